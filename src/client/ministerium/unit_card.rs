//! The drawer at the left for what is marked on the board, and the slip for the canton under the pointer.

use crate::rules::attachments::{Skill, skills};
use bevy_egui::egui::{
    Align2, Area, CollapsingHeader, Context, Frame, Id, Margin, Order as Layer, Rect, ScrollArea, Stroke, Ui, vec2,
};

use super::words::{ability_icon, muster_icon, place_icon, say, symbol, terrain_icon};
use super::{memory, plan, words};
use crate::client::intent::{Intent, Mark};
use crate::client::keys::Action;
use crate::client::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, VERDIGRIS};
use crate::client::look::{
    Line, Medal, bold, chip, explain, explain_tally, figure, house_colour, icon_button, icon_text_button, medallion,
    quoted, section, stat_row, title,
};
use crate::client::sight::{Sight, Wishes};
use crate::client::theatre::{chances, win_percent};
use crate::rules::archfiends;
use crate::rules::combat;
use crate::rules::forces::{self, Landmark, Legion, Muster, Place, Reach, Stat, Strength};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::Order;
use crate::rules::realm::{Entry, Foe, entry};

/// The drawer for what is marked, and the slip for what is under the pointer.
pub fn unit_card(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let mut room = memory::room(ctx);
    if let Some(mark) = sight.hand.selected.filter(|mark| exists(sight, *mark)) {
        let width = drawer_width(ctx, sight);
        let frame =
            Frame::side_top_panel(&ctx.global_style()).inner_margin(Margin::same(8)).stroke(Stroke::new(1.0, ENGRAVED));
        Area::new(Id::new("unit-card")).order(Layer::Middle).movable(false).fixed_pos(room.left_top()).show(
            ctx,
            |ui| {
                frame.show(ui, |ui| {
                    let inside = vec2(width - 18.0, room.height() - 18.0);
                    ui.set_min_size(inside);
                    ui.set_max_size(inside);
                    drawer(ui, sight, wishes, mark);
                });
            },
        );
        room.min.x += width;
    }
    if let Some(canton) = sight.hand.hovered {
        let id = Id::new("hover-card");
        let corner = clear_corner(ctx, id, room.shrink(8.0));
        let area = Area::new(id).order(Layer::Middle).interactable(false);
        area.pivot(corner).fixed_pos(corner.pos_in_rect(&room.shrink(8.0))).show(ctx, |ui| slip(ui, sight, canton));
    }
}

/// The first corner of the room in which the slip does not hide the very canton that it tells about.
fn clear_corner(ctx: &Context, slip: Id, room: Rect) -> Align2 {
    let size = ctx.memory(|memory| memory.area_rect(slip)).map_or(vec2(400.0, 240.0), |rect| rect.size());
    let pointer = ctx.pointer_hover_pos().unwrap_or(room.right_top());
    let canton = 72.0;
    let clear = |corner: &Align2| !corner.align_size_within_rect(size, room).expand(canton).contains(pointer);
    [Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM].into_iter().find(clear).unwrap_or(Align2::RIGHT_TOP)
}

/// How much of the room the drawer takes at the left.
pub(super) fn drawer_width(ctx: &Context, sight: &Sight<'_>) -> f32 {
    match sight.hand.selected {
        Some(mark) if exists(sight, mark) => {
            if memory::room(ctx).width() < 900.0 {
                232.0
            } else {
                328.0
            }
        }
        Some(_) | None => 0.0,
    }
}

fn exists(sight: &Sight<'_>, mark: Mark) -> bool {
    match mark {
        Mark::Legion(id) => sight.table().forces().legion(id).is_some(),
        Mark::Place(id) => sight.table().forces().place(id).is_some(),
        Mark::Canton(canton) => canton.index() < sight.table().realm().owners().len(),
    }
}

fn drawer(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, mark: Mark) {
    let table = sight.table();
    ui.spacing_mut().interact_size.y = 24.0;
    ui.horizontal(|ui| {
        if icon_button(ui, sight.look, "close", &say!(sight, "panel-unmark")).clicked() {
            wishes.push(Intent::Select(None));
        }
        let canton = match mark {
            Mark::Legion(id) => words::unit_canton(sight, Foe::Legion(id)),
            Mark::Place(id) => words::place_canton(sight, id),
            Mark::Canton(canton) => Some(canton),
        };
        if let Some(canton) = canton
            && icon_button(
                ui,
                sight.look,
                "zoom",
                &say!(sight, "panel-look", canton = sight.teller().canton_name(canton)),
            )
            .clicked()
        {
            wishes.push(Intent::LookAt(canton));
        }
    });
    ScrollArea::vertical().id_salt("unit-card-scroll").auto_shrink([false, false]).show(ui, |ui| match mark {
        Mark::Legion(id) => {
            if let Some(legion) = table.forces().legion(id) {
                legion_facts(ui, sight, legion);
                prospects(ui, sight, wishes, legion);
            }
        }
        Mark::Place(id) => {
            if let Some(place) = table.forces().place(id) {
                place_facts(ui, sight, place);
            }
        }
        Mark::Canton(canton) => canton_facts(ui, sight, canton),
    });
}

fn owner_line(ui: &mut Ui, sight: &Sight<'_>, owner: Option<Seat>) {
    ui.horizontal(|ui| match owner {
        Some(seat) => {
            medallion(ui, sight.look, &symbol(sight, seat), 24.0, house_colour(seat), Medal::Circle);
            ui.label(sight.teller().seat_name(seat));
        }
        None => drop(ui.weak(say!(sight, "panel-unclaimed"))),
    });
}

fn head(ui: &mut Ui, sight: &Sight<'_>, (icon, medal): (&str, Medal), name: &str, owner: Option<Seat>) {
    ui.horizontal(|ui| {
        medallion(ui, sight.look, icon, 56.0, owner.map_or(ASH, house_colour), medal);
        ui.vertical(|ui| {
            ui.add(bevy_egui::egui::Label::new(bold(name).text_style(title()).size(19.0)).wrap());
            owner_line(ui, sight, owner);
        });
    });
}

/// The three combat values of a unit at rest, with what support would add told beside them.
fn values(ui: &mut Ui, sight: &Sight<'_>, strength: &Strength) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        for stat in Stat::ALL {
            let response = ui
                .horizontal(|ui| {
                    let tint = ui.visuals().text_color();
                    ui.add(sight.look.image(stat.key(), 20.0, tint));
                    ui.label(figure(strength.of(stat)).size(17.0));
                })
                .response;
            let half = strength.of(stat) / 2;
            explain(response, sight, &teller.stat(stat), || {
                vec![
                    Line::Part(teller.part(&archfiends::Part::Base), strength.of(stat).to_string()),
                    Line::Text(say!(sight, "panel-supports", n = half)),
                    Line::Term("challenge"),
                    Line::Term("support"),
                ]
            });
            ui.add_space(8.0);
        }
    });
}

fn body(ui: &mut Ui, sight: &Sight<'_>, level: u8, hp: (i16, i16), healing: (Vec<Line>, Option<archfiends::Tally>)) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        let tint = ui.visuals().text_color();
        ui.add(sight.look.image("level", 18.0, tint));
        explain(ui.label(say!(sight, "panel-level", n = level)), sight, &teller.term("level").0, || {
            vec![Line::Text(teller.term("level").1)]
        });
        ui.add_space(8.0);
        ui.add(sight.look.image("hitpoints", 18.0, tint));
        let response = ui.label(figure(format!("{}/{}", hp.0, hp.1)));
        let heading = teller.term("hit-points").0;
        let (lines, rate) = healing;
        match rate {
            Some(rate) => explain_tally(response, sight, &say!(sight, "panel-heals", what = heading), &rate, &lines),
            None => explain(response, sight, &heading, || lines),
        };
    });
}

/// Everything about a legion that can be known.
pub fn legion_facts(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion) {
    let (catalog, table, teller) = (sight.catalog(), sight.table(), sight.teller());
    head(
        ui,
        sight,
        (muster_icon(sight, &legion.muster), Medal::Shield),
        &teller.legion_name(legion),
        Some(legion.owner),
    );
    values(ui, sight, &legion.strength);
    let mine = legion.owner == sight.seat();
    let sheltered = sheltered(table, legion);
    let words = say!(sight, if sheltered { "panel-sheltered" } else { "panel-unsheltered" });
    let lines = vec![Line::Text(words), Line::Term("healing-rate")];
    // A rival's healing rate rests on attributes that nobody may see.
    let rate = mine.then(|| archfiends::healing_rate(catalog, table, legion.owner));
    body(ui, sight, legion.level, (legion.hp, legion.max_hp), (lines, rate));
    let planned = sight.hand.planned.forces().legion(legion.id).filter(|_| mine).copied().unwrap_or(*legion);
    let left = forces::moves_left(catalog, &sight.hand.planned, &planned);
    let all = forces::pace(catalog, table, legion).total();
    let mut stats = vec![("moves", format!("{left}/{all}"), teller.term("move-points").1)];
    stats.push(match (!legion.unwavering()).then_some(legion.loyalty) {
        Some(loyalty) => ("loyalty", loyalty.to_string(), teller.term("loyalty").1),
        None => ("loyalty", "–".to_owned(), say!(sight, "panel-loyalty-guard")),
    });
    stat_row(ui, sight.look, &stats);
    ui.horizontal_wrapped(|ui| {
        for Skill { ability, .. } in skills(catalog, table, Foe::Legion(legion.id)) {
            let colour = if ui.visuals().text_color() == INK { ASH } else { BONE };
            chip(ui, sight.look, ability_icon(&ability), &teller.ability_name(&ability), colour)
                .on_hover_text(teller.ability(&ability));
        }
    });
    ui.weak(teller.canton_name(legion.canton));
    if planned.canton != legion.canton {
        ui.label(say!(sight, "panel-planned-at", canton = teller.canton_name(planned.canton)));
    }
    match legion.muster {
        Muster::Hired(kind) => drop(ui.label(quoted(&catalog.legion(kind).flavour))),
        Muster::Guard(_) => drop(ui.label(quoted(teller.term("personal-guard").1))),
    }
}

/// Whether a legion stands next to a place of its own side, where it heals (manual 4.1).
fn sheltered(table: &Game, legion: &Legion) -> bool {
    let grid = table.realm().grid();
    table.forces().places_of(legion.owner).any(|place| grid.adjacent(place.canton, legion.canton))
}

/// Everything about a place that can be known.
pub fn place_facts(ui: &mut Ui, sight: &Sight<'_>, place: &Place) {
    let (catalog, table, teller) = (sight.catalog(), sight.table(), sight.teller());
    head(
        ui,
        sight,
        (place_icon(sight, &place.landmark), Medal::Hexagon),
        &teller.place_name(&place.landmark),
        place.owner,
    );
    let term = match place.landmark {
        Landmark::Pandemonium => "pandemonium",
        Landmark::Stronghold(_) => "stronghold",
        Landmark::Power(_) => "place-of-power",
    };
    let (name, meaning) = teller.term(term);
    ui.weak(&name).on_hover_text(meaning);
    values(ui, sight, &place.strength);
    let rate =
        place.owner.filter(|&owner| owner == sight.seat()).map(|owner| archfiends::healing_rate(catalog, table, owner));
    let lines = vec![Line::Text(teller.tip("healing-rate")), Line::Term("garrison"), Line::Term("healing-rate")];
    body(ui, sight, place.level, (place.hp, place.max_hp), (lines, rate));
    let tip = say!(sight, "panel-place-prestige", n = place.prestige);
    stat_row(ui, sight.look, &[("prestige", say!(sight, "panel-a-turn", n = place.prestige), tip)]);
    if let Landmark::Power(kind) = place.landmark {
        ui.label(quoted(&catalog.place(kind).flavour));
    }
    if place.landmark == Landmark::Pandemonium && place.owner.is_none() && !table.conclave().dissolved() {
        ui.horizontal_wrapped(|ui| {
            let colour = if ui.visuals().text_color() == INK { INK } else { EMBER };
            ui.add(sight.look.image("warning", 18.0, colour));
            ui.label(bevy_egui::egui::RichText::new(teller.tip("pandemonium")).color(colour));
        });
    }
}

fn canton_facts(ui: &mut Ui, sight: &Sight<'_>, canton: CantonId) {
    let (table, teller) = (sight.table(), sight.teller());
    let terrain = table.realm().terrain(canton);
    head(ui, sight, (terrain_icon(terrain), Medal::Hexagon), &teller.terrain(terrain), table.realm().owner(canton));
    ui.weak(teller.coordinates(canton));
    let id = if terrain.passable() { "panel-passable" } else { "panel-impassable" };
    ui.label(teller.rule(id));
    if let Some(legion) = table.forces().legion_at(canton) {
        section(ui, &teller.legion_name(legion));
        legion_facts(ui, sight, legion);
    }
    if let Some(place) = table.forces().place_at(canton) {
        section(ui, &teller.place_name(&place.landmark));
        place_facts(ui, sight, place);
    }
}

/// Where the plan leaves a legion, and everything it could still reach from there.
fn reach(sight: &Sight<'_>, legion: &Legion) -> (Legion, Vec<Reach>) {
    let held = sight.table().realm().owners().to_vec();
    let planned = sight.hand.planned.forces().legion(legion.id).copied().unwrap_or(*legion);
    let reach = forces::reach(sight.catalog(), &sight.hand.planned, &held, &planned);
    (planned, reach)
}

/// What one's own legion can do next: how far it gets, and whom it could fight with what chances.
fn prospects(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion) {
    if legion.owner != sight.seat() || plan::closed(sight).is_some() {
        return;
    }
    let teller = sight.teller();
    let (planned, reach) = reach(sight, legion);
    section(ui, &say!(sight, "panel-prospects"));
    let key = sight.preferences.bindings.label(Action::March);
    ui.weak(say!(
        sight,
        "panel-march-tip",
        left = forces::moves_left(sight.catalog(), &sight.hand.planned, &planned),
        all = forces::pace(sight.catalog(), &sight.hand.planned, &planned).total(),
        n = reach.len(),
        key = key
    ));
    let mut met: Vec<Foe> = Vec::new();
    for way in &reach {
        let Some(foe) = way.foe.filter(|foe| !met.contains(foe)) else { continue };
        met.push(foe);
        let Some(battle) = combat::muster(sight.catalog(), &sight.hand.planned, &planned, foe, way.canton) else {
            continue;
        };
        ui.push_id(way.canton.0, |ui| {
            ui.horizontal_wrapped(|ui| {
                let order = order_of(legion, way);
                let reason = plan::why_not(sight, None, &order);
                let icon = if way.flight { "fly" } else { "battle" };
                let words =
                    say!(sight, "panel-attack", unit = teller.unit_name(&foe), n = win_percent(ui.ctx(), &battle));
                let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, icon, &words).wrap());
                if button.clicked() {
                    wishes.push(Intent::Put(None, order));
                    wishes.push(Intent::LookAt(way.canton));
                }
                explain(button, sight, &words, || {
                    let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
                    lines.push(Line::Text(say!(sight, "panel-attack-tip", n = way.path.len())));
                    lines.extend(affront(sight, foe).map(Line::Bad));
                    lines
                });
            });
            let how = say!(sight, "theatre-forecast");
            CollapsingHeader::new(how).id_salt("forecast").show(ui, |ui| chances(ui, sight, &battle, Some(wishes)));
        });
    }
}

/// That an attack on Pandemonium is answered with a writ, if it is.
fn affront(sight: &Sight<'_>, foe: Foe) -> Option<String> {
    let Foe::Place(id) = foe else { return None };
    let place = sight.table().forces().place(id)?;
    let conclaves = place.landmark == Landmark::Pandemonium && place.owner.is_none();
    let cast_out = sight.table().diplomacy().excommunicated(sight.seat());
    (conclaves && !cast_out).then(|| sight.teller().tip("pandemonium"))
}

fn order_of(legion: &Legion, way: &Reach) -> Order {
    if way.flight {
        Order::Fly { legion: legion.id, to: way.canton }
    } else {
        Order::March { legion: legion.id, path: way.path.clone() }
    }
}

/// The slip for the canton under the pointer.
fn slip(ui: &mut Ui, sight: &Sight<'_>, canton: CantonId) {
    if canton.index() >= sight.table().realm().owners().len() {
        return;
    }
    let (table, teller) = (sight.table(), sight.teller());
    Frame::popup(ui.style()).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_max_width(380.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 22.0;
        let terrain = table.realm().terrain(canton);
        ui.horizontal(|ui| {
            ui.add(sight.look.image(terrain_icon(terrain), 22.0, ASH));
            ui.label(bold(teller.terrain(terrain)));
            ui.weak(teller.coordinates(canton));
        });
        owner_line(ui, sight, table.realm().owner(canton));
        if let Some(place) = table.forces().place_at(canton) {
            unit_line(
                ui,
                sight,
                place_icon(sight, &place.landmark),
                &teller.place_name(&place.landmark),
                (place.level, place.hp, place.strength),
            );
        }
        if let Some(legion) = table.forces().legion_at(canton) {
            let name = teller.legion_of(&legion.muster, legion.owner);
            unit_line(ui, sight, muster_icon(sight, &legion.muster), &name, (legion.level, legion.hp, legion.strength));
        }
        if let Some(Mark::Legion(id)) = sight.hand.selected
            && let Some(legion) = table.forces().legion(id).filter(|legion| legion.owner == sight.seat())
        {
            way_in(ui, sight, legion, canton);
        }
    });
}

fn unit_line(ui: &mut Ui, sight: &Sight<'_>, icon: &str, name: &str, (level, hp, strength): (u8, i16, Strength)) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image(icon, 20.0, BONE));
        ui.label(name);
    });
    ui.horizontal(|ui| {
        ui.weak(say!(sight, "panel-level", n = level));
        for (icon, n) in
            [("hitpoints", hp), ("ranged", strength.ranged), ("melee", strength.melee), ("infernal", strength.infernal)]
        {
            ui.add(sight.look.image(icon, 16.0, BONE));
            ui.label(figure(n));
        }
    });
}

/// By what right the marked legion could enter a canton this turn, or why not, and what would come of a fight.
fn way_in(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion, canton: CantonId) {
    let (planned, reach) = reach(sight, legion);
    if planned.canton == canton {
        return;
    }
    ui.separator();
    let Some(way) = reach.iter().find(|way| way.canton == canton) else {
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.label(bevy_egui::egui::RichText::new(barred(sight, &planned, canton)).color(EMBER));
        });
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image(if way.flight { "fly" } else { "march" }, 18.0, VERDIGRIS));
        let words = if way.flight {
            say!(sight, "panel-way-flight")
        } else {
            say!(
                sight,
                "panel-way-march",
                n = way.path.len(),
                left = forces::moves_left(sight.catalog(), &sight.hand.planned, &planned)
            )
        };
        ui.label(bevy_egui::egui::RichText::new(words).color(VERDIGRIS));
    });
    if let Some(foe) = way.foe
        && let Some(battle) = combat::muster(sight.catalog(), &sight.hand.planned, &planned, foe, canton)
    {
        chances(ui, sight, &battle, None);
        if let Some(words) = affront(sight, foe) {
            ui.label(bevy_egui::egui::RichText::new(words).color(EMBER));
        }
    }
}

/// Why a canton is out of reach: the law first, then the distance.
fn barred(sight: &Sight<'_>, legion: &Legion, canton: CantonId) -> String {
    let grid = sight.table().realm().grid();
    let held = sight.table().realm().owners().to_vec();
    let steps = grid.distance(legion.canton, canton);
    // As if it came from the canton before it on the straight way.
    let line = grid.line(legion.canton, canton);
    let from = line.len().checked_sub(2).and_then(|at| line.get(at)).copied();
    match entry(sight.catalog(), &sight.hand.planned, &held, legion, from, canton) {
        Entry::Barred(bar) => say!(sight, "panel-barred", why = sight.teller().bar(&bar)),
        Entry::Through => say!(sight, "panel-barred", why = sight.teller().bar(&crate::rules::realm::Bar::Occupied)),
        Entry::Free | Entry::Battle(_) => say!(
            sight,
            "panel-too-far",
            n = steps,
            left = forces::moves_left(sight.catalog(), &sight.hand.planned, legion)
        ),
    }
}

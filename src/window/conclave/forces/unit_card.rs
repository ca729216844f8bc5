//! The drawer at the left for the selection of the board, and the note for the canton under the
//! pointer.

use bevy_egui::egui::{
    Align, Align2, Area, CollapsingHeader, Context, Frame, Id, LayerId, Margin, Order as Layer, Rect, Stroke, Ui, Vec2,
    pos2, vec2,
};

use super::unit_facts::{head, legion_facts, owner_line, place_facts};
use super::unit_sheet::card_button;
use super::{attach, numbers, service};
use crate::conclave::board::modes::strip::strip_of;
use crate::conclave::board::verdict::{self, Prospect, Verdict};
use crate::conclave::events;
use crate::conclave::ministerium::words::{muster_picture, place_picture, say, terrain_icon};
use crate::conclave::ministerium::{memory, words};
use crate::conclave::orders::plan;
use crate::conclave::rituals::{self, bewitched, rumours};
use crate::conclave::theatre::{chances, win_percent};
use crate::intent::{Looking, Mark, Planning};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, VERDIGRIS};
use crate::look::{
    Line, Medal, Picture, bold, explain, figure, first_stop, icon_button, icon_text_button, mark, mark_usable, marked,
    scroll, section, target,
};
use crate::rules::combat;
use crate::rules::conclave::place_income;
use crate::rules::forces::{self, ForcesOrder, Landmark, Legion, Place, Reach, Stat};
use crate::rules::ids::CantonId;
use crate::rules::orders::Order;
use crate::rules::realm::Foe;
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

/// Draws the drawer for the selection, and the note for the canton under the pointer.
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
    slip_in(ctx, sight, room, Slip::Whole);
}

/// What the note for a canton tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slip {
    /// Everything that is known of it.
    Whole,
    /// Only what a ritual would do there.
    Aim,
}

/// Draws only the note for the canton under the pointer, while a target is being selected. It stays
/// below this height, in points.
pub(crate) fn slips(ctx: &Context, sight: &Sight<'_>, below: f32) {
    let room = memory::room(ctx);
    let room = room.with_min_y(below.clamp(room.top(), room.bottom()));
    let slip = if room.height() < WHOLE { Slip::Aim } else { Slip::Whole };
    slip_in(ctx, sight, room, slip);
}

/// Height of the room for the whole note, in points.
const WHOLE: f32 = 200.0;
/// Width of the board below which the note would lie under the answer to a vain click, in points.
const BOTH: f32 = 720.0;

fn slip_in(ctx: &Context, sight: &Sight<'_>, room: Rect, told: Slip) {
    if room.width() < BOTH && area_of(ctx, "map-rebuff").is_some() {
        return;
    }
    if let Some(canton) = sight.hand.hovered {
        let id = Id::new("hover-card");
        let (corner, room) = clear_corner(ctx, id, room.shrink(8.0));
        let area = Area::new(id).order(Layer::Middle).interactable(false);
        area.pivot(corner).fixed_pos(corner.pos_in_rect(&room)).show(ctx, |ui| slip(ui, sight, canton, told));
    }
}

/// Returns the first corner of the area in which the note covers neither the canton under the
/// pointer nor the clerk of a lesson, and if possible not the counsel either, and the area without the buttons of the map modes, if the note
/// would lie under them.
fn clear_corner(ctx: &Context, slip: Id, room: Rect) -> (Align2, Rect) {
    let size = ctx.memory(|memory| memory.area_rect(slip)).map_or(vec2(400.0, 240.0), |rect| rect.size());
    let pointer = memory::spot(ctx).unwrap_or(room.right_top());
    let canton = 72.0;
    let clerk = marked(ctx, "clerk").map_or(Rect::NOTHING, |clerk| clerk.rect);
    let strip = strip_of(ctx).unwrap_or(Rect::NOTHING);
    let free = |corner: Align2| {
        if corner.align_size_within_rect(size, room).intersects(strip) {
            Rect::from_min_max(pos2(room.left(), strip.bottom() + 6.0), room.max)
        } else {
            room
        }
    };
    let counsel = area_of(ctx, "counsel").unwrap_or(Rect::NOTHING);
    let note = |corner: &Align2| corner.align_size_within_rect(size, free(*corner));
    let clear = |corner: &Align2| !note(corner).expand(canton).contains(pointer) && !note(corner).intersects(clerk);
    let corners = [Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP];
    let alone = corners.into_iter().find(|corner| clear(corner) && !note(corner).intersects(counsel));
    let corner = alone.or_else(|| corners.into_iter().find(clear)).unwrap_or(Align2::RIGHT_TOP);
    (corner, free(corner))
}

/// Returns the rectangle of an area over the board; `None` if it was not drawn in the last frame.
fn area_of(ctx: &Context, name: &str) -> Option<Rect> {
    let id = Id::new(name);
    ctx.memory(|memory| {
        let drawn = memory.areas().visible_last_frame(&LayerId::new(Layer::Middle, id));
        memory.area_rect(id).filter(|_| drawn)
    })
}

/// Returns the width that the drawer takes from the area at the left, in points.
pub(crate) fn drawer_width(ctx: &Context, sight: &Sight<'_>) -> f32 {
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
        let close = icon_button(ui, sight.look, "close", &say!(sight, "panel-unmark"));
        first_stop(ui.ctx(), close.id);
        if close.clicked() {
            wishes.push(Looking::Select(None).into());
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
            wishes.push(Looking::LookAt(canton).into());
        }
    });
    scroll(ui, "unit-card-scroll", |ui| match mark {
        Mark::Legion(id) => {
            if let Some(legion) = table.forces().legion(id) {
                legion_facts(ui, sight, legion);
                events::aim::offers(ui, sight, wishes);
                attachments(ui, sight, wishes, Foe::Legion(id));
                prospects(ui, sight, wishes, legion);
            }
        }
        Mark::Place(id) => {
            if let Some(place) = table.forces().place(id) {
                place_facts(ui, sight, place);
                events::aim::offers(ui, sight, wishes);
                attachments(ui, sight, wishes, Foe::Place(id));
            }
        }
        Mark::Canton(canton) => canton_facts(ui, sight, canton),
    });
}

/// Draws the slots of a unit and, for the player's own, the button to make combat cards.
fn attachments(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe) {
    section(ui, &say!(sight, "items-slots"));
    ui.add_space(4.0);
    attach::slots(ui, sight, wishes, unit);
    if attach::owner_of(sight.table(), unit) == Some(sight.seat()) && plan::closed(sight).is_none() {
        card_button(ui, sight, wishes, Some(unit));
    }
}

fn canton_facts(ui: &mut Ui, sight: &Sight<'_>, canton: CantonId) {
    let (table, teller) = (sight.table(), sight.teller());
    let terrain = table.realm().terrain(canton);
    head(ui, sight, (terrain_icon(terrain), Medal::Hexagon), &teller.terrain(terrain), table.realm().owner(canton));
    ui.weak(teller.coordinates(canton));
    let id = if terrain.passable() { "panel-passable" } else { "panel-impassable" };
    ui.label(teller.rule(id));
    rumours(ui, sight, canton);
    if let Some(legion) = table.forces().legion_at(canton) {
        section(ui, &teller.legion_name(legion));
        legion_facts(ui, sight, legion);
    }
    if let Some(place) = table.forces().place_at(canton) {
        section(ui, &teller.place_name(&place.landmark));
        place_facts(ui, sight, place);
    }
}

/// Returns a legion in its position after the draft, and everything that it can reach from there.
fn reach(sight: &Sight<'_>, legion: &Legion) -> (Legion, Vec<Reach>) {
    Prospect::of(sight.catalog(), sight.hand, legion.id)
        .map_or((*legion, Vec::new()), |prospect| (prospect.legion, prospect.reach))
}

/// Draws the options of the player's own legion: its remaining moves, and its possible battles with
/// their chances.
fn prospects(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion) {
    if legion.owner != sight.seat() || plan::closed(sight).is_some() {
        return;
    }
    let teller = sight.teller();
    section(ui, &say!(sight, "panel-prospects"));
    ui.add_space(4.0);
    let dismissal = words::with_key(sight, &say!(sight, "items-dismiss"), Action::Dismiss);
    service::of_legion(ui, sight, wishes, legion, &dismissal);
    if sight.hand.planned().forces().legion(legion.id).is_none() {
        // The draft dismisses it.
        return;
    }
    let (planned, reach) = reach(sight, legion);
    let key = sight.preferences.bindings.label(sight.text, Action::March);
    ui.weak(say!(
        sight,
        "panel-march-tip",
        left = forces::moves_left(sight.catalog(), sight.hand.planned(), &planned),
        all = forces::pace(sight.catalog(), sight.hand.planned(), &planned).total(),
        n = reach.len(),
        key = key
    ));
    let mut met: Vec<Foe> = Vec::new();
    let mut best = None;
    for way in &reach {
        let Some(foe) = way.foe.filter(|foe| !met.contains(foe)) else { continue };
        met.push(foe);
        let Some(battle) = combat::muster(sight.catalog(), sight.hand.planned(), &planned, foe, way.canton) else {
            continue;
        };
        let chance = win_percent(ui.ctx(), &battle);
        // The tutorial points at the place with the best chance.
        let better = matches!(foe, Foe::Place(_)) && Some(chance) > best;
        if better {
            best = Some(chance);
        }
        ui.push_id(way.canton.0, |ui| {
            ui.horizontal_wrapped(|ui| {
                let order = order_of(legion, way);
                let reason = plan::why_not(sight, None, &order);
                let icon = if way.flight { "fly" } else { "battle" };
                let words = say!(sight, "panel-attack", unit = teller.unit_name(&foe), n = chance);
                let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, icon, &words).wrap());
                if better {
                    mark_usable(ui, "storm", &button);
                }
                if button.clicked() {
                    wishes.push(Planning::Put(None, order).into());
                    wishes.push(Looking::LookAt(way.canton).into());
                }
                explain(button, sight, &words, || {
                    let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
                    lines.push(Line::Text(say!(sight, "panel-attack-tip", n = way.path.len())));
                    lines.extend(spoils(sight, foe).map(Line::Text));
                    lines.extend(affront(sight, foe).map(Line::Bad));
                    lines
                });
            });
            let how = say!(sight, "theatre-forecast");
            // The heading is as large as a button; the rows under it are not.
            let (row, large) = (ui.spacing().interact_size, Vec2::splat(target(ui)));
            ui.spacing_mut().interact_size = large;
            let shown = CollapsingHeader::new(how).id_salt("forecast").show(ui, |ui| {
                ui.spacing_mut().interact_size = row;
                chances(ui, sight, &battle, Some(wishes));
            });
            ui.spacing_mut().interact_size = row;
            if shown.header_response.clicked() {
                // What unfolds below the edge of the drawer would not be seen.
                ui.scroll_to_rect(shown.header_response.rect, Some(Align::Min));
            }
            if better && shown.openness < 0.1 {
                mark(ui, "forecast", shown.header_response.rect);
            }
        });
    }
}

/// Returns the prestige that a victory brings, now and from then on at the end of every turn.
fn spoils(sight: &Sight<'_>, foe: Foe) -> Option<String> {
    let (catalog, table) = (sight.catalog(), sight.table());
    let now = |level| combat::spoils(catalog, table, sight.seat(), level);
    match foe {
        Foe::Legion(id) => {
            let legion = table.forces().legion(id)?;
            Some(say!(sight, "panel-attack-spoils", n = now(legion.level)))
        }
        Foe::Place(id) => {
            let place = table.forces().place(id)?;
            let own = Place { owner: Some(sight.seat()), ..*place };
            let income = place_income(catalog, table, &own).total();
            Some(say!(sight, "panel-attack-spoils-place", n = now(place.level), income = income))
        }
    }
}

/// Returns the warning that an attack on Pandemonium leads to excommunication, if it does.
fn affront(sight: &Sight<'_>, foe: Foe) -> Option<String> {
    let Foe::Place(id) = foe else { return None };
    let place = sight.table().forces().place(id)?;
    let conclaves = place.landmark == Landmark::Pandemonium && place.owner.is_none();
    let cast_out = sight.table().diplomacy().excommunicated(sight.seat());
    (conclaves && !cast_out).then(|| sight.teller().tip("pandemonium"))
}

fn order_of(legion: &Legion, way: &Reach) -> Order {
    if way.flight {
        Order::Forces(ForcesOrder::Fly { legion: legion.id, to: way.canton })
    } else {
        Order::Forces(ForcesOrder::March { legion: legion.id, path: way.path.clone() })
    }
}

/// Draws the note for the canton under the pointer.
fn slip(ui: &mut Ui, sight: &Sight<'_>, canton: CantonId, told: Slip) {
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
        if let (Some(rite), Slip::Aim) = (sight.pointing(), told) {
            rituals::under_pointer(ui, sight, rite, canton);
            return;
        }
        owner_line(ui, sight, table.realm().owner(canton));
        if let Some(place) = table.forces().place_at(canton) {
            unit_line(
                ui,
                sight,
                place_picture(sight, &place.landmark),
                &teller.place_name(&place.landmark),
                (say!(sight, "panel-level", n = place.level), place.hp, Foe::Place(place.id)),
            );
        }
        if let Some(legion) = table.forces().legion_at(canton) {
            let name = teller.legion_of(&legion.muster, legion.owner);
            let facts = (teller.rising_level(legion.level), legion.hp, Foe::Legion(legion.id));
            unit_line(ui, sight, muster_picture(sight, &legion.muster), &name, facts);
            bewitched(ui, sight, legion);
        }
        rumours(ui, sight, canton);
        if let Some(rite) = sight.pointing() {
            rituals::under_pointer(ui, sight, rite, canton);
            return;
        }
        if let Some(Mark::Legion(id)) = sight.hand.selected
            && let Some(legion) = table.forces().legion(id).filter(|legion| legion.owner == sight.seat())
        {
            way_in(ui, sight, legion, canton);
        }
    });
}

fn unit_line(ui: &mut Ui, sight: &Sight<'_>, picture: Picture<'_>, name: &str, (level, hp, unit): (String, i16, Foe)) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image(picture, 28.0, BONE));
        ui.label(name);
    });
    ui.horizontal(|ui| {
        ui.weak(level);
        ui.add(sight.look.image("hitpoints", 16.0, BONE));
        ui.label(figure(hp));
        // With the bonuses of praetor and artifacts, as in the drawer and in the forecast.
        let values = numbers::values(sight, sight.table(), unit);
        for (stat, tally) in Stat::ALL.into_iter().zip(&values) {
            ui.add(sight.look.image(stat.key(), 16.0, BONE));
            ui.label(figure(numbers::shown(tally)));
        }
    });
}

/// Draws the right by which the selected legion could enter a canton this turn, or the reason
/// against it, and the chances of a battle.
fn way_in(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion, canton: CantonId) {
    let Some(prospect) = Prospect::of(sight.catalog(), sight.hand, legion.id) else { return };
    let found = prospect.verdict(sight.catalog(), sight.hand, canton);
    if found == Verdict::Here {
        return;
    }
    ui.separator();
    let (planned, reach) = (prospect.legion, prospect.reach);
    let Some(way) = reach.iter().find(|way| way.canton == canton).filter(|_| verdict::open(&found)) else {
        let ordered = matches!(found, Verdict::Ordered(_));
        let (icon, colour) = if ordered { ("check", VERDIGRIS) } else { ("cross", EMBER) };
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image(icon, 16.0, colour));
            ui.label(bevy_egui::egui::RichText::new(verdict::told(sight, &found)).color(colour));
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
                left = forces::moves_left(sight.catalog(), sight.hand.planned(), &planned)
            )
        };
        ui.label(bevy_egui::egui::RichText::new(words).color(VERDIGRIS));
    });
    if let Some(foe) = way.foe
        && let Some(battle) = combat::muster(sight.catalog(), sight.hand.planned(), &planned, foe, canton)
    {
        chances(ui, sight, &battle, None);
        if let Some(words) = affront(sight, foe) {
            ui.label(bevy_egui::egui::RichText::new(words).color(EMBER));
        }
    }
}

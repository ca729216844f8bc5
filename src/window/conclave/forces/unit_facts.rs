//! All known facts about a unit: its heading, its values with their parts, its hit points, its
//! abilities and its story.

use bevy_egui::egui::{Label, RichText, Ui};

use super::numbers;
use crate::conclave::ministerium::words::{ability_icon, muster_picture, place_picture, say, symbol};
use crate::conclave::rituals::bewitched;
use crate::look::palette::{ASH, BONE, EMBER, INK, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{
    Line, Medal, Picture, bold, chip, explain, explain_tally, figure, house_colour, medallion, purse_ui, quoted,
    stat_row, title,
};
use crate::rules::archfiends;
use crate::rules::attachments::{Skill, Source, skills};
use crate::rules::conclave;
use crate::rules::forces::{self, Landmark, Legion, Muster, Place, Stat};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;
use crate::rules::tribute::Purse;
use crate::sight::Sight;

/// Draws the owner of a unit.
pub fn owner_line(ui: &mut Ui, sight: &Sight<'_>, owner: Option<Seat>) {
    ui.horizontal(|ui| match owner {
        Some(seat) => {
            medallion(ui, sight.look, symbol(sight, seat), 24.0, house_colour(seat), Medal::Circle);
            ui.label(sight.teller().seat_name(seat));
        }
        None => drop(ui.weak(say!(sight, "panel-unclaimed"))),
    });
}

/// Draws the heading of a sheet: a medallion, a name, an owner.
pub fn head<'p>(
    ui: &mut Ui,
    sight: &Sight<'_>,
    (picture, medal): (impl Into<Picture<'p>>, Medal),
    name: &str,
    owner: Option<Seat>,
) {
    ui.horizontal(|ui| {
        medallion(ui, sight.look, picture, 60.0, owner.map_or(ASH, house_colour), medal);
        ui.vertical(|ui| {
            ui.add(Label::new(bold(name).text_style(title()).size(19.0)).wrap());
            owner_line(ui, sight, owner);
        });
    });
}

/// Draws the three combat values of a unit outside battle with their parts, and its value as
/// support.
pub fn values(ui: &mut Ui, sight: &Sight<'_>, unit: Foe) {
    let teller = sight.teller();
    let tallies = numbers::values(sight, sight.table(), unit);
    // A second number shows the value after the attachments of the draft.
    let planned = numbers::values(sight, sight.hand.planned(), unit);
    ui.horizontal_wrapped(|ui| {
        for (stat, (tally, planned)) in Stat::ALL.into_iter().zip(tallies.into_iter().zip(planned)) {
            let (now, then) = (numbers::shown(&tally), numbers::shown(&planned));
            let response = ui
                .horizontal(|ui| {
                    let tint = ui.visuals().text_color();
                    ui.add(sight.look.image(stat.key(), 20.0, tint));
                    ui.label(figure(now).size(17.0));
                    if then != now && !planned.0.is_empty() {
                        let colour = if then > now { VERDIGRIS } else { EMBER };
                        ui.add(sight.look.image("right", 12.0, tint));
                        ui.label(figure(then).size(17.0).color(colour));
                    }
                })
                .response;
            let mut more = Vec::new();
            if matches!(unit, Foe::Legion(_)) {
                more.push(Line::Text(say!(sight, "panel-supports", n = now / 2)));
            }
            if then != now && !planned.0.is_empty() {
                more.push(Line::Text(say!(sight, "items-value-planned", n = then)));
            }
            more.extend([Line::Term("challenge"), Line::Term("support")]);
            explain_tally(response, sight, &teller.stat(stat), &tally, &more);
            ui.add_space(8.0);
        }
    });
}

/// Draws the level of a unit, and its hit points with an explanation of healing.
fn body(
    ui: &mut Ui,
    sight: &Sight<'_>,
    level: String,
    hp: (i16, i16),
    healing: (Vec<Line>, Option<archfiends::Tally>),
) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        let tint = ui.visuals().text_color();
        ui.add(sight.look.image("level", 18.0, tint));
        explain(ui.label(level), sight, &teller.term("level").0, || vec![Line::Text(teller.term("level").1)]);
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

/// Draws all known facts about a legion.
pub fn legion_facts(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion) {
    let (catalog, table, teller) = (sight.catalog(), sight.table(), sight.teller());
    head(
        ui,
        sight,
        (muster_picture(sight, &legion.muster), Medal::Shield),
        &teller.legion_name(legion),
        Some(legion.owner),
    );
    values(ui, sight, Foe::Legion(legion.id));
    bewitched(ui, sight, legion);
    let mine = legion.owner == sight.seat();
    let sheltered = sheltered(table, legion);
    let words = say!(sight, if sheltered { "panel-sheltered" } else { "panel-unsheltered" });
    let lines = vec![Line::Text(words), Line::Term("healing-rate")];
    // A rival's healing rate depends on attributes that are secret.
    let rate = mine.then(|| archfiends::healing_rate(catalog, table, legion.owner));
    body(ui, sight, teller.rising_level(legion.level), (legion.hp, legion.max_hp), (lines, rate));
    let planned = sight.hand.planned().forces().legion(legion.id).filter(|_| mine).copied().unwrap_or(*legion);
    let left = forces::moves_left(catalog, sight.hand.planned(), &planned);
    let pace = forces::pace(catalog, sight.hand.planned(), &planned);
    let all = pace.total();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        let tint = ui.visuals().text_color();
        ui.add(sight.look.image("moves", 18.0, tint));
        let tip = [Line::Text(teller.term("move-points").1)];
        explain_tally(ui.label(figure(format!("{left}/{all}"))), sight, &teller.term("move-points").0, &pace, &tip);
        ui.add_space(3.0);
        ui.add(sight.look.image("loyalty", 18.0, tint));
        let (heading, meaning) = teller.term("loyalty");
        match numbers::loyalty(sight, table, legion) {
            Some(loyalty) => {
                let tip = [Line::Text(meaning)];
                explain_tally(ui.label(figure(loyalty.total())), sight, &heading, &loyalty, &tip)
            }
            None => explain(ui.label(say!(sight, "panel-loyalty-sworn")), sight, &heading, || {
                let words = say!(sight, "panel-loyalty-guard");
                vec![Line::Text(words), Line::Text(meaning), Line::Term("personal-guard")]
            }),
        };
        upkeep(ui, sight, legion);
    });
    ability_row(ui, sight, Foe::Legion(legion.id));
    ui.weak(teller.canton_name(legion.canton));
    if planned.canton != legion.canton {
        ui.label(say!(sight, "panel-planned-at", canton = teller.canton_name(planned.canton)));
    }
    match legion.muster {
        Muster::Hired(kind) => drop(ui.label(quoted(&catalog.legion(kind).flavour))),
        Muster::Guard(_) => drop(ui.label(quoted(teller.term("personal-guard").1))),
    }
}

/// True if a legion is next to a place of its own side, where it heals (manual 4.1).
fn sheltered(table: &Game, legion: &Legion) -> bool {
    let grid = table.realm().grid();
    table.forces().places_of(legion.owner).any(|place| grid.adjacent(place.canton, legion.canton))
}

/// Draws all known facts about a place.
pub fn place_facts(ui: &mut Ui, sight: &Sight<'_>, place: &Place) {
    let (catalog, table, teller) = (sight.catalog(), sight.table(), sight.teller());
    head(
        ui,
        sight,
        (place_picture(sight, &place.landmark), Medal::Hexagon),
        &teller.place_name(&place.landmark),
        place.owner,
    );
    let term = match place.landmark {
        Landmark::Pandemonium => "pandemonium",
        Landmark::Stronghold(_) => "stronghold",
        Landmark::Power(_) => "place-of-power",
    };
    let (name, meaning) = teller.term(term);
    ui.weak(&name).hint(meaning);
    values(ui, sight, Foe::Place(place.id));
    let rate =
        place.owner.filter(|&owner| owner == sight.seat()).map(|owner| archfiends::healing_rate(catalog, table, owner));
    let lines = vec![Line::Text(teller.tip("healing-rate")), Line::Term("garrison"), Line::Term("healing-rate")];
    body(ui, sight, say!(sight, "panel-level", n = place.level), (place.hp, place.max_hp), (lines, rate));
    let income = conclave::place_income(catalog, table, place);
    let mut tip = vec![say!(sight, "panel-place-prestige", n = income.total())];
    if income.0.len() > 1 {
        tip.extend(income.0.iter().map(|(part, n)| format!("{} {}", teller.signed(*n), teller.part(part))));
    }
    if place.owner.is_some_and(|owner| owner != sight.seat()) {
        tip.push(say!(sight, "panel-place-prestige-rival"));
    }
    stat_row(ui, sight.look, &[("prestige", say!(sight, "panel-a-turn", n = income.total()), tip.join("\n"))]);
    ability_row(ui, sight, Foe::Place(place.id));
    if let Landmark::Power(kind) = place.landmark {
        ui.horizontal_wrapped(|ui| {
            for boon in &catalog.place(kind).boons {
                let colour = if ui.visuals().text_color() == INK { ASH } else { BONE };
                chip(ui, sight.look, boon.icon(), &teller.boon_name(boon), colour).hint(teller.boon(boon));
            }
        });
        ui.label(quoted(&catalog.place(kind).flavour));
    }
    if place.landmark == Landmark::Pandemonium && place.owner.is_none() && !table.conclave().dissolved() {
        ui.horizontal_wrapped(|ui| {
            let colour = if ui.visuals().text_color() == INK { INK } else { EMBER };
            ui.add(sight.look.image("warning", 18.0, colour));
            ui.label(RichText::new(teller.tip("pandemonium")).color(colour));
        });
    }
}

/// Draws a legion's upkeep per turn, and the number of turns paid with the plan. Only the price is
/// known for a rival's legion.
fn upkeep(ui: &mut Ui, sight: &Sight<'_>, legion: &Legion) {
    let price = legion.upkeep(sight.catalog());
    if price == Purse::EMPTY {
        return;
    }
    ui.add_space(3.0);
    ui.label(say!(sight, "items-upkeep"));
    purse_ui(ui, sight.look, sight.text, &price);
    if legion.owner == sight.seat() {
        let paid = super::upkeep::paid(sight, legion);
        let words = say!(sight, "items-upkeep-paid", n = paid);
        let colour = match (paid, ui.visuals().text_color() == INK) {
            (0, false) => EMBER,
            (_, true) => INK,
            (_, false) => ASH,
        };
        ui.label(RichText::new(words).color(colour)).hint(say!(sight, "items-upkeep-tip"));
    }
}

/// Draws the abilities of a unit as a row of chips.
fn ability_row(ui: &mut Ui, sight: &Sight<'_>, unit: Foe) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        for skill in skills(sight.catalog(), sight.table(), unit) {
            let colour = if ui.visuals().text_color() == INK { ASH } else { BONE };
            let told = chip(ui, sight.look, ability_icon(&skill.ability), &teller.ability_name(&skill.ability), colour);
            told.hint(teller.ability(&skill.ability)).hint(origin(sight, &skill));
        }
    });
}

/// Returns the source of an ability, in words.
pub fn origin(sight: &Sight<'_>, skill: &Skill) -> String {
    match skill.source {
        Source::Born => say!(sight, "items-source-born"),
        Source::Promotion => say!(sight, "items-source-promotion"),
        Source::Training => say!(sight, "items-source-training"),
        Source::Praetor(_) | Source::Artifact(_) => {
            let part = sight.teller().part(&archfiends::Part::of(skill.source));
            say!(sight, "items-source-item", item = part)
        }
    }
}

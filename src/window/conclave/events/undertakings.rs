//! Events with several stages (manual appendix K): the state of each, the house that it affects
//! next, and the legions away on it.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{card, turns_left};
use crate::conclave::ministerium::words::{muster_picture, say, symbol};
use crate::conclave::orders::plan;
use crate::intent::{Errand, Leaf, Looking, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, house_colour};
use crate::look::{Line, Medal, bold, chip, explain, figure, icon_text_button, medallion, pips, section};
use crate::rules::attachments::Treasure;
use crate::rules::events::{Course, Crusade, CrusadeStage, Undertaken, survival};
use crate::rules::forces::Landmark;
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};

/// True if, as far as is public, an undertaking is about to affect the seated house.
pub fn threatens(sight: &Sight<'_>, undertaken: &Undertaken) -> bool {
    let me = sight.seat();
    match &undertaken.course {
        Course::Paladin { quarry } => *quarry == me,
        Course::AngelicHost { left, .. } => left.contains(&me),
        Course::Beast { struck } => !struck.contains(&me) && holds_power(sight, me),
        Course::Tournament { .. } | Course::Crusade(_) => false,
    }
}

fn holds_power(sight: &Sight<'_>, seat: Seat) -> bool {
    sight.table().forces().places_of(seat).any(|place| matches!(place.landmark, Landmark::Power(_)))
}

/// Returns a short state for a row.
fn brief(sight: &Sight<'_>, undertaken: &Undertaken) -> String {
    let teller = sight.teller();
    match &undertaken.course {
        Course::Paladin { quarry } => say!(sight, "herald-brief-paladin", house = teller.seat_name(*quarry)),
        Course::Tournament { on, .. } => say!(sight, "herald-brief-turn", turn = *on),
        Course::Crusade(crusade) => match crusade.stage {
            CrusadeStage::Gathering => say!(sight, "herald-brief-gathers"),
            CrusadeStage::Away { until, .. } => say!(sight, "herald-brief-back", turn = until),
            CrusadeStage::Home => say!(sight, "herald-brief-home"),
        },
        Course::AngelicHost { left, .. } => match left.first() {
            Some(next) => say!(sight, "herald-brief-next", house = teller.seat_name(*next)),
            None => say!(sight, "herald-brief-leaves"),
        },
        Course::Beast { struck } => say!(sight, "herald-brief-struck", n = struck.len()),
    }
}

/// Draws a row for each undertaking.
pub fn list(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, leaf: Leaf) {
    let all = sight.table().events().undertakings();
    if all.is_empty() {
        return;
    }
    section(ui, &say!(sight, "herald-under-way", n = all.len()));
    ui.add_space(4.0);
    for (at, one) in all.iter().enumerate() {
        ui.push_id(("undertaking", at), |ui| {
            let badge = threatens(sight, one).then(|| say!(sight, "herald-comes-to-you"));
            let chosen = leaf == Leaf::Undertaking(at);
            let row = card::Row { event: one.event, chosen, under: Some(brief(sight, one)), badge, alarm: true };
            if row.show(ui, sight).clicked() {
                wishes.push(Looking::Open(Sheet::Events(Leaf::Undertaking(at))).into());
            }
        });
    }
}

/// Draws the public facts of an undertaking.
pub fn about(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, undertaken: &Undertaken) {
    let teller = sight.teller();
    section(ui, &say!(sight, "herald-stands-so"));
    ui.add_space(6.0);
    house(ui, sight, undertaken.by, &say!(sight, "herald-played-by", house = teller.seat_name(undertaken.by)));
    ui.add(Label::new(bold(teller.undertaking(undertaken))).wrap());
    if threatens(sight, undertaken) {
        chip(ui, sight.look, "warning", &say!(sight, "herald-comes-to-you-tip"), EMBER);
    }
    match &undertaken.course {
        Course::Paladin { quarry } => {
            let numbers = &sight.catalog().constants.events.undertakings;
            let (prestige, cards) = (numbers.paladin_prestige, numbers.paladin_cards);
            let words =
                say!(sight, "herald-paladin", house = teller.seat_name(*quarry), prestige = prestige, cards = cards);
            ui.add(Label::new(words).wrap());
        }
        Course::Tournament { on, .. } => tournament(ui, sight, wishes, undertaken, *on),
        Course::Crusade(crusade) => of_crusade(ui, sight, crusade),
        Course::AngelicHost { hp, max_hp, left, .. } => host(ui, sight, (*hp, *max_hp), left),
        Course::Beast { struck } => {
            let table = sight.table();
            for seat in table.seats().filter(|&seat| table.conclave().eliminated(seat).is_none()) {
                let id = match (struck.contains(&seat), holds_power(sight, seat)) {
                    (true, _) => "herald-beast-struck",
                    (false, true) => "herald-beast-prey",
                    (false, false) => "herald-beast-safe",
                };
                house(ui, sight, seat, &say!(sight, id, house = teller.seat_name(seat)));
            }
            let rest = sight.catalog().constants.events.undertakings.beast_rest;
            ui.add(Label::new(RichText::new(say!(sight, "herald-beast-rest", n = rest)).color(ASH)).wrap());
        }
    }
}

fn house(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, words: &str) {
    ui.horizontal(|ui| {
        medallion(ui, sight.look, symbol(sight, seat), 32.0, house_colour(seat), Medal::Circle);
        ui.add(Label::new(words).wrap());
    });
}

/// Draws a tournament. The seated house knows only its own contender; the others are revealed at
/// the games.
fn tournament(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, undertaken: &Undertaken, on: u32) {
    let Course::Tournament { entered, .. } = &undertaken.course else { return };
    let left = turns_left(sight, on);
    ui.horizontal(|ui| {
        ui.add(sight.look.image("turn", 24.0, BONE));
        ui.label(say!(sight, "herald-games-in", n = left));
    });
    match entered.iter().find(|entry| entry.seat == sight.seat()) {
        Some(entry) => {
            let name = sight.teller().treasure_name(Treasure::Praetor(entry.praetor));
            ui.add(Label::new(say!(sight, "herald-entered", praetor = name)).wrap());
        }
        None => drop(ui.label(RichText::new(say!(sight, "herald-entered-nobody")).color(EMBER))),
    }
    ui.add(Label::new(RichText::new(say!(sight, "herald-entered-others")).color(ASH)).wrap());
    let Some(decree) = super::decrees::asked(sight).find(|decree| decree.event == undertaken.event) else { return };
    let words = say!(sight, "arena-summons-name");
    let button = plan::button(ui, sight, icon_text_button(sight.look, "single-combat", &words));
    if button.clicked() {
        wishes.push(Looking::Open(Sheet::Arena(Errand::Contest(decree.id))).into());
    }
    explain(button, sight, &words, || vec![Line::Text(say!(sight, "herald-contest-tip"))]);
    let words = say!(sight, "embassy-go-answer");
    if ui.add(icon_text_button(sight.look, "log", &words)).clicked() {
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::TurnLog)).into());
    }
}

/// Explains in a sentence how the chance of a crusade depends on the number of legions.
pub fn odds(sight: &Sight<'_>) -> String {
    let numbers = &sight.catalog().constants.events.undertakings;
    let (one, each, limit) = (survival(numbers, 1), numbers.crusade_company, numbers.crusade_limit);
    say!(sight, "herald-crusade-odds", one = one, each = each, limit = limit)
}

/// Draws the legions that are away, by house, and their chances.
fn of_crusade(ui: &mut Ui, sight: &Sight<'_>, crusade: &Crusade) {
    let teller = sight.teller();
    let numbers = &sight.catalog().constants.events.undertakings;
    let gone = match crusade.stage {
        CrusadeStage::Away { embarked, .. } => Some(embarked),
        CrusadeStage::Gathering => None,
        CrusadeStage::Home => return,
    };
    let chance = |legions: u8| survival(numbers, legions);
    match gone {
        Some(legions) => {
            let response = ui.horizontal(|ui| {
                ui.add(sight.look.image("dice", 24.0, BONE));
                ui.label(say!(sight, "herald-crusade-chance", n = chance(legions)));
            });
            let title = say!(sight, "herald-crusade-chance", n = chance(legions));
            explain(response.response, sight, &title, || {
                let percent = |n: u32| say!(sight, "panel-percent", n = n);
                let company = u32::from(numbers.crusade_company) * u32::from(legions);
                vec![
                    Line::Part(say!(sight, "herald-crusade-base"), percent(numbers.crusade_survival.into())),
                    Line::Part(say!(sight, "herald-crusade-company", n = legions), percent(company)),
                    Line::Total(say!(sight, "panel-total"), percent(chance(legions))),
                    Line::Text(say!(sight, "herald-crusade-limit", n = numbers.crusade_limit)),
                ]
            });
        }
        None => {
            ui.add(Label::new(RichText::new(odds(sight)).color(ASH)).wrap());
        }
    }
    for legion in &crusade.legions {
        ui.horizontal(|ui| {
            medallion(
                ui,
                sight.look,
                muster_picture(sight, &legion.muster),
                32.0,
                house_colour(legion.owner),
                Medal::Shield,
            );
            let name = teller.legion_of(&legion.muster, legion.owner);
            let words = say!(sight, "herald-legion", legion = name, level = legion.level);
            ui.add(Label::new(words).wrap());
        });
    }
}

/// Draws the hit points of the Host, and the houses on its list.
fn host(ui: &mut Ui, sight: &Sight<'_>, (hp, max_hp): (i16, i16), left: &[Seat]) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image("hitpoints", 24.0, BONE));
        ui.label(figure(format!("{hp} / {max_hp}")));
        pips(ui, hp.max(0) as usize, max_hp.max(0) as usize, BONE);
    });
    for (at, &seat) in left.iter().enumerate() {
        let name = sight.teller().seat_name(seat);
        let turn = sight.table().turn() + at as u32;
        house(ui, sight, seat, &say!(sight, "herald-host-visits", house = name, turn = turn));
    }
    ui.add(Label::new(RichText::new(say!(sight, "herald-host-tip")).color(ASH)).wrap());
}

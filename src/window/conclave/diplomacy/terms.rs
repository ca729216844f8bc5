//! The form for the terms of a vendetta: in the field or in the arena, the aim, the turns, the
//! wager, and the rewards (manual 4.14.5).
//!
//! The rules calculate the rewards from the same terms that the claim will contain.

use std::sync::Arc;

use bevy_egui::egui::{Label, RichText, Ui};

use super::acts::outcome;
use super::approach::{break_before_slider, slider};
use super::prices::{Pair, lines};
use crate::chronicle::foresight::{Quarry, Stakes, quarry, stakes};
use crate::conclave::foresight::{self, IRON};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{Line, explain, icon_text_button};
use crate::rules::diplomacy::{
    Aim, Terms, aims, longest, mildest, quarters, threat_level, wager_range, wager_reckoned,
};
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;
use crate::sight::Sight;

/// Explains the minimum and maximum of the wager.
pub fn wager_lines(sight: &Sight<'_>, on: Seat) -> Vec<Line> {
    let pair = Pair::of(sight, sight.seat(), on);
    let threat = threat_level(sight.table(), sight.seat(), on);
    let (least, most) = wager_reckoned(pair.numbers, pair.own, threat);
    let mut told = vec![Line::Text(say!(sight, "embassy-wager-least"))];
    told.extend(lines(sight, &least));
    told.push(Line::Text(say!(sight, "embassy-wager-most")));
    told.extend(lines(sight, &most));
    told.extend([Line::Term("wager"), Line::Term("threat-list")]);
    told
}

/// Returns the terms, limited to the range that the rules permit now.
fn tidy(sight: &Sight<'_>, on: Seat, terms: Terms) -> Terms {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let (least, most) = wager_range(catalog, table, me, on);
    let wager = terms.wager().clamp(least, most);
    match terms {
        Terms::Arena { .. } => Terms::Arena { wager },
        Terms::Field { aim, turns, .. } => {
            let offered = aims(catalog, table, on);
            match offered.iter().find(|&&one| one == aim).or(offered.first()) {
                Some(&aim) => Terms::Field { wager, aim, turns: turns.clamp(1, longest(catalog, table, me, on)) },
                None => Terms::Arena { wager },
            }
        }
    }
}

/// Draws the form. Returns the terms as chosen now.
pub fn composer(ui: &mut Ui, sight: &Sight<'_>, on: Seat, redress: bool, terms: Terms) -> Terms {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let mut terms = tidy(sight, on, terms);
    let offered = aims(catalog, table, on);
    ui.horizontal_wrapped(|ui| {
        let field = matches!(terms, Terms::Field { .. });
        let words = say!(sight, "embassy-field");
        let button = icon_text_button(sight.look, "vendetta", &words).selected(field);
        let button = ui.add_enabled(!offered.is_empty(), button);
        if button.clicked() && !field {
            // Starts with the mildest terms in the field, but keeps the chosen wager.
            terms = match mildest(catalog, table, me, on) {
                Terms::Field { aim, turns, .. } => Terms::Field { wager: terms.wager(), aim, turns },
                Terms::Arena { .. } => terms,
            };
        }
        explain(button, sight, &words, || vec![Line::Text(say!(sight, "embassy-field-tip")), Line::Term("vendetta")]);
        let words = say!(sight, "embassy-arena");
        let button = ui.add(icon_text_button(sight.look, "single-combat", &words).selected(!field));
        if button.clicked() {
            terms = Terms::Arena { wager: terms.wager() };
        }
        explain(button, sight, &words, || {
            vec![Line::Text(sight.teller().rule("embassy-arena-tip")), Line::Term("single-combat")]
        });
    });
    let mut wager = terms.wager();
    match terms {
        Terms::Field { mut aim, mut turns, .. } => {
            let most = longest(catalog, table, me, on);
            choose_aim(ui, sight, &offered, &mut aim, turns, most);
            // Side by side if the width allows.
            ui.horizontal_wrapped(|ui| {
                limit(ui, sight, &mut turns, most);
                ui.add_space(12.0);
                stake(ui, sight, on, &mut wager);
            });
            terms = Terms::Field { wager, aim, turns };
        }
        Terms::Arena { .. } => {
            ui.horizontal_wrapped(|ui| stake(ui, sight, on, &mut wager));
            terms = Terms::Arena { wager };
        }
    }
    pays(ui, sight, on, redress, terms);
    terms
}

fn limit(ui: &mut Ui, sight: &Sight<'_>, turns: &mut u8, most: u8) {
    let words = say!(sight, "embassy-limit");
    break_before_slider(ui, sight, (1, most), &words);
    explain(ui.label(&words), sight, &words, || {
        vec![Line::Text(say!(sight, "embassy-limit-tip", n = most)), Line::Term("threat-list")]
    });
    slider(ui, sight, turns, (1, most), &words);
}

fn stake(ui: &mut Ui, sight: &Sight<'_>, on: Seat, wager: &mut u8) {
    let words = say!(sight, "embassy-wager");
    let range = wager_range(sight.catalog(), sight.table(), sight.seat(), on);
    break_before_slider(ui, sight, range, &words);
    explain(ui.label(&words), sight, &words, || wager_lines(sight, on));
    slider(ui, sight, wager, range, &words);
}

fn choose_aim(ui: &mut Ui, sight: &Sight<'_>, offered: &[Aim], aim: &mut Aim, turns: u8, most: u8) {
    let numbers = &sight.catalog().constants.diplomacy;
    let rows: [(&str, &str, &[(u8, u8)], fn(u8) -> Aim); 3] = [
        ("canton", "embassy-aim-cantons", &numbers.aims.cantons, Aim::Cantons),
        ("place", "embassy-aim-places", &numbers.aims.places, Aim::Places),
        ("destroyed", "embassy-aim-legions", &numbers.aims.legions, Aim::Legions),
    ];
    bevy_egui::egui::Grid::new("aims").num_columns(3).spacing([8.0, 4.0]).show(ui, |ui| {
        for (icon, id, row, make) in rows {
            ui.add(sight.look.image(icon, 18.0, ASH));
            ui.label(sight.text.say(id)).hint(sight.text.say(&format!("{id}-tip")));
            ui.horizontal(|ui| {
                for &(amount, _) in row {
                    let one = make(amount);
                    let words = sight.teller().aim(one);
                    let can = offered.contains(&one);
                    let button = icon_text_button(sight.look, icon, amount.to_string()).selected(*aim == one);
                    let button = ui.add_enabled(can, button);
                    button.widget_info(|| {
                        let kind = bevy_egui::egui::WidgetType::Button;
                        bevy_egui::egui::WidgetInfo::selected(kind, can, *aim == one, &words)
                    });
                    if button.clicked() {
                        *aim = one;
                    }
                    explain(button, sight, &words, || {
                        let pays = quarters(numbers, one, turns, most).unwrap_or(0);
                        vec![if can {
                            Line::Text(say!(sight, "embassy-aim-pays", percent = u32::from(pays) * 25))
                        } else {
                            Line::Bad(say!(sight, "embassy-aim-too-much"))
                        }]
                    });
                }
            });
            ui.end_row();
        }
    });
}

/// Draws the rewards of the terms, and the cost of failure, after the rest of the plan.
fn pays(ui: &mut Ui, sight: &Sight<'_>, on: Seat, redress: bool, terms: Terms) {
    let (catalog, table) = (sight.catalog(), sight.table());
    let house = sight.teller().seat_name(on);
    let Stakes { named, taken, bonus, percent, other_loses, other_gains, surety } =
        stakes(catalog, table, &sight.hand.foretold.ahead, on, terms);
    if taken < named {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("warning", 18.0, EMBER));
            ui.add(Label::new(RichText::new(say!(sight, "embassy-wager-short", n = taken)).color(EMBER)).wrap());
        });
    }
    match terms {
        Terms::Field { aim, turns, .. } => {
            rule(ui, sight, aim);
            nearest(ui, sight, on, aim, turns);
            let until = table.turn() + u32::from(turns);
            let won = say!(
                sight,
                "embassy-field-won",
                wager = taken,
                bonus = bonus,
                percent = percent,
                house = house.as_str(),
                half = other_loses
            );
            let heading = say!(sight, "embassy-if-won", aim = sight.teller().aim(aim), until = until);
            outcome(ui, sight, "check", VERDIGRIS, &heading, &won);
            let hasty = stakes(
                catalog,
                table,
                &sight.hand.foretold.ahead,
                on,
                Terms::Field { wager: terms.wager(), aim, turns: 1 },
            );
            if hasty.percent > percent {
                let words = say!(sight, "embassy-hasty", percent = hasty.percent);
                ui.add(Label::new(RichText::new(words).color(ASH)).wrap());
            }
            let lost = say!(sight, "embassy-field-lost", wager = taken, house = house.as_str(), half = other_gains);
            outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-late"), &lost);
        }
        Terms::Arena { .. } => {
            let until = table.turn() + u32::from(catalog.constants.arena.answer_turns);
            let won = say!(sight, "embassy-arena-won", wager = taken, double = taken + bonus, house = house.as_str());
            outcome(ui, sight, "check", VERDIGRIS, &say!(sight, "embassy-if-arena-won"), &won);
            let lost = say!(
                sight,
                "embassy-arena-lost",
                wager = taken,
                answer = other_loses,
                double = other_gains,
                until = until
            );
            outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-arena-lost"), &lost);
        }
    }
    if redress {
        let n = catalog.constants.diplomacy.humiliation_avenged;
        let words = say!(sight, "embassy-redress", n = n);
        outcome(ui, sight, "prestige", GOLD, &say!(sight, "embassy-redress-title"), &words);
    }
    foresight::surety(ui, sight, surety, IRON);
}

/// Draws what could be taken for an aim, the nearest first. Land is shown by the board.
fn nearest(ui: &mut Ui, sight: &Sight<'_>, on: Seat, aim: Aim, limit: u8) {
    /// Number of lines at most.
    const LINES: usize = 3;
    let at = this_turn(sight, "quarry").with(on);
    let known: Option<Arc<Vec<Quarry>>> = recall(ui.ctx(), at);
    let all = known.unwrap_or_else(|| {
        let all = Arc::new(quarry(sight.catalog(), sight.table(), sight.seat(), on));
        remember(ui.ctx(), at, Some(Arc::clone(&all)));
        all
    });
    let wanted = |quarry: &&Quarry| match (aim, quarry.unit) {
        (Aim::Places(_), Foe::Place(_)) | (Aim::Legions(_), Foe::Legion(_)) => true,
        (Aim::Cantons(_), _) | (Aim::Places(_), Foe::Legion(_)) | (Aim::Legions(_), Foe::Place(_)) => false,
    };
    let teller = sight.teller();
    for quarry in all.iter().filter(wanted).take(LINES) {
        let late = quarry.turns > u32::from(limit);
        let Some(legion) = sight.table().forces().legion(quarry.legion) else { continue };
        let about = [
            ("unit", teller.unit_name(&quarry.unit).into()),
            ("legion", teller.legion_name(legion).into()),
            ("turns", quarry.turns.into()),
            ("percent", quarry.percent.into()),
            ("limit", limit.into()),
        ];
        let words = sight.text.say_with(if late { "embassy-quarry-late" } else { "embassy-quarry" }, &about);
        ui.horizontal_top(|ui| {
            let (icon, colour) = if late { ("cross", EMBER) } else { ("battle", BONE) };
            ui.add(sight.look.image(icon, 16.0, colour));
            ui.add(Label::new(RichText::new(words).color(colour)).wrap()).hint(say!(sight, "embassy-quarry-tip"));
        });
    }
}

/// Draws what counts towards an aim (manual 4.2, 4.14.5). Each row of the choice has the same rule
/// as its tooltip, but who has chosen should not have to look for it.
pub fn rule(ui: &mut Ui, sight: &Sight<'_>, aim: Aim) {
    ui.horizontal_top(|ui| {
        ui.add(sight.look.image("info", 16.0, ASH));
        let words = sight.text.say(&format!("vendetta-counts-{}", aim.key()));
        ui.add(Label::new(RichText::new(words).color(ASH)).wrap());
    });
}

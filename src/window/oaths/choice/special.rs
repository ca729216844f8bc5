//! The forms of special play cards: what is played, what is countered, what is shuffled.

use bevy_egui::egui::{RichText, Ui};
use oaths::rules::catalog::Moment;
use oaths::rules::ids::{Seat, SpecialKind};
use oaths::rules::specials::{Play, SpecialAnswer, SpecialStep};
use oaths::rules::step::Answer;

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::option;
use crate::look::bold;
use crate::look::palette::ASH;
use crate::shell::screens::say;

pub(super) fn untouched(step: &SpecialStep) -> Answer {
    match step {
        SpecialStep::Window(_) | SpecialStep::Effects(_) => SpecialAnswer::Play(Vec::new()).into(),
        SpecialStep::Counter(_) => SpecialAnswer::Counter(None).into(),
        SpecialStep::Drunk { .. } => SpecialAnswer::Shuffle(Vec::new()).into(),
    }
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &SpecialStep, answer: Answer) -> Answer {
    match (step, answer) {
        (SpecialStep::Window(moment), Answer::Special(SpecialAnswer::Play(mut chosen))) => {
            plays(ui, sight, *moment, &mut chosen);
            SpecialAnswer::Play(chosen).into()
        }
        (SpecialStep::Counter(announced), Answer::Special(SpecialAnswer::Counter(mut chosen))) => {
            if option(ui, sight, "close", &say!(sight, "oaths-ui-counter-none"), chosen.is_none()) {
                chosen = None;
            }
            for (at, card) in announced.iter().enumerate() {
                let teller = sight.teller();
                let about = [("devil", teller.seat(card.by).into()), ("card", teller.play(&card.play).into())];
                let words = sight.text.say_with("oaths-ui-counter", &about);
                if option(ui, sight, "cross", &words, chosen == Some(at as u8)) {
                    chosen = Some(at as u8);
                }
            }
            SpecialAnswer::Counter(chosen).into()
        }
        (SpecialStep::Drunk { cards, .. }, Answer::Special(SpecialAnswer::Shuffle(mut chosen))) => {
            let hand = sight.game().domain(sight.seat()).hand.cards().to_vec();
            let most = sight.game().drunk_share(sight.seat(), *cards).min(hand.len());
            ui.label(bold(say!(sight, "oaths-ui-chosen", n = chosen.len(), of = most)));
            pick(ui, sight, &hand, &mut chosen, most, Thing::Hand);
            SpecialAnswer::Shuffle(chosen).into()
        }
        (
            SpecialStep::Window(_) | SpecialStep::Counter(_) | SpecialStep::Drunk { .. } | SpecialStep::Effects(_),
            answer,
        ) => answer,
    }
}

/// Draws the cards that can be played at a moment, each with its aims.
pub(super) fn plays(ui: &mut Ui, sight: &Sight<'_>, moment: Moment, chosen: &mut Vec<Play>) {
    let (game, seat): (_, Seat) = (sight.game(), sight.seat());
    let cards: Vec<SpecialKind> = game.playable(sight.catalog, seat, moment);
    for card in cards {
        ui.push_id(("special", card.0), |ui| {
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Special(card), Size::Usual).show(ui, sight);
                ui.vertical(|ui| {
                    let plays = game.plays(sight.catalog, seat, card);
                    if plays.is_empty() {
                        ui.label(RichText::new(say!(sight, "oaths-ui-no-aim")).color(ASH));
                    }
                    // Equal cards of one devil are offered once.
                    let mut shown: Vec<String> = Vec::new();
                    for play in plays {
                        let on = chosen.contains(&play);
                        let words = sight.teller().play(&play);
                        if shown.contains(&words) && !on {
                            continue;
                        }
                        let clicked = option(ui, sight, "event", &words, on);
                        shown.push(words);
                        if clicked {
                            chosen.retain(|other| other.card != card);
                            if !on {
                                chosen.push(play);
                            }
                        }
                    }
                });
            });
        });
    }
}

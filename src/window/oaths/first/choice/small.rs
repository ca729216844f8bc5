//! The forms that are small: another hand, a torture, a ritual, awards, the gathering, a debt.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::first::rules::award::{AwardAnswer, AwardStep};
use oaths::first::rules::court::Speech;
use oaths::first::rules::ids::{Card, Seat};
use oaths::first::rules::muster::{MusterAnswer, MusterStep};
use oaths::first::rules::promises::{Payment, PromiseStep, Vow};
use oaths::first::rules::rites::RiteAnswer;

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::{devils, option, toggle, yes_or_no};
use crate::look::palette::ASH;
use crate::look::{bold, section};
use crate::shell::screens::say;

pub(super) fn muster(ui: &mut Ui, sight: &Sight<'_>, step: &MusterStep, answer: MusterAnswer) -> MusterAnswer {
    match (step, answer) {
        (MusterStep::Redraw, MusterAnswer::Redraw(now)) => MusterAnswer::Redraw(yes_or_no(
            ui,
            sight,
            now,
            ("card", "oaths-first-ui-redraw"),
            ("check", "oaths-first-ui-redraw-not"),
        )),
        (MusterStep::Torture { prisoner, seen, .. }, MusterAnswer::Keep(now)) => {
            let mut chosen: Vec<Seat> = now.into_iter().collect();
            let keep = say!(sight, "oaths-ui-torture-none", devil = sight.teller().seat(*prisoner));
            if option(ui, sight, "lock", &keep, now.is_none()) {
                chosen.clear();
            }
            let free = say!(sight, "oaths-first-ui-torture-oath", devil = sight.teller().seat(*prisoner));
            ui.add(Label::new(RichText::new(free).color(ASH)).wrap());
            pick(ui, sight, seen, &mut chosen, 1, Thing::Oath);
            MusterAnswer::Keep(chosen.first().copied())
        }
        (
            MusterStep::Deal | MusterStep::Redraw | MusterStep::Dawn | MusterStep::Init | MusterStep::Torture { .. },
            answer,
        ) => answer,
    }
}

/// Draws the rituals that can be performed now, each with its targets.
pub(super) fn rite(ui: &mut Ui, sight: &Sight<'_>, answer: RiteAnswer) -> RiteAnswer {
    let (game, seat) = (sight.game(), sight.seat());
    let mut now = answer;
    if option(ui, sight, "check", &say!(sight, "oaths-first-ui-rite-done"), now == RiteAnswer::Done) {
        now = RiteAnswer::Done;
    }
    let domain = game.domain(seat);
    let tabled = domain.rituals.iter().copied();
    let from_hand = game.may_cast_from_hand(sight.catalog, seat);
    let held = domain.hand.resources().filter(|card| from_hand && sight.catalog.ritual(*card).is_some());
    let all: Vec<(Card, bool)> = tabled.map(|card| (card, true)).chain(held.map(|card| (card, false))).collect();
    for (ritual, on_table) in all {
        ui.push_id(("ritual", ritual.0), |ui| {
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Card(ritual), Size::Usual).show(ui, sight);
                ui.vertical(|ui| {
                    let aims = sight.catalog.ritual(ritual).is_some_and(|effect| effect.aims());
                    let targets: Vec<Option<Seat>> =
                        if aims { game.others(seat).map(Some).collect() } else { vec![None] };
                    for target in targets {
                        let answer = RiteAnswer::Perform { ritual, target };
                        let words = target.map_or_else(
                            || say!(sight, "oaths-ui-perform"),
                            |target| say!(sight, "oaths-first-ui-perform-at", devil = sight.teller().seat(target)),
                        );
                        if option(ui, sight, "ritual", &words, now == answer) {
                            now = answer;
                        }
                    }
                    let cancel = RiteAnswer::Cancel(ritual);
                    if on_table
                        && option(ui, sight, "delete", &say!(sight, "oaths-first-ui-rite-cancel"), now == cancel)
                    {
                        now = cancel;
                    }
                });
            });
        });
    }
    now
}

pub(super) fn award(ui: &mut Ui, sight: &Sight<'_>, step: &AwardStep, answer: AwardAnswer) -> AwardAnswer {
    match (step, answer) {
        (AwardStep::Repent, AwardAnswer::Repent(now)) => AwardAnswer::Repent(yes_or_no(
            ui,
            sight,
            now,
            ("unlock", "oaths-first-ui-repent"),
            ("lock", "oaths-first-ui-repent-not"),
        )),
        (AwardStep::Again(rolls), AwardAnswer::Again(now)) => {
            if let Some((_, die)) = rolls.iter().find(|(seat, _)| *seat == sight.seat()) {
                ui.label(bold(say!(sight, "oaths-first-ui-die", n = *die)));
            }
            AwardAnswer::Again(yes_or_no(
                ui,
                sight,
                now,
                ("redo", "oaths-first-ui-again"),
                ("check", "oaths-first-ui-again-not"),
            ))
        }
        (AwardStep::Gift(_), AwardAnswer::Oath(now)) => AwardAnswer::Oath(yes_or_no(
            ui,
            sight,
            now,
            ("manuscript", "oaths-first-ui-gift-oath"),
            ("prestige", "oaths-first-ui-gift-point"),
        )),
        (AwardStep::Pick(_), AwardAnswer::Pick(now)) => {
            let mut chosen = vec![now];
            let mut pile = sight.game().pile().to_vec();
            pile.dedup();
            pick(ui, sight, &pile, &mut chosen, 1, Thing::Oath);
            AwardAnswer::Pick(chosen.first().copied().unwrap_or(now))
        }
        (
            AwardStep::Generic
            | AwardStep::Power
            | AwardStep::Repent
            | AwardStep::Souls
            | AwardStep::Again(_)
            | AwardStep::Masters
            | AwardStep::Gift(_)
            | AwardStep::Pick(_),
            answer,
        ) => answer,
    }
}

/// Draws what a devil says at the gathering.
pub(super) fn speech(ui: &mut Ui, sight: &Sight<'_>, mut speech: Speech) -> Speech {
    let game = sight.game();
    let comes = yes_or_no(
        ui,
        sight,
        speech.arrives,
        ("throne", "oaths-first-ui-comes"),
        ("close", "oaths-first-ui-stays-away"),
    );
    if !comes {
        return Speech::default();
    }
    speech.arrives = true;
    let candidates: Vec<Seat> = game.seats().filter(|seat| game.is_candidate(sight.catalog, *seat)).collect();
    section(ui, &say!(sight, "oaths-first-ui-objections"));
    if candidates.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "oaths-first-ui-no-candidate")).color(ASH)).wrap());
    }
    for seat in candidates {
        ui.horizontal(|ui| {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
            let needed = game.objections_needed(sight.catalog, seat);
            let about = [("devil", sight.teller().seat(seat).into()), ("n", needed.into())];
            let words = sight.text.say_with("oaths-first-ui-object", &about);
            if option(ui, sight, "cross", &words, speech.objects.contains(&seat)) {
                toggle(&mut speech.objects, seat);
            }
        });
    }
    section(ui, &say!(sight, "oaths-first-ui-proclamation"));
    if option(ui, sight, "close", &say!(sight, "oaths-first-ui-proclaims-nobody"), speech.proclaims.is_none()) {
        speech.proclaims = None;
    }
    let all: Vec<Seat> = game.seats().collect();
    devils(ui, sight, &all, &mut speech.proclaims);
    speech
}

/// Draws the cards that keep a promise.
pub(super) fn payment(ui: &mut Ui, sight: &Sight<'_>, step: &PromiseStep, payment: Payment) -> Payment {
    let PromiseStep::Judge(id) = step;
    let Some(promise) = sight.game().promises().get(id.index()) else { return payment };
    ui.add(Label::new(sight.teller().promise(promise)).wrap());
    let Payment(mut chosen) = payment;
    let most = if let Vow::Cards(count) = promise.vow { usize::from(count) } else { chosen.len() };
    let held: Vec<Card> = sight.game().domain(sight.seat()).hand.resources().collect();
    ui.label(bold(say!(sight, "oaths-ui-chosen", n = chosen.len(), of = most)));
    pick(ui, sight, &held, &mut chosen, most, Thing::Card);
    Payment(chosen)
}

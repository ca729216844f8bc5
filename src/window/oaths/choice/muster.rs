//! The forms of the reinforcements: a realm to settle in, and what becomes of drawn cards.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::rules::catalog::EventEffect;
use oaths::rules::ids::{Card, Paper, Seat};
use oaths::rules::muster::{Agreement, MusterAnswer, MusterStep};
use oaths::rules::step::Answer;

use super::super::sight::Sight;
use super::super::thing::{Thing, pick};
use super::devils;
use crate::look::palette::{ASH, VERDIGRIS};
use crate::look::{bold, section};
use crate::shell::screens::say;

pub(super) fn untouched(step: &MusterStep) -> Option<Answer> {
    match step {
        MusterStep::Table { .. } => Some(MusterAnswer::Table { discard: Vec::new(), agreements: Vec::new() }.into()),
        MusterStep::Dawn | MusterStep::Settle(_) | MusterStep::Deal => None,
    }
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &MusterStep, answer: Answer) -> Answer {
    match (step, answer) {
        (MusterStep::Settle(_), answer) => {
            let mut chosen = Vec::new();
            if let Answer::Muster(MusterAnswer::Settle(realm)) = &answer {
                chosen.push(*realm);
            }
            pick(ui, sight, sight.game().vacant(), &mut chosen, 1, Thing::Realm);
            chosen.first().map_or(answer, |realm| MusterAnswer::Settle(*realm).into())
        }
        (MusterStep::Table { discard: count, .. }, Answer::Muster(MusterAnswer::Table { mut discard, agreements })) => {
            let drawn = sight.game().domain(sight.seat()).drawn.clone();
            let words = say!(sight, "oaths-ui-discarding", n = discard.len(), of = *count);
            ui.label(bold(words).color(if discard.len() == *count { VERDIGRIS } else { ASH }));
            pick(ui, sight, &drawn, &mut discard, *count, Thing::Card);
            let agreements = events(ui, sight, &drawn, &discard, agreements);
            MusterAnswer::Table { discard, agreements }.into()
        }
        (MusterStep::Dawn | MusterStep::Table { .. } | MusterStep::Deal, answer) => answer,
    }
}

/// Draws the use of kept events that take cards of another devil.
fn events(
    ui: &mut Ui,
    sight: &Sight<'_>,
    drawn: &[Card],
    discard: &[Card],
    mut agreements: Vec<Agreement>,
) -> Vec<Agreement> {
    agreements.retain(|agreement| !discard.contains(&agreement.event));
    for &event in drawn.iter().filter(|card| !discard.contains(card)) {
        let Some(EventEffect::Agreement { cards }) = sight.catalog.event(event).map(|def| def.effect) else { continue };
        ui.push_id(("agreement", event.0), |ui| {
            section(ui, &sight.teller().card(event));
            let at = agreements.iter().position(|agreement| agreement.event == event);
            let mut target = at.map(|at| agreements[at].target);
            let others: Vec<Seat> = sight.game().others(sight.seat()).collect();
            ui.label(RichText::new(say!(sight, "oaths-ui-agreement-whom")).color(ASH));
            if devils(ui, sight, &others, &mut target) {
                agreements.retain(|agreement| agreement.event != event);
                if let Some(target) = target {
                    agreements.push(Agreement { event, target, take: Vec::new(), give: Vec::new() });
                }
            }
            if let Some(agreement) = agreements.iter_mut().find(|agreement| agreement.event == event) {
                let most = usize::from(cards);
                let theirs = &sight.game().domain(agreement.target).tabled;
                ui.label(bold(say!(
                    sight,
                    "oaths-ui-agreement-take",
                    n = agreement.take.len(),
                    of = most.min(theirs.len())
                )));
                pick(ui, sight, theirs, &mut agreement.take, most, Thing::Card);
                let favor = sight.game().domain(sight.seat()).hand.papers_like(Paper::favor(sight.seat())) > 0;
                let id = if favor { "oaths-ui-agreement-give" } else { "oaths-ui-agreement-give-cards" };
                ui.add(Label::new(bold(sight.text.say_with(id, &[("n", most.into())]))).wrap());
                let mut own = sight.game().domain(sight.seat()).tabled.clone();
                own.extend(
                    drawn.iter().filter(|card| !discard.contains(card) && sight.catalog.event(**card).is_none()),
                );
                own.extend(&agreement.take);
                agreement.give.retain(|card| own.contains(card));
                pick(ui, sight, &own, &mut agreement.give, most, Thing::Card);
            }
        });
    }
    agreements
}

//! The forms of the scoring and the end: the pile, surplus cards, the last prisoners, the vote.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::rules::court::{CourtAnswer, CourtStep};
use oaths::rules::game::Game;
use oaths::rules::ids::{Card, Paper, Seat};
use oaths::rules::step::Answer;
use oaths::rules::trade::{Claim, Favor};

use super::super::sight::Sight;
use super::super::thing::{Thing, pick};
use super::{devils, option};
use crate::look::palette::ASH;
use crate::look::{bold, section};
use crate::shell::screens::say;

pub(super) fn untouched(step: &CourtStep, game: &Game, most: usize) -> Option<Answer> {
    let answer = match step {
        CourtStep::Contribute => CourtAnswer::Contribute(Vec::new()),
        // Whoever comes last has nothing to choose.
        CourtStep::Take(_) if game.pile().len() <= most => {
            CourtAnswer::Take { papers: game.pile().to_vec(), discard: Vec::new() }
        }
        CourtStep::Take(_) => CourtAnswer::Take { papers: Vec::new(), discard: Vec::new() },
        CourtStep::LastPrisoners => {
            CourtAnswer::LastPrisoners { claims: Vec::new(), frees: Vec::new(), gives: Vec::new() }
        }
        CourtStep::Vote | CourtStep::Score | CourtStep::Dusk => return None,
    };
    Some(answer.into())
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &CourtStep, answer: Answer) -> Answer {
    let (game, seat) = (sight.game(), sight.seat());
    let most = usize::from(sight.catalog.numbers.pile);
    match (step, answer) {
        (CourtStep::Contribute, Answer::Court(CourtAnswer::Contribute(mut papers))) => {
            let own: Vec<Paper> = game.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
            let most = most.min(own.len());
            ui.label(bold(say!(sight, "oaths-ui-chosen", n = papers.len(), of = most)));
            pick(ui, sight, &own, &mut papers, most, |paper| Thing::Hand(oaths::rules::ids::HandCard::Paper(paper)));
            CourtAnswer::Contribute(papers).into()
        }
        (CourtStep::Take(_), Answer::Court(CourtAnswer::Take { mut papers, mut discard })) => {
            let most = most.min(game.pile().len());
            section(ui, &say!(sight, "oaths-ui-pile", n = papers.len(), of = most));
            pick(ui, sight, game.pile(), &mut papers, most, |paper| {
                Thing::Hand(oaths::rules::ids::HandCard::Paper(paper))
            });
            let surplus = game.surplus(sight.catalog, seat);
            if surplus > 0 {
                section(ui, &say!(sight, "oaths-ui-discarding", n = discard.len(), of = surplus));
                let cards: Vec<Card> = game.domain(seat).cards().collect();
                pick(ui, sight, &cards, &mut discard, surplus, Thing::Card);
            }
            CourtAnswer::Take { papers, discard }.into()
        }
        (CourtStep::LastPrisoners, Answer::Court(CourtAnswer::LastPrisoners { claims, frees, gives })) => {
            prisoners(ui, sight, claims, frees, gives)
        }
        (CourtStep::Vote, answer) => {
            let mut chosen = None;
            if let Answer::Court(CourtAnswer::Vote(seat)) = &answer {
                chosen = Some(*seat);
            }
            let all: Vec<Seat> = game.seats().collect();
            devils(ui, sight, &all, &mut chosen);
            chosen.map_or(answer, |seat| CourtAnswer::Vote(seat).into())
        }
        (
            CourtStep::Contribute | CourtStep::Take(_) | CourtStep::LastPrisoners | CourtStep::Score | CourtStep::Dusk,
            answer,
        ) => answer,
    }
}

/// Draws what can become of prisoners before the vote.
fn prisoners(
    ui: &mut Ui,
    sight: &Sight<'_>,
    mut claims: Vec<Claim>,
    mut frees: Vec<Seat>,
    mut gives: Vec<(Seat, Seat)>,
) -> Answer {
    let (game, seat) = (sight.game(), sight.seat());
    for prisoner in game.prisoners(seat) {
        section(ui, &sight.teller().seat(prisoner));
        let given = gives.iter().find(|(who, _)| *who == prisoner).map(|(_, to)| *to);
        let freed = frees.contains(&prisoner);
        let mut now = (freed, given);
        if option(
            ui,
            sight,
            "lock",
            &say!(sight, "oaths-ui-keep-prisoner", devil = sight.teller().seat(prisoner)),
            !freed && given.is_none(),
        ) {
            now = (false, None);
        }
        if option(ui, sight, "unlock", &say!(sight, "oaths-ui-free-prisoner"), freed) {
            now = (true, None);
        }
        for other in game.others(seat).filter(|other| *other != prisoner) {
            let words = say!(sight, "oaths-ui-give-prisoner", devil = sight.teller().seat(other));
            if option(ui, sight, "vassal", &words, given == Some(other)) {
                now = (false, Some(other));
            }
        }
        if now != (freed, given) {
            frees.retain(|who| *who != prisoner);
            gives.retain(|(who, _)| *who != prisoner);
            if now.0 {
                frees.push(prisoner);
            }
            gives.extend(now.1.map(|to| (prisoner, to)));
        }
    }
    let mut any = false;
    for gaoler in game.others(seat) {
        for prisoner in game.prisoners(gaoler) {
            for favor in [Favor::Free(prisoner), Favor::Take(prisoner)] {
                let Some(claim) = super::deal::cheapest(sight, gaoler, favor) else { continue };
                any = true;
                let on = claims.iter().any(|other| other.target == gaoler && other.favor == favor);
                if option(ui, sight, "unlock", &sight.teller().claim(seat, &claim), on) {
                    claims.retain(|other| other.favor != favor || other.target != gaoler);
                    if !on {
                        claims.push(claim);
                    }
                }
            }
        }
    }
    if !any && game.prisoners(seat).next().is_none() {
        ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-no-prisoners")).color(ASH)).wrap());
    }
    CourtAnswer::LastPrisoners { claims, frees, gives }.into()
}

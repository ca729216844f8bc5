//! Simple replies of the weaker minds to demands, insults, emissaries and petitions (manual 4.14).

use super::draft_writer::promotions;
use crate::rules::arena::{Duelist, counsel};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::Catalog;
use crate::rules::dice::Rolls;
use crate::rules::diplomacy::{Cause, Concession, Demanded, Diplomacy, Matter, Welcome, may_send, sensible};
use crate::rules::forces::upkeep_due;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, PraetorKind, Seat};
use crate::rules::orders::Answer;
use crate::rules::tribute::least_waste;

/// Returns all concessions that a house could make to a demand. Cards in `promised` are left out.
pub(super) fn concessions(table: &Game, seat: Seat, thing: Demanded, promised: &[CardId]) -> Vec<Concession> {
    let treasures = |wanted: fn(&Treasure) -> bool| {
        let held = table.attachments().of(seat).map(|held| held.treasure).filter(wanted);
        held.map(Concession::Treasure).collect()
    };
    match thing {
        Demanded::Tribute(count) => {
            let vault = table.treasury().vault(seat).iter();
            let mut cards: Vec<_> = vault.filter(|card| !promised.contains(&card.id)).collect();
            if cards.len() < usize::from(count) {
                return Vec::new();
            }
            cards.sort_by_key(|card| (card.worth.points(), card.id));
            vec![Concession::Cards(cards.into_iter().take(count.into()).map(|card| card.id).collect())]
        }
        Demanded::Canton => vec![Concession::Canton],
        Demanded::Artifact => treasures(|treasure| matches!(treasure, Treasure::Artifact(_))),
        Demanded::Relic => treasures(|treasure| matches!(treasure, Treasure::Relic(_))),
    }
}

/// Returns the single combats for which a house has not named a praetor yet: the enemy and the
/// wager of this house.
pub(super) fn unnamed(diplomacy: &Diplomacy, seat: Seat) -> impl Iterator<Item = (Seat, i32)> + '_ {
    diplomacy.combats().iter().filter_map(move |combat| {
        if combat.claimant == seat && combat.named.0.is_none() {
            Some((combat.target, combat.wagers.0))
        } else if combat.target == seat && combat.named.1.is_none() {
            Some((combat.claimant, combat.wagers.1))
        } else {
            None
        }
    })
}

/// Returns the praetors that a house may send against this rival.
pub(super) fn duelists(table: &Game, seat: Seat, against: Seat) -> impl Iterator<Item = (PraetorKind, Duelist)> + '_ {
    let kind = |treasure: Treasure| match treasure {
        Treasure::Praetor(kind) => Some(kind),
        Treasure::Artifact(_) | Treasure::Relic(_) => None,
    };
    let own = table.attachments().of(seat).filter_map(move |held| kind(held.treasure));
    let free = own.filter(move |&kind| may_send(table, seat, against, kind));
    free.filter_map(|kind| table.attachments().praetor(kind).map(|praetor| (kind, Duelist::from(praetor))))
}

/// Returns the praetors that a house could send to a tournament.
pub(super) fn champions(table: &Game, seat: Seat) -> impl Iterator<Item = (PraetorKind, Duelist)> + '_ {
    let kind = |treasure: Treasure| match treasure {
        Treasure::Praetor(kind) => Some(kind),
        Treasure::Artifact(_) | Treasure::Relic(_) => None,
    };
    let own = table.attachments().of(seat).filter_map(move |held| kind(held.treasure));
    own.filter_map(|kind| table.attachments().praetor(kind).map(|praetor| (kind, Duelist::from(praetor))))
}

/// Returns the answer for a draw of event cards that exceeds the limit. Keeps the oldest: first the
/// hand, then the draw.
pub(super) fn keep_events(table: &Game, seat: Seat) -> Option<Answer> {
    let draw = table.events().draw_of(seat)?;
    let hand = table.events().hand(seat);
    let cards = hand.iter().chain(&draw.cards).take(draw.keep.into()).copied().collect();
    Some(Answer::KeepEvents { cards })
}

/// Concedes everything: gives the cheapest concession, swallows insults, accepts emissaries and
/// petitions, waives grievances, and keeps no secret objective.
pub(super) fn meek(catalog: &Catalog, table: &Game, seat: Seat, promised: &[CardId]) -> Vec<Answer> {
    let diplomacy = table.diplomacy();
    let mut promised = promised.to_vec();
    let mut answers: Vec<Answer> = keep_events(table, seat).into_iter().collect();
    for affair in diplomacy.affairs().iter().filter(|affair| affair.to == seat) {
        let from = affair.from;
        answers.push(match affair.matter {
            Matter::Demand { thing, .. } => {
                let concession = concessions(table, seat, thing, &promised).into_iter().next();
                if let Some(Concession::Cards(cards)) = &concession {
                    promised.extend(cards);
                }
                Answer::Demand { from, concession }
            }
            Matter::Insult { .. } => Answer::Insult { from, swallow: true },
            Matter::Emissary { .. } => Answer::Emissary { from, welcome: Welcome::Accept },
            Matter::Petition => Answer::Petition { from, accept: true },
        });
    }
    for grievance in diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat) {
        answers.push(Answer::Grievance { against: grievance.against, claim: None });
    }
    for (against, _) in unnamed(diplomacy, seat) {
        if let Some((praetor, duelist)) = duelists(table, seat, against).next() {
            answers.push(Answer::NamePraetor { against, praetor, plan: counsel(catalog, &duelist) });
        }
    }
    if !table.objectives().drawn(seat).is_empty() {
        answers.push(Answer::KeepObjective { keep: None });
    }
    answers
}

/// Returns all open questions of a house, each with its possible answers. Where cards are chosen,
/// sensible choices are listed, not all. A ranking of threats is no question: it may be changed at
/// any time.
#[must_use]
pub fn every(catalog: &Catalog, table: &Game, seat: Seat) -> Vec<Vec<Answer>> {
    let mut questions: Vec<Vec<Answer>> = Vec::new();
    for (index, offer) in (0..).zip(table.treasury().offers(seat)) {
        let cards: Vec<CardId> = offer.cards.iter().map(|card| card.id).collect();
        let kept = hands(&cards, usize::from(offer.keep));
        questions.push(kept.into_iter().map(|cards| Answer::KeepTribute { offer: index, cards }).collect());
    }
    if table.conclave().liberator() == Some(seat) {
        questions.push([true, false].map(|keep| Answer::Pandemonium { keep }).into());
    }
    questions.extend(promotions(table, seat).map(|question| (0..3).map(|choice| question.answer(choice)).collect()));
    for (legion, price, _) in upkeep_due(catalog, table, seat) {
        let cards = least_waste(table.treasury().vault(seat), &price);
        questions.extend(cards.map(|cards| vec![Answer::PayUpkeep { legion, cards }]));
    }
    questions.extend(keep_events(table, seat).map(|answer| vec![answer]));
    let diplomacy = table.diplomacy();
    for affair in diplomacy.affairs().iter().filter(|affair| affair.to == seat) {
        let from = affair.from;
        questions.push(match affair.matter {
            Matter::Demand { thing, .. } => {
                let open = concessions(table, seat, thing, &[]).into_iter().map(Some).chain([None]);
                open.map(|concession| Answer::Demand { from, concession }).collect()
            }
            Matter::Insult { .. } => [true, false].map(|swallow| Answer::Insult { from, swallow }).into(),
            Matter::Emissary { .. } => {
                let welcomes = [Welcome::Accept, Welcome::Refuse, Welcome::Humiliate];
                welcomes.map(|welcome| Answer::Emissary { from, welcome }).into()
            }
            Matter::Petition => [true, false].map(|accept| Answer::Petition { from, accept }).into(),
        });
    }
    for grievance in diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat) {
        let against = grievance.against;
        let claims = sensible(catalog, table, seat, against).into_iter().map(Some).chain([None]);
        questions.push(claims.map(|claim| Answer::Grievance { against, claim }).collect());
    }
    for (against, _) in unnamed(diplomacy, seat) {
        let named = duelists(table, seat, against).map(|(praetor, duelist)| Answer::NamePraetor {
            against,
            praetor,
            plan: counsel(catalog, &duelist),
        });
        questions.push(named.collect());
    }
    let drawn = table.objectives().drawn(seat);
    if !drawn.is_empty() {
        let keep = drawn.iter().copied().map(Some).chain([None]);
        questions.push(keep.map(|keep| Answer::KeepObjective { keep }).collect());
    }
    questions.retain(|answers| !answers.is_empty());
    questions
}

/// Returns all ways to hold so many of these cards.
fn hands(cards: &[CardId], count: usize) -> Vec<Vec<CardId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = cards.split_first() else { return vec![Vec::new()] };
    let mut with: Vec<Vec<CardId>> = hands(rest, count - 1);
    for hand in &mut with {
        hand.insert(0, *first);
    }
    if rest.len() >= count {
        with.extend(hands(rest, count));
    }
    with
}

/// Returns any legal replies, chosen at random.
pub(super) fn arbitrary(
    catalog: &Catalog,
    table: &Game,
    seat: Seat,
    promised: &[CardId],
    rolls: &mut Rolls,
) -> Vec<Answer> {
    let diplomacy = table.diplomacy();
    let mut promised = promised.to_vec();
    let mut answers: Vec<Answer> = keep_events(table, seat).into_iter().collect();
    for affair in diplomacy.affairs().iter().filter(|affair| affair.to == seat) {
        let from = affair.from;
        answers.push(match affair.matter {
            Matter::Demand { thing, .. } => {
                let open = concessions(table, seat, thing, &promised);
                let concession = if rolls.percent(50) { rolls.pick(&open).cloned() } else { None };
                if let Some(Concession::Cards(cards)) = &concession {
                    promised.extend(cards);
                }
                Answer::Demand { from, concession }
            }
            Matter::Insult { .. } => Answer::Insult { from, swallow: rolls.percent(50) },
            Matter::Emissary { .. } => {
                let welcomes = [Welcome::Accept, Welcome::Refuse, Welcome::Humiliate];
                Answer::Emissary { from, welcome: rolls.pick(&welcomes).copied().unwrap_or(Welcome::Refuse) }
            }
            Matter::Petition => Answer::Petition { from, accept: rolls.percent(50) },
        });
    }
    for grievance in diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat) {
        let against = grievance.against;
        let forgoes = grievance.cause != Cause::InsultRefused && rolls.percent(30);
        let claim = if forgoes { None } else { rolls.pick(&sensible(catalog, table, seat, against)).copied() };
        answers.push(Answer::Grievance { against, claim });
    }
    for (against, _) in unnamed(diplomacy, seat) {
        let open: Vec<_> = duelists(table, seat, against).collect();
        if let Some((praetor, duelist)) = rolls.pick(&open) {
            answers.push(Answer::NamePraetor { against, praetor: *praetor, plan: counsel(catalog, duelist) });
        }
    }
    let drawn = table.objectives().drawn(seat);
    if !drawn.is_empty() {
        let keep = if rolls.percent(70) { rolls.pick(drawn).copied() } else { None };
        answers.push(Answer::KeepObjective { keep });
    }
    answers
}

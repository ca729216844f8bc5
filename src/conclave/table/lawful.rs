//! Checks of the set-ups, drafts and answers in a save: everything that they name exists, for
//! example seats, cantons, praetors and goods.
//!
//! Names are compared with the catalog, the set-up and the size of the map, which never change
//! during a game. The length of a list is checked before its elements.
//!
//! Not here: things that come and go during a game, for example legions. The rules refuse an order
//! about such a thing if it does not exist.

use table::archive::plain_name;

use crate::rules::archfiends::flaws;
use crate::rules::arena::Plan;
use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::Concession;
use crate::rules::events::Reply;
use crate::rules::game::Charter;
use crate::rules::ids::{CantonId, FEWEST_SEATS, PraetorKind, Seat};
use crate::rules::orders::{Answer, Draft, Named, Order};

/// Maximum number of answers in a draft; far more than the questions to one house.
const MOST_ANSWERS: usize = 1000;
/// Maximum number of cards, cantons, legions or seats in one order or answer.
const MOST_NAMED: usize = 1000;
/// Checks a set-up.
///
/// # Errors
/// The first impossible thing in it, as a sentence.
pub(crate) fn check_charter(catalog: &Catalog, charter: &Charter) -> Result<(), String> {
    let seats = charter.seats.len();
    if !(FEWEST_SEATS..=Seat::MOST).contains(&seats) {
        return Err(format!("it has {seats} seats"));
    }
    for (index, seat) in charter.seats.iter().enumerate() {
        let (archfiend, name) = (&seat.archfiend, plain_name(&seat.archfiend.name));
        if seat.symbol > 9 {
            return Err(format!("{name} bears symbol {}", seat.symbol));
        }
        let (perks, known) = (archfiend.perks.len(), catalog.perks.len());
        if perks > known {
            return Err(format!("{name} has {perks} perks, but there are only {known}"));
        }
        if let Some(flaw) = flaws(catalog, archfiend).into_iter().next() {
            return Err(format!("{name} cannot be: {flaw}"));
        }
        if seat.pawn.is_some_and(|pawn| pawn.index() >= seats || pawn.index() == index) {
            return Err(format!("{name} has a pawn that does not sit at the table, or is its own pawn"));
        }
    }
    Ok(())
}

/// Checks that a list is not longer than [`MOST_NAMED`].
fn few(named: usize) -> Result<(), String> {
    if named <= MOST_NAMED { Ok(()) } else { Err(format!("a draft names {named} things at once")) }
}

/// Checks the orders and answers of a draft.
///
/// # Errors
/// The first thing in it that does not exist, as a sentence.
pub(crate) fn check_draft(catalog: &Catalog, charter: &Charter, draft: &Draft) -> Result<(), String> {
    for order in draft.slots.iter().flatten() {
        check_order(catalog, charter, order)?;
    }
    if draft.answers.len() > MOST_ANSWERS {
        return Err(format!("seat {} gives {} answers", draft.seat, draft.answers.len()));
    }
    draft.answers.iter().try_for_each(|answer| check_answer(catalog, charter, answer))
}

/// Checks that everything named by an order exists. The error is the first thing that does not, as
/// a sentence.
pub(crate) fn check_order(catalog: &Catalog, charter: &Charter, order: &Order) -> Result<(), String> {
    few(order.cards().len())?;
    order.names().into_iter().try_for_each(|named| check_named(catalog, charter, named))
}

fn check_named(catalog: &Catalog, charter: &Charter, named: Named<'_>) -> Result<(), String> {
    let cantons = charter.settings.size.cantons();
    let on_map = |canton: &CantonId| {
        if canton.index() < cantons {
            Ok(())
        } else {
            Err(format!("an order names canton {canton}, but the last canton is {}", cantons - 1))
        }
    };
    match named {
        Named::Seat(seat) => seated(charter, seat),
        Named::Seats(seats) => check_ranking(charter, seats),
        Named::Canton(canton) => on_map(&canton),
        Named::Cantons(path) => few(path.len()).and_then(|()| path.iter().try_for_each(on_map)),
        Named::Legions(legions) => few(legions.len()),
        Named::Goods(goods) => known("names", &goods, goods.known(catalog)),
        Named::Praetor(praetor) => known_praetor("names", catalog, praetor),
        Named::Plan(plan) => known_moves(catalog, plan),
        Named::Manuscript(kind) => known("names", &kind, kind.index() < catalog.manuscripts.len()),
        Named::Ritual(kind) => known("names", &kind, kind.index() < catalog.rituals.len()),
        Named::Event(kind) => known("names", &kind, kind.index() < catalog.events.len()),
        Named::Objective(kind) => known("names", &kind, kind.index() < catalog.objectives.len()),
    }
}

/// Checks that a thing named by an order or answer is in the catalog.
fn known(verb: &str, thing: &impl std::fmt::Debug, is: bool) -> Result<(), String> {
    if is { Ok(()) } else { Err(format!("a draft {verb} {thing:?}, which the catalog does not have")) }
}

/// Checks that a named seat is at the table.
pub(crate) fn seated(charter: &Charter, seat: Seat) -> Result<(), String> {
    if seat.index() < charter.seats.len() {
        return Ok(());
    }
    Err(format!("seat {seat} is named, but the last seat is {}", charter.seats.len() - 1))
}

fn known_moves(catalog: &Catalog, plan: &Plan) -> Result<(), String> {
    let unknown = plan.strokes.iter().flatten().find(|stroke| stroke.kind.index() >= catalog.moves.len());
    unknown.map_or(Ok(()), |stroke| Err(format!("a plan makes {:?}, which the catalog does not have", stroke.kind)))
}

fn check_ranking(charter: &Charter, ranking: &[Seat]) -> Result<(), String> {
    few(ranking.len()).and_then(|()| ranking.iter().try_for_each(|seat| seated(charter, *seat)))
}

fn known_praetor(verb: &str, catalog: &Catalog, praetor: PraetorKind) -> Result<(), String> {
    known(verb, &praetor, praetor.index() < catalog.praetors.len())
}

fn check_answer(catalog: &Catalog, charter: &Charter, answer: &Answer) -> Result<(), String> {
    match answer {
        Answer::Pandemonium { .. } | Answer::Promote { .. } => Ok(()),
        Answer::KeepTribute { cards, .. } | Answer::PayUpkeep { cards, .. } | Answer::SustainRitual { cards, .. } => {
            few(cards.len())
        }
        Answer::PromotePraetor { praetor, .. } => known_praetor("promotes", catalog, *praetor),
        Answer::KeepEvents { cards } => {
            few(cards.len())?;
            cards.iter().try_for_each(|event| known("keeps", event, event.index() < catalog.events.len()))
        }
        Answer::KeepObjective { keep } => {
            keep.iter().try_for_each(|kind| known("keeps", kind, kind.index() < catalog.objectives.len()))
        }
        Answer::Decree { decree: _, reply } => match reply {
            Reply::Defy | Reply::Send(_) | Reply::Vote(_) => Ok(()),
            Reply::Pay(cards) => few(cards.len()),
            Reply::Sacrifice(treasure) => known("gives up", treasure, Goods::from(*treasure).known(catalog)),
            Reply::Name(praetor, plan) => {
                known_praetor("names", catalog, *praetor)?;
                known_moves(catalog, plan)
            }
        },
        Answer::RankThreats { ranking } => check_ranking(charter, ranking),
        Answer::Demand { from, concession } => {
            seated(charter, *from)?;
            match concession {
                None | Some(Concession::Canton) => Ok(()),
                Some(Concession::Cards(cards)) => few(cards.len()),
                Some(Concession::Treasure(treasure)) => {
                    known("gives up", treasure, Goods::from(*treasure).known(catalog))
                }
            }
        }
        Answer::Insult { from: other, .. }
        | Answer::Emissary { from: other, .. }
        | Answer::Petition { from: other, .. }
        | Answer::Grievance { against: other, .. } => seated(charter, *other),
        Answer::NamePraetor { against, praetor, plan } => {
            seated(charter, *against)?;
            known_praetor("sends", catalog, *praetor)?;
            known_moves(catalog, plan)
        }
    }
}

/// Removes from answers everything that a save may not contain. If a question has several answers,
/// keeps the first one, because the rules use the first one. Event cards that do not exist are
/// removed one by one, so that the rest of their answer is kept.
pub(crate) fn tidy_answers(catalog: &Catalog, charter: &Charter, answers: &mut Vec<Answer>) {
    answers.truncate(MOST_ANSWERS);
    let mut tidied: Vec<Answer> = Vec::with_capacity(answers.len());
    for mut answer in answers.drain(..) {
        if tidied.iter().any(|other| other.same_question(&answer)) {
            continue;
        }
        if let Answer::KeepEvents { cards } = &mut answer {
            cards.truncate(MOST_NAMED);
            cards.retain(|event| event.index() < catalog.events.len());
        }
        tidied.push(answer);
    }
    tidied.retain(|answer| check_answer(catalog, charter, answer).is_ok());
    *answers = tidied;
}

/// Removes from a draft the orders about things that do not exist. The rules would have ignored
/// them, so the result of the turn is the same.
pub(crate) fn tidy_draft(catalog: &Catalog, charter: &Charter, draft: &mut Draft) {
    for slot in &mut draft.slots {
        if slot.as_ref().is_some_and(|order| check_order(catalog, charter, order).is_err()) {
            *slot = None;
        }
    }
    tidy_answers(catalog, charter, &mut draft.answers);
}

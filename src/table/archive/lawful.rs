//! Whether everything that a save names exists: seats, cantons, legions, attributes.
//!
//! The past is never judged by the present: what a turn names is compared with the catalog, the set-up and the map as it was
//! drawn, none of which a game changes. Lists are counted before anything is done with them.
//!
//! What lies inside the snapshot is not looked at here: nobody plays on from it unless the whole game, played again from its
//! set-up, comes to the same digest, and a game that was played has only things in it that exist.

use super::format::plain_name;
use super::reasons::Scope;
use super::{Body, TurnRecord};
use crate::rules::archfiends::flaws;
use crate::rules::arena::{ArenaOrder, Plan};
use crate::rules::attachments::AttachmentOrder;
use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::calendar::Moment;
use crate::rules::catalog::Catalog;
use crate::rules::digest::digest;
use crate::rules::diplomacy::{Concession, DiplomacyOrder};
use crate::rules::events::{EventAim, EventOrder, Reply};
use crate::rules::forces::ForcesOrder;
use crate::rules::game::{Charter, Player};
use crate::rules::ids::{CantonId, PraetorKind, Seat};
use crate::rules::manuscripts::{ManuscriptOrder, Pupil};
use crate::rules::orders::{Answer, Draft, Order};
use crate::rules::rituals::{Guise, RitualOrder, Target};

/// The most turns of a game: many times those of the longest.
const MOST_TURNS: usize = 2000;
/// The most answers of a draft: more questions never wait for one house.
const MOST_ANSWERS: usize = 1000;
/// The most cards, cantons, legions or seats that one order or answer names.
const MOST_NAMED: usize = 1000;
/// The most letters of a mind's name.
const MIND_LETTERS: usize = 64;

/// The first thing in a body that cannot be, in a sentence.
pub(super) fn check(catalog: &Catalog, body: &Body) -> Result<(), String> {
    check_charter(catalog, &body.charter)?;
    let seats = body.charter.seats.len();
    let played = body.turns.len();
    if played > MOST_TURNS {
        return Err(format!("it has {played} turns, but no game is longer than {MOST_TURNS}"));
    }
    if let Some(ending) = body.snapshot.conclave().ending()
        && ending.turn as usize != played
    {
        return Err(format!("the game ended with turn {}, but {played} turns were played", ending.turn));
    }
    if body.players.len() != seats {
        return Err(format!("it has {seats} seats, but says of {} who plays them", body.players.len()));
    }
    if body.belongings.len() != seats {
        return Err(format!("it has {seats} seats, but keeps the belongings of {}", body.belongings.len()));
    }
    body.players.iter().try_for_each(check_player)?;
    if let Some(seat) = body.belongings.iter().position(|belongings| !belongings.sound()) {
        return Err(format!("the notes of seat {seat} are longer than any can be"));
    }
    for (index, record) in body.turns.iter().enumerate() {
        let turn = index as u32 + 1;
        check_turn(catalog, &body.charter, record)
            .and_then(|()| {
                Scope::of(catalog, &body.charter, &body.snapshot, turn, &record.drafts).check(&record.rationales)
            })
            .map_err(|what| format!("turn {turn}: {what}"))?;
    }
    check_drafts(catalog, &body.charter, &body.plans).map_err(|what| format!("the plans for the next turn: {what}"))?;
    let last = body.turns.last().and_then(|record| record.digests.last()).copied().unwrap_or(body.founding);
    if digest(&body.snapshot) != last {
        return Err("the position in it is not the one to which its last turn led".to_owned());
    }
    if *body.snapshot.charter() != body.charter || body.snapshot.turn() as usize != body.turns.len() + 1 {
        return Err("the position in it belongs to another game or turn".to_owned());
    }
    Ok(())
}

fn check_charter(catalog: &Catalog, charter: &Charter) -> Result<(), String> {
    let seats = charter.seats.len();
    if !(Seat::FEWEST..=Seat::MOST).contains(&seats) {
        return Err(format!("it has {seats} seats"));
    }
    for (index, seat) in charter.seats.iter().enumerate() {
        let (archfiend, name) = (&seat.archfiend, plain_name(&seat.archfiend.name));
        check_player(&seat.player)?;
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

/// That a mind has a name that can be shown. Whether there is such a mind is asked when it is to think.
fn check_player(player: &Player) -> Result<(), String> {
    match player {
        Player::Mind(name) if name.chars().count() > MIND_LETTERS || name.chars().any(char::is_control) => {
            Err("a seat is played by a mind whose name no mind can have".to_owned())
        }
        Player::Mind(_) | Player::Human => Ok(()),
    }
}

/// That a list is no longer than any that a game needs.
fn few(named: usize) -> Result<(), String> {
    if named <= MOST_NAMED { Ok(()) } else { Err(format!("a draft names {named} things at once")) }
}

fn check_turn(catalog: &Catalog, charter: &Charter, record: &TurnRecord) -> Result<(), String> {
    let moments = Moment::all().count();
    if record.digests.len() != moments {
        return Err(format!("it has {} digests, but a turn has {moments} steps and slots", record.digests.len()));
    }
    let mut seats = record.handed.iter().map(|handed| handed.seat);
    if let Some(seat) = seats.find(|seat| seat.index() >= charter.seats.len()) {
        return Err(format!("seat {seat} is handed over, but the last seat is {}", charter.seats.len() - 1));
    }
    if record.handed.windows(2).any(|pair| pair[0].seat >= pair[1].seat) {
        return Err("a seat is handed over twice, or out of turn".to_owned());
    }
    record.handed.iter().try_for_each(|handed| check_player(&handed.to))?;
    check_drafts(catalog, charter, &record.drafts)
}

fn check_drafts(catalog: &Catalog, charter: &Charter, drafts: &[Draft]) -> Result<(), String> {
    if drafts.len() > charter.seats.len() {
        return Err(format!("{} drafts for {} seats", drafts.len(), charter.seats.len()));
    }
    for (index, draft) in drafts.iter().enumerate() {
        if draft.seat.index() >= charter.seats.len() {
            return Err(format!(
                "there are orders for seat {}, but the last seat is {}",
                draft.seat,
                charter.seats.len() - 1
            ));
        }
        if drafts[..index].iter().any(|other| other.seat == draft.seat) {
            return Err(format!("seat {} gives its orders twice", draft.seat));
        }
        for order in draft.slots.iter().flatten() {
            check_order(catalog, charter, order)?;
        }
        if draft.answers.len() > MOST_ANSWERS {
            return Err(format!("seat {} gives {} answers", draft.seat, draft.answers.len()));
        }
        draft.answers.iter().try_for_each(|answer| check_answer(catalog, charter, answer))?;
    }
    Ok(())
}

/// Whether everything that an order names exists, or the first thing that does not, in a sentence.
pub(super) fn check_order(catalog: &Catalog, charter: &Charter, order: &Order) -> Result<(), String> {
    let cantons = charter.settings.size.cantons();
    let on_map = |canton: &CantonId| {
        if canton.index() < cantons {
            Ok(())
        } else {
            Err(format!("an order names canton {canton}, but the last canton is {}", cantons - 1))
        }
    };
    few(order.cards().len())?;
    match order {
        Order::Tribute(_) => Ok(()),
        Order::Bazaar(BazaarOrder::Bid { goods, .. }) if goods.known(catalog) => Ok(()),
        Order::Bazaar(BazaarOrder::Bid { goods, .. }) => {
            Err(format!("an order bids on {goods:?}, which the catalog does not have"))
        }
        Order::Attachment(AttachmentOrder::Transfer { treasure, .. }) if Goods::from(*treasure).known(catalog) => {
            Ok(())
        }
        Order::Attachment(AttachmentOrder::Transfer { treasure, .. }) => {
            Err(format!("an order moves {treasure:?}, which the catalog does not have"))
        }
        Order::Manuscript(ManuscriptOrder::Train { manuscript, .. } | ManuscriptOrder::Assemble { manuscript })
            if manuscript.index() >= catalog.manuscripts.len() =>
        {
            Err(format!("an order reads {manuscript:?}, which the catalog does not have"))
        }
        Order::Manuscript(ManuscriptOrder::Train { manuscript: _, pupil: Pupil::Praetor(kind) })
            if kind.index() >= catalog.praetors.len() =>
        {
            Err(format!("an order trains {kind:?}, which the catalog does not have"))
        }
        Order::Manuscript(_) => Ok(()),
        Order::Forces(ForcesOrder::Dismiss { .. })
        | Order::Attachment(AttachmentOrder::CreateCombatCard { .. })
        | Order::Archfiend(_) => Ok(()),
        Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, .. }) => check_ranking(charter, ranking),
        Order::Diplomacy(
            DiplomacyOrder::Demand { of: other, .. }
            | DiplomacyOrder::Insult { at: other, .. }
            | DiplomacyOrder::SendEmissary { to: other, .. }
            | DiplomacyOrder::ClaimVendetta { on: other, .. }
            | DiplomacyOrder::ClaimBloodFeud { on: other }
            | DiplomacyOrder::Petition { lord: other },
        ) => seated(charter, *other),
        Order::Arena(ArenaOrder::ChallengeChampion { praetor, .. }) if praetor.index() >= catalog.praetors.len() => {
            Err(format!("an order sends {praetor:?}, which the catalog does not have"))
        }
        Order::Arena(ArenaOrder::ChallengeChampion { plan, .. }) => known_moves(catalog, plan),
        Order::Forces(ForcesOrder::March { path, .. }) => {
            few(path.len()).and_then(|()| path.iter().try_for_each(on_map))
        }
        Order::Forces(ForcesOrder::Fly { to, .. }) => on_map(to),
        Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards: _ }) => {
            known("performs", ritual, ritual.index() < catalog.rituals.len())?;
            if let Guise::Framing(seat) = guise {
                seated(charter, *seat)?;
            }
            match target {
                Target::Oneself | Target::Legion(_) | Target::Place(_) | Target::Value(..) => Ok(()),
                Target::Legions(legions) => few(legions.len()),
                Target::House(seat) => seated(charter, *seat),
                Target::Treasure(treasure) => known("is about", treasure, Goods::from(*treasure).known(catalog)),
                Target::March { legion: _, path: cantons } | Target::Copies { of: _, at: cantons } => {
                    few(cantons.len()).and_then(|()| cantons.iter().try_for_each(on_map))
                }
                Target::Step { legion: _, to } => on_map(to),
                Target::Canton { canton, to } => on_map(canton).and_then(|()| seated(charter, *to)),
                Target::Objective(kind) => known("is about", kind, kind.index() < catalog.objectives.len()),
            }
        }
        Order::Event(EventOrder::PlayEvent { event, aim, cards: _ }) => {
            known("plays", event, event.index() < catalog.events.len())?;
            match aim {
                EventAim::Nobody | EventAim::Place(_) | EventAim::Legion(_) => Ok(()),
                EventAim::House(seat) => seated(charter, *seat),
                EventAim::Praetor(kind) => known("is about", kind, kind.index() < catalog.praetors.len()),
            }
        }
        Order::Objective(_) => Ok(()),
    }
}

/// That something which an order or an answer names is in the catalog.
fn known(verb: &str, thing: &impl std::fmt::Debug, is: bool) -> Result<(), String> {
    if is { Ok(()) } else { Err(format!("a draft {verb} {thing:?}, which the catalog does not have")) }
}

/// That a seat which is named is at the table.
pub(super) fn seated(charter: &Charter, seat: Seat) -> Result<(), String> {
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

/// Takes out of answers what no save may hold. Of several answers to one question the first is kept, as the rules take the
/// first; event cards that do not exist are no reason to let go of the others.
pub(super) fn tidy_answers(catalog: &Catalog, charter: &Charter, answers: &mut Vec<Answer>) {
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

/// Takes out of drafts what no save may hold: orders for seats or about things that do not exist. No rule would carry them
/// out, so the game goes the same way. Of several drafts of one seat only the last is kept.
pub(super) fn tidy(catalog: &Catalog, charter: &Charter, drafts: Vec<Draft>) -> Vec<Draft> {
    let mut tidied: Vec<Draft> = Vec::with_capacity(drafts.len());
    for mut draft in drafts {
        if draft.seat.index() >= charter.seats.len() {
            continue;
        }
        for slot in &mut draft.slots {
            if slot.as_ref().is_some_and(|order| check_order(catalog, charter, order).is_err()) {
                *slot = None;
            }
        }
        tidy_answers(catalog, charter, &mut draft.answers);
        tidied.retain(|other| other.seat != draft.seat);
        tidied.push(draft);
    }
    tidied.sort_by_key(|draft| draft.seat);
    tidied
}

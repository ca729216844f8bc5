//! Decrees: requests of events to houses, and the penalty for not obeying (manual 4.20, appendix
//! K).
//!
//! > "Response to Infernal Conclave Decrees (no response means non-compliance and \[usually\] loss
//! > of Prestige)."
//!
//! Everybody learns of a decree when its card is played, and the houses answer it with their next
//! draft; only a tournament leaves more time. Every member of the conclave is asked, including the
//! house that played the card and blood vassals. Excommunicated houses are not asked, because they
//! may ignore decrees (manual 4.14.9). A house that refuses, does not answer or cannot comply loses
//! prestige, but not below 0. Tribute for a decree is set aside at dawn, before any order can spend
//! it, and is spent when the answers are settled. Not here: votes, which are in `vote`.

use super::announcements::{DecreeFact, Given};
use super::order::{EventAim, Reply};
use super::play::Play;
use super::state::{Decree, Matter, Pledge};
use super::vote::Poll;
use super::{undertakings, vote};
use crate::attachments::{Treasure, surrender};
use crate::catalog::EventEffect;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::forces::drawn;
use crate::game::Game;
use crate::ids::{CardId, DecreeId, EventKind, Seat};
use crate::orders::Answer;
use crate::resolve::Turn;

/// The houses that belong to the conclave, the Regent first.
pub(super) fn members(game: &Game) -> Vec<Seat> {
    let mut members = conclave::precedence(game);
    members.retain(|&seat| !game.diplomacy().excommunicated(seat));
    members
}

/// Issues the decrees of a played card to all members of the conclave, or to its target. A preview
/// issues none.
pub(super) fn issue(turn: &mut Turn<'_>, play: &Play) {
    if turn.previewing() {
        return;
    }
    let effect = turn.catalog().event(play.event).effect;
    let due = turn.game().turn() + 1;
    let asked = members(turn.game());
    if effect == EventEffect::LegionTax {
        for seat in asked {
            // A personal guard counts (facts 14). A house without legions is not taxed.
            let legions = turn.game().forces().legions_of(seat).count() as u8;
            if legions > 0 {
                summon(turn, play, seat, Matter::Cards(legions), due);
            }
        }
    } else if effect == EventEffect::TestOfLoyalty {
        for seat in asked {
            summon(turn, play, seat, Matter::Treasure, due);
        }
    } else if effect == EventEffect::Levy {
        let levy = turn.catalog().constants.events.decrees.levy;
        let cards = drawn(levy, &mut turn.open(Stream::EventCourse(play.event)));
        for seat in asked.into_iter().filter(|&seat| matches_aim(play.aim, seat)) {
            summon(turn, play, seat, Matter::Cards(cards), due);
        }
    } else if effect == EventEffect::ExpelTheHeretic {
        vote::call(turn, play, &asked);
    }
}

/// True if a card with this target applies to a house.
fn matches_aim(aim: EventAim, seat: Seat) -> bool {
    match aim {
        EventAim::House(target) => target == seat,
        EventAim::Nobody | EventAim::Place(_) | EventAim::Legion(_) | EventAim::Praetor(_) => true,
    }
}

/// Issues a decree to a house, which can answer it until the end of turn `due`.
pub(super) fn summon(turn: &mut Turn<'_>, play: &Play, of: Seat, matter: Matter, due: u32) {
    let penalty = match matter {
        // Voting is voluntary.
        Matter::Vote(_) => 0,
        Matter::Cards(_) | Matter::Treasure | Matter::Crusader | Matter::Contender => {
            turn.catalog().constants.events.decrees.penalty
        }
    };
    let issued = turn.game().turn();
    let events = &mut turn.game_mut().events;
    let id = DecreeId(events.next_decree);
    events.next_decree = events.next_decree.wrapping_add(1);
    events.decrees.push(Decree { id, event: play.event, by: play.by, of, matter, penalty, issued, due });
    turn.say(DecreeFact::Asked { event: play.event, of, matter, penalty, due }.into());
}

/// The answer of a house to a decree, if it gave one.
fn reply(turn: &Turn<'_>, decree: &Decree) -> Option<Reply> {
    turn.answers(decree.of).iter().find_map(|answer| {
        if let Answer::Decree { decree: id, reply } = answer
            && *id == decree.id
        {
            Some(reply.clone())
        } else {
            None
        }
    })
}

/// Sets aside the tribute that houses pay for decrees, before it can be spent on anything else.
pub(super) fn set_aside(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    for decree in turn.game().events().decrees.clone() {
        let Matter::Cards(asked) = decree.matter else { continue };
        let Some(Reply::Pay(named)) = reply(turn, &decree).filter(|_| decree.answerable(now)) else { continue };
        let mut cards: Vec<CardId> = Vec::with_capacity(named.len());
        for card in named {
            if !cards.contains(&card) && turn.game().treasury().worth(decree.of, &[card]).is_ok() {
                cards.push(card);
            }
        }
        // Extra cards stay with the house. Too few cards count as no payment.
        cards.truncate(asked.into());
        if cards.len() == usize::from(asked) {
            let game = turn.game_mut();
            let cards = game.treasury.withdraw(decree.of, &cards);
            game.events.pledges.push(Pledge { decree: decree.id, of: decree.of, cards });
        }
    }
}

/// Settles the answers to decrees of earlier turns.
pub(super) fn answer(turn: &mut Turn<'_>) {
    if turn.previewing() {
        return;
    }
    let now = turn.game().turn();
    let members = members(turn.game());
    let open = std::mem::take(&mut turn.game_mut().events.decrees);
    let (due, later): (Vec<Decree>, Vec<Decree>) = open.into_iter().partition(|decree| decree.answerable(now));
    // A decree that is not yet due stays open, even if it was answered.
    let stays = due.iter().copied().filter(|decree| now < decree.due && members.contains(&decree.of));
    let mut left: Vec<Decree> = stays.chain(later).collect();
    left.sort_by_key(|decree| decree.id);
    turn.game_mut().events.decrees = left;
    let mut polls: Vec<Poll> = Vec::new();
    for decree in due {
        let paid = take_pledge(turn, decree.id);
        if !members.contains(&decree.of) {
            // An excommunicated house may ignore the decree, so its payment comes back.
            if let Some(paid) = paid {
                turn.game_mut().treasury.deposit(decree.of, paid.cards);
            }
            continue;
        }
        let reply = reply(turn, &decree);
        match decree.matter {
            Matter::Cards(_) => {
                if let Some(paid) = &paid {
                    turn.game_mut().treasury.consume(decree.of, &paid.cards);
                }
                let given = paid.map(|paid| Given::Cards(paid.cards.iter().map(|card| card.worth).collect()));
                settle(turn, &decree, given);
            }
            Matter::Treasure => {
                let given = sacrifice(turn, &decree, reply.as_ref());
                settle(turn, &decree, given);
            }
            Matter::Crusader => {
                let given = send(turn, &decree, reply.as_ref());
                settle(turn, &decree, given);
            }
            Matter::Contender => name(turn, &decree, reply.as_ref(), now == decree.due),
            Matter::Vote(accused) => vote::hear(&mut polls, &decree, accused, reply.as_ref()),
        }
    }
    for poll in polls {
        vote::count(turn, &poll);
    }
}

fn take_pledge(turn: &mut Turn<'_>, decree: DecreeId) -> Option<Pledge> {
    let pledges = &mut turn.game_mut().events.pledges;
    let at = pledges.iter().position(|pledge| pledge.decree == decree)?;
    Some(pledges.remove(at))
}

/// Records that a house has obeyed (`given` is its payment) or defied a decree.
fn settle(turn: &mut Turn<'_>, decree: &Decree, given: Option<Given>) {
    match given {
        Some(_) => turn.say(DecreeFact::Obeyed { event: decree.event, seat: decree.of, given }.into()),
        None => defied(turn, decree),
    }
}

fn defied(turn: &mut Turn<'_>, decree: &Decree) {
    turn.say(DecreeFact::Defied { event: decree.event, seat: decree.of, matter: decree.matter }.into());
    let amount = i32::from(decree.penalty).min(turn.game().conclave().prestige(decree.of).max(0));
    conclave::award(turn, decree.of, -amount, PrestigeCause::DecreeDefied);
}

/// A sacrificed treasure goes to the stock of the bazaar and not to the Abyss, so that no amnesty
/// brings it back (facts 14).
fn sacrifice(turn: &mut Turn<'_>, decree: &Decree, reply: Option<&Reply>) -> Option<Given> {
    let Some(Reply::Sacrifice(treasure)) = reply else { return None };
    let owned = |treasure: Treasure| turn.game().attachments().find(treasure).map(|held| held.owner);
    if owned(*treasure) != Some(decree.of) {
        return None;
    }
    surrender(turn, *treasure);
    Some(Given::Treasure(*treasure))
}

fn send(turn: &mut Turn<'_>, decree: &Decree, reply: Option<&Reply>) -> Option<Given> {
    let Some(Reply::Send(id)) = reply else { return None };
    let muster = turn.game().forces().legion(*id)?.muster;
    undertakings::embark(turn, decree.event, decree.of, *id).then_some(Given::Legion(muster))
}

/// Enters a praetor for a tournament. A house can replace its praetor until the day of the games; a
/// house that has entered none by then defies the decree.
fn name(turn: &mut Turn<'_>, decree: &Decree, reply: Option<&Reply>, last: bool) {
    if let Some(Reply::Name(praetor, plan)) = reply
        && undertakings::enter(turn, decree.event, decree.of, *praetor, plan)
    {
        settle(turn, decree, Some(Given::Champion(*praetor)));
    }
    if last && !undertakings::entered(turn, decree.event, decree.of) {
        defied(turn, decree);
    }
}

/// Cancels tournaments that have not been held and crusades that have not set out, and withdraws
/// their decrees (manual appendix K, Conclave Manipulation). Returns true if it cancelled any.
///
/// Taxes, levies, tests and votes remain: "Decrees which last a single turn and cause a specific
/// effect are not affected".
pub(super) fn rescind(turn: &mut Turn<'_>) -> bool {
    if turn.previewing() {
        return false;
    }
    let mut about: Vec<EventKind> = undertakings::call_off(turn);
    turn.game_mut().events.decrees.retain(|decree| !about.contains(&decree.event));
    about.sort_unstable();
    about.dedup();
    if about.is_empty() {
        return false;
    }
    turn.say(DecreeFact::Rescinded { events: about }.into());
    true
}

//! Edicts: rules that hold as long as their event lasts (manual appendix K), as pure functions that
//! other rules query.
//!
//! An edict has effect from the moment its card is played to the end of its last turn. If the card
//! is played again during that time, the new edict replaces the old one. The state follows from the
//! running events, except for the prices and gates of the bazaar: they are stored there, because a
//! ware must know its price, and are recomputed whenever an edict on them begins or ends.

use super::facts::CardFact;
use super::facts::EventFact;
use super::order::Scruple;
use super::play::Play;
use super::state::Running;
use crate::archfiends::{Part, Rank};
use crate::bazaar::Bazaar;
use crate::catalog::{Catalog, Edict, EventTarget};
use crate::conclave::ConclaveFact;
use crate::dice::Rolls;
use crate::facts::{Blindfold, Fact};
use crate::forces::drawn;
use crate::game::Game;
use crate::ids::{EventKind, Seat};
use crate::orders::Refusal;
use crate::resolve::Turn;

/// The edicts that hold now, oldest first.
pub fn edicts<'a>(catalog: &'a Catalog, game: &'a Game) -> impl Iterator<Item = (&'a Running, Edict)> + use<'a> {
    let running = game.events().running().iter();
    running.filter_map(|running| Some((running, catalog.event(running.event).effect.edict()?)))
}

/// The oldest edict in effect that matches.
fn first(catalog: &Catalog, game: &Game, sort: impl Fn(Edict) -> bool) -> Option<Running> {
    edicts(catalog, game).find(|(_, edict)| sort(*edict)).map(|(running, _)| *running)
}

/// True if an edict binds a house: it binds either all houses or only its target.
fn binds(running: &Running, seat: Seat) -> bool {
    running.target.is_none_or(|target| target == seat)
}

impl Running {
    /// Number of turns left, including this one.
    #[must_use]
    pub const fn turns_left(&self, game: &Game) -> u32 {
        (self.until + 1).saturating_sub(game.turn())
    }

    /// The refusal of an act that this event forbids.
    const fn forbids(&self, game: &Game) -> Refusal {
        Refusal::Event(Scruple::Forbidden { by: self.event, turns: self.turns_left(game) })
    }
}

/// The event that stops all legions from flying and limits them to one move point.
#[must_use]
pub fn monsoons(catalog: &Catalog, game: &Game) -> Option<EventKind> {
    first(catalog, game, |edict| edict == Edict::Monsoons).map(|running| running.event)
}

/// The highest level of rituals that a house may perform. 0 forbids all; `None` sets no limit
/// beyond its disciplines.
#[must_use]
pub fn ritual_cap(catalog: &Catalog, game: &Game, seat: Seat) -> Option<u8> {
    ritual_ban(catalog, game, seat).map(|(_, cap)| cap)
}

/// Like [`ritual_cap`], with the event that sets the limit.
#[must_use]
pub fn ritual_ban(catalog: &Catalog, game: &Game, seat: Seat) -> Option<(Running, u8)> {
    let caps = edicts(catalog, game).filter(|(running, _)| binds(running, seat));
    let caps = caps
        .filter_map(|(running, edict)| if let Edict::RitualCap(cap) = edict { Some((*running, cap)) } else { None });
    caps.min_by_key(|(_, cap)| *cap)
}

/// Number of points added to the cost of rituals.
#[must_use]
pub fn ritual_surcharge(catalog: &Catalog, game: &Game) -> u8 {
    let more = |edict: Edict| if let Edict::RitualCosts(more) = edict { more } else { 0 };
    edicts(catalog, game).map(|(_, edict)| more(edict)).sum()
}

/// The prestige that a Destruction ritual gives for its effect or its kills, if it usually gives
/// this much (manual 3.4, appendix K).
#[must_use]
pub fn destruction_prestige(catalog: &Catalog, game: &Game, usual: i32) -> i32 {
    let percent =
        |edict: Edict| if let Edict::RitualPrestige(percent) = edict { Some(i32::from(percent)) } else { None };
    usual * edicts(catalog, game).filter_map(|(_, edict)| percent(edict)).max().unwrap_or(100) / 100
}

/// The damage of Infernal Affliction and Dire Dissipation, in percent of the usual damage.
#[must_use]
pub fn amplified_percent(catalog: &Catalog, game: &Game) -> u16 {
    let percent = |edict: Edict| if let Edict::Amplified(percent) = edict { Some(percent) } else { None };
    edicts(catalog, game).filter_map(|(_, edict)| percent(edict)).max().unwrap_or(100)
}

/// Number of six-sided dice added to every tribute roll. Negative: dice subtracted.
#[must_use]
pub fn tribute_dice(catalog: &Catalog, game: &Game) -> i8 {
    let dice = |edict: Edict| if let Edict::TributeDice(dice) = edict { dice } else { 0 };
    edicts(catalog, game).map(|(_, edict)| dice(edict)).sum()
}

/// The event that stops all tribute.
#[must_use]
pub fn no_tribute(catalog: &Catalog, game: &Game) -> Option<EventKind> {
    first(catalog, game, |edict| edict == Edict::NoTribute).map(|running| running.event)
}

/// The changes by edicts to the number of tribute cards that any house may keep.
pub fn tribute_keep<'a>(catalog: &'a Catalog, game: &'a Game) -> impl Iterator<Item = (Part, i32)> + use<'a> {
    edicts(catalog, game).filter_map(|(running, edict)| {
        let more = if let Edict::TributeKeep(more) = edict { Some(more) } else { None };
        Some((Part::Event(running.event), more?.into()))
    })
}

/// The changes by edicts to the number of tribute cards that a house of this rank may choose from.
pub fn tribute_choice<'a>(
    catalog: &'a Catalog,
    game: &'a Game,
    rank: Rank,
) -> impl Iterator<Item = (Part, i32)> + use<'a> {
    edicts(catalog, game).filter_map(move |(running, edict)| {
        let Edict::TributeChoice { high, low } = edict else { return None };
        let more = if rank >= Rank::Marquis { high } else { low };
        Some((Part::Event(running.event), more.into()))
    })
}

/// The Master of the Bazaar, which gets half of all tribute spent in the bazaar and may not bid,
/// and the event that made it so.
#[must_use]
pub fn bazaar_master(catalog: &Catalog, game: &Game) -> Option<(Seat, EventKind)> {
    let master = first(catalog, game, |edict| edict == Edict::BazaarMaster)?;
    game.conclave().eliminated(master.by).is_none().then_some((master.by, master.event))
}

/// Checks that a house may bid: it is not the Master of the Bazaar.
///
/// # Errors
/// Errors with the event that forbids it.
pub fn may_trade(catalog: &Catalog, game: &Game, seat: Seat) -> Result<(), Refusal> {
    match first(catalog, game, |edict| edict == Edict::BazaarMaster) {
        Some(master) if master.by == seat => Err(master.forbids(game)),
        Some(_) | None => Ok(()),
    }
}

/// The event that forbids the use of combat cards.
#[must_use]
pub fn no_combat_cards(catalog: &Catalog, game: &Game) -> Option<EventKind> {
    first(catalog, game, |edict| edict == Edict::NoCombatCards).map(|running| running.event)
}

/// Checks that event cards can be played now.
///
/// # Errors
/// Errors with the event that forbids it.
pub fn may_play(catalog: &Catalog, game: &Game) -> Result<(), Refusal> {
    let ban = first(catalog, game, |edict| edict == Edict::NoEvents);
    ban.map_or(Ok(()), |ban| Err(ban.forbids(game)))
}

/// Checks that vendettas can be claimed now.
///
/// # Errors
/// Errors with the event that forbids it.
pub fn may_quarrel(catalog: &Catalog, game: &Game) -> Result<(), Refusal> {
    let ban = first(catalog, game, |edict| edict == Edict::NoVendettas);
    ban.map_or(Ok(()), |ban| Err(ban.forbids(game)))
}

/// Checks that a house can be insulted, and that demands can be made of it.
///
/// # Errors
/// Errors with the event that forbids it.
pub fn may_affront(catalog: &Catalog, game: &Game, seat: Seat) -> Result<(), Refusal> {
    let favors = edicts(catalog, game).find(|(running, edict)| *edict == Edict::Favorite && running.by == seat);
    favors.map_or(Ok(()), |(running, _)| Err(running.forbids(game)))
}

/// Percentage points that edicts add to the prestige of a house's victories in battle.
#[must_use]
pub fn victory_bonus(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let own = edicts(catalog, game).filter(|(running, _)| running.by == seat);
    own.map(|(_, edict)| if let Edict::CombatPrestige(percent) = edict { i32::from(percent) - 100 } else { 0 }).sum()
}

/// The event that stops places of power, and the relics in them, from giving prestige.
#[must_use]
pub fn evil_sleeps(catalog: &Catalog, game: &Game) -> Option<EventKind> {
    sleep(catalog, game).map(|(event, _)| event)
}

/// The event that stops places from giving prestige, and the number of turns left to it, including
/// this one.
#[must_use]
pub fn sleep(catalog: &Catalog, game: &Game) -> Option<(EventKind, u32)> {
    let running = first(catalog, game, |edict| edict == Edict::EvilSleeps)?;
    Some((running.event, running.turns_left(game)))
}

/// The prestige of a house as another sees it; `None` if that is hidden from the other.
///
/// Call it with the game itself, not with a seat's view, because a view has no rumors of other
/// players.
#[must_use]
pub fn apparent_prestige(game: &Game, viewer: Seat, seat: Seat) -> Option<i32> {
    let mut seems = game.conclave().prestige(seat);
    if viewer == seat {
        return Some(seems);
    }
    for running in game.events().running() {
        if running.blinds {
            return None;
        }
        if running.secret && running.target == Some(seat) && running.by != viewer {
            // A rumor does not lower apparent prestige below 0, or below the true value if that is
            // negative.
            seems = (seems + i32::from(running.size)).max(seems.min(0));
        }
    }
    Some(seems)
}

/// The seats that may not know of a change of prestige, because all other houses' prestige is
/// hidden (manual appendix K, Catastrophic Intel Failure).
pub(crate) fn kept_from(game: &Game, fact: &Fact) -> Blindfold {
    let Fact::Conclave(ConclaveFact::PrestigeChanged { seat, .. }) = fact else { return Blindfold::NOBODY };
    let blind = game.events().running().iter().any(|running| running.blinds);
    game.seats().filter(|viewer| blind && viewer != seat).collect()
}

/// Begins an edict: rolls its duration and size, and replaces an older edict of the same card and
/// target.
pub(super) fn begin(turn: &mut Turn<'_>, play: &Play, rolls: &mut Rolls) {
    let catalog = turn.catalog();
    let def = catalog.event(play.event);
    let Some(edict) = def.effect.edict() else { return };
    let turns = u32::from(drawn(def.turns.unwrap_or((1, 1)), rolls));
    let dice = if let Edict::Rumor(dice) = edict { dice } else { 0 };
    let size = (0..dice.unsigned_abs()).map(|_| rolls.d6() as i16 * i16::from(dice.signum())).sum();
    let target = match def.target {
        EventTarget::Rival | EventTarget::House => play.aim.house(),
        EventTarget::Nobody
        | EventTarget::RivalPlace
        | EventTarget::OwnLegion
        | EventTarget::OwnPraetor
        | EventTarget::BanishedPraetor => None,
    };
    let (event, seat, secret) = (play.event, play.by, def.secret());
    let until = turn.game().turn() + turns;
    let running = &mut turn.game_mut().events.running;
    running.retain(|old| old.event != event || old.target != target);
    let blinds = edict == Edict::IntelFailure;
    running.push(Running { event, by: seat, target, until, size, secret, blinds });
    turn.say(Fact::Event(EventFact::Card(CardFact::Began { seat, event, target, turns, secret })));
    if trades(edict) {
        rule_bazaar(catalog, turn.game_mut(), true);
    }
}

/// Ends the events whose last turn is over.
pub(super) fn expire(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    end(turn, |running| running.until <= now, false);
}

/// Ends all edicts at once (manual appendix K, Conclave Manipulation). Returns true if there were
/// any.
pub(super) fn cancel(turn: &mut Turn<'_>) -> bool {
    let catalog = turn.catalog();
    end(turn, |running| catalog.event(running.event).effect.edict().is_some(), true)
}

fn end(turn: &mut Turn<'_>, over: impl Fn(&Running) -> bool, cancelled: bool) -> bool {
    let catalog = turn.catalog();
    let running = &turn.game().events().running;
    let ended: Vec<Running> = running.iter().filter(|running| over(running)).copied().collect();
    if ended.is_empty() {
        return false;
    }
    let events = &mut turn.game_mut().events;
    events.running.retain(|running| !over(running));
    // A secret card was never seen when it was played. Now it goes to the discard like the others.
    events.discard.extend(ended.iter().filter(|ended| ended.secret).map(|ended| ended.event));
    for &Running { event, by, target, secret, .. } in &ended {
        turn.say(Fact::Event(EventFact::Card(CardFact::Ended { seat: by, event, target, cancelled, secret })));
    }
    if ended.iter().any(|ended| catalog.event(ended.event).effect.edict().is_some_and(trades)) {
        // The bazaar has already counted this turn when an edict runs out, but not when a card
        // cancels it.
        rule_bazaar(catalog, turn.game_mut(), cancelled);
    }
    true
}

/// True if an edict affects the gates or prices of the bazaar.
const fn trades(edict: Edict) -> bool {
    matches!(edict, Edict::MinimumBids(_) | Edict::BazaarClosed)
}

/// Sets the gates and prices of the bazaar according to the edicts. `ahead` is true if the bazaar
/// step of this turn has not yet run.
pub(crate) fn rule_bazaar(catalog: &Catalog, game: &mut Game, ahead: bool) {
    let (mut closed, mut percent, mut changes) = (0, 100, None);
    for (running, edict) in edicts(catalog, game) {
        let turns = running.turns_left(game).saturating_sub(u32::from(!ahead)).min(u8::MAX.into()) as u8;
        if edict == Edict::BazaarClosed {
            closed = turns.max(closed);
        }
        if let Edict::MinimumBids(more) = edict {
            percent += i32::from(more);
            // The remaining edicts are recomputed when the first one ends.
            changes = Some(changes.map_or(turns, |known: u8| known.min(turns)));
        }
    }
    let bazaar: &mut Bazaar = &mut game.bazaar;
    bazaar.open();
    bazaar.close(closed);
    bazaar.set_prices(percent.max(1) as u16, changes.unwrap_or(0));
}

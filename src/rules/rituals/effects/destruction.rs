//! Rituals of Destruction that strike houses and their servants (manual appendix I). Those that strike units are in
//! [`wounds`](super::wounds).
//!
//! > "[...] destroy some of his Tribute Cards that are not assigned to Rituals or other activities. [...] In addition, a random
//! > Ritual Slot of the target is blocked from hosting Rituals until the end of the turn. If a Ritual is already active in this
//! > slot, it is canceled."
//!
//! A chamber's slots are filled by relics, then by rituals that are kept up, then by those of this turn; what corruption strikes
//! is drawn among all that are not blocked already. A relic is no ritual: it stays where it lies. A ritual of this turn has done
//! its work. Cards are assigned if an order of this turn that has not had its slot yet names them.

use super::super::cast::Cast;
use super::super::facts::RitualFact;
use super::super::hexes::Harm;
use super::super::order::{Hindrance, Target};
use super::super::state::Lock;
use super::theft::owner_in_sight;
use super::victims::{PROPOSALS, propose_houses, rival_house, tell};
use crate::rules::archfiends;
use crate::rules::attachments::{Post, Treasure};
use crate::rules::dice::Rolls;
use crate::rules::facts::Fact;
use crate::rules::ids::{CardId, PraetorKind, RitualKind, Seat};
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;

/// Whether Corruption of Essence can be performed on this.
pub(in crate::rules::rituals) fn valid_corruption_of_essence(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Every rival.
pub(in crate::rules::rituals) fn targets_corruption_of_essence(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
) -> Vec<Target> {
    propose_houses(context, seat)
}

/// Random cards are no more, and random ritual slots are blocked until the end of the turn.
pub(in crate::rules::rituals) fn corruption_of_essence(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let numbers = &turn.catalog().constants.rituals.hostile;
    let most = cast.level.saturating_sub(numbers.corruption_spares).max(1);
    let (base, levels) = numbers.corruption_slots;
    let slots = 1 + cast.level.saturating_sub(base) / levels.max(1);
    let mut rolls = cast.open(turn);
    let aside = turn.set_aside(house);
    let vault = turn.game().treasury().vault(house).iter().map(|card| card.id);
    let mut cards: Vec<CardId> = vault.filter(|card| !aside.contains(card)).collect();
    rolls.shuffle(&mut cards);
    cards.truncate(rolls.die(most.into()) as usize);
    let burnt = turn.game_mut().treasury.withdraw(house, &cards);
    let (slots, ended) = foul(turn, house, slots, &mut rolls);
    let cards = burnt.iter().map(|card| card.worth).collect();
    tell(turn, cast, Some(house), Harm::Corrupted { cards, slots, ended });
    Ok(())
}

/// What a ritual slot hosts.
#[derive(Clone, Copy)]
enum Host {
    Relic,
    /// A ritual that is kept up, by its position among its caster's.
    Standing(usize),
    /// A ritual of this turn.
    Spent,
    Nothing,
}

/// Strikes so many random ritual slots of a house. Says how many are blocked, and which rituals ended with them.
fn foul(turn: &mut Turn<'_>, house: Seat, slots: u8, rolls: &mut Rolls) -> (u8, Vec<RitualKind>) {
    let game = turn.game();
    let rituals = game.rituals();
    let all = archfiends::ritual_slots(turn.catalog(), game, house).total().max(0) as usize;
    let relics = game.attachments().of(house).filter(|held| held.post == Post::Chamber).count();
    let standing = rituals.standing.iter().filter(|standing| standing.caster == house).count();
    let mut hosts: Vec<Host> = std::iter::repeat_n(Host::Relic, relics)
        .chain((0..standing).map(Host::Standing))
        .chain(std::iter::repeat_n(Host::Spent, rituals.spent[house.index()].into()))
        .chain(std::iter::repeat(Host::Nothing))
        .take(all.saturating_sub(rituals.blocked[house.index()].into()))
        .collect();
    rolls.shuffle(&mut hosts);
    hosts.truncate(slots.into());
    let (mut blocked, mut gone) = (0, Vec::new());
    for host in hosts {
        match host {
            // What hosts a relic, or has hosted a ritual this turn, hosts no other ritual in any case.
            Host::Relic | Host::Spent => {}
            Host::Nothing => blocked += 1,
            Host::Standing(at) => {
                blocked += 1;
                gone.push(at);
            }
        }
    }
    turn.game_mut().rituals.blocked[house.index()] += blocked;
    let mut ended = Vec::with_capacity(gone.len());
    let mine = |turn: &Turn<'_>, nth: usize| {
        let all = turn.game().rituals().standing.iter().enumerate();
        all.filter(|(_, standing)| standing.caster == house).map(|(at, _)| at).nth(nth)
    };
    // From the last on, so that the positions of the others stay.
    gone.sort_unstable();
    for nth in gone.into_iter().rev() {
        let Some(at) = mine(turn, nth) else { continue };
        let standing = turn.game_mut().rituals.standing.remove(at);
        turn.say(Fact::Ritual(RitualFact::Ended { caster: house, ritual: standing.ritual }));
        ended.push(standing.ritual);
    }
    (blocked, ended)
}

fn praetor(context: &Context<'_>, seat: Seat, target: &Target) -> Result<(PraetorKind, Seat), Hindrance> {
    let kind = match target {
        Target::Treasure(Treasure::Praetor(kind)) => *kind,
        Target::Treasure(Treasure::Artifact(_) | Treasure::Relic(_))
        | Target::Oneself
        | Target::House(_)
        | Target::Legion(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => return Err(Hindrance::WrongTarget),
    };
    match owner_in_sight(context.game, seat, Treasure::Praetor(kind)) {
        None => Err(Hindrance::TargetGone),
        Some(owner) if owner == seat => Err(Hindrance::WrongTarget),
        Some(owner) => Ok((kind, owner)),
    }
}

/// Whether Banish can be performed on this.
pub(in crate::rules::rituals) fn valid_banish(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    praetor(context, seat, target).map(|_| ())
}

/// Praetors in others' service, as far as they are in sight.
pub(in crate::rules::rituals) fn targets_banish(context: &Context<'_>, seat: Seat, level: u8) -> Vec<Target> {
    let held = context.game.attachments().possessions().iter().map(|held| Target::Treasure(held.treasure));
    held.filter(|target| valid_banish(context, seat, level, target).is_ok()).take(PROPOSALS).collect()
}

/// A praetor goes to the Abyss.
pub(in crate::rules::rituals) fn banish(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let (kind, owner) = praetor(&turn.context(), cast.caster, &cast.target)?;
    let treasure = Treasure::Praetor(kind);
    let level = turn.game().attachments().praetor(kind).map_or(0, |praetor| praetor.level);
    let attachments = &mut turn.game_mut().attachments;
    attachments.take(treasure).ok_or(Hindrance::TargetGone)?;
    attachments.lose(treasure);
    turn.say(Fact::Banished { seat: Some(owner), praetor: kind });
    Ok(())
}

/// Whether Planar Lock can be performed on this.
pub(in crate::rules::rituals) fn valid_planar_lock(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Every rival.
pub(in crate::rules::rituals) fn targets_planar_lock(context: &Context<'_>, seat: Seat, _level: u8) -> Vec<Target> {
    propose_houses(context, seat)
}

/// A house has fewer order slots from the next turn on.
pub(in crate::rules::rituals) fn planar_lock(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let (slots, great, more) = turn.catalog().constants.rituals.hostile.lock;
    let slots = if cast.level >= great { more } else { slots };
    let since = turn.game().turn();
    let standing = cast.standing.map(|id| (cast.caster, id));
    turn.game_mut().rituals.locks.push(Lock { on: house, slots, since, standing });
    tell(turn, cast, Some(house), Harm::Locked { slots });
//! What rituals of Destruction do.

use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rulebook::Context;

pub(in crate::rules::rituals) fn infernal_affliction(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_infernal_affliction(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn corruption_of_essence(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_corruption_of_essence(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn pain_and_punishment(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_pain_and_punishment(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn banish(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_banish(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn planar_lock(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_planar_lock(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn dire_dissipation(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_dire_dissipation(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

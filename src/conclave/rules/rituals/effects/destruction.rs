//! Destruction rituals against houses and their servants (manual appendix I). Those against units
//! are in [`wounds`](super::wounds).
//!
//! > "[...] destroy some of his Tribute Cards that are not assigned to Rituals or other activities.
//! > [...] In addition, a random Ritual Slot of the target is blocked from hosting Rituals until
//! > the end of the turn. If a Ritual is already active in this slot, it is canceled."
//!
//! The slots of a chamber are filled by relics, then by sustained rituals, then by rituals of this
//! turn. Corruption draws among all slots that are not blocked already. Relics are not rituals and
//! stay in their slots. Rituals of this turn have already taken effect. Cards count as assigned if
//! an order in a later slot of this turn uses them.

use super::super::cast::Cast;
use super::super::curses::Harm;
use super::super::facts::Lapse;
use super::super::order::{Hindrance, Target};
use super::super::state::{Lock, Standing};
use super::super::upkeep;
use super::theft::owner_in_sight;
use super::victims::{rival_house, tell};
use crate::archfiends;
use crate::attachments::{Post, Treasure};
use crate::dice::Rolls;
use crate::ids::{CardId, PraetorKind, RitualKind, Seat};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Errors if Corruption of Essence cannot be performed on this target.
pub(crate) fn valid_corruption_of_essence(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Destroys random cards, and blocks random ritual slots until the end of the turn.
pub(crate) fn corruption_of_essence(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let numbers = &turn.catalog().constants.rituals.hostile;
    let (most, slots) = (numbers.corrupted_cards(cast.level), numbers.corrupted_slots(cast.level));
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

/// The content of a ritual slot.
#[derive(Clone, Copy)]
enum Host {
    Relic,
    /// A sustained ritual, by its position among those of its caster.
    Standing(usize),
    /// A ritual of this turn.
    Spent,
    Nothing,
}

/// Blocks random ritual slots of a house. Returns the number of blocked slots and the rituals that
/// ended with them.
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
            // A slot with a relic or a ritual of this turn cannot host another ritual anyway.
            Host::Relic | Host::Spent => {}
            Host::Nothing => blocked += 1,
            Host::Standing(at) => {
                blocked += 1;
                gone.push(at);
            }
        }
    }
    turn.game_mut().rituals.blocked[house.index()] += blocked;
    let own = turn.game().rituals().standing().iter().filter(|standing| standing.caster == house);
    let struck: Vec<Standing> =
        own.enumerate().filter(|(at, _)| gone.contains(at)).map(|(_, standing)| standing.clone()).collect();
    for standing in &struck {
        upkeep::end(turn, standing, Lapse::Broken);
    }
    let ended = struck.iter().map(|standing| standing.ritual).collect();
    (blocked, ended)
}

fn praetor(context: &Context<'_>, seat: Seat, target: &Target) -> Result<(PraetorKind, Seat), Hindrance> {
    let Target::Treasure(Treasure::Praetor(kind)) = *target else { return Err(Hindrance::WrongTarget) };
    match owner_in_sight(context.game, seat, Treasure::Praetor(kind)) {
        None => Err(Hindrance::TargetGone),
        Some(owner) if owner == seat => Err(Hindrance::WrongTarget),
        Some(owner) => Ok((kind, owner)),
    }
}

/// Errors if Banish cannot be performed on this target.
pub(crate) fn valid_banish(context: &Context<'_>, seat: Seat, _level: u8, target: &Target) -> Result<(), Hindrance> {
    praetor(context, seat, target).map(|_| ())
}

/// Removes a praetor from the game. It is not in the Abyss, so an amnesty does not return it.
pub(crate) fn banish(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let (praetor, owner) = praetor(&turn.context(), cast.caster, &cast.target)?;
    let treasure = Treasure::Praetor(praetor);
    let attachments = &mut turn.game_mut().attachments;
    attachments.take(treasure).ok_or(Hindrance::TargetGone)?;
    attachments.lose(treasure);
    tell(turn, cast, Some(owner), Harm::Banished { praetor });
    Ok(())
}

/// Errors if Planar Lock cannot be performed on this target.
pub(crate) fn valid_planar_lock(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Reduces the order slots of a house from the next turn on.
pub(crate) fn planar_lock(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let slots = turn.catalog().constants.rituals.hostile.locked(cast.level);
    let since = turn.game().turn();
    let standing = cast.standing.map(|id| (cast.caster, id));
    turn.game_mut().rituals.shut(Lock { on: house, slots, since, standing });
    tell(turn, cast, Some(house), Harm::Locked { slots });
    Ok(())
}

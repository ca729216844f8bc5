//! Rituals of Prophecy: Dark Augury, Demonic Premonitions, Infernal Negotiations, Unholy Revelation
//! (manual appendix I).
//!
//! > "At Prophecy level one, basic stats will be revealed. Enemy vaults may be viewed at level two.
//! > Ritual chambers at level three. Perks at four, and Secret Objectives at five."
//!
//! An augury shows the state of its turn, and is kept until the next one of the same house. A vault
//! is shown completely: tribute, praetors, artifacts, relics and pieces of manuscripts. Forbidden
//! Lore takes effect in the conclave, and the Infernal Eye in views.

use crate::archfiends::{Discipline, Part, Tally, ritual_level};
use crate::attachments::{Post, Treasure};
use crate::bazaar::Goods;
use crate::catalog::{Catalog, RitualEffect};
use crate::conclave::{self, PrestigeCause};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{ObjectiveKind, Seat};
use crate::resolve::Turn;
use crate::rituals::access::kept_up;
use crate::rituals::cast::Cast;
use crate::rituals::challenge::treasure_level;
use crate::rituals::facts::RitualFact;
use crate::rituals::order::{Hindrance, Target};
use crate::rituals::state::{Augury, Dossier, Hoard};
use crate::rulebook::Context;

/// Returns the house of a target that must be a rival.
fn rival(seat: Seat, target: &Target) -> Result<Seat, Hindrance> {
    match target {
        Target::House(other) if *other != seat => Ok(*other),
        Target::House(_)
        | Target::Oneself
        | Target::Legion(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::Treasure(_)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => Err(Hindrance::WrongTarget),
    }
}

pub(crate) fn valid_dark_augury(
    _context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival(seat, target).map(|_| ())
}

pub(crate) fn dark_augury(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let of = rival(cast.caster, &cast.target)?;
    let catalog = turn.catalog();
    augur(catalog, turn.game_mut(), (cast.caster, of), cast.level);
    Ok(())
}

/// Performs an augury with this level of Prophecy. It replaces the previous one of the same house.
pub(crate) fn augur(catalog: &Catalog, game: &mut Game, (seer, of): (Seat, Seat), level: u8) {
    let augury = Augury { seer, of, turn: game.turn(), dossier: dossier(catalog, game, of, level) };
    let auguries = &mut game.rituals.auguries;
    auguries.retain(|old| (old.seer, old.of) != (seer, of));
    auguries.push(augury);
}

/// Returns the facts that an augury of this level shows of a house.
fn dossier(catalog: &Catalog, game: &Game, of: Seat, level: u8) -> Dossier {
    let (vault, chamber, perks, objectives) = catalog.constants.rituals.augury;
    let stored = || {
        let treasures = game.attachments().of(of).filter(|held| held.post == Post::Vault).map(|held| held.treasure);
        Hoard {
            cards: game.treasury().vault(of).iter().map(|card| card.worth).collect(),
            treasures: treasures.map(|treasure| (treasure, treasure_level(catalog, game, treasure))).collect(),
            pieces: game.manuscripts().of(of).collect(),
        }
    };
    let laid = || {
        let rituals = game.rituals().standing().iter().filter(|standing| standing.caster == of);
        let relics = game.attachments().of(of).filter(|held| held.post == Post::Chamber);
        let relics: Vec<Treasure> = relics.map(|held| held.treasure).collect();
        (rituals.map(|standing| standing.ritual).collect(), relics)
    };
    Dossier {
        attributes: game.houses().of(of).attributes,
        vault: (level >= vault).then(stored),
        chamber: (level >= chamber).then(laid),
        perks: (level >= perks).then(|| game.houses().of(of).perks),
        objectives: (level >= objectives).then(|| game.objectives().held(of).to_vec()),
    }
}

/// Errors unless the target is an own secret objective or a rival. A rival may turn out to have
/// none.
pub(crate) fn valid_unholy_revelation(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    match target {
        Target::Objective(objective) if context.game.objectives().held(seat).contains(objective) => Ok(()),
        Target::Objective(_) => Err(Hindrance::TargetGone),
        Target::House(_)
        | Target::Oneself
        | Target::Legion(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::Treasure(_)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. } => rival(seat, target).map(|_| ()),
    }
}

pub(crate) fn unholy_revelation(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let (seat, objective): (Seat, ObjectiveKind) = if let Target::Objective(objective) = cast.target {
        (cast.caster, objective)
    } else {
        let other = rival(cast.caster, &cast.target)?;
        let drawn = cast.open(turn).pick(turn.game().objectives().held(other)).copied();
        (other, drawn.ok_or(Hindrance::NothingThere)?)
    };
    turn.game_mut().objectives.discard(seat, objective);
    let by = Some(cast.caster);
    turn.say(Fact::Ritual(RitualFact::ObjectiveLost { seat, by, objective: Some(objective) }));
    Ok(())
}

/// Returns the loyalty bonus of Demonic Premonitions for the legions of a house.
#[must_use]
pub fn loyalty_by_premonitions(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let mut tally = Tally::default();
    if let Some(standing) = kept_up(catalog, game, seat, RitualEffect::DemonicPremonitions) {
        tally.add(Part::Ritual(standing.ritual), ritual_level(catalog, game, seat, Discipline::Prophecy).into());
    }
    tally
}

/// Returns the bonus points of Infernal Negotiations for a bid of a house (facts 23.4).
#[must_use]
pub fn bidding_bonus(catalog: &Catalog, game: &Game, seat: Seat, goods: Goods) -> u32 {
    let serves = match goods {
        Goods::Legion(_) | Goods::Praetor(_) | Goods::Artifact(_) | Goods::Relic(_) => true,
        Goods::Manuscript(_) => false,
    };
    if !serves || kept_up(catalog, game, seat, RitualEffect::InfernalNegotiations).is_none() {
        return 0;
    }
    let level = ritual_level(catalog, game, seat, Discipline::Prophecy);
    level.saturating_sub(catalog.constants.rituals.negotiations_less).into()
}

/// Returns the rank bonus of Infernal Negotiations. It counts for the acts of the house and for the
/// price of demands made of it (manual 4.14.3).
#[must_use]
pub fn negotiating_rank(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let has = kept_up(catalog, game, seat, RitualEffect::InfernalNegotiations).is_some();
    if has { catalog.constants.rituals.negotiations_rank.into() } else { 0 }
}

/// Awards prestige for an act between two other houses to each house with Infernal Negotiations:
/// the average of their ranks, rounded down (ruling R3).
pub(crate) fn heard(turn: &mut Turn<'_>, one: Seat, other: Seat) {
    if turn.previewing() {
        return;
    }
    let (catalog, game) = (turn.catalog(), turn.game());
    let gained = (game.houses().of(one).rank.value() + game.houses().of(other).rank.value()) / 2;
    let negotiates = |seat: &Seat| kept_up(catalog, game, *seat, RitualEffect::InfernalNegotiations).is_some();
    let outside = game.seats().filter(|&seat| seat != one && seat != other);
    for seat in outside.filter(negotiates).collect::<Vec<_>>() {
        conclave::award(turn, seat, gained, PrestigeCause::Negotiations);
    }
}

//! The protocols of Hell (manual 4.14.1, 4.14.8, 4.14.9, 3.4): which house may approach which,
//! which act takes precedence, and how an act that cannot be completed ends.
//!
//! > "If a player initiates a diplomatic action against another eligible player, that action must
//! > be completed before the target player can conduct a retaliatory diplomatic action against this
//! > opponent."
//!
//! A house orders an act in one turn, everybody learns of it, and the other house answers in the
//! next. The house pays for an act when it orders it.

use serde::{Deserialize, Serialize};

use super::facts::DiplomacyFact;
use super::stance::Stance;
use super::state::{ActKind, Affair, Claim, Matter, Suit};
use crate::archfiends::Rank;
use crate::arena::PlanFault;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{PraetorKind, Seat, SlotNo};
use crate::orders::Refusal;
use crate::resolve::Turn;
use crate::rituals::heard;
use crate::rulebook::Context;

/// Reasons why the conclave does not admit an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Objection {
    /// A house cannot approach itself.
    Oneself,
    /// The other house has fallen.
    Fallen(Seat),
    /// The acting house is excommunicated.
    CastOut,
    /// The other house is excommunicated.
    TheyAreCastOut(Seat),
    /// A house holds Pandemonium against the conclave, which admits no act until it is free.
    Suspended,
    /// The acting house is a blood vassal, and only its lord conducts diplomacy.
    Vassal {
        /// The lord.
        lord: Seat,
    },
    /// The other house is a blood vassal; its lord must be approached instead.
    TheyAreVassal {
        /// The lord.
        lord: Seat,
    },
    /// One of the two houses is the other's blood lord.
    OneBlood,
    /// An act, right or claim between the two houses is still before the conclave.
    Pending(Seat),
    /// The other house's act in the same slot took precedence.
    Preceded(Seat),
    /// The two houses are at vendetta, in the field or in the arena.
    AtVendetta(Seat),
    /// The two houses are in a blood feud.
    AtFeud(Seat),
    /// The acting house must still wait.
    Waits {
        /// Number of turns left, including this one.
        turns: u32,
    },
    /// The acting house has accepted an emissary's gift and promised peace.
    Promised {
        /// Number of turns left, including this one.
        turns: u32,
    },
    /// The acting house has too little prestige.
    Prestige {
        /// The prestige needed.
        needs: i32,
    },
    /// The stake of an insult is out of range.
    Stake {
        /// The greatest number allowed.
        most: i32,
    },
    /// This number of cards cannot be demanded.
    DemandCards {
        /// The greatest number allowed.
        most: u8,
    },
    /// This can be demanded only of a house of lower rank that has conceded enough demands in a
    /// row.
    NotDemandable {
        /// Number of conceded demands needed.
        after: u8,
    },
    /// The two houses have no common border.
    NoBorder(Seat),
    /// A gift has too few or too many cards.
    GiftCards {
        /// The smallest number allowed.
        least: u8,
        /// The greatest number allowed.
        most: u8,
    },
    /// There is no ground for a vendetta.
    NoGround {
        /// Number of demands conceded in a row that would be one.
        after: u8,
    },
    /// These terms cannot be claimed.
    Terms,
    /// There is no ground for a blood feud.
    NoFeud {
        /// Vendettas won.
        has: u8,
        /// Vendettas needed.
        needs: u8,
    },
    /// One of the two houses already has a blood contract.
    Bound,
    /// A petitioner must have less than half the prestige of its lord.
    TooProud,
    /// A petitioner must have less than half the cantons of its lord.
    TooMuchLand,
    /// The list does not name every rival once.
    NotARanking,
    /// The ranking is already this one.
    SameRanking,
    /// Changing the ranking is still free and needs no order.
    RankingIsFree,
    /// The praetor is not in play, or belongs to another house.
    NoSuchPraetor(PraetorKind),
    /// The praetor has not yet won a single combat.
    Unproven(PraetorKind),
    /// No champion waits in the arena, or it belongs to the acting house.
    NoChampion,
    /// The plan for the arena is not valid.
    Plan(PlanFault),
}

/// Checks that one house may approach another at all, whatever the act.
///
/// # Errors
/// Errors with the first objection found.
pub fn may_approach(game: &Game, seat: Seat, other: Seat) -> Result<(), Objection> {
    let diplomacy = game.diplomacy();
    if seat == other {
        return Err(Objection::Oneself);
    }
    if other.index() >= game.seat_count() || game.conclave().eliminated(other).is_some() {
        return Err(Objection::Fallen(other));
    }
    if diplomacy.excommunicated(seat) {
        return Err(Objection::CastOut);
    }
    if diplomacy.excommunicated(other) {
        return Err(Objection::TheyAreCastOut(other));
    }
    if game.conclave().usurpation().is_some() {
        return Err(Objection::Suspended);
    }
    if diplomacy.bound_by_blood(seat, other) {
        return Err(Objection::OneBlood);
    }
    if let Some(lord) = diplomacy.lord_of(seat) {
        return Err(Objection::Vassal { lord });
    }
    if let Some(lord) = diplomacy.lord_of(other) {
        return Err(Objection::TheyAreVassal { lord });
    }
    match diplomacy.stance(seat, other) {
        Stance::BloodFeud => return Err(Objection::AtFeud(other)),
        Stance::Vendetta | Stance::SingleCombat => return Err(Objection::AtVendetta(other)),
        Stance::Neutral | Stance::Truce | Stance::Vassalage | Stance::Excommunication => {}
    }
    Ok(())
}

/// True if anything between two houses is before the conclave: an act without its answer, a right
/// that may still be used, or a claim.
#[must_use]
pub fn pending(game: &Game, a: Seat, b: Seat) -> bool {
    let between = |x: Seat, y: Seat| (x, y) == (a, b) || (x, y) == (b, a);
    let diplomacy = game.diplomacy();
    diplomacy.affairs.iter().any(|affair| between(affair.from, affair.to))
        || diplomacy.grievances.iter().any(|grievance| between(grievance.holder, grievance.against))
        || diplomacy.claims.iter().any(|claim| between(claim.by, claim.on))
}

/// Checks that a house may begin an act or a claim against another now.
///
/// # Errors
/// Errors with the first objection found.
pub fn may_begin(game: &Game, seat: Seat, other: Seat) -> Result<(), Refusal> {
    may_approach(game, seat, other).map_err(Refusal::Diplomacy)?;
    if pending(game, seat, other) { Err(Refusal::Diplomacy(Objection::Pending(other))) } else { Ok(()) }
}

/// Returns the number of turns left on a clock, including this one, or `None` if it has run out.
#[must_use]
pub const fn runs(game: &Game, until: u32) -> Option<u32> {
    if until >= game.turn() { Some(until - game.turn() + 1) } else { None }
}

/// Checks that a house can pay this much prestige.
///
/// # Errors
/// Errors with [`Objection::Prestige`] if it cannot.
pub(super) fn affords(game: &Game, seat: Seat, price: i32) -> Result<(), Refusal> {
    if game.conclave().prestige(seat) < price {
        return Err(Refusal::Diplomacy(Objection::Prestige { needs: price }));
    }
    Ok(())
}

/// Admits an act or a claim if its check passes. If the other house has begun an act or a claim in
/// the same slot, the higher rank takes precedence, then the greater prestige, then the Regent,
/// then a roll (manual 4.14.1).
///
/// # Errors
/// Errors with the refusal of the check, or if the other house's act takes precedence.
pub(super) fn admit(
    turn: &mut Turn<'_>,
    seat: Seat,
    other: Seat,
    check: impl Fn(&Context<'_>) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let (game, slot) = (turn.game(), turn.slot());
    // Check as if the other house had not acted in this slot.
    let mut alone = game.clone();
    let Some(act) = Act::take_back(&mut alone, slot, other, seat) else { return check(&turn.context()) };
    check(&Context { game: &alone, ..turn.context() })?;
    // The prestige that the other has paid for its act still counts for its standing.
    let (own, mut theirs) = (standing(game, seat), standing(game, other));
    theirs.1 += act.stake();
    let first = if own == theirs {
        turn.open(Stream::Protocol { slot, pair: (seat.min(other), seat.max(other)) }).below(2) == 0
    } else {
        own > theirs
    };
    if !first {
        return Err(Refusal::Diplomacy(Objection::Preceded(other)));
    }
    Act::take_back(turn.game_mut(), slot, other, seat);
    let kind = act.kind();
    match act {
        Act::Affair(affair) => give_back(turn, affair),
        // Nothing to return: the wager is taken only when the claim is granted.
        Act::Claim(_) => {}
    }
    turn.say(Fact::Diplomacy(DiplomacyFact::ActPreceded { seat: other, to: seat, kind }));
    Ok(())
}

/// An act or a claim that a house has begun against another by an order.
enum Act {
    /// An act, which the other house answers.
    Affair(Affair),
    /// A claim, which the conclave grants.
    Claim(Claim),
}

impl Act {
    /// Removes and returns what a house has begun against another in this slot of this turn.
    fn take_back(game: &mut Game, slot: SlotNo, from: Seat, to: Seat) -> Option<Self> {
        let (now, diplomacy) = (game.turn(), game.diplomacy());
        let ours =
            |affair: &Affair| affair.from == from && affair.to == to && affair.turn == now && affair.slot == slot;
        if let Some(at) = diplomacy.affairs.iter().position(ours) {
            return Some(Self::Affair(game.diplomacy.affairs.remove(at)));
        }
        let ours = |claim: &Claim| claim.by == from && claim.on == to && claim.turn == now && claim.slot == Some(slot);
        let at = diplomacy.claims.iter().position(ours)?;
        Some(Self::Claim(game.diplomacy.claims.remove(at)))
    }

    /// The prestige paid for it.
    const fn stake(&self) -> i32 {
        match self {
            Self::Affair(affair) => affair.matter.stake(),
            Self::Claim(_) => 0,
        }
    }

    /// The kind of act.
    const fn kind(&self) -> ActKind {
        match self {
            Self::Affair(affair) => affair.matter.kind(),
            Self::Claim(Claim { suit: Some(Suit::BloodFeud), .. }) => ActKind::BloodFeud,
            Self::Claim(_) => ActKind::Vendetta,
        }
    }
}

/// Presents an act to the conclave.
pub(super) fn present(turn: &mut Turn<'_>, from: Seat, to: Seat, matter: Matter) {
    let (now, slot) = (turn.game().turn(), turn.slot());
    turn.game_mut().diplomacy.affairs.push(Affair { from, to, turn: now, slot, matter, promised: Vec::new() });
    heard(turn, from, to);
}

/// Returns everything paid, given or promised in an affair that is cancelled. The waiting period
/// after an emissary is lifted, because nobody received it.
pub(super) fn give_back(turn: &mut Turn<'_>, affair: Affair) {
    conclave::award(turn, affair.from, affair.matter.stake(), PrestigeCause::ActReturned);
    if let Matter::Emissary { gift, .. } = affair.matter {
        turn.game_mut().treasury.deposit(affair.from, gift);
        turn.game_mut().diplomacy.record_mut(affair.from, affair.to).emissary_waits = 0;
    }
    turn.game_mut().treasury.deposit(affair.to, affair.promised);
}

/// Ends everything between one house and all others (acts, rights, claims, vendettas, blood feuds),
/// and returns all stakes. Applies when a house leaves the conclave, falls, or becomes a vassal.
///
/// Call this before removing the house, so that its own stakes return to it too.
pub(crate) fn break_off(turn: &mut Turn<'_>, seat: Seat) {
    let diplomacy = &mut turn.game_mut().diplomacy;
    let concerns = |a: Seat, b: Seat| a == seat || b == seat;
    let (affairs, rest) =
        std::mem::take(&mut diplomacy.affairs).into_iter().partition(|affair| concerns(affair.from, affair.to));
    diplomacy.affairs = rest;
    diplomacy.grievances.retain(|grievance| !concerns(grievance.holder, grievance.against));
    diplomacy.claims.retain(|claim| !concerns(claim.by, claim.on));
    let (vendettas, rest): (Vec<_>, Vec<_>) =
        diplomacy.vendettas.iter().partition(|vendetta| concerns(vendetta.claimant, vendetta.target));
    diplomacy.vendettas = rest;
    let (combats, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut diplomacy.combats).into_iter().partition(|combat| concerns(combat.claimant, combat.target));
    diplomacy.combats = rest;
    diplomacy.feuds.retain(|&(a, b)| !concerns(a, b));
    for affair in affairs {
        give_back(turn, affair);
    }
    for vendetta in vendettas {
        conclave::award(turn, vendetta.claimant, vendetta.wager, PrestigeCause::WagerReturned);
        turn.say(Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff {
            claimant: vendetta.claimant,
            target: vendetta.target,
        }));
    }
    for combat in combats {
        conclave::award(turn, combat.claimant, combat.wagers.0, PrestigeCause::WagerReturned);
        conclave::award(turn, combat.target, combat.wagers.1, PrestigeCause::WagerReturned);
        turn.say(Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff {
            claimant: combat.claimant,
            target: combat.target,
        }));
    }
}

/// The values that decide precedence before the conclave, most important first: rank, prestige,
/// regency (manual 4.14.1).
pub(super) fn standing(game: &Game, seat: Seat) -> (Rank, i32, bool) {
    (game.houses().of(seat).rank, game.conclave().prestige(seat), game.conclave().regent() == seat)
}

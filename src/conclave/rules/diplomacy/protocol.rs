//! The protocols of Hell: who may approach whom, whose act takes precedence, what becomes of an act that cannot be completed
//! (manual 4.14.1, 4.14.8, 4.14.9, 3.4).
//!
//! > "If a player initiates a diplomatic action against another eligible player, that action must be completed before the
//! > target player can conduct a retaliatory diplomatic action against this opponent."
//!
//! An act is ordered in one turn, presented to everybody, and answered in the next. What it costs is paid when it is ordered.

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

/// Why the conclave will not hear of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Objection {
    /// A house has no dealings with itself.
    Oneself,
    /// The other house has fallen.
    Fallen(Seat),
    /// One's own house has been excommunicated.
    CastOut,
    /// The other house has been excommunicated.
    TheyAreCastOut(Seat),
    /// Pandemonium is held against the conclave, which hears nobody until it is free.
    Suspended,
    /// Only one's blood lord conducts diplomacy.
    Vassal {
        /// The lord.
        lord: Seat,
    },
    /// The other has a blood lord, who must be approached instead.
    TheyAreVassal {
        /// The lord.
        lord: Seat,
    },
    /// One of the two is the other's blood lord.
    OneBlood,
    /// Something between the two is before the conclave already.
    Pending(Seat),
    /// The other's act of the same slot took precedence.
    Preceded(Seat),
    /// A vendetta stands between the two, in the field or in the arena.
    AtVendetta(Seat),
    /// A blood feud stands between the two.
    AtFeud(Seat),
    /// A waiting period runs.
    Waits {
        /// For so many turns more, this one counted.
        turns: u32,
    },
    /// One's own promise to an emissary runs.
    Promised {
        /// For so many turns more, this one counted.
        turns: u32,
    },
    /// Not enough prestige.
    Prestige {
        /// What is needed.
        needs: i32,
    },
    /// The stake of an insult is out of bounds.
    Stake {
        /// The most.
        most: i32,
    },
    /// So many cards cannot be demanded.
    DemandCards {
        /// The most.
        most: u8,
    },
    /// Only a house of lower rank can be asked for this, and only after demands that it conceded.
    NotDemandable {
        /// How many in a row.
        after: u8,
    },
    /// The two have no common border.
    NoBorder(Seat),
    /// A gift has too few or too many cards.
    GiftCards {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// There is no ground for a vendetta.
    NoGround {
        /// How many conceded demands in a row would be one.
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
    /// One of the two is bound by blood already.
    Bound,
    /// A petitioner must have less than half the prestige of its lord.
    TooProud,
    /// A petitioner must have less than half the cantons of its lord.
    TooMuchLand,
    /// The list does not name every rival once.
    NotARanking,
    /// The ranking is this already.
    SameRanking,
    /// The ranking still costs nothing and needs no order.
    RankingIsFree,
    /// The praetor is not there, or not one's own.
    NoSuchPraetor(PraetorKind),
    /// The praetor has not won a single combat yet.
    Unproven(PraetorKind),
    /// Nobody waits in the arena, or one's own praetor does.
    NoChampion,
    /// The plan for the arena does not stand.
    Plan(PlanFault),
}

/// Whether one house may approach another at all, whatever it is about.
///
/// # Errors
/// Why not.
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

/// Whether anything between two houses is before the conclave: an act without its answer, a right that may still be used, a suit.
#[must_use]
pub fn pending(game: &Game, a: Seat, b: Seat) -> bool {
    let between = |x: Seat, y: Seat| (x, y) == (a, b) || (x, y) == (b, a);
    let diplomacy = game.diplomacy();
    diplomacy.affairs.iter().any(|affair| between(affair.from, affair.to))
        || diplomacy.grievances.iter().any(|grievance| between(grievance.holder, grievance.against))
        || diplomacy.claims.iter().any(|claim| between(claim.by, claim.on))
}

/// Whether a house may begin something with another now.
///
/// # Errors
/// Why not.
pub fn may_begin(game: &Game, seat: Seat, other: Seat) -> Result<(), Refusal> {
    may_approach(game, seat, other).map_err(Refusal::Diplomacy)?;
    if pending(game, seat, other) { Err(Refusal::Diplomacy(Objection::Pending(other))) } else { Ok(()) }
}

/// Whether a clock still runs, and for how many turns more.
#[must_use]
pub const fn runs(game: &Game, until: u32) -> Option<u32> {
    if until >= game.turn() { Some(until - game.turn() + 1) } else { None }
}

/// Whether a house can pay this much prestige.
///
/// # Errors
/// That it cannot.
pub(super) fn affords(game: &Game, seat: Seat, price: i32) -> Result<(), Refusal> {
    if game.conclave().prestige(seat) < price {
        return Err(Refusal::Diplomacy(Objection::Prestige { needs: price }));
    }
    Ok(())
}

/// Lets an act or a claim before the conclave if its check passes. If the other house has begun something in this very slot, the higher rank
/// takes precedence, then the greater prestige, then the Regent, then the dice (manual 4.14.1).
///
/// # Errors
/// What the check says, or that the other's act comes first.
pub(super) fn admit(
    turn: &mut Turn<'_>,
    seat: Seat,
    other: Seat,
    check: impl Fn(&Context<'_>) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let (game, slot) = (turn.game(), turn.slot());
    // What would be if the other had kept silent.
    let mut alone = game.clone();
    let Some(act) = Act::take_back(&mut alone, slot, other, seat) else { return check(&turn.context()) };
    check(&Context { game: &alone, ..turn.context() })?;
    // What the other has paid for its act already is still part of its standing.
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
        // Its wager is taken only when it is granted.
        Act::Claim(_) => {}
    }
    turn.say(Fact::Diplomacy(DiplomacyFact::ActPreceded { seat: other, to: seat, kind }));
    Ok(())
}

/// Something that a house has begun with another by an order.
enum Act {
    /// What the other must answer.
    Affair(Affair),
    /// What the conclave must grant.
    Claim(Claim),
}

impl Act {
    /// Takes what a house has begun with another in this slot of the turn off the table of the conclave.
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

    /// The prestige that has been paid for it.
    const fn stake(&self) -> i32 {
        match self {
            Self::Affair(affair) => affair.matter.stake(),
            Self::Claim(_) => 0,
        }
    }

    /// Which sort of act it is.
    const fn kind(&self) -> ActKind {
        match self {
            Self::Affair(affair) => affair.matter.kind(),
            Self::Claim(Claim { suit: Some(Suit::BloodFeud), .. }) => ActKind::BloodFeud,
            Self::Claim(_) => ActKind::Vendetta,
        }
    }
}

/// Lays a matter before the conclave.
pub(super) fn present(turn: &mut Turn<'_>, from: Seat, to: Seat, matter: Matter) {
    let (now, slot) = (turn.game().turn(), turn.slot());
    turn.game_mut().diplomacy.affairs.push(Affair { from, to, turn: now, slot, matter, promised: Vec::new() });
    heard(turn, from, to);
}

/// Gives back everything that lies in an affair that comes to nothing. An emissary that nobody received need not be waited for.
pub(super) fn give_back(turn: &mut Turn<'_>, affair: Affair) {
    conclave::award(turn, affair.from, affair.matter.stake(), PrestigeCause::ActReturned);
    if let Matter::Emissary { gift, .. } = affair.matter {
        turn.game_mut().treasury.deposit(affair.from, gift);
        turn.game_mut().diplomacy.record_mut(affair.from, affair.to).emissary_waits = 0;
    }
    turn.game_mut().treasury.deposit(affair.to, affair.promised);
}

/// A house leaves the conclave, falls, or gives up its own diplomacy: whatever stands between it and anybody ends, and what the
/// others have staked comes back to them.
///
/// Call it before the house is struck from the rolls, so that it gets its own back too where it may.
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

/// What decides whose act comes first before the conclave: rank, then prestige, then the regency (manual 4.14.1).
pub(super) fn standing(game: &Game, seat: Seat) -> (Rank, i32, bool) {
    (game.houses().of(seat).rank, game.conclave().prestige(seat), game.conclave().regent() == seat)
}

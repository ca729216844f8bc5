//! Differences between a plan and the turn that followed, with reasons from the facts.
//!
//! Refusals, lost bids and answers of other houses are facts with sentences of their own. Cantons
//! that did not become the house's are no facts, so they are found by comparison.

use super::{Fate, Foresight, Ground, Won};
use crate::rules::bazaar::BazaarFact;
use crate::rules::combat::{CombatFact, End};
use crate::rules::conclave::ConclaveFact;
use crate::rules::diplomacy::{DiplomacyFact, Welcome};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::{Departure, ForcesFact};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::orders::Outcome;
use crate::rules::realm::RealmFact;
use crate::{Line, Teller, Tone};

/// A canton that did not become the house's, against what the plan foretold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// The statement that did not come true.
    pub ground: Ground,
    /// The reason why it did not come.
    pub why: Miss,
}

/// The reason why a canton did not become the house's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The march did not get there.
    Stopped,
    /// The fight for it was not won.
    Beaten,
    /// The legion was destroyed or driven from it before the turn ended.
    Driven,
    /// Another house holds it now.
    Taken(Seat),
    /// The stance that gave a right to it had ended.
    RightGone,
}

/// Returns the cantons that a plan foretold and that the turn did not bring. `now` is the table
/// after the turn.
#[must_use]
pub fn missed(ahead: &Foresight, log: &[Entry], now: &Game) -> Vec<Missed> {
    let foretold = ahead.ground.iter().filter(|ground| match ground.fate {
        Fate::AtOnce(_) | Fate::AtBorders | Fate::IfWon(Won::AtOnce | Won::AtBorders) => true,
        Fate::IfWon(Won::Own | Won::Stays(_)) | Fate::Stays(_) => false,
    });
    let gone = foretold.filter(|ground| !came(ahead.seat, ground.canton, log, now));
    gone.map(|&ground| Missed { ground, why: why(ahead, &ground, log, now) }).collect()
}

/// True if a canton became the house's in this turn, whoever holds it now.
fn came(seat: Seat, canton: CantonId, log: &[Entry], now: &Game) -> bool {
    now.realm().owner(canton) == Some(seat)
        || log.iter().any(|entry| {
            if let Fact::Realm(
                RealmFact::Claimed { seat: to, canton: at, .. } | RealmFact::BorderMoved { to, canton: at, .. },
            ) = &entry.fact
            {
                (*to, *at) == (seat, canton)
            } else {
                false
            }
        })
}

fn why(ahead: &Foresight, ground: &Ground, log: &[Entry], now: &Game) -> Miss {
    let seat = ahead.seat;
    let fought = log.iter().find_map(|entry| {
        let Fact::Combat(CombatFact::Battle { canton, attacker, end, .. }) = &entry.fact else { return None };
        ((attacker.0, *canton) == (Some(seat), ground.canton)).then_some(*end)
    });
    let beaten = |end: End| match end {
        End::AttackerDestroyed | End::AttackerRetreats | End::BothDestroyed => true,
        End::DefenderDestroyed | End::DefenderRetreats => false,
    };
    if fought.is_some_and(beaten) {
        return Miss::Beaten;
    }
    if log.iter().any(|entry| driven(&entry.fact, ground.legion)) {
        return Miss::Driven;
    }
    let arrived = log.iter().any(|entry| {
        if let Fact::Forces(ForcesFact::Marched { legion, path, .. }) = &entry.fact {
            *legion == ground.legion && path.contains(&ground.canton)
        } else {
            false
        }
    });
    let before = ahead.planned.realm().owner(ground.canton);
    match (now.realm().owner(ground.canton), ground.fate) {
        (Some(owner), _) if owner != seat && Some(owner) != before => Miss::Taken(owner),
        (_, Fate::AtBorders) if arrived || ground.slot.is_none() => Miss::RightGone,
        (_, Fate::AtOnce(_) | Fate::AtBorders | Fate::IfWon(_) | Fate::Stays(_)) => Miss::Stopped,
    }
}

/// True if a legion was destroyed, beaten back or lost.
fn driven(fact: &Fact, id: LegionId) -> bool {
    if let Fact::Forces(
        ForcesFact::LegionDestroyed { legion, .. }
        | ForcesFact::Retreated { legion, .. }
        | ForcesFact::LegionLeft { legion, why: Departure::Unpaid, .. },
    ) = fact
    {
        *legion == id
    } else {
        false
    }
}

impl Teller<'_> {
    /// Returns what came otherwise than planned and how others answered, one line each. The table
    /// is the one after the turn.
    #[must_use]
    pub fn otherwise(&self, seat: Seat, missed: &[Missed], log: &[Entry]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut rest: Vec<&Missed> = missed.iter().collect();
        while let Some(&first) = rest.first() {
            let (same, others): (Vec<&Missed>, Vec<&Missed>) =
                rest.into_iter().partition(|one| one.why == first.why && one.ground.legion == first.ground.legion);
            rest = others;
            lines.push(self.miss(first, &same));
        }
        let own = log.iter().filter(|entry| against(&entry.fact, seat));
        lines.extend(own.filter_map(|entry| self.fact(&entry.fact)));
        lines
    }

    fn miss(&self, first: &Missed, same: &[&Missed]) -> Line {
        let names: Vec<String> = same.iter().map(|one| self.mid(self.canton_name(one.ground.canton))).collect();
        let cantons = self.list(&names);
        let why = match first.why {
            Miss::Stopped => self.say("otherwise-stopped"),
            Miss::Beaten => self.say("otherwise-fight"),
            Miss::Driven => self.say("otherwise-driven"),
            Miss::Taken(owner) => self.say_with("otherwise-taken", &[("house", self.seat_name(owner).into())]),
            Miss::RightGone => self.say("otherwise-right"),
        };
        let words = self.say_with("otherwise-land", &[("cantons", cantons.into()), ("why", why.into())]);
        Line::new("canton", Tone::Bad, words).at(first.ground.canton)
    }
}

/// True if a fact says that something planned by a house failed, or how another house answered it.
fn against(fact: &Fact, me: Seat) -> bool {
    match fact {
        Fact::OrderResolved { seat, outcome, .. } => {
            *seat == me && matches!(outcome, Outcome::Refused(_) | Outcome::Partly(_))
        }
        Fact::Bazaar(fact) => {
            if let BazaarFact::Outbid { seat, .. } = fact {
                *seat == me
            } else {
                false
            }
        }
        Fact::Forces(fact) => {
            if let ForcesFact::NoRoom { seat, .. } = fact {
                *seat == me
            } else {
                false
            }
        }
        Fact::Combat(CombatFact::Battle { attacker, end, .. }) => {
            attacker.0 == Some(me) && matches!(end, End::AttackerDestroyed | End::AttackerRetreats | End::BothDestroyed)
        }
        Fact::Diplomacy(fact) => answered(fact, me),
        Fact::Conclave(fact) => {
            if let ConclaveFact::Excommunicated { seat } = fact {
                *seat == me
            } else {
                false
            }
        }
        Fact::Tribute(_)
        | Fact::Realm(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Arena(_)
        | Fact::Ritual(_)
        | Fact::Event(_)
        | Fact::Objective(_) => false,
    }
}

/// True if a fact is another house's answer to this one, or an act of this one that came to
/// nothing.
fn answered(fact: &DiplomacyFact, me: Seat) -> bool {
    match fact {
        DiplomacyFact::DemandConceded { to, .. } | DiplomacyFact::DemandRefused { to, .. } => *to == me,
        DiplomacyFact::InsultSwallowed { from, .. } | DiplomacyFact::InsultRefused { from, .. } => *from == me,
        DiplomacyFact::EmissaryAnswered { from, welcome, .. } => *from == me && *welcome != Welcome::Accept,
        DiplomacyFact::PetitionAnswered { vassal, sealed, .. } => *vassal == me && !sealed,
        DiplomacyFact::ActPreceded { seat, .. }
        | DiplomacyFact::ClaimDropped { seat, .. }
        | DiplomacyFact::FailedToAppear { seat, .. } => *seat == me,
        DiplomacyFact::VendettaJudged { claimant, target, won, .. } => {
            (*claimant == me && !won) || (*target == me && *won)
        }
        DiplomacyFact::VendettaBrokenOff { claimant, target } => *claimant == me || *target == me,
        DiplomacyFact::ThreatsRanked { .. }
        | DiplomacyFact::DemandMade { .. }
        | DiplomacyFact::InsultHurled { .. }
        | DiplomacyFact::EmissarySent { .. }
        | DiplomacyFact::Petitioned { .. }
        | DiplomacyFact::VassalFreed { .. }
        | DiplomacyFact::Claimant { .. }
        | DiplomacyFact::VendettaGranted { .. }
        | DiplomacyFact::CombatGranted { .. }
        | DiplomacyFact::FeudGranted { .. }
        | DiplomacyFact::PraetorNamed { .. } => false,
    }
}

//! Awards: distinctions for counted deeds.
//!
//! Each goes to the house with the highest count, if that is above zero. Houses with equal counts
//! share it. If more than half of the houses share it, it is not awarded.

use crate::rules::arena::ArenaFact;
use crate::rules::bazaar::BazaarFact;
use crate::rules::conclave::{ConclaveFact, PrestigeCause};
use crate::rules::diplomacy::{DiplomacyFact, Welcome};
use crate::rules::events::{DecreeFact, EventFact};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::ForcesFact;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Outcome;
use crate::rules::realm::RealmFact;
use crate::rules::rituals::RitualFact;

/// The subject of an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Honour {
    /// Cantons taken, including unclaimed ones.
    Surveyor,
    /// Insults hurled.
    Tongue,
    /// Points left in the vault at the end.
    Hoard,
    /// Bids lost.
    Underbidder,
    /// Legions lost.
    Widower,
    /// Enemy legions destroyed.
    Undertaker,
    /// Single combats won.
    Duellist,
    /// Rituals against others whose caster was not identified.
    Shadow,
    /// Emissaries sent, by a house that has neither hurled an insult nor humiliated an emissary.
    Manners,
    /// Proceedings before the conclave against the house: vendettas, single combats, blood feuds,
    /// decrees and votes.
    Defendant,
    /// Demands conceded and insults swallowed.
    Doormat,
    /// Orders refused.
    Optimist,
    /// Turns in office as Regent.
    Chair,
}

impl Honour {
    /// All awards, in the order of presentation.
    pub const ALL: [Self; 13] = [
        Self::Surveyor,
        Self::Undertaker,
        Self::Widower,
        Self::Duellist,
        Self::Shadow,
        Self::Tongue,
        Self::Manners,
        Self::Doormat,
        Self::Defendant,
        Self::Hoard,
        Self::Underbidder,
        Self::Optimist,
        Self::Chair,
    ];

    /// Returns the key of its texts: `<key>` is its title, `<key>-text` its reason.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Surveyor => "award-surveyor",
            Self::Tongue => "award-tongue",
            Self::Hoard => "award-hoard",
            Self::Underbidder => "award-underbidder",
            Self::Widower => "award-widower",
            Self::Undertaker => "award-undertaker",
            Self::Duellist => "award-duellist",
            Self::Shadow => "award-shadow",
            Self::Manners => "award-manners",
            Self::Defendant => "award-defendant",
            Self::Doormat => "award-doormat",
            Self::Optimist => "award-optimist",
            Self::Chair => "award-chair",
        }
    }

    /// Returns the name of its icon in `assets/icons`.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Surveyor => "canton",
            Self::Tongue => "insult",
            Self::Hoard => "tribute",
            Self::Underbidder => "bid",
            Self::Widower => "destroyed",
            Self::Undertaker => "skull",
            Self::Duellist => "single-combat",
            Self::Shadow => "eye-closed",
            Self::Manners => "emissary",
            Self::Defendant => "seal",
            Self::Doormat => "truce",
            Self::Optimist => "cross",
            Self::Chair => "regent",
        }
    }
}

/// An award with its winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The subject of the award.
    pub honour: Honour,
    /// The winners by seat; several if they share it.
    pub seats: Vec<Seat>,
    /// The count of each winner.
    pub count: u32,
}

/// The counted deeds of a house.
#[derive(Clone, Copy, Debug, Default)]
struct Deeds {
    counted: [u32; Honour::ALL.len()],
    humiliated: bool,
}

impl Deeds {
    const fn add(&mut self, honour: Honour) {
        self.counted[honour as usize] += 1;
    }

    fn of(&self, honour: Honour) -> u32 {
        let polite = self.counted[Honour::Tongue as usize] == 0 && !self.humiliated;
        if honour == Honour::Manners && !polite { 0 } else { self.counted[honour as usize] }
    }
}

/// Returns the awards of a game.
#[must_use]
pub fn awards(games: &[Game], logs: &[Vec<Entry>]) -> Vec<Award> {
    let Some(last) = games.last() else { return Vec::new() };
    let mut deeds = [Deeds::default(); Seat::MOST];
    for entry in logs.iter().flatten() {
        note(&mut deeds, &entry.fact);
    }
    for seat in last.seats().filter(|&seat| last.conclave().eliminated(seat).is_none()) {
        deeds[seat.index()].counted[Honour::Hoard as usize] = last.treasury().wealth(seat).points();
    }
    Honour::ALL.into_iter().filter_map(|honour| award(&deeds, last, honour)).collect()
}

fn award(deeds: &[Deeds; Seat::MOST], last: &Game, honour: Honour) -> Option<Award> {
    let count = last.seats().map(|seat| deeds[seat.index()].of(honour)).max().filter(|&most| most > 0)?;
    let seats: Vec<Seat> = last.seats().filter(|seat| deeds[seat.index()].of(honour) == count).collect();
    (seats.len() * 2 <= last.seat_count()).then_some(Award { honour, seats, count })
}

fn note(deeds: &mut [Deeds; Seat::MOST], fact: &Fact) {
    let mut add = |seat: Seat, honour: Honour| deeds[seat.index()].add(honour);
    match fact {
        Fact::Realm(RealmFact::Claimed { seat, .. } | RealmFact::BorderMoved { to: seat, .. }) => {
            add(*seat, Honour::Surveyor);
        }
        Fact::Bazaar(BazaarFact::Outbid { seat, .. }) => add(*seat, Honour::Underbidder),
        Fact::Forces(ForcesFact::LegionDestroyed { owner, .. }) => add(*owner, Honour::Widower),
        Fact::Conclave(ConclaveFact::PrestigeChanged { seat, cause: PrestigeCause::LegionDestroyed, .. }) => {
            add(*seat, Honour::Undertaker);
        }
        Fact::Conclave(ConclaveFact::RegentNamed { seat }) => add(*seat, Honour::Chair),
        Fact::Arena(ArenaFact::Duel { sides, winner: Some(winner), .. }) => {
            let of = sides.iter().find(|(_, praetor)| praetor == winner).and_then(|(seat, _)| *seat);
            of.into_iter().for_each(|seat| add(seat, Honour::Duellist));
        }
        Fact::Ritual(RitualFact::Performed { caster, unseen: Some((_, true)), .. }) => add(*caster, Honour::Shadow),
        Fact::Diplomacy(fact) => note_diplomacy(deeds, fact),
        Fact::Event(EventFact::Decree(
            DecreeFact::Asked { of: seat, .. } | DecreeFact::VoteCounted { accused: seat, .. },
        )) => add(*seat, Honour::Defendant),
        Fact::OrderResolved { seat, outcome: Outcome::Refused(_), .. } => add(*seat, Honour::Optimist),
        Fact::OrderResolved { .. }
        | Fact::Bazaar(_)
        | Fact::Forces(_)
        | Fact::Conclave(_)
        | Fact::Arena(_)
        | Fact::Ritual(_)
        | Fact::Event(_) => {}
        Fact::Combat(_)
        | Fact::Tribute(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Objective(_) => {}
    }
}

fn note_diplomacy(deeds: &mut [Deeds; Seat::MOST], fact: &DiplomacyFact) {
    let mut add = |seat: Seat, honour: Honour| deeds[seat.index()].add(honour);
    if let DiplomacyFact::InsultHurled { seat, .. } = fact {
        add(*seat, Honour::Tongue);
    } else if let DiplomacyFact::EmissarySent { seat, .. } = fact {
        add(*seat, Honour::Manners);
    } else if let DiplomacyFact::EmissaryAnswered { seat, welcome: Welcome::Humiliate, .. } = fact {
        deeds[seat.index()].humiliated = true;
    } else if let DiplomacyFact::VendettaGranted { on, .. }
    | DiplomacyFact::CombatGranted { on, .. }
    | DiplomacyFact::FeudGranted { on, .. } = fact
    {
        add(*on, Honour::Defendant);
    } else if let DiplomacyFact::DemandConceded { seat, .. } | DiplomacyFact::InsultSwallowed { seat, .. } = fact {
        add(*seat, Honour::Doormat);
    }
}

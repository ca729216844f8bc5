//! Facts: what happened in a turn, in the past tense, and who may know it.
//!
//! The turn log, the playback on the board and the statistics all read facts; none of them looks at two games to find
//! the difference. A fact names what it is about by ids and by what outlives the thing (a banner, a kind), never by text.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::bazaar::Tie;
use super::calendar::Moment;
use super::combat::{Banner, BattleReport, End};
use super::conclave::{PrestigeCause, VictoryPath};
use super::forces::{Landmark, Muster};
use super::ids::{CantonId, LegionId, LegionKind, PlaceId, Seat, SlotNo};
use super::orders::{OrderKind, Outcome};
use super::realm::Foe;
use super::tribute::Purse;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum Fact {
    /// An order was carried out, in part, or not.
    OrderResolved { seat: Seat, slot: SlotNo, kind: OrderKind, outcome: Outcome },
    /// A legion marched.
    Marched { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, path: Vec<CantonId> },
    /// A legion flew.
    Flew { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, to: CantonId },
    /// A canton was claimed by entering it.
    Claimed { seat: Seat, canton: CantonId, from: Option<Seat> },
    /// A canton changed hands by arbitration.
    BorderMoved { canton: CantonId, to: Seat, from: Seat },
    /// A battle was fought. Only those who fought have the report (ruling R19).
    Battle {
        canton: CantonId,
        attacker: (Seat, Banner),
        defender: (Option<Seat>, Banner),
        end: End,
        report: Option<Arc<BattleReport>>,
    },
    /// A legion is no more.
    LegionDestroyed { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// A legion fell back.
    Retreated { legion: LegionId, muster: Muster, owner: Seat, from: CantonId, to: CantonId },
    /// A place was taken.
    PlaceCaptured { place: PlaceId, landmark: Landmark, by: Seat, from: Option<Seat> },
    /// The victor over a place was put beside it.
    VictorPlaced { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// Tribute was laid before a seat.
    TributeOffered { seat: Seat, offered: u8, keep: u8 },
    /// A seat chose from its tribute.
    TributeKept { seat: Seat, cards: Vec<Purse> },
    /// Several cards became one.
    Consolidated { seat: Seat, cards: u8, worth: Purse },
    /// A bid was placed.
    BidPlaced { seat: Seat, kind: LegionKind, worth: Purse },
    /// Something was sold, nobody says to whom.
    Sold { kind: LegionKind },
    /// A bid won.
    BidWon { seat: Seat, kind: LegionKind, through: Tie },
    /// A bid did not win and came back.
    Outbid { seat: Seat, kind: LegionKind },
    /// A tie could not be broken; the minimum has risen.
    AuctionCancelled { kind: LegionKind, raise: u16 },
    /// Something new is on the shelf.
    Stocked { kind: LegionKind },
    /// A bought legion came into the field.
    Mustered { seat: Seat, legion: LegionId, kind: LegionKind, canton: CantonId },
    /// A bought legion found no room.
    NoRoom { seat: Seat, kind: LegionKind },
    /// A unit healed.
    Healed { unit: Foe, amount: i16 },
    /// Prestige was gained or lost.
    PrestigeChanged { seat: Seat, amount: i32, cause: PrestigeCause },
    /// A house was expelled from the conclave.
    Excommunicated { seat: Seat },
    /// A house holds Pandemonium against the conclave.
    Usurped { seat: Seat },
    /// The usurper has held Pandemonium for another turn.
    UsurperHolds { seat: Seat, turns: u8, needed: u8 },
    /// A member of the conclave has ousted a usurper.
    PandemoniumLiberated { seat: Seat },
    /// Pandemonium was given back.
    PandemoniumReturned { seat: Seat },
    /// There is no conclave any more.
    ConclaveDissolved,
    /// A house fell.
    HouseFell { seat: Seat, by: Option<Seat> },
    /// A new Regent.
    RegentNamed { seat: Seat },
    /// A conclave token was drawn.
    TokenDrawn { drawn: u8, needed: u8 },
    /// The game ended.
    Ended { path: VictoryPath, winner: Option<Seat> },
}

impl Fact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::OrderResolved { seat: whose, .. }
            | Self::TributeOffered { seat: whose, .. }
            | Self::TributeKept { seat: whose, .. }
            | Self::Consolidated { seat: whose, .. }
            | Self::BidPlaced { seat: whose, .. }
            | Self::BidWon { seat: whose, .. }
            | Self::Outbid { seat: whose, .. }
            | Self::NoRoom { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Battle { canton, attacker, defender, end, report } => {
                let fought = attacker.0 == seat || defender.0 == Some(seat);
                let report = report.as_ref().filter(|_| fought).map(Arc::clone);
                Some(Self::Battle { canton: *canton, attacker: *attacker, defender: *defender, end: *end, report })
            }
            Self::Marched { .. }
            | Self::Flew { .. }
            | Self::Claimed { .. }
            | Self::BorderMoved { .. }
            | Self::LegionDestroyed { .. }
            | Self::Retreated { .. }
            | Self::PlaceCaptured { .. }
            | Self::VictorPlaced { .. }
            | Self::Sold { .. }
            | Self::AuctionCancelled { .. }
            | Self::Stocked { .. }
            | Self::Mustered { .. }
            | Self::Healed { .. }
            | Self::PrestigeChanged { .. }
            | Self::Excommunicated { .. }
            | Self::Usurped { .. }
            | Self::UsurperHolds { .. }
            | Self::PandemoniumLiberated { .. }
            | Self::PandemoniumReturned { .. }
            | Self::ConclaveDissolved
            | Self::HouseFell { .. }
            | Self::RegentNamed { .. }
            | Self::TokenDrawn { .. }
            | Self::Ended { .. } => Some(self.clone()),
        }
    }
}

/// A fact and when in its turn it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub moment: Moment,
    /// What.
    pub fact: Fact,
}

/// What a seat may know of a turn's log.
#[must_use]
pub fn log_seen_by(log: &[Entry], seat: Seat) -> Vec<Entry> {
    log.iter().filter_map(|entry| entry.fact.seen_by(seat).map(|fact| Entry { moment: entry.moment, fact })).collect()
}

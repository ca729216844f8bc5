//! The named dice streams of this game. The dice themselves are those of every game at the table.
//!
//! The picture has its own dice, elsewhere.

pub use table_core::dice::{Dice, Purpose, Rolls};

use super::ids::{CantonId, EventKind, LegionId, LegionKind, PraetorKind, Seat, SlotNo};

/// The purpose of a roll. Two rolls of one turn with the same purpose share a stream and must use
/// the same [`Rolls`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Drawing the map; one stream for each attempt of the generator.
    Map {
        /// The attempt, from 0.
        attempt: u32,
    },
    /// Seating the turn circle and naming the first Regent (manual 3.3).
    TurnCircle,
    /// The starting legion, cards and stronghold of an archfiend.
    Founding(Seat),
    /// The garrison of the place in this canton.
    Garrison(CantonId),
    /// A battle for a canton in a slot (manual 4.16).
    Battle {
        /// The slot.
        slot: SlotNo,
        /// The attacker.
        attacker: Seat,
        /// The contested canton.
        canton: CantonId,
    },
    /// The canton where the victor of a siege is placed or the loser retreats to (manual 4.4,
    /// ruling R17).
    Placing {
        /// The slot.
        slot: SlotNo,
        /// The owner of the moving legion.
        seat: Seat,
        /// The canton of the battle.
        canton: CantonId,
    },
    /// The secret tribute roll of one demand (manual 4.3).
    Tribute {
        /// The demanding seat.
        seat: Seat,
        /// The slot of the demand.
        slot: SlotNo,
    },
    /// Filling the shelf of the bazaar.
    Stock,
    /// The canton where a bought legion appears.
    Muster(LegionKind),
    /// The promotion of a victorious legion, and its options (manual 4.16).
    Promotion {
        /// The legion.
        legion: LegionId,
        /// The number of the battle in this turn, because a legion may win several.
        battle: u8,
    },
    /// The options of a promoted praetor (manual 4.6).
    PraetorPromotion(PraetorKind),
    /// The recovery of artifacts of this destroyed legion (manual 4.16).
    Scavenging(LegionId),
    /// The losses of a personal guard that gathers again, and its canton (manual 4.4).
    Gathering(Seat),
    /// The result of a search for manuscripts (manual 4.19).
    Search {
        /// The demanding seat.
        seat: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// The draw of a conclave token (manual 3.4, ruling R24).
    Token,
    /// The last tie-breaker of the final count (ruling R25).
    FinalTie,
    /// The initial threat ranking of every house (manual 4.14.2).
    Threats,
    /// Precedence of two houses that act against each other in one slot (manual 4.14.1).
    Protocol {
        /// The slot.
        slot: SlotNo,
        /// The two seats, the lower one first.
        pair: (Seat, Seat),
    },
    /// Precedence among the claims of a turn that are otherwise equal.
    Claims,
    /// The canton ceded to a demand (manual 4.14.3).
    Cession {
        /// The receiving seat.
        to: Seat,
        /// The ceding seat.
        from: Seat,
    },
    /// The single combat of a vendetta (manual 4.17).
    Duel {
        /// The claimant.
        claimant: Seat,
        /// The target.
        target: Seat,
    },
    /// The plan of a conclave's champion against a challenger (manual 4.18, facts 23.12).
    ChampionPlan {
        /// The challenger.
        seat: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// A single combat for the title of Champion of Pandemonium (manual 4.18).
    TitleFight {
        /// The challenger.
        seat: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// The challenge and the identity check of a ritual (manual 4.11).
    RitualChallenge {
        /// The caster.
        caster: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// All rolls of the effect of a ritual (manual 4.11).
    Ritual {
        /// The caster.
        caster: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// The roll of a sustained Infernal Eye for hidden legions (manual appendix I).
    RitualWatch(Seat),
    /// Shuffling the event deck, at the founding and whenever it runs out (manual 4.13).
    EventDeck,
    /// All rolls of an event when it is played (manual 4.13).
    EventPlay {
        /// The player of the event.
        seat: Seat,
        /// The slot.
        slot: SlotNo,
    },
    /// The rolls of a running event this turn.
    EventCourse(EventKind),
    /// Shuffling the secret objectives of a house at the founding (manual 4.15).
    ObjectiveDeck(Seat),
    /// The archfiends of a game without a chosen cast.
    Cast,
    /// The pawn of a king maker that has not chosen one (manual 3.4).
    Pawn(Seat),
    /// Dealing the hidden facts of an imagined game.
    Imagination(Seat),
    /// Sampling the chances of a battle with too many possible results.
    Forecast,
    /// The choices of a mind between equally good orders.
    Mind(Seat),
}

impl Purpose for Stream {
    fn number(&self) -> u64 {
        const fn pack(kind: u64, a: u64, b: u64, c: u64) -> u64 {
            kind | a << 8 | b << 16 | c << 24
        }
        match *self {
            Self::Map { attempt } => pack(1, 0, 0, attempt as u64),
            Self::TurnCircle => pack(2, 0, 0, 0),
            Self::Founding(seat) => pack(3, seat.0 as u64, 0, 0),
            Self::Garrison(canton) => pack(4, 0, 0, canton.0 as u64),
            Self::Battle { slot, attacker, canton } => pack(5, slot.index() as u64, attacker.0 as u64, canton.0 as u64),
            Self::Placing { slot, seat, canton } => pack(6, slot.index() as u64, seat.0 as u64, canton.0 as u64),
            Self::Tribute { seat, slot } => pack(7, slot.index() as u64, seat.0 as u64, 0),
            Self::Stock => pack(8, 0, 0, 0),
            Self::Muster(kind) => pack(9, 0, 0, kind.0 as u64),
            Self::Token => pack(10, 0, 0, 0),
            Self::FinalTie => pack(11, 0, 0, 0),
            Self::Imagination(seat) => pack(12, seat.0 as u64, 0, 0),
            Self::Mind(seat) => pack(13, seat.0 as u64, 0, 0),
            Self::Promotion { legion, battle } => pack(14, battle as u64, 0, legion.0 as u64),
            Self::PraetorPromotion(praetor) => pack(15, 0, 0, praetor.0 as u64),
            Self::Scavenging(legion) => pack(16, 0, 0, legion.0 as u64),
            Self::Gathering(seat) => pack(17, seat.0 as u64, 0, 0),
            Self::Forecast => pack(18, 0, 0, 0),
            Self::Search { seat, slot } => pack(19, slot.index() as u64, seat.0 as u64, 0),
            Self::Threats => pack(20, 0, 0, 0),
            Self::Protocol { slot, pair: (a, b) } => pack(21, slot.index() as u64, a.0 as u64, b.0 as u64),
            Self::Claims => pack(22, 0, 0, 0),
            Self::Cession { to, from } => pack(23, to.0 as u64, from.0 as u64, 0),
            Self::Duel { claimant, target } => pack(24, claimant.0 as u64, target.0 as u64, 0),
            Self::ChampionPlan { seat, slot } => pack(26, slot.index() as u64, seat.0 as u64, 0),
            Self::TitleFight { seat, slot } => pack(25, slot.index() as u64, seat.0 as u64, 0),
            Self::Ritual { caster, slot } => pack(27, slot.index() as u64, caster.0 as u64, 0),
            Self::RitualChallenge { caster, slot } => pack(40, slot.index() as u64, caster.0 as u64, 0),
            Self::RitualWatch(seat) => pack(28, seat.0 as u64, 0, 0),
            Self::EventDeck => pack(29, 0, 0, 0),
            Self::EventPlay { seat, slot } => pack(30, slot.index() as u64, seat.0 as u64, 0),
            Self::EventCourse(event) => pack(31, 0, 0, event.0 as u64),
            Self::ObjectiveDeck(seat) => pack(32, seat.0 as u64, 0, 0),
            Self::Pawn(seat) => pack(33, seat.0 as u64, 0, 0),
            Self::Cast => pack(34, 0, 0, 0),
        }
    }
}

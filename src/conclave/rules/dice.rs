//! The named dice streams of this game. The dice themselves are those of every game at the table.
//!
//! The picture has its own dice, elsewhere.

pub use table_core::dice::{Dice, Purpose, Rolls};

use super::ids::{CantonId, EventKind, LegionId, LegionKind, PraetorKind, Seat, SlotNo};

/// What a roll is for. Two rolls of one turn with the same purpose share a stream and must be made from the same [`Rolls`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Drawing the map, one stream for each attempt of the generator.
    Map {
        /// Which attempt, from 0.
        attempt: u32,
    },
    /// Seating the turn circle and naming the first Regent (manual 3.3).
    TurnCircle,
    /// Shaping one archfiend's starting legion, cards and stronghold.
    Founding(Seat),
    /// Shaping the garrison of the place in this canton.
    Garrison(CantonId),
    /// A battle fought for a canton in a slot (manual 4.16).
    Battle {
        /// The slot in which it is fought.
        slot: SlotNo,
        /// Who attacks.
        attacker: Seat,
        /// The contested canton.
        canton: CantonId,
    },
    /// Where the victor of a siege is placed, or the loser retreats to (manual 4.4, ruling R17).
    Placing {
        /// The slot in which it happens.
        slot: SlotNo,
        /// Who moves.
        seat: Seat,
        /// Where the battle was.
        canton: CantonId,
    },
    /// The secret tribute roll of one demand (manual 4.3).
    Tribute {
        /// Who demands.
        seat: Seat,
        /// The slot of the demand.
        slot: SlotNo,
    },
    /// Filling the shelves of the bazaar.
    Stock,
    /// Where a legion bought in the bazaar appears.
    Muster(LegionKind),
    /// Whether a victorious legion is promoted, and what it may then choose from (manual 4.16).
    Promotion {
        /// Which legion.
        legion: LegionId,
        /// After which battle of the turn, for a legion may win several.
        battle: u8,
    },
    /// What a promoted praetor may choose from (manual 4.6).
    PraetorPromotion(PraetorKind),
    /// Whether the artifacts of this destroyed legion are recovered from the battlefield (manual 4.16).
    Scavenging(LegionId),
    /// What a personal guard that gathers again has lost, and where it takes the field (manual 4.4).
    Gathering(Seat),
    /// Whether a demand that asks for manuscripts finds a piece, and which (manual 4.19).
    Search {
        /// Whose demand.
        seat: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// Whether a conclave token is drawn (manual 3.4, ruling R24).
    Token,
    /// The last resort of a tie at the final count (ruling R25).
    FinalTie,
    /// How every house ranks its rivals at first (manual 4.14.2).
    Threats,
    /// Which of two houses that approach each other in one slot is heard (manual 4.14.1).
    Protocol {
        /// The slot.
        slot: SlotNo,
        /// The two, the lower seat first.
        pair: (Seat, Seat),
    },
    /// Which of the turn's claims comes first when all else is equal.
    Claims,
    /// Which canton is ceded to a demand (manual 4.14.3).
    Cession {
        /// Who gets it.
        to: Seat,
        /// Who gives it up.
        from: Seat,
    },
    /// The single combat of a vendetta (manual 4.17).
    Duel {
        /// Who claimed it.
        claimant: Seat,
        /// Against whom.
        target: Seat,
    },
    /// How a champion of the conclave's own means to fight a challenger (manual 4.18, facts 23.12).
    ChampionPlan {
        /// Who challenges.
        seat: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// A single combat for the title of Champion of Pandemonium (manual 4.18).
    TitleFight {
        /// Who challenges.
        seat: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// The challenge and the identity check of a ritual (manual 4.11).
    RitualChallenge {
        /// Who performs it.
        caster: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// Everything that the effect of a ritual rolls for (manual 4.11).
    Ritual {
        /// Who performs it.
        caster: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// Whether an Infernal Eye that is kept up spots hidden legions (manual appendix I).
    RitualWatch(Seat),
    /// The event deck, shuffled at the founding and whenever it has run out (manual 4.13).
    EventDeck,
    /// Everything that an event rolls for when it is played (manual 4.13).
    EventPlay {
        /// Who plays it.
        seat: Seat,
        /// In which slot.
        slot: SlotNo,
    },
    /// What an event that goes on rolls for this turn.
    EventCourse(EventKind),
    /// The secret objectives of a house, shuffled at the founding (manual 4.15).
    ObjectiveDeck(Seat),
    /// Which archfiends sit down to a game that nobody has cast.
    Cast,
    /// Whom a king maker takes for its pawn if it has not chosen (manual 3.4).
    Pawn(Seat),
    /// Dealing what a seat cannot see, when a mind imagines a whole game.
    Imagination(Seat),
    /// The chances of a battle that can fall in too many ways to be counted.
    Forecast,
    /// A mind's own wavering between orders it likes equally.
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

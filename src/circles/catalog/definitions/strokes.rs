//! Strokes: what a card does once, when it is drawn. Hell cards (rule 6.1) and arcana cards that
//! are played right away (rule 6.3.1) use them.
//!
//! A stroke without anybody to strike does nothing. A die breaks ties (rule 6.1). Events never
//! affect incapacitated daemons, and never destroy Uriel or Lilith (rule 6.2.1).

use serde::Deserialize;

use crate::ids::{Aspect, Locale, Talent};

/// Something that happens once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Stroke {
    /// To units.
    Units(UnitStroke),
    /// To Souls.
    Souls(SoulStroke),
    /// To Favours and Disfavours.
    Standing(StandingStroke),
    /// To arcana cards.
    Cards(CardStroke),
    /// To daemons.
    Daemons(DaemonStroke),
    /// To sectio.
    Sectio(SectioStroke),
    /// A visitor comes.
    Visitor(Visitor),
}

/// The triumvirates that a stroke strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Whom {
    /// All.
    All,
    /// Whoever drew or cast the card. Nobody for Hell cards.
    Caster,
    /// All but whoever drew or cast the card.
    Others,
    /// The one with most of this.
    Most(Measure),
    /// The one with fewest of this.
    Fewest(Measure),
    /// One by lot.
    Lot,
}

/// What is counted to pick a triumvirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Measure {
    /// Souls in hand.
    Souls,
    /// Favours.
    Favours,
    /// Disfavours.
    Disfavours,
    /// Arcana cards in hand.
    Cards,
    /// Legions on the map.
    Legions,
    /// Lieutenants on the map.
    Lieutenants,
    /// Tamed hounds.
    Hounds,
    /// Sectio owned.
    Sectio,
    /// Most sectio owned in one circle.
    CircleSectio,
    /// Daemons that are not incapacitated.
    Daemons,
    /// Daemons on Earth.
    DaemonsOnEarth,
}

/// A stroke at units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum UnitStroke {
    /// Legions leave the map. Their owner chooses which.
    Lose {
        /// Whose.
        whom: Whom,
        /// How many.
        legions: u8,
    },
    /// New legions are placed as if summoned (rule 8.2), without a price.
    Gain {
        /// Whose.
        whom: Whom,
        /// How many.
        legions: u8,
    },
    /// Lieutenants go to the Return box. Lots choose which.
    LieutenantsLeave {
        /// Whose.
        whom: Whom,
        /// How many.
        lieutenants: u8,
    },
    /// Legions become freebooters where they stand (rule 10.4). Lots choose which.
    Rebel {
        /// Whose.
        whom: Whom,
        /// How many.
        legions: u8,
    },
    /// New freebooters appear in the sectio that the next Hell card shows.
    Freebooters {
        /// How many legions.
        legions: u8,
    },
    /// All tamed hounds lose their minders and go on a rampage (rule 10.3).
    HoundsLoose,
    /// All hounds on the map return to the box.
    HoundsReturn,
    /// A die is rolled for each legion on the map, freebooters included. A low roll destroys it.
    Plague {
        /// Highest roll that destroys.
        upto: u8,
    },
    /// All units in Antehell are destroyed.
    CleanAnteHell,
}

/// A stroke at Souls. Nobody has fewer than 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SoulStroke {
    /// They get Souls.
    Gain {
        /// Who.
        whom: Whom,
        /// How many.
        souls: u8,
    },
    /// They make Soul Rolls.
    Roll {
        /// Who.
        whom: Whom,
        /// How many each.
        rolls: u8,
    },
    /// They lose Souls.
    Lose {
        /// Who.
        whom: Whom,
        /// How many.
        souls: u8,
    },
    /// They lose half of their Souls, rounded down.
    Halve {
        /// Who.
        whom: Whom,
    },
    /// They pay for each of their sectio, as far as they can.
    Tithe {
        /// Who.
        whom: Whom,
        /// Souls for each sectio.
        souls: u8,
    },
}

/// A stroke at Favours and Disfavours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StandingStroke {
    /// They get Favours.
    Favour {
        /// Who.
        whom: Whom,
        /// How many.
        favours: u8,
    },
    /// They lose Favours, as far as they have any.
    Spend {
        /// Who.
        whom: Whom,
        /// How many.
        favours: u8,
    },
    /// They get Disfavours.
    Disfavour {
        /// Who.
        whom: Whom,
        /// How many.
        disfavours: u8,
    },
    /// They lose Disfavours, as far as they have any.
    Forgive {
        /// Who.
        whom: Whom,
        /// How many.
        disfavours: u8,
    },
}

/// A stroke at arcana cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CardStroke {
    /// They draw cards.
    Draw {
        /// Who.
        whom: Whom,
        /// How many.
        cards: u8,
    },
    /// They discard cards, chosen by lot.
    Discard {
        /// Who.
        whom: Whom,
        /// How many.
        cards: u8,
    },
    /// Every hand goes to the next player, clockwise.
    PassHands,
}

/// A stroke at daemons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DaemonStroke {
    /// Whose daemons.
    pub whom: Whom,
    /// Where they are. None: anywhere.
    #[serde(default)]
    pub locale: Option<Locale>,
    /// Which of them.
    pub which: Which,
    /// A roll against this talent escapes (rule 3.4). None: nobody escapes.
    #[serde(default)]
    pub escape: Option<Talent>,
    /// What happens to those who do not escape.
    pub fate: Fate,
}

/// Which daemons a stroke picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Which {
    /// Every one.
    Every,
    /// The one of the highest rank among all of them.
    Highest,
    /// The one of the lowest rank among all of them.
    Lowest,
    /// The one with most symbols of a talent, in each triumvirate.
    EachMost(Talent),
    /// The one of the lowest rank, in each triumvirate.
    EachLowest,
    /// One by lot, in each triumvirate.
    EachLot,
}

/// What happens to a daemon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Fate {
    /// It is incapacitated (rule 3.3). It recovers in an End Phase with this roll or more (rule
    /// 13.2).
    Incapacitated {
        /// Lowest roll that recovers, 2 to 6.
        recovers: u8,
    },
    /// It returns from Earth to Hell.
    Recalled,
    /// Its next action is to Pass for Good (rule 9.3).
    PassesForGood,
    /// It is destroyed. Its card goes to the bottom of its deck (rule 3.3).
    Destroyed,
}

/// A stroke at sectio.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SectioStroke {
    /// Sectio are revoked (rule 3.3). Lots choose which.
    Revoke {
        /// Whose.
        whom: Whom,
        /// How many.
        sectio: u8,
    },
    /// They get sectio that nobody owns and that hold no units of others. Lots choose which.
    Grant {
        /// Who.
        whom: Whom,
        /// How many.
        sectio: u8,
    },
}

/// Who comes to visit Hell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Visitor {
    /// Uriel starts his crusade (rule 10.1). He leaves when the card that called him is replaced.
    Uriel,
    /// Lilith comes to the sectio that the next Hell card shows (rule 10.2).
    Lilith {
        /// Her aspect in this turn. None: a die tells.
        #[serde(default)]
        aspect: Option<Aspect>,
    },
}

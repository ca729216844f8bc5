//! What a card can do: one entry of a RON file for each kind of card.
//!
//! The words that players read are made from these values, so a new card needs no new text.

use serde::{Deserialize, Serialize};

/// A devil, which a player leads.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevilDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Its age, from 1. It breaks ties, and is the number of its colour.
    pub age: u8,
    /// Its powers.
    pub powers: Powers,
}

/// The powers of a devil. A power that it does not have is 0, or missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Powers {
    /// Percent by which an army or alliance that it leads is stronger, unless it has a horde that
    /// ends in a cataclysm, or defends its home realm.
    pub command: u32,
    /// Favours of any devil in each trading. They are no cards.
    pub wild_favors: u8,
    /// Percent that it gathers more from Earth.
    pub harvest: u32,
    /// True if once in a conflict an army that it meets gives it a horde.
    pub suborns: bool,
    /// The power of its home realm, whichever it is.
    pub citadel: Option<u32>,
    /// Times that its favours are dearer.
    pub dear: u8,
    /// Most cards that it draws more than others, if it has not the most tabled cards.
    pub hoard: usize,
    /// Hordes of each other army in the combat that it destroys when it is captured.
    pub revenge: u8,
    /// Hordes into which it can turn Souls before a move, if they are still in the deck.
    pub raises: Option<String>,
    /// True if it gets all prisoners of its alliance.
    pub gaoler: bool,
    /// Cards in the hand of each prisoner that it can look at in the trading, and keep one.
    pub torture: u8,
    /// Rituals that it can cast more than others.
    pub rituals: u8,
    /// Magic cards that it draws more for each of its rituals.
    pub sorcery: u8,
    /// Favours of its own with which it can pay more than others.
    pub counter_favors: u8,
}

/// A realm, in which a devil is at home.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RealmDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// The power that it adds to the army that defends it.
    pub defence: u32,
    /// True for the realm that nobody has at the start.
    #[serde(default)]
    pub middle: bool,
    /// Its power.
    pub power: RealmPower,
}

/// The power of a realm.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum RealmPower {
    /// None.
    Quiet,
    /// Its ruler gets points in the scoring and wins ties of the vote.
    Throne {
        /// Points.
        points: u8,
    },
    /// An army that is defeated here loses all hordes and Souls.
    Gallows,
    /// When an army arrives, its ruler gets all hordes of this kind that are still in the deck.
    Wake(String),
    /// An army that arrives loses hordes at once.
    Toll {
        /// How many.
        hordes: u8,
    },
    /// Its ruler gets Souls in the gathering.
    Wailing {
        /// How many.
        souls: u32,
    },
    /// Its ruler gets all Souls that devils without a realm gather.
    Judgement,
    /// Its ruler gets one fiend of the devil with most fiends on Earth.
    Lure,
}

/// A kind of horde.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HordeDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its power in the open, against a home realm, and in its own.
    pub power: (u32, u32, u32),
    /// What else it can do.
    pub traits: Vec<Trait>,
}

/// What a horde can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trait {
    /// It can be sent to Earth to gather Souls.
    Earthbound,
    /// It can cast a ritual in each game turn.
    Casts,
    /// It can lead the army in place of the devil.
    Leads,
    /// It is destroyed when its army is defeated.
    Shatters,
    /// When it is destroyed in a defeat, or its army could not move, its side loses all hordes and
    /// Souls.
    Cataclysm,
    /// The second in an army has power 2, the third power 3, and so on.
    Swarms,
    /// It is only destroyed when its army is beaten in its home realm.
    Undying,
}

/// A kind of artifact.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its power.
    pub power: ArtifactPower,
}

/// The power of an artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ArtifactPower {
    /// Its holder chooses a target after the others have shown theirs.
    Foresight,
    /// Souls march in an army that the devil leads.
    MarchingSouls,
    /// Once in a game turn its holder takes a horde that is destroyed.
    Salvage,
    /// One ritual is performed twice.
    TwiceCast,
    /// An army that the devil leads wins directly over colours up to this many steps away.
    Reach {
        /// Steps on the track.
        steps: u8,
    },
}

/// A kind of ritual.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RitualDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// The lowest is performed first.
    pub priority: u8,
    /// What it does.
    pub effect: RitualEffect,
}

/// The effect of a ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum RitualEffect {
    /// Draws magic cards.
    Conjure {
        /// How many.
        cards: u32,
    },
    /// Destroys artifacts, and draws a magic card for each.
    DrainPower,
    /// Destroys Souls, and draws a magic card for each of its own.
    Furnace,
    /// Destroys Souls and hordes of everybody, and draws a magic card for each horde of its own.
    Plague {
        /// Thirds of what everybody has.
        thirds: u32,
    },
    /// Protects its caster as long as it is cast, and draws magic cards.
    Sanctuary {
        /// Power added to the home realm.
        defence: u32,
        /// Magic cards.
        cards: u32,
    },
    /// Takes a magic card of each other devil, and draws if these are few.
    StealPower {
        /// It draws until it has this many.
        least: u32,
    },
}

/// A kind of event.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// What it does when it is drawn and kept.
    pub effect: EventEffect,
}

/// The effect of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum EventEffect {
    /// Draws a special play card, or a resource card if there is none.
    Currents,
    /// Takes tabled cards of a devil, and gives it a favour or as many cards.
    Agreement {
        /// How many.
        cards: u8,
    },
    /// Gains Souls.
    Summon {
        /// How many.
        souls: u32,
    },
}

/// A special play card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// What it does.
    pub effect: SpecialEffect,
}

/// The effect of a special play card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SpecialEffect {
    /// Counters another special play card.
    Doublecross,
    /// Shuffles cards of all hands, and deals them again.
    DrunkenAgreement {
        /// Cards of each hand.
        cards: u8,
    },
    /// A devil that has just lost its home realm is on Earth instead of captured.
    Escape,
    /// Takes a ritual or an artifact from the discarded cards.
    HiddenReserve,
    /// Takes a ritual.
    MagicalVortex,
    /// Returns everybody from Earth.
    Recall,
    /// A devil without a home realm selects one.
    Reoccupy,
    /// There are no deals in this trading.
    Silence,
    /// Takes an artifact.
    ThiefInTheNight,
    /// Devils cannot go to Earth, and half of the fiends that go are destroyed.
    TimeOfVirtue,
    /// Takes a horde.
    TreacherousTroops,
    /// Gains a Soul for each fiend, and all fiends have to go to Earth.
    WorldWar,
}

impl SpecialEffect {
    /// Returns the moment at which the card is played.
    #[must_use]
    pub const fn moment(self) -> Moment {
        match self {
            Self::Doublecross => Moment::Response,
            Self::DrunkenAgreement { .. } | Self::Silence => Moment::Aftermath,
            Self::Escape => Moment::Beaten,
            Self::Recall => Moment::Moving,
            Self::Reoccupy => Moment::CombatEnd,
            Self::HiddenReserve
            | Self::MagicalVortex
            | Self::ThiefInTheNight
            | Self::TimeOfVirtue
            | Self::TreacherousTroops
            | Self::WorldWar => Moment::Trading,
        }
    }
}

/// When a special play card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// As a response to another special play card.
    Response,
    /// At the end of the reinforcements.
    Aftermath,
    /// In the trading.
    Trading,
    /// At the start of the moves of a conflict.
    Moving,
    /// In a home realm, when the strategies are shown.
    Beaten,
    /// At the end of a conflict.
    CombatEnd,
}

/// The numbers of the rules that are on no card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Game turns.
    pub rounds: u8,
    /// Conflicts in a game turn.
    pub conflicts: u8,
    /// Cards drawn and discarded, by number of players.
    pub draws: Vec<DrawRow>,
    /// A devil with fewer tabled cards draws one more for each that is missing.
    pub fewest_tabled: usize,
    /// A devil with more tabled cards discards the rest in the scoring.
    pub most_tabled: usize,
    /// Favours of each devil in the game.
    pub favors: u8,
    /// Oaths of each devil in the game.
    pub oaths: u8,
    /// Votes of each devil in the game.
    pub votes: u8,
    /// Favours of its own that a devil holds at the start.
    pub own_favors: u8,
    /// Oaths of its own that a devil holds at the start.
    pub own_oaths: u8,
    /// Votes of its own that a devil holds at the start.
    pub own_votes: u8,
    /// Rituals that a devil casts itself in a game turn.
    pub rituals: u8,
    /// Price of a forced safety, in favours.
    pub safety: u8,
    /// Price of a forced alliance, in favours.
    pub alliance: u8,
    /// Price of a prisoner, in favours.
    pub prisoner: u8,
    /// Most oaths and votes of one forced trade. Each costs a favour.
    pub most_oaths: u8,
    /// Favours of its own with which a devil can pay.
    pub counter_favors: u8,
    /// Oaths and votes that each puts into the pile of the scoring.
    pub pile: u8,
    /// Points of an oath of the Overlord.
    pub oath_points: u8,
    /// As many oaths of the Overlord win the game at once.
    pub winning_oaths: u8,
    /// Alliances need this many players.
    pub alliance_players: usize,
}

/// Cards drawn and discarded in the reinforcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRow {
    /// Number of players.
    pub players: usize,
    /// Cards drawn.
    pub draw: usize,
    /// Cards discarded of these.
    pub discard: usize,
}

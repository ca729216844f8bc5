//! What major arcana spells do (rules 9.8 and 11.2.1), nested by subsystem.
//!
//! Not here: when a spell is cast, what it costs and what it needs. That is in `arcana`.

use serde::Deserialize;

use crate::ids::{Aspect, Talent};

use super::hell::PhenomenonEffect;
use super::modifiers::Modifier;
use super::strokes::{Fate, Stroke, Whom};

/// What a spell does, by subsystem.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum SpellEffect {
    /// To a daemon.
    Daemon(DaemonSpell),
    /// To units.
    Units(UnitSpell),
    /// To Souls.
    Souls(SoulSpell),
    /// To Favours and Disfavours.
    Standing(StandingSpell),
    /// To arcana cards.
    Cards(CardSpell),
    /// To the Hell deck.
    Hell(HellSpell),
    /// To a sectio.
    Sectio(SectioSpell),
    /// To Uriel or Lilith.
    Visitor(VisitorSpell),
    /// In a combat.
    Combat(CombatSpell),
    /// Against another spell.
    Counter(CounterSpell),
    /// Changes of the rules until the end of the turn.
    ThisTurn {
        /// For whom.
        whom: Whom,
        /// The changes.
        modifiers: Vec<Modifier>,
    },
    /// Changes of the rules for the owner, while it is maintained.
    Macina(Vec<Modifier>),
    /// What happens to whoever draws it, in this order.
    Strokes(Vec<Stroke>),
}

/// What a spell is aimed at. Whoever casts it chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A daemon of the caster's triumvirate.
    OwnDaemon,
    /// A daemon of another triumvirate.
    OtherDaemon,
    /// Another triumvirate.
    Triumvirate,
    /// Units of another triumvirate in one place.
    OtherUnits,
    /// A lieutenant of another triumvirate.
    Lieutenant,
    /// A tamed hound of another triumvirate.
    Hound,
    /// Units of the caster's triumvirate.
    OwnUnits,
    /// A sectio.
    Sectio,
    /// A permanent event.
    Event,
    /// A side of a combat.
    Combat,
    /// A daemon on the other side of a combat.
    CombatDaemon,
    /// Another spell.
    Spell,
}

/// How a daemon can escape a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Test {
    /// Not at all.
    Sure,
    /// With a roll against its own talent (rule 3.4).
    Roll(Talent),
    /// By winning a duel against the caster (rule 3.4).
    Duel(Talent),
}

/// A spell at a daemon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum DaemonSpell {
    /// A daemon of another triumvirate suffers a fate.
    Afflict {
        /// How it can escape.
        test: Test,
        /// The fate.
        fate: Fate,
    },
    /// An incapacitated daemon of the caster's triumvirate recovers.
    Heal,
    /// A daemon of another triumvirate that has not acted goes down the Rank Track in this turn.
    Delay {
        /// Slots.
        slots: u8,
    },
    /// Another daemon of the caster's triumvirate that has acted acts once more in this turn, right
    /// after the caster.
    ActAgain,
    /// A daemon of the caster's triumvirate walks the Earth at once.
    SendToEarth,
}

/// A spell at units. Units never include Uriel and Lilith.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum UnitSpell {
    /// A lieutenant of another changes sides with as many legions as it commands (rule 9.7.1).
    Defect,
    /// Legions of another in one place disband.
    Disband {
        /// At most so many.
        legions: u8,
    },
    /// Legions of another in one place become freebooters (rule 10.4).
    Rebel {
        /// At most so many.
        legions: u8,
    },
    /// A die is rolled for each legion of anybody in a sectio. A low roll destroys it.
    Burn {
        /// Highest roll that destroys.
        upto: u8,
    },
    /// Each unit of others in a sectio moves by the compass as if it fled. Who fails stays.
    Scatter,
    /// A tamed hound of another loses its minder (rule 10.3).
    Unleash,
    /// The caster's triumvirate summons legions without a price (rule 8.2).
    Raise {
        /// How many.
        legions: u8,
    },
    /// The caster's triumvirate recruits the top lieutenant of a box that it chooses.
    Recruit,
    /// A legion of the caster's triumvirate anywhere gets a hound from the box, by lot.
    Tame,
    /// Legions of the caster's triumvirate in one place go to one of its own sectio, if no units of
    /// others are there.
    Transfer {
        /// At most so many.
        legions: u8,
    },
    /// The caster marches as with more skulls.
    March {
        /// Units.
        units: u8,
    },
}

/// A spell at Souls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SoulSpell {
    /// Another triumvirate gives Souls to the caster's, as far as it has any.
    Steal {
        /// How many.
        souls: u8,
    },
    /// Each other triumvirate gives Souls to the caster's, as far as it has any.
    Levy {
        /// How many each.
        souls: u8,
    },
    /// The caster makes Soul Rolls.
    Roll {
        /// How many.
        rolls: u8,
    },
}

/// A spell at Favours and Disfavours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StandingSpell {
    /// Another triumvirate gets Disfavours.
    Slander {
        /// How many.
        disfavours: u8,
    },
    /// The caster's triumvirate gets Favours.
    Praise {
        /// How many.
        favours: u8,
    },
    /// The caster's triumvirate loses Disfavours.
    Absolve {
        /// How many.
        disfavours: u8,
    },
    /// A Disfavour of the caster's triumvirate goes to another one.
    Scapegoat,
    /// Another triumvirate gives Favours that are not bound by Disfavours to the caster's.
    StealFavour {
        /// How many.
        favours: u8,
    },
}

/// A spell at arcana cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CardSpell {
    /// The caster's triumvirate draws cards.
    Draw {
        /// How many.
        cards: u8,
    },
    /// The caster's triumvirate looks at cards of the deck and keeps one; the others go to the
    /// bottom.
    Search {
        /// How many.
        cards: u8,
    },
    /// Cards of another hand, chosen by lot, go to the caster's.
    Rob {
        /// How many.
        cards: u8,
    },
    /// Another triumvirate discards cards, chosen by lot.
    Discard {
        /// How many.
        cards: u8,
    },
}

/// A spell at the Hell deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum HellSpell {
    /// A permanent event is discarded.
    Lift,
    /// The caster looks at the top Hell cards and puts one of them on top; the others go to the
    /// bottom.
    Rig {
        /// How many.
        cards: u8,
    },
    /// A Hell card is drawn and its event happens now.
    Stir,
}

/// A spell at a sectio.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SectioSpell {
    /// A sectio of another triumvirate without units of its owner is revoked (rule 3.3).
    Revoke,
    /// The caster's triumvirate takes control of a sectio that nobody owns, without units of
    /// others.
    Claim,
    /// A phenomenon strikes the sectio.
    Phenomenon(PhenomenonEffect),
}

/// A spell at Uriel or Lilith.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum VisitorSpell {
    /// Lilith comes to the sectio that the next Hell card shows (rule 10.2).
    Invoke {
        /// Her aspect in this turn. None: a die tells.
        #[serde(default)]
        aspect: Option<Aspect>,
    },
    /// Lilith leaves.
    BanishLilith,
    /// Uriel leaves, and the card that called him is discarded.
    BanishUriel,
}

/// A spell in combat. It holds for one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CombatSpell {
    /// Combat rolls of the caster's side.
    Rolls {
        /// Added to each roll.
        add: i8,
    },
    /// Combat rolls of the other side.
    EnemyRolls {
        /// Added to each roll.
        add: i8,
    },
    /// Saves of the caster's side: the number that must not be exceeded.
    Saves {
        /// Added to it.
        add: i8,
    },
    /// Extra hits on the other side.
    Hits {
        /// How many.
        hits: u8,
    },
    /// Hits on the caster's side that do not count.
    Parry {
        /// How many.
        hits: u8,
    },
    /// Extra combat rolls for each hound of the caster's side.
    Hounds {
        /// How many.
        rolls: u8,
    },
    /// A daemon of the other side leaves the combat. Its spells of this round still hold.
    Distract,
    /// A daemon of the other side leaves the combat and suffers a fate, if it does not escape.
    Challenge {
        /// How it can escape.
        test: Test,
        /// The fate.
        fate: Fate,
    },
    /// Lieutenants of the other side give no bonus.
    Leaderless,
    /// Legions of the other side change to the caster's triumvirate at once.
    Turncoats {
        /// At most so many.
        legions: u8,
    },
    /// Legions of the other side try to flee at once.
    Panic {
        /// At most so many.
        legions: u8,
    },
    /// Nobody of the other side flees after this round.
    Hold,
    /// Units of the caster's side flee at once, each in a direction that its owner chooses.
    Withdraw,
    /// Legions of the caster's triumvirate from adjacent sectio join at once.
    Reinforce {
        /// At most so many.
        legions: u8,
    },
}

/// A spell against another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterSpell {
    /// Spells against which it works.
    pub scope: CounterScope,
    /// What happens besides that the other spell has no effect.
    pub effect: CounterEffect,
}

/// Spells against which a counter works. Never sure ones, and never cards played right away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum CounterScope {
    /// All, counters included.
    Any,
    /// Those that are cast as an action.
    Actions,
    /// Those that are cast in combat.
    Combat,
}

/// What a counter does besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CounterEffect {
    /// Nothing.
    Cancel,
    /// The card of the other spell goes to the hand of whoever counters.
    Take,
    /// The caster of the other spell suffers a fate.
    Rebound(Fate),
}

impl SpellEffect {
    /// Returns what the spell is aimed at.
    #[must_use]
    pub const fn aim(&self) -> Aim {
        match self {
            Self::Daemon(spell) => match spell {
                DaemonSpell::Afflict { .. } | DaemonSpell::Delay { .. } => Aim::OtherDaemon,
                DaemonSpell::Heal | DaemonSpell::ActAgain | DaemonSpell::SendToEarth => Aim::OwnDaemon,
            },
            Self::Units(spell) => match spell {
                UnitSpell::Defect => Aim::Lieutenant,
                UnitSpell::Disband { .. } | UnitSpell::Rebel { .. } => Aim::OtherUnits,
                UnitSpell::Burn { .. } | UnitSpell::Scatter => Aim::Sectio,
                UnitSpell::Unleash => Aim::Hound,
                UnitSpell::Transfer { .. } | UnitSpell::Tame | UnitSpell::March { .. } => Aim::OwnUnits,
                UnitSpell::Raise { .. } | UnitSpell::Recruit => Aim::Nothing,
            },
            Self::Souls(spell) => match spell {
                SoulSpell::Steal { .. } => Aim::Triumvirate,
                SoulSpell::Levy { .. } | SoulSpell::Roll { .. } => Aim::Nothing,
            },
            Self::Standing(spell) => match spell {
                StandingSpell::Slander { .. } | StandingSpell::Scapegoat | StandingSpell::StealFavour { .. } => {
                    Aim::Triumvirate
                }
                StandingSpell::Praise { .. } | StandingSpell::Absolve { .. } => Aim::Nothing,
            },
            Self::Cards(spell) => match spell {
                CardSpell::Rob { .. } | CardSpell::Discard { .. } => Aim::Triumvirate,
                CardSpell::Draw { .. } | CardSpell::Search { .. } => Aim::Nothing,
            },
            Self::Hell(spell) => match spell {
                HellSpell::Lift => Aim::Event,
                HellSpell::Rig { .. } | HellSpell::Stir => Aim::Nothing,
            },
            Self::Sectio(_) => Aim::Sectio,
            Self::Combat(spell) => match spell {
                CombatSpell::Distract | CombatSpell::Challenge { .. } => Aim::CombatDaemon,
                CombatSpell::Rolls { .. }
                | CombatSpell::EnemyRolls { .. }
                | CombatSpell::Saves { .. }
                | CombatSpell::Hits { .. }
                | CombatSpell::Parry { .. }
                | CombatSpell::Hounds { .. }
                | CombatSpell::Leaderless
                | CombatSpell::Turncoats { .. }
                | CombatSpell::Panic { .. }
                | CombatSpell::Hold
                | CombatSpell::Withdraw
                | CombatSpell::Reinforce { .. } => Aim::Combat,
            },
            Self::Counter(_) => Aim::Spell,
            Self::Visitor(_) | Self::ThisTurn { .. } | Self::Macina(_) | Self::Strokes(_) => Aim::Nothing,
        }
    }
}

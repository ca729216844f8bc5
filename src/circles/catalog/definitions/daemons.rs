//! Daemons and their special skills (rule 2.4.1).
//!
//! A skill works while its daemon is not incapacitated (rule 3.3). A combat skill works in combats
//! that the daemon has joined, before any magic (rule 11.2.1).
//!
//! Not here: titles, which are texts.

use serde::Deserialize;

use crate::ids::{Locale, Talent};

/// A daemon, which acts for a triumvirate.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DaemonDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Its rank, 2 to 443,556,000, unique. A lower number is a higher rank and acts earlier.
    pub rank: u32,
    /// Its gender, shown on its marker.
    pub gender: Gender,
    /// Skulls of war, 1 to 6.
    pub skulls: u8,
    /// Stars of magic, 1 to 6.
    pub stars: u8,
    /// Hearts of charisma, 1 to 6.
    pub hearts: u8,
    /// Where it must be for its skill to work. None: anywhere.
    #[serde(default)]
    pub skill_in: Option<Locale>,
    /// Its special skill.
    pub skill: Skill,
}

impl DaemonDef {
    /// Returns its number of symbols of one talent.
    #[must_use]
    pub const fn talent(&self, talent: Talent) -> u8 {
        match talent {
            Talent::Skulls => self.skulls,
            Talent::Stars => self.stars,
            Talent::Hearts => self.hearts,
        }
    }
}

/// The gender of a daemon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Gender {
    /// Female.
    Female,
    /// Male.
    Male,
    /// Neither.
    Neither,
}

/// A special skill, by the part of the rules that it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Skill {
    /// In the Soul Phase.
    Income(IncomeSkill),
    /// In the Summoning Phase.
    Summoning(SummoningSkill),
    /// When it marches, or in Antehell.
    March(MarchSkill),
    /// When it walks the Earth.
    Earth(EarthSkill),
    /// In its diplomacy.
    Diplomacy(DiplomacySkill),
    /// When magic is cast.
    Magic(MagicSkill),
    /// In combat.
    Combat(CombatSkill),
    /// In the eyes of Lucifer.
    Standing(StandingSkill),
}

/// A skill of the Soul Phase (chapter 7). Step 3 counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum IncomeSkill {
    /// Its triumvirate gets Souls.
    Stipend {
        /// How many.
        souls: u8,
    },
    /// Its triumvirate gets half of a Soul Roll, rounded down.
    Mint,
}

/// A skill of the Hell Phase and the Summoning Phase (rules 6.3 and 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SummoningSkill {
    /// The first legions that its triumvirate summons in a turn cost less.
    Cheaper {
        /// How many legions.
        legions: u8,
        /// Souls off the price of each.
        souls: u8,
    },
    /// Its triumvirate draws more arcana cards in the Hell Phase. Each needs a Disfavour Roll.
    Draws {
        /// How many.
        cards: u8,
    },
}

/// A skill of marches and of Antehell (rules 8.3.2 and 9.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum MarchSkill {
    /// Units that it moves may go more steps.
    Swift {
        /// How many.
        steps: u8,
    },
    /// Lieutenants that it moves take along more legions.
    Command {
        /// How many.
        legions: u8,
    },
    /// Units that it moves need not stop for legions of others, and nobody flees from them in
    /// sectio that they only pass.
    Corridors,
    /// Units of its triumvirate leave Antehell to the quarter that they choose, without a roll. A
    /// roll to tame a hound is lowered.
    Gates {
        /// By how much. The roll stays at least 1.
        taming: u8,
    },
}

/// A skill on Earth (rules 7.2.1 and 9.7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum EarthSkill {
    /// It gathers more Souls.
    Harvest {
        /// How many.
        souls: u8,
    },
    /// Its evil deeds succeed with a lower roll.
    Deeds {
        /// Lowest roll that earns a Favour.
        from: u8,
    },
}

/// A skill of diplomacy (rule 9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum DiplomacySkill {
    /// It may repeat failed rolls of one attempt to influence a unit.
    Persists {
        /// How many rolls.
        rolls: u8,
    },
    /// It draws more Hell cards when it conspires.
    Foresees {
        /// How many.
        cards: u8,
    },
}

/// A skill of magic (rule 9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum MagicSkill {
    /// It counters without losing its action, and also after it.
    Counters,
    /// A spell that is aimed at it fails with a low roll of the die.
    Elusive {
        /// Highest roll with which the spell fails.
        upto: u8,
    },
}

/// A skill of combat (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CombatSkill {
    /// Its side makes extra combat rolls in each of the first rounds, without any bonus.
    Volley {
        /// Combat rolls in a round.
        rolls: u8,
        /// Rounds of the combat.
        rounds: u8,
    },
    /// Combat rolls of its side are raised in each of the first rounds.
    Inspires {
        /// By how much.
        add: u8,
        /// Rounds of the combat.
        rounds: u8,
    },
    /// Saves of enemy legions succeed with a lower number only, but always with a 1.
    Deadly {
        /// By how much lower.
        less: u8,
    },
    /// Its triumvirate gets Souls for each legion that is destroyed in the combat, on any side.
    Feasts {
        /// How many for each.
        souls: u8,
    },
    /// Its side repeats missed combat rolls in each round, one each time.
    Rerolls {
        /// How many rolls in a round.
        rolls: u8,
    },
    /// Lieutenants of the enemy give no bonus in the first rounds.
    Confuses {
        /// Rounds of the combat.
        rounds: u8,
    },
}

/// A skill of standing (chapter 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum StandingSkill {
    /// Disfavour Rolls of its triumvirate are raised.
    Graceful {
        /// By how much.
        add: u8,
    },
}

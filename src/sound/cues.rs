//! The names of all cues and pieces. A name is also that of the file, and of the caption's text.

use super::Bus;

/// Declares the cues, by bus.
macro_rules! cues {
    ($($bus:ident { $($(#[$about:meta])* $name:ident = $key:literal,)+ })+) => {
        /// A short sound.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Cue {
            $($($(#[$about])* $name,)+)+
        }

        impl Cue {
            /// All cues.
            pub const ALL: &[Self] = &[$($(Self::$name),+),+];

            /// Returns its name: that of its file, and the second part of its caption's.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $($(Self::$name => $key,)+)+
                }
            }

            /// Returns the bus on which it sounds.
            #[must_use]
            pub const fn bus(self) -> Bus {
                match self {
                    $($(Self::$name)|+ => Bus::$bus,)+
                }
            }
        }
    };
}

cues! {
    Interface {
        /// An order is written.
        Quill = "quill",
        /// An order is struck out.
        Scratch = "scratch",
        /// A sheet or a tab opens.
        Page = "page",
        /// A sheet closes.
        Close = "close",
        /// Something is chosen or switched.
        Tick = "tick",
        /// That is not possible.
        Refuse = "refuse",
        /// A notice for the player.
        Alert = "alert",
        /// The turn is sealed.
        Seal = "seal",
        /// The turn is the player's.
        YourTurn = "your_turn",
        /// The machine is passed on.
        Curtain = "curtain",
        /// A picture is saved.
        Shutter = "shutter",
        /// The clerk of the tutorial speaks.
        Clerk = "clerk",
        /// A step of the tutorial is done.
        Praise = "praise",
    }
    Effects {
        /// Tribute comes in.
        Tribute = "tribute",
        /// A card changes hands.
        Coin = "coin",
        /// Cards are made into one.
        Consolidated = "consolidated",
        /// Cards are lost.
        LostCards = "lost_cards",
        /// A bid is placed.
        Bid = "bid",
        /// A bid is won.
        Gavel = "gavel",
        /// A bid is lost.
        Outbid = "outbid",
        /// A ware is put out.
        Stocked = "stocked",
        /// Free land is claimed.
        Claim = "claim",
        /// Land changes its owner.
        Border = "border",
        /// The player loses land.
        LandLost = "land_lost",
        /// A march over open land.
        March = "march",
        /// A march through water or swamp.
        MarchWet = "march_wet",
        /// A march over stone.
        MarchStone = "march_stone",
        /// A march through fire.
        MarchFire = "march_fire",
        /// A flight.
        Flight = "flight",
        /// A legion is raised.
        Muster = "muster",
        /// A legion leaves.
        Departure = "departure",
        /// Upkeep is paid.
        Upkeep = "upkeep",
        /// The ground breaks.
        Fissure = "fissure",
        /// A place rebels.
        Rebellion = "rebellion",
        /// A battle begins.
        Battle = "battle",
        /// A light wound at range.
        RangedLight = "ranged_light",
        /// A heavy wound at range.
        RangedHeavy = "ranged_heavy",
        /// A light wound in melee.
        MeleeLight = "melee_light",
        /// A heavy wound in melee.
        MeleeHeavy = "melee_heavy",
        /// A light infernal wound.
        InfernalLight = "infernal_light",
        /// A heavy infernal wound.
        InfernalHeavy = "infernal_heavy",
        /// A blow is stopped.
        Warded = "warded",
        /// A unit is destroyed.
        Destroyed = "destroyed",
        /// A place is captured.
        Captured = "captured",
        /// A legion retreats.
        Retreat = "retreat",
        /// A level is gained.
        Level = "level",
        /// A unit is healed.
        Healed = "healed",
        /// A place is razed.
        Razed = "razed",
        /// A relic is carried off.
        Relic = "relic",
        /// A treasure is lost.
        TreasureLost = "treasure_lost",
        /// An attribute grows.
        Attribute = "attribute",
        /// Something is attached.
        Attached = "attached",
        /// A combat card is made.
        CombatCard = "combat_card",
        /// A piece of a manuscript is found.
        Manuscript = "manuscript",
        /// A manuscript has been studied.
        Trained = "trained",
        /// A ritual is performed.
        Ritual = "ritual",
        /// A ritual fails.
        Resisted = "resisted",
        /// The caster of a ritual is known.
        Unmasked = "unmasked",
        /// A ritual ends.
        RitualEnded = "ritual_ended",
        /// A curse strikes.
        Curse = "curse",
        /// An event is played.
        Event = "event",
        /// An event ends.
        EventEnded = "event_ended",
        /// A decree is put to the vote.
        Decree = "decree",
        /// A decoration is given.
        Decorated = "decorated",
        /// A demand is made.
        Demand = "demand",
        /// A demand is conceded.
        Conceded = "conceded",
        /// A demand or an insult is refused.
        Refused = "refused",
        /// An insult is hurled.
        Insult = "insult",
        /// An insult is swallowed.
        Swallowed = "swallowed",
        /// An emissary is sent.
        Emissary = "emissary",
        /// A blood vassal swears.
        Vassal = "vassal",
        /// A blood vassal is free.
        VassalFreed = "vassal_freed",
        /// A house has a right to a vendetta.
        Right = "right",
        /// A vendetta is declared.
        Vendetta = "vendetta",
        /// A vendetta is won.
        VendettaWon = "vendetta_won",
        /// A vendetta is lost.
        VendettaLost = "vendetta_lost",
        /// A blood feud begins.
        Feud = "feud",
        /// A house is called to single combat.
        Challenge = "challenge",
        /// A house does not appear.
        Absent = "absent",
        /// A single combat begins.
        Duel = "duel",
        /// A blow in the arena.
        Strike = "strike",
        /// A guard in the arena.
        Guard = "guard",
        /// An infernal move in the arena.
        Invoke = "invoke",
        /// A single combat is won.
        DuelWon = "duel_won",
        /// A praetor falls.
        Banished = "banished",
        /// The title of Champion is won.
        Title = "title",
        /// A conclave token is drawn.
        Token = "token",
        /// The Regency passes on.
        Regent = "regent",
        /// A house is excommunicated.
        Excommunicated = "excommunicated",
        /// A house is taken back.
        Reinstated = "reinstated",
        /// Pandemonium is usurped.
        Usurped = "usurped",
        /// The usurper still sits there.
        UsurperHolds = "usurper_holds",
        /// Pandemonium is freed.
        Liberated = "liberated",
        /// A house falls.
        HouseFell = "house_fell",
        /// The conclave is dissolved.
        Dissolved = "dissolved",
        /// Much prestige is gained.
        PrestigeUp = "prestige_up",
        /// Much prestige is lost.
        PrestigeDown = "prestige_down",
        /// An objective is met.
        ObjectiveMet = "objective_met",
        /// An objective is failed.
        ObjectiveFailed = "objective_failed",
        /// The game is won.
        Won = "won",
        /// The game is lost.
        Lost = "lost",
        /// The motif of the houses with this crest.
        Motif0 = "motif-0",
        /// The motif of the houses with this crest.
        Motif1 = "motif-1",
        /// The motif of the houses with this crest.
        Motif2 = "motif-2",
        /// The motif of the houses with this crest.
        Motif3 = "motif-3",
        /// The motif of the houses with this crest.
        Motif4 = "motif-4",
        /// The motif of the houses with this crest.
        Motif5 = "motif-5",
        /// The motif of the houses with this crest.
        Motif6 = "motif-6",
        /// The motif of the houses with this crest.
        Motif7 = "motif-7",
        /// The motif of the houses with this crest.
        Motif8 = "motif-8",
        /// The motif of the houses with this crest.
        Motif9 = "motif-9",
    }
}

impl Cue {
    const MOTIFS: [Self; 10] = [
        Self::Motif0,
        Self::Motif1,
        Self::Motif2,
        Self::Motif3,
        Self::Motif4,
        Self::Motif5,
        Self::Motif6,
        Self::Motif7,
        Self::Motif8,
        Self::Motif9,
    ];

    /// Returns the motif of the houses with this crest, 0 to 9. Others share the last one.
    #[must_use]
    pub fn motif(crest: u8) -> Self {
        Self::MOTIFS.get(usize::from(crest)).copied().unwrap_or(Self::Motif9)
    }

    /// True for the motif of a house.
    #[must_use]
    pub fn is_motif(self) -> bool {
        Self::MOTIFS.contains(&self)
    }
}

/// Declares the pieces.
macro_rules! pieces {
    ($($(#[$about:meta])* $name:ident = $key:literal,)+) => {
        /// A piece of music. Each is a loop.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Piece {
            $($(#[$about])* $name,)+
        }

        impl Piece {
            /// All pieces.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns its name, which is that of its file.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)+
                }
            }
        }
    };
}

pieces! {
    /// On the title screen.
    Title = "title",
    /// In the first third of the tokens.
    Early = "early",
    /// In the second third.
    Middle = "middle",
    /// In the last third.
    Late = "late",
    /// While the player's house is at arms.
    War = "war",
    /// In the arena.
    Arena = "arena",
    /// At the final count.
    Count = "count",
    /// While a house sits on the throne of Pandemonium.
    Usurper = "usurper",
    /// After a victory.
    Victory = "victory",
    /// After a defeat.
    Defeat = "defeat",
}

//! Effects of events (manual 4.13, appendix K), and what is declared about each.
//!
//! One row of a table declares everything about an effect or an edict except what it does, which is
//! in [`events`](crate::events). No other file lists them all to say something that the row can
//! say. The text follows from the key.

use serde::{Deserialize, Serialize};

/// The kind of target that the player of an event chooses. A target that dice choose is not a
/// target here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventTarget {
    /// No target.
    Nobody,
    /// Another house.
    Rival,
    /// Any house, including the player's own.
    House,
    /// A place of power of another house.
    RivalPlace,
    /// A legion of the player's house.
    OwnLegion,
    /// A praetor of the player's house.
    OwnPraetor,
    /// A praetor that the player's house has lost to the Abyss.
    BanishedPraetor,
}

/// A rule that applies while its event is in force. The entry's target decides if it applies to
/// everybody or to one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edict {
    /// No legion flies, and each has at most one move point.
    Monsoons,
    /// Forbids rituals above this level; 0 forbids all.
    RitualCap(u8),
    /// Rituals cost this many more points.
    RitualCosts(u8),
    /// Number of six-sided dice added to every tribute roll; negative: subtracted.
    TributeDice(i8),
    /// No tribute is delivered.
    NoTribute,
    /// Change of the number of tribute cards that may be kept.
    TributeKeep(i8),
    /// Change of the number of tribute cards offered, by rank.
    TributeChoice {
        /// For Marquis and above.
        high: i8,
        /// For Baron and below.
        low: i8,
    },
    /// Change of minimum bids, in percent.
    MinimumBids(i8),
    /// The player of the event gets half of the tribute spent in the bazaar, and may not bid.
    BazaarMaster,
    /// The bazaar is closed.
    BazaarClosed,
    /// No combat cards can be used.
    NoCombatCards,
    /// No event cards can be played.
    NoEvents,
    /// No new vendettas.
    NoVendettas,
    /// Prestige of legion combat for the player of the event, in percent.
    CombatPrestige(u16),
    /// No house may insult the player of the event or make demands of it.
    Favorite,
    /// Places of power and the relics in them give no prestige.
    EvilSleeps,
    /// Prestige of Destruction rituals in percent.
    RitualPrestige(u16),
    /// Damage of Infernal Affliction and Dire Dissipation, in percent.
    Amplified(u16),
    /// Number of dice of prestige that the target seems to have in addition (negative: to lack),
    /// for everybody except itself and the player of the event.
    Rumor(i8),
    /// No house sees the prestige of others.
    IntelFailure,
}

/// An event that takes several turns and has its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Undertaking {
    /// A Paladin in Hell.
    Paladin,
    /// A Tournament of Champions.
    Tournament,
    /// A Crusade against Heaven.
    Crusade,
    /// An Angelic Host.
    AngelicHost,
    /// The Beast.
    Beast,
}

/// The effect of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventEffect {
    /// A rule that applies for some turns.
    Edict(Edict),
    /// An event of several turns.
    Undertaking(Undertaking),
    /// One or two passable cantons become fissures.
    Fissure,
    /// All houses lose half of their cards with souls.
    Harrowing,
    /// A place of power rebels against its owner: the target, or a random house's place.
    Insurrection,
    /// A legion is destroyed, but never a personal guard: one of the target's, or of a random
    /// house's.
    CapriciousWrath,
    /// Every house discards a random number of random cards.
    Corruption,
    /// A random opponent loses 2d6 prestige.
    RumorsOfWeakness,
    /// A windfall of tribute.
    UnexpectedTribute,
    /// A decoration for a legion.
    InfernalPromotion,
    /// A decoration for a praetor.
    DreadfulDeeds,
    /// Each house pays a card for each legion, or loses prestige.
    LegionTax,
    /// Decrees in force end.
    ConclaveManipulation,
    /// Legions make a loyalty check: all legions, or the target's.
    LoyaltyCheck,
    /// Each house sacrifices a praetor, a relic or an artifact, or loses prestige.
    TestOfLoyalty,
    /// Every house, or the target, pays cards or loses prestige.
    Levy,
    /// Every house, or the target, loses one point of a random attribute.
    LoseAttribute,
    /// All event cards in hands are discarded.
    AetherFlux,
    /// Border cantons go to a neighbor: from a target to the player of the event, or between random
    /// houses.
    Revanchism,
    /// A vote of excommunication against a random opponent.
    ExpelTheHeretic,
    /// All vendettas end, and an edict forbids new ones.
    DangerousBickering,
    /// One banished praetor returns to each house that has lost one, or only to the player of the
    /// event.
    Amnesty,
    /// Excommunicated houses that do not hold Pandemonium rejoin the conclave.
    WritOfRescindment,
    /// Each house gains one point of prestige for each canton.
    Census,
    /// A conclave token is drawn next turn.
    BackRoomDealing,
    /// The target is skipped as Regent once.
    UnfitForOffice,
    /// Reveals if the target has the perk Power Behind the Throne, and removes the perk.
    NeutralizeSchemers,
    /// Reveals all kingmakers.
    UnveilKingMakers,
}

/// The row of an effect.
struct Traits {
    key: &'static str,
    targets: &'static [EventTarget],
    lasts: bool,
    edict: Option<Edict>,
}

impl Traits {
    const fn new(key: &'static str, targets: &'static [EventTarget]) -> Self {
        Self { key, targets, lasts: false, edict: None }
    }

    /// Sets that the event needs a number of turns.
    const fn lasting(self) -> Self {
        Self { lasts: true, ..self }
    }

    const fn edict(self, edict: Edict) -> Self {
        Self { lasts: true, edict: Some(edict), ..self }
    }
}

/// No target.
const NOBODY: &[EventTarget] = &[EventTarget::Nobody];
/// Everybody, or one rival.
const ANYBODY: &[EventTarget] = &[EventTarget::Nobody, EventTarget::Rival];
/// One rival.
const RIVAL: &[EventTarget] = &[EventTarget::Rival];

impl EventEffect {
    /// The table of all effects.
    const fn traits(self) -> Traits {
        match self {
            Self::Edict(edict) => Traits::new(edict.key(), edict.traits().targets).edict(edict),
            Self::Undertaking(Undertaking::Paladin) => Traits::new("event-effect-paladin", NOBODY),
            Self::Undertaking(Undertaking::Tournament) => Traits::new("event-effect-tournament", NOBODY).lasting(),
            Self::Undertaking(Undertaking::Crusade) => Traits::new("event-effect-crusade", NOBODY).lasting(),
            Self::Undertaking(Undertaking::AngelicHost) => Traits::new("event-effect-angelic-host", NOBODY),
            Self::Undertaking(Undertaking::Beast) => Traits::new("event-effect-beast", NOBODY),
            Self::Fissure => Traits::new("event-effect-fissure", NOBODY),
            Self::Harrowing => Traits::new("event-effect-harrowing", NOBODY),
            Self::Insurrection => {
                Traits::new("event-effect-insurrection", &[EventTarget::Nobody, EventTarget::RivalPlace])
            }
            Self::CapriciousWrath => Traits::new("event-effect-capricious-wrath", ANYBODY),
            Self::Corruption => Traits::new("event-effect-corruption", NOBODY),
            Self::RumorsOfWeakness => Traits::new("event-effect-rumors-of-weakness", NOBODY),
            Self::UnexpectedTribute => Traits::new("event-effect-unexpected-tribute", NOBODY),
            Self::InfernalPromotion => Traits::new("event-effect-infernal-promotion", &[EventTarget::OwnLegion]),
            Self::DreadfulDeeds => Traits::new("event-effect-dreadful-deeds", &[EventTarget::OwnPraetor]),
            Self::LegionTax => Traits::new("event-effect-legion-tax", NOBODY),
            Self::ConclaveManipulation => Traits::new("event-effect-conclave-manipulation", NOBODY),
            Self::LoyaltyCheck => Traits::new("event-effect-loyalty-check", ANYBODY),
            Self::TestOfLoyalty => Traits::new("event-effect-test-of-loyalty", NOBODY),
            Self::Levy => Traits::new("event-effect-levy", ANYBODY),
            Self::LoseAttribute => Traits::new("event-effect-lose-attribute", ANYBODY),
            Self::AetherFlux => Traits::new("event-effect-aether-flux", NOBODY),
            Self::Revanchism => Traits::new("event-effect-revanchism", ANYBODY),
            Self::ExpelTheHeretic => Traits::new("event-effect-expel-the-heretic", NOBODY),
            Self::DangerousBickering => {
                Traits::new("event-effect-dangerous-bickering", NOBODY).edict(Edict::NoVendettas)
            }
            Self::Amnesty => Traits::new("event-effect-amnesty", &[EventTarget::Nobody, EventTarget::BanishedPraetor]),
            Self::WritOfRescindment => Traits::new("event-effect-writ-of-rescindment", NOBODY),
            Self::Census => Traits::new("event-effect-census", NOBODY),
            Self::BackRoomDealing => Traits::new("event-effect-back-room-dealing", NOBODY),
            Self::UnfitForOffice => Traits::new("event-effect-unfit-for-office", RIVAL),
            Self::NeutralizeSchemers => Traits::new("event-effect-neutralize-schemers", RIVAL),
            Self::UnveilKingMakers => Traits::new("event-effect-unveil-king-makers", NOBODY),
        }
    }

    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns the rule that applies while it is in force, or `None` if it does not last.
    #[must_use]
    pub const fn edict(self) -> Option<Edict> {
        self.traits().edict
    }

    /// Returns the possible targets of an event with this effect.
    pub(super) const fn targets(self) -> &'static [EventTarget] {
        self.traits().targets
    }

    /// True if an event with this effect needs a number of turns.
    pub(super) const fn lasts(self) -> bool {
        self.traits().lasts
    }
}

/// The amount of an edict, as its text tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdictAmount {
    /// None.
    Nothing,
    /// A plain number.
    Number(u8),
    /// A change of a number, up or down.
    Change(i8),
    /// Two changes, for high and for low ranks.
    ByRank(i8, i8),
    /// Percent.
    Percent(u16),
}

/// The row of an edict.
struct EdictTraits {
    key: &'static str,
    amount: EdictAmount,
    /// True if the amount is within its bounds.
    sized: bool,
    targets: &'static [EventTarget],
    secret: bool,
}

impl EdictTraits {
    const fn new(key: &'static str) -> Self {
        Self { key, amount: EdictAmount::Nothing, sized: true, targets: NOBODY, secret: false }
    }

    const fn amount(self, amount: EdictAmount, sized: bool) -> Self {
        Self { amount, sized, ..self }
    }

    const fn on(self, targets: &'static [EventTarget]) -> Self {
        Self { targets, ..self }
    }

    const fn secret(self) -> Self {
        Self { secret: true, ..self }
    }
}

impl Edict {
    /// The table of all edicts.
    const fn traits(self) -> EdictTraits {
        use EdictAmount::{ByRank, Change, Number, Percent};
        let of = EdictTraits::new;
        match self {
            Self::Monsoons => of("edict-monsoons"),
            Self::RitualCap(0) => of("edict-no-rituals").amount(Number(0), true).on(ANYBODY),
            Self::RitualCap(n) => of("edict-ritual-cap").amount(Number(n), n <= 5).on(ANYBODY),
            Self::RitualCosts(n) => of("edict-ritual-costs").amount(Number(n), n >= 1 && n <= 4),
            Self::TributeDice(n) => of("edict-tribute-dice").amount(Change(n), n != 0 && n.unsigned_abs() <= 2),
            Self::NoTribute => of("edict-no-tribute"),
            Self::TributeKeep(n) => of("edict-tribute-keep").amount(Change(n), n != 0 && n.unsigned_abs() <= 2),
            Self::TributeChoice { high, low } => of("edict-tribute-choice")
                .amount(ByRank(high, low), high.unsigned_abs() <= 2 && low.unsigned_abs() <= 2),
            Self::MinimumBids(n) => of("edict-minimum-bids").amount(Change(n), n != 0 && n >= -75 && n <= 100),
            Self::BazaarMaster => of("edict-bazaar-master"),
            Self::BazaarClosed => of("edict-bazaar-closed"),
            Self::NoCombatCards => of("edict-no-combat-cards"),
            Self::NoEvents => of("edict-no-events"),
            Self::NoVendettas => of("edict-no-vendettas"),
            Self::CombatPrestige(n) => of("edict-combat-prestige").amount(Percent(n), n > 100 && n <= 300),
            Self::Favorite => of("edict-favorite"),
            Self::EvilSleeps => of("edict-evil-sleeps"),
            Self::RitualPrestige(n) => of("edict-ritual-prestige").amount(Percent(n), n > 100 && n <= 300),
            Self::Amplified(n) => of("edict-amplified").amount(Percent(n), n > 100 && n <= 300),
            Self::Rumor(n) => {
                of("edict-rumor").amount(Change(n), n != 0 && n.unsigned_abs() <= 6).on(&[EventTarget::House]).secret()
            }
            Self::IntelFailure => of("edict-intel-failure"),
        }
    }

    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns its amount.
    #[must_use]
    pub const fn amount(self) -> EdictAmount {
        self.traits().amount
    }

    /// True if only the player of the card learns of it.
    #[must_use]
    pub const fn secret(self) -> bool {
        self.traits().secret
    }

    /// True if its amount is within its bounds.
    pub(super) const fn sized(self) -> bool {
        self.traits().sized
    }
}

//! The entries of the family of events, and their checks (manual 4.13, appendix K).

use serde::{Deserialize, Serialize};

use super::check::{Entry, Fault, fault, named, within};
use super::definitions::{DecorationDef, Wearer};
use super::entries::check_worn;
use super::undertakings::{DecreeNumbers, UndertakingNumbers};
use crate::tribute::Purse;

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

/// An event card (manual 4.13, appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Tribute cost of playing it.
    pub cost: Purse,
    /// Prestige cost of playing it.
    pub prestige: u8,
    /// Its target.
    pub target: EventTarget,
    /// Its effect.
    pub effect: EventEffect,
    /// Minimum and maximum duration in turns, not counting the current one; `None` if it does not
    /// last.
    pub turns: Option<(u8, u8)>,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

impl EventEffect {
    /// Returns the rule that applies while it is in force, or `None` if it does not last.
    #[must_use]
    pub const fn edict(self) -> Option<Edict> {
        match self {
            Self::Edict(edict) => Some(edict),
            Self::DangerousBickering => Some(Edict::NoVendettas),
            Self::Undertaking(_)
            | Self::Fissure
            | Self::Harrowing
            | Self::Insurrection
            | Self::CapriciousWrath
            | Self::Corruption
            | Self::RumorsOfWeakness
            | Self::UnexpectedTribute
            | Self::InfernalPromotion
            | Self::DreadfulDeeds
            | Self::LegionTax
            | Self::ConclaveManipulation
            | Self::LoyaltyCheck
            | Self::TestOfLoyalty
            | Self::Levy
            | Self::LoseAttribute
            | Self::AetherFlux
            | Self::Revanchism
            | Self::ExpelTheHeretic
            | Self::Amnesty
            | Self::WritOfRescindment
            | Self::Census
            | Self::BackRoomDealing
            | Self::UnfitForOffice
            | Self::NeutralizeSchemers
            | Self::UnveilKingMakers => None,
        }
    }
}

impl Edict {
    /// True if only the player of the card learns of it.
    #[must_use]
    pub const fn secret(self) -> bool {
        match self {
            Self::Rumor(_) => true,
            Self::Monsoons
            | Self::RitualCap(_)
            | Self::RitualCosts(_)
            | Self::TributeDice(_)
            | Self::NoTribute
            | Self::TributeKeep(_)
            | Self::TributeChoice { .. }
            | Self::MinimumBids(_)
            | Self::BazaarMaster
            | Self::BazaarClosed
            | Self::NoCombatCards
            | Self::NoEvents
            | Self::NoVendettas
            | Self::CombatPrestige(_)
            | Self::Favorite
            | Self::EvilSleeps
            | Self::RitualPrestige(_)
            | Self::Amplified(_)
            | Self::IntelFailure => false,
        }
    }
}

impl EventDef {
    /// True if only its player learns that it was played.
    #[must_use]
    pub const fn secret(&self) -> bool {
        match self.effect.edict() {
            Some(edict) => edict.secret(),
            None => false,
        }
    }
}

/// Checks the numbers of events, and that the decorations that events grant exist for the right
/// kind of unit.
pub(super) fn check_numbers(numbers: &EventNumbers, decorations: &[Entry<DecorationDef>], faults: &mut Vec<Fault>) {
    for (id, wearer) in [(&numbers.promotion, Wearer::Legion), (&numbers.deeds, Wearer::Praetor)] {
        check_worn("events", (id, wearer), decorations, faults);
    }
    let ranges = [numbers.fissures, numbers.windfall, numbers.revanchism];
    if ranges.iter().any(|(least, most)| *least == 0 || least > most) {
        faults.push(Fault::whole(
            "constants.ron",
            "events: fissures, windfall and revanchism must rise from at least 1".to_owned(),
        ));
    }
}

/// The numbers of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventNumbers {
    /// Decrees of the conclave.
    pub decrees: DecreeNumbers,
    /// Events that take several turns.
    pub undertakings: UndertakingNumbers,
    /// Minimum and maximum number of cantons that become fissures.
    pub fissures: (u8, u8),
    /// A legion escapes a fissure if a six-sided die plus its level reaches this.
    pub fissure_save: u8,
    /// Number of six-sided dice for the cards that corruption takes from each house.
    pub corruption_dice: u8,
    /// Number of six-sided dice for the prestige lost to rumors of weakness.
    pub weakness_dice: u8,
    /// Minimum and maximum number of cards of a windfall.
    pub windfall: (u8, u8),
    /// Added to the quality roll of each of them.
    pub windfall_quality: i32,
    /// A legion stays loyal if a six-sided die plus its loyalty reaches this.
    pub loyalty: u8,
    /// Minimum and maximum number of cantons that revanchism transfers.
    pub revanchism: (u8, u8),
    /// Decoration of an Infernal Promotion, by id.
    pub promotion: String,
    /// Decoration for dreadful deeds, by id.
    pub deeds: String,
}

/// Returns the possible targets of an event with this effect.
const fn targets(effect: EventEffect) -> &'static [EventTarget] {
    use EventTarget::{BanishedPraetor, House, Nobody, OwnLegion, OwnPraetor, Rival, RivalPlace};
    match effect {
        EventEffect::Edict(Edict::RitualCap(_))
        | EventEffect::CapriciousWrath
        | EventEffect::LoyaltyCheck
        | EventEffect::Levy
        | EventEffect::LoseAttribute
        | EventEffect::Revanchism => &[Nobody, Rival],
        EventEffect::Edict(Edict::Rumor(_)) => &[House],
        EventEffect::Insurrection => &[Nobody, RivalPlace],
        EventEffect::InfernalPromotion => &[OwnLegion],
        EventEffect::DreadfulDeeds => &[OwnPraetor],
        EventEffect::Amnesty => &[Nobody, BanishedPraetor],
        EventEffect::UnfitForOffice | EventEffect::NeutralizeSchemers => &[Rival],
        EventEffect::Edict(
            Edict::Monsoons
            | Edict::RitualCosts(_)
            | Edict::TributeDice(_)
            | Edict::NoTribute
            | Edict::TributeKeep(_)
            | Edict::TributeChoice { .. }
            | Edict::MinimumBids(_)
            | Edict::BazaarMaster
            | Edict::BazaarClosed
            | Edict::NoCombatCards
            | Edict::NoEvents
            | Edict::NoVendettas
            | Edict::CombatPrestige(_)
            | Edict::Favorite
            | Edict::EvilSleeps
            | Edict::RitualPrestige(_)
            | Edict::Amplified(_)
            | Edict::IntelFailure,
        )
        | EventEffect::Undertaking(_)
        | EventEffect::Fissure
        | EventEffect::Harrowing
        | EventEffect::Corruption
        | EventEffect::RumorsOfWeakness
        | EventEffect::UnexpectedTribute
        | EventEffect::LegionTax
        | EventEffect::ConclaveManipulation
        | EventEffect::TestOfLoyalty
        | EventEffect::AetherFlux
        | EventEffect::ExpelTheHeretic
        | EventEffect::DangerousBickering
        | EventEffect::WritOfRescindment
        | EventEffect::Census
        | EventEffect::BackRoomDealing
        | EventEffect::UnveilKingMakers => &[Nobody],
    }
}

/// True if an event with this effect needs a number of turns.
const fn lasts(effect: EventEffect) -> bool {
    match effect {
        EventEffect::Edict(_)
        | EventEffect::DangerousBickering
        | EventEffect::Undertaking(Undertaking::Tournament | Undertaking::Crusade) => true,
        EventEffect::Undertaking(Undertaking::Paladin | Undertaking::AngelicHost | Undertaking::Beast)
        | EventEffect::Fissure
        | EventEffect::Harrowing
        | EventEffect::Insurrection
        | EventEffect::CapriciousWrath
        | EventEffect::Corruption
        | EventEffect::RumorsOfWeakness
        | EventEffect::UnexpectedTribute
        | EventEffect::InfernalPromotion
        | EventEffect::DreadfulDeeds
        | EventEffect::LegionTax
        | EventEffect::ConclaveManipulation
        | EventEffect::LoyaltyCheck
        | EventEffect::TestOfLoyalty
        | EventEffect::Levy
        | EventEffect::LoseAttribute
        | EventEffect::AetherFlux
        | EventEffect::Revanchism
        | EventEffect::ExpelTheHeretic
        | EventEffect::Amnesty
        | EventEffect::WritOfRescindment
        | EventEffect::Census
        | EventEffect::BackRoomDealing
        | EventEffect::UnfitForOffice
        | EventEffect::NeutralizeSchemers
        | EventEffect::UnveilKingMakers => false,
    }
}

/// Checks an event card.
pub(super) fn check_event(entry: &Entry<EventDef>, faults: &mut Vec<Fault>) {
    let def = &entry.value;
    named(entry, &def.name, faults);
    within(entry, "the cost in points", def.cost.points(), 0, 12, faults);
    within(entry, "prestige", def.prestige.into(), 0, 12, faults);
    if !targets(def.effect).contains(&def.target) {
        let (effect, target) = (def.effect, def.target);
        faults.push(fault(entry, format!("{effect:?} cannot be played on {target:?}, only on {:?}", targets(effect))));
    }
    match def.turns {
        Some((least, most)) if lasts(def.effect) => {
            within(entry, "the most turns", most.into(), 1, 10, faults);
            within(entry, "the least turns", least.into(), 1, most.into(), faults);
        }
        Some(_) => faults.push(fault(entry, format!("{:?} is over at once, so turns must be None", def.effect))),
        None if lasts(def.effect) => {
            faults.push(fault(entry, format!("{:?} lasts, so turns must say how long", def.effect)));
        }
        None => {}
    }
    if def.secret() && def.prestige > 0 {
        faults.push(fault(entry, "nobody may learn that it is played, so it cannot cost prestige".to_owned()));
    }
    if let EventEffect::Edict(edict) = def.effect
        && !sized(edict)
    {
        faults.push(fault(entry, format!("{edict:?} changes nothing, or too much")));
    }
}

/// True if the amount of an edict is within its bounds.
const fn sized(edict: Edict) -> bool {
    match edict {
        Edict::RitualCap(level) => level <= 5,
        Edict::RitualCosts(points) => points >= 1 && points <= 4,
        Edict::TributeDice(more) | Edict::TributeKeep(more) => more != 0 && more.unsigned_abs() <= 2,
        Edict::TributeChoice { high, low } => high.unsigned_abs() <= 2 && low.unsigned_abs() <= 2,
        Edict::MinimumBids(percent) => percent != 0 && percent >= -75 && percent <= 100,
        Edict::CombatPrestige(percent) | Edict::RitualPrestige(percent) | Edict::Amplified(percent) => {
            percent > 100 && percent <= 300
        }
        Edict::Rumor(dice) => dice != 0 && dice.unsigned_abs() <= 6,
        Edict::Monsoons
        | Edict::NoTribute
        | Edict::BazaarMaster
        | Edict::BazaarClosed
        | Edict::NoCombatCards
        | Edict::NoEvents
        | Edict::NoVendettas
        | Edict::Favorite
        | Edict::EvilSleeps
        | Edict::IntelFailure => true,
    }
}

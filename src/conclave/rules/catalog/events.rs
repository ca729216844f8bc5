//! What an entry of the family of events says (manual 4.13, appendix K).

use serde::{Deserialize, Serialize};

use super::check::{Entry, Fault, fault, named, within};
use super::definitions::{DecorationDef, Wearer};
use super::entries::check_worn;
use super::undertakings::{DecreeNumbers, UndertakingNumbers};
use crate::tribute::Purse;

/// On whom or what an event is played; who or what a roll picks needs no aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventTarget {
    /// Nobody in particular.
    Nobody,
    /// Another house.
    Rival,
    /// Any house, one's own too.
    House,
    /// A place of power of another house.
    RivalPlace,
    /// A legion of one's own.
    OwnLegion,
    /// A praetor of one's own.
    OwnPraetor,
    /// A praetor that one's house has lost to the Abyss.
    BanishedPraetor,
}

/// A rule that holds for as long as its event goes on. Whom it binds, everybody or a target, the entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edict {
    /// No legion flies, and each has one move point at most.
    Monsoons,
    /// No ritual above this level; 0 forbids all.
    RitualCap(u8),
    /// Rituals cost so many points more.
    RitualCosts(u8),
    /// So many six-sided dice are added to every tribute roll, or taken off it.
    TributeDice(i8),
    /// No tribute comes.
    NoTribute,
    /// So many more tribute cards may be kept, or fewer.
    TributeKeep(i8),
    /// So many more tribute cards to choose from for Marquis and above, and so many for Baron and below.
    TributeChoice {
        /// Marquis and above.
        high: i8,
        /// Baron and below.
        low: i8,
    },
    /// Minimum bids change by so many percent.
    MinimumBids(i8),
    /// The player of the event gets half of what is spent in the bazaar, and may not bid.
    BazaarMaster,
    /// The bazaar is closed.
    BazaarClosed,
    /// No combat cards are used.
    NoCombatCards,
    /// No event cards are played.
    NoEvents,
    /// No vendettas.
    NoVendettas,
    /// Prestige of legion combat in percent, for the player of the event.
    CombatPrestige(u16),
    /// Nobody may insult or make demands of the player of the event.
    Favorite,
    /// Places of power and the relics in them give no prestige.
    EvilSleeps,
    /// Prestige of Destruction rituals in percent.
    RitualPrestige(u16),
    /// Infernal Affliction and Dire Dissipation do damage in percent.
    Amplified(u16),
    /// The target seems to have so many dice of prestige more, or less, to everybody but itself and the player of the event.
    Rumor(i8),
    /// Nobody sees others' prestige.
    IntelFailure,
}

/// An event of several turns that has a course of its own.
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

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EventEffect {
    /// A rule that holds for some turns.
    Edict(Edict),
    /// Something of several turns.
    Undertaking(Undertaking),
    /// One or two passable cantons become fissures.
    Fissure,
    /// All houses lose half of their cards with souls.
    Harrowing,
    /// A place of power rises against its owner: the aim, or a random house's.
    Insurrection,
    /// A legion is destroyed, no guard: the target's, or a random house's.
    CapriciousWrath,
    /// Every house discards so many random cards.
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
    /// Ongoing decrees end.
    ConclaveManipulation,
    /// Legions make a loyalty check: everybody's, or the target's.
    LoyaltyCheck,
    /// Each house gives up a praetor, a relic or an artifact, or loses prestige.
    TestOfLoyalty,
    /// Every house, or the target, pays cards, or loses prestige.
    Levy,
    /// Every house, or the target, loses a point of a random attribute.
    LoseAttribute,
    /// All event cards in hand are discarded.
    AetherFlux,
    /// Border cantons of a house go to a neighbour: to the player of the event from a target, or between random houses.
    Revanchism,
    /// A vote of excommunication against a random opponent.
    ExpelTheHeretic,
    /// All vendettas end; an edict keeps new ones away.
    DangerousBickering,
    /// One banished praetor returns to each house that has lost one, or to the player of the event.
    Amnesty,
    /// The excommunicated who do not hold Pandemonium are taken back.
    WritOfRescindment,
    /// Each house gains a point of prestige for each canton.
    Census,
    /// A conclave token is drawn next turn.
    BackRoomDealing,
    /// The target is passed over as Regent once.
    UnfitForOffice,
    /// Whether the target pulls the strings behind the throne is told, and it stops.
    NeutralizeSchemers,
    /// All kingmakers are told.
    UnveilKingMakers,
}

/// An event card (manual 4.13, appendix K).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EventDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// The tribute that playing it costs.
    pub cost: Purse,
    /// The prestige that playing it costs.
    pub prestige: u8,
    /// On whom or what it is played.
    pub target: EventTarget,
    /// What it does.
    pub effect: EventEffect,
    /// The fewest and the most turns that it lasts, this one not counted, if it lasts.
    pub turns: Option<(u8, u8)>,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

impl EventEffect {
    /// The rule that holds while it goes on, if it is one that goes on.
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
    /// Whether nobody but the player of the card learns of it.
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
    /// Whether nobody but its player learns that it was played.
    #[must_use]
    pub const fn secret(&self) -> bool {
        match self.effect.edict() {
            Some(edict) => edict.secret(),
            None => false,
        }
    }
}

/// Whether the decorations that events grant are there, and for whom they should be.
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
    /// What the conclave asks of houses.
    pub decrees: DecreeNumbers,
    /// Events that play out over several turns.
    pub undertakings: UndertakingNumbers,
    /// The fewest and the most cantons that a fissure opens in.
    pub fissures: (u8, u8),
    /// What a six-sided die and a legion's level must come to together for it to escape a fissure.
    pub fissure_save: u8,
    /// How many six-sided dice of tribute cards corruption takes from each house.
    pub corruption_dice: u8,
    /// How many six-sided dice of prestige rumors of weakness cost.
    pub weakness_dice: u8,
    /// The fewest and the most cards of a windfall.
    pub windfall: (u8, u8),
    /// What is added to the die for the quality of each of them.
    pub windfall_quality: i32,
    /// What a six-sided die and a legion's loyalty must come to together for it to stay loyal.
    pub loyalty: u8,
    /// The fewest and the most cantons that change hands by revanchism.
    pub revanchism: (u8, u8),
    /// The decoration of an Infernal Promotion, by its id.
    pub promotion: String,
    /// The decoration for dreadful deeds, by its id.
    pub deeds: String,
}

/// On whom an event with this effect can be played.
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

/// Whether an event with this effect says how many turns it takes.
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

/// What is asked of an event card.
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

/// Whether an edict that has a size has one that can be.
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

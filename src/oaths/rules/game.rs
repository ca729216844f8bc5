//! The state of a game.
//!
//! Everything that has to be saved is here, and nothing else. What follows from it is a query.

use serde::{Deserialize, Serialize};

use crate::catalog::{ArtifactPower, Catalog, Powers, RealmPower, Trait};
use crate::charter::Charter;
use crate::court::Ending;
use crate::ids::{Card, DevilKind, Hand, HandCard, Paper, RealmKind, Seat, SpecialKind};
use crate::promises::Promise;
use crate::step::Step;
use crate::trade::Trading;
use crate::war::Conflict;

/// Where a devil is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// In Hell.
    Hell,
    /// On Earth, out of reach of armies and rituals.
    Earth,
    /// In the prison of another devil.
    Prison(Seat),
}

/// Who casts a ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Caster {
    /// The devil itself.
    Devil,
    /// A horde that can cast.
    Horde(Card),
}

/// A ritual that is being cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Cast {
    /// The ritual.
    pub ritual: Card,
    /// Who casts it.
    pub caster: Caster,
    /// True if the artifact that doubles a ritual lies on it.
    #[serde(default)]
    pub twice: bool,
}

/// Everything that belongs to one devil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Domain {
    /// The devil.
    pub devil: DevilKind,
    /// Its home realm; `None` after its army was destroyed there.
    pub realm: Option<RealmKind>,
    /// Where the devil is.
    pub whereabouts: Whereabouts,
    /// Hordes in Hell, artifacts, and rituals that are not being cast.
    pub tabled: Vec<Card>,
    /// Hordes on Earth.
    pub earth: Vec<Card>,
    /// Rituals that are being cast.
    pub casts: Vec<Cast>,
    /// Souls.
    pub souls: u32,
    /// Victory points.
    pub points: u8,
    /// Papers and special play cards. Hidden from others.
    pub hand: Hand,
    /// Papers that everybody saw going into this hand, and not leaving it. Some may have left it
    /// face down.
    pub seen: Vec<Paper>,
    /// Cards just drawn, before they are tabled. Hidden from others.
    pub drawn: Vec<Card>,
    /// Magic cards, before they are tabled. Hidden from everybody.
    pub magic: Vec<Card>,
    /// True if its army was destroyed at home in this game turn, so that it cannot attack.
    pub routed: bool,
    /// Favours of any devil that it can still use in this trading.
    pub wild: u8,
}

impl Domain {
    /// Notes that everybody saw a card going into this hand.
    pub(crate) fn see(&mut self, card: HandCard) {
        if let HandCard::Paper(paper) = card {
            self.seen.push(paper);
        }
    }

    /// Notes that everybody saw a card leaving this hand.
    pub(crate) fn see_off(&mut self, card: HandCard) {
        if let Some(at) = self.seen.iter().position(|seen| HandCard::Paper(*seen) == card) {
            self.seen.remove(at);
        }
    }

    /// Iterates over all its hordes, rituals and artifacts on the table.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.tabled.iter().chain(&self.earth).copied().chain(self.casts.iter().map(|cast| cast.ritual))
    }
}

/// Devils that fight together until the next game turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alliance {
    /// Who chooses target and strategy.
    pub leader: Seat,
    /// The others.
    pub followers: Vec<Seat>,
}

impl Alliance {
    /// Returns all members, the leader first.
    pub fn members(&self) -> impl Iterator<Item = Seat> + '_ {
        std::iter::once(self.leader).chain(self.followers.iter().copied())
    }
}

/// A promise not to attack another devil at home, until the next game turn or until their armies
/// meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Safety {
    /// The devil that may not attack.
    pub bound: Seat,
    /// The devil that is safe.
    pub safe: Seat,
}

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) charter: Charter,
    /// Number of the next choices, from 1.
    pub(crate) step: u32,
    /// The game turn, from 1.
    pub(crate) round: u8,
    /// What happens next. The last entry is the first to happen.
    pub(crate) agenda: Vec<Step>,
    /// The seats, in the order of initiative.
    pub(crate) initiative: Vec<Seat>,
    pub(crate) domains: Vec<Domain>,
    /// Realms that nobody rules.
    pub(crate) vacant: Vec<RealmKind>,
    /// The resource deck. The last card is drawn first.
    pub(crate) deck: Vec<Card>,
    /// The discarded cards, open to everybody.
    pub(crate) discard: Vec<Card>,
    /// Hordes just destroyed, which an artifact can still save.
    pub(crate) fallen: Vec<Card>,
    /// The deck of special play cards. The first card is drawn first.
    pub(crate) specials: Vec<SpecialKind>,
    /// Number of shuffles and thefts so far, so that no two use the same stream.
    pub(crate) shuffles: u32,
    /// Artifacts that were used in this game turn.
    pub(crate) used: Vec<Card>,
    /// Papers that left the game.
    pub(crate) away: Vec<Paper>,
    /// The pile of oaths and votes in the scoring.
    pub(crate) pile: Vec<Paper>,
    pub(crate) safeties: Vec<Safety>,
    pub(crate) alliances: Vec<Alliance>,
    /// What devils have promised in the whole game, and whether they kept it.
    pub(crate) promises: Vec<Promise>,
    pub(crate) trading: Trading,
    pub(crate) conflict: Conflict,
    /// Who sent an army against whom in this game turn.
    pub(crate) raids: Vec<(Seat, Seat)>,
    /// Who sent somebody to Earth in this game turn.
    pub(crate) travellers: Vec<Seat>,
    /// The seats that are asked by the step that is due, in the order of initiative.
    pub(crate) asked: Vec<Seat>,
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// Returns the set-up.
    #[must_use]
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Returns the number of the step that is due, from 1.
    #[must_use]
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// Returns the game turn, from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the step that is due; `None` after the end.
    #[must_use]
    pub fn due(&self) -> Option<&Step> {
        self.agenda.last()
    }

    /// Returns the seats that owe a choice, in the order of initiative. Empty after the end.
    #[must_use]
    pub fn asked(&self) -> &[Seat] {
        &self.asked
    }

    /// Returns the seats in the order of initiative.
    #[must_use]
    pub fn initiative(&self) -> &[Seat] {
        &self.initiative
    }

    /// Iterates over the seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.domains.len())
    }

    /// Returns the number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.domains.len()
    }

    /// Iterates over the other seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Returns the domain of a seat.
    #[must_use]
    pub fn domain(&self, seat: Seat) -> &Domain {
        &self.domains[seat.index()]
    }

    pub(crate) fn domain_mut(&mut self, seat: Seat) -> &mut Domain {
        &mut self.domains[seat.index()]
    }

    /// Returns the realms that nobody rules.
    #[must_use]
    pub fn vacant(&self) -> &[RealmKind] {
        &self.vacant
    }

    /// Returns the discarded cards.
    #[must_use]
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// Returns what happens next. The last entry is the first to happen.
    #[must_use]
    pub fn agenda(&self) -> &[Step] {
        &self.agenda
    }

    /// Returns the resource deck. The last card is drawn first.
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// Returns the deck of special play cards. The first card is drawn first.
    #[must_use]
    pub fn special_deck(&self) -> &[SpecialKind] {
        &self.specials
    }

    /// Returns the papers that left the game.
    #[must_use]
    pub fn away(&self) -> &[Paper] {
        &self.away
    }

    /// Returns the offers and decrees of the trading.
    #[must_use]
    pub const fn trading(&self) -> &Trading {
        &self.trading
    }

    /// Returns the conflict in progress, or the last one.
    #[must_use]
    pub const fn conflict(&self) -> &Conflict {
        &self.conflict
    }

    /// Returns the pile of the scoring. A view shows it only to the devil that chooses from it.
    #[must_use]
    pub fn pile(&self) -> &[Paper] {
        &self.pile
    }

    /// Returns hordes that were just destroyed.
    #[must_use]
    pub fn fallen(&self) -> &[Card] {
        &self.fallen
    }

    /// Returns what devils have promised, in the order of the promises.
    #[must_use]
    pub fn promises(&self) -> &[Promise] {
        &self.promises
    }

    /// Returns the promises of safety.
    #[must_use]
    pub fn safeties(&self) -> &[Safety] {
        &self.safeties
    }

    /// Returns the alliances.
    #[must_use]
    pub fn alliances(&self) -> &[Alliance] {
        &self.alliances
    }

    /// Returns the ending; `None` while the game is in progress.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Returns the powers of the devil of a seat.
    #[must_use]
    pub fn powers<'a>(&self, catalog: &'a Catalog, seat: Seat) -> &'a Powers {
        &catalog.devil(self.domain(seat).devil).powers
    }

    /// Returns the age of the devil of a seat.
    #[must_use]
    pub fn age(&self, catalog: &Catalog, seat: Seat) -> u8 {
        catalog.devil(self.domain(seat).devil).age
    }

    /// Returns the place of a seat in the order of initiative, from 0.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> usize {
        self.initiative.iter().position(|other| *other == seat).unwrap_or(usize::MAX)
    }

    /// Returns the alliance of a seat.
    #[must_use]
    pub fn alliance_of(&self, seat: Seat) -> Option<&Alliance> {
        self.alliances.iter().find(|alliance| alliance.members().any(|member| member == seat))
    }

    /// True if these two are allies.
    #[must_use]
    pub fn allied(&self, a: Seat, b: Seat) -> bool {
        self.alliance_of(a).is_some_and(|alliance| alliance.members().any(|member| member == b))
    }

    /// True if a seat may not attack another at home.
    #[must_use]
    pub fn bound(&self, seat: Seat, safe: Seat) -> bool {
        self.safeties.contains(&Safety { bound: seat, safe })
    }

    /// Returns the prisoners of a seat, in the order of seats.
    pub fn prisoners(&self, of: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.domain(*seat).whereabouts == Whereabouts::Prison(of))
    }

    /// Returns an artifact with this power, if a seat holds one.
    #[must_use]
    pub fn artifact(&self, catalog: &Catalog, seat: Seat, fits: impl Fn(ArtifactPower) -> bool) -> Option<Card> {
        let held = self.domain(seat).tabled.iter().copied();
        held.into_iter().find(|card| catalog.artifact(*card).is_some_and(|def| fits(def.power)))
    }

    /// Returns the holder of an artifact with this power, and the artifact.
    #[must_use]
    pub fn holder(&self, catalog: &Catalog, power: ArtifactPower) -> Option<(Seat, Card)> {
        self.seats().find_map(|seat| Some((seat, self.artifact(catalog, seat, |other| other == power)?)))
    }

    /// Iterates over the artifacts of a seat.
    pub fn artifacts<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.domain(seat).tabled.iter().copied().filter(|card| catalog.artifact(*card).is_some())
    }

    /// Iterates over the rituals of a seat that are not being cast.
    pub fn rituals<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.domain(seat).tabled.iter().copied().filter(|card| catalog.ritual(*card).is_some())
    }

    /// Iterates over the hordes of a seat in Hell.
    pub fn hordes<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.domain(seat).tabled.iter().copied().filter(|card| catalog.horde(*card).is_some())
    }

    /// Returns the realm of a seat with its power.
    #[must_use]
    pub fn realm_power<'a>(&self, catalog: &'a Catalog, seat: Seat) -> Option<&'a RealmPower> {
        self.domain(seat).realm.map(|realm| &catalog.realm(realm).power)
    }

    /// Returns the ruler of a realm with this power.
    #[must_use]
    pub fn ruler(&self, catalog: &Catalog, fits: impl Fn(&RealmPower) -> bool) -> Option<Seat> {
        self.seats().find(|seat| self.realm_power(catalog, *seat).is_some_and(&fits))
    }

    /// True if a devil or a horde casts a ritual.
    #[must_use]
    pub fn casting(&self, seat: Seat, caster: Caster) -> bool {
        self.domain(seat).casts.iter().any(|cast| cast.caster == caster)
    }

    /// True if the devil of a seat can lead its army in person.
    #[must_use]
    pub fn leads_in_person(&self, seat: Seat) -> bool {
        self.domain(seat).whereabouts == Whereabouts::Hell && !self.casting(seat, Caster::Devil)
    }

    /// True if the army of a seat can leave its home realm.
    #[must_use]
    pub fn can_move(&self, catalog: &Catalog, seat: Seat) -> bool {
        let domain = self.domain(seat);
        if domain.routed || matches!(domain.whereabouts, Whereabouts::Prison(_)) {
            return false;
        }
        let led = |card: Card| catalog.can(card, Trait::Leads) && !self.casting(seat, Caster::Horde(card));
        self.leads_in_person(seat) || domain.tabled.iter().copied().any(led)
    }

    /// True if a seat's home realm is protected from rituals by one that is being cast.
    #[must_use]
    pub fn sanctuary(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.domain(seat).casts.iter().any(|cast| sanctuary_defence(catalog, cast.ritual).is_some())
    }

    /// True if a seat can give another a point: it has one, and no fewer than the other.
    #[must_use]
    pub fn may_give_point(&self, from: Seat, to: Seat) -> bool {
        let (from, to) = (self.domain(from).points, self.domain(to).points);
        from > 0 && from >= to
    }
}

/// Returns the power that a ritual adds to the home realm of its caster, if it protects it.
#[must_use]
pub fn sanctuary_defence(catalog: &Catalog, ritual: Card) -> Option<u32> {
    use crate::catalog::RitualEffect::{Conjure, DrainPower, Furnace, Plague, Sanctuary, StealPower};
    match catalog.ritual(ritual)?.effect {
        Sanctuary { defence, .. } => Some(defence),
        Conjure { .. } | DrainPower | Furnace | Plague { .. } | StealPower { .. } => None,
    }
}

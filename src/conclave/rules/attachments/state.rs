//! State of the attachment rules: every praetor, artifact and relic in a house's possession, and
//! every combat card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::card::Contents;
use super::praetor::{Praetor, PraetorPromotion};
use crate::ids::{ArtifactKind, CombatCardId, PraetorKind, RelicKind, Seat};
use crate::realm::Foe;

/// A praetor, an artifact or a relic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Treasure {
    /// A praetor (manual 4.6).
    Praetor(PraetorKind),
    /// An evil artifact (manual 4.7).
    Artifact(ArtifactKind),
    /// An unholy relic (manual 4.8).
    Relic(RelicKind),
}

/// The position of a treasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Post {
    /// In its owner's vault, where it is inactive.
    Vault,
    /// Attached to a legion or a place.
    Unit(Foe),
    /// In a ritual slot of its owner's ritual chamber (manual 4.8).
    Chamber,
}

/// A treasure in a house's possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possession {
    /// The treasure.
    pub treasure: Treasure,
    /// Its owner.
    pub owner: Seat,
    /// Its position.
    pub post: Post,
}

/// A combat card, attached to a unit from its creation until it is spent (manual 4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatCard {
    /// Its id, unique in the game.
    pub id: CombatCardId,
    /// Its owner.
    pub owner: Seat,
    /// The unit that it is attached to.
    pub unit: Foe,
    /// Its contents; `None` in the view of a seat that may not know them.
    pub contents: Option<Contents>,
}

/// The attachments slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachments {
    pub(super) possessions: Vec<Possession>,
    pub(super) praetors: Vec<Praetor>,
    pub(super) promotions: Vec<PraetorPromotion>,
    pub(super) cards: Vec<CombatCard>,
    pub(super) next_card: [u32; Seat::MOST],
    pub(super) lost: Vec<Treasure>,
    /// Praetors in the Abyss with their last owners. Public.
    abyss: Vec<(PraetorKind, Seat)>,
}

impl Attachments {
    /// Returns all possessions, sorted by treasure. A view contains only those that its seat may
    /// know.
    #[must_use]
    pub fn possessions(&self) -> &[Possession] {
        &self.possessions
    }

    /// Returns the owner and position of a treasure.
    #[must_use]
    pub fn find(&self, treasure: Treasure) -> Option<&Possession> {
        self.possessions.binary_search_by_key(&treasure, |held| held.treasure).ok().map(|at| &self.possessions[at])
    }

    /// Iterates over all possessions of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Possession> {
        self.possessions.iter().filter(move |held| held.owner == seat)
    }

    /// Iterates over the praetors, artifacts and relics attached to a unit.
    pub fn on(&self, unit: Foe) -> impl Iterator<Item = Treasure> {
        self.possessions.iter().filter(move |held| held.post == Post::Unit(unit)).map(|held| held.treasure)
    }

    /// Returns the praetor of a unit, which has at most one (manual 4.6).
    #[must_use]
    pub fn praetor_on(&self, unit: Foe) -> Option<&Praetor> {
        self.on(unit).find_map(|treasure| match treasure {
            Treasure::Praetor(kind) => self.praetor(kind),
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        })
    }

    /// Returns the current values of a praetor in a house's possession.
    #[must_use]
    pub fn praetor(&self, kind: PraetorKind) -> Option<&Praetor> {
        self.praetors.binary_search_by_key(&kind, |praetor| praetor.kind).ok().map(|at| &self.praetors[at])
    }

    /// Iterates over the combat cards attached to a unit, oldest first.
    pub fn cards_on(&self, unit: Foe) -> impl Iterator<Item = &CombatCard> {
        self.cards.iter().filter(move |card| card.unit == unit)
    }

    /// Returns all combat cards, by id.
    #[must_use]
    pub fn cards(&self) -> &[CombatCard] {
        &self.cards
    }

    /// Returns the promotions that wait for a choice of their owner.
    #[must_use]
    pub fn promotions(&self) -> &[PraetorPromotion] {
        &self.promotions
    }

    /// Returns the treasures that have left the game for good. This is public.
    #[must_use]
    pub fn lost(&self) -> &[Treasure] {
        &self.lost
    }

    /// Iterates over the praetors of a house in the Abyss, which an amnesty could return.
    /// Sacrificed praetors are not included.
    pub fn banished(&self, seat: Seat) -> impl Iterator<Item = PraetorKind> + '_ {
        self.abyss.iter().filter(move |(_, owner)| *owner == seat).map(|(kind, _)| *kind)
    }

    /// Gives a treasure to a seat, into its vault. `praetor`: its values, for a praetor.
    pub(crate) fn grant(&mut self, treasure: Treasure, owner: Seat, praetor: Option<Praetor>) {
        if let Err(at) = self.possessions.binary_search_by_key(&treasure, |held| held.treasure) {
            self.possessions.insert(at, Possession { treasure, owner, post: Post::Vault });
        }
        if let Some(praetor) = praetor
            && let Err(at) = self.praetors.binary_search_by_key(&praetor.kind, |known| known.kind)
        {
            self.praetors.insert(at, praetor);
        }
    }

    /// Moves a treasure to another position.
    pub(crate) fn post(&mut self, treasure: Treasure, post: Post) {
        if let Ok(at) = self.possessions.binary_search_by_key(&treasure, |held| held.treasure) {
            self.possessions[at].post = post;
        }
    }

    /// Removes a treasure from its owner. A praetor loses its learned values.
    pub(crate) fn take(&mut self, treasure: Treasure) -> Option<Possession> {
        let at = self.possessions.binary_search_by_key(&treasure, |held| held.treasure).ok()?;
        if let Treasure::Praetor(kind) = treasure {
            self.praetors.retain(|praetor| praetor.kind != kind);
            self.promotions.retain(|promotion| promotion.praetor != kind);
        }
        Some(self.possessions.remove(at))
    }

    /// Records that a treasure has left the game for good.
    pub(crate) fn lose(&mut self, treasure: Treasure) {
        if let Err(at) = self.lost.binary_search(&treasure) {
            self.lost.insert(at, treasure);
        }
    }

    /// Records that a house's treasure has gone to the Abyss.
    pub(crate) fn banish(&mut self, treasure: Treasure, owner: Seat) {
        self.lose(treasure);
        if let Treasure::Praetor(kind) = treasure {
            self.abyss.push((kind, owner));
        }
    }

    /// Removes a praetor from the Abyss, so that it may return.
    pub(crate) fn pardon(&mut self, kind: PraetorKind) {
        self.abyss.retain(|(other, _)| *other != kind);
        self.lost.retain(|other| *other != Treasure::Praetor(kind));
    }

    /// Gives a treasure a new owner. A praetor keeps its learned values.
    pub(crate) fn hand_over(&mut self, treasure: Treasure, owner: Seat, post: Post) {
        if let Ok(at) = self.possessions.binary_search_by_key(&treasure, |held| held.treasure) {
            self.possessions[at].owner = owner;
            self.possessions[at].post = post;
        }
    }

    /// Creates a combat card on a unit.
    pub(crate) fn make_card(&mut self, owner: Seat, unit: Foe, contents: Contents) -> CombatCardId {
        let next = &mut self.next_card[owner.index()];
        // Each seat has its own counter, so that its ids do not reveal the number of its rivals'
        // cards.
        let id = CombatCardId((u32::from(owner.0) << 24) + *next);
        *next += 1;
        let at = self.cards.partition_point(|card| card.id < id);
        self.cards.insert(at, CombatCard { id, owner, unit, contents: Some(contents) });
        id
    }

    /// Removes all combat cards from a unit and returns them.
    pub(crate) fn strip_cards(&mut self, unit: Foe) -> Vec<CombatCard> {
        let (gone, left) = std::mem::take(&mut self.cards).into_iter().partition(|card| card.unit == unit);
        self.cards = left;
        gone
    }

    /// Removes one combat card.
    pub(crate) fn discard(&mut self, id: CombatCardId) {
        self.cards.retain(|card| card.id != id);
    }

    /// Removes the attachments of these units from a view.
    pub(crate) fn forget_units(&mut self, gone: impl Fn(Foe) -> bool) {
        let forgotten = |held: &Possession| match held.post {
            Post::Unit(unit) => gone(unit),
            Post::Vault | Post::Chamber => false,
        };
        self.possessions.retain(|held| !forgotten(held));
        let known = &self.possessions;
        self.praetors.retain(|praetor| {
            known.binary_search_by_key(&Treasure::Praetor(praetor.kind), |held| held.treasure).is_ok()
        });
        self.cards.retain(|card| !gone(card.unit));
    }

    /// Returns a copy as `seat` may know it. Treasures attached to units are public. Of a rival's
    /// combat card only its existence is known, unless an Infernal Eye (`eye`) reads the cards of
    /// legions. Vaults and ritual chambers are secret (manual 4.4).
    pub(crate) fn seen_by(&self, seat: Seat, eye: bool) -> Self {
        let mut seen = self.clone();
        seen.possessions.retain(|held| held.owner == seat || matches!(held.post, Post::Unit(_)));
        let known = std::mem::take(&mut seen.possessions);
        seen.praetors.retain(|praetor| {
            known.binary_search_by_key(&Treasure::Praetor(praetor.kind), |held| held.treasure).is_ok()
        });
        seen.promotions
            .retain(|promotion| known.iter().any(|held| held.owner == seat && held.treasure == promotion.treasure()));
        seen.possessions = known;
        let legion = |unit: Foe| match unit {
            Foe::Legion(_) => true,
            Foe::Place(_) => false,
        };
        for card in seen.cards.iter_mut().filter(|card| card.owner != seat && !(eye && legion(card.unit))) {
            card.contents = None;
        }
        for (index, next) in seen.next_card.iter_mut().enumerate() {
            if index != seat.index() {
                *next = 0;
            }
        }
        seen
    }
}

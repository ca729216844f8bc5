//! What the attachment rules remember: every praetor, artifact and relic that somebody has, and every combat card.

use serde::{Deserialize, Serialize};

use super::card::Contents;
use super::praetor::{Praetor, PraetorPromotion};
use crate::ids::{ArtifactKind, CombatCardId, PraetorKind, RelicKind, Seat};
use crate::realm::Foe;

/// A praetor, an artifact or a relic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Treasure {
    /// A praetor (manual 4.6).
    Praetor(PraetorKind),
    /// An evil artifact (manual 4.7).
    Artifact(ArtifactKind),
    /// An unholy relic (manual 4.8).
    Relic(RelicKind),
}

/// Where somebody's treasure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Post {
    /// In its owner's vault, where it does nothing.
    Vault,
    /// Attached to a legion or a place.
    Unit(Foe),
    /// In a ritual slot of its owner's ritual chamber (manual 4.8).
    Chamber,
}

/// Something that somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possession {
    /// What.
    pub treasure: Treasure,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub post: Post,
}

/// A combat card, attached to a unit from the moment it is made until it is spent (manual 4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatCard {
    /// Its name in this game.
    pub id: CombatCardId,
    /// Whose.
    pub owner: Seat,
    /// What it is attached to.
    pub unit: Foe,
    /// What is on it; `None` for those who may not know.
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
    /// Praetors in the Abyss and whose they were; everybody knows.
    abyss: Vec<(PraetorKind, Seat)>,
}

impl Attachments {
    /// Everything that somebody has, sorted by what it is. In a view: what its seat may know of.
    #[must_use]
    pub fn possessions(&self) -> &[Possession] {
        &self.possessions
    }

    /// Who has a treasure, and where.
    #[must_use]
    pub fn find(&self, treasure: Treasure) -> Option<&Possession> {
        self.possessions.binary_search_by_key(&treasure, |held| held.treasure).ok().map(|at| &self.possessions[at])
    }

    /// Everything that a seat has.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Possession> {
        self.possessions.iter().filter(move |held| held.owner == seat)
    }

    /// The praetors, artifacts and relics attached to a unit.
    pub fn on(&self, unit: Foe) -> impl Iterator<Item = Treasure> {
        self.possessions.iter().filter(move |held| held.post == Post::Unit(unit)).map(|held| held.treasure)
    }

    /// The praetor of a unit; there is never more than one (manual 4.6).
    #[must_use]
    pub fn praetor_on(&self, unit: Foe) -> Option<&Praetor> {
        self.on(unit).find_map(|treasure| match treasure {
            Treasure::Praetor(kind) => self.praetor(kind),
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        })
    }

    /// A praetor that somebody has, as it has grown.
    #[must_use]
    pub fn praetor(&self, kind: PraetorKind) -> Option<&Praetor> {
        self.praetors.binary_search_by_key(&kind, |praetor| praetor.kind).ok().map(|at| &self.praetors[at])
    }

    /// The combat cards attached to a unit, oldest first.
    pub fn cards_on(&self, unit: Foe) -> impl Iterator<Item = &CombatCard> {
        self.cards.iter().filter(move |card| card.unit == unit)
    }

    /// All combat cards, by id.
    #[must_use]
    pub fn cards(&self) -> &[CombatCard] {
        &self.cards
    }

    /// Praetors that wait for their owner to choose what they have learned.
    #[must_use]
    pub fn promotions(&self) -> &[PraetorPromotion] {
        &self.promotions
    }

    /// What has left the game for good; everybody has seen it go.
    #[must_use]
    pub fn lost(&self) -> &[Treasure] {
        &self.lost
    }

    /// The praetors that a house has lost to the Abyss, which an amnesty could bring back; one that was sacrificed is not there.
    pub fn banished(&self, seat: Seat) -> impl Iterator<Item = PraetorKind> + '_ {
        self.abyss.iter().filter(move |(_, owner)| *owner == seat).map(|(kind, _)| *kind)
    }

    /// Gives a treasure to a seat, into its vault. A praetor comes as the catalog has it.
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

    /// Moves a treasure.
    pub(crate) fn post(&mut self, treasure: Treasure, post: Post) {
        if let Ok(at) = self.possessions.binary_search_by_key(&treasure, |held| held.treasure) {
            self.possessions[at].post = post;
        }
    }

    /// Takes a treasure away from whoever has it; a praetor forgets what it learned.
    pub(crate) fn take(&mut self, treasure: Treasure) -> Option<Possession> {
        let at = self.possessions.binary_search_by_key(&treasure, |held| held.treasure).ok()?;
        if let Treasure::Praetor(kind) = treasure {
            self.praetors.retain(|praetor| praetor.kind != kind);
            self.promotions.retain(|promotion| promotion.praetor != kind);
        }
        Some(self.possessions.remove(at))
    }

    /// Something has left the game for good.
    pub(crate) fn lose(&mut self, treasure: Treasure) {
        if let Err(at) = self.lost.binary_search(&treasure) {
            self.lost.insert(at, treasure);
        }
    }

    /// Something that a house had has gone to the Abyss.
    pub(crate) fn banish(&mut self, treasure: Treasure, owner: Seat) {
        self.lose(treasure);
        if let Treasure::Praetor(kind) = treasure {
            self.abyss.push((kind, owner));
        }
    }

    /// A praetor may leave the Abyss.
    pub(crate) fn pardon(&mut self, kind: PraetorKind) {
        self.abyss.retain(|(other, _)| *other != kind);
        self.lost.retain(|other| *other != Treasure::Praetor(kind));
    }

    /// Gives a treasure a new owner; what a praetor has learned it keeps.
    pub(crate) fn hand_over(&mut self, treasure: Treasure, owner: Seat, post: Post) {
        if let Ok(at) = self.possessions.binary_search_by_key(&treasure, |held| held.treasure) {
            self.possessions[at].owner = owner;
            self.possessions[at].post = post;
        }
    }

    /// A new combat card on a unit.
    pub(crate) fn make_card(&mut self, owner: Seat, unit: Foe, contents: Contents) -> CombatCardId {
        let next = &mut self.next_card[owner.index()];
        // Each seat counts for itself, so that no seat learns from its own cards how many others have made.
        let id = CombatCardId((u32::from(owner.0) << 24) + *next);
        *next += 1;
        let at = self.cards.partition_point(|card| card.id < id);
        self.cards.insert(at, CombatCard { id, owner, unit, contents: Some(contents) });
        id
    }

    /// Takes all combat cards off a unit and gives them back.
    pub(crate) fn strip_cards(&mut self, unit: Foe) -> Vec<CombatCard> {
        let (gone, left) = std::mem::take(&mut self.cards).into_iter().partition(|card| card.unit == unit);
        self.cards = left;
        gone
    }

    /// Takes one combat card away.
    pub(crate) fn discard(&mut self, id: CombatCardId) {
        self.cards.retain(|card| card.id != id);
    }

    /// Forgets in a view what is attached to these units.
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

    /// The same as a seat may know it: what is attached to units is there for all to see, but of combat cards only that
    /// there is one, unless an Infernal Eye reads them; vaults and ritual chambers are their owners' own (manual 4.4).
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

//! Trials: starts made by hand, each with a twist, a goal and three medals.
//!
//! A trial is a [`Tableau`] with a goal for its first seat. It is played as any other game: its map
//! type names the trial by the digest of its file, so that a save knows where it began, and is
//! refused if that file has changed. A medal is earned at the end of a turn, and is kept whatever
//! comes after.
//!
//! Not here: the words of a trial (`trial-<key>-...`), and who has earned which medal.

use std::collections::BTreeSet;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::catalog::Catalog;
use super::forces::{Landmark, Place};
use super::game::{Charter, Game, Player};
use super::ids::Seat;
use super::realm::generate::MapType;
use super::tableau::{At, Tableau, TableauFault, canton_at};

/// The seat of the player who is on trial.
pub const TRIED: Seat = Seat(0);

/// The id of a trial: the digest of its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct TrialId(pub u64);

impl fmt::Display for TrialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Medal {
    /// The goal was reached, late or barely.
    Bronze,
    /// Well done.
    Silver,
    /// As well as can be asked.
    Gold,
}

impl Medal {
    /// All three, the lowest first.
    pub const ALL: [Self; 3] = [Self::Bronze, Self::Silver, Self::Gold];

    /// Returns the key of its texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
        }
    }
}

/// A number that conditions ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Count {
    /// The prestige of the house.
    Prestige,
    /// Its cantons.
    Cantons,
    /// Its places of power.
    Places,
    /// Its legions.
    Legions,
    /// The conclave's champions that have fallen, to whomever.
    Champions,
}

impl Count {
    /// Returns the key of its texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Prestige => "prestige",
            Self::Cantons => "cantons",
            Self::Places => "places",
            Self::Legions => "legions",
            Self::Champions => "champions",
        }
    }

    /// Returns the number for a house. `game` may be the game as the seat knows it.
    #[must_use]
    pub fn of(self, game: &Game, seat: Seat) -> i64 {
        let forces = game.forces();
        match self {
            Self::Prestige => i64::from(game.conclave().prestige(seat)),
            Self::Cantons => game.realm().land_count(seat) as i64,
            Self::Places => {
                let power = |place: &&Place| match place.landmark {
                    Landmark::Power(_) => true,
                    Landmark::Pandemonium | Landmark::Stronghold(_) => false,
                };
                forces.places_of(seat).filter(power).count() as i64
            }
            Self::Legions => forces.legions_of(seat).count() as i64,
            Self::Champions => i64::from(game.arena().beaten()),
        }
    }
}

/// Something that a house can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// It has more prestige than every other house that is left.
    Leader,
    /// It holds Pandemonium.
    Usurper,
    /// It has no blood lord.
    Free,
    /// It has a blood vassal.
    Lord,
    /// It has fallen.
    Fallen,
    /// It has won the game.
    Winner,
}

impl Status {
    /// Returns the key of its texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Usurper => "usurper",
            Self::Free => "free",
            Self::Lord => "lord",
            Self::Fallen => "fallen",
            Self::Winner => "winner",
        }
    }

    /// True if a house is it. `game` may be the game as the seat knows it.
    #[must_use]
    pub fn of(self, game: &Game, seat: Seat) -> bool {
        let conclave = game.conclave();
        match self {
            Self::Leader => leads(game, seat),
            Self::Usurper => conclave.usurpation().is_some_and(|usurpation| usurpation.seat == seat),
            Self::Free => game.diplomacy().lord_of(seat).is_none(),
            Self::Lord => game.diplomacy().vassal_of(seat).is_some(),
            Self::Fallen => conclave.eliminated(seat).is_some(),
            Self::Winner => conclave.ending().and_then(|ending| ending.winner) == Some(seat),
        }
    }
}

/// Something that can be true of a house at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// At least so many turns have been played.
    Turns(u32),
    /// The house owns the canton at this column and row, with what stands there.
    Owns(At),
    /// A number of the house is at least so high.
    Has(Count, i64),
    /// The house is this.
    Is(Status),
    /// The house in this seat is this.
    Other(u8, Status),
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
}

impl Condition {
    /// True if it holds for a house. `game` may be the game as the seat knows it.
    #[must_use]
    pub fn holds(&self, game: &Game, seat: Seat) -> bool {
        match self {
            Self::Turns(turns) => game.turn() > *turns,
            Self::Owns(at) => game.realm().owner(canton_at(*at)) == Some(seat),
            Self::Has(count, least) => count.of(game, seat) >= *least,
            Self::Is(status) => status.of(game, seat),
            Self::Other(other, status) => status.of(game, Seat(*other)),
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(game, seat)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(game, seat)),
        }
    }

    /// Adds the numbers that it asks for.
    fn count(&self, counts: &mut BTreeSet<Count>) {
        match self {
            Self::Has(count, _) => drop(counts.insert(*count)),
            Self::All(conditions) | Self::Any(conditions) => conditions.iter().for_each(|one| one.count(counts)),
            Self::Turns(_) | Self::Owns(_) | Self::Is(_) | Self::Other(..) => {}
        }
    }
}

fn leads(game: &Game, seat: Seat) -> bool {
    let conclave = game.conclave();
    let mut rivals = game.seats().filter(|&other| other != seat && conclave.eliminated(other).is_none());
    rivals.all(|other| conclave.prestige(other) < conclave.prestige(seat))
}

/// The terms of a medal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feat {
    /// The condition that must hold at the end of a turn.
    pub when: Condition,
    /// The last turn that counts.
    pub by: u32,
}

/// A trial, as its file describes it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// Its key: lower-case letters, digits and hyphens. Its texts are `trial-KEY-title` and
    /// `trial-KEY-about`.
    pub key: String,
    /// The minds of the other seats, repeated in turn.
    pub minds: Vec<String>,
    /// The terms of bronze.
    pub bronze: Feat,
    /// The terms of silver.
    pub silver: Feat,
    /// The terms of gold.
    pub gold: Feat,
    /// The position in which it begins.
    pub tableau: Tableau,
    /// The digest of its file. Not in the file.
    #[serde(skip)]
    pub id: TrialId,
}

impl Trial {
    /// Returns the terms of a medal.
    #[must_use]
    pub const fn feat(&self, medal: Medal) -> &Feat {
        match medal {
            Medal::Bronze => &self.bronze,
            Medal::Silver => &self.silver,
            Medal::Gold => &self.gold,
        }
    }

    /// Returns the last turn in which a medal can be earned.
    #[must_use]
    pub fn last_turn(&self) -> u32 {
        Medal::ALL.iter().map(|&medal| self.feat(medal).by).max().unwrap_or(0)
    }

    /// Returns the best medal that is earned at the end of a turn. `game` is the position after it.
    #[must_use]
    pub fn earned(&self, game: &Game) -> Option<Medal> {
        let played = game.turn().saturating_sub(1);
        let earned = |medal: &&Medal| {
            let Feat { when, by } = self.feat(**medal);
            played <= *by && when.holds(game, TRIED)
        };
        Medal::ALL.iter().rev().find(earned).copied()
    }

    /// Returns the numbers that its medals ask for, as they are in a position.
    #[must_use]
    pub fn standing(&self, game: &Game) -> Vec<(Count, i64)> {
        let mut counts = BTreeSet::new();
        Medal::ALL.iter().for_each(|&medal| self.feat(medal).when.count(&mut counts));
        counts.into_iter().map(|count| (count, count.of(game, TRIED))).collect()
    }

    /// True if no better medal than this can be earned after the turn that led to this position.
    #[must_use]
    pub fn over(&self, game: &Game, best: Option<Medal>) -> bool {
        let played = game.turn().saturating_sub(1);
        let left = Medal::ALL.iter().any(|&medal| best < Some(medal) && played < self.feat(medal).by);
        !left || game.conclave().ending().is_some() || game.conclave().eliminated(TRIED).is_some()
    }

    /// Returns the set-up of the trial: a person in the first seat, and its minds in the others.
    ///
    /// # Errors
    /// Returns a sentence that names a contradiction in the described position.
    pub fn charter(&self, catalog: &Catalog) -> Result<Charter, TableauFault> {
        let mut charter = self.tableau.charter(catalog)?;
        let minds = self.minds.iter().cycle();
        for (seat, mind) in charter.seats.iter_mut().skip(1).zip(minds) {
            seat.player = Player::Mind(mind.clone());
        }
        charter.settings.map_type = MapType::Trial(self.id);
        Ok(charter)
    }

    /// Founds a game of this trial. The set-up may have other players and symbols than
    /// [`Trial::charter`], and nothing else.
    ///
    /// # Errors
    /// Returns a sentence if the set-up is not that of the trial.
    pub(crate) fn found(&self, catalog: &Catalog, charter: Charter) -> Result<Game, TableauFault> {
        let own = self.charter(catalog)?;
        let same = own.settings == charter.settings
            && own.seats.len() == charter.seats.len()
            && own.seats.iter().zip(&charter.seats).all(|(own, seat)| own.archfiend == seat.archfiend);
        if !same {
            return Err(TableauFault::new("this set-up is not that of the trial that it names"));
        }
        let mut game = self.tableau.set_up(catalog)?;
        game.charter = charter.into();
        Ok(game)
    }
}

//! How strong forces are: what combats will probably come to.
//!
//! The dice of a round hit by chance, so the strength of a side grows with its rolls and with the
//! units that take hits. Magic is not counted: cards are hidden.

use crate::rules::ids::{Banner, Legion, Place, Seat};
use crate::sight::Sight;

/// Forces of one side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Might {
    /// Combat rolls, each weighed by how often it hits.
    rolls: i64,
    /// Units that take hits.
    units: i64,
    /// Highest roll that saves a legion.
    save: i64,
}

impl Might {
    /// Returns the strength as a number.
    pub fn strength(self) -> i64 {
        self.rolls * self.units * 60 / (6 - self.save.clamp(1, 5))
    }

    /// True if these forces will probably beat others: three to two.
    pub fn beats(self, other: Self) -> bool {
        2 * self.strength() >= 3 * other.strength()
    }

    /// Returns these forces with so many more legions.
    pub fn with(mut self, legions: usize) -> Self {
        self.rolls += legions as i64;
        self.units += legions as i64;
        self
    }
}

impl Sight<'_> {
    /// Returns the forces of a banner in a place.
    pub fn might(self, banner: Banner, place: Place) -> Might {
        let board = self.game.board();
        let legions = board.legions_at(banner, place);
        let officers = board.officers_at(banner, place);
        let hounds = board.hounds_at(banner, place);
        let dice: i64 = hounds.iter().map(|kind| i64::from(self.catalog.hound(*kind).rolls)).sum();
        let free = |legion: &&Legion| board.hound_of(**legion).is_none();
        let fighters = legions.iter().filter(free).count() as i64;
        let mut led = fighters + hounds.len() as i64;
        let mut bonus = 0;
        for kind in &officers {
            let def = self.catalog.lieutenant(*kind);
            let under = led.min(def.leadership.into());
            led -= under;
            bonus += under * i64::from(def.bonus);
        }
        let save = match banner {
            Banner::Seat(seat) => self.champion(seat),
            Banner::Freebooters => {
                officers.iter().map(|kind| self.catalog.lieutenant(*kind).bonus.into()).max().unwrap_or(1)
            }
        };
        Might { rolls: fighters + dice + bonus, units: (legions.len() + hounds.len() + officers.len()) as i64, save }
    }

    /// Returns the skulls of the best daemon that a seat can still send to a combat.
    fn champion(self, seat: Seat) -> i64 {
        let daemons = self.game.triumvirate(seat).daemons.iter();
        let able = daemons.filter(|daemon| daemon.is_in_hell() && !daemon.fought);
        able.map(|daemon| i64::from(self.catalog.daemon(daemon.kind).skulls)).max().unwrap_or(1)
    }

    /// Returns the strongest forces of others in a place, hounds on a rampage included. None if
    /// nobody is there.
    pub fn foes(self, place: Place) -> Option<Might> {
        if place == Place::AnteHell {
            return None;
        }
        let board = self.game.board();
        let others = self.game.banners().filter(|banner| *banner != self.banner());
        let armies = others.filter(|banner| board.has_legions(*banner, place));
        let strongest = armies.map(|banner| self.might(banner, place)).max_by_key(|might| might.strength());
        let strays = board.strays_at(place);
        let dice: i64 = strays.iter().map(|kind| i64::from(self.catalog.hound(*kind).rolls)).sum();
        if strongest.is_none() && strays.is_empty() {
            return None;
        }
        let mut all = strongest.unwrap_or(Might { rolls: 0, units: 0, save: 4 });
        all.rolls += dice;
        all.units += strays.len() as i64;
        Some(all)
    }
}

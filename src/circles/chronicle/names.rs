//! Names of the things of one game: triumvirates, units and places.

use circles_rules::game::Phase;
use circles_rules::ids::{
    Arcanum, Banner, Circle, DaemonKind, HellCard, HoundKind, Legion, LieutenantKind, Place, Quarter, Seat, Sectio,
    SpellKind, Unit,
};
use circles_rules::war::Side;

use super::{Teller, Words};

impl Words<'_> {
    /// Returns the name of the triumvirate with this icon.
    #[must_use]
    pub fn sign(&self, sign: u8) -> String {
        self.say(match sign {
            0 => "circles-sign-0",
            1 => "circles-sign-1",
            2 => "circles-sign-2",
            3 => "circles-sign-3",
            4 => "circles-sign-4",
            5.. => "circles-sign-5",
        })
    }
}

impl Teller<'_> {
    /// Returns the name of a triumvirate: that of its icon.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.words().sign(self.game.triumvirate(seat).sign)
    }

    /// Returns a triumvirate with its player: "Corvus (Anna)".
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        let own = self.seat(seat);
        let name = self.game.charter().seats.get(seat.index()).map_or("", |charter| charter.name.trim());
        if name.is_empty() || name == own {
            return own;
        }
        self.say_with("circles-player", &[("seat", own.into()), ("name", name.into())])
    }

    /// Returns the names of triumvirates: "Corvus, Lupus and Draco".
    #[must_use]
    pub fn seats(&self, seats: &[Seat]) -> String {
        self.words().list(&seats.iter().map(|seat| self.seat(*seat)).collect::<Vec<String>>())
    }

    /// Returns the name of whoever can command units.
    #[must_use]
    pub fn banner(&self, banner: Banner) -> String {
        match banner {
            Banner::Seat(seat) => self.seat(seat),
            Banner::Freebooters => self.say("circles-freebooters"),
        }
    }

    /// Returns the names of all of these.
    #[must_use]
    pub fn banners(&self, banners: &[Banner]) -> String {
        self.words().list(&banners.iter().map(|banner| self.banner(*banner)).collect::<Vec<String>>())
    }

    /// Returns the name of a daemon.
    #[must_use]
    pub fn daemon(&self, kind: DaemonKind) -> String {
        self.words().daemon(kind)
    }

    /// Returns the names of daemons.
    #[must_use]
    pub fn daemons(&self, kinds: &[DaemonKind]) -> String {
        self.words().list(&kinds.iter().map(|kind| self.daemon(*kind)).collect::<Vec<String>>())
    }

    /// Returns the name of a lieutenant.
    #[must_use]
    pub fn lieutenant(&self, kind: LieutenantKind) -> String {
        self.words().lieutenant(kind)
    }

    /// Returns the name of a hellhound.
    #[must_use]
    pub fn hound(&self, kind: HoundKind) -> String {
        self.words().hound(kind)
    }

    /// Returns the name of a sectio.
    #[must_use]
    pub fn sectio(&self, sectio: Sectio) -> String {
        self.words().sectio(sectio)
    }

    /// Returns the names of several sectio. One that is named twice is counted.
    #[must_use]
    pub fn sectios(&self, sectio: &[Sectio]) -> String {
        self.words().list(&sectio.iter().map(|sectio| self.sectio(*sectio)).collect::<Vec<String>>())
    }

    /// Returns the name of a place.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        self.words().place(place)
    }

    /// Returns the name of a circle.
    #[must_use]
    pub fn circle(&self, circle: Circle) -> String {
        self.words().circle(circle)
    }

    /// Returns the name of a quarter.
    #[must_use]
    pub fn quarter(&self, quarter: Quarter) -> String {
        self.words().quarter(quarter)
    }

    /// Returns the name of an arcana card.
    #[must_use]
    pub fn arcanum(&self, card: Arcanum) -> String {
        self.words().arcanum(card)
    }

    /// Returns arcana cards, counted and joined. "nothing" for none.
    #[must_use]
    pub fn arcana(&self, cards: &[Arcanum]) -> String {
        self.words().arcana(cards)
    }

    /// Returns the name of a spell.
    #[must_use]
    pub fn spell(&self, kind: SpellKind) -> String {
        self.words().spell(kind)
    }

    /// Returns the name of a Hell card.
    #[must_use]
    pub fn hell_card(&self, card: HellCard) -> String {
        self.words().hell_card(card)
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        self.words().flavour(id)
    }

    /// Returns the name of a phase of a game turn.
    #[must_use]
    pub fn phase_name(&self, phase: Phase) -> String {
        self.words().phase(phase)
    }

    /// Returns a unit: "legion 3 of Corvus", "Verin".
    #[must_use]
    pub fn unit(&self, unit: Unit) -> String {
        match unit {
            Unit::Legion(Legion { banner, number }) => {
                let about = [("number", number.into()), ("banner", self.banner(banner).into())];
                self.say_with("circles-legion", &about)
            }
            Unit::Lieutenant(kind) => self.lieutenant(kind),
            Unit::Hound(kind) => self.hound(kind),
        }
    }

    /// Returns units, legions counted: "2 legions of Corvus and Verin". "nothing" for none.
    #[must_use]
    pub fn units(&self, units: &[Unit]) -> String {
        self.words().list(&self.unit_items(units))
    }

    /// Returns legions, counted.
    #[must_use]
    pub fn legions(&self, legions: &[Legion]) -> String {
        self.units(&legions.iter().map(|legion| Unit::Legion(*legion)).collect::<Vec<Unit>>())
    }

    /// Returns a unit with the legions that go with it.
    #[must_use]
    pub fn party(&self, lead: Unit, with: &[Legion]) -> String {
        if with.is_empty() {
            return self.unit(lead);
        }
        self.words().list(&[self.unit(lead), self.legions(with)])
    }

    /// Returns a phrase for the legions of each banner, and for each other unit.
    pub(crate) fn unit_items(&self, units: &[Unit]) -> Vec<String> {
        let banner = |unit: &Unit| match unit {
            Unit::Legion(legion) => Some(legion.banner),
            Unit::Lieutenant(_) | Unit::Hound(_) => None,
        };
        let counted = |own: Banner| {
            let count = units.iter().filter(|unit| banner(unit) == Some(own)).count();
            let about = [("n", count.into()), ("banner", self.banner(own).into())];
            (count > 0).then(|| self.say_with("circles-legions-of", &about))
        };
        let legions = self.game.banners().filter_map(counted);
        let others = units.iter().filter(|unit| banner(unit).is_none()).map(|unit| self.unit(*unit));
        legions.chain(others).collect()
    }

    /// Returns a number of Souls: "2 Souls".
    #[must_use]
    pub fn souls(&self, count: u32) -> String {
        self.words().count("souls", count)
    }

    /// Returns a side of a combat.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.say(match side {
            Side::First => "circles-side-first",
            Side::Second => "circles-side-second",
        })
    }
}

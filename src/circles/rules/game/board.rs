//! Units and where they are: legions, lieutenants, hounds, Uriel and Lilith.
//!
//! A hound is with the legion that minds it. Without a minder it is on a rampage (rule 10.3).

use serde::{Deserialize, Serialize};

use crate::ids::{Aspect, Banner, HellCard, HoundKind, Legion, LieutenantKind, Place, Sectio, Unit};

/// A lieutenant on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Officer {
    /// Whom it serves.
    pub banner: Banner,
    /// Where it is.
    pub at: Place,
    /// Souls of bonus pay on its counter (rule 8.3.4).
    pub bonus: u32,
}

/// A hellhound on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hound {
    /// Where it is.
    pub at: Place,
    /// The legion under it; `None` on a rampage.
    pub minder: Option<Legion>,
}

/// Where Uriel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Haunt {
    /// In his box: he has cleansed the Earth.
    Earth,
    /// In AnteHell or in a sectio.
    At(Place),
}

/// Uriel, the Mad Angel (rule 10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uriel {
    /// Where he is.
    pub at: Haunt,
    /// The Hell card that called him. He leaves with it if it is permanent.
    pub card: Option<HellCard>,
}

/// Lilith (rule 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lilith {
    /// Where she is.
    pub at: Sectio,
    /// Her aspect in this turn; `None` until a die tells.
    pub aspect: Option<Aspect>,
}

/// Units and where they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The legions of each seat, then of the freebooters, by number. None is off the map.
    legions: Vec<Vec<Option<Place>>>,
    /// The lieutenants of the catalog. None is in a box.
    lieutenants: Vec<Option<Officer>>,
    /// The hounds of the catalog. None is in its box.
    hounds: Vec<Option<Hound>>,
    pub(crate) uriel: Option<Uriel>,
    pub(crate) lilith: Option<Lilith>,
}

impl Board {
    /// Returns an empty map for so many seats and counters.
    pub(crate) fn new(seats: usize, legions: usize, rogues: usize, lieutenants: usize, hounds: usize) -> Self {
        let mut rows = vec![vec![None; legions]; seats];
        rows.push(vec![None; rogues]);
        Self {
            legions: rows,
            lieutenants: vec![None; lieutenants],
            hounds: vec![None; hounds],
            uriel: None,
            lilith: None,
        }
    }

    /// Returns the row of a banner. None for a seat that nobody has: an answer may name it.
    fn row(&self, banner: Banner) -> Option<usize> {
        let rogues = self.legions.len() - 1;
        match banner {
            Banner::Seat(seat) => Some(seat.index()).filter(|row| *row < rogues),
            Banner::Freebooters => Some(rogues),
        }
    }

    fn counters(&self, banner: Banner) -> &[Option<Place>] {
        self.row(banner).map_or(&[], |row| &self.legions[row])
    }

    /// Returns Uriel, if he is in play.
    #[must_use]
    pub const fn uriel(&self) -> Option<Uriel> {
        self.uriel
    }

    /// Returns Lilith, if she is in play.
    #[must_use]
    pub const fn lilith(&self) -> Option<Lilith> {
        self.lilith
    }

    /// True if Uriel is in a place.
    #[must_use]
    pub fn has_uriel(&self, place: Place) -> bool {
        self.uriel.is_some_and(|uriel| uriel.at == Haunt::At(place))
    }

    /// True if Lilith is in a place.
    #[must_use]
    pub fn has_lilith(&self, place: Place) -> bool {
        self.lilith.is_some_and(|lilith| Place::Sectio(lilith.at) == place)
    }

    // -- legions

    /// Returns where a legion is; `None` off the map.
    #[must_use]
    pub fn legion(&self, legion: Legion) -> Option<Place> {
        let at = usize::from(legion.number).checked_sub(1)?;
        self.counters(legion.banner).get(at).copied().flatten()
    }

    /// Iterates over the legions of a banner on the map, by number.
    pub fn legions(&self, banner: Banner) -> impl Iterator<Item = (Legion, Place)> + '_ {
        let row = self.counters(banner).iter().zip(1_u8..);
        row.filter_map(move |(at, number)| at.map(|at| (Legion { banner, number }, at)))
    }

    /// Iterates over all legions on the map, by banner and number.
    pub fn all_legions(&self) -> impl Iterator<Item = (Legion, Place)> + '_ {
        self.banners().flat_map(|banner| self.legions(banner))
    }

    /// Iterates over the seats and the freebooters.
    pub fn banners(&self) -> impl Iterator<Item = Banner> + use<> {
        let seats = self.legions.len() - 1;
        crate::ids::Seat::first(seats).map(Banner::Seat).chain([Banner::Freebooters])
    }

    /// Returns the legions of a banner in a place, by number.
    #[must_use]
    pub fn legions_at(&self, banner: Banner, place: Place) -> Vec<Legion> {
        self.legions(banner).filter(|(_, at)| *at == place).map(|(legion, _)| legion).collect()
    }

    /// Counts the legions of all banners in a place.
    #[must_use]
    pub fn count_legions(&self, place: Place) -> usize {
        self.all_legions().filter(|(_, at)| *at == place).count()
    }

    /// Returns the number of counters of a banner that are not on the map.
    #[must_use]
    pub fn spare(&self, banner: Banner) -> usize {
        self.counters(banner).iter().filter(|at| at.is_none()).count()
    }

    /// Puts a new legion on the map. None if there is no counter left.
    pub(crate) fn raise(&mut self, banner: Banner, place: Place) -> Option<Legion> {
        let row = self.row(banner)?;
        let at = self.legions[row].iter().position(Option::is_none)?;
        self.legions[row][at] = Some(place);
        Some(Legion { banner, number: at as u8 + 1 })
    }

    pub(crate) fn put_legion(&mut self, legion: Legion, at: Option<Place>) {
        let Some(row) = self.row(legion.banner) else { return };
        if let Some(counter) = self.legions[row].get_mut(usize::from(legion.number).wrapping_sub(1)) {
            *counter = at;
        }
    }

    // -- lieutenants

    /// Returns a lieutenant on the map.
    #[must_use]
    pub fn officer(&self, kind: LieutenantKind) -> Option<&Officer> {
        self.lieutenants.get(kind.index())?.as_ref()
    }

    pub(crate) fn officer_mut(&mut self, kind: LieutenantKind) -> Option<&mut Officer> {
        self.lieutenants.get_mut(kind.index())?.as_mut()
    }

    pub(crate) fn put_officer(&mut self, kind: LieutenantKind, officer: Option<Officer>) {
        if let Some(counter) = self.lieutenants.get_mut(kind.index()) {
            *counter = officer;
        }
    }

    /// Iterates over the lieutenants on the map.
    pub fn officers(&self) -> impl Iterator<Item = (LieutenantKind, &Officer)> + '_ {
        let all = self.lieutenants.iter().zip(0_u8..);
        all.filter_map(|(officer, kind)| officer.as_ref().map(|officer| (LieutenantKind(kind), officer)))
    }

    /// Returns the lieutenants of a banner on the map.
    pub fn officers_of(&self, banner: Banner) -> impl Iterator<Item = (LieutenantKind, &Officer)> + '_ {
        self.officers().filter(move |(_, officer)| officer.banner == banner)
    }

    /// Returns the lieutenants of a banner in a place.
    #[must_use]
    pub fn officers_at(&self, banner: Banner, place: Place) -> Vec<LieutenantKind> {
        self.officers_of(banner).filter(|(_, officer)| officer.at == place).map(|(kind, _)| kind).collect()
    }

    // -- hounds

    /// Returns a hound on the map.
    #[must_use]
    pub fn hound(&self, kind: HoundKind) -> Option<&Hound> {
        self.hounds.get(kind.index())?.as_ref()
    }

    pub(crate) fn put_hound(&mut self, kind: HoundKind, hound: Option<Hound>) {
        if let Some(counter) = self.hounds.get_mut(kind.index()) {
            *counter = hound;
        }
    }

    /// Iterates over the hounds on the map.
    pub fn hounds(&self) -> impl Iterator<Item = (HoundKind, &Hound)> + '_ {
        let all = self.hounds.iter().zip(0_u8..);
        all.filter_map(|(hound, kind)| hound.as_ref().map(|hound| (HoundKind(kind), hound)))
    }

    /// Returns the hounds in their box.
    #[must_use]
    pub fn kennel(&self) -> Vec<HoundKind> {
        let all = self.hounds.iter().zip(0_u8..);
        all.filter(|(hound, _)| hound.is_none()).map(|(_, kind)| HoundKind(kind)).collect()
    }

    /// Returns the hound that a legion minds.
    #[must_use]
    pub fn hound_of(&self, legion: Legion) -> Option<HoundKind> {
        self.hounds().find(|(_, hound)| hound.minder == Some(legion)).map(|(kind, _)| kind)
    }

    /// Returns the hounds on a rampage in a place.
    #[must_use]
    pub fn strays_at(&self, place: Place) -> Vec<HoundKind> {
        self.hounds().filter(|(_, hound)| hound.at == place && hound.minder.is_none()).map(|(kind, _)| kind).collect()
    }

    /// Returns the hounds in a place that legions of a banner mind.
    #[must_use]
    pub fn hounds_at(&self, banner: Banner, place: Place) -> Vec<HoundKind> {
        let own = |hound: &Hound| hound.at == place && hound.minder.is_some_and(|minder| minder.banner == banner);
        self.hounds().filter(|(_, hound)| own(hound)).map(|(kind, _)| kind).collect()
    }

    // -- places

    /// Returns the banners with a legion or a lieutenant in a place.
    #[must_use]
    pub fn banners_at(&self, place: Place) -> Vec<Banner> {
        self.banners().filter(|banner| self.has_units(*banner, place)).collect()
    }

    /// True if a banner has a legion or a lieutenant in a place.
    #[must_use]
    pub fn has_units(&self, banner: Banner, place: Place) -> bool {
        self.has_legions(banner, place) || self.officers_of(banner).any(|(_, officer)| officer.at == place)
    }

    /// True if a banner has a legion in a place.
    #[must_use]
    pub fn has_legions(&self, banner: Banner, place: Place) -> bool {
        self.legions(banner).any(|(_, at)| at == place)
    }

    /// True if a banner has lieutenants in a place, but no legion.
    #[must_use]
    pub fn is_solitary(&self, banner: Banner, place: Place) -> bool {
        !self.has_legions(banner, place) && self.has_units(banner, place)
    }

    /// True if units of another banner, or hounds on a rampage, are in a sectio. Solitary
    /// lieutenants count only if `solitary` is true (rule 16.2). Nobody fights in AnteHell (chapter
    /// 11).
    #[must_use]
    pub fn has_foes(&self, banner: Banner, place: Place, solitary: bool) -> bool {
        if place == Place::AnteHell {
            return false;
        }
        let foe = |other: &Banner| {
            *other != banner && (self.has_legions(*other, place) || solitary && self.has_units(*other, place))
        };
        self.banners().any(|other| foe(&other)) || !self.strays_at(place).is_empty()
    }

    /// Returns all units of a banner in a place: legions, then lieutenants. Hounds go with their
    /// minders.
    #[must_use]
    pub fn units_at(&self, banner: Banner, place: Place) -> Vec<Unit> {
        let legions = self.legions_at(banner, place).into_iter().map(Unit::Legion);
        legions.chain(self.officers_at(banner, place).into_iter().map(Unit::Lieutenant)).collect()
    }

    /// Counts all units in a place, but for Uriel and Lilith.
    #[must_use]
    pub fn crowd(&self, place: Place) -> usize {
        let hounds = self.hounds().filter(|(_, hound)| hound.at == place).count();
        let officers = self.officers().filter(|(_, officer)| officer.at == place).count();
        self.count_legions(place) + officers + hounds
    }

    /// Returns where a unit is; `None` off the map.
    #[must_use]
    pub fn at(&self, unit: Unit) -> Option<Place> {
        match unit {
            Unit::Legion(legion) => self.legion(legion),
            Unit::Lieutenant(kind) => self.officer(kind).map(|officer| officer.at),
            Unit::Hound(kind) => self.hound(kind).map(|hound| hound.at),
        }
    }

    /// Returns whose a unit is; `None` off the map and for a hound on a rampage.
    #[must_use]
    pub fn banner(&self, unit: Unit) -> Option<Banner> {
        match unit {
            Unit::Legion(legion) => self.legion(legion).map(|_| legion.banner),
            Unit::Lieutenant(kind) => self.officer(kind).map(|officer| officer.banner),
            Unit::Hound(kind) => self.hound(kind)?.minder.map(|minder| minder.banner),
        }
    }

    /// Moves a unit. A hound goes with its minder.
    pub(crate) fn shift(&mut self, unit: Unit, to: Place) {
        match unit {
            Unit::Legion(legion) => {
                self.put_legion(legion, Some(to));
                if let Some(kind) = self.hound_of(legion) {
                    self.put_hound(kind, Some(Hound { at: to, minder: Some(legion) }));
                }
            }
            Unit::Lieutenant(kind) => {
                if let Some(officer) = self.officer_mut(kind) {
                    officer.at = to;
                }
            }
            Unit::Hound(kind) => self.put_hound(kind, Some(Hound { at: to, minder: None })),
        }
    }
}

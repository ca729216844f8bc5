//! Where the places of the map lie on its disc: rings from the rim inwards, in each five sectio from
//! the top clockwise, and the court in the middle.
//!
//! A turn is an angle in radians, clockwise from the top.
//!
//! Not here: who neighbours whom, which the catalog knows, and how anything is drawn.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use circles::rules::ids::{Circle, Place, Quarter, Sectio};

/// The outer edge of the first circle, as a share of the radius of the disc. Antehell is around it.
const HELL: f32 = 0.918;
/// The radius of the court in the middle, as a share of that of the disc.
const COURT: f32 = 0.118;
/// The angle of a quarter.
const QUARTER: f32 = TAU / Quarter::COUNT as f32;
/// How far an arc may lie from its chords, in points.
const FINE: f32 = 0.08;

/// The map as a disc on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// Its middle.
    pub middle: Pos2,
    /// Its radius, with Antehell.
    pub radius: f32,
}

/// What lies at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nothing of the map.
    Beyond,
    /// A place.
    Place(Place),
    /// The Pentagram, which nobody may enter.
    Pentagram,
}

/// A piece of a ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The radius of its inner edge.
    pub inner: f32,
    /// The radius of its outer edge.
    pub outer: f32,
    /// The turn at which it begins.
    pub from: f32,
    /// The turn at which it ends; never less than `from`.
    pub to: f32,
}

impl Area {
    /// Returns the radius of its middle.
    #[must_use]
    pub const fn radius(&self) -> f32 {
        f32::midpoint(self.inner, self.outer)
    }

    /// Returns the turn of its middle.
    #[must_use]
    pub const fn turn(&self) -> f32 {
        f32::midpoint(self.from, self.to)
    }

    /// Returns the distance of its edges.
    #[must_use]
    pub const fn depth(&self) -> f32 {
        self.outer - self.inner
    }

    /// Returns it without a margin at each side, in points.
    #[must_use]
    pub fn shrunk(&self, margin: f32) -> Self {
        let (inner, outer) = (self.inner + margin, self.outer - margin);
        let angle = margin / self.radius().max(1.0);
        Self { inner, outer, from: self.from + angle, to: self.to - angle }
    }
}

/// The edge of a ring: 0 is the outer edge of the first circle, 9 the inner edge of the ninth. Inner
/// rings are broader, because their sectio are shorter.
fn edge(ring: usize) -> f32 {
    let ring = ring as f32;
    // The breadths are 0.9, 0.925 … 1.1 of the mean.
    let breadths = 0.9 * ring + 0.025 * ring * (ring - 1.0) / 2.0;
    HELL - (HELL - COURT) / Circle::COUNT as f32 * breadths
}

/// Returns the turn of the middle of a quarter. The first lies at the top.
fn middle_of(quarter: Quarter) -> f32 {
    quarter.index() as f32 * QUARTER
}

/// True if words in this quarter have their feet outwards, so that nobody has to read them upside
/// down.
#[must_use]
pub fn flipped(turn: f32) -> bool {
    turn.cos() < -0.05
}

impl Disc {
    /// Returns the point at a turn and a radius.
    #[must_use]
    pub fn point(&self, turn: f32, radius: f32) -> Pos2 {
        self.middle + outwards(turn) * radius
    }

    /// Returns the radius of an edge between rings: 0 is the outer edge of the first circle.
    #[must_use]
    pub fn edge(&self, ring: usize) -> f32 {
        self.radius * edge(ring)
    }

    /// Returns the radius of the court in the middle.
    #[must_use]
    pub fn court(&self) -> f32 {
        self.radius * COURT
    }

    /// Returns what lies at a point.
    #[must_use]
    pub fn spot(&self, at: Pos2) -> Spot {
        let way = at - self.middle;
        let share = way.length() / self.radius;
        if share > 1.0 {
            return Spot::Beyond;
        }
        if share > HELL {
            return Spot::Place(Place::AnteHell);
        }
        let Some(circle) = Circle::all().find(|circle| share > edge(circle.index() + 1)) else {
            return Spot::Pentagram;
        };
        let turn = way.x.atan2(-way.y);
        let quarter = ((turn + QUARTER / 2.0).rem_euclid(TAU) / QUARTER) as u8;
        let quarter = Quarter::new(quarter + 1).unwrap_or(Quarter::LAST);
        Spot::Place(Place::Sectio(Sectio::at(circle, quarter)))
    }

    /// Returns the area of a sectio.
    #[must_use]
    pub fn sectio(&self, sectio: Sectio) -> Area {
        let ring = sectio.circle().index();
        let middle = middle_of(sectio.quarter());
        Area {
            inner: self.edge(ring + 1),
            outer: self.edge(ring),
            from: middle - QUARTER / 2.0,
            to: middle + QUARTER / 2.0,
        }
    }

    /// Returns the area of a place.
    #[must_use]
    pub fn area(&self, place: Place) -> Area {
        match place {
            Place::AnteHell => Area { inner: self.edge(0), outer: self.radius, from: -PI, to: PI },
            Place::Sectio(sectio) => self.sectio(sectio),
        }
    }

    /// Returns the middle of a place; in Antehell, the middle of its top.
    #[must_use]
    pub fn anchor(&self, place: Place) -> Pos2 {
        let area = self.area(place);
        self.point(area.turn(), area.radius())
    }

    /// Returns where a way from another place enters this one: Antehell is everywhere around.
    #[must_use]
    pub fn anchor_from(&self, place: Place, other: Option<Place>) -> Pos2 {
        match (place, other) {
            (Place::AnteHell, Some(Place::Sectio(sectio))) => {
                self.point(middle_of(sectio.quarter()), self.area(place).radius())
            }
            (Place::AnteHell, None | Some(Place::AnteHell)) | (Place::Sectio(_), _) => self.anchor(place),
        }
    }

    /// Returns the number of chords that draw an arc.
    #[must_use]
    pub fn chords(radius: f32, angle: f32) -> usize {
        let step = 2.0 * (1.0 - FINE / radius.max(1.0)).acos();
        ((angle.abs() / step).ceil() as usize).clamp(1, 240)
    }

    /// Returns the points of an arc.
    pub fn arc(&self, radius: f32, from: f32, to: f32) -> impl DoubleEndedIterator<Item = Pos2> + use<> {
        let chords = Self::chords(radius, to - from);
        let disc = *self;
        (0..=chords).map(move |at| disc.point(from + (to - from) * at as f32 / chords as f32, radius))
    }

    /// Returns the closed outline of an area.
    #[must_use]
    pub fn outline(&self, area: Area) -> Vec<Pos2> {
        let outer = self.arc(area.outer, area.from, area.to);
        outer.chain(self.arc(area.inner, area.from, area.to).rev()).collect()
    }

    /// Returns the smallest upright rectangle around an area.
    #[must_use]
    pub fn bounds(&self, area: Area) -> Rect {
        if area.to - area.from > PI {
            return Rect::from_center_size(self.middle, Vec2::splat(area.outer * 2.0));
        }
        let corners = self.arc(area.outer, area.from, area.to).chain(self.arc(area.inner, area.from, area.to));
        corners.fold(Rect::NOTHING, |mut bounds, corner| {
            bounds.extend_with(corner);
            bounds
        })
    }
}

/// Returns the direction from the middle outwards at a turn.
#[must_use]
pub fn outwards(turn: f32) -> Vec2 {
    vec2(turn.sin(), -turn.cos())
}

/// Returns how far something upright of this size reaches along the ring at a turn.
#[must_use]
pub fn reach(turn: f32, size: Vec2) -> f32 {
    turn.cos().abs() * size.x + turn.sin().abs() * size.y
}

/// Returns the greatest disc in a room.
#[must_use]
pub fn whole(room: Rect) -> Disc {
    let middle = room.center();
    Disc { middle: pos2(middle.x, middle.y), radius: (room.size().min_elem() / 2.0 - 3.0).max(20.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISC: Disc = Disc { middle: pos2(300.0, 200.0), radius: 190.0 };

    #[test]
    fn every_anchor_lies_in_its_place() {
        for place in Place::all() {
            assert_eq!(DISC.spot(DISC.anchor(place)), Spot::Place(place));
            for other in Place::all() {
                assert_eq!(DISC.spot(DISC.anchor_from(place, Some(other))), Spot::Place(place));
            }
        }
    }

    #[test]
    fn the_middle_is_the_court_and_the_corners_are_nothing() {
        assert_eq!(DISC.spot(DISC.middle), Spot::Pentagram);
        for turn in 0..12 {
            let turn = turn as f32 / 12.0 * TAU;
            assert_eq!(DISC.spot(DISC.point(turn, DISC.court() - 0.5)), Spot::Pentagram);
            assert_eq!(DISC.spot(DISC.point(turn, DISC.radius + 0.5)), Spot::Beyond);
        }
    }

    #[test]
    fn areas_do_not_overlap() {
        for place in Place::all() {
            let area = DISC.area(place).shrunk(0.3);
            for step in 0..=8 {
                let turn = area.from + (area.to - area.from) * step as f32 / 8.0;
                for radius in [area.inner, area.radius(), area.outer] {
                    assert_eq!(DISC.spot(DISC.point(turn, radius)), Spot::Place(place));
                }
            }
        }
    }

    #[test]
    fn the_first_quarter_lies_at_the_top_and_the_next_is_clockwise() {
        let at = |circle, quarter| Place::Sectio(Sectio::at(circle, quarter));
        let top = DISC.anchor(at(Circle::FIRST, Quarter::FIRST));
        let inner = DISC.anchor(at(Circle::LAST, Quarter::FIRST));
        let next = DISC.anchor(at(Circle::FIRST, Quarter::FIRST.clockwise()));
        assert!(top.y < inner.y && inner.y < DISC.middle.y && (top.x - DISC.middle.x).abs() < 0.01);
        assert!(next.x > DISC.middle.x);
    }

    #[test]
    fn neighbours_share_an_edge() {
        for sectio in Sectio::all() {
            let area = DISC.sectio(sectio);
            for other in sectio.neighbours() {
                let near = DISC.sectio(other);
                let same = |a: f32, b: f32| (a - b).abs() < 0.01;
                let around = same((area.turn() - near.turn()).cos(), QUARTER.cos()) && same(area.inner, near.inner);
                let across =
                    same(area.turn(), near.turn()) && (same(area.inner, near.outer) || same(area.outer, near.inner));
                assert!(around || across, "{sectio} and {other}");
            }
        }
    }

    #[test]
    fn outlines_lie_within_their_bounds() {
        for place in Place::all() {
            let bounds = DISC.bounds(DISC.area(place)).expand(0.01);
            assert!(DISC.outline(DISC.area(place)).into_iter().all(|point| bounds.contains(point)));
        }
    }
}

//! Drawings as data: strokes in RON that are cut into a plate one over the other.
//!
//! The head of `assets/look/portraits.ron` explains how each stroke is written. Strokes that follow
//! a rule rather than a hand are [`patterns`], called with their numbers.

use serde::Deserialize;

use super::curves::{Curve, arc, oval, sym};
use super::patterns::{self, Point, Size};
use super::plate::{Cut, Ink, Plate, Pupil};

/// A drawing, stroke by stroke.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Vec<Stroke>")]
pub struct Drawing(Vec<Stroke>);

impl Drawing {
    /// Cuts it into a plate.
    pub fn cut(&self, plate: &mut Plate) {
        cut(plate, &self.0, None);
    }
}

impl TryFrom<Vec<Stroke>> for Drawing {
    type Error = &'static str;

    fn try_from(strokes: Vec<Stroke>) -> Result<Self, &'static str> {
        let bare = |stroke: &Stroke| stroke.dims_what_is_around();
        if strokes.iter().any(bare) { Err("there is no form around this dusk") } else { Ok(Self(strokes)) }
    }
}

/// An outline as path data.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct Outline(String);

impl Outline {
    /// The path data.
    pub fn path(&self) -> &str {
        &self.0
    }
}

/// The ways to write an outline.
#[derive(Deserialize)]
enum Written {
    /// Path data.
    Path(String),
    /// The left half of a closed outline.
    Half(Vec<f32>),
    /// Centre and half axes.
    Oval(Point, Size),
    /// Centre, outer and inner radius, and the angles between which it goes.
    Ring(Point, [f32; 2], [f32; 2]),
}

impl TryFrom<Written> for Outline {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        Ok(Self(match written {
            Written::Path(path) => match misdrawn(&path) {
                Some(piece) => return Err(format!("{piece:?} is no piece of a path")),
                None => path,
            },
            Written::Half(half) if half.len() > 2 && half.len() % 6 == 2 => sym(&half),
            Written::Half(half) => return Err(format!("{} numbers are no half of an outline", half.len())),
            Written::Oval(centre, size) => oval(centre, size),
            Written::Ring(centre, radii, angles) => arc(centre, radii, angles),
        }))
    }
}

/// The first faulty piece of a path: not one of the commands M, L, C and Z, or with another count
/// of numbers than it takes.
fn misdrawn(path: &str) -> Option<&str> {
    let starts: Vec<usize> =
        path.match_indices(|letter: char| letter.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    if !path.starts_with('M') {
        return Some(path);
    }
    let ends = starts.iter().skip(1).copied().chain([path.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &path[from..to]).find(|piece| {
        let wanted = match &piece[..1] {
            "M" | "L" => 2,
            "C" => 6,
            "Z" => 0,
            _ => return true,
        };
        let numbers: Vec<_> = piece[1..].split_whitespace().map(str::parse::<f32>).collect();
        numbers.len() != wanted || numbers.iter().any(Result::is_err)
    })
}

/// One stroke of a drawing.
#[derive(Debug, Deserialize)]
enum Stroke {
    /// Fills an outline.
    Fill(Outline, Ink),
    /// Fills an outline and draws it in black.
    Form(Outline, Ink),
    /// Lays a thin wash over an outline.
    Wash(Outline, Ink, f32),
    /// Draws an outline in one weight.
    Line(Outline, Ink, f32),
    /// Draws a line with black edges: the weight of both, then ink and weight of the line.
    Cord(Outline, f32, Ink, f32),
    /// Ovals of one size as forms.
    Discs(Vec<Point>, Size, Ink),
    /// Ovals of one size, only filled.
    Dots(Vec<Point>, Size, Ink),
    /// A form with strokes that end at its edge.
    Carved(Outline, Ink, Vec<Stroke>),
    /// Strokes that end at the edge of an outline.
    Within(Outline, Vec<Stroke>),
    /// Darkens the foot of the outline around it.
    Dusk,
    /// Strokes on both sides of the middle.
    Both(Vec<Stroke>),
    /// Strokes turned by so many degrees about a point.
    Turned(f32, Point, Vec<Stroke>),
    /// Strokes that the boldest cut leaves out.
    UnlessBold(Vec<Stroke>),
    /// A line that swells in its middle to this weight.
    Swell(Curve, f32, Ink),
    /// Hatching from one curve to another, in so many lines of this weight.
    Flow(Curve, Curve, u32, f32, Ink),
    /// Straight hatching: degrees, gap, weight.
    Hatch(Outline, f32, f32, f32, Ink),
    /// Hatching that begins between two points and thickens to the right edge.
    Shade(Point, Point, f32, Ink),
    /// A glow of this radius.
    Glow(Point, f32),
    /// An eye, its outer corner raised by so many degrees.
    Eye(Point, Size, f32, Pupil),
    /// A small crown.
    Coronet(Point, Size),
    /// Curls of one size.
    Curls(Vec<Point>, f32),
    /// Rows of feathers, each with its shaft.
    Feathers(Ink, Ink),
    /// A starched ruff.
    Ruff(Point, Size),
    /// A wing of quills. Each row has its share of the length, its width and its ink.
    Quills { arm: Vec<Point>, tips: Vec<Point>, rows: Vec<(f32, f32, Ink)> },
    /// A ring of locks: radii of tips and roots, turn in locks, ink, and ink of the hair.
    Mane([f32; 2], f32, Ink, Ink),
    /// Lines from an inner to an outer oval: how many, both ovals, how far they bend, weight.
    Lashes(u32, (Point, Size), (Point, Size), f32, f32, Ink),
}

impl Stroke {
    /// True for a dusk with no outline around it.
    fn dims_what_is_around(&self) -> bool {
        if let Self::Both(strokes) | Self::Turned(_, _, strokes) | Self::UnlessBold(strokes) = self {
            return strokes.iter().any(Self::dims_what_is_around);
        }
        matches!(self, Self::Dusk)
    }
}

/// Cuts strokes into a plate, within an outline if there is one around them.
fn cut(plate: &mut Plate, strokes: &[Stroke], around: Option<&str>) {
    for stroke in strokes {
        match stroke {
            Stroke::Fill(Outline(path), ink) => plate.fill(path, *ink),
            Stroke::Form(Outline(path), ink) => plate.form(path, *ink),
            Stroke::Wash(Outline(path), ink, strength) => plate.wash(path, *ink, *strength),
            Stroke::Line(Outline(path), ink, weight) => plate.line(path, *ink, *weight),
            Stroke::Cord(Outline(path), edge, ink, weight) => {
                plate.line(path, Ink::Black, *edge);
                plate.line(path, *ink, *weight);
            }
            Stroke::Discs(centres, size, ink) => centres.iter().for_each(|&at| plate.disc(at, *size, *ink)),
            Stroke::Dots(centres, size, ink) => centres.iter().for_each(|&at| plate.fill(&oval(at, *size), *ink)),
            Stroke::Carved(Outline(path), ink, strokes) => {
                plate.form(path, *ink);
                plate.within(path, |plate| cut(plate, strokes, Some(path)));
            }
            Stroke::Within(Outline(path), strokes) => plate.within(path, |plate| cut(plate, strokes, Some(path))),
            Stroke::Dusk => around.into_iter().for_each(|path| plate.dusk(path)),
            Stroke::Both(strokes) => plate.both(|plate| cut(plate, strokes, around)),
            Stroke::Turned(degrees, about, strokes) => {
                plate.turned(*degrees, *about, |plate| cut(plate, strokes, around));
            }
            Stroke::UnlessBold(_) if plate.cut() == Cut::Bold => {}
            Stroke::UnlessBold(strokes) => cut(plate, strokes, around),
            Stroke::Swell(curve, weight, ink) => plate.swell(*curve, *weight, *ink),
            Stroke::Flow(from, to, lines, weight, ink) => plate.flow(*from, *to, *lines, *weight, *ink),
            Stroke::Hatch(Outline(path), degrees, gap, weight, ink) => {
                plate.hatch(path, *degrees, *gap, *weight, *ink);
            }
            Stroke::Shade(top, foot, edge, ink) => plate.shade(*top, *foot, *edge, *ink),
            Stroke::Glow(at, radius) => plate.glow(*at, *radius),
            Stroke::Eye(at, size, slant, pupil) => plate.eye(*at, *size, *slant, *pupil),
            Stroke::Coronet(foot, size) => patterns::coronet(plate, *foot, *size),
            Stroke::Curls(centres, size) => centres.iter().for_each(|&at| patterns::curl(plate, at, *size)),
            Stroke::Feathers(ink, shaft) => patterns::feathers(plate, *ink, *shaft),
            Stroke::Ruff(at, size) => patterns::ruff(plate, *at, *size),
            Stroke::Quills { arm, tips, rows } => patterns::quills(plate, arm, tips, rows),
            Stroke::Mane(radii, turn, ink, hair) => patterns::mane(plate, *radii, *turn, *ink, *hair),
            Stroke::Lashes(lines, inner, outer, bend, weight, ink) => {
                patterns::lashes(plate, *lines, [*inner, *outer], *bend, (*weight, *ink));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(written: &str) -> Result<Drawing, String> {
        ron::from_str(written).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_misdrawn_outline_is_refused() {
        for sound in ["M0 0L10 0L10 10Z", "M1 2C3 4 5 6 7 8", "M1.5 -2L3 4ZM5 6L7 8"] {
            assert_eq!(misdrawn(sound), None, "{sound}");
        }
        for (path, piece) in [
            ("", ""),
            ("L0 0", "L0 0"),
            ("M0 0L1", "L1"),
            ("M0 0C1 2 3 4 5", "C1 2 3 4 5"),
            ("M0 0Q1 2 3 4", "Q1 2 3 4"),
            ("M0 0l1 1", "l1 1"),
            ("M0 0Z1", "Z1"),
            ("M0 1..2", "M0 1..2"),
        ] {
            assert_eq!(misdrawn(path), Some(piece), "{path}");
        }
        let whole = "[Fill(Half([120, 0, 60, 0, 0, 60, 0, 120]), Ash)]";
        assert!(read(whole).is_ok());
        let short = read("[Fill(Half([120, 0, 60, 0, 0, 60]), Ash)]").expect_err("a handle is missing");
        assert!(short.contains("6 numbers"), "{short}");
    }

    #[test]
    fn a_dusk_needs_a_form_around_it() {
        assert!(read(r#"[Carved(Path("M0 0L1 1Z"), Ash, [Both([Dusk])])]"#).is_ok());
        for bare in ["[Dusk]", "[Both([UnlessBold([Dusk])])]"] {
            let fault = read(bare).expect_err("nothing is around it");
            assert!(fault.contains("dusk"), "{fault}");
        }
    }
}

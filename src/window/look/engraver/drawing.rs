//! Drawings as data: strokes in RON, drawn on a plate one after the other.
//!
//! The head of `assets/look/portraits.ron` explains the notation of each stroke. Regular ornaments
//! are computed from a few numbers by [`patterns`].

use serde::Deserialize;

use super::curves::{Curve, arc, oval, sym};
use super::patterns::{self, Point, Size};
use super::plate::{Cut, Ink, Plate, Pupil};

/// A list of strokes in drawing order.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Vec<Stroke>")]
pub struct Drawing(Vec<Stroke>);

impl Drawing {
    /// Draws all strokes on a plate.
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
    /// Returns the path data.
    pub fn path(&self) -> &str {
        &self.0
    }
}

/// Notations for an outline.
#[derive(Deserialize)]
enum Written {
    /// Path data.
    Path(String),
    /// Left half of a closed outline, completed by symmetry.
    Half(Vec<f32>),
    /// Centre and half axes.
    Oval(Point, Size),
    /// Centre, outer and inner radius, start and end angle in degrees.
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

/// Returns the first faulty piece of a path, or `None` if all are valid. A piece is faulty if it is
/// not one of the commands M, L, C and Z, or has the wrong count of numbers.
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
    /// Fills an outline and strokes it in black.
    Form(Outline, Ink),
    /// Fills an outline with a transparent colour of this opacity, 0 to 1.
    Wash(Outline, Ink, f32),
    /// Draws an outline in this constant width.
    Line(Outline, Ink, f32),
    /// Draws a line with black edges: width including the edges, then ink and width of the line.
    Cord(Outline, f32, Ink, f32),
    /// Draws ovals of one size, filled and outlined in black.
    Discs(Vec<Point>, Size, Ink),
    /// Draws ovals of one size, filled without an outline.
    Dots(Vec<Point>, Size, Ink),
    /// Draws a form, then strokes clipped to it.
    Carved(Outline, Ink, Vec<Stroke>),
    /// Draws strokes clipped to an outline.
    Within(Outline, Vec<Stroke>),
    /// Darkens the foot of the enclosing outline.
    Dusk,
    /// Draws strokes twice: as given, and mirrored at the vertical middle line.
    Both(Vec<Stroke>),
    /// Draws strokes rotated clockwise by degrees about a point.
    Turned(f32, Point, Vec<Stroke>),
    /// Draws strokes except in [`Cut::Bold`].
    UnlessBold(Vec<Stroke>),
    /// Draws a line of this width in the middle that tapers to both ends.
    Swell(Curve, f32, Ink),
    /// Draws hatching from one curve to another: number of lines and their width.
    Flow(Curve, Curve, u32, f32, Ink),
    /// Draws straight hatching: angle in degrees, gap, width.
    Hatch(Outline, f32, f32, f32, Ink),
    /// Draws hatching that starts between two points and is widest at this x coordinate.
    Shade(Point, Point, f32, Ink),
    /// Draws a glow of this radius.
    Glow(Point, f32),
    /// Draws an eye with the outer corner raised by degrees, and its pupil.
    Eye(Point, Size, f32, Pupil),
    /// Draws a small crown: foot, then half width and height.
    Coronet(Point, Size),
    /// Draws curls of hair of one size.
    Curls(Vec<Point>, f32),
    /// Draws rows of feathers: ink of the feathers, then of their shafts.
    Feathers(Ink, Ink),
    /// Draws a starched ruff: centre and half axes.
    Ruff(Point, Size),
    /// Draws a wing of quills from `arm` to `tips`. Each row has its share of the full length (0 to
    /// 1), its width and its ink.
    Quills { arm: Vec<Point>, tips: Vec<Point>, rows: Vec<(f32, f32, Ink)> },
    /// Draws a ring of locks of hair: radii of tips and roots, rotation in units of one lock, ink,
    /// and ink of the hairs.
    Mane([f32; 2], f32, Ink, Ink),
    /// Draws lines from an inner to an outer oval: number of lines, both ovals, distance of the
    /// bend, width, ink.
    Lashes(u32, (Point, Size), (Point, Size), f32, f32, Ink),
}

impl Stroke {
    /// True if there is a [`Stroke::Dusk`] without an enclosing outline, here or in a nested
    /// stroke.
    fn dims_what_is_around(&self) -> bool {
        if let Self::Both(strokes) | Self::Turned(_, _, strokes) | Self::UnlessBold(strokes) = self {
            return strokes.iter().any(Self::dims_what_is_around);
        }
        matches!(self, Self::Dusk)
    }
}

/// Draws strokes on a plate. `around` is the enclosing outline, if there is one.
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

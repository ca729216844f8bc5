//! Drawing operations: filled forms with an outline, lines that swell and taper, hatching that
//! follows a form, light.
//!
//! A plate is 240 units wide and high, with y downwards. Outlines are paths of the commands M, L, C
//! and Z with absolute coordinates. Small sizes have bolder outlines and less shade, because lines
//! thinner than a pixel look like dirt.

use serde::Deserialize;

use super::curves::{Curve, almond, almond_upright, extent, lens, oval};

/// A colour as red, green, blue.
pub type Rgb = [u8; 3];

/// A colour of a drawing. The first four are colours of bone and change with the [`Skin`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Ink {
    /// Lit bone.
    Paper,
    /// Bone in half-light.
    Pale,
    /// Bone in shade.
    Ash,
    /// Hide, wood, or bone in deep shade.
    Umber,
    /// Dull metal.
    Iron,
    /// Metal in shade, feathers of a raven.
    Soot,
    /// Black, for outlines and deep shade.
    Black,
    /// Outer part of a glow.
    Ember,
    /// Bright centre of a glow.
    Flame,
    /// Cloth of the house, lit.
    House,
    /// Cloth of the house, in shade.
    Cloth,
    /// Any other colour.
    Dye(Rgb),
}

/// Level of detail for a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Below 44 pixels: no hatching along forms; hatched regions get a wash instead.
    Bold,
    /// 44 to 99 pixels: about half of the hatching, in lines 1.6 to 1.7 times as wide.
    Plain,
    /// From 100 pixels: all hatching.
    Fine,
}

impl Cut {
    /// Returns the level of detail for a size in pixels.
    pub const fn of(pixels: u32) -> Self {
        match pixels {
            0..44 => Self::Bold,
            44..100 => Self::Plain,
            _ => Self::Fine,
        }
    }

    /// Returns the factor for the width of outlines.
    const fn outline(self) -> f32 {
        match self {
            Self::Bold => 1.6,
            Self::Plain => 1.4,
            Self::Fine => 1.0,
        }
    }
}

/// The pupil of an eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Pupil {
    /// No pupil: the eye only glows.
    None,
    /// A dot.
    Round,
    /// An upright slit.
    Slit,
    /// A horizontal bar, as in eyes of goats and toads.
    Bar,
}

/// Start of the SVG, with the gradients for the light of a hearth, a glow, a dark edge and a dark
/// foot.
const HEAD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs>
<radialGradient id="hearth" cx="0.5" cy="0.56" r="0.52"><stop offset="0" stop-color="#7a3518"/>
<stop offset="0.55" stop-color="#3b1a10"/><stop offset="1" stop-color="#17100e"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ff8a3c" stop-opacity="0.95"/>
<stop offset="0.45" stop-color="#e4572e" stop-opacity="0.5"/><stop offset="1" stop-color="#e4572e" stop-opacity="0"/>
</radialGradient><radialGradient id="ember" cx="0.5" cy="0.5" r="0.56"><stop offset="0.2" stop-color="#14100f"
stop-opacity="0"/><stop offset="1" stop-color="#14100f" stop-opacity="0.8"/></radialGradient><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0.45" stop-color="#14100f"
stop-opacity="0"/><stop offset="1" stop-color="#14100f" stop-opacity="0.75"/></linearGradient></defs>"##;

/// Colours of bone: lit, in half-light, in shade, in deep shade.
pub type Skin = [Rgb; 4];

/// Natural bone, the skin of all portraits.
pub const BONE: Skin = [[0xEA, 0xDF, 0xC8], [0xCF, 0xBC, 0x9A], [0x9C, 0x86, 0x6A], [0x5A, 0x46, 0x33]];

/// A drawing under construction, as SVG text.
pub struct Plate {
    svg: String,
    clips: u32,
    cut: Cut,
    tint: Rgb,
    skin: Skin,
}

impl Plate {
    /// Returns an empty plate with the house's colour and the level of detail.
    pub fn new(tint: Rgb, cut: Cut) -> Self {
        let mut svg = String::with_capacity(64 * 1024);
        svg.push_str(HEAD);
        Self { svg, clips: 0, cut, tint, skin: BONE }
    }

    /// Returns the finished SVG.
    pub fn pull(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// Returns the level of detail.
    pub const fn cut(&self) -> Cut {
        self.cut
    }

    /// Changes the house's colour for later strokes.
    pub const fn tint(&mut self, tint: Rgb) {
        self.tint = tint;
    }

    /// Draws with another skin.
    pub fn skinned(&mut self, skin: Skin, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.skin, skin);
        draw(self);
        self.skin = before;
    }

    fn hue(&self, ink: Ink) -> String {
        let [r, g, b] = match ink {
            Ink::Paper => self.skin[0],
            Ink::Pale => self.skin[1],
            Ink::Ash => self.skin[2],
            Ink::Umber => self.skin[3],
            Ink::Iron => [0x77, 0x72, 0x70],
            Ink::Soot => [0x2E, 0x28, 0x29],
            Ink::Black => [0x14, 0x10, 0x0F],
            Ink::Ember => [0xE4, 0x57, 0x2E],
            Ink::Flame => [0xFF, 0xC9, 0x6B],
            Ink::House => self.tint,
            Ink::Dye(colour) => colour,
            Ink::Cloth => self.tint.map(|part| (f32::from(part) * 0.42 + 10.0) as u8),
        };
        format!("#{r:02x}{g:02x}{b:02x}")
    }

    /// Fills a form.
    pub fn fill(&mut self, path: &str, ink: Ink) {
        let hue = self.hue(ink);
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"{hue}\"/>"));
    }

    /// Fills a form with a transparent colour. Strength is its opacity, 0 to 1.
    pub fn wash(&mut self, path: &str, ink: Ink, strength: f32) {
        let hue = self.hue(ink);
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"{hue}\" fill-opacity=\"{strength}\"/>"));
    }

    /// Draws a line of constant width.
    pub fn line(&mut self, path: &str, ink: Ink, weight: f32) {
        let (hue, weight) = (self.hue(ink), weight * self.cut.outline());
        self.svg.push_str(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{hue}\" stroke-width=\"{weight:.2}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>"
        ));
    }

    /// Fills a form and outlines it in black.
    pub fn form(&mut self, path: &str, ink: Ink) {
        self.fill(path, ink);
        self.line(path, Ink::Black, 2.4);
    }

    /// Fills an oval with these half axes and outlines it in black.
    pub fn disc(&mut self, [x, y]: [f32; 2], [wide, high]: [f32; 2], ink: Ink) {
        self.form(&oval([x, y], [wide, high]), ink);
    }

    /// Draws clipped to a form.
    pub fn within(&mut self, path: &str, draw: impl FnOnce(&mut Self)) {
        self.clips += 1;
        let id = self.clips;
        self.svg
            .push_str(&format!("<clipPath id=\"c{id}\"><path d=\"{path}\"/></clipPath><g clip-path=\"url(#c{id})\">"));
        draw(self);
        self.svg.push_str("</g>");
    }

    /// Draws twice: as given, and mirrored at the vertical middle line.
    pub fn both(&mut self, draw: impl Fn(&mut Self)) {
        draw(self);
        self.svg.push_str("<g transform=\"matrix(-1 0 0 1 240 0)\">");
        draw(self);
        self.svg.push_str("</g>");
    }

    /// Draws rotated clockwise by degrees about a point.
    pub fn turned(&mut self, degrees: f32, [x, y]: [f32; 2], draw: impl FnOnce(&mut Self)) {
        self.svg.push_str(&format!("<g transform=\"rotate({degrees} {x} {y})\">"));
        draw(self);
        self.svg.push_str("</g>");
    }

    /// Draws a line of this width in the middle that tapers to both ends.
    pub fn swell(&mut self, curve: Curve, weight: f32, ink: Ink) {
        let hue = self.hue(ink);
        let path = lens(curve, weight * if self.cut == Cut::Fine { 1.0 } else { 1.5 });
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"{hue}\"/>"));
    }

    /// Draws hatching that follows a form: swelling lines, interpolated from one curve to the
    /// other. [`Cut::Bold`] has none.
    pub fn flow(&mut self, from: Curve, to: Curve, lines: u32, weight: f32, ink: Ink) {
        let (lines, weight) = match self.cut {
            Cut::Bold => return,
            Cut::Plain => (lines.div_ceil(2), weight * 1.6),
            Cut::Fine => (lines, weight),
        };
        let hue = self.hue(ink);
        let mut path = String::new();
        for step in 0..lines {
            let share = if lines == 1 { 0.5 } else { step as f32 / (lines - 1) as f32 };
            let between: Curve = std::array::from_fn(|at| from[at] + (to[at] - from[at]) * share);
            path.push_str(&lens(between, weight));
        }
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"{hue}\"/>"));
    }

    /// Draws a single line of hatching.
    pub fn trace(&mut self, curve: Curve, weight: f32, ink: Ink) {
        self.flow(curve, curve, 1, weight, ink);
    }

    /// Draws straight hatching in a region. [`Cut::Bold`] has a wash instead.
    pub fn hatch(&mut self, region: &str, degrees: f32, gap: f32, weight: f32, ink: Ink) {
        let (gap, weight) = match self.cut {
            Cut::Bold => return self.wash(region, ink, 0.45),
            Cut::Plain => (gap * 1.7, weight * 1.7),
            Cut::Fine => (gap, weight),
        };
        let [left, top, right, bottom] = extent(region);
        let (middle, half) = (
            [(left + right) / 2.0, (top + bottom) / 2.0],
            ((right - left).powi(2) + (bottom - top).powi(2)).sqrt() / 2.0,
        );
        let (sin, cos) = degrees.to_radians().sin_cos();
        let mut path = String::new();
        let mut off = -half;
        while off <= half {
            let (x, y) = (middle[0] - sin * off, middle[1] + cos * off);
            path.push_str(&format!(
                "M{:.1} {:.1}L{:.1} {:.1}",
                x - cos * half,
                y - sin * half,
                x + cos * half,
                y + sin * half
            ));
            off += gap;
        }
        let hue = self.hue(ink);
        self.within(region, |plate| {
            let lines = format!("<path d=\"{path}\" stroke=\"{hue}\" stroke-width=\"{weight:.2}\" fill=\"none\"/>");
            plate.svg.push_str(&lines);
        });
    }

    /// Draws shade that thickens to the right: slanting lines that start between two points and are
    /// widest at x = `edge`.
    pub fn shade(&mut self, top: [f32; 2], foot: [f32; 2], edge: f32, ink: Ink) {
        let stroke = |[x, y]: [f32; 2]| {
            let far = (edge - x) * 2.0;
            let at = |share: f32| [x + far * share, y - far * share * 0.75 - share * (1.0 - share) * 8.0];
            let (a, b, c) = (at(0.33), at(0.67), at(1.0));
            [x, y, a[0], a[1], b[0], b[1], c[0], c[1]]
        };
        let lines = ((foot[1] - top[1]) / 5.0) as u32;
        self.flow(stroke(top), stroke(foot), lines, 2.6, ink);
    }

    /// Draws a glow around a point.
    pub fn glow(&mut self, [x, y]: [f32; 2], radius: f32) {
        self.svg.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"url(#glow)\"/>"));
    }

    /// Draws a path given in a square of 512 units, scaled to a square of this side around a point.
    /// `edge` is the width of the edge and `around` its colour.
    pub fn charge(&mut self, path: &str, [x, y]: [f32; 2], side: f32, ink: Ink, (edge, around): (f32, Ink)) {
        let (scale, hue, around) = (side / 512.0, self.hue(ink), self.hue(around));
        let (left, top, edge) = (x - side / 2.0, y - side / 2.0, edge * self.cut.outline() / scale);
        self.svg.push_str(&format!(
            "<g transform=\"translate({left:.2} {top:.2}) scale({scale:.4})\"><path d=\"{path}\" fill=\"{around}\" \
             stroke=\"{around}\" stroke-width=\"{edge:.1}\" stroke-linejoin=\"round\"/><path d=\"{path}\" \
             fill=\"{hue}\"/></g>"
        ));
    }

    /// Draws scaled by a factor, then moved.
    pub fn placed(&mut self, [x, y]: [f32; 2], scale: f32, draw: impl FnOnce(&mut Self)) {
        self.svg.push_str(&format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\">"));
        draw(self);
        self.svg.push_str("</g>");
    }

    /// Darkens a form towards its edge, as if it were lit by a fire at its centre.
    pub fn ember(&mut self, path: &str) {
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"url(#ember)\"/>"));
    }

    /// Fills a form with the light of a hearth, brightest at the centre.
    pub fn hearth(&mut self, path: &str) {
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"url(#hearth)\"/>"));
    }

    /// Darkens a form towards its foot.
    pub fn dusk(&mut self, path: &str) {
        self.svg.push_str(&format!("<path d=\"{path}\" fill=\"url(#dusk)\"/>"));
    }

    /// Draws an eye that glows in its dark socket. For the left eye of the picture, a positive
    /// slant raises the outer corner by this number of degrees.
    pub fn eye(&mut self, at: [f32; 2], [wide, high]: [f32; 2], slant: f32, pupil: Pupil) {
        let grown = match self.cut {
            Cut::Bold => 1.3,
            Cut::Plain => 1.2,
            Cut::Fine => 1.0,
        };
        let (wide, high) = (wide * grown, high * grown);
        self.glow(at, wide * 2.1);
        self.turned(slant, at, |plate| {
            plate.fill(&almond(at, [wide * 1.35, high * 1.6]), Ink::Black);
            plate.fill(&almond(at, [wide, high]), Ink::Ember);
            plate.fill(&oval(at, [wide * 0.42, high * 0.62]), Ink::Flame);
            match pupil {
                Pupil::None => {}
                Pupil::Round => plate.fill(&oval(at, [high * 0.4, high * 0.4]), Ink::Black),
                Pupil::Slit => plate.fill(&almond_upright(at, [wide * 0.16, high]), Ink::Black),
                Pupil::Bar => plate.fill(&almond(at, [wide * 0.6, high * 0.28]), Ink::Black),
            }
        });
    }
}

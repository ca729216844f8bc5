//! How counters look: a capsule that bends with its ring, with an icon and a number or a name.
//!
//! Whose a counter is, is told by the sign on it, and by the colour of its edge.

use std::f32::consts::{PI, TAU};
use std::sync::Arc;

use bevy_egui::egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};
use circles::rules::ids::Banner;

use super::super::sight::Sight;
use super::counters::{Amiss, Counter};
use super::etching::Etching;
use super::geometry::{Area, Disc, flipped, reach};
use super::lettering;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, INK, RAISED};
use crate::look::{BOLD, family};

/// Lilith's colour.
const LILAC: Color32 = Color32::from_rgb(0xC9, 0x8F, 0xE6);

/// What everything on the plate is drawn with.
#[derive(Clone, Copy)]
pub struct Pen<'a, 's> {
    /// Where icons are drawn.
    pub ui: &'a Ui,
    /// Where lines are drawn.
    pub painter: &'a Painter,
    /// What may be read.
    pub sight: &'a Sight<'s>,
    /// The map.
    pub disc: Disc,
    /// The part of the screen in which the map is seen.
    pub room: Rect,
}

impl Pen<'_, '_> {
    /// Draws an icon upright with its middle at a point.
    pub fn icon(&self, name: &str, at: Pos2, points: f32, colour: Color32) {
        let area = Rect::from_center_size(at, Vec2::splat(points));
        self.sight.look.image(name, points, colour).paint_at(self.ui, area);
    }

    /// Returns the icon and the colour of a banner.
    #[must_use]
    pub fn banner(&self, banner: Banner) -> (&'static str, Color32) {
        match banner {
            Banner::Seat(seat) => (self.sight.sign(seat), self.sight.colour(seat)),
            Banner::Freebooters => ("vendetta", ASH),
        }
    }

    /// Fills and edges a capsule that bends with its ring.
    pub fn capsule(&self, turn: f32, radius: f32, size: Vec2, fill: Color32, edge: Stroke) {
        let half = size.y / 2.0;
        let reach = (size.x / 2.0 - half).max(0.0) / radius.max(1.0);
        let area = Area { inner: radius - half, outer: radius + half, from: turn - reach, to: turn + reach };
        let mut outline: Vec<Pos2> = self.disc.arc(area.outer, area.from, area.to).collect();
        let cap = |outline: &mut Vec<Pos2>, turn: f32, start: f32| {
            let middle = self.disc.point(turn, radius);
            let steps = (half * 1.2).clamp(6.0, 16.0) as usize;
            let round = Disc { middle, radius: half };
            outline.extend((1..steps).map(|at| round.point(turn + start + PI * at as f32 / steps as f32, half)));
        };
        cap(&mut outline, area.to, 0.0);
        outline.extend(self.disc.arc(area.inner, area.from, area.to).rev());
        cap(&mut outline, area.from, PI);
        for end in [area.from, area.to] {
            self.painter.circle_filled(self.disc.point(end, radius), half, fill);
        }
        if reach > 0.0 {
            let mut plate = Etching::new(self.painter);
            plate.fill(&self.disc, area, fill, fill);
            plate.print(self.painter);
        }
        self.painter.add(Shape::closed_line(outline, edge));
    }
}

/// A counter, ready to be drawn.
pub struct Token {
    icon: &'static str,
    colour: Color32,
    edge: Color32,
    fill: Color32,
    double: bool,
    words: Option<Words>,
    size: f32,
}

/// The words on a counter.
struct Words {
    galley: Arc<Galley>,
    /// True if they bend with the ring; short ones stand upright.
    bent: bool,
    /// How far they reach along the ring.
    reach: f32,
}

impl Token {
    /// Returns the token of a counter, of this height in points, for somewhere near a turn.
    #[must_use]
    pub fn new(pen: &Pen<'_, '_>, counter: Counter, size: f32, turn: f32) -> Self {
        let plain = |icon, colour| (icon, colour, colour, String::new());
        let (icon, colour, edge, words) = match counter {
            Counter::Battle => plain("battle", EMBER),
            Counter::Omen => plain("event", EMBER),
            Counter::Stack { banner, legions, more } => {
                let (sign, colour) = pen.banner(banner);
                let words = if more { format!("{legions}+") } else { legions.to_string() };
                (sign, colour, colour, words)
            }
            Counter::Lieutenant { kind, banner, letters } => {
                let (_, colour) = pen.banner(banner);
                let name = pen.sight.teller().lieutenant(kind);
                ("praetor", colour, colour, name.chars().take(letters).collect())
            }
            Counter::Hound { banner: Some(banner), .. } => {
                let (_, colour) = pen.banner(banner);
                ("legion-beast", BONE, colour, String::new())
            }
            Counter::Hound { banner: None, .. } => plain("legion-beast", EMBER),
            Counter::Uriel => plain("usurper", GOLD),
            Counter::Lilith => plain("avatar", LILAC),
            Counter::Crowd { units, amiss } => {
                let (icon, colour) = match amiss {
                    Some(Amiss::Battle) => ("battle", EMBER),
                    Some(Amiss::Omen) => ("event", EMBER),
                    None => ("forces", BONE),
                };
                let words = if units > 0 { format!("{units}+") } else { String::new() };
                (icon, colour, colour, words)
            }
        };
        let double = match counter {
            Counter::Uriel | Counter::Lilith | Counter::Hound { banner: None, .. } => true,
            Counter::Battle
            | Counter::Omen
            | Counter::Stack { .. }
            | Counter::Lieutenant { .. }
            | Counter::Hound { banner: Some(_), .. }
            | Counter::Crowd { .. } => false,
        };
        let fill = match counter {
            Counter::Lieutenant { .. } => RAISED,
            Counter::Battle
            | Counter::Omen
            | Counter::Stack { .. }
            | Counter::Hound { .. }
            | Counter::Uriel
            | Counter::Lilith
            | Counter::Crowd { .. } => INK,
        };
        let words = (!words.is_empty()).then(|| {
            let bent = words.chars().count() > 2;
            let share = if bent { 0.6 } else { 0.74 };
            let font = FontId::new(lettering::size((size * share).max(7.0)), family(BOLD));
            let galley = pen.painter.layout_no_wrap(words, font, BONE);
            // The line of upright figures is higher than the figures.
            let figures = vec2(galley.size().x, size * share * 0.86);
            let reach = if bent { galley.size().x } else { reach(turn, figures) };
            Words { galley, bent, reach }
        });
        Self { icon, colour, edge, fill, double, words, size }
    }

    /// Returns its length along the ring, in points.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.words.as_ref().map_or(self.size, |words| self.size * 1.18 + words.reach)
    }

    /// Draws it.
    pub fn draw(&self, pen: &Pen<'_, '_>, turn: f32, radius: f32) {
        let size = Vec2::new(self.width(), self.size);
        let weight = (self.size * 0.085).clamp(1.2, 2.2);
        pen.capsule(turn, radius, size + Vec2::splat(weight), INK, Stroke::new(weight, INK));
        pen.capsule(turn, radius, size, self.fill, Stroke::new(weight, self.edge));
        if self.double {
            let inside = size - Vec2::splat(weight * 4.0);
            pen.capsule(turn, radius, inside, Color32::TRANSPARENT, Stroke::new(weight * 0.6, self.edge));
        }
        let reads = if flipped(turn.rem_euclid(TAU)) { -1.0 } else { 1.0 };
        let place = |along: f32| turn + reads * along / radius.max(1.0);
        let icon = self.size * if self.double { 0.66 } else { 0.74 };
        let Some(words) = &self.words else {
            pen.icon(self.icon, pen.disc.point(turn, radius), icon, self.colour);
            return;
        };
        let start = -size.x / 2.0;
        pen.icon(self.icon, pen.disc.point(place(start + self.size * 0.53), radius), icon, self.colour);
        let middle = place(start + self.size * 0.93 + words.reach / 2.0);
        if words.bent {
            lettering::bend(pen.painter, &pen.disc, &words.galley, middle, radius, BONE);
        } else {
            let at = pen.disc.point(middle, radius) - words.galley.size() / 2.0;
            pen.painter.galley(at, Arc::clone(&words.galley), BONE);
        }
    }
}

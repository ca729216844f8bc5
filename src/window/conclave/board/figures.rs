//! The drawing of legions and places, without the [`names`](super::names) of places. A shield is a
//! legion, a hexagon a place. Colour and symbol show the house.

use bevy::prelude::*;

use super::atlas::Atlas;
use super::lens::Lens;
use super::letters::{Letters, bone, ember, gold, house, ink, label};
use super::names::side;
use super::pins::CloseUp;
use crate::rules::forces::Landmark;
use crate::rules::ids::Seat;
use crate::shell::settings::Preferences;

/// The visible properties of a legion, except its position.
#[derive(Clone, Debug, PartialEq)]
pub struct LegionFace {
    /// The owner, and the house's symbol.
    pub house: (Seat, u8),
    /// The name of its picture.
    pub icon: String,
    /// Its level.
    pub level: u8,
    /// Hit points, and hit points at full strength.
    pub hp: (i16, i16),
    /// Its visibility to rivals.
    pub veil: Veil,
    /// The icons of the spells on it.
    pub spells: Vec<&'static str>,
}

/// The visibility of a legion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Veil {
    /// All houses see it.
    #[default]
    Bare,
    /// An own legion that no rival sees.
    Hidden,
    /// An own rumour: rivals see a legion that does not exist.
    Rumour,
}

impl Veil {
    /// Returns the alpha of its colours, 0 to 1, and the icon that explains it.
    const fn shows(self) -> (f32, Option<&'static str>) {
        match self {
            Self::Bare => (1.0, None),
            Self::Hidden => (0.55, Some("eye-closed")),
            Self::Rumour => (0.34, Some("help")),
        }
    }
}

/// The visible properties of a place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceFace {
    /// The owner, and the house's symbol.
    pub house: Option<(Seat, u8)>,
    /// Its kind.
    pub landmark: Landmark,
    /// The name of its picture.
    pub icon: String,
    /// Its level.
    pub level: u8,
    /// Hit points, and hit points at full strength.
    pub hp: (i16, i16),
    /// Prestige per turn, as text.
    pub prestige: Option<String>,
}

/// The largest scale, in board units per pixel, at which numbers are legible and shown.
const NUMBERS: f32 = 1.7;

/// Marks a badge or a bar of a figure. It grows about its own origin where it would be too small to
/// read: in a far view, and with a large interface.
#[derive(Component)]
pub(super) struct Legible;

/// The scale, in board units per point, up to which badges have their plain size.
const PLAIN: f32 = 1.15;
/// The most that badges grow. Larger ones would cover the arms and the names of places.
const GROWN: f32 = 1.4;

/// Sets the size of all badges and bars for the present zoom.
pub(super) fn grow(
    (lens, preferences): (Res<Lens>, Res<Preferences>),
    mut badges: Query<&mut Transform, With<Legible>>,
) {
    let size = (lens.scale * lens.points(&preferences) / PLAIN).clamp(1.0, GROWN);
    for mut badge in &mut badges {
        if badge.scale.x != size {
            badge.scale = Vec3::new(size, size, 1.0);
        }
    }
}

/// Draws small pictures under one parent.
struct Brush<'a, 'w> {
    atlas: &'a Atlas,
    parent: &'a mut ChildSpawnerCommands<'w>,
    /// Alpha of every colour, 0 to 1.
    strength: f32,
}

impl Brush<'_, '_> {
    /// Draws badges or bars that grow about a point.
    fn legible(&mut self, at: Vec2, draw: impl FnOnce(&mut Brush<'_, '_>)) {
        let (atlas, strength) = (self.atlas, self.strength);
        let group = (Legible, Transform::from_translation(at.extend(0.0)), Visibility::Inherited);
        self.parent.spawn(group).with_children(|parent| draw(&mut Brush { atlas, parent, strength }));
    }

    fn put(&mut self, name: &str, size: Vec2, colour: Color, at: Vec3) {
        let colour = colour.with_alpha(colour.alpha() * self.strength);
        self.parent.spawn((self.atlas.sprite(name, size, colour), Transform::from_translation(at)));
    }

    fn square(&mut self, name: &str, side: f32, colour: Color, x: f32, y: f32, z: f32) {
        self.put(name, Vec2::splat(side), colour, Vec3::new(x, y, z));
    }

    /// Draws the house's symbol in a small disc.
    fn badge(&mut self, (seat, symbol): (Seat, u8), x: f32, y: f32) {
        self.legible(Vec2::new(x, y), |brush| {
            brush.square("disc", 29.0, ink(), 0.0, 0.0, 0.10);
            brush.square("disc-rim", 27.0, house(seat), 0.0, 0.0, 0.11);
            brush.square(&format!("symbol-{symbol}"), 18.0, house(seat), 0.0, 0.0, 0.12);
        });
    }

    /// Draws hit points as a bar with their number.
    fn bar(&mut self, letters: &Letters, (hp, full): (i16, i16), width: f32, y: f32) {
        let part = (f32::from(hp) / f32::from(full.max(1))).clamp(0.0, 1.0);
        self.put("bar", Vec2::new(width + 4.0, 16.0), ink(), Vec3::new(0.0, y, 0.13));
        let colour = if part > 0.5 { Color::srgb(0.32, 0.47, 0.35) } else { Color::srgb(0.62, 0.20, 0.13) };
        let inner = width * part;
        if inner > 0.5 {
            self.put("pixel", Vec2::new(inner, 11.0), colour, Vec3::new((inner - width) / 2.0, y, 0.14));
        }
        let number = label(&letters.figures, hp.to_string(), 13.5, bone(), Vec3::new(0.0, y, 0.5));
        self.parent.spawn((number, CloseUp(NUMBERS)));
    }

    /// Draws the level as a row of pips.
    fn pips(&mut self, level: u8, y: f32) {
        let step = if level > 7 { 56.0 / f32::from(level) } else { 9.0 };
        for pip in 0..level {
            let x = (f32::from(pip) - f32::from(level - 1) / 2.0) * step;
            self.square("pip", 11.5, ink(), x, y, 0.15);
            self.square("pip", 8.0, bone(), x, y, 0.16);
        }
    }

    /// Draws up to three small icons in a column at the left of a shield, from the top down.
    fn signs(&mut self, signs: &[&str]) {
        for (row, sign) in (0_u8..).zip(signs.iter().take(3)) {
            let y = 34.0 - 25.0 * f32::from(row);
            self.square("disc", 26.0, ink(), -33.0, y, 0.20);
            self.square("disc-rim", 25.0, bone(), -33.0, y, 0.21);
            self.square(sign, 15.0, bone(), -33.0, y, 0.22);
        }
    }
}

/// Draws a legion.
pub fn draw_legion(parent: &mut ChildSpawnerCommands<'_>, atlas: &Atlas, letters: &Letters, face: &LegionFace) {
    let (strength, sign) = face.veil.shows();
    let mut brush = Brush { atlas, parent, strength };
    let colour = house(face.house.0);
    brush.put("shadow", Vec2::new(104.0, 96.0), Color::srgba(0.0, 0.0, 0.0, 0.75), Vec3::new(0.0, 2.0, 0.0));
    brush.square("shield-rim", 76.0, ink(), 0.0, 11.0, 0.01);
    brush.square("shield", 72.0, colour, 0.0, 11.0, 0.02);
    // Arms fill the shield of the house. A plain icon is smaller.
    let (side, y) = if brush.atlas.painted(&face.icon) { (62.0, 13.0) } else { (43.0, 14.0) };
    brush.square(&face.icon, side, ink(), 0.0, y, 0.03);
    // The house's symbol is always fully visible.
    brush.strength = 1.0;
    brush.badge(face.house, 27.0, 38.0);
    brush.strength = strength;
    // The bar grows upwards, over the shield, and the pips downwards.
    brush.legible(Vec2::new(0.0, -38.5), |brush| {
        brush.bar(letters, face.hp, 58.0, 7.5);
        brush.pips(face.level, -5.5);
    });
    // The icons are always fully visible.
    brush.strength = 1.0;
    let signs: Vec<&str> = sign.into_iter().chain(face.spells.iter().copied()).collect();
    brush.signs(&signs);
}

/// Draws a place.
pub fn draw_place(parent: &mut ChildSpawnerCommands<'_>, atlas: &Atlas, letters: &Letters, face: &PlaceFace) {
    let mut brush = Brush { atlas, parent, strength: 1.0 };
    let side = side(&face.landmark);
    let crown = match face.landmark {
        Landmark::Pandemonium => Some(ember()),
        Landmark::Stronghold(seat) => Some(house(face.house.map_or(seat, |(owner, _)| owner))),
        Landmark::Power(_) => None,
    };
    let (field, figure) = match (face.house, face.landmark) {
        (Some((seat, _)), _) => (house(seat), ink()),
        (None, Landmark::Pandemonium) => (Color::srgb(0.20, 0.13, 0.11), gold()),
        (None, _) => (Color::srgb(0.40, 0.36, 0.315), bone()),
    };
    brush.square("shadow", side * 1.35, Color::srgba(0.0, 0.0, 0.0, 0.8), 0.0, -3.0, 0.0);
    if let Some(colour) = crown {
        brush.square("crown", side * 1.16, ink(), 0.0, 0.0, 0.005);
        brush.square("crown", side * 1.10, colour, 0.0, 0.0, 0.006);
    }
    brush.square("hexagon-rim", side + 4.0, ink(), 0.0, 0.0, 0.01);
    brush.square("hexagon", side, field, 0.0, 0.0, 0.02);
    let (fills, y) = if brush.atlas.painted(&face.icon) { (0.86, 0.0) } else { (0.56, 3.0) };
    brush.square(&face.icon, side * fills, figure, 0.0, y, 0.03);
    brush.legible(Vec2::new(0.0, -side * 0.33), |brush| {
        brush.pips(face.level, -side * 0.07);
        if face.hp.0 < face.hp.1 {
            brush.bar(letters, face.hp, 54.0, side * 0.09);
        }
    });
    if let Some(badge) = face.house {
        brush.badge(badge, side * 0.38, side * 0.36);
    }
    if let Some(prestige) = &face.prestige {
        brush.legible(Vec2::new(-side * 0.38, side * 0.36), |brush| {
            brush.square("disc", 28.0, ink(), 0.0, 0.0, 0.10);
            brush.square("disc-rim", 26.0, gold(), 0.0, 0.0, 0.11);
            let number = label(&letters.figures, prestige.clone(), 14.0, gold(), Vec3::new(0.0, 0.0, 0.5));
            brush.parent.spawn((number, CloseUp(NUMBERS + 0.4)));
        });
    }
}

/// Side of the symbol on the land of a house, in board units.
pub const SYMBOL: f32 = 46.0;

/// Returns the symbol on the land of a house.
#[must_use]
pub fn land_symbol(atlas: &Atlas, (seat, symbol): (Seat, u8)) -> Sprite {
    atlas.sprite(&format!("symbol-{symbol}"), Vec2::splat(SYMBOL), house(seat).with_alpha(0.62))
}

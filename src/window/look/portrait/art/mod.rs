//! The engraver: turns a form into a drawing, as SVG, from layers that are drawn one over the other.
//!
//! At the back a round field with its ground and the ring of the house, then a mantle, then a head with whatever it wears.
//! All of it is our own line, cut here by hand; nothing is traced. Light comes from the hearth behind the figures and from
//! their eyes; shade is hatched, and thickens to the right.
//!
//! Not here: pixels, colours of houses, words.

mod birds;
mod courtiers;
mod crawlers;
mod crowns;
mod herd;
mod hunters;
mod mantle;
mod revenants;

use crate::look::engraver::{Cut, Ground, Ink, Plate, STAGE, ground};

/// Draws one layer.
type Layer = fn(&mut Plate);

/// A form: its key, what is behind it, what it wears, and its head.
struct Figure {
    key: &'static str,
    ground: Ground,
    mantle: Layer,
    head: Layer,
}

const fn figure(key: &'static str, ground: Ground, mantle: Layer, head: Layer) -> Figure {
    Figure { key, ground, mantle, head }
}

/// All forms, in the order of their numbers. Saved games know a form by its number: new ones go to the end.
const FIGURES: [Figure; 15] = [
    figure("goat", Ground::Rays, mantle::robe, herd::goat),
    figure("bull", Ground::Tongues, mantle::armour, herd::bull),
    figure("owl", Ground::Night, birds::plumage, birds::owl),
    figure("skull", Ground::Rings, mantle::shroud, revenants::skull),
    figure("serpent", Ground::Tongues, crawlers::coils, crawlers::serpent),
    figure("king", Ground::Rays, mantle::robe, courtiers::king),
    figure("lady", Ground::Stars, mantle::shroud, courtiers::lady),
    figure("angel", Ground::Rays, courtiers::wings, courtiers::angel),
    figure("wolf", Ground::Night, mantle::fur, hunters::wolf),
    figure("locust", Ground::Rings, mantle::armour, crawlers::locust),
    figure("lion", Ground::Rays, mantle::robe, hunters::lion),
    figure("raven", Ground::Rings, birds::collar, birds::raven),
    figure("toad", Ground::Stars, mantle::ermine, crawlers::toad),
    figure("elephant", Ground::Night, mantle::robe, herd::elephant),
    figure("helm", Ground::Tongues, mantle::armour, revenants::helm),
];

/// How many forms there are.
pub(super) const COUNT: u8 = FIGURES.len() as u8;

/// The form of this number; numbers beyond the last begin again with the first, as the colours of houses do.
const fn of(form: u8) -> &'static Figure {
    &FIGURES[(form % COUNT) as usize]
}

/// What a form is called in the texts.
pub(super) const fn key(form: u8) -> &'static str {
    of(form).key
}

/// A form as an SVG of 240 by 240 units, cut for so many pixels, in the colour of a house (red, green, blue).
pub(super) fn engrave(form: u8, tint: [u8; 3], pixels: u32) -> String {
    let mut plate = Plate::new(tint, Cut::of(pixels));
    let figure = of(form);
    ground(&mut plate, figure.ground);
    plate.within(STAGE, |plate| {
        (figure.mantle)(plate);
        (figure.head)(plate);
    });
    plate.pull()
}

/// The number of the form of this key.
pub fn numbered(key: &str) -> Option<u8> {
    (0..COUNT).find(|form| self::key(*form) == key)
}

/// Cuts the head of a form into a plate.
pub fn cut_head(plate: &mut Plate, form: u8) {
    (of(form).head)(plate);
}

/// What any head can wear on its shoulders.
const MANTLES: [(&str, Layer); 7] = [
    ("robe", mantle::robe),
    ("ermine", mantle::ermine),
    ("armour", mantle::armour),
    ("fur", mantle::fur),
    ("shroud", mantle::shroud),
    ("feathers", |plate| mantle::feathers(plate, Ink::Soot, Ink::Ash)),
    ("ruff", |plate| mantle::ruff(plate, [120.0, 192.0], [62.0, 20.0])),
];

/// The number of the mantle of this name.
pub fn mantle_named(name: &str) -> Option<u8> {
    (0..).zip(MANTLES).find(|(_, (known, _))| *known == name).map(|(at, _)| at)
}

/// Cuts a mantle into a plate.
pub fn cut_mantle(plate: &mut Plate, number: u8) {
    (MANTLES[usize::from(number) % MANTLES.len()].1)(plate);
}

/// The head alone, on nothing.
#[cfg(test)]
pub(super) fn engrave_head(form: u8, pixels: u32) -> String {
    let mut plate = Plate::new([0x80; 3], Cut::of(pixels));
    (of(form).head)(&mut plate);
    plate.pull()
}

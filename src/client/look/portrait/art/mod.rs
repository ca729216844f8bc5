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
mod curves;
mod ground;
mod herd;
mod hunters;
mod mantle;
mod plate;
mod revenants;

use ground::{Ground, STAGE, ground};
use plate::{Cut, Plate};

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

/// The head alone, on nothing.
#[cfg(test)]
pub(super) fn engrave_head(form: u8, pixels: u32) -> String {
    let mut plate = Plate::new([0x80; 3], Cut::of(pixels));
    (of(form).head)(&mut plate);
    plate.pull()
}

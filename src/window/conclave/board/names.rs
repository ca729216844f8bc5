//! The names of places on the map, laid out so that nothing covers them and they cover nothing: not
//! the legions, not the places, not the marks, and not one another.
//!
//! The layout is a pure function of what stands on the map. So the same map always has its names in
//! the same places.

use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use bevy::text::{FontSize, TextLayoutInfo};

use super::layout::{canton_centre, towards};
use super::lens::Lens;
use super::letters::{Letters, bone, ink, label};
use super::mirror::LEGIONS;
use super::pegs;
use super::pins::{CloseUp, IMAGES, Pinned};
use super::playback::{BEFORE_THE_GATES, Shown};
use crate::Eye;
use crate::chronicle::Teller;
use crate::rules::forces::Landmark;
use crate::rules::ids::PlaceId;
use crate::rules::realm::hex::MapSize;
use crate::shell::pace::Stir;
use crate::sight::{Hand, Library};

/// A rectangle on the map that no name may cover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Its centre, on any lap.
    pub at: Vec2,
    /// Half its size.
    pub half: Vec2,
}

/// A name to be laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    /// The centre of its place, on any lap.
    pub at: Vec2,
    /// The width of the picture of its place.
    pub side: f32,
    /// Its words.
    pub words: String,
    /// Height of its letters.
    pub high: f32,
}

/// The position of a name on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The middle of the name, from the centre of its place.
    pub offset: Vec2,
    /// Its words, in one or two lines.
    pub words: String,
    /// Half its size.
    pub half: Vec2,
}

/// Width of a letter, as a share of its height.
const LETTER: f32 = 0.68;
/// Height of a line, as a share of the height of a letter.
const LINE: f32 = 1.25;

/// Returns a spot for every name, in their order. Of the possible spots, the first is taken that
/// covers nothing, or else the one that covers least.
#[must_use]
pub fn lay_out(size: MapSize, titles: &[Title], blocks: &[Block]) -> Vec<Spot> {
    let mut written: Vec<Block> = Vec::new();
    let mut spots = Vec::with_capacity(titles.len());
    for title in titles {
        let cost = |spot: &Spot| {
            let here = Block { at: title.at + spot.offset, half: spot.half };
            let over = |others: &[Block]| -> f32 { others.iter().map(|other| overlap(size, &here, other)).sum() };
            over(blocks) + 4.0 * over(&written)
        };
        let mut best: Option<(f32, Spot)> = None;
        for spot in candidates(title) {
            let cost = cost(&spot);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, spot));
            }
            if best.as_ref().is_some_and(|(least, _)| *least <= 0.0) {
                break;
            }
        }
        if let Some((_, spot)) = best {
            written.push(Block { at: title.at + spot.offset, half: spot.half });
            spots.push(spot);
        }
    }
    spots
}

/// Returns the area in which two rectangles overlap, over the seam of the board too.
#[must_use]
pub fn overlap(size: MapSize, a: &Block, b: &Block) -> f32 {
    let way = towards(size, a.at, b.at).abs();
    let shared = (a.half + b.half - way).max(Vec2::ZERO).min(2.0 * a.half.min(b.half));
    shared.x * shared.y
}

/// Returns the possible spots of a name, the best first: below its place, above it, then further
/// aside, in one line or in two.
fn candidates(title: &Title) -> Vec<Spot> {
    let shapes: Vec<String> = std::iter::once(title.words.clone()).chain(halved(&title.words)).collect();
    let mut spots = Vec::new();
    for aside in [0.0, 28.0, -28.0, 55.0, -55.0, 84.0, -84.0] {
        for words in &shapes {
            let half = measure(words, title.high);
            let away = title.side * 0.5 + half.y + 2.0;
            for y in [-away, away + 3.0, -away - 14.0, away + 17.0] {
                spots.push(Spot { offset: Vec2::new(aside, y), words: words.clone(), half });
            }
        }
    }
    for words in shapes.iter().rev() {
        let half = measure(words, title.high);
        let away = title.side * 0.5 + half.x + 6.0;
        for x in [away, -away] {
            for y in [0.0, 24.0, -24.0, 44.0, -44.0] {
                spots.push(Spot { offset: Vec2::new(x, y), words: words.clone(), half });
            }
        }
    }
    spots
}

/// Returns half the size of some lines.
fn measure(words: &str, high: f32) -> Vec2 {
    let long = words.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    Vec2::new(long as f32 * LETTER * high, words.lines().count() as f32 * LINE * high) / 2.0
}

/// Returns the words in two lines of about the same length; `None` for a single word.
fn halved(words: &str) -> Option<String> {
    let breaks = words.match_indices(' ').map(|(at, _)| at);
    let at = breaks.min_by_key(|&at| at.abs_diff(words.len() / 2))?;
    Some(format!("{}\n{}", &words[..at], &words[at + 1..]))
}

/// Width of the picture of a place.
#[must_use]
pub const fn side(landmark: &Landmark) -> f32 {
    match landmark {
        Landmark::Pandemonium => 108.0,
        Landmark::Stronghold(_) => 94.0,
        Landmark::Power(_) => 84.0,
    }
}

/// Returns what stands on the map, as far as names must not cover it.
#[must_use]
pub fn blocks(size: MapSize, shown: &Shown) -> Vec<Block> {
    let mut found = Vec::new();
    for legion in shown.depiction.legions.iter().chain(&shown.depiction.rumours) {
        let centre = canton_centre(size, legion.canton);
        let at = match legion.poised {
            Some(from) => centre + towards(size, centre, canton_centre(size, from)).clamp_length_max(BEFORE_THE_GATES),
            None => centre,
        };
        // A shield with its badge above and its pips below.
        found.push(Block { at: at + Vec2::new(-2.0, 1.0), half: Vec2::new(47.0, 55.0) });
    }
    for hold in &shown.depiction.places {
        let half = side(&hold.landmark) * 0.5 + 4.0;
        found.push(Block { at: canton_centre(size, hold.canton), half: Vec2::splat(half) });
    }
    found
}

/// Marks an entity as the name of a place.
#[derive(Component)]
pub(super) struct NamesPlace;

/// The largest scale, in board units per pixel, at which names are legible and shown.
const NAMES: f32 = 1.2;

/// The ground of a name: letters stay legible over borders, and the land under them is still seen.
/// Two sheets, of which the inner is smaller than the other, so that its edge is soft: how much
/// each is larger than the letters, and how much of the land it hides.
const PLATE: [(Vec2, f32); 2] = [(Vec2::new(12.0, 2.0), 0.5), (Vec2::new(6.0, -2.0), 0.68)];

/// Least height of the letters of a name on the screen, in pixels of the window.
const LEAST: f32 = 12.0;

/// The letters of a name.
#[derive(Component)]
pub(super) struct Written {
    /// Their height in board units.
    high: f32,
    /// Their middle, from the centre of their place.
    offset: Vec2,
}

/// Marks an entity as a sheet under a name. It is larger than the letters by this.
#[derive(Component)]
pub(super) struct Plate(Vec2);

/// Writes the names again when something on the map has changed that could cover them.
pub(super) fn write(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    letters: Option<Res<Letters>>,
    shown: Res<Shown>,
    there: Query<Entity, With<NamesPlace>>,
    mut known: Local<Option<(Vec<(PlaceId, Title)>, Vec<Block>)>>,
) {
    let (Some(hand), Some(library), Some(letters)) = (hand, library, letters) else { return };
    if !shown.is_changed() && !hand.is_changed() {
        return;
    }
    let (table, catalog) = (hand.view.table(), library.book.catalog());
    let size = table.realm().board().size();
    let teller = Teller::new(&library.text, catalog, table);
    let titles: Vec<(PlaceId, Title)> = shown
        .depiction
        .places
        .iter()
        .map(|hold| {
            let high = if hold.landmark == Landmark::Pandemonium { 16.0 } else { 13.0 };
            let (at, side) = (canton_centre(size, hold.canton), side(&hold.landmark));
            (hold.id, Title { at, side, words: teller.place_name(&hold.landmark), high })
        })
        .collect();
    let mut blocks = blocks(size, &shown);
    let stuck = pegs::on_map(&hand).into_iter().map(|(canton, words)| {
        let half =
            Vec2::new((words.chars().count() as f32 * pegs::LETTER / 2.0 + 5.0).max(pegs::HALF.x), pegs::HALF.y + 9.0);
        Block { at: canton_centre(size, canton) + pegs::STUCK - Vec2::Y * 9.0, half }
    });
    blocks.extend(stuck);
    blocks.extend(super::marks::blocks(catalog, table));
    if known.as_ref().is_some_and(|(old, stood)| *old == titles && *stood == blocks) && !there.is_empty() {
        return;
    }
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let plain: Vec<Title> = titles.iter().map(|(_, title)| title.clone()).collect();
    for (title, spot) in plain.iter().zip(lay_out(size, &plain, &blocks)) {
        // A name goes with its place, also where the two are on different sides of the seam.
        let at = title.at;
        for image in 0..IMAGES {
            let pinned = Pinned { at, image, reach: spot.offset.length() + spot.half.x + 10.0 };
            // Above legions and marks, below the effects of the playback.
            let place = Transform::from_xyz(at.x, at.y, LEGIONS + 1.3);
            commands.spawn((NamesPlace, pinned, place, Visibility::Hidden)).with_children(|parent| {
                for (step, (more, opacity)) in (0_u8..).zip(PLATE) {
                    // Until the letters are set, their width is known only roughly.
                    let sheet = spot.half * Vec2::new(1.7, 2.0) + more;
                    let sprite = Sprite::from_color(ink().with_alpha(opacity), sheet);
                    let under = spot.offset.extend(-0.02 + 0.01 * f32::from(step));
                    parent.spawn((sprite, Transform::from_translation(under), CloseUp(NAMES), Plate(more)));
                }
                let text = label(&letters.display, spot.words.clone(), title.high, bone(), spot.offset.extend(0.0));
                let written = Written { high: title.high, offset: spot.offset };
                parent.spawn((text, TextLayout::justify(Justify::Center), CloseUp(NAMES), written));
            });
        }
    }
    *known = Some((titles, blocks));
}

/// Sets the letters of every name in view in the size of the present zoom, on whole pixels, so that
/// no thin stroke is lost between two of them. While the view glides, they move with the land.
pub(super) fn set(
    (lens, stir): (Res<Lens>, Res<Stir>),
    eyes: Query<&Camera, With<Eye>>,
    names: Query<(&Transform, &Visibility, &Children), With<NamesPlace>>,
    mut letters: Query<
        (&Written, &TextLayoutInfo, &mut TextFont, &mut Text2dShadow, &mut Transform),
        Without<NamesPlace>,
    >,
    mut plates: Query<(&Plate, &mut Sprite, &mut Transform), (Without<NamesPlace>, Without<Written>)>,
) {
    if lens.glides() || lens.scale > NAMES {
        return;
    }
    let fine = eyes.iter().find_map(Camera::target_scaling_factor).unwrap_or(1.0);
    for (place, visibility, parts) in &names {
        if visibility == Visibility::Hidden {
            continue;
        }
        let mut found = None;
        let mut parts_of_letters = letters.iter_many_mut(parts);
        while let Some((written, laid, mut font, mut shadow, mut at)) = parts_of_letters.fetch_next() {
            let drawn = FontSize::Px((written.high / lens.scale * fine).ceil().max(LEAST * fine) / fine);
            if font.font_size != drawn {
                font.font_size = drawn;
                shadow.offset = Vec2::new(1.0, -1.0);
                // The letters are set anew in the next picture.
                stir.now();
            }
            let (middle, size) = (place.translation.truncate() + written.offset, laid.size * lens.scale);
            let corner = lens.on_pixel(middle - size / 2.0, fine);
            let wanted = Transform {
                translation: (corner + size / 2.0 - place.translation.truncate()).extend(at.translation.z),
                scale: Vec3::splat(lens.scale),
                ..*at
            };
            at.set_if_neq(wanted);
            found = Some((wanted.translation.truncate(), size));
        }
        let Some((middle, size)) = found.filter(|(_, size)| size.x > 0.0) else { continue };
        let mut sheets = plates.iter_many_mut(parts);
        while let Some((plate, mut sprite, mut at)) = sheets.fetch_next() {
            let wanted = Some(size + plate.0 * lens.scale);
            if sprite.custom_size != wanted {
                sprite.custom_size = wanted;
            }
            at.set_if_neq(Transform { translation: middle.extend(at.translation.z), ..*at });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conclave::board::depiction::Depiction;
    use crate::conclave::board::reel_tests::{rulebook, turns};

    fn title(at: Vec2, words: &str) -> Title {
        Title { at, side: 84.0, words: words.to_owned(), high: 13.0 }
    }

    #[test]
    fn a_name_gives_way_to_what_stands_below_its_place() {
        let size = MapSize::Small;
        let names = [title(Vec2::new(300.0, 300.0), "Quarry of Tears")];
        let free = lay_out(size, &names, &[]);
        assert!(free[0].offset.y < 0.0, "a name stands below its place");
        let south = Block { at: names[0].at + Vec2::new(-55.0, -96.0), half: Vec2::new(45.0, 52.0) };
        let moved = lay_out(size, &names, &[south]);
        let here = Block { at: names[0].at + moved[0].offset, half: moved[0].half };
        assert_eq!(overlap(size, &here, &south), 0.0, "{moved:?}");
        assert_eq!(moved, lay_out(size, &names, &[south]), "the same map has the same names");
    }

    #[test]
    fn names_over_the_seam_do_not_meet() {
        let size = MapSize::Small;
        let lap = super::super::layout::lap(size);
        let names =
            [title(Vec2::new(5.0, 300.0), "Gate of Sighs"), title(Vec2::new(lap.x - 20.0, 300.0), "Ashen Mill")];
        let spots = lay_out(size, &names, &[]);
        let here = |at: usize| Block { at: names[at].at + spots[at].offset, half: spots[at].half };
        assert_eq!(overlap(size, &here(0), &here(1)), 0.0, "{spots:?}");
    }

    #[test]
    fn in_real_games_no_name_is_covered() {
        let book = rulebook();
        let catalog = book.catalog();
        let size = MapSize::Small;
        for (number, turn) in turns(&book, 12).iter().enumerate() {
            let shown = Shown { depiction: Depiction::of(&turn.after), ..Shown::default() };
            let blocks = blocks(size, &shown);
            let text = table_text::Text::english();
            let teller = Teller::new(&text, catalog, &turn.after);
            let titles: Vec<Title> = shown
                .depiction
                .places
                .iter()
                .map(|hold| Title {
                    at: canton_centre(size, hold.canton),
                    side: side(&hold.landmark),
                    words: teller.place_name(&hold.landmark),
                    high: if hold.landmark == Landmark::Pandemonium { 16.0 } else { 13.0 },
                })
                .collect();
            let spots = lay_out(size, &titles, &blocks);
            assert_eq!(spots.len(), titles.len());
            let written: Vec<Block> = titles
                .iter()
                .zip(&spots)
                .map(|(title, spot)| Block { at: title.at + spot.offset, half: spot.half })
                .collect();
            for (at, name) in written.iter().enumerate() {
                let words = &spots[at].words;
                for block in blocks.iter().chain(&written[..at]) {
                    assert!(overlap(size, name, block) < 1.0, "turn {number}: {words} meets {block:?}");
                }
            }
        }
    }
}

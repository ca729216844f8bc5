//! Pins: private notes on a canton or on a house (ux row 16).
//!
//! The pins of a player are lines of the player's private notes, and are saved with them. So no
//! other player sees them, minds do not know them, and the format of saves is the same. A line is a
//! pin if it begins with `@` and a canton by column and row, or with `@` and the name of a house:
//!
//! ```text
//! @7,4: his angels pass here
//! @Belial: never pays
//! ```
//!
//! Whatever else is in the notes stays as it is. A player may write such a line in the notes too.

use bevy::prelude::*;

use super::atlas::Atlas;
use super::layout::canton_centre;
use super::letters::{Letters, bone, ink, label, paint};
use super::mirror::PLACES;
use super::pins::{CloseUp, IMAGES, Pinned};
use super::playback::Playback;
use crate::look::palette;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::sight::Hand;

/// The canton or house that has a pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Peg {
    /// A canton.
    Canton(CantonId),
    /// A house.
    House(Seat),
}

/// Maximum number of characters in a pin.
pub const MOST_LETTERS: usize = 120;

/// Returns the pins in these notes, in their order.
#[must_use]
pub fn pins(notes: &str, table: &Game) -> Vec<(Peg, String)> {
    notes.lines().filter_map(|line| read(line, table)).collect()
}

/// Returns the words that are pinned there; empty if there is no pin.
#[must_use]
pub fn pinned(notes: &str, table: &Game, peg: Peg) -> String {
    pins(notes, table).into_iter().find(|(on, _)| *on == peg).map(|(_, words)| words).unwrap_or_default()
}

fn read(line: &str, table: &Game) -> Option<(Peg, String)> {
    let (on, words) = line.trim().strip_prefix('@')?.split_once(':')?;
    let (on, words) = (on.trim(), words.trim());
    let peg = match on.split_once(',') {
        Some((column, row)) => Peg::Canton(canton(table, column, row)?),
        None => Peg::House(house(table, on)?),
    };
    (!words.is_empty()).then(|| (peg, words.to_owned()))
}

/// Returns the canton of a column and a row, as players count them: from 1.
fn canton(table: &Game, column: &str, row: &str) -> Option<CantonId> {
    let size = table.realm().board().size();
    let (column, row): (usize, usize) = (column.trim().parse().ok()?, row.trim().parse().ok()?);
    let there = (1..=size.width()).contains(&column) && (1..=size.height()).contains(&row);
    there.then(|| table.realm().grid().at(column as i32 - 1, row as i32 - 1))
}

fn house(table: &Game, name: &str) -> Option<Seat> {
    let seats = table.charter().seats.iter();
    let at = seats.map(|seat| seat.archfiend.name.trim()).position(|one| one.eq_ignore_ascii_case(name))?;
    Some(Seat(u8::try_from(at).ok()?))
}

/// Returns the notes with these words pinned there. Empty words remove the pin.
#[must_use]
pub fn written(notes: &str, table: &Game, peg: Peg, words: &str) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let words: String = words.chars().take(MOST_LETTERS).collect();
    let fresh = (!words.is_empty()).then(|| format!("@{}: {words}", named(table, peg)));
    let mut lines: Vec<String> = Vec::new();
    let mut put = false;
    for line in notes.lines() {
        if read(line, table).is_some_and(|(on, _)| on == peg) {
            // The new words take the place of the old ones.
            lines.extend(fresh.clone().filter(|_| !put));
            put = true;
        } else {
            lines.push(line.to_owned());
        }
    }
    if !put {
        lines.extend(fresh);
    }
    lines.join("\n")
}

fn named(table: &Game, peg: Peg) -> String {
    match peg {
        Peg::Canton(canton) => {
            let grid = table.realm().grid();
            format!("{},{}", grid.column(canton) + 1, grid.row(canton) + 1)
        }
        Peg::House(seat) => table
            .charter()
            .seats
            .get(seat.index())
            .map_or_else(String::new, |seat| seat.archfiend.name.trim().to_owned()),
    }
}

/// Marks an entity as a pin on the map.
#[derive(Component)]
pub(super) struct OfPeg;

/// The middle of a pin, from the middle of its canton.
pub(super) const STUCK: Vec2 = Vec2::new(40.0, -30.0);
/// Half the size of a pin.
pub(super) const HALF: Vec2 = Vec2::new(16.0, 16.0);

/// Width of a letter of a pin on the map.
pub(super) const LETTER: f32 = 7.4;

/// Maximum number of characters of a pin that the map shows.
const SHOWN: usize = 22;

/// Draws the pins of the seated player again when the notes change.
pub(super) fn stick(
    mut commands: Commands,
    hand: Option<Res<Hand>>,
    (atlas, letters): (Option<Res<Atlas>>, Option<Res<Letters>>),
    playback: Res<Playback>,
    there: Query<Entity, With<OfPeg>>,
    mut known: Local<Vec<(CantonId, String)>>,
) {
    let (Some(atlas), Some(letters)) = (atlas, letters) else { return };
    let wanted = match (&hand, playback.running()) {
        (Some(hand), false) => on_map(hand),
        (Some(_), true) | (None, _) => Vec::new(),
    };
    if *known == wanted {
        return;
    }
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let Some(size) = hand.map(|hand| hand.view.table().realm().board().size()) else {
        known.clear();
        return;
    };
    for (canton, words) in &wanted {
        let at = canton_centre(size, *canton) + STUCK;
        for image in 0..IMAGES {
            let pinned = Pinned { at, image, reach: 130.0 };
            let place = Transform::from_xyz(at.x, at.y, PLACES + 1.9);
            commands.spawn((OfPeg, pinned, place, Visibility::Hidden)).with_children(|parent| {
                for (name, side, colour, z) in [
                    ("disc", 32.0, ink(), 0.0),
                    ("disc-rim", 32.0, paint(palette::SKY), 0.01),
                    ("pin", 20.0, bone(), 0.02),
                ] {
                    parent.spawn((atlas.sprite(name, Vec2::splat(side), colour), Transform::from_xyz(0.0, 0.0, z)));
                }
                let long = words.chars().count() as f32 * LETTER + 10.0;
                let plate = atlas.sprite("pixel", Vec2::new(long, 21.0), ink().with_alpha(0.82));
                parent.spawn((plate, Transform::from_xyz(0.0, -25.0, 0.03), CloseUp(1.2)));
                let text = label(&letters.text, words.clone(), 16.0, bone(), Vec3::new(0.0, -25.0, 0.5));
                parent.spawn((text, CloseUp(1.2)));
            });
        }
    }
    *known = wanted;
}

/// Returns the cantons with a pin, with the words that the map shows.
pub(super) fn on_map(hand: &Hand) -> Vec<(CantonId, String)> {
    let notes = hand.notes.as_deref().unwrap_or_default();
    let short = |(peg, words): (Peg, String)| match peg {
        Peg::Canton(canton) => {
            let cut: String = words.chars().take(SHOWN).collect();
            let whole = cut.chars().count() == words.chars().count();
            Some((canton, if whole { cut } else { format!("{}…", cut.trim_end()) }))
        }
        Peg::House(_) => None,
    };
    pins(notes, hand.view.table()).into_iter().filter_map(short).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conclave::board::reel_tests::charter;
    use crate::rules::catalog::Catalog;

    fn table() -> Game {
        let catalog = Catalog::standard();
        Game::found(&catalog, charter(&catalog)).expect("a game can be founded")
    }

    #[test]
    fn a_pin_is_a_line_of_the_notes_and_comes_back_from_it() {
        let table = table();
        let notes = "He smiles too much.\n@1,1: mine\nAsk for cards.";
        let corner = Peg::Canton(CantonId(0));
        assert_eq!(pins(notes, &table), [(corner, "mine".to_owned())]);
        let changed = written(notes, &table, corner, "  not   mine ");
        assert_eq!(changed, "He smiles too much.\n@1,1: not mine\nAsk for cards.");
        assert_eq!(pinned(&changed, &table, corner), "not mine");
        assert_eq!(written(&changed, &table, corner, " "), "He smiles too much.\nAsk for cards.");
        let house = Peg::House(Seat(1));
        let more = written("", &table, house, "never pays");
        assert_eq!(pinned(&more, &table, house), "never pays");
        assert_eq!(pins(&more, &table).len(), 1);
    }

    #[test]
    fn what_is_no_pin_is_left_alone() {
        let table = table();
        for line in ["@", "@:", "@1,1", "@1,1:", "@0,1: x", "@1,99: x", "@nobody at all: x", "1,1: x"] {
            assert_eq!(pins(line, &table), [], "{line}");
            let more = written(line, &table, Peg::Canton(CantonId(0)), "here");
            assert!(more.starts_with(line) && more.ends_with("\n@1,1: here"), "{more}");
        }
    }
}

//! The keys of the board: scroll, zoom, select the next legion or place, step a path.

use bevy::prelude::*;

use super::Lit;
use super::charting::Instruments;
use super::choice::{Choice, can_move};
use super::lens::Lens;
use crate::intent::{Intent, Looking, Mark, Planning, Sheet};
use crate::look::tips::Reading;
use crate::rules::ids::{CantonId, LegionId, PlaceId};
use crate::rules::realm::hex::Direction;
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::{Stage, Standing};
use crate::shell::keys::{Action, Bindings, CONTROL, SHIFT, held};
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, Overlay};

/// Speed of scrolling by key, in pixels per second.
const PACE: f32 = 900.0;

/// The keys of the six directions.
const STEPS: [(Action, Direction); 6] = [
    (Action::StepEast, Direction::East),
    (Action::StepNorthEast, Direction::NorthEast),
    (Action::StepNorthWest, Direction::NorthWest),
    (Action::StepWest, Direction::West),
    (Action::StepSouthWest, Direction::SouthWest),
    (Action::StepSouthEast, Direction::SouthEast),
];

/// The units that a key steps through.
#[derive(Clone, Copy)]
enum Round {
    OwnLegions,
    OwnPlaces,
    EnemyLegions,
    EnemyPlaces,
}

/// The keys that go through something.
const ROUNDS: [(Action, Round); 4] = [
    (Action::NextLegion, Round::OwnLegions),
    (Action::NextPlace, Round::OwnPlaces),
    (Action::NextEnemyLegion, Round::EnemyLegions),
    (Action::NextEnemyPlace, Round::EnemyPlaces),
];

/// Reads the keys of the board.
pub(super) fn stride(
    time: Res<Time>,
    keys: Res<ButtonInput<KeyCode>>,
    lit: Res<Lit>,
    (standing, overlay): (Standing<'_>, Res<Overlay>),
    preferences: Res<Preferences>,
    (hand, library, instruments): (Option<Res<Hand>>, Option<Res<Library>>, Res<Instruments>),
    mut lens: ResMut<Lens>,
    mut choice: ResMut<Choice>,
    mut intents: MessageWriter<Intent>,
) {
    let (Some(hand), Some(library), true) = (hand, library, lit.0) else { return };
    let control = held(&keys, CONTROL);
    let busy = overlay.typing || control || overlay.reading == Reading::Closely || instruments.pinning.is_some();
    if busy || overlay.covered || overlay.sheet != Sheet::None {
        return;
    }
    let bindings = &preferences.bindings;
    // While the hex cursor is on, the keys move it, and scroll only with Shift.
    let shift = held(&keys, SHIFT);
    if shift == instruments.cursor.is_some() {
        scroll(&keys, bindings, &mut lens, time.delta_secs());
    }
    if keys.just_pressed(bindings.key(Action::Zoom)) {
        lens.toggle();
    }
    for (action, round) in ROUNDS {
        if keys.just_pressed(bindings.key(action))
            && let Some((mark, canton)) = next(&hand, &library.book, round)
        {
            intents.write(Looking::Select(Some(mark)).into());
            intents.write(Looking::LookAt(canton).into());
        }
    }
    if standing.at(Stage::Planning)
        && let Some(legion) = choice.legion
    {
        if choice.way.is_none() {
            intents.write_batch(service(&keys, bindings, legion));
        }
        step(&keys, bindings, &hand, &library.book, &overlay, &mut choice, &mut intents);
    }
}

fn scroll(keys: &ButtonInput<KeyCode>, bindings: &Bindings, lens: &mut Lens, seconds: f32) {
    let pull = |plus: Action, minus: Action| {
        f32::from(i8::from(keys.pressed(bindings.key(plus))) - i8::from(keys.pressed(bindings.key(minus))))
    };
    let way = Vec2::new(pull(Action::ScrollEast, Action::ScrollWest), pull(Action::ScrollNorth, Action::ScrollSouth));
    if way != Vec2::ZERO {
        let by = way.normalize() * PACE * lens.scale * seconds.min(0.1);
        lens.drag(by);
    }
}

/// Returns the intents of keys for the selected legion that need no path (manual 4.4, 4.19).
fn service(keys: &ButtonInput<KeyCode>, bindings: &Bindings, legion: LegionId) -> Vec<Intent> {
    let wishes = [
        (Action::Train, Intent::Planning(Planning::Train(legion))),
        (Action::Dismiss, Intent::Planning(Planning::Dismiss(legion))),
    ];
    let pressed = |(action, wish)| keys.just_pressed(bindings.key(action)).then_some(wish);
    wishes.into_iter().filter_map(pressed).collect()
}

fn step(
    keys: &ButtonInput<KeyCode>,
    bindings: &Bindings,
    hand: &Hand,
    book: &Rulebook,
    overlay: &Overlay,
    choice: &mut ResMut<Choice>,
    intents: &mut MessageWriter<Intent>,
) {
    let march = keys.just_pressed(bindings.key(Action::March));
    if choice.way.is_none() {
        if march {
            choice.set_out();
        }
        return;
    }
    if keys.just_pressed(KeyCode::Escape) && overlay.reading == Reading::Nothing {
        choice.way = None;
    } else if march || keys.just_pressed(KeyCode::Enter) {
        if let Some(order) = choice.stepped() {
            choice.way = None;
            intents.write(Planning::Put(None, order).into());
        } else if choice.way.as_ref().is_some_and(|way| way.cantons.len() == 1) {
            choice.way = None;
        }
    } else {
        for (action, direction) in STEPS {
            if keys.just_pressed(bindings.key(action)) {
                choice.step(book, hand, direction);
            }
        }
    }
}

/// The next of what a key goes through, after what is chosen now.
fn next(hand: &Hand, book: &Rulebook, round: Round) -> Option<(Mark, CantonId)> {
    let (table, seat) = (hand.view.table(), hand.seat());
    let legions = |own: bool| -> Vec<(LegionId, CantonId)> {
        let legions = table.forces().legions().iter().filter(|legion| (legion.owner == seat) == own);
        legions.map(|legion| (legion.id, legion.canton)).collect()
    };
    let places = |own: bool| -> Vec<(PlaceId, CantonId)> {
        let places = table.forces().places().iter().filter(|place| (place.owner == Some(seat)) == own);
        places.map(|place| (place.id, place.canton)).collect()
    };
    let (chosen_legion, chosen_place) = match hand.selected {
        Some(Mark::Legion(id)) => (Some(id), None),
        Some(Mark::Place(id)) => (None, Some(id)),
        Some(Mark::Canton(_)) | None => (None, None),
    };
    match round {
        Round::OwnLegions => {
            // Only legions that can still do something, or all if none can.
            let all = legions(true);
            let able: Vec<_> = all.iter().copied().filter(|(id, _)| can_move(hand, book, *id)).collect();
            let (id, _) = after(if able.is_empty() { &all } else { &able }, chosen_legion)?;
            let planned = hand.planned().forces().legion(id).map(|legion| legion.canton);
            Some((Mark::Legion(id), planned.or(table.forces().legion(id).map(|legion| legion.canton))?))
        }
        Round::EnemyLegions => after(&legions(false), chosen_legion).map(|(id, canton)| (Mark::Legion(id), canton)),
        Round::OwnPlaces => after(&places(true), chosen_place).map(|(id, canton)| (Mark::Place(id), canton)),
        Round::EnemyPlaces => after(&places(false), chosen_place).map(|(id, canton)| (Mark::Place(id), canton)),
    }
}

/// Returns the first entry after the chosen one, by id, or else the first of all.
fn after<T: Copy + Ord>(all: &[(T, CantonId)], chosen: Option<T>) -> Option<(T, CantonId)> {
    let later = all.iter().find(|(id, _)| chosen.is_some_and(|chosen| *id > chosen));
    later.or(all.first()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_through_comes_round_again() {
        let all = [(2, CantonId(0)), (5, CantonId(1)), (9, CantonId(2))];
        assert_eq!(after(&all, None).map(|(id, _)| id), Some(2));
        assert_eq!(after(&all, Some(2)).map(|(id, _)| id), Some(5));
        assert_eq!(after(&all, Some(7)).map(|(id, _)| id), Some(9));
        assert_eq!(after(&all, Some(9)).map(|(id, _)| id), Some(2));
        assert_eq!(after::<u8>(&[], None), None);
    }
}

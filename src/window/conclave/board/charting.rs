//! The instruments of the map: its mode, the hex cursor, the whole-realm view and the pins. This
//! module has their state, their intents and their keys.
//!
//! The hex cursor does by keyboard what the pointer does by mouse. While it is on, the scroll keys
//! and the six step keys move it from canton to canton, Enter is a click, and Backspace is a click
//! of the other button; the board follows it. With Shift, the scroll keys scroll all the same.
//! While it is off, it is the other way round: they scroll, and with Shift they call the cursor.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::Lit;
use super::choice::Choice;
use super::layout::{canton_centre, canton_under};
use super::lens::Lens;
use super::modes::{Chart, MapMode};
use super::pegs::{self, Peg};
use super::playback::Shown;
use super::pointer::{Reply, deselect, touch};
use crate::conclave::rituals::Pointed;
use crate::intent::{Intent, Mark, Sheet, Sitting};
use crate::look::drop_focus;
use crate::look::tips::Reading;
use crate::rules::ids::{CantonId, LegionId, SlotNo};
use crate::rules::orders::Draft;
use crate::rules::realm::hex::{Direction, Grid};
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft};
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::keys::{Action, Bindings, CONTROL, SHIFT, held};
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library};

/// The intents for the instruments of the map.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Charting {
    /// Switch a map mode on, or off if it is on.
    Mode(MapMode),
    /// Show the whole realm, or go back.
    Realm,
    /// Send the next order into this slot. The same slot again takes that back.
    Aim(SlotNo),
    /// Open the note that is pinned there, or a new one.
    Pin(Peg),
    /// Replace the note that is pinned there. An empty note removes the pin.
    Write(Peg, String),
    /// Close the open note.
    LeavePin,
}

/// The state of the instruments.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Instruments {
    /// The map mode, if one is on.
    pub mode: Option<MapMode>,
    /// The canton under the hex cursor; `None` while the cursor is off.
    pub cursor: Option<CantonId>,
    /// True if the cursor was moved after the pointer.
    pub by_keys: bool,
    /// The pin whose note is open.
    pub pinning: Option<Peg>,
    /// A click that could not be an order, until the next one.
    pub rebuff: Option<Rebuff>,
}

/// A canton to which the selected legion was sent in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rebuff {
    /// The legion.
    pub legion: LegionId,
    /// The canton.
    pub canton: CantonId,
}

/// Adds the instruments to an app.
pub(super) fn build(app: &mut App) {
    app.forgets::<Instruments, GameLeft>()
        .forgets::<Instruments, PlayerLeft>()
        .init_resource::<Chart>()
        .add_observer(carry_out);
}

fn carry_out(
    wish: On<Charting>,
    hand: Option<ResMut<Hand>>,
    mut instruments: ResMut<Instruments>,
    mut lens: ResMut<Lens>,
    mut commands: Commands,
) {
    // An intent of the previous player must not reach the next one.
    let Some(mut hand) = hand else { return };
    match wish.event() {
        Charting::Mode(mode) => instruments.mode = Some(*mode).filter(|_| instruments.mode != Some(*mode)),
        Charting::Realm => lens.toggle_realm(),
        Charting::Aim(slot) => hand.aim = Some(*slot).filter(|_| hand.aim != Some(*slot)),
        Charting::Pin(peg) => instruments.pinning = Some(*peg).filter(|_| hand.notes.is_some()),
        Charting::LeavePin => instruments.pinning = None,
        Charting::Write(peg, words) => {
            instruments.pinning = None;
            if let Some(notes) = &hand.notes {
                let notes = pegs::written(notes, hand.view.table(), *peg, words);
                commands.trigger(Sitting::Note(notes));
            }
        }
    }
}

/// Calculates the chart when its mode, the draft or the selection changes. A playback shows none,
/// because the chart knows how the turn ends.
pub(super) fn survey(
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    (standing, screen): (Standing<'_>, Res<State<Screen>>),
    instruments: Res<Instruments>,
    mut chart: ResMut<Chart>,
    mut known: Local<Option<(MapMode, Option<Mark>, u32, Draft)>>,
) {
    let plain = standing.at(Stage::Playback) || *screen.get() != Screen::Playing;
    let (Some(hand), Some(library), Some(mode), false) = (hand, library, instruments.mode, plain) else {
        *known = None;
        chart.set_if_neq(Chart::default());
        return;
    };
    let turn = hand.view.table().turn();
    let same = |(old, selected, of, draft): &(MapMode, Option<Mark>, u32, Draft)| {
        (*old, *selected, *of) == (mode, hand.selected, turn) && draft == hand.desk.draft()
    };
    if known.as_ref().is_some_and(same) {
        return;
    }
    *known = Some((mode, hand.selected, turn, hand.desk.draft().clone()));
    chart.set_if_neq(Chart::of(Some(mode), library.book.catalog(), &hand));
}

/// Seconds until a held key repeats, and between its repetitions.
const PATIENCE: (f32, f32) = (0.3, 0.09);

/// The scroll keys, with the step of the cursor in columns and rows. Rows are staggered, so a step
/// north goes north-east and north-west in turns.
const WAYS: [(Action, (i32, i32)); 4] = [
    (Action::ScrollWest, (-1, 0)),
    (Action::ScrollEast, (1, 0)),
    (Action::ScrollNorth, (0, -1)),
    (Action::ScrollSouth, (0, 1)),
];

/// The step keys.
const STEPS: [(Action, Direction); 6] = [
    (Action::StepEast, Direction::East),
    (Action::StepNorthEast, Direction::NorthEast),
    (Action::StepNorthWest, Direction::NorthWest),
    (Action::StepWest, Direction::West),
    (Action::StepSouthWest, Direction::SouthWest),
    (Action::StepSouthEast, Direction::SouthEast),
];

/// Reads the keys of the instruments.
pub(super) fn press(
    time: Res<Time>,
    keys: Res<ButtonInput<KeyCode>>,
    (lit, screen, standing): (Res<Lit>, Res<State<Screen>>, Standing<'_>),
    preferences: Res<Preferences>,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    (choice, shown, pointed): (Res<Choice>, Res<Shown>, Pointed<'_>),
    mut instruments: ResMut<Instruments>,
    mut lens: ResMut<Lens>,
    mut intents: MessageWriter<Intent>,
    mut wait: Local<f32>,
    mut contexts: EguiContexts,
) -> Result {
    let (Some(hand), Some(library), true) = (hand, library, lit.0 && *screen.get() == Screen::Playing) else {
        return Ok(());
    };
    let overlay = &pointed.overlay;
    let control = held(&keys, CONTROL);
    if overlay.typing || control || overlay.sheet != Sheet::None || instruments.pinning.is_some() {
        return Ok(());
    }
    let shift = held(&keys, SHIFT);
    let bindings = &preferences.bindings;
    let under = instruments.cursor.filter(|_| instruments.by_keys).or(hand.hovered);
    intents.write_batch(switches(&keys, bindings, shift, under));
    let size = hand.view.table().realm().board().size();
    let grid = hand.view.table().realm().grid();
    if keys.just_pressed(bindings.key(Action::HexCursor)) {
        instruments.cursor = match instruments.cursor {
            Some(_) => None,
            None => selected(&hand).or(under).or_else(|| canton_under(size, lens.middle())),
        };
        instruments.by_keys = instruments.cursor.is_some();
        if instruments.by_keys {
            // Otherwise the arrow keys would move the focus of a panel together with the cursor.
            drop_focus(contexts.ctx_mut()?);
        }
    }
    // With Shift, the scroll keys call the cursor. A focused widget keeps them.
    let scrolls = instruments.cursor.is_some() == shift || overlay.focused;
    let stepping = instruments.cursor.is_some() && choice.way.is_none() && !shift;
    let again = repeats(&keys, bindings, time.delta_secs(), &mut wait);
    let asked = |action: Action| keys.just_pressed(bindings.key(action)) || again && keys.pressed(bindings.key(action));
    let start = || instruments.cursor.or_else(|| selected(&hand)).or_else(|| canton_under(size, lens.middle()));
    let to = start().and_then(|from| {
        let way = WAYS.iter().filter(|_| !scrolls).find(|(action, _)| asked(*action));
        let step = STEPS.iter().filter(|_| stepping).find(|(action, _)| asked(*action));
        let scrolled = way.map(|(_, (columns, rows))| beside(grid, from, *columns, *rows));
        scrolled.or_else(|| step.map(|(_, direction)| grid.step(from, *direction)))
    });
    if let Some(to) = to {
        (instruments.cursor, instruments.by_keys) = (Some(to), true);
        if !lens.sees(size, canton_centre(size, to)) {
            lens.go(size, canton_centre(size, to));
        }
    }
    if standing.at(Stage::Playback) || choice.way.is_some() {
        return Ok(());
    }
    let escaped = keys.just_pressed(KeyCode::Escape) && pointed.rite().is_none();
    if escaped && instruments.cursor.is_none() && overlay.reading == Reading::Nothing && hand.selected.is_some() {
        instruments.rebuff = None;
        intents.write(deselect(false));
    }
    let Some(cursor) = instruments.cursor else { return Ok(()) };
    if escaped {
        instruments.cursor = None;
    } else if keys.just_pressed(KeyCode::Backspace) {
        instruments.rebuff = None;
        intents.write(deselect(pointed.rite().is_some()));
    } else if keys.just_pressed(KeyCode::Enter) && !overlay.focused {
        match touch(&library.book, &hand, &choice, &shown, pointed.rite(), instruments.rebuff, cursor) {
            Reply::Wishes(wishes) => {
                instruments.rebuff = None;
                intents.write_batch(wishes);
            }
            Reply::Rebuff(rebuff) => instruments.rebuff = Some(rebuff),
        }
    }
    Ok(())
}

/// Returns the intents of the keys that switch something.
fn switches(keys: &ButtonInput<KeyCode>, bindings: &Bindings, shift: bool, under: Option<CantonId>) -> Vec<Intent> {
    let pressed = |action: Action| keys.just_pressed(bindings.key(action));
    let mut wishes: Vec<Intent> = Vec::new();
    for (mode, slot) in MapMode::ALL.into_iter().zip(SlotNo::ALL) {
        if pressed(mode.action()) {
            wishes.push(if shift { Charting::Aim(slot).into() } else { Charting::Mode(mode).into() });
        }
    }
    if pressed(Action::WholeRealm) {
        wishes.push(Charting::Realm.into());
    }
    if let Some(canton) = under.filter(|_| pressed(Action::Pin)) {
        wishes.push(Charting::Pin(Peg::Canton(canton)).into());
    }
    wishes
}

/// True if a key that moves the cursor has been held long enough to count again.
fn repeats(keys: &ButtonInput<KeyCode>, bindings: &Bindings, seconds: f32, held: &mut f32) -> bool {
    let movers = WAYS.iter().map(|(action, _)| *action).chain(STEPS.iter().map(|(action, _)| *action));
    if !movers.into_iter().any(|action| keys.pressed(bindings.key(action))) {
        *held = 0.0;
        return false;
    }
    *held += seconds;
    if *held < PATIENCE.0 + PATIENCE.1 {
        return false;
    }
    *held -= PATIENCE.1;
    true
}

/// Returns the canton that lies so many columns and rows away.
fn beside(grid: &Grid, from: CantonId, columns: i32, rows: i32) -> CantonId {
    grid.at(grid.column(from) as i32 + columns, grid.row(from) as i32 + rows)
}

/// Returns the canton of the selection.
fn selected(hand: &Hand) -> Option<CantonId> {
    let table = hand.view.table();
    match hand.selected? {
        Mark::Legion(id) => {
            let legion = hand.planned().forces().legion(id).or_else(|| table.forces().legion(id));
            legion.map(|legion| legion.canton)
        }
        Mark::Place(id) => table.forces().place(id).map(|place| place.canton),
        Mark::Canton(canton) => Some(canton),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::realm::hex::MapSize;

    #[test]
    fn the_cursor_goes_straight_north_and_comes_round_again() {
        for size in MapSize::ALL {
            let grid = Grid::of(size);
            for start in grid.cantons() {
                let mut at = start;
                for _ in 0..size.height() {
                    let next = beside(grid, at, 0, -1);
                    assert!(grid.adjacent(at, next), "{size:?} {at} {next}");
                    assert_eq!(grid.column(next), grid.column(start));
                    at = next;
                }
                assert_eq!(at, start, "{size:?}");
                assert_eq!(beside(grid, beside(grid, start, 1, 0), -1, 0), start);
            }
        }
    }
}

//! The scenes of the map: its modes, the whole realm, the hex cursor, the pins, a vain click, and
//! great moments in the playback.

use bevy::prelude::*;

use super::scenes::{Scene, playing, shown};
use crate::conclave::board::Lens;
use crate::conclave::board::charting::{Instruments, Rebuff};
use crate::conclave::board::modes::MapMode;
use crate::intent::{Mark, Sheet};
use crate::rules::calendar::{Moment, Step};
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::{Blindfold, Entry, Fact};
use crate::rules::forces::{ForcesFact, Landmark};
use crate::rules::ids::{CantonId, Seat, SlotNo};
use crate::shell::settings::Preferences;
use crate::sight::Hand;

/// The scenes of the map.
pub const MAPS: [Scene; 10] = [
    playing("map-owner", Sheet::None),
    playing("map-legality", Sheet::None),
    playing("map-prestige", Sheet::None),
    playing("map-threat", Sheet::None),
    playing("map-terrain", Sheet::None),
    playing("map-unclaimed", Sheet::None),
    playing("map-realm", Sheet::None),
    playing("map-cursor", Sheet::None),
    playing("map-pins", Sheet::None),
    playing("map-rebuff", Sheet::None),
];

/// The scenes of great moments in the playback.
pub const MOMENTS: [Scene; 3] = [shown("moment-token"), shown("moment-excommunication"), shown("moment-usurper")];

/// Replaces the log of the last turn with a great moment. Any other scene is left as it is.
fn happen(world: &mut World, name: &str) {
    let Some(mut hand) = world.get_resource_mut::<Hand>() else { return };
    let throne = hand.view.table().forces().places().iter().find(|place| place.landmark == Landmark::Pandemonium);
    let (seat, Some(throne)) = (Seat(1), throne.map(|place| place.id)) else { return };
    let facts = match name {
        "moment-token" => vec![Fact::Conclave(ConclaveFact::TokenDrawn { drawn: 7, needed: 10 })],
        "moment-excommunication" => vec![Fact::Conclave(ConclaveFact::Excommunicated { seat })],
        "moment-usurper" => {
            let landmark = Landmark::Pandemonium;
            let taken = ForcesFact::PlaceCaptured { place: throne, landmark, by: seat, from: None };
            vec![Fact::Forces(taken), Fact::Conclave(ConclaveFact::Usurped { seat })]
        }
        _ => return,
    };
    let moment = Moment::Step(Step::Token);
    if let Some(turn) = hand.log.last_mut() {
        turn.entries = facts.into_iter().map(|fact| Entry { moment, fact, kept_from: Blindfold::default() }).collect();
    }
    // Slow enough that the picture shows the middle of it.
    world.resource_mut::<Preferences>().playback_percent = 100;
}

/// Arranges the instruments for a scene of the map. Any other scene is left as it is.
pub(super) fn set(world: &mut World, name: &str) {
    if name == "playback" {
        // The bar and the board, not a fight in the theatre.
        world.resource_mut::<Preferences>().show_battles = false;
        return;
    }
    happen(world, name);
    if !MAPS.iter().any(|scene| scene.name() == name) {
        return;
    }
    let Some(mut hand) = world.get_resource_mut::<Hand>() else { return };
    let seat = hand.seat();
    let table = hand.view.table();
    let guard = table.forces().legions_of(seat).next().map(|legion| (legion.id, legion.canton));
    let home = table.forces().places().iter().find(|place| place.landmark == Landmark::Stronghold(seat));
    let home = home.map_or(CantonId(0), |place| place.canton);
    let beside = table.realm().grid().neighbours(home)[1];
    let far = table
        .realm()
        .grid()
        .at(table.realm().grid().column(home) as i32 + 3, table.realm().grid().row(home) as i32 + 3);
    hand.hovered = Some(beside);
    hand.selected = None;
    let legion = guard.map(|(id, _)| id);
    if matches!(name, "map-rebuff" | "map-cursor") {
        hand.selected = legion.map(Mark::Legion);
    }
    if name == "map-pins" {
        let grid = hand.view.table().realm().grid();
        let at = |canton: CantonId| (grid.column(canton) + 1, grid.row(canton) + 1);
        let ((a, b), (c, d)) = (at(beside), at(far));
        hand.notes = Some(format!("@{a},{b}: the guard waits here\n@{c},{d}: he will come this way"));
        hand.aim = Some(SlotNo::ALL[2]);
    }
    let mut instruments = world.resource_mut::<Instruments>();
    instruments.mode = MapMode::ALL.into_iter().find(|mode| name == format!("map-{}", mode.key()));
    if name == "map-cursor" {
        (instruments.cursor, instruments.by_keys) = (Some(beside), true);
    }
    if name == "map-rebuff" {
        instruments.rebuff = legion.map(|legion| Rebuff { legion, canton: far });
    }
    if name == "map-realm" {
        world.resource_mut::<Lens>().toggle_realm();
    }
}

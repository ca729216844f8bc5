//! Scenes of what lies over a game in any place: the contrast theme, a pinned tip, notices.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::scenes::{Scene, playing};
use crate::intent::{Sheet, Tab};
use crate::look::tips;
use crate::shell::pages::Draw;
use crate::shell::settings::{Preferences, Theme};
use crate::sight::Overlay;

/// The scenes.
pub const STYLES: [Scene; 4] = [
    playing("contrast", Sheet::None),
    playing("contrast-diplomacy", Sheet::Ministerium(Tab::Diplomacy)),
    playing("tip-pinned", Sheet::None),
    playing("notices", Sheet::None),
];

/// Arranges one of these scenes. Any other scene is left as it is.
pub(super) fn set(world: &mut World, name: &str) {
    match name {
        "contrast" | "contrast-diplomacy" => world.resource_mut::<Preferences>().theme = Theme::Contrast,
        "tip-pinned" => {
            world.resource_mut::<Schedules>().add_systems(EguiPrimaryContextPass, pin.before(Draw::End));
        }
        "notices" => {
            let notices = &mut world.resource_mut::<Overlay>().notices;
            notices.add("The plan could not be written: no space is left on the disk.");
            notices.mention("The game is saved as \"Paimon's Conclave\".");
            notices.mention("All order slots are taken.");
        }
        _ => {}
    }
}

/// Pins a tip and one that is opened from it, once the player is seated. Whoever sits down finds no
/// tip.
fn pin(mut contexts: EguiContexts, mut frames: Local<u32>) -> Result {
    *frames += 1;
    if *frames == 8 {
        tips::stage_pinned(contexts.ctx_mut()?, ["vendetta", "prestige"]);
    }
    Ok(())
}

//! A clean picture of the board, for sharing: the map as it stands in the window, without panels.
//! It is written into the folder `pictures` beside the saves.
//!
//! Nothing secret can be in it that the seated player does not see.

use std::fs;
use std::path::{Path, PathBuf};

use ::sound::Cue;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::shell::flow::{SaveFolder, Tell};
use crate::shell::pace::Stir;
use crate::sight::Hand;
use crate::sound::Hearing;

/// The frames that are drawn without panels before the picture is taken: what the player has under
/// the pointer must be gone.
const BARE: u8 = 2;

/// A picture that is being taken.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Shooting {
    /// Frames until it is taken; `None` if nobody wants one.
    left: Option<u8>,
}

impl Shooting {
    /// Asks for a picture.
    pub(super) fn ask(&mut self) {
        self.left = Some(BARE);
    }
}

/// Adds the camera to an app.
pub(super) fn build(app: &mut App) {
    app.init_resource::<Shooting>().add_systems(
        PostUpdate,
        take.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// Leaves the panels out of a frame, and takes the picture when they are gone.
fn take(
    mut commands: Commands,
    (hand, folder, stir): (Option<Res<Hand>>, Res<SaveFolder>, Res<Stir>),
    mut shooting: ResMut<Shooting>,
    mut panels: Query<&mut EguiRenderOutput>,
) {
    let Some(left) = shooting.left else { return };
    // Whoever has left the machine wants no picture of the next one's board.
    let Some(hand) = hand else {
        shooting.left = None;
        return;
    };
    panels.iter_mut().for_each(|mut panels| panels.paint_jobs.clear());
    stir.now();
    if left > 0 {
        shooting.left = Some(left - 1);
        return;
    }
    shooting.left = None;
    let out = free(&folder.home().join("pictures"), hand.view.table().turn());
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut notice: Tell<'_>, mut hearing: ResMut<Hearing>| {
            let file = out.display().to_string();
            match keep(&captured, &out) {
                Ok(()) => {
                    hearing.cue(Cue::Shutter);
                    notice.say_with("picture-kept", &[("file", file.as_str().into())]);
                }
                Err(why) => notice.say_with("picture-lost", &[("file", file.as_str().into()), ("why", why.into())]),
            }
        },
    );
}

/// Writes the picture.
fn keep(captured: &ScreenshotCaptured, out: &Path) -> Result<(), String> {
    if let Some(folder) = out.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    let image = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    image.to_rgb8().save(out).map_err(|error| error.to_string())
}

/// Returns a name for a picture of this turn that no file has yet.
fn free(folder: &Path, turn: u32) -> PathBuf {
    let first = folder.join(format!("turn-{turn}.png"));
    let more = (2..).map(|n| folder.join(format!("turn-{turn}-{n}.png")));
    std::iter::once(first.clone()).chain(more).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::free;

    #[test]
    fn no_picture_replaces_another() {
        let folder = std::env::temp_dir().join(format!("infernal-conclave-pictures-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let first = free(&folder, 7);
        std::fs::write(&first, "a picture").expect("room for a picture");
        let second = free(&folder, 7);
        assert_ne!(first, second);
        assert!(second.ends_with("turn-7-2.png"), "{second:?}");
        drop(std::fs::remove_dir_all(&folder));
    }
}

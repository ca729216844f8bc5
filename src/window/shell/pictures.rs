//! Pictures for sharing: the board as it stands in the window, without panels, or a part of a page.
//! They are written into the folder `pictures` beside the saves.
//!
//! Nothing can be in them that the player does not see.

use std::fs;
use std::path::{Path, PathBuf};

use ::sound::Cue;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::shell::flow::{Running, SaveFolder, Tell};
use crate::shell::pace::Stir;
use crate::sight::Hand;
use crate::sound::Hearing;
use crate::table::session::Session;

/// The frames that are drawn without panels before the picture is taken: what the player has under
/// the pointer must be gone.
const BARE: u8 = 2;

/// The intents that take a picture.
#[derive(Event, Clone, Copy, Debug, PartialEq)]
pub enum Picturing {
    /// Of the board, without panels.
    Board,
    /// Of this part of the window, in pixels.
    Part(Rect),
}

/// A picture that is being taken.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Shooting {
    /// The frames until it is taken, and what is taken; `None` if nobody wants one.
    left: Option<(u8, Picturing)>,
}

/// Takes pictures.
pub struct PicturesPlugin;

impl Plugin for PicturesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Shooting>()
            .add_observer(|wish: On<Picturing>, mut shooting: ResMut<Shooting>| {
                shooting.left = Some((BARE, *wish.event()));
            })
            .add_systems(
                PostUpdate,
                take.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
            );
    }
}

/// Takes the picture when what lies over it is gone.
fn take(
    mut commands: Commands,
    (hand, running, folder, stir): (Option<Res<Hand>>, Res<Running>, Res<SaveFolder>, Res<Stir>),
    mut shooting: ResMut<Shooting>,
    mut panels: Query<&mut EguiRenderOutput>,
) {
    let Some((left, what)) = shooting.left else { return };
    let (name, part) = match (what, hand) {
        (Picturing::Board, Some(hand)) => {
            panels.iter_mut().for_each(|mut panels| panels.paint_jobs.clear());
            (format!("turn-{}", hand.view.table().turn()), None)
        }
        // Whoever has left the machine wants no picture of the next one's board.
        (Picturing::Board, None) => {
            shooting.left = None;
            return;
        }
        (Picturing::Part(part), _) => (format!("game-{}", running.session().map_or(0, Session::turn)), Some(part)),
    };
    stir.now();
    shooting.left = left.checked_sub(1).map(|left| (left, what));
    if left > 0 {
        return;
    }
    let out = free(&folder.home().join("pictures"), &name);
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut notice: Tell<'_>, mut hearing: ResMut<Hearing>| {
            let file = out.display().to_string();
            match keep(&captured, part, &out) {
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
fn keep(captured: &ScreenshotCaptured, part: Option<Rect>, out: &Path) -> Result<(), String> {
    if let Some(folder) = out.parent() {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    }
    let image = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    let image = part.map_or_else(
        || image.clone(),
        |part| image.crop_imm(part.min.x as u32, part.min.y as u32, part.width() as u32, part.height() as u32),
    );
    image.to_rgb8().save(out).map_err(|error| error.to_string())
}

/// Returns a file of this name, or of the first such name with a number that no file has yet.
fn free(folder: &Path, name: &str) -> PathBuf {
    let first = folder.join(format!("{name}.png"));
    let more = (2..).map(|n| folder.join(format!("{name}-{n}.png")));
    std::iter::once(first.clone()).chain(more).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::free;

    #[test]
    fn no_picture_replaces_another() {
        let folder = std::env::temp_dir().join(format!("infernal-conclave-pictures-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a scratch folder");
        let first = free(&folder, "turn-7");
        std::fs::write(&first, "a picture").expect("room for a picture");
        let second = free(&folder, "turn-7");
        assert_ne!(first, second);
        assert!(second.ends_with("turn-7-2.png"), "{second:?}");
        drop(std::fs::remove_dir_all(&folder));
    }
}

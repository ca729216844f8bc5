//! `play` and `screenshot`: the commands that need the client.

use std::path::{Path, PathBuf};

use clap::Args;
use terminal::Failure;

/// Options of `screenshot`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The name of the scene
    #[arg(long, value_name = "NAME", required_unless_present = "scenes")]
    scene: Option<String>,
    /// The picture to write
    #[arg(long, value_name = "FILE.png", required_unless_present = "scenes")]
    out: Option<PathBuf>,
    /// Lists the names of all scenes, and draws nothing
    #[arg(long)]
    scenes: bool,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// Draw it in grey, to see whether anything is told by colour alone
    #[arg(long, conflicts_with = "sight")]
    grey: bool,
    /// Draw it as people see it who lack one kind of cone
    #[arg(long, value_name = "protan|deutan|tritan", value_parser = ["protan", "deutan", "tritan"])]
    sight: Option<String>,
}

/// Parses a size such as `1280x720`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let pixels = |text: &str| text.parse().ok().filter(|pixels| (64..=8192).contains(pixels));
    let (width, height) = text.split_once(['x', 'X']).ok_or("a size is written like 1280x720")?;
    match (pixels(width), pixels(height)) {
        (Some(width), Some(height)) => Ok((width, height)),
        _ => Err("width and height must be from 64 to 8192 pixels".to_owned()),
    }
}

/// Opens the window.
#[cfg(feature = "client")]
pub(super) fn play(data_dir: Option<&Path>) -> Result<(), Failure> {
    use crate::window::{PlayOptions, play};
    play(PlayOptions { data_dir: data_dir.map(Path::to_path_buf) }).map_err(Failure::from)
}

/// Draws a scene.
#[cfg(feature = "client")]
pub(super) fn screenshot(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    use crate::window::gallery::scenes::Scene;
    use crate::window::look::eyes::Eyes;
    use crate::window::{Colours, Picture};
    use terminal::page;
    let Options { scene, out, size, grey, sight, scenes: _ } = options;
    let (Some(scene), Some(out)) = (scene, out) else {
        let names: String = Scene::all().map(|scene| format!("{}\n", scene.name())).collect();
        return page::print(&names);
    };
    let eyes = Eyes::ALL.into_iter().find(|eyes| sight.as_deref() == Some(eyes.name()));
    let colours = match (grey, eyes) {
        (_, Some(eyes)) => Colours::SeenBy(eyes),
        (true, None) => Colours::Grey,
        (false, None) => Colours::All,
    };
    let picture = Picture { out: out.clone(), size: *size, colours };
    crate::window::screenshot(scene, &picture, data_dir).map_err(Failure::from)
}

#[cfg(not(feature = "client"))]
const NO_WINDOW: &str = "this build has no window (feature `client`); use simulate, replay or check";

/// Fails: this build cannot open a window.
#[cfg(not(feature = "client"))]
pub(super) fn play(_data_dir: Option<&Path>) -> Result<(), Failure> {
    Err(NO_WINDOW.into())
}

/// Fails: this build cannot draw.
#[cfg(not(feature = "client"))]
pub(super) fn screenshot(_options: &Options, _data_dir: Option<&Path>) -> Result<(), Failure> {
    Err(NO_WINDOW.into())
}

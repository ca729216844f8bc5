//! Opens the window, or draws without one.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::app::SubApps;
use bevy::app::TaskPoolOptions;
use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::WgpuSettings;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, WindowMode, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, EguiSchedule, PrimaryEguiContext};
use circles::table::Circles;
use image::DynamicImage;
use oaths::table::Oaths;
use oaths::table::first::First;
use table_text::Text;
use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};

use super::look::eyes::Eyes;
use super::sight::{Library, Overlay};
use crate::circles::CirclesPlugin;
use crate::conclave::board::BoardPlugin;
use crate::conclave::codex::{CodexPlugin, WriteAhead};
use crate::conclave::diplomacy::CourtPlugin;
use crate::conclave::forces::MusterPlugin;
use crate::conclave::hearing::ConclaveHearingPlugin;
use crate::conclave::ministerium::CounselPlugin;
use crate::conclave::rituals::ChamberPlugin;
use crate::conclave::theatre::TheatrePlugin;
use crate::conclave::trials::TrialsPlugin;
use crate::conclave::tutorial::TutorialPlugin;
use crate::oaths::OathsPlugin;
use crate::rules::catalog::Catalog;
use crate::rules::ids::Seat;
use crate::rules::plugin::BookInTheMaking;
use crate::rules::{
    archfiends, arena, attachments, bazaar, combat, conclave, diplomacy, events, forces, manuscripts, objectives,
    realm, rituals, tribute,
};
use crate::shell::device::{DeviceFailure, DevicePlugin};
use crate::shell::flow::{FlowPlugin, Keeper, Mods, SaveFolder, SettingsFile, Shelves, open_rooms};
use crate::shell::mishap;
use crate::shell::opening::{self, Opening};
use crate::shell::pace::{PacePlugin, Stir};
use crate::shell::pad::{PadPlugin, PadReaderPlugin};
use crate::shell::pictures::PicturesPlugin;
use crate::shell::settings::{Preferences, WindowShape};
use crate::sound::{HearingPlugin, SpeakerPlugin};
use crate::table::Conclave;
use crate::table::archive::Saves;

/// The options for opening the game.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// The folder of saves and settings, if not the default folder of the platform.
    pub data_dir: Option<PathBuf>,
}

/// The plugins of all rules subsystems. The session builds the rulebook when all are registered.
pub struct RulesPlugins;

impl Plugin for RulesPlugins {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            realm::RealmPlugin,
            archfiends::ArchfiendsPlugin,
            tribute::TributePlugin,
            bazaar::BazaarPlugin,
            forces::ForcesPlugin,
            combat::CombatPlugin,
            attachments::AttachmentsPlugin,
            manuscripts::ManuscriptsPlugin,
            diplomacy::DiplomacyPlugin,
            arena::ArenaPlugin,
            rituals::RitualsPlugin,
            events::EventsPlugin,
            objectives::ObjectivesPlugin,
            conclave::ConclavePlugin,
        ));
    }
}

/// Adds everything of the game except window and renderer.
fn game_plugins(app: &mut App, data_dir: Option<&Path>) -> Result<(), String> {
    let saves = Saves::standard(data_dir);
    let home = saves.home().to_path_buf();
    let settings_file = home.join("settings.ron");
    let (preferences, complaint) = match Preferences::read(&settings_file) {
        Ok(preferences) => (preferences, None),
        Err(complaint) => (Preferences::default(), Some(complaint)),
    };
    // A language that was named on the command line goes before the preferred one.
    Text::choose(&preferences.language.0);
    app.add_plugins(RulesPlugins);
    let making = app.world_mut().remove_resource::<BookInTheMaking>().unwrap_or_default();
    let book = making.0.bind(Catalog::standard()).map_err(|fault| fault.to_string())?;
    open_rooms(app, saves.home());
    app.insert_resource(Mods::<Conclave>::new(saves.home(), book.clone()))
        .insert_resource(Library::new(book, Text::chosen()))
        .insert_resource(preferences)
        .init_resource::<Stir>()
        .insert_resource(Shelves::new(saves.home()))
        .insert_resource(SaveFolder::new(saves))
        .insert_resource(SettingsFile(settings_file))
        .insert_resource(Opening::since(Instant::now()))
        .add_systems(Last, opening::note.run_if(opening::waits))
        .insert_resource(ClearColor(Color::srgb_u8(0x14, 0x10, 0x0f)))
        .add_plugins((FlowPlugin, BoardPlugin, TheatrePlugin, MusterPlugin, CourtPlugin, ChamberPlugin))
        .add_plugins((
            CounselPlugin,
            CodexPlugin,
            TutorialPlugin(home.clone()),
            TrialsPlugin(home),
            OathsPlugin,
            CirclesPlugin,
        ))
        .add_plugins((HearingPlugin, ConclaveHearingPlugin, PadPlugin, PicturesPlugin, DevicePlugin));
    if let Some(complaint) = complaint {
        app.world_mut().resource_mut::<Overlay>().notices.add(complaint);
    }
    Ok(())
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// A sentence if there is no display, or if the data folder cannot be used.
pub fn play(options: PlayOptions) -> Result<(), String> {
    let begun = Instant::now();
    if cfg!(all(unix, not(target_os = "macos")))
        && std::env::var_os("DISPLAY").is_none()
        && std::env::var_os("WAYLAND_DISPLAY").is_none()
    {
        return Err(NO_DISPLAY.to_owned());
    }
    let home = Saves::standard(options.data_dir.as_deref()).home().to_path_buf();
    let _occupied = crate::table::occupied::occupy(&home).map_err(|taken| taken.to_string())?;
    explain_known_failures();
    let mut app = App::new();
    // Minds think while people plan. They get half of the processor cores, at most one thread per
    // seat, and only the time that the window leaves.
    let mut pools = TaskPoolOptions::default();
    (pools.async_compute.max_threads, pools.async_compute.percent) = (Seat::MOST, 0.5);
    pools.async_compute.on_thread_spawn = Some(Arc::new(think_behind));
    app.add_plugins(
        DefaultPlugins
            .set(TaskPoolPlugin { task_pool_options: pools })
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: TITLE.to_owned(),
                    resolution: WindowResolution::new(1280, 720),
                    resize_constraints: bevy::window::WindowResizeConstraints {
                        min_width: 960.0,
                        min_height: 540.0,
                        ..default()
                    },
                    ..default()
                }),
                ..default()
            })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() }),
    )
    .add_plugins(EguiPlugin::default())
    .add_systems(Update, shape_window);
    game_plugins(&mut app, options.data_dir.as_deref())?;
    app.add_plugins((WriteAhead, PacePlugin, SpeakerPlugin, PadReaderPlugin));
    app.insert_resource(Opening::since(begun));
    let world = app.world();
    let conclave = world.resource::<Keeper>().waiting();
    let oaths = world.resource::<Keeper<Oaths>>().waiting();
    let first = world.resource::<Keeper<First>>().waiting();
    let circles = world.resource::<Keeper<Circles>>().waiting();
    let rescues: [mishap::Rescue; 4] = [
        Box::new(move || conclave.rescue()),
        Box::new(move || oaths.rescue()),
        Box::new(move || first.rescue()),
        Box::new(move || circles.rescue()),
    ];
    let rescues: Arc<[mishap::Rescue]> = Arc::from(rescues);
    mishap::watch(home.clone(), rescues.clone());
    if let Some(told) = crate::table::mishap::take_message(&home) {
        app.world_mut().resource_mut::<Overlay>().notices.add(told);
    }
    let failure = app.world().resource::<DeviceFailure>().clone();
    match (app.run(), failure.get()) {
        (AppExit::Success, _) => Ok(()),
        (AppExit::Error(_), Some(what)) => Err(mishap::rescue(&home, &rescues, mishap::Cause::Device, what)),
        (AppExit::Error(code), None) => Err(format!("The window closed with the error {code}.")),
    }
}

/// The priority of the minds, 0 to 99. Half is that of the window.
const BEHIND: u8 = 30;

/// Lowers the priority of this thread. A system that refuses lets it think as fast as it can.
fn think_behind() {
    if let Ok(behind) = ThreadPriorityValue::try_from(BEHIND) {
        drop(set_current_thread_priority(ThreadPriority::Crossplatform(behind)));
    }
}

/// The title of the window. It is always the same, because other people may read it from a
/// distance.
const TITLE: &str = "Infernal Conclave";

const NO_DISPLAY: &str = "There is no display to open a window on; `simulate` plays whole games without one, and `screenshot` draws any screen into a file.";

const NO_DRIVER: &str = "There is no graphics driver that can draw the window (Vulkan, Metal or DirectX 12); on Debian the package \
mesa-vulkan-drivers brings one that needs no graphics card.";

/// Replaces the engine's panic message by a sentence for players if no display or no driver is
/// found.
fn explain_known_failures() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let what = info.to_string();
        let known = if what.contains("event loop") || what.contains("EventLoop") {
            Some(NO_DISPLAY)
        } else if what.contains("Unable to find a GPU") || what.contains("find a GPU") {
            Some(NO_DRIVER)
        } else {
            None
        };
        match known {
            Some(sentence) => {
                eprintln!("infernal-conclave: {sentence}");
                std::process::exit(1);
            }
            None => usual(info),
        }
    }));
}

/// Applies the window mode that the player prefers.
fn shape_window(preferences: Res<Preferences>, mut windows: Query<&mut Window>) {
    if !preferences.is_changed() {
        return;
    }
    let mode = match preferences.window {
        WindowShape::Windowed => WindowMode::Windowed,
        WindowShape::Borderless => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
    };
    for mut window in &mut windows {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}

/// Returns the whole window without a visible window and without rendering. It needs no display and
/// no graphics card.
///
/// For tests, which press keys and read the output. Every update advances the clock by 1/30 second.
///
/// # Errors
/// A sentence if the rulebook cannot be built.
pub fn rehearse(data_dir: &Path) -> Result<App, String> {
    let window = Window { title: TITLE.to_owned(), resolution: WindowResolution::new(1280, 720), ..default() };
    let nothing = WgpuSettings { backends: None, ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { render_creation: nothing.into(), ..default() })
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>(),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(33)));
    game_plugins(&mut app, Some(data_dir))?;
    app.finish();
    app.cleanup();
    Ok(app)
}

/// The camera that draws the board, under the overlay.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Eye;

/// A picture of a scene.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file.
    pub out: PathBuf,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// The colours of the picture.
    pub colours: Colours,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// All of them.
    #[default]
    All,
    /// Grey alone, to see whether anything is told by colour alone.
    Grey,
    /// As these eyes see them.
    SeenBy(Eyes),
}

impl Colours {
    /// Returns a picture in these colours.
    fn of(self, image: &DynamicImage) -> DynamicImage {
        match self {
            Self::All => image.clone(),
            Self::Grey => image.grayscale().to_rgb8().into(),
            Self::SeenBy(eyes) => {
                let mut seen = image.to_rgb8();
                seen.pixels_mut().for_each(|pixel| pixel.0 = eyes.see(pixel.0));
                seen.into()
            }
        }
    }
}

/// Draws a named scene into a picture file, without a display. The settings of the data folder
/// hold, if one is given.
///
/// # Errors
/// A sentence if the scene is unknown or the file cannot be written.
pub fn screenshot(scene: &str, picture: &Picture, data_dir: Option<&Path>) -> Result<(), String> {
    let scene = crate::gallery::scenes::Scene::named(scene)?;
    // A picture must not change a player's saves or settings.
    let scratch = std::env::temp_dir().join(format!("infernal-conclave-picture-{}", std::process::id()));
    let result = draw_scene(scene, picture, data_dir.unwrap_or(&scratch));
    // Only this program uses the temporary folder. If it cannot be removed, the system removes it
    // later.
    drop(std::fs::remove_dir_all(&scratch));
    result
}

/// Writes a finished picture. A fault shows in the file, which stays empty.
fn keep_picture(out: PathBuf, colours: Colours) -> impl FnMut(On<ScreenshotCaptured>) {
    let mut save = save_to_disk(out.clone());
    move |captured: On<ScreenshotCaptured>| {
        if colours == Colours::All {
            return save(captured);
        }
        let written = captured.image.clone().try_into_dynamic().map(|image| colours.of(&image).save(&out));
        if !matches!(written, Ok(Ok(()))) {
            error!("The picture in other colors could not be written to {}.", out.display());
        }
    }
}

fn draw_scene(scene: crate::gallery::scenes::Scene, picture: &Picture, data_dir: &Path) -> Result<(), String> {
    let Picture { out, size, colours } = picture;
    explain_known_failures();
    // The file is created first, because drawing takes up to a minute and would be in vain if the
    // folder is read-only.
    std::fs::File::create(out)
        .map_err(|error| format!("The picture cannot be written to {}: {error}", out.display()))?;
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<PipelinedRenderingPlugin>()
            .disable::<WinitPlugin>(),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    game_plugins(&mut app, Some(data_dir))?;
    let mut image = Image::new_fill(
        Extent3d { width: size.0, height: size.1, depth_or_array_layers: 1 },
        TextureDimension::D2,
        &[0x14, 0x10, 0x0f, 255],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let into = target.clone();
    app.add_systems(PostStartup, move |mut commands: Commands, eyes: Query<Entity, With<Eye>>| {
        for eye in &eyes {
            commands.entity(eye).insert((
                RenderTarget::Image(into.clone().into()),
                PrimaryEguiContext,
                EguiSchedule::new(EguiPrimaryContextPass),
            ));
        }
    });
    app.finish();
    app.cleanup();
    let mut sub: SubApps = std::mem::take(app.sub_apps_mut());
    let pump = |sub: &mut SubApps, frames: usize| -> Result<(), String> {
        for _ in 0..frames {
            sub.update();
            let device = sub.main.world().resource::<RenderDevice>();
            device
                .wgpu_device()
                .poll(PollType::Wait { submission_index: None, timeout: None })
                .map_err(|error| format!("The picture cannot be drawn: {error}"))?;
        }
        Ok(())
    };
    pump(&mut sub, 3)?;
    scene.set(sub.main.world_mut());
    pump(&mut sub, scene.frames())?;
    let bytes_before = std::fs::metadata(out).map(|file| file.len()).unwrap_or(0);
    sub.main.world_mut().spawn(Screenshot::image(target)).observe(keep_picture(out.clone(), *colours));
    pump(&mut sub, 4)?;
    let bytes = std::fs::metadata(out).map(|file| file.len()).unwrap_or(0);
    if bytes > bytes_before { Ok(()) } else { Err(format!("The picture could not be written to {}.", out.display())) }
}

//! The ground: one rectangle that follows the camera, and a table that gives its shader the data of
//! every canton.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{Material2d, Material2dPlugin};

use super::charting::Instruments;
use super::choice::{Choice, Touch};
use super::layout::{self, RADIUS};
use super::lens::Lens;
use super::modes::Chart;
use super::modes::swatch::{Tone, swatch};
use super::playback::Shown;
use super::{Curtained, noise};
use crate::intent::Mark;
use crate::look::house_colour;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::board::Board;
use crate::rules::realm::hex::{Direction, MapSize};
use crate::rules::realm::terrain::Terrain;
use crate::shell::settings::{Preferences, Theme};
use crate::sight::Hand;

const SHADER: Handle<Shader> = uuid_handle!("5b0f6f1e-52cf-4cc8-9b1a-6a8c7a2f3d11");

/// The time at which the picture of reduced motion is taken, in seconds.
const STILL: f32 = 40.0;

/// The longest step of the clock, in seconds. After a rest of the window, the weather goes on where
/// it stopped.
const LONGEST: f32 = 0.1;

/// The time after which the clock begins anew, in seconds.
const ROUND: f32 = 3600.0;

/// The data for the shader.
#[derive(ShaderType, Clone, Debug)]
struct Table {
    board: Vec4,
    view: Vec4,
    clock: Vec4,
    realm: Vec4,
    /// Colours of the houses, from index 1 on. The last number of the first is 1 in the contrast
    /// theme.
    houses: [Vec4; 8],
    tones: [Vec4; Tone::COUNT],
    cells: [UVec4; MapSize::MOST_CANTONS],
}

/// The material of the ground.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(super) struct GroundMaterial {
    #[uniform(0)]
    table: Table,
    #[texture(1)]
    #[sampler(2)]
    grain: Handle<Image>,
}

impl Material2d for GroundMaterial {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(SHADER)
    }
}

/// Marks the rectangle on which the ground is painted.
#[derive(Component)]
pub(super) struct Sheet;

/// Registers the shader and the material of the ground.
pub(super) fn build(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../../assets/shaders/ground.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<GroundMaterial>::default());
}

/// Creates the ground.
pub(super) fn lay(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
) {
    let mut houses = [Vec4::ZERO; 8];
    for seat in 0..Seat::MOST {
        let [r, g, b, _] = house_colour(Seat(seat as u8)).to_normalized_gamma_f32();
        houses[seat + 1] = Vec4::new(r, g, b, 1.0);
    }
    let mut tones = [Vec4::ZERO; Tone::COUNT];
    for tone in Tone::all() {
        let [r, g, b, _] = tone.colour().to_normalized_gamma_f32();
        tones[tone.index() as usize] = Vec4::new(r, g, b, 1.0);
    }
    let cells = [UVec4::ZERO; MapSize::MOST_CANTONS];
    let (board, view, clock, realm) = (Vec4::ONE, Vec4::ONE, Vec4::ONE, Vec4::ZERO);
    let table = Table { board, view, clock, realm, houses, tones, cells };
    commands.spawn((
        Sheet,
        RenderLayers::default(),
        Curtained,
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(materials.add(GroundMaterial { table, grain: images.add(noise::grain()) })),
        Transform::default(),
        Visibility::Hidden,
    ));
}

/// Keeps the ground under the camera, and updates its table.
pub(super) fn paint(
    time: Res<Time>,
    hand: Option<Res<Hand>>,
    preferences: Res<Preferences>,
    lens: Res<Lens>,
    shown: Res<Shown>,
    (choice, chart, instruments): (Res<Choice>, Res<Chart>, Res<Instruments>),
    mut sheets: Query<(&mut Transform, &MeshMaterial2d<GroundMaterial>), With<Sheet>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
    mut seconds: Local<f32>,
) {
    let Some(hand) = hand else { return };
    *seconds = (*seconds + time.delta_secs().min(LONGEST)) % ROUND;
    let board = hand.view.table().realm().board();
    for (mut transform, handle) in &mut sheets {
        let half = lens.half() + Vec2::splat(RADIUS);
        *transform = Transform::from_translation(lens.centre.extend(0.0)).with_scale((half * 2.0).extend(1.0));
        let Some(mut material) = materials.get_mut(&handle.0) else { continue };
        let size = board.size();
        let lap = layout::lap(size);
        // The texture repeats a whole number of times around the board. So every image of a canton
        // looks the same.
        let grain = lap / (lap / 400.0).round().max(Vec2::ONE);
        let seconds = if preferences.reduced_motion { STILL } else { *seconds };
        let table = &mut material.table;
        let mode = if chart.mode.is_some() { 1.0 } else { 0.0 };
        table.houses[0].w = match preferences.theme {
            Theme::Basalt => 0.0,
            Theme::Contrast => 1.0,
        };
        table.board = Vec4::new(size.width() as f32, size.height() as f32, RADIUS, mode);
        let middle = lens.middle();
        table.realm =
            if lens.shows_once(size) { Vec4::new(middle.x, -middle.y, lap.x / 2.0, lap.y / 2.0) } else { Vec4::ZERO };
        table.view = Vec4::new(lens.centre.x, lens.centre.y, lens.half().x, lens.half().y);
        table.clock = Vec4::new(seconds, lens.scale, grain.x, grain.y);
        let scene = Scene {
            board,
            shown: &shown,
            choice: &choice,
            chart: &chart,
            selected: hand.selected,
            hovered: hand.hovered,
            cursor: instruments.cursor,
        };
        for canton in board.grid().cantons() {
            table.cells[canton.index()] = scene.cell(canton);
        }
    }
}

/// The sources of a canton's entry in the table.
struct Scene<'a> {
    board: &'a Board,
    shown: &'a Shown,
    choice: &'a Choice,
    chart: &'a Chart,
    selected: Option<Mark>,
    hovered: Option<CantonId>,
    cursor: Option<CantonId>,
}

impl Scene<'_> {
    fn cell(&self, canton: CantonId) -> UVec4 {
        let terrain = self.terrain(canton);
        let near = |test: &dyn Fn(CantonId) -> bool| -> u32 {
            let sides = self.board.grid().neighbours(canton).iter().enumerate();
            sides.filter(|(_, near)| test(**near)).map(|(side, _)| 1 << side).sum()
        };
        let terrain_at = |at: CantonId| self.terrain(at);
        let kin = near(&|at| kindred(terrain, terrain_at(at)));
        let same = near(&|at| terrain_at(at) == terrain);
        let hot = near(&|at| molten(terrain_at(at)) && !molten(terrain));
        let ground = terrain as u32 | kin << 4 | same << 10 | hot << 16 | bridge_turn(kin) << 22;

        let number = |owner: Option<Seat>| owner.map_or(0, |seat| u32::from(seat.0) + 1);
        let owner = self.owner(canton);
        let ink = self.shown.ink.iter().find(|ink| ink.canton == canton);
        let (was, spread) = ink.map_or((owner, 255), |ink| (ink.from, u32::from(ink.spread)));
        let fence = near(&|at| self.owner(at) != owner);
        let ownership = number(owner) | number(was) << 3 | fence << 6 | spread << 12;

        let touch = self.choice.touch(canton);
        let brink = near(&|at| self.choice.touch(at) != touch);
        let chosen = self.selected_canton() == Some(canton);
        let marks = touch_code(touch)
            | brink << 4
            | u32::from(chosen) << 10
            | u32::from(self.hovered == Some(canton)) << 11
            | u32::from(self.cursor == Some(canton)) << 12;
        let chance = (noise::hash(u32::from(canton.0), 7, 5) * 1023.0) as u32;
        let sort = self.chart.at(canton);
        let sorted = sort.map_or(0, |sort| swatch(sort).bits());
        let bounds = near(&|at| self.chart.at(at) != sort);
        UVec4::new(ground, ownership, marks, chance | sorted << 10 | bounds << 17)
    }

    /// Returns the terrain shown in a canton. A change later in the turn is not shown yet.
    fn terrain(&self, canton: CantonId) -> Terrain {
        let whole = self.shown.depiction.unbroken.iter().find(|(whole, _)| *whole == canton);
        whole.map_or_else(|| self.board.terrain(canton), |(_, terrain)| *terrain)
    }

    fn owner(&self, canton: CantonId) -> Option<Seat> {
        self.shown.depiction.owners.get(canton.index()).copied().flatten()
    }

    fn selected_canton(&self) -> Option<CantonId> {
        match self.selected? {
            Mark::Legion(id) => self.shown.depiction.legion(id).map(|legion| legion.canton),
            Mark::Place(id) => self.shown.depiction.places.get(id.index()).map(|place| place.canton),
            Mark::Canton(canton) => Some(canton),
        }
    }
}

const fn touch_code(touch: Option<Touch>) -> u32 {
    match touch {
        None => 0,
        Some(Touch::Walk) => 1,
        Some(Touch::Flight) => 2,
        Some(Touch::Attack) => 3,
    }
}

const fn molten(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::LavaFlow | Terrain::LakeOfFire)
}

const fn watery(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::River | Terrain::Bridge | Terrain::WaterfallPool)
}

/// True if two neighbouring terrains merge without an edge.
fn kindred(a: Terrain, b: Terrain) -> bool {
    a == b && !a.passable() || (watery(a) && watery(b)) || (molten(a) && molten(b))
}

/// Returns the direction of a bridge across the flowing water, in steps of 15 degrees
/// counterclockwise from the east.
fn bridge_turn(water: u32) -> u32 {
    let flows = |direction: &Direction| water & (1 << *direction as u32) != 0;
    let angles: Vec<u32> =
        Direction::ALL.iter().filter(|direction| flows(direction)).map(|direction| *direction as u32 * 4).collect();
    // The bridge lies along the bisector of the two ends of the water. Opposite directions are
    // equal.
    match *angles.as_slice() {
        [] => 0,
        [only] => (only + 6) % 12,
        [a, b, ..] => ((a + b) / 2) % 12,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bridge_lies_across_its_river() {
        let mask = |ways: &[Direction]| ways.iter().map(|&way| 1 << way as u32).sum::<u32>();
        assert_eq!(
            bridge_turn(mask(&[Direction::East, Direction::West])),
            6,
            "a river from east to west is crossed northwards"
        );
        assert_eq!(bridge_turn(mask(&[Direction::NorthEast, Direction::SouthWest])), 10);
        assert_eq!(bridge_turn(mask(&[Direction::East])), 6);
    }
}

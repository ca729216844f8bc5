//! The board: the map of the Infernal Pit, seen from above.
//!
//! "There are no edges to the board. If you travel a single direction you will eventually return to
//! your starting point." (manual 4.2) The camera can therefore pan without limits and never meets
//! an edge.
//!
//! Entities show the information that the seated player may see. They are identified by the ids of
//! the rules, and contain no rules. [`Shown`] is the depicted table: the table of the hand, or
//! during a playback the table after a number of facts.
//!
//! Systems run in this order. Input changes the selection of the hand and the [`Lens`]. The
//! [`depiction`] is calculated. The mirror, the ground, the trails and the effects are updated from
//! it. At the end, every entity is placed at its image near the centre of the view.
//!
//! [`layout`], [`depiction`], [`beat`] and [`choice`] are pure and tested without a window.

mod aims;
pub mod atlas;
pub mod bar;
pub mod beat;
pub mod charting;
pub mod choice;
pub mod depiction;
mod effects;
mod figures;
mod gloom;
mod ground;
pub mod instruments;
pub mod layout;
pub mod lens;
mod letters;
mod marks;
mod mirror;
pub mod modes;
pub mod names;
mod noise;
pub mod omens;
pub mod past;
pub mod pegs;
mod pins;
pub mod playback;
mod pointer;
pub mod portents;
pub mod reel;
#[cfg(test)]
mod reel_tests;
mod rough;
mod strides;
mod trails;
pub mod verdict;

use bevy::camera::CameraUpdateSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;
use bevy::text::{EditableTextSystems, detect_text_needs_rerender, load_font_assets_into_font_collection};
use bevy::transform::TransformSystems;
use bevy_egui::EguiPostUpdateSet;

use crate::rules::catalog::Catalog;
use crate::shell::flow::{Flow, GameLeft, PlayerLeft, Screen, Stage, Standing};
use crate::sight::{Hand, Library};

pub use charting::{Charting, Instruments};
pub use layout::{canton_centre, canton_under};
pub use lens::Lens;
pub use mirror::{ShowsCanton, ShowsLegion, ShowsPlace};
use pins::Curtained;
pub use playback::{Playback, Shown};

/// True if the board is visible.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lit(pub bool);

/// The system set of the board.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board;

/// Adds the board to an app.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        ground::build(app);
        charting::build(app);
        instruments::build(app);
        app.init_resource::<Lit>()
            .init_resource::<Lens>()
            .init_resource::<Shown>()
            .init_resource::<Playback>()
            .init_resource::<past::Past>()
            .init_resource::<choice::Choice>()
            .init_resource::<lens::Sought>()
            .add_observer(lens::seek)
            .add_observer(|_: On<PlayerLeft>, mut lens: ResMut<Lens>| lens.let_go())
            .add_observer(|_: On<GameLeft>, mut lens: ResMut<Lens>| lens.let_go())
            .init_resource::<aims::Pickable>()
            .add_systems(Startup, (lens::open, ground::lay, lay_out).chain().in_set(Board))
            .add_systems(
                Update,
                (
                    redraw.run_if(resource_exists::<Hand>.and_then(resource_exists::<Library>)),
                    light,
                    pointer::point,
                    strides::stride,
                    charting::press,
                    playback::run_clock,
                    past::look_back,
                    playback::depict,
                    choice::choose,
                    charting::survey,
                    aims::look_out,
                    lens::look,
                    lens::glide,
                    (
                        mirror::mirror_legions,
                        mirror::mirror_places,
                        mirror::mirror_land,
                        names::write,
                        trails::draw,
                        aims::ring,
                        marks::mark,
                        pegs::stick,
                        effects::stage,
                    ),
                    gloom::darken,
                )
                    .chain()
                    .in_set(Board)
                    // Intents are carried out before their results are drawn.
                    .after(Flow),
            )
            .add_systems(
                PostUpdate,
                // These run last in the frame, because the hand may have changed in between.
                (
                    light,
                    effects::play,
                    pins::pin,
                    pins::reveal,
                    figures::grow,
                    names::set
                        .after(load_font_assets_into_font_collection)
                        .before(EditableTextSystems)
                        .before(detect_text_needs_rerender)
                        .before(SpriteSystems::ComputeSlices)
                        .before(VisibilitySystems::CalculateBounds),
                    ground::paint,
                    rough::sketch.before(CameraUpdateSystems),
                )
                    .chain()
                    .in_set(Board)
                    .before(TransformSystems::Propagate)
                    .before(EguiPostUpdateSet::EndPass),
            );
    }
}

/// Draws the small pictures and loads the fonts.
fn lay_out(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut fonts: ResMut<Assets<Font>>,
    library: Option<Res<Library>>,
) {
    let standard = Catalog::standard();
    let catalog: &Catalog = match &library {
        Some(library) => library.book.catalog(),
        None => &standard,
    };
    commands.insert_resource(atlas::Atlas::draw(&mut images, catalog));
    commands.insert_resource(letters::Letters::cut(&mut fonts));
}

/// Draws the small pictures anew if the game at hand has other legions or places than those drawn.
fn redraw(mut commands: Commands, mut images: ResMut<Assets<Image>>, atlas: Res<atlas::Atlas>, library: Res<Library>) {
    if !atlas.is_of(library.book.catalog()) {
        commands.insert_resource(atlas::Atlas::draw(&mut images, library.book.catalog()));
    }
}

/// Makes the board visible while there is a hand and the curtain is up.
fn light(screen: Res<State<Screen>>, standing: Standing<'_>, hand: Option<Res<Hand>>, mut lit: ResMut<Lit>) {
    let on_stage = matches!(*screen.get(), Screen::Playing | Screen::Replay);
    lit.set_if_neq(Lit(on_stage && hand.is_some() && !standing.at(Stage::Curtain)));
}

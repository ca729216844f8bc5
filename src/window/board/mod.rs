//! The board: the Infernal Pit as it lies on the table, seen from above.
//!
//! "There are no edges to the board. If you travel a single direction you will eventually return to
//! your starting point." (manual 4.2) So the eye can pan for ever and never meets a seam.
//!
//! Entities mirror what the seated player may see and are keyed by the ids of the rules. No rule is
//! kept here. [`Shown`] holds the depicted table: that of the hand, or during the playback the
//! table after so many facts. Systems run in this order: input changes the hand's marks and the
//! [`Lens`]; the [`depiction`] is worked out; the mirror, the ground, the ways and the effects are
//! corrected to it; last, everything is moved to its images around the eye.
//!
//! [`layout`], [`depiction`], [`beat`] and [`choice`] are pure and tested without a window.

mod aims;
pub mod atlas;
pub mod beat;
pub mod choice;
pub mod depiction;
mod effects;
mod figures;
mod ground;
pub mod layout;
pub mod lens;
mod letters;
mod marks;
mod mirror;
mod noise;
pub mod omens;
mod pins;
pub mod playback;
mod pointer;
pub mod portents;
#[cfg(test)]
mod reel_tests;
mod strides;
mod trails;

use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy_egui::EguiPostUpdateSet;

use crate::flow::{Flow, GameLeft, PlayerLeft, Screen, Stage, Standing};
use crate::rules::catalog::Catalog;
use crate::sight::{Hand, Library};

pub use layout::{canton_centre, canton_under};
pub use lens::Lens;
pub use mirror::{ShowsCanton, ShowsLegion, ShowsPlace};
use pins::Curtained;
pub use playback::{Playback, Shown};

/// True if the board is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lit(pub bool);

/// The systems of the board.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board;

/// The board in an app.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        ground::build(app);
        app.init_resource::<Lit>()
            .init_resource::<Lens>()
            .init_resource::<Shown>()
            .init_resource::<Playback>()
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
                    light,
                    pointer::point,
                    strides::stride,
                    playback::run_clock,
                    playback::depict,
                    choice::choose,
                    aims::look_out,
                    lens::look,
                    lens::glide,
                    (
                        mirror::mirror_legions,
                        mirror::mirror_places,
                        mirror::mirror_land,
                        trails::draw,
                        aims::ring,
                        marks::mark,
                        effects::stage,
                    ),
                )
                    .chain()
                    .in_set(Board)
                    // What was wished has been done before it is shown.
                    .after(Flow),
            )
            .add_systems(
                PostUpdate,
                // After all changes of the hand in this frame, so that the board shows its present
                // state.
                (light, effects::play, pins::pin, pins::reveal, ground::paint)
                    .chain()
                    .in_set(Board)
                    .before(TransformSystems::Propagate)
                    .before(EguiPostUpdateSet::EndPass),
            );
    }
}

/// Draws the small pictures and loads the faces.
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

/// The board is to be seen while a hand is held and no curtain hangs before it.
fn light(screen: Res<State<Screen>>, standing: Standing<'_>, hand: Option<Res<Hand>>, mut lit: ResMut<Lit>) {
    let on_stage = matches!(*screen.get(), Screen::Playing | Screen::Replay);
    lit.set_if_neq(Lit(on_stage && hand.is_some() && !standing.at(Stage::Curtain)));
}

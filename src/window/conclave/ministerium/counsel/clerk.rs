//! The clerk: appraises the player's position with the planner of the minds, off the frame, and
//! remembers what the player has heard.
//!
//! The appraisal is kept in the player's hand, so the next player at the machine never sees it.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use crate::minds::{Bent, Lore, Opening, Weights, deliberate, openings};
use crate::rules::ids::Seat;
use crate::rules::orders::Order;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft};
use crate::shell::flow::{Flow, settings};
use crate::shell::pace::{LOOK, Stir};
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library};

/// A mind's appraisal of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appraisal {
    /// The places that the house could take, the most valuable first.
    pub openings: Vec<Opening>,
    /// The orders that the mind would give, in its order.
    pub orders: Vec<Order>,
}

/// Appraises a position from its view. It can take a tenth of a second.
#[must_use]
pub fn appraise(book: &Rulebook, view: &SeatView) -> Appraisal {
    /// Breaks ties between equal ideas, always in the same way.
    const SEED: u64 = 0;
    let (draft, _) = deliberate(book, view, &Bent::of(Weights::SOBER), SEED, &Lore::default());
    Appraisal { openings: openings(book, view), orders: draft.slots.into_iter().flatten().collect() }
}

/// An input to the counsel.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub enum Counselling {
    /// The player does not want to hear this any more.
    Heard(String),
}

/// The appraisal at work, with the turn and the seat that it is for.
#[derive(Resource, Default)]
struct Clerk(Option<(u32, Seat, Task<Appraisal>)>);

/// Adds counsel to an app.
pub struct CounselPlugin;

impl Plugin for CounselPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Clerk, GameLeft>()
            .forgets::<Clerk, PlayerLeft>()
            .add_systems(Update, keep_appraised.before(Flow))
            .add_observer(carry_out);
    }
}

/// Starts an appraisal for a new hand, and keeps it there when it is ready.
fn keep_appraised(library: Res<Library>, hand: Option<ResMut<Hand>>, mut clerk: ResMut<Clerk>, stir: Res<Stir>) {
    let Some(mut hand) = hand.filter(|hand| !hand.watching && hand.foretold.appraisal.is_none()) else { return };
    let now = (hand.view.table().turn(), hand.seat());
    match &mut clerk.0 {
        Some((turn, seat, task)) if (*turn, *seat) == now => {
            if let Some(appraisal) = check_ready(task) {
                hand.foretold.appraisal = Some(appraisal);
                clerk.0 = None;
            }
        }
        Some(_) | None => {
            let (book, view) = (library.book.clone(), hand.view.clone());
            let task = AsyncComputeTaskPool::get().spawn(async move { appraise(&book, &view) });
            clerk.0 = Some((now.0, now.1, task));
        }
    }
    if clerk.0.is_some() {
        stir.within(LOOK);
    }
}

fn carry_out(wish: On<Counselling>, mut preferences: ResMut<Preferences>, mut commands: Commands) {
    match wish.event() {
        Counselling::Heard(key) => {
            preferences.heard.insert(key.clone());
            commands.run_system_cached(settings::write);
        }
    }
}

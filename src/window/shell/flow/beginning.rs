//! The beginning of a game, new or saved.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use xxhash_rust::xxh3::xxh3_64;

use super::files::SaveFolder;
use super::going::{go, leave};
use super::keeper::Kept;
use super::posting::draw_up;
use super::tell::Tell;
use super::{Screen, settings, turn};
use crate::rules::game::{Charter, Player};
use crate::rules::realm::generate::MapType;
use crate::shell::settings::Preferences;
use crate::sight::Library;
use crate::table::Conclave;
use crate::table::desk::Desk;
use crate::table::session::Session;
use crate::table::setups::{SEEDS, SetUp};

/// The intents that begin a game.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Beginning {
    /// Begin a game from this charter.
    Begin(Box<Charter>),
    /// Begin a game with the same houses and settings, and another seed.
    BeginAnew(Box<Charter>),
    /// Invite people by post to a game with this set-up.
    ByPost(Box<SetUp>),
    /// Go back to the form of a new game with this set-up.
    Change(Box<SetUp>),
}

/// Carries out these intents.
pub(super) struct BeginningPlugin;

impl Plugin for BeginningPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out);
    }
}

fn carry_out(wish: On<Beginning>, mut commands: Commands) {
    let charter = match wish.event().clone() {
        Beginning::Begin(charter) => charter,
        Beginning::BeginAnew(mut charter) => {
            // The dice of a trial are part of it.
            if !matches!(charter.settings.map_type, MapType::Trial(_)) {
                charter.settings.seed = another_seed(charter.settings.seed);
            }
            charter
        }
        Beginning::ByPost(plan) => return commands.run_system_cached_with(draw_up::<Conclave>, plan),
        // The form is the page's own.
        Beginning::Change(_) => return,
    };
    commands.run_system_cached_with(begin, *charter);
}

/// Returns a seed from the clock. It differs from `than` and is short enough to read aloud.
pub(crate) fn another_seed(than: u64) -> u64 {
    let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    let seed = xxh3_64(&clock.to_le_bytes()) % SEEDS;
    if seed == than { (seed + 1) % SEEDS } else { seed }
}

fn begin(
    In(charter): In<Charter>,
    library: Res<Library>,
    folder: Res<SaveFolder>,
    mut preferences: ResMut<Preferences>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    if !matches!(charter.settings.map_type, MapType::Trial(_)) {
        preferences.last_charter = Some(charter.clone());
        preferences.last_mods = library.mods();
        commands.run_system_cached(settings::write);
    }
    // A game is named after its first person. The name must be free, because an Iron Man game has
    // only one file.
    let first = charter.seats.iter().find(|seat| seat.player == Player::Human).or(charter.seats.first());
    let name = first.map(|seat| seat.archfiend.name.clone()).unwrap_or_default();
    let name = folder.saves.free_name(&name);
    match Session::found(library.book.clone(), charter) {
        Ok(mut session) => {
            session.rename(&name);
            sit_down(&mut commands, session, None);
        }
        Err(fault) => notice.tell(Some(fault.to_string())),
    }
}

/// Seats the players of a game that was read from the file `from`, or of a new game.
///
/// A new game is saved at once, so that every game with plans has a file.
pub(crate) fn sit_down(commands: &mut Commands, session: Session, from: Option<PathBuf>) {
    commands.run_system_cached(leave);
    commands.run_system_cached_with(lay_out, (session, from));
    commands.run_system_cached_with(go, Screen::Playing);
    commands.run_system_cached(turn::open);
}

/// Puts the session in place, and its saved drafts on the desks.
fn lay_out(In((session, from)): In<(Session, Option<PathBuf>)>, mut kept: Kept<'_>, mut notice: Tell<'_>) {
    kept.chairs.desks = session.plans().iter().cloned().map(Desk::with).collect();
    kept.running.session = Some(session);
    match from {
        Some(file) => kept.opened(&file),
        None => notice.tell(kept.save_turn()),
    }
}

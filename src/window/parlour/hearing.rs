//! What of a game sounds how. A fact sounds when it is told, so nobody hears of another's secrets,
//! and nothing sounds through the curtain.

use std::marker::PhantomData;

use ::sound::Cue;
use bevy::prelude::*;

use super::Hosted;
use super::chair::Chair;
use super::flow::Tabling;
use super::session::Parlour;
use crate::intent::Intent;
use crate::shell::flow::Screen;
use crate::sound::{Hearing, Listening};

/// Notes what sounds at a table.
pub(super) struct TableHearingPlugin<G: Hosted>(pub PhantomData<G>);

impl<G: Hosted> Plugin for TableHearingPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_systems(Last, (of_story::<G>, of_wishes::<G>, of_state::<G>).in_set(Listening))
            .add_systems(OnExit(G::TABLE), |mut hearing: ResMut<Hearing>| hearing.hushed = false);
    }
}

/// Notes the fact that has begun to be told, and that something is asked.
fn of_story<G: Hosted>(
    chair: Option<Res<Chair<G>>>,
    mut hearing: ResMut<Hearing>,
    mut known: Local<Option<(usize, bool)>>,
) {
    let Some(chair) = chair else {
        *known = None;
        return;
    };
    let asked = chair.telling().is_none() && chair.desk().is_some();
    let now = (chair.log().len(), asked);
    if *known == Some(now) {
        return;
    }
    *known = Some(now);
    match chair.telling() {
        Some(fact) => G::cue(fact, chair.seat()).into_iter().for_each(|cue| hearing.cue(cue)),
        None if asked => hearing.cue(Cue::YourTurn),
        None => {}
    }
}

/// Notes what the player does.
fn of_wishes<G: Hosted>(mut intents: MessageReader<Intent>, mut hearing: ResMut<Hearing>) {
    for intent in intents.read() {
        let Some(wish) = G::wish(intent) else { continue };
        let cue = match wish {
            Tabling::Draft(_) | Tabling::Redo | Tabling::SwitchMod(..) => Cue::Quill,
            Tabling::Undo => Cue::Scratch,
            Tabling::HandIn => Cue::Seal,
            Tabling::Begin(_)
            | Tabling::Resume(_)
            | Tabling::Watch(_)
            | Tabling::WatchAgain
            | Tabling::Branch
            | Tabling::ByPost(_)
            | Tabling::Change(_)
            | Tabling::Teach
            | Tabling::TellAll => Cue::Page,
            Tabling::Save(_) | Tabling::SaveAndLeave | Tabling::ToPost => Cue::Close,
            Tabling::TellOn
            | Tabling::Pause(_)
            | Tabling::Sit(_)
            | Tabling::CallNext
            | Tabling::DrawCurtain
            | Tabling::SetPin(_)
            | Tabling::SetPlayer(..)
            | Tabling::Untaught
            | Tabling::Speak
            | Tabling::ReplayTo(..) => continue,
        };
        hearing.cue(cue);
    }
}

/// Chooses the music; silence behind the curtain.
fn of_state<G: Hosted>(
    screen: Res<State<Screen>>,
    parlour: Res<Parlour<G>>,
    chair: Option<Res<Chair<G>>>,
    mut hearing: ResMut<Hearing>,
) {
    if *screen.get() != G::TABLE {
        return;
    }
    let hushed = parlour.called().is_some();
    if hearing.hushed != hushed {
        hearing.hushed = hushed;
    }
    let Some(chair) = chair else { return };
    let mood = G::mood(chair.view(), chair.seat());
    if hearing.mood != Some(mood) {
        hearing.mood = Some(mood);
    }
}

//! The files of a game at this machine. It is written while it is played and when it is left, and
//! copied under a name that the player chooses.

use bevy::prelude::*;

use super::Hosted;
use super::chair::Chair;
use super::session::Parlour;
use super::watch::Watched;
use crate::intent::Going;
use crate::shell::flow::{GameLeft, Keeper, PlayerLeft, SaveFolder, Tell};
use crate::shell::pace::Stir;

/// Writes a changed answer, at most every two seconds.
pub(super) fn keep<G: Hosted>(
    time: Res<Time<Real>>,
    folder: Res<SaveFolder>,
    stir: Res<Stir>,
    chair: Option<Res<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
) {
    if std::mem::take(&mut keeper.touched) {
        look(&folder, chair.as_deref(), &mut parlour, &mut keeper);
    }
    let told = keeper.write(time.elapsed(), &stir);
    notice.tell(told);
}

/// Compares the present game with the written one.
fn look<G: Hosted>(folder: &SaveFolder, chair: Option<&Chair<G>>, parlour: &mut Parlour<G>, keeper: &mut Keeper<G>) {
    if let Some(desk) = chair.and_then(Chair::desk) {
        parlour.keep_draft(desk.now().clone());
    }
    parlour.keep_plans();
    if let Some(session) = parlour.session().filter(|session| session.ending().is_none()) {
        keeper.keeping.look(folder.saves(), session.archive());
    }
}

/// Writes everything when the game is left, and clears the table.
pub(super) fn part<G: Hosted>(
    _: On<GameLeft>,
    folder: Res<SaveFolder>,
    chair: Option<Res<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    commands.remove_resource::<Watched<G>>();
    if parlour.session().is_some() {
        let told = keeper.finish();
        look(&folder, chair.as_deref(), &mut parlour, &mut keeper);
        notice.tell(keeper.write_at_once().or(told));
        keeper.keeping.forget();
    }
    *parlour = Parlour::default();
    commands.remove_resource::<Chair<G>>();
    commands.trigger(PlayerLeft);
}

pub(super) fn before_exit<G: Hosted>(
    folder: Res<SaveFolder>,
    chair: Option<Res<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
) {
    let told = keeper.finish();
    look(&folder, chair.as_deref(), &mut parlour, &mut keeper);
    if let Some(told) = told.or(keeper.write_at_once()) {
        error!("{told}");
    }
}

/// Saves under a name; an empty one keeps the name of the game. Then leaves, if wished.
pub(super) fn save<G: Hosted>(
    In((name, leaves)): In<(String, bool)>,
    folder: Res<SaveFolder>,
    chair: Option<Res<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    notice.tell(keeper.finish());
    look(&folder, chair.as_deref(), &mut parlour, &mut keeper);
    let Some(session) = parlour.session() else { return };
    let name = if name.is_empty() { session.archive().name().to_owned() } else { name };
    match folder.saves().save_named(&name, session.archive()) {
        Ok(_) => {
            keeper.keeping.saved(session.archive());
            notice.say_with("client-saved", &[("name", name.into())]);
            if leaves {
                commands.trigger(Going::ToTitle);
            }
        }
        Err(fault) => notice.tell(Some(fault.to_string())),
    }
}

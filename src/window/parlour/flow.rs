//! What people do at a table, and what follows from it: steps are played, people are called, files
//! are written.
//!
//! The intents are events, as in the [flow of the program](crate::shell::flow). No two games are
//! open at the same time: each begins by leaving the other.

use std::marker::PhantomData;
use std::path::PathBuf;

use bevy::prelude::*;
use table_text::telling::Tone;

use super::Hosted;
use super::chair::Chair;
use super::desktop::Desktop;
use super::keeping;
use super::menu::Slips;
use super::posted::{self, PostSeat};
use super::rules::{self, Rules};
use super::seats;
use super::session::Parlour;
use super::watch;
use crate::shell::flow::{
    Flow, Keeper, LastPost, MainGame, Mods, Parting, PlayerLeft, SaveFolder, Screen, Tell, close_game, draw_up, go,
    settings, settle,
};
use crate::shell::pace::{LOOK, Stir};
use crate::shell::settings::Preferences;
use crate::sight::Library;
use ::table::seats::{Player, Seat};
use ::table::session::Session;

/// The intents at a table.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Tabling<G: Hosted> {
    /// Begin a game from this set-up.
    Begin(Box<G::Charter>),
    /// Continue the game in this file.
    Resume(PathBuf),
    /// Change the answer in the making.
    Draft(Box<G::Choice>),
    /// Undo the last change of it.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Hand the answer in.
    HandIn,
    /// Go on to the next fact that is told.
    TellOn,
    /// Tell everything at once, up to what was done to the player.
    TellAll,
    /// Stop the telling, or let it go on.
    Pause(bool),
    /// The called person sits down; the text is the PIN if the seat is locked.
    Sit(String),
    /// Call another person first.
    CallNext,
    /// Leave the machine for a while.
    DrawCurtain,
    /// Lock the seat with a PIN, or remove the lock.
    SetPin(Option<String>),
    /// Save under this name.
    Save(String),
    /// Save, and go to the title.
    SaveAndLeave,
    /// Give a seat to a mind, or take it back in the same step.
    SetPlayer(Seat, Player),
    /// Watch the replay of the game in this file.
    Watch(PathBuf),
    /// Watch the game that has just ended.
    WatchAgain,
    /// Show the replay at this step, from 0, and from this chair.
    ReplayTo(usize, Seat),
    /// Begin a new game that branches from the shown step.
    Branch,
    /// Begin the lesson.
    Teach,
    /// Send the clerk of the lesson away. The game goes on.
    Untaught,
    /// Invite people by post to a game with this set-up.
    ByPost(Box<G::Charter>),
    /// Go back to the form of a new game with this set-up.
    Change(Box<G::Charter>),
    /// Leave the table for the list of games by post.
    ToPost,
    /// Switch a mod on or off for the next game.
    SwitchMod(String, bool),
    /// Speak of this game, among those of one form.
    Speak,
}

/// The systems that play the games of the parlour.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct AtTable;

/// Carries out the intents, and plays the game.
pub(super) struct TablingPlugin<G: Hosted>(pub PhantomData<G>);

/// Keeps what is written on the slips of the menu, which all games share.
struct SlipsPlugin;

impl Plugin for SlipsPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Slips, PlayerLeft>();
    }
}

impl<G: Hosted> Plugin for TablingPlugin<G> {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<SlipsPlugin>() {
            app.add_plugins(SlipsPlugin);
        }
        app.init_resource::<Parlour<G>>()
            .init_resource::<Mods<G>>()
            .init_resource::<Rules<G>>()
            .add_systems(OnEnter(Screen::Title), rules::clear::<G>)
            .add_systems(OnEnter(Screen::Post), rules::clear::<G>)
            .forgets::<Desktop<G>, PlayerLeft>()
            .init_resource::<Keeper<G>>()
            .add_observer(carry_out::<G>)
            .add_observer(keeping::part::<G>)
            .add_observer(posted::part::<G>)
            .add_systems(
                Update,
                (play::<G>, tell::<G>, keeping::keep::<G>, posted::fetch::<G>, posted::keep::<G>)
                    .chain()
                    .in_set(Flow)
                    .in_set(AtTable)
                    .after(MainGame)
                    // Only one game is on its page at a time.
                    .ambiguous_with(AtTable)
                    .run_if(in_state(G::TABLE)),
            )
            .add_systems(
                Last,
                (posted::before_exit::<G>.before(LastPost), keeping::before_exit::<G>.after(MainGame))
                    .in_set(Flow)
                    .run_if(on_message::<AppExit>),
            );
    }
}

fn carry_out<G: Hosted>(wish: On<Tabling<G>>, mut commands: Commands) {
    match wish.event().clone() {
        Tabling::Begin(charter) => commands.run_system_cached_with(begin::<G>, *charter),
        Tabling::Resume(path) => commands.run_system_cached_with(resume::<G>, path),
        Tabling::Draft(choice) => commands.run_system_cached_with(draft::<G>, *choice),
        Tabling::Undo => commands.run_system_cached_with(turn_back::<G>, true),
        Tabling::Redo => commands.run_system_cached_with(turn_back::<G>, false),
        Tabling::HandIn => commands.run_system_cached(hand_in::<G>),
        Tabling::TellOn => commands.run_system_cached(|mut chair: If<ResMut<Chair<G>>>| chair.tell_on()),
        Tabling::TellAll => commands.run_system_cached(skip::<G>),
        Tabling::Pause(on) => commands.run_system_cached_with(pause::<G>, on),
        Tabling::Sit(digits) => commands.run_system_cached_with(seats::sit::<G>, digits),
        Tabling::CallNext => commands.run_system_cached(seats::call_next::<G>),
        Tabling::DrawCurtain => commands.run_system_cached(seats::draw_curtain::<G>),
        Tabling::SetPin(digits) => commands.run_system_cached_with(seats::set_pin::<G>, digits),
        Tabling::Save(name) => commands.run_system_cached_with(keeping::save::<G>, (name, false)),
        Tabling::SaveAndLeave => commands.run_system_cached_with(keeping::save::<G>, (String::new(), true)),
        Tabling::SetPlayer(seat, player) => commands.run_system_cached_with(seats::set_player::<G>, (seat, player)),
        Tabling::Watch(path) => commands.run_system_cached_with(watch::watch::<G>, path),
        Tabling::WatchAgain => commands.run_system_cached(watch::watch_again::<G>),
        Tabling::ReplayTo(at, seat) => commands.run_system_cached_with(watch::turn_to::<G>, (at, seat)),
        Tabling::Branch => commands.run_system_cached(watch::branch::<G>),
        Tabling::Teach => commands.run_system_cached(teach::<G>),
        Tabling::ByPost(plan) => commands.run_system_cached_with(draw_up::<G>, plan),
        Tabling::Change(plan) => commands.run_system_cached_with(change::<G>, *plan),
        Tabling::ToPost => commands.run_system_cached(posted::to_post),
        Tabling::SwitchMod(id, on) => commands.run_system_cached_with(rules::switch::<G>, (id, on)),
        Tabling::Speak => commands.run_system_cached(rules::speak::<G>),
        Tabling::Untaught => commands.run_system_cached(|mut parlour: ResMut<Parlour<G>>| parlour.teach(false)),
    }
}

fn pause<G: Hosted>(In(on): In<bool>, mut chair: If<ResMut<Chair<G>>>) {
    chair.paused = on;
}

/// Begins a new game. It is named after its first person.
fn begin<G: Hosted>(
    In(charter): In<G::Charter>,
    folder: Res<SaveFolder>,
    rules: Res<Rules<G>>,
    mut preferences: ResMut<Preferences>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let first = G::players(&charter).into_iter().position(|player| *player == Player::Human).unwrap_or(0);
    let name = folder.saves().free_name(&G::chairs(&charter)[first].name);
    G::remember(&mut preferences, &charter);
    preferences.parlour_mods.insert(G::NAME.to_owned(), rules.mods());
    commands.run_system_cached(settings::write);
    match Session::<G>::found(rules.book().clone(), charter) {
        Ok(mut session) => {
            session.rename(&name);
            sit_down(&mut commands, session, None);
        }
        Err(fault) => notice.tell(Some(fault.to_string())),
    }
}

/// Leads back to the form of a new game, filled in with a set-up.
fn change<G: Hosted>(In(plan): In<G::Charter>, mut preferences: ResMut<Preferences>, mut commands: Commands) {
    G::remember(&mut preferences, &plan);
    commands.run_system_cached_with(go, G::SETUP);
}

/// Begins the lesson, which is played without mods.
fn teach<G: Hosted>(
    library: Res<Library>,
    folder: Res<SaveFolder>,
    mods: Res<Mods<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let Some((charter, name)) = G::lesson(&library.text) else { return };
    let plain = mods.editions.plain();
    let book = plain.book.clone();
    commands.run_system_cached_with(rules::take_up::<G>, plain);
    match Session::<G>::found(book, charter) {
        Ok(mut session) => {
            session.rename(&folder.saves().free_name(&name));
            sit_down(&mut commands, session, None);
            commands.run_system_cached(|mut parlour: ResMut<Parlour<G>>| parlour.teach(true));
        }
        Err(fault) => notice.tell(Some(fault.to_string())),
    }
}

/// Continues a saved game, with the rules and the mods that it was begun with.
fn resume<G: Hosted>(
    In(path): In<PathBuf>,
    folder: Res<SaveFolder>,
    library: Res<Library>,
    mods: Res<Mods<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let session = rules::read(&path, folder.saves(), &mods, &library).and_then(|(opened, edition)| {
        let archive = if opened.lapsed {
            opened.archive.as_common(&edition.book).map_err(|fault| fault.to_string())?
        } else {
            opened.archive
        };
        let session = Session::resume(edition.book.clone(), archive).map_err(|fault| fault.to_string())?;
        Ok((session, edition))
    });
    match session {
        Ok((session, edition)) => {
            commands.run_system_cached_with(rules::take_up::<G>, edition);
            sit_down(&mut commands, session, Some(path));
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Seats the people of a new game, or of one from a file.
pub(crate) fn sit_down<G: Hosted>(commands: &mut Commands, session: Session<G>, from: Option<PathBuf>) {
    close_game(commands);
    commands.run_system_cached_with(lay_out::<G>, (session, from));
    commands.run_system_cached_with(go, G::TABLE);
    commands.run_system_cached(next_person::<G>);
}

fn lay_out<G: Hosted>(
    In((session, from)): In<(Session<G>, Option<PathBuf>)>,
    folder: Res<SaveFolder>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
) {
    match from {
        Some(file) => keeper.opened(folder.saves(), session.archive(), &file),
        None => notice.tell(keeper.save_turn(folder.saves(), session.archive())),
    }
    parlour.open(session);
}

/// Calls the next person who is asked, or shows the table to the one who sits there.
///
/// With one person there is no curtain. With several, it falls whenever another is called.
pub(super) fn next_person<G: Hosted>(
    mut parlour: ResMut<Parlour<G>>,
    chair: Option<ResMut<Chair<G>>>,
    mut commands: Commands,
) {
    let people = parlour.people();
    let queue = parlour.queue();
    let seated = chair.as_ref().map(|chair| chair.seat());
    let stays = |seat: Seat| people.len() < 2 || queue.contains(&seat) || queue.is_empty();
    match (seated, queue.first()) {
        (Some(seat), _) if stays(seat) => commands.run_system_cached_with(take_chair::<G>, seat),
        (_, Some(&next)) if people.len() > 1 => {
            parlour.call(Some(next));
            commands.run_system_cached(stand_up::<G>);
        }
        (None, Some(&next)) => commands.run_system_cached_with(take_chair::<G>, next),
        (None, None) if people.len() < 2 => {
            let seat = people.first().copied().unwrap_or(Seat(0));
            commands.run_system_cached_with(take_chair::<G>, seat);
        }
        (Some(_) | None, _) => {}
    }
}

/// Seats a person, or shows the one who sits there what has happened.
pub(super) fn take_chair<G: Hosted>(
    In(seat): In<Seat>,
    mut parlour: ResMut<Parlour<G>>,
    chair: Option<ResMut<Chair<G>>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let news = parlour.take_untold(seat);
    let desk = parlour.desk(seat);
    let Some(session) = parlour.session() else { return };
    let now = session.view(seat);
    if let Some(mut chair) = chair.filter(|chair| chair.seat() == seat) {
        chair.refresh(now, news, desk);
        if preferences.playback_percent == 0 {
            chair.tell_all();
        }
        return;
    }
    let untold: usize = news.iter().map(|tale| tale.facts.len()).sum();
    let mut log: Vec<G::Entry> = (0..session.logs_len()).flat_map(|at| session.log_seen_by(seat, at)).collect();
    log.truncate(log.len() - untold);
    let mut chair = Chair::<G>::new(seat, now, log, news, desk);
    if preferences.playback_percent == 0 {
        chair.tell_all();
    }
    commands.insert_resource(chair);
}

/// Removes the seated person from the machine. The answer in the making is kept.
pub(super) fn stand_up<G: Hosted>(
    mut parlour: ResMut<Parlour<G>>,
    chair: Option<Res<Chair<G>>>,
    mut commands: Commands,
) {
    if let Some(desk) = chair.as_ref().and_then(|chair| chair.desk()) {
        parlour.keep_draft(desk.now().clone());
    }
    commands.remove_resource::<Chair<G>>();
    commands.trigger(PlayerLeft);
}

/// Changes the answer in the making.
fn draft<G: Hosted>(In(choice): In<G::Choice>, mut chair: If<ResMut<Chair<G>>>, mut keeper: ResMut<Keeper<G>>) {
    keeper.touched = true;
    if let Some(desk) = chair.desk_mut() {
        desk.change(|draft| *draft = choice);
    }
}

/// Undoes the last change of the answer, or redoes it.
fn turn_back<G: Hosted>(In(back): In<bool>, mut chair: If<ResMut<Chair<G>>>, mut keeper: ResMut<Keeper<G>>) {
    keeper.touched = true;
    if let Some(desk) = chair.desk_mut() {
        if back { desk.undo() } else { desk.redo() }
    }
}

/// Hands in the answer of the seated person, if it obeys the rules.
fn hand_in<G: Hosted>(
    (posted, rules): (Option<Res<PostSeat<G>>>, Res<Rules<G>>),
    mut chair: If<ResMut<Chair<G>>>,
    mut parlour: ResMut<Parlour<G>>,
    mut desktop: ResMut<Desktop<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut commands: Commands,
) {
    if chair.telling().is_some() {
        return;
    }
    let Some(desk) = chair.desk() else { return };
    let Some(choice) = G::finished(rules.catalog(), chair.now(), desk.now()) else { return };
    if !G::lawful(rules.catalog(), chair.now(), &choice) {
        return;
    }
    if posted.is_some() {
        return commands.run_system_cached_with(posted::send::<G>, choice);
    }
    keeper.touched = true;
    G::put_away(&mut desktop);
    let seat = chair.seat();
    parlour.hand_in(choice);
    let now = chair.now().clone();
    chair.refresh(now, parlour.take_untold(seat), None);
    if !parlour.play() {
        commands.run_system_cached(next_person::<G>);
    } else {
        commands.run_system_cached(played::<G>);
    }
}

/// Collects the answers of minds, and plays the step when all are there.
fn play<G: Hosted>(mut parlour: ResMut<Parlour<G>>, stir: Res<Stir>, mut commands: Commands) {
    if parlour.session().is_none() {
        return;
    }
    if parlour.collect() {
        stir.within(LOOK);
    }
    if parlour.play() {
        stir.now();
        commands.run_system_cached(played::<G>);
        settle(&mut commands);
    }
}

/// After a step: the game is saved when a person is asked or it is over, and the next is called.
fn played<G: Hosted>(
    folder: Res<SaveFolder>,
    mut parlour: ResMut<Parlour<G>>,
    mut keeper: ResMut<Keeper<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    parlour.keep_plans();
    let asked = !parlour.queue().is_empty();
    if let Some(session) = parlour.session()
        && (asked || session.ending().is_some())
    {
        notice.tell(keeper.save_turn(folder.saves(), session.archive()));
    }
    if let Some(session) = parlour.session()
        && let ([_, _, ..], Some(_)) = (session.humans().as_slice(), session.ending())
    {
        // After the end nothing is hidden, and whoever sits there reads the count to all.
        parlour.call(None);
    }
    commands.run_system_cached(next_person::<G>);
}

/// Seconds for which a fact is shown at the usual pace, and one of little importance.
const TELLING: f32 = 2.4;
const IN_PASSING: f32 = 0.9;

/// Tells everything up to what was done to the player.
fn skip<G: Hosted>(mut chair: If<ResMut<Chair<G>>>, library: Res<Library>, rules: Res<Rules<G>>) {
    if chair.telling().is_some() {
        chair.tell_up_to(|view, fact| G::tone(&library.text, rules.catalog(), view, fact) == Tone::Bad);
    }
}

/// Tells what has happened, fact by fact, at the pace that the player prefers.
fn tell<G: Hosted>(
    time: Res<Time>,
    preferences: Res<Preferences>,
    (library, rules): (Res<Library>, Res<Rules<G>>),
    chair: Option<ResMut<Chair<G>>>,
    stir: Res<Stir>,
) {
    let Some(mut chair) = chair else { return };
    let Some(fact) = chair.telling().filter(|_| !chair.paused) else { return };
    let tone = G::tone(&library.text, rules.catalog(), chair.view(), fact);
    let lasts = if tone == Tone::Quiet { IN_PASSING } else { TELLING };
    let shown = chair.shown + time.delta_secs();
    if shown >= lasts * 100.0 / preferences.playback_percent.max(1) as f32 {
        chair.tell_on();
    } else {
        chair.bypass_change_detection().shown = shown;
    }
    stir.within(LOOK);
}

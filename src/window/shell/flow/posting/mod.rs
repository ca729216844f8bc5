//! Games by post: the mailbags are looked into, and what players ask is done, away from the window.
//!
//! Folders can lie on slow disks, and minds take their time. So all tables of a game belong to one
//! worker task at a time, which does what was asked, in order, and looks into the mailbags. The page
//! draws what the last task of each game has left.
//!
//! A player who sits down gets what the seat knows from its newest turn. There is no session then: the
//! game is at the host's.

mod mailed;
mod seat;
mod wishes;
mod worker;

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready};
use bevy::window::FileDragAndDrop;
use circles::table::Circles;
use oaths::table::{First, Oaths};

use self::worker::{Done, Job, Tables};
use super::partings::GameLeft;
use super::shelves::Shelves;
use super::tell::Tell;
use super::{Flow, MainGame, Screen};
use crate::intent::Intent;
use crate::rules::game::Archfiend;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::{Hand, Library};
use crate::table::Conclave;
use ::table::game::Game;
use ::table::post::{Post, PostFault, Room, game_of};

pub use self::mailed::Mailed;
pub(crate) use self::mailed::draw_up;
pub use self::seat::AtPost;
pub(super) use self::seat::{keep_last, keep_plans, seal};
pub use self::wishes::{Drawn, Handling, NewTable, Posting, Postings};
pub use self::worker::Seating;

/// Time between two looks into the mailbags.
const EVERY: Duration = Duration::from_secs(10);

/// A file of the game with this name has come by mail.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
struct Came {
    game: String,
    path: PathBuf,
}

/// What a worker is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Chore<G: Mailed> {
    /// Look into all mailbags.
    Look,
    /// Look for invitations in this folder.
    Seek(PathBuf),
    /// Take in a file that has come by mail.
    Receive(PathBuf),
    /// Do something at a table or a seat.
    At(PathBuf, Handling),
    /// Found a table with this set-up.
    Found(Box<NewTable>, Box<G::Plan>),
    /// Accept an invitation with a party.
    Join(PathBuf, Box<G::Party>),
    /// Send a choice of a seat, sealed or as plans so far.
    Send(PathBuf, Box<G::Choice>, bool),
    /// Bring what has come to a seat since this turn.
    Fetch(PathBuf, u32),
}

/// The worker at the post of one game, and what it has left.
#[derive(Resource)]
pub struct Postroom<G: Mailed> {
    /// What the page shows.
    pub shown: Postings,
    /// The set-up of a table that is being drawn up.
    plan: Option<G::Plan>,
    post: Option<Post>,
    desk: Option<Tables<G>>,
    work: Option<Task<Done<G>>>,
    asked: Vec<Chore<G>>,
    looked: Option<Duration>,
}

impl<G: Mailed> Default for Postroom<G> {
    fn default() -> Self {
        Self {
            shown: Postings::default(),
            plan: None,
            post: None,
            desk: None,
            work: None,
            asked: Vec::new(),
            looked: None,
        }
    }
}

impl<G: Mailed> Postroom<G> {
    /// Creates the post room of this data folder.
    #[must_use]
    pub fn new(home: &Path) -> Self {
        Self { post: Some(Post::standard(Some(home))), ..Self::default() }
    }

    /// Creates a post room without a data folder, which shows these tables.
    #[must_use]
    pub fn showing(shown: Postings) -> Self {
        Self { shown, ..Self::default() }
    }

    /// True while something is being done.
    #[must_use]
    pub const fn busy(&self) -> bool {
        self.work.is_some()
    }

    /// Asks for something to be done.
    pub(crate) fn ask(&mut self, chore: Chore<G>) {
        self.asked.push(chore);
    }

    /// True if there are tables to look after, or nobody has looked yet.
    fn watches(&self) -> bool {
        self.post.is_some() && self.desk.as_ref().is_none_or(|desk| !desk.room.is_empty())
    }

    /// Returns all that is to be done. `None` while the tables are being worked on, and in an app
    /// without a data folder.
    fn job(&mut self, library: &Library) -> Option<Job<G>> {
        let post = self.post.clone()?;
        let desk = self.desk.take();
        let open = move |book| Tables { sought: post.letters(), room: Room::open(post, book) };
        Some(Job { desk, open: Box::new(open), book: G::rules(library), asked: std::mem::take(&mut self.asked) })
    }
}

/// Carries out these intents.
pub(super) struct PostingPlugin;

impl Plugin for PostingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<AtPost>()
            .add_plugins((GamePlugin::<Conclave>::new(), GamePlugin::<Oaths>::new()))
            .add_plugins((GamePlugin::<First>::new(), GamePlugin::<Circles>::new()))
            .add_observer(say)
            .add_observer(|_: On<GameLeft>, mut at: ResMut<AtPost>| at.leave())
            .add_systems(
                Update,
                (drop_in, work::<Conclave>, work::<Oaths>, work::<First>, work::<Circles>)
                    .chain()
                    .after(keep_plans)
                    .in_set(MainGame)
                    .in_set(Flow),
            )
            .add_systems(
                Last,
                (before_exit::<Conclave>, before_exit::<Oaths>, before_exit::<First>, before_exit::<Circles>)
                    .chain()
                    .in_set(LastPost)
                    .run_if(on_message::<AppExit>),
            );
    }
}

/// Opens the post rooms of all games in a data folder.
pub(crate) fn open_rooms(app: &mut App, home: &Path) {
    app.insert_resource(Postroom::<Conclave>::new(home))
        .insert_resource(Postroom::<Oaths>::new(home))
        .insert_resource(Postroom::<First>::new(home))
        .insert_resource(Postroom::<Circles>::new(home));
}

/// The post rooms of all games.
#[derive(SystemParam)]
pub(crate) struct Postrooms<'w> {
    pub conclave: Res<'w, Postroom<Conclave>>,
    pub oaths: Res<'w, Postroom<Oaths>>,
    pub first: Res<'w, Postroom<First>>,
    pub circles: Res<'w, Postroom<Circles>>,
}

impl Postrooms<'_> {
    /// Returns what each shows, behind the word by which the texts of its game call what is sent.
    pub fn shown(&self) -> [(&'static str, &Postings); 4] {
        [
            (Conclave::WORDS, &self.conclave.shown),
            (Oaths::WORDS, &self.oaths.shown),
            (First::WORDS, &self.first.shown),
            (Circles::WORDS, &self.circles.shown),
        ]
    }
}

/// What the post does before the program ends. Whoever has plans to send comes before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LastPost;

/// The post of one game.
struct GamePlugin<G: Mailed>(PhantomData<G>);

impl<G: Mailed> GamePlugin<G> {
    const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Mailed> Plugin for GamePlugin<G> {
    fn build(&self, app: &mut App) {
        app.init_resource::<Postroom<G>>()
            .add_observer(carry_out::<G>)
            .add_observer(take_in::<G>)
            .add_systems(OnEnter(Screen::Post), |mut room: ResMut<Postroom<G>>| room.looked = None);
    }
}

/// Says what needs no work, and sorts what has come by mail.
fn say(wish: On<Posting>, mut notice: Tell<'_>, mut commands: Commands) {
    match wish.event() {
        Posting::Remind => notice.say("post-reminded"),
        Posting::Look => notice.say("post-looked"),
        Posting::Receive(path) => match game_of(path) {
            Ok(game) if [Conclave::NAME, Oaths::NAME, First::NAME, Circles::NAME].contains(&game.as_str()) => {
                commands.trigger(Came { game, path: path.clone() });
            }
            Ok(_) => notice.tell(Some(PostFault::Unaddressed(path.clone()).to_string())),
            Err(fault) => notice.tell(Some(fault.to_string())),
        },
        Posting::Seek(_) | Posting::Change(_) | Posting::Found(_) | Posting::Join(..) | Posting::At(..) => {}
    }
}

/// Takes in a file of this game.
fn take_in<G: Mailed>(came: On<Came>, mut room: ResMut<Postroom<G>>, stir: Res<Stir>) {
    if came.game == G::NAME {
        room.ask(Chore::Receive(came.path.clone()));
        stir.now();
    }
}

/// Takes the wishes that are about tables of this game.
fn carry_out<G: Mailed>(
    wish: On<Posting>,
    library: Res<Library>,
    shelves: Res<Shelves>,
    mut room: ResMut<Postroom<G>>,
    stir: Res<Stir>,
    mut intents: MessageWriter<Intent>,
) {
    let chore = match wish.event() {
        Posting::Remind | Posting::Receive(_) => None,
        Posting::Change(game) => {
            if *game == G::NAME {
                intents.write_batch(room.plan.take().map(G::change));
            }
            None
        }
        Posting::Look => Some(Chore::Look),
        Posting::Seek(folder) => Some(Chore::Seek(folder.clone())),
        Posting::Found(table) => {
            let plan = room.plan.clone().filter(|_| table.game == G::NAME);
            plan.map(|plan| Chore::Found(table.clone(), Box::new(plan)))
        }
        Posting::Join(path, at) => room.shown.offers.iter().find(|offer| offer.path == *path).and_then(|offer| {
            let own: Vec<Archfiend> = shelves.made().cloned().collect();
            let (_, party) = G::parties(&library, &own, &offer.invitation.person).into_iter().nth(*at)?;
            Some(Chore::Join(path.clone(), Box::new(party)))
        }),
        Posting::At(folder, handling) => room.shown.has(folder).then(|| Chore::At(folder.clone(), handling.clone())),
    };
    if let Some(chore) = chore {
        room.ask(chore);
        stir.now();
    }
}

/// Takes in files that the player drops on the window.
fn drop_in(mut dropped: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            commands.trigger(Posting::Receive(path_buf.clone()));
        }
    }
}

/// Starts the worker if something was asked or it is time to look, and takes what it has left.
fn work<G: Mailed>(
    time: Res<Time<Real>>,
    library: Res<Library>,
    stir: Res<Stir>,
    mut room: ResMut<Postroom<G>>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    if let Some(task) = &mut room.work {
        let Some(done) = check_ready(task) else { return stir.within(LOOK) };
        room.work = None;
        take(&mut room, done, &mut notice, &mut commands);
    }
    let now = time.elapsed();
    let next = room.looked.map_or(now, |looked| looked + EVERY);
    if room.asked.is_empty() && (now < next || !room.watches()) {
        if room.watches() {
            stir.within(next.saturating_sub(now));
        }
        return;
    }
    room.looked = Some(now);
    if let Some(job) = room.job(&library) {
        room.work = Some(AsyncComputeTaskPool::get().spawn(async move { job.run() }));
        stir.within(LOOK);
    }
}

/// Shows what the worker has left, and seats the player who asked for it.
fn take<G: Mailed>(room: &mut Postroom<G>, done: Done<G>, notice: &mut Tell<'_>, commands: &mut Commands) {
    let Done { desk, shown, told, said, seating, again } = done;
    room.desk = Some(desk);
    if again {
        room.looked = None;
    }
    if room.shown != shown {
        room.shown = shown;
    }
    for words in told {
        notice.tell(Some(words));
    }
    for id in said {
        notice.say(id);
    }
    if let Some(seating) = seating {
        G::lay_out(commands, seating);
    }
}

/// Does what was asked before the program ends.
fn before_exit<G: Mailed>(library: Res<Library>, mut room: ResMut<Postroom<G>>) {
    if let Some(task) = room.work.take() {
        room.desk = Some(block_on(task).desk);
    }
    if !room.asked.is_empty()
        && let Some(job) = room.job(&library)
    {
        for words in job.run().told {
            error!("{words}");
        }
    }
}

/// Sends the plans of the seat of the main game before the program ends.
pub(super) fn last_plans(hand: Option<Res<Hand>>, mut at: ResMut<AtPost>, mut room: ResMut<Postroom<Conclave>>) {
    if let Some(hand) = hand {
        room.asked.extend(at.unsent(&hand));
    }
}

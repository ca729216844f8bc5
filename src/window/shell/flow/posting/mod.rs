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
mod worker;

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Duration;

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
use ::table::post::{Deadline, Hosted, Offer, Otherwise, Post, PostFault, Room, Seated, Stage as Progress, game_of};
use ::table::seats::{Player, Seat};

pub use self::mailed::Mailed;
pub(crate) use self::mailed::draw_up;
pub use self::seat::AtPost;
pub(super) use self::seat::{keep_last, keep_plans, seal};
pub use self::worker::Seating;

/// Time between two looks into the mailbags.
const EVERY: Duration = Duration::from_secs(10);

/// The intents about games by post. Tables and seats are named by the folders of their ledgers.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Posting {
    /// Look into all mailbags now.
    Look,
    /// Look for invitations in this folder.
    Seek(PathBuf),
    /// Go back to the set-up of the new table, of the game with this name.
    Change(&'static str),
    /// Say that a reminder was copied.
    Remind,
    /// Found a table.
    Found(Box<NewTable>),
    /// Accept an invitation, with what stands at this place in the list of parties.
    Join(PathBuf, usize),
    /// Sit down at a seat.
    Sit(PathBuf),
    /// Write a letter.
    Write(PathBuf, Option<Seat>, String),
    /// Take back a letter of this turn.
    Unwrite(PathBuf, usize),
    /// Begin the game, or process the turn, without whoever is missing: their plans count, or this
    /// mind plays.
    Process(PathBuf, Otherwise),
    /// Give a seat to a mind, or back to its player.
    Give(PathBuf, Seat, Player),
    /// Limit the time for a turn.
    Limit(PathBuf, Option<Deadline>),
    /// Write the present dispatches once more.
    SendAgain(PathBuf),
    /// Take in a file that has come by mail.
    Receive(PathBuf),
}

/// A table was drawn up: its people can be named.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The name of its game.
    pub game: &'static str,
    /// The seats of people.
    pub seats: Vec<Seat>,
    /// The names of people, as far as the set-up has them.
    pub people: Vec<String>,
}

/// The form of a new table. Its set-up waits in the post room of its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewTable {
    /// The name of its game.
    pub game: &'static str,
    /// The seats of people.
    pub seats: Vec<Seat>,
    /// Name of the table.
    pub name: String,
    /// Name of the host.
    pub host: String,
    /// Names of the people, in the order of their seats.
    pub people: Vec<String>,
    /// The folder of dispatches; empty for the usual one.
    pub bag: String,
    /// The limit on the time for a turn.
    pub deadline: Option<Deadline>,
}

/// What the page of games by post shows of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Postings {
    /// The seats that are played here.
    pub seats: Vec<Seated>,
    /// The tables that are hosted here.
    pub hosted: Vec<Hosted>,
    /// Invitations that can be accepted.
    pub offers: Vec<Offer>,
    /// The folder in which invitations are looked for.
    pub sought: PathBuf,
    /// What could not be done or read, as sentences.
    pub faults: Vec<String>,
}

impl Postings {
    /// Returns the seats whose orders are owed.
    pub fn waiting(&self) -> impl Iterator<Item = &Seated> {
        self.seats.iter().filter(|seat| seat.stage == Progress::Planning)
    }

    /// True if a seat or a table has its ledger in this folder.
    fn has(&self, folder: &Path) -> bool {
        self.seats.iter().any(|seat| seat.folder == folder) || self.hosted.iter().any(|table| table.folder == folder)
    }
}

/// What a worker is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Errand<G: Mailed> {
    /// What the player wishes.
    Wish(Posting),
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
    asked: Vec<Errand<G>>,
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
    pub(crate) fn ask(&mut self, errand: Errand<G>) {
        self.asked.push(errand);
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
            .add_systems(OnEnter(Screen::Post), |mut room: ResMut<Postroom<G>>| room.looked = None);
    }
}

/// Says what needs no work, and what no game can use.
fn say(wish: On<Posting>, mut notice: Tell<'_>) {
    match wish.event() {
        Posting::Remind => notice.say("post-reminded"),
        Posting::Look => notice.say("post-looked"),
        Posting::Receive(path) => match game_of(path) {
            Ok(game) if [Conclave::NAME, Oaths::NAME, First::NAME, Circles::NAME].contains(&game.as_str()) => {}
            Ok(_) => notice.tell(Some(PostFault::Unaddressed(path.clone()).to_string())),
            Err(fault) => notice.tell(Some(fault.to_string())),
        },
        Posting::Seek(_)
        | Posting::Change(_)
        | Posting::Found(_)
        | Posting::Join(..)
        | Posting::Sit(_)
        | Posting::Write(..)
        | Posting::Unwrite(..)
        | Posting::Process(..)
        | Posting::Give(..)
        | Posting::Limit(..)
        | Posting::SendAgain(_) => {}
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
    let wish = wish.event();
    let errand = match wish {
        Posting::Remind => return,
        Posting::Change(game) => {
            if *game == G::NAME {
                intents.write_batch(room.plan.take().map(G::change));
            }
            return;
        }
        Posting::Look | Posting::Seek(_) => Errand::Wish(wish.clone()),
        Posting::Receive(path) if game_of(path).is_ok_and(|game| game == G::NAME) => Errand::Wish(wish.clone()),
        Posting::Receive(_) => return,
        Posting::Found(table) => match room.plan.clone().filter(|_| table.game == G::NAME) {
            Some(plan) => Errand::Found(table.clone(), Box::new(plan)),
            None => return,
        },
        Posting::Join(path, at) => {
            let Some(offer) = room.shown.offers.iter().find(|offer| offer.path == *path) else { return };
            let own: Vec<Archfiend> = shelves.made().cloned().collect();
            let party = G::parties(&library, &own, &offer.invitation.person).into_iter().nth(*at);
            let Some((_, party)) = party else { return };
            Errand::Join(path.clone(), Box::new(party))
        }
        Posting::Sit(folder)
        | Posting::Write(folder, ..)
        | Posting::Unwrite(folder, _)
        | Posting::Process(folder, _)
        | Posting::Give(folder, ..)
        | Posting::Limit(folder, _)
        | Posting::SendAgain(folder) => {
            if !room.shown.has(folder) {
                return;
            }
            Errand::Wish(wish.clone())
        }
    };
    room.ask(errand);
    stir.now();
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

//! Games by post: the mailbags are looked into, and what players ask is done, away from the window.
//!
//! Folders can lie on slow disks, and minds take their time. So all tables belong to one worker
//! task at a time, which does what was asked, in order, and looks into the mailbags. The page draws
//! what the last task has left.
//!
//! A player who sits down gets a [`Hand`] from the newest turn of the seat. There is no session then:
//! the game is at the host's.

mod seat;
mod worker;

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready};
use bevy::window::FileDragAndDrop;

use self::worker::{Done, Job, Tables};
use super::Screen;
use super::act::settle;
use super::going::leave;
use super::partings::GameLeft;
use super::tell::Tell;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::shell::pace::{LOOK, Stir};
use crate::sight::{Hand, Library};
use crate::table::post::{Deadline, Hosted, Offer, Otherwise, Party, Post, Room, Seated, Stage as Progress};
use crate::table::setups::SetUp;

pub use self::seat::AtPost;
pub(super) use self::seat::{keep_last, keep_plans, seal};

/// Time between two looks into the mailbags.
const EVERY: Duration = Duration::from_secs(10);

/// The intents about games by post. Tables and seats are named by the folders of their ledgers.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Posting {
    /// Look into all mailbags now.
    Look,
    /// Look for invitations in this folder.
    Seek(PathBuf),
    /// Open the form of a new table with this set-up.
    Draw(Box<SetUp>),
    /// Go back to the realm and the houses of the form.
    Change(Box<SetUp>),
    /// Say that a reminder was copied.
    Remind,
    /// Found a table.
    Found(Box<NewTable>),
    /// Accept an invitation with a party.
    Join(PathBuf, Box<Party>),
    /// Sit down at a seat.
    Sit(PathBuf),
    /// Send orders of a seat, sealed or as plans so far.
    Order(PathBuf, Box<Draft>, bool),
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

/// The form of a new table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewTable {
    /// The set-up; its seats of people are the empty ones.
    pub plan: Option<SetUp>,
    /// Name of the table.
    pub name: String,
    /// Name of the host.
    pub host: String,
    /// Names of the people, by seat.
    pub people: Vec<String>,
    /// The folder of dispatches; empty for the usual one.
    pub bag: String,
    /// The limit on the time for a turn.
    pub deadline: Option<Deadline>,
}

/// What the page of games by post shows.
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
}

/// The worker at the post, and what it has left.
#[derive(Resource, Default)]
pub struct Postroom {
    /// What the page shows.
    pub(crate) shown: Postings,
    post: Option<Post>,
    desk: Option<Tables>,
    work: Option<Task<Done>>,
    asked: Vec<Posting>,
    looked: Option<Duration>,
}

impl Postroom {
    /// Creates the post room of this data folder.
    #[must_use]
    pub fn new(home: &Path) -> Self {
        Self { post: Some(Post::standard(Some(home))), ..Self::default() }
    }

    /// True while something is being done.
    #[must_use]
    pub const fn busy(&self) -> bool {
        self.work.is_some()
    }
}

/// Carries out these intents.
pub(super) struct PostingPlugin;

impl Plugin for PostingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Postroom>()
            .init_resource::<AtPost>()
            .add_observer(carry_out)
            .add_observer(|_: On<GameLeft>, mut at: ResMut<AtPost>| at.leave())
            .add_systems(OnEnter(Screen::Post), |mut room: ResMut<Postroom>| room.looked = None);
    }
}

fn carry_out(wish: On<Posting>, mut room: ResMut<Postroom>, stir: Res<Stir>, mut notice: Tell<'_>) {
    if *wish.event() == Posting::Remind {
        return notice.say("post-reminded");
    }
    // The form is the page's own.
    if !matches!(wish.event(), Posting::Draw(_) | Posting::Change(_)) {
        room.asked.push(wish.event().clone());
        stir.now();
    }
}

/// Takes in files that the player drops on the window.
pub(super) fn drop_in(mut dropped: MessageReader<FileDragAndDrop>, mut room: ResMut<Postroom>) {
    for drop in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            room.asked.push(Posting::Receive(path_buf.clone()));
        }
    }
}

/// Starts the worker if something was asked or it is time to look, and takes what it has left.
pub(super) fn work(
    time: Res<Time<Real>>,
    library: Res<Library>,
    stir: Res<Stir>,
    mut room: ResMut<Postroom>,
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
fn take(room: &mut Postroom, done: Done, notice: &mut Tell<'_>, commands: &mut Commands) {
    let Done { desk, shown, told, said, seating } = done;
    room.desk = Some(desk);
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
        commands.run_system_cached(leave);
        commands.run_system_cached_with(seat::lay_out, seating);
        settle(commands);
    }
}

impl Postroom {
    /// True if there are tables to look after, or nobody has looked yet.
    fn watches(&self) -> bool {
        self.post.is_some() && self.desk.as_ref().is_none_or(|desk| !desk.room.is_empty())
    }

    /// Returns all that is to be done. `None` while the tables are being worked on, and in an app
    /// without a data folder.
    fn job(&mut self, library: &Library) -> Option<Job> {
        let post = self.post.clone()?;
        let desk = self.desk.take();
        let open = move |book| Tables { sought: post.letters(), room: Room::open(post, book) };
        Some(Job { desk, open: Box::new(open), book: library.book.clone(), asked: std::mem::take(&mut self.asked) })
    }
}

/// Does what was asked before the program ends.
pub(super) fn before_exit(
    library: Res<Library>,
    hand: Option<Res<Hand>>,
    mut at: ResMut<AtPost>,
    mut room: ResMut<Postroom>,
) {
    if let Some(hand) = hand {
        let unsent = at.unsent(&hand);
        room.asked.extend(unsent);
    }
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

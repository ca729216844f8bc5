//! The host of a running game: seats, drafts handed in, minds at work, saves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::ecs::resource::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::keeper::Keeper;
use crate::chronicle::annals::Annals;
use crate::minds::Thought;
use crate::rules::game::{Archfiend, Player};
use crate::rules::ids::Seat;
use crate::rules::view::SeatView;
use crate::sight::Scheming;
use crate::table::archive::{Archive, HandOver, Replay, SaveCard, Saves};
use crate::table::belongings::Lock;
use crate::table::cabinet::Cabinet;
use crate::table::desk::Desk;
use crate::table::session::Session;
use crate::table::setups::{SetUp, SetUps};
use crate::table::shelf::Leaf;

/// A saved game that is being watched.
pub struct Watched {
    /// Every position and every log.
    pub replay: Arc<Replay>,
    /// The game as it was saved, from which one can branch off.
    pub archive: Archive,
    /// The turn that is shown, counted from 0.
    pub at: usize,
    /// As whom it is seen; everything if nobody.
    pub seen_as: Option<Seat>,
    /// Seats that passed into other hands, by the turn that others planned for them first.
    pub handed: Vec<(u32, HandOver)>,
    /// The name of the game.
    pub name: String,
    /// Whether everything may be seen: a game that is still being played keeps its secrets.
    pub unveiled: bool,
}

/// The books of a game that is over: the whole game, played again, and what it came to. Everybody's secrets are in them.
pub struct WrittenBooks {
    /// Every position and every log.
    pub replay: Arc<Replay>,
    /// What the game came to.
    pub annals: Annals,
    /// The table at the end, everything in it uncovered.
    pub table: SeatView,
}

/// How far the books of the running game are. They are begun when it is over, and never before.
#[derive(Default)]
pub enum Books {
    /// There are none.
    #[default]
    Closed,
    /// They are being written on another thread.
    Writing(Task<Result<WrittenBooks, String>>),
    /// They can be read.
    Open(Box<WrittenBooks>),
}

/// The host.
#[derive(Resource)]
pub struct Host {
    pub(super) session: Option<Session>,
    /// People who have not planned this turn yet, in the order of the seats.
    pub(super) queue: Vec<Seat>,
    /// Who sits at the machine, or is about to when the curtain is down.
    pub(super) seated: Option<Seat>,
    /// What has been handed in: people's drafts, and what minds have thought of.
    pub(super) thoughts: Vec<Thought>,
    /// Minds at work, by their seats.
    pub(super) minds: Vec<(Seat, Task<Thought>)>,
    /// What each seat knew before the last turn.
    pub(super) before: Vec<SeatView>,
    /// Desks that nobody sits at: plans taken up again after loading, and those of players who have stepped away.
    pub(super) desks: Vec<Desk>,
    /// A player whose house has fallen, or who has given it away, and who watches.
    pub(super) onlooker: Option<Seat>,
    /// Who has been shown the last turn.
    pub(super) shown: Vec<Seat>,
    /// Whether more than one person has been at this machine since somebody last sat down alone at it.
    pub(super) crowd: bool,
    /// Whether turn after turn is played without stopping, as nobody at this machine plans.
    pub(super) running_on: bool,
    /// A saved game that is being watched.
    pub(super) watched: Option<Watched>,
    /// The folder of saves.
    pub(super) saves: Saves,
    /// What is in it, as last read.
    pub(super) cards: Vec<SaveCard>,
    /// The books of the running game.
    pub(super) books: Books,
    /// The name under which the replay of a finished game can be kept; nothing once it is.
    pub(super) keep: Option<String>,
    /// The folder of the player's own archfiends.
    pub(super) cabinet: Cabinet,
    /// What is in it, as last read.
    pub(super) archfiends: Vec<Leaf<Archfiend>>,
    /// The folder of set-ups.
    pub(super) setups: SetUps,
    /// What is in it, as last read.
    pub(super) plots: Vec<Leaf<SetUp>>,
    /// Where the settings are kept.
    pub(super) settings_file: PathBuf,
    /// What has been planned and is not on the disk yet.
    pub(super) keeper: Keeper,
    /// The screen to go back to from a secondary one.
    pub(super) back: super::Screen,
    /// The screen to go back to from the archfiend maker.
    pub(super) before_maker: super::Screen,
}

impl Host {
    /// A host without a game.
    #[must_use]
    pub fn new(saves: Saves, settings_file: PathBuf) -> Self {
        // Everything of a player's lies side by side.
        let home = saves.home().to_path_buf();
        Self {
            cabinet: Cabinet::standard(Some(&home)),
            archfiends: Vec::new(),
            setups: SetUps::standard(Some(&home)),
            plots: Vec::new(),
            before_maker: super::Screen::Title,
            session: None,
            queue: Vec::new(),
            seated: None,
            thoughts: Vec::new(),
            minds: Vec::new(),
            before: Vec::new(),
            desks: Vec::new(),
            onlooker: None,
            shown: Vec::new(),
            crowd: false,
            running_on: false,
            watched: None,
            saves,
            cards: Vec::new(),
            books: Books::Closed,
            keep: None,
            settings_file,
            keeper: Keeper::default(),
            back: super::Screen::Title,
        }
    }

    /// The running game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Who sits at the machine, or is about to.
    #[must_use]
    pub const fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// The data folder.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.saves.home()
    }

    /// What has been planned and is not on the disk yet.
    #[must_use]
    pub const fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// The saved game that is being watched.
    #[must_use]
    pub const fn watched(&self) -> Option<&Watched> {
        self.watched.as_ref()
    }

    /// The books of the running game, once it is over and they are written.
    #[must_use]
    pub const fn books(&self) -> Option<&WrittenBooks> {
        match &self.books {
            Books::Open(books) => Some(books),
            Books::Closed | Books::Writing(_) => None,
        }
    }

    /// Whether more than one person plays at this machine, or did until now.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.people().len() > 1)
    }

    /// Seats of which it is known what they order in this turn.
    #[must_use]
    pub fn handed_in(&self) -> Vec<Seat> {
        self.thoughts.iter().map(|thought| thought.draft.seat).collect()
    }

    /// How far the minds of this turn are. They begin with the turn, and think while people plan.
    #[must_use]
    pub fn scheming(&self) -> Scheming {
        let Some(session) = &self.session else { return Scheming::default() };
        let minds = |seat: &Seat| matches!(session.player(*seat), Some(Player::Mind(_)));
        let done = self.handed_in().iter().filter(|seat| minds(seat)).count();
        Scheming { done, of: done + self.minds.len() }
    }

    /// Has a mind think for ever, so that somebody can be watched waiting for it; for tests.
    pub fn dawdle(&mut self, seat: Seat) {
        self.thoughts.retain(|thought| thought.draft.seat != seat);
        self.minds.retain(|(thinker, _)| *thinker != seat);
        self.minds.push((seat, AsyncComputeTaskPool::get().spawn(std::future::pending())));
    }

    /// The lock on a seat, if it has one.
    pub(super) fn lock(&self, seat: Seat) -> Option<&Lock> {
        self.session.as_ref()?.belongings(seat)?.lock()
    }

    /// The desk of a seat at which nobody sits, with what lies on it; an empty one if there is none.
    pub(super) fn take_desk(&mut self, seat: Seat) -> Desk {
        let at = self.desks.iter().position(|desk| desk.draft().seat == seat);
        at.map_or_else(|| Desk::new(seat), |at| self.desks.remove(at))
    }
}

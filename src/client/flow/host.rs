//! The host of a running game: seats, drafts handed in, minds at work, saves.

use std::path::PathBuf;

use bevy::ecs::resource::Resource;
use bevy::tasks::Task;

use crate::rules::facts::Entry;
use crate::rules::game::Archfiend;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::view::SeatView;
use crate::session::archive::{SaveCard, Saves};
use crate::session::cabinet::Cabinet;
use crate::session::desk::Desk;
use crate::session::setups::{SetUp, SetUps};
use crate::session::shelf::Leaf;
use crate::session::sitting::Sitting;

/// A saved game that is being watched.
pub struct Watched {
    /// The game before each turn, and after the last.
    pub games: Vec<Game>,
    /// The log of each turn.
    pub logs: Vec<Vec<Entry>>,
    /// The turn that is shown, counted from 0.
    pub at: usize,
    /// As whom it is seen; everything if nobody.
    pub seen_as: Option<Seat>,
    /// Where it came from.
    pub path: Option<PathBuf>,
    /// The name of the game.
    pub name: String,
    /// Whether everything may be seen: a game that is still being played keeps its secrets.
    pub unveiled: bool,
}

/// The host.
#[derive(Resource)]
pub struct Host {
    pub(super) sitting: Option<Sitting>,
    /// People who have not planned this turn yet, in the order of the seats.
    pub(super) queue: Vec<Seat>,
    /// Who sits at the machine, or is about to when the curtain is down.
    pub(super) seated: Option<Seat>,
    /// Drafts handed in.
    pub(super) drafts: Vec<Draft>,
    /// Minds at work.
    pub(super) minds: Vec<Task<Draft>>,
    /// What each seat knew before the last turn.
    pub(super) before: Vec<SeatView>,
    /// Plans taken up again after loading.
    pub(super) plans: Vec<Desk>,
    /// A saved game that is being watched.
    pub(super) watched: Option<Watched>,
    /// The folder of saves.
    pub(super) saves: Saves,
    /// What is in it, as last read.
    pub(super) cards: Vec<SaveCard>,
    /// The folder of the player's own archfiends.
    pub(super) cabinet: Cabinet,
    /// What is in it, as last read.
    pub(super) archfiends: Vec<Leaf<Archfiend>>,
    /// The folder of set-ups.
    pub(super) setups: SetUps,
    /// What is in it, as last read.
    pub(super) plots: Vec<Leaf<SetUp>>,
    /// The file in which the running game was last saved.
    pub(super) recorded: Option<PathBuf>,
    /// Where the settings are kept.
    pub(super) settings_file: PathBuf,
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
        let home = saves.folder().parent().unwrap_or(saves.folder()).to_path_buf();
        Self {
            cabinet: Cabinet::standard(Some(&home)),
            archfiends: Vec::new(),
            setups: SetUps::standard(Some(&home)),
            plots: Vec::new(),
            before_maker: super::Screen::Title,
            sitting: None,
            queue: Vec::new(),
            seated: None,
            drafts: Vec::new(),
            minds: Vec::new(),
            before: Vec::new(),
            plans: Vec::new(),
            watched: None,
            saves,
            cards: Vec::new(),
            recorded: None,
            settings_file,
            back: super::Screen::Title,
        }
    }

    /// The running game.
    #[must_use]
    pub const fn sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref()
    }

    /// Who sits at the machine, or is about to.
    #[must_use]
    pub const fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// The saved game that is being watched.
    #[must_use]
    pub const fn watched(&self) -> Option<&Watched> {
        self.watched.as_ref()
    }

    /// Whether more than one person plays at this machine.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.sitting.as_ref().is_some_and(|sitting| sitting.humans().len() > 1)
    }
}

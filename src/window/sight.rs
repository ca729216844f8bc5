//! What a panel may look at, and the resources it is made from.

use std::sync::Arc;

use bevy::ecs::change_detection::Res;
use bevy::ecs::resource::Resource;
use bevy::ecs::system::SystemParam;
use bevy::math::Rect;

use super::intent::{Intent, Mark, Sheet};
use super::look::Look;
use super::ministerium::{Chamber, Court, Muster};
use super::rites::Rite;
use super::settings::Preferences;
use super::theatre::Fight;
use crate::chronicle::Teller;
use crate::rules::catalog::Catalog;
use crate::rules::facts::Entry;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::{Drafting, Problem};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::table::archive::HandOver;
use crate::table::desk::Desk;
use crate::text::Text;

/// The rules and the words, for every system.
#[derive(Resource, Clone)]
pub struct Library {
    /// The rules.
    pub book: Rulebook,
    /// The words.
    pub text: Arc<Text>,
}

/// One turn of the log, as the seated player may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct LoggedTurn {
    /// Which turn.
    pub turn: u32,
    /// What happened.
    pub entries: Vec<Entry>,
}

/// The hand of the player who is seated: everything the screen shows of a running game.
#[derive(Resource, Clone, Debug)]
pub struct Hand {
    /// What the player may know.
    pub view: SeatView,
    /// What the player knew before the last turn, for the playback.
    pub before: Option<SeatView>,
    /// The plan.
    pub desk: Desk,
    /// What is wrong with the plan; kept in step with the desk.
    pub problems: Vec<Problem>,
    /// The table as it will be if the plan succeeds and nobody else does anything; kept in step with the desk.
    pub planned: Game,
    /// The log, oldest turn first.
    pub log: Vec<LoggedTurn>,
    /// What is marked on the board.
    pub selected: Option<Mark>,
    /// The canton under the pointer.
    pub hovered: Option<CantonId>,
    /// Whether this is only being watched (a replay, or a fallen house).
    pub watching: bool,
    /// The private notes of whoever sits here; nothing where nobody does, as in a replay.
    pub notes: Option<String>,
    /// Seats that have passed into other hands, by the turn that others planned for them first; all may know of it.
    pub handed: Vec<(u32, HandOver)>,
}

impl Hand {
    /// A hand with an empty desk.
    #[must_use]
    pub fn new(book: &Rulebook, view: SeatView, before: Option<SeatView>, desk: Desk, log: Vec<LoggedTurn>) -> Self {
        let planned = view.table().clone();
        let mut hand = Self {
            view,
            before,
            desk,
            problems: Vec::new(),
            planned,
            log,
            selected: None,
            hovered: None,
            watching: false,
            notes: None,
            handed: Vec::new(),
        };
        hand.replan(book);
        hand
    }

    /// Works out again what follows from the draft.
    pub fn replan(&mut self, book: &Rulebook) {
        let draft = self.desk.draft();
        self.problems = Drafting::problems(book, self.view.table(), draft);
        let mut plan = Drafting::open(book, self.view.table(), draft.seat, &draft.answers);
        for order in &draft.slots {
            match order {
                Some(order) => drop(plan.plan(order)),
                None => plan.skip(),
            }
        }
        self.planned = plan.table().clone();
    }

    /// Whose hand it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat()
    }
}

/// Which sheet is open, and what else the overlay remembers between frames.
#[derive(Resource, Clone, Debug, Default)]
pub struct Overlay {
    /// The open sheet.
    pub sheet: Sheet,
    /// The sheet that lies under the theatre.
    pub beneath: Sheet,
    /// A sentence that tells the player what just went wrong or well; shown until dismissed.
    pub notice: Option<String>,
    /// Which entry of the last turn's log the playback shows, while there is one.
    pub playing: Option<usize>,
    /// Whether a text field takes the letters.
    pub typing: bool,
    /// Whether something in the overlay has the keyboard's focus, so that Space and Enter press it.
    pub focused: bool,
    /// The room that the panels at the edges leave to the board, in pixels of the screen; nothing before the first frame.
    pub room: Option<Rect>,
}

/// The room that is left while a frame is drawn, in points of egui.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Room {
    /// What is left.
    pub left: bevy_egui::egui::Rect,
}

impl Default for Room {
    fn default() -> Self {
        Self { left: bevy_egui::egui::Rect::NOTHING }
    }
}

/// How far the minds of a turn are: how many have thought, and how many there are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scheming {
    /// Those that have thought.
    pub done: usize,
    /// All of them.
    pub of: usize,
}

impl Scheming {
    /// Whether any of them is still thinking.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.done < self.of
    }
}

/// Everything a panel of a running game may look at.
pub struct Sight<'a> {
    /// The hand of the seated player.
    pub hand: &'a Hand,
    /// The rules.
    pub book: &'a Rulebook,
    /// The words.
    pub text: &'a Text,
    /// Fonts, colours, icons.
    pub look: &'a Look,
    /// What the player prefers.
    pub preferences: &'a Preferences,
    /// What the overlay remembers.
    pub overlay: &'a Overlay,
    /// The fight in the battle theatre.
    pub fight: &'a Fight,
    /// What the forces tab remembers.
    pub muster: &'a Muster,
    /// What the diplomacy tab remembers.
    pub court: &'a Court,
    /// What the ritual chamber remembers.
    pub chamber: &'a Chamber,
    /// How far the minds of the turn are.
    pub scheming: Scheming,
}

/// The resources that panels are shown.
#[derive(SystemParam)]
pub struct Seen<'w> {
    library: Res<'w, Library>,
    look: Option<Res<'w, Look>>,
    hand: Option<Res<'w, Hand>>,
    preferences: Res<'w, Preferences>,
    overlay: Res<'w, Overlay>,
    fight: Res<'w, Fight>,
    muster: Res<'w, Muster>,
    court: Res<'w, Court>,
    chamber: Res<'w, Chamber>,
    scheming: Res<'w, Scheming>,
}

impl Seen<'_> {
    /// What a panel may look at; nothing while nobody is seated or nothing can be drawn.
    #[must_use]
    pub fn sight(&self) -> Option<Sight<'_>> {
        Some(Sight {
            hand: self.hand.as_ref()?,
            book: &self.library.book,
            text: &self.library.text,
            look: self.look.as_ref()?,
            preferences: &self.preferences,
            overlay: &self.overlay,
            fight: &self.fight,
            muster: &self.muster,
            court: &self.court,
            chamber: &self.chamber,
            scheming: *self.scheming,
        })
    }
}

impl<'a> Sight<'a> {
    /// The table as the player knows it.
    #[must_use]
    pub const fn table(&self) -> &'a Game {
        self.hand.view.table()
    }

    /// Definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &'a Catalog {
        self.book.catalog()
    }

    /// Who turns facts and things into words.
    #[must_use]
    pub fn teller(&self) -> Teller<'a> {
        Teller::new(self.text, self.book.catalog(), self.hand.view.table())
    }

    /// Whose hand it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.hand.view.seat()
    }

    /// The ritual whose target is being pointed at on the board.
    #[must_use]
    pub fn pointing(&self) -> Option<&'a Rite> {
        self.chamber.pointing(self.overlay)
    }
}

/// Where panels put what the player wants.
pub type Wishes = Vec<Intent>;

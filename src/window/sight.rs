//! The data that a panel may read, and the resources that contain them.

use std::sync::Arc;

use bevy::ecs::change_detection::Res;
use bevy::ecs::resource::Resource;
use bevy::ecs::system::SystemParam;
use bevy::math::Rect;
use table_text::Text;

use super::intent::{Ask, Intent, Mark, Sheet};
use super::look::Look;
use super::look::tips::Reading;
use crate::chronicle::Teller;
use crate::chronicle::foresight::{Foresight, missed, prospects};
use crate::conclave::board::past::Past;
use crate::conclave::diplomacy::Court;
use crate::conclave::forces::Muster;
use crate::conclave::foresight::Foretold;
use crate::conclave::rituals::Chamber;
use crate::conclave::rituals::rites::Rite;
use crate::conclave::theatre::Fight;
use crate::rules::bazaar::Goods;
use crate::rules::catalog::Catalog;
use crate::rules::facts::Entry;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat, SlotNo};
use crate::rules::orders::{Draft, Drafting, Problem};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::shell::flow::Notices;
use crate::shell::settings::Preferences;
use crate::table::archive::HandOver;
use crate::table::desk::Desk;
use crate::table::mods::{Edition, Mod, texts};

/// The rules and the texts, for every system.
#[derive(Resource, Clone)]
pub struct Library {
    /// The rules.
    pub book: Rulebook,
    /// The texts.
    pub text: Arc<Text>,
    /// The mods that have changed both.
    mods: Arc<[Mod]>,
}

impl Library {
    /// Returns the library of a game without mods.
    #[must_use]
    pub fn new(book: Rulebook, text: Arc<Text>) -> Self {
        Self { book, text, mods: Arc::new([]) }
    }

    /// Returns the ids of the mods.
    #[must_use]
    pub fn mods(&self) -> Vec<String> {
        self.mods.iter().map(|one| one.manifest.id.clone()).collect()
    }

    /// True if the texts of an edition may be others than these.
    pub(crate) fn texts_differ(&self, edition: &Edition) -> bool {
        self.mods.iter().map(|one| &one.files).ne(edition.mods.iter().map(|one| &one.files))
    }

    /// Adds the texts of these mods to the game's own, in the same language. The rules stay.
    pub(crate) fn read_with(&mut self, mods: &[Mod]) {
        if self.mods.iter().map(|one| &one.files).ne(mods.iter().map(|one| &one.files)) {
            self.mods = mods.into();
            let text = Arc::clone(&self.text);
            self.speak(text.language());
        }
    }

    /// Replaces rules and texts by those of an edition, in the same language.
    pub(crate) fn turn_to(&mut self, edition: Edition) {
        let Edition { book, mods } = edition;
        (self.book, self.mods) = (book, mods.into());
        let text = Arc::clone(&self.text);
        self.speak(text.language());
    }

    /// Says everything in another language.
    pub(crate) fn speak(&mut self, language: &str) {
        let added = |language: &str| texts(&self.mods, language);
        self.text = if self.mods.is_empty() { Text::of(language) } else { Text::with(language, &added) };
    }
}

/// The log of one turn, as far as the seated player may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct LoggedTurn {
    /// The turn.
    pub turn: u32,
    /// The facts with their moments.
    pub entries: Vec<Entry>,
}

/// The hand of the seated player: everything that the window knows of this player's game.
#[derive(Resource, Clone, Debug)]
pub struct Hand {
    /// The player's legal knowledge.
    pub view: SeatView,
    /// The player's knowledge before the last turn, for the playback.
    pub before: Option<SeatView>,
    /// The draft with undo and redo.
    pub desk: Desk,
    /// Problems of the draft. Updated with every change.
    pub problems: Vec<Problem>,
    /// What the plan brings, and how every house stands. Updated with every change.
    pub foretold: Foretold,
    /// The log, oldest turn first.
    pub log: Vec<LoggedTurn>,
    /// The selection on the board.
    pub selected: Option<Mark>,
    /// The canton under the pointer.
    pub hovered: Option<CantonId>,
    /// True if the player only watches (a replay, or a fallen house).
    pub watching: bool,
    /// The private notes of the seated player; `None` if nobody is seated, as in a replay.
    pub notes: Option<String>,
    /// Seats that were given to another player, with the first turn that the new player planned.
    /// All players may know this.
    pub handed: Vec<(u32, HandOver)>,
    /// The slot that the player has chosen for the next order; the first free one if `None`.
    pub aim: Option<SlotNo>,
}

impl Hand {
    /// Returns a hand with this desk.
    #[must_use]
    pub fn new(book: &Rulebook, view: SeatView, before: Option<SeatView>, desk: Desk, log: Vec<LoggedTurn>) -> Self {
        let ahead = Foresight::of(book, view.table(), desk.draft());
        let houses = prospects(book.catalog(), &view);
        let mut hand = Self {
            view,
            before,
            desk,
            problems: Vec::new(),
            foretold: Foretold { ahead, missed: Vec::new(), houses, appraisal: None },
            log,
            selected: None,
            hovered: None,
            watching: false,
            notes: None,
            handed: Vec::new(),
            aim: None,
        };
        hand.replan(book);
        hand
    }

    /// Calculates the problems and the planned table again.
    pub fn replan(&mut self, book: &Rulebook) {
        let draft = self.desk.draft();
        self.problems = Drafting::problems(book, self.view.table(), draft);
        self.foretold.ahead = Foresight::of(book, self.view.table(), draft);
    }

    /// Returns the table that results if the draft succeeds and no other house acts.
    #[must_use]
    pub const fn planned(&self) -> &Game {
        &self.foretold.ahead.planned
    }

    /// Compares what the player's draft of the last turn foretold with what came.
    pub fn look_back(&mut self, book: &Rulebook, draft: &Draft) {
        let (Some(before), Some(turn)) = (&self.before, self.log.last()) else { return };
        let ahead = Foresight::of(book, before.table(), draft);
        self.foretold.missed = missed(&ahead, &turn.entries, self.view.table());
    }

    /// Returns the seat that this hand belongs to.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat()
    }
}

/// The open sheet, and the rest of the overlay's state.
#[derive(Resource, Clone, Debug, Default)]
pub struct Overlay {
    /// The open sheet.
    pub sheet: Sheet,
    /// The question to which the turn log scrolls next.
    pub sought: Option<Ask>,
    /// The ware that the bazaar shows next.
    pub browsed: Option<Goods>,
    /// The sheet that lies under the theatre.
    pub beneath: Sheet,
    /// Messages about success or failure, each shown until it is dismissed.
    pub notices: Notices,
    /// The index of the last turn's log entry that the playback shows; `None` without a playback.
    pub playing: Option<usize>,
    /// True if a text field takes the letters.
    pub typing: bool,
    /// What pinned tips take of the keyboard.
    pub reading: Reading,
    /// True if a widget of the overlay has the keyboard focus, so that Space and Enter press it.
    pub focused: bool,
    /// True if the running game is a lesson of the tutorial.
    pub taught: bool,
    /// True if the codex, the search or the card lies over everything and takes the keys.
    pub covered: bool,
    /// The rectangle that the panels leave to the board, in pixels of the screen; `None` before the
    /// first frame.
    pub room: Option<Rect>,
}

/// The rectangle that is left while a frame is drawn, in points of egui.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Room {
    /// The remaining rectangle.
    pub left: bevy_egui::egui::Rect,
}

impl Default for Room {
    fn default() -> Self {
        Self { left: bevy_egui::egui::Rect::NOTHING }
    }
}

/// The progress of the minds in a turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scheming {
    /// Number of minds that have finished.
    pub done: usize,
    /// Number of all minds.
    pub of: usize,
}

impl Scheming {
    /// True if a mind is still thinking.
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.done < self.of
    }
}

/// Everything that a panel of a running game may read.
pub struct Sight<'a> {
    /// The hand of the seated player.
    pub hand: &'a Hand,
    /// The rules.
    pub book: &'a Rulebook,
    /// The texts.
    pub text: &'a Text,
    /// Fonts, colours, icons.
    pub look: &'a Look,
    /// The player's preferences.
    pub preferences: &'a Preferences,
    /// The state of the overlay.
    pub overlay: &'a Overlay,
    /// The fight in the battle theatre.
    pub fight: &'a Fight,
    /// The state of the forces tab.
    pub muster: &'a Muster,
    /// The state of the diplomacy tab.
    pub court: &'a Court,
    /// The state of the ritual chamber.
    pub chamber: &'a Chamber,
    /// The progress of the minds in this turn.
    pub scheming: Scheming,
}

/// The resources that a [`Sight`] is made from.
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
    past: Res<'w, Past>,
}

impl Seen<'_> {
    /// Returns the sight of a panel; `None` while nobody is seated or nothing can be drawn.
    #[must_use]
    pub fn sight(&self) -> Option<Sight<'_>> {
        self.sight_of(self.hand.as_ref()?)
    }

    /// Returns the sight of a panel that shows the table before the turn of the playback; `None`
    /// without a playback.
    #[must_use]
    pub fn past(&self) -> Option<Sight<'_>> {
        self.sight_of(self.past.hand()?)
    }

    fn sight_of<'a>(&'a self, hand: &'a Hand) -> Option<Sight<'a>> {
        Some(Sight {
            hand,
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
    /// Returns the table as far as the player knows it.
    #[must_use]
    pub const fn table(&self) -> &'a Game {
        self.hand.view.table()
    }

    /// Returns the definitions and numbers.
    #[must_use]
    pub fn catalog(&self) -> &'a Catalog {
        self.book.catalog()
    }

    /// Returns the teller for the player's view.
    #[must_use]
    pub fn teller(&self) -> Teller<'a> {
        Teller::new(self.text, self.book.catalog(), self.hand.view.table())
    }

    /// Returns the seat of the hand.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.hand.view.seat()
    }

    /// Returns the ritual whose target is being chosen on the board.
    #[must_use]
    pub fn pointing(&self) -> Option<&'a Rite> {
        self.chamber.pointing(self.overlay)
    }
}

/// The list that panels push intents into.
pub type Wishes = Vec<Intent>;

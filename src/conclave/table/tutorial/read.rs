//! The files of the tutorial: read, and checked against the rules and the words.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use table::game::Game;

use super::{Chapter, Deed, Pointer, Recorded, WIDGETS};
use crate::Conclave;
use crate::rules::catalog::Catalog;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::session::Session;

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/conclave/tutorial");

/// The file of the recorded game. All others are chapters, in the order of their names.
const GAME: &str = "game.ron";

/// A fault of a file of the tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 if the fault concerns the whole file.
    pub line: usize,
    /// The error.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// The files of a tutorial: their names and texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source(pub Vec<(String, String)>);

impl Source {
    /// Returns the files that are built into the program.
    #[must_use]
    pub fn built_in() -> Self {
        let files = BUILT_IN.files().filter(|file| file.path().extension().is_some_and(|extension| extension == "ron"));
        let text = |file: &include_dir::File<'_>| {
            let name = file.path().to_string_lossy().into_owned();
            (name, String::from_utf8_lossy(file.contents()).replace("\r\n", "\n"))
        };
        Self::sorted(files.map(text).collect())
    }

    /// Reads the files of a folder.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read.
    pub fn folder(folder: &Path) -> Result<Self, Fault> {
        let fault =
            |error: std::io::Error| Fault { file: folder.display().to_string(), line: 0, what: error.to_string() };
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            if path.extension().is_some_and(|extension| extension == "ron") {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                files.push((name, std::fs::read_to_string(&path).map_err(fault)?));
            }
        }
        Ok(Self::sorted(files))
    }

    fn sorted(mut files: Vec<(String, String)>) -> Self {
        files.sort();
        Self(files)
    }
}

/// The tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The recorded game that all chapters are part of.
    pub game: Recorded,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

impl Tutorial {
    /// Returns the tutorial that is built into the program.
    ///
    /// # Panics
    /// If it has a fault. A test reads it.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        match Self::read(&Source::built_in()) {
            Ok(tutorial) => Arc::new(tutorial),
            Err(faults) => panic!("the built-in tutorial has faults: {faults:?}"),
        }
    }

    /// Reads the files.
    ///
    /// # Errors
    /// All faults of form: what cannot be parsed, and what does not exist.
    pub fn read(source: &Source) -> Result<Self, Vec<Fault>> {
        let (mut faults, mut game, mut chapters) = (Vec::new(), None, Vec::new());
        for (file, text) in &source.0 {
            if file == GAME {
                game = parsed(file, text, &mut faults);
            } else if let Some(chapter) = parsed::<Chapter>(file, text, &mut faults) {
                pointers(file, text, &chapter, &mut faults);
                chapters.push(chapter);
            }
        }
        match game {
            Some(game) if faults.is_empty() => Ok(Self { game, chapters }),
            Some(_) => Err(faults),
            None => {
                if faults.is_empty() {
                    faults.push(Fault { file: GAME.to_owned(), line: 0, what: "there is no recorded game".to_owned() });
                }
                Err(faults)
            }
        }
    }

    /// Returns everything that is wrong with its contents: the recorded game, turns, seats, keys
    /// and messages. `said` is true for messages that exist.
    #[must_use]
    pub fn check(&self, catalog: &Catalog, source: &Source, said: impl Fn(&str) -> bool) -> Vec<Fault> {
        let mut faults = Vec::new();
        let whole = |what: String| Fault { file: GAME.to_owned(), line: 0, what };
        if let Err(why) = Conclave::check_charter(catalog, &self.game.charter) {
            faults.push(whole(why));
        }
        for draft in self.game.turns.iter().flatten() {
            if let Err(why) = Conclave::check_choice(catalog, &self.game.charter, draft) {
                faults.push(whole(format!("a recorded draft of {} is unlawful: {why}", draft.seat)));
            }
        }
        let texts = source.0.iter().filter(|(file, _)| file != GAME);
        let mut keys = BTreeSet::new();
        for ((file, text), chapter) in texts.zip(&self.chapters) {
            let mut fault = |near: &str, what: String| {
                faults.push(Fault { file: file.clone(), line: line_of(text, near), what });
            };
            if !keys.insert(&chapter.key) {
                fault(&chapter.key, format!("another chapter is called \"{}\"", chapter.key));
            }
            let recorded = self.game.turns.len() as u32 + 1;
            if !(1..=recorded).contains(&chapter.setup.turn) {
                fault("turn:", format!("turn {} is not recorded; there are {recorded}", chapter.setup.turn));
            }
            for message in chapter.messages().filter(|message| !said(message)) {
                fault(message, format!("there is no message \"{message}\""));
            }
            let seats = chapter.setup.rivals.iter().map(|rival| rival.seat());
            let named = chapter.steps.iter().flat_map(|step| seats_of(&step.until));
            for seat in seats.chain(named).filter(|seat| seat.index() >= self.game.charter.seats.len()) {
                fault(&format!("{}", seat.0), format!("there is no seat {}", seat.0));
            }
        }
        faults
    }

    /// Returns the chapter that a game with this set-up could be, by its turn: the last one that
    /// begins in or before this turn.
    #[must_use]
    pub fn chapter_at(&self, turn: u32) -> Option<usize> {
        self.chapters.iter().rposition(|chapter| chapter.setup.turn <= turn)
    }

    /// Founds the game of a chapter, and plays the recorded turns before it.
    ///
    /// # Errors
    /// A sentence if the recorded game cannot be founded, or if it ends too early.
    pub fn begin(&self, book: &Rulebook, chapter: &Chapter) -> Result<Session, String> {
        let mut session = Session::found(book.clone(), self.game.charter.clone()).map_err(|fault| fault.to_string())?;
        for drafts in self.game.turns.iter().take(chapter.setup.turn.saturating_sub(1) as usize) {
            session.process(drafts.clone());
        }
        if session.turn() == chapter.setup.turn && session.ending().is_none() {
            Ok(session)
        } else {
            Err(format!("The recorded game ends before turn {}.", chapter.setup.turn))
        }
    }
}

fn parsed<T: serde::de::DeserializeOwned>(file: &str, text: &str, faults: &mut Vec<Fault>) -> Option<T> {
    match ron::from_str(text) {
        Ok(value) => Some(value),
        Err(error) => {
            let (line, what) = (error.span.start.line, error.code.to_string());
            faults.push(Fault { file: file.to_owned(), line, what });
            None
        }
    }
}

/// Reports pointers to widgets that no panel marks.
fn pointers(file: &str, text: &str, chapter: &Chapter, faults: &mut Vec<Fault>) {
    for pointer in chapter.steps.iter().flat_map(|step| &step.point) {
        match pointer {
            Pointer::Widget(name) if !WIDGETS.contains(&name.as_str()) => faults.push(Fault {
                file: file.to_owned(),
                line: line_of(text, &format!("\"{name}\"")),
                what: format!("no panel marks a widget \"{name}\""),
            }),
            Pointer::Widget(_) | Pointer::Legion { .. } | Pointer::Free | Pointer::Place | Pointer::Enemy(_) => {}
        }
    }
}

/// Returns the seats that a deed names.
fn seats_of(deed: &Deed) -> Vec<Seat> {
    use super::{Owned, Wanted};
    match deed {
        Deed::Claimed(seat)
        | Deed::Planned(Wanted::Invade(seat) | Wanted::Demand(seat), _)
        | Deed::Owns(Owned::Victory(seat)) => vec![*seat],
        Deed::Any(all) | Deed::All(all) => all.iter().flat_map(seats_of).collect(),
        Deed::Planned(..)
        | Deed::Owns(_)
        | Deed::Heard
        | Deed::Selected { .. }
        | Deed::Open(_)
        | Deed::Chosen
        | Deed::Sealed
        | Deed::Watched
        | Deed::Roamed(_)
        | Deed::Over => Vec::new(),
    }
}

/// Returns the line of the first occurrence, from 1; 0 if there is none.
fn line_of(text: &str, near: &str) -> usize {
    text.find(near).map_or(0, |at| text[..at].lines().count().max(1))
}

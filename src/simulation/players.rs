//! Whoever plays the seats of a simulated game: minds, programs on the wire, or a record of both.

use std::cell::RefCell;

use table_text::Text;

use crate::minds::{Mind, Thought};
use crate::roster::Player;
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::table::Conclave;
use crate::table::archive::{Archive, TurnRecord};
use crate::table::session::{MindJob, Session};
use crate::table::wire::program::Program;
use crate::table::wire::{Clerk, hello, over};

/// A program at a seat, and what it may know of past turns.
struct Correspondent {
    seat: Seat,
    program: Box<Program>,
    log: Vec<(u32, Vec<Entry>)>,
}

enum Thinker {
    Mind(Box<dyn Mind>),
    /// A program answers to one question at a time.
    Program(RefCell<Correspondent>),
    /// Nobody thinks: the drafts of a game that was played earlier, by turn.
    Recorded(Vec<Option<Thought>>),
}

/// The players of a game, by seat.
pub(crate) struct Players {
    thinkers: Vec<Thinker>,
    words: conclave::Tongue,
}

impl Players {
    /// Seats the players of a new game.
    pub fn seat(players: Vec<Player>, session: &Session) -> Self {
        let thinker = |(at, player)| match player {
            Player::Mind(mind) => Thinker::Mind(mind),
            Player::Program(mut program) => {
                let seat = Seat(at);
                program.tell(&hello::<Conclave>(seat, session.charter()));
                Thinker::Program(RefCell::new(Correspondent { seat, program, log: Vec::new() }))
            }
        };
        Self { thinkers: (0..).zip(players).map(thinker).collect(), words: conclave::Tongue(Text::chosen()) }
    }

    /// Returns players that play again what they played in a recorded game.
    pub fn recorded(archive: &Archive) -> Self {
        let thinker = |at| {
            let thought = |turn: &TurnRecord| {
                let rationale = turn.rationale(Seat(at)).cloned().unwrap_or_default();
                turn.draft(Seat(at)).map(|draft| Thought { draft: draft.clone(), rationale })
            };
            Thinker::Recorded(archive.turns().iter().map(thought).collect())
        };
        let seats = archive.players().len() as u8;
        Self { thinkers: (0..seats).map(thinker).collect(), words: conclave::Tongue(Text::chosen()) }
    }

    /// Returns the thought of the player of a seat. A program that loses its turn passes.
    pub fn think(&self, book: &Rulebook, job: &MindJob) -> Thought {
        match &self.thinkers[job.seat.index()] {
            Thinker::Mind(mind) => job.think_with(&**mind, book),
            Thinker::Program(program) => {
                let Correspondent { seat, program, log } = &mut *program.borrow_mut();
                let (seat, turn) = (*seat, job.view.table().turn());
                let clerk = Clerk { book, seat, turn, view: &job.view, log, words: &self.words };
                program.play(&clerk).unwrap_or_else(|| Draft::empty(seat)).into()
            }
            Thinker::Recorded(turns) => {
                let turn = job.view.table().turn() as usize;
                let thought = turn.checked_sub(1).and_then(|turn| turns.get(turn)).cloned().flatten();
                thought.unwrap_or_else(|| Draft::empty(job.seat).into())
            }
        }
    }

    /// Tells the programs what came of the last turn.
    pub fn listen(&self, session: &Session) {
        let Some(last) = session.logs_len().checked_sub(1) else { return };
        for thinker in &self.thinkers {
            if let Thinker::Program(program) = thinker {
                let Correspondent { seat, log, .. } = &mut *program.borrow_mut();
                log.push((last as u32 + 1, session.log_seen_by(*seat, last)));
            }
        }
    }

    /// Tells the programs how the game has ended. Returns which of them have lost turns, as
    /// sentences.
    pub fn close(self, session: &Session) -> Vec<String> {
        let mut words = Vec::new();
        for thinker in self.thinkers {
            let Thinker::Program(program) = thinker else { continue };
            let Correspondent { seat, mut program, .. } = program.into_inner();
            if let Some(ending) = session.ending() {
                program.tell(&over::<Conclave>(ending));
            }
            if program.lost() > 0 {
                let why = program.gone().unwrap_or("it was too slow");
                words.push(format!("the program in seat {seat} lost {} turns: {why}", program.lost()));
            }
        }
        words
    }
}

//! The laws of the table, which hold after every step of every game.

use std::path::{Path, PathBuf};
use std::process::Command;

use ::table::archive::Archive;
use ::table::game::Game;
use ::table::seats::Seat;
use ::table::session::Session;

use super::seats::{Lots, Temper};
use super::setups::Proved;

/// A broken law, and the file with the game that breaks it.
pub(super) struct Broken {
    pub law: String,
    pub file: PathBuf,
}

/// The course of a game: its set-up, and the choices of all steps.
pub(super) struct Course<'a, G: Proved> {
    book: &'a G::Book,
    pub charter: G::Charter,
    pub steps: Vec<Vec<G::Choice>>,
    /// Choices that were sent by hostile seats.
    pub hostile: usize,
    /// True if the game came to its end.
    pub ended: bool,
    archive: Option<Archive<G>>,
}

impl<'a, G: Proved> Course<'a, G> {
    pub fn of(book: &'a G::Book, charter: G::Charter) -> Self {
        Self { book, charter, steps: Vec::new(), hostile: 0, ended: false, archive: None }
    }

    /// Plays the game to its end, or for as many steps as a proof lasts.
    ///
    /// # Errors
    /// The law that it breaks.
    pub fn play(&mut self, seed: u64) -> Result<(), String> {
        let mut lots = Lots::new(seed);
        let mut session = caught(|| found::<G>(self.book, &self.charter))?;
        let tempers: Vec<Temper<G>> = session.seats().map(|_| Temper::by_lot(&mut lots)).collect();
        while session.ending().is_none() && self.steps.len() < G::STEPS {
            let mut choices = Vec::new();
            for seat in session.owing() {
                let temper = &tempers[seat.index()];
                let view = session.view(seat);
                choices.push(caught(|| Ok(temper.choose(self.book, seat, &view, &self.steps, &mut lots)))?);
                self.hostile += usize::from(temper.is_hostile());
            }
            self.steps.push(choices.clone());
            step(self.book, &mut session, choices, lots.next())?;
        }
        self.ended = session.ending().is_some();
        let archive = session.archive().clone();
        caught(|| whole(self.book, &archive))?;
        self.archive = Some(archive);
        Ok(())
    }

    /// Lets another build of the program replay the game.
    ///
    /// # Errors
    /// The message of the other program, if it does not replay every step alike.
    pub fn replayed_by(&self, program: &Path) -> Result<(), String> {
        let Some(archive) = &self.archive else { return Ok(()) };
        let folder = std::env::temp_dir();
        let file = folder.join(format!("prove-{}-{}-{}.conclave", std::process::id(), G::NAME, G::seed(&self.charter)));
        archive.write(&file).map_err(|fault| fault.to_string())?;
        let output = Command::new(program).arg("replay").arg(&file).arg("--verify").output();
        let removed = std::fs::remove_file(&file);
        let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
        removed.map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("the other program says: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

/// Plays these choices again. Returns the law that they break.
pub(super) fn broken_by<G: Proved>(book: &G::Book, charter: &G::Charter, steps: &[Vec<G::Choice>]) -> Option<String> {
    let replay = || {
        let mut session = found::<G>(book, charter)?;
        for (at, choices) in steps.iter().enumerate() {
            if session.ending().is_some() {
                break;
            }
            let owing = session.owing();
            let sent = choices.iter().filter(|choice| owing.contains(&G::chooser(choice))).cloned().collect();
            step(book, &mut session, sent, at as u64)?;
        }
        whole(book, session.archive())
    };
    caught(replay).err()
}

fn found<G: Game>(book: &G::Book, charter: &G::Charter) -> Result<Session<G>, String> {
    Session::found(book.clone(), charter.clone()).map_err(|fault| format!("it cannot be founded: {fault}"))
}

/// Runs a part of a game. A panic is a broken law.
fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    simulation::panics::caught(work)
}

/// Plays a step, and checks what holds after it.
fn step<G: Proved>(book: &G::Book, session: &mut Session<G>, choices: Vec<G::Choice>, lot: u64) -> Result<(), String> {
    caught(|| {
        let before = session.turn();
        session.process(choices);
        let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(format!("step {before}: {law}")) };
        law(session.turn() == before + 1 || session.ending().is_some(), "the turn is not the next one")?;
        law(session.ending().is_some() || !session.owing().is_empty(), "nobody is asked, but the game is not over")?;
        for seat in session.seats() {
            let view = session.view(seat);
            if session.ending().is_none() {
                let imagined = G::view(&G::imagine(book, &view, lot), seat);
                law(imagined == view, "a game that is imagined from a view looks different from its seat")?;
            }
        }
        for seat in session.owing() {
            lawful(book, session, seat, lot).map_err(|fault| format!("step {before}: {fault}"))?;
        }
        Ok(())
    })
}

/// Checks that what the table offers to a seat can be saved as it is.
fn lawful<G: Proved>(book: &G::Book, session: &Session<G>, seat: Seat, lot: u64) -> Result<(), String> {
    let (catalog, charter) = (G::catalog(book), session.charter());
    let offered = G::choices(book, &session.view(seat), 2, lot);
    if offered.is_empty() {
        return Err(format!("seat {seat} is asked, but has no choice"));
    }
    for choice in offered {
        G::check_choice(catalog, charter, &choice)?;
        let mut tidied = choice.clone();
        G::tidy_choice(catalog, charter, &mut tidied);
        if tidied != choice {
            return Err(format!("a choice that is offered to seat {seat} cannot be saved as it is"));
        }
    }
    Ok(())
}

/// Checks that a game is saved, opened and replayed as it was played.
fn whole<G: Proved>(book: &G::Book, archive: &Archive<G>) -> Result<(), String> {
    let bytes = archive.to_bytes().map_err(|flaw| format!("it cannot be saved: {flaw}"))?;
    let again =
        Archive::<G>::from_bytes(&bytes, G::catalog(book)).map_err(|flaw| format!("its save is refused: {flaw}"))?;
    let bytes_again = again.to_bytes().map_err(|flaw| format!("its save cannot be saved: {flaw}"))?;
    if bytes != bytes_again {
        return Err("its save is written differently the second time".to_owned());
    }
    again.verify(book).map_err(|divergence| format!("it replays differently: {divergence}"))
}

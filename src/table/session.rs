//! Session: a game in progress at this machine.
//!
//! A session is the only owner of the real game. Each seat gets only the information that it may
//! see.

use table_core::digest::digest;
use table_core::seats::{Player, Seat};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::archive::{Archive, Divergence, HandOver};
use super::belongings::{Belongings, Gaze, Lock};
use crate::game::{Advanced, Game};

/// The task of one mind for one turn, with all the data it needs.
#[derive(Clone, Debug, PartialEq)]
pub struct MindJob<G: Game> {
    /// The seat.
    pub seat: Seat,
    /// Name of the mind that plays the seat.
    pub mind: String,
    /// The part of the game that the seat may see.
    pub view: G::View,
    /// The mind's reasons of the previous turn, if it gave any.
    pub memory: Option<G::Reasons>,
    /// Seed of the mind's own dice.
    pub seed: u64,
}

impl<G: Game> MindJob<G> {
    /// Runs the named mind.
    ///
    /// # Errors
    /// If no mind has this name.
    pub fn think(&self, book: &G::Book) -> Result<G::Thought, UnknownMind> {
        let mind = G::mind(&self.mind).ok_or_else(|| UnknownMind(self.mind.clone()))?;
        Ok(self.think_with(&*mind, book))
    }

    /// Runs a different mind on the same task.
    #[must_use]
    pub fn think_with(&self, mind: &G::Mind, book: &G::Book) -> G::Thought {
        G::think(mind, book, &self.view, self.memory.as_ref(), self.seed)
    }
}

/// A seat is played by a mind that this program does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no mind is called \"{0}\"")]
pub struct UnknownMind(pub String);

/// The reason why a seat cannot be handed over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoHandOver {
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// No mind has this name.
    #[error("no mind is called \"{0}\"")]
    NoMind(String),
    /// The seat has left the game.
    #[error("the house of seat {0} has fallen")]
    Fallen(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A mind has played a turn of this seat. "This process is final though once the turn is
    /// processed" (manual 5).
    #[error("seat {0} belongs to a mind for good")]
    Final(Seat),
}

/// A game in progress.
#[derive(Clone)]
pub struct Session<G: Game> {
    book: G::Book,
    game: G::Position,
    archive: Archive<G>,
    logs: Vec<Vec<G::Entry>>,
}

impl<G: Game> Session<G> {
    /// Founds a new game.
    ///
    /// # Errors
    /// The reason why the set-up cannot be played.
    pub fn found(book: G::Book, charter: G::Charter) -> Result<Self, G::Fault> {
        let game = G::found(G::catalog(&book), charter.clone())?;
        let archive = Archive::new(G::catalog(&book), charter, &game);
        Ok(Self { book, game, archive, logs: Vec::new() })
    }

    /// Continues a saved game. First replays it, to prove that its position is correct.
    ///
    /// # Errors
    /// The first point at which the replay differs from the saved game.
    pub fn resume(book: G::Book, archive: Archive<G>) -> Result<Self, Divergence> {
        let mut turns = archive.play(&book)?;
        let mut logs = Vec::with_capacity(archive.turns().len());
        for turn in turns.by_ref() {
            logs.push(turn?.resolution.log);
        }
        let game = turns.game().clone();
        Ok(Self { book, game, archive, logs })
    }

    /// Returns the rules in use.
    #[must_use]
    pub const fn book(&self) -> &G::Book {
        &self.book
    }

    /// Returns the information that a seat may have.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        G::view(&self.game, seat)
    }

    /// Returns the part of a turn's log that a seat may know. Turns are counted from 0. Empty if
    /// the turn has not been played yet.
    #[must_use]
    pub fn log_seen_by(&self, seat: Seat, turn_index: usize) -> Vec<G::Entry> {
        self.logs.get(turn_index).map_or_else(Vec::new, |log| G::told(log, seat))
    }

    /// Returns the whole position, for whoever shares it out.
    pub(crate) const fn position(&self) -> &G::Position {
        &self.game
    }

    /// Returns the whole logs of all turns, for whoever shares them out.
    pub(crate) fn logs(&self) -> &[Vec<G::Entry>] {
        &self.logs
    }

    /// Returns the number of turns played.
    #[must_use]
    pub const fn logs_len(&self) -> usize {
        self.logs.len()
    }

    /// Returns the seats played by people.
    #[must_use]
    pub fn humans(&self) -> Vec<Seat> {
        let people = self.seats().zip(self.archive.players()).filter(|(_, player)| **player == Player::Human);
        people.map(|(seat, _)| seat).collect()
    }

    /// Returns all seats, including those that have left the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.archive.players().len())
    }

    /// Returns the current player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.archive.players().get(seat.index())
    }

    /// Returns the seats of people, including those handed over since the last turn was played.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        let settled = self.archive.players_after(self.archive.turns().len());
        let person = |seat: &Seat| {
            let now = &self.archive.players()[seat.index()];
            *now == Player::Human || settled[seat.index()] == Player::Human
        };
        self.seats().filter(person).collect()
    }

    /// Returns the seats of people that are still in the game and have a turn to plan.
    #[must_use]
    pub fn planners(&self) -> Vec<Seat> {
        self.humans().into_iter().filter(|&seat| !self.fallen(seat)).collect()
    }

    /// Returns the seats of people that have left the game. They may watch public events.
    #[must_use]
    pub fn onlookers(&self) -> Vec<Seat> {
        self.humans().into_iter().filter(|&seat| self.fallen(seat)).collect()
    }

    /// True if a seat has left the game permanently.
    #[must_use]
    pub fn fallen(&self, seat: Seat) -> bool {
        G::fallen(&self.game, seat)
    }

    /// Hands a seat over: from a person to a mind, or from one mind to another. In the same way, a
    /// person takes back a seat that was handed over since the last turn was played.
    ///
    /// "Players may be turned over to the control of the AI ... This process is final though once
    /// the turn is processed and CANNOT be undone later during the game." (manual 5)
    ///
    /// # Errors
    /// The reason why the seat cannot be handed over. Nothing is changed then.
    pub fn hand_over(&mut self, seat: Seat, to: Player) -> Result<(), NoHandOver> {
        let settled = self.archive.players_after(self.archive.turns().len());
        let before = settled.get(seat.index()).ok_or(NoHandOver::NoSeat(seat))?;
        if self.ending().is_some() {
            return Err(NoHandOver::Over);
        }
        if self.fallen(seat) {
            return Err(NoHandOver::Fallen(seat));
        }
        match (&to, before) {
            (Player::Mind(name), _) if G::mind(name).is_none() => {
                return Err(NoHandOver::NoMind(name.clone()));
            }
            (Player::Human, Player::Mind(_)) => return Err(NoHandOver::Final(seat)),
            (Player::Mind(_), Player::Human | Player::Mind(_)) | (Player::Human, Player::Human) => {}
        }
        self.archive.set_player(seat, to);
        Ok(())
    }

    /// Returns the seats handed over since the last turn was played. These can still be taken back.
    #[must_use]
    pub fn pending(&self) -> Vec<HandOver> {
        self.archive.pending()
    }

    /// Returns the seats that people have handed over since the last turn was played. A change from
    /// one mind to another is not included: no person could take that seat back.
    #[must_use]
    pub fn given_up(&self) -> Vec<HandOver> {
        let people = self.people();
        self.pending().into_iter().filter(|over| people.contains(&over.seat)).collect()
    }

    /// Returns the seats whose player in this turn is not the player of the previous turn. Turns
    /// are counted from 0. This is public information.
    #[must_use]
    pub fn handed_in(&self, turn_index: usize) -> &[HandOver] {
        self.archive.turns().get(turn_index).map_or(&[], |record| &record.handed)
    }

    /// Returns the belongings of a seat's player.
    #[must_use]
    pub fn belongings(&self, seat: Seat) -> Option<&Belongings> {
        self.archive.belongings(seat)
    }

    /// Replaces the private notes of a seat.
    pub fn write_notes(&mut self, seat: Seat, notes: &str) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.write_notes(notes);
        }
    }

    /// Replaces what a seat repeats in each turn.
    pub fn write_repeats(&mut self, seat: Seat, repeats: &str) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.write_repeats(repeats);
        }
    }

    /// Stores the camera position of a seat.
    pub fn rest_eye(&mut self, seat: Seat, gaze: Gaze) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.rest_eye(gaze);
        }
    }

    /// Sets the lock on a seat; `None` removes it.
    pub fn set_lock(&mut self, seat: Seat, lock: Option<Lock>) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.set_lock(lock);
        }
    }

    /// Sets the player of a seat without checks. Meant for games that are prepared for others to
    /// play. In a normal game seats are [handed over](Self::hand_over).
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.archive.set_player(seat, player);
    }

    /// Returns the number of the turn being planned, from 1.
    #[must_use]
    pub fn turn(&self) -> u32 {
        G::turn(&self.game)
    }

    /// Returns the ending; `None` while the game is in progress.
    #[must_use]
    pub fn ending(&self) -> Option<&G::Ending> {
        G::ending(&self.game)
    }

    /// Returns the set-up.
    #[must_use]
    pub const fn charter(&self) -> &G::Charter {
        self.archive.charter()
    }

    /// Returns the tasks of the minds for this turn: one for each mind whose seat owes a choice.
    ///
    /// The seed of a mind is independent of the dice of the game, so that no mind can predict them.
    #[must_use]
    pub fn mind_jobs(&self) -> Vec<MindJob<G>> {
        self.owing().into_iter().filter_map(|seat| self.mind_job(seat)).collect()
    }

    /// Returns the task of this seat's mind. `None` if a person plays the seat, or if the seat owes
    /// no choice.
    #[must_use]
    pub fn mind_job(&self, seat: Seat) -> Option<MindJob<G>> {
        if !self.owing().contains(&seat) {
            return None;
        }
        match self.player(seat)? {
            Player::Human => None,
            Player::Mind(name) => Some(self.job(seat, name)),
        }
    }

    /// Returns the task of a mind that plays one turn for a person, whose seat it does not get.
    /// `None` if the seat owes no choice, or a mind has it.
    #[must_use]
    pub fn stand_in(&self, seat: Seat, mind: &str) -> Option<MindJob<G>> {
        let person = self.owing().contains(&seat) && self.player(seat) == Some(&Player::Human);
        person.then(|| self.job(seat, mind))
    }

    fn job(&self, seat: Seat, mind: &str) -> MindJob<G> {
        MindJob {
            seat,
            mind: mind.to_owned(),
            view: self.view(seat),
            memory: self.archive.turns().last().and_then(|record| record.rationale(seat)).cloned(),
            seed: self.mind_seed(seat),
        }
    }

    fn mind_seed(&self, seat: Seat) -> u64 {
        xxh3_64_with_seed(&[b'b', b'r', b'a', b'i', b'n', seat.0], G::seed(self.charter()))
    }

    /// Returns the seats that owe a choice now.
    #[must_use]
    pub fn owing(&self) -> Vec<Seat> {
        G::owing(&self.game)
    }

    /// Processes the turn with the thoughts of minds and the choices of people, and records it. A
    /// seat without a choice passes. Does nothing after the end of the game.
    pub fn process<T: Into<G::Thought>>(&mut self, thoughts: Vec<T>) -> G::Report {
        if self.ending().is_some() {
            return G::Report::default();
        }
        let mut thoughts = one_each::<G>(thoughts.into_iter().map(Into::into).collect());
        for thought in &mut thoughts {
            G::settle_choice(G::catalog(&self.book), self.archive.charter(), G::choice_mut(thought));
        }
        let choices: Vec<G::Choice> = thoughts.iter().map(|thought| G::choice(thought).clone()).collect();
        let mut digests = Vec::with_capacity(G::MARKS);
        let Advanced { game, log, report } =
            G::advance(&self.book, &self.game, &choices, &mut |game| digests.push(digest(game)));
        self.game = game;
        self.archive.record(G::catalog(&self.book), thoughts, digests, &self.game);
        self.logs.push(log);
        report
    }

    /// Returns the saved plans of people for the current turn.
    #[must_use]
    pub fn plans(&self) -> &[G::Choice] {
        self.archive.plans()
    }

    /// Stores the plans of people, so that the next save contains them.
    pub fn set_plans(&mut self, plans: Vec<G::Choice>) {
        self.archive.set_plans(G::catalog(&self.book), plans);
    }

    /// Returns the archive of the game, which can be saved and replayed.
    #[must_use]
    pub const fn archive(&self) -> &Archive<G> {
        &self.archive
    }

    /// Changes the name of the game in the list of saves.
    pub fn rename(&mut self, name: &str) {
        self.archive.rename(name);
    }
}

/// Keeps the last of several thoughts of one seat.
fn one_each<G: Game>(thoughts: Vec<G::Thought>) -> Vec<G::Thought> {
    let chooser = |thought: &G::Thought| G::chooser(G::choice(thought));
    let mut kept: Vec<G::Thought> = Vec::with_capacity(thoughts.len());
    for thought in thoughts {
        kept.retain(|other| chooser(other) != chooser(&thought));
        kept.push(thought);
    }
    kept
}

//! A game being played at this machine: the one holder of the real game, which shows each seat what it may see and no more.

use table_core::digest::digest;
use table_core::seats::{Player, Seat};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::archive::{Archive, Divergence, HandOver};
use super::belongings::{Belongings, Gaze, Lock};
use crate::game::{Advanced, Game};

/// The task of one mind for one turn, with everything it needs.
#[derive(Clone, Debug, PartialEq)]
pub struct MindJob<G: Game> {
    /// The seat.
    pub seat: Seat,
    /// Name of the mind that plays the seat.
    pub mind: String,
    /// The part of the game that the seat may see.
    pub view: G::View,
    /// The mind's reasons of the turn before, if it gave any.
    pub memory: Option<G::Reasons>,
    /// Seed of the mind's own dice.
    pub seed: u64,
}

impl<G: Game> MindJob<G> {
    /// Has the named mind think.
    ///
    /// # Errors
    /// If no mind has this name.
    pub fn think(&self, book: &G::Book) -> Result<G::Thought, UnknownMind> {
        let mind = G::mind(&self.mind).ok_or_else(|| UnknownMind(self.mind.clone()))?;
        Ok(self.think_with(&*mind, book))
    }

    /// Has another mind think in the same place.
    #[must_use]
    pub fn think_with(&self, mind: &G::Mind, book: &G::Book) -> G::Thought {
        G::think(mind, book, &self.view, self.memory.as_ref(), self.seed)
    }
}

/// A seat is played by a mind that this program does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no mind is called \"{0}\"")]
pub struct UnknownMind(pub String);

/// Why a seat cannot be handed over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoHandOver {
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// No mind has this name.
    #[error("no mind is called \"{0}\"")]
    NoMind(String),
    /// The house has fallen; there is nothing left to play.
    #[error("the house of seat {0} has fallen")]
    Fallen(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A mind has played a turn of it. "This process is final though once the turn is processed" (manual 5).
    #[error("seat {0} belongs to a mind for good")]
    Final(Seat),
}

/// A game being played.
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
    /// A set-up that cannot be played.
    pub fn found(book: G::Book, charter: G::Charter) -> Result<Self, G::Fault> {
        let game = G::found(G::catalog(&book), charter.clone())?;
        let archive = Archive::new(G::catalog(&book), charter, &game);
        Ok(Self { book, game, archive, logs: Vec::new() })
    }

    /// Goes on with a saved game, after playing it again to prove that it is what it says.
    ///
    /// # Errors
    /// Where the saved game, played again, goes another way.
    pub fn resume(book: G::Book, archive: Archive<G>) -> Result<Self, Divergence> {
        let mut turns = archive.play(&book)?;
        let mut logs = Vec::with_capacity(archive.turns().len());
        for turn in turns.by_ref() {
            logs.push(turn?.resolution.log);
        }
        let game = turns.game().clone();
        Ok(Self { book, game, archive, logs })
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn book(&self) -> &G::Book {
        &self.book
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        G::view(&self.game, seat)
    }

    /// What a seat may know of what happened in a turn, counted from 0; nothing of a turn that was not played yet.
    #[must_use]
    pub fn log_seen_by(&self, seat: Seat, turn_index: usize) -> Vec<G::Entry> {
        self.logs.get(turn_index).map_or_else(Vec::new, |log| G::told(log, seat))
    }

    /// How many turns have been played.
    #[must_use]
    pub const fn logs_len(&self) -> usize {
        self.logs.len()
    }

    /// The seats played by people.
    #[must_use]
    pub fn humans(&self) -> Vec<Seat> {
        let people = self.seats().zip(self.archive.players()).filter(|(_, player)| **player == Player::Human);
        people.map(|(seat, _)| seat).collect()
    }

    /// All seats, those included that have left the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.archive.players().len())
    }

    /// Who plays a seat now.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.archive.players().get(seat.index())
    }

    /// The seats of people, those included who have handed theirs over since the last turn was played.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        let settled = self.archive.players_after(self.archive.turns().len());
        let person = |seat: &Seat| {
            let now = &self.archive.players()[seat.index()];
            *now == Player::Human || settled[seat.index()] == Player::Human
        };
        self.seats().filter(person).collect()
    }

    /// The seats of people whose houses stand: those who have a turn to plan.
    #[must_use]
    pub fn planners(&self) -> Vec<Seat> {
        self.humans().into_iter().filter(|&seat| !self.fallen(seat)).collect()
    }

    /// The seats of people whose houses have fallen: they may watch what is public.
    #[must_use]
    pub fn onlookers(&self) -> Vec<Seat> {
        self.humans().into_iter().filter(|&seat| self.fallen(seat)).collect()
    }

    /// Whether a house has fallen.
    #[must_use]
    pub fn fallen(&self, seat: Seat) -> bool {
        G::fallen(&self.game, seat)
    }

    /// Hands a seat over: a person's to a mind, or a mind's to one of another strength. A person who has handed a seat over
    /// since the last turn was played takes it back the same way.
    ///
    /// "Players may be turned over to the control of the AI ... This process is final though once the turn is processed and
    /// CANNOT be undone later during the game." (manual 5)
    ///
    /// # Errors
    /// Why this cannot be; nothing has changed then.
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

    /// Seats that have been handed over since the last turn was played; it can still be taken back.
    #[must_use]
    pub fn pending(&self) -> Vec<HandOver> {
        self.archive.pending()
    }

    /// Of those the seats that people have given up: a mind that changes for another leaves nothing to be taken back by anybody.
    #[must_use]
    pub fn given_up(&self) -> Vec<HandOver> {
        let people = self.people();
        self.pending().into_iter().filter(|over| people.contains(&over.seat)).collect()
    }

    /// Seats that others planned for in this turn, counted from 0, than in the one before. Everybody may know.
    #[must_use]
    pub fn handed_in(&self, turn_index: usize) -> &[HandOver] {
        self.archive.turns().get(turn_index).map_or(&[], |record| &record.handed)
    }

    /// What the player of a seat keeps at the table.
    #[must_use]
    pub fn belongings(&self, seat: Seat) -> Option<&Belongings> {
        self.archive.belongings(seat)
    }

    /// Writes a seat's private notes anew.
    pub fn write_notes(&mut self, seat: Seat, notes: &str) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.write_notes(notes);
        }
    }

    /// Remembers where the eye of a seat's player rests.
    pub fn rest_eye(&mut self, seat: Seat, gaze: Gaze) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.rest_eye(gaze);
        }
    }

    /// Puts a lock on a seat, or takes it off.
    pub fn set_lock(&mut self, seat: Seat, lock: Option<Lock>) {
        if let Some(belongings) = self.archive.belongings_mut(seat) {
            belongings.set_lock(lock);
        }
    }

    /// Lets somebody else play a seat from now on, without asking whether that may be: for games that are set up for others
    /// to play. At the table seats are [handed over](Self::hand_over).
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.archive.set_player(seat, player);
    }

    /// The turn that is being planned, from 1.
    #[must_use]
    pub fn turn(&self) -> u32 {
        G::turn(&self.game)
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<&G::Ending> {
        G::ending(&self.game)
    }

    /// The set-up.
    #[must_use]
    pub const fn charter(&self) -> &G::Charter {
        self.archive.charter()
    }

    /// What the minds have to do before the turn can be processed: one job for each that is still in the game.
    ///
    /// The seed of a mind has nothing to do with the dice of the game, so that no mind can foresee them.
    #[must_use]
    pub fn mind_jobs(&self) -> Vec<MindJob<G>> {
        self.owing().into_iter().filter_map(|seat| self.mind_job(seat)).collect()
    }

    /// What the mind of this seat has to do; nothing if a person plays it, or if there is nothing left to play.
    #[must_use]
    pub fn mind_job(&self, seat: Seat) -> Option<MindJob<G>> {
        if !self.owing().contains(&seat) {
            return None;
        }
        match self.player(seat)? {
            Player::Human => None,
            Player::Mind(name) => Some(MindJob {
                seat,
                mind: name.clone(),
                view: self.view(seat),
                memory: self.archive.turns().last().and_then(|record| record.rationale(seat)).cloned(),
                seed: self.mind_seed(seat),
            }),
        }
    }

    fn mind_seed(&self, seat: Seat) -> u64 {
        xxh3_64_with_seed(&[b'b', b'r', b'a', b'i', b'n', seat.0], G::seed(self.charter()))
    }

    /// The seats that owe a choice now.
    #[must_use]
    pub fn owing(&self) -> Vec<Seat> {
        G::owing(&self.game)
    }

    /// Processes the turn with the thoughts of minds and the choices of people, and records it. A seat
    /// without a choice passes. After the end nothing happens.
    pub fn process<T: Into<G::Thought>>(&mut self, thoughts: Vec<T>) -> G::Report {
        if self.ending().is_some() {
            return G::Report::default();
        }
        let mut thoughts = one_each::<G>(thoughts.into_iter().map(Into::into).collect());
        for thought in &mut thoughts {
            self.archive.tidy(G::catalog(&self.book), G::choice_mut(thought));
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

    /// What people have planned for the turn to come, as it was saved.
    #[must_use]
    pub fn plans(&self) -> &[G::Choice] {
        self.archive.plans()
    }

    /// Keeps what people have planned, so that the next save has it.
    pub fn set_plans(&mut self, plans: Vec<G::Choice>) {
        self.archive.set_plans(G::catalog(&self.book), plans);
    }

    /// The game as it can be saved and played again.
    #[must_use]
    pub const fn archive(&self) -> &Archive<G> {
        &self.archive
    }

    /// Gives the game another name in the list of saves.
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

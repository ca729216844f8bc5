//! A game being played at this machine: the one holder of the real game, which shows each seat what it may see and no more.

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::archive::{Archive, Divergence, HandOver};
use super::belongings::{Belongings, Gaze, Lock};
use crate::minds::{self, Mind, Rationale, Thought};
use crate::rules::conclave::Ending;
use crate::rules::digest::digest;
use crate::rules::facts::{self, Entry};
use crate::rules::game::{Charter, CharterFault, Game, Player};
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Draft, Refusal, Sealed};
use crate::rules::resolve::{OrderOutcome, resolve_watched};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// What a mind has to do for a turn, with all that it needs for it.
#[derive(Clone, Debug, PartialEq)]
pub struct MindJob {
    /// The seat.
    pub seat: Seat,
    /// The name of the mind that plays it.
    pub mind: String,
    /// What the seat may know.
    pub view: SeatView,
    /// What the seat's mind wrote a turn ago, if it gave reasons.
    pub memory: Option<Rationale>,
    /// The seed of the mind's own dice.
    pub seed: u64,
}

impl MindJob {
    /// What the mind thinks of.
    ///
    /// # Errors
    /// If no mind has this name.
    pub fn think(&self, book: &Rulebook) -> Result<Thought, UnknownMind> {
        let mind = minds::by_name(&self.mind).ok_or_else(|| UnknownMind(self.mind.clone()))?;
        Ok(self.think_with(&*mind, book))
    }

    /// What another mind would think of in the same place.
    #[must_use]
    pub fn think_with(&self, mind: &dyn Mind, book: &Rulebook) -> Thought {
        mind.think(book, &self.view, self.memory.as_ref(), self.seed)
    }
}

/// A seat is played by a mind that this program does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no mind is called \"{0}\"")]
pub struct UnknownMind(pub String);

/// What became of the orders of a turn that was just processed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Processed {
    /// Orders that were struck out before the turn began, and why.
    pub struck: Vec<(Seat, SlotNo, Refusal)>,
    /// What became of the others, in the order in which they were carried out.
    pub outcomes: Vec<OrderOutcome>,
}

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
pub struct Session {
    book: Rulebook,
    game: Game,
    archive: Archive,
    logs: Vec<Vec<Entry>>,
}

impl Session {
    /// Founds a new game.
    ///
    /// # Errors
    /// A set-up that cannot be played.
    pub fn found(book: Rulebook, charter: Charter) -> Result<Self, CharterFault> {
        let game = Game::found(book.catalog(), charter.clone())?;
        let archive = Archive::new(book.catalog(), charter, &game);
        Ok(Self { book, game, archive, logs: Vec::new() })
    }

    /// Goes on with a saved game, after playing it again to prove that it is what it says.
    ///
    /// # Errors
    /// Where the saved game, played again, goes another way.
    pub fn resume(book: Rulebook, archive: Archive) -> Result<Self, Divergence> {
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
    pub const fn book(&self) -> &Rulebook {
        &self.book
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> SeatView {
        SeatView::of(&self.game, seat)
    }

    /// What a seat may know of what happened in a turn, counted from 0; nothing of a turn that was not played yet.
    #[must_use]
    pub fn log_seen_by(&self, seat: Seat, turn_index: usize) -> Vec<Entry> {
        self.logs.get(turn_index).map_or_else(Vec::new, |log| facts::log_seen_by(log, seat))
    }

    /// How many turns have been played.
    #[must_use]
    pub const fn logs_len(&self) -> usize {
        self.logs.len()
    }

    /// The seats played by people.
    #[must_use]
    pub fn humans(&self) -> Vec<Seat> {
        self.game.seats().filter(|seat| self.archive.players()[seat.index()] == Player::Human).collect()
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
        self.game.seats().filter(person).collect()
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
        self.game.conclave().eliminated(seat).is_some()
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
            (Player::Mind(name), _) if !minds::NAMES.contains(&name.as_str()) => {
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
    pub const fn turn(&self) -> u32 {
        self.game.turn()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<&Ending> {
        self.game.conclave().ending()
    }

    /// The set-up.
    #[must_use]
    pub fn charter(&self) -> &Charter {
        self.game.charter()
    }

    /// What the minds have to do before the turn can be processed: one job for each that is still in the game.
    ///
    /// The seed of a mind has nothing to do with the dice of the game, so that no mind can foresee them.
    #[must_use]
    pub fn mind_jobs(&self) -> Vec<MindJob> {
        self.game.seats().filter_map(|seat| self.mind_job(seat)).collect()
    }

    /// What the mind of this seat has to do; nothing if a person plays it, or if there is nothing left to play.
    #[must_use]
    pub fn mind_job(&self, seat: Seat) -> Option<MindJob> {
        if self.ending().is_some() || self.fallen(seat) {
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
        xxh3_64_with_seed(&[b'b', b'r', b'a', b'i', b'n', seat.0], self.charter().settings.seed)
    }

    /// Processes the turn with what each seat has thought of, and records it: a mind's thought, or a draft alone, which is all
    /// that people hand in. A seat without a draft passes; after the end nothing happens.
    pub fn process<T: Into<Thought>>(&mut self, thoughts: Vec<T>) -> Processed {
        if self.ending().is_some() {
            return Processed::default();
        }
        let mut thoughts = one_each(thoughts.into_iter().map(Into::into).collect());
        for thought in &mut thoughts {
            self.archive.tidy(self.book.catalog(), &mut thought.draft);
        }
        let drafts: Vec<Draft> = thoughts.iter().map(|thought| thought.draft.clone()).collect();
        let sealed = Sealed::seal(&self.book, &self.game, &drafts);
        let struck =
            self.game.seats().flat_map(|seat| sealed.of(seat).struck.iter().map(move |&(slot, why)| (seat, slot, why)));
        let struck = struck.collect();
        let mut digests = Vec::new();
        let resolution = resolve_watched(&self.book, &self.game, &sealed, |_, game| digests.push(digest(game)));
        self.game = resolution.game;
        self.archive.record(self.book.catalog(), thoughts, digests, &self.game);
        self.logs.push(resolution.log);
        Processed { struck, outcomes: resolution.outcomes }
    }

    /// What people have planned for the turn to come, as it was saved.
    #[must_use]
    pub fn plans(&self) -> &[Draft] {
        self.archive.plans()
    }

    /// Keeps what people have planned, so that the next save has it.
    pub fn set_plans(&mut self, plans: Vec<Draft>) {
        self.archive.set_plans(self.book.catalog(), plans);
    }

    /// The game as it can be saved and played again.
    #[must_use]
    pub const fn archive(&self) -> &Archive {
        &self.archive
    }

    /// Gives the game another name in the list of saves.
    pub fn rename(&mut self, name: &str) {
        self.archive.rename(name);
    }
}

/// Of several thoughts of one seat, the last.
fn one_each(thoughts: Vec<Thought>) -> Vec<Thought> {
    let mut kept: Vec<Thought> = Vec::with_capacity(thoughts.len());
    for thought in thoughts {
        kept.retain(|other| other.draft.seat != thought.draft.seat);
        kept.push(thought);
    }
    kept
}

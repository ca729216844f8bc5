//! A game on its way from one choice to the next: dice, decks, and what follows from everything.

use circles_catalog::Catalog;

use crate::dice::{Dice, Rolls, Stream};
use crate::facts::{CardFact, DiceFact, Fact, StandingFact, Why};
use crate::fate::FateAuto;
use crate::game::Game;
use crate::hand::HandAsk;
use crate::ids::{Arcanum, DaemonKind, HellCard, Seat, Talent};
use crate::magic::MagicAuto;
use crate::roam::RoamAuto;
use crate::step::Step;

/// A game on its way from one choice to the next.
pub(crate) struct Course<'a> {
    pub catalog: &'a Catalog,
    pub game: Game,
    log: Vec<Fact>,
    dice: Dice,
}

impl<'a> Course<'a> {
    pub const fn new(catalog: &'a Catalog, game: Game, dice: Dice) -> Self {
        Self { catalog, game, log: Vec::new(), dice }
    }

    pub fn into_parts(self) -> (Game, Vec<Fact>) {
        (self.game, self.log)
    }

    // -- agenda and log

    /// Puts steps on top of the agenda. The first happens first.
    pub fn next<S: Into<Step>>(&mut self, steps: impl IntoIterator<Item = S, IntoIter: DoubleEndedIterator>) {
        self.game.agenda.extend(steps.into_iter().rev().map(Into::into));
    }

    /// Notes who is asked by the step that is due. True if it asks nobody.
    pub fn rest(&mut self) -> bool {
        self.game.asked = match self.game.agenda.last() {
            Some(Step::Ask(ask)) => ask.asked(self.catalog, &self.game),
            Some(Step::Auto(_)) | None => Vec::new(),
        };
        self.game.asked.is_empty()
    }

    /// Writes a fact into the log.
    pub fn tell(&mut self, fact: impl Into<Fact>) {
        self.log.push(fact.into());
    }

    /// Does at once what follows from everything "at any point": hounds without minder run (rule
    /// 10.3), and whoever has lost its last sectio gets another (rule 15.2). Hands with too many
    /// cards are asked (rule 6.3).
    pub fn settle(&mut self) {
        if self.game.ending.is_some() || self.game.turn == 0 {
            return;
        }
        if !self.game.loose.is_empty() {
            let loose = std::mem::take(&mut self.game.loose);
            self.next(loose.into_iter().map(RoamAuto::Stray).collect::<Vec<_>>());
            return;
        }
        let game = &self.game;
        if let Some(seat) = game.seats().find(|seat| game.sectio_of(*seat).next().is_none()) {
            if !game.agenda.iter().any(|step| *step == FateAuto::LastSectio(seat).into()) {
                self.next([FateAuto::LastSectio(seat)]);
            }
            return;
        }
        let due = matches!(game.agenda.last(), Some(Step::Ask(crate::step::Ask::Hand(_))));
        let most = usize::from(self.catalog.numbers.cards.hand);
        if !due && game.shown.is_empty() && game.seats().any(|seat| game.triumvirate(seat).hand.len() > most) {
            self.next([HandAsk::Discard]);
        }
    }

    // -- dice

    /// Returns the number of a roll that no other roll has.
    fn count(&mut self) -> u32 {
        self.game.rolls += 1;
        self.game.rolls
    }

    /// Opens a stream for lots.
    pub fn lots(&mut self) -> Rolls {
        let stream = Stream::Lot(self.count());
        self.dice.open(stream)
    }

    /// Picks one element by lot.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.len() < 2 { from.first().copied() } else { self.lots().pick(from).copied() }
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        if list.len() > 1 {
            self.lots().shuffle(list);
        }
    }

    /// Rolls a die.
    pub fn roll(&mut self, by: Option<Seat>, why: Why) -> u8 {
        self.roll_many(by, why, 1).first().copied().unwrap_or(1)
    }

    /// Rolls some dice. Six ones in a row earn a Favour (rule 15.3).
    pub fn roll_many(&mut self, by: Option<Seat>, why: Why, count: usize) -> Vec<u8> {
        if count == 0 {
            return Vec::new();
        }
        let stream = Stream::Die(self.count());
        let mut rolls = self.dice.open(stream);
        let mut dice: Vec<u8> = (0..count).map(|_| rolls.d6() as u8).collect();
        let fixed = count.min(self.game.loaded.len());
        for (die, fixed) in dice.iter_mut().zip(self.game.loaded.drain(..fixed)) {
            *die = fixed;
        }
        self.tell(DiceFact::Rolled { by, why, dice: dice.clone() });
        let Some(seat) = by else { return dice };
        let numbers = self.catalog.numbers.standing;
        for die in &dice {
            let own = self.game.triumvirate_mut(seat);
            own.ones = if *die == 1 { own.ones + 1 } else { 0 };
            if own.ones >= numbers.cursed_rolls {
                own.ones = 0;
                self.tell(DiceFact::Cursed { seat });
                self.favour(seat, numbers.cursed_favours.into());
            }
        }
        dice
    }

    /// Rolls for a daemon against one of its talents (rule 3.4). True if it succeeds.
    pub fn roll_against(&mut self, seat: Seat, daemon: DaemonKind, talent: Talent) -> bool {
        let die = self.roll(Some(seat), Why::Against { daemon, talent });
        die <= self.catalog.daemon(daemon).talent(talent)
    }

    /// Lets daemons fight a duel (rule 3.4): the highest sum wins, ties roll again.
    pub fn duel(&mut self, daemons: &[(Seat, DaemonKind)], talent: Talent) -> Option<(Seat, DaemonKind)> {
        let mut left = daemons.to_vec();
        while left.len() > 1 {
            let mut sums: Vec<u32> = Vec::new();
            for (seat, daemon) in left.clone() {
                let count = self.catalog.daemon(daemon).talent(talent);
                let dice = self.roll_many(Some(seat), Why::Duel { daemon, talent }, count.into());
                sums.push(dice.into_iter().map(u32::from).sum());
            }
            let most = sums.iter().max().copied();
            let kept = left.into_iter().zip(sums).filter(|(_, sum)| Some(*sum) == most);
            left = kept.map(|(daemon, _)| daemon).collect();
        }
        left.pop()
    }

    /// Makes a Disfavour Roll (rule 3.4): more than the Disfavours. Without any it succeeds.
    pub fn disfavour_roll(&mut self, seat: Seat) -> bool {
        let disfavours = self.game.triumvirate(seat).disfavours as i32;
        if disfavours == 0 {
            return true;
        }
        let die = self.roll(Some(seat), Why::Disfavour);
        i32::from(die) + self.game.grace(self.catalog, seat) > disfavours
    }

    // -- standing and Souls

    /// Gives a seat Favours.
    pub fn favour(&mut self, seat: Seat, count: u32) {
        if count > 0 {
            self.game.triumvirate_mut(seat).favours += count;
            self.tell(StandingFact::Favoured { seat, count });
        }
    }

    /// Gives a seat Disfavours.
    pub fn disfavour(&mut self, seat: Seat, count: u32) {
        if count > 0 {
            self.game.triumvirate_mut(seat).disfavours += count;
            self.tell(StandingFact::Disfavoured { seat, count });
        }
    }

    /// Takes Favours from a seat, as far as it has any.
    pub fn spend_favours(&mut self, seat: Seat, count: u32) {
        let count = count.min(self.game.triumvirate(seat).favours);
        if count > 0 {
            self.game.triumvirate_mut(seat).favours -= count;
            self.tell(StandingFact::Spent { seat, count });
        }
    }

    /// Takes Disfavours from a seat, as far as it has any.
    pub fn forgive(&mut self, seat: Seat, count: u32) {
        let count = count.min(self.game.triumvirate(seat).disfavours);
        if count > 0 {
            self.game.triumvirate_mut(seat).disfavours -= count;
            self.tell(StandingFact::Forgiven { seat, count });
        }
    }

    /// Gives a seat Souls. The fact that tells why is told by the caller.
    pub fn earn(&mut self, seat: Seat, souls: u32) {
        self.game.triumvirate_mut(seat).souls += souls;
    }

    /// Takes Souls from a seat, as far as it has any. Returns how many.
    pub fn pay(&mut self, seat: Seat, souls: u32) -> u32 {
        let own = self.game.triumvirate_mut(seat);
        let paid = souls.min(own.souls);
        own.souls -= paid;
        paid
    }

    // -- decks

    /// Draws the top Hell card. None if all are in play.
    pub fn draw_hell(&mut self) -> Option<HellCard> {
        if let Some((_, card)) = self.game.rigged.pop() {
            return Some(card);
        }
        if self.game.hell.cards.is_empty() {
            let stream = Stream::Deck(self.count());
            self.game.hell.shuffle(&mut self.dice.open(stream));
        }
        self.game.hell.cards.pop()
    }

    /// Draws the top daemon card.
    pub fn draw_daemon(&mut self) -> Option<DaemonKind> {
        if self.game.daemons.cards.is_empty() {
            let stream = Stream::Deck(self.count());
            self.game.daemons.shuffle(&mut self.dice.open(stream));
        }
        self.game.daemons.cards.pop()
    }

    /// Takes the top arcana card.
    pub fn top_arcanum(&mut self) -> Option<Arcanum> {
        if self.game.arcana.cards.is_empty() {
            let stream = Stream::Deck(self.count());
            self.game.arcana.shuffle(&mut self.dice.open(stream));
        }
        self.game.arcana.cards.pop()
    }

    /// Draws arcana cards for a seat. Cards that are played right away are (rule 6.3.1).
    pub fn draw_arcana(&mut self, seat: Seat, count: u32) -> Vec<Arcanum> {
        let mut drawn = Vec::new();
        let mut dooms = Vec::new();
        for _ in 0..count {
            let Some(card) = self.top_arcanum() else { break };
            if self.catalog.spell_of(card).play == circles_catalog::definitions::Play::RightAway {
                self.game.shown.push(card);
                dooms.push(MagicAuto::RightAway { seat, card });
            } else {
                self.game.triumvirate_mut(seat).put(card);
                drawn.push(card);
            }
        }
        if count > 0 {
            self.tell(CardFact::Drew { seat, count: drawn.len(), cards: drawn.clone() });
        }
        self.next(dooms);
        drawn
    }

    /// Puts an arcana card from a hand to the bottom of the deck.
    pub fn discard(&mut self, seat: Seat, card: Arcanum) {
        if self.game.triumvirate_mut(seat).take(card) {
            self.game.arcana.bury(card);
        }
    }
}

//! The End Phase (chapter 13) and victory (chapter 4).
//!
//! The source knows no last turn. A set-up names one, so that every game ends (ruling "last-turn").

use circles_catalog::Catalog;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{DaemonFact, EndFact, Why};
use crate::game::{Game, Phase, plus};
use crate::hell::HellAuto;
use crate::ids::{Banner, Circle, DaemonKind, LieutenantKind, Seat};
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens, Step};

/// A part of the End Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DuskAsk {
    /// Seats may cash in Favours to get rid of Disfavours (rule 13.1).
    Cash,
}

/// A part of the End Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DuskAuto {
    /// The phase begins: is there a winner?
    Begin,
    /// Daemons may recover (rule 13.2).
    Recover,
    /// The board is cleaned (rule 13.3).
    Clean,
}

/// The number of Disfavours that a seat gets rid of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Cash(pub u32);

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Triumph {
    /// With all sectio of a circle.
    Circle(Circle),
    /// With arcana cards that have a six.
    Sixes,
    /// With most sectio of one circle, after the last turn.
    LastTurn,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The last step.
    pub step: u32,
    /// The last game turn.
    pub turn: u8,
    /// Who won. Several if nothing tells them apart.
    pub winners: Vec<Seat>,
    /// How.
    pub triumph: Triumph,
}

impl Game {
    /// Returns the innermost circle of which a seat controls all sectio.
    #[must_use]
    pub fn whole_circle(&self, seat: Seat) -> Option<Circle> {
        Circle::all().rev().find(|circle| circle.sectio().all(|sectio| self.owns(seat, sectio)))
    }

    /// Returns the circle in which a seat controls most sectio, the innermost of them, with their
    /// number.
    #[must_use]
    pub fn best_circle(&self, seat: Seat) -> (usize, Circle) {
        let all = Circle::all().map(|circle| (self.holdings(seat, circle), circle));
        all.max().unwrap_or((0, Circle::FIRST))
    }

    /// Counts the cards with a six in a hand.
    #[must_use]
    pub fn sixes(&self, catalog: &Catalog, seat: Seat) -> usize {
        self.triumvirate(seat).hand.iter().filter(|card| catalog.arcanum(**card).six).count()
    }

    /// Returns what decides between winners (chapter 4): most Favours, fewest Disfavours, innermost
    /// circle. More is better.
    fn standing_key(&self, seat: Seat, circle: Circle) -> (u32, std::cmp::Reverse<u32>, Circle) {
        let own = self.triumvirate(seat);
        (own.favours, std::cmp::Reverse(own.disfavours), circle)
    }

    /// Returns who has won now, and how.
    #[must_use]
    pub fn winners(&self, catalog: &Catalog) -> Option<(Vec<Seat>, Triumph)> {
        let least = usize::from(catalog.numbers.sixes);
        let sixes: Vec<Seat> = self.seats().filter(|seat| self.sixes(catalog, *seat) >= least).collect();
        if !sixes.is_empty() {
            return Some((sixes, Triumph::Sixes));
        }
        let whole: Vec<(Seat, Circle)> =
            self.seats().filter_map(|seat| Some((seat, self.whole_circle(seat)?))).collect();
        let key = |(seat, circle): &(Seat, Circle)| self.standing_key(*seat, *circle);
        let best = whole.iter().map(key).max()?;
        let won: Vec<(Seat, Circle)> = whole.iter().copied().filter(|own| key(own) == best).collect();
        let circle = won.first().map_or(Circle::LAST, |(_, circle)| *circle);
        Some((won.into_iter().map(|(seat, _)| seat).collect(), Triumph::Circle(circle)))
    }

    /// Returns who is ahead after the last turn: most sectio of one circle, then as in chapter 4,
    /// then most sectio at all, then most Souls.
    #[must_use]
    pub fn leaders(&self) -> Vec<Seat> {
        let key = |seat: &Seat| {
            let (count, circle) = self.best_circle(*seat);
            let all = self.sectio_of(*seat).count();
            (count, self.standing_key(*seat, circle), all, self.triumvirate(*seat).souls)
        };
        let best = self.seats().map(|seat| key(&seat)).max();
        self.seats().filter(|seat| Some(key(seat)) == best).collect()
    }

    /// Returns the Favours that remove a Disfavour (rule 13.1).
    #[must_use]
    pub fn absolution_price(&self, catalog: &Catalog, seat: Seat) -> u32 {
        plus(catalog.numbers.standing.absolution.into(), self.absolution_added(catalog, Banner::Seat(seat)))
    }

    /// Returns the most Disfavours that a seat can get rid of. Favours that are bound count too.
    #[must_use]
    pub fn absolvable(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let own = self.triumvirate(seat);
        own.favours.checked_div(self.absolution_price(catalog, seat)).unwrap_or(own.disfavours).min(own.disfavours)
    }
}

impl Asks for DuskAsk {
    type Answer = Cash;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        game.seats().filter(|seat| game.absolvable(catalog, *seat) > 0).collect()
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> Cash {
        Cash(0)
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Cash) -> Result<(), Refusal> {
        sure(answer.0 <= game.absolvable(catalog, seat), Refusal::Favours)
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Cash)]) {
        for (seat, Cash(count)) in answers {
            if *count > 0 {
                let price = course.game.absolution_price(course.catalog, *seat);
                course.spend_favours(*seat, price * count);
                course.forgive(*seat, *count);
            }
        }
    }
}

impl Happens for DuskAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::End;
                match course.game.winners(course.catalog) {
                    Some((winners, triumph)) => end(course, winners, triumph),
                    None => course.next([Step::from(DuskAsk::Cash), Self::Recover.into(), Self::Clean.into()]),
                }
            }
            Self::Recover => recover(course),
            Self::Clean => clean(course),
        }
    }
}

fn end(course: &mut Course<'_>, winners: Vec<Seat>, triumph: Triumph) {
    let ending = Ending { step: course.game.step.saturating_sub(1).max(1), turn: course.game.turn, winners, triumph };
    course.tell(EndFact::Ended { ending: ending.clone() });
    course.game.ending = Some(ending);
    course.game.agenda.clear();
}

/// "Incapacitated Daemons may roll to return back to normal. The die roll required is 5 or 6,
/// unless the Incapacitating card says otherwise."
fn recover(course: &mut Course<'_>) {
    for seat in course.game.seats() {
        let own = course.game.triumvirate(seat).daemons.iter();
        let ill: Vec<(DaemonKind, u8)> = own.filter_map(|daemon| Some((daemon.kind, daemon.incapacitated?))).collect();
        let added = course.game.recovery_added(course.catalog, Banner::Seat(seat));
        for (kind, least) in ill {
            let die = course.roll(Some(seat), Why::Recover { daemon: kind });
            if i32::from(die) + added >= i32::from(least) {
                if let Some(daemon) = course.game.daemon_mut(kind) {
                    daemon.incapacitated = None;
                }
                course.tell(DaemonFact::Recovered { seat, daemon: kind });
            }
        }
    }
}

/// "Put all Daemons' markers back to their proper places on the Rank Track. Remove bribes to
/// Lieutenants, The Warning Sign and any other things that may clutter the board."
fn clean(course: &mut Course<'_>) {
    course.revive();
    let game = &mut course.game;
    game.lasting.clear();
    game.struck.clear();
    game.supports.clear();
    game.track.clear();
    game.armies.clear();
    game.peace.clear();
    game.victors.clear();
    game.market.offers.clear();
    for own in &mut game.triumvirates {
        own.brought.clear();
        own.raised.clear();
        own.tried.clear();
        own.summoned = 0;
        own.cleansed = 0;
        for daemon in &mut own.daemons {
            daemon.acted = false;
            daemon.passed = false;
            daemon.fought = false;
        }
    }
    let officers: Vec<LieutenantKind> = game.board.officers().map(|(kind, _)| kind).collect();
    for kind in officers {
        if let Some(officer) = game.board.officer_mut(kind) {
            officer.bonus = 0;
        }
    }
    if let Some(lilith) = &mut game.board.lilith {
        // Her aspect changes each turn (rule 10.2).
        lilith.aspect = None;
    }
    if game.turn >= game.charter.turns {
        let leaders = game.leaders();
        end(course, leaders, Triumph::LastTurn);
    } else {
        course.next([HellAuto::Dawn]);
    }
}

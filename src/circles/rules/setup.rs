//! The set-up (rule 5.1): permanent events, counters, daemons, sectio, first legions and hands.
//!
//! Permanent events that come in the set-up change the rules from the start. What their cards do at
//! once does not happen: nobody is there yet (ruling "opening-events").

use circles_catalog::Catalog;
use circles_catalog::definitions::Play;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::dice::Stream;
use crate::facts::{CardFact, SetupFact, Why};
use crate::game::{Daemon, Game};
use crate::hell::HellAuto;
use crate::ids::{Arcanum, Banner, DaemonKind, HellCard, LieutenantKind, Place, Seat, Sectio, Sphere};
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens};

/// A part of the set-up that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupAsk {
    /// Each player may exchange a daemon for a Favour.
    Exchange,
    /// A player places a legion.
    Garrison(Seat),
}

/// A part of the set-up that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupAuto {
    /// Permanent events are drawn.
    Boxes,
    /// Lieutenants are shuffled.
    Counters,
    /// Daemons are dealt.
    Daemons,
    /// Sectio are dealt.
    Sectio,
    /// Players roll for the order in which they place legions.
    Order,
    /// Arcana cards are dealt, and the game begins.
    Arcana,
}

/// An answer in the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum SetupAnswer {
    /// The daemon that is exchanged, if any.
    Exchange(Option<DaemonKind>),
    /// Where the legion is placed.
    Garrison(Sectio),
}

impl Asks for SetupAsk {
    type Answer = SetupAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Exchange => {
                let price = u32::from(catalog.numbers.setup.exchange_favours);
                game.seats().filter(|seat| game.triumvirate(*seat).free_favours() >= price).collect()
            }
            Self::Garrison(seat) => vec![*seat],
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, seat: Seat) -> SetupAnswer {
        match self {
            Self::Exchange => SetupAnswer::Exchange(None),
            Self::Garrison(_) => SetupAnswer::Garrison(game.sectio_of(seat).next().unwrap_or(Sectio::FIRST)),
        }
    }

    fn check(&self, _catalog: &Catalog, game: &Game, seat: Seat, answer: &SetupAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Exchange, SetupAnswer::Exchange(None)) => Ok(()),
            (Self::Exchange, SetupAnswer::Exchange(Some(kind))) => {
                sure(game.triumvirate(seat).daemon(*kind).is_some(), Refusal::NotYourDaemon)
            }
            (Self::Garrison(_), SetupAnswer::Garrison(sectio)) => {
                sure(game.owns(seat, *sectio), Refusal::NotYourSectio)
            }
            (Self::Exchange | Self::Garrison(_), SetupAnswer::Exchange(_) | SetupAnswer::Garrison(_)) => {
                Err(Refusal::WrongQuestion)
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, SetupAnswer)]) {
        for (seat, answer) in answers {
            match answer {
                SetupAnswer::Exchange(None) => {}
                SetupAnswer::Exchange(Some(kind)) => exchange(course, *seat, *kind),
                SetupAnswer::Garrison(sectio) => {
                    course.game.board.raise(Banner::Seat(*seat), Place::Sectio(*sectio));
                    course.tell(SetupFact::Garrisoned { seat: *seat, sectio: *sectio });
                }
            }
        }
    }
}

/// "Each player may, after examining his hand, discard one Daemon and draw a different one.
/// However, this additional draw will cost one Favour."
fn exchange(course: &mut Course<'_>, seat: Seat, old: DaemonKind) {
    let Some(new) = course.draw_daemon() else { return };
    course.spend_favours(seat, course.catalog.numbers.setup.exchange_favours.into());
    let own = course.game.triumvirate_mut(seat);
    own.daemons.retain(|daemon| daemon.kind != old);
    own.daemons.push(Daemon::new(new));
    course.game.daemons.bury(old);
    course.tell(SetupFact::Exchanged { seat, old, new });
}

impl Happens for SetupAuto {
    fn happen(self, course: &mut Course<'_>) {
        let numbers = course.catalog.numbers.setup;
        match self {
            Self::Boxes => boxes(course),
            Self::Counters => {
                let mut all: Vec<LieutenantKind> = course.catalog.lieutenant_kinds().collect();
                course.shuffle(&mut all);
                for at in 0..course.game.boxes.len() {
                    let rest = all.split_off(all.len().min(numbers.lieutenants.into()));
                    course.game.boxes[at] = std::mem::replace(&mut all, rest);
                }
                // There are no more counters in the source. Others wait for an empty box.
                course.game.returned = all;
            }
            Self::Daemons => {
                for _ in 0..numbers.daemons {
                    for seat in course.game.seats() {
                        let Some(kind) = course.draw_daemon() else { continue };
                        course.game.triumvirate_mut(seat).daemons.push(Daemon::new(kind));
                    }
                }
                for seat in course.game.seats() {
                    let daemons = course.game.triumvirate(seat).daemons.iter().map(|daemon| daemon.kind).collect();
                    course.tell(SetupFact::Dealt { seat, daemons });
                }
                course.next([SetupAsk::Exchange]);
            }
            Self::Sectio => {
                let mut all: Vec<Sectio> = Sectio::all().collect();
                crate::dice::Dice::new(course.game.charter.seed, 0).open(Stream::Sectio).shuffle(&mut all);
                for seat in course.game.seats() {
                    let mut own = all.split_off(all.len().saturating_sub(numbers.sectio.into()));
                    own.sort_unstable();
                    for sectio in &own {
                        course.game.owners[sectio.index()] = Some(Banner::Seat(seat));
                    }
                    course.tell(SetupFact::Granted { seat, sectio: own });
                }
            }
            Self::Order => {
                let order = course.order_by_dice(Why::Placing);
                let order = order.into_iter().flat_map(|seat| (0..numbers.legions).map(move |_| seat));
                course.next(order.map(SetupAsk::Garrison).collect::<Vec<_>>());
            }
            Self::Arcana => {
                for seat in course.game.seats() {
                    deal(course, seat);
                }
                course.next([HellAuto::Dawn]);
            }
        }
    }
}

/// "Draw three Hell Cards. Place the cards with 'Permanent' effects on them in their respective
/// places [...]. If more than one card drawn affects the same area, pick one at random and discard
/// the other(s)."
fn boxes(course: &mut Course<'_>) {
    if !course.game.charter.opening_events {
        return;
    }
    let count = course.catalog.numbers.setup.hell_cards;
    let drawn: Vec<HellCard> = (0..count).filter_map(|_| course.draw_hell()).collect();
    let sphere =
        |course: &Course<'_>, card: HellCard| course.catalog.event(course.catalog.hell_card(card).event).permanent;
    let mut placed: Vec<HellCard> = Vec::new();
    for of in Sphere::ALL {
        let fits: Vec<HellCard> = drawn.iter().copied().filter(|card| sphere(course, *card) == Some(of)).collect();
        if let Some(card) = course.pick(&fits) {
            course.game.permanent[of.index()] = Some(card);
            placed.push(card);
            course.tell(SetupFact::Opened { sphere: of, card });
        }
    }
    for card in drawn.into_iter().filter(|card| !placed.contains(card)) {
        course.game.hell.bury(card);
    }
}

/// "Deal five Arcana cards to each player. Discard, but do not replace, any card marked 'Play Right
/// Away.'"
fn deal(course: &mut Course<'_>, seat: Seat) {
    let mut kept: Vec<Arcanum> = Vec::new();
    let mut gone: Vec<Arcanum> = Vec::new();
    for _ in 0..course.catalog.numbers.setup.arcana {
        let Some(card) = course.top_arcanum() else { break };
        if course.catalog.spell_of(card).play == Play::RightAway {
            gone.push(card);
            course.game.arcana.bury(card);
        } else {
            kept.push(card);
            course.game.triumvirate_mut(seat).put(card);
        }
    }
    course.tell(CardFact::Drew { seat, count: kept.len(), cards: kept });
    if !gone.is_empty() {
        course.tell(CardFact::Discarded { seat, cards: gone });
    }
}

impl Course<'_> {
    /// Lets all seats roll a die. Returns them from the highest roll down; ties roll again.
    pub fn order_by_dice(&mut self, why: Why) -> Vec<Seat> {
        fn sort(course: &mut Course<'_>, seats: Vec<Seat>, why: Why) -> Vec<Seat> {
            if seats.len() < 2 {
                return seats;
            }
            let rolled: Vec<(u8, Seat)> = seats.into_iter().map(|seat| (course.roll(Some(seat), why), seat)).collect();
            let mut order = Vec::new();
            for die in (1..=6).rev() {
                let tied = rolled.iter().filter(|(own, _)| *own == die).map(|(_, seat)| *seat).collect();
                order.extend(sort(course, tied, why));
            }
            order
        }
        let seats = self.game.seats().collect();
        sort(self, seats, why)
    }
}

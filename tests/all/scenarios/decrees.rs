//! Decrees and undertakings in scenarios: answers, expectations and changed numbers (manual 4.20,
//! appendix K).

use infernal_conclave::rules::arena::{Duelist, counsel};
use infernal_conclave::rules::catalog::{Catalog, EventNumbers};
use infernal_conclave::rules::events::{Course, CrusadeStage, Decree, Matter, Reply, Undertaken};
use infernal_conclave::rules::forces;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{DecreeId, LegionId, Seat};
use infernal_conclave::rules::orders::Answer;
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same};
use super::script::card;
use super::treasures::treasure;

/// Numbers of decrees and undertakings that a scenario sets.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BentOccasions {
    /// Number of cards in a levy.
    levy: Option<u8>,
    /// Chance of every crusader to come back, for any size of the crusade, in percent.
    survival: Option<u8>,
    /// Chance of the Beast to rest, in percent.
    rest: Option<u8>,
}

impl BentOccasions {
    pub fn bend(&self, numbers: &mut EventNumbers) {
        if let Some(levy) = self.levy {
            numbers.decrees.levy = (levy, levy);
        }
        let undertakings = &mut numbers.undertakings;
        if let Some(survival) = self.survival {
            undertakings.crusade_survival = survival;
            undertakings.crusade_company = 0;
            undertakings.crusade_limit = survival;
        }
        undertakings.beast_rest = self.rest.unwrap_or(undertakings.beast_rest);
    }
}

/// An answer to a seat's oldest open decree.
#[derive(Clone, Debug, Deserialize)]
pub enum DecreeReply {
    /// Refuses everything.
    Defy,
    /// Pays cards: `#0` is the first of the vault.
    Pay(Vec<String>),
    /// Gives a praetor, a relic or an artifact.
    Sacrifice(String),
    /// Sends a legion.
    Send(u16),
    /// Names a praetor, with the plan of the arena master's counsel.
    Name(String),
    /// Votes for or against.
    Vote(bool),
    /// Votes for or against a decree with this number, which may not exist.
    VoteBlindly(u16, bool),
}

impl DecreeReply {
    /// Returns the answer in the form of the rules.
    pub fn answer(&self, game: &Game, seat: Seat, catalog: &Catalog) -> Result<Answer, String> {
        let reply = match self {
            Self::Defy => Reply::Defy,
            Self::Pay(cards) => Reply::Pay(cards.iter().map(|word| card(word, game, seat)).collect::<Result<_, _>>()?),
            Self::Sacrifice(name) => Reply::Sacrifice(treasure(catalog, name)?),
            Self::Send(id) => Reply::Send(LegionId(*id)),
            Self::Name(name) => {
                let kind = catalog.praetor_named(name).ok_or_else(|| format!("no praetor is called {name}"))?;
                let plan = game.attachments().praetor(kind).map(|praetor| counsel(catalog, &Duelist::from(praetor)));
                Reply::Name(kind, plan.unwrap_or_default())
            }
            Self::Vote(expel) => Reply::Vote(*expel),
            Self::VoteBlindly(id, expel) => {
                return Ok(Answer::Decree { decree: DecreeId(*id), reply: Reply::Vote(*expel) });
            }
        };
        let asked = game.events().decrees().iter().find(|decree| decree.of == seat);
        let decree = asked.ok_or_else(|| format!("nothing is asked of seat {seat}"))?.id;
        Ok(Answer::Decree { decree, reply })
    }
}

/// An expectation about decrees or undertakings.
#[derive(Clone, Debug, Deserialize)]
pub enum DecreeIs {
    /// A decree asks this of a seat, by the end of this turn.
    Asked(u8, Matter, u32),
    /// Number of open decrees.
    Open(usize),
    /// An undertaking is running.
    GoesOn(String),
    /// An undertaking is not running.
    Over(String),
    /// Number of legions of the second on a crusade, as the first sees it.
    Away(u8, u8, usize),
    /// The last turn of a crusade lies between these.
    AwayWithin(u32, u32),
    /// Number of legions that a seat commands.
    Commands(u8, usize),
    /// Number of tournament entries that a seat sees.
    SeesEntries(u8, usize),
    /// The houses that the Host has not visited yet.
    HostList(Vec<u8>),
    /// Number of houses that the Beast has struck.
    Struck(usize),
    /// A legion is undamaged, with at least this many hit points and at least this sum of its three
    /// values.
    Strong(u16, i16, i16),
    /// Others cannot see the level progress and the paid upkeep of a seat's legions on a crusade.
    Veiled(u8),
}

impl DecreeIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let events = game.events();
        let goes_on = |id: &str| -> Result<bool, String> {
            let kind = catalog.event_named(id).ok_or_else(|| format!("no event is called {id}"))?;
            Ok(events.undertakings().iter().any(|undertaken| undertaken.event == kind))
        };
        let courses = || events.undertakings().iter().map(|undertaken: &Undertaken| &undertaken.course);
        match self {
            Self::Asked(seat, matter, due) => {
                let asked = |decree: &&Decree| decree.of == Seat(*seat) && decree.matter == *matter;
                let found = events.decrees().iter().find(asked);
                same(found.map(|decree| decree.due), Some(*due)).map_err(|_| format!("{:?}", events.decrees()))
            }
            Self::Open(count) => same(events.decrees().len(), *count),
            Self::GoesOn(id) => holds(goes_on(id)?, "it does not"),
            Self::Over(id) => holds(!goes_on(id)?, "it goes on"),
            Self::Away(viewer, seat, count) => {
                same(SeatView::of(game, Seat(*viewer)).table().events().away(Seat(*seat)).count(), *count)
            }
            Self::AwayWithin(least, most) => {
                let until = courses().find_map(|course| match course {
                    Course::Crusade(crusade) => match crusade.stage {
                        CrusadeStage::Away { until, .. } => Some(until),
                        CrusadeStage::Gathering | CrusadeStage::Home => None,
                    },
                    _ => None,
                });
                holds(until.is_some_and(|until| (*least..=*most).contains(&until)), &format!("it is {until:?}"))
            }
            Self::Commands(seat, count) => same(forces::commanded(game, Seat(*seat)), *count),
            Self::SeesEntries(seat, count) => {
                let view = SeatView::of(game, Seat(*seat));
                let entries =
                    view.table().events().undertakings().iter().find_map(|undertaken| match &undertaken.course {
                        Course::Tournament { entered, .. } => Some(entered.len()),
                        _ => None,
                    });
                same(entries, Some(*count))
            }
            Self::HostList(seats) => {
                let left = courses().find_map(|course| match course {
                    Course::AngelicHost { left, .. } => Some(left.iter().map(|seat| seat.0).collect::<Vec<u8>>()),
                    _ => None,
                });
                same(left, Some(seats.clone()))
            }
            Self::Struck(count) => {
                let struck = courses().find_map(|course| match course {
                    Course::Beast { struck } => Some(struck.len()),
                    _ => None,
                });
                same(struck, Some(*count))
            }
            Self::Strong(id, hp, sum) => {
                let legion = game.forces().legion(LegionId(*id)).ok_or_else(|| "the legion is gone".to_owned())?;
                let strong = legion.hp == legion.max_hp && legion.hp >= *hp && legion.strength.sum() >= *sum;
                holds(strong, &format!("it is {legion:?}"))
            }
            Self::Veiled(seat) => {
                let other = Seat((*seat + 1) % game.seat_count() as u8);
                let view = SeatView::of(game, other);
                let bare = view.table().events().away(Seat(*seat)).all(|legion| (legion.renown, legion.paid) == (1, 0));
                holds(bare, "another sees it")
            }
        }
    }
}

//! What scenarios say about decrees and undertakings: answers, expectations and bent numbers (manual 4.20, appendix K).

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
    /// The cards of a levy.
    levy: Option<u8>,
    /// The chance of every crusader to come back, whoever goes with it.
    survival: Option<u8>,
    /// The chance of the Beast to rest.
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

/// An answer to the oldest decree that is open to a seat.
#[derive(Clone, Debug, Deserialize)]
pub enum DecreeReply {
    /// Nothing.
    Defy,
    /// Cards: `#0` is the first of the vault.
    Pay(Vec<String>),
    /// A praetor, a relic or an artifact.
    Sacrifice(String),
    /// A legion.
    Send(u16),
    /// A praetor, with the arena master's plan.
    Name(String),
    /// For or against.
    Vote(bool),
    /// For or against, about a decree with this number, whether there is one or not.
    VoteBlindly(u16, bool),
}

impl DecreeReply {
    /// As the rules know it.
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
    /// Something is asked of a seat, by the end of a turn.
    Asked(u8, Matter, u32),
    /// How many decrees are open.
    Open(usize),
    /// An event plays out.
    GoesOn(String),
    /// It does not, or not any more.
    Over(String),
    /// How many legions of a seat are on a crusade, as another sees it.
    Away(u8, u8, usize),
    /// A crusade is away until a turn between these.
    AwayWithin(u32, u32),
    /// How many legions a seat commands.
    Commands(u8, usize),
    /// How many entries for a tournament a seat sees.
    SeesEntries(u8, usize),
    /// The houses that the Host still calls on.
    HostList(Vec<u8>),
    /// How many houses the Beast has struck.
    Struck(usize),
    /// A legion has at least so many hit points, at least so much in all three values, and is whole.
    Strong(u16, i16, i16),
    /// A seat hides how near its legions on a crusade are to a level, and how long they are paid.
    Veiled(u8),
}

impl DecreeIs {
    /// Whether it is so; if not, what is.
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

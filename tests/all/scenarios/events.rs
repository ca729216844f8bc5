//! Events in scenarios: orders in words, answers, and expectations (manual 4.13, appendix K).

use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::behind_throne;
use infernal_conclave::rules::events::{
    EventAim, EventOrder, amplified_percent, apparent_prestige, destruction_prestige, ritual_cap, ritual_surcharge,
};
use infernal_conclave::rules::forces::{flight, pace};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{EventKind, LegionId, PlaceId, Seat};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::tableau::{At, canton_at};
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::same;
use super::script::card;

/// An expectation about events.
#[derive(Clone, Debug, Deserialize)]
pub enum EventIs {
    /// The hand of a seat, by the ids of the cards.
    Hand(u8, Vec<String>),
    /// Number of cards in a seat's hand.
    HandSize(u8, usize),
    /// Number of cards that the first sees in the hand of the second.
    SeesHand(u8, u8, usize),
    /// The drawn cards from which a seat must choose, and the number that it may keep.
    Drawn(u8, Vec<String>, u8),
    /// A seat has no drawn cards.
    NothingDrawn(u8),
    /// The discard pile, oldest first.
    Discard(Vec<String>),
    /// An event runs until this turn.
    Runs(String, u32),
    /// An event runs until a turn between these, because dice decide its length.
    RunsWithin(String, u32, u32),
    /// An event is not running.
    Over(String),
    /// True if a seat sees that an event is running.
    SeesRunning(u8, String, bool),
    /// A legion's move points and its flying distance.
    Pace(u16, i32, Option<u8>),
    /// The highest level of rituals that a seat may perform.
    RitualCap(u8, Option<u8>),
    /// Extra cost of rituals, in points.
    RitualCosts(u8),
    /// Prestige of Destruction rituals, in percent.
    RitualPrestige(u16),
    /// Damage of Infernal Affliction and Dire Dissipation, in percent.
    Amplified(u16),
    /// Number of tribute cards that a demand of a seat brings, and the number that it keeps.
    Tribute(u8, i32, i32),
    /// The prestige of the second, as the first sees it.
    Seems(u8, u8, Option<i32>),
    /// The same, between these limits.
    SeemsWithin(u8, u8, i32, i32),
    /// The terrain of a canton.
    Terrain(At, Terrain),
    /// Number of chasms on the map, between these.
    Chasms(usize, usize),
    /// Sum of all attributes of a seat.
    Attributes(u8, u8),
    /// True if a seat is behind the throne. Others must not see it.
    BehindThrone(u8, bool),
    /// Number of praetors of a seat in the Abyss.
    Abyss(u8, usize),
}

fn event(catalog: &Catalog, id: &str) -> Result<EventKind, String> {
    catalog.event_named(id).ok_or_else(|| format!("no event is called {id}"))
}

fn ids(catalog: &Catalog, events: &[EventKind]) -> Vec<String> {
    events.iter().map(|&kind| catalog.event(kind).id.clone()).collect()
}

impl EventIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let events = game.events();
        let until = |id: &str| -> Result<Option<u32>, String> {
            let kind = event(catalog, id)?;
            Ok(events.running().iter().find(|running| running.event == kind).map(|running| running.until))
        };
        match self {
            Self::Hand(seat, wanted) => same(ids(catalog, events.hand(Seat(*seat))), wanted.clone()),
            Self::HandSize(seat, count) => same(events.hand(Seat(*seat)).len(), *count),
            Self::SeesHand(seat, other, count) => {
                let view = SeatView::of(game, Seat(*seat));
                same(view.table().events().hand(Seat(*other)).len(), *count)
            }
            Self::Drawn(seat, wanted, keep) => {
                let found = events.draw_of(Seat(*seat)).map(|draw| (ids(catalog, &draw.cards), draw.keep));
                same(found, Some((wanted.clone(), *keep)))
            }
            Self::NothingDrawn(seat) => same(events.draw_of(Seat(*seat)), None),
            Self::Discard(wanted) => same(ids(catalog, events.discard()), wanted.clone()),
            Self::Runs(id, turn) => same(until(id)?, Some(*turn)),
            Self::RunsWithin(id, least, most) => match until(id)? {
                Some(turn) if (*least..=*most).contains(&turn) => Ok(()),
                found => Err(format!("it is {found:?}")),
            },
            Self::Over(id) => same(until(id)?, None),
            Self::SeesRunning(seat, id, sees) => {
                let kind = event(catalog, id)?;
                let view = SeatView::of(game, Seat(*seat));
                same(view.table().events().running().iter().any(|running| running.event == kind), *sees)
            }
            Self::Pace(id, points, wings) => {
                let legion = game.forces().legion(LegionId(*id)).ok_or_else(|| "the legion is gone".to_owned())?;
                same((pace(catalog, game, legion).total(), flight(catalog, game, legion)), (*points, *wings))
            }
            Self::RitualCap(seat, cap) => same(ritual_cap(catalog, game, Seat(*seat)), *cap),
            Self::RitualCosts(more) => same(ritual_surcharge(catalog, game), *more),
            Self::RitualPrestige(percent) => same(destruction_prestige(catalog, game, 100), i32::from(*percent)),
            Self::Amplified(percent) => same(amplified_percent(catalog, game), *percent),
            Self::Tribute(seat, offered, keep) => {
                let (all, kept) = archfiends::tribute_tallies(catalog, game, Seat(*seat));
                same((all.total(), kept.total()), (*offered, *keep))
            }
            Self::Seems(viewer, seat, wanted) => same(apparent_prestige(game, Seat(*viewer), Seat(*seat)), *wanted),
            Self::SeemsWithin(viewer, seat, least, most) => match apparent_prestige(game, Seat(*viewer), Seat(*seat)) {
                Some(seems) if (*least..=*most).contains(&seems) => Ok(()),
                found => Err(format!("it is {found:?}")),
            },
            Self::Terrain(at, wanted) => same(game.realm().terrain(canton_at(*at)), *wanted),
            Self::Chasms(least, most) => {
                let chasm = |canton: &_| game.realm().terrain(*canton) == Terrain::Chasm;
                let found = game.realm().cantons().filter(chasm).count();
                if (*least..=*most).contains(&found) { Ok(()) } else { Err(format!("there are {found}")) }
            }
            Self::Attributes(seat, sum) => {
                let of = game.houses().of(Seat(*seat)).attributes;
                same(of.martial + of.cunning + of.intellect + of.wickedness + of.charisma, *sum)
            }
            Self::BehindThrone(seat, wanted) => {
                same(behind_throne(catalog, game, Seat(*seat)), *wanted)?;
                let other = Seat((*seat + 1) % game.seat_count() as u8);
                let seen = behind_throne(catalog, SeatView::of(game, other).table(), Seat(*seat));
                same(seen, false)
            }
            Self::Abyss(seat, count) => same(game.attachments().banished(Seat(*seat)).count(), *count),
        }
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("\"{word}\" is no number"))
}

/// Parses `play torment on house 1 with #0 #1` or `play infernal_census`. Aims are `house 1`,
/// `place 5`, `legion 0` and `praetor abraxas`.
pub fn order(words: &str, table: &Game, seat: Seat, catalog: &Catalog) -> Result<Option<Order>, String> {
    let split: Vec<&str> = words.split_whitespace().collect();
    let ["play", id, rest @ ..] = split.as_slice() else { return Ok(None) };
    let (aim, rest) = match rest {
        ["on", "house", seat, rest @ ..] => (EventAim::House(Seat(number(seat)?)), rest),
        ["on", "place", id, rest @ ..] => (EventAim::Place(PlaceId(number(id)?)), rest),
        ["on", "legion", id, rest @ ..] => (EventAim::Legion(LegionId(number(id)?)), rest),
        ["on", "praetor", id, rest @ ..] => {
            let kind = catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))?;
            (EventAim::Praetor(kind), rest)
        }
        rest => (EventAim::Nobody, rest),
    };
    let paid = match rest {
        [] => &[],
        ["with", paid @ ..] => paid,
        _ => return Err(format!("\"{words}\" does not say what it is played on or paid with")),
    };
    let cards = paid.iter().map(|word| card(word, table, seat)).collect::<Result<_, _>>()?;
    Ok(Some(Order::Event(EventOrder::PlayEvent { event: event(catalog, id)?, aim, cards })))
}

/// An answer about events.
#[derive(Clone, Debug, Deserialize)]
pub enum EventReply {
    /// Keeps these of the held and drawn cards.
    Keep(Vec<String>),
}

impl EventReply {
    /// Returns the answer in the form of the rules.
    pub fn answer(&self, catalog: &Catalog) -> Result<Answer, String> {
        match self {
            Self::Keep(ids) => {
                let cards = ids.iter().map(|id| event(catalog, id)).collect::<Result<_, _>>()?;
                Ok(Answer::KeepEvents { cards })
            }
        }
    }
}

//! Tests of the playback with real turns: it must lead from the table before a turn to the table
//! after it, always in the same way.

use super::depiction::Depiction;
use super::{beat, reel};
use crate::minds::{self, Thought};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::facts::Entry;
use crate::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use crate::rules::ids::Seat;
use crate::rules::plugin::BookInTheMaking;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::table::session::Session;

pub(super) struct Turn {
    pub(super) before: Game,
    pub(super) after: Game,
    pub(super) log: Vec<Entry>,
}

pub(super) fn rulebook() -> Rulebook {
    let mut app = bevy::app::App::new();
    app.add_plugins(crate::RulesPlugins);
    let making = app.world_mut().remove_resource::<BookInTheMaking>().unwrap_or_default();
    making.0.bind(Catalog::standard()).expect("the rules fit together")
}

/// Returns a small game of four minds.
pub(super) fn charter(catalog: &Catalog) -> Charter {
    let seats = catalog.archfiends.iter().take(4).enumerate().map(|(index, def)| SeatCharter {
        player: Player::Mind(minds::BRISK.to_owned()),
        archfiend: def.into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed: 11,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}

/// Plays a short game between minds. Returns its turns as the first seat sees them.
pub(super) fn turns(book: &Rulebook, count: usize) -> Vec<Turn> {
    let mut session = Session::found(book.clone(), charter(book.catalog())).expect("a game can be founded");
    let mind = minds::by_name(minds::BRISK).expect("there is a best mind");
    let mut turns = Vec::new();
    while turns.len() < count && session.ending().is_none() {
        let jobs = session.mind_jobs();
        let thoughts: Vec<Thought> = jobs.iter().map(|job| job.think_with(&*mind, book)).collect();
        let before = session.view(Seat(0)).table().clone();
        session.process(thoughts);
        let log = session.log_seen_by(Seat(0), session.logs_len() - 1);
        turns.push(Turn { before, after: session.view(Seat(0)).table().clone(), log });
    }
    turns
}

#[test]
fn all_facts_of_a_turn_lead_to_the_table_after_it() {
    let book = rulebook();
    for (number, turn) in turns(&book, 12).iter().enumerate() {
        let played = Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, turn.log.len());
        let truth = Depiction::of(&turn.after);
        let stand = |depiction: &Depiction| -> Vec<_> {
            depiction.legions.iter().map(|legion| (legion.id, legion.owner, legion.canton, legion.poised)).collect()
        };
        assert_eq!(stand(&played), stand(&truth), "legions after turn {}", number + 1);
        assert_eq!(played.owners, truth.owners, "land after turn {}", number + 1);
        let held = |depiction: &Depiction| -> Vec<_> {
            depiction.places.iter().map(|place| (place.id, place.owner)).collect()
        };
        assert_eq!(held(&played), held(&truth), "places after turn {}", number + 1);
    }
}

#[test]
fn seeking_gives_the_same_picture_as_playing() {
    let book = rulebook();
    for turn in turns(&book, 4) {
        let mut played = Depiction::of(&turn.before);
        for count in 0..=turn.log.len() {
            assert_eq!(played, Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, count));
            if let Some(entry) = turn.log.get(count) {
                played.apply(book.catalog(), &turn.after, &entry.fact);
            }
        }
    }
}

#[test]
fn what_glides_begins_where_it_was_and_ends_where_it_is() {
    let book = rulebook();
    let size = MapSize::Small;
    for turn in turns(&book, 6) {
        for at in 0..turn.log.len() {
            let Some(end) = beat::glide(size, &turn.log, at, 1.0, 0.0) else { continue };
            let start = beat::glide(size, &turn.log, at, 0.0, 0.0).expect("what ends has begun");
            let before = Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, at);
            let after = Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, at + 1);
            let stood = before.legion(end.legion).map(|legion| legion.canton);
            let stands = after.legion(end.legion).map(|legion| legion.canton);
            assert_eq!(super::canton_under(size, start.at), stood);
            assert_eq!(super::canton_under(size, end.at), stands);
            assert!(beat::seconds(&turn.log, at) > 0.0);
        }
    }
}

#[test]
fn passing_over_what_is_not_mine_leads_to_the_same_end() {
    let book = rulebook();
    for turn in turns(&book, 6) {
        let truth = Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, turn.log.len());
        let mut at = 0;
        let mut shown = 0.0;
        while at < turn.log.len() {
            let next = reel::next_shown(&turn.log, at, Some(Seat(0)));
            assert!(next > at, "the clock goes on");
            let entry = turn.log.get(next);
            assert!(entry.is_none_or(|entry| reel::concerns(&entry.fact, Seat(0))));
            shown += reel::seconds(&turn.log, next, Some(Seat(0)));
            at = next;
        }
        let all: f32 = (0..turn.log.len()).map(|at| beat::seconds(&turn.log, at)).sum();
        assert!(shown <= all);
        assert_eq!(truth, Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, at));
    }
}

#[test]
fn the_bar_leads_to_the_entry_under_the_pointer_from_anywhere() {
    let book = rulebook();
    for turn in turns(&book, 4) {
        let segments = reel::segments(&turn.log);
        let edges = reel::edges(&turn.log, &segments);
        let picture = |share: f32| {
            let at = reel::entry_at(&segments, &edges, share);
            (at, Depiction::after(book.catalog(), &turn.before, &turn.after, &turn.log, at))
        };
        let shares: Vec<f32> = (0..=40).map(|step| step as f32 / 40.0).collect();
        let forwards: Vec<_> = shares.iter().map(|&share| picture(share)).collect();
        let mut backwards: Vec<_> = shares.iter().rev().map(|&share| picture(share)).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards, "seeking depends only on the place");
        assert!(forwards.windows(2).all(|pair| pair[0].0 <= pair[1].0), "the bar runs from left to right");
    }
}

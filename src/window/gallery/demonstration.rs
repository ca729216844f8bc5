//! The fixed game of the scenes: always the same archfiends, the same map and the same dice.

use crate::minds::{self, Thought};
use crate::rules::conclave::GameLength;
use crate::rules::game::{Charter, Player, SeatCharter, Settings};
use crate::rules::ids::Seat;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::table::session::Session;

/// Plays a fixed game for some turns or to its end, with people in the first seats and one kind of
/// mind in the others.
pub(super) fn demonstration(book: &Rulebook, turns: u32, people: usize, mind: &str) -> (Session, Option<SeatView>) {
    let catalog = book.catalog();
    let seats = catalog.archfiends.iter().take(Seat::MOST).enumerate().map(|(index, def)| SeatCharter {
        player: if index < people { Player::Human } else { Player::Mind(mind.to_owned()) },
        archfiend: def.into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Normal,
        map_type: MapType::ALL[4 % MapType::ALL.len()],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed: 7,
        iron_man: false,
    };
    let charter = Charter { settings, seats: seats.collect() };
    let mut session = match Session::found(book.clone(), charter) {
        Ok(session) => session,
        Err(fault) => panic!("the demonstration game cannot be founded: {fault}"),
    };
    let mind = minds::by_name(mind);
    let mut before = None;
    for _ in 1..turns {
        if session.ending().is_some() {
            break;
        }
        let mut thoughts: Vec<Thought> = Vec::new();
        if let Some(mind) = &mind {
            thoughts.extend(session.planners().into_iter().map(|seat| mind.draft(book, &session.view(seat), 1).into()));
            thoughts.extend(session.mind_jobs().iter().map(|job| job.think_with(&**mind, book)));
        }
        before = Some(session.view(Seat(0)));
        session.process(thoughts);
    }
    (session, before)
}

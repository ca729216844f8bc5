//! The token clock, eliminated houses and the end of the game (manual 3.3, 3.4).

use super::count::{Reckoned, final_count};
use super::facts::ConclaveFact;
use super::schemes;
use super::state::{Ending, GameLength, VictoryPath};
use crate::attachments;
use crate::catalog::Catalog;
use crate::dice::Stream;
use crate::diplomacy;
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::manuscripts;
use crate::objectives::{self, ObjectiveFact};
use crate::resolve::Turn;
use crate::rituals;

/// Returns the number of tokens that ends this game (manual 2.1).
#[must_use]
pub fn tokens_needed(catalog: &Catalog, game: &Game) -> u8 {
    catalog.constants.conclave.lengths[game.charter().settings.length as usize]
}

/// Returns the chance, in percent, that a token is drawn at the end of this turn; 0 while
/// Pandemonium is usurped or the conclave is dissolved (manual 3.3, 3.4; ruling R24).
#[must_use]
pub fn token_chance(catalog: &Catalog, game: &Game) -> u32 {
    let conclave = game.conclave();
    if conclave.usurpation().is_some() || conclave.dissolved() {
        return 0;
    }
    // The event Back Room Dealing forces a token (manual appendix K).
    if game.events().back_room() == Some(game.turn()) {
        return 100;
    }
    let numbers = &catalog.constants.conclave;
    (numbers.token_base + numbers.token_step * u32::from(conclave.tokens())).min(100)
}

/// Returns the expected number of turns until the last token is drawn (manual 3.3; ruling R24).
#[must_use]
pub fn turns_left(catalog: &Catalog, game: &Game) -> i32 {
    let numbers = &catalog.constants.conclave;
    let needed = tokens_needed(catalog, game);
    // The clock stands still while Pandemonium is usurped, but it will go on.
    let drawn = game.conclave().tokens();
    let hundredths: u32 = (drawn..needed)
        .map(|tokens| 10_000 / (numbers.token_base + numbers.token_step * u32::from(tokens)).clamp(1, 100))
        .sum();
    let last = numbers.last_turn.saturating_sub(game.turn());
    (hundredths.div_ceil(100)).min(last) as i32
}

/// Returns the number of turns in which the last token is drawn in eight games of ten: in one of
/// ten it comes sooner, in one of ten later (manual 3.3; ruling R24). The clock is taken to run.
#[must_use]
pub fn turns_likely(catalog: &Catalog, game: &Game) -> (u32, u32) {
    let last = catalog.constants.conclave.last_turn.saturating_sub(game.turn());
    clock(catalog, game.conclave().tokens(), tokens_needed(catalog, game), last)
}

/// Returns the same for a whole game of this length, counted from its first turn.
#[must_use]
pub fn turns_of(catalog: &Catalog, length: GameLength) -> (u32, u32) {
    let numbers = &catalog.constants.conclave;
    clock(catalog, 0, numbers.lengths[length as usize], numbers.last_turn)
}

/// Returns the turns until the last token for the tenth of all games that is fastest, and for the
/// tenth that is slowest. None lasts longer than `last` turns.
fn clock(catalog: &Catalog, drawn: u8, needed: u8, last: u32) -> (u32, u32) {
    /// All games, and a tenth of them.
    const ALL: u64 = 1_000_000_000_000;
    const TENTH: u64 = ALL / 10;
    let numbers = &catalog.constants.conclave;
    // Of all games, how many have drawn so many tokens.
    let mut games = vec![0; usize::from(needed.saturating_sub(drawn)) + 1];
    games[0] = ALL;
    let (mut turn, mut soon) = (0, None);
    while turn < last && games.last().is_some_and(|over| *over < ALL - TENTH) {
        turn += 1;
        for at in (0..games.len() - 1).rev() {
            let chance = u64::from((numbers.token_base + numbers.token_step * (u32::from(drawn) + at as u32)).min(100));
            let drawing = games[at] / 100 * chance;
            games[at] -= drawing;
            games[at + 1] += drawing;
        }
        if soon.is_none() && games.last().is_some_and(|over| *over >= TENTH) {
            soon = Some(turn);
        }
    }
    (soon.unwrap_or(turn), turn)
}

pub(super) fn draw_token(turn: &mut Turn<'_>) {
    let chance = token_chance(turn.catalog(), turn.game());
    if chance > 0 && turn.open(Stream::Token).percent(chance) {
        turn.game_mut().conclave.tokens += 1;
        let drawn = turn.game().conclave().tokens();
        let needed = tokens_needed(turn.catalog(), turn.game());
        turn.say(Fact::Conclave(ConclaveFact::TokenDrawn { drawn, needed }));
    }
}

/// Eliminates houses that have lost their stronghold, to a rival or to oblivion (manual 3.3,
/// appendix D; ruling R23).
pub(super) fn eliminate(turn: &mut Turn<'_>) {
    let game = turn.game();
    let fallen: Vec<Seat> = game
        .seats()
        .filter(|&seat| game.conclave().eliminated(seat).is_none())
        .filter(|&seat| game.forces().stronghold(seat).is_none_or(|stronghold| stronghold.owner != Some(seat)))
        .collect();
    if fallen.is_empty() {
        return;
    }
    let now = turn.game().turn();
    for seat in fallen {
        turn.game_mut().conclave.eliminated[seat.index()] = Some(now);
        let by = turn.game().forces().stronghold(seat).and_then(|stronghold| stronghold.owner);
        turn.say(Fact::Conclave(ConclaveFact::HouseFell { seat, by }));
        diplomacy::break_off(turn, seat);
        diplomacy::release(turn, seat);
        rituals::house_fell(turn, seat);
        attachments::house_fell(turn, seat);
        manuscripts::house_fell(turn, seat);
        objectives::house_fell(turn, seat);
        events::house_fell(turn, seat);
        disperse(turn.game_mut(), seat);
    }
    // The eliminated house may have been the last member.
    super::pandemonium::dissolve_if_empty(turn);
}

fn disperse(game: &mut Game, seat: Seat) {
    use crate::bazaar::Goods;
    use crate::forces::Muster;
    let legions: Vec<_> = game.forces.legions_of(seat).map(|legion| (legion.id, legion.muster)).collect();
    for (id, muster) in legions {
        game.forces.remove(id);
        match muster {
            Muster::Hired(kind) => game.bazaar.restock(Goods::Legion(kind)),
            Muster::Guard(_) => {}
        }
    }
    for place in game.forces.places_mut() {
        if place.owner == Some(seat) {
            place.owner = None;
        }
    }
    let land: Vec<_> = game.realm.land(seat).collect();
    for canton in land {
        game.realm.award(canton, None);
    }
    game.treasury.forfeit(seat);
    let conclave = &mut game.conclave;
    conclave.prestige[seat.index()] = 0;
    conclave.usurpation = conclave.usurpation.filter(|usurpation| usurpation.seat != seat);
    conclave.liberator = conclave.liberator.filter(|&liberator| liberator != seat);
}

pub(super) fn judge(turn: &mut Turn<'_>) {
    if let Some((path, winner)) = verdict(turn) {
        let dice = turn.dice();
        let count = final_count(turn.catalog(), turn.game(), &dice);
        let elected = match path {
            VictoryPath::Election => count.first().filter(|line| line.eligible).map(|line| line.seat),
            VictoryPath::Kingmaker
            | VictoryPath::PowerBehindThrone
            | VictoryPath::Pandemonium
            | VictoryPath::LastStanding
            | VictoryPath::Draw => None,
        };
        let schemer = elected.and_then(|elected| schemes::schemer(turn.catalog(), turn.game(), &count, elected));
        let (path, winner) = schemer.map_or((path, winner.or(elected)), |(path, seat)| (path, Some(seat)));
        for line in &count {
            for reckoned in &line.objectives {
                let Reckoned { task, met, prestige } = *reckoned;
                turn.say(Fact::Objective(ObjectiveFact::Judged { seat: line.seat, task, met, prestige }));
            }
        }
        let ending = Ending { turn: turn.game().turn(), path, winner, elected, count };
        turn.game_mut().conclave.ending = Some(ending);
        turn.say(Fact::Conclave(ConclaveFact::Ended { path, winner, elected }));
    }
}

fn verdict(turn: &mut Turn<'_>) -> Option<(VictoryPath, Option<Seat>)> {
    let left: Vec<Seat> =
        turn.game().seats().filter(|&seat| turn.game().conclave().eliminated(seat).is_none()).collect();
    match left.as_slice() {
        [] => return Some((VictoryPath::Draw, None)),
        [last] => return Some((VictoryPath::LastStanding, Some(*last))),
        // If only a lord and its vassal are left, the lord wins (manual 4.14.8).
        [one, other] if turn.game().diplomacy().bound_by_blood(*one, *other) => {
            return Some((VictoryPath::LastStanding, Some(turn.game().diplomacy().head(*one))));
        }
        [_, _, ..] => {}
    }
    let numbers = &turn.catalog().constants.conclave;
    if let Some(mut usurpation) = turn.game().conclave().usurpation() {
        // The turn of the capture itself does not count.
        if turn.usurper_at_dawn() == Some(usurpation.seat) {
            usurpation.turns += 1;
            turn.game_mut().conclave.usurpation = Some(usurpation);
            turn.say(Fact::Conclave(ConclaveFact::UsurperHolds {
                seat: usurpation.seat,
                turns: usurpation.turns,
                needed: numbers.usurper_turns,
            }));
        }
        if usurpation.turns >= numbers.usurper_turns {
            return Some((VictoryPath::Pandemonium, Some(usurpation.seat)));
        }
    } else if turn.game().conclave().tokens() >= tokens_needed(turn.catalog(), turn.game())
        && !turn.game().conclave().dissolved()
    {
        return Some((VictoryPath::Election, None));
    }
    (turn.game().turn() >= numbers.last_turn).then_some((VictoryPath::Draw, None))
}

//! Search.

use super::leanings::leanings;
use super::level::Reach;
use super::minds::Minds;
use crate::brains::{Bent, Lore, compose};
use crate::rules::game::Game;
use crate::rules::orders::{Draft, Sealed};
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A game that could be the real one, and what the others may order in it.
struct World {
    game: Game,
    rivals: Vec<Draft>,
}

/// A leaning, what it orders, and how it fared.
struct Candidate {
    bent: Bent,
    draft: Draft,
    value: f64,
}

pub(super) fn think(book: &Rulebook, view: &SeatView, minds: &Minds, reach: &Reach, seed: u64) -> Draft {
    let (table, seat) = (view.table(), view.seat());
    if table.conclave().ending().is_some() || table.conclave().eliminated(seat).is_some() {
        return Draft::empty(seat);
    }
    let seed = seed ^ u64::from(table.turn()) << 32;
    let lore = Lore::default();
    let mut candidates: Vec<Candidate> = Vec::new();
    for bent in leanings(book.catalog(), table, seat, minds.weights).into_iter().take(reach.leanings.into()) {
        let draft = compose(book, view, &bent, seed, &lore);
        if candidates.iter().all(|known| known.draft != draft) {
            candidates.push(Candidate { bent, draft, value: 0.0 });
        }
    }
    if candidates.len() > 1 && reach.worlds > 0 {
        let worlds: Vec<World> =
            (0..reach.worlds).map(|n| imagine(book, view, minds, seed.wrapping_add(n.into()), &lore)).collect();
        let value = |game: &Game| minds.outlook.chances(book.catalog(), game, seat)[seat.index()];
        for candidate in &mut candidates {
            for world in &worlds {
                let game = after(book, &world.game, &world.rivals, &candidate.draft);
                candidate.value += value(&game);
            }
        }
        if reach.turns > 1 {
            candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
            candidates.truncate(reach.finalists.into());
            for candidate in &mut candidates {
                candidate.value = 0.0;
                for world in &worlds {
                    let mut game = after(book, &world.game, &world.rivals, &candidate.draft);
                    for _ in 1..reach.turns {
                        if game.conclave().ending().is_some() {
                            break;
                        }
                        let drafts: Vec<Draft> = game
                            .seats()
                            .filter(|&other| game.conclave().eliminated(other).is_none())
                            .map(|other| {
                                let bent = if other == seat { candidate.bent } else { Bent::of(minds.weights) };
                                compose(book, &SeatView::of(&game, other), &bent, seed, &lore)
                            })
                            .collect();
                        game = resolve(book, &game, &Sealed::seal(book, &game, &drafts)).game;
                    }
                    candidate.value += value(&game);
                }
            }
        }
    }
    let mut best = 0;
    for at in 1..candidates.len() {
        if candidates[at].value > candidates[best].value {
            best = at;
        }
    }
    candidates.swap_remove(best).draft
}

fn imagine(book: &Rulebook, view: &SeatView, minds: &Minds, seed: u64, lore: &Lore) -> World {
    let game = view.imagine(book.catalog(), seed);
    let others = game.seats().filter(|&other| other != view.seat() && game.conclave().eliminated(other).is_none());
    let rivals =
        others.map(|other| compose(book, &SeatView::of(&game, other), &Bent::of(minds.weights), seed, lore)).collect();
    World { game, rivals }
}

fn after(book: &Rulebook, game: &Game, rivals: &[Draft], own: &Draft) -> Game {
    let mut drafts = rivals.to_vec();
    drafts.push(own.clone());
    resolve(book, game, &Sealed::seal(book, game, &drafts)).game
}

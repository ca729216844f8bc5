//! The bazaar step: bids are opened, goods change hands, new goods come to the shelf (manual 3.3, 4.10).

use super::auction::{Bidder, Verdict, judge};
use super::state::Ware;
use crate::rules::catalog::Catalog;
use crate::rules::dice::{Rolls, Stream};
use crate::rules::facts::Fact;
use crate::rules::forces;
use crate::rules::game::Game;
use crate::rules::resolve::Turn;
use crate::rules::tribute::total;

pub(super) fn open(turn: &mut Turn<'_>) {
    let catalog = turn.catalog();
    let shelf = turn.game().bazaar.shelf.clone();
    for ware in shelf {
        let bazaar = &mut turn.game_mut().bazaar;
        let (bids, rest) =
            std::mem::take(&mut bazaar.bids).into_iter().partition::<Vec<_>, _>(|bid| bid.kind == ware.kind);
        bazaar.bids = rest;
        if bids.is_empty() {
            continue;
        }
        let game = turn.game();
        let bidders: Vec<Bidder> = bids
            .iter()
            .map(|bid| Bidder {
                seat: bid.seat,
                worth: total(&bid.cards),
                rank: game.houses().of(bid.seat).rank,
                prestige: game.conclave().prestige(bid.seat),
                regent: game.conclave().regent() == bid.seat,
            })
            .collect();
        let verdict = judge(&catalog.constants.bazaar, &ware.minimum(catalog), &bidders);
        for bid in bids {
            if matches!(verdict, Verdict::Won { by, .. } if by == bid.seat) {
                // The winner pays all that the bid holds (ruling R6).
                continue;
            }
            turn.game_mut().treasury.deposit(bid.seat, bid.cards);
            turn.say(Fact::Outbid { seat: bid.seat, kind: ware.kind });
        }
        match verdict {
            Verdict::NoBids => {}
            Verdict::Won { by, through } => {
                turn.game_mut().bazaar.shelf.retain(|other| other.kind != ware.kind);
                turn.say(Fact::Sold { kind: ware.kind });
                turn.say(Fact::BidWon { seat: by, kind: ware.kind, through });
                let mut rolls = turn.open(Stream::Muster(ware.kind));
                match forces::muster(catalog, turn.game_mut(), by, ware.kind, &mut rolls) {
                    Some((legion, canton)) => turn.say(Fact::Mustered { seat: by, legion, kind: ware.kind, canton }),
                    None => {
                        turn.game_mut().bazaar.restock(ware.kind);
                        turn.say(Fact::NoRoom { seat: by, kind: ware.kind });
                    }
                }
            }
            Verdict::Cancelled => {
                let raise = catalog.constants.bazaar.raise_souls;
                if let Some(ware) = turn.game_mut().bazaar.shelf.iter_mut().find(|other| other.kind == ware.kind) {
                    ware.raised += raise;
                }
                turn.say(Fact::AuctionCancelled { kind: ware.kind, raise });
            }
        }
    }
    // A ware can leave the shelf while bids for it stand only by a rule that takes it away; nobody loses cards by that.
    for bid in std::mem::take(&mut turn.game_mut().bazaar.bids) {
        turn.game_mut().treasury.deposit(bid.seat, bid.cards);
    }
    let mut rolls = turn.open(Stream::Stock);
    for kind in stock(catalog, turn.game_mut(), &mut rolls) {
        turn.say(Fact::Stocked { kind });
    }
}

/// Fills the shelf and says what came.
pub(in crate::rules) fn stock(
    catalog: &Catalog,
    game: &mut Game,
    rolls: &mut Rolls,
) -> Vec<crate::rules::ids::LegionKind> {
    let mut came = Vec::new();
    while game.bazaar.shelf.len() < usize::from(catalog.constants.bazaar.legions) {
        let Some(&kind) = rolls.pick(&game.bazaar.unseen) else { break };
        game.bazaar.put_on_shelf(Ware { kind, raised: 0 });
        came.push(kind);
    }
    came
}

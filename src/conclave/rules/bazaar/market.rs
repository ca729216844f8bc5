//! The bazaar step: opens bids, delivers goods and restocks the shelf (manual 3.3, 4.10).

use super::auction::{Bidder, Verdict, judge};
use super::facts::BazaarFact;
use super::state::{Goods, Ware};
use crate::attachments::{Praetor, Treasure};
use crate::catalog::Catalog;
use crate::dice::{Rolls, Stream};
use crate::events::{self, EventFact, LevyFact};
use crate::facts::Fact;
use crate::forces;
use crate::forces::ForcesFact;
use crate::game::Game;
use crate::ids::{EventKind, Seat};
use crate::orders::OrderKind;
use crate::resolve::Turn;
use crate::rituals::bidding_bonus;
use crate::tribute::{TributeCard, total};

pub(super) fn open(turn: &mut Turn<'_>) {
    let catalog = turn.catalog();
    let closed = turn.game().bazaar.closed_for() > 0;
    // The cards spent. A Master of the Bazaar gets half of them. Its own bids, placed before it had
    // the title, are returned.
    let master = events::bazaar_master(catalog, turn.game());
    let mut spent: Vec<TributeCard> = Vec::new();
    let shelf = if closed { Vec::new() } else { turn.game().bazaar.shelf.clone() };
    for ware in shelf {
        if turn.game().bazaar.bids.iter().all(|bid| bid.goods != ware.goods) {
            continue;
        }
        let bazaar = &mut turn.game_mut().bazaar;
        let (bids, rest) =
            std::mem::take(&mut bazaar.bids).into_iter().partition::<Vec<_>, _>(|bid| bid.goods == ware.goods);
        bazaar.bids = rest;
        let game = turn.game();
        let rivals = bids.iter().filter(|bid| master.is_none_or(|(master, _)| master != bid.seat));
        let bidders: Vec<Bidder> = rivals
            .map(|bid| Bidder {
                seat: bid.seat,
                worth: total(&bid.cards),
                bonus: bidding_bonus(catalog, game, bid.seat, ware.goods),
                rank: game.houses().of(bid.seat).rank,
                prestige: game.conclave().prestige(bid.seat),
                regent: game.conclave().regent() == bid.seat,
            })
            .collect();
        let verdict = judge(&catalog.constants.bazaar, &ware.minimum(catalog), &bidders);
        for bid in bids {
            if matches!(verdict, Verdict::Won { by, .. } if by == bid.seat) {
                // The winner pays all cards of the bid (ruling R6).
                turn.game_mut().treasury.consume(bid.seat, &bid.cards);
                spent.extend(bid.cards);
                continue;
            }
            turn.game_mut().treasury.deposit(bid.seat, bid.cards);
            turn.say(Fact::Bazaar(BazaarFact::Outbid { seat: bid.seat, goods: ware.goods }));
        }
        match verdict {
            Verdict::NoBids => {}
            Verdict::Won { by, through } => {
                turn.game_mut().bazaar.shelf.retain(|other| other.goods != ware.goods);
                turn.say(Fact::Bazaar(BazaarFact::Sold { goods: ware.goods }));
                turn.say(Fact::Bazaar(BazaarFact::BidWon { seat: by, goods: ware.goods, through }));
                deliver(turn, by, ware.goods);
            }
            Verdict::Cancelled => {
                let raise = catalog.constants.bazaar.raise_souls;
                if let Some(ware) = turn.game_mut().bazaar.shelf.iter_mut().find(|other| other.goods == ware.goods) {
                    ware.raised += raise;
                }
                turn.say(Fact::Bazaar(BazaarFact::AuctionCancelled { goods: ware.goods, raise }));
            }
        }
    }
    // Returns bids for wares that were not auctioned: the bazaar was closed after the bid, or a
    // rule removed the ware.
    for bid in std::mem::take(&mut turn.game_mut().bazaar.bids) {
        turn.game_mut().treasury.deposit(bid.seat, bid.cards);
        turn.say(Fact::Bazaar(BazaarFact::Outbid { seat: bid.seat, goods: bid.goods }));
    }
    if let Some((master, event)) = master {
        share(turn, master, event, spent);
    }
    turn.game_mut().bazaar.count_down();
    let mut rolls = turn.open(Stream::Stock);
    for goods in stock(catalog, turn.game_mut(), &mut rolls) {
        turn.say(Fact::Bazaar(BazaarFact::Stocked { goods }));
    }
}

/// Gives half of the spent cards, chosen at random and rounded down, to the Master of the Bazaar
/// (manual appendix K).
fn share(turn: &mut Turn<'_>, master: Seat, event: EventKind, mut spent: Vec<TributeCard>) {
    turn.open(Stream::EventCourse(event)).shuffle(&mut spent);
    spent.truncate(spent.len() / 2);
    if spent.is_empty() {
        return;
    }
    let (cards, worths) = (spent.len() as u8, spent.iter().map(|card| card.worth).collect());
    turn.game_mut().treasury.deposit(master, spent);
    turn.say(Fact::Event(EventFact::Levy(LevyFact::CardsGained { seat: master, cards, worths })));
}

/// Delivers sold goods: a legion is mustered on the board, everything else goes to the vault.
fn deliver(turn: &mut Turn<'_>, seat: Seat, goods: Goods) {
    let catalog = turn.catalog();
    match goods {
        Goods::Legion(kind) => {
            let mut rolls = turn.open(Stream::Muster(kind));
            match forces::muster(catalog, turn.game_mut(), seat, kind, &mut rolls) {
                Some((legion, canton)) => turn.say(Fact::Forces(ForcesFact::Mustered { seat, legion, kind, canton })),
                None => {
                    turn.game_mut().bazaar.restock(goods);
                    turn.say(Fact::Forces(ForcesFact::NoRoom { seat, kind }));
                }
            }
        }
        Goods::Praetor(kind) => {
            let praetor = Praetor::fresh(catalog, kind);
            turn.game_mut().attachments.grant(Treasure::Praetor(kind), seat, Some(praetor));
        }
        Goods::Artifact(kind) => turn.game_mut().attachments.grant(Treasure::Artifact(kind), seat, None),
        Goods::Relic(kind) => turn.game_mut().attachments.grant(Treasure::Relic(kind), seat, None),
        Goods::Manuscript(piece) => turn.game_mut().manuscripts.give(piece, seat),
    }
}

/// Fills the shelf and returns the new goods.
pub(crate) fn stock(catalog: &Catalog, game: &mut Game, rolls: &mut Rolls) -> Vec<Goods> {
    let numbers = &catalog.constants.bazaar;
    let shelves = [
        (OrderKind::BidLegion, numbers.legions),
        (OrderKind::BidPraetor, numbers.praetors),
        (OrderKind::BidArtifact, numbers.artifacts),
        (OrderKind::BidRelic, numbers.relics),
        (OrderKind::BidManuscript, numbers.manuscripts),
    ];
    let mut came = Vec::new();
    for (kind, room) in shelves {
        let of_kind = |goods: &Goods| goods.order_kind() == kind;
        while game.bazaar.shelf.iter().filter(|ware| of_kind(&ware.goods)).count() < usize::from(room) {
            let unseen: Vec<Goods> = game.bazaar.unseen.iter().copied().filter(of_kind).collect();
            let Some(&goods) = rolls.pick(&unseen) else { break };
            game.bazaar.put_on_shelf(Ware { goods, raised: 0, percent: 100 });
            came.push(goods);
        }
    }
    came
}

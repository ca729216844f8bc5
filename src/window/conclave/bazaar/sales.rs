//! The sales of the bazaar so far, turn by turn (manual 4.10). Buyers are secret, except to
//! themselves.

use bevy_egui::egui::{RichText, Ui};

use super::goods::goods_picture;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::{bold, purse_ui};
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::facts::Fact;
use crate::rules::tribute::Purse;
use crate::sight::Sight;

/// The result of an auction.
struct Sale {
    goods: Goods,
    /// Souls that a tie added to the price; `None` if the ware was sold.
    raised: Option<u16>,
    /// True if the reader bought it, false if the reader was outbid; `None` without a bid.
    mine: Option<bool>,
}

/// Draws the sales of all turns in the reader's log, the last turn first.
pub fn sales(ui: &mut Ui, sight: &Sight<'_>) {
    let mut any = false;
    for turn in sight.hand.log.iter().rev() {
        let mut sales: Vec<Sale> = Vec::new();
        for entry in &turn.entries {
            if let Fact::Bazaar(BazaarFact::Sold { goods }) = &entry.fact {
                sales.push(Sale { goods: *goods, raised: None, mine: None });
            } else if let Fact::Bazaar(BazaarFact::AuctionCancelled { goods, raise }) = &entry.fact {
                sales.push(Sale { goods: *goods, raised: Some(*raise), mine: None });
            }
        }
        for entry in &turn.entries {
            let (seat, goods, won) = if let Fact::Bazaar(BazaarFact::BidWon { seat, goods, .. }) = &entry.fact {
                (*seat, *goods, true)
            } else if let Fact::Bazaar(BazaarFact::Outbid { seat, goods }) = &entry.fact {
                (*seat, *goods, false)
            } else {
                continue;
            };
            if seat != sight.seat() {
                continue;
            }
            if let Some(sale) = sales.iter_mut().find(|sale| sale.goods == goods) {
                sale.mine = Some(won);
            }
        }
        if sales.is_empty() {
            continue;
        }
        any = true;
        ui.label(bold(say!(sight, "panel-turn", n = turn.turn)).color(ASH));
        for sale in sales {
            line(ui, sight, &sale);
        }
        ui.add_space(6.0);
    }
    if !any {
        ui.weak(say!(sight, "panel-sales-none"));
    }
}

fn line(ui: &mut Ui, sight: &Sight<'_>, sale: &Sale) {
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image(goods_picture(sight, sale.goods), 20.0, BONE));
        ui.label(sight.teller().goods_name(sale.goods));
        let minimum: Purse = sale.goods.minimum(sight.catalog());
        ui.weak(say!(sight, "panel-minimum"));
        purse_ui(ui, sight.look, sight.text, &minimum);
        let (words, colour) = match (sale.raised, sale.mine) {
            (Some(raise), _) => (say!(sight, "panel-sales-tied", n = raise), ASH),
            (None, Some(true)) => (say!(sight, "panel-sales-mine"), VERDIGRIS),
            (None, Some(false)) => (say!(sight, "panel-sales-lost"), EMBER),
            (None, None) => (say!(sight, "panel-sales-sold"), ASH),
        };
        ui.label(RichText::new(words).color(colour));
    });
}

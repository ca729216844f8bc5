//! The houses that could want a ware. Only public facts count: the units of the houses, and the
//! reputation of their archfiends.
//!
//! Not here: bids, vaults and attributes of rivals, which nobody knows.

use bevy_egui::egui::{RichText, Ui};

use crate::conclave::diplomacy::reputed;
use crate::conclave::ministerium::words::say;
use crate::look::palette::ASH;
use crate::look::{Line, explain};
use crate::minds::searcher::traits::Trait;
use crate::rules::archfiends;
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::forces;
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;
use crate::sight::Sight;

/// A house that could want a ware, with the reasons in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buyer {
    /// The house.
    pub seat: Seat,
    /// Why it could; never empty.
    pub reasons: Vec<String>,
}

/// Returns the houses that could want a ware, those with more reasons first. They come from the
/// view of the player alone.
#[must_use]
pub fn buyers(sight: &Sight<'_>, goods: Goods) -> Vec<Buyer> {
    let table = sight.table();
    let bids = |seat: &Seat| {
        *seat != sight.seat()
            && table.conclave().eliminated(*seat).is_none()
            && !table.diplomacy().excommunicated(*seat)
    };
    let reasons = |seat: Seat| {
        let known = reputed(sight, seat).into_iter().flatten().filter(|of| wants(*of, goods));
        let known = known.map(|of| {
            let name = sight.text.say(&format!("trait-{}", of.key()));
            say!(sight, "buyers-known", trait = name)
        });
        need(sight, seat, goods).into_iter().chain(known).collect()
    };
    let mut buyers: Vec<Buyer> =
        table.seats().filter(bids).map(|seat| Buyer { seat, reasons: reasons(seat) }).collect();
    buyers.retain(|buyer| !buyer.reasons.is_empty());
    buyers.sort_by_key(|buyer| std::cmp::Reverse(buyer.reasons.len()));
    buyers
}

/// Returns what of a house's units in sight a ware would fit.
fn need(sight: &Sight<'_>, seat: Seat, goods: Goods) -> Option<String> {
    let table = sight.table();
    let without = |lacks: fn(Treasure) -> bool| {
        table
            .forces()
            .legions_of(seat)
            .filter(|legion| !table.attachments().on(Foe::Legion(legion.id)).any(lacks))
            .count()
    };
    let without =
        |lacks: fn(Treasure) -> bool, id: &str| Some(without(lacks)).filter(|n| *n > 0).map(|n| say!(sight, id, n = n));
    match goods {
        Goods::Legion(_) => {
            // Attributes of others are not in the view, so this is the least that it can be.
            let least = archfiends::command_rating(sight.catalog(), table, seat).total();
            let has = forces::commanded(table, seat) as i32;
            (has < least).then(|| say!(sight, "buyers-command", has = has, least = least))
        }
        Goods::Praetor(_) => without(|held| matches!(held, Treasure::Praetor(_)), "buyers-praetor"),
        Goods::Artifact(_) => without(|held| matches!(held, Treasure::Artifact(_)), "buyers-artifact"),
        Goods::Relic(_) | Goods::Manuscript(_) => None,
    }
}

/// True if a trait makes an archfiend want a ware more than others do.
const fn wants(of: Trait, goods: Goods) -> bool {
    match of {
        Trait::Grasping | Trait::Courtly => true,
        Trait::Ravenous => matches!(goods, Goods::Legion(_)),
        Trait::Bookish => matches!(goods, Goods::Manuscript(_)),
        Trait::Wrathful
        | Trait::Proud
        | Trait::Envious
        | Trait::Indolent
        | Trait::Bold
        | Trait::Wary
        | Trait::Scheming => false,
    }
}

/// Draws the houses that could want a ware. The tip says why.
pub(super) fn line(ui: &mut Ui, sight: &Sight<'_>, goods: Goods) {
    let buyers = buyers(sight, goods);
    let teller = sight.teller();
    let names: Vec<String> = buyers.iter().map(|buyer| teller.seat_name(buyer.seat)).collect();
    let words =
        if names.is_empty() { say!(sight, "buyers-none") } else { say!(sight, "buyers", houses = teller.list(&names)) };
    let response = ui.label(RichText::new(words).color(ASH).underline());
    explain(response, sight, &say!(sight, "buyers-title"), || {
        let told = buyers.iter().map(|buyer| {
            let why = teller.list(&buyer.reasons);
            Line::Text(say!(sight, "buyers-of", house = teller.seat_name(buyer.seat), why = why))
        });
        told.chain([Line::Text(say!(sight, "buyers-tip"))]).collect()
    });
}

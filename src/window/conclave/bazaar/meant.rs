//! The wares that the tutorial points at: the cheapest legion and praetor that the vault can pay,
//! and a bid that leaves nothing for a praetor.

use bevy_egui::egui::{Rect, Response, Ui};

use super::Shown;
use crate::conclave::orders::plan;
use crate::look::{mark, mark_usable};
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::forces::Muster;
use crate::rules::orders::OrderKind;
use crate::rules::tribute::least_waste;
use crate::sight::Sight;

/// The wares that a newcomer may be led to.
pub(super) struct Meant {
    legion: Option<Goods>,
    praetor: Option<Goods>,
    /// The legion whose bid must be taken back before a praetor can be paid.
    back: Option<Goods>,
}

impl Meant {
    /// Returns what is meant in the present draft. Who has a legion, or bids on one, is not led to
    /// another; the same for praetors.
    pub(super) fn of(sight: &Sight<'_>) -> Self {
        let (table, me) = (sight.table(), sight.seat());
        let bid = |kind: OrderKind| {
            let mut wares = table.bazaar().shelf().iter().map(|ware| ware.goods);
            wares.find(|goods| goods.order_kind() == kind && plan::standing_bid(sight, *goods).is_some())
        };
        let hired = table.forces().legions_of(me).any(|legion| matches!(legion.muster, Muster::Hired(_)));
        let served = table.attachments().of(me).any(|held| matches!(held.treasure, Treasure::Praetor(_)));
        let (legion_bid, praetor_bid) = (bid(OrderKind::BidLegion), bid(OrderKind::BidPraetor));
        let legion = if hired || legion_bid.is_some() { None } else { cheapest(sight, OrderKind::BidLegion) };
        let wanted = !served && praetor_bid.is_none();
        let praetor = if wanted { cheapest(sight, OrderKind::BidPraetor) } else { None };
        let back = legion_bid.filter(|_| wanted && praetor.is_none());
        Self { legion, praetor, back }
    }

    /// True if there is something to bid on, or a bid to be taken back.
    fn anything(&self) -> bool {
        self.legion.or(self.praetor).or(self.back).is_some()
    }

    /// Marks the card of a ware that is not chosen.
    pub(super) fn mark_ware(&self, ui: &Ui, goods: Goods, rect: Rect) {
        for (meant, name) in [(self.legion, "ware-legion"), (self.praetor, "ware-praetor"), (self.back, "ware-bid")] {
            if meant == Some(goods) {
                mark(ui, name, rect);
            }
        }
    }

    /// Marks the tab of a kind of wares that is not open.
    pub(super) fn mark_tab(&self, ui: &Ui, tab: Shown, rect: Rect) {
        if tab.0 == Some(OrderKind::BidLegion) && self.legion.is_some() {
            mark(ui, "wares-legions", rect);
        }
        if tab.0 == Some(OrderKind::BidLegion) && self.back.is_some() {
            mark(ui, "wares-bid", rect);
        }
        if tab.0 == Some(OrderKind::BidPraetor) && self.praetor.is_some() {
            mark(ui, "wares-praetors", rect);
        }
    }

    /// Marks the button that pays for the chosen ware.
    pub(super) fn mark_pay(&self, ui: &Ui, goods: Goods, rect: Rect) {
        if self.legion == Some(goods) {
            mark(ui, "pay-legion", rect);
        } else if self.praetor == Some(goods) {
            mark(ui, "pay-praetor", rect);
        }
    }

    /// Marks the button that bids on the chosen ware.
    pub(super) fn mark_bid(&self, ui: &Ui, goods: Goods, button: &Response) {
        if self.legion == Some(goods) {
            mark_usable(ui, "bid-legion", button);
        } else if self.praetor == Some(goods) {
            mark_usable(ui, "bid-praetor", button);
        }
    }

    /// Marks the button that takes back the bid on the chosen ware.
    pub(super) fn mark_back(&self, ui: &Ui, goods: Goods, button: &Response) {
        if self.back == Some(goods) {
            mark_usable(ui, "bid-back", button);
        }
    }
}

/// Marks the button that opens the bazaar, if the tutorial has something to show there.
pub fn mark_way(ui: &Ui, sight: &Sight<'_>, rect: Rect) {
    if sight.overlay.taught && Meant::of(sight).anything() {
        mark(ui, "bazaar-wanted", rect);
    }
}

/// Returns the ware of this kind with the lowest minimum that the vault can pay.
fn cheapest(sight: &Sight<'_>, kind: OrderKind) -> Option<Goods> {
    let cards = plan::spendable(sight, None);
    let wares = sight.table().bazaar().shelf().iter().filter(|ware| ware.goods.order_kind() == kind);
    let priced = wares.map(|ware| (ware.goods, ware.minimum(sight.catalog())));
    let payable = priced.filter(|(_, minimum)| least_waste(&cards, minimum).is_some());
    payable.min_by_key(|(_, minimum)| minimum.points()).map(|(goods, _)| goods)
}

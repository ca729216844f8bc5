//! Offers and goods, and what spells are aimed at.

use circles_rules::action::Influence;
use circles_rules::ids::{Seat, Unit};
use circles_rules::magic::Target;
use circles_rules::souls::{Goods, Offer, Terms};

use super::Teller;

impl Teller<'_> {
    /// Returns goods, a phrase for each thing: "3 Souls", "2 legions of Corvus".
    #[must_use]
    pub fn goods(&self, goods: &Goods) -> Vec<String> {
        let Goods { souls, cards, sectio, daemons, units, macina } = goods;
        let mut items: Vec<String> = (*souls > 0).then(|| self.souls(*souls)).into_iter().collect();
        let quoted = |card: String| self.say_with("circles-quoted", &[("card", card.into())]);
        items.extend(cards.iter().map(|card| quoted(self.arcanum(*card))));
        let named = |sectio: String| self.say_with("circles-goods-sectio", &[("sectio", sectio.into())]);
        items.extend(sectio.iter().map(|sectio| named(self.sectio(*sectio))));
        items.extend(daemons.iter().map(|kind| self.daemon(*kind)));
        items.extend(self.unit_items(units));
        let built = |card: String| self.say_with("circles-goods-macina", &[("card", card.into())]);
        items.extend(macina.iter().map(|card| built(self.arcanum(*card))));
        items
    }

    /// Returns the terms of an offer in a sentence.
    #[must_use]
    pub fn terms(&self, by: Seat, terms: &Terms) -> String {
        let about = [
            ("seat", self.seat(by).into()),
            ("to", self.seat(terms.to).into()),
            ("gives", self.words().list(&self.goods(&terms.gives)).into()),
            ("asks", self.words().list(&self.goods(&terms.asks)).into()),
        ];
        let id = match (terms.gives.is_empty(), terms.asks.is_empty()) {
            (false, false) => "circles-terms-exchange",
            (false, true) => "circles-terms-gift",
            (true, _) => "circles-terms-request",
        };
        self.say_with(id, &about)
    }

    /// Returns an offer with its number.
    #[must_use]
    pub fn offer(&self, offer: &Offer) -> String {
        let about = [("number", offer.id.0.into()), ("terms", self.terms(offer.by, &offer.terms).into())];
        self.say_with("circles-offer", &about)
    }

    /// Returns what a spell is aimed at, in a few words; `None` for nothing.
    #[must_use]
    pub fn target(&self, target: &Target) -> Option<String> {
        Some(match target {
            Target::Nothing => return None,
            Target::Daemon(kind) => self.daemon(*kind),
            Target::Seat(seat) => self.seat(*seat),
            Target::Legions(legions) => self.legions(legions),
            Target::Lieutenant { kind, with } => self.party(Unit::Lieutenant(*kind), with),
            Target::Hound(kind) => self.hound(*kind),
            Target::Transfer { legions, to } => {
                let about = [("units", self.legions(legions).into()), ("place", self.sectio(*to).into())];
                self.say_with("circles-target-transfer", &about)
            }
            Target::Sectio(sectio) => self.sectio(*sectio),
            Target::Event(sphere) => match self.game.permanent(*sphere) {
                Some(card) => self.hell_card(card),
                None => self.words().sphere(*sphere),
            },
            Target::Box(at) => self.say_with("circles-target-box", &[("n", at.saturating_add(1).into())]),
        })
    }

    /// Returns an attempt to influence a unit, in a few words: "Verin, for Corvus".
    #[must_use]
    pub fn influence(&self, influence: &Influence) -> String {
        let Influence { unit, to, with, bribes: _ } = influence;
        let unit = self.party(*unit, with);
        match to {
            Some(banner) => {
                let about = [("unit", unit.into()), ("banner", self.banner(*banner).into())];
                self.say_with("circles-influence-change", &about)
            }
            None => self.say_with("circles-influence-disband", &[("unit", unit.into())]),
        }
    }
}

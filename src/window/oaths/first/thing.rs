//! The things on the table: resource cards, oaths, devils. A tile shows each.

use bevy_egui::egui::Color32;
use oaths::first::rules::ids::{Card, HandCard, ResourceKind, Seat};

use super::super::picture;
use super::sight::Sight;
use crate::look::Line;
use crate::look::palette::ASH;
use crate::look::tips::Tip;
use crate::parlour::tile::{Depicted, Face};

pub use crate::parlour::tile::{Size, Tile, Use, alike, pick};

/// A thing that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A resource card.
    Card(Card),
    /// An oath of a devil.
    Oath(Seat),
    /// A devil.
    Devil(Seat),
}

impl Thing {
    /// Returns the thing that a card of a hand is.
    #[must_use]
    pub const fn hand(card: HandCard) -> Self {
        match card {
            HandCard::Oath(of) => Self::Oath(of),
            HandCard::Card(card) => Self::Card(card),
        }
    }

    /// Returns its name.
    #[must_use]
    pub fn name(self, sight: &Sight<'_>) -> String {
        let teller = sight.teller();
        match self {
            Self::Card(card) => teller.card(card),
            Self::Oath(of) => teller.oath(of),
            Self::Devil(seat) => teller.seat(seat),
        }
    }

    /// Returns the id of its picture, and the colour in it.
    fn picture<'a>(self, sight: &Sight<'a>) -> (&'a str, Color32) {
        match self {
            Self::Card(card) => (sight.catalog.resource(card).id(), ASH),
            Self::Oath(of) => ("oath", sight.colour(of)),
            Self::Devil(seat) => (sight.devil_picture(seat), sight.colour(seat)),
        }
    }
}

impl<'a> Depicted<Sight<'a>> for Thing {
    fn face<'s>(self, sight: &'s Sight<'a>) -> Face<'s> {
        let (picture, tint) = self.picture(sight);
        let (stat, names) = match self {
            Self::Card(card) => (sight.stat(card), None),
            Self::Oath(of) => (String::new(), Some((sight.devil_picture(of), sight.colour(of)))),
            Self::Devil(_) => (String::new(), None),
        };
        Face { brush: picture::paint, picture, tint, name: self.name(sight), stat, names }
    }

    fn tip(self, sight: &Sight<'a>) -> Tip {
        let teller = sight.teller();
        let (lead, rules, flavour) = match self {
            Self::Card(card) => {
                (Some(teller.sort_of(card)), teller.card_rules(card), Some(sight.catalog.resource(card).id()))
            }
            Self::Oath(_) => (None, teller.oath_rules(), None),
            Self::Devil(seat) => {
                let devil = sight.game().domain(seat).devil;
                (Some(teller.player(seat)), teller.devil_rules(devil), Some(sight.devil_picture(seat)))
            }
        };
        let mut lines: Vec<Line> = lead.into_iter().chain(rules).map(Line::Text).collect();
        lines.extend(flavour.map(|id| Line::Flavour(teller.flavour(id))));
        Tip { title: self.name(sight), lines, term: None }
    }
}

/// Returns cards on heaps of equal ones, in the order of their kinds.
#[must_use]
pub fn heaps(sight: &Sight<'_>, cards: &[Card]) -> Vec<(ResourceKind, Vec<Card>)> {
    let mut heaps: Vec<(ResourceKind, Vec<Card>)> = Vec::new();
    for &card in cards {
        let kind = sight.catalog.kind(card);
        match heaps.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, heap)) => heap.push(card),
            None => heaps.push((kind, vec![card])),
        }
    }
    heaps.sort_by_key(|(kind, _)| *kind);
    heaps
}

//! The things on the table of Oaths: cards, papers, realms, devils. A tile shows each.

use bevy_egui::egui::Color32;
use oaths::rules::ids::{Card, HandCard, RealmKind, ResourceKind, Seat, SpecialKind};

use super::picture;
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
    /// A card of the hand.
    Hand(HandCard),
    /// A special play card that everybody sees.
    Special(SpecialKind),
    /// A realm.
    Realm(RealmKind),
    /// A devil.
    Devil(Seat),
}

impl Thing {
    /// Returns its name.
    #[must_use]
    pub fn name(self, sight: &Sight<'_>) -> String {
        let teller = sight.teller();
        match self {
            Self::Card(card) => teller.card(card),
            Self::Hand(card) => teller.hand_card(card),
            Self::Special(kind) => teller.special(kind),
            Self::Realm(kind) => teller.realm(kind),
            Self::Devil(seat) => teller.seat(seat),
        }
    }

    /// Returns the id of its picture, and the colour in it.
    fn picture<'a>(self, sight: &Sight<'a>) -> (&'a str, Color32) {
        match self {
            Self::Card(card) => (sight.picture_of(card), ASH),
            Self::Hand(card) => sight.hand_picture(card),
            Self::Special(kind) => (&sight.catalog.specials[kind.index()].id, ASH),
            Self::Realm(kind) => (&sight.catalog.realm(kind).id, ASH),
            Self::Devil(seat) => (sight.devil_picture(seat), sight.colour(seat)),
        }
    }

    fn stat(self, sight: &Sight<'_>) -> String {
        match self {
            Self::Card(card) => sight.stat(card),
            Self::Realm(kind) => format!("+{}", sight.catalog.realm(kind).defence),
            Self::Hand(_) | Self::Special(_) | Self::Devil(_) => String::new(),
        }
    }
}

impl<'a> Depicted<Sight<'a>> for Thing {
    fn face<'s>(self, sight: &'s Sight<'a>) -> Face<'s> {
        let (picture, tint) = self.picture(sight);
        let names = if let Self::Hand(HandCard::Paper(paper)) = self {
            Some((sight.devil_picture(paper.of), sight.colour(paper.of)))
        } else {
            None
        };
        Face { brush: picture::paint, picture, tint, name: self.name(sight), stat: self.stat(sight), names }
    }

    fn tip(self, sight: &Sight<'a>) -> Tip {
        let teller = sight.teller();
        let (lead, rules, flavour) = match self {
            Self::Card(card) => {
                (Some(teller.sort_of(card)), teller.card_rules(card), Some(sight.picture_of(card).to_owned()))
            }
            Self::Hand(HandCard::Paper(paper)) => (None, teller.paper_rules(paper.sort), None),
            Self::Hand(HandCard::Special(kind)) | Self::Special(kind) => {
                (None, teller.special_rules(kind), Some(sight.catalog.specials[kind.index()].id.clone()))
            }
            Self::Realm(kind) => (None, teller.realm_rules(kind), Some(sight.catalog.realm(kind).id.clone())),
            Self::Devil(seat) => {
                let devil = sight.game().domain(seat).devil;
                (Some(teller.player(seat)), teller.devil_rules(devil), Some(sight.catalog.devil(devil).id.clone()))
            }
        };
        let mut lines: Vec<Line> = lead.into_iter().chain(rules).map(Line::Text).collect();
        lines.extend(flavour.map(|id| Line::Flavour(teller.flavour(&id))));
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

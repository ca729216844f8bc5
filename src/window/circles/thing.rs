//! The things on the table: cards, daemons, triumvirates, units. A tile shows each.

use bevy_egui::egui::Color32;
use circles::chronicle::Card;
use circles::rules::catalog::definitions::Play;
use circles::rules::ids::{Arcanum, DaemonKind, HellCard, Seat, Sectio};

use super::picture;
use super::sight::Sight;
use crate::look::Line;
use crate::look::palette::ASH;
use crate::look::tips::Tip;
use crate::parlour::tile::{Depicted, Face};

pub use crate::parlour::tile::{Size, Tile, Use, pick};

/// A thing that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An arcana card.
    Arcanum(Arcanum),
    /// A Hell card, with its event up.
    Hell(HellCard),
    /// A daemon.
    Daemon(DaemonKind),
    /// A sectio card.
    Sectio(Sectio),
    /// A triumvirate.
    Seat(Seat),
}

impl From<Card> for Thing {
    fn from(card: Card) -> Self {
        match card {
            Card::Arcanum(card) => Self::Arcanum(card),
            Card::Hell(card) => Self::Hell(card),
            Card::Daemon(kind) => Self::Daemon(kind),
            Card::Sectio(sectio) => Self::Sectio(sectio),
        }
    }
}

impl Thing {
    /// Returns its name.
    #[must_use]
    pub fn name(self, sight: &Sight<'_>) -> String {
        let teller = sight.teller();
        match self {
            Self::Arcanum(card) => teller.arcanum(card),
            Self::Hell(card) => teller.hell_card(card),
            Self::Daemon(kind) => teller.daemon(kind),
            Self::Sectio(sectio) => teller.sectio(sectio),
            Self::Seat(seat) => teller.seat(seat),
        }
    }

    /// Returns the id of its picture, and the colour in it.
    fn picture<'a>(self, sight: &Sight<'a>) -> (&'a str, Color32) {
        match self {
            Self::Arcanum(card) => (of_play(sight.catalog.spell_of(card).play), ASH),
            Self::Hell(_) => ("hell", ASH),
            Self::Daemon(kind) => {
                let colour = sight.game().daemon(kind).map_or(ASH, |(seat, _)| sight.colour(seat));
                (&sight.catalog.daemon(kind).id, colour)
            }
            Self::Sectio(sectio) => {
                let owner = sight.game().owner(sectio);
                ("sectio", owner.map_or(ASH, |banner| sight.banner_colour(banner)))
            }
            Self::Seat(seat) => (of_sign(sight.game().triumvirate(seat).sign), sight.colour(seat)),
        }
    }
}

/// Returns the id of the picture of a triumvirate with this sign.
#[must_use]
pub const fn of_sign(sign: u8) -> &'static str {
    match sign {
        0 => "sign-0",
        1 => "sign-1",
        2 => "sign-2",
        3 => "sign-3",
        4 => "sign-4",
        5.. => "sign-5",
    }
}

/// Returns the id of the picture of arcana cards that are played like this.
const fn of_play(play: Play) -> &'static str {
    match play {
        Play::Action => "spell-action",
        Play::Combat => "spell-combat",
        Play::Counter => "spell-counter",
        Play::RightAway => "spell-doom",
        Play::Macina { .. } => "spell-macina",
    }
}

impl<'a> Depicted<Sight<'a>> for Thing {
    fn face<'s>(self, sight: &'s Sight<'a>) -> Face<'s> {
        let (picture, tint) = self.picture(sight);
        let stat = match self {
            Self::Daemon(kind) => {
                let def = sight.catalog.daemon(kind);
                format!("{} {} {}", def.skulls, def.stars, def.hearts)
            }
            Self::Arcanum(card) if sight.catalog.arcanum(card).six => "6".to_owned(),
            Self::Arcanum(_) | Self::Hell(_) | Self::Sectio(_) | Self::Seat(_) => String::new(),
        };
        Face { brush: picture::paint, picture, tint, name: self.name(sight), stat, names: None }
    }

    fn tip(self, sight: &Sight<'a>) -> Tip {
        let teller = sight.teller();
        let catalog = sight.catalog;
        let (lead, rules, flavour) = match self {
            Self::Arcanum(card) => (None, teller.card_rules(card), teller.flavour(&catalog.spell_of(card).id)),
            Self::Hell(card) => {
                let event = catalog.event(catalog.hell_card(card).event);
                (None, teller.hell_rules(card), teller.flavour(&event.id))
            }
            Self::Daemon(kind) => (None, teller.daemon_rules(kind), teller.flavour(&catalog.daemon(kind).id)),
            Self::Sectio(sectio) => (None, teller.sectio_rules(sectio), teller.flavour(&catalog.sectio(sectio).id)),
            Self::Seat(seat) => (Some(teller.player(seat)), Vec::new(), String::new()),
        };
        let mut lines: Vec<Line> = lead.into_iter().chain(rules).map(Line::Text).collect();
        lines.extend((!flavour.is_empty()).then_some(Line::Flavour(flavour)));
        Tip { title: self.name(sight), lines, term: None }
    }
}

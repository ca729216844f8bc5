//! What the panels of the table may read.

use std::ops::Deref;

use bevy_egui::egui::Color32;
use oaths::chronicle::Teller;
use oaths::rules::catalog::{Catalog, ResourceDef};
use oaths::rules::game::Game;
use oaths::rules::ids::{Card, HandCard, PaperSort, Seat};
use oaths::rules::view::View;

use super::Chair;
use super::Parlour;
use super::Watched;
use crate::look::house_colour;

use crate::shell::screens::Page;

/// Everything that a panel of the table may read.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Texts, look and preferences.
    pub page: &'a Page<'a>,
    /// The cards.
    pub catalog: &'a Catalog,
    /// The table as it is shown.
    pub view: &'a View,
    /// The chair of the seated person.
    pub chair: &'a Chair,
    /// The game at this machine.
    pub parlour: &'a Parlour,
    /// The game that is being watched, if it is not played.
    pub watched: Option<&'a Watched>,
}

impl<'a> Deref for Sight<'a> {
    type Target = Page<'a>;

    fn deref(&self) -> &Page<'a> {
        self.page
    }
}

impl<'a> Sight<'a> {
    /// Returns the game as far as it is known.
    #[must_use]
    pub const fn game(&self) -> &'a Game {
        self.view.game()
    }

    /// Returns the seat of the chair.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.view.seat()
    }

    /// Returns the words for the table as it is shown.
    #[must_use]
    pub fn teller(&self) -> Teller<'a> {
        Teller::new(self.page.text, self.catalog, self.view.game()).reading_to(self.view.seat())
    }

    /// Returns the colour of the devil of a seat, which is also its colour on the track.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Color32 {
        house_colour(Seat(self.game().age(self.catalog, seat).saturating_sub(1)))
    }

    /// Returns the id of the picture of a resource card.
    #[must_use]
    pub fn picture_of(&self, card: Card) -> &'a str {
        self.catalog.resource(card).id()
    }

    /// Returns the id of the picture of a card in hand, and its colour.
    #[must_use]
    pub fn hand_picture(&self, card: HandCard) -> (&'a str, Color32) {
        match card {
            HandCard::Paper(paper) => {
                let id = match paper.sort {
                    PaperSort::Favor => "favor",
                    PaperSort::Oath => "oath",
                    PaperSort::Vote => "vote",
                };
                (id, self.colour(paper.of))
            }
            HandCard::Special(kind) => (&self.catalog.specials[kind.index()].id, self.colour(self.seat())),
        }
    }

    /// Returns the id of the picture of the devil of a seat.
    #[must_use]
    pub fn devil_picture(&self, seat: Seat) -> &'a str {
        &self.catalog.devil(self.game().domain(seat).devil).id
    }

    /// Returns the numbers on a resource card: its power, or its priority; empty if it has none.
    #[must_use]
    pub fn stat(&self, card: Card) -> String {
        match self.catalog.resource(card) {
            ResourceDef::Horde(def) => {
                let (open, assault, home) = def.power;
                if open == assault && open == home { open.to_string() } else { format!("{open}/{assault}/{home}") }
            }
            ResourceDef::Ritual(def) => format!("#{}", def.priority),
            ResourceDef::Artifact(_) | ResourceDef::Event(_) => String::new(),
        }
    }
}

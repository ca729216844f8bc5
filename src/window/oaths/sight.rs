//! What the panels of the table of Oaths may read.

use bevy_egui::egui::Color32;
use oaths::chronicle::Teller;
use oaths::rules::catalog::ResourceDef;
use oaths::rules::game::Game;
use oaths::rules::ids::{Card, HandCard, PaperSort, Seat};
use oaths::table::Oaths;

use crate::look::house_colour;
use crate::parlour;

/// Everything that a panel of the table may read.
pub type Sight<'a> = parlour::Sight<'a, Oaths>;

impl<'a> parlour::Sight<'a, Oaths> {
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

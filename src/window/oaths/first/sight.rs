//! What the panels of the table may read.

use bevy_egui::egui::Color32;
use oaths::first::chronicle::Teller;
use oaths::first::rules::catalog::ResourceDef;
use oaths::first::rules::game::Game;
use oaths::first::rules::ids::{Card, Seat};
use oaths::table::first::First;

use crate::look::house_colour;
use crate::parlour;

/// Everything that a panel of the table may read.
pub type Sight<'a> = parlour::Sight<'a, First>;

impl<'a> parlour::Sight<'a, First> {
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

    /// Returns the colour of a seat.
    #[must_use]
    pub const fn colour(&self, seat: Seat) -> Color32 {
        house_colour(seat)
    }

    /// Returns the id of the picture of the devil of a seat.
    #[must_use]
    pub fn devil_picture(&self, seat: Seat) -> &'a str {
        &self.catalog.devil(self.game().domain(seat).devil).id
    }

    /// Returns the number on a resource card: the size of a horde, the defence of a fortress; empty
    /// if it has none.
    #[must_use]
    pub fn stat(&self, card: Card) -> String {
        match self.catalog.resource(card) {
            ResourceDef::Horde(def) => def.size.to_string(),
            ResourceDef::Fortress(def) => format!("+{}", def.defence),
            ResourceDef::Artifact(_) | ResourceDef::Ritual(_) | ResourceDef::Special(_) => String::new(),
        }
    }
}

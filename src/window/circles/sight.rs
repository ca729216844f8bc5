//! What the panels of the table may read.

use bevy_egui::egui::Color32;
use circles::chronicle::{Teller, Words};
use circles::rules::game::Game;
use circles::rules::ids::{Banner, Seat};
use circles::table::Circles;

use crate::look::house_colour;
use crate::look::palette::ASH;
use crate::parlour;

/// Everything that a panel of the table may read.
pub type Sight<'a> = parlour::Sight<'a, Circles>;

impl<'a> parlour::Sight<'a, Circles> {
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

    /// Returns the words for what is true in every game.
    #[must_use]
    pub fn words(&self) -> Words<'a> {
        Words::new(self.page.text, self.catalog)
    }

    /// Returns the colour of a seat.
    #[must_use]
    pub const fn colour(&self, seat: Seat) -> Color32 {
        house_colour(seat)
    }

    /// Returns the colour of whoever can command units.
    #[must_use]
    pub const fn banner_colour(&self, banner: Banner) -> Color32 {
        match banner {
            Banner::Seat(seat) => house_colour(seat),
            Banner::Freebooters => ASH,
        }
    }

    /// Returns the name of the icon of a triumvirate.
    #[must_use]
    pub fn sign(&self, seat: Seat) -> &'static str {
        match self.game().triumvirate(seat).sign {
            0 => "symbol-2",
            1 => "symbol-1",
            2 => "symbol-0",
            3 => "symbol-4",
            4 => "symbol-6",
            5.. => "symbol-3",
        }
    }
}

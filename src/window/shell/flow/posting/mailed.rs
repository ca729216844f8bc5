//! The trait [`Mailed`]: what the window has to know of a game that is played by post.

use bevy::prelude::*;
use table_text::Text;

use super::worker::Seating;
use super::{Drawn, Postroom, seat};
use crate::intent::{Beginning, Intent};
use crate::minds::{self, Level};
use crate::rules::game::Archfiend;
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::Screen;
use crate::shell::flow::act::settle;
use crate::shell::flow::going::leave;
use crate::shell::opponents;
use crate::sight::Library;
use crate::table::Conclave;
use crate::table::post::Party;
use crate::table::setups::SetUp;
use ::table::post::Posted;
use ::table::seats::{Player, Seat};

/// A game that is played by post.
pub trait Mailed: Posted {
    /// The id of its title.
    const HEAD: &'static str;
    /// How its texts call what is sent: the value of `$game` in their selectors.
    const WORDS: &'static str;
    /// The mind that gets the seat of whoever has not joined.
    const USUAL: &'static str;
    /// True if its seats are houses with signs, which a player can make.
    const HOUSES: bool;
    /// True if a step that asks nobody but minds is played at once.
    const PLAYS_ON: bool;

    /// Returns the minds to which a seat can be given, the weakest first.
    fn levels() -> Vec<&'static str>;

    /// Returns the rules in use.
    fn rules(library: &Library) -> Self::Book;

    /// Returns the name of a mind.
    fn level_name(text: &Text, mind: &str) -> String;

    /// Returns the parties with which a person can join, each with its name. `own` are the archfiends
    /// that the player has made.
    fn parties(library: &Library, own: &[Archfiend], person: &str) -> Vec<(String, Self::Party)>;

    /// Returns the names of the people of a set-up, in the order of their seats; empty where the
    /// set-up names none.
    fn people(plan: &Self::Plan) -> Vec<String>;

    /// Returns the intent that leads back to the form of the set-up.
    fn change(plan: Self::Plan) -> Intent;

    /// Lays a seat out for its player, who has asked for it or sits there.
    fn lay_out(commands: &mut Commands, seating: Box<Seating<Self>>);
}

impl Mailed for Conclave {
    const HEAD: &'static str = "title-name";
    const WORDS: &'static str = "conclave";
    const USUAL: &'static str = minds::USUAL;
    const HOUSES: bool = true;
    const PLAYS_ON: bool = false;

    fn levels() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.name()).collect()
    }

    fn rules(library: &Library) -> Rulebook {
        library.book.clone()
    }

    fn level_name(text: &Text, mind: &str) -> String {
        opponents::words(text, mind).0
    }

    fn parties(library: &Library, own: &[Archfiend], _person: &str) -> Vec<(String, Party)> {
        let ready = library.book.catalog().archfiends.iter().map(Archfiend::from);
        let party = |archfiend: Archfiend| {
            let name = format!("{}, {}", archfiend.name, archfiend.title);
            (name, Party { archfiend, symbol: None, pawn: None })
        };
        own.iter().cloned().chain(ready).map(party).collect()
    }

    fn people(plan: &SetUp) -> Vec<String> {
        plan.seats.iter().filter(|seat| seat.player == Player::Human).map(|_| String::new()).collect()
    }

    fn change(plan: SetUp) -> Intent {
        Beginning::Change(Box::new(plan)).into()
    }

    fn lay_out(commands: &mut Commands, seating: Box<Seating<Self>>) {
        commands.run_system_cached(leave);
        commands.run_system_cached_with(seat::lay_out, seating);
        settle(commands);
    }
}

/// Draws up a table by post: keeps its set-up, and opens the form.
pub(crate) fn draw_up<G: Mailed>(In(plan): In<Box<G::Plan>>, mut room: ResMut<Postroom<G>>, mut commands: Commands) {
    let players = G::seated(&plan);
    let seats = Seat::first(players.len()).zip(players).filter(|(_, player)| *player == Player::Human);
    let drawn = Drawn { game: G::NAME, seats: seats.map(|(seat, _)| seat).collect(), people: G::people(&plan) };
    room.plan = Some(*plan);
    commands.trigger(drawn);
    commands.run_system_cached_with(crate::shell::flow::go, Screen::Post);
}

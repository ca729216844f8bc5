//! Events (manual 4.13, 4.20, appendix K): the deck, hands, edicts, decrees, and events that last
//! several turns.
//!
//! > "Event Cards are special cards (i.e., actions) that you may play during your turn. These are
//! > generally wide-scale phenomena that may affect every player, target specific players, or
//! > choose players at random."
//!
//! `deck` draws and discards cards, `play` plays them. `instants` holds immediate effects. An edict
//! is a rule that holds for some turns; the rules that it changes query it. A decree asks something
//! of houses. An undertaking develops over several turns. Not here: the numbers of cards that a
//! Regent draws and keeps, which depend on its Prophecy, perks and places
//! (`archfiends::event_draws`).

mod announcements;
mod deck;
mod decrees;
mod edicts;
mod facts;
mod instants;
mod order;
mod play;
mod plugin;
mod position;
mod state;
mod undertakings;
mod vote;

pub use announcements::{BeastFact, CourseFact, CrusadeFact, DecreeFact, Given, HostFact, PaladinFact, TournamentFact};
pub use deck::may_keep;
pub(crate) use deck::{deal, found, house_fell};
pub use edicts::{
    amplified_percent, apparent_prestige, bazaar_master, destruction_prestige, edicts, evil_sleeps, may_affront,
    may_play, may_quarrel, may_trade, monsoons, no_combat_cards, no_tribute, ritual_ban, ritual_cap, ritual_surcharge,
    sleep, tribute_choice, tribute_dice, tribute_keep, victory_bonus,
};
pub(crate) use edicts::{kept_from, rule_bazaar};
pub use facts::{ArmsFact, CardFact, EventFact, HouseFact, LandFact, LevyFact};
pub use order::{EventAim, EventOrder, Reply, Scruple};
pub use play::aims;
#[cfg(feature = "bevy")]
pub use plugin::EventsPlugin;
pub use plugin::register;
pub use state::{Decree, Draw, Events, Matter, Pledge, Running};
pub use undertakings::{Course, Crusade, CrusadeStage, Entry, Undertaken, survival};

use crate::facts::Fact;
use crate::ids::Seat;
use crate::resolve::Turn;

/// Returns true if a house is unfit for office and so is passed over as Regent (manual appendix K),
/// and clears the mark, which works only once.
pub(crate) fn pass_over(turn: &mut Turn<'_>, seat: Seat) -> bool {
    let unfit = std::mem::take(&mut turn.game_mut().events.unfit[seat.index()]);
    if unfit {
        turn.say(Fact::Event(EventFact::House(HouseFact::PassedOver { seat })));
    }
    unfit
}

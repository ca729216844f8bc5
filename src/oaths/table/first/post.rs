//! The first edition by post: what people bring to the table is a devil.

use table::post::Posted;
use table::seats::{Player, Seat};

use super::First;
use super::rules::catalog::Catalog;
use super::rules::charter::{Charter, SeatCharter};
use crate::post::Party;

/// A table of this game, for its host.
pub type Host = table::post::Host<First>;
/// A seat at a table of this game, for its player.
pub type Guest = table::post::Guest<First>;

impl Posted for First {
    type Plan = Charter;
    /// Both editions have the same devils, but each numbers its own.
    type Party = Party<super::rules::ids::DevilKind>;

    fn seated(plan: &Charter) -> Vec<Player> {
        plan.seats.iter().map(|seat| seat.player.clone()).collect()
    }

    fn check_plan(catalog: &Catalog, plan: &Charter) -> Result<(), String> {
        plan.check(catalog).map_err(|fault| fault.to_string())?;
        let unknown = |player: &Player| match player {
            Player::Mind(name) if super::minds::by_name(name).is_none() => Some(name.clone()),
            Player::Mind(_) | Player::Human => None,
        };
        match plan.seats.iter().find_map(|seat| unknown(&seat.player)) {
            Some(name) => Err(format!("no mind is called \"{name}\"")),
            None => Ok(()),
        }
    }

    fn check_party(catalog: &Catalog, party: &Self::Party) -> Result<(), String> {
        match party.devil {
            Some(devil) if devil.index() >= catalog.devils.len() => Err(format!("there is no devil {devil}")),
            Some(_) | None => Ok(()),
        }
    }

    /// The seed of the plan is not used: its host would know all cards.
    fn fill(_catalog: &Catalog, plan: &Charter, parties: &[(Seat, Self::Party)], luck: u64) -> Charter {
        let mut charter = Charter { seed: luck, iron_man: false, ..plan.clone() };
        for (seat, Party { name, devil }) in parties {
            let devil = devil.filter(|devil| charter.seats.iter().all(|other| other.devil != Some(*devil)));
            if let Some(chair) = charter.seats.get_mut(seat.index()) {
                *chair = SeatCharter { name: name.clone(), player: Player::Human, devil };
            }
        }
        charter
    }
}

//! The game by post: what people bring to the table is a devil.

use serde::{Deserialize, Serialize};
use table::post::Posted;
use table::seats::{Player, Seat};

use crate::Oaths;
use crate::rules::catalog::Catalog;
use crate::rules::charter::{Charter, SeatCharter};
use crate::rules::ids::DevilKind;

/// A table of this game, for its host.
pub type Host = table::post::Host<Oaths>;
/// A seat at a table of this game, for its player.
pub type Guest = table::post::Guest<Oaths>;

/// What somebody brings into a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party<D = DevilKind> {
    /// The name of the player.
    pub name: String,
    /// The devil, or `None` for one that is dealt. If an earlier seat has it, another is dealt.
    pub devil: Option<D>,
}

impl Posted for Oaths {
    type Plan = Charter;
    type Party = Party;

    fn seated(plan: &Charter) -> Vec<Player> {
        plan.seats.iter().map(|seat| seat.player.clone()).collect()
    }

    fn check_plan(catalog: &Catalog, plan: &Charter) -> Result<(), String> {
        plan.check(catalog).map_err(|fault| fault.to_string())?;
        for seat in &plan.seats {
            if let Player::Mind(name) = &seat.player
                && crate::minds::by_name(name).is_none()
            {
                return Err(format!("no mind is called \"{name}\""));
            }
        }
        Ok(())
    }

    fn check_party(catalog: &Catalog, party: &Party) -> Result<(), String> {
        match party.devil {
            Some(devil) if devil.index() >= catalog.devils.len() => Err(format!("there is no devil {devil}")),
            Some(_) | None => Ok(()),
        }
    }

    /// The seed of the plan is not used: its host would know all cards.
    fn fill(_catalog: &Catalog, plan: &Charter, parties: &[(Seat, Party)], luck: u64) -> Charter {
        let mut charter = Charter { seed: luck, iron_man: false, ..plan.clone() };
        for (seat, Party { name, devil }) in parties {
            let taken = charter.seats.iter().any(|other| other.devil.is_some() && other.devil == *devil);
            if let Some(chair) = charter.seats.get_mut(seat.index()) {
                let devil = devil.filter(|_| !taken);
                *chair = SeatCharter { name: name.clone(), player: Player::Human, devil };
            }
        }
        charter
    }
}

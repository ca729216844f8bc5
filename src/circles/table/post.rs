//! The game by post: what people bring to the table is an icon.

use serde::{Deserialize, Serialize};
use table::post::Posted;
use table::seats::{Player, Seat};

use crate::Circles;
use crate::rules::catalog::Catalog;
use crate::rules::charter::{Charter, SIGNS, SeatCharter};

/// A table of this game, for its host.
pub type Host = table::post::Host<Circles>;
/// A seat at a table of this game, for its player.
pub type Guest = table::post::Guest<Circles>;

/// What somebody brings into a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The name of the player.
    pub name: String,
    /// The icon, 0 to 5, or `None` for one by lot. If another seat has it, a lot draws one too.
    pub sign: Option<u8>,
}

impl Posted for Circles {
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

    fn check_party(_catalog: &Catalog, party: &Party) -> Result<(), String> {
        match party.sign {
            Some(sign) if sign >= SIGNS => Err(format!("there is no sign {sign}")),
            Some(_) | None => Ok(()),
        }
    }

    /// The seed of the plan is not used: its host would know all cards.
    fn fill(_catalog: &Catalog, plan: &Charter, parties: &[(Seat, Party)], luck: u64) -> Charter {
        let mut charter = Charter { seed: luck, iron_man: false, ..plan.clone() };
        for (seat, Party { name, sign }) in parties {
            let sign = sign.filter(|sign| charter.seats.iter().all(|other| other.sign != Some(*sign)));
            if let Some(chair) = charter.seats.get_mut(seat.index()) {
                *chair = SeatCharter { name: name.clone(), player: Player::Human, sign };
            }
        }
        charter
    }
}

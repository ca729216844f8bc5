//! Rituals of Diabolism: Demand of Supplication and Burnt Offerings (manual appendix I).
//!
//! > "Your minions will only present the best tribute for your pleasure, although you may not
//! > demand tribute during the following turn." [...] "You may convert Tribute into Prestige. If
//! > the Ritual is successful, ten Prestige Points will be generated from one Tribute Card. This
//! > can only be performed once per turn."
//!
//! A supplication counts as a demand with the maximum on every die.

use crate::conclave::{self, PrestigeCause};
use crate::resolve::Turn;
use crate::rituals::cast::Cast;
use crate::rituals::order::Hindrance;
use crate::tribute;

pub(crate) fn demand_of_supplication(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let next = turn.game().turn() + 1;
    turn.game_mut().rituals.supplicated[cast.caster.index()] = next;
    tribute::supplicate(turn, cast.caster);
    Ok(())
}

pub(crate) fn burnt_offerings(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let prestige = turn.catalog().constants.rituals.offering;
    conclave::award(turn, cast.caster, prestige.into(), PrestigeCause::BurntOffering);
    Ok(())
}

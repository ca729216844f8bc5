//! What rituals of Destruction do.

use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rulebook::Context;

pub(in crate::rules::rituals) fn infernal_affliction(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_infernal_affliction(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn corruption_of_essence(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_corruption_of_essence(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn pain_and_punishment(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_pain_and_punishment(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn banish(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_banish(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn planar_lock(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_planar_lock(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn dire_dissipation(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_dire_dissipation(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

//! What rituals do with what can be seen.

use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rulebook::Context;

pub(in crate::rules::rituals) fn lies_and_rumors(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_lies_and_rumors(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn strategic_deception(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_strategic_deception(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn infernal_eye(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_infernal_eye(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

//! Targets of spells by lot.

use circles_catalog::Catalog;
use circles_catalog::definitions::{Aim, SpellEffect, UnitSpell};

use super::actions::followers;
use super::{other, subset};
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::{Arcanum, Banner, DaemonKind, Legion, Place, Seat, Sectio, Sphere, Unit};
use crate::magic::Target;

/// Draws what a spell is aimed at. None if there is nothing.
pub(super) fn target(catalog: &Catalog, game: &Game, seat: Seat, card: Arcanum, rolls: &mut Rolls) -> Option<Target> {
    let effect = &catalog.spell_of(card).effect;
    let daemons =
        |of: Seat| -> Vec<DaemonKind> { game.triumvirate(of).daemons.iter().map(|daemon| daemon.kind).collect() };
    Some(match effect.aim() {
        Aim::Nothing => match effect {
            SpellEffect::Units(UnitSpell::Recruit) => Target::Box(rolls.below(3) as u8),
            SpellEffect::Units(_)
            | SpellEffect::Daemon(_)
            | SpellEffect::Souls(_)
            | SpellEffect::Standing(_)
            | SpellEffect::Cards(_)
            | SpellEffect::Hell(_)
            | SpellEffect::Sectio(_)
            | SpellEffect::Visitor(_)
            | SpellEffect::Combat(_)
            | SpellEffect::Counter(_)
            | SpellEffect::ThisTurn { .. }
            | SpellEffect::Macina(_)
            | SpellEffect::Strokes(_) => Target::Nothing,
        },
        Aim::OwnDaemon => Target::Daemon(*rolls.pick(&daemons(seat))?),
        Aim::OtherDaemon => {
            let victim = other(game, seat, rolls);
            Target::Daemon(*rolls.pick(&daemons(victim))?)
        }
        Aim::Triumvirate => Target::Seat(other(game, seat, rolls)),
        Aim::OtherUnits => {
            let victim = Banner::Seat(other(game, seat, rolls));
            let all: Vec<(Legion, Place)> = game.board().legions(victim).collect();
            let (_, place) = *rolls.pick(&all)?;
            let count = 1 + rolls.below(3) as usize;
            Target::Legions(subset(game.board().legions_at(victim, place), count, rolls))
        }
        Aim::Lieutenant => {
            let victim = Banner::Seat(other(game, seat, rolls));
            let all: Vec<_> = game.board().officers_of(victim).map(|(kind, _)| kind).collect();
            let kind = *rolls.pick(&all)?;
            let with = followers(catalog, game, Unit::Lieutenant(kind), Banner::Seat(seat), rolls);
            Target::Lieutenant { kind, with }
        }
        Aim::Hound => {
            let all: Vec<_> = game.board().hounds().map(|(kind, _)| kind).collect();
            Target::Hound(*rolls.pick(&all)?)
        }
        Aim::OwnUnits => own_units(game, seat, effect, rolls)?,
        Aim::Sectio => {
            // Half of the time one where somebody is.
            let busy: Vec<Sectio> = game.board().all_legions().filter_map(|(_, at)| at.sectio()).collect();
            let any = Sectio::new(rolls.below(Sectio::COUNT as u32) as u8)?;
            Target::Sectio(rolls.pick(&busy).copied().filter(|_| rolls.percent(50)).unwrap_or(any))
        }
        Aim::Event => Target::Event(Sphere::ALL[rolls.below(3) as usize]),
        Aim::Combat | Aim::CombatDaemon | Aim::Spell => return None,
    })
}

fn own_units(game: &Game, seat: Seat, effect: &SpellEffect, rolls: &mut Rolls) -> Option<Target> {
    let own: Vec<(Legion, Place)> = game.board().legions(Banner::Seat(seat)).collect();
    if *effect == SpellEffect::Units(UnitSpell::Tame) {
        return Some(Target::Legions(vec![rolls.pick(&own)?.0]));
    }
    if !matches!(effect, SpellEffect::Units(UnitSpell::Transfer { .. })) {
        return Some(Target::Nothing);
    }
    let (_, place) = *rolls.pick(&own)?;
    let sectio: Vec<Sectio> = game.sectio_of(seat).collect();
    let count = 1 + rolls.below(4) as usize;
    let legions = subset(game.board().legions_at(Banner::Seat(seat), place), count, rolls);
    Some(Target::Transfer { legions, to: *rolls.pick(&sectio)? })
}

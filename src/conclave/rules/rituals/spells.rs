//! Effects of spells on battles, marches and order slots (manual appendix I).
//!
//! > "(Note: This exhaustion only affects a Legion's natural attributes, so bonus granted by
//! > Praetors, Artifacts, etc. will still produce their bonus.)"
//!
//! A spell stays on a legion that changes sides. It lasts until the end of its last turn.
//! Weakenings add up. Of several Juggernauts only the strongest counts, and the first to end causes
//! exhaustion.

use super::state::{Rituals, Spell, SpellKind};
use crate::archfiends::{Part, Tally};
use crate::forces::Stat;
use crate::game::Game;
use crate::ids::{LegionId, Seat};
use crate::resolve::Turn;

/// Returns the spells on a legion, oldest first.
pub fn spells_on(rituals: &Rituals, legion: LegionId) -> impl Iterator<Item = &Spell> {
    rituals.spells.iter().filter(move |spell| spell.legion == legion)
}

fn lies_on(game: &Game, legion: LegionId, kind: SpellKind) -> bool {
    spells_on(game.rituals(), legion).any(|spell| spell.kind == kind)
}

/// True if a legion cannot move.
#[must_use]
pub fn confused(game: &Game, legion: LegionId) -> bool {
    lies_on(game, legion, SpellKind::Confused)
}

/// True if a legion has no natural strength and move points.
#[must_use]
pub fn exhausted(game: &Game, legion: LegionId) -> bool {
    lies_on(game, legion, SpellKind::Exhausted)
}

/// Adds the effect of spells on one value of a legion. Returns the remaining natural part.
///
/// A Juggernaut does not raise a natural value of zero, and a weakening never makes a value
/// negative.
pub fn bewitch(game: &Game, legion: LegionId, stat: Stat, natural: i16, tally: &mut Tally) -> i16 {
    let rituals = game.rituals();
    if rituals.spells.is_empty() {
        return natural;
    }
    let mut natural = natural;
    if exhausted(game, legion) {
        tally.add(Part::Spell(SpellKind::Exhausted), -i32::from(natural));
        natural = 0;
    }
    let strengths = spells_on(rituals, legion).filter_map(|spell| match spell.kind {
        SpellKind::Juggernaut(more) => Some(more),
        SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Exhausted => None,
    });
    if let Some(more) = strengths.max().filter(|_| natural > 0) {
        tally.add(Part::Spell(SpellKind::Juggernaut(more)), more.into());
    }
    for spell in spells_on(rituals, legion) {
        match spell.kind {
            SpellKind::Weakened(of, less) if of == stat => {
                tally.add(Part::Spell(spell.kind), -i32::from(less).min(tally.total().max(0)));
            }
            SpellKind::Weakened(..) | SpellKind::Confused | SpellKind::Juggernaut(_) | SpellKind::Exhausted => {}
        }
    }
    natural
}

/// Returns the number of order slots closed by Planar Locks this turn. Of several locks only the
/// strongest counts (manual appendix I).
#[must_use]
pub fn locked_slots(game: &Game, seat: Seat) -> u8 {
    let felt = game.rituals().locks.iter().filter(|lock| lock.on == seat && lock.since < game.turn());
    felt.map(|lock| lock.slots).max().unwrap_or(0)
}

/// Lays a spell on a legion for `turns` turns, including this one. Returns its last turn.
pub(super) fn lay(turn: &mut Turn<'_>, legion: LegionId, kind: SpellKind, turns: u32) -> u32 {
    let until = turn.game().turn() + turns.max(1) - 1;
    turn.game_mut().rituals.lay(Spell { legion, kind, until });
    until
}

#[cfg(test)]
mod tests {
    use super::super::state::Lock;
    use super::*;
    use crate::archfiends::order_slots;
    use crate::catalog::Catalog;
    use crate::combat::{garrison, muster};
    use crate::forces::{Legion, flight, moves_left, pace, spellbound};
    use crate::ids::{CantonId, StandingId};
    use crate::realm::Foe;
    use crate::tableau::{Tableau, TableauHouse, TableauLegion};

    fn position() -> (std::sync::Arc<Catalog>, Game) {
        let catalog = Catalog::standard();
        let legion = |owner, at| TableauLegion {
            owner,
            at,
            kind: None,
            level: 1,
            strength: (0, 5, 3),
            hp: 8,
            damage: 0,
            moves: None,
            loyalty: None,
            renown: None,
            paid: None,
            gained: Vec::new(),
        };
        let tableau = Tableau {
            houses: vec![TableauHouse::default(); 4],
            legions: vec![legion(0, (5, 5)), legion(1, (6, 5))],
            ..Tableau::default()
        };
        let game = tableau.set_up(&catalog).expect("the position is in order");
        (catalog, game)
    }

    fn lay_on(game: &mut Game, kinds: &[SpellKind]) {
        for &kind in kinds {
            game.rituals.spells.push(Spell { legion: LegionId(0), kind, until: 9 });
        }
    }

    fn values(catalog: &Catalog, game: &Game) -> [i16; 3] {
        let legion = *game.forces().legion(LegionId(0)).expect("it stands there");
        let battle = muster(catalog, game, &legion, Foe::Legion(LegionId(1)), CantonId(0)).expect("both stand there");
        Stat::ALL.map(|stat| battle.attacker.value(stat))
    }

    fn first(game: &Game) -> Legion {
        *game.forces().legion(LegionId(0)).expect("it stands there")
    }

    #[test]
    fn weakenings_add_up_and_take_no_more_than_there_is() {
        let (catalog, mut game) = position();
        lay_on(&mut game, &[SpellKind::Weakened(Stat::Melee, 2), SpellKind::Weakened(Stat::Melee, 2)]);
        assert_eq!(values(&catalog, &game), [0, 1, 3]);
        lay_on(&mut game, &[SpellKind::Weakened(Stat::Melee, 2), SpellKind::Weakened(Stat::Ranged, 2)]);
        assert_eq!(values(&catalog, &game), [0, 0, 3]);
    }

    #[test]
    fn a_juggernaut_raises_what_is_there_and_two_are_no_stronger_than_one() {
        let (catalog, mut game) = position();
        lay_on(&mut game, &[SpellKind::Juggernaut(6), SpellKind::Juggernaut(5)]);
        assert_eq!(values(&catalog, &game), [0, 11, 9]);
        lay_on(&mut game, &[SpellKind::Exhausted]);
        assert_eq!(values(&catalog, &game), [0, 0, 0]);
    }

    #[test]
    fn the_confused_and_the_exhausted_do_not_move() {
        for kind in [SpellKind::Confused, SpellKind::Exhausted] {
            let (catalog, mut game) = position();
            assert!(moves_left(&catalog, &game, &first(&game)) > 0);
            lay_on(&mut game, &[kind]);
            assert_eq!(pace(&catalog, &game, &first(&game)).total(), 0);
            assert_eq!(flight(&catalog, &game, &first(&game)), None);
            assert_eq!(spellbound(&game, &first(&game)), Some(kind));
        }
    }

    #[test]
    fn garrisons_are_under_no_spell() {
        let (catalog, mut game) = position();
        let place = *game.forces().stronghold(Seat(0)).expect("every house has one");
        let before = garrison(&catalog, &game, &place);
        lay_on(&mut game, &[SpellKind::Exhausted]);
        assert_eq!(garrison(&catalog, &game, &place), before);
    }

    #[test]
    fn of_two_locks_the_stronger_counts_from_the_next_turn_on_and_one_slot_is_left() {
        let (catalog, mut game) = position();
        let slots = |game: &Game| order_slots(&catalog, game, Seat(0)).total();
        let free = slots(&game);
        let standing = |caster| Some((Seat(caster), StandingId(0)));
        let lock = |caster, slots, since| Lock { on: Seat(0), slots, since, standing: standing(caster) };
        game.rituals.locks.push(lock(1, 1, 1));
        assert_eq!(slots(&game), free, "laid this turn");
        game.turn = 2;
        assert_eq!(slots(&game), free - 1);
        game.rituals.locks.push(lock(2, 1, 1));
        assert_eq!(slots(&game), free - 1);
        game.rituals.locks.push(lock(3, 4, 1));
        assert_eq!(slots(&game), 1);
        let seen = game.rituals().seen_by(Seat(0));
        assert!(seen.locks().iter().all(|lock| lock.standing.is_none()) && seen.locks().len() == 3);
        assert_eq!(game.rituals().seen_by(Seat(1)).locks().len(), 1);
    }
}

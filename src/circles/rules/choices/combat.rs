//! Combat by lot.

use circles_catalog::Catalog;
use circles_catalog::definitions::{Aim, CombatSpell, SpellEffect};

use super::{groups, subset};
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::{Arcanum, Banner, DaemonKind, Direction, Legion, Place, Seat, Unit};
use crate::magic::Target;
use crate::war::{Entry, Side, Spell, WarAnswer, WarAsk};

pub(super) fn war(catalog: &Catalog, game: &Game, ask: &WarAsk, seat: Seat, rolls: &mut Rolls) -> Option<WarAnswer> {
    Some(match ask {
        WarAsk::Peace(_) => WarAnswer::Peace(rolls.percent(30)),
        WarAsk::Oppose { others, .. } => WarAnswer::Oppose(*rolls.pick(others)?),
        WarAsk::Choose { .. } => WarAnswer::Choose(Side::BOTH[rolls.below(2) as usize]),
        WarAsk::First { .. } => WarAnswer::First(rolls.percent(50)),
        WarAsk::Join { .. } => WarAnswer::Join(entry(catalog, game, seat, rolls).filter(|_| rolls.percent(60))),
        WarAsk::Cast { .. } => WarAnswer::Cast(spell(catalog, game, seat, rolls).filter(|_| rolls.percent(70))),
        WarAsk::Hits { blows } => {
            let blow = blows.iter().find(|blow| blow.seat() == Some(seat))?;
            let units = game.targets(blow.victim);
            let mut hits: Vec<(Unit, u8)> =
                subset(units.clone(), units.len(), rolls).into_iter().map(|u| (u, 0)).collect();
            let count = hits.len().max(1);
            for at in 0..blow.hits as usize {
                hits.get_mut(at % count)?.1 += 1;
            }
            hits.retain(|(_, taken)| *taken > 0);
            WarAnswer::Hits(hits)
        }
        WarAsk::Flee { .. } => {
            let sectio = game.battle()?.sectio;
            let flees = rolls.percent(30);
            WarAnswer::Flee(if flees { groups(catalog, game, seat, sectio, rolls) } else { Vec::new() })
        }
    })
}

fn entry(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Option<Entry> {
    let own = game.triumvirate(seat);
    let able: Vec<DaemonKind> = own.daemons.iter().filter(|own| Game::may_join(own)).map(|own| own.kind).collect();
    let daemon = *rolls.pick(&able)?;
    let fresh: Vec<Arcanum> = own.hand.iter().copied().filter(|card| !own.brought.contains(card)).collect();
    let most = game.most_brought(catalog, seat, daemon) as u32;
    let count = rolls.below(most + 1) as usize;
    Some(Entry { daemon, cards: subset(fresh, count, rolls) })
}

fn spell(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Option<Spell> {
    let battle = game.battle()?;
    let there: Vec<_> =
        battle.daemons_of(seat).flat_map(|own| own.cards.iter().map(|card| (own.daemon, *card))).collect();
    let (daemon, card) = *rolls.pick(&there)?;
    let effect = &catalog.spell_of(card).effect;
    let SpellEffect::Combat(spell) = effect else { return None };
    let enemy = battle.side_of(Banner::Seat(seat))?.other();
    let target = if effect.aim() == Aim::CombatDaemon {
        let daemons: Vec<DaemonKind> = battle.daemons(enemy).map(|joined| joined.daemon).collect();
        Target::Daemon(*rolls.pick(&daemons)?)
    } else {
        match spell {
            CombatSpell::Turncoats { legions } | CombatSpell::Panic { legions } => {
                let place = Place::Sectio(battle.sectio);
                let all = battle.banners(enemy).iter().flat_map(|banner| game.board().legions_at(*banner, place));
                Target::Legions(subset(all.collect(), (*legions).into(), rolls))
            }
            CombatSpell::Reinforce { legions } => {
                let near = |(_, at): &(Legion, Place)| at.sectio().is_some_and(|at| at.adjoins(battle.sectio));
                let all = game.board().legions(Banner::Seat(seat)).filter(near).map(|(legion, _)| legion);
                Target::Legions(subset(all.collect(), (*legions).into(), rolls))
            }
            CombatSpell::Rolls { .. }
            | CombatSpell::EnemyRolls { .. }
            | CombatSpell::Saves { .. }
            | CombatSpell::Hits { .. }
            | CombatSpell::Parry { .. }
            | CombatSpell::Hounds { .. }
            | CombatSpell::Distract
            | CombatSpell::Challenge { .. }
            | CombatSpell::Leaderless
            | CombatSpell::Hold
            | CombatSpell::Withdraw => Target::Nothing,
        }
    };
    Some(Spell { daemon, card, target })
}

/// Draws where units withdraw to.
pub(super) fn withdrawal(game: &Game, seat: Seat, rolls: &mut Rolls) -> Vec<(Unit, Direction)> {
    let Some(battle) = game.battle() else { return Vec::new() };
    let units = game.board().units_at(Banner::Seat(seat), Place::Sectio(battle.sectio));
    let way = |rolls: &mut Rolls| Direction::ALL[rolls.below(4) as usize];
    units.into_iter().map(|unit| (unit, way(rolls))).collect()
}

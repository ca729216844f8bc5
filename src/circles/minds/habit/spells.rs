//! What spells are worth that a daemon casts as its action, and at what they are aimed.
//!
//! Not here: spells of combat.

use super::action::{envy, followers, stacks};
use crate::missions::Missions;
use crate::rules::catalog::definitions::{
    CardSpell, DaemonSpell, Fate, HellSpell, PhenomenonEffect, Play, SectioSpell, SoulSpell, SpellEffect,
    StandingSpell, Test, UnitSpell, VisitorSpell,
};
use crate::rules::game::Daemon;
use crate::rules::ids::{Arcanum, DaemonKind, Place, Seat, Sectio, Sphere, Talent, Unit};
use crate::rules::magic::Target;
use crate::sight::{FAVOUR, HOUND, LEGION, OFFICER, SOUL, Sight};

/// Targets of a spell, with what it is worth to aim at them.
type Aims = Vec<(i64, Target)>;

/// Returns the spells that a daemon could cast, with what they are worth. `march` tells the worth
/// of a march with so many more units.
pub(super) fn casts(
    sight: Sight<'_>,
    missions: &Missions,
    daemon: &Daemon,
    march: &dyn Fn(u8) -> i64,
) -> Vec<(i64, Arcanum, Target)> {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let mut all = Vec::new();
    for card in game.triumvirate(seat).hand.iter().copied() {
        let spell = catalog.spell_of(card);
        match spell.play {
            Play::Action | Play::Macina { .. } => {}
            Play::Combat | Play::Counter | Play::RightAway => continue,
        }
        let cost = SOUL * i64::from(game.spell_price(catalog, seat, card))
            + FAVOUR * (i64::from(spell.cost.favours) + i64::from(spell.cost.disfavours))
            + sight.card(card);
        let aims = aims(sight, missions, daemon, &spell.effect, march);
        let best = aims.into_iter().max_by_key(|(worth, _)| *worth);
        all.extend(best.map(|(worth, target)| (worth - cost, card, target)));
    }
    all
}

fn aims(
    sight: Sight<'_>,
    missions: &Missions,
    daemon: &Daemon,
    effect: &SpellEffect,
    march: &dyn Fn(u8) -> i64,
) -> Aims {
    match effect {
        SpellEffect::Daemon(spell) => at_daemons(sight, daemon, *spell),
        SpellEffect::Units(spell) => at_units(sight, missions, *spell, march),
        SpellEffect::Souls(spell) => at_souls(sight, *spell),
        SpellEffect::Standing(spell) => at_standing(sight, *spell),
        SpellEffect::Cards(spell) => match spell {
            CardSpell::Draw { cards } => vec![(28 * i64::from(*cards), Target::Nothing)],
            CardSpell::Search { .. } => vec![(45, Target::Nothing)],
            CardSpell::Rob { cards } => rivals(sight, |_| 45 * i64::from(*cards)),
            CardSpell::Discard { cards } => rivals(sight, |rival| 25 * i64::from(*cards) * envy(sight, rival) / 100),
        },
        SpellEffect::Hell(spell) => match spell {
            HellSpell::Lift => Sphere::ALL.into_iter().map(|sphere| (10, Target::Event(sphere))).collect(),
            HellSpell::Rig { .. } | HellSpell::Stir => vec![(8, Target::Nothing)],
        },
        SpellEffect::Sectio(spell) => at_sectio(sight, *spell),
        SpellEffect::Visitor(spell) => match spell {
            VisitorSpell::Invoke { .. } => vec![(5, Target::Nothing)],
            VisitorSpell::BanishLilith | VisitorSpell::BanishUriel => vec![(20, Target::Nothing)],
        },
        SpellEffect::ThisTurn { .. } => vec![(10, Target::Nothing)],
        SpellEffect::Macina(_) => vec![(70, Target::Nothing)],
        SpellEffect::Combat(_) | SpellEffect::Counter(_) | SpellEffect::Strokes(_) => Vec::new(),
    }
}

fn rivals(sight: Sight<'_>, worth: impl Fn(Seat) -> i64) -> Aims {
    sight.game.others(sight.seat).map(|rival| (worth(rival), Target::Seat(rival))).collect()
}

fn at_daemons(sight: Sight<'_>, caster: &Daemon, spell: DaemonSpell) -> Aims {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let symbols = |kind: DaemonKind, talent: Talent| i64::from(catalog.daemon(kind).talent(talent));
    let own = |worth: &dyn Fn(&Daemon) -> i64| -> Aims {
        let daemons = game.triumvirate(seat).daemons.iter();
        daemons.map(|daemon| (worth(daemon), Target::Daemon(daemon.kind))).filter(|(worth, _)| *worth > 0).collect()
    };
    match spell {
        DaemonSpell::Afflict { test, fate } => {
            let mut all = Vec::new();
            for rival in game.others(seat) {
                for victim in game.triumvirate(rival).daemons.iter().filter(|daemon| daemon.is_able()) {
                    let harm = match fate {
                        Fate::Incapacitated { .. } => 110,
                        Fate::Recalled if victim.is_on_earth() => 80,
                        Fate::PassesForGood if game.track().contains(&victim.kind) => 60,
                        Fate::Recalled | Fate::PassesForGood => 0,
                        Fate::Destroyed => 120,
                    };
                    let chance = match test {
                        Test::Sure => 100,
                        Test::Roll(talent) => 100 * (6 - symbols(victim.kind, talent)).max(0) / 6,
                        Test::Duel(talent) => {
                            (50 + 15 * (symbols(caster.kind, talent) - symbols(victim.kind, talent))).clamp(5, 95)
                        }
                    };
                    all.push((harm * chance * envy(sight, rival) / 10_000, Target::Daemon(victim.kind)));
                }
            }
            all
        }
        DaemonSpell::Heal => own(&|daemon| if daemon.is_able() { 0 } else { 90 }),
        DaemonSpell::Delay { .. } => {
            let last = game.track().iter().filter_map(|kind| game.daemon(*kind));
            let others = last.filter(|(rival, _)| *rival != seat);
            others.map(|(rival, daemon)| (10 * envy(sight, rival) / 100, Target::Daemon(daemon.kind))).collect()
        }
        DaemonSpell::ActAgain => {
            own(&|daemon| if daemon.acted && daemon.is_able() && daemon.kind != caster.kind { 90 } else { 0 })
        }
        DaemonSpell::SendToEarth => {
            let gain = |daemon: &Daemon| FAVOUR + SOUL * (symbols(daemon.kind, Talent::Hearts) + 3);
            own(&|daemon| if daemon.is_in_hell() && daemon.kind != caster.kind { gain(daemon) } else { 0 })
        }
    }
}

fn at_units(sight: Sight<'_>, missions: &Missions, spell: UnitSpell, march: &dyn Fn(u8) -> i64) -> Aims {
    let (game, board) = (sight.game, sight.game.board());
    let wanted = |place: Place| place.sectio().map_or(0, |sectio| missions.worth[sectio.index()]);
    match spell {
        UnitSpell::Defect => {
            let others = board.officers().filter(|(_, officer)| super::rival(sight, officer.banner).is_some());
            let all = others.map(|(kind, _)| {
                let with = followers(sight, Unit::Lieutenant(kind), sight.banner());
                (OFFICER * 3 / 2 + LEGION * with.len() as i64, Target::Lieutenant { kind, with })
            });
            all.collect()
        }
        UnitSpell::Disband { legions } | UnitSpell::Rebel { legions } => {
            let share = if matches!(spell, UnitSpell::Disband { .. }) { 100 } else { 70 };
            let mut all = Vec::new();
            for (rival, place, mut there) in stacks(sight) {
                let all_gone = there.len() <= usize::from(legions);
                there.truncate(legions.into());
                let harm = LEGION * there.len() as i64 * envy(sight, rival) / 100;
                let freed = if all_gone && sight.foes(place).is_some() { wanted(place) / 4 } else { 0 };
                all.push(((harm + freed) * share / 100, Target::Legions(there)));
            }
            all
        }
        UnitSpell::Burn { .. } | UnitSpell::Scatter => {
            let all = stacks(sight).into_iter().filter_map(|(rival, place, there)| {
                let own = board.legions_at(sight.banner(), place).len() as i64;
                let harm = 13 * (there.len() as i64 * envy(sight, rival) / 100 - own);
                Some((harm + wanted(place) / 10, Target::Sectio(place.sectio()?)))
            });
            all.collect()
        }
        UnitSpell::Unleash => {
            let others = board
                .hounds()
                .filter(|(_, hound)| hound.minder.is_some_and(|minder| super::rival(sight, minder.banner).is_some()));
            others.map(|(kind, _)| (30, Target::Hound(kind))).collect()
        }
        UnitSpell::Raise { legions } => vec![((LEGION - 2) * i64::from(legions), Target::Nothing)],
        UnitSpell::Recruit => (0..3).map(|at| (OFFICER, Target::Box(at))).collect(),
        UnitSpell::Tame => {
            let free = board.legions(sight.banner()).filter(|(legion, _)| board.hound_of(*legion).is_none());
            free.map(|(legion, at)| (HOUND + wanted(at) / 20, Target::Legions(vec![legion]))).collect()
        }
        UnitSpell::Transfer { legions } => {
            let from = board.legions(sight.banner()).map(|(_, at)| at).min_by_key(|at| missions.draw(*at));
            let Some(from) = from else { return Vec::new() };
            let mut there = board.legions_at(sight.banner(), from);
            there.truncate(legions.into());
            let count = there.len() as i64;
            let to = |sectio: Sectio| {
                let gain = missions.draw(Place::Sectio(sectio)) - missions.draw(from);
                (gain * count / 2, Target::Transfer { legions: there.clone(), to: sectio })
            };
            game.sectio_of(sight.seat).map(to).collect()
        }
        UnitSpell::March { units } => vec![(march(units), Target::Nothing)],
    }
}

fn at_souls(sight: Sight<'_>, spell: SoulSpell) -> Aims {
    let rich = |rival: Seat| i64::from(sight.game.triumvirate(rival).souls);
    match spell {
        SoulSpell::Steal { souls } => rivals(sight, |rival| SOUL * 3 / 2 * rich(rival).min(souls.into())),
        SoulSpell::Levy { souls } => {
            let all = sight.game.others(sight.seat).map(|rival| rich(rival).min(souls.into()));
            vec![(SOUL * 5 / 4 * all.sum::<i64>(), Target::Nothing)]
        }
        SoulSpell::Roll { rolls } => vec![(SOUL * 7 / 2 * i64::from(rolls), Target::Nothing)],
    }
}

fn at_standing(sight: Sight<'_>, spell: StandingSpell) -> Aims {
    let own = i64::from(sight.game.triumvirate(sight.seat).disfavours);
    match spell {
        StandingSpell::Slander { disfavours } => {
            rivals(sight, |rival| FAVOUR * i64::from(disfavours) * envy(sight, rival) / 70)
        }
        StandingSpell::Praise { favours } => vec![(FAVOUR * 6 / 5 * i64::from(favours), Target::Nothing)],
        StandingSpell::Absolve { disfavours } => vec![(FAVOUR * 6 / 5 * own.min(disfavours.into()), Target::Nothing)],
        StandingSpell::Scapegoat => rivals(sight, |rival| own.min(1) * (FAVOUR + FAVOUR * envy(sight, rival) / 100)),
        StandingSpell::StealFavour { favours } => rivals(sight, |rival| {
            let free = i64::from(sight.game.triumvirate(rival).free_favours());
            FAVOUR * 3 / 2 * free.min(favours.into())
        }),
    }
}

fn at_sectio(sight: Sight<'_>, spell: SectioSpell) -> Aims {
    let board = sight.game.board();
    let worth = |sectio: Sectio| match spell {
        SectioSpell::Revoke => {
            let mine = sight.game.owns(sight.seat, sectio);
            if mine { 0 } else { sight.denial(sectio) + sight.sectio(sectio) / 8 }
        }
        SectioSpell::Claim if sight.game.owner(sectio).is_none() => sight.sectio(sectio) + sight.denial(sectio),
        SectioSpell::Claim => 0,
        SectioSpell::Phenomenon(PhenomenonEffect::CaveIn) => {
            let place = Place::Sectio(sectio);
            let own = board.legions_at(sight.banner(), place).len() as i64;
            let all = board.count_legions(place) as i64;
            LEGION * (all - 2 * own) * 6 / 10
        }
        SectioSpell::Phenomenon(_) => 3,
    };
    Sectio::all().map(|sectio| (worth(sectio), Target::Sectio(sectio))).filter(|(worth, _)| *worth > 0).collect()
}

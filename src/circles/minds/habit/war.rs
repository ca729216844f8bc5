//! Combat: who is fought, which daemons are sent with which cards, and when to run.

use super::everybody;
use crate::rules::catalog::definitions::{CombatSpell, Play, SpellEffect, Test};
use crate::rules::game::Game;
use crate::rules::ids::{Arcanum, Banner, DaemonKind, Legion, Place, Seat, Talent};
use crate::rules::magic::Target;
use crate::rules::step::Answer;
use crate::rules::war::{Battle, Entry, Side, Spell, WarAnswer, WarAsk};
use crate::sight::Sight;

/// Returns the answers of a seat, the best first.
pub(super) fn answers(sight: Sight<'_>, ask: &WarAsk, usual: Answer) -> Vec<Answer> {
    let Some(battle) = sight.game.battle() else { return vec![usual] };
    let place = Place::Sectio(battle.sectio);
    let own = sight.might(sight.banner(), place);
    match ask {
        WarAsk::Peace(_) => {
            let weak = sight.foes(place).is_some_and(|foes| !own.beats(foes) && foes.beats(own));
            // Whoever is far ahead has to be fought.
            let dire = sight.denial(battle.sectio) > 250;
            let peace = weak && !dire;
            [peace, !peace].map(|peace| WarAnswer::Peace(peace).into()).into()
        }
        WarAsk::Oppose { others, .. } => {
            let foe = others.iter().copied().max_by_key(|rival| {
                let strength = sight.might(Banner::Seat(*rival), place).strength();
                (sight.most(*rival) > 3, std::cmp::Reverse(strength), *rival)
            });
            vec![foe.map_or(usual, |foe| WarAnswer::Oppose(foe).into())]
        }
        WarAsk::Choose { .. } => {
            let threat = |side: Side| {
                let seats = battle.banners(side).iter().filter_map(|banner| banner.seat());
                seats.map(|seat| sight.most(seat)).max().unwrap_or(0)
            };
            let side = if threat(Side::First) > threat(Side::Second) { Side::Second } else { Side::First };
            vec![WarAnswer::Choose(side).into(), WarAnswer::Choose(side.other()).into()]
        }
        WarAsk::First { .. } => vec![usual],
        WarAsk::Join { .. } => {
            let entry = entry(sight, battle);
            vec![WarAnswer::Join(entry).into(), WarAnswer::Join(None).into()]
        }
        WarAsk::Cast { .. } => {
            let mut all: Vec<Answer> =
                spells(sight, battle).into_iter().map(|spell| WarAnswer::Cast(Some(spell)).into()).collect();
            all.push(WarAnswer::Cast(None).into());
            all
        }
        WarAsk::Hits { .. } => vec![usual],
        WarAsk::Flee { .. } => {
            let foes = sight.foes(place);
            let hopeless = foes.is_some_and(|foes| foes.strength() > 3 * own.strength());
            let stay = WarAnswer::Flee(Vec::new()).into();
            let run = WarAnswer::Flee(everybody(sight, battle.sectio)).into();
            if hopeless { vec![run, stay] } else { vec![stay, run] }
        }
    }
}

/// Returns the daemon that is sent, with the cards that help. One is enough.
fn entry(sight: Sight<'_>, battle: &Battle) -> Option<Entry> {
    if battle.daemons_of(sight.seat).next().is_some() {
        return None;
    }
    let own = sight.game.triumvirate(sight.seat);
    let able = own.daemons.iter().filter(|daemon| Game::may_join(daemon));
    let skill = |kind: DaemonKind| {
        let def = sight.catalog.daemon(kind);
        (def.skulls, def.stars, std::cmp::Reverse(kind))
    };
    let daemon = able.map(|daemon| daemon.kind).max_by_key(|kind| skill(*kind))?;
    let useful = |card: &&Arcanum| match sight.catalog.spell_of(**card).play {
        Play::Combat => true,
        Play::Action | Play::Counter | Play::RightAway | Play::Macina { .. } => false,
    };
    let fresh = own.hand.iter().filter(|card| !own.brought.contains(card)).filter(useful);
    let cards = fresh.copied().take(sight.game.most_brought(sight.catalog, sight.seat, daemon)).collect();
    Some(Entry { daemon, cards })
}

/// Returns the spells that help now and obey the rules.
fn spells(sight: Sight<'_>, battle: &Battle) -> Vec<Spell> {
    let ask = sight.game.due();
    let there = battle.daemons_of(sight.seat);
    let all = there.flat_map(|own| own.cards.iter().map(|card| (own.daemon, *card)));
    let aimed = all.filter_map(|(daemon, card)| {
        let target = target(sight, battle, daemon, card)?;
        Some(Spell { daemon, card, target })
    });
    let lawful = |spell: &Spell| {
        let answer = WarAnswer::Cast(Some(spell.clone())).into();
        ask.is_some_and(|ask| ask.check(sight.catalog, sight.game, sight.seat, &answer).is_ok())
    };
    aimed.filter(lawful).collect()
}

/// Returns what a spell is aimed at. None if it had better be kept.
fn target(sight: Sight<'_>, battle: &Battle, caster: DaemonKind, card: Arcanum) -> Option<Target> {
    let SpellEffect::Combat(spell) = sight.catalog.spell_of(card).effect.clone() else { return None };
    let side = battle.side_of(sight.banner())?;
    let place = Place::Sectio(battle.sectio);
    let board = sight.game.board();
    let legions = |side: Side| -> Vec<Legion> {
        battle.banners(side).iter().flat_map(|banner| board.legions_at(*banner, place)).collect()
    };
    let (ours, theirs) = (legions(side), legions(side.other()));
    let symbols = |kind: DaemonKind, talent: Talent| sight.catalog.daemon(kind).talent(talent);
    let foes: Vec<(Seat, DaemonKind)> = battle.daemons(side.other()).map(|foe| (foe.seat, foe.daemon)).collect();
    let strongest = foes.iter().map(|(_, kind)| *kind).max_by_key(|kind| (symbols(*kind, Talent::Skulls), *kind));
    let worn = sight.foes(place).map_or(0, |foes| foes.strength());
    let own = sight.might(sight.banner(), place).strength();
    let big = ours.len() > 1 && !theirs.is_empty();
    match spell {
        CombatSpell::Rolls { .. } => big.then_some(Target::Nothing),
        CombatSpell::EnemyRolls { .. } | CombatSpell::Saves { .. } | CombatSpell::Parry { .. } => {
            (theirs.len() > 1).then_some(Target::Nothing)
        }
        CombatSpell::Hits { .. } => (!theirs.is_empty()).then_some(Target::Nothing),
        CombatSpell::Hounds { .. } => (!board.hounds_at(sight.banner(), place).is_empty()).then_some(Target::Nothing),
        CombatSpell::Leaderless => {
            let led = battle.banners(side.other()).iter().any(|banner| !board.officers_at(*banner, place).is_empty());
            led.then_some(Target::Nothing)
        }
        CombatSpell::Distract => strongest.map(Target::Daemon),
        CombatSpell::Challenge { test, .. } => {
            let beaten = |kind: &DaemonKind| match test {
                Test::Sure => true,
                Test::Roll(talent) => symbols(*kind, talent) < 4,
                Test::Duel(talent) => symbols(caster, talent) >= symbols(*kind, talent),
            };
            strongest.filter(beaten).map(Target::Daemon)
        }
        CombatSpell::Turncoats { legions } | CombatSpell::Panic { legions } => {
            let prey: Vec<Legion> = theirs.into_iter().take(legions.into()).collect();
            (!prey.is_empty()).then_some(Target::Legions(prey))
        }
        CombatSpell::Hold => (own > 3 * worn).then_some(Target::Nothing),
        CombatSpell::Withdraw => (worn > 2 * own).then_some(Target::Nothing),
        CombatSpell::Reinforce { legions } => {
            let near = |at: &Place| at.sectio().is_some_and(|at| at.adjoins(battle.sectio));
            let all = board.legions(sight.banner()).filter(|(_, at)| near(at)).map(|(legion, _)| legion);
            let called: Vec<Legion> = all.take(legions.into()).collect();
            (!called.is_empty() && own <= 2 * worn).then_some(Target::Legions(called))
        }
    }
}

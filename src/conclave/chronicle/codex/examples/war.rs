//! Examples of war: a battle, a march, borders, a single combat.

use super::{Entry, example, houses, legion, plain_legion, set_up};
use crate::Teller;
use crate::rules::arena::{Duelist, any_plan, fight as duel_of, forecast as duel_forecast};
use crate::rules::attachments::Praetor;
use crate::rules::catalog::Catalog;
use crate::rules::combat::{Battle, Forecast, Side, fight, forecast, muster};
use crate::rules::dice::{Dice, Stream};
use crate::rules::diplomacy::Stance;
use crate::rules::forces::{Stat, marches};
use crate::rules::game::Game;
use crate::rules::ids::{LegionId, PraetorKind, Seat};
use crate::rules::realm::{Entry as Right, Foe, arbitrate, entry};
use crate::rules::tableau::{Tableau, canton_at};

/// The seed of all examples. The dice fall as they fall.
const SEED: u64 = 1;
/// Single combats that are fought for the chances of one.
const DUELS: u32 = 400;

/// Two legions against one, by vendetta.
fn clash(catalog: &Catalog, [attacker, defender, supporter]: [&str; 3]) -> Tableau {
    let mut houses = houses(catalog);
    houses[0].land = vec![(3, 4), (5, 4)];
    houses[1].land = vec![(4, 4)];
    Tableau {
        seed: SEED,
        houses,
        legions: vec![legion(0, (3, 4), attacker), legion(1, (4, 4), defender), legion(0, (5, 4), supporter)],
        stances: vec![(0, 1, Stance::Vendetta)],
        ..Tableau::default()
    }
}

/// Returns the position, and its battle.
fn fought(teller: &Teller<'_>, legions: [&str; 3]) -> Option<(Game, Battle)> {
    let game = set_up(teller, &clash(teller.catalog, legions))?;
    let attacker = game.forces().legion(LegionId(0))?;
    let battle = muster(teller.catalog, &game, attacker, Foe::Legion(LegionId(1)), canton_at((4, 4)))?;
    Some((game, battle))
}

/// Returns the first three legions of low levels between which neither side is sure to win.
fn well_matched<'a>(teller: &Teller<'a>) -> Option<[&'a str; 3]> {
    let catalog = teller.catalog;
    let of_level = |level: u8| {
        catalog
            .legions
            .iter()
            .filter(move |def| def.level == level && def.abilities.is_empty())
            .map(|def| def.id.as_str())
    };
    let supporter = of_level(1).next()?;
    let pairs = of_level(2).flat_map(|one| of_level(2).map(move |other| (one, other)));
    let mut pairs = pairs.chain(of_level(2).flat_map(|one| of_level(3).map(move |other| (one, other))));
    let even = |&(one, other): &(&str, &str)| {
        let odds = fought(teller, [one, other, supporter]).map(|(_, battle)| forecast(&battle));
        let percent = odds.map_or(0, |odds| Forecast::percent(odds.attacker_wins + odds.defender_retreats));
        one != other && (25..=75).contains(&percent)
    };
    let (attacker, defender) = pairs.find(even)?;
    Some([attacker, defender, supporter])
}

pub(super) fn battle(teller: &Teller<'_>) -> Option<Entry> {
    let (game, battle) = fought(teller, well_matched(teller)?)?;
    let here = Teller::new(teller.text, teller.catalog, &game);
    let mut entry = example(teller, "battle");
    for side in Side::BOTH {
        let fighter = battle.side(side);
        let about = [("side", teller.side(side).into()), ("unit", here.unit_name(&fighter.unit).into())];
        entry = entry.heading(teller.say_with("codex-example-side", &about));
        entry = entry.rows(Stat::ALL.map(|stat| (teller.stat(stat), here.sum(&fighter.values[stat as usize]))));
        entry = entry.row(teller.say("term-hit-points"), fighter.hp.to_string());
        entry = entry.row(teller.say("term-level"), fighter.level.to_string());
    }
    let odds = forecast(&battle);
    entry = entry.heading(teller.say("codex-example-chances"));
    let shares = [
        ("codex-chance-attacker-wins", odds.attacker_wins),
        ("codex-chance-defender-retreats", odds.defender_retreats),
        ("codex-chance-attacker-retreats", odds.attacker_retreats),
        ("codex-chance-defender-wins", odds.defender_wins),
        ("codex-chance-both", odds.both_destroyed),
    ];
    let percent = |parts| teller.say_with("percent", &[("n", Forecast::percent(parts).into())]);
    entry = entry.rows(shares.map(|(id, parts)| (teller.say(id), percent(parts))));
    entry = entry.text(teller.say("codex-example-battle-exact"));
    entry = entry.heading(teller.say("codex-example-once"));
    let report = fight(battle, &mut Dice::new(SEED, 0).open(Stream::Forecast));
    Some(entry.texts(here.battle_report(&report)).see([
        "term/battle",
        "term/challenge",
        "term/advantage",
        "term/support",
        "term/retreat",
    ]))
}

pub(super) fn march(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let (marcher, owner) = (plain_legion(catalog, 3)?, plain_legion(catalog, 2)?);
    let legions = [marcher, owner, plain_legion(catalog, 1)?];
    let mut entry = example(teller, "march");
    for stance in [Stance::Neutral, Stance::Vendetta] {
        let stances = if stance == Stance::Neutral { Vec::new() } else { vec![(0, 1, stance)] };
        let game = set_up(teller, &Tableau { stances, ..clash(catalog, legions) })?;
        let here = Teller::new(teller.text, catalog, &game);
        let marching = game.forces().legion(LegionId(0))?;
        let held = game.realm().owners().to_vec();
        entry = entry.heading(teller.stance(stance));
        let reach = marches(catalog, &game, &held, marching);
        let moves = teller.say_with("count-move-points", &[("n", marching.moves.into())]);
        let about = [("moves", moves.into()), ("n", reach.len().into())];
        entry = entry.row(here.legion_name(marching), teller.say_with("codex-example-reach", &about));
        let target = canton_at((4, 4));
        let right = match entry_of(&here, &game, &held, target) {
            Right::Free | Right::Through => teller.say("codex-example-free"),
            Right::Battle(foe) => {
                teller.say_with("codex-example-fight", &[("unit", here.mid(here.unit_name(&foe)).into())])
            }
            Right::Barred(bar) => teller.say_with("codex-example-barred", &[("why", here.bar(&bar).into())]),
        };
        entry = entry.row(here.start(here.canton_name(target)), right);
    }
    Some(entry.see(["term/move-points", "term/canton", "term/prima-inferna", "term/vendetta", "order/march"]))
}

/// Returns whether the first legion may enter a canton.
fn entry_of(
    teller: &Teller<'_>,
    game: &Game,
    held: &crate::rules::realm::Owners,
    to: crate::rules::ids::CantonId,
) -> Right {
    match game.forces().legion(LegionId(0)) {
        Some(legion) => entry(teller.catalog, game, held, legion, Some(legion.canton), to),
        None => Right::Free,
    }
}

pub(super) fn borders(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let kind = plain_legion(catalog, 2)?;
    let mut entry = example(teller, "borders");
    // The cantons on which the first house stands, in the land of the second, which reaches from
    // column 4 to column 6. Its own land ends at column 3.
    let cases = [
        ("codex-example-border-one", Stance::Vendetta, vec![(4, 4)]),
        ("codex-example-border-deep", Stance::Vendetta, vec![(5, 4)]),
        ("codex-example-border-chain", Stance::Vendetta, vec![(5, 4), (4, 4)]),
        ("codex-example-border-neutral", Stance::Neutral, vec![(4, 4)]),
    ];
    for (id, stance, at) in cases {
        let mut houses = houses(catalog);
        houses[0].land = vec![(3, 4)];
        houses[1].land = vec![(4, 4), (5, 4), (6, 4)];
        let stances = if stance == Stance::Neutral { Vec::new() } else { vec![(0, 1, stance)] };
        let legions = at.into_iter().map(|at| legion(0, at, kind)).collect();
        let game = set_up(teller, &Tableau { houses, stances, legions, ..Tableau::default() })?;
        let here = Teller::new(teller.text, catalog, &game);
        let awards = arbitrate(&game);
        let cantons: Vec<String> = awards.iter().map(|award| here.coordinates(award.canton)).collect();
        let result = if cantons.is_empty() {
            teller.say("codex-example-no-canton")
        } else {
            let about = [("cantons", here.list(&cantons).into()), ("house", here.seat_name(Seat(0)).into())];
            teller.say_with("codex-example-cantons", &about)
        };
        entry = entry.row(teller.say(id), result);
    }
    Some(entry.see(["term/border-arbitration", "term/vendetta", "step/borders"]))
}

pub(super) fn duel(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let hired = |level: u8| {
        let of_level = |kind: &PraetorKind| {
            let def = catalog.praetor(*kind);
            def.champion.is_none() && def.level == level
        };
        catalog.praetor_kinds().find(of_level)
    };
    let kinds = [hired(3)?, hired(2)?];
    let duelists = kinds.map(|kind| Duelist::from(&Praetor::fresh(catalog, kind)));
    let plans = duelists.each_ref().map(|duelist| any_plan(catalog, duelist));
    let names = kinds.map(|kind| catalog.praetor(kind).name.as_str());
    let mut entry = example(teller, "duel");
    for (name, plan) in names.into_iter().zip(&plans) {
        let strokes: Vec<String> = plan.made().map(|stroke| teller.stroke(stroke)).collect();
        entry = entry.row(name.to_owned(), teller.series(&strokes));
    }
    let mut rolls = Dice::new(SEED, 1).open(Stream::Forecast);
    let odds = duel_forecast(catalog, duelists, [Some(&plans[0]), Some(&plans[1])], DUELS, &mut rolls);
    let percent = |n: u32| teller.say_with("percent", &[("n", odds.percent(n).into())]);
    entry = entry.heading(teller.say_with("codex-example-duels", &[("n", DUELS.into())]));
    for (name, n) in [(names[0], odds.wins), (names[1], odds.losses)] {
        entry = entry.row(teller.say_with("codex-chance-wins", &[("name", name.into())]), percent(n));
    }
    entry = entry.row(teller.say("codex-chance-both-fall"), percent(odds.both));
    let report = duel_of(catalog, duelists, [&plans[0], &plans[1]], &mut Dice::new(SEED, 0).open(Stream::Forecast));
    entry = entry.heading(teller.say("codex-example-once"));
    Some(entry.texts(teller.duel_report(&report, names)).see(["term/single-combat", "screen/arena"]))
}

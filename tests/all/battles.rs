//! Battles (manual 4.16, appendices C, D, F): every ability, the forecast against fought battles,
//! and invariants of any battle.

mod abilities;
mod actions;
mod aftermath;
mod any;
mod command;
mod forecast;
mod preliminaries;

use infernal_conclave::rules::archfiends::Tally;
use infernal_conclave::rules::attachments::{Contents, Element, Skill, Source};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{
    Advantage, Banner, Battle, BattleReport, Challenge, Event, Fighter, FighterCard, Fired, Side, Toss, fight,
};
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::forces::{Landmark, Muster, Stat};
use infernal_conclave::rules::ids::{ArtifactKind, CantonId, CombatCardId, LegionId, PlaceId, PlaceKind, Seat};
use infernal_conclave::rules::realm::Foe;

/// A level at which every roll against an evil fails, and one at which every roll succeeds.
const WEAK: u8 = 3;
const STRONG: u8 = 9;

/// Returns a legion of seat 0, with enough loyalty for a praetor.
fn legion(level: u8, values: [i16; 3], hp: i16) -> Fighter {
    Fighter {
        unit: Foe::Legion(LegionId(0)),
        banner: Banner::Legion(Muster::Guard(Seat(0))),
        owner: Some(Seat(0)),
        level,
        roll: Tally::base(level.into()),
        loyalty: 6,
        hp,
        max_hp: hp,
        base: values,
        values: values.map(|value| Tally::base(value.into())),
        shield: Tally::default(),
        skills: Vec::new(),
        cards: Vec::new(),
    }
}

/// Returns a place of power or another place.
fn place(landmark: Landmark, level: u8, values: [i16; 3], hp: i16) -> Fighter {
    let (unit, banner) = (Foe::Place(PlaceId(0)), Banner::Place(landmark));
    Fighter { unit, banner, owner: None, ..legion(level, values, hp) }
}

const POWER: Landmark = Landmark::Power(PlaceKind(0));

/// Returns the same fighter with these abilities, as if from an artifact.
fn with(fighter: Fighter, abilities: &[Ability]) -> Fighter {
    let source = Source::Artifact(ArtifactKind(0));
    let mut skills = fighter.skills.clone();
    skills.extend(abilities.iter().map(|&ability| Skill { ability, source }));
    // The numbers start from the base values again, so that no bonus counts twice.
    let bare = Fighter {
        roll: Tally::base(fighter.level.into()),
        values: fighter.base.map(|value| Tally::base(value.into())),
        shield: Tally::default(),
        ..fighter
    };
    bare.able(skills)
}

/// Returns the same fighter with a combat card.
fn holding(mut fighter: Fighter, elements: &[Element]) -> Fighter {
    let id = CombatCardId(fighter.cards.len() as u32);
    fighter.cards.push(FighterCard { id, contents: Some(Contents::new(elements)) });
    fighter
}

/// Returns a battle without an advantage.
fn even(attacker: Fighter, defender: Fighter) -> Battle {
    let mut battle = rolled(attacker, defender);
    battle.advantage = Toss::Given(None);
    battle
}

/// Returns a battle in which the dice decide the advantage.
fn rolled(attacker: Fighter, mut defender: Fighter) -> Battle {
    if let Foe::Legion(_) = defender.unit {
        defender.unit = Foe::Legion(LegionId(1));
        defender.banner = Banner::Legion(Muster::Guard(Seat(1)));
        defender.owner = Some(Seat(1));
    }
    Battle::new(&Catalog::standard(), CantonId(0), attacker, defender)
}

/// Fights the battle with the dice of a seed.
fn fought(battle: &Battle, seed: u64) -> BattleReport {
    fight(battle.clone(), &mut Dice::new(seed, 1).open(Stream::Forecast))
}

/// Fights the battle many times, with other dice each time.
fn often(battle: &Battle) -> impl Iterator<Item = BattleReport> {
    (0..200).map(|seed| fought(battle, seed))
}

/// Returns the n-th challenge of a report, from 0.
fn challenge(report: &BattleReport, n: usize) -> &Challenge {
    report.challenges().nth(n).unwrap_or_else(|| panic!("only {} challenges", report.challenges().count()))
}

/// Returns the order of the challenges, one letter for each.
fn order(report: &BattleReport) -> String {
    let letter = |challenge: &Challenge| match challenge.stat {
        Stat::Ranged => 'R',
        Stat::Melee => 'M',
        Stat::Infernal => 'I',
    };
    report.challenges().map(letter).collect()
}

/// Returns all effects of an ability.
fn firings(report: &BattleReport, ability: Ability) -> Vec<Fired> {
    let all = report.challenges().flat_map(|challenge| &challenge.fired);
    all.filter(|fired| fired.ability == ability).copied().collect()
}

/// Returns the number of events of a kind in a report.
fn count(report: &BattleReport, kind: impl Fn(&Event) -> bool) -> usize {
    report.passages.iter().filter(|passage| kind(&passage.event)).count()
}

/// Returns the advantage, if a side gained one.
fn advantage(report: &BattleReport) -> Option<Advantage> {
    report.passages.iter().find_map(|passage| match passage.event {
        Event::Advantage { gain, .. } => gain,
        _ => None,
    })
}

/// Checks both directions: the ability works for the attacker and for the defender.
fn both_ways(attacker: &Fighter, defender: &Fighter, check: impl Fn(&BattleReport, Side)) {
    for report in often(&even(attacker.clone(), defender.clone())) {
        check(&report, Side::Attacker);
    }
    for report in often(&even(defender.clone(), attacker.clone())) {
        check(&report, Side::Defender);
    }
}

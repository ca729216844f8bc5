//! `odds battle`: the chances of a battle described in a file, and one such battle in full.

use std::fmt::Write;
use std::num::NonZeroU8;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Deserialize, Serialize};
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use crate::chronicle::Teller;
use crate::rules::archfiends::Tally;
use crate::rules::attachments::{Contents, Element, Skill, Source};
use crate::rules::catalog::{Ability, Catalog};
use crate::rules::combat::{
    Advantage, Banner, Battle, BattleReport, Challenge, End, Event, Fighter, FighterCard, Forecast, PARTS, Side,
    Standing, Toss, fight, forecast, trials,
};
use crate::rules::dice::{Dice, Stream};
use crate::rules::forces::{Landmark, Muster, Stat};
use crate::rules::ids::{CantonId, CombatCardId, FEWEST_SEATS, LegionId, PlaceId, PlaceKind, Seat};
use crate::rules::realm::Foe;
use crate::rules::tableau::{Tableau, TableauHouse, TableauLegion};

/// Largest absolute value that a number of a side may have.
const MOST: i32 = 999;
/// Largest number of abilities, artifacts, combat cards or supporters of a side. A legion in a game
/// never has nearly as many.
const MOST_LISTED: usize = 24;
/// Largest number of rounds by which the abilities of a side may lengthen or shorten a battle.
const MOST_ROUNDS: i32 = 9;

/// An example battle for the help: a legion with the Orb of Oblivion before Pandemonium, which is
/// destroyed in half of all cases.
const EXAMPLE: &str = r#"(
    attacker: (level: 3, hp: 1, artifacts: ["orb_of_oblivion"]),
    defender: (kind: Pandemonium, level: 10, hp: 30, ranged: 12, melee: 14, infernal: 12),
    advantage: None,
)"#;

/// Options of `odds battle`.
#[derive(Debug, Args)]
#[command(after_long_help = format!("A file with a battle, here of a legion with the Orb of Oblivion before Pandemonium (a \
    defender is of the kind Legion if nothing is said, or Place, Stronghold or Pandemonium):\n\n{EXAMPLE}"))]
pub(crate) struct Options {
    /// The battle: a RON file with an attacker, a defender and the advantage
    file: PathBuf,
    /// Also fights the battle this many times
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    trials: Option<u32>,
    /// The seed of the dice
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
}

/// A battle as its file describes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Described {
    attacker: DescribedSide,
    defender: DescribedSide,
    #[serde(default)]
    advantage: Luck,
}

#[derive(Debug, Default, Deserialize)]
enum Luck {
    #[default]
    Rolled,
    None,
    Attacker(Stat, u8),
    Defender(Stat, u8),
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
enum Kind {
    #[default]
    Legion,
    Place,
    Stronghold,
    Pandemonium,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DescribedSide {
    #[serde(default)]
    kind: Kind,
    level: NonZeroU8,
    hp: NonZeroU8,
    #[serde(default)]
    max_hp: Option<NonZeroU8>,
    #[serde(default)]
    ranged: u8,
    #[serde(default)]
    melee: u8,
    #[serde(default)]
    infernal: u8,
    #[serde(default)]
    loyalty: Option<u8>,
    #[serde(default)]
    abilities: Vec<Ability>,
    #[serde(default)]
    praetor: Option<String>,
    #[serde(default)]
    artifacts: Vec<String>,
    #[serde(default)]
    cards: Vec<Vec<Element>>,
    #[serde(default)]
    supporters: Vec<DescribedSide>,
}

/// The output of the command.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    shares: Shares,
    exact: bool,
    trials: Option<Shares>,
    rounds: Vec<ToldRound>,
}

#[derive(Serialize)]
struct Shares {
    attacker_wins: f64,
    defender_wins: f64,
    attacker_retreats: f64,
    defender_retreats: f64,
    both_destroyed: f64,
    mean_damage: MeanDamage,
}

#[derive(Serialize)]
struct MeanDamage {
    attacker: f64,
    defender: f64,
}

#[derive(Default, Serialize)]
struct ToldRound {
    challenges: Vec<ToldChallenge>,
}

#[derive(Serialize)]
struct ToldChallenge {
    kind: &'static str,
    attacker: Standing,
    defender: Standing,
    damage: i16,
}

/// Reads a battle and prints its chances.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let catalog = Catalog::standard();
    let battle = read(&catalog, &options.file)?;
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[&options.file])).transpose()?;
    let odds = forecast(&battle);
    let trials = options.trials.map(|count| fought(&battle, options.seed, count));
    let report = fight(battle, &mut Dice::new(options.seed, 0).open(Stream::Forecast));
    let told = Told { shares: shares(&odds), exact: odds.exact, trials, rounds: rounds(&report) };
    match &mut sheet {
        Some(sheet) => sheet.write(&told),
        None => page::print(&text(&catalog, &told, &report, options)?),
    }
}

fn shares(odds: &Forecast) -> Shares {
    let share = |parts: u64| parts as f64 / PARTS as f64;
    Shares {
        attacker_wins: share(odds.attacker_wins),
        defender_wins: share(odds.defender_wins),
        attacker_retreats: share(odds.attacker_retreats),
        defender_retreats: share(odds.defender_retreats),
        both_destroyed: share(odds.both_destroyed),
        mean_damage: MeanDamage { attacker: share(odds.attacker_damage), defender: share(odds.defender_damage) },
    }
}

fn fought(battle: &Battle, seed: u64, count: u32) -> Shares {
    // Uses the dice of turn 1, because the battle that is told uses those of turn 0.
    let mut rolls = Dice::new(seed, 1).open(Stream::Forecast);
    let mut ends = [0_u32; 5];
    let mut damage = [0_u64; 2];
    trials(battle, count, &mut rolls, |end, tolls| {
        ends[end as usize] += 1;
        for (sum, toll) in damage.iter_mut().zip(tolls) {
            *sum += u64::from(toll.damage.unsigned_abs());
        }
    });
    let share = |end: End| f64::from(ends[end as usize]) / f64::from(count);
    let mean = |sum: u64| sum as f64 / f64::from(count);
    Shares {
        attacker_wins: share(End::DefenderDestroyed),
        defender_wins: share(End::AttackerDestroyed),
        attacker_retreats: share(End::AttackerRetreats),
        defender_retreats: share(End::DefenderRetreats),
        both_destroyed: share(End::BothDestroyed),
        mean_damage: MeanDamage { attacker: mean(damage[0]), defender: mean(damage[1]) },
    }
}

fn rounds(report: &BattleReport) -> Vec<ToldRound> {
    let mut rounds: Vec<ToldRound> = Vec::new();
    let told = |challenge: &Challenge| ToldChallenge {
        kind: challenge.stat.key(),
        attacker: challenge.attacker,
        defender: challenge.defender,
        damage: challenge.damage,
    };
    for passage in &report.passages {
        match &passage.event {
            Event::Round { .. } => rounds.push(ToldRound::default()),
            Event::Challenge(challenge) => {
                if let Some(round) = rounds.last_mut() {
                    round.challenges.push(told(challenge));
                }
            }
            Event::Salve { .. }
            | Event::Panic { .. }
            | Event::Advantage { .. }
            | Event::CardsBlocked { .. }
            | Event::Card { .. }
            | Event::Doom { .. }
            | Event::Curse { .. }
            | Event::Oblivion { .. } => {}
        }
    }
    rounds
}

fn text(catalog: &Catalog, told: &Told, report: &BattleReport, options: &Options) -> Result<String, Failure> {
    let mut text = String::new();
    let columns: Vec<(String, &Shares)> =
        std::iter::once((if told.exact { "counted exactly".to_owned() } else { "estimated".to_owned() }, &told.shares))
            .chain(options.trials.zip(told.trials.as_ref()).map(|(n, shares)| (format!("of {n} fought"), shares)))
            .collect();
    // Writing into a string cannot fail.
    let _ = write!(text, "{:<22}", "");
    for (name, _) in &columns {
        let _ = write!(text, "  {name:>16}");
    }
    text.push('\n');
    let rows: [(&str, fn(&Shares) -> f64); 5] = [
        ("attacker wins", |shares| shares.attacker_wins),
        ("defender falls back", |shares| shares.defender_retreats),
        ("attacker falls back", |shares| shares.attacker_retreats),
        ("defender wins", |shares| shares.defender_wins),
        ("both destroyed", |shares| shares.both_destroyed),
    ];
    for (name, share) in rows {
        let _ = write!(text, "{name:<22}");
        for (_, shares) in &columns {
            let _ = write!(text, "  {:>14.2} %", share(shares) * 100.0);
        }
        text.push('\n');
    }
    let means: [(&str, fn(&Shares) -> f64); 2] = [
        ("damage to attacker", |shares| shares.mean_damage.attacker),
        ("damage to defender", |shares| shares.mean_damage.defender),
    ];
    for (name, mean) in means {
        let _ = write!(text, "{name:<22}");
        for (_, shares) in &columns {
            let _ = write!(text, "  {:>16.2}", mean(shares));
        }
        text.push('\n');
    }
    let _ = writeln!(text, "\nOne such battle, with the dice of seed {}:", options.seed);
    let table = table(report).set_up(catalog)?;
    let words = Text::chosen();
    for line in Teller::new(&words, catalog, &table).battle_report(report) {
        let _ = writeln!(text, "  {line}");
    }
    Ok(text)
}

/// Returns a table with both sides and all their supporters, so that the texts have names for them.
fn table(report: &BattleReport) -> Tableau {
    let supporters = |side: Side| report.battle.side(side).values[0].0.len();
    let count = 2 + Side::BOTH.into_iter().map(supporters).sum::<usize>();
    let legion = |owner: u8| TableauLegion {
        owner,
        at: (0, 0),
        kind: None,
        level: 1,
        strength: (0, 0, 0),
        hp: 1,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    Tableau {
        houses: vec![TableauHouse::default(); FEWEST_SEATS],
        legions: (0..count as u8).map(|id| legion(id % 2)).collect(),
        ..Tableau::default()
    }
}

/// Reads the description of a battle.
fn read(catalog: &Catalog, file: &Path) -> Result<Battle, Failure> {
    let (text, described): (String, Described) = super::described(file)?;
    described.battle(catalog).map_err(|Fault { near, what }| {
        let line = text.lines().position(|line| line.contains(&near)).map_or(1, |at| at + 1);
        format!("{}:{line}: {what}", file.display()).into()
    })
}

/// An error in a description, with a word that is near it in the file.
struct Fault {
    near: String,
    what: String,
}

impl Described {
    fn battle(&self, catalog: &Catalog) -> Result<Battle, Fault> {
        if !matches!(self.attacker.kind, Kind::Legion) {
            return Err(Fault { near: "attacker".into(), what: "only a legion attacks".into() });
        }
        let attacker = self.attacker.fighter(catalog, Side::Attacker, "attacker")?;
        let defender = self.defender.fighter(catalog, Side::Defender, "defender")?;
        let mut battle = Battle::new(catalog, CantonId(0), attacker, defender);
        let gain = |side, stat, n: u8| Toss::Given(Some(Advantage { side, stat, amount: n.into() }));
        battle.advantage = match self.advantage {
            Luck::Rolled => Toss::Rolled,
            Luck::None => Toss::Given(None),
            Luck::Attacker(stat, n) => gain(Side::Attacker, stat, n),
            Luck::Defender(stat, n) => gain(Side::Defender, stat, n),
        };
        Ok(battle)
    }
}

impl DescribedSide {
    fn fighter(&self, catalog: &Catalog, side: Side, name: &str) -> Result<Fighter, Fault> {
        let mut fighter = self.alone(catalog, side, name)?;
        for (at, supporter) in self.supporters.iter().enumerate() {
            if !matches!(supporter.kind, Kind::Legion) {
                return Err(Fault { near: "supporters".into(), what: "only legions give support".into() });
            }
            let mut supporter = supporter.alone(catalog, side, "supporters")?;
            // Supporters alternate between the sides on the table: legions with even numbers belong
            // to the attacker.
            supporter.unit = Foe::Legion(LegionId((2 + 2 * at + side as usize) as u16));
            fighter.supported_by(&supporter);
        }
        for (at, elements) in self.cards.iter().enumerate() {
            if elements.len() > Contents::MOST {
                let what = format!("a combat card has at most {} elements", Contents::MOST);
                return Err(Fault { near: "cards".into(), what });
            }
            let id = CombatCardId(at as u32);
            fighter.cards.push(FighterCard { id, contents: Some(Contents::new(elements)) });
        }
        Ok(fighter)
    }

    /// Checks the lengths of the lists, and rejects descriptions whose odds would take too long to
    /// compute.
    fn check_lists(&self, name: &str) -> Result<(), Fault> {
        let lists = [
            ("abilities", self.abilities.len()),
            ("artifacts", self.artifacts.len()),
            ("cards", self.cards.len()),
            ("supporters", self.supporters.len()),
        ];
        if let Some((list, count)) = lists.into_iter().find(|(_, count)| *count > MOST_LISTED) {
            let what = format!("the {name} has {count} {list}, but {MOST_LISTED} are the most");
            return Err(Fault { near: list.to_owned(), what });
        }
        let rounds: i32 = self.abilities.iter().map(|ability| i32::from(ability.rounds())).sum();
        if rounds.abs() > MOST_ROUNDS {
            let what = format!("the {name} changes the battle by {rounds} rounds, but {MOST_ROUNDS} are the most");
            return Err(Fault { near: "Rounds".into(), what });
        }
        Ok(())
    }

    fn alone(&self, catalog: &Catalog, side: Side, name: &str) -> Result<Fighter, Fault> {
        self.check_lists(name)?;
        let seat = Seat(side as u8);
        let (unit, banner) = match self.kind {
            Kind::Legion => (Foe::Legion(LegionId(side as u16)), Banner::Legion(Muster::Guard(seat))),
            Kind::Place => (Foe::Place(PlaceId(0)), Banner::Place(Landmark::Power(PlaceKind(0)))),
            Kind::Stronghold => (Foe::Place(PlaceId(0)), Banner::Place(Landmark::Stronghold(seat))),
            Kind::Pandemonium => (Foe::Place(PlaceId(0)), Banner::Place(Landmark::Pandemonium)),
        };
        let values = [self.ranged, self.melee, self.infernal];
        let hp = i16::from(self.hp.get());
        let fighter = Fighter {
            unit,
            banner,
            owner: Some(seat),
            level: self.level.get(),
            roll: Tally::base(self.level.get().into()),
            loyalty: self.loyalty.unwrap_or(catalog.constants.battle.guard_loyalty).into(),
            hp,
            max_hp: self.max_hp.map_or(hp, |most| i16::from(most.get()).max(hp)),
            base: values.map(i16::from),
            values: values.map(|value| Tally::base(value.into())),
            shield: Tally::default(),
            skills: Vec::new(),
            cards: Vec::new(),
        }
        .able(self.skills(catalog)?);
        let numbers = fighter.values.iter().chain([&fighter.roll, &fighter.shield]).map(Tally::total);
        let sensible = |number: i32| (-MOST..=MOST).contains(&number);
        if numbers.chain([fighter.loyalty.into()]).all(sensible) {
            Ok(fighter)
        } else {
            Err(Fault { near: name.to_owned(), what: format!("a number of the {name} is beyond {MOST}") })
        }
    }

    fn skills(&self, catalog: &Catalog) -> Result<Vec<Skill>, Fault> {
        let unknown = |sort: &str, id: &String| Fault {
            near: format!("\"{id}\""),
            what: format!("no {sort} in the catalog is called \"{id}\""),
        };
        let mut skills = Vec::new();
        let mut add = |source: Source, abilities: &[Ability]| {
            skills.extend(abilities.iter().map(|&ability| Skill { ability, source }));
        };
        add(Source::Born, &self.abilities);
        if let Some(id) = &self.praetor {
            let kind = catalog.praetor_named(id).ok_or_else(|| unknown("praetor", id))?;
            add(Source::Praetor(kind), &catalog.praetor(kind).abilities);
        }
        for id in &self.artifacts {
            let kind = catalog.artifact_named(id).ok_or_else(|| unknown("artifact", id))?;
            add(Source::Artifact(kind), &catalog.artifact(kind).abilities);
        }
        Ok(skills)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_help_is_a_battle() {
        let described: Described = ron::from_str(EXAMPLE).expect("it can be read");
        let battle = described.battle(&Catalog::standard()).unwrap_or_else(|fault| panic!("{}", fault.what));
        assert_eq!(Forecast::percent(forecast(&battle).both_destroyed), 50);
    }
}

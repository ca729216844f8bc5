//! `odds duel`: the chances of a single combat described in a file, and one such combat in full.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Deserialize, Serialize};
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use crate::chronicle::Teller;
use crate::rules::arena::{
    Blow, Corner, DuelEnd, DuelForecast, DuelReport, Duelist, Exchange, Listed, Lists, Plan, STROKES, Stroke,
    check_plan, fight_with, forecast_listed, random_plan,
};
use crate::rules::attachments::{KnownMoves, Praetor};
use crate::rules::catalog::Catalog;
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::{FEWEST_SEATS, MoveKind, PraetorKind};
use crate::rules::tableau::{Tableau, TableauHouse};

/// An explanation of the file format, with an example.
const EXAMPLE: &str = r#"The file describes two praetors in RON:

(
    first: (
        name: "Furfur", level: 3, hp: 16, attack: 10, defense: 7, infernal: 3, luck: 3,
        moves: [
            (move: "impale", skulls: 3, shields: 6),
            (move: "guarded_attack", skulls: 3, shields: 1),
            (move: "infernal_burst", orbs: 3),
            None,
            (move: "melee_attack", skulls: 4),
        ],
        luck_rolls: [2, 3], dice: [4],
    ),
    second: (praetor: "decarabia", hp: 12, knows: ["lava_orb"]),
)

attack, defense and infernal are the skulls, shields and orbs of a round. moves has up to six slots; None is an empty one. Without
moves the plan is unknown, and another random one in every trial. praetor takes from the catalog whatever numbers are not given;
knows lists learned moves for a random plan. Every trial begins with the rolls in luck_rolls, dice and percents (of trances,
1 to 100), if they are given, and goes on with dice."#;

/// Largest length of a praetor's name, in characters.
const NAME_LETTERS: usize = 48;

/// Options of `odds duel`.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLE)]
pub(crate) struct Options {
    /// The duel: a RON file with a first and a second praetor
    file: PathBuf,
    /// How many duels are fought for the chances
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    trials: u32,
    /// The seed of the dice
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
}

/// A duel as its file describes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Described {
    first: DescribedPraetor,
    second: DescribedPraetor,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DescribedPraetor {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    praetor: Option<String>,
    #[serde(default)]
    level: Option<u8>,
    #[serde(default)]
    hp: Option<u8>,
    #[serde(default)]
    attack: Option<u8>,
    #[serde(default)]
    defense: Option<u8>,
    #[serde(default)]
    infernal: Option<u8>,
    #[serde(default)]
    luck: Option<u8>,
    #[serde(default)]
    knows: Option<Vec<String>>,
    #[serde(default)]
    moves: Option<Vec<Option<DescribedStroke>>>,
    #[serde(default)]
    luck_rolls: Vec<u8>,
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    percents: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DescribedStroke {
    r#move: String,
    #[serde(default)]
    skulls: u8,
    #[serde(default)]
    shields: u8,
    #[serde(default)]
    orbs: u8,
}

/// One side, ready to fight.
struct Side {
    name: String,
    duelist: Duelist,
    plan: Option<Plan>,
    lists: Lists,
}

/// The output of the command.
#[derive(Serialize)]
struct Told<'a> {
    first_wins: f64,
    second_wins: f64,
    both_fall: f64,
    mean_rounds: f64,
    trials: u32,
    end: &'static str,
    rounds: Vec<ToldRound<'a>>,
}

#[derive(Serialize)]
struct ToldRound<'a> {
    exchanges: Vec<ToldExchange<'a>>,
}

#[derive(Serialize)]
struct ToldExchange<'a> {
    /// Starts at 1.
    slot: u8,
    first: ToldBlow<'a>,
    second: ToldBlow<'a>,
}

#[derive(Serialize)]
struct ToldBlow<'a> {
    r#move: Option<&'a str>,
    #[serde(flatten)]
    blow: &'a Blow,
}

/// Reads a duel and prints its chances.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let catalog = Catalog::standard();
    let sides = read(&catalog, &options.file)?;
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[&options.file])).transpose()?;
    let duelists = [sides[0].duelist, sides[1].duelist];
    let plans = [sides[0].plan.as_ref(), sides[1].plan.as_ref()];
    let lists = [&sides[0].lists, &sides[1].lists];
    // The chances use the dice of turn 1, because the duel that is told uses those of turn 0.
    let mut rolls = Dice::new(options.seed, 1).open(Stream::Forecast);
    let odds = forecast_listed(&catalog, duelists, plans, lists, options.trials, &mut rolls);
    let mut rolls = Dice::new(options.seed, 0).open(Stream::Forecast);
    let plans = sides
        .each_ref()
        .map(|side| side.plan.clone().unwrap_or_else(|| random_plan(&catalog, &side.duelist, &mut rolls)));
    let report = fight_with(&catalog, duelists, [&plans[0], &plans[1]], &mut Listed::new(lists, &mut rolls));
    match &mut sheet {
        Some(sheet) => sheet.write(&told(&catalog, &odds, &report)),
        None => page::print(&text(&catalog, &odds, &report, &sides, options)?),
    }
}

fn told<'a>(catalog: &'a Catalog, odds: &DuelForecast, report: &'a DuelReport) -> Told<'a> {
    let share = |trials: u32| f64::from(trials) / f64::from(odds.trials);
    let blow = |exchange: &'a Exchange, corner: Corner| {
        let blow = exchange.blow(corner);
        ToldBlow { r#move: blow.stroke.map(|stroke| catalog.duel_move(stroke.kind).id.as_str()), blow }
    };
    let exchange = |exchange: &'a Exchange| ToldExchange {
        slot: exchange.slot + 1,
        first: blow(exchange, Corner::First),
        second: blow(exchange, Corner::Second),
    };
    Told {
        first_wins: share(odds.wins),
        second_wins: share(odds.losses),
        both_fall: share(odds.both),
        mean_rounds: odds.rounds as f64 / f64::from(odds.trials),
        trials: odds.trials,
        end: match report.end {
            DuelEnd::First => "first",
            DuelEnd::Second => "second",
            DuelEnd::Both => "both",
        },
        rounds: report
            .rounds
            .iter()
            .map(|round| ToldRound { exchanges: round.exchanges.iter().map(exchange).collect() })
            .collect(),
    }
}

fn text(
    catalog: &Catalog,
    odds: &DuelForecast,
    report: &DuelReport,
    sides: &[Side; 2],
    options: &Options,
) -> Result<String, Failure> {
    let mut text = String::new();
    let names = [sides[0].name.as_str(), sides[1].name.as_str()];
    // Writing into a string cannot fail.
    let _ = writeln!(text, "Of {} duels fought:", odds.trials);
    let rows = [(format!("{} wins", names[0]), odds.wins), (format!("{} wins", names[1]), odds.losses)];
    for (name, trials) in rows.into_iter().chain([("both fall".to_owned(), odds.both)]) {
        let _ = writeln!(text, "{name:<30}  {:>6.2} %", f64::from(trials) * 100.0 / f64::from(odds.trials));
    }
    let _ = writeln!(text, "{:<30}  {:>6.2}", "mean rounds", odds.rounds as f64 / f64::from(odds.trials));
    let _ = writeln!(text, "\nOne such duel, with the dice of seed {}:", options.seed);
    let (words, table) = (Text::chosen(), nobody().set_up(catalog)?);
    for line in Teller::new(&words, catalog, &table).duel_report(report, names) {
        let _ = writeln!(text, "  {line}");
    }
    Ok(text)
}

/// Returns a table with empty houses only, which the texts need.
fn nobody() -> Tableau {
    Tableau { houses: vec![TableauHouse::default(); FEWEST_SEATS], ..Tableau::default() }
}

/// Reads the description of a duel.
fn read(catalog: &Catalog, file: &Path) -> Result<[Side; 2], Failure> {
    let (text, described): (String, Described) = super::described(file)?;
    let side = |corner: &str, praetor: &DescribedPraetor| {
        praetor.side(catalog, corner).map_err(|Fault { near, what }| {
            let line = line_of(&text, corner, &near);
            Failure::from(format!("{}:{line}: {what}", file.display()))
        })
    };
    Ok([side("first", &described.first)?, side("second", &described.second)?])
}

/// Returns the line number of a word inside the description of a corner. If the word is not there,
/// returns the first line of that description.
fn line_of(text: &str, corner: &str, near: &str) -> usize {
    let begins = text.lines().position(|line| line.contains(&format!("{corner}:"))).unwrap_or(0);
    let found = text.lines().enumerate().skip(begins).find(|(_, line)| line.contains(near));
    found.map_or(begins, |(at, _)| at) + 1
}

/// An error in a description, with a word that is near it in the file.
struct Fault {
    near: String,
    what: String,
}

impl DescribedPraetor {
    fn side(&self, catalog: &Catalog, corner: &str) -> Result<Side, Fault> {
        if let Some(name) = self.name.as_ref()
            && (name.chars().count() > NAME_LETTERS || name.chars().any(char::is_control))
        {
            let what = format!("the name of the {corner} praetor has to fit on a line: at most {NAME_LETTERS} letters");
            return Err(Fault { near: "name".into(), what });
        }
        let known = match &self.praetor {
            Some(id) => Some(catalog.praetor_named(id).ok_or_else(|| unknown("praetor", id))?),
            None => None,
        };
        let fresh = known.map(|kind| Duelist::from(&Praetor::fresh(catalog, kind)));
        let number = |given: Option<u8>, name: &str, of: fn(&Duelist) -> u8| {
            given.or_else(|| fresh.as_ref().map(of)).ok_or_else(|| Fault {
                near: format!("{corner}:"),
                what: format!("the {corner} praetor has no {name}, and none from the catalog"),
            })
        };
        let duelist = Duelist {
            kind: known.unwrap_or(PraetorKind(0)),
            level: number(self.level, "level", |duelist| duelist.level)?,
            hp: number(self.hp, "hp", |duelist| duelist.hp)?,
            attack: number(self.attack, "attack", |duelist| duelist.attack)?,
            defense: number(self.defense, "defense", |duelist| duelist.defense)?,
            infernal: number(self.infernal, "infernal", |duelist| duelist.infernal)?,
            luck: number(self.luck, "luck", |duelist| duelist.luck)?,
            moves: self.moves_known(catalog)?,
        };
        for (near, number) in [("level", duelist.level), ("hp", duelist.hp)] {
            if number == 0 {
                return Err(Fault {
                    near: near.into(),
                    what: format!("the {corner} praetor's {near} must be at least 1"),
                });
            }
        }
        self.check_rolls(&duelist, corner)?;
        let plan = self.plan(catalog, &duelist, corner)?;
        let own_name = known.map(|kind| catalog.praetor(kind).name.clone());
        Ok(Side {
            name: self.name.clone().or(own_name).unwrap_or_else(|| format!("The {corner}")),
            duelist,
            plan,
            lists: Lists { luck: self.luck_rolls.clone(), dice: self.dice.clone(), percents: self.percents.clone() },
        })
    }

    /// Returns the moves that the praetor knows: the listed ones, or the moves of its plan if none
    /// are listed.
    fn moves_known(&self, catalog: &Catalog) -> Result<KnownMoves, Fault> {
        let mut moves = KnownMoves::default();
        let planned = self.moves.iter().flatten().flatten().map(|stroke| &stroke.r#move);
        match &self.knows {
            Some(listed) => listed.iter().try_for_each(|id| move_named(catalog, id).map(|kind| moves.add(kind)))?,
            None => planned.into_iter().try_for_each(|id| move_named(catalog, id).map(|kind| moves.add(kind)))?,
        }
        Ok(moves)
    }

    /// Checks the given rolls. Impossible rolls are an error and are not replaced silently.
    fn check_rolls(&self, duelist: &Duelist, corner: &str) -> Result<(), Fault> {
        let fault = |near: &str, roll: u8, range: String| Fault {
            near: near.to_owned(),
            what: format!("the {corner} praetor cannot roll {roll} in {near}: {range}"),
        };
        if let Some(&roll) = self.luck_rolls.iter().find(|&&roll| roll > duelist.luck) {
            return Err(fault("luck_rolls", roll, format!("its luck is {}", duelist.luck)));
        }
        if let Some(&roll) = self.dice.iter().find(|&&roll| !(1..=6).contains(&roll)) {
            return Err(fault("dice", roll, "dice show 1 to 6".to_owned()));
        }
        if let Some(&roll) = self.percents.iter().find(|&&roll| !(1..=100).contains(&roll)) {
            return Err(fault("percents", roll, "they are from 1 to 100".to_owned()));
        }
        Ok(())
    }

    fn plan(&self, catalog: &Catalog, duelist: &Duelist, corner: &str) -> Result<Option<Plan>, Fault> {
        let Some(moves) = &self.moves else { return Ok(None) };
        if moves.len() > STROKES {
            let what = format!("the {corner} praetor has {} moves, but there are {STROKES} slots", moves.len());
            return Err(Fault { near: "moves".into(), what });
        }
        let mut plan = Plan::default();
        for (slot, stroke) in plan.strokes.iter_mut().zip(moves) {
            let Some(DescribedStroke { r#move, skulls, shields, orbs }) = stroke else { continue };
            let kind = move_named(catalog, r#move)?;
            *slot = Some(Stroke { kind, skulls: *skulls, shields: *shields, orbs: *orbs });
        }
        check_plan(catalog, duelist, &plan).map_err(|fault| {
            let (words, table) = (Text::chosen(), nobody().set_up(catalog));
            let said = match &table {
                Ok(table) => Teller::new(&words, catalog, table).plan_fault(&plan, fault),
                Err(_) => fault.to_string(),
            };
            Fault { near: "moves".into(), what: format!("the {corner} praetor's plan: {said}") }
        })?;
        Ok(Some(plan))
    }
}

fn unknown(sort: &str, id: &str) -> Fault {
    Fault { near: format!("\"{id}\""), what: format!("no {sort} in the catalog is called \"{id}\"") }
}

fn move_named(catalog: &Catalog, id: &str) -> Result<MoveKind, Fault> {
    catalog.move_named(id).ok_or_else(|| unknown("move", id))
}

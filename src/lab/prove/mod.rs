//! `prove`: whole games of all kinds, with the laws of the table checked after every step.
//!
//! Set-ups are drawn by lot: seats, lengths, maps, and with `--mods` the mods of a data folder. In
//! each game some seats play by lot, some like people (by a mind), and some are hostile: they send
//! choices with strange numbers in them, or old ones. A game that breaks a law is cut down to the
//! few choices that break it, and written into a file.
//!
//! Not here: the rules of single games, which their own tests check.

mod laws;
mod seats;
mod setups;
mod shrink;

use std::path::{Path, PathBuf};
use std::time::Instant;

use ::table::mods::Editions;
use circles::table::Circles;
use clap::{Args, ValueEnum};
use conclave::table::Conclave;
use oaths::table::{First, Oaths};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use terminal::{Failure, page};

use self::laws::{Broken, Course};
use self::setups::Proved;

/// A game of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Name {
    /// Infernal Conclave
    Conclave,
    /// Oaths of the Pit
    Oaths,
    /// Oaths of the Pit, first edition
    OathsFirst,
    /// Nine Circles
    Circles,
}

/// Options of `prove`.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The games; all of them if none is named
    #[arg(long = "game", value_enum, value_delimiter = ',')]
    named: Vec<Name>,
    /// How many games of each
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first game; it rises by one with every game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at the same time; by default one for each core
    #[arg(long)]
    jobs: Option<usize>,
    /// A data folder: half of the games are played with a mod of it
    #[arg(long, value_name = "FOLDER")]
    mods: Option<PathBuf>,
    /// Another build of the program: each game without mods is saved, and has to replay there too
    #[arg(long, value_name = "PROGRAM")]
    against: Option<PathBuf>,
    /// The folder for games that break a law
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    out: PathBuf,
}

/// The result of one game.
struct Proof {
    steps: usize,
    choices: usize,
    hostile: usize,
    ended: bool,
    broken: Option<Broken>,
}

/// Plays all games. Fails if one breaks a law.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.jobs.unwrap_or(0))
        .build()
        .map_err(|error| error.to_string())?;
    let all = [Name::Conclave, Name::Oaths, Name::OathsFirst, Name::Circles];
    let named = if options.named.is_empty() { &all[..] } else { &options.named };
    let mut broken = Vec::new();
    simulation::panics::quietly(|| {
        for name in named {
            broken.extend(pool.install(|| match name {
                Name::Conclave => prove::<Conclave>(options),
                Name::Oaths => prove::<Oaths>(options),
                Name::OathsFirst => prove::<First>(options),
                Name::Circles => prove::<Circles>(options),
            })?);
        }
        Ok::<_, Failure>(())
    })?;
    if broken.is_empty() { Ok(()) } else { Err(Failure(broken)) }
}

/// Plays the games of one kind, and prints a line about them. Returns a sentence for each broken law.
fn prove<G: Proved>(options: &Options) -> Result<Vec<String>, Failure> {
    let editions = Editions::<G>::standard(options.mods.as_deref());
    let mods: Vec<String> = match &options.mods {
        Some(_) => editions.list().0.into_iter().map(|one| one.manifest.id).collect(),
        None => Vec::new(),
    };
    let begun = Instant::now();
    let seeds: Vec<u64> = (0..u64::from(options.games)).map(|n| options.seed.wrapping_add(n)).collect();
    let proofs: Vec<(u64, Proof)> = seeds
        .into_par_iter()
        .map(|seed| {
            let with = (seed % 2 == 1 && !mods.is_empty()).then(|| mods[(seed / 2) as usize % mods.len()].clone());
            let book = editions.chosen(&with.clone().into_iter().collect::<Vec<_>>())?.book;
            let against = options.against.as_deref().filter(|_| with.is_none());
            Ok((seed, one::<G>(&book, seed, against, &options.out)?))
        })
        .collect::<Result<_, Failure>>()?;
    let sum = |of: fn(&Proof) -> usize| proofs.iter().map(|(_, proof)| of(proof)).sum::<usize>();
    page::print(&format!(
        "{}: {} games, {} ended, {} steps, {} choices, {} of them hostile, {} broken, {:.0} s\n",
        G::NAME,
        proofs.len(),
        sum(|proof| usize::from(proof.ended)),
        sum(|proof| proof.steps),
        sum(|proof| proof.choices),
        sum(|proof| proof.hostile),
        sum(|proof| usize::from(proof.broken.is_some())),
        begun.elapsed().as_secs_f64()
    ))?;
    let broken = proofs.into_iter().filter_map(|(seed, proof)| {
        let Broken { law, file } = proof.broken?;
        Some(format!("{}, seed {seed}: {law} ({})", G::NAME, file.display()))
    });
    Ok(broken.collect())
}

/// Plays one game. If it breaks a law, it is cut down and written into a file.
fn one<G: Proved>(book: &G::Book, seed: u64, against: Option<&Path>, out: &Path) -> Result<Proof, Failure> {
    let charter = G::by_lot(G::catalog(book), seed);
    let mut course = Course::<G>::of(book, charter);
    let law = course.play(seed).err().or_else(|| against.and_then(|program| course.replayed_by(program).err()));
    let broken = match law {
        Some(law) => Some(shrink::report(book, &course, law, &out.join(format!("broken-{}-{seed}.ron", G::NAME)))?),
        None => None,
    };
    Ok(Proof {
        steps: course.steps.len(),
        choices: course.steps.iter().map(Vec::len).sum(),
        hostile: course.hostile,
        ended: course.ended,
        broken,
    })
}

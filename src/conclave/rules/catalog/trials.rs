//! Reads the trials and checks them: their positions can be set up, their medals can be told apart.
//!
//! Trials do not count for the digest of the catalog. A save names its own trial by the digest of
//! its file, so that a new trial does not part games from the program.

use xxhash_rust::xxh3::xxh3_64;

use table_data::{Fault, SourceFile};

use super::Catalog;
use super::source::Source;
use crate::realm::hex::MapSize;
use crate::tableau::At;
use crate::trials::{Condition, Medal, Trial, TrialId};

/// Reads all trials of a source, those of mods last. A trial of a mod replaces one with its key.
///
/// # Errors
/// Every fault, with its file and its line.
pub(super) fn read(source: &Source, catalog: &Catalog) -> Result<Vec<Trial>, Vec<Fault>> {
    let (mut trials, mut faults): (Vec<Trial>, Vec<Fault>) = (Vec::new(), Vec::new());
    let own = source.trials.iter().map(|file| (format!("trials/{}", file.path), file, false));
    let added = source.mods.iter().flat_map(|layer| {
        let shown = |file: &SourceFile| format!("{}/trials/{}", layer.mark.id, file.path);
        layer.trials.iter().map(move |file| (shown(file), file, true))
    });
    for (shown, file, of_mod) in own.chain(added) {
        match ron::from_str::<Trial>(&file.text) {
            Ok(mut trial) => {
                trial.id = TrialId(xxh3_64(file.text.as_bytes()));
                faults.extend(flaws(catalog, &trial).into_iter().map(|what| Fault::whole(&shown, what)));
                match trials.iter_mut().find(|other| other.key == trial.key) {
                    Some(known) if of_mod => *known = trial,
                    Some(_) => faults.push(Fault::whole(&shown, format!("the trial \"{}\" is here twice", trial.key))),
                    None => trials.push(trial),
                }
            }
            Err(error) => {
                let (line, what) = (error.span.start.line, error.code.to_string());
                faults.push(Fault { file: shown, line, what });
            }
        }
    }
    if faults.is_empty() { Ok(trials) } else { Err(faults) }
}

fn flaws(catalog: &Catalog, trial: &Trial) -> Vec<String> {
    let mut flaws = Vec::new();
    let lawful = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    if trial.key.is_empty() || !trial.key.bytes().all(lawful) {
        flaws.push(format!("the key \"{}\" must be lower-case letters, digits and hyphens", trial.key));
    }
    if trial.tableau.turn.is_some_and(|turn| turn != 1) {
        // A save counts its turns from the first one that was played.
        flaws.push("a trial begins with turn 1".to_owned());
    }
    if trial.minds.is_empty() {
        flaws.push("nobody is named in \"minds\"".to_owned());
    }
    let houses = trial.tableau.houses.len();
    for medal in Medal::ALL {
        check(&trial.feat(medal).when, houses, medal, &mut flaws);
    }
    match trial.charter(catalog).and_then(|charter| trial.found(catalog, charter)) {
        Ok(game) => {
            if trial.earned(&game).is_some() {
                flaws.push("a medal is earned before the first turn".to_owned());
            }
            for seat in &game.charter().seats {
                let found = crate::archfiends::flaws(catalog, &seat.archfiend);
                flaws.extend(found.into_iter().map(|flaw| format!("{}: {flaw}", seat.archfiend.name)));
            }
        }
        Err(fault) => flaws.push(fault.to_string()),
    }
    flaws
}

/// Checks that cantons and seats exist.
fn check(condition: &Condition, houses: usize, medal: Medal, flaws: &mut Vec<String>) {
    match condition {
        Condition::Owns(at) if !on_board(*at) => {
            flaws.push(format!("{}: there is no canton {at:?} on the board", medal.key()));
        }
        Condition::Other(seat, _) if usize::from(*seat) >= houses => {
            flaws.push(format!("{}: there is no seat {seat}", medal.key()));
        }
        Condition::All(conditions) | Condition::Any(conditions) => {
            if conditions.is_empty() {
                flaws.push(format!("{}: an empty list of conditions", medal.key()));
            }
            conditions.iter().for_each(|condition| check(condition, houses, medal, flaws));
        }
        Condition::Owns(_) | Condition::Other(..) | Condition::Turns(_) | Condition::Has(..) | Condition::Is(_) => {}
    }
}

const fn on_board((column, row): At) -> bool {
    let size = MapSize::Small;
    column >= 0 && row >= 0 && column < size.width() as i32 && row < size.height() as i32
}

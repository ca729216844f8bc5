//! One simulated game, from its start to its end.

use std::cmp::Reverse;
use std::convert::Infallible;
use std::path::{Path, PathBuf};

use conclave::table::archive::Archive;
use conclave::table::session::{MindJob, Processed, Session};
use conclave::table::simulate;
use terminal::page;

use crate::conduct::Conduct;
use crate::diplomacy::Teller;
use crate::market::Market;
use crate::occult::{Occult, vain_rituals};
use crate::players::Players;
use crate::report::{GameReport, Named, SeatReport};
use crate::roster::{Roster, plain_name};
use crate::rules::archfiends::order_slots;
use crate::rules::catalog::{ArchfiendDef, Catalog};
use crate::rules::conclave::{GameLength, VictoryPath};
use crate::rules::dice::{Dice, Stream};
use crate::rules::game::{Charter, Player, SeatCharter, Settings};
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::objectives::{Sin, Task};
use crate::rules::orders::Outcome;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::throne;
use crate::verdict::Verdict;
use crate::veterans;

/// A game to be played.
pub struct Plan<'a> {
    /// The seed. It alone decides archfiends and map.
    pub seed: u64,
    /// Size of the map.
    pub size: MapSize,
    /// Length of the game.
    pub length: GameLength,
    /// The mind of each seat.
    pub minds: Vec<String>,
    /// Folder for its save, if it is to be saved.
    pub save_dir: Option<&'a Path>,
    /// Suffix of its save's name. It tells apart games with the same seed.
    pub mark: String,
}

/// A game that was played to its end.
pub(crate) struct Played {
    pub report: GameReport,
    /// The reason why it could not be saved, if it was to be saved.
    pub unsaved: Option<String>,
}

impl Plan<'_> {
    /// Returns the set-up. The seed alone decides archfiends and map, so any one game can be played
    /// again.
    #[must_use]
    pub fn charter(&self, catalog: &Catalog) -> Charter {
        let turned = |length: usize| (self.seed % length.max(1) as u64) as usize;
        let mut cast: Vec<&ArchfiendDef> = catalog.archfiends.iter().collect();
        Dice::new(self.seed, 0).open(Stream::Cast).shuffle(&mut cast);
        let cast = cast.into_iter().cycle().take(self.minds.len());
        let mut seats: Vec<SeatCharter> = Vec::with_capacity(self.minds.len());
        for (def, mind) in cast.zip(&self.minds) {
            let symbol = symbol(def, &seats);
            seats.push(SeatCharter {
                player: Player::Mind(plain_name(mind).to_owned()),
                archfiend: def.into(),
                symbol,
                pawn: None,
            });
        }
        let settings = Settings {
            size: self.size,
            map_type: MapType::ALL[turned(MapType::ALL.len())],
            frequency: PlaceFrequency::Usual,
            length: self.length,
            seed: self.seed,
            iron_man: false,
        };
        Charter { settings, seats }
    }

    /// Returns the file of its save, if it is saved.
    fn save(&self) -> Option<PathBuf> {
        self.save_dir.map(|folder| folder.join(format!("game-{}{}.conclave", self.seed, self.mark)))
    }
}

/// Returns the symbol that an archfiend prefers, or the first that is free.
fn symbol(def: &ArchfiendDef, taken: &[SeatCharter]) -> u8 {
    let free = |symbol: &u8| taken.iter().all(|seat| seat.symbol != *symbol);
    std::iter::once(def.symbol).chain(0..10).find(free).unwrap_or(def.symbol)
}

/// Plays a game to its end. If it is resumed, a game that is saved already is not thought through
/// again: its record is played, and tells the same.
///
/// # Errors
/// A sentence if the game cannot be founded, a player cannot play, or its save is of another game.
pub(crate) fn play(book: &Rulebook, roster: &Roster, plan: &Plan<'_>, resume: bool) -> Result<Played, String> {
    let about = |what: &dyn std::fmt::Display| format!("the game with seed {}: {what}", plan.seed);
    let mut session = Session::found(book.clone(), plan.charter(book.catalog())).map_err(|fault| about(&fault))?;
    let record = if resume { recorded(&session, plan)? } else { None };
    let table = match &record {
        Some(archive) => Players::recorded(archive),
        None => {
            let players: Result<Vec<_>, String> = plan.minds.iter().map(|name| roster.player(name)).collect();
            Players::seat(players.map_err(|fault| about(&fault))?, &session)
        }
    };
    let mut seats = cast(&plan.minds);
    let mut market = Market::of(&session);
    let mut teller = Teller::of(&session);
    let mut occult = Occult::empty(book.catalog());
    let mut verdict = Verdict::of(&session);
    let mut conduct = Conduct::of(&session);
    let mut usurpations = Vec::new();
    let think = |job: &MindJob| Ok::<_, Infallible>(table.think(book, job));
    let Ok(()) = simulate::play(&mut session, think, |turn| {
        let mut drafts = Vec::with_capacity(turn.thoughts.len());
        for (job, thought) in turn.jobs.iter().zip(turn.thoughts) {
            let (seat, table, draft) = (job.seat, job.view.table(), &thought.draft);
            let has = order_slots(book.catalog(), table, seat).total().clamp(0, SlotNo::COUNT as i32) as usize;
            let report = &mut seats[seat.index()];
            report.vain_rituals += vain_rituals(book.catalog(), table, draft);
            report.turns += 1;
            report.order_slots += has as u32;
            report.empty_slots += has.saturating_sub(draft.orders()) as u32;
            conduct.note(table, draft);
            drafts.push(draft.clone());
        }
        table.listen(turn.session);
        occult.note(book.catalog(), &drafts, &turn.report.outcomes, &mut seats);
        tally(&mut seats, turn.report);
        teller.note(&turn.report.outcomes, turn.session, &mut seats);
        market.read(turn.session);
        verdict.read(book.catalog(), turn.session);
        conduct.read(book.catalog(), turn.session);
        throne::read(book.catalog(), turn.session, &mut usurpations);
    });
    for words in table.close(&session) {
        page::complain(&about(&words));
    }
    close(&session, &mut seats);
    let market = market.close(&session, &mut seats);
    let diplomacy = teller.close(&session, &mut seats);
    let decided = verdict.close(book.catalog(), &session);
    let ending = session.ending();
    let conduct = conduct.close(&session, &mut seats);
    let unsaved = match &record {
        Some(archive) if archive.digest() == session.archive().digest() => None,
        Some(_) => return Err(about(&"its save does not play as it was played")),
        None => plan.save().and_then(|path| session.archive().write(&path).err().map(|fault| fault.to_string())),
    };
    let report = GameReport {
        seed: plan.seed,
        turns: ending.map_or(0, |ending| ending.turn),
        winner: ending.and_then(|ending| ending.winner),
        path: ending.map_or(VictoryPath::Draw, |ending| ending.path),
        digest: session.archive().digest().to_string(),
        market,
        diplomacy,
        usurpations,
        leads: conduct.leads,
        pile_ups: conduct.pile_ups,
        lost_lead: conduct.lost_lead,
        reigns: conduct.reigns,
        strongest_legion: veterans::strongest(book.catalog(), &session),
        perks: perks(book.catalog(), session.charter()),
        occult,
        decided,
        seats,
    };
    Ok(Played { report, unsaved })
}

/// Returns the saved game of a plan, if there is one.
fn recorded(session: &Session, plan: &Plan<'_>) -> Result<Option<Archive>, String> {
    let Some(path) = plan.save().filter(|path| path.exists()) else { return Ok(None) };
    let archive = Archive::read(&path, session.book().catalog()).map_err(|fault| fault.to_string())?;
    if archive.charter() != session.charter() || !archive.ended() {
        return Err(format!("{}: this is another game than that of these options", path.display()));
    }
    Ok(Some(archive))
}

/// Returns the number of seats with each perk.
fn perks(catalog: &Catalog, charter: &Charter) -> Named {
    let mut counts: Named = catalog.perks.iter().map(|def| (def.id.clone(), 0)).collect();
    for perk in charter.seats.iter().flat_map(|seat| &seat.archfiend.perks) {
        *counts.entry(perk.clone()).or_default() += 1;
    }
    counts
}

fn cast(minds: &[String]) -> Vec<SeatReport> {
    (0..).zip(minds).map(|(seat, mind)| SeatReport::new(Seat(seat), mind.clone())).collect()
}

fn tally(seats: &mut [SeatReport], processed: &Processed) {
    for (seat, ..) in &processed.struck {
        seats[seat.index()].illegal_orders += 1;
    }
    for done in &processed.outcomes {
        let seat = &mut seats[done.seat.index()];
        *seat.orders.entry(done.kind.key()).or_default() += 1;
        match done.outcome {
            Outcome::Done | Outcome::Partly(_) => {}
            Outcome::Fought(_) => seat.battles_started += 1,
            Outcome::Refused(_) => seat.refused_orders += 1,
        }
    }
}

/// True if a public objective needs a deed. The others only forbid something.
const fn needs_deed(objective: Sin) -> bool {
    match objective {
        Sin::Gluttony | Sin::Greed | Sin::Lust | Sin::Wrath | Sin::Envy => true,
        Sin::Sloth | Sin::Pride => false,
    }
}

fn close(session: &Session, seats: &mut [SeatReport]) {
    for line in session.ending().map_or(&[][..], |ending| &ending.count) {
        let seat = &mut seats[line.seat.index()];
        seat.prestige = line.total();
        let public = line.objectives.iter().find(|reckoned| matches!(reckoned.task, Task::Public(_)));
        seat.objective = session.charter().seats[line.seat.index()].archfiend.objective;
        seat.deed_wanted = needs_deed(seat.objective);
        seat.deed_done = seat.deed_wanted && public.is_some_and(|public| public.met);
        seat.eliminated_turn = session.view(line.seat).table().conclave().eliminated(line.seat);
    }
    for (index, seat) in placed(session).into_iter().enumerate() {
        seats[seat.index()].place = index + 1;
    }
}

/// Returns the houses of a game that is over, from the first place to the last: the winner, then
/// the others by the count, then the houses that fell.
#[must_use]
pub fn placed(session: &Session) -> Vec<Seat> {
    let Some(ending) = session.ending() else { return Vec::new() };
    let mut order: Vec<Seat> = ending.count.iter().map(|line| line.seat).collect();
    // The sort is stable: among equals the order of the count stays.
    order.sort_by_key(|&seat| {
        let fell = session.view(seat).table().conclave().eliminated(seat);
        (ending.winner != Some(seat), fell.is_some(), Reverse(fell))
    });
    order
}

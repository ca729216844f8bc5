//! The prospect of every house: its final count if the game ended now, and at the expected end if
//! nothing changes (manual 3.4, 4.1).
//!
//! It is counted on a seat's own view by the rules of the final count. What the seat may not know
//! is left out, so the number of a rival is only a guess, and no number at all if prestige is
//! hidden. What the hidden objectives and relics of a rival may add is told as a range: the whole
//! games that the view imagines are counted, from "as things stand" to "everything that can still
//! be met is met", and the middle four fifths of them make the range.

use super::Surety;
use crate::rules::archfiends::Tally;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::{self, CountLine, final_count};
use crate::rules::dice::Dice;
use crate::rules::expectations::Expectations;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::objectives::{Progress, Sin, public_task, sin_progress, task_progress};
use crate::rules::view::SeatView;

/// A part of a projected count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// Prestige now.
    Now,
    /// Income of the turns that are left.
    Income,
    /// Cantons.
    Cantons,
    /// Relics that pay at the end.
    Relics,
    /// The title of Champion.
    Title,
    /// The public objective.
    Public,
    /// Secret objectives.
    Secrets,
    /// The prestige of a blood vassal.
    Vassal,
}

impl Item {
    /// Returns the key of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::Income => "income",
            Self::Cantons => "cantons",
            Self::Relics => "relics",
            Self::Title => "title",
            Self::Public => "public",
            Self::Secrets => "secrets",
            Self::Vassal => "vassal",
        }
    }
}

/// The prospect of a house, as far as a seat knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The house.
    pub seat: Seat,
    /// Its prestige; `None` if it is hidden.
    pub prestige: Option<i32>,
    /// Its income each turn, as far as it can be seen.
    pub income: Tally,
    /// The number of its cantons.
    pub cantons: usize,
    /// Its public objective.
    pub objective: Sin,
    /// The progress of it; `None` if that is secret.
    pub progress: Option<Progress>,
    /// The parts of the count if the game ended now. Empty if its prestige is hidden.
    pub now: Vec<(Item, i32)>,
    /// The parts of the count at the expected end, if nothing changes.
    pub end: Vec<(Item, i32)>,
    /// Prestige that hidden objectives and relics may add to the count, from and to. 0 for the
    /// seat's own house.
    pub hidden: (i32, i32),
    /// The number of turns until then.
    pub turns: i32,
    /// True if the house can be elected.
    pub eligible: bool,
    /// How sure the count of now is: sure for the seat's own house alone.
    pub surety: Surety,
}

/// Returns the sum of parts.
fn sum(parts: &[(Item, i32)]) -> Option<i32> {
    (!parts.is_empty()).then(|| parts.iter().map(|(_, amount)| amount).sum())
}

impl Prospect {
    /// Returns the count if the game ended now; `None` if its prestige is hidden.
    #[must_use]
    pub fn total_now(&self) -> Option<i32> {
        sum(&self.now)
    }

    /// Returns the count at the expected end; `None` if its prestige is hidden.
    #[must_use]
    pub fn total_end(&self) -> Option<i32> {
        sum(&self.end)
    }
}

/// Number of imagined games behind a range.
const WORLDS: u64 = 20;

/// Number of the lowest and of the highest counts that a range leaves out.
const EXTREMES: usize = 2;

/// Returns the prospects of all houses that are still in the game, in the order of their seats, as
/// the view's seat may know them.
#[must_use]
pub fn prospects(catalog: &Catalog, view: &SeatView) -> Vec<Prospect> {
    let table = view.table();
    let mut houses = counted(catalog, table, view.seat(), 0);
    let worlds: Vec<_> = (0..WORLDS)
        .map(|seed| {
            let game = view.imagine(catalog, &Expectations::default(), seed);
            let count = final_count(catalog, &game, &Dice::new(0, 0));
            (game, count)
        })
        .collect();
    for house in houses.iter_mut().filter(|house| house.seat != view.seat() && house.prestige.is_some()) {
        let shown = |item: Item| house.now.iter().find(|(part, _)| *part == item).map_or(0, |(_, amount)| *amount);
        let known = shown(Item::Relics) + shown(Item::Public);
        let lines = || {
            let of = |line: &&CountLine| line.seat == house.seat;
            worlds.iter().filter_map(move |(game, count)| Some((game, count.iter().find(of)?)))
        };
        let now = lines().map(|(_, line)| line.relics + line.objective + line.secrets - known);
        let most = lines().map(|(game, line)| line.relics + at_best(catalog, game, line) - known);
        let (low, high) = (middle(now.collect()), middle(most.collect()));
        house.hidden = (low.0, high.1.max(low.0));
    }
    houses
}

/// Returns what the objectives of a house bring if it meets all that it still can.
fn at_best(catalog: &Catalog, game: &Game, line: &CountLine) -> i32 {
    let brings = line.objectives.iter().map(|reckoned| {
        let (progress, reward, penalty) = task_progress(catalog, game, line.seat, reckoned.task);
        if progress.lost { -penalty } else { reward }
    });
    brings.sum()
}

/// Returns the least and the most of some counts without the extremes.
fn middle(mut counts: Vec<i32>) -> (i32, i32) {
    counts.sort_unstable();
    let middle = counts.get(EXTREMES..counts.len().saturating_sub(EXTREMES)).unwrap_or_default();
    (middle.first().copied().unwrap_or(0), middle.last().copied().unwrap_or(0))
}

/// Returns the prospect of a seat's own house if its plan succeeds and nothing changes after it.
/// The income of this turn is paid in the evening already. `None` if the house has fallen.
#[must_use]
pub fn end_after(catalog: &Catalog, evening: &Game, seat: Seat) -> Option<Prospect> {
    counted(catalog, evening, seat, 1).into_iter().find(|house| house.seat == seat)
}

/// Returns the prospects after so many turns, of which the table already holds the income.
fn counted(catalog: &Catalog, table: &Game, reader: Seat, past: u32) -> Vec<Prospect> {
    let count = final_count(catalog, table, &Dice::new(0, 0));
    let stands = table.seats().filter(|&seat| table.conclave().eliminated(seat).is_none());
    let lines = stands.filter_map(|seat| count.iter().find(|line| line.seat == seat));
    lines.map(|line| prospect(catalog, table, reader, line, past)).collect()
}

fn prospect(catalog: &Catalog, table: &Game, reader: Seat, line: &CountLine, past: u32) -> Prospect {
    let turns = (conclave::turns_left(catalog, table) - past as i32).max(0);
    let seat = line.seat;
    let own = seat == reader;
    let known = own || !table.conclave().veiled();
    let objective = public_task(table, seat);
    let open = own || objective.open();
    // An excommunicated house neither gains nor loses prestige (manual 4.14.9).
    let paid = !table.diplomacy().excommunicated(seat);
    let income = if paid { conclave::income(catalog, table, seat) } else { Tally::default() };
    let all = if paid { conclave::income_over(catalog, table, seat, past, turns as u32) } else { 0 };
    let now = if known { parts(line, open, own, 0) } else { Vec::new() };
    let end = if known { parts(line, open, own, all) } else { Vec::new() };
    Prospect {
        seat,
        prestige: known.then_some(line.prestige),
        cantons: line.cantons as usize,
        objective,
        progress: open.then(|| sin_progress(catalog, table, seat, objective)),
        now,
        end,
        hidden: (0, 0),
        turns,
        eligible: line.eligible,
        surety: if own { Surety::Sure } else { Surety::Expected },
        income,
    }
}

/// Returns the parts of a count, without those of 0. What is secret counts as 0.
fn parts(line: &CountLine, open: bool, own: bool, income: i32) -> Vec<(Item, i32)> {
    let all = [
        (Item::Now, line.prestige),
        (Item::Income, income),
        (Item::Cantons, line.territory),
        (Item::Relics, line.relics),
        (Item::Title, line.title),
        (Item::Public, if open { line.objective } else { 0 }),
        (Item::Secrets, if own { line.secrets } else { 0 }),
        (Item::Vassal, line.vassal),
    ];
    all.into_iter().filter(|&(item, amount)| amount != 0 || item == Item::Now).collect()
}

//! The course of the count: the order in which the cells are read, and the sum of every house after
//! each step.
//!
//! The count is read item by item. In each item, the houses are read from the last to the first, so
//! that no house seems to lead for longer than necessary. Nothing here is drawn and nothing waits:
//! the screen counts the steps.

use crate::rules::conclave::{CountLine, Ending, VictoryPath};
use crate::rules::ids::Seat;

/// An item of the count (manual 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// Prestige gathered during the game.
    Prestige,
    /// Prestige for cantons.
    Territory,
    /// Prestige for relics.
    Relics,
    /// Prestige for the title of Champion of Pandemonium.
    Title,
    /// The share of a blood vassal's prestige.
    Vassal,
    /// Prestige gained and lost by objectives.
    Objectives,
}

impl Item {
    /// All items, in the order in which they are read.
    pub const ALL: [Self; 6] =
        [Self::Prestige, Self::Territory, Self::Relics, Self::Title, Self::Vassal, Self::Objectives];

    /// Returns the prestige that the item gives a house.
    #[must_use]
    pub const fn of(self, line: &CountLine) -> i32 {
        match self {
            Self::Prestige => line.prestige,
            Self::Territory => line.territory,
            Self::Relics => line.relics,
            Self::Title => line.title,
            Self::Vassal => line.vassal,
            Self::Objectives => line.objective + line.secrets,
        }
    }

    /// True if this item is read for a house. Prestige and land are read for every house, even if
    /// they are zero.
    #[must_use]
    pub const fn concerns(self, line: &CountLine) -> bool {
        match self {
            Self::Prestige | Self::Territory => true,
            Self::Relics | Self::Title | Self::Vassal => self.of(line) != 0,
            Self::Objectives => !line.objectives.is_empty(),
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Prestige => "prestige",
            Self::Territory => "territory",
            Self::Relics => "relics",
            Self::Title => "title",
            Self::Vassal => "vassal",
            Self::Objectives => "objectives",
        }
    }

    pub(super) const fn icon(self) -> &'static str {
        match self {
            Self::Prestige => "prestige",
            Self::Territory => "canton",
            Self::Relics => "relic",
            Self::Title => "champion",
            Self::Vassal => "vassal",
            Self::Objectives => "objective",
        }
    }
}

/// A step of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The prestige that an item gives a house.
    Cell(Item, Seat),
    /// The houses that cannot be elected.
    Bars,
    /// The tie-breaks between houses with equal sums.
    Ties,
    /// The winner.
    Winner,
}

/// All steps of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    items: Vec<Item>,
    steps: Vec<Step>,
}

impl Course {
    /// Returns the course of a count. It has no steps if the throne was not won by the count.
    #[must_use]
    pub fn of(ending: &Ending) -> Self {
        let concerned = |item: &Item| ending.count.iter().any(|line| item.concerns(line));
        let items: Vec<Item> = Item::ALL.into_iter().filter(concerned).collect();
        let steps = match ending.path {
            VictoryPath::Election | VictoryPath::Kingmaker | VictoryPath::PowerBehindThrone => {
                Self::read_out(&items, &ending.count)
            }
            VictoryPath::Pandemonium | VictoryPath::LastStanding | VictoryPath::Draw => Vec::new(),
        };
        Self { items, steps }
    }

    fn read_out(items: &[Item], count: &[CountLine]) -> Vec<Step> {
        let mut steps = Vec::new();
        for (at, &item) in items.iter().enumerate() {
            // From the last to the first by the sum of the items already read. The first item is
            // sorted by its own values.
            let known = &items[..at.max(1)];
            let mut lines: Vec<&CountLine> = count.iter().filter(|line| item.concerns(line)).collect();
            lines.sort_by_key(|line| (sum(known, line), line.seat));
            steps.extend(lines.iter().map(|line| Step::Cell(item, line.seat)));
        }
        steps.extend([Step::Bars, Step::Ties, Step::Winner]);
        steps
    }

    /// Returns the items that some house has.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Number of steps.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// True if nothing is read.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns the last of the first `shown` steps; `None` before the first.
    #[must_use]
    pub fn last(&self, shown: usize) -> Option<Step> {
        shown.checked_sub(1).and_then(|at| self.steps.get(at)).copied()
    }

    /// Returns the step that follows the first `shown` steps.
    #[must_use]
    pub fn next(&self, shown: usize) -> Option<Step> {
        self.steps.get(shown).copied()
    }

    /// True if a step has been read after `shown` steps, or if there is no such step.
    #[must_use]
    pub fn open(&self, step: Step, shown: usize) -> bool {
        self.steps.iter().position(|&other| other == step).is_none_or(|at| at < shown)
    }

    /// Returns the number of steps after which the next item has been read for every house.
    #[must_use]
    pub fn to_the_end_of_the_item(&self, shown: usize) -> usize {
        let Some(Step::Cell(item, _)) = self.next(shown) else { return (shown + 1).min(self.len()) };
        let same = |step: &&Step| matches!(step, Step::Cell(other, _) if *other == item);
        shown + self.steps[shown..].iter().take_while(same).count()
    }

    /// Returns the number of steps after which only the winner is left to read; all of them, if
    /// that is so already.
    #[must_use]
    pub const fn to_the_seal(&self, shown: usize) -> usize {
        if shown + 1 < self.len() { self.len() - 1 } else { self.len() }
    }

    /// Returns the sum of a house after `shown` steps.
    #[must_use]
    pub fn total(&self, line: &CountLine, shown: usize) -> i32 {
        let open = self.items.iter().filter(|item| self.open(Step::Cell(**item, line.seat), shown));
        open.map(|item| item.of(line)).sum()
    }

    /// Returns the houses, best first, by the items that have been read for every house. After the
    /// step [`Step::Bars`], it is the order of the conclave.
    #[must_use]
    pub fn order<'a>(&self, count: &'a [CountLine], shown: usize) -> Vec<&'a CountLine> {
        let mut lines: Vec<&CountLine> = count.iter().collect();
        if self.open(Step::Bars, shown) {
            return lines;
        }
        let whole = |item: &&Item| !self.steps[shown.min(self.len())..].iter().any(|step| of_item(step, **item));
        let open: Vec<Item> = self.items.iter().take_while(whole).copied().collect();
        lines.sort_by_key(|line| (std::cmp::Reverse(sum(&open, line)), line.seat));
        lines
    }
}

fn of_item(step: &Step, item: Item) -> bool {
    matches!(step, Step::Cell(other, _) if *other == item)
}

fn sum(items: &[Item], line: &CountLine) -> i32 {
    items.iter().map(|item| item.of(line)).sum()
}

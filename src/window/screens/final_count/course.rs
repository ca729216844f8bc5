//! The course of the count: which cell is read out after which, and what every house has come to by then.
//!
//! Item by item, and in each item the houses from the last to the first, so that nobody is ahead for longer than it takes
//! to read the next line. Nothing here is drawn and nothing waits; the screen counts the steps.

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
    /// The prestige of a blood vassal.
    Vassal,
    /// What objectives give and cost.
    Objectives,
}

impl Item {
    /// All of them, in the order in which they are read.
    pub const ALL: [Self; 6] =
        [Self::Prestige, Self::Territory, Self::Relics, Self::Title, Self::Vassal, Self::Objectives];

    /// What it gives a house.
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

    /// Whether there is anything to be read to a house. Everybody has prestige and land to speak of, or conspicuously none.
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
    /// What an item gives a house.
    Cell(Item, Seat),
    /// Who cannot be elected.
    Bars,
    /// What parts houses that stand level.
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
    /// The course of a count. Where the throne was not won by it, it is not read out either: there are no steps.
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
            // From the last to the first by what lies open; in the beginning by what is about to be read.
            let known = &items[..at.max(1)];
            let mut lines: Vec<&CountLine> = count.iter().filter(|line| item.concerns(line)).collect();
            lines.sort_by_key(|line| (sum(known, line), line.seat));
            steps.extend(lines.iter().map(|line| Step::Cell(item, line.seat)));
        }
        steps.extend([Step::Bars, Step::Ties, Step::Winner]);
        steps
    }

    /// The items in which any house has anything.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// How many steps there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing is read out.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The last step after so many; nothing before the first.
    #[must_use]
    pub fn last(&self, shown: usize) -> Option<Step> {
        shown.checked_sub(1).and_then(|at| self.steps.get(at)).copied()
    }

    /// The step that comes after so many.
    #[must_use]
    pub fn next(&self, shown: usize) -> Option<Step> {
        self.steps.get(shown).copied()
    }

    /// Whether a step lies open after so many steps; everything does where nothing is read out.
    #[must_use]
    pub fn open(&self, step: Step, shown: usize) -> bool {
        self.steps.iter().position(|&other| other == step).is_none_or(|at| at < shown)
    }

    /// After how many steps the item that comes next lies open for everybody.
    #[must_use]
    pub fn to_the_end_of_the_item(&self, shown: usize) -> usize {
        let Some(Step::Cell(item, _)) = self.next(shown) else { return (shown + 1).min(self.len()) };
        let same = |step: &&Step| matches!(step, Step::Cell(other, _) if *other == item);
        shown + self.steps[shown..].iter().take_while(same).count()
    }

    /// What a house has come to after so many steps.
    #[must_use]
    pub fn total(&self, line: &CountLine, shown: usize) -> i32 {
        let open = self.items.iter().filter(|item| self.open(Step::Cell(**item, line.seat), shown));
        open.map(|item| item.of(line)).sum()
    }

    /// The houses, best first by the items that lie open for everybody; once it is told who cannot be elected, as the
    /// conclave has them.
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

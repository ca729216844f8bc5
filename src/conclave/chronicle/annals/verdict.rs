//! The decision of the final count: tie-breakers between houses (ruling R25), and the proclamation.

use crate::Teller;
use crate::rules::conclave::{CountLine, Ending, VictoryPath};
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// The criterion that ranks one house above another in the count (ruling R25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Parting {
    /// Only one of them can be elected.
    Eligibility,
    /// The total.
    Total,
    /// The rank, for equal totals.
    Rank,
    /// The cantons, for equal ranks.
    Cantons,
    /// The dice.
    Lot,
}

/// Returns the criterion between two houses of the count.
#[must_use]
pub fn parting(table: &Game, above: &CountLine, below: &CountLine) -> Parting {
    let rank = |line: &CountLine| table.houses().of(line.seat).rank;
    if above.eligible != below.eligible {
        Parting::Eligibility
    } else if above.total() != below.total() {
        Parting::Total
    } else if rank(above) != rank(below) {
        Parting::Rank
    } else if above.cantons != below.cantons {
        Parting::Cantons
    } else {
        Parting::Lot
    }
}

impl Teller<'_> {
    /// Returns a sentence for each pair of houses with equal totals, with the criterion that
    /// decided (ruling R25).
    #[must_use]
    pub fn ties(&self, count: &[CountLine]) -> Vec<String> {
        let eligible: Vec<&CountLine> = count.iter().filter(|line| line.eligible).collect();
        eligible.windows(2).filter_map(|pair| self.tie_between(pair[0], pair[1])).collect()
    }

    fn tie_between(&self, above: &CountLine, below: &CountLine) -> Option<String> {
        let rank = |line: &CountLine| self.rank(self.table.houses().of(line.seat).rank);
        let about = [
            ("above", self.seat_name(above.seat).into()),
            ("below", self.seat_name(below.seat).into()),
            ("total", above.total().into()),
            ("higher", rank(above).into()),
            ("lower", rank(below).into()),
            ("more", above.cantons.into()),
            ("fewer", below.cantons.into()),
        ];
        Some(match parting(self.table, above, below) {
            Parting::Eligibility | Parting::Total => return None,
            Parting::Rank => self.say_with("final-tie-rank", &about),
            Parting::Cantons => self.say_with("final-tie-cantons", &about),
            Parting::Lot => self.say_with("final-tie-lot", &about),
        })
    }

    /// Returns the reason why a house cannot be elected, in a sentence; `None` for a house that
    /// can.
    #[must_use]
    pub fn disqualified(&self, line: &CountLine) -> Option<String> {
        if line.eligible {
            return None;
        }
        let house = self.seat_name(line.seat);
        Some(if let Some(turn) = self.table.conclave().eliminated(line.seat) {
            self.say_with("final-barred-fallen", &[("house", house.into()), ("turn", turn.into())])
        } else if let Some(lord) = self.table.diplomacy().lord_of(line.seat) {
            self.say_with("final-barred-vassal", &[("house", house.into()), ("lord", self.seat_name(lord).into())])
        } else {
            self.say_with("final-barred-expelled", &[("house", house.into())])
        })
    }

    /// Returns the proclamation of the end of the game.
    #[must_use]
    pub fn proclamation(&self, ending: &Ending) -> String {
        let id = match (ending.path, ending.winner) {
            (VictoryPath::Election, Some(_)) if self.unopposed(ending) => "proclaim-election-unopposed",
            (VictoryPath::Election, Some(_)) if self.level(ending) => "proclaim-election-level",
            (VictoryPath::Election, Some(_)) => "proclaim-election",
            (VictoryPath::Election, None) => "proclaim-election-nobody",
            (VictoryPath::Kingmaker, Some(_)) => "proclaim-kingmaker",
            (VictoryPath::PowerBehindThrone, Some(_)) => "proclaim-power-behind-throne",
            (VictoryPath::Pandemonium, Some(_)) => "proclaim-pandemonium",
            (
                VictoryPath::Kingmaker
                | VictoryPath::PowerBehindThrone
                | VictoryPath::Pandemonium
                | VictoryPath::LastStanding
                | VictoryPath::Draw,
                None,
            ) => "proclaim-nobody",
            (VictoryPath::LastStanding, Some(winner)) if self.vassal_stands(winner) => "proclaim-last-two",
            (VictoryPath::LastStanding, Some(_)) => "proclaim-last-standing",
            (VictoryPath::Draw, Some(_)) => "proclaim-draw",
        };
        let total = |place: usize| Self::elected(ending).nth(place).map_or(0, CountLine::total);
        let second = Self::elected(ending).nth(1).map(|line| line.seat);
        let about = [
            ("house", self.owner_name(ending.winner).into()),
            ("style", self.style(ending.winner).into()),
            ("elected", self.owner_name(ending.elected).into()),
            ("total", total(0).into()),
            ("second", self.owner_name(second).into()),
            ("other", total(1).into()),
            ("turn", ending.turn.into()),
            ("turns", self.catalog.constants.conclave.usurper_turns.into()),
        ];
        self.say_with(id, &about)
    }

    /// Returns the message to the player of a seat about their result.
    #[must_use]
    pub fn notice_to(&self, ending: &Ending, you: Seat) -> String {
        let line = ending.count.iter().find(|line| line.seat == you);
        let place = Self::elected(ending).position(|line| line.seat == you).map_or(0, |place| place + 1);
        let lead = Self::elected(ending).next().map_or(0, CountLine::total) - line.map_or(0, CountLine::total);
        let about = [
            ("house", self.seat_name(you).into()),
            ("winner", self.owner_name(ending.winner).into()),
            ("lord", self.owner_name(self.table.diplomacy().lord_of(you)).into()),
            ("place", place.into()),
            ("short", lead.into()),
            ("turn", self.table.conclave().eliminated(you).unwrap_or_default().into()),
        ];
        let id = if ending.winner == Some(you) {
            match ending.path {
                VictoryPath::Election => "notice-won-election",
                VictoryPath::Kingmaker => "notice-won-kingmaker",
                VictoryPath::PowerBehindThrone => "notice-won-power-behind-throne",
                VictoryPath::Pandemonium => "notice-won-pandemonium",
                VictoryPath::LastStanding => "notice-won-last-standing",
                VictoryPath::Draw => "notice-won-draw",
            }
        } else if self.table.conclave().eliminated(you).is_some() {
            "notice-lost-fallen"
        } else if self.table.diplomacy().lord_of(you).is_some() {
            if self.table.diplomacy().lord_of(you) == ending.winner {
                "notice-lost-vassal-won"
            } else {
                "notice-lost-vassal"
            }
        } else {
            match ending.path {
                VictoryPath::Election if line.is_some_and(|line| !line.eligible) => "notice-lost-expelled",
                VictoryPath::Election if lead == 0 => "notice-lost-level",
                VictoryPath::Election => "notice-lost-election",
                VictoryPath::Kingmaker | VictoryPath::PowerBehindThrone if ending.elected == Some(you) => {
                    "notice-lost-strings"
                }
                VictoryPath::Kingmaker => "notice-lost-kingmaker",
                VictoryPath::PowerBehindThrone => "notice-lost-power-behind-throne",
                VictoryPath::Pandemonium => "notice-lost-pandemonium",
                VictoryPath::LastStanding => "notice-lost-last-standing",
                VictoryPath::Draw => "notice-lost-draw",
            }
        };
        self.say_with(id, &about)
    }

    /// Returns an archfiend with its title.
    fn style(&self, seat: Option<Seat>) -> String {
        let name = self.owner_name(seat);
        let charter = seat.and_then(|seat| self.table.charter().seats.get(seat.index()));
        match charter.map(|charter| charter.archfiend.title.as_str()) {
            None | Some("") => name,
            Some(title) => self.say_with("list-comma", &[("first", name.into()), ("next", title.into())]),
        }
    }

    /// Returns the eligible houses, best first.
    fn elected(ending: &Ending) -> impl Iterator<Item = &CountLine> {
        ending.count.iter().filter(|line| line.eligible)
    }

    fn unopposed(&self, ending: &Ending) -> bool {
        Self::elected(ending).count() < 2
    }

    fn level(&self, ending: &Ending) -> bool {
        let mut totals = Self::elected(ending).map(CountLine::total);
        totals.next() == totals.next()
    }

    fn vassal_stands(&self, lord: Seat) -> bool {
        self.table.diplomacy().vassal_of(lord).is_some_and(|vassal| self.table.conclave().eliminated(vassal).is_none())
    }
}

//! The final count in sentences: the Overlord, points, oaths, and who wins by what.

use oaths_first_rules::court::{Ending, Way};
use oaths_first_rules::ids::Seat;

use super::Teller;

impl Teller<'_> {
    /// Returns the final count in sentences.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> Vec<String> {
        let Ending { step: _, overlord, way, points, oaths, winners: _ } = ending;
        let of = |list: &[u8], seat: Seat| list.get(seat.index()).copied().unwrap_or(0);
        let worth = [("points", self.catalog.numbers.oath_points.into())];
        let mut said = vec![self.way(*overlord, *way), self.say_with("oaths-end-oath-worth", &worth)];
        said.extend(self.game.seats().map(|seat| {
            let about = [
                ("points", of(points, seat).into()),
                ("oaths", of(oaths, seat).into()),
                ("total", self.total(ending, seat).into()),
            ];
            self.say_of("oaths-fact-final", seat, &about)
        }));
        said.push(self.verdict(ending));
        said
    }

    /// Returns how a devil became Overlord.
    pub(crate) fn way(&self, overlord: Seat, way: Way) -> String {
        let numbers = &self.catalog.numbers;
        let id = match way {
            Way::Elected => "oaths-first-end-elected",
            Way::Points => "oaths-first-end-points",
            Way::Time => "oaths-first-end-time",
        };
        self.say_of(id, overlord, &[("crown", numbers.crown.into()), ("turns", numbers.last_turn.into())])
    }

    /// Returns the points of a seat with those for oaths of the Overlord.
    fn total(&self, ending: &Ending, seat: Seat) -> u32 {
        let of = |list: &[u8]| u32::from(list.get(seat.index()).copied().unwrap_or(0));
        of(&ending.points) + of(&ending.oaths) * u32::from(self.catalog.numbers.oath_points)
    }

    /// Returns who wins, and by what.
    fn verdict(&self, ending: &Ending) -> String {
        let Ending { overlord, winners, .. } = ending;
        let best = winners.first().map_or(0, |seat| self.total(ending, *seat));
        let as_many = |seat: &Seat| !winners.contains(seat) && self.total(ending, *seat) == best;
        let tied: Vec<Seat> = self.game.seats().filter(as_many).collect();
        let id = if winners.len() > 1 {
            "oaths-end-together"
        } else if tied.is_empty() {
            "oaths-end-by-points"
        } else if winners.contains(overlord) {
            "oaths-end-by-crown"
        } else {
            "oaths-first-end-by-posts"
        };
        let about =
            [("devils", self.seats(winners).into()), ("others", self.seats(&tied).into()), ("total", best.into())];
        self.say_with(id, &about)
    }
}

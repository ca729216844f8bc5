//! The final count in sentences: votes, the Overlord, points, oaths, and who wins by what.

use oaths_rules::court::Ending;
use oaths_rules::facts::CourtFact;
use oaths_rules::ids::Seat;

use super::Teller;

impl Teller<'_> {
    /// Returns the final count in sentences.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> Vec<String> {
        let Ending { step: _, overlord, votes, points, oaths, totals: _, winners: _, by_oaths: _ } = ending;
        let seats = || self.game.seats();
        let of = |list: &[u8], seat: Seat| list.get(seat.index()).copied().unwrap_or(0);
        let voted = |seat: Seat| {
            let count = of(votes, seat);
            let count = (count > 0).then(|| self.say_with("oaths-votes", &[("count", count.into())]))?;
            let about = [("devil", self.seat(seat).into()), ("votes", count.into())];
            Some(self.say_with("oaths-end-votes-of", &about))
        };
        let voted: Vec<String> = seats().filter_map(voted).collect();
        let mut said = vec![if voted.is_empty() {
            self.say("oaths-end-votes-none")
        } else {
            self.say_with("oaths-end-votes", &[("votes", self.words().series(&voted).into())])
        }];
        let headline = |fact: CourtFact| self.court_fact(&fact).headline;
        said.push(headline(CourtFact::Overlord { seat: *overlord, votes: of(votes, *overlord) }));
        let as_many = |seat: &Seat| *seat != *overlord && of(votes, *seat) == of(votes, *overlord);
        let tied: Vec<Seat> = seats().filter(as_many).collect();
        if !tied.is_empty() {
            let about = [("others", self.seats(&tied).into()), ("palace", self.words().palace().into())];
            said.push(self.say_with("oaths-end-overlord-tie", &about));
        }
        said.push(self.say_with("oaths-end-oath-worth", &[("points", self.catalog.numbers.oath_points.into())]));
        let last = |seat: Seat| CourtFact::Final { seat, points: of(points, seat), oaths: of(oaths, seat) };
        said.extend(seats().map(|seat| headline(last(seat))));
        said.push(self.verdict(ending));
        said
    }

    /// Returns who wins, and by what.
    fn verdict(&self, ending: &Ending) -> String {
        let Ending { overlord, oaths, totals, winners, by_oaths, .. } = ending;
        let total = |seat: &Seat| totals.get(seat.index()).copied().unwrap_or(0);
        let best = winners.first().map_or(0, total);
        let tied: Vec<Seat> = self.game.seats().filter(|seat| !winners.contains(seat) && total(seat) == best).collect();
        let held = winners.first().and_then(|seat| oaths.get(seat.index())).copied().unwrap_or(0);
        let id = if *by_oaths {
            "oaths-end-by-oaths"
        } else if winners.len() > 1 {
            "oaths-end-together"
        } else if tied.is_empty() {
            "oaths-end-by-points"
        } else if winners.contains(overlord) {
            "oaths-end-by-crown"
        } else {
            "oaths-end-by-favors"
        };
        let about = [
            ("devils", self.seats(winners).into()),
            ("others", self.seats(&tied).into()),
            ("total", best.into()),
            ("oaths", held.into()),
            ("winning", self.catalog.numbers.winning_oaths.into()),
        ];
        self.say_with(id, &about)
    }
}

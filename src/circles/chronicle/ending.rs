//! The end of a game in sentences: who wins, by what, and how the others stand.

use circles_rules::dusk::{Ending, Triumph};

use super::Teller;

impl Teller<'_> {
    /// Returns the end of the game in sentences: the winners, and then every triumvirate.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> Vec<String> {
        let mut said = vec![self.verdict(ending)];
        said.extend(self.game.seats().map(|seat| {
            let (count, circle) = self.game.best_circle(seat);
            let own = self.game.triumvirate(seat);
            let about = [
                ("sectio", self.words().count("sectio", count).into()),
                ("circle", self.circle(circle).into()),
                ("favours", self.words().count("favours", own.favours).into()),
                ("disfavours", self.words().count("disfavours", own.disfavours).into()),
                ("souls", self.souls(own.souls).into()),
            ];
            self.say_of("circles-end-standing", seat, &about)
        }));
        said
    }

    /// Returns who wins, and by what.
    #[must_use]
    pub fn verdict(&self, ending: &Ending) -> String {
        let Ending { step: _, turn, winners, triumph } = ending;
        let mut about =
            vec![("seats", self.seats(winners).into()), ("count", winners.len().into()), ("turn", (*turn).into())];
        match triumph {
            Triumph::Circle(circle) => {
                about.push(("circle", self.circle(*circle).into()));
                self.say_with("circles-end-circle", &about)
            }
            Triumph::Sixes => {
                about.push(("sixes", self.catalog.numbers.sixes.into()));
                self.say_with("circles-end-sixes", &about)
            }
            Triumph::LastTurn => self.say_with("circles-end-last-turn", &about),
        }
    }
}

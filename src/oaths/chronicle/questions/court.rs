//! Questions of the scoring and of the end.

use oaths_rules::game::Whereabouts;
use oaths_rules::ids::{PaperSort, Seat};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_contribute(&self) -> Question {
        self.ask("oaths-ask-contribute", &[("pile", self.catalog.numbers.pile.into())])
    }

    pub(super) fn ask_take(&self, seat: Seat) -> Question {
        let numbers = &self.catalog.numbers;
        let count = usize::from(numbers.pile).min(self.game.pile().len());
        let about = [("devil", self.seat(seat).into()), ("count", count.into())];
        let question = self.ask("oaths-ask-take", &about);
        let surplus = self.game.surplus(self.catalog, seat);
        let about = [("surplus", surplus.into()), ("most", numbers.most_tabled.into())];
        let more = (surplus > 0).then(|| self.say_with("oaths-ask-take-surplus", &about));
        question.and(self.text, more)
    }

    pub(super) fn ask_last_prisoners(&self) -> Question {
        self.ask("oaths-ask-last-prisoners", &[("price", self.catalog.numbers.prisoner.into())])
    }

    pub(super) fn ask_vote(&self, seat: Seat) -> Question {
        let numbers = &self.catalog.numbers;
        let votes = || self.game.domain(seat).hand.papers().filter(|paper| paper.sort == PaperSort::Vote);
        let caught = |of: Seat| matches!(self.game.domain(of).whereabouts, Whereabouts::Prison(_));
        let idle = votes().filter(|paper| caught(paper.of)).count();
        let about = [
            ("devil", self.seat(seat).into()),
            ("count", (votes().count() - idle).into()),
            ("idle", idle.into()),
            ("points", numbers.oath_points.into()),
            ("winning", numbers.winning_oaths.into()),
        ];
        self.ask("oaths-ask-vote", &about)
    }
}

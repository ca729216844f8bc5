//! Lines about promises.

use oaths_first_rules::facts::PromiseFact;
use oaths_first_rules::promises::{Outcome, Pledge, Promise};

use super::{Line, Teller, Tone, resources};

impl Teller<'_> {
    pub(super) fn promise_fact(&self, fact: &PromiseFact) -> Line {
        match fact {
            PromiseFact::Given { promise } => {
                let Promise { turn, until, by, vow, clause, .. } = *promise;
                let pledge = Pledge { vow, clause, next: until > turn };
                let about = [
                    ("to", self.receiver(promise, "oaths-first-heaven-to").into()),
                    ("vow", self.pledge(&pledge).into()),
                ];
                self.line("loyalty", Tone::Market, "oaths-first-fact-promised", by, &about).of(promise.to)
            }
            PromiseFact::Settled { promise } => self.settled(promise),
            PromiseFact::Paid { from, to, cards, count, souls } => {
                let mut items = self.hand_items("oaths-paper-oath-in", cards);
                if cards.is_empty() && *count > 0 {
                    items.push(self.say_with("oaths-first-vow-cards", &[("count", (*count).into())]));
                }
                items.extend((*souls > 0).then(|| self.souls(*souls)));
                let about = [("to", self.seat(*to).into()), ("things", self.words().list(&items).into())];
                let tone = self.mood(Some(*to), Some(*from), Tone::Market);
                self.line("tribute", tone, "oaths-first-fact-paid", *from, &about).of([*to]).about(&resources(cards))
            }
            PromiseFact::Showed { seat, to, cards } => {
                let id = if cards.is_empty() { "oaths-fact-showed" } else { "oaths-fact-showed-known" };
                let about = [("to", self.seat(*to).into()), ("cards", self.hand_cards(cards).into())];
                let tone = self.mood(Some(*to), Some(*seat), Tone::Quiet);
                self.line("eye", tone, id, *seat, &about).of([*to]).about(&resources(cards))
            }
            PromiseFact::Disgraced { seat, points, hordes } => {
                let tone = self.bad_for(*seat, Tone::Court);
                let line = self.line("insult", tone, "oaths-first-fact-disgraced", *seat, &[]).about(hordes);
                let mut items = self.words().card_items(hordes);
                items.extend((*points > 0).then(|| self.say_with("oaths-points", &[("count", (*points).into())])));
                let things = self.words().series(&items);
                let lost = || self.say_of("oaths-fact-lost", *seat, &[("things", things.into())]);
                line.with((!items.is_empty()).then(lost))
            }
        }
    }

    fn settled(&self, promise: &Promise) -> Line {
        let Promise { by, to, vow, outcome, .. } = *promise;
        let about = [("to", self.receiver(promise, "oaths-first-heaven").into()), ("vow", self.vow(vow).into())];
        let good = to.map_or(Tone::Market, |to| self.good_for(to, Tone::Market));
        let bad = to.map_or(Tone::Market, |to| self.bad_for(to, Tone::Market));
        let (icon, tone, id) = match outcome {
            Outcome::Open => ("loyalty", Tone::Quiet, "oaths-first-fact-settled-open"),
            Outcome::Kept => ("loyalty", good, "oaths-fact-judged-kept"),
            Outcome::Broken => ("insult", bad, "oaths-fact-judged-broken"),
            Outcome::Void => ("truce", Tone::Quiet, "oaths-first-fact-settled-void"),
            Outcome::Released => ("unlock", self.good_for(by, Tone::Market), "oaths-first-fact-settled-released"),
        };
        self.line(icon, tone, id, by, &about).of(to)
    }
}

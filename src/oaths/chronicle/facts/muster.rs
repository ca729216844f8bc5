//! Lines of the reinforcements, of the action and of the rituals.

use oaths_rules::action::Orders;
use oaths_rules::facts::{ActionFact, MusterFact, RiteFact};
use oaths_rules::ids::{Card, Seat};

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn muster_fact(&self, fact: &MusterFact) -> Line {
        match fact {
            MusterFact::Began { round } => {
                let about = [("turn", (*round).into()), ("turns", self.catalog.numbers.rounds.into())];
                Line::new("turn", Tone::Quiet, self.say_with("oaths-fact-began", &about))
            }
            MusterFact::Returned { seat, hordes, devil } => {
                let id = match (devil, hordes.is_empty()) {
                    (true, true) => "oaths-fact-returned",
                    (true, false) => "oaths-fact-returned-with",
                    (false, _) => "oaths-fact-returned-hordes",
                };
                let about = [("hordes", self.cards(hordes).into())];
                self.line("down", Tone::Quiet, id, *seat, &about).about(hordes)
            }
            MusterFact::Settled { seat, realm } => {
                let about = [("realm", self.realm(*realm).into())];
                self.line("place", self.good_for(*seat, Tone::Quiet), "oaths-fact-settled", *seat, &about)
            }
            MusterFact::DrewSpecial { seat, card } => match card {
                Some(card) => {
                    let about = [("card", self.special(*card).into())];
                    self.line("event", Tone::Market, "oaths-fact-drew-special-known", *seat, &about)
                }
                None => self.line("event", Tone::Quiet, "oaths-fact-drew-special", *seat, &[]),
            },
            MusterFact::Drew { seat, cards } => {
                self.line("card", Tone::Quiet, "oaths-fact-drew", *seat, &[("count", (*cards).into())])
            }
            MusterFact::Tabled { seat, cards, discarded } => self.tabled(*seat, cards, discarded),
            MusterFact::Summoned { seat, souls } => {
                let tone = self.good_for(*seat, Tone::Market);
                self.line("souls", tone, "oaths-fact-summoned", *seat, &[("souls", (*souls).into())])
            }
            MusterFact::Agreed { seat, target, took, gave } => {
                let name = self.seat(*target);
                let tone = self.mood(Some(*seat), Some(*target), Tone::Market);
                let about = [("target", name.as_str().into()), ("cards", self.cards(took).into())];
                let line = self.line("demand", tone, "oaths-fact-agreed", *seat, &about);
                let id = if gave.is_empty() { "oaths-fact-agreed-favor" } else { "oaths-fact-agreed-cards" };
                let about = [("target", name.into()), ("cards", self.cards(gave).into())];
                line.with([self.say_of(id, *seat, &about)]).of([*target]).about(took).about(gave)
            }
        }
    }

    fn tabled(&self, seat: Seat, cards: &[Card], discarded: &[Card]) -> Line {
        let (events, tabled): (Vec<Card>, Vec<Card>) =
            cards.iter().partition(|card| self.catalog.event(**card).is_some());
        let id = if tabled.is_empty() { "oaths-fact-tabled-nothing" } else { "oaths-fact-tabled" };
        let line = self.line("card", Tone::Market, id, seat, &[("cards", self.cards(&tabled).into())]);
        let list = |id: &str, cards: &[Card]| {
            (!cards.is_empty()).then(|| self.say_with(id, &[("cards", self.cards(cards).into())]))
        };
        let detail = [list("oaths-fact-events", &events), list("oaths-fact-discarded", discarded)];
        line.with(detail.into_iter().flatten()).about(cards)
    }

    pub(super) fn action_fact(&self, fact: &ActionFact) -> Line {
        match fact {
            ActionFact::Announced { seat, casts, earth, devil } => {
                let orders = Orders { casts: casts.clone(), earth: earth.clone(), devil: *devil };
                let mut said = self.orders(*seat, &orders).into_iter();
                let icon = match (casts.is_empty(), *devil || !earth.is_empty()) {
                    (false, _) => "ritual",
                    (true, true) => "up",
                    (true, false) => "skip",
                };
                let rituals: Vec<Card> = casts.iter().map(|cast| cast.ritual).collect();
                let line = Line::new(icon, Tone::Quiet, said.next().unwrap_or_default());
                line.with(said).of([*seat]).about(&rituals).about(earth)
            }
            ActionFact::Discarded { seat, rituals } => {
                let about = [("cards", self.cards(rituals).into())];
                self.line("delete", Tone::Quiet, "oaths-fact-uncast", *seat, &about).about(rituals)
            }
            ActionFact::Virtue { seat, hordes } => {
                let about = [("cards", self.cards(hordes).into())];
                let tone = self.bad_for(*seat, Tone::Quiet);
                self.line("destroyed", tone, "oaths-fact-virtue", *seat, &about).about(hordes)
            }
        }
    }

    pub(super) fn rite_fact(&self, fact: &RiteFact) -> Line {
        match fact {
            RiteFact::Performed { seat, ritual, magic } => {
                let about = [("ritual", self.card(*ritual).into()), ("magic", (*magic).into())];
                let tone = self.good_for(*seat, Tone::Market);
                self.line("ritual", tone, "oaths-fact-performed", *seat, &about).about(&[*ritual])
            }
            RiteFact::Cancelled { seat, ritual } => {
                let about = [("ritual", self.card(*ritual).into())];
                self.line("cross", Tone::Quiet, "oaths-fact-cancelled", *seat, &about).about(&[*ritual])
            }
            RiteFact::Destroyed { seat, cards, souls } => {
                let about = [("things", self.things(cards, *souls).into())];
                let tone = self.bad_for(*seat, Tone::War);
                self.line("destroyed", tone, "oaths-fact-rite-destroyed", *seat, &about).about(cards)
            }
            RiteFact::Stolen { by, from } => {
                let tone = self.mood(Some(*by), Some(*from), Tone::Market);
                let about = [("from", self.seat(*from).into())];
                self.line("capture", tone, "oaths-fact-stolen", *by, &about).of([*from])
            }
            RiteFact::Revealed { seat, cards, souls } => {
                let about = [("things", self.things(cards, souls.len() as u32).into())];
                let tone = self.good_for(*seat, Tone::Market);
                let line = self.line("card", tone, "oaths-fact-revealed", *seat, &about).about(cards);
                let became = || self.say_with("oaths-fact-revealed-souls", &[("cards", self.cards(souls).into())]);
                line.with((!souls.is_empty()).then(became))
            }
        }
    }
}

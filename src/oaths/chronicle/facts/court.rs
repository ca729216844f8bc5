//! Lines of the scoring and of the end.

use oaths_rules::facts::CourtFact;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(crate) fn court_fact(&self, fact: &CourtFact) -> Line {
        match fact {
            CourtFact::Enthroned { seat, points } => {
                let about = [("points", (*points).into()), ("realm", self.words().palace().into())];
                self.line("throne", self.good_for(*seat, Tone::Court), "oaths-fact-enthroned", *seat, &about)
            }
            CourtFact::Initiative { order } => {
                let names: Vec<String> = order.iter().map(|seat| self.seat(*seat)).collect();
                let about = [("devils", self.words().series(&names).into())];
                Line::new("turn", Tone::Quiet, self.say_with("oaths-fact-initiative", &about))
            }
            CourtFact::Contributed { seat, count, papers } => {
                let known = !papers.is_empty();
                let id = if known { "oaths-fact-contributed-known" } else { "oaths-fact-contributed" };
                let about = [("count", (*count).into()), ("papers", self.papers(papers).into())];
                self.line("manuscript", Tone::Quiet, id, *seat, &about)
            }
            CourtFact::ShowedHand { seat, papers } => {
                let about = [("papers", self.papers(papers).into())];
                self.line("eye", self.bad_for(*seat, Tone::Court), "oaths-fact-showed-all", *seat, &about)
            }
            CourtFact::Took { seat, papers } => {
                let about = [("papers", self.papers(papers).into())];
                self.line("manuscript", Tone::Court, "oaths-fact-took", *seat, &about)
            }
            CourtFact::Trimmed { seat, cards } => {
                let line = self.line(
                    "delete",
                    self.bad_for(*seat, Tone::Quiet),
                    "oaths-fact-trimmed",
                    *seat,
                    &[("cards", self.cards(cards).into())],
                );
                let most = [("most", self.catalog.numbers.most_tabled.into())];
                line.with([self.say_with("oaths-fact-trimmed-rule", &most)]).about(cards)
            }
            CourtFact::Voted { seat, candidate } => {
                let about = [("candidate", self.seat(*candidate).into())];
                let tone = self.good_for(*candidate, Tone::Court);
                self.line("token", tone, "oaths-fact-voted", *seat, &about).of([*candidate])
            }
            CourtFact::Counted { holder, of, candidate } => {
                let mut about = vec![("of", self.seat(*of).into())];
                let id = match candidate {
                    Some(candidate) => {
                        about.push(("candidate", self.seat(*candidate).into()));
                        "oaths-fact-counted"
                    }
                    None => "oaths-fact-counted-nobody",
                };
                self.line("token", Tone::Court, id, *holder, &about).of([*of]).of(*candidate)
            }
            CourtFact::Overlord { seat, votes } => {
                let tone = self.good_for(*seat, Tone::Court);
                self.line("throne", tone, "oaths-fact-overlord", *seat, &[("votes", (*votes).into())])
            }
            CourtFact::Final { seat, points, oaths } => {
                let total = u32::from(*points) + u32::from(*oaths) * u32::from(self.catalog.numbers.oath_points);
                let about = [("points", (*points).into()), ("oaths", (*oaths).into()), ("total", total.into())];
                self.line("prestige", Tone::Court, "oaths-fact-final", *seat, &about)
            }
            CourtFact::Won { seats, by_oaths } => {
                let id = if *by_oaths { "oaths-fact-won-by-oaths" } else { "oaths-fact-won-game" };
                let about = [("count", seats.len().into()), ("devils", self.seats(seats).into())];
                let won = self.reader.is_some_and(|reader| seats.contains(&reader));
                let tone = match (self.reader, won) {
                    (None, _) => Tone::Court,
                    (Some(_), true) => Tone::Good,
                    (Some(_), false) => Tone::Bad,
                };
                Line::new("champion", tone, self.say_with(id, &about)).of(seats.iter().copied())
            }
        }
    }
}

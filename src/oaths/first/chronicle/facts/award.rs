//! Lines of rituals, awards, the gathering and the end.

use oaths_first_rules::court::Speech;
use oaths_first_rules::facts::{AwardFact, CourtFact, RiteFact};
use oaths_first_rules::game::{Post, PostKind};
use oaths_first_rules::ids::{Card, Seat};

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn rite_fact(&self, fact: &RiteFact) -> Line {
        match fact {
            RiteFact::Dropped { seat, rituals } => {
                let about = [("cards", self.cards(rituals).into())];
                let tone = self.bad_for(*seat, Tone::Quiet);
                self.line("delete", tone, "oaths-first-fact-dropped", *seat, &about).about(rituals)
            }
            RiteFact::Performed { seat, ritual, target } => {
                let tone = self.mood(Some(*seat), *target, Tone::Market);
                let line = Line::new("ritual", tone, self.performs(*seat, *ritual, *target));
                line.of([*seat]).of(*target).about(&[*ritual])
            }
            RiteFact::Cancelled { seat, ritual } => {
                let about = [("ritual", self.card(*ritual).into())];
                self.line("cross", Tone::Quiet, "oaths-first-fact-cancelled", *seat, &about).about(&[*ritual])
            }
            RiteFact::Conjured { seat, count, cards } => {
                let tone = self.good_for(*seat, Tone::Quiet);
                Line::new("card", tone, self.draws(*seat, *count, cards)).of([*seat]).about(cards)
            }
            RiteFact::Summoned { seat, who, hordes, devil, souls } => {
                let id = match (devil, hordes.is_empty()) {
                    (true, true) => "oaths-fact-returned",
                    (true, false) => "oaths-fact-returned-with",
                    (false, false) => "oaths-fact-returned-hordes",
                    (false, true) => "oaths-first-fact-summoned-nobody",
                };
                let about = [("hordes", self.cards(hordes).into())];
                let line = self.line("down", self.bad_for(*who, Tone::Market), id, *who, &about).about(hordes);
                let gained = || self.say_of("oaths-fact-worked-souls", *seat, &[("souls", (*souls).into())]);
                line.of([*seat]).with((*souls > 0).then(gained))
            }
            RiteFact::Plagued { who, hordes, souls } => {
                let things = self.words().series(&self.things(hordes, *souls));
                let tone = self.bad_for(*who, Tone::War);
                let about = [("things", things.into())];
                self.line("destroyed", tone, "oaths-fact-rite-destroyed", *who, &about).about(hordes)
            }
        }
    }

    pub(super) fn award_fact(&self, fact: &AwardFact) -> Line {
        match fact {
            AwardFact::Point { seat, points: 0 } => {
                self.line("prestige", self.bad_for(*seat, Tone::Court), "oaths-first-fact-point-none", *seat, &[])
            }
            AwardFact::Point { seat, points } => {
                let about = [("points", self.say_with("oaths-points", &[("count", (*points).into())]).into())];
                self.line("prestige", self.good_for(*seat, Tone::Court), "oaths-first-fact-point", *seat, &about)
            }
            AwardFact::Post { kind, post, rewarded } => self.posted(*kind, *post, *rewarded),
            AwardFact::Repented { seat } => {
                self.line("unlock", self.good_for(*seat, Tone::Court), "oaths-first-fact-repented", *seat, &[])
            }
            AwardFact::Rolled { seat, die } => {
                self.line("dice", Tone::Quiet, "oaths-first-fact-rolled", *seat, &[("die", (*die).into())])
            }
            AwardFact::Gathered { seat, fiend, die, souls } => self.gathered(*seat, *fiend, *die, *souls),
            AwardFact::TookOath { seat, of: Some(of) } => {
                let about = [("oath", self.oath(*of).into())];
                self.line("manuscript", Tone::Court, "oaths-first-fact-took-known", *seat, &about).of([*of])
            }
            AwardFact::TookOath { seat, of: None } => {
                self.line("manuscript", Tone::Court, "oaths-first-fact-took", *seat, &[])
            }
        }
    }

    fn posted(&self, kind: PostKind, post: Post, rewarded: Option<Seat>) -> Line {
        let name = self.post(kind);
        let about = [("post", name.as_str().into())];
        let Some(holder) = post.holder else {
            return Line::new("vacant", Tone::Court, self.say_with("oaths-first-fact-post-nobody", &about));
        };
        let (id, tone) = match (rewarded, post.stable) {
            (Some(_), true) => ("oaths-first-fact-post-kept", self.good_for(holder, Tone::Court)),
            (Some(_), false) => ("oaths-first-fact-post-got", self.good_for(holder, Tone::Court)),
            (None, true) => ("oaths-first-fact-post-stable", self.good_for(holder, Tone::Court)),
            (None, false) => ("oaths-first-fact-post-shaky", self.bad_for(holder, Tone::Court)),
        };
        self.line("throne", tone, id, holder, &about)
    }

    fn gathered(&self, seat: Seat, fiend: Option<Card>, die: u8, souls: u8) -> Line {
        let mut about = vec![("die", die.into()), ("souls", self.souls(souls.into()).into())];
        about.extend(fiend.map(|card| ("fiend", self.card(card).into())));
        let (icon, id, tone) = match (die, fiend) {
            (1, Some(_)) => ("lock", "oaths-first-fact-caught-fiend", self.bad_for(seat, Tone::Court)),
            (1, None) => ("lock", "oaths-first-fact-caught", self.bad_for(seat, Tone::Court)),
            (2, Some(_)) => ("down", "oaths-first-fact-banished-fiend", self.bad_for(seat, Tone::Court)),
            (2, None) => ("down", "oaths-first-fact-banished", self.bad_for(seat, Tone::Court)),
            (_, Some(_)) => ("souls", "oaths-first-fact-gathered-fiend", self.good_for(seat, Tone::Quiet)),
            (_, None) => ("souls", "oaths-first-fact-gathered", self.good_for(seat, Tone::Quiet)),
        };
        self.line(icon, tone, id, seat, &about).about(fiend.as_slice())
    }

    pub(super) fn court_fact(&self, fact: &CourtFact) -> Line {
        match fact {
            CourtFact::Spoke { seat, objects, proclaims } => {
                let speech = Speech { arrives: true, objects: objects.clone(), proclaims: *proclaims };
                let mut said = self.speech(*seat, &speech).into_iter();
                let objected = self.reader.filter(|reader| objects.contains(reader));
                let tone = self.mood(*proclaims, objected, Tone::Court);
                let line = Line::new("ministerium", tone, said.next().unwrap_or_default());
                line.with(said).of([*seat]).of(objects.iter().copied()).of(*proclaims)
            }
            CourtFact::Proclaimed { seats } => {
                if seats.is_empty() {
                    return Line::new("ministerium", Tone::Court, self.say("oaths-first-fact-proclaimed-nobody"));
                }
                let about = [("count", seats.len().into()), ("devils", self.seats(seats).into())];
                let own = self.reader.filter(|reader| seats.contains(reader));
                let tone = self.mood(own, None, Tone::Court);
                let line = Line::new("ministerium", tone, self.say_with("oaths-first-fact-proclaimed", &about));
                line.of(seats.iter().copied())
            }
            CourtFact::Returned { seat } => self.line("down", Tone::Quiet, "oaths-first-fact-came-back", *seat, &[]),
            CourtFact::Ended { ending } => {
                let mut said = self.ending(ending).into_iter();
                let won = self.reader.map(|reader| ending.winners.contains(&reader));
                let tone = match won {
                    None => Tone::Court,
                    Some(true) => Tone::Good,
                    Some(false) => Tone::Bad,
                };
                let line = Line::new("champion", tone, said.next().unwrap_or_default());
                line.with(said).of([ending.overlord]).of(ending.winners.iter().copied())
            }
        }
    }
}

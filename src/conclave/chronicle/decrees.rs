//! Decrees and undertakings in words: demands of the conclave, and the course of great events
//! (manual appendix K).

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::events::{
    BeastFact, Course, CourseFact, CrusadeFact, CrusadeStage, DecreeFact, Given, HostFact, Matter, PaladinFact,
    TournamentFact, Undertaken,
};
use crate::rules::tribute::Purse;

impl Teller<'_> {
    /// Returns a demand of the conclave, as the object of a sentence.
    #[must_use]
    pub fn matter(&self, matter: Matter) -> String {
        match matter {
            Matter::Cards(n) => self.say_with("matter-cards", &[("n", n.into())]),
            Matter::Treasure => self.say("matter-treasure"),
            Matter::Crusader => self.say("matter-crusader"),
            Matter::Contender => self.say("matter-contender"),
            Matter::Vote(accused) => self.say_with("matter-vote", &[("house", self.seat_name(accused).into())]),
        }
    }

    /// Returns the state of an undertaking, in a sentence.
    #[must_use]
    pub fn undertaking(&self, undertaken: &Undertaken) -> String {
        match &undertaken.course {
            Course::Paladin { quarry } => {
                self.say_with("undertaking-paladin", &[("house", self.seat_name(*quarry).into())])
            }
            Course::Tournament { on, .. } => self.say_with("undertaking-tournament", &[("turn", (*on).into())]),
            Course::Crusade(crusade) => {
                let n = ("n", crusade.legions.len().into());
                match crusade.stage {
                    CrusadeStage::Gathering => self.say("undertaking-crusade-gathering"),
                    CrusadeStage::Away { until, .. } => {
                        self.say_with("undertaking-crusade-away", &[n, ("turn", until.into())])
                    }
                    CrusadeStage::Home => self.say_with("undertaking-crusade-home", &[n]),
                }
            }
            Course::AngelicHost { hp, max_hp, left, .. } => {
                let order: Vec<String> = left.iter().map(|&seat| self.seat_name(seat)).collect();
                let about = [("hp", (*hp).into()), ("most", (*max_hp).into()), ("order", self.series(&order).into())];
                self.say_with("undertaking-host", &about)
            }
            Course::Beast { struck } => {
                let houses: Vec<String> = struck.iter().map(|&seat| self.seat_name(seat)).collect();
                self.say_with("undertaking-beast", &[("houses", self.series(&houses).into())])
            }
        }
    }

    /// Returns the line of a fact about decrees. `None` for a demand to a house other than the
    /// reader's.
    pub(super) fn decree_fact(&self, fact: &DecreeFact) -> Option<Line> {
        Some(match fact {
            DecreeFact::Asked { event, of, matter, penalty, due } => {
                if self.reader.is_some_and(|reader| reader != *of) {
                    return None;
                }
                let about = [
                    ("event", self.event_name(*event).into()),
                    ("house", self.seat_name(*of).into()),
                    ("matter", self.matter(*matter).into()),
                    ("penalty", (*penalty).into()),
                    ("turn", (*due).into()),
                ];
                let id = if *penalty > 0 { "fact-decree-asked" } else { "fact-decree-vote" };
                Line::new("demand", self.mood(None, Some(*of), Tone::Conclave), self.say_with(id, &about)).of([*of])
            }
            DecreeFact::Obeyed { event, seat, given } => {
                let about = [("event", self.event_name(*event).into()), ("house", self.seat_name(*seat).into())];
                let line = Line::new("check", Tone::Conclave, self.say_with("fact-decree-obeyed", &about)).of([*seat]);
                match given {
                    Some(given) => {
                        let about = [("given", self.given(given).into())];
                        line.with([self.say_with("fact-decree-given", &about)])
                    }
                    None => line,
                }
            }
            DecreeFact::Defied { event, seat, matter } => {
                let about = [
                    ("event", self.event_name(*event).into()),
                    ("house", self.seat_name(*seat).into()),
                    ("matter", self.matter(*matter).into()),
                ];
                Line::new(
                    "cross",
                    self.mood(None, Some(*seat), Tone::Conclave),
                    self.say_with("fact-decree-defied", &about),
                )
                .of([*seat])
            }
            DecreeFact::Voted { seat, accused, expel, voices, wager } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("accused", self.seat_name(*accused).into()),
                    ("voices", (*voices).into()),
                    ("wager", (*wager).into()),
                ];
                let id = if *expel { "fact-voted-for" } else { "fact-voted-against" };
                let tone = self.mood(None, (*expel).then_some(*accused), Tone::Conclave);
                Line::new("seal", tone, self.say_with(id, &about)).of([*seat, *accused])
            }
            DecreeFact::VoteCounted { accused, yes, no, expelled } => {
                let about = [("house", self.seat_name(*accused).into()), ("yes", (*yes).into()), ("no", (*no).into())];
                let id = if *expelled { "fact-vote-carried" } else { "fact-vote-lost" };
                let saved = (!*expelled).then_some(*accused);
                let tone = self.mood(saved, Some(*accused), Tone::Conclave);
                Line::new("excommunicated", tone, self.say_with(id, &about)).of([*accused])
            }
            DecreeFact::Rescinded { events } => {
                let names: Vec<String> = events.iter().map(|&event| self.event_name(event).to_owned()).collect();
                let about = [("events", self.series(&names).into())];
                Line::new("delete", Tone::Conclave, self.say_with("fact-decrees-rescinded", &about))
            }
        })
    }

    fn given(&self, given: &Given) -> String {
        match given {
            Given::Cards(worths) => self.receipt(worths),
            Given::Treasure(treasure) => self.treasure_name(*treasure),
            Given::Legion(muster) => self.muster_name(muster),
            Given::Champion(praetor) => self.praetor_name(*praetor),
        }
    }

    fn receipt(&self, worths: &[Purse]) -> String {
        let cards: Vec<String> = worths.iter().map(|worth| self.purse(worth)).collect();
        self.series(&cards)
    }

    /// Returns the line of a fact about undertakings.
    pub(super) fn course_fact(&self, fact: &CourseFact) -> Line {
        let plain = |icon: &'static str, tone: Tone, id: &str| Line::new(icon, tone, self.say(id));
        match fact {
            CourseFact::Paladin(PaladinFact::Comes { quarry }) => {
                let about = [("house", self.seat_name(*quarry).into())];
                let tone = self.mood(None, Some(*quarry), Tone::War);
                Line::new("single-combat", tone, self.say_with("fact-paladin-comes", &about)).of([*quarry])
            }
            CourseFact::Paladin(PaladinFact::TurnsBack { quarry }) => {
                let about = [("house", self.seat_name(*quarry).into())];
                Line::new("single-combat", Tone::War, self.say_with("fact-paladin-turns-back", &about)).of([*quarry])
            }
            CourseFact::Paladin(PaladinFact::Strikes { quarry, relic, cards, burnt }) => {
                let mut about = vec![("house", self.seat_name(*quarry).into()), ("n", Value::from(*cards))];
                let id = match relic {
                    Some(relic) => {
                        about.push(("relic", self.treasure_name(*relic).into()));
                        "fact-paladin-relic"
                    }
                    None => "fact-paladin-cards",
                };
                let line =
                    Line::new("single-combat", self.mood(None, Some(*quarry), Tone::War), self.say_with(id, &about))
                        .of([*quarry]);
                if burnt.is_empty() {
                    line
                } else {
                    line.with([self.say_with("fact-paladin-burnt", &[("cards", self.receipt(burnt).into())])])
                }
            }
            CourseFact::Tournament(TournamentFact::Called { on }) => {
                let about = [("turn", (*on).into())];
                Line::new("champion", Tone::Conclave, self.say_with("fact-tournament-called", &about))
            }
            CourseFact::Tournament(TournamentFact::Void { came: None }) => {
                plain("champion", Tone::Conclave, "fact-tournament-void")
            }
            CourseFact::Tournament(TournamentFact::Void { came: Some(seat) }) => {
                let about = [("house", self.seat_name(*seat).into())];
                Line::new("champion", Tone::Conclave, self.say_with("fact-tournament-alone", &about)).of([*seat])
            }
            CourseFact::Tournament(TournamentFact::Held { winner: None }) => {
                plain("champion", Tone::Conclave, "fact-tournament-nobody")
            }
            CourseFact::Tournament(TournamentFact::Held { winner: Some((seat, praetor)) }) => {
                let about = [("house", self.seat_name(*seat).into()), ("praetor", self.praetor_name(*praetor).into())];
                let tone = self.mood(Some(*seat), None, Tone::Conclave);
                Line::new("champion", tone, self.say_with("fact-tournament-won", &about)).of([*seat])
            }
            CourseFact::Crusade(CrusadeFact::Called) => plain("march", Tone::Conclave, "fact-crusade-called"),
            CourseFact::Crusade(CrusadeFact::Embarked { seat, legion: _, muster }) => {
                let about = [("legion", self.legion_of(muster, *seat).into())];
                Line::new("march", Tone::War, self.say_with("fact-crusade-embarked", &about)).of([*seat])
            }
            CourseFact::Crusade(CrusadeFact::Void) => plain("march", Tone::Conclave, "fact-crusade-void"),
            CourseFact::Crusade(CrusadeFact::Marches { legions, until }) => {
                let about = [("n", (*legions).into()), ("turn", (*until).into())];
                Line::new("march", Tone::War, self.say_with("fact-crusade-marches", &about))
            }
            CourseFact::Crusade(CrusadeFact::Fell { seat, legion: _, muster }) => {
                let about = [("legion", self.legion_of(muster, *seat).into())];
                let tone = self.mood(None, Some(*seat), Tone::War);
                Line::new("destroyed", tone, self.say_with("fact-crusader-fell", &about)).of([*seat])
            }
            CourseFact::Crusade(CrusadeFact::Returned { seat, legion: _, muster, canton }) => {
                let about =
                    [("legion", self.legion_of(muster, *seat).into()), ("canton", self.canton_name(*canton).into())];
                let tone = self.mood(Some(*seat), None, Tone::War);
                Line::new("forces", tone, self.say_with("fact-crusader-returned", &about)).at(*canton).of([*seat])
            }
            CourseFact::Host(HostFact::Comes { order }) => {
                let names: Vec<String> = order.iter().map(|&seat| self.seat_name(seat)).collect();
                let about = [("order", self.series(&names).into())];
                Line::new("legion-winged", Tone::War, self.say_with("fact-host-comes", &about))
            }
            CourseFact::Host(HostFact::Passes { seat }) => {
                let about = [("house", self.seat_name(*seat).into())];
                Line::new("legion-winged", Tone::War, self.say_with("fact-host-passes", &about)).of([*seat])
            }
            CourseFact::Host(HostFact::Beaten { by }) => {
                let about = [("house", self.seat_name(*by).into())];
                let tone = self.mood(Some(*by), None, Tone::War);
                Line::new("legion-winged", tone, self.say_with("fact-host-beaten", &about)).of([*by])
            }
            CourseFact::Host(HostFact::Ascends) => plain("legion-winged", Tone::War, "fact-host-ascends"),
            CourseFact::Beast(BeastFact::Loose) => plain("legion-beast", Tone::War, "fact-beast-loose"),
            CourseFact::Beast(BeastFact::Strikes { from, place: _, landmark, canton }) => {
                let about = [("place", self.place_name(landmark).into()), ("house", self.seat_name(*from).into())];
                let tone = self.mood(None, Some(*from), Tone::War);
                Line::new("legion-beast", tone, self.say_with("fact-beast-strikes", &about)).at(*canton).of([*from])
            }
            CourseFact::Beast(BeastFact::Rests) => plain("legion-beast", Tone::Quiet, "fact-beast-rests"),
            CourseFact::Beast(BeastFact::Sleeps) => plain("legion-beast", Tone::Quiet, "fact-beast-sleeps"),
        }
    }
}

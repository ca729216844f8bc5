//! Events in words: what cards say, how they are played and answered, what came of them (manual 4.13).

use super::{Line, Teller, Tone};
use crate::rules::events::{EventAim, EventFact, Reply, Scruple};
use crate::rules::ids::{DecreeId, EventKind};

impl Teller<'_> {
    /// The name of an event card.
    #[must_use]
    pub fn event_name(&self, event: EventKind) -> &str {
        &self.catalog.event(event).name
    }

    /// The line of a fact about events.
    pub(super) fn event_fact(&self, fact: &EventFact) -> Option<Line> {
        Some(match fact {
            EventFact::Drawn { seat, event } => {
                let about = [("event", self.event_name(*event).into())];
                Line::new("event", Tone::Conclave, self.say_with("fact-event-drawn", &about)).of([*seat])
            }
            EventFact::Decree(fact) => return self.decree_fact(fact),
            EventFact::Course(fact) => self.course_fact(fact),
        })
    }

    /// The order to play an event.
    pub(super) fn event_order(&self, event: EventKind, _aim: EventAim) -> String {
        self.say_with("draft-event", &[("event", self.event_name(event).into())])
    }

    /// The answer that keeps some of the event cards in hand.
    pub(super) fn keep_events(&self, cards: &[EventKind]) -> String {
        self.say_with("answer-keep-events", &[("n", cards.len().into())])
    }

    /// The answer to something that an event asks.
    pub(super) fn decree_reply(&self, _decree: DecreeId, reply: &Reply) -> String {
        match reply {
            Reply::Defy => self.say("answer-decree-defy"),
            Reply::Pay(cards) => self.say_with("answer-decree-pay", &[("n", cards.len().into())]),
            Reply::Sacrifice(treasure) => {
                self.say_with("answer-decree-sacrifice", &[("treasure", self.treasure_name(*treasure).into())])
            }
            Reply::Send(legion) => {
                let legion = self.table().forces().legion(*legion);
                let name = legion.map_or_else(|| self.say("legion-unknown"), |legion| self.legion_name(legion));
                self.say_with("answer-decree-send", &[("legion", name.into())])
            }
            Reply::Name(praetor, _) => {
                self.say_with("answer-decree-name", &[("praetor", self.praetor_name(*praetor).into())])
            }
            Reply::Vote(true) => self.say("answer-decree-vote-for"),
            Reply::Vote(false) => self.say("answer-decree-vote-against"),
        }
    }

    /// Why an event cannot be played, in a sentence.
    #[must_use]
    pub fn scruple(&self, scruple: &Scruple) -> String {
        match scruple {
            Scruple::NotHeld => self.say("refusal-event-not-held"),
        }
    }
}

//! Events in words: the texts of cards, their use, the replies to them, and their effects (manual
//! 4.13).
//!
//! The text of a card is made from its effect and its numbers, with the message that
//! [`EventEffect::key`] names. It may use the numbers of the effect or the edict, and `aimed`,
//! which is `yes` if the card has a target.

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::catalog::{EdictAmount, EventDef, EventEffect, EventTarget};
use crate::rules::events::{ArmsFact, CardFact, EventAim, EventFact, HouseFact, LandFact, LevyFact, Reply, Scruple};
use crate::rules::ids::{DecreeId, EventKind, Seat};
use crate::rules::tribute::Purse;

impl Teller<'_> {
    /// Returns the name of an event card.
    #[must_use]
    pub fn event_name(&self, event: EventKind) -> &str {
        &self.catalog.event(event).name
    }

    /// Returns the text of an event card in sentences: effect, duration and cost.
    #[must_use]
    pub fn event_text(&self, event: EventKind) -> Vec<String> {
        let def = self.catalog.event(event);
        let mut text = vec![self.event_effect(def)];
        if let Some((least, most)) = def.turns {
            let id = if least == most { "event-lasts-exactly" } else { "event-lasts" };
            text.push(self.say_with(id, &[("least", least.into()), ("most", most.into())]));
        }
        let cost = match (def.cost == Purse::EMPTY, def.prestige) {
            (true, 0) => self.say("event-free"),
            (false, 0) => self.say_with("event-costs", &[("cost", self.purse(&def.cost).into())]),
            (true, prestige) => self.say_with("event-costs-prestige", &[("prestige", prestige.into())]),
            (false, prestige) => {
                let about = [("cost", self.purse(&def.cost).into()), ("prestige", prestige.into())];
                self.say_with("event-costs-both", &about)
            }
        };
        text.push(cost);
        if def.secret() {
            text.push(self.say("event-secret"));
        }
        text
    }

    /// Returns the effect of an event, in a sentence or two.
    fn event_effect(&self, def: &EventDef) -> String {
        let mut about: Vec<(&str, Value<'_>)> =
            vec![("aimed", if def.target == EventTarget::Nobody { "no" } else { "yes" }.into())];
        if let EventEffect::Edict(edict) = def.effect {
            about.extend(about_amount(edict.amount()));
        }
        let numbers = &self.catalog.constants.events;
        let worn = |id: &str| {
            let found = self.catalog.decorations.iter().find(|def| def.id == id);
            Value::from(found.map_or("", |def| def.name.as_str()))
        };
        about.extend([
            ("fissures", u32::from(numbers.fissures.1).into()),
            ("save", numbers.fissure_save.into()),
            ("corruption", numbers.corruption_dice.into()),
            ("weakness", numbers.weakness_dice.into()),
            ("least", numbers.windfall.0.into()),
            ("most", numbers.windfall.1.into()),
            ("needs", numbers.loyalty.into()),
            ("cantons", numbers.revanchism.1.into()),
            ("promotion", worn(&numbers.promotion)),
            ("deeds", worn(&numbers.deeds)),
        ]);
        self.say_with(def.effect.key(), &about)
    }

    /// Returns the line of a fact about events.
    pub(super) fn event_fact(&self, fact: &EventFact) -> Option<Line> {
        let house = |seat: Seat| ("house", Value::from(self.seat_name(seat)));
        let card = |event: EventKind| ("event", Value::from(self.event_name(event)));
        let line = |id: &str, about: &[(&str, Value<'_>)]| Line::new("event", Tone::Conclave, self.say_with(id, about));
        Some(match fact {
            EventFact::Card(CardFact::Drawn { seat, event }) => {
                line("fact-event-drawn", &[house(*seat), card(*event)]).of([*seat])
            }
            EventFact::Card(CardFact::Discarded { seat, events }) => {
                let names: Vec<String> = events.iter().map(|event| self.event_name(*event).to_owned()).collect();
                let about = [house(*seat), ("events", self.list(&names).into())];
                line("fact-event-discarded", &about).of([*seat])
            }
            EventFact::Card(CardFact::Reshuffled) => line("fact-event-reshuffled", &[]),
            EventFact::Card(CardFact::Played { seat, event, aim, .. }) => {
                let id = if *aim == EventAim::Nobody { "fact-event-played" } else { "fact-event-played-on" };
                let about = [house(*seat), card(*event), ("aim", self.event_aim(*aim).into())];
                let text = self.event_effect(self.catalog.event(*event));
                line(id, &about).of(std::iter::once(*seat).chain(aim.house())).with([text])
            }
            EventFact::Card(CardFact::Idle { seat, event }) => line("fact-event-idle", &[card(*event)]).of([*seat]),
            EventFact::Card(CardFact::Began { seat, event, target, turns, .. }) => {
                let about = [card(*event), ("turns", (*turns).into())];
                line("fact-event-began", &about).of(std::iter::once(*seat).chain(*target))
            }
            EventFact::Card(CardFact::Ended { seat, event, target, cancelled, .. }) => {
                let id = if *cancelled { "fact-event-cancelled" } else { "fact-event-ended" };
                line(id, &[card(*event)]).of(std::iter::once(*seat).chain(*target))
            }
            EventFact::Land(LandFact::Fissured { canton, from }) => {
                let about = [("at", self.coordinates(*canton).into())];
                let mut line = line("fact-event-fissured", &about).at(*canton).of(*from);
                line.tone = self.mood(None, *from, Tone::War);
                line
            }
            EventFact::Levy(LevyFact::CardsLost { seat, cards, worths }) => {
                let about = [house(*seat), ("n", (*cards).into())];
                let mut line = line("fact-event-cards-lost", &about).of([*seat]).with(self.worths(worths));
                line.tone = self.mood(None, Some(*seat), Tone::Market);
                line
            }
            EventFact::Levy(LevyFact::CardsGained { seat, cards, worths }) => {
                let about = [house(*seat), ("n", (*cards).into())];
                let mut line = line("fact-event-cards-gained", &about).of([*seat]).with(self.worths(worths));
                line.tone = self.mood(Some(*seat), None, Tone::Market);
                line
            }
            EventFact::Land(LandFact::Rebelled { landmark, canton, from, .. }) => {
                let about = [house(*from), ("place", self.place_name(landmark).into())];
                let mut line = line("fact-event-rebelled", &about).at(*canton).of([*from]);
                line.tone = self.mood(None, Some(*from), Tone::War);
                line
            }
            EventFact::Arms(ArmsFact::Faithless { muster, owner, canton, came_to, .. }) => {
                let needs = self.catalog.constants.events.loyalty;
                let about = [
                    ("legion", self.legion_of(muster, *owner).into()),
                    ("n", (*came_to).into()),
                    ("needs", needs.into()),
                ];
                let mut line = line("fact-event-faithless", &about).at(*canton).of([*owner]);
                line.tone = self.mood(None, Some(*owner), Tone::War);
                line
            }
            EventFact::Arms(ArmsFact::LegionDecorated { seat, muster, decoration, .. }) => {
                let about = [("wearer", self.legion_of(muster, *seat).into()), self.decoration(*decoration)];
                let mut line = line("fact-event-decorated", &about).of([*seat]);
                line.tone = self.mood(Some(*seat), None, Tone::War);
                line
            }
            EventFact::Arms(ArmsFact::PraetorDecorated { seat, praetor, decoration }) => {
                let about = [("wearer", self.praetor_name(*praetor).into()), self.decoration(*decoration)];
                let mut line = line("fact-event-decorated", &about).of([*seat]);
                line.tone = self.mood(Some(*seat), None, Tone::War);
                line
            }
            EventFact::Arms(ArmsFact::Returned { seat, praetor }) => {
                let about = [house(*seat), ("praetor", self.praetor_name(*praetor).into())];
                line("fact-event-returned", &about).of([*seat])
            }
            EventFact::House(HouseFact::Reinstated { seat }) => {
                line("fact-event-reinstated", &[house(*seat)]).of([*seat])
            }
            EventFact::Levy(LevyFact::NoTribute { seat, event }) => {
                line("fact-event-no-tribute", &[card(*event)]).of([*seat])
            }
            EventFact::House(HouseFact::PassedOver { seat }) => {
                line("fact-event-passed-over", &[house(*seat)]).of([*seat])
            }
            EventFact::House(HouseFact::TokenArranged) => line("fact-event-token-arranged", &[]),
            EventFact::House(HouseFact::Schemer { seat, guilty }) => {
                let id = if *guilty { "fact-event-schemer" } else { "fact-event-no-schemer" };
                line(id, &[house(*seat)]).of([*seat])
            }
            EventFact::Decree(fact) => return self.decree_fact(fact),
            EventFact::Course(fact) => self.course_fact(fact),
            EventFact::House(HouseFact::Kingmaker { seat, pawn }) => {
                let about = [house(*seat), ("pawn", self.seat_name(*pawn).into())];
                line("fact-event-kingmaker", &about).of([*seat, *pawn])
            }
            EventFact::House(HouseFact::Buried) => line("fact-event-buried", &[]),
        })
    }

    fn worths(&self, worths: &[Purse]) -> Vec<String> {
        let carried = |worth: &Purse| self.say_with("fact-event-card", &[("worth", self.purse(worth).into())]);
        worths.iter().map(carried).collect()
    }

    fn decoration(&self, at: u8) -> (&'static str, Value<'_>) {
        let def = self.catalog.decorations.get(usize::from(at));
        ("decoration", def.map_or("", |def| def.name.as_str()).into())
    }

    /// Returns the target of an event.
    #[must_use]
    pub fn event_aim(&self, aim: EventAim) -> String {
        match aim {
            EventAim::Nobody => self.say("event-aim-nobody"),
            EventAim::House(seat) => self.seat_name(seat),
            EventAim::Place(id) => self.place_by_id(id),
            EventAim::Legion(id) => self.legion_by_id(id),
            EventAim::Praetor(kind) => self.praetor_name(kind),
        }
    }

    /// Returns the order to play an event.
    pub(super) fn event_order(&self, event: EventKind, aim: EventAim) -> String {
        let about = [("event", self.event_name(event).into()), ("aim", self.event_aim(aim).into())];
        self.say_with(if aim == EventAim::Nobody { "draft-event" } else { "draft-event-on" }, &about)
    }

    /// Returns the answer that keeps some of the event cards.
    pub(super) fn keep_events(&self, cards: &[EventKind]) -> String {
        let names: Vec<String> = cards.iter().map(|event| self.event_name(*event).to_owned()).collect();
        if names.is_empty() {
            return self.say("answer-keep-no-events");
        }
        self.say_with("answer-keep-events", &[("events", self.list(&names).into())])
    }

    /// Returns the reply to a decree.
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

    /// Returns the reason why an event cannot be played, or the prohibition by an event, in a
    /// sentence.
    #[must_use]
    pub fn scruple(&self, scruple: &Scruple) -> String {
        match *scruple {
            Scruple::NotHeld => self.say("refusal-event-not-held"),
            Scruple::Choosing => self.say("refusal-event-choosing"),
            Scruple::Aim => self.say("refusal-event-aim"),
            Scruple::NoBorder(seat) => {
                self.say_with("refusal-event-no-border", &[("house", self.seat_name(seat).into())])
            }
            Scruple::Prestige { needs } => self.say_with("refusal-event-prestige", &[("needs", needs.into())]),
            Scruple::CastOut => self.say("refusal-event-cast-out"),
            Scruple::TooFewHouses { needs } => self.say_with("refusal-event-houses", &[("needs", needs.into())]),
            Scruple::Forbidden { by, turns } => {
                let about = [("event", self.event_name(by).into()), ("turns", turns.into())];
                self.say_with("refusal-event-forbidden", &about)
            }
        }
    }
}

/// Returns the amount of an edict with its names in texts.
fn about_amount(amount: EdictAmount) -> Vec<(&'static str, Value<'static>)> {
    let way = |n: i8| Value::from(if n < 0 { "down" } else { "up" });
    let change = |n: i8| vec![("n", n.unsigned_abs().into()), ("direction", way(n))];
    match amount {
        EdictAmount::Nothing => Vec::new(),
        EdictAmount::Number(n) => vec![("n", n.into())],
        EdictAmount::Change(n) => change(n),
        EdictAmount::ByRank(high, low) => {
            let mut about = change(high);
            about.extend([("low", low.unsigned_abs().into()), ("lowly", way(low))]);
            about
        }
        EdictAmount::Percent(n) => vec![("percent", n.into())],
    }
}

//! Lines of actions and spells.

use circles_rules::facts::{ActionFact, MagicFact};

use super::{Card, Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn action_fact(&self, fact: &ActionFact) -> Line {
        match fact {
            ActionFact::Track { daemons } => {
                let names: Vec<String> = daemons.iter().map(|kind| self.daemon(*kind)).collect();
                let about = [("daemons", self.words().series(&names).into())];
                self.world("reorder", Tone::Quiet, "circles-fact-track", &about)
            }
            ActionFact::PassedForGood { seat, daemon } => {
                self.of_daemon("skip", Tone::Quiet, "circles-act-pass-for-good", (*seat, *daemon), &[])
            }
            ActionFact::Passed { seat, daemon, card, souls, slots } => {
                let about = [
                    ("card", self.arcanum(*card).into()),
                    ("souls", self.souls(*souls).into()),
                    ("slots", (*slots).into()),
                ];
                let line = self.of_daemon("down", Tone::Quiet, "circles-act-pass", (*seat, *daemon), &about);
                line.about(&[Card::Arcanum(*card)])
            }
            ActionFact::Walked { seat, daemon, card: Some(card), souls } => {
                let about = [("card", self.arcanum(*card).into()), ("souls", self.souls(*souls).into())];
                let line = self.of_daemon("up", Tone::Market, "circles-fact-walked", (*seat, *daemon), &about);
                line.about(&[Card::Arcanum(*card)])
            }
            ActionFact::Walked { seat, daemon, card: None, souls: _ } => {
                self.of_daemon("up", Tone::Market, "circles-fact-sent", (*seat, *daemon), &[])
            }
            ActionFact::Influenced { seat, daemon, influence, souls, good } => {
                let loses = self.served(influence.unit);
                let gains = if *good { Some(*seat) } else { None };
                let id = if *good { "circles-fact-influenced" } else { "circles-fact-not-influenced" };
                let about = [("influence", self.influence(influence).into())];
                let tone = self.mood(gains, loses.filter(|_| *good), Tone::Market);
                let line = self.of_daemon("diplomacy", tone, id, (*seat, *daemon), &about);
                let paid = || self.say_with("circles-act-bribes", &[("souls", self.souls(*souls).into())]);
                line.of(loses).with((*souls > 0).then(paid))
            }
            ActionFact::Atoned { seat, daemon, dice } => {
                let about = [("dice", (*dice).into())];
                self.of_daemon("ritual", Tone::Court, "circles-fact-atoned", (*seat, *daemon), &about)
            }
            ActionFact::Conspired { seat, daemon, cards } => {
                let about = [("cards", self.words().count("hell-cards", *cards).into())];
                self.of_daemon("eye", Tone::Market, "circles-fact-conspired", (*seat, *daemon), &about)
            }
            ActionFact::Chose { seat, card: Some(card) } => {
                let about = [("card", self.hell_card(*card).into())];
                let line = self.line("event", Tone::Court, "circles-fact-chose", *seat, &about);
                line.about(&[Card::Hell(*card)])
            }
            ActionFact::Chose { seat, card: None } => {
                self.line("cross", Tone::Quiet, "circles-fact-chose-nothing", *seat, &[])
            }
            ActionFact::Rigged { seat, card: Some(card) } => {
                let about = [("card", self.hell_card(*card).into())];
                let line = self.line("event", Tone::Market, "circles-fact-rigged-known", *seat, &about);
                line.about(&[Card::Hell(*card)])
            }
            ActionFact::Rigged { seat, card: None } => {
                self.line("event", Tone::Market, "circles-fact-rigged", *seat, &[])
            }
            ActionFact::DidDeeds { seat, daemon, favours } => {
                let tone = if *favours > 0 { self.good_for(*seat, Tone::Court) } else { Tone::Quiet };
                let about = [("favours", self.words().count("favours", *favours).into())];
                self.of_daemon("hellfire", tone, "circles-fact-deeds", (*seat, *daemon), &about)
            }
            ActionFact::Delayed { seat, daemon, slots } => {
                let tone = self.bad_for(*seat, Tone::Market);
                let about = [("slots", (*slots).into())];
                self.of_daemon("down", tone, "circles-fact-delayed", (*seat, *daemon), &about)
            }
            ActionFact::Again { seat, daemon } => {
                let tone = self.good_for(*seat, Tone::Market);
                self.of_daemon("redo", tone, "circles-fact-acts-again", (*seat, *daemon), &[])
            }
        }
    }

    pub(super) fn magic_fact(&self, fact: &MagicFact) -> Line {
        match fact {
            MagicFact::Cast { seat, daemon, card, target, souls } => {
                let about = [("spell", self.aimed(*card, target).into())];
                let line = self.of_daemon("orb", Tone::Market, "circles-act-cast", (*seat, *daemon), &about);
                let paid = || self.say_of("circles-fact-cost", *seat, &[("souls", self.souls(*souls).into())]);
                line.with((*souls > 0).then(paid)).about(&[Card::Arcanum(*card)])
            }
            MagicFact::Supported { seat, daemon, caster, spell } => {
                let about = [("caster", self.daemon(*caster).into()), ("spell", self.spell(*spell).into())];
                self.of_daemon("loyalty", Tone::Market, "circles-act-support", (*seat, *daemon), &about)
            }
            MagicFact::Countered { seat, card } => {
                let tone = self.bad_for(*seat, Tone::Market);
                self.of_card("cross", tone, "circles-fact-countered", *seat, *card)
            }
            MagicFact::Eluded { seat, card } => {
                let tone = self.bad_for(*seat, Tone::Market);
                self.of_card("cross", tone, "circles-fact-eluded", *seat, *card)
            }
            MagicFact::Worked { seat, card } => {
                let line = self.of_card("orb", Tone::Market, "circles-fact-worked", *seat, *card);
                line.with(self.words().spell_effect(self.catalog.spell_kind(*card)))
            }
            MagicFact::Built { seat, card } => {
                self.of_card("relic", self.good_for(*seat, Tone::Market), "circles-fact-built", *seat, *card)
            }
        }
    }

    /// Returns a line about an arcana card. The text gets its name as `$card`.
    pub(super) fn of_card(
        &self,
        icon: &'static str,
        tone: Tone,
        id: &str,
        seat: circles_rules::ids::Seat,
        card: circles_rules::ids::Arcanum,
    ) -> Line {
        self.line(icon, tone, id, seat, &[("card", self.arcanum(card).into())]).about(&[Card::Arcanum(card)])
    }
}

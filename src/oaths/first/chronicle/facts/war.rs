//! Lines of the combat phase, with the numbers of each round.

use oaths_first_rules::catalog::Trait;
use oaths_first_rules::facts::WarFact;
use oaths_first_rules::ids::{Card, HandCard, Seat};
use oaths_first_rules::war::{Casualties, Fate, Side};
use table_text::Value;

use super::{Line, Teller, Tone, resources};

impl Teller<'_> {
    pub(super) fn war_fact(&self, fact: &WarFact) -> Line {
        match fact {
            WarFact::Announced { seat, target: Some(target) } => {
                self.against("march", "oaths-first-fact-announced", *seat, *target)
            }
            WarFact::Announced { seat, target: None } => {
                self.line("skip", Tone::Quiet, "oaths-first-answer-attacks-nobody", *seat, &[])
            }
            WarFact::Attacked { seat, target } => self.against("battle", "oaths-first-fact-attacked", *seat, *target),
            WarFact::Negated { seat } => {
                self.line("stronghold", self.good_for(*seat, Tone::War), "oaths-first-fact-negated", *seat, &[])
            }
            WarFact::Fled { seat } => self.one("retreat", "oaths-first-fact-fled", *seat),
            WarFact::Recalled { by, who } => {
                let tone = self.mood(Some(*by), Some(*who), Tone::War);
                let about = [("who", self.seat(*who).into())];
                self.line("down", tone, "oaths-first-fact-recalled", *by, &about).of([*who])
            }
            WarFact::Surrendered { seat } => {
                let tone = self.bad_for(*seat, Tone::War);
                self.line("truce", tone, "oaths-first-answer-surrenders", *seat, &[])
            }
            WarFact::Retreated { seat } => self.one("retreat", "oaths-first-fact-retreated", *seat),
            WarFact::Switched { seat } => self.one("usurper", "oaths-first-fact-switched", *seat),
            WarFact::Joined { seat, side } => {
                let id = match side {
                    Side::Attack => "oaths-first-fact-joined-attack",
                    Side::Defend => "oaths-first-fact-joined-defend",
                };
                self.one("march", id, *seat)
            }
            WarFact::SentHome { seat } => self.one("down", "oaths-first-fact-sent-home", *seat),
            WarFact::Truce { round } => {
                let about = [("round", (*round).into())];
                Line::new("truce", Tone::War, self.say_with("oaths-first-fact-truce", &about))
            }
            WarFact::Drawn {
                round,
                attack,
                defend,
                defence,
                cards,
                on_attack,
                on_defence,
                extra_on_attack,
                extra_on_defence,
            } => {
                let sizes = [
                    ("round", (*round).into()),
                    ("attack", (*attack).into()),
                    ("defend", (*defend).into()),
                    ("defence", (*defence).into()),
                ];
                let hits = |count: u32| self.say_with("oaths-first-hits", &[("count", count.into())]);
                let of = |attackers: u32, defenders: u32| {
                    [("attackers", hits(attackers).into()), ("defenders", hits(defenders).into())]
                };
                let [attackers, defenders] = of(*on_attack, *on_defence);
                let drawn = [("cards", (*cards).into()), attackers, defenders];
                let line = Line::new("melee", Tone::War, self.say_with("oaths-first-fact-drawn", &sizes));
                let extra = of(*extra_on_attack, *extra_on_defence);
                let more = (extra_on_attack + extra_on_defence > 0)
                    .then(|| self.say_with("oaths-first-fact-drawn-extra", &extra));
                line.with([self.say_with("oaths-first-fact-drawn-cards", &drawn)]).with(more)
            }
            WarFact::Suffered { seat, casualties, ruined } => self.suffered(*seat, casualties, *ruined),
            WarFact::Returned { seat, horde } => {
                let tone = self.good_for(*seat, Tone::War);
                self.horde("skull", tone, "oaths-first-fact-undying", *seat, *horde)
            }
            WarFact::Avenged { seat, target, hits } => {
                let about = [
                    ("target", self.seat(*target).into()),
                    ("hits", self.say_with("oaths-first-hits", &[("count", (*hits).into())]).into()),
                ];
                let tone = self.mood(Some(*seat), Some(*target), Tone::War);
                self.line("vendetta", tone, "oaths-first-fact-avenged", *seat, &about).of([*target])
            }
            WarFact::Salvaged { seat, horde } => {
                let tone = self.good_for(*seat, Tone::War);
                self.horde("relic", tone, "oaths-fact-salvaged", *seat, *horde)
            }
            WarFact::Empty { target } => self.one("vacant", "oaths-first-fact-empty", *target),
            WarFact::TimeOut => Line::new("turn", Tone::War, self.say("oaths-first-fact-time-out")),
            WarFact::Won { seat, target, counts } => {
                let about = [("target", self.seat(*target).into())];
                let tone = self.mood(Some(*seat), Some(*target), Tone::War);
                let line = self.line("champion", tone, "oaths-first-fact-won", *seat, &about).of([*target]);
                line.with((!counts).then(|| self.say("oaths-first-fact-won-again")))
            }
            WarFact::Defeated { seat, target } => {
                let about = [("target", self.seat(*target).into())];
                let tone = self.mood(Some(*target), Some(*seat), Tone::War);
                self.line("retreat", tone, "oaths-first-fact-defeated", *seat, &about).of([*target])
            }
            WarFact::Looted { seat, from, count, cards } => self.looted(*seat, *from, *count, cards),
            WarFact::Fortress { seat, from, card, fate } => self.fortress_fate(*seat, *from, *card, *fate),
            WarFact::Captured { seat, by, artifacts } => {
                let about = [("by", self.seat(*by).into()), ("cards", self.cards(artifacts).into())];
                let tone = self.mood(Some(*by), Some(*seat), Tone::War);
                let line = self.line("lock", tone, "oaths-fact-captured", *seat, &about).of([*by]).about(artifacts);
                let taken = || self.say_of("oaths-first-fact-captured-artifacts", *seat, &about);
                line.with((!artifacts.is_empty()).then(taken))
            }
            WarFact::Eaten { seat, hordes } => {
                let id = if hordes.is_empty() { "oaths-first-fact-eaten-nothing" } else { "oaths-first-fact-eaten" };
                let hungry = self.words().that(Trait::Hungers);
                let about = [("hungry", hungry.into()), ("hordes", self.cards(hordes).into())];
                self.line("destroyed", self.bad_for(*seat, Tone::War), id, *seat, &about).about(hordes)
            }
        }
    }

    /// Returns a line about one devil, neither good nor bad.
    fn one(&self, icon: &'static str, id: &str, seat: Seat) -> Line {
        self.line(icon, Tone::War, id, seat, &[])
    }

    /// Returns a line about an attack.
    fn against(&self, icon: &'static str, id: &str, seat: Seat, target: Seat) -> Line {
        let about = [("target", self.seat(target).into())];
        self.line(icon, self.bad_for(target, Tone::War), id, seat, &about).of([target])
    }

    fn horde(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, horde: Card) -> Line {
        self.line(icon, tone, id, seat, &[("horde", self.card(horde).into())]).about(&[horde])
    }

    fn suffered(&self, seat: Seat, casualties: &Casualties, ruined: bool) -> Line {
        let things = self.words().series(&self.casualties(casualties));
        let tone = self.bad_for(seat, Tone::War);
        let line = self.line("destroyed", tone, "oaths-first-fact-suffered", seat, &[("things", things.into())]);
        let line = line.about(&casualties.hordes);
        line.with(ruined.then(|| self.say_of("oaths-first-fact-ruined", seat, &[])))
    }

    fn looted(&self, seat: Seat, from: Seat, count: usize, cards: &[HandCard]) -> Line {
        let id = if cards.is_empty() { "oaths-first-fact-looted" } else { "oaths-first-fact-looted-known" };
        let about =
            [("from", self.seat(from).into()), ("count", count.into()), ("cards", self.hand_cards(cards).into())];
        let tone = self.mood(Some(seat), Some(from), Tone::War);
        self.line("capture", tone, id, seat, &about).of([from]).about(&resources(cards))
    }

    fn fortress_fate(&self, seat: Seat, from: Seat, card: Option<Card>, fate: Fate) -> Line {
        let Some(fortress) = card else {
            let about: [(&str, Value<'_>); 1] = [("from", self.seat(from).into())];
            return self.line("destroyed", Tone::War, "oaths-first-fact-fortress-gone", seat, &about).of([from]);
        };
        let id = match fate {
            Fate::Destroy => "oaths-first-fact-fortress-destroyed",
            Fate::Leave { rituals: true } => "oaths-first-fact-fortress-left",
            Fate::Leave { rituals: false } => "oaths-first-fact-fortress-left-bare",
            Fate::Capture => "oaths-first-fact-fortress-captured",
        };
        let about = [("from", self.seat(from).into()), ("fortress", self.card(fortress).into())];
        let tone = self.mood(Some(seat), Some(from), Tone::War);
        self.line("stronghold", tone, id, seat, &about).of([from]).about(&[fortress])
    }
}

//! Lines of the Combat Phase.

use circles_rules::facts::WarFact;
use circles_rules::ids::{Banner, Sectio};
use circles_rules::war::{Side, Strike};

use super::{Card, Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn war_fact(&self, fact: &WarFact) -> Line {
        match fact {
            WarFact::Opened { sectio, armies } => {
                let about = [("armies", self.banners(armies).into())];
                let line = self.in_sectio("battle", "circles-fact-combat", *sectio, &about);
                line.of(armies.iter().filter_map(|banner| banner.seat()))
            }
            WarFact::Peace { sectio } => self.in_sectio("truce", "circles-fact-peace", *sectio, &[]),
            WarFact::Sided { seat, foe, side } => {
                let chosen = [("side", self.side(*side).into())];
                match foe {
                    Some(foe) => {
                        let about = [("foe", self.seat(*foe).into())];
                        let tone = self.bad_for(*foe, Tone::War);
                        self.line("vendetta", tone, "circles-answer-opposes", *seat, &about).of([*foe])
                    }
                    None => self.line("usurper", Tone::War, "circles-answer-side", *seat, &chosen),
                }
            }
            WarFact::Sides { sides: [first, second] } => {
                let about = [("first", self.banners(first).into()), ("second", self.banners(second).into())];
                let line = self.world("shield", Tone::War, "circles-fact-sides", &about);
                line.of(first.iter().chain(second).filter_map(|banner| banner.seat()))
            }
            WarFact::Joined { seat, daemon, cards } => {
                let about = [("cards", self.words().count("cards", *cards).into())];
                self.of_daemon("champion", Tone::War, "circles-fact-joined", (*seat, *daemon), &about)
            }
            WarFact::Round { sectio, round } => {
                self.in_sectio("melee", "circles-fact-round", *sectio, &[("round", (*round).into())])
            }
            WarFact::Struck { side, strikes, extra } => self.struck(*side, strikes, *extra),
            WarFact::Hit { sectio, hits: [first, second] } => {
                let about = [
                    ("first", self.words().count("hits", *first).into()),
                    ("second", self.words().count("hits", *second).into()),
                ];
                self.in_sectio("hitpoints", "circles-fact-hits", *sectio, &about)
            }
            WarFact::Fell { units } => {
                let id = if units.is_empty() { "circles-fact-fell-none" } else { "circles-fact-fell" };
                let own = self.reader.is_some_and(|seat| units.iter().any(|unit| self.served(*unit) == Some(seat)));
                let tone = if own { Tone::Bad } else { Tone::War };
                let line = self.world("destroyed", tone, id, &[("units", self.units(units).into())]);
                line.of(units.iter().filter_map(|unit| self.served(*unit)))
            }
            WarFact::Fleeing { seat } => self.line("retreat", Tone::War, "circles-fact-fleeing", *seat, &[]),
            WarFact::Closed { sectio, rounds, seats } => {
                let left: Vec<Banner> = seats.iter().map(|seat| Banner::Seat(*seat)).collect();
                let id = if seats.is_empty() { "circles-fact-closed-empty" } else { "circles-fact-closed" };
                let about = [("round", (*rounds).into()), ("seats", self.banners(&left).into())];
                self.in_sectio("curtain", id, *sectio, &about).of(seats.iter().copied())
            }
        }
    }

    /// Returns a line about a sectio. The text gets its name as `$place`.
    fn in_sectio(&self, icon: &'static str, id: &str, sectio: Sectio, about: &super::About<'_>) -> Line {
        let own = [("place", self.sectio(sectio).into())];
        let all: Vec<(&str, table_text::Value<'_>)> = own.into_iter().chain(about.iter().cloned()).collect();
        self.world(icon, Tone::War, id, &all).about(&[Card::Sectio(sectio)])
    }

    /// One sentence for each roll: who, the die, what is added, and whether it hits.
    fn struck(&self, side: Side, strikes: &[Strike], extra: u32) -> Line {
        let hits = strikes.iter().filter(|strike| strike.hit).count();
        let about = [
            ("side", self.side(side).into()),
            ("rolls", strikes.len().into()),
            ("hits", self.words().count("hits", hits).into()),
        ];
        let line = self.world("melee", Tone::War, "circles-fact-struck-side", &about);
        let each = strikes.iter().map(|strike| {
            let Strike { unit, die, add, hit } = *strike;
            let who = unit.map_or_else(|| self.say("circles-strike-skill"), |unit| self.unit(unit));
            let about = [
                ("who", who.into()),
                ("die", die.into()),
                ("add", self.signed(add).into()),
                ("total", (i32::from(die) + i32::from(add)).into()),
            ];
            let id = match (add, hit) {
                (0, true) => "circles-strike-hit",
                (0, false) => "circles-strike-miss",
                (_, true) => "circles-strike-hit-added",
                (_, false) => "circles-strike-miss-added",
            };
            self.say_with(id, &about)
        });
        let more = (extra > 0)
            .then(|| self.say_with("circles-strike-magic", &[("hits", self.words().count("hits", extra).into())]));
        line.with(each.chain(more).collect::<Vec<String>>())
    }

    /// Returns a number with its sign.
    fn signed(&self, number: i8) -> String {
        self.words().signed(number)
    }
}

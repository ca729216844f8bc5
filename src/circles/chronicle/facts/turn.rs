//! Lines of the set-up, Hell, Souls, deals, summoning and the end.

use circles_rules::facts::{EndFact, FateFact, HellFact, MarketFact, SetupFact, SoulsFact, SummonFact};
use circles_rules::ids::{Seat, Sectio, Unit};

use super::{Card, Line, Teller, Tone, arcana};

impl Teller<'_> {
    pub(super) fn setup_fact(&self, fact: &SetupFact) -> Line {
        match fact {
            SetupFact::Opened { sphere, card } => {
                let about = [("sphere", self.words().sphere(*sphere).into()), ("card", self.hell_card(*card).into())];
                self.world("event", Tone::Quiet, "circles-fact-opened", &about).about(&[Card::Hell(*card)])
            }
            SetupFact::Dealt { seat, daemons } => {
                let cards: Vec<Card> = daemons.iter().map(|kind| Card::Daemon(*kind)).collect();
                let about = [("daemons", self.daemons(daemons).into())];
                self.line("infernal", Tone::Quiet, "circles-fact-dealt", *seat, &about).about(&cards)
            }
            SetupFact::Exchanged { seat, old, new } => {
                let about = [("old", self.daemon(*old).into()), ("new", self.daemon(*new).into())];
                let line = self.line("reorder", Tone::Quiet, "circles-fact-exchanged", *seat, &about);
                line.about(&[Card::Daemon(*new), Card::Daemon(*old)])
            }
            SetupFact::Granted { seat, sectio } => {
                let cards: Vec<Card> = sectio.iter().map(|sectio| Card::Sectio(*sectio)).collect();
                let about = [("sectio", self.sectios(sectio).into())];
                self.line("map", Tone::Quiet, "circles-fact-granted", *seat, &about).about(&cards)
            }
            SetupFact::Garrisoned { seat, sectio } => {
                self.at("forces", Tone::Quiet, "circles-fact-garrisoned", *seat, *sectio)
            }
        }
    }

    /// Returns a line about a triumvirate in a sectio. The text gets the sectio as `$place`.
    pub(super) fn at(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, sectio: Sectio) -> Line {
        self.line(icon, tone, id, seat, &[("place", self.sectio(sectio).into())]).about(&[Card::Sectio(sectio)])
    }

    pub(super) fn hell_fact(&self, fact: &HellFact) -> Line {
        match fact {
            HellFact::Dawned { turn } => {
                let about = [("turn", (*turn).into()), ("turns", self.game.charter().turns.into())];
                self.world("turn", Tone::Quiet, "circles-fact-dawned", &about)
            }
            HellFact::Event { card } => {
                let kind = self.catalog.hell_card(*card).event;
                let line =
                    self.world("event", Tone::Court, "circles-fact-event", &[("card", self.hell_card(*card).into())]);
                line.with(self.words().event_rules(kind)).about(&[Card::Hell(*card)])
            }
            HellFact::Placed { card, sphere } => {
                let kind = self.catalog.hell_card(*card).event;
                let about = [("card", self.hell_card(*card).into()), ("sphere", self.words().sphere(*sphere).into())];
                let line = self.world("event", Tone::Court, "circles-fact-placed", &about);
                line.with(self.words().event_rules(kind)).about(&[Card::Hell(*card)])
            }
            HellFact::Lifted { card, sphere } => {
                let about = [("card", self.hell_card(*card).into()), ("sphere", self.words().sphere(*sphere).into())];
                self.world("delete", Tone::Quiet, "circles-fact-lifted", &about).about(&[Card::Hell(*card)])
            }
            HellFact::Shown { card, sectio } => {
                let about = [("place", self.sectio(*sectio).into())];
                let line = self.world("place", Tone::Quiet, "circles-fact-shown", &about);
                line.about(&[Card::Hell(*card), Card::Sectio(*sectio)])
            }
            HellFact::Phenomenon { card } => {
                let kind = self.catalog.hell_card(*card).phenomenon;
                let about = [("phenomenon", self.words().phenomenon(kind).into())];
                let line = self.world("hellfire", Tone::Court, "circles-fact-phenomenon", &about);
                line.with(self.words().phenomenon_rules(kind)).about(&[Card::Hell(*card)])
            }
            HellFact::Struck { omen, area } => {
                let about = [("omen", self.words().omen(*omen).into()), ("area", self.area(area).into())];
                self.world("hellfire", Tone::Court, "circles-fact-struck", &about)
            }
            HellFact::Shaken { unit, from, to } => {
                let about = [("from", self.sectio(*from).into()), ("to", self.sectio(*to).into())];
                self.of_unit("moves", Tone::Quiet, "circles-fact-shaken", *unit, &about)
            }
            HellFact::UrielLeft => self.world("up", Tone::Court, "circles-fact-uriel-left", &[]),
            HellFact::LilithLeft => self.world("up", Tone::Court, "circles-fact-lilith-left", &[]),
        }
    }

    /// Returns an area: the name of its circle or quarter if it is a whole one.
    #[must_use]
    pub fn area(&self, area: &[Sectio]) -> String {
        let (Some(first), true) = (area.first(), area.len() > 1) else { return self.sectios(area) };
        if area.len() == first.circle().sectio().count() && area.iter().all(|own| own.circle() == first.circle()) {
            return self.circle(first.circle());
        }
        if area.len() == first.quarter().sectio().count() && area.iter().all(|own| own.quarter() == first.quarter()) {
            return self.quarter(first.quarter());
        }
        self.sectios(area)
    }

    pub(super) fn souls_fact(&self, fact: &SoulsFact) -> Line {
        let souls = |count: u32| self.souls(count).into();
        match fact {
            SoulsFact::Stroke { seat, souls: change } => {
                let count = u32::try_from(change.unsigned_abs()).unwrap_or(u32::MAX);
                if *change < 0 {
                    let tone = self.bad_for(*seat, Tone::Market);
                    self.line("souls", tone, "circles-fact-souls-lost", *seat, &[("souls", souls(count))])
                } else {
                    let tone = self.good_for(*seat, Tone::Market);
                    self.line("souls", tone, "circles-fact-souls-got", *seat, &[("souls", souls(count))])
                }
            }
            SoulsFact::Noticed { seat, daemon } => {
                let tone = self.good_for(*seat, Tone::Court);
                let about =
                    [("favours", self.words().count("favours", self.catalog.numbers.souls.earth_favours).into())];
                self.of_daemon("prestige", tone, "circles-fact-noticed", (*seat, *daemon), &about)
            }
            SoulsFact::Yielded { seat, sectio, souls: count, isolated } => {
                let id = if *isolated { "circles-fact-yielded-isolated" } else { "circles-fact-yielded" };
                let about = [("place", self.sectio(*sectio).into()), ("souls", souls(*count))];
                let tone = self.good_for(*seat, Tone::Quiet);
                self.line("souls", tone, id, *seat, &about).about(&[Card::Sectio(*sectio)])
            }
            SoulsFact::Taught { seat, sectio, cards, occupier } => {
                let about =
                    [("place", self.sectio(*sectio).into()), ("cards", self.words().count("cards", *cards).into())];
                let tone = self.good_for(*seat, Tone::Quiet);
                let line = self.line("manuscript", tone, "circles-fact-taught", *seat, &about);
                let taken = occupier.map(|other| self.say_of("circles-fact-taught-occupier", other, &[]));
                line.of(*occupier).with(taken).about(&[Card::Sectio(*sectio)])
            }
            SoulsFact::Harvested { seat, daemon, souls: count } => {
                let tone = self.good_for(*seat, Tone::Quiet);
                let about = [("souls", souls(*count))];
                self.of_daemon("souls", tone, "circles-fact-harvested", (*seat, *daemon), &about)
            }
            SoulsFact::Stipend { seat, souls: count } => {
                let tone = self.good_for(*seat, Tone::Quiet);
                self.line("souls", tone, "circles-fact-stipend", *seat, &[("souls", souls(*count))])
            }
            SoulsFact::Taken { from, to, souls: count } => {
                let about = [("from", self.seat(*from).into()), ("souls", souls(*count))];
                let tone = self.mood(Some(*to), Some(*from), Tone::Market);
                self.line("capture", tone, "circles-fact-souls-taken", *to, &about).of([*from])
            }
            SoulsFact::Paid { seat, souls: count } => {
                self.line("forces", Tone::Quiet, "circles-fact-paid", *seat, &[("souls", souls(*count))])
            }
            SoulsFact::Deserted { seat, units } => {
                let about = [("units", self.units(units).into())];
                self.line("retreat", self.bad_for(*seat, Tone::War), "circles-fact-deserted", *seat, &about)
            }
            SoulsFact::Enlisted { seat, from, units } if units.is_empty() => {
                let about = [("from", self.seat(*from).into())];
                self.line("cross", Tone::Quiet, "circles-fact-enlisted-none", *seat, &about).of([*from])
            }
            SoulsFact::Enlisted { seat, from, units } => {
                let about = [("from", self.seat(*from).into()), ("units", self.units(units).into())];
                let tone = self.mood(Some(*seat), Some(*from), Tone::Market);
                self.line("forces", tone, "circles-fact-enlisted", *seat, &about).of([*from])
            }
            SoulsFact::Maintained { seat, cards, souls: count } => {
                let about = [("cards", self.arcana(cards).into()), ("souls", souls(*count))];
                self.line("relic", Tone::Quiet, "circles-fact-maintained", *seat, &about).about(&arcana(cards))
            }
        }
    }

    pub(super) fn market_fact(&self, fact: &MarketFact) -> Line {
        match fact {
            MarketFact::Offered { offer } => {
                let line = Line::new("bazaar", Tone::Market, self.offer(offer));
                line.of([offer.by, offer.terms.to])
            }
            MarketFact::Lapsed { id } => {
                self.world("cross", Tone::Quiet, "circles-fact-lapsed", &[("number", id.0.into())])
            }
            MarketFact::Dealt { offer } => {
                let about = [("terms", self.terms(offer.by, &offer.terms).into())];
                let line = self.world("check", Tone::Market, "circles-fact-deal", &about);
                line.of([offer.by, offer.terms.to])
            }
        }
    }

    pub(super) fn summon_fact(&self, fact: &SummonFact) -> Line {
        match fact {
            SummonFact::Order { seats } => {
                let names: Vec<String> = seats.iter().map(|seat| self.seat(*seat)).collect();
                let about = [("seats", self.words().series(&names).into())];
                self.world("reorder", Tone::Quiet, "circles-fact-order", &about).of(seats.iter().copied())
            }
            SummonFact::Summoned { seat, places, souls } => {
                let about = [
                    ("legions", self.words().count("legions", places.len()).into()),
                    ("places", self.sectios(places).into()),
                    ("souls", self.souls(*souls).into()),
                ];
                self.line("forces", self.good_for(*seat, Tone::War), "circles-fact-summoned", *seat, &about)
            }
            SummonFact::Advertised { seat, card, souls } => {
                let about = [("card", self.arcanum(*card).into()), ("souls", self.souls(*souls).into())];
                let line = self.line("praetor", Tone::Quiet, "circles-fact-advertised", *seat, &about);
                line.about(&[Card::Arcanum(*card)])
            }
            SummonFact::NobodyCame { seat } => {
                self.line("vacant", self.bad_for(*seat, Tone::Quiet), "circles-fact-nobody-came", *seat, &[])
            }
            SummonFact::Recruited { seat, lieutenant, sectio } => {
                let about =
                    [("lieutenant", self.lieutenant(*lieutenant).into()), ("place", self.sectio(*sectio).into())];
                self.line("praetor", self.good_for(*seat, Tone::War), "circles-fact-recruited", *seat, &about)
            }
            SummonFact::Tamed { seat, legion, hound } => {
                let about = [("unit", self.unit(Unit::Legion(*legion)).into()), ("hound", self.hound(*hound).into())];
                self.line("legion-beast", self.good_for(*seat, Tone::War), "circles-fact-tamed", *seat, &about)
            }
            SummonFact::NotTamed { seat, legion } => {
                let about = [("unit", self.unit(Unit::Legion(*legion)).into())];
                self.line("legion-beast", Tone::Quiet, "circles-fact-not-tamed", *seat, &about)
            }
            SummonFact::Bought { seat, souls } => {
                self.line("card", Tone::Quiet, "circles-fact-bought", *seat, &[("souls", self.souls(*souls).into())])
            }
            SummonFact::Rewarded { seat, lieutenant, souls } => {
                let about = [("lieutenant", self.lieutenant(*lieutenant).into()), ("souls", self.souls(*souls).into())];
                self.line("tribute", Tone::Quiet, "circles-fact-rewarded", *seat, &about)
            }
        }
    }

    pub(super) fn fate_fact(&self, fact: &FateFact) -> Line {
        match fact {
            FateFact::Consoled { seat, sectio, souls } => {
                let about = [("place", self.sectio(*sectio).into()), ("souls", self.souls(*souls).into())];
                let line = self.line("seal", Tone::Court, "circles-fact-consoled", *seat, &about);
                line.about(&[Card::Sectio(*sectio)])
            }
            FateFact::Revived { seat, daemon } => {
                let tone = self.good_for(*seat, Tone::Court);
                self.of_daemon("up", tone, "circles-fact-revived", (*seat, *daemon), &[])
            }
            FateFact::Restarted { seat, daemons } => {
                let cards: Vec<Card> = daemons.iter().map(|kind| Card::Daemon(*kind)).collect();
                let about = [("daemons", self.daemons(daemons).into())];
                self.line("infernal", Tone::Court, "circles-fact-restarted", *seat, &about).about(&cards)
            }
        }
    }

    pub(super) fn end_fact(&self, fact: &EndFact) -> Line {
        match fact {
            EndFact::Ended { ending } => {
                let mut said = self.ending(ending).into_iter();
                let won = self.reader.is_some_and(|seat| ending.winners.contains(&seat));
                let tone = match (self.reader, won) {
                    (None, _) => Tone::Court,
                    (Some(_), true) => Tone::Good,
                    (Some(_), false) => Tone::Bad,
                };
                let line = Line::new("throne", tone, said.next().unwrap_or_default());
                line.of(ending.winners.iter().copied()).with(said)
            }
        }
    }
}

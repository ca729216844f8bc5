//! Lines of standing, cards, units, daemons, sectio, and of who moves where.

use circles_rules::facts::{
    CardFact, DaemonFact, FlightFact, Loss, MarchFact, RoamFact, SectioFact, StandingFact, UnitFact,
};
use circles_rules::ids::{Banner, Seat, Unit};

use super::{Card, Line, Teller, Tone, arcana};

impl Teller<'_> {
    pub(super) fn standing_fact(&self, fact: &StandingFact) -> Line {
        let favours = |count: u32| [("n", self.words().count("favours", count).into())];
        let disfavours = |count: u32| [("n", self.words().count("disfavours", count).into())];
        match fact {
            StandingFact::Favoured { seat, count } => {
                let tone = self.good_for(*seat, Tone::Court);
                self.line("prestige", tone, "circles-fact-got", *seat, &favours(*count))
            }
            StandingFact::Spent { seat, count } => {
                self.line("prestige", Tone::Quiet, "circles-fact-lost", *seat, &favours(*count))
            }
            StandingFact::Disfavoured { seat, count } => {
                let tone = self.bad_for(*seat, Tone::Court);
                self.line("insult", tone, "circles-fact-got", *seat, &disfavours(*count))
            }
            StandingFact::Forgiven { seat, count } => {
                let tone = self.good_for(*seat, Tone::Court);
                self.line("unlock", tone, "circles-fact-lost", *seat, &disfavours(*count))
            }
        }
    }

    pub(super) fn card_fact(&self, fact: &CardFact) -> Line {
        match fact {
            CardFact::Drew { seat, count, cards } => {
                let id = if cards.is_empty() { "circles-fact-drew" } else { "circles-fact-drew-known" };
                let about = [("n", self.words().count("cards", *count).into()), ("cards", self.arcana(cards).into())];
                self.line("card", Tone::Quiet, id, *seat, &about).about(&arcana(cards))
            }
            CardFact::Denied { seat, cards } => {
                let about = [("n", self.words().count("cards", *cards).into())];
                self.line("cross", self.bad_for(*seat, Tone::Quiet), "circles-fact-denied", *seat, &about)
            }
            CardFact::Discarded { seat, cards } => {
                let about = [("cards", self.arcana(cards).into())];
                self.line("delete", Tone::Quiet, "circles-fact-discarded", *seat, &about).about(&arcana(cards))
            }
            CardFact::RightAway { seat, card } => {
                let line =
                    self.of_card("warning", self.bad_for(*seat, Tone::Market), "circles-fact-right-away", *seat, *card);
                line.with(self.words().spell_effect(self.catalog.spell_kind(*card)))
            }
            CardFact::Took { seat, card } => {
                self.of_card("capture", self.good_for(*seat, Tone::Market), "circles-fact-took", *seat, *card)
            }
            CardFact::Robbed { by, from, count, cards } => {
                let id = if cards.is_empty() { "circles-fact-robbed" } else { "circles-fact-robbed-known" };
                let about = [
                    ("from", self.seat(*from).into()),
                    ("n", self.words().count("cards", *count).into()),
                    ("cards", self.arcana(cards).into()),
                ];
                let tone = self.mood(Some(*by), Some(*from), Tone::Market);
                self.line("capture", tone, id, *by, &about).of([*from]).about(&arcana(cards))
            }
            CardFact::PassedHands => self.world("card", Tone::Market, "circles-fact-passed-hands", &[]),
        }
    }

    pub(super) fn unit_fact(&self, fact: &UnitFact) -> Line {
        match fact {
            UnitFact::Raised { legion, at } => {
                let about = [("place", self.place(*at).into())];
                self.of_unit("forces", Tone::Quiet, "circles-fact-raised", Unit::Legion(*legion), &about)
            }
            UnitFact::Lost { unit, at, loss } => {
                let tone = self.served(*unit).map_or(Tone::War, |seat| self.bad_for(seat, Tone::War));
                self.of_unit("destroyed", tone, loss_id(*loss), *unit, &[("place", self.place(*at).into())])
            }
            UnitFact::Defected { unit, now: _, to, at } => {
                let about = [("banner", self.banner(*to).into()), ("place", self.place(*at).into())];
                let from = match unit {
                    Unit::Legion(legion) => legion.banner.seat(),
                    // The board already tells its new side.
                    Unit::Lieutenant(_) | Unit::Hound(_) => None,
                };
                let tone = self.mood(to.seat(), from, Tone::War);
                let line = self.of_unit("usurper", tone, "circles-fact-defected", *unit, &about);
                line.of(from).of(to.seat())
            }
            UnitFact::Joined { lieutenant, banner, at } => {
                let about = [("banner", self.banner(*banner).into()), ("place", self.place(*at).into())];
                let unit = Unit::Lieutenant(*lieutenant);
                self.of_unit("praetor", Tone::Quiet, "circles-fact-arrived", unit, &about).of(banner.seat())
            }
            UnitFact::Whelped { hound, at } => self.beast("circles-fact-whelped", Unit::Hound(*hound), *at),
            UnitFact::Wild { hound, at } => self.beast("circles-fact-wild", Unit::Hound(*hound), *at),
            UnitFact::Ran { hound, from, to } => {
                let about = [("from", self.place(*from).into()), ("to", self.place(*to).into())];
                self.of_unit("legion-beast", Tone::War, "circles-fact-ran", Unit::Hound(*hound), &about)
            }
            UnitFact::Transferred { legions, to } => {
                let about = [("units", self.legions(legions).into()), ("place", self.place(*to).into())];
                let seats = legions.iter().filter_map(|legion| legion.banner.seat());
                self.world("moves", Tone::War, "circles-fact-transferred", &about).of(seats)
            }
        }
    }

    fn beast(&self, id: &str, unit: Unit, at: circles_rules::ids::Place) -> Line {
        self.of_unit("legion-beast", Tone::War, id, unit, &[("place", self.place(at).into())])
    }

    pub(super) fn march_fact(&self, fact: &MarchFact) -> Line {
        match fact {
            MarchFact::Began { seat, daemon, units } => {
                let about = [("n", (*units).into())];
                self.of_daemon("march", Tone::War, "circles-fact-march", (*seat, *daemon), &about)
            }
            MarchFact::Moved { seat, lead, with, from, to } => {
                let about = [
                    ("unit", self.party(*lead, with).into()),
                    ("n", (1 + with.len()).into()),
                    ("from", self.place(*from).into()),
                    ("to", self.place(*to).into()),
                ];
                self.line("moves", Tone::Quiet, "circles-fact-moved", *seat, &about)
            }
            MarchFact::Passage { seat, by, granted } => {
                let id = if *granted { "circles-fact-passage" } else { "circles-fact-no-passage" };
                let about = [("by", self.seat(*by).into())];
                self.line("emissary", Tone::War, id, *seat, &about).of([*by])
            }
            MarchFact::Barred { by, place } => {
                let about = [("place", self.place(*place).into())];
                self.line("lock", self.bad_for(*by, Tone::War), "circles-fact-barred", *by, &about)
            }
            MarchFact::Lost { seat, lead } => {
                let about = [("unit", self.unit(*lead).into())];
                self.line("vacant", self.bad_for(*seat, Tone::Quiet), "circles-fact-strayed", *seat, &about)
            }
            MarchFact::Ended { seat } => self.line("curtain", Tone::Quiet, "circles-fact-march-ended", *seat, &[]),
        }
    }

    pub(super) fn flight_fact(&self, fact: &FlightFact) -> Line {
        match fact {
            FlightFact::Fled { lead, with, from, to } => {
                let about = [
                    ("unit", self.party(*lead, with).into()),
                    ("n", (1 + with.len()).into()),
                    ("from", self.sectio(*from).into()),
                    ("to", self.place(*to).into()),
                ];
                self.world("retreat", Tone::War, "circles-fact-fled", &about).of(self.served(*lead))
            }
            FlightFact::Failed { lead, at } => self.of_unit(
                "lock",
                Tone::War,
                "circles-fact-flight-failed",
                *lead,
                &[("place", self.place(*at).into())],
            ),
        }
    }

    pub(super) fn daemon_fact(&self, fact: &DaemonFact) -> Line {
        let bad = |seat: Seat| self.bad_for(seat, Tone::Court);
        let good = |seat: Seat| self.good_for(seat, Tone::Court);
        match fact {
            DaemonFact::Incapacitated { seat, daemon, recovers } => {
                let about = [("n", (*recovers).into())];
                self.of_daemon("skull", bad(*seat), "circles-fact-incapacitated", (*seat, *daemon), &about)
            }
            DaemonFact::Recovered { seat, daemon } => {
                self.of_daemon("up", good(*seat), "circles-fact-recovered", (*seat, *daemon), &[])
            }
            DaemonFact::Descended { seat, daemon } => {
                self.of_daemon("down", Tone::Quiet, "circles-fact-descended", (*seat, *daemon), &[])
            }
            DaemonFact::Bound { seat, daemon } => {
                self.of_daemon("lock", bad(*seat), "circles-fact-bound", (*seat, *daemon), &[])
            }
            DaemonFact::Destroyed { seat, daemon } => {
                self.of_daemon("eliminated", bad(*seat), "circles-fact-destroyed", (*seat, *daemon), &[])
            }
            DaemonFact::Escaped { seat, daemon } => {
                self.of_daemon("shield", good(*seat), "circles-fact-escaped", (*seat, *daemon), &[])
            }
            DaemonFact::Distracted { daemon } => {
                let seat = self.game.daemon(*daemon).map(|(seat, _)| seat);
                let about = [("daemon", self.daemon(*daemon).into())];
                let line = self.world("dismiss", Tone::War, "circles-fact-distracted", &about);
                line.of(seat).about(&[Card::Daemon(*daemon)])
            }
        }
    }

    pub(super) fn sectio_fact(&self, fact: &SectioFact) -> Line {
        match fact {
            SectioFact::Petitioned { seat, sectio, favour, good } => {
                let id = match (favour, good) {
                    (true, true) => "circles-fact-petition",
                    (true, false) => "circles-fact-petition-refused",
                    (false, true) => "circles-fact-victor",
                    (false, false) => "circles-fact-victor-refused",
                };
                let tone = if *good { self.good_for(*seat, Tone::Court) } else { self.bad_for(*seat, Tone::Court) };
                self.at("seal", tone, id, *seat, *sectio)
            }
            SectioFact::Passed { sectio, from, to } => {
                let name = |banner: &Banner| self.banner(*banner);
                let place = ("place", self.sectio(*sectio).into());
                let (from_seat, to_seat) = (from.and_then(Banner::seat), to.and_then(Banner::seat));
                let tone = self.mood(to_seat, from_seat, Tone::Court);
                let line = match (from, to) {
                    (Some(from), Some(to)) => {
                        let about = [place, ("from", name(from).into()), ("to", name(to).into())];
                        self.world("canton", tone, "circles-fact-sectio-passed", &about)
                    }
                    (None, Some(to)) => {
                        self.world("canton", tone, "circles-fact-sectio-got", &[place, ("to", name(to).into())])
                    }
                    (Some(from), None) => {
                        let about = [place, ("from", name(from).into())];
                        self.world("canton", tone, "circles-fact-sectio-revoked", &about)
                    }
                    (None, None) => self.world("canton", tone, "circles-fact-sectio-nobody", &[place]),
                };
                line.of(to_seat).of(from_seat).about(&[Card::Sectio(*sectio)])
            }
        }
    }

    pub(super) fn roam_fact(&self, fact: &RoamFact) -> Line {
        match fact {
            RoamFact::UrielCame => self.world("darkness", Tone::Court, "circles-fact-uriel-came", &[]),
            RoamFact::UrielMoved { to } => {
                let about = [("place", self.place(*to).into())];
                self.world("hellfire", Tone::War, "circles-fact-uriel-moved", &about)
            }
            RoamFact::LilithCame { at } => {
                let about = [("place", self.sectio(*at).into())];
                let line = self.world("darkness", Tone::Court, "circles-fact-lilith-came", &about);
                line.about(&[Card::Sectio(*at)])
            }
            RoamFact::Courted { seat, daemon } => {
                self.of_daemon("loyalty", Tone::Court, "circles-fact-courted", (*seat, *daemon), &[])
            }
            RoamFact::LilithShowed { aspect, lead } => {
                let about = [("aspect", self.words().aspect(*aspect).into())];
                let line = self.world("darkness", Tone::Court, "circles-fact-lilith-showed", &about);
                line.of(*lead).with(lead.map(|seat| self.say_of("circles-fact-lilith-led", seat, &[])))
            }
            RoamFact::LilithMoved { to } => {
                let about = [("place", self.sectio(*to).into())];
                let line = self.world("moves", Tone::War, "circles-fact-lilith-moved", &about);
                line.about(&[Card::Sectio(*to)])
            }
        }
    }
}

/// Returns the id of the sentence for a loss.
const fn loss_id(loss: Loss) -> &'static str {
    match loss {
        Loss::Combat => "circles-loss-combat",
        Loss::Disaster => "circles-loss-disaster",
        Loss::Disbanded => "circles-loss-disbanded",
        Loss::Deserted => "circles-loss-deserted",
        Loss::Beast => "circles-loss-beast",
        Loss::Captured => "circles-loss-captured",
        Loss::Uriel => "circles-loss-uriel",
        Loss::Lilith => "circles-loss-lilith",
        Loss::Wastes => "circles-loss-wastes",
        Loss::LastDog => "circles-loss-last-dog",
        Loss::NoCounter => "circles-loss-no-counter",
    }
}

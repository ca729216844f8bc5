//! Lines of the trading.

use oaths_rules::facts::TradeFact;
use oaths_rules::ids::Seat;
use oaths_rules::promises::{Outcome, Vow};

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn trade_fact(&self, fact: &TradeFact) -> Line {
        match fact {
            TradeFact::Claimed { seat, claim, paid } => {
                let price = paid.saturating_add(claim.own).saturating_add(claim.wild);
                let tone = self.mood(Some(*seat), Some(claim.target), Tone::Market);
                Line::new("demand", tone, self.claim_for(*seat, claim, price)).of([*seat, claim.target])
            }
            TradeFact::Offered { offer } => {
                let about = [("terms", self.terms(offer.by, &offer.terms).into())];
                let line = Line::new("bid", Tone::Quiet, self.say_with("oaths-fact-offered", &about));
                line.of([offer.by]).of(offer.terms.to).about(&offer.terms.gives.cards).about(&offer.terms.asks.cards)
            }
            TradeFact::Refused { offer, by } => {
                let about = [("maker", self.seat(offer.by).into())];
                let line = self.line("dismiss", Tone::Quiet, "oaths-fact-refused", *by, &about);
                line.of([offer.by]).with([self.terms(offer.by, &offer.terms)])
            }
            TradeFact::Dealt { offer, with } => {
                let terms = self.bargain(offer.by, Some(*with), &offer.terms);
                let about = [("terms", terms.into())];
                let line = Line::new("seal", Tone::Market, self.say_with("oaths-fact-dealt", &about));
                line.of([offer.by, *with]).about(&offer.terms.gives.cards).about(&offer.terms.asks.cards)
            }
            TradeFact::Lapsed { offer } => {
                let line = self.line("dismiss", Tone::Quiet, "oaths-fact-lapsed", offer.by, &[]);
                line.with([self.terms(offer.by, &offer.terms)])
            }
            TradeFact::Freed { by, prisoner } => {
                let tone = self.good_for(*prisoner, Tone::Market);
                self.about_prisoner("unlock", tone, "oaths-fact-freed", *by, *prisoner)
            }
            TradeFact::HandedOver { from, prisoner, to } => {
                let about = [("prisoner", self.seat(*prisoner).into()), ("to", self.seat(*to).into())];
                let tone = self.bad_for(*prisoner, Tone::Market);
                self.line("lock", tone, "oaths-fact-handed-over", *from, &about).of([*prisoner, *to])
            }
            TradeFact::Tortured { by, prisoner, kept } => {
                let id = if *kept { "oaths-fact-tortured-kept" } else { "oaths-fact-tortured" };
                let tone = self.mood(Some(*by), Some(*prisoner), Tone::Market);
                self.about_prisoner("hellfire", tone, id, *by, *prisoner)
            }
            TradeFact::Confessed { by, prisoner, cards } => {
                let about = [("prisoner", self.seat(*prisoner).into()), ("cards", self.hand_cards(cards).into())];
                let tone = self.good_for(*by, Tone::Market);
                self.line("eye", tone, "oaths-fact-confessed", *by, &about).of([*prisoner])
            }
            TradeFact::Exchanged { from, to, count, papers } => {
                let known = !papers.is_empty();
                let id = if known { "oaths-fact-exchanged-known" } else { "oaths-fact-exchanged" };
                let about =
                    [("to", self.seat(*to).into()), ("count", (*count).into()), ("papers", self.papers(papers).into())];
                self.line("manuscript", Tone::Market, id, *from, &about).of([*to])
            }
            TradeFact::Ransomed { seat, oath, paid } => {
                let tone = self.bad_for(*seat, Tone::Market);
                match (oath, paid) {
                    (Some(oath), _) => {
                        let about = [("paper", self.paper(*oath).into())];
                        self.line("manuscript", tone, "oaths-fact-ransomed-known", *seat, &about)
                    }
                    (None, true) => self.line("manuscript", tone, "oaths-fact-ransomed", *seat, &[]),
                    (None, false) => self.line("manuscript", tone, "oaths-fact-ransomed-unpaid", *seat, &[]),
                }
            }
            TradeFact::Showed { seat, to, cards } => {
                let id = if cards.is_empty() { "oaths-fact-showed" } else { "oaths-fact-showed-known" };
                let about = [("to", self.seat(*to).into()), ("cards", self.hand_cards(cards).into())];
                let tone = self.mood(Some(*to), Some(*seat), Tone::Quiet);
                self.line("eye", tone, id, *seat, &about).of([*to])
            }
            TradeFact::Ended => Line::new("bazaar", Tone::Quiet, self.say("oaths-fact-trading-ended")),
            TradeFact::Judged { by, to, vow, outcome } => self.judged(*by, *to, *vow, *outcome),
        }
    }

    fn about_prisoner(&self, icon: &'static str, tone: Tone, id: &str, by: Seat, prisoner: Seat) -> Line {
        self.line(icon, tone, id, by, &[("prisoner", self.seat(prisoner).into())]).of([prisoner])
    }

    fn judged(&self, by: Seat, to: Seat, vow: Vow, outcome: Outcome) -> Line {
        let about = [("to", self.seat(to).into()), ("vow", self.vow(vow).into())];
        let (icon, tone, id) = match outcome {
            Outcome::Open => ("loyalty", Tone::Quiet, "oaths-fact-judged-open"),
            Outcome::Kept => ("loyalty", self.good_for(to, Tone::Market), "oaths-fact-judged-kept"),
            Outcome::Broken => ("insult", self.bad_for(to, Tone::Market), "oaths-fact-judged-broken"),
        };
        self.line(icon, tone, id, by, &about).of([to])
    }
}

//! Lines of the trading.

use oaths_first_rules::facts::MarketFact;
use oaths_first_rules::ids::{Card, HandCard, OfferId, Seat};
use oaths_first_rules::market::Offer;
use oaths_first_rules::specials::{Aim, Play};

use super::{Line, Teller, Tone, resources};

impl Teller<'_> {
    pub(super) fn market_fact(&self, fact: &MarketFact) -> Line {
        match fact {
            MarketFact::Offered { offer } => {
                let terms = self.terms(offer.by, &offer.terms);
                let about = [("number", offer.id.0.into()), ("terms", terms.into())];
                let line = Line::new("bid", Tone::Quiet, self.say_with("oaths-first-fact-offered", &about));
                self.about_offer(line, offer).of(offer.terms.to)
            }
            MarketFact::Refused { id, by } => {
                let about = [("number", id.0.into())];
                let line = self.line("dismiss", Tone::Quiet, "oaths-first-fact-refused", *by, &about);
                self.with_terms(line, *id)
            }
            MarketFact::Lapsed { id } => {
                let about = [("number", id.0.into())];
                let line = Line::new("dismiss", Tone::Quiet, self.say_with("oaths-first-fact-lapsed", &about));
                self.with_terms(line, *id)
            }
            MarketFact::Dealt { offer, with } => {
                let terms = self.bargain(offer.by, Some(*with), &offer.terms);
                let about = [("terms", terms.into())];
                let line = Line::new("seal", Tone::Market, self.say_with("oaths-fact-dealt", &about));
                self.about_offer(line, offer).of([*with])
            }
            MarketFact::Freed { by, prisoner } => {
                let tone = self.mood(Some(*prisoner), Some(*by), Tone::Market);
                self.about_prisoner("unlock", tone, "oaths-first-fact-freed", *by, *prisoner)
            }
            MarketFact::HandedOver { from, prisoner, to } => {
                let about = [("prisoner", self.seat(*prisoner).into()), ("to", self.seat(*to).into())];
                let tone = self.bad_for(*prisoner, Tone::Market);
                self.line("lock", tone, "oaths-fact-handed-over", *from, &about).of([*prisoner, *to])
            }
            MarketFact::Permitted { by, prisoner } => {
                let tone = self.good_for(*prisoner, Tone::Market);
                self.about_prisoner("bazaar", tone, "oaths-first-fact-permitted", *by, *prisoner)
            }
            MarketFact::Sold { seat, oath, card, count, drawn } => self.sold(*seat, *oath, *card, *count, drawn),
            MarketFact::Played { seat, play } => self.played(*seat, play),
            MarketFact::Stole { by, from, count, cards } => {
                let known = !cards.is_empty();
                let id = if known { "oaths-first-fact-stole-known" } else { "oaths-first-fact-stole" };
                let about = [
                    ("from", self.seat(*from).into()),
                    ("count", (*count).into()),
                    ("cards", self.hand_cards(cards).into()),
                ];
                let tone = self.mood(Some(*by), Some(*from), Tone::Market);
                self.line("capture", tone, id, *by, &about).of([*from]).about(&resources(cards))
            }
        }
    }

    fn about_offer(&self, line: Line, offer: &Offer) -> Line {
        line.of([offer.by]).about(&offer.terms.gives.cards).about(&offer.terms.asks.cards)
    }

    /// Adds the terms of an offer, if it is still open in the game that is told.
    fn with_terms(&self, line: Line, id: OfferId) -> Line {
        match self.game.market().offers.iter().find(|offer| offer.id == id) {
            Some(offer) => line.with([self.terms(offer.by, &offer.terms)]).of([offer.by]),
            None => line,
        }
    }

    fn about_prisoner(&self, icon: &'static str, tone: Tone, id: &str, by: Seat, prisoner: Seat) -> Line {
        self.line(icon, tone, id, by, &[("prisoner", self.seat(prisoner).into())]).of([prisoner])
    }

    fn sold(&self, seat: Seat, oath: bool, card: Option<HandCard>, count: usize, drawn: &[Card]) -> Line {
        let id = match (oath, card) {
            (true, Some(_)) => "oaths-first-fact-sold-known",
            (true, None) => "oaths-first-fact-sold",
            (false, _) => "oaths-first-fact-sold-card",
        };
        let card: Vec<HandCard> = card.into_iter().collect();
        let line = self.line("token", Tone::Market, id, seat, &[("card", self.hand_cards(&card).into())]);
        line.with([self.draws(seat, count, drawn)]).about(&resources(&card)).about(drawn)
    }

    fn played(&self, seat: Seat, play: &Play) -> Line {
        let about = [("play", self.play(play).into())];
        let line = self.line("event", Tone::Market, "oaths-fact-played", seat, &about);
        let (whom, card) = match play.aim {
            Aim::Devil(whom) => (Some(whom), None),
            Aim::Card(card) => (self.game.owner(card), Some(card)),
            Aim::Nothing => (None, None),
        };
        // A fortress card is played like an escape. Its rules tell of other things.
        let special = self.catalog.special(play.card).is_some();
        let rules = self.card_rules(play.card).into_iter().skip(1).filter(|_| special);
        let fled = || self.say_of("oaths-first-fact-escaped", seat, &[]);
        line.with(rules).with((!special).then(fled)).of(whom).about(&[play.card]).about(card.as_slice())
    }
}

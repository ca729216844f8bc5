//! Lines of special play cards.

use oaths_rules::catalog::SpecialEffect;
use oaths_rules::facts::SpecialFact;
use oaths_rules::ids::{Card, Seat, SpecialKind};
use oaths_rules::specials::Aim;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn special_fact(&self, fact: &SpecialFact) -> Line {
        match fact {
            SpecialFact::Played { seat, play } => {
                let about = [("play", self.play(play).into())];
                let line = self.line("event", Tone::Market, "oaths-fact-played", *seat, &about);
                let (whom, card) = match play.aim {
                    Aim::Devil(whom) => (Some(whom), None),
                    Aim::Card(card) => (None, Some(card)),
                    Aim::Nothing | Aim::Others => (None, None),
                };
                // The first of the rules only says when the card is played.
                let rules = self.special_rules(play.card).into_iter().skip(1);
                line.with(rules).of(whom).about(card.as_slice())
            }
            SpecialFact::Countered { by, card } => {
                let about = [("card", self.special(*card).into())];
                self.line("shield", self.good_for(*by, Tone::Market), "oaths-fact-countered", *by, &about)
            }
            SpecialFact::Worked { seat, card, aim, from, cards, souls } => {
                self.worked(*seat, *card, aim, *from, cards, *souls)
            }
        }
    }

    fn worked(&self, seat: Seat, kind: SpecialKind, aim: &Aim, from: Option<Seat>, cards: &[Card], souls: u32) -> Line {
        let target = match aim {
            Aim::Devil(target) => *target,
            Aim::Nothing | Aim::Card(_) | Aim::Others => from.unwrap_or(seat),
        };
        let card = self.special(kind);
        let about = [
            ("card", card.into()),
            ("target", self.seat(target).into()),
            ("cards", self.cards(cards).into()),
            ("fiends", self.words().fiends().into()),
        ];
        let line = |icon, tone, id| self.line(icon, tone, id, seat, &about);
        let taken = || {
            let id = match (cards, from) {
                ([], _) => "oaths-fact-worked-nothing",
                (_, Some(_)) => "oaths-fact-worked-takes-from",
                (_, None) => "oaths-fact-worked-takes",
            };
            line("capture", self.good_for(seat, Tone::Market), id)
        };
        let line = match self.catalog.special(kind) {
            SpecialEffect::Doublecross => line("event", Tone::Market, "oaths-fact-worked"),
            SpecialEffect::DrunkenAgreement { .. } => {
                let others = *aim == Aim::Others;
                let id = if others { "oaths-fact-worked-drunk-others" } else { "oaths-fact-worked-drunk" };
                line("reorder", Tone::Market, id)
            }
            SpecialEffect::Escape => line("retreat", self.good_for(target, Tone::War), "oaths-fact-worked-escape"),
            SpecialEffect::HiddenReserve
            | SpecialEffect::MagicalVortex
            | SpecialEffect::ThiefInTheNight
            | SpecialEffect::TreacherousTroops => taken(),
            SpecialEffect::Recall => line("down", Tone::War, "oaths-fact-worked-recall"),
            SpecialEffect::Reoccupy => line("place", self.good_for(target, Tone::War), "oaths-fact-worked-reoccupy"),
            SpecialEffect::Silence => line("lock", Tone::Market, "oaths-fact-worked-silence"),
            SpecialEffect::TimeOfVirtue => line("token", Tone::Market, "oaths-fact-worked-virtue"),
            SpecialEffect::WorldWar => line("hellfire", Tone::Market, "oaths-fact-worked-war"),
        };
        let gained = || self.say_of("oaths-fact-worked-souls", seat, &[("souls", souls.into())]);
        line.of([target]).about(cards).with((souls > 0).then(gained))
    }
}

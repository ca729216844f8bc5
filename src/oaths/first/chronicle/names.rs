//! Names of the things of one game: seats, oaths, posts and places.

use oaths_first_rules::game::{PostKind, Whereabouts};
use oaths_first_rules::ids::{Card, DevilKind, HandCard, ResourceKind, Seat};
use oaths_first_rules::war::Side;

use super::Teller;

impl Teller<'_> {
    /// Returns the name of the devil of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.devil(self.game.domain(seat).devil)
    }

    /// Returns the devil of a seat with its player: "Asmodeus (Anna)".
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        let devil = self.seat(seat);
        let name = self.game.charter().seats.get(seat.index()).map_or("", |charter| charter.name.trim());
        if name.is_empty() || name == devil {
            return devil;
        }
        self.say_with("oaths-player", &[("devil", devil.into()), ("name", name.into())])
    }

    /// Returns the name of a devil.
    #[must_use]
    pub fn devil(&self, kind: DevilKind) -> String {
        self.words().devil(kind)
    }

    /// Returns the name of a resource card.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.resource(self.catalog.kind(card))
    }

    /// Returns the name of a kind of resource card.
    #[must_use]
    pub fn resource(&self, kind: ResourceKind) -> String {
        self.words().resource(kind)
    }

    /// Returns the sort of a resource card: "Horde", "Fortress", "Artifact", "Ritual", "Special
    /// card".
    #[must_use]
    pub fn sort_of(&self, card: Card) -> String {
        self.words().sort_of(self.catalog.kind(card))
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        self.words().flavour(id)
    }

    /// Returns the name of a post: "Realm of Power", "Master of Souls".
    #[must_use]
    pub fn post(&self, kind: PostKind) -> String {
        self.words().post(kind)
    }

    /// Returns the name of an oath: "Oath of Belial".
    #[must_use]
    pub fn oath(&self, of: Seat) -> String {
        self.oaths_of("oaths-paper-oath", of, 1)
    }

    /// Returns oaths, counted and joined: "Oath of Belial, 2 Oaths of Glasya".
    #[must_use]
    pub fn oaths(&self, oaths: &[Seat]) -> String {
        self.words().series(&self.oath_items("oaths-paper-oath", oaths))
    }

    pub(crate) fn oaths_of(&self, id: &str, of: Seat, count: usize) -> String {
        self.say_with(id, &[("count", count.into()), ("devil", self.seat(of).into())])
    }

    /// Returns oaths, a phrase for each devil.
    pub(crate) fn oath_items(&self, id: &str, oaths: &[Seat]) -> Vec<String> {
        let count = |of: Seat| oaths.iter().filter(|other| **other == of).count();
        let named = |of: Seat| Some(count(of)).filter(|count| *count > 0).map(|count| self.oaths_of(id, of, count));
        self.game.seats().filter_map(named).collect()
    }

    /// Returns the name of a card in hand.
    #[must_use]
    pub fn hand_card(&self, card: HandCard) -> String {
        match card {
            HandCard::Oath(of) => self.oath(of),
            HandCard::Card(card) => self.card(card),
        }
    }

    /// Returns cards of a hand, counted and joined.
    #[must_use]
    pub fn hand_cards(&self, cards: &[HandCard]) -> String {
        self.words().series(&self.hand_items("oaths-paper-oath", cards))
    }

    /// Returns cards of a hand, a phrase for each kind. The id is that of an oath.
    pub(crate) fn hand_items(&self, id: &str, cards: &[HandCard]) -> Vec<String> {
        let mut oaths: Vec<Seat> = Vec::new();
        let mut resources: Vec<Card> = Vec::new();
        for card in cards {
            match card {
                HandCard::Oath(of) => oaths.push(*of),
                HandCard::Card(card) => resources.push(*card),
            }
        }
        let mut items = self.oath_items(id, &oaths);
        items.extend(self.words().card_items(&resources));
        items
    }

    /// Returns resource cards, counted and joined: "Fiends, 2 Juggernauts". "nothing" for none.
    #[must_use]
    pub fn cards(&self, cards: &[Card]) -> String {
        self.words().cards(cards)
    }

    /// Returns the names of devils: "Asmodeus, Belial and Glasya".
    #[must_use]
    pub fn seats(&self, seats: &[Seat]) -> String {
        self.words().list(&seats.iter().map(|seat| self.seat(*seat)).collect::<Vec<String>>())
    }

    /// Returns a number of Souls: "2 Souls".
    #[must_use]
    pub fn souls(&self, count: u32) -> String {
        self.say_with("oaths-souls", &[("count", count.into())])
    }

    /// Returns where a devil is, in a few words: "the devil is on Earth".
    #[must_use]
    pub fn whereabouts(&self, whereabouts: Whereabouts) -> String {
        match whereabouts {
            Whereabouts::Hell => self.say("oaths-survey-in-hell"),
            Whereabouts::Earth => self.say("oaths-survey-on-earth"),
            Whereabouts::Prison(of) => self.say_with("oaths-survey-in-prison", &[("devil", self.seat(of).into())]),
            Whereabouts::Heaven => self.say("oaths-first-in-heaven"),
            Whereabouts::Fled => self.say("oaths-first-has-fled"),
        }
    }

    /// Returns the side of a combat: "attackers", "defenders".
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.say(match side {
            Side::Attack => "oaths-first-side-attack",
            Side::Defend => "oaths-first-side-defend",
        })
    }

    /// Returns hordes, Souls and the devil itself, joined: "the devil itself, Fiends, 2 Souls".
    pub(crate) fn army(&self, hordes: &[Card], souls: u32, devil: bool) -> String {
        let mut items: Vec<String> = devil.then(|| self.say("oaths-first-devil-itself")).into_iter().collect();
        items.extend(self.things(hordes, souls));
        self.words().series(&items)
    }

    /// Returns cards and Souls, a phrase for each: "Fiends", "2 Souls".
    pub(crate) fn things(&self, cards: &[Card], souls: u32) -> Vec<String> {
        let mut items = self.words().card_items(cards);
        items.extend((souls > 0).then(|| self.souls(souls)));
        items
    }
}

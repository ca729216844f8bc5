//! Names of the things of one game: seats, papers, targets and colours.

use oaths_rules::ids::{Card, DevilKind, HandCard, Paper, RealmKind, ResourceKind, Seat, SpecialKind};
use oaths_rules::war::Target;

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

    /// Returns the name of a realm.
    #[must_use]
    pub fn realm(&self, kind: RealmKind) -> String {
        self.words().realm(kind)
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

    /// Returns the name of a special play card.
    #[must_use]
    pub fn special(&self, kind: SpecialKind) -> String {
        self.words().special(kind)
    }

    /// Returns the sort of a resource card: "Horde", "Artifact", "Ritual", "Event".
    #[must_use]
    pub fn sort_of(&self, card: Card) -> String {
        self.words().sort_of(self.catalog.kind(card))
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        self.words().flavour(id)
    }

    /// Returns the name of a paper: "Oath of Belial".
    #[must_use]
    pub fn paper(&self, paper: Paper) -> String {
        self.paper_counted(paper, 1)
    }

    fn paper_counted(&self, paper: Paper, count: usize) -> String {
        let about = [("count", count.into()), ("devil", self.seat(paper.of).into())];
        self.say_with(Self::paper_id(paper.sort), &about)
    }

    /// Returns the name of a card in hand.
    #[must_use]
    pub fn hand_card(&self, card: HandCard) -> String {
        match card {
            HandCard::Paper(paper) => self.paper(paper),
            HandCard::Special(special) => self.special(special),
        }
    }

    /// Returns cards of a hand, counted and joined.
    #[must_use]
    pub fn hand_cards(&self, cards: &[HandCard]) -> String {
        let mut papers: Vec<Paper> = Vec::new();
        let mut items: Vec<String> = Vec::new();
        for card in cards {
            match card {
                HandCard::Paper(paper) => papers.push(*paper),
                HandCard::Special(special) => items.push(self.special(*special)),
            }
        }
        let mut all = self.paper_items(&papers);
        all.append(&mut items);
        self.words().series(&all)
    }

    /// Returns resource cards, counted and joined: "Fiends, 2 Juggernauts". "nothing" for none.
    #[must_use]
    pub fn cards(&self, cards: &[Card]) -> String {
        self.words().cards(cards)
    }

    /// Returns papers, counted and joined: "Oath of Belial, 2 Favours of Glasya".
    #[must_use]
    pub fn papers(&self, papers: &[Paper]) -> String {
        self.words().series(&self.paper_items(papers))
    }

    fn paper_items(&self, papers: &[Paper]) -> Vec<String> {
        self.paper_kinds(papers).iter().map(|(paper, count)| self.paper_counted(*paper, *count)).collect()
    }

    /// Counts equal papers.
    pub(crate) fn paper_kinds(&self, papers: &[Paper]) -> Vec<(Paper, usize)> {
        let mut kinds: Vec<(Paper, usize)> = Vec::new();
        for paper in papers {
            match kinds.iter_mut().find(|(other, _)| other == paper) {
                Some((_, count)) => *count += 1,
                None => kinds.push((*paper, 1)),
            }
        }
        kinds.sort_unstable();
        kinds
    }

    /// Returns the names of devils: "Asmodeus, Belial and Glasya".
    #[must_use]
    pub fn seats(&self, seats: &[Seat]) -> String {
        self.words().list(&seats.iter().map(|seat| self.seat(*seat)).collect::<Vec<String>>())
    }

    /// Returns the target of an army, in a few words.
    #[must_use]
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Stay => self.say("oaths-target-stay"),
            Target::Devil(seat) => self.say_with("oaths-target-devil", &[("devil", self.seat(seat).into())]),
            Target::Vacant => self.say("oaths-target-vacant"),
        }
    }

    /// Returns a colour on the track of strategies, with its number: "Belial (2)". Number 0 is
    /// black.
    #[must_use]
    pub fn colour(&self, colour: u8) -> String {
        let devil = self.catalog.devil_kinds().find(|kind| self.catalog.devil(*kind).age == colour);
        match devil {
            Some(kind) => {
                self.say_with("oaths-colour-devil", &[("devil", self.devil(kind).into()), ("number", colour.into())])
            }
            None => self.say_with("oaths-colour-black", &[("number", colour.into())]),
        }
    }
}

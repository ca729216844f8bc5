//! The survey: everything that a seat may know, as plain text for a terminal, section by section.
//!
//! Numbers in square brackets are the ids of things, as orders name them.
//!
//! Not here: the log of past turns (`turn`), and advice.

use std::fmt::Write;

use crate::Teller;
use crate::rules::archfiends::{Discipline, order_slots};
use crate::rules::conclave;
use crate::rules::forces::Stat;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Drafting};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeCard;
use crate::rules::view::SeatView;

/// A section of a survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The turn, the tokens, the order of acting.
    Turn,
    /// All houses and what stands between them and this one.
    Houses,
    /// The seat's own attributes and cards.
    House,
    /// All legions that can be seen.
    Legions,
    /// All places.
    Places,
    /// The wares on the shelf.
    Bazaar,
    /// Questions that wait for an answer.
    Questions,
    /// All orders that are legal in the first slot.
    Orders,
}

impl Section {
    /// All sections, in their order.
    pub const ALL: [Self; 8] = [
        Self::Turn,
        Self::Houses,
        Self::House,
        Self::Legions,
        Self::Places,
        Self::Bazaar,
        Self::Questions,
        Self::Orders,
    ];

    /// Returns its name, as it is asked for.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Houses => "houses",
            Self::House => "house",
            Self::Legions => "legions",
            Self::Places => "places",
            Self::Bazaar => "bazaar",
            Self::Questions => "questions",
            Self::Orders => "orders",
        }
    }
}

impl Teller<'_> {
    /// Returns these sections as text, each with its heading.
    #[must_use]
    pub fn survey(&self, book: &Rulebook, view: &SeatView, sections: &[Section]) -> String {
        let mut text = String::new();
        for section in sections {
            let lines = match section {
                Section::Turn => self.survey_turn(view),
                Section::Houses => self.survey_houses(view),
                Section::House => self.survey_house(view),
                Section::Legions => self.survey_legions(view),
                Section::Places => self.survey_places(view),
                Section::Bazaar => self.survey_bazaar(view),
                Section::Questions => self.survey_questions(book, view),
                Section::Orders => self.survey_orders(book, view),
            };
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{}", self.say(&format!("survey-{}", section.key())));
            for line in lines {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }

    fn survey_turn(&self, view: &SeatView) -> Vec<String> {
        let (catalog, table) = (self.catalog, view.table());
        let circle: Vec<String> = table.conclave().circle().iter().map(|seat| self.seat_name(*seat)).collect();
        vec![
            self.say_with("survey-now", &[("turn", table.turn().into())]),
            self.say_with(
                "survey-tokens",
                &[
                    ("drawn", table.conclave().tokens().into()),
                    ("needed", conclave::tokens_needed(catalog, table).into()),
                    ("chance", conclave::token_chance(catalog, table).into()),
                ],
            ),
            self.say_with("survey-circle", &[("houses", self.list(&circle).into())]),
        ]
    }

    fn survey_houses(&self, view: &SeatView) -> Vec<String> {
        let table = view.table();
        let line = |seat: Seat| {
            let fallen = table.conclave().eliminated(seat).is_some();
            let about = [
                ("seat", seat.0.into()),
                ("house", self.seat_name(seat).into()),
                ("rank", self.rank(table.houses().of(seat).rank).into()),
                ("prestige", table.conclave().prestige(seat).into()),
                ("cantons", table.realm().land_count(seat).into()),
                ("places", table.forces().places_of(seat).count().into()),
                ("legions", table.forces().legions_of(seat).count().into()),
            ];
            let line = self.say_with("survey-house-line", &about);
            if fallen {
                return format!("{line}, {}", self.say("survey-fallen"));
            }
            if seat == view.seat() {
                return format!("{line}, {}", self.say("survey-you"));
            }
            format!("{line}, {}", self.stance(table.diplomacy().stance(view.seat(), seat)))
        };
        table.seats().map(line).collect()
    }

    fn survey_house(&self, view: &SeatView) -> Vec<String> {
        let (table, seat) = (view.table(), view.seat());
        let house = table.houses().of(seat);
        let attributes: Vec<String> =
            Discipline::ALL.map(|of| format!("{} {}", self.attribute(of), house.attributes.of(of))).into();
        let slots = order_slots(self.catalog, table, seat).total();
        let card = |card: &TributeCard| format!("[{}] {}", card.id, self.purse(&card.worth));
        let mut lines = vec![
            self.list(&attributes),
            self.say_with("survey-slots", &[("n", slots.into())]),
            self.say_with("survey-vault", &[("n", table.treasury().vault(seat).len().into())]),
        ];
        lines.extend(table.treasury().vault(seat).iter().map(|held| format!("  {}", card(held))));
        for (at, offer) in table.treasury().offers(seat).iter().enumerate() {
            lines.push(self.say_with("survey-offer", &[("n", at.into()), ("keep", offer.keep.into())]));
            lines.extend(offer.cards.iter().map(|offered| format!("  {}", card(offered))));
        }
        for held in table.attachments().of(seat) {
            lines.push(format!("{}: {}", self.treasure_name(held.treasure), self.post_name(held.post)));
        }
        lines
    }

    fn survey_legions(&self, view: &SeatView) -> Vec<String> {
        let legions = view.table().forces().legions().iter();
        let line = |legion: &crate::rules::forces::Legion| {
            let stats: Vec<String> =
                Stat::ALL.map(|stat| format!("{} {}", self.stat(stat), legion.strength.of(stat))).into();
            format!(
                "[{}] {} ({}), {}: {}, {}/{}, {}",
                legion.id,
                self.legion_name(legion),
                self.seat_name(legion.owner),
                self.coordinates(legion.canton),
                self.say_with("survey-level", &[("n", legion.level.into())]),
                legion.hp,
                legion.max_hp,
                stats.join(", ")
            )
        };
        legions.map(line).collect()
    }

    fn survey_places(&self, view: &SeatView) -> Vec<String> {
        let places = view.table().forces().places().iter();
        let line = |place: &crate::rules::forces::Place| {
            let stats: Vec<String> =
                Stat::ALL.map(|stat| format!("{} {}", self.stat(stat), place.strength.of(stat))).into();
            format!(
                "[{}] {} ({}), {}: {}, {}/{}, {}, {}",
                place.id,
                self.place_name(&place.landmark),
                self.owner_name(place.owner),
                self.coordinates(place.canton),
                self.say_with("survey-level", &[("n", place.level.into())]),
                place.hp,
                place.max_hp,
                stats.join(", "),
                self.say_with("survey-prestige", &[("n", place.prestige.into())])
            )
        };
        places.map(line).collect()
    }

    fn survey_bazaar(&self, view: &SeatView) -> Vec<String> {
        let shelf = view.table().bazaar().shelf().iter();
        shelf
            .map(|ware| format!("{}: {}", self.goods_name(ware.goods), self.purse(&ware.minimum(self.catalog))))
            .collect()
    }

    fn survey_questions(&self, book: &Rulebook, view: &SeatView) -> Vec<String> {
        let problems = Drafting::problems(book, view.table(), &Draft::empty(view.seat()));
        problems.iter().map(|problem| self.problem(problem)).collect()
    }

    fn survey_orders(&self, book: &Rulebook, view: &SeatView) -> Vec<String> {
        let plan = Drafting::open(book, view.table(), view.seat(), &[]);
        plan.legal().iter().enumerate().map(|(at, order)| format!("{at}: {}", self.order(order))).collect()
    }
}

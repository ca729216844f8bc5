//! The order of a turn and the costs of orders, on one page.

use table_text::Text;

use crate::Teller;
use crate::rules::calendar::{Moment, Step};
use crate::rules::catalog::Catalog;
use crate::rules::ids::FEWEST_SEATS;
use crate::rules::orders::OrderKind;
use crate::rules::tableau::{Tableau, TableauFault, TableauHouse};

/// A row of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardRow {
    /// The name of an icon.
    pub icon: &'static str,
    /// The name.
    pub name: String,
    /// The explanation or the number.
    pub value: String,
}

/// A part of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSection {
    /// Its heading.
    pub heading: String,
    /// Its rows.
    pub rows: Vec<CardRow>,
}

/// The card: the order of the turn, the costs of orders, and the numbers that count most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its parts.
    pub sections: Vec<CardSection>,
}

impl Card {
    /// Writes the card from the numbers of the rules.
    ///
    /// # Errors
    /// The catalog does not allow an empty table.
    pub fn of(text: &Text, catalog: &Catalog) -> Result<Self, TableauFault> {
        let table = Tableau { houses: vec![TableauHouse::default(); FEWEST_SEATS], ..Tableau::default() };
        let table = table.set_up(catalog)?;
        let teller = Teller::new(text, catalog, &table);
        Ok(Self { sections: vec![order_of_play(&teller), costs(&teller), numbers(&teller)] })
    }
}

fn order_of_play(teller: &Teller<'_>) -> CardSection {
    let mut rows: Vec<CardRow> = Vec::new();
    for moment in Moment::all() {
        match moment {
            Moment::Step(step) => rows.push(CardRow {
                icon: icon(step),
                name: teller.step(step),
                value: teller.say(&format!("step-{}-text", step.key())),
            }),
            Moment::Slot(slot) if slot.index() == 0 => rows.push(CardRow {
                icon: "orders",
                name: teller.say("codex-slots-title"),
                value: teller.say("codex-slots-text"),
            }),
            Moment::Slot(_) => {}
        }
    }
    CardSection { heading: teller.say("codex-turn-title"), rows }
}

const fn icon(step: Step) -> &'static str {
    match step {
        Step::Dawn | Step::DurationalRituals | Step::ThreatLists => "turn",
        Step::Bazaar | Step::Responses | Step::Borders | Step::Prestige | Step::Healing => "right",
        Step::Events | Step::Vendettas | Step::Eliminations => "right",
        Step::Regency | Step::Token | Step::Victory => "token",
    }
}

/// Returns the costs of all orders, one row for each. Bids cost the same.
fn costs(teller: &Teller<'_>) -> CardSection {
    let bid = |kind: OrderKind| match kind {
        OrderKind::BidPraetor | OrderKind::BidArtifact | OrderKind::BidRelic | OrderKind::BidManuscript => false,
        OrderKind::BidLegion
        | OrderKind::DemandTribute
        | OrderKind::SeekManuscripts
        | OrderKind::Consolidate
        | OrderKind::March
        | OrderKind::Fly
        | OrderKind::Dismiss
        | OrderKind::CreateCombatCard
        | OrderKind::ManagePraetors
        | OrderKind::ManageArtifacts
        | OrderKind::ManageRelics
        | OrderKind::Train
        | OrderKind::Assemble
        | OrderKind::RaiseAttribute
        | OrderKind::RankThreats
        | OrderKind::Demand
        | OrderKind::Insult
        | OrderKind::SendEmissary
        | OrderKind::ClaimVendetta
        | OrderKind::ClaimBloodFeud
        | OrderKind::Petition
        | OrderKind::ChallengeChampion
        | OrderKind::PerformRitual
        | OrderKind::PlayEvent
        | OrderKind::DrawObjectives => true,
    };
    let row = |kind: OrderKind| {
        let name = if kind == OrderKind::BidLegion { teller.say("codex-card-bid") } else { teller.order_kind(kind) };
        CardRow { icon: kind.icon(), name, value: cost(teller, kind) }
    };
    let rows = OrderKind::ALL.into_iter().filter(|kind| bid(*kind)).map(row).collect();
    CardSection { heading: teller.say("codex-card-costs"), rows }
}

/// Returns what an order costs besides its slot, in a few words.
pub(super) fn cost(teller: &Teller<'_>, kind: OrderKind) -> String {
    let constants = &teller.catalog.constants;
    match kind {
        OrderKind::RankThreats => {
            let price = teller.purse(&constants.diplomacy.ranking_price);
            let turns = constants.diplomacy.free_ranking_turns;
            teller.say_with("codex-cost-rank_threats", &[("turns", turns.into()), ("price", price.into())])
        }
        OrderKind::RaiseAttribute => {
            let points = &constants.houses.raise.points;
            let about = [
                ("least", points.first().copied().unwrap_or(0).into()),
                ("most", points.last().copied().unwrap_or(0).into()),
            ];
            teller.say_with("codex-cost-raise_attribute", &about)
        }
        OrderKind::BidLegion
        | OrderKind::BidPraetor
        | OrderKind::BidArtifact
        | OrderKind::BidRelic
        | OrderKind::BidManuscript => teller.rule("codex-cost-bid"),
        OrderKind::Consolidate
        | OrderKind::Dismiss
        | OrderKind::ManagePraetors
        | OrderKind::ManageArtifacts
        | OrderKind::ManageRelics
        | OrderKind::DrawObjectives => teller.say("codex-cost-nothing"),
        OrderKind::DemandTribute
        | OrderKind::SeekManuscripts
        | OrderKind::March
        | OrderKind::Fly
        | OrderKind::CreateCombatCard
        | OrderKind::Train
        | OrderKind::Assemble
        | OrderKind::Demand
        | OrderKind::Insult
        | OrderKind::SendEmissary
        | OrderKind::ClaimVendetta
        | OrderKind::ClaimBloodFeud
        | OrderKind::Petition
        | OrderKind::ChallengeChampion
        | OrderKind::PerformRitual
        | OrderKind::PlayEvent => teller.rule(&format!("codex-cost-{}", kind.key())),
    }
}

/// The numbers that a player asks for most, each a message that may use all numbers of the rules.
const NUMBERS: [(&str, &str); 14] = [
    ("token", "clock"),
    ("orders", "slots"),
    ("regent", "regent"),
    ("forces", "command"),
    ("hitpoints", "healing"),
    ("moves", "moves"),
    ("battle", "rounds"),
    ("dice", "advantage"),
    ("shield", "support"),
    ("skull", "victory"),
    ("place", "places"),
    ("canton", "cantons"),
    ("bid", "bids"),
    ("usurper", "usurper"),
];

fn numbers(teller: &Teller<'_>) -> CardSection {
    let row = |(icon, key): (&'static str, &str)| CardRow {
        icon,
        name: teller.say(&format!("codex-card-{key}")),
        value: teller.rule(&format!("codex-card-{key}-text")),
    };
    CardSection { heading: teller.say("codex-card-numbers"), rows: NUMBERS.map(row).to_vec() }
}

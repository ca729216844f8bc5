//! Positions that each test one decision of a mind.

use infernal_conclave::rules::archfiends::ArchfiendOrder;
use infernal_conclave::rules::attachments::{AttachmentOrder, Element, Treasure};
use infernal_conclave::rules::bazaar::BazaarOrder;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::manuscripts::ManuscriptOrder;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::realm::hex::{Grid, MapSize};
use infernal_conclave::rules::rituals::{RitualOrder, Target};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse, canton_at};
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;

use super::mind;

/// Returns the orders of the greedy mind in seat 0, slot by slot.
fn greedy_in(position: &str) -> Vec<Order> {
    orders_in("greedy", position)
}

/// Returns the orders of this mind in seat 0, slot by slot.
pub(super) fn orders_in(name: &str, position: &str) -> Vec<Order> {
    let book = Rulebook::standard();
    let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    let draft = mind(name).draft(&book, &SeatView::of(&game, Seat(0)), 1);
    draft.slots.into_iter().flatten().collect()
}

/// True if an order moves a legion into this canton.
pub(super) fn enters(order: &Order, at: (i32, i32)) -> bool {
    order.destination() == Some(canton_at(at))
}

#[test]
fn greedy_asks_for_more_when_all_that_fills_its_vault_buys_nothing() {
    let demands = |card: &str| {
        let vault = [card; 6].join(", ");
        let orders = greedy_in(&format!(
            "(houses: [(land: [(3, 3)], vault: [{vault}])],
              legions: [(owner: 0, at: (3, 3), level: 2, strength: (3, 5, 3), hp: 10)],
              shelf: [(kind: \"rite_of_infernal_awe/3\")])"
        ));
        orders.contains(&Order::Tribute(TributeOrder::DemandTribute))
    };
    // All goods cost souls.
    assert!(demands("(souls: 0, ichor: 8, hellfire: 0, darkness: 0)"));
    assert!(!demands("(souls: 8, ichor: 8, hellfire: 8, darkness: 8)"));
}

#[test]
fn greedy_spends_on_something_else_where_it_may_not_bid() {
    let orders = |running: &str| {
        greedy_in(&format!(
            "(houses: [(land: [(3, 3)], vault: [
                (souls: 8, ichor: 8, hellfire: 8, darkness: 8), (souls: 8, ichor: 8, hellfire: 8, darkness: 8)])],
              turn: Some(20), events: (running: [{running}]),
              legions: [(owner: 0, at: (3, 3), level: 2, strength: (3, 5, 3), hp: 10)],
              shelf: [(kind: \"skin_of_marsyas\"), (kind: \"liver_of_tityos\")])"
        ))
    };
    let bids = |orders: &[Order]| orders.iter().any(|order| matches!(order, Order::Bazaar(BazaarOrder::Bid { .. })));
    let raises = |orders: &[Order]| {
        orders.iter().any(|order| matches!(order, Order::Archfiend(ArchfiendOrder::RaiseAttribute { .. })))
    };
    assert!(bids(&orders("")), "{:?}", orders(""));
    // A Master of the Bazaar gets half of the others' spending there, and may not bid itself.
    let master = orders("(event: \"master_of_the_bazaar\", by: 0, until: 25)");
    assert!(
        !bids(&master) && raises(&master) && !master.contains(&Order::Tribute(TributeOrder::DemandTribute)),
        "{master:?}"
    );
}

/// Returns the treasures at which greedy aims rituals, and its orders. Seat 0 has these powers and
/// three cards that each pay for a ritual. The auguries may show a house with a praetor and an
/// artifact in its vault.
fn greedy_aims_at(powers: &str, card: &str, auguries: &str) -> (Vec<Treasure>, Vec<Order>) {
    let orders = greedy_in(&format!(
        "(houses: [(land: [(3, 3)], attributes: ({powers}, martial: 0, charisma: 0), vault: [{card}, {card}, {card}]), ()],
          turn: Some(12), stances: [(0, 1, Vendetta)], rituals: (auguries: [{auguries}]),
          treasures: [(what: \"astarte\", owner: 1, post: Vault), (what: \"leper_kings_glaive\", owner: 1, post: Vault)],
          legions: [(owner: 0, at: (3, 3), level: 3, strength: (3, 5, 3), hp: 10)])"
    ));
    let aims = orders.iter().filter_map(|order| match order {
        Order::Ritual(RitualOrder::PerformRitual { target: Target::Treasure(treasure), .. }) => Some(*treasure),
        _ => None,
    });
    (aims.collect(), orders)
}

#[test]
fn greedy_pilfers_what_an_augury_has_shown_in_a_vault() {
    let aims = |auguries: &str| {
        let card = "(souls: 3, ichor: 0, hellfire: 0, darkness: 3)";
        greedy_aims_at("cunning: 6, intellect: 0, wickedness: 0", card, auguries)
    };
    assert_eq!(aims("").0, [], "it reaches for what it has never seen");
    assert_eq!(aims("(0, 1, 1)").0, [], "an augury of level one shows no vault");
    let (treasures, orders) = aims("(0, 1, 2)");
    assert!(!treasures.is_empty(), "it leaves what it has seen where it is: {orders:?}");
}

#[test]
fn greedy_banishes_a_praetor_that_an_augury_has_shown_in_a_vault() {
    let aims = |auguries: &str| {
        let card = "(souls: 4, ichor: 0, hellfire: 4, darkness: 0)";
        greedy_aims_at("cunning: 0, intellect: 2, wickedness: 5", card, auguries)
    };
    assert_eq!(aims("").0, [], "it strikes at whom it has never seen");
    let (treasures, orders) = aims("(0, 1, 2)");
    let praetor = |treasure: &Treasure| matches!(treasure, Treasure::Praetor(_));
    assert!(!treasures.is_empty() && treasures.iter().all(praetor), "{orders:?}");
}

#[test]
fn greedy_uses_the_manuscripts_that_are_whole() {
    let orders = greedy_in(
        "(houses: [(land: [(3, 3)], attributes: (martial: 0, cunning: 4, intellect: 4, wickedness: 4, charisma: 0))],
          legions: [(owner: 0, at: (3, 3), level: 2, strength: (3, 5, 3), hp: 10)],
          scripts: [(0, \"rite_of_infernal_awe\"), (0, \"catechism_of_grievances\"), (0, \"machine_of_omens/1\")])",
    );
    let assembles =
        orders.iter().filter(|order| matches!(order, Order::Manuscript(ManuscriptOrder::Assemble { .. }))).count();
    let trains =
        orders.iter().filter(|order| matches!(order, Order::Manuscript(ManuscriptOrder::Train { .. }))).count();
    assert_eq!((assembles, trains), (1, 1), "{orders:?}");
}

#[test]
fn greedy_bids_for_the_piece_that_completes_a_set_and_for_none_of_a_set_that_cannot_be_completed() {
    let bids = |scripts: &str| {
        let orders = greedy_in(&format!(
            "(houses: [(land: [(3, 3)], vault: [(souls: 2, ichor: 0, hellfire: 0, darkness: 1)])],
              scripts: [{scripts}], shelf: [(kind: \"rite_of_infernal_awe/3\")])"
        ));
        orders.iter().any(|order| matches!(order, Order::Bazaar(BazaarOrder::Bid { .. })))
    };
    assert!(bids("(0, \"rite_of_infernal_awe/1\"), (0, \"rite_of_infernal_awe/2\")"));
    assert!(!bids("(0, \"rite_of_infernal_awe/1\"), (1, \"rite_of_infernal_awe/2\")"));
}

#[test]
fn greedy_takes_a_weak_place_beside_its_legion() {
    let orders = greedy_in(
        "(houses: [(land: [(3, 3)])], legions: [(owner: 0, at: (3, 3), level: 2, strength: (3, 5, 3), hp: 10)],
          places: [(at: (4, 3), level: 1, strength: (2, 3, 2), hp: 6, prestige: 1)])",
    );
    assert!(enters(&orders[0], (4, 3)), "{orders:?}");
}

#[test]
fn greedy_leaves_the_city_of_the_conclave_alone() {
    let orders = greedy_in(
        "(houses: [(land: [(3, 3)])], legions: [(owner: 0, at: (3, 3), level: 5, strength: (9, 9, 9), hp: 20)],
          pandemonium: Some((at: (4, 3), level: 10, strength: (5, 5, 5), hp: 10)))",
    );
    assert!(orders.iter().all(|order| !enters(order, (4, 3))), "{orders:?}");
}

#[test]
fn the_rusher_storms_the_city_of_the_conclave() {
    let orders = orders_in(
        "rusher",
        "(houses: [(land: [(3, 3)])], legions: [(owner: 0, at: (3, 3), level: 5, strength: (9, 9, 9), hp: 20)],
          pandemonium: Some((at: (4, 3), level: 10, strength: (5, 5, 5), hp: 10)))",
    );
    assert!(orders.iter().any(|order| enters(order, (4, 3))), "{orders:?}");
}

#[test]
fn the_whale_bids_well_over_the_minimum() {
    let cards_in_bid = |name: &str| {
        let card = "(souls: 3, ichor: 0, hellfire: 0, darkness: 3)";
        let orders = orders_in(
            name,
            &format!(
                "(houses: [(land: [(3, 3)], vault: [{card}, {}])],
                  legions: [(owner: 0, at: (3, 3), level: 2, strength: (3, 5, 3), hp: 10)],
                  shelf: [(kind: \"liver_of_tityos\")])",
                ["(souls: 2, ichor: 0, hellfire: 0, darkness: 2)"; 40].join(", ")
            ),
        );
        let bid =
            |order: &Order| if let Order::Bazaar(BazaarOrder::Bid { cards, .. }) = order { cards.len() } else { 0 };
        orders.iter().map(bid).max().unwrap_or(0)
    };
    // One card pays the minimum; three more double the bid.
    let (whale, greedy) = (cards_in_bid("whale"), cards_in_bid("greedy"));
    assert!(whale >= 4 && whale > greedy, "{whale} cards against {greedy}");
}

#[test]
fn greedy_brings_up_support_before_it_attacks() {
    let orders = greedy_in(
        "(houses: [(land: [(3, 3), (3, 4)])], legions: [
            (owner: 0, at: (3, 3), level: 3, strength: (5, 5, 5), hp: 10),
            (owner: 0, at: (3, 4), level: 2, strength: (6, 6, 6), hp: 6, moves: Some(1))],
          places: [(at: (4, 3), level: 3, strength: (5, 5, 5), hp: 14, prestige: 3)])",
    );
    assert_eq!(orders.len(), 2);
    assert!(matches!(orders[0], Order::Forces(ForcesOrder::March { .. })) && !enters(&orders[0], (4, 3)), "{orders:?}");
    assert!(enters(&orders[1], (4, 3)), "{orders:?}");
}

#[test]
fn greedy_storms_the_stronghold_of_an_outcast() {
    let position = |outcasts: &str| {
        format!(
            "(houses: [(land: [(3, 3)]), (stronghold: Some((4, 3)))], {outcasts}
              legions: [(owner: 0, at: (3, 3), level: 5, strength: (20, 20, 20), hp: 20)])"
        )
    };
    let lawful = greedy_in(&position(""));
    assert!(lawful.iter().all(|order| !enters(order, (4, 3))), "{lawful:?}");
    let free = greedy_in(&position("excommunicated: [1],"));
    assert!(free.iter().any(|order| enters(order, (4, 3))), "{free:?}");
}

#[test]
fn greedy_ousts_a_usurper_it_can_beat() {
    let orders = greedy_in(
        "(houses: [(land: [(3, 3)])], legions: [(owner: 0, at: (3, 3), level: 4, strength: (9, 9, 9), hp: 12)],
          pandemonium: Some((at: (4, 3), owner: Some(1), level: 10, strength: (7, 7, 7), hp: 30, damage: 29)),
          excommunicated: [1], usurper: Some((1, 3)))",
    );
    assert!(enters(&orders[0], (4, 3)), "{orders:?}");
}

/// Returns the column of the place towards which a legion marches. It stands between two places
/// that differ only in their attachments, and cannot reach either this turn.
fn side_chosen(attached: &str) -> i32 {
    let orders = greedy_in(&format!(
        "(houses: [(land: [(5, 4)]), ()], stances: [(0, 1, Vendetta)],
          legions: [(owner: 0, at: (5, 4), level: 3, strength: (6, 6, 6), hp: 14, moves: Some(2))],
          places: [(at: (1, 4), owner: Some(1), level: 3, strength: (4, 4, 4), hp: 10, prestige: 2),
                   (at: (9, 4), owner: Some(1), level: 3, strength: (4, 4, 4), hp: 10, prestige: 2)],
          {attached})"
    ));
    let end = orders.iter().find_map(|order| match order {
        Order::Forces(ForcesOrder::March { path, .. }) => path.last().copied(),
        _ => None,
    });
    let end = end.unwrap_or_else(|| panic!("it stays: {orders:?}"));
    let grid = Grid::of(MapSize::Small);
    let away = [1, 9].map(|column| grid.distance(end, canton_at((column, 4))));
    assert_ne!(away[0], away[1], "{orders:?}");
    if away[0] < away[1] { 1 } else { 9 }
}

#[test]
fn greedy_goes_where_no_praetor_waits() {
    let praetor = |place: u8| format!("treasures: [(what: \"naphula\", owner: 1, post: Unit(Place({place})))]");
    assert_eq!((side_chosen(&praetor(5)), side_chosen(&praetor(6))), (9, 1));
}

#[test]
fn greedy_goes_where_a_relic_lies() {
    let relic =
        |place: u8| format!("treasures: [(what: \"cup_of_frozen_tears\", owner: 1, post: Unit(Place({place})))]");
    assert_eq!((side_chosen(&relic(5)), side_chosen(&relic(6))), (1, 9));
}

#[test]
fn greedy_takes_rivals_land_at_will_once_it_is_cast_out() {
    // Every canton that its legion could claim is inside a rival's land; no unclaimed canton is
    // near.
    let land: Vec<String> = (0..12).flat_map(|column| (0..9).map(move |row| format!("({column}, {row})"))).collect();
    let position = |outcast: &str| {
        format!(
            "(houses: [(), (land: [{}])], excommunicated: [{outcast}],
              legions: [(owner: 0, at: (5, 4), level: 2, strength: (3, 5, 3), hp: 10)])",
            land.join(", ")
        )
    };
    let moves = |outcast: &str| {
        let orders = greedy_in(&position(outcast));
        orders.iter().any(|order| matches!(order, Order::Forces(ForcesOrder::March { .. })))
    };
    assert!(moves("0"), "each canton that it enters is its own");
    assert!(!moves(""), "it may not enter any");
}

#[test]
fn greedy_guards_what_it_has_with_wards_and_shields() {
    // The house has a full vault and Wrath 4, with which its smiths can make wards. Tribute,
    // rituals and the bazaar are not available.
    let made = |more: &str| {
        let vault = ["(souls: 2, ichor: 0, hellfire: 0, darkness: 2)"; 40].join(", ");
        let orders = greedy_in(&format!(
            r#"(houses: [(land: [(3, 3)], vault: [{vault}],
                attributes: (martial: 4, cunning: 5, intellect: 5, wickedness: 5, charisma: 5))],
              turn: Some(20), bazaar_closed: 9,
              events: (running: [(event: "death_takes_a_holiday", by: 1, target: None, until: 26, size: 0),
                (event: "ritual_corruption", by: 1, target: None, until: 26, size: 0)]),
              places: [(at: (4, 4), owner: Some(0), level: 3, strength: (3, 3, 3), hp: 9)], {more})"#
        ));
        let contents = orders.into_iter().filter_map(|order| match order {
            Order::Attachment(AttachmentOrder::CreateCombatCard { contents, .. }) => Some(contents),
            _ => None,
        });
        contents.flat_map(|contents| contents.elements()).collect::<Vec<_>>()
    };
    let relics = r#"treasures: [(what: "golden_bough", owner: 0, post: Unit(Place(5)))]"#;
    let warded = made(relics);
    assert!(warded.iter().any(|element| matches!(element, Element::Ward(_))), "{warded:?}");
    let bare = made("");
    assert!(bare.iter().all(|element| !matches!(element, Element::Ward(_))), "{bare:?}: nothing there to steal");
}

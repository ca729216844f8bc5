//! The panels of the forces: ledgers, item sheets, slots, promotions, upkeep, combat cards. Clicks
//! and keys become the right wishes.
#![cfg(feature = "client")]

use bevy_egui::egui::accesskit::Role;
use infernal_conclave::rules::attachments::{AttachmentOrder, Contents, Element, Post, Treasure, price};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::forces::{ForcesOrder, Stat};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::SlotNo;
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::tribute::least_waste;
use infernal_conclave::window::conclave::bazaar::buyers::buyers;
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::gallery::described::{HERO, HIRELING, KEEP, RIVAL};
use infernal_conclave::window::intent::{Intent, Ledger, Looking, Mark, Mustering, Planning, Sheet, Tab};

use super::panels::{BAZAAR, ME, Panel, SMITH, Screen, TRIBUTE, charter, full, listed};

const FORCES: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Forces);
const LOG: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::TurnLog);
const ORDERS: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Orders);
const PRAETORS: Panel = |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Praetors);

/// Returns a treasure in the player's vault.
fn in_vault(screen: &Screen, ledger: Ledger) -> Treasure {
    let mut held = screen.hand.view.table().attachments().of(ME);
    let found = held.find(|held| held.post == Post::Vault && Ledger::of(held.treasure) == ledger);
    found.expect("something lies in the vault").treasure
}

#[test]
fn the_ledgers_are_chosen_by_click_and_by_key() {
    assert_eq!(full().click(FORCES, "Praetors"), [Intent::Mustering(Mustering::ShowLedger(Ledger::Praetors))]);
    assert_eq!(full().key(FORCES, "Relics"), [Intent::Mustering(Mustering::ShowLedger(Ledger::Relics))]);
}

#[test]
fn a_row_of_a_ledger_opens_its_sheet() {
    let mut screen = full();
    let treasure = in_vault(&screen, Ledger::Praetors);
    let name = screen.book.catalog().praetors.iter();
    let Treasure::Praetor(kind) = treasure else { panic!("a praetor was looked for") };
    let name = name.as_slice()[kind.index()].name.clone();
    assert_eq!(screen.click(PRAETORS, &name), [Intent::Mustering(Mustering::Inspect(Some(treasure)))]);
}

#[test]
fn a_praetor_is_sent_and_then_sent_elsewhere() {
    let mut screen = full();
    let treasure = in_vault(&screen, Ledger::Praetors);
    screen.muster.treasure = Some(treasure);
    let to = Post::Unit(Foe::Place(KEEP));
    let order = Order::Attachment(AttachmentOrder::Transfer { treasure, to });
    assert_eq!(screen.key(PRAETORS, "To Keep of A"), [Intent::Planning(Planning::Put(None, order.clone()))]);
    let mut screen = full().plan(&[order]);
    screen.muster.treasure = Some(treasure);
    assert_eq!(screen.key(PRAETORS, "Leave it where it is"), [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]);
    // A planned transfer can get another destination in the same slot.
    let nodes = screen.nodes(PRAETORS);
    let other = nodes.iter().filter(|(_, node)| node.role() == Role::Button && !node.is_disabled());
    let other = other.filter_map(|(_, node)| node.label()).find(|label| label.starts_with("To ")).map(str::to_owned);
    let wishes = screen.key(PRAETORS, &other.expect("there is somewhere else to go"));
    let [
        Intent::Planning(Planning::Put(
            Some(slot),
            Order::Attachment(AttachmentOrder::Transfer { treasure: moved, .. }),
        )),
    ] = wishes.as_slice()
    else {
        panic!("{wishes:?}")
    };
    assert_eq!((*slot, *moved), (SlotNo::ALL[0], treasure));
}

#[test]
fn an_empty_slot_tells_what_would_fit() {
    let mut screen = full();
    screen.key(FORCES, "An empty slot: choose what to attach");
    let treasure = in_vault(&screen, Ledger::Artifacts);
    let Treasure::Artifact(kind) = treasure else { panic!("an artifact was looked for") };
    let name = screen.book.catalog().artifact(kind).name.clone();
    let order = Order::Attachment(AttachmentOrder::Transfer { treasure, to: Post::Unit(Foe::Legion(HERO)) });
    assert_eq!(screen.key(FORCES, &format!("Attach {name}")), [Intent::Planning(Planning::Put(None, order))]);
}

#[test]
fn a_rivals_combat_card_lies_face_down() {
    let mut screen = full();
    screen.hand.selected = Some(Mark::Legion(RIVAL));
    screen.find(FORCES, "Unknown combat card");
    let nodes = screen.nodes(FORCES);
    let empty = nodes.iter().filter_map(|(_, node)| node.label()).any(|label| label.contains("choose what to attach"));
    assert!(!empty, "a rival's slots are not one's own to fill");
}

#[test]
fn a_promotion_is_chosen_by_click_and_by_key() {
    let wishes = full().click(LOG, "Hit points +3");
    assert_eq!(wishes, [Intent::Planning(Planning::Answer(Answer::Promote { legion: HERO, choice: 1 }))]);
    let wishes = full().key(LOG, "Attack +2");
    let [Intent::Planning(Planning::Answer(Answer::PromotePraetor { choice: 0, .. }))] = wishes.as_slice() else {
        panic!("{wishes:?}")
    };
}

#[test]
fn upkeep_is_paid_for_and_its_cards_are_locked_elsewhere() {
    let mut screen = full();
    let wishes = screen.click(LOG, "Pay one turn more");
    let [Intent::Planning(Planning::Answer(answer @ Answer::PayUpkeep { legion, cards }))] = wishes.as_slice() else {
        panic!("{wishes:?}")
    };
    assert_eq!(*legion, HIRELING);
    let legion = screen.hand.view.table().forces().legion(HIRELING).copied().expect("it is there");
    let price = legion.upkeep(screen.book.catalog());
    assert_eq!(Some(cards), least_waste(screen.hand.view.table().treasury().vault(ME), &price).as_ref());
    let count = |screen: &mut Screen, panel| {
        screen.nodes(panel).iter().filter(|(_, node)| node.role() == Role::CheckBox && !node.is_disabled()).count()
    };
    let before = count(&mut screen, TRIBUTE);
    let (answer, paid) = (answer.clone(), cards.len());
    screen.hand.desk.answer(answer);
    screen.hand.replan(&screen.book);
    assert_eq!(count(&mut screen, TRIBUTE) + paid, before, "paid cards are not free any more");
    assert_eq!(
        screen.click(LOG, "Pay nothing"),
        [Intent::Planning(Planning::Answer(Answer::PayUpkeep { legion: HIRELING, cards: Vec::new() }))]
    );
}

#[test]
fn a_combat_card_is_put_together_paid_for_and_made() {
    let mut screen = full();
    assert_eq!(screen.key(SMITH, "Melee +1"), []);
    assert_eq!(screen.key(SMITH, "More: Melee +1"), []);
    assert!(screen.find(SMITH, "Make the card").is_disabled(), "it is not paid for");
    assert_eq!(screen.key(SMITH, "Pay for me"), []);
    let contents = Contents::new(&[Element::Raise(Stat::Melee, 2)]);
    let asked = price(&Catalog::standard(), &contents);
    let cards = least_waste(screen.hand.view.table().treasury().vault(ME), &asked).expect("it can be paid");
    let order = Order::Attachment(AttachmentOrder::CreateCombatCard { unit: Foe::Legion(HERO), contents, cards });
    assert_eq!(screen.key(SMITH, "Make the card"), [Intent::Planning(Planning::Put(None, order))]);
}

#[test]
fn dismissal_asks_once_more() {
    let mut screen = full();
    screen.hand.selected = Some(Mark::Legion(HIRELING));
    assert_eq!(screen.key(FORCES, "Dismiss"), []);
    let order = Order::Forces(ForcesOrder::Dismiss { legion: HIRELING });
    assert_eq!(screen.key(FORCES, "Yes, dismiss it"), [Intent::Planning(Planning::Put(None, order))]);
}

#[test]
fn the_orders_tab_leads_to_every_kind_of_order() {
    assert_eq!(full().click(ORDERS, "Create a Combat Card"), [Intent::Looking(Looking::Open(Sheet::Smith(None)))]);
    assert_eq!(full().click(ORDERS, "Bid for a Relic"), [Intent::Looking(Looking::Open(Sheet::Bazaar))]);
    let wishes = full().click(ORDERS, "Manage Artifacts");
    assert_eq!(
        wishes,
        [
            Intent::Mustering(Mustering::ShowLedger(Ledger::Artifacts)),
            Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Forces)))
        ]
    );
}

#[test]
fn the_wall_of_the_bazaar_shows_one_sort_at_a_time() {
    let mut screen = full();
    let wares =
        |screen: &mut Screen| screen.nodes(BAZAAR).iter().filter(|(_, node)| node.role() == Role::RadioButton).count();
    let all = wares(&mut screen);
    screen.click(BAZAAR, "Relics (2)");
    assert_eq!((all, wares(&mut screen)), (10, 2));
}

/// What is told of the houses that could want a ware comes from what is in sight.
#[test]
fn who_could_want_a_ware_is_told_with_reasons() {
    const WHO: Panel = |ui, sight, _| {
        for ware in sight.table().bazaar().shelf() {
            for buyer in buyers(sight, ware.goods) {
                ui.label(format!("{:?}|{}|{}", ware.goods, buyer.seat.0, buyer.reasons.join(";")));
            }
        }
    };
    let game = Game::found(&Catalog::standard(), charter(3)).expect("a lawful set-up");
    let mut screen = Screen::new(&game, Vec::new());
    screen.resize(4000.0, 4000.0);
    let told = screen.read(WHO);
    let about = |sort: &str, seat: u8, why: &str| {
        let mut lines = told.iter().filter(|line| line.starts_with(sort));
        lines.any(|line| line.split('|').nth(1) == Some(&seat.to_string()) && line.contains(why))
    };
    assert!(told.iter().all(|line| !line.contains("|0|")), "nobody is told of oneself: {told:?}");
    for seat in game.seats().filter(|seat| *seat != ME) {
        assert!(about("Legion", seat.0, "to command"), "{seat} has one legion: {told:?}");
    }
    // In the position with something of everything, some legion has a praetor and another has none.
    let mut screen = full();
    screen.resize(4000.0, 4000.0);
    let table = screen.hand.view.table().clone();
    let told = screen.read(WHO);
    for seat in table.seats().filter(|seat| *seat != ME) {
        let legions = table.forces().legions_of(seat);
        let bare = legions.filter(|legion| table.attachments().praetor_on(Foe::Legion(legion.id)).is_none()).count();
        let named = told.iter().any(|line| {
            line.starts_with("Praetor")
                && line.split('|').nth(1) == Some(&seat.0.to_string())
                && line.contains("no praetor")
        });
        let offered = table.bazaar().shelf().iter().any(|ware| matches!(ware.goods, Goods::Praetor(_)));
        assert_eq!(named, bare > 0 && offered, "{seat}: {told:?}");
    }
    // The line may lie below what is in sight, so it is asked of what a screen reader gets.
    let nodes = screen.nodes(BAZAAR);
    let says = |start: &str| nodes.iter().any(|(_, node)| node.value().is_some_and(|words| words.starts_with(start)));
    assert!(says("Could want it:") || says("Nobody in sight"));
    assert!(says("You would pay") || says("Beyond your free cards"));
}

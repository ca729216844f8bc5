//! Parts of the window that the manual's picture shows (appendix A, 4.4, 4.19): the figures of the
//! avatar, a legion's own orders, the guard's loyalty, the highest level, the event cards among the
//! forces.
#![cfg(feature = "client")]

use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::archfiends::{self, ArchfiendOrder, Discipline};
use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::{Catalog, Mark as Script};
use infernal_conclave::rules::conclave::per_turn;
use infernal_conclave::rules::forces;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, FEWEST_SEATS, LegionId, SlotNo};
use infernal_conclave::rules::manuscripts::{ManuscriptOrder, Pupil, progress};
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::{Purse, TributeOrder};
use infernal_conclave::window::conclave::forces::{dismiss_by_key, train_by_key, unit_card};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::gallery::described::{HERO, HIRELING, full_house};
use infernal_conclave::window::gallery::fixtures::dealings::proclaimed;
use infernal_conclave::window::intent::{Intent, Leaf, Ledger, Looking, Mark, Mustering, Planning, Sheet, Tab};
use infernal_conclave::window::sight::Wishes;

use super::panels::{ME, Panel, Screen, full, listed};

const AVATAR: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Avatar);
const FORCES: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Forces);
const PRAETORS: Panel = |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Praetors);
const BAR: Panel = |ui, sight, wishes| ministerium::top_bar(ui, sight, wishes);
const DRAWER: Panel = |ui, sight, wishes| unit_card(ui.ctx(), sight, wishes);
/// The wishes of the keys for training and dismissal, for the selected legion.
const KEYS: Panel = |_, sight, wishes| {
    let Some(Mark::Legion(legion)) = sight.hand.selected else { return };
    wishes.extend(train_by_key(sight, legion).unwrap_or_default());
    wishes.extend(dismiss_by_key(sight, legion).unwrap_or_default());
};

/// Returns the wishes of these keys.
fn keyed(screen: &mut Screen) -> Wishes {
    let (output, wishes) = screen.frame(KEYS, Vec::new());
    output.drop_without_applying_deltas();
    wishes
}

/// Returns the screen of the first house in this position.
fn screen(position: &str) -> Screen {
    let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}: {position}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    let game = tableau.set_up(&Catalog::standard()).unwrap_or_else(|fault| panic!("{fault}: {position}"));
    tall(&game)
}

/// Returns a screen so tall that nothing has to be scrolled into view.
fn tall(game: &Game) -> Screen {
    let mut screen = Screen::new(game, Vec::new());
    screen.resize(1280.0, 3200.0);
    screen
}

/// Returns all words of a panel with every explanation open.
fn everything(screen: &mut Screen, panel: Panel) -> Vec<String> {
    screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
    let words = screen.read(panel);
    screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
    words
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|line| line.contains(what))
}

/// Returns the line after this one on the screen.
fn after<'a>(words: &'a [String], what: &str) -> &'a str {
    let at = words.iter().position(|line| line == what).unwrap_or_else(|| panic!("{what} is missing in {words:?}"));
    words.get(at + 1).map_or("", String::as_str)
}

/// Returns the full position with one of the player's legions selected.
fn marked(legion: LegionId) -> Screen {
    let mut screen = tall(&full_house(&Catalog::standard()).expect("a lawful position"));
    screen.hand.selected = Some(Mark::Legion(legion));
    screen
}

/// Returns the personal guard of the first house.
fn guard(screen: &Screen) -> LegionId {
    let mut own = screen.hand.view.table().forces().legions_of(ME);
    own.find(|legion| legion.unwavering()).expect("it has a guard").id
}

#[test]
fn the_avatar_tab_tells_every_figure_of_the_manual() {
    let mut screen = full();
    screen.resize(1280.0, 3200.0);
    let words = screen.read(AVATAR);
    let catalog = Catalog::standard();
    let table = screen.hand.view.table();
    let signed = |n: i32| if n < 0 { format!("−{}", -n) } else { format!("+{n}") };
    let command = archfiends::command_rating(&catalog, table, ME).total();
    let healing = archfiends::healing_rate(&catalog, table, ME).total();
    let income = per_turn(&catalog, table, ME).total();
    assert!(income > 0, "its places pay");
    assert_eq!(after(&words, "Command rating"), format!("{command} legions"));
    assert_eq!(after(&words, "Healing rate"), format!("{healing} points a turn"));
    let skill = archfiends::tribute_skill(&catalog, table, ME).total();
    assert_eq!(after(&words, "Tribute roll modifier"), signed(skill));
    assert_eq!(after(&words, "Prestige per turn"), signed(income));
    assert_eq!(after(&words, "Cantons"), table.realm().land_count(ME).to_string());
    let place = table.forces().places_of(ME).find(|place| place.prestige > 0).expect("it has a place").landmark;
    let all = everything(&mut screen, AVATAR);
    let table = screen.hand.view.table();
    let name = Teller::new(&screen.text, &catalog, table).place_name(&place);
    assert!(all.iter().any(|line| line.contains(&name)), "the place that pays is named: {all:?}");
}

#[test]
fn a_demand_of_the_plan_does_not_lower_the_tribute_roll_modifier() {
    let skill = |screen: &mut Screen| after(&screen.read(AVATAR), "Tribute roll modifier").to_owned();
    assert_eq!(skill(&mut full().plan(&[Order::Tribute(TributeOrder::DemandTribute)])), skill(&mut full()));
}

#[test]
fn power_roll_modifiers_name_what_they_come_from() {
    let mut screen = screen(
        "(houses: [(attributes: (martial: 1, cunning: 2, intellect: 3, wickedness: 0, charisma: 2),
            perks: [\"prince_of_lies\", \"paranoid\"])])",
    );
    let words = screen.read(AVATAR);
    let row = |power: &str| {
        let at = words.iter().position(|line| line == power).expect("every power has its row");
        words[at + 1..at + 3].to_vec()
    };
    for (power, level, modifier) in
        [("Wrath", "1", "+1"), ("Deceit", "2", "+6"), ("Prophecy", "3", "+3"), ("Diabolism", "2", "+2")]
    {
        assert_eq!(row(power), [level, modifier], "{power}");
    }
    let all = everything(&mut screen, AVATAR);
    assert!(says(&all, "Deceit: power roll modifier") && all.iter().any(|line| line == "Prince of Lies"), "{all:?}");
    assert!(says(&all, "Against the rituals of Deceit that others perform, your house adds 4 more"), "{all:?}");
    let modifier = archfiends::roll_modifier(&Catalog::standard(), screen.hand.view.table(), ME, Discipline::Deceit);
    assert_eq!(modifier.total(), 6);
}

#[test]
fn powers_have_a_page_of_their_own() {
    let mut screen = full();
    assert!(!says(&screen.read(AVATAR), "A tick marks what you have"));
    screen.click(AVATAR, "Powers");
    assert!(says(&screen.read(AVATAR), "A tick marks what you have"));
    screen.key(AVATAR, "Stats");
    assert!(says(&screen.read(AVATAR), "Prestige per turn"));
}

/// Cards are handed over whole (manual 4.3), so what they carry above the price is lost.
#[test]
fn a_payment_says_what_of_it_is_lost() {
    let lost = "More than asked, and lost:";
    let price = {
        let screen = screen("(houses: [()])");
        let table = screen.hand.view.table();
        archfiends::raise_cost(&Catalog::standard(), table, ME, Discipline::Wrath).expect("it can be raised")
    };
    let worth = |purse: Purse| {
        let Purse { souls, ichor, hellfire, darkness } = purse;
        format!("(souls: {souls}, ichor: {ichor}, hellfire: {hellfire}, darkness: {darkness})")
    };
    let more = Purse { darkness: price.darkness + 4, ..price };
    for (card, wasted) in [(price, None), (more, Some("4"))] {
        let order = ArchfiendOrder::RaiseAttribute { discipline: Discipline::Wrath, cards: vec![CardId(0)] };
        let position = format!("(houses: [(vault: [{}])])", worth(card));
        let mut screen = screen(&position).plan(&[Order::Archfiend(order)]);
        let button = screen.text.say_with("panel-raise-stands", &[("n", 1.into())]);
        screen.click(AVATAR, &button);
        let words = screen.read(AVATAR);
        assert!(says(&words, "It covers the price"), "{words:?}");
        match wasted {
            None => assert!(!says(&words, lost), "an exact payment wastes nothing: {words:?}"),
            Some(amount) => assert_eq!(after(&words, lost), amount),
        }
    }
}

#[test]
fn an_excommunicated_house_is_shown_no_income() {
    let mut screen = screen(
        "(places: [(at: (2, 2), owner: Some(0), level: 2, strength: (1, 1, 1), hp: 9, prestige: 17)], excommunicated: [0])",
    );
    assert_eq!(after(&screen.read(AVATAR), "Prestige per turn"), "+0");
    for panel in [AVATAR, BAR] {
        let all = everything(&mut screen, panel);
        assert!(says(&all, "It gains no prestige"), "{all:?}");
        assert!(!all.iter().any(|line| line == "+17"), "what is not paid is not shown: {all:?}");
    }
}

#[test]
fn a_legion_is_trained_from_its_own_card() {
    let screen = marked(HERO);
    let (catalog, table) = (screen.book.catalog(), screen.hand.view.table());
    let sets = progress(catalog, table, ME);
    let fits =
        |mark: Script| sets.iter().find(move |set| set.whole() && catalog.manuscript(set.manuscript).mark() == mark);
    let set = fits(Script::Legion).expect("there is a whole manuscript for a legion");
    let pupil = set.pupils[0];
    let Pupil::Legion(legion) = pupil else { panic!("{pupil:?} is no legion") };
    let order = Order::Manuscript(ManuscriptOrder::Train { manuscript: set.manuscript, pupil });
    let name = Teller::new(&screen.text, catalog, table).manuscript_name(set.manuscript);
    let label = format!("Train from {}", name.replacen("The ", "the ", 1));
    let mut screen = marked(legion);
    assert_eq!(screen.click(DRAWER, &label), [Intent::Planning(Planning::Put(None, order.clone()))]);
    assert_eq!(screen.key(DRAWER, &label), [Intent::Planning(Planning::Put(None, order.clone()))]);
    assert_eq!(keyed(&mut screen).first(), Some(&Intent::Planning(Planning::Put(None, order.clone()))));
    let mut screen = marked(legion).plan(&[order]);
    assert_eq!(
        screen.click(DRAWER, "Take the order out of slot 1"),
        [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]
    );
    let praetor = fits(Script::Praetor).expect("there is a whole manuscript for a praetor");
    let Pupil::Praetor(kind) = praetor.pupils[0] else { panic!("{praetor:?}") };
    let name = Teller::new(&screen.text, catalog, table).manuscript_name(praetor.manuscript);
    let mut screen = marked(legion);
    screen.muster.treasure = Some(Treasure::Praetor(kind));
    let order =
        Order::Manuscript(ManuscriptOrder::Train { manuscript: praetor.manuscript, pupil: Pupil::Praetor(kind) });
    let label = format!("Train from {}", name.replacen("The ", "the ", 1));
    assert_eq!(screen.key(PRAETORS, &label), [Intent::Planning(Planning::Put(None, order))]);
}

#[test]
fn a_legion_that_cannot_be_trained_says_why() {
    let position =
        "(legions: [(owner: 0, at: (2, 2), kind: Some(\"lemure_levy\"), level: 1, strength: (1, 1, 1), hp: 5)])";
    let mut screen = screen(position);
    let legion = screen.hand.view.table().forces().legions_of(ME).find(|legion| !legion.unwavering());
    let legion = legion.expect("it is described").id;
    screen.hand.selected = Some(Mark::Legion(legion));
    assert!(screen.find(DRAWER, "Train").is_disabled());
    let why = "You hold no manuscript that trains a legion.";
    assert!(says(&everything(&mut screen, DRAWER), why));
    let asked: Panel = |ui, sight, _| {
        let Some(Mark::Legion(legion)) = sight.hand.selected else { return };
        ui.label(train_by_key(sight, legion).expect_err("nothing can train it"));
    };
    assert!(says(&screen.read(asked), why), "the key says the same");
}

#[test]
fn a_legion_is_dismissed_from_its_own_card() {
    let order = Order::Forces(ForcesOrder::Dismiss { legion: HIRELING });
    let mut screen = marked(HIRELING);
    assert_eq!(screen.click(DRAWER, "Dismiss (X)"), []);
    assert_eq!(screen.click(DRAWER, "Yes, dismiss it"), [Intent::Planning(Planning::Put(None, order.clone()))]);
    assert!(
        keyed(&mut screen).contains(&Intent::Planning(Planning::Put(None, order.clone()))),
        "the key does the same"
    );
    let mut screen = marked(HIRELING).plan(&[order]);
    assert!(!says(&screen.read(DRAWER), "cantons within reach"), "it has no way to go any more");
    assert_eq!(
        screen.key(DRAWER, "Take the order out of slot 1"),
        [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]
    );
}

#[test]
fn a_personal_guard_stays_and_its_loyalty_is_sworn() {
    let mut screen = marked(HERO);
    let id = guard(&screen);
    screen.hand.selected = Some(Mark::Legion(id));
    assert!(screen.find(DRAWER, "Dismiss (X)").is_disabled());
    assert!(says(&everything(&mut screen, DRAWER), "A personal guard cannot be dismissed."));
    let wishes = keyed(&mut screen);
    assert!(
        !wishes
            .iter()
            .any(|wish| matches!(wish, Intent::Planning(Planning::Put(_, Order::Forces(ForcesOrder::Dismiss { .. }))))),
        "{wishes:?}"
    );
    for panel in [DRAWER, FORCES] {
        assert!(screen.read(panel).iter().any(|line| line == "sworn"), "a word in place of the manual's asterisk");
        assert!(says(&everything(&mut screen, panel), "can never be turned from its master"));
    }
    let mut hired = marked(HIRELING);
    assert!(!hired.read(DRAWER).iter().any(|line| line == "sworn"), "a hired legion can be bribed");
}

#[test]
fn premonitions_count_in_the_loyalty_that_is_shown() {
    let position = "(houses: [(attributes: (martial: 0, cunning: 0, intellect: 3, wickedness: 0, charisma: 0))],
        legions: [(owner: 0, at: (2, 2), kind: Some(\"lemure_levy\"), level: 1, strength: (1, 1, 1), hp: 5, loyalty: Some(4))],
        rituals: (standing: [(caster: 0, ritual: \"demonic_premonitions\")]))";
    let mut screen = screen(position);
    let table = screen.hand.view.table();
    let legion = table.forces().legions_of(ME).find(|legion| !legion.unwavering()).copied().expect("it is described");
    let loyalty = forces::loyalty(screen.book.catalog(), table, &legion).expect("it can waver").total();
    assert!(loyalty >= 7, "the premonitions of Prophecy 3 are in it: {loyalty}");
    screen.hand.selected = Some(Mark::Legion(legion.id));
    assert!(screen.read(DRAWER).contains(&loyalty.to_string()));
    assert!(everything(&mut screen, DRAWER).iter().any(|line| line == "Demonic Premonitions"));
}

#[test]
fn the_highest_level_is_said_where_it_is_reached() {
    let top = Catalog::standard().constants.growth.top_level;
    for (level, said) in [(top - 1, false), (top, true)] {
        let mut screen = screen(&format!(
            "(legions: [(owner: 0, at: (2, 2), kind: Some(\"lemure_levy\"), level: {level}, strength: (1, 1, 1), hp: 5)])"
        ));
        let legion = screen.hand.view.table().forces().legions_of(ME).find(|legion| legion.level == level);
        screen.hand.selected = legion.map(|legion| Mark::Legion(legion.id));
        screen.hand.hovered = legion.map(|legion| legion.canton);
        let words = screen.read(DRAWER);
        let shown = words.iter().filter(|line| **line == format!("Level {top}, the highest")).count();
        // Once in the drawer, once in the tooltip.
        assert_eq!(shown, if said { 2 } else { 0 }, "{words:?}");
        let limit = format!("Legions and praetors rise to level {top} at most.");
        assert!(says(&everything(&mut screen, DRAWER), &limit));
    }
}

#[test]
fn event_cards_are_listed_among_the_forces() {
    let (game, _) = proclaimed(&Rulebook::standard(), 12, false).expect("the position stands");
    let mut screen = tall(&game);
    assert_eq!(screen.click(FORCES, "Events"), [Intent::Mustering(Mustering::ShowLedger(Ledger::Events))]);
    screen.muster.ledger = Ledger::Events;
    let event = game.events().hand(ME)[0];
    let name = screen.book.catalog().event(event).name.clone();
    assert_eq!(screen.click(FORCES, &name), [Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(event))))]);
    assert_eq!(screen.key(FORCES, &name), [Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(event))))]);
    let mut empty = full();
    empty.muster.ledger = Ledger::Events;
    assert!(says(&empty.read(FORCES), "You hold no event cards."));
}

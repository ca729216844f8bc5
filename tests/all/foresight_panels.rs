//! Foresight, standings, the digest and counsel on the panels.

use bevy_egui::egui::accesskit::Node;
use bevy_egui::egui::epaint::Shape;
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::precedence;
use infernal_conclave::rules::diplomacy::threat_level;
use infernal_conclave::rules::forces::{ForcesOrder, reach};
use infernal_conclave::rules::ids::SlotNo;
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::window::conclave::board::modes::{Chart, strip};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::conclave::ministerium::counsel::clerk::appraise;
use infernal_conclave::window::gallery::fixtures::dealings::{BULLIED, ENEMY, dealings};
use infernal_conclave::window::intent::{Counselling, Dossier, Intent, Tab};
use infernal_conclave::window::shell::settings::Counsel;

use super::panels::{ME, Panel, SEAL, Screen, crowded, founded, full, later, shown};

const LOG: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::TurnLog);
const ORDERS: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Orders);
const RIVALS: Panel = |ui, sight, wishes| ministerium::rivals(ui, sight, wishes);
const WEAK: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(BULLIED));
const FOE: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(ENEMY));
/// Counsel among the panels that leave room for it.
const COUNSEL: Panel = |ui, sight, wishes| {
    ministerium::top_bar(ui, sight, wishes);
    infernal_conclave::window::conclave::orders::order_ribbon(ui, sight, wishes);
    ministerium::rivals(ui, sight, wishes);
    ministerium::counsel(ui.ctx(), sight, wishes);
};

/// The same, with the buttons of the map modes.
const MAP: Panel = |ui, sight, wishes| {
    COUNSEL(ui, sight, wishes);
    let chart = Chart::of(None, sight.book.catalog(), sight.hand);
    strip::strip(ui.ctx(), sight, &chart, false, wishes);
};

fn table(seed: u64) -> Screen {
    Screen::new(&founded(seed), Vec::new())
}

/// Returns a march of the player's first legion into free land.
fn claim(screen: &Screen) -> Order {
    let (book, table) = (&screen.book, screen.hand.view.table());
    let held = table.realm().owners().to_vec();
    let legion = table.forces().legions_of(ME).next().copied().expect("it has a legion");
    let ways = reach(book.catalog(), table, &held, &legion).into_iter();
    let free = ways
        .filter(|way| way.foe.is_none() && table.realm().owner(way.canton).is_none())
        .min_by_key(|way| way.path.len())
        .expect("free land lies near");
    Order::Forces(ForcesOrder::March { legion: legion.id, path: free.path })
}

#[test]
fn the_plan_says_what_it_brings_on_the_orders_tab_and_on_the_seal() {
    let screen = table(3);
    let order = claim(&screen);
    let mut screen = screen.plan(&[order]);
    for panel in [ORDERS, SEAL] {
        let words = screen.read(panel).join("\n");
        assert!(words.contains("Yours at once"), "{words}");
        assert!(words.contains("Prestige when the turn ends"), "{words}");
        assert!(words.contains("Expected") || words.contains("Sure"), "{words}");
        screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
        let all = screen.read(panel);
        screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
        let at = all.iter().position(|line| line.starts_with("Final count if nothing changes after it"));
        let heading = all[at.expect("the count is told")].clone();
        assert!(all.iter().filter(|line| **line == heading).count() > 1, "the count explains itself: {all:?}");
    }
}

#[test]
fn the_standings_show_every_house_and_what_it_will_end_with() {
    let mut screen = table(3);
    let words = screen.read(LOG).join("\n");
    let (teller_text, houses) = (screen.text.clone(), screen.hand.foretold.houses.clone());
    assert!(words.contains(&teller_text.say("standing-title")));
    assert_eq!(houses.len(), screen.hand.view.table().seat_count());
    assert!(houses.iter().any(|house| house.hidden.0 < house.hidden.1), "something is hidden: {houses:?}");
    for house in &houses {
        let end = house.total_end().expect("nothing hides it");
        let (low, high) = house.hidden;
        let told = if low < high { format!("{} to {}", end + low, end + high) } else { format!("~{end}") };
        assert!(words.contains(&told), "{told} is not in {words}");
    }
}

/// Rumors can falsify the prestige of others, so it does not look like a certain number.
#[test]
fn what_is_not_certain_of_a_rival_is_in_italics() {
    fn slanted(shape: &Shape, words: &mut Vec<(String, bool)>) {
        match shape {
            Shape::Text(text) => {
                let all = text.galley.job.sections.iter().all(|section| section.format.italics);
                words.push((text.galley.text().to_owned(), all));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| slanted(shape, words)),
            _ => {}
        }
    }
    let game = dealings(&Catalog::standard(), 8).expect("a lawful position");
    let mut screen = Screen::new(&game, Vec::new());
    screen.resize(1600.0, 1600.0);
    let view = screen.hand.view.clone();
    for panel in [RIVALS, FOE] {
        let mut words = Vec::new();
        screen.painted(panel).iter().for_each(|clipped| slanted(&clipped.shape, &mut words));
        let of = |seat| view.table().conclave().prestige(seat).to_string();
        let italics = |wanted: &str| words.iter().filter(|(said, _)| said == wanted).any(|(_, italics)| *italics);
        assert!(italics(&of(ENEMY)), "{words:?}");
    }
    let mut words = Vec::new();
    screen.painted(RIVALS).iter().for_each(|clipped| slanted(&clipped.shape, &mut words));
    let own = view.table().conclave().prestige(ME).to_string();
    let first = words.iter().find(|(said, _)| *said == own).expect("its own prestige comes first");
    assert!(!first.1, "a house knows its own prestige: {words:?}");
}

#[test]
fn the_turn_is_told_in_at_most_three_lines_above_the_log() {
    let mut screen = later(8);
    screen.resize(1920.0, 1600.0);
    let words = screen.read(LOG);
    let title = screen.text.say("digest-title");
    assert!(words.contains(&title), "{words:?}");
    let turn = screen.hand.log.last().expect("turns were played");
    let teller =
        infernal_conclave::chronicle::Teller::new(&screen.text, screen.book.catalog(), screen.hand.view.table());
    let digest = teller.reading_to(ME).digest(&turn.entries);
    assert!((1..=3).contains(&digest.len()), "{digest:?}");
    assert!(digest[0].seats.contains(&ME) || !digest.iter().any(|line| line.seats.contains(&ME)));
    for line in &digest {
        assert!(words.iter().any(|word| word.contains(&line.headline)), "{} is not told", line.headline);
    }
    for balance in infernal_conclave::chronicle::digest::balances(&turn.entries) {
        let sum: i32 = balance.prestige.iter().map(|(_, amount)| amount).sum();
        assert_eq!(balance.change(), sum);
    }
}

#[test]
fn a_plan_that_failed_is_told_with_its_reason() {
    let game = founded(3);
    let screen = Screen::new(&game, Vec::new());
    let order = claim(&screen);
    let mut own = Draft::empty(ME);
    own.slots[0] = Some(order.clone());
    // The same legion goes nowhere a second time.
    own.slots[1] = Some(order);
    let drafts: Vec<Draft> =
        game.seats().map(|seat| if seat == ME { own.clone() } else { Draft::empty(seat) }).collect();
    let after = resolve(&screen.book, &game, &Sealed::seal(&screen.book, &game, &drafts));
    let log = infernal_conclave::window::sight::LoggedTurn {
        turn: game.turn(),
        entries: infernal_conclave::rules::facts::log_seen_by(&after.log, ME),
    };
    let mut later = Screen::new(&after.game, vec![log]);
    later.hand.before = Some(SeatView::of(&game, ME));
    let book = later.book.clone();
    later.hand.look_back(&book, &own);
    assert_eq!(later.hand.foretold.missed, [], "the canton came as foretold");
}

#[test]
fn the_first_turn_says_what_wins() {
    let mut screen = table(3);
    let words = screen.read(COUNSEL).join("\n");
    assert!(words.contains("most prestige"), "{words}");
    let never = screen.text.say("counsel-never");
    let wishes = screen.click(COUNSEL, &never);
    assert!(matches!(wishes[..], [Intent::Counselling(Counselling::Heard(_))]), "{wishes:?}");
    screen.preferences_mut().heard.insert("goal".to_owned());
    let words = screen.read(COUNSEL).join("\n");
    assert!(!words.contains("most prestige"), "it is told once: {words}");
    screen.preferences_mut().heard.clear();
    assert!(screen.read(COUNSEL).join("\n").contains("most prestige"), "and again when asked for");
}

#[test]
fn counsel_gives_as_much_as_is_wanted() {
    let mut screen = full();
    screen.preferences_mut().counsel = Counsel::All;
    let all = screen.read(COUNSEL).len();
    screen.preferences_mut().counsel = Counsel::Some;
    let some = screen.read(COUNSEL).len();
    screen.preferences_mut().counsel = Counsel::None;
    let none = screen.read(COUNSEL).len();
    assert!(none < some && some <= all, "{none}, {some}, {all}");
}

#[test]
fn the_appraisal_of_the_minds_is_told_to_the_player() {
    let mut screen = table(3);
    let order = claim(&screen);
    screen.preferences_mut().heard =
        infernal_conclave::window::conclave::ministerium::counsel::lessons().into_iter().map(str::to_owned).collect();
    let before = screen.read(COUNSEL).join("\n");
    assert!(!before.contains("A careful house"), "{before}");
    let appraisal = appraise(&screen.book, &screen.hand.view);
    assert!(!appraisal.orders.is_empty());
    screen.hand.foretold.appraisal = Some(appraisal.clone());
    let after = screen.read(COUNSEL).join("\n");
    assert!(after.contains("A careful house would now"), "{after}");
    if appraisal.openings.iter().any(|opening| opening.percent >= 60) {
        assert!(after.contains("turns away") || after.contains("within reach"), "{after}");
    }
    // What is given already is not advised again.
    let mut screen = screen.plan(&appraisal.orders);
    let given = screen.read(COUNSEL).join("\n");
    assert!(!given.contains("A careful house"), "{given}");
    drop(order);
}

#[test]
fn counsel_never_covers_the_bars() {
    let mut tried = 0;
    for (width, height) in [(1280.0, 720.0), (1024.0, 576.0), (853.0, 480.0), (640.0, 360.0)] {
        for selected in [true, false] {
            let mut screen = full();
            screen.hand.selected = screen.hand.selected.filter(|_| selected);
            screen.resize(width, height);
            for panel in [COUNSEL, MAP] {
                screen.read(panel);
                let room: Rect = ministerium::room_of(&screen.ctx);
                let shown = screen.ctx.memory(|memory| memory.area_rect("counsel")).expect("there is counsel");
                assert!(
                    shown.top() >= room.top() - 1.0 && shown.bottom() <= room.bottom() + 1.0,
                    "at {width}: {shown:?} leaves {room:?}"
                );
                if let Some(strip) = strip::strip_of(&screen.ctx) {
                    let buried = shown.intersect(strip);
                    assert!(!buried.is_positive(), "at {width}: {shown:?} lies under the map modes, {strip:?}");
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, 8, "the map modes were drawn in every size");
}

/// Nothing essential hides behind a tab or a scroll bar on a small laptop.
#[test]
fn one_screen_shows_turn_tokens_circle_houses_slots_and_counsel() {
    let mut screen = Screen::new(&crowded(3), Vec::new());
    screen.resize(1280.0, 800.0);
    let words = screen.read(MAP);
    assert!(words.contains(&"Turn 1".to_owned()), "{words:?}");
    assert!(words.iter().any(|words| words.starts_with("0/")), "the tokens are counted: {words:?}");
    let room = ministerium::room_of(&screen.ctx);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
    let nodes = screen.nodes(MAP);
    let place = |node: &Node| {
        let bounds = node.bounds().expect("it has a place");
        let corner = |x: f64, y: f64| pos2(x as f32, y as f32);
        Rect::from_min_max(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1))
    };
    let named = |label: &str, within: Rect| {
        let says = |node: &Node| node.label() == Some(label) || node.value() == Some(label);
        let mut found = nodes.iter().filter(|(_, node)| says(node));
        assert!(found.any(|(_, node)| within.contains_rect(place(node))), "\"{label}\" is not whole in {within:?}");
    };
    let view = screen.hand.view.clone();
    let teller = Teller::new(&screen.text, screen.book.catalog(), view.table());
    assert_eq!(view.table().seat_count(), 6);
    let rail = Rect::from_min_max(pos2(room.right(), room.top()), pos2(1280.0, room.bottom()));
    let top = Rect::from_min_max(Pos2::ZERO, pos2(1280.0, room.top()));
    for (at, seat) in precedence(view.table()).into_iter().enumerate() {
        named(&teller.seat_name(seat), rail);
        let label = match (seat == ME, at) {
            (true, 0) => screen.text.say("panel-circle-you-regent"),
            (true, _) => screen.text.say_with("panel-circle-you", &[("n", (at + 1).into())]),
            (false, 0) => screen.text.say_with("panel-circle-regent", &[("house", teller.seat_name(seat).into())]),
            (false, _) => {
                let about = [("house", teller.seat_name(seat).into()), ("n", (at + 1).into())];
                screen.text.say_with("panel-circle-house", &about)
            }
        };
        named(&label, top);
        if seat != ME {
            let level = threat_level(view.table(), ME, seat);
            named(&screen.text.say_with("embassy-threat", &[("n", level.into())]), rail);
        }
    }
    let foot = Rect::from_min_max(pos2(0.0, room.bottom()), whole.max);
    for slot in SlotNo::ALL {
        let slots = nodes.iter().filter(|(_, node)| {
            node.label().is_some_and(|label| label.starts_with(&format!("Slot {}: ", slot.number())))
        });
        assert!(slots.into_iter().any(|(_, node)| foot.contains_rect(place(node))), "slot {slot} is not whole");
    }
    let shown = screen.ctx.memory(|memory| memory.area_rect("counsel")).expect("there is counsel");
    assert!(room.contains_rect(shown), "{shown:?} leaves {room:?}");
}

#[test]
fn the_terms_of_a_vendetta_say_what_counts() {
    let game = dealings(&Catalog::standard(), 8).expect("a lawful position");
    let mut screen = Screen::new(&game, Vec::new());
    screen.resize(1920.0, 2400.0);
    for panel in [WEAK, FOE] {
        let words = screen.read(panel).join("\n");
        assert!(words.contains("Counted:"), "{words}");
    }
}

#[test]
fn slots_beyond_the_first_unknown_result_say_that_they_hang_on_it() {
    let screen = full();
    let table = screen.hand.view.table();
    let held = table.realm().owners().to_vec();
    let fight = table.forces().legions_of(ME).find_map(|legion| {
        let ways = reach(screen.book.catalog(), table, &held, legion);
        let way = ways.into_iter().find(|way| way.foe.is_some())?;
        Some(Order::Forces(ForcesOrder::March { legion: legion.id, path: way.path }))
    });
    let Some(fight) = fight else { return };
    let screen = screen.plan(&[fight]);
    assert_eq!(screen.hand.foretold.ahead.open, Some(SlotNo::ALL[0]));
}

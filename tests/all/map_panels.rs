//! The instruments of the map and the bar of the playback, drawn without a window: they fit any
//! size, explain what they show, and turn clicks and keys into wishes.

use std::collections::BTreeSet;

use infernal_conclave::minds;
use infernal_conclave::rules::facts::log_seen_by;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::ids::{CantonId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::desk::Desk;
use infernal_conclave::window::conclave::board::bar::{self, BarAt};
use infernal_conclave::window::conclave::board::charting::Rebuff;
use infernal_conclave::window::conclave::board::instruments;
use infernal_conclave::window::conclave::board::modes::chart::Sort;
use infernal_conclave::window::conclave::board::modes::swatch::{Pattern, swatch};
use infernal_conclave::window::conclave::board::modes::{Chart, MapMode, strip};
use infernal_conclave::window::conclave::board::past::before;
use infernal_conclave::window::conclave::board::pegs::Peg;
use infernal_conclave::window::conclave::board::reel::{self, Part};
use infernal_conclave::window::conclave::board::verdict::{Prospect, Verdict};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::intent::{
    Charting, Dealing, Dossier, Intent, Looking, Mark, Recalling, Sheet, Staging, Tab,
};
use infernal_conclave::window::sight::{Hand, LoggedTurn, Sight, Wishes};

use super::panels::{ME, Panel, Screen, played as game};

/// Sizes in points: a small laptop at 100 % and at 200 %, and an ultrawide screen.
const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (640.0, 360.0), (3440.0, 1440.0)];

fn screen() -> Screen {
    let (game, log) = game(9);
    Screen::new(&game, log)
}

fn shown(ui: &mut bevy_egui::egui::Ui, sight: &Sight<'_>, wishes: &mut Wishes, mode: MapMode) {
    let chart = Chart::of(Some(mode), sight.book.catalog(), sight.hand);
    strip::strip(ui.ctx(), sight, &chart, false, wishes);
}

const STRIPS: [Panel; 6] = [
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Owner),
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Legality),
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Prestige),
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Threat),
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Terrain),
    |ui, sight, wishes| shown(ui, sight, wishes, MapMode::Unclaimed),
];

#[test]
fn every_mode_explains_every_canton() {
    for (width, height) in SIZES {
        let mut screen = screen();
        screen.resize(width, height);
        for strip in STRIPS {
            for canton in (0..screen.hand.view.table().realm().owners().len()).step_by(29) {
                screen.hand.hovered = Some(CantonId(canton as u16));
                for words in screen.read(strip) {
                    assert!(!words.contains('⟨') && !words.contains("{$"), "{words}");
                }
            }
        }
    }
}

#[test]
fn no_two_sorts_of_a_mode_look_alike_without_colours() {
    let (game, log) = game(9);
    let screen = Screen::new(&game, log);
    for mode in MapMode::ALL {
        let chart = Chart::of(Some(mode), screen.book.catalog(), &screen.hand);
        let sorts = chart.sorts();
        assert!(!sorts.is_empty(), "{mode:?} shows nothing");
        assert_eq!(chart.cells.len(), screen.hand.view.table().realm().owners().len());
        let patterns: BTreeSet<Pattern> = sorts.iter().map(|(sort, _)| swatch(*sort).pattern).collect();
        // There are more terrains than patterns. Only fire and water share some, beside their colour.
        let doubled = usize::from(mode == MapMode::Terrain) * 4;
        assert!(patterns.len() + doubled >= sorts.len(), "{mode:?}: {sorts:?}");
    }
}

#[test]
fn what_the_map_of_rights_promises_the_rules_accept() {
    let screen = screen();
    let (catalog, hand) = (screen.book.catalog(), &screen.hand);
    let chart = Chart::of(Some(MapMode::Legality), catalog, hand);
    let own: Vec<_> = hand.view.table().forces().legions_of(ME).map(|legion| legion.id).collect();
    let prospects: Vec<_> = own.iter().filter_map(|id| Prospect::of(catalog, hand, *id)).collect();
    let mut tried = 0;
    for canton in hand.view.table().realm().cantons() {
        let verdicts: Vec<_> = prospects.iter().map(|one| one.verdict(catalog, hand, canton)).collect();
        let goes = prospects.iter().any(|one| one.reach.iter().any(|way| way.canton == canton));
        match chart.at(canton) {
            Some(Sort::Walk | Sort::Flight | Sort::Attack) => {
                assert!(goes, "{canton}: {verdicts:?}");
                tried += 1;
            }
            Some(Sort::Own) => {}
            other => assert!(!goes, "{canton} is {other:?}, but {verdicts:?}"),
        }
    }
    assert!(tried > 3, "only {tried} cantons can be entered");
}

#[test]
fn a_target_that_is_ordered_already_is_not_out_of_reach() {
    let screen = screen();
    let catalog = screen.book.catalog();
    let legion = screen.hand.view.table().forces().legions_of(ME).next().expect("there is a guard").id;
    let prospect = Prospect::of(catalog, &screen.hand, legion).expect("it stands there");
    let way = prospect.reach.iter().find(|way| !way.flight).expect("it can march").clone();
    let order = Order::Forces(ForcesOrder::March { legion, path: way.path.clone() });
    let screen = screen.plan(&[order]);
    let prospect = Prospect::of(screen.book.catalog(), &screen.hand, legion).expect("it stands there");
    let verdict = prospect.verdict(screen.book.catalog(), &screen.hand, way.canton);
    assert_eq!(verdict, Verdict::Ordered(SlotNo::ALL[0]));
}

#[test]
fn a_vain_click_is_answered() {
    let mut screen = screen();
    let legion = screen.hand.view.table().forces().legions_of(ME).next().expect("there is a guard").id;
    screen.hand.selected = Some(Mark::Legion(legion));
    let words = screen.read(|ui, sight, _| {
        let Some(Mark::Legion(legion)) = sight.hand.selected else { return };
        let far = sight.table().realm().cantons().find(|&canton| {
            let prospect = Prospect::of(sight.book.catalog(), sight.hand, legion);
            prospect
                .is_some_and(|one| matches!(one.verdict(sight.book.catalog(), sight.hand, canton), Verdict::Far { .. }))
        });
        if let Some(canton) = far {
            instruments::rebuffed(ui.ctx(), sight, &Rebuff { legion, canton });
        }
    });
    assert!(words.iter().any(|words| words.contains("Out of reach")), "{words:?}");
}

#[test]
fn the_strip_switches_modes_by_mouse_and_by_keys() {
    let wanted = [Intent::Charting(Charting::Mode(MapMode::Threat))];
    assert_eq!(screen().click(STRIPS[0], "Threats (4)"), wanted);
    assert_eq!(screen().key(STRIPS[0], "Threats (4)"), wanted);
    assert_eq!(screen().click(STRIPS[0], "Whole realm (W)"), [Intent::Charting(Charting::Realm)]);
}

#[test]
fn a_house_in_the_rail_opens_its_dossier_and_keeps_its_place() {
    const RAIL: Panel = |ui, sight, wishes| ministerium::rivals(ui, sight, wishes);
    let mut orders = BTreeSet::new();
    for turns in [3, 4, 5, 6] {
        let (game, log) = game(turns);
        let mut screen = Screen::new(&game, log);
        let names: Vec<String> = game.charter().seats.iter().map(|seat| seat.archfiend.name.clone()).collect();
        let words = screen.read(RAIL);
        let seen: Vec<usize> = words
            .iter()
            .filter_map(|word| names.iter().position(|name| word == name || word.starts_with(&format!("{name} ("))))
            .collect();
        assert_eq!(seen.first(), Some(&0), "the player's own house comes first: {words:?}");
        assert_eq!(seen.len(), 4, "{words:?}");
        orders.insert(seen);
        let wishes = screen.click(RAIL, &names[2]);
        assert!(wishes.contains(&Dealing::ShowDossier(Dossier::House(Seat(2))).into()), "{wishes:?}");
        assert!(wishes.contains(&Looking::Open(Sheet::Ministerium(Tab::Diplomacy)).into()), "{wishes:?}");
    }
    assert_eq!(orders.len(), 1, "the order changes from turn to turn: {orders:?}");
}

#[test]
fn the_deeds_of_a_dossier_are_in_view_on_a_small_screen() {
    for rival in [1, 2, 3] {
        let mut screen = screen();
        screen.court.dossier = Dossier::House(Seat(rival));
        let panel: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Diplomacy);
        for deed in ["Make a Demand", "Hurl an Insult"] {
            let nodes = screen.nodes(panel);
            let found = nodes.iter().find(|(_, node)| node.label() == Some(deed));
            let (_, node) = found.unwrap_or_else(|| {
                panic!("no {deed} in {:?}", nodes.iter().filter_map(|(_, node)| node.label()).collect::<Vec<_>>())
            });
            let bounds = node.bounds().expect("a button has bounds");
            assert!(bounds.y1 < 660.0, "{deed} lies at {bounds:?}");
        }
    }
}

#[test]
fn a_pin_is_written_by_keys_alone() {
    let mut screen = screen();
    screen.hand.notes = Some("Nobody reads this.".to_owned());
    let pin: Panel = |ui, sight, wishes| instruments::pin(ui.ctx(), sight, Peg::Canton(CantonId(0)), wishes);
    let words = screen.read(pin);
    assert!(words.iter().any(|word| word.contains("private notes")), "{words:?}");
    let (output, _) = screen.frame(pin, vec![bevy_egui::egui::Event::Text("mine".to_owned())]);
    output.drop_without_applying_deltas();
    let wishes = screen.click(pin, "Pin it");
    assert_eq!(wishes, [Intent::Charting(Charting::Write(Peg::Canton(CantonId(0)), "mine".to_owned()))]);
}

const BAR: Panel = |ui, sight, wishes| {
    let Some(turn) = sight.hand.log.last() else { return };
    let position = sight.overlay.playing.unwrap_or_default();
    let at = BarAt { turn: turn.turn, position, progress: 0.5, paused: false, turns: turn.turn };
    bar::bar(ui, sight, &turn.entries, &at, wishes);
};

#[test]
fn the_bar_names_slots_and_seats_and_seeks() {
    for (width, height) in SIZES {
        let mut screen = screen();
        screen.resize(width, height);
        let log = screen.hand.log.last().expect("turns were played").entries.clone();
        for position in (0..=log.len()).step_by(7) {
            screen.overlay.playing = Some(position);
            for words in screen.read(BAR) {
                assert!(!words.contains('⟨') && !words.contains("{$"), "{words}");
            }
        }
    }
    let mut screen = screen();
    screen.overlay.playing = Some(0);
    assert_eq!(screen.click(BAR, "Skip step"), [Intent::Recalling(Recalling::SkipPart)]);
    assert_eq!(screen.click(BAR, "Skip all"), [Intent::Recalling(Recalling::SkipPlayback)]);
    assert_eq!(screen.click(BAR, "Only mine"), [Intent::Recalling(Recalling::OnlyMine(true))]);
    assert_eq!(screen.click(BAR, "Pause"), [Intent::Recalling(Recalling::Pause(true))]);
    let before = screen.hand.log.last().expect("turns were played").turn - 1;
    assert_eq!(screen.click(BAR, "The turn before"), [Intent::Recalling(Recalling::PlayAgain(before))]);
    let log = screen.hand.log.last().expect("turns were played").entries.clone();
    let line = format!("The course of the turn: 0 of {}", log.len());
    let wishes = screen.click(BAR, &line);
    let [Intent::Recalling(Recalling::Seek(to))] = wishes.as_slice() else { panic!("{wishes:?}") };
    assert!(*to > 0 && *to < log.len(), "a click in the middle of the bar seeks to {to} of {}", log.len());
    assert!(!wishes.contains(&Staging::CloseBattle.into()));
}

#[test]
fn the_parts_of_a_turn_cover_its_log() {
    for turns in 2..9 {
        let (_, log) = game(turns);
        for turn in &log {
            let parts = reel::segments(&turn.entries);
            assert_eq!(parts.first().map_or(0, |part| part.first), 0);
            assert_eq!(parts.last().map_or(0, |part| part.end), turn.entries.len());
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].first && pair[0].part != pair[1].part));
            let edges = reel::edges(&turn.entries, &parts);
            for at in 0..turn.entries.len() {
                let place = reel::place(&parts, &edges, at);
                assert!((0.0..1.0).contains(&place));
                let long = 0.4 / (turn.entries.len() as f32 * 20.0);
                let back = reel::entry_at(&parts, &edges, place + long);
                assert_eq!(back, at, "turn {}: {place}", turn.turn);
            }
            assert_eq!(reel::entry_at(&parts, &edges, 1.0), turn.entries.len());
            let slots = parts.iter().filter(|part| matches!(part.part, Part::Slot(..))).count();
            assert!(slots > 0, "nobody did anything in turn {}", turn.turn);
        }
    }
}

#[test]
fn skipping_steps_comes_to_the_end_and_back() {
    let (_, log) = game(9);
    for turn in &log {
        let entries = &turn.entries;
        for only in [None, Some(ME)] {
            let mut at = 0;
            let mut steps = 0;
            while at < entries.len() {
                let next = reel::next_part(entries, at, only);
                assert!(next > at);
                (at, steps) = (next, steps + 1);
            }
            assert!(steps <= reel::segments(entries).len() + 1);
        }
        let mut at = entries.len();
        while at > 0 {
            let before = reel::part_before(entries, at);
            assert!(before < at);
            at = before;
        }
    }
}

/// Plays another turn. Returns the hand after it, which knows what was before it.
fn last_turn(screen: &Screen) -> Hand {
    let (book, (game, mut log)) = (&screen.book, game(9));
    let mind = minds::by_name(minds::BRISK).expect("the best mind exists");
    let draft = |seat| mind.draft(book, &SeatView::of(&game, seat), 10);
    let drafts: Vec<Draft> = game.seats().map(draft).collect();
    let resolution = resolve(book, &game, &Sealed::seal(book, &game, &drafts));
    log.push(LoggedTurn { turn: game.turn(), entries: log_seen_by(&resolution.log, ME) });
    let (before, after) = (SeatView::of(&game, ME), SeatView::of(&resolution.game, ME));
    Hand::new(book, after, Some(before), Desk::new(ME), log)
}

/// The sum of the shown facts is the truth, and not a fact earlier.
#[test]
fn the_panels_tell_no_end_before_the_playback_has() {
    let mut screen = screen();
    let now = last_turn(&screen);
    let table = now.view.table();
    let heard = |count: usize| reel::heard(&now.log.last().expect("turns were played").entries, count);
    let past = before(&screen.book, &now, None).expect("a turn was played");
    let length = past.log.last().map_or(0, |turn| turn.entries.len());
    assert_eq!(past.log.len(), 1, "the past knows only the turn that is shown");
    assert_eq!(past.view.table().turn() + 1, table.turn());
    for seat in table.seats() {
        let then = past.view.table().conclave().prestige(seat);
        assert_eq!(heard(0).prestige[seat.index()], 0);
        let told = then + heard(length).prestige[seat.index()];
        assert_eq!(told, table.conclave().prestige(seat), "seat {seat} after all facts");
    }
    screen.hand = past;
    let top: Panel = |ui, sight, wishes| ministerium::top_bar(ui, sight, wishes);
    let own = |screen: &Screen| screen.hand.view.table().conclave().prestige(ME).to_string();
    screen.overlay.playing = Some(0);
    let at_first = screen.read(top);
    assert!(at_first.contains(&own(&screen)), "{at_first:?}");
    screen.overlay.playing = Some(length);
    let at_last = screen.read(top);
    assert!(at_last.contains(&table.conclave().prestige(ME).to_string()), "{at_last:?}");
}

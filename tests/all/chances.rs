//! The forecast of a battle in the window: supporters that are taken out of it, and cards that
//! nobody has seen.
#![cfg(feature = "client")]

use bevy_egui::egui::accesskit::Role;
use infernal_conclave::rules::attachments::strongest;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::combat::{Battle, FighterCard, Side, forecast};
use infernal_conclave::rules::ids::CombatCardId;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::theatre::{self, Play, rehearsal};
use infernal_conclave::window::sight::Sight;

use crate::panels::{Panel, Screen};

/// Returns the battle of the rehearsal as it was before it was fought.
fn battle(sight: &Sight<'_>) -> Battle {
    let log = &sight.hand.log.last().expect("a turn was played").entries;
    let play = (0..log.len()).find_map(|at| Play::of(log, at)).expect("a battle was fought");
    play.report.battle.clone()
}

const PRESSED: Panel = |ui, sight, wishes| {
    theatre::chances(ui, sight, &battle(sight), Some(wishes));
};
const NOTED: Panel = |ui, sight, _| {
    theatre::chances(ui, sight, &battle(sight), None);
};
const VEILED: Panel = |ui, sight, wishes| {
    let mut battle = battle(sight);
    battle.attacker.cards.clear();
    battle.defender.cards = vec![FighterCard { id: CombatCardId(77), contents: None }];
    theatre::chances(ui, sight, &battle, Some(wishes));
};

fn screen() -> Screen {
    let hand = rehearsal(&Rulebook::standard()).expect("the position stands");
    let mut screen = Screen::new(hand.view.table(), Vec::new());
    screen.hand = hand;
    screen.resize(600.0, 1400.0);
    screen
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|word| word.contains(what))
}

#[test]
fn a_supporter_is_taken_out_of_the_forecast_and_put_back() {
    let mut screen = screen();
    let toggles = |screen: &mut Screen, panel| {
        let nodes = screen.nodes(panel);
        let boxes = nodes.iter().filter(|(_, node)| node.role() == Role::CheckBox);
        boxes.filter_map(|(_, node)| node.label().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(toggles(&mut screen, NOTED), [""; 0], "nothing can be pressed on a note beside the pointer");
    let supporters = toggles(&mut screen, PRESSED);
    let first = supporters.first().expect("somebody supports").clone();
    let before = screen.read(PRESSED);
    assert!(!says(&before, "Without"));
    assert_eq!(screen.click(PRESSED, &first), []);
    let without = screen.read(PRESSED);
    assert!(says(&without, &format!("Without {first}")), "{without:?}");
    assert_eq!(screen.key(PRESSED, &first), []);
    // The tip of the pressed key comes last.
    assert!(screen.read(PRESSED).starts_with(&before), "it is put back");
}

#[test]
fn support_is_worth_something() {
    let screen = screen();
    let log = &screen.hand.log.last().expect("a turn was played").entries;
    let whole = (0..log.len()).find_map(|at| Play::of(log, at)).expect("a battle").report.battle.clone();
    let of = |side: Side| {
        let parts = whole.side(side).values.iter().flat_map(|tally| &tally.0);
        let ids = parts.filter_map(|(part, _)| match part {
            infernal_conclave::rules::archfiends::Part::Support(id) => Some(*id),
            _ => None,
        });
        ids.collect::<Vec<_>>()
    };
    for (side, other) in [(Side::Attacker, Side::Defender), (Side::Defender, Side::Attacker)] {
        let ids = of(side);
        if ids.is_empty() {
            continue;
        }
        let less = whole.without(&ids);
        assert_ne!(less.side(side).values, whole.side(side).values);
        assert_eq!(less.side(other), whole.side(other), "the other side keeps its support");
        let wins = |battle: &Battle| match side {
            Side::Attacker => forecast(battle).attacker_wins,
            Side::Defender => forecast(battle).defender_wins,
        };
        assert!(wins(&less) <= wins(&whole), "support never harms");
    }
}

#[test]
fn unknown_cards_are_told_as_a_band() {
    let mut screen = screen();
    let words = screen.read(VEILED);
    let band = words.iter().find(|word| word.starts_with("Whatever the unknown cards are")).expect("a band");
    let numbers: Vec<u32> = band.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
    let [least, most] = numbers[..] else { panic!("{band}") };
    assert!(least < most && most <= 100, "{band}");
    assert!(!says(&screen.read(PRESSED), "Whatever the unknown"), "no band without such cards");
    let catalog = Catalog::standard();
    let elements = |at: usize| strongest(&catalog)[at].elements().count();
    assert_eq!([elements(0), elements(1), elements(2)], [4; 3]);
}

//! Tips: terms are found in them, they can be pinned and followed five deep with keys alone, and
//! they lie beside their widgets.
#![cfg(feature = "client")]

pub(crate) mod everywhere;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};
use bevy_egui::egui::{Button, Context, Event, Key, Modifiers, PointerButton, Pos2, Rect, Ui, pos2};
use infernal_conclave::chronicle::glossary::TERMS;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::window::look::tips::{self, DEEPEST, Glossary, Hint, Reading};
use infernal_conclave::window::look::{Line, explain};
use infernal_conclave::window::sight::{Sight, Wishes};
use table_text::Text;

use crate::panels::{PANELS, Panel, Screen, tables};

fn glossary() -> Glossary {
    Glossary::new(&Text::english(), &Catalog::standard())
}

/// Returns the terms that are found in a text.
fn found(glossary: &Glossary, text: &str) -> Vec<&'static str> {
    glossary.find(text, &mut BTreeSet::new()).into_iter().map(|(_, key)| key).collect()
}

#[test]
fn terms_are_found_by_their_names_and_other_spellings() {
    let (glossary, text) = (glossary(), Text::english());
    for key in TERMS {
        let tip = glossary.tip(key);
        assert_eq!(found(&glossary, &tip.title), [key], "{key} is not found by its name");
        assert_eq!(tip.entry(), Some(format!("term/{key}")));
        let others = format!("spelled-{key}");
        let spelled = if text.has(&others) { text.say(&others) } else { String::new() };
        for spelling in spelled.split('|').map(str::trim).filter(|spelling| !spelling.is_empty()) {
            assert_eq!(found(&glossary, spelling), [key], "{key} is not found by \"{spelling}\"");
        }
    }
    for id in text.ids() {
        let of = id.strip_prefix("spelled-");
        assert!(of.is_none_or(|key| key == "otherwise" || TERMS.contains(&key)), "{id} is for no term");
    }
    let said = "Places of power pay prestige; a place of power has a Garrison. Prestige!";
    assert_eq!(found(&glossary, said), ["place-of-power", "prestige", "garrison"], "each once, the longest first");
    assert_eq!(found(&glossary, "A legionnaire, a subcanton, unranked."), [""; 0], "whole words only");
    assert_eq!(found(&glossary, "You may challenge the Champion."), [""; 0], "this is no battle's challenge");
    let mut own = BTreeSet::from(["legion"]);
    assert!(glossary.find("A legion of legions.", &mut own).is_empty(), "not in the tip of the same term");
}

/// Every term that a panel names exists.
#[test]
fn every_term_in_the_code_exists() {
    fn gather(folder: &Path, named: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("sources can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, named);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("sources can be read");
                let after = source.split("Line::Term(\"").skip(1).filter_map(|rest| rest.split('"').next());
                named.extend(after.map(str::to_owned));
            }
        }
    }
    let mut named = BTreeSet::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window"), &mut named);
    assert!(named.len() > 10);
    let strange: Vec<_> = named.iter().filter(|name| !TERMS.contains(&name.as_str())).collect();
    assert!(strange.is_empty(), "no such terms: {strange:?}");
}

/// A tip that egui draws itself cannot be pinned, and has no terms.
#[test]
fn all_tips_are_of_one_kind() {
    fn gather(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("sources can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, found);
            } else {
                let source = fs::read_to_string(&path).unwrap_or_default();
                let calls = ["on_hover_text", "on_hover_ui", "on_disabled_hover", "on_hover_text_at_pointer"];
                found.extend(calls.iter().filter(|call| source.contains(*call)).map(|_| path.display().to_string()));
            }
        }
    }
    let mut found = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window"), &mut found);
    assert!(found.is_empty(), "these use egui's own tips in place of `look::tips`: {found:#?}");
}

/// A button whose tip has terms, and another one beside it.
const PLAIN: Panel = |ui, sight, _| {
    ui.add_space(60.0);
    about_legions(ui, sight);
    ui.add_space(300.0);
    drop(ui.button("Elsewhere").hint("Nothing."));
};

fn about_legions(ui: &mut Ui, sight: &Sight<'_>) {
    let lines = || vec![Line::Text("A legion claims cantons.".to_owned()), Line::Term("vault")];
    explain(ui.button("Explained"), sight, "About armies", lines);
}

fn press(screen: &mut Screen, panel: Panel, key: Key, modifiers: Modifiers) -> Wishes {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let mut wishes = Wishes::new();
    for events in [vec![event(true)], vec![event(false)], Vec::new(), Vec::new(), Vec::new()] {
        let (output, more) = screen.frame(panel, events);
        output.drop_without_applying_deltas();
        wishes.extend(more);
    }
    wishes
}

fn key(screen: &mut Screen, key: Key) {
    press(screen, PLAIN, key, Modifiers::NONE);
}

/// Returns a screen on which the keyboard focus is on the explained button.
fn focused() -> Screen {
    let (_, mut screen) = tables().into_iter().next().expect("a table");
    screen.read(PLAIN);
    key(&mut screen, Key::Tab);
    assert_eq!(titles(tips::floating(&screen.ctx)), ["About armies"], "the focus shows the tip");
    screen
}

fn titles(tips: Vec<(tips::Tip, Rect)>) -> Vec<String> {
    tips.into_iter().map(|(tip, _)| tip.title).collect()
}

fn pinned(screen: &Screen) -> Vec<String> {
    titles(tips::pinned(&screen.ctx))
}

#[test]
fn tips_are_pinned_followed_and_closed_with_keys_alone() {
    let mut screen = focused();
    let source = screen.ctx.memory(|memory| memory.focused());
    assert_eq!(tips::reading(&screen.ctx), Reading::Nothing);
    key(&mut screen, Key::F);
    assert_eq!((pinned(&screen), tips::reading(&screen.ctx)), (vec!["About armies".to_owned()], Reading::Closely));
    for depth in 2..=DEEPEST {
        key(&mut screen, Key::Enter);
        assert_eq!(pinned(&screen).len(), depth, "Enter follows the first term: {:?}", pinned(&screen));
    }
    assert_eq!(pinned(&screen)[1], "Legion");
    let all: BTreeSet<_> = pinned(&screen).into_iter().collect();
    assert_eq!(all.len(), DEEPEST, "each tip is about something else: {all:?}");
    for depth in (1..DEEPEST).rev() {
        key(&mut screen, Key::Escape);
        assert_eq!(pinned(&screen).len(), depth, "Escape closes one");
    }
    key(&mut screen, Key::Escape);
    assert_eq!((pinned(&screen).len(), tips::reading(&screen.ctx)), (0, Reading::Nothing));
    assert_eq!(screen.ctx.memory(|memory| memory.focused()), source, "the focus is where it was");
}

#[test]
fn tab_and_arrows_walk_through_the_terms() {
    let mut screen = focused();
    key(&mut screen, Key::F);
    for (way, second) in [(Key::Tab, "Canton"), (Key::ArrowRight, "Vault")] {
        key(&mut screen, way);
        key(&mut screen, Key::Enter);
        assert_eq!(pinned(&screen), ["About armies", second]);
        key(&mut screen, Key::Escape);
    }
    press(&mut screen, PLAIN, Key::Tab, Modifiers::SHIFT);
    key(&mut screen, Key::Space);
    assert_eq!(pinned(&screen), ["About armies", "Canton"], "Shift and Tab go back");
    key(&mut screen, Key::Escape);
    let before = tips::pinned(&screen.ctx)[0].1;
    press(&mut screen, PLAIN, Key::ArrowRight, Modifiers::SHIFT);
    let after = tips::pinned(&screen.ctx)[0].1;
    assert!(after.left() > before.left() + 20.0, "Shift and an arrow move the tip: {before:?} {after:?}");
    key(&mut screen, Key::Tab);
    key(&mut screen, Key::Tab);
    key(&mut screen, Key::Enter);
    assert_eq!(pinned(&screen), [""; 0], "the last of them is the close button");
}

fn point(screen: &mut Screen, panel: Panel, at: Pos2) {
    let (output, _) = screen.frame(panel, vec![Event::PointerMoved(at)]);
    output.drop_without_applying_deltas();
    for _ in 0..6 {
        let (output, _) = screen.frame(panel, Vec::new());
        output.drop_without_applying_deltas();
    }
}

fn click(screen: &mut Screen, panel: Panel, at: Pos2, button: PointerButton) {
    let event = |pressed| Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE };
    for events in [vec![event(true)], vec![event(false)], Vec::new(), Vec::new()] {
        let (output, _) = screen.frame(panel, events);
        output.drop_without_applying_deltas();
    }
}

fn middle(node: &Node) -> Pos2 {
    let bounds = node.bounds().expect("a widget has bounds");
    pos2(((bounds.x0 + bounds.x1) / 2.0) as f32, ((bounds.y0 + bounds.y1) / 2.0) as f32)
}

fn link(screen: &mut Screen, name: &str) -> Pos2 {
    let nodes = screen.nodes(PLAIN);
    let link = nodes.iter().find(|(_, node)| node.role() == Role::Link && node.label() == Some(name));
    middle(&link.unwrap_or_else(|| panic!("no link is called {name}")).1)
}

#[test]
fn the_pointer_pins_follows_and_closes() {
    let (_, mut screen) = tables().into_iter().next().expect("a table");
    let button = middle(&screen.find(PLAIN, "Explained"));
    point(&mut screen, PLAIN, button);
    assert_eq!(titles(tips::floating(&screen.ctx)), ["About armies"]);
    // A term in a tip that floats shows its own tip, and a click on it pins both.
    let term = link(&mut screen, "cantons");
    point(&mut screen, PLAIN, term);
    assert_eq!(titles(tips::floating(&screen.ctx)), ["About armies", "Canton"], "both stay while one is read");
    click(&mut screen, PLAIN, term, PointerButton::Primary);
    assert_eq!(pinned(&screen), ["About armies", "Canton"]);
    key(&mut screen, Key::Escape);
    key(&mut screen, Key::Escape);
    // The middle button pins what floats.
    point(&mut screen, PLAIN, pos2(900.0, 600.0));
    point(&mut screen, PLAIN, button);
    click(&mut screen, PLAIN, button, PointerButton::Middle);
    assert_eq!(pinned(&screen), ["About armies"]);
    // A click elsewhere gives the keys back, and the tip stays.
    let elsewhere = middle(&screen.find(PLAIN, "Elsewhere"));
    point(&mut screen, PLAIN, elsewhere);
    click(&mut screen, PLAIN, elsewhere, PointerButton::Primary);
    assert_eq!((pinned(&screen).len(), tips::reading(&screen.ctx)), (1, Reading::Beside));
    let close = screen.find(PLAIN, &Text::english().say("pinned-close"));
    click(&mut screen, PLAIN, middle(&close), PointerButton::Primary);
    assert_eq!(pinned(&screen), [""; 0]);
}

#[test]
fn two_offers_for_one_widget_are_one_tip() {
    const TWICE: Panel = |ui, _, _| drop(ui.button("Twice").hint("Once.").hint("And again.").hint("Once."));
    let (_, mut screen) = tables().into_iter().next().expect("a table");
    let button = middle(&screen.find(TWICE, "Twice"));
    point(&mut screen, TWICE, button);
    let floating = tips::floating(&screen.ctx);
    assert_eq!(floating.len(), 1);
    assert_eq!(floating[0].0.lines, ["Once.", "And again."].map(|words| Line::Text(words.to_owned())));
}

/// Whoever sits down next finds no tip.
#[test]
fn closing_all_leaves_nothing() {
    let mut screen = focused();
    key(&mut screen, Key::F);
    tips::close_all(&screen.ctx);
    assert_eq!((pinned(&screen).len(), tips::reading(&screen.ctx)), (0, Reading::Nothing));
}

/// Points at every button of every panel of one table, at 100 % and at 200 %: its tip stays in the
/// window, and does not lie over the button.
#[test]
fn tips_stay_in_the_window_and_off_their_widgets() {
    for size in [(1280.0, 720.0), (640.0, 360.0)] {
        let (table, mut screen) = tables().into_iter().last().expect("a table");
        screen.resize(size.0, size.1);
        let window = Rect::from_min_size(Pos2::ZERO, bevy_egui::egui::vec2(size.0, size.1));
        let mut shown = 0;
        for (name, panel) in PANELS {
            let nodes = screen.nodes(panel);
            for (_, node) in nodes.iter().filter(|(_, node)| node.role() == Role::Button).take(12) {
                let at = middle(node);
                if !window.contains(at) {
                    continue;
                }
                let (output, _) = screen.frame(panel, vec![Event::PointerGone]);
                output.drop_without_applying_deltas();
                point(&mut screen, panel, at);
                for (tip, rect) in tips::floating(&screen.ctx) {
                    shown += 1;
                    let about = format!("{name} of {table} at {size:?}: {:?} {:?}", node.label(), tip.title);
                    assert!(window.expand(1.0).contains_rect(rect), "{about} leaves the window: {rect:?}");
                    assert!(!rect.shrink(1.0).contains(at), "{about} lies over its widget: {rect:?}");
                }
            }
            point(&mut screen, panel, pos2(-10.0, -10.0));
        }
        assert!(shown > 60, "only {shown} tips were seen");
    }
}

/// Returns the disabled widgets of a panel that do not say why.
fn silent(screen: &mut Screen, panel: Panel) -> Vec<String> {
    tips::listen(&screen.ctx);
    let nodes = screen.nodes(panel);
    silent_among(&nodes, &screen.ctx)
}

/// Returns the disabled ones of these widgets that do not say why.
fn silent_among(nodes: &[(NodeId, Node)], ctx: &Context) -> Vec<String> {
    let offered = tips::offered(ctx);
    let says_why = |id: u64, label: &str| {
        let label = Line::Text(label.to_owned());
        offered.get(&id).is_some_and(|tip| tip.lines.iter().any(|line| *line != label))
    };
    let disabled = nodes.iter().filter(|(_, node)| node.is_disabled() && pressable(node.role()));
    let silent = disabled.filter(|(id, node)| !says_why(id.0, node.label().unwrap_or_default()));
    silent.map(|(_, node)| format!("{:?} {:?}", node.role(), node.label())).collect()
}

/// Row 6 of what players expect: what is disabled says why.
#[test]
fn whatever_is_disabled_says_why() {
    const SILENT: Panel = |ui, _, _| {
        ui.add_enabled(false, Button::new("Mute"));
        drop(ui.add_enabled(false, Button::new("Curt")).hint("Curt"));
        drop(ui.add_enabled(false, Button::new("Frank")).hint("It is broken."));
    };
    let (_, mut screen) = tables().into_iter().next().expect("a table");
    assert_eq!(silent(&mut screen, SILENT).len(), 2, "a name is no reason");
    let mut found = BTreeSet::new();
    for (table, mut screen) in tables() {
        for (name, panel) in PANELS {
            found.extend(silent(&mut screen, panel).into_iter().map(|widget| format!("{name} of {table}: {widget}")));
        }
    }
    assert!(found.is_empty(), "{} widgets are disabled and do not say why: {found:#?}", found.len());
}

const fn pressable(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::ComboBox
            | Role::Slider
            | Role::SpinButton
            | Role::Link
            | Role::TextInput
            | Role::ColorWell
    )
}

/// Row 57: a screen reader has a name for whatever can be pressed or reached.
#[test]
fn whatever_can_be_reached_has_a_name() {
    let mut all = BTreeSet::new();
    for (table, mut screen) in tables() {
        for (name, panel) in PANELS {
            let found = nameless(&screen.nodes(panel));
            all.extend(found.into_iter().map(|widget| format!("{name} of {table}: {widget}")));
        }
    }
    assert!(all.is_empty(), "{} widgets have no name: {all:#?}", all.len());
}

/// Returns those of these widgets that can be reached and have no name.
fn nameless(nodes: &[(NodeId, Node)]) -> Vec<String> {
    let nameless = |node: &&Node| {
        // The axes of a graph take the focus, for a drag that is switched off. Nobody can name
        // them.
        let (focus, click) = (node.supports_action(Action::Focus), node.supports_action(Action::Click));
        let custom = click && node.role() != Role::ScrollBar;
        let reached = pressable(node.role()) || custom || focus && node.role() != Role::Unknown;
        let named = node.label().is_some_and(|label| !label.trim().is_empty())
            || !node.labelled_by().is_empty()
            || node.value().is_some_and(|value| !value.is_empty());
        reached && !named && node.bounds().is_some()
    };
    let found = nodes.iter().map(|(_, node)| node).filter(nameless);
    found.map(|node| format!("{:?} at {:?}", node.role(), node.bounds())).collect()
}

//! The keys of the codex, the search and the card in the whole client: they lie over everything,
//! take every key, and leave with Escape alone.

use std::sync::Arc;

use bevy::app::Plugin as _;
use bevy::ecs::query::With;
use bevy::input::keyboard::KeyCode;
use bevy::math::Vec2;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use infernal_conclave::chronicle::{Teller, keys};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::window::conclave::codex::{Cover, Lectern, Tome, WriteAhead};
use infernal_conclave::window::intent::{Going, Looking, Mark, Planning, Sheet, Tab};
use infernal_conclave::window::look::marked;
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::sight::{Library, Overlay};
use table_text::Text;

use super::Machine;

fn cover(machine: &Machine) -> Cover {
    machine.app.world().resource::<Lectern>().cover
}

fn open_at(machine: &Machine) -> Option<String> {
    machine.app.world().resource::<Lectern>().history.now().map(str::to_owned)
}

fn sheet(machine: &Machine) -> Sheet {
    machine.app.world().resource::<Overlay>().sheet
}

#[test]
fn the_codex_opens_over_a_sheet_and_leaves_it_as_it_was() {
    let mut machine = Machine::new("codex-over");
    machine.begin(1);
    machine.wish(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
    machine.key(KeyCode::F1, &[]);
    assert_eq!((cover(&machine), open_at(&machine).as_deref()), (Cover::Codex, Some("screen/rituals")));
    let orders = |machine: &Machine| machine.hand().map(|hand| hand.desk.draft().orders());
    let before = orders(&machine);
    // T demands tribute on the board. Here it is a letter of the search.
    machine.key(KeyCode::KeyT, &[]);
    machine.key(KeyCode::KeyE, &[]);
    assert_eq!((orders(&machine), sheet(&machine)), (before, Sheet::Ministerium(Tab::Rituals)));
    assert_eq!(machine.app.world().resource::<Lectern>().sought, "te");
    machine.key(KeyCode::Escape, &[]);
    assert_eq!((cover(&machine), sheet(&machine)), (Cover::None, Sheet::Ministerium(Tab::Rituals)));
    machine.key(KeyCode::Escape, &[]);
    assert_eq!(sheet(&machine), Sheet::None, "the next Escape closes the sheet");
    machine.key(KeyCode::F1, &[]);
    machine.key(KeyCode::F1, &[]);
    assert_eq!(cover(&machine), Cover::None, "the key that opens it closes it");
    machine.key(KeyCode::F2, &[]);
    assert_eq!(cover(&machine), Cover::Card);
    machine.key(KeyCode::F2, &[]);
    assert_eq!(cover(&machine), Cover::None);
}

#[test]
fn control_and_f_finds_by_keys_alone() {
    let mut machine = Machine::new("finder");
    machine.begin(1);
    machine.key(KeyCode::KeyF, &[KeyCode::ControlLeft]);
    assert_eq!(cover(&machine), Cover::Finder);
    for key in [KeyCode::KeyB, KeyCode::KeyA, KeyCode::KeyZ, KeyCode::KeyA, KeyCode::KeyA, KeyCode::KeyR] {
        machine.key(key, &[]);
    }
    assert_eq!(sheet(&machine), Sheet::None, "B opens no bazaar while it is a letter");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!((cover(&machine), sheet(&machine)), (Cover::None, Sheet::Bazaar));
}

#[test]
fn the_title_leads_to_the_codex_and_back() {
    let mut machine = Machine::new("codex-page");
    machine.key(KeyCode::F1, &[]);
    assert_eq!((cover(&machine), open_at(&machine).as_deref()), (Cover::Codex, Some("screen/title")));
    machine.key(KeyCode::Escape, &[]);
    assert_eq!((cover(&machine), machine.screen()), (Cover::None, Screen::Title));
    machine.wish(Going::To(Screen::Codex).into());
    assert_eq!((cover(&machine), machine.screen()), (Cover::None, Screen::Codex));
    machine.key(KeyCode::F1, &[]);
    assert_eq!(machine.screen(), Screen::Title);
}

#[test]
fn nobody_opens_the_codex_behind_the_curtain_or_sees_what_another_has_read() {
    let mut machine = Machine::new("codex-curtain");
    machine.begin(2);
    machine.key(KeyCode::F1, &[]);
    assert_eq!(cover(&machine), Cover::None);
    machine.wish(infernal_conclave::window::intent::Sitting::LiftCurtain.into());
    machine.key(KeyCode::F1, &[]);
    assert_eq!(cover(&machine), Cover::Codex);
    machine.wish(infernal_conclave::window::intent::Sitting::DrawCurtain.into());
    assert_eq!((cover(&machine), open_at(&machine)), (Cover::None, None));
}

impl Machine {
    /// Points at these words until their tip is shown.
    fn point_at(&mut self, words: &str) {
        let at = {
            let written = self.written.lock().expect("nobody has panicked");
            let found = written.iter().find(|(there, _)| there == words);
            found.unwrap_or_else(|| panic!("{words} is not written anywhere")).1
        };
        self.point(at);
        self.frames(15);
    }

    /// Opens the codex, returns the id and the title of its entry, and closes it.
    fn asks_for_help(&mut self) -> (String, String) {
        self.key(KeyCode::F1, &[]);
        assert_eq!(cover(self), Cover::Codex);
        let id = open_at(self).expect("an entry is open");
        let tome = self.app.world().resource::<Tome>();
        let title = tome.codex.as_ref().and_then(|codex| codex.entry(&id)).expect("it is in the codex").title.clone();
        self.key(KeyCode::F1, &[]);
        assert_eq!(cover(self), Cover::None);
        (id, title)
    }
}

#[test]
fn help_is_about_what_is_under_the_pointer() {
    let mut machine = Machine::new("codex-about");
    machine.begin(1);
    let book = machine.app.world().resource::<Library>().book.clone();
    let (ware, rival, legion, deed) = {
        let hand = machine.hand().expect("somebody sits");
        let (text, table) = (Text::english(), hand.view.table());
        let teller = Teller::new(&text, book.catalog(), table);
        let ware = teller.goods_name(table.bazaar().shelf()[1].goods);
        let legion = table.forces().legions_of(Seat(0)).next().expect("it has a guard").id;
        (ware, teller.seat_name(Seat(1)), legion, Order::Tribute(TributeOrder::DemandTribute))
    };
    machine.point_at(&rival);
    let (id, title) = machine.asks_for_help();
    assert!(id.starts_with("archfiend/") && title == rival || id.starts_with("rank/"), "{id} is about {rival}?");
    machine.wish(Looking::Open(Sheet::Bazaar).into());
    machine.point_at(&ware);
    assert_eq!(machine.asks_for_help().1, ware);
    // Where the pointer is on nothing, the chosen ware is meant.
    machine.point(Vec2::new(2.0, 2.0));
    machine.frames(15);
    let (id, _) = machine.asks_for_help();
    assert_ne!(id, "screen/bazaar", "a ware is chosen");
    machine.wish(Looking::Open(Sheet::Ministerium(Tab::Diplomacy)).into());
    let (id, _) = machine.asks_for_help();
    assert!(id.starts_with("archfiend/") || id.starts_with("rank/"), "the house of the dossier, not {id}");
    machine.wish(Looking::Open(Sheet::None).into());
    machine.wish(Planning::Put(None, deed).into());
    machine.wish(Looking::Select(Some(Mark::Legion(legion))).into());
    machine.point(Vec2::new(2.0, 2.0));
    machine.frames(15);
    assert_eq!(machine.asks_for_help().0, "term/personal-guard", "the selection");
    for at in (300..700).step_by(40) {
        machine.point(Vec2::new(at as f32, 330.0));
        machine.frames(2);
        let hand = machine.hand().expect("somebody sits");
        let (Some(canton), table) = (hand.hovered, hand.view.table()) else { continue };
        if table.forces().legion_at(canton).is_none() && table.forces().place_at(canton).is_none() {
            let terrain = keys::terrain(table.realm().terrain(canton));
            assert_eq!(machine.asks_for_help().0, format!("terrain/{terrain}"), "the canton under the pointer");
            return;
        }
    }
    panic!("the pointer never finds a free canton");
}

#[test]
fn help_is_about_the_term_of_a_tip() {
    let mut machine = Machine::new("codex-tip");
    machine.begin(1);
    let world = machine.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let prestige = marked(contexts.single_mut(world).expect("one context").get_mut(), "prestige");
    let at = prestige.expect("the top bar shows the prestige").rect.center();
    machine.point(Vec2::new(at.x, at.y));
    machine.frames(15);
    let (id, _) = machine.asks_for_help();
    assert_eq!(id, "term/prestige");
}

#[test]
fn the_codex_is_written_before_anybody_opens_it() {
    let mut machine = Machine::new("codex-ahead");
    // An app that runs takes no more plugins as such.
    WriteAhead.build(&mut machine.app);
    let written = |machine: &Machine| machine.app.world().resource::<Tome>().codex.clone();
    assert!(written(&machine).is_none());
    let ready = (0..20_000).find_map(|_| {
        machine.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
        written(&machine)
    });
    let ready = ready.expect("it is written while the title is shown");
    machine.begin(1);
    machine.key(KeyCode::KeyF, &[KeyCode::ControlLeft]);
    assert_eq!(cover(&machine), Cover::Finder);
    assert!(written(&machine).is_some_and(|now| Arc::ptr_eq(&now, &ready)), "it is not written twice");
}

#[test]
fn who_opens_the_codex_at_once_waits_for_it() {
    let mut machine = Machine::new("codex-at-once");
    // An app that runs takes no more plugins as such.
    WriteAhead.build(&mut machine.app);
    machine.key(KeyCode::F1, &[]);
    assert_eq!(cover(&machine), Cover::Codex);
    let now = machine.app.world().resource::<Tome>().codex.clone().expect("it is written");
    machine.frames(5);
    let later = machine.app.world().resource::<Tome>().codex.clone().expect("it is written");
    assert!(Arc::ptr_eq(&now, &later), "the one that was waited for is the only one");
}

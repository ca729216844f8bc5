//! The keys of the codex, the search and the card in the whole client: they lie over everything,
//! take every key, and leave with Escape alone.

use bevy::input::keyboard::KeyCode;
use infernal_conclave::window::conclave::codex::{Cover, Lectern};
use infernal_conclave::window::intent::{Going, Looking, Sheet, Tab};
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::sight::Overlay;

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

//! Things that a player must not lose: plans when the program ends in any way, recorded games when
//! somebody plays on from them, and settings as soon as they are chosen.

use std::fs;
use std::path::PathBuf;

use bevy::input::mouse::MouseButton;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::table::archive::{SaveCard, SealedBy};
use infernal_conclave::window::intent::{Beginning, Filing, Going, Intent, Planning, Sitting, Watching};
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::shell::opening::Opening;
use infernal_conclave::window::shell::settings::{Face, Preferences};
use infernal_conclave::window::sight::Overlay;
use table_text::Text;

use super::{Machine, charter};
use crate::archive::Scratch;

impl Machine {
    /// Kills the program: nothing more of it runs.
    fn killed(self) -> Scratch {
        let Self { app, data, .. } = self;
        drop(app);
        data
    }

    /// Uses Continue on this folder. Returns the number of planned orders by seat.
    fn continued(data: Scratch) -> (Self, Vec<(Seat, usize)>) {
        let mut machine = Self::over(data);
        machine.wish(Intent::Filing(Filing::Continue));
        let session = machine.game().expect("Continue finds a game");
        let plans = session.plans().iter().map(|plan| (plan.seat, plan.orders())).collect();
        (machine, plans)
    }

    /// Lets two seconds of game time pass, and gives the disk time to write.
    fn two_seconds(&mut self) {
        for _ in 0..70 {
            self.frames(1);
            std::thread::sleep(std::time::Duration::from_millis(4));
        }
    }

    fn cards(&self) -> Vec<SaveCard> {
        self.saves().list().expect("the folder can be read")
    }

    fn begin_iron(&mut self) {
        let mut charter = charter(1, 31);
        charter.settings.iron_man = true;
        self.wish(Intent::Beginning(Beginning::Begin(Box::new(charter))));
        self.frames(3);
    }

    /// Plays a turn without orders.
    fn pass(&mut self) {
        let turn = self.game().expect("a game").turn();
        self.hand_in();
        self.next_turn(turn + 1);
    }

    fn notice(&self) -> String {
        self.app.world().resource::<Overlay>().notices.last().unwrap_or_default().to_owned()
    }

    /// Clicks the middle of these words.
    fn click_on(&mut self, words: &str) {
        let at = {
            let written = self.written.lock().expect("nobody has panicked");
            let found = written.iter().find(|(there, _)| there == words);
            found.unwrap_or_else(|| panic!("{words} is not written anywhere")).1
        };
        self.click(MouseButton::Left, at);
    }

    fn zoom(&mut self) -> f32 {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().zoom_factor()
    }
}

fn name_of(path: PathBuf) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn a_killed_program_has_kept_the_plan_from_the_first_turn_on() {
    let mut machine = Machine::new("killed");
    machine.begin(1);
    machine.plan("Owed by Paimon: two cards.");
    machine.two_seconds();
    let (machine, plans) = Machine::continued(machine.killed());
    assert_eq!(plans, [(Seat(0), 2)]);
    assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 2, "it lies on the desk again");
    assert_eq!(machine.hand().and_then(|hand| hand.notes.as_deref()), Some("Owed by Paimon: two cards."));
}

#[test]
fn a_killed_program_has_kept_the_plans_of_all_who_have_planned() {
    let mut machine = Machine::new("killed-hot");
    machine.begin(3);
    for seat in 0..2 {
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        machine.plan(&format!("What seat {seat} knows of honey."));
        if seat == 0 {
            machine.wish(Intent::Planning(Planning::Seal));
        }
    }
    machine.two_seconds();
    assert_eq!(machine.cards()[0].sealed, Some(SealedBy::Key));
    let (machine, plans) = Machine::continued(machine.killed());
    assert_eq!(plans, [(Seat(0), 2), (Seat(1), 2)]);
    assert_eq!(machine.stage(), Stage::Curtain);
}

#[test]
fn leaving_and_quitting_keep_the_plan_at_once() {
    for (name, wish) in [("left", Intent::Going(Going::ToTitle)), ("quit", Intent::Going(Going::Quit))] {
        for iron in [false, true] {
            let mut machine = Machine::new(name);
            if iron {
                machine.begin_iron();
            } else {
                machine.begin(1);
            }
            machine.plan("Honey.");
            machine.app.world_mut().write_message(wish.clone());
            machine.frames(1);
            let (machine, plans) = Machine::continued(machine.killed());
            assert_eq!(plans, [(Seat(0), 2)], "{name}, Iron Man: {iron}");
            assert_eq!(machine.game().map(|session| session.charter().settings.iron_man), Some(iron));
        }
    }
}

#[test]
fn an_iron_man_game_is_neither_watched_nor_put_back() {
    let mut machine = Machine::new("iron");
    machine.begin_iron();
    let file = machine.cards()[0].path.clone();
    let early = fs::read(&file).expect("the file can be read");
    machine.pass();
    machine.wish(Intent::Watching(Watching::Watch(file.clone())));
    assert_eq!((machine.screen(), machine.notice()), (Screen::Playing, Text::english().say("files-iron-watch-later")));
    machine.wish(Intent::Going(Going::ToTitle));
    fs::write(&file, early).expect("the file can be written");
    machine.wish(Intent::Filing(Filing::Load(file.clone())));
    assert_eq!(machine.notice(), Text::english().say("files-iron-lapsed"));
    let session = machine.game().expect("it is played on");
    assert!(!session.charter().settings.iron_man);
    assert_ne!(session.archive().name(), machine.cards().iter().find(|card| card.path == file).expect("it").name);
}

#[test]
fn a_branch_takes_the_place_of_nothing() {
    let mut machine = Machine::new("branch");
    machine.begin(1);
    machine.pass();
    machine.pass();
    machine.wish(Intent::Filing(Filing::Save("The first".to_owned())));
    let named = machine.cards().into_iter().find(|card| !card.autosave).expect("a named save");
    let before = fs::read(&named.path).expect("it can be read");
    for number in ["", " 2"] {
        machine.wish(Intent::Watching(Watching::Watch(named.path.clone())));
        machine.wish(Intent::Watching(Watching::ReplayTo(1)));
        machine.wish(Intent::Watching(Watching::Branch));
        assert_eq!(machine.screen(), Screen::Playing);
        let name = machine.game().expect("a game").archive().name().to_owned();
        assert_eq!(name, format!("The first from turn 2{number}"));
        machine.pass();
        machine.wish(Intent::Filing(Filing::SaveAndLeave));
        assert_eq!(fs::read(&named.path).expect("it can be read"), before, "the recorded game is what it was");
        let files: Vec<String> = machine.cards().into_iter().map(|card| name_of(card.path)).collect();
        assert!(files.contains(&format!("The first from turn 2{number}.conclave")), "{files:?}");
    }
}

#[test]
fn a_sealed_game_is_exported_and_opened_with_its_passphrase() {
    let mut machine = Machine::new("export");
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.plan("Honey.");
    machine.wish(Intent::Filing(Filing::Save("Friday".to_owned())));
    machine.wish(Intent::Going(Going::ToTitle));
    let words = "owls in the vestry".to_owned();
    let sealed = machine.cards().into_iter().find(|card| !card.autosave).expect("a named save");
    machine.wish(Intent::Filing(Filing::Export(sealed.path, words.clone())));
    let exported = machine.saves().home().join("exported").join("Friday.conclave");
    assert!(machine.notice().contains(&exported.display().to_string()), "{}", machine.notice());

    let mut other = Machine::new("import");
    fs::create_dir_all(other.saves().folder()).expect("a folder");
    let there = other.saves().folder().join("Friday.conclave");
    fs::copy(&exported, &there).expect("a copy");
    other.wish(Intent::Filing(Filing::Import(there.clone(), "owls in the pantry".to_owned())));
    assert!(other.notice().contains("not the passphrase"), "{}", other.notice());
    other.wish(Intent::Filing(Filing::Import(there.clone(), words)));
    let plans = other.game().expect("a game").plans();
    assert_eq!(plans.iter().map(|plan| plan.orders()).collect::<Vec<_>>(), [2]);
    let mut kinds: Vec<(String, Option<SealedBy>)> =
        other.cards().into_iter().map(|card| (name_of(card.path), card.sealed)).collect();
    kinds.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(kinds[0], ("Friday 2.conclave".to_owned(), Some(SealedBy::Key)));
    assert_eq!(kinds[1], ("Friday.conclave".to_owned(), Some(SealedBy::Passphrase)));
}

/// The log of the program says how long it took. The time itself is measured by hand, because
/// machines differ.
#[test]
fn the_time_until_the_title_is_noted_once() {
    let mut machine = Machine::new("opening");
    let took = |machine: &Machine| machine.app.world().resource::<Opening>().took;
    let first = took(&machine);
    assert!(first.is_some(), "the title has been drawn");
    machine.frames(3);
    assert_eq!(took(&machine), first, "it is noted once");
}

#[test]
fn settings_hold_as_soon_as_they_are_chosen() {
    let mut machine = Machine::new("settings");
    machine.wish(Intent::Going(Going::To(Screen::Settings)));
    assert_eq!(machine.screen(), Screen::Settings);
    let text = Text::english();
    machine.click_on(&text.say("settings-face-legible"));
    machine.frames(2);
    assert_eq!(machine.app.world().resource::<Preferences>().face, Face::Legible);
    let legible = |machine: &mut Machine| {
        let world = machine.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let context = contexts.single_mut(world).expect("one context").get_mut().clone();
        context.fonts(|fonts| {
            let families = &fonts.definitions().families;
            families[&bevy_egui::egui::FontFamily::Proportional].first().cloned().unwrap_or_default()
        })
    };
    assert_eq!(legible(&mut machine), "atkinson", "the face of running text has changed");
    assert!((machine.zoom() - 1.0).abs() < 0.01);
    machine.click_on(&text.say_with("percent", &[("n", 150.into())]));
    machine.frames(2);
    assert_eq!(machine.app.world().resource::<Preferences>().scale_percent, 150);
    assert!((machine.zoom() - 1.5).abs() < 0.01, "the scale is {}", machine.zoom());
}

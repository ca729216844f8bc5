//! The current turn is never lost: if the program dies at any point, the plan of two seconds before
//! is on the disk.

use std::fs;
use std::time::Duration;

use infernal_conclave::rules::game::{Charter, Player};
use infernal_conclave::rules::ids::{Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::archive::Saves;
use infernal_conclave::table::desk::Desk;
use infernal_conclave::table::keeping::{Keeping, PACE};
use infernal_conclave::table::mishap;
use infernal_conclave::table::session::Session;

use crate::archive::Scratch;
use crate::hotseat::charter;

/// A table at which people plan, with a program that can be killed.
struct Machine {
    saves: Saves,
    session: Session,
    keeping: Keeping,
    desks: Vec<Desk>,
    now: Duration,
}

impl Machine {
    fn new(scratch: &Scratch, charter: Charter) -> Self {
        let session = Session::found(Rulebook::standard(), charter).unwrap();
        let saves = Saves::standard(Some(scratch.path()));
        saves.autosave(session.archive()).unwrap();
        let mut keeping = Keeping::default();
        keeping.autosaved(session.archive());
        let desks = session.planners().into_iter().map(Desk::new).collect();
        Self { saves, session, keeping, desks, now: Duration::ZERO }
    }

    fn order(&mut self, person: usize, slot: usize) {
        self.desks[person].put(SlotNo::ALL[slot], Some(Order::Tribute(TributeOrder::DemandTribute)));
    }

    /// Does the work of one frame of the client.
    fn frame(&mut self, passed: Duration) {
        self.now += passed;
        self.session.set_plans(self.desks.iter().map(|desk| desk.draft().clone()).collect());
        self.keeping.look(&self.saves, self.session.archive());
        if let Some(errand) = self.keeping.due(self.now) {
            let written = errand.run();
            self.keeping.done(&errand, written.is_ok());
        }
    }

    /// Returns the session that "Continue" finds after the program was killed.
    fn found(&self) -> Session {
        let cards = self.saves.list().unwrap();
        let newest = cards.iter().max_by_key(|card| card.when).expect("a save");
        let opened = self.saves.read(&newest.path, None, self.session.book().catalog()).unwrap();
        assert!(!opened.lapsed);
        Session::resume(Rulebook::standard(), opened.archive).unwrap()
    }

    fn orders_found(&self) -> usize {
        self.found().plans().iter().map(Draft::orders).sum()
    }
}

const TENTH: Duration = Duration::from_millis(100);

#[test]
fn a_plan_is_on_the_disk_two_seconds_after_every_change() {
    let scratch = Scratch::new("keeping");
    let mut machine = Machine::new(&scratch, charter(1, 31));
    machine.frame(TENTH);
    machine.order(0, 0);
    machine.frame(TENTH);
    assert_eq!(machine.orders_found(), 1, "the first change is written at once");
    machine.order(0, 1);
    for _ in 0..15 {
        machine.frame(TENTH);
    }
    assert_eq!(machine.orders_found(), 1, "and no more than one write in two seconds");
    machine.order(0, 2);
    for _ in 0..5 {
        machine.frame(TENTH);
    }
    assert_eq!(machine.orders_found(), 3);
    machine.desks[0].undo();
    machine.frame(PACE);
    assert_eq!(machine.orders_found(), 2, "what was taken back stays so");
    machine.session.write_notes(Seat(0), "Owed by Paimon: two cards.");
    machine.frame(PACE);
    assert_eq!(machine.found().belongings(Seat(0)).unwrap().notes(), "Owed by Paimon: two cards.");
    let written = fs::metadata(machine.saves.latest()).unwrap().modified().unwrap();
    machine.frame(PACE);
    assert_eq!(fs::metadata(machine.saves.latest()).unwrap().modified().unwrap(), written, "nothing new, no write");
    assert_eq!(machine.saves.list().unwrap().len(), 1, "one turn has one autosave");
}

#[test]
fn the_plans_of_everybody_at_a_hot_seat_are_kept_and_sealed() {
    let scratch = Scratch::new("keeping-hot");
    let mut machine = Machine::new(&scratch, charter(3, 31));
    for person in 0..3 {
        machine.order(person, 0);
        machine.order(person, person);
        machine.frame(PACE);
    }
    let plans: Vec<(Seat, usize)> = machine.found().plans().iter().map(|plan| (plan.seat, plan.orders())).collect();
    assert_eq!(plans, [(Seat(0), 1), (Seat(1), 2), (Seat(2), 2)]);
    assert!(machine.saves.list().unwrap()[0].sealed.is_some());
}

#[test]
fn an_iron_man_game_keeps_its_plan_in_its_one_file() {
    let scratch = Scratch::new("keeping-iron");
    let mut iron = charter(1, 31);
    iron.settings.iron_man = true;
    let mut machine = Machine::new(&scratch, iron);
    for slot in 0..3 {
        machine.order(0, slot);
        machine.frame(PACE);
        assert_eq!(machine.orders_found(), slot + 1);
    }
    let cards = machine.saves.list().unwrap();
    assert_eq!((cards.len(), cards[0].iron_man), (1, true));
}

#[test]
fn a_game_that_lay_elsewhere_pushes_the_autosaves_on_once() {
    let scratch = Scratch::new("keeping-named");
    let mut machine = Machine::new(&scratch, charter(1, 31));
    let named = machine.saves.save_named("mine", machine.session.archive()).unwrap();
    let before = fs::read(&named).unwrap();
    machine.keeping.forget();
    machine.keeping.saved(machine.session.archive());
    for slot in 0..3 {
        machine.order(0, slot);
        machine.frame(PACE);
    }
    assert_eq!(machine.orders_found(), 3);
    assert_eq!(fs::read(&named).unwrap(), before, "what a player has named is written over by nobody else");
    assert_eq!(machine.saves.list().unwrap().len(), 3, "the named one, the latest, and what was the latest before");
}

#[test]
fn what_waits_is_written_when_all_else_fails() {
    let scratch = Scratch::new("keeping-fails");
    let mut machine = Machine::new(&scratch, charter(1, 31));
    let waiting = machine.keeping.waiting();
    assert!(waiting.rescue().is_none(), "nothing waits");
    machine.order(0, 0);
    machine.frame(TENTH);
    machine.order(0, 1);
    machine.frame(TENTH);
    assert_eq!(machine.orders_found(), 1);
    assert!(waiting.rescue().is_some_and(|written| written.is_ok()));
    assert_eq!(machine.orders_found(), 2);
    assert!(waiting.rescue().is_none(), "it is written once");
}

#[test]
fn a_write_that_fails_is_tried_again() {
    let scratch = Scratch::new("keeping-again");
    let mut machine = Machine::new(&scratch, charter(1, 31));
    let (folder, aside) = (machine.saves.folder().to_path_buf(), scratch.path().join("aside"));
    fs::rename(&folder, &aside).unwrap();
    fs::write(&folder, "no folder").unwrap();
    machine.order(0, 0);
    machine.frame(PACE);
    fs::remove_file(&folder).unwrap();
    fs::rename(&aside, &folder).unwrap();
    machine.frame(TENTH);
    assert_eq!(machine.orders_found(), 0);
    machine.frame(PACE);
    assert_eq!(machine.orders_found(), 1);
}

#[test]
fn the_log_of_mishaps_stays_small() {
    let scratch = Scratch::new("mishaps");
    let log = mishap::note(scratch.path(), "the ink ran out").unwrap();
    assert!(fs::read_to_string(&log).unwrap().contains("the ink ran out"));
    let long = "ä".repeat(100_000);
    for _ in 0..20 {
        mishap::note(scratch.path(), &long).unwrap();
        assert!(fs::metadata(&log).unwrap().len() <= 164 * 1024);
    }
    mishap::note(scratch.path(), "the last word").unwrap();
    assert!(fs::read_to_string(&log).unwrap().contains("the last word"));
}

#[test]
fn a_seat_that_was_given_away_is_kept_too() {
    let scratch = Scratch::new("keeping-given");
    let mut machine = Machine::new(&scratch, charter(2, 31));
    machine.session.hand_over(Seat(1), Player::Mind("quiet".to_owned())).unwrap();
    machine.frame(PACE);
    assert_eq!(machine.found().pending().len(), 1);
}

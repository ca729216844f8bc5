//! A program that is killed at any moment: whatever was written before is whole, and the next start
//! goes on with it.
//!
//! `KILLS=1000 cargo test killed` kills so often; a few kills are part of every run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::Archive;
use serde_json::Value;

use crate::program::{Scratch, succeeds, text};

fn kills() -> u32 {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(12)
}

/// Starts the program and kills it a while after it is `ready`. Returns true if it had not ended by
/// then.
fn killed(arguments: &[&str], rolls: &mut Rolls, ready: impl Fn() -> bool) -> bool {
    let mut program = Command::new(crate::PROGRAM);
    let program = program.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = program.spawn().expect("the program starts");
    while !ready() && child.try_wait().expect("it can be asked").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_micros(rolls.below(250_000).into()));
    let running = child.try_wait().expect("it can be asked").is_none();
    let _ = child.kill();
    child.wait().expect("it ends");
    running
}

fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|is| is == end)).collect()
}

#[test]
fn every_save_of_a_killed_program_is_whole() {
    let (scratch, book) = (Scratch::new("killed-saving"), Rulebook::standard());
    let saves = scratch.path().join("saves");
    let mut rolls = Dice::new(3, 0).open(Stream::TurnCircle);
    let (mut struck, mut whole) = (0, 0);
    for kill in 0..kills() {
        let seed = (kill * 50).to_string();
        let games = ["simulate", "--games", "50", "--seats", "4", "--map", "small", "--length", "short"];
        let rest = ["--brains", "random", "--jobs", "1", "--seed", &seed, "--save-dir", text(&saves)];
        let written = || !files(&saves, "conclave").is_empty();
        struck += u32::from(killed(&[&games[..], &rest].concat(), &mut rolls, written));
        for save in files(&saves, "conclave") {
            let archive = Archive::read(&save, book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(archive.ended(), "a simulated game is saved when it is over");
            fs::remove_file(save).expect("it can be removed");
            whole += 1;
        }
    }
    assert!(struck > 0, "every program had ended before it was killed");
    assert!(whole > 0, "no program wrote anything before it was killed");
}

/// The state of the table of a host, as its program tells it.
fn turn_of(home: &Path) -> u64 {
    let status = succeeds(&["--data-dir", text(home), "post", "status", "--json"]);
    let status: Value = serde_json::from_str(&status).expect("JSON");
    status["hosted"][0]["turn"].as_u64().expect("a hosted table")
}

/// A table by post with one person and three minds, in its first turn.
struct Hosted {
    _scratch: Scratch,
    home: PathBuf,
    turn: u64,
}

impl Hosted {
    fn new(name: &str) -> Self {
        let scratch = Scratch::new(name);
        let (home, bag) = (scratch.path().join("host"), scratch.path().join("bag"));
        let mut hosted = Self { _scratch: scratch, home, turn: 0 };
        let new = ["new", "The Pit", "--host", "Hanna", "--people", "Anna", "--minds", "random", "--seats", "4"];
        let rest = ["--map", "small", "--length", "short", "--seed", "3", "--bag", text(&bag)];
        hosted.post(&[&new[..], &rest].concat());
        let invitation = files(&bag, "letter").remove(0);
        hosted.post(&["join", text(&invitation), "--archfiend", "belphegor"]);
        hosted.post(&["process", "The Pit"]);
        hosted.turn = turn_of(&hosted.home);
        hosted
    }

    fn post(&self, arguments: &[&str]) -> String {
        succeeds(&[&["--data-dir", text(&self.home), "post"], arguments].concat())
    }

    /// The arguments with which the program processes a turn.
    fn processing(&self) -> [&str; 7] {
        ["--data-dir", text(&self.home), "post", "process", "The Pit", "--without", "plans"]
    }

    /// Checks that no turn is lost, and goes on with the one that is due.
    fn goes_on(&mut self) {
        let now = turn_of(&self.home);
        assert!(now == self.turn || now == self.turn + 1, "turn {} became {now}", self.turn);
        self.turn = now;
        // The next start sends whatever the one before has not.
        self.post(&["look", "The Pit"]);
        let status: Value = serde_json::from_str(&self.post(&["status", "--json"])).expect("JSON");
        assert_eq!(status["seats"][0]["turn"].as_u64(), Some(now), "the seat gets the turn of the table");
    }
}

#[test]
fn a_host_who_is_killed_while_processing_loses_no_turn() {
    let mut hosted = Hosted::new("killed-hosting");
    let mut rolls = Dice::new(4, 0).open(Stream::TurnCircle);
    for _ in 0..kills() {
        killed(&hosted.processing(), &mut rolls, || true);
        hosted.goes_on();
    }
}

/// The system itself refuses to write more than so many KiB into a file, as a full disk does.
#[cfg(unix)]
#[test]
fn a_host_whose_disk_fills_up_is_told_and_loses_no_turn() {
    let mut hosted = Hosted::new("full-hosting");
    let (mut failed, mut worked) = (0, 0);
    for most in [0, 1, 2, 3, 4, 6, 8, 12, 16, 1_000] {
        let limited = format!("trap '' XFSZ; ulimit -f {most}; exec \"$@\"");
        let output = Command::new("bash")
            .args(["-c", &limited, "limited", crate::PROGRAM])
            .args(hosted.processing())
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        match output.status.code() {
            Some(0) => worked += 1,
            Some(1) => {
                failed += 1;
                assert!(said.starts_with("error: ") && said.contains("written"), "{said}");
            }
            other => panic!("{other:?}: {said}"),
        }
        hosted.goes_on();
    }
    assert!(failed > 0 && worked > 0, "{failed} failed and {worked} worked");
}

/// The window, killed while its player plans and seals turns.
#[cfg(feature = "client")]
mod window {
    use std::io::{BufRead, BufReader, Write as _};
    use std::path::Path;
    use std::process::{Command, Stdio};
    use std::time::Duration;

    use infernal_conclave::rules::conclave::GameLength;
    use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
    use infernal_conclave::rules::diplomacy::DiplomacyOrder;
    use infernal_conclave::rules::game::Player;
    use infernal_conclave::rules::ids::{Seat, SlotNo};
    use infernal_conclave::rules::orders::{Draft, Order};
    use infernal_conclave::rules::realm::hex::MapSize;
    use infernal_conclave::rules::rulebook::Rulebook;
    use infernal_conclave::table::Conclave;
    use infernal_conclave::table::archive::Saves;
    use infernal_conclave::window::intent::{Beginning, Planning};
    use infernal_conclave::window::sight::Hand;
    use simulation::game::Plan;

    use super::kills;
    use crate::clicks::person::Person;
    use crate::program::Scratch;

    /// The data folder of the program that is to be killed. Set only for that program.
    const HOME: &str = "KILLED_WINDOW";
    /// Milliseconds of a frame, as in a window.
    const FRAME: u64 = 33;
    /// Frames between two changes of the plan.
    const CHANGE: u32 = 7;
    /// Frames of the two seconds of a plan that may be lost, and of a slow disk.
    const LOST: usize = 2_000 / FRAME as usize + 20;

    /// Returns what a draft has in its first slot.
    fn first(draft: &Draft) -> String {
        format!("{:?}", draft.slots[0])
    }

    /// Returns another plan for each number. It takes longer until they come again than may be lost.
    fn plan(number: u32) -> Order {
        let (at, stake) = (Seat(1 + (number % 3) as u8), 1 + number / 3 % 5);
        Order::Diplomacy(DiplomacyOrder::Insult { at, stake: stake as u8 })
    }

    /// Plays until it is killed: changes its plan every few frames, and seals a turn now and then.
    /// Tells turn and plan after every frame.
    fn play(home: &Path) -> ! {
        let mut person = Person::over(home);
        let words = person.text("title-continue");
        if person.named(&words).is_some() {
            person.click_named(&words);
        } else {
            let minds = vec!["random".to_owned(); 4];
            let (size, length) = (MapSize::Small, GameLength::Epic);
            let plan = Plan { seed: 5, size, length, minds, save_dir: None, mark: String::new() };
            let mut charter = plan.charter(Rulebook::standard().catalog());
            charter.seats[0].player = Player::Human;
            person.wish(Beginning::Begin(Box::new(charter)));
        }
        let mut out = std::io::stdout();
        for frame in 0_u32.. {
            std::thread::sleep(Duration::from_millis(FRAME));
            if frame % CHANGE == CHANGE - 1 {
                person.wish(Planning::Strike(SlotNo::ALL[0]));
                person.wish(Planning::Put(Some(SlotNo::ALL[0]), plan(frame / CHANGE)));
            }
            if frame % 97 == 96 {
                person.wish(Planning::Seal);
            }
            person.frames(1);
            if let Some(hand) = person.get::<Hand>() {
                let told = writeln!(out, "frame {} {}", hand.view.table().turn(), first(hand.desk.draft()));
                told.and_then(|()| out.flush()).expect("somebody listens");
            }
        }
        unreachable!("it plays until it is killed");
    }

    /// Starts the window and kills it a while after its first frame. Returns what it told: turn and
    /// plan of each frame.
    fn killed(home: &Path, rolls: &mut Rolls) -> Vec<String> {
        let mut child = Command::new(std::env::current_exe().expect("a path"))
            .args(["killed::window::a_window_that_is_killed_loses_two_seconds_at_most", "--exact", "--nocapture"])
            .env(HOME, home)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut told = Vec::new();
        let last = 1 + rolls.below(160) as usize;
        for line in lines.map_while(Result::ok) {
            told.extend(line.strip_prefix("frame ").map(str::to_owned));
            if told.len() == last {
                std::thread::sleep(Duration::from_micros(rolls.below(33_000).into()));
                let _ = child.kill();
            }
        }
        child.wait().expect("it ends");
        assert!(told.len() >= last, "it ended by itself after {} frames", told.len());
        told
    }

    #[test]
    fn a_window_that_is_killed_loses_two_seconds_at_most() {
        if let Some(home) = std::env::var_os(HOME) {
            play(Path::new(&home));
        }
        let (scratch, book) = (Scratch::new("killed-window"), Rulebook::standard());
        let saves = Saves::standard(Some(scratch.path()));
        let mut rolls = Dice::new(5, 0).open(Stream::TurnCircle);
        let (mut before, mut turns, mut plans) = (Vec::new(), 0, 0);
        for _ in 0..kills() {
            let mut told: Vec<String> = std::mem::take(&mut before);
            told.extend(killed(scratch.path(), &mut rolls));
            let cards = saves.list().expect("a folder");
            assert!(cards.iter().all(|card| card.fault.is_none()), "{cards:?}");
            let newest = cards.iter().max_by_key(|card| card.when).expect("a save");
            let archive = saves.read::<Conclave>(&newest.path, None, book.catalog()).expect("a whole save").archive;
            let turn = archive.turns().len() + 1;
            let plan = archive.plans().iter().find(|plan| plan.seat == Seat(0));
            let kept = format!("{turn} {}", plan.map_or_else(|| "None".to_owned(), first));
            let recent = &told[told.len().saturating_sub(LOST)..];
            assert!(recent.contains(&kept), "{kept} is on the disk, but the last frames were {recent:?}");
            (turns, plans) = (turn, plans + u32::from(plan.is_some()));
            before = vec![kept];
        }
        assert!(turns > 1 && plans > 0, "{turns} turns, {plans} plans");
    }
}

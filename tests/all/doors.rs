//! Nobody peeks: what a seat may not know changes nothing that leaves by any door.
//!
//! Two games are played that are alike to one seat, view for view and fact for fact, and differ in
//! what is hidden from it. Everything that the program tells its player of the one it has to tell of
//! the other: the survey, every answer of the wire, the replay as text and as JSON, the list of saves,
//! every word in the window with its sheets and tips, its title, and every sound.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use circles::table::{Circles, series as circles_series};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::table::Conclave;
use oaths::table::first::series as first_series;
use oaths::table::{First, Oaths, series as oaths_series};
use simulation::game::Plan;
use table::archive::{Archive, Saves};
use table::game::Game;
use table::mods::Modded;
use table::seats::{Player, Seat};
use table::session::Session;
use table::witness::{Witness, witness};

use crate::PROGRAM;
use crate::program::{Scratch, err, out, run, succeeds, text};

/// The seat whose player must not see more than it may.
const EYES: Seat = Seat(0);

/// Other choices that are tried in place of each hidden one.
const TRIED: usize = 24;

/// Two games that are alike to a seat.
struct Twins<G: Game>([Archive<G>; 2]);

/// Returns games that are alike to the first seat and differ in what is hidden from it, each from
/// another step of a game that is played by lot.
fn twins<G: Modded>(charter: G::Charter, wanted: usize, steps: u64) -> Vec<Twins<G>> {
    let book = G::standard();
    let mut session = Session::<G>::found(book.clone(), charter).unwrap_or_else(|fault| panic!("{fault}"));
    let mut found = Vec::new();
    for step in 0..steps {
        if session.ending().is_some() || found.len() == wanted {
            break;
        }
        let owing = session.owing();
        let by_lot = |seat: Seat| {
            let some = G::choices(&book, &session.view(seat), 4, step ^ u64::from(seat.0) << 32);
            some.into_iter().next().unwrap_or_else(|| G::pass(seat))
        };
        let choices: Vec<G::Choice> = owing.iter().map(|seat| by_lot(*seat)).collect();
        let before = session.archive().clone();
        let logs = session.logs_len();
        session.process(choices.clone());
        let (view, told) = (session.view(EYES), session.log_seen_by(EYES, logs));
        // Somebody who is asked next reads the table, and nobody plays on meanwhile.
        if !session.owing().contains(&EYES) {
            continue;
        }
        let other = owing.iter().filter(|seat| **seat != EYES).find_map(|seat| {
            let earlier = Session::<G>::resume(book.clone(), before.clone()).expect("it was just played");
            G::choices(&book, &earlier.view(*seat), TRIED, step).into_iter().find_map(|choice| {
                let changed =
                    choices.iter().map(|was| if G::chooser(was) == *seat { choice.clone() } else { was.clone() });
                let mut twin = Session::<G>::resume(book.clone(), before.clone()).expect("it was just played");
                twin.process(changed.collect::<Vec<_>>());
                let alike = twin.view(EYES) == view && twin.log_seen_by(EYES, logs) == told;
                let differs = twin.archive().digest() != session.archive().digest();
                (alike && differs).then(|| twin.archive().clone())
            })
        });
        found.extend(other.map(|other| Twins([session.archive().clone(), other])));
    }
    found
}

/// What leaves by a door: its name, and what was told.
type Told = Vec<(String, String)>;

/// Writes a game into a data folder and returns the file.
fn keep<G: Game>(home: &Path, archive: &Archive<G>) -> std::path::PathBuf {
    assert_eq!(witness(archive), Witness::As(EYES), "one person plays, and sits in the first seat");
    Saves::standard(Some(home)).save_named("Twin", archive).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Returns everything that the commands tell of a saved game.
fn by_commands(home: &Path, save: &Path) -> Told {
    let data = ["--data-dir", text(home)];
    let mut told: Told = Vec::new();
    for line in [
        &["seat", "--save", text(save), "--show"][..],
        &["replay", text(save)],
        &["replay", text(save), "--json", "-"],
        &["replay", text(save), "--verify"],
    ] {
        told.push((
            line.join(" ").replace(text(home), ""),
            succeeds(&[&data[..], line].concat()).replace(text(home), ""),
        ));
    }
    // What is refused must not say why in other words.
    for line in [
        &["replay", text(save), "--reasons"][..],
        &["replay", text(save), "--annals"],
        &["seat", "--as", "1", "--save", text(save), "--show"],
    ] {
        let output = run(&[&data[..], line].concat());
        assert_ne!(output.status.code(), Some(0), "{line:?}");
        told.push((line.join(" ").replace(text(home), ""), (out(&output) + &err(&output)).replace(text(home), "")));
    }
    told.push(("the wire".to_owned(), by_wire(home, save)));
    told
}

/// Returns what a program is told that plays the seat, up to its next choice.
fn by_wire(home: &Path, save: &Path) -> String {
    let arguments = ["--data-dir", text(home), "seat", "--save", text(save)];
    let mut bot = Command::new(PROGRAM)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let asks = ["view", "show", "log", "legal", "schema"].map(|ask| format!("{{\"ask\":\"{ask}\"}}\n"));
    let strange = "{\"ask\":\"forecast\",\"about\":{\"nothing\":1}}\nno line of the wire\n";
    bot.stdin.take().expect("a pipe").write_all((asks.concat() + strange).as_bytes()).expect("it listens");
    let output = bot.wait_with_output().expect("it ends");
    assert!(out(&output).contains("\"told\":\"view\""), "{}", err(&output));
    out(&output) + &err(&output)
}

/// Checks that all doors tell the same of two games.
fn same(game: &str, [one, other]: [Told; 2]) {
    assert_eq!(one.len(), other.len(), "{game}");
    for ((door, told), (_, other)) in one.into_iter().zip(other) {
        if told != other {
            let apart = told.lines().zip(other.lines()).find(|(one, other)| one != other);
            panic!("{game}: {door} tells what the seat may not know: {apart:?}");
        }
        assert!(!told.is_empty(), "{game}: {door} tells nothing");
    }
}

fn conclave() -> Vec<Twins<Conclave>> {
    let minds = vec!["random".to_owned(); 4];
    let plan =
        Plan { seed: 3, size: MapSize::Small, length: GameLength::Short, minds, save_dir: None, mark: String::new() };
    let mut charter = plan.charter(Conclave::standard().catalog());
    charter.seats[0].player = Player::Human;
    twins(charter, 4, 40)
}

fn oaths() -> Vec<Twins<Oaths>> {
    let mut charter = oaths_series::charter(4, &vec!["random".to_owned(); 4], 3);
    charter.seats[0].player = Player::Human;
    twins(charter, 4, 120)
}

fn first() -> Vec<Twins<First>> {
    let mut charter = first_series::charter(4, &vec!["random".to_owned(); 4], 3);
    charter.seats[0].player = Player::Human;
    twins(charter, 4, 120)
}

fn circles() -> Vec<Twins<Circles>> {
    let mut charter = circles_series::charter(4, &vec!["random".to_owned(); 4], 8, 3);
    charter.seats[0].player = Player::Human;
    twins(charter, 4, 200)
}

/// Checks the doors of the commands.
fn commands_tell_nothing<G: Game>(found: &[Twins<G>]) {
    assert!(!found.is_empty(), "no two games of {} are alike to a seat", G::NAME);
    for Twins(both) in found {
        let told = both.each_ref().map(|archive| {
            let home = Scratch::new("doors");
            let save = keep(home.path(), archive);
            by_commands(home.path(), &save)
        });
        same(G::NAME, told);
    }
}

#[test]
fn the_commands_tell_nothing_hidden_of_the_conclave() {
    commands_tell_nothing(&conclave());
}

#[test]
fn the_commands_tell_nothing_hidden_of_oaths() {
    commands_tell_nothing(&oaths());
}

#[test]
fn the_commands_tell_nothing_hidden_of_the_first_edition() {
    commands_tell_nothing(&first());
}

#[test]
fn the_commands_tell_nothing_hidden_of_nine_circles() {
    commands_tell_nothing(&circles());
}

#[cfg(feature = "client")]
mod window {
    use std::time::Duration;

    use bevy::prelude::*;
    use infernal_conclave::window::shell::flow::Screen;
    use infernal_conclave::window::shell::keys::KEYS;
    use table::game::Game;

    use super::{Told, Twins, circles, conclave, first, keep, oaths, same};
    use crate::clicks::person::Person;
    use crate::program::Scratch;

    /// Returns every word in the window, and its title.
    fn shown(person: &mut Person) -> String {
        let title = person.title();
        let words: Vec<String> = person.widgets().into_iter().map(|widget| widget.label).collect();
        format!("{title}\n{}", words.join("\n"))
    }

    /// Things at the table that the mouse rests on.
    const RESTS: usize = 12;

    /// Frames after which the tip of a thing is shown, at thirty a second.
    const TIP: u32 = 18;

    /// Rests the mouse on things at the table, and returns all words each time.
    fn tips(person: &mut Person) -> Told {
        let mut things = person.widgets();
        things.retain(|thing| !thing.label.is_empty() && thing.rect.is_positive());
        let step = things.len().div_ceil(RESTS).max(1);
        let rests = things.into_iter().step_by(step);
        let told = rests.map(|thing| {
            person.point(thing.rect.center());
            person.frames(TIP);
            (format!("the tip of {}", thing.label), shown(person))
        });
        told.collect()
    }

    /// Plays the last game on, and opens whatever a letter opens.
    fn by_window(home: Scratch) -> Told {
        let path = home.path().display().to_string();
        let mut person = Person::at(home);
        let mut told = vec![("the title".to_owned(), shown(&mut person))];
        let words = person.text("title-continue");
        person.click_named(&words);
        // Minds may think as long as they like: nothing of it is shown.
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(20));
            person.frames(2);
        }
        assert_ne!(person.screen(), Screen::Title);
        told.push(("the table".to_owned(), shown(&mut person)));
        told.extend(tips(&mut person));
        // The first of them are the letters: most open a sheet, some open none.
        for letter in &KEYS[..26] {
            person.press(*letter);
            person.frames(3);
            told.push((format!("the window after {letter:?}"), shown(&mut person)));
            person.press(KeyCode::Escape);
            person.frames(2);
        }
        told.push(("the loudspeaker".to_owned(), person.heard.join("\n")));
        told.into_iter().map(|(door, words)| (door, words.replace(&path, ""))).collect()
    }

    /// Checks what the window tells of the first and the last pair.
    fn window_tells_nothing<G: Game>(found: &[Twins<G>]) {
        for Twins(both) in found.iter().take(1).chain(found.iter().skip(1).next_back()) {
            let told = both.each_ref().map(|archive| {
                let home = Scratch::new("doors-window");
                keep(home.path(), archive);
                by_window(home)
            });
            same(G::NAME, told);
        }
    }

    #[test]
    fn the_window_tells_nothing_hidden_of_the_conclave() {
        window_tells_nothing(&conclave());
    }

    #[test]
    fn the_window_tells_nothing_hidden_of_oaths() {
        window_tells_nothing(&oaths());
    }

    #[test]
    fn the_window_tells_nothing_hidden_of_the_first_edition() {
        window_tells_nothing(&first());
    }

    #[test]
    fn the_window_tells_nothing_hidden_of_nine_circles() {
        window_tells_nothing(&circles());
    }
}

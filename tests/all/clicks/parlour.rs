//! Whole games of the parlour, Oaths of the Pit in both editions and Nine Circles: with the mouse alone, with the keys
//! alone, and by two people at one machine. Whoever plays here clicks and presses whatever there is, and answers when the
//! program lets it.

use std::time::Duration;

use bevy::prelude::KeyCode;
use bevy_egui::egui::pos2;
use circles::table::Circles;
use infernal_conclave::table::post::Stage;
use infernal_conclave::window::parlour::{Chair, Desktop, Hosted, Leaf, Parlour, Watched};
use infernal_conclave::window::shell::flow::{Postroom, SaveFolder, Screen};
use oaths::table::Oaths;
use oaths::table::first::First;
use table::game::Game as _;
use table::seats::Seat;

use super::person::{Person, Widget};

/// The left edge of the panel at the side, and the part of it in which forms are.
const PANEL: f32 = 936.0;
const FORM: (f32, f32) = (84.0, 600.0);

/// Answers that every game needs. One of Nine Circles may be won in the first turns.
const FEWEST: usize = 10;

/// Numbers that look like chance, and are the same in every run.
struct Lots(u64);

impl Lots {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// Begins a game with the mouse: so many people, and imps.
pub fn begun<G: Hosted>(name: &str, people: usize) -> Person {
    let mut person = set_up::<G>(name, people);
    let begin = person.text("parlour-begin");
    person.click_named(&begin);
    person.frames(6);
    assert_eq!(person.screen(), G::TABLE);
    person
}

/// Fills in the form of a new game with the mouse: so many people, and imps.
fn set_up<G: Hosted>(name: &str, people: usize) -> Person {
    let mut person = Person::new(name);
    let game = if G::NAME == Circles::NAME { "parlour-game-circles" } else { "parlour-game-oaths" };
    for id in ["title-new-game", game] {
        let words = person.text(id);
        person.click_named(&words);
        person.frames(4);
    }
    assert_eq!(person.screen(), G::SETUP);
    if G::NAME == First::NAME {
        click("oaths-ui-edition-first")(&mut person);
        person.frames(4);
    }
    if G::NAME == Circles::NAME {
        shorten(&mut person);
    }
    for (at, row) in rows(&mut person, "parlour-mind-imp").into_iter().enumerate() {
        if at >= people {
            person.click(row.rect.center());
        }
    }
    for row in rows(&mut person, "parlour-person").into_iter().take(people) {
        person.click(row.rect.center());
    }
    person
}

/// Lets a game of Nine Circles end after few turns. The choice lies below the seats.
fn shorten(person: &mut Person) {
    const SHORT: &str = "8";
    for _ in 0..12 {
        if let Some(choice) = person.named(SHORT).filter(|choice| choice.rect.center().y < 620.0) {
            person.click(choice.rect.center());
            person.wheel(pos2(600.0, 400.0), 60);
            person.frames(4);
            return;
        }
        person.wheel(pos2(600.0, 400.0), -2);
        person.frames(2);
    }
    panic!("no short game is offered: {:#?}", person.labels());
}

fn rows(person: &mut Person, id: &str) -> Vec<Widget> {
    let words = person.text(id);
    person.widgets().into_iter().filter(|widget| widget.label == words).collect()
}

/// What is to be done at the table.
enum Now {
    Over,
    Called,
    Told,
    Asked(u32),
    Nothing,
}

fn now<G: Hosted>(person: &Person) -> Now {
    if person.the::<Parlour<G>>().called().is_some() {
        return Now::Called;
    }
    let Some(chair) = person.get::<Chair<G>>() else { return Now::Nothing };
    if chair.telling().is_some() {
        Now::Told
    } else if person.the::<Parlour<G>>().session().is_some_and(|session| session.ending().is_some()) {
        Now::Over
    } else if chair.desk().is_some() {
        Now::Asked(G::step(chair.now()))
    } else {
        Now::Nothing
    }
}

/// Plays a game to its end. Returns the number of answers.
fn played<G: Hosted>(
    person: &mut Person,
    lift: impl Fn(&mut Person),
    skip: impl Fn(&mut Person),
    mut answer: impl FnMut(&mut Person, u32),
) -> usize {
    let mut answers = 0;
    for _ in 0..100_000 {
        match now::<G>(person) {
            Now::Over => return answers,
            Now::Called => lift(person),
            Now::Told => skip(person),
            Now::Asked(step) => {
                answer(person, step);
                answers += 1;
            }
            Now::Nothing => {
                std::thread::sleep(Duration::from_millis(1));
                person.frames(1);
            }
        }
    }
    panic!("the game does not end");
}

/// True while the question of this step is still open for the person who sits there.
fn asked<G: Hosted>(person: &Person, step: u32) -> bool {
    matches!(now::<G>(person), Now::Asked(now) if now == step)
}

/// Answers with the mouse: clicks whatever there is until the answer can be handed in.
fn by_mouse<G: Hosted>(person: &mut Person, step: u32, lots: &mut Lots) {
    let (hand_in, close) = (person.text("parlour-hand-in"), person.text("parlour-close"));
    let mut idle = lots.below(4);
    let mut seat = person.get::<Chair<G>>().map(Chair::seat);
    for turn in 0..400 {
        if !asked::<G>(person, step) || person.get::<Chair<G>>().map(Chair::seat) != seat {
            return;
        }
        seat = person.get::<Chair<G>>().map(Chair::seat);
        if person.the::<Desktop<G>>().leaf != Leaf::None {
            let offer =
                person.text(if G::NAME == Circles::NAME { "circles-ui-offer-add" } else { "oaths-ui-offer-add" });
            let ready = person.named(&offer);
            match ready {
                Some(ready) => person.click(ready.rect.center()),
                None if turn % 5 == 4 => person.click_named(&close),
                None => {
                    let inside = |widget: &Widget| {
                        let at = widget.rect.center();
                        at.x > 200.0 && at.x < 1080.0 && at.y > 130.0 && at.y < 560.0
                    };
                    click_one(person, lots, inside);
                }
            }
            continue;
        }
        if idle == 0
            && let Some(button) = person.named(&hand_in)
        {
            person.click(button.rect.center());
            continue;
        }
        idle = idle.saturating_sub(1);
        if turn % 9 == 8 {
            let notches = if lots.below(3) == 0 { 4 } else { -4 };
            person.wheel(pos2(1080.0, 400.0), notches);
        }
        click_one(person, lots, |widget| {
            let at = widget.rect.center();
            at.x > PANEL && at.y > FORM.0 && at.y < FORM.1
        });
    }
    panic!("step {step} cannot be answered: {:#?}", person.labels());
}

fn click_one(person: &mut Person, lots: &mut Lots, inside: impl Fn(&Widget) -> bool) {
    let there: Vec<Widget> = person
        .widgets()
        .into_iter()
        .filter(|widget| !widget.disabled && !widget.label.is_empty() && widget.rect.is_positive() && inside(widget))
        .collect();
    if !there.is_empty() {
        let at = there[lots.below(there.len())].rect.center();
        person.click(at);
    }
}

/// Answers with keys: goes through the window with Tab, presses what has the keyboard, and hands in.
/// Two keys press it, of which a gamepad has only one.
fn by_keys<G: Hosted>(person: &mut Person, step: u32, lots: &mut Lots, press: [KeyCode; 2]) {
    for turn in 0..400 {
        if !asked::<G>(person, step) {
            return;
        }
        if person.the::<Desktop<G>>().leaf != Leaf::None {
            person.press(KeyCode::Escape);
            continue;
        }
        person.press(KeyCode::KeyE);
        if !asked::<G>(person, step) {
            return;
        }
        for _ in 0..=lots.below(6) {
            person.tap(KeyCode::Tab);
        }
        let form = person.focused().is_some_and(|widget| widget.rect.center().x > PANEL);
        if form {
            person.press(press[turn % 2]);
        }
    }
    panic!("step {step} cannot be answered: {:#?}", person.labels());
}

fn click(id: &'static str) -> impl Fn(&mut Person) {
    move |person| {
        let words = person.text(id);
        person.click_named(&words);
    }
}

/// Plays a game with the mouse, watches it again and branches from it.
fn by_mouse_alone<G: Hosted>() {
    let mut person = begun::<G>(&format!("{}-mouse", G::NAME), 1);
    let keys = person.effort.keys;
    let mut lots = Lots(3);
    let answers = played::<G>(
        &mut person,
        |_| panic!("one person needs no curtain"),
        click("parlour-tell-all"),
        |person, step| {
            by_mouse::<G>(person, step, &mut lots);
        },
    );
    assert!(answers > FEWEST, "{answers} answers are no game");
    assert_eq!(person.effort.keys, keys, "no key was needed");
    // The end can be read, and watched again.
    click("parlour-watch-again")(&mut person);
    person.frames(4);
    click("parlour-replay-on")(&mut person);
    click("parlour-replay-branch")(&mut person);
    person.frames(4);
    assert!(person.the::<Parlour<G>>().session().is_some(), "a branch goes on");
}

/// Plays a game with the keys.
fn by_keys_alone<G: Hosted>() {
    let mut person = begun::<G>(&format!("{}-keys", G::NAME), 1);
    let clicks = person.effort.clicks;
    let mut lots = Lots(8);
    let skip = |person: &mut Person| person.press(KeyCode::KeyS);
    let answers = played::<G>(
        &mut person,
        |_| panic!("one person needs no curtain"),
        skip,
        |person, step| {
            by_keys::<G>(person, step, &mut lots, [KeyCode::Space, KeyCode::Enter]);
        },
    );
    assert!(answers > FEWEST, "{answers} answers are no game");
    assert_eq!(person.effort.clicks, clicks, "no click was needed");
}

/// Plays a game with a gamepad.
fn by_pad_alone<G: Hosted>() {
    let mut person = begun::<G>(&format!("{}-pad", G::NAME), 1);
    person.take_a_pad();
    let clicks = person.effort.clicks;
    let mut lots = Lots(9);
    // Each press tells the next fact.
    let next = |person: &mut Person| person.press(KeyCode::Enter);
    let answers = played::<G>(
        &mut person,
        |_| panic!("one person needs no curtain"),
        next,
        |person, step| {
            by_keys::<G>(person, step, &mut lots, [KeyCode::Enter; 2]);
        },
    );
    assert!(answers > FEWEST, "{answers} answers are no game");
    assert_eq!(person.effort.clicks, clicks, "no click was needed");
}

/// Plays a game by two people at one machine.
fn by_two<G: Hosted>() {
    let mut person = begun::<G>(&format!("{}-hot-seat", G::NAME), 2);
    let mut lots = Lots(5);
    let lift = |person: &mut Person| {
        let called = person.the::<Parlour<G>>().called().expect("somebody is called");
        assert!(person.get::<Chair<G>>().is_none(), "behind the curtain nobody's hand is in memory");
        let name = person
            .the::<Parlour<G>>()
            .session()
            .map(|session| G::chairs(session.charter()).swap_remove(called.index()).name);
        let words = person.text_with("parlour-sit", "name", &name.expect("a game"));
        person.frames(4);
        person.click_named(&words);
        assert_eq!(person.get::<Chair<G>>().map(Chair::seat), Some(called));
    };
    let answers = played::<G>(&mut person, lift, click("parlour-tell-all"), |person, step| {
        by_mouse::<G>(person, step, &mut lots);
    });
    assert!(answers > 2 * FEWEST, "{answers} answers are no game for two");
}

/// Waits until this is so. The post works on the disk, which may take its time.
fn patiently(person: &mut Person, what: &str, mut until: impl FnMut(&mut Person) -> bool) {
    for _ in 0..40_000 {
        if until(person) {
            return person.frames(2);
        }
        std::thread::sleep(Duration::from_millis(2));
        person.frames(1);
    }
    panic!("{what}: never");
}

/// Hosts a game by post and plays a seat of it, at one machine: the files go the same way as between
/// two.
fn by_post<G: Hosted>() {
    let mut person = set_up::<G>(&format!("{}-post", G::NAME), 1);
    click("newgame-post")(&mut person);
    person.frames(4);
    assert_eq!(person.screen(), Screen::Post);
    for id in ["post-form-name", "post-form-host"] {
        click(id)(&mut person);
        person.press(KeyCode::KeyA);
    }
    click("post-form-found")(&mut person);
    patiently(&mut person, "the own invitation", |person| !person.the::<Postroom<G>>().shown.offers.is_empty());
    click("post-accept")(&mut person);
    let waits = |person: &Person| {
        let seats = &person.the::<Postroom<G>>().shown.seats;
        seats.iter().any(|seat| matches!(seat.stage, Stage::Planning | Stage::Watching))
    };
    patiently(&mut person, "the first step", |person| waits(person));
    let to_the_table = person.text_with("post-plan", "game", "parlour");
    patiently(&mut person, "a question", |person| person.named(&to_the_table).is_some());
    person.click_named(&to_the_table);
    patiently(&mut person, "the table", |person| person.screen() == G::TABLE && person.get::<Chair<G>>().is_some());
    let mut lots = Lots(6);
    let mut answers = 0;
    let mut told: Vec<G::Entry> = Vec::new();
    let mut questions: Vec<(u32, usize)> = Vec::new();
    for _ in 0..100_000 {
        let Some(chair) = person.get::<Chair<G>>() else { panic!("the chair is gone") };
        if person.the::<Parlour<G>>().session().is_none() {
            told = chair.log().to_vec();
        }
        if chair.telling().is_some() {
            click("parlour-tell-all")(&mut person);
        } else if person.the::<Parlour<G>>().session().is_some() {
            break;
        } else if chair.desk().is_some() {
            let step = G::step(chair.now());
            questions.push((step, chair.log().len()));
            if answers == 3 {
                left_and_back::<G>(&mut person, &to_the_table);
            }
            by_mouse::<G>(&mut person, step, &mut lots);
            answers += 1;
        } else {
            std::thread::sleep(Duration::from_millis(1));
            person.frames(1);
        }
    }
    assert!(answers > FEWEST, "{answers} answers are no game");
    let session = person.the::<Parlour<G>>().session().expect("the whole game has come");
    assert!(session.ending().is_some(), "it is over");
    let facts: Vec<G::Entry> = (0..session.logs_len()).flat_map(|at| session.log_seen_by(Seat(0), at)).collect();
    assert!(facts.starts_with(&told), "everything was told once, in its order");
    for (step, told) in questions {
        let before = (0..step as usize - 1).map(|at| session.log_seen_by(Seat(0), at).len()).sum::<usize>();
        assert_eq!(told, before, "everything that had happened was told before step {step} was asked");
    }
    person.frames(6);
    click("parlour-watch-again")(&mut person);
    person.frames(4);
    assert!(person.get::<Watched<G>>().is_some(), "it can be watched");
}

/// Leaves a table by post for the list, and comes back to the same question.
fn left_and_back<G: Hosted>(person: &mut Person, to_the_table: &str) {
    let step = person.get::<Chair<G>>().map(|chair| G::step(chair.now()));
    person.press(KeyCode::Escape);
    person.frames(3);
    click("parlour-to-post")(person);
    person.frames(4);
    assert_eq!(person.screen(), Screen::Post);
    assert!(person.get::<Chair<G>>().is_none(), "nobody's hand is in memory");
    patiently(person, "the way back", |person| person.named(to_the_table).is_some());
    person.click_named(to_the_table);
    patiently(person, "the table", |person| person.screen() == G::TABLE && person.get::<Chair<G>>().is_some());
    while person.get::<Chair<G>>().is_some_and(|chair| chair.telling().is_some()) {
        click("parlour-tell-all")(person);
    }
    assert_eq!(person.get::<Chair<G>>().map(|chair| G::step(chair.now())), step);
}

/// Leaves a game and continues it.
fn saved_and_continued<G: Hosted>() {
    let mut person = begun::<G>(&format!("{}-saved", G::NAME), 1);
    let mut lots = Lots(4);
    for _ in 0..6 {
        loop {
            match now::<G>(&person) {
                Now::Told => person.press(KeyCode::KeyS),
                Now::Asked(step) => break by_mouse::<G>(&mut person, step, &mut lots),
                Now::Nothing => {
                    std::thread::sleep(Duration::from_millis(1));
                    person.frames(1);
                }
                Now::Over | Now::Called => panic!("it has only begun"),
            }
        }
    }
    let step = person.the::<Parlour<G>>().session().map(|session| session.turn());
    person.press(KeyCode::KeyQ);
    click("parlour-to-title")(&mut person);
    person.frames(4);
    assert_eq!(person.screen(), Screen::Title);
    assert!(person.get::<Chair<G>>().is_none() && person.the::<Parlour<G>>().session().is_none());
    assert!(person.the::<SaveFolder>().cards().iter().any(|card| card.game == G::NAME));
    click("title-continue")(&mut person);
    person.frames(6);
    assert_eq!(person.screen(), G::TABLE);
    let now = person.the::<Parlour<G>>().session().map(|session| session.turn());
    assert!(now >= step, "the game goes on at {now:?}, not before {step:?}");
}

#[test]
fn a_game_is_played_with_the_mouse_alone() {
    by_mouse_alone::<Oaths>();
}

#[test]
fn a_game_of_the_first_edition_is_played_with_the_mouse_alone() {
    by_mouse_alone::<First>();
}

#[test]
fn a_game_is_played_with_the_keys_alone() {
    by_keys_alone::<Oaths>();
}

#[test]
fn a_game_of_the_first_edition_is_played_with_the_keys_alone() {
    by_keys_alone::<First>();
}

#[test]
fn a_game_is_played_with_a_gamepad_alone() {
    by_pad_alone::<Oaths>();
}

#[test]
fn two_people_play_and_nobody_sees_the_others_hand() {
    by_two::<Oaths>();
}

#[test]
fn two_people_play_the_first_edition() {
    by_two::<First>();
}

#[test]
fn a_game_is_saved_left_and_continued() {
    saved_and_continued::<Oaths>();
}

#[test]
fn a_game_of_the_first_edition_is_saved_left_and_continued() {
    saved_and_continued::<First>();
}

#[test]
fn nine_circles_is_played_with_the_mouse_alone() {
    by_mouse_alone::<Circles>();
}

#[test]
fn nine_circles_is_played_with_the_keys_alone() {
    by_keys_alone::<Circles>();
}

#[test]
fn two_people_play_nine_circles() {
    by_two::<Circles>();
}

#[test]
fn a_game_of_nine_circles_is_saved_left_and_continued() {
    saved_and_continued::<Circles>();
}

#[test]
fn a_game_is_played_by_post() {
    by_post::<Oaths>();
}

#[test]
fn a_game_of_the_first_edition_is_played_by_post() {
    by_post::<First>();
}

#[test]
fn nine_circles_is_played_by_post() {
    by_post::<Circles>();
}

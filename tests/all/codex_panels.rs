//! The codex, the search and the card in the window: they fit any size, show pictures that exist,
//! and turn clicks and keys into wishes.
#![cfg(feature = "client")]

use std::sync::Arc;

use bevy_egui::egui::{Event, Key, Modifiers};
use infernal_conclave::chronicle::codex::{Card, Codex, Family, TURN};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::conclave::codex::{
    Cover, Found, Goal, Lectern, Now, Reader, Reading, card, finder, found, go, page_entry, picture, sheet,
    sheet_entry, tab_entry, term_entry,
};
use infernal_conclave::window::intent::{Intent, Looking, Mark, Sheet, Tab};
use infernal_conclave::window::look::{Picture, icon_names};
use infernal_conclave::window::shell::flow::Screen as Page;
use infernal_conclave::window::shell::keys::Action;
use infernal_conclave::window::shell::screens;
use infernal_conclave::window::sight::Wishes;

use crate::panels::{Screen, full};
use crate::screens::{SIZES, Studio};

fn codex(studio: &Studio) -> Codex {
    Codex::of(&studio.text, &studio.catalog).expect("the catalog has an empty table")
}

fn opened(codex: &Codex, id: &str) -> Lectern {
    let mut lectern = Lectern { cover: Cover::Codex, ..Lectern::default() };
    lectern.turn(codex, id);
    assert_eq!(lectern.history.now(), Some(id), "there is no entry {id}");
    lectern
}

fn press(key: Key, modifiers: Modifiers) -> Vec<Event> {
    [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }).to_vec()
}

#[test]
fn every_screen_tab_and_action_of_the_window_has_an_entry() {
    let studio = Studio::new(SIZES[0]);
    let codex = codex(&studio);
    let has = |id: String| assert!(codex.entry(&id).is_some(), "no entry {id}");
    Tab::ALL.into_iter().for_each(|tab| has(tab_entry(tab)));
    for sheet in
        [Sheet::Bazaar, Sheet::Smith(None), Sheet::Menu, Sheet::Chair, Sheet::Notes, Sheet::Seal, Sheet::Battle]
    {
        has(sheet_entry(sheet).expect("an open sheet has an entry"));
    }
    for page in [
        Page::Title,
        Page::NewGame,
        Page::Maker,
        Page::Load,
        Page::Settings,
        Page::Codex,
        Page::Playing,
        Page::Replay,
        Page::End,
        Page::Tutorial,
        Page::Credits,
    ] {
        has(page_entry(page));
    }
    Action::ALL.into_iter().for_each(|action| has(Family::Key.id(action.key())));
    assert_eq!(codex.family(Family::Key).count(), Action::ALL.len(), "a key without an action");
    has(term_entry("canton"));
}

#[test]
fn every_entry_has_a_picture_that_exists() {
    let studio = Studio::new(SIZES[0]);
    let codex = codex(&studio);
    let icons: Vec<&str> = icon_names().collect();
    for entry in codex.entries() {
        if let Picture::Icon(icon) = picture(&studio.catalog, entry) {
            assert!(icons.contains(&&*icon), "{} has the unknown icon {icon}", entry.id);
        }
        assert!(icons.contains(&entry.icon.as_str()), "{} has the unknown icon {}", entry.id, entry.icon);
        assert!(icons.contains(&entry.family.icon()));
    }
    let card = Card::of(&studio.text, &studio.catalog).expect("the catalog has an empty table");
    for row in card.sections.iter().flat_map(|part| &part.rows) {
        assert!(icons.contains(&row.icon), "the card has the unknown icon {}", row.icon);
    }
}

#[test]
fn an_entry_of_each_family_is_drawn_in_every_size() {
    for size in SIZES {
        let mut studio = Studio::new(size);
        let codex = codex(&studio);
        let mut wishes = Wishes::new();
        for family in Family::ALL {
            let entry = codex.family(family).next().expect("no family is empty");
            let lectern = opened(&codex, &entry.id);
            let reader = Reader { codex: &codex, lectern: &lectern, now: Now::Planning };
            let over = studio.still(|ui, page| sheet(&ui.ctx().clone(), page, &reader, &mut wishes));
            let page = studio.still(|ui, page| screens::codex::show(ui, page, &reader, &mut wishes));
            if size.0 > 600.0 {
                for words in [over, page] {
                    assert!(words.contains(&entry.title), "{} has no title in {words:?}", entry.id);
                    let cut: Vec<&String> = words.iter().filter(|words| words.contains('…')).collect();
                    assert!(cut.is_empty(), "{} at {size:?}: {cut:?}", entry.id);
                }
            }
        }
        assert_eq!(wishes, [], "nobody touched anything");
    }
}

#[test]
fn the_clock_of_the_turn_shows_where_one_is() {
    let mut studio = Studio::new(SIZES[0]);
    let codex = codex(&studio);
    let lectern = opened(&codex, TURN);
    let mut wishes = Wishes::new();
    let mut said = |now: Now| {
        let reader = Reader { codex: &codex, lectern: &lectern, now };
        studio.still(|ui, page| sheet(&ui.ctx().clone(), page, &reader, &mut wishes))
    };
    assert!(said(Now::Planning).contains(&"Now: You plan".to_owned()));
    assert!(said(Now::At(Moment::Step(Step::Borders))).contains(&"Now: Border arbitration".to_owned()));
    let away = said(Now::Away);
    assert!(away.iter().all(|words| !words.starts_with("Now: ")));
    for moment in Moment::all() {
        let Moment::Step(step) = moment else { continue };
        let name = studio.text.say(&format!("step-{}", step.key()));
        assert!(away.contains(&name), "{name} is not on the clock");
    }
}

#[test]
fn keys_turn_the_leaves_and_search() {
    let mut studio = Studio::new(SIZES[0]);
    let codex = codex(&studio);
    let mut lectern = opened(&codex, "term/canton");
    lectern.turn(&codex, "term/legion");
    let mut wishes = Wishes::new();
    let mut step = |studio: &mut Studio, lectern: &Lectern, events| {
        let reader = Reader { codex: &codex, lectern, now: Now::Away };
        studio.draw(events, |ui, page| sheet(&ui.ctx().clone(), page, &reader, &mut wishes));
        std::mem::take(&mut wishes)
    };
    for _ in 0..3 {
        assert_eq!(step(&mut studio, &lectern, Vec::new()), []);
    }
    let wish = |reading: Reading| vec![Intent::Reading(reading)];
    assert_eq!(step(&mut studio, &lectern, press(Key::ArrowLeft, Modifiers::ALT)), wish(Reading::Back));
    assert_eq!(step(&mut studio, &lectern, press(Key::ArrowRight, Modifiers::ALT)), wish(Reading::Forward));
    // Letters go into the search field at once.
    let typed = vec![Event::Text("feud".to_owned())];
    assert_eq!(step(&mut studio, &lectern, typed), wish(Reading::Seek("feud".to_owned())));
    lectern.sought = "feud".to_owned();
    assert_eq!(step(&mut studio, &lectern, press(Key::ArrowDown, Modifiers::NONE)), wish(Reading::Point(1)));
    let first = codex.search("feud")[0].id.clone();
    assert_eq!(step(&mut studio, &lectern, press(Key::Enter, Modifiers::NONE)), wish(Reading::Turn(first)));
    assert_eq!(step(&mut studio, &lectern, press(Key::Escape, Modifiers::NONE)), wish(Reading::Close));
}

#[test]
fn the_card_is_drawn_in_every_size() {
    for size in SIZES {
        let mut studio = Studio::new(size);
        let page = Card::of(&studio.text, &studio.catalog).expect("the catalog has an empty table");
        let mut wishes = Wishes::new();
        let words = studio.still(|ui, of| card(&ui.ctx().clone(), of, &page, &mut wishes));
        if size.0 > 600.0 {
            let cut: Vec<&String> = words.iter().filter(|words| words.contains('…')).collect();
            assert!(cut.is_empty(), "{size:?}: {cut:?}");
        }
        if size.0 >= 1280.0 {
            for row in page.sections.iter().flat_map(|part| &part.rows) {
                let line = format!("{}{}", row.name, row.value);
                assert!(words.contains(&line), "\"{line}\" is not in sight at {size:?}");
            }
        }
        assert_eq!(wishes, []);
    }
}

/// Draws the search over everything on a full table, and returns what was wished.
fn find(screen: &mut Screen, lectern: &Lectern, events: Vec<Event>) -> Wishes {
    thread_local! {
        static NOW: std::cell::RefCell<Option<(Arc<Codex>, Lectern)>> = const { std::cell::RefCell::new(None) };
    }
    let codex = Codex::of(&screen.text, screen.book.catalog()).expect("the catalog has an empty table");
    NOW.with(|now| *now.borrow_mut() = Some((Arc::new(codex), lectern.clone())));
    let (output, wishes) = screen.frame(
        |ui, sight, wishes| {
            NOW.with(|now| {
                if let Some((codex, lectern)) = now.borrow().as_ref() {
                    finder(&ui.ctx().clone(), sight, codex, lectern, wishes);
                }
            });
        },
        events,
    );
    output.drop_without_applying_deltas();
    wishes
}

#[test]
fn the_search_goes_to_what_is_on_the_board_and_opens_what_is_not() {
    let mut screen = full();
    let mut lectern = Lectern { cover: Cover::Finder, ..Lectern::default() };
    for _ in 0..3 {
        assert_eq!(find(&mut screen, &lectern, Vec::new()), []);
    }
    let wish = |reading: Reading| vec![Intent::Reading(reading)];
    let typed = vec![Event::Text("x".to_owned())];
    assert_eq!(find(&mut screen, &lectern, typed), wish(Reading::Find("x".to_owned())));
    assert_eq!(find(&mut screen, &lectern, press(Key::ArrowDown, Modifiers::NONE)), wish(Reading::Point(1)));
    assert_eq!(find(&mut screen, &lectern, press(Key::Escape, Modifiers::NONE)), wish(Reading::Close));
    // With nothing typed the player's own legions come first.
    let wishes = find(&mut screen, &lectern, press(Key::Enter, Modifiers::NONE));
    let [
        Intent::Reading(Reading::Close),
        Intent::Looking(Looking::Open(Sheet::None)),
        Intent::Looking(Looking::Select(Some(Mark::Legion(id)))),
        Intent::Looking(Looking::LookAt(canton)),
    ] = wishes.as_slice()
    else {
        panic!("{wishes:?}")
    };
    let legion = screen.hand.view.table().forces().legion(*id).expect("a legion in sight");
    assert_eq!((legion.owner, legion.canton), (Seat(0), *canton));
    lectern.wanted = "raise an attrib".to_owned();
    let wishes = find(&mut screen, &lectern, press(Key::Enter, Modifiers::NONE));
    assert_eq!(wishes.last(), Some(&Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Avatar)))), "{wishes:?}");
    lectern.wanted = "border arbitration".to_owned();
    let wishes = find(&mut screen, &lectern, press(Key::Enter, Modifiers::NONE));
    assert_eq!(wishes.last(), Some(&Intent::Reading(Reading::Open(Some("term/border-arbitration".to_owned())))));
}

#[test]
fn the_search_finds_nothing_that_the_player_may_not_know() {
    let mut screen = full();
    thread_local! {
        static ALL: std::cell::RefCell<Vec<Found>> = const { std::cell::RefCell::new(Vec::new()) };
    }
    let (output, _) = screen.frame(
        |_, sight, _| {
            let codex = Codex::of(sight.text, sight.catalog()).expect("the catalog has an empty table");
            ALL.with(|all| *all.borrow_mut() = found(sight, &codex, ""));
            for found in found(sight, &codex, "") {
                assert!(!go(sight, &found.goal).is_empty());
            }
        },
        Vec::new(),
    );
    output.drop_without_applying_deltas();
    let table = screen.hand.view.table();
    ALL.with(|all| {
        assert!(!all.borrow().is_empty());
        for found in all.borrow().iter() {
            match &found.goal {
                Goal::Mark(Mark::Legion(id), _) => assert!(table.forces().legion(*id).is_some()),
                Goal::Treasure(treasure) => {
                    assert!(table.attachments().possessions().iter().any(|held| held.treasure == *treasure));
                }
                Goal::Mark(..) | Goal::House(_) | Goal::Deed(_) | Goal::Sheet(_) | Goal::Entry(_) => {}
            }
        }
    });
}

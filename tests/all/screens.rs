//! The full-screen screens, drawn without a window: they hold in any size, say only what they may, and need no pointer.

#![cfg(feature = "client")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{Context, Event, Key, Modifiers, RawInput, Ui, pos2, vec2};
use infernal_conclave::chronicle::annals::{Annals, Award, Deed, Disclosure, GreatMoment, History, Honour, Unmasked};
use infernal_conclave::client::intent::Intent;
use infernal_conclave::client::keys::Action;
use infernal_conclave::client::look::Look;
use infernal_conclave::client::screens::chair::{self, Chair, ChairState, Pending};
use infernal_conclave::client::screens::curtain::{Curtain, CurtainState, Sitter};
use infernal_conclave::client::screens::final_count::{self, Course, FinalPage, FinalState, Folio, Item, Step};
use infernal_conclave::client::screens::graphs::{GraphState, Measure};
use infernal_conclave::client::screens::load::{self, LoadState, Purpose};
use infernal_conclave::client::screens::menu::{self, MenuGame, MenuState};
use infernal_conclave::client::screens::replay::{self, PlaybackAt, PlaybackWish, ReplayAt, ReplayState};
use infernal_conclave::client::screens::settings::{self, SettingsState};
use infernal_conclave::client::screens::{Choice, NewGameState, Page, curtain, new_game, title, waiting};
use infernal_conclave::client::settings::{Face, Preferences, WindowShape};
use infernal_conclave::client::sight::{Scheming, Wishes};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{CountLine, Ending, GameLength, Reckoned, VictoryPath};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{ObjectiveKind, RitualKind, Seat};
use infernal_conclave::rules::objectives::{Sin, Task};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::session::archive::{Flaw, SaveCard, SeatLine};
use infernal_conclave::text::Text;

/// Sizes in points: a small laptop at 100 % and at 200 %, something absurd, and a large screen.
pub(crate) const SIZES: [(f32, f32); 4] = [(1280.0, 720.0), (640.0, 360.0), (90.0, 60.0), (2560.0, 1440.0)];

/// Something to draw on.
pub(crate) struct Studio {
    pub(crate) ctx: Context,
    pub(crate) look: Look,
    pub(crate) preferences: Preferences,
    pub(crate) text: Arc<Text>,
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) size: (f32, f32),
    frame: u32,
}

impl Studio {
    pub(crate) fn new(size: (f32, f32)) -> Self {
        let ctx = Context::default();
        let preferences = Preferences { reduced_motion: true, ..Preferences::default() };
        let look = Look::new(&ctx, &preferences);
        Self { ctx, look, preferences, text: Text::english(), catalog: Catalog::standard(), size, frame: 0 }
    }

    /// Draws a frame and gives back all that was written on it.
    pub(crate) fn draw(&mut self, events: Vec<Event>, mut screen: impl FnMut(&mut Ui, &Page<'_>)) -> Vec<String> {
        let shapes = self.shapes(events, &mut screen);
        let words = words_of(&shapes);
        for word in &words {
            assert!(!word.contains('⟨') && !word.contains("{ $") && !word.contains("{$"), "no text for {word}");
            assert!(!word.contains(" use of "), "two widgets have one id: {word}");
        }
        words
    }

    fn shapes(&mut self, events: Vec<Event>, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<ClippedShape> {
        self.frame += 1;
        let input = RawInput {
            screen_rect: Some(bevy_egui::egui::Rect::from_min_size(pos2(0.0, 0.0), vec2(self.size.0, self.size.1))),
            time: Some(f64::from(self.frame) / 30.0),
            events,
            focused: true,
            ..RawInput::default()
        };
        let page = Page { text: &self.text, look: &self.look, preferences: &self.preferences, catalog: &self.catalog };
        let mut output = self.ctx.run_ui(input, |ui| screen(ui, &page));
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        shapes
    }

    pub(crate) fn still(&mut self, mut screen: impl FnMut(&mut Ui, &Page<'_>)) -> Vec<String> {
        self.draw(Vec::new(), &mut screen);
        self.draw(Vec::new(), &mut screen);
        self.draw(Vec::new(), screen)
    }
}

fn words_of(shapes: &[ClippedShape]) -> Vec<String> {
    fn gather(shape: &Shape, words: &mut Vec<String>) {
        match shape {
            Shape::Text(text) => words.push(text.galley.text().to_owned()),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, words)),
            _ => {}
        }
    }
    let mut words = Vec::new();
    shapes.iter().for_each(|clipped| gather(&clipped.shape, &mut words));
    words
}

fn press(key: Key) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    vec![event(true), event(false)]
}

/// Some saves: a running game, a finished one, an Iron Man game and one that is damaged.
pub(crate) fn saves() -> Vec<SaveCard> {
    let seat = |archfiend: &str, symbol, fallen| SeatLine {
        archfiend: archfiend.to_owned(),
        symbol,
        player: if symbol == 0 { Player::Human } else { Player::Brain("greedy".to_owned()) },
        fallen,
    };
    let card = |name: &str| SaveCard {
        path: PathBuf::from(format!("/saves/{name}.conclave")),
        name: name.to_owned(),
        turn: 12,
        tokens: 3,
        when: SystemTime::UNIX_EPOCH,
        seats: vec![
            seat("Paimon", 0, false),
            seat("Belphegor", 3, true),
            seat("Azazel", 8, false),
            seat("Malphas", 9, false),
        ],
        ended: false,
        iron_man: false,
        autosave: false,
        fault: None,
    };
    vec![
        SaveCard { autosave: true, when: SystemTime::now(), ..card("Paimon's Conclave") },
        SaveCard { ended: true, ..card("The long one") },
        SaveCard { iron_man: true, ..card("No way back") },
        SaveCard { fault: Some(Flaw::NotAnArchive), seats: Vec::new(), ..card("letter to mother") },
    ]
}

/// Curtains of every sort: before a seat, before a locked one while another is given away, and when nobody is called.
fn curtains() -> Vec<Curtain<'static>> {
    let sitter = |seat: u8, name: &'static str, locked| Sitter { seat: Seat(seat), name, symbol: seat, locked };
    let words = "A mind plays Azazel now: Greedy.".to_owned();
    let plain = Curtain {
        called: Some(sitter(1, "Belphegor", false)),
        waiting: 0,
        gallery: Vec::new(),
        pending: Vec::new(),
        nobody: false,
    };
    let crowded = Curtain {
        called: Some(sitter(1, "Belphegor", true)),
        waiting: 2,
        gallery: vec![sitter(3, "Malphas", true), sitter(4, "Gremory", false)],
        pending: vec![Pending { seat: Seat(2), words }],
        nobody: false,
    };
    let empty = Curtain { called: None, nobody: true, ..crowded.clone() };
    let sealed = Curtain { called: None, ..crowded.clone() };
    vec![plain, crowded, empty, sealed]
}

/// A game that has just been founded, as if it had ended at once.
pub(crate) struct Ended {
    pub(crate) game: Game,
    pub(crate) view: SeatView,
    pub(crate) ending: Ending,
    pub(crate) annals: Annals,
}

pub(crate) fn ended(studio: &Studio) -> Ended {
    let state = NewGameState::with_luck(&studio.catalog, &Preferences::default(), 5);
    let game = Game::found(&studio.catalog, state.charter(&studio.catalog)).expect("the form gives a set-up");
    let line = |seat: Seat, prestige, cantons, eligible| CountLine {
        seat,
        prestige,
        cantons,
        territory: cantons,
        relics: if seat == Seat(2) { 30 } else { 0 },
        title: if seat == Seat(0) { 25 } else { 0 },
        objective: if seat == Seat(0) { 30 } else { 0 },
        secrets: if seat == Seat(1) { -5 } else { 0 },
        objectives: match seat.0 {
            0 => vec![Reckoned { task: Task::Public(Sin::Sloth), met: true, prestige: 30 }],
            1 => vec![
                Reckoned { task: Task::Public(Sin::Wrath), met: false, prestige: 0 },
                Reckoned { task: Task::Secret(ObjectiveKind(0)), met: true, prestige: 15 },
                Reckoned { task: Task::Secret(ObjectiveKind(1)), met: false, prestige: -20 },
            ],
            _ => Vec::new(),
        },
        vassal: if seat == Seat(5) { 12 } else { 0 },
        eligible,
        lot: 0,
    };
    let count = vec![
        line(Seat(2), 61, 24, true),
        line(Seat(0), 48, 31, true),
        line(Seat(5), 40, 12, true),
        line(Seat(1), 22, 9, true),
        line(Seat(4), 70, 30, false),
        line(Seat(3), 3, 0, false),
    ];
    let ending = Ending { turn: 37, path: VictoryPath::Election, winner: Some(Seat(2)), elected: Some(Seat(2)), count };
    let annals = annals(&game);
    Ended { view: SeatView::of(&game, Seat(0)), game, ending, annals }
}

/// Annals of a game of 37 turns in which a house fell and another wore a false face.
fn annals(game: &Game) -> Annals {
    let mut history = History::of([game]);
    let first = history.turns[0].clone();
    for turn in 1..37 {
        let mut now = first.clone();
        for (seat, house) in now.iter_mut().enumerate() {
            let Some(at) = house else { continue };
            at.prestige += (turn * (seat as i32 + 2)) / 3;
            at.shown = (!(20..=25).contains(&turn)).then_some(at.prestige + if seat == 1 { 4 } else { 0 });
            at.cantons += (turn as u32 * (6 - seat as u32)) / 9;
            at.places += turn as u32 / (6 + seat as u32);
            if seat == 3 && turn > 30 {
                *house = None;
            }
        }
        history.turns.push(now);
    }
    let moment = |turn, deed| GreatMoment { turn, deed, canton: None };
    let frame_up =
        Deed::Framed { caster: Seat(0), framed: Seat(1), victim: Seat(2), ritual: RitualKind(0), believed: true };
    let moments = vec![
        moment(4, Deed::Swing { seat: Seat(1), amount: 14 }),
        moment(4, frame_up),
        moment(31, Deed::Told(Fact::HouseFell { seat: Seat(3), by: Some(Seat(0)) })),
    ];
    let awards = Honour::ALL
        .into_iter()
        .enumerate()
        .map(|(at, honour)| Award { honour, seats: (0..=(at % 3) as u8).map(Seat).collect(), count: at as u32 + 1 })
        .collect();
    let masked = Disclosure::Masked { turn: 3, ritual: RitualKind(0), victim: Seat(1), worked: true, unseen: true };
    let masks = game
        .seats()
        .map(|seat| Unmasked {
            seat,
            disclosures: if seat == Seat(5) { Vec::new() } else { vec![masked; 1 + seat.index()] },
        })
        .collect();
    Annals { history, moments, awards, masks }
}

const NAMES: [&str; 5] = ["Paimon", "Belphegor", "Azazel", "Malphas", "Gremory"];

#[test]
fn every_screen_is_drawn_in_every_size() {
    for size in SIZES {
        let mut studio = Studio::new(size);
        let (saves, end) = (saves(), ended(&studio));
        let mut wishes = Wishes::new();
        let mut open = LoadState::default();
        studio.still(|ui, page| title::show(ui, page, &saves, &mut open, &mut wishes));
        studio.still(|ui, page| title::show(ui, page, &[], &mut open, &mut wishes));
        let mut form = NewGameState::with_luck(&studio.catalog, &studio.preferences, 3);
        studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
        for purpose in [Purpose::PlayOn, Purpose::Watch] {
            open.purpose = purpose;
            studio.still(|ui, page| load::show(ui, page, &saves, &mut open, &mut wishes));
            studio.still(|ui, page| load::show(ui, page, &[], &mut open, &mut wishes));
        }
        open.doomed = Some(saves[0].path.clone());
        studio.still(|ui, page| load::show(ui, page, &saves, &mut open, &mut wishes));
        let mut memory = SettingsState::default();
        studio.still(|ui, page| assert_eq!(settings::show(ui, page, &mut memory, None, &mut wishes), None));
        for iron_man in [false, true] {
            let game = MenuGame { name: "Belphegor", saves: &saves, iron_man, planned: true };
            let mut state = MenuState { name: "The long one".to_owned() };
            studio.still(|ui, page| menu::show(ui.ctx(), page, &game, &mut state, &mut wishes));
        }
        for hung in curtains() {
            let mut state = CurtainState::default();
            studio.still(|ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
            state.refuse(Seat(1));
            studio.still(|ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
            let mut state = CurtainState::handing();
            studio.still(|ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
        }
        let pending = curtains()[1].pending.clone();
        for locked in [false, true] {
            let seat = Seat(1);
            let chair = Chair {
                seat,
                name: "Belphegor",
                locked,
                person: true,
                may_give: locked,
                pending: &pending,
                nobody: !locked,
            };
            let mut state = ChairState::default();
            studio.still(|ui, page| chair::show(ui.ctx(), page, &chair, &mut state, &mut wishes));
            studio.still(|ui, page| waiting::onlooker(ui, page, "Belphegor", locked, &mut wishes));
        }
        studio.still(|ui, page| waiting::running_on(ui, page, 12, &mut wishes));
        studio.still(|ui, page| waiting::show(ui, page, Scheming { done: 3, of: 5 }));
        let course = Course::of(&end.ending);
        for annals in [None, Some(&end.annals)] {
            let page_of_end = FinalPage { annals, ..page_of(&end) };
            let everybody: Vec<Seat> = end.game.seats().collect();
            let crowd = FinalPage { people: &everybody, ..page_of_end };
            let mut state = FinalState { shown: course.len(), ..FinalState::default() };
            studio.still(|ui, page| final_count::show(ui, page, &crowd, &mut state, &mut wishes));
            for shown in 0..=course.len() {
                let mut state = FinalState { shown, ..FinalState::default() };
                studio.still(|ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
                assert_eq!(state.shown, shown, "nothing is read out by itself where nothing may move");
            }
            for leaf in Folio::ALL {
                for measure in MEASURES {
                    let graphs = GraphState { measure, ..GraphState::default() };
                    let mut state = FinalState { shown: course.len(), leaf, graphs, ..FinalState::default() };
                    studio.still(|ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
                    if leaf != Folio::Graphs {
                        break;
                    }
                }
            }
        }
        let names = NAMES.map(str::to_owned);
        for (at, moments) in [(0, 1), (3, 9), (8, 9)] {
            let shown = ReplayAt {
                name: "The long one",
                at,
                moments,
                names: &names,
                seen_as: Some(Seat(2)),
                unveiled: at == 3,
                minutes: None,
            };
            let mut state = ReplayState::default();
            studio.still(|ui, page| replay::show(ui, page, &shown, &mut state, &mut wishes));
        }
        let now = PlaybackAt { turn: 4, shown: 3, steps: 17, playing: true, speed_percent: 200 };
        studio.still(|ui, page| assert_eq!(replay::playback_bar(ui, page, &now, &mut wishes), None));
        assert_eq!(wishes, [], "nothing was pressed");
    }
}

#[test]
fn every_form_founds_a_game() {
    let catalog = Catalog::standard();
    for (luck, size) in (0..).zip(MapSize::ALL) {
        for map_type in MapType::ALL {
            for frequency in PlaceFrequency::ALL {
                for houses in Seat::FEWEST..=Seat::MOST {
                    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), luck);
                    form.set_realm(size, map_type, frequency, GameLength::Short);
                    form.set_table(houses);
                    for seat in 0..houses {
                        form.choose(seat, if seat % 2 == 0 { Choice::Chance } else { Choice::Listed(seat) });
                        form.mark(seat, None);
                    }
                    form.mark(0, Some(7));
                    form.mark(1, Some(7));
                    let charter = form.charter(&catalog);
                    assert_eq!(charter.seats.len(), houses);
                    assert_eq!(charter, form.charter(&catalog), "the same form, the same set-up");
                    let mut names: Vec<&str> = charter.seats.iter().map(|seat| seat.archfiend.name.as_str()).collect();
                    names.sort_unstable();
                    names.dedup();
                    assert_eq!(names.len(), houses, "no archfiend sits twice");
                    let founded = Game::found(&catalog, charter);
                    assert!(founded.is_ok(), "{size:?} {map_type:?} {frequency:?} {houses}: {:?}", founded.err());
                }
            }
        }
    }
}

#[test]
fn the_last_set_up_comes_back_with_another_seed() {
    let catalog = Catalog::standard();
    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), 11);
    form.set_table(5);
    form.set_realm(MapSize::Large, MapType::Malebolge, PlaceFrequency::Teeming, GameLength::Epic);
    let mut last = form.charter(&catalog);
    last.seats[1].archfiend.name = "Somebody's Own".to_owned();
    last.seats[2].player = Player::Brain("a mind of tomorrow".to_owned());
    let preferences = Preferences { last_charter: Some(last.clone()), ..Preferences::default() };
    let again = NewGameState::with_luck(&catalog, &preferences, 12).charter(&catalog);
    assert_ne!(again.settings.seed, last.settings.seed);
    assert_eq!(again.settings.map_type, last.settings.map_type);
    assert_eq!(again.seats[1], last.seats[1]);
    assert_eq!(
        again.seats[2].player,
        Player::Brain(infernal_conclave::brains::USUAL.to_owned()),
        "unknown minds are replaced"
    );

    // A settings file that somebody has edited cannot break the form.
    let mut broken = last;
    let first = broken.seats[0].archfiend.clone();
    for seat in &mut broken.seats {
        (seat.symbol, seat.archfiend) = (4, first.clone());
    }
    broken.seats.truncate(1);
    let preferences = Preferences { last_charter: Some(broken), ..Preferences::default() };
    let mended = NewGameState::with_luck(&catalog, &preferences, 13).charter(&catalog);
    assert!(Game::found(&catalog, mended).is_ok());
}

#[test]
fn doubles_are_not_possible() {
    let catalog = Catalog::standard();
    let mut form = NewGameState::with_luck(&catalog, &Preferences::default(), 1);
    let (first, second) = (form.seats()[0].clone(), form.seats()[1].clone());
    form.choose(0, second.choice.clone());
    assert_eq!(form.seats()[1].choice, first.choice, "who is asked away from a seat changes places");
    form.mark(0, second.symbol);
    assert_eq!(form.seats()[0].symbol, first.symbol, "a symbol that is borne cannot be taken");
    form.set_seed("not a number");
    assert_eq!(form.seed(), None);
    form.set_seed(" 42 ");
    assert_eq!(form.charter(&catalog).settings.seed, 42);
}

#[test]
fn the_curtain_says_nothing_but_the_name() {
    let mut studio = Studio::new(SIZES[0]);
    let called = |name| Curtain {
        called: Some(Sitter { seat: Seat(1), name, symbol: 3, locked: false }),
        ..curtains().swap_remove(0)
    };
    let mut state = CurtainState::default();
    let mut wishes = Wishes::new();
    let words = studio.still(|ui, page| curtain::show(ui, page, &called("Belphegor"), &mut state, &mut wishes));
    let mut other = Studio::new(SIZES[0]);
    let others = other.still(|ui, page| curtain::show(ui, page, &called("Azazel"), &mut state, &mut wishes));
    let without: Vec<String> = words.iter().map(|words| words.replace("Belphegor", "Azazel")).collect();
    assert_eq!(without, others);
    assert!(words.iter().any(|words| words.contains("Belphegor")));
    assert!(!words.iter().any(|words| words.contains(|letter: char| letter.is_ascii_digit())), "{words:?}");
    studio.draw(press(Key::Enter), |ui, page| curtain::show(ui, page, &called("Belphegor"), &mut state, &mut wishes));
    assert_eq!(wishes, [Intent::LiftCurtain]);
}

#[test]
fn two_keys_lead_from_the_title_into_a_game() {
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    let mut open = LoadState::default();
    studio.still(|ui, page| title::show(ui, page, &[], &mut open, &mut wishes));
    studio.draw(press(Key::Enter), |ui, page| title::show(ui, page, &[], &mut open, &mut wishes));
    assert_eq!(wishes, [Intent::ToNewGame]);
    wishes.clear();
    let mut form = NewGameState::from_preferences(&studio.catalog, &studio.preferences);
    studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    studio.draw(press(Key::Enter), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    let [Intent::Begin(charter)] = wishes.as_slice() else { panic!("the game does not begin: {wishes:?}") };
    assert_eq!(charter.seats.len(), Seat::MOST);
    assert_eq!(charter.seats.iter().filter(|seat| seat.player == Player::Human).count(), 1);
    assert!(Game::found(&studio.catalog, (**charter).clone()).is_ok());
}

#[test]
fn tab_visits_every_control_and_comes_back() {
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    let mut form = NewGameState::with_luck(&studio.catalog, &studio.preferences, 3);
    studio.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    let first = studio.ctx.memory(|memory| memory.focused()).expect("something has the focus");
    let mut visited = Vec::new();
    for _ in 0..120 {
        studio.draw(press(Key::Tab), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
        let focused = studio.ctx.memory(|memory| memory.focused());
        if focused == Some(first) {
            break;
        }
        if let Some(focused) = focused.filter(|focused| !visited.contains(focused)) {
            visited.push(focused);
        }
    }
    assert_eq!(studio.ctx.memory(|memory| memory.focused()), Some(first), "the round does not close");
    // Six houses with four controls each, and more than a dozen beside them.
    assert!(visited.len() >= 6 * 4 + 20, "only {} controls can be reached", visited.len());
    assert_eq!(wishes, []);
    studio.draw(press(Key::Escape), |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    assert_eq!(wishes, [Intent::Back]);
}

#[test]
fn a_save_is_deleted_only_after_a_second_word() {
    let mut studio = Studio::new(SIZES[0]);
    let saves = saves();
    let mut wishes = Wishes::new();
    let mut state = LoadState::default();
    let mut draw = |studio: &mut Studio, events, wishes: &mut Wishes| {
        studio.draw(events, |ui, page| load::show(ui, page, &saves, &mut state, wishes));
    };
    for _ in 0..2 {
        draw(&mut studio, Vec::new(), &mut wishes);
    }
    draw(&mut studio, press(Key::Tab), &mut wishes);
    draw(&mut studio, press(Key::Tab), &mut wishes);
    draw(&mut studio, press(Key::Enter), &mut wishes);
    assert_eq!(wishes, [], "deleting is asked about first");
    draw(&mut studio, Vec::new(), &mut wishes);
    draw(&mut studio, Vec::new(), &mut wishes);
    draw(&mut studio, press(Key::Tab), &mut wishes);
    draw(&mut studio, press(Key::Enter), &mut wishes);
    assert_eq!(wishes, [Intent::Delete(saves[0].path.clone())]);
}

#[test]
fn continue_does_not_go_back_behind_the_end_of_a_game() {
    let mut saves = saves();
    assert_eq!(load::latest(&saves).map(|card| &card.name), Some(&saves[0].name));
    let end = SaveCard { ended: true, when: saves[0].when + Duration::from_secs(60), ..saves[0].clone() };
    saves.insert(0, end);
    assert_eq!(load::latest(&saves).map(|card| &card.name), Some(&"No way back".to_owned()));
}

#[test]
fn a_key_that_is_still_held_does_not_lift_the_curtain() {
    let mut studio = Studio::new(SIZES[0]);
    let called = curtains().swap_remove(0);
    let mut state = CurtainState::default();
    let enter = |pressed, repeat| {
        vec![Event::Key { key: Key::Enter, physical_key: None, pressed, repeat, modifiers: Modifiers::NONE }]
    };
    let mut wishes = Wishes::new();
    for events in [enter(true, false), enter(true, true), enter(true, true), enter(false, false), Vec::new()] {
        studio.draw(events, |ui, page| curtain::show(ui, page, &called, &mut state, &mut wishes));
    }
    assert_eq!(wishes, [], "the key that sealed the last turn says nothing for the next player");
    for events in [Vec::new(), press(Key::Enter)] {
        studio.draw(events, |ui, page| curtain::show(ui, page, &called, &mut state, &mut wishes));
    }
    assert_eq!(wishes, [Intent::LiftCurtain]);
}

#[test]
fn a_key_that_is_given_away_does_nothing_else() {
    let mut studio = Studio::new((1280.0, 2000.0));
    let mut wishes = Wishes::new();
    let mut state = SettingsState::default();
    let mut step = |studio: &mut Studio, events, captured, wishes: &mut Wishes| {
        let mut changed = None;
        studio.draw(events, |ui, page| changed = settings::show(ui, page, &mut state, captured, wishes));
        if let Some(changed) = changed {
            studio.preferences = changed;
        }
        state.capturing()
    };
    step(&mut studio, Vec::new(), None, &mut wishes);
    // Tab until a key's button waits for its key: the first is that of the Ministerium.
    let waits = (0..60).any(|_| {
        step(&mut studio, press(Key::Tab), None, &mut wishes);
        let before = studio.preferences.clone();
        let waits = step(&mut studio, press(Key::Enter), Some(KeyCode::Enter), &mut wishes);
        studio.preferences = before;
        waits
    });
    assert!(waits);
    wishes.clear();
    let action = Action::Ministerium;
    assert!(!step(&mut studio, press(Key::B), Some(KeyCode::KeyB), &mut wishes));
    assert_eq!(studio.preferences.bindings.key(action), KeyCode::KeyB);
    assert_eq!(studio.preferences.bindings.key(Action::Bazaar), KeyCode::Space, "the two have changed places");
    assert_eq!(wishes, []);
    // Back with the focus on the same button: Escape while it waits only calls that off.
    step(&mut studio, Vec::new(), None, &mut wishes);
    assert!(step(&mut studio, press(Key::Enter), Some(KeyCode::Enter), &mut wishes));
    assert!(!step(&mut studio, press(Key::Escape), Some(KeyCode::Escape), &mut wishes));
    assert_eq!(wishes, []);
    assert_eq!(studio.preferences.window, WindowShape::Windowed);
    assert_eq!(studio.preferences.face, Face::Serif);
}

const MEASURES: [Measure; 6] =
    [Measure::Prestige, Measure::Shown, Measure::Cantons, Measure::Places, Measure::Tribute, Measure::Legions];

/// What the screen is shown of such an end.
fn page_of(end: &Ended) -> FinalPage<'_> {
    FinalPage {
        table: end.view.table(),
        ending: &end.ending,
        annals: Some(&end.annals),
        people: &[Seat(0)],
        charter: Some(end.game.charter()),
        keep: Some("The long one"),
        recorded: None,
    }
}

fn line_of(end: &Ended, seat: u8) -> &CountLine {
    end.ending.count.iter().find(|line| line.seat == Seat(seat)).expect("everybody is counted")
}

#[test]
fn the_count_is_read_item_by_item_and_from_the_last_to_the_first() {
    let end = ended(&Studio::new(SIZES[0]));
    let course = Course::of(&end.ending);
    assert_eq!(course.items(), Item::ALL, "somebody has something of each");
    let seats = |item| -> Vec<u8> {
        let steps = (0..course.len()).filter_map(|at| course.next(at));
        steps
            .filter_map(|step| match step {
                Step::Cell(other, seat) if other == item => Some(seat.0),
                _ => None,
            })
            .collect()
    };
    assert_eq!(seats(Item::Prestige), [3, 1, 5, 0, 2, 4]);
    assert_eq!(seats(Item::Territory), [3, 1, 5, 0, 2, 4]);
    assert_eq!(seats(Item::Relics), [2], "who has none is not called");
    assert_eq!(seats(Item::Objectives), [1, 0]);
    let tail: Vec<_> = (course.len() - 3..course.len()).filter_map(|at| course.next(at)).collect();
    assert_eq!(tail, [Step::Bars, Step::Ties, Step::Winner]);
    for line in &end.ending.count {
        assert_eq!(course.total(line, 0), 0);
        assert_eq!(course.total(line, 6), line.prestige);
        assert_eq!(course.total(line, course.len()), line.total(), "everything comes to everything");
    }
    // After the third of the land has been read, the fourth has not been added up.
    assert_eq!(course.total(line_of(&end, 5), 9), 40 + 12);
    assert_eq!(course.total(line_of(&end, 0), 9), 48);
    let order = |shown| course.order(&end.ending.count, shown).iter().map(|line| line.seat.0).collect::<Vec<_>>();
    assert_eq!(order(0), [0, 1, 2, 3, 4, 5], "nothing is told by the order of the rows");
    assert_eq!(order(6), [4, 2, 0, 5, 1, 3]);
    assert_eq!(order(course.len() - 3), [0, 2, 4, 5, 1, 3], "who cannot be elected is still in it");
    assert_eq!(order(course.len() - 2), [2, 0, 5, 1, 4, 3]);
    assert_eq!(course.to_the_end_of_the_item(0), 6);
    assert_eq!(course.to_the_end_of_the_item(7), 12);
    assert_eq!(course.to_the_end_of_the_item(course.len() - 1), course.len());

    // What was not won by the count is not read out either.
    for path in [VictoryPath::Pandemonium, VictoryPath::LastStanding, VictoryPath::Draw] {
        let course = Course::of(&Ending { path, ..end.ending.clone() });
        assert!(course.is_empty());
        assert_eq!(course.total(line_of(&end, 2), 0), line_of(&end, 2).total());
    }
}

#[test]
fn the_winner_is_the_last_to_be_told() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut wishes = Wishes::new();
    let mut state = FinalState::default();
    let page_of_end = FinalPage { people: &[], charter: None, ..page_of(&end) };
    let winner = end.game.charter().seats[2].archfiend.name.clone();
    let presses = Item::ALL.len() + 3;
    let mut seen = Vec::new();
    for _ in 0..=presses {
        let words = studio.still(|ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
        seen.push(words.iter().any(|words| words.contains(&winner) && words.contains("throne")));
        studio.draw(press(Key::Enter), |ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
    }
    assert_eq!(seen.iter().position(|&told| told), Some(presses), "{seen:?}");
    assert_eq!(wishes, [], "one press too many leads nowhere");
}

#[test]
fn the_count_reads_itself_out_up_to_the_seal() {
    let mut studio = Studio::new(SIZES[0]);
    studio.preferences.reduced_motion = false;
    studio.look = Look::new(&studio.ctx, &studio.preferences);
    let end = ended(&studio);
    let course = Course::of(&end.ending);
    let (mut wishes, mut state) = (Wishes::new(), FinalState::default());
    let mut before = 0;
    for _ in 0..3000 {
        studio.draw(Vec::new(), |ui, page| final_count::show(ui, page, &page_of(&end), &mut state, &mut wishes));
        assert!(state.shown <= before + 1, "line by line");
        before = state.shown;
    }
    assert_eq!(course.next(state.shown), Some(Step::Winner), "the seal is broken by hand");
    // Faster where the playback is faster, and not at all where results are to be shown at once.
    for (percent, fewest, most) in [(400, 8, 20), (100, 1, 5), (0, 0, 0)] {
        studio.preferences.playback_percent = percent;
        let mut state = FinalState::default();
        for _ in 0..90 {
            studio.draw(Vec::new(), |ui, page| final_count::show(ui, page, &page_of(&end), &mut state, &mut wishes));
        }
        assert!((fewest..=most).contains(&state.shown), "{percent} %: {}", state.shown);
    }
    assert_eq!(wishes, []);
}

#[test]
fn everything_at_the_end_leads_where_it_says() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
    let mut wishes = Wishes::new();
    let draw = |studio: &mut Studio, events, page_of_end: &FinalPage<'_>, state: &mut FinalState| {
        let mut wishes = Wishes::new();
        studio.draw(events, |ui, page| final_count::show(ui, page, page_of_end, state, &mut wishes));
        wishes
    };
    let whole = page_of(&end);
    draw(&mut studio, Vec::new(), &whole, &mut state);
    for _ in 0..20 {
        draw(&mut studio, press(Key::Tab), &whole, &mut state);
        wishes.extend(draw(&mut studio, press(Key::Enter), &whole, &mut state));
    }
    let charter = || Box::new(end.game.charter().clone());
    for wanted in [
        Intent::OpenBooks(0),
        Intent::Save("The long one".to_owned()),
        Intent::Begin(charter()),
        Intent::BeginAnew(charter()),
        Intent::ToTitle,
    ] {
        assert!(wishes.contains(&wanted), "{wanted:?} cannot be reached by keys: {wishes:?}");
    }

    let mut state = FinalState { leaf: Folio::Moments, ..FinalState { shown: usize::MAX, ..FinalState::default() } };
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    draw(&mut studio, Vec::new(), &whole, &mut state);
    for _ in 0..30 {
        draw(&mut studio, press(Key::Tab), &whole, &mut state);
        if state.leaf == Folio::Moments {
            let before = state;
            wishes.extend(draw(&mut studio, press(Key::Enter), &whole, &mut state));
            state = before;
        }
    }
    for turn in [4, 31] {
        assert!(wishes.contains(&Intent::OpenBooks(turn)), "no way to turn {turn}: {wishes:?}");
    }

    // Until the annals are written nothing can be opened, and a kept replay is not kept again.
    let early = FinalPage { annals: None, keep: None, ..whole };
    let mut studio = Studio::new(SIZES[0]);
    let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
    let mut wishes = Wishes::new();
    draw(&mut studio, Vec::new(), &early, &mut state);
    for _ in 0..20 {
        draw(&mut studio, press(Key::Tab), &early, &mut state);
        wishes.extend(draw(&mut studio, press(Key::Enter), &early, &mut state));
    }
    assert!(!wishes.iter().any(|wish| matches!(wish, Intent::OpenBooks(_) | Intent::Save(_))), "{wishes:?}");
}

#[test]
fn each_way_to_the_throne_is_proclaimed_in_its_own_words() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut said = Vec::new();
    for (path, winner) in [
        (VictoryPath::Election, Some(Seat(2))),
        (VictoryPath::Pandemonium, Some(Seat(2))),
        (VictoryPath::LastStanding, Some(Seat(0))),
        (VictoryPath::Draw, Some(Seat(2))),
        (VictoryPath::Draw, None),
    ] {
        let ending = Ending { path, winner, ..end.ending.clone() };
        let shown = FinalPage { ending: &ending, ..page_of(&end) };
        let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
        let words = studio.still(|ui, page| final_count::show(ui, page, &shown, &mut state, &mut Wishes::new()));
        let proclaimed = words.iter().find(|words| words.starts_with("Whereas")).cloned();
        said.push(proclaimed.unwrap_or_else(|| panic!("nothing is proclaimed: {words:?}")));
        let yours = words.iter().any(|words| words == "The throne is yours");
        assert_eq!(yours, winner == Some(Seat(0)));
    }
    let count = said.len();
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), count, "{said:#?}");
}

#[test]
fn a_replay_plays_on_and_stops_at_the_end() {
    let mut studio = Studio::new(SIZES[0]);
    let names = NAMES.map(str::to_owned);
    let mut wishes = Wishes::new();
    let mut state = ReplayState::default();
    let mut at = 0;
    for frame in 0..2000 {
        let shown = ReplayAt {
            name: "The long one",
            at,
            moments: 4,
            names: &names,
            seen_as: None,
            unveiled: true,
            minutes: None,
        };
        let events = if frame == 2 { press(Key::Enter) } else { Vec::new() };
        studio.draw(events, |ui, page| replay::show(ui, page, &shown, &mut state, &mut wishes));
        for wish in wishes.drain(..) {
            let Intent::ReplayTo(next) = wish else { panic!("{wish:?}") };
            assert_eq!(next, at + 1);
            at = next;
        }
        if frame > 3 && !state.playing {
            break;
        }
    }
    assert_eq!((at, state.playing), (3, false));
    let now = PlaybackAt { turn: 4, shown: 3, steps: 17, playing: true, speed_percent: 200 };
    let mut answers = Vec::new();
    for (tabs, key) in [(1, Key::Enter), (2, Key::Enter)] {
        let mut studio = Studio::new(SIZES[0]);
        studio.still(|ui, page| assert_eq!(replay::playback_bar(ui, page, &now, &mut wishes), None));
        for _ in 0..tabs {
            studio
                .draw(press(Key::Tab), |ui, page| assert_eq!(replay::playback_bar(ui, page, &now, &mut wishes), None));
        }
        studio.draw(press(key), |ui, page| answers.push(replay::playback_bar(ui, page, &now, &mut wishes)));
    }
    assert_eq!(answers, [Some(PlaybackWish::Pause), Some(PlaybackWish::Step)]);
    assert_eq!(wishes, []);
}

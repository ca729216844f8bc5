//! The full-screen pages, drawn without a window: they fit any size, show nothing secret, and need
//! no pointer.

#![cfg(feature = "client")]

mod end_of_game;
mod founding;
mod keys;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{Context, Event, Key, Modifiers, RawInput, Ui, pos2, vec2};
use infernal_conclave::chronicle::annals::{Annals, Award, Deed, Disclosure, GreatMoment, History, Honour, Unmasked};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{ConclaveFact, CountLine, Ending, Reckoned, VictoryPath};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{ObjectiveKind, RitualKind, Seat};
use infernal_conclave::rules::objectives::{Sin, Task};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::archive::{Flaw, SaveCard, SealedBy, SeatLine};
use infernal_conclave::text::Text;
use infernal_conclave::window::intent::{Filing, Intent, Sitting, Watching};
use infernal_conclave::window::look::Look;
use infernal_conclave::window::shell::screens::chair::{self, Chair, ChairState, Pending};
use infernal_conclave::window::shell::screens::curtain::{Curtain, CurtainState, Sitter};
use infernal_conclave::window::shell::screens::final_count::{self, Course, FinalPage, FinalState, Folio};
use infernal_conclave::window::shell::screens::graphs::{GraphState, Measure};
use infernal_conclave::window::shell::screens::load::{self, LoadState, Purpose};
use infernal_conclave::window::shell::screens::menu::{self, MenuGame, MenuState};
use infernal_conclave::window::shell::screens::replay::{self, PlaybackAt, PlaybackWish, ReplayAt, ReplayState};
use infernal_conclave::window::shell::screens::settings::{self, SettingsState};
use infernal_conclave::window::shell::screens::{NewGameState, Page, curtain, new_game, title, waiting};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::{Scheming, Wishes};

/// Sizes in points: a small laptop at 100 % and at 200 %, an absurdly small one, and a large
/// screen.
pub(crate) const SIZES: [(f32, f32); 4] = [(1280.0, 720.0), (640.0, 360.0), (90.0, 60.0), (2560.0, 1440.0)];

/// An environment for drawing.
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

    /// Draws a frame and returns all text on it.
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

/// Returns some saves: a running game, a finished one, an Iron Man game and a damaged one.
pub(crate) fn saves() -> Vec<SaveCard> {
    let seat = |archfiend: &str, symbol, fallen| SeatLine {
        name: archfiend.to_owned(),
        symbol,
        player: if symbol == 0 { Player::Human } else { Player::Mind("greedy".to_owned()) },
        fallen,
    };
    let card = |name: &str| SaveCard {
        path: PathBuf::from(format!("/saves/{name}.conclave")),
        name: name.to_owned(),
        turn: 12,
        game: "conclave".to_owned(),
        progress: 3,
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
        sealed: None,
        fault: None,
    };
    vec![
        SaveCard { autosave: true, when: SystemTime::now(), ..card("Paimon's Conclave") },
        SaveCard { ended: true, ..card("The long one") },
        SaveCard { iron_man: true, sealed: Some(SealedBy::Key), ..card("No way back") },
        SaveCard { sealed: Some(SealedBy::Passphrase), ..card("From another machine") },
        SaveCard { fault: Some(Flaw::NotAnArchive), seats: Vec::new(), ..card("letter to mother") },
    ]
}

/// Returns curtains of every kind: before a seat, before a locked one while another is handed over,
/// and without a called player.
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

/// A game that has just been founded, shown as if it had ended at once.
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

/// Returns the annals of a game of 37 turns in which a house fell and another wore a mask.
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
        moment(31, Deed::Told(Fact::Conclave(ConclaveFact::HouseFell { seat: Seat(3), by: Some(Seat(0)) }))),
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

const MEASURES: [Measure; 6] =
    [Measure::Prestige, Measure::Shown, Measure::Cantons, Measure::Places, Measure::Tribute, Measure::Legions];

/// Returns the data of such an end for the screen.
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

const NAMES: [&str; 5] = ["Paimon", "Belphegor", "Azazel", "Malphas", "Gremory"];

#[test]
fn every_screen_is_drawn_in_every_size() {
    for size in SIZES {
        let mut studio = Studio::new(size);
        let (saves, end) = (saves(), ended(&studio));
        let mut wishes = Wishes::new();
        let mut open = LoadState::default();
        studio.still(|ui, page| title::show(ui, page, (&saves, true), &mut open, &mut wishes));
        studio.still(|ui, page| title::show(ui, page, (&[], false), &mut open, &mut wishes));
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
            let game = MenuGame { name: "Belphegor", saves: &saves, iron_man };
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
    assert_eq!(wishes, [Intent::Sitting(Sitting::LiftCurtain)]);
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
    assert_eq!(wishes, [Intent::Filing(Filing::Delete(saves[0].path.clone()))]);
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
            let Intent::Watching(Watching::ReplayTo(next)) = wish else { panic!("{wish:?}") };
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

//! The full-screen pages, drawn without a window: they fit any size, show nothing secret, and need
//! no pointer.

#![cfg(feature = "client")]

mod credits;
mod end_of_game;
mod founding;
mod keys;
mod postings;
mod tour;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bevy_egui::egui::accesskit::{Node, NodeId, Rect as AccessRect, Role};
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{Context, Event, FullOutput, Key, Modifiers, RawInput, Ui, pos2, vec2};
use infernal_conclave::chronicle::annals::{Annals, Award, Deed, Disclosure, GreatMoment, History, Honour, Unmasked};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{ConclaveFact, CountLine, Ending, Reckoned, VictoryPath};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{ObjectiveKind, RitualKind, Seat};
use infernal_conclave::rules::objectives::{Sin, Task};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::RULES;
use infernal_conclave::table::archive::{Flaw, SaveCard, SealedBy, SeatLine};
use infernal_conclave::window::intent::{Filing, Intent, Sitting, Watching};
use infernal_conclave::window::look::{Look, tips};
use infernal_conclave::window::shell::screens::chair::Pending;
use infernal_conclave::window::shell::screens::curtain::{Curtain, CurtainState, Sitter};
use infernal_conclave::window::shell::screens::final_count::FinalPage;
use infernal_conclave::window::shell::screens::graphs::Measure;
use infernal_conclave::window::shell::screens::load::{self, LoadState};
use infernal_conclave::window::shell::screens::replay::{self, ReplayAt, ReplayState};
use infernal_conclave::window::shell::screens::{NewGameState, Page, curtain};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::Wishes;
use table_text::Text;

pub(crate) use tour::every_screen;

/// Sizes in points: a small laptop at 100 % and at 200 %, an absurdly small one, a large, an
/// ultrawide and a 4K screen.
pub(crate) const SIZES: [(f32, f32); 6] =
    [(1280.0, 720.0), (640.0, 360.0), (90.0, 60.0), (2560.0, 1440.0), (3440.0, 1440.0), (3840.0, 2160.0)];

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
        let mut output = self.output(events, screen);
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        shapes
    }

    fn output(&mut self, events: Vec<Event>, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> FullOutput {
        self.frame += 1;
        let input = RawInput {
            screen_rect: Some(bevy_egui::egui::Rect::from_min_size(pos2(0.0, 0.0), vec2(self.size.0, self.size.1))),
            time: Some(f64::from(self.frame) / 30.0),
            events,
            focused: true,
            ..RawInput::default()
        };
        let page = Page { text: &self.text, look: &self.look, preferences: &self.preferences, catalog: &self.catalog };
        self.ctx.run_ui(input, |ui| {
            screen(ui, &page);
            tips::draw(ui.ctx());
        })
    }

    /// Lets some seconds pass.
    pub(crate) fn wait(&mut self, seconds: u32) {
        self.frame += seconds * 30;
    }

    /// Applies the preferences to the look.
    pub(crate) fn dress(&mut self) {
        self.look.apply(&self.ctx, &self.preferences);
    }

    /// Draws until the layout has settled, and returns what is painted.
    pub(crate) fn painted(&mut self, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<ClippedShape> {
        self.shapes(Vec::new(), screen);
        self.shapes(Vec::new(), screen);
        self.shapes(Vec::new(), screen)
    }

    /// Returns the widgets of a screen: role, name and place.
    pub(crate) fn widgets(&mut self, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<(Role, String, AccessRect)> {
        let nodes = self.nodes(screen);
        let widget = |node: &Node| Some((node.role(), node.label().unwrap_or_default().to_owned(), node.bounds()?));
        nodes.iter().filter_map(|(_, node)| widget(node)).collect()
    }

    /// Returns the accessible widgets of a screen.
    pub(crate) fn nodes(&mut self, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<(NodeId, Node)> {
        self.ctx.enable_accesskit();
        self.painted(screen);
        let mut output = self.output(Vec::new(), screen);
        let update = output.platform_output.accesskit_update.take();
        output.drop_without_applying_deltas();
        update.map(|update| update.nodes).unwrap_or_default()
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

pub(crate) fn press(key: Key) -> Vec<Event> {
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
        mods: Vec::new(),
        path: PathBuf::from(format!("/saves/{name}.conclave")),
        name: name.to_owned(),
        turn: 12,
        game: "conclave".to_owned(),
        rules: RULES,
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
        SaveCard { ended: true, rules: RULES - 1, ..card("The long one") },
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
        every_screen(&mut Studio::new(size), &mut |_, studio, screen| drop(studio.still(screen)));
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
    assert_eq!(load::latest(&saves, &[]).map(|card| &card.name), Some(&saves[0].name));
    let end = SaveCard { ended: true, when: saves[0].when + Duration::from_secs(60), ..saves[0].clone() };
    saves.insert(0, end);
    assert_eq!(load::latest(&saves, &[]).map(|card| &card.name), Some(&"No way back".to_owned()));
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
            over: false,
        };
        let events = if frame == 2 { press(Key::Enter) } else { Vec::new() };
        studio.draw(events, |ui, page| {
            replay::show(ui, page, &shown, &mut state, &mut wishes);
        });
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
}

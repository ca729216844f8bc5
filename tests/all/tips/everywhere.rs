//! Pages, the codex, the arena, the theatre and the playback: what cannot be pressed says why, and
//! what can be reached has a name.

use std::sync::{Arc, LazyLock};

use bevy_egui::egui::Context;
use bevy_egui::egui::accesskit::{Node, NodeId};
use infernal_conclave::chronicle::codex::{Card, Codex, TURN};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::arena::{self, rehearsal as duel, summoned};
use infernal_conclave::window::conclave::board::bar::{self, BarAt};
use infernal_conclave::window::conclave::codex::{Cover, Lectern, Now, Reader, card, finder, sheet};
use infernal_conclave::window::conclave::theatre::{self, Bout, Fight, Piece, Play, rehearsal as battle};
use infernal_conclave::window::intent::{Errand, Sheet};
use infernal_conclave::window::look::tips;
use infernal_conclave::window::shell::screens;
use infernal_conclave::window::sight::{Hand, Wishes};
use table_text::Text;

use super::{nameless, silent_among};
use crate::panels::{Panel, Screen, full, later};
use crate::screens::{SIZES, Studio, every_screen};

/// What is asked of the widgets of a place.
type Question = fn(&[(NodeId, Node)], &Context) -> Vec<String>;

const BAR: Panel = |ui, sight, wishes| {
    let Some(turn) = sight.hand.log.last() else { return };
    let position = sight.overlay.playing.unwrap_or_default();
    let at = BarAt { turn: turn.turn, position, progress: 0.0, paused: false, turns: turn.turn };
    bar::bar(ui, sight, &turn.entries, &at, wishes);
};

static CODEX: LazyLock<Codex> =
    LazyLock::new(|| Codex::of(&Text::english(), &Catalog::standard()).expect("the catalog has an empty table"));

const FINDER: Panel = |ui, sight, wishes| {
    let lectern = Lectern { cover: Cover::Finder, wanted: "a".to_owned(), ..Lectern::default() };
    finder(ui.ctx(), sight, &CODEX, &lectern, wishes);
};

fn with_hand(hand: Hand) -> Screen {
    let mut screen = Screen::new(hand.view.table(), Vec::new());
    screen.hand = hand;
    screen
}

/// Returns the theatre with this piece of the last turn.
fn staged(hand: Hand, piece: impl Fn(&Hand) -> Piece) -> Screen {
    let mut screen = with_hand(hand);
    screen.fight = Fight(Some(piece(&screen.hand)));
    screen.overlay.sheet = Sheet::Battle;
    screen
}

/// The names of the places in which something is played step by step.
pub(crate) const THEATRE: [&str; 2] = ["battle", "single combat"];

/// Everything that lies over the board and is not among the panels.
pub(crate) fn places() -> Vec<(&'static str, Screen, Panel)> {
    let book = Rulebook::standard();
    let entries = |hand: &Hand| hand.log.last().expect("a turn was played").entries.clone();
    let fight = |hand: &Hand| {
        let log = entries(hand);
        Piece::Battle(Arc::new((0..log.len()).find_map(|at| Play::of(&log, at)).expect("a battle was fought")))
    };
    let bout = |hand: &Hand| {
        let log = entries(hand);
        Piece::Duel(Arc::new((0..log.len()).find_map(|at| Bout::of(&log, at)).expect("a single combat was fought")))
    };
    let theatre: Panel = |ui, sight, wishes| theatre::theatre(ui.ctx(), sight, wishes);
    let mut begun = later(3);
    begun.overlay.playing = Some(0);
    let mut ended = later(3);
    let last = ended.hand.log.last().map_or(0, |turn| turn.entries.len());
    ended.overlay.playing = Some(last);
    vec![
        ("arena", with_hand(summoned(&book).expect("a position")), |ui, sight, wishes| {
            arena::arena(ui.ctx(), sight, wishes, Errand::Against(Seat(1)));
        }),
        ("arena for the title", full(), |ui, sight, wishes| {
            arena::arena(ui.ctx(), sight, wishes, Errand::Title);
        }),
        ("battle", staged(battle(&book).expect("a position"), fight), theatre),
        ("single combat", staged(duel(&book).expect("a position"), bout), theatre),
        ("search", full(), FINDER),
        ("playback at its beginning", begun, BAR),
        ("playback at its end", ended, BAR),
    ]
}

/// Asks about every place. Returns what is wrong.
fn ask_everywhere(question: Question) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, mut screen, panel) in places() {
        tips::listen(&screen.ctx);
        let nodes = screen.nodes(panel);
        assert!(nodes.len() > 5, "{name} is empty");
        wrong.extend(question(&nodes, &screen.ctx).into_iter().map(|widget| format!("{name}: {widget}")));
    }
    let mut studio = Studio::new(SIZES[0]);
    let written = Card::of(&studio.text, &studio.catalog).expect("the catalog has an empty table");
    let mut lectern = Lectern { cover: Cover::Codex, ..Lectern::default() };
    lectern.turn(&CODEX, TURN);
    let mut wishes = Wishes::new();
    tips::listen(&studio.ctx);
    let mut note = |name: &str, studio: &Studio, nodes: &[(NodeId, Node)]| {
        wrong.extend(question(nodes, &studio.ctx).into_iter().map(|widget| format!("{name}: {widget}")));
    };
    let reader = Reader { codex: &CODEX, lectern: &lectern, now: Now::Away };
    let nodes = studio.nodes(&mut |ui, page| sheet(&ui.ctx().clone(), page, &reader, &mut wishes));
    assert!(nodes.len() > 20, "the codex is empty");
    note("codex", &studio, &nodes);
    let nodes = studio.nodes(&mut |ui, page| screens::codex::show(ui, page, &reader, &mut wishes));
    note("page of the codex", &studio, &nodes);
    let nodes = studio.nodes(&mut |ui, page| card(&ui.ctx().clone(), page, &written, &mut wishes));
    note("card", &studio, &nodes);
    every_screen(&mut studio, &mut |name, studio, screen| {
        let nodes = studio.nodes(screen);
        note(name, studio, &nodes);
    });
    wrong
}

#[test]
fn what_is_disabled_anywhere_says_why() {
    let silent = ask_everywhere(silent_among);
    assert!(silent.is_empty(), "{} widgets are disabled and do not say why: {silent:#?}", silent.len());
}

#[test]
fn what_can_be_reached_anywhere_has_a_name() {
    let nameless = ask_everywhere(|nodes, _| nameless(nodes));
    assert!(nameless.is_empty(), "{} widgets have no name: {nameless:#?}", nameless.len());
}

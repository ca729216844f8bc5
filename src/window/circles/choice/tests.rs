//! Tests of the forms: whoever only looks changes nothing, keys alone change answers, and all words
//! are there.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use bevy_egui::egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Shape, vec2};
use circles::rules::charter::{Charter, SeatCharter};
use circles::rules::choices;
use circles::rules::ids::Player;
use circles::rules::step;
use circles::table::session::Session;
use table_text::Text;

use super::super::{Chair, Parlour};
use super::*;
use crate::look::Look;
use crate::rules::catalog::Catalog as MainCatalog;
use crate::shell::screens::Page;
use crate::shell::settings::Preferences;

/// What a form is drawn with.
struct Paper {
    ctx: Context,
    text: Arc<Text>,
    look: Look,
    preferences: Preferences,
    main: Arc<MainCatalog>,
    catalog: Arc<Catalog>,
    parlour: Parlour,
}

impl Paper {
    fn new(language: &str) -> Self {
        let (ctx, preferences) = (Context::default(), Preferences::default());
        let look = Look::new(&ctx, &preferences);
        // New fonts take effect in the next pass.
        ctx.run_ui(RawInput::default(), |_| {}).drop_without_applying_deltas();
        let (main, catalog) = (MainCatalog::standard(), Catalog::standard());
        Self { ctx, text: Text::of(language), look, preferences, main, catalog, parlour: Parlour::default() }
    }

    /// Draws the form of the question that is due. Returns the answer and all words that are shown.
    fn draw(&self, view: &View, answer: &Answer, desktop: &mut Desktop, key: Option<Key>) -> (Answer, Vec<String>) {
        let page = Page { text: &self.text, look: &self.look, preferences: &self.preferences, catalog: &self.main };
        let chair = Chair::new(view.seat(), view.clone(), Vec::new(), VecDeque::new(), None);
        let (catalog, parlour) = (&self.catalog, &self.parlour);
        let sight = Sight { page: &page, catalog, view, chair: &chair, parlour, watched: None, host: None };
        let press =
            |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(360.0, 6000.0))),
            events: key.into_iter().map(press).collect(),
            ..RawInput::default()
        };
        let mut now = answer.clone();
        let output = self.ctx.run_ui(input, |ui| {
            if let Some(ask) = view.game().due() {
                now = form(ui, &sight, ask, answer.clone(), desktop);
            }
        });
        let mut words = Vec::new();
        output.shapes.iter().for_each(|clipped| read(&clipped.shape, &mut words));
        output.drop_without_applying_deltas();
        (now, words)
    }
}

/// Collects the words of a shape.
fn read(shape: &Shape, words: &mut Vec<String>) {
    if let Shape::Text(text) = shape {
        words.push(text.galley.text().to_owned());
    }
    if let Shape::Vec(shapes) = shape {
        shapes.iter().for_each(|shape| read(shape, words));
    }
}

/// Returns the name of a kind of question: "War(Hits".
fn kind(ask: &Ask) -> String {
    let whole = format!("{ask:?}");
    let end = whole.match_indices(['(', '{', ')', ' ']).nth(1).map_or(whole.len(), |(at, _)| at);
    whole[..end].to_owned()
}

/// Plays a game by lot, and shows each question that is asked to a visitor.
fn play(seed: u64, steps: u32, mut visit: impl FnMut(&View, &Ask, u64)) {
    let seat = |at: usize| SeatCharter { name: format!("Seat {at}"), player: Player::Human, sign: None };
    let seats = (0..4).map(seat).collect();
    let charter =
        Charter { seed, iron_man: false, turns: 30, trading_rounds: 1, opening_events: true, hit_from: 4, seats };
    let catalog = Catalog::standard();
    let mut session = Session::found(catalog.clone(), charter).expect("a lawful set-up");
    for step in 0..u64::from(steps) {
        if session.ending().is_some() {
            return;
        }
        let views: Vec<View> = session.owing().into_iter().map(|seat| session.view(seat)).collect();
        let mut all = Vec::new();
        for view in &views {
            if let Some(ask) = view.game().due() {
                visit(view, ask, step);
            }
            let mut some = choices::some(&catalog, view.game(), view.seat(), 1, step);
            all.extend(some.pop());
        }
        session.process(all);
    }
}

/// True if these forms are tested here.
fn is_ours(ask: &Ask) -> bool {
    matches!(ask, Ask::Action(_) | Ask::March(_) | Ask::Flight(_) | Ask::Magic(_) | Ask::War(_))
}

#[test]
fn whoever_only_looks_changes_nothing_and_reads_whole_sentences() {
    let papers = ["en-US", "de"].map(Paper::new);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    play(3, 1500, |view, ask, step| {
        let count = seen.entry(kind(ask)).or_default();
        *count += 1;
        // Some forms are asked for all the time.
        if !is_ours(ask) || *count > 40 {
            return;
        }
        // Both languages take turns.
        let paper = &papers[(step % 2) as usize];
        for choice in choices::some(&paper.catalog, view.game(), view.seat(), 4, step) {
            let (now, words) = paper.draw(view, &choice.answer, &mut Desktop::default(), None);
            assert_eq!(now, choice.answer, "the form of {ask:?} changes an answer by itself");
            let gap = words.iter().find(|words| words.contains("{$") || words.starts_with("circles-"));
            assert_eq!(gap, None, "a text of {ask:?} has a gap");
        }
    });
    let drawn: BTreeSet<&String> = seen.keys().collect();
    assert!(drawn.len() > 10, "only {drawn:?} were asked");
}

#[test]
fn keys_alone_change_answers_and_most_obey_the_rules() {
    /// Keys that are pressed at one question.
    const PRESSES: u64 = 5;
    let paper = Paper::new("en-US");
    let mut met: BTreeMap<String, (u32, u32, u32)> = BTreeMap::new();
    play(5, 1200, |view, ask, step| {
        let (asked, changed, lawful) = met.entry(kind(ask)).or_default();
        if !is_ours(ask) || *asked > 12 {
            return;
        }
        *asked += 1;
        let mut answer = ask.default(&paper.catalog, view.game(), view.seat());
        let mut desktop = Desktop::default();
        for press in 0..PRESSES {
            for _ in 0..1 + (step * 7 + press * 13) % 23 {
                (answer, _) = paper.draw(view, &answer, &mut desktop, Some(Key::Tab));
            }
            let (now, _) = paper.draw(view, &answer, &mut desktop, Some(Key::Enter));
            if now == answer {
                continue;
            }
            *changed += 1;
            let choice = Choice { seat: view.seat(), answer: now.clone() };
            // Others are a unit without a way, or hits that are not all distributed.
            *lawful += u32::from(step::check(&paper.catalog, view.game(), &choice).is_ok());
            answer = now;
        }
    });
    let sum = |of: fn(&(u32, u32, u32)) -> u32| met.values().map(of).sum::<u32>();
    assert!(sum(|met| met.1) > 100, "keys change answers: {met:?}");
    assert!(sum(|met| met.2) * 10 > sum(|met| met.1) * 7, "most of them obey the rules: {met:?}");
}

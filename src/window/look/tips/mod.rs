//! Tips: explanations beside a widget. They can be pinned, and the terms in them open further tips.
//!
//! A tip floats while the pointer rests on its widget, or while the keyboard focus is on it. The
//! pin key or the middle mouse button pins it: then it stays, can be scrolled and moved, and takes
//! the keys. A term in a tip is underlined. It opens its own tip when it is pointed at, clicked or
//! entered, up to [`DEEPEST`] tips deep. Escape closes one pinned tip, and nothing else.
//!
//! A panel only offers a tip. [`draw`] draws all tips at the end of a pass, over everything else,
//! so that two offers for one widget become one tip. Two egui plugins help: [`Tips`] keeps the
//! state, and [`Reader`](reader::Reader) reads the keys. (A plugin cannot draw: egui locks it
//! meanwhile, and in debug builds asks every plugin about each widget under the pointer.)
//!
//! Not here: the words of explanations (see [`explain`](mod@super::explain)).

mod floating;
mod glossary;
mod pinned;
mod place;
mod reader;
mod write;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bevy_egui::egui::{
    Context, Id, Key, Label, Plugin, Rect, Response, TextStyle, TextWrapMode, Tooltip, Ui, Vec2, WidgetText,
};

use super::explain::Line;
use super::marks::{led_to, pointed};

pub use glossary::Glossary;

/// The number of tips that can lie over each other.
pub const DEEPEST: usize = 5;

/// An explanation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tip {
    /// The heading; may be empty.
    pub title: String,
    /// The lines under it.
    pub lines: Vec<Line>,
    /// The key of the term that it explains.
    pub term: Option<&'static str>,
}

impl Tip {
    /// Returns a tip of one sentence.
    #[must_use]
    pub fn plain(words: impl Into<String>) -> Self {
        Self { lines: vec![Line::Text(words.into())], ..Self::default() }
    }

    /// Returns the id of its entry in the codex.
    #[must_use]
    pub fn entry(&self) -> Option<String> {
        self.term.map(|key| format!("term/{key}"))
    }

    /// Adds what another offer for the same widget says.
    fn add(&mut self, other: Self) {
        let told = |tip: &Self, line: &Line| tip.lines.contains(line) || *line == Line::Text(tip.title.clone());
        if self.title.is_empty() {
            self.title = other.title;
            let title = Line::Text(self.title.clone());
            self.lines.retain(|line| *line != title);
        }
        for line in other.lines {
            if !told(self, &line) {
                self.lines.push(line);
            }
        }
        self.term = self.term.or(other.term);
    }
}

/// What pinned tips take of the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// No tip is pinned.
    #[default]
    Nothing,
    /// A tip is pinned, but the player is busy elsewhere. Escape closes the tip.
    Beside,
    /// The player is busy with a pinned tip. It takes all keys.
    Closely,
}

/// A tip that floats beside its widget.
#[derive(Clone)]
struct Floating {
    /// The number of tips under it.
    level: usize,
    widget: Id,
    /// The rectangle beside which it lies.
    anchor: Rect,
    /// The widget, until the tip is drawn. It holds the context, which must not hold it for longer.
    response: Option<Response>,
    tip: Tip,
    /// True if the keyboard focus has opened it.
    by_keys: bool,
    /// The rectangle in which it was drawn.
    rect: Rect,
}

/// A tip that stays until it is closed.
#[derive(Clone)]
struct Pinned {
    /// A number of its own, for its position in egui's memory.
    serial: u64,
    widget: Id,
    /// The rectangle beside which it opens.
    anchor: Rect,
    tip: Tip,
    /// The terms in it and its close button, in order.
    links: Vec<Id>,
    /// The link that has the keyboard focus.
    cursor: usize,
    /// True once its size is known and its position chosen.
    settled: bool,
    /// Where it was drawn.
    rect: Rect,
    /// A movement by key, in points.
    push: Vec2,
    /// A scroll by key, in points downwards.
    scroll: f32,
}

/// The state of all tips of a context.
#[derive(Default)]
struct Tips {
    glossary: Option<Arc<Glossary>>,
    pin_key: Option<Key>,
    /// The floating tips of this pass.
    floating: Vec<Floating>,
    /// The floating tips of the pass before.
    before: Vec<Floating>,
    /// The pinned tips, each opened from the one before.
    pinned: Vec<Pinned>,
    /// True if the pinned tips take the keys.
    attended: bool,
    /// True if Enter or Space was pressed on the link under the cursor.
    pressed: bool,
    /// The widget that had the focus before the first tip was pinned.
    home: Option<Id>,
    serial: u64,
    /// The entry of the codex that the player has asked for.
    asked: Option<String>,
    /// The tips that are offered, by the ids of their widgets, if anybody asks.
    offered: Option<BTreeMap<u64, Tip>>,
}

impl Plugin for Tips {
    fn debug_name(&self) -> &'static str {
        "tips"
    }
}

/// Uses the state of the tips. Nothing that is done with it may draw or offer a tip.
fn with<R>(ctx: &Context, act: impl FnOnce(&mut Tips) -> R) -> R {
    let tips = ctx.plugin_or_default::<Tips>();
    let mut tips = tips.lock();
    act(&mut tips)
}

/// Lets a context show tips, and sets the key that pins them.
pub fn install(ctx: &Context, pin_key: Option<Key>) {
    ctx.add_plugin(reader::Reader);
    with(ctx, |tips| tips.pin_key = pin_key);
}

/// Draws all tips. Whoever draws a pass of egui calls this last.
pub fn draw(ctx: &Context) {
    pinned::draw(ctx);
    floating::draw(ctx);
    with(ctx, |tips| tips.before = std::mem::take(&mut tips.floating));
}

/// Sets the terms that are found in tips.
pub fn teach(ctx: &Context, glossary: Glossary) {
    with(ctx, |tips| tips.glossary = Some(Arc::new(glossary)));
}

/// Sets the terms that are found in tips, if there are none yet.
pub fn teach_once(ctx: &Context, glossary: impl FnOnce() -> Glossary) {
    if with(ctx, |tips| tips.glossary.is_none()) {
        teach(ctx, glossary());
    }
}

/// Returns what pinned tips take of the keyboard. Whoever reads keys without egui asks this.
#[must_use]
pub fn reading(ctx: &Context) -> Reading {
    with(ctx, |tips| match (tips.pinned.is_empty(), tips.attended) {
        (true, _) => Reading::Nothing,
        (false, false) => Reading::Beside,
        (false, true) => Reading::Closely,
    })
}

/// Returns the pinned tips, each opened from the one before.
#[must_use]
pub fn pinned(ctx: &Context) -> Vec<(Tip, Rect)> {
    with(ctx, |tips| tips.pinned.iter().map(|pinned| (pinned.tip.clone(), pinned.rect)).collect())
}

/// Returns the floating tips, each opened from the one before, with their rectangles.
#[must_use]
pub fn floating(ctx: &Context) -> Vec<(Tip, Rect)> {
    with(ctx, |tips| tips.before.iter().map(|floating| (floating.tip.clone(), floating.rect)).collect())
}

/// Returns the tip that the player reads: the pinned one that takes the keys, or else the last one
/// that floats.
fn read_now(ctx: &Context) -> Option<Tip> {
    with(ctx, |tips| {
        let pinned = tips.pinned.last().filter(|_| tips.attended).map(|pinned| &pinned.tip);
        pinned.or(tips.before.last().map(|floating| &floating.tip)).cloned()
    })
}

/// Returns the codex entry of the term that the tip in front explains.
#[must_use]
pub fn explained(ctx: &Context) -> Option<String> {
    read_now(ctx)?.entry()
}

/// Returns the codex entry of the first term that the tip in front speaks of: in its heading, at
/// its end, or in its lines.
#[must_use]
pub fn spoken_of(ctx: &Context) -> Option<String> {
    let tip = read_now(ctx)?;
    let glossary = with(ctx, |tips| tips.glossary.clone())?;
    let first = |words: &str| glossary.find(words, &mut BTreeSet::new()).first().map(|(_, key)| *key);
    let listed = tip.lines.iter().find_map(|line| if let Line::Term(key) = line { Some(*key) } else { None });
    let said = || tip.lines.iter().find_map(|line| if let Line::Text(words) = line { first(words) } else { None });
    first(&tip.title).or(listed).or_else(said).map(|key| glossary.tip(key)).and_then(|tip| tip.entry())
}

/// Closes all tips. Whoever sits down next must not read what the player before has pinned.
pub fn close_all(ctx: &Context) {
    with(ctx, |tips| {
        tips.pinned.clear();
        tips.floating.clear();
        tips.before.clear();
        (tips.attended, tips.pressed, tips.home, tips.asked) = (false, false, None, None);
    });
}

/// Takes the id of the codex entry that the player has asked for in a tip. The codex asks this once
/// in every frame, and opens the entry.
#[must_use]
pub fn take_asked_entry(ctx: &Context) -> Option<String> {
    with(ctx, |tips| tips.asked.take())
}

/// Pins tips of these terms, each opened from the one before, below the top of the window. For
/// pictures.
pub(crate) fn stage_pinned<const N: usize>(ctx: &Context, terms: [&'static str; N]) {
    let window = ctx.content_rect();
    with(ctx, |tips| {
        let Some(glossary) = tips.glossary.clone() else { return };
        for (level, term) in terms.into_iter().enumerate() {
            let at =
                window.left_top() + bevy_egui::egui::vec2(380.0 + 120.0 * level as f32, 90.0 + 70.0 * level as f32);
            let anchor = Rect::from_min_size(at, Vec2::new(80.0, 20.0));
            tips.push(Id::new(("staged-tip", level)), anchor, glossary.tip(term));
        }
    });
}

/// Collects from now on all tips that are offered, shown or not. For tests.
pub fn listen(ctx: &Context) {
    with(ctx, |tips| tips.offered = Some(BTreeMap::new()));
}

/// Returns the tips that were offered since [`listen`], by the ids of their widgets.
#[must_use]
pub fn offered(ctx: &Context) -> BTreeMap<u64, Tip> {
    with(ctx, |tips| tips.offered.clone().unwrap_or_default())
}

/// Lets a widget say one sentence in a tip.
pub trait Hint: Sized {
    /// Adds a tip of one sentence, enabled or disabled.
    fn hint(self, words: impl Into<String>) -> Self;

    /// Adds a tip of one sentence that is shown while the widget is disabled.
    fn hint_disabled(self, words: impl Into<String>) -> Self;
}

impl Hint for Response {
    fn hint(self, words: impl Into<String>) -> Self {
        offer(&self, || Tip::plain(words));
        self
    }

    fn hint_disabled(self, words: impl Into<String>) -> Self {
        if self.enabled() { self } else { self.hint(words) }
    }
}

/// Adds a line of text that is cut off where the room ends. Its tip then has all of it.
pub fn cut(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let text = text.into();
    let whole = text.text().to_owned();
    let line = text.clone().into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
    let response = ui.add(Label::new(text).truncate().show_tooltip_when_elided(false));
    if line.size().x > response.rect.width() + 0.5 { response.hint(whole) } else { response }
}

/// Offers the tip of a widget, enabled or disabled. `tip` is called only while it is shown.
pub fn offer(response: &Response, tip: impl FnOnce() -> Tip) {
    offer_at(response, response.rect, 0, reached_by_keys(response), tip);
}

/// Offers the tip of a widget. `by_keys` says whether the keyboard focus opens it.
pub fn offer_if(response: &Response, by_keys: bool, tip: impl FnOnce() -> Tip) {
    offer_at(response, response.rect, 0, by_keys, tip);
}

/// Pins the tip of a term, as if the term stood in a panel and was clicked.
pub fn open_term(response: &Response, tip: Tip) {
    with(&response.ctx, |tips| {
        tips.pinned.clear();
        tips.home = response.has_focus().then_some(response.id);
        tips.push(response.id, response.rect, tip);
    });
}

/// Offers a tip that lies over `level` others, beside this rectangle.
fn offer_at(response: &Response, anchor: Rect, level: usize, by_keys: bool, tip: impl FnOnce() -> Tip) {
    let ctx = &response.ctx;
    let pointer = ctx.pointer_hover_pos();
    let (pinned, held, heard) = with(ctx, |tips| {
        let pinned = tips.pinned.get(level).is_some_and(|pinned| pinned.widget == response.id);
        // The tip of a link lies outside the tip that has the link. Who points at it still reads
        // both.
        let within = |one: &Floating| one.level > level && pointer.is_some_and(|at| one.rect.expand(6.0).contains(at));
        let open = tips.before.iter().any(|one| one.level == level && one.widget == response.id);
        (pinned, open && tips.before.iter().any(within), tips.offered.is_some())
    });
    if heard {
        let tip = tip();
        with(ctx, |tips| tips.offered.get_or_insert_default().entry(response.id.value()).or_default().add(tip));
        return;
    }
    if pinned {
        // A pinned tip is kept current while its widget is drawn.
        let fresh = tip();
        with(ctx, |tips| tips.refresh(level, response.id, fresh));
        return;
    }
    if by_keys || held || Tooltip::should_show_tooltip(response, true) {
        let floating = Floating {
            level,
            widget: response.id,
            anchor,
            response: Some(response.clone()),
            tip: tip(),
            by_keys,
            rect: Rect::NOTHING,
        };
        with(ctx, |tips| tips.float(floating));
    }
}

/// True if the widget has the focus, and the player acts with keys. A focus that was led somewhere
/// opens no tip.
pub fn reached_by_keys(response: &Response) -> bool {
    response.has_focus() && !led_to(&response.ctx, response.id) && !pointed(&response.ctx)
}

impl Tips {
    /// Adds a floating tip, or adds its lines to the one of the same widget.
    fn float(&mut self, new: Floating) {
        let same = |one: &&mut Floating| one.level == new.level && one.widget == new.widget;
        match self.floating.iter_mut().find(same) {
            Some(one) => one.tip.add(new.tip),
            None if new.tip.title.is_empty() && new.tip.lines.is_empty() => {}
            None => self.floating.push(new),
        }
    }

    /// Replaces the lines of a pinned tip whose widget still says the same.
    fn refresh(&mut self, level: usize, widget: Id, fresh: Tip) {
        if let Some(pinned) = self.pinned.get_mut(level)
            && pinned.widget == widget
            && pinned.tip.title == fresh.title
            && !fresh.title.is_empty()
        {
            pinned.tip.lines = fresh.lines;
        }
    }

    fn push(&mut self, widget: Id, anchor: Rect, tip: Tip) {
        self.serial += 1;
        self.pinned.push(Pinned {
            serial: self.serial,
            widget,
            anchor,
            tip,
            links: Vec::new(),
            cursor: 0,
            settled: false,
            rect: Rect::NOTHING,
            push: Vec2::ZERO,
            scroll: 0.0,
        });
        self.attended = true;
    }

    /// Pins the tips that float, up to this level. Returns false if none floats.
    fn pin(&mut self, focused: Option<Id>, deepest: usize) -> bool {
        let chain = if self.floating.is_empty() { std::mem::take(&mut self.before) } else { self.floating.clone() };
        let Some(first) = chain.first().map(|one| one.level) else { return false };
        self.pinned.truncate(first);
        if self.pinned.is_empty() {
            self.home = focused;
        }
        for one in chain {
            if one.level == self.pinned.len() && one.level <= deepest {
                self.push(one.widget, one.anchor, one.tip);
            }
        }
        true
    }

    /// Opens the tip of a link in the tip of this level, which floats or is pinned.
    fn follow(&mut self, level: usize, floats: bool, focused: Option<Id>, link: (Id, Rect), tip: Tip) {
        if floats {
            self.pin(focused, level);
        }
        self.pinned.truncate(level + 1);
        if self.pinned.len() == level + 1 {
            self.push(link.0, link.1, tip);
        }
    }

    /// Closes a pinned tip, and those that were opened from it. Returns the widget that gets the
    /// focus, if that was the last tip.
    fn close(&mut self, level: usize) -> Option<Id> {
        self.pinned.truncate(level);
        if self.pinned.is_empty() {
            self.attended = false;
            self.home.take()
        } else {
            self.attended = true;
            None
        }
    }
}

//! Marks: panels publish the rectangles of named widgets, so that the tutorial can point at them.
//!
//! A mark costs one entry of a small map. Nobody needs to know who reads it.

use std::collections::BTreeMap;

use bevy_egui::egui::{Align, Context, Event, Id, Key, LayerId, Order, Rect, Response, Ui};

/// A widget as it was last drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marked {
    /// Its rectangle, in points.
    pub rect: Rect,
    /// The part of the window in which it can be seen. A widget that is scrolled away lies outside.
    pub clip: Rect,
    layer: LayerId,
    pass: u64,
}

impl Marked {
    /// True if the middle of the widget can be seen.
    #[must_use]
    pub fn seen(&self) -> bool {
        self.clip.contains(self.rect.center())
    }

    /// True if a sheet or another area lies over its middle, so that a click would not reach it.
    /// Tips and the area with the id `beside`, which moves out of the way, do not count.
    #[must_use]
    pub fn covered(&self, ctx: &Context, beside: Id) -> bool {
        let middle = self.clip.clamp(self.rect.center());
        let over = ctx.layer_id_at(middle).filter(|layer| *layer != self.layer);
        over.is_some_and(|layer| layer.order < Order::Tooltip && layer.id != beside)
    }
}

type Marks = BTreeMap<&'static str, Marked>;

fn id() -> Id {
    Id::new("marks")
}

/// Publishes the rectangle of a widget.
pub fn mark(ui: &Ui, name: &'static str, rect: Rect) {
    let ctx = ui.ctx();
    let marked = Marked { rect, clip: ui.clip_rect(), layer: ui.layer_id(), pass: ctx.cumulative_pass_nr() };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Marks>(id()).insert(name, marked));
    let sought: Option<String> = ctx.data(|data| data.get_temp(sought()));
    if sought.as_deref() == Some(name) {
        ctx.data_mut(|data| data.remove::<String>(self::sought()));
        ui.scroll_to_rect(rect, Some(Align::Center));
    }
    let led: Option<Led> = ctx.data(|data| data.get_temp(led()));
    if led.is_some_and(|led| led.name == name && ctx.cumulative_pass_nr() <= led.until)
        && let Some(widget) = widget(ctx, ui.layer_id(), rect)
    {
        ctx.data_mut(|data| {
            data.remove::<Led>(self::led());
            data.insert_temp(self::led(), widget);
        });
        ctx.memory_mut(|memory| memory.request_focus(widget));
    }
}

/// Returns the widget with this rectangle that was drawn in this pass and can be pressed.
fn widget(ctx: &Context, layer: LayerId, rect: Rect) -> Option<Id> {
    ctx.viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(layer);
        let fits = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable() && widget.rect == rect);
        fits.last().map(|widget| widget.id)
    })
}

/// A widget to which the focus is led.
#[derive(Clone)]
struct Led {
    name: String,
    /// The last pass in which it is waited for.
    until: u64,
}

fn led() -> Id {
    Id::new("mark-led")
}

/// Passes in which a widget that was just asked for must appear.
const PATIENCE: u64 = 30;

fn by_pointer() -> Id {
    Id::new("by-pointer")
}

/// Notes whether the player acts with the pointer or with keys.
#[expect(clippy::wildcard_enum_match_arm, reason = "egui has many events, and these alone matter")]
pub(super) fn note_device(ctx: &Context, event: &Event) {
    let pointer = match event {
        Event::PointerMoved(_) | Event::PointerButton { .. } | Event::MouseWheel { .. } | Event::Touch { .. } => true,
        Event::Key { pressed: true, .. } => false,
        _ => return,
    };
    ctx.data_mut(|data| data.insert_temp(by_pointer(), pointer));
}

/// True if the player acted last with the pointer, and not with a key. Nothing should move under
/// the pointer.
pub fn pointed(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(by_pointer())).unwrap_or(false)
}

/// Leads the focus of the keyboard to this widget as soon as it is drawn and can be pressed. A
/// player who acts with the pointer is not led anywhere.
pub fn lead(ctx: &Context, name: &str) {
    if !pointed(ctx) {
        let until = ctx.cumulative_pass_nr() + PATIENCE;
        ctx.data_mut(|data| data.insert_temp(led(), Led { name: name.to_owned(), until }));
    }
}

/// True if the focus was led to this widget and has not been moved since. Such a widget opens no
/// tip, because the tip would cover what the player wants to use next.
pub fn led_to(ctx: &Context, widget: Id) -> bool {
    let moved = [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    if ctx.input(|input| moved.into_iter().any(|key| input.key_pressed(key))) {
        ctx.data_mut(|data| data.remove::<Id>(led()));
    }
    ctx.data(|data| data.get_temp::<Id>(led())) == Some(widget)
}

/// Gives the focus to a widget as if it had been led there.
pub(super) fn lead_to(ctx: &Context, widget: Id) {
    ctx.memory_mut(|memory| memory.request_focus(widget));
    ctx.data_mut(|data| data.insert_temp(led(), widget));
}

/// Takes the keyboard's focus away from whatever has it.
pub fn drop_focus(ctx: &Context) {
    super::sheet_focus::forget(ctx);
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// True if this part of the window was not drawn in the previous pass. The part asks in every pass.
pub fn just_opened(ui: &Ui, part: impl std::hash::Hash + std::fmt::Debug) -> bool {
    let ctx = ui.ctx();
    let (id, now) = (Id::new(("part-drawn", part)), ctx.cumulative_pass_nr());
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, now);
        last
    });
    last.is_none_or(|last| now > last + 1)
}

/// Publishes a widget of which there may be several. The first one counts.
pub fn mark_first(ui: &Ui, name: &'static str, rect: Rect) {
    let now = ui.ctx().cumulative_pass_nr();
    if marked(ui.ctx(), name).is_none_or(|marked| marked.pass < now) {
        mark(ui, name, rect);
    }
}

/// Publishes a widget that was marked in this pass under another name as well.
pub fn mark_too(ctx: &Context, name: &'static str, as_well: &'static str) {
    if let Some(marked) = marked(ctx, name) {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Marks>(id()).insert(as_well, marked));
    }
}

fn sought() -> Id {
    Id::new("mark-sought")
}

/// Lets the panel that draws this widget scroll to it, once.
pub fn seek(ctx: &Context, name: &str) {
    ctx.data_mut(|data| data.insert_temp(sought(), name.to_owned()));
}

/// Publishes the rectangle of a widget while it can be pressed.
pub fn mark_usable(ui: &Ui, name: &'static str, response: &Response) {
    if response.enabled() {
        mark(ui, name, response.rect);
    }
}

/// Returns the widget of this name, if it was drawn in this pass or in the one before.
#[must_use]
pub fn marked(ctx: &Context, name: &str) -> Option<Marked> {
    let now = ctx.cumulative_pass_nr();
    let found = ctx.data(|data| data.get_temp::<Marks>(id()))?.get(name).copied();
    found.filter(|marked| marked.pass + 1 >= now)
}

/// Returns the rectangles of all marked widgets that can be seen now.
#[must_use]
pub fn seen_marks(ctx: &Context) -> Vec<Rect> {
    let now = ctx.cumulative_pass_nr();
    let marks: Marks = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    marks.into_values().filter(|marked| marked.pass + 1 >= now && marked.seen()).map(|marked| marked.rect).collect()
}

/// Returns the names of all widgets that have ever been marked in this context.
#[must_use]
pub fn all_marked(ctx: &Context) -> Vec<&'static str> {
    ctx.data(|data| data.get_temp::<Marks>(id())).map_or_else(Vec::new, |marks| marks.into_keys().collect())
}

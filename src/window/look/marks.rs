//! Marks: panels publish the rectangles of named widgets, so that the tutorial can point at them.
//!
//! A mark costs one entry of a small map. Nobody needs to know who reads it.

use std::collections::BTreeMap;

use bevy_egui::egui::{Context, Id, Rect, Response, Ui};

/// A widget as it was last drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marked {
    /// Its rectangle, in points.
    pub rect: Rect,
    /// The part of the window in which it can be seen. A widget that is scrolled away lies outside.
    pub clip: Rect,
    pass: u64,
}

impl Marked {
    /// True if the middle of the widget can be seen.
    #[must_use]
    pub fn seen(&self) -> bool {
        self.clip.contains(self.rect.center())
    }
}

type Marks = BTreeMap<&'static str, Marked>;

fn id() -> Id {
    Id::new("marks")
}

/// Publishes the rectangle of a widget.
pub fn mark(ui: &Ui, name: &'static str, rect: Rect) {
    let ctx = ui.ctx();
    let marked = Marked { rect, clip: ui.clip_rect(), pass: ctx.cumulative_pass_nr() };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Marks>(id()).insert(name, marked));
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

/// Returns the names of all widgets that have ever been marked in this context.
#[must_use]
pub fn all_marked(ctx: &Context) -> Vec<&'static str> {
    ctx.data(|data| data.get_temp::<Marks>(id())).map_or_else(Vec::new, |marks| marks.into_keys().collect())
}

//! Subjects: a widget says which entry of the codex is about it. The codex opens there when the
//! player asks for help while the pointer or the keyboard focus is on the widget.
//!
//! Not here: terms in tips, which [`tips`](super::tips) know by themselves.

use bevy_egui::egui::{Context, Id, Response};

use super::tips::reached_by_keys;

/// The subject under the pointer, as it was last drawn.
#[derive(Clone, Debug)]
struct Subject {
    entry: String,
    /// True if the keyboard focus is on the widget. It goes before the pointer, which rests
    /// anywhere.
    by_keys: bool,
    /// Area of the widget in square points: of two nested widgets, the inner one counts.
    area: f32,
    pass: u64,
}

fn id() -> Id {
    Id::new("subject")
}

/// Names the codex entry that is about a widget. `entry` is called only for the widget that the
/// player points at.
pub fn about(response: &Response, entry: impl FnOnce() -> String) {
    let by_keys = reached_by_keys(response);
    if !by_keys && !response.contains_pointer() {
        return;
    }
    let ctx = &response.ctx;
    let (pass, area) = (ctx.cumulative_pass_nr(), response.rect.area());
    let better = |known: &Subject| known.pass == pass && (known.by_keys, -known.area) > (by_keys, -area);
    if ctx.data(|data| data.get_temp::<Subject>(id())).is_none_or(|known| !better(&known)) {
        let subject = Subject { entry: entry(), by_keys, area, pass };
        ctx.data_mut(|data| data.insert_temp(id(), subject));
    }
}

/// Returns the entry about the widget that the player points at.
#[must_use]
pub fn pointed_at(ctx: &Context) -> Option<String> {
    let now = ctx.cumulative_pass_nr();
    let subject = ctx.data(|data| data.get_temp::<Subject>(id()))?;
    (subject.pass + 1 >= now).then_some(subject.entry)
}

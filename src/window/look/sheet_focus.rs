//! The keyboard focus of an open sheet: it stays in the sheet, and an arrow always leads somewhere.
//!
//! egui moves the focus to the nearest widget within 45 degrees of the pressed arrow. That leaves
//! gaps, which are closed here: the cone reaches through a sheet to the panels behind it; a widget
//! that has nothing in its cone is a dead end; a focused widget that is disabled or vanishes takes
//! the focus with it. Then an arrow goes to the nearest widget of the sheet in that half of the
//! window. Without a focus it goes to the widget nearest to the last one, or to the sheet's
//! [`entrance`].
//!
//! Not here: the order of Tab, which is the order of drawing, and widgets that read arrows
//! themselves.

use bevy_egui::egui::{
    Context, Event, Id, Key, LayerId, Modifiers, Order, Pos2, Rect, Response, Vec2, WidgetRect, WidgetType,
};

use super::marks::lead_to;

/// The arrow keys with their directions.
const ARROWS: [(Key, Vec2); 4] = [
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
];

/// The last widget of a sheet that had the focus.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spot {
    id: Id,
    layer: LayerId,
    rect: Rect,
    /// The last pass in which it had the focus.
    pass: u64,
}

/// What is remembered from one pass to the next.
#[derive(Clone, Copy, Debug, Default)]
struct Memory {
    /// The arrow that was pressed in the last pass.
    arrow: Option<Vec2>,
    /// The last pass in which Tab was pressed.
    tab: Option<u64>,
    last: Option<Spot>,
}

fn id() -> Id {
    Id::new("sheet-focus")
}

fn entrance_of(layer: LayerId) -> Id {
    Id::new(("sheet-entrance", layer))
}

/// Makes this widget the first one that an arrow reaches in its sheet.
pub fn entrance(response: &Response) {
    response.ctx.data_mut(|data| data.insert_temp(entrance_of(response.layer_id), response.id));
}

/// Forgets where the focus was, so that no arrow returns there.
pub(super) fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Memory>(id()));
}

/// Keeps the focus in the sheet whose button to close it is `close`. Each pass of an open sheet
/// calls this.
pub(super) fn keep(ctx: &Context, close: Id) {
    let now = ctx.cumulative_pass_nr();
    let mut memory: Memory = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    if ctx.input(|input| input.key_pressed(Key::Tab)) {
        memory.tab = Some(now);
    }
    if let Some(sheet) = seen(ctx, close).map(|widget| widget.layer_id) {
        let last = memory.last.filter(|last| last.layer == sheet);
        let focused = ctx.memory(|memory| memory.focused()).and_then(|widget| seen(ctx, widget));
        // Tab moves the focus within its pass, or in the next one.
        let tabbed = memory.tab.is_some_and(|at| at + 2 >= now);
        let better = match focused {
            Some(widget) if widget.layer_id.order == Order::Background => {
                let clicked = ctx.input(|input| input.pointer.any_down() || input.pointer.any_released());
                let there = last.filter(|last| !tabbed && seen(ctx, last.id).is_some_and(|widget| widget.enabled));
                let ahead = there.zip(memory.arrow).and_then(|(last, way)| beyond(ctx, &last, way));
                (!clicked).then(|| ahead.or(there.map(|last| last.id)).unwrap_or(close))
            }
            Some(widget) => {
                let spot = Spot { id: widget.id, layer: widget.layer_id, rect: widget.rect, pass: now };
                let stuck = last.is_some_and(|last| last.id == widget.id) && !reads_arrows(ctx, widget.id);
                memory.last = Some(spot);
                memory.arrow.filter(|_| stuck).and_then(|way| beyond(ctx, &spot, way))
            }
            None => lost(ctx, sheet, last, memory.arrow.is_some(), now),
        };
        match better {
            Some(widget) if memory.arrow.is_some() || tabbed => {
                ctx.memory_mut(|memory| memory.request_focus(widget));
            }
            // Nobody has asked for this widget, so its tip would only be in the way.
            Some(widget) => lead_to(ctx, widget),
            None => {}
        }
    }
    memory.arrow = None;
    ctx.data_mut(|data| data.insert_temp(id(), memory));
}

/// Remembers the arrow that was pressed, if the contents of the sheet have not taken it. Each pass
/// of an open sheet calls this after its contents.
pub(super) fn note(ctx: &Context) {
    let arrow = ctx.input(|input| {
        let pressed = input.events.iter().filter_map(|event| {
            if let Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } = event {
                Some(*key)
            } else {
                None
            }
        });
        pressed.filter_map(|key| ARROWS.iter().find(|(arrow, _)| *arrow == key)).map(|(_, way)| *way).next()
    });
    if arrow.is_some() {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Memory>(id()).arrow = arrow);
        // The next pass sees what became of it.
        ctx.request_repaint();
    }
}

/// Returns the widget that gets a lost focus: at once if the last one was disabled by its own
/// press, as "more" is at the most, and otherwise with the next arrow.
fn lost(ctx: &Context, sheet: LayerId, last: Option<Spot>, arrow: bool, now: u64) -> Option<Id> {
    let disabled = |last: &Spot| last.pass + 2 >= now && seen(ctx, last.id).is_some_and(|widget| !widget.enabled);
    let near = last.filter(|last| arrow || disabled(last)).and_then(|last| nearest(ctx, sheet, last.rect.center()));
    near.or_else(|| if arrow { first(ctx, sheet) } else { None })
}

/// Returns a widget as it was drawn last.
fn seen(ctx: &Context, id: Id) -> Option<WidgetRect> {
    ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied())
}

/// True if a widget needs the arrows for itself.
fn reads_arrows(ctx: &Context, id: Id) -> bool {
    let kind = ctx.viewport(|viewport| viewport.prev_pass.widgets.info(id).map(|info| info.typ));
    matches!(kind, Some(WidgetType::TextEdit | WidgetType::Slider | WidgetType::DragValue))
}

/// Returns the usable widget of a layer with the smallest measure.
fn best(ctx: &Context, layer: LayerId, measure: impl Fn(&WidgetRect) -> Option<f32>) -> Option<Id> {
    ctx.viewport(|viewport| {
        let usable = |widget: &&WidgetRect| widget.enabled && widget.sense.is_focusable();
        let widgets = viewport.prev_pass.widgets.get_layer(layer).filter(usable);
        let measured = widgets.filter_map(|widget| Some((measure(widget)?, widget.id)));
        measured.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, id)| id)
    })
}

/// Returns the nearest widget of the same layer that lies wholly in a direction.
fn beyond(ctx: &Context, from: &Spot, way: Vec2) -> Option<Id> {
    best(ctx, from.layer, |widget| {
        let (along, across) = apart(from.rect, widget.rect, way);
        // Half a point of overlap is an effect of rounding.
        (widget.id != from.id && along > -0.5).then_some(along + across)
    })
}

/// Returns the gap between two rectangles along a direction and across it, in points.
fn apart(from: Rect, to: Rect, way: Vec2) -> (f32, f32) {
    let across = if way.x == 0.0 {
        (to.left() - from.right()).max(from.left() - to.right())
    } else {
        (to.top() - from.bottom()).max(from.top() - to.bottom())
    };
    let along = if way == Vec2::DOWN {
        to.top() - from.bottom()
    } else if way == Vec2::UP {
        from.top() - to.bottom()
    } else if way == Vec2::RIGHT {
        to.left() - from.right()
    } else {
        from.left() - to.right()
    };
    (along, across.max(0.0))
}

/// Returns the visible widget of a layer that is nearest to a point.
fn nearest(ctx: &Context, layer: LayerId, point: Pos2) -> Option<Id> {
    let visible = |widget: &WidgetRect| widget.interact_rect.is_positive();
    best(ctx, layer, |widget| visible(widget).then(|| widget.interact_rect.distance_sq_to_pos(point)))
}

/// Returns the entrance of a layer, or the first widget that was drawn in it.
fn first(ctx: &Context, layer: LayerId) -> Option<Id> {
    let entrance: Option<Id> = ctx.data(|data| data.get_temp(entrance_of(layer)));
    let there = |widget: &Id| seen(ctx, *widget).is_some_and(|widget| widget.layer_id == layer && widget.enabled);
    entrance.filter(there).or_else(|| best(ctx, layer, |_| Some(0.0)))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_gap_is_measured_along_the_arrow_and_across_it() {
        let at = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(10.0, 10.0));
        assert_eq!(apart(at(0.0, 0.0), at(30.0, 15.0), Vec2::DOWN), (5.0, 20.0));
        assert_eq!(apart(at(0.0, 0.0), at(30.0, 15.0), Vec2::RIGHT), (20.0, 5.0));
        assert_eq!(apart(at(30.0, 15.0), at(0.0, 0.0), Vec2::UP), (5.0, 20.0));
        assert_eq!(apart(at(30.0, 15.0), at(0.0, 0.0), Vec2::LEFT), (20.0, 5.0));
        assert!(apart(at(0.0, 0.0), at(0.0, 5.0), Vec2::DOWN).0 < 0.0, "it does not lie wholly below");
    }
}

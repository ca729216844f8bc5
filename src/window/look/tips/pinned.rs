//! Draws the pinned tips.

use bevy_egui::egui::containers::scroll_area::{DragScroll, ScrollSource};
use bevy_egui::egui::{
    Area, AreaState, Button, Context, Frame, Id, Label, Layout, Margin, Memory, Order, Rect, RichText, ScrollArea,
    Stroke, TextStyle, Ui, UiKind, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::floating::WIDTH;
use super::glossary::Glossary;
use super::write::{self, Link};
use super::{Pinned, Tips, place, with};
use crate::look::palette::{ASH, BONE, ENGRAVED, RAISED, SKY};
use crate::look::{TARGET, bold};

/// What is known of a pinned tip after it is drawn.
struct Drawn {
    links: Vec<Id>,
    rect: Rect,
    /// True if the size with which it was placed is right.
    settled: bool,
    /// True if the player has closed it.
    closed: bool,
}

/// Draws all pinned tips.
pub(super) fn draw(ctx: &Context) {
    let (glossary, attended) = with(ctx, |tips| (tips.glossary.clone(), tips.attended));
    let Some(glossary) = glossary else { return };
    let mut level = 0;
    while let Some((pinned, top, pressed)) = with(ctx, |tips| {
        let top = level + 1 == tips.pinned.len();
        let pressed = top && std::mem::take(&mut tips.pressed);
        tips.pinned.get(level).cloned().map(|pinned| (pinned, top, pressed))
    }) {
        let pressed = pressed.then_some(pinned.cursor);
        let drawn = show(ctx, &pinned, level, attended && top, pressed, &glossary);
        if attended && top && drawn.settled && !drawn.closed {
            hold_focus(ctx, &pinned, &drawn.links);
        }
        let freed = with(ctx, |tips| tips.after(level, pinned.serial, drawn));
        if let Some(home) = freed {
            ctx.memory_mut(|memory| memory.request_focus(home));
        }
        level += 1;
    }
}

/// Gives the keyboard focus to the link under the cursor.
fn hold_focus(ctx: &Context, pinned: &Pinned, links: &[Id]) {
    let Some(&wanted) = links.get(pinned.cursor.min(links.len().saturating_sub(1))) else { return };
    if ctx.memory(Memory::focused) != Some(wanted) {
        ctx.memory_mut(|memory| memory.request_focus(wanted));
        ctx.request_repaint();
    }
}

impl Tips {
    /// Stores what is known after a pinned tip is drawn. Returns the widget that gets the focus, if
    /// the last tip was closed.
    fn after(&mut self, level: usize, serial: u64, drawn: Drawn) -> Option<Id> {
        let pinned = self.pinned.get_mut(level).filter(|pinned| pinned.serial == serial)?;
        pinned.cursor = pinned.cursor.min(drawn.links.len().saturating_sub(1));
        (pinned.links, pinned.rect) = (drawn.links, drawn.rect);
        (pinned.push, pinned.scroll) = (Vec2::ZERO, 0.0);
        pinned.settled |= drawn.settled;
        if drawn.closed { self.close(level) } else { None }
    }
}

fn show(
    ctx: &Context,
    pinned: &Pinned,
    level: usize,
    attended: bool,
    pressed: Option<usize>,
    glossary: &Glossary,
) -> Drawn {
    let window = ctx.content_rect().shrink(4.0);
    let id = Id::new(("pinned-tip", pinned.serial));
    let known = AreaState::load(ctx, id).and_then(|area| area.size);
    let width = WIDTH.min(window.width() - 32.0);
    let mut area = Area::new(id)
        .kind(UiKind::Window)
        .order(Order::Foreground)
        .movable(true)
        .constrain_to(window)
        .default_width(width)
        .fade_in(false);
    if !pinned.settled {
        let sides = if level == 0 { place::sides(window, pinned.anchor) } else { place::OF_A_LINK };
        let wanted = known.unwrap_or(vec2(width, 0.0));
        let below = with(ctx, |tips| tips.pinned.iter().take(level).map(|tip| tip.rect).collect::<Vec<_>>());
        let pointer = ctx.pointer_hover_pos();
        let spot = match level {
            0 | 1 => place::beside(window, pinned.anchor, wanted, sides, pointer),
            _ => place::off(window, pinned.anchor, wanted, &below, pointer),
        };
        area = area.current_pos(spot.corner(known.unwrap_or(Vec2::ZERO)));
    } else if pinned.push != Vec2::ZERO {
        area = area.current_pos(pinned.rect.min + pinned.push);
    }
    let edge = if attended { Stroke::new(2.0, SKY) } else { Stroke::new(1.5, ENGRAVED) };
    let frame = Frame::popup(&ctx.global_style()).fill(RAISED).stroke(edge).inner_margin(Margin::same(10));
    let mut links = Vec::new();
    let shown = area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width);
            let most = (window.height() - 96.0).clamp(80.0, 460.0);
            let close = Id::new(("pinned-tip-close", pinned.serial));
            let mut closed = head(ui, pinned, glossary, close);
            let source = ScrollSource { drag: DragScroll::Never, ..ScrollSource::default() };
            let area = ScrollArea::vertical().id_salt("pinned-tip").max_height(most).auto_shrink([false, true]);
            area.scroll_source(source).show(ui, |ui| {
                if pinned.scroll != 0.0 {
                    ui.scroll_with_delta(vec2(0.0, -pinned.scroll));
                }
                write::contents(ui, &pinned.tip, Some(glossary), Link { level, floats: false, pressed }, &mut links);
                more(ui, &pinned.tip, glossary, pressed, &mut links);
            });
            let words = RichText::new(&glossary.words.keys).color(ASH).text_style(TextStyle::Small);
            ui.add(Label::new(words).wrap());
            closed |= pressed == Some(links.len());
            links.push(close);
            closed
        })
    });
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::Window, true, &pinned.tip.title));
    let rect = shown.response.rect;
    let settled = known.is_some_and(|size| (size - rect.size()).abs().max_elem() < 0.5);
    Drawn { links, rect, settled, closed: shown.inner.inner }
}

/// Draws the heading with the close button. Returns true if that is clicked.
fn head(ui: &mut Ui, pinned: &Pinned, glossary: &Glossary, close: Id) -> bool {
    ui.horizontal_top(|ui| {
        let room = (ui.available_width() - TARGET - 8.0).max(40.0);
        ui.allocate_ui_with_layout(vec2(room, TARGET), Layout::top_down(bevy_egui::egui::Align::Min), |ui| {
            ui.set_width(room);
            ui.add_space(4.0);
            ui.add(Label::new(bold(&pinned.tip.title)).wrap());
        });
        let size = Vec2::splat(TARGET);
        let (_, rect) = ui.allocate_space(size);
        let response = ui.interact(rect, close, bevy_egui::egui::Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &glossary.words.close));
        let visuals = *ui.style().interact(&response);
        let lit = response.hovered() || response.has_focus();
        let edge = if lit { Stroke::new(1.5, SKY) } else { visuals.bg_stroke };
        ui.painter().rect(rect, 3.0, visuals.bg_fill, edge, bevy_egui::egui::StrokeKind::Inside);
        write::paint_cross(ui, rect.shrink(11.0), BONE);
        response.clicked()
    })
    .inner
}

/// Draws the link to the entry of the codex, and notes that the player asks for it. The codex takes
/// the entry from [`take_asked_entry`](super::take_asked_entry). There is no link while the texts
/// have no words for it (`pinned-more`).
fn more(ui: &mut Ui, tip: &super::Tip, glossary: &Glossary, pressed: Option<usize>, links: &mut Vec<Id>) {
    let (Some(entry), Some(words)) = (tip.entry(), &glossary.words.more) else { return };
    let response = ui.add(Button::new(RichText::new(words).color(SKY)).frame(false).min_size(vec2(0.0, TARGET)));
    if response.clicked() || pressed == Some(links.len()) {
        with(ui.ctx(), |tips| tips.asked = Some(entry));
    }
    links.push(response.id);
}

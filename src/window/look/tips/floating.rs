//! Draws the tips that float beside their widgets.

use bevy_egui::egui::containers::scroll_area::{ScrollBarVisibility, ScrollSource};
use bevy_egui::egui::{Context, Rect, ScrollArea, Tooltip, Vec2, vec2};

use super::glossary::Glossary;
use super::write::{self, Link};
use super::{Floating, Tips, place, with};

/// The width of a tip, in points.
pub(super) const WIDTH: f32 = 380.0;

/// Draws all floating tips. A link in a tip may add another one, which is then drawn too.
pub(super) fn draw(ctx: &Context) {
    let glossary = with(ctx, |tips| tips.glossary.clone());
    if !ctx.memory(|memory| memory.everything_is_visible()) {
        with(ctx, Tips::choose);
    }
    let mut at = 0;
    while let Some(floating) = with(ctx, |tips| tips.floating.get(at).cloned()) {
        let rect = show(ctx, &floating, glossary.as_deref());
        with(ctx, |tips| {
            if let Some(drawn) = tips.floating.get_mut(at) {
                (drawn.rect, drawn.response) = (rect, None);
            }
        });
        at += 1;
    }
}

impl Tips {
    /// Keeps one floating tip: the one at the keyboard focus, or else that of the smallest widget
    /// under the pointer.
    fn choose(&mut self) {
        let size = |one: &Floating| one.anchor.area();
        let best = (0..self.floating.len()).min_by(|&one, &other| {
            let (one, other) = (&self.floating[one], &self.floating[other]);
            other.by_keys.cmp(&one.by_keys).then(size(one).total_cmp(&size(other)))
        });
        if let Some(best) = best {
            self.floating = vec![self.floating.swap_remove(best)];
        }
    }
}

fn show(ctx: &Context, floating: &Floating, glossary: Option<&Glossary>) -> Rect {
    let Some(response) = &floating.response else { return Rect::NOTHING };
    let window = ctx.content_rect().shrink(4.0);
    let mut tooltip = Tooltip::for_widget(response);
    let (widget, sides) = match floating.level {
        0 => {
            let widget = tooltip.popup.get_anchor_rect().unwrap_or(response.rect);
            (widget, place::sides(window, widget))
        }
        _ => (floating.anchor, place::OF_A_LINK),
    };
    let id = Tooltip::next_tooltip_id(ctx, response.id);
    // What it says may be taller than what there was room for.
    let said = id.with("said");
    let known: Option<Vec2> = ctx.data(|data| data.get_temp(said));
    let width = WIDTH.min(window.width());
    let wanted = known.unwrap_or(vec2(width, 0.0));
    let spot = place::beside(window, widget, wanted, sides, ctx.pointer_hover_pos());
    // The edge of a tip takes some of the room.
    let edge = Vec2::splat(24.0);
    let most = (spot.most - edge).max(Vec2::splat(40.0));
    tooltip.popup = tooltip.popup.anchor(spot.anchor).gap(place::GAP).align(spot.align).align_alternatives(&[]);
    let shown = tooltip.width(width).show(|ui| {
        ui.set_max_width(most.x.min(width));
        let foot = write::foot_height(ui);
        let area = ScrollArea::vertical()
            .id_salt("floating-tip")
            .max_height((most.y - foot).max(24.0))
            .min_scrolled_height(0.0)
            .scroll_source(ScrollSource::NONE)
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
        let mut links = Vec::new();
        let link = Link { level: floating.level, floats: true, pressed: None };
        let body = area.show(ui, |ui| {
            write::heading(ui, &floating.tip);
            write::contents(ui, &floating.tip, glossary, link, &mut links);
        });
        let hidden = (body.content_size.y - body.inner_rect.height()).max(0.0);
        let cut = hidden > 1.0;
        if let Some(glossary) = glossary {
            write::foot(ui, glossary, cut, !links.is_empty(), with(ctx, |tips| tips.pin_key));
        }
        hidden
    });
    let Some(shown) = shown else { return Rect::NOTHING };
    let rect = shown.response.rect;
    ctx.data_mut(|data| data.insert_temp(said, rect.size() + vec2(0.0, shown.inner)));
    rect
}

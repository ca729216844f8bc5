//! Sizes, distances and colours of widgets: a grid of 8 points, click targets of at least 32
//! points, no text below 12 points. A larger [`Density`] makes the targets larger, not the text.

use bevy_egui::egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Ui, Vec2, Visuals,
    style::{ScrollAnimation, WidgetVisuals},
    vec2,
};

use super::fonts::{DISPLAY, FIGURES, FLAVOUR, family};
use super::palette::{
    ASH, BLOOD, BONE, CHOSEN, EMBER, ENGRAVED, FAINT, INK, LIFTED, PALE, PALE_CHOSEN, PALE_FAINT, PALE_LINK, PANEL,
    PARCHMENT, RAISED, SEPIA, SKY,
};
use crate::shell::settings::{Density, Preferences};

/// Minimum width and height of clickable widgets in the usual density, in points.
pub const TARGET: f32 = 32.0;
/// Grid unit for distances, in points.
pub const GRID: f32 = 8.0;
/// Standard width of drawn lines, in points.
pub const LINE: f32 = 1.5;

/// Text style for titles of sheets.
#[must_use]
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// Text style for quotations from the histories of Hell.
#[must_use]
pub fn flavour() -> TextStyle {
    TextStyle::Name("flavour".into())
}

/// Text style for numbers.
#[must_use]
pub fn figures() -> TextStyle {
    TextStyle::Name("figures".into())
}

/// Returns the minimum width and height of clickable widgets, in points.
#[must_use]
pub const fn least_target(density: Density) -> f32 {
    match density {
        Density::Normal => TARGET,
        Density::Comfortable => 38.0,
        Density::Large => 44.0,
    }
}

/// Returns the minimum width and height of clickable widgets here, in points.
#[must_use]
pub fn target(ui: &Ui) -> f32 {
    ui.ctx().global_style().spacing.interact_size.y
}

/// Returns the style of all widgets on iron panels.
#[must_use]
pub fn iron(preferences: &Preferences) -> Style {
    let mut style = Style { text_styles: sizes(), visuals: visuals(), ..Style::default() };
    style.animation_time = if preferences.reduced_motion { 0.0 } else { 0.14 };
    if preferences.reduced_motion {
        style.scroll_animation = ScrollAnimation::none();
        style.visuals.text_cursor.blink = false;
    }
    let target = least_target(preferences.density);
    style.spacing.item_spacing = Vec2::splat(GRID);
    style.spacing.button_padding = vec2(10.0, 5.0 + (target - TARGET) / 4.0);
    style.spacing.interact_size = Vec2::splat(target);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.menu_margin = Margin::same(8);
    // A bar that appears must not lie over the buttons at the edge.
    style.spacing.scroll.floating_allocated_width = 8.0;
    // A thin bar always shows that there is more, also to those whose pointer is elsewhere.
    style.spacing.scroll.floating_width = 4.0;
    style.spacing.scroll.dormant_background_opacity = 0.25;
    style.spacing.scroll.dormant_handle_opacity = 0.6;
    style.spacing.icon_width = 20.0;
    style.spacing.icon_width_inner = 12.0;
    style.spacing.tooltip_width = 380.0;
    style.interaction.tooltip_delay = 0.25;
    style.interaction.selectable_labels = false;
    style
}

fn sizes() -> std::collections::BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, FontId::new(13.0, FontFamily::Proportional)),
        (TextStyle::Body, FontId::new(16.0, FontFamily::Proportional)),
        (TextStyle::Button, FontId::new(16.0, FontFamily::Proportional)),
        (TextStyle::Monospace, FontId::new(15.0, FontFamily::Monospace)),
        (TextStyle::Heading, FontId::new(18.0, family(DISPLAY))),
        (title(), FontId::new(24.0, family(DISPLAY))),
        (flavour(), FontId::new(16.0, family(FLAVOUR))),
        (figures(), FontId::new(15.0, family(FIGURES))),
    ]
    .into()
}

/// Width of the edge of the widget under the pointer. It must be whole points, because egui rounds
/// the margin beside the edge: with half points, a button under the pointer would grow and move its
/// neighbours.
const LIT_EDGE: f32 = 2.0;

const fn widget(fill: Color32, edge: Color32, weight: f32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke { width: weight, color: edge },
        corner_radius: CornerRadius::same(3),
        fg_stroke: Stroke { width: LINE, color: text },
        expansion: 0.0,
    }
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.widgets.noninteractive = widget(PANEL, ENGRAVED, 1.0, BONE);
    visuals.widgets.inactive = widget(RAISED, ENGRAVED, 1.0, BONE);
    visuals.widgets.hovered = widget(LIFTED, BONE, LIT_EDGE, BONE);
    visuals.widgets.active = widget(LIFTED, SKY, 2.0, BONE);
    visuals.widgets.open = widget(LIFTED, BONE, LIT_EDGE, BONE);
    visuals.selection.bg_fill = CHOSEN;
    visuals.selection.stroke = Stroke::new(LINE, BONE);
    visuals.hyperlink_color = SKY;
    visuals.faint_bg_color = FAINT;
    visuals.extreme_bg_color = INK;
    visuals.warn_fg_color = EMBER;
    visuals.error_fg_color = EMBER;
    visuals.weak_text_color = Some(ASH);
    visuals.window_fill = PANEL;
    visuals.panel_fill = PANEL;
    visuals.window_stroke = Stroke::new(LINE, ENGRAVED);
    visuals.window_corner_radius = CornerRadius::same(4);
    visuals.menu_corner_radius = CornerRadius::same(4);
    visuals.window_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: Color32::from_black_alpha(140) };
    visuals.popup_shadow = Shadow { offset: [0, 3], blur: 10, spread: 0, color: Color32::from_black_alpha(140) };
    visuals.disabled_alpha = 0.6;
    visuals
}

/// Changes a style to that of parchment: dark text on a light ground, for read-only documents.
pub fn parchment(style: &mut Style) {
    let visuals = &mut style.visuals;
    visuals.widgets.noninteractive = widget(PARCHMENT, SEPIA, 1.0, INK);
    visuals.widgets.inactive = widget(PALE, SEPIA, 1.0, INK);
    visuals.widgets.hovered = widget(PARCHMENT, INK, LIT_EDGE, INK);
    visuals.widgets.active = widget(PARCHMENT, BLOOD, 2.0, INK);
    visuals.widgets.open = widget(PALE, INK, LIT_EDGE, INK);
    visuals.selection.bg_fill = PALE_CHOSEN;
    visuals.selection.stroke = Stroke::new(LINE, INK);
    visuals.weak_text_color = Some(SEPIA);
    visuals.faint_bg_color = PALE_FAINT;
    visuals.extreme_bg_color = PARCHMENT;
    visuals.hyperlink_color = PALE_LINK;
}

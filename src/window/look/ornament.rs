//! Ornaments: engraved sheets, rules, seals, medallions, pips. They are drawn from lines,
//! shapes and vector icons, without bitmap images.

use bevy_egui::egui::{
    Align2, Button, Color32, Context, CornerRadius, FontId, Frame, Id, Key, Margin, Modal, Modifiers, Pos2, Rect,
    Response, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetText, WidgetType, Window, pos2, vec2,
};

use super::fonts::{BOLD, family};
use super::marks::{just_opened, mark, pointed};
use super::palette::{ASH, BLOOD, BONE, ENGRAVED, INK, LIFTED, PANEL, PARCHMENT, RAISED, SEPIA, SKY};
use super::style::{self, GRID, LINE, target};
use super::tips::{Hint, cut};
use super::{Look, Picture, dimmed, figure, sheet_focus, title};

/// Shows a sheet over the board, with an engraved double border, corner marks and a title with an
/// icon (`heading` is icon name and title). Returns true if the player closed it.
///
/// A sheet is never larger than the window. The contents must scroll if they do not fit.
pub fn sheet(
    ctx: &Context,
    look: &Look,
    id: &str,
    heading: (&str, &str),
    close: &str,
    wanted: Vec2,
    add: impl FnOnce(&mut Ui),
) -> bool {
    let size = fitting(ctx, wanted);
    let mut closed = false;
    Window::new(heading.1)
        .id(Id::new(id))
        .title_bar(false)
        .collapsible(false)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, -0.5 * strip(ctx)))
        .fixed_size(size)
        .frame(Frame::window(&ctx.global_style()).inner_margin(Margin::same(MARGIN as i8)))
        .show(ctx, |ui| {
            closed = inside(ui, look, heading, close, size, add);
        });
    closed
}

/// Margin of a sheet around its contents, in points.
const MARGIN: f32 = 24.0;

/// The height from which a sheet is one for lists: in a high window it grows, so that less of it has
/// to be scrolled.
const LISTS: f32 = 600.0;
/// The share of a high window that such a sheet takes.
const GROWN: f32 = 0.78;

/// Returns the size of a sheet that is wanted in this size. It is never larger than the window.
fn fitting(ctx: &Context, wanted: Vec2) -> Vec2 {
    let room = ctx.content_rect().size() - Vec2::splat(2.0 * MARGIN + 16.0) - vec2(0.0, strip(ctx));
    let high = if wanted.y >= LISTS { wanted.y.max(room.y * GROWN) } else { wanted.y };
    vec2(wanted.x, high).min(room).max(vec2(160.0, 120.0))
}

/// Width of the rails at both sides of a window, and height of the bars above and below, in points,
/// for a sheet in the middle of it. The lower bar is the higher one.
const RAILS: f32 = 2.0 * 248.0;
const BARS: (f32, f32) = (50.0, 90.0);

/// Returns the largest size of a sheet that leaves the bars and rails of a running game free.
#[must_use]
pub fn beside_bars(ctx: &Context) -> Vec2 {
    let strip = strip(ctx);
    // A sheet stands in the middle of what a strip leaves.
    let bars = (strip + 2.0 * BARS.0).max(2.0 * BARS.1);
    ctx.content_rect().size() - vec2(RAILS, bars) - Vec2::splat(2.0 * MARGIN + 16.0)
}

/// Keeps a strip of this height along the lower edge of the window free of sheets, as long as it is
/// called in every pass.
pub fn keep_clear(ctx: &Context, height: f32) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("sheet-strip"), (height, now)));
}

/// Returns the height of the strip that sheets leave free.
fn strip(ctx: &Context) -> f32 {
    let kept: Option<(f32, u64)> = ctx.data(|data| data.get_temp(Id::new("sheet-strip")));
    kept.filter(|(_, pass)| pass + 1 >= ctx.cumulative_pass_nr()).map_or(0.0, |(height, _)| height)
}

/// Gives the first Tab of a player without a focus to this widget, and not to the first one in the
/// window.
pub fn first_stop(ctx: &Context, widget: Id) {
    let at = Id::new("first-stop");
    let idle: bool = ctx.data(|data| data.get_temp(at)).unwrap_or(true);
    let tab = ctx.input(|input| input.key_pressed(Key::Tab) && !input.modifiers.shift);
    if idle && tab {
        ctx.memory_mut(|memory| memory.request_focus(widget));
    }
    let idle = ctx.memory(|memory| memory.focused().is_none());
    ctx.data_mut(|data| data.insert_temp(at, idle));
}

/// Shows a sheet over everything, as [`sheet`] does. Nothing below it can be clicked or reached by
/// keys. Returns true if the player closed it, or clicked beside it.
pub fn modal(
    ctx: &Context,
    look: &Look,
    id: &str,
    heading: (&str, &str),
    close: &str,
    wanted: Vec2,
    add: impl FnOnce(&mut Ui),
) -> bool {
    let size = fitting(ctx, wanted);
    let frame = Frame::window(&ctx.global_style()).inner_margin(Margin::same(MARGIN as i8));
    let area = Modal::default_area(Id::new(id)).anchor(Align2::CENTER_CENTER, vec2(0.0, -0.5 * strip(ctx)));
    let shown = Modal::new(Id::new(id)).area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(size.x);
        ui.set_height(size.y);
        inside(ui, look, heading, close, size, add)
    });
    shown.inner || shown.backdrop_response.clicked()
}

/// Draws the edge, the heading and the contents of a sheet. Returns true if it was closed.
fn inside(ui: &mut Ui, look: &Look, heading: (&str, &str), close: &str, size: Vec2, add: impl FnOnce(&mut Ui)) -> bool {
    let mut closed = false;
    let outer = Rect::from_min_size(ui.max_rect().min, size).expand(MARGIN);
    engrave(ui, outer, ENGRAVED);
    ui.set_min_size(size);
    let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(size.x, target(ui)), right, |ui| {
        let button = icon_button(ui, look, "close", close);
        mark(ui, "button-close", button.rect);
        // Space is the key of the Ministerium. On a sheet only Enter presses what has the focus.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
        sheet_focus::keep(ui.ctx(), button.id);
        closed = button.clicked();
        let left = bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center);
        ui.with_layout(left, |ui| {
            ui.add(look.image(heading.0, 28.0, BONE));
            cut(ui, RichText::new(heading.1).text_style(title()));
        });
    });
    rule(ui);
    // Contents that do not fit are clipped or scrolled, so that the sheet stays within the
    // window.
    let top = ui.cursor().top();
    let inside = Rect::from_min_max(pos2(outer.left() + MARGIN, top), outer.max - Vec2::splat(MARGIN));
    let mut within = ui.new_child(UiBuilder::new().max_rect(inside));
    within.set_clip_rect(inside.expand(4.0).intersect(ui.clip_rect().union(inside)));
    add(&mut within);
    sheet_focus::note(ui.ctx());
    closed
}

/// Draws the engraved edge of a sheet.
fn engrave(ui: &Ui, outer: Rect, colour: Color32) {
    let painter = ui.painter().with_clip_rect(outer.expand(2.0));
    painter.rect_stroke(outer.shrink(5.0), CornerRadius::ZERO, Stroke::new(LINE, colour), StrokeKind::Middle);
    let inner = outer.shrink(10.0);
    painter.rect_stroke(inner, CornerRadius::ZERO, Stroke::new(0.75, colour), StrokeKind::Middle);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        painter.add(Shape::convex_polygon(diamond(corner, 6.0), PANEL, Stroke::new(LINE, colour)));
        painter.circle_filled(corner, 1.5, colour);
    }
}

fn diamond(centre: Pos2, radius: f32) -> Vec<Pos2> {
    vec![centre - vec2(0.0, radius), centre + vec2(radius, 0.0), centre + vec2(0.0, radius), centre - vec2(radius, 0.0)]
}

/// Draws a double horizontal rule with a lozenge in the middle.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), GRID), Sense::hover());
    let (painter, y) = (ui.painter(), rect.center().y);
    let colour = ui.visuals().widgets.noninteractive.bg_stroke.color;
    painter.hline(rect.x_range(), y - 1.5, Stroke::new(LINE, colour));
    painter.hline(rect.x_range(), y + 1.5, Stroke::new(0.75, colour));
    painter.add(Shape::convex_polygon(
        diamond(rect.center(), 4.0),
        ui.visuals().widgets.noninteractive.bg_fill,
        Stroke::new(LINE, colour),
    ));
}

/// Adds the heading of a section, underlined up to the right edge.
pub fn section(ui: &mut Ui, heading: &str) -> Response {
    ui.add_space(4.0);
    let response = ui.label(RichText::new(heading).heading());
    let y = response.rect.bottom() + 3.0;
    let colour = ui.visuals().widgets.noninteractive.bg_stroke.color;
    ui.painter().hline(response.rect.left()..=ui.max_rect().right(), y, Stroke::new(1.0, colour));
    response
}

/// Adds a sheet of parchment, for contents that are only read.
pub fn parchment<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame =
        Frame::new().fill(PARCHMENT).stroke(Stroke::new(LINE, SEPIA)).inner_margin(Margin::same(16)).corner_radius(2);
    frame
        .show(ui, |ui| {
            style::parchment(ui.style_mut());
            add(ui)
        })
        .inner
}

/// Adds a button with a wax seal and a text.
pub fn seal_button(ui: &mut Ui, look: &Look, text: &str, enabled: bool) -> Response {
    let font = FontId::new(17.0, family(BOLD));
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let wax = 40.0;
    let size = vec2(wax + GRID + galley.size().x + 12.0, wax.max(target(ui)) + 4.0);
    break_before(ui, size.x);
    ui.add_enabled_ui(enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let visuals = *ui.style().interact(&response);
        let painter = ui.painter();
        let lit = response.hovered() || response.has_focus();
        painter.rect(rect, 4.0, if lit { LIFTED } else { RAISED }, visuals.bg_stroke, StrokeKind::Inside);
        let centre = pos2(rect.left() + wax / 2.0 + 2.0, rect.center().y);
        let radius = wax / 2.0 - 3.0;
        let fill = if enabled { BLOOD } else { ENGRAVED.gamma_multiply(0.6) };
        painter.add(Shape::convex_polygon(blob(centre, radius), fill, Stroke::new(1.0, INK)));
        painter.circle_stroke(centre, radius * 0.72, Stroke::new(LINE, INK.gamma_multiply(0.7)));
        let stamp = Rect::from_center_size(centre, Vec2::splat(radius * 1.05));
        look.image("seal", radius * 1.05, if enabled { BONE } else { ASH }).paint_at(ui, stamp);
        let text_at = pos2(rect.left() + wax + GRID, rect.center().y - galley.size().y / 2.0);
        painter.galley(text_at, galley, visuals.fg_stroke.color);
        response
    })
    .inner
}

/// Duration of the stamping of a seal, in seconds.
const STAMPING: f64 = 0.24;

/// Stamps a wax seal when it is first drawn: the wax spreads, and the stamp comes down on it. With
/// reduced motion it is there at once.
pub fn stamped(ui: &mut Ui, look: &Look, radius: f32) {
    let at = Id::new("stamped");
    let opened = just_opened(ui, "stamped");
    let now = ui.input(|input| input.time);
    let since = ui.ctx().data(|data| data.get_temp(at)).filter(|_| !opened).unwrap_or(now);
    ui.ctx().data_mut(|data| data.insert_temp(at, since));
    let part = if look.reduced_motion() { 1.0 } else { ((now - since) / STAMPING).min(1.0) as f32 };
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(radius * 2.4), Sense::hover());
    let (centre, pressed) = (rect.center(), part * part);
    let painter = ui.painter();
    let wax = radius * (0.55 + 0.45 * pressed);
    painter.add(Shape::convex_polygon(blob(centre, wax), BLOOD, Stroke::new(1.0, INK)));
    painter.circle_stroke(centre, wax * 0.72, Stroke::new(LINE, INK.gamma_multiply(0.7)));
    let side = radius * 1.05 * (2.2 - 1.2 * pressed);
    let stamp = Rect::from_center_size(centre, Vec2::splat(side));
    look.image("seal", side, BONE.gamma_multiply(0.3 + 0.7 * pressed)).paint_at(ui, stamp);
    if part < 1.0 {
        ui.ctx().request_repaint();
    }
}

/// Returns the outline of a wax seal with a slightly wavy edge. It is always the same, and convex
/// enough to be filled as a convex polygon.
fn blob(centre: Pos2, radius: f32) -> Vec<Pos2> {
    (0..28)
        .map(|step| {
            let angle = step as f32 / 28.0 * std::f32::consts::TAU;
            let ripple = 1.0 + 0.035 * (angle * 3.0 + 0.6).sin() + 0.02 * (angle * 5.0).cos();
            centre + Vec2::angled(angle) * radius * ripple
        })
        .collect()
}

/// Shape of a medallion. It shows the kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medal {
    /// A house.
    Circle,
    /// A legion.
    Shield,
    /// A place.
    Hexagon,
    /// A card or an order.
    Square,
    /// A praetor, an artifact or a relic.
    Diamond,
}

/// Adds a medallion: an icon in a coloured ring, or arms with a coloured rim.
pub fn medallion<'p>(
    ui: &mut Ui,
    look: &Look,
    picture: impl Into<Picture<'p>>,
    points: f32,
    ring: Color32,
    medal: Medal,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(points), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_medallion(ui, look, picture, rect, ring, medal);
    }
    response
}

/// Adds a medallion that can be clicked.
pub fn medallion_button<'p>(
    ui: &mut Ui,
    look: &Look,
    picture: impl Into<Picture<'p>>,
    points: f32,
    ring: Color32,
    medal: Medal,
    label: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(points.max(target(ui))), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        paint_medallion(ui, look, picture, rect, ring, medal);
        if lit {
            ui.painter().circle_stroke(rect.center(), rect.width() / 2.0, Stroke::new(2.0, SKY));
        }
    }
    response
}

/// Paints a medallion into a rectangle.
pub fn paint_medallion<'p>(
    ui: &Ui,
    look: &Look,
    picture: impl Into<Picture<'p>>,
    rect: Rect,
    ring: Color32,
    medal: Medal,
) {
    let icon = match picture.into() {
        Picture::Icon(icon) => icon,
        Picture::Arms(blazon) => {
            // A ring in `BONE` means that no house owns it: the arms then keep their own rim
            // colour.
            let rim = (ring != BONE).then_some(ring);
            look.arms.paint(ui.painter(), rect, &blazon, rim, dimmed(ring));
            return;
        }
    };
    let (centre, radius) = (rect.center(), rect.width() / 2.0 - 1.0);
    let stroke = Stroke::new(if rect.width() > 40.0 { 2.5 } else { 2.0 }, ring);
    let corner = |degrees: f32| centre + Vec2::angled(degrees.to_radians()) * radius;
    let shape = match medal {
        Medal::Circle => {
            Shape::from(bevy_egui::egui::epaint::CircleShape { center: centre, radius, fill: INK, stroke })
        }
        Medal::Hexagon => {
            Shape::convex_polygon((0..6).map(|side| corner(side as f32 * 60.0 + 30.0)).collect(), INK, stroke)
        }
        Medal::Square => {
            Shape::convex_polygon((0..4).map(|side| corner(side as f32 * 90.0 + 45.0)).collect(), INK, stroke)
        }
        Medal::Diamond => Shape::convex_polygon((0..4).map(|side| corner(side as f32 * 90.0)).collect(), INK, stroke),
        Medal::Shield => {
            let (w, h) = (radius * 0.88, radius);
            let points =
                [(-w, -h), (w, -h), (w, h * 0.2), (w * 0.6, h * 0.68), (0.0, h), (-w * 0.6, h * 0.68), (-w, h * 0.2)];
            Shape::convex_polygon(points.into_iter().map(|(x, y)| centre + vec2(x, y)).collect(), INK, stroke)
        }
    };
    ui.painter().add(shape);
    let inner = rect.width() * if matches!(medal, Medal::Square | Medal::Diamond) { 0.52 } else { 0.62 };
    look.image(&*icon, inner, BONE).paint_at(ui, Rect::from_center_size(centre, Vec2::splat(inner)));
}

/// Draws a row of `total` lozenges, at most 40, the first `filled` of them filled.
pub fn pips(ui: &mut Ui, filled: usize, total: usize, colour: Color32) -> Response {
    let shown = total.min(40);
    let (rect, response) = ui.allocate_exact_size(vec2(shown as f32 * 12.0, 14.0), Sense::hover());
    for pip in 0..shown {
        let centre = pos2(rect.left() + 6.0 + pip as f32 * 12.0, rect.center().y);
        let fill = if pip < filled { colour } else { Color32::TRANSPARENT };
        ui.painter().add(Shape::convex_polygon(diamond(centre, 4.5), fill, Stroke::new(LINE, colour)));
    }
    response
}

/// Adds a row of icons with numbers. Each item is icon name, number and meaning; the meaning is the
/// tooltip.
pub fn stat_row(ui: &mut Ui, look: &Look, stats: &[(&str, String, String)]) {
    ui.horizontal_wrapped(|ui| {
        // Six numbers of two digits have room on a card.
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().interact_size.y = 22.0;
        for (icon, number, meaning) in stats {
            let response = ui
                .horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    let tint = ui.visuals().text_color();
                    ui.add(look.image(icon, 18.0, tint));
                    ui.label(figure(number));
                })
                .response;
            response.hint(meaning);
        }
    });
}

/// Adds a small framed label with an icon. It is a single widget, so that a row wraps between
/// chips.
pub fn chip<'p>(ui: &mut Ui, look: &Look, icon: impl Into<Picture<'p>>, text: &str, colour: Color32) -> Response {
    const ICON: f32 = 16.0;
    let (margin, gap) = (vec2(8.0, 3.0), 4.0);
    let room = (ui.max_rect().width() - 2.0 * margin.x - ICON - gap).max(ICON);
    let galley = ui.painter().layout(text.to_owned(), TextStyle::Small.resolve(ui.style()), colour, room);
    let inner = vec2(ICON + gap + galley.size().x, galley.size().y.max(ICON));
    let (rect, response) = ui.allocate_exact_size(inner + 2.0 * margin, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    ui.painter().rect(rect, 10.0, INK, Stroke::new(1.0, colour), StrokeKind::Inside);
    let inside = rect.shrink2(margin);
    let mark = Rect::from_min_size(pos2(inside.left(), inside.center().y - ICON / 2.0), Vec2::splat(ICON));
    look.image(icon, ICON, colour).paint_at(ui, mark);
    ui.painter().galley(pos2(mark.right() + gap, inside.center().y - galley.size().y / 2.0), galley, colour);
    response
}

/// Begins a new row of a wrapped layout if less than this width is left in the present one. What is
/// made of several widgets does not wrap as a whole by itself.
pub fn break_before(ui: &mut Ui, width: f32) {
    let begun = ui.layout().main_wrap() && ui.cursor().left() > ui.max_rect().left() + 1.0;
    if begun && ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
}

/// Returns the width of a text in one line.
pub fn line_width(ui: &Ui, text: impl Into<WidgetText>, style: TextStyle) -> f32 {
    text.into().into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style).size().x
}

/// Adds a button with an icon alone. Screen readers read its label, and the tooltip shows it.
pub fn icon_button(ui: &mut Ui, look: &Look, icon: &str, label: &str) -> Response {
    let image = look.image(icon, 18.0, BONE);
    let button = Button::new(image).image_tint_follows_text_color(true).min_size(Vec2::splat(target(ui)));
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    response.hint(label)
}

/// Returns a button with an icon or arms, and text.
pub fn icon_text_button<'p>(look: &Look, picture: impl Into<Picture<'p>>, text: impl Into<String>) -> Button<'static> {
    let picture = picture.into();
    let plain = matches!(picture, Picture::Icon(_));
    let image = look.image(picture, if plain { 20.0 } else { 26.0 }, BONE);
    let text = RichText::new(text);
    let button = if text.is_empty() { Button::new(image) } else { Button::new((image, text)) };
    button.image_tint_follows_text_color(plain).min_size(Vec2::splat(look.target()))
}

/// Adds a tab with an icon and text, underlined if chosen.
pub fn tab_button(ui: &mut Ui, look: &Look, icon: &str, text: &str, chosen: bool) -> Response {
    let response = ui.add(icon_text_button(look, icon, text).selected(chosen).frame_when_inactive(chosen).frame(true));
    if chosen {
        let rect = response.rect;
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(2.0, SKY));
    }
    response
}

/// Adds a vertical scroll area that fills the remaining space. It opens at its top.
pub fn scroll<R>(ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().id_salt(id).auto_shrink([false, false]);
    let area = if just_opened(ui, ("scroll", id)) { area.vertical_scroll_offset(0.0) } else { area };
    area.show(ui, |ui| following(ui, add)).inner
}

/// Draws the contents of a scroll area, and scrolls to the widget that gets the focus. For a player
/// who acts with the pointer nothing moves.
pub fn following<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = add(ui);
    let at = ui.unique_id().with("followed");
    let ctx = ui.ctx();
    let focused = ctx.memory(|memory| memory.focused());
    let before: Option<Id> = ctx.data(|data| data.get_temp(at)).flatten();
    if focused != before {
        ctx.data_mut(|data| data.insert_temp(at, focused));
        let clip = ui.clip_rect();
        // A widget that can be seen outside of this area does not belong to it.
        let here = |response: &Response| {
            let seen = response.interact_rect.is_positive() && !response.interact_rect.intersects(clip);
            response.layer_id == ui.layer_id() && ui.min_rect().contains_rect(response.rect) && !seen
        };
        if let Some(response) = focused.and_then(|id| ctx.read_response(id)).filter(here)
            && !clip.contains_rect(response.rect)
            && !pointed(ctx)
        {
            ui.scroll_to_rect(response.rect.expand(8.0), None);
        }
    }
    inner
}

//! An event card, drawn as a row in a list, or in full on parchment.

use bevy_egui::egui::{
    Align, Align2, FontId, Frame, Grid, Label, Layout, Margin, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::conclave::ministerium::words::say;
use crate::look::palette::{
    ASH, BLOOD, BONE, EMBER, ENGRAVED, GOLD, INK, LIFTED, PARCHMENT, RAISED, SEPIA, SKY, VERDIGRIS,
};
use crate::look::tips::Hint;
use crate::look::{
    BOLD, FIGURES, Line, Medal, bold, explain, family, figure, medallion, paint_medallion, parchment, purse_ui, quoted,
    rule, title,
};
use crate::rules::catalog::{EventEffect, EventTarget};
use crate::rules::ids::EventKind;
use crate::rules::tribute::{Purse, Resource};
use crate::sight::Sight;

/// An event card as a selectable row.
pub struct Row {
    /// The card.
    pub event: EventKind,
    /// True if it is selected.
    pub chosen: bool,
    /// Text under its name. `None` shows the price.
    pub under: Option<String>,
    /// Text in its corner.
    pub badge: Option<String>,
    /// True if the corner text is a warning.
    pub alarm: bool,
}

/// Height of a row, in points.
const HIGH: f32 = 58.0;

impl Row {
    /// Draws it in the available width.
    pub fn show(self, ui: &mut Ui, sight: &Sight<'_>) -> Response {
        let width = ui.available_width();
        self.show_wide(ui, sight, width)
    }

    /// Draws it in this width, in points.
    pub fn show_wide(self, ui: &mut Ui, sight: &Sight<'_>, width: f32) -> Response {
        let Self { event, chosen, under, badge, alarm } = self;
        let def = sight.catalog().event(event);
        let (room, response) = ui.allocate_exact_size(vec2(width, HIGH), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), chosen, &def.name));
        let lit = response.hovered() || response.has_focus();
        let edge = match (response.has_focus(), chosen) {
            (true, _) => Stroke::new(2.0, SKY),
            (false, true) => Stroke::new(2.0, BONE),
            (false, false) => Stroke::new(1.0, ENGRAVED),
        };
        ui.painter().rect(room, 4.0, if chosen || lit { LIFTED } else { RAISED }, edge, StrokeKind::Inside);
        let spot = Rect::from_center_size(pos2(room.left() + 30.0, room.center().y), Vec2::splat(44.0));
        let ring = if chosen { BONE } else { ASH };
        paint_medallion(ui, sight.look, &def.icon, spot, ring, Medal::Square);
        let painter = ui.painter().with_clip_rect(room.shrink(4.0).intersect(ui.clip_rect()));
        let left = room.left() + 60.0;
        let mut end = room.right() - 8.0;
        let y = room.top() + 40.0;
        if let Some(badge) = &badge {
            let font = FontId::proportional(13.0);
            let colour = if alarm { EMBER } else { VERDIGRIS };
            end = painter.text(pos2(end, y), Align2::RIGHT_CENTER, badge, font, colour).left() - 6.0;
        }
        let name = FontId::new(15.0, family(BOLD));
        let mut job = bevy_egui::egui::text::LayoutJob::simple_singleline(def.name.clone(), name, BONE);
        job.wrap = bevy_egui::egui::text::TextWrapping::truncate_at_width(room.right() - 8.0 - left);
        let galley = painter.layout_job(job);
        painter.galley(pos2(left, room.top() + 10.0), galley, BONE);
        match &under {
            Some(words) => {
                let font = FontId::proportional(13.0);
                painter.text(pos2(left, y), Align2::LEFT_CENTER, words, font, ASH);
            }
            None => price_row(ui, sight, pos2(left, y), end, &def.cost, def.prestige),
        }
        explain(response, sight, &def.name, || lines(sight, event))
    }
}

/// Paints a price in one line.
fn price_row(ui: &Ui, sight: &Sight<'_>, at: bevy_egui::egui::Pos2, end: f32, cost: &Purse, prestige: u8) {
    let mut x = at.x;
    let mut part = |icon: &str, n: String, colour| {
        if x > end - 24.0 {
            return;
        }
        let spot = Rect::from_center_size(pos2(x + 8.0, at.y), Vec2::splat(16.0));
        sight.look.image(icon, 16.0, colour).paint_at(ui, spot);
        let font = FontId::new(14.0, family(FIGURES));
        x = ui.painter().text(pos2(x + 18.0, at.y), Align2::LEFT_CENTER, n, font, BONE).right() + 8.0;
    };
    for resource in Resource::ALL.into_iter().filter(|&resource| cost.of(resource) > 0) {
        part(resource.key(), cost.of(resource).to_string(), ASH);
    }
    if prestige > 0 {
        part("prestige", prestige.to_string(), GOLD);
    }
    if *cost == Purse::EMPTY && prestige == 0 {
        let font = FontId::proportional(13.0);
        ui.painter().text(at, Align2::LEFT_CENTER, say!(sight, "herald-free"), font, ASH);
    }
}

/// Returns everything written on a card, in lines.
pub fn lines(sight: &Sight<'_>, event: EventKind) -> Vec<Line> {
    let def = sight.catalog().event(event);
    let mut lines: Vec<Line> = sight.teller().event_text(event).into_iter().map(Line::Text).collect();
    lines.push(Line::Text(say!(sight, "herald-on-whom", whom = on_whom(sight, def.target))));
    lines.push(Line::Flavour(def.flavour.clone()));
    lines
}

/// Returns the effect of a card, in the first sentence of its text.
pub fn effect(sight: &Sight<'_>, event: EventKind) -> String {
    sight.teller().event_text(event).into_iter().next().unwrap_or_default()
}

/// Returns the kind of target of a card, in words.
pub fn on_whom(sight: &Sight<'_>, target: EventTarget) -> String {
    sight.text.say(match target {
        EventTarget::Nobody => "herald-on-nobody",
        EventTarget::Rival => "herald-on-rival",
        EventTarget::House => "herald-on-house",
        EventTarget::RivalPlace => "herald-on-place",
        EventTarget::OwnLegion => "herald-on-legion",
        EventTarget::OwnPraetor => "herald-on-praetor",
        EventTarget::BanishedPraetor => "herald-on-banished",
    })
}

/// Returns the duration of its effect, in words.
pub fn lasts(sight: &Sight<'_>, event: EventKind) -> String {
    let def = sight.catalog().event(event);
    match def.turns {
        None if matches!(def.effect, EventEffect::Undertaking(_)) => say!(sight, "herald-its-course"),
        None => say!(sight, "herald-at-once"),
        Some((least, most)) if least == most => say!(sight, "herald-turns", n = least),
        Some((least, most)) => say!(sight, "herald-turns-between", least = least, most = most),
    }
}

/// Draws the whole card, and beside it the given contents. In a narrow window they are below it.
pub fn beside(ui: &mut Ui, sight: &Sight<'_>, event: EventKind, shown: Face, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    if room < 600.0 {
        face(ui, sight, event, shown);
        add(ui);
        return;
    }
    ui.horizontal_top(|ui| {
        let down = Layout::top_down(Align::LEFT);
        ui.allocate_ui_with_layout(vec2(room * 0.42, 10.0), down, |ui| {
            ui.set_max_width(room * 0.42);
            face(ui, sight, event, shown);
        });
        ui.add_space(10.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 10.0), down, add);
    });
}

/// How much of a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// All of it, with the price of playing it.
    Held,
    /// All of it but the price, which has been paid.
    Played,
    /// Its name and its text, for windows with no room for more.
    Brief,
}

/// Draws a card on parchment.
pub fn face(ui: &mut Ui, sight: &Sight<'_>, event: EventKind, shown: Face) {
    let def = sight.catalog().event(event);
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.spacing_mut().interact_size.y = 22.0;
        ui.vertical_centered(|ui| {
            ui.add(Label::new(RichText::new(&def.name).text_style(title()).size(21.0)).wrap());
            if shown != Face::Brief {
                medallion(ui, sight.look, &def.icon, 84.0, BLOOD, Medal::Square);
            }
        });
        rule(ui);
        ui.add(Label::new(effect(sight, event)).wrap());
        if shown == Face::Held {
            Grid::new("card-facts").num_columns(2).min_row_height(22.0).spacing([10.0, 3.0]).show(ui, |ui| {
                fact(ui, sight, "herald-price");
                ui.horizontal(|ui| cost(ui, sight, &def.cost, def.prestige));
                ui.end_row();
                fact(ui, sight, "herald-on");
                ui.label(on_whom(sight, def.target));
                ui.end_row();
                fact(ui, sight, "herald-lasts");
                ui.label(lasts(sight, event)).hint(say!(sight, "herald-lasts-tip"));
                ui.end_row();
            });
        }
        if def.secret() {
            Frame::new().fill(PARCHMENT).stroke(Stroke::new(1.0, SEPIA)).inner_margin(Margin::symmetric(8, 4)).show(
                ui,
                |ui| {
                    ui.horizontal(|ui| {
                        ui.add(sight.look.image("eye-closed", 18.0, INK));
                        ui.add(Label::new(bold(say!(sight, "herald-secret")).size(14.0)).wrap());
                    });
                },
            );
        }
        if shown != Face::Brief {
            ui.add(Label::new(quoted(&def.flavour).color(SEPIA)).wrap());
        }
    });
}

fn fact(ui: &mut Ui, sight: &Sight<'_>, id: &str) {
    ui.label(RichText::new(sight.text.say(id)).color(SEPIA));
}

/// Draws a price in tribute and prestige.
pub fn cost(ui: &mut Ui, sight: &Sight<'_>, cost: &Purse, prestige: u8) {
    if *cost != Purse::EMPTY || prestige == 0 {
        purse_ui(ui, sight.look, sight.text, cost);
    }
    if prestige > 0 {
        let colour = if ui.visuals().text_color() == INK { INK } else { GOLD };
        ui.add(sight.look.image("prestige", 18.0, colour));
        ui.label(figure(prestige).color(colour)).hint(say!(sight, "herald-prestige", n = prestige));
    }
}

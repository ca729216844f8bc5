//! Minutes: the reasons that the minds recorded before they gave their orders, a sheet for each
//! house.
//!
//! They are shown beside a replay and among the leaves at the end of a game. The code that supplies
//! them decides which seats may see them. There are none before a game has ended.

use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Stroke, Ui, vec2};

use super::{Page, say, small, symbol_icon, tip};
use crate::chronicle::{Minuted, Minutes, Teller};
use crate::look::palette::{ENGRAVED, INK, PANEL, SEPIA};
use crate::look::tips::cut;
use crate::look::{LINE, Medal, bold, house_colour, medallion, parchment, rule, scroll};
use crate::rules::game::{Game, Player};
use crate::rules::ids::Seat;
use crate::shell::opponents;
use crate::table::archive::Motives;

/// Minimum width of a sheet beside others, in points.
const NARROW: f32 = 380.0;

/// Width of the minutes beside a replay, in points.
const BESIDE: f32 = 400.0;

/// The minutes of one turn.
#[derive(Clone, Copy, Debug)]
pub struct MinutesOf<'a> {
    /// The turn, from 1; 0 before any order was given.
    pub turn: u32,
    /// The table on which the orders of the turn were given.
    pub table: &'a Game,
    /// The reasons for the orders.
    pub motives: Motives<'a>,
    /// The only seat that is shown; all if `None`.
    pub only: Option<Seat>,
}

impl MinutesOf<'_> {
    fn told(&self, page: &Page<'_>) -> Vec<Minutes> {
        let teller = Teller::new(page.text, page.catalog, self.table);
        let shown = self.motives.of_turn(self.turn).filter(|(seat, ..)| self.only.is_none_or(|only| only == *seat));
        shown.map(|(seat, rationale, draft)| teller.minutes(seat, rationale, draft)).collect()
    }
}

/// Draws the minutes at the right of a replay.
pub(super) fn beside(ui: &mut Ui, page: &Page<'_>, minutes: &MinutesOf<'_>) {
    let frame = Frame::new().fill(PANEL).stroke(Stroke::new(LINE, ENGRAVED)).inner_margin(Margin::same(10));
    let panel = Panel::right("minutes").frame(frame).resizable(false).exact_size(BESIDE).show_separator_line(false);
    panel.show(ui, |ui| {
        let heading = if minutes.turn == 0 {
            say!(page, "rationale-before")
        } else {
            say!(page, "rationale-of-turn", n = minutes.turn)
        };
        tip(ui.label(RichText::new(heading).heading()), say!(page, "rationale-figures"));
        scroll(ui, "minutes", |ui| sheets(ui, page, minutes, 1));
    });
}

/// Draws as many sheets side by side as fit, at most three.
pub(super) fn across(ui: &mut Ui, page: &Page<'_>, minutes: &MinutesOf<'_>) {
    let columns = ((ui.available_width() + 10.0) / (NARROW + 10.0)).floor().clamp(1.0, 3.0);
    sheets(ui, page, minutes, columns as usize);
}

fn sheets(ui: &mut Ui, page: &Page<'_>, minutes: &MinutesOf<'_>, columns: usize) {
    let told = minutes.told(page);
    if told.is_empty() && minutes.turn > 0 {
        let none = match minutes.only {
            None if minutes.motives.is_empty() => say!(page, "rationale-none-ever"),
            Some(seat) => say!(page, "rationale-none-of", house = name_of(minutes.table, seat)),
            None => say!(page, "rationale-none"),
        };
        parchment(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(none).wrap());
        });
    }
    let gap = 10.0;
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for column in 0..columns {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.x = 8.0;
                for one in told.iter().skip(column).step_by(columns) {
                    parchment(ui, |ui| {
                        ui.set_width(ui.available_width());
                        house(ui, page, minutes, one);
                    });
                    ui.add_space(4.0);
                }
            });
        }
    });
}

fn name_of(table: &Game, seat: Seat) -> &str {
    table.charter().seats.get(seat.index()).map_or("", |charter| charter.archfiend.name.as_str())
}

fn house(ui: &mut Ui, page: &Page<'_>, of: &MinutesOf<'_>, minutes: &Minutes) {
    let charter = of.table.charter().seats.get(minutes.seat.index());
    ui.horizontal(|ui| {
        let icon = symbol_icon(charter.map(|charter| charter.symbol));
        medallion(ui, page.look, &icon, 30.0, house_colour(minutes.seat), Medal::Circle);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            cut(ui, RichText::new(name_of(of.table, minutes.seat)).heading());
            if let (Some(charter), Some(Player::Mind(mind))) = (charter, of.motives.player(of.turn, minutes.seat)) {
                let character = opponents::character(page.text, &charter.archfiend);
                let words = say!(page, "rationale-mind", mind = page.mind(mind).0, character = character);
                cut(ui, RichText::new(words).small().color(SEPIA));
            }
        });
    });
    for (at, plan) in minutes.plan.iter().enumerate() {
        let words = if at == 0 { bold(plan) } else { RichText::new(plan) };
        ui.add(Label::new(words).wrap());
    }
    for line in &minutes.outlook {
        ui.add(Label::new(RichText::new(line).small().color(SEPIA)).wrap());
    }
    rule(ui);
    if minutes.orders.is_empty() {
        small(ui, say!(page, "rationale-idle"));
    }
    for minuted in &minutes.orders {
        order(ui, page, minuted);
    }
    for answer in &minutes.answers {
        ui.add(Label::new(RichText::new(answer).small().color(SEPIA)).wrap());
    }
}

fn order(ui: &mut Ui, page: &Page<'_>, minuted: &Minuted) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let words = say!(page, "rationale-order", slot = minuted.slot.number(), order = minuted.order.as_str());
    ui.add(Label::new(RichText::new(words).color(INK)).wrap());
    ui.horizontal_top(|ui| {
        ui.add_space(12.0);
        ui.vertical(|ui| {
            for line in std::iter::once(&minuted.reason).chain(&minuted.passed_over) {
                ui.add(Label::new(RichText::new(line).small().color(SEPIA)).wrap());
            }
        });
    });
    ui.add_space(4.0);
}

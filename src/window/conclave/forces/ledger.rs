//! A ledger: a table with owner, name and columns. A click on a heading sorts it.

use std::cmp::Ordering;

use bevy_egui::egui::{Button, Color32, Grid, RichText, ScrollArea, Ui, Vec2, WidgetInfo, WidgetType};

use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::{say, symbol};
use crate::intent::Intent;
use crate::look::palette::{ASH, BONE, house_colour};
use crate::look::tips::Hint;
use crate::look::{Medal, Picture, figure, medallion, target};
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};

/// A column after owner and name.
pub struct Column {
    /// The icon; without one, the name is the heading.
    pub icon: Option<&'static str>,
    /// The name.
    pub name: String,
}

/// A cell of a row.
pub struct Cell {
    /// Text to show.
    pub text: String,
    /// Sort key; the greatest comes first.
    pub rank: i64,
    /// Tooltip for this cell.
    pub tip: Option<String>,
    /// Colour, if not the usual one.
    pub colour: Option<Color32>,
}

impl Cell {
    /// Returns a cell with a number.
    pub fn number(n: impl Into<i64>) -> Self {
        let n = n.into();
        Self { text: n.to_string(), rank: n, tip: None, colour: None }
    }

    /// Returns a cell with text, sorted by a number.
    pub const fn words(text: String, rank: i64) -> Self {
        Self { text, rank, tip: None, colour: None }
    }

    /// Returns an empty cell.
    pub fn none() -> Self {
        Self { text: "–".to_owned(), rank: i64::MIN, tip: None, colour: None }
    }

    /// Adds a tooltip.
    pub fn tip(mut self, tip: String) -> Self {
        self.tip = Some(tip);
        self
    }

    /// Sets the colour.
    pub const fn colour(mut self, colour: Color32) -> Self {
        self.colour = Some(colour);
        self
    }
}

/// A row.
pub struct Row {
    /// The owner.
    pub owner: Option<Seat>,
    /// The name.
    pub name: String,
    /// The picture and the shape of its medallion.
    pub picture: (Picture<'static>, Medal),
    /// One cell per column.
    pub cells: Vec<Cell>,
    /// True if its sheet is open.
    pub chosen: bool,
    /// The intents that a click sends.
    pub click: Vec<Intent>,
    /// Tooltip: the effect of a click.
    pub tip: String,
}

/// Sort state: column 0 is the owner, 1 the name, then the columns. `turned` reverses the order.
#[derive(Clone, Copy, Debug, Default)]
struct Sorting {
    column: usize,
    turned: bool,
}

/// Draws the ledger of this name.
pub fn ledger(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    name: &'static str,
    columns: &[Column],
    mut rows: Vec<Row>,
) {
    let sorting_at = always(sight, "ledger").with(name);
    let mut sorting: Sorting = recall(ui.ctx(), sorting_at);
    rows.sort_by(|a, b| compare(a, b, sorting.column));
    if sorting.turned {
        rows.reverse();
    }
    let room = [ui.available_width(), ui.available_height()];
    ScrollArea::both()
        .id_salt(("ledger", name))
        .auto_shrink([false, false])
        .max_width(room[0])
        .max_height(room[1])
        .show(ui, |ui| {
            let grid = Grid::new(("ledger-grid", name)).striped(true).min_row_height(34.0).spacing([8.0, 2.0]);
            grid.min_col_width(20.0).show(ui, |ui| {
                heading(ui, sight, &mut sorting, 0, Some("human"), &say!(sight, "panel-column-owner"));
                heading(ui, sight, &mut sorting, 1, None, &say!(sight, "panel-column-name"));
                for (index, column) in columns.iter().enumerate() {
                    heading(ui, sight, &mut sorting, index + 2, column.icon, &column.name);
                }
                ui.end_row();
                for row in &rows {
                    line(ui, sight, wishes, row);
                    ui.end_row();
                }
            });
        });
    remember(ui.ctx(), sorting_at, sorting);
}

/// Names sort in ascending order, numbers in descending order, because players look for the
/// greatest.
fn compare(a: &Row, b: &Row, column: usize) -> Ordering {
    let rank = |row: &Row, at: usize| row.cells.get(at).map_or(i64::MIN, |cell| cell.rank);
    let by_name = a.name.cmp(&b.name);
    match column {
        // Within a house, the greatest value of the first column comes first.
        0 => a.owner.is_none().cmp(&b.owner.is_none()).then(a.owner.cmp(&b.owner)).then(rank(b, 0).cmp(&rank(a, 0))),
        1 => by_name,
        other => rank(b, other - 2).cmp(&rank(a, other - 2)).then(by_name),
    }
}

fn heading(ui: &mut Ui, sight: &Sight<'_>, sorting: &mut Sorting, index: usize, icon: Option<&str>, words: &str) {
    let sorted = sorting.column == index;
    let colour = if sorted { BONE } else { ASH };
    let button = match icon {
        Some(icon) => Button::new(sight.look.image(icon, 18.0, colour)).min_size(Vec2::splat(target(ui))),
        None => Button::new(RichText::new(words).color(colour)).min_size(Vec2::splat(target(ui))),
    };
    let response = ui.add(button.frame(sorted));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
    if response.clicked() {
        *sorting = Sorting { column: index, turned: sorted && !sorting.turned };
    }
    response.hint(words).hint(say!(sight, "panel-column-tip"));
}

fn line(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, row: &Row) {
    match row.owner {
        Some(owner) => {
            let sigil = medallion(ui, sight.look, symbol(sight, owner), 28.0, house_colour(owner), Medal::Circle);
            sigil.hint(sight.teller().seat_name(owner));
        }
        None => drop(ui.weak("–").hint(sight.teller().owner_name(None))),
    }
    ui.horizontal(|ui| {
        let (picture, medal) = &row.picture;
        medallion(ui, sight.look, picture, 30.0, row.owner.map_or(ASH, house_colour), *medal);
        let response = ui.add(Button::selectable(row.chosen, &row.name).min_size(Vec2::splat(target(ui))));
        if response.clicked() {
            wishes.extend(row.click.iter().cloned());
        }
        response.hint(&row.tip);
    });
    for cell in &row.cells {
        let text = figure(&cell.text);
        let response = ui.label(match cell.colour {
            Some(colour) => text.color(colour),
            None => text,
        });
        if let Some(tip) = &cell.tip {
            response.hint(tip);
        }
    }
}

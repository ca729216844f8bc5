//! The ledger of the count: a row for each house, a column for each item, and the sentences that
//! the clerk reads.

use bevy_egui::egui::{
    Align, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{Course, FinalPage, Item, Step, symbol_of};
use crate::chronicle::Teller;
use crate::look::palette::{BLOOD, INK, SEPIA};
use crate::look::tips::cut;
use crate::look::{Medal, bold, figure, house_colour, line_width, paint_medallion, quoted, rule};
use crate::rules::conclave::CountLine;
use crate::shell::screens::{Page, say, small, tip};

/// Height of a row, in points.
const ROW: f32 = 40.0;

/// The columns of a row, from the left: house, bar, items, sum.
struct Columns {
    left: f32,
    name: f32,
    bar: f32,
    item: f32,
    total: f32,
}

impl Columns {
    /// Returns the columns for this number of items, and names of this width.
    fn of(ui: &Ui, items: usize, name: f32) -> Self {
        let room = ui.available_width();
        let (usual, total) = ((room * 0.22).clamp(60.0, 230.0), (room * 0.09).clamp(24.0, 96.0));
        let name = usual.max((ROW + 8.0 + name).min(room * 0.34));
        let rest = (room - name - total).max(0.0);
        let item = (rest * 0.84 / items.max(1) as f32).clamp(4.0, 118.0);
        Self { left: ui.cursor().left(), name, bar: (rest - item * items as f32).max(1.0), item, total }
    }

    fn cell(&self, at: usize, top: f32, height: f32) -> Rect {
        let left = self.left + self.name + self.bar + self.item * at as f32;
        Rect::from_min_size(pos2(left, top), vec2(self.item, height))
    }

    fn sum(&self, items: usize, top: f32, height: f32) -> Rect {
        let left = self.left + self.name + self.bar + self.item * items as f32;
        Rect::from_min_size(pos2(left, top), vec2(self.total, height))
    }
}

/// Draws the ledger after `shown` steps.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, course: &Course, shown: usize) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    let names = end.ending.count.iter().map(|line| {
        let name = say!(page, "client-final-place", n = end.ending.count.len(), name = teller.seat_name(line.seat));
        line_width(ui, bold(name), TextStyle::Body)
    });
    let columns = Columns::of(ui, course.items().len(), names.fold(0.0, f32::max));
    headings(ui, page, course, shown, &columns);
    let lines = course.order(&end.ending.count, shown);
    let most = end.ending.count.iter().map(CountLine::total).max().unwrap_or(1).max(1);
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW * lines.len() as f32), Sense::hover());
    let time = if page.look.reduced_motion() { 0.0 } else { 0.5 };
    for (place, line) in lines.iter().enumerate() {
        let top = area.top() + ROW * place as f32;
        // The animation shows that a house overtakes another.
        let id = ui.id().with(("count-row", line.seat));
        let top = area.top() + ui.ctx().animate_value_with_time(id, top - area.top(), time);
        row(ui, page, (end, &teller), course, shown, line, (place, most, top), &columns);
    }
    rule(ui);
    for sentence in reading(page, end, &teller, course, shown) {
        ui.add(Label::new(quoted(sentence)).wrap());
    }
    if course.open(Step::Winner, shown) {
        small(ui, say!(page, "final-tie"));
    }
}

fn headings(ui: &mut Ui, page: &Page<'_>, course: &Course, shown: usize, columns: &Columns) {
    let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let reading = match course.next(shown) {
        Some(Step::Cell(item, _)) => Some(item),
        Some(Step::Bars | Step::Ties | Step::Winner) | None => None,
    };
    for (at, &item) in course.items().iter().enumerate() {
        let rect = columns.cell(at, area.top(), area.height());
        let colour = if reading == Some(item) { BLOOD } else { SEPIA };
        let words = page.text.say(&format!("final-item-{}", item.key()));
        within(ui, rect, Layout::right_to_left(Align::Center), |ui| {
            let words = RichText::new(words).small().color(colour);
            let mut response = ui.add(page.look.image(item.icon(), 16.0, colour));
            // In a small window, the picture and its tip stand for the words.
            if line_width(ui, words.clone(), TextStyle::Body) <= ui.available_width() {
                response |= ui.label(words);
            }
            tip(response, page.text.say(&format!("final-item-{}-tip", item.key())));
        });
    }
    let rect = columns.sum(course.items().len(), area.top(), area.height());
    within(ui, rect, Layout::right_to_left(Align::Center), |ui| {
        cut(ui, RichText::new(say!(page, "final-total")).small().color(SEPIA));
    });
}

/// Draws something in a rectangle of the sheet.
fn within(ui: &mut Ui, rect: Rect, layout: Layout, add: impl FnOnce(&mut Ui)) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    child.spacing_mut().item_spacing = vec2(4.0, 0.0);
    child.spacing_mut().interact_size.y = 0.0;
    child.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
    add(&mut child);
}

#[expect(clippy::too_many_arguments, reason = "a row is what a house, a course and a place in the picture come to")]
fn row(
    ui: &mut Ui,
    page: &Page<'_>,
    (end, teller): (&FinalPage<'_>, &Teller<'_>),
    course: &Course,
    shown: usize,
    line: &CountLine,
    (place, most, top): (usize, i32, f32),
    columns: &Columns,
) {
    let items = course.items();
    let counted = course.open(Step::Bars, shown);
    let total = course.total(line, shown);
    let height = ROW - 4.0;
    bar(ui, page, line, columns, (total, most), top + height / 2.0);
    let medal = Rect::from_min_size(pos2(columns.left, top + 1.0), Vec2::splat(height - 2.0));
    paint_medallion(ui, page.look, symbol_of(end.table, line.seat), medal, house_colour(line.seat), Medal::Circle);
    let name = Rect::from_min_max(pos2(medal.right() + 6.0, top), pos2(columns.left + columns.name, top + height));
    within(ui, name, Layout::top_down(Align::Min), |ui| title(ui, page, (end, teller), line, place, counted));
    for (at, &item) in items.iter().enumerate() {
        let rect = columns.cell(at, top, height);
        if course.open(Step::Cell(item, line.seat), shown) && item.concerns(line) {
            within(ui, rect, Layout::right_to_left(Align::Center), |ui| cell(ui, page, (end, teller), line, item));
        }
    }
    if shown > 0 || course.is_empty() {
        let rect = columns.sum(items.len(), top, height);
        within(ui, rect, Layout::right_to_left(Align::Center), |ui| {
            let struck = counted && !line.eligible;
            let words = figure(total).strong().size(19.0);
            cut(ui, if struck { words.strikethrough().color(SEPIA) } else { words });
        });
    }
}

fn title(
    ui: &mut Ui,
    page: &Page<'_>,
    (end, teller): (&FinalPage<'_>, &Teller<'_>),
    line: &CountLine,
    place: usize,
    counted: bool,
) {
    let name = teller.seat_name(line.seat);
    let name = if counted { say!(page, "client-final-place", n = place + 1, name = name) } else { name };
    let name = if end.people.contains(&line.seat) { bold(name).underline() } else { bold(name) };
    let barred = teller.disqualified(line).filter(|_| counted);
    cut(ui, if barred.is_some() { name.strikethrough() } else { name });
    match barred {
        Some(why) => {
            let words = RichText::new(say!(page, "final-ineligible")).small().color(BLOOD);
            tip(cut(ui, words), why);
        }
        None => {
            let rank = end.table.houses().of(line.seat).rank;
            let words = RichText::new(page.rank(rank)).small().color(SEPIA);
            let response = cut(ui, words);
            tip(response, say!(page, "client-final-rank-tip", n = rank.value()));
        }
    }
}

fn cell(ui: &mut Ui, page: &Page<'_>, (end, teller): (&FinalPage<'_>, &Teller<'_>), line: &CountLine, item: Item) {
    let amount = item.of(line);
    let words = match item {
        Item::Prestige => figure(amount),
        Item::Territory | Item::Relics | Item::Title | Item::Vassal | Item::Objectives => figure(teller.signed(amount)),
    };
    let response = ui.label(if amount < 0 { words.color(BLOOD) } else { words });
    let each = page.catalog.constants.conclave.canton_prestige;
    let meaning = match item {
        Item::Prestige => say!(page, "client-final-prestige-tip"),
        Item::Territory => say!(page, "final-territory-tip", n = line.cantons, each = each),
        Item::Relics => say!(page, "final-relics-tip"),
        Item::Title => say!(page, "final-title-tip"),
        Item::Vassal => {
            let vassal = end.table.diplomacy().vassal_of(line.seat);
            say!(page, "final-vassal-tip", house = teller.owner_name(vassal))
        }
        Item::Objectives => teller.reckoning(&line.objectives).join("\n"),
    };
    tip(response, meaning);
}

/// Draws the bar beside the name. Its length is the house's sum so far, as a share of the greatest
/// final sum.
fn bar(ui: &Ui, page: &Page<'_>, line: &CountLine, columns: &Columns, (total, most): (i32, i32), middle: f32) {
    let left = columns.left + columns.name;
    let room = Rect::from_min_size(pos2(left, middle - 7.0), vec2((columns.bar - 8.0).max(1.0), 14.0));
    let wanted = (total.max(0) as f32 / most as f32).clamp(0.0, 1.0);
    let time = if page.look.reduced_motion() { 0.0 } else { 0.5 };
    let share = ui.ctx().animate_value_with_time(ui.id().with(("count-bar", line.seat)), wanted, time);
    let filled = room.with_max_x(room.left() + room.width() * share);
    ui.painter().rect_filled(room, 1.0, SEPIA.gamma_multiply(0.15));
    if share > 0.0 {
        ui.painter().rect_filled(filled, 1.0, house_colour(line.seat));
        ui.painter().rect_stroke(filled, 1.0, Stroke::new(1.0, INK), StrokeKind::Inside);
    }
}

/// Returns the sentences that the clerk has just read.
fn reading(page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>, course: &Course, shown: usize) -> Vec<String> {
    match course.last(shown) {
        None if course.is_empty() => teller.ties(&end.ending.count),
        None => vec![say!(page, "count-reading")],
        Some(Step::Cell(item, seat)) => {
            let line = end.ending.count.iter().find(|line| line.seat == seat);
            line.map(|line| read_cell(page, end, teller, line, item, course.total(line, shown))).into_iter().collect()
        }
        Some(Step::Bars) => bars(page, end, teller),
        Some(Step::Ties) => {
            let mut told = ties(page, end, teller);
            told.push(say!(page, "count-reads-seal"));
            told
        }
        Some(Step::Winner) => {
            let mut told: Vec<String> = end.ending.count.iter().filter_map(|line| teller.disqualified(line)).collect();
            told.extend(teller.ties(&end.ending.count));
            told
        }
    }
}

fn bars(page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>) -> Vec<String> {
    let told: Vec<String> = end.ending.count.iter().filter_map(|line| teller.disqualified(line)).collect();
    if told.is_empty() { vec![say!(page, "count-reads-eligible")] } else { told }
}

fn ties(page: &Page<'_>, end: &FinalPage<'_>, teller: &Teller<'_>) -> Vec<String> {
    let told = teller.ties(&end.ending.count);
    if told.is_empty() { vec![say!(page, "count-reads-level")] } else { told }
}

fn read_cell(
    page: &Page<'_>,
    end: &FinalPage<'_>,
    teller: &Teller<'_>,
    line: &CountLine,
    item: Item,
    total: i32,
) -> String {
    let id = format!("count-reads-{}", item.key());
    let vassal = end.table.diplomacy().vassal_of(line.seat);
    let objectives: Vec<String> = line
        .objectives
        .iter()
        .map(|reckoned| {
            let (objective, prestige) = (teller.task(reckoned.task), teller.signed(reckoned.prestige));
            say!(page, "client-final-objective", objective = objective, prestige = prestige)
        })
        .collect();
    say!(
        page,
        &id,
        house = teller.seat_name(line.seat),
        n = item.of(line),
        total = total,
        cantons = line.cantons,
        vassal = teller.owner_name(vassal),
        list = teller.series(&objectives)
    )
}

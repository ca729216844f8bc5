//! Graphs of the houses' figures, turn by turn, with a mark for each great moment.

use bevy_egui::egui::{
    Button, Color32, Frame, Id, Margin, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use egui_plot::{
    CoordinatesFormatter, Corner, GridInput, GridMark, HoverPosition, Line, LineStyle, MarkerShape, Plot, PlotPoint,
    PlotTransform, PlotUi, Points,
};

use super::{Page, one_of, say, small, symbol_icon, tip};
use crate::chronicle::annals::{History, HouseAt};
use crate::look::palette::{BONE, EMBER, ENGRAVED, INK, LIFTED};
use crate::look::{Medal, house_colour, paint_medallion, target};
use crate::rules::ids::Seat;
use crate::table::archive::Motives;

/// The figure that is drawn over the turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// True prestige. If the shown prestige differs, it is drawn beside it.
    #[default]
    Prestige,
    /// Prestige as the other houses saw it.
    Shown,
    /// Cantons.
    Cantons,
    /// Places, including the stronghold.
    Places,
    /// Tribute in the vault, in points.
    Tribute,
    /// Legions.
    Legions,
    /// The own estimate of each house's mind of its chance to win, in percent.
    Chances,
}

impl Measure {
    const ALL: [Self; 7] =
        [Self::Prestige, Self::Shown, Self::Cantons, Self::Places, Self::Tribute, Self::Legions, Self::Chances];

    const fn key(self) -> &'static str {
        match self {
            Self::Prestige => "client-graph-prestige",
            Self::Shown => "client-graph-shown",
            Self::Cantons => "client-graph-cantons",
            Self::Places => "client-graph-places",
            Self::Tribute => "client-graph-tribute",
            Self::Legions => "client-graph-legions",
            Self::Chances => "client-graph-chances",
        }
    }

    /// Returns the figure of a house. `chance` is its mind's own estimate, in thousandths.
    fn of(self, house: &HouseAt, chance: Option<u16>) -> Option<f64> {
        match self {
            Self::Prestige => Some(house.prestige.into()),
            Self::Shown => house.shown.map(Into::into),
            Self::Cantons => Some(house.cantons.into()),
            Self::Places => Some(house.places.into()),
            Self::Tribute => Some(house.tribute.into()),
            Self::Legions => Some(house.legions.into()),
            Self::Chances => chance.map(|thousandths| f64::from(thousandths) / 10.0),
        }
    }
}

/// The state of the graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphState {
    /// The figure that is drawn.
    pub measure: Measure,
    /// Houses whose lines are hidden, by seat.
    pub hidden: [bool; Seat::MOST],
}

/// The data of the graphs.
#[derive(Clone, Copy, Debug)]
pub struct Graphs<'a> {
    /// The figures.
    pub history: &'a History,
    /// The archfiends and their symbols, by seat.
    pub houses: &'a [(String, u8)],
    /// The great moments: a turn and the event in it.
    pub moments: &'a [(u32, String)],
    /// The minds' estimates of their own chances, in thousandths, by turn (counted from 0) and
    /// seat.
    pub chances: &'a [Vec<Option<u16>>],
}

impl Graphs<'_> {
    fn chance(&self, turn: usize, seat: Seat) -> Option<u16> {
        *self.chances.get(turn)?.get(seat.index())?
    }

    /// Returns the measures that can be drawn. Chances are included only if some mind recorded one.
    fn measures(&self) -> Vec<Measure> {
        let opinions = self.chances.iter().flatten().any(Option::is_some);
        Measure::ALL.into_iter().filter(|measure| *measure != Measure::Chances || opinions).collect()
    }
}

/// Returns the estimates of the minds of `houses` houses of their own chances, by turn and seat.
///
/// The orders of turn n are given on the table that the graphs show at n - 1, so the first entry
/// belongs to turn 1.
#[must_use]
pub fn chances(motives: Motives<'_>, houses: usize) -> Vec<Vec<Option<u16>>> {
    let seats = || (0..houses as u8).map(Seat);
    (1..=motives.turns()).map(|turn| seats().map(|seat| own_chance(motives, turn, seat)).collect()).collect()
}

/// Returns a house's own estimate of its chance in a turn, in thousandths.
fn own_chance(motives: Motives<'_>, turn: u32, seat: Seat) -> Option<u16> {
    motives.reasons(turn, seat)?.outlook.get(seat.index()).copied()
}

/// Line styles and markers that differ from house to house, so that colour is not the only
/// difference.
const STROKES: [(LineStyle, MarkerShape); Seat::MOST] = [
    (LineStyle::Solid, MarkerShape::Circle),
    (LineStyle::Dashed { length: 12.0 }, MarkerShape::Square),
    (LineStyle::Dotted { spacing: 5.0 }, MarkerShape::Diamond),
    (LineStyle::Dashed { length: 24.0 }, MarkerShape::Up),
    (LineStyle::Dashed { length: 6.0 }, MarkerShape::Down),
    (LineStyle::Dotted { spacing: 9.0 }, MarkerShape::Plus),
];

/// Draws a line in the style of a house, without a plot around it.
pub(super) fn stroke(painter: &Painter, seat: Seat, points: &[Pos2], stroke: Stroke) {
    /// The gap after a dash, in its lengths, as in a plot.
    const GAP: f32 = 0.618;
    match STROKES[seat.index() % Seat::MOST].0 {
        LineStyle::Solid => drop(painter.add(Shape::line(points.to_vec(), stroke))),
        LineStyle::Dashed { length } => painter.extend(Shape::dashed_line(points, stroke, length, length * GAP)),
        LineStyle::Dotted { spacing } => {
            painter.extend(Shape::dotted_line(points, stroke.color, spacing, stroke.width * 0.7));
        }
    }
}

/// Draws the graphs. Returns the turn whose mark was clicked.
///
/// The ground is dark because house colours are made for a dark ground.
pub fn show(ui: &mut Ui, page: &Page<'_>, graphs: &Graphs<'_>, state: &mut GraphState) -> Option<u32> {
    let meaning = |measure: Measure| page.text.say(&format!("{}-tip", measure.key()));
    let measures = graphs.measures();
    if !measures.contains(&state.measure) {
        state.measure = Measure::default();
    }
    one_of(ui, &mut state.measure, measures.into_iter().map(|one| (one, page.text.say(one.key()), meaning(one))));
    if graphs.history.turns.len() < 2 {
        ui.label(say!(page, "client-graph-nothing"));
        return None;
    }
    let plate = Frame::new().fill(INK).stroke(Stroke::new(1.0, ENGRAVED)).inner_margin(Margin::same(8));
    let pressed = plate
        .show(ui, |ui| {
            let iron = ui.ctx().global_style();
            ui.set_style(iron);
            ui.spacing_mut().item_spacing.y = 2.0;
            let lit = legend(ui, page, graphs, state);
            ui.spacing_mut().interact_size.y = 16.0;
            plot(ui, page, graphs, state, lit)
        })
        .inner;
    match state.measure {
        Measure::Prestige | Measure::Shown => {
            let faces = graphs.history.false_faces();
            small(ui, page.text.say(if faces { "client-graph-faces" } else { "client-graph-no-faces" }));
        }
        Measure::Chances => drop(small(ui, say!(page, "client-graph-chances-note"))),
        Measure::Cantons | Measure::Places | Measure::Tribute | Measure::Legions => {}
    }
    pressed
}

/// Draws a button for each house, with its symbol and colour, that hides or shows its line. Returns
/// the house under the pointer.
fn legend(ui: &mut Ui, page: &Page<'_>, graphs: &Graphs<'_>, state: &mut GraphState) -> Option<Seat> {
    let mut lit = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for (index, (name, symbol)) in graphs.houses.iter().enumerate().take(Seat::MOST) {
            let seat = Seat(index as u8);
            let icon = page.look.image(symbol_icon(Some(*symbol)), 20.0, house_colour(seat));
            let shown = !state.hidden[index];
            let words = RichText::new(name).color(if shown { BONE } else { ENGRAVED });
            let button = Button::new((icon, words)).selected(shown).min_size(vec2(0.0, target(ui)));
            let response = ui.add(button);
            if response.hovered() || response.has_focus() {
                lit = Some(seat);
            }
            let id = if shown { "client-graph-hide-tip" } else { "client-graph-show-tip" };
            if tip(response, say!(page, id, name = name)).clicked() {
                state.hidden[index] = shown;
            }
        }
    });
    lit
}

/// Returns about five grid lines at round numbers.
fn marks(input: GridInput) -> Vec<GridMark> {
    let (from, to) = input.bounds;
    let span = to - from;
    if !span.is_finite() || span <= 0.0 {
        return Vec::new();
    }
    let rough = span / 6.0;
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|share| share * power)
        .find(|&step| step >= rough)
        .unwrap_or(power)
        .max(1.0);
    let first = (from / step).ceil() as i64;
    let last = ((to / step).floor() as i64).min(first.saturating_add(20));
    (first..=last).map(|mark| GridMark { value: mark as f64 * step, step_size: span }).collect()
}

fn plot(ui: &mut Ui, page: &Page<'_>, graphs: &Graphs<'_>, state: &GraphState, lit: Option<Seat>) -> Option<u32> {
    let turn_of = |x: f64| x.round().max(0.0) as u32;
    let told = |position: &HoverPosition<'_>| match position {
        HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
            let value = position.y.round() as i32;
            Some(say!(page, "client-graph-point", name = *plot_name, turn = turn_of(position.x), value = value))
        }
        HoverPosition::NearDataPoint { .. } | HoverPosition::Elsewhere { .. } => None,
    };
    let width = ui.available_width();
    let played = graphs.history.turns.len().saturating_sub(1) as f64;
    let height = (ui.ctx().content_rect().height() - 400.0).min(width * 0.5).clamp(180.0, 560.0);
    let plot = Plot::new(Id::new(("graph", state.measure.key())))
        .width(width)
        .height(height)
        .x_grid_spacer(marks)
        .y_grid_spacer(marks)
        .grid_color(LIFTED)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .sense(Sense::hover())
        .include_y(0.0)
        // Room for the symbols at the ends of the lines.
        .include_x(played * 1.04 + 0.5)
        .min_size(vec2(100.0, 100.0))
        .label_formatter(told)
        .coordinates_formatter(Corner::RightBottom, CoordinatesFormatter::new(|_, _| String::new()))
        .x_axis_formatter(move |mark, _| {
            let whole = mark.value.fract().abs() < 0.01 && (0.0..=played).contains(&mark.value);
            if whole { turn_of(mark.value).to_string() } else { String::new() }
        });
    let axis = RichText::new(say!(page, "client-graph-turns")).small();
    let shown = plot.x_axis_label(axis).show(ui, |plot| {
        for (index, (name, _)) in graphs.houses.iter().enumerate().take(Seat::MOST) {
            if !state.hidden[index] {
                draw_house(plot, page, graphs, (index, name), state.measure, lit == Some(Seat(index as u8)));
            }
        }
    });
    ends(ui, page, graphs, state, &shown.transform);
    moments(ui, page, graphs, &shown.transform)
}

/// Draws the line of one house, and for prestige also the line of the shown prestige.
fn draw_house(
    plot: &mut PlotUi<'_>,
    page: &Page<'_>,
    graphs: &Graphs<'_>,
    (index, name): (usize, &str),
    measure: Measure,
    lit: bool,
) {
    let seat = Seat(index as u8);
    let colour: Color32 = house_colour(seat);
    let (style, marker) = STROKES[index];
    for points in stretches(graphs.history, seat, |turn, house| measure.of(house, graphs.chance(turn, seat))) {
        let line = Line::new(name, points.clone()).color(colour).width(if lit { 4.0 } else { 2.0 }).style(style);
        plot.line(line);
        // A marker every fifth turn is enough to tell lines apart where they overlap.
        let sparse: Vec<[f64; 2]> = points.into_iter().filter(|point| point[0] as usize % 5 == index % 5).collect();
        plot.points(Points::new(name, sparse).color(colour).radius(3.0).shape(marker));
    }
    if measure == Measure::Prestige {
        let told = say!(page, "client-graph-as-shown", name = name);
        let false_face = |_, house: &HouseAt| house.shown.filter(|&shown| shown != house.prestige).map(f64::from);
        for points in stretches(graphs.history, seat, false_face) {
            let line = Line::new(told.clone(), points.clone()).color(colour.gamma_multiply(0.8)).width(1.5);
            plot.line(line.style(LineStyle::Dotted { spacing: 3.0 }));
            plot.points(Points::new(told.clone(), points).color(colour).radius(2.5).filled(false));
        }
    }
}

/// Returns the points of a house, turn by turn, divided where a value is missing.
fn stretches(history: &History, seat: Seat, of: impl Fn(usize, &HouseAt) -> Option<f64>) -> Vec<Vec<[f64; 2]>> {
    let mut stretches = vec![Vec::new()];
    for turn in 0..history.turns.len() {
        match history.at(turn, seat).and_then(|house| of(turn, house)) {
            Some(value) => stretches.last_mut().into_iter().for_each(|points| points.push([turn as f64, value])),
            None => stretches.push(Vec::new()),
        }
    }
    stretches.retain(|points| !points.is_empty());
    stretches
}

/// Draws the symbols of the houses at the ends of their lines, stacked where lines end together.
fn ends(ui: &Ui, page: &Page<'_>, graphs: &Graphs<'_>, state: &GraphState, transform: &PlotTransform) {
    const SIZE: f32 = 22.0;
    let value = |turn, seat, house: &HouseAt| state.measure.of(house, graphs.chance(turn, seat));
    let last = |seat: Seat| stretches(graphs.history, seat, |turn, house| value(turn, seat, house)).pop()?.pop();
    let mut ends: Vec<(usize, Pos2)> = (0..graphs.houses.len().min(Seat::MOST))
        .filter(|&index| !state.hidden[index])
        .filter_map(|index| Some((index, last(Seat(index as u8))?)))
        .map(|(index, [x, y])| (index, transform.position_from_point(&PlotPoint::new(x, y)) + vec2(SIZE * 0.7, 0.0)))
        .collect();
    ends.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    let mut lowest: Vec<Pos2> = Vec::new();
    for (index, mut at) in ends {
        for other in &lowest {
            if (other.x - at.x).abs() < SIZE {
                at.y = at.y.max(other.y + SIZE);
            }
        }
        lowest.push(at);
        let icon = symbol_icon(graphs.houses.get(index).map(|(_, symbol)| *symbol));
        let rect = Rect::from_center_size(at, Vec2::splat(SIZE));
        paint_medallion(ui, page.look, &icon, rect, house_colour(Seat(index as u8)), Medal::Circle);
    }
}

/// Draws a mark at the upper edge for each turn with great moments. Returns the turn whose mark was
/// clicked.
fn moments(ui: &Ui, page: &Page<'_>, graphs: &Graphs<'_>, transform: &PlotTransform) -> Option<u32> {
    let frame = *transform.frame();
    let mut pressed = None;
    let mut rest = graphs.moments;
    while let Some((turn, _)) = rest.first() {
        let (now, later) = rest.split_at(rest.iter().take_while(|(other, _)| other == turn).count());
        rest = later;
        let x = transform.position_from_point(&PlotPoint::new(f64::from(*turn), 0.0)).x;
        let at = pos2(x, frame.top() + 9.0);
        // The mark is small, but as high to press as any button.
        let room = Rect::from_min_size(pos2(x - 9.0, frame.top()), vec2(18.0, target(ui)));
        let response = ui.interact(room, Id::new(("graph-moment", *turn)), Sense::click());
        let lit = response.hovered() || response.has_focus();
        let painter = ui.painter();
        let faint = EMBER.gamma_multiply(if lit { 0.9 } else { 0.28 });
        painter.vline(x, at.y..=frame.bottom(), Stroke::new(1.0, faint));
        let radius = if lit { 8.0 } else { 6.0 };
        let corners = [vec2(0.0, -radius), vec2(radius, 0.0), vec2(0.0, radius), vec2(-radius, 0.0)];
        let edge = Stroke::new(1.5, if lit { BONE } else { EMBER });
        painter.add(Shape::convex_polygon(corners.map(|corner| at + corner).to_vec(), INK, edge));
        let told: Vec<&str> = now.iter().map(|(_, words)| words.as_str()).collect();
        let words = say!(page, "client-graph-moment", turn = *turn, told = told.join("\n"));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
        if tip(response, words).clicked() {
            pressed = Some(*turn);
        }
    }
    pressed
}

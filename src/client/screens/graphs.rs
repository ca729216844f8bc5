//! How the houses fared, turn by turn.

use bevy_egui::egui::{Color32, Frame, Id, Margin, RichText, Stroke, TextStyle, Ui, vec2};
use egui_plot::{
    CoordinatesFormatter, Corner, GridInput, GridMark, HoverPosition, Legend, Line, LineStyle, MarkerShape, Plot,
    Points,
};

use super::{Page, one_of, say};
use crate::client::look::house_colour;
use crate::client::look::palette::{ENGRAVED, INK, LIFTED};
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// A house at the beginning of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseAt {
    /// Its prestige.
    pub prestige: i32,
    /// Its cantons.
    pub cantons: u32,
    /// Its places, its stronghold among them.
    pub places: u32,
}

/// All houses at the beginning of each turn, and at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// By turn, then by seat.
    pub turns: Vec<Vec<HouseAt>>,
}

impl History {
    /// The history of these tables, one a turn.
    #[must_use]
    pub fn of<'a>(tables: impl IntoIterator<Item = &'a Game>) -> Self {
        let mut history = Self::default();
        tables.into_iter().for_each(|table| history.note(table));
        history
    }

    /// Adds a turn.
    pub fn note(&mut self, table: &Game) {
        let at = |seat: Seat| HouseAt {
            prestige: table.conclave().prestige(seat),
            cantons: table.realm().land_count(seat) as u32,
            places: table.forces().places_of(seat).count() as u32,
        };
        self.turns.push(table.seats().map(at).collect());
    }
}

/// What is drawn over the turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// Prestige.
    #[default]
    Prestige,
    /// Cantons.
    Cantons,
    /// Places.
    Places,
}

impl Measure {
    const ALL: [Self; 3] = [Self::Prestige, Self::Cantons, Self::Places];

    const fn key(self) -> &'static str {
        match self {
            Self::Prestige => "client-graph-prestige",
            Self::Cantons => "client-graph-cantons",
            Self::Places => "client-graph-places",
        }
    }

    fn of(self, house: &HouseAt) -> f64 {
        match self {
            Self::Prestige => house.prestige.into(),
            Self::Cantons => house.cantons.into(),
            Self::Places => house.places.into(),
        }
    }
}

/// Lines and points that differ from house to house, as their colours do.
const STROKES: [(LineStyle, MarkerShape); Seat::MOST] = [
    (LineStyle::Solid, MarkerShape::Circle),
    (LineStyle::Dashed { length: 12.0 }, MarkerShape::Square),
    (LineStyle::Dotted { spacing: 5.0 }, MarkerShape::Diamond),
    (LineStyle::Solid, MarkerShape::Up),
    (LineStyle::Dashed { length: 6.0 }, MarkerShape::Down),
    (LineStyle::Dotted { spacing: 9.0 }, MarkerShape::Plus),
];

/// The graphs, on a dark plate, because house colours are made for one.
pub fn show(ui: &mut Ui, page: &Page<'_>, history: &History, names: &[String], measure: &mut Measure) {
    let meaning = |measure: Measure| page.text.say(&format!("{}-tip", measure.key()));
    one_of(ui, measure, Measure::ALL.map(|measure| (measure, page.text.say(measure.key()), meaning(measure))));
    if history.turns.len() < 2 {
        ui.label(say!(page, "client-graph-nothing"));
        return;
    }
    let plate = Frame::new().fill(INK).stroke(Stroke::new(1.0, ENGRAVED)).inner_margin(Margin::same(8));
    plate.show(ui, |ui| {
        let iron = ui.ctx().global_style();
        ui.set_style(iron);
        ui.spacing_mut().interact_size.y = 16.0;
        ui.spacing_mut().item_spacing.y = 1.0;
        plot(ui, page, history, names, *measure);
    });
}

/// Some five lines across, at round numbers.
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

fn plot(ui: &mut Ui, page: &Page<'_>, history: &History, names: &[String], measure: Measure) {
    let turn_of = |x: f64| x.round().max(0.0) as u32;
    let told = |position: &HoverPosition<'_>| match position {
        HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
            let value = position.y.round() as i32;
            Some(say!(page, "client-graph-point", name = *plot_name, turn = turn_of(position.x), value = value))
        }
        HoverPosition::NearDataPoint { .. } | HoverPosition::Elsewhere { .. } => None,
    };
    let width = ui.available_width();
    let plot = Plot::new(Id::new(("graph", measure.key())))
        .width(width)
        .height((width * 0.55).clamp(160.0, 340.0))
        .legend(
            Legend::default()
                .follow_insertion_order(true)
                .position(Corner::LeftTop)
                .background_alpha(0.6)
                .text_style(TextStyle::Small),
        )
        .x_grid_spacer(marks)
        .y_grid_spacer(marks)
        .grid_color(LIFTED)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .include_y(0.0)
        .min_size(vec2(100.0, 100.0))
        .label_formatter(told)
        .coordinates_formatter(Corner::RightBottom, CoordinatesFormatter::new(|_, _| String::new()))
        .x_axis_formatter(move |mark, _| {
            if mark.value.fract().abs() < 0.01 { turn_of(mark.value).to_string() } else { String::new() }
        });
    let axis = RichText::new(say!(page, "client-graph-turns")).small();
    plot.x_axis_label(axis).show(ui, |plot| {
        for (index, name) in names.iter().enumerate() {
            let colour: Color32 = house_colour(Seat(index as u8));
            let (style, marker) = STROKES[index % STROKES.len()];
            let points: Vec<[f64; 2]> = history
                .turns
                .iter()
                .enumerate()
                .filter_map(|(turn, houses)| Some([turn as f64 + 1.0, measure.of(houses.get(index)?)]))
                .collect();
            plot.line(Line::new(name.clone(), points.clone()).color(colour).width(2.0).style(style));
            plot.points(Points::new(name.clone(), points).color(colour).radius(3.0).shape(marker));
        }
    });
}

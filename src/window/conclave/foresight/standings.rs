//! The standings: how every house stands, as far as the seated player may know it, and where it
//! will end if nothing changes (manual 3.4).
//!
//! A rival's numbers are set in italics, because rumors can falsify them and much is secret.

use bevy_egui::egui::{Color32, Grid, Response, RichText, TextStyle, Ui, WidgetInfo, WidgetType};

use crate::chronicle::foresight::{Prospect, Surety};
use crate::conclave::ministerium::words::{say, symbol};
use crate::look::palette::{ASH, BONE, EMBER, GOLD, VERDIGRIS};
use crate::look::{Line, Medal, bold, explain, figure, house_colour, line_width, medallion, section};
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// Draws the table of all houses, the highest projected count first.
pub fn standings(ui: &mut Ui, sight: &Sight<'_>) {
    let heading = section(ui, &say!(sight, "standing-title"));
    explain(heading, sight, &say!(sight, "standing-title"), || {
        vec![Line::Text(say!(sight, "standing-tip")), Line::Term("prestige"), Line::Term("conclave-token")]
    });
    let mut houses: Vec<&Prospect> = sight.hand.foretold.houses.iter().collect();
    houses.sort_by_key(|house| std::cmp::Reverse((house.total_end(), house.seat == sight.seat())));
    let fit = Fit::of(ui, sight, &houses);
    Grid::new("standings").num_columns(7).spacing([GAP, 4.0]).striped(true).show(ui, |ui| {
        ui.label("");
        for (icon, id) in COLUMNS {
            let words = sight.text.say(id);
            let response = ui
                .horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    ui.add(sight.look.image(icon, ICON, ASH));
                    if fit == Fit::Whole {
                        ui.label(RichText::new(&words).color(ASH).text_style(TextStyle::Small));
                    }
                })
                .response;
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
            explain(response, sight, &words, || vec![Line::Text(sight.text.say(&format!("{id}-tip")))]);
        }
        ui.end_row();
        for house in houses {
            row(ui, sight, house, fit);
            ui.end_row();
        }
    });
}

/// The columns beside the names: picture and text key.
const COLUMNS: [(&str, &str); 6] = [
    ("prestige", "standing-prestige"),
    ("up", "standing-income"),
    ("canton", "standing-cantons"),
    ("objective", "standing-objective"),
    ("token", "standing-now"),
    ("throne", "standing-end"),
];

/// Width and height of a column's picture, in points.
const ICON: f32 = 15.0;

/// Distance between two columns, in points.
const GAP: f32 = 14.0;

/// What of the table fits into the room. What is left out of a heading is in its tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    /// All of it.
    Whole,
    /// Headings without words.
    Pictures,
    /// Headings without words, and the state of an objective under its name.
    Stacked,
}

impl Fit {
    fn of(ui: &Ui, sight: &Sight<'_>, houses: &[&Prospect]) -> Self {
        let style = ui.spacing();
        let widest = |width: &dyn Fn(&Prospect) -> f32| houses.iter().map(|house| width(house)).fold(0.0, f32::max);
        let name = |house: &Prospect| sight.teller().seat_name(house.seat);
        let names = MEDAL + style.item_spacing.x + widest(&|house| line_width(ui, bold(name(house)), TextStyle::Body));
        let sin = |house: &Prospect| line_width(ui, sight.teller().sin(house.objective), TextStyle::Body);
        let state = |house: &Prospect| line_width(ui, state(sight, house).0, TextStyle::Small);
        let beside = widest(&|house| sin(house) + style.item_spacing.x + state(house));
        let room = ui.available_width() - names - GAP * COLUMNS.len() as f32;
        let columns = |objectives: f32, words: bool| -> f32 {
            let of = |id: &str| {
                let heading =
                    if words { ICON + 3.0 + line_width(ui, sight.text.say(id), TextStyle::Small) } else { ICON };
                heading.max(match id {
                    "standing-objective" => objectives,
                    "standing-end" => RANGE,
                    _ => NUMBER,
                })
            };
            COLUMNS.iter().map(|(_, id)| of(id)).sum()
        };
        if columns(beside, true) <= room {
            Self::Whole
        } else if columns(beside, false) <= room {
            Self::Pictures
        } else {
            Self::Stacked
        }
    }
}

/// Width of a number at most, in points.
const NUMBER: f32 = 44.0;

/// Width of a range of two numbers at most, in points.
const RANGE: f32 = 84.0;

/// Width and height of the symbol of a house, in points.
const MEDAL: f32 = 22.0;

fn row(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect, fit: Fit) {
    let teller = sight.teller();
    let name = teller.seat_name(house.seat);
    ui.horizontal(|ui| {
        medallion(ui, sight.look, symbol(sight, house.seat), MEDAL, house_colour(house.seat), Medal::Circle);
        let title = if house.seat == sight.seat() { bold(&name) } else { RichText::new(&name) };
        ui.label(title.color(if house.eligible { BONE } else { ASH }));
    });
    let hidden = say!(sight, "panel-prestige-hidden");
    number(ui, house, house.prestige.map_or(hidden.clone(), |n| n.to_string()));
    let income = number(ui, house, teller.signed(house.income.total()));
    explain(income, sight, &say!(sight, "standing-income"), || Line::tally(sight, &house.income));
    number(ui, house, house.cantons.to_string());
    objective(ui, sight, house, fit);
    counted(ui, sight, house, false);
    counted(ui, sight, house, true);
}

/// Draws a number: in italics if it is not sure.
fn number(ui: &mut Ui, house: &Prospect, words: String) -> Response {
    let text = figure(words).size(15.0).color(BONE);
    ui.label(match house.surety {
        Surety::Sure => text,
        Surety::Expected => text.italics(),
    })
}

/// Returns how far a house's objective is, and the colour of the words.
fn state(sight: &Sight<'_>, house: &Prospect) -> (String, Color32) {
    let teller = sight.teller();
    match house.progress {
        Some(progress) => (
            teller.sin_progress(house.objective, progress),
            match (progress.met, progress.lost) {
                (true, _) => VERDIGRIS,
                (false, true) => EMBER,
                (false, false) => BONE,
            },
        ),
        None => (say!(sight, "standing-secret"), ASH),
    }
}

fn objective(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect, fit: Fit) {
    let teller = sight.teller();
    let name = teller.sin(house.objective);
    let (state, colour) = state(sight, house);
    let words = |ui: &mut Ui| {
        ui.label(&name);
        ui.label(RichText::new(state).color(colour).text_style(TextStyle::Small));
    };
    let response = match fit {
        Fit::Whole | Fit::Pictures => ui.horizontal(words).response,
        Fit::Stacked => {
            let stack = |ui: &mut Ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                words(ui);
            };
            ui.vertical(stack).response
        }
    };
    explain(response, sight, &name, || {
        vec![Line::Text(teller.sin_text(house.objective)), Line::Text(teller.sin_worth(house.objective))]
    });
}

/// Draws a projected count, with its parts as a tooltip. What a rival hides makes its end a range.
fn counted(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect, end: bool) {
    let total = if end { house.total_end() } else { house.total_now() };
    let words = match (total, house.surety, end) {
        (None, ..) => say!(sight, "panel-prestige-hidden"),
        (Some(total), Surety::Sure, false) => total.to_string(),
        (Some(total), Surety::Expected, true) if house.hidden.0 < house.hidden.1 => {
            say!(sight, "standing-between", low = total + house.hidden.0, high = total + house.hidden.1)
        }
        (Some(total), ..) => say!(sight, "standing-about", n = total),
    };
    let text = figure(&words).size(15.0).color(if house.eligible { GOLD } else { ASH });
    let sure = house.surety == Surety::Sure && !end;
    let response = ui.label(if sure { text } else { text.italics() });
    let title = sight.text.say(if end { "standing-end" } else { "standing-now" });
    explain(response, sight, &title, || parts(sight, house, end));
}

/// Returns the parts of a projected count, their sum, and what is left out.
pub fn parts(sight: &Sight<'_>, house: &Prospect, end: bool) -> Vec<Line> {
    let teller = sight.teller();
    let named = teller.prospect_parts(house, end);
    let mut lines: Vec<Line> =
        named.into_iter().map(|(name, amount)| Line::Part(name, teller.signed(amount))).collect();
    let total = if end { house.total_end() } else { house.total_now() };
    if let Some(total) = total {
        lines.push(Line::Total(sight.text.say("panel-total"), total.to_string()));
    }
    if !house.eligible {
        lines.push(Line::Bad(say!(sight, "standing-not-eligible")));
    }
    if house.seat != sight.seat() {
        let (low, high) = house.hidden;
        lines.push(Line::Text(say!(sight, "standing-hidden", low = teller.signed(low), high = teller.signed(high))));
        lines.push(Line::Text(say!(sight, "standing-secrets")));
    }
    if end {
        lines.push(Line::Text(say!(sight, "standing-nothing-changes", n = house.turns)));
    }
    lines
}

/// Returns the prospect of a house, if it is still in the game.
pub fn of<'a>(sight: &Sight<'a>, seat: Seat) -> Option<&'a Prospect> {
    sight.hand.foretold.houses.iter().find(|house| house.seat == seat)
}

//! The chances of a plan: the shares of trial bouts won, lost by both, and lost. Also the
//! description of the opponent.

use bevy_egui::egui::{
    Align2, Color32, FontId, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::master::{self, TRIALS};
use crate::conclave::ministerium::words::say;
use crate::conclave::theatre::Bout;
use crate::intent::Staging;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, VERDIGRIS};
use crate::look::{FIGURES, Line, bold, explain, family, icon_text_button};
use crate::rules::arena::{DuelForecast, Duelist, Plan};
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};

/// The opponent for whom a plan is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Possible opponents: the certain one, or the known praetors of the enemy.
    pub known: Vec<Duelist>,
    /// True if the first of them is certain to fight.
    pub certain: bool,
    /// House of the opponent. `None` for the conclave's own champions, and if the house is unknown.
    pub seat: Option<Seat>,
    /// True if it fights with a random plan, as the conclave's own champions do.
    pub aimless: bool,
}

/// The three ends of a bout: win, both lost, defeat. Each has its colour, and lines at a distance
/// in points, so that they differ without colours too. The first has no lines.
const ENDS: [(&str, Color32, Option<f32>); 3] = [
    ("arena-chance-win", VERDIGRIS, None),
    ("arena-chance-both", Color32::from_rgb(0x9A, 0x7B, 0xB0), Some(3.5)),
    ("arena-chance-lose", Color32::from_rgb(0xC2, 0x6A, 0x55), Some(8.0)),
];

/// Draws the chances of this plan as bars. With `wishes` it also offers to watch one simulated
/// bout.
pub fn odds(
    ui: &mut Ui,
    sight: &Sight<'_>,
    own: &Duelist,
    opponent: &Opponent,
    expected: Option<Duelist>,
    plan: &Plan,
    wishes: Option<&mut Wishes>,
) {
    // An unknown enemy is replaced with a copy of the player's own praetor.
    let enemy = expected.unwrap_or(*own);
    let chances = master::chances(ui.ctx(), sight.catalog(), own, &enemy, plan);
    ui.spacing_mut().item_spacing.y = 3.0;
    bar(ui, sight, "arena-odds-random", &chances.random);
    if !opponent.aimless {
        bar(ui, sight, "arena-odds-advised", &chances.advised);
    }
    legend(ui, sight, &chances, opponent.aimless);
    let id = match expected {
        None => "arena-odds-twin",
        Some(_) if opponent.aimless => "arena-odds-aimless",
        Some(_) => "arena-odds-unknown",
    };
    ui.add(Label::new(RichText::new(sight.text.say(id)).size(13.0).color(ASH)).wrap());
    if let Some(wishes) = wishes {
        let words = say!(sight, "theatre-imagine");
        let button = ui.add(icon_text_button(sight.look, "eye", &words).wrap());
        if button.clicked() {
            let at = bevy_egui::egui::Id::new("arena-imagined");
            let throw: u32 = ui.data(|data| data.get_temp(at)).unwrap_or(1);
            ui.data_mut(|data| data.insert_temp(at, throw + 1));
            let sides = [(Some(sight.seat()), *own), (opponent.seat, enemy)];
            let drilled = !opponent.aimless && throw.is_multiple_of(2);
            let bout = Bout::imagined(sight.catalog(), sides, plan, drilled, throw);
            wishes.push(Staging::ShowDuel(std::sync::Arc::new(bout)).into());
        }
        explain(button, sight, &words, || vec![Line::Text(say!(sight, "arena-imagined-tip"))]);
    }
}

/// Returns the shares of the ends of the trial bouts, in percent. They add up to 100.
fn shares(forecast: &DuelForecast) -> [u32; 3] {
    let (win, lose) = (forecast.percent(forecast.wins), forecast.percent(forecast.losses));
    // Rounding errors go to the losses, or to the middle share if both praetors were lost in any
    // bout.
    if forecast.both == 0 {
        return [win, 0, 100 - win.min(100)];
    }
    let (win, lose) = (win.min(100), lose.min(100 - win.min(100)));
    [win, 100 - win - lose, lose]
}

fn bar(ui: &mut Ui, sight: &Sight<'_>, id: &str, forecast: &DuelForecast) {
    let title = sight.text.say(id);
    ui.label(bold(&title).size(14.0));
    let shares = shares(forecast);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().clamp(120.0, 420.0), 24.0), Sense::hover());
    let mut x = rect.left();
    for ((_, colour, lines), percent) in ENDS.into_iter().zip(shares) {
        let width = rect.width() * percent as f32 / 100.0;
        let piece = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        fill(ui, piece, colour, lines);
        if x > rect.left() && width > 0.0 {
            ui.painter().vline(x, rect.y_range(), Stroke::new(1.0, INK));
        }
        if width > 30.0 {
            let font = FontId::new(13.0, family(FIGURES));
            let words = say!(sight, "panel-percent", n = percent);
            let galley = ui.painter().layout_no_wrap(words, font, INK);
            let place = Align2::CENTER_CENTER.anchor_size(piece.center(), galley.size());
            ui.painter().rect_filled(place.expand2(vec2(3.0, 0.0)), 0.0, colour);
            ui.painter().galley(place.min, galley, INK);
        }
        x += width;
    }
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    let counts = [forecast.wins, forecast.both, forecast.losses];
    let words: Vec<String> = ENDS
        .into_iter()
        .zip(shares)
        .zip(counts)
        .filter(|(_, n)| *n > 0)
        .map(|(((id, ..), percent), n)| say!(sight, id, percent = percent, n = n, all = forecast.trials))
        .collect();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sight.teller().list(&words)));
    explain(response, sight, &title, || {
        let mut lines: Vec<Line> = words.iter().cloned().map(Line::Text).collect();
        lines.push(Line::Text(sight.text.say(&format!("{id}-tip"))));
        let tenths = forecast.tenths_of_rounds();
        let rounds = sight.text.tenths(tenths);
        lines.push(Line::Text(say!(sight, "arena-odds-count", n = TRIALS, rounds = rounds)));
        lines
    });
}

/// Paints an area in a colour, with slanting lines at this distance, in points.
fn fill(ui: &Ui, area: Rect, colour: Color32, lines: Option<f32>) {
    ui.painter().rect_filled(area, 0.0, colour);
    let Some(gap) = lines else { return };
    let painter = ui.painter().with_clip_rect(area.intersect(ui.clip_rect()));
    let mut x = area.left() - area.height();
    while x < area.right() {
        let ends = [pos2(x, area.bottom()), pos2(x + area.height(), area.top())];
        painter.line_segment(ends, Stroke::new(1.2, INK.gamma_multiply(0.6)));
        x += gap;
    }
}

/// Draws the legend for the colours of the bars.
fn legend(ui: &mut Ui, sight: &Sight<'_>, chances: &master::Chances, aimless: bool) {
    let counts = |forecast: &DuelForecast| [forecast.wins, forecast.both, forecast.losses];
    let random = counts(&chances.random);
    let advised = if aimless { [0; 3] } else { counts(&chances.advised) };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 16.0;
        ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
        for (at, (id, colour, lines)) in ENDS.into_iter().enumerate() {
            if random[at] + advised[at] == 0 {
                continue;
            }
            let (dot, _) = ui.allocate_exact_size(vec2(11.0, 11.0), Sense::hover());
            fill(ui, dot.shrink(1.0), colour, lines.map(|gap| gap / 2.0));
            ui.painter().rect_stroke(dot.shrink(1.0), 0.0, Stroke::new(1.0, BONE), StrokeKind::Inside);
            ui.label(RichText::new(sight.text.say(&format!("{id}-short"))).size(13.0));
            ui.add_space(4.0);
        }
    });
}

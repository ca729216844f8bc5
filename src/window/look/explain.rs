//! Explanations in tooltips: the parts of a number, the reason why a button is disabled, the
//! meaning of a term.
//!
//! A tooltip opens when the pointer rests on a widget for a moment, or when the keyboard focus is
//! on it. Terms in an explanation have their own tooltips.

use bevy_egui::egui::{Label, Response, RichText, Sense, TextStyle, Tooltip, Ui};

use super::palette::{ASH, EMBER, SKY};
use super::{bold, figure, quoted};
use crate::rules::archfiends::Tally;
use crate::sight::Sight;
use crate::text::TERMS;

/// One line of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A sentence.
    Text(String),
    /// One part of a number: its name and its value.
    Part(String, String),
    /// Sum of the parts above: its name and its value.
    Total(String, String),
    /// A reason why something is not possible.
    Bad(String),
    /// A quotation from the histories of Hell.
    Flavour(String),
    /// Key of a glossary term. All terms are listed at the end, each with its own tooltip.
    Term(&'static str),
}

impl Line {
    /// Returns the parts of a number and their sum.
    #[must_use]
    pub fn tally(sight: &Sight<'_>, tally: &Tally) -> Vec<Self> {
        let teller = sight.teller();
        let mut lines: Vec<Self> =
            tally.0.iter().map(|(part, value)| Self::Part(teller.part(part), teller.signed(*value))).collect();
        lines.push(Self::Total(sight.text.say("panel-total"), tally.total().to_string()));
        lines
    }
}

/// Adds a tooltip to a widget, enabled or disabled. `lines` is called only while it is shown.
pub fn explain(response: Response, sight: &Sight<'_>, title: &str, lines: impl FnOnce() -> Vec<Line>) -> Response {
    let mut tip = if response.enabled() { Tooltip::for_enabled(&response) } else { Tooltip::for_disabled(&response) };
    if reached_by_keys(&response) {
        tip.popup = tip.popup.open(true);
    }
    tip.show(|ui| write(ui, sight, title, &lines()));
    response
}

/// Adds a tooltip with the parts of a number and further lines.
pub fn explain_tally(response: Response, sight: &Sight<'_>, title: &str, tally: &Tally, more: &[Line]) -> Response {
    explain(response, sight, title, || {
        let mut lines = Line::tally(sight, tally);
        lines.extend_from_slice(more);
        lines
    })
}

/// Adds a tooltip with the reasons why a widget is disabled. Does nothing if it is enabled.
pub fn why_not(response: Response, sight: &Sight<'_>, title: &str, reasons: &[String]) -> Response {
    if response.enabled() || reasons.is_empty() {
        return response;
    }
    explain(response, sight, title, || reasons.iter().cloned().map(Line::Bad).collect())
}

/// Adds a glossary term with its meaning as a tooltip.
pub fn term(ui: &mut Ui, sight: &Sight<'_>, name: &str) -> Response {
    let (said, meaning) = sight.teller().term(name);
    let label = Label::new(RichText::new(&said).underline().color(SKY)).sense(Sense::click());
    explain(ui.add(label), sight, &said, || vec![Line::Text(meaning)])
}

/// True if the widget has the focus, and the pointer has neither moved nor clicked for 1.5 seconds:
/// the focus then comes from the keyboard.
fn reached_by_keys(response: &Response) -> bool {
    response.has_focus()
        && response.ctx.input(|input| {
            let pointer = &input.pointer;
            pointer.time_since_last_movement() > 1.5 && pointer.time_since_last_click() > 1.5
        })
}

fn write(ui: &mut Ui, sight: &Sight<'_>, title: &str, lines: &[Line]) {
    ui.set_max_width(380.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(bold(title));
    for line in lines {
        match line {
            Line::Text(text) => drop(ui.label(text)),
            Line::Bad(text) => {
                ui.horizontal_top(|ui| {
                    ui.add(sight.look.image("cross", 16.0, EMBER));
                    ui.add(Label::new(RichText::new(text).color(EMBER)).wrap());
                });
            }
            Line::Flavour(text) => drop(ui.label(quoted(text).color(ASH))),
            Line::Part(name, number) => pair(ui, RichText::new(name), figure(number)),
            Line::Total(name, number) => {
                ui.separator();
                pair(ui, bold(name), figure(number).strong());
            }
            Line::Term(_) => {}
        }
    }
    let terms: Vec<&str> = lines
        .iter()
        .filter_map(|line| match line {
            Line::Term(name) if TERMS.contains(name) => Some(*name),
            Line::Term(_) | Line::Text(_) | Line::Part(..) | Line::Total(..) | Line::Bad(_) | Line::Flavour(_) => None,
        })
        .collect();
    if !terms.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(sight.text.say("panel-see")).color(ASH).text_style(TextStyle::Small));
            for name in terms {
                term(ui, sight, name);
            }
        });
    }
}

fn pair(ui: &mut Ui, name: RichText, number: RichText) {
    ui.horizontal(|ui| {
        ui.label(name);
        let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
        ui.with_layout(right, |ui| ui.label(number));
    });
}

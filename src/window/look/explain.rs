//! Explanations: the parts of a number, the reason why a button is disabled, the meaning of a term.
//!
//! They are shown as [`tips`], in which the terms of the glossary have their own tips.

use bevy_egui::egui::{Label, Response, RichText, Sense, Ui, WidgetInfo, WidgetType};

use super::palette::SKY;
use super::tips::{self, Glossary, Tip};
use crate::chronicle::glossary::TERMS;
use crate::rules::archfiends::Tally;
use crate::sight::Sight;

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
    /// Key of a glossary term. Terms that are in no other line are listed at the end.
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

/// Adds a tip to a widget, enabled or disabled. `lines` is called only while it is shown.
pub fn explain(response: Response, sight: &Sight<'_>, title: &str, lines: impl FnOnce() -> Vec<Line>) -> Response {
    tips::offer(&response, || {
        tips::teach_once(&response.ctx, || Glossary::new(sight.text, sight.catalog()));
        Tip { title: title.to_owned(), lines: lines(), term: None }
    });
    response
}

/// Adds a tip with the parts of a number and further lines.
pub fn explain_tally(response: Response, sight: &Sight<'_>, title: &str, tally: &Tally, more: &[Line]) -> Response {
    explain(response, sight, title, || {
        let mut lines = Line::tally(sight, tally);
        lines.extend_from_slice(more);
        lines
    })
}

/// Adds a tip with the reasons why a widget is disabled. Does nothing if it is enabled.
pub fn why_not(response: Response, sight: &Sight<'_>, title: &str, reasons: &[String]) -> Response {
    if response.enabled() || reasons.is_empty() {
        return response;
    }
    explain(response, sight, title, || reasons.iter().cloned().map(Line::Bad).collect())
}

/// Adds the name of a glossary term. Its tip explains it, and a click pins the tip.
pub fn term(ui: &mut Ui, sight: &Sight<'_>, name: &str) -> Response {
    let (said, meaning) = sight.teller().term(name);
    let label = Label::new(RichText::new(&said).underline().color(SKY)).sense(Sense::click());
    let response = ui.add(label);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &said));
    let term = TERMS.iter().copied().find(|term| *term == name);
    let tip = || {
        tips::teach_once(&response.ctx, || Glossary::new(sight.text, sight.catalog()));
        Tip { title: said.clone(), lines: vec![Line::Text(meaning.clone())], term }
    };
    if response.clicked() {
        tips::open_term(&response, tip());
    }
    tips::offer(&response, tip);
    response
}

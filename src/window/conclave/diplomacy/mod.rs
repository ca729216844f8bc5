//! The diplomacy tab (manual 4.14, appendix A): a wheel of houses. Beside it is the dossier of one
//! rival with the possible acts, or the threat list.
//!
//! Module [`affairs`] draws the affairs that wait for an answer, here and with the other open
//! questions in the turn log.

mod acts;
pub mod affairs;
mod approach;
mod augury;
mod concession;
mod dealing;
mod dossier;
mod prices;
mod rights;
mod terms;
mod threats;
mod wheel;

pub use wheel::act_icon;

use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Dossier, Intent, Looking};
use crate::look::palette::EMBER;
use crate::look::{Line, explain, scroll, tab_button};
use crate::rules::diplomacy::{Objection, Stance};
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};
pub use dealing::{Court, CourtPlugin, Dealing};
pub(crate) use dossier::reputed;

/// Draws the tab.
pub fn diplomacy(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    banner(ui, sight);
    let shown = shown(sight);
    let chosen = match shown {
        Dossier::House(rival) => Some(rival),
        Dossier::Pressing | Dossier::Threats => None,
    };
    let room = ui.available_size();
    // In a small window, the dossier is below the wheel.
    if room.x < 640.0 {
        scroll(ui, "diplomacy-all", |ui| {
            around(ui, sight, wishes, chosen, room.y.max(300.0));
            beside(ui, sight, wishes, shown);
        });
        return;
    }
    let left = (room.x * 0.4).clamp(300.0, 560.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            scroll(ui, "diplomacy-wheel", |ui| around(ui, sight, wishes, chosen, room.y));
        });
        ui.add_space(8.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), room.y), Layout::top_down(Align::Min), |ui| {
            scroll(ui, "diplomacy-dossier", |ui| beside(ui, sight, wishes, shown));
        });
    });
}

/// Returns the dossier to show: the selected one, or a fallback if its house is not there any more.
pub(crate) fn shown(sight: &Sight<'_>) -> Dossier {
    let rival = |seat: &Seat| *seat != sight.seat() && sight.table().conclave().eliminated(*seat).is_none();
    match sight.court.dossier {
        Dossier::Threats => Dossier::Threats,
        Dossier::House(seat) if seat != sight.seat() && seat.index() < sight.table().seat_count() => {
            Dossier::House(seat)
        }
        Dossier::House(_) | Dossier::Pressing => {
            let ranked = sight.table().diplomacy().ranking(sight.seat()).iter().copied();
            let pressing = affairs::waiting(sight).into_iter().chain(ranked).chain(sight.table().seats()).find(rival);
            pressing.map_or(Dossier::Threats, Dossier::House)
        }
    }
}

/// Draws a warning about a state that affects all the player's diplomacy.
fn banner(ui: &mut Ui, sight: &Sight<'_>) {
    let (table, teller) = (sight.table(), sight.teller());
    let words = if table.conclave().dissolved() {
        Some(say!(sight, "panel-dissolved"))
    } else if table.diplomacy().excommunicated(sight.seat()) {
        Some(teller.tip("excommunication"))
    } else if let Some(lord) = table.diplomacy().lord_of(sight.seat()) {
        Some(teller.objection(&Objection::Vassal { lord }))
    } else {
        table.conclave().usurpation().map(|_| teller.objection(&Objection::Suspended))
    };
    if let Some(words) = words {
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("warning", 20.0, EMBER));
            ui.label(RichText::new(words).color(EMBER));
        });
    }
}

/// Draws the wheel, and the legend of its signs.
fn around(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Seat>, height: f32) {
    // Below 420 points, the signs of neighbours would lie over their names.
    let side = (height - 84.0).clamp(420.0, 560.0);
    wheel::wheel(ui, sight, wishes, chosen, side);
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "embassy-threats");
        let open = sight.court.dossier == Dossier::Threats;
        let button = tab_button(ui, sight.look, "threats", &words, open);
        if button.clicked() {
            wishes.push(Dealing::ShowDossier(if open { Dossier::Pressing } else { Dossier::Threats }).into());
        }
        explain(button, sight, &words, || {
            vec![Line::Text(sight.teller().term("threat-list").1), Line::Term("threat-list"), Line::Term("wager")]
        });
        wheel::legend(ui, sight);
    });
}

fn beside(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, shown: Dossier) {
    match shown {
        Dossier::House(rival) => drop(ui.push_id(rival.0, |ui| dossier::dossier(ui, sight, wishes, rival))),
        Dossier::Threats | Dossier::Pressing => threats::threats(ui, sight, wishes),
    }
}

/// Returns the glossary term for a stance.
const fn stance_term(stance: Stance) -> Option<&'static str> {
    match stance {
        Stance::Neutral => None,
        Stance::Truce => Some("emissary"),
        Stance::SingleCombat => Some("single-combat"),
        Stance::Vendetta => Some("vendetta"),
        Stance::BloodFeud => Some("blood-feud"),
        Stance::Vassalage => Some("blood-vassal"),
        Stance::Excommunication => Some("excommunication"),
    }
}

/// Returns the intent that opens the affairs. A button beside the sentence about them uses it.
pub fn to_answers(sight: &Sight<'_>) -> Option<Intent> {
    use crate::intent::{Sheet, Tab};
    (!plan::unanswered(sight).is_empty()).then_some(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog))))
}

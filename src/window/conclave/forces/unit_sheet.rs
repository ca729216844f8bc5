//! The sheet of a legion or a place in the forces tab: all known facts, its slots, and its possible
//! orders.

use bevy_egui::egui::{RichText, Ui};

use super::treasure_sheet::told;
use super::unit_facts::{legion_facts, origin, place_facts};
use super::{attach, numbers, service};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::{ability_icon, say};
use crate::conclave::orders::plan::{self, Trial};
use crate::intent::{Looking, Planning, Sheet};
use crate::look::palette::{ASH, BLOOD, EMBER};
use crate::look::{Line, explain, explain_tally, icon_text_button, section};
use crate::rules::attachments::skills;
use crate::rules::forces::{ForcesOrder, Legion};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::sight::{Sight, Wishes};

/// Draws the sheet.
pub fn unit_sheet(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe) {
    let table = sight.table();
    let mine = attach::owner_of(table, unit) == Some(sight.seat());
    match unit {
        Foe::Legion(id) => {
            let Some(legion) = table.forces().legion(id) else { return };
            legion_facts(ui, sight, legion);
        }
        Foe::Place(id) => {
            let Some(place) = table.forces().place(id) else { return };
            place_facts(ui, sight, place);
        }
    }
    let shield = numbers::shield(sight, table, unit);
    if shield.total() != 0 {
        let words = say!(sight, "items-shield", n = shield.total());
        explain_tally(ui.label(&words), sight, &words, &shield, &[]);
    }
    section(ui, &say!(sight, "items-slots"));
    ui.add_space(4.0);
    attach::slots(ui, sight, wishes, unit);
    let able = skills(sight.catalog(), table, unit);
    if !able.is_empty() {
        section(ui, &say!(sight, "panel-column-abilities"));
        ui.add_space(4.0);
        let teller = sight.teller();
        for skill in able {
            let words = (teller.ability_name(&skill.ability), teller.ability(&skill.ability));
            ui.push_id(format!("{skill:?}"), |ui| {
                told(ui, sight, ability_icon(&skill.ability), words, true, String::new());
                ui.label(RichText::new(origin(sight, &skill)).small().italics().color(ASH));
            });
        }
    }
    if mine {
        section(ui, &say!(sight, "items-deeds"));
        ui.add_space(4.0);
        card_button(ui, sight, wishes, Some(unit));
        if let Foe::Legion(id) = unit
            && let Some(legion) = table.forces().legion(id)
        {
            service::of_legion(ui, sight, wishes, legion, &say!(sight, "items-dismiss"));
        }
    }
}

/// Draws the button that opens the sheet on which combat cards are made.
pub fn card_button(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Option<Foe>) {
    let kind = OrderKind::CreateCombatCard;
    let words = sight.teller().order_kind(kind);
    let reason = plan::closed(sight);
    let response = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, kind.icon(), &words));
    if response.clicked() {
        wishes.push(Looking::Open(Sheet::Smith(unit)).into());
    }
    explain(response, sight, &words, || {
        let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
        lines.push(Line::Text(say!(sight, "order-create_combat_card-text")));
        lines
    });
}

/// Draws the button that dismisses a legion. It asks for confirmation before it gives the order.
pub fn dismiss(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion, words: &str, trial: &Trial<'_>) {
    let asked_at = this_turn(sight, "dismiss").with(legion.id);
    let mut asked: bool = recall(ui.ctx(), asked_at);
    let order = Order::Forces(ForcesOrder::Dismiss { legion: legion.id });
    let reason = trial.why_not(sight, &order);
    let response = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, "dismiss", words).selected(asked));
    if response.clicked() {
        asked = !asked;
    }
    explain(response, sight, words, || {
        let mut lines: Vec<Line> = reason.iter().cloned().map(Line::Bad).collect();
        lines.push(Line::Text(say!(sight, "order-dismiss-text")));
        lines
    });
    if asked && reason.is_none() {
        let colour = if ui.visuals().text_color() == crate::look::palette::INK { BLOOD } else { EMBER };
        let name = sight.teller().legion_name(legion);
        ui.label(RichText::new(say!(sight, "items-dismiss-sure", legion = name)).color(colour));
        if ui.add(icon_text_button(sight.look, "check", say!(sight, "items-dismiss-yes"))).clicked() {
            wishes.push(Planning::Put(None, order).into());
            asked = false;
        }
        if ui.add(icon_text_button(sight.look, "close", say!(sight, "items-dismiss-no"))).clicked() {
            asked = false;
        }
    }
    remember(ui.ctx(), asked_at, asked);
}

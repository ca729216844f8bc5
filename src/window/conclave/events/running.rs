//! Running events: the houses that they bind, the remaining turns, and the public facts of
//! undertakings.

use bevy_egui::egui::{Label, RichText, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};

use super::{card, count, keep, turns_left, undertakings};
use crate::conclave::ministerium::words::{say, symbol, with_key};
use crate::intent::{Leaf, Looking, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, SKY, house_colour};
use crate::look::{Line, Medal, bold, explain, mark, medallion, pips, section, target};
use crate::rules::events::Running;
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

/// Draws the button of the top bar that opens the sheet, with the number of cards held and of
/// events in progress. Draws nothing if both are zero.
pub fn strip(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let events = sight.table().events();
    let held = keep::hand(sight).len();
    let running = events.running().len() + events.undertakings().len();
    let alarm = events.undertakings().iter().any(|one| undertakings::threatens(sight, one));
    if held == 0 && running == 0 {
        return;
    }
    let title = say!(sight, "herald-strip", held = held, running = running);
    let response = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let lit = ui.response().hovered() || ui.response().has_focus();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.set_min_width(target(ui));
            if held > 0 {
                count(ui, sight, "event", held);
            }
            if running > 0 {
                let colour = if lit {
                    SKY
                } else if alarm {
                    EMBER
                } else {
                    BONE
                };
                ui.add(sight.look.image(if alarm { "warning" } else { "curtain" }, 18.0, colour));
                ui.label(crate::look::figure(running));
            }
        });
    });
    let response = response.response;
    if held > 0 {
        mark(ui, "bar-events", response.rect);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &title));
    if response.clicked() {
        let leaf = match (events.undertakings().is_empty(), running) {
            (false, _) => Leaf::Undertaking(0),
            (true, 0) => Leaf::Hand,
            (true, _) => Leaf::Running(0),
        };
        wishes.push(Looking::Open(Sheet::Events(leaf)).into());
    }
    explain(response, sight, &with_key(sight, &title, Action::Events), || {
        let mut lines = vec![Line::Text(say!(sight, "herald-strip-tip"))];
        for one in events.undertakings() {
            let words = sight.teller().undertaking(one);
            let words = say!(sight, "herald-strip-line", event = sight.teller().event_name(one.event), words = words);
            lines.push(if undertakings::threatens(sight, one) { Line::Bad(words) } else { Line::Text(words) });
        }
        for event in events.running() {
            lines.push(Line::Part(sight.teller().event_name(event.event).to_owned(), left(sight, event)));
        }
        lines
    });
}

/// Returns the remaining turns, in words.
fn left(sight: &Sight<'_>, running: &Running) -> String {
    match turns_left(sight, running.until) {
        0 | 1 => say!(sight, "herald-left-last"),
        n => say!(sight, "herald-left", n = n),
    }
}

/// Returns the house that it binds, in words.
fn whom(sight: &Sight<'_>, running: &Running) -> String {
    match running.target {
        Some(seat) if seat == sight.seat() => say!(sight, "herald-binds-you"),
        Some(seat) => sight.teller().seat_name(seat),
        None => say!(sight, "herald-binds-all"),
    }
}

/// Draws a row for each running event.
pub fn list(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, leaf: Leaf) {
    let running = sight.table().events().running();
    section(ui, &say!(sight, "herald-running", n = running.len()));
    ui.add_space(4.0);
    if running.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "herald-running-none")).color(ASH)).wrap());
    }
    for (at, one) in running.iter().enumerate() {
        ui.push_id(("running", at), |ui| {
            let under = say!(sight, "herald-running-line", left = left(sight, one), whom = whom(sight, one));
            let chosen = leaf == Leaf::Running(at);
            let row = card::Row { event: one.event, chosen, under: Some(under), badge: None, alarm: false };
            if row.show(ui, sight).clicked() {
                wishes.push(Looking::Open(Sheet::Events(Leaf::Running(at))).into());
            }
        });
    }
}

/// Draws the details: the house that played it, the house that it binds, and the remaining turns.
pub fn about(ui: &mut Ui, sight: &Sight<'_>, running: &Running) {
    let teller = sight.teller();
    section(ui, &say!(sight, "herald-goes-on"));
    ui.add_space(6.0);
    let house = |ui: &mut Ui, seat, words: String| {
        ui.horizontal(|ui| {
            medallion(ui, sight.look, symbol(sight, seat), 32.0, house_colour(seat), Medal::Circle);
            ui.add(Label::new(words).wrap());
        });
    };
    house(ui, running.by, say!(sight, "herald-played-by", house = teller.seat_name(running.by)));
    match running.target {
        Some(seat) => house(ui, seat, say!(sight, "herald-binds", whom = whom(sight, running))),
        None => drop(ui.horizontal(|ui| {
            ui.add(sight.look.image("threats", 32.0, BONE));
            ui.label(say!(sight, "herald-binds", whom = whom(sight, running)));
        })),
    }
    let turns = turns_left(sight, running.until);
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("turn", 32.0, BONE));
        ui.label(bold(left(sight, running)));
        pips(ui, turns as usize, turns as usize, EMBER);
        ui.label(RichText::new(say!(sight, "herald-until", turn = running.until)).color(ASH));
    });
    if running.size != 0 && sight.catalog().event(running.event).secret() {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("prestige", 32.0, crate::look::palette::GOLD));
            ui.label(say!(sight, "herald-size", n = teller.signed(running.size.into())));
        });
    }
}

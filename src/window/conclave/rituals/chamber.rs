//! The ritual chamber: a card for each ritual slot, with its contents (manual 4.8, 4.11).

use bevy_egui::egui::{Align, Color32, Frame, Label, Layout, Margin, RichText, Stroke, Ui, vec2};

use super::{sustain, to_order, told};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::forces::attach::doings;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Looking, Mustering, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, RAISED, SKY};
use crate::look::{Line, Medal, break_before, explain, explain_tally, medallion, medallion_button, purse_ui};
use crate::rules::attachments::Treasure;
use crate::rules::game::Game;
use crate::rules::ids::SlotNo;
use crate::rules::orders::Order;
use crate::rules::rituals::{RitualOrder, Standing, chamber};
use crate::sight::{Sight, Wishes};

/// Contents of a slot.
enum Filling<'a> {
    /// A relic.
    Relic(Treasure),
    /// A standing ritual.
    Standing(&'a Standing),
    /// An order of the draft.
    Planned(SlotNo, &'a Order),
    /// A ritual performed this turn.
    Spent,
    /// Blocked until the end of the turn.
    Blocked,
    /// Nothing.
    Free,
}

/// Inner height of a slot's card, in points.
const HIGH: f32 = 56.0;
/// Minimum width of a slot's card, in points.
const NARROWEST: f32 = 160.0;
/// Distance between two cards, in points.
const GAP: f32 = 6.0;

/// Draws the cards of the slots, side by side, in as many rows as they need.
pub fn strip(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let chamber = chamber(sight.catalog(), sight.table(), sight.seat());
    // The slots used up or blocked in the previous turn are free again at the start of this one.
    let dawn = plan::before(sight, SlotNo::ALL[0]);
    let (spent, blocked) = dawn_of(sight, dawn.table());
    let slots = usize::try_from(chamber.slots.total()).unwrap_or(0);
    let mut fillings: Vec<Filling<'_>> =
        chamber.relics.iter().map(|&relic| Filling::Relic(Treasure::Relic(relic))).collect();
    fillings.extend(sustain::asking(sight).map(Filling::Standing));
    fillings.extend((0..spent).map(|_| Filling::Spent));
    let orders = SlotNo::ALL.into_iter().zip(&plan::draft(sight).slots);
    let rituals = orders.filter_map(|(slot, order)| Some((slot, order.as_ref()?)));
    let rituals = rituals.filter(|(_, order)| matches!(order, Order::Ritual(RitualOrder::PerformRitual { .. })));
    fillings.extend(rituals.map(|(slot, order)| Filling::Planned(slot, order)));
    fillings.extend((0..blocked).map(|_| Filling::Blocked));
    while fillings.len() < slots {
        fillings.push(Filling::Free);
    }
    let count = fillings.len().max(1);
    let whole = ((ui.available_width() + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    let across = count.min(whole);
    let wide = (ui.available_width() - GAP * (across as f32 - 1.0)) / across as f32;
    for (row, some) in fillings.chunks(across).enumerate() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (at, filling) in some.iter().enumerate() {
                let index = row * across + at;
                ui.push_id(("ritual-slot", index), |ui| {
                    card(ui, sight, wishes, filling, (index, slots), wide.min(330.0));
                });
            }
        });
    }
}

/// Draws the card of a slot, in this width. `slots` is the number of slots that there are.
fn card(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    filling: &Filling<'_>,
    (index, slots): (usize, usize),
    wide: f32,
) {
    let over = index >= slots;
    let edge = match filling {
        _ if over => EMBER,
        Filling::Standing(standing) => sustain::tint(sight, standing),
        Filling::Relic(_) | Filling::Planned(..) | Filling::Spent => ASH,
        Filling::Blocked => EMBER,
        Filling::Free => ENGRAVED,
    };
    let fill = if matches!(filling, Filling::Free | Filling::Blocked) { INK } else { RAISED };
    let frame = Frame::new().fill(fill).stroke(Stroke::new(1.0, edge)).corner_radius(3);
    frame.inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
        ui.allocate_ui_with_layout(vec2(wide - 18.0, HIGH), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_size(vec2(wide - 18.0, HIGH));
            one(ui, sight, wishes, filling, index);
        });
        if over {
            ui.label(RichText::new(say!(sight, "rite-slot-over")).color(EMBER).small());
        }
    });
}

/// Returns the numbers of used-up and of blocked slots in a game.
fn dawn_of(sight: &Sight<'_>, table: &Game) -> (u8, u8) {
    let chamber = chamber(sight.catalog(), table, sight.seat());
    (chamber.spent, chamber.blocked)
}

fn one(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, filling: &Filling<'_>, index: usize) {
    match filling {
        Filling::Relic(treasure) => {
            let name = sight.teller().treasure_name(*treasure);
            let icon = goods_picture(sight, (*treasure).into());
            let response = medallion_button(ui, sight.look, icon, 44.0, BONE, Medal::Diamond, &name);
            if response.clicked() {
                wishes.push(Mustering::Inspect(Some(*treasure)).into());
                wishes.push(Looking::Open(Sheet::Ministerium(Tab::Forces)).into());
            }
            explain(response, sight, &name, || doings(sight, *treasure).into_iter().map(Line::Text).collect());
            let words = doings(sight, *treasure).join(" ");
            lines(ui, &name, &words, ASH, |_| {});
        }
        Filling::Standing(standing) => {
            let icon = &sight.catalog().ritual(standing.ritual).icon;
            let name = sight.teller().ritual_name(standing.ritual).to_owned();
            let response = medallion(ui, sight.look, icon, 44.0, sustain::tint(sight, standing), Medal::Circle);
            let words = told::standing(sight, standing);
            explain(response, sight, &name, || {
                let mut lines = vec![Line::Text(words.clone())];
                lines.push(Line::Text(told::does(sight, standing.ritual)));
                lines.push(Line::Text(say!(sight, "rite-upkeep-tip")));
                lines
            });
            // The tooltip of the picture tells its start and target. Only the actions are shown
            // here.
            lines(ui, &name, "", ASH, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    ui.spacing_mut().button_padding.x = 4.0;
                    sustain::buttons(ui, sight, wishes, standing, false);
                    break_before(ui, 90.0);
                    purse_ui(ui, sight.look, sight.text, &sustain::upkeep(sight, standing));
                });
            });
        }
        Filling::Planned(slot, order) => {
            let Order::Ritual(RitualOrder::PerformRitual { ritual, .. }) = order else { return };
            let name = sight.teller().ritual_name(*ritual).to_owned();
            let icon = &sight.catalog().ritual(*ritual).icon;
            let ring = if plan::refused(sight, *slot).is_some() { EMBER } else { SKY };
            let response = medallion_button(ui, sight.look, icon, 44.0, ring, Medal::Circle, &name);
            if response.clicked() {
                wishes.extend(to_order(*slot, order).into_iter().flatten());
            }
            explain(response, sight, &name, || {
                let refusal = plan::refused(sight, *slot).map(|refusal| Line::Bad(sight.teller().refusal(&refusal)));
                refusal.into_iter().chain([Line::Text(sight.teller().order(order))]).collect()
            });
            lines(ui, &name, &say!(sight, "rite-slot-planned", n = slot.number()), ring, |_| {});
        }
        Filling::Spent => {
            medallion(ui, sight.look, "ritual", 44.0, ASH, Medal::Circle);
            lines(ui, &say!(sight, "rite-slot-spent"), "", ASH, |_| {});
        }
        Filling::Blocked => {
            medallion(ui, sight.look, "lock", 44.0, EMBER, Medal::Circle);
            lines(ui, &say!(sight, "rite-slot-blocked"), &say!(sight, "rite-slot-blocked-tip"), ASH, |_| {});
        }
        Filling::Free => {
            let response = medallion(ui, sight.look, "empty-slot", 44.0, ENGRAVED, Medal::Circle);
            let slots = chamber(sight.catalog(), sight.table(), sight.seat()).slots;
            let more = [Line::Text(sight.teller().tip("ritual-slots")), Line::Term("ritual-slot")];
            explain_tally(response, sight, &say!(sight, "panel-chamber-slots"), &slots, &more);
            let words = say!(sight, "rite-slot-free-tip");
            lines(ui, &say!(sight, "panel-chamber-slot", n = index + 1), &words, ASH, |_| {});
        }
    }
}

/// Draws a name, a line of text below it, and the actions.
fn lines(ui: &mut Ui, name: &str, words: &str, colour: Color32, foot: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add(Label::new(crate::look::bold(name)).wrap());
        if !words.is_empty() {
            ui.add(Label::new(RichText::new(words).color(colour).small()).wrap());
        }
        foot(ui);
    });
}

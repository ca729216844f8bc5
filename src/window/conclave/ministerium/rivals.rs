//! The right rail: the public facts of every house.

use bevy_egui::egui::{
    Frame, Label, Margin, Panel, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType,
};

use super::memory;
use super::top_bar::show_house;
use super::words::{known, prestige, say, stance_colour, stance_icon, symbol};
use crate::chronicle::keys;
use crate::conclave::board::pegs::{Peg, pinned};
use crate::conclave::codex;
use crate::conclave::foresight::standings;
use crate::intent::{Dealing, Dossier, Looking, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, RAISED, SKY};
use crate::look::subject;
use crate::look::tips::{Hint, cut};
use crate::look::{Line, Medal, bold, break_before, chip, explain, figure, house_colour, medallion, section};
use crate::rules::conclave;
use crate::rules::diplomacy::{Stance, threat_level};
use crate::rules::ids::Seat;
use crate::shell::settings::Face;
use crate::sight::{Sight, Wishes};

/// Draws the rail of houses: the player's own first, then the others around the circle. The order
/// never changes, so that a house is always found in the same place. A number says when it acts.
pub fn rivals(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let narrow = ui.available_width() < 900.0;
    // The longest flag of a house fits into one line.
    let width = match (narrow, sight.preferences.face) {
        (true, Face::Serif) => 172.0,
        (true, Face::Legible) => 188.0,
        (false, _) => 248.0,
    };
    Panel::right("rivals").resizable(false).exact_size(width).show(ui, |ui| {
        section(ui, &say!(sight, "panel-houses"));
        ui.add_space(6.0);
        ScrollArea::vertical().id_salt("rivals-scroll").auto_shrink([false, false]).show(ui, |ui| {
            for seat in in_order(sight) {
                ui.push_id(seat.0, |ui| house(ui, sight, wishes, seat, narrow));
            }
        });
    });
    memory::note_room(ui);
}

/// Returns all seats around the circle, the player's own first. The Regent moves around the circle,
/// but the circle stays.
pub(crate) fn in_order(sight: &Sight<'_>) -> Vec<Seat> {
    let mut seats = sight.table().conclave().circle().to_vec();
    let missing: Vec<Seat> = sight.table().seats().filter(|seat| !seats.contains(seat)).collect();
    seats.extend(missing);
    if let Some(me) = seats.iter().position(|&seat| seat == sight.seat()) {
        seats.rotate_left(me);
    }
    seats
}

/// Opens what the player knows of a house: the dossier of a rival, with the acts towards it, or the
/// player's own sheet. Also shows its stronghold on the board.
pub(crate) fn open_house(sight: &Sight<'_>, wishes: &mut Wishes, seat: Seat) {
    show_house(sight, wishes, seat);
    let tab = if seat == sight.seat() {
        Tab::Avatar
    } else {
        wishes.push(Dealing::ShowDossier(Dossier::House(seat)).into());
        Tab::Diplomacy
    };
    wishes.push(Looking::Open(Sheet::Ministerium(tab)).into());
}

/// Draws the number of a house in the order of this turn.
fn acts_at(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let order = conclave::precedence(sight.table());
    if let Some(at) = order.iter().position(|&one| one == seat) {
        let words = say!(sight, "map-acts-at", n = at + 1);
        ui.label(RichText::new(words).color(ASH).text_style(TextStyle::Small));
    }
}

/// Draws the place of a rival in the player's list of threats (manual 4.14.2).
fn threat(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let table = sight.table();
    if seat == sight.seat() || table.conclave().eliminated(seat).is_some() {
        return;
    }
    let level = threat_level(table, sight.seat(), seat);
    let words = say!(sight, "embassy-threat", n = level);
    break_before(ui, 32.0);
    ui.spacing_mut().item_spacing.x = 3.0;
    let icon = ui.add(sight.look.image("threats", 14.0, ASH));
    let shown = icon | ui.label(RichText::new(level.to_string()).color(ASH).text_style(TextStyle::Small));
    shown.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    explain(shown, sight, &words, || {
        vec![Line::Text(sight.teller().term("threat-list").1), Line::Term("threat-list"), Line::Term("wager")]
    });
}

/// Draws the name of a house. A narrow rail has room for it on several lines.
fn title(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, narrow: bool) {
    let name = sight.teller().seat_name(seat);
    let name = if seat == sight.seat() { say!(sight, "panel-house-you", house = name) } else { name };
    if narrow {
        ui.add(Label::new(bold(name)).wrap());
    } else {
        cut(ui, bold(name));
    }
}

fn house(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, seat: Seat, narrow: bool) {
    let (table, teller) = (sight.table(), sight.teller());
    let name = teller.seat_name(seat);
    let response = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let lit = ui.response().hovered() || ui.response().has_focus();
        let edge = if ui.response().has_focus() {
            SKY
        } else if lit {
            BONE
        } else {
            ENGRAVED
        };
        let frame = Frame::new()
            .fill(RAISED)
            .stroke(Stroke::new(1.0, edge))
            .corner_radius(3)
            .inner_margin(Margin::same(if narrow { 6 } else { 8 }));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let size = if narrow { 28.0 } else { 36.0 };
                medallion(ui, sight.look, symbol(sight, seat), size, house_colour(seat), Medal::Circle);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    title(ui, sight, seat, narrow);
                    let rank = teller.rank(table.houses().of(seat).rank);
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(rank).color(ASH).text_style(TextStyle::Small));
                        if !narrow {
                            acts_at(ui, sight, seat);
                        }
                        threat(ui, sight, seat);
                    });
                });
            });
            // Rows without buttons need only the height of their contents.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(|ui| counts(ui, sight, seat, narrow));
            ui.horizontal_wrapped(|ui| flags(ui, sight, seat, true));
            pin(ui, sight, seat);
        });
    });
    let response = response.response;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    if response.clicked() {
        open_house(sight, wishes, seat);
    }
    subject::about(&response, || codex::house_entry(sight, seat));
    let charter = &table.charter().seats[seat.index()];
    explain(
        response,
        sight,
        &say!(sight, "panel-house-title", house = name.as_str(), title = charter.archfiend.title.as_str()),
        || {
            let rank = table.houses().of(seat).rank;
            let about = |n: usize| n.to_string();
            let mut lines = vec![
                Line::Part(teller.rank(rank), rank.value().to_string()),
                Line::Part(say!(sight, "panel-count-prestige"), prestige(sight, seat)),
                Line::Part(say!(sight, "panel-count-cantons"), about(table.realm().land_count(seat))),
                Line::Part(say!(sight, "panel-count-places"), about(table.forces().places_of(seat).count())),
                Line::Part(say!(sight, "panel-count-legions"), about(table.forces().legions_of(seat).count())),
            ];
            if let Some(prospect) = standings::of(sight, seat) {
                lines.push(Line::Text(say!(sight, "standing-end")));
                lines.extend(standings::parts(sight, prospect, true));
            }
            if seat != sight.seat() {
                if table.conclave().veiled() {
                    lines.push(Line::Bad(say!(sight, "herald-prestige-veiled")));
                }
                lines.push(Line::Text(say!(sight, "prestige-rumored")));
                lines.push(Line::Text(say!(sight, "panel-house-hidden")));
            }
            lines.push(Line::Text(say!(sight, "panel-house-tip")));
            lines.push(Line::Term("rank"));
            lines
        },
    );
}

/// Draws the private note that the player has pinned to a house.
fn pin(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let notes = sight.hand.notes.as_deref().unwrap_or_default();
    let words = pinned(notes, sight.table(), Peg::House(seat));
    if !words.is_empty() {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("pin", 14.0, SKY));
            let words = RichText::new(words).color(SKY).text_style(TextStyle::Small);
            ui.add(Label::new(words).truncate());
        });
    }
}

fn counts(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, narrow: bool) {
    ui.spacing_mut().item_spacing.x = 3.0;
    let table = sight.table();
    let mut count = |icon: &str, n: RichText, colour| {
        ui.add(sight.look.image(icon, 15.0, colour));
        ui.label(n.color(colour).size(14.0));
        ui.add_space(4.0);
    };
    count("prestige", known(sight, seat), GOLD);
    if let Some(total) = standings::of(sight, seat).and_then(|house| house.total_end()) {
        count("throne", figure(say!(sight, "standing-about", n = total)).italics(), BONE);
    }
    if !narrow {
        count("canton", figure(table.realm().land_count(seat)), BONE);
        count("place", figure(table.forces().places_of(seat).count()), BONE);
        count("legion-infantry", figure(table.forces().legions_of(seat).count()), BONE);
    }
}

/// Draws the public flags of a house, each with a symbol and words, not by colour alone. `stances`
/// adds the stance.
pub(crate) fn flags(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, stances: bool) {
    let (table, look) = (sight.table(), sight.look);
    let teller = sight.teller();
    if let Some(turn) = table.conclave().eliminated(seat) {
        chip(ui, look, "eliminated", &say!(sight, "panel-flag-fallen", n = turn), ASH);
        return;
    }
    if table.conclave().regent() == seat {
        chip(ui, look, "regent", &say!(sight, "panel-flag-regent"), BONE).hint(teller.term("regent").1);
    }
    if table.diplomacy().excommunicated(seat) {
        let words = say!(sight, "panel-flag-excommunicated");
        chip(ui, look, "excommunicated", &words, EMBER).hint(teller.term("excommunication").1);
    }
    if let Some(usurpation) = table.conclave().usurpation().filter(|usurpation| usurpation.seat == seat) {
        let needed = sight.catalog().constants.conclave.usurper_turns;
        let words = say!(sight, "panel-flag-usurper", n = usurpation.turns, needed = needed);
        chip(ui, look, "usurper", &words, EMBER).hint(teller.term("usurper").1);
    }
    if stances && seat != sight.seat() {
        let stance = table.diplomacy().stance(sight.seat(), seat);
        match stance {
            Stance::Neutral | Stance::Excommunication => {}
            Stance::Truce | Stance::SingleCombat | Stance::Vendetta | Stance::BloodFeud | Stance::Vassalage => {
                chip(ui, look, stance_icon(stance), &teller.stance(stance), stance_colour(stance))
                    .hint(sight.text.say(&format!("stance-{}-text", keys::stance(stance))));
            }
        }
    }
}

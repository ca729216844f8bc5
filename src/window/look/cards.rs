//! Tribute: purses and cards.

use bevy_egui::egui::{
    Align2, Color32, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use table_text::Text;

use super::fonts::{FIGURES, family};
use super::palette::{ASH, BONE, ENGRAVED, INK, LIFTED, RAISED, SKY, VERDIGRIS};
use super::tips::Hint;
use super::{Look, figure};
use crate::rules::ids::SlotNo;
use crate::rules::tribute::{Purse, Resource, TributeCard};
use crate::sight::Sight;

/// Returns the tint of a resource's icon. The icons also differ in shape.
const fn tint(resource: Resource) -> Color32 {
    match resource {
        Resource::Souls => Color32::from_rgb(0xCF, 0xE3, 0xEA),
        Resource::Ichor => Color32::from_rgb(0xE0, 0x92, 0x9C),
        Resource::Hellfire => Color32::from_rgb(0xEC, 0xC2, 0x93),
        Resource::Darkness => Color32::from_rgb(0xC1, 0xA9, 0xE8),
    }
}

/// Returns the name of a resource in the player's language.
#[must_use]
pub fn resource_name(text: &Text, resource: Resource) -> String {
    text.say(&format!("resource-{}", resource.key()))
}

/// Shows the contents of a purse: an icon and a number for each resource in it.
pub fn purse_ui(ui: &mut Ui, look: &Look, text: &Text, purse: &Purse) -> Response {
    let response = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let on_parchment = ui.visuals().text_color() == INK;
        for resource in Resource::ALL.into_iter().filter(|&resource| purse.of(resource) > 0) {
            let colour = if on_parchment { INK } else { tint(resource) };
            let icon = ui.add(look.image(resource.key(), 18.0, colour));
            let number = ui.label(figure(purse.of(resource)));
            (icon | number).hint(resource_name(text, resource));
            ui.add_space(5.0);
        }
        if *purse == Purse::EMPTY {
            ui.weak(text.say("purse-nothing"));
        }
    });
    response.response
}

/// State of a card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardState {
    /// It can be chosen.
    Free,
    /// It is chosen.
    Chosen,
    /// It is committed to the order in this slot.
    Committed(SlotNo),
    /// It pays the upkeep of a legion.
    Pledged,
    /// It does not exist yet: an order of the plan will make it.
    Coming,
    /// It cannot be chosen now.
    Closed,
}

const SIZE: Vec2 = vec2(76.0, 92.0);

/// Shows a tribute card. Only a free or chosen card can be clicked.
pub fn card_ui(ui: &mut Ui, sight: &Sight<'_>, card: &TributeCard, state: CardState) -> Response {
    let open = matches!(state, CardState::Free | CardState::Chosen);
    let label = sight.teller().purse(&card.worth);
    // Allocate the space directly, without a child `Ui`, so that rows of cards wrap.
    let (rect, response) = ui.allocate_exact_size(SIZE, if open { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, open, state == CardState::Chosen, &label));
    if ui.is_rect_visible(rect) {
        paint(ui, sight.look, card, state, rect, &response);
    }
    response
}

fn paint(ui: &Ui, look: &Look, card: &TributeCard, state: CardState, rect: Rect, response: &Response) {
    let open = matches!(state, CardState::Free | CardState::Chosen);
    let lit = open && (response.hovered() || response.has_focus());
    let (edge, weight) = match state {
        CardState::Chosen => (VERDIGRIS, 2.5),
        _ if response.has_focus() => (SKY, 2.0),
        _ if lit => (BONE, 1.5),
        CardState::Free | CardState::Committed(_) | CardState::Pledged | CardState::Coming | CardState::Closed => {
            (ENGRAVED, 1.0)
        }
    };
    let painter = ui.painter();
    let rect = rect.shrink(1.0);
    painter.rect(rect, 4.0, if lit { LIFTED } else { RAISED }, Stroke::new(weight, edge), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(4.0), 2.0, Stroke::new(0.75, ENGRAVED), StrokeKind::Inside);
    let held: Vec<Resource> = Resource::ALL.into_iter().filter(|&resource| card.worth.of(resource) > 0).collect();
    let row = 19.0;
    let top = rect.center().y - row * held.len() as f32 / 2.0;
    for (index, resource) in held.into_iter().enumerate() {
        let y = top + row * (index as f32 + 0.5);
        let icon = Rect::from_center_size(pos2(rect.left() + 21.0, y), Vec2::splat(17.0));
        let colour = if open { tint(resource) } else { tint(resource).gamma_multiply(0.5) };
        look.image(resource.key(), 17.0, colour).paint_at(ui, icon);
        let font = FontId::new(17.0, family(FIGURES));
        painter.text(
            pos2(rect.right() - 31.0, y),
            Align2::CENTER_CENTER,
            card.worth.of(resource).to_string(),
            font,
            if open { BONE } else { ASH },
        );
    }
    let corner = rect.right_bottom() - vec2(13.0, 13.0);
    match state {
        CardState::Chosen => {
            painter.circle_filled(corner, 9.0, INK);
            look.image("check", 14.0, VERDIGRIS).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(14.0)));
        }
        CardState::Committed(slot) => {
            painter.circle(corner, 9.0, INK, Stroke::new(1.0, ASH));
            painter.text(corner, Align2::CENTER_CENTER, slot.to_string(), FontId::new(13.0, family(FIGURES)), BONE);
        }
        CardState::Pledged => {
            painter.circle(corner, 9.0, INK, Stroke::new(1.0, ASH));
            look.image("loyalty", 13.0, BONE).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(13.0)));
        }
        CardState::Coming => {
            look.image("turn", 14.0, ASH).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(14.0)));
        }
        CardState::Free | CardState::Closed => {}
    }
}

//! Cards locked against "pay for me" (manual 4.3), so that cards which a player saves are not spent
//! automatically.
//!
//! A lock affects only automatic payment. The player can still pay a locked card by hand, and the
//! rules know no locks.

use bevy_egui::egui::{Context, Id, Rect, Ui, Vec2, vec2};

use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::look::palette::{GOLD, INK};
use crate::look::{Line, explain, icon_text_button};
use crate::rules::ids::CardId;
use crate::sight::Sight;

fn place(sight: &Sight<'_>) -> Id {
    // The name is part of the key because another game in the same window has cards with the same
    // ids.
    let archfiend = &sight.table().charter().seats[sight.seat().index()].archfiend;
    always(sight, "locked-cards").with(&archfiend.name)
}

/// Returns the locked cards that still exist.
pub fn locked(ctx: &Context, sight: &Sight<'_>) -> Vec<CardId> {
    let mut locked: Vec<CardId> = recall(ctx, place(sight));
    let cards = plan::cards(sight);
    locked.retain(|id| cards.iter().any(|card| card.id == *id));
    locked
}

/// Draws the lock in the corner of a locked card.
pub fn mark(ui: &Ui, sight: &Sight<'_>, card: CardId, rect: Rect) {
    if locked(ui.ctx(), sight).contains(&card) {
        let corner = rect.right_top() + vec2(-14.0, 14.0);
        ui.painter().circle_filled(corner, 9.0, INK);
        sight.look.image("lock", 13.0, GOLD).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(13.0)));
    }
}

/// Draws the button that locks the selected cards, or unlocks them if all of them are locked.
pub fn button(ui: &mut Ui, sight: &Sight<'_>, ticked: &mut Vec<CardId>) {
    let mut now = locked(ui.ctx(), sight);
    let open = ticked.is_empty() || ticked.iter().any(|id| !now.contains(id));
    let (icon, id) = if open { ("lock", "panel-lock") } else { ("unlock", "panel-unlock") };
    let words = sight.text.say(id);
    let button = ui.add_enabled(!ticked.is_empty(), icon_text_button(sight.look, icon, &words));
    if button.clicked() {
        now.retain(|id| !ticked.contains(id));
        if open {
            now.extend(ticked.iter().copied());
        }
        ticked.clear();
        remember(ui.ctx(), place(sight), now);
    }
    let how = if ticked.is_empty() { Line::Bad(say!(sight, "panel-lock-how")) } else { Line::Term("tribute") };
    explain(button, sight, &words, || vec![Line::Text(say!(sight, "panel-lock-tip")), how]);
}

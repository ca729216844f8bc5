//! The playbill: the fights of the turn that is being shown, to be watched one by one, beside the board.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, ScrollArea, vec2};

use super::play::Play;
use super::words;
use crate::arena::{self, Bout};
use crate::intent::Staging;
use crate::look::{bold, icon_text_button};
use crate::ministerium::words::say;
use crate::rules::combat::Side;
use crate::sight::{Sight, Wishes};

/// The fights of the turn that was logged last, of which the reader has the report.
pub fn playbill(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(log) = sight.hand.log.last() else { return };
    let all = 0..log.entries.len();
    let plays: Vec<Play> = all.clone().filter_map(|at| Play::of(&log.entries, at)).collect();
    let bouts: Vec<Bout> = all.filter_map(|at| Bout::of(&log.entries, at)).collect();
    if plays.is_empty() && bouts.is_empty() {
        return;
    }
    let area = Area::new(Id::new("playbill")).order(Order::Middle).movable(false);
    // Whoever looks on may have something beside the board that is read with the fights.
    let room = sight.overlay.room.filter(|_| sight.hand.watching);
    let aside = room.map_or(0.0, |room| ctx.content_rect().right() - room.max.x / ctx.pixels_per_point());
    area.anchor(Align2::RIGHT_TOP, vec2(-12.0 - aside.max(0.0), 64.0)).show(ctx, |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::same(8)).show(ui, |ui| {
            ui.set_max_width(300.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(bold(say!(sight, "theatre-playbill", n = log.turn)));
            ScrollArea::vertical().id_salt("playbill").max_height(260.0).show(ui, |ui| {
                for (at, play) in plays.into_iter().enumerate() {
                    let battle = &play.report.battle;
                    let name = |side: Side| words::unit(sight, battle.side(side));
                    let (attacker, defender) = (name(Side::Attacker), name(Side::Defender));
                    let words = say!(sight, "theatre-playbill-entry", attacker = attacker, defender = defender);
                    let tip = say!(sight, "theatre-watch-tip");
                    ui.push_id(at, |ui| {
                        let button = ui.add(icon_text_button(sight.look, "battle", words).wrap());
                        if button.on_hover_text(tip).clicked() {
                            wishes.push(Staging::ShowBattle(Arc::new(play)).into());
                        }
                    });
                }
                for (at, bout) in bouts.into_iter().enumerate() {
                    let words = arena::heading(sight, &bout);
                    let tip = say!(sight, "arena-watch-tip");
                    ui.push_id(("duel", at), |ui| {
                        let button = ui.add(icon_text_button(sight.look, "single-combat", words).wrap());
                        if button.on_hover_text(tip).clicked() {
                            wishes.push(Staging::ShowDuel(Arc::new(bout)).into());
                        }
                    });
                }
            });
        });
    });
}

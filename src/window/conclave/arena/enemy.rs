//! The enemy praetor: its values and its moves.

use bevy_egui::egui::{ComboBox, Context, Id, Label, RichText, Ui};

use super::moves::{move_icon, move_lines, values};
use super::odds::Opponent;
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::memory::{recall, remember};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, house_colour};
use crate::look::tips::{Hint, cut};
use crate::look::{Medal, bold, chip, explain, medallion, section};
use crate::rules::arena::Duelist;
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::ids::PraetorKind;
use crate::sight::Sight;

/// Returns the expected enemy: the last choice, or else the first known one.
pub fn expected(ctx: &Context, at: Id, opponent: &Opponent) -> Option<Duelist> {
    let chosen: Option<Option<PraetorKind>> = recall(ctx, at);
    match chosen {
        Some(chosen) if !opponent.certain => opponent.known.iter().find(|known| Some(known.kind) == chosen).copied(),
        Some(_) | None => opponent.known.first().copied(),
    }
}

/// Draws the enemy, or a note that it is unknown. If it is uncertain, the player can choose the
/// expected one.
pub fn enemy(ui: &mut Ui, sight: &Sight<'_>, at: Id, opponent: &Opponent) {
    let title = if opponent.certain { "arena-enemy" } else { "arena-who-comes" };
    section(ui, &sight.text.say(title));
    ui.add_space(4.0);
    let duelist = expected(ui.ctx(), at, opponent);
    if !opponent.certain && !opponent.known.is_empty() {
        picker(ui, sight, at, opponent, duelist.map(|duelist| duelist.kind));
    }
    let Some(duelist) = duelist else {
        ui.horizontal_top(|ui| {
            medallion(ui, sight.look, "eye-closed", 40.0, opponent.seat.map_or(ASH, house_colour), Medal::Diamond);
            ui.add(Label::new(RichText::new(say!(sight, "arena-enemy-unknown")).color(ASH).size(13.0)).wrap());
        });
        return;
    };
    let teller = sight.teller();
    ui.horizontal(|ui| {
        let colour = opponent.seat.map_or(ASH, house_colour);
        medallion(ui, sight.look, goods_picture(sight, Goods::Praetor(duelist.kind)), 44.0, colour, Medal::Diamond);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().interact_size.y = 18.0;
            cut(ui, bold(teller.treasure_name(Treasure::Praetor(duelist.kind))));
            let house = match opponent.seat {
                Some(seat) => teller.seat_name(seat),
                None => say!(sight, "duel-pandemonium"),
            };
            let words = say!(sight, "arena-level-of", n = duelist.level, house = house);
            cut(ui, RichText::new(words).color(ASH).small());
        });
    });
    values(ui, sight, &duelist);
    let exotic: Vec<_> = duelist.known(sight.catalog()).filter(|(_, def)| !def.basic).collect();
    let id = if exotic.is_empty() { "arena-enemy-basic" } else { "arena-enemy-knows" };
    ui.add(Label::new(RichText::new(sight.text.say(id)).color(ASH).size(13.0)).wrap());
    for (kind, def) in exotic {
        let response = chip(ui, sight.look, move_icon(def), &def.name, BONE);
        explain(response, sight, &def.name, || move_lines(sight, kind));
    }
}

fn picker(ui: &mut Ui, sight: &Sight<'_>, at: Id, opponent: &Opponent, chosen: Option<PraetorKind>) {
    let name = |kind: Option<PraetorKind>| match kind {
        Some(kind) => sight.teller().treasure_name(Treasure::Praetor(kind)),
        None => say!(sight, "arena-who-somebody"),
    };
    let mut picked = chosen;
    let width = (ui.available_width() - 8.0).max(80.0);
    let combo = ComboBox::from_id_salt("arena-expected").selected_text(name(chosen)).width(width).show_ui(ui, |ui| {
        for kind in opponent.known.iter().map(|known| Some(known.kind)).chain([None]) {
            ui.selectable_value(&mut picked, kind, name(kind));
        }
    });
    combo.response.hint(say!(sight, "arena-who-tip"));
    if picked != chosen {
        remember(ui.ctx(), at, Some(picked));
    }
}

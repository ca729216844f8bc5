//! What lies on the table of Oaths: places, the middle, one's own side.

use bevy_egui::egui::{Frame, Label, Margin, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, Vec2, vec2};
use oaths::rules::ids::HandCard;
use oaths::rules::step::Step;
use oaths::rules::war::Side;

use super::choice;
use super::desktop::{Desktop, Leaf, Sheet};
use super::lesson;
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, alike, heaps};
use crate::look::palette::{ASH, EMBER, PANEL, RAISED};
use crate::look::section;
use crate::look::tips::Hint;
use crate::parlour::table::{around, columns, inside};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the places of the other devils, from the left of the chair to its right.
pub fn others(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    around(ui, sight.seat(), sight.game().players(), |ui, seat| place::show(ui, sight, seat, desktop));
}

/// Draws what happens in the middle: who fights, or what lies there.
pub fn middle(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let game = sight.game();
    let conflict = game.conflict();
    if let (true, Some(_), Some(step)) = (sight.parlour.taught(), sight.chair.desk(), game.due()) {
        let room = ui.max_rect().shrink2(vec2(0.0, 4.0));
        let left = (game.vacant().len().min(2) as f32) * (Size::Usual.points().x + 8.0);
        let realms = Rect::from_min_size(room.min, vec2(left, room.height()));
        inside(ui, realms, |ui| {
            ui.horizontal(|ui| {
                for &realm in game.vacant().iter().take(2) {
                    Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight);
                }
            });
        });
        return inside(ui, room.with_min_x(room.left() + left), |ui| lesson::clerk(ui, sight, step, wishes));
    }
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("middle").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            for &realm in game.vacant() {
                Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight);
            }
            ui.vertical(|ui| {
                ui.set_max_width(260.0);
                ui.spacing_mut().interact_size.y = 20.0;
                for (icon, id, n) in [
                    ("card", "oaths-ui-deck", sight.view.hidden().deck),
                    ("card", "oaths-ui-specials-deck", sight.view.hidden().special_deck),
                    ("delete", "oaths-ui-discard", game.discard().len()),
                ] {
                    let row = ui.horizontal(|ui| {
                        ui.add(sight.look.image(icon, 16.0, ASH));
                        ui.label(RichText::new(sight.text.say_with(id, &[("n", n.into())])).small());
                    });
                    row.response.hint(sight.text.say(&format!("{id}-tip")));
                }
                if game.trading().silence || game.trading().virtue || game.trading().world_war {
                    for (holds, id) in [
                        (game.trading().silence, "oaths-ui-silence"),
                        (game.trading().virtue, "oaths-ui-virtue"),
                        (game.trading().world_war, "oaths-ui-world-war"),
                    ] {
                        if holds {
                            ui.add(Label::new(RichText::new(sight.text.say(id)).small().color(EMBER)).wrap());
                        }
                    }
                }
            });
            // After a conflict the game still knows its combats, but they are over.
            if matches!(game.due(), Some(Step::War(_))) {
                for battle in &conflict.battles {
                    sides(ui, sight, &battle.sides, "oaths-ui-battle");
                }
                for siege in &conflict.sieges {
                    let defender = Side { members: vec![siege.defender], colour: siege.colour };
                    sides(ui, sight, &[siege.attackers.clone(), defender], "oaths-ui-siege");
                }
            }
        });
    });
}

/// Draws the sides of a combat.
fn sides(ui: &mut Ui, sight: &Sight<'_>, sides: &[Side], id: &str) {
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, EMBER)).inner_margin(Margin::symmetric(8, 5));
    let shown = frame.show(ui, |ui| {
        ui.vertical(|ui| {
            ui.label(RichText::new(sight.text.say(id)).small().color(EMBER));
            ui.horizontal(|ui| {
                for (at, side) in sides.iter().enumerate() {
                    if at > 0 {
                        ui.add(sight.look.image("cross", 18.0, EMBER));
                    }
                    for &member in &side.members {
                        Tile::new(Thing::Devil(member), Size::Small).show(ui, sight);
                    }
                    if let Some(colour) = side.colour {
                        choice::swatch(ui, sight, colour);
                    }
                }
            });
        });
    });
    shown.response.hint(sight.text.say(&format!("{id}-tip")));
}

/// Draws one's own devil, realm, tabled cards and hand.
pub fn own_side(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let seat = sight.seat();
    let domain = sight.game().domain(seat);
    let room = ui.max_rect();
    let painter = ui.painter();
    painter.rect(room, 4.0, PANEL, Stroke::new(1.5, sight.colour(seat)), StrokeKind::Inside);
    let areas = columns(room.shrink2(vec2(10.0, 6.0)), 210.0, 0.4, 0.48);
    inside(ui, areas[0], |ui| {
        ui.horizontal_top(|ui| {
            let devil = Tile::new(Thing::Devil(seat), Size::Usual).used(super::thing::Use::Free).show(ui, sight);
            if devil.clicked() {
                desktop.leaf = Leaf::Own(Sheet::Domain(seat));
            }
            match domain.realm {
                Some(realm) => drop(Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight)),
                None => drop(ui.label(RichText::new(say!(sight, "oaths-ui-no-realm")).color(EMBER))),
            }
        });
        ScrollArea::vertical().id_salt("own").auto_shrink([false, false]).show(ui, |ui| {
            place::numbers(ui, sight, seat);
            place::bonds(ui, sight, seat);
        });
    });
    inside(ui, areas[1], |ui| {
        section(ui, &say!(sight, "oaths-ui-tabled", n = domain.cards().count())).hint(say!(
            sight,
            "oaths-ui-tabled-tip",
            n = sight.catalog.numbers.most_tabled
        ));
        ScrollArea::vertical().id_salt("tabled").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                for (_, heap) in heaps(sight, &domain.tabled) {
                    Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).show(ui, sight);
                }
                for cast in &domain.casts {
                    let badge = say!(sight, "oaths-ui-cast");
                    Tile::new(Thing::Card(cast.ritual), Size::Usual).badge(badge).show(ui, sight);
                }
                for (_, heap) in heaps(sight, &domain.earth) {
                    let badge = say!(sight, "oaths-ui-on-earth");
                    Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).badge(badge).show(ui, sight);
                }
                let magic = sight.view.hidden().magic[seat.index()];
                if magic > 0 {
                    ui.label(say!(sight, "oaths-ui-magic", n = magic)).hint(say!(sight, "oaths-ui-magic-tip"));
                }
            });
        });
    });
    inside(ui, areas[2], |ui| {
        section(ui, &say!(sight, "oaths-ui-hand", n = domain.hand.len())).hint(say!(sight, "oaths-ui-hand-tip"));
        ScrollArea::vertical().id_salt("hand").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                let mut held = alike(domain.hand.cards());
                held.sort_by_key(|(card, _)| matches!(card, HandCard::Paper(_)));
                for (card, count) in held {
                    Tile::new(Thing::Hand(card), Size::Usual).times(count).show(ui, sight);
                }
            });
        });
    });
}

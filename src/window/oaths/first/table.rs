//! What lies on the table: places, the middle, one's own side.

use bevy_egui::egui::{Frame, Label, Margin, RichText, ScrollArea, Stroke, StrokeKind, Ui, Vec2, vec2};
use oaths::first::rules::game::PostKind;
use oaths::first::rules::ids::HandCard;
use oaths::first::rules::step::Step;
use oaths::first::rules::war::{Battle, Side, WarStep};

use super::choice::forecast;
use super::desktop::{Desktop, Leaf, Sheet};
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use, alike, heaps};
use crate::look::palette::{ASH, EMBER, GOLD, PANEL, RAISED};
use crate::look::tips::Hint;
use crate::look::{bold, section};
use crate::parlour::table::{around, columns, inside};
use crate::shell::screens::say;

/// Draws the places of the other devils, from the left of the chair to its right.
pub fn others(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    around(ui, sight.seat(), sight.game().players(), |ui, seat| place::show(ui, sight, seat, desktop));
}

/// Draws what happens in the middle: who fights, the posts, the decks.
pub fn middle(ui: &mut Ui, sight: &Sight<'_>) {
    let game = sight.game();
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("middle").auto_shrink([false, true]).show(ui, |ui| {
        match (game.battle(), announced(sight)) {
            (Some(battle), _) => combat(ui, sight, battle),
            (None, Some(battle)) => combat(ui, sight, &battle),
            (None, None) => {}
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(14.0, 6.0);
            ui.vertical(|ui| {
                ui.set_max_width(300.0);
                ui.spacing_mut().interact_size.y = 20.0;
                for (kind, post) in PostKind::ALL.into_iter().zip(game.posts()) {
                    let holder = post
                        .holder
                        .map_or_else(|| say!(sight, "oaths-first-ui-post-free"), |seat| sight.teller().seat(seat));
                    let about = [("post", sight.teller().post(kind).into()), ("devil", holder.into())];
                    let row = ui.horizontal(|ui| {
                        ui.add(sight.look.image("champion", 16.0, GOLD));
                        ui.label(RichText::new(sight.text.say_with("oaths-first-ui-post", &about)).small());
                    });
                    row.response.hint(sight.teller().post_rules(kind).join(" "));
                }
                let row = ui.horizontal(|ui| {
                    ui.add(sight.look.image("turn", 16.0, ASH));
                    let starter = sight.teller().seat(game.starter());
                    ui.label(RichText::new(say!(sight, "oaths-first-ui-starter", devil = starter)).small());
                });
                row.response.hint(say!(sight, "oaths-first-ui-starter-tip"));
            });
            ui.vertical(|ui| {
                ui.set_max_width(260.0);
                ui.spacing_mut().interact_size.y = 20.0;
                for (icon, id, tip, n) in [
                    ("card", "oaths-ui-deck", "oaths-first-ui-deck-tip", sight.view.hidden().deck),
                    ("delete", "oaths-ui-discard", "oaths-first-ui-discard-tip", game.discard().len()),
                    ("manuscript", "oaths-first-ui-pile", "oaths-first-ui-pile-tip", sight.view.hidden().pile),
                ] {
                    let row = ui.horizontal(|ui| {
                        ui.add(sight.look.image(icon, 16.0, ASH));
                        ui.label(RichText::new(sight.text.say_with(id, &[("n", n.into())])).small());
                    });
                    row.response.hint(sight.text.say(tip));
                }
            });
            if !game.proclaimed().is_empty() {
                let devils = sight.teller().seats(game.proclaimed());
                let words = RichText::new(say!(sight, "oaths-first-ui-proclaimed", devils = devils)).small();
                ui.add(Label::new(words).wrap()).hint(say!(sight, "oaths-first-ui-proclaimed-tip"));
            }
        });
    });
}

/// Returns the combat that would follow an attack which is announced, while devils still trade.
fn announced(sight: &Sight<'_>) -> Option<Battle> {
    let game = sight.game();
    game.agenda().iter().rev().find_map(|step| match step {
        Step::War(WarStep::Confirm { seat, attack, .. }) => Some(game.combat_of(sight.catalog, *seat, attack)),
        Step::War(_)
        | Step::Muster(_)
        | Step::Market(_)
        | Step::Order(_)
        | Step::Rite(_)
        | Step::Award(_)
        | Step::Court(_)
        | Step::Promise(_) => None,
    })
}

/// Draws a combat: the armies of both sides, and what the next round brings.
fn combat(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle) {
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, EMBER)).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.vertical(|ui| {
            let who = [battle.attacker, battle.defender].map(|seat| sight.teller().seat(seat));
            let about = [("attacker", who[0].as_str().into()), ("defender", who[1].as_str().into())];
            let words = sight.text.say_with("oaths-first-ui-combat", &about);
            ui.add(Label::new(RichText::new(words).small().color(EMBER)).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(4.0);
                for (side, icon) in [(Side::Attack, "march"), (Side::Defend, "stronghold")] {
                    ui.add(sight.look.image(icon, 18.0, EMBER)).hint(sight.teller().side(side));
                    for army in battle.side(side) {
                        let devil = Tile::new(Thing::Devil(army.seat), Size::Small);
                        let away = say!(sight, "oaths-first-ui-away");
                        if army.devil { devil } else { devil.badge(away) }.show(ui, sight);
                        for (_, heap) in heaps(sight, &army.hordes) {
                            Tile::new(Thing::Card(heap[0]), Size::Small).times(heap.len()).show(ui, sight);
                        }
                        if army.souls > 0 {
                            ui.label(bold(sight.teller().souls(army.souls)));
                        }
                        if battle.in_fortress(army.seat)
                            && let Some(fortress) = sight.game().domain(army.seat).fortress
                        {
                            Tile::new(Thing::Card(fortress), Size::Small).show(ui, sight);
                        }
                    }
                    ui.add_space(10.0);
                }
            });
            forecast(ui, sight, battle);
        });
    });
}

/// Draws one's own devil, tabled cards and hand.
pub fn own_side(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let seat = sight.seat();
    let domain = sight.game().domain(seat);
    let room = ui.max_rect();
    ui.painter().rect(room, 4.0, PANEL, Stroke::new(1.5, sight.colour(seat)), StrokeKind::Inside);
    let areas = columns(room.shrink2(vec2(10.0, 6.0)), 216.0, 0.26, 0.52);
    inside(ui, areas[0], |ui| {
        let devil = Tile::new(Thing::Devil(seat), Size::Usual).used(Use::Free).show(ui, sight);
        if devil.clicked() {
            desktop.leaf = Leaf::Own(Sheet::Domain(seat));
        }
        ScrollArea::vertical().id_salt("own").auto_shrink([false, false]).show(ui, |ui| {
            place::numbers(ui, sight, seat);
            place::bonds(ui, sight, seat);
        });
    });
    inside(ui, areas[1], |ui| {
        let count = domain.cards().count();
        section(ui, &say!(sight, "oaths-ui-tabled", n = count)).hint(say!(sight, "oaths-first-ui-tabled-tip"));
        ScrollArea::vertical().id_salt("tabled").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                place::tabled(ui, sight, seat, Size::Usual);
            });
        });
    });
    inside(ui, areas[2], |ui| {
        let count = domain.hand.len();
        section(ui, &say!(sight, "oaths-ui-hand", n = count)).hint(say!(sight, "oaths-first-ui-own-hand-tip"));
        ScrollArea::vertical().id_salt("hand").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                let resources: Vec<_> = domain.hand.resources().collect();
                for (_, heap) in heaps(sight, &resources) {
                    Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).show(ui, sight);
                }
                let oaths: Vec<HandCard> = domain.hand.oaths().map(HandCard::Oath).collect();
                for (card, count) in alike(&oaths) {
                    Tile::new(Thing::hand(card), Size::Usual).times(count).show(ui, sight);
                }
            });
        });
    });
}

//! Overviews of all forms and all arms, at the sizes at which the game shows them, for pictures and
//! for artists who draw a new one.
//!
//! No screen leads here. Players see the forms in the archfiend maker, and the arms wherever a
//! legion or a card is shown.

mod demonstration;
pub mod described;
pub mod fixtures;
mod lessons;
pub mod maps;
mod readings;
pub mod scenes;
pub mod styles;

use bevy::prelude::*;
use bevy_egui::egui::{self, Area, Frame, Label, Order, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table_text::Text;

use super::look::arms::{Blazon, blazon};
use super::look::portrait::{FORMS as PORTRAITS, form_name, form_text, portrait};
use super::look::{Look, bold, house_colour, palette};
use super::sight::Library;
use crate::rules::catalog::Catalog;
use crate::rules::ids::Seat;
use crate::shell::pages::Draw;

/// The scene with all forms of archfiends.
pub(super) const FORMS: &str = "forms";
/// The scene with the arms of all legions.
pub(super) const LEGIONS: &str = "arms-legions";
/// The scene with the busts of all praetors.
pub(super) const PRAETORS: &str = "arms-praetors";
/// The scene with all artifacts.
pub(super) const ARTIFACTS: &str = "arms-artifacts";
/// The scene with all relics.
pub(super) const RELICS: &str = "arms-relics";
/// The scene with all places of power.
pub(super) const PLACES: &str = "arms-places";
/// The scene with all manuscripts.
pub(super) const MANUSCRIPTS: &str = "arms-manuscripts";

const COLUMNS: u8 = 5;

/// The overview that is shown, by the name of its scene.
#[derive(Resource)]
struct Wall(&'static str);

/// Shows an overview if the scene is one.
pub(super) fn hang(world: &mut World, scene: &'static str) {
    if matches!(scene, FORMS | LEGIONS | PRAETORS | ARTIFACTS | RELICS | PLACES | MANUSCRIPTS) {
        world.insert_resource(Wall(scene));
        world.resource_mut::<Schedules>().add_systems(EguiPrimaryContextPass, gallery.after(Draw::End));
    }
}

/// Draws the overview over the present screen.
fn gallery(
    mut contexts: EguiContexts,
    library: Option<Res<Library>>,
    look: Option<Res<Look>>,
    wall: Res<Wall>,
) -> bevy::prelude::Result {
    let ctx = contexts.ctx_mut()?.clone();
    if let (Some(library), Some(look)) = (library, look) {
        let room = ctx.content_rect();
        Area::new("gallery".into()).order(Order::Foreground).fixed_pos(room.min).show(&ctx, |ui| {
            Frame::new().fill(palette::INK).inner_margin(12).show(ui, |ui| {
                let inside = room.size() - vec2(24.0, 24.0);
                ui.set_min_size(inside);
                match wall.0 {
                    FORMS => forms(ui, &look, &library.text, inside),
                    family => arms(ui, &look, &family_of(library.book.catalog(), family), inside),
                }
            });
        });
    }
    Ok(())
}

/// Returns the names and the arms of a family of the catalog, by the name of its scene.
fn family_of(catalog: &Catalog, scene: &str) -> Vec<(String, Blazon)> {
    match scene {
        LEGIONS => catalog.legions.iter().map(|def| (def.name.clone(), blazon::legion(def))).collect(),
        PRAETORS => catalog.praetors.iter().map(|def| (def.name.clone(), blazon::praetor(def))).collect(),
        ARTIFACTS => catalog.artifacts.iter().map(|def| (def.name.clone(), blazon::artifact(def))).collect(),
        RELICS => catalog.relics.iter().map(|def| (def.name.clone(), blazon::relic(def))).collect(),
        PLACES => catalog.places.iter().map(|def| (def.name.clone(), blazon::place(def))).collect(),
        _ => catalog.manuscripts.iter().map(|def| (def.name.clone(), blazon::manuscript(def))).collect(),
    }
}

/// Draws all arms of a family at 64 and 32 points, each with its name.
fn arms(ui: &mut Ui, look: &Look, all: &[(String, Blazon)], room: egui::Vec2) {
    let columns = ((room.x / 156.0) as usize).max(1);
    let rows = all.len().div_ceil(columns);
    let cell = vec2(room.x / columns as f32, (room.y / rows as f32).min(110.0));
    let corner = ui.max_rect().min;
    for (at, (name, blazon)) in all.iter().enumerate() {
        let from = corner + vec2((at % columns) as f32 * cell.x, (at / columns) as f32 * cell.y);
        let place = egui::Rect::from_min_size(from, cell);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place.shrink(2.0)));
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        ui.horizontal_top(|ui| {
            ui.add(look.image(blazon.clone(), 64.0, palette::BONE));
            ui.vertical(|ui| {
                ui.add(look.image(blazon.clone(), 32.0, palette::BONE));
                ui.add(Label::new(RichText::new(name).size(11.0).color(palette::ASH)).wrap());
            });
        });
    }
}

/// Draws all forms, each with its name and a line about it.
fn forms(ui: &mut Ui, look: &Look, text: &Text, room: egui::Vec2) {
    let rows = PORTRAITS.div_ceil(COLUMNS);
    let cell = vec2(room.x / f32::from(COLUMNS), room.y / f32::from(rows));
    let corner = ui.max_rect().min;
    for form in 0..PORTRAITS {
        let (column, row) = (f32::from(form % COLUMNS), f32::from(form / COLUMNS));
        let place = egui::Rect::from_min_size(corner + vec2(column * cell.x, row * cell.y), cell);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place.shrink(4.0)));
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        let colour = house_colour(Seat(form % Seat::MOST as u8));
        ui.horizontal_top(|ui| {
            portrait(ui, look, form, 150.0, colour);
            ui.vertical(|ui| {
                portrait(ui, look, form, 64.0, colour);
                portrait(ui, look, form, 32.0, colour);
            });
        });
        ui.label(bold(form_name(text, form)));
        ui.add(Label::new(RichText::new(form_text(text, form)).small().color(palette::ASH)).wrap());
    }
}

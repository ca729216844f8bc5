//! The display over the board while a target is being selected: the instruction, the selection, and
//! its chances.

use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Key, Label, Margin, Order as Layer, Rect, RichText, Stroke, Ui, vec2,
};

use super::rites::{Rite, law, point};
use super::{Bench, told};
use crate::conclave::board::modes::strip::strip_of;
use crate::conclave::forces::unit_card;
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::say;
use crate::intent::{Conjuring, Looking, Sheet, Tab};
use crate::look::palette::{BONE, EMBER, INK, SKY, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{bold, icon_text_button};
use crate::rules::ids::CantonId;
use crate::rules::rituals::Target;
use crate::sight::{Sight, Wishes};

/// Draws the bar at the top of the board, and the note for the canton under the pointer.
pub fn pointing(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(rite) = sight.pointing() else { return };
    let bench = Bench::of(sight, rite);
    let room = beside_strip(ctx, memory::room(ctx));
    let area = Area::new(Id::new("rite-pointing")).order(Layer::Middle).pivot(Align2::CENTER_TOP);
    let shown = area.fixed_pos(room.center_top() + vec2(0.0, 8.0)).show(ctx, |ui| {
        let frame =
            Frame::new().fill(INK).stroke(Stroke::new(1.5, SKY)).corner_radius(4).inner_margin(Margin::same(10));
        frame.show(ui, |ui| {
            ui.set_max_width((room.width() - 40.0).clamp(220.0, 940.0));
            bar(ui, sight, wishes, &bench);
        });
    });
    unit_card::slips(ctx, sight, shown.response.rect.bottom());
    if ctx.input(|input| input.key_pressed(Key::Enter)) && done(sight, &bench) {
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
    }
}

/// Returns the part of the board in which the bar does not lie on the buttons of the map modes: left
/// of them, or below them where that is too narrow.
fn beside_strip(ctx: &Context, board: Rect) -> Rect {
    /// Least width of the bar beside the buttons, in points.
    const BROAD: f32 = 560.0;
    let Some(strip) = strip_of(ctx) else { return board };
    let beside = board.with_max_x(strip.left());
    if beside.width() < BROAD { board.with_min_y(strip.bottom()) } else { beside }
}

/// True if the selection is complete.
fn done(sight: &Sight<'_>, bench: &Bench<'_>) -> bool {
    let context = bench.plan.context();
    bench
        .rite
        .target
        .as_ref()
        .is_some_and(|target| law::lawful(&context, sight.seat(), bench.rite.ritual, target).is_ok())
}

fn bar(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>) {
    let def = sight.catalog().ritual(bench.rite.ritual);
    let (table, aim) = (bench.plan.table(), bench.rite.aim(sight.catalog()));
    ui.horizontal(|ui| {
        ui.add(sight.look.image(&def.icon, 26.0, BONE));
        ui.label(bold(&def.name));
        ui.add(Label::new(told::asks(sight, aim)).wrap());
    });
    ui.horizontal_wrapped(|ui| {
        if let Some(target) = &bench.rite.target {
            ui.add(sight.look.image("capture", 18.0, VERDIGRIS));
            ui.label(told::named(sight, table, target));
            told::chances(ui, sight, &bench.odds(sight, target));
        }
        let finished = done(sight, bench);
        let words = say!(sight, "rite-done");
        let done = ui.add_enabled(finished, icon_text_button(sight.look, "check", &words));
        if done.clicked() {
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
        }
        done.hint_disabled(say!(sight, "disabled-no-target"));
        let words = say!(sight, "rite-nobody");
        let nobody = ui.add_enabled(bench.rite.target.is_some(), icon_text_button(sight.look, "undo", &words));
        if nobody.clicked() {
            wishes.push(Conjuring::Prepare(Some(Box::new(bench.rite.at(None)))).into());
        }
        nobody.hint_disabled(say!(sight, "disabled-no-target"));
        let words = say!(sight, "rite-back");
        if ui.add(icon_text_button(sight.look, "left", &words)).clicked() {
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
        }
    });
    if let Some(target) = &bench.rite.target
        && let Err(why) = law::promising(&bench.plan.context(), sight.seat(), bench.rite, target)
    {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.label(RichText::new(sight.teller().hindrance(&why)).color(EMBER));
        });
    }
}

/// Shows the target that a click on this canton would select, with its chances or the reason
/// against it.
pub fn under_pointer(ui: &mut Ui, sight: &Sight<'_>, rite: &Rite, canton: CantonId) {
    let bench = Bench::of(sight, rite);
    let aim = rite.aim(sight.catalog());
    let Some(target) = point(bench.plan.table(), sight.seat(), aim, rite.target.as_ref(), canton) else { return };
    ui.separator();
    match law::promising(&bench.plan.context(), sight.seat(), rite, &target) {
        Ok(()) => told_of(ui, sight, &bench, canton, &target),
        Err(why) => drop(ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.add(Label::new(RichText::new(sight.teller().hindrance(&why)).color(EMBER)).wrap());
        })),
    }
}

fn told_of(ui: &mut Ui, sight: &Sight<'_>, bench: &Bench<'_>, canton: CantonId, target: &Target) {
    // Of several legions, the one under the pointer.
    let here = bench.plan.table().forces().legion_at(canton).map(|legion| Target::Legions(vec![legion.id]));
    let target = match (target, &here) {
        (Target::Legions(_), Some(here)) => here,
        _ => target,
    };
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("capture", 16.0, VERDIGRIS));
        ui.label(RichText::new(told::named(sight, bench.plan.table(), target)).color(VERDIGRIS));
        told::chances(ui, sight, &bench.odds(sight, target));
    });
}

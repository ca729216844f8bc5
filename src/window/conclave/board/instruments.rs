//! The drawing of the instruments over the board: the strip of the map modes, the answer to a vain
//! click, and the note of a pin.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Key, Label, Margin, Order, RichText, Stroke, TextEdit, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::charting::{Charting, Instruments, Rebuff};
use super::layout::{canton_centre, towards};
use super::lens::Lens;
use super::modes::{Chart, strip};
use super::pegs::{MOST_LETTERS, Peg, pinned};
use super::verdict::{self, Prospect};
use crate::conclave::forces::unit_card::drawer_width;
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Mark, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, INK, PANEL, SKY};
use crate::look::{bold, icon_text_button};
use crate::rules::orders;
use crate::shell::flow::{Screen, Stage};
use crate::shell::pages::{Draw, Paper};
use crate::sight::{Seen, Sight, Wishes};

/// Adds the drawing of the instruments to an app.
pub(super) fn build(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Map).run_if(in_state(Screen::Playing)));
}

/// Draws the instruments while the board is free.
fn draw(
    mut paper: Paper<'_, '_>,
    seen: Seen<'_>,
    stage: Option<Res<State<Stage>>>,
    (chart, instruments, lens): (Res<Chart>, Res<Instruments>, Res<Lens>),
) -> Result {
    let (Some(sight), Some(stage)) = (seen.sight(), stage) else { return Ok(()) };
    let free = matches!(stage.get(), Stage::Planning | Stage::Waiting) && sight.overlay.sheet == Sheet::None;
    paper.draw("instruments", |ui, _, wishes| {
        let ctx = ui.ctx();
        memory::note_spot(ctx, spot(ctx, &sight, &instruments, &lens).filter(|_| free));
        if !free {
            return;
        }
        strip::strip(ctx, &sight, &chart, lens.shows_realm(), wishes);
        if let Some(rebuff) = &instruments.rebuff {
            rebuffed(ctx, &sight, rebuff);
        }
        if let Some(peg) = instruments.pinning {
            pin(ctx, &sight, peg, wishes);
        }
    })?;
    Ok(())
}

/// Returns the point of the screen at which the hex cursor is.
fn spot(ctx: &Context, sight: &Sight<'_>, instruments: &Instruments, lens: &Lens) -> Option<bevy_egui::egui::Pos2> {
    let canton = instruments.cursor.filter(|_| instruments.by_keys)?;
    let size = sight.table().realm().board().size();
    let way = towards(size, lens.middle(), canton_centre(size, canton)) + lens.middle() - lens.centre;
    let middle = ctx.content_rect().center();
    let points = ctx.content_rect().width() / (lens.half().x * 2.0);
    Some(pos2(middle.x + way.x * points, middle.y - way.y * points))
}

/// Draws the answer to a click on a canton to which the selected legion cannot go.
pub fn rebuffed(ctx: &Context, sight: &Sight<'_>, rebuff: &Rebuff) {
    let marches = |order: &orders::Order| order.way().is_some_and(|(legion, _)| legion == rebuff.legion);
    let ordered = plan::draft(sight).slots.iter().flatten().any(marches);
    if ordered || sight.hand.selected != Some(Mark::Legion(rebuff.legion)) {
        return;
    }
    let Some(prospect) = Prospect::of(sight.catalog(), sight.hand, rebuff.legion) else { return };
    let why = verdict::told(sight, &prospect.verdict(sight.catalog(), sight.hand, rebuff.canton));
    let legion = sight.teller().legion_name(&prospect.legion);
    let mut room = memory::room(ctx);
    room.min.x += drawer_width(ctx, sight);
    let area = Area::new(Id::new("map-rebuff")).order(Order::Middle).interactable(false).pivot(Align2::RIGHT_BOTTOM);
    // The note for the canton under the pointer is at the left.
    area.fixed_pos(room.right_bottom() - vec2(8.0, 8.0)).show(ctx, |ui| {
        let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, EMBER)).corner_radius(4);
        frame.inner_margin(Margin::same(10)).show(ui, |ui| {
            ui.set_max_width((room.width() - 440.0).clamp(220.0, 460.0));
            ui.horizontal(|ui| {
                ui.add(sight.look.image("cross", 18.0, EMBER));
                let words = say!(sight, "map-rebuff", legion = legion, why = why);
                ui.add(Label::new(bold(words).color(BONE)).wrap());
            });
            ui.label(RichText::new(say!(sight, "map-rebuff-again")).color(ASH).small());
        });
    });
}

/// Draws the note of a pin, to be written. Enter pins it, Escape leaves it as it was.
pub fn pin(ctx: &Context, sight: &Sight<'_>, peg: Peg, wishes: &mut Wishes) {
    let Some(notes) = &sight.hand.notes else { return };
    let at = memory::always(sight, "map-pin").with(peg);
    let open: Option<String> = memory::recall(ctx, at);
    let fresh = open.is_none();
    let before = pinned(notes, sight.table(), peg);
    let mut words = open.unwrap_or_else(|| before.clone());
    let place = match peg {
        Peg::Canton(canton) => sight.teller().canton_name(canton),
        Peg::House(seat) => sight.teller().seat_name(seat),
    };
    let room = memory::room(ctx);
    let area = Area::new(Id::new("map-pin")).order(Order::Foreground).movable(false).pivot(Align2::CENTER_CENTER);
    let done = area.fixed_pos(room.center()).show(ctx, |ui| {
        let frame = Frame::new().fill(PANEL).stroke(Stroke::new(1.5, SKY)).corner_radius(4);
        frame
            .inner_margin(Margin::same(12))
            .show(ui, |ui| {
                ui.set_width((room.width() - 40.0).clamp(200.0, 420.0));
                ui.label(bold(say!(sight, "map-pin-title", place = place.as_str())).size(18.0));
                ui.add(Label::new(RichText::new(say!(sight, "map-pin-whose")).color(ASH).small()).wrap());
                let label = say!(sight, "map-pin-hint");
                let field = TextEdit::singleline(&mut words).char_limit(MOST_LETTERS).hint_text(&label);
                let field = ui.add(field.desired_width(f32::INFINITY));
                field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &label));
                if fresh {
                    field.request_focus();
                }
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                answer(ui, sight, &before, &words, entered)
            })
            .inner
    });
    let left = ctx.input(|input| input.key_pressed(Key::Escape));
    let wish = done.inner.map(|words| Charting::Write(peg, words)).or_else(|| left.then_some(Charting::LeavePin));
    match wish {
        Some(wish) => {
            ctx.data_mut(|data| data.remove::<Option<String>>(at));
            wishes.push(wish.into());
        }
        None => memory::remember(ctx, at, Some(words)),
    }
}

/// Draws the buttons below the note. Returns the words to be pinned.
fn answer(ui: &mut Ui, sight: &Sight<'_>, before: &str, words: &str, entered: bool) -> Option<String> {
    let mut done = None;
    ui.horizontal_wrapped(|ui| {
        if ui.add(icon_text_button(sight.look, "check", say!(sight, "map-pin-save"))).clicked() || entered {
            done = Some(words.to_owned());
        }
        if !before.is_empty() && ui.add(icon_text_button(sight.look, "delete", say!(sight, "map-pin-remove"))).clicked()
        {
            done = Some(String::new());
        }
        if ui.add(icon_text_button(sight.look, "close", say!(sight, "panel-close"))).clicked() {
            done = Some(before.to_owned());
        }
    });
    done
}

//! The control bar under the stage: play, step, skip, speed, and the sentence of the present step.
//! The keyboard has the same commands.

use bevy_egui::egui::{
    ComboBox, Context, Key, Modifiers, Popup, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::piece::{Notch, Staged};
use super::watch::Watch;
use crate::conclave::ministerium::words::say;
use crate::intent::Staging;
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, ENGRAVED, INK, SKY};
use crate::look::tips::{Hint, cut};
use crate::look::{bold, icon_button};
use crate::sight::{Sight, Wishes};

/// Width in points of the line of steps at least, if it stands beside the buttons.
const LEAST_TRACK: f32 = 150.0;

/// Returns the height of the bar in points. A narrow bar is higher, because its controls wrap.
pub(super) fn height(width: f32) -> f32 {
    if width < 620.0 { 100.0 } else { 68.0 }
}

/// Handles the keys of the theatre. True if the player leaves it.
///
/// The keys are consumed, so that the screens behind the theatre do not receive them.
pub(super) fn keys<P: Staged>(ctx: &Context, watch: &mut Watch<P>) -> bool {
    if Popup::is_any_open(ctx) {
        return false;
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    ctx.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        if pressed(Key::Escape) {
            return true;
        }
        if pressed(Key::ArrowRight) {
            watch.step();
        }
        if pressed(Key::ArrowLeft) {
            watch.back();
        }
        if pressed(Key::Home) {
            watch.seek(0);
        }
        if pressed(Key::End) {
            watch.seek(watch.steps());
        }
        // Space and Enter activate the focused widget, as in all other screens.
        if focused {
            return false;
        }
        if pressed(Key::Space) {
            watch.toggle();
        }
        if pressed(Key::Enter) {
            if watch.over() {
                return true;
            }
            watch.seek(watch.steps());
        }
        false
    })
}

/// Advances the clock of the watch. With reduced motion every step is shown without movement.
pub(super) fn run<P: Staged>(ctx: &Context, sight: &Sight<'_>, watch: &mut Watch<P>) {
    let still = sight.preferences.reduced_motion;
    if still {
        watch.settle();
    }
    if !watch.moving() {
        return;
    }
    // The speed "at once" (0 percent) is for the board only. A player who opens the theatre wants
    // to see the steps, so they are shown at 400 percent.
    let percent = if sight.preferences.playback_percent == 0 { 400 } else { sight.preferences.playback_percent };
    let seconds = ctx.input(|input| input.stable_dt).min(0.1) * percent as f32 / 100.0;
    watch.pass(seconds * 0.6);
    if still {
        watch.settle();
    }
    ctx.request_repaint();
}

/// Draws the bar, with the sentence of the present step above it.
pub(super) fn bar<P: Staged>(ui: &mut Ui, sight: &Sight<'_>, watch: &mut Watch<P>, wishes: &mut Wishes, line: String) {
    cut(ui, bold(line).size(15.0).color(BONE));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let begun = watch.at() > 0;
        let over = watch.over();
        if button(ui, sight, "rewind", "theatre-rewind", begun).clicked() {
            watch.seek(0);
        }
        if button(ui, sight, "left", "theatre-back", begun).clicked() {
            watch.back();
        }
        let (icon, id) = match (watch.running(), over) {
            (true, _) => ("pause", "theatre-pause"),
            (false, false) => ("play", "theatre-play"),
            (false, true) => ("replay", "theatre-again"),
        };
        if button(ui, sight, icon, id, true).clicked() {
            watch.toggle();
        }
        if button(ui, sight, "step", "theatre-step", !over).clicked() {
            watch.step();
        }
        if button(ui, sight, "skip", "theatre-skip", !over).clicked() {
            watch.seek(watch.steps());
        }
        ui.label(
            bevy_egui::egui::RichText::new(say!(sight, "theatre-step-of", n = watch.at(), most = watch.steps()))
                .color(ASH)
                .small(),
        );
        speed(ui, sight, wishes);
        track(ui, sight, watch);
    });
}

fn button(ui: &mut Ui, sight: &Sight<'_>, icon: &str, id: &str, awake: bool) -> Response {
    let button = ui.add_enabled_ui(awake, |ui| icon_button(ui, sight.look, icon, &sight.text.say(id))).inner;
    button.hint_disabled(say!(sight, "disabled-theatre-edge"))
}

/// Draws the choice of the speed, which is also the playback speed on the board.
fn speed(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    const SPEEDS: [u32; 5] = [50, 100, 200, 400, 800];
    let name = |percent: u32| {
        let times =
            if percent.is_multiple_of(100) { (percent / 100).to_string() } else { sight.text.tenths(percent / 10) };
        say!(sight, "playback-speed-n", n = times)
    };
    let now = sight.preferences.playback_percent;
    let mut percent = now;
    let shown = if now == 0 { say!(sight, "playback-speed-instant") } else { name(now) };
    let combo = ComboBox::from_id_salt("theatre-speed").selected_text(shown).width(70.0).show_ui(ui, |ui| {
        for speed in SPEEDS {
            ui.selectable_value(&mut percent, speed, name(speed));
        }
    });
    combo.response.hint(say!(sight, "playback-speed"));
    if percent != now {
        wishes.push(Staging::Pace(percent).into());
    }
}

/// Draws a clickable line with one mark for each step. A round is a vertical line. Blows and other
/// steps are circles, and both ends are rectangles.
fn track<P: Staged>(ui: &mut Ui, sight: &Sight<'_>, watch: &mut Watch<P>) {
    // Beside the buttons if there is room, otherwise below them.
    let beside = ui.available_size_before_wrap().x - 4.0;
    let width = if beside >= LEAST_TRACK { beside } else { ui.available_width() - 4.0 }.clamp(60.0, 620.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 32.0), Sense::click_and_drag());
    let steps = watch.steps();
    let label = say!(sight, "theatre-track");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &label));
    let x = |at: usize| rect.left() + 8.0 + (rect.width() - 16.0) * at as f32 / steps.max(1) as f32;
    let painter = ui.painter();
    let y = rect.center().y;
    // Many steps leave little space for each mark.
    let radius = ((x(1) - x(0)) * 0.45).clamp(1.5, 5.0);
    painter.hline(rect.x_range().shrink(8.0), y, Stroke::new(1.5, ENGRAVED));
    painter.hline(x(0)..=x(watch.at()), y, Stroke::new(2.5, EMBER));
    for at in 0..=steps {
        let passed = at <= watch.at();
        let colour = if passed { BONE } else { ENGRAVED };
        match watch.play().notch(at) {
            Notch::Round => drop(painter.vline(x(at), y - 10.0..=y + 10.0, Stroke::new(1.5, colour))),
            Notch::Blow { hurt } => {
                let fill = if !passed {
                    INK
                } else if hurt {
                    BLOOD
                } else {
                    BONE
                };
                painter.circle(pos2(x(at), y), radius, fill, Stroke::new(1.5, colour));
            }
            Notch::Note => {
                painter.circle(pos2(x(at), y), 3.0, if passed { BONE } else { INK }, Stroke::new(1.0, colour));
            }
            Notch::Edge => {
                let mark = Rect::from_center_size(Pos2::new(x(at), y), vec2(7.0, 14.0));
                painter.rect(mark, 1.0, if passed { BONE } else { INK }, Stroke::new(1.0, colour), StrokeKind::Inside);
            }
        }
    }
    if response.has_focus() {
        painter.rect_stroke(rect, 2.0, Stroke::new(1.5, SKY), StrokeKind::Inside);
    }
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = ((pointer.x - rect.left() - 8.0) / (rect.width() - 16.0)).clamp(0.0, 1.0);
        let at = (share * steps as f32).round() as usize;
        if at != watch.at() {
            watch.seek(at);
        }
    }
    response.hint(label);
}

//! The bar of the playback: the parts of the turn as a line that can be clicked and dragged, the
//! buttons of the clock, and the choice of the turn.

use bevy_egui::egui::{
    Align2, ComboBox, FontId, Frame, Key, Label, Margin, Panel, Rect, Response, Sense, Stroke, StrokeKind, TextStyle,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::playback::Playback;
use super::reel::{self, Part, Segment};
use crate::conclave::ministerium::words::{say, symbol};
use crate::intent::{Recalling, Sheet, Staging};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, LIFTED, PANEL, RAISED, SKY};
use crate::look::tips::Hint;
use crate::look::{
    BOLD, GRID, LINE, Medal, bold, family, house_colour, icon_button, icon_text_button, mark, paint_medallion,
};
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::shell::settings::SPEEDS;
use crate::sight::{Sight, Wishes};

/// Height of the line of parts in points.
const HIGH: f32 = 34.0;

/// Diameter at most of a sigil that stands under its number, in points.
const LOW: f32 = 19.0;

/// The state of the playback, as the bar shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarAt {
    /// The turn that is shown.
    pub turn: u32,
    /// Index of the entry that is shown.
    pub position: usize,
    /// Progress of this entry, 0 to 1.
    pub progress: f32,
    /// True if the clock is paused.
    pub paused: bool,
    /// The last turn that can be chosen; 0 if no other turn can be chosen here.
    pub turns: u32,
}

impl BarAt {
    /// Returns the state of this playback.
    #[must_use]
    pub const fn of(playback: &Playback, turn: u32, turns: u32) -> Self {
        let Playback { position, progress, paused, .. } = *playback;
        Self { turn, position, progress, paused, turns }
    }
}

/// Draws the bar. `log` is the log of the turn, as far as the player may know it.
pub fn bar(ui: &mut Ui, sight: &Sight<'_>, log: &[Entry], at: &BarAt, wishes: &mut Wishes) {
    let frame = Frame::new().fill(PANEL).stroke(Stroke::new(LINE, ENGRAVED)).inner_margin(Margin::symmetric(12, 6));
    Panel::bottom("playback-bar").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GRID / 2.0 + 2.0, 4.0);
        let segments = reel::segments(log);
        let present = segments.iter().find(|segment| at.position < segment.end);
        if at.turns == 0 {
            // A replay has a bar of its own, with the turns and the speed.
            ui.horizontal(|ui| {
                clock(ui, sight, log, at, wishes);
                line(ui, sight, log, &segments, at, wishes);
            });
        } else {
            ui.horizontal_wrapped(|ui| {
                choice(ui, sight, at, wishes);
                buttons(ui, sight, log, at, wishes);
                speed(ui, sight, wishes);
                only(ui, sight, wishes);
            });
            line(ui, sight, log, &segments, at, wishes);
        }
        let words = present.map_or_else(
            || say!(sight, "reel-over"),
            |segment| {
                // A fight that is being watched is not told before its last blow.
                let watched = sight.overlay.sheet == Sheet::Battle;
                let told = log.get(at.position).filter(|_| !watched);
                let told = told.and_then(|entry| sight.teller().fact(&entry.fact));
                let part = name(sight, segment.part);
                match told {
                    Some(line) => say!(sight, "reel-now", part = part, words = line.headline),
                    None => part,
                }
            },
        );
        ui.add(Label::new(bold(words).color(BONE)).truncate());
    });
}

/// Returns the name of a part.
pub fn name(sight: &Sight<'_>, part: Part) -> String {
    match part {
        Part::Slot(slot, Some(seat)) => {
            say!(sight, "reel-slot-of", n = slot.number(), house = sight.teller().seat_name(seat))
        }
        Part::Slot(slot, None) => say!(sight, "reel-slot", n = slot.number()),
        Part::Step(step) => sight.teller().step(step),
    }
}

/// Draws the choice of the turn.
fn choice(ui: &mut Ui, sight: &Sight<'_>, at: &BarAt, wishes: &mut Wishes) {
    let earlier = button(ui, sight, "left", "reel-turn-before", (at.turn > 1, "disabled-first-turn"));
    let mut turn = at.turn;
    let list = ComboBox::from_id_salt("reel-turn").selected_text(say!(sight, "panel-turn", n = at.turn)).width(90.0);
    let shown = list.show_ui(ui, |ui| {
        for one in (1..=at.turns).rev() {
            ui.selectable_value(&mut turn, one, say!(sight, "panel-turn", n = one));
        }
    });
    shown.response.hint(say!(sight, "reel-turn-tip"));
    let later = button(ui, sight, "right", "reel-turn-after", (at.turn < at.turns, "disabled-last-turn"));
    if earlier.clicked() {
        turn = at.turn.saturating_sub(1).max(1);
    } else if later.clicked() {
        turn = at.turn + 1;
    }
    if turn != at.turn {
        wishes.push(Recalling::PlayAgain(turn).into());
    }
    ui.add_space(8.0);
}

fn buttons(ui: &mut Ui, sight: &Sight<'_>, log: &[Entry], at: &BarAt, wishes: &mut Wishes) {
    let over = at.position >= log.len();
    let begun = at.position > 0 || at.progress > 0.0;
    if button(ui, sight, "rewind", "reel-again", (begun, "disabled-first")).clicked() {
        wishes.push(Recalling::Seek(0).into());
    }
    if button(ui, sight, "left", "reel-back", (begun, "disabled-first")).clicked() {
        wishes.push(Recalling::StepBack.into());
    }
    clock(ui, sight, log, at, wishes);
    if button(ui, sight, "step", "reel-step", (!over, "disabled-last")).clicked() {
        wishes.push(Recalling::Step.into());
    }
    let part = ui.add_enabled(!over, icon_text_button(sight.look, "fast", say!(sight, "reel-skip-part")));
    let part = part.hint_disabled(say!(sight, "disabled-last"));
    if part.hint(say!(sight, "reel-skip-part-tip")).clicked() {
        wishes.push(Recalling::SkipPart.into());
    }
    let skip = ui.add(icon_text_button(sight.look, "skip", say!(sight, "reel-skip")));
    mark(ui, "playback-skip", skip.rect);
    if skip.hint(say!(sight, "reel-skip-tip")).clicked() {
        wishes.push(Recalling::SkipPlayback.into());
    }
}

/// Draws the button that stops the clock, or starts it.
fn clock(ui: &mut Ui, sight: &Sight<'_>, log: &[Entry], at: &BarAt, wishes: &mut Wishes) {
    let (icon, id) = if at.paused { ("play", "playback-play") } else { ("pause", "playback-pause") };
    if button(ui, sight, icon, id, (at.position < log.len(), "disabled-last")).clicked() {
        wishes.push(Recalling::Pause(!at.paused).into());
    }
}

/// Draws a button. If it is not awake, its tip has the text `asleep`.
fn button(ui: &mut Ui, sight: &Sight<'_>, icon: &str, id: &str, (awake, asleep): (bool, &str)) -> Response {
    let button = ui.add_enabled_ui(awake, |ui| icon_button(ui, sight.look, icon, &sight.text.say(id))).inner;
    button.hint_disabled(sight.text.say(asleep))
}

/// Returns a speed in words.
fn pace(sight: &Sight<'_>, percent: u32) -> String {
    match percent {
        0 => say!(sight, "playback-speed-instant"),
        percent if percent % 100 == 0 => say!(sight, "playback-speed-n", n = percent / 100),
        percent => say!(sight, "playback-speed-n", n = sight.text.tenths(percent / 10)),
    }
}

fn speed(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let now = sight.preferences.playback_percent;
    let mut percent = now;
    let list = ComboBox::from_id_salt("reel-speed").selected_text(pace(sight, now)).width(74.0).show_ui(ui, |ui| {
        for &speed in SPEEDS {
            ui.selectable_value(&mut percent, speed, pace(sight, speed));
        }
    });
    list.response.hint(say!(sight, "playback-speed"));
    if percent != now {
        wishes.push(Staging::Pace(percent).into());
    }
}

/// Draws the choice to see only what concerns the player. It is remembered.
fn only(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let now = sight.preferences.playback_mine;
    let words = say!(sight, "reel-only");
    let button = ui.add(icon_text_button(sight.look, "human", words).selected(now));
    if button.hint(say!(sight, "reel-only-tip")).clicked() {
        wishes.push(Recalling::OnlyMine(!now).into());
    }
}

/// Draws the line of parts. A click or a drag seeks. With the focus, the arrow keys step.
fn line(ui: &mut Ui, sight: &Sight<'_>, log: &[Entry], segments: &[Segment], at: &BarAt, wishes: &mut Wishes) {
    let width = ui.available_width().max(60.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HIGH), Sense::click_and_drag());
    let label = say!(sight, "reel-line", n = at.position.min(log.len()), most = log.len());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &label));
    let edges = reel::edges(log, segments);
    let x = |share: f32| rect.left() + rect.width() * share;
    let mut left = 0.0;
    let pointer = response.hover_pos().map(|pos| pos.x);
    let mut hovered = None;
    for (segment, &right) in segments.iter().zip(&edges) {
        let room = Rect::from_min_max(pos2(x(left), rect.top()), pos2(x(right) - 1.0, rect.bottom()));
        let now = (segment.first..segment.end).contains(&at.position);
        if pointer.is_some_and(|x| room.x_range().contains(x)) {
            hovered = Some(segment);
        }
        draw_part(ui, sight, log, segment, room, now);
        left = right;
    }
    let step = reel::place(segments, &edges, at.position + 1) - reel::place(segments, &edges, at.position);
    let here = x(reel::place(segments, &edges, at.position) + step.max(0.0) * at.progress.clamp(0.0, 1.0));
    let painter = ui.painter();
    painter.vline(here, rect.y_range().expand(2.0), Stroke::new(4.0, INK));
    painter.vline(here, rect.y_range().expand(2.0), Stroke::new(2.5, EMBER));
    if response.has_focus() {
        painter.rect_stroke(rect.expand(2.0), 3.0, Stroke::new(1.5, SKY), StrokeKind::Outside);
        keys(ui, wishes);
    }
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let share = ((pointer.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
        let to = reel::entry_at(segments, &edges, share);
        if to != at.position {
            wishes.push(Recalling::Seek(to).into());
        }
    }
    if let Some(segment) = hovered {
        response.hint(name(sight, segment.part));
    }
}

fn keys(ui: &Ui, wishes: &mut Wishes) {
    let pressed = |key: Key| ui.input(|input| input.key_pressed(key));
    let steps = [
        (Key::ArrowLeft, Recalling::StepBack),
        (Key::ArrowRight, Recalling::Step),
        (Key::Home, Recalling::Seek(0)),
        (Key::PageUp, Recalling::BackPart),
        (Key::PageDown, Recalling::SkipPart),
    ];
    wishes.extend(steps.into_iter().filter(|(key, _)| pressed(*key)).map(|(_, wish)| wish.into()));
}

fn draw_part(ui: &Ui, sight: &Sight<'_>, log: &[Entry], segment: &Segment, room: Rect, now: bool) {
    let me: Seat = sight.seat();
    let painter = ui.painter_at(room.expand(1.0));
    painter.rect(room, 2.0, if now { LIFTED } else { RAISED }, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    if segment.concerns(log, me) {
        // What concerns the player is underlined.
        painter.hline(room.x_range().shrink(2.0), room.bottom() - 2.0, Stroke::new(2.5, SKY));
    }
    let colour = if now { BONE } else { ASH };
    let side = 22.0_f32.min(room.width() - 2.0);
    match segment.part {
        Part::Slot(slot, seat) => {
            let font = FontId::new(TextStyle::Small.resolve(ui.style()).size, family(BOLD));
            let both = room.width() > 40.0;
            if let Some(seat) = seat.filter(|_| side > 8.0) {
                // In a narrow part, the sigil stands under the number.
                let (shift, side) = if both { (vec2(7.0, -1.0), side) } else { (vec2(0.0, 5.0), side.min(LOW)) };
                let at = Rect::from_center_size(room.center() + shift, Vec2::splat(side));
                let ring = house_colour(seat);
                paint_medallion(ui, sight.look, symbol(sight, seat), at, ring, Medal::Circle);
            }
            if both || seat.is_none() {
                let at = room.center() - vec2(if seat.is_some() { 12.0 } else { 0.0 }, 1.0);
                painter.text(at, Align2::CENTER_CENTER, slot.number(), font, colour);
            } else {
                let font = FontId::new(12.0, family(BOLD));
                painter.text(room.center_top() + vec2(0.0, 6.5), Align2::CENTER_CENTER, slot.number(), font, colour);
            }
        }
        Part::Step(_) => {
            let at = Rect::from_center_size(room.center() - vec2(0.0, 1.0), Vec2::splat(side.min(20.0)));
            if side > 8.0 {
                sight.look.image(segment.part.icon(), 20.0, colour).paint_at(ui, at);
            }
        }
    }
}

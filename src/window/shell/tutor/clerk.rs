//! The clerk's note: a few words, the number of the step, and the ways back and out.

use ::sound::Cue;
use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Stroke, TextStyle, Ui, Vec2, vec2,
};

use super::Tutoring;
use crate::intent::Planning;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, INK, VERDIGRIS};
use crate::look::{bold, icon_button, icon_text_button, keep_clear, mark, seen_marks};
use crate::shell::keys::Action;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// What the player did beside the way, and how it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Astray {
    /// Gave an order that does not help.
    Order,
    /// Sealed the turn before the deed was done.
    Turn,
}

/// What the clerk says now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Speech {
    /// Title of the chapter.
    pub title: String,
    /// Index of the present step, and the number of steps. At the end both are equal.
    pub step: (usize, usize),
    /// The words of the step.
    pub words: String,
    /// The words of the step before, if there was one.
    pub before: Option<String>,
    /// Praise for the last deed.
    pub praise: Option<String>,
    /// A further line, for example that a question blocks the seal.
    pub hint: Option<String>,
    /// What the player did beside the way.
    pub astray: Option<Astray>,
    /// True if the step waits for words to be read, and not for a deed.
    pub read: bool,
    /// True if another chapter follows this one.
    pub more: bool,
}

impl Speech {
    /// True if the chapter is finished.
    #[must_use]
    pub const fn over(&self) -> bool {
        self.step.0 >= self.step.1
    }
}

/// Width of the words in a corner, in points.
const WIDTH: f32 = 336.0;

/// The same at the end of a chapter. A wider note is lower, and does not cover the totals of the
/// final count.
const WIDTH_OVER: f32 = 396.0;

/// Least height of the strip under a sheet, in points. Most words fit, so that the sheet keeps its
/// size from step to step.
const STRIP: f32 = 78.0;

/// Width of the title and the buttons of a strip, in points.
const WAYS: f32 = 300.0;

/// Least width of a room for a strip, in points. In a narrower one the note has a corner.
const BROAD: f32 = 660.0;

/// Least size of a window in which there is room under a sheet, in points.
const SPACIOUS: Vec2 = vec2(1000.0, 640.0);

/// Height of a window in which there is room under a sheet for the order slots too, in points.
const HIGH: f32 = 960.0;

/// Returns the id of the clerk's panel.
#[must_use]
pub fn clerk_id() -> Id {
    Id::new("tutor-clerk")
}

/// What the clerk's panel should leave free.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Free {
    /// The thing that is pointed at. It must be free.
    pub aim: Option<Rect>,
    /// The main button of the open sheet. It is left free where that is possible.
    pub main: Option<Rect>,
}

/// Returns the corner of the room in which a panel of this size covers nothing that must be free, and
/// as little as possible of `others`. The preferred corner comes first.
#[must_use]
pub fn corner(room: Rect, size: Vec2, free: Free, others: &[Rect], preferred: Align2) -> Align2 {
    let corners = [preferred, Align2::RIGHT_BOTTOM, Align2::LEFT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP];
    let under = |corner: &Align2, thing: Option<Rect>| {
        let under = corner
            .align_size_within_rect(size, room)
            .intersect(thing.map_or(Rect::NOTHING, |thing| thing.expand(14.0)));
        if under.is_positive() { under.area() as u32 + 1 } else { 0 }
    };
    let covered = |corner: &Align2| {
        let beside: u32 = others.iter().map(|other| under(corner, Some(*other))).sum();
        (under(corner, free.aim), under(corner, free.main), beside)
    };
    // A panel that jumps away from the pointer is worse than one that covers something.
    if under(&preferred, free.aim) == 0 && under(&preferred, free.main) == 0 {
        return preferred;
    }
    corners.into_iter().min_by_key(covered).unwrap_or(preferred)
}

/// Draws the clerk's note under a sheet, which leaves that strip free: along the lower edge of the
/// board, or that of the window where it is not high enough for all of them. Returns false if the
/// window is too small for it.
pub fn speak_below(ctx: &Context, page: &Page<'_>, speech: &Speech, board: Rect, wishes: &mut Wishes) -> bool {
    let window = ctx.content_rect();
    let room = window.shrink(6.0);
    if room.width() < SPACIOUS.x || room.height() < SPACIOUS.y {
        return false;
    }
    let room = if window.height() < HIGH { room } else { board.shrink(6.0) };
    let strip = strip(ctx, page, speech, room, Align2::LEFT_BOTTOM, wishes);
    keep_clear(ctx, window.bottom() - strip.top());
    true
}

/// Draws the clerk's note as a strip along an edge of the room. Returns its rectangle.
fn strip(ctx: &Context, page: &Page<'_>, speech: &Speech, room: Rect, edge: Align2, wishes: &mut Wishes) -> Rect {
    let area = Area::new(clerk_id()).order(Order::Foreground).pivot(edge).fixed_pos(edge.pos_in_rect(&room));
    let shown = area.show(ctx, |ui| {
        let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, GOLD)).corner_radius(4);
        frame.inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
            ui.set_min_height(STRIP);
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let mut note = Note::recall(ui, speech);
            ui.set_width(strip_width(ui, speech, note.back, room.width() - 28.0));
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(WAYS);
                    head(ui, page, speech, &mut note);
                    ways(ui, page, speech, &mut note, wishes);
                });
                ui.add_space(8.0);
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    if !note.folded {
                        words(ui, page, speech, note.back, wishes);
                    }
                });
            });
            mark(ui, "clerk", ui.min_rect().expand(16.0));
            note.remember(ui, speech);
        });
    });
    shown.response.rect
}

/// Returns the least width of a strip, up to `most`, in which its words need no more lines than it is
/// high. A wider one would be half empty, and hide the map for nothing.
fn strip_width(ui: &Ui, speech: &Speech, back: bool, most: f32) -> f32 {
    const BESIDE: f32 = WAYS + 20.0;
    let before = speech.before.as_ref().filter(|_| back);
    let said = [speech.praise.as_ref(), Some(&speech.words), speech.hint.as_ref()];
    let lines: Vec<&String> = before.map_or_else(|| said.into_iter().flatten().collect(), |before| vec![before]);
    let high = |width: f32| -> f32 {
        let font = TextStyle::Body.resolve(ui.style());
        let galley = |words: &&String| ui.painter().layout((*words).clone(), font.clone(), BONE, width);
        lines.iter().map(|words| galley(words).size().y + 4.0).sum()
    };
    let widths = [420.0, 520.0, 640.0, 800.0].into_iter().filter(|width| BESIDE + width < most);
    let mut fitting = widths.filter(|width| speech.astray.is_none() && high(*width) <= STRIP + 4.0);
    fitting.next().map_or(most, |width| BESIDE + width)
}

/// Returns the edge along which a strip of this height leaves free what is pointed at: the last
/// one, if it does. A strip that jumps away from the pointer is worse than one that covers land.
fn edge(room: Rect, height: f32, aim: Option<Rect>, last: Align2) -> Align2 {
    let other = if last == Align2::LEFT_BOTTOM { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
    let strip = |edge: Align2| edge.align_size_within_rect(vec2(room.width(), height), room);
    let covers = |edge: Align2| aim.is_some_and(|aim| strip(edge).intersects(aim.expand(14.0)));
    if covers(last) && !covers(other) { other } else { last }
}

/// Draws the clerk's note along the lower edge of the room, or the upper one if it would cover what
/// is pointed at there. In a narrow room it is a panel in a corner.
pub fn speak(ctx: &Context, page: &Page<'_>, speech: &Speech, room: Rect, free: Free, wishes: &mut Wishes) {
    let id = clerk_id();
    if room.width() >= BROAD && !speech.over() {
        let room = room.shrink(6.0);
        let at = Id::new("tutor-edge");
        let (last, height, step): (Align2, f32, usize) =
            ctx.data(|data| data.get_temp(at)).unwrap_or((Align2::LEFT_BOTTOM, STRIP + 12.0, 0));
        // Every step begins below, because the counsel lies above.
        let last = if step == speech.step.0 { last } else { Align2::LEFT_BOTTOM };
        let edge = edge(room, height, free.aim, last);
        let rect = strip(ctx, page, speech, room, edge, wishes);
        ctx.data_mut(|data| data.insert_temp(at, (edge, rect.height(), speech.step.0)));
        return;
    }
    let room = room.shrink(10.0);
    let size = ctx.memory(|memory| memory.area_rect(id)).map_or(vec2(WIDTH + 24.0, 190.0), |rect| rect.size());
    let last: Option<Align2> = ctx.data(|data| data.get_temp(id));
    let place = corner(room, size, free, &seen_marks(ctx), last.unwrap_or(Align2::RIGHT_BOTTOM));
    ctx.data_mut(|data| data.insert_temp(id, place));
    let area = Area::new(id).order(Order::Foreground).pivot(place).fixed_pos(place.pos_in_rect(&room));
    area.show(ctx, |ui| {
        let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, GOLD)).corner_radius(4);
        frame.inner_margin(Margin::symmetric(12, 9)).show(ui, |ui| {
            let width = if speech.over() { WIDTH_OVER } else { WIDTH };
            ui.set_width(width.min(room.width() - 24.0));
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            panel(ui, page, speech, wishes);
        });
    });
}

/// State of the clerk's note.
struct Note {
    folded: bool,
    /// True if the words of the step before are shown.
    back: bool,
    /// True if the player wants to leave and has not said so twice.
    leaving: bool,
}

impl Note {
    fn ids(speech: &Speech) -> [Id; 3] {
        let step = speech.step.0;
        [Id::new("tutor-folded"), Id::new(("tutor-back", step)), Id::new(("tutor-leaving", step))]
    }

    fn recall(ui: &Ui, speech: &Speech) -> Self {
        let [folded, back, leaving] =
            Self::ids(speech).map(|at| ui.ctx().data(|data| data.get_temp(at)).unwrap_or_default());
        Self { folded, back, leaving }
    }

    fn remember(&self, ui: &Ui, speech: &Speech) {
        ui.ctx().data_mut(|data| {
            for (at, is) in Self::ids(speech).into_iter().zip([self.folded, self.back, self.leaving]) {
                data.insert_temp(at, is);
            }
        });
    }
}

fn panel(ui: &mut Ui, page: &Page<'_>, speech: &Speech, wishes: &mut Wishes) {
    let mut note = Note::recall(ui, speech);
    announce(ui, speech);
    head(ui, page, speech, &mut note);
    if !note.folded {
        words(ui, page, speech, note.back, wishes);
        ways(ui, page, speech, &mut note, wishes);
    }
    mark(ui, "clerk", ui.min_rect().expand(16.0));
    note.remember(ui, speech);
}

/// Lets the clerk be heard when he says something new.
fn announce(ui: &Ui, speech: &Speech) {
    let (at, said) = (Id::new("clerk-said"), (speech.title.clone(), speech.step.0));
    let before: Option<(String, usize)> = ui.data(|data| data.get_temp(at));
    if before.as_ref() != Some(&said) {
        ui.data_mut(|data| data.insert_temp(at, said));
        crate::sound::play(ui.ctx(), if speech.praise.is_some() { Cue::Praise } else { Cue::Clerk });
    }
}

fn head(ui: &mut Ui, page: &Page<'_>, speech: &Speech, note: &mut Note) {
    ui.horizontal(|ui| {
        ui.add(page.look.image("seal", 22.0, GOLD));
        ui.add(Label::new(bold(&speech.title).color(GOLD)).truncate());
        let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
        ui.with_layout(right, |ui| {
            let fold = if note.folded { ("up", "tutor-unfold") } else { ("down", "tutor-fold") };
            if icon_button(ui, page.look, fold.0, &page.text.say(fold.1)).clicked() {
                note.folded = !note.folded;
            }
            if !speech.over() {
                let numbers = [("n", (speech.step.0 + 1).into()), ("of", speech.step.1.into())];
                ui.label(RichText::new(page.text.say_with("tutor-step", &numbers)).small().color(ASH));
            }
        });
    });
}

fn words(ui: &mut Ui, page: &Page<'_>, speech: &Speech, back: bool, wishes: &mut Wishes) {
    if let Some(before) = speech.before.as_ref().filter(|_| back) {
        ui.add(Label::new(RichText::new(before).color(ASH).italics()).wrap());
        return;
    }
    if let Some(praise) = &speech.praise {
        ui.add(Label::new(RichText::new(praise).color(VERDIGRIS)).wrap());
    }
    ui.add(Label::new(RichText::new(&speech.words).color(BONE)).wrap());
    if let Some(hint) = &speech.hint {
        ui.add(Label::new(RichText::new(hint).color(EMBER)).wrap());
    }
    if let Some(astray) = speech.astray {
        let (says, takes, wish) = match astray {
            Astray::Order => ("tutor-astray", "tutor-undo", Planning::Undo.into()),
            Astray::Turn => ("tutor-early", "tutor-take-back", Tutoring::TakeBack.into()),
        };
        ui.add(Label::new(RichText::new(page.text.say(says)).color(ASH)).wrap());
        let key = page.preferences.bindings.label(page.text, Action::Undo);
        if ui
            .add(icon_text_button(page.look, "undo", page.text.say_with(takes, &[("key", key.as_str().into())])))
            .clicked()
        {
            wishes.push(wish);
        }
    }
}

/// Draws the buttons. Every step has buttons of its own, so that the focus does not pass to the
/// next step's.
fn ways(ui: &mut Ui, page: &Page<'_>, speech: &Speech, note: &mut Note, wishes: &mut Wishes) {
    ui.push_id(speech.step.0, |ui| {
        if speech.over() {
            ends(ui, page, speech, wishes);
        } else {
            steps(ui, page, speech, note, wishes);
        }
    });
}

fn ends(ui: &mut Ui, page: &Page<'_>, speech: &Speech, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        let (words, wish) =
            if speech.more { ("tutor-next", Tutoring::Next) } else { ("tutor-practise", Tutoring::Practise) };
        let button = ui.add(icon_text_button(page.look, "right", page.text.say(words)));
        if ui.memory(|memory| memory.focused().is_none()) {
            button.request_focus();
        }
        if button.clicked() {
            wishes.push(wish.into());
        }
        if ui.add(icon_text_button(page.look, "close", page.text.say("tutor-leave"))).clicked() {
            wishes.push(Tutoring::Leave.into());
        }
        if ui.add(icon_text_button(page.look, "rewind", page.text.say("tutor-again"))).clicked() {
            wishes.push(Tutoring::Again.into());
        }
    });
}

/// Width of the button that stays, in points: all buttons of a step lie within it.
const STAY: f32 = 260.0;

fn steps(ui: &mut Ui, page: &Page<'_>, speech: &Speech, note: &mut Note, wishes: &mut Wishes) {
    if note.leaving {
        // What stays lies where the cross was, so that a second click there leaves nothing.
        let stay = icon_text_button(page.look, "left", page.text.say("tutor-stay"));
        if ui.add(stay.min_size(vec2(STAY, page.look.target()))).clicked() {
            note.leaving = false;
        }
        if ui.add(icon_text_button(page.look, "close", page.text.say("tutor-leave"))).clicked() {
            wishes.push(Tutoring::Leave.into());
        }
        return;
    }
    ui.horizontal(|ui| {
        if speech.read {
            let button = ui.add(icon_text_button(page.look, "right", page.text.say("tutor-go-on")));
            if ui.memory(|memory| memory.focused().is_none()) {
                button.request_focus();
            }
            if button.clicked() {
                wishes.push(Tutoring::GoOn.into());
            }
        }
        if speech.before.is_some() {
            let (icon, id) = if note.back { ("right", "tutor-now") } else { ("left", "tutor-back") };
            if icon_button(ui, page.look, icon, &page.text.say(id)).clicked() {
                note.back = !note.back;
            }
        }
        for (icon, id, wish) in [
            ("skip", "tutor-skip", Tutoring::Skip),
            ("rewind", "tutor-again", Tutoring::Again),
            ("close", "tutor-leave", Tutoring::Leave),
        ] {
            let button = icon_button(ui, page.look, icon, &page.text.say(id));
            if wish == Tutoring::Again {
                mark(ui, "clerk-again", button.rect);
            }
            if button.clicked() {
                // One Tab too many must not end a chapter.
                if wish == Tutoring::Leave {
                    note.leaving = true;
                } else {
                    wishes.push(wish.into());
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn the_clerk_leaves_free_what_he_points_at() {
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0));
        let size = vec2(360.0, 200.0);
        for x in 0..24 {
            for y in 0..14 {
                let aim = Rect::from_min_size(pos2(x as f32 * 50.0, y as f32 * 48.0), vec2(200.0, 60.0));
                let free = Free { aim: Some(aim), main: None };
                let place = corner(room, size, free, &[], Align2::RIGHT_BOTTOM);
                let covered = place.align_size_within_rect(size, room).intersect(aim);
                assert!(!covered.is_positive(), "{aim:?} is covered at {place:?}");
            }
        }
        for y in 0..9 {
            let aim = Rect::from_min_size(pos2(300.0, y as f32 * 80.0), vec2(80.0, 80.0));
            for last in [Align2::LEFT_BOTTOM, Align2::LEFT_TOP] {
                let strip = edge(room, 90.0, Some(aim), last).align_size_within_rect(vec2(1280.0, 90.0), room);
                assert!(!strip.intersects(aim), "{aim:?} is covered by {strip:?}");
            }
        }
        assert_eq!(
            corner(room, size, Free::default(), &[], Align2::LEFT_TOP),
            Align2::LEFT_TOP,
            "it stays where it was"
        );
        let bid = Rect::from_min_size(pos2(846.0, 587.0), vec2(120.0, 40.0));
        let ware = Rect::from_min_size(pos2(40.0, 560.0), vec2(250.0, 120.0));
        let free = Free { aim: Some(ware), main: Some(bid) };
        assert_eq!(corner(room, size, free, &[], Align2::RIGHT_BOTTOM), Align2::RIGHT_TOP, "the button is left free");
    }
}

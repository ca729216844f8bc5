//! The note with the terms of the trial that is being played, in a corner of the board.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Stroke, Ui, Vec2, vec2};

use super::{OnTrial, Present, Trying};
use crate::chronicle::trials as words;
use crate::conclave::board::Lens;
use crate::conclave::board::layout::{RADIUS, canton_centre, towards};
use crate::intent::Sheet;
use crate::look::palette::{ASH, BONE, ENGRAVED, GOLD, INK, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{bold, icon_button, icon_text_button, mark};
use crate::rules::trials::{Medal, Trial};
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::pages::Paper;
use crate::shell::screens::Page;
use crate::shell::screens::trials::colour;
use crate::sight::{Hand, Library, Overlay, Wishes};

/// Width of the note in points.
const WIDTH: f32 = 300.0;

/// Height of the note in points. It is only used until the first one has been drawn.
const HIGH: f32 = 190.0;

/// Height of the board in points from which the counsel leaves its lower left corner free.
const ROOMY: f32 = 700.0;

/// Width of the board in points below which the note would lie over the counsels.
const SMALL: f32 = 780.0;

/// Draws the note while the player plans.
pub(super) fn draw(
    mut paper: Paper<'_, '_>,
    library: Res<Library>,
    on_trial: Res<OnTrial>,
    overlay: Res<Overlay>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    (hand, lens): (Option<Res<Hand>>, Res<Lens>),
) -> Result {
    let free = *screen.get() == Screen::Playing && standing.at(Stage::Planning) && overlay.sheet == Sheet::None;
    let Some(present) = on_trial.0.as_ref().filter(|_| free) else { return Ok(()) };
    let trial = library.book.catalog().trials.iter().find(|trial| trial.key == present.key);
    let Some(trial) = trial else { return Ok(()) };
    paper.draw("trial", |ui, page, wishes| {
        let room = ui.available_rect_before_wrap().shrink(10.0);
        let corner = corner(ui.ctx(), present, room, |size, corner| match &hand {
            Some(hand) => covered(&lens, hand, ui.ctx().viewport_rect(), corner.align_size_within_rect(size, room)),
            None => 0.0,
        });
        let area = Area::new(note_id()).order(Order::Middle).pivot(corner).fixed_pos(corner.pos_in_rect(&room));
        area.show(ui.ctx(), |ui| {
            let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, GOLD)).corner_radius(4);
            frame.inner_margin(Margin::symmetric(10, 7)).show(ui, |ui| {
                ui.set_max_width(WIDTH.min(room.width() - 24.0));
                ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
                note(ui, page, trial, present, room.width() < SMALL, wishes);
                mark(ui, "trial-note", ui.min_rect());
            });
        });
    })?;
    Ok(())
}

fn note_id() -> Id {
    Id::new("trial-note")
}

/// Returns the lower corner of the board in which the note covers least. It keeps its corner for a
/// turn: a note that jumps away from the pointer is worse than one that covers something. On a low
/// board, the counsel may fill the left side.
fn corner(ctx: &Context, present: &Present, room: Rect, cost: impl Fn(Vec2, Align2) -> f32) -> Align2 {
    if room.height() < ROOMY {
        return Align2::RIGHT_BOTTOM;
    }
    let at = Id::new(("trial-corner", &present.key, present.turn, room.size().round().to_string()));
    if let Some(kept) = ctx.data(|data| data.get_temp(at)) {
        return kept;
    }
    let known = ctx.memory(|memory| memory.area_rect(note_id()));
    let size = known.map_or(vec2(WIDTH + 24.0, HIGH), |rect| rect.size());
    let (right, left) = (cost(size, Align2::RIGHT_BOTTOM), cost(size, Align2::LEFT_BOTTOM));
    let corner = if left < right { Align2::LEFT_BOTTOM } else { Align2::RIGHT_BOTTOM };
    ctx.data_mut(|data| data.insert_temp(at, corner));
    corner
}

/// Returns how much of the places and legions on the board a rectangle of the window covers.
fn covered(lens: &Lens, hand: &Hand, view: Rect, note: Rect) -> f32 {
    let (table, points) = (hand.view.table(), view.width() / (lens.half().x * 2.0));
    let (size, forces) = (table.realm().board().size(), table.forces());
    let places = forces.places().iter().map(|place| place.canton);
    let legions = forces.legions().iter().map(|legion| legion.canton);
    let standing = places.chain(legions).map(|canton| {
        let way = towards(size, lens.centre, canton_centre(size, canton)) * points;
        // A place is as wide as its name.
        let around = RADIUS * points * vec2(3.0, 2.4);
        Rect::from_center_size(view.center() + vec2(way.x, -way.y), around)
    });
    standing.map(|rect| rect.intersect(note)).filter(|under| under.is_positive()).map(|under| under.area()).sum()
}

/// Draws the note. On a small board it is folded until the player opens it.
fn note(ui: &mut Ui, page: &Page<'_>, trial: &Trial, present: &Present, small: bool, wishes: &mut Wishes) {
    let text = page.text;
    let at = Id::new("trial-folded");
    let mut folded = ui.data(|data| data.get_temp::<bool>(at)).unwrap_or(small);
    let title = RichText::new(words::title(text, trial)).heading().color(GOLD);
    let fold = if folded { "up" } else { "down" };
    ui.horizontal(|ui| {
        if icon_button(ui, page.look, fold, &text.say("trials-fold-tip")).clicked() {
            folded = !folded;
            ui.data_mut(|data| data.insert_temp(at, folded));
        }
        ui.add(Label::new(title).truncate());
    });
    if folded {
        return;
    }
    ui.set_min_width(ui.available_width());
    let played = present.turn.saturating_sub(1);
    for medal in Medal::ALL.into_iter().rev() {
        let won = present.best >= Some(medal);
        let gone = !won && played >= trial.feat(medal).by;
        ui.horizontal_top(|ui| {
            ui.add(page.look.image(
                if won { "check" } else { "champion" },
                20.0,
                if gone { ENGRAVED } else { colour(medal) },
            ));
            // The icons differ in colour alone.
            ui.label(bold(words::medal(text, medal)).color(if gone { ASH } else { colour(medal) }));
            let terms = RichText::new(words::feat(text, trial, medal));
            let terms = match (won, gone) {
                (true, _) => terms.color(VERDIGRIS),
                (false, true) => terms.color(ASH).strikethrough(),
                (false, false) => terms.color(BONE),
            };
            ui.add(Label::new(terms).wrap());
        });
    }
    if let Some(standing) = words::standing(text, &present.standing) {
        ui.add(Label::new(RichText::new(standing).color(ASH)).wrap());
    }
    if present.over {
        let best = match present.best {
            Some(medal) => text.say_with("trials-best", &[("medal", words::medal(text, medal).into())]),
            None => text.say("trials-none-won"),
        };
        ui.label(bold(best).color(GOLD));
    }
    ui.horizontal_wrapped(|ui| {
        for (icon, id, wish) in [("rewind", "trials-again", Trying::Again), ("left", "trials-leave", Trying::Leave)] {
            let button = ui.add(icon_text_button(page.look, icon, text.say(id)));
            if button.hint(text.say(&format!("{id}-tip"))).clicked() {
                wishes.push(wish.into());
            }
        }
    });
}

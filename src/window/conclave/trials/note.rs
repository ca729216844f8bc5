//! The note with the terms of the trial that is being played, in a corner of the board.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Frame, Id, Label, Margin, Order, RichText, Stroke, Ui, vec2};

use super::{OnTrial, Present, Trying};
use crate::chronicle::trials as words;
use crate::intent::Sheet;
use crate::look::palette::{ASH, BONE, ENGRAVED, GOLD, INK, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{bold, icon_button, icon_text_button, mark};
use crate::rules::trials::{Medal, Trial};
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::pages::Paper;
use crate::shell::screens::Page;
use crate::shell::screens::trials::colour;
use crate::sight::{Library, Overlay, Wishes};

/// Width of the note in points.
const WIDTH: f32 = 300.0;

/// Width of the board in points below which the note would lie over the counsels.
const SMALL: f32 = 640.0;

/// Draws the note while the player plans.
pub(super) fn draw(
    mut paper: Paper<'_, '_>,
    library: Res<Library>,
    on_trial: Res<OnTrial>,
    overlay: Res<Overlay>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
) -> Result {
    let free = *screen.get() == Screen::Playing && standing.at(Stage::Planning) && overlay.sheet == Sheet::None;
    let Some(present) = on_trial.0.as_ref().filter(|_| free) else { return Ok(()) };
    let trial = library.book.catalog().trials.iter().find(|trial| trial.key == present.key);
    let Some(trial) = trial else { return Ok(()) };
    paper.draw("trial", |ui, page, wishes| {
        let room = ui.available_rect_before_wrap().shrink(10.0);
        let area = Area::new(Id::new("trial-note"))
            .order(Order::Middle)
            .pivot(Align2::RIGHT_BOTTOM)
            .fixed_pos(room.right_bottom());
        area.show(ui.ctx(), |ui| {
            let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, GOLD)).corner_radius(4);
            frame.inner_margin(Margin::symmetric(10, 7)).show(ui, |ui| {
                ui.set_width(WIDTH.min(room.width() - 24.0));
                ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
                note(ui, page, trial, present, room.width() < SMALL, wishes);
                mark(ui, "trial-note", ui.min_rect());
            });
        });
    })?;
    Ok(())
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

//! The great moments: one line each, with its turn, and a button that opens the replay at that
//! turn.

use bevy_egui::egui::{Align, CursorIcon, Frame, Label, Layout, Margin, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use super::{FinalPage, symbol_of};
use crate::chronicle::Teller;
use crate::chronicle::annals::{Annals, GreatMoment, turning_points};
use crate::intent::Watching;
use crate::look::palette::{INK, SEPIA};
use crate::look::{Medal, bold, house_colour, icon_button, medallion};
use crate::minds::Rationale;
use crate::rules::ids::Seat;
use crate::shell::screens::{Page, heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;
use crate::table::archive::Motives;

/// Draws the great moments in the order in which they happened.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals, wishes: &mut Wishes) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    parchment_sheet(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        small(ui, say!(page, "final-moments-text"));
        if annals.moments.is_empty() {
            ui.label(say!(page, "final-moments-none"));
        }
        for (at, moment) in annals.moments.iter().enumerate() {
            let Some(line) = teller.great_moment(moment) else { continue };
            let shade = if at % 2 == 0 { ui.visuals().faint_bg_color } else { ui.visuals().extreme_bg_color };
            let watch = say!(page, "final-moment-watch", turn = moment.turn);
            let frame = Frame::new().fill(shade).inner_margin(Margin::symmetric(8, 1)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let told = (line.icon, line.seats.as_slice(), line.headline.as_str());
                row(ui, page, end, &teller, moment.turn, told, &watch)
            });
            let whole = frame.response.interact(Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
            if whole.hovered() {
                ui.painter().rect_stroke(whole.rect, 2.0, Stroke::new(1.0, SEPIA), StrokeKind::Inside);
            }
            if frame.inner || whole.clicked() {
                wishes.push(Watching::OpenBooks(moment.turn as usize).into());
            }
        }
        turns(ui, page, end, annals, &teller, wishes);
        ui.add_space(2.0);
        ui.label(RichText::new(say!(page, "final-moments-foot")).small().color(SEPIA));
    });
}

/// Returns a house's estimate of its own chance before a turn, in thousandths. For a person, who
/// writes none down, it is the mean of the rivals' estimates. `None` if nobody wrote one.
fn chance(motives: Motives<'_>, turn: u32, seat: Seat) -> Option<u16> {
    let of_seat = |rationale: &Rationale| rationale.outlook.get(seat.index()).copied();
    if let Some(own) = motives.reasons(turn, seat).and_then(of_seat) {
        return Some(own);
    }
    let others: Vec<u32> =
        motives.of_turn(turn).filter_map(|(_, rationale, _)| of_seat(rationale)).map(u32::from).collect();
    let mean = others.iter().sum::<u32>().checked_div(others.len() as u32)?;
    u16::try_from(mean).ok()
}

/// Draws the turn of each house in which its chance changed most, and what was in the mind of the
/// house then. For a person it is what the winner had in mind.
fn turns(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, annals: &Annals, teller: &Teller<'_>, wishes: &mut Wishes) {
    let Some(recorded) = end.recorded else { return };
    let motives = recorded.motives;
    let seats = || end.table.seats();
    let chances: Vec<Vec<Option<u16>>> =
        (1..=motives.turns()).map(|turn| seats().map(|seat| chance(motives, turn, seat)).collect()).collect();
    let part =
        |moment: &GreatMoment, seat: Seat| teller.great_moment(moment).is_some_and(|line| line.seats.contains(&seat));
    let points = turning_points(&chances, &annals.moments, part);
    if points.is_empty() {
        return;
    }
    heading(ui, &say!(page, "turning-heading"));
    small(ui, say!(page, "turning-text"));
    for point in points {
        let own = motives.reasons(point.turn, point.seat);
        let id = match (point.after > point.before, own.is_some()) {
            (true, true) => "turning-rose",
            (false, true) => "turning-fell",
            (true, false) => "turning-rose-others",
            (false, false) => "turning-fell-others",
        };
        let percent = |thousandths: u16| (thousandths + 5) / 10;
        let (from, to) = (percent(point.before), percent(point.after));
        let house = teller.seat_name(point.seat);
        let mut words = say!(page, id, house = house, before = from, after = to);
        let told = point.moment.as_ref().and_then(|moment| teller.great_moment(moment));
        if let Some(told) = told {
            words = say!(page, "turning-with", words = words, moment = told.headline.as_str());
        }
        let winner = end.ending.winner.filter(|_| own.is_none());
        let minded = own.map(|own| (point.seat, own));
        let minded = minded.or_else(|| winner.and_then(|seat| Some((seat, motives.reasons(point.turn, seat)?))));
        if let (Some((seat, rationale)), Some(table)) = (minded, recorded.games.get(point.turn as usize - 1)) {
            let then = Teller::new(page.text, page.catalog, table);
            if let Some(mind) = then.in_mind(seat, rationale) {
                words = say!(page, "sentences", first = words, next = mind);
            }
        }
        let watch = say!(page, "final-moment-watch", turn = point.turn);
        let told = ("graph", &[point.seat][..], words.as_str());
        if ui.push_id(("turning", point.seat.0), |ui| row(ui, page, end, teller, point.turn, told, &watch)).inner {
            wishes.push(Watching::OpenBooks(point.turn as usize).into());
        }
    }
}

/// Draws one moment. Returns true if its button was clicked. A click on the row does the same.
fn row(
    ui: &mut Ui,
    page: &Page<'_>,
    end: &FinalPage<'_>,
    teller: &Teller<'_>,
    turn: u32,
    (icon, seats, headline): (&str, &[Seat], &str),
    watch: &str,
) -> bool {
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(vec2(72.0, 32.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(72.0);
            ui.label(bold(say!(page, "files-turn", n = turn)));
        });
        ui.add(page.look.image(icon, 20.0, INK));
        for &seat in seats {
            let sign = medallion(ui, page.look, symbol_of(end.table, seat), 24.0, house_colour(seat), Medal::Circle);
            tip(sign, teller.seat_name(seat));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let pressed = icon_button(ui, page.look, "replay", watch).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(RichText::new(headline).color(INK)).wrap());
            });
            pressed
        })
        .inner
    })
    .inner
}

//! The manuscripts in the forces tab (manual 4.9): the owned pieces of each set, the places of the
//! others, and the uses of a complete set.

use bevy_egui::egui::{
    Align2, CollapsingHeader, Frame, Label, Margin, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use crate::conclave::bazaar;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Trial};
use crate::intent::{Looking, Planning, Sheet};
use crate::look::arms::blazon;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, INK, RAISED, SKY, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{Line, bold, chip, explain, explain_tally, figure, icon_text_button, quoted, scroll, section};
use crate::rules::catalog::Mark;
use crate::rules::manuscripts::{ManuscriptOrder, Piece, Progress, Whereabouts, progress, progress_of, search_chance};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::tribute::TributeOrder;
use crate::sight::{Sight, Wishes};

/// Draws the ledger of manuscripts.
pub fn manuscripts(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    ways(ui, sight, wishes);
    scroll(ui, "manuscripts", |ui| {
        let begun = progress(sight.catalog(), sight.table(), sight.seat());
        if begun.is_empty() {
            ui.weak(say!(sight, "scripts-none"));
        }
        let trial = Trial::new(sight, None);
        for one in &begun {
            ui.push_id(one.manuscript, |ui| set(ui, sight, wishes, one, &trial));
        }
        section(ui, &say!(sight, "scripts-others"));
        for mark in Mark::ALL {
            let heading = RichText::new(say!(sight, &format!("scripts-of-{}", mark.key())));
            CollapsingHeader::new(heading).id_salt(("scripts", mark.key())).show(ui, |ui| {
                let others = sight.catalog().manuscript_kinds().filter(|&kind| {
                    sight.catalog().manuscript(kind).mark() == mark && begun.iter().all(|one| one.manuscript != kind)
                });
                for kind in others {
                    let one = progress_of(sight.catalog(), sight.table(), sight.seat(), kind);
                    ui.push_id(kind, |ui| set(ui, sight, wishes, &one, &trial));
                }
            });
        }
    });
}

/// Draws the sources of pieces: a search by minions, and the bazaar.
fn ways(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        let kind = OrderKind::SeekManuscripts;
        let words = teller.order_kind(kind);
        let reason = plan::why_not(sight, None, &Order::Tribute(TributeOrder::SeekManuscripts));
        let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, kind.icon(), &words));
        if button.clicked() {
            wishes.push(Planning::Put(None, Order::Tribute(TributeOrder::SeekManuscripts)).into());
        }
        explain(button, sight, &words, || {
            let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
            lines.push(Line::Text(sight.text.say(&format!("order-{}-text", kind.key()))));
            lines
        });
        let chance = search_chance(sight.catalog(), sight.hand.planned(), sight.seat());
        let words = say!(sight, "scripts-chance", n = chance.total());
        explain_tally(ui.label(RichText::new(&words).color(ASH)), sight, &words, &chance, &[]);
        ui.separator();
        let words = teller.order_kind(OrderKind::BidManuscript);
        if ui.add(icon_text_button(sight.look, "bazaar", &words)).clicked() {
            bazaar::show(ui.ctx(), sight, OrderKind::BidManuscript);
            wishes.push(Looking::Open(Sheet::Bazaar).into());
        }
    });
}

/// Draws one set: its name, its effect, its pieces, and its orders.
fn set(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, one: &Progress, trial: &Trial<'_>) {
    let teller = sight.teller();
    let def = sight.catalog().manuscript(one.manuscript);
    let (edge, weight) = if one.whole() { (GOLD, 1.5) } else { (ENGRAVED, 1.0) };
    let frame = Frame::new().fill(if one.has() > 0 { RAISED } else { INK }).stroke(Stroke::new(weight, edge));
    frame.corner_radius(4).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image(blazon::manuscript(def), 44.0, BONE));
            ui.label(bold(&def.name).size(17.0));
            let mark = chip(ui, sight.look, "manuscript", &teller.mark(def.mark()), ASH);
            mark.hint(sight.text.say(&format!("mark-{}-text", def.mark().key())));
            for (piece, place) in &one.pieces {
                square(ui, sight, *piece, *place);
            }
            ui.label(figure(format!("{}/{}", one.has(), one.pieces.len())).color(ASH));
        });
        ui.add(Label::new(teller.teaching(&def.effect)).wrap());
        for detail in teller.teaching_details(&def.effect) {
            ui.add(Label::new(RichText::new(detail).small().color(ASH)).wrap());
        }
        if one.has() > 0 {
            ui.add(Label::new(quoted(&def.flavour).size(15.0).color(ASH)).wrap());
        }
        if !one.possible() {
            ui.label(RichText::new(say!(sight, "scripts-out-of-reach")).color(EMBER));
        }
        if one.has() > 0 {
            deeds(ui, sight, wishes, one, trial);
        }
    });
}

/// Draws a piece as a numbered square: owned, on offer in the bazaar, yet to come, or gone.
fn square(ui: &mut Ui, sight: &Sight<'_>, piece: Piece, place: Whereabouts) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
    let (fill, edge, colour, id) = match place {
        Whereabouts::Own => (BONE, BONE, INK, "scripts-piece-own"),
        Whereabouts::Shelf => (INK, SKY, SKY, "scripts-piece-shelf"),
        Whereabouts::Unseen => (INK, ENGRAVED, ASH, "scripts-piece-unseen"),
        Whereabouts::Gone => (INK, EMBER, EMBER, "scripts-piece-gone"),
    };
    let words = say!(sight, id, n = piece.number);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let painter = ui.painter();
    painter.rect(rect.shrink(2.0), 2.0, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let font = bevy_egui::egui::FontId::proportional(15.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, piece.number.to_string(), font, colour);
    if place == Whereabouts::Gone {
        let cross = Rect::from_center_size(rect.center(), Vec2::splat(20.0));
        sight.look.image("cross", 20.0, EMBER).paint_at(ui, cross);
    }
    response.hint(words);
}

/// Draws the possible pupils, or the button that assembles the manuscript. While a piece is
/// missing, each shows the reason.
fn deeds(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, one: &Progress, trial: &Trial<'_>) {
    let teller = sight.teller();
    let orders: Vec<(Order, String)> = match sight.catalog().manuscript(one.manuscript).mark() {
        Mark::Rite | Mark::Machine => {
            vec![(
                Order::Manuscript(ManuscriptOrder::Assemble { manuscript: one.manuscript }),
                say!(sight, "scripts-assemble"),
            )]
        }
        Mark::Legion | Mark::Praetor => one
            .pupils
            .iter()
            .map(|&pupil| {
                let words = say!(sight, "scripts-train", pupil = teller.pupil_name(pupil, None));
                (Order::Manuscript(ManuscriptOrder::Train { manuscript: one.manuscript, pupil }), words)
            })
            .collect(),
    };
    if orders.is_empty() {
        ui.weak(say!(sight, "scripts-nobody"));
    }
    ui.horizontal_wrapped(|ui| {
        for (order, words) in orders {
            let stands = plan::draft(sight).slots.iter().flatten().any(|other| *other == order);
            let reason = trial.why_not(sight, &order);
            let kind = order.kind();
            let button = icon_text_button(sight.look, if stands { "check" } else { kind.icon() }, &words);
            let response = ui.add_enabled(reason.is_none() && !stands, button);
            if response.clicked() {
                wishes.push(Planning::Put(None, order).into());
            }
            explain(response, sight, &words, || {
                let mut lines: Vec<Line> = reason.into_iter().filter(|_| !stands).map(Line::Bad).collect();
                lines.push(Line::Text(sight.text.say(&format!("order-{}-text", kind.key()))));
                lines
            });
        }
        if one.whole() {
            ui.label(RichText::new(say!(sight, "scripts-whole")).color(VERDIGRIS));
        }
    });
}

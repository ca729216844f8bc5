//! The name under which a ritual is performed: openly, masked, or in the name of another house
//! (manual 4.11, "Ritual Masking"). Each adds to the price.

use bevy_egui::egui::{Label, RichText, Ui, WidgetInfo, WidgetType};

use super::Bench;
use super::rites::Rite;
use crate::conclave::ministerium::words::{say, symbol};
use crate::conclave::orders::plan;
use crate::intent::Conjuring;
use crate::look::palette::{ASH, EMBER};
use crate::look::{Line, explain, icon_text_button, purse_ui};
use crate::rules::archfiends::Discipline;
use crate::rules::ids::Seat;
use crate::rules::rituals::{Guise, check_guise, price};
use crate::rules::tribute::Purse;
use crate::sight::{Sight, Wishes};

/// Draws the step in which the name is chosen. Only rituals against another house have it.
pub fn names(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, bench: &Bench<'_>, victim: Seat) {
    let destruction = super::told::chapter(sight, bench.rite.ritual) == Some(Discipline::Destruction);
    ui.horizontal_wrapped(|ui| {
        let bare = if destruction { "rite-openly" } else { "rite-unsigned" };
        one(ui, sight, wishes, bench, victim, (Guise::Bare, "eye", &sight.text.say(bare), &format!("{bare}-tip")));
        if destruction {
            let words = say!(sight, "rite-masked");
            one(ui, sight, wishes, bench, victim, (Guise::Masked, "eye-closed", &words, "rite-masked-tip"));
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say!(sight, "rite-framing")).color(ASH));
        for seat in sight.table().seats().filter(|&seat| seat != sight.seat() && seat != victim) {
            if sight.table().conclave().eliminated(seat).is_some() {
                continue;
            }
            let words = sight.teller().seat_name(seat);
            let icon = symbol(sight, seat);
            one(ui, sight, wishes, bench, victim, (Guise::Framing(seat), &icon, &words, "rite-framing-tip"));
        }
    });
    let told = check_guise(
        sight.catalog(),
        bench.plan.table(),
        sight.seat(),
        bench.rite.ritual,
        Some(victim),
        bench.rite.guise,
    );
    if let Err(why) = told {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.add(Label::new(RichText::new(sight.teller().hindrance(&why)).color(EMBER)).wrap());
        });
    }
}

fn one(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    bench: &Bench<'_>,
    victim: Seat,
    (guise, icon, words, tip): (Guise, &str, &str, &str),
) {
    let (catalog, table, seat, ritual) = (sight.catalog(), bench.plan.table(), sight.seat(), bench.rite.ritual);
    let chosen = bench.rite.guise == guise;
    let why = check_guise(catalog, table, seat, ritual, Some(victim), guise).err();
    let can = (why.is_none() || chosen) && plan::closed(sight).is_none();
    let response = ui.add_enabled(can, icon_text_button(sight.look, icon, words).selected(chosen));
    if let Guise::Framing(_) = guise {
        // The bare name of a house would not tell its purpose here.
        let label = say!(sight, "rite-framing-house", house = words);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, can, chosen, &label));
    }
    if response.clicked() {
        wishes.push(Conjuring::Prepare(Some(Box::new(Rite { guise, ..bench.rite.clone() }))).into());
    }
    let extra = price(catalog, table, seat, ritual, Some(victim), guise);
    let souls = extra.mask + extra.framing;
    explain(response, sight, words, || {
        let mut lines: Vec<Line> = why.map(|why| Line::Bad(sight.teller().hindrance(&why))).into_iter().collect();
        lines.push(Line::Text(sight.text.say(tip)));
        if souls > 0 {
            let adds = Purse { souls, ..Purse::EMPTY };
            lines.push(Line::Part(say!(sight, "rite-adds"), sight.teller().purse(&adds)));
            lines.push(Line::Term("ritual-masking"));
        }
        lines
    });
    if souls > 0 && (chosen || !matches!(guise, Guise::Framing(_))) {
        purse_ui(ui, sight.look, sight.text, &Purse { souls, ..Purse::EMPTY });
    }
}

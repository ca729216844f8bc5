//! The book of rituals: every ritual by discipline, and the requirement of those that are locked
//! (manual appendix I).

use std::cmp::Reverse;

use bevy_egui::egui::{Align, Label, Layout, RichText, TextStyle, Ui};

use super::rites::Rite;
use super::{planned, told};
use crate::chronicle::codex::Family;
use crate::conclave::avatar;
use crate::conclave::codex;
use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Conjuring, Looking, Sheet, Tab};
use crate::look::palette::{ASH, BONE, SKY, VERDIGRIS};
use crate::look::subject;
use crate::look::tips::Hint;
use crate::look::{
    Line, bold, explain, explain_tally, icon_text_button, lead, line_width, mark_first, purse_ui, section, tab_button,
    target,
};
use crate::rules::archfiends::{Discipline, discipline_level};
use crate::rules::ids::{RitualKind, SlotNo};
use crate::rules::rituals::{accessible, check_chamber};
use crate::rules::tribute::Resource;
use crate::rules::tribute::least_waste;
use crate::sight::{Sight, Wishes};

/// Draws all rituals.
pub fn book(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let only_at = always(sight, "rituals-open");
    let mut only: bool = recall(ui.ctx(), only_at);
    let (catalog, table, seat) = (sight.catalog(), sight.table(), sight.seat());
    let open = |ritual: RitualKind| accessible(catalog, table, seat, ritual).is_ok();
    let kinds = || (0..catalog.rituals.len()).map(|index| RitualKind(index as u8));
    ui.horizontal_wrapped(|ui| {
        for (wanted, id, icon, n) in [
            (false, "rite-all", "manuscript", catalog.rituals.len()),
            (true, "rite-open", "unlock", kinds().filter(|&kind| open(kind)).count()),
        ] {
            let words = say!(sight, id, n = n);
            if tab_button(ui, sight.look, icon, &words, only == wanted).clicked() {
                only = wanted;
            }
        }
    });
    remember(ui.ctx(), only_at, only);
    // Disciplines with an available ritual come first, the best studied one before the others.
    let mut chapters: Vec<Option<Discipline>> = Discipline::ALL.into_iter().map(Some).chain([None]).collect();
    let of = |chapter: Option<Discipline>| kinds().filter(move |&kind| told::chapter(sight, kind) == chapter);
    let level = |discipline| discipline_level(catalog, table, seat, discipline).total();
    chapters.sort_by_key(|&chapter| (!of(chapter).any(open), Reverse(chapter.map_or(0, level))));
    for chapter in chapters {
        let rituals: Vec<RitualKind> = of(chapter).filter(|&kind| !only || open(kind)).collect();
        if rituals.is_empty() {
            continue;
        }
        heading(ui, sight, chapter);
        ui.add_space(4.0);
        for ritual in rituals {
            ui.push_id(ritual.0, |ui| entry(ui, sight, wishes, ritual, open(ritual)));
        }
    }
    if only && !kinds().any(open) {
        ui.label(RichText::new(say!(sight, "rite-none-open")).color(ASH));
    }
}

fn heading(ui: &mut Ui, sight: &Sight<'_>, chapter: Option<Discipline>) {
    match chapter {
        Some(discipline) => {
            let level = discipline_level(sight.catalog(), sight.table(), sight.seat(), discipline);
            let name = sight.teller().discipline(discipline);
            let heading = section(ui, &say!(sight, "rite-chapter", discipline = name.as_str(), n = level.total()));
            let more = [Line::Text(say!(sight, "rite-chapter-tip")), Line::Term("discipline"), Line::Term("ritual")];
            explain_tally(heading, sight, &name, &level, &more);
        }
        None => drop(section(ui, &say!(sight, "rite-chapter-relics"))),
    }
}

/// Draws one ritual. A locked one can be opened and read too.
fn entry(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ritual: RitualKind, open: bool) {
    let def = sight.catalog().ritual(ritual);
    let chosen = sight.chamber.rite.as_ref().is_some_and(|rite| rite.ritual == ritual);
    let standing = planned(sight, ritual);
    let needs = (!open && standing.is_none()).then(|| RichText::new(told::opened_by(sight, ritual)).color(ASH).small());
    let beside = ui.horizontal(|ui| {
        let text = RichText::new(&def.name).color(if open { BONE } else { ASH });
        let icon = if open { def.icon.as_str() } else { "lock" };
        let image = sight.look.image(icon, 20.0, if open { BONE } else { ASH });
        let button = bevy_egui::egui::Button::new((image, text))
            .selected(chosen)
            .min_size(bevy_egui::egui::vec2(0.0, target(ui)));
        let response = ui.add(button);
        response.widget_info(|| {
            let kind = bevy_egui::egui::WidgetType::Button;
            bevy_egui::egui::WidgetInfo::selected(kind, true, chosen, &def.name)
        });
        if open && !chosen && standing.is_none() && least_waste(&plan::spendable(sight, None), &def.cost).is_some() {
            mark_first(ui, "ritual", response.rect);
        }
        if response.clicked() {
            let rite = standing.and_then(|(slot, order)| Rite::of(slot, order));
            let rite = rite.unwrap_or_else(|| Rite::begin(sight.catalog(), ritual));
            wishes.push(Conjuring::Prepare((!chosen).then(|| Box::new(rite))).into());
            if !chosen {
                lead(ui.ctx(), "ritual-target");
            }
        }
        subject::about(&response, || codex::entry_of(Family::Ritual, &def.id));
        explain(response, sight, &def.name, || about(sight, ritual, open));
        let Some(words) = needs.clone() else {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                price(ui, sight, ritual, standing.map(|(slot, _)| slot));
            });
            return true;
        };
        let fits = line_width(ui, words.clone(), TextStyle::Body) <= ui.available_width();
        if fits {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(words));
        }
        fits
    });
    if let Some(words) = needs.filter(|_| !beside.inner) {
        ui.indent("needs", |ui| ui.add(Label::new(words).wrap()));
    }
}

/// Draws the price of a ritual, or the slot that it has in the draft.
fn price(ui: &mut Ui, sight: &Sight<'_>, ritual: RitualKind, slot: Option<SlotNo>) {
    if let Some(slot) = slot {
        ui.label(bold(slot.to_string()).color(SKY)).hint(say!(sight, "rite-slot-planned", n = slot.number()));
        ui.add(sight.look.image("check", 16.0, VERDIGRIS));
        return;
    }
    let cost = &sight.catalog().ritual(ritual).cost;
    let kinds = Resource::ALL.into_iter().filter(|&kind| cost.of(kind) > 0).count().max(1);
    told::at_the_right(ui, 45.0 * kinds as f32, |ui| drop(purse_ui(ui, sight.look, sight.text, cost)));
}

/// Returns the tooltip of a ritual.
fn about(sight: &Sight<'_>, ritual: RitualKind, open: bool) -> Vec<Line> {
    let def = sight.catalog().ritual(ritual);
    let why = check_chamber(sight.catalog(), sight.hand.planned(), sight.seat(), ritual).err();
    let mut lines: Vec<Line> = why.map(|why| Line::Bad(sight.teller().hindrance(&why))).into_iter().collect();
    if !open {
        lines.push(Line::Text(say!(sight, "rite-unlocked-by", what = told::opened_by(sight, ritual))));
    }
    lines.push(Line::Text(told::does(sight, ritual)));
    lines.push(Line::Part(say!(sight, "rite-cost"), sight.teller().purse(&def.cost)));
    lines.extend(def.upkeep.map(|upkeep| Line::Part(say!(sight, "rite-upkeep"), sight.teller().purse(&upkeep))));
    lines.push(Line::Flavour(def.flavour.clone()));
    lines
}

/// Draws the button that leads to where a ritual is unlocked.
pub fn way_there(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ritual: RitualKind) {
    let (words, sheet) = match told::chapter(sight, ritual) {
        Some(discipline) => {
            let attribute = sight.teller().attribute(discipline);
            (say!(sight, "rite-raise", attribute = attribute), Sheet::Ministerium(Tab::Avatar))
        }
        None => (say!(sight, "rite-find-relic"), Sheet::Bazaar),
    };
    let button = ui.add_enabled(plan::closed(sight).is_none(), icon_text_button(sight.look, "right", &words));
    if button.clicked() {
        avatar::show_stats(ui.ctx(), sight);
        wishes.push(Looking::Open(sheet).into());
    }
}

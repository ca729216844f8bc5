//! What the forms share: units, places and cards that can be chosen.
//!
//! A place can be chosen in the form and on the map. The form says in each frame which places are
//! open; the map then shows them, and keeps a click until the form of the next frame takes it.

use std::collections::BTreeSet;

use bevy_egui::egui::{Label, RichText, Ui, Vec2, vec2};
use circles::rules::ids::{Arcanum, Legion, Place, Unit};
use circles::rules::refusal::Refusal;
use circles::rules::step::{self, Answer, Choice};

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use, pick};
use crate::look::palette::ASH;
use crate::look::{bold, heard, icon_text_button, target};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Returns the name of the icon of a unit.
pub(super) const fn icon(unit: Unit) -> &'static str {
    match unit {
        Unit::Legion(_) => "forces",
        Unit::Lieutenant(_) => "praetor",
        Unit::Hound(_) => "legion-beast",
    }
}

/// Takes the click on the map, if it hit one of these places.
pub(super) fn taken(desktop: &mut Desktop, open: &[Place]) -> Option<Place> {
    let clicked = desktop.own.clicked.filter(|place| open.contains(place));
    if clicked.is_some() {
        desktop.own.clicked = None;
    }
    clicked
}

/// Draws places of which one can be chosen, here or on the map. Returns the chosen one.
pub(super) fn one_place(
    ui: &mut Ui,
    sight: &Sight<'_>,
    desktop: &mut Desktop,
    open: &[Place],
    now: Option<Place>,
) -> Option<Place> {
    let mut chosen = taken(desktop, open).or(now);
    for &place in open {
        if option(ui, sight, "place", &sight.teller().place(place), chosen == Some(place)) {
            chosen = Some(place);
        }
    }
    desktop.own.marks =
        Marks { open: open.to_vec(), chosen: chosen.map(|place| (place, 1)).into_iter().collect(), way: Vec::new() };
    chosen
}

/// Draws units that can be chosen, in a row that wraps. Those of one place stand together.
pub(super) fn units(ui: &mut Ui, sight: &Sight<'_>, all: &[Unit], chosen: &mut Vec<Unit>) {
    let board = sight.game().board();
    let places: BTreeSet<Place> = all.iter().filter_map(|unit| board.at(*unit)).collect();
    for place in places {
        ui.label(crate::look::bold(sight.teller().place(place)));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for &unit in all.iter().filter(|unit| board.at(**unit) == Some(place)) {
                let on = chosen.contains(&unit);
                let button = icon_text_button(sight.look, icon(unit), name(sight, unit)).selected(on);
                if ui.add(button.min_size(Vec2::new(0.0, target(ui)))).clicked() {
                    toggle(chosen, unit);
                }
            }
        });
    }
}

/// Returns the short name of a unit: its number, or its name, with the hound that it minds.
pub(super) fn name(sight: &Sight<'_>, unit: Unit) -> String {
    let teller = sight.teller();
    match unit {
        Unit::Legion(legion) => match sight.game().board().hound_of(legion) {
            Some(hound) => {
                let about = [("n", legion.number.into()), ("hound", teller.hound(hound).into())];
                sight.text.say_with("circles-ui-legion-minder", &about)
            }
            None => say!(sight, "circles-ui-legion", n = legion.number),
        },
        Unit::Lieutenant(_) | Unit::Hound(_) => teller.unit(unit),
    }
}

/// Draws units of which one can be chosen, in rows that wrap, by place. Returns the clicked one.
pub(super) fn one_unit(ui: &mut Ui, sight: &Sight<'_>, all: &[Unit], now: Option<Unit>) -> Option<Unit> {
    let mut chosen: Vec<Unit> = now.into_iter().collect();
    units(ui, sight, all, &mut chosen);
    chosen.into_iter().find(|unit| Some(*unit) != now)
}

/// Draws legions of one place of which some can be chosen, at most so many. One too many takes the
/// place of the first.
pub(super) fn legions(ui: &mut Ui, sight: &Sight<'_>, all: &[Legion], chosen: &mut Vec<Legion>, most: usize) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for &legion in all {
            let unit = Unit::Legion(legion);
            let button = icon_text_button(sight.look, icon(unit), name(sight, unit)).selected(chosen.contains(&legion));
            let button = ui.add(button.min_size(Vec2::new(0.0, target(ui))));
            heard::name(&button, &sight.teller().unit(unit));
            if button.clicked() {
                toggle(chosen, legion);
            }
        }
    });
    while chosen.len() > most {
        chosen.remove(0);
    }
}

/// Draws a remark in small letters.
pub(super) fn note(ui: &mut Ui, words: impl Into<String>) {
    ui.add(Label::new(RichText::new(words).small().color(ASH)).wrap());
}

/// Draws the rules of an arcana card.
pub(super) fn card_rules(ui: &mut Ui, sight: &Sight<'_>, card: Arcanum) {
    ui.vertical(|ui| {
        ui.label(bold(sight.teller().arcanum(card)));
        for rule in sight.teller().card_rules(card) {
            note(ui, rule);
        }
    });
}

/// Returns a place with everybody who is there: "Limbo (2 legions of Corvus)".
pub(super) fn crowded(sight: &Sight<'_>, place: Place) -> String {
    let (board, teller) = (sight.game().board(), sight.teller());
    let mut there: Vec<Unit> = board.banners().flat_map(|banner| board.units_at(banner, place)).collect();
    there.extend(board.hounds().filter(|(_, hound)| hound.at == place).map(|(kind, _)| Unit::Hound(kind)));
    if there.is_empty() {
        return teller.place(place);
    }
    say!(sight, "circles-ui-crowded", place = teller.place(place), units = teller.units(&there))
}

/// True if an answer of the chair would obey the rules.
pub(super) fn lawful(sight: &Sight<'_>, answer: impl Into<Answer>) -> bool {
    refusal(sight, answer).is_none()
}

/// Returns the rule that an answer of the chair would break.
pub(super) fn refusal(sight: &Sight<'_>, answer: impl Into<Answer>) -> Option<Refusal> {
    let choice = Choice { seat: sight.seat(), answer: answer.into() };
    step::check(sight.catalog, sight.game(), &choice).err()
}

/// Draws arcana cards of which one can be chosen, each with words in its corner. Returns the chosen
/// one.
pub(super) fn one_card(
    ui: &mut Ui,
    sight: &Sight<'_>,
    all: &[(Arcanum, String)],
    now: Option<Arcanum>,
) -> Option<Arcanum> {
    let mut chosen = now;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for (card, words) in all {
            let tile = Tile::new(Thing::Arcanum(*card), Size::Usual).used(Use::toggle(Some(*card) == now));
            if tile.badge(words.as_str()).show(ui, sight).clicked() {
                chosen = Some(*card);
            }
        }
    });
    chosen
}

/// Draws arcana cards of which some can be chosen.
pub(super) fn cards(ui: &mut Ui, sight: &Sight<'_>, all: &[Arcanum], chosen: &mut Vec<Arcanum>, most: usize) {
    pick(ui, sight, all, chosen, most, Thing::Arcanum);
}

/// Puts an item on a list, or takes it off.
pub(super) fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(at) => drop(list.remove(at)),
        None => list.push(item),
    }
}

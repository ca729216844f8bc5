//! The forms of the Soul Phase: deals, unpaid units, deserters, macina.

use bevy_egui::egui::{Frame, Label, Margin, RichText, Stroke, Ui};
use circles::rules::ids::{Arcanum, Unit};
use circles::rules::souls::{Dealings, MOST_OFFERS, Offer, SoulsAnswer, SoulsAsk, Terms};

use super::super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::parts;
use crate::look::palette::{ASH, ENGRAVED, RAISED, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{icon_button, icon_text_button, section};
use crate::parlour::button;
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &SoulsAsk,
    answer: SoulsAnswer,
    desktop: &mut Desktop,
) -> SoulsAnswer {
    match (ask, answer) {
        (SoulsAsk::Deal(round), SoulsAnswer::Deal(dealings)) => {
            SoulsAnswer::Deal(deals(ui, sight, *round, dealings, desktop))
        }
        (SoulsAsk::Desert, SoulsAnswer::Desert(units)) => SoulsAnswer::Desert(unpaid(ui, sight, units)),
        (SoulsAsk::Enlist { units: all, .. }, SoulsAnswer::Enlist(mut units)) => {
            if option(ui, sight, "close", &say!(sight, "circles-ui-enlist-none"), units.is_empty()) {
                units.clear();
            }
            parts::units(ui, sight, all, &mut units);
            SoulsAnswer::Enlist(units)
        }
        (SoulsAsk::Maintain, SoulsAnswer::Maintain(cards)) => SoulsAnswer::Maintain(maintained(ui, sight, cards)),
        (SoulsAsk::Deal(_) | SoulsAsk::Desert | SoulsAsk::Enlist { .. } | SoulsAsk::Maintain, answer) => answer,
    }
}

/// Draws offers and answers to offers.
fn deals(ui: &mut Ui, sight: &Sight<'_>, round: u8, mut dealings: Dealings, desktop: &mut Desktop) -> Dealings {
    let (game, seat) = (sight.game(), sight.seat());
    let last = round >= game.charter().trading_rounds;
    let can = !last && dealings.offers.len() < MOST_OFFERS;
    let make = ui.add_enabled(can, icon_text_button(sight.look, "emissary", say!(sight, "circles-ui-offer-make")));
    let why = match (last, can) {
        (true, _) => say!(sight, "circles-ui-offer-late"),
        (false, true) => say!(sight, "circles-ui-offer-make-tip"),
        (false, false) => say!(sight, "circles-ui-offer-most", n = MOST_OFFERS),
    };
    if make.hint(why.clone()).hint_disabled(why).clicked()
        && let Some(to) = game.others(seat).next()
    {
        begin_offer(desktop, to);
    }
    said(ui, sight, &mut dealings);
    // What is for this triumvirate comes first; an own offer needs no answer.
    let (mine, others): (Vec<&Offer>, Vec<&Offer>) =
        game.market().offers.iter().filter(|offer| offer.by != seat).partition(|offer| offer.terms.to == seat);
    section(ui, &say!(sight, "circles-ui-offers", n = mine.len()));
    if mine.is_empty() {
        ui.label(RichText::new(say!(sight, "circles-ui-offers-none")).color(ASH));
    }
    for offer in mine {
        ui.push_id(("offer", offer.id.0), |ui| incoming(ui, sight, offer, last, &mut dealings, desktop));
    }
    let own = game.market().offers.iter().filter(|offer| offer.by == seat);
    for (id, offers) in [("circles-ui-offers-own", own.collect::<Vec<_>>()), ("circles-ui-offers-others", others)] {
        if offers.is_empty() {
            continue;
        }
        section(ui, &sight.text.say(id));
        for offer in offers {
            ui.add(Label::new(RichText::new(sight.teller().terms(offer.by, &offer.terms)).color(ASH)).wrap());
        }
    }
    dealings
}

/// Draws what this triumvirate offers so far. Each offer can be taken back.
fn said(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    if dealings.offers.is_empty() {
        return;
    }
    section(ui, &say!(sight, "circles-ui-said"));
    let mut dropped = None;
    for (at, terms) in dealings.offers.iter().enumerate() {
        ui.push_id(("said", at), |ui| {
            ui.horizontal_top(|ui| {
                if icon_button(ui, sight.look, "close", &say!(sight, "circles-ui-take-back")).clicked() {
                    dropped = Some(at);
                }
                ui.add(Label::new(sight.teller().terms(sight.seat(), terms)).wrap());
            });
        });
    }
    dropped.map(|at| dealings.offers.remove(at));
}

/// Draws an offer to this triumvirate.
fn incoming(ui: &mut Ui, sight: &Sight<'_>, offer: &Offer, last: bool, dealings: &mut Dealings, desktop: &mut Desktop) {
    let taken = dealings.takes.contains(&offer.id);
    let edge = if taken { VERDIGRIS } else { ENGRAVED };
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, edge)).inner_margin(Margin::symmetric(8, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            Tile::new(Thing::Seat(offer.by), Size::Small).show(ui, sight);
            ui.add(Label::new(sight.teller().terms(offer.by, &offer.terms)).wrap());
        });
        ui.horizontal_wrapped(|ui| {
            let can = sight.game().can_take(sight.seat(), offer);
            let take = icon_text_button(sight.look, "check", say!(sight, "circles-ui-take")).selected(taken);
            let why = if can { say!(sight, "circles-ui-take-tip") } else { say!(sight, "circles-ui-take-cannot") };
            if ui.add_enabled(can, take).hint(why.clone()).hint_disabled(why).clicked() {
                parts::toggle(&mut dealings.takes, offer.id);
            }
            if !last && button(ui, sight, "diplomacy", "circles-ui-counter-offer") {
                let terms = &offer.terms;
                desktop.own.terms = Some(Terms { to: offer.by, gives: terms.asks.clone(), asks: terms.gives.clone() });
                desktop.leaf = Leaf::Own(Sheet::Offer);
            }
        });
    });
    ui.add_space(4.0);
}

/// Draws the units of which some are not paid.
fn unpaid(ui: &mut Ui, sight: &Sight<'_>, mut units: Vec<Unit>) -> Vec<Unit> {
    let (game, seat) = (sight.game(), sight.seat());
    let all = game.paid_units(seat);
    let paid = all.iter().filter(|unit| !units.contains(unit));
    let cost: u32 = paid.map(|unit| game.upkeep_of(sight.catalog, seat, *unit)).sum();
    let about = [
        ("souls", sight.teller().souls(game.triumvirate(seat).souls).into()),
        ("cost", sight.teller().souls(cost).into()),
        ("n", units.len().into()),
    ];
    ui.add(Label::new(RichText::new(sight.text.say_with("circles-ui-unpaid", &about)).color(ASH)).wrap());
    parts::units(ui, sight, &all, &mut units);
    units
}

/// Draws the macina of which some are maintained.
fn maintained(ui: &mut Ui, sight: &Sight<'_>, mut cards: Vec<Arcanum>) -> Vec<Arcanum> {
    let own = sight.game().triumvirate(sight.seat());
    let all: Vec<Arcanum> = own.macina.iter().map(|macina| macina.card).collect();
    let cost: u32 = cards.iter().map(|card| sight.game().maintenance(sight.catalog, *card)).sum();
    let about = [("souls", sight.teller().souls(own.souls).into()), ("cost", sight.teller().souls(cost).into())];
    ui.add(Label::new(RichText::new(sight.text.say_with("circles-ui-maintain", &about)).color(ASH)).wrap());
    pick(ui, sight, &all, &mut cards, usize::MAX, Thing::Arcanum);
    cards
}

//! The sheet on which an offer is composed: Souls, cards, sectio, daemons, units and macina for any of
//! these.
//!
//! What others hold in their hands is hidden, so any card can be asked for that is not seen
//! elsewhere. Whether it is there shows when the offer is taken.

use bevy_egui::egui::{ComboBox, Context, Label, RichText, ScrollArea, Ui, Vec2, vec2};
use circles::rules::ids::{Arcanum, DaemonKind, Seat, Sectio};
use circles::rules::souls::{Dealings, Goods, SoulsAnswer, Terms};
use circles::rules::step::{Answer, Choice};

use super::super::CirclesTabling;
use super::super::desktop::{Desktop, Leaf};
use super::super::sight::Sight;
use super::super::thing::{Thing, pick};
use super::parts;
use crate::look::palette::{ASH, EMBER};
use crate::look::{heard, icon_text_button, seal_button, section, sheet};
use crate::parlour::panel::{fold, number};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the sheet on which an offer is composed.
pub fn offer_sheet(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let Some(mut terms) = desktop.own.terms.clone() else { return };
    let head = say!(sight, "circles-ui-offer-title");
    let mut made = false;
    let close = say!(sight, "parlour-close");
    let closed = sheet(ctx, sight.look, "circles-offer", ("emissary", &head), &close, vec2(980.0, 660.0), |ui| {
        to_whom(ui, sight, &mut terms);
        let room = ui.available_height() - 122.0;
        let scroll = ScrollArea::vertical().id_salt(("offer", terms.to)).max_height(room).auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            ui.columns(2, |columns| {
                section(&mut columns[0], &say!(sight, "circles-ui-you-give"));
                columns[0].push_id("gives", |ui| goods(ui, sight, sight.seat(), &mut terms.gives));
                section(&mut columns[1], &say!(sight, "circles-ui-you-ask"));
                columns[1].push_id("asks", |ui| goods(ui, sight, terms.to, &mut terms.asks));
            });
        });
        let check = sight.game().check_terms(sight.catalog, sight.seat(), &terms);
        ScrollArea::vertical().id_salt("terms").max_height(44.0).show(ui, |ui| {
            ui.add(Label::new(sight.teller().terms(sight.seat(), &terms)).wrap());
        });
        ui.horizontal(|ui| {
            made = seal_button(ui, sight.look, &say!(sight, "circles-ui-offer-add"), check.is_ok()).clicked();
            if let Err(refusal) = check {
                let nothing = terms.gives.is_empty() && terms.asks.is_empty();
                let why =
                    if nothing { say!(sight, "circles-ui-offer-nothing") } else { sight.teller().refusal(refusal) };
                // Nothing chosen yet is no fault.
                ui.add(Label::new(RichText::new(why).color(if nothing { ASH } else { EMBER })).wrap());
            }
        });
    });
    if made {
        let mut dealings = match sight.chair.draft().map(|draft| &draft.answer) {
            Some(Answer::Souls(SoulsAnswer::Deal(dealings))) => dealings.clone(),
            Some(_) | None => Dealings::default(),
        };
        dealings.offers.push(terms.clone());
        let choice = Choice { seat: sight.seat(), answer: SoulsAnswer::Deal(dealings).into() };
        wishes.push(CirclesTabling::Draft(Box::new(choice)).into());
    }
    if closed || made {
        (desktop.own.terms, desktop.leaf) = (None, Leaf::None);
    } else {
        desktop.own.terms = Some(terms);
    }
}

/// Draws to whom the offer goes. Another triumvirate has other things, so what is asked is cleared.
fn to_whom(ui: &mut Ui, sight: &Sight<'_>, terms: &mut Terms) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        ui.label(say!(sight, "circles-ui-offer-to"));
        for other in sight.game().others(sight.seat()) {
            let name = sight.teller().seat(other);
            let button = icon_text_button(sight.look, sight.sign(other), name).selected(terms.to == other);
            if ui.add(button).clicked() && terms.to != other {
                (terms.to, terms.asks) = (other, Goods::default());
            }
        }
    });
}

/// Draws what one side of a deal gives.
fn goods(ui: &mut Ui, sight: &Sight<'_>, from: Seat, goods: &mut Goods) {
    let game = sight.game();
    let own = game.triumvirate(from);
    number(ui, sight, &say!(sight, "circles-ui-souls"), &mut goods.souls, own.souls);
    let part = |ui: &mut Ui, id: &str| {
        ui.label(RichText::new(sight.text.say(id)).color(ASH));
    };
    if from == sight.seat() {
        if !own.hand.is_empty() {
            part(ui, "circles-ui-cards");
            pick(ui, sight, &own.hand, &mut goods.cards, usize::MAX, Thing::Arcanum);
        }
    } else {
        part(ui, "circles-ui-cards");
        asked_cards(ui, sight, from, &mut goods.cards);
    }
    part(ui, "circles-ui-sectio");
    sectio(ui, sight, from, &mut goods.sectio);
    part(ui, "circles-ui-daemons");
    let daemons: Vec<DaemonKind> = own.daemons.iter().map(|daemon| daemon.kind).collect();
    pick(ui, sight, &daemons, &mut goods.daemons, usize::MAX, Thing::Daemon);
    let macina: Vec<Arcanum> = own.macina.iter().map(|macina| macina.card).collect();
    if !macina.is_empty() {
        part(ui, "circles-ui-macina");
        pick(ui, sight, &macina, &mut goods.macina, usize::MAX, Thing::Arcanum);
    }
    let units = game.paid_units(from);
    if !units.is_empty() {
        fold(ui, "units", say!(sight, "circles-ui-units", n = goods.units.len()), |ui| {
            parts::units(ui, sight, &units, &mut goods.units);
        });
    }
}

/// Draws the sectio of a triumvirate as buttons.
fn sectio(ui: &mut Ui, sight: &Sight<'_>, from: Seat, chosen: &mut Vec<Sectio>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for sectio in sight.game().sectio_of(from) {
            let words = format!("{} {}", sight.teller().sectio(sectio), sectio.circle());
            let button = icon_text_button(sight.look, "canton", words).selected(chosen.contains(&sectio));
            if ui.add(button).clicked() {
                parts::toggle(chosen, sectio);
            }
        }
    });
}

/// Draws the cards that are asked of another triumvirate, and a list of those that it may hold.
fn asked_cards(ui: &mut Ui, sight: &Sight<'_>, from: Seat, chosen: &mut Vec<Arcanum>) {
    let mut wanted = None;
    let head = say!(sight, "circles-ui-cards-any");
    let list = ComboBox::from_id_salt("cards").width(260.0).selected_text(&head).height(300.0).show_ui(ui, |ui| {
        let known = &sight.game().triumvirate(from).known;
        // Equal cards are named once.
        let mut named: Vec<String> = Vec::new();
        for card in known.iter().copied().chain(sight.view.unseen_arcana(sight.catalog)) {
            let name = sight.teller().arcanum(card);
            if chosen.contains(&card) || named.contains(&name) {
                continue;
            }
            if ui.selectable_label(false, &name).clicked() {
                wanted = Some(card);
            }
            named.push(name);
        }
    });
    heard::name(&list.response, &head);
    chosen.extend(wanted);
    if !chosen.is_empty() {
        let all = chosen.clone();
        pick(ui, sight, &all, chosen, usize::MAX, Thing::Arcanum);
    }
}

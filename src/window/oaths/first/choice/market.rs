//! The form of a round of trading: offers and answers, prisoners, oaths that are sold, special cards.

use bevy_egui::egui::{Frame, Label, Margin, RichText, Stroke, Ui};
use oaths::first::rules::ids::{HandCard, Seat};
use oaths::first::rules::market::{Dealings, MOST_OFFERS, MarketStep, Offer, Terms};
use oaths::first::rules::refusal::Refusal;

use super::super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, alike};
use super::{fold, option, toggle};
use crate::look::palette::{ASH, ENGRAVED, RAISED, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{bold, icon_button, icon_text_button, section};
use crate::parlour::button;
use crate::shell::screens::say;

pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    step: &MarketStep,
    mut dealings: Dealings,
    desktop: &mut Desktop,
) -> Dealings {
    let MarketStep::Round(number) = step else { return dealings };
    let (game, seat) = (sight.game(), sight.seat());
    let last = *number >= game.trading_rounds(sight.catalog);
    let partners = game.others(seat).any(|other| game.trades_with(seat, Some(other)));
    let can = !last && partners && dealings.offers.len() < MOST_OFFERS;
    let make = ui.add_enabled(can, icon_text_button(sight.look, "emissary", say!(sight, "oaths-ui-offer-make")));
    let why = match (last, partners) {
        (true, _) => say!(sight, "oaths-ui-offer-late"),
        (false, false) => say!(sight, "oaths-first-ui-offer-nobody"),
        (false, true) if can => say!(sight, "oaths-ui-offer-make-tip"),
        (false, true) => say!(sight, "oaths-first-ui-offer-most", n = MOST_OFFERS),
    };
    if make.hint(why.clone()).hint_disabled(why).clicked() {
        begin_offer(desktop, game.others(seat).find(|other| game.trades_with(seat, Some(*other))));
    }
    said(ui, sight, &mut dealings);
    let own: Vec<&Offer> = game.market().offers.iter().filter(|offer| offer.by == seat).collect();
    if !own.is_empty() {
        section(ui, &say!(sight, "oaths-ui-offers-mine"));
        for offer in own {
            ui.add(Label::new(RichText::new(sight.teller().terms(seat, &offer.terms)).color(ASH)).wrap());
        }
    }
    let mut open: Vec<&Offer> = game.market().offers.iter().filter(|offer| offer.by != seat).collect();
    // What is for this devil comes first.
    open.sort_by_key(|offer| offer.terms.to.is_some_and(|to| to != seat));
    section(ui, &say!(sight, "oaths-ui-offers", n = open.len())).hint(say!(sight, "oaths-ui-offers-tip"));
    if open.is_empty() {
        ui.label(RichText::new(say!(sight, "oaths-ui-offers-none")).color(ASH));
    }
    for offer in open {
        ui.push_id(("offer", offer.id.0), |ui| incoming(ui, sight, offer, last, &mut dealings, desktop));
    }
    plays(ui, sight, &mut dealings);
    sales(ui, sight, &mut dealings);
    prisoners(ui, sight, &mut dealings);
    dealings
}

/// Draws what this devil offers so far. Each offer can be taken back.
fn said(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    if dealings.offers.is_empty() {
        return;
    }
    section(ui, &say!(sight, "oaths-ui-said"));
    let mut dropped = None;
    for (at, terms) in dealings.offers.iter().enumerate() {
        ui.horizontal_top(|ui| {
            if icon_button(ui, sight.look, "close", &say!(sight, "oaths-ui-take-back")).clicked() {
                dropped = Some(at);
            }
            ui.add(Label::new(sight.teller().terms(sight.seat(), terms)).wrap());
        });
    }
    dropped.map(|at| dealings.offers.remove(at));
}

/// Draws an offer of another devil.
fn incoming(ui: &mut Ui, sight: &Sight<'_>, offer: &Offer, last: bool, dealings: &mut Dealings, desktop: &mut Desktop) {
    let taken = dealings.takes.contains(&offer.id);
    let edge = if taken { VERDIGRIS } else { ENGRAVED };
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, edge)).inner_margin(Margin::symmetric(8, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            Tile::new(Thing::Devil(offer.by), Size::Small).show(ui, sight);
            ui.add(Label::new(sight.teller().terms(offer.by, &offer.terms)).wrap());
        });
        ui.horizontal_wrapped(|ui| {
            let check = sight.game().check_take(sight.catalog, offer, sight.seat());
            let take = icon_text_button(sight.look, "check", say!(sight, "oaths-ui-take")).selected(taken);
            let take = ui.add_enabled(check.is_ok(), take);
            let why = match check {
                Ok(()) => say!(sight, "oaths-first-ui-take-tip"),
                Err(Refusal::Goods)
                    if sight
                        .game()
                        .check_goods(sight.catalog, &offer.terms.asks, sight.seat(), Some(offer.by))
                        .is_err() =>
                {
                    say!(sight, "oaths-ui-lacks-you")
                }
                Err(Refusal::Goods) => say!(sight, "oaths-ui-lacks-other", devil = sight.teller().seat(offer.by)),
                Err(refusal) => sight.teller().refusal(refusal),
            };
            if take.hint(why.clone()).hint_disabled(why).clicked() {
                toggle(&mut dealings.takes, offer.id);
            }
            if !last && button(ui, sight, "diplomacy", "oaths-ui-counter-offer") {
                let terms = &offer.terms;
                desktop.own.terms =
                    Some(Terms { to: Some(offer.by), gives: terms.asks.clone(), asks: terms.gives.clone() });
                desktop.leaf = Leaf::Own(Sheet::Offer);
            }
        });
    });
    ui.add_space(4.0);
}

/// Draws the special cards that can be played now, each with its aims.
fn plays(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    let (game, seat) = (sight.game(), sight.seat());
    let held = game.domain(seat).hand.resources();
    let playable = held.map(|card| (card, game.plays(sight.catalog, seat, card)));
    let playable: Vec<_> = playable.filter(|(_, plays)| !plays.is_empty()).collect();
    if playable.is_empty() {
        return;
    }
    section(ui, &say!(sight, "oaths-first-ui-plays"));
    for (card, plays) in playable {
        ui.push_id(("play", card.0), |ui| {
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Card(card), Size::Usual).show(ui, sight);
                ui.vertical(|ui| {
                    // Equal cards of one devil are offered once.
                    let mut shown: Vec<String> = Vec::new();
                    for play in plays {
                        let on = dealings.plays.contains(&play);
                        let words = sight.teller().play(&play);
                        if shown.contains(&words) && !on {
                            continue;
                        }
                        let clicked = option(ui, sight, "event", &words, on);
                        shown.push(words);
                        if clicked {
                            dealings.plays.retain(|other| other.card != card);
                            if !on {
                                dealings.plays.push(play);
                            }
                        }
                    }
                });
            });
        });
    }
}

/// Draws the oaths that can be sold to the Other Powers of Hell. A click sells one more; after the
/// last, none.
fn sales(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    let (game, seat) = (sight.game(), sight.seat());
    if !game.trades_with(seat, None) {
        return;
    }
    let price = sight.catalog.numbers.oath_price;
    let n = dealings.sells.len();
    fold(ui, "sales", sight.text.say_with("oaths-first-ui-sales", &[("n", n.into())]), |ui| {
        let words = RichText::new(say!(sight, "oaths-first-ui-sales-text", n = price)).small().color(ASH);
        ui.add(Label::new(words).wrap());
        let hand = &game.domain(seat).hand;
        let mut wares: Vec<(HandCard, usize)> = alike(&hand.oaths().map(HandCard::Oath).collect::<Vec<_>>());
        if game.substitutes(sight.catalog, seat) {
            wares.extend(hand.resources().map(|card| (HandCard::Card(card), 1)));
        }
        for (card, most) in wares {
            let sold = dealings.sells.iter().filter(|other| **other == card).count();
            let about = [("card", sight.teller().hand_card(card).into()), ("n", sold.into()), ("most", most.into())];
            if option(ui, sight, "tribute", &sight.text.say_with("oaths-first-ui-sell", &about), sold > 0) {
                if sold < most {
                    dealings.sells.push(card);
                } else {
                    dealings.sells.retain(|other| *other != card);
                }
            }
        }
    });
}

/// Draws what can be done with prisoners.
fn prisoners(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    let (game, seat) = (sight.game(), sight.seat());
    let held: Vec<Seat> = game.prisoners(seat).collect();
    if held.is_empty() {
        return;
    }
    section(ui, &say!(sight, "oaths-ui-prisoners"));
    for prisoner in held {
        ui.horizontal_wrapped(|ui| {
            Tile::new(Thing::Devil(prisoner), Size::Small).show(ui, sight);
            let act = |ui: &mut Ui, icon: &'static str, id: &str, list: &mut Vec<Seat>| {
                let on = list.contains(&prisoner);
                let button = ui.add(icon_text_button(sight.look, icon, sight.text.say(id)).selected(on));
                if button.hint(sight.text.say(&format!("{id}-tip"))).clicked() {
                    toggle(list, prisoner);
                }
            };
            act(ui, "unlock", "oaths-first-ui-free", &mut dealings.frees);
            if game.market().permitted.contains(&prisoner) {
                ui.label(bold(say!(sight, "oaths-first-ui-permitted")));
            } else {
                act(ui, "emissary", "oaths-first-ui-permit", &mut dealings.permits);
            }
        });
    }
}

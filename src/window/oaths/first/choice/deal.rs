//! The sheet on which an offer is composed.
//!
//! Anything can be given for anything: cards on the table and in hand, Souls, prisoners, and
//! promises, which bind. What the other side holds in its hand is hidden, so any oath can be asked
//! for, and any resource card that is not seen elsewhere; whether it is there shows when the offer is
//! taken.

use bevy_egui::egui::{Button, ComboBox, Context, Label, RichText, ScrollArea, Ui, Vec2, vec2};
use oaths::first::rules::game::Phase;
use oaths::first::rules::ids::{Card, HandCard, Seat};
use oaths::first::rules::market::{Dealings, Goods, Terms};
use oaths::first::rules::promises::{Clause, Outcome, Pledge, Promise, Vow};
use oaths::first::rules::step::{Answer, Choice};

use super::super::FirstTabling;
use super::super::desktop::{Desktop, Leaf};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, heaps, pick};
use super::{fold, number, option, toggle};
use crate::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::look::tips::{self, Hint};
use crate::look::{heard, icon_button, icon_text_button, seal_button, section, sheet};
use crate::parlour::tile::Depicted;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Most cards or Souls that can be promised at once.
const MOST_OWED: u32 = 6;

/// Draws the sheet on which an offer is composed.
pub fn offer_sheet(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let Some(mut terms) = desktop.own.terms.clone() else { return };
    let head = say!(sight, "oaths-ui-offer-title");
    let mut made = false;
    let size = vec2(980.0, 660.0);
    let close = say!(sight, "parlour-close");
    let closed = sheet(ctx, sight.look, "first-offer", ("emissary", &head), &close, size, |ui| {
        to_whom(ui, sight, &mut terms);
        let room = ui.available_height() - 122.0;
        ScrollArea::vertical().id_salt(("offer", terms.to)).max_height(room).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.columns(2, |columns| {
                    let (mine, theirs) = (Some(sight.seat()), terms.to);
                    section(&mut columns[0], &say!(sight, "oaths-ui-you-give"));
                    columns[0].push_id("gives", |ui| goods(ui, sight, mine, theirs, &mut terms.gives));
                    section(&mut columns[1], &say!(sight, "oaths-ui-you-ask"));
                    columns[1].push_id("asks", |ui| goods(ui, sight, theirs, mine, &mut terms.asks));
                });
            },
        );
        let check = sight.game().check_terms(sight.catalog, sight.seat(), &terms);
        ScrollArea::vertical().id_salt("terms").max_height(44.0).show(ui, |ui| {
            ui.add(Label::new(sight.teller().terms(sight.seat(), &terms)).wrap());
        });
        ui.horizontal(|ui| {
            made = seal_button(ui, sight.look, &say!(sight, "oaths-ui-offer-add"), check.is_ok()).clicked();
            if let Err(refusal) = check {
                let nothing = terms.gives.is_nothing() && terms.asks.is_nothing();
                let why = if nothing { say!(sight, "oaths-ui-offer-nothing") } else { sight.teller().refusal(refusal) };
                // Nothing chosen yet is no fault.
                ui.add(Label::new(RichText::new(why).color(if nothing { ASH } else { EMBER })).wrap());
            }
        });
    });
    if made {
        let mut dealings = match sight.chair.draft().map(|draft| &draft.answer) {
            Some(Answer::Market(dealings)) => dealings.clone(),
            Some(_) | None => Dealings::default(),
        };
        dealings.offers.push(terms.clone());
        let choice = Choice { seat: sight.seat(), answer: dealings.into() };
        wishes.push(FirstTabling::Draft(Box::new(choice)).into());
    }
    if closed || made {
        (desktop.own.terms, desktop.leaf) = (None, Leaf::None);
    } else {
        desktop.own.terms = Some(terms);
    }
}

/// Draws to whom the offer goes. Another devil has other things, so what is asked is cleared.
fn to_whom(ui: &mut Ui, sight: &Sight<'_>, terms: &mut Terms) {
    let (game, seat) = (sight.game(), sight.seat());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        ui.label(say!(sight, "oaths-ui-offer-to"));
        let mut to = terms.to;
        for other in game.others(seat) {
            let able = game.trades_with(seat, Some(other)) && game.trades_with(other, Some(seat));
            let name = sight.teller().seat(other);
            let button = icon_text_button(sight.look, "avatar", name).selected(to == Some(other));
            if ui.add_enabled(able, button).hint_disabled(say!(sight, "oaths-first-ui-offer-nobody")).clicked() {
                to = Some(other);
            }
        }
        let all = icon_text_button(sight.look, "help", say!(sight, "oaths-ui-offer-all")).selected(to.is_none());
        if ui.add(all).hint(say!(sight, "oaths-ui-offer-all-tip")).clicked() {
            to = None;
        }
        if to != terms.to {
            terms.to = to;
            let asks = &mut terms.asks;
            let souls = to.map_or(u32::MAX, |to| game.domain(to).souls).min(asks.souls);
            *asks = Goods { hand: asks.hand.clone(), souls, shows: asks.shows, ..Goods::default() };
            terms.gives.released.clear();
        }
    });
}

/// Draws what one side of a deal gives. `from` is `None` for whoever takes the offer.
fn goods(ui: &mut Ui, sight: &Sight<'_>, from: Option<Seat>, to: Option<Seat>, goods: &mut Goods) {
    const ANYBODY: u32 = 20;
    let game = sight.game();
    let domain = from.map(|from| game.domain(from));
    if game.market().limited {
        let words = RichText::new(say!(sight, "oaths-first-ui-limited")).small().color(ASH);
        ui.add(Label::new(words).wrap());
    } else {
        let most = domain.map_or(ANYBODY, |domain| domain.souls);
        number(ui, sight, &say!(sight, "oaths-ui-souls"), &mut goods.souls, most);
        if let Some(domain) = domain {
            let loose = |card: &Card| !sight.catalog.is_bound(*card);
            let mut cards: Vec<Card> = domain.tabled.iter().copied().filter(loose).collect();
            cards.extend(domain.earth.iter().chain(&domain.fortress));
            if !cards.is_empty() {
                ui.label(RichText::new(say!(sight, "oaths-ui-cards")).color(ASH));
                pick(ui, sight, &cards, &mut goods.cards, usize::MAX, Thing::Card);
            }
        }
    }
    ui.label(RichText::new(say!(sight, "oaths-first-ui-hand-cards")).color(ASH));
    hand(ui, sight, from, goods);
    for prisoner in from.into_iter().flat_map(|from| game.prisoners(from)) {
        let name = sight.teller().seat(prisoner);
        let (handed, freed) = (goods.prisoners.contains(&prisoner), goods.freed.contains(&prisoner));
        if !game.market().limited
            && option(ui, sight, "lock", &say!(sight, "oaths-ui-hand-over", devil = name.as_str()), handed)
        {
            goods.freed.retain(|who| *who != prisoner);
            toggle(&mut goods.prisoners, prisoner);
        }
        if option(ui, sight, "unlock", &say!(sight, "oaths-ui-sets-free", devil = name.as_str()), freed) {
            goods.prisoners.retain(|who| *who != prisoner);
            toggle(&mut goods.freed, prisoner);
        }
    }
    if option(ui, sight, "eye", &say!(sight, "oaths-first-ui-shows"), goods.shows) {
        goods.shows = !goods.shows;
    }
    pledges(ui, sight, from, to, goods);
    if let (Some(from), Some(to)) = (from, to) {
        let owed: Vec<&Promise> = game
            .promises()
            .iter()
            .filter(|promise| promise.by == to && promise.to == Some(from) && promise.outcome == Outcome::Open)
            .collect();
        for promise in owed {
            let words = say!(sight, "oaths-first-ui-release", promise = sight.teller().promise(promise));
            if option(ui, sight, "truce", &words, goods.released.contains(&promise.id)) {
                toggle(&mut goods.released, promise.id);
            }
        }
    }
}

/// Draws cards of a hand. A click gives one more; after the last, none.
fn hand(ui: &mut Ui, sight: &Sight<'_>, from: Option<Seat>, goods: &mut Goods) {
    let own = from == Some(sight.seat());
    let held = &sight.game().domain(sight.seat()).hand;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for of in sight.game().seats() {
            let card = HandCard::Oath(of);
            let most = if own { held.count(card) } else { usize::from(sight.catalog.numbers.oaths) };
            if most == 0 {
                continue;
            }
            let given = goods.hand.iter().filter(|other| **other == card).count();
            let about = [("card", sight.teller().oath(of).into()), ("n", given.into()), ("most", most.into())];
            let button = Button::new(sight.text.say_with("oaths-first-ui-count-of", &about)).selected(given > 0);
            let button = ui.add(button);
            tips::offer(&button, || Thing::Oath(of).tip(sight));
            if button.clicked() {
                if given < most {
                    goods.hand.push(card);
                } else {
                    goods.hand.retain(|other| *other != card);
                }
            }
        }
    });
    let cards: Vec<Card> = if own { held.resources().collect() } else { sight.view.unseen_cards(sight.catalog) };
    let chosen = goods.hand.iter().filter(|card| matches!(card, HandCard::Card(_))).count();
    let id = if own { "oaths-first-ui-own-cards" } else { "oaths-first-ui-any-cards" };
    fold(ui, "cards", sight.text.say_with(id, &[("n", chosen.into())]), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            for (_, heap) in heaps(sight, &cards) {
                let given = heap.iter().filter(|card| goods.hand.contains(&HandCard::Card(**card))).count();
                let badge = if given > 0 { given.to_string() } else { String::new() };
                let tile = Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).badge(badge);
                if tile.used(super::Use::toggle(given > 0)).show(ui, sight).clicked() {
                    match heap.iter().find(|card| !goods.hand.contains(&HandCard::Card(**card))) {
                        Some(&card) => goods.hand.push(HandCard::Card(card)),
                        None => goods.hand.retain(|card| !matches!(card, HandCard::Card(of) if heap.contains(of))),
                    }
                }
            }
        });
    });
}

/// Draws the promises of a side: those that are given, and a form for one more.
fn pledges(ui: &mut Ui, sight: &Sight<'_>, from: Option<Seat>, to: Option<Seat>, goods: &mut Goods) {
    ui.label(RichText::new(say!(sight, "oaths-ui-promises")).color(ASH)).hint(say!(sight, "oaths-first-ui-vows-tip"));
    let mut dropped = None;
    for (at, pledge) in goods.pledges.iter_mut().enumerate() {
        ui.push_id(("pledge", at), |ui| {
            ui.horizontal_wrapped(|ui| {
                if icon_button(ui, sight.look, "close", &say!(sight, "oaths-ui-take-back")).clicked() {
                    dropped = Some(at);
                }
                ui.add(Label::new(RichText::new(sight.teller().pledge(pledge)).color(VERDIGRIS)).wrap());
            });
            ui.horizontal_wrapped(|ui| conditions(ui, sight, pledge));
        });
    }
    dropped.map(|at| goods.pledges.remove(at));
    let mut added = None;
    let head = say!(sight, "oaths-first-ui-vow-add");
    ComboBox::from_id_salt("vows").width(ui.available_width() - 12.0).selected_text(head).height(280.0).show_ui(
        ui,
        |ui| {
            for vow in vows(sight, from, to) {
                if ui.selectable_label(false, sight.teller().vow(vow)).clicked() {
                    added = Some(vow);
                }
            }
        },
    );
    if let Some(vow) = added {
        // A promise of what is over in this game turn is one for the next.
        let over = match vow {
            Vow::Attack(_) | Vow::Spare(_) => sight.game().phase() > Phase::Combat,
            Vow::LeaveEarth => sight.game().phase() > Phase::Playing,
            Vow::Object(_) | Vow::Accept(_) | Vow::Proclaim(_) | Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => {
                false
            }
        };
        goods.pledges.push(Pledge { vow, clause: Clause::Always, next: over });
    }
}

/// Returns what one side can promise to the other.
fn vows(sight: &Sight<'_>, from: Option<Seat>, to: Option<Seat>) -> Vec<Vow> {
    let game = sight.game();
    let mut vows = Vec::new();
    for whom in game.seats().filter(|whom| Some(*whom) != from) {
        vows.push(Vow::Spare(whom));
        if Some(whom) != to {
            vows.push(Vow::Attack(whom));
        }
    }
    vows.push(Vow::LeaveEarth);
    for whom in game.seats() {
        vows.extend([Vow::Accept(whom), Vow::Object(whom), Vow::Proclaim(whom)]);
    }
    vows.push(Vow::Cards(1));
    vows.extend(game.seats().map(|of| Vow::Oaths { of, count: 1 }));
    vows.push(Vow::Souls(1));
    vows
}

/// Draws how much a promise owes, until when it lasts, and on which condition.
fn conditions(ui: &mut Ui, sight: &Sight<'_>, pledge: &mut Pledge) {
    let amount = |ui: &mut Ui, count: u32| {
        let mut now = count;
        number(ui, sight, &say!(sight, "oaths-first-ui-amount"), &mut now, MOST_OWED);
        now.max(1)
    };
    pledge.vow = match pledge.vow {
        Vow::Cards(count) => Vow::Cards(amount(ui, count.into()) as u8),
        Vow::Oaths { of, count } => Vow::Oaths { of, count: amount(ui, count.into()) as u8 },
        Vow::Souls(count) => Vow::Souls(amount(ui, count)),
        vow @ (Vow::Attack(_)
        | Vow::Spare(_)
        | Vow::LeaveEarth
        | Vow::Object(_)
        | Vow::Accept(_)
        | Vow::Proclaim(_)) => vow,
    };
    let mut clauses = vec![Clause::Always, Clause::IfPossible];
    if pledge.vow.is_debt() {
        clauses.extend(sight.game().seats().map(Clause::IfOverlord));
    }
    let name = |clause: Clause| match clause {
        Clause::Always => say!(sight, "oaths-first-ui-always"),
        Clause::IfPossible | Clause::IfOverlord(_) => sight.teller().clause(clause),
    };
    let shown = ComboBox::from_id_salt("clause").width(170.0).selected_text(name(pledge.clause)).show_ui(ui, |ui| {
        for clause in clauses {
            ui.selectable_value(&mut pledge.clause, clause, name(clause));
        }
    });
    heard::name(&shown.response, &say!(sight, "oaths-first-ui-clause"));
    let longer = ui.checkbox(&mut pledge.next, say!(sight, "oaths-first-ui-next-turn"));
    longer.hint(say!(sight, "oaths-first-ui-next-turn-tip"));
}

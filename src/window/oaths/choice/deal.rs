//! The sheets on which an offer is composed, and a favour reclaimed.
//!
//! Anything can be given for anything: cards, Souls, points, papers, prisoners, safety, an alliance,
//! a realm, and promises. What the other side holds in its hand is hidden, so any paper can be asked
//! for; whether it has it shows when it takes the offer.

use bevy_egui::egui::{Button, Context, Label, RichText, ScrollArea, Ui, Vec2, vec2};
use oaths::rules::ids::{HandCard, Paper, PaperSort, Seat, SpecialKind};
use oaths::rules::promises::Vow;
use oaths::rules::step::{Answer, Choice};
use oaths::rules::trade::{Claim, Favor, Goods, Pact, Terms, TradeAnswer};

use super::super::Tabling;
use super::super::desktop::{Desktop, Leaf, Sheet};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use, pick};
use super::{fold, number, option};
use crate::look::palette::{ASH, EMBER};
use crate::look::tips::{self, Hint};
use crate::look::{icon_text_button, scroll, seal_button, section, sheet};
use crate::parlour::tile::{Depicted, toggle};
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the sheet on which an offer is composed.
pub fn offer_sheet(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let Some(mut terms) = desktop.own.terms.clone() else { return };
    let head = say!(sight, "oaths-ui-offer-title");
    let mut made = false;
    let closed = sheet(
        ctx,
        sight.look,
        "oaths-offer",
        ("emissary", &head),
        &say!(sight, "parlour-close"),
        vec2(980.0, 640.0),
        |ui| {
            to_whom(ui, sight, &mut terms);
            let foot = 122.0;
            let room = ui.available_height() - foot;
            ScrollArea::vertical().id_salt(("offer", terms.to)).max_height(room).auto_shrink([false, false]).show(
                ui,
                |ui| {
                    ui.columns(2, |columns| {
                        let (mine, theirs) = (sight.seat(), terms.to);
                        section(&mut columns[0], &say!(sight, "oaths-ui-you-give"));
                        columns[0].push_id("gives", |ui| goods(ui, sight, Some(mine), theirs, &mut terms.gives));
                        section(&mut columns[1], &say!(sight, "oaths-ui-you-ask"));
                        columns[1].push_id("asks", |ui| goods(ui, sight, theirs, Some(mine), &mut terms.asks));
                    });
                    pact(ui, sight, &mut terms);
                },
            );
            let check = sight.game().check_terms(sight.catalog, sight.seat(), &terms);
            ui.add(Label::new(sight.teller().terms(sight.seat(), &terms)).wrap());
            ui.horizontal(|ui| {
                made = seal_button(ui, sight.look, &say!(sight, "oaths-ui-offer-add"), check.is_ok()).clicked();
                if let Err(refusal) = check {
                    let nothing = terms.gives.is_nothing() && terms.asks.is_nothing() && terms.pact == Pact::None;
                    let why =
                        if nothing { say!(sight, "oaths-ui-offer-nothing") } else { sight.teller().refusal(refusal) };
                    // Nothing chosen yet is no fault.
                    ui.add(Label::new(RichText::new(why).color(if nothing { ASH } else { EMBER })).wrap());
                }
            });
        },
    );
    if made {
        add(sight, wishes, |dealings| dealings.offers.push(terms.clone()));
    }
    if closed || made {
        (desktop.own.terms, desktop.leaf) = (None, Leaf::None);
    } else {
        desktop.own.terms = Some(terms);
    }
}

/// Changes what this devil says in this round.
fn add(sight: &Sight<'_>, wishes: &mut Wishes, change: impl FnOnce(&mut oaths::rules::trade::Dealings)) {
    let mut dealings = match sight.chair.draft().map(|draft| &draft.answer) {
        Some(Answer::Trade(TradeAnswer::Round(dealings))) => dealings.clone(),
        Some(_) | None => Default::default(),
    };
    change(&mut dealings);
    let choice = Choice { seat: sight.seat(), answer: TradeAnswer::Round(dealings).into() };
    wishes.push(Tabling::Draft(Box::new(choice)).into());
}

/// Draws to whom the offer goes. Another devil has other things, so what is asked is cleared.
fn to_whom(ui: &mut Ui, sight: &Sight<'_>, terms: &mut Terms) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        ui.label(say!(sight, "oaths-ui-offer-to"));
        let mut to = terms.to;
        for other in sight.game().others(sight.seat()) {
            let name = sight.teller().seat(other);
            let button = icon_text_button(sight.look, "avatar", name).selected(to == Some(other));
            if ui.add(button).clicked() {
                to = Some(other);
            }
        }
        let all = icon_text_button(sight.look, "help", say!(sight, "oaths-ui-offer-all")).selected(to.is_none());
        if ui.add(all).hint(say!(sight, "oaths-ui-offer-all-tip")).clicked() {
            to = None;
        }
        if to != terms.to {
            terms.to = to;
            terms.asks.cards.clear();
            terms.asks.prisoners.clear();
            terms.asks.freed.clear();
            let (points, souls) =
                to.map_or((u8::MAX, u32::MAX), |to| (sight.game().domain(to).points, sight.game().domain(to).souls));
            (terms.asks.points, terms.asks.souls) = (terms.asks.points.min(points), terms.asks.souls.min(souls));
        }
    });
}

/// Draws what one side of a deal gives. `from` is `None` for whoever takes the offer.
fn goods(ui: &mut Ui, sight: &Sight<'_>, from: Option<Seat>, to: Option<Seat>, goods: &mut Goods) {
    const ANYBODY: u32 = 20;
    let game = sight.game();
    let domain = from.map(|from| game.domain(from));
    number(ui, sight, &say!(sight, "oaths-ui-souls"), &mut goods.souls, domain.map_or(ANYBODY, |domain| domain.souls));
    let mut points = u32::from(goods.points);
    number(ui, sight, &say!(sight, "oaths-ui-points"), &mut points, domain.map_or(9, |domain| domain.points.into()));
    goods.points = points as u8;
    if let Some(domain) = domain.filter(|domain| !domain.tabled.is_empty()) {
        ui.label(RichText::new(say!(sight, "oaths-ui-cards")).color(ASH));
        pick(ui, sight, &domain.tabled, &mut goods.cards, usize::MAX, Thing::Card);
    }
    ui.label(RichText::new(say!(sight, "oaths-ui-papers")).color(ASH));
    papers(ui, sight, from, goods);
    for prisoner in from.into_iter().flat_map(|from| game.prisoners(from)) {
        let name = sight.teller().seat(prisoner);
        let handed = goods.prisoners.contains(&prisoner);
        let freed = goods.freed.contains(&prisoner);
        if option(ui, sight, "lock", &say!(sight, "oaths-ui-hand-over", devil = name.as_str()), handed) {
            goods.freed.retain(|who| *who != prisoner);
            toggle(&mut goods.prisoners, prisoner);
        }
        if option(ui, sight, "unlock", &say!(sight, "oaths-ui-sets-free", devil = name.as_str()), freed) {
            goods.prisoners.retain(|who| *who != prisoner);
            toggle(&mut goods.freed, prisoner);
        }
    }
    ui.label(RichText::new(say!(sight, "oaths-ui-promises")).color(ASH)).hint(say!(sight, "oaths-ui-vows-tip"));
    if option(ui, sight, "truce", &say!(sight, "oaths-ui-safety"), goods.safety) {
        goods.safety = !goods.safety;
    }
    let mut vows = vec![Vow::LeaveEarth];
    for whom in game.seats().filter(|whom| Some(*whom) != from) {
        vows.push(Vow::Spare(whom));
        if Some(whom) != to {
            vows.push(Vow::Attack(whom));
        }
    }
    vows.extend(game.seats().map(Vow::Elect));
    fold(ui, "vows", say!(sight, "oaths-ui-vows", n = goods.vows.len()), |ui| {
        for vow in vows {
            let on = goods.vows.contains(&vow);
            if option(ui, sight, "loyalty", &sight.teller().vow(vow), on) {
                toggle(&mut goods.vows, vow);
            }
        }
    });
}

/// Draws the cards of a hand: a row of papers for each devil whose they are, and special play cards.
/// A click gives one more; after the last, none.
fn papers(ui: &mut Ui, sight: &Sight<'_>, from: Option<Seat>, goods: &mut Goods) {
    let own = from == Some(sight.seat());
    let hand = &sight.game().domain(sight.seat()).hand;
    let numbers = &sight.catalog.numbers;
    let sorts = [
        (PaperSort::Favor, numbers.favors, "oaths-ui-favor-count"),
        (PaperSort::Oath, numbers.oaths, "oaths-ui-oath-count"),
        (PaperSort::Vote, numbers.votes, "oaths-ui-vote-count"),
    ];
    for of in sight.game().seats() {
        let held = |sort: PaperSort, all: u8| {
            if own { hand.papers_like(Paper { sort, of }) } else { usize::from(all) }
        };
        if sorts.iter().all(|(sort, all, _)| held(*sort, *all) == 0) {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            Tile::new(Thing::Devil(of), Size::Small).show(ui, sight);
            for (sort, all, id) in sorts {
                let most = held(sort, all);
                if most == 0 {
                    continue;
                }
                let card = HandCard::Paper(Paper { sort, of });
                let given = count(goods, card);
                let about = [("n", given.into()), ("most", most.into())];
                let button = ui.add(Button::new(sight.text.say_with(id, &about)).selected(given > 0));
                tips::offer(&button, || Thing::Hand(card).tip(sight));
                if button.clicked() {
                    one_more(goods, card, most);
                }
            }
        });
    }
    let specials: Vec<SpecialKind> =
        if own { hand.specials().collect() } else { sight.view.unseen_specials(sight.catalog) };
    fold(ui, "specials", say!(sight, "oaths-ui-specials-given"), |ui| {
        for kind in specials {
            let card = HandCard::Special(kind);
            if option(ui, sight, "event", &sight.teller().special(kind), count(goods, card) > 0) {
                one_more(goods, card, 1);
            }
        }
    });
}

fn count(goods: &Goods, card: HandCard) -> usize {
    goods.hand.iter().filter(|other| **other == card).count()
}

/// Gives one more of a card; after the last, none.
fn one_more(goods: &mut Goods, card: HandCard, most: usize) {
    if count(goods, card) < most {
        goods.hand.push(card);
    } else {
        goods.hand.retain(|other| *other != card);
    }
}

/// Draws what both sides do together.
fn pact(ui: &mut Ui, sight: &Sight<'_>, terms: &mut Terms) {
    section(ui, &say!(sight, "oaths-ui-together")).hint(say!(sight, "oaths-ui-together-tip"));
    ui.horizontal_wrapped(|ui| {
        for (pact, icon, id) in [
            (Pact::None, "close", "oaths-ui-pact-none"),
            (Pact::Lead, "vassal", "oaths-ui-pact-lead"),
            (Pact::Follow, "loyalty", "oaths-ui-pact-follow"),
            (Pact::SwapRealms, "stronghold", "oaths-ui-pact-realms"),
        ] {
            let button = icon_text_button(sight.look, icon, sight.text.say(id)).selected(terms.pact == pact);
            let asked = Terms { pact, gives: Goods { souls: 0, ..Goods::default() }, ..terms.clone() };
            let can = pact == Pact::None || sight.game().check_terms(sight.catalog, sight.seat(), &asked).is_ok();
            if ui.add_enabled(can, button).hint(sight.text.say(&format!("{id}-tip"))).clicked() {
                terms.pact = pact;
            }
        }
    });
}

/// Returns a claim that can be paid: with favours of any devil first, and with own ones last.
pub(super) fn cheapest(sight: &Sight<'_>, target: Seat, favor: Favor) -> Option<Claim> {
    payments(sight, target, favor).into_iter().next()
}

/// Returns every way to pay for a favour.
fn payments(sight: &Sight<'_>, target: Seat, favor: Favor) -> Vec<Claim> {
    let (game, seat) = (sight.game(), sight.seat());
    let own = 0..=game.counter_favors(sight.catalog, seat);
    let wild = (0..=game.domain(seat).wild).rev();
    let all = wild.flat_map(|wild| own.clone().map(move |own| Claim { target, favor, own, wild }));
    all.filter(|claim| game.check_claim(sight.catalog, seat, claim).is_ok()).collect()
}

/// Draws the sheet on which a favour is reclaimed of a devil.
pub fn claim_sheet(ctx: &Context, sight: &Sight<'_>, target: Seat, desktop: &mut Desktop, wishes: &mut Wishes) {
    let head = say!(sight, "oaths-ui-claim-title");
    let mut whom = target;
    let mut made = None;
    let closed = sheet(
        ctx,
        sight.look,
        "oaths-claim",
        ("demand", &head),
        &say!(sight, "parlour-close"),
        vec2(620.0, 560.0),
        |ui| {
            ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-claim-text")).color(ASH)).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(5.0);
                for other in sight.game().others(sight.seat()) {
                    let held = sight.game().domain(sight.seat()).hand.papers_like(Paper::favor(other));
                    let tile = Tile::new(Thing::Devil(other), Size::Usual).used(Use::toggle(other == target));
                    let badge = say!(sight, "oaths-ui-favors", n = held);
                    if tile.badge(badge).show(ui, sight).clicked() {
                        whom = other;
                    }
                }
            });
            scroll(ui, "claims", |ui| {
                let game = sight.game();
                let mut favors = vec![Favor::Safety, Favor::Alliance];
                favors.extend((1..=sight.catalog.numbers.most_oaths).map(Favor::Oaths));
                favors.extend(game.prisoners(target).flat_map(|who| [Favor::Free(who), Favor::Take(who)]));
                for favor in favors {
                    let ways = payments(sight, target, favor);
                    if ways.is_empty() {
                        let claim = Claim { target, favor, own: 0, wild: 0 };
                        let price = game.price(sight.catalog, &claim);
                        let about = [("favor", sight.teller().favor(favor).into()), ("price", price.into())];
                        let words = sight.text.say_with("oaths-ui-claim-cannot", &about);
                        let why = game.check_claim(sight.catalog, sight.seat(), &claim).err();
                        let why = why.map_or_else(String::new, |why| sight.teller().refusal(why));
                        let button = icon_text_button(sight.look, "lock", words);
                        ui.add_enabled(false, button).hint_disabled(why);
                    }
                    for claim in ways {
                        if option(ui, sight, "check", &sight.teller().claim(sight.seat(), &claim), false) {
                            made = Some(claim);
                        }
                    }
                }
            });
        },
    );
    if let Some(claim) = made {
        add(sight, wishes, |dealings| dealings.claims.push(claim));
    }
    desktop.leaf = if closed || made.is_some() { Leaf::None } else { Leaf::Own(Sheet::Claim(whom)) };
}

//! The forms of the trading: a round of offers and answers, torture, and papers that have to be
//! given.

use bevy_egui::egui::{Frame, Label, Margin, RichText, Stroke, Ui};
use oaths::rules::catalog::Moment;
use oaths::rules::ids::{HandCard, Paper, PaperSort, Seat};
use oaths::rules::refusal::Refusal;
use oaths::rules::step::Answer;
use oaths::rules::trade::{Dealings, MOST_OFFERS, Offer, Pact, Terms, TradeAnswer, TradeStep};

use super::super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::{option, special};
use crate::look::palette::{ASH, ENGRAVED, RAISED, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{bold, icon_button, icon_text_button, section};
use crate::parlour::button;
use crate::shell::screens::say;

pub(super) fn untouched(step: &TradeStep) -> Option<Answer> {
    let answer = match step {
        TradeStep::Round(_) => TradeAnswer::Round(Dealings::default()),
        TradeStep::Torture { .. } => TradeAnswer::Keep(None),
        TradeStep::Give { .. } | TradeStep::Return { .. } => TradeAnswer::Give(Vec::new()),
        TradeStep::Ransom(_) | TradeStep::Open | TradeStep::Close => return None,
    };
    Some(answer.into())
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &TradeStep, answer: Answer, desktop: &mut Desktop) -> Answer {
    let (game, seat) = (sight.game(), sight.seat());
    let paper = |paper: Paper| Thing::Hand(HandCard::Paper(paper));
    match (step, answer) {
        (TradeStep::Round(number), Answer::Trade(TradeAnswer::Round(dealings))) => {
            let last = *number >= game.trading_rounds();
            TradeAnswer::Round(round(ui, sight, dealings, last, desktop)).into()
        }
        (TradeStep::Torture { prisoner, seen, .. }, Answer::Trade(TradeAnswer::Keep(kept))) => {
            let mut chosen: Vec<HandCard> = kept.into_iter().collect();
            let words = say!(sight, "oaths-ui-torture-none", devil = sight.teller().seat(*prisoner));
            if option(ui, sight, "lock", &words, kept.is_none()) {
                chosen.clear();
            }
            pick(ui, sight, seen, &mut chosen, 1, Thing::Hand);
            TradeAnswer::Keep(chosen.first().copied()).into()
        }
        (
            TradeStep::Give { count, .. } | TradeStep::Return { count, .. },
            Answer::Trade(TradeAnswer::Give(mut papers)),
        ) => {
            let own: Vec<Paper> = game.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
            let most = usize::from(*count).min(own.len());
            ui.label(bold(say!(sight, "oaths-ui-chosen", n = papers.len(), of = most)));
            pick(ui, sight, &own, &mut papers, most, paper);
            TradeAnswer::Give(papers).into()
        }
        (TradeStep::Ransom(_), answer) => {
            let mut own: Vec<Paper> =
                game.domain(seat).hand.papers().filter(|paper| paper.sort == PaperSort::Oath).collect();
            own.dedup();
            let now = if let Answer::Trade(TradeAnswer::Ransom(paper)) = &answer { Some(*paper) } else { None };
            let mut chosen: Vec<Paper> = now.into_iter().collect();
            pick(ui, sight, &own, &mut chosen, 1, paper);
            chosen.first().map_or(answer, |paper| TradeAnswer::Ransom(*paper).into())
        }
        (
            TradeStep::Open
            | TradeStep::Round(_)
            | TradeStep::Torture { .. }
            | TradeStep::Give { .. }
            | TradeStep::Return { .. }
            | TradeStep::Close,
            answer,
        ) => answer,
    }
}

/// Draws a round of trading: the offers of others, and what this devil says.
fn round(ui: &mut Ui, sight: &Sight<'_>, mut dealings: Dealings, last: bool, desktop: &mut Desktop) -> Dealings {
    let (game, seat) = (sight.game(), sight.seat());
    let silence = game.trading().silence;
    ui.horizontal_wrapped(|ui| {
        let can = !silence && !last && dealings.offers.len() < MOST_OFFERS;
        let make = ui.add_enabled(can, icon_text_button(sight.look, "emissary", say!(sight, "oaths-ui-offer-make")));
        let why = match (can, last) {
            (true, _) => say!(sight, "oaths-ui-offer-make-tip"),
            (false, true) => say!(sight, "oaths-ui-offer-late"),
            (false, false) => say!(sight, "oaths-ui-offer-most", n = MOST_OFFERS),
        };
        if make.hint(why.clone()).hint_disabled(why).clicked() {
            begin_offer(desktop, game.others(seat).next());
        }
        if button(ui, sight, "demand", "oaths-ui-claim-make") {
            desktop.leaf = Leaf::Own(Sheet::Claim(game.others(seat).next().unwrap_or(seat)));
        }
    });
    said(ui, sight, &mut dealings);
    mine(ui, sight);
    let mut open: Vec<&Offer> = game.trading().offers.iter().filter(|offer| offer.by != seat).collect();
    // What is for this devil comes first.
    open.sort_by_key(|offer| offer.terms.to.is_some_and(|to| to != seat));
    section(ui, &say!(sight, "oaths-ui-offers", n = open.len())).hint(say!(sight, "oaths-ui-offers-tip"));
    if open.is_empty() {
        ui.label(RichText::new(say!(sight, "oaths-ui-offers-none")).color(ASH));
    }
    for offer in open {
        ui.push_id(("offer", offer.id.0), |ui| incoming(ui, sight, offer, last, &mut dealings, desktop));
    }
    let playable = !game.playable(sight.catalog, seat, Moment::Trading).is_empty();
    if playable {
        section(ui, &say!(sight, "oaths-ui-play-special"));
        special::plays(ui, sight, Moment::Trading, &mut dealings.plays);
    }
    prisoners(ui, sight, &mut dealings);
    dealings
}

/// Draws what this devil says so far. Each can be taken back.
fn said(ui: &mut Ui, sight: &Sight<'_>, dealings: &mut Dealings) {
    let seat = sight.seat();
    if dealings.claims.is_empty() && dealings.offers.is_empty() {
        return;
    }
    section(ui, &say!(sight, "oaths-ui-said"));
    let mut dropped = None;
    for (at, claim) in dealings.claims.iter().enumerate() {
        if line(ui, sight, &sight.teller().claim(seat, claim)) {
            dropped = Some((true, at));
        }
    }
    for (at, terms) in dealings.offers.iter().enumerate() {
        if line(ui, sight, &sight.teller().terms(seat, terms)) {
            dropped = Some((false, at));
        }
    }
    match dropped {
        Some((true, at)) => drop(dealings.claims.remove(at)),
        Some((false, at)) => drop(dealings.offers.remove(at)),
        None => {}
    }
}

/// Draws a line that can be taken back. Returns true if it was.
fn line(ui: &mut Ui, sight: &Sight<'_>, words: &str) -> bool {
    ui.horizontal_top(|ui| {
        let gone = icon_button(ui, sight.look, "close", &say!(sight, "oaths-ui-take-back")).clicked();
        ui.add(Label::new(words).wrap());
        gone
    })
    .inner
}

/// Draws the offers of this devil that the others answer now.
fn mine(ui: &mut Ui, sight: &Sight<'_>) {
    let seat = sight.seat();
    let open: Vec<&Offer> = sight.game().trading().offers.iter().filter(|offer| offer.by == seat).collect();
    if open.is_empty() {
        return;
    }
    section(ui, &say!(sight, "oaths-ui-offers-mine"));
    for offer in open {
        ui.add(Label::new(RichText::new(sight.teller().terms(seat, &offer.terms)).color(ASH)).wrap());
    }
}

/// Draws an offer of another devil.
fn incoming(ui: &mut Ui, sight: &Sight<'_>, offer: &Offer, last: bool, dealings: &mut Dealings, desktop: &mut Desktop) {
    let (game, seat) = (sight.game(), sight.seat());
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
            let check = game.check_take(sight.catalog, offer, seat);
            let take = icon_text_button(sight.look, "check", say!(sight, "oaths-ui-take")).selected(taken);
            let take = ui.add_enabled(check.is_ok(), take);
            let why = match check {
                Ok(()) => say!(sight, "oaths-ui-take-tip"),
                Err(Refusal::Goods) if game.check_goods(&offer.terms.asks, seat, Some(offer.by)).is_err() => {
                    say!(sight, "oaths-ui-lacks-you")
                }
                Err(Refusal::Goods) => say!(sight, "oaths-ui-lacks-other", devil = sight.teller().seat(offer.by)),
                Err(refusal) => sight.teller().refusal(refusal),
            };
            if take.hint(why.clone()).hint_disabled(why).clicked() {
                if taken {
                    dealings.takes.retain(|id| *id != offer.id);
                } else {
                    dealings.takes.push(offer.id);
                }
            }
            if !last && button(ui, sight, "diplomacy", "oaths-ui-counter-offer") {
                desktop.own.terms = Some(countered(offer));
                desktop.leaf = Leaf::Own(Sheet::Offer);
            }
        });
    });
    ui.add_space(4.0);
}

/// Returns the terms of an offer as the other side would make it.
fn countered(offer: &Offer) -> Terms {
    let pact = match offer.terms.pact {
        Pact::None => Pact::None,
        Pact::Lead => Pact::Follow,
        Pact::Follow => Pact::Lead,
        Pact::SwapRealms => Pact::SwapRealms,
    };
    Terms { to: Some(offer.by), gives: offer.terms.asks.clone(), asks: offer.terms.gives.clone(), pact }
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
            let toggle = |ui: &mut Ui, icon: &'static str, id: &str, list: &mut Vec<Seat>| {
                let on = list.contains(&prisoner);
                let button = ui.add(icon_text_button(sight.look, icon, sight.text.say(id)).selected(on));
                if button.hint(sight.text.say(&format!("{id}-tip"))).clicked() {
                    if on { list.retain(|who| *who != prisoner) } else { list.push(prisoner) }
                }
            };
            toggle(ui, "unlock", "oaths-ui-free", &mut dealings.frees);
            if game.torture(sight.catalog, seat).is_some() && !game.trading().tortured.contains(&prisoner) {
                toggle(ui, "eye", "oaths-ui-torture", &mut dealings.tortures);
            }
        });
    }
}

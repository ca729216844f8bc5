//! The forms that are small: the set-up, cards and legions that are lost, Lilith, petitions, Favours
//! that are cashed in.

use bevy_egui::egui::{Label, RichText, Ui};
use circles::rules::dusk::Cash;
use circles::rules::hand::Discards;
use circles::rules::ids::{Banner, DaemonKind, Direction, Place, Unit};
use circles::rules::petition::{Claim, Claims, PetitionAsk};
use circles::rules::roam::{RoamAnswer, RoamAsk};
use circles::rules::setup::{SetupAnswer, SetupAsk};
use circles::rules::strokes::{Losses, StrokeAsk};

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::super::thing::{Thing, pick};
use super::parts;
use crate::look::palette::ASH;
use crate::look::{icon_button, section};
use crate::parlour::panel::{number, option};
use crate::shell::screens::say;

pub(super) fn setup(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &SetupAsk,
    answer: SetupAnswer,
    desktop: &mut Desktop,
) -> SetupAnswer {
    match (ask, answer) {
        (SetupAsk::Exchange, SetupAnswer::Exchange(mut given)) => {
            if option(ui, sight, "check", &say!(sight, "circles-ui-exchange-none"), given.is_none()) {
                given = None;
            }
            ui.add_space(6.0);
            ui.label(RichText::new(say!(sight, "circles-ui-exchange")).color(ASH));
            SetupAnswer::Exchange(one_daemon(ui, sight, given))
        }
        (SetupAsk::Garrison(_), SetupAnswer::Garrison(at)) => {
            let open: Vec<Place> = sight.game().sectio_of(sight.seat()).map(Place::Sectio).collect();
            let chosen = parts::one_place(ui, sight, desktop, &open, Some(Place::Sectio(at)));
            SetupAnswer::Garrison(chosen.and_then(Place::sectio).unwrap_or(at))
        }
        (SetupAsk::Exchange | SetupAsk::Garrison(_), answer) => answer,
    }
}

/// Draws the own daemons, of which one can be chosen.
fn one_daemon(ui: &mut Ui, sight: &Sight<'_>, now: Option<DaemonKind>) -> Option<DaemonKind> {
    let own: Vec<DaemonKind> =
        sight.game().triumvirate(sight.seat()).daemons.iter().map(|daemon| daemon.kind).collect();
    let mut chosen: Vec<DaemonKind> = now.into_iter().collect();
    pick(ui, sight, &own, &mut chosen, 1, Thing::Daemon);
    chosen.first().copied()
}

pub(super) fn discards(ui: &mut Ui, sight: &Sight<'_>, answer: Discards) -> Discards {
    let Discards(mut cards) = answer;
    let most = sight.game().excess(sight.catalog, sight.seat());
    let words = sight.text.say_with("circles-ui-discards", &[("n", cards.len().into()), ("of", most.into())]);
    ui.label(RichText::new(words).color(ASH));
    parts::cards(ui, sight, &sight.game().triumvirate(sight.seat()).hand, &mut cards, most);
    Discards(cards)
}

pub(super) fn losses(ui: &mut Ui, sight: &Sight<'_>, ask: &StrokeAsk, answer: Losses, desktop: &mut Desktop) -> Losses {
    let StrokeAsk::Lose { legions, .. } = ask;
    let Losses(lost) = answer;
    let about = [("n", lost.len().into()), ("of", (*legions).into())];
    ui.label(RichText::new(sight.text.say_with("circles-ui-losses", &about)).color(ASH));
    let own = sight.game().board().legions(Banner::Seat(sight.seat())).map(|(legion, _)| Unit::Legion(legion));
    let own: Vec<Unit> = own.collect();
    let mut chosen: Vec<Unit> = lost.into_iter().map(Unit::Legion).collect();
    parts::units(ui, sight, &own, &mut chosen);
    let places = chosen.iter().filter_map(|unit| sight.game().board().at(*unit)).map(|place| (place, 1)).collect();
    desktop.own.marks = Marks { chosen: places, ..Marks::default() };
    let legion = |unit: Unit| match unit {
        Unit::Legion(legion) => Some(legion),
        Unit::Lieutenant(_) | Unit::Hound(_) => None,
    };
    Losses(chosen.into_iter().filter_map(legion).collect())
}

pub(super) fn roam(ui: &mut Ui, sight: &Sight<'_>, ask: &RoamAsk, answer: RoamAnswer) -> RoamAnswer {
    match (ask, answer) {
        (RoamAsk::Court, RoamAnswer::Court(mut suitor)) => {
            if option(ui, sight, "check", &say!(sight, "circles-ui-court-none"), suitor.is_none()) {
                suitor = None;
            }
            ui.add_space(6.0);
            let suitors = sight.game().suitors(sight.catalog, sight.seat());
            let mut chosen: Vec<DaemonKind> = suitor.into_iter().collect();
            pick(ui, sight, &suitors, &mut chosen, 1, Thing::Daemon);
            RoamAnswer::Court(chosen.first().copied())
        }
        (RoamAsk::Lead(_), RoamAnswer::Lead(steps)) => RoamAnswer::Lead(lead(ui, sight, steps)),
        (RoamAsk::Court | RoamAsk::Lead(_), answer) => answer,
    }
}

/// Draws Lilith's way, step by step.
fn lead(ui: &mut Ui, sight: &Sight<'_>, mut steps: Vec<Direction>) -> Vec<Direction> {
    let most = usize::from(sight.catalog.numbers.moves.lilith);
    let about = [("n", steps.len().into()), ("of", most.into())];
    ui.label(RichText::new(sight.text.say_with("circles-ui-lead", &about)).color(ASH));
    // The Pentagram takes her out of the game, so her way ends there.
    let mut at = sight.game().board().lilith().map(|lilith| lilith.at);
    for step in &steps {
        at = at.and_then(|sectio| sectio.towards(*step).sectio());
        let place = at.map_or_else(|| say!(sight, "circles-ui-beyond"), |sectio| sight.teller().sectio(sectio));
        let way = sight.words().direction(*step);
        ui.label(sight.text.say_with("circles-ui-step", &[("way", way.into()), ("place", place.into())]));
    }
    if !steps.is_empty() && icon_button(ui, sight.look, "undo", &say!(sight, "circles-ui-step-back")).clicked() {
        steps.pop();
    }
    if steps.len() < most && at.is_some() {
        for way in Direction::ALL {
            if option(ui, sight, "march", &sight.words().direction(way), false) {
                steps.push(way);
            }
        }
    }
    steps
}

pub(super) fn claims(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &PetitionAsk,
    claims: Claims,
    desktop: &mut Desktop,
) -> Claims {
    let (game, seat) = (sight.game(), sight.seat());
    let Claims(mut claims) = claims;
    let claimable = game.claimable(sight.catalog, seat);
    let places: Vec<Place> = claimable.iter().copied().map(Place::Sectio).collect();
    let rights = matches!(ask, PetitionAsk::Claim);
    let price = game.petition_price(sight.catalog, seat);
    let right = |sectio| rights && game.is_victor(sight.catalog, seat, sectio);
    if let Some(sectio) = parts::taken(desktop, &places).and_then(Place::sectio) {
        match claims.iter().position(|claim| claim.sectio == sectio) {
            Some(at) => drop(claims.remove(at)),
            None => claims.push(Claim { sectio, favour: !right(sectio) }),
        }
    }
    let paid = claims.iter().filter(|claim| claim.favour).count();
    let about = [
        ("price", price.into()),
        ("free", game.triumvirate(seat).free_favours().into()),
        ("paid", (paid as u32 * price).into()),
    ];
    ui.add(Label::new(RichText::new(sight.text.say_with("circles-ui-claims", &about)).color(ASH)).wrap());
    for sectio in claimable {
        let (best, circle) = (game.holdings(seat, sectio.circle()), sight.teller().circle(sectio.circle()));
        section(ui, &sight.teller().sectio(sectio));
        let own = sight.text.say_with("circles-ui-claim-circle", &[("circle", circle.into()), ("n", best.into())]);
        ui.add(Label::new(RichText::new(own).small().color(ASH)).wrap());
        let now = claims.iter().find(|claim| claim.sectio == sectio).map(|claim| claim.favour);
        let mut wanted = now;
        if option(ui, sight, "close", &say!(sight, "circles-ui-claim-none"), now.is_none()) {
            wanted = None;
        }
        if right(sectio) && option(ui, sight, "champion", &say!(sight, "circles-ui-claim-right"), now == Some(false)) {
            wanted = Some(false);
        }
        if option(ui, sight, "prestige", &say!(sight, "circles-ui-claim-favour", n = price), now == Some(true)) {
            wanted = Some(true);
        }
        if wanted != now {
            claims.retain(|claim| claim.sectio != sectio);
            claims.extend(wanted.map(|favour| Claim { sectio, favour }));
        }
    }
    let chosen = claims.iter().map(|claim| (Place::Sectio(claim.sectio), 1)).collect();
    desktop.own.marks = Marks { open: places, chosen, way: Vec::new() };
    Claims(claims)
}

pub(super) fn cash(ui: &mut Ui, sight: &Sight<'_>, cash: Cash) -> Cash {
    let Cash(mut count) = cash;
    let most = sight.game().absolvable(sight.catalog, sight.seat());
    number(ui, sight, &say!(sight, "circles-ui-cash"), &mut count, most);
    let favours = sight.game().absolution_price(sight.catalog, sight.seat()) * count;
    ui.label(RichText::new(say!(sight, "circles-ui-cash-price", n = favours)).color(ASH));
    Cash(count)
}

//! The forms of a conflict: targets, colours, losses, spoils, realms.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::rules::catalog::Trait;
use oaths::rules::ids::{Card, Seat};
use oaths::rules::step::Answer;
use oaths::rules::war::{Division, Target, WarAnswer, WarStep, beats, colours};

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::{number, option, swatch};
use crate::look::palette::{ASH, BONE};
use crate::look::{bold, section};
use crate::shell::screens::say;

pub(super) fn untouched(step: &WarStep) -> Option<Answer> {
    let answer = match step {
        WarStep::Move | WarStep::LateMove(_) => WarAnswer::Move { raise: 0, target: Target::Stay },
        WarStep::Suborn(_) => WarAnswer::Suborn(None),
        WarStep::Betray { .. } | WarStep::Lose(_) | WarStep::Avenge { .. } => WarAnswer::Lose(Vec::new()),
        WarStep::Bury => WarAnswer::Salvage(None),
        WarStep::Occupy(_) => WarAnswer::Occupy(None),
        WarStep::Lure(_) => WarAnswer::Lure(None),
        WarStep::Strategies | WarStep::SiegeStrategies | WarStep::Divide(_) | WarStep::Swap { .. } => return None,
        WarStep::Begin(_)
        | WarStep::Meet
        | WarStep::Arrive
        | WarStep::Fall
        | WarStep::Peace
        | WarStep::Gather
        | WarStep::Reap
        | WarStep::End => return None,
    };
    Some(answer.into())
}

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &WarStep, answer: Answer) -> Answer {
    let (game, seat, catalog) = (sight.game(), sight.seat(), sight.catalog);
    match step {
        WarStep::Move | WarStep::LateMove(_) => aim(ui, sight, step, answer),
        WarStep::Suborn(_) => {
            let all = game.subornable(catalog, seat);
            one_seat(ui, sight, &all, answer, "oaths-ui-suborn-none", WarAnswer::Suborn)
        }
        WarStep::Betray { from, .. } => lose(ui, sight, &game.traitors(catalog, *from), 1, answer),
        WarStep::Strategies | WarStep::SiegeStrategies => strategy(ui, sight, answer),
        WarStep::Lose(losses) => {
            let Some(loss) = losses.iter().find(|loss| loss.seat == seat) else { return answer };
            lose(ui, sight, &game.losable(catalog, loss), loss.count.into(), answer)
        }
        WarStep::Bury => one_card(ui, sight, game.fallen(), answer, "oaths-ui-salvage-none", WarAnswer::Salvage),
        WarStep::Avenge { victims, count, .. } => avenge(ui, sight, victims, *count, answer),
        WarStep::Divide(at) => {
            for division in game.divisions(catalog, *at) {
                let on = answer == Answer::War(WarAnswer::Divide(division.clone()));
                if option(ui, sight, "relic", &divided(sight, *at, &division), on) {
                    return WarAnswer::Divide(division).into();
                }
            }
            answer
        }
        WarStep::Swap { realm, .. } => {
            ui.horizontal(|ui| {
                if let Some(own) = game.domain(seat).realm {
                    Tile::new(Thing::Realm(own), Size::Usual).show(ui, sight);
                    ui.add(sight.look.image("right", 20.0, BONE));
                }
                Tile::new(Thing::Realm(*realm), Size::Usual).show(ui, sight);
            });
            for (takes, icon, id) in [(true, "capture", "oaths-ui-swap"), (false, "stronghold", "oaths-ui-swap-not")] {
                let on = answer == Answer::War(WarAnswer::Swap(takes));
                if option(ui, sight, icon, &sight.text.say(id), on) {
                    return WarAnswer::Swap(takes).into();
                }
            }
            answer
        }
        WarStep::Occupy(_) => {
            let Answer::War(WarAnswer::Occupy(now)) = answer else { return answer };
            let mut chosen: Vec<_> = now.into_iter().collect();
            if option(ui, sight, "close", &say!(sight, "oaths-ui-occupy-none"), now.is_none()) {
                chosen.clear();
            }
            pick(ui, sight, game.vacant(), &mut chosen, 1, Thing::Realm);
            WarAnswer::Occupy(chosen.first().copied()).into()
        }
        WarStep::Lure(_) => {
            let all: Vec<Card> = game.lurable(catalog, seat).into_iter().map(|(_, card)| card).collect();
            one_card(ui, sight, &all, answer, "oaths-ui-lure-none", WarAnswer::Lure)
        }
        WarStep::Begin(_)
        | WarStep::Meet
        | WarStep::Arrive
        | WarStep::Fall
        | WarStep::Peace
        | WarStep::Gather
        | WarStep::Reap
        | WarStep::End => answer,
    }
}

/// Draws the targets of a move, and Souls that become hordes.
fn aim(ui: &mut Ui, sight: &Sight<'_>, step: &WarStep, answer: Answer) -> Answer {
    let (game, seat) = (sight.game(), sight.seat());
    let Answer::War(WarAnswer::Move { mut raise, mut target }) = answer else { return answer };
    if matches!(step, WarStep::Move) && game.can_raise(sight.catalog, seat) {
        number(ui, sight, &say!(sight, "oaths-ui-raise"), &mut raise, game.domain(seat).souls);
        ui.add_space(6.0);
    }
    let late = matches!(step, WarStep::LateMove(_));
    if !game.chooses_target(sight.catalog, seat) || (game.sees_first(sight.catalog, seat) && !late) {
        ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-no-target")).color(ASH)).wrap());
        return WarAnswer::Move { raise, target }.into();
    }
    for goal in game.targets(sight.catalog, seat) {
        ui.horizontal(|ui| {
            if let Target::Devil(whom) = goal {
                Tile::new(Thing::Devil(whom), Size::Small).show(ui, sight);
            }
            let icon = match goal {
                Target::Stay => "stronghold",
                Target::Devil(_) => "march",
                Target::Vacant => "place",
            };
            let words = match goal {
                Target::Stay | Target::Vacant => sight.teller().target(goal),
                Target::Devil(whom) => {
                    let home = game.home_power(sight.catalog, whom);
                    let about = [("target", sight.teller().target(goal).into()), ("home", home.into())];
                    sight.text.say_with("oaths-ui-target", &about)
                }
            };
            if option(ui, sight, icon, &words, target == goal) {
                target = goal;
            }
        });
    }
    WarAnswer::Move { raise, target }.into()
}

/// Draws the track of colours, each with the colours that it beats.
fn strategy(ui: &mut Ui, sight: &Sight<'_>, answer: Answer) -> Answer {
    let reach = sight.game().reach(sight.catalog, sight.seat());
    let mut now = answer;
    for colour in 0..colours(sight.catalog) {
        ui.horizontal(|ui| {
            swatch(ui, sight, colour);
            let beaten: Vec<String> = (0..colours(sight.catalog))
                .filter(|other| beats(sight.catalog, colour, reach, *other))
                .map(|other| sight.teller().colour(other))
                .collect();
            let about = [("colour", sight.teller().colour(colour).into()), ("beaten", beaten.join(", ").into())];
            let words = sight.text.say_with("oaths-ui-colour", &about);
            let on = now == Answer::War(WarAnswer::Colour(colour));
            if option(ui, sight, "orders", &words, on) {
                now = WarAnswer::Colour(colour).into();
            }
        });
    }
    now
}

/// Draws hordes of which some are lost.
fn lose(ui: &mut Ui, sight: &Sight<'_>, all: &[Card], count: usize, answer: Answer) -> Answer {
    let Answer::War(WarAnswer::Lose(mut chosen)) = answer else { return answer };
    let count = count.min(all.len());
    ui.label(bold(say!(sight, "oaths-ui-chosen", n = chosen.len(), of = count)));
    pick(ui, sight, all, &mut chosen, count, Thing::Card);
    WarAnswer::Lose(chosen).into()
}

/// Draws the hordes of captors, of which some of each are destroyed.
fn avenge(ui: &mut Ui, sight: &Sight<'_>, victims: &[Seat], count: u8, answer: Answer) -> Answer {
    let Answer::War(WarAnswer::Lose(chosen)) = answer else { return answer };
    let all = sight.game().avengeable(sight.catalog, victims);
    let mut lost: Vec<Card> = Vec::new();
    for &victim in victims {
        let of: Vec<Card> = all.iter().filter(|(seat, _)| *seat == victim).map(|(_, card)| *card).collect();
        let mut mine: Vec<Card> = chosen.iter().copied().filter(|card| of.contains(card)).collect();
        let most = usize::from(count).min(of.len());
        section(ui, &sight.teller().seat(victim));
        ui.label(bold(say!(sight, "oaths-ui-chosen", n = mine.len(), of = most)));
        ui.push_id(("victim", victim.0), |ui| pick(ui, sight, &of, &mut mine, most, Thing::Card));
        lost.extend(mine);
    }
    WarAnswer::Lose(lost).into()
}

fn one_card(
    ui: &mut Ui,
    sight: &Sight<'_>,
    all: &[Card],
    answer: Answer,
    none: &str,
    wrap: impl Fn(Option<Card>) -> WarAnswer,
) -> Answer {
    let now = all.iter().copied().find(|card| answer == Answer::War(wrap(Some(*card))));
    let mut chosen: Vec<Card> = now.into_iter().collect();
    if option(ui, sight, "close", &sight.text.say(none), now.is_none()) {
        chosen.clear();
    }
    // Undying hordes are of no use to an artifact that saves hordes, but may be chosen.
    let sorted = {
        let mut sorted = all.to_vec();
        sorted.sort_by_key(|card| sight.catalog.can(*card, Trait::Undying));
        sorted
    };
    pick(ui, sight, &sorted, &mut chosen, 1, Thing::Card);
    wrap(chosen.first().copied()).into()
}

fn one_seat(
    ui: &mut Ui,
    sight: &Sight<'_>,
    all: &[Seat],
    answer: Answer,
    none: &str,
    wrap: impl Fn(Option<Seat>) -> WarAnswer,
) -> Answer {
    let mut chosen = all.iter().copied().find(|seat| answer == Answer::War(wrap(Some(*seat))));
    if option(ui, sight, "close", &sight.text.say(none), chosen.is_none()) {
        chosen = None;
    }
    super::devils(ui, sight, all, &mut chosen);
    wrap(chosen).into()
}

/// Returns a division of spoils in words.
fn divided(sight: &Sight<'_>, at: u8, division: &Division) -> String {
    let teller = sight.teller();
    let mut words: Vec<String> = Vec::new();
    if let Some(seat) = division.point {
        words.push(say!(sight, "oaths-ui-spoils-point", devil = teller.seat(seat)));
    }
    let spoils = sight.game().conflict().sieges.get(usize::from(at)).and_then(|siege| siege.spoils.as_ref());
    for (prisoner, to) in spoils.iter().flat_map(|spoils| spoils.prisoners.iter().zip(&division.prisoners)) {
        let about = [("devil", teller.seat(*to).into()), ("prisoner", teller.seat(*prisoner).into())];
        words.push(sight.text.say_with("oaths-ui-spoils-prisoner", &about));
    }
    if let Some(seat) = division.realm {
        words.push(say!(sight, "oaths-ui-spoils-realm", devil = teller.seat(seat)));
    }
    words.join(" ")
}

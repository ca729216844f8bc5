//! The details of a spell that is cast as an action: the card, its price, its target, its odds.

use bevy_egui::egui::Ui;
use circles::rules::action::Action;
use circles::rules::ids::{Arcanum, DaemonKind, Locale};
use circles::rules::magic::Target;

use super::super::super::desktop::Desktop;
use super::super::super::sight::Sight;
use super::super::aim;
use super::super::parts::{card_rules, note, one_card};
use super::may;
use crate::look::bold;
use crate::shell::screens::say;

/// Returns the cards of the hand that can be cast, each with a target.
pub(super) fn castable(sight: &Sight<'_>) -> Vec<(Arcanum, Target)> {
    let hand = sight.game().triumvirate(sight.seat()).hand.iter().copied();
    hand.filter_map(|card| Some((card, aimed(sight, card)?))).collect()
}

/// Returns a target of a card that obeys the rules.
fn aimed(sight: &Sight<'_>, card: Arcanum) -> Option<Target> {
    aim::first(sight, card, |target| fits(sight, card, target))
}

fn fits(sight: &Sight<'_>, card: Arcanum, target: &Target) -> bool {
    may(sight, &Action::Cast { card, target: target.clone() })
}

/// Returns a spell that obeys the rules.
pub(super) fn first(sight: &Sight<'_>) -> Option<Action> {
    let hand = sight.game().triumvirate(sight.seat()).hand.iter().copied();
    hand.filter_map(|card| Some(Action::Cast { card, target: aimed(sight, card)? })).next()
}

/// Draws the details.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    daemon: DaemonKind,
    (card, target): (&mut Arcanum, &mut Target),
    desktop: &mut Desktop,
) {
    let (game, catalog, seat) = (sight.game(), sight.catalog, sight.seat());
    let all = castable(sight);
    let tiles: Vec<(Arcanum, String)> =
        all.iter().map(|(card, _)| (*card, game.spell_price(catalog, seat, *card).to_string())).collect();
    let chosen = one_card(ui, sight, &tiles, Some(*card)).unwrap_or(*card);
    if chosen != *card {
        *card = chosen;
        *target = all.into_iter().find(|(card, _)| *card == chosen).map_or(Target::Nothing, |(_, target)| target);
    }
    card_rules(ui, sight, chosen);
    let cost = catalog.spell_of(chosen).cost;
    let about = [
        ("souls", sight.teller().souls(game.spell_price(catalog, seat, chosen)).into()),
        ("favours", cost.favours.into()),
        ("disfavours", cost.disfavours.into()),
    ];
    ui.label(bold(sight.text.say_with("circles-ui-spell-price", &about)));
    *target = aim::form(ui, sight, daemon, chosen, target.clone(), desktop, &|target| fits(sight, chosen, target));
    let on_earth = game.daemon(daemon).is_some_and(|(_, own)| own.locale == Locale::Earth);
    if on_earth && game.falls(catalog, seat, chosen, target) {
        note(ui, say!(sight, "circles-ui-spell-falls", daemon = sight.teller().daemon(daemon)));
    }
    aim::chances(ui, sight, daemon, chosen, target);
}

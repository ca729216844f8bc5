//! The forms of magic: counters, cards that are kept, units that withdraw from a combat.

use bevy_egui::egui::{Ui, vec2};
use circles::rules::game::Game;
use circles::rules::ids::{Arcanum, Banner, Direction, Place, Unit};
use circles::rules::magic::{Cast, Counter, MagicAnswer, MagicAsk};

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use};
use super::parts::{card_rules, icon, note, taken};
use crate::look::{bold, heard, icon_text_button, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &MagicAsk,
    answer: MagicAnswer,
    desktop: &mut Desktop,
) -> MagicAnswer {
    match (ask, answer) {
        (MagicAsk::Counter, MagicAnswer::Counter(now)) => MagicAnswer::Counter(counter(ui, sight, now)),
        (MagicAsk::Keep(_), MagicAnswer::Keep(now)) => MagicAnswer::Keep(keep(ui, sight, now)),
        (MagicAsk::Withdraw(_), MagicAnswer::Withdraw(now)) => MagicAnswer::Withdraw(withdraw(ui, sight, now, desktop)),
        (MagicAsk::Counter | MagicAsk::Keep(_) | MagicAsk::Withdraw(_), answer) => answer,
    }
}

/// Draws the spell that can be countered, and the counters.
fn counter(ui: &mut Ui, sight: &Sight<'_>, now: Option<Counter>) -> Option<Counter> {
    let game: &Game = sight.game();
    let Some(cast) = game.casts().last() else { return now };
    ui.horizontal_top(|ui| {
        Tile::new(Thing::Arcanum(cast.card), Size::Usual).show(ui, sight);
        ui.vertical(|ui| {
            ui.label(bold(sight.teller().aimed(cast.card, &cast.target)));
            let daemon = sight.teller().daemon(cast.daemon);
            note(ui, say!(sight, "circles-ui-daemon-of", daemon = daemon, seat = sight.teller().seat(cast.seat)));
            for rule in sight.words().spell_rules(sight.catalog.spell_kind(cast.card)) {
                note(ui, rule);
            }
        });
    });
    let mut chosen = now;
    if option(ui, sight, "close", &say!(sight, "circles-ui-counter-none"), now.is_none()) {
        chosen = None;
    }
    for counter in game.counters(sight.catalog, sight.seat()) {
        if option(ui, sight, "shield", &countering(sight, cast, counter), now == Some(counter)) {
            chosen = Some(counter);
        }
    }
    if let Some(counter) = chosen {
        card_rules(ui, sight, counter.card);
    }
    chosen
}

/// Returns a counter with its price: Souls, and the action of a daemon that is not concerned.
fn countering(sight: &Sight<'_>, cast: &Cast, counter: Counter) -> String {
    let Counter { card, daemon } = counter;
    let free = sight.game().counters_free(sight.catalog, sight.seat(), daemon, cast);
    let about = [
        ("card", sight.teller().arcanum(card).into()),
        ("daemon", sight.teller().daemon(daemon).into()),
        ("souls", sight.teller().souls(sight.catalog.spell_of(card).cost.souls.into()).into()),
    ];
    sight.text.say_with(if free { "circles-ui-counter" } else { "circles-ui-counter-acts" }, &about)
}

/// Draws the arcana cards of which one is kept.
fn keep(ui: &mut Ui, sight: &Sight<'_>, now: Arcanum) -> Arcanum {
    let mut kept = now;
    for &card in sight.game().peek().map(|peek| peek.arcana.as_slice()).unwrap_or_default() {
        ui.horizontal_top(|ui| {
            let tile = Tile::new(Thing::Arcanum(card), Size::Usual).used(Use::toggle(card == now));
            if tile.show(ui, sight).clicked() {
                kept = card;
            }
            ui.vertical(|ui| card_rules(ui, sight, card));
        });
    }
    kept
}

type Moves = Vec<(Unit, Direction)>;

/// Draws the units that can withdraw from a combat, each with its directions. A click on the map
/// sends all of them there.
fn withdraw(ui: &mut Ui, sight: &Sight<'_>, mut now: Moves, desktop: &mut Desktop) -> Moves {
    let game = sight.game();
    let Some(sectio) = game.battle().map(|battle| battle.sectio) else { return now };
    let units = game.board().units_at(Banner::Seat(sight.seat()), Place::Sectio(sectio));
    let refuge = |way: Direction| game.refuge(sight.catalog, sectio, way, None);
    let ways: Vec<Direction> = Direction::ALL.into_iter().filter(|way| refuge(*way).is_some()).collect();
    let open: Vec<Place> = ways.iter().filter_map(|way| refuge(*way)).collect();
    let clicked = taken(desktop, &open);
    if option(ui, sight, "stronghold", &say!(sight, "circles-ui-withdraw-none"), now.is_empty()) {
        now.clear();
    }
    for &way in &ways {
        let all: Moves = units.iter().map(|unit| (*unit, way)).collect();
        let place = refuge(way).map_or_else(String::new, |place| sight.teller().place(place));
        let words = say!(sight, "circles-ui-withdraw-all", way = sight.words().direction(way), place = place);
        if option(ui, sight, "retreat", &words, now == all) || clicked.is_some() && refuge(way) == clicked {
            now = all;
        }
    }
    section(ui, &say!(sight, "circles-ui-withdraw-each"));
    for unit in units {
        ui.push_id(("withdraw", unit), |ui| one_unit_withdraws(ui, sight, unit, &ways, &mut now));
    }
    let goals: Vec<Place> = now.iter().filter_map(|(_, way)| refuge(*way)).collect();
    let count = |place: &Place| goals.iter().filter(|goal| *goal == place).count();
    let chosen = open.iter().map(|place| (*place, count(place))).filter(|(_, count)| *count > 0).collect();
    desktop.own.marks = Marks { open, chosen, way: Vec::new() };
    now
}

/// Draws the directions of one unit, and that it stays.
fn one_unit_withdraws(ui: &mut Ui, sight: &Sight<'_>, unit: Unit, ways: &[Direction], moves: &mut Moves) {
    let now = moves.iter().find(|(own, _)| *own == unit).map(|(_, way)| *way);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.add(sight.look.image(icon(unit), 20.0, crate::look::palette::BONE));
        let name = sight.teller().unit(unit);
        ui.label(name.as_str());
        for way in std::iter::once(None).chain(ways.iter().copied().map(Some)) {
            let words = way.map_or_else(|| say!(sight, "circles-ui-stays"), |way| sight.words().direction(way));
            let button = ui.add(icon_text_button(sight.look, "fly", words.as_str()).selected(now == way));
            heard::name(&button, &format!("{name}: {words}"));
            if button.clicked() {
                moves.retain(|(own, _)| *own != unit);
                moves.extend(way.map(|way| (unit, way)));
                moves.sort();
            }
        }
    });
}

//! The forms of a combat: peace, sides, daemons, magic, hits and flights.

use bevy_egui::egui::Ui;
use circles::rules::flight::Group;
use circles::rules::game::Game;
use circles::rules::ids::{Arcanum, Banner, DaemonKind, Place, Seat, Unit};
use circles::rules::magic::Target;
use circles::rules::war::{Battle, Blow, Entry, Matter, Side, Spell, WarAnswer, WarAsk};

use super::super::desktop::Desktop;
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile};
use super::parts::{card_rules, cards, icon, lawful, note, one_card, toggle};
use super::{aim, flight, odds};
use crate::look::{bold, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &WarAsk,
    answer: WarAnswer,
    desktop: &mut Desktop,
) -> WarAnswer {
    let Some(battle) = sight.game().battle() else { return answer };
    desktop.own.marks = flight::at_home(battle.sectio);
    match (ask, answer) {
        (WarAsk::Peace(seats), WarAnswer::Peace(now)) => WarAnswer::Peace(peace(ui, sight, battle, seats, now)),
        (WarAsk::Oppose { others, .. }, WarAnswer::Oppose(now)) => {
            WarAnswer::Oppose(oppose(ui, sight, battle, others, now))
        }
        (WarAsk::Choose { .. }, WarAnswer::Choose(now)) => WarAnswer::Choose(side(ui, sight, battle, now)),
        (WarAsk::Join { .. }, WarAnswer::Join(now)) => {
            forecast(ui, sight, battle);
            WarAnswer::Join(join(ui, sight, now))
        }
        (WarAsk::First { matter, .. }, WarAnswer::First(now)) => {
            forecast(ui, sight, battle);
            WarAnswer::First(first(ui, sight, *matter, now))
        }
        (WarAsk::Cast { .. }, WarAnswer::Cast(now)) => {
            forecast(ui, sight, battle);
            WarAnswer::Cast(cast(ui, sight, battle, now, desktop))
        }
        (WarAsk::Hits { blows }, WarAnswer::Hits(now)) => {
            let blow = blows.iter().find(|blow| blow.seat() == Some(sight.seat()));
            WarAnswer::Hits(blow.map_or_else(|| now.clone(), |blow| hits(ui, sight, blow, now.clone())))
        }
        (WarAsk::Flee { .. }, WarAnswer::Flee(now)) => WarAnswer::Flee(flee(ui, sight, battle, now)),
        (
            WarAsk::Peace(_)
            | WarAsk::Oppose { .. }
            | WarAsk::Choose { .. }
            | WarAsk::Join { .. }
            | WarAsk::First { .. }
            | WarAsk::Cast { .. }
            | WarAsk::Hits { .. }
            | WarAsk::Flee { .. },
            answer,
        ) => answer,
    }
}

/// Draws the units that flee after a round.
fn flee(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, now: Vec<Group>) -> Vec<Group> {
    forecast(ui, sight, battle);
    flight::groups(ui, sight, battle.sectio, None, now)
}

/// Returns the units of a banner in the combat, hounds included.
fn army(sight: &Sight<'_>, battle: &Battle, banner: Banner) -> String {
    let (board, place) = (sight.game().board(), Place::Sectio(battle.sectio));
    let mut units = board.units_at(banner, place);
    units.extend(board.hounds_at(banner, place).into_iter().map(Unit::Hound));
    sight.teller().units(&units)
}

/// Draws whether a seat would rather not fight.
fn peace(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, seats: &[Seat], now: bool) -> bool {
    let mut wants = now;
    for seat in seats {
        note(ui, army(sight, battle, Banner::Seat(*seat)));
    }
    for (yes, icon, id) in [(false, "battle", "circles-ui-peace-not"), (true, "truce", "circles-ui-peace")] {
        if option(ui, sight, icon, &sight.text.say(id), now == yes) {
            wants = yes;
        }
    }
    wants
}

/// Draws the enemies that the largest army can name.
fn oppose(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, others: &[Seat], now: Seat) -> Seat {
    let mut foe = now;
    for &seat in others {
        ui.horizontal(|ui| {
            Tile::new(Thing::Seat(seat), Size::Small).show(ui, sight);
            let units = army(sight, battle, Banner::Seat(seat));
            let words = say!(sight, "circles-ui-oppose", seat = sight.teller().seat(seat), units = units);
            if option(ui, sight, "battle", &words, now == seat) {
                foe = seat;
            }
        });
    }
    foe
}

/// Returns who is on a side.
fn banners(sight: &Sight<'_>, battle: &Battle, side: Side) -> String {
    let mut banners = battle.banners(side).to_vec();
    banners.sort();
    sight.teller().banners(&banners)
}

/// Draws the sides of which an army chooses one.
fn side(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, now: Side) -> Side {
    let mut chosen = now;
    for side in Side::BOTH {
        let words = say!(sight, "circles-ui-side", with = banners(sight, battle, side));
        if option(ui, sight, "loyalty", &words, now == side) {
            chosen = side;
        }
        for banner in battle.banners(side) {
            note(ui, army(sight, battle, *banner));
        }
    }
    chosen
}

/// Draws what both sides would hit now: the number of rolls, and the hits to be expected.
fn forecast(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle) {
    let from = i64::from(sight.game().hits_from(sight.catalog));
    let own = battle.side_of(Banner::Seat(sight.seat()));
    let mut sides = Side::BOTH;
    sides.sort_by_key(|side| own != Some(*side));
    for side in sides {
        let volley = sight.game().volley(sight.catalog, side);
        let hits: f64 = volley.iter().map(|add| odds::from(from - i64::from(*add))).sum();
        let none: f64 = volley.iter().map(|add| 1.0 - odds::from(from - i64::from(*add))).product();
        let tenths = (hits * 10.0).round() as u32;
        let about = [
            ("side", banners(sight, battle, side).into()),
            ("n", volley.len().into()),
            ("whole", (tenths / 10).into()),
            ("tenth", (tenths % 10).into()),
            ("chance", odds::percent(1.0 - none).into()),
        ];
        let id = if own == Some(side) { "circles-ui-forecast-own" } else { "circles-ui-forecast-foe" };
        note(ui, sight.text.say_with(id, &about));
    }
    note(ui, say!(sight, "circles-ui-forecast-from", from = sight.game().hits_from(sight.catalog)));
}

/// Draws the daemons that can join, and the cards that the chosen one brings.
fn join(ui: &mut Ui, sight: &Sight<'_>, now: Option<Entry>) -> Option<Entry> {
    let own = sight.game().triumvirate(sight.seat());
    let mut entry = now;
    if option(ui, sight, "close", &say!(sight, "circles-ui-join-none"), entry.is_none()) {
        entry = None;
    }
    for daemon in own.daemons.iter().filter(|daemon| Game::may_join(daemon)) {
        let on = entry.as_ref().is_some_and(|entry| entry.daemon == daemon.kind);
        ui.horizontal(|ui| {
            Tile::new(Thing::Daemon(daemon.kind), Size::Small).show(ui, sight);
            if option(ui, sight, "avatar", &joining(sight, daemon.kind), on) && !on {
                entry = Some(Entry { daemon: daemon.kind, cards: Vec::new() });
            }
        });
    }
    if let Some(entry) = &mut entry {
        let fresh: Vec<Arcanum> = own.hand.iter().copied().filter(|card| !own.brought.contains(card)).collect();
        let most = sight.game().most_brought(sight.catalog, sight.seat(), entry.daemon);
        section(ui, &say!(sight, "circles-ui-join-cards", n = entry.cards.len(), most = most));
        cards(ui, sight, &fresh, &mut entry.cards, most);
    }
    entry
}

/// Returns a daemon that can join, with what it is good for in a combat: its skulls save legions.
fn joining(sight: &Sight<'_>, kind: DaemonKind) -> String {
    let upto = sight.game().save_under(sight.catalog, sight.seat(), kind);
    let about = [
        ("daemon", sight.teller().daemon(kind).into()),
        ("upto", upto.into()),
        ("chance", odds::percent(odds::upto(upto.into())).into()),
        ("cards", sight.game().most_brought(sight.catalog, sight.seat(), kind).into()),
    ];
    sight.text.say_with("circles-ui-join", &about)
}

/// Draws which side is first.
fn first(ui: &mut Ui, sight: &Sight<'_>, matter: Matter, now: bool) -> bool {
    let mut own = now;
    let ids = match matter {
        Matter::Magic => ["circles-ui-first-magic", "circles-ui-second-magic"],
        Matter::Flight => ["circles-ui-first-flight", "circles-ui-second-flight"],
    };
    for (first, id) in [true, false].into_iter().zip(ids) {
        if option(ui, sight, if first { "up" } else { "down" }, &sight.text.say(id), now == first) {
            own = first;
        }
    }
    own
}

/// Draws the cards that can be cast in this round, and the target of the chosen one.
fn cast(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, now: Option<Spell>, desktop: &mut Desktop) -> Option<Spell> {
    let mut spell = now;
    if option(ui, sight, "close", &say!(sight, "circles-ui-cast-none"), spell.is_none()) {
        spell = None;
    }
    for joined in battle.daemons_of(sight.seat()) {
        let daemon = joined.daemon;
        let all: Vec<(Arcanum, Target)> =
            joined.cards.iter().filter_map(|card| Some((*card, aimed(sight, daemon, *card)?))).collect();
        if all.is_empty() {
            continue;
        }
        section(ui, &sight.teller().daemon(daemon));
        let price = |card: Arcanum| sight.catalog.spell_of(card).cost.souls.to_string();
        let tiles: Vec<(Arcanum, String)> = all.iter().map(|(card, _)| (*card, price(*card))).collect();
        let before = spell.as_ref().filter(|spell| spell.daemon == daemon).map(|spell| spell.card);
        let card = one_card(ui, sight, &tiles, before);
        if card != before {
            let aim = all.into_iter().find(|(own, _)| Some(*own) == card);
            spell = aim.map(|(card, target)| Spell { daemon, card, target });
        }
    }
    if let Some(Spell { daemon, card, target }) = &mut spell {
        let (daemon, card) = (*daemon, *card);
        card_rules(ui, sight, card);
        let cost = sight.catalog.spell_of(card).cost;
        let about = [
            ("souls", sight.teller().souls(cost.souls.into()).into()),
            ("favours", cost.favours.into()),
            ("disfavours", cost.disfavours.into()),
        ];
        ui.label(bold(sight.text.say_with("circles-ui-spell-price", &about)));
        let fits = |target: &Target| fits(sight, daemon, card, target);
        *target = aim::form(ui, sight, daemon, card, target.clone(), desktop, &fits);
        aim::chances(ui, sight, daemon, card, target);
    }
    spell
}

/// Returns a target of a card of a daemon that obeys the rules.
fn aimed(sight: &Sight<'_>, daemon: DaemonKind, card: Arcanum) -> Option<Target> {
    aim::first(sight, card, |target| fits(sight, daemon, card, target))
}

fn fits(sight: &Sight<'_>, daemon: DaemonKind, card: Arcanum, target: &Target) -> bool {
    lawful(sight, WarAnswer::Cast(Some(Spell { daemon, card, target: target.clone() })))
}

/// Draws the units of which some take one hit more than the others, each with the chance that it
/// falls.
///
/// All units are hit once before any is hit twice, so nothing else can be chosen.
fn hits(ui: &mut Ui, sight: &Sight<'_>, blow: &Blow, now: Vec<(Unit, u8)>) -> Vec<(Unit, u8)> {
    let units = sight.game().targets(blow.victim);
    let count = units.len().max(1) as u32;
    let (base, more) = ((blow.hits / count) as u8, (blow.hits % count) as usize);
    let taken = |unit: &Unit| now.iter().find(|(own, _)| own == unit).map_or(0, |(_, taken)| *taken);
    // In the order in which they were chosen, so that one too many takes the place of the first.
    let mut chosen: Vec<Unit> = now.iter().filter(|(_, taken)| *taken > base).map(|(unit, _)| *unit).collect();
    let before = chosen.clone();
    ui.label(bold(say!(sight, "circles-ui-hits", n = chosen.len(), of = more)));
    if base > 0 {
        note(ui, say!(sight, "circles-ui-hits-all", n = base));
    }
    if blow.single {
        note(ui, say!(sight, "circles-ui-hits-single"));
    }
    for unit in &units {
        let spared = blow.single && matches!(unit, Unit::Lieutenant(_));
        let on = chosen.contains(unit);
        if spared && !on {
            continue;
        }
        let tip = at_stake(sight, *unit, if on { taken(unit) } else { base + 1 }, on);
        // A single hit goes from one unit to another, and to nobody else.
        if option(ui, sight, icon(*unit), &tip, on) && !(on && more == 1) {
            toggle(&mut chosen, *unit);
        }
    }
    if chosen == before {
        return now;
    }
    while chosen.len() > more {
        chosen.remove(0);
    }
    let rest = units.into_iter().filter(|unit| !chosen.contains(unit)).map(|unit| (unit, base));
    let rest: Vec<(Unit, u8)> = rest.filter(|(_, hits)| *hits > 0).collect();
    chosen.into_iter().map(|unit| (unit, base + 1)).chain(rest).collect()
}

/// Returns a unit with its hits, or those that it would take, and the chance that it falls.
fn at_stake(sight: &Sight<'_>, unit: Unit, hits: u8, on: bool) -> String {
    let need = sight.game().save(sight.catalog, unit);
    let falls = 1.0 - odds::every(odds::upto(need.into()), hits.into());
    let minds = match unit {
        Unit::Legion(legion) => sight.game().board().hound_of(legion),
        Unit::Lieutenant(_) | Unit::Hound(_) => None,
    };
    let about = [
        ("unit", sight.teller().unit(unit).into()),
        ("n", hits.into()),
        ("need", need.into()),
        ("chance", odds::percent(falls).into()),
        ("hound", minds.map_or_else(String::new, |hound| sight.teller().hound(hound)).into()),
    ];
    let id = match (on, minds) {
        (true, None) => "circles-ui-hit",
        (true, Some(_)) => "circles-ui-hit-minder",
        (false, None) => "circles-ui-hit-not",
        (false, Some(_)) => "circles-ui-hit-minder-not",
    };
    sight.text.say_with(id, &about)
}

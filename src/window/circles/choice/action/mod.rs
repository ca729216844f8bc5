//! The form of a daemon's action: what it may do, each with its price and its odds, and the details
//! of what is chosen.

mod cast;
mod influence;

use bevy_egui::egui::Ui;
use circles::rules::action::{Action, ActionAnswer, ActionAsk};
use circles::rules::catalog::definitions::{Atonement, Need};
use circles::rules::game::Game;
use circles::rules::ids::{Arcanum, DaemonKind, HellCard, SpellKind};
use table_text::phrases::series;

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use};
use super::odds;
use super::parts::{card_rules, lawful, note, one_card};
use crate::look::{bold, section};
use crate::parlour::panel::option;
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &ActionAsk,
    answer: ActionAnswer,
    desktop: &mut Desktop,
) -> ActionAnswer {
    match (ask, answer) {
        (ActionAsk::Turn { daemon, .. }, ActionAnswer::Act(action)) => {
            let now = turn(ui, sight, *daemon, Some(action.clone()), desktop);
            ActionAnswer::Act(now.unwrap_or(action))
        }
        (ActionAsk::Conspire(_), ActionAnswer::Conspire(now)) => ActionAnswer::Conspire(conspire(ui, sight, now)),
        (ActionAsk::Rig(_), ActionAnswer::Rig(now)) => {
            let chosen = seen_cards(ui, sight, |_| true, Some(now));
            ActionAnswer::Rig(chosen.unwrap_or(now))
        }
        (ActionAsk::Turn { .. } | ActionAsk::Conspire(_) | ActionAsk::Rig(_), answer) => answer,
    }
}

/// Draws what a daemon may do while nothing is chosen. Returns the action that is chosen now.
pub(super) fn unanswered(
    ui: &mut Ui,
    sight: &Sight<'_>,
    daemon: DaemonKind,
    desktop: &mut Desktop,
) -> Option<ActionAnswer> {
    turn(ui, sight, daemon, None, desktop).map(ActionAnswer::Act)
}

/// Draws the cards at which a conspirator looks.
fn conspire(ui: &mut Ui, sight: &Sight<'_>, now: Option<HellCard>) -> Option<HellCard> {
    let mut chosen = now;
    if option(ui, sight, "close", &say!(sight, "circles-ui-conspire-none"), now.is_none()) {
        chosen = None;
    }
    let permanent = |card: HellCard| sight.catalog.event_of(card).permanent.is_some();
    let card = seen_cards(ui, sight, permanent, now);
    if card != now {
        chosen = card;
    }
    if let Some(sphere) = chosen.and_then(|card| sight.catalog.event_of(card).permanent) {
        let gone = sight.game().permanent(sphere);
        let gone = gone.map_or_else(|| say!(sight, "circles-nobody"), |card| sight.teller().hell_card(card));
        let about = [("sphere", sight.words().sphere(sphere).into()), ("card", gone.into())];
        let id = if sight.game().permanent(sphere).is_some() { "circles-ui-replaces" } else { "circles-ui-fills" };
        note(ui, sight.text.say_with(id, &about));
    }
    chosen
}

/// Draws the Hell cards at which the seat looks. Returns the chosen one.
fn seen_cards(
    ui: &mut Ui,
    sight: &Sight<'_>,
    fits: impl Fn(HellCard) -> bool,
    now: Option<HellCard>,
) -> Option<HellCard> {
    let mut chosen = now;
    for &card in sight.game().peek().map(|peek| peek.hell.as_slice()).unwrap_or_default() {
        ui.horizontal_top(|ui| {
            let used = if fits(card) { Use::toggle(now == Some(card)) } else { Use::Closed };
            if Tile::new(Thing::Hell(card), Size::Usual).used(used).show(ui, sight).clicked() {
                chosen = Some(card);
            }
            ui.vertical(|ui| {
                ui.label(bold(sight.teller().hell_card(card)));
                for rule in sight.teller().hell_rules(card) {
                    note(ui, rule);
                }
            });
        });
    }
    chosen
}

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Act {
    March,
    Influence,
    Cast,
    Walk,
    Deeds,
    Conspire,
    Rig,
    Atone,
    Support,
    LeaveEarth,
    Pass,
    PassForGood,
}

impl Act {
    /// All kinds, in the order in which they are offered.
    const ALL: [Self; 12] = [
        Self::March,
        Self::Deeds,
        Self::Conspire,
        Self::Rig,
        Self::Cast,
        Self::Influence,
        Self::Walk,
        Self::Atone,
        Self::Support,
        Self::LeaveEarth,
        Self::Pass,
        Self::PassForGood,
    ];

    const fn of(action: &Action) -> Self {
        match action {
            Action::PassForGood => Self::PassForGood,
            Action::Pass(_) => Self::Pass,
            Action::March => Self::March,
            Action::Walk(_) => Self::Walk,
            Action::LeaveEarth => Self::LeaveEarth,
            Action::Influence(_) => Self::Influence,
            Action::Atone => Self::Atone,
            Action::Conspire => Self::Conspire,
            Action::Rig => Self::Rig,
            Action::Deeds => Self::Deeds,
            Action::Cast { .. } => Self::Cast,
            Action::Support { .. } => Self::Support,
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::March => "march",
            Self::Influence => "loyalty",
            Self::Cast => "ritual",
            Self::Walk => "fly",
            Self::Deeds => "dice",
            Self::Conspire => "curtain",
            Self::Rig => "event",
            Self::Atone => "tribute",
            Self::Support => "orb",
            Self::LeaveEarth => "hellfire",
            Self::Pass => "skip",
            Self::PassForGood => "close",
        }
    }

    /// Returns an action of this kind that obeys the rules.
    fn first(self, sight: &Sight<'_>) -> Option<Action> {
        let one = |action: Action| may(sight, &action).then_some(action);
        match self {
            Self::March => one(Action::March),
            Self::Influence => influence::first(sight).map(Action::Influence),
            Self::Cast => cast::first(sight),
            Self::Walk => cards(sight, Action::Walk).first().map(|card| Action::Walk(*card)),
            Self::Deeds => one(Action::Deeds),
            Self::Conspire => one(Action::Conspire),
            Self::Rig => one(Action::Rig),
            Self::Atone => one(Action::Atone),
            Self::Support => supports(sight).first().map(|(caster, spell)| {
                let (caster, spell) = (*caster, *spell);
                Action::Support { caster, spell }
            }),
            Self::LeaveEarth => one(Action::LeaveEarth),
            Self::Pass => cards(sight, Action::Pass).first().map(|card| Action::Pass(*card)),
            Self::PassForGood => one(Action::PassForGood),
        }
    }
}

/// True if an action obeys the rules.
fn may(sight: &Sight<'_>, action: &Action) -> bool {
    lawful(sight, ActionAnswer::Act(action.clone()))
}

/// Returns the cards of the hand with which an action obeys the rules.
fn cards(sight: &Sight<'_>, action: impl Fn(Arcanum) -> Action) -> Vec<Arcanum> {
    let hand = sight.game().triumvirate(sight.seat()).hand.iter().copied();
    hand.filter(|card| may(sight, &action(*card))).collect()
}

/// Returns whom a daemon can support with what: its own triumvirate first.
fn supports(sight: &Sight<'_>) -> Vec<(DaemonKind, SpellKind)> {
    let game = sight.game();
    let sums = |kind: &SpellKind| sight.catalog.spell(*kind).needs.iter().any(|need| matches!(need, Need::Sum(..)));
    let spells: Vec<SpellKind> = sight.catalog.spell_kinds().filter(sums).collect();
    let mut casters = game.track().to_vec();
    casters.sort_by_key(|kind| game.daemon(*kind).is_none_or(|(seat, _)| seat != sight.seat()));
    let all = casters.into_iter().flat_map(|caster| spells.iter().map(move |spell| (caster, *spell)));
    all.filter(|(caster, spell)| may(sight, &Action::Support { caster: *caster, spell: *spell })).collect()
}

/// Draws what a daemon may do, and the details of what is chosen.
fn turn(
    ui: &mut Ui,
    sight: &Sight<'_>,
    daemon: DaemonKind,
    now: Option<Action>,
    desktop: &mut Desktop,
) -> Option<Action> {
    let chosen = now.as_ref().map(Act::of);
    let mut action = now;
    desktop.own.marks = Marks::default();
    for act in Act::ALL {
        let first = act.first(sight);
        // What has become unlawful by its details stays where it was.
        let on = chosen == Some(act);
        if first.is_none() && !on {
            continue;
        }
        // Each action has an area of its own, so that the keyboard stays where it is when the details
        // of another one come or go.
        let clicked = ui.push_id(act, |ui| {
            let clicked = option(ui, sight, act.icon(), &words(sight, daemon, act), on);
            if let Some(action) = action.as_mut().filter(|_| on) {
                ui.indent("details", |ui| details(ui, sight, daemon, action, desktop));
            }
            clicked
        });
        if clicked.inner && !on {
            // The details of the action that was chosen before come to nothing.
            desktop.own.marks = Marks::default();
            return first.or(action);
        }
    }
    action
}

/// Returns an action with its price and its odds.
fn words(sight: &Sight<'_>, daemon: DaemonKind, act: Act) -> String {
    let (game, catalog, seat) = (sight.game(), sight.catalog, sight.seat());
    let numbers = &catalog.numbers.diplomacy;
    match act {
        Act::March => say!(sight, "circles-ui-act-march", n = game.march_units(catalog, seat, daemon, 0)),
        Act::Influence => {
            say!(sight, "circles-ui-act-influence", hearts = catalog.daemon(daemon).hearts)
        }
        Act::Cast => say!(sight, "circles-ui-act-cast", n = cast::castable(sight).len()),
        Act::Walk => say!(sight, "circles-ui-act-walk", n = cards(sight, Action::Walk).len()),
        Act::Deeds => {
            let (dice, from) = (catalog.daemon(daemon).hearts, game.deed_from(catalog, seat, daemon));
            let chance = odds::percent(odds::any(odds::from(from.into()), dice.into()));
            say!(sight, "circles-ui-act-deeds", dice = dice, from = from, chance = chance)
        }
        Act::Conspire => {
            let cards = game.conspiracy(catalog, seat, daemon, numbers.conspiracy);
            let unseen = sight.view.unseen_hell(catalog);
            let good = unseen.iter().filter(|card| catalog.event_of(**card).permanent.is_some()).count();
            let chance = odds::percent(odds::drawn(unseen.len(), good, cards as usize));
            say!(sight, "circles-ui-act-conspire", n = cards, chance = chance)
        }
        Act::Rig => say!(sight, "circles-ui-act-rig", n = game.conspiracy(catalog, seat, daemon, numbers.rigging)),
        Act::Atone => {
            let good = atonement(sight, daemon, |result| matches!(result, Atonement::Loses(_)));
            let bad = atonement(sight, daemon, |result| result == Atonement::Incapacitated);
            say!(sight, "circles-ui-act-atone", good = good, bad = bad)
        }
        Act::Support => say!(sight, "circles-ui-act-support"),
        Act::LeaveEarth => say!(sight, "circles-ui-act-leave"),
        Act::Pass => say!(sight, "circles-ui-act-pass", n = cards(sight, Action::Pass).len()),
        Act::PassForGood => say!(sight, "circles-ui-act-pass-for-good"),
    }
}

/// Returns the chance of some results of an atonement, in percent.
fn atonement(sight: &Sight<'_>, daemon: DaemonKind, good: impl Fn(Atonement) -> bool) -> u32 {
    let (game, catalog) = (sight.game(), sight.catalog);
    let hearts = catalog.daemon(daemon).hearts;
    let result = |dice| catalog.numbers.atonement(hearts, game.atonement_dice(catalog, sight.seat(), dice));
    odds::percent(odds::two_dice(|dice| good(result(dice))))
}

/// Draws the details of an action.
fn details(ui: &mut Ui, sight: &Sight<'_>, daemon: DaemonKind, action: &mut Action, desktop: &mut Desktop) {
    match action {
        Action::Pass(card) => pass(ui, sight, card),
        Action::Walk(card) => walk(ui, sight, card),
        Action::Influence(influence) => influence::form(ui, sight, daemon, influence, desktop),
        Action::Atone => atone(ui, sight, daemon),
        Action::Cast { card, target } => cast::form(ui, sight, daemon, (card, target), desktop),
        Action::Support { caster, spell } => support(ui, sight, caster, spell),
        Action::PassForGood => note(ui, say!(sight, "circles-ui-act-pass-for-good-text")),
        Action::Deeds => deeds(ui, sight, daemon),
        Action::March | Action::LeaveEarth | Action::Conspire | Action::Rig => {}
    }
}

/// Draws the cards with which a daemon can pass, and after whom it acts then.
fn pass(ui: &mut Ui, sight: &Sight<'_>, card: &mut Arcanum) {
    let badge = |card: &Arcanum| Game::pass_with(sight.catalog, *card).map_or(0, |(_, souls)| souls).to_string();
    let all: Vec<_> = cards(sight, Action::Pass).into_iter().map(|card| (card, badge(&card))).collect();
    *card = one_card(ui, sight, &all, Some(*card)).unwrap_or(*card);
    let Some((slots, souls)) = Game::pass_with(sight.catalog, *card) else { return };
    let track = sight.game().track();
    let after = slots.min(track.len()).checked_sub(1).map(|at| sight.teller().daemon(track[at]));
    if let Some(after) = after {
        let about = [("souls", sight.teller().souls(souls).into()), ("daemon", after.into())];
        note(ui, sight.text.say_with("circles-ui-pass-after", &about));
    }
}

/// Draws the cards with which a daemon can walk the Earth.
fn walk(ui: &mut Ui, sight: &Sight<'_>, card: &mut Arcanum) {
    let price = |card: Arcanum| sight.game().walk_price(sight.catalog, sight.seat(), card).unwrap_or(0);
    let all: Vec<_> = cards(sight, Action::Walk).into_iter().map(|card| (card, price(card).to_string())).collect();
    *card = one_card(ui, sight, &all, Some(*card)).unwrap_or(*card);
    let favours = sight.catalog.numbers.souls.earth_favours;
    let souls = sight.teller().souls(price(*card));
    note(ui, say!(sight, "circles-ui-walk-price", souls = souls, favours = favours));
}

/// Draws the chance of each number of Favours for evil deeds, and of more.
fn deeds(ui: &mut Ui, sight: &Sight<'_>, daemon: DaemonKind) {
    let dice = sight.catalog.daemon(daemon).hearts;
    let each = odds::from(sight.game().deed_from(sight.catalog, sight.seat(), daemon).into());
    for favours in 1..=dice {
        let chance = odds::percent(odds::at_least(each, dice.into(), favours.into()));
        note(ui, say!(sight, "circles-ui-deeds-text", n = favours, chance = chance));
    }
}

/// Draws the chances of each result of an atonement.
fn atone(ui: &mut Ui, sight: &Sight<'_>, daemon: DaemonKind) {
    let most =
        sight.catalog.numbers.diplomacy.atonement.iter().flat_map(|row| row.results).map(|result| match result {
            Atonement::Loses(disfavours) => disfavours,
            Atonement::Incapacitated | Atonement::Nothing => 0,
        });
    let most = most.max().unwrap_or(0);
    let loses = (1..=most).rev().map(Atonement::Loses);
    for result in loses.chain([Atonement::Nothing, Atonement::Incapacitated]) {
        let chance = atonement(sight, daemon, |other| other == result);
        if chance == 0 {
            continue;
        }
        let recovers = sight.catalog.numbers.diplomacy.atonement_recovers;
        note(
            ui,
            match result {
                Atonement::Loses(n) => say!(sight, "circles-ui-atone-loses", n = n, chance = chance),
                Atonement::Nothing => say!(sight, "circles-ui-atone-nothing", chance = chance),
                Atonement::Incapacitated => {
                    say!(sight, "circles-ui-atone-fails", chance = chance, from = recovers)
                }
            },
        );
    }
}

/// Draws whom a daemon can support, and with which spell.
fn support(ui: &mut Ui, sight: &Sight<'_>, caster: &mut DaemonKind, spell: &mut SpellKind) {
    let all = supports(sight);
    let mut casters: Vec<DaemonKind> = all.iter().map(|(caster, _)| *caster).collect();
    casters.dedup();
    section(ui, &say!(sight, "circles-ui-support-whom"));
    for kind in casters {
        let owner = sight.game().daemon(kind).map_or_else(String::new, |(seat, _)| sight.teller().seat(seat));
        let words = say!(sight, "circles-ui-daemon-of", daemon = sight.teller().daemon(kind), seat = owner);
        if option(ui, sight, "avatar", &words, *caster == kind) {
            *caster = kind;
        }
    }
    section(ui, &say!(sight, "circles-ui-support-what"));
    let now = *spell;
    for (_, kind) in all.iter().filter(|(of, _)| of == caster) {
        let needs = sight.catalog.spell(*kind).needs.iter().filter_map(|need| match need {
            Need::Sum(talent, least) => Some(format!("{least} {}", sight.words().talent(*talent))),
            Need::Caster(..) | Need::More(_) | Need::SectioIn(_) | Need::LegionInAnteHell | Need::Neighbour => None,
        });
        let needs = series(sight.text, &needs.collect::<Vec<_>>());
        let words = say!(sight, "circles-ui-support-spell", spell = sight.teller().spell(*kind), needs = needs);
        if option(ui, sight, "orb", &words, now == *kind) {
            *spell = *kind;
        }
    }
    // A spell is on several cards; any of them tells its rules.
    let card = sight.catalog.arcana().find(|card| sight.catalog.spell_kind(*card) == *spell);
    if let Some(card) = card {
        card_rules(ui, sight, card);
    }
}

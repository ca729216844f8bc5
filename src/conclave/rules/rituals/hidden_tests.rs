//! Tests of hidden legions and rumors from the view of every seat.

use super::spells::locked_slots;
use super::state::{Dummy, Lock};
use super::{Target, sees};
use crate::attachments::Treasure;
use crate::catalog::{Catalog, RitualEffect};
use crate::expectations::Expectations;
use crate::forces::{ForcesFact, ForcesOrder};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, Seat, StandingId};
use crate::orders::{Answer, Draft, Order, Sealed};
use crate::resolve::{Resolution, resolve};
use crate::rulebook::Rulebook;
use crate::tableau::{Tableau, canton_at};
use crate::tribute::TributeOrder;
use crate::view::SeatView;

/// House 0 has a legion next to house 1's legion, and another with a praetor far from all others.
/// House 2 has no unit near either.
const POSITION: &str = "(
    houses: [(land: [(2, 2), (3, 2), (8, 6), (9, 6), (10, 6)],
        attributes: (martial: 0, cunning: 6, intellect: 6, wickedness: 0, charisma: 0),
        vault: [(souls: 9, ichor: 9, hellfire: 9, darkness: 9), (souls: 9, ichor: 9, hellfire: 9, darkness: 9)]), (land: [(4, 2)]), (land: [(14, 9)]), ()],
    legions: [
        (owner: 0, at: (3, 2), level: 3, strength: (3, 3, 3), hp: 9),
        (owner: 0, at: (8, 6), level: 3, strength: (4, 4, 4), hp: 9),
        (owner: 1, at: (4, 2), level: 3, strength: (3, 3, 3), hp: 9),
    ],
    treasures: [(what: \"furfur\", owner: 0, post: Unit(Legion(1)))],
)";

const NEAR: LegionId = LegionId(0);
const FAR: LegionId = LegionId(1);

fn game(catalog: &Catalog) -> Game {
    let tableau: Tableau = ron::from_str(POSITION).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.set_up(catalog).unwrap_or_else(|fault| panic!("{fault}"))
}

fn keep_up(game: &mut Game, caster: Seat, effect: RitualEffect, target: Target) {
    let kind = Catalog::standard().ritual_kinds().find(|&kind| Catalog::standard().ritual(kind).effect == effect);
    if let Some(kind) = kind {
        game.rituals.keep_up(caster, (kind, effect), target, 1);
    }
}

fn seen(game: &Game, viewer: u8) -> Vec<LegionId> {
    SeatView::of(game, Seat(viewer)).table().forces().legions().iter().map(|legion| legion.id).collect()
}

fn play(book: &Rulebook, game: &Game, seat: u8, order: Order) -> Resolution {
    let mut drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    drafts[usize::from(seat)].slots[0] = Some(order);
    for (at, standing) in game.rituals().standing().iter().enumerate() {
        let card = game.treasury().vault(standing.caster)[at].id;
        drafts[standing.caster.index()].answer(Answer::SustainRitual { standing: standing.id, cards: vec![card] });
    }
    resolve(book, game, &Sealed::seal(book, game, &drafts))
}

fn rumour(game: &mut Game, at: CantonId) -> LegionId {
    keep_up(game, Seat(0), RitualEffect::LiesAndRumors, Target::Copies { of: FAR, at: vec![at] });
    let id = game.forces.reserve();
    game.rituals.dummies.push(Dummy { id, standing: (Seat(0), StandingId(0)), of: FAR, canton: at });
    id
}

#[test]
fn hidden_legions_are_seen_by_those_beside_them_and_by_seers() {
    let book = Rulebook::standard();
    let mut game = game(book.catalog());
    let furfur = book.catalog().praetor_named("furfur").map(Treasure::Praetor);
    assert_eq!(seen(&game, 2), [NEAR, FAR, LegionId(2)]);
    keep_up(&mut game, Seat(0), RitualEffect::StrategicDeception, Target::Oneself);
    assert_eq!(seen(&game, 0), [NEAR, FAR, LegionId(2)], "one sees one's own");
    assert_eq!(seen(&game, 1), [NEAR, LegionId(2)], "beside an enemy it cannot hide");
    assert_eq!(seen(&game, 2), [LegionId(2)]);
    let shown = |viewer: u8| {
        let view = SeatView::of(&game, Seat(viewer));
        furfur.is_some_and(|praetor| view.table().attachments().find(praetor).is_some())
    };
    assert!(shown(0) && !shown(1), "a praetor is as hidden as its legion");
    game.rituals.spotted.push((Seat(2), Seat(0)));
    assert_eq!(seen(&game, 2), [NEAR, FAR, LegionId(2)], "a seer sees through it");
    assert_eq!(seen(&game, 3), [LegionId(2)]);
}

#[test]
fn a_march_in_the_dark_is_in_nobody_elses_log() {
    let book = Rulebook::standard();
    let mut game = game(book.catalog());
    keep_up(&mut game, Seat(0), RitualEffect::StrategicDeception, Target::Oneself);
    let march = |legion, to| Order::Forces(ForcesOrder::March { legion, path: vec![canton_at(to)] });
    let told = |log: &Resolution, viewer: u8| {
        let entries = log.log.iter().filter_map(|entry| entry.seen_by(Seat(viewer)));
        entries.filter(|entry| matches!(entry.fact, crate::facts::Fact::Forces(ForcesFact::Marched { .. }))).count()
    };
    let dark = play(&book, &game, 0, march(FAR, (9, 6)));
    assert_eq!([0, 1, 2, 3].map(|viewer| told(&dark, viewer)), [1, 0, 0, 0]);
    let near = play(&book, &game, 0, march(NEAR, (2, 2)));
    assert_eq!([0, 1, 2, 3].map(|viewer| told(&near, viewer)), [1, 1, 0, 0], "its neighbour saw it leave");
}

#[test]
fn rumours_deceive_all_but_their_house() {
    let book = Rulebook::standard();
    let mut game = game(book.catalog());
    let rumour = rumour(&mut game, canton_at((10, 6)));
    assert!(!seen(&game, 0).contains(&rumour));
    for viewer in 1..4 {
        let view = SeatView::of(&game, Seat(viewer));
        let legion = view.table().forces().legion(rumour).copied();
        let model = view.table().forces().legion(FAR).copied();
        assert_eq!(legion.map(|legion| legion.canton), Some(canton_at((10, 6))));
        assert_eq!(legion.map(|legion| (legion.strength, legion.hp)), model.map(|legion| (legion.strength, legion.hp)));
        assert!(view.table().rituals().dummies().is_empty(), "a view that names dummies would give them away");
        let imagined = view.imagine(book.catalog(), &Expectations::default(), 7);
        assert_eq!(SeatView::of(&imagined, Seat(viewer)), view);
    }
}

#[test]
fn a_rumour_that_is_met_dissolves() {
    let book = Rulebook::standard();
    let mut game = game(book.catalog());
    let rumour = rumour(&mut game, canton_at((9, 6)));
    let idle = play(&book, &game, 0, Order::Tribute(TributeOrder::DemandTribute));
    assert!(seen(&idle.game, 1).contains(&rumour), "nothing has met it");
    let met = play(&book, &game, 0, Order::Forces(ForcesOrder::March { legion: FAR, path: vec![canton_at((9, 6))] }));
    assert!(met.game.rituals().dummies().is_empty());
    assert!(!seen(&met.game, 1).contains(&rumour));
    game.rituals.standing.clear();
    let over = play(&book, &game, 0, Order::Tribute(TributeOrder::DemandTribute));
    assert!(over.game.rituals().dummies().is_empty(), "nothing keeps it up");
}

#[test]
fn a_lock_is_felt_and_its_caster_is_not_named() {
    let catalog = Catalog::standard();
    let mut game = game(&catalog);
    let on = Seat(0);
    game.rituals.locks.push(Lock { on, slots: 2, since: 0, standing: Some((Seat(1), StandingId(0))) });
    game.rituals.locks.push(Lock { on, slots: 4, since: 0, standing: Some((Seat(2), StandingId(0))) });
    assert_eq!(locked_slots(&game, on), 4, "of two locks the greater counts");
    let view = SeatView::of(&game, on);
    assert_eq!(locked_slots(view.table(), on), 4);
    assert!(view.table().rituals().locks.iter().all(|lock| lock.standing.is_none()));
    assert_eq!(SeatView::of(&view.imagine(&catalog, &Expectations::default(), 3), on), view);
    assert_eq!(locked_slots(SeatView::of(&game, Seat(3)).table(), on), 0, "others do not know");
    assert!(sees(&game, Seat(3), &game.forces().legions()[0]));
}

//! Objectives: which ones to draw and keep, and how much those of a house add to its other plans
//! (manual 4.15).
//!
//! A secret objective pays its value or costs it, so one with a chance of one half is worth
//! nothing. The chance is estimated from the progress so far, the expected length of the game, and
//! favourable circumstances: a single combat, a siege, a piece of a set in the bazaar.

use super::diplomacy::to_the_title;
use super::scripts::gathered;
use super::survey::{Grains, POINT, Survey};
use super::weights::percent;
use super::{Idea, Moment};
use crate::rules::archfiends::{Discipline, discipline_level, order_slots, tribute_offer};
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::Goods;
use crate::rules::catalog::{Catalog, Goal};
use crate::rules::diplomacy::DiplomacyOrder;
use crate::rules::forces::{Landmark, Place};
use crate::rules::game::Game;
use crate::rules::ids::{ObjectiveKind, Seat};
use crate::rules::manuscripts::{Whereabouts, progress_of};
use crate::rules::objectives::{ObjectiveOrder, Progress, Sin, draws, progress, public_task, sin_progress};
use crate::rules::orders::{Answer, Order};

/// Maximum number of secret objectives pursued at a time.
const MOST_HELD: usize = 3;

/// Minimum number of turns left for starting a new objective.
const LAST_DRAW: i32 = 6;

/// Returns the chance in percent by number of missing steps, each of which takes about `turns_each`
/// turns.
fn steps(missing: u32, turns_each: i32, horizon: i32, chances: [i32; 4]) -> i32 {
    let chance = chances.get(missing as usize).copied().unwrap_or(5);
    if missing as i32 * turns_each > horizon { chance / 3 } else { chance }
}

/// Returns the chance in percent that a goal will be met.
fn hope(survey: &Survey<'_>, table: &Game, goal: &Goal) -> i32 {
    let (catalog, seat, horizon) = (survey.catalog, survey.seat, survey.horizon);
    let now @ Progress { have, need, met, lost } = progress(catalog, table, seat, goal);
    if lost {
        return 0;
    }
    let missing = need.saturating_sub(have);
    let step = |turns, chances| steps(missing, turns, horizon, chances);
    // `once` is for goals that cannot be undone, `kept` for those that can be lost again.
    let once = |open: i32| if met { 100 } else { open };
    let kept = |open: i32| if met { 80 } else { open };
    match goal {
        Goal::Assemble(id) => once(assembled(survey, table, id)),
        Goal::HoldPlaces(_) if survey.targets.len() < missing as usize => 5,
        Goal::HoldPlaces(_) => step(6, [78, 62, 45, 25]),
        Goal::HoldPlace(id) => {
            let near = survey.targets.iter().any(|target| is(catalog, &target.place, id));
            kept(match near {
                true if horizon > 12 => 54,
                true => 45,
                false => 8,
            })
        }
        Goal::HoldTreasures(_) => step(4, [85, 60, 35, 20]),
        Goal::OwnPraetors(_) => step(4, [80, 62, 35, 15]),
        Goal::PraetorOfLevel(n) if missing > 0 && horizon > 8 && for_sale(catalog, table, *n) => 60,
        Goal::PraetorOfLevel(_) if missing == 1 && horizon > 8 => 52,
        Goal::PraetorOfLevel(_) => step(8, [70, 15, 5, 2]),
        Goal::BeatChampion => once(match proven(table, seat) {
            true if horizon > 10 => 52,
            true => 35,
            false => 4,
        }),
        Goal::ReigningChampion => kept(match to_the_title(survey, table) {
            Some((bouts, chance)) if 2 * bouts < horizon => chance,
            Some(_) | None => 1,
        }),
        Goal::WinVendettas(_) if missing == 1 && claiming(table, seat) => 60,
        Goal::WinVendettas(_) => step(8, [100, 40, 18, 8]),
        Goal::WinSingleCombat => once(if dueling(table, seat) { 54 } else { 15 }),
        Goal::BeginBloodFeud => once(match victories(table, seat) {
            won if won >= catalog.constants.diplomacy.victories_for_feud => 72,
            won if won + 1 == catalog.constants.diplomacy.victories_for_feud && horizon > 8 => 53,
            _ => 5,
        }),
        Goal::EliminateRival => once(if besieging(survey) { 55 } else { 8 }),
        Goal::MostCantons if met => 66,
        Goal::MostCantons if have * 5 >= need * 4 => 45,
        Goal::MostCantons => 12,
        Goal::HoldCantons(_) if met => 90,
        Goal::HoldCantons(_) if (missing as i32) * 3 <= horizon => 62,
        Goal::HoldCantons(_) if (missing as i32) * 3 <= horizon * 2 => 40,
        Goal::HoldCantons(_) => 8,
        Goal::NeverLosePlace if horizon < 12 => 80,
        Goal::NeverLosePlace => 60,
        Goal::DestroyLegions(_) => step(6, [100, 52, 35, 20]),
        Goal::LegionOfLevel(_) => step(6, [80, 52, 25, 10]),
        Goal::AttributeOfLevel(_) => step(6, [97, 70, 45, 20]),
        Goal::StealCards(_) => once(match discipline_level(catalog, table, seat, Discipline::Deceit).total() {
            5.. if horizon > 10 => 56,
            4 if horizon > 14 => 52,
            _ => 2,
        }),
        Goal::HoldCards(_) if met && horizon < 12 => 70,
        Goal::HoldCards(_) if missing <= 2 && horizon < 8 => 55,
        Goal::HoldCards(_) => 35,
        // A rival that has swallowed one insult is likely to swallow another.
        Goal::InsultsSwallowed(_) if have > 0 && horizon > 8 => once(53),
        Goal::DemandsConceded(_) | Goal::InsultsSwallowed(_) => step(8, [100, 58, 40, 25]),
        Goal::LordOfVassal => kept(10),
        Goal::NeverConcede if horizon < 10 && now.met => 65,
        Goal::NeverConcede => 45,
    }
}

/// Returns the chance to assemble this manuscript, in percent.
fn assembled(survey: &Survey<'_>, table: &Game, id: &str) -> i32 {
    let Some(kind) = survey.catalog.manuscript_named(id) else { return 0 };
    let set = progress_of(survey.catalog, table, survey.seat, kind);
    let shelf = set.pieces.iter().any(|(_, place)| *place == Whereabouts::Shelf);
    match (set.whole(), set.has() > 0 || shelf) {
        (true, _) => 97,
        (false, true) => gathered(survey, table, &set),
        // A begun set attracts its other pieces; for a set that is not begun, a first piece may
        // never appear.
        (false, false) => 5,
    }
}

/// True if a place is the one with this id.
fn is(catalog: &Catalog, place: &Place, id: &str) -> bool {
    match place.landmark {
        Landmark::Power(kind) => catalog.place(kind).id == id,
        Landmark::Stronghold(_) | Landmark::Pandemonium => false,
    }
}

/// True if a house has a praetor that may challenge the Champion.
fn proven(table: &Game, seat: Seat) -> bool {
    table.attachments().of(seat).any(|held| match held.treasure {
        Treasure::Praetor(kind) => table.arena().proven(kind),
        Treasure::Artifact(_) | Treasure::Relic(_) => false,
    })
}

/// True if the bazaar offers a praetor of at least this level.
fn for_sale(catalog: &Catalog, table: &Game, level: u8) -> bool {
    table.bazaar().shelf().iter().any(|ware| match ware.goods {
        Goods::Praetor(kind) => catalog.praetor(kind).level >= level,
        Goods::Legion(_) | Goods::Artifact(_) | Goods::Relic(_) | Goods::Manuscript(_) => false,
    })
}

/// Returns the most victories of a house over a single rival.
fn victories(table: &Game, seat: Seat) -> u8 {
    let standing = |other: &Seat| *other != seat && table.conclave().eliminated(*other).is_none();
    let won = table.seats().filter(standing).map(|other| table.diplomacy().record(seat, other).victories);
    won.max().unwrap_or(0)
}

/// True if a house has claimed a vendetta that is still running.
fn claiming(table: &Game, seat: Seat) -> bool {
    table.diplomacy().vendettas().iter().any(|vendetta| vendetta.claimant == seat)
}

/// True if a single combat awaits a house that has a praetor to send.
fn dueling(table: &Game, seat: Seat) -> bool {
    let combats = table.diplomacy().combats().iter();
    let mut awaited = combats.filter(|combat| combat.claimant == seat || combat.target == seat);
    let praetor = |treasure: Treasure| match treasure {
        Treasure::Praetor(_) => true,
        Treasure::Artifact(_) | Treasure::Relic(_) => false,
    };
    awaited.next().is_some() && table.attachments().of(seat).any(|held| praetor(held.treasure))
}

/// True if a house could reach a rival's stronghold that it may take within a few turns.
fn besieging(survey: &Survey<'_>) -> bool {
    let near = |at: usize| {
        survey.units.iter().any(|unit| survey.ways.turns(unit, unit.legion.canton, at) <= 3)
            && matches!(survey.targets[at].place.landmark, Landmark::Stronghold(_))
    };
    survey.horizon > 5 && (0..survey.targets.len()).any(near)
}

/// Returns the expected worth of holding a secret objective: value times chance, minus value times
/// the chance of failure.
fn promise(survey: &Survey<'_>, table: &Game, kind: ObjectiveKind) -> Grains {
    let def = survey.catalog.objective(kind);
    i32::from(def.value) * (2 * hope(survey, table, &def.goal) - 100) * POINT / 100
}

/// True if objectives will count for this house at the end (manual 4.14.8, 4.14.9).
fn counts(table: &Game, seat: Seat) -> bool {
    !table.diplomacy().excommunicated(seat) && table.diplomacy().lord_of(seat).is_none()
}

/// Keeps the drawn objective with the highest expected worth, if one is above zero.
pub(super) fn choose(survey: &Survey<'_>, table: &Game) -> Option<Answer> {
    let drawn = table.objectives().drawn(survey.seat);
    if drawn.is_empty() {
        return None;
    }
    let best = drawn.iter().map(|&kind| (promise(survey, table, kind), kind)).max();
    let keep = best.filter(|(worth, _)| *worth > 0 && counts(table, survey.seat)).map(|(_, kind)| kind);
    Some(Answer::KeepObjective { keep })
}

impl Moment<'_, '_> {
    /// Adds a draw of objectives with the average worth of the best drawn card. A house that
    /// pursues enough objectives draws no more.
    pub(super) fn draw(&self, ideas: &mut Vec<Idea>) {
        let (survey, table) = (self.survey, self.plan.table());
        let seat = survey.seat;
        let open = |kind: &&ObjectiveKind| {
            let progress = progress(survey.catalog, table, seat, &survey.catalog.objective(**kind).goal);
            !progress.met && !progress.lost
        };
        let held = table.objectives().held(seat).iter().filter(open).count();
        if held >= MOST_HELD || survey.horizon < LAST_DRAW || !counts(table, seat) {
            return;
        }
        if self.plan.check(&Order::Objective(ObjectiveOrder::DrawObjectives)).is_err() {
            return;
        }
        let mut promises: Vec<i64> =
            table.objectives().deck(seat).iter().map(|&kind| i64::from(promise(survey, table, kind).max(0))).collect();
        promises.sort_unstable_by_key(|&worth| std::cmp::Reverse(worth));
        // Chance that the best of the drawn cards is the one at this position of the sorted list.
        // Approximated by drawing with replacement.
        let cards = u32::from(draws(survey.catalog, table, seat));
        let below = |at: usize| (promises.len() - at).pow(cards) as i64;
        let whole = below(0).max(1);
        let mean: i64 =
            promises.iter().enumerate().map(|(at, worth)| worth * (below(at) - below(at + 1)) / whole).sum();
        // Work on one objective leaves less time for another.
        ideas.push(Idea::of((mean / (1 + held as i64)) as Grains, Order::Objective(ObjectiveOrder::DrawObjectives)));
    }
}

/// Returns the open objectives of a house, each with the difference between meeting and missing it.
fn stakes<'a>(
    catalog: &'a Catalog,
    table: &'a Game,
    seat: Seat,
) -> impl Iterator<Item = (&'a Goal, Progress, Grains)> + 'a {
    let held = table.objectives().held(seat).iter().filter(move |_| counts(table, seat));
    let open = held.map(move |&kind| {
        let def = catalog.objective(kind);
        (&def.goal, progress(catalog, table, seat, &def.goal), 2 * i32::from(def.value) * POINT)
    });
    open.filter(|(_, progress, _)| !progress.met && !progress.lost)
}

/// Returns the share of this difference for one step; larger the fewer steps are missing.
const fn part(swing: Grains, progress: Progress) -> Grains {
    let missing = progress.need.saturating_sub(progress.have) as i32;
    if missing < 1 { 0 } else { swing * 6 / (10 * missing * missing) }
}

/// Returns the additional worth of taking a place, from objectives.
pub(super) fn of_place(catalog: &Catalog, table: &Game, seat: Seat, place: &Place) -> Grains {
    let secret: Grains = stakes(catalog, table, seat)
        .map(|(goal, progress, swing)| match (goal, place.landmark) {
            (Goal::HoldPlace(id), Landmark::Power(_)) if is(catalog, place, id) => part(swing, progress),
            (Goal::HoldPlaces(_), Landmark::Power(_)) | (Goal::EliminateRival, Landmark::Stronghold(_)) => {
                part(swing, progress)
            }
            (_, Landmark::Power(_) | Landmark::Stronghold(_) | Landmark::Pandemonium) => 0,
        })
        .sum();
    let numbers = &catalog.constants.objectives;
    let sin = public_task(table, seat);
    let open = counts(table, seat) && !sin_progress(catalog, table, seat, sin).met;
    let public = match (sin, place.landmark) {
        (Sin::Lust, Landmark::Power(_)) => numbers.lust.iter().any(|id| is(catalog, place, id)),
        (Sin::Wrath, Landmark::Stronghold(_)) => true,
        (Sin::Lust | Sin::Gluttony | Sin::Greed | Sin::Sloth | Sin::Wrath | Sin::Envy | Sin::Pride, _) => false,
    };
    secret + if open && public { i32::from(numbers.public) * POINT } else { 0 }
}

/// Returns the additional worth of a tribute card in the vault, from objectives that count cards at
/// the end. It is zero until it is time to collect, and when too little time is left.
pub(super) fn of_card(survey: &Survey<'_>, table: &Game) -> Grains {
    /// Turns of collecting beyond those needed, because nobody knows when the last token is drawn.
    const EARLY: i32 = 7;
    /// Cards above the goal that are kept too, because some may be lost.
    const SPARE: i32 = 3;
    let (catalog, seat) = (survey.catalog, survey.seat);
    if survey.bent.weights.hoard == 0 || !counts(table, seat) {
        return 0;
    }
    // One slot is left to other orders.
    let slots = order_slots(catalog, table, seat).total() - 1;
    let pace = (slots * i32::from(tribute_offer(catalog, table, seat).1)).max(1);
    let worth = |progress: Progress, swing: Grains| {
        let missing = progress.need as i32 - progress.have as i32;
        let turns = (missing.max(0) + pace - 1) / pace;
        let time = turns < survey.horizon && survey.horizon <= turns * 3 / 2 + EARLY;
        if time && missing > -SPARE { swing / missing.max(8) } else { 0 }
    };
    let numbers = &catalog.constants.objectives;
    let public = match public_task(table, seat) {
        Sin::Greed => worth(sin_progress(catalog, table, seat, Sin::Greed), i32::from(numbers.public) * POINT),
        Sin::Lust | Sin::Gluttony | Sin::Sloth | Sin::Wrath | Sin::Envy | Sin::Pride => 0,
    };
    let secret = table.objectives().held(seat).iter().map(|&kind| {
        let def = catalog.objective(kind);
        if let Goal::HoldCards(_) = def.goal {
            worth(progress(catalog, table, seat, &def.goal), 2 * i32::from(def.value) * POINT)
        } else {
            0
        }
    });
    percent(public + secret.sum::<Grains>(), survey.bent.weights.hoard)
}

/// Returns the additional worth of a ware, from objectives.
pub(super) fn of_goods(catalog: &Catalog, table: &Game, seat: Seat, goods: Goods) -> Grains {
    let worth = |(goal, progress, swing): (&Goal, Progress, Grains)| match (goal, goods) {
        (Goal::OwnPraetors(_), Goods::Praetor(_)) | (Goal::HoldTreasures(_), Goods::Artifact(_) | Goods::Relic(_)) => {
            part(swing, progress)
        }
        (Goal::PraetorOfLevel(n), Goods::Praetor(kind)) if catalog.praetor(kind).level >= *n => part(swing, progress),
        (Goal::LegionOfLevel(n), Goods::Legion(kind)) if catalog.legion(kind).level >= *n => swing * 6 / 10,
        (Goal::Assemble(id), Goods::Manuscript(piece)) if catalog.manuscript(piece.manuscript).id == *id => {
            // Found pieces attract the others, so all pieces are equally valuable steps.
            swing / progress.need.saturating_sub(progress.have).max(1) as i32
        }
        (_, Goods::Praetor(_) | Goods::Artifact(_) | Goods::Relic(_) | Goods::Legion(_) | Goods::Manuscript(_)) => 0,
    };
    stakes(catalog, table, seat).map(worth).sum()
}

/// Returns the additional worth of raising an attribute from this level, from objectives. Only the
/// highest attribute counts.
pub(super) fn of_raise(catalog: &Catalog, table: &Game, seat: Seat, level: u8) -> Grains {
    let worth = |(goal, progress, swing): (&Goal, Progress, Grains)| {
        let counts = matches!(goal, Goal::AttributeOfLevel(_)) && u32::from(level) == progress.have;
        if counts { part(swing, progress) } else { 0 }
    };
    stakes(catalog, table, seat).map(worth).sum()
}

/// Returns the gain or loss of an act, from objectives. A demand or an insult forfeits Sloth, an
/// emissary Pride.
pub(super) fn of_act(catalog: &Catalog, table: &Game, seat: Seat, act: &Order) -> Grains {
    let wanted: Grains = stakes(catalog, table, seat)
        .map(|(goal, progress, swing)| match (goal, act) {
            (Goal::DemandsConceded(_), Order::Diplomacy(DiplomacyOrder::Demand { .. }))
            | (Goal::InsultsSwallowed(_), Order::Diplomacy(DiplomacyOrder::Insult { .. }))
            | (Goal::BeginBloodFeud, Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { .. }))
            | (Goal::WinVendettas(_), Order::Diplomacy(DiplomacyOrder::ClaimVendetta { .. })) => {
                part(swing, progress) / 3
            }
            _ => 0,
        })
        .sum();
    let sin = public_task(table, seat);
    let kept = counts(table, seat) && sin_progress(catalog, table, seat, sin).met;
    let numbers = &catalog.constants.objectives;
    let broken = match (sin, act) {
        (Sin::Sloth, Order::Diplomacy(DiplomacyOrder::Demand { .. } | DiplomacyOrder::Insult { .. })) => numbers.public,
        // A rival's emissary may forfeit it as well.
        (Sin::Pride, Order::Diplomacy(DiplomacyOrder::SendEmissary { .. })) => numbers.pride / 2,
        _ => 0,
    };
    wanted - if kept { i32::from(broken) * POINT } else { 0 }
}

/// Returns the additional worth of looting a vault, from objectives.
pub(super) fn of_loot(catalog: &Catalog, table: &Game, seat: Seat) -> Grains {
    let worth = |(goal, progress, swing): (&Goal, Progress, Grains)| {
        // A theft takes two or three cards.
        let steps = 1 + progress.need.saturating_sub(progress.have) as i32 / 3;
        if matches!(goal, Goal::StealCards(_)) { swing * 6 / (10 * steps) } else { 0 }
    };
    stakes(catalog, table, seat).map(worth).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planner::{Bent, Lore, Weights};
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::Tableau;

    /// Returns the worth of a card to Belphegor, who has so many cards when so many tokens are drawn.
    /// His public objective is Greed.
    fn card(cards: usize, tokens: u8, hoard: i32) -> Grains {
        let vault = "(souls: 1, ichor: 0, hellfire: 0, darkness: 0), ".repeat(cards);
        let house = "archfiend: Some(\"Belphegor\"), attributes: (martial: 4, cunning: 4, intellect: 4, wickedness: 4, charisma: 4)";
        let position = format!("(houses: [({house}, vault: [{vault}]), (), (), ()], length: Normal, tokens: {tokens})");
        let tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        let book = Rulebook::standard();
        let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        let lore = Lore::default();
        let bent = Bent::of(Weights { hoard, ..Weights::SOBER });
        of_card(&Survey::of(book.catalog(), &game, Seat(0), bent, &lore), &game)
    }

    #[test]
    fn a_greedy_house_collects_when_the_end_is_near() {
        assert_eq!(card(40, 2, 100), 0, "there is time to spend and to collect again");
        assert!(card(44, 13, 100) > 0, "six cards are missing");
        assert!(card(36, 11, 100) > card(34, 11, 100), "the fewer are missing, the more each counts");
        assert!(card(50, 14, 100) > 0, "what has been collected is kept");
        assert_eq!(card(60, 14, 100), 0, "what is left over may be spent");
        assert_eq!(card(1, 14, 100), 0, "too late");
        assert_eq!(card(44, 13, 0), 0, "a mind that does not care");
    }
}

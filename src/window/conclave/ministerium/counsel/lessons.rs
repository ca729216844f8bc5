//! Lessons: what a player should know by now, one at a time, each told once (they can be re-armed
//! in the settings).
//!
//! On a first game they are the next sensible steps, in the order in which they make sense. A
//! lesson that the player has put into practice is not told.

use bevy_egui::egui::Context;

use super::{Advice, Counselling, Weight, heard};
use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::orders::plan;
use crate::intent::{Dealing, Dossier, Intent, Ledger, Looking, Mustering, Sheet, Tab};
use crate::rules::archfiends::{self, Discipline};
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::BazaarOrder;
use crate::rules::conclave::{tokens_needed, turns_likely};
use crate::rules::ids::RitualKind;
use crate::rules::objectives::public_task;
use crate::rules::orders::{Order, OrderKind};
use crate::rules::rituals::check_chamber;
use crate::sight::{Sight, Wishes};

/// A lesson: its name and text, its icon, the way to practise it, and when it makes sense.
struct Lesson {
    key: &'static str,
    icon: &'static str,
    sheet: Option<Sheet>,
    fits: fn(&Sight<'_>) -> bool,
}

/// All lessons, in the order in which they are told.
const LESSONS: [Lesson; 11] = [
    Lesson { key: "goal", icon: "throne", sheet: Some(Sheet::Ministerium(Tab::TurnLog)), fits: |_| true },
    // Before the first card is spent: some objectives are met by what one does not do.
    Lesson { key: "aim", icon: "objective", sheet: Some(Sheet::Ministerium(Tab::Avatar)), fits: |_| true },
    Lesson {
        key: "tribute",
        icon: "tribute",
        sheet: Some(Sheet::Ministerium(Tab::Orders)),
        fits: |sight| !gives(sight, OrderKind::DemandTribute) && sight.table().treasury().vault(sight.seat()).len() < 8,
    },
    Lesson {
        key: "land",
        icon: "march",
        sheet: None,
        fits: |sight| !gives(sight, OrderKind::March) && free_land(sight),
    },
    Lesson {
        key: "bid",
        icon: "bazaar",
        sheet: Some(Sheet::Bazaar),
        fits: |sight| sight.table().turn() >= 2 && !bids(sight),
    },
    Lesson {
        key: "places",
        icon: "place",
        sheet: None,
        fits: |sight| sight.table().turn() >= 3 && sight.table().forces().places_of(sight.seat()).count() < 2,
    },
    Lesson {
        key: "raise",
        icon: "up",
        sheet: Some(Sheet::Ministerium(Tab::Avatar)),
        fits: |sight| sight.table().turn() >= 3 && raisable(sight),
    },
    Lesson {
        key: "posting",
        icon: "praetor",
        sheet: Some(Sheet::Ministerium(Tab::Forces)),
        fits: |sight| sight.table().turn() >= 4 && !owns_praetor(sight),
    },
    Lesson {
        key: "demand",
        icon: "demand",
        sheet: Some(Sheet::Ministerium(Tab::Diplomacy)),
        fits: |sight| sight.table().turn() >= 5 && sight.table().seat_count() > 1 && !gives(sight, OrderKind::Demand),
    },
    Lesson {
        key: "rites",
        icon: "rituals",
        sheet: Some(Sheet::Ministerium(Tab::Rituals)),
        fits: |sight| sight.table().turn() >= 4 && may_cast(sight),
    },
    Lesson {
        key: "last-tokens",
        icon: "token",
        sheet: Some(Sheet::Ministerium(Tab::TurnLog)),
        fits: |sight| {
            let needed = tokens_needed(sight.catalog(), sight.table());
            sight.table().conclave().tokens() * 3 >= needed * 2
        },
    },
];

/// The lesson that was told last, and the turn in which it was told first.
type Told = Option<(&'static str, u32)>;

/// Writes down the lesson of an earlier turn as heard: each is told in one turn only.
pub(super) fn settle(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let told: Told = recall(ctx, always(sight, "lesson"));
    if let Some((key, turn)) = told
        && turn < sight.table().turn()
        && !heard(sight, key)
    {
        wishes.push(Counselling::Heard(key.to_owned()).into());
    }
}

/// Returns the next lesson that makes sense and has not been heard.
pub(super) fn next(ctx: &Context, sight: &Sight<'_>) -> Option<Advice> {
    let (at, now) = (always(sight, "lesson"), sight.table().turn());
    let told: Told = recall(ctx, at);
    let over = |key: &str| heard(sight, key) || told.is_some_and(|(last, turn)| last == key && turn < now);
    let lesson = LESSONS.iter().find(|lesson| !over(lesson.key) && (lesson.fits)(sight))?;
    if told.is_none_or(|(key, turn)| key == lesson.key || turn >= now || heard(sight, key)) {
        let first = told.filter(|(key, _)| *key == lesson.key).map_or(now, |(_, turn)| turn);
        remember::<Told>(ctx, at, Some((lesson.key, first)));
    }
    let (catalog, table) = (sight.catalog(), sight.table());
    let (soon, late) = turns_likely(catalog, table);
    let about = [
        ("soon", soon.into()),
        ("late", late.into()),
        ("tokens", tokens_needed(catalog, table).into()),
        ("canton", catalog.constants.conclave.canton_prestige.into()),
        ("aim", sight.teller().sin(public_task(table, sight.seat())).into()),
        ("deed", sight.teller().sin_text(public_task(table, sight.seat())).into()),
    ];
    let words = sight.text.say_with(&format!("lesson-{}", lesson.key), &about);
    let mut wishes: Vec<Intent> = Vec::new();
    match lesson.key {
        "posting" => wishes.push(Mustering::ShowLedger(Ledger::Praetors).into()),
        "demand" => wishes.push(Dealing::ShowDossier(Dossier::Pressing).into()),
        _ => {}
    }
    wishes.extend(lesson.sheet.map(|sheet| Intent::Looking(Looking::Open(sheet))));
    Some(Advice { key: lesson.key, words, icon: lesson.icon, weight: Weight::Lesson, wishes })
}

/// Returns the names of all lessons.
#[must_use]
pub fn names() -> Vec<&'static str> {
    LESSONS.iter().map(|lesson| lesson.key).collect()
}

/// True if the draft has an order of this kind.
fn gives(sight: &Sight<'_>, kind: OrderKind) -> bool {
    plan::draft(sight).slots.iter().flatten().any(|order| order.kind() == kind)
}

fn bids(sight: &Sight<'_>) -> bool {
    plan::draft(sight).slots.iter().flatten().any(|order| matches!(order, Order::Bazaar(BazaarOrder::Bid { .. })))
        || sight.table().forces().legions_of(sight.seat()).count() > 1
}

/// True if any land is still unclaimed.
fn free_land(sight: &Sight<'_>) -> bool {
    let realm = sight.table().realm();
    realm.cantons().any(|canton| realm.terrain(canton).passable() && realm.owner(canton).is_none())
}

fn raisable(sight: &Sight<'_>) -> bool {
    let (catalog, planned, seat) = (sight.catalog(), sight.hand.planned(), sight.seat());
    let wealth = planned.treasury().wealth(seat);
    !gives(sight, OrderKind::RaiseAttribute)
        && Discipline::ALL
            .into_iter()
            .any(|of| archfiends::raise_cost(catalog, planned, seat, of).is_some_and(|price| wealth.covers(&price)))
}

fn owns_praetor(sight: &Sight<'_>) -> bool {
    sight.table().attachments().of(sight.seat()).any(|held| matches!(held.treasure, Treasure::Praetor(_)))
}

/// True if any ritual could be performed now, whatever it costs.
fn may_cast(sight: &Sight<'_>) -> bool {
    let (catalog, planned, seat) = (sight.catalog(), sight.hand.planned(), sight.seat());
    !gives(sight, OrderKind::PerformRitual)
        && (0..catalog.rituals.len())
            .any(|index| check_chamber(catalog, planned, seat, RitualKind(index as u8)).is_ok())
}

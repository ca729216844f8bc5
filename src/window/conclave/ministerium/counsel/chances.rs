//! Counsel about what could be done in the rest of the turn, and why.

use bevy_egui::egui::Context;

use super::{Advice, Weight};
use crate::conclave::events;
use crate::conclave::forces::upkeep;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::theatre::win_percent;
use crate::intent::{Dealing, Dossier, Intent, Leaf, Ledger, Looking, Mark, Mustering, Sheet, Tab};
use crate::minds::Opening;
use crate::rules::archfiends;
use crate::rules::attachments::{Post, Treasure, free_slots};
use crate::rules::bazaar::Goods;
use crate::rules::combat;
use crate::rules::conclave::{tokens_needed, turns_likely};
use crate::rules::forces::{self, Landmark};
use crate::rules::ids::RitualKind;
use crate::rules::orders::Order;
use crate::rules::realm::Foe;
use crate::rules::rituals::check_chamber;
use crate::rules::tribute::{Purse, least_waste};
use crate::sight::Sight;

/// Suggestions for the rest of the turn.
pub(super) fn chances(ctx: &Context, sight: &Sight<'_>) -> Vec<Advice> {
    let mut advice = Vec::new();
    advice.extend(last_free_ranking(sight));
    advice.extend(empty_slots(sight));
    advice.extend(playable(sight));
    let now = place_in_reach(ctx, sight);
    // What can be taken now is told with the forecast of the board.
    advice.extend(openings(sight, now.is_some()));
    advice.extend(now);
    advice.extend(affordable(sight));
    advice.extend(empty_chamber(sight));
    advice.extend(idle(sight));
    advice.extend(next_order(sight));
    advice.extend(clock(sight));
    advice.extend(thirsty(sight));
    advice.extend(wounded(sight));
    advice.retain(|piece| !super::heard(sight, piece.key));
    advice
}

/// Advice about the best place that is some turns away, from the appraisal of the minds.
fn openings(sight: &Sight<'_>, within_reach: bool) -> Option<Advice> {
    /// A prospect that is worth the march, in percent.
    const FAIR: u32 = 60;
    let appraisal = sight.hand.foretold.appraisal.as_ref()?;
    let far = |opening: &&Opening| opening.percent >= FAIR && (opening.turns > 1 || !within_reach);
    let Opening { place, legion, turns, percent, worth, disputed } = *appraisal.openings.iter().find(far)?;
    let (forces, teller) = (sight.table().forces(), sight.teller());
    let (place, legion) = (forces.place(place)?, forces.legion(legion)?);
    // The appraisal counts marches by distance. The rules say if the first one gets there.
    let held = sight.table().realm().owners().to_vec();
    let now = forces::reach(sight.catalog(), sight.hand.planned(), &held, legion);
    let turns = if now.iter().any(|way| way.canton == place.canton) { 1 } else { turns.max(2) };
    let mut words = say!(
        sight,
        "counsel-opening",
        place = teller.place_name(&place.landmark),
        legion = teller.legion_name(legion),
        turns = turns,
        percent = percent,
        worth = worth
    );
    if !disputed && place.landmark != Landmark::Pandemonium {
        words = format!("{words} {}", say!(sight, "counsel-opening-safe"));
    }
    let wishes = vec![
        Intent::Looking(Looking::Select(Some(Mark::Legion(legion.id)))),
        Intent::Looking(Looking::LookAt(place.canton)),
    ];
    Some(Advice { key: "opening", words, icon: "place", weight: Weight::Chance, wishes })
}

/// Advice about a treasure that lies unused in the vault while a unit has room for it.
fn idle(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let (catalog, planned, seat, teller) = (sight.catalog(), sight.hand.planned(), sight.seat(), sight.teller());
    let legions = || planned.forces().legions_of(seat).map(|legion| Foe::Legion(legion.id));
    let places = || planned.forces().places_of(seat).map(|place| Foe::Place(place.id));
    let room = |unit: Foe| free_slots(catalog, planned, unit) > 0;
    let held = planned.attachments().of(seat).filter(|held| held.post == Post::Vault);
    held.filter_map(|held| {
        let (key, id, icon, ledger, post) = match held.treasure {
            Treasure::Praetor(_) => {
                let free = legions().find(|&unit| room(unit) && planned.attachments().praetor_on(unit).is_none());
                ("praetor", "counsel-praetor", "praetor", Ledger::Praetors, free)
            }
            Treasure::Artifact(_) => {
                ("artifact", "counsel-artifact", "artifact", Ledger::Artifacts, legions().find(|&unit| room(unit)))
            }
            Treasure::Relic(_) => {
                ("relic", "counsel-relic", "relic", Ledger::Relics, places().find(|&unit| room(unit)))
            }
        };
        let unit = post?;
        let words = sight.text.say_with(
            id,
            &[("treasure", teller.treasure_name(held.treasure).into()), ("unit", teller.unit_name(&unit).into())],
        );
        let wishes = vec![
            Intent::Mustering(Mustering::ShowLedger(ledger)),
            Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Forces))),
        ];
        Some(Advice { key, words, icon, weight: Weight::Chance, wishes })
    })
    .next()
}

/// Advice about the order that a sober mind would give next in this seat.
fn next_order(sight: &Sight<'_>) -> Option<Advice> {
    let slot = plan::free_slot(sight)?;
    let appraisal = sight.hand.foretold.appraisal.as_ref()?;
    let draft = plan::draft(sight);
    let given = |order: &Order| draft.slots.iter().flatten().any(|own| own == order || same_subject(own, order));
    let trial = plan::Trial::new(sight, Some(slot));
    let order = appraisal.orders.iter().find(|order| !given(order) && trial.refusal(order).is_none())?;
    let words = say!(sight, "counsel-next", order = sight.teller().order(order));
    let wishes = vec![Intent::Planning(crate::intent::Planning::Put(Some(slot), order.clone()))];
    Some(Advice { key: "next", words, icon: order.kind().icon(), weight: Weight::Chance, wishes })
}

/// True if two orders are about the same legion or ware, so that only one of them makes sense.
fn same_subject(one: &Order, other: &Order) -> bool {
    match (one.way(), other.way()) {
        (Some((legion, _)), Some((other, _))) => legion == other,
        (None, None) => one.kind() == other.kind() && one.kind() != crate::rules::orders::OrderKind::DemandTribute,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Advice about the time that is left: once a quarter of the tokens is drawn for a house that is
/// behind, and once half of them are drawn for every house.
fn clock(sight: &Sight<'_>) -> Option<Advice> {
    let (catalog, table) = (sight.catalog(), sight.table());
    let (drawn, needed) = (table.conclave().tokens(), tokens_needed(catalog, table));
    if drawn * 4 < needed {
        return None;
    }
    let (soon, late) = turns_likely(catalog, table);
    let left = needed.saturating_sub(drawn);
    let mut houses: Vec<_> = sight.hand.foretold.houses.iter().filter(|house| house.eligible).collect();
    houses.sort_by_key(|house| std::cmp::Reverse(house.total_end().map(|total| total + house.hidden.1)));
    let own = houses.iter().find(|house| house.seat == sight.seat())?.total_end()?;
    let rival = houses.iter().find(|house| house.seat != sight.seat())?;
    let ahead = own - rival.total_end()?;
    let id = match ahead {
        ..0 => "counsel-clock-behind",
        lead if lead < rival.hidden.1 => "counsel-clock-close",
        _ => "counsel-clock-ahead",
    };
    if ahead >= 0 && drawn * 2 < needed {
        return None;
    }
    let about = [
        ("tokens", left.into()),
        ("soon", soon.into()),
        ("late", late.into()),
        ("house", sight.teller().seat_name(rival.seat).into()),
        ("n", ahead.abs().into()),
        ("hidden", rival.hidden.1.into()),
    ];
    let mut words = sight.text.say_with(id, &about);
    if left == 1 {
        words = say!(sight, "sentences", first = words, next = say!(sight, "counsel-clock-last"));
    }
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
    Some(Advice { key: "clock", words, icon: "token", weight: Weight::Chance, wishes })
}

/// Advice in the last turn in which a change of the threat list is free (manual 4.14.2).
fn last_free_ranking(sight: &Sight<'_>) -> Option<Advice> {
    let last = sight.catalog().constants.diplomacy.free_ranking_turns;
    (sight.table().turn() == last && sight.table().seat_count() > 2).then(|| Advice {
        key: "threats",
        words: say!(sight, "embassy-counsel-free"),
        icon: "threats",
        weight: Weight::Chance,
        wishes: vec![
            Intent::Dealing(Dealing::ShowDossier(Dossier::Threats)),
            Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Diplomacy))),
        ],
    })
}

/// Advice about event cards that could be played now.
fn playable(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let cards = events::playable(sight);
    let &first = cards.first()?;
    Some(Advice {
        key: "event-cards",
        words: say!(sight, "herald-counsel", n = cards.len(), event = sight.teller().event_name(first)),
        icon: "event",
        weight: Weight::Chance,
        wishes: vec![Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(first))))],
    })
}

fn empty_slots(sight: &Sight<'_>) -> Option<Advice> {
    let empty = plan::slots(sight).saturating_sub(plan::draft(sight).orders());
    (empty > 0).then(|| Advice {
        key: "slots",
        words: say!(sight, "panel-counsel-slots", n = empty),
        icon: "empty-slot",
        weight: Weight::Chance,
        wishes: vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Orders)))],
    })
}

/// Advice about the best place that a legion of the player can take this turn with a chance of at
/// least 50 percent. Places of a higher level come first, then better chances.
fn place_in_reach(ctx: &Context, sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let game = sight.hand.planned();
    let held = sight.table().realm().owners().to_vec();
    let mut best: Option<(u8, u32, Advice)> = None;
    for legion in game.forces().legions_of(sight.seat()) {
        for way in forces::reach(sight.catalog(), game, &held, legion) {
            let Some(Foe::Place(id)) = way.foe else { continue };
            let Some(place) = game.forces().place(id).filter(|place| place.landmark != Landmark::Pandemonium) else {
                continue;
            };
            let Some(battle) = combat::muster(sight.catalog(), game, legion, Foe::Place(id), way.canton) else {
                continue;
            };
            let chance = win_percent(ctx, &battle);
            if chance < 50 || best.as_ref().is_some_and(|(level, known, _)| (*level, *known) >= (place.level, chance)) {
                continue;
            }
            let teller = sight.teller();
            let words = say!(
                sight,
                "panel-counsel-place",
                place = teller.place_name(&place.landmark),
                legion = teller.legion_name(legion),
                n = chance
            );
            let wishes = vec![
                Intent::Looking(Looking::Select(Some(Mark::Legion(legion.id)))),
                Intent::Looking(Looking::LookAt(way.canton)),
            ];
            best = Some((
                place.level,
                chance,
                Advice { key: "place", words, icon: "place", weight: Weight::Chance, wishes },
            ));
        }
    }
    best.map(|(_, _, advice)| advice)
}

/// Advice about a legion in the bazaar that the vault can pay for and that the house can command.
fn affordable(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let (table, seat) = (sight.table(), sight.seat());
    let bids = sight.hand.planned().bazaar().bids().iter().filter(|bid| bid.seat == seat).count();
    let rating = archfiends::command_rating(sight.catalog(), table, seat).total();
    let room = ((forces::commanded(table, seat) + bids) as i32) < rating;
    if !room || bids > 0 || table.diplomacy().excommunicated(seat) {
        return None;
    }
    let vault = plan::spendable(sight, None);
    let shelf = table.bazaar().shelf().iter();
    let ware = shelf
        .filter(|ware| matches!(ware.goods, Goods::Legion(_)))
        .filter(|ware| least_waste(&vault, &ware.minimum(sight.catalog())).is_some())
        .max_by_key(|ware| ware.minimum(sight.catalog()).points())?;
    Some(Advice {
        key: "bazaar",
        words: say!(sight, "panel-counsel-bazaar", legion = sight.teller().goods_name(ware.goods)),
        icon: "bazaar",
        weight: Weight::Chance,
        wishes: vec![Intent::Looking(Looking::Browse(ware.goods))],
    })
}

/// Advice about a free ritual slot, with the greatest ritual that the house can pay for.
fn empty_chamber(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let (catalog, planned, seat) = (sight.catalog(), sight.hand.planned(), sight.seat());
    let vault = plan::spendable(sight, None);
    let wealth = vault.iter().map(|card| card.worth).sum::<crate::rules::tribute::Purse>();
    let kinds = (0..catalog.rituals.len()).map(|index| RitualKind(index as u8));
    let open = kinds.filter(|&kind| check_chamber(catalog, planned, seat, kind).is_ok());
    let paid = open.filter(|&kind| wealth.covers(&catalog.ritual(kind).cost) && !vault.is_empty());
    let best = paid.max_by_key(|&kind| catalog.ritual(kind).cost.points())?;
    let words = say!(sight, "rite-counsel-free", ritual = sight.teller().ritual_name(best));
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)))];
    Some(Advice { key: "chamber", words, icon: "rituals", weight: Weight::Chance, wishes })
}

/// Advice about a legion that cannot be paid in the next turn with the cards that are free now.
fn thirsty(sight: &Sight<'_>) -> Option<Advice> {
    let catalog = sight.catalog();
    let free: Purse = plan::spendable(sight, None).iter().map(|card| card.worth).sum();
    // A legion that is paid for more than this turn can wait.
    let next = upkeep::asking(sight).filter(|legion| upkeep::paid(sight, legion) == 1);
    let (legion, short) =
        next.map(|legion| (legion, legion.upkeep(catalog).above(&free))).find(|(_, short)| *short != Purse::EMPTY)?;
    let teller = sight.teller();
    let words = say!(sight, "counsel-thirsty", legion = teller.legion_name(legion), short = teller.purse(&short));
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Tribute)))];
    Some(Advice { key: "thirsty", words, icon: "loyalty", weight: Weight::Chance, wishes })
}

/// Advice about a legion that is badly hurt.
fn wounded(sight: &Sight<'_>) -> Option<Advice> {
    let table = sight.table();
    let hurt = table
        .forces()
        .legions_of(sight.seat())
        .filter(|legion| legion.hp * 2 < legion.max_hp)
        .min_by_key(|legion| legion.hp)?;
    let words = say!(
        sight,
        "panel-counsel-wounded",
        legion = sight.teller().legion_name(hurt),
        hp = hurt.hp,
        all = hurt.max_hp
    );
    let wishes = vec![
        Intent::Looking(Looking::Select(Some(Mark::Legion(hurt.id)))),
        Intent::Looking(Looking::LookAt(hurt.canton)),
    ];
    Some(Advice { key: "wounded", words, icon: "hitpoints", weight: Weight::Chance, wishes })
}

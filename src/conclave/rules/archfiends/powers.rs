//! The powers of disciplines, by the table of manual appendix H, with additions from relics, places
//! of power and perks (appendices E and G).

use super::perks::gifts;
use super::state::Discipline;
use super::tally::{Part, Tally};
use crate::attachments::{Contents, boons};
use crate::catalog::{Boon, Catalog, Gift, Grant};
use crate::events;
use crate::game::Game;
use crate::ids::{Seat, SlotNo};
use crate::rituals::spells::locked_slots;

/// Adds the boons of a seat's relics and places of power to a tally.
fn add_boons(tally: &mut Tally, catalog: &Catalog, game: &Game, seat: Seat, amount: impl Fn(Boon) -> u8) {
    boons(catalog, game, seat).for_each(|(part, boon)| tally.add(part, amount(boon).into()));
}

/// Adds the gifts of a seat's perks that are not boons to a tally.
fn add_gifts(tally: &mut Tally, catalog: &Catalog, game: &Game, seat: Seat, amount: impl Fn(Gift) -> i32) {
    for (perk, gift) in gifts(catalog, game, seat) {
        tally.add(Part::Perk(perk), amount(gift));
    }
}

/// Returns the level of a seat's discipline: its attribute plus additions from relics and places of
/// power (manual 4.1, appendix E).
#[must_use]
pub fn discipline_level(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Tally {
    let mut tally = Tally::base(game.houses().of(seat).attributes.of(discipline).into());
    add_boons(&mut tally, catalog, game, seat, |boon| {
        if let Boon::Discipline(of, more) = boon { more * u8::from(of == discipline) } else { 0 }
    });
    tally
}

/// Returns the additions of relics, places of power and perks to a seat's rolls of a discipline
/// (manual appendices E and G).
#[must_use]
pub fn roll_bonus(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Tally {
    let mut tally = Tally::default();
    add_boons(&mut tally, catalog, game, seat, |boon| {
        if let Boon::Roll(of, more) = boon { more * u8::from(of == discipline) } else { 0 }
    });
    add_gifts(&mut tally, catalog, game, seat, |gift| if let Gift::Sorcery(more) = gift { more.into() } else { 0 });
    tally
}

/// Returns the power roll modifier of a discipline (manual 4.11, appendix A). A seat adds it to its
/// two dice when it performs a ritual of that discipline. Its parts are the discipline's level and
/// the bonuses of relics, places of power and perks.
#[must_use]
pub fn roll_modifier(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Tally {
    let level = ritual_level(catalog, game, seat, discipline);
    let mut tally = Tally::default();
    tally.add(Part::Discipline(discipline, level), level.into());
    for (part, amount) in roll_bonus(catalog, game, seat, discipline).0 {
        tally.add(part, amount);
    }
    tally
}

/// Returns the additions of relics, places of power and perks to a seat's rolls against rituals of
/// a discipline (manual appendix E).
#[must_use]
pub fn resist_bonus(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> Tally {
    let mut tally = Tally::default();
    add_boons(&mut tally, catalog, game, seat, |boon| {
        if let Boon::Resist(of, more) = boon { more * u8::from(of == discipline) } else { 0 }
    });
    tally
}

/// Iterates over all grants that a seat's disciplines have reached, with the discipline and level
/// of each.
fn grants<'a>(
    catalog: &'a Catalog,
    game: &Game,
    seat: Seat,
) -> impl Iterator<Item = (Discipline, u8, Grant)> + use<'a> {
    let attributes = game.houses().of(seat).attributes;
    let mut levels = Discipline::ALL.map(|discipline| attributes.of(discipline));
    boons(catalog, game, seat).for_each(|(_, boon)| {
        if let Boon::Discipline(discipline, more) = boon {
            levels[discipline as usize] += more;
        }
    });
    catalog
        .powers
        .iter()
        .filter(move |power| levels[power.discipline as usize] >= power.level)
        .map(|power| (power.discipline, power.level, power.grant))
}

/// Takes the largest value within each discipline and adds these up over all disciplines.
fn best_of_each(base: i32, found: impl Iterator<Item = (Discipline, u8, i32)>) -> Tally {
    let mut best: [Option<(u8, i32)>; 5] = [None; 5];
    for (discipline, level, value) in found {
        let slot = &mut best[discipline as usize];
        if slot.is_none_or(|(_, known)| known < value) {
            *slot = Some((level, value));
        }
    }
    let mut tally = Tally::base(base);
    for discipline in Discipline::ALL {
        if let Some((level, value)) = best[discipline as usize] {
            tally.add(Part::Discipline(discipline, level), value);
        }
    }
    tally
}

/// Adds up the grants that `pick` selects: the best of each discipline.
fn granted(catalog: &Catalog, game: &Game, seat: Seat, base: u8, pick: impl Fn(Grant) -> Option<u8>) -> Tally {
    let found = grants(catalog, game, seat);
    best_of_each(base.into(), found.filter_map(|(of, level, grant)| Some((of, level, pick(grant)?.into()))))
}

/// Returns the number of orders that a seat may give in a turn (manual 3.3, 4.1): one to six.
#[must_use]
pub fn order_slots(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let base = catalog.constants.houses.order_slots;
    let mut tally =
        granted(catalog, game, seat, base, |grant| if let Grant::OrderSlots(more) = grant { Some(more) } else { None });
    add_boons(&mut tally, catalog, game, seat, |boon| if let Boon::OrderSlots(more) = boon { more } else { 0 });
    add_gifts(
        &mut tally,
        catalog,
        game,
        seat,
        |gift| {
            if let Gift::Debauchery(less) = gift { -i32::from(less) } else { 0 }
        },
    );
    tally.cap(SlotNo::COUNT as i32);
    tally.add(Part::PlanarLock, -i32::from(locked_slots(game, seat)));
    // Every house can always give one order.
    tally.floor(1);
    tally
}

/// Returns the number of ritual slots in a seat's chamber (manual 4.1, appendices E and H): at most
/// five.
#[must_use]
pub fn ritual_slots(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let mut tally = Tally::base(catalog.constants.houses.ritual_slots.into());
    for (discipline, level, grant) in grants(catalog, game, seat) {
        if let Grant::RitualSlots(more) = grant {
            tally.add(Part::Discipline(discipline, level), more.into());
        }
    }
    add_boons(&mut tally, catalog, game, seat, |boon| if let Boon::RitualSlots(more) = boon { more } else { 0 });
    tally.cap(catalog.constants.houses.most_ritual_slots.into());
    tally
}

/// Returns the highest level of rituals of a discipline that a seat may perform (manual 4.11,
/// appendix H).
#[must_use]
pub fn ritual_level(catalog: &Catalog, game: &Game, seat: Seat, discipline: Discipline) -> u8 {
    discipline_level(catalog, game, seat, discipline).total().clamp(0, u8::MAX.into()) as u8
}

/// Returns the number of legions that a seat can command, including the personal guard (manual
/// 4.1).
#[must_use]
pub fn command_rating(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let base = catalog.constants.houses.command;
    let mut tally =
        granted(catalog, game, seat, base, |grant| if let Grant::Command(more) = grant { Some(more) } else { None });
    add_boons(&mut tally, catalog, game, seat, |boon| if let Boon::Command(more) = boon { more } else { 0 });
    tally
}

/// Returns the number of hit points that a seat's units heal per turn (manual 4.1).
#[must_use]
pub fn healing_rate(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let base = catalog.constants.houses.healing;
    let mut tally =
        granted(catalog, game, seat, base, |grant| if let Grant::Healing(more) = grant { Some(more) } else { None });
    add_boons(&mut tally, catalog, game, seat, |boon| if let Boon::Healing(more) = boon { more } else { 0 });
    tally
}

/// Returns the prestige of a seat's victories in battle, in percent of the normal amount (manual
/// appendices G, H and K). Bonuses of several sources are added, not multiplied (ruling R93).
#[must_use]
pub fn victory_percent(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let found = grants(catalog, game, seat);
    let percents =
        found.filter_map(|(_, _, grant)| if let Grant::Victories(percent) = grant { Some(percent) } else { None });
    let glory = gifts(catalog, game, seat).map(|(_, gift)| if let Gift::Glory(more) = gift { more.into() } else { 0 });
    i32::from(percents.max().unwrap_or(100)) + glory.sum::<i32>() + events::victory_bonus(catalog, game, seat)
}

/// Returns the maximum number of elements on a seat's combat cards (manual 4.12, appendix H). 0:
/// the seat cannot make cards.
#[must_use]
pub fn card_elements(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    let found = grants(catalog, game, seat);
    let most = found.filter_map(|(_, _, grant)| if let Grant::CardElements(n) = grant { Some(n) } else { None }).max();
    // A seat that cannot make cards gets no extra element.
    let Some(elements) = most else { return 0 };
    let craft = gifts(catalog, game, seat).map(|(_, gift)| if let Gift::WarCraft(more) = gift { more } else { 0 });
    (elements + craft.sum::<u8>()).min(Contents::MOST as u8)
}

/// Returns the selected grant of the highest level that a seat has reached.
fn topmost(catalog: &Catalog, game: &Game, seat: Seat, pick: impl Fn(Grant) -> Option<(u8, u8)>) -> Option<(u8, u8)> {
    let found = grants(catalog, game, seat).filter_map(|(_, level, grant)| Some((level, pick(grant)?)));
    found.max_by_key(|(level, _)| *level).map(|(_, cards)| cards)
}

/// Returns the number of event cards that a seat draws as Regent, and the number that it may hold
/// after a draw (manual 4.13, appendix H).
#[must_use]
pub fn event_draws(catalog: &Catalog, game: &Game, seat: Seat) -> (u8, u8) {
    let (draw, keep) = event_tallies(catalog, game, seat);
    (draw.total() as u8, keep.total() as u8)
}

/// Same as [`event_draws`], as tallies: the grant of Prophecy plus additions from relics, places of
/// power and perks. Without a grant of Prophecy both are empty and nothing is added.
#[must_use]
pub fn event_tallies(catalog: &Catalog, game: &Game, seat: Seat) -> (Tally, Tally) {
    let (mut drawn, mut kept) = (Tally::default(), Tally::default());
    let draws = |grant| if let Grant::Draws { draw, keep } = grant { Some((draw, keep)) } else { None };
    if let Some((draw, keep)) = topmost(catalog, game, seat, draws) {
        let prophecy = discipline_level(catalog, game, seat, Discipline::Prophecy).total() as u8;
        drawn.add(Part::Discipline(Discipline::Prophecy, prophecy), draw.into());
        kept.add(Part::Discipline(Discipline::Prophecy, prophecy), keep.into());
        add_boons(&mut drawn, catalog, game, seat, |boon| if let Boon::EventDraws(more) = boon { more } else { 0 });
        add_boons(&mut kept, catalog, game, seat, |boon| if let Boon::EventHand(more) = boon { more } else { 0 });
    }
    (drawn, kept)
}

/// Returns the number of tribute cards that a demand offers, and the number that may be kept
/// (manual 4.3).
#[must_use]
pub fn tribute_offer(catalog: &Catalog, game: &Game, seat: Seat) -> (u8, u8) {
    let (offered, keep) = tribute_tallies(catalog, game, seat);
    (offered.total() as u8, keep.total() as u8)
}

/// Same as [`tribute_offer`], as tallies: the grant of Diabolism plus changes by events and perks
/// (manual appendix K).
#[must_use]
pub fn tribute_tallies(catalog: &Catalog, game: &Game, seat: Seat) -> (Tally, Tally) {
    let offers = |grant| if let Grant::Tribute { offer, keep } = grant { Some((offer, keep)) } else { None };
    let (offer, keep) = topmost(catalog, game, seat, offers).unwrap_or((1, 1));
    let (mut offered, mut kept) = (Tally::default(), Tally::default());
    let diabolism = discipline_level(catalog, game, seat, Discipline::Diabolism).total() as u8;
    offered.add(Part::Discipline(Discipline::Diabolism, diabolism), offer.into());
    kept.add(Part::Discipline(Discipline::Diabolism, diabolism), keep.into());
    for (part, more) in events::tribute_choice(catalog, game, game.houses().of(seat).rank) {
        offered.add(part, more);
    }
    for (part, more) in events::tribute_keep(catalog, game) {
        kept.add(part, more);
    }
    add_gifts(&mut offered, catalog, game, seat, |gift| if let Gift::Offerings(more) = gift { more.into() } else { 0 });
    offered.floor(0);
    if let Some(event) = events::no_tribute(catalog, game) {
        offered.add(Part::Event(event), -offered.total());
    }
    kept.floor(0);
    kept.cap(offered.total());
    (offered, kept)
}

/// Returns the modifier of the tribute roll for the next demand of this turn (manual 4.3).
#[must_use]
pub fn tribute_skill(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let diabolism = discipline_level(catalog, game, seat, Discipline::Diabolism).total();
    let mut tally = Tally::default();
    tally.add(Part::Discipline(Discipline::Diabolism, diabolism as u8), diabolism);
    add_boons(&mut tally, catalog, game, seat, |boon| if let Boon::TributeRoll(more) = boon { more } else { 0 });
    add_gifts(
        &mut tally,
        catalog,
        game,
        seat,
        |gift| {
            if let Gift::Obscurity(less) = gift { -i32::from(less) } else { 0 }
        },
    );
    let earlier = game.treasury().demands(seat);
    tally.add(Part::EarlierDemands(earlier), -catalog.constants.tribute.fall_per_demand * i32::from(earlier));
    tally
}

//! Checks of the numbers of the rules, and of the number of entries in the catalog.

use table_data::{Entry, Fault};

use super::constants::Constants;
use super::definitions::{LegionDef, PlaceDef};
use crate::archfiends::{Rank, payable};
use crate::forces::Gained;
use crate::ids::Seat;
use crate::realm::generate::{MapSpec, MapType, PlaceFrequency};
use crate::realm::hex::MapSize;

/// Checks the constants: one row for every rank and level, tables that rise, numbers within their
/// bounds.
pub(super) fn check_constants(constants: &Constants, faults: &mut Vec<Fault>) {
    let mut wrong = |what: String| faults.push(Fault::whole("constants.ron", what));
    for rank in Rank::ALL {
        match constants.houses.ranks.iter().filter(|row| row.rank == rank).count() {
            1 => {}
            rows => wrong(format!("houses.ranks has {rows} rows for {rank:?}, but needs one")),
        }
    }
    for level in 1..=5 {
        if constants.forces.garrisons.iter().filter(|row| row.level == level).count() != 1 {
            wrong(format!("forces.garrisons needs one row for level {level}"));
        }
    }
    check_tribute(constants, &mut wrong);
    if constants.battle.rounds == 0 || constants.battle.retreat_divisor < 1 {
        wrong("battle: rounds and retreat_divisor must be at least 1".to_owned());
    }
    check_diplomacy(constants, &mut wrong);
    if constants.arena.rounds == 0 || constants.arena.answer_turns == 0 {
        wrong("arena: rounds and answer_turns must be at least 1".to_owned());
    }
    check_growth(constants, &mut wrong);
    let rituals = &constants.rituals;
    if rituals.upkeep_part == 0 || rituals.juggernaut.0 == 0 || rituals.lore == 0 || rituals.masking_level == 0 {
        wrong("rituals: upkeep_part, juggernaut, lore and masking_level must be at least 1".to_owned());
    }
    let scripts = &constants.manuscripts;
    if scripts.chance > 100 || scripts.begun_weight == 0 || usize::from(scripts.most_abilities) > Gained::MOST {
        wrong(format!(
            "manuscripts: chance must be at most 100, begun_weight at least 1 and most_abilities at most {}",
            Gained::MOST
        ));
    }
    if !constants.conclave.lengths.is_sorted() || constants.conclave.lengths[0] == 0 {
        wrong("conclave.lengths must rise from at least 1".to_owned());
    }
    if constants.conclave.token_base == 0 || constants.conclave.token_base > 100 {
        wrong("conclave.token_base must be from 1 to 100".to_owned());
    }
    if !payable(&constants.houses.raise) {
        wrong(
            "houses.raise: points must rise, kinds be named for every attribute, and eight cards carry each price"
                .to_owned(),
        );
    }
    if constants.houses.order_slots == 0 || constants.houses.order_slots > 6 {
        wrong("houses.order_slots must be from 1 to 6".to_owned());
    }
}

/// Checks that the table of tribute rises and that its points fit on cards.
fn check_tribute(constants: &Constants, wrong: &mut impl FnMut(String)) {
    if constants.tribute.table.is_empty() {
        wrong("tribute.table is empty".to_owned());
    }
    for pair in constants.tribute.table.windows(2) {
        if pair[0].up_to >= pair[1].up_to {
            wrong(format!("tribute.table must rise, but {} comes before {}", pair[0].up_to, pair[1].up_to));
        }
    }
    for row in &constants.tribute.table {
        if row.least == 0 || row.least > row.most || row.most > 36 || row.kind_weights.iter().sum::<u32>() == 0 {
            wrong(format!(
                "tribute.table up to {}: points must be from 1 to 36 and some kind_weights above 0",
                row.up_to
            ));
        }
        for (kinds, &weight) in row.kind_weights.iter().enumerate() {
            if weight > 0 && (usize::from(row.least) < kinds + 1 || usize::from(row.most) > (kinds + 1) * 9) {
                wrong(format!(
                    "tribute.table up to {}: {} to {} points do not fit on {} resources",
                    row.up_to,
                    row.least,
                    row.most,
                    kinds + 1
                ));
            }
        }
    }
    if constants.tribute.resource_weights.contains(&0) {
        wrong("tribute.resource_weights: every resource must be possible".to_owned());
    }
}

/// Checks that aims rise, and that no number of diplomacy is 0 that must not be.
fn check_diplomacy(constants: &Constants, wrong: &mut impl FnMut(String)) {
    let diplomacy = &constants.diplomacy;
    let rising = |row: &[(u8, u8)]| {
        !row.is_empty() && row.iter().all(|(amount, _)| *amount > 0) && row.is_sorted_by(|a, b| a.0 < b.0 && a.1 <= b.1)
    };
    if ![&diplomacy.aims.cantons, &diplomacy.aims.places, &diplomacy.aims.legions].into_iter().all(|row| rising(row)) {
        wrong("diplomacy: the aims must rise, in what is taken and in what it pays".to_owned());
    }
    if diplomacy.gift.0 == 0 || diplomacy.gift.0 > diplomacy.gift.1 {
        wrong("diplomacy: a gift has at least 1 card, and no fewer at most than at least".to_owned());
    }
    if diplomacy.conceded_for_vendetta == 0 || diplomacy.victories_for_feud == 0 || diplomacy.limit_base == 0 {
        wrong("diplomacy: conceded_for_vendetta, victories_for_feud and limit_base must be at least 1".to_owned());
    }
}

/// Checks that menus can always be filled, that dice have sides, and that every kind of element has
/// a size.
fn check_growth(constants: &Constants, wrong: &mut impl FnMut(String)) {
    let (growth, smith) = (&constants.growth, &constants.smith);
    if growth.die == 0 || growth.limit < 2 || constants.forces.gathering_loss == 0 {
        wrong("growth.die and forces.gathering_loss must be at least 1, growth.limit at least 2".to_owned());
    }
    let weights = [growth.weights.hp, growth.weights.value, growth.weights.new_value, growth.praetor.usual_weight];
    if weights.contains(&0) {
        wrong("growth: weights of hp, value and new_value and usual_weight must be at least 1".to_owned());
    }
    for (name, (least, most)) in
        [("hp", growth.hp), ("ranged", growth.ranged), ("melee", growth.melee), ("infernal", growth.infernal)]
    {
        if least == 0 || least > most {
            wrong(format!("growth.{name}: at least 1 is offered, and no less at most than at least"));
        }
    }
    if [growth.praetor.attack, growth.praetor.defense, growth.praetor.infernal].contains(&0) {
        wrong("growth.praetor: attack, defense and infernal must be at least 1".to_owned());
    }
    for (name, numbers) in [
        ("raise", &smith.raise),
        ("lower", &smith.lower),
        ("shield", &smith.shield),
        ("ward", &smith.ward),
        ("rule", &smith.rule),
    ] {
        let most = i32::from(numbers.most) + i32::from(numbers.most_per_wrath) * i32::from(numbers.wrath);
        if numbers.stride == 0 || numbers.part == 0 || most < numbers.least.into() {
            wrong(format!(
                "smith.{name}: stride and part must be at least 1, and Wrath {} needs a size",
                numbers.wrath
            ));
        }
    }
}

/// Checks that there are enough legions and places for the largest game.
pub(super) fn check_enough(
    constants: &Constants,
    legions: &[Entry<LegionDef>],
    places: &[Entry<PlaceDef>],
    faults: &mut Vec<Fault>,
) {
    if legions.len() < usize::from(constants.bazaar.legions) + 2 * Seat::MOST {
        faults.push(Fault::whole(
            "legions",
            format!("{} legions are too few for the bazaar of a full table", legions.len()),
        ));
    }
    let mut needed = 0;
    for size in MapSize::ALL {
        for frequency in PlaceFrequency::ALL {
            let spec = MapSpec { size, map_type: MapType::ALL[0], frequency, seats: Seat::MOST as u8 };
            needed = needed.max(constants.map.places(&spec));
        }
    }
    if places.len() < needed {
        faults.push(Fault::whole(
            "places",
            format!("{} places are too few; the largest map needs {needed}", places.len()),
        ));
    }
}

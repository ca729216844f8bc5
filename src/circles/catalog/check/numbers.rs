//! Checks of the numbers, also against the decks that they deal from.

use table_data::Report;

use crate::catalog::Sheets;
use crate::definitions::{
    Atonement, AtonementRow, CardNumbers, CombatNumbers, DiplomacyNumbers, MoveNumbers, SetupNumbers,
};
use crate::ids::{Seat, Sectio};

use super::counts;

/// The boxes of lieutenants (rule 5.1).
const BOXES: usize = 3;

/// Most hearts of a daemon.
const MOST_HEARTS: u8 = 6;

pub(super) fn check(sheets: &Sheets, report: &mut Report<'_>) {
    let numbers = &sheets.numbers;
    setup(sheets, &numbers.setup, report);
    let CardNumbers { draws, hand, boxes } = numbers.cards;
    report.within("cards", "draws", draws, 0..=5);
    report.within("cards", "hand", hand, 1..=12);
    for number in boxes {
        report.within("cards", "a box", usize::from(number), 0..=BOXES - 1);
    }
    let arcana: usize = sheets.spells.iter().map(|def| def.cards.len()).sum();
    let held = usize::from(numbers.setup.most_players) * usize::from(hand.max(numbers.setup.arcana));
    if arcana <= held {
        report.fault(format_args!("there are {arcana} arcana cards, but hands may hold {held}"));
    }
    let sixes = sheets.spells.iter().flat_map(|def| &def.cards).filter(|card| card.six).count();
    report.within("the game", "the number of sixes that win", usize::from(numbers.sixes), 1..=sixes);
    moves(numbers.moves, report);
    diplomacy(&numbers.diplomacy, report);
    let CombatNumbers { hit_from, legion_saves, hound_saves, lieutenant_saves } = numbers.combat;
    report.within("combat", "hit_from", hit_from, 2..=6);
    // A roll that always saves would never end a combat.
    for number in [legion_saves, hound_saves, lieutenant_saves] {
        report.within("combat", "a save", number, 0..=5);
    }
    let standing = numbers.standing;
    report.within("standing", "absolution", standing.absolution, 1..=12);
    report.within("standing", "recovers", standing.recovers, 2..=6);
    report.within("standing", "cursed_rolls", standing.cursed_rolls, 1..=12);
    for (what, number) in [
        ("petition", standing.petition),
        ("consolation", standing.consolation),
        ("cursed_favours", standing.cursed_favours),
    ] {
        report.within("standing", what, number, 0..=12);
    }
    let souls = numbers.souls;
    report.within("souls", "legion", souls.legion, 1..=12);
    report.within("souls", "arcanum", souls.arcanum, 1..=12);
    for (what, number) in [
        ("isolation", souls.isolation),
        ("legion_upkeep", souls.legion_upkeep),
        ("lieutenant_upkeep", souls.lieutenant_upkeep),
        ("earth_favours", souls.earth_favours),
        ("desertion_disfavours", souls.desertion_disfavours),
        ("refusal_disfavours", souls.refusal_disfavours),
    ] {
        report.within("souls", what, number, 0..=12);
    }
}

fn setup(sheets: &Sheets, setup: &SetupNumbers, report: &mut Report<'_>) {
    let most = usize::from(setup.most_players);
    report.within("setup", "most_players", most, 2..=Seat::MOST);
    report.within("setup", "fewest_players", usize::from(setup.fewest_players), 2..=most);
    report.within("setup", "daemons", setup.daemons, 1..=6);
    report.within("setup", "sectio", setup.sectio, 1..=12);
    report.within("setup", "legions", setup.legions, 0..=setup.legion_counters);
    report.within("setup", "legion_counters", setup.legion_counters, 1..=99);
    report.within("setup", "markers", setup.markers, setup.sectio..=99);
    report.within("setup", "freebooter_legions", setup.freebooter_legions, 0..=99);
    report.within("setup", "souls", setup.souls, 0..=99);
    for (what, number) in [
        ("exchanges", setup.exchanges),
        ("exchange_favours", setup.exchange_favours),
        ("favours", setup.favours),
        ("arcana", setup.arcana),
        ("hell_cards", setup.hell_cards),
        ("lieutenants", setup.lieutenants),
    ] {
        report.within("setup", what, number, 0..=12);
    }
    let daemons = most * usize::from(setup.daemons);
    // One more, so that a daemon can be exchanged and a destroyed one replaced.
    if sheets.daemons.len() <= daemons {
        report.fault(format_args!("there are {} daemons, but {daemons} are dealt", sheets.daemons.len()));
    }
    let sectio = most * usize::from(setup.sectio);
    if sectio > Sectio::COUNT {
        report.fault(format_args!("there are {} sectio, but {sectio} are dealt", Sectio::COUNT));
    }
    // Three more cards are drawn in a Hell Phase, and one for each visitor.
    if sheets.hell.len() < usize::from(setup.hell_cards) + 6 {
        report.fault(format_args!("there are {} Hell cards only", sheets.hell.len()));
    }
    let lieutenants = BOXES * usize::from(setup.lieutenants);
    if sheets.lieutenants.len() != lieutenants {
        let there = sheets.lieutenants.len();
        report.fault(format_args!("there are {there} lieutenants, but {lieutenants} have a place in the boxes"));
    }
}

fn moves(moves: MoveNumbers, report: &mut Report<'_>) {
    for steps in [moves.legion, moves.lieutenant, moves.uriel, moves.lilith, moves.hound] {
        report.within("moves", "a number of steps", steps, 1..=12);
    }
    report.within("moves", "court_favours", moves.court_favours, 0..=12);
    report.within("moves", "tamed_upto", moves.tamed_upto, 0..=6);
    report.within("moves", "killed_from", moves.killed_from, moves.tamed_upto.saturating_add(1)..=7);
}

fn diplomacy(numbers: &DiplomacyNumbers, report: &mut Report<'_>) {
    let rolls = [
        numbers.legion_disbands,
        numbers.legion_changes,
        numbers.lieutenant_disbands,
        numbers.lieutenant_changes,
        numbers.conspiracy,
        numbers.rigging,
    ];
    for number in rolls {
        report.within("diplomacy", "a number", number, 1..=6);
    }
    report.within("diplomacy", "home_favours", numbers.home_favours, 0..=12);
    report.within("diplomacy", "deed_from", numbers.deed_from, 2..=6);
    report.within("diplomacy", "atonement_recovers", numbers.atonement_recovers, 2..=6);
    let rows: &[AtonementRow] = &numbers.atonement;
    let rising = rows.windows(2).all(|pair| pair[0].hearts < pair[1].hearts);
    if !rising || rows.last().is_none_or(|row| row.hearts < MOST_HEARTS) {
        report.fault(format_args!("the rows of atonement do not rise to {MOST_HEARTS} hearts"));
    }
    for result in rows.iter().flat_map(|row| row.results) {
        match result {
            Atonement::Loses(disfavours) => counts(report, "atonement", "a result", disfavours),
            Atonement::Incapacitated | Atonement::Nothing => {}
        }
    }
}

//! Foresight in the rulebook's words: small positions, the plan in hand, and what is told about it
//! before the turn.

use infernal_conclave::chronicle::Teller;
use infernal_conclave::chronicle::foresight::{
    Fate, Foresight, Gain, Item, Miss, Stay, Surety, Won, end_after, missed, prospects, quarry, stakes,
};
use infernal_conclave::minds::openings;
use infernal_conclave::rules::archfiends::{Discipline, raise_cost, rungs};
use infernal_conclave::rules::diplomacy::{Aim, DiplomacyOrder, Terms};
use infernal_conclave::rules::facts::log_seen_by;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CantonId, LegionId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, canton_at};
use infernal_conclave::rules::tribute::{Purse, TributeOrder};
use infernal_conclave::rules::view::SeatView;
use table_text::Text;

const ME: Seat = Seat(0);

fn position(words: &str) -> Game {
    let tableau: Tableau = ron::from_str(words).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Marches the first legion through these cantons.
fn march(way: &[(i32, i32)]) -> Order {
    let path = way.iter().map(|&at| canton_at(at)).collect();
    Order::Forces(ForcesOrder::March { legion: LegionId(0), path })
}

fn plan(orders: &[Order]) -> Draft {
    let mut draft = Draft::empty(ME);
    for (slot, order) in draft.slots.iter_mut().zip(orders) {
        *slot = Some(order.clone());
    }
    draft
}

/// The drafts of all seats: these two, and nothing from the others.
fn sealed_by(game: &Game, own: Draft, other: Option<Draft>) -> Vec<Draft> {
    let mut drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    for draft in std::iter::once(own).chain(other) {
        let seat = draft.seat.index();
        drafts[seat] = draft;
    }
    drafts
}

fn ahead(game: &Game, orders: &[Order]) -> Foresight {
    let view = SeatView::of(game, ME);
    Foresight::of(&Rulebook::standard(), view.table(), &plan(orders))
}

fn way(order: &Order) -> Vec<CantonId> {
    order.way().map(|(_, way)| way.to_vec()).unwrap_or_default()
}

const FREE_LAND: &str = "(houses: [(), (), (), ()], regent: Some(0),
    legions: [(owner: 0, at: (3, 3), level: 1, strength: (1, 1, 1), hp: 5)])";

/// "The first player to move a Legion into an unclaimed Canton is granted ownership of that
/// Canton" (manual 4.2).
#[test]
fn free_land_is_ours_at_once_and_the_regents_first_step_is_sure() {
    let game = position(FREE_LAND);
    let order = march(&[(4, 3), (5, 3)]);
    let told = ahead(&game, std::slice::from_ref(&order));
    let fates: Vec<(CantonId, Fate)> = told.ground.iter().map(|ground| (ground.canton, ground.fate)).collect();
    let cantons = way(&order);
    // A hidden legion can stand two steps away, but not beside one's own.
    assert_eq!(
        fates,
        [(cantons[0], Fate::AtOnce(Surety::Sure)), (cantons[1], Fate::AtOnce(Surety::Expected))],
        "{told:?}"
    );
    assert_eq!(told.open, None);
    let second = position(&FREE_LAND.replace("regent: Some(0)", "regent: Some(1)"));
    let told = ahead(&second, &[order]);
    assert!(told.ground.iter().all(|ground| ground.fate == Fate::AtOnce(Surety::Expected)), "the other acts first");
}

/// A march through enemy land: the canton at the border where the legion stops is taken, the one it
/// passed is not.
#[test]
fn enemy_land_is_taken_from_the_border_inwards_and_only_where_one_stands() {
    let words = "(houses: [(land: [(3, 3)]), (land: [(4, 3), (5, 3), (6, 3)]), (), ()], regent: Some(0),
        vendettas: [(claimant: 0, target: 1, wager: 3, quarters: 2, until: 9, aim: Cantons(1))],
        legions: [(owner: 0, at: (3, 3), level: 1, strength: (1, 1, 1), hp: 5, moves: Some(4))])";
    let game = position(words);
    let told = ahead(&game, &[march(&[(4, 3)])]);
    assert_eq!(told.ground.iter().map(|ground| ground.fate).collect::<Vec<_>>(), [Fate::AtBorders], "{told:?}");
    let vendetta = told.evening.settled.diplomacy().vendettas()[0];
    assert_eq!(vendetta.progress, 1, "and the vendetta is told to come further");
    let two = march(&[(4, 3), (5, 3)]);
    let told = ahead(&game, std::slice::from_ref(&two));
    let fates: Vec<Fate> = told.ground.iter().map(|ground| ground.fate).collect();
    assert_eq!(fates, [Fate::Stays(Stay::Passed), Fate::Stays(Stay::Inland)], "{told:?}");
    let book = Rulebook::standard();
    let text = Text::english();
    let teller = Teller::new(&text, book.catalog(), &game);
    let said: Vec<String> = teller.foretold(&told, Some(SlotNo::ALL[0])).into_iter().map(|told| told.words).collect();
    assert_eq!(said.len(), 2);
    assert!(said[0].contains("only where a legion of yours stands when the turn ends"), "{said:?}");
    assert!(said[1].contains("from the border inward"), "{said:?}");
    // The rules agree.
    let after =
        resolve(&book, &game, &Sealed::seal(&book, &game, &sealed_by(&game, plan(std::slice::from_ref(&two)), None)));
    assert!(way(&two).iter().all(|&canton| after.game.realm().owner(canton) == Some(Seat(1))));
}

/// A battle is not foretold, but what a victory would bring is.
#[test]
fn a_fight_tells_what_a_victory_brings() {
    let words = "(houses: [(), (), (), ()], places: [(at: (4, 3), level: 1, strength: (1, 1, 1), hp: 3, prestige: 2)],
        legions: [(owner: 0, at: (3, 3), level: 4, strength: (9, 9, 9), hp: 30)])";
    let game = position(words);
    let target = canton_at((4, 3));
    let told = ahead(&game, &[march(&[(4, 3)])]);
    assert_eq!(told.open, Some(SlotNo::ALL[0]));
    let fates: Vec<(CantonId, Fate)> = told.ground.iter().map(|ground| (ground.canton, ground.fate)).collect();
    assert_eq!(fates, [(target, Fate::IfWon(Won::AtOnce))]);
}

/// A wager is taken when the turn ends, and no more than is there then (manual 4.14.5).
#[test]
fn a_wager_takes_what_is_there_when_the_turn_ends() {
    let words = |prestige: i32| format!("(houses: [(prestige: {prestige}), (prestige: 20), (), ()])");
    let book = Rulebook::standard();
    let terms = Terms::Field { wager: 8, aim: Aim::Legions(1), turns: 2 };
    for has in [0, 3, 8, 30] {
        let game = position(&words(has));
        let view = SeatView::of(&game, ME);
        let told = ahead(&game, &[]);
        let paid = told.gain(view.table());
        let stakes = stakes(book.catalog(), view.table(), &told, Seat(1), terms);
        assert_eq!((stakes.named, stakes.taken), (8, 8.min(has + paid)), "with {has}");
        assert_eq!(stakes.other_gains, stakes.taken / 2);
        assert_eq!(stakes.bonus, stakes.taken * (stakes.percent as i32 / 25) / 4);
    }
}

/// The next levels of an attribute: their prices add up, and the first is the price of the next
/// raise (manual 4.1).
#[test]
fn the_next_levels_are_told_with_all_that_they_cost() {
    let book = Rulebook::standard();
    let game = position(
        "(houses: [(attributes: (martial: 2, cunning: 1, intellect: 3, wickedness: 0, charisma: 6)), (), (), ()])",
    );
    for discipline in Discipline::ALL {
        let ahead = rungs(book.catalog(), &game, ME, discipline);
        let mut sum = Purse::EMPTY;
        for rung in &ahead {
            sum += rung.price;
            assert_eq!(rung.from_here, sum);
        }
        assert_eq!(ahead.first().map(|rung| rung.price), raise_cost(book.catalog(), &game, ME, discipline));
        let level = game.houses().of(ME).attributes.of(discipline);
        assert_eq!(ahead.len(), usize::from(6 - level), "{discipline:?}");
    }
}

/// The prospect of a house is its final count, with the income of the turns that are left.
#[test]
fn a_prospect_is_the_count_and_the_income_to_come() {
    let book = Rulebook::standard();
    let game = position(
        "(houses: [(prestige: 12, land: [(3, 3), (4, 3)]), (prestige: 30), (), ()],
        places: [(at: (6, 4), owner: Some(0), level: 1, strength: (1, 1, 1), hp: 3, prestige: 2)])",
    );
    let houses = prospects(book.catalog(), &SeatView::of(&game, ME));
    let own = &houses[0];
    let part = |parts: &[(Item, i32)], wanted| parts.iter().find(|(item, _)| *item == wanted).map_or(0, |part| part.1);
    assert_eq!(part(&own.now, Item::Now), 12);
    assert_eq!(part(&own.now, Item::Income), 0);
    assert_eq!(part(&own.end, Item::Income), own.income.total() * own.turns);
    assert_eq!(own.total_end().unwrap_or(0) - own.total_now().unwrap_or(0), own.income.total() * own.turns);
    // A plan that changes nothing changes nothing at the end.
    let told = ahead(&game, &[]);
    let after = end_after(book.catalog(), &told.evening.ended, ME).expect("it stands");
    assert_eq!(after.total_end(), own.total_end());
    assert_eq!(after.turns, own.turns - 1, "this turn is paid already");
    assert_eq!((own.surety, houses[1].surety), (Surety::Sure, Surety::Expected));
    assert!(houses[1].end.iter().all(|(item, _)| *item != Item::Secrets), "secrets of others stay secret");
    let (low, high) = houses[1].hidden;
    assert!(low <= 0 && high > 0, "a rival may hold objectives that nobody sees: {low} to {high}");
    assert_eq!(own.hidden, (0, 0), "a house knows what it holds");
}

/// Each change of prestige has its cause: the place that pays, and the stake of the order in its
/// slot.
#[test]
fn a_change_of_prestige_is_told_part_by_part() {
    let book = Rulebook::standard();
    let game = position(
        "(houses: [(prestige: 12), (prestige: 30), (), ()],
        places: [(at: (6, 4), owner: Some(0), level: 1, strength: (1, 1, 1), hp: 3, prestige: 2)])",
    );
    let view = SeatView::of(&game, ME);
    let plain = ahead(&game, &[]).gains(book.catalog(), view.table());
    assert!(plain.iter().all(|(cause, _)| matches!(cause, Gain::Income(_))), "{plain:?}");
    let insult = Order::Diplomacy(DiplomacyOrder::Insult { at: Seat(1), stake: 3 });
    let tribute = Order::Tribute(TributeOrder::DemandTribute);
    let told = ahead(&game, &[tribute, insult]);
    let parts = told.gains(book.catalog(), view.table());
    assert!(parts.contains(&(Gain::Order(SlotNo::ALL[1]), -3)), "{parts:?}");
    assert_eq!(parts.iter().map(|(_, amount)| amount).sum::<i32>(), told.gain(view.table()));
    assert_eq!(parts.len(), plain.len() + 1, "nothing else changes: {parts:?}");
}

/// After the turn: a march that a rival got in the way of, with the reason.
#[test]
fn what_came_otherwise_is_told_with_its_reason() {
    let words = "(houses: [(), (), (), ()], regent: Some(1), legions: [
        (owner: 0, at: (3, 3), level: 1, strength: (1, 1, 1), hp: 5),
        (owner: 1, at: (5, 3), level: 1, strength: (1, 1, 1), hp: 5)])";
    let game = position(words);
    let between = vec![canton_at((4, 3))];
    let step = |legion: u16| Order::Forces(ForcesOrder::March { legion: LegionId(legion), path: between.clone() });
    let own = plan(&[step(0)]);
    let mut other = Draft::empty(Seat(1));
    other.slots[0] = Some(step(1));
    let book = Rulebook::standard();
    let told = Foresight::of(&book, SeatView::of(&game, ME).table(), &own);
    assert_eq!(told.ground.len(), 1);
    let after = resolve(&book, &game, &Sealed::seal(&book, &game, &sealed_by(&game, own, Some(other))));
    let log = log_seen_by(&after.log, ME);
    let view = SeatView::of(&after.game, ME);
    let missed = missed(&told, &log, view.table());
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0].why, Miss::Taken(Seat(1)));
    let text = Text::english();
    let lines = Teller::new(&text, book.catalog(), view.table()).reading_to(ME).otherwise(ME, &missed, &log);
    assert!(lines.len() >= 2, "the canton, and the refusal of the order: {lines:?}");
    assert!(lines.iter().all(|line| !line.headline.is_empty()));
}

/// Counsel tells the chance of a place with the support that the note of the place tells.
#[test]
fn counsel_counts_the_support_of_the_defender() {
    let book = Rulebook::standard();
    let percent = |supporter: &str| {
        let game = position(&format!(
            "(turn: Some(5), houses: [(land: [(3, 3), (4, 3)], prestige: 12), (land: [(5, 3), (6, 3)], prestige: 30), (), ()],
            vendettas: [(claimant: 0, target: 1, wager: 3, quarters: 2, until: 9, aim: Cantons(1))],
            legions: [(owner: 0, at: (4, 3), level: 3, strength: (9, 9, 9), hp: 14){supporter}],
            places: [(at: (5, 3), owner: Some(1), level: 2, strength: (5, 5, 5), hp: 9, prestige: 2)])"
        ));
        let found = openings(&book, &SeatView::of(&game, ME));
        found.first().map(|opening| opening.percent).expect("the place can be taken")
    };
    let alone = percent("");
    let supported = percent(", (owner: 1, at: (6, 3), level: 5, strength: (18, 18, 18), hp: 20)");
    assert!(alone > 60 && supported < alone / 2, "{alone} % alone, {supported} % with support");
}

/// An edict on places lasts some turns; what places pay after it counts to the end.
#[test]
fn an_edict_on_places_ends_before_the_count() {
    let book = Rulebook::standard();
    let income = |running: &str| {
        let game = position(&format!(
            "(turn: Some(3), houses: [(prestige: 12, land: [(3, 3)]), (), (), ()],
            places: [(at: (6, 4), owner: Some(0), level: 1, strength: (1, 1, 1), hp: 3, prestige: 2)],
            events: (running: [{running}]))"
        ));
        let own = prospects(book.catalog(), &SeatView::of(&game, ME)).remove(0);
        let all = own.end.iter().find(|(item, _)| *item == Item::Income).map_or(0, |part| part.1);
        (all, own.income.total(), own.turns)
    };
    let (awake, each, turns) = income("");
    assert_eq!(awake, each * turns);
    // Until the end of turn 5: this turn and two more without the place.
    let (asleep, now, _) = income("(event: \"evil_sleeps\", by: 1, until: 5)");
    assert_eq!((now, asleep), (each - 2, awake - 3 * 2));
}

/// What a vendetta could take is told with the legion that would fare best, and its way.
#[test]
fn the_quarry_of_a_vendetta_is_told_nearest_first() {
    let book = Rulebook::standard();
    let game = position(
        "(houses: [(land: [(3, 3)]), (land: [(5, 3), (9, 3)]), (), ()],
        legions: [(owner: 0, at: (3, 3), level: 3, strength: (9, 9, 9), hp: 14, moves: Some(2)),
            (owner: 1, at: (9, 3), level: 9, strength: (40, 40, 40), hp: 40)],
        places: [(at: (5, 3), owner: Some(1), level: 1, strength: (1, 1, 1), hp: 3, prestige: 2)])",
    );
    let found = quarry(book.catalog(), &game, ME, Seat(1));
    let told: Vec<_> = found.iter().map(|one| (one.canton, one.turns, one.percent)).collect();
    assert_eq!(told, [(canton_at((5, 3)), 1, 100), (canton_at((9, 3)), 3, 0)]);
}

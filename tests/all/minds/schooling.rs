//! The effects of schooling: schooled minds save tribute for upkeep, plan with combat cards, prefer
//! certain gains, and weigh gains by the season of the game. Unschooled minds do none of this. No
//! mind's outlook uses hidden figures.

use std::sync::Arc;

use infernal_conclave::minds::searcher::figures::{self, figures};
use infernal_conclave::minds::{Level, Mind, Minds, Searcher};
use infernal_conclave::rules::archfiends::ArchfiendOrder;
use infernal_conclave::rules::diplomacy::{Aim, DiplomacyOrder, Terms};
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rituals::RitualOrder;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;

use super::positions::enters;

/// Returns a duke that does not look beyond the turn, with this much schooling, in percent.
fn schooled(percent: u8) -> Searcher {
    let mut minds = (*Minds::standard()).clone();
    minds.levels.duke.schooling = percent;
    minds.levels.duke.plans = 1;
    minds.levels.duke.worlds = 0;
    Searcher::new(Level::Duke, Arc::new(minds))
}

/// Returns its draft for seat 0 in this position. If `before` is given, seat 0 first plays a turn
/// with this order.
fn drafted(schooling: u8, position: &str, before: Option<Order>) -> Draft {
    let book = Rulebook::standard();
    let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    let mut game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    if let Some(order) = before {
        let mut draft = Draft::empty(Seat(0));
        draft.slots[0] = Some(order);
        // Sustained rituals are paid once from the vault.
        for standing in game.rituals().standing() {
            let cards = game.treasury().vault(Seat(0)).iter().map(|card| card.id).collect();
            draft.answer(Answer::SustainRitual { standing: standing.id, cards });
        }
        game = resolve(&book, &game, &Sealed::seal(&book, &game, &[draft])).game;
    }
    schooled(schooling).draft(&book, &SeatView::of(&game, Seat(0)), 1)
}

fn orders(draft: Draft) -> Vec<Order> {
    draft.slots.into_iter().flatten().collect()
}

#[test]
fn upkeep_is_paid_with_tribute_that_is_kept_with_the_same_orders() {
    // The vault is empty: the only tribute is the offer from a demand.
    let position = "(turn: Some(20), houses: [(
            attributes: (martial: 0, cunning: 0, intellect: 5, wickedness: 0, charisma: 6),
            vault: [(souls: 2, ichor: 0, hellfire: 0, darkness: 2)])],
        places: [(at: (8, 6), owner: Some(0), level: 5, strength: (9, 9, 9), hp: 9, prestige: 9)],
        rituals: (standing: [(caster: 0, ritual: \"forbidden_lore\")]))";
    let sustains = |schooling| {
        let draft = drafted(schooling, position, Some(Order::Tribute(TributeOrder::DemandTribute)));
        assert!(draft.answers.iter().any(|answer| matches!(answer, Answer::KeepTribute { .. })), "{draft:?}");
        draft.answers.iter().any(|answer| matches!(answer, Answer::SustainRitual { .. }))
    };
    assert!(sustains(100), "what is kept pays for what lasts");
    assert!(!sustains(0), "who lives from hand to mouth has nothing to pay with");
}

#[test]
fn what_will_be_due_is_not_spent() {
    // Another card would pay for a higher attribute, but then nothing would be left for the lore.
    let position = "(turn: Some(20), houses: [(
            attributes: (martial: 0, cunning: 0, intellect: 5, wickedness: 0, charisma: 6),
            vault: [(souls: 2, ichor: 0, hellfire: 0, darkness: 2), (souls: 2, ichor: 0, hellfire: 0, darkness: 2)])],
        places: [(at: (8, 6), owner: Some(0), level: 5, strength: (9, 9, 9), hp: 9, prestige: 9)],
        rituals: (standing: [(caster: 0, ritual: \"forbidden_lore\")]))";
    let spends = |schooling| {
        let draft = drafted(schooling, position, None);
        let raises = |order: &Order| matches!(order, Order::Archfiend(ArchfiendOrder::RaiseAttribute { .. }));
        orders(draft).iter().any(raises)
    };
    assert!(!spends(100), "what lasts brings more than what could be bought");
    assert!(spends(0), "the position offers something to spend on");
}

#[test]
fn what_is_sure_comes_before_what_is_hoped_for() {
    let burns_first = |schooling| {
        let orders = orders(drafted(
            schooling,
            "(turn: Some(30), houses: [(
                attributes: (martial: 0, cunning: 0, intellect: 0, wickedness: 0, charisma: 6),
                vault: [(souls: 1, ichor: 0, hellfire: 0, darkness: 0)])],
              shelf: [(kind: \"skin_of_marsyas\")])",
            None,
        ));
        matches!(orders.first(), Some(Order::Ritual(RitualOrder::PerformRitual { .. })))
    };
    assert!(burns_first(100), "ten points now are ten points");
    assert!(!burns_first(0), "there is something to hope for");
}

#[test]
fn a_legion_goes_where_a_combat_card_would_win() {
    // Three turns away is a garrison that the legion cannot beat without a card.
    let goes = |schooling| {
        let orders = orders(drafted(
            schooling,
            "(turn: Some(15), houses: [(land: [(3, 3)],
                attributes: (martial: 6, cunning: 0, intellect: 0, wickedness: 0, charisma: 0),
                vault: [(souls: 0, ichor: 9, hellfire: 9, darkness: 9), (souls: 0, ichor: 9, hellfire: 9, darkness: 9)])],
              legions: [(owner: 0, at: (3, 3), level: 3, strength: (6, 6, 6), hp: 14)],
              places: [(at: (8, 3), level: 4, strength: (8, 8, 8), hp: 12, prestige: 4)])",
            None,
        ));
        orders.iter().any(|order| {
            let nearer = (4..=7).any(|column| (2..=4).any(|row| enters(order, (column, row))));
            matches!(order, Order::Forces(ForcesOrder::March { .. })) && nearer
        })
    };
    assert!(goes(100), "a card in hand makes up for what it lacks");
    assert!(!goes(0), "as it is, it would not win");
}

#[test]
fn land_is_claimed_by_hope_and_a_place_by_hindsight() {
    // Three legions stand before the rival's land, with a weak place of power in its middle.
    let claims = |schooling| {
        let orders = orders(drafted(
            schooling,
            "(turn: Some(20), houses: [(land: [(3, 3), (3, 4), (3, 5)], prestige: 60),
                (stronghold: Some((9, 9)), prestige: 60, land: [(4, 3), (5, 3), (6, 3), (4, 4), (5, 4), (6, 4), (4, 5), (5, 5), (6, 5)])],
              records: [(of: 0, towards: 1, conceded: 3)],
              legions: [(owner: 0, at: (3, 3), level: 5, strength: (9, 9, 9), hp: 20, moves: Some(3)),
                (owner: 0, at: (3, 4), level: 5, strength: (9, 9, 9), hp: 20, moves: Some(3)),
                (owner: 0, at: (3, 5), level: 5, strength: (9, 9, 9), hp: 20, moves: Some(3))],
              places: [(at: (5, 4), owner: Some(1), level: 3, strength: (2, 2, 2), hp: 4, prestige: 3)])",
            None,
        ));
        orders.into_iter().find_map(|order| {
            if let Order::Diplomacy(DiplomacyOrder::ClaimVendetta { terms, .. }) = order { Some(terms) } else { None }
        })
    };
    let (hopes, knows) = (claims(0), claims(100));
    assert!(matches!(hopes, Some(Terms::Field { aim: Aim::Cantons(_), .. })), "{hopes:?}");
    assert!(matches!(knows, Some(Terms::Field { aim: Aim::Places(1), .. })), "{knows:?}");
}

#[test]
fn who_has_no_schooling_has_learned_nothing() {
    let minds = Minds::standard();
    let mut reach = *minds.reach(Level::Duke);
    reach.schooling = 0;
    for turn in [15, 20, 30, 60] {
        let weights = minds.tip(&reach, turn, minds.weights);
        assert_eq!((weights.providence, weights.smithy, weights.hindsight, weights.offerings), (0, 0, 0, 100));
        assert_eq!(weights.tribute, minds.weights.tribute, "seasons are learned, in turn {turn}");
    }
    reach.schooling = 100;
    assert_ne!(minds.tip(&reach, 20, minds.weights).tribute, minds.weights.tribute);
}

#[test]
fn minds_that_cannot_be_are_refused_in_a_sentence() {
    let text = ron::to_string(&*Minds::standard()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(Minds::read(&text).as_ref(), Ok(&*Minds::standard()));
    let strange = text.replacen("\"horizon\":", "\"horizont\":", 1);
    assert_ne!(strange, text);
    assert_eq!(Minds::read(&strange), Err("a season tips \"horizont\", which is no weight".to_owned()));
    let mut short = (*Minds::standard()).clone();
    short.outlook.rows.pop();
    let short = ron::to_string(&short).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(Minds::read(&short), Err("the outlook has 43 rows, and there are 44 figures".to_owned()));
    let refused = |edit: fn(&mut Minds)| {
        let mut minds = (*Minds::standard()).clone();
        edit(&mut minds);
        Minds::read(&ron::to_string(&minds).unwrap_or_else(|fault| panic!("{fault}")))
    };
    assert_eq!(refused(|minds| minds.seasons.reverse()), Err("the seasons do not follow one another".to_owned()));
    let idle = refused(|minds| minds.levels.duke.plans = 0);
    assert_eq!(idle, Err("the level \"duke\" has no plans, and would order nothing".to_owned()));
}

/// Files of earlier versions call the plans leanings, and `simulate --former` reads them.
#[test]
fn a_file_of_an_earlier_version_is_read() {
    let present = ron::to_string(&*Minds::standard()).unwrap_or_else(|fault| panic!("{fault}"));
    let former = present.replace("plans:", "leanings:");
    assert_ne!(former, present);
    assert_eq!(Minds::read(&former), Minds::read(&present));
}

#[test]
fn nothing_hidden_of_others_is_a_figure() {
    const HIDDEN: [&str; 9] = [
        "vault",
        "order slots",
        "attributes",
        "secrets",
        "offerings",
        "tribute skill",
        "diabolism",
        "perks",
        "tribute cards",
    ];
    let book = Rulebook::standard();
    let game = super::middle(&book, 8, 15);
    let all = |seat, looks| figures(book.catalog(), &game, seat, looks);
    for seat in game.seats() {
        let (own, others) = (all(seat, seat), all(seat, Seat((seat.0 + 1) % game.seat_count() as u8)));
        let named = |figures: &[f64; figures::FIGURES], name: &str| {
            figures::NAMES.iter().position(|known| *known == name).map(|at| figures[at])
        };
        for name in HIDDEN {
            assert_eq!(named(&others, name), Some(0.0), "{name} of seat {seat}");
        }
        assert!(named(&own, "attributes") > Some(0.0), "a house knows itself");
        assert_eq!(named(&own, "prestige"), named(&others, "prestige"), "what is public is the same to all");
    }
}

//! Rituals: the shown chances are correct, and prices and chamber sizes match their components.

use infernal_conclave::rules::archfiends::{Part, Tally};
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::ids::{CardId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rituals::{Challenge, FALLS, Guise, RitualFact, RitualOrder, Target, odds};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::view::SeatView;

fn against(attack: i32, defend: i32) -> Challenge {
    let mut challenge = Challenge { attack: Tally::default(), defend: Tally::default() };
    challenge.attack.add(Part::Base, attack);
    challenge.defend.add(Part::Base, defend);
    challenge
}

/// Compares the chance with a count of all results of four dice, and with 20,000 rolls.
#[test]
fn the_chance_of_a_challenge_is_counted_right() {
    let mut rolls = Dice::new(5, 0).open(Stream::Forecast);
    for ahead in -12..=12_i32 {
        let (attack, defend) = (ahead.max(0), (-ahead).max(0));
        let chance = against(attack, defend).chance();
        let dice = || 1..=6_i32;
        let falls = dice()
            .flat_map(|a| dice().flat_map(move |b| dice().flat_map(move |c| dice().map(move |d| (a + b, c + d)))));
        assert_eq!(
            falls.filter(|(own, theirs)| own + attack > theirs + defend).count(),
            usize::from(chance),
            "{ahead}"
        );
        let throws = 20_000_i32;
        let met = (0..throws).filter(|_| rolls.d6() + rolls.d6() + attack > rolls.d6() + rolls.d6() + defend).count();
        let (shown, met) = (i32::from(chance) * 10_000 / i32::from(FALLS), met as i32 * 10_000 / throws);
        assert!((shown - met).abs() <= 100, "{ahead} ahead: {shown} shown, {met} met, in hundredths of a percent");
    }
}

const POSITION: &str = "(
    houses: [
        (attributes: (martial: 0, cunning: 4, intellect: 1, wickedness: 0, charisma: 0),
            vault: [(souls: 2, ichor: 0, hellfire: 0, darkness: 1)]),
        (rank: Some(Marquis), attributes: (martial: 0, cunning: 0, intellect: 2, wickedness: 0, charisma: 0)),
        (), (),
    ],
)";

/// Plays 20,000 whole turns. The chances that the caster sees must match the results, for success
/// and for staying unseen.
#[test]
fn the_chance_that_is_shown_is_the_chance_that_is_met() {
    let book = Rulebook::standard();
    let ritual = book.catalog().ritual_named("dark_augury").expect("the catalog has an augury");
    let target = Target::House(Seat(1));
    let mut tableau: Tableau = ron::from_str(POSITION).expect("the position is lawful");
    let mut position = |seed| {
        tableau.seed = seed;
        tableau.set_up(book.catalog()).expect("the position can be set up")
    };
    let view = SeatView::of(&position(0), Seat(0));
    let shown = odds(book.catalog(), view.table(), Seat(0), ritual, &target, false);
    let success = shown.success[0].1.challenge.chance();
    let unseen = shown.unseen.expect("an augury hides its caster").challenge.chance();
    let mut draft = Draft::empty(Seat(0));
    draft.slots[0] =
        Some(Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise: Guise::Bare, cards: vec![CardId(0)] }));
    let turns = 20_000_u32;
    let (mut worked, mut hidden) = (0, 0);
    for seed in 1..=turns {
        let game = position(seed.into());
        let sealed = Sealed::seal(&book, &game, std::slice::from_ref(&draft));
        assert!(sealed.of(Seat(0)).slots[SlotNo::ALL[0].index()].is_some(), "the order was struck out");
        let log = resolve(&book, &game, &sealed).log;
        let done = log.iter().find_map(|entry| match &entry.fact {
            Fact::Ritual(RitualFact::Performed { worked, trials, unseen, .. }) => {
                Some((*worked, trials[0].chance, *unseen))
            }
            _ => None,
        });
        let (success_met, chance, identity) = done.expect("the ritual was performed");
        assert_eq!((chance, identity.map(|(chance, _)| chance)), (success, Some(unseen)), "seed {seed}");
        worked += u32::from(success_met);
        hidden += u32::from(identity.is_some_and(|(_, unseen)| unseen));
    }
    for (shown, met, what) in [(success, worked, "success"), (unseen, hidden, "identity")] {
        let (shown, met) = (i64::from(shown) * 10_000 / i64::from(FALLS), i64::from(met) * 10_000 / i64::from(turns));
        assert!((shown - met).abs() <= 100, "{what}: {shown} shown, {met} met, in hundredths of a percent");
    }
}

//! The map (rule 2.2), and the places that the examples of the source tell.

use super::sectio;
use crate::ids::{Circle, Quarter, Sectio};
use crate::map::{Border, Direction, Place};

/// Returns the id of the sectio that a roll of the compass leads to.
fn rolled(from: &str, die: u8) -> Option<Sectio> {
    sectio(from).towards(Direction::rolled(die)?).sectio()
}

#[test]
fn hell_has_nine_circles_of_five_sectio() {
    assert_eq!(Sectio::all().len(), 45);
    for circle in Circle::all() {
        assert_eq!(circle.sectio().count(), 5);
        assert!(circle.sectio().all(|sectio| sectio.circle() == circle));
    }
    for quarter in Quarter::all() {
        assert_eq!(quarter.sectio().count(), 9);
        assert!(quarter.sectio().all(|sectio| sectio.quarter() == quarter));
    }
    let all: Vec<Sectio> = Circle::all().flat_map(Circle::sectio).collect();
    assert_eq!(all, Sectio::all().collect::<Vec<_>>());
}

#[test]
fn adjacency_is_symmetric() {
    for one in Place::all() {
        assert!(!one.adjoins(one));
        for two in Place::all() {
            assert_eq!(one.adjoins(two), two.adjoins(one), "{one:?} {two:?}");
        }
    }
    for sectio in Sectio::all() {
        for direction in Direction::ALL {
            assert_eq!(direction.opposite().opposite(), direction);
            if let Some(other) = sectio.towards(direction).sectio() {
                assert_eq!(other.towards(direction.opposite()).sectio(), Some(sectio));
                assert_eq!(sectio.direction_to(Place::Sectio(other)), Some(direction));
            }
        }
    }
}

#[test]
fn the_rim_borders_antehell_and_the_middle_the_pentagram() {
    for sectio in Sectio::all() {
        let rim = sectio.circle() == Circle::FIRST;
        assert_eq!(sectio.borders_antehell(), rim);
        assert_eq!(Place::AnteHell.adjoins(Place::Sectio(sectio)), rim);
        assert_eq!(sectio.borders_pentagram(), sectio.circle() == Circle::LAST);
        assert_eq!(sectio.towards(Direction::Inward) == Border::Pentagram, sectio.borders_pentagram());
        assert_eq!(sectio.towards(Direction::Outward) == Border::Open(Place::AnteHell), rim);
        let borders = if rim || sectio.borders_pentagram() { 3 } else { 4 };
        assert_eq!(sectio.neighbours().count(), borders);
    }
    assert_eq!(Place::AnteHell.neighbours().count(), 5);
}

#[test]
fn distances_are_those_of_a_walk() {
    for from in Sectio::all() {
        // A walk by breadth, against the distance that is computed.
        let mut steps = [None; Sectio::COUNT];
        let mut frontier = vec![from];
        let mut step = 0_u8;
        while !frontier.is_empty() {
            for sectio in &frontier {
                steps[sectio.index()].get_or_insert(step);
            }
            let next = frontier.iter().flat_map(|sectio| sectio.neighbours());
            frontier = next.filter(|sectio| steps[sectio.index()].is_none()).collect();
            step += 1;
        }
        for to in Sectio::all() {
            assert_eq!(steps[to.index()], Some(from.distance(to)), "{from} {to}");
        }
        let rim = Quarter::all().map(|quarter| from.distance(quarter.gate())).min();
        assert_eq!(rim.map(|steps| steps + 1), Some(from.distance_to_antehell()));
    }
}

#[test]
fn the_compass_rolls() {
    let rolls: Vec<Option<Direction>> = (1..=6).map(Direction::rolled).collect();
    let [inward, counter, outward, clockwise] = Direction::ALL.map(Some);
    assert_eq!(rolls, [inward, counter, outward, clockwise, None, None]);
    assert_eq!(Direction::rolled_by_uriel(3), Some(Direction::Inward));
    assert_eq!((1..=6).filter_map(Quarter::rolled).count(), 5);
}

#[test]
fn the_envious_lie_in_the_fifth_circle_and_the_second_quarter() {
    let (envious, dungeon) = (sectio("envious"), sectio("lower-dungeon-of-the-racially-superior"));
    assert_eq!((envious.circle().number(), envious.quarter().number()), (5, 2));
    assert_eq!((dungeon.circle().number(), dungeon.quarter().number()), (5, 1));
    assert_eq!(dungeon.towards(Direction::Clockwise).sectio(), Some(envious));
    // Rules 2.2.3 and 9.5: corners are no borders.
    for corner in ["idolaters", "bankers-and-brokers"] {
        let corner = sectio(corner);
        assert!(!envious.adjoins(corner));
        assert_eq!(envious.distance(corner), 2);
        assert_eq!(envious.circle().number().abs_diff(corner.circle().number()), 1);
    }
}

#[test]
fn units_march_as_in_the_example() {
    // Rule 9.5: each way is a list of neighbours.
    let ways: [&[&str]; 2] = [
        &["spies", "miracle-workers", "falsifiers"],
        &["sea-of-lard", "addiction", "exploiters-of-land-and-sea", "swamp-of-useless-rage"],
    ];
    for way in ways {
        for pair in way.windows(2) {
            assert!(sectio(pair[0]).adjoins(sectio(pair[1])), "{pair:?}");
        }
    }
}

#[test]
fn units_flee_as_in_the_examples() {
    let flights = [
        // Rule 9.5.1.
        ("exploiters-of-land-and-sea", 1, "swamp-of-useless-rage"),
        ("exploiters-of-land-and-sea", 2, "thieves"),
        ("exploiters-of-land-and-sea", 3, "addiction"),
        ("exploiters-of-land-and-sea", 4, "snake-eyes-saloon"),
        // Rule 11.2.4.
        ("addiction", 1, "exploiters-of-land-and-sea"),
        ("addiction", 4, "sea-of-lard"),
        // Rule 10.1.
        ("wise-men", 2, "forest-of-suicides"),
        ("forest-of-suicides", 2, "underachievers"),
        ("forest-of-suicides", 1, "molesters-purgatory"),
        ("molesters-purgatory", 2, "sadistic-pleasure-pit"),
        ("molesters-purgatory", 1, "addiction"),
        // Rule 10.3.
        ("thieves", 4, "exploiters-of-land-and-sea"),
        ("exploiters-of-land-and-sea", 4, "snake-eyes-saloon"),
        ("snake-eyes-saloon", 1, "furnace-of-bookburners"),
        ("furnace-of-bookburners", 2, "swamp-of-useless-rage"),
        ("furnace-of-bookburners", 1, "megalomaniacs"),
        // Rule 10.2.
        ("falsifiers", 2, "miracle-workers"),
        ("miracle-workers", 1, "spies"),
    ];
    for (from, die, to) in flights {
        assert_eq!(rolled(from, die), Some(sectio(to)), "{from} {die}");
    }
    // The hound of the envious comes to the thieves in one step.
    assert!(sectio("envious").adjoins(sectio("thieves")));
    assert_eq!(sectio("spies").towards(Direction::Inward), Border::Pentagram);
}

#[test]
fn uriel_moves_as_in_the_example() {
    let gate = Quarter::rolled(4).map(Quarter::gate);
    assert_eq!(gate, Some(sectio("wise-men")));
    let mut at = sectio("wise-men");
    for (die, next) in [(2, "forest-of-suicides"), (3, "molesters-purgatory"), (1, "addiction")] {
        let direction = Direction::rolled_by_uriel(die).expect("a roll of 1 to 4 is a direction");
        at = at.towards(direction).sectio().expect("the way of the example stays in Hell");
        assert_eq!(at, sectio(next));
    }
}

#[test]
fn circles_are_as_the_examples_tell() {
    let circle = |id: &str| sectio(id).circle().number();
    // The Circle of Fraud, to which the Parliament does not belong (rule 12).
    assert_eq!(circle("liars"), circle("falsifiers"));
    assert_ne!(circle("parliament-of-intolerance"), circle("liars"));
    // The idle roast at the rim, traitors and spies near the centre (rule 2.2).
    assert_eq!(circle("playground-of-the-idle"), 1);
    assert_eq!((circle("traitors"), circle("spies")), (9, 9));
    assert!(circle("murderers") < circle("spies"));
    assert!(circle("orgastica") < circle("adulterers"));
}

#[test]
fn only_the_forest_is_isolated_in_the_example() {
    // Rule 7.2.1.
    let owned = ["dogs-of-war", "atheists-surprise", "temple-of-false-preachers", "forest-of-suicides"].map(sectio);
    let isolated = owned.map(|sectio| sectio.is_isolated(|other| owned.contains(&other)));
    assert_eq!(isolated, [false, false, false, true]);
}

#[test]
fn numbers_outside_the_board_are_refused() {
    assert_eq!(ron::from_str::<Sectio>("44").map(Sectio::number), Ok(44));
    for text in ["45", "255", "-1"] {
        assert!(ron::from_str::<Sectio>(text).is_err(), "{text}");
    }
    assert!(ron::from_str::<Circle>("0").is_err());
    assert!(ron::from_str::<Circle>("10").is_err());
    assert!(ron::from_str::<Quarter>("6").is_err());
}

//! Menus, decorations and the prices of combat cards. No scenario can show these, because they are
//! random or only numbers.

use std::collections::BTreeSet;

use infernal_conclave::rules::attachments::{Contents, Element, Praetor, RuleChange, praetor_menu, price};
use infernal_conclave::rules::attachments::{PraetorUpgrade, limits};
use infernal_conclave::rules::catalog::{Ability, Catalog, Wearer};
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::forces::{Legion, Stat, Upgrade, decorate, promotion_menu, upkeep_due};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::Purse;

fn rolls(seed: u64) -> Rolls {
    Dice::new(seed, 3).open(Stream::Stock)
}

fn set_up(catalog: &Catalog, position: &str) -> Game {
    let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    tableau.set_up(catalog).unwrap_or_else(|fault| panic!("{fault}"))
}

fn legion(catalog: &Catalog, said: &str) -> Legion {
    let game = set_up(catalog, &format!("(legions: [(owner: 0, at: (2, 2), {said})])"));
    game.forces().legions()[0]
}

/// Returns all upgrades that the menus of 400 seeds offer this legion, with repetitions.
fn offered(catalog: &Catalog, legion: &Legion, waits: &[Upgrade]) -> Vec<Upgrade> {
    let menus = (0..400).flat_map(|seed| {
        let menu = promotion_menu(catalog, legion, waits, &mut rolls(seed));
        let different: BTreeSet<_> = menu.into_iter().collect();
        assert_eq!(different.len(), 3, "{menu:?}");
        assert_eq!(menu, promotion_menu(catalog, legion, waits, &mut rolls(seed)));
        menu
    });
    menus.collect()
}

#[test]
fn a_step_is_as_small_at_the_tenth_level_as_at_the_second() {
    let catalog = Catalog::standard();
    for level in [2, 10] {
        let said = format!("kind: Some(\"lemure_levy\"), level: {level}, strength: (2, 3, 4), hp: 9");
        let offers = offered(&catalog, &legion(&catalog, &said), &[]);
        let mut wanted: BTreeSet<Upgrade> = (2..=5).map(Upgrade::HitPoints).collect();
        wanted.extend((1..=3).flat_map(|more| [Stat::Ranged, Stat::Melee].map(|stat| Upgrade::Value(stat, more))));
        wanted.extend((1..=4).map(|more| Upgrade::Value(Stat::Infernal, more)));
        wanted.extend([Upgrade::Loyalty(2), Upgrade::Moves(1)]);
        wanted.extend(catalog.constants.growth.abilities.iter().copied().map(Upgrade::Ability));
        assert_eq!(offers.into_iter().collect::<BTreeSet<_>>(), wanted, "level {level}");
    }
}

#[test]
fn a_value_of_nothing_is_offered_seldom() {
    let catalog = Catalog::standard();
    let archers = legion(&catalog, "level: 3, strength: (4, 0, 4), hp: 9");
    let offers = offered(&catalog, &archers, &[]);
    let count = |stat| offers.iter().filter(|upgrade| matches!(upgrade, Upgrade::Value(of, _) if *of == stat)).count();
    assert!(count(Stat::Melee) > 0 && count(Stat::Melee) * 3 < count(Stat::Ranged), "{}", count(Stat::Melee));
}

#[test]
fn a_guard_is_never_offered_loyalty() {
    let catalog = Catalog::standard();
    let guard = legion(&catalog, "level: 3, strength: (4, 2, 4), hp: 9");
    assert!(!offered(&catalog, &guard, &[]).contains(&Upgrade::Loyalty(2)));
}

#[test]
fn a_move_point_is_offered_once_and_never_above_the_most() {
    let catalog = Catalog::standard();
    let at = |moves: u8| legion(&catalog, &format!("level: 3, strength: (4, 2, 4), hp: 9, moves: Some({moves})"));
    let moves = |offers: &[Upgrade]| offers.contains(&Upgrade::Moves(1));
    assert!(moves(&offered(&catalog, &at(2), &[])));
    assert!(!moves(&offered(&catalog, &at(3), &[])), "it has gained one already");
    assert!(!moves(&offered(&catalog, &at(2), &[Upgrade::Moves(1)])), "one waits to be chosen");
    let mut swift = Catalog::clone(&catalog);
    swift.constants.forces.most_moves = 2;
    assert!(!moves(&offered(&swift, &at(2), &[])), "none can have more");
}

#[test]
fn an_ability_is_offered_only_to_whoever_has_none_like_it() {
    let catalog = Catalog::standard();
    let base = legion(&catalog, "level: 3, strength: (4, 2, 4), hp: 9");
    let known = |gained: &[Ability], waits: &[Upgrade]| {
        let mut legion = base;
        gained.iter().for_each(|&ability| assert!(legion.gained.push(ability)));
        let offers = offered(&catalog, &legion, waits).into_iter();
        let abilities: BTreeSet<Ability> = offers
            .filter_map(|upgrade| if let Upgrade::Ability(ability) = upgrade { Some(ability) } else { None })
            .collect();
        abilities
    };
    let all = known(&[], &[]);
    let mountains = Ability::Walks(Terrain::Mountains);
    assert!(all.contains(&mountains) && all.contains(&Ability::Resist(Stat::Melee, 2)));
    assert!(!known(&[mountains], &[]).contains(&mountains));
    assert!(!known(&[], &[Upgrade::Ability(mountains)]).contains(&mountains), "it may yet be chosen");
    assert!(!known(&[Ability::Resist(Stat::Melee, 5)], &[]).contains(&Ability::Resist(Stat::Melee, 2)));
    // A legion can gain four abilities at most, including those that wait.
    let four = [Ability::Rage, Ability::Trample, Ability::WallRam, Ability::Panic];
    assert_eq!(known(&four, &[]), BTreeSet::new());
    assert_eq!(known(&four[..3], &[Upgrade::Ability(four[3])]), BTreeSet::new());
    assert!(!known(&four[..3], &[]).is_empty());
}

#[test]
fn praetors_learn_from_a_menu_of_three() {
    let catalog = Catalog::standard();
    let learning = &catalog.constants.growth.praetor;
    for kind in catalog.praetor_kinds() {
        let praetor = Praetor::fresh(&catalog, kind);
        let abilities = &catalog.praetor(kind).abilities;
        for seed in 0..60 {
            let menu = praetor_menu(&catalog, &praetor, &mut rolls(seed));
            let sorts: BTreeSet<_> = menu.iter().map(std::mem::discriminant).map(|sort| format!("{sort:?}")).collect();
            assert_eq!(sorts.len(), 3, "{menu:?}");
            for upgrade in menu {
                let (value, most) = match upgrade {
                    PraetorUpgrade::Attack(more) => (more, learning.attack),
                    PraetorUpgrade::Defense(more) => (more, learning.defense),
                    PraetorUpgrade::Infernal(more) => (more, learning.infernal),
                    PraetorUpgrade::HitPoints(more) => (more, learning.hp),
                    PraetorUpgrade::Luck(more) => (more, 1),
                    PraetorUpgrade::Lead(stat) => {
                        let adds = |ability: &Ability| matches!(ability, Ability::Bonus(to, _) if *to == stat);
                        assert!(abilities.iter().any(adds), "{praetor:?} cannot lead in {stat:?}");
                        continue;
                    }
                };
                assert!((1..=most).contains(&value), "{upgrade:?}");
            }
        }
    }
}

#[test]
fn decorations_add_what_their_ranges_say() {
    let catalog = Catalog::standard();
    let plain = legion(&catalog, "kind: Some(\"chimaera\"), level: 3, strength: (4, 2, 4), hp: 9");
    let fresh = Praetor::fresh(&catalog, catalog.praetor_named("abraxas").expect("a praetor of the catalog"));
    let within = |(least, most): (u8, u8), more: i16| (i16::from(least)..=i16::from(most)).contains(&more);
    let mut seen = BTreeSet::new();
    for def in &catalog.decorations {
        for seed in 0..50 {
            let mut rolls = rolls(seed);
            let grown: Vec<((u8, u8), i16)> = match def.wearer {
                Wearer::Legion => {
                    let mut legion = plain;
                    decorate(def, &mut legion, &mut rolls);
                    assert_eq!(legion.hp - plain.hp, legion.max_hp - plain.max_hp);
                    assert_eq!(legion.upkeep(&catalog) == Purse::EMPTY, def.no_upkeep, "{}", def.id);
                    let more = |stat| legion.strength.of(stat) - plain.strength.of(stat);
                    let loyalty = i16::from(legion.loyalty - plain.loyalty);
                    seen.insert((def.id.as_str(), legion.max_hp));
                    vec![
                        (def.hp, legion.max_hp - plain.max_hp),
                        (def.loyalty, loyalty),
                        (def.ranged, more(Stat::Ranged)),
                        (def.melee, more(Stat::Melee)),
                        (def.infernal, more(Stat::Infernal)),
                    ]
                }
                Wearer::Praetor => {
                    let mut praetor = fresh;
                    praetor.decorate(def, &mut rolls);
                    let more = |now: u8, then: u8| i16::from(now - then);
                    seen.insert((def.id.as_str(), praetor.hp.into()));
                    vec![
                        (def.hp, more(praetor.hp, fresh.hp)),
                        (def.loyalty, more(praetor.loyalty, fresh.loyalty)),
                        (def.ranged, more(praetor.attack, fresh.attack)),
                        (def.melee, more(praetor.defense, fresh.defense)),
                        (def.infernal, more(praetor.infernal, fresh.infernal)),
                        (def.luck, more(praetor.luck, fresh.luck)),
                    ]
                }
            };
            assert!(grown.iter().all(|&(range, more)| within(range, more)), "{}: {grown:?}", def.id);
        }
        let drawn = seen.iter().filter(|(id, _)| *id == def.id).count();
        assert_eq!(drawn, usize::from(def.hp.1 - def.hp.0) + 1, "{} never draws some of its hit points", def.id);
    }
}

#[test]
fn upkeep_is_asked_only_for_great_legions_of_ones_own() {
    let catalog = Catalog::standard();
    let game = set_up(
        &catalog,
        "(legions: [(owner: 0, at: (2, 2), level: 3, strength: (1, 1, 1), hp: 9),
            (owner: 0, at: (4, 2), kind: Some(\"lemure_levy\"), level: 3, strength: (1, 1, 1), hp: 9),
            (owner: 0, at: (6, 2), kind: Some(\"gorgon_sisters\"), level: 3, strength: (1, 1, 1), hp: 9, paid: Some(4)),
            (owner: 1, at: (8, 2), kind: Some(\"chimaera\"), level: 3, strength: (1, 1, 1), hp: 9)])",
    );
    let price = Purse { darkness: 2, ..Purse::EMPTY };
    assert_eq!(upkeep_due(&catalog, &game, Seat(0)), [(game.forces().legions()[2].id, price, 4)]);
}

#[test]
fn elements_cost_what_the_table_says() {
    let catalog = Catalog::standard();
    let cost = |elements: &[Element]| price(&catalog, &Contents::new(elements));
    let points = |element: Element| cost(&[element]).points();
    for size in 1..8 {
        for stat in Stat::ALL {
            assert_eq!(points(Element::Raise(stat, size)), u32::from(size));
        }
        assert_eq!(points(Element::Shield(size)), u32::from(size).div_ceil(2));
        assert_eq!(points(Element::Lower(Stat::Ranged, size - 1)), 3 + u32::from(size - 1));
    }
    assert_eq!([2, 4].map(|size| points(Element::Ward(size))), [2, 4]);
    assert_eq!(points(Element::Rule(RuleChange::Shorter)), 6);
    assert_eq!(cost(&[]), Purse { souls: 1, ..Purse::EMPTY });
    assert_eq!(cost(&[Element::Raise(Stat::Melee, 3)]), Purse { ichor: 3, ..Purse::EMPTY });
    // The price of a card is the sum over its elements.
    let both = cost(&[Element::Raise(Stat::Ranged, 2), Element::Shield(3)]);
    assert_eq!(both, Purse { hellfire: 2, souls: 2, ..Purse::EMPTY });
}

#[test]
fn limits_grow_with_wrath() {
    let catalog = Catalog::standard();
    let at = |wrath: u8| {
        let attributes = format!("(martial: {wrath}, cunning: 0, intellect: 0, wickedness: 0, charisma: 0)");
        limits(&catalog, &set_up(&catalog, &format!("(houses: [(attributes: {attributes})])")), Seat(0))
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|wrath| at(wrath).elements), [0, 1, 1, 2, 2, 3, 3]);
    let most = |sizes: Option<infernal_conclave::rules::attachments::Sizes>| sizes.map(|sizes| sizes.most);
    assert_eq!([0, 1, 4].map(|wrath| most(at(wrath).raise)), [None, Some(2), Some(5)]);
    assert_eq!([1, 2, 5].map(|wrath| most(at(wrath).lower)), [None, Some(1), Some(4)]);
    assert_eq!([2, 3, 6].map(|wrath| most(at(wrath).shield)), [None, Some(6), Some(12)]);
    assert_eq!([3, 4, 6].map(|wrath| most(at(wrath).ward)), [None, Some(4), Some(4)]);
    assert_eq!([4, 5, 6].map(|wrath| at(wrath).rule), [false, true, true]);
    let ward = at(4).ward.expect("wards from the fourth level on");
    assert_eq!(ward.falling().collect::<Vec<_>>(), [4, 2]);
}

#[test]
fn which_elements_clash_does_not_depend_on_their_order() {
    let sorts = |size: u8| {
        let stats = Stat::ALL.into_iter();
        let mut elements: Vec<Element> =
            stats.flat_map(|stat| [Element::Raise(stat, size), Element::Lower(stat, size)]).collect();
        elements.extend([Element::Shield(size), Element::Ward(size)]);
        elements
    };
    for (at, one) in sorts(1).into_iter().enumerate() {
        for (other_at, other) in sorts(2).into_iter().enumerate() {
            assert_eq!(one.clashes(other), at == other_at, "{one:?} and {other:?}");
        }
    }
    let rules = Stat::ALL.into_iter().flat_map(|stat| [RuleChange::First(stat), RuleChange::Last(stat)]);
    let rules: Vec<Element> = rules.chain([RuleChange::Longer, RuleChange::Shorter]).map(Element::Rule).collect();
    assert!(rules.iter().all(|one| rules.iter().all(|other| one.clashes(*other))));
    assert!(rules.iter().all(|rule| sorts(1).iter().all(|other| !rule.clashes(*other) && !other.clashes(*rule))));
}

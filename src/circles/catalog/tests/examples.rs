//! Every number that the examples of the source give.

use super::sectio;
use crate::Catalog;
use crate::definitions::{
    Atonement, CombatSpell, CounterSpell, DaemonSpell, Fate, Minor, Modifier, Need, Play, Skill, SpellDef, SpellEffect,
    StandingSpell, SummoningSkill, UnitSpell, VisitorSpell,
};
use crate::ids::{Aspect, Circle, Locale, Sphere, Talent};

fn spell(id: &str) -> SpellDef {
    let catalog = Catalog::standard();
    let kind = catalog.spell_named(id).unwrap_or_else(|| panic!("there is no spell {id}"));
    catalog.spell(kind).clone()
}

fn rank(id: &str) -> u32 {
    let catalog = Catalog::standard();
    catalog.daemon_named(id).map_or(0, |kind| catalog.daemon(kind).rank)
}

fn talent(id: &str, talent: Talent) -> u8 {
    let catalog = Catalog::standard();
    catalog.daemon_named(id).map_or(0, |kind| catalog.daemon(kind).talent(talent))
}

#[test]
fn ranks_of_the_rank_track() {
    // Rule 9.1.
    let ranks = [
        ("sammael", 2),
        ("beelzebub", 8),
        ("ashtaroth", 11),
        ("baal", 14),
        ("caim", 29),
        ("orias", 41),
        ("ukobach", 50),
        ("naburos", 61),
    ];
    for (id, number) in ranks {
        assert_eq!(rank(id), number, "{id}");
    }
}

#[test]
fn talents_of_the_examples() {
    let (skulls, stars, hearts) = (Talent::Skulls, Talent::Stars, Talent::Hearts);
    let told = [
        // Rule 3.4, a duel.
        ("moloch", hearts, 2),
        ("baal", hearts, 3),
        // Rules 9.5, 9.6 and 9.7.
        ("balban", skulls, 2),
        ("andras", hearts, 4),
        ("gomory", hearts, 4),
        ("sammael", hearts, 5),
        ("ukobach", hearts, 2),
        ("ukobach", stars, 2),
        // Rule 9.8.
        ("balban", stars, 4),
        ("ashtaroth", stars, 2),
        ("ereshkigal", hearts, 2),
        ("asmodeus", hearts, 5),
        ("belphegor", hearts, 3),
        // Rule 11.2.
        ("caim", stars, 4),
        ("ukobach", skulls, 2),
    ];
    for (id, which, number) in told {
        assert_eq!(talent(id, which), number, "{id} {which:?}");
    }
    // Rule 10.1: with a roll of 2, Gomory is destroyed and Prufflas is not.
    assert!(talent("gomory", skulls) < 2);
    assert!(talent("prufflas", skulls) >= 2);
    // Rule 9.7: Beelzebub moves a lieutenant with two legions, and more.
    assert!(talent("beelzebub", skulls) >= 2);
}

#[test]
fn souls_of_the_example() {
    // Rule 7.2.1.
    let catalog = Catalog::standard();
    let owned = ["dogs-of-war", "atheists-surprise", "temple-of-false-preachers", "forest-of-suicides"];
    assert_eq!(owned.map(|id| catalog.sectio(sectio(id)).souls()), [4, 4, 4, 6]);
    let souls = &catalog.numbers.souls;
    let (sum, legions, lieutenants) = (18_u8, 4, 1);
    let harvest = talent("baal", Talent::Hearts) + 4;
    let income = sum - souls.isolation + harvest;
    assert_eq!(income, 23);
    assert_eq!(income - legions * souls.legion_upkeep - lieutenants * souls.lieutenant_upkeep, 18);
}

#[test]
fn summoning_of_the_example() {
    // Rule 8.3: three legions, two cards, a lieutenant for 3 and a bonus of 1, from 26 Souls.
    let catalog = Catalog::standard();
    let souls = &catalog.numbers.souls;
    assert_eq!(26 - 3 * souls.legion, 17);
    assert_eq!(26 - 3 * souls.legion - 2 * souls.arcanum - 3 - 1, 3);
    // A roll of 5 takes the top lieutenant of the middle box.
    assert_eq!(catalog.numbers.cards.boxes[4], 1);
    assert!(catalog.lieutenant_named("sulla").is_some());
}

#[test]
fn minor_arcana_of_the_examples() {
    // Rules 8.3 and 9.4 to 9.7.
    let catalog = Catalog::standard();
    let minors: Vec<Minor> = catalog.arcana().filter_map(|card| catalog.arcanum(card).minor).collect();
    let named = [
        (Minor::Pass { slots: 1, cost: 0 }, 1),
        (Minor::Pass { slots: 1, cost: 1 }, 2),
        (Minor::Pass { slots: 2, cost: 1 }, 1),
        (Minor::Pass { slots: 2, cost: 2 }, 1),
        (Minor::Pass { slots: 3, cost: 2 }, 1),
        (Minor::Pass { slots: 7, cost: 4 }, 1),
        (Minor::Walk { cost: 1 }, 1),
        (Minor::Walk { cost: 3 }, 1),
        (Minor::Recruit { cost: 3 }, 1),
    ];
    for (minor, count) in named {
        assert!(minors.iter().filter(|other| **other == minor).count() >= count, "{minor:?}");
    }
    for slots in 1..=9 {
        let there = minors.iter().any(|minor| matches!(minor, Minor::Pass { slots: of, .. } if *of == slots));
        assert!(there, "no pass of {slots} slots");
    }
}

#[test]
fn combat_of_the_example() {
    // Rule 11.2: Verin adds 2 to three legions, a hound rolls three dice, frenzy adds 2.
    let catalog = Catalog::standard();
    let verin = catalog.lieutenant_named("verin").map(|kind| catalog.lieutenant(kind).clone());
    assert!(verin.is_some_and(|def| def.bonus == 2 && def.leadership >= 3));
    assert!(catalog.hounds.iter().any(|def| def.rolls == 3));
    assert!(catalog.lieutenants.iter().any(|def| def.bonus == 3));
    assert_eq!(spell("frenzy").effect, SpellEffect::Combat(CombatSpell::Rolls { add: 2 }));
    let distraction = spell("daemonic-distraction");
    assert!(distraction.sure);
    assert_eq!(distraction.effect, SpellEffect::Combat(CombatSpell::Distract));
}

#[test]
fn spells_of_the_examples() {
    let incubus = spell("incubus");
    assert_eq!((incubus.play, incubus.locale), (Play::Action, Some(Locale::Earth)));
    assert_eq!(incubus.needs, [Need::More(Talent::Stars)]);
    assert!(talent("balban", Talent::Stars) > talent("ashtaroth", Talent::Stars));
    let lilith = spell("love-for-lilith");
    assert_eq!((lilith.needs, lilith.cost.favours), (vec![Need::Sum(Talent::Hearts, 10)], 1));
    assert_eq!(lilith.effect, SpellEffect::Visitor(VisitorSpell::Invoke { aspect: None }));
    let hearts: u8 = ["ereshkigal", "asmodeus", "belphegor"].map(|id| talent(id, Talent::Hearts)).iter().sum();
    assert_eq!(hearts, 10);
    let device = spell("jones-device");
    assert_eq!(device.needs, Circle::new(2).map(Need::SectioIn).into_iter().collect::<Vec<_>>());
    assert_eq!(sectio("orgastica").circle().number(), 2);
    let defection = spell("defection");
    assert_eq!((defection.effect, defection.cost.favours), (SpellEffect::Units(UnitSpell::Defect), 1));
    let counter = spell("it-did-not-work");
    assert_eq!(counter.play, Play::Counter);
    assert!(matches!(counter.effect, SpellEffect::Counter(CounterSpell { .. })));
    let slander = spell("slander").effect;
    assert_eq!(slander, SpellEffect::Standing(StandingSpell::Slander { disfavours: 1 }));
    for (id, locale) in [("armenian-box", Locale::Earth), ("jar-of-jam", Locale::Hell)] {
        let def = spell(id);
        assert_eq!(def.locale, Some(locale));
        let binds =
            matches!(def.effect, SpellEffect::Daemon(DaemonSpell::Afflict { fate: Fate::Incapacitated { .. }, .. }));
        assert!(binds, "{id}");
    }
}

#[test]
fn events_of_the_examples() {
    // Rules 6.2 and 9.7.3.
    let catalog = Catalog::standard();
    let named = [
        ("wrath-of-angels", Some(Sphere::Heaven)),
        ("red-peril", Some(Sphere::Hell)),
        ("tempers", Some(Sphere::Hell)),
        ("bees", Some(Sphere::Earth)),
        ("twelfth-night", None),
        ("orgasmatron", None),
    ];
    for (id, permanent) in named {
        let kind = catalog.event_named(id).unwrap_or_else(|| panic!("there is no event {id}"));
        assert_eq!(catalog.event(kind).permanent, permanent, "{id}");
    }
    let wrath = catalog.event_named("wrath-of-angels").map(|kind| catalog.event(kind).lasting.clone());
    assert!(wrath.is_some_and(|lasting| matches!(lasting.as_slice(), [Modifier::Earth(_)])));
    assert!(catalog.phenomenon_named("cave-in").is_some());
    // Ukobach draws four Hell cards for two stars.
    assert_eq!(talent("ukobach", Talent::Stars) * catalog.numbers.diplomacy.conspiracy, 4);
}

#[test]
fn the_table_of_atonement() {
    // Rule 9.7.2: a row for each number of hearts, a column for each sum of two dice.
    let numbers = &Catalog::standard().numbers;
    let (lost, nothing) = (Atonement::Loses, Atonement::Nothing);
    let table = [
        (1, [Atonement::Incapacitated, nothing, nothing, lost(1), lost(1)]),
        (2, [Atonement::Incapacitated, nothing, nothing, lost(1), lost(2)]),
        (3, [Atonement::Incapacitated, nothing, lost(1), lost(1), lost(2)]),
        (4, [Atonement::Incapacitated, nothing, lost(1), lost(1), lost(2)]),
        (5, [Atonement::Incapacitated, Atonement::Incapacitated, nothing, lost(2), lost(3)]),
        (6, [Atonement::Incapacitated, Atonement::Incapacitated, nothing, lost(2), lost(3)]),
    ];
    for (hearts, row) in table {
        for (column, sums) in [(0, 2..=4), (1, 5..=6), (2, 7..=8), (3, 9..=10), (4, 11..=12)] {
            for dice in sums {
                assert_eq!(numbers.atonement(hearts, dice), row[column], "{hearts} hearts, {dice}");
            }
        }
    }
    assert_eq!(numbers.diplomacy.atonement_recovers, 5);
}

#[test]
fn lilith_takes_aspects_by_the_die() {
    let aspects: Vec<Aspect> = (1..=6).map(Aspect::rolled).collect();
    let [virgin, mother, crone] = [Aspect::Virgin, Aspect::Mother, Aspect::Crone];
    assert_eq!(aspects, [virgin, virgin, mother, mother, crone, crone]);
}

#[test]
fn numbers_of_the_rules() {
    let numbers = &Catalog::standard().numbers;
    let setup = &numbers.setup;
    assert_eq!((setup.fewest_players, setup.most_players), (3, 6));
    assert_eq!((setup.daemons, setup.sectio, setup.arcana, setup.hell_cards), (3, 5, 5, 3));
    assert_eq!((setup.souls, setup.favours, setup.legions, setup.lieutenants), (5, 1, 1, 4));
    assert_eq!((setup.legion_counters, setup.markers), (12, 20));
    assert_eq!((numbers.souls.legion, numbers.souls.arcanum, numbers.cards.hand), (3, 5, 5));
    let moves = numbers.moves;
    assert_eq!((moves.legion, moves.lieutenant, moves.uriel, moves.lilith, moves.hound), (2, 3, 4, 4, 6));
    assert_eq!((moves.tamed_upto, moves.killed_from), (4, 6));
    let diplomacy = &numbers.diplomacy;
    assert_eq!((diplomacy.legion_disbands, diplomacy.legion_changes), (1, 2));
    assert_eq!((diplomacy.lieutenant_disbands, diplomacy.lieutenant_changes), (2, 3));
    let combat = numbers.combat;
    assert_eq!((combat.hit_from, combat.legion_saves, combat.hound_saves, combat.lieutenant_saves), (6, 1, 4, 4));
    let standing = numbers.standing;
    assert_eq!((standing.petition, standing.absolution, standing.recovers, standing.cursed_rolls), (1, 2, 5, 6));
}

#[test]
fn ereshkigal_raises_legions() {
    // The first legion of a turn still costs something.
    let catalog = Catalog::standard();
    let skill = catalog.daemon_named("ereshkigal").map(|kind| catalog.daemon(kind).skill);
    let Some(Skill::Summoning(SummoningSkill::Cheaper { souls, .. })) = skill else { panic!("{skill:?}") };
    assert!(souls < catalog.numbers.souls.legion);
}

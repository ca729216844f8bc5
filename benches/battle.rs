//! Benchmarks of battles and duels: `cargo bench --no-default-features --bench battle`.
//!
//! A usual battle has a praetor, two artifacts and a combat card on each side. The worst case for a
//! forecast has dice in every stage on both sides, so that exact counting never finishes. A bare
//! battle has no abilities; minds ask for its forecast most often.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use infernal_conclave::rules::archfiends::Tally;
use infernal_conclave::rules::arena::{Duelist, best_plan, counsel, fight as duel, forecast as duel_forecast};
use infernal_conclave::rules::attachments::{Contents, Element, Praetor, Skill, Source};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{
    Banner, Battle, Effort, Fighter, FighterCard, fight, forecast, forecast_with, trials,
};
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::forces::{Muster, Stat};
use infernal_conclave::rules::ids::{ArtifactKind, CantonId, CombatCardId, LegionId, PraetorKind, Seat};
use infernal_conclave::rules::realm::Foe;

fn legion(
    seat: u8,
    values: [i16; 3],
    hp: i16,
    praetor: &[Ability],
    artifacts: &[Ability],
    card: &[Element],
) -> Fighter {
    let from = |source: Source| move |&ability: &Ability| Skill { ability, source };
    let mut skills: Vec<Skill> = praetor.iter().map(from(Source::Praetor(PraetorKind(0)))).collect();
    skills.extend(artifacts.iter().map(from(Source::Artifact(ArtifactKind(0)))));
    let cards = if card.is_empty() {
        Vec::new()
    } else {
        vec![FighterCard { id: CombatCardId(seat.into()), contents: Some(Contents::new(card)) }]
    };
    Fighter {
        unit: Foe::Legion(LegionId(seat.into())),
        banner: Banner::Legion(Muster::Guard(Seat(seat))),
        owner: Some(Seat(seat)),
        level: 5,
        roll: Tally::base(5),
        loyalty: 6,
        hp,
        max_hp: hp,
        base: values,
        values: values.map(|value| Tally::base(value.into())),
        shield: Tally::default(),
        skills: Vec::new(),
        cards,
    }
    .able(skills)
}

fn battle(attacker: Fighter, defender: Fighter) -> Battle {
    Battle::new(&Catalog::standard(), CantonId(0), attacker, defender)
}

fn bare() -> Battle {
    battle(legion(0, [5, 7, 3], 14, &[], &[], &[]), legion(1, [6, 5, 4], 15, &[], &[], &[]))
}

fn usual() -> Battle {
    let raise = [Element::Raise(Stat::Melee, 2), Element::Lower(Stat::Ranged, 1)];
    battle(
        legion(
            0,
            [6, 8, 4],
            16,
            &[Ability::Bonus(Stat::Melee, 2), Ability::First(Stat::Infernal)],
            &[Ability::VampiricReaping, Ability::Bonus(Stat::Melee, 2), Ability::Fierce],
            &raise,
        ),
        legion(
            1,
            [7, 6, 5],
            18,
            &[Ability::Bonus(Stat::Ranged, 2), Ability::LevelRoll(1)],
            &[Ability::TotemPower, Ability::HitPoints(10), Ability::BlackLightning],
            &raise,
        ),
    )
}

fn worst() -> Battle {
    let all = [
        Ability::Panic,
        Ability::SoundOfDoom,
        Ability::FleshRend,
        Ability::VampiricReaping,
        Ability::Fierce,
        Ability::BlackLightning,
        Ability::FlameAura,
        Ability::Twice(Stat::Melee),
        Ability::Rounds(1),
    ];
    let lower = [Element::Lower(Stat::Ranged, 1), Element::Lower(Stat::Melee, 1), Element::Lower(Stat::Infernal, 1)];
    battle(legion(0, [16, 18, 14], 60, &[], &all, &lower), legion(1, [17, 16, 15], 60, &[], &all, &lower))
}

fn battles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("battle");
    group.measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_secs(1));
    for (name, battle) in [("bare", bare()), ("usual", usual()), ("worst", worst())] {
        let odds = forecast(&battle);
        println!("{name}: exact {}, {odds:?}", odds.exact);
        let mut rolls = Dice::new(1, 1).open(Stream::Forecast);
        group.bench_function(format!("{name}/fight and report"), |bencher| {
            bencher.iter_batched(|| battle.clone(), |battle| fight(battle, &mut rolls), BatchSize::SmallInput);
        });
        group.bench_function(format!("{name}/outcome alone"), |bencher| {
            bencher.iter(|| {
                trials(black_box(&battle), 1, &mut rolls, |end, tolls| {
                    black_box((end, tolls));
                });
            });
        });
        group.bench_function(format!("{name}/forecast, a look"), |bencher| {
            bencher.iter(|| forecast(black_box(&battle)));
        });
        group.bench_function(format!("{name}/forecast, a glance"), |bencher| {
            bencher.iter(|| forecast_with(black_box(&battle), Effort::GLANCE));
        });
    }
    group.finish();
}

fn duels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("duel");
    group.measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_secs(1));
    let catalog = Catalog::standard();
    let named = |name: &str| {
        let kind = catalog.praetor_named(name).expect("a praetor of the catalog");
        Duelist::from(&Praetor::fresh(&catalog, kind))
    };
    let pair = [named("furfur"), named("decarabia")];
    let plans = pair.map(|duelist| counsel(&catalog, &duelist));
    let mut rolls = Dice::new(1, 1).open(Stream::Forecast);
    group.bench_function("fight and report", |bencher| {
        bencher.iter(|| duel(&catalog, black_box(pair), [&plans[0], &plans[1]], &mut rolls));
    });
    group.bench_function("forecast, 1000 trials", |bencher| {
        bencher.iter(|| duel_forecast(&catalog, black_box(pair), [Some(&plans[0]), None], 1000, &mut rolls));
    });
    group.bench_function("counsel", |bencher| bencher.iter(|| counsel(&catalog, black_box(&pair[0]))));
    group.bench_function("best plan, effort 10000", |bencher| {
        bencher.iter(|| best_plan(&catalog, black_box(&pair[0]), &pair[1], 10_000, &mut rolls));
    });
    group.finish();
}

criterion_group!(benches, battles, duels);
criterion_main!(benches);

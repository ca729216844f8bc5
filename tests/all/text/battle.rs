//! A battle, told from its report with all numbers.

use infernal_conclave::rules::archfiends::{Part, Tally};
use infernal_conclave::rules::attachments::{Element, RuleChange, Source};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{
    Advantage, Banner, Battle, BattleReport, Challenge, DamagePart, End, Event, Fighter, Fired, Health, Passage, Save,
    Side, Standing, Toll,
};
use infernal_conclave::rules::forces::{Landmark, Muster, Stat};
use infernal_conclave::rules::ids::{ArtifactKind, CantonId, LegionId, PlaceId, PlaceKind, PraetorKind, Seat};
use infernal_conclave::rules::realm::Foe;

use super::{ENDS, sentence, told};

fn fighter(unit: Foe, banner: Banner, owner: Option<Seat>, level: u8) -> Fighter {
    let mut values = [4, 6, 0].map(Tally::base);
    values[1].add(Part::Support(LegionId(0)), 2);
    Fighter {
        unit,
        banner,
        owner,
        level,
        roll: Tally::base(level.into()),
        loyalty: 4,
        hp: 10,
        max_hp: 10,
        base: [4, 6, 0],
        values,
        shield: Tally::default(),
        skills: Vec::new(),
        cards: Vec::new(),
    }
}

/// Returns all effects that a fight can trigger, averted or not.
fn fired() -> Vec<Fired> {
    let save = |saved| Some(Save { die: 3, level: 2, saved });
    let sources = [
        Source::Born,
        Source::Promotion,
        Source::Training,
        Source::Praetor(PraetorKind(0)),
        Source::Artifact(ArtifactKind(0)),
    ];
    let mut all = Vec::new();
    for source in sources {
        let of = |ability, save| Fired { side: Side::Defender, ability, source, save, amount: 3 };
        all.push(of(Ability::StunningBlow, None));
        for ability in [
            Ability::FleshRend,
            Ability::VampiricReaping,
            Ability::LeperKingsCurse,
            Ability::TotemPower,
            Ability::InfernalDissipation,
        ] {
            all.extend([of(ability, save(true)), of(ability, save(false))]);
        }
    }
    all
}

/// Returns every event of a report, in all its forms.
fn events(advantage: Option<Advantage>, dice: [u8; 2]) -> Vec<Event> {
    let standing = |total, hp_before, hp_after| Standing { base: 4, total, hp_before, hp_after };
    let challenge = |stat, totals: [i16; 2], fired: Vec<Fired>| {
        let difference = (totals[0] - totals[1]).abs();
        let charge = DamagePart::Ability(Ability::Charge, Source::Praetor(PraetorKind(0)));
        Event::Challenge(Challenge {
            round: 1,
            stat,
            attacker: standing(totals[0], 10, 9),
            defender: standing(totals[1], 10, 8),
            damage: difference + 3,
            parts: vec![(DamagePart::Difference, difference), (charge, 3)],
            fired,
        })
    };
    let [save, averted] = [false, true].map(|saved| Save { die: 3, level: 2, saved });
    let victim = Side::Defender;
    let effects: Vec<(Element, i16)> = [
        Element::Raise(Stat::Melee, 2),
        Element::Lower(Stat::Ranged, 1),
        Element::Shield(4),
        Element::Ward(3),
        Element::Rule(RuleChange::First(Stat::Melee)),
        Element::Rule(RuleChange::Last(Stat::Melee)),
        Element::Rule(RuleChange::Longer),
        Element::Rule(RuleChange::Shorter),
    ]
    .into_iter()
    .flat_map(|element| [(element, 0), (element, 4)])
    .collect();
    vec![
        Event::Salve { side: victim, healed: 3 },
        Event::Panic { victim, save, damage: 1, lowered: [1, 2, 3] },
        Event::Panic { victim, save: averted, damage: 0, lowered: [0; 3] },
        Event::Advantage { dice, gain: advantage },
        Event::CardsBlocked { side: victim, count: 2 },
        Event::Card { side: victim, effects },
        Event::Card { side: victim, effects: Vec::new() },
        Event::Round { number: 1, order: Stat::ALL.to_vec() },
        Event::Doom { victim, save },
        Event::Doom { victim, save: averted },
        Event::Curse { victim, damage: 4 },
        challenge(Stat::Ranged, [4, 4], Vec::new()),
        challenge(Stat::Melee, [6, 4], fired()),
        challenge(Stat::Infernal, [0, 1], Vec::new()),
        Event::Oblivion { victim, chance: 70, fell: true },
        Event::Oblivion { victim, chance: 70, fell: false },
    ]
}

/// Returns a report with invented numbers.
pub(super) fn report(defender: Banner, end: End, advantage: Option<Advantage>, dice: [u8; 2]) -> BattleReport {
    let foe = match defender {
        Banner::Legion(_) => Foe::Legion(LegionId(1)),
        Banner::Place(_) => Foe::Place(PlaceId(0)),
    };
    let after = [Health { hp: 9, shield: 0 }, Health { hp: 8, shield: 2 }];
    BattleReport {
        battle: Battle::new(
            &Catalog::standard(),
            CantonId(20),
            fighter(Foe::Legion(LegionId(0)), Banner::Legion(Muster::Guard(Seat(0))), Some(Seat(0)), 2),
            fighter(foe, defender, Some(Seat(1)), 1),
        ),
        passages: events(advantage, dice).into_iter().map(|event| Passage { event, after }).collect(),
        end,
        tolls: [Toll { damage: 1, hp: 9, scar: 0 }, Toll { damage: 2, hp: 8, scar: 0 }],
    }
}

#[test]
fn a_battle_is_told_to_the_last_number() {
    told(|teller| {
        let gain = Advantage { side: Side::Attacker, stat: Stat::Melee, amount: 3 };
        let legion = Banner::Legion(Muster::Guard(Seat(1)));
        let banners = [
            legion,
            Banner::Place(Landmark::Pandemonium),
            Banner::Place(Landmark::Stronghold(Seat(1))),
            Banner::Place(Landmark::Power(PlaceKind(0))),
        ];
        for banner in banners {
            for end in ENDS {
                for (advantage, dice) in
                    [(Some(gain), [6, 1]), (Some(gain), [0, 0]), (None, [3, 4]), (None, [3, 1]), (None, [0, 0])]
                {
                    let told = teller.battle_report(&report(banner, end, advantage, dice));
                    told.iter().for_each(|line| sentence(line));
                    assert!(told.len() > 2 * 4 + 16 + 1, "two sides with three values, all passages, the end");
                }
            }
        }
        let told = teller.battle_report(&report(legion, End::DefenderRetreats, Some(gain), [6, 1])).join("\n");
        for number in [
            "6 + level 2 = 8",
            "1 + level 1 = 2",
            "+3 Melee, the most there is",
            "Melee 8: base 6, support of",
            "10 to 8 hit points",
            "rolls 3 + level 2 = 5, needs 10",
            "Damage 5: difference 2, Charge of",
        ] {
            assert!(told.contains(number), "{number} is not told in:\n{told}");
        }
    });
}

//! Everything has a name, and so have the parts of a number.

use std::collections::BTreeSet;

use infernal_conclave::rules::archfiends::{Discipline, Part, Rank, Tally};
use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::catalog::{Ability, Catalog, Grant};
use infernal_conclave::rules::combat::Banner;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{
    ArtifactKind, EventKind, LegionId, PerkKind, PlaceId, PraetorKind, RelicKind, RitualKind, Seat,
};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::rituals::SpellKind;

use super::{STANCES, sentence, sound, told};

/// Returns the number of a part's variant. It ensures that the list below has all variants.
const fn part_number(part: &Part) -> usize {
    match part {
        Part::Base => 0,
        Part::Discipline(..) => 1,
        Part::Rank(_) => 2,
        Part::Place(_) => 3,
        Part::Support(_) => 4,
        Part::Advantage => 5,
        Part::EarlierDemands(_) => 6,
        Part::Limit => 7,
        Part::Praetor(_) => 8,
        Part::Artifact(_) => 9,
        Part::Relic(_) => 10,
        Part::Promotion => 11,
        Part::LevelRoll => 12,
        Part::SeatOfCommand(_) => 13,
        Part::CombatCard => 14,
        Part::EnemyCard => 15,
        Part::Panic => 16,
        Part::Training => 17,
        Part::Spell(_) => 18,
        Part::PlanarLock => 19,
        Part::Event(_) => 20,
        Part::Ritual(_) => 21,
        Part::TargetLevel => 22,
        Part::LevelAndLoyalty => 23,
        Part::Perk(_) => 24,
        Part::Aura => 25,
    }
}

#[test]
fn every_part_of_a_number_has_a_name() {
    let parts = [
        Part::Base,
        Part::Discipline(Discipline::Wrath, 2),
        Part::Rank(Rank::Duke),
        Part::Place(PlaceId(0)),
        Part::Support(LegionId(0)),
        Part::Support(LegionId(999)),
        Part::Advantage,
        Part::EarlierDemands(1),
        Part::EarlierDemands(2),
        Part::Limit,
        Part::Praetor(PraetorKind(0)),
        Part::Artifact(ArtifactKind(0)),
        Part::Relic(RelicKind(0)),
        Part::Promotion,
        Part::LevelRoll,
        Part::SeatOfCommand(ArtifactKind(0)),
        Part::CombatCard,
        Part::EnemyCard,
        Part::Panic,
        Part::Training,
        Part::Spell(SpellKind::Exhausted),
        Part::PlanarLock,
        Part::Event(EventKind(0)),
        Part::Ritual(RitualKind(0)),
        Part::TargetLevel,
        Part::LevelAndLoyalty,
        Part::Perk(PerkKind(0)),
        Part::Aura,
    ];
    assert_eq!(
        parts.iter().map(part_number).collect::<BTreeSet<_>>(),
        (0..=25).collect(),
        "a part is missing in this test"
    );
    told(|teller| {
        parts.iter().for_each(|part| sound(&teller.part(part)));
        let tally = Tally(parts.iter().map(|part| (*part, -2)).collect());
        let total: i32 = teller.tally(&tally).iter().map(|(_, value)| value).sum();
        assert_eq!(total, tally.total());
        sound(&teller.sum(&tally));
        sound(&teller.sum(&Tally::default()));
    });
}

#[test]
fn everything_has_a_name() {
    told(|teller| {
        let (table, catalog) = (teller.table(), Catalog::standard());
        table.realm().cantons().for_each(|canton| sound(&teller.canton_name(canton)));
        table.forces().legions().iter().for_each(|legion| sound(&teller.legion_name(legion)));
        for place in table.forces().places() {
            sound(&teller.place_name(&place.landmark));
            sound(&teller.banner(&Banner::Place(place.landmark)));
            sound(&teller.unit_name(&Foe::Place(place.id)));
        }
        table.seats().for_each(|seat| sound(&teller.seat_name(seat)));
        sound(&teller.seat_name(Seat(9)));
        Moment::all().for_each(|moment| sound(&teller.moment(&moment)));
        MapSize::ALL.into_iter().for_each(|size| sound(&teller.size(size)));
        GameLength::ALL.into_iter().for_each(|length| sound(&teller.length(length)));
        for ability in Terrain::ALL.map(Ability::Walks).into_iter().chain([Ability::Flying(3)]) {
            sentence(&teller.ability(&ability));
            sound(&teller.ability_name(&ability));
        }
        let abilities = catalog.legions.iter().flat_map(|def| &def.abilities);
        let abilities = abilities.chain(catalog.praetors.iter().flat_map(|def| &def.abilities));
        let abilities = abilities.chain(catalog.artifacts.iter().flat_map(|def| &def.abilities));
        // Abilities that no entry has today.
        let rare = [Ability::Rounds(2), Ability::Rounds(-2), Ability::Bonus(Stat::Ranged, -2), Ability::HitPoints(-3)];
        for ability in abilities.chain(&rare) {
            sentence(&teller.ability(ability));
            sound(&teller.ability_name(ability));
        }
        let boons = catalog.relics.iter().flat_map(|def| &def.boons);
        for boon in boons.chain(catalog.places.iter().flat_map(|def| &def.boons)) {
            sentence(&teller.boon(boon));
            sound(&teller.boon_name(boon));
        }
        catalog.powers.iter().for_each(|power| sentence(&teller.power(power)));
        sentence(&teller.grant(&Grant::Tribute { offer: 1, keep: 1 }));
        STANCES.into_iter().for_each(|stance| sound(&teller.stance(stance)));
    });
}

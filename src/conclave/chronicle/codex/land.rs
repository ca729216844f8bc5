//! Resources, terrains and places of power.

use super::{Entry, Family};
use crate::rules::catalog::{Ability, PlaceDef};
use crate::rules::realm::terrain::Terrain;
use crate::rules::tribute::{CARD_LIMIT, Resource};
use crate::{Teller, keys};

pub(super) fn resources(teller: &Teller<'_>) -> Vec<Entry> {
    let numbers = &teller.catalog.constants;
    let weights = numbers.tribute.resource_weights;
    let sum: u32 = weights.iter().sum();
    let entry = |(resource, weight): (Resource, u32)| {
        let key = resource.key();
        let text = teller.say(&format!("resource-{key}-text"));
        let points = if resource == Resource::Souls { numbers.bazaar.soul_points } else { numbers.bazaar.other_points };
        let share = (weight * 100).checked_div(sum).unwrap_or_default();
        Entry::new(Family::Resource, key, teller.resource(resource), key, text)
            .row(teller.say("codex-resource-share"), teller.say_with("percent", &[("n", share.into())]))
            .row(teller.say("codex-resource-points"), points.to_string())
            .row(teller.say("codex-resource-most"), CARD_LIMIT.to_string())
            .see(["term/tribute", "term/minimum-bid", "example/tribute", "example/bid"])
    };
    Resource::ALL.into_iter().zip(weights).map(entry).collect()
}

pub(super) fn terrains(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |terrain: Terrain| {
        let key = keys::terrain(terrain);
        let text = teller.say(&format!("terrain-{key}-text"));
        let mut entry = Entry::new(Family::Terrain, key, teller.terrain(terrain), terrain_icon(terrain), text);
        for def in &teller.catalog.legions {
            if def.abilities.contains(&Ability::Walks(terrain)) {
                let name = (def.name.clone(), Family::Legion.id(&def.id));
                entry = entry.row_to(name, teller.ability_name(&Ability::Walks(terrain)));
            }
        }
        let claimed = terrain.passable().then_some("term/prima-inferna");
        entry.see(claimed).see(["term/terrain", "term/canton", "term/flying"])
    };
    Terrain::ALL.into_iter().map(entry).collect()
}

const fn terrain_icon(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::OpenLand => "canton",
        Terrain::Bridge => "terrain-bridge",
        Terrain::River => "terrain-river",
        Terrain::Mountains => "terrain-mountains",
        Terrain::Chasm => "terrain-chasm",
        Terrain::Swamp => "terrain-swamp",
        Terrain::WaterfallPool => "terrain-waterfall",
        Terrain::LavaFlow => "terrain-lava",
        Terrain::LakeOfFire => "terrain-fire",
    }
}

pub(super) fn places(teller: &Teller<'_>) -> Vec<Entry> {
    teller.catalog.places.iter().map(|def| place(teller, def)).collect()
}

fn place(teller: &Teller<'_>, def: &PlaceDef) -> Entry {
    let row = teller.catalog.constants.forces.garrisons.iter().find(|row| row.level == def.level);
    let prestige = row.map_or(0, |row| row.prestige);
    let about = [("level", def.level.into()), ("n", prestige.into())];
    let short = teller.say_with("codex-place-text", &about);
    let mut entry = Entry::new(Family::Place, &def.id, def.name.clone(), Family::Place.icon(), short);
    if let Some(row) = row {
        entry = entry
            .row(teller.say("term-garrison"), teller.values(&row.strength))
            .row(teller.say("term-hit-points"), row.hp.to_string())
            .row(teller.say("term-prestige"), prestige.to_string());
    }
    for boon in &def.boons {
        entry = entry.row_to((teller.boon_name(boon), Family::Boon.id(boon.key())), teller.boon(boon));
    }
    entry.flavour(&def.flavour).see(["term/place-of-power", "term/garrison", "rule/capture"])
}

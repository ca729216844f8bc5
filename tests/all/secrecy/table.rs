//! The visibility of each ritual to each house: the table, and its position.

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{LegionId, PlaceId};
use infernal_conclave::rules::rituals::Target;
use infernal_conclave::rules::tableau::canton_at;

use super::{CASTER, VICTIM};

/// House A can do everything. House B resists a little of everything, sustains premonitions and has
/// one of each possible target.
pub const POSITION: &str = r#"(
    houses: [
        (attributes: (martial: 6, cunning: 6, intellect: 6, wickedness: 6, charisma: 6), land: [(4, 4), (3, 4)], prestige: 20,
            vault: [(souls: 90, ichor: 90, hellfire: 90, darkness: 90)]),
        (attributes: (martial: 0, cunning: 0, intellect: 2, wickedness: 0, charisma: 0), prestige: 20,
            land: [(5, 4), (6, 4), (4, 5), (8, 4), (9, 4)],
            vault: [(souls: 9, ichor: 9, hellfire: 9, darkness: 9), (souls: 1, ichor: 0, hellfire: 0, darkness: 0),
                (souls: 2, ichor: 0, hellfire: 0, darkness: 0), (souls: 3, ichor: 0, hellfire: 0, darkness: 0)]),
        (prestige: 20), (prestige: 20),
    ],
    places: [(at: (9, 4), owner: Some(1), level: 1, strength: (1, 1, 1), hp: 20)],
    legions: [
        (owner: 0, at: (4, 4), level: 4, strength: (3, 3, 3), hp: 9, damage: 2),
        (owner: 1, at: (5, 4), level: 3, strength: (3, 3, 3), hp: 60, kind: Some("lemure_levy"), loyalty: Some(1)),
        (owner: 1, at: (8, 4), level: 1, strength: (3, 3, 3), hp: 60, kind: Some("lemure_levy"), loyalty: Some(1)),
    ],
    treasures: [
        (what: "barbatos", owner: 0, post: Unit(Legion(0))),
        (what: "furfur", owner: 1, post: Unit(Legion(1))), (what: "hide_of_nemea", owner: 1, post: Unit(Legion(2))),
        (what: "amulet_of_shadows", owner: 1, post: Unit(Place(2))),
        (what: "familiar_in_the_flask", owner: 1, post: Chamber), (what: "liver_of_tityos", owner: 1, post: Unit(Place(5))),
    ],
    cards: [(owner: 1, unit: Legion(1), elements: [Raise(Melee, 3)])],
    stances: [(0, 1, Vendetta)],
    objectives: [(seat: 0, held: ["the_walled_city"]), (seat: 1, held: ["the_walled_city"])],
    rituals: (standing: [(caster: 1, ritual: "demonic_premonitions")]),
)"#;

/// The readers of a deed, besides caster and victim.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Public {
    /// None.
    Nothing,
    /// All houses, without a name.
    Deed,
    /// All houses, with the caster's name unless it is hidden.
    Name,
}

/// The readers of a fact that follows.
#[derive(Clone, Copy)]
pub enum Told {
    All,
    /// All houses, but only house B reads the contents of the card.
    AllButTheCard,
    Caster,
}

/// The visible effects of a successful ritual.
pub struct Row {
    pub ritual: &'static str,
    /// A relic that the caster needs for it.
    pub relic: Option<&'static str>,
    pub target: fn(&Catalog) -> Target,
    pub public: Public,
    /// Further facts that follow, by the beginnings of their names.
    pub follows: &'static [(&'static str, Told)],
    /// The parts that change in the views of the caster, the victim and the others.
    pub seen: [&'static str; 3],
    /// True if the map itself reveals the caster.
    pub shows: bool,
}

const PLAIN: Row = Row {
    ritual: "",
    relic: None,
    target: |_| Target::Oneself,
    public: Public::Nothing,
    follows: &[],
    seen: ["", "", ""],
    shows: false,
};

fn praetor(catalog: &Catalog, id: &str) -> Target {
    Target::Treasure(Treasure::Praetor(catalog.praetor_named(id).expect("the catalog has this praetor")))
}

const LEGION: LegionId = LegionId(1);

/// Rituals without an influence of other houses.
pub fn own() -> Vec<Row> {
    let oneself = |ritual, seen| Row { ritual, seen: [seen, "", ""], ..PLAIN };
    vec![
        Row {
            ritual: "infernal_juggernaut",
            target: |_| Target::Legion(LegionId(0)),
            seen: ["rituals", "rituals", "rituals"],
            ..PLAIN
        },
        Row {
            ritual: "lies_and_rumors",
            target: |_| Target::Copies { of: LegionId(0), at: vec![canton_at((3, 4))] },
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
        // The neighbour still sees the legion, and so does its own house.
        Row { ritual: "strategic_deception", seen: ["rituals", "", "forces attachments"], ..PLAIN },
        oneself("demonic_premonitions", "rituals"),
        oneself("infernal_negotiations", "rituals"),
        Row { ritual: "infernal_eye", seen: ["rituals attachments", "", ""], ..PLAIN },
        oneself("forbidden_lore", "rituals"),
        Row {
            ritual: "unholy_revelation",
            target: |catalog| {
                Target::Objective(catalog.objective_named("the_walled_city").expect("the catalog has this objective"))
            },
            seen: ["rituals objectives", "", ""],
            ..PLAIN
        },
        Row {
            ritual: "demand_of_supplication",
            follows: &[("TributeOffered", Told::Caster)],
            ..oneself("", "rituals")
        },
        Row {
            ritual: "burnt_offerings",
            follows: &[("PrestigeChanged", Told::All)],
            seen: ["rituals conclave", "conclave", "conclave"],
            shows: true,
            ..PLAIN
        },
        Row {
            ritual: "dimensional_gate",
            relic: Some("doorstep_of_lethe"),
            target: |_| Target::Step { legion: LegionId(0), to: canton_at((2, 4)) },
            follows: &[("Flew", Told::All), ("Claimed", Told::All)],
            seen: ["rituals forces realm", "forces realm", "forces realm"],
            shows: true,
            ..PLAIN
        },
        Row {
            ritual: "demonic_flesh",
            relic: Some("skin_of_marsyas"),
            follows: &[("Healed", Told::All)],
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
        Row {
            ritual: "anointed_of_ash",
            relic: Some("urn_of_warm_ashes"),
            target: |catalog| praetor(catalog, "barbatos"),
            seen: ["rituals attachments", "attachments", "attachments"],
            ..PLAIN
        },
    ]
}

/// Rituals against house B.
pub fn hostile() -> Vec<Row> {
    let house = |ritual, seen| Row { ritual, target: |_| Target::House(VICTIM), seen, ..PLAIN };
    vec![
        Row {
            ritual: "combat_deception",
            target: |_| Target::Value(LEGION, Stat::Melee),
            seen: ["rituals", "rituals", "rituals"],
            ..PLAIN
        },
        // The confusion ends before anybody sees the map again.
        Row {
            ritual: "strategic_confusion",
            target: |_| Target::Legions(vec![LEGION, LegionId(2)]),
            seen: ["rituals", "", ""],
            ..PLAIN
        },
        Row {
            ritual: "pilfer_coerce_and_bribe",
            target: |catalog| praetor(catalog, "furfur"),
            seen: ["rituals attachments objectives", "attachments", "attachments"],
            ..PLAIN
        },
        Row {
            ritual: "pilfer_coerce_and_bribe",
            target: |catalog| {
                let kind = catalog.artifact_named("hide_of_nemea").expect("the catalog has this artifact");
                Target::Treasure(Treasure::Artifact(kind))
            },
            seen: ["rituals attachments objectives", "attachments", "attachments"],
            ..PLAIN
        },
        Row {
            ritual: "pilfer_coerce_and_bribe",
            target: |catalog| {
                let kind = catalog.relic_named("amulet_of_shadows").expect("the catalog has this relic");
                Target::Treasure(Treasure::Relic(kind))
            },
            seen: ["rituals attachments objectives", "attachments", "attachments"],
            ..PLAIN
        },
        // Everybody sees the new owner of the legion, including the victim, whatever the victim
        // believes. The legion also takes the canton for its new house.
        Row {
            ritual: "pilfer_coerce_and_bribe",
            target: |_| Target::Legion(LEGION),
            public: Public::Deed,
            follows: &[("CombatCardLost", Told::AllButTheCard), ("BorderMoved", Told::All)],
            seen: ["rituals forces attachments realm", "forces attachments realm", "forces attachments realm"],
            shows: true,
            ..PLAIN
        },
        Row {
            ritual: "secret_manipulation",
            target: |_| Target::March { legion: LEGION, path: vec![canton_at((6, 4))] },
            follows: &[("Marched", Told::All)],
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
        house("looting_the_vaults", ["rituals objectives", "treasury", ""]),
        Row {
            ritual: "fiendish_bureaucracy",
            target: |_| Target::Canton { canton: canton_at((4, 5)), to: CASTER },
            public: Public::Deed,
            seen: ["rituals realm", "realm", "realm"],
            shows: true,
            ..PLAIN
        },
        house("dark_augury", ["rituals", "", ""]),
        house("unholy_revelation", ["rituals", "objectives", ""]),
        Row {
            ritual: "infernal_affliction",
            target: |_| Target::Legion(LEGION),
            public: Public::Name,
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
        Row {
            ritual: "infernal_affliction",
            target: |_| Target::Place(PlaceId(5)),
            public: Public::Name,
            follows: &[("Healed", Told::All)],
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
        house("corruption_of_essence", ["rituals", "treasury rituals", ""]),
        Row {
            ritual: "pain_and_punishment",
            target: |_| Target::Legion(LEGION),
            follows: &[("CombatCardLost", Told::AllButTheCard), ("Transferred", Told::All)],
            seen: ["rituals attachments", "attachments", "attachments"],
            ..PLAIN
        },
        Row {
            ritual: "banish",
            target: |catalog| praetor(catalog, "furfur"),
            public: Public::Name,
            seen: ["rituals attachments", "attachments", "attachments"],
            ..PLAIN
        },
        house("planar_lock", ["rituals", "rituals", ""]),
        Row {
            ritual: "dire_dissipation",
            target: |_| Target::Legion(LEGION),
            public: Public::Name,
            seen: ["rituals forces", "forces", "forces"],
            ..PLAIN
        },
    ]
}

/// The rituals of Destruction, which hide only behind a mask.
pub const BURNS: [&str; 6] = [
    "infernal_affliction",
    "corruption_of_essence",
    "pain_and_punishment",
    "banish",
    "planar_lock",
    "dire_dissipation",
];

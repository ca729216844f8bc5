//! Forces in words: names and posts of attachments, upgrades of legions and praetors, contents of
//! combat cards, and facts about growth, upkeep and attachments (manual 4.4 to 4.8, 4.12).

use super::{Line, Teller, Tone};
use crate::rules::attachments::{
    AttachmentFact, Contents, Element, Forfeit, Post, PraetorUpgrade, RuleChange, Treasure,
};
use crate::rules::bazaar::Goods;
use crate::rules::combat::Banner;
use crate::rules::forces::{Departure, ForcesFact, Landmark, Muster, Upgrade};
use crate::rules::ids::{CantonId, LegionKind, Seat};

impl Teller<'_> {
    /// Returns the name of a ware of the bazaar.
    #[must_use]
    pub fn goods_name(&self, goods: Goods) -> String {
        match goods {
            Goods::Legion(kind) => self.catalog.legion(kind).name.clone(),
            Goods::Praetor(kind) => self.treasure_name(Treasure::Praetor(kind)),
            Goods::Artifact(kind) => self.treasure_name(Treasure::Artifact(kind)),
            Goods::Relic(kind) => self.treasure_name(Treasure::Relic(kind)),
            Goods::Manuscript(piece) => self.piece_name(piece),
        }
    }

    /// Returns the name of a praetor, an artifact or a relic.
    #[must_use]
    pub fn treasure_name(&self, treasure: Treasure) -> String {
        match treasure {
            Treasure::Praetor(kind) => self.catalog.praetor(kind).name.clone(),
            Treasure::Artifact(kind) => self.catalog.artifact(kind).name.clone(),
            Treasure::Relic(kind) => self.catalog.relic(kind).name.clone(),
        }
    }

    /// Returns the location of a treasure: "the vault".
    #[must_use]
    pub fn post_name(&self, post: Post) -> String {
        match post {
            Post::Vault => self.say("post-vault"),
            Post::Chamber => self.say("post-chamber"),
            Post::Unit(unit) => self.unit_name(&unit),
        }
    }

    /// Returns an upgrade of a legion: "Melee +3".
    #[must_use]
    pub fn upgrade(&self, upgrade: &Upgrade) -> String {
        match upgrade {
            Upgrade::HitPoints(n) => self.say_with("upgrade-hit-points", &[("n", (*n).into())]),
            Upgrade::Value(stat, n) => {
                self.say_with("upgrade-value", &[("stat", self.stat(*stat).into()), ("n", (*n).into())])
            }
            Upgrade::Loyalty(n) => self.say_with("upgrade-loyalty", &[("n", (*n).into())]),
            Upgrade::Moves(n) => self.say_with("upgrade-moves", &[("n", (*n).into())]),
            Upgrade::Ability(ability) => self.ability_name(ability),
        }
    }

    /// Returns an upgrade of a praetor: "Attack +2".
    #[must_use]
    pub fn praetor_upgrade(&self, upgrade: &PraetorUpgrade) -> String {
        let counted = |id: &str, n: u8| self.say_with(id, &[("n", n.into())]);
        match upgrade {
            PraetorUpgrade::Attack(n) => counted("upgrade-attack", *n),
            PraetorUpgrade::Defense(n) => counted("upgrade-defense", *n),
            PraetorUpgrade::Infernal(n) => counted("upgrade-infernal", *n),
            PraetorUpgrade::HitPoints(n) => counted("upgrade-hit-points", *n),
            PraetorUpgrade::Luck(n) => counted("upgrade-luck", *n),
            PraetorUpgrade::Lead(stat) => self.say_with("upgrade-lead", &[("stat", self.stat(*stat).into())]),
        }
    }

    /// Returns one element of a combat card: "Melee +3".
    #[must_use]
    pub fn element(&self, element: &Element) -> String {
        match element {
            Element::Raise(stat, n) => {
                self.say_with("element-raise", &[("stat", self.stat(*stat).into()), ("n", (*n).into())])
            }
            Element::Lower(stat, n) => {
                let about = [
                    ("stat", self.stat(*stat).into()),
                    ("n", (*n).into()),
                    ("die", self.catalog.constants.battle.card_die.into()),
                ];
                self.say_with("element-lower", &about)
            }
            Element::Shield(n) => self.say_with("element-shield", &[("n", (*n).into())]),
            Element::Ward(n) => self.say_with("element-ward", &[("n", (*n).into())]),
            Element::Rule(RuleChange::First(stat)) => {
                self.say_with("element-first", &[("stat", self.stat(*stat).into())])
            }
            Element::Rule(RuleChange::Last(stat)) => {
                self.say_with("element-last", &[("stat", self.stat(*stat).into())])
            }
            Element::Rule(RuleChange::Longer) => self.say("element-longer"),
            Element::Rule(RuleChange::Shorter) => self.say("element-shorter"),
        }
    }

    /// Returns all elements of a combat card in a row.
    #[must_use]
    pub fn card_contents(&self, contents: &Contents) -> String {
        let elements: Vec<String> = contents.elements().map(|element| self.element(&element)).collect();
        if elements.is_empty() { self.say("element-none") } else { self.series(&elements) }
    }

    /// Returns the line of a fact about legions and places. `None` for healing that needs no line.
    pub(super) fn forces_fact(&self, fact: &ForcesFact) -> Option<Line> {
        Some(match fact {
            ForcesFact::Marched { legion: _, muster, seat, from, path } => {
                self.march(muster, *seat, *from, path, &[], false)
            }
            ForcesFact::Flew { legion: _, muster, seat, from, to } => {
                self.flight(muster, *seat, *from, *to, &[], false)
            }
            ForcesFact::LegionDestroyed { legion: _, muster, owner, canton } => self.destroyed(muster, *owner, *canton),
            ForcesFact::Retreated { legion: _, muster, owner, from, to } => self.retreat(muster, *owner, *from, *to),
            ForcesFact::PlaceCaptured { place: _, landmark, by, from } => self.capture(landmark, *by, *from),
            ForcesFact::VictorPlaced { legion: _, muster, owner, canton } => {
                let about =
                    [("legion", self.legion_of(muster, *owner).into()), ("canton", self.canton_name(*canton).into())];
                Line::new("step", Tone::War, self.say_with("fact-victor-placed", &about)).at(*canton).of([*owner])
            }
            ForcesFact::Mustered { seat, legion: _, kind, canton } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("legion", self.ware_name(*kind).into()),
                    ("canton", self.canton_name(*canton).into()),
                ];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                Line::new("forces", tone, self.say_with("fact-mustered", &about)).at(*canton).of([*seat])
            }
            ForcesFact::NoRoom { seat, kind } => {
                let about = [("house", self.seat_name(*seat).into()), ("legion", self.ware_name(*kind).into())];
                let tone = self.mood(None, Some(*seat), Tone::Market);
                Line::new("warning", tone, self.say_with("fact-no-room", &about)).of([*seat])
            }
            ForcesFact::Healed { unit, amount } => return self.healing(&[(*unit, *amount)]),
            ForcesFact::LegionLeft { legion: _, muster, owner, canton, why } => {
                let about = [
                    ("legion", self.muster_name(muster).into()),
                    ("house", self.seat_name(*owner).into()),
                    ("canton", self.canton_name(*canton).into()),
                ];
                let id = match why {
                    Departure::Dismissed => "fact-dismissed",
                    Departure::Unpaid => "fact-unpaid",
                };
                let tone = self.mood(None, Some(*owner), Tone::Market);
                Line::new("dismiss", tone, self.say_with(id, &about)).at(*canton).of([*owner])
            }
            ForcesFact::UpkeepPaid { seat, legion: _, muster, turns } => {
                let about = [("legion", self.muster_name(muster).into()), ("turns", (*turns).into())];
                Line::new("tribute", Tone::Market, self.say_with("fact-upkeep-paid", &about)).of([*seat])
            }
            ForcesFact::GuardGathers { seat, turns } => {
                let about = [("house", self.seat_name(*seat).into()), ("turns", (*turns).into())];
                let tone = self.mood(None, Some(*seat), Tone::Market);
                Line::new("legion-guard", tone, self.say_with("fact-guard-gathers", &about)).of([*seat])
            }
            ForcesFact::GuardReformed { seat, legion: _, canton } => {
                let about = [("house", self.seat_name(*seat).into()), ("canton", self.canton_name(*canton).into())];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                Line::new("legion-guard", tone, self.say_with("fact-guard-reformed", &about)).at(*canton).of([*seat])
            }
            ForcesFact::Promoted { seat, legion: _, muster, level } => {
                let about = [("legion", self.legion_of(muster, *seat).into()), ("level", (*level).into())];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                let id = if self.at_the_top(*level) { "fact-promoted-top" } else { "fact-promoted" };
                Line::new("level", tone, self.say_with(id, &about)).of([*seat])
            }
            ForcesFact::UpgradeTaken { seat, legion: _, muster, upgrade } => {
                let about = [("legion", self.muster_name(muster).into()), ("upgrade", self.upgrade(upgrade).into())];
                Line::new("level", Tone::Market, self.say_with("fact-upgrade-taken", &about)).of([*seat])
            }
            ForcesFact::PlaceRazed { place: _, landmark, owner, canton } => {
                let about = [("place", self.place_name(landmark).into()), ("canton", self.coordinates(*canton).into())];
                let tone = self.mood(None, *owner, Tone::War);
                Line::new("destroyed", tone, self.say_with("fact-place-razed", &about)).at(*canton).of(*owner)
            }
        })
    }

    fn ware_name(&self, kind: LegionKind) -> String {
        self.muster_name(&Muster::Hired(kind))
    }

    fn destroyed(&self, muster: &Muster, owner: Seat, canton: CantonId) -> Line {
        let about = [("legion", self.legion_of(muster, owner).into())];
        let tone = self.mood(None, Some(owner), Tone::War);
        Line::new("destroyed", tone, self.say_with("fact-legion-destroyed", &about)).at(canton).of([owner])
    }

    fn retreat(&self, muster: &Muster, owner: Seat, from: CantonId, to: CantonId) -> Line {
        let about = [
            ("legion", self.legion_of(muster, owner).into()),
            ("from", self.coordinates(from).into()),
            ("canton", self.canton_name(to).into()),
        ];
        let tone = self.mood(None, Some(owner), Tone::War);
        Line::new("retreat", tone, self.say_with("fact-retreated", &about)).at(to).of([owner])
    }

    fn capture(&self, landmark: &Landmark, by: Seat, from: Option<Seat>) -> Line {
        let id = match (landmark, from) {
            (_, Some(_)) => "fact-place-captured-from",
            (Landmark::Pandemonium, None) => "fact-place-captured-conclave",
            (Landmark::Stronghold(_) | Landmark::Power(_), None) => "fact-place-captured",
        };
        let about = [
            ("house", self.seat_name(by).into()),
            ("place", self.place_name(landmark).into()),
            ("from", self.owner_name(from).into()),
        ];
        let mut line = Line::new("capture", self.mood(Some(by), from, Tone::War), self.say_with(id, &about));
        line.about =
            self.table.forces().places().iter().find(|place| place.landmark == *landmark).map(|place| place.canton);
        line.of(std::iter::once(by).chain(from))
    }

    /// Returns the line of a fact about praetors, artifacts, relics and combat cards.
    pub(super) fn attachment_fact(&self, fact: &AttachmentFact) -> Line {
        match fact {
            AttachmentFact::PraetorPromoted { seat, praetor, level } => {
                let about = [
                    ("praetor", self.treasure_name(Treasure::Praetor(*praetor)).into()),
                    ("house", self.seat_name(*seat).into()),
                    ("level", (*level).into()),
                ];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                let id = if self.at_the_top(*level) { "fact-praetor-promoted-top" } else { "fact-praetor-promoted" };
                Line::new("praetor", tone, self.say_with(id, &about)).of([*seat])
            }
            AttachmentFact::PraetorUpgradeTaken { seat, praetor, upgrade } => {
                let about = [
                    ("praetor", self.treasure_name(Treasure::Praetor(*praetor)).into()),
                    ("upgrade", self.praetor_upgrade(upgrade).into()),
                ];
                Line::new("praetor", Tone::Market, self.say_with("fact-praetor-upgrade-taken", &about)).of([*seat])
            }
            AttachmentFact::Transferred { seat, treasure, from, to } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("treasure", self.treasure_name(*treasure).into()),
                    ("from", self.post_name(*from).into()),
                    ("to", self.post_name(*to).into()),
                ];
                Line::new(treasure_icon(*treasure), Tone::Market, self.say_with("fact-transferred", &about)).of([*seat])
            }
            AttachmentFact::CombatCardMade { seat, unit, contents } => {
                let unit_name = self.unit_name(unit);
                let text = match contents {
                    Some(contents) => {
                        let about = [
                            ("house", self.seat_name(*seat).into()),
                            ("unit", unit_name.into()),
                            ("contents", self.card_contents(contents).into()),
                        ];
                        self.say_with("fact-card-made", &about)
                    }
                    None => {
                        let about = [("house", self.seat_name(*seat).into()), ("unit", unit_name.into())];
                        self.say_with("fact-card-made-unknown", &about)
                    }
                };
                Line::new("card", Tone::Market, text).of([*seat])
            }
            AttachmentFact::CombatCardLost { seat, unit: _, banner, why, contents } => {
                let unit = match banner {
                    Banner::Legion(muster) => self.legion_of(muster, *seat),
                    Banner::Place(landmark) => self.place_name(landmark),
                };
                let mut about = vec![("house", self.seat_name(*seat).into()), ("unit", unit.into())];
                let known = contents.map(|contents| self.card_contents(&contents));
                let id = match (why, known.is_some()) {
                    (Forfeit::UnitLost, true) => "fact-card-lost",
                    (Forfeit::UnitLost, false) => "fact-card-lost-unknown",
                    (Forfeit::NoSlot, true) => "fact-card-no-slot",
                    (Forfeit::NoSlot, false) => "fact-card-no-slot-unknown",
                    (Forfeit::Destroyed, true) => "fact-card-destroyed",
                    (Forfeit::Destroyed, false) => "fact-card-destroyed-unknown",
                };
                about.extend(known.map(|known| ("contents", known.into())));
                let tone = self.mood(None, Some(*seat), Tone::War);
                Line::new("card", tone, self.say_with(id, &about)).of([*seat])
            }
            AttachmentFact::TreasureLost { treasure, owner, canton, forever } => {
                let about = [
                    ("treasure", self.treasure_name(*treasure).into()),
                    ("house", self.seat_name(*owner).into()),
                    ("canton", self.canton_name(*canton).into()),
                ];
                let id = if *forever { "fact-treasure-lost" } else { "fact-treasure-to-stock" };
                let tone = self.mood(None, Some(*owner), Tone::War);
                Line::new(treasure_icon(*treasure), tone, self.say_with(id, &about)).at(*canton).of([*owner])
            }
            AttachmentFact::Recovered { seat, legion: _, muster, treasure, from } => {
                let about = [
                    ("legion", self.legion_of(muster, *seat).into()),
                    ("treasure", self.treasure_name(*treasure).into()),
                    ("house", self.seat_name(*from).into()),
                ];
                let tone = self.mood(Some(*seat), None, Tone::War);
                Line::new(treasure_icon(*treasure), tone, self.say_with("fact-recovered", &about)).of([*seat])
            }
            AttachmentFact::RelicSeized { seat, treasure, from, place } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("treasure", self.treasure_name(*treasure).into()),
                    ("loser", self.seat_name(*from).into()),
                    ("place", self.place_by_id(*place).into()),
                ];
                let tone = self.mood(Some(*seat), Some(*from), Tone::War);
                Line::new("relic", tone, self.say_with("fact-relic-seized", &about)).of([*seat, *from])
            }
        }
    }
}

/// Returns the icon of a kind of treasure.
#[must_use]
pub const fn treasure_icon(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Praetor(_) => "praetor",
        Treasure::Artifact(_) => "artifact",
        Treasure::Relic(_) => "relic",
    }
}

//! Hostile rituals in words: their effects, and the names of spells (manual appendix I).

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::combat::Banner;
use crate::rules::forces::Muster;
use crate::rules::ids::{RitualKind, Seat};
use crate::rules::rituals::{Curse, Harm, SpellKind};
use crate::rules::tribute::Purse;

impl Teller<'_> {
    /// Returns the effect of a spell on a legion: "Ranged −2".
    #[must_use]
    pub fn spell(&self, spell: SpellKind) -> String {
        match spell {
            SpellKind::Weakened(stat, n) => {
                self.say_with("spell-weakened", &[("stat", self.stat(stat).into()), ("n", n.into())])
            }
            SpellKind::Confused => self.say("spell-confused"),
            SpellKind::Juggernaut(n) => self.say_with("spell-juggernaut", &[("n", n.into())]),
            SpellKind::Exhausted => self.say("spell-exhausted"),
        }
    }

    /// Returns the reason why a legion under a spell cannot move.
    pub(super) fn held(&self, spell: SpellKind) -> String {
        self.say_with("refusal-ritual-held", &[("spell", self.spell(spell).into())])
    }

    /// Returns the numbers of hostile rituals at a level, with their names in texts.
    pub(super) fn hostile_numbers(&self, level: u8) -> Vec<(&'static str, Value<'static>)> {
        let numbers = &self.catalog.constants.rituals.hostile;
        let list: [(&'static str, u32); 16] = [
            ("weaker", numbers.weakening(level).into()),
            ("turns", numbers.deception.1),
            ("legions", numbers.confused(level).into()),
            ("artifacts_from", numbers.pilfer_levels.0.into()),
            ("praetors_from", numbers.pilfer_levels.1.into()),
            ("relics_from", numbers.pilfer_levels.2.into()),
            ("legions_from", numbers.pilfer_levels.3.into()),
            ("loot", numbers.looted(level).into()),
            ("die", numbers.affliction.0.into()),
            ("more", numbers.affliction_bonus(level).into()),
            ("cards", numbers.corrupted_cards(level).into()),
            ("slots", numbers.corrupted_slots(level).into()),
            ("locked", numbers.locked(level).into()),
            ("great_from", numbers.lock.1.into()),
            ("great", numbers.lock.2.into()),
            ("scar", numbers.dissipation_die.into()),
        ];
        list.into_iter().map(|(name, n)| (name, n.into())).collect()
    }

    /// Returns the name of a legion of the victim.
    fn stricken(&self, muster: &Muster, victim: Option<Seat>) -> String {
        victim.map_or_else(|| self.muster_name(muster), |house| self.legion_of(muster, house))
    }

    /// Returns the line of the effect of a hostile ritual. The detail names the caster, if the
    /// reader may know.
    pub(super) fn curse(&self, curse: &Curse) -> Line {
        let house = curse.victim.map_or_else(|| self.say("place-pandemonium"), |victim| self.seat_name(victim));
        let legion = |muster: &Muster| ("legion", Value::from(self.stricken(muster, curse.victim)));
        let house = ("house", Value::from(house));
        let mut at = None;
        let mut more = Vec::new();
        let (icon, text) = match &curse.harm {
            Harm::Weakened { legion: _, muster, stat, amount, until } => {
                let stat = ("stat", self.stat(*stat).into());
                let about = [legion(muster), stat, ("n", (*amount).into()), ("turn", (*until).into())];
                ("ritual", self.say_with("fact-curse-weakened", &about))
            }
            Harm::Confused { legion: _, muster } => ("ritual", self.say_with("fact-curse-confused", &[legion(muster)])),
            Harm::Stolen { treasure } => {
                let about = [("treasure", self.treasure_name(*treasure).into()), house];
                ("ritual", self.say_with("fact-curse-stolen", &about))
            }
            Harm::Turned { legion: _, muster, canton, to } => {
                at = Some(*canton);
                let about = [("legion", self.muster_name(muster).into()), house, ("to", self.seat_name(*to).into())];
                ("ritual", self.say_with("fact-curse-turned", &about))
            }
            Harm::Misled { legion: _, muster, path } => {
                at = path.last().copied();
                ("ritual", self.say_with("fact-curse-misled", &[legion(muster)]))
            }
            Harm::Looted { cards } => {
                more.extend(self.spoils(cards));
                ("tribute", self.say_with("fact-curse-looted", &[house, ("n", cards.len().into())]))
            }
            Harm::Reassigned { canton, to } => {
                at = Some(*canton);
                let about = [("canton", self.canton_name(*canton).into()), house, ("to", self.seat_name(*to).into())];
                // If a canton was unclaimed or its owner gave it away, there is no victim.
                let said = if curse.victim.is_some() { "fact-curse-reassigned" } else { "fact-curse-registered" };
                ("ritual", self.say_with(said, &about))
            }
            Harm::Afflicted { unit: _, banner, canton, damage } => {
                at = Some(*canton);
                let unit = match banner {
                    Banner::Legion(muster) => self.stricken(muster, curse.victim),
                    Banner::Place(landmark) => self.place_name(landmark),
                };
                let about = [("unit", unit.into()), ("n", i64::from(*damage).into())];
                ("ritual", self.say_with("fact-curse-afflicted", &about))
            }
            Harm::Banished { praetor } => (
                "skull",
                self.say_with("fact-curse-banished", &[("praetor", self.praetor_name(*praetor).into()), house]),
            ),
            Harm::Corrupted { cards, slots, ended } => {
                more.extend(self.spoils(cards));
                more.extend(self.cut_short(ended));
                let about = [house, ("n", cards.len().into()), ("slots", (*slots).into())];
                ("ritual", self.say_with("fact-curse-corrupted", &about))
            }
            Harm::Locked { slots } => ("ritual", self.say_with("fact-curse-locked", &[house, ("n", (*slots).into())])),
            Harm::Dissipated { legion: _, muster, canton, hp, values } => {
                at = Some(*canton);
                let [ranged, melee, infernal] = values.map(|value| Value::from(i64::from(value)));
                let hp = i64::from(*hp).into();
                let about = [legion(muster), ("hp", hp), ("ranged", ranged), ("melee", melee), ("infernal", infernal)];
                ("ritual", self.say_with("fact-curse-dissipated", &about))
            }
        };
        // Caster and victim read the ritual itself and its caster in another line.
        let concerned = self.reader.is_some() && (self.reader == curse.caster || self.reader == curse.victim);
        if let Some(caster) = curse.caster.filter(|_| !concerned) {
            more.push(self.say_with("fact-curse-by", &[("house", self.seat_name(caster).into())]));
        }
        let tone = self.mood(curse.caster, curse.victim, Tone::War);
        let line = Line::new(icon, tone, text).of(curse.caster.into_iter().chain(curse.victim)).with(more);
        match at {
            Some(canton) => line.at(canton),
            None => line,
        }
    }

    /// Returns the contents of cards that the reader may know.
    fn spoils(&self, cards: &[Purse]) -> Option<String> {
        let known: Vec<String> =
            cards.iter().filter(|worth| **worth != Purse::EMPTY).map(|worth| self.purse(worth)).collect();
        (!known.is_empty()).then(|| self.say_with("fact-curse-cards", &[("cards", self.list(&known).into())]))
    }

    /// Returns the ended rituals that the reader may know.
    fn cut_short(&self, ended: &[RitualKind]) -> Option<String> {
        let names: Vec<String> = ended.iter().map(|&ritual| self.ritual_name(ritual).to_owned()).collect();
        (!names.is_empty()).then(|| self.say_with("fact-curse-cut-short", &[("rituals", self.list(&names).into())]))
    }
}

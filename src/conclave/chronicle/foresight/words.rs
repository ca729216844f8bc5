//! Sentences about the results of a plan.

use super::{Fate, Foresight, Ground, Prospect, Stay, Surety, Won};
use crate::Teller;
use crate::rules::ids::{CantonId, LegionId, SlotNo};
use crate::rules::realm::terrain::Terrain;

/// A sentence about what will come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The name of an icon in `assets/icons`.
    pub icon: &'static str,
    /// The sentence.
    pub words: String,
    /// True if it is welcome, false if it is a warning.
    pub good: bool,
    /// Its reliability.
    pub surety: Surety,
    /// A canton that it is about.
    pub about: Option<CantonId>,
}

impl Teller<'_> {
    /// Returns how far a statement can be relied on, in a word.
    #[must_use]
    pub fn surety(&self, surety: Surety) -> String {
        self.say(match surety {
            Surety::Sure => "foresight-sure",
            Surety::Expected => "foresight-expected",
        })
    }

    /// Returns what the order in a slot does to the map; `None` for legions that stay where they
    /// are.
    #[must_use]
    pub fn foretold(&self, ahead: &Foresight, slot: Option<SlotNo>) -> Vec<Told> {
        let mut told: Vec<Told> = Vec::new();
        let mut rest: Vec<&Ground> = ahead.ground.iter().filter(|ground| ground.slot == slot).collect();
        while let Some(&first) = rest.first() {
            let (same, others): (Vec<&Ground>, Vec<&Ground>) =
                rest.into_iter().partition(|ground| ground.fate == first.fate && ground.legion == first.legion);
            rest = others;
            let cantons: Vec<CantonId> = same.iter().map(|ground| ground.canton).collect();
            told.push(self.fate(first, &cantons));
        }
        told
    }

    fn fate(&self, ground: &Ground, cantons: &[CantonId]) -> Told {
        let named: Vec<String> = cantons.iter().map(|&canton| self.mid(self.canton_name(canton))).collect();
        let list = self.list(&named);
        let tell = |icon: &'static str, id: &str, good: bool, surety: Surety| Told {
            icon,
            words: self.say_with(id, &[("cantons", list.as_str().into())]),
            good,
            surety,
            about: Some(ground.canton),
        };
        match ground.fate {
            Fate::AtOnce(surety) => tell("canton", "foresight-at-once", true, surety),
            Fate::AtBorders => tell("canton", "foresight-at-borders", true, Surety::Expected),
            Fate::IfWon(Won::AtOnce) => tell("battle", "foresight-won-at-once", true, Surety::Expected),
            Fate::IfWon(Won::AtBorders) => tell("battle", "foresight-won-at-borders", true, Surety::Expected),
            Fate::IfWon(Won::Own) => tell("battle", "foresight-won-own", true, Surety::Expected),
            Fate::IfWon(Won::Stays(stay)) => {
                let why = self.stay(stay, ground.legion, ground.canton);
                Told {
                    words: self
                        .say_with("foresight-won-stays", &[("cantons", list.as_str().into()), ("why", why.into())]),
                    ..tell("battle", "foresight-won-own", false, Surety::Expected)
                }
            }
            Fate::Stays(stay) => {
                let why = self.stay(stay, ground.legion, ground.canton);
                Told {
                    words: self.say_with("foresight-stays", &[("cantons", list.as_str().into()), ("why", why.into())]),
                    ..tell("cross", "foresight-won-own", false, Surety::Expected)
                }
            }
        }
    }

    /// Returns the reason why a canton does not become the house's.
    #[must_use]
    pub fn stay(&self, stay: Stay, legion: LegionId, canton: CantonId) -> String {
        match stay {
            Stay::Passed => self.say("foresight-stay-passed"),
            Stay::Inland => self.say("foresight-stay-inland"),
            Stay::NoRight(owner) => {
                let about = [("house", self.seat_name(owner).into())];
                self.say_with("foresight-stay-no-right", &about)
            }
            Stay::Impassable => {
                let terrain: Terrain = self.table().realm().terrain(canton);
                self.say_with("foresight-stay-impassable", &[("terrain", self.terrain(terrain).into())])
            }
            Stay::Leaves => {
                let known = self.table().forces().legion(legion);
                let name = known.map_or_else(|| self.say("legion-unknown"), |legion| self.legion_name(legion));
                self.say_with("foresight-stay-leaves", &[("legion", name.into())])
            }
        }
    }

    /// Returns a note if chance decides an earlier slot, so that everything after it hangs on that.
    #[must_use]
    pub fn hanging(&self, ahead: &Foresight, slot: Option<SlotNo>) -> Option<String> {
        let open = slot.map_or(ahead.open, |slot| ahead.hangs_on(slot))?;
        Some(self.say_with("foresight-hanging", &[("n", open.number().into())]))
    }

    /// Returns the parts of a projected count, each with its name.
    #[must_use]
    pub fn prospect_parts(&self, prospect: &Prospect, end: bool) -> Vec<(String, i32)> {
        let parts = if end { &prospect.end } else { &prospect.now };
        let named = parts.iter().map(|(item, amount)| {
            let name = self.say_with(&format!("foresight-item-{}", item.key()), &[("n", prospect.turns.into())]);
            (name, *amount)
        });
        named.collect()
    }
}

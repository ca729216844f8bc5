//! Special skills of daemons in sentences.

use circles_rules::catalog::definitions::{
    CombatSkill, DiplomacySkill, EarthSkill, IncomeSkill, MagicSkill, MarchSkill, Skill, StandingSkill, SummoningSkill,
};

use super::Words;

impl Words<'_> {
    /// Returns a special skill in a sentence.
    pub(super) fn skill(&self, skill: &Skill) -> String {
        match *skill {
            Skill::Income(IncomeSkill::Stipend { souls }) => self.num("circles-skill-stipend", souls),
            Skill::Income(IncomeSkill::Mint) => self.say("circles-skill-mint"),
            Skill::Summoning(SummoningSkill::Cheaper { legions, souls }) => {
                let about = [("legions", legions.into()), ("n", souls.into())];
                self.say_with("circles-skill-cheaper", &about)
            }
            Skill::Summoning(SummoningSkill::Draws { cards }) => self.num("circles-skill-draws", cards),
            Skill::March(MarchSkill::Swift { steps }) => self.num("circles-skill-swift", steps),
            Skill::March(MarchSkill::Command { legions }) => self.num("circles-skill-command", legions),
            Skill::March(MarchSkill::Corridors) => self.say("circles-skill-corridors"),
            Skill::March(MarchSkill::Gates { taming }) => self.num("circles-skill-gates", taming),
            Skill::Earth(EarthSkill::Harvest { souls }) => self.num("circles-skill-harvest", souls),
            Skill::Earth(EarthSkill::Deeds { from }) => self.num("circles-skill-deeds", from),
            Skill::Diplomacy(DiplomacySkill::Persists { rolls }) => self.num("circles-skill-persists", rolls),
            Skill::Diplomacy(DiplomacySkill::Foresees { cards }) => self.num("circles-skill-foresees", cards),
            Skill::Magic(MagicSkill::Counters) => self.say("circles-skill-counters"),
            Skill::Magic(MagicSkill::Elusive { upto }) => self.num("circles-skill-elusive", upto),
            Skill::Combat(skill) => self.combat_skill(skill),
            Skill::Standing(StandingSkill::Graceful { add }) => self.num("circles-skill-graceful", add),
        }
    }

    fn combat_skill(&self, skill: CombatSkill) -> String {
        let both = |id: &str, n: u8, rounds: u8| self.say_with(id, &[("n", n.into()), ("rounds", rounds.into())]);
        match skill {
            CombatSkill::Volley { rolls, rounds } => both("circles-skill-volley", rolls, rounds),
            CombatSkill::Inspires { add, rounds } => both("circles-skill-inspires", add, rounds),
            CombatSkill::Deadly { less } => self.num("circles-skill-deadly", less),
            CombatSkill::Feasts { souls } => self.num("circles-skill-feasts", souls),
            CombatSkill::Rerolls { rolls } => self.num("circles-skill-rerolls", rolls),
            CombatSkill::Confuses { rounds } => self.num("circles-skill-confuses", rounds),
        }
    }
}

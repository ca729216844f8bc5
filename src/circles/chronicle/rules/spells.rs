//! Major arcana spells in sentences: when they are played, what they cost and need, what they do.

use circles_rules::catalog::definitions::{
    Aim, CardSpell, CombatSpell, Cost, CounterEffect, CounterScope, CounterSpell, DaemonSpell, HellSpell, Need, Play,
    SectioSpell, SoulSpell, SpellDef, SpellEffect, StandingSpell, Test, UnitSpell, VisitorSpell,
};
use circles_rules::ids::{Locale, SpellKind, Talent};

use super::Words;

impl Words<'_> {
    /// Returns the rules of a spell: when it is played, its cost, its needs, and what it does.
    #[must_use]
    pub fn spell_rules(&self, kind: SpellKind) -> Vec<String> {
        let def = self.catalog().spell(kind);
        let mut rules = vec![self.play(def)];
        rules.extend(self.place_of_aim(def));
        rules.extend(self.cost(def.cost));
        rules.extend(def.needs.iter().map(|need| self.need(*need)));
        rules.extend(self.spell_effect(kind));
        let told = match def.play {
            Play::RightAway => false,
            Play::Action | Play::Combat | Play::Counter | Play::Macina { .. } => def.sure,
        };
        rules.extend(told.then(|| self.say("circles-spell-sure")));
        rules
    }

    fn play(&self, def: &SpellDef) -> String {
        match (def.play, def.locale) {
            (Play::Action, None) => self.say("circles-play-action"),
            (Play::Action, Some(Locale::Hell)) => self.say("circles-play-action-hell"),
            (Play::Action, Some(Locale::Earth)) => self.say("circles-play-action-earth"),
            (Play::Combat, _) => self.say("circles-play-combat"),
            (Play::Counter, _) => self.say("circles-play-counter"),
            (Play::RightAway, _) => self.say("circles-play-right-away"),
            (Play::Macina { maintenance }, _) => self.num("circles-play-macina", maintenance),
        }
    }

    /// Returns where a daemon must be at which a spell is aimed, if that matters.
    fn place_of_aim(&self, def: &SpellDef) -> Option<String> {
        let at_daemon = match def.effect.aim() {
            Aim::OwnDaemon | Aim::OtherDaemon => true,
            Aim::Nothing
            | Aim::Triumvirate
            | Aim::OtherUnits
            | Aim::Lieutenant
            | Aim::Hound
            | Aim::OwnUnits
            | Aim::Sectio
            | Aim::Event
            | Aim::Combat
            | Aim::CombatDaemon
            | Aim::Spell => false,
        };
        def.locale.filter(|_| at_daemon).map(|_| self.say("circles-play-aim"))
    }

    fn cost(&self, cost: Cost) -> Option<String> {
        let Cost { souls, favours, disfavours } = cost;
        let mut items: Vec<String> = Vec::new();
        items.extend((souls > 0).then(|| self.count("souls", souls)));
        items.extend((favours > 0).then(|| self.count("favours", favours)));
        let paid =
            (!items.is_empty()).then(|| self.say_with("circles-spell-cost", &[("things", self.list(&items).into())]));
        let shame = (disfavours > 0).then(|| {
            let about = [("n", self.count("disfavours", disfavours).into())];
            self.say_with("circles-spell-disfavours", &about)
        });
        let both: Vec<String> = paid.into_iter().chain(shame).collect();
        (!both.is_empty()).then(|| self.paragraph(&both))
    }

    fn need(&self, need: Need) -> String {
        let symbols =
            |id: &str, talent: Talent, n: u8| self.say_with(id, &[("symbols", self.symbols(talent, n).into())]);
        match need {
            Need::Sum(talent, n) => symbols("circles-need-sum", talent, n),
            Need::Caster(talent, n) => symbols("circles-need-caster", talent, n),
            Need::More(talent) => self.say_with("circles-need-more", &[("talent", self.talent(talent).into())]),
            Need::SectioIn(circle) => self.say_with("circles-need-sectio", &[("circle", self.circle(circle).into())]),
            Need::LegionInAnteHell => self.say("circles-need-antehell"),
            Need::Neighbour => self.say("circles-need-neighbour"),
        }
    }

    /// Returns how a daemon can escape, in a sentence; empty if it cannot.
    fn test(&self, test: Test) -> String {
        match test {
            Test::Sure => String::new(),
            Test::Roll(talent) => self.say_with("circles-escape-roll", &[("talent", self.talent(talent).into())]),
            Test::Duel(talent) => self.say_with("circles-escape-duel", &[("talent", self.talent(talent).into())]),
        }
    }

    /// Returns what a spell does, in sentences.
    #[must_use]
    pub fn spell_effect(&self, kind: SpellKind) -> Vec<String> {
        match &self.catalog().spell(kind).effect {
            SpellEffect::Daemon(spell) => vec![self.daemon_spell(*spell)],
            SpellEffect::Units(spell) => vec![self.unit_spell(*spell)],
            SpellEffect::Souls(spell) => vec![match *spell {
                SoulSpell::Steal { souls } => self.num("circles-spell-does-steal", souls),
                SoulSpell::Levy { souls } => self.num("circles-spell-does-levy", souls),
                SoulSpell::Roll { rolls } => self.num("circles-spell-does-roll", rolls),
            }],
            SpellEffect::Standing(spell) => vec![match *spell {
                StandingSpell::Slander { disfavours } => self.num("circles-spell-does-slander", disfavours),
                StandingSpell::Praise { favours } => self.num("circles-spell-does-praise", favours),
                StandingSpell::Absolve { disfavours } => self.num("circles-spell-does-absolve", disfavours),
                StandingSpell::Scapegoat => self.say("circles-spell-does-scapegoat"),
                StandingSpell::StealFavour { favours } => self.num("circles-spell-does-steal-favour", favours),
            }],
            SpellEffect::Cards(spell) => vec![match *spell {
                CardSpell::Draw { cards } => self.num("circles-spell-does-draw", cards),
                CardSpell::Search { cards } => self.num("circles-spell-does-search", cards),
                CardSpell::Rob { cards } => self.num("circles-spell-does-rob", cards),
                CardSpell::Discard { cards } => self.num("circles-spell-does-discard", cards),
            }],
            SpellEffect::Hell(spell) => vec![match *spell {
                HellSpell::Lift => self.say("circles-spell-does-lift"),
                HellSpell::Rig { cards } => self.num("circles-spell-does-rig", cards),
                HellSpell::Stir => self.say("circles-spell-does-stir"),
            }],
            SpellEffect::Sectio(spell) => match *spell {
                SectioSpell::Revoke => vec![self.say("circles-spell-does-revoke")],
                SectioSpell::Claim => vec![self.say("circles-spell-does-claim")],
                SectioSpell::Phenomenon(effect) => {
                    vec![self.say("circles-spell-does-phenomenon"), self.phenomenon_effect(effect)]
                }
            },
            SpellEffect::Visitor(spell) => vec![match *spell {
                VisitorSpell::Invoke { aspect: None } => self.say("circles-stroke-lilith"),
                VisitorSpell::Invoke { aspect: Some(aspect) } => {
                    self.say_with("circles-stroke-lilith-aspect", &[("aspect", self.aspect(aspect).into())])
                }
                VisitorSpell::BanishLilith => self.say("circles-spell-does-banish-lilith"),
                VisitorSpell::BanishUriel => self.say("circles-spell-does-banish-uriel"),
            }],
            SpellEffect::Combat(spell) => vec![self.combat_spell(*spell)],
            SpellEffect::Counter(spell) => self.counter(*spell),
            SpellEffect::ThisTurn { whom, modifiers } => {
                let about = [("whom", self.whom(*whom).into())];
                let head = self.say_with("circles-spell-does-this-turn", &about);
                std::iter::once(head).chain(modifiers.iter().map(|modifier| self.modifier(modifier))).collect()
            }
            SpellEffect::Macina(modifiers) => {
                let head = self.say("circles-spell-does-macina");
                std::iter::once(head).chain(modifiers.iter().map(|modifier| self.modifier(modifier))).collect()
            }
            SpellEffect::Strokes(strokes) => strokes.iter().map(|stroke| self.stroke(stroke)).collect(),
        }
    }

    fn daemon_spell(&self, spell: DaemonSpell) -> String {
        match spell {
            DaemonSpell::Afflict { test, fate } => {
                let said = self.say_with("circles-spell-does-afflict", &[("fate", self.fate(fate).into())]);
                self.paragraph(&[said, self.test(test)])
            }
            DaemonSpell::Heal => self.say("circles-spell-does-heal"),
            DaemonSpell::Delay { slots } => self.num("circles-spell-does-delay", slots),
            DaemonSpell::ActAgain => self.say("circles-spell-does-act-again"),
            DaemonSpell::SendToEarth => self.say("circles-spell-does-send"),
        }
    }

    fn unit_spell(&self, spell: UnitSpell) -> String {
        match spell {
            UnitSpell::Defect => self.say("circles-spell-does-defect"),
            UnitSpell::Disband { legions } => self.num("circles-spell-does-disband", legions),
            UnitSpell::Rebel { legions } => self.num("circles-spell-does-rebel", legions),
            UnitSpell::Burn { upto } => self.num("circles-spell-does-burn", upto),
            UnitSpell::Scatter => self.say("circles-spell-does-scatter"),
            UnitSpell::Unleash => self.say("circles-spell-does-unleash"),
            UnitSpell::Raise { legions } => self.num("circles-spell-does-raise", legions),
            UnitSpell::Recruit => self.say("circles-spell-does-recruit"),
            UnitSpell::Tame => self.say("circles-spell-does-tame"),
            UnitSpell::Transfer { legions } => self.num("circles-spell-does-transfer", legions),
            UnitSpell::March { units } => self.num("circles-spell-does-march", units),
        }
    }

    fn combat_spell(&self, spell: CombatSpell) -> String {
        match spell {
            CombatSpell::Rolls { add } => self.change("circles-spell-does-rolls", add),
            CombatSpell::EnemyRolls { add } => self.change("circles-spell-does-enemy-rolls", add),
            CombatSpell::Saves { add } => self.change("circles-spell-does-saves", add),
            CombatSpell::Hits { hits } => self.num("circles-spell-does-hits", hits),
            CombatSpell::Parry { hits } => self.num("circles-spell-does-parry", hits),
            CombatSpell::Hounds { rolls } => self.num("circles-spell-does-hounds", rolls),
            CombatSpell::Distract => self.say("circles-spell-does-distract"),
            CombatSpell::Challenge { test, fate } => {
                let said = self.say_with("circles-spell-does-challenge", &[("fate", self.fate(fate).into())]);
                self.paragraph(&[said, self.test(test)])
            }
            CombatSpell::Leaderless => self.say("circles-spell-does-leaderless"),
            CombatSpell::Turncoats { legions } => self.num("circles-spell-does-turncoats", legions),
            CombatSpell::Panic { legions } => self.num("circles-spell-does-panic", legions),
            CombatSpell::Hold => self.say("circles-spell-does-hold"),
            CombatSpell::Withdraw => self.say("circles-spell-does-withdraw"),
            CombatSpell::Reinforce { legions } => self.num("circles-spell-does-reinforce", legions),
        }
    }

    fn counter(&self, spell: CounterSpell) -> Vec<String> {
        let CounterSpell { scope, effect } = spell;
        let scope = self.say(match scope {
            CounterScope::Any => "circles-counter-any",
            CounterScope::Actions => "circles-counter-actions",
            CounterScope::Combat => "circles-counter-combat",
        });
        let more = match effect {
            CounterEffect::Cancel => None,
            CounterEffect::Take => Some(self.say("circles-counter-take")),
            CounterEffect::Rebound(fate) => {
                Some(self.say_with("circles-counter-rebound", &[("fate", self.fate(fate).into())]))
            }
        };
        std::iter::once(scope).chain(more).collect()
    }
}

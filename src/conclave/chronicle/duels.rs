//! The full arithmetic of a duel in words: both praetors, every slot of every round, and the result
//! (manual 4.17). Also the faults of a duel plan.

use table_text::Value;

use super::Teller;
use crate::rules::arena::{Blow, Corner, DuelEnd, DuelReport, Duelist, Exchange, Plan, PlanFault, Stroke};
use crate::rules::ids::MoveKind;

impl Teller<'_> {
    /// Returns the sentences of a duel between praetors with these names.
    #[must_use]
    pub fn duel_report(&self, report: &DuelReport, names: [&str; 2]) -> Vec<String> {
        let name = |corner: Corner| names[corner as usize];
        let mut text: Vec<String> =
            Corner::BOTH.map(|corner| self.duelist(&report.duelists[corner as usize], name(corner))).into();
        for (at, round) in report.rounds.iter().enumerate() {
            text.push(self.say_with("duel-round", &[("round", (at + 1).into())]));
            for exchange in &round.exchanges {
                for corner in Corner::BOTH {
                    text.extend(self.blow(exchange, corner, names));
                }
                let [first, second] = Corner::BOTH.map(|corner| exchange.blow(corner).hp_after);
                let about = [
                    ("first", names[0].into()),
                    ("first_hp", first.into()),
                    ("second", names[1].into()),
                    ("second_hp", second.into()),
                ];
                text.push(self.say_with("duel-health", &about));
            }
        }
        text.push(self.duel_end(report, names));
        text
    }

    /// Returns the values of a praetor at the start of a duel.
    fn duelist(&self, duelist: &Duelist, name: &str) -> String {
        let points = self.points(duelist.points());
        let about = [
            ("name", name.into()),
            ("level", duelist.level.into()),
            ("hp", duelist.hp.into()),
            ("points", if points.is_empty() { self.say("duel-no-points") } else { points }.into()),
            ("luck", duelist.luck.into()),
        ];
        self.say_with("duel-side", &about)
    }

    /// Returns skulls, shields and orbs, without zeros: "3 skulls, 1 shield".
    fn points(&self, points: [u8; 3]) -> String {
        let parts: Vec<String> = ["cost-skulls", "cost-shields", "cost-orbs"]
            .into_iter()
            .zip(points)
            .filter(|(_, n)| *n > 0)
            .map(|(id, n)| self.say_with(id, &[("amount", n.to_string().into()), ("n", n.into())]))
            .collect();
        self.series(&parts)
    }

    /// Returns a stroke: "Impale (3 skulls, 6 shields)".
    #[must_use]
    pub fn stroke(&self, stroke: &Stroke) -> String {
        let points = self.points(stroke.points());
        self.say_with("duel-stroke", &[("move", self.move_said(stroke.kind).into()), ("points", points.into())])
    }

    /// Returns the name of a move. A forged plan may contain an unknown one.
    fn move_said(&self, kind: MoveKind) -> String {
        let def = self.catalog.moves.get(kind.index());
        def.map_or_else(|| self.say("duel-no-such-move"), |def| def.name.clone())
    }

    /// Returns the sentences of one blow.
    fn blow(&self, exchange: &Exchange, corner: Corner, names: [&str; 2]) -> Vec<String> {
        let blow = exchange.blow(corner);
        let [name, enemy] = [corner, corner.other()].map(|corner| names[corner as usize]);
        let number = |id: &str, n: Value<'_>| self.say_with(id, &[("n", n)]);
        let mut made = vec![match &blow.stroke {
            Some(stroke) if blow.negated => self.say_with("duel-negated", &[("stroke", self.stroke(stroke).into())]),
            Some(stroke) => self.stroke(stroke),
            None => self.say("duel-empty"),
        }];
        if blow.crippled > 0 {
            made.push(number("duel-crippled", blow.crippled.into()));
        }
        made.extend(blow.luck.map(|luck| number("duel-luck", luck.into())));
        if !blow.dice.is_empty() {
            let dice: Vec<String> = blow.dice.iter().map(u8::to_string).collect();
            made.push(self.say_with("duel-dice", &[("dice", self.series(&dice).into())]));
        }
        let parts = self.blow_parts(blow, exchange.blow(corner.other()).guard);
        let about = [
            ("slot", (u16::from(exchange.slot) + 1).into()),
            ("name", name.into()),
            ("made", self.series(&made).into()),
            ("dealt", blow.dealt.into()),
            ("parts", self.series(&parts).into()),
        ];
        let mut said = vec![self.say_with(if parts.is_empty() { "duel-blow" } else { "duel-blow-dealt" }, &about)];
        for test in &blow.trances {
            let about = [("chance", test.chance.into()), ("rolled", test.rolled.into()), ("name", name.into())];
            said.push(self.say_with("duel-trance-tried", &about));
        }
        for (id, n) in [
            ("duel-ward", blow.ward_raised),
            ("duel-wound", blow.wound),
            ("duel-maimed", blow.maimed),
            ("duel-trance", u16::from(blow.trance)),
        ] {
            if n > 0 {
                said.push(self.say_with(id, &[("name", name.into()), ("enemy", enemy.into()), ("n", n.into())]));
            }
        }
        said
    }

    /// Returns the parts of the damage of a blow.
    fn blow_parts(&self, blow: &Blow, guard: u16) -> Vec<String> {
        let mut parts = Vec::new();
        if blow.attack > 0 {
            let about = [("n", blow.hit.into()), ("attack", blow.attack.into()), ("guard", guard.into())];
            parts.push(self.say_with("duel-part-hit", &about));
        }
        for (id, n, more) in [
            ("duel-part-bonus", blow.bonus, true),
            ("duel-part-direct", blow.direct, true),
            ("duel-part-bleeding", blow.bleeding, true),
            ("duel-part-retribution", blow.retribution, true),
            ("duel-part-blocked", blow.blocked, false),
            ("duel-part-warded", blow.warded, false),
            ("duel-part-turned", blow.turned, false),
        ] {
            if n > 0 {
                let n = i32::from(n);
                parts.push(self.say_with(id, &[("n", self.signed(if more { n } else { -n }).into())]));
            }
        }
        parts
    }

    fn duel_end(&self, report: &DuelReport, names: [&str; 2]) -> String {
        let stands = |corner: Corner| {
            let about = [("name", names[corner as usize].into()), ("enemy", names[corner.other() as usize].into())];
            self.say_with("duel-end-stands", &about)
        };
        match report.end {
            DuelEnd::First => stands(Corner::First),
            DuelEnd::Second => stands(Corner::Second),
            DuelEnd::Both if report.stalemate() => self.say("duel-end-stalemate"),
            DuelEnd::Both => self.say("duel-end-both"),
        }
    }

    /// Returns the fault of a plan, in a sentence.
    #[must_use]
    pub fn plan_fault(&self, plan: &Plan, fault: PlanFault) -> String {
        let [skulls, shields, orbs] = plan.spent();
        let unknown = |said: String| self.say_with("duel-fault-unknown", &[("move", said.into())]);
        let spent = |id: &str, n: u32, has: u8| self.say_with(id, &[("n", n.into()), ("has", has.into())]);
        match fault {
            PlanFault::UnknownMove(kind) => unknown(self.move_said(kind)),
            PlanFault::WrongCost { stroke: slot } => {
                let stroke = plan.strokes.get(usize::from(slot)).copied().flatten();
                match stroke.and_then(|stroke| self.catalog.moves.get(stroke.kind.index())) {
                    Some(def) => {
                        let cost = self.move_cost(def);
                        let about = [
                            ("slot", (u16::from(slot) + 1).into()),
                            ("move", (&def.name).into()),
                            ("cost", cost.into()),
                        ];
                        self.say_with("duel-fault-cost", &about)
                    }
                    None => unknown(self.say("duel-no-such-move")),
                }
            }
            PlanFault::TooManySkulls { has } => spent("duel-fault-skulls", skulls, has),
            PlanFault::TooManyShields { has } => spent("duel-fault-shields", shields, has),
            PlanFault::TooManyOrbs { has } => spent("duel-fault-orbs", orbs, has),
        }
    }
}

//! The phase of a game to which a step belongs.

use oaths_first_rules::award::AwardStep;
use oaths_first_rules::court::CourtStep;
use oaths_first_rules::game::Phase;
use oaths_first_rules::market::MarketStep;
use oaths_first_rules::muster::MusterStep;
use oaths_first_rules::orders::OrderStep;
use oaths_first_rules::promises::PromiseStep;
use oaths_first_rules::rites::RiteStep;
use oaths_first_rules::step::Step;
use oaths_first_rules::war::WarStep;

use super::Teller;

impl Teller<'_> {
    /// Returns the name of a phase of a game turn: "Playing phase".
    #[must_use]
    pub fn phase_name(&self, phase: Phase) -> String {
        self.say(match phase {
            Phase::Draw => "oaths-first-phase-draw",
            Phase::Playing => "oaths-first-phase-playing",
            Phase::Combat => "oaths-first-phase-combat",
            Phase::Rituals => "oaths-first-phase-rituals",
            Phase::Award => "oaths-first-phase-award",
            Phase::Gathering => "oaths-first-phase-gathering",
        })
    }

    /// Returns the phase of what is due, with its game turn; `None` after the end.
    #[must_use]
    pub fn now(&self) -> Option<String> {
        let phase = self.phase(self.game.due()?);
        let about = [("turn", self.game.turn().into()), ("phase", phase.into())];
        Some(self.say_with("survey-game-turn", &about))
    }

    /// Returns the phase of a step: "Draw phase", "Trading, round 2 of 4", "Combat, round 1 of 3:
    /// losses".
    #[must_use]
    pub fn phase(&self, step: &Step) -> String {
        match step {
            Step::Muster(MusterStep::Deal | MusterStep::Redraw) => self.say("oaths-first-phase-deal"),
            Step::Muster(MusterStep::Dawn | MusterStep::Init) => self.phase_name(Phase::Draw),
            Step::Muster(MusterStep::Torture { .. }) => self.say("oaths-first-phase-torture"),
            Step::Market(step) => self.market_phase(step),
            Step::Order(OrderStep::Orders) => self.say("oaths-first-phase-orders"),
            Step::War(step) => self.war_phase(step),
            Step::Rite(RiteStep::Begin | RiteStep::Perform(_)) => self.phase_name(Phase::Rituals),
            Step::Award(AwardStep::Repent | AwardStep::Souls | AwardStep::Again(_)) => {
                self.say("oaths-first-phase-souls")
            }
            Step::Award(
                AwardStep::Generic | AwardStep::Power | AwardStep::Masters | AwardStep::Gift(_) | AwardStep::Pick(_),
            ) => self.phase_name(Phase::Award),
            Step::Court(CourtStep::Begin | CourtStep::Speak | CourtStep::Dusk) => self.phase_name(Phase::Gathering),
            Step::Promise(PromiseStep::Judge(_)) => self.say("oaths-first-phase-promises"),
        }
    }

    fn market_phase(&self, step: &MarketStep) -> String {
        match step {
            MarketStep::Open { limited: false } => self.say("oaths-phase-trade"),
            MarketStep::Open { limited: true } => self.say("oaths-first-phase-limited"),
            MarketStep::Round(round) => {
                let rounds = self.game.trading_rounds(self.catalog);
                let about = [("round", (*round).into()), ("rounds", rounds.into())];
                let limited = self.game.market().limited;
                let id = if limited { "oaths-first-phase-limited-round" } else { "oaths-phase-trade-round" };
                self.say_with(id, &about)
            }
        }
    }

    fn war_phase(&self, step: &WarStep) -> String {
        let part = match step {
            WarStep::Begin | WarStep::End => return self.phase_name(Phase::Combat),
            WarStep::Turn { .. } | WarStep::Confirm { .. } => return self.say("oaths-first-phase-attacks"),
            WarStep::Organise => "oaths-first-part-armies",
            WarStep::React { .. } => "oaths-first-part-flight",
            WarStep::Fight => "oaths-first-part-cards",
            WarStep::Assign(_) | WarStep::Salvage => "oaths-part-losses",
            WarStep::Judge | WarStep::Close => "oaths-first-part-end",
            WarStep::Spoils => "oaths-part-spoils",
        };
        let about = [
            ("round", self.game.battle().map_or(1, |battle| battle.round).into()),
            ("rounds", self.catalog.numbers.combat_rounds.into()),
            ("part", self.say(part).into()),
        ];
        self.say_with("oaths-first-phase-round", &about)
    }
}

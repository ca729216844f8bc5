//! The phase of a game to which a step belongs.

use oaths_rules::action::ActionStep;
use oaths_rules::court::CourtStep;
use oaths_rules::muster::MusterStep;
use oaths_rules::rites::RiteStep;
use oaths_rules::specials::SpecialStep;
use oaths_rules::step::Step;
use oaths_rules::trade::TradeStep;
use oaths_rules::war::WarStep;

use super::Teller;

impl Teller<'_> {
    /// Returns the phase of what is due, with its game turn; `None` after the end.
    #[must_use]
    pub fn now(&self) -> Option<String> {
        let phase = self.phase(self.game.due()?);
        let about = [("turn", self.game.round().into()), ("phase", phase.into())];
        Some(self.say_with("survey-game-turn", &about))
    }

    /// Returns the phase of a step: "Reinforcements", "Trading, round 2 of 4", "Second conflict:
    /// moves".
    #[must_use]
    pub fn phase(&self, step: &Step) -> String {
        match step {
            Step::Muster(MusterStep::Dawn | MusterStep::Deal | MusterStep::Table { .. }) => {
                self.say("oaths-phase-muster")
            }
            Step::Muster(MusterStep::Settle(_)) => self.say("oaths-phase-settle"),
            Step::Special(SpecialStep::Window(_) | SpecialStep::Effects(_)) => self.say("oaths-phase-special"),
            Step::Special(SpecialStep::Counter(_)) => self.say("oaths-phase-counter"),
            Step::Special(SpecialStep::Drunk { .. }) => self.say("oaths-phase-drunk"),
            Step::Trade(step) => self.trade_phase(step),
            Step::Action(ActionStep::Orders(_) | ActionStep::Close) => self.say("oaths-phase-action"),
            Step::War(step) => self.war_phase(step),
            Step::Rite(
                RiteStep::Begin
                | RiteStep::Perform { .. }
                | RiteStep::Plague
                | RiteStep::Mourn(_)
                | RiteStep::Next
                | RiteStep::Reveal,
            ) => self.say("oaths-phase-rites"),
            Step::Court(CourtStep::Score | CourtStep::Dusk) => self.say("oaths-phase-score"),
            Step::Court(CourtStep::Contribute | CourtStep::Take(_)) => self.say("oaths-phase-pile"),
            Step::Court(CourtStep::LastPrisoners) => self.say("oaths-phase-last-prisoners"),
            Step::Court(CourtStep::Vote) => self.say("oaths-phase-vote"),
        }
    }

    fn trade_phase(&self, step: &TradeStep) -> String {
        match step {
            TradeStep::Open | TradeStep::Close => self.say("oaths-phase-trade"),
            TradeStep::Round(round) => {
                let rounds = self.game.trading_rounds();
                let about = [("round", (*round).into()), ("rounds", rounds.into())];
                self.say_with("oaths-phase-trade-round", &about)
            }
            TradeStep::Torture { .. } => self.say("oaths-phase-torture"),
            TradeStep::Give { .. } | TradeStep::Return { .. } => self.say("oaths-phase-exchange"),
            TradeStep::Ransom(_) => self.say("oaths-phase-ransom"),
        }
    }

    fn war_phase(&self, step: &WarStep) -> String {
        let now = self.game.conflict().number;
        let (number, part) = match step {
            WarStep::Begin(number) => (*number, None),
            WarStep::Move | WarStep::LateMove(_) | WarStep::Meet => (now, Some("oaths-part-moves")),
            WarStep::Suborn(_) | WarStep::Betray { .. } => (now, Some("oaths-part-traitors")),
            WarStep::Strategies => (now, Some("oaths-part-open")),
            WarStep::Lose(_) | WarStep::Bury => (now, Some("oaths-part-losses")),
            WarStep::Arrive => (now, Some("oaths-part-arrival")),
            WarStep::SiegeStrategies | WarStep::Fall => (now, Some("oaths-part-siege")),
            WarStep::Avenge { .. } => (now, Some("oaths-part-revenge")),
            WarStep::Divide(_) | WarStep::Swap { .. } => (now, Some("oaths-part-spoils")),
            WarStep::Peace | WarStep::Occupy(_) => (now, Some("oaths-part-vacant")),
            WarStep::Gather | WarStep::Lure(_) | WarStep::Reap => (now, Some("oaths-part-souls")),
            WarStep::End => (now, None),
        };
        match part {
            // Losses can come before the first conflict.
            Some(part) if number == 0 => self.say_with("oaths-phase-before-war", &[("part", self.say(part).into())]),
            Some(part) => {
                let about = [("number", number.into()), ("part", self.say(part).into())];
                self.say_with("oaths-phase-war-part", &about)
            }
            None => self.say_with("oaths-phase-war", &[("number", number.into())]),
        }
    }
}

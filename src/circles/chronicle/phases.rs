//! The phase of a game to which a step belongs, with the part of it.

use circles_rules::action::ActionAsk;
use circles_rules::flight::FlightAsk;
use circles_rules::hand::HandAsk;
use circles_rules::magic::MagicAsk;
use circles_rules::march::MarchAsk;
use circles_rules::petition::PetitionAsk;
use circles_rules::roam::RoamAsk;
use circles_rules::setup::SetupAsk;
use circles_rules::souls::SoulsAsk;
use circles_rules::step::{Ask, Step};
use circles_rules::strokes::StrokeAsk;
use circles_rules::summon::SummonAsk;
use circles_rules::war::WarAsk;

use super::Teller;

impl Teller<'_> {
    /// Returns the phase of what is due, with its game turn; `None` after the end.
    #[must_use]
    pub fn now(&self) -> Option<String> {
        let phase = self.phase_of(self.game.due()?);
        let about = [("turn", self.game.turn().into()), ("phase", phase.into())];
        Some(self.say_with("survey-game-turn", &about))
    }

    /// Returns the phase of a step that is due: "Soul Phase: deals, round 1 of 3".
    #[must_use]
    pub fn phase(&self, step: &Step) -> String {
        match step {
            Step::Ask(ask) => self.phase_of(ask),
            Step::Auto(_) => self.phase_name(self.game.phase()),
        }
    }

    /// Returns the phase of a question, with its part.
    #[must_use]
    pub fn phase_of(&self, ask: &Ask) -> String {
        let part = self.part(ask);
        let about = [("phase", self.phase_name(self.game.phase()).into()), ("part", part.into())];
        self.say_with("circles-phase-part", &about)
    }

    fn part(&self, ask: &Ask) -> String {
        match ask {
            Ask::Setup(SetupAsk::Exchange) => self.say("circles-part-exchange"),
            Ask::Setup(SetupAsk::Garrison(_)) => self.say("circles-part-garrison"),
            Ask::Hand(HandAsk::Discard) => self.say("circles-part-discard"),
            Ask::Stroke(StrokeAsk::Lose { .. }) => self.say("circles-part-lose"),
            Ask::Souls(SoulsAsk::Deal(round)) => {
                let about = [("round", (*round).into()), ("rounds", self.game.charter().trading_rounds.into())];
                self.say_with("circles-part-deals", &about)
            }
            Ask::Souls(SoulsAsk::Desert) => self.say("circles-part-upkeep"),
            Ask::Souls(SoulsAsk::Enlist { .. }) => self.say("circles-part-deserters"),
            Ask::Souls(SoulsAsk::Maintain) => self.say("circles-part-macina"),
            Ask::Summon(SummonAsk::Turn(_)) => self.say("circles-part-purchases"),
            Ask::Summon(SummonAsk::Quarter { .. }) => self.say("circles-part-quarter"),
            Ask::Summon(SummonAsk::Raise { .. }) => self.say("circles-part-raise"),
            Ask::Action(ActionAsk::Turn { daemon, .. }) => self.daemon(*daemon),
            Ask::Action(ActionAsk::Conspire(_)) => self.say("circles-part-conspiracy"),
            Ask::Action(ActionAsk::Rig(_)) => self.say("circles-part-rigging"),
            Ask::March(MarchAsk::Move(_)) => self.say("circles-part-march"),
            Ask::March(MarchAsk::Passage { .. }) => self.say("circles-part-passage"),
            Ask::Flight(FlightAsk::Flee { .. } | FlightAsk::Choose { .. }) => self.say("circles-part-flight"),
            Ask::Magic(MagicAsk::Counter) => self.say("circles-part-counter"),
            Ask::Magic(MagicAsk::Keep(_)) => self.say("circles-part-keep"),
            Ask::Magic(MagicAsk::Withdraw(_)) => self.say("circles-part-withdraw"),
            Ask::Roam(RoamAsk::Court | RoamAsk::Lead(_)) => self.say("circles-part-lilith"),
            Ask::War(ask) => self.war_part(ask),
            Ask::Petition(PetitionAsk::Claim | PetitionAsk::Again(_)) => self.say("circles-part-claims"),
            Ask::Dusk(circles_rules::dusk::DuskAsk::Cash) => self.say("circles-part-cash"),
        }
    }

    fn war_part(&self, ask: &WarAsk) -> String {
        let part = self.say(match ask {
            WarAsk::Peace(_) => "circles-part-peace",
            WarAsk::Oppose { .. } | WarAsk::Choose { .. } => "circles-part-sides",
            WarAsk::Join { .. } => "circles-part-daemons",
            WarAsk::First { .. } => "circles-part-first",
            WarAsk::Cast { .. } => "circles-part-magic",
            WarAsk::Hits { .. } => "circles-part-hits",
            WarAsk::Flee { .. } => "circles-part-flight",
        });
        let Some(battle) = self.game.battle() else { return part };
        let about =
            [("place", self.sectio(battle.sectio).into()), ("round", battle.round.into()), ("part", part.into())];
        let id = if battle.round == 0 { "circles-part-combat-before" } else { "circles-part-combat" };
        self.say_with(id, &about)
    }
}

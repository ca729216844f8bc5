//! Objectives in words (manual 4.1, 4.15).
//!
//! The text of an objective is made from its goal: `goal-KEY` with the keys of [`Goal`], which may
//! use `n`. The texts of a public objective are `sin-KEY` and `sin-KEY-text`.

use super::{Line, Teller, Tone};
use crate::rules::catalog::{Goal, ObjectiveDef};
use crate::rules::conclave::Reckoned;
use crate::rules::ids::{ObjectiveKind, Seat};
use crate::rules::objectives::{ObjectiveFact, Progress, Qualm, Sin, Task};

impl Teller<'_> {
    /// Returns the name of a secret objective.
    #[must_use]
    pub fn objective_name(&self, objective: ObjectiveKind) -> &str {
        self.catalog.objectives.get(objective.index()).map_or("", |def| def.name.as_str())
    }

    /// Returns the goal of a secret objective, in a sentence.
    #[must_use]
    pub fn goal(&self, goal: &Goal) -> String {
        match goal {
            Goal::Assemble(id) => {
                let kind = self.catalog.manuscript_named(id);
                let name = kind.map_or_else(|| self.say("manuscript-unknown"), |kind| self.manuscript_name(kind));
                self.say_with("goal-assemble", &[("manuscript", self.mid(name).into())])
            }
            Goal::HoldPlace(id) => {
                self.say_with("goal-hold-place", &[("place", self.places(std::slice::from_ref(id)).into())])
            }
            Goal::HoldPlaces(n) => self.goal_of("goal-hold-places", *n),
            Goal::HoldTreasures(n) => self.goal_of("goal-hold-treasures", *n),
            Goal::OwnPraetors(n) => self.goal_of("goal-own-praetors", *n),
            Goal::PraetorOfLevel(n) => self.goal_of("goal-praetor-of-level", *n),
            Goal::BeatChampion => self.say("goal-beat-champion"),
            Goal::ReigningChampion => self.say("goal-reigning-champion"),
            Goal::WinVendettas(n) => self.goal_of("goal-win-vendettas", *n),
            Goal::WinSingleCombat => self.say("goal-win-single-combat"),
            Goal::BeginBloodFeud => self.say("goal-begin-blood-feud"),
            Goal::EliminateRival => self.say("goal-eliminate-rival"),
            Goal::MostCantons => self.say("goal-most-cantons"),
            Goal::HoldCantons(n) => self.goal_of("goal-hold-cantons", *n),
            Goal::NeverLosePlace => self.say("goal-never-lose-place"),
            Goal::DestroyLegions(n) => self.goal_of("goal-destroy-legions", *n),
            Goal::LegionOfLevel(n) => self.goal_of("goal-legion-of-level", *n),
            Goal::AttributeOfLevel(n) => self.goal_of("goal-attribute-of-level", *n),
            Goal::StealCards(n) => self.goal_of("goal-steal-cards", *n),
            Goal::HoldCards(n) => self.goal_of("goal-hold-cards", *n),
            Goal::DemandsConceded(n) => self.goal_of("goal-demands-conceded", *n),
            Goal::InsultsSwallowed(n) => self.goal_of("goal-insults-swallowed", *n),
            Goal::LordOfVassal => self.say("goal-lord-of-vassal"),
            Goal::NeverConcede => self.say("goal-never-concede"),
        }
    }

    fn goal_of(&self, id: &str, n: u8) -> String {
        self.say_with(id, &[("n", n.into())])
    }

    /// Returns places of power by their ids: "the Garden of Infernal Delights or the Temple of
    /// Lust".
    fn places(&self, ids: &[String]) -> String {
        let known = ids.iter().filter_map(|id| self.catalog.place_named(id));
        let names: Vec<String> = known.map(|kind| self.mid(self.catalog.place(kind).name.clone())).collect();
        match names.as_slice() {
            [one, other] => self.say_with("one-or-other", &[("one", one.into()), ("other", other.into())]),
            _ => self.list(&names),
        }
    }

    /// Returns the reward and penalty of a secret objective, in a sentence.
    #[must_use]
    pub fn objective_worth(&self, def: &ObjectiveDef) -> String {
        self.say_with("objective-worth", &[("worth", def.value.into())])
    }

    /// Returns the name of a public objective.
    #[must_use]
    pub fn sin(&self, sin: Sin) -> String {
        self.say(&format!("sin-{}", sin.key()))
    }

    /// Returns the goal of a public objective, in a sentence.
    #[must_use]
    pub fn sin_text(&self, sin: Sin) -> String {
        let id = format!("sin-{}-text", sin.key());
        let numbers = &self.catalog.constants.objectives;
        match sin {
            Sin::Gluttony => self.say_with(&id, &[("n", numbers.gluttony.into())]),
            Sin::Greed => self.say_with(&id, &[("n", numbers.greed.into())]),
            Sin::Lust => self.say_with(&id, &[("places", self.places(&numbers.lust).into())]),
            Sin::Envy => self.say_with(&id, &[("n", numbers.envy_cards.into())]),
            Sin::Sloth | Sin::Wrath | Sin::Pride => self.say(&id),
        }
    }

    /// Returns the reward of a public objective, in a sentence.
    #[must_use]
    pub fn sin_worth(&self, sin: Sin) -> String {
        let numbers = &self.catalog.constants.objectives;
        let worth = if sin == Sin::Pride { numbers.pride } else { numbers.public };
        self.say_with("sin-worth", &[("worth", worth.into())])
    }

    /// Returns the name of a public or secret objective.
    #[must_use]
    pub fn task(&self, task: Task) -> String {
        match task {
            Task::Public(sin) => self.sin(sin),
            Task::Secret(kind) => self.objective_name(kind).to_owned(),
        }
    }

    /// Returns the progress of a house: "2 of 4", "Kept so far".
    #[must_use]
    pub fn progress(&self, progress: Progress) -> String {
        match progress {
            Progress { lost: true, .. } => self.say("progress-out-of-reach"),
            Progress { need: 0, .. } => self.say("progress-kept"),
            Progress { need: 1, met: true, .. } => self.say("progress-done"),
            Progress { need: 1, .. } => self.say("progress-not-yet"),
            Progress { have, need, .. } => {
                self.say_with("progress-of", &[("have", have.into()), ("need", need.into())])
            }
        }
    }

    /// Returns the progress of a public objective, with what it counts.
    #[must_use]
    pub fn sin_progress(&self, sin: Sin, progress: Progress) -> String {
        let counts = match sin {
            Sin::Gluttony | Sin::Greed | Sin::Lust | Sin::Envy => !progress.lost && progress.need > 1,
            Sin::Sloth | Sin::Wrath | Sin::Pride => false,
        };
        if !counts {
            return self.progress(progress);
        }
        let about = [("have", progress.have.into()), ("need", progress.need.into())];
        self.say_with(&format!("sin-{}-progress", sin.key()), &about)
    }

    /// Returns the meaning of the progress, in a sentence.
    #[must_use]
    pub fn progress_tip(&self, progress: Progress) -> String {
        self.say(match (progress.lost, progress.met) {
            (true, _) => "progress-lost-tip",
            (false, true) => "progress-met-tip",
            (false, false) => "progress-open-tip",
        })
    }

    /// Returns the effect of an order to draw, in a sentence.
    #[must_use]
    pub fn draw_tip(&self, draws: u8, left: usize) -> String {
        self.say_with("draw-objectives-tip", &[("n", draws.into()), ("left", left.into())])
    }

    /// Returns the results of the objectives of a house at the final count, a sentence for each.
    #[must_use]
    pub fn reckoning(&self, objectives: &[Reckoned]) -> Vec<String> {
        let told = |Reckoned { task, met, prestige }: &Reckoned| {
            let id = if *met { "reckoned-met" } else { "reckoned-failed" };
            let about = [("objective", self.task(*task).into()), ("prestige", self.signed(*prestige).into())];
            self.say_with(id, &about)
        };
        objectives.iter().map(told).collect()
    }

    /// Returns the line of a fact about objectives.
    pub(super) fn objective_fact(&self, fact: &ObjectiveFact) -> Option<Line> {
        let line = |seat: Seat, tone: Tone, headline: String| Line::new("objective", tone, headline).of([seat]);
        Some(match fact {
            ObjectiveFact::Drawn { seat, cards } => {
                let names: Vec<String> = cards.iter().map(|&kind| self.objective_name(kind).to_owned()).collect();
                let house = self.seat_name(*seat);
                let about =
                    [("house", house.into()), ("n", cards.len().into()), ("objectives", self.list(&names).into())];
                line(*seat, Tone::Quiet, self.say_with("fact-objectives-drawn", &about))
            }
            ObjectiveFact::Kept { seat, kept: Some(kept) } => {
                let about = [("house", self.seat_name(*seat).into()), ("objective", self.objective_name(*kept).into())];
                let goal = self.goal(&self.catalog.objective(*kept).goal);
                line(*seat, Tone::Quiet, self.say_with("fact-objective-kept", &about)).with([goal])
            }
            ObjectiveFact::Kept { seat, kept: None } => {
                let about = [("house", self.seat_name(*seat).into())];
                line(*seat, Tone::Quiet, self.say_with("fact-objective-none-kept", &about))
            }
            ObjectiveFact::Judged { seat, task, met, prestige } => {
                let id = match (met, prestige) {
                    (true, _) => "fact-objective-met",
                    (false, 0) => "fact-objective-failed-freely",
                    (false, _) => "fact-objective-failed",
                };
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("objective", self.task(*task).into()),
                    ("prestige", self.signed(*prestige).into()),
                ];
                let tone = if *met {
                    self.mood(Some(*seat), None, Tone::Conclave)
                } else {
                    self.mood(None, Some(*seat), Tone::Conclave)
                };
                line(*seat, tone, self.say_with(id, &about))
            }
        })
    }

    /// Returns the answer that keeps one secret objective, or none.
    pub(super) fn keep_objective(&self, keep: Option<ObjectiveKind>) -> String {
        match keep {
            Some(kind) => self.say_with("answer-keep-objective", &[("objective", self.objective_name(kind).into())]),
            None => self.say("answer-keep-no-objective"),
        }
    }

    /// Returns the reason why no secret objective can be drawn, in a sentence.
    #[must_use]
    pub fn qualm(&self, qualm: &Qualm) -> String {
        self.say(match qualm {
            Qualm::NoProphecy => "refusal-objective-no-prophecy",
            Qualm::DrawnAlready => "refusal-objective-drawn-already",
            Qualm::DeckEmpty => "refusal-objective-deck-empty",
        })
    }
}

//! Reasons of minds in words: the plan, the estimated chances of all houses, and the reason of each
//! order and of each reply to another house.
//!
//! The text of a goal is `design-KEY`. This is the only part of the chronicle that knows about
//! minds, and it knows only their recorded reasons. The caller decides which readers may see them.
//! It passes only reasons of games that are over.

use super::Teller;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Answer, Draft};
use conclave_minds::thought::{Aim, Left, Merit, Question, Rationale, Reason, Reply};

/// The recorded reasons of a mind for one turn, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// The seat of the mind.
    pub seat: Seat,
    /// Its plan, and a deviation from it this turn.
    pub plan: Vec<String>,
    /// The estimated chances, its own expectation, and the rejected alternatives.
    pub outlook: Vec<String>,
    /// Its orders, by slot.
    pub orders: Vec<Minuted>,
    /// Its answers.
    pub answers: Vec<String>,
}

/// An order with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minuted {
    /// The slot.
    pub slot: SlotNo,
    /// The order.
    pub order: String,
    /// The purpose and expected worth of the order.
    pub reason: String,
    /// The best order that found no slot; none if nothing is recorded.
    pub passed_over: Option<String>,
}

impl Teller<'_> {
    /// Returns a goal of a house, in words that follow "to".
    #[must_use]
    pub fn design(&self, aim: Aim) -> String {
        let of_house = |id: &str, seat: Seat| self.say_with(id, &[("house", self.seat_name(seat).into())]);
        match aim {
            Aim::Prosper => self.say("design-prosper"),
            Aim::Gather => self.say("design-gather"),
            Aim::Settle => self.say("design-settle"),
            Aim::Arm => self.say("design-arm"),
            Aim::Trade => self.say("design-trade"),
            Aim::Rise => self.say("design-rise"),
            Aim::Master => self.say("design-master"),
            Aim::Study(discipline) => {
                self.say_with("design-study", &[("attribute", self.attribute(discipline).into())])
            }
            Aim::Conjure => self.say("design-conjure"),
            Aim::Delve => self.say("design-delve"),
            Aim::Take(place) => {
                let place = self.table.forces().place(place);
                let name = place.map_or_else(|| self.say("place-unknown"), |place| self.place_name(&place.landmark));
                self.say_with("design-take", &[("place", name.into())])
            }
            Aim::Quarrel(seat) => of_house("design-quarrel", seat),
            Aim::Contain(seat) => of_house("design-contain", seat),
            Aim::Endure => self.say("design-endure"),
            Aim::Usurp => self.say("design-usurp"),
            Aim::Liberate(seat) => of_house("design-liberate", seat),
            Aim::Serve(seat) => of_house("design-serve", seat),
        }
    }

    /// Returns the recorded reasons of a mind for the turn of this table, with its orders.
    #[must_use]
    pub fn minutes(&self, seat: Seat, rationale: &Rationale, draft: Option<&Draft>) -> Minutes {
        let ordered = SlotNo::ALL.into_iter().filter_map(|slot| {
            let order = draft?.slots.get(slot.index())?.as_ref()?;
            let reason = rationale.reasons.iter().find(|reason| reason.slot == slot);
            Some(Minuted {
                slot,
                order: self.order(order),
                reason: reason.map_or_else(|| self.say("rationale-unsaid"), |reason| self.reason(reason)),
                passed_over: reason.and_then(|reason| self.passed_over(reason)),
            })
        });
        Minutes {
            seat,
            plan: self.pursued(rationale),
            outlook: self.outlook(rationale),
            orders: ordered.collect(),
            answers: draft.map_or_else(Vec::new, |draft| {
                let mut replies = rationale.replies.clone();
                let answered = |answer| {
                    let words = self.say_with("rationale-answered", &[("answer", self.answer(answer).into())]);
                    let asked = question(answer);
                    let at = replies.iter().position(|reply| Some((reply.to, reply.question)) == asked);
                    match at.map(|at| replies.remove(at)) {
                        Some(reply) => self.sentences(&words, &self.reply(&reply)),
                        None => words,
                    }
                };
                draft.answers.iter().map(answered).collect()
            }),
        }
    }

    /// Returns what a mind had in mind in a turn: its plan, whom it thought likeliest to win, and
    /// whose arms it feared most. `None` if it wrote nothing down.
    #[must_use]
    pub fn in_mind(&self, seat: Seat, rationale: &Rationale) -> Option<String> {
        let mut told = Vec::new();
        if let Some(plan) = rationale.plan {
            let about = [("house", self.seat_name(seat).into()), ("design", self.design(plan.aim).into())];
            told.push(self.say_with("turning-meant", &about));
        }
        let ahead = (0..).map(Seat).zip(&rationale.outlook).max_by_key(|&(other, chance)| (chance, other == seat));
        if let Some((ahead, chance)) = ahead {
            let about = [("house", self.seat_name(ahead).into()), ("n", percent(*chance).into())];
            told.push(self.say_with(if ahead == seat { "turning-led" } else { "turning-saw" }, &about));
        }
        let worst = rationale.replies.iter().filter(|reply| reply.feared >= FEARED).max_by_key(|reply| reply.feared);
        told.extend(worst.map(|reply| self.fear(reply)));
        told.into_iter().reduce(|said, next| self.sentences(&said, &next))
    }

    /// Returns the reasons as plain text: a line for the house, and its reasons below.
    #[must_use]
    pub fn minutes_text(&self, minutes: &Minutes) -> Vec<String> {
        let mut text = vec![self.say_with("rationale-house", &[("house", self.seat_name(minutes.seat).into())])];
        text.extend(minutes.plan.iter().chain(&minutes.outlook).map(|line| format!("  {line}")));
        if minutes.orders.is_empty() {
            text.push(format!("  {}", self.say("rationale-idle")));
        }
        for minuted in &minutes.orders {
            let about = [("slot", minuted.slot.number().into()), ("order", minuted.order.as_str().into())];
            text.push(format!("  {}", self.say_with("rationale-order", &about)));
            let why = std::iter::once(&minuted.reason).chain(&minuted.passed_over);
            text.push(format!(
                "    {}",
                why.cloned().reduce(|said, next| self.sentences(&said, &next)).unwrap_or_default()
            ));
        }
        text.extend(minutes.answers.iter().map(|answer| format!("  {answer}")));
        text
    }

    fn sentences(&self, first: &str, next: &str) -> String {
        self.say_with("sentences", &[("first", first.into()), ("next", next.into())])
    }

    fn pursued(&self, rationale: &Rationale) -> Vec<String> {
        let Some(plan) = rationale.plan else { return vec![self.say("rationale-no-plan")] };
        let now = self.turn.unwrap_or_else(|| self.table.turn());
        let id = if plan.since >= now { "rationale-chief-new" } else { "rationale-chief" };
        let chief = self.say_with(id, &[("since", plan.since.into()), ("design", self.design(plan.aim).into())]);
        std::iter::once(chief).chain(rationale.whim.then(|| self.say("rationale-whim"))).collect()
    }

    /// Returns the chances of the houses that are not eliminated, best first, with the mind's
    /// expectation and its rejected alternatives.
    fn outlook(&self, rationale: &Rationale) -> Vec<String> {
        let mut chances: Vec<(Seat, u16)> = (0..).map(Seat).zip(rationale.outlook.iter().copied()).collect();
        chances.retain(|(seat, _)| self.table.conclave().eliminated(*seat).is_none());
        if chances.is_empty() {
            return Vec::new();
        }
        chances.sort_by_key(|&(seat, chance)| (std::cmp::Reverse(chance), seat));
        let chance = |(seat, chance): &(Seat, u16)| {
            let about = [("house", self.seat_name(*seat).into()), ("n", percent(*chance).into())];
            self.say_with("rationale-chance", &about)
        };
        let told: Vec<String> = chances.iter().map(chance).collect();
        let mut lines = vec![self.say_with("rationale-outlook", &[("chances", self.series(&told).into())])];
        if let Some(hope) = rationale.hope {
            let about = [("turns", hope.turns.into()), ("n", percent(hope.chance).into())];
            lines.push(self.say_with("rationale-hope", &about));
        }
        if !rationale.left.is_empty() {
            let left: Vec<String> = rationale.left.iter().map(|left| self.left(*left)).collect();
            lines.push(self.say_with("rationale-left", &[("courses", self.series(&left).into())]));
        }
        lines
    }

    fn left(&self, left: Left) -> String {
        let n = ("n", percent(left.chance).into());
        match left.aim {
            Some(aim) => self.say_with("rationale-left-plan", &[("design", self.design(aim).into()), n]),
            None => self.say_with("rationale-left-whim", &[n]),
        }
    }

    fn reason(&self, reason: &Reason) -> String {
        let design = ("design", self.design(reason.aim).into());
        match &reason.merit {
            Merit::Best { worth, .. } => {
                self.say_with("rationale-reason", &[design, ("worth", self.hundredths(*worth).into())])
            }
            Merit::With(slot) => self.say_with("rationale-reason-with", &[design, ("slot", slot.number().into())]),
            Merit::Whole => self.say_with("rationale-reason-whole", &[design]),
        }
    }

    /// Returns the reason for a reply: both ways and what they are worth, with the fear that is in
    /// the second.
    fn reply(&self, reply: &Reply) -> String {
        let id = match reply.question {
            Question::Demand => "rationale-reply-demand",
            Question::Insult => "rationale-reply-insult",
            Question::Emissary => "rationale-reply-emissary",
            Question::Grievance => "rationale-reply-grievance",
        };
        let about =
            [("yielding", self.hundredths(reply.yielding).into()), ("defying", self.hundredths(reply.defying).into())];
        let words = self.say_with(id, &about);
        if reply.feared < FEARED { words } else { self.sentences(&words, &self.fear(reply)) }
    }

    fn fear(&self, reply: &Reply) -> String {
        let loss = self.hundredths(reply.feared.saturating_neg());
        self.say_with("rationale-reply-feared", &[("house", self.seat_name(reply.to).into()), ("n", loss.into())])
    }

    fn passed_over(&self, reason: &Reason) -> Option<String> {
        match &reason.merit {
            Merit::Best { passed_over: Some((order, worth)), .. } => {
                let about = [("order", self.order(order).into()), ("worth", self.hundredths(*worth).into())];
                Some(self.say_with("rationale-runner-up", &about))
            }
            Merit::Best { passed_over: None, .. } => Some(self.say("rationale-no-runner-up")),
            Merit::With(_) | Merit::Whole => None,
        }
    }

    /// Returns hundredths of a point with their sign and one decimal place: "+1.5".
    fn hundredths(&self, worth: i32) -> String {
        let tenths = (worth.unsigned_abs() + 5) / 10;
        let id = if worth < 0 { "signed-minus" } else { "signed-plus" };
        self.say_with(id, &[("n", self.text.tenths(tenths).into())])
    }
}

/// The least fear that is told, in hundredths of a point.
const FEARED: i32 = 50;

/// Returns the house and the question that an answer replies to; `None` if no house asked.
const fn question(answer: &Answer) -> Option<(Seat, Question)> {
    match answer {
        Answer::Demand { from, .. } => Some((*from, Question::Demand)),
        Answer::Insult { from, .. } => Some((*from, Question::Insult)),
        Answer::Emissary { from, .. } => Some((*from, Question::Emissary)),
        Answer::Grievance { against, .. } => Some((*against, Question::Grievance)),
        Answer::KeepTribute { .. }
        | Answer::Pandemonium { .. }
        | Answer::Promote { .. }
        | Answer::PromotePraetor { .. }
        | Answer::PayUpkeep { .. }
        | Answer::RankThreats { .. }
        | Answer::Petition { .. }
        | Answer::NamePraetor { .. }
        | Answer::SustainRitual { .. }
        | Answer::KeepEvents { .. }
        | Answer::Decree { .. }
        | Answer::KeepObjective { .. } => None,
    }
}

/// Converts thousandths to percent, rounding halves up.
#[must_use]
pub const fn percent(thousandths: u16) -> u16 {
    (thousandths + 5) / 10
}

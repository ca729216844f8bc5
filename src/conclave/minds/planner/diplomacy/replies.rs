//! Replies: which demands to concede, insults to swallow, emissaries to accept and rights to use
//! (manual 4.14).

use super::Court;
use super::precedents::{boldness, follows_through};
use super::rivals::{Rival, prospect};
use super::terms::spoils;
use crate::planner::arms::worth_of;
use crate::planner::survey::{Grains, POINT};
use crate::planner::weights::{Bent, percent};
use crate::replies::concessions;
use crate::reputation::reputed;
use crate::rules::attachments::Post;
use crate::rules::catalog::Gift;
use crate::rules::diplomacy::{Cause, Concession, Demanded, Matter, Welcome, longest, ranking_is_free};
use crate::rules::game::Game;
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::Answer;
use crate::rules::tribute::TributeCard;
use crate::thought::{Question, Reply};

/// Worth of a point of tribute that is given to or taken from a rival.
const TRIBUTE: Grains = 12;

/// Share of a rival's possible conquests that is expected, in percent.
const LIKELY: i32 = 110;

/// Cost of a vendetta that a far stronger rival claims over a refused demand, beside its conquests.
const REPRISAL: Grains = 35 * POINT;

impl Court<'_> {
    /// Returns replies to all open affairs, and the reasons for them. Cards in `promised` are not
    /// used.
    pub(crate) fn replies(&self, table: &Game, promised: &[CardId]) -> (Vec<Answer>, Vec<Reply>) {
        let diplomacy = table.diplomacy();
        let seat = self.survey.seat;
        let mut promised = promised.to_vec();
        let mut answers = Vec::new();
        let mut reasons = Vec::new();
        for affair in diplomacy.affairs().iter().filter(|affair| affair.to == seat) {
            let from = affair.from;
            let Some(rival) = self.rival(from) else { continue };
            answers.push(match &affair.matter {
                Matter::Demand { stake, thing } => {
                    let (concession, reason) = self.concede(table, rival, *stake, *thing, &promised);
                    reasons.extend(reason);
                    if let Some(Concession::Cards(cards)) = &concession {
                        promised.extend(cards);
                    }
                    Answer::Demand { from, concession }
                }
                Matter::Insult { stake } => {
                    let (swallow, reason) = self.swallows(table, rival, *stake);
                    reasons.push(reason);
                    Answer::Insult { from, swallow }
                }
                Matter::Emissary { gift, .. } => {
                    let (welcome, reason) = self.welcome(table, rival, gift);
                    reasons.push(reason);
                    Answer::Emissary { from, welcome }
                }
                Matter::Petition => Answer::Petition { from, accept: self.takes_in(table, from) },
            });
        }
        let mut owed = false;
        for grievance in diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat) {
            let against = grievance.against;
            owed = true;
            let suggestion = self.rival(against).and_then(|rival| self.suggest(table, rival, 1));
            let bearable = match grievance.cause {
                Cause::DemandRefused => self.patience(table),
                // A refused insult obliges the house to claim a vendetta.
                Cause::InsultRefused => Grains::MIN,
                Cause::Humiliated => -self.survey.catalog.constants.diplomacy.humiliation_swallowed * POINT,
            };
            let eager = |worth| percent(worth, self.survey.bent.weights.vendettas);
            if let Some(suggestion) = &suggestion {
                let (yielding, defying) = (bearable, eager(suggestion.worth));
                // Nobody weighs what is a duty.
                let weighed = bearable > Grains::MIN;
                let reason = Reply { to: against, question: Question::Grievance, yielding, defying, feared: 0 };
                reasons.extend(weighed.then_some(reason));
            }
            let claim =
                suggestion.filter(|suggestion| eager(suggestion.worth) > bearable).map(|suggestion| suggestion.terms);
            answers.push(Answer::Grievance { against, claim });
        }
        answers.extend(self.name_praetors(table));
        // A new ranking changes the range of wagers, so it must wait until the terms are chosen.
        if !owed
            && ranking_is_free(self.survey.catalog, table)
            && let Some(ranking) = self.ranking(table)
        {
            answers.push(Answer::RankThreats { ranking });
        }
        (answers, reasons)
    }

    /// True if a petitioning vassal is accepted. A lord that would be elected anyway risks the
    /// throne: the vassal may be a power behind the throne, or be excommunicated together with its
    /// lord (manual 3.4, 4.14.8). Any other lord has nothing to lose. A vassal with the reputation
    /// of a power behind the throne is refused, unless trust is complete.
    fn takes_in(&self, table: &Game, from: Seat) -> bool {
        let (catalog, seat, horizon) = (self.survey.catalog, self.survey.seat, self.survey.horizon);
        let standing = |seat: Seat| prospect(catalog, table, seat, horizon);
        let own = standing(seat);
        let trust = self.survey.bent.weights.trust;
        if trust < 100 && reputed(catalog, table, from, Gift::BehindThrone) {
            return false;
        }
        if self.rivals.iter().any(|rival| standing(rival.seat) > own) {
            return true;
        }
        let at_stake = percent(own, 100 - trust);
        table.conclave().prestige(from) / 2 >= at_stake
    }

    /// Returns the minimum worth of a vendetta; higher for a house that already fights one.
    fn patience(&self, table: &Game) -> Grains {
        percent(self.sober_patience(table), self.survey.bent.weights.peace)
    }

    fn sober_patience(&self, table: &Game) -> Grains {
        let field =
            table.diplomacy().vendettas().iter().filter(|vendetta| vendetta.claimant == self.survey.seat).count();
        (self.quarrels(table) - 1).max(0) * 3 * POINT + field as i32 * 8 * POINT
    }

    /// Returns the concession to a demand, none to refuse it, and the reason. Who has nothing to
    /// concede needs no reason.
    fn concede(
        &self,
        table: &Game,
        rival: &Rival,
        stake: i32,
        thing: Demanded,
        promised: &[CardId],
    ) -> (Option<Concession>, Option<Reply>) {
        let (seat, catalog) = (self.survey.seat, self.survey.catalog);
        let price = |concession: &Concession| -> Grains {
            match concession {
                Concession::Cards(cards) => {
                    table.treasury().worth(seat, cards).map_or(POINT, |worth| worth.points() as i32 * TRIBUTE)
                }
                Concession::Canton => POINT * (100 + rival.malice) / 100,
                Concession::Treasure(treasure) => {
                    let used = table.attachments().find(*treasure).is_some_and(|held| held.post != Post::Vault);
                    worth_of(self.survey, table, *treasure).max(POINT) + if used { POINT } else { 0 }
                }
            }
        };
        let Some(cheapest) = concessions(table, seat, thing, promised).into_iter().min_by_key(price) else {
            return (None, None);
        };
        let before = table.diplomacy().record(rival.seat, seat).conceded;
        let last = before + 1 >= catalog.constants.diplomacy.conceded_for_vendetta;
        // Each concession in a row costs more. The last one gives the rival the right to a
        // vendetta.
        let shame =
            self.temper.pride * (2 + i32::from(before)) / 2 + if last { rival.menace * LIKELY / 250 } else { 0 };
        // Possible conquests from the rival during its vendetta.
        let strikes_back = self.riposte(table, rival);
        let shame = percent(shame, self.survey.bent.weights.pride);
        let prudence = self.survey.bent.weights.prudence;
        let conquests = (rival.menace - strikes_back).max(0) * LIKELY / 100 * self.fear(table, rival) / 100;
        let feared = percent(conquests, 100 + prudence) + percent(self.reprisal(table, rival), prudence);
        let defying = stake * POINT * (100 + rival.malice / 2) / 100 - feared;
        let yielding = -price(&cheapest) - shame;
        let reason = Reply { to: rival.seat, question: Question::Demand, yielding, defying, feared };
        ((defying < yielding).then_some(cheapest), Some(reason))
    }

    /// Returns the expected conquests of the own legions during a rival's vendetta; a third of the
    /// possible ones.
    fn riposte(&self, table: &Game, rival: &Rival) -> Grains {
        let turns = longest(self.survey.catalog, table, self.survey.seat, rival.seat);
        spoils(self.survey, rival, turns, 2) / 3
    }

    /// Returns the chance that a rival carries out its threat, in percent of an average house's;
    /// lower if it is in a vendetta already, has been quiet so far, or has let its rights pass.
    fn fear(&self, table: &Game, rival: &Rival) -> i32 {
        let busy = table
            .diplomacy()
            .vendettas()
            .iter()
            .any(|vendetta| vendetta.claimant == rival.seat || vendetta.target == rival.seat);
        let Bent { weights, lessons, .. } = &self.survey.bent;
        let bold = boldness(table, rival.seat, weights.precedents);
        let sure = follows_through(lessons, rival.seat, weights.precedents);
        percent(if busy { 60 } else { 100 }, percent(bold, sure))
    }

    /// Returns the cost of the vendetta that nearly always follows a refused demand, beside the
    /// conquests in it: a share of the wager, and a rival closer to a blood feud. It is the higher
    /// the stronger the rival is near the border.
    fn reprisal(&self, table: &Game, rival: &Rival) -> Grains {
        let near = rival.foes > 0 || rival.near();
        if near { percent(REPRISAL, self.fear(table, rival)) / 1000 * (1000 - rival.balance) } else { 0 }
    }

    /// Returns true if an insult is swallowed, and the reason.
    fn swallows(&self, table: &Game, rival: &Rival, stake: i32) -> (bool, Reply) {
        let shame = stake.min(table.conclave().prestige(self.survey.seat).max(0)) * POINT * (100 + rival.malice) / 100;
        let satisfaction = stake * POINT * rival.malice / 100;
        let refused = self.suggest(table, rival, 2).map_or(-8 * POINT, |suggestion| suggestion.worth) + satisfaction;
        let busy = (self.quarrels(table) - 1).max(0) * 2 * POINT;
        let defying = refused - percent(busy, self.survey.bent.weights.peace);
        let yielding = -percent(shame + self.temper.pride, self.survey.bent.weights.pride);
        (defying < yielding, Reply { to: rival.seat, question: Question::Insult, yielding, defying, feared: 0 })
    }

    /// Returns the reply to a rival's emissary, and the reason.
    fn welcome(&self, table: &Game, rival: &Rival, gift: &[TributeCard]) -> (Welcome, Reply) {
        let points: u32 = gift.iter().map(|card| card.worth.points()).sum();
        // Accepting a gift forbids demands and insults. That costs a house that plans to attack
        // this rival.
        let appetite = self.appetite(table, rival);
        let favourite = self.rivals.iter().all(|other| self.appetite(table, other) <= appetite);
        let hands = if favourite { (appetite / 8).clamp(0, 2 * POINT) } else { 0 };
        let accept = points as i32 * 2 * TRIBUTE + POINT / 2 - hands;
        let numbers = &self.survey.catalog.constants.diplomacy;
        let mockery = numbers.humiliation * POINT + self.temper.wrath + self.riposte(table, rival) / 2
            - rival.menace / 2
            - 8 * POINT;
        let welcome = if mockery > accept.max(0) {
            Welcome::Humiliate
        } else if accept > 0 {
            Welcome::Accept
        } else {
            Welcome::Refuse
        };
        let (yielding, defying, feared) = (accept, mockery.max(0), rival.menace.max(0) / 2);
        let feared = if mockery > 0 { feared } else { 0 };
        (welcome, Reply { to: rival.seat, question: Question::Emissary, yielding, defying, feared })
    }

    /// Returns the threat ranking with the most rewarding enemy first; none if it equals the
    /// current one.
    pub(super) fn ranking(&self, table: &Game) -> Option<Vec<Seat>> {
        let known = table.diplomacy().ranking(self.survey.seat);
        let mut ranking = known.to_vec();
        let place = |seat: &Seat| known.iter().position(|other| other == seat);
        ranking.sort_by_key(|seat| {
            let appetite = self.rival(*seat).map_or(Grains::MIN, |rival| self.appetite(table, rival));
            (std::cmp::Reverse(appetite / POINT), place(seat))
        });
        (ranking != known).then_some(ranking)
    }
}

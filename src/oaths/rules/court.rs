//! Scoring, the last phase of a game turn, and the end of the game.
//!
//! The ruler of the High Palace gets a point, initiative goes to those with least points, and
//! oaths and votes change hands through a pile. After the last game turn the devils vote: each
//! gives all votes in its hand to one devil. The Overlord's oaths are counted, and the devil with
//! most points wins - or the one that holds three oaths of the Overlord.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, RealmPower};
use crate::dice::Stream;
use crate::facts::{CourtFact, TradeFact};
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Paper, PaperSort, Seat};
use crate::muster::{MusterStep, distinct};
use crate::promises::{Outcome, Vow};
use crate::refusal::Refusal;
use crate::step::{Act, Course, Step};
use crate::trade::{Claim, Favor, free, hand_prisoner, pay};

/// A part of the scoring and of the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourtStep {
    /// Points and initiative.
    Score,
    /// Everybody puts oaths and votes into the pile.
    Contribute,
    /// A devil takes papers from the pile, and discards tabled cards that are too many.
    Take(Seat),
    /// The game turn ends.
    Dusk,
    /// Prisoners can be freed before the vote.
    LastPrisoners,
    /// Everybody votes.
    Vote,
}

/// An answer in the scoring or at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum CourtAnswer {
    /// Papers for the pile.
    Contribute(Vec<Paper>),
    /// Papers from the pile.
    Take {
        /// The papers.
        papers: Vec<Paper>,
        /// Tabled cards that are discarded.
        discard: Vec<Card>,
    },
    /// What becomes of prisoners before the vote.
    LastPrisoners {
        /// Favours that are reclaimed for prisoners.
        claims: Vec<Claim>,
        /// Prisoners that are freed for nothing.
        frees: Vec<Seat>,
        /// Prisoners that are handed over for nothing, each with the devil that gets it.
        gives: Vec<(Seat, Seat)>,
    },
    /// The devil that gets the votes.
    Vote(Seat),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The last step of the game.
    pub step: u32,
    /// The new Overlord.
    pub overlord: Seat,
    /// Votes of each seat.
    pub votes: Vec<u8>,
    /// Points of each seat, without oaths.
    pub points: Vec<u8>,
    /// Oaths of the Overlord that each seat holds.
    pub oaths: Vec<u8>,
    /// The final score of each seat.
    pub totals: Vec<u32>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// True if the winner needed no points, because it held so many oaths.
    pub by_oaths: bool,
}

impl Game {
    /// Returns the number of tabled cards that a seat has to discard in the scoring.
    #[must_use]
    pub fn surplus(&self, catalog: &Catalog, seat: Seat) -> usize {
        self.domain(seat).cards().count().saturating_sub(catalog.numbers.most_tabled)
    }

    /// Returns the oaths of a devil in a hand.
    #[must_use]
    pub fn oaths(&self, holder: Seat, of: Seat) -> u8 {
        self.domain(holder).hand.papers_like(Paper::oath(of)) as u8
    }

    fn check_last_claim(&self, catalog: &Catalog, seat: Seat, claim: &Claim) -> Result<(), Refusal> {
        match claim.favor {
            Favor::Take(_) | Favor::Free(_) => self.check_claim(catalog, seat, claim),
            Favor::Safety | Favor::Alliance | Favor::Oaths(_) => Err(Refusal::Play),
        }
    }
}

impl Act for CourtStep {
    type Answer = CourtAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let pile = usize::from(catalog.numbers.pile);
        let order = game.initiative.iter().copied();
        match self {
            Self::Score | Self::Dusk => Vec::new(),
            Self::Contribute => order.filter(|seat| game.domain(*seat).hand.oaths_and_votes() > pile).collect(),
            Self::Take(seat) => vec![*seat],
            Self::LastPrisoners => {
                let any = game.seats().any(|seat| matches!(game.domain(seat).whereabouts, Whereabouts::Prison(_)));
                if any { order.collect() } else { Vec::new() }
            }
            Self::Vote => order.collect(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> CourtAnswer {
        let pile = usize::from(catalog.numbers.pile);
        match self {
            Self::Contribute => {
                let papers = game.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end());
                CourtAnswer::Contribute(papers.take(pile).collect())
            }
            Self::Take(_) => {
                let papers = game.pile.iter().take(pile).copied().collect();
                let cards = game.domain(seat).cards().take(game.surplus(catalog, seat)).collect();
                CourtAnswer::Take { papers, discard: cards }
            }
            Self::LastPrisoners => {
                CourtAnswer::LastPrisoners { claims: Vec::new(), frees: Vec::new(), gives: Vec::new() }
            }
            Self::Vote | Self::Score | Self::Dusk => CourtAnswer::Vote(seat),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &CourtAnswer) -> Result<(), Refusal> {
        let pile = usize::from(catalog.numbers.pile);
        match (self, answer) {
            (Self::Contribute, CourtAnswer::Contribute(papers)) => {
                let cards: Vec<HandCard> = papers.iter().copied().map(HandCard::Paper).collect();
                if papers.len() != pile || !papers.iter().all(|paper| paper.counts_at_the_end()) {
                    return Err(Refusal::Count);
                }
                if game.domain(seat).hand.holds(&cards) { Ok(()) } else { Err(Refusal::NotYours) }
            }
            (Self::Take(_), CourtAnswer::Take { papers, discard }) => {
                let count = |list: &[Paper], paper: &Paper| list.iter().filter(|other| *other == paper).count();
                if papers.len() != pile.min(game.pile.len()) || discard.len() != game.surplus(catalog, seat) {
                    return Err(Refusal::Count);
                }
                distinct(discard)?;
                let there = papers.iter().all(|paper| count(papers, paper) <= count(&game.pile, paper));
                let own: Vec<Card> = game.domain(seat).cards().collect();
                if there && discard.iter().all(|card| own.contains(card)) { Ok(()) } else { Err(Refusal::NotYours) }
            }
            (Self::LastPrisoners, CourtAnswer::LastPrisoners { claims, frees, gives }) => {
                let held = |who: &Seat| {
                    who.index() < game.domains.len() && game.domain(*who).whereabouts == Whereabouts::Prison(seat)
                };
                let known = |(who, to): &(Seat, Seat)| held(who) && to.index() < game.domains.len() && *to != seat;
                if !frees.iter().all(held) || !gives.iter().all(known) {
                    return Err(Refusal::Devil);
                }
                claims.iter().try_for_each(|claim| game.check_last_claim(catalog, seat, claim))
            }
            (Self::Vote, CourtAnswer::Vote(candidate)) => {
                if candidate.index() < game.domains.len() {
                    Ok(())
                } else {
                    Err(Refusal::Devil)
                }
            }
            (Self::Score | Self::Contribute | Self::Take(_) | Self::Dusk | Self::LastPrisoners | Self::Vote, _) => {
                Err(Refusal::WrongQuestion)
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, CourtAnswer)]) {
        match self {
            Self::Score => score(course),
            Self::Contribute => contribute(course, answers),
            Self::Take(seat) => {
                if let Some((_, CourtAnswer::Take { papers, discard })) = answers.first() {
                    take(course, seat, papers, discard);
                }
            }
            Self::Dusk => {
                let more = course.game.round < course.catalog.numbers.rounds;
                let steps: Vec<Step> = if more {
                    vec![MusterStep::Dawn.into()]
                } else {
                    vec![Self::LastPrisoners.into(), Self::Vote.into()]
                };
                course.next(steps);
            }
            Self::LastPrisoners => last_prisoners(course, answers),
            Self::Vote => vote(course, answers),
        }
    }
}

fn score(course: &mut Course<'_>) {
    let catalog = course.catalog;
    judge_promises(course);
    for seat in course.game.initiative.clone() {
        if let Some(RealmPower::Throne { points }) = course.game.realm_power(catalog, seat) {
            let domain = course.game.domain_mut(seat);
            domain.points = domain.points.saturating_add(*points);
            course.tell(CourtFact::Enthroned { seat, points: *points });
        }
    }
    // "If even, use reversed order from the previous order."
    let game = &mut course.game;
    let mut order = game.initiative.clone();
    order.reverse();
    order.sort_by_key(|seat| game.domains[seat.index()].points);
    game.initiative.clone_from(&order);
    course.tell(CourtFact::Initiative { order: order.clone() });
    let mut steps: Vec<Step> = vec![CourtStep::Contribute.into()];
    steps.extend(order.into_iter().map(|seat| Step::from(CourtStep::Take(seat))));
    steps.push(CourtStep::Dusk.into());
    course.next(steps);
}

/// Judges the promises about this game turn.
fn judge_promises(course: &mut Course<'_>) {
    let game = &course.game;
    let (raids, travellers) = (&game.raids, &game.travellers);
    let judged = |by: Seat, vow: Vow| match vow {
        Vow::Attack(whom) => Some(raids.contains(&(by, whom))),
        Vow::Spare(whom) => Some(!raids.contains(&(by, whom))),
        Vow::LeaveEarth => Some(!travellers.contains(&by)),
        Vow::Elect(_) => None,
    };
    let open = game.promises.iter().enumerate().filter(|(_, promise)| promise.outcome == Outcome::Open);
    let verdicts: Vec<(usize, bool)> =
        open.filter_map(|(at, promise)| Some((at, judged(promise.by, promise.vow)?))).collect();
    for (at, kept) in verdicts {
        judge(course, at, kept);
    }
}

fn judge(course: &mut Course<'_>, at: usize, kept: bool) {
    let promise = &mut course.game.promises[at];
    promise.outcome = if kept { Outcome::Kept } else { Outcome::Broken };
    let fact = TradeFact::Judged { by: promise.by, to: promise.to, vow: promise.vow, outcome: promise.outcome };
    course.tell(fact);
}

fn contribute(course: &mut Course<'_>, answers: &[(Seat, CourtAnswer)]) {
    let most = usize::from(course.catalog.numbers.pile);
    for seat in course.game.initiative.clone() {
        let chosen = answers.iter().find(|(other, _)| *other == seat).and_then(|(_, answer)| {
            if let CourtAnswer::Contribute(papers) = answer { Some(papers.clone()) } else { None }
        });
        let papers = chosen.unwrap_or_else(|| {
            course.game.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect()
        });
        if papers.len() < most {
            let papers = course.game.domain(seat).hand.papers().collect();
            course.tell(CourtFact::ShowedHand { seat, papers });
        }
        for &paper in &papers {
            course.game.domain_mut(seat).hand.take(HandCard::Paper(paper));
        }
        course.game.pile.extend(&papers);
        course.tell(CourtFact::Contributed { seat, count: papers.len(), papers });
    }
    let game = &mut course.game;
    game.pile.sort_unstable();
    course.dice.open(Stream::Pile).shuffle(&mut game.pile);
}

fn take(course: &mut Course<'_>, seat: Seat, papers: &[Paper], discard: &[Card]) {
    for paper in papers {
        if let Some(at) = course.game.pile.iter().position(|other| other == paper) {
            course.game.pile.remove(at);
            course.game.domain_mut(seat).hand.put(HandCard::Paper(*paper));
            course.game.domain_mut(seat).seen.push(*paper);
        }
    }
    if !papers.is_empty() {
        course.tell(CourtFact::Took { seat, papers: papers.to_vec() });
    }
    if !discard.is_empty() {
        let domain = course.game.domain_mut(seat);
        domain.tabled.retain(|card| !discard.contains(card));
        domain.earth.retain(|card| !discard.contains(card));
        course.game.discard.extend(discard);
        course.tell(CourtFact::Trimmed { seat, cards: discard.to_vec() });
    }
}

fn last_prisoners(course: &mut Course<'_>, answers: &[(Seat, CourtAnswer)]) {
    let catalog = course.catalog;
    for (seat, answer) in answers {
        let CourtAnswer::LastPrisoners { claims, .. } = answer else { continue };
        for claim in claims {
            if course.game.check_last_claim(catalog, *seat, claim).is_err() {
                continue;
            }
            let paid = course.game.price(catalog, claim) - claim.own - claim.wild;
            pay(&mut course.game, *seat, claim, paid);
            course.tell(TradeFact::Claimed { seat: *seat, claim: *claim, paid });
            match claim.favor {
                Favor::Take(prisoner) => hand_prisoner(course, claim.target, prisoner, *seat),
                Favor::Free(prisoner) => free(course, claim.target, prisoner),
                Favor::Safety | Favor::Alliance | Favor::Oaths(_) => {}
            }
        }
    }
    for (seat, answer) in answers {
        let CourtAnswer::LastPrisoners { frees, gives, .. } = answer else { continue };
        let held = |game: &Game, prisoner: Seat| game.domain(prisoner).whereabouts == Whereabouts::Prison(*seat);
        for &prisoner in frees {
            if held(&course.game, prisoner) {
                free(course, *seat, prisoner);
            }
        }
        for &(prisoner, to) in gives {
            if held(&course.game, prisoner) {
                hand_prisoner(course, *seat, prisoner, to);
            }
        }
    }
}

fn vote(course: &mut Course<'_>, answers: &[(Seat, CourtAnswer)]) {
    let catalog = course.catalog;
    let seats = course.game.domains.len();
    let mut votes = vec![0_u8; seats];
    for (holder, answer) in answers {
        let CourtAnswer::Vote(candidate) = answer else { continue };
        course.tell(CourtFact::Voted { seat: *holder, candidate: *candidate });
        let papers: Vec<Paper> = course.game.domain(*holder).hand.papers().collect();
        for paper in papers.into_iter().filter(|paper| paper.sort == PaperSort::Vote) {
            let silent = matches!(course.game.domain(paper.of).whereabouts, Whereabouts::Prison(_));
            if !silent {
                votes[candidate.index()] += 1;
            }
            let candidate = (!silent).then_some(*candidate);
            course.tell(CourtFact::Counted { holder: *holder, of: paper.of, candidate });
        }
    }
    for at in 0..course.game.promises.len() {
        let promise = course.game.promises[at];
        if let (Outcome::Open, Vow::Elect(whom)) = (promise.outcome, promise.vow) {
            judge(course, at, answers.contains(&(promise.by, CourtAnswer::Vote(whom))));
        }
    }
    let game = &course.game;
    let palace = |seat: Seat| matches!(game.realm_power(catalog, seat), Some(RealmPower::Throne { .. }));
    let rank = |seat: &Seat| (votes[seat.index()], game.domain(*seat).points, palace(*seat), game.age(catalog, *seat));
    let overlord = game.seats().max_by_key(rank).unwrap_or(Seat(0));
    let ending = count(catalog, game, overlord, votes);
    course.tell(CourtFact::Overlord { seat: overlord, votes: ending.votes[overlord.index()] });
    for seat in course.game.seats() {
        let (points, oaths) = (ending.points[seat.index()], ending.oaths[seat.index()]);
        course.tell(CourtFact::Final { seat, points, oaths });
    }
    course.tell(CourtFact::Won { seats: ending.winners.clone(), by_oaths: ending.by_oaths });
    course.game.ending = Some(ending);
}

/// Counts points and oaths.
fn count(catalog: &Catalog, game: &Game, overlord: Seat, votes: Vec<u8>) -> Ending {
    let numbers = &catalog.numbers;
    let points: Vec<u8> = game.domains.iter().map(|domain| domain.points).collect();
    let oaths: Vec<u8> = game.seats().map(|seat| game.oaths(seat, overlord)).collect();
    let totals: Vec<u32> = points
        .iter()
        .zip(&oaths)
        .map(|(points, oaths)| u32::from(*points) + u32::from(*oaths) * u32::from(numbers.oath_points))
        .collect();
    let sworn = game.seats().find(|seat| oaths[seat.index()] >= numbers.winning_oaths);
    let favors = |seat: Seat| game.domain(seat).hand.papers().filter(|paper| paper.sort == PaperSort::Favor).count();
    let rank = |seat: &Seat| (totals[seat.index()], *seat == overlord, favors(*seat));
    let winners = match sworn {
        Some(seat) => vec![seat],
        None => {
            let most = game.seats().map(|seat| rank(&seat)).max();
            game.seats().filter(|seat| Some(rank(seat)) == most).collect()
        }
    };
    Ending { step: game.step - 1, overlord, votes, points, oaths, totals, winners, by_oaths: sworn.is_some() }
}

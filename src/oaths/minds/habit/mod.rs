//! The habits of a sensible player: one answer to every question, without looking ahead.
//!
//! The level `imp` plays by these habits. The searching minds expect them of everybody in the games
//! that they imagine. Colours are chosen by lot, all alike: see [`Sight::siege`] for why nothing is better.

mod action;
mod war;

use crate::rules::catalog::{EventEffect, Moment, SpecialEffect, Trait};
use crate::rules::choices;
use crate::rules::court::{CourtAnswer, CourtStep};
use crate::rules::dice::Rolls;
use crate::rules::game::Whereabouts;
use crate::rules::ids::{Card, HandCard, Paper, PaperSort, Seat, SpecialKind};
use crate::rules::muster::{Agreement, MusterAnswer, MusterStep};
use crate::rules::rites::{RiteAnswer, RiteStep};
use crate::rules::specials::{Aim, Announced, Play, SpecialAnswer, SpecialStep};
use crate::rules::step::{Answer, Step};
use crate::rules::trade::{Dealings, TradeAnswer, TradeStep};
use crate::rules::war::{WarAnswer, WarStep};
use crate::sight::{POINT, Sight};

/// Rounds of a trading in which a devil makes offers. Later ones only answer.
const OFFER_ROUNDS: u8 = 2;
/// Offers that a devil makes in a round.
const OFFERS: usize = 2;
/// Offers that a searching mind looks at one by one.
const IDEAS: usize = 6;
/// What a card under torture has to be worth, to be kept in place of the prisoner.
const WORTH_A_PRISONER: i64 = 70;

/// Returns the answer of a sensible player to the step that is due.
pub(crate) fn answer(sight: Sight<'_>, rolls: &mut Rolls) -> Answer {
    match sight.game.due() {
        Some(Step::Trade(TradeStep::Round(number))) => {
            let mut dealings = dealings(sight);
            if *number <= OFFER_ROUNDS && !sight.game.trading().silence {
                dealings.offers = sight.offers(OFFERS);
            }
            if *number == 1 {
                dealings.claims = sight.claims();
            }
            TradeAnswer::Round(dealings).into()
        }
        Some(_) | None => quick_answer(sight, rolls),
    }
}

/// Returns the same answer without offers of its own and favours: they take most of the time, and
/// in an imagined game they change little.
pub(crate) fn quick_answer(sight: Sight<'_>, rolls: &mut Rolls) -> Answer {
    let Some(step) = sight.game.due() else { return Answer::Pass };
    match step {
        Step::Muster(step) => muster(sight, step),
        Step::Special(step) => special(sight, step, rolls),
        Step::Trade(step) => trade(sight, step),
        Step::Action(_) => action::orders(sight).into(),
        Step::War(step) => war::answer(sight, step, rolls),
        Step::Rite(RiteStep::Perform { ritual, .. }) => {
            let souls = 0;
            let good = sight.ritual(*ritual) > 0;
            if good { RiteAnswer::Perform { souls }.into() } else { RiteAnswer::Cancel.into() }
        }
        Step::Rite(_) => Answer::Pass,
        Step::Court(step) => court(sight, step),
    }
}

/// Sorts by worth, the best first; equals stay in the order of their numbers.
fn best_first<T: Copy + Ord>(mut list: Vec<T>, worth: impl Fn(T) -> i64) -> Vec<T> {
    list.sort_by_key(|item| (-worth(*item), *item));
    list
}

fn muster(sight: Sight<'_>, step: &MusterStep) -> Answer {
    match step {
        MusterStep::Settle(_) => {
            let best = best_first(sight.game.vacant().to_vec(), |realm| sight.realm(realm));
            best.first().map_or(Answer::Pass, |realm| MusterAnswer::Settle(*realm).into())
        }
        MusterStep::Table { discard, .. } => table(sight, *discard).into(),
        MusterStep::Dawn | MusterStep::Deal => Answer::Pass,
    }
}

/// Returns how many rituals a seat can cast in a game turn.
fn casters(sight: Sight<'_>) -> usize {
    let fiends = sight.game.hordes(sight.catalog, sight.seat).filter(|card| sight.catalog.can(*card, Trait::Casts));
    usize::from(sight.game.own_rituals(sight.catalog, sight.seat)) + fiends.count()
}

fn table(sight: Sight<'_>, discard: usize) -> MusterAnswer {
    let drawn = sight.game.domain(sight.seat).drawn.clone();
    // Rituals that nobody can cast are worth nothing.
    let mut rituals: Vec<Card> = drawn.iter().copied().filter(|card| sight.catalog.ritual(*card).is_some()).collect();
    rituals = best_first(rituals, |card| sight.card(card));
    let idle: Vec<Card> = rituals.into_iter().skip(casters(sight)).collect();
    let worth = |card: Card| if idle.contains(&card) { 0 } else { sight.card(card) };
    let sorted = best_first(drawn, worth);
    let (kept, gone) = sorted.split_at(sorted.len().saturating_sub(discard));
    let mut taken: Vec<Card> = Vec::new();
    let mut favors = sight.game.domain(sight.seat).hand.papers_like(Paper::favor(sight.seat));
    let mut agreements = Vec::new();
    for &event in kept {
        if let Some(EventEffect::Agreement { cards }) = sight.catalog.event(event).map(|def| def.effect)
            && favors > 0
            && let Some((target, take)) = victims(sight, cards.into(), &taken)
        {
            favors -= 1;
            taken.extend(&take);
            agreements.push(Agreement { event, target, take, give: Vec::new() });
        }
    }
    MusterAnswer::Table { discard: gone.to_vec(), agreements }
}

/// Returns the devil whose cards are best to take, and the cards.
fn victims(sight: Sight<'_>, count: usize, taken: &[Card]) -> Option<(Seat, Vec<Card>)> {
    let of = |seat: Seat| -> Option<(i64, Seat, Vec<Card>)> {
        let tabled = &sight.game.domain(seat).tabled;
        if tabled.iter().any(|card| taken.contains(card)) || tabled.is_empty() {
            return None;
        }
        let mut best = best_first(tabled.clone(), |card| sight.card(card) + sight.of(seat).card(card) / 2);
        best.truncate(count);
        let worth: i64 = best.iter().map(|card| sight.card(*card) + sight.of(seat).card(*card) / 2).sum();
        Some((worth + 10 * i64::from(sight.game.domain(seat).points), seat, best))
    };
    let best = sight.game.others(sight.seat).filter_map(of).max_by_key(|(worth, seat, _)| (*worth, *seat))?;
    Some((best.1, best.2))
}

fn special(sight: Sight<'_>, step: &SpecialStep, rolls: &mut Rolls) -> Answer {
    match step {
        SpecialStep::Window(moment) => {
            let cards = sight.game.playable(sight.catalog, sight.seat, *moment);
            SpecialAnswer::Play(cards.into_iter().filter_map(|card| play(sight, card, rolls)).collect()).into()
        }
        SpecialStep::Counter(announced) => {
            let at = (0..announced.len()).find(|at| hurts(sight, &announced[*at]));
            SpecialAnswer::Counter(at.map(|at| at as u8)).into()
        }
        SpecialStep::Drunk { .. } => {
            let Some(step) = sight.game.due() else { return Answer::Pass };
            let Answer::Special(SpecialAnswer::Shuffle(cards)) = step.default(sight.catalog, sight.game, sight.seat)
            else {
                return Answer::Pass;
            };
            let mut hand = best_first(sight.game.domain(sight.seat).hand.cards().to_vec(), |card| -sight.held(card));
            hand.truncate(cards.len());
            SpecialAnswer::Shuffle(hand).into()
        }
        SpecialStep::Effects(_) => Answer::Pass,
    }
}

/// True if a card that another has played hurts this seat.
fn hurts(sight: Sight<'_>, announced: &Announced) -> bool {
    let own = sight.game.domain(sight.seat);
    match (sight.catalog.special(announced.play.card), &announced.play.aim) {
        (_, Aim::Card(card)) => own.tabled.contains(card),
        (SpecialEffect::TimeOfVirtue, _) => {
            own.tabled.iter().filter(|card| sight.catalog.can(**card, Trait::Earthbound)).count() >= 3
        }
        (SpecialEffect::Escape, Aim::Devil(devil)) => {
            let mut sieges = sight.game.conflict().sieges.iter();
            sieges.any(|siege| siege.defender == *devil && siege.attackers.members.contains(&sight.seat))
        }
        (_, Aim::Nothing | Aim::Devil(_) | Aim::Others) => false,
    }
}

/// Returns how a seat plays a special play card now, if it does.
fn play(sight: Sight<'_>, card: SpecialKind, rolls: &mut Rolls) -> Option<Play> {
    let game = sight.game;
    let fiends = |seat: Seat| {
        let tabled = game.domain(seat).tabled.iter();
        tabled.filter(|card| sight.catalog.can(**card, Trait::Earthbound)).count()
    };
    let own = fiends(sight.seat);
    let most = game.others(sight.seat).map(fiends).max().unwrap_or(0);
    let plays = game.plays(sight.catalog, sight.seat, card);
    match sight.catalog.special(card) {
        SpecialEffect::Doublecross => None,
        SpecialEffect::HiddenReserve
        | SpecialEffect::MagicalVortex
        | SpecialEffect::ThiefInTheNight
        | SpecialEffect::TreacherousTroops => {
            let worth = |play: &Play| match play.aim {
                Aim::Card(card) => sight.card(card),
                Aim::Nothing | Aim::Devil(_) | Aim::Others => 0,
            };
            let best = plays.into_iter().max_by_key(|play| worth(play))?;
            (worth(&best) >= 25).then_some(best)
        }
        // Only for oneself.
        SpecialEffect::Escape | SpecialEffect::Reoccupy => {
            plays.into_iter().find(|play| play.aim == Aim::Devil(sight.seat))
        }
        SpecialEffect::WorldWar if own >= 3 => plays.into_iter().next(),
        SpecialEffect::TimeOfVirtue if own + 2 <= most => plays.into_iter().next(),
        SpecialEffect::DrunkenAgreement { .. } if rolls.percent(40) => plays.into_iter().next(),
        SpecialEffect::Recall if own == 0 && rolls.percent(40) => plays.into_iter().next(),
        SpecialEffect::WorldWar
        | SpecialEffect::TimeOfVirtue
        | SpecialEffect::DrunkenAgreement { .. }
        | SpecialEffect::Recall
        | SpecialEffect::Silence => None,
    }
}

fn trade(sight: Sight<'_>, step: &TradeStep) -> Answer {
    let game = sight.game;
    let worst = |count: u8, oaths_only: bool| -> Vec<Paper> {
        let fits = |paper: &Paper| paper.counts_at_the_end() && (!oaths_only || paper.sort == PaperSort::Oath);
        let papers = game.domain(sight.seat).hand.papers().filter(fits).collect();
        let mut papers = best_first(papers, |paper| -sight.paper(paper, -1));
        papers.truncate(count.into());
        papers
    };
    match step {
        TradeStep::Round(_) => TradeAnswer::Round(dealings(sight)).into(),
        TradeStep::Torture { seen, .. } => {
            let lawful = seen
                .iter()
                .copied()
                .filter(|card| !matches!(card, HandCard::Paper(Paper { sort: PaperSort::Vote, .. })));
            let worth = |card: &HandCard| match card {
                HandCard::Paper(paper) => sight.paper(*paper, 0),
                HandCard::Special(_) => sight.held(*card),
            };
            let best = lawful.max_by_key(|card| (worth(card), *card));
            TradeAnswer::Keep(best.filter(|card| worth(card) >= WORTH_A_PRISONER)).into()
        }
        TradeStep::Give { count, .. } | TradeStep::Return { count, .. } => {
            TradeAnswer::Give(worst(*count, false)).into()
        }
        TradeStep::Ransom(_) => worst(1, true).first().map_or(Answer::Pass, |oath| TradeAnswer::Ransom(*oath).into()),
        TradeStep::Open | TradeStep::Close => Answer::Pass,
    }
}

/// Returns what a devil says in a round of trading, without offers of its own and favours.
fn dealings(sight: Sight<'_>) -> Dealings {
    let game = sight.game;
    let mut dealings = Dealings::default();
    if game.torture(sight.catalog, sight.seat).is_some() {
        let fresh = |who: &Seat| !game.trading().tortured.contains(who);
        dealings.tortures = game.prisoners(sight.seat).filter(fresh).collect();
    }
    let mut lots = crate::lots(0, game);
    for card in game.playable(sight.catalog, sight.seat, Moment::Trading) {
        dealings.plays.extend(play(sight, card, &mut lots));
    }
    dealings.takes = sight.takes().into_iter().map(|offer| offer.id).collect();
    dealings
}

fn court(sight: Sight<'_>, step: &CourtStep) -> Answer {
    let (catalog, game) = (sight.catalog, sight.game);
    let pile = usize::from(catalog.numbers.pile);
    match step {
        CourtStep::Contribute => {
            let papers = game.domain(sight.seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
            let mut papers = best_first(papers, |paper| -(sight.paper(paper, -1) - sight.help(paper) / 2));
            papers.truncate(pile);
            CourtAnswer::Contribute(papers).into()
        }
        CourtStep::Take(_) => {
            // What is taken first makes the next of its kind worth more.
            let mut papers: Vec<Paper> = Vec::new();
            let mut left = game.pile().to_vec();
            for _ in 0..pile {
                let more = |paper: &Paper| papers.iter().filter(|other| *other == paper).count() as i64;
                let best = (0..left.len()).max_by_key(|at| (sight.paper(left[*at], more(&left[*at])), left[*at]));
                let Some(at) = best else { break };
                papers.push(left.remove(at));
            }
            let mut discard = best_first(game.domain(sight.seat).cards().collect(), |card| -sight.card(card));
            discard.truncate(game.surplus(catalog, sight.seat));
            CourtAnswer::Take { papers, discard }.into()
        }
        CourtStep::LastPrisoners => {
            let gaoler = match game.domain(sight.seat).whereabouts {
                Whereabouts::Prison(gaoler) => Some(gaoler),
                Whereabouts::Hell | Whereabouts::Earth => None,
            };
            let claims = sight.claims().into_iter().filter(|claim| Some(claim.target) == gaoler).collect();
            CourtAnswer::LastPrisoners { claims, frees: Vec::new(), gives: Vec::new() }.into()
        }
        CourtStep::Vote => CourtAnswer::Vote(candidate(sight)).into(),
        CourtStep::Score | CourtStep::Dusk => Answer::Pass,
    }
}

/// Returns the devil whose election is best for this seat, as far as it knows.
fn candidate(sight: Sight<'_>) -> Seat {
    let (numbers, game) = (&sight.catalog.numbers, sight.game);
    let hands: i64 = game.seats().count() as i64 - 1;
    let total = |seat: Seat, oaths: i64| {
        i64::from(game.domain(seat).points) * POINT + oaths * POINT * i64::from(numbers.oath_points)
    };
    let margin = |overlord: Seat| {
        let own = i64::from(game.oaths(sight.seat, overlord));
        if own >= i64::from(numbers.winning_oaths) {
            return 10 * POINT;
        }
        // The oaths of others are in some other hand. A devil keeps some of its own.
        let rest = i64::from(numbers.oaths) - own;
        let share = |seat: Seat| if seat == overlord { rest * POINT * 2 } else { rest * POINT };
        let guess = |seat: Seat| total(seat, 0) + share(seat) * i64::from(numbers.oath_points) / (hands + 1).max(1);
        let best = game.others(sight.seat).map(guess).max().unwrap_or(0);
        // Nobody else can win by oaths of a devil, if enough of them are in one's own hand. Whoever
        // was seen taking some may hold more.
        let left = i64::from(numbers.oaths) - own;
        let seen =
            |seat: Seat| game.domain(seat).seen.iter().filter(|paper| **paper == Paper::oath(overlord)).count() as i64;
        let most = game.others(sight.seat).map(seen).max().unwrap_or(0);
        let danger = if left < i64::from(numbers.winning_oaths) { 0 } else { (left - 1 + most) * POINT };
        total(sight.seat, own) - best - danger
    };
    let best = game.seats().max_by_key(|seat| (margin(*seat), *seat == sight.seat));
    best.unwrap_or(sight.seat)
}

/// Returns answers that are worth a closer look, the habit first.
pub(crate) fn answers(sight: Sight<'_>, most: usize, rolls: &mut Rolls, seed: u64) -> Vec<Answer> {
    let mut answers = vec![answer(sight, rolls)];
    let Some(step) = sight.game.due() else { return answers };
    let others: Vec<Answer> = match step {
        Step::Action(_) => action::plans(sight).into_iter().map(Answer::from).collect(),
        Step::War(WarStep::Move | WarStep::LateMove(_)) => {
            let late = matches!(step, Step::War(WarStep::LateMove(_)));
            let raise =
                if let (Answer::War(WarAnswer::Move { raise, .. }), false) = (&answers[0], late) { *raise } else { 0 };
            let targets = sight.game.targets(sight.catalog, sight.seat).into_iter();
            targets.map(|target| Answer::War(WarAnswer::Move { raise, target })).collect()
        }
        Step::Court(CourtStep::Vote) => sight.game.seats().map(|seat| Answer::Court(CourtAnswer::Vote(seat))).collect(),
        // A colour is chosen by lot, and trifles are not worth the time.
        Step::War(WarStep::Strategies | WarStep::SiegeStrategies | WarStep::Lose(_) | WarStep::Betray { .. }) => {
            Vec::new()
        }
        Step::Trade(TradeStep::Round(_)) => rounds(sight, &answers[0]),
        Step::Muster(_) | Step::Special(_) | Step::Trade(_) | Step::War(_) | Step::Rite(_) | Step::Court(_) => {
            let drawn = choices::some(sight.catalog, sight.game, sight.seat, most, seed);
            drawn.into_iter().map(|choice| choice.answer).collect()
        }
    };
    for answer in others {
        if answers.len() < most
            && !answers.contains(&answer)
            && step.check(sight.catalog, sight.game, sight.seat, &answer).is_ok()
        {
            answers.push(answer);
        }
    }
    answers
}

/// Returns other things to say in a round of trading: less than by habit, and other offers.
fn rounds(sight: Sight<'_>, habit: &Answer) -> Vec<Answer> {
    let Answer::Trade(TradeAnswer::Round(habit)) = habit else { return Vec::new() };
    let mut others = vec![Dealings::default()];
    for at in 0..habit.takes.len() {
        let mut fewer = habit.clone();
        fewer.takes.remove(at);
        others.push(fewer);
    }
    if !habit.offers.is_empty() {
        let ideas = sight.offers(IDEAS).into_iter();
        others.extend(ideas.map(|terms| Dealings { offers: vec![terms], ..habit.clone() }));
    }
    if !habit.claims.is_empty() {
        others.push(Dealings { claims: Vec::new(), ..habit.clone() });
    }
    if !habit.plays.is_empty() {
        others.push(Dealings { plays: Vec::new(), ..habit.clone() });
    }
    others.into_iter().map(|dealings| TradeAnswer::Round(dealings).into()).collect()
}

//! Choices drawn by lot: what an animal at the table would do.
//!
//! There are far too many offers to list them all. These lists serve the tests, the searching minds
//! and everybody who wants to know what can be done at all.

use crate::action::{ActionStep, Orders};
use crate::catalog::{Catalog, EventEffect, SpecialEffect, Trait};
use crate::court::{CourtAnswer, CourtStep};
use crate::dice::{Dice, Rolls, Stream};
use crate::game::{Cast, Caster, Game, Whereabouts};
use crate::ids::{Card, HandCard, Paper, PaperSort, Seat, SpecialKind};
use crate::muster::{Agreement, MusterAnswer, MusterStep};
use crate::promises::Vow;
use crate::rites::{RiteAnswer, RiteStep};
use crate::specials::{Aim, Play, SpecialAnswer, SpecialStep};
use crate::step::{Answer, Choice, Step};
use crate::trade::{Claim, Dealings, Favor, Goods, Pact, Terms, TradeAnswer, TradeStep};
use crate::war::{WarAnswer, WarStep, colours};

/// Attempts to draw each choice before the list stays shorter.
const ATTEMPTS: usize = 4;

/// Returns up to `most` different choices of a seat that is asked, drawn by the seed. The game may
/// be what the seat sees of it. Never empty.
#[must_use]
pub fn some(catalog: &Catalog, game: &Game, seat: Seat, most: usize, seed: u64) -> Vec<Choice> {
    let Some(step) = game.due() else { return vec![Choice { seat, answer: Answer::Pass }] };
    let mut rolls = Dice::new(seed, game.step()).open(Stream::Sample(seat));
    let mut choices: Vec<Choice> = Vec::new();
    for _ in 0..most.max(1) * ATTEMPTS {
        let answer = draw(catalog, game, step, seat, &mut rolls);
        let choice = Choice { seat, answer };
        if step.check(catalog, game, seat, &choice.answer).is_ok() && !choices.contains(&choice) {
            choices.push(choice);
        }
        if choices.len() >= most.max(1) {
            break;
        }
    }
    if choices.is_empty() {
        choices.push(Choice { seat, answer: step.default(catalog, game, seat) });
    }
    choices
}

/// Draws one answer. It may break the rules where two of its parts do not fit each other.
fn draw(catalog: &Catalog, game: &Game, step: &Step, seat: Seat, rolls: &mut Rolls) -> Answer {
    let default = || step.default(catalog, game, seat);
    match step {
        Step::Muster(MusterStep::Settle(_)) => {
            rolls.pick(&game.vacant).map_or_else(default, |realm| MusterAnswer::Settle(*realm).into())
        }
        Step::Muster(MusterStep::Table { discard, .. }) => table(catalog, game, seat, *discard, rolls).into(),
        Step::Muster(MusterStep::Dawn | MusterStep::Deal) => default(),
        Step::Special(SpecialStep::Window(moment)) => {
            let mut plays: Vec<Play> = Vec::new();
            for card in game.playable(catalog, seat, *moment) {
                if rolls.percent(50) {
                    plays.extend(rolls.pick(&game.plays(catalog, seat, card)).cloned());
                }
            }
            SpecialAnswer::Play(plays).into()
        }
        Step::Special(SpecialStep::Counter(announced)) => {
            let at = rolls.below(announced.len() as u32) as u8;
            SpecialAnswer::Counter(rolls.percent(50).then_some(at)).into()
        }
        Step::Special(SpecialStep::Drunk { .. }) => {
            let Answer::Special(SpecialAnswer::Shuffle(cards)) = default() else { return Answer::Pass };
            let hand = game.domain(seat).hand.cards().to_vec();
            SpecialAnswer::Shuffle(subset(hand, cards.len(), rolls)).into()
        }
        Step::Special(SpecialStep::Effects(_)) => default(),
        Step::Trade(step) => trade(catalog, game, step, seat, rolls).unwrap_or_else(default),
        Step::Action(ActionStep::Orders(_)) => orders(catalog, game, seat, rolls).into(),
        Step::Action(ActionStep::Close) => default(),
        Step::War(step) => war(catalog, game, step, seat, rolls).map_or_else(default, Answer::War),
        Step::Rite(RiteStep::Perform { ritual, .. }) => {
            let souls = rolls.below(game.furnace_choice(catalog, seat, *ritual) + 1);
            if rolls.percent(90) { RiteAnswer::Perform { souls }.into() } else { RiteAnswer::Cancel.into() }
        }
        Step::Rite(_) => default(),
        Step::Court(step) => court(catalog, game, step, seat, rolls).map_or_else(default, Answer::Court),
    }
}

impl Game {
    /// Returns every way in which a seat can play a special play card now.
    #[must_use]
    pub fn plays(&self, catalog: &Catalog, seat: Seat, card: SpecialKind) -> Vec<Play> {
        let aims: Vec<Aim> = match catalog.special(card) {
            SpecialEffect::Doublecross => Vec::new(),
            SpecialEffect::DrunkenAgreement { .. } => vec![Aim::Nothing, Aim::Others],
            SpecialEffect::Silence | SpecialEffect::Recall | SpecialEffect::TimeOfVirtue | SpecialEffect::WorldWar => {
                vec![Aim::Nothing]
            }
            SpecialEffect::Escape | SpecialEffect::Reoccupy => self.seats().map(Aim::Devil).collect(),
            SpecialEffect::HiddenReserve => self.discard.iter().map(|card| Aim::Card(*card)).collect(),
            SpecialEffect::MagicalVortex | SpecialEffect::ThiefInTheNight | SpecialEffect::TreacherousTroops => self
                .others(seat)
                .flat_map(|other| self.domain(other).tabled.iter().map(|card| Aim::Card(*card)))
                .collect(),
        };
        let plays = aims.into_iter().map(|aim| Play { card, aim });
        plays.filter(|play| self.check_play(catalog, seat, play).is_ok()).collect()
    }
}

/// Draws some elements of a list.
fn subset<T>(mut list: Vec<T>, count: usize, rolls: &mut Rolls) -> Vec<T> {
    rolls.shuffle(&mut list);
    list.truncate(count);
    list
}

fn other(game: &Game, seat: Seat, rolls: &mut Rolls) -> Seat {
    let others: Vec<Seat> = game.others(seat).collect();
    rolls.pick(&others).copied().unwrap_or(seat)
}

fn table(catalog: &Catalog, game: &Game, seat: Seat, count: usize, rolls: &mut Rolls) -> MusterAnswer {
    let drawn = game.domain(seat).drawn.clone();
    let discard = subset(drawn.clone(), count, rolls);
    let mut agreements = Vec::new();
    for event in drawn.into_iter().filter(|card| !discard.contains(card)) {
        let Some(EventEffect::Agreement { cards }) = catalog.event(event).map(|def| def.effect) else { continue };
        let target = other(game, seat, rolls);
        let theirs = game.domain(target).tabled.clone();
        let take = subset(theirs, cards.into(), rolls);
        let give = if rolls.percent(50) {
            Vec::new()
        } else {
            // The same cards in return would be no trade at all.
            subset(game.domain(seat).tabled.clone(), cards.into(), rolls)
        };
        agreements.push(Agreement { event, target, take, give });
    }
    MusterAnswer::Table { discard, agreements }
}

fn papers(game: &Game, seat: Seat, count: usize, rolls: &mut Rolls) -> Vec<Paper> {
    let all = game.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
    subset(all, count, rolls)
}

fn trade(catalog: &Catalog, game: &Game, step: &TradeStep, seat: Seat, rolls: &mut Rolls) -> Option<Answer> {
    let answer = match step {
        TradeStep::Round(_) => TradeAnswer::Round(dealings(catalog, game, seat, rolls)),
        TradeStep::Torture { seen, .. } => TradeAnswer::Keep(rolls.pick(seen).copied().filter(|_| rolls.percent(80))),
        TradeStep::Give { count, .. } | TradeStep::Return { count, .. } => {
            TradeAnswer::Give(papers(game, seat, (*count).into(), rolls))
        }
        TradeStep::Ransom(_) => {
            let oaths: Vec<Paper> =
                game.domain(seat).hand.papers().filter(|paper| paper.sort == PaperSort::Oath).collect();
            TradeAnswer::Ransom(*rolls.pick(&oaths)?)
        }
        TradeStep::Open | TradeStep::Close => return None,
    };
    Some(answer.into())
}

fn dealings(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Dealings {
    let mut dealings = Dealings::default();
    if rolls.percent(30) {
        return dealings;
    }
    let offers: Vec<_> = game.offers_to(catalog, seat).map(|offer| offer.id).collect();
    if rolls.percent(50) {
        dealings.takes.extend(rolls.pick(&offers));
    }
    let prisoners: Vec<Seat> = game.prisoners(seat).collect();
    if game.torture(catalog, seat).is_some() {
        dealings.tortures.extend(prisoners.iter().filter(|who| !game.trading.tortured.contains(who)));
    } else if rolls.percent(20) {
        dealings.frees.extend(prisoners);
    }
    for card in game.playable(catalog, seat, crate::catalog::Moment::Trading) {
        if rolls.percent(30) {
            dealings.plays.extend(rolls.pick(&game.plays(catalog, seat, card)).cloned());
        }
    }
    if rolls.percent(30) {
        let claim = claim(catalog, game, seat, rolls);
        if game.check_claim(catalog, seat, &claim).is_ok() {
            dealings.claims.push(claim);
        }
    }
    if !game.trading.silence && rolls.percent(60) {
        let terms = terms(game, seat, rolls);
        if game.check_terms(catalog, seat, &terms).is_ok() {
            dealings.offers.push(terms);
        }
    }
    dealings
}

fn claim(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Claim {
    let target = other(game, seat, rolls);
    let held: Vec<Seat> = game.prisoners(target).collect();
    let favor = match (rolls.below(4), rolls.pick(&held)) {
        (0, _) => Favor::Safety,
        (1, _) => Favor::Alliance,
        (2, Some(who)) if rolls.percent(50) => Favor::Take(*who),
        (2, Some(who)) => Favor::Free(*who),
        _ => Favor::Oaths(rolls.die(catalog.numbers.most_oaths.into()) as u8),
    };
    let own = rolls.below(u32::from(game.counter_favors(catalog, seat)) + 1) as u8;
    Claim { target, favor, own, wild: game.domain(seat).wild }
}

fn goods(game: &Game, seat: Seat, rolls: &mut Rolls) -> Goods {
    let domain = game.domain(seat);
    let mut goods = Goods::default();
    let whom = other(game, seat, rolls);
    match rolls.below(6) {
        0 => goods.cards.extend(rolls.pick(&domain.tabled)),
        1 => goods.souls = rolls.below(domain.souls + 1),
        2 => goods.hand.extend(rolls.pick(domain.hand.cards())),
        3 => goods.safety = true,
        4 => goods.vows.extend(rolls.pick(&[Vow::Attack(whom), Vow::Spare(whom), Vow::LeaveEarth, Vow::Elect(whom)])),
        _ => {
            let prisoners: Vec<Seat> = game.prisoners(seat).collect();
            goods.prisoners.extend(rolls.pick(&prisoners));
            goods.points = u8::from(domain.points > 0 && rolls.percent(30));
        }
    }
    goods
}

fn terms(game: &Game, seat: Seat, rolls: &mut Rolls) -> Terms {
    let with = other(game, seat, rolls);
    let gives = goods(game, seat, rolls);
    let mut asks = goods(game, with, rolls);
    if rolls.percent(30) {
        let of = other(game, seat, rolls);
        asks.hand.push(HandCard::Paper(Paper::oath(of)));
    }
    let pact = match rolls.below(8) {
        0 => Pact::Lead,
        1 => Pact::Follow,
        2 => Pact::SwapRealms,
        _ => Pact::None,
    };
    Terms { to: rolls.percent(80).then_some(with), gives, asks, pact }
}

fn orders(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Orders {
    let domain = game.domain(seat);
    let devil = game.devil_may_leave(catalog, seat) && rolls.percent(30);
    let can =
        |what: Trait| -> Vec<Card> { domain.tabled.iter().copied().filter(|card| catalog.can(*card, what)).collect() };
    let fiends = can(Trait::Earthbound);
    let earth: Vec<Card> =
        if game.trading.world_war { fiends } else { fiends.into_iter().filter(|_| rolls.percent(50)).collect() };
    let own = if devil || domain.whereabouts != Whereabouts::Hell { 0 } else { game.own_rituals(catalog, seat) };
    let mut casters: Vec<Caster> = (0..own).map(|_| Caster::Devil).collect();
    casters.extend(can(Trait::Casts).into_iter().filter(|card| !earth.contains(card)).map(Caster::Horde));
    let mut tome = game.tome(catalog, seat).is_some();
    let mut casts = Vec::new();
    for ritual in game.rituals(catalog, seat) {
        if casters.is_empty() || rolls.percent(30) {
            continue;
        }
        let caster = casters.remove(rolls.below(casters.len() as u32) as usize);
        casts.push(Cast { ritual, caster, twice: std::mem::take(&mut tome) });
    }
    Orders { casts, earth, devil }
}

fn war(catalog: &Catalog, game: &Game, step: &WarStep, seat: Seat, rolls: &mut Rolls) -> Option<WarAnswer> {
    let answer = match step {
        WarStep::Move | WarStep::LateMove(_) => {
            let late = matches!(step, WarStep::LateMove(_));
            let souls = if !late && game.can_raise(catalog, seat) { game.domain(seat).souls } else { 0 };
            let chooses = game.chooses_target(catalog, seat) && (late || !game.sees_first(catalog, seat));
            let target = if chooses { *rolls.pick(&game.targets(catalog, seat))? } else { crate::war::Target::Stay };
            WarAnswer::Move { raise: rolls.below(souls + 1), target }
        }
        WarStep::Suborn(_) => WarAnswer::Suborn(rolls.pick(&game.subornable(catalog, seat)).copied()),
        WarStep::Betray { from, .. } => WarAnswer::Lose(vec![*rolls.pick(&game.traitors(catalog, *from))?]),
        WarStep::Strategies | WarStep::SiegeStrategies => {
            WarAnswer::Colour(rolls.below(u32::from(colours(catalog))) as u8)
        }
        WarStep::Lose(losses) => {
            let loss = losses.iter().find(|loss| loss.seat == seat)?;
            WarAnswer::Lose(subset(game.losable(catalog, loss), loss.count.into(), rolls))
        }
        WarStep::Bury => WarAnswer::Salvage(rolls.pick(&game.fallen).copied()),
        WarStep::Avenge { victims, count, .. } => {
            let choices = game.avengeable(catalog, victims);
            let of = |victim: &Seat| -> Vec<Card> {
                choices.iter().filter(|(seat, _)| seat == victim).map(|(_, card)| *card).collect()
            };
            let mut chosen = Vec::new();
            for victim in victims {
                chosen.extend(subset(of(victim), (*count).into(), rolls));
            }
            WarAnswer::Lose(chosen)
        }
        WarStep::Divide(at) => WarAnswer::Divide(rolls.pick(&game.divisions(catalog, *at)).cloned()?),
        WarStep::Swap { .. } => WarAnswer::Swap(rolls.percent(50)),
        WarStep::Occupy(_) => WarAnswer::Occupy(rolls.pick(&game.vacant).copied()),
        WarStep::Lure(_) => WarAnswer::Lure(rolls.pick(&game.lurable(catalog, seat)).map(|(_, card)| *card)),
        WarStep::Begin(_)
        | WarStep::Meet
        | WarStep::Arrive
        | WarStep::Fall
        | WarStep::Peace
        | WarStep::Gather
        | WarStep::Reap
        | WarStep::End => return None,
    };
    Some(answer)
}

fn court(catalog: &Catalog, game: &Game, step: &CourtStep, seat: Seat, rolls: &mut Rolls) -> Option<CourtAnswer> {
    let pile = usize::from(catalog.numbers.pile);
    match step {
        CourtStep::Contribute => Some(CourtAnswer::Contribute(papers(game, seat, pile, rolls))),
        CourtStep::Take(_) => {
            let cards = game.domain(seat).cards().collect();
            Some(CourtAnswer::Take {
                papers: subset(game.pile.clone(), pile, rolls),
                discard: subset(cards, game.surplus(catalog, seat), rolls),
            })
        }
        CourtStep::Vote => {
            let all: Vec<Seat> = game.seats().collect();
            rolls.pick(&all).map(|seat| CourtAnswer::Vote(*seat))
        }
        CourtStep::LastPrisoners => {
            let claim = claim(catalog, game, seat, rolls);
            let last = matches!(claim.favor, Favor::Take(_) | Favor::Free(_));
            let claims = if last { vec![claim] } else { Vec::new() };
            Some(CourtAnswer::LastPrisoners { claims, frees: Vec::new(), gives: Vec::new() })
        }
        CourtStep::Score | CourtStep::Dusk => None,
    }
}

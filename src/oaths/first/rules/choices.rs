//! Choices drawn by lot: what an animal at the table would do.
//!
//! There are far too many offers to list them all. These lists serve the tests, the searching minds
//! and everybody who wants to know what can be done at all.

use crate::award::{AwardAnswer, AwardStep};
use crate::catalog::{Catalog, ResourceDef};
use crate::court::{CourtStep, Speech};
use crate::dice::{Dice, Rolls, Stream};
use crate::game::Game;
use crate::ids::{Card, HandCard, Seat};
use crate::market::{Dealings, Goods, MarketStep, Terms};
use crate::muster::{MusterAnswer, MusterStep};
use crate::orders::Orders;
use crate::promises::{Clause, Payment, Pledge, PromiseStep, Vow};
use crate::rites::{RiteAnswer, RiteStep};
use crate::step::{Answer, Choice, Step};
use crate::war::{Attack, Blow, Casualties, Fate, Flight, Join, Move, Side, Spoils, WarAnswer, WarStep};

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
        Step::Muster(MusterStep::Redraw) => MusterAnswer::Redraw(rolls.percent(50)).into(),
        Step::Muster(MusterStep::Torture { seen, .. }) => {
            MusterAnswer::Keep(rolls.pick(seen).copied().filter(|_| rolls.percent(50))).into()
        }
        Step::Muster(MusterStep::Deal | MusterStep::Dawn | MusterStep::Init) => default(),
        Step::Market(MarketStep::Round(number)) => {
            let last = *number >= game.trading_rounds(catalog);
            dealings(catalog, game, seat, last, rolls).into()
        }
        Step::Market(MarketStep::Open { .. }) => default(),
        Step::Order(_) => orders(catalog, game, seat, rolls).into(),
        Step::War(step) => war(catalog, game, step, seat, rolls).map_or_else(default, Answer::War),
        Step::Rite(RiteStep::Perform(_)) => rite(catalog, game, seat, rolls).into(),
        Step::Rite(RiteStep::Begin) => default(),
        Step::Award(step) => match step {
            AwardStep::Repent => AwardAnswer::Repent(rolls.percent(50)).into(),
            AwardStep::Again(_) => AwardAnswer::Again(rolls.percent(50)).into(),
            AwardStep::Gift(_) => AwardAnswer::Oath(rolls.percent(50)).into(),
            AwardStep::Pick(_) => rolls.pick(&game.pile).map_or_else(default, |of| AwardAnswer::Pick(*of).into()),
            AwardStep::Generic | AwardStep::Power | AwardStep::Souls | AwardStep::Masters => default(),
        },
        Step::Court(CourtStep::Speak) => speech(catalog, game, seat, rolls).into(),
        Step::Court(CourtStep::Begin | CourtStep::Dusk) => default(),
        Step::Promise(PromiseStep::Judge(_)) => {
            let Answer::Promise(Payment(first)) = default() else { return Answer::Pass };
            let held = game.domain(seat).hand.resources().collect();
            Payment(subset(held, first.len(), rolls)).into()
        }
    }
}

/// Draws some elements of a list.
fn subset<T>(mut list: Vec<T>, count: usize, rolls: &mut Rolls) -> Vec<T> {
    rolls.shuffle(&mut list);
    list.truncate(count);
    list
}

/// Keeps each element of a list with a chance in percent.
fn part<T>(list: impl IntoIterator<Item = T>, chance: u32, rolls: &mut Rolls) -> Vec<T> {
    list.into_iter().filter(|_| rolls.percent(chance)).collect()
}

fn other(game: &Game, seat: Seat, rolls: &mut Rolls) -> Seat {
    let others: Vec<Seat> = game.others(seat).collect();
    rolls.pick(&others).copied().unwrap_or(seat)
}

fn dealings(catalog: &Catalog, game: &Game, seat: Seat, last: bool, rolls: &mut Rolls) -> Dealings {
    let mut dealings = Dealings::default();
    if rolls.percent(40) {
        return dealings;
    }
    let offers: Vec<_> = game.offers_to(catalog, seat).map(|offer| offer.id).collect();
    if rolls.percent(50) {
        dealings.takes.extend(rolls.pick(&offers));
    }
    if rolls.percent(15) {
        dealings.frees.extend(game.prisoners(seat));
    } else if rolls.percent(15) {
        dealings.permits.extend(game.prisoners(seat));
    }
    if rolls.percent(10) && game.trades_with(seat, None) {
        let fits = |card: &&HandCard| matches!(card, HandCard::Oath(_)) || game.substitutes(catalog, seat);
        let cards: Vec<HandCard> = game.domain(seat).hand.cards().iter().filter(fits).copied().collect();
        dealings.sells.extend(rolls.pick(&cards));
    }
    for card in game.domain(seat).hand.resources() {
        if rolls.percent(20) {
            let plays = game.plays(catalog, seat, card);
            dealings.plays.extend(rolls.pick(&plays));
        }
    }
    if !last && rolls.percent(50) {
        let terms = terms(game, seat, rolls);
        if game.check_terms(catalog, seat, &terms).is_ok() {
            dealings.offers.push(terms);
        }
    }
    dealings
}

fn vow(game: &Game, seat: Seat, rolls: &mut Rolls) -> Pledge {
    let whom = other(game, seat, rolls);
    let vows = [
        Vow::Attack(whom),
        Vow::Spare(whom),
        Vow::LeaveEarth,
        Vow::Object(whom),
        Vow::Accept(whom),
        Vow::Proclaim(whom),
        Vow::Cards(1),
        Vow::Oaths { of: seat, count: 1 },
        Vow::Souls(1),
    ];
    let vow = vows[rolls.below(vows.len() as u32) as usize];
    let clause = match rolls.below(4) {
        0 if vow.is_debt() => Clause::IfOverlord(whom),
        0 | 1 => Clause::IfPossible,
        _ => Clause::Always,
    };
    Pledge { vow, clause, next: rolls.percent(30) }
}

fn goods(game: &Game, seat: Seat, with: Seat, rolls: &mut Rolls) -> Goods {
    let domain = game.domain(seat);
    let mut goods = Goods::default();
    let free = !game.market().limited;
    match rolls.below(8) {
        0 if free => {
            let cards: Vec<Card> = domain.tabled.iter().chain(&domain.earth).chain(&domain.fortress).copied().collect();
            goods.cards.extend(rolls.pick(&cards));
        }
        1 if free => goods.souls = rolls.below(domain.souls + 1),
        2 if free => goods.prisoners.extend(rolls.pick(&game.prisoners(seat).collect::<Vec<_>>())),
        3 => goods.freed.extend(rolls.pick(&game.prisoners(seat).collect::<Vec<_>>())),
        4 => goods.pledges.push(vow(game, seat, rolls)),
        5 => {
            let owed = game.bonds(with).filter(|promise| promise.to == Some(seat)).map(|promise| promise.id);
            goods.released.extend(rolls.pick(&owed.collect::<Vec<_>>()));
            goods.shows = rolls.percent(20);
        }
        _ => goods.hand.extend(rolls.pick(domain.hand.cards())),
    }
    goods
}

fn terms(game: &Game, seat: Seat, rolls: &mut Rolls) -> Terms {
    let with = other(game, seat, rolls);
    let gives = goods(game, seat, with, rolls);
    let mut asks = goods(game, with, seat, rolls);
    if rolls.percent(30) {
        asks.hand.push(HandCard::Oath(other(game, seat, rolls)));
    }
    Terms { to: rolls.percent(80).then_some(with), gives, asks }
}

fn orders(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Orders {
    let domain = game.domain(seat);
    let mut orders = Orders { devil: game.devil_may_travel(seat) && rolls.percent(20), ..Orders::default() };
    let hand: Vec<Card> = domain.hand.resources().collect();
    for card in &hand {
        match catalog.resource(*card) {
            ResourceDef::Fortress(_) if orders.fortress.is_none() && rolls.percent(50) => {
                orders.fortress = Some(*card);
            }
            ResourceDef::Horde(_) if rolls.percent(75) => orders.table.push(*card),
            ResourceDef::Fortress(_)
            | ResourceDef::Horde(_)
            | ResourceDef::Artifact(_)
            | ResourceDef::Ritual(_)
            | ResourceDef::Special(_) => {}
        }
    }
    let castle = domain.fortress.is_some() || orders.fortress.is_some();
    for card in &hand {
        if catalog.artifact(*card).is_some()
            && !game.is_imprisoned(seat)
            && (castle || !catalog.is_bound(*card))
            && rolls.percent(75)
        {
            orders.table.push(*card);
        }
    }
    let all = domain.tabled.iter().chain(&domain.earth).chain(&orders.table).copied();
    let fiends: Vec<Card> = all.filter(|card| game.may_travel(catalog, *card)).collect();
    orders.earth = part(fiends, 40, rolls);
    let mut room = game.upkeep_after(catalog, seat, &orders).saturating_sub(domain.rituals.len());
    for card in &hand {
        if catalog.ritual(*card).is_some() && room > 0 && rolls.percent(75) {
            orders.rituals.push(*card);
            room -= 1;
        }
    }
    if rolls.percent(20) {
        let used = |card: &Card| {
            orders.table.contains(card) || orders.fortress == Some(*card) || orders.rituals.contains(card)
        };
        let idle: Vec<Card> = hand.into_iter().filter(|card| !used(card)).collect();
        orders.discard.extend(rolls.pick(&idle));
    }
    orders
}

fn attack(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Option<Attack> {
    let target = other(game, seat, rolls);
    let full = game.full_attack(catalog, seat, target);
    let hordes = if rolls.percent(70) { full.hordes } else { part(full.hordes, 60, rolls) };
    let attack = Attack { target, hordes, souls: rolls.below(full.souls + 1), devil: full.devil && rolls.percent(80) };
    game.check_attack(catalog, seat, &attack).is_ok().then_some(attack)
}

fn war(catalog: &Catalog, game: &Game, step: &WarStep, seat: Seat, rolls: &mut Rolls) -> Option<WarAnswer> {
    let answer = match step {
        WarStep::Turn { .. } => {
            let attacks = rolls.percent(50);
            WarAnswer::Attack(if attacks { Some(attack(catalog, game, seat, rolls)?) } else { None })
        }
        WarStep::Confirm { attack, .. } if rolls.percent(80) => WarAnswer::Attack(Some(attack.clone())),
        WarStep::Confirm { .. } => WarAnswer::Attack(attack(catalog, game, seat, rolls)),
        WarStep::Organise => WarAnswer::Move(organise(catalog, game, seat, rolls)),
        WarStep::React { .. } => WarAnswer::Recall(game.recall(catalog, seat).filter(|_| rolls.percent(50))),
        WarStep::Assign(blows) => {
            let blow = blows.iter().find(|blow| blow.seat == seat)?;
            WarAnswer::Casualties(casualties(game, blow, rolls)?)
        }
        WarStep::Salvage => WarAnswer::Salvage(rolls.pick(&game.fallen).copied()),
        WarStep::Spoils => {
            let battle = game.battle()?;
            let fates = [Fate::Destroy, Fate::Capture, Fate::Leave { rituals: true }, Fate::Leave { rituals: false }];
            let there = game.domain(battle.defender).fortress.is_some();
            let fortress = if there { *rolls.pick(&fates)? } else { Fate::Destroy };
            let armies: Vec<Seat> = battle.armies.iter().map(|army| army.seat).collect();
            let mut surrendered = Vec::new();
            if rolls.percent(20)
                && let (Some(who), Some(to)) = (rolls.pick(&battle.hit), rolls.pick(&armies))
            {
                surrendered.push((*who, *to));
            }
            WarAnswer::Spoils(Spoils { fortress, surrendered })
        }
        WarStep::Begin | WarStep::Fight | WarStep::Judge | WarStep::Close | WarStep::End => return None,
    };
    Some(answer)
}

fn organise(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Move {
    let mut answer = Move::default();
    let Some(battle) = game.battle() else { return answer };
    let hand: Vec<Card> = game.domain(seat).hand.resources().collect();
    match battle.army(seat) {
        None if rolls.percent(25) => {
            let full = game.full_attack(catalog, seat, battle.defender);
            let side = if rolls.percent(50) { Side::Attack } else { Side::Defend };
            answer.join = Some(Join {
                side,
                hordes: part(full.hordes, 70, rolls),
                souls: rolls.below(full.souls + 1),
                devil: full.devil,
            });
        }
        None => {}
        Some(army) if seat == battle.defender => {
            if army.devil && rolls.percent(25) {
                answer.flee = rolls
                    .pick(&hand)
                    .map(|card| if rolls.percent(50) { Flight::Free(*card) } else { Flight::Special(*card) });
            } else if army.devil {
                answer.surrender = rolls.percent(5);
            }
            answer.truce = rolls.percent(10);
        }
        Some(_) if seat == battle.attacker => {
            answer.negate = hand.into_iter().find(|card| game.is_like_fortress(catalog, *card, battle.defender));
            answer.negate = answer.negate.filter(|_| battle.round == 1 && rolls.percent(70));
            answer.retreat = rolls.percent(5);
            answer.truce = rolls.percent(10);
        }
        Some(_) => {
            answer.switch = rolls.percent(10);
            answer.retreat = !answer.switch && rolls.percent(10);
        }
    }
    answer
}

/// What can be hit.
#[derive(Clone, Copy)]
enum Unit {
    Soul,
    Horde(Card),
    Fortress,
    Devil,
}

fn casualties(game: &Game, blow: &Blow, rolls: &mut Rolls) -> Option<Casualties> {
    let battle = game.battle()?;
    let army = battle.army(blow.seat)?;
    let mut units: Vec<Unit> = army.hordes.iter().map(|card| Unit::Horde(*card)).collect();
    units.extend((0..army.souls).map(|_| Unit::Soul));
    units.extend(battle.in_fortress(blow.seat).then_some(Unit::Fortress));
    units.extend(army.devil.then_some(Unit::Devil));
    let mut taken = Casualties::default();
    for unit in subset(units, blow.hits as usize, rolls) {
        match unit {
            Unit::Soul => taken.souls += 1,
            Unit::Horde(card) => taken.hordes.push(card),
            Unit::Fortress => taken.fortress = true,
            Unit::Devil => taken.devil = true,
        }
    }
    Some(taken)
}

fn rite(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> RiteAnswer {
    let domain = game.domain(seat);
    let mut rituals = domain.rituals.clone();
    if game.may_cast_from_hand(catalog, seat) {
        rituals.extend(domain.hand.resources().filter(|card| catalog.ritual(*card).is_some()));
    }
    let Some(&ritual) = rolls.pick(&rituals) else { return RiteAnswer::Done };
    if rolls.percent(15) {
        return if rolls.percent(50) { RiteAnswer::Cancel(ritual) } else { RiteAnswer::Done };
    }
    let aims = catalog.ritual(ritual).is_some_and(|effect| effect.aims());
    RiteAnswer::Perform { ritual, target: aims.then(|| other(game, seat, rolls)) }
}

fn speech(catalog: &Catalog, game: &Game, seat: Seat, rolls: &mut Rolls) -> Speech {
    if rolls.percent(20) {
        return Speech::default();
    }
    let candidates: Vec<Seat> = game.seats().filter(|who| game.is_candidate(catalog, *who)).collect();
    let forced = |who: &Seat| game.bound(seat, Vow::Object(*who));
    let free = |who: &Seat| !game.bound(seat, Vow::Accept(*who));
    let objects = candidates.into_iter().filter(free).filter(|who| forced(who) || rolls.percent(50)).collect();
    let promised = game.seats().find(|who| game.bound(seat, Vow::Proclaim(*who)));
    let all: Vec<Seat> = game.seats().collect();
    let proclaims = promised.or_else(|| rolls.pick(&all).copied().filter(|_| rolls.percent(70)));
    Speech { arrives: true, objects, proclaims }
}

//! Choices drawn by lot: what an animal at the table would do.
//!
//! There are far too many ways to march or to deal to list them all. These lists serve the tests,
//! the searching minds and everybody who wants to know what can be done at all.

mod actions;
mod combat;
mod spells;

use circles_catalog::Catalog;

use crate::action::ActionAnswer;
use crate::dice::{Dice, Rolls, Stream};
use crate::dusk::Cash;
use crate::flight::{FlightAnswer, FlightAsk, Group};
use crate::game::Game;
use crate::hand::Discards;
use crate::ids::{Arcanum, Banner, Legion, Place, Seat, Sectio, Unit};
use crate::magic::{MagicAnswer, MagicAsk};
use crate::petition::{Claim, Claims};
use crate::roam::{RoamAnswer, RoamAsk};
use crate::setup::{SetupAnswer, SetupAsk};
use crate::souls::{Dealings, Goods, SoulsAnswer, SoulsAsk, Terms};
use crate::step::{Answer, Ask, Choice};
use crate::strokes::Losses;
use crate::summon::{SummonAnswer, SummonAsk};

/// Attempts to draw each choice before the list stays shorter.
const ATTEMPTS: usize = 6;

/// Returns up to `most` different choices of a seat that is asked, drawn by the seed. The game may
/// be what the seat sees of it. Never empty.
#[must_use]
pub fn some(catalog: &Catalog, game: &Game, seat: Seat, most: usize, seed: u64) -> Vec<Choice> {
    let Some(ask) = game.due() else { return vec![Choice { seat, answer: Answer::Pass }] };
    let mut rolls = Dice::new(seed, game.step()).open(Stream::Sample(seat));
    let mut choices: Vec<Choice> = Vec::new();
    for _ in 0..most.max(1) * ATTEMPTS {
        let choice = Choice { seat, answer: draw(catalog, game, ask, seat, &mut rolls) };
        if !choices.contains(&choice) && ask.check(catalog, game, seat, &choice.answer).is_ok() {
            choices.push(choice);
        }
        if choices.len() >= most.max(1) {
            break;
        }
    }
    if choices.is_empty() {
        choices.push(Choice { seat, answer: ask.default(catalog, game, seat) });
    }
    choices
}

/// Draws one answer. It may break the rules where two of its parts do not fit each other.
fn draw(catalog: &Catalog, game: &Game, ask: &Ask, seat: Seat, rolls: &mut Rolls) -> Answer {
    let default = || ask.default(catalog, game, seat);
    match ask {
        Ask::Setup(ask) => setup(game, ask, seat, rolls).into(),
        Ask::Hand(_) => {
            let hand = game.triumvirate(seat).hand.clone();
            Discards(subset(hand, game.excess(catalog, seat), rolls)).into()
        }
        Ask::Stroke(_) => {
            let Answer::Stroke(Losses(usual)) = default() else { return Answer::Pass };
            let own = game.board().legions(Banner::Seat(seat)).map(|(legion, _)| legion).collect();
            Losses(subset(own, usual.len(), rolls)).into()
        }
        Ask::Souls(ask) => souls(catalog, game, ask, seat, rolls).map_or_else(default, Answer::Souls),
        Ask::Summon(ask) => summon(catalog, game, ask, seat, rolls).map_or_else(default, Answer::Summon),
        Ask::Action(ask) => actions::action(catalog, game, ask, seat, rolls).map_or_else(default, Answer::Action),
        Ask::March(ask) => actions::march(catalog, game, ask, seat, rolls).into(),
        Ask::Flight(FlightAsk::Flee { sectio, .. }) => {
            FlightAnswer::Flee(groups(catalog, game, seat, *sectio, rolls)).into()
        }
        Ask::Flight(FlightAsk::Choose { ways, .. }) => {
            rolls.pick(ways).map_or_else(default, |way| FlightAnswer::Choose(*way).into())
        }
        Ask::Magic(MagicAsk::Counter) => {
            let counters = game.counters(catalog, seat);
            MagicAnswer::Counter(rolls.pick(&counters).copied().filter(|_| rolls.percent(60))).into()
        }
        Ask::Magic(MagicAsk::Keep(_)) => {
            let seen: Vec<Arcanum> = game.peek().map(|peek| peek.arcana.clone()).unwrap_or_default();
            rolls.pick(&seen).map_or_else(default, |card| MagicAnswer::Keep(*card).into())
        }
        Ask::Magic(MagicAsk::Withdraw(_)) => MagicAnswer::Withdraw(combat::withdrawal(game, seat, rolls)).into(),
        Ask::Roam(RoamAsk::Court) => {
            let suitors = game.suitors(catalog, seat);
            RoamAnswer::Court(rolls.pick(&suitors).copied().filter(|_| rolls.percent(40))).into()
        }
        Ask::Roam(RoamAsk::Lead(_)) => {
            let count = rolls.below(u32::from(catalog.numbers.moves.lilith) + 1);
            let way = |_| crate::ids::Direction::ALL[rolls.below(4) as usize];
            RoamAnswer::Lead((0..count).map(way).collect()).into()
        }
        Ask::War(ask) => combat::war(catalog, game, ask, seat, rolls).map_or_else(default, Answer::War),
        Ask::Petition(_) => {
            let Answer::Petition(Claims(mut claims)) = default() else { return Answer::Pass };
            let mut left = game.triumvirate(seat).free_favours();
            let price = game.petition_price(catalog, seat);
            for sectio in game.claimable(catalog, seat) {
                let fresh = claims.iter().all(|claim| claim.sectio != sectio);
                if fresh && price <= left && rolls.percent(85) {
                    left -= price;
                    claims.push(Claim { sectio, favour: true });
                }
            }
            Claims(claims).into()
        }
        Ask::Dusk(_) => Cash(rolls.below(game.absolvable(catalog, seat) + 1)).into(),
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

fn setup(game: &Game, ask: &SetupAsk, seat: Seat, rolls: &mut Rolls) -> SetupAnswer {
    match ask {
        SetupAsk::Exchange => {
            let own: Vec<_> = game.triumvirate(seat).daemons.iter().map(|daemon| daemon.kind).collect();
            SetupAnswer::Exchange(rolls.pick(&own).copied().filter(|_| rolls.percent(30)))
        }
        SetupAsk::Garrison(_) => {
            let own: Vec<Sectio> = game.sectio_of(seat).collect();
            SetupAnswer::Garrison(rolls.pick(&own).copied().unwrap_or(Sectio::FIRST))
        }
    }
}

fn souls(catalog: &Catalog, game: &Game, ask: &SoulsAsk, seat: Seat, rolls: &mut Rolls) -> Option<SoulsAnswer> {
    match ask {
        SoulsAsk::Deal(round) => {
            let open = game.market().offers.iter().filter(|offer| game.can_take(seat, offer));
            let open: Vec<_> = open.map(|offer| offer.id).collect();
            let mut dealings = Dealings::default();
            if rolls.percent(50) {
                dealings.takes.extend(rolls.pick(&open));
            }
            if *round < game.charter().trading_rounds && rolls.percent(30) {
                let to = other(game, seat, rolls);
                let (gives, asks) = (goods(game, seat, true, rolls), goods(game, to, false, rolls));
                dealings.offers.push(Terms { to, gives, asks });
            }
            Some(SoulsAnswer::Deal(dealings))
        }
        SoulsAsk::Desert => {
            // The usual number of units, but any of them.
            let usual = game.usual_deserters(catalog, seat);
            Some(SoulsAnswer::Desert(subset(game.paid_units(seat), usual.len(), rolls)))
        }
        SoulsAsk::Enlist { units, .. } => {
            let taken = game.usual_recruits(seat, units);
            Some(SoulsAnswer::Enlist(part(taken, 70, rolls)))
        }
        SoulsAsk::Maintain => Some(SoulsAnswer::Maintain(part(game.usual_maintenance(catalog, seat), 80, rolls))),
    }
}

/// Draws something that a seat can give. Cards are named only if they are seen.
fn goods(game: &Game, seat: Seat, own: bool, rolls: &mut Rolls) -> Goods {
    let mut goods = Goods::default();
    let triumvirate = game.triumvirate(seat);
    match rolls.below(8) {
        0 | 1 => goods.souls = rolls.below(triumvirate.souls + 1),
        2 if own => goods.cards.extend(rolls.pick(&triumvirate.hand)),
        2 | 3 => goods.sectio.extend(rolls.pick(&game.sectio_of(seat).collect::<Vec<_>>())),
        4 => goods.units.extend(rolls.pick(&game.paid_units(seat))),
        5 => {
            let daemons: Vec<_> = triumvirate.daemons.iter().map(|daemon| daemon.kind).collect();
            goods.daemons.extend(rolls.pick(&daemons));
        }
        6 => {
            let macina: Vec<_> = triumvirate.macina.iter().map(|macina| macina.card).collect();
            goods.macina.extend(rolls.pick(&macina));
        }
        _ => {}
    }
    goods
}

fn summon(catalog: &Catalog, game: &Game, ask: &SummonAsk, seat: Seat, rolls: &mut Rolls) -> Option<SummonAnswer> {
    match ask {
        SummonAsk::Quarter { .. } => rolls.pick(&game.barracks(seat)).copied().map(SummonAnswer::Quarter),
        SummonAsk::Raise { .. } => {
            let Answer::Summon(usual) = Ask::Summon(ask.clone()).default(catalog, game, seat) else { return None };
            let SummonAnswer::Legions(places) = &usual else { return None };
            Some(SummonAnswer::Legions(nurseries(catalog, game, seat, places.len(), rolls)))
        }
        SummonAsk::Turn(_) => Some(match rolls.below(10) {
            0..=2 => {
                let most = game.summonable(catalog, seat).min(game.triumvirate(seat).souls as usize / 3);
                let count = rolls.below(most.min(4) as u32 + 1).max(1);
                SummonAnswer::Legions(nurseries(catalog, game, seat, count as usize, rolls))
            }
            3 | 4 => SummonAnswer::Recruit(*rolls.pick(&game.triumvirate(seat).hand)?),
            5 => {
                let wild = game.board().legions_at(Banner::Seat(seat), Place::AnteHell);
                SummonAnswer::Tame(*rolls.pick(&wild)?)
            }
            6 if rolls.percent(50) => SummonAnswer::Buy,
            7 if rolls.percent(50) => {
                let own: Vec<_> = game.board().officers_of(Banner::Seat(seat)).map(|(kind, _)| kind).collect();
                SummonAnswer::Bonus { lieutenant: *rolls.pick(&own)?, souls: 1 }
            }
            _ => SummonAnswer::Done,
        }),
    }
}

/// Draws places for new legions, each where the rules allow the next one.
fn nurseries(catalog: &Catalog, game: &Game, seat: Seat, count: usize, rolls: &mut Rolls) -> Vec<Sectio> {
    let mut open: Vec<Sectio> = Vec::new();
    while open.len() < count {
        let mut more = game.nurseries_after(catalog, seat, &open);
        rolls.shuffle(&mut more);
        let Some(sectio) = more.first() else { break };
        open.push(*sectio);
    }
    open
}

/// Draws units that flee from a sectio.
fn groups(catalog: &Catalog, game: &Game, seat: Seat, sectio: Sectio, rolls: &mut Rolls) -> Vec<Group> {
    let (banner, place) = (Banner::Seat(seat), Place::Sectio(sectio));
    if rolls.percent(50) {
        return Vec::new();
    }
    let mut legions: Vec<Legion> = part(game.board().legions_at(banner, place), 80, rolls);
    let mut groups = Vec::new();
    for kind in part(game.board().officers_at(banner, place), 80, rolls) {
        let most = usize::from(catalog.lieutenant(kind).leadership).min(legions.len());
        let with = legions.split_off(legions.len() - most);
        groups.push(Group { lead: Unit::Lieutenant(kind), with });
    }
    groups.extend(legions.into_iter().map(|legion| Group { lead: Unit::Legion(legion), with: Vec::new() }));
    groups
}

/// Turns an action into an answer.
const fn act(action: crate::action::Action) -> ActionAnswer {
    ActionAnswer::Act(action)
}

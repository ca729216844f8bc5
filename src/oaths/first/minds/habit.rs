//! The habits of a sensible player: one answer to every question, without looking ahead.
//!
//! The level `imp` plays by these habits. The searching minds expect them of everybody in the games
//! that they imagine.

use crate::rules::award::{AwardAnswer, AwardStep};
use crate::rules::catalog::{RitualEffect, SpecialEffect, Trait};
use crate::rules::choices;
use crate::rules::court::{CourtStep, Speech};
use crate::rules::dice::Rolls;
use crate::rules::game::{Phase, Whereabouts};
use crate::rules::ids::{Card, HandCard, Seat};
use crate::rules::market::{Dealings, MarketStep};
use crate::rules::muster::{MusterAnswer, MusterStep};
use crate::rules::orders::Orders;
use crate::rules::promises::{Payment, PromiseStep, Vow};
use crate::rules::rites::{RiteAnswer, RiteStep};
use crate::rules::specials::{Aim, Play};
use crate::rules::step::{Answer, Step};
use crate::rules::war::{Attack, Blow, Casualties, Fate, Flight, Join, Move, Side, Spoils, WarAnswer, WarStep};
use crate::sight::{DRAWN, POINT, Sight};

/// Rounds of a trading in which a devil makes offers. Later ones only answer.
const OFFER_ROUNDS: u8 = 2;
/// Offers that a devil makes in a round.
const OFFERS: usize = 4;
/// What a card under torture has to be worth, to be kept in place of the prisoner.
const WORTH_A_PRISONER: i64 = 60;
/// What an attack has to gain on average.
const WORTH_AN_ATTACK: i64 = 15;

/// Returns the answer of a sensible player to the step that is due.
pub(crate) fn answer(sight: Sight<'_>, rolls: &mut Rolls) -> Answer {
    match sight.game.due() {
        Some(Step::Market(MarketStep::Round(number))) => {
            let mut dealings = dealings(sight, *number);
            let last = *number >= sight.game.trading_rounds(sight.catalog);
            if *number <= OFFER_ROUNDS && !last {
                dealings.offers = sight.offers(OFFERS);
            }
            dealings.into()
        }
        Some(_) | None => quick_answer(sight, rolls),
    }
}

/// Returns the same answer without offers of its own: they take most of the time, and in an imagined
/// game they change little.
pub(crate) fn quick_answer(sight: Sight<'_>, rolls: &mut Rolls) -> Answer {
    let Some(step) = sight.game.due() else { return Answer::Pass };
    match step {
        Step::Muster(MusterStep::Redraw) => MusterAnswer::Redraw(true).into(),
        Step::Muster(MusterStep::Torture { seen, .. }) => {
            let best = seen.iter().copied().max_by_key(|of| (sight.oath(*of), *of));
            MusterAnswer::Keep(best.filter(|of| sight.oath(*of) >= WORTH_A_PRISONER)).into()
        }
        Step::Muster(MusterStep::Deal | MusterStep::Dawn | MusterStep::Init) => Answer::Pass,
        Step::Market(MarketStep::Round(number)) => dealings(sight, *number).into(),
        Step::Market(MarketStep::Open { .. }) => Answer::Pass,
        Step::Order(_) => orders(sight).into(),
        Step::War(step) => war(sight, step, rolls),
        Step::Rite(RiteStep::Perform(_)) => rite(sight).into(),
        Step::Rite(RiteStep::Begin) => Answer::Pass,
        Step::Award(step) => award(sight, step),
        Step::Court(CourtStep::Speak) => speech(sight).into(),
        Step::Court(CourtStep::Begin | CourtStep::Dusk) => Answer::Pass,
        Step::Promise(PromiseStep::Judge(id)) => {
            let count = if let Vow::Cards(count) = sight.game.promises()[id.index()].vow { count } else { 0 };
            let held: Vec<Card> = sight.game.domain(sight.seat).hand.resources().collect();
            let mut worst = best_first(held, |card| -sight.card(card));
            worst.truncate(count.into());
            Payment(worst).into()
        }
    }
}

/// Sorts by worth, the best first; equals stay in the order of their numbers.
fn best_first<T: Copy + Ord>(mut list: Vec<T>, worth: impl Fn(T) -> i64) -> Vec<T> {
    list.sort_by_key(|item| (-worth(*item), *item));
    list
}

/// Returns what a devil says in a round of trading, without offers of its own.
fn dealings(sight: Sight<'_>, number: u8) -> Dealings {
    let game = sight.game;
    let mut dealings =
        Dealings { takes: sight.takes().into_iter().map(|offer| offer.id).collect(), ..Dealings::default() };
    let mut spent: Vec<HandCard> = Vec::new();
    for offer in game.market().offers.iter().filter(|offer| dealings.takes.contains(&offer.id)) {
        spent.extend(&offer.terms.asks.hand);
    }
    for card in game.domain(sight.seat).hand.resources() {
        if spent.contains(&HandCard::Card(card)) {
            continue;
        }
        if let Some(play) = play(sight, card)
            && play.pay.is_none_or(|pay| !spent.contains(&pay))
        {
            spent.extend(play.pay);
            dealings.plays.push(play);
        }
    }
    if number == 1 && game.phase() == Phase::Playing && game.trades_with(sight.seat, None) {
        dealings.sells.extend(sale(sight, &spent));
    }
    dealings
}

/// Returns the card that is worth less than what the Other Powers of Hell give for it.
fn sale(sight: Sight<'_>, spent: &[HandCard]) -> Option<HandCard> {
    let game = sight.game;
    let hand = &game.domain(sight.seat).hand;
    let fits = |card: &&HandCard| {
        let oath = matches!(card, HandCard::Oath(_));
        !spent.contains(card) && (oath || game.substitutes(sight.catalog, sight.seat))
    };
    let worst = hand.cards().iter().filter(fits).min_by_key(|card| (sight.held(**card), **card))?;
    // A bigger realm draws less in the next turn.
    let price = DRAWN * i64::from(sight.catalog.numbers.oath_price) * 2 / 3;
    (sight.held(*worst) + 8 < price).then_some(*worst)
}

/// Returns how a special card is best played now.
fn play(sight: Sight<'_>, card: Card) -> Option<Play> {
    let (catalog, game) = (sight.catalog, sight.game);
    let own = game.domain(sight.seat);
    if catalog.special(card).is_none() && !game.is_imprisoned(sight.seat) {
        return None;
    }
    let worth = |play: &Play| {
        let pay = play.pay.map_or(0, |pay| sight.held(pay));
        let gain = match (catalog.special(card), play.aim) {
            // Some of the cards are oaths, which go back.
            (Some(SpecialEffect::Drunken { cards }), Aim::Devil(who)) => {
                DRAWN * i64::from(cards) * 3 / 4 + sight.envy(who) / 10
            }
            (Some(SpecialEffect::Forced), Aim::Card(target)) => {
                let envy = game.owner(target).map_or(0, |who| sight.envy(who));
                sight.card(target) + sight.card(target) * envy / 100
            }
            (Some(SpecialEffect::Vortex), Aim::Card(target)) => {
                let plague = matches!(catalog.ritual(target), Some(RitualEffect::Plague { .. }));
                if plague || catalog.artifact(target).is_some() { sight.card(target) } else { 0 }
            }
            (Some(SpecialEffect::Escape) | None, _) => POINT,
            (Some(SpecialEffect::Recall), Aim::Devil(who)) if who == sight.seat => 40,
            (
                Some(
                    SpecialEffect::Drunken { .. }
                    | SpecialEffect::Forced
                    | SpecialEffect::Recall
                    | SpecialEffect::Vortex,
                ),
                _,
            ) => 0,
        };
        gain - pay - sight.held(HandCard::Card(card)) / 2
    };
    // A devil that waits to be freed for nothing soon waits in vain.
    let plays = game.plays(catalog, sight.seat, card).into_iter().map(|play| (worth(&play), play));
    let best = plays.max_by_key(|(worth, _)| *worth).filter(|(worth, _)| *worth > 6);
    best.map(|(_, play)| play).filter(|_| own.hand.len() > 1)
}

/// Returns the orders of a sensible player: everything is tabled, fiends go to Earth, and the devil
/// too if nothing else brings a point.
pub(crate) fn orders(sight: Sight<'_>) -> Orders {
    let (catalog, game) = (sight.catalog, sight.game);
    let domain = game.domain(sight.seat);
    let hand: Vec<Card> = domain.hand.resources().collect();
    let mut orders = Orders::default();
    let castles: Vec<Card> = hand.iter().copied().filter(|card| catalog.fortress(*card).is_some()).collect();
    let old = domain.fortress.map_or(0, |card| sight.fortress(card) + 10);
    let best = best_first(castles, |card| sight.fortress(card)).first().copied();
    orders.fortress = best.filter(|card| sight.fortress(*card) > old);
    let castle = domain.fortress.is_some() || orders.fortress.is_some();
    for card in &hand {
        let artifact = catalog.artifact(*card).is_some()
            && !game.is_imprisoned(sight.seat)
            && (castle || !catalog.is_bound(*card));
        if artifact || (catalog.horde(*card).is_some() && !catalog.can(*card, Trait::Hungers)) {
            orders.table.push(*card);
        }
        // A Leviathan is only tabled by one who means to attack.
        if catalog.can(*card, Trait::Hungers) && domain.whereabouts == Whereabouts::Hell {
            orders.table.push(*card);
        }
    }
    let all = domain.tabled.iter().chain(&domain.earth).chain(&orders.table).copied();
    let mut fiends: Vec<Card> = all.filter(|card| game.may_travel(catalog, *card)).collect();
    // Those that can cast go last, and one of three stays for the defence.
    fiends.sort_by_key(|card| (catalog.can(*card, Trait::Casts), *card));
    let home = fiends.len() / 4;
    fiends.truncate(fiends.len() - home);
    orders.earth = fiends;
    let raids = game.others(sight.seat).map(|other| sight.raid(other)).max().unwrap_or(0);
    let candidates = game.others(sight.seat).any(|other| game.is_candidate(catalog, other));
    let lonely = orders.earth.is_empty() && raids < WORTH_AN_ATTACK + POINT / 2 && !candidates;
    orders.devil = lonely && game.devil_may_travel(sight.seat) && domain.rituals.is_empty();
    let mut rituals: Vec<Card> = hand.into_iter().filter(|card| catalog.ritual(*card).is_some()).collect();
    rituals = best_first(rituals, |card| sight.card(card));
    let room = game.upkeep_after(catalog, sight.seat, &orders).saturating_sub(domain.rituals.len());
    rituals.truncate(room);
    orders.rituals = rituals;
    orders
}

/// Returns the best attack of a seat, with what it gains on average.
pub(crate) fn best_attack(sight: Sight<'_>) -> Option<(i64, Attack)> {
    let (catalog, game) = (sight.catalog, sight.game);
    let lawful = |attack: &Attack| game.check_attack(catalog, sight.seat, attack).is_ok();
    let attacks = game.others(sight.seat).map(|other| game.full_attack(catalog, sight.seat, other)).filter(lawful);
    attacks.map(|attack| (sight.attack(&attack), attack)).max_by_key(|(worth, attack)| (*worth, attack.target))
}

fn war(sight: Sight<'_>, step: &WarStep, rolls: &mut Rolls) -> Answer {
    let (catalog, game) = (sight.catalog, sight.game);
    let answer = match step {
        WarStep::Turn { .. } => {
            let owed = || game.owed_attack(catalog, sight.seat);
            // A little chance, so that nobody can be sure.
            let noise = i64::from(rolls.below(10));
            let best = best_attack(sight).filter(|(worth, _)| worth + noise >= WORTH_AN_ATTACK);
            WarAnswer::Attack(best.map(|(_, attack)| attack).or_else(owed))
        }
        WarStep::Confirm { .. } => return Answer::Pass,
        WarStep::Organise => WarAnswer::Move(organise(sight)),
        WarStep::React { .. } => {
            let attacks = game.battle().is_some_and(|battle| battle.attacker == sight.seat);
            WarAnswer::Recall(game.recall(catalog, sight.seat).filter(|_| attacks))
        }
        WarStep::Assign(blows) => {
            let Some(blow) = blows.iter().find(|blow| blow.seat == sight.seat) else { return Answer::Pass };
            WarAnswer::Casualties(casualties(sight, blow))
        }
        WarStep::Salvage => {
            WarAnswer::Salvage(best_first(game.fallen().to_vec(), |card| sight.card(card)).first().copied())
        }
        WarStep::Spoils => WarAnswer::Spoils(spoils(sight)),
        WarStep::Begin | WarStep::Fight | WarStep::Judge | WarStep::Close | WarStep::End => return Answer::Pass,
    };
    answer.into()
}

/// Takes hits with Souls and cheap hordes first. The fortress mostly survives them.
fn casualties(sight: Sight<'_>, blow: &Blow) -> Casualties {
    let (catalog, game) = (sight.catalog, sight.game);
    let usual = || game.usual_casualties(catalog, blow);
    let Some(battle) = game.battle() else { return usual() };
    let Some(army) = battle.army(blow.seat) else { return usual() };
    let must = |card: &Card| catalog.can(*card, Trait::Charges);
    let mut hordes = army.hordes.clone();
    hordes.sort_by_key(|card| (!must(card), sight.card(*card), *card));
    let charging = hordes.iter().filter(|card| must(card)).count();
    let mut left = blow.hits as usize;
    let mut taken = Casualties { hordes: hordes.drain(..charging.min(left)).collect(), ..Casualties::default() };
    left -= taken.hordes.len();
    taken.souls = army.souls.min(left as u32);
    left -= taken.souls as usize;
    let spare = hordes.len().saturating_sub(1).min(left);
    taken.hordes.extend(hordes.drain(..spare));
    left -= spare;
    taken.fortress = left > 0 && battle.in_fortress(blow.seat);
    left -= usize::from(taken.fortress);
    let last = hordes.len().min(left);
    taken.hordes.extend(hordes.drain(..last));
    left -= last;
    taken.devil = left > 0 && army.devil;
    taken
}

fn spoils(sight: Sight<'_>) -> Spoils {
    let game = sight.game;
    let Some(battle) = game.battle() else { return Spoils::default() };
    let theirs = game.domain(battle.defender).fortress;
    let own = game.domain(sight.seat).fortress.map_or(0, |card| sight.fortress(card));
    let prize = game.prisoners(battle.defender).count() as i64 * 40
        + i64::from(game.hearts(sight.catalog, battle.defender)) * 14;
    let better = theirs.is_some_and(|card| sight.fortress(card) + prize > own);
    let fortress = if theirs.is_some() && (better || battle.release) { Fate::Capture } else { Fate::Destroy };
    Spoils { fortress, surrendered: Vec::new() }
}

/// Returns what a sensible player does in the organisation of a round.
fn organise(sight: Sight<'_>) -> Move {
    let (catalog, game) = (sight.catalog, sight.game);
    let mut answer = Move::default();
    let Some(battle) = game.battle() else { return answer };
    let hand: Vec<Card> = game.domain(sight.seat).hand.resources().collect();
    let forces = sight.battle(battle);
    let left = catalog.numbers.combat_rounds + 1 - battle.round;
    let (round, rest) = (forces.forecast(catalog, 1), forces.forecast(catalog, left));
    if sight.seat == battle.attacker {
        answer.negate = hand.into_iter().find(|card| game.is_like_fortress(catalog, *card, battle.defender));
        answer.negate = answer.negate.filter(|_| battle.round == 1);
        let doomed = rest.victory < 15 && i64::from(forces.attackers) * 100 < rest.on_attack * 5 / 4;
        answer.retreat = battle.round > 1 && (doomed || rest.victory < 5);
    } else if sight.seat == battle.defender {
        let there = battle.army(sight.seat).is_some_and(|army| army.devil);
        let doomed = round.on_defence * 5 / 4 >= i64::from(forces.defenders) * 100 || rest.victory > 60;
        if there && doomed {
            let cheap = best_first(hand, |card| -sight.card(card));
            let mut ways =
                cheap.iter().map(|card| Flight::Free(*card)).chain(cheap.iter().map(|card| Flight::Special(*card)));
            let lawful = |flight: &Flight| {
                let flee = Move { flee: Some(*flight), ..Move::default() };
                flight_is_lawful(sight, flee)
            };
            answer.flee = ways.find(lawful);
        }
    } else if battle.army(sight.seat).is_none() && game.may_join(catalog, sight.seat) {
        answer.join = join(sight, battle.attacker, battle.defender, rest.victory);
    }
    answer
}

fn flight_is_lawful(sight: Sight<'_>, flee: Move) -> bool {
    let answer = Answer::War(WarAnswer::Move(flee));
    let step = sight.game.due();
    step.is_some_and(|step| step.check(sight.catalog, sight.game, sight.seat, &answer).is_ok())
}

/// Joins the weaker of two rivals, if that can tip the scales.
fn join(sight: Sight<'_>, attacker: Seat, defender: Seat, victory: i64) -> Option<Join> {
    let (catalog, game) = (sight.catalog, sight.game);
    let ahead = sight.prospect(attacker) - sight.prospect(defender);
    let full = game.full_attack(catalog, sight.seat, defender);
    if full.hordes.len() < 3 || !(25..=75).contains(&victory) {
        return None;
    }
    let side = if ahead > 80 {
        Side::Defend
    } else if ahead < -80 && !game.bound(sight.seat, Vow::Spare(defender)) {
        Side::Attack
    } else {
        return None;
    };
    // The devil stays at home if somebody else can lead.
    let devil = full.devil && !game.leads(catalog, sight.seat, false, &full.hordes);
    let join = Join { side, hordes: full.hordes, souls: full.souls, devil };
    game.leads(catalog, sight.seat, devil, &join.hordes).then_some(join)
}

/// Returns what a sensible player does with its rituals.
fn rite(sight: Sight<'_>) -> RiteAnswer {
    let (catalog, game) = (sight.catalog, sight.game);
    let domain = game.domain(sight.seat);
    let mut rituals = domain.rituals.clone();
    if game.may_cast_from_hand(catalog, sight.seat) {
        rituals.extend(domain.hand.resources().filter(|card| catalog.ritual(*card).is_some()));
    }
    let worth = |card: Card, target: Seat| match catalog.ritual(card) {
        Some(RitualEffect::Plague { .. }) => {
            let hordes = game.hordes(catalog, target).count() as i64;
            hordes * 5 * sight.envy(target) / 30 - 10
        }
        Some(RitualEffect::Summon { .. }) => {
            let away = game.domain(target).earth.len() as i64;
            20 + away * 8 * sight.envy(target) / 30
        }
        Some(RitualEffect::Conjure { .. }) => 40,
        None => 0,
    };
    // Souls are summoned before the plague, so that it finds whom they bring home.
    let first = |card: Card| matches!(catalog.ritual(card), Some(RitualEffect::Summon { .. }));
    rituals.sort_by_key(|card| (!first(*card), *card));
    for ritual in rituals {
        let aims = catalog.ritual(ritual).is_some_and(RitualEffect::aims);
        let target = game.others(sight.seat).max_by_key(|other| (worth(ritual, *other), *other));
        if target.is_some_and(|target| worth(ritual, target) > 0) {
            return RiteAnswer::Perform { ritual, target: target.filter(|_| aims) };
        }
    }
    RiteAnswer::Done
}

fn award(sight: Sight<'_>, step: &AwardStep) -> Answer {
    let answer = match step {
        AwardStep::Repent => AwardAnswer::Repent(true),
        AwardStep::Again(rolls) => {
            let die = rolls.iter().find(|(seat, _)| *seat == sight.seat).map_or(6, |(_, die)| *die);
            AwardAnswer::Again(die == 1)
        }
        AwardStep::Gift(_) => AwardAnswer::Oath(sight.game.ashamed(sight.seat)),
        AwardStep::Pick(_) => {
            let best = sight.game.pile().iter().copied().max_by_key(|of| (sight.oath(*of), *of));
            match best {
                Some(of) => AwardAnswer::Pick(of),
                None => return Answer::Pass,
            }
        }
        AwardStep::Generic | AwardStep::Power | AwardStep::Souls | AwardStep::Masters => return Answer::Pass,
    };
    answer.into()
}

/// Returns what a sensible player says at the gathering: it objects to everybody whose election would
/// not make it win.
pub(crate) fn speech(sight: Sight<'_>) -> Speech {
    let (catalog, game) = (sight.catalog, sight.game);
    let must = |who: Seat| game.bound(sight.seat, Vow::Object(who));
    let may = |who: Seat| !game.bound(sight.seat, Vow::Accept(who));
    let bad = |who: Seat| sight.accession(who) < 0;
    let objects: Vec<Seat> =
        game.seats().filter(|who| game.is_candidate(catalog, *who) && may(*who) && (must(*who) || bad(*who))).collect();
    let promised = game.seats().find(|who| game.bound(sight.seat, Vow::Proclaim(*who)));
    let unknown = |who: &Seat| game.domain(*who).points < catalog.numbers.candidate;
    let best = game.seats().filter(unknown).max_by_key(|who| (sight.accession(*who), *who == sight.seat));
    Speech { arrives: true, objects, proclaims: promised.or(best) }
}

/// Returns answers that are worth a closer look, the habit first.
pub(crate) fn answers(sight: Sight<'_>, most: usize, rolls: &mut Rolls, seed: u64) -> Vec<Answer> {
    let (catalog, game) = (sight.catalog, sight.game);
    let mut answers = vec![answer(sight, rolls)];
    let Some(step) = game.due() else { return answers };
    let others: Vec<Answer> = match step {
        Step::War(WarStep::Turn { .. } | WarStep::Confirm { .. }) => {
            let full = game.others(sight.seat).map(|other| game.full_attack(catalog, sight.seat, other));
            let attacks = full.map(|attack| Answer::War(WarAnswer::Attack(Some(attack))));
            std::iter::once(Answer::War(WarAnswer::Attack(None))).chain(attacks).collect()
        }
        Step::Order(_) => {
            let plan = orders(sight);
            let stay = Orders { earth: Vec::new(), devil: false, ..plan.clone() };
            let go = Orders { devil: !plan.devil, rituals: Vec::new(), ..plan };
            vec![Answer::Order(stay), Answer::Order(go)]
        }
        Step::Court(CourtStep::Speak) => speeches(sight),
        Step::Market(MarketStep::Round(_)) => rounds(&answers[0]),
        Step::War(WarStep::Organise | WarStep::Spoils) | Step::Rite(_) => {
            let drawn = choices::some(catalog, game, sight.seat, most, seed);
            drawn.into_iter().map(|choice| choice.answer).collect()
        }
        // Trifles are not worth the time.
        Step::Muster(_) | Step::War(_) | Step::Award(_) | Step::Promise(_) => Vec::new(),
        Step::Market(_) | Step::Court(_) => Vec::new(),
    };
    for answer in others {
        if answers.len() < most && !answers.contains(&answer) && step.check(catalog, game, sight.seat, &answer).is_ok()
        {
            answers.push(answer);
        }
    }
    answers
}

/// Returns other speeches: with one objection more or less, and other proclamations.
fn speeches(sight: Sight<'_>) -> Vec<Answer> {
    let habit = speech(sight);
    let mut others = Vec::new();
    for who in sight.game.seats() {
        let mut changed = habit.clone();
        if habit.objects.contains(&who) {
            changed.objects.retain(|other| *other != who);
        } else {
            changed.objects.push(who);
        }
        others.push(changed);
        others.push(Speech { proclaims: Some(who), ..habit.clone() });
    }
    others.into_iter().map(Answer::Court).collect()
}

/// Returns other things to say in a round of trading: less than by habit.
fn rounds(habit: &Answer) -> Vec<Answer> {
    let Answer::Market(habit) = habit else { return Vec::new() };
    if habit.is_ready() {
        return Vec::new();
    }
    let mut others = vec![Dealings::default()];
    for at in 0..habit.takes.len() {
        let mut fewer = habit.clone();
        fewer.takes.remove(at);
        others.push(fewer);
    }
    if !habit.plays.is_empty() {
        others.push(Dealings { plays: Vec::new(), ..habit.clone() });
    }
    if !habit.sells.is_empty() {
        others.push(Dealings { sells: Vec::new(), ..habit.clone() });
    }
    others.into_iter().map(Answer::Market).collect()
}

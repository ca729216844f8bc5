//! Diplomacy and the arena in scenarios: orders in words, answers, and expectations.

use infernal_conclave::rules::arena::{ArenaOrder, Duelist, Plan, Reigning, counsel, reigning};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::diplomacy::{
    Aim, Concession, Demanded, DiplomacyOrder, Stance, Terms, Welcome, aims, demand_price, demandable_cards,
    emissary_price, greatest_insult, longest, threat_level, wager_range,
};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{PraetorKind, Seat};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same, says};
use super::script::card;
use super::treasures::treasure;

/// An expectation about diplomacy or the arena.
#[derive(Clone, Debug, Deserialize)]
pub enum DealingIs {
    /// The stance between two houses.
    Stance(u8, u8, Stance),
    /// Number of demands in a row that the second has conceded to the first.
    Conceded(u8, u8, u8),
    /// The last turns in which the first must wait before it makes demands of, insults, and sends
    /// emissaries to the second.
    Waits(u8, u8, u32, u32, u32),
    /// The last turn of the first's promise of peace to the second.
    BoundUntil(u8, u8, u32),
    /// Number of vendettas that the first has won against the second.
    Victories(u8, u8, u8),
    /// Number of affairs that wait for an answer.
    Affairs(usize),
    /// The first has a right against the second, with this cause.
    Grievance(u8, u8, String),
    /// No house has a right to a vendetta.
    NoGrievance,
    /// Number of claims before the conclave that it has not granted.
    Claims(usize),
    /// A vendetta: claimant, target, wager, the last turn in which it can be won.
    Vendetta(u8, u8, i32, u32),
    /// The aim of a vendetta, its pay in quarters of the wager, and the progress.
    AimIs(u8, u8, Aim, u8, i16),
    /// The aim of a vendetta, as a seat sees it: viewer, claimant, target.
    SeesAim(u8, u8, u8, Option<Aim>),
    /// There is neither a vendetta nor a single combat between two houses.
    NoVendetta(u8, u8),
    /// A single combat: claimant, target, the wagers of both, the last turn.
    Combat(u8, u8, (i32, i32), u32),
    /// True for each side of a single combat that has named a praetor.
    Named(u8, u8, (bool, bool)),
    /// The same as a seat sees it.
    SeesNamed(u8, u8, u8, (bool, bool)),
    /// A lord and its vassal.
    Bond(u8, u8),
    /// No houses are lord and vassal.
    NoBond,
    /// The ranking of a seat.
    Ranking(u8, Vec<u8>),
    /// The second's threat level for the first.
    Threat(u8, u8, u8),
    /// A seat's rank, by its value.
    Rank(u8, i32),
    /// The least and the greatest wager of the first against the second.
    Wagers(u8, u8, u8, u8),
    /// The largest number of turns for a vendetta of the first against the second.
    Longest(u8, u8, u8),
    /// The aims that can be claimed against a house.
    Aims(u8, Vec<Aim>),
    /// The cost of a demand of the first on the second, and the largest number of cards.
    DemandCosts(u8, u8, i32, u8),
    /// The largest cost of an insult of the first to the second.
    InsultCosts(u8, u8, i32),
    /// The cost of an emissary of the first to the second.
    EmissaryCosts(u8, u8, i32),
    /// The reigning champion, and the house that holds the title.
    Champion(String, Option<u8>),
    /// True if a praetor has won a single combat.
    Proven(String, bool),
}

fn praetor(catalog: &Catalog, id: &str) -> Result<PraetorKind, String> {
    catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))
}

impl DealingIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let diplomacy = game.diplomacy();
        let s = |seat: &u8| Seat(*seat);
        let vendetta = |game: &Game, a: u8, b: u8| {
            let found = game.diplomacy().vendettas().iter().find(|v| (v.claimant, v.target) == (Seat(a), Seat(b)));
            found.copied().ok_or_else(|| "there is no such vendetta".to_owned())
        };
        let combat = |game: &Game, a: u8, b: u8| {
            let found = game.diplomacy().combats().iter().find(|c| (c.claimant, c.target) == (Seat(a), Seat(b)));
            found.cloned().ok_or_else(|| "there is no such single combat".to_owned())
        };
        match self {
            Self::Stance(a, b, stance) => same(diplomacy.stance(s(a), s(b)), *stance),
            Self::Conceded(a, b, n) => same(diplomacy.record(s(a), s(b)).conceded, *n),
            Self::Waits(a, b, demand, insult, emissary) => {
                let record = diplomacy.record(s(a), s(b));
                same((record.demand_waits, record.insult_waits, record.emissary_waits), (*demand, *insult, *emissary))
            }
            Self::BoundUntil(a, b, turn) => same(diplomacy.record(s(a), s(b)).bound_until, *turn),
            Self::Victories(a, b, n) => same(diplomacy.record(s(a), s(b)).victories, *n),
            Self::Affairs(n) => same(diplomacy.affairs().len(), *n),
            Self::Grievance(holder, against, cause) => {
                let found = diplomacy.grievances().iter().find(|g| (g.holder, g.against) == (s(holder), s(against)));
                let found = found.ok_or_else(|| format!("there are only {:?}", diplomacy.grievances()))?;
                holds(says(&found.cause, cause), &format!("it is {found:?}"))
            }
            Self::NoGrievance => same(diplomacy.grievances().len(), 0),
            Self::Claims(n) => same(diplomacy.claims().len(), *n),
            Self::Vendetta(a, b, wager, until) => {
                let found = vendetta(game, *a, *b)?;
                same((found.wager, found.until), (*wager, *until))
            }
            Self::AimIs(a, b, aim, quarters, progress) => {
                let found = vendetta(game, *a, *b)?;
                same((found.aim, found.quarters, found.progress), (Some(*aim), *quarters, *progress))
            }
            Self::SeesAim(seat, a, b, aim) => {
                let found = vendetta(SeatView::of(game, s(seat)).table(), *a, *b)?;
                same(found.aim, *aim)?;
                holds(found.aim.is_some() || (found.quarters, found.progress) == (0, 0), "it sees what it pays")
            }
            Self::NoVendetta(a, b) => {
                let any = vendetta(game, *a, *b).is_ok()
                    || vendetta(game, *b, *a).is_ok()
                    || combat(game, *a, *b).is_ok()
                    || combat(game, *b, *a).is_ok();
                holds(!any, "there is one")
            }
            Self::Combat(a, b, wagers, until) => {
                let found = combat(game, *a, *b)?;
                same((found.wagers, found.until), (*wagers, *until))
            }
            Self::Named(a, b, named) => {
                let found = combat(game, *a, *b)?;
                same((found.named.0.is_some(), found.named.1.is_some()), *named)
            }
            Self::SeesNamed(seat, a, b, named) => {
                let found = combat(SeatView::of(game, s(seat)).table(), *a, *b)?;
                same((found.named.0.is_some(), found.named.1.is_some()), *named)
            }
            Self::Bond(lord, vassal) => {
                same(diplomacy.lord_of(s(vassal)), Some(s(lord)))?;
                same(diplomacy.vassal_of(s(lord)), Some(s(vassal)))
            }
            Self::NoBond => same(diplomacy.bonds().len(), 0),
            Self::Ranking(seat, ranking) => {
                same(diplomacy.ranking(s(seat)).iter().map(|seat| seat.0).collect(), ranking.clone())
            }
            Self::Threat(a, b, level) => same(threat_level(game, s(a), s(b)), *level),
            Self::Rank(seat, value) => same(game.houses().of(s(seat)).rank.value(), *value),
            Self::Wagers(a, b, least, most) => same(wager_range(catalog, game, s(a), s(b)), (*least, *most)),
            Self::Longest(a, b, turns) => same(longest(catalog, game, s(a), s(b)), *turns),
            Self::Aims(on, wanted) => same(aims(catalog, game, s(on)), wanted.clone()),
            Self::DemandCosts(a, b, cost, cards) => {
                let found = (demand_price(catalog, game, s(a), s(b)), demandable_cards(catalog, game, s(a), s(b)));
                same(found, (*cost, *cards))
            }
            Self::InsultCosts(a, b, most) => same(greatest_insult(catalog, game, s(a), s(b)), *most),
            Self::EmissaryCosts(a, b, cost) => same(emissary_price(catalog, game, s(a), s(b)), *cost),
            Self::Champion(id, patron) => {
                let wanted = praetor(catalog, id)?;
                let found = reigning(catalog, game);
                match (found, patron) {
                    (Some(Reigning::Conclave(kind)), None) if kind == wanted => Ok(()),
                    (Some(Reigning::House(seat, kind)), Some(whose)) if (seat.0, kind) == (*whose, wanted) => Ok(()),
                    _ => Err(format!("it is {found:?}")),
                }
            }
            Self::Proven(id, wanted) => same(game.arena().proven(praetor(catalog, id)?), *wanted),
        }
    }
}

fn seat_of(word: &str) -> Result<Seat, String> {
    word.parse().map(Seat).map_err(|_| format!("\"{word}\" is no seat"))
}

fn number(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("\"{word}\" is no number"))
}

fn aim(word: &str, n: &str) -> Result<Aim, String> {
    let n = number(n)?;
    match word {
        "cantons" => Ok(Aim::Cantons(n)),
        "places" => Ok(Aim::Places(n)),
        "legions" => Ok(Aim::Legions(n)),
        _ => Err(format!("\"{word}\" is no aim")),
    }
}

/// Parses `8 legions 1 turns 5` or `8 arena`. The first number is the wager.
fn terms(words: &[&str]) -> Result<Terms, String> {
    match words {
        [wager, what, n, "turns", turns] => {
            Ok(Terms::Field { wager: number(wager)?, aim: aim(what, n)?, turns: number(turns)? })
        }
        [wager, "arena"] => Ok(Terms::Arena { wager: number(wager)? }),
        _ => Err(format!("\"{}\" are no terms", words.join(" "))),
    }
}

/// Returns the plan of the arena master's counsel, or an empty plan, which cannot win.
fn plan(catalog: &Catalog, table: &Game, kind: PraetorKind, idle: bool) -> Plan {
    let known = table.attachments().praetor(kind).map(Duelist::from).filter(|_| !idle);
    known.map_or_else(Plan::default, |duelist| counsel(catalog, &duelist))
}

/// Parses `ask 1 tribute 2`, `ask 1 canton`, `ask 1 artifact`, `ask 1 relic`, `insult 1 5`,
/// `emissary 1 #0 #1`, `vendetta 1 wager 8 legions 1 turns 5`, `vendetta 1 wager 9 arena`, `feud
/// 1`, `petition 1`, `rank 2 1 3 #0`, `challenge abraxas`, `challenge abraxas idle`.
pub fn order(words: &str, table: &Game, seat: Seat, catalog: &Catalog) -> Result<Option<Order>, String> {
    let split: Vec<&str> = words.split_whitespace().collect();
    let cards = |from: &[&str]| from.iter().map(|word| card(word, table, seat)).collect::<Result<Vec<_>, _>>();
    let order = match split.as_slice() {
        ["ask", of, "tribute", n] => {
            Order::Diplomacy(DiplomacyOrder::Demand { of: seat_of(of)?, thing: Demanded::Tribute(number(n)?) })
        }
        ["ask", of, "canton"] => Order::Diplomacy(DiplomacyOrder::Demand { of: seat_of(of)?, thing: Demanded::Canton }),
        ["ask", of, "artifact"] => {
            Order::Diplomacy(DiplomacyOrder::Demand { of: seat_of(of)?, thing: Demanded::Artifact })
        }
        ["ask", of, "relic"] => Order::Diplomacy(DiplomacyOrder::Demand { of: seat_of(of)?, thing: Demanded::Relic }),
        ["insult", at, stake] => Order::Diplomacy(DiplomacyOrder::Insult { at: seat_of(at)?, stake: number(stake)? }),
        ["emissary", to, gift @ ..] => {
            Order::Diplomacy(DiplomacyOrder::SendEmissary { to: seat_of(to)?, cards: cards(gift)? })
        }
        ["vendetta", on, "wager", rest @ ..] => {
            Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: seat_of(on)?, terms: terms(rest)? })
        }
        ["feud", on] => Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: seat_of(on)? }),
        ["petition", lord] => Order::Diplomacy(DiplomacyOrder::Petition { lord: seat_of(lord)? }),
        ["rank", rest @ ..] => {
            let (paid, ranked): (Vec<&str>, Vec<&str>) = rest.iter().partition(|word| word.starts_with(['#', '@']));
            let ranking = ranked.into_iter().map(seat_of).collect::<Result<Vec<_>, _>>()?;
            Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards: cards(&paid)? })
        }
        ["challenge", id, idle @ ..] => {
            let kind = praetor(catalog, id)?;
            Order::Arena(ArenaOrder::ChallengeChampion {
                praetor: kind,
                plan: plan(catalog, table, kind, *idle == ["idle"]),
            })
        }
        _ => return Ok(None),
    };
    Ok(Some(order))
}

/// An answer of diplomacy.
#[derive(Clone, Debug, Deserialize)]
pub enum DealingReply {
    /// A new ranking of threats.
    Rank(Vec<u8>),
    /// Concedes these cards to a house's demand.
    Yield(u8, Vec<String>),
    /// Concedes a canton.
    YieldCanton(u8),
    /// Concedes this artifact or relic.
    YieldTreasure(u8, String),
    /// Refuses a house's demand.
    Refuse(u8),
    /// Swallows a house's insult.
    Swallow(u8),
    /// Refuses to swallow it.
    Rebuff(u8),
    /// Accepts a house's emissary.
    Welcome(u8),
    /// Sends it home.
    SendHome(u8),
    /// Humiliates it.
    Humiliate(u8),
    /// Accepts a petitioner.
    Accept(u8),
    /// Refuses a petitioner.
    TurnAway(u8),
    /// Claims a vendetta against a house, on terms such as `8 legions 1 turns 5` or `8 arena`.
    Claim(u8, String),
    /// Gives up the right to a vendetta against a house.
    Forgo(u8),
    /// Names a praetor for the single combat against a house, with the plan of the arena master's
    /// counsel.
    Send(u8, String),
    /// Names a praetor with an empty plan.
    SendIdle(u8, String),
}

impl DealingReply {
    /// Returns the answer in the form of the rules.
    pub fn answer(&self, game: &Game, seat: Seat, catalog: &Catalog) -> Result<Answer, String> {
        let welcome = |from: &u8, welcome| Ok(Answer::Emissary { from: Seat(*from), welcome });
        let yields = |from: &u8, concession| Ok(Answer::Demand { from: Seat(*from), concession });
        let send = |against: &u8, id: &str, idle| {
            let praetor = praetor(catalog, id)?;
            let plan = plan(catalog, game, praetor, idle);
            Ok(Answer::NamePraetor { against: Seat(*against), praetor, plan })
        };
        match self {
            Self::Rank(ranking) => Ok(Answer::RankThreats { ranking: ranking.iter().copied().map(Seat).collect() }),
            Self::Yield(from, cards) => {
                let cards = cards.iter().map(|word| card(word, game, seat)).collect::<Result<_, _>>()?;
                yields(from, Some(Concession::Cards(cards)))
            }
            Self::YieldCanton(from) => yields(from, Some(Concession::Canton)),
            Self::YieldTreasure(from, id) => yields(from, Some(Concession::Treasure(treasure(catalog, id)?))),
            Self::Refuse(from) => yields(from, None),
            Self::Swallow(from) => Ok(Answer::Insult { from: Seat(*from), swallow: true }),
            Self::Rebuff(from) => Ok(Answer::Insult { from: Seat(*from), swallow: false }),
            Self::Welcome(from) => welcome(from, Welcome::Accept),
            Self::SendHome(from) => welcome(from, Welcome::Refuse),
            Self::Humiliate(from) => welcome(from, Welcome::Humiliate),
            Self::Accept(from) => Ok(Answer::Petition { from: Seat(*from), accept: true }),
            Self::TurnAway(from) => Ok(Answer::Petition { from: Seat(*from), accept: false }),
            Self::Claim(against, words) => {
                let terms = terms(&words.split_whitespace().collect::<Vec<_>>())?;
                Ok(Answer::Grievance { against: Seat(*against), claim: Some(terms) })
            }
            Self::Forgo(against) => Ok(Answer::Grievance { against: Seat(*against), claim: None }),
            Self::Send(against, id) => send(against, id, false),
            Self::SendIdle(against, id) => send(against, id, true),
        }
    }
}

//! The expectations of a scenario about a played turn.

use std::fmt::Debug;

use infernal_conclave::rules::archfiends::{self, Discipline};
use infernal_conclave::rules::arena::ArenaOrder;
use infernal_conclave::rules::combat::CombatFact;
use infernal_conclave::rules::conclave::{VictoryPath, token_chance};
use infernal_conclave::rules::facts::{Fact, log_seen_by};
use infernal_conclave::rules::forces::{Place, Stat};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::orders::{Drafting, Order, Outcome};
use infernal_conclave::rules::resolve::OrderOutcome;
use infernal_conclave::rules::tableau::goods_named;
use infernal_conclave::rules::tableau::{At, canton_at};
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::dealings::DealingIs;
use super::decrees::DecreeIs;
use super::events::EventIs;
use super::grants::GrantIs;
use super::household::HouseholdIs;
use super::objectives::ObjectiveIs;
use super::perks::PerkIs;
use super::rituals::RitualIs;
use super::roll::RollIs;
use super::script::{order, purse};
use super::scripts::ScriptIs;

/// One expectation. Words such as `"Barred Interior"` must all occur in the fact, and it must begin
/// with the first of them.
#[derive(Clone, Debug, Deserialize)]
pub enum Expect {
    /// The owner of a canton.
    Owner(At, Option<u8>),
    /// Number of cantons that a seat owns.
    Land(u8, usize),
    /// The canton of a legion.
    LegionAt(u16, At),
    /// The canton of a legion is one of these.
    LegionIn(u16, Vec<At>),
    /// A legion does not exist any more.
    LegionGone(u16),
    /// A legion's hit points.
    LegionHp(u16, i16),
    /// Number of legions of a seat.
    LegionsOf(u8, usize),
    /// A seat's newest legion is in one of these cantons.
    NewestIn(u8, Vec<At>),
    /// The owner of a place.
    PlaceOwner(At, Option<u8>),
    /// There is no place in a canton.
    PlaceGone(At),
    /// A place's hit points.
    PlaceHp(At, i16),
    /// A place's maximum hit points.
    PlaceMaxHp(At, i16),
    /// A seat's prestige.
    Prestige(u8, i32),
    /// Number of drawn tokens.
    Tokens(u8),
    /// The chance of the next token.
    TokenChance(u32),
    /// The Regent.
    Regent(u8),
    /// A house is eliminated.
    Eliminated(u8),
    /// A house is not eliminated.
    Standing(u8),
    /// A house is excommunicated.
    Excommunicated(u8),
    /// A house is not excommunicated.
    Member(u8),
    /// True if the conclave is dissolved.
    Dissolved(bool),
    /// The outcome of an order: seat, slot, words.
    OutcomeIs(u8, u8, String),
    /// An order was refused or carried out only in part, for this reason.
    RefusedWith(u8, u8, String),
    /// An order was struck out when the turn was sealed, for this reason.
    Struck(u8, u8, String),
    /// Sum of all points in a vault.
    VaultPoints(u8, u32),
    /// The cards in a vault, in order.
    Vault(u8, Vec<String>),
    /// Number of cards in a vault.
    VaultCards(u8, usize),
    /// The offers that wait for a seat: number of cards offered, number to keep.
    Offers(u8, Vec<(usize, u8)>),
    /// The n-th offer that waits for a seat has between these numbers of points.
    OfferPoints(u8, usize, u32, u32),
    /// True if a legion is on the shelf.
    Shelf(String, bool),
    /// Number of wares on the shelf.
    ShelfSize(usize),
    /// Number of souls in the minimum bid for a ware.
    Minimum(String, u16),
    /// The owner and position of a treasure: `legion 0`, `place 1`, `vault` or `chamber`.
    Post(String, u8, String),
    /// The position of a treasure as a seat sees it. `nowhere` if it does not.
    Sees(u8, String, String),
    /// A treasure is lost for ever.
    Lost(String),
    /// A treasure is back in the bazaar's stock, on the shelf or not yet shown.
    Stock(String),
    /// Number of attachments of a unit, and of its slots.
    Slots(String, usize, i32),
    /// Number of combat cards of a unit.
    Cards(String, usize),
    /// Number of combat cards of a unit that a seat can read.
    Faces(u8, String, usize),
    /// A seat's command rating.
    Command(u8, i32),
    /// A seat's healing rate.
    HealingRate(u8, i32),
    /// Number of ritual slots of a seat.
    RitualSlots(u8, i32),
    /// Bonus of a seat to tribute rolls.
    TributeSkill(u8, i32),
    /// The level of a seat's discipline.
    Level(u8, Discipline, i32),
    /// Bonus of a seat's relics and places to rolls of a discipline.
    RollBonus(u8, Discipline, i32),
    /// Bonus of a seat's relics and places to rolls against a discipline.
    ResistBonus(u8, Discipline, i32),
    /// True if a seat has a boon.
    Boon(u8, String, bool),
    /// A legion's loyalty. `None` if it is unwavering.
    Loyalty(u16, Option<i32>),
    /// Number of order slots of a seat.
    OrderSlots(u8, u8),
    /// A seat saw this fact.
    FactSeen(u8, String),
    /// A seat did not see this fact.
    NoFact(u8, String),
    /// This fact happened at this moment.
    Happened(String, String),
    /// This fact did not happen.
    NotHappened(String),
    /// The first fact happened before the second.
    Before(String, String),
    /// The n-th challenge of the first battle: its value, the two totals, the damage.
    Challenge(usize, Stat, i16, i16, i16),
    /// Number of challenges in the first battle.
    Challenges(usize),
    /// The victory path and the winner.
    Ended(VictoryPath, Option<u8>),
    /// The game has not ended.
    GoesOn,
    /// The seats in the order of the final count.
    Count(Vec<u8>),
    /// A seat's total at the final count.
    CountOf(u8, i32),
    /// The usurper of Pandemonium, and the number of turns it has held it.
    Usurper(u8, u8),
    /// There is no usurper.
    NoUsurper,
    /// The house that must decide about Pandemonium.
    Liberator(u8),
    /// No house must decide about it.
    NoLiberator,
    /// An order is offered for a seat's first slot of the next turn.
    Offered(u8, String),
    /// An order is not offered for it.
    NotOffered(u8, String),
    /// Growth, upkeep, guards and combat cards.
    Household(HouseholdIs),
    /// Manuscripts.
    Script(ScriptIs),
    /// Powers from a seat's disciplines.
    Grant(GrantIs),
    /// Properties of a catalog entry, and the results of its abilities.
    Roll(RollIs),
    /// Diplomacy and the arena.
    Dealing(DealingIs),
    /// Events.
    Event(EventIs),
    /// Decrees and undertakings.
    Decree(DecreeIs),
    /// Rituals.
    Ritual(RitualIs),
    /// Objectives.
    Aim(ObjectiveIs),
    /// Perks.
    Perk(PerkIs),
}

/// True if every word occurs as a whole word in the debug text, which begins with the first one.
pub fn says(thing: &impl Debug, words: &str) -> bool {
    begins(&format!("{thing:?}"), words)
}

/// True if a fact contains these words, with or without the name of its subsystem before them.
fn tells(fact: &Fact, words: &str) -> bool {
    let text = format!("{fact:?}");
    begins(&text, words) || text.split_once('(').is_some_and(|(_, inner)| begins(inner, words))
}

fn begins(text: &str, words: &str) -> bool {
    let parts: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
    let mut wanted = words.split_whitespace();
    let first = wanted.next().unwrap_or_default();
    parts.first() == Some(&first) && wanted.all(|word| parts.contains(&word))
}

pub fn same<T: PartialEq + Debug>(found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("it is {found:?}")) }
}

pub fn holds(true_or_not: bool, otherwise: &str) -> Result<(), String> {
    if true_or_not { Ok(()) } else { Err(otherwise.to_owned()) }
}

pub(super) fn place(game: &Game, at: At) -> Result<&Place, String> {
    game.forces().place_at(canton_at(at)).ok_or_else(|| "no place stands there".to_owned())
}

fn outcome(played: &Played, seat: u8, slot: u8) -> Result<&OrderOutcome, String> {
    let mut outcomes = played.resolution.outcomes.iter();
    let found = outcomes.find(|outcome| outcome.seat == Seat(seat) && outcome.slot.number() == slot);
    found.ok_or_else(|| "that order was not carried out at all".to_owned())
}

impl Expect {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let game = &played.resolution.game;
        match self {
            Self::Owner(..)
            | Self::Land(..)
            | Self::PlaceOwner(..)
            | Self::PlaceGone(_)
            | Self::PlaceHp(..)
            | Self::PlaceMaxHp(..) => self.check_land(game),
            Self::LegionAt(..)
            | Self::LegionIn(..)
            | Self::LegionGone(_)
            | Self::LegionHp(..)
            | Self::LegionsOf(..)
            | Self::NewestIn(..) => self.check_legion(game),
            Self::OutcomeIs(..)
            | Self::RefusedWith(..)
            | Self::Struck(..)
            | Self::Offered(..)
            | Self::NotOffered(..) => self.check_order(played),
            Self::FactSeen(..)
            | Self::NoFact(..)
            | Self::Happened(..)
            | Self::NotHappened(_)
            | Self::Before(..)
            | Self::Challenge(..)
            | Self::Challenges(_) => self.check_log(played),
            Self::VaultPoints(..)
            | Self::Vault(..)
            | Self::VaultCards(..)
            | Self::Offers(..)
            | Self::OfferPoints(..)
            | Self::Shelf(..)
            | Self::ShelfSize(_)
            | Self::Minimum(..)
            | Self::OrderSlots(..)
            | Self::TokenChance(_) => self.check_goods(played),
            Self::Post(..)
            | Self::Sees(..)
            | Self::Lost(_)
            | Self::Stock(_)
            | Self::Slots(..)
            | Self::Cards(..)
            | Self::Faces(..)
            | Self::Command(..)
            | Self::HealingRate(..)
            | Self::RitualSlots(..)
            | Self::TributeSkill(..)
            | Self::Level(..)
            | Self::RollBonus(..)
            | Self::ResistBonus(..)
            | Self::Boon(..)
            | Self::Loyalty(..) => self.check_treasures(played),
            Self::Roll(roll) => roll.check(played),
            Self::Dealing(dealing) => dealing.check(played),
            Self::Event(event) => event.check(played),
            Self::Decree(decree) => decree.check(played),
            Self::Ritual(ritual) => ritual.check(played),
            Self::Aim(objective) => objective.check(played),
            Self::Perk(perk) => perk.check(played),
            Self::Script(script) => script.check(played),
            Self::Household(household) => household.check(played),
            Self::Grant(grant) => grant.check(played),
            _ => self.check_conclave(game),
        }
    }

    fn check_land(&self, game: &Game) -> Result<(), String> {
        match self {
            Self::Owner(at, owner) => same(game.realm().owner(canton_at(*at)), owner.map(Seat)),
            Self::Land(seat, count) => same(game.realm().land_count(Seat(*seat)), *count),
            Self::PlaceOwner(at, owner) => same(place(game, *at)?.owner, owner.map(Seat)),
            Self::PlaceGone(at) => holds(place(game, *at).is_err(), "a place stands there"),
            Self::PlaceHp(at, hp) => same(place(game, *at)?.hp, *hp),
            Self::PlaceMaxHp(at, hp) => same(place(game, *at)?.max_hp, *hp),
            _ => unreachable!("another check"),
        }
    }

    fn check_legion(&self, game: &Game) -> Result<(), String> {
        let legion = |id: u16| game.forces().legion(LegionId(id)).ok_or_else(|| "the legion is gone".to_owned());
        let grid = game.realm().grid();
        let shown = |canton| (grid.column(canton) as i32, grid.row(canton) as i32);
        match self {
            Self::LegionAt(id, at) => same(shown(legion(*id)?.canton), shown(canton_at(*at))),
            Self::LegionIn(id, any) => {
                let canton = legion(*id)?.canton;
                holds(any.iter().any(|&at| canton_at(at) == canton), &format!("it is {:?}", shown(canton)))
            }
            Self::LegionGone(id) => holds(legion(*id).is_err(), "the legion is still there"),
            Self::LegionHp(id, hp) => same(legion(*id)?.hp, *hp),
            Self::LegionsOf(seat, count) => same(game.forces().legions_of(Seat(*seat)).count(), *count),
            Self::NewestIn(seat, any) => {
                let newest =
                    game.forces().legions_of(Seat(*seat)).last().ok_or_else(|| "it has no legion".to_owned())?;
                holds(
                    any.iter().any(|&at| canton_at(at) == newest.canton),
                    &format!("it is {:?}", shown(newest.canton)),
                )
            }
            _ => unreachable!("another check"),
        }
    }

    fn check_order(&self, played: &Played) -> Result<(), String> {
        match self {
            Self::OutcomeIs(seat, slot, words) => {
                let found = &outcome(played, *seat, *slot)?.outcome;
                holds(says(found, words), &format!("it is {found:?}"))
            }
            Self::RefusedWith(seat, slot, words) => {
                let found = &outcome(played, *seat, *slot)?.outcome;
                let refused = match found {
                    Outcome::Partly(why) | Outcome::Refused(why) => says(why, words),
                    Outcome::Done | Outcome::Fought(_) => false,
                };
                holds(refused, &format!("it is {found:?}"))
            }
            Self::Struck(seat, slot, words) => {
                let struck = &played.sealed.of(Seat(*seat)).struck;
                let found = struck.iter().find(|(at, _)| at.number() == *slot).map(|(_, why)| why);
                let found = found.ok_or_else(|| "the order stands".to_owned())?;
                holds(says(found, words), &format!("it is {found:?}"))
            }
            Self::Offered(seat, words) => holds(offers(played, *seat, words)?, "it is not offered"),
            Self::NotOffered(seat, words) => holds(!offers(played, *seat, words)?, "it is offered"),
            _ => unreachable!("another check"),
        }
    }

    fn check_log(&self, played: &Played) -> Result<(), String> {
        let log = &played.resolution.log;
        let first = |words: &str| log.iter().position(|entry| tells(&entry.fact, words));
        let report = || {
            let report = log.iter().find_map(|entry| match &entry.fact {
                Fact::Combat(CombatFact::Battle { report: Some(report), .. }) => Some(report),
                _ => None,
            });
            report.ok_or_else(|| "there was no battle".to_owned())
        };
        match self {
            Self::FactSeen(seat, words) => {
                let seen = log_seen_by(log, Seat(*seat)).iter().any(|entry| tells(&entry.fact, words));
                holds(seen, "it saw nothing of the kind")
            }
            Self::NoFact(seat, words) => {
                let seen = log_seen_by(log, Seat(*seat)).iter().any(|entry| tells(&entry.fact, words));
                holds(!seen, "it did")
            }
            Self::Happened(moment, words) => {
                let at: Vec<String> = log
                    .iter()
                    .filter(|entry| tells(&entry.fact, words))
                    .map(|entry| entry.moment.to_string())
                    .collect();
                holds(at.contains(moment), &format!("it happened at {at:?}"))
            }
            Self::NotHappened(words) => holds(first(words).is_none(), "it happened"),
            Self::Before(one, other) => match (first(one), first(other)) {
                (Some(one), Some(other)) => holds(one < other, "it happened after"),
                (found, _) => Err(format!("the {} never happened", if found.is_none() { "first" } else { "second" })),
            },
            Self::Challenge(index, stat, attacker, defender, damage) => {
                let challenge =
                    report()?.challenges().nth(*index).ok_or_else(|| "there was no such challenge".to_owned())?;
                let found = (challenge.stat, challenge.attacker.total, challenge.defender.total, challenge.damage);
                same(found, (*stat, *attacker, *defender, *damage))
            }
            Self::Challenges(count) => same(report()?.challenges().count(), *count),
            _ => unreachable!("another check"),
        }
    }

    fn check_goods(&self, played: &Played) -> Result<(), String> {
        let game = &played.resolution.game;
        let catalog = played.book.catalog();
        match self {
            Self::VaultPoints(seat, points) => same(game.treasury().wealth(Seat(*seat)).points(), *points),
            Self::Vault(seat, cards) => {
                let wanted: Result<Vec<_>, _> = cards.iter().map(|card| purse(card)).collect();
                same(game.treasury().vault(Seat(*seat)).iter().map(|card| card.worth).collect(), wanted?)
            }
            Self::VaultCards(seat, count) => same(game.treasury().vault(Seat(*seat)).len(), *count),
            Self::Offers(seat, offers) => {
                let found =
                    game.treasury().offers(Seat(*seat)).iter().map(|offer| (offer.cards.len(), offer.keep)).collect();
                same(found, offers.clone())
            }
            Self::OfferPoints(seat, index, least, most) => {
                let offer = game
                    .treasury()
                    .offers(Seat(*seat))
                    .get(*index)
                    .ok_or_else(|| "there is no such offer".to_owned())?;
                let points: u32 = offer.cards.iter().map(|card| card.worth.points()).sum();
                holds((*least..=*most).contains(&points), &format!("it carries {points}"))
            }
            Self::Shelf(name, there) => same(
                game.bazaar().ware(goods_named(catalog, name).map_err(|fault| fault.to_string())?).is_some(),
                *there,
            ),
            Self::ShelfSize(count) => same(game.bazaar().shelf().len(), *count),
            Self::Minimum(name, souls) => {
                let goods = goods_named(catalog, name).map_err(|fault| fault.to_string())?;
                let ware = game.bazaar().ware(goods).ok_or_else(|| "it is not on the shelf".to_owned())?;
                same(ware.minimum(catalog).souls, *souls)
            }
            Self::OrderSlots(seat, count) => {
                same(archfiends::order_slots(catalog, game, Seat(*seat)).total(), i32::from(*count))
            }
            Self::TokenChance(chance) => same(token_chance(catalog, game), *chance),
            _ => unreachable!("another check"),
        }
    }

    fn check_conclave(&self, game: &Game) -> Result<(), String> {
        let conclave = game.conclave();
        let cast_out = |seat: u8| game.diplomacy().excommunicated(Seat(seat));
        let fallen = |seat: u8| conclave.eliminated(Seat(seat)).is_some();
        let usurper = conclave.usurpation().map(|usurpation| (usurpation.seat.0, usurpation.turns));
        let ending = || conclave.ending().ok_or_else(|| "the game goes on".to_owned());
        match self {
            Self::Prestige(seat, prestige) => same(conclave.prestige(Seat(*seat)), *prestige),
            Self::Tokens(tokens) => same(conclave.tokens(), *tokens),
            Self::Regent(seat) => same(conclave.regent(), Seat(*seat)),
            Self::Eliminated(seat) => holds(fallen(*seat), "the house still stands"),
            Self::Standing(seat) => holds(!fallen(*seat), "the house has fallen"),
            Self::Excommunicated(seat) => holds(cast_out(*seat), "the house is a member"),
            Self::Member(seat) => holds(!cast_out(*seat), "the house has been expelled"),
            Self::Dissolved(dissolved) => same(conclave.dissolved(), *dissolved),
            Self::Ended(path, winner) => {
                ending().and_then(|ending| same((ending.path, ending.winner), (*path, winner.map(Seat))))
            }
            Self::GoesOn => holds(conclave.ending().is_none(), "the game is over"),
            Self::Count(seats) => same(ending()?.count.iter().map(|line| line.seat.0).collect(), seats.clone()),
            Self::CountOf(seat, total) => {
                let line = ending()?.count.iter().find(|line| line.seat == Seat(*seat));
                same(line.map(|line| line.total()), Some(*total))
            }
            Self::Usurper(seat, turns) => same(usurper, Some((*seat, *turns))),
            Self::NoUsurper => same(usurper, None),
            Self::Liberator(seat) => same(conclave.liberator(), Some(Seat(*seat))),
            Self::NoLiberator => same(conclave.liberator(), None),
            _ => unreachable!("another check"),
        }
    }
}

fn offers(played: &Played, seat: u8, words: &str) -> Result<bool, String> {
    let seat = Seat(seat);
    let view = SeatView::of(&played.resolution.game, seat);
    let plan = Drafting::open(&played.book, view.table(), seat, &[]);
    let wanted = order(words, plan.table(), seat, played.book.catalog())?;
    // Of a challenge only the praetor is compared. Its plan is its owner's choice.
    let same = |offered: &Order| match (offered, &wanted) {
        (
            Order::Arena(ArenaOrder::ChallengeChampion { praetor, .. }),
            Order::Arena(ArenaOrder::ChallengeChampion { praetor: named, .. }),
        ) => praetor == named,
        (offered, wanted) => offered == wanted,
    };
    Ok(plan.legal().iter().any(same))
}

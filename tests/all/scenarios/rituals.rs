//! Rituals in scenarios: orders in words, answers, and expectations.

use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CantonId, LegionId, LegionKind, PlaceId, RitualKind, Seat};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::rituals::{Guise, RitualOrder, Target, bidding_bonus, chamber, odds, price, victim};
use infernal_conclave::rules::tableau::canton_at;
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same, says};
use super::script::{at, card, purse};
use super::treasures::treasure;

/// An answer about rituals.
#[derive(Clone, Debug, Deserialize)]
pub enum RitualReply {
    /// Sustains the first ritual with this id, with these cards (`#0` is the first of the vault).
    Sustain(String, Vec<String>),
    /// Sustains the n-th ritual with this id, from 0.
    SustainNth(String, usize, Vec<String>),
}

/// An expectation about rituals. A target is in words: `oneself`, `house 1`, `legion 3`, `place 5`,
/// `legions 3 4`, `value 3 Melee`, `treasure furfur`, `march 3 (1,2) (2,2)`, `step 3 (1,2)`,
/// `copies 3 (1,2)`, `canton (1,2) 0`, `objective id`. `masked` or `framing 2` may follow.
#[derive(Clone, Debug, Deserialize)]
pub enum RitualIs {
    /// Number of sustained rituals of a seat with this id.
    Standing(u8, String, usize),
    /// Number of sustained rituals of the second with this id that the first knows of.
    SeesStanding(u8, u8, String, usize),
    /// Number of free ritual slots of a seat.
    Free(u8, i32),
    /// True if a seat's view shows a legion with this id.
    Shows(u8, u16, bool),
    /// Number of feigned legions of a seat.
    Dummies(u8, usize),
    /// Number of combat cards of others that a seat can read.
    Reads(u8, usize),
    /// A spell of this kind is on a legion until the end of this turn.
    Spell(u16, String, u32),
    /// Number of spells on a legion.
    Spells(u16, usize),
    /// Number of Planar Locks that a seat knows of, its own or on itself, and the number whose
    /// caster it knows.
    Locks(u8, usize, usize),
    /// The results of a seat's augury of another: its five attributes in order, and the numbers of
    /// vault cards, of rituals and relics, and of secret objectives, if it has seen those.
    Augury(u8, u8, [u8; 5], Option<usize>, Option<(usize, usize)>, Option<usize>),
    /// The other property that a seat has seen in another's vault: praetors, artifacts and relics
    /// with their levels, and the number of manuscript pieces.
    Hoard(u8, u8, Vec<(String, u8)>, usize),
    /// A seat has no augury of another.
    NoAugury(u8, u8),
    /// The cost of a ritual on a target for a seat.
    Price(u8, String, String, String),
    /// The chances of a ritual on a target that a seat sees, of 1296: to succeed, and to stay
    /// unseen. Then true if the other may have unknown bonuses.
    Odds(u8, String, String, Vec<u16>, Option<u16>, bool),
    /// Bonus of a seat to bids on a legion. On a manuscript piece it must be 0.
    BidBonus(u8, u32),
}

pub fn ritual(catalog: &Catalog, id: &str) -> Result<RitualKind, String> {
    catalog.ritual_named(id).ok_or_else(|| format!("no ritual is called {id}"))
}

fn number<T: std::str::FromStr>(word: Option<&&str>, what: &str) -> Result<T, String> {
    word.and_then(|word| word.parse().ok()).ok_or_else(|| format!("no {what} is named"))
}

fn cantons(words: &[&str]) -> Result<Vec<CantonId>, String> {
    words.iter().map(|word| at(word).map(canton_at)).collect()
}

/// Parses a target and a guise.
pub fn aim(words: &[&str], catalog: &Catalog) -> Result<(Target, Guise), String> {
    let (words, guise) = match words {
        [rest @ .., "masked"] => (rest, Guise::Masked),
        [rest @ .., "framing", seat] => (rest, Guise::Framing(Seat(number(Some(seat), "house")?))),
        all => (all, Guise::Bare),
    };
    let legion = |word: Option<&&str>| number(word, "legion").map(LegionId);
    let (sort, rest) = words.split_first().ok_or_else(|| "no target is named".to_owned())?;
    let target = match *sort {
        "oneself" => Target::Oneself,
        "house" => Target::House(Seat(number(rest.first(), "house")?)),
        "legion" => Target::Legion(legion(rest.first())?),
        "place" => Target::Place(PlaceId(number(rest.first(), "place")?)),
        "legions" => Target::Legions(rest.iter().map(|word| legion(Some(word))).collect::<Result<_, _>>()?),
        "value" => {
            let stat = Stat::ALL.into_iter().find(|stat| rest.get(1) == Some(&format!("{stat:?}").as_str()));
            Target::Value(legion(rest.first())?, stat.ok_or_else(|| "no value is named".to_owned())?)
        }
        "treasure" => Target::Treasure(treasure(catalog, rest.first().copied().unwrap_or_default())?),
        "march" => Target::March { legion: legion(rest.first())?, path: cantons(&rest[1..])? },
        "step" => Target::Step { legion: legion(rest.first())?, to: cantons(&rest[1..2])?[0] },
        "copies" => Target::Copies { of: legion(rest.first())?, at: cantons(&rest[1..])? },
        "canton" => Target::Canton { canton: cantons(&rest[..1])?[0], to: Seat(number(rest.get(1), "house")?) },
        "objective" => {
            let id = rest.first().copied().unwrap_or_default();
            Target::Objective(catalog.objective_named(id).ok_or_else(|| format!("no objective is called {id}"))?)
        }
        other => return Err(format!("\"{other}\" is no target of a ritual")),
    };
    Ok((target, guise))
}

/// Parses `perform banish treasure furfur masked with #0 #1`. Returns `None` if the words are not
/// about a ritual.
pub fn order(words: &str, table: &Game, seat: Seat, catalog: &Catalog) -> Result<Option<Order>, String> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let ["perform", id, rest @ ..] = all.as_slice() else { return Ok(None) };
    let (aimed, paid) = match rest.iter().position(|word| *word == "with") {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (rest, &[] as &[&str]),
    };
    let (target, guise) = aim(aimed, catalog)?;
    let cards = paid.iter().map(|word| card(word, table, seat)).collect::<Result<Vec<_>, _>>()?;
    Ok(Some(Order::Ritual(RitualOrder::PerformRitual { ritual: ritual(catalog, id)?, target, guise, cards })))
}

impl RitualReply {
    /// Returns the answer of a seat in the form of the rules.
    pub fn answer(&self, game: &Game, seat: Seat, catalog: &Catalog) -> Result<Answer, String> {
        let (id, nth, cards) = match self {
            Self::Sustain(id, cards) => (id, 0, cards),
            Self::SustainNth(id, nth, cards) => (id, *nth, cards),
        };
        let kind = ritual(catalog, id)?;
        let own = game.rituals().standing().iter().filter(|known| known.caster == seat && known.ritual == kind);
        let standing = own.map(|known| known.id).nth(nth).ok_or_else(|| format!("seat {seat} keeps up no {id}"))?;
        let cards = cards.iter().map(|word| card(word, game, seat)).collect::<Result<Vec<_>, _>>()?;
        Ok(Answer::SustainRitual { standing, cards })
    }
}

impl RitualIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let rituals = game.rituals();
        let count = |game: &Game, seat: u8, id: &str| -> Result<usize, String> {
            let kind = ritual(catalog, id)?;
            let standing = game.rituals().standing().iter();
            Ok(standing.filter(|known| known.caster == Seat(seat) && known.ritual == kind).count())
        };
        match self {
            Self::Standing(seat, id, n) => same(count(game, *seat, id)?, *n),
            Self::SeesStanding(eye, seat, id, n) => same(count(SeatView::of(game, Seat(*eye)).table(), *seat, id)?, *n),
            Self::Free(seat, n) => same(chamber(catalog, game, Seat(*seat)).free(), *n),
            Self::Shows(seat, legion, wanted) => {
                let view = SeatView::of(game, Seat(*seat));
                same(view.table().forces().legion(LegionId(*legion)).is_some(), *wanted)
            }
            Self::Dummies(seat, n) => {
                same(rituals.dummies().iter().filter(|dummy| dummy.owner() == Seat(*seat)).count(), *n)
            }
            Self::Reads(seat, n) => {
                let view = SeatView::of(game, Seat(*seat));
                let cards = view.table().attachments().cards().iter();
                same(cards.filter(|card| card.owner != Seat(*seat) && card.contents.is_some()).count(), *n)
            }
            Self::Spell(legion, kind, until) => {
                let mut spells = rituals.spells().iter().filter(|spell| spell.legion == LegionId(*legion));
                let found = spells.any(|spell| says(&spell.kind, kind) && spell.until == *until);
                holds(found, &format!("there are {:?}", rituals.spells()))
            }
            Self::Spells(legion, n) => {
                same(rituals.spells().iter().filter(|spell| spell.legion == LegionId(*legion)).count(), *n)
            }
            Self::Locks(seat, known, named) => {
                let view = SeatView::of(game, Seat(*seat));
                let locks = view.table().rituals().locks();
                same((locks.len(), locks.iter().filter(|lock| lock.standing.is_some()).count()), (*known, *named))
            }
            Self::Augury(seer, of, attributes, vault, chamber, objectives) => {
                let augury = rituals.augury(Seat(*seer), Seat(*of)).ok_or_else(|| "it has seen nothing".to_owned())?;
                let seen = &augury.dossier;
                let of = seen.attributes;
                same([of.martial, of.cunning, of.intellect, of.wickedness, of.charisma], *attributes)?;
                same(seen.vault.as_ref().map(|hoard| hoard.cards.len()), *vault)?;
                same(seen.chamber.as_ref().map(|(rituals, relics)| (rituals.len(), relics.len())), *chamber)?;
                same(seen.objectives.as_ref().map(Vec::len), *objectives)
            }
            Self::Hoard(seer, of, wanted, pieces) => {
                let augury = rituals.augury(Seat(*seer), Seat(*of)).ok_or_else(|| "it has seen nothing".to_owned())?;
                let hoard = augury.dossier.vault.as_ref().ok_or_else(|| "it has seen no vault".to_owned())?;
                let wanted = wanted.iter().map(|(id, level)| Ok((treasure(catalog, id)?, *level)));
                same(hoard.treasures.clone(), wanted.collect::<Result<Vec<_>, String>>()?)?;
                same(hoard.pieces.len(), *pieces)
            }
            Self::NoAugury(seer, of) => {
                holds(rituals.augury(Seat(*seer), Seat(*of)).is_none(), "it has seen something")
            }
            Self::Price(seat, id, words, wanted) => {
                let (target, guise) = aim(&words.split_whitespace().collect::<Vec<_>>(), catalog)?;
                let against = victim(game, Seat(*seat), &target);
                same(price(catalog, game, Seat(*seat), ritual(catalog, id)?, against, guise).total(), purse(wanted)?)
            }
            Self::Odds(seat, id, words, success, unseen, unknown) => {
                let (target, guise) = aim(&words.split_whitespace().collect::<Vec<_>>(), catalog)?;
                let view = SeatView::of(game, Seat(*seat));
                let hidden = guise != Guise::Bare;
                let found = odds(catalog, view.table(), Seat(*seat), ritual(catalog, id)?, &target, hidden);
                let chances: Vec<u16> = found.success.iter().map(|(_, one)| one.challenge.chance()).collect();
                same(chances, success.clone())?;
                same(found.unseen.map(|one| one.challenge.chance()), *unseen)?;
                same(found.success.iter().any(|(_, one)| one.unknown), *unknown)
            }
            Self::BidBonus(seat, n) => {
                same(bidding_bonus(catalog, game, Seat(*seat), Goods::Legion(LegionKind(0))), *n)?;
                let piece = Goods::all(catalog).into_iter().find(|goods| goods.piece().is_some());
                let piece = piece.ok_or_else(|| "there are no manuscripts".to_owned())?;
                same(bidding_bonus(catalog, game, Seat(*seat), piece), 0)
            }
        }
    }
}

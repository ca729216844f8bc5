//! Growth, upkeep, guards and combat cards in scenarios: orders in words, answers, and
//! expectations.

use infernal_conclave::rules::archfiends::{ArchfiendOrder, Discipline};
use infernal_conclave::rules::attachments::{AttachmentOrder, Contents, Element, PraetorUpgrade, RuleChange, Treasure};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::forces::{ForcesOrder, Legion, Stat, Upgrade};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::tableau::canton_at;
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same, says};
use super::script::{at, card};

/// An expectation about a legion.
#[derive(Clone, Debug, Deserialize)]
pub enum LegionIs {
    /// Its level.
    Level(u8),
    /// Its level-up number.
    Renown(u8),
    /// Its level-up number, between these.
    RenownIn(u8, u8),
    /// Ranged, melee, infernal.
    Values(i16, i16, i16),
    /// Maximum hit points.
    MaxHp(i16),
    /// Move points.
    Moves(u8),
    /// Loyalty.
    Loyalty(u8),
    /// Abilities gained by promotion.
    Gained(Vec<Ability>),
    /// Number of turns for which its upkeep is paid.
    Paid(u8),
    /// The current menu of upgrades.
    Menu(Upgrade, Upgrade, Upgrade),
    /// Number of waiting menus.
    Menus(usize),
}

/// An expectation about a praetor.
#[derive(Clone, Debug, Deserialize)]
pub enum PraetorIs {
    /// Its level.
    Level(u8),
    /// Skulls, shields, orbs.
    Duels(u8, u8, u8),
    /// Wounds.
    Hp(u8),
    /// Luck.
    Luck(u8),
    /// Learned bonuses to ranged, melee and infernal.
    Leads(i16, i16, i16),
    /// The current menu of upgrades.
    Menu(PraetorUpgrade, PraetorUpgrade, PraetorUpgrade),
    /// No menu waits.
    NoMenu,
}

/// An expectation about the household.
#[derive(Clone, Debug, Deserialize)]
pub enum HouseholdIs {
    /// A legion.
    Legion(u16, LegionIs),
    /// A praetor, by its id.
    Praetor(String, PraetorIs),
    /// Number of turns until a seat's guard takes the field, if it is gathering.
    Gathers(u8, Option<u8>),
    /// The cards on a unit, such as `"legion 0"` or `"place (3,4)"`.
    CardsOn(String, Vec<Vec<Element>>),
    /// A seat without answers has this problem next turn.
    Waits(u8, String),
    /// A seat without answers does not have this problem next turn.
    WaitsNot(u8, String),
}

fn legion_is(game: &Game, id: u16, wanted: &LegionIs) -> Result<(), String> {
    let legion: &Legion = game.forces().legion(LegionId(id)).ok_or_else(|| "the legion is gone".to_owned())?;
    let menus = || game.forces().promotions().iter().filter(|promotion| promotion.legion == LegionId(id));
    match wanted {
        LegionIs::Level(level) => same(legion.level, *level),
        LegionIs::Renown(renown) => same(legion.renown, *renown),
        LegionIs::RenownIn(least, most) => {
            holds((*least..=*most).contains(&legion.renown), &format!("it is {}", legion.renown))
        }
        LegionIs::Values(ranged, melee, infernal) => {
            let strength = legion.strength;
            same((strength.ranged, strength.melee, strength.infernal), (*ranged, *melee, *infernal))
        }
        LegionIs::MaxHp(hp) => same(legion.max_hp, *hp),
        LegionIs::Moves(moves) => same(legion.moves, *moves),
        LegionIs::Loyalty(loyalty) => same(legion.loyalty, *loyalty),
        LegionIs::Gained(abilities) => same(legion.gained.iter().collect(), abilities.clone()),
        LegionIs::Paid(turns) => same(legion.paid, *turns),
        LegionIs::Menu(first, second, third) => {
            same(menus().next().map(|waits| waits.menu), Some([*first, *second, *third]))
        }
        LegionIs::Menus(count) => same(menus().count(), *count),
    }
}

fn praetor_is(game: &Game, catalog: &Catalog, id: &str, wanted: &PraetorIs) -> Result<(), String> {
    let kind = catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))?;
    let praetor = game.attachments().praetor(kind).ok_or_else(|| "nobody has it".to_owned())?;
    let menu = game.attachments().promotions().iter().find(|waits| waits.treasure() == Treasure::Praetor(kind));
    match wanted {
        PraetorIs::Level(level) => same(praetor.level, *level),
        PraetorIs::Duels(attack, defense, infernal) => {
            same((praetor.attack, praetor.defense, praetor.infernal), (*attack, *defense, *infernal))
        }
        PraetorIs::Hp(hp) => same(praetor.hp, *hp),
        PraetorIs::Luck(luck) => same(praetor.luck, *luck),
        PraetorIs::Leads(ranged, melee, infernal) => {
            let learned = praetor.learned;
            same((learned.ranged, learned.melee, learned.infernal), (*ranged, *melee, *infernal))
        }
        PraetorIs::Menu(first, second, third) => same(menu.map(|waits| waits.menu), Some([*first, *second, *third])),
        PraetorIs::NoMenu => same(menu, None),
    }
}

impl HouseholdIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let game = &played.resolution.game;
        match self {
            Self::Legion(id, wanted) => legion_is(game, *id, wanted),
            Self::Praetor(id, wanted) => praetor_is(game, played.book.catalog(), id, wanted),
            Self::Gathers(seat, turns) => {
                let guard = game.forces().reforming().iter().find(|guard| guard.seat == Seat(*seat));
                same(guard.map(|guard| guard.turns), *turns)
            }
            Self::CardsOn(words, cards) => {
                let mut words = words.split_whitespace();
                let unit = unit(words.next(), words.next(), game)?;
                let on_it = game.attachments().cards_on(unit);
                let found: Vec<Option<Contents>> = on_it.map(|card| card.contents).collect();
                same(found, cards.iter().map(|elements| Some(Contents::new(elements))).collect())
            }
            Self::Waits(seat, words) => waits(played, *seat, words).and_then(|waits| holds(waits, "it does not wait")),
            Self::WaitsNot(seat, words) => waits(played, *seat, words).and_then(|waits| holds(!waits, "it waits")),
        }
    }
}

fn waits(played: &Played, seat: u8, words: &str) -> Result<bool, String> {
    let view = SeatView::of(&played.resolution.game, Seat(seat));
    let problems = Drafting::problems(&played.book, view.table(), &Draft::empty(Seat(seat)));
    Ok(problems.iter().any(|problem| says(problem, words)))
}

/// Parses a unit in two words: `legion 0`, or `place (3,4)` by its canton.
fn unit(sort: Option<&str>, which: Option<&str>, game: &Game) -> Result<Foe, String> {
    let which = which.ok_or_else(|| "a unit needs two words".to_owned())?;
    match sort {
        Some("legion") => {
            which.parse().map(|id| Foe::Legion(LegionId(id))).map_err(|_| format!("\"{which}\" is no legion"))
        }
        Some("place") => {
            let place = game.forces().place_at(canton_at(at(which)?));
            place.map(|place| Foe::Place(place.id)).ok_or_else(|| format!("no place stands at {which}"))
        }
        _ => Err("a unit is a legion or a place".to_owned()),
    }
}

fn stat(word: &str) -> Result<Stat, String> {
    let found = Stat::ALL.into_iter().find(|stat| stat.key() == word);
    found.ok_or_else(|| format!("\"{word}\" is none of the three values"))
}

fn element(words: &str) -> Result<Element, String> {
    let size = |word: &str| word.parse::<u8>().map_err(|_| format!("\"{word}\" is no size"));
    match words.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["raise", of, by] => Ok(Element::Raise(stat(of)?, size(by)?)),
        ["lower", of, by] => Ok(Element::Lower(stat(of)?, size(by)?)),
        ["shield", hp] => Ok(Element::Shield(size(hp)?)),
        ["ward", by] => Ok(Element::Ward(size(by)?)),
        ["rule", "first", of] => Ok(Element::Rule(RuleChange::First(stat(of)?))),
        ["rule", "last", of] => Ok(Element::Rule(RuleChange::Last(stat(of)?))),
        ["rule", "longer"] => Ok(Element::Rule(RuleChange::Longer)),
        ["rule", "shorter"] => Ok(Element::Rule(RuleChange::Shorter)),
        _ => Err(format!("\"{words}\" is no element of a combat card")),
    }
}

/// Parses `dismiss 0`, `raise martial #0 #1`, or `card legion 0 raise melee 2, shield 3 with #0
/// #1`. A card without elements is empty.
pub fn order(words: &str, table: &Game, seat: Seat) -> Result<Option<Order>, String> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    match verb {
        "dismiss" => {
            let legion = rest.trim().parse().map(LegionId).map_err(|_| format!("\"{words}\" names no legion"))?;
            Ok(Some(Order::Forces(ForcesOrder::Dismiss { legion })))
        }
        "card" => {
            let (what, paid) = rest.split_once("with").ok_or_else(|| format!("\"{words}\" is paid with nothing"))?;
            let mut what = what.trim().splitn(3, ' ');
            let unit = unit(what.next(), what.next(), table)?;
            let elements = what.next().unwrap_or_default().split(',').map(str::trim).filter(|words| !words.is_empty());
            let contents = Contents::new(&elements.map(element).collect::<Result<Vec<_>, _>>()?);
            let cards = paid.split_whitespace().map(|word| card(word, table, seat)).collect::<Result<_, _>>()?;
            Ok(Some(Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents, cards })))
        }
        "raise" => {
            let mut words = rest.split_whitespace();
            let discipline = match words.next().unwrap_or_default() {
                "martial" => Discipline::Wrath,
                "cunning" => Discipline::Deceit,
                "intellect" => Discipline::Prophecy,
                "wickedness" => Discipline::Destruction,
                "charisma" => Discipline::Diabolism,
                other => return Err(format!("\"{other}\" is no attribute")),
            };
            let cards = words.map(|word| card(word, table, seat)).collect::<Result<_, _>>()?;
            Ok(Some(Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards })))
        }
        _ => Ok(None),
    }
}

/// An answer about the household.
#[derive(Clone, Debug, Deserialize)]
pub enum HouseholdReply {
    /// Promotes a legion by this line of its menu, from 0.
    Promote(u16, u8),
    /// Promotes a praetor by this line of its menu, from 0.
    PromotePraetor(String, u8),
    /// Pays a legion's upkeep with these cards.
    PayUpkeep(u16, Vec<String>),
}

impl HouseholdReply {
    /// Returns the answer in the form of the rules.
    pub fn answer(&self, game: &Game, seat: Seat, catalog: &Catalog) -> Result<Answer, String> {
        match self {
            Self::Promote(legion, choice) => Ok(Answer::Promote { legion: LegionId(*legion), choice: *choice }),
            Self::PromotePraetor(id, choice) => {
                let praetor = catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))?;
                Ok(Answer::PromotePraetor { praetor, choice: *choice })
            }
            Self::PayUpkeep(legion, cards) => {
                let cards = cards.iter().map(|word| card(word, game, seat)).collect::<Result<_, _>>()?;
                Ok(Answer::PayUpkeep { legion: LegionId(*legion), cards })
            }
        }
    }
}

//! The form of a scenario, and its execution.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use infernal_conclave::rules::attachments::AttachmentOrder;
use infernal_conclave::rules::bazaar::{BazaarOrder, Goods};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::digest::digest;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, FEWEST_SEATS, LegionId, LegionKind, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, Sealed};
use infernal_conclave::rules::resolve::{Resolution, resolve};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::goods_named;
use infernal_conclave::rules::tableau::{At, Tableau, canton_at};
use infernal_conclave::rules::tribute::{Purse, TributeOrder};
use infernal_conclave::rules::view::SeatView;
use ron::extensions::Extensions;
use serde::Deserialize;

use super::Expect;
use super::dealings::{self, DealingReply};
use super::decrees::{BentOccasions, DecreeReply};
use super::events::{self, EventReply};
use super::household::{self, HouseholdReply};
use super::objectives;
use super::perks;
use super::rituals::{self, RitualReply};
use super::scripts;
use super::treasures::{post, treasure};

/// A position, the orders of some seats in one or several turns, and the required results.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The section of the manual or the ruling, and the rule.
    pub name: String,
    /// The position. Default houses are added until there are four.
    #[serde(default)]
    given: Tableau,
    /// Vaults by seat, one word group for each card: `"2s 3i"` is two souls and three ichor (s, i,
    /// h, d).
    #[serde(default)]
    vaults: BTreeMap<u8, Vec<String>>,
    /// Numbers of the rules that this scenario changes, so that it does not depend on dice or
    /// balance.
    #[serde(default)]
    bent: Bent,
    /// The orders of the first turn: seat, slot from 1, and the order in words.
    #[serde(default)]
    orders: Vec<(u8, u8, String)>,
    /// The answers of the first turn.
    #[serde(default)]
    answers: Vec<(u8, Reply)>,
    /// The expectations after the first turn.
    #[serde(default)]
    expect: Vec<Expect>,
    /// Further turns.
    #[serde(default)]
    then: Vec<Act>,
}

/// One turn.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Act {
    orders: Vec<(u8, u8, String)>,
    answers: Vec<(u8, Reply)>,
    expect: Vec<Expect>,
}

/// An answer.
#[derive(Clone, Debug, Deserialize)]
enum Reply {
    /// Keeps these cards of this offer, all counted from 0.
    Keep(u8, Vec<usize>),
    /// Keeps Pandemonium.
    KeepPandemonium,
    /// Gives Pandemonium back.
    ReturnPandemonium,
    /// Growth and upkeep.
    Household(HouseholdReply),
    /// Diplomacy.
    Dealing(DealingReply),
    /// Events.
    Event(EventReply),
    /// Decrees.
    Decree(DecreeReply),
    /// Rituals.
    Ritual(RitualReply),
    /// Keeps this secret objective, by its id, or none.
    KeepObjective(Option<String>),
}

/// Numbers of the rules that a scenario changes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Bent {
    /// The largest battlefield advantage.
    advantage: Option<i16>,
    /// Number of rounds in a battle.
    rounds: Option<u8>,
    /// The chance in percent to recover an artifact.
    scavenging: Option<u8>,
    /// The chance of a token before any is drawn. It does not rise then.
    token_chance: Option<u32>,
    /// The minimum bids of some legions.
    prices: BTreeMap<String, String>,
    /// Number of legions that the bazaar shows.
    shelf: Option<u8>,
    /// Number of manuscript pieces that the bazaar shows.
    pieces: Option<u8>,
    /// The chance that a search finds a piece. Further demands do not lower it.
    search: Option<u8>,
    /// The number of turns after which a game is a draw.
    last_turn: Option<u32>,
    /// Sides of the die that a victory adds to a level-up number.
    renown_die: Option<u8>,
    /// The fixed number that a victory adds to it.
    renown: Option<u8>,
    /// Turns of exhaustion after a juggernaut.
    exhaustion: Option<u8>,
    /// Hit points of the conclave's own champions.
    champion_hp: Option<u8>,
    /// Event cards without cost. If they have a duration, it is this many turns.
    events: BTreeMap<String, u8>,
    /// Numbers of decrees and undertakings.
    occasions: BentOccasions,
}

/// A turn that has been played.
pub struct Played {
    pub book: Rulebook,
    pub before: Game,
    pub sealed: Sealed,
    pub resolution: Resolution,
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a file with a list of scenarios or a single one.
pub fn read(text: &str) -> Result<Vec<Scenario>, String> {
    let body =
        text.lines().find(|line| !line.trim().is_empty() && !line.trim_start().starts_with("//")).unwrap_or_default();
    if body.trim_start().starts_with('[') {
        options().from_str(text).map_err(|error| error.to_string())
    } else {
        options().from_str(text).map(|scenario| vec![scenario]).map_err(|error| error.to_string())
    }
}

impl Scenario {
    pub fn expects_something(&self) -> bool {
        !self.expect.is_empty() || self.then.iter().any(|act| !act.expect.is_empty())
    }

    /// Plays the scenario.
    pub fn play(&self) -> Result<(), String> {
        let book = self.bent.book()?;
        let mut tableau = self.given.clone();
        while tableau.houses.len() < FEWEST_SEATS {
            tableau.houses.push(Default::default());
        }
        for (&seat, cards) in &self.vaults {
            let cards: Result<Vec<Purse>, String> = cards.iter().map(|card| purse(card)).collect();
            tableau.houses[usize::from(seat)].vault = cards?;
        }
        let mut game = tableau.set_up(book.catalog()).map_err(|fault| fault.to_string())?;
        let first = Act { orders: self.orders.clone(), answers: self.answers.clone(), expect: self.expect.clone() };
        for (index, act) in std::iter::once(&first).chain(&self.then).enumerate() {
            let played = act.play(&book, &game)?;
            let mut wrong: Vec<String> = act
                .expect
                .iter()
                .filter_map(|expect| {
                    expect.check(&played).err().map(|found| format!("expected {expect:?}, but {found}"))
                })
                .collect();
            wrong.extend(free_checks(&played));
            if !wrong.is_empty() {
                return Err(report(index + 1, &wrong, &played));
            }
            game = played.resolution.game;
        }
        Ok(())
    }
}

impl Bent {
    fn book(&self) -> Result<Rulebook, String> {
        let mut catalog = Catalog::clone(&Catalog::standard());
        let constants = &mut catalog.constants;
        constants.battle.advantage_limit = self.advantage.unwrap_or(constants.battle.advantage_limit);
        constants.battle.rounds = self.rounds.unwrap_or(constants.battle.rounds);
        constants.battle.scavenging = self.scavenging.unwrap_or(constants.battle.scavenging);
        constants.bazaar.legions = self.shelf.unwrap_or(constants.bazaar.legions);
        constants.bazaar.manuscripts = self.pieces.unwrap_or(constants.bazaar.manuscripts);
        if let Some(chance) = self.search {
            constants.manuscripts.chance = chance;
            constants.manuscripts.fall_per_demand = 0;
        }
        constants.conclave.last_turn = self.last_turn.unwrap_or(constants.conclave.last_turn);
        constants.growth.die = self.renown_die.unwrap_or(constants.growth.die);
        constants.growth.victory = self.renown.unwrap_or(constants.growth.victory);
        let (_, exhaustion) = &mut constants.rituals.juggernaut;
        *exhaustion = self.exhaustion.unwrap_or(*exhaustion);
        if let Some(chance) = self.token_chance {
            constants.conclave.token_base = chance;
            constants.conclave.token_step = 0;
        }
        for def in catalog.praetors.iter_mut().filter(|def| def.champion.is_some()) {
            def.hp = self.champion_hp.unwrap_or(def.hp);
        }
        self.occasions.bend(&mut constants.events);
        for (name, turns) in &self.events {
            let kind = catalog.event_named(name).ok_or_else(|| format!("no event is called {name}"))?;
            let def = &mut catalog.events[kind.index()];
            (def.cost, def.prestige) = (Purse::EMPTY, 0);
            def.turns = def.turns.map(|_| (*turns, *turns));
        }
        for (name, price) in &self.prices {
            let kind = catalog.legion_named(name).ok_or_else(|| format!("no legion is called {name}"))?;
            catalog.legions[kind.index()].min_bid = purse(price)?;
        }
        Ok(Rulebook::with(Arc::new(catalog)))
    }
}

/// Parses `"2s 3i"` as a purse.
pub fn purse(text: &str) -> Result<Purse, String> {
    let mut purse = Purse::EMPTY;
    for word in text.split_whitespace() {
        let (amount, resource) = word.split_at(word.len() - 1);
        let amount: u16 = amount.parse().map_err(|_| format!("\"{word}\" is no amount of a resource"))?;
        match resource {
            "s" => purse.souls += amount,
            "i" => purse.ichor += amount,
            "h" => purse.hellfire += amount,
            "d" => purse.darkness += amount,
            _ => return Err(format!("\"{word}\" names no resource")),
        }
    }
    Ok(purse)
}

impl Act {
    fn play(&self, book: &Rulebook, game: &Game) -> Result<Played, String> {
        let mut drafts = Vec::new();
        for seat in game.seats() {
            let mut draft = Draft::empty(seat);
            for (_, reply) in self.answers.iter().filter(|(whose, _)| *whose == seat.0) {
                draft.answer(reply.answer(game, seat, book.catalog())?);
            }
            let view = SeatView::of(game, seat);
            let mut plan = Drafting::open(book, view.table(), seat, &draft.answers);
            for slot in SlotNo::ALL {
                let mut given = self.orders.iter().filter(|(whose, at, _)| *whose == seat.0 && *at == slot.number());
                match given.next() {
                    None => plan.skip(),
                    Some((_, _, words)) => {
                        let order = order(words, plan.table(), seat, book.catalog())?;
                        // Sealing decides if the order is legal; a draft may contain anything.
                        let _ = plan.plan(&order);
                        draft.slots[slot.index()] = Some(order);
                    }
                }
                if given.next().is_some() {
                    return Err(format!("seat {seat} has two orders in slot {slot}"));
                }
            }
            drafts.push(draft);
        }
        let sealed = Sealed::seal(book, game, &drafts);
        let resolution = resolve(book, game, &sealed);
        Ok(Played { book: book.clone(), before: game.clone(), sealed, resolution })
    }
}

impl Reply {
    fn answer(&self, game: &Game, seat: Seat, catalog: &Catalog) -> Result<Answer, String> {
        Ok(match self {
            Self::Keep(offer, cards) => {
                let offered = game.treasury().offers(seat).get(usize::from(*offer));
                let cards = cards
                    .iter()
                    .filter_map(|&card| offered.and_then(|offer| offer.cards.get(card)).map(|card| card.id));
                Answer::KeepTribute { offer: *offer, cards: cards.collect() }
            }
            Self::KeepPandemonium => Answer::Pandemonium { keep: true },
            Self::ReturnPandemonium => Answer::Pandemonium { keep: false },
            Self::Household(reply) => return reply.answer(game, seat, catalog),
            Self::Dealing(reply) => return reply.answer(game, seat, catalog),
            Self::Event(reply) => return reply.answer(catalog),
            Self::Decree(reply) => return reply.answer(game, seat, catalog),
            Self::Ritual(reply) => return reply.answer(game, seat, catalog),
            Self::KeepObjective(id) => return objectives::keep(catalog, id.as_ref()),
        })
    }
}

/// Parses a card: `#0` is the first card in the seat's planned vault at that slot, `@7` is the card
/// with id 7.
pub fn card(word: &str, table: &Game, seat: Seat) -> Result<CardId, String> {
    let number = || word[1..].parse::<u32>().map_err(|_| format!("\"{word}\" is no card"));
    match word.as_bytes().first() {
        Some(b'#') => {
            let index = number()? as usize;
            let card = table.treasury().vault(seat).get(index);
            card.map(|card| card.id).ok_or_else(|| format!("seat {seat} has no card {word}"))
        }
        Some(b'@') => Ok(CardId(number()?)),
        _ => Err(format!("\"{word}\" is no card")),
    }
}

pub fn at(word: &str) -> Result<At, String> {
    let inner = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')).and_then(|word| word.split_once(','));
    let (column, row) = inner.ok_or_else(|| format!("\"{word}\" is no canton; write (column,row)"))?;
    match (column.parse(), row.parse()) {
        (Ok(column), Ok(row)) => Ok((column, row)),
        _ => Err(format!("\"{word}\" is no canton; write (column,row)")),
    }
}

/// Parses an order such as `march 0 (3,4) (4,4)` or `bid lemure_levy #0 #1`. For a praetor, an
/// artifact or a relic: `attach abraxas legion 0`, `attach odd_portrait place 1`, `attach
/// odd_portrait chamber`, `attach odd_portrait vault`.
pub fn order(words: &str, table: &Game, seat: Seat, catalog: &Catalog) -> Result<Order, String> {
    if let Some(order) = household::order(words, table, seat)? {
        return Ok(order);
    }
    if let Some(order) = dealings::order(words, table, seat, catalog)? {
        return Ok(order);
    }
    if let Some(order) = events::order(words, table, seat, catalog)? {
        return Ok(order);
    }
    if let Some(order) = objectives::order(words) {
        return Ok(order);
    }
    if let Some(order) = scripts::order(words, catalog)? {
        return Ok(order);
    }
    if let Some(order) = rituals::order(words, table, seat, catalog)? {
        return Ok(order);
    }
    let mut words_left = words.split_whitespace();
    let verb = words_left.next().unwrap_or_default();
    let rest: Vec<&str> = words_left.collect();
    let first = |what: &str| rest.first().copied().ok_or_else(|| format!("\"{words}\" does not say {what}"));
    let legion = || first("which legion")?.parse().map(LegionId).map_err(|_| format!("\"{words}\" names no legion"));
    let cards = |from: &[&str]| from.iter().map(|word| card(word, table, seat)).collect::<Result<Vec<_>, _>>();
    match verb {
        "demand" => Ok(Order::Tribute(TributeOrder::DemandTribute)),
        "consolidate" => Ok(Order::Tribute(TributeOrder::Consolidate { cards: cards(&rest)? })),
        "bid" => {
            let name = first("for what")?;
            let goods = match name.strip_prefix('@') {
                Some(number) => number.parse().map(LegionKind).map(Goods::Legion).ok(),
                None => goods_named(catalog, name).ok(),
            };
            let goods = goods.ok_or_else(|| format!("nothing is called \"{name}\""))?;
            Ok(Order::Bazaar(BazaarOrder::Bid { goods, cards: cards(&rest[1..])? }))
        }
        "march" => {
            let path = rest.iter().skip(1).map(|word| at(word).map(canton_at)).collect::<Result<Vec<_>, _>>()?;
            Ok(Order::Forces(ForcesOrder::March { legion: legion()?, path }))
        }
        "dismiss" => Ok(Order::Forces(ForcesOrder::Dismiss { legion: legion()? })),
        "fly" => Ok(Order::Forces(ForcesOrder::Fly {
            legion: legion()?,
            to: canton_at(at(rest.get(1).copied().unwrap_or_default())?),
        })),
        "attach" => {
            let treasure = treasure(catalog, first("what")?)?;
            Ok(Order::Attachment(AttachmentOrder::Transfer { treasure, to: post(&rest[1..])? }))
        }
        _ => Err(format!("\"{words}\" is no order")),
    }
}

/// Runs the checks that apply to every turn of every scenario.
fn free_checks(played: &Played) -> Vec<String> {
    let Played { book, before, sealed, resolution } = played;
    let mut wrong = Vec::new();
    if resolve(book, before, sealed) != *resolution {
        wrong.push("the same turn played again is another".to_owned());
    }
    match reloaded(before, sealed) {
        Ok((copy, orders)) => {
            if copy != *before || digest(&copy) != digest(before) {
                wrong.push("a saved and loaded game is another".to_owned());
            }
            if resolve(book, &copy, &orders) != *resolution {
                wrong.push("the turn played from a saved copy is another".to_owned());
            }
        }
        Err(error) => wrong.push(format!("a game cannot be saved and loaded: {error}")),
    }
    wrong.extend(perks::unveiled(played));
    for game in [before, &resolution.game] {
        for seat in game.seats() {
            wrong.extend(leaks(book.catalog(), game, seat));
            wrong.extend(false_offers(book, game, seat));
        }
    }
    wrong
}

fn reloaded(game: &Game, sealed: &Sealed) -> Result<(Game, Sealed), postcard::Error> {
    let game = postcard::from_bytes(&postcard::to_stdvec(game)?)?;
    let sealed = postcard::from_bytes(&postcard::to_stdvec(sealed)?)?;
    Ok((game, sealed))
}

/// Checks that the view of every imagined game equals the seat's own view.
pub fn leaks(catalog: &Catalog, game: &Game, seat: Seat) -> Option<String> {
    let view = SeatView::of(game, seat);
    [11, 12].into_iter().find_map(|seed| {
        let imagined = view.imagine(catalog, &Expectations::default(), seed);
        (SeatView::of(&imagined, seat) != view)
            .then(|| format!("seat {seat} sees through a world imagined with seed {seed}"))
    })
}

/// Checks that the offered orders are sorted, unique and legal.
pub fn false_offers(book: &Rulebook, game: &Game, seat: Seat) -> Option<String> {
    let view = SeatView::of(game, seat);
    let plan = Drafting::open(book, view.table(), seat, &[]);
    let legal = plan.legal();
    if !legal.is_sorted() || legal.windows(2).any(|pair| pair[0] == pair[1]) {
        return Some(format!("the legal orders of seat {seat} are not sorted or not unique"));
    }
    let playing = game.conclave().ending().is_none() && game.conclave().eliminated(seat).is_none();
    if playing == legal.is_empty() {
        return Some(format!("seat {seat} is offered {} orders, playing: {playing}", legal.len()));
    }
    legal
        .iter()
        .find_map(|order| plan.check(order).err().map(|why| format!("seat {seat} is offered {order:?}, but {why:?}")))
}

fn report(turn: usize, wrong: &[String], played: &Played) -> String {
    let mut text = String::new();
    for line in wrong {
        let _ = writeln!(text, "  turn {turn}: {line}");
    }
    let _ = writeln!(text, "  orders:");
    for outcome in &played.resolution.outcomes {
        let order = &played.sealed.of(outcome.seat).slots[outcome.slot.index()];
        let _ = writeln!(text, "    seat {} slot {}: {order:?} -> {:?}", outcome.seat, outcome.slot, outcome.outcome);
    }
    for seat in played.before.seats() {
        for (slot, why) in &played.sealed.of(seat).struck {
            let _ = writeln!(text, "    seat {seat} slot {slot}: struck, {why:?}");
        }
    }
    let _ = writeln!(text, "  log:");
    for entry in &played.resolution.log {
        let _ = writeln!(text, "    {}: {:?}", entry.moment, entry.fact);
    }
    text
}

//! Gains and losses of prestige, with their causes (manual 3.4).

use serde::{Deserialize, Serialize};

use super::facts::ConclaveFact;
use crate::archfiends::{self, Part, Tally};
use crate::attachments::{Post, Treasure, boons};
use crate::catalog::{Boon, Catalog, RitualEffect};
use crate::events;
use crate::facts::Fact;
use crate::forces::{Landmark, Place};
use crate::game::Game;
use crate::ids::Seat;
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rituals::kept_up;

/// The cause of a change of prestige.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PrestigeCause {
    /// Places of power held at the end of the turn.
    Places,
    /// Relics: prestige from strongholds and places of power, minus the upkeep of a portrait.
    Relics,
    /// An enemy legion destroyed.
    LegionDestroyed,
    /// A place captured.
    PlaceCaptured,
    /// A place destroyed by oblivion, together with its garrison (manual 3.4, appendix D).
    PlaceRazed,
    /// An enemy legion forced to retreat.
    RetreatForced,
    /// Staked on a demand (manual 4.14.3).
    DemandStaked,
    /// A demand was conceded: the stake was returned.
    DemandConceded,
    /// A demand was refused: the refusing house gained the stake.
    DemandRefused,
    /// Staked on an insult (manual 4.14.4).
    InsultStaked,
    /// An insult was accepted: the insulted house lost the prestige.
    InsultSwallowed,
    /// An insult was accepted: the insulting house gained the prestige that the other lost.
    InsultAccepted,
    /// Paid for an emissary (manual 4.14.7).
    EmissarySent,
    /// An emissary was humiliated: the humiliating house gained prestige.
    EmissaryHumiliated,
    /// A humiliation was not answered by a claim of vendetta.
    HumiliationSwallowed,
    /// A vendetta for a humiliation was won.
    HumiliationAvenged,
    /// The stake of a diplomatic action without effect was returned.
    ActReturned,
    /// Wagered on a vendetta (manual 4.14.5).
    Wagered,
    /// A wager was returned.
    WagerReturned,
    /// A vendetta was won.
    VendettaWon,
    /// The target of a vendetta lost it.
    VendettaLost,
    /// The target of a vendetta withstood it.
    VendettaWithstood,
    /// A single combat was won: the wager and its reward.
    CombatWon,
    /// Half of a new vassal's prestige (manual 4.14.8).
    Homage,
    /// A Champion of Pandemonium was beaten (manual 4.18).
    ChampionBeaten,
    /// The title of Champion was defended (manual 4.18).
    TitleDefended,
    /// A Destruction ritual took effect (manual 3.4).
    Ritual,
    /// A tribute card was burnt (manual appendix I).
    BurntOffering,
    /// Other houses' diplomacy, through Infernal Negotiations (manual appendix I).
    Negotiations,
    /// Gained or lost by an event (manual 4.13).
    Event,
    /// Paid for playing an event (manual 4.13).
    EventPlayed,
    /// A decree was not obeyed (manual 4.20).
    DecreeDefied,
    /// Wagered on a vote of the conclave (manual appendix K).
    VoteWagered,
    /// A wager on a vote was returned, with or without a bonus.
    VoteReturned,
}

/// Returns the parts of the prestige that a seat would gain if the turn ended now (manual 3.4,
/// appendix A). See [`income`].
///
/// The last part is the portrait's limit: its upkeep cannot take more prestige than the seat has
/// (ruling R35). The tally is empty for a house that is excommunicated (manual 4.14.9) or
/// eliminated.
#[must_use]
pub fn per_turn(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    if unpaid(game, seat) {
        return Tally::default();
    }
    let mut tally = from_places(catalog, game, seat);
    let held = game.conclave().prestige(seat) + tally.total();
    for (part, amount) in affordable(catalog, game, seat, held).0 {
        tally.add(part, amount);
    }
    tally
}

/// Returns the income of a seat each turn: from its places and the relics in them, minus the upkeep
/// of a portrait (manual 3.4, 4.5, 4.8).
#[must_use]
pub fn income(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let mut tally = from_places(catalog, game, seat);
    for (part, amount) in from_boons(catalog, game, seat).0 {
        tally.add(part, amount);
    }
    tally
}

/// Returns the income of a seat in `turns` turns. The first of them is `from` turns after this one.
/// Of all that may change until then, only the end of an edict on places is considered.
#[must_use]
pub fn income_over(catalog: &Catalog, game: &Game, seat: Seat, from: u32, turns: u32) -> i32 {
    let now = income(catalog, game, seat);
    let Some((event, left)) = events::sleep(catalog, game) else { return now.total() * turns as i32 };
    let taken: i32 = now.0.iter().filter(|(part, _)| *part == Part::Event(event)).map(|(_, amount)| amount).sum();
    let asleep = left.saturating_sub(from).min(turns);
    now.total() * turns as i32 - taken * (turns - asleep) as i32
}

/// Returns the prestige that a place gives its owner each turn, as far as this view of the game
/// shows it: its own prestige, changed by rituals, perks and events. A view does not include a
/// rival's hidden rituals and perks. Relics in the place are counted separately.
#[must_use]
pub fn place_income(catalog: &Catalog, game: &Game, place: &Place) -> Tally {
    let mut tally = Tally::default();
    tally.add(Part::Place(place.id), place.prestige.into());
    let Some(owner) = place.owner else { return tally };
    // Forbidden Lore doubles the prestige of places, but not that of relics in them (manual
    // appendix I).
    if let Some(lore) = kept_up(catalog, game, owner, RitualEffect::ForbiddenLore) {
        let more = tally.total() * (i32::from(catalog.constants.rituals.lore) - 1);
        tally.add(Part::Ritual(lore.ritual), more);
    }
    // "An additional +1 Prestige Points per turn for every Place of Power you control" (appendix
    // G). Strongholds are not places of power.
    let power = match place.landmark {
        Landmark::Power(_) | Landmark::Pandemonium => true,
        Landmark::Stronghold(_) => false,
    };
    if let Some((perk, more)) = archfiends::vanity(catalog, game, owner).filter(|_| power) {
        tally.add(Part::Perk(perk), more.into());
    }
    if let Some(event) = events::evil_sleeps(catalog, game) {
        tally.add(Part::Event(event), -tally.total());
    }
    tally
}

/// Returns the prestige of all places each turn: first each place, then the common changes.
fn from_places(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let (mut each, mut shared) = (Tally::default(), Tally::default());
    for place in game.forces().places_of(seat) {
        for (part, amount) in place_income(catalog, game, place).0 {
            let tally = if part == Part::Place(place.id) { &mut each } else { &mut shared };
            tally.pool(part, amount);
        }
    }
    each.0.extend(shared.0);
    each
}

/// Returns the prestige of all boons each turn. Boons of places of power count like those of
/// relics.
fn from_boons(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let mut tally = Tally::default();
    let mut asleep = 0;
    for (part, boon) in boons(catalog, game, seat) {
        if let Boon::Prestige(amount) = boon {
            tally.add(part, amount.into());
            asleep += if in_stronghold(game, part) { 0 } else { i32::from(amount) };
        } else if let Boon::Portrait { upkeep, .. } = boon {
            tally.add(part, -i32::from(upkeep));
        }
    }
    // "(including Relics attached to Places of Power)", manual appendix K: relics in strongholds
    // are not affected.
    if let Some(event) = events::evil_sleeps(catalog, game) {
        tally.add(Part::Event(event), -asleep);
    }
    tally
}

/// Returns the prestige of the boons for a seat with this prestige. A portrait cannot take more
/// than the seat has (ruling R35).
fn affordable(catalog: &Catalog, game: &Game, seat: Seat, held: i32) -> Tally {
    let mut tally = from_boons(catalog, game, seat);
    tally.floor(-held.max(0));
    tally
}

/// True if a seat can neither gain nor lose prestige: it is excommunicated (manual 4.14.9) or
/// eliminated.
fn unpaid(game: &Game, seat: Seat) -> bool {
    game.diplomacy().excommunicated(seat) || game.conclave().eliminated(seat).is_some()
}

/// True if a part of the income is from a relic in a stronghold.
fn in_stronghold(game: &Game, part: Part) -> bool {
    let Part::Relic(kind) = part else { return false };
    let Some(Post::Unit(Foe::Place(id))) = game.attachments().find(Treasure::Relic(kind)).map(|held| held.post) else {
        return false;
    };
    game.forces().place(id).is_some_and(|place| matches!(place.landmark, Landmark::Stronghold(_)))
}

/// Gives or takes prestige. An excommunicated house neither gains nor loses any (manual 4.14.9).
pub(crate) fn award(turn: &mut Turn<'_>, seat: Seat, amount: i32, cause: PrestigeCause) {
    if amount == 0 || unpaid(turn.game(), seat) {
        return;
    }
    turn.game_mut().conclave.prestige[seat.index()] += amount;
    turn.say(Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause }));
}

pub(super) fn collect(turn: &mut Turn<'_>) {
    for seat in super::regency::precedence(turn.game()) {
        let amount = from_places(turn.catalog(), turn.game(), seat).total();
        award(turn, seat, amount, PrestigeCause::Places);
    }
    for seat in super::regency::precedence(turn.game()) {
        let held = turn.game().conclave().prestige(seat);
        let amount = affordable(turn.catalog(), turn.game(), seat, held).total();
        award(turn, seat, amount, PrestigeCause::Relics);
    }
}

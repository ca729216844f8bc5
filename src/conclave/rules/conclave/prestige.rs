//! Prestige: who gains it and why (manual 3.4).

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

/// Why prestige was gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PrestigeCause {
    /// Places of power held at the end of the turn.
    Places,
    /// Relics: what they give from stronghold and places of power, less what a portrait costs.
    Relics,
    /// An enemy legion destroyed.
    LegionDestroyed,
    /// A place taken from its garrison.
    PlaceCaptured,
    /// A place razed by oblivion, and its garrison with it (manual 3.4, appendix D).
    PlaceRazed,
    /// An enemy legion forced to retreat.
    RetreatForced,
    /// Staked on a demand (manual 4.14.3).
    DemandStaked,
    /// A demand was conceded: the stake came back.
    DemandConceded,
    /// A demand was refused: the other's stake is one's own.
    DemandRefused,
    /// Staked on an insult (manual 4.14.4).
    InsultStaked,
    /// An insult was swallowed: the insulted lost it.
    InsultSwallowed,
    /// An insult was swallowed: the insulter gained what the other lost.
    InsultAccepted,
    /// Paid for an emissary (manual 4.14.7).
    EmissarySent,
    /// An emissary was humiliated, to the amusement of all but one.
    EmissaryHumiliated,
    /// A humiliation was not answered by a claim.
    HumiliationSwallowed,
    /// A humiliation was avenged.
    HumiliationAvenged,
    /// The stake of an act that came to nothing came back.
    ActReturned,
    /// Wagered on a vendetta (manual 4.14.5).
    Wagered,
    /// A wager came back.
    WagerReturned,
    /// A vendetta was won.
    VendettaWon,
    /// A vendetta was lost to its claimant.
    VendettaLost,
    /// A vendetta was withstood.
    VendettaWithstood,
    /// A single combat was won: twice the wager.
    CombatWon,
    /// Half of what a vassal had (manual 4.14.8).
    Homage,
    /// A Champion of Pandemonium was beaten (manual 4.18).
    ChampionBeaten,
    /// The title of Champion was defended (manual 4.18).
    TitleDefended,
    /// A Destruction ritual took effect (manual 3.4).
    Ritual,
    /// A tribute card was burnt (manual appendix I).
    BurntOffering,
    /// Others' diplomacy, through Infernal Negotiations (manual appendix I).
    Negotiations,
    /// An event gave it or took it (manual 4.13).
    Event,
    /// Paid for playing an event (manual 4.13).
    EventPlayed,
    /// A decree was not obeyed (manual 4.20).
    DecreeDefied,
    /// Wagered on a vote of the conclave (manual appendix K).
    VoteWagered,
    /// A wager on a vote came back, with or without a bonus.
    VoteReturned,
}

/// Prestige that the end of a turn pays a seat, if the turn ended now (manual 3.4, appendix A): the parts of its [`income`].
///
/// The last part is the portrait's limit: it takes no prestige that is not there (ruling R35). The tally is empty for a
/// house that is excommunicated (manual 4.14.9) or fallen.
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

/// What a seat gains each turn: from its places, and from relics in them, less what a portrait costs (manual 3.4, 4.5, 4.8).
#[must_use]
pub fn income(catalog: &Catalog, game: &Game, seat: Seat) -> Tally {
    let mut tally = from_places(catalog, game, seat);
    for (part, amount) in from_boons(catalog, game, seat).0 {
        tally.add(part, amount);
    }
    tally
}

/// What a place gives its owner each turn, as far as the table tells: its own prestige, and what rituals, perks and events make of it.
/// Of a rival's hidden rituals and perks a view tells nothing. Relics in the place are counted apart.
#[must_use]
pub fn place_income(catalog: &Catalog, game: &Game, place: &Place) -> Tally {
    let mut tally = Tally::default();
    tally.add(Part::Place(place.id), place.prestige.into());
    let Some(owner) = place.owner else { return tally };
    // Forbidden Lore doubles what places give, but not what relics in them give (manual appendix I).
    if let Some(lore) = kept_up(catalog, game, owner, RitualEffect::ForbiddenLore) {
        let more = tally.total() * (i32::from(catalog.constants.rituals.lore) - 1);
        tally.add(Part::Ritual(lore.ritual), more);
    }
    // "An additional +1 Prestige Points per turn for every Place of Power you control" (appendix G): strongholds are none.
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

/// What places give each turn: each by itself, and then what they have more or less for a reason that they share.
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

/// What boons give each turn; those of a place of power work like a relic's.
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
    // "(including Relics attached to Places of Power)", manual appendix K: those in strongholds stay awake.
    if let Some(event) = events::evil_sleeps(catalog, game) {
        tally.add(Part::Event(event), -asleep);
    }
    tally
}

/// What boons give a seat that holds this much prestige: a portrait takes none that is not there (ruling R35).
fn affordable(catalog: &Catalog, game: &Game, seat: Seat, held: i32) -> Tally {
    let mut tally = from_boons(catalog, game, seat);
    tally.floor(-held.max(0));
    tally
}

/// Whether a seat neither gains nor loses prestige: it is excommunicated (manual 4.14.9) or fallen.
fn unpaid(game: &Game, seat: Seat) -> bool {
    game.diplomacy().excommunicated(seat) || game.conclave().eliminated(seat).is_some()
}

/// Whether a part of the income is a relic's that lies in a stronghold.
fn in_stronghold(game: &Game, part: Part) -> bool {
    let Part::Relic(kind) = part else { return false };
    let Some(Post::Unit(Foe::Place(id))) = game.attachments().find(Treasure::Relic(kind)).map(|held| held.post) else {
        return false;
    };
    game.forces().place(id).is_some_and(|place| matches!(place.landmark, Landmark::Stronghold(_)))
}

/// Gives prestige, or takes it. An excommunicated house neither gains nor loses any (manual 4.14.9).
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

//! What of a game sounds how.

use ::sound::{Cue, Piece};
use oaths::first::rules::facts::{AwardFact, CourtFact, Fact, MarketFact, MusterFact, PromiseFact, RiteFact, WarFact};
use oaths::first::rules::game::{Game, Phase};
use oaths::first::rules::ids::Seat;
use oaths::first::rules::promises::Outcome;

/// Game turns after which the music is that of the middle, and of the end.
const MIDDLE: u8 = 2;
const LATE: u8 = 5;

/// Returns the music: war in the combat phase, the count at the gathering, else by the game turn.
#[must_use]
pub fn of_game(game: &Game, seat: Seat) -> Piece {
    if let Some(ending) = game.ending() {
        return if ending.winners.contains(&seat) { Piece::Victory } else { Piece::Defeat };
    }
    match game.phase() {
        Phase::Combat => Piece::War,
        Phase::Gathering => Piece::Count,
        Phase::Draw | Phase::Playing | Phase::Rituals | Phase::Award => match game.turn() {
            0..=MIDDLE => Piece::Early,
            turn if turn <= LATE => Piece::Middle,
            _ => Piece::Late,
        },
    }
}

/// Returns how a fact sounds for a seat.
#[must_use]
pub fn of_fact(fact: &Fact, seat: Seat) -> Option<Cue> {
    match fact {
        Fact::Muster(fact) => Some(of_muster(fact)),
        Fact::Market(fact) => of_market(fact, seat),
        Fact::Order(_) => Some(Cue::Muster),
        Fact::War(fact) => of_war(fact, seat),
        Fact::Rite(fact) => Some(of_rite(fact)),
        Fact::Award(fact) => Some(of_award(fact, seat)),
        Fact::Court(fact) => Some(of_court(fact, seat)),
        Fact::Promise(fact) => of_promise(fact),
    }
}

const fn of_muster(fact: &MusterFact) -> Cue {
    match fact {
        MusterFact::Redrew { .. } => Cue::Page,
        MusterFact::Began { .. } => Cue::Token,
        MusterFact::Drew { .. } => Cue::Stocked,
        MusterFact::Bargained { .. } => Cue::Tribute,
        MusterFact::Tortured { .. } => Cue::Curse,
        MusterFact::Confessed { .. } => Cue::Unmasked,
    }
}

fn of_market(fact: &MarketFact, seat: Seat) -> Option<Cue> {
    match fact {
        MarketFact::Offered { offer } => (offer.terms.to == Some(seat)).then_some(Cue::Emissary),
        MarketFact::Refused { .. } | MarketFact::Lapsed { .. } => Some(Cue::Refused),
        MarketFact::Dealt { .. } => Some(Cue::Gavel),
        MarketFact::Freed { .. } | MarketFact::Permitted { .. } => Some(Cue::VassalFreed),
        MarketFact::HandedOver { .. } => Some(Cue::Vassal),
        MarketFact::Sold { .. } => Some(Cue::Coin),
        MarketFact::Played { .. } => Some(Cue::Event),
        MarketFact::Stole { .. } => Some(Cue::LostCards),
    }
}

fn of_war(fact: &WarFact, seat: Seat) -> Option<Cue> {
    match fact {
        WarFact::Announced { target: Some(_), .. } => Some(Cue::Vendetta),
        WarFact::Announced { target: None, .. } => None,
        WarFact::Attacked { .. } => Some(Cue::March),
        WarFact::Negated { .. } => Some(Cue::Resisted),
        WarFact::Fled { .. } => Some(Cue::Flight),
        WarFact::Recalled { .. } | WarFact::Returned { .. } | WarFact::Salvaged { .. } => Some(Cue::Healed),
        WarFact::Surrendered { .. } | WarFact::Retreated { .. } | WarFact::SentHome { .. } => Some(Cue::Retreat),
        WarFact::Switched { .. } => Some(Cue::Departure),
        WarFact::Joined { .. } => Some(Cue::Muster),
        WarFact::Truce { .. } | WarFact::Empty { .. } | WarFact::TimeOut => Some(Cue::Guard),
        WarFact::Drawn { .. } => Some(Cue::CombatCard),
        WarFact::Suffered { .. } => Some(Cue::MeleeHeavy),
        WarFact::Avenged { .. } => Some(Cue::MeleeLight),
        WarFact::Won { seat: who, .. } => Some(if *who == seat { Cue::Claim } else { Cue::Battle }),
        WarFact::Defeated { .. } => Some(Cue::Retreat),
        WarFact::Looted { .. } => Some(Cue::LostCards),
        WarFact::Fortress { .. } => Some(Cue::Relic),
        WarFact::Captured { seat: who, .. } => Some(if *who == seat { Cue::Banished } else { Cue::Captured }),
        WarFact::Eaten { .. } => Some(Cue::Destroyed),
    }
}

const fn of_rite(fact: &RiteFact) -> Cue {
    match fact {
        RiteFact::Dropped { .. } | RiteFact::Cancelled { .. } => Cue::RitualEnded,
        RiteFact::Performed { .. } => Cue::Ritual,
        RiteFact::Conjured { .. } => Cue::Stocked,
        RiteFact::Summoned { .. } => Cue::Departure,
        RiteFact::Plagued { .. } => Cue::Destroyed,
    }
}

fn of_award(fact: &AwardFact, seat: Seat) -> Cue {
    match fact {
        AwardFact::Point { seat: who, .. } if *who == seat => Cue::PrestigeUp,
        AwardFact::Point { .. } => Cue::Coin,
        AwardFact::Post { .. } => Cue::Title,
        AwardFact::Repented { .. } => Cue::VassalFreed,
        AwardFact::Rolled { .. } => Cue::CombatCard,
        AwardFact::Gathered { souls: 0, .. } => Cue::Guard,
        AwardFact::Gathered { .. } => Cue::Tribute,
        AwardFact::TookOath { .. } => Cue::Manuscript,
    }
}

fn of_court(fact: &CourtFact, seat: Seat) -> Cue {
    match fact {
        CourtFact::Spoke { objects, .. } if objects.contains(&seat) => Cue::Insult,
        CourtFact::Spoke { .. } => Cue::Decree,
        CourtFact::Proclaimed { .. } => Cue::Regent,
        CourtFact::Returned { .. } => Cue::Healed,
        CourtFact::Ended { ending } if ending.winners.contains(&seat) => Cue::Won,
        CourtFact::Ended { .. } => Cue::Lost,
    }
}

const fn of_promise(fact: &PromiseFact) -> Option<Cue> {
    match fact {
        PromiseFact::Given { .. } => Some(Cue::Seal),
        PromiseFact::Settled { promise } => match promise.outcome {
            Outcome::Kept => Some(Cue::Right),
            Outcome::Broken => Some(Cue::Insult),
            Outcome::Open | Outcome::Void | Outcome::Released => None,
        },
        PromiseFact::Paid { .. } => Some(Cue::Coin),
        PromiseFact::Showed { .. } => Some(Cue::Unmasked),
        PromiseFact::Disgraced { .. } => Some(Cue::Excommunicated),
    }
}

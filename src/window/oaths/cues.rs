//! What of a game of Oaths sounds how.

use ::sound::{Cue, Piece};
use oaths::rules::facts::{ActionFact, CourtFact, Fact, MusterFact, RiteFact, SpecialFact, TradeFact, WarFact};
use oaths::rules::game::Game;
use oaths::rules::ids::Seat;
use oaths::rules::promises::Outcome;
use oaths::rules::step::Step;
use oaths::rules::war::Target;

/// Returns the music: war while armies march, else by the game turn.
#[must_use]
pub fn of_game(game: &Game, seat: Seat) -> Piece {
    match (game.ending(), game.due()) {
        (Some(ending), _) if ending.winners.contains(&seat) => Piece::Victory,
        (Some(_), _) => Piece::Defeat,
        (None, Some(Step::War(_))) => Piece::War,
        (None, Some(Step::Court(_))) if game.round() == 3 => Piece::Count,
        (None, _) => match game.round() {
            0 | 1 => Piece::Early,
            2 => Piece::Middle,
            _ => Piece::Late,
        },
    }
}

/// Returns how a fact sounds for a seat.
#[must_use]
pub fn of_fact(fact: &Fact, seat: Seat) -> Option<Cue> {
    match fact {
        Fact::Muster(fact) => of_muster(fact),
        Fact::Special(SpecialFact::Played { .. }) => Some(Cue::Event),
        Fact::Special(SpecialFact::Countered { .. }) => Some(Cue::Resisted),
        Fact::Special(SpecialFact::Worked { .. }) => Some(Cue::EventEnded),
        Fact::Trade(fact) => of_trade(fact, seat),
        Fact::Action(fact) => of_action(fact),
        Fact::War(fact) => of_war(fact, seat),
        Fact::Rite(fact) => of_rite(fact),
        Fact::Court(fact) => of_court(fact, seat),
    }
}

const fn of_muster(fact: &MusterFact) -> Option<Cue> {
    match fact {
        MusterFact::Began { .. } => Some(Cue::Token),
        MusterFact::Returned { .. } => Some(Cue::Flight),
        MusterFact::Settled { .. } => Some(Cue::Claim),
        MusterFact::DrewSpecial { .. } | MusterFact::Drew { .. } => Some(Cue::Stocked),
        MusterFact::Tabled { .. } => Some(Cue::Muster),
        MusterFact::Summoned { .. } => Some(Cue::Tribute),
        MusterFact::Agreed { .. } => Some(Cue::LostCards),
    }
}

fn of_trade(fact: &TradeFact, seat: Seat) -> Option<Cue> {
    match fact {
        TradeFact::Claimed { .. } => Some(Cue::Demand),
        TradeFact::Offered { offer } => (offer.terms.to == Some(seat)).then_some(Cue::Emissary),
        TradeFact::Refused { .. } | TradeFact::Lapsed { .. } => Some(Cue::Refused),
        TradeFact::Dealt { .. } => Some(Cue::Gavel),
        TradeFact::Freed { .. } => Some(Cue::VassalFreed),
        TradeFact::HandedOver { .. } => Some(Cue::Vassal),
        TradeFact::Tortured { .. } => Some(Cue::Curse),
        TradeFact::Confessed { .. } | TradeFact::Showed { .. } => Some(Cue::Unmasked),
        TradeFact::Exchanged { .. } | TradeFact::Ransomed { .. } => Some(Cue::Manuscript),
        TradeFact::Ended => Some(Cue::Close),
        TradeFact::Judged { outcome, .. } => match outcome {
            Outcome::Kept => Some(Cue::Right),
            Outcome::Broken => Some(Cue::Insult),
            Outcome::Open => None,
        },
    }
}

const fn of_action(fact: &ActionFact) -> Option<Cue> {
    match fact {
        ActionFact::Announced { devil: true, .. } => Some(Cue::Flight),
        ActionFact::Announced { .. } => Some(Cue::Decree),
        ActionFact::Discarded { .. } => Some(Cue::RitualEnded),
        ActionFact::Virtue { .. } => Some(Cue::Excommunicated),
    }
}

fn of_war(fact: &WarFact, seat: Seat) -> Option<Cue> {
    match fact {
        WarFact::Began { .. } => Some(Cue::Vendetta),
        WarFact::Raised { .. } | WarFact::Woke { .. } => Some(Cue::Muster),
        WarFact::Aimed { target: Target::Stay, .. } => None,
        WarFact::Aimed { .. } | WarFact::Arrived { .. } => Some(Cue::March),
        WarFact::Met { .. } => Some(Cue::Battle),
        WarFact::Suborned { .. } | WarFact::Lured { .. } => Some(Cue::Departure),
        WarFact::Strategy { .. } => Some(Cue::Challenge),
        WarFact::Won { directly: true, .. } => Some(Cue::MeleeHeavy),
        WarFact::Won { .. } => Some(Cue::MeleeLight),
        WarFact::NobodyWon => Some(Cue::Guard),
        WarFact::Defeated { .. } => Some(Cue::Retreat),
        WarFact::Lost { .. } | WarFact::Destroyed { .. } => Some(Cue::Destroyed),
        WarFact::Salvaged { .. } => Some(Cue::Healed),
        WarFact::Captured { seat: who, .. } => Some(if *who == seat { Cue::Banished } else { Cue::Captured }),
        WarFact::Spoils { .. } => Some(Cue::Relic),
        WarFact::Moved { .. } => Some(Cue::Claim),
        WarFact::Gathered { .. } => Some(Cue::Tribute),
        WarFact::Reaped { seat: who, .. } => Some(if *who == seat { Cue::PrestigeUp } else { Cue::Coin }),
    }
}

const fn of_rite(fact: &RiteFact) -> Option<Cue> {
    match fact {
        RiteFact::Performed { .. } => Some(Cue::Ritual),
        RiteFact::Cancelled { .. } => Some(Cue::RitualEnded),
        RiteFact::Destroyed { .. } => Some(Cue::Destroyed),
        RiteFact::Stolen { .. } => Some(Cue::TreasureLost),
        RiteFact::Revealed { .. } => Some(Cue::CombatCard),
    }
}

fn of_court(fact: &CourtFact, seat: Seat) -> Option<Cue> {
    match fact {
        CourtFact::Enthroned { .. } => Some(Cue::PrestigeUp),
        CourtFact::Initiative { .. } => Some(Cue::Regent),
        CourtFact::Contributed { .. } | CourtFact::Took { .. } => Some(Cue::Manuscript),
        CourtFact::ShowedHand { .. } => Some(Cue::Unmasked),
        CourtFact::Trimmed { .. } => Some(Cue::LostCards),
        CourtFact::Voted { .. } | CourtFact::Counted { .. } => Some(Cue::Decree),
        CourtFact::Overlord { .. } => Some(Cue::Title),
        CourtFact::Final { .. } => Some(Cue::Token),
        CourtFact::Won { seats, .. } => Some(if seats.contains(&seat) { Cue::Won } else { Cue::Lost }),
    }
}

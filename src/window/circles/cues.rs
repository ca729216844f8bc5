//! What of a game sounds how.

use ::sound::{Cue, Piece};
use circles::rules::facts::{
    ActionFact, CardFact, DaemonFact, DiceFact, EndFact, Fact, FateFact, FlightFact, HellFact, MagicFact, MarchFact,
    MarketFact, RoamFact, SectioFact, SetupFact, SoulsFact, StandingFact, SummonFact, UnitFact, WarFact,
};
use circles::rules::game::{Game, Phase};
use circles::rules::ids::{Banner, Place, Seat, Unit};

/// Sectio of one circle that a triumvirate needs to be feared.
const FEARED: usize = 4;
/// Game turns after which the music is that of the middle.
const MIDDLE: u8 = 4;

/// Returns the music: war in the combat phase, the end once somebody lacks one sectio of a circle,
/// else by the game turn.
#[must_use]
pub fn of_game(game: &Game, seat: Seat) -> Piece {
    if let Some(ending) = game.ending() {
        return if ending.winners.contains(&seat) { Piece::Victory } else { Piece::Defeat };
    }
    let feared = game.seats().any(|seat| game.best_circle(seat).0 >= FEARED);
    match game.phase() {
        Phase::Combat => Piece::War,
        Phase::Petitions if feared => Piece::Count,
        Phase::Setup
        | Phase::Hell
        | Phase::Souls
        | Phase::Summoning
        | Phase::Actions
        | Phase::RandomMoves
        | Phase::Petitions
        | Phase::End => match game.turn() {
            _ if feared => Piece::Late,
            0..=MIDDLE => Piece::Early,
            _ => Piece::Middle,
        },
    }
}

/// Returns how a fact sounds for a seat.
#[must_use]
pub fn of_fact(fact: &Fact, seat: Seat) -> Option<Cue> {
    match fact {
        Fact::Dice(DiceFact::Rolled { .. }) => Some(Cue::Tick),
        Fact::Dice(DiceFact::Cursed { .. }) => Some(Cue::Curse),
        Fact::Standing(fact) => Some(of_standing(fact)),
        Fact::Card(fact) => of_card(fact),
        Fact::Setup(fact) => Some(of_setup(fact)),
        Fact::Hell(fact) => Some(of_hell(fact)),
        Fact::Souls(fact) => of_souls(fact),
        Fact::Market(fact) => of_market(fact, seat),
        Fact::Summon(fact) => of_summon(fact),
        Fact::Unit(fact) => Some(of_unit(fact, seat)),
        Fact::Action(fact) => Some(of_action(fact)),
        Fact::March(fact) => of_march(fact),
        Fact::Flight(FlightFact::Fled { .. }) => Some(Cue::Retreat),
        Fact::Flight(FlightFact::Failed { .. }) => Some(Cue::Refused),
        Fact::Magic(fact) => Some(of_magic(fact)),
        Fact::Daemon(fact) => Some(of_daemon(fact)),
        Fact::Sectio(fact) => Some(of_sectio(fact, seat)),
        Fact::Roam(fact) => Some(of_roam(fact)),
        Fact::War(fact) => of_war(fact),
        Fact::Fate(FateFact::Consoled { .. } | FateFact::Revived { .. }) => Some(Cue::Reinstated),
        Fact::Fate(FateFact::Restarted { .. }) => Some(Cue::HouseFell),
        Fact::End(EndFact::Ended { ending }) => Some(if ending.winners.contains(&seat) { Cue::Won } else { Cue::Lost }),
    }
}

const fn of_standing(fact: &StandingFact) -> Cue {
    match fact {
        StandingFact::Favoured { .. } => Cue::PrestigeUp,
        StandingFact::Spent { .. } => Cue::Coin,
        StandingFact::Disfavoured { .. } => Cue::PrestigeDown,
        StandingFact::Forgiven { .. } => Cue::Reinstated,
    }
}

const fn of_card(fact: &CardFact) -> Option<Cue> {
    match fact {
        CardFact::Drew { .. } => Some(Cue::Stocked),
        CardFact::Denied { .. } => Some(Cue::Refused),
        CardFact::Discarded { .. } => Some(Cue::LostCards),
        CardFact::RightAway { .. } => Some(Cue::Curse),
        CardFact::Took { .. } => Some(Cue::Manuscript),
        CardFact::Robbed { .. } => Some(Cue::TreasureLost),
        CardFact::PassedHands => None,
    }
}

const fn of_setup(fact: &SetupFact) -> Cue {
    match fact {
        SetupFact::Opened { .. } => Cue::Event,
        SetupFact::Dealt { .. } | SetupFact::Exchanged { .. } => Cue::Page,
        SetupFact::Granted { .. } => Cue::Border,
        SetupFact::Garrisoned { .. } => Cue::Muster,
    }
}

const fn of_hell(fact: &HellFact) -> Cue {
    match fact {
        HellFact::Dawned { .. } => Cue::Token,
        HellFact::Event { .. } | HellFact::Placed { .. } | HellFact::Shown { .. } => Cue::Event,
        HellFact::Lifted { .. } | HellFact::UrielLeft | HellFact::LilithLeft => Cue::EventEnded,
        HellFact::Phenomenon { .. } | HellFact::Struck { .. } | HellFact::Shaken { .. } => Cue::Fissure,
    }
}

const fn of_souls(fact: &SoulsFact) -> Option<Cue> {
    match fact {
        SoulsFact::Stroke { .. } => Some(Cue::Event),
        SoulsFact::Noticed { .. } => Some(Cue::PrestigeUp),
        SoulsFact::Yielded { .. } => None,
        SoulsFact::Harvested { .. } | SoulsFact::Stipend { .. } => Some(Cue::Tribute),
        SoulsFact::Taught { .. } => Some(Cue::Trained),
        SoulsFact::Taken { .. } => Some(Cue::TreasureLost),
        SoulsFact::Paid { .. } => Some(Cue::Upkeep),
        SoulsFact::Deserted { .. } => Some(Cue::Rebellion),
        SoulsFact::Enlisted { .. } => Some(Cue::Muster),
        SoulsFact::Maintained { .. } => Some(Cue::Relic),
    }
}

fn of_market(fact: &MarketFact, seat: Seat) -> Option<Cue> {
    match fact {
        MarketFact::Offered { offer } => (offer.terms.to == seat).then_some(Cue::Emissary),
        MarketFact::Lapsed { .. } => Some(Cue::Refused),
        MarketFact::Dealt { .. } => Some(Cue::Gavel),
    }
}

const fn of_summon(fact: &SummonFact) -> Option<Cue> {
    match fact {
        SummonFact::Order { .. } => None,
        SummonFact::Summoned { .. } | SummonFact::Recruited { .. } => Some(Cue::Muster),
        SummonFact::Advertised { .. } => Some(Cue::Claim),
        SummonFact::NobodyCame { .. } | SummonFact::NotTamed { .. } => Some(Cue::Refused),
        SummonFact::Tamed { .. } => Some(Cue::Captured),
        SummonFact::Bought { .. } => Some(Cue::Bid),
        SummonFact::Rewarded { .. } => Some(Cue::Coin),
    }
}

fn of_unit(fact: &UnitFact, seat: Seat) -> Cue {
    match fact {
        UnitFact::Raised { .. } | UnitFact::Joined { .. } => Cue::Muster,
        UnitFact::Lost { unit, .. } => {
            let own = matches!(unit, Unit::Legion(legion) if legion.banner == Banner::Seat(seat));
            if own { Cue::Destroyed } else { Cue::Strike }
        }
        UnitFact::Defected { .. } => Cue::Departure,
        UnitFact::Whelped { .. } | UnitFact::Wild { .. } => Cue::Rebellion,
        UnitFact::Ran { .. } => Cue::MarchStone,
        UnitFact::Transferred { .. } => Cue::Flight,
    }
}

const fn of_action(fact: &ActionFact) -> Cue {
    match fact {
        ActionFact::Track { .. } => Cue::Regent,
        ActionFact::PassedForGood { .. } | ActionFact::Passed { .. } | ActionFact::Delayed { .. } => Cue::Close,
        ActionFact::Walked { .. } => Cue::Flight,
        ActionFact::Influenced { .. } => Cue::Emissary,
        ActionFact::Atoned { .. } => Cue::Conceded,
        ActionFact::Conspired { .. } | ActionFact::Chose { .. } | ActionFact::Rigged { .. } => Cue::Unmasked,
        ActionFact::DidDeeds { .. } => Cue::Insult,
        ActionFact::Again { .. } => Cue::Right,
    }
}

const fn of_march(fact: &MarchFact) -> Option<Cue> {
    match fact {
        MarchFact::Began { .. } => Some(Cue::Claim),
        MarchFact::Moved { to: Place::AnteHell, .. } => Some(Cue::MarchFire),
        MarchFact::Moved { .. } => Some(Cue::March),
        MarchFact::Passage { .. } => Some(Cue::Emissary),
        MarchFact::Barred { .. } => Some(Cue::Refused),
        MarchFact::Lost { .. } => Some(Cue::Destroyed),
        MarchFact::Ended { .. } => None,
    }
}

const fn of_magic(fact: &MagicFact) -> Cue {
    match fact {
        MagicFact::Cast { .. } => Cue::Ritual,
        MagicFact::Supported { .. } => Cue::Attached,
        MagicFact::Countered { .. } | MagicFact::Eluded { .. } => Cue::Resisted,
        MagicFact::Worked { .. } => Cue::InfernalHeavy,
        MagicFact::Built { .. } => Cue::Relic,
    }
}

const fn of_daemon(fact: &DaemonFact) -> Cue {
    match fact {
        DaemonFact::Incapacitated { .. } | DaemonFact::Destroyed { .. } => Cue::Banished,
        DaemonFact::Recovered { .. } | DaemonFact::Escaped { .. } => Cue::Healed,
        DaemonFact::Descended { .. } => Cue::Liberated,
        DaemonFact::Bound { .. } | DaemonFact::Distracted { .. } => Cue::Swallowed,
    }
}

fn of_sectio(fact: &SectioFact, seat: Seat) -> Cue {
    match fact {
        SectioFact::Petitioned { good: true, .. } => Cue::Right,
        SectioFact::Petitioned { good: false, .. } => Cue::Refused,
        SectioFact::Passed { from, to, .. } => {
            let own = Some(Banner::Seat(seat));
            if *from == own && *to != own { Cue::LandLost } else { Cue::Border }
        }
    }
}

const fn of_roam(fact: &RoamFact) -> Cue {
    match fact {
        RoamFact::UrielCame | RoamFact::UrielMoved { .. } => Cue::Usurped,
        RoamFact::LilithCame { .. } | RoamFact::LilithShowed { .. } | RoamFact::LilithMoved { .. } => Cue::Invoke,
        RoamFact::Courted { .. } => Cue::Conceded,
    }
}

const fn of_war(fact: &WarFact) -> Option<Cue> {
    match fact {
        WarFact::Opened { .. } | WarFact::Round { .. } => Some(Cue::Battle),
        WarFact::Peace { .. } => Some(Cue::Guard),
        WarFact::Sided { .. } => Some(Cue::Vendetta),
        WarFact::Sides { .. } => None,
        WarFact::Joined { .. } => Some(Cue::Challenge),
        WarFact::Struck { .. } => Some(Cue::MeleeLight),
        WarFact::Hit { .. } => Some(Cue::MeleeHeavy),
        WarFact::Fell { .. } => Some(Cue::Destroyed),
        WarFact::Fleeing { .. } => Some(Cue::Flight),
        WarFact::Closed { .. } => Some(Cue::VendettaWon),
    }
}

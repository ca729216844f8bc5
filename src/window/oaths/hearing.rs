//! What of a game of Oaths sounds how. A fact sounds when it is told, so nobody hears of another's
//! secrets, and nothing sounds through the curtain.

use ::sound::{Cue, Piece};
use bevy::prelude::*;
use oaths::rules::facts::{ActionFact, CourtFact, Fact, MusterFact, RiteFact, SpecialFact, TradeFact, WarFact};
use oaths::rules::ids::Seat;
use oaths::rules::promises::Outcome;
use oaths::rules::step::Step;
use oaths::rules::war::Target;

use super::chair::Chair;
use super::parlour::Parlour;
use crate::intent::{Intent, Tabling};
use crate::shell::flow::Screen;
use crate::sound::{Hearing, Listening};

/// Notes what sounds at a table of Oaths.
pub(super) struct OathsHearingPlugin;

impl Plugin for OathsHearingPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Last, (of_story, of_wishes, of_state).in_set(Listening));
    }
}

/// Notes the fact that has begun to be told, and that something is asked.
fn of_story(chair: Option<Res<Chair>>, mut hearing: ResMut<Hearing>, mut known: Local<Option<(usize, bool)>>) {
    let Some(chair) = chair else {
        *known = None;
        return;
    };
    let asked = chair.telling().is_none() && chair.desk().is_some();
    let now = (chair.log().len(), asked);
    if *known == Some(now) {
        return;
    }
    *known = Some(now);
    match chair.telling() {
        Some(fact) => of_fact(fact, chair.seat()).into_iter().for_each(|cue| hearing.cue(cue)),
        None if asked => hearing.cue(Cue::YourTurn),
        None => {}
    }
}

/// Notes what the player does.
fn of_wishes(mut intents: MessageReader<Intent>, mut hearing: ResMut<Hearing>) {
    for intent in intents.read() {
        let Intent::Tabling(wish) = intent else { continue };
        let cue = match wish {
            Tabling::Draft(_) | Tabling::Redo => Cue::Quill,
            Tabling::Undo => Cue::Scratch,
            Tabling::HandIn => Cue::Seal,
            Tabling::Begin(_)
            | Tabling::Resume(_)
            | Tabling::Watch(_)
            | Tabling::WatchAgain
            | Tabling::Branch
            | Tabling::Teach
            | Tabling::TellAll => Cue::Page,
            Tabling::Save(_) | Tabling::SaveAndLeave => Cue::Close,
            Tabling::TellOn
            | Tabling::Pause(_)
            | Tabling::Sit(_)
            | Tabling::CallNext
            | Tabling::DrawCurtain
            | Tabling::SetPin(_)
            | Tabling::SetPlayer(..)
            | Tabling::Untaught
            | Tabling::ReplayTo(..) => continue,
        };
        hearing.cue(cue);
    }
}

/// Chooses the music: war while armies march, else by the game turn; silence behind the curtain.
fn of_state(
    screen: Res<State<Screen>>,
    parlour: Res<Parlour>,
    chair: Option<Res<Chair>>,
    mut hearing: ResMut<Hearing>,
) {
    let here = *screen.get() == Screen::Oaths;
    let hushed = here && parlour.called().is_some();
    if hearing.hushed != hushed {
        hearing.hushed = hushed;
    }
    let Some(chair) = chair.filter(|_| here) else { return };
    let game = chair.view().game();
    let mood = match (game.ending(), game.due()) {
        (Some(ending), _) if ending.winners.contains(&chair.seat()) => Piece::Victory,
        (Some(_), _) => Piece::Defeat,
        (None, Some(Step::War(_))) => Piece::War,
        (None, Some(Step::Court(_))) if game.round() == 3 => Piece::Count,
        (None, _) => match game.round() {
            0 | 1 => Piece::Early,
            2 => Piece::Middle,
            _ => Piece::Late,
        },
    };
    if hearing.mood != Some(mood) {
        hearing.mood = Some(mood);
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

//! A lesson of one game turn: a real game against imps, in which a clerk says at each question what
//! it is about, and what is wise. After the first game turn the game simply goes on.

use bevy_egui::egui::{Label, ScrollArea, Ui};
use circles::rules::action::ActionAsk;
use circles::rules::charter::{Charter, HIT_FROM, SeatCharter};
use circles::rules::ids::Player;
use circles::rules::magic::MagicAsk;
use circles::rules::march::MarchAsk;
use circles::rules::setup::SetupAsk;
use circles::rules::souls::SoulsAsk;
use circles::rules::step::Ask;
use circles::rules::summon::SummonAsk;
use circles::rules::war::WarAsk;
use table_text::Text;

use super::CirclesTabling;
use super::sight::Sight;
use crate::look::{bold, parchment};
use crate::parlour::button;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// The seed of the lesson.
const SEED: u64 = 11;
/// Last game turn of the lesson's game.
const TURNS: u8 = 15;
/// Rounds of deals in the lesson.
const ROUNDS: u8 = 2;
/// Triumvirates in the lesson.
const PLAYERS: u8 = 4;

/// Returns the set-up of the lesson.
#[must_use]
pub(super) fn charter(text: &Text) -> Charter {
    let seat = |at: u8| SeatCharter {
        name: if at == 0 { text.say("circles-lesson-player") } else { String::new() },
        player: if at == 0 { Player::Human } else { Player::Mind("imp".to_owned()) },
        sign: Some(at),
    };
    Charter {
        seed: SEED,
        iron_man: false,
        turns: TURNS,
        trading_rounds: ROUNDS,
        opening_events: true,
        hit_from: *HIT_FROM.end(),
        seats: (0..PLAYERS).map(seat).collect(),
    }
}

/// Returns the last part of the id of what the clerk says about a question.
const fn key(ask: &Ask) -> &'static str {
    match ask {
        Ask::Setup(SetupAsk::Exchange) => "exchange",
        Ask::Setup(SetupAsk::Garrison(_)) => "garrison",
        Ask::Hand(_) => "discard",
        Ask::Stroke(_) => "lose",
        Ask::Souls(SoulsAsk::Deal(_)) => "deal",
        Ask::Souls(SoulsAsk::Desert) => "desert",
        Ask::Souls(SoulsAsk::Enlist { .. }) => "enlist",
        Ask::Souls(SoulsAsk::Maintain) => "maintain",
        Ask::Summon(SummonAsk::Turn(_)) => "summon",
        Ask::Summon(SummonAsk::Quarter { .. } | SummonAsk::Raise { .. }) => "quarter",
        Ask::Action(ActionAsk::Turn { .. }) => "action",
        Ask::Action(ActionAsk::Conspire(_) | ActionAsk::Rig(_)) => "conspire",
        Ask::March(MarchAsk::Move(_)) => "march",
        Ask::March(MarchAsk::Passage { .. }) => "passage",
        Ask::Flight(_) => "flight",
        Ask::Magic(MagicAsk::Counter) => "counter",
        Ask::Magic(MagicAsk::Keep(_)) => "keep",
        Ask::Magic(MagicAsk::Withdraw(_)) => "withdraw",
        Ask::Roam(_) => "lilith",
        Ask::War(ask) => of_war(ask),
        Ask::Petition(_) => "petition",
        Ask::Dusk(_) => "cash",
    }
}

const fn of_war(ask: &WarAsk) -> &'static str {
    match ask {
        WarAsk::Peace(_) => "peace",
        WarAsk::Oppose { .. } | WarAsk::Choose { .. } => "sides",
        WarAsk::Join { .. } => "join",
        WarAsk::First { .. } => "first",
        WarAsk::Cast { .. } => "cast",
        WarAsk::Hits { .. } => "hits",
        WarAsk::Flee { .. } => "flight",
    }
}

/// Draws what the clerk says about the question of a lesson.
pub(super) fn clerk(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(ask) = sight.game().due() else { return };
    let over = sight.game().turn() > 1;
    let size = ui.available_size();
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height((size.y - 36.0).max(40.0));
        ui.spacing_mut().item_spacing.y = 2.0;
        ScrollArea::vertical().id_salt("clerk").auto_shrink([false, false]).show(ui, |ui| {
            ui.label(bold(say!(sight, "circles-lesson-clerk")));
            if over {
                ui.add(Label::new(say!(sight, "circles-lesson-over")).wrap());
                if button(ui, sight, "check", "circles-lesson-enough") {
                    wishes.push(CirclesTabling::Untaught.into());
                }
                return;
            }
            // The first question also says what lies where.
            if sight.chair.log().is_empty() {
                ui.add(Label::new(say!(sight, "circles-lesson-table-itself")).wrap());
            }
            let numbers = &sight.catalog.numbers;
            let about = [
                ("sixes", numbers.sixes.into()),
                ("hand", numbers.cards.hand.into()),
                ("upkeep", numbers.souls.legion_upkeep.into()),
            ];
            let words = sight.text.say_with(&format!("circles-lesson-{}", key(ask)), &about);
            ui.add(Label::new(words).wrap());
        });
    });
}

//! A lesson of one game turn: a real game against imps, in which a clerk says at each question what
//! it is about, and what is wise. After the first game turn the game simply goes on.

use bevy_egui::egui::{Label, ScrollArea, Ui};
use oaths::rules::catalog::Catalog;
use oaths::rules::charter::{Charter, SeatCharter};
use oaths::rules::court::CourtStep;
use oaths::rules::ids::Player;
use oaths::rules::muster::MusterStep;
use oaths::rules::specials::SpecialStep;
use oaths::rules::step::Step;
use oaths::rules::trade::TradeStep;
use oaths::rules::war::WarStep;
use table_text::Text;

use super::Tabling;
use super::sight::Sight;
use crate::look::{bold, parchment};
use crate::parlour::button;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// The seed of the lesson. Its game turn has a combat, offers and a ritual.
const SEED: u64 = 11;
/// Rounds of trading in the lesson.
const ROUNDS: u8 = 3;
/// Devils in the lesson.
const DEVILS: [&str; 4] = ["asmodeus", "mammon", "glasya", "baalzebub"];

/// Returns the set-up of the lesson.
#[must_use]
pub(super) fn charter(text: &Text, catalog: &Catalog) -> Charter {
    let seat = |(at, id): (usize, &&str)| SeatCharter {
        name: if at == 0 { text.say("oaths-lesson-player") } else { String::new() },
        player: if at == 0 { Player::Human } else { Player::Mind("imp".to_owned()) },
        devil: catalog.devil_named(id),
    };
    let seats = DEVILS.iter().enumerate().map(seat).collect();
    Charter { seed: SEED, iron_man: false, trading_rounds: ROUNDS, seats }
}

/// Returns the last part of the id of what the clerk says about a question.
const fn key(step: &Step) -> &'static str {
    match step {
        Step::Muster(MusterStep::Settle(_)) => "settle",
        Step::Muster(_) => "table",
        Step::Special(SpecialStep::Window(_)) => "window",
        Step::Special(_) => "counter",
        Step::Trade(TradeStep::Round(1)) => "first-round",
        Step::Trade(TradeStep::Round(_)) => "round",
        Step::Trade(TradeStep::Torture { .. }) => "torture",
        Step::Trade(_) => "give",
        Step::Action(_) => "action",
        Step::War(step) => of_war(step),
        Step::Rite(_) => "rite",
        Step::Court(CourtStep::Contribute) => "pile",
        Step::Court(CourtStep::Take(_)) => "take",
        Step::Court(_) => "vote",
    }
}

const fn of_war(step: &WarStep) -> &'static str {
    match step {
        WarStep::Move | WarStep::LateMove(_) => "move",
        WarStep::Strategies => "colours",
        WarStep::SiegeStrategies => "siege",
        WarStep::Divide(_) | WarStep::Swap { .. } | WarStep::Occupy(_) => "spoils",
        WarStep::Begin(_)
        | WarStep::Meet
        | WarStep::Suborn(_)
        | WarStep::Betray { .. }
        | WarStep::Lose(_)
        | WarStep::Bury
        | WarStep::Arrive
        | WarStep::Fall
        | WarStep::Avenge { .. }
        | WarStep::Peace
        | WarStep::Gather
        | WarStep::Lure(_)
        | WarStep::Reap
        | WarStep::End => "losses",
    }
}

/// Draws what the clerk says about the question of a lesson.
pub(super) fn clerk(ui: &mut Ui, sight: &Sight<'_>, step: &Step, wishes: &mut Wishes) {
    let over = sight.game().round() > 1;
    let size = ui.available_size();
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let high = (size.y - 36.0).max(40.0);
        ScrollArea::vertical().id_salt("clerk").auto_shrink([false, true]).max_height(high).show(ui, |ui| {
            ui.label(bold(say!(sight, "oaths-lesson-clerk")));
            if over {
                ui.add(Label::new(say!(sight, "oaths-lesson-over")).wrap());
                if button(ui, sight, "check", "oaths-lesson-enough") {
                    wishes.push(Tabling::Untaught.into());
                }
                return;
            }
            // The first question also says what lies where.
            if sight.chair.log().is_empty() {
                ui.add(Label::new(say!(sight, "oaths-lesson-table-itself")).wrap());
            }
            let words = sight.text.say(&format!("oaths-lesson-{}", key(step)));
            ui.add(Label::new(words).wrap());
        });
    });
}

//! The panels of a running game (manual appendix A): top bar, order ribbon, rail of houses,
//! Ministerium, bazaar, unit card, counsel, and the summary before sealing.
//!
//! Every panel is a plain function that reads a [`Sight`] and pushes
//! [`Intent`](crate::intent::Intent)s. It reads nothing else and changes nothing. Panel state that
//! lasts between frames (a filter, selected cards) is in egui's memory, under a separate key per
//! seat. The numbers come from the same queries that the rules use, so a panel cannot show
//! different ones.

pub(crate) mod ask;
pub mod counsel;
pub(crate) mod memory;
mod notes;
mod notice;
pub(crate) mod rivals;
pub(crate) mod top_bar;
pub(crate) mod words;

use bevy_egui::egui::{Context, Id, Rect, Vec2, vec2};

use crate::conclave::orders::plan;
use crate::conclave::{avatar, diplomacy, forces, log, orders, rituals, tribute};
use crate::intent::{Looking, Sheet, Tab};
use crate::look::palette::EMBER;
use crate::look::{Line, beside_bars, entrance, explain, lead, mark, marked, pointed, seek, sheet, tab_button};
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};
use words::{say, with_key};

pub use counsel::{CounselPlugin, Counselling, counsel};
pub use memory::room as room_of;
pub use notes::notes;
pub use notice::{notice, stack as notice_stack};
pub use rivals::rivals;
pub use top_bar::top_bar;

/// Draws the Ministerium, open at one of its seven tabs.
pub fn ministerium(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, tab: Tab) {
    let heading = with_key(sight, &say!(sight, "panel-ministerium"), Action::Ministerium);
    let close = say!(sight, "panel-close");
    let closed = sheet(ctx, sight.look, "ministerium", ("ministerium", &heading), &close, size(ctx), |ui| {
        ui.horizontal_wrapped(|ui| {
            for (one, number) in Tab::ALL.into_iter().zip(1..) {
                let words = sight.text.say(&format!("panel-tab-{}", one.key()));
                let response = tab_button(ui, sight.look, one.key(), &words, one == tab);
                mark(ui, mark_of(one), response.rect);
                if one == tab {
                    entrance(&response);
                }
                if waits(sight, one) {
                    let corner = Rect::from_center_size(response.rect.right_top() + vec2(-3.0, 5.0), vec2(16.0, 16.0));
                    sight.look.image("seal", 16.0, EMBER).paint_at(ui, corner);
                }
                if response.clicked() && one != tab {
                    wishes.push(Looking::Open(Sheet::Ministerium(one)).into());
                }
                let title = say!(sight, "panel-with-key", words = words.as_str(), key = number);
                explain(response, sight, &title, || {
                    let mut lines = vec![Line::Text(sight.text.say(&format!("panel-tab-{}-tip", one.key())))];
                    if one == Tab::Rituals {
                        lines.extend(rituals::sustain::ending(sight).into_iter().map(Line::Bad));
                    } else if waits(sight, one) {
                        lines.extend(plan::unanswered(sight).into_iter().map(Line::Bad));
                    }
                    lines
                });
            }
        });
        ui.add_space(4.0);
        ui.push_id(tab.key(), |ui| match tab {
            Tab::TurnLog => log::turn_log(ui, sight, wishes),
            Tab::Orders => orders::orders(ui, sight, wishes),
            Tab::Tribute => tribute::tribute(ui, sight, wishes),
            Tab::Rituals => rituals::rituals(ui, sight, wishes),
            Tab::Diplomacy => diplomacy::diplomacy(ui, sight, wishes),
            Tab::Forces => forces::forces(ui, sight, wishes),
            Tab::Avatar => avatar::avatar(ui, sight, wishes),
        });
    });
    to_question(ctx, tab, plan::unanswered(sight).len());
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Questions on the turn log, in the order of their panels: what must come into view, and what gets
/// the focus.
const QUESTIONS: [(&str, &str); 5] = [
    ("offer-richest", "offer-richest"),
    ("keep-events", "keep-events"),
    ("answer", "answer"),
    ("upkeep-pay", "upkeep-pay"),
    ("affair", "affair-answer"),
];

/// Scrolls to the first open question of the log when it is opened or the one before is answered,
/// and leads the focus there.
fn to_question(ctx: &Context, tab: Tab, open: usize) {
    let at = Id::new("ministerium-tab");
    let now = ctx.cumulative_pass_nr();
    // Several questions of one kind have one name. Their number tells that one has been answered.
    let last: Option<(Tab, u64, Option<(&'static str, usize)>)> = ctx.data(|data| data.get_temp(at));
    let same = last.filter(|(before, pass, _)| *before == tab && pass + 1 >= now);
    let mut shown = same.and_then(|(.., shown)| shown);
    // What the log marks is known from its second pass on.
    let question = QUESTIONS.into_iter().find(|(seen, _)| marked(ctx, seen).is_some());
    let name = question.map(|(seen, _)| (seen, open));
    if same.is_some() && tab == Tab::TurnLog && name != shown {
        // Under a pointer that has just answered, the log stays where it is.
        if let Some((seen, focused)) = question.filter(|_| shown.is_none() || !pointed(ctx)) {
            seek(ctx, seen);
            lead(ctx, focused);
        }
        shown = name;
    }
    ctx.data_mut(|data| data.insert_temp(at, (tab, now, shown)));
}

/// Returns the name of a tab for the tutorial.
const fn mark_of(tab: Tab) -> &'static str {
    match tab {
        Tab::TurnLog => "tab-log",
        Tab::Orders => "tab-orders",
        Tab::Tribute => "tab-tribute",
        Tab::Rituals => "tab-rituals",
        Tab::Diplomacy => "tab-diplomacy",
        Tab::Forces => "tab-forces",
        Tab::Avatar => "tab-avatar",
    }
}

/// Size of the Ministerium in points. It grows with the window, inside the bars and rails at the
/// edges. The maximum width keeps lines short enough to read.
fn size(ctx: &Context) -> Vec2 {
    let room = beside_bars(ctx);
    vec2(room.x.clamp(1200.0, 1480.0), room.y.max(640.0))
}

/// True if the tab needs attention: a question on it blocks the end of the turn, or a ritual on it
/// will end because its upkeep is not paid.
fn waits(sight: &Sight<'_>, tab: Tab) -> bool {
    match tab {
        Tab::TurnLog => !plan::unanswered(sight).is_empty(),
        Tab::Tribute => {
            sight.hand.problems.iter().any(|problem| matches!(problem, crate::rules::orders::Problem::TributeWaits(_)))
        }
        Tab::Diplomacy => sight.table().seats().any(|seat| diplomacy::affairs::unanswered(sight, seat)),
        Tab::Rituals => !rituals::sustain::ending(sight).is_empty(),
        Tab::Orders | Tab::Forces | Tab::Avatar => false,
    }
}

//! Counsel: what must be answered, in ember; what the last turn brought, in green; what could be
//! done and why, in gold; and lessons for players who have not heard them yet. Each has a button
//! that leads to the right sheet.
//!
//! The appraisals are those of the minds, made on the player's own view. The slow ones come from
//! the [`clerk`], off the frame; the rest is calculated once for every draft.

mod chances;
pub mod clerk;
mod lessons;
mod urgent;

use std::cmp::Ordering;
use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Area, Color32, Context, Frame, Id, Label, LayerId, Margin, Order as Layer, Rect, RichText, ScrollArea,
    Stroke, Ui, Vec2,
};

use super::memory;
use super::words::say;
use crate::conclave::board::modes::strip;
use crate::conclave::forces::unit_card::drawer_width;
use crate::conclave::orders::plan;
use crate::intent::{Intent, Looking, Planning, Sheet, Tab};
use crate::look::palette::{BONE, EMBER, GOLD, INK, SKY, VERDIGRIS};
use crate::look::{bold, icon_button, icon_text_button};
use crate::rules::archfiends::{Part, Tally, order_slots};
use crate::rules::orders::Draft;
use crate::rules::view::SeatView;
use crate::shell::settings::Counsel;
use crate::sight::{Sight, Wishes};

pub use clerk::{CounselPlugin, Counselling};
pub use lessons::names as lessons;

/// The urgency of a piece of advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// It must be answered, or something is lost.
    Urgent,
    /// News of the last turn that must not be overlooked.
    News,
    /// Good news of the last turn.
    Gain,
    /// A lesson about the game. It is told once.
    Lesson,
    /// Something that could be done now.
    Chance,
}

/// A piece of advice, and the intents that lead to where the player can act on it.
#[derive(Clone, Debug)]
struct Advice {
    /// Its name; the player dismisses it by this name.
    key: &'static str,
    words: String,
    icon: &'static str,
    weight: Weight,
    wishes: Vec<Intent>,
}

/// The advice for a draft.
#[derive(Clone)]
struct Given {
    draft: Draft,
    amount: Counsel,
    appraised: bool,
    heard: usize,
    language: String,
    advice: Arc<Vec<Advice>>,
}

/// The name of the area of the stack.
const NAME: &str = "counsel";

/// Returns the right edge of the stack in the last frame; `None` if it was not drawn.
pub(super) fn right_of(ctx: &Context) -> Option<f32> {
    let id = Id::new(NAME);
    ctx.memory(|memory| {
        let drawn = memory.areas().visible_last_frame(&LayerId::new(Layer::Middle, id));
        memory.area_rect(id).filter(|_| drawn).map(|rect| rect.right())
    })
}

/// Draws the stack of counsel, at the upper left of the area that the panels leave free. It never
/// grows beyond that area.
pub fn counsel(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    if plan::closed(sight).is_some() || sight.overlay.sheet != Sheet::None {
        return;
    }
    let dismissed_at = memory::this_turn(sight, "counsel");
    let mut dismissed: Vec<&'static str> = memory::recall(ctx, dismissed_at);
    let given = given(ctx, sight);
    let waved = |advice: &&Advice| advice.weight == Weight::Urgent || !dismissed.contains(&advice.key);
    let Some((room, width)) = place(ctx, sight) else { return };
    let mut shown: Vec<&Advice> = given.iter().filter(waved).collect();
    shown.truncate(most(sight, &shown, room.height()));
    // Whoever has a unit in hand looks at the board, so the rest of the counsel makes room for it.
    let open_at = memory::this_turn(sight, "counsel-open");
    let mut open: bool = memory::recall(ctx, open_at);
    let pressing = shown.iter().filter(|advice| advice.weight <= Weight::News).count();
    let folded = if sight.hand.selected.is_some() && !open { shown.len() - pressing } else { 0 };
    shown.truncate(shown.len() - folded);
    if shown.is_empty() && folded == 0 {
        return;
    }
    let area = Area::new(Id::new(NAME)).order(Layer::Middle).pivot(Align2::LEFT_TOP).constrain_to(room);
    let mut waved = Vec::new();
    let waved_at = memory::always(sight, "counsel-waved");
    let mut before: Vec<(&'static str, u32)> = memory::recall(ctx, waved_at);
    let now = sight.table().turn();
    let earlier: Vec<&'static str> = before.iter().filter(|(_, turn)| *turn < now).map(|(key, _)| *key).collect();
    area.fixed_pos(room.left_top()).show(ctx, |ui| {
        ui.set_max_width(width);
        let height = room.height().max(60.0);
        let scroll = ScrollArea::vertical().id_salt("counsel-scroll").max_height(height).min_scrolled_height(height);
        scroll.show(ui, |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = 4.0;
            for (index, advice) in shown.into_iter().enumerate() {
                ui.push_id(index, |ui| {
                    let wave = match advice.weight {
                        Weight::Urgent => Wave::Never,
                        Weight::Lesson => Wave::Good,
                        Weight::Chance if earlier.contains(&advice.key) => Wave::Good,
                        Weight::News | Weight::Gain | Weight::Chance => Wave::Turn,
                    };
                    if piece(ui, sight, wishes, advice, wave) {
                        waved.push(advice.key);
                    }
                });
            }
            if folded > 0 {
                let more = icon_text_button(sight.look, "down", say!(sight, "counsel-more", n = folded));
                open = ui.add(more).clicked();
            }
        });
    });
    memory::remember(ctx, open_at, open);
    before.extend(waved.iter().map(|key| (*key, now)));
    memory::remember(ctx, waved_at, before);
    dismissed.extend(waved);
    memory::remember(ctx, dismissed_at, dismissed);
    lessons::settle(ctx, sight, wishes);
}

/// The least width of the stack, and its least height under the map modes, in points.
const LEAST: Vec2 = Vec2::new(200.0, 64.0);

/// Returns the area that the stack may fill, and its width: beside the buttons of the map modes, or
/// under them where the board is too narrow for both. `None` while the legend of a map mode fills a
/// small board; the key that opened it closes it.
fn place(ctx: &Context, sight: &Sight<'_>) -> Option<(Rect, f32)> {
    let mut room = memory::room(ctx);
    room.min.x += drawer_width(ctx, sight);
    let mut room = room.shrink(8.0);
    let wanted = (room.width() * 0.55).clamp(LEAST.x, 430.0);
    let Some(strip) = strip::strip_of(ctx) else { return Some((room, wanted)) };
    let beside = strip.left() - 8.0 - room.left();
    if beside >= LEAST.x {
        return Some((room, wanted.min(beside)));
    }
    room.min.y = strip.bottom() + 8.0;
    (room.height() >= LEAST.y).then(|| (room, wanted.min(room.width())))
}

/// Returns the amount of counsel. In a lesson only the clerk gives advice.
fn amount(sight: &Sight<'_>) -> Counsel {
    if sight.overlay.taught { Counsel::None } else { sight.preferences.counsel }
}

/// Below this height of the room in points, all counsel would cover too much of the board.
const LOW: f32 = 640.0;

/// Returns the number of pieces to show: all that is urgent, and as much more as the player wants
/// and a room of this height bears.
fn most(sight: &Sight<'_>, shown: &[&Advice], height: f32) -> usize {
    let urgent = shown.iter().filter(|advice| advice.weight <= Weight::News).count();
    match amount(sight) {
        Counsel::None => urgent,
        Counsel::Some => urgent + 2,
        Counsel::All if height < LOW => urgent.max(1) + 2,
        Counsel::All => urgent.max(2) + 4,
    }
}

/// Returns all advice for the draft, calculated when the draft has changed.
fn given(ctx: &Context, sight: &Sight<'_>) -> Arc<Vec<Advice>> {
    let at = memory::this_turn(sight, "counsel-given");
    let (appraised, heard) = (sight.hand.foretold.appraisal.is_some(), sight.preferences.heard.len());
    let known: Option<Given> = memory::recall(ctx, at);
    if let Some(known) = known
        && known.draft == *plan::draft(sight)
        && (known.appraised, known.heard, known.amount) == (appraised, heard, amount(sight))
        && known.language == sight.text.language()
    {
        return known.advice;
    }
    let mut advice = urgent::urgent(sight);
    advice.extend(news(sight));
    advice.extend(gains(sight));
    advice.extend(more_or_fewer(sight));
    if amount(sight) != Counsel::None {
        advice.extend(lessons::next(ctx, sight));
        advice.extend(chances::chances(ctx, sight));
    }
    let advice = Arc::new(advice);
    let draft = plan::draft(sight).clone();
    let amount = amount(sight);
    let language = sight.text.language().to_owned();
    memory::remember(ctx, at, Some(Given { draft, amount, appraised, heard, language, advice: Arc::clone(&advice) }));
    advice
}

/// Returns what the last turn took from the house, in one piece.
fn news(sight: &Sight<'_>) -> Option<Advice> {
    let turn = sight.hand.log.last()?;
    let alerts = sight.teller().reading_to(sight.seat()).of_turn(turn.turn).alerts(&turn.entries);
    let first = alerts.first()?;
    let words = match alerts.len() {
        1 => first.headline.clone(),
        n => say!(sight, "counsel-news", first = first.headline.as_str(), more = n - 1),
    };
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
    Some(Advice { key: "news", words, icon: "warning", weight: Weight::News, wishes })
}

/// Returns the change of the number of order slots since the last turn, with what has changed it.
fn more_or_fewer(sight: &Sight<'_>) -> Option<Advice> {
    let slots = |view: &SeatView| order_slots(sight.catalog(), view.table(), view.seat());
    let (before, now) = (slots(sight.hand.before.as_ref()?), slots(&sight.hand.view));
    let (id, weight) = match before.total().cmp(&now.total()) {
        Ordering::Less => ("counsel-slots-more", Weight::Gain),
        Ordering::Equal => return None,
        Ordering::Greater => ("counsel-slots-fewer", Weight::News),
    };
    let share = |tally: &Tally, part: &Part| -> i32 {
        tally.0.iter().filter(|(one, _)| one == part).map(|(_, amount)| amount).sum()
    };
    let teller = sight.teller();
    let mut changed: Vec<String> = Vec::new();
    for (part, _) in now.0.iter().chain(&before.0) {
        let change = share(&now, part) - share(&before, part);
        let words = format!("{} {}", teller.signed(change), teller.part(part));
        if change != 0 && !changed.contains(&words) {
            changed.push(words);
        }
    }
    let words = say!(sight, id, n = now.total(), why = teller.series(&changed));
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Orders)))];
    Some(Advice { key: "slots-changed", words, icon: "empty-slot", weight, wishes })
}

/// Returns what the last turn brought to the house, in one piece, with the way to it.
fn gains(sight: &Sight<'_>) -> Option<Advice> {
    let turn = sight.hand.log.last()?;
    let gained = sight.teller().reading_to(sight.seat()).of_turn(turn.turn).gains(&turn.entries);
    if gained.is_empty() {
        return None;
    }
    let words = gained.iter().map(|line| line.headline.as_str()).collect::<Vec<_>>().join(" ");
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Forces)))];
    Some(Advice { key: "gains", words, icon: "bid", weight: Weight::Gain, wishes })
}

/// The ways to dismiss a piece of advice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wave {
    /// Not at all: it must be answered.
    Never,
    /// For this turn.
    Turn,
    /// For good: lessons, and what was dismissed in an earlier turn already.
    Good,
}

/// The width of the stack below which the words of a piece stand under its buttons, in points.
const NARROW: f32 = 300.0;

/// Draws one piece. Returns true if the player dismissed it for this turn.
fn piece(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, advice: &Advice, wave: Wave) -> bool {
    let colour: Color32 = match advice.weight {
        Weight::Urgent | Weight::News => EMBER,
        Weight::Gain => VERDIGRIS,
        Weight::Lesson => SKY,
        Weight::Chance => GOLD,
    };
    let urgent = advice.weight == Weight::Urgent;
    let text = if urgent { bold(&advice.words) } else { RichText::new(&advice.words) };
    let text = text.color(if urgent { EMBER } else { BONE });
    // Beside the buttons the words would have a column of two or three.
    let narrow = ui.available_width() < NARROW;
    let mut waved = false;
    let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, colour)).corner_radius(4).inner_margin(Margin::same(6));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add(sight.look.image(advice.icon, 22.0, colour));
            // An arrow leads somewhere; a quill writes an order into the plan.
            let writes = advice.wishes.iter().any(|wish| matches!(wish, Intent::Planning(Planning::Put(..))));
            let (way, show) = match (writes, urgent) {
                (true, _) => ("orders", say!(sight, "panel-counsel-order")),
                (false, true) => ("right", say!(sight, "panel-counsel-answer")),
                (false, false) => ("right", say!(sight, "panel-counsel-show")),
            };
            if !advice.wishes.is_empty() && icon_button(ui, sight.look, way, &show).clicked() {
                wishes.extend(advice.wishes.iter().cloned());
            }
            match wave {
                Wave::Never => {}
                Wave::Turn => {
                    waved = icon_button(ui, sight.look, "dismiss", &say!(sight, "panel-counsel-dismiss")).clicked();
                }
                Wave::Good => {
                    if icon_button(ui, sight.look, "eye-closed", &say!(sight, "counsel-never")).clicked() {
                        wishes.push(Counselling::Heard(advice.key.to_owned()).into());
                    }
                }
            }
            if !narrow {
                ui.add(Label::new(text.clone()).wrap());
            }
        });
        if narrow {
            ui.add(Label::new(text.clone()).wrap());
        }
    });
    waved
}

/// True if the player does not want to hear this any more.
fn heard(sight: &Sight<'_>, key: &str) -> bool {
    sight.preferences.heard.contains(key)
}

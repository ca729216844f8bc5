//! Draws the clerk and the ring for the lesson that is being played.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Id};
use table_text::Value;

use super::pointing::Found;
use super::{Lesson, Present, Teaching, deeds, pointing};
use crate::conclave::board::Lens;
use crate::conclave::ministerium::room_of;
use crate::intent::Sheet;
use crate::look::{lead, marked};
use crate::rules::archfiends;
use crate::rules::conclave;
use crate::rules::orders::Problem;
use crate::rules::tribute::PAYMENT_SLOTS;
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::keys::Action;
use crate::shell::pages::Paper;
use crate::shell::screens::Page;
use crate::shell::tutor::{Free, Speech, point_at, speak, speak_below};
use crate::sight::{Hand, Seen, Sight};
use crate::table::tutorial::{Chapter, Deed, Pointer};

/// Draws the clerk while a game of the tutorial is played, and over its final count.
pub(crate) fn draw(
    mut paper: Paper<'_, '_>,
    seen: Seen<'_>,
    teaching: Res<Teaching>,
    lesson: Res<Lesson>,
    mut lens: ResMut<Lens>,
    (screen, standing): (Res<State<Screen>>, Standing<'_>),
) -> Result {
    let board = *screen.get() == Screen::Playing;
    let on_stage = (board && !standing.at(Stage::Curtain)) || *screen.get() == Screen::End;
    let Some(present) = lesson.0.as_ref().filter(|_| on_stage) else { return Ok(()) };
    let Some(chapter) = teaching.data.chapters.get(present.chapter) else { return Ok(()) };
    let Some(sight) = seen.sight() else { return Ok(()) };
    let more = present.chapter + 1 < teaching.data.chapters.len();
    paper.draw("tutor", |ui, page, wishes| {
        let ctx = &ui.ctx().clone();
        // The clerk tells nobody how the count will end.
        if !board && marked(ctx, "count-read").is_none() {
            return;
        }
        let blocked = blocked(chapter, present, sight.hand);
        let planning = standing.at(Stage::Planning);
        let found = if board { found(ctx, &sight, &lens, chapter, present, (planning, blocked)) } else { None };
        let aim = found.as_ref().map(|found| found.aim);
        if let Some(aim) = &aim {
            point_at(ctx, page.look, aim);
        }
        lead_keys(ctx, found.as_ref().and_then(|found| found.widget.as_deref()));
        if let Some(to) = found.and_then(|found| found.bring) {
            lens.go(sight.table().realm().board().size(), to);
        }
        let speech = speech(page, &sight, chapter, present, (more, blocked, pointing::chance(ctx, &sight)));
        let room = if board { pointing::room(ctx, &sight) } else { ctx.content_rect() };
        // The clerk does not step aside for a button of his own.
        let own = marked(ctx, "clerk-again").map(|marked| marked.rect);
        let aim = aim.filter(|aim| Some(aim.rect) != own).map(|aim| aim.area());
        let free = Free { aim, main: marked(ctx, "main-button").map(|marked| marked.rect) };
        let beside = board && sight.overlay.sheet != Sheet::None;
        if !(beside && speak_below(ctx, page, &speech, room_of(ctx), wishes)) {
            speak(ctx, page, &speech, room, free, wishes);
        }
    })?;
    Ok(())
}

/// Leads the focus of a player who uses keys to the widget in the ring, once for each.
fn lead_keys(ctx: &Context, widget: Option<&str>) {
    let at = Id::new("tutor-led");
    let (mut by_keys, last): (bool, Option<String>) = ctx.data(|data| data.get_temp(at)).unwrap_or_default();
    ctx.input(|input| {
        let pressed = input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. }));
        by_keys = (by_keys || pressed) && !input.pointer.is_moving() && !input.pointer.any_down();
    });
    if let Some(widget) = widget.filter(|widget| by_keys && last.as_deref() != Some(*widget)) {
        lead(ctx, widget);
    }
    ctx.data_mut(|data| data.insert_temp(at, (by_keys, widget.map(str::to_owned))));
}

/// True if only a question of which the step does not speak is in the way: it forbids the seal, or
/// the tribute is chosen already.
fn blocked(chapter: &Chapter, present: &Present, hand: &Hand) -> bool {
    let Some(step) = chapter.steps.get(present.course.at()) else { return false };
    let turns = deeds::seals(&step.until) || deeds::waits(&step.until);
    let sealing = turns && hand.problems.iter().any(Problem::blocks);
    sealing || deeds::nearly_chosen(&step.until, hand)
}

fn found(
    ctx: &Context,
    sight: &Sight<'_>,
    lens: &Lens,
    chapter: &Chapter,
    present: &Present,
    (planning, blocked): (bool, bool),
) -> Option<Found> {
    if blocked {
        let way = ["offer-richest", "keep-events", "answer", "tab-log", "button-close", "button-ministerium"]
            .map(|name| Pointer::Widget(name.to_owned()));
        return pointing::find(ctx, sight, lens, planning, &way);
    }
    pointing::find(ctx, sight, lens, planning, &chapter.steps.get(present.course.at())?.point)
}

fn speech(
    page: &Page<'_>,
    sight: &Sight<'_>,
    chapter: &Chapter,
    present: &Present,
    (more, blocked, chance): (bool, bool, Option<u32>),
) -> Speech {
    let values = values(page, sight, chance);
    let about: Vec<(&str, Value<'_>)> = values.iter().map(|(name, value)| (name.as_str(), value.into())).collect();
    let say = |id: &str| page.text.say_with(id, &about);
    let at = present.course.at();
    let step = chapter.steps.get(at);
    Speech {
        title: page.text.say(&chapter.title),
        step: (at, chapter.steps.len()),
        words: say(step.map_or(&chapter.end, |step| &step.say)),
        before: at.checked_sub(1).and_then(|at| chapter.steps.get(at)).map(|step| say(&step.say)),
        praise: present.praise.as_deref().map(say),
        hint: blocked.then(|| page.text.say("tutor-blocked")),
        astray: present.astray,
        read: step.is_some_and(|step| step.until == Deed::Heard),
        more,
    }
}

/// Returns what words may name: every key as the player has bound it, every house, and numbers of
/// the rules and of the present position.
fn values(page: &Page<'_>, sight: &Sight<'_>, chance: Option<u32>) -> Vec<(String, String)> {
    let keys = Action::ALL.map(|action| {
        (format!("key_{}", action.key().replace('-', "_")), page.preferences.bindings.label(page.text, action))
    });
    let seats = sight.table().seats();
    let houses = seats.map(|seat| (format!("house_{}", seat.0), sight.teller().seat_name(seat)));
    let (catalog, table, seat) = (sight.catalog(), sight.table(), sight.seat());
    let (offered, keep) = archfiends::tribute_offer(catalog, table, seat);
    let numbers = [
        ("slots", archfiends::order_slots(catalog, table, seat).total()),
        ("usual_slots", catalog.constants.houses.order_slots.into()),
        ("offered", offered.into()),
        ("keep", keep.into()),
        ("most_cards", PAYMENT_SLOTS as i32),
        ("tokens", table.conclave().tokens().into()),
        ("needed", conclave::tokens_needed(catalog, table).into()),
        ("canton", catalog.constants.conclave.canton_prestige),
        ("chance", chance.map_or(0, |chance| chance as i32)),
    ];
    let numbers = numbers.map(|(name, number)| (name.to_owned(), number.to_string()));
    keys.into_iter().chain(houses).chain(numbers).collect()
}

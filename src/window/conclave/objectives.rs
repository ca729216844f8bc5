//! Objectives (manual 4.1, 4.15): the objectives of a house, their progress, and the choice from
//! drawn ones.

use bevy_egui::egui::{Align, Color32, Frame, Label, Layout, Margin, ProgressBar, RichText, Stroke, Ui};

use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::Planning;
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, ENGRAVED, GOLD, INK, PARCHMENT, RAISED, SEPIA, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{Line, bold, explain, figure, icon_text_button, mark_first, pips, quoted, section};
use crate::rules::ids::{ObjectiveKind, Seat};
use crate::rules::objectives::{ObjectiveOrder, Progress, Task, draws, public_task, task_progress};
use crate::rules::orders::{Answer, Order, OrderKind};
use crate::sight::{Sight, Wishes};

/// Draws the section of the avatar tab: the player's own objectives, and the order to draw more.
pub fn own(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (table, me) = (sight.table(), sight.seat());
    section(ui, &say!(sight, "aims"));
    ui.add_space(4.0);
    if let Some(words) = ignored(sight) {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("warning", 18.0, EMBER));
            ui.add(Label::new(RichText::new(words).color(EMBER)).wrap());
        });
    }
    let secrets = table.objectives().held(me).iter().map(|&kind| Task::Secret(kind));
    let tasks: Vec<Task> = std::iter::once(Task::Public(public_task(table, me))).chain(secrets).collect();
    let columns = if ui.available_width() > 760.0 { 2 } else { 1 };
    for row in tasks.chunks(columns) {
        ui.columns(columns, |columns| {
            for (ui, &task) in columns.iter_mut().zip(row) {
                ui.push_id(task, |ui| one(ui, sight, me, task));
            }
        });
    }
    if table.objectives().held(me).is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "aims-no-secrets")).color(ASH)).wrap());
    }
    balance(ui, sight);
    ui.horizontal_wrapped(|ui| {
        draw_button(ui, sight, wishes);
        if waits(sight) {
            ui.add(sight.look.image("seal", 20.0, EMBER));
            ui.label(RichText::new(say!(sight, "aims-wait")).color(EMBER));
        }
    });
}

/// Returns the reason why the final count ignores the seated house's objectives, if it does.
fn ignored(sight: &Sight<'_>) -> Option<String> {
    let (table, me) = (sight.table(), sight.seat());
    if table.diplomacy().excommunicated(me) {
        return Some(say!(sight, "aims-cast-out"));
    }
    table.diplomacy().lord_of(me).map(|lord| say!(sight, "aims-vassal", house = sight.teller().seat_name(lord)))
}

/// Draws the prestige that the objectives would give or take if the game ended now.
fn balance(ui: &mut Ui, sight: &Sight<'_>) {
    let (table, me) = (sight.table(), sight.seat());
    let secrets = table.objectives().held(me).iter().map(|&kind| Task::Secret(kind));
    let tasks = std::iter::once(Task::Public(public_task(table, me))).chain(secrets);
    let parts: Vec<(String, i32)> = tasks
        .map(|task| {
            let (progress, reward, penalty) = task_progress(sight.catalog(), table, me, task);
            (sight.teller().task(task), if progress.met { reward } else { -penalty })
        })
        .collect();
    let sum: i32 = parts.iter().map(|(_, n)| n).sum();
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("prestige", 18.0, GOLD));
        ui.label(say!(sight, "aims-balance"));
        ui.label(figure(sight.teller().signed(sum)).color(if sum < 0 { EMBER } else { GOLD }).strong());
    });
    explain(response.response, sight, &say!(sight, "aims-balance"), || {
        let mut lines: Vec<Line> =
            parts.iter().map(|(name, n)| Line::Part(name.clone(), sight.teller().signed(*n))).collect();
        lines.push(Line::Total(say!(sight, "panel-total"), sight.teller().signed(sum)));
        lines.push(Line::Text(say!(sight, "aims-balance-tip")));
        lines
    });
}

/// Draws an objective: its name, its condition, its progress, its reward and its penalty.
pub fn one(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, task: Task) {
    let teller = sight.teller();
    let (progress, reward, penalty) = task_progress(sight.catalog(), sight.table(), seat, task);
    let frame = Frame::new()
        .fill(RAISED)
        .stroke(Stroke::new(1.0, ENGRAVED))
        .corner_radius(3)
        .inner_margin(Margin::symmetric(10, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.spacing_mut().interact_size.y = 22.0;
        ui.horizontal(|ui| {
            let (icon, tint) = mark(&progress);
            ui.add(sight.look.image(icon, 18.0, tint));
            ui.label(bold(teller.task(task)));
            let sort = match task {
                Task::Public(_) => "aims-public",
                Task::Secret(_) => "aims-secret",
            };
            ui.label(RichText::new(sight.text.say(sort)).color(ASH).small());
            worth(ui, sight, task, reward, penalty);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                meter(ui, sight, &teller.task(task), progress);
            });
        });
        ui.add(Label::new(asks(sight, task)).wrap());
    });
    ui.add_space(2.0);
}

/// Draws the reward if it is met, and the penalty if not.
fn worth(ui: &mut Ui, sight: &Sight<'_>, task: Task, reward: i32, penalty: i32) {
    let teller = sight.teller();
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("prestige", 16.0, GOLD));
        ui.label(figure(teller.signed(reward)).color(GOLD));
        if penalty > 0 {
            ui.label(figure(teller.signed(-penalty)).color(EMBER));
        }
    });
    let words = match task {
        Task::Public(sin) => teller.sin_worth(sin),
        Task::Secret(kind) => teller.objective_worth(sight.catalog().objective(kind)),
    };
    explain(response.response, sight, &teller.task(task), || vec![Line::Text(words)]);
}

/// Returns its condition, in a sentence.
fn asks(sight: &Sight<'_>, task: Task) -> String {
    match task {
        Task::Public(sin) => sight.teller().sin_text(sin),
        Task::Secret(kind) => sight.teller().goal(&sight.catalog().objective(kind).goal),
    }
}

/// Returns the icon and the colour of its progress.
const fn mark(progress: &Progress) -> (&'static str, Color32) {
    match progress {
        Progress { lost: true, .. } => ("cross", EMBER),
        Progress { met: true, .. } => ("check", VERDIGRIS),
        Progress { .. } => ("objective", BONE),
    }
}

/// Draws the progress: pips up to 12, a bar above.
fn meter(ui: &mut Ui, sight: &Sight<'_>, name: &str, progress: Progress) {
    const FEW: u32 = 12;
    let (_, colour) = mark(&progress);
    let response = ui.horizontal(|ui| {
        if progress.need > 0 && progress.need <= FEW {
            pips(ui, progress.have.min(progress.need) as usize, progress.need as usize, colour);
        } else if progress.need > FEW {
            let share = progress.have as f32 / progress.need as f32;
            let bar = ProgressBar::new(share.min(1.0)).desired_width(150.0).desired_height(10.0).fill(colour);
            ui.add(bar.corner_radius(2));
        }
        ui.label(RichText::new(sight.teller().progress(progress)).color(colour));
    });
    explain(response.response, sight, name, || {
        let tip = sight.teller().progress_tip(progress);
        vec![if progress.lost { Line::Bad(tip) } else { Line::Text(tip) }]
    });
}

/// Draws the public objective of a rival, with its progress if that is public.
pub fn of_rival(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let teller = sight.teller();
    let sin = public_task(sight.table(), rival);
    let (progress, reward, _) = task_progress(sight.catalog(), sight.table(), rival, Task::Public(sin));
    let response = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        ui.add(sight.look.image("objective", 18.0, ASH));
        ui.label(RichText::new(say!(sight, "aims-of-rival")).color(ASH));
        ui.label(bold(teller.sin(sin)));
        if sin.open() {
            let (_, colour) = mark(&progress);
            ui.label(RichText::new(teller.progress(progress)).color(colour));
        } else {
            ui.label(RichText::new(say!(sight, "aims-unknown")).color(ASH));
        }
    });
    explain(response.response, sight, &teller.sin(sin), || {
        let mut lines = vec![Line::Text(teller.sin_text(sin)), Line::Text(teller.sin_worth(sin))];
        lines.push(Line::Part(say!(sight, "aims-reward"), teller.signed(reward)));
        if !sin.open() {
            lines.push(Line::Text(say!(sight, "aims-unknown-tip")));
        }
        lines
    });
}

/// Draws the button for the order to draw objectives. If the order is impossible, it shows the
/// reason.
pub fn draw_button(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let kind = OrderKind::DrawObjectives;
    let words = sight.teller().order_kind(kind);
    let reason = plan::why_not(sight, None, &Order::Objective(ObjectiveOrder::DrawObjectives));
    let button = ui.add_enabled(reason.is_none(), icon_text_button(sight.look, kind.icon(), &words));
    if button.clicked() {
        wishes.push(Planning::Put(None, Order::Objective(ObjectiveOrder::DrawObjectives)).into());
    }
    explain(button, sight, &words, || {
        let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
        let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
        lines.push(Line::Text(sight.text.say("order-draw_objectives-text")));
        let n = draws(catalog, table, me);
        if n > 0 {
            lines.push(Line::Text(sight.teller().draw_tip(n, table.objectives().deck(me).len())));
        }
        lines
    });
}

// -- the question

/// True if the choice from drawn objectives is open, answered or not.
pub fn waits(sight: &Sight<'_>) -> bool {
    !sight.table().objectives().drawn(sight.seat()).is_empty()
}

/// Returns the drawn objective that the draft keeps: `None` without an answer, `Some(None)` if it
/// keeps none.
fn kept(sight: &Sight<'_>) -> Option<Option<ObjectiveKind>> {
    plan::draft(sight)
        .answers
        .iter()
        .find_map(|answer| if let Answer::KeepObjective { keep } = answer { Some(*keep) } else { None })
}

/// Draws the choice to keep one of the drawn objectives, or none.
pub fn ask(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let drawn = sight.table().objectives().drawn(sight.seat());
    if drawn.is_empty() {
        return;
    }
    let said = kept(sight);
    ui.horizontal_wrapped(|ui| {
        question(ui, sight, &say!(sight, "aims-ask", n = drawn.len()), said.is_some());
        ui.add(Label::new(RichText::new(say!(sight, "aims-ask-tip")).color(ASH)).wrap());
    });
    let columns = drawn.len().min((ui.available_width() / 250.0) as usize).max(1);
    for row in drawn.chunks(columns) {
        ui.columns(columns, |columns| {
            for (ui, &kind) in columns.iter_mut().zip(row) {
                ui.push_id(kind.0, |ui| drawn_card(ui, sight, wishes, kind, said));
            }
        });
    }
    let words = say!(sight, "aims-keep-none");
    let none = said == Some(None);
    let button = icon_text_button(sight.look, "delete", &words).selected(none);
    let button = ui.add_enabled(plan::closed(sight).is_none(), button);
    if button.clicked() {
        wishes.push(Planning::Answer(Answer::KeepObjective { keep: None }).into());
    }
    explain(button, sight, &words, || vec![Line::Text(say!(sight, "aims-keep-none-tip"))]);
}

/// Draws a drawn objective on parchment, with the button that keeps it.
fn drawn_card(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    kind: ObjectiveKind,
    said: Option<Option<ObjectiveKind>>,
) {
    let chosen = said == Some(Some(kind));
    let def = sight.catalog().objective(kind);
    let (progress, reward, penalty) = task_progress(sight.catalog(), sight.table(), sight.seat(), Task::Secret(kind));
    let edge = if chosen { VERDIGRIS } else { SEPIA };
    let frame = Frame::new()
        .fill(PARCHMENT)
        .stroke(Stroke::new(if chosen { 3.0 } else { 1.5 }, edge))
        .corner_radius(3)
        .inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 22.0;
        let ink = |words: String| RichText::new(words).color(INK);
        ui.add(Label::new(bold(&def.name).color(INK).size(17.0)).wrap());
        ui.add(Label::new(ink(sight.teller().goal(&def.goal))).wrap());
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("prestige", 18.0, INK));
            ui.label(figure(sight.teller().signed(reward)).color(INK).strong());
            ui.label(RichText::new(say!(sight, "aims-if-not")).color(SEPIA));
            ui.label(figure(sight.teller().signed(-penalty)).color(BLOOD).strong());
        });
        let now = say!(sight, "aims-now", progress = sight.teller().progress(progress));
        ui.label(RichText::new(now).color(SEPIA)).hint(sight.teller().progress_tip(progress));
        ui.add(Label::new(quoted(&def.flavour).color(SEPIA)).wrap());
    });
    let words = say!(sight, "aims-keep", objective = def.name.as_str());
    let button = icon_text_button(sight.look, if chosen { "check" } else { "objective" }, &words).selected(chosen);
    let button = ui.add_enabled(plan::closed(sight).is_none(), button.wrap());
    if said.is_none() && button.enabled() {
        mark_first(ui, "answer", button.rect);
    }
    if button.clicked() {
        wishes.push(Planning::Answer(Answer::KeepObjective { keep: Some(kind) }).into());
    }
    explain(button, sight, &words, || vec![Line::Text(sight.teller().objective_worth(def))]);
}

//! The end of a game: the count item by item, who takes the throne and how, and how it came about (manual 3.4).

use bevy_egui::egui::{Align, Label, Layout, RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use super::graphs::{self, History, Measure};
use super::{Page, beside, focus_first, heading, just_opened, say, screen, small, symbol_icon, tip};
use crate::chronicle::{Teller, keys};
use crate::client::intent::Intent;
use crate::client::look::palette::{BLOOD, INK, SEPIA};
use crate::client::look::{
    Medal, bold, figure, house_colour, icon_text_button, medallion, parchment, quoted, rule, seal_button,
};
use crate::client::sight::Wishes;
use crate::rules::conclave::{CountLine, Ending};
use crate::rules::game::{Charter, Game};
use crate::rules::ids::Seat;
use crate::rules::objectives::Task;

/// What the screen is shown.
#[derive(Clone, Copy)]
pub struct FinalPage<'a> {
    /// The table at the end, as the player may know it.
    pub table: &'a Game,
    /// How the game ended.
    pub ending: &'a Ending,
    /// How the houses fared.
    pub history: &'a History,
    /// Whose screen it is.
    pub you: Option<Seat>,
    /// The set-up with its seed, which may be known now that the game is over.
    pub charter: Option<&'a Charter>,
    /// The file in which the game can be watched again.
    pub recorded: Option<&'a std::path::Path>,
}

/// What of the count lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revealed {
    /// Nothing.
    #[default]
    Nothing,
    /// The prestige gathered.
    Prestige,
    /// And the prestige for territory.
    Territory,
    /// And the prestige for relics.
    Relics,
    /// And what objectives have given and cost.
    Objectives,
    /// And the totals, with who may be elected.
    Total,
    /// And the winner.
    Winner,
}

impl Revealed {
    const fn next(self) -> Self {
        match self {
            Self::Nothing => Self::Prestige,
            Self::Prestige => Self::Territory,
            Self::Territory => Self::Relics,
            Self::Relics => Self::Objectives,
            Self::Objectives => Self::Total,
            Self::Total | Self::Winner => Self::Winner,
        }
    }
}

/// What the screen remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalState {
    /// What lies open.
    pub revealed: Revealed,
    /// What the graphs show.
    pub measure: Measure,
}

/// The final count.
pub fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, state: &mut FinalState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "final");
    let open = state.revealed == Revealed::Winner;
    let mut revealed = state.revealed;
    screen(
        ui,
        page,
        ("throne", &say!(page, "final-title")),
        (Intent::ToTitle, "client-final-title-tip"),
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                if open { ways(ui, page, end, wishes) } else { reveal(ui, page, &mut revealed, opened) }
            });
        },
        |ui, _| {
            let teller = Teller::new(page.text, page.catalog, end.table);
            let names: Vec<String> = end.table.seats().map(|seat| teller.seat_name(seat)).collect();
            if !open {
                // The graphs would tell what is still covered.
                parchment(ui, |ui| {
                    ui.set_width(ui.available_width());
                    table(ui, page, end, &names, state.revealed);
                });
                return;
            }
            verdict(ui, page, end, &names);
            ui.add_space(12.0);
            beside(
                ui,
                0.5,
                state,
                |ui, state| {
                    parchment(ui, |ui| {
                        ui.set_width(ui.available_width());
                        table(ui, page, end, &names, state.revealed);
                    });
                },
                |ui, state| {
                    parchment(ui, |ui| {
                        ui.set_width(ui.available_width());
                        heading(ui, &say!(page, "final-graphs"));
                        graphs::show(ui, page, end.history, &names, &mut state.measure);
                    });
                },
            );
        },
    );
    state.revealed = revealed;
}

/// Two ways on while something is still covered: the next item, or all of them.
fn reveal(ui: &mut Ui, page: &Page<'_>, revealed: &mut Revealed, opened: bool) {
    let next = seal_button(ui, page.look, &say!(page, "final-next"), true);
    if opened {
        focus_first(&next);
    }
    if tip(next, say!(page, "client-final-next-tip")).clicked() {
        *revealed = revealed.next();
    }
    let all = ui.add(icon_text_button(page.look, "skip", say!(page, "client-final-all")));
    if tip(all, say!(page, "client-final-all-tip")).clicked() {
        *revealed = Revealed::Winner;
    }
}

/// None of these takes the focus by itself: whoever uncovers the count by keys must not leave by one press too many.
fn ways(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, wishes: &mut Wishes) {
    if let Some(path) = end.recorded {
        let watch = ui.add(icon_text_button(page.look, "replay", say!(page, "final-replay")));
        if tip(watch, say!(page, "client-final-replay-tip")).clicked() {
            wishes.push(Intent::Watch(path.to_path_buf()));
        }
    }
    if let Some(charter) = end.charter {
        let again = ui.add(icon_text_button(page.look, "rewind", say!(page, "client-final-again")));
        if tip(again, say!(page, "client-final-again-tip", seed = charter.settings.seed.to_string())).clicked() {
            wishes.push(Intent::Begin(Box::new(charter.clone())));
        }
    }
    let other = ui.add(icon_text_button(page.look, "dice", say!(page, "final-again")));
    if tip(other, say!(page, "title-new-game-tip")).clicked() {
        wishes.push(Intent::ToNewGame);
    }
    let title = ui.add(icon_text_button(page.look, "throne", say!(page, "final-title-screen")));
    if tip(title, say!(page, "client-final-title-tip")).clicked() {
        wishes.push(Intent::ToTitle);
    }
}

/// Who takes the throne, and how.
fn verdict(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, names: &[String]) {
    let path = format!("path-{}", keys::victory(end.ending.path));
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            if let Some(seat) = end.ending.winner {
                let symbol = symbol_of(end.table, seat);
                medallion(ui, page.look, &symbol, 84.0, house_colour(seat), Medal::Circle);
            } else {
                ui.add(page.look.image("vacant", 84.0, INK));
            }
            ui.vertical(|ui| {
                let words = match end.ending.winner {
                    Some(seat) if end.you == Some(seat) => say!(page, "final-winner-you"),
                    Some(seat) => say!(page, "final-winner", name = names.get(seat.index()).map_or("", String::as_str)),
                    None => say!(page, "final-nobody"),
                };
                ui.label(RichText::new(words).text_style(crate::client::look::title()).size(28.0));
                ui.label(bold(say!(page, "final-path", path = page.text.say(&path), turn = end.ending.turn)));
                ui.add(Label::new(quoted(page.text.say(&format!("{path}-text")))).wrap());
            });
        });
    });
}

fn symbol_of(table: &Game, seat: Seat) -> String {
    symbol_icon(table.charter().seats.get(seat.index()).map(|charter| charter.symbol))
}

/// The houses, best first by what lies open.
fn table(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, names: &[String], revealed: Revealed) {
    heading(ui, &say!(page, "client-final-count"));
    let mut lines: Vec<&CountLine> = end.ending.count.iter().collect();
    match revealed {
        Revealed::Nothing => lines.sort_by_key(|line| line.seat),
        Revealed::Prestige => lines.sort_by_key(|line| std::cmp::Reverse(line.prestige)),
        Revealed::Territory => lines.sort_by_key(|line| std::cmp::Reverse(line.prestige + line.territory)),
        Revealed::Relics => lines.sort_by_key(|line| std::cmp::Reverse(without_objectives(line))),
        Revealed::Objectives => lines.sort_by_key(|line| std::cmp::Reverse(line.total())),
        // The conclave's own order: those who may be elected first, ties broken.
        Revealed::Total | Revealed::Winner => {}
    }
    let most = lines.iter().map(|line| line.total()).max().unwrap_or(1).max(1);
    for (place, line) in lines.iter().enumerate() {
        row(ui, page, end, names, line, revealed, (place, most));
        if revealed >= Revealed::Objectives && !line.objectives.is_empty() {
            objectives(ui, page, end, line);
        }
    }
    rule(ui);
    small(ui, say!(page, "final-tie"));
}

/// What the count comes to before objectives are shown.
const fn without_objectives(line: &CountLine) -> i32 {
    line.total() - line.objective - line.secrets
}

fn row(
    ui: &mut Ui,
    page: &Page<'_>,
    end: &FinalPage<'_>,
    names: &[String],
    line: &CountLine,
    revealed: Revealed,
    (place, most): (usize, i32),
) {
    let each = page.catalog.constants.conclave.canton_prestige;
    let ranked = revealed >= Revealed::Total;
    ui.horizontal_wrapped(|ui| {
        medallion(ui, page.look, &symbol_of(end.table, line.seat), 36.0, house_colour(line.seat), Medal::Circle);
        ui.allocate_ui_with_layout(vec2(150.0, 40.0), Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_width(150.0);
            let name = names.get(line.seat.index()).map_or("", String::as_str);
            let name =
                if ranked { say!(page, "client-final-place", n = place + 1, name = name) } else { name.to_owned() };
            let mut name = bold(name);
            name = if end.you == Some(line.seat) { name.underline() } else { name };
            ui.add(Label::new(if ranked && !line.eligible { name.strikethrough() } else { name }).truncate());
            let rank = end.table.houses().of(line.seat).rank;
            if ranked && !line.eligible {
                let why = ui.label(RichText::new(say!(page, "final-ineligible")).small().color(BLOOD));
                tip(why, say!(page, "final-ineligible-tip"));
            } else {
                tip(
                    ui.label(RichText::new(page.rank(rank)).small().color(SEPIA)),
                    say!(page, "client-final-rank-tip", n = rank.value()),
                );
            }
        });
        let sum = match revealed {
            Revealed::Nothing => 0,
            Revealed::Prestige => line.prestige,
            Revealed::Territory => line.prestige + line.territory,
            Revealed::Relics => without_objectives(line),
            Revealed::Objectives | Revealed::Total | Revealed::Winner => line.total(),
        };
        measure(ui, page, line, sum, most);
        if revealed >= Revealed::Prestige {
            tip(ui.label(figure(line.prestige)), say!(page, "client-final-prestige-tip"));
        }
        if revealed >= Revealed::Territory {
            let land = ui.label(figure(say!(page, "client-final-plus", n = line.territory)));
            tip(land, say!(page, "final-territory-tip", n = line.cantons, each = each));
        }
        if revealed >= Revealed::Relics && line.relics != 0 {
            let relics = ui.label(figure(say!(page, "client-final-plus", n = line.relics)));
            tip(relics, say!(page, "final-relics-tip"));
        }
        if revealed >= Revealed::Relics && line.title != 0 {
            let title = ui.label(figure(say!(page, "client-final-plus", n = line.title)));
            tip(title, say!(page, "final-title-tip"));
        }
        if revealed >= Revealed::Relics && line.vassal != 0 {
            let vassal = ui.label(figure(say!(page, "client-final-plus", n = line.vassal)));
            let bond = end.table.diplomacy().vassal_of(line.seat);
            let name = bond.and_then(|vassal| names.get(vassal.index())).map_or("", String::as_str);
            tip(vassal, say!(page, "final-vassal-tip", house = name));
        }
        if revealed >= Revealed::Objectives && !line.objectives.is_empty() {
            let teller = Teller::new(page.text, page.catalog, end.table);
            let objectives = ui.label(figure(teller.signed(line.objective + line.secrets)));
            tip(objectives, teller.reckoning(&line.objectives).join("\n"));
        }
        if ranked {
            tip(ui.label(figure(say!(page, "client-final-sum", n = line.total())).strong()), say!(page, "final-total"));
        }
    });
}

/// What came of each objective of a house, one beside the other.
fn objectives(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, line: &CountLine) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 1.0);
        ui.spacing_mut().interact_size.y = 18.0;
        ui.add_space(44.0);
        for reckoned in &line.objectives {
            let (icon, colour) = if reckoned.met { ("check", INK) } else { ("cross", BLOOD) };
            ui.add(page.look.image(icon, 14.0, colour));
            let words = say!(
                page,
                "client-final-objective",
                objective = teller.task(reckoned.task),
                prestige = teller.signed(reckoned.prestige)
            );
            let asked = match reckoned.task {
                Task::Public(sin) => teller.sin_text(sin),
                Task::Secret(kind) => teller.goal(&page.catalog.objective(kind).goal),
            };
            tip(ui.label(RichText::new(words).small().color(SEPIA)), asked);
            ui.add_space(6.0);
        }
    });
}

/// A bar as long as the share of the greatest total, growing as items are revealed.
fn measure(ui: &mut Ui, page: &Page<'_>, line: &CountLine, sum: i32, most: i32) {
    let room = (ui.available_size_before_wrap().x - 136.0).clamp(40.0, 420.0);
    let (rect, response) = ui.allocate_exact_size(vec2(room, 16.0), Sense::hover());
    let wanted = (sum.max(0) as f32 / most as f32).clamp(0.0, 1.0);
    let time = if page.look.reduced_motion() { 0.0 } else { 0.6 };
    let share = ui.ctx().animate_value_with_time(response.id.with(line.seat), wanted, time);
    let filled = rect.with_max_x(rect.left() + rect.width() * share);
    ui.painter().rect_filled(filled, 1.0, house_colour(line.seat));
    ui.painter().rect_stroke(rect, 1.0, Stroke::new(1.0, SEPIA), StrokeKind::Inside);
    if share > 0.0 {
        ui.painter().rect_stroke(filled, 1.0, Stroke::new(1.5, INK), StrokeKind::Inside);
    }
}

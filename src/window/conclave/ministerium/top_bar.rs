//! The top bar: turn, token clock, order of play, the player's standing, and the buttons that open
//! sheets.

use bevy_egui::egui::{
    Align, Layout, Panel, RichText, Sense, Spinner, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType,
};

use super::words::{say, symbol, with_key};
use super::{memory, words};
use crate::conclave::avatar::income_rule;
use crate::conclave::bazaar;
use crate::conclave::board::past::told;
use crate::conclave::events;
use crate::conclave::orders::plan;
use crate::intent::{Looking, Mark, Sheet, Tab};
use crate::look::palette::{ASH, BONE, GOLD, SKY};
use crate::look::tips::Hint;
use crate::look::{
    Line, Medal, bold, break_before, explain, explain_tally, figure, house_colour, icon_text_button, mark,
    medallion_button, pips, purse_ui, seal_button, target, why_not,
};
use crate::rules::archfiends;
use crate::rules::calendar::Moment;
use crate::rules::conclave;
use crate::rules::ids::Seat;
use crate::rules::tribute::{Resource, total};
use crate::shell::keys::Action;
use crate::sight::{Scheming, Sight, Wishes};

/// Minimum width for a single row, in points. Below it, the buttons are in a second row.
const ONE_ROW: f32 = 1220.0;
/// Minimum width for buttons with words, in points. Below it they are icons, with their names as
/// tooltips.
const WORDS: f32 = 1500.0;

/// Draws the top bar.
pub fn top_bar(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    Panel::top("top-bar").show(ui, |ui| {
        if ui.available_width() > ONE_ROW {
            // If the numbers do not fit beside the buttons, fewer are drawn, and tooltips contain
            // the rest. The state is the width that the full row needs, or `None` if it fits.
            let at = memory::this_turn(sight, "top-bar");
            let tight: Option<f32> = memory::recall(ui.ctx(), at);
            ui.horizontal(|ui| {
                standing(ui, sight, wishes, tight.is_some());
                let end = ui.min_rect().right();
                let right = Layout::right_to_left(Align::Center);
                let buttons = ui.with_layout(right, |ui| {
                    buttons(ui, sight, wishes, true);
                    ui.min_rect().left()
                });
                let fits = |end: f32| end + 8.0 <= buttons.inner;
                let next = match tight {
                    None => (!fits(end)).then_some(end),
                    Some(wanted) => (!fits(wanted)).then_some(wanted),
                };
                if next != tight {
                    memory::remember(ui.ctx(), at, next);
                }
            });
        } else {
            // The buttons follow in the row that the numbers have begun, so that the map keeps the
            // height of a row.
            ui.horizontal_wrapped(|ui| {
                standing(ui, sight, wishes, false);
                buttons(ui, sight, wishes, false);
            });
        }
    });
    memory::note_room(ui);
}

fn standing(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, tight: bool) {
    turn(ui, sight);
    tokens(ui, sight);
    circle(ui, sight, wishes);
    prestige(ui, sight, tight);
    slots(ui, sight);
    wealth(ui, sight, wishes, tight);
    events::strip(ui, sight, wishes);
    if sight.scheming.goes_on() {
        let Scheming { done, of } = sight.scheming;
        let words = say!(sight, "panel-thinking", done = done, of = of);
        if !sight.look.reduced_motion() {
            ui.add(Spinner::new().size(18.0).color(ASH)).hint(&words);
        }
        if ui.ctx().content_rect().width() > WORDS || sight.look.reduced_motion() {
            ui.label(RichText::new(words).color(ASH).text_style(TextStyle::Small));
        }
    }
}

fn turn(ui: &mut Ui, sight: &Sight<'_>) {
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("turn", 20.0, BONE));
        ui.label(bold(say!(sight, "panel-turn", n = sight.table().turn())));
    });
    explain(response.response, sight, &say!(sight, "panel-turn-title"), || {
        let teller = sight.teller();
        let moments: Vec<String> = Moment::all().map(|moment| teller.moment(&moment)).collect();
        vec![Line::Text(say!(sight, "panel-turn-tip", steps = teller.list(&moments)))]
    });
}

fn tokens(ui: &mut Ui, sight: &Sight<'_>) {
    let (catalog, table) = (sight.catalog(), sight.table());
    let drawn = told(sight).tokens.unwrap_or_else(|| table.conclave().tokens());
    let needed = conclave::tokens_needed(catalog, table);
    let chance = conclave::token_chance(catalog, table);
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("token", 20.0, BONE));
        ui.label(figure(format!("{drawn}/{needed}")));
        ui.label(RichText::new(say!(sight, "panel-percent", n = chance)).color(ASH).text_style(TextStyle::Small));
    });
    mark(ui, "tokens", response.response.rect);
    explain(response.response, sight, &say!(sight, "panel-tokens-title", drawn = drawn, needed = needed), || {
        let numbers = &catalog.constants.conclave;
        let mut lines = vec![Line::Text(sight.teller().tip("token-chance"))];
        if let Some(usurpation) = table.conclave().usurpation() {
            lines.push(Line::Bad(say!(
                sight,
                "panel-tokens-usurped",
                house = sight.teller().seat_name(usurpation.seat)
            )));
        } else if table.conclave().dissolved() {
            lines.push(Line::Bad(say!(sight, "panel-tokens-dissolved")));
        } else {
            let percent = |n: u32| say!(sight, "panel-percent", n = n);
            lines.push(Line::Part(say!(sight, "panel-tokens-base"), percent(numbers.token_base)));
            let drawn_part = say!(sight, "panel-tokens-drawn", n = drawn, each = numbers.token_step);
            lines.push(Line::Part(drawn_part, percent(numbers.token_step * u32::from(drawn))));
            lines.push(Line::Total(say!(sight, "panel-tokens-chance"), percent(chance)));
        }
        lines.extend([Line::Term("conclave-token"), Line::Term("prestige")]);
        lines
    });
}

/// Draws the order of play as a chain of sigils, the Regent first.
fn circle(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    ui.spacing_mut().item_spacing.x = 3.0;
    let order = conclave::precedence(sight.table());
    for (index, &seat) in order.iter().enumerate() {
        if index > 0 {
            ui.add(sight.look.image("right", 10.0, ASH));
        } else {
            ui.add(sight.look.image("regent", 18.0, BONE));
        }
        let label = place_in_circle(sight, seat, index);
        let response =
            medallion_button(ui, sight.look, symbol(sight, seat), 32.0, house_colour(seat), Medal::Circle, &label);
        if seat == sight.seat() {
            let rect = response.rect;
            ui.painter().hline(rect.x_range(), rect.bottom() + 2.0, Stroke::new(2.0, BONE));
        }
        if response.clicked() {
            show_house(sight, wishes, seat);
        }
        explain(response, sight, &label, || {
            vec![Line::Text(sight.teller().tip("regency")), Line::Term("regent"), Line::Term("turn-circle")]
        });
    }
    ui.spacing_mut().item_spacing.x = 8.0;
    // The ring of the last sigil is drawn slightly outside its button.
    ui.add_space(6.0);
}

fn place_in_circle(sight: &Sight<'_>, seat: Seat, index: usize) -> String {
    let house = sight.teller().seat_name(seat);
    match (index, seat == sight.seat()) {
        (0, true) => say!(sight, "panel-circle-you-regent"),
        (0, false) => say!(sight, "panel-circle-regent", house = house),
        (_, true) => say!(sight, "panel-circle-you", n = index + 1),
        (_, false) => say!(sight, "panel-circle-house", house = house, n = index + 1),
    }
}

/// Shows a house's stronghold on the board.
pub(crate) fn show_house(sight: &Sight<'_>, wishes: &mut Wishes, seat: Seat) {
    if let Some(stronghold) = sight.table().forces().stronghold(seat) {
        wishes.push(Looking::Select(Some(Mark::Place(stronghold.id))).into());
        wishes.push(Looking::LookAt(stronghold.canton).into());
    }
}

fn prestige(ui: &mut Ui, sight: &Sight<'_>, tight: bool) {
    let (table, seat) = (sight.table(), sight.seat());
    let income = conclave::per_turn(sight.catalog(), table, seat);
    let cast_out = table.diplomacy().excommunicated(seat);
    let held = table.conclave().prestige(seat) + told(sight).prestige[seat.index()];
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("prestige", 20.0, GOLD));
        ui.label(figure(held).color(GOLD).strong());
        if !cast_out && !tight {
            let more = say!(sight, "panel-income", n = sight.teller().signed(income.total()));
            ui.label(RichText::new(more).color(ASH).text_style(TextStyle::Small));
        }
    });
    let title = say!(sight, "panel-prestige-title", n = held);
    mark(ui, "prestige", response.response.rect);
    explain_tally(response.response, sight, &title, &income, &income_rule(sight));
}

fn slots(ui: &mut Ui, sight: &Sight<'_>) {
    let (used, all) = (plan::draft(sight).orders(), plan::slots(sight));
    // Icon, a diamond for each slot, and the two numbers.
    break_before(ui, 72.0 + 12.0 * all as f32);
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("orders", 20.0, BONE));
        pips(ui, used, all, BONE);
        ui.label(figure(format!("{used}/{all}")));
    });
    let tally = archfiends::order_slots(sight.catalog(), sight.table(), sight.seat());
    let title = say!(sight, "panel-slots-title", used = used, all = all);
    let more = [Line::Text(sight.teller().tip("order-slots")), Line::Term("order-slot")];
    explain_tally(response.response, sight, &title, &tally, &more);
}

/// Width of the number of cards and of each kind of tribute, in points.
const WEALTH: (f32, f32) = (64.0, 48.0);

fn wealth(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, tight: bool) {
    let cards = plan::spendable(sight, None);
    let purse = total(&cards);
    let committed = plan::committed(sight).len();
    let kinds = Resource::ALL.into_iter().filter(|&kind| purse.of(kind) > 0).count().max(1);
    break_before(ui, if tight { WEALTH.0 } else { WEALTH.0 + WEALTH.1 * kinds as f32 });
    let response = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let lit = ui.response().hovered() || ui.response().has_focus();
        ui.horizontal(|ui| {
            ui.set_min_width(target(ui));
            ui.add(sight.look.image("tribute", 20.0, if lit { SKY } else { BONE }));
            if cards.is_empty() && !tight {
                ui.weak(say!(sight, "panel-wealth-empty", committed = committed));
                return;
            }
            ui.label(figure(cards.len()));
            if !tight {
                purse_ui(ui, sight.look, sight.text, &purse);
            }
        });
    });
    let response = response.response;
    if response.clicked() {
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::Tribute)).into());
    }
    let title = say!(sight, "panel-wealth-title", n = cards.len());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &title));
    explain(response, sight, &title, || {
        vec![
            Line::Text(sight.teller().purse(&purse)),
            Line::Text(say!(sight, "panel-wealth-tip", committed = committed)),
            Line::Term("tribute"),
            Line::Term("vault"),
        ]
    });
}

/// Draws the buttons in reading order. `from_right` reverses the order for a layout from the right.
fn buttons(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, from_right: bool) {
    let mut draw: [&mut dyn FnMut(&mut Ui, &mut Wishes); 4] = [
        &mut |ui, wishes| {
            let sheet = Sheet::Ministerium(Tab::default());
            open(ui, sight, wishes, ("ministerium", "panel-ministerium"), sheet, Action::Ministerium);
        },
        &mut |ui, wishes| open(ui, sight, wishes, ("bazaar", "panel-bazaar"), Sheet::Bazaar, Action::Bazaar),
        &mut |ui, wishes| open(ui, sight, wishes, ("settings", "panel-menu"), Sheet::Menu, Action::Menu),
        &mut |ui, wishes| seal(ui, sight, wishes),
    ];
    if from_right {
        draw.reverse();
    }
    for button in draw {
        button(ui, wishes);
    }
}

fn open(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, (icon, id): (&str, &str), sheet: Sheet, action: Action) {
    let words = sight.text.say(id);
    let same = matches!(
        (sight.overlay.sheet, sheet),
        (Sheet::Ministerium(_), Sheet::Ministerium(_)) | (Sheet::Bazaar, Sheet::Bazaar) | (Sheet::Menu, Sheet::Menu)
    );
    let wide = ui.ctx().content_rect().width() > WORDS;
    let response = ui.add(icon_text_button(sight.look, icon, if wide { words.as_str() } else { "" }).selected(same));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    match sheet {
        Sheet::Ministerium(_) => mark(ui, "button-ministerium", response.rect),
        Sheet::Bazaar => {
            mark(ui, "button-bazaar", response.rect);
            bazaar::mark_way(ui, sight, response.rect);
        }
        Sheet::None
        | Sheet::Smith(_)
        | Sheet::Menu
        | Sheet::Chair
        | Sheet::Notes
        | Sheet::Seal
        | Sheet::Battle
        | Sheet::Arena(_)
        | Sheet::Events(_) => {}
    }
    if response.clicked() {
        wishes.push(Looking::Open(if same { Sheet::None } else { sheet }).into());
    }
    let tip = sight.text.say(&format!("{id}-tip"));
    explain(response, sight, &with_key(sight, &words, action), || vec![Line::Text(tip)]);
}

/// Draws the button that seals the turn. It opens the summary, unless something must be answered
/// first.
fn seal(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let mut reasons = plan::unanswered(sight);
    reasons.extend(plan::closed(sight));
    let words = say!(sight, "panel-seal");
    let response = seal_button(ui, sight.look, &words, reasons.is_empty());
    mark(ui, "button-seal", response.rect);
    if plan::draft(sight).orders() > 0 {
        mark(ui, "seal-orders", response.rect);
    }
    if response.clicked() {
        // The next Enter seals, and does not press this button again.
        response.surrender_focus();
        wishes.push(Looking::Open(Sheet::Seal).into());
    }
    let title = words::with_key(sight, &words, Action::Seal);
    if reasons.is_empty() {
        explain(response, sight, &title, || vec![Line::Text(say!(sight, "panel-seal-tip"))]);
    } else {
        why_not(response, sight, &title, &reasons);
    }
}

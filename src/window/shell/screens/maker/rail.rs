//! The account beside the bench: spent points, faults and warnings, starting values, and derived
//! numbers.

use bevy_egui::egui::{
    Align, Color32, CornerRadius, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, vec2,
};

use super::super::tip;
use super::state::Account;
use super::{Bench, Page, say};
use crate::chronicle::{Teller, flaw};
use crate::look::palette::{BLOOD, INK, PARCHMENT, SEPIA};
use crate::look::portrait::portrait;
use crate::look::{bold, figure, house_colour, parchment, quoted, section};
use crate::rules::archfiends::{self, Tally, promised};
use crate::rules::catalog::{Boon, Gift};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::tribute::card_span;

/// The archfiend's seat at the table of the bench.
const SEAT: Seat = Seat(0);

/// Draws the account.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &Bench, account: &Account) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.spacing_mut().interact_size.y = 18.0;
        head(ui, page, bench);
        points(ui, page, account);
        for one in &account.flaws {
            bad(ui, page, "cross", &flaw(page.text, one), BLOOD);
        }
        for warning in warnings(page, teller, bench, account) {
            bad(ui, page, "warning", &warning, SEPIA);
        }
        starts(ui, page, teller, bench);
        follows(ui, page, teller);
    });
}

fn head(ui: &mut Ui, page: &Page<'_>, bench: &Bench) {
    let fiend = &bench.fiend;
    ui.horizontal_top(|ui| {
        portrait(ui, page.look, fiend.form, 64.0, house_colour(SEAT));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = if fiend.name.trim().is_empty() { say!(page, "maker-nameless") } else { fiend.name.clone() };
            ui.add(Label::new(bold(name).size(19.0)).wrap());
            ui.add(Label::new(quoted(&fiend.title).size(14.0)).wrap());
            ui.label(RichText::new(page.rank(fiend.rank)).small().color(SEPIA));
        });
    });
}

/// Draws a cell for each point, filled if it is spent, and a list of the costs.
fn points(ui: &mut Ui, page: &Page<'_>, account: &Account) {
    let (spent, left) = (account.bill.total(), account.left());
    let words = match left {
        0 => say!(page, "maker-points-all", points = account.points),
        1.. => say!(page, "maker-points-left", left = left, points = account.points),
        _ => say!(page, "maker-points-over", over = -left, points = account.points),
    };
    let colour = if left < 0 { BLOOD } else { INK };
    ui.label(bold(words).size(17.0).color(colour));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 14.0), Sense::hover());
    let cells = account.points.max(1);
    let width = rect.width() / cells as f32;
    for cell in 0..cells {
        let cell_rect =
            Rect::from_min_size(rect.min + vec2(cell as f32 * width, 0.0), vec2(width - 2.0, rect.height()));
        let fill = match cell {
            _ if left < 0 => BLOOD,
            _ if cell < spent => INK,
            _ => PARCHMENT,
        };
        let stroke = Stroke::new(1.0, SEPIA);
        ui.painter().rect(cell_rect, CornerRadius::same(1), fill, stroke, StrokeKind::Inside);
    }
    let bill = account.bill;
    let parts = [
        ("maker-bill-rank", bill.rank),
        ("maker-bill-attributes", bill.attributes),
        ("maker-bill-perks", bill.perks),
        ("maker-bill-stigmas", bill.stigmas),
    ];
    let mut lines: Vec<String> = parts.iter().map(|(id, n)| say!(page, id, n = minus(*n))).collect();
    lines.push(say!(page, "maker-bill-total", n = minus(spent)));
    tip(response, format!("{}\n\n{}", lines.join("\n"), say!(page, "maker-bill-tip", points = account.points)));
    let shown: Vec<String> =
        parts.iter().filter(|(_, n)| *n != 0).map(|(id, n)| say!(page, id, n = minus(*n))).collect();
    if !shown.is_empty() {
        ui.add(Label::new(RichText::new(shown.join(" · ")).small().color(SEPIA)).wrap());
    }
}

/// Returns a number with a minus sign that is as wide as a digit.
fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn bad(ui: &mut Ui, page: &Page<'_>, icon: &str, words: &str, colour: Color32) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(page.look.image(icon, 16.0, colour));
        ui.add(Label::new(RichText::new(words).size(14.0).color(colour)).wrap());
    });
}

/// Returns warnings about legal but questionable choices.
fn warnings(page: &Page<'_>, teller: &Teller<'_>, bench: &Bench, account: &Account) -> Vec<String> {
    let (catalog, table) = (page.catalog, teller.table());
    let mut warnings = Vec::new();
    if account.left() > 0 && account.flaws.is_empty() {
        warnings.push(say!(page, "maker-unspent", n = account.left()));
    }
    if archfiends::event_draws(catalog, table, SEAT).0 == 0 {
        warnings.push(say!(page, "maker-warn-events"));
    }
    if archfiends::card_elements(catalog, table, SEAT) == 0 {
        warnings.push(say!(page, "maker-warn-cards"));
    }
    for def in bench.fiend.perks.iter().filter_map(|id| catalog.perks.iter().find(|def| def.id == *id)) {
        let powerless = def.gift.attribute().is_some_and(|of| bench.fiend.attributes.of(of) == 0);
        let cardless = matches!(def.gift, Gift::WarCraft(_)) && archfiends::card_elements(catalog, table, SEAT) == 0;
        let drawless = matches!(def.gift, Gift::Boon(Boon::EventDraws(_) | Boon::EventHand(_)))
            && archfiends::event_draws(catalog, table, SEAT).0 == 0;
        let idle = powerless || cardless || drawless;
        if idle {
            warnings.push(say!(page, "maker-warn-idle", perk = def.name.as_str()));
        }
        if def.gift == Gift::KingMaker {
            warnings.push(say!(page, "maker-warn-king-maker"));
        }
    }
    warnings
}

fn starts(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &Bench) {
    let promise = promised(page.catalog, bench.fiend.rank, &bench.fiend.attributes);
    let forces = &page.catalog.constants.forces;
    section(ui, &say!(page, "maker-starts"));
    let aura = archfiends::aura(teller.table(), SEAT);
    let guard = say!(
        page,
        "maker-start-guard",
        level = promise.guard_level,
        hp = promise.guard_hp,
        points = promise.guard_points,
        each = promise.guard_points / 3
    );
    let meaning = say!(page, "maker-start-guard-tip", base = forces.guard_points, points = promise.guard_points);
    row(ui, page, "legion-guard", &guard, meaning);
    let given =
        [("ranged", aura.strength.ranged), ("melee", aura.strength.melee), ("infernal", aura.strength.infernal)];
    let mut more: Vec<String> = given
        .iter()
        .filter(|(_, n)| *n != 0)
        .map(|(stat, n)| format!("{} {}", page.text.say(&format!("stat-{stat}")), teller.signed(i32::from(*n))))
        .collect();
    if aura.loyalty != 0 {
        more.push(format!("{} {}", say!(page, "unit-loyalty"), teller.signed(aura.loyalty.into())));
    }
    if aura.moves != 0 {
        more.push(format!("{} {}", say!(page, "unit-moves"), teller.signed(aura.moves.into())));
    }
    if !more.is_empty() {
        let words = say!(page, "maker-start-aura", what = more.join(", "));
        row(ui, page, "forces", &words, say!(page, "maker-start-aura-tip"));
    }
    let walls = promise.stronghold;
    let keep = say!(
        page,
        "maker-start-walls",
        level = promise.stronghold_level,
        ranged = walls.ranged,
        melee = walls.melee,
        infernal = walls.infernal,
        hp = promise.stronghold_hp
    );
    row(ui, page, "stronghold", &keep, say!(page, "maker-start-walls-tip"));
    let (least, most) = card_span(&page.catalog.constants.tribute, promise.card_quality);
    let vault = say!(page, "maker-rank-cards", n = promise.cards, least = least, most = most);
    row(ui, page, "card", &vault, say!(page, "maker-start-cards-tip", quality = promise.card_quality));
}

fn row(ui: &mut Ui, page: &Page<'_>, icon: &str, words: &str, meaning: String) {
    let response = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(page.look.image(icon, 18.0, INK));
        ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
    });
    tip(response.response, meaning);
}

fn follows(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>) {
    let (catalog, table): (_, &Game) = (page.catalog, teller.table());
    section(ui, &say!(page, "panel-dependent"));
    let numbers: [(&str, &str, Tally, &str); 5] = [
        ("orders", "panel-number-slots", archfiends::order_slots(catalog, table, SEAT), "order-slots"),
        ("rituals", "panel-number-rituals", archfiends::ritual_slots(catalog, table, SEAT), "ritual-slots"),
        ("legion-infantry", "panel-number-command", archfiends::command_rating(catalog, table, SEAT), "command-rating"),
        ("hitpoints", "panel-number-healing", archfiends::healing_rate(catalog, table, SEAT), "healing-rate"),
        ("tribute", "panel-number-skill", archfiends::tribute_skill(catalog, table, SEAT), "tribute-quality"),
    ];
    for (icon, id, tally, rule) in numbers {
        let parts: Vec<String> =
            teller.tally(&tally).into_iter().map(|(part, n)| format!("{} {part}", teller.signed(n))).collect();
        let meaning = format!("{}\n{}\n\n{}", page.text.say(id), parts.join("\n"), teller.tip(rule));
        number(ui, page, icon, &page.text.say(id), &tally.total().to_string(), meaning);
    }
    let (offer, keep) = archfiends::tribute_offer(catalog, table, SEAT);
    let offered = say!(page, "panel-offer-of", offer = offer, keep = keep);
    number(ui, page, "card", &say!(page, "maker-number-offer"), &offered, teller.tip("tribute-offer"));
    let (draw, keep) = archfiends::event_draws(catalog, table, SEAT);
    let drawn = if draw == 0 { say!(page, "maker-none") } else { say!(page, "maker-draws", draw = draw, keep = keep) };
    number(ui, page, "event", &say!(page, "maker-number-events"), &drawn, say!(page, "maker-number-events-tip"));
    let elements = archfiends::card_elements(catalog, table, SEAT);
    let made = if elements == 0 { say!(page, "maker-none") } else { elements.to_string() };
    number(ui, page, "battle", &say!(page, "maker-number-elements"), &made, say!(page, "maker-number-elements-tip"));
    let percent = archfiends::victory_percent(catalog, table, SEAT);
    if percent != 100 {
        let worth = say!(page, "panel-percent", n = percent);
        number(ui, page, "prestige", &say!(page, "panel-number-victories"), &worth, teller.tip("prestige-battle"));
    }
}

fn number(ui: &mut Ui, page: &Page<'_>, icon: &str, name: &str, value: &str, meaning: String) {
    let response = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(page.look.image(icon, 16.0, INK));
        ui.label(RichText::new(name).size(14.0));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(figure(value)));
    });
    tip(response.response, meaning);
}

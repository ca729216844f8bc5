//! The standings: how every house stands, as far as the seated player may know it, and where it
//! will end if nothing changes (manual 3.4).
//!
//! A rival's numbers are set in italics, because rumors can falsify them and much is secret.

use bevy_egui::egui::{Grid, Response, RichText, TextStyle, Ui};

use crate::chronicle::foresight::{Prospect, Surety};
use crate::conclave::ministerium::words::{say, symbol};
use crate::look::palette::{ASH, BONE, EMBER, GOLD, VERDIGRIS};
use crate::look::{Line, Medal, bold, explain, figure, house_colour, medallion, section};
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// Draws the table of all houses, the highest projected count first.
pub fn standings(ui: &mut Ui, sight: &Sight<'_>) {
    let heading = section(ui, &say!(sight, "standing-title"));
    explain(heading, sight, &say!(sight, "standing-title"), || {
        vec![Line::Text(say!(sight, "standing-tip")), Line::Term("prestige"), Line::Term("conclave-token")]
    });
    let mut houses: Vec<&Prospect> = sight.hand.foretold.houses.iter().collect();
    houses.sort_by_key(|house| std::cmp::Reverse((house.total_end(), house.seat == sight.seat())));
    Grid::new("standings").num_columns(7).spacing([14.0, 4.0]).striped(true).show(ui, |ui| {
        ui.label("");
        let columns = [
            ("prestige", "standing-prestige"),
            ("up", "standing-income"),
            ("canton", "standing-cantons"),
            ("objective", "standing-objective"),
            ("token", "standing-now"),
            ("throne", "standing-end"),
        ];
        for (icon, id) in columns {
            let response = ui
                .horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    ui.add(sight.look.image(icon, 15.0, ASH));
                    ui.label(RichText::new(sight.text.say(id)).color(ASH).text_style(TextStyle::Small));
                })
                .response;
            explain(response, sight, &sight.text.say(id), || vec![Line::Text(sight.text.say(&format!("{id}-tip")))]);
        }
        ui.end_row();
        for house in houses {
            row(ui, sight, house);
            ui.end_row();
        }
    });
}

fn row(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect) {
    let teller = sight.teller();
    let name = teller.seat_name(house.seat);
    ui.horizontal(|ui| {
        medallion(ui, sight.look, symbol(sight, house.seat), 22.0, house_colour(house.seat), Medal::Circle);
        let title = if house.seat == sight.seat() { bold(&name) } else { RichText::new(&name) };
        ui.label(title.color(if house.eligible { BONE } else { ASH }));
    });
    let hidden = say!(sight, "panel-prestige-hidden");
    number(ui, house, house.prestige.map_or(hidden.clone(), |n| n.to_string()));
    let income = number(ui, house, teller.signed(house.income.total()));
    explain(income, sight, &say!(sight, "standing-income"), || Line::tally(sight, &house.income));
    number(ui, house, house.cantons.to_string());
    objective(ui, sight, house);
    counted(ui, sight, house, false);
    counted(ui, sight, house, true);
}

/// Draws a number: in italics if it is not sure.
fn number(ui: &mut Ui, house: &Prospect, words: String) -> Response {
    let text = figure(words).size(15.0).color(BONE);
    ui.label(match house.surety {
        Surety::Sure => text,
        Surety::Expected => text.italics(),
    })
}

fn objective(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect) {
    let teller = sight.teller();
    let name = teller.sin(house.objective);
    let (state, colour) = match house.progress {
        Some(progress) if progress.met => (teller.progress(progress), VERDIGRIS),
        Some(progress) if progress.lost => (teller.progress(progress), EMBER),
        Some(progress) => (teller.progress(progress), BONE),
        None => (say!(sight, "standing-secret"), ASH),
    };
    let response = ui
        .horizontal(|ui| {
            ui.label(&name);
            ui.label(RichText::new(state).color(colour).text_style(TextStyle::Small));
        })
        .response;
    explain(response, sight, &name, || {
        vec![Line::Text(teller.sin_text(house.objective)), Line::Text(teller.sin_worth(house.objective))]
    });
}

/// Draws a projected count, with its parts as a tooltip.
fn counted(ui: &mut Ui, sight: &Sight<'_>, house: &Prospect, end: bool) {
    let total = if end { house.total_end() } else { house.total_now() };
    let words = match (total, house.surety, end) {
        (None, ..) => say!(sight, "panel-prestige-hidden"),
        (Some(total), Surety::Sure, false) => total.to_string(),
        (Some(total), ..) => say!(sight, "standing-about", n = total),
    };
    let text = figure(&words).size(15.0).color(if house.eligible { GOLD } else { ASH });
    let sure = house.surety == Surety::Sure && !end;
    let response = ui.label(if sure { text } else { text.italics() });
    let title = sight.text.say(if end { "standing-end" } else { "standing-now" });
    explain(response, sight, &title, || parts(sight, house, end));
}

/// Returns the parts of a projected count, their sum, and what is left out.
pub fn parts(sight: &Sight<'_>, house: &Prospect, end: bool) -> Vec<Line> {
    let teller = sight.teller();
    let named = teller.prospect_parts(house, end);
    let mut lines: Vec<Line> =
        named.into_iter().map(|(name, amount)| Line::Part(name, teller.signed(amount))).collect();
    let total = if end { house.total_end() } else { house.total_now() };
    if let Some(total) = total {
        lines.push(Line::Total(sight.text.say("panel-total"), total.to_string()));
    }
    if !house.eligible {
        lines.push(Line::Bad(say!(sight, "standing-not-eligible")));
    }
    if house.seat != sight.seat() {
        lines.push(Line::Text(say!(sight, "standing-secrets")));
    }
    if end {
        lines.push(Line::Text(say!(sight, "standing-nothing-changes", n = house.turns)));
    }
    lines
}

/// Returns the prospect of a house, if it is still in the game.
pub fn of<'a>(sight: &Sight<'a>, seat: Seat) -> Option<&'a Prospect> {
    sight.hand.foretold.houses.iter().find(|house| house.seat == seat)
}

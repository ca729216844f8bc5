//! The wheel: all houses in the order of the turn circle, the seated one at the bottom. A line
//! joins every two houses; its colour, width and pattern show their stance. A thin dashed line in
//! ember is an act before the conclave that waits for an answer; its sign is near the house that it
//! concerns.
//!
//! Colour is never the only mark: each line has the sign of its stance, each house its symbol and
//! name.

use bevy_egui::egui::epaint::CircleShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use super::{affairs, stance_term};
use crate::chronicle::keys;
use crate::conclave::ministerium::rivals::in_order;
use crate::conclave::ministerium::words::{say, stance_colour, stance_icon, symbol};
use crate::intent::{Dealing, Dossier};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, PANEL, SKY};
use crate::look::{FIGURES, Line, Medal, chip, explain, family, house_colour, mark, paint_medallion};
use crate::rules::diplomacy::{ActKind, Stance, longest, may_begin, threat_level, wager_range};
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};

/// Diameter of a house's medallion, in points.
const NODE: f32 = 56.0;
/// Size of the sign on a line, in points: the minimum for a click target.
const SIGN: f32 = 32.0;
/// Space for names below and beside the medallions, in points.
const BELOW: f32 = 64.0;
const BESIDE: f32 = 62.0;
/// The greatest height of the wheel in widths.
const TALLEST: f32 = 1.6;

/// A sign on a line.
struct Sign {
    at: Pos2,
    icon: &'static str,
    colour: Color32,
    words: String,
    lines: Vec<Line>,
    /// The house whose dossier a click opens.
    about: Option<Seat>,
}

/// Draws the wheel.
pub fn wheel(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Seat>, side: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    let places = places(sight, rect);
    let signs = lines(ui.painter(), sight, &places);
    for &(seat, at) in &places {
        house(ui, sight, wishes, chosen, seat, at);
    }
    for (index, sign) in signs.into_iter().enumerate() {
        let area = Rect::from_center_size(sign.at, Vec2::splat(SIGN.max(sight.look.target())));
        let response = ui.interact(area, ui.id().with(("sign", index)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &sign.words));
        let edge = if response.has_focus() { SKY } else { sign.colour };
        let circle =
            CircleShape { center: sign.at, radius: 14.5, fill: INK, stroke: Stroke::new(lit(&response, 1.5), edge) };
        ui.painter().add(Shape::from(circle));
        let icon = Rect::from_center_size(sign.at, Vec2::splat(20.0));
        sight.look.image(sign.icon, 20.0, sign.colour).paint_at(ui, icon);
        if let Some(seat) = sign.about.filter(|_| response.clicked()) {
            wishes.push(Dealing::ShowDossier(Dossier::House(seat)).into());
        }
        explain(response, sight, &sign.words, || sign.lines);
    }
}

fn lit(response: &Response, weight: f32) -> f32 {
    if response.hovered() || response.has_focus() { weight + 1.5 } else { weight }
}

/// Returns the positions of the houses: around the circle, the seated one at the bottom.
fn places(sight: &Sight<'_>, rect: Rect) -> Vec<(Seat, Pos2)> {
    let seats = in_order(sight);
    let room = vec2(rect.width() / 2.0 - BESIDE, rect.height() / 2.0 - BELOW / 2.0 - NODE / 2.0);
    // A narrow wheel is taller than wide, so that the signs between neighbours leave their names
    // free.
    let across = room.x.min(room.y).max(40.0);
    let radius = vec2(across, room.y.clamp(across, TALLEST * across));
    let centre = rect.center() - vec2(0.0, (BELOW - NODE / 2.0) / 2.0);
    let step = 360.0 / seats.len().max(1) as f32;
    let at = |index: usize| centre + Vec2::angled((90.0 + step * index as f32).to_radians()) * radius;
    seats.into_iter().enumerate().map(|(index, seat)| (seat, at(index))).collect()
}

/// Draws the lines between all pairs of houses. Returns the signs that belong on them.
fn lines(painter: &Painter, sight: &Sight<'_>, places: &[(Seat, Pos2)]) -> Vec<Sign> {
    let (table, teller) = (sight.table(), sight.teller());
    let stands = |seat: Seat| table.conclave().eliminated(seat).is_none();
    let mut signs = Vec::new();
    for (index, &(a, from)) in places.iter().enumerate() {
        for (further, &(b, to)) in places.iter().enumerate().skip(index + 1) {
            if !stands(a) || !stands(b) {
                continue;
            }
            let stance = table.diplomacy().stance(a, b);
            line(painter, from, to, stance);
            if stance == Stance::Neutral {
                continue;
            }
            // Lines between opposite houses all cross in the centre. Their signs are moved off it.
            let opposite = 2 * (further - index) == places.len();
            let at = from + (to - from) * if opposite { 0.34 } else { 0.5 };
            let words = say!(
                sight,
                "panel-pair",
                a = teller.seat_name(a),
                b = teller.seat_name(b),
                stance = teller.stance(stance)
            );
            let mut told = vec![Line::Text(sight.text.say(&format!("stance-{}-text", keys::stance(stance))))];
            told.extend(terms_known(sight, a, b).into_iter().map(Line::Text));
            told.extend(stance_term(stance).map(Line::Term));
            let about = [a, b].into_iter().find(|&seat| seat != sight.seat());
            signs.push(Sign {
                at,
                icon: stance_icon(stance),
                colour: stance_colour(stance),
                words,
                lines: told,
                about,
            });
        }
    }
    let seen = |seat: Seat| places.iter().find(|(one, _)| *one == seat).map(|(_, at)| *at);
    let affairs = table.diplomacy().affairs().iter().map(|affair| (affair.from, affair.to, affair.matter.kind()));
    let claims = table.diplomacy().claims().iter().map(|claim| (claim.by, claim.on, ActKind::Vendetta));
    for (a, b, kind) in affairs.chain(claims) {
        let (Some(from), Some(to)) = (seen(a), seen(b)) else { continue };
        painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.5, EMBER), 5.0, 5.0));
        let words = say!(
            sight,
            "embassy-before",
            house = teller.seat_name(a),
            other = teller.seat_name(b),
            act = sight.text.say(&format!("act-{}", kind.key()))
        );
        let about = [a, b].into_iter().find(|&seat| seat != sight.seat());
        let told = vec![Line::Text(say!(sight, "embassy-before-tip"))];
        signs.push(Sign {
            at: from + (to - from) * 0.7,
            icon: act_icon(kind),
            colour: EMBER,
            words,
            lines: told,
            about,
        });
    }
    signs
}

/// Returns the icon of a kind of act.
pub const fn act_icon(kind: ActKind) -> &'static str {
    match kind {
        ActKind::Demand => "demand",
        ActKind::Insult => "insult",
        ActKind::Emissary => "emissary",
        ActKind::Petition => "vassal",
        ActKind::Vendetta => "vendetta",
        ActKind::BloodFeud => "blood-feud",
    }
}

/// Returns the public terms of the vendetta between two houses.
fn terms_known(sight: &Sight<'_>, a: Seat, b: Seat) -> Vec<String> {
    let diplomacy = sight.table().diplomacy();
    let between = |x: Seat, y: Seat| (x, y) == (a, b) || (x, y) == (b, a);
    let fields = diplomacy.vendettas().iter().filter(|one| between(one.claimant, one.target));
    let fields = fields.map(|one| (one.claimant, one.wager, one.until));
    let combats = diplomacy.combats().iter().filter(|one| between(one.claimant, one.target));
    let combats = combats.map(|one| (one.claimant, one.wagers.0, one.until));
    let told = |(claimant, wager, until): (Seat, i32, u32)| {
        let house = sight.teller().seat_name(claimant);
        if until == u32::MAX {
            say!(sight, "embassy-claimed-by", house = house)
        } else {
            say!(sight, "embassy-claimed-until", house = house, wager = wager, until = until)
        }
    };
    fields.chain(combats).map(told).collect()
}

fn line(painter: &Painter, from: Pos2, to: Pos2, stance: Stance) {
    let colour = stance_colour(stance);
    let aside = (to - from).normalized().rot90() * 2.5;
    match stance {
        Stance::Neutral => drop(painter.line_segment([from, to], Stroke::new(1.0, ENGRAVED.gamma_multiply(0.4)))),
        Stance::Truce => painter.extend(Shape::dashed_line(&[from, to], Stroke::new(2.0, colour), 10.0, 6.0)),
        Stance::SingleCombat | Stance::Vendetta => drop(painter.line_segment([from, to], Stroke::new(2.5, colour))),
        Stance::BloodFeud => drop(painter.line_segment([from, to], Stroke::new(5.0, colour))),
        Stance::Vassalage => {
            for side in [aside, -aside] {
                painter.line_segment([from + side, to + side], Stroke::new(1.5, colour));
            }
        }
        Stance::Excommunication => {
            painter.extend(Shape::dotted_line(&[from, to], colour, 7.0, 2.0));
        }
    }
}

/// Draws a house of the wheel.
fn house(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Seat>, seat: Seat, at: Pos2) {
    let (table, teller) = (sight.table(), sight.teller());
    let (me, fallen) = (seat == sight.seat(), table.conclave().eliminated(seat).is_some());
    let area = Rect::from_center_size(at, Vec2::splat(NODE));
    let response = ui.interact(area, ui.id().with(("house", seat)), Sense::click());
    let stance = table.diplomacy().stance(sight.seat(), seat);
    let name = teller.seat_name(seat);
    let words = match (me, fallen) {
        (true, _) => say!(sight, "panel-house-you", house = name.as_str()),
        (false, true) => teller.objection(&crate::rules::diplomacy::Objection::Fallen(seat)),
        (false, false) => say!(sight, "embassy-house", house = name.as_str(), stance = teller.stance(stance)),
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen == Some(seat), &words));
    if chosen == Some(seat) || response.has_focus() || response.hovered() {
        let colour = if response.has_focus() { SKY } else { BONE };
        let weight = if chosen == Some(seat) { 3.0 } else { 1.5 };
        ui.painter().circle_stroke(at, NODE / 2.0 + 4.0, Stroke::new(weight, colour));
    }
    let ring = if fallen { ENGRAVED } else { house_colour(seat) };
    let icon = if fallen { "eliminated".to_owned() } else { symbol(sight, seat) };
    paint_medallion(ui, sight.look, &icon, area, ring, Medal::Circle);
    let title = if me { say!(sight, "embassy-you") } else { name.clone() };
    let below = written(ui, &title, at + vec2(0.0, NODE / 2.0 + 7.0), if fallen { ASH } else { BONE });
    if !me && !fallen && stance != Stance::Neutral {
        written(ui, &teller.stance(stance), below, stance_colour(stance));
    }
    if !me && !fallen {
        badges(ui, sight, seat, area);
    }
    let names = ["house-1", "house-2", "house-3"];
    // Once a house is chosen, the tutorial points at what can be done to it.
    let unchosen = chosen != Some(seat);
    if let Some(name) = seat.index().checked_sub(1).and_then(|at| names.get(at)).filter(|_| unchosen) {
        mark(ui, name, area);
    }
    if response.clicked() {
        let dossier = if me { Dossier::Threats } else { Dossier::House(seat) };
        wishes.push(Dealing::ShowDossier(dossier).into());
    }
    explain(response, sight, &words, || if fallen { Vec::new() } else { about(sight, seat, stance) });
}

/// Draws a short text below a point on a plate that hides the lines, cut off at the maximum width.
/// Returns the position for the
/// next text.
fn written(ui: &Ui, words: &str, at: Pos2, colour: Color32) -> Pos2 {
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, colour));
    job.wrap.max_width = 2.0 * BESIDE;
    job.wrap.max_rows = 1;
    let galley = ui.painter().layout_job(job);
    let size = galley.size();
    let corner = at - vec2(size.x / 2.0, 0.0);
    ui.painter().rect_filled(Rect::from_min_size(corner, size).expand2(vec2(3.0, 0.0)), 3.0, PANEL);
    ui.painter().galley(corner, galley, colour);
    at + vec2(0.0, size.y)
}

/// Draws the threat level of a house, and a mark if it waits for an answer.
fn badges(ui: &Ui, sight: &Sight<'_>, seat: Seat, area: Rect) {
    let at = area.left_top() + vec2(6.0, 6.0);
    ui.painter().circle(at, 10.0, INK, Stroke::new(1.0, ASH));
    let level = threat_level(sight.table(), sight.seat(), seat).to_string();
    ui.painter().text(at, Align2::CENTER_CENTER, level, FontId::new(13.0, family(FIGURES)), BONE);
    if affairs::unanswered(sight, seat) {
        let corner = Rect::from_center_size(area.right_top() + vec2(-5.0, 5.0), Vec2::splat(22.0));
        sight.look.image("seal", 22.0, EMBER).paint_at(ui, corner);
    }
}

/// Explains a house: its stance to the player, the reason if no act is possible, and its threat
/// level.
fn about(sight: &Sight<'_>, seat: Seat, stance: Stance) -> Vec<Line> {
    if seat == sight.seat() {
        return vec![Line::Text(say!(sight, "embassy-you-tip")), Line::Term("threat-list")];
    }
    let (table, catalog) = (sight.table(), sight.catalog());
    let mut lines = vec![Line::Text(sight.text.say(&format!("stance-{}-text", keys::stance(stance))))];
    match may_begin(table, sight.seat(), seat) {
        Ok(()) => lines.push(Line::Text(say!(sight, "embassy-open"))),
        Err(refusal) => lines.push(Line::Bad(sight.teller().refusal(&refusal))),
    }
    let level = threat_level(table, sight.seat(), seat);
    let (least, most) = wager_range(catalog, table, sight.seat(), seat);
    lines.push(Line::Text(say!(
        sight,
        "embassy-threat-means",
        n = level,
        least = least,
        most = most,
        turns = longest(catalog, table, sight.seat(), seat)
    )));
    lines.extend(stance_term(stance).map(Line::Term));
    lines.push(Line::Term("threat-list"));
    lines
}

/// Draws a legend of the stances, other than neutral, that exist between any two houses now.
pub fn legend(ui: &mut Ui, sight: &Sight<'_>) {
    let table = sight.table();
    let standing: Vec<Seat> = table.seats().filter(|&seat| table.conclave().eliminated(seat).is_none()).collect();
    let pairs = || standing.iter().flat_map(|&a| standing.iter().filter(move |&&b| a < b).map(move |&b| (a, b)));
    for stance in Stance::ALL {
        if stance != Stance::Neutral && pairs().any(|(a, b)| table.diplomacy().stance(a, b) == stance) {
            let words = sight.teller().stance(stance);
            let response = chip(ui, sight.look, stance_icon(stance), &words, stance_colour(stance));
            explain(response, sight, &words, || {
                let text = sight.text.say(&format!("stance-{}-text", keys::stance(stance)));
                std::iter::once(Line::Text(text)).chain(stance_term(stance).map(Line::Term)).collect()
            });
        }
    }
}

//! The turn as the face of a clock: every step on the ring, the present one lit.

use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::Reading;
use crate::chronicle::codex::{Family, SLOTS, TURN};
use crate::chronicle::keys::step_icon;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{BLOOD, BONE, INK, SEPIA, SKY};
use crate::look::tips::Hint;
use crate::look::{BOLD, family};
use crate::rules::calendar::Moment;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// The point of the turn at which the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Now {
    /// No game is seen.
    #[default]
    Away,
    /// The houses plan.
    Planning,
    /// The turn is processed, and this moment is shown.
    At(Moment),
}

/// A mark on the ring.
struct Mark {
    moment: Option<Moment>,
    icon: &'static str,
    name: String,
    to: String,
}

/// Radius of a mark on the ring, in points.
const MARK: f32 = 13.0;
/// Least width at which the names stand around the ring, in points.
const NAMES: f32 = 560.0;

/// Draws the clock, as large as the width allows.
pub(super) fn clock(ui: &mut Ui, page: &Page<'_>, now: Now, wishes: &mut Wishes) {
    let wide = ui.available_width();
    let named = wide >= NAMES;
    let radius = if named { 132.0_f32 } else { (wide / 2.0 - MARK - 4.0).clamp(60.0, 132.0) };
    let (rect, _) = ui.allocate_exact_size(vec2(wide, 2.0 * (radius + MARK) + 34.0), Sense::hover());
    let centre = rect.center();
    let marks = marks(page);
    let painter = ui.painter().clone();
    painter.circle_stroke(centre, radius, Stroke::new(1.5, SEPIA));
    painter.circle_stroke(centre, radius - MARK - 6.0, Stroke::new(0.75, SEPIA));
    let lit = marks.iter().position(|mark| is_now(mark, now));
    let angle =
        |at: usize| (at as f32 / marks.len() as f32).mul_add(std::f32::consts::TAU, -std::f32::consts::FRAC_PI_2);
    if let Some(at) = lit {
        hand(ui, centre, centre + Vec2::angled(angle(at)) * (radius - MARK - 8.0));
    }
    for (at, mark) in marks.iter().enumerate() {
        let way = Vec2::angled(angle(at));
        let place = centre + way * radius;
        one(ui, page, mark, place, lit == Some(at), wishes);
        if named {
            let (align, shift) = beside(way);
            let font = FontId::new(13.0, if lit == Some(at) { family(BOLD) } else { Default::default() });
            painter.text(place + shift, align, &mark.name, font, INK);
        }
    }
    let said = match now {
        Now::Away => say!(page, "codex-turn-title"),
        Now::Planning => say!(page, "codex-clock-now", moment = say!(page, "codex-clock-plan")),
        Now::At(_) => {
            let name = lit.and_then(|at| marks.get(at)).map_or_else(String::new, |mark| mark.name.clone());
            say!(page, "codex-clock-now", moment = name)
        }
    };
    let font = FontId::new(16.0, family(BOLD));
    let room = 2.0 * (radius - MARK - 22.0);
    let galley = painter.layout(said, font, INK, room);
    painter.galley(centre - galley.size() / 2.0 + vec2(0.0, if lit.is_some() { 22.0 } else { 0.0 }), galley, INK);
}

/// Returns the marks: planning first, then every moment. The order slots are one mark each.
fn marks(page: &Page<'_>) -> Vec<Mark> {
    let plan = Mark { moment: None, icon: "answer", name: say!(page, "codex-clock-plan"), to: TURN.to_owned() };
    let moment = |moment: Moment| {
        let (icon, name, to) = match moment {
            Moment::Step(step) => {
                (step_icon(step), page.text.say(&format!("step-{}", step.key())), Family::Step.id(step.key()))
            }
            Moment::Slot(slot) => ("orders", say!(page, "moment-slot", n = slot.number()), SLOTS.to_owned()),
        };
        Mark { moment: Some(moment), icon, name, to }
    };
    std::iter::once(plan).chain(Moment::all().map(moment)).collect()
}

fn is_now(mark: &Mark, now: Now) -> bool {
    match now {
        Now::Away => false,
        Now::Planning => mark.moment.is_none(),
        Now::At(moment) => mark.moment == Some(moment),
    }
}

/// Returns the corner of a name that touches its mark, and the way from the mark to there.
fn beside(way: Vec2) -> (Align2, Vec2) {
    let away = MARK + 5.0;
    if way.x.abs() < 0.1 {
        let align = if way.y < 0.0 { Align2::CENTER_BOTTOM } else { Align2::CENTER_TOP };
        return (align, vec2(0.0, away * way.y.signum()));
    }
    let align = if way.x > 0.0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
    // At the top and the bottom, neighbouring names would touch.
    let steep = if way.y.abs() > 0.96 { 14.0 } else { 5.0 };
    (align, vec2(away * way.x.signum(), steep * way.y))
}

/// Draws the hand of the clock.
fn hand(ui: &Ui, from: Pos2, to: Pos2) {
    let along = (to - from).normalized();
    let across = vec2(-along.y, along.x);
    let points = vec![to, from + across * 5.0, from - along * 14.0, from - across * 5.0];
    ui.painter().add(Shape::convex_polygon(points, BLOOD, Stroke::new(1.0, INK)));
    ui.painter().circle_filled(from, 4.0, INK);
}

/// Draws a mark, which leads to the entry of its moment.
fn one(ui: &mut Ui, page: &Page<'_>, mark: &Mark, at: Pos2, lit: bool, wishes: &mut Wishes) {
    let rect = Rect::from_center_size(at, Vec2::splat(2.0 * MARK));
    let id = Id::new(("codex-clock", &mark.name));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &mark.name));
    let touched = response.hovered() || response.has_focus();
    let ring = if touched { SKY } else { INK };
    let fill: Color32 = if lit { BLOOD } else { INK };
    ui.painter().circle(at, MARK, fill, Stroke::new(if lit || touched { 2.5 } else { 1.0 }, ring));
    page.look.image(mark.icon, 15.0, BONE).paint_at(ui, Rect::from_center_size(pos2(at.x, at.y), Vec2::splat(15.0)));
    if response.clicked() {
        wishes.push(Reading::Turn(mark.to.clone()).into());
    }
    response.hint(&mark.name);
}

//! The chances of a possible battle: the percentage of each end, the costs for both sides, and the
//! unknown cards.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::play::Play;
use super::side::supporters;
use super::{cards, words};
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::{muster_picture, say};
use crate::intent::Staging;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, VERDIGRIS};
use crate::look::tips::{Hint, cut};
use crate::look::{FIGURES, Line, explain, explain_tally, family, figure, house_colour, icon_text_button};
use crate::rules::archfiends::Part;
use crate::rules::attachments::strongest;
use crate::rules::combat::{Battle, Fighter, Forecast, Side, forecast};
use crate::rules::forces::Stat;
use crate::rules::ids::LegionId;
use crate::sight::{Sight, Wishes};

/// Maximum number of cached forecasts. Without the cache each would be computed in every frame.
const KEPT: usize = 160;

type Known = Arc<Vec<(Battle, Forecast)>>;

/// Returns the forecast of a battle. It comes from a cache that drops the oldest results.
pub fn foreseen(ctx: &Context, battle: &Battle) -> Forecast {
    let id = Id::new("theatre-foreseen");
    let known: Known = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some((_, forecast)) = known.iter().find(|(one, _)| one == battle) {
        return *forecast;
    }
    let fresh = forecast(battle);
    let kept = known.iter().rev().take(KEPT - 1).rev().cloned();
    let all: Known = Arc::new(kept.chain(std::iter::once((battle.clone(), fresh))).collect());
    ctx.data_mut(|data| data.insert_temp(id, all));
    fresh
}

/// Returns the attacker's chance to destroy or take the enemy, in percent.
pub fn win_percent(ctx: &Context, battle: &Battle) -> u32 {
    shares(&foreseen(ctx, battle))[0].percent
}

/// One possible end.
struct Share {
    id: &'static str,
    parts: u64,
    percent: u32,
    colour: Color32,
}

/// Returns all possible ends, best for the attacker first. The percentages add up to 100: the
/// missing points go to the ends with the largest rounding loss.
fn shares(forecast: &Forecast) -> [Share; 5] {
    let ends = [
        ("theatre-chance-win", forecast.attacker_wins, VERDIGRIS),
        ("theatre-chance-drive-off", forecast.defender_retreats, Color32::from_rgb(0xA6, 0xC9, 0xA0)),
        ("theatre-chance-fall-back", forecast.attacker_retreats, ASH),
        ("theatre-chance-both", forecast.both_destroyed, Color32::from_rgb(0x9A, 0x7B, 0xB0)),
        ("theatre-chance-lose", forecast.defender_wins, Color32::from_rgb(0xC2, 0x6A, 0x55)),
    ];
    let whole = ends.iter().map(|(_, parts, _)| u128::from(*parts)).sum::<u128>().max(1);
    let mut shares = ends.map(|(id, parts, colour)| {
        let percent = (u128::from(parts) * 100 / whole) as u32;
        Share { id, parts, percent, colour }
    });
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(u128::from(shares[at].parts) * 100 % whole));
    let missing = 100_u32.saturating_sub(shares.iter().map(|share| share.percent).sum());
    for &at in order.iter().take(missing as usize) {
        if shares[at].parts > 0 {
            shares[at].percent += 1;
        }
    }
    shares
}

/// Draws the forecast. With `wishes` it also offers to watch one simulated fight.
pub fn chances(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, wishes: Option<&mut Wishes>) -> Forecast {
    let whole = battle;
    // Without a way to watch it, the forecast is a note beside the pointer, which nothing can
    // press.
    let away = sides(ui, sight, whole, wishes.is_some());
    let battle = &whole.without(&away);
    let forecast = foreseen(ui.ctx(), battle);
    if !away.is_empty() {
        let all = win_percent(ui.ctx(), whole);
        let words = say!(sight, "forecast-without", legions = sight.teller().list(&names(sight, &away)), n = all);
        ui.add(bevy_egui::egui::Label::new(RichText::new(words).color(EMBER).size(14.0)).wrap());
    }
    let shares = shares(&forecast);
    bar(ui, sight, &shares);
    for share in shares.iter().filter(|share| share.parts > 0) {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 18.0;
            let (dot, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
            ui.painter().rect(dot.shrink(1.0), 0.0, share.colour, Stroke::new(1.0, BONE), StrokeKind::Inside);
            ui.label(RichText::new(line(sight, share)).size(15.0));
        });
    }
    costs(ui, sight, &forecast);
    unknown(ui, sight, battle, &forecast);
    let known = if forecast.exact { say!(sight, "theatre-exact") } else { say!(sight, "theatre-thinned") };
    ui.label(RichText::new(known).text_style(TextStyle::Small).color(ASH));
    if let Some(wishes) = wishes {
        let button = ui.add(icon_text_button(sight.look, "eye", say!(sight, "theatre-imagine")).wrap());
        let title = say!(sight, "theatre-imagine");
        if button.clicked() {
            wishes.push(Staging::ShowBattle(Arc::new(Play::imagined(battle, &forecast))).into());
        }
        explain(button, sight, &title, || vec![Line::Text(say!(sight, "theatre-imagined-tip"))]);
    }
    forecast
}

fn line(sight: &Sight<'_>, share: &Share) -> String {
    if share.percent == 0 {
        say!(sight, &format!("{}-hardly", share.id))
    } else {
        say!(sight, share.id, n = share.percent)
    }
}

/// Draws the shares as one bar.
fn bar(ui: &mut Ui, sight: &Sight<'_>, shares: &[Share; 5]) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().clamp(140.0, 420.0), 22.0), Sense::hover());
    let whole = shares.iter().map(|share| share.parts as f64).sum::<f64>().max(1.0);
    let mut x = rect.left();
    for share in shares {
        let width = rect.width() * (share.parts as f64 / whole) as f32;
        let piece = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        ui.painter().rect_filled(piece, 0.0, share.colour);
        if x > rect.left() && width > 0.0 {
            ui.painter().vline(x, rect.y_range(), Stroke::new(1.0, INK));
        }
        if width > 24.0 {
            let font = FontId::new(13.0, family(FIGURES));
            ui.painter().text(piece.center(), Align2::CENTER_CENTER, share.percent.to_string(), font, INK);
        }
        x += width;
    }
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    let words: Vec<String> = shares.iter().filter(|share| share.parts > 0).map(|share| line(sight, share)).collect();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sight.teller().list(&words)));
    explain(response, sight, &say!(sight, "panel-chances"), || {
        let mut lines: Vec<Line> = words.into_iter().map(Line::Text).collect();
        lines.push(Line::Text(sight.teller().tip("advantage")));
        lines.extend([Line::Term("advantage"), Line::Term("retreat")]);
        lines
    });
}

/// Draws the average damage to both sides.
fn costs(ui: &mut Ui, sight: &Sight<'_>, forecast: &Forecast) {
    let mean = |sum: u64| sight.text.tenths(Forecast::tenths(sum));
    let (dealt, taken) = (mean(forecast.defender_damage), mean(forecast.attacker_damage));
    let words = say!(sight, "panel-mean-damage", dealt = dealt, taken = taken);
    ui.label(RichText::new(words).text_style(TextStyle::Small).color(BONE));
}

/// Draws the unknown combat cards face down, with a warning that the forecast ignores them.
fn unknown(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, forecast: &Forecast) {
    if forecast.unknown_cards == 0 {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let hidden = |side: Side| battle.side(side).cards.iter().filter(|card| card.contents.is_none()).count();
        let count = hidden(Side::Attacker) + hidden(Side::Defender);
        for _ in 0..count.min(3) {
            cards::small_back(ui, sight, Vec2::new(26.0, 34.0));
        }
        ui.add(sight.look.image("warning", 16.0, EMBER));
        let words = say!(sight, "theatre-unknown-cards", n = forecast.unknown_cards);
        ui.add(bevy_egui::egui::Label::new(RichText::new(words).color(EMBER).size(14.0)).wrap());
    });
    let [least, most] = band(ui.ctx(), sight, battle);
    let words = say!(sight, "forecast-band", least = least, most = most);
    let response = ui.label(RichText::new(words).color(EMBER).size(14.0));
    explain(response, sight, &say!(sight, "forecast-band-title"), || {
        vec![Line::Text(say!(sight, "forecast-band-tip"))]
    });
}

/// Returns the attacker's least and greatest chance to win, in percent, whatever the unknown cards
/// are: as strong as any house could make them, or bluffs.
fn band(ctx: &Context, sight: &Sight<'_>, battle: &Battle) -> [u32; 2] {
    let mut band = [win_percent(ctx, battle); 2];
    for side in Side::BOTH {
        for contents in strongest(sight.catalog()) {
            let chance = win_percent(ctx, &battle.supposing(side, contents));
            band = [band[0].min(chance), band[1].max(chance)];
        }
    }
    band
}

/// Returns the key for the supporters that the player has taken out of a forecast.
fn away_at(sight: &Sight<'_>, battle: &Battle) -> Id {
    memory::this_turn(sight, "forecast-away").with((battle.canton, battle.attacker.unit))
}

fn names(sight: &Sight<'_>, legions: &[LegionId]) -> Vec<String> {
    let teller = sight.teller();
    let legion = |id: &LegionId| sight.table().forces().legion(*id);
    let name = |id| legion(id).map_or_else(|| teller.part(&Part::Support(*id)), |legion| teller.legion_name(legion));
    legions.iter().map(name).collect()
}

/// Draws both sides with their values and the parts of each. The supporters are below each side,
/// and can be taken out of the forecast where something can be pressed. Returns those that are.
fn sides(ui: &mut Ui, sight: &Sight<'_>, whole: &Battle, pressable: bool) -> Vec<LegionId> {
    let teller = sight.teller();
    let at = away_at(sight, whole);
    let mut away: Vec<LegionId> = if pressable { memory::recall(ui.ctx(), at) } else { Vec::new() };
    let there =
        |id: &LegionId| Side::BOTH.iter().any(|&side| supporters(whole.side(side)).iter().any(|(of, _)| of == id));
    away.retain(there);
    let battle = &whole.without(&away);
    for side in Side::BOTH {
        let fighter = battle.side(side);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().interact_size.y = 20.0;
            let tint = fighter.owner.map_or(ASH, house_colour);
            ui.add(sight.look.image(words::unit_picture(sight, fighter), 18.0, tint));
            let name = match fighter.owner {
                Some(owner) => {
                    say!(sight, "panel-fighter", unit = words::unit(sight, fighter), house = teller.seat_name(owner))
                }
                None => words::unit(sight, fighter),
            };
            cut(ui, RichText::new(name).size(15.0));
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.spacing_mut().interact_size.y = 20.0;
            ui.add_space(20.0);
            let level = say!(sight, "theatre-level", n = fighter.level);
            explain_tally(ui.weak(&level), sight, &level, &fighter.roll, &[Line::Term("level")]);
            ui.add_space(4.0);
            ui.add(sight.look.image("hitpoints", 15.0, BONE));
            ui.label(figure(fighter.hp));
            if fighter.shield.total() > 0 {
                ui.add(sight.look.image("shield", 15.0, BONE));
                let words = say!(sight, "theatre-shield", n = fighter.shield.total());
                explain_tally(ui.label(figure(fighter.shield.total())), sight, &words, &fighter.shield, &[]);
            }
            for stat in Stat::ALL {
                ui.add_space(4.0);
                ui.add(sight.look.image(stat.key(), 15.0, BONE)).hint(teller.stat(stat));
                let tally = &fighter.values[stat as usize];
                let number = figure(tally.total());
                let number = if tally.0.len() > 1 { number.underline() } else { number };
                let terms = [Line::Term("challenge"), Line::Term("support")];
                explain_tally(ui.label(number), sight, &teller.stat(stat), tally, &terms);
            }
        });
        support(ui, sight, whole.side(side), pressable.then_some(&mut away));
    }
    if pressable {
        memory::remember(ui.ctx(), at, away.clone());
    }
    away
}

/// Draws the supporters of a side. With `away`, each can be taken out of the forecast and put back.
fn support(ui: &mut Ui, sight: &Sight<'_>, fighter: &Fighter, mut away: Option<&mut Vec<LegionId>>) {
    let teller = sight.teller();
    for (id, values) in supporters(fighter) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.spacing_mut().interact_size.y = 17.0;
            ui.add_space(20.0);
            let legion = sight.table().forces().legion(id);
            let icon = legion.map_or_else(|| "forces".into(), |legion| muster_picture(sight, &legion.muster));
            ui.add(sight.look.image("up", 12.0, ASH));
            ui.add(sight.look.image(icon, 15.0, legion.map_or(ASH, |legion| house_colour(legion.owner))));
            for (stat, more) in Stat::ALL.into_iter().zip(values) {
                if more != 0 {
                    ui.add(sight.look.image(stat.key(), 13.0, ASH));
                    ui.label(figure(teller.signed(more)).size(13.0).color(ASH));
                }
            }
            let name = names(sight, &[id]).remove(0);
            let Some(away) = away.as_deref_mut() else {
                cut(ui, RichText::new(name).small().color(ASH));
                return;
            };
            let mut counts = !away.contains(&id);
            let before = counts;
            let label = RichText::new(&name).small().color(if counts { BONE } else { ASH });
            let label = if counts { label } else { label.strikethrough() };
            let toggle = ui.checkbox(&mut counts, label);
            toggle.hint(say!(sight, "forecast-supporter-tip"));
            if counts != before {
                away.retain(|one| *one != id);
                if !counts {
                    away.push(id);
                }
            }
        });
    }
}

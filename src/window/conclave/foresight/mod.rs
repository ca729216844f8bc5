//! Foresight on the panels: what the plan in hand brings, beside the orders themselves, and how
//! every house stands.
//!
//! [`chronicle::foresight`](crate::chronicle::foresight) looks ahead, once for every change of the
//! draft; the panels only show it. Every statement says whether it is sure or only expected.

pub mod brief;
pub mod standings;

use bevy_egui::egui::{Color32, Label, Response, RichText, TextStyle, Ui};

use crate::chronicle::foresight::{Foresight, Gain, Missed, Prospect, Surety, Told, Unpaid, claims, end_after, stakes};
use crate::conclave::ministerium::counsel::clerk::Appraisal;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::theatre::win_percent;
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, INK, SEPIA, VERDIGRIS};
use crate::look::{Line, bold, explain, purse_ui};
use crate::rules::combat::{self, muster};
use crate::rules::conclave::place_income;
use crate::rules::forces::{Place, reach};
use crate::rules::ids::SlotNo;
use crate::rules::tribute::Purse;
use crate::sight::Sight;

/// The forecast for the seated player, calculated once for every draft.
#[derive(Clone, Debug)]
pub struct Foretold {
    /// The results of the plan.
    pub ahead: Foresight,
    /// Statements about the last turn that did not come true.
    pub missed: Vec<Missed>,
    /// The standing of every house.
    pub houses: Vec<Prospect>,
    /// A mind's appraisal of the position; `None` until it is calculated.
    pub appraisal: Option<Appraisal>,
}

/// The colours of a page: dark iron or parchment.
#[derive(Clone, Copy, Debug)]
pub struct Tint {
    text: Color32,
    good: Color32,
    bad: Color32,
    faint: Color32,
}

/// The colours on iron.
pub const IRON: Tint = Tint { text: BONE, good: VERDIGRIS, bad: EMBER, faint: ASH };
/// The colours on parchment.
pub const PAPER: Tint = Tint { text: INK, good: INK, bad: BLOOD, faint: SEPIA };

/// Draws what the order in a slot does to the map; without a slot, what legions that stay do.
pub fn of_slot(ui: &mut Ui, sight: &Sight<'_>, slot: Option<SlotNo>, tint: Tint) {
    let (teller, ahead) = (sight.teller(), &sight.hand.foretold.ahead);
    if let Some(chance) = slot.and_then(|slot| battle(ui, sight, slot)) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 18.0;
            let colour = if chance >= EVEN { tint.text } else { tint.bad };
            ui.add(sight.look.image("battle", 16.0, colour));
            ui.add(Label::new(RichText::new(say!(sight, "foresight-battle", n = chance)).color(colour)).wrap());
        });
    }
    let told = teller.foretold(ahead, slot);
    for one in &told {
        line(ui, sight, one, tint);
    }
    if !told.is_empty()
        && let Some(words) = teller.hanging(ahead, slot)
    {
        ui.label(RichText::new(words).italics().color(tint.faint).text_style(TextStyle::Small));
    }
}

/// The chance in percent below which a battle is more likely lost than won.
const EVEN: u32 = 50;

/// Returns the chance of the attack that the order in a slot leads to, in percent.
fn battle(ui: &Ui, sight: &Sight<'_>, slot: SlotNo) -> Option<u32> {
    let (id, path) = plan::draft(sight).slots[slot.index()].as_ref()?.way()?;
    let end = *path.last()?;
    let plan = plan::before(sight, slot);
    let (catalog, table) = (sight.catalog(), plan.table());
    let legion = table.forces().legion(id)?;
    let held = sight.table().realm().owners().to_vec();
    let way = reach(catalog, table, &held, legion).into_iter().find(|way| way.canton == end)?;
    let battle = muster(catalog, table, legion, way.foe?, end)?;
    Some(win_percent(ui.ctx(), &battle))
}

/// True if there is anything to tell about what the order in a slot does to the map.
pub fn tells(sight: &Sight<'_>, slot: SlotNo) -> bool {
    sight.hand.foretold.ahead.ground.iter().any(|ground| ground.slot == Some(slot))
}

/// Returns what the order in a slot does to the map, as lines of a tooltip.
pub fn tip(sight: &Sight<'_>, slot: SlotNo) -> Vec<Line> {
    let (teller, ahead) = (sight.teller(), &sight.hand.foretold.ahead);
    let told = teller.foretold(ahead, Some(slot));
    let hanging = teller.hanging(ahead, Some(slot)).filter(|_| !told.is_empty());
    let lines = told.into_iter().map(|told| if told.good { Line::Text(told.words) } else { Line::Bad(told.words) });
    lines.chain(hanging.map(Line::Text)).collect()
}

/// Draws one statement, with how far it can be relied on.
fn line(ui: &mut Ui, sight: &Sight<'_>, told: &Told, tint: Tint) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 18.0;
        let colour = if told.good { tint.good } else { tint.bad };
        ui.add(sight.look.image(told.icon, 16.0, colour));
        ui.add(Label::new(RichText::new(&told.words).color(if told.good { tint.text } else { tint.bad })).wrap());
        if told.good {
            surety(ui, sight, told.surety, tint);
        }
    });
}

/// Draws how far a statement can be relied on, with the reason as a tooltip.
pub fn surety(ui: &mut Ui, sight: &Sight<'_>, surety: Surety, tint: Tint) -> Response {
    let words = sight.teller().surety(surety);
    let text = RichText::new(&words).color(tint.faint).text_style(TextStyle::Small);
    let text = match surety {
        Surety::Sure => text,
        Surety::Expected => text.italics(),
    };
    let tip = match surety {
        Surety::Sure => "foresight-sure-tip",
        Surety::Expected => "foresight-expected-tip",
    };
    explain(ui.label(text), sight, &words, || vec![Line::Text(sight.text.say(tip))])
}

/// Draws the end of the turn, if no other house acts: prestige, and upkeep that will be due.
pub fn evening(ui: &mut Ui, sight: &Sight<'_>, tint: Tint) {
    let (ahead, seat) = (&sight.hand.foretold.ahead, sight.seat());
    of_slot(ui, sight, None, tint);
    let wagered = wagered(sight);
    let (now, gain) = (sight.table().conclave().prestige(seat), ahead.gain(sight.table()) - wagered);
    let words = say!(sight, "foresight-prestige", n = now + gain, change = sight.teller().signed(gain));
    let response = ui
        .horizontal_wrapped(|ui| {
            ui.add(sight.look.image("prestige", 18.0, tint.text));
            ui.label(RichText::new(&words).color(tint.text));
            surety(ui, sight, Surety::Expected, tint);
        })
        .response;
    explain(response, sight, &words, || gains(sight, gain, wagered));
    end(ui, sight, tint);
    for (on, written, heard) in claims(ahead, plan::draft(sight)) {
        let house = sight.teller().seat_name(on);
        let words = match heard {
            Some(terms) if terms == written => continue,
            Some(terms) => say!(sight, "foresight-claim-changed", house = house, terms = sight.teller().terms(terms)),
            None => say!(sight, "foresight-claim-dropped", house = house),
        };
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("warning", 18.0, tint.bad));
            ui.add(Label::new(bold(words).color(tint.bad)).wrap());
        });
    }
    upkeep(ui, sight, &ahead.household.unpaid(Purse::EMPTY, Purse::EMPTY), tint);
}

/// Draws the final count after the plan, with its parts as a tooltip.
fn end(ui: &mut Ui, sight: &Sight<'_>, tint: Tint) {
    let seat = sight.seat();
    let before = standings::of(sight, seat).and_then(Prospect::total_end);
    let after = end_after(sight.catalog(), &sight.hand.foretold.ahead.evening.ended, seat);
    let (Some(before), Some(after)) = (before, after) else { return };
    let Some(n) = after.total_end() else { return };
    let words = say!(sight, "foresight-end", n = n, change = sight.teller().signed(n - before));
    let shown = ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("throne", 18.0, tint.text));
        ui.label(RichText::new(&words).color(tint.text));
        surety(ui, sight, Surety::Expected, tint);
    });
    explain(shown.response, sight, &words, || standings::parts(sight, &after, true));
    let clashes = sight.hand.foretold.ahead.clashes.iter();
    for (slot, place) in clashes.filter_map(|clash| Some((clash.slot, sight.table().forces().place(clash.place?)?))) {
        // A battle is not in the count before it is fought.
        let own = Place { owner: Some(seat), ..*place };
        let spoils = combat::spoils(sight.catalog(), sight.table(), seat, place.level);
        let more = spoils + place_income(sight.catalog(), sight.table(), &own).total() * after.turns;
        let about = say!(
            sight,
            "foresight-end-won",
            slot = slot.number(),
            place = sight.teller().place_name(&place.landmark),
            change = sight.teller().signed(more)
        );
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("battle", 18.0, tint.text));
            ui.label(RichText::new(about).color(tint.text));
            surety(ui, sight, Surety::Expected, tint);
        });
    }
}

/// Returns the wagers of the vendettas that the draft claims. The end of the turn takes them.
fn wagered(sight: &Sight<'_>) -> i32 {
    let ahead = &sight.hand.foretold.ahead;
    let heard = claims(ahead, plan::draft(sight)).into_iter().filter_map(|(on, _, heard)| Some((on, heard?)));
    heard.map(|(on, terms)| stakes(sight.catalog(), sight.table(), ahead, on, terms).taken).sum()
}

/// Returns the parts of the change of prestige in this turn. They add up to the whole.
fn gains(sight: &Sight<'_>, gain: i32, wagered: i32) -> Vec<Line> {
    let teller = sight.teller();
    let name = |cause: Gain| match cause {
        Gain::Income(part) => teller.part(&part),
        Gain::Order(slot) => {
            let order = plan::draft(sight).slots[slot.index()].as_ref();
            let words = order.map(|order| teller.order(order)).unwrap_or_default();
            say!(sight, "gain-slot", n = slot.number(), order = words)
        }
        Gain::Answers => say!(sight, "gain-answers"),
        Gain::Vendettas => say!(sight, "gain-vendettas"),
    };
    let parts = sight.hand.foretold.ahead.gains(sight.catalog(), sight.table());
    let mut lines: Vec<Line> =
        parts.into_iter().map(|(cause, amount)| Line::Part(name(cause), teller.signed(amount))).collect();
    if wagered != 0 {
        lines.push(Line::Part(say!(sight, "gain-wagers"), teller.signed(-wagered)));
    }
    lines.push(Line::Total(sight.text.say("panel-total"), sight.teller().signed(gain)));
    lines.push(Line::Text(say!(sight, "foresight-prestige-tip")));
    lines
}

/// Draws the upkeep due next turn, and the part that the vault does not cover.
pub fn upkeep(ui: &mut Ui, sight: &Sight<'_>, unpaid: &Unpaid, tint: Tint) {
    if unpaid.due == Purse::EMPTY {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("loyalty", 18.0, tint.text));
        ui.label(RichText::new(say!(sight, "foresight-upkeep")).color(tint.text));
        purse_ui(ui, sight.look, sight.text, &unpaid.due);
        if unpaid.short == Purse::EMPTY {
            ui.label(RichText::new(say!(sight, "foresight-upkeep-covered")).color(tint.text));
            surety(ui, sight, Surety::Expected, tint);
        }
    });
    if unpaid.short != Purse::EMPTY {
        ui.horizontal_wrapped(|ui| {
            ui.add(sight.look.image("warning", 18.0, tint.bad));
            let short = sight.teller().purse(&unpaid.short);
            ui.add(Label::new(bold(say!(sight, "foresight-upkeep-short", short = short)).color(tint.bad)).wrap());
        });
    }
}

//! The diplomatic acts against a rival, each with its price now, its consequences and, if it is
//! impossible, the reason.
//!
//! An act is an order like any other: it occupies a slot, appears in the ribbon, and can be
//! removed. Only one act towards a house can be before the conclave, so a second one replaces the
//! first.

use bevy_egui::egui::{Align, Color32, Frame, Label, Layout, Margin, RichText, Stroke, TextStyle, Ui};

use super::prices::{Pair, lines, total};
use super::wheel::act_icon;
use super::{approach, terms};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Trial};
use crate::intent::Planning;
use crate::look::palette::{ASH, EMBER, ENGRAVED, GOLD, RAISED, VERDIGRIS};
use crate::look::tips::cut;
use crate::look::{Line, bold, explain, figure, icon_text_button, lead, line_width, mark, mark_usable, section};
use crate::rules::diplomacy::{
    self, ActKind, Demanded, DiplomacyOrder, demand_reckoned, emissary_reckoned, insult_reckoned, wager_range,
};
use crate::rules::ids::{CardId, Seat, SlotNo};
use crate::rules::orders::{Order, OrderKind};
use crate::sight::{Sight, Wishes};

/// The acts, those first that are rarely possible.
const ACTS: [ActKind; 6] =
    [ActKind::BloodFeud, ActKind::Vendetta, ActKind::Demand, ActKind::Insult, ActKind::Emissary, ActKind::Petition];

/// Returns the draft's order towards a rival, and its slot.
fn standing<'a>(sight: &Sight<'a>, rival: Seat) -> Option<(SlotNo, &'a Order)> {
    plan::standing(sight, |order| order.act().is_some_and(|(seat, _)| seat == rival))
}

/// Returns an order with arbitrary choices, to ask the rules if an act is possible at all.
fn probe(sight: &Sight<'_>, rival: Seat, kind: ActKind, cards: &[CardId]) -> Order {
    match kind {
        ActKind::Demand => Order::Diplomacy(DiplomacyOrder::Demand { of: rival, thing: Demanded::Tribute(1) }),
        ActKind::Insult => Order::Diplomacy(DiplomacyOrder::Insult { at: rival, stake: 1 }),
        ActKind::Emissary => {
            let least = usize::from(sight.catalog().constants.diplomacy.gift.0);
            Order::Diplomacy(DiplomacyOrder::SendEmissary {
                to: rival,
                cards: cards.iter().copied().take(least).collect(),
            })
        }
        ActKind::Vendetta => {
            let terms = diplomacy::mildest(sight.catalog(), sight.table(), sight.seat(), rival);
            Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: rival, terms })
        }
        ActKind::BloodFeud => Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: rival }),
        ActKind::Petition => Order::Diplomacy(DiplomacyOrder::Petition { lord: rival }),
    }
}

/// The slot for an act, and the draft before it.
pub struct Place<'a> {
    /// The present slot and order, if the draft already has one.
    pub standing: Option<(SlotNo, &'a Order)>,
    /// Trial of orders in that slot, or else in the first free one.
    pub trial: Trial<'a>,
}

impl<'a> Place<'a> {
    /// Returns the place for an order that replaces the given one.
    pub fn of(sight: &Sight<'a>, standing: Option<(SlotNo, &'a Order)>) -> Self {
        Self { standing, trial: Trial::new(sight, standing.map(|(slot, _)| slot)) }
    }

    /// Returns its present slot.
    pub fn slot(&self) -> Option<SlotNo> {
        self.standing.map(|(slot, _)| slot)
    }
}

/// Draws all acts.
pub fn acts(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    section(ui, &say!(sight, "embassy-acts"));
    ui.add_space(2.0);
    let place = Place::of(sight, standing(sight, rival));
    let planned = place.standing.and_then(|(_, order)| order.act()).map(|(_, kind)| kind);
    let cards: Vec<CardId> = plan::spendable(sight, place.slot()).iter().map(|card| card.id).collect();
    let mut reasons = ACTS.map(|kind| (kind, place.trial.why_not(sight, &probe(sight, rival, kind, &cards))));
    // Possible acts come first.
    reasons.sort_by_key(|(_, reason)| reason.is_some());
    let first = reasons.first().filter(|(_, reason)| reason.is_none()).map(|(kind, _)| *kind);
    let opened_at = this_turn(sight, "act").with(rival);
    let opened: Option<Option<ActKind>> = recall(ui.ctx(), opened_at);
    let mut open = opened.unwrap_or_else(|| planned.or(first));
    ui.spacing_mut().item_spacing.y = 5.0;
    for (kind, reason) in reasons {
        ui.push_id(kind, |ui| {
            let edge = if planned == Some(kind) { VERDIGRIS } else { ENGRAVED };
            let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.0, edge)).corner_radius(3);
            frame.inner_margin(Margin::symmetric(6, 3)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                if head(ui, sight, rival, kind, open == Some(kind), reason.as_deref()) {
                    open = if open == Some(kind) { None } else { Some(kind) };
                    remember(ui.ctx(), opened_at, Some(open));
                }
                if open == Some(kind) {
                    body(ui, sight, wishes, rival, kind, &place);
                }
            });
        });
    }
}

/// Width that the price of an act needs at most, in points.
const PRICE: f32 = 120.0;

/// Draws the line of an act. Returns true if the player opened or closed it.
fn head(ui: &mut Ui, sight: &Sight<'_>, rival: Seat, kind: ActKind, open: bool, reason: Option<&str>) -> bool {
    let name = sight.teller().order_kind(OrderKind::of(kind));
    let mut clicked = false;
    let mut below = None;
    ui.horizontal(|ui| {
        // The price stands at the right, however long the name is.
        let button = icon_text_button(sight.look, act_icon(kind), &name).selected(open).wrap();
        let room = (ui.available_width() - PRICE).max(PRICE);
        let button = ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(button)
        });
        let button = button.inner;
        if kind == ActKind::Demand && !open {
            mark(ui, "demand-open", button.rect);
        }
        clicked = button.clicked();
        if clicked && !open {
            lead(ui.ctx(), "main-button");
        }
        explain(button, sight, &name, || {
            let mut lines: Vec<Line> = reason.map(|reason| Line::Bad(reason.to_owned())).into_iter().collect();
            lines.push(Line::Text(sight.text.say(&format!("order-{}-text", OrderKind::of(kind).key()))));
            lines.extend(kind_term(kind).map(Line::Term));
            lines
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            price(ui, sight, rival, kind);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let (icon, colour) = if reason.is_some() { ("cross", EMBER) } else { ("check", VERDIGRIS) };
                ui.add(sight.look.image(icon, 16.0, colour));
                match reason.map(|reason| RichText::new(reason).color(ASH).small()) {
                    Some(reason) if line_width(ui, reason.clone(), TextStyle::Small) > ui.available_width() => {
                        below = Some(reason);
                    }
                    Some(reason) => drop(ui.label(reason)),
                    None => drop(cut(ui, RichText::new(say!(sight, "embassy-possible")).color(VERDIGRIS).small())),
                }
            });
        });
    });
    // When the act is open, the reason stands beside its button.
    if let Some(reason) = below.filter(|_| !open) {
        ui.add(Label::new(reason).wrap());
    }
    clicked
}

const fn kind_term(kind: ActKind) -> Option<&'static str> {
    match kind {
        ActKind::Demand => Some("demand"),
        ActKind::Insult => Some("insult"),
        ActKind::Emissary => Some("emissary"),
        ActKind::Petition => Some("blood-vassal"),
        ActKind::Vendetta => Some("vendetta"),
        ActKind::BloodFeud => Some("blood-feud"),
    }
}

/// Draws the present price of an act, with its parts.
fn price(ui: &mut Ui, sight: &Sight<'_>, rival: Seat, kind: ActKind) {
    let pair = Pair::of(sight, sight.seat(), rival);
    let (words, told) = match kind {
        ActKind::Demand => {
            let parts = demand_reckoned(pair.numbers, pair.own, pair.guarded, pair.conceded);
            (total(&parts).to_string(), lines(sight, &parts))
        }
        ActKind::Insult => {
            let parts = insult_reckoned(pair.numbers, pair.own, pair.other);
            (say!(sight, "embassy-range", least = 1, most = total(&parts)), lines(sight, &parts))
        }
        ActKind::Emissary => {
            let parts = emissary_reckoned(pair.numbers, pair.own, pair.other);
            (total(&parts).to_string(), lines(sight, &parts))
        }
        ActKind::Vendetta => {
            let (least, most) = wager_range(sight.catalog(), sight.table(), sight.seat(), rival);
            (say!(sight, "embassy-range", least = least, most = most), terms::wager_lines(sight, rival))
        }
        ActKind::BloodFeud => ("0".to_owned(), vec![Line::Text(say!(sight, "embassy-feud-free"))]),
        ActKind::Petition => {
            let half = sight.table().conclave().prestige(sight.seat()).max(0) / 2;
            (half.to_string(), vec![Line::Text(say!(sight, "embassy-petition-price"))])
        }
    };
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.label(figure(words).color(GOLD));
            ui.add(sight.look.image("prestige", 18.0, GOLD));
        })
        .response;
    explain(response, sight, &say!(sight, "embassy-price"), || told);
}

fn body(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, kind: ActKind, place: &Place<'_>) {
    ui.add_space(2.0);
    match kind {
        ActKind::Demand => approach::demand(ui, sight, wishes, rival, place),
        ActKind::Insult => approach::insult(ui, sight, wishes, rival, place),
        ActKind::Emissary => approach::emissary(ui, sight, wishes, rival, place),
        ActKind::Vendetta => approach::vendetta(ui, sight, wishes, rival, place),
        ActKind::BloodFeud => approach::feud(ui, sight, wishes, rival, place),
        ActKind::Petition => approach::petition(ui, sight, wishes, rival, place),
    }
}

/// Draws the consequence of a choice under a heading.
pub fn outcome(ui: &mut Ui, sight: &Sight<'_>, icon: &str, colour: Color32, heading: &str, words: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add(sight.look.image(icon, 18.0, colour));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(bold(heading).color(colour).small());
            ui.add(Label::new(words).wrap());
        });
    });
}

/// Draws the button that puts an act into its slot, and the button that removes it.
pub fn put(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, place: &Place<'_>, order: Order) {
    let stands = place.standing.is_some_and(|(_, one)| *one == order);
    let reason = if stands { None } else { place.trial.why_not(sight, &order) };
    ui.horizontal_wrapped(|ui| {
        let free = plan::free_slot(sight).map_or(0, SlotNo::number);
        let words = match place.standing {
            Some((slot, _)) if stands => say!(sight, "embassy-stands", n = slot.number()),
            Some((slot, _)) => say!(sight, "embassy-instead", n = slot.number()),
            None if free == 0 => say!(sight, "embassy-put-nowhere"),
            None => say!(sight, "embassy-put", n = free),
        };
        let icon = if stands { "check" } else { order.kind().icon() };
        let button = ui.add_enabled(reason.is_none() && !stands, icon_text_button(sight.look, icon, &words));
        mark(ui, "main-button", button.rect);
        if matches!(order.act(), Some((_, ActKind::Demand))) {
            mark_usable(ui, "demand-place", &button);
        }
        if button.clicked() {
            wishes.push(Planning::Put(place.slot(), order.clone()).into());
        }
        explain(button, sight, &words, || match &reason {
            Some(reason) => vec![Line::Bad(reason.clone())],
            None => vec![Line::Text(sight.teller().order(&order)), Line::Text(say!(sight, "embassy-put-tip"))],
        });
        if let Some(slot) = place.slot()
            && plan::closed(sight).is_none()
            && ui
                .add(icon_text_button(sight.look, "close", say!(sight, "embassy-take-out", n = slot.number())))
                .clicked()
        {
            wishes.push(Planning::Strike(slot).into());
        }
    });
    if let Some(reason) = reason {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.add(Label::new(RichText::new(reason).color(EMBER)).wrap());
        });
    }
}

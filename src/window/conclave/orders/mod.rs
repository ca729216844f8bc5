//! The orders tab (manual 4.19): the six slots, and every kind of order. Impossible ones show the
//! reason.

mod again;
mod history;
pub(crate) mod plan;
mod ribbon;
mod seal_sheet;

use bevy_egui::egui::{Frame, Margin, RichText, Stroke, Ui};

use super::{bazaar, events, objectives};
use crate::conclave::forces::unit_sheet::{card_button, dismiss};
use crate::conclave::foresight::{self, IRON};
use crate::conclave::ministerium::words::{muster_picture, say, with_key};
use crate::conclave::tribute::locks;
use crate::intent::{Errand, Ledger, Looking, Mark, Mustering, Planning, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, RAISED};
use crate::look::{
    Line, Medal, bold, explain, explain_tally, icon_text_button, mark, medallion, pips, scroll, section,
};
use crate::rules::archfiends::{self, ArchfiendOrder, Discipline};
use crate::rules::conclave;
use crate::rules::forces::{self, Legion};
use crate::rules::ids::SlotNo;
use crate::rules::manuscripts::search_chance;
use crate::rules::orders::{Order, OrderKind, Refusal};
use crate::rules::tribute::{self, Purse, TributeOrder, least_waste_without};
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};
pub use ribbon::order_ribbon;
use ribbon::tools;
pub use seal_sheet::seal_sheet;

/// Draws the tab.
pub fn orders(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    scroll(ui, "orders-tab", |ui| {
        let wide = ui.available_width() > 720.0;
        if wide {
            ui.columns(2, |columns| {
                slots(&mut columns[0], sight, wishes);
                kinds(&mut columns[1], sight, wishes);
            });
        } else {
            slots(ui, sight, wishes);
            kinds(ui, sight, wishes);
        }
    });
}

fn slots(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let tally = archfiends::order_slots(sight.catalog(), sight.table(), sight.seat());
    let heading = section(ui, &say!(sight, "panel-orders-slots"));
    let title = say!(sight, "panel-slots-title", used = plan::draft(sight).orders(), all = plan::slots(sight));
    explain_tally(heading, sight, &title, &tally, &[Line::Text(sight.teller().tip("order-slots"))]);
    let order = conclave::precedence(sight.table());
    if let Some(at) = order.iter().position(|&seat| seat == sight.seat()) {
        ui.weak(say!(sight, "panel-slot-when", n = at + 1, all = order.len()));
    }
    for slot in SlotNo::ALL {
        ui.push_id(slot.index(), |ui| one_slot(ui, sight, wishes, slot));
    }
    section(ui, &say!(sight, "foresight-heading"));
    foresight::evening(ui, sight, IRON);
    let anything = plan::draft(sight).orders() > 0 || !plan::draft(sight).answers.is_empty();
    let words = say!(sight, "panel-clear");
    let clear =
        ui.add_enabled(anything && plan::closed(sight).is_none(), icon_text_button(sight.look, "delete", &words));
    if clear.clicked() {
        wishes.push(Planning::ClearDraft.into());
    }
    explain(clear, sight, &words, || {
        let nothing = (!anything).then(|| say!(sight, "disabled-no-draft"));
        let reason = plan::closed(sight).or(nothing).map(Line::Bad);
        reason.into_iter().chain([Line::Text(say!(sight, "panel-clear-tip"))]).collect()
    });
    history::list(ui, sight, wishes);
}

fn one_slot(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo) {
    let open = slot.index() < plan::slots(sight);
    let order = plan::draft(sight).slots[slot.index()].as_ref();
    let refused = plan::refused(sight, slot);
    let edge = if refused.is_some() { EMBER } else { ENGRAVED };
    let frame = Frame::new()
        .fill(if order.is_some() { RAISED } else { INK })
        .stroke(Stroke::new(1.0, edge))
        .inner_margin(Margin::same(6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.label(bold(slot.to_string()).size(18.0).color(if open { BONE } else { ASH }));
            match order {
                Some(order) => {
                    medallion(
                        ui,
                        sight.look,
                        order.kind().icon(),
                        32.0,
                        if refused.is_some() { EMBER } else { BONE },
                        Medal::Square,
                    );
                    let right = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
                    ui.with_layout(right, |ui| {
                        if plan::closed(sight).is_none() {
                            tools(ui, sight, wishes, slot);
                        }
                        let left =
                            bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center).with_main_wrap(true);
                        ui.with_layout(left, |ui| {
                            let text = RichText::new(sight.teller().order(order));
                            ui.label(if refused.is_some() { text.strikethrough() } else { text });
                        });
                    });
                }
                None if open => drop(ui.weak(say!(sight, "panel-slot-empty"))),
                None => {
                    ui.add(sight.look.image("lock", 20.0, ASH));
                    ui.weak(say!(sight, "panel-slot-locked"));
                }
            }
        });
        if let Some(refusal) = refused {
            ui.label(RichText::new(sight.teller().refusal(&refusal)).color(EMBER));
        }
        if order.is_some() {
            again::button(ui, sight, wishes, slot);
            foresight::of_slot(ui, sight, Some(slot), IRON);
        }
    });
}

fn kinds(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    section(ui, &say!(sight, "panel-orders-give"));
    ui.add_space(6.0);
    demand(ui, sight, wishes);
    ui.horizontal_wrapped(|ui| {
        events::button(ui, sight, wishes);
        objectives::draw_button(ui, sight, wishes);
    });
    bids(ui, sight, wishes);
    items(ui, sight, wishes);
    scripts(ui, sight, wishes);
    consolidate(ui, sight, wishes);
    raises(ui, sight, wishes);
    section(ui, &say!(sight, "panel-orders-legions"));
    ui.weak(say!(sight, "panel-orders-legions-how"));
    let legions: Vec<Legion> = sight.table().forces().legions_of(sight.seat()).copied().collect();
    if legions.is_empty() {
        ui.label(RichText::new(say!(sight, "panel-no-legions")).color(ASH));
    }
    let trial = plan::Trial::new(sight, None);
    for legion in &legions {
        ui.push_id(legion.id.0, |ui| one_legion(ui, sight, wishes, legion, &trial));
    }
}

/// Draws a button for a kind of order, with the reasons if it is impossible.
fn kind_button(
    ui: &mut Ui,
    sight: &Sight<'_>,
    kind: OrderKind,
    words: &str,
    reason: Option<String>,
    lines: Vec<Line>,
) -> bool {
    let button = icon_text_button(sight.look, kind.icon(), words);
    let response = ui.add_enabled(reason.is_none(), button);
    let clicked = response.clicked();
    explain(response, sight, words, || reason.into_iter().map(Line::Bad).chain(lines).collect());
    clicked
}

fn demand(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (catalog, seat) = (sight.catalog(), sight.seat());
    let words = with_key(sight, &sight.teller().order_kind(OrderKind::DemandTribute), Action::DemandTribute);
    let (offer, keep) = archfiends::tribute_offer(catalog, sight.table(), seat);
    // The skill depends on the number of demands earlier in the draft.
    let skill = archfiends::tribute_skill(catalog, sight.hand.planned(), seat);
    let mut lines = vec![Line::Text(say!(sight, "panel-demand-tip", offer = offer, keep = keep))];
    lines.push(Line::Text(sight.teller().tip("tribute-quality")));
    lines.extend(Line::tally(sight, &skill));
    lines.extend([Line::Term("tribute"), Line::Term("quality-number")]);
    let reason = plan::why_not(sight, None, &Order::Tribute(TributeOrder::DemandTribute));
    let button = ui.horizontal(|ui| kind_button(ui, sight, OrderKind::DemandTribute, &words, reason, lines));
    // One demand in a turn is enough for a newcomer.
    if !plan::demands(sight) {
        mark(ui, "demand-tribute", button.response.rect);
    }
    if button.inner {
        wishes.push(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into());
    }
}

/// Draws the five kinds of bids. Each opens the bazaar at these wares.
fn bids(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let cast_out = sight.table().diplomacy().excommunicated(sight.seat());
    let turns = sight.table().bazaar().closed_for();
    let shut = plan::closed(sight)
        .or_else(|| cast_out.then(|| sight.teller().refusal(&Refusal::Excommunicated)))
        .or_else(|| (turns > 0).then(|| sight.teller().refusal(&Refusal::BazaarClosed { turns })));
    ui.horizontal_wrapped(|ui| {
        for kind in [
            OrderKind::BidLegion,
            OrderKind::BidPraetor,
            OrderKind::BidArtifact,
            OrderKind::BidRelic,
            OrderKind::BidManuscript,
        ] {
            let plain = sight.teller().order_kind(kind);
            let words = if kind == OrderKind::BidLegion { with_key(sight, &plain, Action::Bazaar) } else { plain };
            let lines = vec![Line::Text(say!(sight, "panel-bid-tip")), Line::Term("bazaar"), Line::Term("minimum-bid")];
            if kind_button(ui, sight, kind, &words, shut.clone(), lines) {
                bazaar::show(ui.ctx(), sight, kind);
                wishes.push(Looking::Open(Sheet::Bazaar).into());
            }
        }
    });
}

/// Draws transfers and combat cards. Each opens the sheet for that order.
fn items(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        card_button(ui, sight, wishes, None);
        for (kind, ledger) in [
            (OrderKind::ManagePraetors, Ledger::Praetors),
            (OrderKind::ManageArtifacts, Ledger::Artifacts),
            (OrderKind::ManageRelics, Ledger::Relics),
        ] {
            let words = sight.teller().order_kind(kind);
            let held = sight.table().attachments().of(sight.seat());
            let owned = held.filter(|held| Ledger::of(held.treasure) == ledger).count();
            let reason = plan::closed(sight).or_else(|| (owned == 0).then(|| say!(sight, "items-none-owned")));
            let lines = vec![Line::Text(sight.text.say(&format!("order-{}-text", kind.key())))];
            if kind_button(ui, sight, kind, &words, reason, lines) {
                wishes.push(Mustering::ShowLedger(ledger).into());
                wishes.push(Looking::Open(Sheet::Ministerium(Tab::Forces)).into());
            }
        }
        let kind = OrderKind::ChallengeChampion;
        let words = sight.teller().order_kind(kind);
        let lines = vec![Line::Text(sight.text.say(&format!("order-{}-text", kind.key())))];
        if kind_button(ui, sight, kind, &words, plan::closed(sight), lines) {
            wishes.push(Looking::Open(Sheet::Arena(Errand::Title)).into());
        }
        let kind = OrderKind::PerformRitual;
        let words = sight.teller().order_kind(kind);
        let lines = vec![Line::Text(say!(sight, "rite-choose-tip"))];
        if kind_button(ui, sight, kind, &words, plan::closed(sight), lines) {
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
        }
        let kind = OrderKind::Assemble;
        let words = sight.teller().order_kind(kind);
        let lines = vec![Line::Text(sight.text.say(&format!("order-{}-text", kind.key())))];
        if kind_button(ui, sight, kind, &words, plan::closed(sight), lines) {
            wishes.push(Mustering::ShowLedger(Ledger::Manuscripts).into());
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::Forces)).into());
        }
    });
}

/// Draws the search for manuscripts, and the orders that need complete manuscripts.
fn scripts(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let teller = sight.teller();
    let trial = plan::Trial::new(sight, None);
    ui.horizontal_wrapped(|ui| {
        let (catalog, planned) = (sight.catalog(), sight.hand.planned());
        let chance = search_chance(catalog, planned, sight.seat());
        let (offer, keep) = tribute::offer(catalog, planned, sight.seat(), true);
        let mut lines = vec![
            Line::Text(sight.text.say("order-seek_manuscripts-text")),
            Line::Text(say!(sight, "manuscript-search-tip", chance = chance.total(), offer = offer, keep = keep)),
        ];
        lines.extend(Line::tally(sight, &chance));
        let reason = trial.why_not(sight, &Order::Tribute(TributeOrder::SeekManuscripts));
        let words = teller.order_kind(OrderKind::SeekManuscripts);
        if kind_button(ui, sight, OrderKind::SeekManuscripts, &words, reason, lines) {
            wishes.push(Planning::Put(None, Order::Tribute(TributeOrder::SeekManuscripts)).into());
        }
        for kind in [OrderKind::Train, OrderKind::Assemble] {
            for order in trial.offers(kind) {
                let lines = vec![Line::Text(sight.text.say(&format!("order-{}-text", kind.key())))];
                if kind_button(ui, sight, kind, &teller.order(&order), None, lines) {
                    wishes.push(Planning::Put(None, order).into());
                }
            }
        }
    });
}

fn consolidate(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let words = sight.teller().order_kind(OrderKind::Consolidate);
    let few = plan::spendable(sight, None).len() < 2;
    let reason = plan::closed(sight)
        .or_else(|| few.then(|| say!(sight, "panel-consolidate-few")))
        .or_else(|| plan::free_slot(sight).is_none().then(|| plan::no_slot(sight)));
    let lines = vec![Line::Text(sight.teller().rule("panel-consolidate-tip")), Line::Term("consolidation")];
    let button = ui.horizontal(|ui| kind_button(ui, sight, OrderKind::Consolidate, &words, reason, lines));
    if button.inner {
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::Tribute)).into());
    }
}

/// Draws the raises of the five attributes, each paid with the cards of the least waste.
fn raises(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (catalog, planned, seat) = (sight.catalog(), sight.hand.planned(), sight.seat());
    let (cards, locked) = (plan::spendable(sight, None), locks::locked(ui.ctx(), sight));
    ui.horizontal_wrapped(|ui| {
        for discipline in Discipline::ALL {
            let price = archfiends::raise_cost(catalog, planned, seat, discipline);
            let paid = price.and_then(|price| least_waste_without(&cards, &locked, &price)).unwrap_or_default();
            let order = Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards: paid });
            let short = price.map(|price| price.above(&planned.treasury().wealth(seat))).unwrap_or_default();
            let reason = if short == Purse::EMPTY {
                plan::why_not(sight, None, &order)
            } else {
                plan::closed(sight).or_else(|| Some(sight.teller().refusal(&Refusal::Unpaid { short })))
            };
            let kind = OrderKind::RaiseAttribute;
            let mut lines = vec![Line::Text(sight.text.say(&format!("order-{}-text", kind.key())))];
            lines.extend(
                price.map(|price| Line::Part(sight.teller().attribute(discipline), sight.teller().purse(&price))),
            );
            let grants = archfiends::next_grants(catalog, planned, seat, discipline);
            lines.extend(grants.map(|grant| Line::Text(sight.teller().grant(&grant))));
            let words = say!(sight, "panel-raise", attribute = sight.teller().attribute(discipline));
            if kind_button(ui, sight, kind, &words, reason, lines) {
                wishes.push(Planning::Put(None, order).into());
            }
        }
    });
}

/// Draws a legion of the player. The button closes the Ministerium and selects the legion on the
/// board, where the player chooses its march.
fn one_legion(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, legion: &Legion, trial: &plan::Trial<'_>) {
    let teller = sight.teller();
    // Its next order begins at its position after the draft.
    let planned = sight.hand.planned().forces().legion(legion.id).copied().unwrap_or(*legion);
    let held = sight.table().realm().owners().to_vec();
    let reach = forces::reach(sight.catalog(), sight.hand.planned(), &held, &planned);
    let left = forces::moves_left(sight.catalog(), sight.hand.planned(), &planned);
    let all = forces::pace(sight.catalog(), sight.hand.planned(), &planned).total();
    let words = teller.legion_name(legion);
    let reason = plan::closed(sight)
        .or_else(|| plan::free_slot(sight).is_none().then(|| plan::no_slot(sight)))
        .or_else(|| reach.is_empty().then(|| say!(sight, "panel-march-nowhere", left = left)));
    ui.horizontal_wrapped(|ui| {
        let button = icon_text_button(sight.look, muster_picture(sight, &legion.muster), &words);
        let response = ui.add_enabled(reason.is_none(), button);
        if response.clicked() {
            wishes.push(Looking::Open(Sheet::None).into());
            wishes.push(Looking::Select(Some(Mark::Legion(legion.id))).into());
            wishes.push(Looking::LookAt(planned.canton).into());
        }
        pips(ui, usize::from(left), all.max(0) as usize, BONE);
        let flies = forces::flight(sight.catalog(), sight.hand.planned(), &planned).is_some();
        ui.add(sight.look.image((if flies { OrderKind::Fly } else { OrderKind::March }).icon(), 18.0, ASH));
        explain(response, sight, &words, || {
            let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
            let key = sight.preferences.bindings.label(sight.text, Action::March);
            lines.push(Line::Text(say!(sight, "panel-march-tip", left = left, all = all, n = reach.len(), key = key)));
            lines.extend([Line::Term("move-points"), Line::Term("flying")]);
            lines
        });
        // A personal guard can never leave, so the button would always be disabled.
        if !legion.unwavering() {
            let words = say!(sight, "items-dismiss-legion", legion = sight.teller().legion_name(legion));
            dismiss(ui, sight, wishes, legion, &words, trial);
        }
    });
}

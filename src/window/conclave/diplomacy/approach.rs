//! The six acts in full: the choices of each, and the consequences if the other house accepts,
//! refuses or does not answer.

use bevy_egui::egui::{RichText, Slider, StrokeKind, TextStyle, Ui};

use super::acts::{Place, outcome, put};
use super::prices::{Pair, lines};
use super::terms;
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::conclave::tribute::locks;
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, GOLD, RAISED, SKY, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{CardState, Line, break_before, card_ui, explain, figure, icon_text_button, line_width, target};
use crate::rules::archfiends::bullying;
use crate::rules::diplomacy::{
    Demanded, DiplomacyOrder, Terms, demand_cards_reckoned, demand_cost, demand_price, demandable_cards, emissary_wait,
    greatest_insult, mildest, ranks, truce_reckoned,
};
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::Order;
use crate::sight::{Sight, Wishes};

/// Draws the form of a demand (manual 4.14.3).
pub fn demand(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let at = this_turn(sight, "demanded").with(rival);
    let standing = place.standing.and_then(|(_, order)| {
        if let Order::Diplomacy(DiplomacyOrder::Demand { thing, .. }) = order { Some(*thing) } else { None }
    });
    let most = demandable_cards(catalog, table, me, rival);
    let wished: Option<Demanded> = recall(ui.ctx(), at);
    let mut thing = wished.or(standing).unwrap_or(Demanded::Tribute(most));
    let pair = Pair::of(sight, me, rival);
    ui.horizontal_wrapped(|ui| {
        let cards = ui.label(say!(sight, "embassy-demand-cards"));
        let parts = demand_cards_reckoned(pair.numbers, pair.own, pair.other, pair.conceded);
        explain(cards, sight, &say!(sight, "embassy-demand-most"), || lines(sight, &parts));
        for n in 1..=most {
            let one = Demanded::Tribute(n);
            let words = sight.teller().demanded(one);
            let button = ui.add(icon_text_button(sight.look, "card", n.to_string()).selected(thing == one));
            button.widget_info(|| named(&words, thing == one));
            if button.hint(words).clicked() {
                thing = one;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (one, icon) in [(Demanded::Canton, "canton"), (Demanded::Artifact, "artifact"), (Demanded::Relic, "relic")]
        {
            let words = sight.teller().demanded(one);
            let reason =
                place.trial.why_not(sight, &Order::Diplomacy(DiplomacyOrder::Demand { of: rival, thing: one }));
            let button = icon_text_button(sight.look, icon, &words).selected(thing == one);
            let button = ui.add_enabled(reason.is_none(), button);
            if button.clicked() {
                thing = one;
            }
            explain(button, sight, &words, || match reason {
                Some(reason) => vec![Line::Bad(reason)],
                None => vec![Line::Text(say!(sight, "embassy-demand-chooses"))],
            });
        }
    });
    remember(ui.ctx(), at, Some(thing));
    let teller = sight.teller();
    let (stake, house) = (demand_price(catalog, table, me, rival), teller.seat_name(rival));
    let next = pair.conceded + 1;
    let conceded = say!(
        sight,
        "embassy-demand-conceded",
        thing = teller.demanded(thing),
        stake = stake,
        more = bullying(catalog, table, me),
        wait = pair.wait(),
        n = next,
        needed = pair.numbers.conceded_for_vendetta,
        next = demand_cost(pair.numbers, pair.own, pair.guarded, next)
    );
    outcome(ui, sight, "check", VERDIGRIS, &say!(sight, "embassy-if-concedes", house = house.as_str()), &conceded);
    let refused = say!(sight, "embassy-demand-refused", stake = stake, house = house.as_str());
    outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-refuses-silent", house = house.as_str()), &refused);
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::Demand { of: rival, thing }));
}

fn named(words: &str, selected: bool) -> bevy_egui::egui::WidgetInfo {
    bevy_egui::egui::WidgetInfo::selected(bevy_egui::egui::WidgetType::Button, true, selected, words)
}

/// Draws the form of an insult (manual 4.14.4).
pub fn insult(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let at = this_turn(sight, "stake").with(rival);
    let standing = place.standing.and_then(|(_, order)| {
        if let Order::Diplomacy(DiplomacyOrder::Insult { stake, .. }) = order { Some(*stake) } else { None }
    });
    let most = greatest_insult(catalog, table, me, rival).clamp(1, 255) as u8;
    let wished: Option<u8> = recall(ui.ctx(), at);
    let mut stake = wished.or(standing).unwrap_or(most).clamp(1, most);
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "embassy-stake"));
        slider(ui, sight, &mut stake, (1, most), &say!(sight, "embassy-stake"));
    });
    remember(ui.ctx(), at, Some(stake));
    let pair = Pair::of(sight, me, rival);
    let house = sight.teller().seat_name(rival);
    let conclave = table.conclave();
    // If prestige is hidden, the seated player must not learn that the other house has less than
    // the stake.
    let gained =
        if conclave.veiled() { i32::from(stake) } else { i32::from(stake).min(conclave.prestige(rival).max(0)) };
    let swallowed = say!(sight, "embassy-insult-swallowed", stake = stake, gained = gained, wait = pair.wait());
    let heading = say!(sight, "embassy-if-swallows", house = house.as_str());
    outcome(ui, sight, "check", VERDIGRIS, &heading, &swallowed);
    let refused = say!(sight, "embassy-insult-refused", stake = stake, house = house.as_str());
    outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-refuses", house = house.as_str()), &refused);
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::Insult { at: rival, stake }));
}

/// Length of the groove of a slider, in points.
const GROOVE: f32 = 110.0;

/// Begins a new row of a wrapped layout if a slider with these bounds, after these words, does not
/// fit into the present one.
pub fn break_before_slider(ui: &mut Ui, sight: &Sight<'_>, (least, most): (u8, u8), words: &str) {
    let bounds = RichText::new(say!(sight, "embassy-bounds", least = least, most = most)).small();
    let groove = if most > least { GROOVE + 2.0 * (target(ui) + 8.0) } else { 0.0 };
    let [words, bounds] = [words.into(), bounds].map(|text: RichText| line_width(ui, text, TextStyle::Body));
    break_before(ui, words + groove + 48.0 + bounds);
}

/// Draws a slider for an amount of prestige or turns, with buttons for one less and one more.
pub fn slider(ui: &mut Ui, sight: &Sight<'_>, value: &mut u8, (least, most): (u8, u8), name: &str) {
    let name = name.trim_end_matches(':');
    break_before_slider(ui, sight, (least, most), "");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (icon, id, step) in [("left", "embassy-less", -1_i16), ("right", "embassy-more", 1)] {
            if step > 0 && most > least {
                ui.spacing_mut().slider_width = GROOVE;
                // The groove must be visible on a raised background.
                ui.visuals_mut().widgets.inactive.bg_fill = ENGRAVED;
                let response = ui.add(Slider::new(value, least..=most).show_value(false));
                ui.visuals_mut().widgets.inactive.bg_fill = RAISED;
                if response.has_focus() {
                    let ring = bevy_egui::egui::Stroke::new(1.5, SKY);
                    ui.painter().rect_stroke(response.rect.expand(2.0), 3.0, ring, StrokeKind::Outside);
                }
                response.widget_info(|| bevy_egui::egui::WidgetInfo::slider(true, f64::from(*value), name));
            }
            if most > least {
                let label = format!("{name}: {}", sight.text.say(id));
                let wanted = i16::from(*value) + step;
                let can = (i16::from(least)..=i16::from(most)).contains(&wanted);
                let button = ui.add_enabled_ui(can, |ui| crate::look::icon_button(ui, sight.look, icon, &label)).inner;
                if button.clicked() {
                    *value = wanted.clamp(0, 255) as u8;
                }
                button.hint_disabled(say!(sight, "embassy-bounds", least = least, most = most));
            }
        }
        ui.label(figure(*value).color(GOLD).size(18.0));
        ui.label(RichText::new(say!(sight, "embassy-bounds", least = least, most = most)).color(ASH).small());
    });
}

/// Draws the form of an emissary (manual 4.14.7).
pub fn emissary(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let at = this_turn(sight, "gift").with(rival);
    let standing = place.standing.and_then(|(_, order)| {
        if let Order::Diplomacy(DiplomacyOrder::SendEmissary { cards, .. }) = order {
            Some(cards.clone())
        } else {
            None
        }
    });
    let cards = plan::spendable(sight, place.slot());
    let wished: Option<Vec<CardId>> = recall(ui.ctx(), at);
    let mut gift = wished.or(standing).unwrap_or_default();
    gift.retain(|id| cards.iter().any(|card| card.id == *id));
    let (least, most) = catalog.constants.diplomacy.gift;
    ui.label(say!(sight, "embassy-gift", least = least, most = most));
    if cards.is_empty() {
        ui.weak(say!(sight, "embassy-no-cards"));
    }
    ui.horizontal_wrapped(|ui| {
        for card in &cards {
            let chosen = gift.contains(&card.id);
            let full = !chosen && gift.len() >= usize::from(most);
            let state = match (chosen, full || plan::closed(sight).is_some()) {
                (true, _) => CardState::Chosen,
                (false, true) => CardState::Closed,
                (false, false) => CardState::Free,
            };
            let response = card_ui(ui, sight, card, state);
            locks::mark(ui, sight, card.id, response.rect);
            if response.clicked() {
                if chosen {
                    gift.retain(|id| *id != card.id);
                } else {
                    gift.push(card.id);
                }
            }
            explain(response, sight, &sight.teller().purse(&card.worth), || {
                vec![Line::Text(say!(sight, if chosen { "embassy-gift-back" } else { "embassy-gift-lay" }))]
            });
        }
    });
    remember(ui.ctx(), at, Some(gift.clone()));
    let pair = Pair::of(sight, me, rival);
    let house = sight.teller().seat_name(rival);
    let cards = gift.len().max(usize::from(least));
    let wait = emissary_wait(pair.numbers, ranks(catalog, table, me, rival).0);
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("truce", 18.0, BONE));
        let words = say!(sight, "embassy-peace", n = pair.peace(cards), cards = cards);
        let response = ui.label(words);
        let parts = truce_reckoned(pair.numbers, pair.own, pair.other, cards as u32);
        explain(response, sight, &say!(sight, "embassy-peace-title"), || lines(sight, &parts));
        ui.label(RichText::new(say!(sight, "embassy-emissary-wait", n = wait)).color(ASH));
    });
    let accepted = say!(sight, "embassy-emissary-accepted", house = house.as_str(), n = pair.peace(cards));
    outcome(ui, sight, "check", VERDIGRIS, &say!(sight, "embassy-if-accepts", house = house.as_str()), &accepted);
    let refused = say!(sight, "embassy-emissary-refused");
    outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-refuses-silent", house = house.as_str()), &refused);
    let numbers = pair.numbers;
    let humiliated = say!(
        sight,
        "embassy-emissary-humiliated",
        house = house.as_str(),
        glee = numbers.humiliation,
        shame = numbers.humiliation_swallowed,
        relief = numbers.humiliation_avenged
    );
    outcome(ui, sight, "skull", EMBER, &say!(sight, "embassy-if-humiliates", house = house.as_str()), &humiliated);
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::SendEmissary { to: rival, cards: gift }));
}

/// Draws the form of a vendetta claim, for which several demands conceded in a row are the ground
/// (manual 4.14.3, 4.14.5).
pub fn vendetta(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let at = this_turn(sight, "terms").with(rival);
    let standing = place.standing.and_then(|(_, order)| {
        if let Order::Diplomacy(DiplomacyOrder::ClaimVendetta { terms, .. }) = order { Some(*terms) } else { None }
    });
    let wished: Option<Terms> = recall(ui.ctx(), at);
    let terms = wished.or(standing).unwrap_or_else(|| mildest(sight.catalog(), sight.table(), sight.seat(), rival));
    let terms = terms::composer(ui, sight, rival, false, terms);
    remember(ui.ctx(), at, Some(terms));
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: rival, terms }));
}

/// Draws the form of a blood feud claim (manual 4.14.6).
pub fn feud(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let house = sight.teller().seat_name(rival);
    let words = say!(sight, "embassy-feud-granted", house = house.as_str());
    outcome(ui, sight, "blood-feud", EMBER, &say!(sight, "embassy-if-granted"), &words);
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: rival }));
}

/// Draws the form of a petition (manual 4.14.8).
pub fn petition(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat, place: &Place<'_>) {
    let (table, me) = (sight.table(), sight.seat());
    let house = sight.teller().seat_name(rival);
    let conclave = table.conclave();
    let (own, land) = (conclave.prestige(me), table.realm().land_count(me));
    let others = table.realm().land_count(rival);
    let other =
        if conclave.veiled() { say!(sight, "panel-prestige-hidden") } else { conclave.prestige(rival).to_string() };
    ui.label(say!(sight, "embassy-petition-needs", own = own, other = other, land = land, others = others));
    let accepted = say!(sight, "embassy-petition-accepted", house = house.as_str(), half = own.max(0) / 2);
    outcome(ui, sight, "check", VERDIGRIS, &say!(sight, "embassy-if-accepts", house = house.as_str()), &accepted);
    let refused = say!(sight, "embassy-petition-refused");
    outcome(ui, sight, "cross", EMBER, &say!(sight, "embassy-if-refuses-silent", house = house.as_str()), &refused);
    put(ui, sight, wishes, place, Order::Diplomacy(DiplomacyOrder::Petition { lord: rival }));
}

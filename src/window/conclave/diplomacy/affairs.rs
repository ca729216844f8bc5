//! The affairs that wait for an answer (manual 4.14, 4.20): demands, insults, emissaries,
//! petitions, and the player's own rights to vendetta. Each is a sheet that states the request in
//! the other house's voice. Below it is a line for every answer with its consequences.

use bevy_egui::egui::{Frame, Id, Label, Margin, RichText, Stroke, Ui, vec2};

use super::prices::Pair;
use super::{concession, rights};
use crate::chronicle::Spoken;
use crate::conclave::ministerium::ask::{found, question};
use crate::conclave::ministerium::words::{say, symbol};
use crate::conclave::orders::plan;
use crate::intent::{Ask, Planning};
use crate::look::palette::{ASH, EMBER, ENGRAVED, INK, RAISED, VERDIGRIS};
use crate::look::{
    Line, Medal, explain, house_colour, icon_text_button, mark, mark_first, medallion, purse_ui, quoted, target,
};
use crate::rules::diplomacy::{Affair, Cause, Concession, Grievance, Matter, Welcome, may_serve, wager_range};
use crate::rules::ids::Seat;
use crate::rules::orders::{Answer, Problem};
use crate::rules::tribute::TributeCard;
use crate::sight::{Sight, Wishes};

/// Returns the affairs that others have brought to the player.
fn of_others<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Affair> {
    let (table, me) = (sight.table(), sight.seat());
    table.diplomacy().affairs().iter().filter(move |affair| affair.to == me)
}

/// Returns the player's own rights to vendetta.
fn held<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Grievance> {
    let (table, me) = (sight.table(), sight.seat());
    table.diplomacy().grievances().iter().filter(move |right| right.holder == me && right.due <= table.turn())
}

/// True if any affair or right waits, answered or not.
pub fn anything(sight: &Sight<'_>) -> bool {
    of_others(sight).next().is_some() || held(sight).next().is_some()
}

/// Returns the houses that wait for an answer, those without one first.
pub fn waiting(sight: &Sight<'_>) -> Vec<Seat> {
    let mut seats: Vec<Seat> =
        of_others(sight).map(|affair| affair.from).chain(held(sight).map(|right| right.against)).collect();
    seats.sort_by_key(|&seat| !unanswered(sight, seat));
    seats
}

/// True if the turn cannot be sealed without an answer to this house.
pub fn unanswered(sight: &Sight<'_>, seat: Seat) -> bool {
    sight.hand.problems.iter().any(|problem| match problem {
        Problem::AffairWaits(from, _) => *from == seat,
        Problem::VendettaOwed(against) => *against == seat,
        Problem::Order(..)
        | Problem::TributeWaits(_)
        | Problem::PandemoniumWaits
        | Problem::PromotionWaits(_)
        | Problem::PraetorPromotionWaits(_)
        | Problem::EventsWait
        | Problem::ObjectivesWait => false,
    })
}

/// Returns the rights that have no answer yet, with the cost of not answering.
pub fn slipping(sight: &Sight<'_>) -> Vec<(Seat, Cause, String)> {
    let silent = held(sight).filter(|right| rights::claimed(sight, right.against).is_none());
    let told = silent.filter_map(|right| {
        let house = sight.teller().seat_name(right.against);
        let shame = sight.catalog().constants.diplomacy.humiliation_swallowed;
        match right.cause {
            // This one is listed with the problems of the draft.
            Cause::InsultRefused => None,
            Cause::DemandRefused => {
                Some((right.against, right.cause, say!(sight, "embassy-right-refused", house = house)))
            }
            Cause::Humiliated => {
                Some((right.against, right.cause, say!(sight, "embassy-right-humiliated", house = house, n = shame)))
            }
        }
    });
    told.collect()
}

/// Draws all affairs and rights.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for affair in of_others(sight) {
        found(ui, sight, wishes, Ask::Affair(affair.from), |ui, wishes| {
            ui.push_id(("affair", affair.from), |ui| of_affair(ui, sight, wishes, affair));
        });
    }
    for right in held(sight) {
        found(ui, sight, wishes, Ask::Affair(right.against), |ui, wishes| {
            ui.push_id(("right", right.against), |ui| rights::of_right(ui, sight, wishes, right));
        });
    }
}

/// Draws the affairs and rights between the player and this house.
pub fn with(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    for affair in of_others(sight).filter(|affair| affair.from == rival) {
        of_affair(ui, sight, wishes, affair);
    }
    for right in held(sight).filter(|right| right.against == rival) {
        rights::of_right(ui, sight, wishes, right);
    }
}

/// Draws a sheet: the seal and the question, the house, its words, and then the answers.
pub fn sheet(
    ui: &mut Ui,
    sight: &Sight<'_>,
    rival: Seat,
    words: &str,
    voice: Option<String>,
    answered: bool,
    add: impl FnOnce(&mut Ui),
) {
    let edge = if answered { ENGRAVED } else { EMBER };
    let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, edge)).corner_radius(4).inner_margin(Margin::same(10));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.data_mut(|data| data.insert_temp(open_id(), !answered));
        ui.horizontal(|ui| {
            medallion(ui, sight.look, symbol(sight, rival), 36.0, house_colour(rival), Medal::Circle);
            ui.horizontal_wrapped(|ui| question(ui, sight, words, answered));
        });
        if let Some(voice) = voice {
            ui.add(Label::new(quoted(voice).color(ASH)).wrap());
        }
        add(ui);
    });
    if !answered {
        mark_first(ui, "affair", shown.response.rect);
    }
    ui.add_space(4.0);
}

/// Returns where the sheet that is being drawn notes whether it still waits for an answer.
fn open_id() -> Id {
    Id::new("affair-open")
}

/// Draws an answer and its consequences. Returns true if the player has just chosen it.
pub fn choice(
    ui: &mut Ui,
    sight: &Sight<'_>,
    (icon, id): (&str, &str),
    chosen: bool,
    reason: Option<String>,
    leads: &str,
) -> bool {
    let words = sight.text.say(id);
    let reason = plan::closed(sight).or(reason);
    let mut clicked = false;
    ui.horizontal(|ui| {
        let button =
            icon_text_button(sight.look, icon, &words).selected(chosen).min_size(vec2(176.0, target(ui).max(36.0)));
        let button = ui.add_enabled(reason.is_none(), button);
        if id == "embassy-claim" {
            mark(ui, "claim-vendetta", button.rect);
        }
        if button.enabled() && ui.data(|data| data.get_temp(open_id())).unwrap_or(false) {
            mark_first(ui, "affair-answer", button.rect);
        }
        clicked = button.clicked();
        explain(button, sight, &words, || {
            let bad = reason.iter().cloned().map(Line::Bad);
            bad.chain([Line::Text(leads.to_owned())]).collect()
        });
        if chosen {
            ui.add(sight.look.image("check", 18.0, VERDIGRIS));
        }
        ui.add(Label::new(leads).wrap());
    });
    if let Some(reason) = reason {
        ui.horizontal(|ui| {
            ui.add_space(184.0);
            ui.add(sight.look.image("cross", 16.0, EMBER));
            ui.add(Label::new(RichText::new(reason).color(EMBER)).wrap());
        });
    }
    clicked
}

fn of_affair(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, affair: &Affair) {
    let (from, stake) = (affair.from, affair.matter.stake());
    let teller = sight.teller().of_turn(affair.turn);
    let house = teller.seat_name(from);
    let words = teller.spoken(affair.matter.kind().key(), from, sight.seat());
    let voice = Some(teller.quotation(&Spoken { seat: from, words }));
    match &affair.matter {
        Matter::Demand { thing, .. } => {
            let said = demand_answered(sight, from);
            let words =
                say!(sight, "embassy-ask-demand", house = house, thing = teller.demanded(*thing), stake = stake);
            sheet(ui, sight, from, &words, voice, said.is_some(), |ui| {
                concession::of_demand(ui, sight, wishes, from, stake, *thing, said);
            });
        }
        Matter::Insult { .. } => {
            let said = plan::draft(sight).answers.iter().find_map(|answer| {
                let Answer::Insult { from: whose, swallow } = answer else { return None };
                (*whose == from).then_some(*swallow)
            });
            let words = say!(sight, "embassy-ask-insult", house = house, stake = stake);
            sheet(ui, sight, from, &words, voice, said.is_some(), |ui| {
                of_insult(ui, sight, wishes, from, stake, said);
            });
        }
        Matter::Emissary { gift, .. } => {
            let said = plan::draft(sight).answers.iter().find_map(|answer| {
                let Answer::Emissary { from: whose, welcome } = answer else { return None };
                (*whose == from).then_some(*welcome)
            });
            let words = say!(sight, "embassy-ask-emissary", house = house, n = gift.len());
            sheet(ui, sight, from, &words, voice, said.is_some(), |ui| {
                of_emissary(ui, sight, wishes, from, gift, said);
            });
        }
        Matter::Petition => {
            let said = plan::draft(sight).answers.iter().find_map(|answer| {
                let Answer::Petition { from: whose, accept } = answer else { return None };
                (*whose == from).then_some(*accept)
            });
            let words = say!(sight, "embassy-ask-petition", house = house);
            sheet(ui, sight, from, &words, voice, said.is_some(), |ui| {
                of_petition(ui, sight, wishes, from, said);
            });
        }
    }
}

/// Returns the draft's answer to a demand: `None` if there is none, `Some(None)` if it is refused.
fn demand_answered<'a>(sight: &Sight<'a>, from: Seat) -> Option<Option<&'a Concession>> {
    plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::Demand { from: whose, concession } = answer else { return None };
        (*whose == from).then_some(concession.as_ref())
    })
}

fn of_insult(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, from: Seat, stake: i32, said: Option<bool>) {
    let pair = Pair::of(sight, from, sight.seat());
    let house = sight.teller().seat_name(from);
    let lost = stake.min(sight.table().conclave().prestige(sight.seat()).max(0));
    let swallow = say!(sight, "embassy-swallow-leads", lost = lost, house = house.as_str(), wait = pair.wait());
    let (least, most) = wager_range(sight.catalog(), sight.table(), sight.seat(), from);
    let refuse =
        say!(sight, "embassy-insult-refuse-leads", house = house.as_str(), stake = stake, least = least, most = most);
    for (swallows, icon, id, leads) in
        [(true, "check", "embassy-swallow", swallow), (false, "vendetta", "embassy-refuse", refuse)]
    {
        if choice(ui, sight, (icon, id), said == Some(swallows), None, &leads) {
            wishes.push(Planning::Answer(Answer::Insult { from, swallow: swallows }).into());
        }
    }
}

fn of_emissary(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    from: Seat,
    gift: &[TributeCard],
    said: Option<Welcome>,
) {
    let pair = Pair::of(sight, from, sight.seat());
    let house = sight.teller().seat_name(from);
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(sight, "embassy-gift-holds"));
        for card in gift {
            Frame::new().fill(RAISED).inner_margin(Margin::symmetric(6, 2)).corner_radius(3).show(ui, |ui| {
                purse_ui(ui, sight.look, sight.text, &card.worth);
            });
        }
    });
    let numbers = pair.numbers;
    let accept = say!(sight, "embassy-accept-leads", house = house.as_str(), n = pair.peace(gift.len()));
    let refuse = say!(sight, "embassy-send-home-leads");
    let humiliate = say!(
        sight,
        "embassy-humiliate-leads",
        house = house.as_str(),
        glee = numbers.humiliation,
        shame = numbers.humiliation_swallowed
    );
    for (welcome, icon, id, leads) in [
        (Welcome::Accept, "truce", "embassy-accept", accept),
        (Welcome::Refuse, "cross", "embassy-send-home", refuse),
        (Welcome::Humiliate, "skull", "embassy-humiliate", humiliate),
    ] {
        if choice(ui, sight, (icon, id), said == Some(welcome), None, &leads) {
            wishes.push(Planning::Answer(Answer::Emissary { from, welcome }).into());
        }
    }
}

fn of_petition(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, from: Seat, said: Option<bool>) {
    let table = sight.table();
    let house = sight.teller().seat_name(from);
    let prestige = table.conclave().prestige(from).max(0);
    let hidden = table.conclave().veiled();
    let shown = |n: i32| if hidden { say!(sight, "panel-prestige-hidden") } else { n.to_string() };
    // The petition may have become impossible since it was sent.
    let reason = may_serve(table, from, sight.seat()).err().map(|objection| sight.teller().objection(&objection));
    let accept = say!(
        sight,
        "embassy-petition-leads",
        house = house.as_str(),
        half = shown(prestige / 2),
        left = shown(prestige - prestige / 2)
    );
    if choice(ui, sight, ("vassal", "embassy-take-vassal"), said == Some(true), reason, &accept) {
        wishes.push(Planning::Answer(Answer::Petition { from, accept: true }).into());
    }
    let leads = say!(sight, "embassy-turn-away-leads");
    if choice(ui, sight, ("cross", "embassy-turn-away"), said == Some(false), None, &leads) {
        wishes.push(Planning::Answer(Answer::Petition { from, accept: false }).into());
    }
}

//! The turn, the orders, and what houses do to each other.

use super::{Entry, Family, card};
use crate::rules::archfiends::Rank;
use crate::rules::calendar::{Moment, Step};
use crate::rules::conclave::VictoryPath;
use crate::rules::diplomacy::{ActKind, Stance, demand_cost, emissary_cost, insult_most, wager_between};
use crate::rules::orders::OrderKind;
use crate::{Teller, keys};

/// The id of the entry of the whole turn. The window draws it as the face of a clock.
pub const TURN: &str = "step/turn";
/// The id of the entry of the order slots.
pub const SLOTS: &str = "step/slots";

pub(super) fn steps(teller: &Teller<'_>) -> Vec<Entry> {
    let step = |step: Step| {
        let (title, text) = (teller.step(step), teller.say(&format!("step-{}-text", step.key())));
        Entry::new(Family::Step, step.key(), title, keys::step_icon(step), text).see([TURN])
    };
    let slots = teller.say("codex-slots-title");
    let slots = Entry::new(Family::Step, "slots", slots, "orders", teller.rule("tip-order-slots"));
    let slots = slots.text(teller.tip("regency")).see([TURN, "term/order-slot", "term/turn-circle", "term/regent"]);
    let mut entries = vec![whole(teller)];
    entries.extend(Step::BEFORE_SLOTS.map(step));
    entries.push(slots);
    entries.extend(Step::AFTER_SLOTS.map(step));
    entries
}

/// The entry of the whole turn: every moment in order.
fn whole(teller: &Teller<'_>) -> Entry {
    let title = teller.say("codex-turn-title");
    let mut entry = Entry::new(Family::Step, "turn", title, "turn", teller.say("codex-turn-text"));
    let mut slots = false;
    for moment in Moment::all() {
        match moment {
            Moment::Step(step) => {
                let text = teller.say(&format!("step-{}-text", step.key()));
                entry = entry.row_to((teller.step(step), Family::Step.id(step.key())), text);
            }
            Moment::Slot(_) if slots => {}
            Moment::Slot(_) => {
                slots = true;
                entry =
                    entry.row_to((teller.say("codex-slots-title"), SLOTS.to_owned()), teller.say("codex-slots-text"));
            }
        }
    }
    entry
}

pub(super) fn orders(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |kind: OrderKind| {
        let key = kind.key();
        let entry = Entry::new(
            Family::Order,
            key,
            teller.order_kind(kind),
            kind.icon(),
            teller.say(&format!("order-{key}-text")),
        );
        let entry = entry.row(teller.say("codex-row-cost"), card::cost(teller, kind));
        let act = kind.act().map(|act| Family::Act.id(act.key()));
        entry.see(act).see([Family::Key.id(&keys::action(key))]).also([teller.say(&format!("order-{key}-noun"))])
    };
    OrderKind::ALL.into_iter().map(entry).collect()
}

/// All acts, in the order of their orders.
const ACTS: [ActKind; 6] =
    [ActKind::Demand, ActKind::Insult, ActKind::Emissary, ActKind::Vendetta, ActKind::BloodFeud, ActKind::Petition];

pub(super) fn acts(teller: &Teller<'_>) -> Vec<Entry> {
    ACTS.into_iter().map(|act| one_act(teller, act)).collect()
}

fn one_act(teller: &Teller<'_>, act: ActKind) -> Entry {
    let kind = OrderKind::of(act);
    let noun = teller.say(&format!("order-{}-noun", kind.key()));
    let title = teller.say_with("codex-act-title", &[("act", noun.into())]);
    let text = teller.rule(&format!("codex-act-{}", act.key()));
    let mut entry = Entry::new(Family::Act, act.key(), title, kind.icon(), text);
    let numbers = &teller.catalog.constants.diplomacy;
    let price: Option<(&str, &dyn Fn(i32, i32) -> String)> = match act {
        ActKind::Demand => {
            Some(("codex-act-demand-price", &|own, other| demand_cost(numbers, own, other, 0).to_string()))
        }
        ActKind::Insult => Some(("codex-act-insult-price", &|own, other| insult_most(numbers, own, other).to_string())),
        ActKind::Emissary => {
            Some(("codex-act-emissary-price", &|own, other| emissary_cost(numbers, own, other).to_string()))
        }
        ActKind::Vendetta => None,
        ActKind::BloodFeud | ActKind::Petition => None,
    };
    if let Some((heading, price)) = price {
        entry = entry.heading(teller.say(heading));
        for own in [Rank::Lord, Rank::Marquis, Rank::Prince] {
            for other in [Rank::Lord, Rank::Marquis, Rank::Prince] {
                let about = [("own", teller.rank(own).into()), ("other", teller.rank(other).into())];
                let name = teller.say_with("codex-act-between", &about);
                entry = entry.row(name, price(own.value(), other.value()));
            }
        }
    }
    if act == ActKind::Vendetta {
        entry = entry.heading(teller.say("codex-act-wager"));
        for own in Rank::ALL {
            let (least, most) = wager_between(numbers, own.value(), 1);
            let wager = teller.say_with("codex-span", &[("least", least.into()), ("most", most.into())]);
            entry = entry.row(teller.rank(own), wager);
        }
    }
    let term = if act == ActKind::Petition { "term/blood-vassal".to_owned() } else { Family::Term.id(act.key()) };
    entry.see([term, Family::Order.id(kind.key()), "term/threat-list".to_owned()])
}

pub(super) fn stances(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |stance: Stance| {
        let key = keys::stance(stance);
        let text = teller.say(&format!("stance-{key}-text"));
        let entry = Entry::new(Family::Stance, key, teller.stance(stance), stance_icon(stance), text);
        entry.see([Family::Term.id(key)])
    };
    Stance::ALL.into_iter().map(entry).collect()
}

const fn stance_icon(stance: Stance) -> &'static str {
    match stance {
        Stance::Neutral => "shield",
        Stance::Truce => "truce",
        Stance::SingleCombat => "single-combat",
        Stance::Vendetta => "vendetta",
        Stance::BloodFeud => "blood-feud",
        Stance::Vassalage => "vassal",
        Stance::Excommunication => "excommunicated",
    }
}

/// All ways in which a game ends.
const PATHS: [VictoryPath; 6] = [
    VictoryPath::Election,
    VictoryPath::Kingmaker,
    VictoryPath::PowerBehindThrone,
    VictoryPath::Pandemonium,
    VictoryPath::LastStanding,
    VictoryPath::Draw,
];

pub(super) fn paths(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |path: VictoryPath| {
        let key = keys::victory(path);
        let text = teller.say(&format!("path-{key}-text"));
        let entry = Entry::new(Family::Path, key, teller.victory(path), Family::Path.icon(), text);
        entry.see(["term/conclave", "term/prestige", "example/token"])
    };
    PATHS.into_iter().map(entry).collect()
}

//! The decrees of events to the seated house (manual 4.20, appendix K): they ask for tribute, a
//! treasure, a legion, a praetor or a vote. A decree may be left unanswered; the penalty is shown
//! with it.

use bevy_egui::egui::{Label, RichText, Ui};

use super::undertakings;
use crate::conclave::arena;
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::diplomacy::affairs::{choice, sheet};
use crate::conclave::forces::attach::unit_picture;
use crate::conclave::ministerium::memory::this_turn;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Promise};
use crate::conclave::tribute::pay;
use crate::intent::{Errand, Intent, Looking, Planning, Sheet};
use crate::look::palette::{ASH, EMBER, GOLD};
use crate::look::{Line, explain, icon_text_button};
use crate::rules::attachments::Treasure;
use crate::rules::events::{Course, Decree, Entry, Matter, Reply};
use crate::rules::forces::Muster;
use crate::rules::ids::{DecreeId, LegionId, Seat};
use crate::rules::orders::Answer;
use crate::rules::realm::Foe;
use crate::rules::tribute::TributeCard;
use crate::sight::{Sight, Wishes};

/// Returns the decrees to the seated house.
pub fn asked<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Decree> {
    let me = sight.seat();
    sight.table().events().decrees().iter().filter(move |decree| decree.of == me)
}

/// Returns the decree with this id, if it still stands.
pub fn find<'a>(sight: &Sight<'a>, id: DecreeId) -> Option<&'a Decree> {
    asked(sight).find(|decree| decree.id == id)
}

/// Returns the draft's reply to a decree.
pub fn reply<'a>(sight: &Sight<'a>, id: DecreeId) -> Option<&'a Reply> {
    plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::Decree { decree, reply } = answer else { return None };
        (*decree == id).then_some(reply)
    })
}

/// True if a praetor was entered in an earlier turn for the tournament of a decree.
fn entered(sight: &Sight<'_>, decree: &Decree) -> bool {
    entry(sight, decree).is_some()
}

/// Returns the praetor entered in an earlier turn for the tournament of a decree.
pub fn entry<'a>(sight: &Sight<'a>, decree: &Decree) -> Option<&'a Entry> {
    let of = sight.table().events().undertakings().iter().filter(|one| one.event == decree.event);
    let mut entries = of.flat_map(|one| match &one.course {
        Course::Tournament { entered, .. } => entered.as_slice(),
        Course::Paladin { .. } | Course::Crusade(_) | Course::AngelicHost { .. } | Course::Beast { .. } => &[],
    });
    entries.find(|entry| entry.seat == decree.of)
}

/// Returns a sentence for each decree without a reply, with the penalty.
pub fn ignored(sight: &Sight<'_>) -> Vec<String> {
    let silent = asked(sight).filter(|decree| reply(sight, decree.id).is_none() && !entered(sight, decree));
    silent
        .map(|decree| {
            let event = event_name(sight, decree);
            match decree.matter {
                Matter::Vote(_) => say!(sight, "herald-silent-vote", event = event),
                Matter::Contender if decree.due > sight.table().turn() => {
                    say!(sight, "herald-silent-yet", event = event, n = decree.penalty, turn = decree.due)
                }
                Matter::Cards(_) | Matter::Treasure | Matter::Crusader | Matter::Contender => {
                    say!(sight, "herald-silent", event = event, n = decree.penalty)
                }
            }
        })
        .collect()
}

fn event_name<'a>(sight: &Sight<'a>, decree: &Decree) -> &'a str {
    &sight.catalog().event(decree.event).name
}

/// Returns the same in one sentence: the decree if there is only one, or else the total penalty.
pub fn unheard(sight: &Sight<'_>) -> Option<String> {
    let words = ignored(sight);
    if let [only] = words.as_slice() {
        return Some(only.clone());
    }
    let silent = asked(sight).filter(|decree| reply(sight, decree.id).is_none() && !entered(sight, decree));
    let cost: u32 = silent.map(|decree| u32::from(decree.penalty)).sum();
    (!words.is_empty()).then(|| say!(sight, "herald-silent-many", n = words.len(), cost = cost))
}

/// Draws all decrees.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for decree in asked(sight) {
        ui.push_id(("decree", decree.id.0), |ui| one(ui, sight, wishes, decree));
    }
}

fn one(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree) {
    let teller = sight.teller();
    let event = teller.event_name(decree.event);
    let words = match decree.matter {
        Matter::Cards(_) | Matter::Treasure | Matter::Crusader | Matter::Contender => {
            say!(sight, "herald-ask", event = event, matter = teller.matter(decree.matter))
        }
        Matter::Vote(on) if on == sight.seat() => say!(sight, "herald-ask-vote-you", event = event),
        Matter::Vote(on) => say!(sight, "herald-ask-vote", event = event, house = teller.seat_name(on)),
    };
    let said = reply(sight, decree.id);
    let about = match decree.matter {
        Matter::Vote(on) => on,
        Matter::Cards(_) | Matter::Treasure | Matter::Crusader | Matter::Contender => decree.by,
    };
    let voice = Some(sight.catalog().event(decree.event).flavour.clone());
    let done = said.is_some() || entered(sight, decree);
    sheet(ui, sight, about, &words, voice, done, |ui| {
        let mut by = say!(sight, "herald-played-by", house = teller.seat_name(decree.by));
        if decree.due > sight.table().turn() {
            by = say!(sight, "herald-until-then", by = by, turn = decree.due);
        }
        let line = ui.add(Label::new(RichText::new(by).color(ASH)).wrap());
        explain(line, sight, event, || super::card::lines(sight, decree.event));
        match decree.matter {
            Matter::Cards(n) => of_cards(ui, sight, wishes, decree, n.into(), said),
            Matter::Treasure => of_treasure(ui, sight, wishes, decree, said),
            Matter::Crusader => of_legion(ui, sight, wishes, decree, said),
            Matter::Contender => of_praetor(ui, sight, wishes, decree, said),
            Matter::Vote(on) => of_vote(ui, sight, wishes, decree, on, said),
        }
    });
}

fn answer(decree: &Decree, reply: Reply) -> Intent {
    Intent::Planning(Planning::Answer(Answer::Decree { decree: decree.id, reply }))
}

/// Draws the refusal, which has the same effect as no reply.
fn defy(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, said: Option<&Reply>) {
    let leads = say!(sight, "herald-defy-leads", n = decree.penalty);
    if choice(ui, sight, ("cross", "herald-defy"), said == Some(&Reply::Defy), None, &leads) {
        wishes.push(answer(decree, Reply::Defy));
    }
}

/// Returns the cards that can be paid: those not promised to anything else.
fn spare(sight: &Sight<'_>, id: DecreeId) -> Vec<TributeCard> {
    let committed = plan::committed(sight);
    let free = |card: &TributeCard| match committed.get(&card.id) {
        None => true,
        Some(Promise::Decree(other)) => *other == id,
        Some(Promise::Slot(_) | Promise::Upkeep(_) | Promise::Demand(_) | Promise::Ritual(_)) => false,
    };
    plan::cards(sight).into_iter().filter(free).collect()
}

fn of_cards(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, count: usize, said: Option<&Reply>) {
    let cards = spare(sight, decree.id);
    let paid = if let Some(Reply::Pay(cards)) = said { Some(cards.as_slice()) } else { None };
    let short = (cards.len() < count).then(|| say!(sight, "embassy-concede-short", n = cards.len()));
    let leads = say!(sight, "herald-pay-leads", n = count);
    if choice(ui, sight, ("check", "herald-comply"), paid.is_some(), short, &leads) {
        wishes.push(answer(decree, Reply::Pay(pay::cheapest(&cards, count))));
    }
    let at = this_turn(sight, "decree").with(decree.id.0);
    if let Some(laid) = pay::pick(ui, sight, at, &cards, count, paid) {
        let whole = laid.len() == count;
        let reply = answer(decree, Reply::Pay(laid.clone()));
        if whole {
            wishes.push(reply);
        } else if paid.is_some() {
            wishes.push(Planning::Withdraw(Answer::Decree { decree: decree.id, reply: Reply::Pay(laid) }).into());
        }
    }
    defy(ui, sight, wishes, decree, said);
}

fn of_treasure(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, said: Option<&Reply>) {
    let held: Vec<Treasure> = sight.table().attachments().of(sight.seat()).map(|held| held.treasure).collect();
    ui.add(Label::new(RichText::new(say!(sight, "herald-sacrifice-leads")).color(ASH)).wrap());
    ui.horizontal_wrapped(|ui| {
        for &treasure in &held {
            let chosen = said == Some(&Reply::Sacrifice(treasure));
            let name = sight.teller().treasure_name(treasure);
            let button = icon_text_button(sight.look, goods_picture(sight, treasure.into()), &name).selected(chosen);
            let button = ui.add_enabled(plan::closed(sight).is_none(), button);
            if button.clicked() {
                wishes.push(answer(decree, Reply::Sacrifice(treasure)));
            }
            explain(button, sight, &name, || {
                let held = sight.table().attachments().find(treasure);
                let post = held.map(|held| sight.teller().post_name(held.post));
                post.into_iter().map(Line::Text).collect()
            });
        }
    });
    if held.is_empty() {
        ui.label(RichText::new(say!(sight, "herald-sacrifice-none")).color(EMBER));
    }
    defy(ui, sight, wishes, decree, said);
}

fn of_legion(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, said: Option<&Reply>) {
    let leads = say!(sight, "herald-send-leads", odds = undertakings::odds(sight));
    ui.add(Label::new(RichText::new(leads).color(ASH)).wrap());
    let forces = sight.table().forces();
    let mut legions: Vec<_> = forces.legions_of(sight.seat()).collect();
    legions.sort_by_key(|legion| std::cmp::Reverse(legion.level));
    ui.horizontal_wrapped(|ui| {
        for legion in &legions {
            let chosen = said == Some(&Reply::Send(legion.id));
            let name = sight.teller().legion_name(legion);
            let words = say!(sight, "herald-legion", legion = name.as_str(), level = legion.level);
            let (icon, _) = unit_picture(sight, sight.table(), Foe::Legion(legion.id));
            let button = icon_text_button(sight.look, icon, &words).selected(chosen);
            let button = ui.add_enabled(plan::closed(sight).is_none(), button);
            if button.clicked() {
                wishes.push(answer(decree, Reply::Send(legion.id)));
            }
            explain(button, sight, &name, || legion_lines(sight, legion.id));
        }
    });
    if legions.is_empty() {
        ui.label(RichText::new(say!(sight, "herald-send-none")).color(EMBER));
    }
    defy(ui, sight, wishes, decree, said);
}

/// Returns the facts about a legion that matter before it is sent away.
fn legion_lines(sight: &Sight<'_>, id: LegionId) -> Vec<Line> {
    let Some(legion) = sight.table().forces().legion(id) else { return Vec::new() };
    let mut lines = vec![
        Line::Part(say!(sight, "herald-legion-level"), legion.level.to_string()),
        Line::Part(sight.teller().term("hit-points").0, format!("{}/{}", legion.hp, legion.max_hp)),
    ];
    if matches!(legion.muster, Muster::Guard(_)) {
        lines.push(Line::Bad(say!(sight, "herald-legion-guard")));
    }
    let unit = Foe::Legion(id);
    let with = sight
        .table()
        .attachments()
        .of(sight.seat())
        .filter(|held| held.post == crate::rules::attachments::Post::Unit(unit));
    lines.extend(with.map(|held| Line::Text(sight.teller().treasure_name(held.treasure))));
    lines
}

fn of_praetor(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, said: Option<&Reply>) {
    ui.horizontal_wrapped(|ui| {
        let named = match said {
            Some(Reply::Name(praetor, _)) => Some(*praetor),
            Some(Reply::Defy | Reply::Pay(_) | Reply::Sacrifice(_) | Reply::Send(_) | Reply::Vote(_)) => None,
            None => entry(sight, decree).map(|entry| entry.praetor),
        };
        let words = say!(sight, if named.is_some() { "arena-summons-change" } else { "arena-summons-name" });
        let button = ui.add(icon_text_button(sight.look, "single-combat", &words).selected(named.is_some()));
        if button.clicked() {
            wishes.push(Looking::Open(Sheet::Arena(Errand::Contest(decree.id))).into());
        }
        explain(button, sight, &words, || vec![Line::Text(say!(sight, "herald-contest-tip"))]);
        let words = match named {
            Some(praetor) => {
                say!(sight, "arena-named", praetor = sight.teller().treasure_name(Treasure::Praetor(praetor)))
            }
            None => say!(sight, "herald-contest-leads"),
        };
        ui.add(Label::new(words).wrap());
    });
    if arena::praetors(sight, sight.seat()).is_empty() {
        ui.label(RichText::new(say!(sight, "arena-no-praetor")).color(EMBER));
    }
    defy(ui, sight, wishes, decree, said);
}

fn of_vote(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, decree: &Decree, on: Seat, said: Option<&Reply>) {
    let (table, me) = (sight.table(), sight.seat());
    let house = sight.teller().seat_name(on);
    let numbers = &sight.catalog().constants.events.decrees;
    let wager = i32::from(numbers.wager).min(table.conclave().prestige(me).max(0));
    let voices = table.houses().of(me).rank.value();
    ui.horizontal(|ui| {
        ui.add(sight.look.image("prestige", 18.0, GOLD));
        let line = ui.label(say!(sight, "herald-vote-stake", voices = voices, wager = wager));
        explain(line, sight, event_name(sight, decree), || vec![Line::Text(say!(sight, "herald-vote-tip"))]);
    });
    for (vote, icon, id, leads) in [
        (true, "excommunicated", "herald-vote-for", "herald-vote-for-leads"),
        (false, "shield", "herald-vote-against", "herald-vote-against-leads"),
    ] {
        let leads = say!(sight, leads, house = house.as_str(), wager = wager, bonus = numbers.bonus);
        if choice(ui, sight, (icon, id), said == Some(&Reply::Vote(vote)), None, &leads) {
            wishes.push(answer(decree, Reply::Vote(vote)));
        }
    }
    let leads = say!(sight, "herald-vote-abstain-leads");
    if choice(ui, sight, ("cross", "herald-vote-abstain"), said == Some(&Reply::Defy), None, &leads) {
        wishes.push(answer(decree, Reply::Defy));
    }
}

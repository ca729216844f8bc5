//! The forms of the combat phase: attacks, armies that join or leave, hits, spoils.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::first::rules::ids::{Card, Seat};
use oaths::first::rules::war::{
    Attack, Battle, Blow, Casualties, Fate, Flight, Join, Move, Side, Spoils, WarAnswer, WarStep,
};

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::{forecast, number, option};
use crate::look::palette::{ASH, EMBER};
use crate::look::{bold, section};
use crate::shell::screens::say;

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, step: &WarStep, answer: WarAnswer) -> WarAnswer {
    match (step, answer) {
        (WarStep::Turn { .. } | WarStep::Confirm { .. }, WarAnswer::Attack(attack)) => {
            WarAnswer::Attack(announce(ui, sight, attack))
        }
        (WarStep::Organise, WarAnswer::Move(answer)) => WarAnswer::Move(organise(ui, sight, answer)),
        (WarStep::React { who }, WarAnswer::Recall(now)) => {
            let mut card = now;
            if option(ui, sight, "close", &say!(sight, "oaths-first-ui-recall-not"), now.is_none()) {
                card = None;
            }
            let words = say!(sight, "oaths-first-ui-recall", devil = sight.teller().seat(*who));
            if option(ui, sight, "capture", &words, now.is_some()) {
                card = sight.game().recall(sight.catalog, sight.seat());
            }
            WarAnswer::Recall(card)
        }
        (WarStep::Assign(blows), WarAnswer::Casualties(taken)) => {
            WarAnswer::Casualties(casualties(ui, sight, blows, taken))
        }
        (WarStep::Salvage, WarAnswer::Salvage(now)) => {
            let mut chosen: Vec<Card> = now.into_iter().collect();
            if option(ui, sight, "close", &say!(sight, "oaths-ui-salvage-none"), now.is_none()) {
                chosen.clear();
            }
            pick(ui, sight, sight.game().fallen(), &mut chosen, 1, Thing::Card);
            WarAnswer::Salvage(chosen.first().copied())
        }
        (WarStep::Spoils, WarAnswer::Spoils(spoils)) => WarAnswer::Spoils(share(ui, sight, spoils)),
        (
            WarStep::Begin
            | WarStep::Turn { .. }
            | WarStep::Confirm { .. }
            | WarStep::Organise
            | WarStep::React { .. }
            | WarStep::Fight
            | WarStep::Assign(_)
            | WarStep::Salvage
            | WarStep::Judge
            | WarStep::Spoils
            | WarStep::Close
            | WarStep::End,
            answer,
        ) => answer,
    }
}

/// Draws the realms that can be attacked, and the army that marches.
fn announce(ui: &mut Ui, sight: &Sight<'_>, attack: Option<Attack>) -> Option<Attack> {
    let (game, seat) = (sight.game(), sight.seat());
    let mut now = attack;
    if option(ui, sight, "stronghold", &say!(sight, "oaths-first-ui-no-attack"), now.is_none()) {
        now = None;
    }
    for target in game.others(seat) {
        let full = game.full_attack(sight.catalog, seat, target);
        let check = game.check_attack(sight.catalog, seat, &full);
        let on = now.as_ref().is_some_and(|attack| attack.target == target);
        ui.horizontal(|ui| {
            Tile::new(Thing::Devil(target), Size::Small).show(ui, sight);
            match check {
                Ok(()) => {
                    let words = say!(sight, "oaths-first-ui-attack", devil = sight.teller().seat(target));
                    if option(ui, sight, "march", &words, on) && !on {
                        now = Some(full);
                    }
                }
                Err(refusal) => {
                    let why = RichText::new(sight.teller().refusal(refusal)).small().color(ASH);
                    ui.add(Label::new(why).wrap());
                }
            }
        });
    }
    if let Some(attack) = &mut now {
        forecast(ui, sight, &game.combat_of(sight.catalog, seat, attack));
        section(ui, &say!(sight, "oaths-first-ui-army"));
        army(ui, sight, &mut attack.hordes, &mut attack.souls, &mut attack.devil);
    }
    now
}

/// Draws the hordes, the Souls and the devil of an army that marches.
fn army(ui: &mut Ui, sight: &Sight<'_>, hordes: &mut Vec<Card>, souls: &mut u32, devil: &mut bool) {
    let (game, seat) = (sight.game(), sight.seat());
    let full = game.full_attack(sight.catalog, seat, seat);
    if full.devil {
        let name = sight.teller().seat(seat);
        for (marches, icon, id) in
            [(true, "march", "oaths-first-ui-devil-leads"), (false, "stronghold", "oaths-first-ui-devil-home")]
        {
            if option(ui, sight, icon, &say!(sight, id, devil = name.as_str()), *devil == marches) {
                *devil = marches;
            }
        }
    }
    if full.souls > 0 {
        number(ui, sight, &say!(sight, "oaths-first-ui-army-souls"), souls, full.souls);
    }
    pick(ui, sight, &full.hordes, hordes, usize::MAX, Thing::Card);
}

/// Draws what an army does at the start of a round.
fn organise(ui: &mut Ui, sight: &Sight<'_>, answer: Move) -> Move {
    let (game, seat) = (sight.game(), sight.seat());
    let Some(battle) = game.battle() else { return answer };
    match battle.army(seat) {
        None => join(ui, sight, battle, answer),
        Some(_) if seat == battle.defender => defend(ui, sight, battle, answer),
        Some(_) if seat == battle.attacker => press(ui, sight, battle, answer),
        Some(_) => ally(ui, sight, battle, answer),
    }
}

/// Draws the sides that a devil can join.
fn join(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, mut answer: Move) -> Move {
    let (game, seat) = (sight.game(), sight.seat());
    if option(ui, sight, "close", &say!(sight, "oaths-first-ui-join-not"), answer.join.is_none()) {
        answer.join = None;
    }
    for (side, whom, icon) in [(Side::Attack, battle.attacker, "march"), (Side::Defend, battle.defender, "stronghold")]
    {
        let words = say!(sight, "oaths-first-ui-join", devil = sight.teller().seat(whom));
        let on = answer.join.as_ref().is_some_and(|join| join.side == side);
        if option(ui, sight, icon, &words, on) && !on {
            let full = game.full_attack(sight.catalog, seat, battle.defender);
            answer.join = Some(Join { side, hordes: full.hordes, souls: full.souls, devil: full.devil });
        }
    }
    if let Some(join) = &mut answer.join {
        section(ui, &say!(sight, "oaths-first-ui-army"));
        army(ui, sight, &mut join.hordes, &mut join.souls, &mut join.devil);
    }
    answer
}

/// A way out for the defending devil, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Fight,
    Truce,
    Flee(Flight),
    Surrender,
}

/// Draws what the main defender does.
fn defend(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, answer: Move) -> Move {
    let (game, seat) = (sight.game(), sight.seat());
    let now = match answer {
        Move { flee: Some(flight), .. } => Way::Flee(flight),
        Move { surrender: true, .. } => Way::Surrender,
        Move { truce: true, .. } => Way::Truce,
        Move { .. } => Way::Fight,
    };
    let made = |way: Way| match way {
        Way::Fight => Move::default(),
        Way::Truce => Move { truce: true, ..Move::default() },
        Way::Flee(flight) => Move { flee: Some(flight), ..Move::default() },
        Way::Surrender => Move { surrender: true, ..Move::default() },
    };
    let lawful = |way: Way| {
        let choice = oaths::first::rules::step::Choice { seat, answer: WarAnswer::Move(made(way)).into() };
        oaths::first::rules::step::check(sight.catalog, game, &choice).is_ok()
    };
    let mut way = now;
    let mut ways = vec![(Way::Fight, "stronghold", say!(sight, "oaths-first-ui-defend"))];
    ways.push((Way::Truce, "truce", say!(sight, "oaths-first-ui-truce")));
    let mut shown: Vec<String> = Vec::new();
    for card in game.domain(seat).hand.resources() {
        for (flight, id) in
            [(Flight::Special(card), "oaths-first-ui-flee-special"), (Flight::Free(card), "oaths-first-ui-flee-free")]
        {
            let words = say!(sight, id, card = sight.teller().card(card));
            if lawful(Way::Flee(flight)) && (!shown.contains(&words) || now == Way::Flee(flight)) {
                shown.push(words.clone());
                ways.push((Way::Flee(flight), "fly", words));
            }
        }
    }
    if battle.army(seat).is_some_and(|army| army.devil) {
        ways.push((Way::Surrender, "demand", say!(sight, "oaths-first-ui-surrender")));
    }
    for (option_way, icon, words) in ways {
        if option(ui, sight, icon, &words, now == option_way) {
            way = option_way;
        }
    }
    if way == Way::Surrender {
        ui.add(Label::new(RichText::new(say!(sight, "oaths-first-ui-surrender-sure")).color(EMBER)).wrap());
    }
    made(way)
}

/// Draws what the main attacker does.
fn press(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, mut answer: Move) -> Move {
    let game = sight.game();
    for (icon, id, wanted) in [
        ("march", "oaths-first-ui-press", (false, false)),
        ("truce", "oaths-first-ui-truce", (true, false)),
        ("undo", "oaths-first-ui-retreat", (false, true)),
    ] {
        let settled = battle.army(sight.seat()).is_some_and(|army| army.joined < battle.round);
        if wanted.1 && !settled {
            continue;
        }
        if option(ui, sight, icon, &say!(sight, id), (answer.truce, answer.retreat) == wanted) {
            (answer.truce, answer.retreat) = wanted;
        }
    }
    let like = |card: &Card| game.is_like_fortress(sight.catalog, *card, battle.defender);
    let negating: Option<Card> = game.domain(sight.seat()).hand.resources().find(like);
    if let Some(card) = negating.filter(|_| battle.round == 1 && !battle.negated) {
        let words = say!(sight, "oaths-first-ui-negate", card = sight.teller().card(card));
        if option(ui, sight, "cross", &words, answer.negate.is_some()) {
            answer.negate = if answer.negate.is_some() { None } else { Some(card) };
        }
    }
    answer
}

/// Draws what an army that has joined does.
fn ally(ui: &mut Ui, sight: &Sight<'_>, battle: &Battle, mut answer: Move) -> Move {
    let settled = battle.army(sight.seat()).is_some_and(|army| army.joined < battle.round);
    for (icon, id, wanted) in [
        ("march", "oaths-first-ui-stays", (false, false)),
        ("undo", "oaths-first-ui-ally-retreat", (false, true)),
        ("usurper", "oaths-first-ui-switch", (true, false)),
    ] {
        if wanted.1 && !settled {
            continue;
        }
        if option(ui, sight, icon, &say!(sight, id), (answer.switch, answer.retreat) == wanted) {
            (answer.switch, answer.retreat) = wanted;
        }
    }
    answer
}

/// Draws what of an army is hit.
fn casualties(ui: &mut Ui, sight: &Sight<'_>, blows: &[Blow], mut taken: Casualties) -> Casualties {
    let (game, seat) = (sight.game(), sight.seat());
    let Some(blow) = blows.iter().find(|blow| blow.seat == seat) else { return taken };
    let Some((battle, army)) = game.battle().and_then(|battle| Some((battle, battle.army(seat)?))) else {
        return taken;
    };
    let count = taken.souls + taken.hordes.len() as u32 + u32::from(taken.fortress) + u32::from(taken.devil);
    ui.label(bold(say!(sight, "oaths-ui-chosen", n = count, of = blow.hits)));
    if army.souls > 0 {
        number(ui, sight, &say!(sight, "oaths-ui-souls"), &mut taken.souls, army.souls);
    }
    pick(ui, sight, &army.hordes, &mut taken.hordes, usize::MAX, Thing::Card);
    if battle.in_fortress(seat)
        && option(ui, sight, "stronghold", &say!(sight, "oaths-first-ui-hit-fortress"), taken.fortress)
    {
        taken.fortress = !taken.fortress;
    }
    if army.devil && option(ui, sight, "avatar", &say!(sight, "oaths-first-ui-hit-devil"), taken.devil) {
        taken.devil = !taken.devil;
    }
    taken
}

/// Draws what the victor takes.
fn share(ui: &mut Ui, sight: &Sight<'_>, mut spoils: Spoils) -> Spoils {
    let game = sight.game();
    let Some(battle) = game.battle() else { return spoils };
    if let Some(fortress) = game.domain(battle.defender).fortress {
        section(ui, &sight.teller().card(fortress));
        Tile::new(Thing::Card(fortress), Size::Usual).show(ui, sight);
        let rituals = !game.domain(battle.defender).rituals.is_empty();
        for (fate, icon, id) in [
            (Fate::Capture, "capture", "oaths-first-ui-fate-capture"),
            (Fate::Destroy, "cross", "oaths-first-ui-fate-destroy"),
            (Fate::Leave { rituals: true }, "stronghold", "oaths-first-ui-fate-leave"),
            (Fate::Leave { rituals: false }, "stronghold", "oaths-first-ui-fate-leave-bare"),
        ] {
            if fate == (Fate::Leave { rituals: false }) && !rituals {
                continue;
            }
            if option(ui, sight, icon, &say!(sight, id), spoils.fortress == fate) {
                spoils.fortress = fate;
            }
        }
    }
    let captives: Vec<Seat> = battle.hit.iter().copied().filter(|seat| *seat != battle.attacker).collect();
    for captive in captives {
        section(ui, &say!(sight, "oaths-first-ui-captive", devil = sight.teller().seat(captive)));
        let now = spoils.surrendered.iter().find(|(who, _)| *who == captive).map(|(_, to)| *to);
        let mut to = now;
        if option(ui, sight, "lock", &say!(sight, "oaths-first-ui-captive-keep"), now.is_none()) {
            to = None;
        }
        for army in battle.armies.iter().filter(|army| army.seat != captive && army.seat != battle.attacker) {
            let words = say!(sight, "oaths-ui-give-prisoner", devil = sight.teller().seat(army.seat));
            if option(ui, sight, "vassal", &words, now == Some(army.seat)) {
                to = Some(army.seat);
            }
        }
        if to != now {
            spoils.surrendered.retain(|(who, _)| *who != captive);
            spoils.surrendered.extend(to.map(|to| (captive, to)));
        }
    }
    spoils
}

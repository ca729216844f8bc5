//! Replies to decrees, and the event cards to keep (manual 4.13, 4.20).

use super::events::appeal;
use crate::planner::arms::worth_of;
use crate::planner::survey::{Grains, POINT, Survey};
use crate::replies::champions;
use crate::rules::arena::counsel;
use crate::rules::events::{Decree, EventAim, Matter, Reply};
use crate::rules::game::Game;
use crate::rules::ids::{CardId, LegionId, Seat};
use crate::rules::orders::Answer;

/// Keeps the most valuable event cards, as many as allowed.
pub(crate) fn keep(survey: &Survey<'_>, table: &Game, spite: &[i32]) -> Option<Answer> {
    let draw = table.events().draw_of(survey.seat)?;
    let mut cards: Vec<_> = table.events().hand(survey.seat).iter().chain(&draw.cards).copied().collect();
    cards.sort_by_key(|&card| (-appeal(survey, table, spite, card, EventAim::Nobody), card));
    cards.truncate(draw.keep.into());
    cards.sort_unstable();
    Some(Answer::KeepEvents { cards })
}

/// Returns a reply to every decree, paid with cards that are not promised yet.
pub(crate) fn replies(survey: &Survey<'_>, table: &Game, coin: Grains, promised: &mut Vec<CardId>) -> Vec<Answer> {
    let decrees = table.events().decrees().iter().filter(|decree| decree.of == survey.seat);
    decrees
        .map(|decree| {
            let reply = reply(survey, table, coin, decree, promised);
            Answer::Decree { decree: decree.id, reply }
        })
        .collect()
}

fn reply(survey: &Survey<'_>, table: &Game, coin: Grains, decree: &Decree, promised: &mut Vec<CardId>) -> Reply {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let penalty = i32::from(decree.penalty) * POINT;
    match decree.matter {
        Matter::Cards(count) => {
            let mut vault = table.treasury().vault(seat).to_vec();
            vault.retain(|card| !promised.contains(&card.id));
            vault.sort_by_key(|card| (card.worth.points(), card.id));
            vault.truncate(count.into());
            let price: i32 = vault.iter().map(|card| card.worth.points() as i32).sum();
            if vault.len() < usize::from(count) || price * coin > penalty {
                return Reply::Defy;
            }
            let cards: Vec<CardId> = vault.iter().map(|card| card.id).collect();
            promised.extend(&cards);
            Reply::Pay(cards)
        }
        Matter::Treasure => {
            let held = table.attachments().of(seat).map(|held| held.treasure);
            let least = held.map(|treasure| (worth_of(survey, table, treasure), treasure)).min();
            least.filter(|(worth, _)| *worth < penalty).map_or(Reply::Defy, |(_, treasure)| Reply::Sacrifice(treasure))
        }
        Matter::Crusader => crusader(survey, table).map_or(Reply::Defy, Reply::Send),
        Matter::Contender => {
            let best = champions(table, seat).max_by_key(|(kind, duelist)| (duelist.level, *kind));
            best.map_or(Reply::Defy, |(kind, duelist)| Reply::Name(kind, counsel(catalog, &duelist)))
        }
        Matter::Vote(accused) => vote(table, seat, accused),
    }
}

/// Returns the ballot in a vote of excommunication, or none where the wager would be lost.
///
/// Everybody wants the leader expelled, since an open enemy is better than a rival in the conclave,
/// and nobody another house: the accused and those bound to it by blood defend it. The voices are
/// public, so the result can be known before. Who is sure to lose keeps out, and whoever sees the
/// vote fail takes the bonus for voting against it.
fn vote(table: &Game, seat: Seat, accused: Seat) -> Reply {
    let prestige = |of: Seat| table.conclave().prestige(of);
    let defends = |of: Seat| of == accused || table.diplomacy().bound_by_blood(of, accused);
    let voices = |side: bool| -> i32 {
        let member = |of: &Seat| table.conclave().eliminated(*of).is_none() && !table.diplomacy().excommunicated(*of);
        let members = table.seats().filter(member);
        members.filter(|&of| defends(of) == side).map(|of| table.houses().of(of).rank.value()).sum()
    };
    let leads = table.seats().all(|other| prestige(other) <= prestige(accused));
    match (leads && voices(false) > voices(true), defends(seat)) {
        (true, false) => Reply::Vote(true),
        (true, true) => Reply::Defy,
        (false, _) if prestige(seat) < AFFORDABLE && seat != accused => Reply::Defy,
        (false, _) => Reply::Vote(false),
    }
}

/// The least prestige with which a house wagers for a bonus.
const AFFORDABLE: i32 = 25;

/// Returns the legion for a crusade: the weakest that the house can spare.
fn crusader(survey: &Survey<'_>, table: &Game) -> Option<LegionId> {
    let own = table.forces().legions_of(survey.seat);
    let spare = own.filter(|legion| !legion.unwavering());
    spare.min_by_key(|legion| (legion.strength.sum() + legion.hp, legion.id)).map(|legion| legion.id)
}

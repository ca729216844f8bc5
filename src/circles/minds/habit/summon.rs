//! What a mind buys in the Summoning Phase: legions where they are wanted, lieutenants, hounds and,
//! if it is rich, cards.

use crate::missions::Missions;
use crate::rules::catalog::definitions::Minor;
use crate::rules::ids::{Arcanum, Legion, Place, Sectio};
use crate::rules::step::Answer;
use crate::rules::summon::{SummonAnswer, SummonAsk};
use crate::sight::Sight;

/// Most legions that are summoned at once.
const AT_ONCE: i64 = 4;
/// Souls above the reserve from which a card is bought.
const RICH: i64 = 12;

/// Returns the answers of a seat, the best first.
pub(super) fn answers(sight: Sight<'_>, ask: &SummonAsk, usual: Answer) -> Vec<Answer> {
    match ask {
        SummonAsk::Turn(_) => turn(sight),
        SummonAsk::Quarter { .. } => {
            let board = sight.game.board();
            let legions = |sectio: &Sectio| (board.legions_at(sight.banner(), Place::Sectio(*sectio)).len(), *sectio);
            let best = sight.game.barracks(sight.seat).into_iter().max_by_key(legions);
            vec![best.map_or(usual, |sectio| SummonAnswer::Quarter(sectio).into())]
        }
        SummonAsk::Raise { .. } => {
            let Answer::Summon(SummonAnswer::Legions(places)) = usual else { return vec![Answer::Pass] };
            vec![SummonAnswer::Legions(nurseries(sight, places.len())).into()]
        }
    }
}

fn turn(sight: Sight<'_>) -> Vec<Answer> {
    let (catalog, game, seat) = (sight.catalog, sight.game, sight.seat);
    let own = game.triumvirate(seat);
    let mut all: Vec<Answer> = Vec::new();
    let wild = game.board().legions_at(sight.banner(), Place::AnteHell).into_iter();
    let untried = |legion: &Legion| !own.tried.contains(legion) && game.board().hound_of(*legion).is_none();
    if !game.board().kennel().is_empty() {
        all.extend(wild.filter(untried).map(|legion| SummonAnswer::Tame(legion).into()));
    }
    let free = i64::from(own.souls) - sight.reserve();
    let recruits = own.hand.iter().filter(|card| matches!(catalog.arcanum(**card).minor, Some(Minor::Recruit { .. })));
    let price = |card: &Arcanum| game.recruit_price(catalog, seat, *card).map_or(i64::MAX, i64::from);
    let cheapest = recruits.copied().min_by_key(price);
    let led = game.board().officers_of(sight.banner()).count();
    if let Some(card) = cheapest.filter(|card| price(card) <= free && led < 2 && sight.legions() > 1) {
        all.push(SummonAnswer::Recruit(card).into());
    }
    let count = wanted(sight, free);
    let places = nurseries(sight, count);
    if !places.is_empty() {
        all.push(SummonAnswer::Legions(places.clone()).into());
        if places.len() > 1 {
            all.push(SummonAnswer::Legions(places[..1].to_vec()).into());
        }
    }
    let price = i64::from(game.card_price(catalog, seat));
    let room = own.hand.len() < usize::from(catalog.numbers.cards.hand);
    if free >= price + RICH && room {
        all.push(SummonAnswer::Buy.into());
    }
    all.push(SummonAnswer::Done.into());
    all
}

/// Returns how many legions are summoned: as many as the income feeds.
fn wanted(sight: Sight<'_>, free: i64) -> usize {
    let fed = (sight.income() / 2).clamp(3, 10);
    let most = (fed - sight.legions()).clamp(0, AT_ONCE) as usize;
    let most = most.min(sight.game.summonable(sight.catalog, sight.seat));
    let mut left = free;
    let prices = sight.game.legion_prices(sight.catalog, sight.seat, most).into_iter();
    let payable = prices.take_while(|price| {
        left -= i64::from(*price);
        left >= 0
    });
    payable.count()
}

/// Returns sectio for new legions, each where the rules allow the next one.
fn nurseries(sight: Sight<'_>, count: usize) -> Vec<Sectio> {
    let missions = Missions::of(sight);
    let mut places: Vec<Sectio> = Vec::new();
    while places.len() < count {
        let open = sight.game.nurseries_after(sight.catalog, sight.seat, &places);
        let pull = |sectio: &Sectio| (missions.draw(Place::Sectio(*sectio)), *sectio);
        let Some(best) = open.into_iter().max_by_key(pull) else { break };
        places.push(best);
    }
    places
}

//! The numbers of the catalog for the texts of rules, by name.

use circles_rules::catalog::definitions::Atonement;
use table_text::Value;

use super::Words;

/// Returns everything in the catalog that the texts of rules name.
pub(super) fn numbers(words: &Words<'_>) -> Vec<(&'static str, Value<'static>)> {
    let catalog = words.catalog();
    let numbers = &catalog.numbers;
    let (setup, souls, cards) = (numbers.setup, numbers.souls, numbers.cards);
    let (moves, fight, standing) = (numbers.moves, numbers.combat, numbers.standing);
    let diplomacy = &numbers.diplomacy;
    let boxes = |wanted: u8| {
        let dice = (1_u8..).zip(cards.boxes).filter(|(_, at)| *at == wanted).map(|(die, _)| die.to_string());
        words.list(&dice.collect::<Vec<String>>())
    };
    vec![
        ("fewest", setup.fewest_players.into()),
        ("most", setup.most_players.into()),
        ("daemons", setup.daemons.into()),
        ("daemon_cards", catalog.daemons.len().into()),
        ("exchanges", setup.exchanges.into()),
        ("exchange_favours", words.count("favours", setup.exchange_favours).into()),
        ("sectio", setup.sectio.into()),
        ("start_souls", words.count("souls", setup.souls).into()),
        ("start_favours", words.count("favours", setup.favours).into()),
        ("start_legions", words.count("legions", setup.legions).into()),
        ("start_cards", setup.arcana.into()),
        ("hell_cards", setup.hell_cards.into()),
        ("boxed", setup.lieutenants.into()),
        ("counters", setup.legion_counters.into()),
        ("rogues", setup.freebooter_legions.into()),
        ("isolation", words.count("souls", souls.isolation).into()),
        ("legion_upkeep", words.count("souls", souls.legion_upkeep).into()),
        ("lieutenant_upkeep", words.count("souls", souls.lieutenant_upkeep).into()),
        ("earth_favours", words.count("favours", souls.earth_favours).into()),
        ("legion_price", words.count("souls", souls.legion).into()),
        ("card_price", words.count("souls", souls.arcanum).into()),
        ("desertion", words.count("disfavours", souls.desertion_disfavours).into()),
        ("refusal", words.count("disfavours", souls.refusal_disfavours).into()),
        ("draws", cards.draws.into()),
        ("hand", cards.hand.into()),
        ("left", boxes(0).into()),
        ("middle", boxes(1).into()),
        ("right", boxes(2).into()),
        ("legion_steps", moves.legion.into()),
        ("lieutenant_steps", moves.lieutenant.into()),
        ("uriel_steps", moves.uriel.into()),
        ("lilith_steps", moves.lilith.into()),
        ("hound_steps", moves.hound.into()),
        ("tamed", moves.tamed_upto.into()),
        ("killed", moves.killed_from.into()),
        ("court", words.count("favours", moves.court_favours).into()),
        ("legion_disbands", diplomacy.legion_disbands.into()),
        ("legion_changes", diplomacy.legion_changes.into()),
        ("lieutenant_disbands", diplomacy.lieutenant_disbands.into()),
        ("lieutenant_changes", diplomacy.lieutenant_changes.into()),
        ("home", words.count("favours", diplomacy.home_favours).into()),
        ("conspiracy", diplomacy.conspiracy.into()),
        ("rigging", diplomacy.rigging.into()),
        ("deed", diplomacy.deed_from.into()),
        ("atonement_recovers", diplomacy.atonement_recovers.into()),
        ("hit", fight.hit_from.into()),
        ("legion_saves", fight.legion_saves.into()),
        ("hound_saves", fight.hound_saves.into()),
        ("lieutenant_saves", fight.lieutenant_saves.into()),
        ("petition", words.count("favours", standing.petition).into()),
        ("absolution", words.count("favours", standing.absolution).into()),
        ("recovers", standing.recovers.into()),
        ("consolation", standing.consolation.into()),
        ("cursed", standing.cursed_rolls.into()),
        ("cursed_favours", words.count("favours", standing.cursed_favours).into()),
        ("sixes", numbers.sixes.into()),
    ]
}

/// Returns a line for each row of the table of atonement.
pub(super) fn atonement(words: &Words<'_>) -> Vec<String> {
    let cell = |result: &Atonement| match result {
        Atonement::Incapacitated => words.say("circles-atonement-incapacitated"),
        Atonement::Nothing => words.say("circles-atonement-nothing"),
        Atonement::Loses(count) => words.say_with("circles-atonement-loses", &[("n", (*count).into())]),
    };
    let row = |row: &circles_rules::catalog::definitions::AtonementRow| {
        let [a, b, c, d, e] = row.results.each_ref().map(cell);
        let about = [
            ("hearts", row.hearts.into()),
            ("a", a.into()),
            ("b", b.into()),
            ("c", c.into()),
            ("d", d.into()),
            ("e", e.into()),
        ];
        words.say_with("circles-atonement-row", &about)
    };
    words.catalog().numbers.diplomacy.atonement.iter().map(row).collect()
}

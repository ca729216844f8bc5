//! Examples of the court: tribute, a bid, a ritual, the token clock.

use super::{Entry, example, houses, legion, plain_legion, set_up};
use crate::Teller;
use crate::rules::archfiends::{Attributes, Rank, tribute_skill};
use crate::rules::bazaar::{Bidder, Goods, Verdict, judge, points};
use crate::rules::catalog::{Access, RitualEffect};
use crate::rules::conclave::{GameLength, token_chance};
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::{LegionId, LegionKind, RitualKind, Seat};
use crate::rules::rituals::{Challenge, Target, odds};
use crate::rules::tableau::Tableau;
use crate::rules::tribute::{Purse, Resource, card_span, offer, roll_card};

/// Sides of the die for the quality of a card (manual 4.3).
const DIE: i32 = 20;
/// The Charisma of the house that demands tribute.
const CHARISMA: u8 = 2;

pub(super) fn tribute(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let mut all = houses(catalog);
    all[0].attributes = Attributes { charisma: CHARISMA, ..Attributes::default() };
    let game = set_up(teller, &Tableau { houses: all, ..Tableau::default() })?;
    let skill = tribute_skill(catalog, &game, Seat(0));
    let (offered, kept) = offer(catalog, &game, Seat(0), false);
    let numbers = &catalog.constants.tribute;
    let about = [("offer", offered.into()), ("keep", kept.into())];
    let mut entry = example(teller, "tribute")
        .row(teller.say("codex-example-skill"), teller.sum(&skill))
        .row(teller.say("codex-example-offer"), teller.say_with("codex-example-offered", &about));
    for earlier in 0..3_i32 {
        let bonus = skill.total() - numbers.fall_per_demand * earlier;
        let ((least, _), (_, most)) = (card_span(numbers, 1 + bonus), card_span(numbers, DIE + bonus));
        let quality = |n: i32| if n < 0 { teller.signed(n) } else { n.to_string() };
        let about = [
            ("least", quality(1 + bonus).into()),
            ("most", quality(DIE + bonus).into()),
            ("poor", least.into()),
            ("rich", most.into()),
        ];
        let name = teller.say_with("codex-example-demand", &[("n", (earlier + 1).into())]);
        entry = entry.row(name, teller.say_with("codex-example-quality", &about));
    }
    let mut rolls = Dice::new(1, 0).open(Stream::Forecast);
    entry = entry.heading(teller.say("codex-example-once"));
    for n in 1..=offered {
        let die = rolls.die(DIE.unsigned_abs());
        let quality = die + skill.total();
        let about = [
            ("die", die.into()),
            ("quality", quality.into()),
            ("card", teller.purse(&roll_card(numbers, quality, &mut rolls)).into()),
        ];
        let name = teller.say_with("codex-example-card", &[("n", n.into())]);
        entry = entry.row(name, teller.say_with("codex-example-rolled", &about));
    }
    Some(entry.see(["term/tribute", "term/quality-number", "order/demand_tribute", "attribute/charisma"]))
}

pub(super) fn bid(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let numbers = &catalog.constants.bazaar;
    let def = catalog.legion_named(plain_legion(catalog, 2)?)?;
    let minimum = Goods::Legion(def).minimum(catalog);
    // The same points by another way: as many of another resource as a soul is worth.
    let more = (numbers.soul_points / numbers.other_points.max(1)) as u16;
    let souls = Purse { souls: minimum.souls + 1, ..minimum };
    let other = Resource::ALL.into_iter().find(|&kind| kind != Resource::Souls && minimum.of(kind) > 0);
    let other = other.unwrap_or(Resource::Ichor);
    let mut mixed = minimum;
    *mixed.of_mut(other) += more;
    let game = set_up(teller, &Tableau { houses: houses(catalog), ..Tableau::default() })?;
    let here = Teller::new(teller.text, catalog, &game);
    let name = |seat: u8| here.seat_name(Seat(seat));
    let mut entry = example(teller, "bid").row_to(
        (catalog.legion(def).name.clone(), super::Family::Legion.id(&catalog.legion(def).id)),
        {
            let about = [("price", teller.purse(&minimum).into())];
            teller.say_with("codex-example-minimum", &about)
        },
    );
    for (seat, worth) in [(0, &souls), (1, &mixed)] {
        let about = [("bid", teller.purse(worth).into()), ("n", points(numbers, &minimum, worth).into())];
        entry = entry.row(name(seat), teller.say_with("codex-example-points", &about));
    }
    entry = entry.heading(teller.say("codex-example-tie"));
    let bidder = |seat: u8, rank: Rank, prestige: i32, regent: bool| Bidder {
        seat: Seat(seat),
        worth: if seat == 0 { souls } else { mixed },
        bonus: 0,
        rank,
        prestige,
        regent,
    };
    let even = bidder(0, Rank::Baron, 20, false);
    let cases = [
        ("codex-example-tie-rank", bidder(1, Rank::Duke, 20, false)),
        ("codex-example-tie-prestige", bidder(1, Rank::Baron, 21, false)),
        ("codex-example-tie-regent", bidder(1, Rank::Baron, 20, true)),
        ("codex-example-tie-none", bidder(1, Rank::Baron, 20, false)),
    ];
    for (id, rival) in cases {
        let verdict = match judge(numbers, &minimum, &[even, rival]) {
            Verdict::NoBids => teller.say("codex-example-unsold"),
            Verdict::Won { by, through } => {
                let about = [("house", name(by.0).into()), ("tie", teller.tie(through).into())];
                teller.say_with("codex-example-won", &about)
            }
            Verdict::Cancelled => teller.say_with("codex-example-void", &[("n", numbers.raise_souls.into())]),
        };
        entry = entry.row(teller.say_with(id, &[("house", name(1).into())]), verdict);
    }
    Some(entry.see(["term/minimum-bid", "term/tie-ladder", "order/bid_legion", "screen/bazaar"]))
}

/// Returns the challenge of a ritual, cast at this level against the second house's legion.
fn cast(teller: &Teller<'_>, ritual: RitualKind, level: u8) -> Option<Challenge> {
    let catalog = teller.catalog;
    let mut all = houses(catalog);
    all[0].attributes = Attributes { wickedness: level, cunning: level, ..Attributes::default() };
    let legions = vec![legion(1, (4, 4), plain_legion(catalog, 3)?)];
    let game = set_up(teller, &Tableau { houses: all, legions, ..Tableau::default() })?;
    let odds = odds(catalog, &game, Seat(0), ritual, &Target::Legion(LegionId(0)), false);
    odds.success.into_iter().next().map(|(_, estimate)| estimate.challenge)
}

pub(super) fn ritual(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let ritual =
        catalog.ritual_kinds().find(|&kind| catalog.ritual(kind).effect == RitualEffect::InfernalAffliction)?;
    let def = catalog.ritual(ritual);
    let (Access::Discipline(_, least), kind) = (def.access, catalog.legion_named(plain_legion(catalog, 3)?)?) else {
        return None;
    };
    let first = cast(teller, ritual, least)?;
    let mut entry = example(teller, "ritual")
        .row_to((def.name.clone(), super::Family::Ritual.id(&def.id)), teller.ritual_text(ritual, least))
        .row_to(named(teller, kind), teller.say("codex-example-target"))
        .row(teller.say("codex-example-attack"), teller.sum(&first.attack))
        .row(teller.say("codex-example-defend"), teller.sum(&first.defend))
        .text(teller.say("codex-example-both-roll"))
        .heading(teller.say("codex-example-levels"));
    for level in least..=catalog.constants.manuscripts.attribute_cap {
        let chance = teller.chance(cast(teller, ritual, level)?.chance());
        entry = entry.row(teller.say_with("panel-level", &[("n", level.into())]), chance);
    }
    Some(entry.see(["term/ritual", "term/ritual-masking", "order/perform_ritual", "screen/rituals"]))
}

fn named(teller: &Teller<'_>, kind: LegionKind) -> (String, String) {
    let def = teller.catalog.legion(kind);
    (def.name.clone(), super::Family::Legion.id(&def.id))
}

pub(super) fn token(teller: &Teller<'_>) -> Option<Entry> {
    let catalog = teller.catalog;
    let lengths = catalog.constants.conclave.lengths;
    let most = lengths.into_iter().max()?;
    let chances: Option<Vec<u32>> = (0..most)
        .map(|tokens| {
            let game = set_up(teller, &Tableau { houses: houses(catalog), tokens, ..Tableau::default() })?;
            Some(token_chance(catalog, &game))
        })
        .collect();
    let chances = chances?;
    let mut entry = example(teller, "token").heading(teller.say("codex-example-clock"));
    for (tokens, chance) in chances.iter().enumerate().step_by(5) {
        let name = teller.say_with("count-tokens", &[("n", tokens.into())]);
        entry = entry.row(name, teller.say_with("percent", &[("n", (*chance).into())]));
    }
    entry = entry.heading(teller.say("codex-example-game"));
    for length in GameLength::ALL {
        // Each token takes as many turns as its chance goes into a hundred, in the mean.
        let tokens = usize::from(lengths[length as usize]);
        let tenths: u32 = chances.iter().take(tokens).filter_map(|chance| 1000_u32.checked_div(*chance)).sum();
        let about = [("n", (tenths / 10).into())];
        entry = entry.row(teller.length(length), teller.say_with("codex-example-turns", &about));
    }
    Some(entry.see(["term/conclave-token", "rule/token-chance", "step/token", "path/election"]))
}

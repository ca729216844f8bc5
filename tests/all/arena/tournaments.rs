//! The Grand Tournament (manual 4.17).

use std::collections::BTreeSet;

use infernal_conclave::rules::arena::{Duelist, Entrant, counsel, tournament};
use infernal_conclave::rules::attachments::Praetor;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::ids::Seat;

#[test]
fn one_praetor_is_left_at_most_and_everybody_else_has_fallen_once() {
    let catalog = Catalog::standard();
    for count in 0..=9 {
        for seed in 0..12 {
            let hired: Vec<_> = catalog.praetor_kinds().collect();
            let kinds: Vec<_> = hired.into_iter().cycle().skip(seed as usize).take(count).collect();
            let entrants: Vec<Entrant> = kinds
                .into_iter()
                .map(|kind| {
                    let duelist = Duelist::from(&Praetor::fresh(&catalog, kind));
                    Entrant { duelist, plan: counsel(&catalog, &duelist) }
                })
                .collect();
            let dice = || Dice::new(seed, 1).open(Stream::Mind(Seat(0)));
            let held = tournament(&catalog, &entrants, &mut dice());
            assert_eq!(held, tournament(&catalog, &entrants, &mut dice()), "the same dice, another tournament");
            let fallen: Vec<usize> = held.fallen().collect();
            let mut all: BTreeSet<usize> = fallen.iter().copied().collect();
            assert_eq!(all.len(), fallen.len(), "somebody fell twice");
            assert!(held.winner.is_none_or(|winner| all.insert(winner)), "the winner fell");
            assert_eq!(all.len(), count, "somebody neither won nor fell");
        }
    }
}

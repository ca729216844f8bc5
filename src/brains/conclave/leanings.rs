//! Leanings: what a house could set its heart on this turn.

use crate::brains::greedy::turns_left;
use crate::brains::{Bent, Weights};
use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// What a house could set its heart on, the plainest first.
pub(super) fn leanings(catalog: &Catalog, table: &Game, seat: Seat, weights: Weights) -> Vec<Bent> {
    let plain = Bent::of(weights);
    let mut all = vec![plain];
    let with = |change: &dyn Fn(&mut Weights)| {
        let mut bent = plain;
        change(&mut bent.weights);
        bent
    };
    all.push(with(&|w| {
        w.demands = w.demands * 2;
        w.insults *= 2;
        w.vendettas *= 2;
    }));
    all.push(with(&|w| {
        w.demands = 0;
        w.insults = 0;
        w.vendettas = 0;
    }));
    let rivals = table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none());
    for rival in rivals {
        let mut bent = plain;
        bent.against = [50; Seat::MOST];
        bent.against[rival.index()] = 300;
        all.push(bent);
    }
    all.push(with(&|w| {
        w.places = w.places * 2;
        w.war = w.war * 2;
        w.caution /= 2;
    }));
    all.push(with(&|w| {
        w.caution *= 3;
        w.war /= 2;
    }));
    all.push(with(&|w| {
        w.legions *= 2;
        w.thrift /= 2;
    }));
    all.push(with(&|w| {
        w.wares *= 2;
        w.thrift /= 2;
    }));
    all.push(with(&|w| w.tribute *= 2));
    all.push(with(&|w| {
        w.tribute /= 3;
        w.thrift /= 2;
    }));
    all.push(with(&|w| w.land *= 3));
    all.push(with(&|w| {
        w.rituals *= 3;
        w.events *= 2;
    }));
    all.push(with(&|w| w.raises *= 3));
    all.push(with(&|w| w.pride = 0));
    all.push(with(&|w| w.pride *= 5));
    all.push(with(&|w| {
        w.lore *= 3;
        w.secrets *= 2;
    }));
    if turns_left(catalog, table) < 30 {
        let mut bent = plain;
        bent.throne = 6000;
        all.push(bent);
    }
    all
}

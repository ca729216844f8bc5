//! The players of a proof: by lot, like people, or hostile.

use ::table::seats::Seat;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::setups::Proved;

/// Choices of which a seat that plays by lot takes one.
const OFFERED: usize = 8;

/// Numbers at which rules may break.
const STRANGE: [i64; 10] = [-1, 0, 1, 2, 5, 6, 7, 63, 255, 65_535];

/// The lots of one game.
pub(super) struct Lots(ChaCha8Rng);

impl Lots {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }

    /// Takes one of these; `None` of none.
    fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        if of.is_empty() { None } else { of.get(self.below(of.len())) }
    }
}

/// A way to play a seat.
pub(super) enum Temper<G: Proved> {
    /// By lot.
    Lot,
    /// Like a person who plays as this mind does.
    Person(Box<G::Mind>),
    /// It sends what no form lets a person send.
    Hostile,
}

impl<G: Proved> Temper<G> {
    pub fn by_lot(lots: &mut Lots) -> Self {
        match lots.below(3) {
            0 => Self::Lot,
            1 => Self::Hostile,
            _ => G::mind(G::PERSON).map_or(Self::Lot, Self::Person),
        }
    }

    pub const fn is_hostile(&self) -> bool {
        match self {
            Self::Hostile => true,
            Self::Lot | Self::Person(_) => false,
        }
    }

    /// Returns the choice of a seat. `steps` are all choices of the game so far.
    pub fn choose(
        &self,
        book: &G::Book,
        seat: Seat,
        view: &G::View,
        steps: &[Vec<G::Choice>],
        lots: &mut Lots,
    ) -> G::Choice {
        match self {
            Self::Lot => by_lot::<G>(book, seat, view, lots),
            Self::Person(mind) => G::choice(&G::think(mind, book, view, None, lots.next())).clone(),
            Self::Hostile => {
                let old = lots.one(steps).and_then(|choices| choices.iter().find(|old| G::chooser(old) == seat));
                let base = match (lots.below(4), old) {
                    (0, Some(old)) => old.clone(),
                    (1, _) => return G::pass(seat),
                    (_, _) => by_lot::<G>(book, seat, view, lots),
                };
                strange::<G>(&base, lots).filter(|choice| G::chooser(choice) == seat).unwrap_or(base)
            }
        }
    }
}

fn by_lot<G: Proved>(book: &G::Book, seat: Seat, view: &G::View, lots: &mut Lots) -> G::Choice {
    let offered = G::choices(book, view, OFFERED, lots.next());
    lots.one(&offered).cloned().unwrap_or_else(|| G::pass(seat))
}

/// Returns a choice with some of its numbers and lists changed; `None` if that is no choice.
fn strange<G: Proved>(choice: &G::Choice, lots: &mut Lots) -> Option<G::Choice> {
    let mut value = serde_json::to_value(choice).ok()?;
    for _ in 0..=lots.below(3) {
        disturb(&mut value, lots);
    }
    serde_json::from_value(value).ok()
}

/// Changes one value somewhere in this one.
fn disturb(value: &mut Value, lots: &mut Lots) {
    match value {
        Value::Number(number) => {
            *number = STRANGE[lots.below(STRANGE.len())].into();
        }
        Value::Bool(on) => *on = !*on,
        Value::Array(items) => {
            let at = lots.below(items.len().max(1));
            match (lots.below(5), items.get(at).cloned()) {
                (0, Some(item)) => items.push(item),
                (1, Some(_)) => drop(items.remove(at)),
                (2, Some(_)) => items.reverse(),
                (_, Some(_)) => disturb(&mut items[at], lots),
                (_, None) => {}
            }
        }
        Value::Object(fields) => {
            let at = lots.below(fields.len().max(1));
            if let Some(field) = fields.values_mut().nth(at) {
                disturb(field, lots);
            }
        }
        Value::Null | Value::String(_) => {}
    }
}

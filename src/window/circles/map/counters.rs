//! The counters in a place: what of it is drawn with how much room, and how they are arranged along
//! the arcs of their ring.
//!
//! Not here: how a counter looks (see [`token`](super::token)).

use circles::rules::game::{Board, Game, Haunt};
use circles::rules::ids::{Banner, HoundKind, LieutenantKind, Place};

/// Something that lies in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// A combat is fought here.
    Battle,
    /// A phenomenon strikes here.
    Omen,
    /// The legions of a banner; `more` if it has other units here that have no counter of their own.
    Stack { banner: Banner, legions: usize, more: bool },
    /// A lieutenant, with its name in so many letters.
    Lieutenant { kind: LieutenantKind, banner: Banner, letters: usize },
    /// A hound; without a banner it is on a rampage.
    Hound { kind: HoundKind, banner: Option<Banner> },
    /// Uriel.
    Uriel,
    /// Lilith.
    Lilith,
    /// All that is here in one, because there is no room for more. `amiss` if a combat is fought or a
    /// phenomenon strikes here.
    Crowd { units: usize, amiss: Option<Amiss> },
}

/// What can be amiss in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amiss {
    /// A combat.
    Battle,
    /// A phenomenon.
    Omen,
}

/// How much is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Every unit has its counter, and lieutenants have their names.
    Names,
    /// Every unit has its counter.
    Units,
    /// Every banner has one counter.
    Banners,
    /// There is one counter for all.
    Crowd,
}

impl Detail {
    /// All of them, the most detailed first.
    pub const ALL: [Self; 4] = [Self::Names, Self::Units, Self::Banners, Self::Crowd];
}

/// Returns the counters in a place.
#[must_use]
pub fn gather(game: &Game, place: Place, detail: Detail) -> Vec<Counter> {
    let board = game.board();
    let sectio = place.sectio();
    let battle = game.battle().is_some_and(|battle| Some(battle.sectio) == sectio);
    let omen = sectio.is_some_and(|sectio| game.struck().iter().any(|struck| struck.area.contains(&sectio)));
    let mut all = Vec::new();
    if detail != Detail::Crowd {
        all.extend(battle.then_some(Counter::Battle));
        all.extend(omen.then_some(Counter::Omen));
    }
    match detail {
        Detail::Names => units(board, place, 9, &mut all),
        Detail::Units => units(board, place, 1, &mut all),
        Detail::Banners => {
            for banner in board.banners_at(place) {
                let legions = board.legions_at(banner, place).len();
                let more = board.is_solitary(banner, place) && legions == 0;
                let others = board.officers_at(banner, place).len() + board.hounds_at(banner, place).len();
                all.push(Counter::Stack { banner, legions, more: more || others > 0 });
            }
            strays(board, place, &mut all);
            spirits(board, place, &mut all);
        }
        Detail::Crowd => {
            let spirits = usize::from(board.has_uriel(place)) + usize::from(board.has_lilith(place));
            let units = board.crowd(place) + spirits;
            let amiss = battle.then_some(Amiss::Battle).or(omen.then_some(Amiss::Omen));
            all.extend((units > 0 || amiss.is_some()).then_some(Counter::Crowd { units, amiss }));
        }
    }
    all
}

fn units(board: &Board, place: Place, letters: usize, all: &mut Vec<Counter>) {
    for banner in board.banners_at(place) {
        let legions = board.legions_at(banner, place).len();
        all.extend((legions > 0).then_some(Counter::Stack { banner, legions, more: false }));
        let officers = board.officers_at(banner, place).into_iter();
        all.extend(officers.map(|kind| Counter::Lieutenant { kind, banner, letters }));
        let hounds = board.hounds_at(banner, place).into_iter();
        all.extend(hounds.map(|kind| Counter::Hound { kind, banner: Some(banner) }));
    }
    strays(board, place, all);
    spirits(board, place, all);
}

fn strays(board: &Board, place: Place, all: &mut Vec<Counter>) {
    all.extend(board.strays_at(place).into_iter().map(|kind| Counter::Hound { kind, banner: None }));
}

fn spirits(board: &Board, place: Place, all: &mut Vec<Counter>) {
    let uriel = board.uriel().is_some_and(|uriel| uriel.at == Haunt::At(place));
    all.extend(uriel.then_some(Counter::Uriel));
    all.extend(board.has_lilith(place).then_some(Counter::Lilith));
}

/// Arranges things of these widths on lanes of these lengths, in their order. Returns the lane of
/// each and the middle of it along the lane; `None` if they do not fit.
#[must_use]
pub fn arrange(lanes: &[f32], widths: &[f32], gap: f32, centred: bool) -> Option<Vec<(usize, f32)>> {
    let mut placed: Vec<(usize, f32)> = Vec::with_capacity(widths.len());
    let mut rows: Vec<f32> = vec![0.0; lanes.len()];
    let mut lane = 0;
    for width in widths {
        while rows.get(lane).is_some_and(|used| used + width > lanes[lane]) {
            lane += 1;
        }
        let used = rows.get_mut(lane)?;
        placed.push((lane, *used + width / 2.0));
        *used += width + gap;
    }
    if centred {
        for (lane, at) in &mut placed {
            *at += (lanes[*lane] - (rows[*lane] - gap)) / 2.0;
        }
    }
    Some(placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_do_not_overlap_and_stay_in_their_lane() {
        let lanes = [60.0, 50.0, 40.0];
        let widths = [20.0, 30.0, 25.0, 10.0, 14.0, 8.0];
        for centred in [false, true] {
            let placed = arrange(&lanes, &widths, 2.0, centred).expect("there is room");
            for (at, (lane, middle)) in placed.iter().enumerate() {
                let half = widths[at] / 2.0;
                assert!(*middle - half >= -0.01 && *middle + half <= lanes[*lane] + 0.01);
                for (other, (near, place)) in placed.iter().enumerate().skip(at + 1) {
                    assert!(near != lane || (place - middle).abs() >= half + widths[other] / 2.0 + 1.99);
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(arrange(&[30.0], &[20.0, 20.0], 2.0, true), None);
        assert_eq!(arrange(&[30.0], &[31.0], 2.0, true), None);
        assert_eq!(arrange(&[], &[], 2.0, true), Some(Vec::new()));
    }
}

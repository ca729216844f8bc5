//! The wrapping grid: neighbours, distances, lines and circles on a board without an edge (manual
//! 4.2).

use std::collections::BTreeSet;

use infernal_conclave::rules::ids::CantonId;
use infernal_conclave::rules::realm::hex::{Direction, Grid, MapSize};

use super::walk;

#[test]
fn sizes_are_those_of_the_manual() {
    let sizes = MapSize::ALL.map(|size| (size.width(), size.height(), size.cantons()));
    assert_eq!(sizes, [(12, 12, 144), (14, 12, 168), (16, 12, 192)]);
}

#[test]
fn neighbours_are_six_and_mutual() {
    for size in MapSize::ALL {
        let grid = Grid::of(size);
        for canton in grid.cantons() {
            let around: BTreeSet<_> = grid.neighbours(canton).iter().copied().collect();
            assert_eq!(around.len(), 6, "canton {canton} of {size:?}");
            assert!(!around.contains(&canton));
            for way in Direction::ALL {
                let next = grid.step(canton, way);
                assert_eq!(next, grid.neighbours(canton)[way as usize]);
                assert_eq!(grid.step(next, way.opposite()), canton, "{way:?} and back from {canton} on {size:?}");
                assert!(grid.adjacent(canton, next));
                // Three steps that cancel out lead back to the start: the offset of the rows is the
                // same on both sides of the seam.
                let round = grid.step(grid.step(next, way.turned(2)), way.turned(4));
                assert_eq!(round, canton);
            }
        }
    }
}

#[test]
fn distances_are_those_of_a_walk_over_open_ground() {
    for size in MapSize::ALL {
        let grid = Grid::of(size);
        for a in grid.cantons() {
            let steps = walk(grid, a, |_| true);
            for b in grid.cantons() {
                assert_eq!(Some(grid.distance(a, b)), steps[b.index()], "{a} to {b} on {size:?}");
                assert_eq!(grid.distance(a, b), grid.distance(b, a));
                assert_eq!(grid.adjacent(a, b), grid.neighbours(a).contains(&b));
            }
        }
    }
}

#[test]
fn no_detour_is_shorter() {
    for size in MapSize::ALL {
        let grid = Grid::of(size);
        for a in grid.cantons() {
            for b in grid.cantons() {
                let c = CantonId((a.0 * 31 + b.0 * 17 + 5) % grid.len() as u16);
                assert!(grid.distance(a, b) <= grid.distance(a, c) + grid.distance(c, b));
            }
        }
    }
}

#[test]
fn lines_are_shortest_and_unbroken() {
    for size in MapSize::ALL {
        let grid = Grid::of(size);
        for a in grid.cantons() {
            for b in grid.cantons() {
                let line = grid.line(a, b);
                assert_eq!(line.len() as u32, grid.distance(a, b) + 1, "{a} to {b} on {size:?}: {line:?}");
                assert_eq!((line[0], line[line.len() - 1]), (a, b));
                assert!(line.windows(2).all(|pair| grid.adjacent(pair[0], pair[1])), "{a} to {b}: {line:?}");
            }
        }
    }
}

#[test]
fn the_board_has_no_edge() {
    let grid = Grid::of(MapSize::Normal);
    assert_eq!(grid.at(-1, -1), grid.at(13, 11));
    assert_eq!(grid.at(14, 12), grid.at(0, 0));
    for way in Direction::ALL {
        let (mut here, mut steps) = (grid.at(3, 4), 0);
        loop {
            here = grid.step(here, way);
            steps += 1;
            if here == grid.at(3, 4) {
                break;
            }
            assert!(steps < grid.len(), "{way:?} never comes home");
        }
    }
    // Across the eastern seam, and across the southern: the short way, not the long way round.
    let over = |from, to| grid.line(from, to);
    assert_eq!(over(grid.at(12, 2), grid.at(1, 2)), [grid.at(12, 2), grid.at(13, 2), grid.at(0, 2), grid.at(1, 2)]);
    let south = over(grid.at(5, 10), grid.at(5, 2));
    assert_eq!(south.len(), 5);
    assert!(south.iter().all(|&canton| grid.row(canton) >= 10 || grid.row(canton) <= 2));
    let corner = over(grid.at(13, 11), grid.at(0, 0));
    assert!(corner.len() <= 3, "{corner:?}");
}

#[test]
fn a_circle_holds_what_it_should() {
    for size in MapSize::ALL {
        let grid = Grid::of(size);
        let found = grid.within(grid.at(0, 0), 2);
        assert_eq!(found.len(), 19);
        assert_eq!(found[0], grid.at(0, 0));
        assert!(found.windows(2).all(|pair| {
            let key = |canton| (grid.distance(grid.at(0, 0), canton), canton);
            key(pair[0]) < key(pair[1])
        }));
        assert_eq!(grid.within(grid.at(3, 3), 99).len(), grid.len());
    }
}

//! The dice. Their numbers are fixed for ever, because every replay depends on them. They are fair,
//! and the streams are independent.
//!
//! The generator is checked against a separate `ChaCha8` in this file. The test notices a new
//! library release that changes a single bit, and distinguishes it from a change in this program.

use std::collections::BTreeSet;

use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::ids::{CantonId, LegionKind, Seat, SlotNo};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// One block of `ChaCha` with 8 rounds, a 64-bit block counter and a 64-bit nonce, as its author
/// specifies it.
fn chacha8_block(key: [u32; 8], block: u64, nonce: u64) -> [u32; 16] {
    const LINES: [[usize; 4]; 8] = [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ];
    let mut start = [0_u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    start[4..12].copy_from_slice(&key);
    start[12..].copy_from_slice(&[block as u32, (block >> 32) as u32, nonce as u32, (nonce >> 32) as u32]);
    let mut state = start;
    for _ in 0..4 {
        for [a, b, c, d] in LINES {
            for (add, to, turned, by) in [(b, a, d, 16), (d, c, b, 12), (b, a, d, 8), (d, c, b, 7)] {
                state[to] = state[to].wrapping_add(state[add]);
                state[turned] = (state[turned] ^ state[to]).rotate_left(by);
            }
        }
    }
    std::array::from_fn(|word| state[word].wrapping_add(start[word]))
}

/// Expands a 64-bit seed to a key: eight numbers of PCG32.
fn stretched(mut seed: u64) -> [u32; 8] {
    std::array::from_fn(|_| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(11_634_580_027_462_260_723);
        (((seed >> 18) ^ seed) >> 27).to_le_bytes()[..4]
            .iter()
            .rev()
            .fold(0_u32, |word, &byte| word << 8 | u32::from(byte))
            .rotate_right((seed >> 59) as u32)
    })
}

/// Some streams of every kind, with the numbers that they must keep for ever.
fn streams() -> Vec<(Stream, u64)> {
    let slot = SlotNo::ALL[2];
    vec![
        (Stream::Map { attempt: 0 }, 0x01),
        (Stream::Map { attempt: 3 }, 0x0300_0001),
        (Stream::TurnCircle, 0x02),
        (Stream::Founding(Seat(4)), 0x0403),
        (Stream::Garrison(CantonId(191)), 0xbf00_0004),
        (Stream::Battle { slot, attacker: Seat(3), canton: CantonId(77) }, 0x4d03_0205),
        (Stream::Battle { slot, attacker: Seat(2), canton: CantonId(77) }, 0x4d02_0205),
        (Stream::Battle { slot: SlotNo::ALL[3], attacker: Seat(2), canton: CantonId(77) }, 0x4d02_0305),
        (Stream::Placing { slot, seat: Seat(3), canton: CantonId(77) }, 0x4d03_0206),
        (Stream::Tribute { seat: Seat(5), slot: SlotNo::ALL[0] }, 0x0005_0007),
        (Stream::Tribute { seat: Seat(5), slot: SlotNo::ALL[1] }, 0x0005_0107),
        (Stream::Stock, 0x08),
        (Stream::Muster(LegionKind(12)), 0x0c00_0009),
        (Stream::Token, 0x0a),
        (Stream::FinalTie, 0x0b),
        (Stream::Imagination(Seat(1)), 0x010c),
        (Stream::Mind(Seat(1)), 0x010d),
        (Stream::Threats, 0x14),
        (Stream::Protocol { slot, pair: (Seat(1), Seat(4)) }, 0x0401_0215),
        (Stream::Claims, 0x16),
        (Stream::Cession { to: Seat(3), from: Seat(1) }, 0x0001_0317),
        (Stream::Duel { claimant: Seat(3), target: Seat(1) }, 0x0001_0318),
        (Stream::TitleFight { seat: Seat(3), slot }, 0x0003_0219),
        (Stream::ChampionPlan { seat: Seat(3), slot }, 0x0003_021a),
    ]
}

fn d6s(dice: Dice, stream: Stream, count: usize) -> Vec<i32> {
    let mut rolls = dice.open(stream);
    (0..count).map(|_| rolls.d6()).collect()
}

#[test]
fn the_generator_is_chacha_with_eight_rounds() {
    // The published test vector of ChaCha8: a key, a counter and a nonce of zeros.
    let published =
        [0x2fef_003e_u32, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f, 0xc30e_842c, 0x3b7f_9ace, 0x88e1_1b18, 0x1e1a_71ef];
    assert_eq!(chacha8_block([0; 8], 0, 0)[..8], published);
    let mut library = ChaCha8Rng::from_seed([0; 32]);
    assert_eq!(published.map(|_| library.next_u32()), published);
    // A seed of 0, expanded: the same numbers as our dice of seed 0 and stream 0.
    let mut library = ChaCha8Rng::seed_from_u64(0);
    let first = chacha8_block(stretched(0), 0, 0);
    assert_eq!(first.map(|_| library.next_u32()), first);
}

#[test]
fn every_stream_is_where_it_was_promised() {
    for (seed, turn) in [(0, 0), (1, 7), (0xdead_beef_0bad_cafe, 299)] {
        for (stream, number) in streams() {
            let nonce = u64::from(turn) << 40 | number;
            let mut rolls = Dice::new(seed, turn).open(stream);
            for block in 0..3 {
                for (word, expected) in chacha8_block(stretched(seed), block, nonce).into_iter().enumerate() {
                    // This bound gives the raw numbers, except for the one value that is rejected.
                    assert_ne!(expected, u32::MAX, "choose another seed");
                    assert_eq!(rolls.below(u32::MAX), expected, "{stream:?}, turn {turn}, block {block}, word {word}");
                }
            }
        }
    }
}

#[test]
fn golden_first_values() {
    let dice = Dice::new(2009, 3);
    let battle = Stream::Battle { slot: SlotNo::ALL[1], attacker: Seat(2), canton: CantonId(40) };
    let mut stock = dice.open(Stream::Stock);
    let bounds = [2, 3, 7, 10, 100, 1_000, 65_536, 3_000_000_000, u32::MAX];
    let mut list: Vec<u8> = (0..12).collect();
    dice.open(Stream::FinalTie).shuffle(&mut list);
    let mut token = dice.open(Stream::Token);
    let mut tribute = dice.open(Stream::Tribute { seat: Seat(0), slot: SlotNo::ALL[5] });
    let mut muster = dice.open(Stream::Muster(LegionKind(5)));
    let letters = ['a', 'b', 'c', 'd', 'e'];
    let rolled = [
        ("battle", format!("{:?}", d6s(dice, battle, 16))),
        ("circle", format!("{:?}", d6s(Dice::new(0, 0), Stream::TurnCircle, 16))),
        ("below", format!("{:?}", bounds.map(|bound| stock.below(bound)))),
        ("shuffle", format!("{list:?}")),
        ("weighted", format!("{:?}", [0; 16].map(|_| token.weighted(&[40, 20, 0, 20, 1]).unwrap_or(99)))),
        ("percent", format!("{:?}", [0; 16].map(|_| u8::from(token.percent(40))))),
        ("d20", format!("{:?}", [0; 12].map(|_| tribute.die(20)))),
        ("pick", (0..16).filter_map(|_| muster.pick(&letters)).collect()),
    ];
    let golden = [
        ("battle", "[1, 6, 6, 1, 2, 6, 4, 4, 6, 1, 1, 2, 4, 3, 1, 3]"),
        ("circle", "[6, 1, 5, 4, 5, 2, 5, 4, 5, 2, 4, 6, 2, 1, 1, 3]"),
        ("below", "[0, 0, 2, 6, 57, 91, 12925, 118161846, 626630779]"),
        ("shuffle", "[3, 0, 5, 9, 2, 7, 10, 6, 8, 1, 4, 11]"),
        ("weighted", "[0, 1, 0, 0, 0, 3, 1, 0, 0, 3, 0, 0, 0, 0, 0, 3]"),
        ("percent", "[0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0]"),
        ("d20", "[5, 8, 17, 19, 15, 14, 5, 11, 12, 2, 20, 14]"),
        ("pick", "adedeaebdeaadbcd"),
    ];
    assert_eq!(rolled.each_ref().map(|(name, values)| (*name, values.as_str())).as_slice(), golden.as_slice());
}

#[test]
fn edges_of_every_roll() {
    let mut rolls = Dice::new(5, 5).open(Stream::Stock);
    let untouched = rolls.clone();
    assert_eq!([rolls.below(0), rolls.below(1)], [0, 0]);
    assert_eq!(rolls.weighted(&[]), None);
    assert_eq!(rolls.weighted(&[0, 0]), None);
    assert_eq!(rolls.weighted(&[0, 0, 9]), Some(2));
    assert_eq!(rolls.pick::<u8>(&[]), None);
    assert_eq!(rolls.pick(&[7]), Some(&7));
    rolls.shuffle::<u8>(&mut []);
    rolls.shuffle(&mut [1]);
    assert!(!rolls.percent(0));
    assert!(rolls.percent(100));
    for bound in [2, 3, 5, 6, 20, 1 << 31, (1 << 31) + 1, u32::MAX] {
        assert!((0..200).all(|_| rolls.below(bound) < bound), "below {bound}");
    }
    // A choice with one possible result uses no random number, so a rule that offers one choice
    // shifts nothing.
    let mut still = untouched.clone();
    let mut fresh = untouched;
    still.below(1);
    still.shuffle(&mut [1]);
    let _ = still.pick(&[1]);
    assert_eq!(still.below(1_000_000), fresh.below(1_000_000));
}

/// Pearson's chi-squared statistic: the distance of counts from a uniform distribution.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn rolls_are_even() {
    // By chance these limits are exceeded for less than one in ten thousand seeds. The seeds are
    // fixed.
    let mut along = [0; 6];
    let mut rolls = Dice::new(11, 1).open(Stream::Token);
    for _ in 0..60_000 {
        along[rolls.d6() as usize - 1] += 1;
    }
    assert!(chi_square(&along) < 25.7, "{along:?}");

    // The first roll of each turn. Many streams never give another one.
    let mut across = [0; 6];
    for turn in 0..24_000 {
        across[d6s(Dice::new(12, turn), Stream::Token, 1)[0] as usize - 1] += 1;
    }
    assert!(chi_square(&across) < 25.7, "{across:?}");

    // The first roll over many seeds.
    let mut seeds = [0; 6];
    for seed in 0..24_000 {
        seeds[d6s(Dice::new(seed, 1), Stream::Token, 1)[0] as usize - 1] += 1;
    }
    assert!(chi_square(&seeds) < 25.7, "{seeds:?}");

    let mut orders = [0; 24];
    let mut rolls = Dice::new(13, 1).open(Stream::FinalTie);
    for _ in 0..24_000 {
        let mut list = [0, 1, 2, 3];
        rolls.shuffle(&mut list);
        // The index of the permutation: for each position the number of smaller later elements, as
        // digits.
        let smaller = |at: usize| list[at + 1..].iter().filter(|&&other| other < list[at]).count();
        orders[smaller(0) * 6 + smaller(1) * 2 + smaller(2)] += 1;
    }
    assert!(chi_square(&orders) < 58.6, "{orders:?}");

    let mut drawn = [0; 4];
    let mut rolls = Dice::new(14, 1).open(Stream::Stock);
    for _ in 0..40_000 {
        if let Some(index) = rolls.weighted(&[1, 0, 3, 4]) {
            drawn[index] += 1;
        }
    }
    assert_eq!(drawn[1], 0);
    let even = [drawn[0] * 12, drawn[2] * 4, drawn[3] * 3];
    assert!(even.iter().all(|&count| (57_000..63_000).contains(&count)), "{drawn:?}");

    let mut hits = 0;
    for _ in 0..10_000 {
        hits += u32::from(rolls.percent(30));
    }
    assert!((2_800..3_200).contains(&hits), "{hits}");
}

#[test]
fn a_bound_that_divides_nothing_is_still_even() {
    // Two thirds of all numbers: a plain remainder would give the lower half twice as often.
    let bound = 0xaaaa_aaab;
    let mut rolls = Dice::new(15, 1).open(Stream::Stock);
    let low = (0..20_000).filter(|_| rolls.below(bound) < bound / 2).count();
    assert!((9_600..10_400).contains(&low), "{low}");
}

#[test]
fn streams_do_not_touch_each_other() {
    let mut seen = BTreeSet::new();
    for seed in [0, 1, u64::MAX] {
        for turn in 0..4 {
            for (stream, _) in streams() {
                let dice = Dice::new(seed, turn);
                let first = d6s(dice, stream, 24);
                // A stream that is opened again starts again, whatever other streams have rolled.
                let _ = d6s(dice, Stream::Token, 5);
                assert_eq!(d6s(dice, stream, 24), first);
                assert!(seen.insert(first), "seed {seed}, turn {turn}: {stream:?} repeats another stream");
            }
        }
    }
    // Neighbouring turns agree as often as unrelated ones: in one roll of six.
    let neighbours = (0..300).map(|turn| {
        let (a, b) = (d6s(Dice::new(9, turn), Stream::Stock, 40), d6s(Dice::new(9, turn + 1), Stream::Stock, 40));
        a.iter().zip(&b).filter(|(a, b)| a == b).count()
    });
    let same: usize = neighbours.sum();
    assert!((1_800..2_200).contains(&same), "{same} of 12000");
}

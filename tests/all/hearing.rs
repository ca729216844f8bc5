//! What is heard: every cue and piece is there and can be played, every event of the game has its
//! cue, and nothing of a seat sounds through the curtain.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use infernal_conclave::rules::combat::Event as Passage;
use infernal_conclave::rules::conclave::{ConclaveFact, PrestigeCause, tokens_needed};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::realm::RealmFact;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, canton_at};
use infernal_conclave::window::conclave::hearing::{cue, mood};
use infernal_conclave::window::conclave::theatre::{Play, Staged, rehearsal};
use sound::{Bus, Cue, Piece, measure};
use table_text::{Text, languages};

const ME: Seat = Seat(0);

/// The most that all sounds may weigh, in bytes.
const ALL: usize = 12 << 20;

#[test]
fn every_cue_can_be_played_and_read() {
    let text = Text::english();
    let mut captions = BTreeSet::new();
    let mut bytes = 0;
    for cue in Cue::ALL {
        let file = cue.file().unwrap_or_else(|| panic!("{} has no file", cue.key()));
        bytes += file.len();
        let found = measure(file).unwrap_or_else(|fault| panic!("{}: {fault}", cue.key()));
        assert!((0.03..=8.0).contains(&found.seconds), "{} lasts {} s", cue.key(), found.seconds);
        assert!(found.peak < 0.0, "{} clips: {} dB", cue.key(), found.peak);
        assert!(found.peak > -30.0, "{} cannot be heard: {} dB", cue.key(), found.peak);
        if !cue.is_motif() {
            let caption = text.say(&format!("cue-{}", cue.key().replace('_', "-")));
            assert!(captions.insert(caption.clone()), "two cues say \"{caption}\"");
        }
    }
    assert!(Cue::ALL.len() >= 45);
    assert!(bytes < ALL, "{bytes} bytes");
    assert!(languages::languages().contains(&languages::ENGLISH));
}

#[test]
fn every_piece_is_a_loop_without_a_click() {
    let mut bytes = 0;
    for piece in Piece::ALL {
        let file = piece.file().unwrap_or_else(|| panic!("{} has no file", piece.key()));
        bytes += file.len();
        let found = measure(file).unwrap_or_else(|fault| panic!("{}: {fault}", piece.key()));
        assert!((110.0..=250.0).contains(&found.seconds), "{} lasts {} s", piece.key(), found.seconds);
        assert!(found.peak < 0.0, "{} clips: {} dB", piece.key(), found.peak);
        assert!((-18.5..=-15.5).contains(&found.loudness), "{}: {} LUFS", piece.key(), found.loudness);
        assert!(found.join < -40.0, "{} clicks where it joins: {} dB", piece.key(), found.join);
    }
    assert!(bytes < ALL, "{bytes} bytes");
}

/// A cue that nothing plays is a file too much.
#[test]
fn every_cue_is_played_somewhere() {
    fn read(folder: &Path, into: &mut String) {
        let mut entries: Vec<_> = fs::read_dir(folder).expect("a folder").filter_map(Result::ok).collect();
        entries.sort_by_key(std::fs::DirEntry::path);
        for entry in entries {
            let path = entry.path();
            if path.is_dir() {
                read(&path, into);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                into.push_str(&fs::read_to_string(&path).expect("source"));
            }
        }
    }
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window"), &mut source);
    let silent: Vec<&Cue> =
        Cue::ALL.iter().filter(|cue| !cue.is_motif() && !source.contains(&format!("Cue::{cue:?}"))).collect();
    assert!(silent.is_empty(), "nothing plays {silent:?}");
    let motifs = (0..10).map(Cue::motif).collect::<BTreeSet<_>>();
    assert_eq!(motifs.len(), 10, "each crest has a motif of its own");
}

fn position(words: &str) -> Game {
    let tableau: Tableau = ron::from_str(words).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn the_same_fact_sounds_otherwise_to_whom_it_befalls() {
    let game = position("(houses: [(), (), (), ()])");
    let lost = Fact::Realm(RealmFact::BorderMoved { canton: canton_at((3, 3)), to: Seat(1), from: ME });
    assert_eq!(cue(&game, ME, &lost), Some(Cue::LandLost));
    assert_eq!(cue(&game, Seat(2), &lost), Some(Cue::Border));
    let paid = |seat: Seat, amount: i32| {
        let cause = PrestigeCause::Places;
        cue(&game, ME, &Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause }))
    };
    assert_eq!([paid(ME, 9), paid(ME, -9)], [Some(Cue::PrestigeUp), Some(Cue::PrestigeDown)]);
    assert_eq!([paid(ME, 1), paid(Seat(1), 9)], [None, None], "the small and the strange make no noise");
    let bell = Fact::Conclave(ConclaveFact::TokenDrawn { drawn: 1, needed: 9 });
    assert!(game.seats().all(|seat| cue(&game, seat, &bell) == Some(Cue::Token)), "all hear the bell");
}

#[test]
fn music_follows_the_state_of_the_game() {
    let book = Rulebook::standard();
    let piece = |words: &str| mood(&book, &position(words), ME);
    assert_eq!(piece("(houses: [(), (), (), ()])"), Piece::Early);
    let needed = tokens_needed(book.catalog(), &position("(houses: [(), (), (), ()])"));
    let after = |drawn: u8, more: &str| piece(&format!("(houses: [(), (), (), ()], tokens: {drawn}{more})"));
    assert_eq!(after(needed / 2, ""), Piece::Middle);
    assert_eq!(after(needed - 1, ""), Piece::Late);
    let war = ", stances: [(0, 1, BloodFeud)]";
    assert_eq!(after(needed - 1, war), Piece::War);
    let others = ", stances: [(2, 1, BloodFeud)]";
    assert_eq!(after(needed - 1, others), Piece::Late, "the quarrels of others are theirs");
}

/// Each challenge of a battle sounds by its kind and the weight of its damage.
#[test]
fn a_battle_is_heard_step_by_step() {
    let hand = rehearsal(&Rulebook::standard()).expect("the position stands");
    let log = &hand.log.last().expect("a turn was played").entries;
    let play = (0..log.len()).find_map(|at| Play::of(log, at)).expect("a battle was fought");
    assert_eq!(Staged::cue(&play, 0), Some(Cue::Battle));
    let blows: Vec<Cue> = (1..play.steps()).filter_map(|at| Staged::cue(&play, at)).collect();
    let kinds = [
        Cue::RangedLight,
        Cue::RangedHeavy,
        Cue::MeleeLight,
        Cue::MeleeHeavy,
        Cue::InfernalLight,
        Cue::InfernalHeavy,
        Cue::Warded,
    ];
    let challenges =
        play.report.passages.iter().filter(|passage| matches!(passage.event, Passage::Challenge(_))).count();
    assert!(challenges > 0);
    assert_eq!(blows.iter().filter(|cue| kinds.contains(cue)).count(), challenges, "{blows:?}");
    assert!(matches!(Staged::cue(&play, play.steps()), Some(Cue::Destroyed | Cue::Retreat)));
    assert_eq!(Cue::Battle.bus(), Bus::Effects);
}

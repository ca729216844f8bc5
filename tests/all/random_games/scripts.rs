//! Invariants of manuscripts at any moment ([`manuscripts_stand`]), the facts that the log needs
//! when a piece moves ([`told`]), and the secrets of a view ([`scripts_hidden`]).

use std::collections::{BTreeMap, BTreeSet};

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::bazaar::BazaarFact;
use infernal_conclave::rules::catalog::{Catalog, Mark};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{ManuscriptKind, Seat};
use infernal_conclave::rules::manuscripts::{ManuscriptFact, Manuscripts, Piece, Pupil, progress};

/// Returns every piece of a game, and checks that none is in two places.
pub(super) fn pieces(catalog: &Catalog, game: &Game) -> BTreeSet<Piece> {
    let shelf = game.bazaar().shelf().iter().map(|ware| ware.goods);
    let stock = shelf.chain(game.bazaar().unseen().iter().copied()).filter_map(|goods| goods.piece());
    let held = game.manuscripts().held().iter().map(|held| held.piece);
    let read = game.manuscripts().read().iter().flat_map(|reading| Piece::of(catalog, reading.manuscript));
    let mut all = BTreeSet::new();
    for piece in stock.chain(held).chain(read) {
        assert!(piece.known(catalog), "{piece:?} does not exist");
        assert!(all.insert(piece), "{piece:?} is in two places");
    }
    all
}

/// Checks the invariants of any moment.
pub(super) fn manuscripts_stand(catalog: &Catalog, game: &Game) {
    pieces(catalog, game);
    let manuscripts = game.manuscripts();
    let held = manuscripts.held();
    assert!(held.windows(2).all(|pair| pair[0].piece < pair[1].piece), "pieces are not sorted");
    for held in held {
        assert!(game.conclave().eliminated(held.owner).is_none(), "{held:?} of a fallen house");
    }
    assert!(manuscripts.read().windows(2).all(|pair| pair[0].manuscript < pair[1].manuscript));
    for reading in manuscripts.read() {
        let open = match catalog.manuscript(reading.manuscript).mark() {
            Mark::Legion | Mark::Praetor => false,
            Mark::Rite | Mark::Machine => true,
        };
        assert_eq!(reading.open, open, "{reading:?}");
    }
    for training in manuscripts.trainings() {
        let mark = match training.pupil {
            Pupil::Legion(_) => Mark::Legion,
            Pupil::Praetor(_) => Mark::Praetor,
        };
        assert_eq!(catalog.manuscript(training.manuscript).mark(), mark, "{training:?}");
        let used = manuscripts.read().iter().any(|reading| reading.manuscript == training.manuscript);
        assert!(used, "{training:?} from something that is not used up");
    }
    let most = usize::from(catalog.constants.manuscripts.most_abilities);
    for legion in game.forces().legions() {
        assert!(legion.trained.iter().count() <= most, "{legion:?}");
    }
    for seat in game.seats() {
        for discipline in infernal_conclave::rules::archfiends::Discipline::ALL {
            let level = game.houses().of(seat).attributes.of(discipline);
            assert!(level <= catalog.constants.manuscripts.attribute_cap, "seat {seat} has {level} of {discipline:?}");
        }
        for set in progress(catalog, game, seat) {
            assert_eq!(set.has(), usize::from(manuscripts.count(seat, set.manuscript)), "{set:?}");
        }
    }
}

/// Checks that the log explains every move between two moments.
pub(super) fn told(before: &Manuscripts, after: &Manuscripts, facts: &[&Fact], moment: &str) {
    let ledger = |manuscripts: &Manuscripts| -> BTreeMap<Piece, Seat> {
        manuscripts.held().iter().map(|held| (held.piece, held.owner)).collect()
    };
    let used = |manuscripts: &Manuscripts| -> BTreeSet<ManuscriptKind> {
        manuscripts.read().iter().map(|reading| reading.manuscript).collect()
    };
    let (mut held, mut read) = (ledger(before), used(before));
    for fact in facts {
        match fact {
            Fact::Bazaar(BazaarFact::BidWon { seat, goods, .. }) => {
                if let Some(piece) = goods.piece() {
                    assert_eq!(held.insert(piece, *seat), None, "{moment}: {piece:?} sold twice");
                }
            }
            Fact::Manuscript(ManuscriptFact::Searched { seat, found: Some(piece) }) => {
                assert_eq!(held.insert(*piece, *seat), None, "{moment}: {piece:?} found twice");
            }
            Fact::Manuscript(
                ManuscriptFact::TrainingBegun { seat, manuscript, .. } | ManuscriptFact::Assembled { seat, manuscript },
            ) => {
                assert!(held.iter().all(|(piece, owner)| piece.manuscript != *manuscript || owner == seat));
                held.retain(|piece, _| piece.manuscript != *manuscript);
                assert!(read.insert(*manuscript), "{moment}: {manuscript:?} is read twice");
            }
            Fact::Manuscript(ManuscriptFact::PieceReturned { piece, from }) => {
                assert_eq!(held.remove(piece), Some(*from), "{moment}: {fact:?}");
            }
            _ => {}
        }
    }
    assert_eq!(ledger(after), held, "{moment}: pieces moved behind the log");
    assert_eq!(used(after), read, "{moment}: manuscripts were used up behind the log");
}

/// Checks that legions and praetors never forget their training, and learn only when the log says
/// so.
pub(super) fn learned(before: &Game, after: &Game, facts: &[&Fact], moment: &str) {
    let told = |pupil: Pupil| {
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::Manuscript(ManuscriptFact::Trained { pupil: who, .. }) if *who == pupil))
    };
    for legion in after.forces().legions() {
        let Some(old) = before.forces().legion(legion.id) else { continue };
        let kept = old.trained.iter().all(|ability| legion.trained.iter().any(|known| known == ability));
        assert!(kept, "{moment}: {legion:?} has forgotten something");
        let same = old.trained == legion.trained;
        assert!(same || told(Pupil::Legion(legion.id)), "{moment}: {legion:?} has learned behind the log");
    }
    for held in after.attachments().possessions() {
        let Treasure::Praetor(kind) = held.treasure else { continue };
        let (old, new) = (before.attachments().praetor(kind), after.attachments().praetor(kind));
        let (Some(old), Some(new)) = (old, new) else { continue };
        assert!(old.moves.iter().all(|known| new.moves.has(known)), "{moment}: {new:?} has forgotten a move");
        let same = (old.trained, old.moves) == (new.trained, new.moves);
        assert!(same || told(Pupil::Praetor(kind)), "{moment}: {new:?} has learned behind the log");
    }
}

/// Checks that a seat sees its own pieces and trainings and no others, and of the used manuscripts
/// only its own and the public ones.
pub(super) fn scripts_hidden(table: &Game, game: &Game, seat: Seat) {
    let (seen, all) = (table.manuscripts(), game.manuscripts());
    assert!(seen.of(seat).eq(all.of(seat)), "seat {seat} has lost sight of a piece of its own");
    assert!(seen.held().iter().all(|held| held.owner == seat), "seat {seat} sees pieces in other vaults");
    assert!(seen.trainings().iter().eq(all.trainings().iter().filter(|training| training.seat == seat)));
    assert!(seen.read().iter().eq(all.read().iter().filter(|reading| reading.open || reading.reader == seat)));
}

/// A game begins with every piece of every manuscript, unseen or on the shelf.
#[test]
fn a_new_game_has_every_piece_once() {
    let book = infernal_conclave::rules::rulebook::Rulebook::standard();
    for seed in 0..3 {
        let game = super::found(&book, seed);
        assert_eq!(pieces(book.catalog(), &game), Piece::all(book.catalog()).collect());
        assert!(game.manuscripts().held().is_empty());
        let shelf = game.bazaar().shelf().iter().filter(|ware| ware.goods.piece().is_some()).count();
        assert_eq!(shelf, usize::from(book.catalog().constants.bazaar.manuscripts));
    }
}

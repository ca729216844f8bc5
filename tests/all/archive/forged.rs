//! Invalid saves: cut short, damaged, forged, or from other rules.

use infernal_conclave::rules::bazaar::{BazaarOrder, Goods};
use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{CantonId, LegionId, LegionKind, ManuscriptKind, PraetorKind, Seat, SlotNo};
use infernal_conclave::rules::manuscripts::{ManuscriptOrder, Piece, Pupil};
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::archive::{Archive, FORMAT, Flaw, HandOver, RULES};
use infernal_conclave::table::belongings::MOST_NOTES;
use infernal_conclave::table::session::Session;

use super::{Body, edited, played, put_together, seal, take_apart};

#[test]
fn a_save_cut_short_anywhere_is_refused() {
    let bytes = played(9, 2).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    for length in 0..bytes.len() {
        let flaw = Archive::from_bytes(&bytes[..length], book.catalog()).unwrap_err();
        match length {
            0 => assert_eq!(flaw, Flaw::NotAnArchive),
            1.. => assert!(matches!(flaw, Flaw::Truncated { have, .. } if have == length as u64), "{length}: {flaw}"),
        }
    }
    let longer = [bytes, vec![0]].concat();
    assert!(matches!(Archive::from_bytes(&longer, book.catalog()), Err(Flaw::Damaged(_))));
}

#[test]
fn a_save_damaged_anywhere_is_refused() {
    let bytes = played(10, 2).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    for at in 0..bytes.len() {
        for flip in [0x01, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[at] ^= flip;
            assert!(Archive::from_bytes(&bytes, book.catalog()).is_err(), "byte {at} changed by {flip:#x}");
        }
    }
}

/// A forger who recomputes the checksums can make a readable save, but none that crashes the
/// program.
#[test]
fn no_forged_save_does_harm() {
    let bytes = played(11, 3).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    let (header, body) = take_apart(&bytes);
    let mut rolls = Dice::new(11, 0).open(Stream::TurnCircle);
    let mut read = 0;
    for trial in 0..4000 {
        let (mut header, mut body) = (header.clone(), body.clone());
        let forged = if trial % 8 == 0 { &mut header } else { &mut body };
        for _ in 0..=rolls.below(3) {
            let at = rolls.below(forged.len() as u32) as usize;
            forged[at] = match rolls.below(3) {
                0 => forged[at].wrapping_add(1),
                1 => rolls.below(256) as u8,
                _ => 0xff,
            };
        }
        if rolls.below(16) == 0 {
            let length = rolls.below(forged.len() as u32) as usize;
            forged.truncate(length);
        }
        let bytes = put_together(&header, &body);
        if let Ok(archive) = Archive::from_bytes(&bytes, book.catalog()) {
            read += 1;
            let verified = archive.verify(&book).is_ok();
            assert_eq!(Session::resume(book.clone(), archive).is_ok(), verified);
        }
    }
    assert!(read > 0, "no forged save was read, so this proves nothing about those that are");
}

#[test]
fn bytes_that_claim_to_be_huge_get_no_memory() {
    let (header, body) = take_apart(&played(12, 1).archive().to_bytes().unwrap());
    let mut bytes = put_together(&header, &body);
    let at = 40 + header.len();
    bytes[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes());
    seal(&mut bytes);
    assert!(matches!(Archive::from_bytes(&bytes, Rulebook::standard().catalog()), Err(Flaw::Damaged(_))));
}

#[test]
fn other_formats_rules_and_catalogs_are_named() {
    let bytes = played(13, 1).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    let refused = |bytes: &[u8]| Archive::from_bytes(bytes, book.catalog()).unwrap_err();

    let mut newer = bytes.clone();
    newer[8..12].copy_from_slice(&(FORMAT + 1).to_le_bytes());
    assert_eq!(refused(&newer), Flaw::Newer { found: FORMAT + 1, ours: FORMAT });
    assert!(refused(&newer).to_string().contains("newer version of the game"));
    // This must work whatever else a newer format changes.
    assert_eq!(refused(&newer[..30]), Flaw::Newer { found: FORMAT + 1, ours: FORMAT });

    // The header begins with the game, the version of the rules and the catalog's digest.
    let (header, body) = take_apart(&bytes);
    let (game, rest): (String, _) = postcard::take_from_bytes(&header).unwrap();
    assert_eq!(game, "conclave");
    let other = [postcard::to_stdvec("chess").unwrap(), rest.to_vec()].concat();
    let strange = Flaw::OtherGame { found: "chess".to_owned(), ours: "conclave" };
    assert_eq!(refused(&put_together(&other, &body)), strange);
    let (_, rest): (u32, _) = postcard::take_from_bytes(rest).unwrap();
    let other = [postcard::to_stdvec(&("conclave", RULES + 1)).unwrap(), rest.to_vec()].concat();
    assert_eq!(refused(&put_together(&other, &body)), Flaw::OtherRules { found: RULES + 1, ours: RULES });
    let (_, rest): (u64, _) = postcard::take_from_bytes(rest).unwrap();
    let other = [postcard::to_stdvec(&("conclave", RULES, 1_u64)).unwrap(), rest.to_vec()].concat();
    let ours = book.catalog().digest;
    assert_eq!(refused(&put_together(&other, &body)), Flaw::OtherCatalog { found: 1, ours });

    assert_eq!(refused(b"{\"games\":[]}"), Flaw::NotAnArchive);
}

#[test]
fn a_changed_draft_is_named_by_turn_and_slot() {
    let session = played(14, 10);
    let book = Rulebook::standard();
    let (turn, seat, slot) = (5..10)
        .flat_map(|turn| (0..4).flat_map(move |seat| SlotNo::ALL.map(|slot| (turn, seat, slot))))
        .find(|&(turn, seat, slot)| {
            session.archive().turns()[turn].drafts[seat].slots[slot.index()]
                == Some(Order::Tribute(TributeOrder::DemandTribute))
        })
        .expect("somebody demands tribute");
    let archive = edited(session.archive(), |body| body.turns[turn].drafts[seat].slots[slot.index()] = None).unwrap();
    let divergence = archive.verify(&book).unwrap_err();
    assert_eq!((divergence.turn, divergence.moment.clone()), (turn as u32 + 1, Some(Moment::Slot(slot).to_string())));
    let said = divergence.to_string();
    assert!(said.contains(&format!("turn {}, slot {}", turn + 1, slot.number())), "{said}");
    assert_eq!(archive.replay(&book), Err(divergence.clone()));
    assert_eq!(Session::resume(book, archive).err(), Some(divergence));
}

#[test]
fn a_changed_digest_seed_or_position_is_found() {
    let session = played(15, 4);
    let book = Rulebook::standard();
    let archive = edited(session.archive(), |body| body.turns[1].digests[12].0 ^= 1).unwrap();
    let divergence = archive.verify(&book).unwrap_err();
    assert_eq!((divergence.turn, divergence.moment), (2, Moment::all().nth(12).map(|moment| moment.to_string())));

    let said = |edit: fn(&mut Body)| edited(session.archive(), edit).unwrap_err().to_string();
    assert!(said(|body| body.charter.settings.seed += 1).contains("another game"));
    assert!(
        said(|body| body.snapshot = Game::found(Rulebook::standard().catalog(), body.charter.clone()).unwrap())
            .contains("position")
    );
    assert!(said(|body| body.turns.truncate(2)).contains("position"));
    assert!(said(|body| body.turns[2].digests.truncate(19)).contains("turn 3"));
}

#[test]
fn names_of_things_that_do_not_exist_are_refused() {
    let session = played(16, 3);
    let said = |order: Order| {
        let flaw = edited(session.archive(), |body| body.turns[1].drafts[2].slots[0] = Some(order)).unwrap_err();
        assert!(matches!(flaw, Flaw::Impossible(_)));
        flaw.to_string()
    };
    assert!(
        said(Order::Forces(ForcesOrder::Fly { legion: LegionId(0), to: CantonId(144) }))
            .contains("turn 2: an order names canton 144")
    );
    assert!(
        said(Order::Forces(ForcesOrder::March { legion: LegionId(0), path: vec![CantonId(9), CantonId(u16::MAX)] }))
            .contains("canton 65535")
    );
    assert!(
        said(Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(LegionKind(9999)), cards: Vec::new() }))
            .contains("9999")
    );
    let (manuscript, unknown) = (ManuscriptKind(0), ManuscriptKind(8888));
    let bid = |piece| Order::Bazaar(BazaarOrder::Bid { goods: Goods::Manuscript(piece), cards: Vec::new() });
    assert!(said(bid(Piece { manuscript: unknown, number: 1 })).contains("8888"));
    // The manuscript exists, but it has no piece 9 and no piece 0.
    assert!(said(bid(Piece { manuscript, number: 9 })).contains("a draft names"));
    assert!(said(bid(Piece { manuscript, number: 0 })).contains("a draft names"));
    assert!(said(Order::Manuscript(ManuscriptOrder::Assemble { manuscript: unknown })).contains("8888"));
    assert!(
        said(Order::Manuscript(ManuscriptOrder::Train { manuscript: unknown, pupil: Pupil::Legion(LegionId(0)) }))
            .contains("8888")
    );
    assert!(
        said(Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil: Pupil::Praetor(PraetorKind(7777)) }))
            .contains("7777")
    );

    let said = |edit: fn(&mut Body)| edited(session.archive(), edit).unwrap_err().to_string();
    assert!(said(|body| body.turns[0].drafts[3].seat = Seat(4)).contains("seat 4"));
    assert!(said(|body| body.turns[0].drafts[3].seat = Seat(0)).contains("twice"));
    assert!(said(|body| body.plans.push(Draft::empty(Seat(200)))).contains("plans"));
    assert!(said(|body| drop(body.charter.seats.pop())).contains("3 seats"));
    assert!(said(|body| body.charter.seats[1].archfiend.attributes.cunning = 200).contains("attribute"));
    assert!(said(|body| drop(body.players.pop())).contains("who plays"));
    assert!(said(|body| body.charter.seats[1].pawn = Some(Seat(4))).contains("pawn"));
    assert!(said(|body| body.charter.seats[1].pawn = Some(Seat(1))).contains("its own pawn"));
    assert!(said(|body| drop(body.belongings.pop())).contains("belongings"));
    let over = |seat| HandOver { seat: Seat(seat), to: Player::Human };
    let said = |handed: Vec<HandOver>| {
        edited(session.archive(), |body| body.turns[1].handed = handed).unwrap_err().to_string()
    };
    assert!(said(vec![over(4)]).contains("turn 2: seat 4 is handed over"));
    assert!(said(vec![over(1), over(1)]).contains("twice"));
    let flaw = edited(session.archive(), |body| {
        // Notes longer than the program ever writes.
        let long = postcard::to_stdvec(&("x".repeat(MOST_NOTES + 1), None::<()>, None::<()>)).unwrap();
        body.belongings[2] = postcard::from_bytes(&long).unwrap();
    });
    assert!(flaw.unwrap_err().to_string().contains("notes of seat 2"));
}

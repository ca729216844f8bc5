//! The host's panel and the player's desk (manual 5): joining, deadlines, letters, seats of minds,
//! a host whose house has fallen.

use std::fs;

use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::post::{
    Deadline, Host, LETTER_LENGTH, Letter, MOST_LETTERS, Missing, Otherwise, PostFault, Role, Stage, Stand, Standing,
    What,
};

use super::{NOW, Table, file, files, found, home, waits};
use crate::program::Scratch;

fn tribute(seat: u8) -> Draft {
    let mut draft = Draft::empty(Seat(seat));
    draft.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
    draft
}

#[test]
fn the_game_begins_when_all_have_joined() {
    let mut table = Table::found("post-begin", None);
    assert!(matches!(table.host.begin(None, NOW), Err(PostFault::Waiting(_))));
    assert_eq!((waits(&table.host), table.anna.stage()), (vec![Seat(0), Seat(2)], Stage::Joined));
    table.host.look().expect("readable");
    assert_eq!(table.host.stand(), Stand::Inviting(Vec::new()));
    assert!(table.host.tick(NOW).expect("written"));
    table.deliver();
    let turn = table.anna.turn().expect("a turn");
    assert_eq!(turn.view.seat(), Seat(0));
    assert_eq!(turn.seats[0].name, table.book.catalog().archfiends[0].name, "her own archfiend sits there");
    assert_eq!(turn.view.table().charter().settings.seed, 0, "nobody knows the dice");
    assert!(files(&table.bag(), "invitation").is_empty(), "nobody else can join");
}

#[test]
fn a_mind_plays_for_whoever_did_not_join() {
    let scratch = Scratch::new("post-absent");
    let book = infernal_conclave::rules::rulebook::Rulebook::standard();
    let mut host = found(&book, scratch.path(), None);
    host.begin(Some("quiet"), NOW).expect("without them");
    assert_eq!(host.stand(), Stand::Orders(Vec::new()), "nobody is waited for");
    host.process(&Missing::Wait, NOW).expect("processed");
    assert!(host.places().iter().all(|place| place.standing == Standing::Mind));
    assert!(matches!(host.hand_over(Seat(0), Player::Human), Err(PostFault::HandOver(_))));
}

#[test]
fn whoever_is_late_plays_their_plans_or_a_mind_does() {
    let deadline = Some(Deadline { hours: 48, otherwise: Otherwise::Plans });
    let mut table = Table::begun("post-deadline", deadline);
    table.anna.order(&table.book, &tribute(0), false, NOW).expect("written");
    table.host.look().expect("readable");
    assert_eq!(table.host.places()[0].standing, Standing::Plans);
    assert!(
        matches!(table.host.process(&Missing::Wait, NOW), Err(PostFault::Waiting(names)) if names == ["Anna", "Bert"])
    );
    let due = table.host.due().expect("a deadline");
    assert_eq!((due, table.anna.turn().expect("a turn").deadline), (NOW + 48 * 3600, Some(due)));
    assert!(!table.host.tick(due - 1).expect("nothing to do"));
    assert!(table.host.tick(due).expect("written"));
    let session = table.host.session().expect("a game");
    let record = &session.archive().turns()[0];
    assert_eq!(
        (record.draft(Seat(0)), record.draft(Seat(2))),
        (Some(&tribute(0)), None),
        "plans count, and Bert passes"
    );
    table.deliver();
    // A mind plays a turn for Bert, and the seat stays his.
    table
        .host
        .set_deadline(Some(Deadline { hours: 1, otherwise: Otherwise::Mind("first".to_owned()) }))
        .expect("written");
    assert!(matches!(
        table.host.set_deadline(Some(Deadline { hours: 1, otherwise: Otherwise::Mind("genius".to_owned()) })),
        Err(PostFault::Mind(_))
    ));
    table.anna.order(&table.book, &tribute(0), true, NOW).expect("written");
    table.host.look().expect("readable");
    assert!(table.host.tick(due + 3600).expect("written"));
    let session = table.host.session().expect("a game");
    assert!(session.archive().turns()[1].draft(Seat(2)).is_some_and(|draft| draft.orders() > 0));
    assert_eq!(session.player(Seat(2)), Some(&Player::Human));
    table.deliver();
    assert_eq!(table.bert.stage(), Stage::Planning);
}

#[test]
fn a_seat_is_given_to_a_mind_and_taken_back_until_it_has_played() {
    let mut table = Table::begun("post-give", None);
    table.anna.order(&table.book, &tribute(0), true, NOW).expect("written");
    table.host.look().expect("readable");
    table.host.hand_over(Seat(2), Player::Mind("quiet".to_owned())).expect("given");
    assert_eq!(table.host.stand(), Stand::Orders(Vec::new()));
    table.host.hand_over(Seat(2), Player::Human).expect("taken back");
    assert_eq!(waits(&table.host), [Seat(2)]);
    table.host.hand_over(Seat(2), Player::Mind("quiet".to_owned())).expect("given");
    let mut host: Host = home(table.scratch.path(), "host").host(&table.book, "The Pit").expect("it opens again");
    host.process(&Missing::Wait, NOW).expect("processed");
    assert!(matches!(host.hand_over(Seat(2), Player::Human), Err(PostFault::HandOver(_))), "it is final");
    assert!(matches!(host.hand_over(Seat(1), Player::Human), Err(PostFault::NotInvited(Seat(1)))));
    // He is told, and then gets to see no more of it.
    table.bert.look(NOW).expect("readable");
    let told = &table.bert.turn().expect("a turn").seats[2].player;
    assert_eq!((table.bert.stage(), told), (Stage::Watching, &Player::Mind("quiet".to_owned())));
    table.anna.look(NOW).expect("readable");
    table.anna.order(&table.book, &tribute(0), true, NOW).expect("written");
    host.look().expect("readable");
    host.process(&Missing::Wait, NOW).expect("processed");
    assert_eq!(files(&table.bag(), "for Anna").len(), 2, "turns 2 and 3");
    assert!(files(&table.bag(), "turn 003 for Bert").is_empty());
}

#[test]
fn letters_go_to_one_house_or_to_all_and_stay_with_the_game() {
    let mut table = Table::begun("post-letters", None);
    table.anna.write(Some(Seat(2)), "Shall we part the west?").expect("written");
    table.anna.write(None, "I come in peace.").expect("written");
    table.bert.write(Some(Seat(1)), "Nobody reads this.").expect("written");
    table.anna.write(None, "No, I do not.").expect("written");
    table.anna.unwrite(2).expect("taken back");
    for (to, text) in [(Some(Seat(0)), "to myself"), (Some(Seat(9)), "to nobody"), (None, " ")] {
        assert!(matches!(table.anna.write(to, text), Err(PostFault::Letter(_))), "{text}");
    }
    assert!(matches!(table.anna.write(None, &"a".repeat(LETTER_LENGTH + 1)), Err(PostFault::Letter(_))));
    table.pass();
    let letter = |from, to, text: &str| Letter { turn: 1, from: Seat(from), to, text: text.to_owned() };
    let parting = letter(0, Some(Seat(2)), "Shall we part the west?");
    let peace = letter(0, None, "I come in peace.");
    let vain = letter(2, Some(Seat(1)), "Nobody reads this.");
    assert_eq!(table.anna.letters(), [parting.clone(), peace.clone()]);
    assert_eq!(table.bert.letters(), [parting.clone(), peace.clone(), vain.clone()]);
    table.pass();
    assert_eq!(table.bert.letters().len(), 3, "once is enough");
    let host: Host = home(table.scratch.path(), "host").host(&table.book, "The Pit").expect("it opens again");
    assert_eq!(host.letters(), [parting, peace, vain]);
    for _ in 0..MOST_LETTERS {
        table.anna.write(None, "Spam.").expect("written");
    }
    assert!(matches!(table.anna.write(None, "Spam."), Err(PostFault::Letter(_))));
}

#[test]
fn a_lost_turn_is_told_with_the_next() {
    let mut table = Table::begun("post-lost", None);
    table.pass();
    // The third turn never reaches Anna, and a mind has to play for her.
    for guest in [&mut table.anna, &mut table.bert] {
        guest.order(&table.book, &Draft::empty(guest.seat()), true, NOW).expect("written");
    }
    table.host.look().expect("readable");
    table.host.process(&Missing::Wait, NOW).expect("processed");
    let lost = table.scratch.path().join("lost.letter");
    fs::rename(file(&table.bag(), "turn 003 for Anna"), &lost).expect("lost");
    table.host.process(&Missing::Go(Otherwise::Mind("quiet".to_owned())), NOW).expect("processed");
    table.deliver();
    let told: Vec<u32> = table.anna.turn().expect("a turn").logs.iter().map(|(turn, _)| *turn).collect();
    assert_eq!((table.anna.newest(), told), (4, vec![2, 3]), "what led to turns 3 and 4");
    // It comes after all, and changes nothing.
    fs::rename(lost, table.bag().join("found in the attic.letter")).expect("found");
    let found = table.anna.look(NOW).expect("readable");
    assert!(found.iter().any(|remark| remark.what == What::Late { turn: 3, now: 4 }), "{found:?}");
    assert_eq!(table.anna.newest(), 4);
}

#[test]
fn what_cannot_be_written_is_said_and_nothing_is_lost() {
    let mut table = Table::begun("post-full", None);
    let nowhere = table.scratch.path().join("a file, not a folder");
    fs::write(&nowhere, "x").expect("written");
    // The folder of dispatches is gone, as if its disk were full.
    assert!(matches!(table.host.move_bag(nowhere.join("bag")), Err(PostFault::Unwritable { .. })));
    assert!(matches!(
        table.anna.move_bag(nowhere.join("bag")).and_then(|()| table.anna.order(&table.book, &tribute(0), true, NOW)),
        Err(PostFault::Unwritable { .. })
    ));
    assert_eq!(table.anna.plans(), Some((&tribute(0), true)), "the orders are kept");
    table.anna.move_bag(table.scratch.path().join("bag")).expect("there is room again");
    assert_eq!(files(&table.bag(), "by Anna").len(), 1, "and sent");
    table.host.process(&Missing::Go(Otherwise::Plans), NOW).expect_err("nothing can be sent");
    assert_eq!(table.host.turn(), 2, "the turn was processed");
    // The program is started again, and the host chooses another folder.
    let mut host: Host = home(table.scratch.path(), "host").host(&table.book, "The Pit").expect("it opens again");
    assert_eq!(host.turn(), 2);
    assert!(matches!(host.look(), Err(PostFault::Unwritable { .. } | PostFault::Unreadable { .. })));
    host.move_bag(table.bag()).expect("there is room");
    table.deliver();
    assert_eq!((table.anna.newest(), table.bert.newest()), (2, 2));
}

#[test]
fn tables_are_listed_and_found_by_name_or_number() {
    let table = Table::begun("post-list", None);
    let (list, faults) = home(table.scratch.path(), "host").list::<Conclave>().expect("readable");
    assert_eq!((list.len(), faults), (1, Vec::new()));
    assert_eq!((list[0].name.as_str(), list[0].role, list[0].table), ("The Pit", Role::Host, table.host.table()));
    let number = table.host.table().to_string();
    assert!(home(table.scratch.path(), "host").host::<Conclave>(&table.book, &number[..6]).is_ok());
    let unknown = home(table.scratch.path(), "host").host::<Conclave>(&table.book, "The Abyss");
    assert!(matches!(unknown, Err(PostFault::NoTable(_))));
    let ledger = list[0].folder.join("ledger.post");
    fs::write(&ledger, b"InfDesk1 and nothing more").expect("written");
    let (list, faults) = home(table.scratch.path(), "host").list::<Conclave>().expect("readable");
    assert_eq!((list.len(), faults.len()), (0, 1), "a broken one is named");
}

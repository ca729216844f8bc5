//! Games by post for the tour of all screens: one table that waits for a guest, and one in play.

use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::post::{Deadline, Founding, Guest, Host, Otherwise, Post, Room};
use infernal_conclave::window::shell::flow::{Drawn, Postings};
use table::game::Game as _;

use crate::post::{NOW, party, plan};
use crate::program::Scratch;

/// Returns the page's contents.
pub(super) fn postings() -> Postings {
    let scratch = Scratch::new("postings");
    let (book, post) = (Rulebook::standard(), Post::standard(Some(scratch.path())));
    let bag = post.letters();
    let people = ["Anna, who has a rather long name".to_owned(), "Bert".to_owned()];
    for (name, guests) in [("The game that waits", 1), ("The game in play", 2)] {
        let founding = Founding {
            name,
            host: "Hanna",
            plan: plan(&["person", "random", "person", "random"]),
            people: &people,
            bag: Some(bag.clone()),
            deadline: (guests == 2).then(|| Deadline { hours: 48, otherwise: Otherwise::Mind("duke".to_owned()) }),
            luck: Some(5),
        };
        Host::found(book.clone(), &post, founding).expect("a table");
        let room = Room::open(post.clone(), book.clone());
        let offers = room.offers(&bag).into_iter().filter(|offer| offer.invitation.name == name);
        for (at, offer) in offers.enumerate().take(guests) {
            Guest::join(&book, &post, &offer.path, party(book.catalog(), at), Some(bag.clone()), NOW).expect("joined");
        }
    }
    let mut room = Room::open(post, book);
    room.look(NOW);
    assert_eq!(room.tick(NOW), (true, Vec::new()), "one game begins");
    room.look(NOW);
    let folder = room.seated()[0].folder.clone();
    let guest = room.guest(&folder).expect("a seat");
    guest.write(Some(Seat(1)), "Shall we part the west?").expect("a letter");
    let mut faults = room.faults().to_vec();
    faults.push("The game that is lost: it cannot be read: the disk is gone".to_owned());
    let (seats, hosted, offers) = (room.seated(), room.hosted(), room.offers(&bag));
    assert_eq!((seats.len(), hosted.len(), offers.len()), (3, 2, 1));
    Postings { seats, hosted, offers, sought: bag, faults }
}

/// Returns a table for two people that was drawn up.
pub(super) fn drawn_up() -> Drawn {
    Drawn { game: Conclave::NAME, seats: vec![Seat(0), Seat(2)], people: vec![String::new(); 2] }
}

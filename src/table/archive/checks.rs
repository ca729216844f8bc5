//! Checks of the body of a save: everything in it exists, and nothing is longer than it can be.
//!
//! Turns are compared with the catalog, the set-up and the map as it was drawn, never with the present
//! position. A game changes none of the three. Lists are counted before anything is done with them.
//!
//! The inside of the snapshot is not checked. A game is played on only if the whole of it, played again
//! from its set-up, comes to the same digest; then everything in it exists.

use table_core::digest::digest;
use table_core::seats::{Player, Seat};

use super::{Body, TurnRecord};
use crate::game::{Game, Reasoned};

/// Largest number of turns of a game, many times that of the longest.
const MOST_TURNS: usize = 2000;
/// Largest number of letters in a mind's name.
const MIND_LETTERS: usize = 64;

/// Checks a body.
///
/// # Errors
/// The first thing in it that cannot be, in a sentence.
pub(super) fn check<G: Game>(catalog: &G::Catalog, body: &Body<G>) -> Result<(), String> {
    let first = G::players(&body.charter);
    first.iter().try_for_each(|player| check_player(player))?;
    G::check_charter(catalog, &body.charter)?;
    let (seats, played) = (first.len(), body.turns.len());
    if played > MOST_TURNS {
        return Err(format!("it has {played} turns, but no game is longer than {MOST_TURNS}"));
    }
    if let Some(last) = G::ending(&body.snapshot).map(G::last_turn)
        && last as usize != played
    {
        return Err(format!("the game ended with turn {last}, but {played} turns were played"));
    }
    if body.players.len() != seats {
        return Err(format!("it has {seats} seats, but says of {} who plays them", body.players.len()));
    }
    if body.belongings.len() != seats {
        return Err(format!("it has {seats} seats, but keeps the belongings of {}", body.belongings.len()));
    }
    body.players.iter().try_for_each(check_player)?;
    if let Some(seat) = body.belongings.iter().position(|belongings| !belongings.sound()) {
        return Err(format!("the notes of seat {seat} are longer than any can be"));
    }
    for (index, record) in body.turns.iter().enumerate() {
        let turn = index as u32 + 1;
        let about = Reasoned::<G> { charter: &body.charter, game: &body.snapshot, turn, choices: &record.drafts };
        check_turn(catalog, &body.charter, seats, record)
            .and_then(|()| check_reasons(catalog, &about, seats, &record.rationales))
            .map_err(|what| format!("turn {turn}: {what}"))?;
    }
    check_drafts::<G>(catalog, &body.charter, seats, &body.plans)
        .map_err(|what| format!("the plans for the next turn: {what}"))?;
    let last = body.turns.last().and_then(|record| record.digests.last()).copied().unwrap_or(body.founding);
    if digest(&body.snapshot) != last {
        return Err("the position in it is not the one to which its last turn led".to_owned());
    }
    if *G::charter(&body.snapshot) != body.charter || G::turn(&body.snapshot) as usize != body.turns.len() + 1 {
        return Err("the position in it belongs to another game or turn".to_owned());
    }
    Ok(())
}

/// Checks that the name of a mind can be shown. The mind itself is looked for when it is to think.
fn check_player(player: &Player) -> Result<(), String> {
    match player {
        Player::Mind(name) if name.chars().count() > MIND_LETTERS || name.chars().any(char::is_control) => {
            Err("a seat is played by a mind whose name no mind can have".to_owned())
        }
        Player::Mind(_) | Player::Human => Ok(()),
    }
}

fn check_turn<G: Game>(
    catalog: &G::Catalog,
    charter: &G::Charter,
    seats: usize,
    record: &TurnRecord<G>,
) -> Result<(), String> {
    if record.digests.len() != G::MARKS {
        return Err(format!("it has {} digests, but a turn has {} steps and slots", record.digests.len(), G::MARKS));
    }
    let mut handed = record.handed.iter().map(|handed| handed.seat);
    if let Some(seat) = handed.find(|seat| seat.index() >= seats) {
        return Err(format!("seat {seat} is handed over, but the last seat is {}", seats.saturating_sub(1)));
    }
    if record.handed.windows(2).any(|pair| pair[0].seat >= pair[1].seat) {
        return Err("a seat is handed over twice, or out of turn".to_owned());
    }
    record.handed.iter().try_for_each(|handed| check_player(&handed.to))?;
    check_drafts::<G>(catalog, charter, seats, &record.drafts)
}

fn check_drafts<G: Game>(
    catalog: &G::Catalog,
    charter: &G::Charter,
    seats: usize,
    drafts: &[G::Choice],
) -> Result<(), String> {
    if drafts.len() > seats {
        return Err(format!("{} drafts for {seats} seats", drafts.len()));
    }
    for (index, draft) in drafts.iter().enumerate() {
        let seat = G::chooser(draft);
        if seat.index() >= seats {
            return Err(format!("there are orders for seat {seat}, but the last seat is {}", seats.saturating_sub(1)));
        }
        if drafts[..index].iter().any(|other| G::chooser(other) == seat) {
            return Err(format!("seat {seat} gives its orders twice"));
        }
        G::check_choice(catalog, charter, draft)?;
    }
    Ok(())
}

fn check_reasons<G: Game>(
    catalog: &G::Catalog,
    about: &Reasoned<'_, G>,
    seats: usize,
    reasons: &[(Seat, G::Reasons)],
) -> Result<(), String> {
    for (index, (seat, given)) in reasons.iter().enumerate() {
        if seat.index() >= seats {
            return Err(format!("seat {seat} is named, but the last seat is {}", seats.saturating_sub(1)));
        }
        if index > 0 && reasons[index - 1].0 >= *seat {
            return Err(format!("seat {seat} gives its reasons twice, or out of turn"));
        }
        G::check_reasons(catalog, about, *seat, given).map_err(|what| format!("the reasons of seat {seat}: {what}"))?;
    }
    Ok(())
}

/// Removes from choices everything that no save may hold, and sorts them by seat. No rule would carry it
/// out, so the game goes the same way. Of several choices of one seat only the last is kept.
pub(super) fn tidy<G: Game>(catalog: &G::Catalog, charter: &G::Charter, drafts: Vec<G::Choice>) -> Vec<G::Choice> {
    let seats = G::players(charter).len();
    let mut tidied: Vec<G::Choice> = Vec::with_capacity(drafts.len());
    for mut draft in drafts {
        let seat = G::chooser(&draft);
        if seat.index() >= seats {
            continue;
        }
        G::tidy_choice(catalog, charter, &mut draft);
        tidied.retain(|other| G::chooser(other) != seat);
        tidied.push(draft);
    }
    tidied.sort_by_key(G::chooser);
    tidied
}

/// The reasons that a save may hold, by seat. Seats without reasons are left out.
pub(super) fn tidy_reasons<G: Game>(
    catalog: &G::Catalog,
    about: &Reasoned<'_, G>,
    reasons: Vec<(Seat, G::Reasons)>,
) -> Vec<(Seat, G::Reasons)> {
    let seats = G::players(about.charter).len();
    let mut tidied: Vec<(Seat, G::Reasons)> = Vec::with_capacity(reasons.len());
    for (seat, mut given) in reasons {
        G::tidy_reasons(catalog, about, seat, &mut given);
        tidied.retain(|(other, _)| *other != seat);
        if given != G::Reasons::default() && seat.index() < seats {
            tidied.push((seat, given));
        }
    }
    tidied.sort_by_key(|(seat, _)| *seat);
    tidied
}

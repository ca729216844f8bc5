//! The main game by post (manual 2.1, 5): what people bring to the table is an archfiend.

use serde::{Deserialize, Serialize};
use table::post::Posted;

use crate::Conclave;
use crate::rules::archfiends::flaws;
use crate::rules::catalog::Catalog;
use crate::rules::game::{Archfiend, Charter, Player};
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::realm::generate::MapType;
use crate::setups::{SYMBOLS, SeatPlan, SetUp, Sitter, step};

pub use table::post::{
    Chair, Deadline, Entry, Founding, Hosted, Invitation, LETTER_LENGTH, Letter, MOST_LETTERS, Missing, Offer,
    Otherwise, Place, Post, PostFault, Remark, Role, Seated, Stage, Stand, Standing, TableId, What,
};

/// A table of this game, for its host.
pub type Host = table::post::Host<Conclave>;
/// A seat at a table of this game, for its player.
pub type Guest = table::post::Guest<Conclave>;
/// All tables of this game at which a player hosts or plays.
pub type Room = table::post::Room<Conclave>;
/// A turn of this game, as a seat gets to see it.
pub type Turn = table::post::Turn<Conclave>;

/// What somebody brings into a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The archfiend.
    pub archfiend: Archfiend,
    /// The house symbol; `None` for a random one. If an earlier seat has it, the house gets another.
    pub symbol: Option<u8>,
    /// The pawn of a King Maker; `None` for a random one.
    pub pawn: Option<Seat>,
}

impl Posted for Conclave {
    type Plan = SetUp;
    type Party = Party;

    fn seated(plan: &SetUp) -> Vec<Player> {
        plan.seats.iter().map(|seat| seat.player.clone()).collect()
    }

    fn check_plan(catalog: &Catalog, plan: &SetUp) -> Result<(), String> {
        if !(FEWEST_SEATS..=Seat::MOST).contains(&plan.seats.len()) {
            return Err(format!("it has {} seats", plan.seats.len()));
        }
        if !plan.mods.is_empty() {
            return Err("games by post are played without mods".to_owned());
        }
        if let MapType::Trial(_) = plan.map_type {
            return Err("a trial is for one player".to_owned());
        }
        for seat in &plan.seats {
            if let Player::Mind(name) = &seat.player
                && crate::minds::by_name(name).is_none()
            {
                return Err(format!("no mind is called \"{name}\""));
            }
            if let Sitter::Own(own) = &seat.sitter
                && let Some(flaw) = flaws(catalog, own).into_iter().next()
            {
                return Err(format!("{}: {flaw}", own.name));
            }
        }
        Ok(())
    }

    fn check_party(catalog: &Catalog, party: &Party) -> Result<(), String> {
        if let Some(flaw) = flaws(catalog, &party.archfiend).into_iter().next() {
            return Err(format!("{}: {flaw}", party.archfiend.name));
        }
        match party.symbol {
            Some(symbol) if symbol >= SYMBOLS => Err(format!("there is no symbol {symbol}")),
            Some(_) | None => Ok(()),
        }
    }

    /// Two archfiends of one name are told apart by a number. The seed of the dice is a large number
    /// unless the plan has one: a guest could try all small ones until the map is the same.
    fn fill(catalog: &Catalog, plan: &SetUp, parties: &[(Seat, Party)], luck: u64) -> Charter {
        let mut plan = SetUp { iron_man: false, seed: plan.seed.or_else(|| Some(step(luck))), ..plan.clone() };
        for (seat, Party { archfiend, symbol, pawn }) in parties {
            if let Some(chair) = plan.seats.get_mut(seat.index()) {
                let sitter = Sitter::Own(archfiend.clone());
                *chair = SeatPlan { player: Player::Human, sitter, symbol: *symbol, pawn: *pawn };
            }
        }
        let mut charter = plan.charter(catalog, luck);
        for at in 1..charter.seats.len() {
            let (before, after) = charter.seats.split_at_mut(at);
            let taken = |name: &str| before.iter().any(|other| other.archfiend.name == name);
            let name = &mut after[0].archfiend.name;
            let numbered = (2..).map(|number| format!("{name} {number}"));
            if let Some(free) = std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)) {
                *name = free;
            }
        }
        charter
    }
}

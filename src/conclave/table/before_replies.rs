//! Bodies of format 4, in which minds gave no reasons for their replies.
//!
//! Frozen: these types describe files that players have. They never change.

use serde::Deserialize;
use table::archive::{Body, HandOver, TurnRecord, Unread, read};
use table::belongings::Belongings;

use crate::Conclave;
use crate::minds::Rationale;
use crate::minds::thought::{Hope, Left, Pursuit, Reason};
use crate::rules::digest::Digest;
use crate::rules::game::{Charter, Game, Player};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;

/// The only format of this shape.
const FORMAT: u32 = 4;

/// Reads the body of a save of format 4. `None` for other formats.
pub(crate) fn body(format: u32, bytes: &[u8], memory: usize) -> Option<Result<Body<Conclave>, Unread>> {
    (format == FORMAT).then(|| read::<OldBody>(bytes, memory).map(Body::from))
}

#[derive(Deserialize)]
struct OldRationale {
    plan: Option<Pursuit>,
    whim: bool,
    left: Vec<Left>,
    outlook: Vec<u16>,
    hope: Option<Hope>,
    reasons: Vec<Reason>,
}

impl From<OldRationale> for Rationale {
    fn from(rationale: OldRationale) -> Self {
        let OldRationale { plan, whim, left, outlook, hope, reasons } = rationale;
        Self { plan, whim, left, outlook, hope, reasons, replies: Vec::new() }
    }
}

#[derive(Deserialize)]
struct OldRecord {
    handed: Vec<HandOver>,
    drafts: Vec<Draft>,
    digests: Vec<Digest>,
    rationales: Vec<(Seat, OldRationale)>,
}

impl From<OldRecord> for TurnRecord<Conclave> {
    fn from(record: OldRecord) -> Self {
        let OldRecord { handed, drafts, digests, rationales } = record;
        let rationales = rationales.into_iter().map(|(seat, rationale)| (seat, rationale.into())).collect();
        Self { handed, drafts, digests, rationales }
    }
}

#[derive(Deserialize)]
struct OldBody {
    charter: Charter,
    players: Vec<Player>,
    founding: Digest,
    turns: Vec<OldRecord>,
    snapshot: Game,
    plans: Vec<Draft>,
    belongings: Vec<Belongings>,
}

impl From<OldBody> for Body<Conclave> {
    fn from(body: OldBody) -> Self {
        let OldBody { charter, players, founding, turns, snapshot, plans, belongings } = body;
        let turns = turns.into_iter().map(TurnRecord::from).collect();
        Self { charter, players, founding, turns, snapshot, plans, belongings }
    }
}

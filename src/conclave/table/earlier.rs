//! Bodies of earlier formats, by what has changed since: orders ([`flat`]), and what minds write
//! down. Minds gave no reasons for their replies before format 5, and kept no lessons before format
//! 6.
//!
//! Frozen: these types describe files that players have. They never change.

mod flat;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::archive::{Body, HandOver, TurnRecord, Unread, read};
use table::belongings::Belongings;

use self::flat::{FlatDraft, FlatRationale};
use crate::Conclave;
use crate::minds::thought::{Hope, Left, Pursuit, Reason, Reply};
use crate::minds::{Lessons, Rationale};
use crate::rules::digest::Digest;
use crate::rules::game::{Charter, Game, Player};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;

/// The last format with flat orders.
const FLAT: u32 = 3;
/// The only format with nested orders and without reasons for replies.
const BEFORE_REPLIES: u32 = 4;
/// The last format without lessons.
const BEFORE_LESSONS: u32 = 5;

/// Reads the body of a save of an earlier format. `None` for the present one.
pub(crate) fn body(format: u32, bytes: &[u8], memory: usize) -> Option<Result<Body<Conclave>, Unread>> {
    match format {
        ..=FLAT => Some(converted::<FlatDraft, FlatRationale>(bytes, memory)),
        BEFORE_REPLIES => Some(converted::<Draft, UnansweredRationale>(bytes, memory)),
        BEFORE_LESSONS => Some(converted::<Draft, UntaughtRationale>(bytes, memory)),
        _ => None,
    }
}

fn converted<D, R>(bytes: &[u8], memory: usize) -> Result<Body<Conclave>, Unread>
where
    D: DeserializeOwned + Into<Draft>,
    R: DeserializeOwned + Into<Rationale>,
{
    read::<EarlierBody<D, R>>(bytes, memory).map(Body::from)
}

/// What a mind wrote down in format 4.
#[derive(Deserialize)]
struct UnansweredRationale {
    plan: Option<Pursuit>,
    whim: bool,
    left: Vec<Left>,
    outlook: Vec<u16>,
    hope: Option<Hope>,
    reasons: Vec<Reason>,
}

impl From<UnansweredRationale> for Rationale {
    fn from(rationale: UnansweredRationale) -> Self {
        let UnansweredRationale { plan, whim, left, outlook, hope, reasons } = rationale;
        Self { plan, whim, left, outlook, hope, reasons, replies: Vec::new(), lessons: Lessons::default() }
    }
}

/// What a mind wrote down in format 5.
#[derive(Deserialize)]
struct UntaughtRationale {
    plan: Option<Pursuit>,
    whim: bool,
    left: Vec<Left>,
    outlook: Vec<u16>,
    hope: Option<Hope>,
    reasons: Vec<Reason>,
    replies: Vec<Reply>,
}

impl From<UntaughtRationale> for Rationale {
    fn from(rationale: UntaughtRationale) -> Self {
        let UntaughtRationale { plan, whim, left, outlook, hope, reasons, replies } = rationale;
        Self { plan, whim, left, outlook, hope, reasons, replies, lessons: Lessons::default() }
    }
}

/// A turn with drafts `D`, and with what minds wrote down as `R`.
#[derive(Deserialize)]
struct EarlierRecord<D, R> {
    handed: Vec<HandOver>,
    drafts: Vec<D>,
    digests: Vec<Digest>,
    rationales: Vec<(Seat, R)>,
}

impl<D: Into<Draft>, R: Into<Rationale>> From<EarlierRecord<D, R>> for TurnRecord<Conclave> {
    fn from(record: EarlierRecord<D, R>) -> Self {
        let EarlierRecord { handed, drafts, digests, rationales } = record;
        let rationales = rationales.into_iter().map(|(seat, rationale)| (seat, rationale.into())).collect();
        Self { handed, drafts: drafts.into_iter().map(D::into).collect(), digests, rationales }
    }
}

#[derive(Deserialize)]
struct EarlierBody<D, R> {
    charter: Charter,
    players: Vec<Player>,
    founding: Digest,
    turns: Vec<EarlierRecord<D, R>>,
    snapshot: Game,
    plans: Vec<D>,
    belongings: Vec<Belongings>,
}

impl<D: Into<Draft>, R: Into<Rationale>> From<EarlierBody<D, R>> for Body<Conclave> {
    fn from(body: EarlierBody<D, R>) -> Self {
        let EarlierBody { charter, players, founding, turns, snapshot, plans, belongings } = body;
        let turns = turns.into_iter().map(TurnRecord::from).collect();
        let plans = plans.into_iter().map(D::into).collect();
        Self { charter, players, founding, turns, snapshot, plans, belongings }
    }
}

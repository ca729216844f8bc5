//! Drafts and reasons of formats 2 and 3, in which orders were not yet gathered by subsystem.
//!
//! Frozen: these types describe files that players have. They never change.

use serde::Deserialize;

use crate::minds::thought::{Aim, Hope, Left, Merit, Pursuit, Reason};
use crate::minds::{Lessons, Rationale};
use crate::rules::archfiends::{ArchfiendOrder, Discipline};
use crate::rules::arena::{ArenaOrder, Plan};
use crate::rules::attachments::{AttachmentOrder, Contents, Post, Treasure};
use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::diplomacy::{Demanded, DiplomacyOrder, Terms};
use crate::rules::events::{EventAim, EventOrder};
use crate::rules::forces::ForcesOrder;
use crate::rules::ids::{CantonId, CardId, EventKind, LegionId, ManuscriptKind, PraetorKind, RitualKind, Seat, SlotNo};
use crate::rules::manuscripts::{ManuscriptOrder, Pupil};
use crate::rules::objectives::ObjectiveOrder;
use crate::rules::orders::{Answer, Draft, Order};
use crate::rules::realm::Foe;
use crate::rules::rituals::{Guise, RitualOrder, Target};
use crate::rules::tribute::TributeOrder;

/// An order. The position of a variant is its number in a file.
#[derive(Deserialize)]
enum FlatOrder {
    DemandTribute,
    SeekManuscripts,
    Consolidate { cards: Vec<CardId> },
    Bid { goods: Goods, cards: Vec<CardId> },
    March { legion: LegionId, path: Vec<CantonId> },
    Fly { legion: LegionId, to: CantonId },
    Dismiss { legion: LegionId },
    Transfer { treasure: Treasure, to: Post },
    CreateCombatCard { unit: Foe, contents: Contents, cards: Vec<CardId> },
    Train { manuscript: ManuscriptKind, pupil: Pupil },
    Assemble { manuscript: ManuscriptKind },
    RaiseAttribute { discipline: Discipline, cards: Vec<CardId> },
    RankThreats { ranking: Vec<Seat>, cards: Vec<CardId> },
    Demand { of: Seat, thing: Demanded },
    Insult { at: Seat, stake: u8 },
    SendEmissary { to: Seat, cards: Vec<CardId> },
    ClaimVendetta { on: Seat, terms: Terms },
    ClaimBloodFeud { on: Seat },
    Petition { lord: Seat },
    ChallengeChampion { praetor: PraetorKind, plan: Plan },
    PerformRitual { ritual: RitualKind, target: Target, guise: Guise, cards: Vec<CardId> },
    PlayEvent { event: EventKind, aim: EventAim, cards: Vec<CardId> },
    DrawObjectives,
}

impl From<FlatOrder> for Order {
    fn from(order: FlatOrder) -> Self {
        match order {
            FlatOrder::DemandTribute => TributeOrder::DemandTribute.into(),
            FlatOrder::SeekManuscripts => TributeOrder::SeekManuscripts.into(),
            FlatOrder::Consolidate { cards } => TributeOrder::Consolidate { cards }.into(),
            FlatOrder::Bid { goods, cards } => BazaarOrder::Bid { goods, cards }.into(),
            FlatOrder::March { legion, path } => ForcesOrder::March { legion, path }.into(),
            FlatOrder::Fly { legion, to } => ForcesOrder::Fly { legion, to }.into(),
            FlatOrder::Dismiss { legion } => ForcesOrder::Dismiss { legion }.into(),
            FlatOrder::Transfer { treasure, to } => AttachmentOrder::Transfer { treasure, to }.into(),
            FlatOrder::CreateCombatCard { unit, contents, cards } => {
                AttachmentOrder::CreateCombatCard { unit, contents, cards }.into()
            }
            FlatOrder::Train { manuscript, pupil } => ManuscriptOrder::Train { manuscript, pupil }.into(),
            FlatOrder::Assemble { manuscript } => ManuscriptOrder::Assemble { manuscript }.into(),
            FlatOrder::RaiseAttribute { discipline, cards } => {
                ArchfiendOrder::RaiseAttribute { discipline, cards }.into()
            }
            FlatOrder::RankThreats { ranking, cards } => DiplomacyOrder::RankThreats { ranking, cards }.into(),
            FlatOrder::Demand { of, thing } => DiplomacyOrder::Demand { of, thing }.into(),
            FlatOrder::Insult { at, stake } => DiplomacyOrder::Insult { at, stake }.into(),
            FlatOrder::SendEmissary { to, cards } => DiplomacyOrder::SendEmissary { to, cards }.into(),
            FlatOrder::ClaimVendetta { on, terms } => DiplomacyOrder::ClaimVendetta { on, terms }.into(),
            FlatOrder::ClaimBloodFeud { on } => DiplomacyOrder::ClaimBloodFeud { on }.into(),
            FlatOrder::Petition { lord } => DiplomacyOrder::Petition { lord }.into(),
            FlatOrder::ChallengeChampion { praetor, plan } => ArenaOrder::ChallengeChampion { praetor, plan }.into(),
            FlatOrder::PerformRitual { ritual, target, guise, cards } => {
                RitualOrder::PerformRitual { ritual, target, guise, cards }.into()
            }
            FlatOrder::PlayEvent { event, aim, cards } => EventOrder::PlayEvent { event, aim, cards }.into(),
            FlatOrder::DrawObjectives => ObjectiveOrder::DrawObjectives.into(),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct FlatDraft {
    seat: Seat,
    slots: [Option<FlatOrder>; SlotNo::COUNT],
    answers: Vec<Answer>,
}

impl From<FlatDraft> for Draft {
    fn from(draft: FlatDraft) -> Self {
        let FlatDraft { seat, slots, answers } = draft;
        Self { seat, slots: slots.map(|order| order.map(Order::from)), answers }
    }
}

#[derive(Deserialize)]
enum FlatMerit {
    Best { worth: i32, passed_over: Option<(FlatOrder, i32)> },
    With(SlotNo),
    Whole,
}

impl From<FlatMerit> for Merit {
    fn from(merit: FlatMerit) -> Self {
        match merit {
            FlatMerit::Best { worth, passed_over } => {
                let passed_over = passed_over.map(|(order, worth)| (order.into(), worth));
                Self::Best { worth, passed_over }
            }
            FlatMerit::With(slot) => Self::With(slot),
            FlatMerit::Whole => Self::Whole,
        }
    }
}

#[derive(Deserialize)]
struct FlatReason {
    slot: SlotNo,
    aim: Aim,
    merit: FlatMerit,
}

#[derive(Deserialize)]
pub(super) struct FlatRationale {
    plan: Option<Pursuit>,
    whim: bool,
    left: Vec<Left>,
    outlook: Vec<u16>,
    hope: Option<Hope>,
    reasons: Vec<FlatReason>,
}

impl From<FlatRationale> for Rationale {
    fn from(rationale: FlatRationale) -> Self {
        let FlatRationale { plan, whim, left, outlook, hope, reasons } = rationale;
        let nested = |FlatReason { slot, aim, merit }| Reason { slot, aim, merit: merit.into() };
        Self {
            plan,
            whim,
            left,
            outlook,
            hope,
            reasons: reasons.into_iter().map(nested).collect(),
            replies: Vec::new(),
            lessons: Lessons::default(),
        }
    }
}

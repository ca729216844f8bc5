//! The kinds of orders (manual 4.19), which identify rules, icons and columns of statistics.

use serde::{Deserialize, Serialize};

use crate::diplomacy::ActKind;
#[cfg(doc)]
use crate::{
    archfiends::ArchfiendOrder, arena::ArenaOrder, attachments::AttachmentOrder, bazaar::BazaarOrder,
    diplomacy::DiplomacyOrder, events::EventOrder, forces::ForcesOrder, manuscripts::ManuscriptOrder,
    objectives::ObjectiveOrder, rituals::RitualOrder, tribute::TributeOrder,
};

/// The kinds of orders, one rule for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderKind {
    /// [`TributeOrder::DemandTribute`].
    DemandTribute,
    /// [`TributeOrder::SeekManuscripts`].
    SeekManuscripts,
    /// [`TributeOrder::Consolidate`].
    Consolidate,
    /// [`BazaarOrder::Bid`] on a legion.
    BidLegion,
    /// [`BazaarOrder::Bid`] on a praetor.
    BidPraetor,
    /// [`BazaarOrder::Bid`] on an artifact.
    BidArtifact,
    /// [`BazaarOrder::Bid`] on a relic.
    BidRelic,
    /// [`BazaarOrder::Bid`] on a piece of a manuscript.
    BidManuscript,
    /// [`ForcesOrder::March`].
    March,
    /// [`ForcesOrder::Fly`].
    Fly,
    /// [`ForcesOrder::Dismiss`].
    Dismiss,
    /// [`AttachmentOrder::CreateCombatCard`].
    CreateCombatCard,
    /// [`AttachmentOrder::Transfer`] of a praetor.
    ManagePraetors,
    /// [`AttachmentOrder::Transfer`] of an artifact.
    ManageArtifacts,
    /// [`AttachmentOrder::Transfer`] of a relic.
    ManageRelics,
    /// [`ManuscriptOrder::Train`].
    Train,
    /// [`ManuscriptOrder::Assemble`].
    Assemble,
    /// [`ArchfiendOrder::RaiseAttribute`].
    RaiseAttribute,
    /// [`DiplomacyOrder::RankThreats`].
    RankThreats,
    /// [`DiplomacyOrder::Demand`].
    Demand,
    /// [`DiplomacyOrder::Insult`].
    Insult,
    /// [`DiplomacyOrder::SendEmissary`].
    SendEmissary,
    /// [`DiplomacyOrder::ClaimVendetta`].
    ClaimVendetta,
    /// [`DiplomacyOrder::ClaimBloodFeud`].
    ClaimBloodFeud,
    /// [`DiplomacyOrder::Petition`].
    Petition,
    /// [`ArenaOrder::ChallengeChampion`].
    ChallengeChampion,
    /// [`RitualOrder::PerformRitual`].
    PerformRitual,
    /// [`EventOrder::PlayEvent`].
    PlayEvent,
    /// [`ObjectiveOrder::DrawObjectives`].
    DrawObjectives,
}

impl OrderKind {
    /// All kinds, in the order of display.
    pub const ALL: [Self; 29] = [
        Self::DemandTribute,
        Self::SeekManuscripts,
        Self::Consolidate,
        Self::BidLegion,
        Self::BidPraetor,
        Self::BidArtifact,
        Self::BidRelic,
        Self::BidManuscript,
        Self::March,
        Self::Fly,
        Self::Dismiss,
        Self::CreateCombatCard,
        Self::ManagePraetors,
        Self::ManageArtifacts,
        Self::ManageRelics,
        Self::Train,
        Self::Assemble,
        Self::RaiseAttribute,
        Self::RankThreats,
        Self::Demand,
        Self::Insult,
        Self::SendEmissary,
        Self::ClaimVendetta,
        Self::ClaimBloodFeud,
        Self::Petition,
        Self::ChallengeChampion,
        Self::PerformRitual,
        Self::PlayEvent,
        Self::DrawObjectives,
    ];

    /// The row of a kind in the one table of kinds.
    const fn entry(self) -> Entry {
        match self {
            Self::DemandTribute => plain("demand_tribute", "tribute"),
            Self::SeekManuscripts => plain("seek_manuscripts", "manuscript"),
            Self::Consolidate => plain("consolidate", "consolidate"),
            Self::BidLegion => plain("bid_legion", "bid"),
            Self::BidPraetor => plain("bid_praetor", "bid"),
            Self::BidArtifact => plain("bid_artifact", "bid"),
            Self::BidRelic => plain("bid_relic", "bid"),
            Self::BidManuscript => plain("bid_manuscript", "bid"),
            Self::March => plain("march", "march"),
            Self::Fly => plain("fly", "fly"),
            Self::Dismiss => plain("dismiss", "dismiss"),
            Self::CreateCombatCard => plain("create_combat_card", "card"),
            Self::ManagePraetors => plain("manage_praetors", "praetor"),
            Self::ManageArtifacts => plain("manage_artifacts", "artifact"),
            Self::ManageRelics => plain("manage_relics", "relic"),
            Self::Train => plain("train", "level"),
            Self::Assemble => plain("assemble", "manuscript"),
            Self::RaiseAttribute => plain("raise_attribute", "avatar"),
            Self::RankThreats => plain("rank_threats", "threats"),
            Self::Demand => act("demand", "demand", ActKind::Demand),
            Self::Insult => act("insult", "insult", ActKind::Insult),
            Self::SendEmissary => act("send_emissary", "emissary", ActKind::Emissary),
            Self::ClaimVendetta => act("claim_vendetta", "vendetta", ActKind::Vendetta),
            Self::ClaimBloodFeud => act("claim_blood_feud", "blood-feud", ActKind::BloodFeud),
            Self::Petition => act("petition", "vassal", ActKind::Petition),
            Self::ChallengeChampion => plain("challenge_champion", "champion"),
            Self::PerformRitual => plain("perform_ritual", "ritual"),
            Self::PlayEvent => plain("play_event", "event"),
            Self::DrawObjectives => plain("draw_objectives", "objective"),
        }
    }

    /// The key of its text and its column in statistics.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.entry().key
    }

    /// The name of a picture in `assets/icons`.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        self.entry().icon
    }

    /// The act or claim that it begins between two houses (manual 4.14). Statistics count these as
    /// diplomacy.
    #[must_use]
    pub const fn act(self) -> Option<ActKind> {
        self.entry().act
    }

    /// The kind of order that begins an act.
    #[must_use]
    pub const fn of(act: ActKind) -> Self {
        match act {
            ActKind::Demand => Self::Demand,
            ActKind::Insult => Self::Insult,
            ActKind::Emissary => Self::SendEmissary,
            ActKind::Petition => Self::Petition,
            ActKind::Vendetta => Self::ClaimVendetta,
            ActKind::BloodFeud => Self::ClaimBloodFeud,
        }
    }
}

// The rulebook finds the rule of a kind by its number.
const _: () = {
    let mut at = 0;
    while at < OrderKind::ALL.len() {
        assert!(OrderKind::ALL[at] as usize == at, "OrderKind::ALL has the kinds in the order of their variants");
        at += 1;
    }
};

/// A row of the table.
#[derive(Clone, Copy)]
struct Entry {
    key: &'static str,
    icon: &'static str,
    act: Option<ActKind>,
}

const fn plain(key: &'static str, icon: &'static str) -> Entry {
    Entry { key, icon, act: None }
}

const fn act(key: &'static str, icon: &'static str, act: ActKind) -> Entry {
    Entry { key, icon, act: Some(act) }
}

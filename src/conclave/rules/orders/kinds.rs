//! The kinds of orders (manual 4.19), which identify rules, icons and columns of statistics.

use serde::{Deserialize, Serialize};

#[cfg(doc)]
use super::Order;

/// The kinds of orders, one rule for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderKind {
    /// [`Order::DemandTribute`].
    DemandTribute,
    /// [`Order::SeekManuscripts`].
    SeekManuscripts,
    /// [`Order::Consolidate`].
    Consolidate,
    /// [`Order::Bid`] on a legion.
    BidLegion,
    /// [`Order::Bid`] on a praetor.
    BidPraetor,
    /// [`Order::Bid`] on an artifact.
    BidArtifact,
    /// [`Order::Bid`] on a relic.
    BidRelic,
    /// [`Order::Bid`] on a piece of a manuscript.
    BidManuscript,
    /// [`Order::March`].
    March,
    /// [`Order::Fly`].
    Fly,
    /// [`Order::Dismiss`].
    Dismiss,
    /// [`Order::CreateCombatCard`].
    CreateCombatCard,
    /// [`Order::Transfer`] of a praetor.
    ManagePraetors,
    /// [`Order::Transfer`] of an artifact.
    ManageArtifacts,
    /// [`Order::Transfer`] of a relic.
    ManageRelics,
    /// [`Order::Train`].
    Train,
    /// [`Order::Assemble`].
    Assemble,
    /// [`Order::RaiseAttribute`].
    RaiseAttribute,
    /// [`Order::RankThreats`].
    RankThreats,
    /// [`Order::Demand`].
    Demand,
    /// [`Order::Insult`].
    Insult,
    /// [`Order::SendEmissary`].
    SendEmissary,
    /// [`Order::ClaimVendetta`].
    ClaimVendetta,
    /// [`Order::ClaimBloodFeud`].
    ClaimBloodFeud,
    /// [`Order::Petition`].
    Petition,
    /// [`Order::ChallengeChampion`].
    ChallengeChampion,
    /// [`Order::PerformRitual`].
    PerformRitual,
    /// [`Order::PlayEvent`].
    PlayEvent,
    /// [`Order::DrawObjectives`].
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

    /// The key of its icon, its text and its column in statistics.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::DemandTribute => "demand_tribute",
            Self::SeekManuscripts => "seek_manuscripts",
            Self::Consolidate => "consolidate",
            Self::BidLegion => "bid_legion",
            Self::BidPraetor => "bid_praetor",
            Self::BidArtifact => "bid_artifact",
            Self::BidRelic => "bid_relic",
            Self::BidManuscript => "bid_manuscript",
            Self::Dismiss => "dismiss",
            Self::CreateCombatCard => "create_combat_card",
            Self::ManagePraetors => "manage_praetors",
            Self::ManageArtifacts => "manage_artifacts",
            Self::ManageRelics => "manage_relics",
            Self::Train => "train",
            Self::Assemble => "assemble",
            Self::RaiseAttribute => "raise_attribute",
            Self::March => "march",
            Self::Fly => "fly",
            Self::RankThreats => "rank_threats",
            Self::Demand => "demand",
            Self::Insult => "insult",
            Self::SendEmissary => "send_emissary",
            Self::ClaimVendetta => "claim_vendetta",
            Self::ClaimBloodFeud => "claim_blood_feud",
            Self::Petition => "petition",
            Self::ChallengeChampion => "challenge_champion",
            Self::PerformRitual => "perform_ritual",
            Self::PlayEvent => "play_event",
            Self::DrawObjectives => "draw_objectives",
        }
    }
}

impl OrderKind {
    /// True if it begins an act or a claim between two houses (manual 4.14). Statistics count these
    /// as diplomacy.
    #[must_use]
    pub const fn is_diplomatic(self) -> bool {
        match self {
            Self::Demand
            | Self::Insult
            | Self::SendEmissary
            | Self::ClaimVendetta
            | Self::ClaimBloodFeud
            | Self::Petition => true,
            Self::DemandTribute
            | Self::SeekManuscripts
            | Self::Consolidate
            | Self::BidLegion
            | Self::BidPraetor
            | Self::BidArtifact
            | Self::BidRelic
            | Self::BidManuscript
            | Self::March
            | Self::Fly
            | Self::Dismiss
            | Self::CreateCombatCard
            | Self::ManagePraetors
            | Self::ManageArtifacts
            | Self::ManageRelics
            | Self::Train
            | Self::Assemble
            | Self::RaiseAttribute
            | Self::RankThreats
            | Self::ChallengeChampion
            | Self::PerformRitual
            | Self::PlayEvent
            | Self::DrawObjectives => false,
        }
    }
}

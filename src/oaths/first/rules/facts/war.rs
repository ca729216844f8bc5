//! Facts of the combat phase.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, HandCard, Seat};
use crate::war::{Casualties, Fate, Side};

/// In the combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarFact {
    /// A devil announced an attack, or passed.
    Announced {
        /// Who.
        seat: Seat,
        /// Whose realm; `None` to pass.
        target: Option<Seat>,
    },
    /// An attack began.
    Attacked {
        /// Who.
        seat: Seat,
        /// Whose realm.
        target: Seat,
    },
    /// A fortress was negated.
    Negated {
        /// Who.
        seat: Seat,
    },
    /// A devil fled, and is out until the end of the game turn.
    Fled {
        /// Who.
        seat: Seat,
    },
    /// A fleeing devil was recalled.
    Recalled {
        /// By whom.
        by: Seat,
        /// Who.
        who: Seat,
    },
    /// The defending devil surrendered.
    Surrendered {
        /// Who.
        seat: Seat,
    },
    /// An army retreated.
    Retreated {
        /// Who.
        seat: Seat,
    },
    /// An army changed sides.
    Switched {
        /// Who.
        seat: Seat,
    },
    /// An army joined.
    Joined {
        /// Who.
        seat: Seat,
        /// On which side.
        side: Side,
    },
    /// An army without leader went home.
    SentHome {
        /// Who.
        seat: Seat,
    },
    /// Nobody fought in this round.
    Truce {
        /// The round.
        round: u8,
    },
    /// Combat cards were drawn.
    Drawn {
        /// The round.
        round: u8,
        /// Size of the attackers.
        attack: u32,
        /// Size of the defenders.
        defend: u32,
        /// Defence points.
        defence: u32,
        /// Number of cards.
        cards: u32,
        /// Hits on the attackers.
        on_attack: u32,
        /// Hits on the defenders.
        on_defence: u32,
        /// Extra hits on the attackers, without combat cards.
        extra_on_attack: u32,
        /// Extra hits on the defenders that were not ignored.
        extra_on_defence: u32,
    },
    /// An army took hits.
    Suffered {
        /// Who.
        seat: Seat,
        /// What was hit.
        casualties: Casualties,
        /// True if the fortress was destroyed by it.
        ruined: bool,
    },
    /// A horde that cannot die came back.
    Returned {
        /// Who.
        seat: Seat,
        /// The horde.
        horde: Card,
    },
    /// An army hit back when it was hit.
    Avenged {
        /// Who.
        seat: Seat,
        /// Which army.
        target: Seat,
        /// Hits that were not ignored.
        hits: u32,
    },
    /// An artifact saved a horde.
    Salvaged {
        /// Who.
        seat: Seat,
        /// The horde.
        horde: Card,
    },
    /// There was nobody to fight.
    Empty {
        /// Whose realm.
        target: Seat,
    },
    /// The last round was over.
    TimeOut,
    /// All defenders were destroyed.
    Won {
        /// Who.
        seat: Seat,
        /// Whose realm.
        target: Seat,
        /// True if it counts as an attack victory.
        counts: bool,
    },
    /// The attack was defeated.
    Defeated {
        /// Who.
        seat: Seat,
        /// Whose realm.
        target: Seat,
    },
    /// A fortress was looted.
    Looted {
        /// Who.
        seat: Seat,
        /// Whose.
        from: Seat,
        /// Cards, without oaths.
        count: usize,
        /// Which; empty for others.
        cards: Vec<HandCard>,
    },
    /// The victor decided on the fortress.
    Fortress {
        /// Who.
        seat: Seat,
        /// Whose.
        from: Seat,
        /// The fortress, if it was not destroyed in combat.
        card: Option<Card>,
        /// What became of it.
        fate: Fate,
    },
    /// A devil was captured.
    Captured {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// Artifacts that it lost.
        artifacts: Vec<Card>,
    },
    /// Hordes were eaten for want of an attack.
    Eaten {
        /// Who.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
    },
}

//! Facts: what happened, in the order in which it happened.
//!
//! The chronicle tells them, the table shows them, and the minds remember them. A fact that only
//! some may know says so in [`Fact::told_to`].

use serde::{Deserialize, Serialize};

use crate::game::Cast;
use crate::ids::{Card, HandCard, OfferId, Paper, RealmKind, Seat, SpecialKind};
use crate::promises::{Outcome, Vow};
use crate::specials::{Aim, Play};
use crate::trade::{Claim, Offer};
use crate::war::Target;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// In the reinforcements.
    Muster(MusterFact),
    /// By a special play card.
    Special(SpecialFact),
    /// In the trading.
    Trade(TradeFact),
    /// When devils chose rituals and journeys.
    Action(ActionFact),
    /// In a conflict.
    War(WarFact),
    /// By a ritual.
    Rite(RiteFact),
    /// In the scoring and at the end.
    Court(CourtFact),
}

/// In the reinforcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MusterFact {
    /// A game turn began.
    Began {
        /// The game turn, from 1.
        round: u8,
    },
    /// A devil and its hordes came back from Earth.
    Returned {
        /// Whose.
        seat: Seat,
        /// The hordes.
        hordes: Vec<Card>,
        /// True if the devil itself came back.
        devil: bool,
    },
    /// A devil without a realm took a free one.
    Settled {
        /// Who.
        seat: Seat,
        /// Where.
        realm: RealmKind,
    },
    /// A devil drew a special play card. Only it knows which.
    DrewSpecial {
        /// Who.
        seat: Seat,
        /// Which; `None` for the others.
        card: Option<SpecialKind>,
    },
    /// A devil drew resource cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// A devil tabled some of its cards and discarded others.
    Tabled {
        /// Who.
        seat: Seat,
        /// The tabled cards.
        cards: Vec<Card>,
        /// The discarded cards.
        discarded: Vec<Card>,
    },
    /// An event gained Souls.
    Summoned {
        /// Who.
        seat: Seat,
        /// How many.
        souls: u32,
    },
    /// An event took tabled cards of another devil.
    Agreed {
        /// Who.
        seat: Seat,
        /// Of whom.
        target: Seat,
        /// What it took.
        took: Vec<Card>,
        /// What it gave; empty if it gave its favour.
        gave: Vec<Card>,
    },
}

/// By a special play card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpecialFact {
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card and its aim.
        play: Play,
    },
    /// A card was countered.
    Countered {
        /// Who countered.
        by: Seat,
        /// The countered card.
        card: SpecialKind,
    },
    /// A card had its effect.
    Worked {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: SpecialKind,
        /// Its aim.
        aim: Aim,
        /// What it gained or moved.
        cards: Vec<Card>,
        /// Souls that it gained.
        souls: u32,
    },
}

/// In the trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TradeFact {
    /// Favours were reclaimed.
    Claimed {
        /// Who.
        seat: Seat,
        /// What.
        claim: Claim,
        /// Favours of the target that were paid.
        paid: u8,
    },
    /// An offer was made.
    Offered {
        /// The offer.
        offer: Offer,
    },
    /// An offer was refused by the last that could take it.
    Refused {
        /// The offer.
        id: OfferId,
        /// By whom.
        by: Seat,
    },
    /// A deal was made.
    Dealt {
        /// The offer.
        offer: Offer,
        /// With whom.
        with: Seat,
    },
    /// An offer could not be taken any more.
    Lapsed {
        /// The offer.
        id: OfferId,
    },
    /// A prisoner was freed.
    Freed {
        /// Whose.
        by: Seat,
        /// Who.
        prisoner: Seat,
    },
    /// A prisoner was tortured.
    Tortured {
        /// By whom.
        by: Seat,
        /// Who.
        prisoner: Seat,
        /// True if a card was kept, so that the prisoner is free.
        kept: bool,
    },
    /// What a torturer saw. Only it knows.
    Confessed {
        /// By whom.
        by: Seat,
        /// Who.
        prisoner: Seat,
        /// The cards.
        cards: Vec<HandCard>,
    },
    /// Papers changed hands by a forced trade. Only the two know which.
    Exchanged {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: usize,
        /// Which; empty for the others.
        papers: Vec<Paper>,
    },
    /// A freed devil put an oath away. Only it knows which.
    Ransomed {
        /// Who.
        seat: Seat,
        /// Which; `None` for the others and if it had none.
        oath: Option<Paper>,
        /// False if it had none and showed its hand to its gaoler.
        paid: bool,
    },
    /// A devil was freed at the end of the trading.
    Ended,
    /// A promise was judged.
    Judged {
        /// Who promised.
        by: Seat,
        /// To whom.
        to: Seat,
        /// What.
        vow: Vow,
        /// Whether it was kept.
        outcome: Outcome,
    },
}

/// When devils chose rituals and journeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionFact {
    /// A devil announced what it does.
    Announced {
        /// Who.
        seat: Seat,
        /// The rituals.
        casts: Vec<Cast>,
        /// Hordes that went to Earth.
        earth: Vec<Card>,
        /// True if the devil itself went.
        devil: bool,
    },
    /// Rituals that nobody casts were discarded.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        rituals: Vec<Card>,
    },
    /// A time of virtue destroyed fiends on Earth.
    Virtue {
        /// Whose.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
    },
}

/// In a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarFact {
    /// A conflict began.
    Began {
        /// Its number in the game turn, from 1.
        number: u8,
    },
    /// Souls became hordes.
    Raised {
        /// Who.
        seat: Seat,
        /// The hordes.
        hordes: Vec<Card>,
    },
    /// A devil showed the target of its army.
    Aimed {
        /// Who.
        seat: Seat,
        /// The target.
        target: Target,
    },
    /// Armies met in the open. Each list is one side.
    Met {
        /// The sides.
        sides: Vec<Vec<Seat>>,
    },
    /// An army came to a home realm.
    Arrived {
        /// The attackers, their leader first.
        attackers: Vec<Seat>,
        /// The defender.
        defender: Seat,
        /// The realm.
        realm: RealmKind,
    },
    /// A horde changed sides before a combat.
    Suborned {
        /// Who got it.
        by: Seat,
        /// Whose it was.
        from: Seat,
        /// The horde.
        horde: Card,
    },
    /// A side showed its strategy.
    Strategy {
        /// Its leader.
        seat: Seat,
        /// The colour.
        colour: u8,
        /// The power of the side.
        power: u32,
    },
    /// A side won a combat.
    Won {
        /// Its leader.
        seat: Seat,
        /// True if by its colour, false if by its power.
        directly: bool,
    },
    /// Nobody won a combat.
    NobodyWon,
    /// An army was defeated.
    Defeated {
        /// Whose.
        seat: Seat,
    },
    /// Hordes were destroyed.
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
        /// Souls that were destroyed with them.
        souls: u32,
    },
    /// An artifact saved a horde from destruction.
    Salvaged {
        /// Who took it.
        seat: Seat,
        /// Which.
        horde: Card,
    },
    /// A realm gave hordes to its ruler.
    Woke {
        /// Who.
        seat: Seat,
        /// Which.
        hordes: Vec<Card>,
    },
    /// An army was destroyed in its home realm.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// The realm.
        realm: RealmKind,
    },
    /// A devil was captured.
    Captured {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// A devil got its share of the spoils.
    Spoils {
        /// Who.
        seat: Seat,
        /// True if it got a point.
        point: bool,
        /// Prisoners that it got.
        prisoners: Vec<Seat>,
        /// Artifacts that it got.
        artifacts: Vec<Card>,
        /// True if it may take the realm.
        realm: bool,
    },
    /// A devil moved into another realm.
    Moved {
        /// Who.
        seat: Seat,
        /// Into which.
        realm: RealmKind,
    },
    /// A devil gathered Souls.
    Gathered {
        /// Who.
        seat: Seat,
        /// How many.
        souls: u32,
    },
    /// A fiend on Earth was lured away.
    Lured {
        /// By whom.
        by: Seat,
        /// Of whom.
        from: Seat,
        /// Which.
        horde: Card,
    },
    /// The devil with most Souls got a point for them.
    Reaped {
        /// Who.
        seat: Seat,
        /// The Souls, which are gone.
        souls: u32,
    },
}

/// By a ritual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RiteFact {
    /// A ritual was performed.
    Performed {
        /// Who.
        seat: Seat,
        /// Which.
        ritual: Card,
        /// Magic cards drawn.
        magic: usize,
    },
    /// A ritual was cancelled.
    Cancelled {
        /// Who.
        seat: Seat,
        /// Which.
        ritual: Card,
    },
    /// A ritual destroyed something.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Cards.
        cards: Vec<Card>,
        /// Souls.
        souls: u32,
    },
    /// A magic card was taken.
    Stolen {
        /// By whom.
        by: Seat,
        /// Of whom.
        from: Seat,
    },
    /// The magic cards of a devil were tabled.
    Revealed {
        /// Who.
        seat: Seat,
        /// The tabled cards.
        cards: Vec<Card>,
        /// The cards that became Souls.
        souls: Vec<Card>,
    },
}

/// In the scoring and at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourtFact {
    /// The ruler of the High Palace got points.
    Enthroned {
        /// Who.
        seat: Seat,
        /// Points.
        points: u8,
    },
    /// The order of initiative changed.
    Initiative {
        /// The new order.
        order: Vec<Seat>,
    },
    /// A devil put papers on the pile. Only it knows which.
    Contributed {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which; empty for the others.
        papers: Vec<Paper>,
    },
    /// A devil had too few papers for the pile and showed its hand.
    ShowedHand {
        /// Who.
        seat: Seat,
        /// Its papers.
        papers: Vec<Paper>,
    },
    /// A devil took papers from the pile, and showed them.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        papers: Vec<Paper>,
    },
    /// A devil discarded tabled cards that were too many.
    Trimmed {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// A devil chose in the vote.
    Voted {
        /// Who.
        seat: Seat,
        /// For whom.
        candidate: Seat,
    },
    /// The votes in a hand were counted.
    Counted {
        /// Whose hand.
        holder: Seat,
        /// The devil whose vote it is.
        of: Seat,
        /// The devil that gets the vote; `None` if its devil is a prisoner.
        candidate: Option<Seat>,
    },
    /// There is a new Overlord.
    Overlord {
        /// Who.
        seat: Seat,
        /// Votes.
        votes: u8,
    },
    /// The final count of a devil.
    Final {
        /// Who.
        seat: Seat,
        /// Points without oaths.
        points: u8,
        /// Oaths of the Overlord.
        oaths: u8,
    },
    /// The game was won.
    Won {
        /// Who.
        seats: Vec<Seat>,
        /// True if by oaths alone.
        by_oaths: bool,
    },
}

macro_rules! wrap {
    ($($variant:ident($fact:ty);)*) => {$(
        impl From<$fact> for Fact {
            fn from(fact: $fact) -> Self {
                Self::$variant(fact)
            }
        }
    )*};
}

wrap! {
    Muster(MusterFact);
    Special(SpecialFact);
    Trade(TradeFact);
    Action(ActionFact);
    War(WarFact);
    Rite(RiteFact);
    Court(CourtFact);
}

impl Fact {
    /// Returns this fact as a seat may know it; `None` if it may not know of it at all.
    #[must_use]
    pub fn told_to(&self, seat: Seat) -> Option<Self> {
        let mut fact = self.clone();
        match &mut fact {
            Self::Muster(MusterFact::DrewSpecial { seat: own, card }) if *own != seat => *card = None,
            Self::Trade(TradeFact::Confessed { by, .. }) if *by != seat => return None,
            Self::Trade(TradeFact::Exchanged { from, to, papers, .. }) if *from != seat && *to != seat => {
                papers.clear();
            }
            Self::Trade(TradeFact::Ransomed { seat: own, oath, .. }) if *own != seat => *oath = None,
            Self::Court(CourtFact::Contributed { seat: own, papers, .. }) if *own != seat => papers.clear(),
            Self::Muster(_)
            | Self::Special(_)
            | Self::Trade(_)
            | Self::Action(_)
            | Self::War(_)
            | Self::Rite(_)
            | Self::Court(_) => {}
        }
        Some(fact)
    }
}

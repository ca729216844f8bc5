//! Why an answer breaks the rules.

/// The rule that an answer breaks, as a sentence for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The seat is not asked.
    #[error("nothing is asked of this seat")]
    NotAsked,
    /// The answer is to another question.
    #[error("this is no answer to what is asked")]
    WrongQuestion,
    /// A card that the seat does not hold.
    #[error("this card is not in your hand")]
    NotYourCard,
    /// A daemon of somebody else.
    #[error("this daemon is not in your triumvirate")]
    NotYourDaemon,
    /// A sectio of somebody else.
    #[error("you do not control this sectio")]
    NotYourSectio,
    /// A unit of somebody else, or in another place.
    #[error("this unit is not yours, or not there")]
    NotYourUnit,
    /// Something that does not exist, or is not there.
    #[error("there is no such thing there")]
    NotThere,
    /// There is no such triumvirate.
    #[error("this triumvirate cannot be meant")]
    NoSuchSeat,
    /// Something is named twice.
    #[error("something is named twice")]
    Twice,
    /// Too many or too few.
    #[error("the number is wrong")]
    Count,
    /// A unit has no way yet.
    #[error("the unit has no way")]
    NoWay,
    /// Not enough Souls.
    #[error("there are not enough Souls for this")]
    Souls,
    /// Not enough Favours that are not bound by Disfavours.
    #[error("there are not enough free Favors for this")]
    Favours,
    /// No counters are left.
    #[error("there are no counters left for these legions")]
    Counters,
    /// The last sectio or daemon cannot be given away.
    #[error("a triumvirate does not give away its last sectio or its last able daemon")]
    LastOne,
    /// The offer does not exist, or cannot be taken.
    #[error("this offer cannot be taken")]
    NoOffer,
    /// No offers in the last round.
    #[error("nobody can answer an offer any more")]
    LastRound,
    /// A place that cannot be chosen.
    #[error("this place cannot be chosen")]
    Place,
    /// A legion minds one hound only.
    #[error("a legion minds one hound only")]
    OneHound,
    /// The card does not do this.
    #[error("this card cannot be played like this")]
    Card,
    /// The daemon is in the wrong place.
    #[error("the daemon is not where it would have to be")]
    Locale,
    /// An event or a phenomenon forbids it.
    #[error("something forbids this now")]
    Forbidden,
    /// A daemon that has passed cannot Pass for Good.
    #[error("a daemon that has passed does not Pass for Good")]
    Passed,
    /// There is nobody behind this daemon on the Rank Track.
    #[error("nobody is behind this daemon, so it cannot pass")]
    LastInLine,
    /// No Disfavour can be forgiven.
    #[error("there is no Disfavor")]
    NothingToAtone,
    /// A unit that cannot be meant.
    #[error("this unit cannot be meant")]
    Unit,
    /// A legion under a lieutenant cannot be influenced.
    #[error("a legion under a lieutenant cannot be influenced")]
    Led,
    /// A daemon that cannot be meant.
    #[error("this daemon cannot be meant")]
    Daemon,
    /// The spell cannot be aimed at this.
    #[error("the spell cannot be aimed at this")]
    Target,
    /// The spell needs something else.
    #[error("the spell needs something that you do not have")]
    Need,
    /// The spell cannot be countered.
    #[error("this spell cannot be countered")]
    Sure,
    /// The daemon has acted.
    #[error("this daemon has already acted")]
    Acted,
    /// The card was not brought to the combat.
    #[error("this card was not brought to the combat")]
    NotBrought,
    /// The unit cannot be moved.
    #[error("this unit cannot be moved now")]
    CannotMove,
    /// Too many steps.
    #[error("the way is too long")]
    Steps,
    /// Too many legions for a lieutenant.
    #[error("a lieutenant does not take so many legions along")]
    Leadership,
    /// The places share no border.
    #[error("these places share no border")]
    Border,
    /// The unit has to stop on its way.
    #[error("the unit has to stop before that")]
    MustStop,
    /// The right to pass is for passing.
    #[error("whoever asks for the right to pass has to go on")]
    PassOn,
    /// A solitary lieutenant may not stop among others.
    #[error("a solitary lieutenant does not stop among others")]
    Sneak,
    /// The hits cannot be taken like this.
    #[error("the hits cannot be taken like this")]
    Hits,
    /// The sectio cannot be claimed.
    #[error("you cannot petition for this sectio")]
    NoClaim,
    /// No combat was won there.
    #[error("you have won no combat there")]
    NoVictor,
}

/// Checks that no element of a list is named twice.
pub(crate) fn distinct<T: PartialEq>(list: &[T]) -> Result<(), Refusal> {
    let twice = list.iter().enumerate().any(|(at, item)| list[..at].contains(item));
    if twice { Err(Refusal::Twice) } else { Ok(()) }
}

/// Turns a condition into a check.
pub(crate) const fn sure(good: bool, refusal: Refusal) -> Result<(), Refusal> {
    if good { Ok(()) } else { Err(refusal) }
}

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
    /// A card that the seat does not have.
    #[error("a card is not yours to use")]
    NotYours,
    /// Something is named twice.
    #[error("something is named twice")]
    Twice,
    /// Too many or too few.
    #[error("the number is wrong")]
    Count,
    /// A devil that cannot be meant.
    #[error("this devil cannot be chosen")]
    Devil,
    /// A special card cannot be played like this.
    #[error("the card cannot be played like this")]
    Play,
    /// The offer does not exist, or is for somebody else.
    #[error("there is no such offer to this devil")]
    NoOffer,
    /// Somebody does not have what the deal says.
    #[error("somebody does not have what the deal names")]
    Goods,
    /// Tabled cards, Souls and prisoners move in the playing phase only.
    #[error("tabled cards, Souls and prisoners change hands in the playing phase only")]
    Limited,
    /// A devil that cannot trade: disgraced, imprisoned, or out of the game.
    #[error("one of these devils cannot trade with the other")]
    NoTrade,
    /// The promise is impossible, or contradicts another.
    #[error("this promise is impossible, or contradicts another")]
    Vow,
    /// A promise binds the devil to do otherwise.
    #[error("a promise binds you to do otherwise")]
    Bound,
    /// Somebody or something that cannot go to Earth.
    #[error("this journey to Earth is not possible")]
    Journey,
    /// The ritual cannot be cast.
    #[error("the ritual cannot be cast")]
    Ritual,
    /// The army cannot do this.
    #[error("the army cannot do this")]
    Army,
    /// The devil cannot flee like this.
    #[error("the devil cannot flee like this")]
    Flight,
    /// The hits cannot be taken like this.
    #[error("the hits cannot be taken like this")]
    Hits,
    /// The spoils cannot be taken like this.
    #[error("the spoils cannot be taken like this")]
    Spoils,
    /// The devil is not at the gathering.
    #[error("only a devil at the gathering objects and proclaims")]
    Absent,
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

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
    /// A card is named twice.
    #[error("a card is named twice")]
    Twice,
    /// Too many or too few cards.
    #[error("the number of cards is wrong")]
    Count,
    /// The realm is not free.
    #[error("this realm is not free")]
    Realm,
    /// A devil that cannot be meant.
    #[error("this devil cannot be chosen")]
    Devil,
    /// The target of an event or special play card is wrong.
    #[error("the card cannot be played like this")]
    Play,
    /// The favours do not suffice.
    #[error("the favors do not pay for this")]
    Price,
    /// There are no deals in this trading.
    #[error("there is silence: no deals in this trading")]
    Silence,
    /// The offer does not exist, or is for somebody else.
    #[error("there is no such offer to this devil")]
    NoOffer,
    /// Somebody does not have what the deal says.
    #[error("somebody does not have what the deal names")]
    Goods,
    /// A point goes only to a devil that has no more points than the giver.
    #[error("a point can only go to a devil that has no more points than its giver")]
    Point,
    /// The alliance is not possible.
    #[error("this alliance is not possible")]
    Alliance,
    /// The caster cannot cast.
    #[error("this caster cannot cast the ritual")]
    Caster,
    /// Somebody or something that cannot go to Earth, or has to.
    #[error("this journey to Earth is not possible")]
    Journey,
    /// The army cannot go there.
    #[error("the army cannot have this target")]
    Target,
    /// There is no such colour.
    #[error("there is no such color on the track")]
    Colour,
    /// The horde cannot be lost.
    #[error("this horde cannot be chosen")]
    Horde,
    /// The spoils are divided wrongly.
    #[error("the spoils cannot be divided like this")]
    Spoils,
}

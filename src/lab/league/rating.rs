//! Ratings of minds by their final places among each other, after Weng and Lin (crate
//! `skillratings`).

use serde::Serialize;
use simulation::interval::Z;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Strength of a mind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Rating {
    /// The mind.
    pub mind: String,
    /// The rating. Higher is stronger; before the first game it is 25.
    pub rating: f64,
    /// Standard deviation of the rating.
    pub uncertainty: f64,
    /// Lower end of its 95 % interval.
    pub low: f64,
    /// Upper end of its 95 % interval.
    pub high: f64,
    /// Number of games behind it.
    pub games: u32,
}

/// Rates these minds. A game is a list of the mind and the place of each seat. The best mind is
/// first.
///
/// The place of a mind with several seats in a game is the mean of their places, so that it is
/// rated against others, not against itself.
pub(super) fn rate(minds: &[String], games: &[Vec<(&str, usize)>]) -> Vec<Rating> {
    let mut known: Vec<(WengLinRating, u32)> = vec![(WengLinRating::new(), 0); minds.len()];
    let config = WengLinConfig::new();
    for game in games {
        // Index of each mind, number of its seats, and sum of their places.
        let standing: Vec<(usize, u64, u64)> = minds
            .iter()
            .enumerate()
            .filter_map(|(index, mind)| {
                let places = || game.iter().filter(|(name, _)| name == mind).map(|(_, place)| *place as u64);
                (places().count() > 0).then(|| (index, places().count() as u64, places().sum()))
            })
            .collect();
        let ahead = |one: &(usize, u64, u64), other: &(usize, u64, u64)| one.2 * other.1 < other.2 * one.1;
        let rank = |own: &(usize, u64, u64)| 1 + standing.iter().filter(|other| ahead(other, own)).count();
        let teams: Vec<[WengLinRating; 1]> = standing.iter().map(|&(index, ..)| [known[index].0]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().zip(&standing).map(|(team, own)| (&team[..], MultiTeamOutcome::new(rank(own)))).collect();
        let rated = weng_lin_multi_team(&ranked, &config);
        for (&(index, ..), team) in standing.iter().zip(rated) {
            if let Some(&rating) = team.first() {
                known[index] = (rating, known[index].1 + 1);
            }
        }
    }
    let mut ratings: Vec<Rating> = minds
        .iter()
        .zip(known)
        .map(|(mind, (WengLinRating { rating, uncertainty }, games))| {
            let reach = Z * uncertainty;
            Rating { mind: mind.clone(), rating, uncertainty, low: rating - reach, high: rating + reach, games }
        })
        .collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating).then_with(|| one.mind.cmp(&other.mind)));
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_in_first_is_rated_highest_and_better_known_with_every_game() {
        let minds = ["weak", "strong", "middling"].map(str::to_owned);
        let game = || vec![("middling", 2), ("weak", 3), ("strong", 1)];
        let (few, many) = (rate(&minds, &vec![game(); 3]), rate(&minds, &vec![game(); 30]));
        let order: Vec<&str> = many.iter().map(|rating| rating.mind.as_str()).collect();
        assert_eq!(order, ["strong", "middling", "weak"]);
        for (few, many) in few.iter().zip(&many) {
            assert!(many.uncertainty < few.uncertainty && many.low < many.rating && many.rating < many.high);
            assert_eq!((few.games, many.games), (3, 30));
        }
    }

    #[test]
    fn seats_of_one_mind_stand_together() {
        let minds = ["one", "other"].map(str::to_owned);
        // Both stand at 2.5 on average.
        let even = rate(&minds, &[vec![("one", 1), ("other", 2), ("other", 3), ("one", 4)]]);
        assert!((even[0].rating - even[1].rating).abs() < 1e-9);
        let ahead = rate(&minds, &[vec![("one", 2), ("other", 1), ("other", 3), ("one", 4)]]);
        assert_eq!(ahead[0].mind, "other");
    }
}

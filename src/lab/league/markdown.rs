//! The report of a league, in Markdown.

use simulation::markdown::{heading, sections, table};

use super::{LeagueReport, Standings};

/// Returns the whole report. `command` plays the same games again.
pub(super) fn markdown(report: &LeagueReport, command: &str) -> String {
    let LeagueReport { series, league } = report;
    heading("A league of minds", series, command) + &cross_table(league) + &ratings(league) + &sections(series)
}

fn cross_table(league: &Standings) -> String {
    let mut head = vec!["One"];
    head.extend(league.minds.iter().map(String::as_str));
    let row = |one: &String| {
        let mut row = vec![one.clone()];
        row.extend(league.minds.iter().map(|rest| {
            let pairing = league.pairings.iter().find(|pairing| pairing.one == *one && pairing.rest == *rest);
            pairing.map_or_else(|| "-".to_owned(), |pairing| pairing.won.with_interval())
        }));
        row
    };
    format!(
        "\n## One against a table of another\n\nThe games that the mind of the row won against minds of the column in all other \
         seats.\n\n{}",
        table(&head, league.minds.iter().map(row))
    )
}

fn ratings(league: &Standings) -> String {
    let rows = league.ratings.iter().map(|rating| {
        vec![
            rating.mind.clone(),
            format!("{:.1} ({:.1}-{:.1})", rating.rating, rating.low, rating.high),
            rating.games.to_string(),
        ]
    });
    format!(
        "\n## Ratings\n\nWeng-Lin, from games in which the minds were mixed, by where they came in; whoever nothing is known of \
         has 25.\n\n{}",
        table(&["Mind", "Rating", "Games"], rows)
    )
}

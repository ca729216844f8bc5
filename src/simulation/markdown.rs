//! The results of a series of games, in Markdown.

use std::fmt::Write;

use crate::conduct::PATIENCE;
use crate::odd::OddGame;
use crate::per_mind::{MindReport, Reactions};
use crate::report::Report;

/// Returns the whole report. `command` plays the same games again.
#[must_use]
pub fn markdown(report: &Report, command: &str) -> String {
    heading("A series of games", report, command) + &sections(report)
}

/// Returns the title, the number of games and turns, and the command.
#[must_use]
pub fn heading(title: &str, report: &Report, command: &str) -> String {
    let turns: u32 = report.games.iter().map(|game| game.turns).sum();
    format!(
        "# {title}\n\n{} games of {turns} turns, which `{command}` plays again. In brackets stand 95 % intervals.\n",
        report.games.len()
    )
}

/// Returns the sections that every series of games has.
#[must_use]
pub fn sections(report: &Report) -> String {
    won(report)
        + &paths(report)
        + &conduct(report)
        + &vigilance(report)
        + &demands(report)
        + &reactions(report)
        + &odd_games(&report.odd_games)
}

/// Returns a table of Markdown. The first column has the names of the rows.
pub fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = format!("| {} |\n|{}\n", head.join(" | "), " --- |".repeat(head.len()));
    for row in rows {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
    text
}

fn won(report: &Report) -> String {
    let rows = report.minds.iter().map(|(mind, told)| {
        vec![
            mind.clone(),
            told.games.to_string(),
            told.seats.to_string(),
            told.won.with_interval(),
            format!("{:.1} %", told.even_share * 100.0),
            format!("{:.2}", told.mean_place),
        ]
    });
    let head = ["Mind", "Games", "Seats in them", "Won", "Even share", "Place on average"];
    format!("\n## Games won\n\n{}", table(&head, rows))
}

fn paths(report: &Report) -> String {
    let mut names: Vec<&str> = report.minds.values().flat_map(|told| told.paths.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    let row = |(mind, told): (&String, &MindReport)| {
        let counts = names.iter().map(|path| told.paths.get(*path).copied().unwrap_or_default().to_string());
        std::iter::once(mind.clone()).chain(counts).collect()
    };
    let head: Vec<&str> = std::iter::once("Mind").chain(names.iter().copied()).collect();
    format!("\n## Ways to the throne\n\n{}", table(&head, report.minds.iter().map(row)))
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |it| format!("{it:.digits$}"))
}

fn percent(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |it| format!("{:.1} %", it * 100.0))
}

fn conduct(report: &Report) -> String {
    let row = |(mind, told): (&String, &MindReport)| {
        let conduct = &told.conduct;
        vec![
            mind.clone(),
            number(conduct.acts_a_turn, 2),
            number(conduct.vendettas_a_game, 1),
            percent(conduct.vendettas_won),
            number(conduct.battles_a_game, 1),
            number(conduct.hostile_rituals_a_game, 1),
            number(conduct.contested_bids_a_game, 1),
            percent(conduct.empty_slots),
            percent(conduct.refused_orders),
            percent(conduct.fitted),
            percent(conduct.unspent),
        ]
    };
    let head = [
        "Mind",
        "Acts a turn",
        "Vendettas a game",
        "Won of them",
        "Battles",
        "Hostile rituals",
        "Contested bids",
        "Empty slots",
        "Refused orders",
        "Attached in time",
        "Unspent",
    ];
    let wanted =
        ["*wanted*", "0.15-0.45", "1.5 at least", "45-75 %", "4 at least", "", "", "", "", "90 % at least", ""];
    let wanted = wanted.map(str::to_owned).to_vec();
    format!(
        "\n## Conduct\n\nOf one house. Acts before the conclave are those that it began; of vendettas those count that came to a \
         judgment; empty slots and refused orders together should be fewer than 2 %; praetors and artifacts are attached in \
         time within three turns of their purchase.\n\n{}",
        table(&head, std::iter::once(wanted).chain(report.minds.iter().map(row)))
    )
}

fn vigilance(report: &Report) -> String {
    let row = |(mind, told): (&String, &MindReport)| {
        let conduct = &told.conduct;
        vec![
            mind.clone(),
            percent(conduct.threats_answered),
            number(conduct.first_act, 1),
            percent(conduct.absences),
            number(conduct.late_legions_a_game, 1),
            percent(conduct.dear_refusals),
            percent(conduct.deeds_done),
            percent(conduct.commonest_order),
        ]
    };
    let head = [
        "Mind",
        "Threats answered",
        "First act on turn",
        "Absent from the arena",
        "Late legions",
        "Dear refusals",
        "Deeds done",
        "Commonest order",
    ];
    let wanted = [
        "*wanted*",
        "90 % at least",
        "6 at most",
        "5 % at most",
        "2 at least",
        "33 % at most",
        "33 % at least",
        "33 % at most",
    ]
    .map(str::to_owned)
    .to_vec();
    format!(
        "\n## Vigilance\n\nOf one house. A threat is a vendetta against it, or a legion that may attack and stands within two \
         marches of a place without a legion beside it. It is answered if within two turns the house strikes that enemy or treats \
         with it, marches to an own place or into the enemy's land, arms a unit, or bids on a legion or praetor. The first act is \
         the first order before the conclave. Late legions are bought after turn 10, in a game. A refusal is dear if the other wins \
         a vendetta over it. Deeds are public objectives that need one. The last column is the share of the most frequent kind of \
         order after turn 12.\n\n{}",
        table(&head, std::iter::once(wanted).chain(report.minds.iter().map(row)))
    )
}

fn demands(report: &Report) -> String {
    let row = |(mind, told): (&String, &MindReport)| {
        let conduct = &told.conduct;
        vec![
            mind.clone(),
            number(conduct.demands_a_game, 1),
            percent(conduct.demands_met),
            number(conduct.bluffs_a_game, 1),
            percent(conduct.bluffs_met),
            percent(conduct.dear_refusals),
            percent(conduct.dear_free_refusals),
        ]
    };
    let head = ["Mind", "Demands", "Met", "Bluffs", "Met", "Dear refusals", "Of those by choice"];
    format!(
        "\n## Demands\n\nOf one house in a game, as far as they were answered. A bluff is a demand of a house with no legion within \
         two marches of the other's land. A refusal is dear if the other wins a vendetta over it. It is by choice if the house had \
         what was demanded.\n\n{}",
        table(&head, report.minds.iter().map(row))
    )
}

fn reactions(report: &Report) -> String {
    let row = |mind: &str, told: &Reactions, at_leader: Option<f64>| {
        vec![
            mind.to_owned(),
            told.leads.to_string(),
            told.opposed_share().with_interval(),
            number(told.opponents_of_each(), 1),
            told.pile_up_share().with_interval(),
            told.reigns.to_string(),
            told.closed_share().with_interval(),
            at_leader.map_or_else(|| "-".to_owned(), |share| format!("{:.1} %", share * 100.0)),
        ]
    };
    let head = [
        "Whose house",
        "Leads",
        "Opposed in time",
        "Opponents",
        "Turns with a pile-up",
        "Long favourites",
        "Of them won",
        "Own acts at the leader",
    ];
    let wanted =
        ["*wanted*", "", "90 % at least", "", "less than 3 %", "", "70 % at least", ""].map(str::to_owned).to_vec();
    let minds = report.minds.iter().map(|(mind, told)| row(mind, &told.reactions, told.conduct.at_leader));
    let everybody = row("*anybody*", &report.reactions, None);
    let usurpers = || report.games.iter().flat_map(|game| &game.usurpations);
    format!(
        "\n## Leaders and pile-ups\n\nA lead is a quarter more public prestige than the second has, and ten points, after turn 8, \
         once a house and game; it is opposed in time if anybody's demand, insult, claim, attack or hostile ritual strikes the \
         house within {PATIENCE} turns; opponents are the houses that strike it in these turns. A pile-up are three or more unprovoked demands, insults and claims against one house in one \
         turn, a usurper's apart. A long favourite has had more than half of the chances for ten turns in a row, in the mean of what \
         the minds of the game wrote down. Of the hostile acts of a house while another leads, the last column gives those at the \
         leader.\n\n{}\nOf {} usurpers {} were attacked within five turns; \
         {} were within anybody's reach.\n",
        table(&head, std::iter::once(wanted).chain(minds).chain([everybody])),
        usurpers().count(),
        usurpers().filter(|usurped| usurped.attacked_after.is_some()).count(),
        usurpers().filter(|usurped| usurped.reachable).count(),
    )
}

fn odd_games(games: &[OddGame]) -> String {
    let rows = games.iter().map(|game| vec![game.what.to_owned(), game.measure.clone(), format!("`{}`", game.command)]);
    format!("\n## The oddest games\n\n{}", table(&["Game", "How much", "To play it again"], rows))
}

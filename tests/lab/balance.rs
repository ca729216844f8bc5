//! `balance`: what of the rules comes up in whole games, on the command line.

use crate::program::{fails, succeeds};

#[test]
fn what_comes_up_and_what_decides_is_told_the_same_whatever_jobs_says() {
    let told = |jobs: &str| succeeds(&["balance", "--games", "2", "--length", "short", "--jobs", jobs]);
    let said = told("1");
    assert_eq!(said, told("2"));
    for row in [
        "2 games, ",
        "won by path: ",
        "orders: ",
        "wares bid on within 10 turns: ",
        "acts: ",
        "stances: ",
        "vendettas that succeeded: ",
        "rituals never performed: ",
        "decided the most games by themselves: ritual ",
        "strongest legion at the end, ",
    ] {
        assert_eq!(said.lines().filter(|line| line.starts_with(row)).count(), 1, "{row} in {said}");
    }
    let orders = said.lines().find_map(|line| line.strip_prefix("orders: ")).unwrap();
    let march = orders.split(", ").find_map(|order| order.strip_prefix("march ")).unwrap();
    assert!(march.parse::<u64>().unwrap() > 0, "{orders}");
}

#[test]
fn games_that_cannot_be_played_are_refused() {
    assert!(fails(&["balance", "--brains", "belzebub"]).contains("no mind is called \"belzebub\""));
    let full = fails(&["balance", "--seats", "4", "--brains", "random,random,random,random,random"]);
    assert!(full.contains("5 minds") && full.contains("4 seats"), "{full}");
}

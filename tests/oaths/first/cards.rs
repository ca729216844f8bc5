//! The cards of the first edition, and the texts of our rulings.

use oaths::first::rules::catalog::{Catalog, ResourceDef};
use table_text::Text;

use super::world;

#[test]
fn there_are_as_many_cards_as_we_say() {
    let catalog = world::catalog();
    let count = |fits: fn(&ResourceDef) -> bool| -> usize {
        catalog.resources.iter().filter(|def| fits(def)).map(|def| usize::from(def.count())).sum()
    };
    assert_eq!((catalog.devils.len(), catalog.cards(), catalog.combat.len()), (6, 110, 12));
    assert_eq!(count(|def| matches!(def, ResourceDef::Horde(_))), 49);
    assert_eq!(count(|def| matches!(def, ResourceDef::Fortress(_))), 16);
    assert_eq!(count(|def| matches!(def, ResourceDef::Artifact(_))), 7);
    assert_eq!(count(|def| matches!(def, ResourceDef::Ritual(_))), 18);
    assert_eq!(count(|def| matches!(def, ResourceDef::Special(_))), 20);
}

/// More size never brings fewer hits, and more defence never more.
#[test]
fn combat_cards_rise_with_the_odds_and_fall_with_the_defence() {
    for card in &world::catalog().combat {
        for column in 0..5 {
            for row in 1..6 {
                let (weak, strong) = (card.rows[row - 1][column], card.rows[row][column]);
                assert!(strong.0 >= weak.0 && strong.1 <= weak.1, "row {row}, column {column}");
            }
        }
        for row in card.rows {
            assert!(row.windows(2).all(|cells| cells[1].0 <= cells[0].0 && cells[1].1 >= cells[0].1));
        }
    }
}

#[test]
fn all_faults_of_all_files_are_told_at_once() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/oaths/first");
    let read = |changes: &[(&str, &str, &str)]| {
        Catalog::read(
            &|name| {
                let mut text = std::fs::read_to_string(format!("{folder}/{name}")).ok()?;
                for (file, old, new) in changes {
                    if *file == name {
                        assert!(text.contains(old), "{old}");
                        text = text.replace(old, new);
                    }
                }
                Some(text)
            },
            &[],
        )
        .err()
        .map(|faults| faults.sentences())
        .unwrap_or_default()
    };
    assert_eq!(read(&[]), Vec::<String>::new());
    let told = read(&[
        ("numbers.ron", "forgotten: 1", "forgotten: 7"),
        ("numbers.ron", "players: 5, quorum", "players: 7, quorum"),
        ("rituals.ron", "conjuration", "fiends"),
    ]);
    assert_eq!(told.len(), 3, "{told:?}");
    let told = read(&[("hordes.ron", "Gnaws", "Gnaw"), ("combat.ron", "rows", "row")]);
    // Every entry is read by itself, so each faulty one is told, with its line.
    assert_eq!(told.len(), 13, "{told:?}");
    assert!(told[0].starts_with("combat.ron:10: ") && told[12].starts_with("hordes.ron:7: "), "{told:?}");
}

/// Every ruling has a title, a text and a reason. What they say is read with the rest of the codex.
#[test]
fn the_rulings_are_whole() {
    let text = Text::english();
    let rulings: Vec<&str> = text.ids().filter(|id| id.starts_with("oaths-first-ruling-")).collect();
    assert!(rulings.len() > 100, "only {} messages of rulings", rulings.len());
    for id in rulings {
        let title = id.strip_suffix("-text").or_else(|| id.strip_suffix("-why")).unwrap_or(id);
        for part in [title.to_owned(), format!("{title}-text"), format!("{title}-why")] {
            assert!(text.has(&part), "{id} is there, but not {part}");
        }
    }
}

//! The results of the search over everything, and their destinations.
//!
//! It looks at the player's own view, so it finds nothing that the player may not know.

use super::Reading;
use crate::chronicle::codex::{Codex, Family, Grade, Needle};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::{muster_picture, place_picture, say, symbol};
use crate::intent::{Dealing, Dossier, Errand, Intent, Leaf, Ledger, Looking, Mark, Mustering, Sheet, Tab};
use crate::look::Picture;
use crate::rules::attachments::Treasure;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::OrderKind;
use crate::sight::Sight;

/// The destination of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A legion or a place on the board, with its canton.
    Mark(Mark, CantonId),
    /// A house.
    House(Seat),
    /// A praetor, an artifact or a relic.
    Treasure(Treasure),
    /// Something that can be ordered.
    Deed(OrderKind),
    /// A sheet or a tab.
    Sheet(Sheet),
    /// An entry of the codex.
    Entry(String),
}

/// Something that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its name.
    pub title: String,
    /// Its kind.
    pub note: String,
    /// Its picture.
    pub picture: Picture<'static>,
    /// Its destination.
    pub goal: Goal,
}

/// Most things that are found.
pub const MOST: usize = 40;

/// Finds everything that answers these words, the best first; things on the board before others.
#[must_use]
pub fn found(sight: &Sight<'_>, codex: &Codex, words: &str) -> Vec<Found> {
    let needle = Needle::new(words);
    let graded = |found: Found| -> Option<(Grade, Found)> {
        let grade = if needle.is_empty() { Grade::Whole } else { needle.grade(&found.title)? };
        Some((grade, found))
    };
    let things =
        on_board(sight).into_iter().chain(houses(sight)).chain(owned(sight)).chain(deeds(sight)).chain(sheets(sight));
    let mut all: Vec<(Grade, Found)> = things.filter_map(graded).collect();
    if !needle.is_empty() {
        let entries = codex.search(words).into_iter().take(MOST).map(|entry| {
            let family = sight.text.say(&entry.family.name());
            let found = Found {
                title: entry.title.clone(),
                note: say!(sight, "codex-finder-entry", family = family),
                picture: entry.icon.clone().into(),
                goal: Goal::Entry(entry.id.clone()),
            };
            (needle.grade(&entry.title).unwrap_or(Grade::Body), found)
        });
        all.extend(entries);
    }
    // The sort keeps the order of equal grades.
    all.sort_by_key(|(grade, _)| *grade);
    all.into_iter().map(|(_, found)| found).take(MOST).collect()
}

fn on_board(sight: &Sight<'_>) -> Vec<Found> {
    let (teller, forces) = (sight.teller(), sight.table().forces());
    let legions = forces.legions().iter().map(|legion| Found {
        title: teller.legion_name(legion),
        note: say!(sight, "codex-finder-legion", house = teller.seat_name(legion.owner)),
        picture: muster_picture(sight, &legion.muster),
        goal: Goal::Mark(Mark::Legion(legion.id), legion.canton),
    });
    let places = forces.places().iter().map(|place| Found {
        title: teller.place_name(&place.landmark),
        note: say!(sight, "codex-finder-place-of", house = teller.owner_name(place.owner)),
        picture: place_picture(sight, &place.landmark),
        goal: Goal::Mark(Mark::Place(place.id), place.canton),
    });
    // The player's own come first.
    let mut all: Vec<Found> = legions.chain(places).collect();
    let own = |found: &Found| match found.goal {
        Goal::Mark(Mark::Legion(id), _) => forces.legion(id).map(|legion| legion.owner),
        Goal::Mark(Mark::Place(id), _) => forces.place(id).and_then(|place| place.owner),
        Goal::Mark(Mark::Canton(_), _)
        | Goal::House(_)
        | Goal::Treasure(_)
        | Goal::Deed(_)
        | Goal::Sheet(_)
        | Goal::Entry(_) => None,
    };
    all.sort_by_key(|found| own(found) != Some(sight.seat()));
    all
}

fn houses(sight: &Sight<'_>) -> Vec<Found> {
    let house = |seat: Seat| Found {
        title: sight.teller().seat_name(seat),
        note: say!(sight, "codex-finder-house"),
        picture: symbol(sight, seat).into(),
        goal: Goal::House(seat),
    };
    sight.table().seats().map(house).collect()
}

fn owned(sight: &Sight<'_>) -> Vec<Found> {
    let teller = sight.teller();
    let held = sight.table().attachments().possessions().iter().map(|held| Found {
        title: teller.treasure_name(held.treasure),
        note: say!(sight, "codex-finder-treasure", house = teller.seat_name(held.owner)),
        picture: goods_picture(sight, held.treasure.into()),
        goal: Goal::Treasure(held.treasure),
    });
    let wares = sight.table().bazaar().shelf().iter().map(|ware| Found {
        title: teller.goods_name(ware.goods),
        note: say!(sight, "codex-finder-ware"),
        picture: goods_picture(sight, ware.goods),
        goal: Goal::Sheet(Sheet::Bazaar),
    });
    held.chain(wares).collect()
}

fn deeds(sight: &Sight<'_>) -> Vec<Found> {
    let deed = |kind: OrderKind| Found {
        title: sight.teller().order_kind(kind),
        note: say!(sight, "codex-finder-deed"),
        picture: kind.icon().into(),
        goal: Goal::Deed(kind),
    };
    OrderKind::ALL.into_iter().map(deed).collect()
}

fn sheets(sight: &Sight<'_>) -> Vec<Found> {
    let found = |title: String, icon: &'static str, sheet: Sheet| Found {
        title,
        note: say!(sight, "codex-finder-sheet"),
        picture: icon.into(),
        goal: Goal::Sheet(sheet),
    };
    let tab = |tab: Tab| found(sight.text.say(&format!("panel-tab-{}", tab.key())), tab.key(), Sheet::Ministerium(tab));
    let others = [
        found(say!(sight, "panel-bazaar"), "bazaar", Sheet::Bazaar),
        found(say!(sight, "codex-screen-events"), "event", Sheet::Events(Leaf::Hand)),
        found(say!(sight, "panel-notes"), "answer", Sheet::Notes),
        found(say!(sight, "panel-seal"), "seal", Sheet::Seal),
        found(say!(sight, "panel-menu"), "settings", Sheet::Menu),
    ];
    Tab::ALL.into_iter().map(tab).chain(others).collect()
}

/// Returns the intents that go there. The search is closed first.
#[must_use]
pub fn go(sight: &Sight<'_>, goal: &Goal) -> Vec<Intent> {
    let mut wishes: Vec<Intent> = vec![Reading::Close.into()];
    let open = |sheet| Intent::from(Looking::Open(sheet));
    match goal {
        Goal::Mark(mark, canton) => {
            wishes.push(open(Sheet::None));
            wishes.push(Looking::Select(Some(*mark)).into());
            wishes.push(Looking::LookAt(*canton).into());
        }
        Goal::House(seat) if *seat == sight.seat() => wishes.push(open(Sheet::Ministerium(Tab::Avatar))),
        Goal::House(seat) => {
            wishes.push(Dealing::ShowDossier(Dossier::House(*seat)).into());
            wishes.push(open(Sheet::Ministerium(Tab::Diplomacy)));
        }
        Goal::Treasure(treasure) => {
            wishes.push(Mustering::Inspect(Some(*treasure)).into());
            wishes.push(open(Sheet::Ministerium(Tab::Forces)));
        }
        Goal::Deed(kind) => wishes.extend(to_deed(*kind)),
        Goal::Sheet(sheet) => wishes.push(open(*sheet)),
        Goal::Entry(id) => wishes.push(Reading::Open(Some(id.clone())).into()),
    }
    wishes
}

/// Returns the intents that open the place where something is ordered.
fn to_deed(kind: OrderKind) -> Vec<Intent> {
    let open = |sheet| Intent::from(Looking::Open(sheet));
    let ledger = |ledger| {
        vec![
            Mustering::Inspect(None).into(),
            Mustering::ShowLedger(ledger).into(),
            open(Sheet::Ministerium(Tab::Forces)),
        ]
    };
    match kind {
        OrderKind::DemandTribute | OrderKind::Consolidate => vec![open(Sheet::Ministerium(Tab::Tribute))],
        OrderKind::SeekManuscripts => vec![open(Sheet::Ministerium(Tab::Orders))],
        OrderKind::BidLegion
        | OrderKind::BidPraetor
        | OrderKind::BidArtifact
        | OrderKind::BidRelic
        | OrderKind::BidManuscript => vec![open(Sheet::Bazaar)],
        OrderKind::March | OrderKind::Fly | OrderKind::Dismiss => ledger(Ledger::Units),
        OrderKind::CreateCombatCard => vec![open(Sheet::Smith(None))],
        OrderKind::ManagePraetors => ledger(Ledger::Praetors),
        OrderKind::ManageArtifacts => ledger(Ledger::Artifacts),
        OrderKind::ManageRelics => ledger(Ledger::Relics),
        OrderKind::Train | OrderKind::Assemble => ledger(Ledger::Manuscripts),
        OrderKind::RaiseAttribute | OrderKind::DrawObjectives => vec![open(Sheet::Ministerium(Tab::Avatar))],
        OrderKind::RankThreats => {
            vec![Dealing::ShowDossier(Dossier::Threats).into(), open(Sheet::Ministerium(Tab::Diplomacy))]
        }
        OrderKind::Demand
        | OrderKind::Insult
        | OrderKind::SendEmissary
        | OrderKind::ClaimVendetta
        | OrderKind::ClaimBloodFeud
        | OrderKind::Petition => vec![open(Sheet::Ministerium(Tab::Diplomacy))],
        OrderKind::ChallengeChampion => vec![open(Sheet::Arena(Errand::Title))],
        OrderKind::PerformRitual => vec![open(Sheet::Ministerium(Tab::Rituals))],
        OrderKind::PlayEvent => vec![open(Sheet::Events(Leaf::Hand))],
    }
}

/// Returns the entry that tells more about a found thing; `None` if nothing does.
#[must_use]
pub fn more(sight: &Sight<'_>, goal: &Goal) -> Option<String> {
    match goal {
        Goal::Treasure(treasure) => Some(super::about::treasure_entry(sight.catalog(), *treasure)),
        Goal::Deed(kind) => Some(Family::Order.id(kind.key())),
        Goal::Sheet(sheet) => super::sheet_entry(*sheet),
        Goal::Entry(id) => Some(id.clone()),
        Goal::Mark(..) | Goal::House(_) => None,
    }
}

//! The annals in words: every moment, award, disclosure, proclamation and notice, for every end of
//! a game.

use infernal_conclave::chronicle::Teller;
use infernal_conclave::chronicle::annals::{Award, Deed, Disclosure, GreatMoment, Honour, Unmasked};
use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::combat::{Banner, End};
use infernal_conclave::rules::conclave::{ConclaveFact, CountLine, Ending, Reckoned, VictoryPath};
use infernal_conclave::rules::diplomacy::Stance;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Landmark, Muster};
use infernal_conclave::rules::ids::{
    CantonId, EventKind, LegionKind, ObjectiveKind, PerkKind, RelicKind, RitualKind, Seat,
};
use infernal_conclave::rules::objectives::{Sin, Task};
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::Purse;
use table_text::Text;

use super::{PATHS, sentence, sound, sound_line, told};
use infernal_conclave::rules::catalog::Catalog;

fn line(seat: u8, prestige: i32, eligible: bool) -> CountLine {
    CountLine {
        seat: Seat(seat),
        prestige,
        cantons: 4 - i32::from(seat),
        territory: 0,
        relics: 0,
        title: 0,
        objective: 0,
        secrets: 0,
        objectives: Vec::new(),
        vassal: 0,
        eligible,
        lot: 0,
    }
}

#[test]
fn every_great_moment_has_its_line() {
    let (attacker, defender) = (Some(Seat(0)), Some(Seat(1)));
    let legion = Banner::Legion(Muster::Hired(LegionKind(0)));
    let deeds = [
        Deed::Told(Fact::Conclave(ConclaveFact::HouseFell { seat: Seat(0), by: Some(Seat(1)) })),
        Deed::GreatestBattle {
            attacker: (attacker, legion),
            defender: (defender, Banner::Place(Landmark::Stronghold(Seat(1)))),
            end: End::BothDestroyed,
            damage: 41,
        },
        Deed::GreatestBattle {
            attacker: (None, legion),
            defender: (None, Banner::Place(Landmark::Pandemonium)),
            end: End::AttackerRetreats,
            damage: 41,
        },
        Deed::Swing { seat: Seat(0), amount: 12 },
        Deed::Swing { seat: Seat(0), amount: -12 },
        Deed::DearestBid {
            seat: Seat(2),
            goods: Goods::Relic(RelicKind(0)),
            worth: Purse { souls: 4, ichor: 2, hellfire: 0, darkness: 0 },
        },
        Deed::Theft { caster: Seat(0), victim: Seat(1), treasure: Treasure::Relic(RelicKind(0)) },
        Deed::Turned { caster: Seat(0), victim: Seat(1), muster: Muster::Hired(LegionKind(0)) },
        Deed::Ousted { seat: Seat(0), usurper: Some(Seat(2)), turns: 0 },
        Deed::Ousted { seat: Seat(0), usurper: Some(Seat(2)), turns: 1 },
        Deed::Ousted { seat: Seat(0), usurper: Some(Seat(2)), turns: 4 },
        Deed::TookTheLead { seat: Seat(0), from: Seat(3) },
    ];
    let framed = [true, false].map(|believed| Deed::Framed {
        caster: Seat(0),
        framed: Seat(1),
        victim: Seat(2),
        ritual: RitualKind(0),
        believed,
    });
    told(|teller| {
        for deed in deeds.into_iter().chain(framed) {
            let moment = GreatMoment { turn: 3, deed, canton: Some(CantonId(0)) };
            let line = teller.great_moment(&moment).unwrap_or_else(|| panic!("no line: {moment:?}"));
            sound_line(&line);
            assert!(!line.seats.is_empty() || matches!(moment.deed, Deed::GreatestBattle { .. }));
            assert_eq!(line.about, Some(CantonId(0)));
            assert!(line.detail.is_empty(), "one line each");
        }
    });
}

#[test]
fn every_award_has_a_title_and_says_what_it_is_for() {
    told(|teller| {
        for honour in Honour::ALL {
            for (count, seats) in [(1, vec![Seat(0)]), (7, vec![Seat(1), Seat(2), Seat(3)])] {
                let line = teller.award(&Award { honour, seats: seats.clone(), count });
                sound(&line.headline);
                assert!(!line.headline.ends_with('.'), "a title: {}", line.headline);
                let [whose, why] = line.detail.as_slice() else { panic!("{line:?}") };
                for seat in seats {
                    assert!(whose.contains(&teller.seat_name(seat)), "{whose}");
                }
                sentence(why);
            }
        }
    });
}

#[test]
fn everything_that_was_hidden_can_be_told() {
    let (turn, ritual, victim) = (3, RitualKind(0), Seat(1));
    let mut disclosures = vec![
        Disclosure::Rank { highest: Rank::Duke, now: Rank::Duke },
        Disclosure::Rank { highest: Rank::Duke, now: Rank::Baron },
        Disclosure::Attributes {
            then: Attributes { martial: 2, ..Attributes::default() },
            now: Attributes { martial: 3, ..Attributes::default() },
        },
        Disclosure::Perk { perk: PerkKind(0), lost: false },
        Disclosure::Perk { perk: PerkKind(31), lost: true },
        Disclosure::Pawn { pawn: Seat(1), elected: false },
        Disclosure::Pawn { pawn: Seat(1), elected: true },
        Disclosure::InChamber(Treasure::Relic(RelicKind(0))),
        Disclosure::KeptUp { ritual, since: 4 },
        Disclosure::SecretEvent { turn, event: EventKind(0), on: None },
        Disclosure::SecretEvent { turn, event: EventKind(0), on: Some(Seat(2)) },
    ];
    for one in [true, false] {
        disclosures.push(Disclosure::Unseen { turn, ritual, victim, worked: one });
        for other in [true, false] {
            disclosures.push(Disclosure::Masked { turn, ritual, victim, worked: one, unseen: other });
            disclosures.push(Disclosure::Framed {
                turn,
                ritual,
                victim,
                framed: Seat(2),
                worked: one,
                believed: other,
            });
            for task in [Task::Public(Sin::Lust), Task::Secret(ObjectiveKind(0))] {
                let reckoned = Reckoned { task, met: one, prestige: if one { 20 } else { -20 } };
                disclosures.push(Disclosure::Objective { reckoned, counted: other });
            }
        }
    }
    told(|teller| {
        for disclosure in &disclosures {
            sound_line(&teller.disclosure(disclosure));
        }
        let changed = teller.disclosure(&disclosures[2]).headline;
        assert!(changed.contains("3 (came with 2)"), "{changed}");
        let lines = teller.unmasking(&Unmasked { seat: Seat(0), disclosures: disclosures.clone() });
        lines.iter().for_each(sound_line);
        assert_eq!(lines.len(), disclosures.len() - 5, "six rituals in secret are told in one line");
        let together = lines.iter().find(|line| line.detail.len() == 6).expect("the six are in its details");
        assert!(
            together.headline.starts_with("6 rituals") && together.headline.contains("2 were traced"),
            "{}",
            together.headline
        );
        let one = vec![Disclosure::Masked { turn, ritual, victim, worked: true, unseen: true }];
        let [line] = teller.unmasking(&Unmasked { seat: Seat(0), disclosures: one }).try_into().expect("one line");
        assert!(line.headline.starts_with("Turn 3"), "{}", line.headline);
    });
}

/// Returns a table with a lord and its vassal, an excommunicated house and a fallen one.
fn court() -> Tableau {
    let rank = |rank| TableauHouse { rank: Some(rank), ..TableauHouse::default() };
    Tableau {
        houses: vec![rank(Rank::Duke), rank(Rank::Lord), rank(Rank::Marquis), rank(Rank::Marquis)],
        stances: vec![(0, 1, Stance::Vassalage)],
        excommunicated: vec![3],
        ..Tableau::default()
    }
}

#[test]
fn every_ending_is_proclaimed_and_told_to_everybody() {
    let (text, catalog) = (Text::english(), Catalog::standard());
    let game = court().set_up(&catalog).unwrap_or_else(|fault| panic!("{fault}"));
    let teller = Teller::new(&text, &catalog, &game);
    let counts = [
        vec![line(0, 30, true), line(2, 20, true), line(1, 4, false), line(3, 90, false)],
        vec![line(0, 30, true), line(2, 30, true), line(1, 4, false), line(3, 90, false)],
        vec![line(0, 30, true), line(1, 4, false), line(2, 20, false), line(3, 90, false)],
    ];
    let mut proclaimed = Vec::new();
    for path in PATHS {
        for count in &counts {
            for winner in [None, Some(Seat(0)), Some(Seat(2))] {
                let ending = Ending { turn: 30, path, winner, elected: winner, count: count.clone() };
                let words = teller.proclamation(&ending);
                sentence(&words);
                proclaimed.push(words);
                for seat in game.seats() {
                    sentence(&teller.notice_to(&ending, seat));
                }
            }
        }
    }
    proclaimed.sort_unstable();
    proclaimed.dedup();
    assert!(proclaimed.len() > 8, "each way has words of its own: {proclaimed:#?}");
    let election = Ending {
        turn: 30,
        path: VictoryPath::Election,
        winner: Some(Seat(0)),
        elected: Some(Seat(0)),
        count: counts[0].clone(),
    };
    let notices: Vec<String> = game.seats().map(|seat| teller.notice_to(&election, seat)).collect();
    for (seat, notice) in notices.iter().enumerate() {
        assert!(!notices[..seat].contains(notice), "four fates, four notices: {notices:#?}");
    }
    let force = Ending { path: VictoryPath::Pandemonium, winner: Some(Seat(3)), ..election };
    assert!(!notices.contains(&teller.notice_to(&force, Seat(2))));
}

#[test]
fn ties_and_bars_are_explained() {
    let (text, catalog) = (Text::english(), Catalog::standard());
    let game = court().set_up(&catalog).unwrap_or_else(|fault| panic!("{fault}"));
    let teller = Teller::new(&text, &catalog, &game);
    let mut level = vec![line(0, 30, true), line(2, 30, true), line(3, 30, true), line(1, 4, true)];
    let ties = teller.ties(&level);
    ties.iter().for_each(|tie| sentence(tie));
    assert_eq!(ties.len(), 2, "{ties:?}");
    assert!(ties[0].contains("Rank decides") && ties[1].contains("Land decides"), "{ties:?}");
    level[2].cantons = level[1].cantons;
    assert!(teller.ties(&level)[1].contains("dice"));
    level.iter_mut().for_each(|line| line.eligible = false);
    assert_eq!(teller.ties(&level), Vec::<String>::new(), "whoever cannot be elected ties with nobody");
    assert_eq!(teller.disqualified(&line(0, 30, true)), None);
    let barred = [1, 3].map(|seat| teller.disqualified(&line(seat, 3, false)).unwrap_or_default());
    barred.iter().for_each(|words| sentence(words));
    assert!(barred[0].contains("vassal") && barred[1].contains("excommunicated"), "{barred:?}");
}

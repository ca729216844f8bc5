//! The annals of finished games: figures, great moments, awards, masks, and tie-breaks between
//! houses with equal prestige.

use infernal_conclave::chronicle::annals::{
    Annals, Deed, Disclosure, History, Honour, MOST_MOMENTS, Parting, awards, great_moments, parting, unmasked,
};
use infernal_conclave::minds;
use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::bazaar::{BazaarFact, Goods, Tie};
use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{ConclaveFact, CountLine, GameLength, PrestigeCause, VictoryPath};
use infernal_conclave::rules::diplomacy::{DiplomacyFact, Welcome};
use infernal_conclave::rules::events::{CardFact, EventAim, EventFact};
use infernal_conclave::rules::facts::{Blindfold, Entry, Fact};
use infernal_conclave::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{
    CantonId, EventKind, LegionKind, PraetorKind, RelicKind, RitualKind, Seat, SlotNo,
};
use infernal_conclave::rules::orders::{Draft, OrderKind, Outcome, Refusal, Sealed};
use infernal_conclave::rules::realm::RealmFact;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rituals::{Curse, Guise, Harm, RitualFact, Target};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauEvents, TableauHouse, TableauRunning};
use infernal_conclave::rules::tribute::Purse;
use infernal_conclave::table::session::Session;

const RITE: RitualKind = RitualKind(3);

fn entry(fact: Fact) -> Entry {
    Entry { moment: Moment::Slot(SlotNo::ALL[0]), fact, kept_from: Blindfold::NOBODY }
}

fn log(facts: impl IntoIterator<Item = Fact>) -> Vec<Entry> {
    facts.into_iter().map(entry).collect()
}

/// Returns a table of four houses with this prestige.
fn table(prestige: [i32; 4]) -> Game {
    let houses = prestige.map(|prestige| TableauHouse { prestige, ..TableauHouse::default() });
    described(Tableau { houses: houses.to_vec(), ..Tableau::default() })
}

fn described(tableau: Tableau) -> Game {
    tableau.set_up(&Catalog::standard()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Returns the games before and after a turn without orders, and its log. All tokens are drawn, so
/// the game ends with this turn.
fn closed(houses: Vec<TableauHouse>) -> (Game, Game, Vec<Entry>) {
    let book = Rulebook::standard();
    let before = described(Tableau { houses, tokens: 10, length: GameLength::Short, ..Tableau::default() });
    let drafts: Vec<Draft> = before.seats().map(Draft::empty).collect();
    let after = resolve(&book, &before, &Sealed::seal(&book, &before, &drafts));
    (before, after.game, after.log)
}

fn performed(caster: u8, guise: Guise, victim: u8, worked: bool, unseen: bool) -> Fact {
    Fact::Ritual(RitualFact::Performed {
        caster: Seat(caster),
        ritual: RITE,
        target: Target::House(Seat(victim)),
        guise,
        victim: Some(Seat(victim)),
        worked,
        trials: Vec::new(),
        unseen: Some((600, unseen)),
    })
}

fn suffered(victim: u8, blamed: Option<u8>) -> Fact {
    let target = Target::House(Seat(victim));
    Fact::Ritual(RitualFact::Suffered {
        victim: Seat(victim),
        ritual: RITE,
        target,
        worked: true,
        blamed: blamed.map(Seat),
    })
}

#[test]
fn a_game_that_goes_on_has_no_annals() {
    let catalog = Catalog::standard();
    let game = table([3, 2, 1, 0]);
    assert_eq!(Annals::of(&catalog, std::slice::from_ref(&game), &[]), None);
    assert_eq!(Annals::of(&catalog, &[game.clone(), game], &[Vec::new()]), None);
    assert_eq!(Annals::of(&catalog, &[], &[]), None);
}

#[test]
fn a_whole_game_is_remembered() {
    let book = Rulebook::standard();
    let catalog = book.catalog();
    let seats = catalog.archfiends.iter().take(4).zip(0..).map(|(def, symbol)| SeatCharter {
        player: Player::Mind("random".to_owned()),
        archfiend: def.into(),
        symbol,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Short,
        seed: 11,
        iron_man: false,
    };
    let charter = Charter { settings, seats: seats.collect() };
    let mut session = Session::found(book.clone(), charter).unwrap_or_else(|fault| panic!("{fault}"));
    let mind = minds::by_name("random").unwrap();
    while session.ending().is_none() {
        let jobs = session.mind_jobs();
        session.process(jobs.iter().map(|job| job.think_with(&*mind, &book)).collect());
    }
    let replay = session.archive().replay(&book).unwrap_or_else(|divergence| panic!("{divergence}"));
    let annals = Annals::of(catalog, &replay.games, &replay.logs).expect("the game is over");
    assert_eq!(annals.history.turns.len(), replay.games.len());
    for (turn, game) in replay.games.iter().enumerate() {
        for seat in game.seats() {
            let shown = annals.history.at(turn, seat);
            assert_eq!(shown.is_none(), game.conclave().eliminated(seat).is_some());
            if let Some(house) = shown {
                assert_eq!(house.prestige, game.conclave().prestige(seat));
                assert_eq!(house.cantons as usize, game.realm().land_count(seat));
                assert_eq!(house.tribute, game.treasury().wealth(seat).points());
            }
        }
    }
    assert!((1..=MOST_MOMENTS).contains(&annals.moments.len()), "{:?}", annals.moments);
    assert!(annals.moments.is_sorted_by_key(|moment| moment.turn));
    assert!(annals.moments.iter().all(|moment| (1..=replay.logs.len() as u32).contains(&moment.turn)));
    let insults = |seat: Seat| {
        let facts = replay.logs.iter().flatten().map(|entry| &entry.fact);
        facts
            .filter(
                |fact| matches!(fact, Fact::Diplomacy(DiplomacyFact::InsultHurled { seat: who, .. }) if *who == seat),
            )
            .count()
    };
    let most = (0..4).map(|seat| insults(Seat(seat))).max().unwrap();
    let tongue = annals.awards.iter().find(|award| award.honour == Honour::Tongue);
    if let Some(award) = tongue {
        assert_eq!(award.count as usize, most);
        assert!(award.seats.iter().all(|&seat| insults(seat) == most));
    } else {
        assert!(most == 0 || (0..4).all(|seat| insults(Seat(seat)) == most));
    }
    assert_eq!(annals.masks.iter().map(|mask| mask.seat).collect::<Vec<_>>(), (0..4).map(Seat).collect::<Vec<_>>());
}

#[test]
fn the_heaviest_moments_are_told_and_no_sort_crowds_out_another() {
    let games = vec![table([0; 4]); 10];
    let duel = |n| Fact::Arena(ArenaFact::TitleTaken { seat: Seat(1), praetor: PraetorKind(n) });
    let mut logs: Vec<Vec<Entry>> = (0..8).map(|n| log([duel(n)])).collect();
    logs.push(log([
        Fact::Diplomacy(DiplomacyFact::FeudGranted { seat: Seat(0), on: Seat(3) }),
        Fact::Conclave(ConclaveFact::HouseFell { seat: Seat(3), by: Some(Seat(0)) }),
        Fact::Conclave(ConclaveFact::RegentNamed { seat: Seat(2) }),
    ]));
    let moments = great_moments(&games, &logs);
    let titles = moments
        .iter()
        .filter(|moment| matches!(moment.deed, Deed::Told(Fact::Arena(ArenaFact::TitleTaken { .. }))))
        .count();
    assert_eq!(titles, 2);
    let told: Vec<u32> = moments.iter().map(|moment| moment.turn).collect();
    assert_eq!(told, [1, 2, 9, 9], "the first of equals, in the order in which they happened");
    assert!(matches!(moments[2].deed, Deed::Told(Fact::Diplomacy(DiplomacyFact::FeudGranted { .. }))));
    assert!(matches!(moments[3].deed, Deed::Told(Fact::Conclave(ConclaveFact::HouseFell { .. }))));
}

#[test]
fn there_are_never_more_moments_than_a_page_holds() {
    let games = vec![table([0; 4]); 40];
    let facts = [
        Fact::Conclave(ConclaveFact::HouseFell { seat: Seat(3), by: None }),
        Fact::Conclave(ConclaveFact::Usurped { seat: Seat(0) }),
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat: Seat(1) }),
        Fact::Conclave(ConclaveFact::Excommunicated { seat: Seat(0) }),
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { vassal: Seat(1), lord: Seat(2), sealed: true }),
        Fact::Diplomacy(DiplomacyFact::FeudGranted { seat: Seat(0), on: Seat(3) }),
    ];
    let logs: Vec<Vec<Entry>> = (0..39).map(|_| log(facts.clone())).collect();
    let moments = great_moments(&games, &logs);
    assert_eq!(moments.len(), MOST_MOMENTS);
    let falls = moments
        .iter()
        .filter(|moment| matches!(moment.deed, Deed::Told(Fact::Conclave(ConclaveFact::HouseFell { .. }))))
        .count();
    assert_eq!(falls, 5, "falls come first");
}

#[test]
fn a_usurper_who_is_ousted_is_named_with_the_turns() {
    let games = vec![table([0; 4]); 4];
    let logs = [
        log([Fact::Conclave(ConclaveFact::Usurped { seat: Seat(2) })]),
        log([Fact::Conclave(ConclaveFact::UsurperHolds { seat: Seat(2), turns: 1, needed: 5 })]),
        log([Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat: Seat(0) })]),
    ];
    let moments = great_moments(&games, &logs);
    let ousted = Deed::Ousted { seat: Seat(0), usurper: Some(Seat(2)), turns: 1 };
    assert_eq!(moments.iter().filter(|moment| moment.deed == ousted && moment.turn == 3).count(), 1);
}

#[test]
fn the_dearest_bid_is_the_last_word_of_whoever_won() {
    let souls = |souls| Purse { souls, ..Purse::EMPTY };
    let (cheap, dear) = (Goods::Legion(LegionKind(0)), Goods::Relic(RelicKind(1)));
    let bid = |seat, goods, worth| Fact::Bazaar(BazaarFact::BidPlaced { seat: Seat(seat), goods, worth });
    let won = |seat, goods| Fact::Bazaar(BazaarFact::BidWon { seat: Seat(seat), goods, through: Tie::Alone });
    let logs = [
        log([bid(0, cheap, souls(9)), won(0, cheap)]),
        // Another house bid the most of all but lost on points. The winner's first bid was higher
        // than its last.
        log([bid(1, dear, souls(40)), bid(2, dear, souls(30)), bid(2, dear, souls(12)), won(2, dear)]),
        log([bid(3, cheap, souls(11)), won(3, cheap)]),
    ];
    let moments = great_moments(&vec![table([0; 4]); 4], &logs);
    let [moment] = moments.as_slice() else { panic!("{moments:?}") };
    assert_eq!((moment.turn, &moment.deed), (2, &Deed::DearestBid { seat: Seat(2), goods: dear, worth: souls(12) }));
}

#[test]
fn prestige_swings_and_the_lead_changes_hands_once_and_for_all() {
    let games = [table([9, 5, 5, 5]), table([9, 30, 5, 5]), table([31, 30, 5, -9]), table([31, 40, 5, -9])];
    let moments = great_moments(&games, &[Vec::new(), Vec::new(), Vec::new()]);
    let swing = |seat, amount| Deed::Swing { seat: Seat(seat), amount };
    let told: Vec<(u32, &Deed)> = moments.iter().map(|moment| (moment.turn, &moment.deed)).collect();
    // The game has not ended, so nobody has kept the lead.
    assert_eq!(told, [(1, &swing(1, 25)), (2, &swing(3, -14))]);

    let houses = [4, 10, 0, 0].map(|prestige| TableauHouse { prestige, ..TableauHouse::default() });
    let (before, after, log) = closed(houses.to_vec());
    assert_eq!(after.conclave().ending().map(|ending| ending.winner), Some(Some(Seat(1))));
    let games = [table([20, 0, 0, 0]), before.clone(), table([11, 10, 0, 0]), before, after];
    let moments = great_moments(&games, &[Vec::new(), Vec::new(), Vec::new(), log]);
    let lead = moments.iter().find(|moment| matches!(moment.deed, Deed::TookTheLead { .. })).expect("somebody led");
    assert_eq!((lead.turn, &lead.deed), (3, &Deed::TookTheLead { seat: Seat(1), from: Seat(0) }));
}

#[test]
fn a_frame_up_is_told_with_whether_it_was_believed() {
    let games = vec![table([0; 4]); 3];
    let framing = |framed| Guise::Framing(Seat(framed));
    let logs = [
        log([performed(0, framing(1), 2, true, true), suffered(2, Some(1))]),
        log([performed(3, framing(1), 2, true, true), suffered(2, None)]),
    ];
    let moments = great_moments(&games, &logs);
    let believed: Vec<_> = moments
        .iter()
        .map(|moment| match moment.deed {
            Deed::Framed { caster, framed: Seat(1), victim: Seat(2), believed, .. } => (caster, believed),
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(believed, [(Seat(0), true), (Seat(3), false)]);

    let masks = unmasked(&Catalog::standard(), &games, &logs);
    let framed = |seat: usize| {
        let told = masks[seat].disclosures.iter();
        told.filter_map(|disclosure| match disclosure {
            Disclosure::Framed { turn, believed, .. } => Some((*turn, *believed)),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!((framed(0), framed(3)), (vec![(1, true)], vec![(2, false)]));
    assert_eq!((framed(1), framed(2)), (Vec::new(), Vec::new()), "only who did it is unmasked");
}

#[test]
fn a_theft_is_told_unless_somebody_else_was_made_to_take_the_blame() {
    let stolen = |blamed: Option<u8>| {
        Fact::Ritual(RitualFact::Curse(Curse {
            caster: Some(Seat(0)),
            blamed: blamed.map(Seat),
            victim: Some(Seat(2)),
            harm: Harm::Stolen { treasure: Treasure::Relic(RelicKind(1)) },
        }))
    };
    let told = |blamed| great_moments(&vec![table([0; 4]); 2], &[log([stolen(blamed)])]);
    let theft = Deed::Theft { caster: Seat(0), victim: Seat(2), treasure: Treasure::Relic(RelicKind(1)) };
    for blamed in [None, Some(0)] {
        assert_eq!(told(blamed).iter().map(|moment| &moment.deed).collect::<Vec<_>>(), [&theft]);
    }
    assert_eq!(told(Some(1)), [], "the frame-up is the story");
}

#[test]
fn masks_fall_with_what_lay_behind_them() {
    let catalog = Catalog::standard();
    let attributes = Attributes { cunning: 4, ..Attributes::default() };
    let houses = vec![
        TableauHouse { rank: Some(Rank::Duke), attributes, ..TableauHouse::default() },
        TableauHouse::default(),
        TableauHouse::default(),
        TableauHouse::default(),
    ];
    let (before, after, log_of_end) = closed(houses);
    let rumor = EventKind(1);
    let played = |secret| {
        Fact::Event(EventFact::Card(CardFact::Played {
            seat: Seat(0),
            event: rumor,
            aim: EventAim::House(Seat(2)),
            secret,
        }))
    };
    let games = [before.clone(), before, after];
    let logs = [
        log([
            performed(0, Guise::Masked, 2, true, false),
            performed(0, Guise::Bare, 2, true, true),
            played(true),
            played(false),
        ]),
        log_of_end,
    ];
    let masks = unmasked(&catalog, &games, &logs);
    let first = &masks[0].disclosures;
    assert!(first.contains(&Disclosure::Rank { highest: Rank::Duke, now: Rank::Duke }));
    let shown =
        first.iter().any(|disclosure| matches!(disclosure, Disclosure::Attributes { now, .. } if now.cunning == 4));
    assert!(shown, "{first:?}");
    let masked = Disclosure::Masked { turn: 1, ritual: RITE, victim: Seat(2), worked: true, unseen: false };
    assert_eq!(first.iter().filter(|disclosure| matches!(disclosure, Disclosure::Masked { .. })).count(), 1);
    assert!(first.contains(&masked));
    let unseen = Disclosure::Unseen { turn: 1, ritual: RITE, victim: Seat(2), worked: true };
    assert_eq!(first.iter().filter(|disclosure| **disclosure == unseen).count(), 1);
    let secret = Disclosure::SecretEvent { turn: 1, event: rumor, on: Some(Seat(2)) };
    assert_eq!(first.iter().filter(|disclosure| **disclosure == secret).count(), 1, "what everybody saw is no secret");
    for mask in &masks {
        let objective = |disclosure: &&Disclosure| matches!(disclosure, Disclosure::Objective { counted: true, .. });
        assert_eq!(mask.disclosures.iter().filter(objective).count(), 1, "each has its public objective");
    }
}

#[test]
fn awards_go_to_the_most_and_ties_share_them() {
    let games = [table([0; 4])];
    let insult = |seat| Fact::Diplomacy(DiplomacyFact::InsultHurled { seat: Seat(seat), at: Seat(3), stake: 1 });
    let emissary = |seat| Fact::Diplomacy(DiplomacyFact::EmissarySent { seat: Seat(seat), to: Seat(3), cards: 1 });
    let humiliated = Fact::Diplomacy(DiplomacyFact::EmissaryAnswered {
        seat: Seat(2),
        from: Seat(1),
        welcome: Welcome::Humiliate,
        turns: 0,
    });
    let refused = |seat| Fact::OrderResolved {
        seat: Seat(seat),
        slot: SlotNo::ALL[0],
        kind: OrderKind::March,
        outcome: Outcome::Refused(Refusal::GameOver),
    };
    let spoils = |cause| Fact::Conclave(ConclaveFact::PrestigeChanged { seat: Seat(1), amount: 2, cause });
    let facts = [
        insult(0),
        insult(0),
        insult(1),
        insult(1),
        // Seats 0 and 2 send the most emissaries, but insult or humiliate others, so seat 3 has the
        // best manners.
        emissary(0),
        emissary(0),
        emissary(2),
        emissary(2),
        humiliated,
        emissary(3),
        spoils(PrestigeCause::LegionDestroyed),
        spoils(PrestigeCause::Places),
        refused(0),
        refused(1),
        refused(2),
        performed(2, Guise::Masked, 1, true, true),
        performed(2, Guise::Masked, 1, true, false),
    ];
    let given = awards(&games, &[log(facts)]);
    let of = |honour| given.iter().find(|award| award.honour == honour).map(|award| (award.seats.clone(), award.count));
    assert_eq!(of(Honour::Tongue), Some((vec![Seat(0), Seat(1)], 2)));
    assert_eq!(of(Honour::Manners), Some((vec![Seat(3)], 1)));
    assert_eq!(of(Honour::Undertaker), Some((vec![Seat(1)], 1)));
    assert_eq!(of(Honour::Shadow), Some((vec![Seat(2)], 1)));
    assert_eq!(of(Honour::Optimist), None, "what most have alike is no distinction");
    assert_eq!(of(Honour::Duellist), None, "nobody has fought");
}

#[test]
fn cantons_duels_and_summons_are_counted() {
    let games = [table([0; 4])];
    let canton = CantonId(5);
    let duel = |winner| {
        Fact::Arena(ArenaFact::Duel {
            sides: [(Some(Seat(0)), PraetorKind(1)), (None, PraetorKind(2))],
            winner: Some(PraetorKind(winner)),
            report: None,
        })
    };
    let facts = [
        Fact::Realm(RealmFact::Claimed { seat: Seat(1), canton, from: None }),
        Fact::Realm(RealmFact::BorderMoved { canton, to: Seat(1), from: Seat(2) }),
        Fact::Realm(RealmFact::Claimed { seat: Seat(0), canton, from: Some(Seat(1)) }),
        duel(1),
        duel(2),
        Fact::Diplomacy(DiplomacyFact::VendettaGranted { seat: Seat(0), on: Seat(3), wager: 4, until: 9, aim: None }),
        Fact::Diplomacy(DiplomacyFact::CombatGranted { seat: Seat(1), on: Seat(3), wagers: (2, 2), until: 9 }),
    ];
    let given = awards(&games, &[log(facts)]);
    let of = |honour| given.iter().find(|award| award.honour == honour).map(|award| (award.seats.clone(), award.count));
    assert_eq!(of(Honour::Surveyor), Some((vec![Seat(1)], 2)));
    assert_eq!(of(Honour::Duellist), Some((vec![Seat(0)], 1)), "a Champion of Pandemonium wins nothing");
    assert_eq!(of(Honour::Defendant), Some((vec![Seat(3)], 2)));
}

#[test]
fn what_was_shown_is_not_always_what_was_there() {
    let houses = vec![TableauHouse { prestige: 10, ..TableauHouse::default() }; 4];
    let rumor = TableauRunning { event: "rumors_of_greatness".to_owned(), by: 1, target: Some(0), until: 9, size: 6 };
    let with = |running| {
        let events = TableauEvents { running, ..TableauEvents::default() };
        described(Tableau { houses: houses.clone(), events, ..Tableau::default() })
    };
    let honest = History::of([&with(Vec::new())]);
    assert!(!honest.false_faces());
    let masked = History::of([&with(vec![rumor])]);
    let of = |history: &History, seat| history.at(0, Seat(seat)).map(|house| (house.prestige, house.shown));
    assert_eq!(of(&masked, 0), Some((10, Some(16))));
    assert_eq!(of(&masked, 1), Some((10, Some(10))));
    assert!(masked.false_faces());
    let blind =
        TableauRunning { event: "catastrophic_intel_failure".to_owned(), by: 1, target: None, until: 9, size: 0 };
    assert_eq!(of(&History::of([&with(vec![blind])]), 2), Some((10, None)));
}

#[test]
fn houses_that_stand_level_are_parted_by_rank_then_land_then_lot() {
    let rank = |rank| TableauHouse { rank: Some(rank), ..TableauHouse::default() };
    let game = described(Tableau {
        houses: vec![rank(Rank::Duke), rank(Rank::Baron), rank(Rank::Duke), rank(Rank::Duke)],
        ..Tableau::default()
    });
    let line = |seat, prestige, cantons, eligible| CountLine {
        seat: Seat(seat),
        prestige,
        cantons,
        territory: 0,
        relics: 0,
        title: 0,
        objective: 0,
        secrets: 0,
        objectives: Vec::new(),
        vassal: 0,
        eligible,
        lot: 0,
    };
    let top = line(0, 20, 5, true);
    let parted = |other: &CountLine| parting(&game, &top, other);
    assert_eq!(parted(&line(1, 19, 5, true)), Parting::Total);
    assert_eq!(parted(&line(1, 20, 9, true)), Parting::Rank);
    assert_eq!(parted(&line(2, 20, 4, true)), Parting::Cantons);
    assert_eq!(parted(&line(3, 20, 5, true)), Parting::Lot);
    assert_eq!(parted(&line(3, 90, 5, false)), Parting::Eligibility);
}

#[test]
fn an_election_is_closed_as_the_tests_expect_it() {
    let houses = [4, 10, 0, 0].map(|prestige| TableauHouse { prestige, ..TableauHouse::default() });
    let (_, after, _) = closed(houses.to_vec());
    assert_eq!(after.conclave().ending().map(|ending| ending.path), Some(VictoryPath::Election));
}

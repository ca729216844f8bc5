//! Whole turns, told in paragraphs without gaps.

use infernal_conclave::chronicle::{Line, Teller};
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::{AttachmentFact, Forfeit};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::combat::{Banner, CombatFact, End};
use infernal_conclave::rules::conclave::{ConclaveFact, PrestigeCause};
use infernal_conclave::rules::diplomacy::DiplomacyFact;
use infernal_conclave::rules::facts::{Blindfold, Entry, Fact};
use infernal_conclave::rules::forces::{ForcesFact, Muster};
use infernal_conclave::rules::ids::{CantonId, LegionId, PraetorKind, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, OrderKind, Outcome, Sealed};
use infernal_conclave::rules::realm::{Foe, RealmFact};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use table_text::Text;

use super::{game, sound, sound_line, told};

#[test]
fn a_turn_is_told_in_paragraphs() {
    told(|teller| {
        let (seat, muster, legion) = (Seat(0), Muster::Guard(Seat(0)), LegionId(0));
        let path = vec![CantonId(1), CantonId(2), CantonId(3)];
        let slot = Moment::Slot(SlotNo::ALL[0]);
        let prestige = Moment::Step(Step::Prestige);
        let claim = |canton| (slot, Fact::Realm(RealmFact::Claimed { seat, canton, from: None }));
        let paid = |seat, amount| {
            (prestige, Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause: PrestigeCause::Places }))
        };
        let battle = Fact::Combat(CombatFact::Battle {
            canton: CantonId(3),
            attacker: (Some(seat), Banner::Legion(muster)),
            defender: (Some(Seat(1)), Banner::Legion(Muster::Guard(Seat(1)))),
            end: End::DefenderRetreats,
            report: None,
        });
        let card = Fact::Attachment(AttachmentFact::CombatCardLost {
            seat: Seat(1),
            unit: Foe::Legion(LegionId(1)),
            banner: Banner::Legion(Muster::Guard(Seat(1))),
            why: Forfeit::UnitLost,
            contents: None,
        });
        let log = [
            claim(CantonId(1)),
            claim(CantonId(2)),
            (slot, Fact::Forces(ForcesFact::Marched { legion, muster, seat, from: CantonId(0), path })),
            (slot, battle),
            (slot, card),
            (
                slot,
                Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount: 1, cause: PrestigeCause::RetreatForced }),
            ),
            (
                slot,
                Fact::Forces(ForcesFact::Retreated {
                    legion: LegionId(1),
                    muster: Muster::Guard(Seat(1)),
                    owner: Seat(1),
                    from: CantonId(3),
                    to: CantonId(4),
                }),
            ),
            (
                slot,
                Fact::OrderResolved {
                    seat,
                    slot: SlotNo::ALL[0],
                    kind: OrderKind::March,
                    outcome: Outcome::Fought(End::DefenderRetreats),
                },
            ),
            paid(Seat(0), 2),
            paid(Seat(1), 3),
        ];
        let log = log.map(|(moment, fact)| Entry { moment, fact, kept_from: Blindfold::NOBODY });
        let chapters = teller.chapters(&log);
        let counts: Vec<usize> = chapters.iter().map(|chapter| chapter.lines.len()).collect();
        assert_eq!(counts, [2, 1], "a march with its claims, a battle with what followed; and the prestige of all");
        let lines: Vec<&Line> = chapters.iter().flat_map(|chapter| &chapter.lines).collect();
        lines.iter().for_each(|line| sound_line(line));
        assert!(lines[0].headline.contains("marched 3 cantons against"), "{}", lines[0].headline);
        assert!(lines[0].headline.contains("claimed 2 cantons on the way"), "{}", lines[0].headline);
        assert_eq!(lines[1].detail.len(), 3, "the lost card, the prestige and the retreat stand below the battle");
        let told = teller.turn_text(&log);
        assert_eq!(told[0], "Slot 1");
        assert!(told.iter().any(|line| line.trim().contains("+2") && line.contains("+3")), "{told:#?}");
    });
}

/// Whole turns of real games, in which every lawful order is tried somewhere, have a text for
/// everything.
#[test]
fn real_turns_are_told_without_a_gap() {
    let (text, book) = (Text::english(), Rulebook::standard());
    let mut game = game();
    for _ in 0..12 {
        let mut drafts = Vec::new();
        for seat in game.seats() {
            let view = infernal_conclave::rules::view::SeatView::of(&game, seat);
            let mut draft = Draft::empty(seat);
            let mut plan = infernal_conclave::rules::orders::Drafting::open(&book, view.table(), seat, &[]);
            for slot in SlotNo::ALL.into_iter().take(plan.slots().into()) {
                let legal = plan.legal();
                let chosen =
                    legal.get((game.turn() as usize * 7 + slot.index() * 11 + seat.index() * 5) % legal.len().max(1));
                match chosen {
                    Some(order) if plan.plan(order).is_ok() => draft.slots[slot.index()] = Some(order.clone()),
                    Some(_) | None => {}
                }
            }
            drafts.push(draft);
        }
        let sealed = Sealed::seal(&book, &game, &drafts);
        let resolution = resolve(&book, &game, &sealed);
        let teller = Teller::new(&text, book.catalog(), &resolution.game);
        let told = teller.turn_text(&resolution.log);
        assert!(!told.is_empty());
        told.iter().for_each(|line| sound(line.trim_start()));
        teller.chapters(&resolution.log).iter().flat_map(|chapter| &chapter.lines).for_each(sound_line);
        game = resolution.game;
    }
}

/// What a house won, got back or did in vain stands in its news, and in nobody else's.
#[test]
fn what_a_house_won_is_news_to_it_alone() {
    let entry = |fact: Fact| [Entry { moment: Moment::Step(Step::Vendettas), fact, kept_from: Blindfold::default() }];
    let judged = |won: bool| {
        entry(Fact::Diplomacy(DiplomacyFact::VendettaJudged { claimant: Seat(0), target: Seat(1), won, aim: None }))
    };
    let duel = entry(Fact::Arena(ArenaFact::Duel {
        sides: [(Some(Seat(0)), PraetorKind(1)), (Some(Seat(1)), PraetorKind(2))],
        winner: Some(PraetorKind(1)),
        report: None,
    }));
    told(|teller| {
        let news = |seat: u8, log: &[Entry]| {
            let teller = teller.reading_to(Seat(seat));
            (teller.gains(log).len(), teller.alerts(log).len())
        };
        assert_eq!([news(0, &judged(true)), news(0, &judged(false)), news(2, &judged(true))], [(1, 0), (0, 1), (0, 0)]);
        assert_eq!([news(0, &duel), news(1, &duel), news(2, &duel)], [(1, 0), (0, 1), (0, 0)]);
    });
}

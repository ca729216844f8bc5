//! Diplomacy in random games: lawful answers to everything that waits ([`answers`]), invariants of
//! any moment ([`dealings_stand`]), public and hidden parts of a view ([`dealings_hidden`]), and
//! nonsense ([`any_order`], [`any_answer`]).

use std::collections::BTreeSet;

use infernal_conclave::rules::arena::{ArenaOrder, Duelist, Plan, STROKES, Stroke, counsel, random_plan};
use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::Rolls;
use infernal_conclave::rules::diplomacy::{
    Affair, Aim, Concession, Demanded, DiplomacyOrder, Matter, Stance, Terms, Welcome, aims, may_send, ranking_is_free,
    sensible,
};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, MoveKind, PraetorKind, Seat};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::tribute::TributeCard;

/// Returns the cards that a seat has offered before the conclave and still owns: gifts on their
/// way, promises.
pub(super) fn laid_out(game: &Game, seat: Seat) -> Vec<TributeCard> {
    let mut cards = Vec::new();
    for affair in game.diplomacy().affairs() {
        if let Matter::Emissary { gift, .. } = &affair.matter
            && affair.from == seat
        {
            cards.extend_from_slice(gift);
        }
        if affair.to == seat {
            cards.extend_from_slice(&affair.promised);
        }
    }
    cards
}

fn owned(game: &Game, seat: Seat) -> Vec<Treasure> {
    game.attachments().of(seat).map(|held| held.treasure).collect()
}

fn concession(
    game: &Game,
    seat: Seat,
    thing: Demanded,
    vault: &mut Vec<TributeCard>,
    rolls: &mut Rolls,
) -> Option<Concession> {
    let of_kind = |wanted: fn(&Treasure) -> bool| owned(game, seat).into_iter().filter(wanted).collect::<Vec<_>>();
    match thing {
        Demanded::Tribute(count) => {
            let count = usize::from(count);
            if vault.len() < count {
                return None;
            }
            rolls.shuffle(vault);
            Some(Concession::Cards(vault.split_off(vault.len() - count).iter().map(|card| card.id).collect()))
        }
        Demanded::Canton => Some(Concession::Canton),
        Demanded::Artifact => {
            let all = of_kind(|treasure| matches!(treasure, Treasure::Artifact(_)));
            rolls.pick(&all).copied().map(Concession::Treasure)
        }
        Demanded::Relic => {
            let all = of_kind(|treasure| matches!(treasure, Treasure::Relic(_)));
            rolls.pick(&all).copied().map(Concession::Treasure)
        }
    }
}

/// Returns lawful answers to all diplomacy that waits for a seat. Cards that are given up are
/// removed from `vault`.
pub(super) fn answers(
    catalog: &Catalog,
    table: &Game,
    seat: Seat,
    vault: &mut Vec<TributeCard>,
    rolls: &mut Rolls,
) -> Vec<Answer> {
    let mut answers = Vec::new();
    let diplomacy = table.diplomacy();
    for Affair { from, matter, .. } in diplomacy.affairs().iter().filter(|affair| affair.to == seat) {
        let from = *from;
        answers.push(match matter {
            Matter::Demand { thing, .. } => {
                let yields = rolls.percent(65);
                let concession = if yields { concession(table, seat, *thing, vault, rolls) } else { None };
                Answer::Demand { from, concession }
            }
            Matter::Insult { .. } => Answer::Insult { from, swallow: rolls.percent(50) },
            Matter::Emissary { .. } => {
                let welcome = [Welcome::Accept, Welcome::Refuse, Welcome::Humiliate][rolls.below(3) as usize];
                Answer::Emissary { from, welcome }
            }
            Matter::Petition => Answer::Petition { from, accept: rolls.percent(70) },
        });
    }
    for grievance in diplomacy.grievances().iter().filter(|grievance| grievance.holder == seat) {
        let against = grievance.against;
        let terms = sensible(catalog, table, seat, against);
        let claim = rolls.pick(&terms).copied().filter(|_| rolls.percent(75));
        answers.push(Answer::Grievance { against, claim });
    }
    let mut named: Vec<PraetorKind> = Vec::new();
    for combat in diplomacy.combats() {
        let against = match (combat.claimant == seat, combat.target == seat) {
            (true, false) => combat.target,
            (false, true) => combat.claimant,
            (true, true) | (false, false) => continue,
        };
        let fit: Vec<PraetorKind> = owned(table, seat)
            .into_iter()
            .filter_map(|treasure| if let Treasure::Praetor(kind) = treasure { Some(kind) } else { None })
            .filter(|&kind| may_send(table, seat, against, kind) && !named.contains(&kind))
            .collect();
        let Some(&praetor) = rolls.pick(&fit).filter(|_| rolls.percent(70)) else { continue };
        named.push(praetor);
        let Some(known) = table.attachments().praetor(praetor) else { continue };
        let duelist = Duelist::from(known);
        let plan = if rolls.percent(50) { counsel(catalog, &duelist) } else { random_plan(catalog, &duelist, rolls) };
        answers.push(Answer::NamePraetor { against, praetor, plan });
    }
    if ranking_is_free(catalog, table) && rolls.percent(20) {
        let mut ranking = diplomacy.ranking(seat).to_vec();
        rolls.shuffle(&mut ranking);
        answers.push(Answer::RankThreats { ranking });
    }
    answers
}

/// Checks the invariants of diplomacy at any moment.
pub(super) fn dealings_stand(game: &Game) {
    let diplomacy = game.diplomacy();
    let gone = |seat: Seat| game.conclave().eliminated(seat).is_some();
    let outside = |seat: Seat| gone(seat) || diplomacy.excommunicated(seat);
    // A house that has left the conclave or has a lord has no matter before it.
    let party = |seat: Seat, what: &dyn std::fmt::Debug| {
        assert!(!outside(seat), "{what:?} of a house outside the conclave");
        assert_eq!(diplomacy.lord_of(seat), None, "{what:?} of a vassal");
    };
    let mut pairs = BTreeSet::new();
    let mut between = |a: Seat, b: Seat, what: &dyn std::fmt::Debug| {
        assert_ne!(a, b, "{what:?}");
        party(a, what);
        party(b, what);
        assert!(pairs.insert((a.min(b), a.max(b))), "something else stands between the two of {what:?}");
    };
    for affair in diplomacy.affairs() {
        between(affair.from, affair.to, affair);
        assert!(affair.matter.stake() >= i32::from(!matches!(affair.matter, Matter::Petition)), "{affair:?}");
        assert!(affair.turn == game.turn() || affair.turn + 1 == game.turn(), "{affair:?} is old");
    }
    for grievance in diplomacy.grievances() {
        between(grievance.holder, grievance.against, grievance);
        assert!(grievance.due >= game.turn(), "{grievance:?} is forgotten");
    }
    diplomacy.claims().iter().for_each(|claim| between(claim.by, claim.on, claim));
    for vendetta in diplomacy.vendettas() {
        between(vendetta.claimant, vendetta.target, vendetta);
        assert!(vendetta.wager >= 0, "{vendetta:?}");
    }
    diplomacy.combats().iter().for_each(|combat| between(combat.claimant, combat.target, combat));
    diplomacy.feuds().iter().for_each(|feud| between(feud.0, feud.1, feud));
    let mut bound = BTreeSet::new();
    for bond in diplomacy.bonds() {
        assert!(bound.insert(bond.lord) && bound.insert(bond.vassal), "{bond:?}: nobody is bound twice");
        assert!(!gone(bond.lord) && !gone(bond.vassal), "{bond:?} of a fallen house");
        assert_eq!(diplomacy.excommunicated(bond.lord), diplomacy.excommunicated(bond.vassal), "{bond:?}");
    }
    for seat in game.seats() {
        let mut ranking = diplomacy.ranking(seat).to_vec();
        ranking.sort_unstable();
        assert!(ranking.into_iter().eq(game.seats().filter(|&other| other != seat)), "seat {seat} ranks not everybody");
        for other in game.seats() {
            let stance = diplomacy.stance(seat, other);
            assert_eq!(stance, diplomacy.stance(other, seat), "a stance has two sides");
            if seat != other
                && !diplomacy.bound_by_blood(seat, other)
                && (diplomacy.excommunicated(seat) || diplomacy.excommunicated(other))
            {
                assert_eq!(stance, Stance::Excommunication);
            }
        }
    }
}

/// Returns the public part of diplomacy, as text.
pub(super) fn public(game: &Game) -> String {
    let diplomacy = game.diplomacy();
    let mut text = String::new();
    let mut tell = |what: &dyn std::fmt::Debug| text.push_str(&format!("{what:?}\n"));
    for a in game.seats() {
        tell(&diplomacy.excommunicated(a));
        game.seats().for_each(|b| tell(diplomacy.record(a, b)));
    }
    for affair in diplomacy.affairs() {
        let cards = if let Matter::Emissary { gift, .. } = &affair.matter { gift.len() } else { 0 };
        let Affair { from, to, turn, slot, matter, .. } = affair;
        tell(&(from, to, turn, slot, matter.kind(), matter.stake(), cards));
        if let Matter::Demand { thing, .. } = matter {
            tell(thing);
        }
    }
    tell(&diplomacy.grievances());
    diplomacy.claims().iter().for_each(|claim| tell(&(claim.by, claim.on, claim.redress, claim.turn, claim.slot)));
    for v in diplomacy.vendettas() {
        tell(&(v.claimant, v.target, v.wager, v.redress, v.until));
    }
    diplomacy.combats().iter().for_each(|c| tell(&(c.claimant, c.target, c.wagers, c.redress, c.until)));
    tell(&(diplomacy.feuds(), diplomacy.bonds()));
    tell(&game.arena().beaten());
    text
}

/// Checks that a seat knows its own ranking, aims, suits, gifts and named praetors, and no others.
pub(super) fn dealings_hidden(table: &Game, game: &Game, seat: Seat) {
    let (seen, all) = (table.diplomacy(), game.diplomacy());
    assert_eq!(seen.ranking(seat), all.ranking(seat));
    for other in game.seats().filter(|&other| other != seat) {
        assert!(seen.ranking(other).is_empty(), "seat {seat} knows whom seat {other} fears");
    }
    for (shown, real) in seen.affairs().iter().zip(all.affairs()) {
        let (Matter::Emissary { gift: shown, .. }, Matter::Emissary { gift: real, .. }) = (&shown.matter, &real.matter)
        else {
            continue;
        };
        // Others see a gift without its worth.
        let worth = shown.iter().any(|card| card.worth.points() > 0);
        assert_eq!(shown.len(), real.len());
        let all_affairs = all.affairs().iter().any(|affair| {
            matches!(&affair.matter, Matter::Emissary { gift, .. } if gift == real)
                && [affair.from, affair.to].contains(&seat)
        });
        assert_eq!(worth, all_affairs, "seat {seat} sees a gift that is not for its eyes, or not its own");
    }
    for (shown, real) in seen.claims().iter().zip(all.claims()) {
        assert_eq!(shown.suit, real.suit.filter(|_| real.by == seat), "seat {seat} knows what is claimed");
    }
    for (shown, real) in seen.vendettas().iter().zip(all.vendettas()) {
        if real.claimant == seat {
            assert_eq!(shown, real);
        } else {
            assert_eq!((shown.aim, shown.quarters, shown.progress), (None, 0, 0), "seat {seat} knows an aim");
        }
    }
    for (shown, real) in seen.combats().iter().zip(all.combats()) {
        assert!(shown.named.0.is_none() || (real.claimant == seat && shown.named.0 == real.named.0));
        assert!(shown.named.1.is_none() || (real.target == seat && shown.named.1 == real.named.1));
    }
}

fn any_seat(game: &Game, rolls: &mut Rolls) -> Seat {
    if rolls.percent(90) { Seat(rolls.below(game.seat_count() as u32) as u8) } else { Seat(rolls.below(256) as u8) }
}

fn any_praetor(game: &Game, rolls: &mut Rolls) -> PraetorKind {
    let held = game.attachments().possessions().iter().filter_map(|held| match held.treasure {
        Treasure::Praetor(kind) => Some(kind),
        Treasure::Artifact(_) | Treasure::Relic(_) => None,
    });
    let held: Vec<PraetorKind> = held.collect();
    let wild = PraetorKind(rolls.below(1 << 16) as u16);
    if rolls.percent(80) { rolls.pick(&held).copied().unwrap_or(wild) } else { wild }
}

fn any_plan(rolls: &mut Rolls) -> Plan {
    let mut plan = Plan::default();
    for at in 0..STROKES {
        plan.strokes[at] = rolls.percent(60).then(|| {
            let (moves, points) = if rolls.percent(80) { (25, 6) } else { (256, 256) };
            let [kind, skulls, shields, orbs] = [moves, points, points, points].map(|most| rolls.below(most) as u8);
            Stroke { kind: MoveKind(kind), skulls, shields, orbs }
        });
    }
    plan
}

fn any_terms(catalog: &Catalog, game: &Game, on: Seat, rolls: &mut Rolls) -> Terms {
    let wager = if rolls.percent(70) { 7 + rolls.below(6) } else { rolls.below(256) } as u8;
    let known = if on.index() < game.seat_count() { aims(catalog, game, on) } else { Vec::new() };
    let n = if rolls.percent(70) { rolls.below(8) } else { rolls.below(256) } as u8;
    let wild = [Aim::Cantons(n), Aim::Places(n), Aim::Legions(n)][rolls.below(3) as usize];
    let aim = rolls.pick(&known).copied().filter(|_| rolls.percent(70)).unwrap_or(wild);
    if rolls.percent(25) { Terms::Arena { wager } } else { Terms::Field { wager, aim, turns: n } }
}

fn any_ranking(game: &Game, rolls: &mut Rolls) -> Vec<Seat> {
    let mut ranking: Vec<Seat> = game.seats().collect();
    rolls.shuffle(&mut ranking);
    match rolls.below(4) {
        0 => ranking.truncate(rolls.below(7) as usize),
        1 => ranking.push(any_seat(game, rolls)),
        _ => {
            ranking.pop();
        }
    }
    ranking
}

/// Returns an order of diplomacy, lawful or not.
pub(super) fn any_order(catalog: &Catalog, game: &Game, cards: Vec<CardId>, rolls: &mut Rolls) -> Order {
    let on = any_seat(game, rolls);
    let n = if rolls.percent(80) { rolls.below(8) } else { rolls.below(256) } as u8;
    match rolls.below(10) {
        0 => Order::Diplomacy(DiplomacyOrder::RankThreats { ranking: any_ranking(game, rolls), cards }),
        1 | 2 => {
            let thing = [Demanded::Tribute(n), Demanded::Canton, Demanded::Artifact, Demanded::Relic];
            Order::Diplomacy(DiplomacyOrder::Demand { of: on, thing: thing[rolls.below(4) as usize] })
        }
        3 => Order::Diplomacy(DiplomacyOrder::Insult { at: on, stake: n }),
        4 | 5 => Order::Diplomacy(DiplomacyOrder::SendEmissary { to: on, cards }),
        6 => Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms: any_terms(catalog, game, on, rolls) }),
        7 => Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on }),
        8 => Order::Diplomacy(DiplomacyOrder::Petition { lord: on }),
        _ => Order::Arena(ArenaOrder::ChallengeChampion { praetor: any_praetor(game, rolls), plan: any_plan(rolls) }),
    }
}

/// Returns an answer of diplomacy, whether or not there was a question for it.
pub(super) fn any_answer(
    catalog: &Catalog,
    game: &Game,
    cards: Vec<CardId>,
    treasure: Treasure,
    rolls: &mut Rolls,
) -> Answer {
    let from = any_seat(game, rolls);
    match rolls.below(8) {
        0 => Answer::RankThreats { ranking: any_ranking(game, rolls) },
        1 | 2 => {
            let concession = match rolls.below(4) {
                0 => Concession::Canton,
                1 => Concession::Treasure(treasure),
                _ => Concession::Cards(cards),
            };
            Answer::Demand { from, concession: rolls.percent(80).then_some(concession) }
        }
        3 => Answer::Insult { from, swallow: rolls.percent(50) },
        4 => Answer::Emissary {
            from,
            welcome: [Welcome::Accept, Welcome::Refuse, Welcome::Humiliate][rolls.below(3) as usize],
        },
        5 => Answer::Petition { from, accept: rolls.percent(60) },
        6 => {
            let terms = any_terms(catalog, game, from, rolls);
            Answer::Grievance { against: from, claim: rolls.percent(80).then_some(terms) }
        }
        _ => Answer::NamePraetor { against: from, praetor: any_praetor(game, rolls), plan: any_plan(rolls) },
    }
}

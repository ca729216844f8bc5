//! Acts: the diplomatic acts worth a slot, and their expected worth (manual 4.14).
//!
//! A house that is behind targets those ahead of it; the leader targets the second. A house avoids
//! a rival that others already oppose, and avoids a second quarrel.

use super::Court;
use super::precedents::{boldness, concedes};
use super::rivals::{Rival, prospect};
use super::terms::{chance, spoils};
use crate::planner::arms::worth_of;
use crate::planner::objectives::of_act;
use crate::planner::schemes::{favourite, kneels};
use crate::planner::survey::{Grains, POINT};
use crate::planner::weights::{Bent, percent};
use crate::rules::attachments::Treasure;
use crate::rules::conclave;
use crate::rules::diplomacy::{
    Aim, Demanded, DiplomacyOrder, Matter, bullied_enough, demand_price, demandable, emissary_price, greatest_insult,
    longest, may_approach, may_begin, may_feud, may_serve, ranking_is_free, ranks, runs, truce_turns,
};
use crate::rules::game::Game;
use crate::rules::ids::{CardId, Seat};
use crate::rules::orders::Order;
use crate::rules::tribute::least_waste;

/// First turn for acts; before it there is nothing to quarrel about. A house with an urge to speak
/// begins earlier.
const FIRST_TURN: u32 = 5;
const FIRST_WORD: u32 = 3;

/// Worth that the urge to speak gains in each turn of silence.
const URGE: Grains = 3 * POINT;

/// Conditions under which a power behind the throne becomes a vassal without need: the minimum
/// prospect of the lord in percent of the leader's, and the maximum number of turns left.
const SURE: i32 = 85;
const KNEELS: i32 = 30;

/// Worth of a gift for its own sake, for each percent of the weight of gifts above 100.
const RELISH: Grains = 2;

/// Cost of a second quarrel, and cost per house that already opposes the same rival.
const SECOND_FRONT: Grains = 4 * POINT;
const CROWD: Grains = 6 * POINT;

/// Above this weight, in percent, a rival is sought as an enemy for its own sake. Every `EAGER`
/// percent above it are worth a point.
const SOUGHT: i32 = 200;
const EAGER: i32 = 40;

impl Court<'_> {
    /// Returns all acts possible now, with their worth.
    pub(super) fn acts(&self, table: &Game) -> Vec<(Grains, Order)> {
        let survey = self.survey;
        let (catalog, seat) = (survey.catalog, survey.seat);
        let mut acts = Vec::new();
        let first = if survey.bent.weights.voice > 0 { FIRST_WORD } else { FIRST_TURN };
        if table.turn() < first || survey.horizon < 2 {
            return acts;
        }
        acts.extend(self.challenge(table));
        if table.diplomacy().excommunicated(seat) {
            return acts;
        }
        let weights = survey.bent.weights;
        let quarrels = self.quarrels(table);
        let silence = self.silence(table);
        // A house with a quarrel starts another only with five or more legions, or if others have
        // begun all quarrels so far and it has an urge to speak.
        let roused = silence > 0 && weights.voice > 0;
        let busy = quarrels > i32::from(survey.units.len() >= 5 || roused);
        let favourite = favourite(catalog, table, seat);
        for rival in &self.rivals {
            if favourite == Some(rival.seat) || may_begin(table, seat, rival.seat).is_err() {
                continue;
            }
            let sought = weights.league > 0 && survey.bent.towards(rival.seat) > SOUGHT;
            // Whoever seeks an enemy joins one other house against it.
            let others = (crowd(table, rival.seat, seat) - i32::from(sought)).max(0);
            let crowd = percent(CROWD * others, weights.peace);
            // Past victories over a rival count, because enough of them allow a blood feud.
            let won = i32::from(table.diplomacy().record(seat, rival.seat).victories);
            let grudge = if survey.horizon > 10 { won * 2 * POINT } else { 0 };
            let eager = (survey.bent.towards(rival.seat) - SOUGHT).max(0) * POINT / EAGER;
            let weight = silence + grudge + eager - percent(quarrels * SECOND_FRONT, weights.peace) - crowd;
            if may_feud(catalog, table, seat, rival.seat).is_ok() {
                acts.push((
                    self.feud(rival) + silence,
                    Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: rival.seat }),
                ));
                continue;
            }
            if bullied_enough(catalog, table, seat, rival.seat)
                && let Some(suggestion) = self.suggest(table, rival, 1)
            {
                let order = Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: rival.seat, terms: suggestion.terms });
                acts.push((suggestion.worth + weight, order));
            }
            if !busy {
                self.demand(table, rival, weight, &mut acts);
                self.insult(table, rival, weight, &mut acts);
            }
            self.emissary(table, rival, &mut acts);
        }
        self.petition(table, &mut acts);
        self.rank(table, &mut acts);
        for (worth, act) in &mut acts {
            *worth = percent(*worth, self.leaning(act)) + of_act(catalog, table, seat, act);
        }
        acts.retain(|(worth, _)| *worth > 0);
        acts
    }

    /// Returns the weight of an act for a mind of this bent, in percent.
    fn leaning(&self, act: &Order) -> i32 {
        let bent = &self.survey.bent;
        let Order::Diplomacy(act) = act else { return 100 };
        match act {
            DiplomacyOrder::Demand { of, .. } => percent(bent.weights.demands, bent.towards(*of)),
            DiplomacyOrder::Insult { at, .. } => percent(bent.weights.insults, bent.towards(*at)),
            DiplomacyOrder::ClaimVendetta { on, .. } | DiplomacyOrder::ClaimBloodFeud { on } => {
                percent(bent.weights.vendettas, bent.towards(*on))
            }
            DiplomacyOrder::SendEmissary { .. } => bent.weights.gifts,
            DiplomacyOrder::Petition { .. } | DiplomacyOrder::RankThreats { .. } => 100,
        }
    }

    /// Returns the worth of a blood feud: the spoils of a long vendetta, and finally the
    /// stronghold.
    fn feud(&self, rival: &Rival) -> Grains {
        let turns = self.survey.horizon.clamp(0, 20) as u8;
        spoils(self.survey, rival, turns, 1) + 10 * POINT * (rival.balance - 300) / 1000
    }

    /// Returns a bonus for the first act of a house that has never taken one. It grows with the
    /// turn.
    fn silence(&self, table: &Game) -> Grains {
        let spoke = table.seats().any(|other| {
            let record = table.diplomacy().record(self.survey.seat, other);
            record.demand_waits > 0 || record.insult_waits > 0 || record.emissary_waits > 0 || record.victories > 0
        });
        let late = |since: u32| table.turn().saturating_sub(since).min(30) as Grains;
        let urge = percent(late(FIRST_WORD - 1) * URGE, self.survey.bent.weights.voice);
        if spoke { 0 } else { urge.max(late(8) * POINT / 4) }
    }

    /// True if a waiting period or an accepted gift forbids demands or insults against a rival now.
    fn bound(&self, table: &Game, rival: &Rival, waits: u32) -> bool {
        let record = table.diplomacy().record(self.survey.seat, rival.seat);
        runs(table, record.bound_until).is_some() || runs(table, waits).is_some()
    }

    /// Returns the chance in percent that a rival concedes, from its possible losses and from what
    /// it has conceded before.
    fn meekness(&self, table: &Game, rival: &Rival) -> i32 {
        let turns = longest(self.survey.catalog, table, self.survey.seat, rival.seat);
        let bite = spoils(self.survey, rival, turns, 3);
        let estimate = (bite / (8 * POINT)).clamp(0, 4) * 10 + if rival.menace < POINT { 15 } else { 5 };
        let Bent { weights, lessons, .. } = &self.survey.bent;
        concedes(table, lessons, rival.seat, estimate, weights.precedents)
    }

    fn demand(&self, table: &Game, rival: &Rival, weight: Grains, acts: &mut Vec<(Grains, Order)>) {
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        let price = demand_price(catalog, table, seat, rival.seat);
        let record = table.diplomacy().record(seat, rival.seat);
        if self.bound(table, rival, record.demand_waits) || table.conclave().prestige(seat) < price + 6 {
            return;
        }
        let worth = |thing: &Demanded| match thing {
            Demanded::Tribute(cards) => i32::from(*cards) * 30,
            Demanded::Canton => 3 * POINT / 2,
            Demanded::Artifact => self.seen(table, rival, |treasure| matches!(treasure, Treasure::Artifact(_))),
            Demanded::Relic => self.seen(table, rival, |treasure| matches!(treasure, Treasure::Relic(_))),
        };
        let willing = self.meekness(table, rival);
        let right = self.suggest(table, rival, 3).map_or(0, |suggestion| suggestion.worth.max(0));
        let refused = right - price * POINT * (100 + rival.malice / 2) / 100;
        let promise = |thing: &Demanded| {
            let meek = percent(willing, able(thing));
            // Enough concessions in a row give the right to a vendetta (manual 4.14.3).
            let conceded = worth(thing) + i32::from(record.conceded + 1) * POINT;
            (conceded * meek + refused * (100 - meek)) / 100
        };
        let things = demandable(catalog, table, seat, rival.seat).into_iter().map(|thing| (promise(&thing), thing));
        let Some((promise, thing)) = things.max_by_key(|(promise, thing)| (*promise, worth(thing))) else { return };
        let order = Order::Diplomacy(DiplomacyOrder::Demand { of: rival.seat, thing });
        acts.push(((promise + weight) * self.temper.guile / 100, order));
    }

    /// Returns the worth of the least valuable visible treasure of a kind. A rival does not concede
    /// its best one.
    fn seen(&self, table: &Game, rival: &Rival, wanted: fn(&Treasure) -> bool) -> Grains {
        let held = table.attachments().of(rival.seat).map(|held| held.treasure).filter(wanted);
        held.map(|treasure| worth_of(self.survey, table, treasure).max(POINT)).min().unwrap_or(0)
    }

    fn insult(&self, table: &Game, rival: &Rival, weight: Grains, acts: &mut Vec<(Grains, Order)>) {
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        let record = table.diplomacy().record(seat, rival.seat);
        let has = table.conclave().prestige(seat);
        if self.bound(table, rival, record.insult_waits) || has < 4 {
            return;
        }
        let most = greatest_insult(catalog, table, seat, rival.seat).min(has / 3).clamp(1, 60);
        // Possible gains and losses if the rival refuses and has to claim a vendetta.
        let turns = longest(catalog, table, rival.seat, seat);
        let riposte = spoils(self.survey, rival, turns, 3) / 2;
        let losses = rival.menace * 6 / 10;
        let meek = (20 + (riposte - losses) / (10 * POINT) * 10).clamp(5, 65);
        let swallowed = most * POINT * (100 + rival.malice) / 100;
        let refused = riposte - losses - most * POINT;
        let promise = (swallowed * meek + refused * (100 - meek)) / 100;
        let relish = (self.temper.spite - 95) * 16;
        let order = Order::Diplomacy(DiplomacyOrder::Insult { at: rival.seat, stake: most as u8 });
        acts.push(((promise + weight) * self.temper.guile / 100 + relish, order));
    }

    /// Adds a gift that buys peace from a rival that harasses this house or could do much harm.
    fn emissary(&self, table: &Game, rival: &Rival, acts: &mut Vec<(Grains, Order)>) {
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        let price = emissary_price(catalog, table, seat, rival.seat);
        let theirs = table.diplomacy().record(rival.seat, seat);
        let harassed =
            theirs.conceded > 0 || theirs.insult_waits > 0 || theirs.demand_waits > 0 || theirs.victories > 0;
        let waits = runs(table, table.diplomacy().record(seat, rival.seat).emissary_waits).is_some();
        if waits || runs(table, theirs.bound_until).is_some() || table.conclave().prestige(seat) < price + 8 {
            return;
        }
        let mut cards: Vec<_> = table.treasury().vault(seat).iter().collect();
        let gifts = usize::from(catalog.constants.diplomacy.gift.0) + usize::from(harassed);
        if cards.len() < gifts + 2 {
            return;
        }
        cards.sort_by_key(|card| (card.worth.points(), card.id));
        let cards: Vec<_> = cards.into_iter().take(gifts).collect();
        let points: u32 = cards.iter().map(|card| card.worth.points()).sum();
        let numbers = &catalog.constants.diplomacy;
        let (own, other) = ranks(catalog, table, seat, rival.seat);
        let peace = truce_turns(numbers, own, other, gifts as u32) as i32;
        // Chance per turn that the rival would start something, in thousandths.
        let eager = if harassed { 90 } else { 40 };
        let eager = percent(eager, boldness(table, rival.seat, self.survey.bent.weights.precedents));
        let danger = (rival.menace - self.appetite(table, rival).max(0) / 2).max(0) / 1000 * eager * peace.min(6);
        // A house that likes to give finds more in a gift than the peace that it buys.
        let relish = (self.survey.bent.weights.gifts - 100).max(0) * RELISH;
        let promise = danger * 6 / 10 + relish - price * POINT - points as i32 * 8;
        let cards: Vec<CardId> = cards.into_iter().map(|card| card.id).collect();
        acts.push((
            promise * self.temper.guile / 100,
            Order::Diplomacy(DiplomacyOrder::SendEmissary { to: rival.seat, cards }),
        ));
    }

    /// Petitions the strongest lord that may accept, if the house has no prospects.
    fn petition(&self, table: &Game, acts: &mut Vec<(Grains, Order)>) {
        let (catalog, seat, horizon) = (self.survey.catalog, self.survey.seat, self.survey.horizon);
        let standing = |seat: Seat| prospect(catalog, table, seat, horizon);
        let Some(leader) = self.rivals.iter().map(|rival| standing(rival.seat)).max() else { return };
        // A house with enough time or income does not give up.
        let hopeless = standing(seat) * 100 < leader * (54 - self.temper.pride / 5);
        let proud = !hopeless || horizon > 22 || conclave::income(catalog, table, seat).total() > 3;
        // A king maker does not become a vassal.
        let scheming = favourite(catalog, table, seat).is_some();
        let kneels = kneels(catalog, table, seat);
        if scheming || (proud && !kneels) {
            return;
        }
        let lords = self
            .rivals
            .iter()
            .map(|rival| rival.seat)
            .filter(|&lord| may_begin(table, seat, lord).is_ok() && may_serve(table, seat, lord).is_ok());
        if let Some(lord) = lords.max_by_key(|&lord| (standing(lord), lord)) {
            if !kneels {
                acts.push((6 * POINT, Order::Diplomacy(DiplomacyOrder::Petition { lord })));
            } else if standing(lord) * 100 >= leader * SURE && (!proud || horizon <= KNEELS) {
                // A vassal loses half of its prestige (manual 4.14.8), a small price for the lord's
                // victory.
                acts.push((20 * POINT, Order::Diplomacy(DiplomacyOrder::Petition { lord })));
            }
        }
    }

    /// Changes the threat ranking if the best enemy is third or lower in it.
    fn rank(&self, table: &Game, acts: &mut Vec<(Grains, Order)>) {
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        if ranking_is_free(catalog, table) {
            return;
        }
        let Some(ranking) = self.ranking(table) else { return };
        let known = table.diplomacy().ranking(seat);
        let Some(&first) = ranking.first() else { return };
        let stands = known.iter().position(|&other| other == first).unwrap_or(0);
        let worth = self.rival(first).map_or(0, |rival| self.appetite(table, rival)) / 12;
        let cards = least_waste(table.treasury().vault(seat), &catalog.constants.diplomacy.ranking_price);
        if stands >= 2
            && may_approach(table, seat, first).is_ok()
            && let Some(cards) = cards.filter(|cards| !cards.is_empty())
        {
            acts.push((worth.min(2 * POINT), Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards })));
        }
    }

    /// Returns the estimated gain from a rival if arms were allowed.
    pub(super) fn appetite(&self, table: &Game, rival: &Rival) -> Grains {
        let turns = longest(self.survey.catalog, table, self.survey.seat, rival.seat);
        let easy = chance(rival, Aim::Cantons(3), turns, 2, self.survey.bent.weights.hindsight);
        spoils(self.survey, rival, turns, 2) + easy * rival.malice / 10 - rival.menace / 4
    }
}

/// Returns the chance in percent that a house has what is demanded of it, if it is as rich as most.
fn able(thing: &Demanded) -> i32 {
    /// By the number of cards.
    const CARDS: [i32; 7] = [100, 96, 90, 80, 65, 50, 40];
    match thing {
        Demanded::Tribute(cards) => CARDS[usize::from(*cards).min(CARDS.len() - 1)],
        Demanded::Canton | Demanded::Artifact | Demanded::Relic => 100,
    }
}

/// Returns the number of other houses that have a quarrel with a house, or are about to.
fn crowd(table: &Game, on: Seat, but: Seat) -> i32 {
    let diplomacy = table.diplomacy();
    let mut others: Vec<Seat> = Vec::new();
    let vendettas = diplomacy.vendettas().iter().map(|vendetta| (vendetta.claimant, vendetta.target));
    let combats = diplomacy.combats().iter().map(|combat| (combat.claimant, combat.target));
    let claims = diplomacy.claims().iter().map(|claim| (claim.by, claim.on));
    let hostile = diplomacy.affairs().iter().filter(|affair| match affair.matter {
        Matter::Demand { .. } | Matter::Insult { .. } => true,
        Matter::Emissary { .. } | Matter::Petition => false,
    });
    let affairs = hostile.map(|affair| (affair.from, affair.to));
    let rights = diplomacy.grievances().iter().map(|grievance| (grievance.holder, grievance.against));
    let feuds = diplomacy.feuds().iter().copied().chain(rights);
    for (one, two) in vendettas.chain(combats).chain(claims).chain(affairs).chain(feuds) {
        for (who, whom) in [(one, two), (two, one)] {
            if whom == on && who != but && !others.contains(&who) {
                others.push(who);
            }
        }
    }
    others.len() as i32
}

//! The rules in words: grants, parts of numbers, tooltips, glossary and rulings, all with the
//! numbers of the catalog.

use table_text::{Text, Value};

use super::{Teller, keys};
use crate::rules::archfiends::{Part, Tally};
use crate::rules::catalog::{ArenaNumbers, Catalog, DiplomacyNumbers, Grant, GrowthNumbers, Power};
use crate::rules::conclave::GameLength;
use crate::rules::ids::{FEWEST_SEATS, Seat, SlotNo};
use crate::rules::tribute::{CARD_LIMIT, PAYMENT_SLOTS};

impl Teller<'_> {
    /// Returns the grant of a level of a discipline, in a sentence.
    #[must_use]
    pub fn grant(&self, grant: &Grant) -> String {
        match grant {
            Grant::OrderSlots(count) => self.say_with("grant-order-slots", &[("n", (*count).into())]),
            Grant::Command(count) => self.say_with("grant-command", &[("n", (*count).into())]),
            Grant::Healing(count) => self.say_with("grant-healing", &[("n", (*count).into())]),
            Grant::Victories(percent) => self.say_with("grant-victories", &[("percent", (*percent).into())]),
            Grant::Tribute { offer, keep } => {
                self.say_with("grant-tribute", &[("offer", (*offer).into()), ("keep", (*keep).into())])
            }
            Grant::RitualSlots(count) => self.say_with("grant-ritual-slots", &[("n", (*count).into())]),
            Grant::Draws { draw, keep } => {
                self.say_with("grant-draws", &[("draw", (*draw).into()), ("keep", (*keep).into())])
            }
            Grant::CardElements(count) => self.say_with("grant-card-elements", &[("n", (*count).into())]),
        }
    }

    /// Returns a cell of the table of powers: "Wrath 2: Command rating +1."
    #[must_use]
    pub fn power(&self, power: &Power) -> String {
        let about = [
            ("discipline", self.discipline(power.discipline).into()),
            ("level", power.level.into()),
            ("grant", self.grant(&power.grant).into()),
        ];
        self.say_with("power", &about)
    }

    /// Returns the level of a legion or a praetor, and notes the highest level.
    #[must_use]
    pub fn rising_level(&self, level: u8) -> String {
        let id = if self.at_the_top(level) { "panel-level-top" } else { "panel-level" };
        self.say_with(id, &[("n", level.into())])
    }

    /// True if a legion or a praetor of this level cannot rise further.
    pub(super) fn at_the_top(&self, level: u8) -> bool {
        level >= self.catalog.constants.growth.top_level
    }

    /// Returns the source of a part of a number.
    #[must_use]
    pub fn part(&self, part: &Part) -> String {
        match part {
            Part::Base => self.say("part-base"),
            Part::Discipline(discipline, level) => {
                let about = [("discipline", self.discipline(*discipline).into()), ("level", (*level).into())];
                self.say_with("part-discipline", &about)
            }
            Part::Rank(rank) => self.say_with("part-rank", &[("rank", self.rank(*rank).into())]),
            Part::Place(id) => self.say_with("part-place", &[("place", self.place_by_id(*id).into())]),
            Part::Support(id) => self.say_with("part-support", &[("legion", self.legion_by_id(*id).into())]),
            Part::Advantage => self.say("part-advantage"),
            Part::EarlierDemands(n) => self.say_with("part-earlier-demands", &[("n", (*n).into())]),
            Part::Praetor(kind) => self.catalog.praetor(*kind).name.clone(),
            Part::Artifact(kind) => self.catalog.artifact(*kind).name.clone(),
            Part::Relic(kind) => self.catalog.relic(*kind).name.clone(),
            Part::Promotion => self.say("part-promotion"),
            Part::Training => self.say("part-training"),
            Part::LevelRoll => self.say("part-level-roll"),
            Part::SeatOfCommand(kind) => self
                .say_with("part-seat-of-command", &[("artifact", self.catalog.artifact(*kind).name.as_str().into())]),
            Part::CombatCard => self.say("part-combat-card"),
            Part::EnemyCard => self.say("part-enemy-card"),
            Part::Panic => self.say("part-panic"),
            Part::Spell(spell) => self.spell(*spell),
            Part::PlanarLock => self.say("part-planar-lock"),
            Part::Event(kind) => self.event_name(*kind).to_owned(),
            Part::Ritual(ritual) => self.ritual_name(*ritual).to_owned(),
            Part::TargetLevel => self.say("part-target-level"),
            Part::LevelAndLoyalty => self.say("part-level-and-loyalty"),
            Part::Perk(perk) => self.perk_name(*perk).to_owned(),
            Part::Aura => self.say("part-aura"),
            Part::Limit => self.say("part-limit"),
        }
    }

    /// Returns the parts of a number with their values. The values add up to the total.
    #[must_use]
    pub fn tally(&self, tally: &Tally) -> Vec<(String, i32)> {
        tally.0.iter().map(|(part, value)| (self.part(part), *value)).collect()
    }

    /// Returns a rule in one or two sentences: the message `tip-<name>`.
    #[must_use]
    pub fn tip(&self, name: &str) -> String {
        self.say_with(&format!("tip-{name}"), &self.numbers())
    }

    /// Returns a term of the glossary and its definition. The terms are
    /// [`TERMS`](crate::glossary::TERMS).
    #[must_use]
    pub fn term(&self, name: &str) -> (String, String) {
        term(self.text, self.catalog, name)
    }

    /// Returns the title and text of a ruling. The rulings are [`RULINGS`](crate::glossary::RULINGS).
    #[must_use]
    pub fn ruling(&self, number: u8) -> (String, String) {
        let id = format!("ruling-r{number}");
        (self.say(&format!("{id}-title")), self.say_with(&id, &self.numbers()))
    }

    /// Returns a message that may use all numbers of the rules, with the names in this list.
    #[must_use]
    pub fn rule(&self, id: &str) -> String {
        self.say_with(id, &self.numbers())
    }

    fn numbers(&self) -> Vec<(&'static str, Value<'static>)> {
        numbers(self.text, self.catalog)
    }
}

/// Returns a term of the glossary and its definition. It needs no game.
#[must_use]
pub fn term(text: &Text, catalog: &Catalog, name: &str) -> (String, String) {
    (text.say(&format!("term-{name}")), text.say_with(&format!("term-{name}-text"), &numbers(text, catalog)))
}

/// Returns the attributes with the levels at which they give an order slot.
fn slots_from(text: &Text, catalog: &Catalog) -> String {
    let gives = catalog.powers.iter().filter(|power| matches!(power.grant, Grant::OrderSlots(_)));
    let named = gives.map(|power| {
        let attribute = text.say(&format!("attribute-{}", keys::attribute(power.discipline)));
        text.say_with("slots-from", &[("attribute", attribute.into()), ("level", power.level.into())])
    });
    let next =
        |said: String, next: String| text.say_with("list-comma", &[("first", said.into()), ("next", next.into())]);
    named.reduce(next).unwrap_or_default()
}

/// Returns the numbers of the rules with their names in texts.
fn numbers(text: &Text, catalog: &Catalog) -> Vec<(&'static str, Value<'static>)> {
    let numbers = &catalog.constants;
    let length = |length: GameLength| numbers.conclave.lengths[length as usize].into();
    let mut list = diplomacy_numbers(&numbers.diplomacy, &numbers.arena);
    list.extend(growth_numbers(&numbers.growth));
    list.extend([
        ("seats_fewest", FEWEST_SEATS.into()),
        ("seats_most", Seat::MOST.into()),
        ("prestige_start", numbers.houses.prestige.into()),
        ("slots_base", numbers.houses.order_slots.into()),
        ("slots_most", SlotNo::COUNT.into()),
        ("slots_from", slots_from(text, catalog).into()),
        ("ritual_slots_base", numbers.houses.ritual_slots.into()),
        ("command_base", numbers.houses.command.into()),
        ("healing_base", numbers.houses.healing.into()),
        ("healing_neutral", numbers.forces.neutral_healing.into()),
        ("making_points", numbers.houses.points.into()),
        ("demand_fall", numbers.tribute.fall_per_demand.into()),
        ("card_limit", CARD_LIMIT.into()),
        ("payment_slots", PAYMENT_SLOTS.into()),
        ("shelf", numbers.bazaar.legions.into()),
        ("soul_points", numbers.bazaar.soul_points.into()),
        ("other_points", numbers.bazaar.other_points.into()),
        ("raise_souls", numbers.bazaar.raise_souls.into()),
        ("search_chance", numbers.manuscripts.chance.into()),
        ("search_fall", numbers.manuscripts.fall_per_demand.into()),
        ("search_cards", numbers.manuscripts.cards_fewer.into()),
        ("search_begun", numbers.manuscripts.begun_weight.into()),
        ("trained_most", numbers.manuscripts.most_abilities.into()),
        ("attribute_cap", numbers.manuscripts.attribute_cap.into()),
        ("guard_moves", numbers.forces.guard_moves.into()),
        ("moves_most", numbers.forces.most_moves.into()),
        ("rounds", numbers.battle.rounds.into()),
        ("advantage_limit", numbers.battle.advantage_limit.into()),
        ("scavenging", numbers.battle.scavenging.into()),
        ("duel_rounds", numbers.arena.rounds.into()),
        ("level_prestige", numbers.battle.prestige_per_level.into()),
        ("level_top", numbers.growth.top_level.into()),
        ("retreat_divisor", numbers.battle.retreat_divisor.into()),
        ("token_base", numbers.conclave.token_base.into()),
        ("token_step", numbers.conclave.token_step.into()),
        ("tokens_short", length(GameLength::Short)),
        ("tokens_normal", length(GameLength::Normal)),
        ("tokens_long", length(GameLength::Long)),
        ("tokens_epic", length(GameLength::Epic)),
        ("usurper_turns", numbers.conclave.usurper_turns.into()),
        ("canton_prestige", numbers.conclave.canton_prestige.into()),
        ("last_turn", numbers.conclave.last_turn.into()),
        ("juggernaut_turns", numbers.rituals.juggernaut.0.into()),
        ("exhausted_turns", numbers.rituals.juggernaut.1.into()),
        ("fissure_save", numbers.events.fissure_save.into()),
    ]);
    list
}

/// Returns the numbers of the promotion of legions with their names in texts.
fn growth_numbers(growth: &GrowthNumbers) -> [(&'static str, Value<'static>); 9] {
    [
        ("promotion_hp_least", growth.hp.0.into()),
        ("promotion_hp_most", growth.hp.1.into()),
        ("promotion_ranged_least", growth.ranged.0.into()),
        ("promotion_ranged_most", growth.ranged.1.into()),
        ("promotion_melee_least", growth.melee.0.into()),
        ("promotion_melee_most", growth.melee.1.into()),
        ("promotion_infernal_least", growth.infernal.0.into()),
        ("promotion_infernal_most", growth.infernal.1.into()),
        ("promotion_loyalty", growth.loyalty.into()),
    ]
}

/// Returns the numbers of diplomacy and the arena with their names in texts.
fn diplomacy_numbers(diplomacy: &DiplomacyNumbers, arena: &ArenaNumbers) -> Vec<(&'static str, Value<'static>)> {
    let more = |at: usize| Value::from(diplomacy.limit_threats.get(at).copied().unwrap_or(0));
    let prize = |at: usize| Value::Number(arena.champion_prestige[at].into());
    vec![
        ("diplomacy_wait", Value::Number(diplomacy.wait.into())),
        ("free_ranking_turns", Value::Number(diplomacy.free_ranking_turns.into())),
        ("demand_base", Value::Number(diplomacy.demand_base.into())),
        ("demand_above", diplomacy.demand_cards_above.into()),
        ("demand_most", diplomacy.demand_cards_most.into()),
        ("conceded_for_vendetta", diplomacy.conceded_for_vendetta.into()),
        ("insult_base", Value::Number(diplomacy.insult_base.into())),
        ("emissary_base", Value::Number(diplomacy.emissary_base.into())),
        ("gift_least", diplomacy.gift.0.into()),
        ("gift_most", diplomacy.gift.1.into()),
        ("emissary_wait", Value::Number(diplomacy.emissary_wait.into())),
        ("humiliation", Value::Number(diplomacy.humiliation.into())),
        ("humiliation_swallowed", Value::Number(diplomacy.humiliation_swallowed.into())),
        ("humiliation_avenged", Value::Number(diplomacy.humiliation_avenged.into())),
        ("wager_base", Value::Number(diplomacy.wager_base.into())),
        ("limit_base", diplomacy.limit_base.into()),
        ("limit_first", more(0)),
        ("limit_second", more(1)),
        ("victories_for_feud", diplomacy.victories_for_feud.into()),
        ("answer_turns", arena.answer_turns.into()),
        ("champion_1", prize(0)),
        ("champion_2", prize(1)),
        ("champion_3", prize(2)),
        ("champion_4", prize(3)),
        ("title_defence", Value::Number(arena.defense_prestige.into())),
        ("title_end", Value::Number(arena.title_prestige.into())),
    ]
}

//! Rituals in words: their effects, the orders that perform them, and the results (manual 4.11,
//! appendix I).
//!
//! The text of an effect is `ritual-KEY`, with the key of
//! [`RitualEffect::key`](crate::rules::catalog::RitualEffect::key). Every text may use every number
//! of the rituals.

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::catalog::DecorationDef;
use crate::rules::ids::{CardId, LegionId, RitualKind, Seat, StandingId};
use crate::rules::rituals::{FALLS, Guise, Hindrance, Lapse, RitualFact, SpellKind, Target, Trial};

impl Teller<'_> {
    /// Returns the name of a ritual.
    #[must_use]
    pub fn ritual_name(&self, ritual: RitualKind) -> &str {
        &self.catalog.ritual(ritual).name
    }

    /// Returns the effect of a ritual at this level of its discipline, in a sentence or two.
    #[must_use]
    pub fn ritual_text(&self, ritual: RitualKind, level: u8) -> String {
        let numbers = &self.catalog.constants.rituals;
        let (vault, chamber, perks, objectives) = numbers.augury;
        let mut about: Vec<(&str, Value<'_>)> = vec![
            ("level", level.into()),
            ("strong", numbers.juggernaut.0.into()),
            ("exhausted", numbers.juggernaut.1.into()),
            ("copies", level.saturating_sub(2).max(1).into()),
            ("vault", vault.into()),
            ("chamber", chamber.into()),
            ("perks", perks.into()),
            ("objectives", objectives.into()),
            ("points", level.saturating_sub(numbers.negotiations_less).into()),
            ("rank", numbers.negotiations_rank.into()),
            ("lore", numbers.lore.into()),
            ("offering", numbers.offering.into()),
        ];
        about.extend(self.catalog.ash().map(|ash| self.honours(ash)).into_iter().flatten());
        about.extend(self.hostile_numbers(level));
        self.say_with(&format!("ritual-{}", self.catalog.ritual(ritual).effect.key()), &about)
    }

    /// Returns the bonuses of a decoration for a praetor with their names in texts: "2–4", or one
    /// number.
    fn honours(&self, def: &DecorationDef) -> [(&'static str, Value<'static>); 6] {
        let span = |(least, most): (u8, u8)| {
            if least == most {
                return Value::from(least);
            }
            self.say_with("ritual-span", &[("least", least.into()), ("most", most.into())]).into()
        };
        [
            ("hp", span(def.hp)),
            ("loyalty", span(def.loyalty)),
            ("attack", span(def.ranged)),
            ("defense", span(def.melee)),
            ("infernal", span(def.infernal)),
            ("luck", span(def.luck)),
        ]
    }

    /// Returns the target of a ritual: "the Crag Reavers".
    #[must_use]
    pub fn ritual_target(&self, target: &Target) -> String {
        match target {
            Target::Oneself => self.say("ritual-target-oneself"),
            Target::House(seat) => self.seat_name(*seat),
            Target::Legion(id) => self.mid(self.legion_by_id(*id)),
            Target::Place(id) => self.mid(self.place_by_id(*id)),
            Target::Legions(ids) => self.legions(ids),
            Target::Value(id, stat) => {
                let about = [("legion", self.legion_by_id(*id).into()), ("stat", self.stat(*stat).into())];
                self.say_with("ritual-target-value", &about)
            }
            Target::Treasure(treasure) => self.mid(self.treasure_name(*treasure)),
            Target::March { legion, path } => {
                let to = path.last().map_or_else(String::new, |&to| self.coordinates(to));
                self.say_with(
                    "ritual-target-march",
                    &[("legion", self.legion_by_id(*legion).into()), ("to", to.into())],
                )
            }
            Target::Step { legion, to } => {
                let about = [("legion", self.legion_by_id(*legion).into()), ("to", self.coordinates(*to).into())];
                self.say_with("ritual-target-march", &about)
            }
            Target::Copies { of, at } => {
                let about = [("legion", self.legion_by_id(*of).into()), ("n", at.len().into())];
                self.say_with("ritual-target-copies", &about)
            }
            Target::Canton { canton, to } => {
                let about = [("canton", self.coordinates(*canton).into()), ("house", self.seat_name(*to).into())];
                self.say_with("ritual-target-canton", &about)
            }
            Target::Objective(objective) => {
                self.say_with("ritual-target-objective", &[("objective", self.objective_name(*objective).into())])
            }
        }
    }

    fn legions(&self, ids: &[LegionId]) -> String {
        let names: Vec<String> = ids.iter().map(|&id| self.mid(self.legion_by_id(id))).collect();
        self.list(&names)
    }

    /// Returns a chance out of [`FALLS`] in percent, rounded to the nearest.
    #[must_use]
    pub fn chance(&self, of_falls: u16) -> String {
        let percent = (u32::from(of_falls) * 200 + u32::from(FALLS)) / (u32::from(FALLS) * 2);
        self.say_with("ritual-chance", &[("percent", percent.into())])
    }

    /// Returns the line of a fact about rituals.
    pub(super) fn ritual_fact(&self, fact: &RitualFact) -> Option<Line> {
        Some(match fact {
            RitualFact::Curse(curse) => self.curse(curse),
            RitualFact::Spotted { seer, of } => {
                let about = [("house", self.seat_name(*of).into())];
                let tone = self.mood(Some(*seer), None, Tone::Quiet);
                Line::new("eye", tone, self.say_with("fact-ritual-spotted", &about)).of([*of])
            }
            RitualFact::Dissolved { owner, legion: _, canton } => {
                let about = [("house", self.seat_name(*owner).into()), ("canton", self.canton_name(*canton).into())];
                let tone = self.mood(None, Some(*owner), Tone::War);
                Line::new("eye", tone, self.say_with("fact-dummy-dissolved", &about)).at(*canton).of([*owner])
            }
            RitualFact::Performed { caster, ritual, target, guise, victim, worked, trials, unseen } => {
                let id = match (*worked, *target == Target::Oneself) {
                    (true, false) => "fact-ritual-worked",
                    (false, false) => "fact-ritual-resisted",
                    (true, true) => "fact-ritual-worked-alone",
                    (false, true) => "fact-ritual-resisted-alone",
                };
                let [ritual_told, target_told] = self.about_ritual(*ritual, target);
                let about = [("house", self.seat_name(*caster).into()), ritual_told, target_told];
                let tone = self.mood(worked.then_some(*caster), (!worked).then_some(*caster), Tone::Quiet);
                let line = Line::new("ritual", tone, self.say_with(id, &about));
                let line =
                    line.of([*caster].into_iter().chain(*victim)).with(trials.iter().map(|trial| self.trial(trial)));
                line.with(unseen.map(|(chance, unseen)| self.identity(chance, unseen, *guise)))
            }
            RitualFact::Suffered { victim, ritual, target, worked, blamed } => {
                let id = if *worked { "fact-ritual-suffered" } else { "fact-ritual-withstood" };
                let tone = self.mood((!worked).then_some(*victim), worked.then_some(*victim), Tone::Quiet);
                let [ritual_told, mut target_told] = self.about_ritual(*ritual, target);
                // An owner that has kept its canton does not learn which house should have received
                // it.
                if let Target::Canton { canton, to } = target
                    && to == victim
                {
                    target_told.1 = self.coordinates(*canton).into();
                }
                let line = Line::new("ritual", tone, self.say_with(id, &[ritual_told, target_told]));
                line.of([*victim].into_iter().chain(*blamed)).with([self.blame(*blamed)])
            }
            RitualFact::Phantom { caster, ritual, feigned } => {
                let about = [("ritual", self.ritual_name(*ritual).into()), ("n", feigned.len().into())];
                let line = Line::new("ritual", Tone::Quiet, self.say_with("fact-ritual-phantom", &about));
                line.of([*caster])
            }
            RitualFact::Sustained { caster, ritual } => {
                let about = [("ritual", self.ritual_name(*ritual).into())];
                Line::new("ritual", Tone::Quiet, self.say_with("fact-ritual-sustained", &about)).of([*caster])
            }
            RitualFact::Ended { caster, ritual, victim, why } => {
                let about = [("ritual", self.ritual_name(*ritual).into())];
                let tone = self.mood(if caster.is_none() { *victim } else { None }, *caster, Tone::Quiet);
                let line = Line::new("ritual", tone, self.say_with("fact-ritual-ended", &about));
                line.of(caster.iter().chain(victim).copied()).with(why.map(|why| self.lapse(why)))
            }
            RitualFact::WoreOff { legion, spell } => {
                let id = match spell {
                    SpellKind::Weakened(..) => "fact-spell-weakened-over",
                    SpellKind::Confused => "fact-spell-confused-over",
                    SpellKind::Juggernaut(_) => "fact-spell-juggernaut-over",
                    SpellKind::Exhausted => "fact-spell-exhausted-over",
                };
                let line =
                    Line::new("ritual", Tone::War, self.say_with(id, &[("legion", self.legion_by_id(*legion).into())]));
                let found = self.table().forces().legion(*legion);
                line.of(found.map(|legion| legion.owner))
            }
            RitualFact::ObjectiveLost { seat, by, objective } => {
                let about = [("house", self.seat_name(*seat).into())];
                let headline = match objective {
                    Some(kind) => self.say_with(
                        "fact-ritual-objective-void",
                        &[("house", self.seat_name(*seat).into()), ("objective", self.objective_name(*kind).into())],
                    ),
                    None => self.say_with("fact-ritual-objective-void-unseen", &about),
                };
                let seats = [*seat].into_iter().chain(*by);
                Line::new("objective", self.mood(*by, Some(*seat), Tone::Quiet), headline).of(seats)
            }
        })
    }

    fn about_ritual(&self, ritual: RitualKind, target: &Target) -> [(&'static str, Value<'static>); 2] {
        [("ritual", self.ritual_name(ritual).to_owned().into()), ("target", self.ritual_target(target).into())]
    }

    /// Returns the result of a challenge, with its chance.
    fn trial(&self, trial: &Trial) -> String {
        let chance = self.chance(trial.chance);
        let id = if trial.succeeded { "ritual-trial-won" } else { "ritual-trial-lost" };
        match trial.legion {
            Some(legion) => {
                let about = [("legion", self.legion_by_id(legion).into()), ("chance", chance.into())];
                self.say_with(&format!("{id}-legion"), &about)
            }
            None => self.say_with(id, &[("chance", chance.into())]),
        }
    }

    /// Returns the result of the identity check of a caster, with its chance.
    fn identity(&self, chance: u16, unseen: bool, guise: Guise) -> String {
        let about = [("chance", self.chance(chance).into())];
        match (unseen, guise) {
            (true, Guise::Framing(other)) => {
                let [chance] = about;
                self.say_with("ritual-unseen-framing", &[chance, ("house", self.seat_name(other).into())])
            }
            (true, Guise::Bare | Guise::Masked) => self.say_with("ritual-unseen", &about),
            (false, Guise::Bare | Guise::Masked | Guise::Framing(_)) => self.say_with("ritual-seen", &about),
        }
    }

    /// Returns the caster as far as the victim knows.
    fn blame(&self, blamed: Option<Seat>) -> String {
        match blamed {
            Some(seat) => self.say_with("ritual-blame", &[("house", self.seat_name(seat).into())]),
            None => self.say("ritual-blame-nobody"),
        }
    }

    fn lapse(&self, why: Lapse) -> String {
        self.say(match why {
            Lapse::Unpaid => "ritual-lapse-unpaid",
            Lapse::NoSlot => "ritual-lapse-no-slot",
            Lapse::NoAccess => "ritual-lapse-no-access",
            Lapse::TargetGone => "ritual-lapse-target-gone",
            Lapse::Broken => "ritual-lapse-broken",
            Lapse::Forbidden => "ritual-lapse-forbidden",
            Lapse::Fallen => "ritual-lapse-fallen",
        })
    }

    /// Returns the order to perform a ritual.
    pub(super) fn ritual_order(&self, ritual: RitualKind, target: &Target, guise: Guise) -> String {
        let [name, aim] = self.about_ritual(ritual, target);
        match (target, guise) {
            (Target::Oneself, _) => self.say_with("draft-ritual", &[name]),
            (_, Guise::Bare) => self.say_with("draft-ritual-on", &[name, aim]),
            (_, Guise::Masked) => self.say_with("draft-ritual-masked", &[name, aim]),
            (_, Guise::Framing(other)) => {
                self.say_with("draft-ritual-framing", &[name, aim, ("house", self.seat_name(other).into())])
            }
        }
    }

    /// Returns the answer that sustains a ritual.
    pub(super) fn sustain(&self, standing: StandingId, cards: &[CardId]) -> String {
        let mut known = self.table().rituals().standing().iter();
        let own = known.find(|known| known.id == standing && self.reader.is_none_or(|seat| seat == known.caster));
        let n = ("n", cards.len().into());
        match own {
            Some(own) => {
                let name = self.ritual_name(own.ritual);
                self.say_with("answer-sustain-ritual-named", &[n, ("ritual", name.into())])
            }
            None => self.say_with("answer-sustain-ritual", &[n]),
        }
    }

    /// Returns the reason why a ritual cannot be performed, or had no effect, in a sentence.
    #[must_use]
    pub fn hindrance(&self, hindrance: &Hindrance) -> String {
        let of = |id: &str, n: u8| self.say_with(id, &[("n", n.into())]);
        let house = |id: &str, seat: Seat| self.say_with(id, &[("house", self.seat_name(seat).into())]);
        match hindrance {
            Hindrance::NoAccess => self.say("refusal-ritual-no-access"),
            Hindrance::Forbidden { cap: 0 } => self.say("refusal-ritual-forbidden-all"),
            Hindrance::Forbidden { cap } => of("refusal-ritual-forbidden", *cap),
            Hindrance::NoSlot { slots } => of("refusal-ritual-no-slot", *slots),
            Hindrance::WrongTarget => self.say("refusal-ritual-wrong-target"),
            Hindrance::TargetGone => self.say("refusal-ritual-target-gone"),
            Hindrance::Phantom => self.say("refusal-ritual-phantom"),
            Hindrance::NotHostile(seat) => house("refusal-ritual-not-hostile", *seat),
            Hindrance::NoMask { needs } => of("refusal-ritual-no-mask", *needs),
            Hindrance::NothingToHide => self.say("refusal-ritual-nothing-to-hide"),
            Hindrance::WrongFrame(seat) => house("refusal-ritual-wrong-frame", *seat),
            Hindrance::AlreadyKeptUp => self.say("refusal-ritual-kept-up"),
            Hindrance::LevelTooLow { needs } => of("refusal-ritual-level", *needs),
            Hindrance::TargetCount { most } => of("refusal-ritual-targets", *most),
            Hindrance::Resisted => self.say("refusal-ritual-resisted"),
            Hindrance::NothingThere => self.say("refusal-ritual-nothing-there"),
            Hindrance::OncePerTurn => self.say("refusal-ritual-once"),
            Hindrance::OneCard => self.say("refusal-ritual-one-card"),
            Hindrance::Supplicated => self.say("refusal-ritual-supplicated"),
            Hindrance::AlreadyAnointed => self.say("refusal-ritual-anointed"),
            Hindrance::GuardStays => self.say("refusal-ritual-guard"),
            Hindrance::AlreadyMoved => self.say("refusal-ritual-moved"),
            Hindrance::CommandRating { rating } => of("refusal-ritual-command", *rating),
            Hindrance::NoWay => self.say("refusal-ritual-no-way"),
            Hindrance::NotPandemonium => self.say("refusal-ritual-not-pandemonium"),
            Hindrance::Unclaimed => self.say("refusal-ritual-unclaimed"),
            Hindrance::Unclaimable => self.say("refusal-ritual-unclaimable"),
            Hindrance::NoBorder => self.say("refusal-ritual-no-border"),
            Hindrance::Occupied => self.say("refusal-ritual-occupied"),
            Hindrance::Held(spell) => self.held(*spell),
        }
    }
}

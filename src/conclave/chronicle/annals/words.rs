//! The annals in words: a line for each great moment, award and disclosure.

use table_text::Value;

use super::{Award, Deed, Disclosure, GreatMoment, Honour, Unmasked};
use crate::forces::treasure_icon;
use crate::rules::archfiends::{Attributes, Discipline};
use crate::rules::conclave::Reckoned;
use crate::rules::ids::Seat;
use crate::rules::objectives::Task;
use crate::{Line, Teller, Tone};

impl Teller<'_> {
    /// Returns the line of a great moment. `None` only for a fact without a line.
    #[must_use]
    pub fn great_moment(&self, moment: &GreatMoment) -> Option<Line> {
        let name = |seat: Seat| self.seat_name(seat);
        let mut line = match &moment.deed {
            Deed::Told(fact) => {
                let mut line = self.fact(fact)?;
                line.detail.clear();
                line
            }
            Deed::GreatestBattle { attacker, defender, end, damage } => {
                let about = [
                    ("attacker", self.fighter_name(attacker.0, &attacker.1).into()),
                    ("defender", self.fighter_name(defender.0, &defender.1).into()),
                    ("end", self.end_of(*end, &defender.1).into()),
                    ("n", (*damage).into()),
                ];
                let seats = attacker.0.into_iter().chain(defender.0);
                Line::new("battle", Tone::War, self.say_with("moment-battle", &about)).of(seats)
            }
            Deed::Swing { seat, amount } => {
                let id = if *amount < 0 { "moment-swing-lost" } else { "moment-swing-gained" };
                let about = [("house", name(*seat).into()), ("n", amount.unsigned_abs().into())];
                Line::new("prestige", Tone::Conclave, self.say_with(id, &about)).of([*seat])
            }
            Deed::DearestBid { seat, goods, worth } => {
                let about = [
                    ("house", name(*seat).into()),
                    ("goods", self.goods_name(*goods).into()),
                    ("worth", self.purse(worth).into()),
                ];
                Line::new("bazaar", Tone::Market, self.say_with("moment-dearest", &about)).of([*seat])
            }
            Deed::Framed { caster, framed, victim, ritual, believed } => {
                let id = if *believed { "moment-framed" } else { "moment-framed-in-vain" };
                let about = [
                    ("house", name(*caster).into()),
                    ("framed", name(*framed).into()),
                    ("victim", name(*victim).into()),
                    ("ritual", self.ritual_name(*ritual).into()),
                ];
                Line::new("curtain", Tone::Conclave, self.say_with(id, &about)).of([*caster, *framed, *victim])
            }
            Deed::Theft { caster, victim, treasure } => {
                let about = [
                    ("house", name(*caster).into()),
                    ("victim", name(*victim).into()),
                    ("treasure", self.treasure_name(*treasure).into()),
                ];
                let icon = treasure_icon(*treasure);
                Line::new(icon, Tone::Conclave, self.say_with("moment-theft", &about)).of([*caster, *victim])
            }
            Deed::Turned { caster, victim, muster } => {
                let about = [
                    ("house", name(*caster).into()),
                    ("victim", name(*victim).into()),
                    ("legion", self.muster_name(muster).into()),
                ];
                Line::new("loyalty", Tone::War, self.say_with("moment-turned", &about)).of([*caster, *victim])
            }
            Deed::Ousted { seat, usurper, turns } => {
                let about = [
                    ("house", name(*seat).into()),
                    ("usurper", self.owner_name(*usurper).into()),
                    ("turns", (*turns).into()),
                ];
                let line = Line::new("pandemonium", Tone::War, self.say_with("moment-ousted", &about));
                line.of(std::iter::once(*seat).chain(*usurper))
            }
            Deed::TookTheLead { seat, from } => {
                let about = [("house", name(*seat).into()), ("from", name(*from).into())];
                Line::new("graph", Tone::Conclave, self.say_with("moment-lead", &about)).of([*seat, *from])
            }
        };
        line.about = moment.canton.or(line.about);
        Some(line)
    }

    /// Returns the line of an award: its title, its winners and its reason.
    #[must_use]
    pub fn award(&self, award: &Award) -> Line {
        let Award { honour, seats, count } = award;
        let names: Vec<String> = seats.iter().map(|&seat| self.seat_name(seat)).collect();
        let shared = names.len() > 1;
        let whose = self.list(&names);
        let whose = if shared { self.say_with("award-shared", &[("houses", whose.into())]) } else { whose };
        Line::new(honour.icon(), Tone::Conclave, self.honour(*honour))
            .of(seats.iter().copied())
            .with([whose, self.say_with(&format!("{}-text", honour.key()), &[("n", (*count).into())])])
    }

    /// Returns the title of an award.
    #[must_use]
    pub fn honour(&self, honour: Honour) -> String {
        self.say(honour.key())
    }

    /// Returns a line for each secret of a house. Secret rituals share one line, because there tend
    /// to be many.
    #[must_use]
    pub fn unmasking(&self, unmasked: &Unmasked) -> Vec<Line> {
        let secret = |one: &&Disclosure| matches!(one, Disclosure::Masked { .. } | Disclosure::Unseen { .. });
        let masked: Vec<&Disclosure> = unmasked.disclosures.iter().filter(secret).collect();
        let mut lines = Vec::new();
        for disclosure in &unmasked.disclosures {
            let first = masked.first().is_some_and(|&first| std::ptr::eq(first, disclosure));
            match disclosure {
                Disclosure::Masked { .. } | Disclosure::Unseen { .. } if masked.len() == 1 => {
                    lines.push(self.disclosure(disclosure));
                }
                Disclosure::Masked { .. } | Disclosure::Unseen { .. } if first => lines.push(self.in_secret(&masked)),
                Disclosure::Masked { .. } | Disclosure::Unseen { .. } => {}
                Disclosure::Rank { .. }
                | Disclosure::Attributes { .. }
                | Disclosure::Perk { .. }
                | Disclosure::Pawn { .. }
                | Disclosure::Objective { .. }
                | Disclosure::InChamber(_)
                | Disclosure::KeptUp { .. }
                | Disclosure::Framed { .. }
                | Disclosure::SecretEvent { .. } => lines.push(self.disclosure(disclosure)),
            }
        }
        lines
    }

    /// Returns one line for several secret rituals, with a detail for each.
    fn in_secret(&self, masked: &[&Disclosure]) -> Line {
        let traced = |one: &&&Disclosure| matches!(one, Disclosure::Masked { unseen: false, .. });
        let about = [("n", masked.len().into()), ("traced", masked.iter().filter(traced).count().into())];
        Line::new("curtain", Tone::Conclave, self.say_with("disclosure-secret-many", &about))
            .with(masked.iter().map(|disclosure| self.disclosure(disclosure).headline))
    }

    /// Returns the line of one secret of a house.
    #[must_use]
    pub fn disclosure(&self, disclosure: &Disclosure) -> Line {
        let line =
            |icon, id: &str, about: &[(&str, Value<'_>)]| Line::new(icon, Tone::Conclave, self.say_with(id, about));
        match disclosure {
            Disclosure::Rank { highest, now } => {
                let id = if highest == now { "disclosure-rank" } else { "disclosure-rank-lost" };
                line("level", id, &[("now", self.rank(*now).into()), ("highest", self.rank(*highest).into())])
            }
            Disclosure::Attributes { then, now } => {
                line("avatar", "disclosure-attributes", &[("attributes", self.attributes(then, now).into())])
            }
            Disclosure::Perk { perk, lost } => {
                let id = if *lost { "disclosure-perk-lost" } else { "disclosure-perk" };
                line("seal", id, &[("perk", self.perk_name(*perk).into())]).with([self.perk_text(*perk)])
            }
            Disclosure::Pawn { pawn, elected } => {
                let id = if *elected { "disclosure-pawn-elected" } else { "disclosure-pawn" };
                line("throne", id, &[("pawn", self.seat_name(*pawn).into())])
            }
            Disclosure::Objective { reckoned, counted } => self.objective_disclosed(*reckoned, *counted),
            Disclosure::InChamber(treasure) => {
                let icon = treasure_icon(*treasure);
                line(icon, "disclosure-chamber", &[("treasure", self.treasure_name(*treasure).into())])
            }
            Disclosure::KeptUp { ritual, since } => line(
                "ritual",
                "disclosure-kept-up",
                &[("ritual", self.ritual_name(*ritual).into()), ("turn", (*since).into())],
            ),
            Disclosure::Masked { turn, ritual, victim, worked, unseen } => {
                let id = match (worked, unseen) {
                    (true, true) => "disclosure-masked",
                    (true, false) => "disclosure-masked-seen",
                    (false, true) => "disclosure-masked-failed",
                    (false, false) => "disclosure-masked-failed-seen",
                };
                let about = [
                    ("turn", (*turn).into()),
                    ("ritual", self.ritual_name(*ritual).into()),
                    ("victim", self.seat_name(*victim).into()),
                ];
                line("curtain", id, &about).of([*victim])
            }
            Disclosure::Unseen { turn, ritual, victim, worked } => {
                let id = if *worked { "disclosure-unseen" } else { "disclosure-unseen-failed" };
                let about = [
                    ("turn", (*turn).into()),
                    ("ritual", self.ritual_name(*ritual).into()),
                    ("victim", self.seat_name(*victim).into()),
                ];
                line("eye-closed", id, &about).of([*victim])
            }
            Disclosure::Framed { turn, ritual, victim, framed, worked, believed } => {
                let id = match (worked, believed) {
                    (true, true) => "disclosure-framed",
                    (true, false) => "disclosure-framed-doubted",
                    (false, true) => "disclosure-framed-failed",
                    (false, false) => "disclosure-framed-failed-doubted",
                };
                let about = [
                    ("turn", (*turn).into()),
                    ("ritual", self.ritual_name(*ritual).into()),
                    ("victim", self.seat_name(*victim).into()),
                    ("framed", self.seat_name(*framed).into()),
                ];
                line("curtain", id, &about).of([*victim, *framed])
            }
            Disclosure::SecretEvent { turn, event, on } => {
                let id = if on.is_some() { "disclosure-secret-event-on" } else { "disclosure-secret-event" };
                let about = [
                    ("turn", (*turn).into()),
                    ("event", self.event_name(*event).into()),
                    ("house", self.owner_name(*on).into()),
                ];
                line("event", id, &about).of(*on)
            }
        }
    }

    fn objective_disclosed(&self, reckoned: Reckoned, counted: bool) -> Line {
        let id = match (counted, reckoned.met) {
            (true, true) => "disclosure-objective-met",
            (true, false) if reckoned.prestige == 0 => "disclosure-objective-missed",
            (true, false) => "disclosure-objective-failed",
            (false, true) => "disclosure-objective-met-ignored",
            (false, false) => "disclosure-objective-ignored",
        };
        let about =
            [("objective", self.task(reckoned.task).into()), ("prestige", self.signed(reckoned.prestige).into())];
        Line::new(if reckoned.met { "check" } else { "cross" }, Tone::Conclave, self.say_with(id, &about))
            .with([self.asked(reckoned.task)])
    }

    fn asked(&self, task: Task) -> String {
        match task {
            Task::Public(sin) => self.sin_text(sin),
            Task::Secret(kind) => {
                self.catalog.objectives.get(kind.index()).map_or_else(String::new, |def| self.goal(&def.goal))
            }
        }
    }

    /// Returns all five attributes, with the starting values of those that changed.
    fn attributes(&self, then: &Attributes, now: &Attributes) -> String {
        let parts = Discipline::ALL.map(|discipline| {
            let (was, is) = (then.of(discipline), now.of(discipline));
            let about = [("attribute", self.attribute(discipline).into()), ("was", was.into()), ("is", is.into())];
            self.say_with(if was == is { "disclosure-attribute" } else { "disclosure-attribute-changed" }, &about)
        });
        self.series(&parts)
    }
}

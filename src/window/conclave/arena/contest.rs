//! The entry of a praetor in a tournament that an event started (manual appendix K): an answer to
//! the conclave, with praetor and plan.

use bevy_egui::egui::{Frame, Label, Margin, RichText, Stroke, Ui};

use super::hall::{Entry, Page};
use super::odds::Opponent;
use super::stable::{combats, enemy_of, praetors};
use crate::conclave::events::card::effect as event_effect;
use crate::conclave::events::decrees;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Errand, Intent, Planning};
use crate::look::palette::{BLOOD, INK, PARCHMENT, SEPIA};
use crate::look::{Medal, bold, medallion};
use crate::rules::arena::{Duelist, Plan, check_plan};
use crate::rules::attachments::Treasure;
use crate::rules::events::{Decree, Matter, Reply};
use crate::rules::ids::{DecreeId, PraetorKind};
use crate::rules::orders::Answer;
use crate::sight::Sight;

/// The page of a tournament.
pub struct Contest<'a> {
    decree: &'a Decree,
}

impl<'a> Contest<'a> {
    /// Returns the page of the tournament for this decree. `None` if the decree has expired or asks
    /// for something else.
    pub fn of(sight: &Sight<'a>, id: DecreeId) -> Option<Self> {
        let decree = decrees::find(sight, id)?;
        (decree.matter == Matter::Contender).then_some(Self { decree })
    }

    /// Returns the pages of all tournaments that ask the seated player for a praetor.
    pub fn all(sight: &Sight<'a>) -> impl Iterator<Item = Self> {
        decrees::asked(sight).filter(|decree| decree.matter == Matter::Contender).map(|decree| Self { decree })
    }

    /// Returns the name of the event that started it.
    pub fn name(&self, sight: &Sight<'a>) -> &'a str {
        &sight.catalog().event(self.decree.event).name
    }

    /// Returns the praetor and plan that the draft enters.
    fn drafted<'b>(&self, sight: &Sight<'b>) -> Option<(PraetorKind, &'b Plan)> {
        match decrees::reply(sight, self.decree.id) {
            Some(Reply::Name(praetor, plan)) => Some((*praetor, plan)),
            Some(Reply::Defy | Reply::Pay(_) | Reply::Sacrifice(_) | Reply::Send(_) | Reply::Vote(_)) | None => None,
        }
    }
}

impl Page for Contest<'_> {
    fn errand(&self) -> Errand {
        Errand::Contest(self.decree.id)
    }

    fn standing(&self, sight: &Sight<'_>) -> Option<(PraetorKind, Plan)> {
        let drafted = self.drafted(sight).map(|(praetor, plan)| (praetor, plan.clone()));
        drafted.or_else(|| decrees::entry(sight, self.decree).map(|entry| (entry.praetor, entry.plan.clone())))
    }

    fn unfit(&self, sight: &Sight<'_>, praetor: PraetorKind) -> Option<String> {
        let vendetta = combats(sight).any(|combat| {
            let enemy = enemy_of(sight, combat);
            super::combat::drafted(sight, enemy).is_some_and(|(known, _)| known == praetor)
        });
        vendetta.then(|| say!(sight, "arena-elsewhere"))
    }

    fn stakes(&self, ui: &mut Ui, sight: &Sight<'_>) {
        let frame = Frame::new().fill(PARCHMENT).stroke(Stroke::new(1.5, SEPIA)).inner_margin(Margin::symmetric(12, 9));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.horizontal(|ui| {
                let icon = &sight.catalog().event(self.decree.event).icon;
                medallion(ui, sight.look, icon, 34.0, BLOOD, Medal::Square);
                ui.add(Label::new(bold(self.name(sight)).color(INK)).wrap());
            });
            let small = |ui: &mut Ui, words: String, colour| {
                ui.add(Label::new(RichText::new(words).color(colour).size(14.0)).wrap());
            };
            small(ui, event_effect(sight, self.decree.event), INK);
            small(ui, say!(sight, "herald-contest-banished"), INK);
            let left = self.decree.due.saturating_sub(sight.table().turn());
            small(ui, say!(sight, "arena-until", left = left, turn = self.decree.due), INK);
            small(ui, say!(sight, "herald-contest-forfeit", n = self.decree.penalty), SEPIA);
        });
    }

    fn opponent(&self, sight: &Sight<'_>) -> Opponent {
        let rivals = sight.table().seats().filter(|&seat| seat != sight.seat());
        let known = rivals.flat_map(|seat| praetors(sight, seat)).map(|praetor| Duelist::from(&praetor)).collect();
        Opponent { known, certain: false, seat: None, aimless: false }
    }

    fn entry(&self, sight: &Sight<'_>, praetor: PraetorKind, planned: &Plan) -> Entry {
        let name = sight.teller().treasure_name(Treasure::Praetor(praetor));
        let answer = Answer::Decree { decree: self.decree.id, reply: Reply::Name(praetor, planned.clone()) };
        let known = sight.table().attachments().praetor(praetor);
        let fault = known.and_then(|known| check_plan(sight.catalog(), &Duelist::from(known), planned).err());
        let why_not = plan::closed(sight)
            .or_else(|| self.unfit(sight, praetor))
            .or_else(|| fault.map(|fault| sight.teller().plan_fault(planned, fault)));
        let drafted = self.drafted(sight);
        let standing = self.standing(sight);
        let differs = standing.is_some();
        let done = standing.filter(|(known, plan)| *known == praetor && plan == planned);
        Entry {
            words: say!(sight, "arena-name", praetor = name.clone()),
            tip: say!(sight, "herald-contest-tip"),
            why_not,
            done: done.map(|_| say!(sight, "arena-name-done", praetor = name)),
            differs: differs.then(|| say!(sight, "arena-name-differs")),
            withdraw: drafted.map(|_| Intent::Planning(Planning::Withdraw(answer.clone()))),
            wish: Intent::Planning(Planning::Answer(answer)),
        }
    }
}

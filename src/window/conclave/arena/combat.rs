//! Vendettas by single combat (manual 4.14.5): the challenger, the stakes, the praetors to name and
//! the deadline.
//!
//! > "To assign a Praetor you must click the message in the Turn Log Tab of the Ministerium
//! > Interface that corresponds to the Vendetta."

use bevy_egui::egui::{Frame, Label, Margin, RichText, Stroke, Ui};

use super::hall::{Entry, Page};
use super::odds::Opponent;
use super::stable::{combats, enemy_of, praetors};
use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::words::{say, symbol};
use crate::conclave::orders::plan;
use crate::intent::{Errand, Intent, Looking, Planning, Sheet};
use crate::look::palette::{ASH, INK, PARCHMENT, SEPIA, house_colour};
use crate::look::{Line, Medal, bold, explain, icon_text_button, medallion};
use crate::rules::arena::{Duelist, Plan, check_plan, takings};
use crate::rules::attachments::Treasure;
use crate::rules::diplomacy::{SingleCombat, may_send};
use crate::rules::ids::{PraetorKind, Seat};
use crate::rules::orders::Answer;
use crate::sight::{Sight, Wishes};

/// Returns the praetor and plan that the draft names against a house.
pub fn drafted<'a>(sight: &Sight<'a>, enemy: Seat) -> Option<(PraetorKind, &'a Plan)> {
    plan::draft(sight).answers.iter().find_map(|answer| {
        if let Answer::NamePraetor { against, praetor, plan } = answer
            && *against == enemy
        {
            Some((*praetor, plan))
        } else {
            None
        }
    })
}

/// Returns the praetor and plan that were named in an earlier turn.
fn named<'a>(sight: &Sight<'_>, combat: &'a SingleCombat) -> Option<(PraetorKind, &'a Plan)> {
    let name = if combat.claimant == sight.seat() { &combat.named.0 } else { &combat.named.1 };
    name.as_ref().map(|name| (name.praetor, &name.plan))
}

/// Returns the praetor and plan that will be sent: those of the draft, or else those named earlier.
fn sent<'a>(sight: &Sight<'a>, combat: &'a SingleCombat) -> Option<(PraetorKind, &'a Plan)> {
    drafted(sight, enemy_of(sight, combat)).or_else(|| named(sight, combat))
}

/// Returns the deadline for naming a praetor, in words. `None` if no turn is set.
fn deadline(sight: &Sight<'_>, combat: &SingleCombat) -> Option<String> {
    if combat.until == u32::MAX {
        return None;
    }
    let left = combat.until.saturating_sub(sight.table().turn());
    Some(say!(sight, "arena-until", left = left, turn = combat.until))
}

/// Returns the cost of not naming a praetor, in words.
fn forfeit(sight: &Sight<'_>, combat: &SingleCombat) -> String {
    let enemy = enemy_of(sight, combat);
    let house = sight.teller().seat_name(enemy);
    let (own, theirs) = wagers(sight, combat);
    let double = takings(sight.catalog(), sight.table(), enemy, theirs);
    let id = if combat.claimant == sight.seat() { "arena-forfeit-claimant" } else { "arena-forfeit-target" };
    say!(sight, id, house = house, own = own, theirs = theirs, double = double)
}

/// Returns the player's own wager and the enemy's, in prestige.
fn wagers(sight: &Sight<'_>, combat: &SingleCombat) -> (i32, i32) {
    let (claimed, answered) = combat.wagers;
    if combat.claimant == sight.seat() { (claimed, answered) } else { (answered, claimed) }
}

/// True if the seated player has any open single combat.
#[must_use]
pub fn called(sight: &Sight<'_>) -> bool {
    combats(sight).next().is_some()
}

/// Draws the lines of the turn log that ask for a praetor.
pub fn summons(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    called_by(ui, sight, wishes, |_| true);
}

/// Draws the line that asks for a praetor against this house, if there is one.
pub fn summons_against(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    called_by(ui, sight, wishes, |enemy| enemy == rival);
}

fn called_by(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, whom: impl Fn(Seat) -> bool) {
    for combat in combats(sight).filter(|combat| whom(enemy_of(sight, combat))) {
        let enemy = enemy_of(sight, combat);
        ui.push_id(("single-combat", enemy), |ui| one_summons(ui, sight, wishes, combat, enemy));
    }
}

fn one_summons(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, combat: &SingleCombat, enemy: Seat) {
    let teller = sight.teller();
    let house = teller.seat_name(enemy);
    let sent = sent(sight, combat);
    ui.horizontal_wrapped(|ui| {
        let id = if combat.claimant == sight.seat() { "arena-summons-own" } else { "arena-summons" };
        question(ui, sight, &say!(sight, id, house = house.clone()), sent.is_some());
        let (icon, words) = match sent {
            Some(_) => ("single-combat", say!(sight, "arena-summons-change")),
            None => ("single-combat", say!(sight, "arena-summons-name")),
        };
        let button = ui.add(icon_text_button(sight.look, icon, &words));
        if button.clicked() {
            wishes.push(Looking::Open(Sheet::Arena(Errand::Against(enemy))).into());
        }
        explain(button, sight, &words, || {
            let mut lines: Vec<Line> = deadline(sight, combat).into_iter().map(Line::Text).collect();
            lines.push(Line::Text(forfeit(sight, combat)));
            lines
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.add_space(40.0);
        let mut words = Vec::new();
        if let Some((praetor, _)) = sent {
            let praetor = teller.treasure_name(Treasure::Praetor(praetor));
            words.push(say!(sight, "arena-named", praetor = praetor));
        } else {
            words.extend(deadline(sight, combat));
            words.push(forfeit(sight, combat));
        }
        ui.label(RichText::new(words.join(" ")).color(ASH));
    });
}

/// Returns a warning for each single combat without a praetor if this is the last turn to name one.
pub fn missing(sight: &Sight<'_>) -> Vec<String> {
    let late = |combat: &&SingleCombat| combat.until <= sight.table().turn() && sent(sight, combat).is_none();
    combats(sight)
        .filter(late)
        .map(|combat| {
            let house = sight.teller().seat_name(enemy_of(sight, combat));
            say!(sight, "arena-missing", house = house)
        })
        .collect()
}

/// Returns the enemy and the deadline in words for each single combat without a praetor. Empty if
/// the player has no praetor. Combats without a deadline are omitted.
pub fn unnamed(sight: &Sight<'_>) -> Vec<(Seat, String)> {
    let own = !praetors(sight, sight.seat()).is_empty();
    combats(sight)
        .filter(|combat| own && sent(sight, combat).is_none())
        .filter_map(|combat| {
            let enemy = enemy_of(sight, combat);
            let until = deadline(sight, combat)?;
            Some((enemy, say!(sight, "arena-unnamed", house = sight.teller().seat_name(enemy), until = until)))
        })
        .collect()
}

/// The page of a single combat.
pub struct Meeting<'a> {
    /// The single combat.
    pub combat: &'a SingleCombat,
    /// The enemy house.
    pub enemy: Seat,
}

impl<'a> Meeting<'a> {
    /// Returns the page of the single combat against this house, if there is one.
    pub fn against(sight: &Sight<'a>, enemy: Seat) -> Option<Self> {
        combats(sight).find(|combat| enemy_of(sight, combat) == enemy).map(|combat| Self { combat, enemy })
    }
}

impl Page for Meeting<'_> {
    fn errand(&self) -> Errand {
        Errand::Against(self.enemy)
    }

    fn standing(&self, sight: &Sight<'_>) -> Option<(PraetorKind, Plan)> {
        sent(sight, self.combat).map(|(praetor, plan)| (praetor, plan.clone()))
    }

    fn unfit(&self, sight: &Sight<'_>, praetor: PraetorKind) -> Option<String> {
        if !may_send(sight.table(), sight.seat(), self.enemy, praetor) {
            return Some(say!(sight, "arena-elsewhere"));
        }
        // The draft cannot send one praetor to two combats either.
        let taken = combats(sight)
            .map(|combat| enemy_of(sight, combat))
            .any(|other| other != self.enemy && drafted(sight, other).is_some_and(|(known, _)| known == praetor));
        taken.then(|| say!(sight, "arena-elsewhere"))
    }

    fn stakes(&self, ui: &mut Ui, sight: &Sight<'_>) {
        let house = sight.teller().seat_name(self.enemy);
        let (own, theirs) = wagers(sight, self.combat);
        let called = if self.combat.claimant == sight.seat() { "arena-called-own" } else { "arena-called" };
        let frame = Frame::new().fill(PARCHMENT).stroke(Stroke::new(1.5, SEPIA)).inner_margin(Margin::symmetric(12, 9));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.horizontal(|ui| {
                medallion(ui, sight.look, symbol(sight, self.enemy), 34.0, house_colour(self.enemy), Medal::Circle);
                ui.add(Label::new(bold(say!(sight, called, house = house.clone())).color(INK)).wrap());
            });
            let line = |ui: &mut Ui, words: String| {
                ui.add(Label::new(RichText::new(words).color(INK).size(14.0)).wrap());
            };
            line(
                ui,
                say!(
                    sight,
                    "arena-wager",
                    own = own,
                    // The wager of the claimant counts for both sides, even if the target had less
                    // prestige to take (manual 4.14.5).
                    double = takings(sight.catalog(), sight.table(), sight.seat(), self.combat.wagers.0),
                    house = house.clone(),
                    theirs = theirs
                ),
            );
            if let Some(words) = deadline(sight, self.combat) {
                ui.add(Label::new(bold(words).color(INK).size(14.0)).wrap());
            }
            let small = RichText::new(forfeit(sight, self.combat)).color(SEPIA).size(13.0);
            ui.add(Label::new(small).wrap());
            let small = RichText::new(say!(sight, "arena-stakes-praetor")).color(SEPIA).size(13.0);
            ui.add(Label::new(small).wrap());
        });
    }

    fn opponent(&self, sight: &Sight<'_>) -> Opponent {
        let known = praetors(sight, self.enemy).iter().map(Duelist::from).collect();
        Opponent { known, certain: false, seat: Some(self.enemy), aimless: false }
    }

    fn entry(&self, sight: &Sight<'_>, praetor: PraetorKind, planned: &Plan) -> Entry {
        let name = sight.teller().treasure_name(Treasure::Praetor(praetor));
        let answer = Answer::NamePraetor { against: self.enemy, praetor, plan: planned.clone() };
        let fault = sight
            .table()
            .attachments()
            .praetor(praetor)
            .and_then(|known| check_plan(sight.catalog(), &Duelist::from(known), planned).err());
        let why_not = plan::closed(sight)
            .or_else(|| self.unfit(sight, praetor))
            .or_else(|| fault.map(|fault| sight.teller().plan_fault(planned, fault)));
        let standing = sent(sight, self.combat);
        let done = standing.filter(|(known, plan)| *known == praetor && *plan == planned);
        Entry {
            words: say!(sight, "arena-name", praetor = name.clone()),
            tip: say!(sight, "arena-name-tip"),
            why_not,
            done: done.map(|_| say!(sight, "arena-name-done", praetor = name)),
            differs: standing.is_some().then(|| say!(sight, "arena-name-differs")),
            withdraw: drafted(sight, self.enemy).map(|_| Intent::Planning(Planning::Withdraw(answer.clone()))),
            wish: Intent::Planning(Planning::Answer(answer)),
        }
    }
}

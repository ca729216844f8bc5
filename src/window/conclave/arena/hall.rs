//! The sheet of the arena: a page for each single combat, for each tournament, and for the
//! champion. The stakes and the available praetors are on the left, the planner is on the right.

use bevy_egui::egui::{Align, Context, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::champion::Title;
use super::combat::Meeting;
use super::contest::Contest;
use super::master;
use super::odds::Opponent;
use super::planner::planner;
use super::stable::{choice, chosen_at, combats, enemy_of, praetors};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::intent::{Errand, Intent, Looking, Sheet};
use crate::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{Line, explain, icon_text_button, seal_button, section, sheet, tab_button, why_not};
use crate::rules::arena::{Duelist, Plan};
use crate::rules::ids::PraetorKind;
use crate::sight::{Sight, Wishes};

/// The result of sealing a plan for the arena: an answer, or an order.
pub struct Entry {
    /// Text on the seal.
    pub words: String,
    /// Explanation of the seal's effect.
    pub tip: String,
    /// Reason why the choice is not allowed. `None` if it is allowed.
    pub why_not: Option<String>,
    /// Note that exactly this is chosen already, which disables the seal. `None` if it is not.
    pub done: Option<String>,
    /// Note that another praetor or plan is chosen already. Shown only if `why_not` and `done` are
    /// `None`.
    pub differs: Option<String>,
    /// Intent of the seal.
    pub wish: Intent,
    /// Intent that withdraws the present choice. `None` if this turn's draft holds none.
    pub withdraw: Option<Intent>,
}

/// A page of the sheet.
pub trait Page {
    /// Returns the purpose of the page.
    fn errand(&self) -> Errand;

    /// Returns the praetor who will be sent as things stand, and the plan. `None` before any was
    /// named.
    fn standing(&self, sight: &Sight<'_>) -> Option<(PraetorKind, Plan)>;

    /// Returns the reason why an own praetor cannot be sent. `None` if it can.
    fn unfit(&self, sight: &Sight<'_>, praetor: PraetorKind) -> Option<String>;

    /// Draws the stakes.
    fn stakes(&self, ui: &mut Ui, sight: &Sight<'_>);

    /// Returns the opponent.
    fn opponent(&self, sight: &Sight<'_>) -> Opponent;

    /// Returns the result of sealing this plan for this praetor.
    fn entry(&self, sight: &Sight<'_>, praetor: PraetorKind, planned: &Plan) -> Entry;
}

/// Preferred size of the sheet in points: width, height.
const WANTED: (f32, f32) = (1232.0, 652.0);
/// Width in points below which all parts are stacked.
const WIDE: f32 = 900.0;

/// Draws the sheet with the page for this errand.
pub fn arena(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, errand: Errand) {
    let (icon, heading) = match errand {
        Errand::Title => ("champion", say!(sight, "arena-sheet-title")),
        Errand::Against(seat) => {
            let house = sight.teller().seat_name(seat);
            ("single-combat", say!(sight, "arena-sheet-combat", house = house))
        }
        Errand::Contest(_) => ("champion", say!(sight, "herald-contest")),
    };
    let close = say!(sight, "panel-close");
    let closed = sheet(ctx, sight.look, "arena-hall", (icon, &heading), &close, vec2(WANTED.0, WANTED.1), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        tabs(ui, sight, wishes, errand);
        match errand {
            Errand::Title => page(ui, sight, wishes, &Title),
            Errand::Against(seat) => match Meeting::against(sight, seat) {
                Some(meeting) => page(ui, sight, wishes, &meeting),
                None => drop(ui.weak(say!(sight, "arena-no-combat"))),
            },
            Errand::Contest(decree) => match Contest::of(sight, decree) {
                Some(contest) => page(ui, sight, wishes, &contest),
                None => drop(ui.weak(say!(sight, "arena-no-combat"))),
            },
        }
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Draws one tab for each errand. Draws none if there is only one errand.
fn tabs(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, errand: Errand) {
    let mut all: Vec<(Errand, &str, String)> = combats(sight)
        .map(|combat| {
            let enemy = enemy_of(sight, combat);
            let words = say!(sight, "arena-tab-combat", house = sight.teller().seat_name(enemy));
            (Errand::Against(enemy), "single-combat", words)
        })
        .collect();
    all.extend(Contest::all(sight).map(|one| (one.errand(), "champion", one.name(sight).to_owned())));
    all.push((Errand::Title, "champion", say!(sight, "arena-tab-title")));
    if all.len() == 1 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (one, icon, words) in all {
            if tab_button(ui, sight.look, icon, &words, one == errand).clicked() && one != errand {
                wishes.push(Looking::Open(Sheet::Arena(one)).into());
            }
        }
    });
}

fn page(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, page: &dyn Page) {
    let all = ui.available_rect_before_wrap();
    if all.width() < WIDE {
        ScrollArea::vertical().id_salt("arena-page").auto_shrink([false, false]).show(ui, |ui| {
            let praetor = stakes(ui, sight, wishes, page);
            table(ui, sight, wishes, page, praetor);
        });
        return;
    }
    let side = 258.0;
    let left = Rect::from_min_size(all.min, vec2(side, all.height()));
    let right = Rect::from_min_max(pos2(left.right() + 16.0, all.top()), all.max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(left).layout(Layout::default()).id_salt("stakes"));
    let praetor = ScrollArea::vertical()
        .id_salt("arena-stakes")
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            ui.set_max_width(side - 8.0);
            stakes(ui, sight, wishes, page)
        })
        .inner;
    let mut child = ui.new_child(UiBuilder::new().max_rect(right).layout(Layout::default()).id_salt("table"));
    table(&mut child, sight, wishes, page, praetor);
    ui.allocate_rect(all, Sense::hover());
}

/// Draws the stakes and the list of own praetors. Returns the chosen praetor.
fn stakes(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, page: &dyn Page) -> Option<PraetorKind> {
    ui.spacing_mut().item_spacing.y = 5.0;
    page.stakes(ui, sight);
    section(ui, &say!(sight, "arena-own"));
    ui.add_space(4.0);
    let at = chosen_at(sight, page.errand());
    let own = praetors(sight, sight.seat());
    let standing = page.standing(sight).map(|(praetor, _)| praetor);
    let remembered: Option<PraetorKind> = recall(ui.ctx(), at);
    let fit = || own.iter().map(|praetor| praetor.kind).find(|&kind| page.unfit(sight, kind).is_none());
    let mut chosen = remembered.or(standing).or_else(fit).or_else(|| own.first().map(|praetor| praetor.kind));
    // The chosen praetor may have been lost since.
    chosen = chosen.filter(|kind| own.iter().any(|praetor| praetor.kind == *kind));
    if own.is_empty() {
        ui.add(bevy_egui::egui::Label::new(RichText::new(say!(sight, "arena-no-praetor")).color(EMBER)).wrap());
        let words = say!(sight, "panel-bazaar");
        if ui.add(icon_text_button(sight.look, "bazaar", &words)).clicked() {
            wishes.push(Looking::Open(Sheet::Bazaar).into());
        }
    }
    if let Some(kind) = choice(ui, sight, chosen, |kind| page.unfit(sight, kind)) {
        chosen = Some(kind);
        remember(ui.ctx(), at, chosen);
    }
    chosen
}

/// Draws the planner for the chosen praetor, and the seal under it.
fn table(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, page: &dyn Page, praetor: Option<PraetorKind>) {
    let known = praetor.and_then(|kind| sight.table().attachments().praetor(kind));
    let (Some(kind), Some(known)) = (praetor, known) else {
        ui.weak(say!(sight, "arena-nobody"));
        return;
    };
    let own = Duelist::from(known);
    let opponent = &page.opponent(sight);
    let at = this_turn(sight, "arena-plan").with((page.errand(), kind.0));
    let kept: Option<Plan> = recall(ui.ctx(), at);
    let mut planned = kept.unwrap_or_else(|| match page.standing(sight) {
        Some((standing, plan)) if standing == kind => plan,
        Some(_) | None => master::advice(ui.ctx(), sight.catalog(), &own),
    });
    let all = ui.available_rect_before_wrap();
    let foot = 50.0;
    let tall = all.height().is_finite() && all.height() > 400.0;
    if tall {
        let upper = Rect::from_min_max(all.min, pos2(all.right(), all.bottom() - foot));
        let mut child = ui.new_child(UiBuilder::new().max_rect(upper).layout(Layout::default()).id_salt("plan"));
        child.set_clip_rect(upper.expand(3.0).intersect(ui.clip_rect()));
        child.push_id(kind.0, |ui| planner(ui, sight, &own, opponent, &mut planned, Some(wishes)));
        let lower = Rect::from_min_max(pos2(all.left(), all.bottom() - foot + 4.0), all.max);
        let mut child = ui.new_child(UiBuilder::new().max_rect(lower).layout(Layout::default()).id_salt("seal"));
        entry(&mut child, sight, wishes, &page.entry(sight, kind, &planned));
    } else {
        ui.push_id(kind.0, |ui| planner(ui, sight, &own, opponent, &mut planned, Some(wishes)));
        entry(ui, sight, wishes, &page.entry(sight, kind, &planned));
    }
    remember(ui.ctx(), at, Some(planned));
}

/// Draws the seal, the button to withdraw, and the present state in words.
fn entry(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, entry: &Entry) {
    ui.horizontal(|ui| {
        let open = entry.why_not.is_none() && entry.done.is_none();
        let button = seal_button(ui, sight.look, &entry.words, open);
        if button.clicked() {
            wishes.push(entry.wish.clone());
        }
        match (&entry.why_not, &entry.done) {
            (Some(why), None) => drop(why_not(button, sight, &entry.words, std::slice::from_ref(why))),
            (_, Some(done)) => drop(explain(button, sight, &entry.words, || vec![Line::Text(done.clone())])),
            (None, None) => drop(explain(button, sight, &entry.words, || vec![Line::Text(entry.tip.clone())])),
        }
        if let Some(withdraw) = &entry.withdraw {
            let words = say!(sight, "arena-withdraw");
            let button = ui.add(icon_text_button(sight.look, "undo", &words));
            if button.hint(say!(sight, "arena-withdraw-tip")).clicked() {
                wishes.push(withdraw.clone());
            }
        }
        let (icon, words, colour) = match (&entry.done, &entry.why_not, &entry.differs) {
            (Some(done), ..) => ("check", done, VERDIGRIS),
            (None, Some(why), _) => ("cross", why, EMBER),
            (None, None, Some(differs)) => ("warning", differs, EMBER),
            (None, None, None) => ("info", &entry.tip, ASH),
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(sight.look.image(icon, 18.0, colour));
            ui.add(bevy_egui::egui::Label::new(RichText::new(words).color(colour).size(14.0)).wrap());
        });
    });
}

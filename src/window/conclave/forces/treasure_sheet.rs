//! The sheet of a praetor, an artifact or a relic: its numbers, its effects, if they work at its
//! post, and its possible destinations.

use bevy_egui::egui::{Label, RichText, Ui};

use super::unit_facts::owner_line;
use super::{attach, service};
use crate::conclave::arena;
use crate::conclave::bazaar::goods::{goods_flavour, goods_level, goods_picture};
use crate::conclave::ministerium::words::{ability_icon, say};
use crate::conclave::orders::plan::Trial;
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS, house_colour};
use crate::look::{Line, Medal, bold, explain, explain_tally, figure, medallion, quoted, section, title};
use crate::rules::archfiends::{Part, Tally};
use crate::rules::attachments::{Possession, Post, Treasure, boons};
use crate::rules::catalog::{Ability, Boon};
use crate::rules::forces::Stat;
use crate::rules::ids::PraetorKind;
use crate::rules::manuscripts::Pupil;
use crate::sight::{Sight, Wishes};

/// Draws the sheet. It shows only facts that the seat may know, because the view omits all others.
pub fn treasure_sheet(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, held: &Possession) {
    let teller = sight.teller();
    let treasure = held.treasure;
    ui.horizontal(|ui| {
        let icon = goods_picture(sight, treasure.into());
        medallion(ui, sight.look, icon, 60.0, house_colour(held.owner), Medal::Diamond);
        ui.vertical(|ui| {
            ui.add(Label::new(bold(teller.treasure_name(treasure)).text_style(title()).size(19.0)).wrap());
            owner_line(ui, sight, Some(held.owner));
        });
    });
    ui.horizontal_wrapped(|ui| {
        let sort = match treasure {
            Treasure::Praetor(_) => "items-sort-praetor",
            Treasure::Artifact(_) => "items-sort-artifact",
            Treasure::Relic(_) => "items-sort-relic",
        };
        ui.label(sight.text.say(sort));
        let level = level(sight, treasure);
        let words = ui.weak(match treasure {
            Treasure::Praetor(_) => teller.rising_level(level),
            Treasure::Artifact(_) | Treasure::Relic(_) => say!(sight, "panel-level", n = level),
        });
        explain(words, sight, &teller.term("level").0, || vec![Line::Text(teller.term("level").1)]);
    });
    whereabouts(ui, sight, held);
    match treasure {
        Treasure::Praetor(kind) => {
            praetor_numbers(ui, sight, kind);
            let praetor = sight.table().attachments().praetor(kind);
            let learned = praetor.map(|praetor| praetor.learned).unwrap_or_default();
            let mut abilities = sight.catalog().praetor(kind).abilities.clone();
            let more = Stat::ALL.into_iter().map(|stat| (stat, learned.of(stat))).filter(|(_, more)| *more != 0);
            abilities.extend(more.map(|(stat, more)| Ability::Bonus(stat, more)));
            abilities.extend(praetor.into_iter().flat_map(|praetor| praetor.trained.iter()));
            ability_list(ui, sight, &abilities, works(held));
            for taught in praetor.into_iter().flat_map(|praetor| praetor.moves.iter()) {
                let words = (teller.move_name(taught), teller.duel_move(taught));
                told(ui, sight, "praetor", words, true, String::new());
            }
        }
        Treasure::Artifact(kind) => ability_list(ui, sight, &sight.catalog().artifact(kind).abilities, works(held)),
        Treasure::Relic(kind) => {
            let active: Vec<_> = boons(sight.catalog(), sight.table(), held.owner).collect();
            let works = |boon: &Boon| active.iter().any(|(part, known)| *part == Part::Relic(kind) && known == boon);
            for boon in &sight.catalog().relic(kind).boons {
                let words = (teller.boon_name(boon), teller.boon(boon));
                told(ui, sight, boon.icon(), words, works(boon), asleep(sight, boon));
            }
        }
    }
    if let Treasure::Praetor(kind) = treasure
        && held.owner == sight.seat()
    {
        arena::doors(ui, sight, wishes, kind);
        let trial = Trial::new(sight, None);
        service::training(ui, sight, wishes, Pupil::Praetor(kind), &trial);
    }
    ui.label(quoted(goods_flavour(sight, treasure.into())).color(ASH));
    if held.owner == sight.seat() {
        section(ui, &say!(sight, "items-destinations"));
        ui.add_space(4.0);
        attach::destinations(ui, sight, wishes, treasure);
    }
}

/// Returns its level. Praetors can have grown.
pub fn level(sight: &Sight<'_>, treasure: Treasure) -> u8 {
    let grown = match treasure {
        Treasure::Praetor(kind) => sight.table().attachments().praetor(kind).map(|praetor| praetor.level),
        Treasure::Artifact(_) | Treasure::Relic(_) => None,
    };
    grown.or_else(|| goods_level(sight, treasure.into())).unwrap_or_default()
}

/// True if the effects of a praetor or an artifact work: only with a unit.
const fn works(held: &Possession) -> bool {
    matches!(held.post, Post::Unit(_))
}

fn whereabouts(ui: &mut Ui, sight: &Sight<'_>, held: &Possession) {
    let teller = sight.teller();
    let words = match held.post {
        Post::Vault => say!(sight, "items-in-vault"),
        Post::Chamber => say!(sight, "items-in-chamber"),
        Post::Unit(unit) => say!(sight, "items-with-unit", unit = teller.unit_name(&unit)),
    };
    ui.label(words);
    let planned = sight.hand.planned().attachments().find(held.treasure).map(|then| then.post);
    if let Some(post) = planned.filter(|post| *post != held.post) {
        let words = say!(sight, "items-planned-post", post = teller.post_name(post));
        ui.label(RichText::new(words).color(VERDIGRIS));
    }
}

/// Returns the reason why a boon has no effect now.
fn asleep(sight: &Sight<'_>, boon: &Boon) -> String {
    sight.text.say(&format!("items-asleep-{}", boon.station().key()))
}

/// Draws the single combat numbers of a praetor, each with its growth.
fn praetor_numbers(ui: &mut Ui, sight: &Sight<'_>, kind: PraetorKind) {
    let def = sight.catalog().praetor(kind);
    let Some(now) = sight.table().attachments().praetor(kind) else { return };
    let rows = [
        ("skull", "praetor-attack", def.attack, now.attack),
        ("shield", "praetor-defense", def.defense, now.defense),
        ("orb", "praetor-infernal", def.infernal, now.infernal),
        ("hitpoints", "praetor-wounds", def.hp, now.hp),
        ("dice", "praetor-luck", def.luck, now.luck),
        ("loyalty", "items-praetor-loyalty", def.loyalty, now.loyalty),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        for (icon, id, born, now) in rows {
            let mut tally = Tally::base(born.into());
            tally.add(Part::Promotion, i32::from(now) - i32::from(born));
            let response = ui
                .horizontal(|ui| {
                    ui.add(sight.look.image(icon, 20.0, BONE));
                    ui.label(figure(now).size(16.0));
                })
                .response;
            explain_tally(response, sight, &sight.text.say(id), &tally, &[]);
            ui.add_space(4.0);
        }
    });
}

fn ability_list(ui: &mut Ui, sight: &Sight<'_>, abilities: &[Ability], works: bool) {
    let teller = sight.teller();
    for ability in abilities {
        let words = (teller.ability_name(ability), teller.ability(ability));
        told(ui, sight, ability_icon(ability), words, works, say!(sight, "items-asleep"));
    }
}

/// Draws one ability or boon with its rule. If it does not work at its post, it shows the reason.
pub fn told(ui: &mut Ui, sight: &Sight<'_>, icon: &str, (name, meaning): (String, String), works: bool, why: String) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.add(sight.look.image(icon, 18.0, if works { BONE } else { ASH }));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.horizontal_wrapped(|ui| {
                let title = bold(&name).color(if works { BONE } else { ASH });
                ui.label(title);
                let (mark, colour) = if works { ("check", VERDIGRIS) } else { ("lock", EMBER) };
                let response = ui.add(sight.look.image(mark, 14.0, colour));
                explain(response, sight, &name, || {
                    vec![if works { Line::Text(say!(sight, "items-awake")) } else { Line::Bad(why) }]
                });
            });
            ui.add(Label::new(RichText::new(meaning).small().color(ASH)).wrap());
        });
    });
}

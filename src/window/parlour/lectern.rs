//! The codex on a sheet: the list of entries, and the open one.

use bevy_egui::egui::{Button, Color32, Key, Label, Painter, Rect, RichText, Sense, TextEdit, Ui, vec2};
use table_text::codex::{Entry, search};

use crate::look::palette::ASH;
use crate::look::{heard, icon_text_button, quoted, scroll, section, target, title};
use crate::shell::screens::{Page, say};

/// A codex.
pub(crate) struct Codex<'a, F> {
    /// All entries.
    pub entries: &'a [Entry<F>],
    /// The families in the order of the list, with their titles.
    pub families: Vec<(F, String)>,
    /// The id of the open entry; unknown for the first one.
    pub id: &'a str,
    /// Paints the picture with an id.
    pub brush: fn(&Painter, Rect, &str, Color32),
}

impl<'a, F: Copy + PartialEq> Codex<'a, F> {
    /// Returns the entries in the order of the list.
    fn listed(&self) -> impl Iterator<Item = &'a Entry<F>> {
        let entries = self.entries;
        self.families.iter().flat_map(move |(family, _)| entries.iter().filter(move |entry| entry.family == *family))
    }

    /// Draws it. Returns the id of the entry that is opened now.
    pub fn show(&self, ui: &mut Ui, page: &Page<'_>, sought: &mut String) -> Option<String> {
        let mut wanted = None;
        let found = search(self.entries, sought);
        let seeks = !sought.trim().is_empty();
        let opened = self.entries.iter().find(|entry| entry.id == self.id);
        let opened = if seeks {
            opened.filter(|entry| found.iter().any(|other| other.id == entry.id)).or(found.first().copied())
        } else {
            opened.or_else(|| self.listed().next())
        };
        let room = ui.available_height();
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(270.0, room), |ui| {
                ui.vertical(|ui| {
                    let words = say!(page, "parlour-codex-search");
                    let field = TextEdit::singleline(sought).hint_text(words.as_str());
                    let field = ui.add(field.desired_width(250.0).min_size(vec2(0.0, target(ui))));
                    heard::name(&field, &words);
                    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                        wanted = found.first().map(|first| first.id.clone());
                    }
                    scroll(ui, "codex-list", |ui| {
                        let mut way = |ui: &mut Ui, entry: &Entry<F>| {
                            let on = opened.is_some_and(|opened| opened.id == entry.id);
                            let button = Button::new(&entry.title).selected(on).wrap();
                            if ui.add(button.min_size(vec2(ui.available_width(), page.look.target()))).clicked() {
                                wanted = Some(entry.id.clone());
                            }
                        };
                        if seeks {
                            if found.is_empty() {
                                ui.label(say!(page, "parlour-codex-none"));
                            }
                            found.iter().for_each(|entry| way(ui, entry));
                            return;
                        }
                        for (family, name) in &self.families {
                            section(ui, name);
                            for entry in self.entries.iter().filter(|entry| entry.family == *family) {
                                way(ui, entry);
                            }
                        }
                    });
                });
            });
            ui.separator();
            ui.vertical(|ui| {
                if let Some(entry) = opened {
                    scroll(ui, &format!("codex-{}", entry.id), |ui| {
                        self.read(ui, entry);
                        let next = self.listed().skip_while(|other| other.id != entry.id).nth(1);
                        if let Some(next) = next.filter(|_| !seeks) {
                            ui.add_space(8.0);
                            let words = say!(page, "parlour-codex-next", title = next.title.as_str());
                            if ui.add(icon_text_button(page.look, "right", words)).clicked() {
                                wanted = Some(next.id.clone());
                            }
                        }
                    });
                }
            });
        });
        wanted
    }

    /// Draws an entry.
    fn read(&self, ui: &mut Ui, entry: &Entry<F>) {
        let family = self.families.iter().find(|(family, _)| *family == entry.family).map_or("", |(_, name)| name);
        ui.horizontal_top(|ui| {
            if let Some(id) = &entry.picture {
                let (rect, _) = ui.allocate_exact_size(vec2(160.0, 160.0), Sense::hover());
                (self.brush)(ui.painter(), rect, id, ASH);
            }
            ui.vertical(|ui| {
                ui.add(Label::new(RichText::new(&entry.title).text_style(title())).wrap());
                ui.label(RichText::new(family).small().color(ASH));
                if let Some(words) = &entry.flavour {
                    ui.add(Label::new(quoted(words).color(ASH)).wrap());
                }
            });
        });
        ui.add_space(6.0);
        for words in &entry.body {
            ui.add(Label::new(words).wrap());
            ui.add_space(4.0);
        }
    }
}

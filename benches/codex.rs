//! Benchmarks of the codex: `cargo bench --no-default-features --bench codex`.
//!
//! The codex is written once, off the frame, and searched with every letter that is typed.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use infernal_conclave::chronicle::codex::{Card, Codex};
use infernal_conclave::rules::catalog::Catalog;
use table_text::Text;

fn codex(criterion: &mut Criterion) {
    let (text, catalog) = (Text::english(), Catalog::standard());
    let Ok(codex) = Codex::of(&text, &catalog) else { panic!("the catalog has no empty table") };
    println!("{} entries", codex.entries().len());
    let mut group = criterion.benchmark_group("codex");
    group.sample_size(20).measurement_time(Duration::from_secs(4));
    group.bench_function("write", |bencher| bencher.iter(|| black_box(Codex::of(&text, &catalog))));
    group.bench_function("write the card", |bencher| bencher.iter(|| black_box(Card::of(&text, &catalog))));
    for (name, words) in [("a letter", "a"), ("a misspelled term", "vendeta"), ("a question", "how many hit points")] {
        group.bench_function(format!("search {name}"), |bencher| bencher.iter(|| black_box(codex.search(words))));
    }
    group.finish();
}

criterion_group!(benches, codex);
criterion_main!(benches);

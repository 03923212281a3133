use criterion::{criterion_group, criterion_main, Criterion};
use std::{hint::black_box, time::Duration};
use varint_example::{decode, encode};

fn numbers() -> Vec<u64> {
    (0..2000u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (i % 60)).collect()
}

fn benches(c: &mut Criterion) {
    let values = numbers();
    c.bench_function("encode", |b| {
        b.iter(|| {
            let mut bytes = Vec::with_capacity(20_000);
            for value in &values {
                encode(*value, &mut bytes);
            }
            bytes
        })
    });
    let mut bytes = Vec::new();
    values.iter().for_each(|value| encode(*value, &mut bytes));
    c.bench_function("decode", |b| {
        b.iter(|| {
            let mut at = 0;
            let mut sum = 0u64;
            while let Some((value, length)) = decode(black_box(&bytes[at..])) {
                sum = sum.wrapping_add(value);
                at += length;
            }
            sum
        })
    });
}

criterion_group! {
    name = all;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(30))
        .measurement_time(Duration::from_millis(100));
    targets = benches
}
criterion_main!(all);

//! What the store did, as counts that two runs of the same work agree on.

pub const Counters = struct {
    memtable_hits: u64 = 0,
    bloom_rejects: u64 = 0,
    bloom_false_positives: u64 = 0,
    table_reads: u64 = 0,
    bytes_read: u64 = 0,
    syncs: u64 = 0,
    wal_bytes: u64 = 0,
    flushes: u64 = 0,
    flush_failures: u64 = 0,
    compactions: u64 = 0,
    /// Records and pages in which a single flipped bit was put right.
    healed: u64 = 0,
};

//! Writes into log and memtable, and edges, without waiting for the device.

const std = @import("std");
const kausaldb = @import("kausaldb");
const clock = @import("clock.zig");
const data = @import("data.zig");
const Plan = @import("plan.zig").Plan;

const content = "fn benchmark_function() { return 42; }";

/// Neither the memtable nor the log's segment is ever full: what is measured is the write.
const options = kausaldb.DatabaseOptions{ .store = .{ .memtable_bytes = 64 << 20, .wal_segment_bytes = 16 << 20 } };

pub fn run(plan: *Plan, allocator: std.mem.Allocator) !void {
    if (plan.wants(.{ .id = "block-write", .samples = 600, .warmup = 2_000, .batch = 64 })) |scenario| {
        var scratch = try data.Scratch.open(plan, allocator, "write", options);
        defer scratch.close();
        var work = Write{ .database = &scratch.database };
        try clock.measure(plan, scenario, &work);
        try plan.count(scenario.id, "wal-bytes", scratch.database.store.counters.wal_bytes);
    }
    if (plan.wants(.{ .id = "block-write-indexed", .samples = 400, .warmup = 2_000, .batch = 64 })) |scenario| {
        var scratch = try data.Scratch.open(plan, allocator, "indexed", options);
        defer scratch.close();
        try scratch.database.buildIndex();
        var work = Write{ .database = &scratch.database };
        try clock.measure(plan, scenario, &work);
    }
    if (plan.wants(.{ .id = "edge-insert", .samples = 400, .warmup = 2_000, .batch = 64 })) |scenario| {
        var scratch = try data.Scratch.open(plan, allocator, "edges", options);
        defer scratch.close();
        var work = Insert{ .database = &scratch.database };
        try clock.measure(plan, scenario, &work);
        try plan.count(scenario.id, "edges", scratch.database.store.graph.edgeCount());
    }
}

const Write = struct {
    database: *kausaldb.Database,

    pub inline fn operate(self: *Write, index: usize) !u64 {
        return self.database.put(.{ .id = .fromU64(index), .uri = "bench://static", .metadata = "{}", .content = content });
    }
};

/// Ten hubs, as in the report, each edge new: lists of thousands grow at the sources.
const Insert = struct {
    database: *kausaldb.Database,

    pub inline fn operate(self: *Insert, index: usize) !u64 {
        try self.database.store.putEdge(.{ .source = .fromU64(index % 10), .target = .fromU64(100 + index / 10), .type = .calls });
        return self.database.store.sequence;
    }
};

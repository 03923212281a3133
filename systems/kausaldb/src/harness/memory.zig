//! Scenarios that are in memory on both sides: hot and absent reads, edges, walks, search.

const std = @import("std");
const kausaldb = @import("kausaldb");
const clock = @import("clock.zig");
const data = @import("data.zig");
const Plan = @import("plan.zig").Plan;
const BlockId = kausaldb.BlockId;
const Database = kausaldb.Database;

pub fn run(plan: *Plan, allocator: std.mem.Allocator) !void {
    try large(plan, allocator);
    try small(plan, allocator, 0);
    try small(plan, allocator, 64);
}

/// 10 000 blocks in the memtable above 15 000 in tables; 40 000 edges; text that no two blocks share.
fn large(plan: *Plan, allocator: std.mem.Allocator) !void {
    var scratch = try data.Scratch.open(plan, allocator, "large", .{
        .store = .{ .memtable_bytes = 32 << 20, .wal_segment_bytes = 8 << 20, .compact = false },
        .cached_walks = 0,
    });
    defer scratch.close();
    const database = &scratch.database;
    try data.fillTables(database, plan.seed);
    try data.fillHot(database, plan.seed);
    const keys = try data.shuffled(plan.arena, plan.seed, data.hot_blocks);

    if (plan.wants(.{ .id = "floor-hash-probe", .samples = 400, .warmup = 20_000, .batch = 1024 })) |scenario| {
        var probe = try Probe.init(plan.arena, keys);
        try clock.measure(plan, scenario, &probe);
    }
    if (plan.wants(.{ .id = "block-read-hot", .samples = 400, .warmup = 20_000, .batch = 1024 })) |scenario| {
        const before = database.store.counters.memtable_hits;
        var work = Read(true){ .database = database, .keys = keys, .offset = data.hot_start };
        try clock.measure(plan, scenario, &work);
        try plan.count(scenario.id, "memtable-hits", database.store.counters.memtable_hits - before);
    }
    if (plan.wants(.{ .id = "block-read-absent", .samples = 400, .warmup = 20_000, .batch = 1024 })) |scenario| {
        const before = database.store.counters.*;
        var work = Read(false){ .database = database, .keys = keys, .offset = data.absent_start };
        try clock.measure(plan, scenario, &work);
        const after = database.store.counters.*;
        try plan.count(scenario.id, "bloom-rejects", after.bloom_rejects - before.bloom_rejects);
        try plan.count(scenario.id, "bloom-false-positives", after.bloom_false_positives - before.bloom_false_positives);
        try plan.count(scenario.id, "bytes-read", after.bytes_read - before.bytes_read);
    }
    try data.fillEdges(database, plan.seed);
    if (plan.wants(.{ .id = "edge-lookup", .samples = 400, .warmup = 20_000, .batch = 1024 })) |scenario| {
        var work = Edges{ .database = database, .keys = keys };
        try clock.measure(plan, scenario, &work);
    }
    if (plan.wants(.{ .id = "search-10k", .samples = 300, .warmup = 200 })) |scenario| {
        try database.buildIndex();
        var work = Search{ .database = database, .queries = &data.code_queries };
        try clock.measure(plan, scenario, &work);
    }
}

/// The report's graph of 25 blocks, and a chain of five.
fn small(plan: *Plan, allocator: std.mem.Allocator, cached_walks: usize) !void {
    var scratch = try data.Scratch.open(plan, allocator, if (cached_walks == 0) "small" else "cached", .{
        .store = .{ .wal_segment_bytes = 1 << 20 },
        .cached_walks = cached_walks,
    });
    defer scratch.close();
    const database = &scratch.database;
    try data.fillReportGraph(database);
    const suffix = if (cached_walks == 0) "" else "-cached";
    inline for (.{ .{ "bfs-3", .breadth_first, 3 }, .{ "bfs-5", .breadth_first, 5 }, .{ "dfs-3", .depth_first, 3 }, .{ "dfs-5", .depth_first, 5 } }) |form| {
        const id = try std.fmt.allocPrint(plan.arena, "{s}{s}", .{ form[0], suffix });
        if (plan.wants(.{ .id = id, .samples = 300, .warmup = 5_000, .batch = 256 })) |scenario| {
            try walk(plan, scenario, database, .{ .start = .fromU64(1), .algorithm = form[1], .depth = form[2], .results_max = 1000 });
        }
    }
    if (cached_walks > 0) return;
    if (plan.wants(.{ .id = "edge-filter", .samples = 300, .warmup = 5_000, .batch = 256 })) |scenario| {
        try walk(plan, scenario, database, .{ .start = .fromU64(1), .depth = 2, .types = .initOne(.calls), .results_max = 1000 });
    }
    if (plan.wants(.{ .id = "multi-hop", .samples = 300, .warmup = 5_000, .batch = 256 })) |scenario| {
        var work = Hops{ .database = database };
        try clock.measure(plan, scenario, &work);
    }
    if (plan.wants(.{ .id = "graph-traversal", .samples = 300, .warmup = 5_000, .batch = 1024 })) |scenario| {
        var work = Chain{ .database = database };
        try clock.measure(plan, scenario, &work);
    }
    if (plan.wants(.{ .id = "search", .samples = 300, .warmup = 2_000, .batch = 256 })) |scenario| {
        try database.buildIndex();
        var work = Search{ .database = database, .queries = &.{"function benchmark test"} };
        try clock.measure(plan, scenario, &work);
    }
}

fn walk(plan: *Plan, scenario: @import("plan.zig").Scenario, database: *Database, query: kausaldb.traverse.Query) !void {
    const visited = database.walker.nodes_visited;
    const hits = if (database.cache) |cache| cache.hits else 0;
    var work = Walk{ .database = database, .query = query };
    try clock.measure(plan, scenario, &work);
    try plan.count(scenario.id, "nodes-visited", database.walker.nodes_visited - visited);
    try plan.count(scenario.id, "cache-hits", if (database.cache) |cache| cache.hits - hits else 0);
}

/// A block that should be there and is not, or the other way round, is no operation: it ends the run.
fn Read(comptime is_there: bool) type {
    return struct {
        database: *Database,
        keys: []const u64,
        offset: u64,

        pub inline fn operate(self: *@This(), index: usize) !u64 {
            const block = try self.database.get(.fromU64(self.offset + self.keys[index & (self.keys.len - 1)])) orelse {
                return if (is_there) error.BlockMissing else 1;
            };
            return if (is_there) block.version +% block.content.len else error.BlockUnexpected;
        }
    };
}

const Edges = struct {
    database: *Database,
    keys: []const u64,

    pub inline fn operate(self: *Edges, index: usize) !u64 {
        const list = self.database.edges(.fromU64(data.hot_start + self.keys[index & (self.keys.len - 1)]), .outgoing);
        return list.len +% list[0].node;
    }
};

/// The walk and the blocks that it met, as whoever asks for context wants them.
const Walk = struct {
    database: *Database,
    query: kausaldb.traverse.Query,

    pub inline fn operate(self: *Walk, _: usize) !u64 {
        const visits = try self.database.walk(self.query);
        return blocksOf(self.database, visits);
    }
};

const Hops = struct {
    database: *Database,

    pub inline fn operate(self: *Hops, _: usize) !u64 {
        const visits = try self.database.hops(.fromU64(1), &.{ .{}, .{}, .{} });
        return blocksOf(self.database, visits);
    }
};

inline fn blocksOf(database: *Database, visits: []const kausaldb.traverse.Visit) !u64 {
    var seen: u64 = visits.len;
    for (visits) |visit| {
        const block = try database.get(database.store.graph.idOf(visit.node)) orelse continue;
        seen +%= block.version +% block.content.len;
    }
    return seen;
}

/// Four edge lookups by id, one after the other.
const Chain = struct {
    database: *Database,

    pub inline fn operate(self: *Chain, _: usize) !u64 {
        var id = BlockId.fromU64(data.chain_start);
        for (0..data.chain_length - 1) |_| {
            const list = self.database.edges(id, .outgoing);
            if (list.len > 0) id = self.database.store.graph.idOf(list[0].node);
        }
        return id.low;
    }
};

const Search = struct {
    database: *Database,
    queries: []const []const u8,

    pub inline fn operate(self: *Search, index: usize) !u64 {
        const hits = try self.database.search(self.queries[index % self.queries.len], 10);
        return hits.len +% if (hits.len > 0) hits[0].id.low else 0;
    }
};

/// The floor of a lookup: one probe of a half-full table of 64-bit keys, at the same random keys.
const Probe = struct {
    slots: []u64,
    keys: []const u64,

    fn init(arena: std.mem.Allocator, keys: []const u64) !Probe {
        const slots = try arena.alloc(u64, keys.len * 2);
        @memset(slots, 0);
        var probe = Probe{ .slots = slots, .keys = keys };
        for (keys) |key| probe.slots[probe.find(key + 1)] = key + 1;
        return probe;
    }

    inline fn find(self: *const Probe, key: u64) usize {
        var at: usize = @intCast((key *% 0x9e37_79b9_7f4a_7c15) >> 32);
        at &= self.slots.len - 1;
        while (self.slots[at] != key and self.slots[at] != 0) at = (at + 1) & (self.slots.len - 1);
        return at;
    }

    pub inline fn operate(self: *Probe, index: usize) !u64 {
        return self.slots[self.find(self.keys[index & (self.keys.len - 1)] + 1)];
    }
};

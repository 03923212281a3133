//! The data sets, drawn from the run's seed.

const std = @import("std");
const kausaldb = @import("kausaldb");
const Plan = @import("plan.zig").Plan;
const Database = kausaldb.Database;

pub const hot_start = 1_000_000;
pub const hot_blocks = 10_000;
pub const table_start = 2_000_000;
pub const table_blocks = 15_000;
pub const absent_start = 9_000_000;
pub const chain_start = 500;
pub const chain_length = 5;
pub const nodes = 10_000;
pub const edges_per_node = 4;

/// A store in a folder of its own, which goes with it unless it is to be kept.
pub const Scratch = struct {
    disk: *kausaldb.RealVfs,
    database: Database,
    allocator: std.mem.Allocator,
    path: []const u8,
    keep: bool = false,

    pub fn open(plan: *Plan, allocator: std.mem.Allocator, name: []const u8, options: kausaldb.DatabaseOptions) !Scratch {
        const path = try std.fs.path.join(plan.arena, &.{ plan.work_folder, name });
        const disk = try allocator.create(kausaldb.RealVfs);
        disk.* = try kausaldb.RealVfs.open(path);
        var report = kausaldb.Report{};
        return .{ .disk = disk, .database = try .open(allocator, disk.interface(), options, &report), .allocator = allocator, .path = path };
    }

    pub fn close(self: *Scratch) void {
        self.database.close();
        self.disk.close();
        self.allocator.destroy(self.disk);
        if (!self.keep) std.fs.cwd().deleteTree(self.path) catch {};
    }
};

/// A power of two of keys below `limit`, so that going round costs one mask.
pub fn shuffled(arena: std.mem.Allocator, seed: u64, limit: u64) ![]u64 {
    var prng = std.Random.DefaultPrng.init(seed);
    const keys = try arena.alloc(u64, 16_384);
    for (keys) |*key| key.* = prng.random().uintLessThan(u64, limit);
    return keys;
}

const words = [_][]const u8{
    "allocator", "buffer", "parse",  "token",  "write",  "read",   "index",   "graph", "node",  "edge",
    "store",     "flush",  "append", "remove", "insert", "lookup", "context", "query", "cache", "block",
    "error",     "result", "length", "offset", "value",  "string", "format",  "print", "test",  "expect",
};

pub const code_queries = [_][]const u8{ "parse token7", "flushCache item42", "graph edge lookup", "storeBlock99 offset", "remove node123" };

/// About 250 bytes that look like code: names of two common words and a rare one.
pub fn codeText(buffer: []u8, random: std.Random) []const u8 {
    var writer = std.Io.Writer.fixed(buffer);
    for (0..6) |_| {
        writer.print("fn {s}_{s}(item{d}: u32) void {{ {s}{d}(); }}\n", .{
            words[random.uintLessThan(usize, words.len)],
            words[random.uintLessThan(usize, words.len)],
            random.uintLessThan(u32, 5000),
            words[random.uintLessThan(usize, words.len)],
            random.uintLessThan(u32, 200),
        }) catch break;
    }
    return writer.buffered();
}

fn fill(database: *Database, start: u64, count: usize, seed: u64) !void {
    var prng = std.Random.DefaultPrng.init(seed);
    var buffer: [512]u8 = undefined;
    for (0..count) |index| {
        _ = try database.put(.{ .id = .fromU64(start + index), .uri = "bench://code", .metadata = "{}", .content = codeText(&buffer, prng.random()) });
    }
}

/// Three tables of 5 000 blocks.
pub fn fillTables(database: *Database, seed: u64) !void {
    for (0..3) |table| {
        try fill(database, table_start + table * table_blocks / 3, table_blocks / 3, seed + table);
        try database.store.flush();
    }
}

pub fn fillHot(database: *Database, seed: u64) !void {
    try fill(database, hot_start, hot_blocks, seed + 17);
}

pub fn fillEdges(database: *Database, seed: u64) !void {
    var prng = std.Random.DefaultPrng.init(seed + 29);
    for (0..nodes) |source| {
        for (0..edges_per_node) |_| {
            try database.store.putEdge(.{
                .source = .fromU64(hot_start + source),
                .target = .fromU64(hot_start + prng.random().uintLessThan(u64, nodes)),
                .type = .calls,
            });
        }
    }
}

/// The graph of the report's query benchmarks: 25 blocks, five hubs, forward branches, two cycles; and a chain of five.
pub fn fillReportGraph(database: *Database) !void {
    const count = 25;
    const contents = [_][]const u8{
        "pub fn benchmark_function() !u32 { return 42; }",
        "pub const Config = struct { value: u32, enabled: bool };",
        "//! Module for testing graph traversal performance",
        "pub const BENCHMARK_CONSTANT: u32 = 1000;",
    };
    for (1..count + 1) |id| {
        _ = try database.put(.{ .id = .fromU64(id), .uri = "bench://graph", .metadata = "{\"type\": \"benchmark\"}", .content = contents[id % contents.len] });
    }
    for (1..6) |hub| {
        var target: u64 = hub + 3;
        while (target <= count) : (target += 3) {
            if (target >= 6) try put(database, hub, target, if (hub % 2 == 0) .calls else .imports);
        }
    }
    const branch_types = [_]kausaldb.EdgeType{ .calls, .references, .defined_in };
    for (6..count - 2) |source| {
        for (1..source % 3 + 2) |step| {
            if (source + step <= count) try put(database, source, source + step, branch_types[step - 1]);
        }
    }
    for ([_][2]u64{ .{ 8, 12 }, .{ 12, 16 }, .{ 16, 8 }, .{ 10, 15 }, .{ 15, 20 }, .{ 20, 10 } }, 0..) |pair, index| {
        try put(database, pair[0], pair[1], ([_]kausaldb.EdgeType{ .calls, .references, .imports })[index % 3]);
    }
    for (0..chain_length) |link| {
        _ = try database.put(.{ .id = .fromU64(chain_start + link), .uri = "bench://chain", .metadata = "{}", .content = "fn link() void {}" });
        if (link > 0) try put(database, chain_start + link - 1, chain_start + link, .calls);
    }
}

fn put(database: *Database, source: u64, target: u64, edge_type: kausaldb.EdgeType) !void {
    try database.store.putEdge(.{ .source = .fromU64(source), .target = .fromU64(target), .type = edge_type });
}

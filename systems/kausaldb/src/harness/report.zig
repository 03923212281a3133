//! The table of bars: each row of the published report beside what this run measured, and the floors of this run.

const std = @import("std");
const Plan = @import("plan.zig").Plan;
const quantile = @import("quantile.zig").quantile;

const Row = struct {
    title: []const u8,
    id: []const u8,
    /// Mean and P99 as published, in nanoseconds.
    published_ns: ?f64 = null,
    published_p99_ns: ?f64 = null,
    bar_ns: ?f64 = null,
    floor: ?[]const u8 = null,
};

const rows = [_]Row{
    .{ .title = "Block write", .id = "block-write", .published_ns = 730, .published_p99_ns = 2420 },
    .{ .title = "Block read (hot)", .id = "block-read-hot", .published_ns = 50, .published_p99_ns = 130, .bar_ns = 50, .floor = "floor-hash-probe" },
    .{ .title = "Block read (warm)", .id = "block-read-warm", .published_ns = 434_080, .published_p99_ns = 491_920, .floor = "floor-pread-warm" },
    .{ .title = "Block read (cold)", .id = "block-read-cold", .published_ns = 15_490, .published_p99_ns = 17_080, .floor = "floor-pread-cold" },
    .{ .title = "Block read (nonexist)", .id = "block-read-absent", .published_ns = 40, .published_p99_ns = 80, .bar_ns = 40, .floor = "floor-hash-probe" },
    .{ .title = "Block write (sync)", .id = "block-write-sync", .published_ns = 41_770, .published_p99_ns = 71_080, .floor = "floor-fdatasync" },
    .{ .title = "Edge insert", .id = "edge-insert", .published_ns = 1_501_510, .published_p99_ns = 1_617_960, .bar_ns = 5_000 },
    .{ .title = "Edge lookup", .id = "edge-lookup", .published_ns = 30, .published_p99_ns = 40, .bar_ns = 30, .floor = "floor-hash-probe" },
    .{ .title = "Memtable flush", .id = "memtable-flush", .published_ns = 472_810, .published_p99_ns = 782_880, .floor = "floor-durable-file" },
    .{ .title = "BFS (depth 3)", .id = "bfs-3", .published_ns = 1_650, .published_p99_ns = 1_790, .bar_ns = 2_500 },
    .{ .title = "BFS (depth 5)", .id = "bfs-5", .published_ns = 8_500, .published_p99_ns = 9_170 },
    .{ .title = "DFS (depth 3)", .id = "dfs-3", .published_ns = 700, .published_p99_ns = 750, .bar_ns = 1_200 },
    .{ .title = "DFS (depth 5)", .id = "dfs-5", .published_ns = 620, .published_p99_ns = 670 },
    .{ .title = "BFS (depth 3), cached", .id = "bfs-3-cached" },
    .{ .title = "BFS (depth 5), cached", .id = "bfs-5-cached" },
    .{ .title = "DFS (depth 3), cached", .id = "dfs-3-cached" },
    .{ .title = "DFS (depth 5), cached", .id = "dfs-5-cached" },
    .{ .title = "Edge filter by type", .id = "edge-filter", .published_ns = 170, .published_p99_ns = 210 },
    .{ .title = "Multi-hop query", .id = "multi-hop", .published_ns = 1_630, .published_p99_ns = 1_750 },
    .{ .title = "Semantic search", .id = "search", .published_ns = 19_830, .published_p99_ns = 21_210, .bar_ns = 20_000 },
    .{ .title = "Block read (memtable, 1 KiB)", .id = "block-read-memtable" },
    .{ .title = "Search, 10 000 blocks", .id = "search-10k" },
    .{ .title = "Graph traversal", .id = "graph-traversal", .published_ns = 100, .published_p99_ns = 120 },
    .{ .title = "Zig parser", .id = "zig-parser", .published_ns = 33_210, .published_p99_ns = 37_830, .bar_ns = 33_000 },
    .{ .title = "Block write, text indexed", .id = "block-write-indexed" },
    .{ .title = "Linking, 200 files, a file", .id = "tree-200" },
    .{ .title = "Linking, 10 000 files, a file", .id = "tree-10k", .published_ns = 33_300 },
    .{ .title = "Floor: hash probe", .id = "floor-hash-probe" },
    .{ .title = "Floor: pread, warm", .id = "floor-pread-warm" },
    .{ .title = "Floor: pread, cold", .id = "floor-pread-cold" },
    .{ .title = "Floor: pwrite + fdatasync", .id = "floor-fdatasync" },
    .{ .title = "Floor: a durable new file", .id = "floor-durable-file" },
};

pub fn print(plan: *Plan, timer_floor_ns: u64) !void {
    var buffer: [4096]u8 = undefined;
    var stdout = std.fs.File.stdout().writerStreaming(&buffer);
    const out = &stdout.interface;
    try out.print("Timer: an empty pair of reads takes {d} ns. Optimize: {s}.\n\n", .{ timer_floor_ns, @tagName(@import("builtin").mode) });
    try out.writeAll("| row | report: mean | report: P99 | here: mean | P50 | P99 | op/s | batch | floor P50 | of floor | bar |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (rows) |row| {
        const here = try statistics(plan, row.id) orelse continue;
        try out.print("| {s} | ", .{row.title});
        try time(out, row.published_ns);
        try time(out, row.published_p99_ns);
        try time(out, here.mean);
        try time(out, here.p50);
        try time(out, here.p99);
        try out.print("{d:.0} | {d} | ", .{ std.time.ns_per_s / here.mean, here.batch });
        const floor = if (row.floor) |id| try statistics(plan, id) else null;
        try time(out, if (floor) |known| known.p50 else null);
        const ratio = if (floor) |known| here.p50 / known.p50 else null;
        if (ratio) |known| try out.print("{d:.2} × | ", .{known}) else try out.writeAll("– | ");
        // Rows that touch the disk are held to their floor, the others to a time.
        if (row.bar_ns) |bar| {
            try out.print("≤ {d:.0} ns, {s}", .{ bar, if (here.p50 <= bar) "met" else "MISSED" });
        } else if (row.floor != null) {
            try out.print("1.5 × floor, {s}", .{if (ratio.? <= 1.5) "met" else "MISSED"});
        } else try out.writeAll("–");
        try out.writeAll(" |\n");
    }
    for (plan.values.items) |value| {
        if (std.mem.eql(u8, value.metric, "device-bytes-read")) try out.print("\nCold reads and their floor fetched {d:.0} bytes from the device.\n", .{value.value});
    }
    for (plan.caveats.items) |caveat| try out.print("\nCaveat, {s}: {s}.\n", .{ caveat.scenario, caveat.message });
    try out.flush();
}

const Statistics = struct { mean: f64, p50: f64, p99: f64, batch: usize };

fn statistics(plan: *Plan, id: []const u8) !?Statistics {
    for (plan.results.items) |result| {
        if (!std.mem.eql(u8, result.scenario.id, id)) continue;
        const sorted = try plan.arena.dupe(f64, result.values);
        std.mem.sortUnstable(f64, sorted, {}, std.sort.asc(f64));
        var sum: f64 = 0;
        for (sorted) |value| sum += value;
        return .{
            .mean = sum / @as(f64, @floatFromInt(sorted.len)),
            .p50 = quantile(sorted, 0.5),
            .p99 = quantile(sorted, 0.99),
            .batch = result.scenario.batch,
        };
    }
    return null;
}

fn time(out: *std.Io.Writer, nanoseconds: ?f64) !void {
    const ns = nanoseconds orelse return out.writeAll("– | ");
    if (ns < 1000) return out.print("{d:.1} ns | ", .{ns});
    try out.print("{d:.2} µs | ", .{ns / 1000});
}

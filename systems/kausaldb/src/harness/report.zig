//! The table of bars: each row of the published report beside what this run measured, and the floors of this run.

const std = @import("std");
const Ancestor = @import("ancestor.zig").Ancestor;
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
    /// What its ancestor calls it.
    ancestor: ?[]const u8 = null,

    /// Rows that touch the disk are held to their floor, the others to a time.
    fn onDisk(row: Row) bool {
        return row.floor != null and row.bar_ns == null;
    }
};

const rows = [_]Row{
    .{ .title = "Block write", .id = "block-write", .published_ns = 730, .published_p99_ns = 2420, .ancestor = "storage_block_write" },
    .{ .title = "Block read (hot)", .id = "block-read-hot", .published_ns = 50, .published_p99_ns = 130, .bar_ns = 50, .floor = "floor-hash-probe", .ancestor = "storage_block_read_hot" },
    .{ .title = "Block read (warm)", .id = "block-read-warm", .published_ns = 434_080, .published_p99_ns = 491_920, .floor = "floor-pread-warm", .ancestor = "storage_block_read_warm" },
    .{ .title = "Block read (cold)", .id = "block-read-cold", .published_ns = 15_490, .published_p99_ns = 17_080, .floor = "floor-pread-cold", .ancestor = "storage_block_read_cold" },
    .{ .title = "Block read (nonexist)", .id = "block-read-absent", .published_ns = 40, .published_p99_ns = 80, .bar_ns = 40, .floor = "floor-hash-probe", .ancestor = "storage_block_read_nonexistent" },
    .{ .title = "Block write (sync)", .id = "block-write-sync", .published_ns = 41_770, .published_p99_ns = 71_080, .floor = "floor-fdatasync", .ancestor = "storage_block_write_sync" },
    .{ .title = "Edge insert", .id = "edge-insert", .published_ns = 1_501_510, .published_p99_ns = 1_617_960, .bar_ns = 5_000, .ancestor = "storage_edge_insert" },
    .{ .title = "Edge lookup", .id = "edge-lookup", .published_ns = 30, .published_p99_ns = 40, .bar_ns = 30, .floor = "floor-hash-probe", .ancestor = "storage_edge_lookup" },
    .{ .title = "Memtable flush", .id = "memtable-flush", .published_ns = 472_810, .published_p99_ns = 782_880, .floor = "floor-durable-file", .ancestor = "storage_memtable_flush" },
    .{ .title = "BFS (depth 3)", .id = "bfs-3", .published_ns = 1_650, .published_p99_ns = 1_790, .bar_ns = 2_500 },
    .{ .title = "BFS (depth 5)", .id = "bfs-5", .published_ns = 8_500, .published_p99_ns = 9_170 },
    .{ .title = "DFS (depth 3)", .id = "dfs-3", .published_ns = 700, .published_p99_ns = 750, .bar_ns = 1_200 },
    .{ .title = "DFS (depth 5)", .id = "dfs-5", .published_ns = 620, .published_p99_ns = 670 },
    .{ .title = "BFS (depth 3), cached", .id = "bfs-3-cached", .ancestor = "query/traversal_bfs_depth3" },
    .{ .title = "BFS (depth 5), cached", .id = "bfs-5-cached", .ancestor = "query/traversal_bfs_depth5" },
    .{ .title = "DFS (depth 3), cached", .id = "dfs-3-cached", .ancestor = "query/traversal_dfs_depth3" },
    .{ .title = "DFS (depth 5), cached", .id = "dfs-5-cached", .ancestor = "query/traversal_dfs_depth5" },
    .{ .title = "Edge filter by type", .id = "edge-filter", .published_ns = 170, .published_p99_ns = 210, .ancestor = "query/edge_filter_by_type" },
    .{ .title = "Multi-hop query", .id = "multi-hop", .published_ns = 1_630, .published_p99_ns = 1_750, .ancestor = "query/multi_hop_query" },
    .{ .title = "Semantic search", .id = "search", .published_ns = 19_830, .published_p99_ns = 21_210, .bar_ns = 20_000, .ancestor = "query/semantic_search" },
    .{ .title = "Block read (memtable, 1 KiB)", .id = "block-read-memtable" },
    .{ .title = "Search, 10 000 blocks", .id = "search-10k" },
    .{ .title = "Graph traversal", .id = "graph-traversal", .published_ns = 100, .published_p99_ns = 120, .ancestor = "storage_graph_traversal" },
    .{ .title = "Zig parser", .id = "zig-parser", .published_ns = 33_210, .published_p99_ns = 37_830, .bar_ns = 33_000, .ancestor = "ingestion/zig_parser_throughput" },
    .{ .title = "Block write, text indexed", .id = "block-write-indexed" },
    .{ .title = "Linking, 200 files, a file", .id = "tree-200" },
    .{ .title = "Linking, 10 000 files, a file", .id = "tree-10k", .published_ns = 33_300 },
    .{ .title = "Floor: hash probe", .id = "floor-hash-probe" },
    .{ .title = "Floor: pread, warm", .id = "floor-pread-warm" },
    .{ .title = "Floor: pread, cold", .id = "floor-pread-cold" },
    .{ .title = "Floor: pwrite + fdatasync", .id = "floor-fdatasync" },
    .{ .title = "Floor: a durable new file", .id = "floor-durable-file" },
};

/// Whether it has all rows that stand beside ours; asked before anything is measured.
pub fn check(ancestor: Ancestor) !void {
    for (rows) |row| {
        const name = row.ancestor orelse continue;
        _ = ancestor.meanNs(name) catch |err| {
            std.debug.print("{s}, in what the ancestor printed: {s}\n", .{ name, @errorName(err) });
            return err;
        };
    }
}

/// @param ancestor null where it was not measured in this run
pub fn print(plan: *Plan, timer_floor_ns: u64, ancestor: ?Ancestor) !void {
    var buffer: [4096]u8 = undefined;
    var stdout = std.fs.File.stdout().writerStreaming(&buffer);
    const out = &stdout.interface;
    try out.print("Timer: an empty pair of reads takes {d} ns. Optimize: {s}.\n\n", .{ timer_floor_ns, @tagName(@import("builtin").mode) });
    try out.writeAll("| row | report: mean | report: P99 | here: mean | P50 | P99 | op/s | batch | floor P50 | of floor | bar | ancestor: mean | of the ancestor |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
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
        if (row.bar_ns) |bar| {
            try out.print("≤ {d:.0} ns, {s} | ", .{ bar, met(here.p50 <= bar) });
        } else if (row.onDisk()) {
            try out.print("1.5 × floor, {s} | ", .{met(ratio.? <= 1.5)});
        } else try out.writeAll("– | ");
        try besideAncestor(out, row, here.mean, ancestor);
        try out.writeAll(" |\n");
    }
    for (plan.values.items) |value| {
        if (std.mem.eql(u8, value.metric, "device-bytes-read")) try out.print("\nCold reads and their floor fetched {d:.0} bytes from the device.\n", .{value.value});
    }
    for (plan.caveats.items) |caveat| try out.print("\nCaveat, {s}: {s}.\n", .{ caveat.scenario, caveat.message });
    try out.flush();
}

/// Its mean, and how much of it this store takes. Its rows on the disk never reach one, so those are not compared.
fn besideAncestor(out: *std.Io.Writer, row: Row, mean_ns: f64, ancestor: ?Ancestor) !void {
    const name = row.ancestor orelse return out.writeAll("– | –");
    const measured = ancestor orelse return out.writeAll("– | not compared");
    const its_mean_ns = try measured.meanNs(name);
    try time(out, its_mean_ns);
    if (row.onDisk()) return out.writeAll("not on a disk");
    const ratio = mean_ns / its_mean_ns;
    try out.print("{d:.3} ×, {s}", .{ ratio, met(ratio <= 1) });
}

fn met(is_met: bool) []const u8 {
    return if (is_met) "met" else "MISSED";
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

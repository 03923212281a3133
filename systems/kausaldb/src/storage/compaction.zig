//! Size-tiered compaction: neighbours in time of like size become one table.
//! Only neighbours, so that each table covers one range of writes, and a gap between ranges is a lost table.

const std = @import("std");
const record = @import("record.zig");
const memtable = @import("memtable.zig");
const table_format = @import("table.zig");
const Table = table_format.Table;

/// So many neighbours of one tier are merged; a tier's tables are within this factor of each other.
pub const fan_in = 4;

pub const Range = struct { start: usize, end: usize };

/// `tables` are in order of their ranges, oldest first; those up to `smallest_bytes` are of one tier.
/// Null when nothing is to do.
pub fn pick(tables: []const Table, smallest_bytes: u64) ?Range {
    var start: usize = tables.len;
    while (start > 0) {
        const end = start;
        const tier = tierOf(tables[end - 1].bytes(), smallest_bytes);
        while (start > 0 and tierOf(tables[start - 1].bytes(), smallest_bytes) <= tier) start -= 1;
        if (end - start >= fan_in) return .{ .start = start, .end = end };
    }
    return null;
}

fn tierOf(bytes: u64, smallest_bytes: u64) u32 {
    return std.math.log2_int(u64, @max(bytes, smallest_bytes, 1)) / 2;
}

/// Writes the union of the tables: of each id and edge the last write. Deletions go only when nothing is older.
pub fn merge(allocator: std.mem.Allocator, tables: []const Table, is_oldest: bool, writer: *table_format.Writer) table_format.Error!void {
    const cursors = try allocator.alloc(table_format.Cursor, tables.len);
    defer allocator.free(cursors);
    var opened: usize = 0;
    defer for (cursors[0..opened]) |*cursor| cursor.deinit();
    for (tables) |*table| {
        cursors[opened] = try .init(table, allocator);
        opened += 1;
    }
    while (newestOfSmallest(cursors)) |chosen| {
        const header = chosen.current.?;
        const id = header.id;
        if (!(is_oldest and header.kind == .delete)) try writer.add(header);
        for (cursors) |*cursor| {
            if (cursor.current) |current| {
                if (current.id.eql(id)) try cursor.advance();
            }
        }
    }
    const edges = try mergeEdges(allocator, tables, is_oldest);
    defer allocator.free(edges);
    try writer.finish(edges, tables[0].footer.first_sequence, tables[tables.len - 1].footer.last_sequence);
}

fn newestOfSmallest(cursors: []table_format.Cursor) ?*table_format.Cursor {
    var best: ?*table_format.Cursor = null;
    for (cursors) |*cursor| {
        const current = cursor.current orelse continue;
        if (best == null or memtable.order(current.id, best.?.current.?.id) != .gt) best = cursor;
    }
    return best;
}

fn mergeEdges(allocator: std.mem.Allocator, tables: []const Table, is_oldest: bool) table_format.Error![]table_format.EdgeEntry {
    const Key = struct { source: u128, target: u128, type: u8 };
    var last: std.AutoArrayHashMapUnmanaged(Key, table_format.EdgeEntry) = .empty;
    defer last.deinit(allocator);
    for (tables) |*table| {
        const entries = try table.readEdges(allocator);
        defer allocator.free(entries);
        for (entries) |entry| {
            try last.put(allocator, .{ .source = @bitCast(entry.source), .target = @bitCast(entry.target), .type = entry.type }, entry);
        }
    }
    const kept = try allocator.alloc(table_format.EdgeEntry, last.count());
    errdefer allocator.free(kept);
    var count: usize = 0;
    for (last.values()) |entry| {
        if (is_oldest and entry.put == 0) continue;
        kept[count] = entry;
        count += 1;
    }
    std.mem.sort(table_format.EdgeEntry, kept[0..count], {}, struct {
        fn before(_: void, a: table_format.EdgeEntry, b: table_format.EdgeEntry) bool {
            return a.sequence < b.sequence;
        }
    }.before);
    return allocator.realloc(kept, count) catch error.OutOfMemory;
}

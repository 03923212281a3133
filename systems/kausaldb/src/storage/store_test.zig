//! The store as its user sees it, on a disk in memory that does nothing wrong.

const std = @import("std");
const testing = std.testing;
const types = @import("../types.zig");
const Store = @import("store.zig").Store;
const Report = @import("store.zig").Report;
const Options = @import("store.zig").Options;
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Error = @import("../vfs.zig").Error;
const record = @import("record.zig");
const wal = @import("wal.zig");
const Edge = types.Edge;

const Fixture = struct {
    arena: std.heap.ArenaAllocator,
    prng: std.Random.DefaultPrng = .init(7),
    disk: FaultVfs = undefined,
    store: Store = undefined,
    options: Options = .{ .memtable_bytes = 1 << 20, .wal_segment_bytes = 16 << 10 },

    fn start(self: *Fixture) !void {
        self.disk = .{ .arena = self.arena.allocator(), .random = self.prng.random() };
        try self.open();
    }

    fn open(self: *Fixture) !void {
        var report = Report{};
        self.store = try Store.open(testing.allocator, self.disk.interface(), self.options, &report);
    }

    fn reopen(self: *Fixture) !void {
        self.store.close();
        try self.open();
    }

    fn end(self: *Fixture) void {
        self.store.close();
        self.arena.deinit();
    }

    fn put(self: *Fixture, id: u64, content: []const u8) !void {
        _ = try self.store.put(.{ .id = .fromU64(id), .uri = "a.zig", .metadata = "{}", .content = content });
    }

    fn expectContent(self: *Fixture, id: u64, content: ?[]const u8) !void {
        const block = try self.store.get(.fromU64(id));
        if (content) |text| try testing.expectEqualStrings(text, block.?.content) else try testing.expectEqual(null, block);
    }
};

fn fixture() Fixture {
    return .{ .arena = .init(testing.allocator) };
}

fn calls(source: u64, target: u64) Edge {
    return .{ .source = .fromU64(source), .target = .fromU64(target), .type = .calls };
}

test "the latest version is read: from the memtable, from tables, after opening again" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.put(1, "one");
    try f.put(2, "two");
    try f.expectContent(1, "one");
    try f.store.flush();
    try f.put(1, "uno");
    try f.expectContent(1, "uno");
    try f.expectContent(2, "two");
    try f.expectContent(3, null);
    try f.store.commit();
    try f.reopen();
    try f.expectContent(1, "uno");
    try f.expectContent(2, "two");
    try testing.expectEqual(3, (try f.store.get(.fromU64(1))).?.version);
    try testing.expectEqual(3, f.store.sequence);
}

test "a deleted block stays dead through flushes, merges and openings" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.put(1, "one");
    try f.store.flush();
    try f.store.delete(.fromU64(1));
    try f.expectContent(1, null);
    for (0..20) |round| {
        try f.put(100 + round, "other");
        try f.store.flush();
        try f.expectContent(1, null);
    }
    try testing.expect(f.store.counters.compactions > 0);
    try f.reopen();
    try f.expectContent(1, null);
    try f.expectContent(119, "other");
}

test "edges live both ways, in order, and die with their block" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.store.putEdge(calls(1, 2));
    try f.store.putEdge(calls(1, 3));
    try f.store.flush();
    try f.store.deleteEdge(calls(1, 2));
    try f.store.putEdge(calls(4, 1));
    try f.store.putEdge(calls(1, 2));
    try f.store.commit();
    for (0..2) |_| {
        const one = f.store.graph.find(.fromU64(1)).?;
        const out = f.store.graph.neighbors(one, .outgoing);
        try testing.expectEqual(2, out.len);
        try testing.expect(f.store.graph.idOf(out[0].node).eql(.fromU64(3)));
        try testing.expect(f.store.graph.idOf(out[1].node).eql(.fromU64(2)));
        try testing.expectEqual(1, f.store.graph.neighbors(one, .incoming).len);
        try f.reopen();
    }
    try f.store.delete(.fromU64(1));
    try f.store.flush();
    try f.reopen();
    try testing.expectEqual(0, f.store.graph.edgeCount());
}

test "a hub is deleted in as many steps as it has edges" {
    var f = fixture();
    f.options.memtable_bytes = 64 << 20;
    try f.start();
    defer f.end();
    const count = 4000;
    for (1..count + 1) |other| {
        try f.store.putEdge(calls(other, 0));
        try f.store.putEdge(calls(0, other));
        try f.store.putEdge(calls(other, other + 1));
    }
    try f.store.delete(.fromU64(0));
    try testing.expectEqual(count, f.store.graph.edgeCount());
    // Each edge is looked for in the hub's list and in the other one's.
    try testing.expect(f.store.graph.looked_at <= 2 * 2 * count);
    // In order of insertion too.
    for (1..count + 1) |other| try f.store.putEdge(calls(other, 0));
    const before = f.store.graph.looked_at;
    for (1..count + 1) |other| try f.store.deleteEdge(calls(other, 0));
    try testing.expect(f.store.graph.looked_at - before <= 2 * count);
}

test "an edge that is there already is no write" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.store.putEdge(calls(1, 2));
    try f.store.putEdge(calls(1, 2));
    try f.store.deleteEdge(calls(5, 6));
    try testing.expectEqual(1, f.store.sequence);
}

test "a store that is many times its memtable reads each block from its tables" {
    var f = fixture();
    f.options = .{ .memtable_bytes = 32 << 10, .wal_segment_bytes = 16 << 10 };
    try f.start();
    defer f.end();
    const count = 5000;
    var buffer: [64]u8 = undefined;
    for (0..count) |id| try f.put(id, try std.fmt.bufPrint(&buffer, "block number {d} with some text", .{id}));
    try f.store.flush();
    try f.reopen();
    for (0..count) |id| try f.expectContent(id, try std.fmt.bufPrint(&buffer, "block number {d} with some text", .{id}));
    try testing.expectEqual(count, f.store.counters.table_reads);
    for (count..2 * count) |id| try f.expectContent(id, null);
    try testing.expect(f.store.counters.bloom_rejects > count);
    try testing.expect(f.store.tables.items.len < 10);

    const Count = struct {
        blocks: usize = 0,
        pub fn block(self: *@This(), _: types.Block) !void {
            self.blocks += 1;
        }
    };
    try f.put(3, "again");
    try f.store.delete(.fromU64(4));
    var counted = Count{};
    try f.store.scan(&counted);
    try testing.expectEqual(count - 1, counted.blocks);
}

test "a block over the limit is refused and changes nothing" {
    var f = fixture();
    try f.start();
    defer f.end();
    const large = try testing.allocator.alloc(u8, (16 << 20) + 1);
    defer testing.allocator.free(large);
    @memset(large, 'x');
    try testing.expectError(error.BlockTooLarge, f.put(1, large));
    try f.put(1, large[0 .. 1 << 20]);
    try f.store.commit();
    try f.reopen();
    try f.expectContent(1, large[0 .. 1 << 20]);
}

test "a lost table is an error, not a smaller store" {
    var f = fixture();
    try f.start();
    defer f.end();
    for (0..200) |id| try f.put(id, "text that fills the segments of the log, so that the first ones are used again");
    try f.store.flush();
    for (0..400) |id| try f.put(id, "text that fills the segments of the log, so that the first ones are used again");
    try f.store.flush();
    f.store.close();
    try f.disk.interface().remove("table-1");
    var report = Report{};
    try testing.expectError(error.Corrupt, Store.open(testing.allocator, f.disk.interface(), f.options, &report));
    try testing.expect(std.mem.indexOf(u8, report.damageText(), "writes 1 to 200") != null);
    f.arena.deinit();
    f = fixture();
    try f.start();
}

test "a log that the folder's list leaves out is not written over" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.put(1, "acknowledged");
    try f.store.commit();
    f.store.close();
    var hiding = f.disk.interface().vtable.*;
    hiding.list = noNames;
    var report = Report{};
    var store = try Store.open(testing.allocator, .{ .context = &f.disk, .vtable = &hiding }, f.options, &report);
    const new = types.NewBlock{ .id = .fromU64(2), .uri = "", .metadata = "", .content = "" };
    try testing.expectError(error.FileExists, store.put(new));
    try testing.expectEqual(0, store.sequence);
    store.close();
    try f.open();
    try f.expectContent(1, "acknowledged");
}

test "nor is a table" {
    var f = fixture();
    try f.start();
    defer f.end();
    const table = try f.disk.interface().open("table-1", .create);
    try table.write("of another", 0);
    try f.put(1, "one");
    try testing.expectError(error.FileExists, f.store.flush());
    try testing.expectEqual(10, f.disk.sizeOf("table-1"));
    try f.expectContent(1, "one");
    try f.store.flush();
    try f.expectContent(1, "one");
}

/// Flips these bits of the first record's content in the first frame of `wal-0`.
fn damageFirstFrame(f: *Fixture, bits: []const usize) !void {
    const content_start = wal.frames_start + @sizeOf(wal.FrameHeader) + record.Header.size + "a.zig{}".len;
    for (bits) |bit| try testing.expect(f.disk.flipBit("wal-0", content_start + bit / 8, @intCast(bit % 8)));
}

fn expectCorrupt(f: *Fixture, place: []const u8) !void {
    var report = Report{};
    if (Store.open(testing.allocator, f.disk.interface(), f.options, &report)) |opened| {
        var store = opened;
        store.drop();
        return error.DamageUnseen;
    } else |err| try testing.expectEqual(error.Corrupt, err);
    try testing.expect(std.mem.indexOf(u8, report.damageText(), place) != null);
}

const one_segment = Options{ .memtable_bytes = 64 << 20, .wal_segment_bytes = 4 << 20 };

test "damage of what was acknowledged is an error after a clean close, in the last group too" {
    for ([_]usize{ 100, 20 << 10 }) |length| {
        var f = fixture();
        defer f.arena.deinit();
        f.options = one_segment;
        try f.start();
        const content = try f.arena.allocator().alloc(u8, length);
        @memset(content, 'x');
        for (0..2000) |id| try f.put(id, content[0..if (id == 0) length else 100]);
        try f.store.commit();
        f.store.close();
        // Two bits of a record that would heal one; one of a record that is too long to heal.
        try damageFirstFrame(&f, if (length == 100) &.{ 0, 9 } else &.{0});
        try expectCorrupt(&f, "wal-0 is damaged at 1024");
    }
}

test "the last group of a log that was not closed is cut off when it is damaged, and all of it is reported" {
    var f = fixture();
    f.options = one_segment;
    try f.start();
    defer f.end();
    for (0..2000) |id| try f.put(id, "one of many");
    try f.store.commit();
    const end = f.store.wal.write_offset;
    f.store.drop();
    // As it is, it opens: so did each log before closing wrote a frame.
    try f.open();
    try testing.expectEqual(2000, f.store.sequence);
    f.store.drop();
    try damageFirstFrame(&f, &.{ 0, 9 });
    var report = Report{};
    f.store = try Store.open(testing.allocator, f.disk.interface(), f.options, &report);
    try testing.expectEqual(0, f.store.sequence);
    try testing.expectEqual(end - wal.frames_start, report.torn_bytes);
}

test "what was recovered and committed is protected by closing as well" {
    var f = fixture();
    defer f.arena.deinit();
    f.options = one_segment;
    try f.start();
    for (0..10) |id| try f.put(id, "text");
    try f.store.commit();
    f.store.drop();
    try f.open();
    try f.store.commit();
    f.store.close();
    try damageFirstFrame(&f, &.{ 0, 9 });
    try expectCorrupt(&f, "wal-0 is damaged at 1024");
}

test "damage of what tables have costs nothing of what came after it" {
    var f = fixture();
    f.options = one_segment;
    try f.start();
    defer f.end();
    for (0..10) |id| try f.put(id, "in a table");
    try f.store.flush();
    for (10..15) |id| try f.put(id, "only in the log");
    try f.store.commit();
    f.store.drop();
    try damageFirstFrame(&f, &.{ 0, 9 });
    // Again after a new segment has begun behind it.
    for (15..18) |id| {
        try f.open();
        try testing.expectEqual(id, f.store.sequence);
        for (0..id) |old| try f.expectContent(old, if (old < 10) "in a table" else "only in the log");
        try f.put(id, "only in the log");
        try f.store.commit();
        if (id < 17) f.store.drop();
    }
}

test "a segment that can't be removed keeps its name" {
    var f = fixture();
    try f.start();
    defer f.end();
    f.store.close();
    f.options = .{ .memtable_bytes = 1 << 20, .wal_segment_bytes = 4096, .compact = false };
    var keeping = f.disk.interface().vtable.*;
    keeping.remove = removesNothing;
    var report = Report{};
    f.store = try Store.open(testing.allocator, .{ .context = &f.disk, .vtable = &keeping }, f.options, &report);
    const content: [2000]u8 = @splat('x');
    for (0..3) |_| {
        for (0..20) |id| try f.put(id, &content);
        try f.store.flush();
    }
}

test "closing a store that wrote nothing, or whose writes are all in tables, changes nothing on the disk" {
    var f = fixture();
    try f.start();
    defer f.end();
    try f.put(1, "one");
    try f.store.commit();
    try f.reopen();
    for (0..4) |round| {
        if (round == 1) try f.put(2, "two");
        if (round == 1) try f.store.flush();
        if (round == 2) try f.store.commit();
        const before = f.disk.changes;
        f.store.close();
        try testing.expectEqual(before, f.disk.changes);
        try f.open();
    }
}

test "there is room for the frame that closing writes, wherever the log ends" {
    var f = fixture();
    f.options = .{ .memtable_bytes = 1 << 20, .wal_segment_bytes = 4096 };
    try f.start();
    defer f.end();
    const content: [4096]u8 = @splat('x');
    for (0..600) |id| {
        // The second frame ends at each place in its segment, and may be too long for it.
        for ([_]usize{ 0, id * 5 }) |length| {
            try f.put(id, content[0..length]);
            try f.store.commit();
        }
        if (id % 7 == 0) try f.put(1000 + id, "not committed");
        const before = f.store.wal.write_offset;
        try f.store.wal.seal(f.store.flushed);
        try testing.expect(f.store.wal.sealed and f.store.wal.write_offset > before);
        f.store.drop();
        try f.open();
        try f.expectContent(id, content[0 .. id * 5]);
    }
}

test "a close that fails, at any of its operations, loses nothing" {
    for (0..3) |stop| {
        for ([_]bool{ false, true }) |power| {
            var f = fixture();
            try f.start();
            defer f.end();
            try f.put(1, "acknowledged");
            try f.store.commit();
            try f.put(2, "not");
            f.disk.changes = 0;
            if (power) f.disk.faults.power_lost_after = stop else f.disk.faults = .{ .write_error = if (stop == 0) 1 else 0, .sync_error = if (stop == 1) 1 else 0 };
            f.store.close();
            if (power) try f.disk.losePower() else f.disk.restart();
            try f.open();
            try f.expectContent(1, "acknowledged");
            try f.expectContent(2, null);
            try f.put(3, "later");
            try f.store.commit();
            try f.disk.losePower();
            f.store.drop();
            try f.open();
            try f.expectContent(1, "acknowledged");
            try f.expectContent(3, "later");
        }
    }
}

fn removesNothing(_: *anyopaque, _: []const u8) Error!void {
    return error.InputOutput;
}

fn noNames(_: *anyopaque, _: std.mem.Allocator) Error![]const []const u8 {
    return &.{};
}

//! The store as its user sees it, on a disk in memory that does nothing wrong.

const std = @import("std");
const testing = std.testing;
const types = @import("../types.zig");
const Store = @import("store.zig").Store;
const Report = @import("store.zig").Report;
const Options = @import("store.zig").Options;
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Error = @import("../vfs.zig").Error;
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

fn noNames(_: *anyopaque, _: std.mem.Allocator) Error![]const []const u8 {
    return &.{};
}

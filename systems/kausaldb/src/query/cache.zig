//! Results of walks, kept until anything changes. Direct-mapped: a new result takes the old one's place. Bounded by entries
//! and by bytes: one that is large is walked again rather than kept, and what is kept longest makes room.

const std = @import("std");
const traverse = @import("../graph/traverse.zig");
const Visit = traverse.Visit;

pub const Cache = struct {
    allocator: std.mem.Allocator,
    entries: []Entry,
    /// Of all results together. None is kept that takes more than a sixteenth of it.
    bytes_max: usize,
    bytes: usize = 0,
    /// The entry that makes room next.
    hand: usize = 0,
    hits: u64 = 0,
    misses: u64 = 0,

    pub const share = 16;

    const Entry = struct {
        query: traverse.Query = undefined,
        /// Of the write after which the result was made. Any later write voids it.
        sequence: u64 = void_sequence,
        visits: std.ArrayList(Visit) = .empty,
    };
    const void_sequence = std.math.maxInt(u64);

    pub fn init(allocator: std.mem.Allocator, capacity: usize, bytes_max: usize) !Cache {
        const entries = try allocator.alloc(Entry, std.math.ceilPowerOfTwo(usize, @max(1, capacity)) catch return error.OutOfMemory);
        for (entries) |*entry| entry.* = .{};
        return .{ .allocator = allocator, .entries = entries, .bytes_max = bytes_max };
    }

    pub fn deinit(self: *Cache) void {
        for (self.entries) |*entry| entry.visits.deinit(self.allocator);
        self.allocator.free(self.entries);
    }

    pub fn get(self: *Cache, query: traverse.Query, sequence: u64) ?[]const Visit {
        const entry = self.entryOf(query);
        if (entry.sequence == sequence and same(entry.query, query)) {
            self.hits += 1;
            return entry.visits.items;
        }
        self.misses += 1;
        return null;
    }

    /// What is too large, or finds no memory, is not kept.
    pub fn put(self: *Cache, query: traverse.Query, sequence: u64, visits: []const Visit) void {
        if (bytesOf(visits.len) > self.bytes_max / share) return;
        const entry = self.entryOf(query);
        entry.sequence = void_sequence;
        entry.visits.clearRetainingCapacity();
        // The memory of one that was as large stays, not that of one that was much larger.
        if (entry.visits.capacity < visits.len or entry.visits.capacity / 2 > visits.len) {
            self.release(entry);
            self.makeRoom(bytesOf(visits.len));
            entry.visits.ensureTotalCapacityPrecise(self.allocator, visits.len) catch return;
            self.bytes += bytesOf(entry.visits.capacity);
        }
        entry.visits.appendSliceAssumeCapacity(visits);
        entry.query = query;
        entry.sequence = sequence;
    }

    fn makeRoom(self: *Cache, bytes: usize) void {
        while (self.bytes + bytes > self.bytes_max) {
            self.release(&self.entries[self.hand]);
            self.hand = (self.hand + 1) & (self.entries.len - 1);
        }
    }

    fn release(self: *Cache, entry: *Entry) void {
        self.bytes -= bytesOf(entry.visits.capacity);
        entry.visits.clearAndFree(self.allocator);
        entry.sequence = void_sequence;
    }

    fn bytesOf(visits: usize) usize {
        return visits * @sizeOf(Visit);
    }

    fn entryOf(self: *Cache, query: traverse.Query) *Entry {
        const parameters = @as(u64, query.depth) << 48 ^ @as(u64, query.results_max) << 16 ^
            @as(u64, query.types.bits.mask) << 4 ^ @as(u64, @intFromEnum(query.algorithm)) << 1 ^ @intFromEnum(query.direction);
        const hash = (query.start.hash() ^ parameters) *% 0x9e37_79b9_7f4a_7c15;
        return &self.entries[@as(usize, @intCast(hash >> 32)) & (self.entries.len - 1)];
    }

    fn same(a: traverse.Query, b: traverse.Query) bool {
        return a.start.eql(b.start) and a.depth == b.depth and a.algorithm == b.algorithm and
            a.direction == b.direction and a.results_max == b.results_max and a.types.eql(b.types);
    }
};

const testing = std.testing;

test "results take no more bytes than they may, however large and many they are" {
    var prng = std.Random.DefaultPrng.init(11);
    const random = prng.random();
    const bytes_max = 64 << 10;
    var counting = testing.FailingAllocator.init(testing.allocator, .{});
    var cache = try Cache.init(counting.allocator(), 128, bytes_max);
    defer cache.deinit();
    const own = counting.allocated_bytes;
    const largest = bytes_max / Cache.share / @sizeOf(Visit);
    var visits: [2 * largest]Visit = undefined;
    for (&visits, 0..) |*visit, place| visit.* = .{ .node = @intCast(place), .depth = 1, .parent = 0 };
    var kept: usize = 0;
    for (0..20_000) |round| {
        const query = traverse.Query{ .start = .fromU64(random.uintLessThan(u64, 500)), .depth = 3 };
        // Few are large, as walks are.
        const length = random.uintLessThan(usize, visits.len) >> random.uintLessThan(u4, 12);
        cache.put(query, round, visits[0..length]);
        if (cache.get(query, round)) |found| {
            kept += 1;
            try testing.expect(length <= largest);
            try testing.expectEqualSlices(Visit, visits[0..length], found);
        } else try testing.expect(length > largest);
        const taken = counting.allocated_bytes - counting.freed_bytes - own;
        try testing.expectEqual(taken, cache.bytes);
        try testing.expect(taken <= bytes_max);
    }
    try testing.expect(kept > 15_000);
    // Small ones are all kept at once.
    for (0..4) |start| cache.put(.{ .start = .fromU64(start), .depth = 3 }, 1, visits[0..100]);
    for (0..4) |start| try testing.expectEqual(100, cache.get(.{ .start = .fromU64(start), .depth = 3 }, 1).?.len);
}

test "a result that finds no memory is not kept" {
    var failing = testing.FailingAllocator.init(testing.allocator, .{ .fail_index = 1 });
    var cache = try Cache.init(failing.allocator(), 4, 1 << 20);
    defer cache.deinit();
    const query = traverse.Query{ .start = .fromU64(1), .depth = 3 };
    cache.put(query, 1, &.{.{ .node = 0, .depth = 0, .parent = 0 }});
    try testing.expectEqual(null, cache.get(query, 1));
    try testing.expectEqual(0, cache.bytes);
}

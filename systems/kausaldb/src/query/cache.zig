//! Results of walks, kept until anything changes. Direct-mapped and bounded: a new result takes the old one's place.

const std = @import("std");
const traverse = @import("../graph/traverse.zig");

pub const Cache = struct {
    allocator: std.mem.Allocator,
    entries: []Entry,
    hits: u64 = 0,
    misses: u64 = 0,

    const Entry = struct {
        query: traverse.Query = undefined,
        /// Of the write after which the result was made. Any later write voids it.
        sequence: u64 = std.math.maxInt(u64),
        visits: std.ArrayList(traverse.Visit) = .empty,
    };

    pub fn init(allocator: std.mem.Allocator, capacity: usize) !Cache {
        const entries = try allocator.alloc(Entry, std.math.ceilPowerOfTwo(usize, @max(1, capacity)) catch return error.OutOfMemory);
        for (entries) |*entry| entry.* = .{};
        return .{ .allocator = allocator, .entries = entries };
    }

    pub fn deinit(self: *Cache) void {
        for (self.entries) |*entry| entry.visits.deinit(self.allocator);
        self.allocator.free(self.entries);
    }

    pub fn get(self: *Cache, query: traverse.Query, sequence: u64) ?[]const traverse.Visit {
        const entry = self.entryOf(query);
        if (entry.sequence == sequence and same(entry.query, query)) {
            self.hits += 1;
            return entry.visits.items;
        }
        self.misses += 1;
        return null;
    }

    pub fn put(self: *Cache, query: traverse.Query, sequence: u64, visits: []const traverse.Visit) !void {
        const entry = self.entryOf(query);
        entry.sequence = std.math.maxInt(u64);
        entry.visits.clearRetainingCapacity();
        try entry.visits.appendSlice(self.allocator, visits);
        entry.query = query;
        entry.sequence = sequence;
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

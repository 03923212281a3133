//! The latest writes, in memory: records in an arena, found by a flat map; edge writes in order.

const std = @import("std");
const types = @import("../types.zig");
const record = @import("record.zig");
const IdMap = @import("../id_map.zig").IdMap;

pub const EdgeWrite = struct { sequence: u64, edge: types.Edge, put: bool };

pub const Memtable = struct {
    allocator: std.mem.Allocator,
    arena: std.heap.ArenaAllocator,
    chunk: []align(8) u8 = &.{},
    latest: IdMap(?*align(8) record.Header, null),
    edges: std.ArrayList(EdgeWrite) = .empty,
    /// Bytes of the arena in use, edges included.
    bytes: usize = 0,

    const chunk_size = 1 << 20;

    pub fn init(allocator: std.mem.Allocator, expected_blocks: usize) !Memtable {
        return .{ .allocator = allocator, .arena = .init(allocator), .latest = try .init(allocator, expected_blocks) };
    }

    pub fn deinit(self: *Memtable) void {
        self.edges.deinit(self.allocator);
        self.latest.deinit(self.allocator);
        self.arena.deinit();
    }

    /// Everything is forgotten; the memory stays for the next writes.
    pub fn clear(self: *Memtable) void {
        _ = self.arena.reset(.retain_capacity);
        self.chunk = &.{};
        self.latest.clear();
        self.edges.clearRetainingCapacity();
        self.bytes = 0;
    }

    pub fn isEmpty(self: *const Memtable) bool {
        return self.latest.count == 0 and self.edges.items.len == 0;
    }

    pub inline fn find(self: *const Memtable, id: types.BlockId) ?*align(8) record.Header {
        return self.latest.get(id);
    }

    /// Room for one record. Nothing of it is seen before `insert`.
    pub fn reserve(self: *Memtable, length: usize) ![]align(8) u8 {
        const needed = record.padded(length);
        if (self.chunk.len < needed) {
            self.chunk = try self.arena.allocator().alignedAlloc(u8, .@"8", @max(chunk_size, needed));
        }
        return self.chunk[0..needed];
    }

    /// Takes the record that was written into the last reserved room.
    pub fn insert(self: *Memtable, header: *align(8) record.Header) !void {
        const place = try self.latest.place(self.allocator, header.id);
        place.* = header;
        const used = record.padded(header.length);
        self.chunk = @alignCast(self.chunk[used..]);
        self.bytes += used;
    }

    pub fn insertEdge(self: *Memtable, write: EdgeWrite) !void {
        try self.edges.append(self.allocator, write);
        self.bytes += @sizeOf(EdgeWrite);
    }

    /// The latest record of each id in the tables' order: by hash, then by id.
    pub fn sorted(self: *const Memtable, allocator: std.mem.Allocator) ![]*align(8) record.Header {
        const records = try allocator.alloc(*align(8) record.Header, self.latest.count);
        var count: usize = 0;
        for (self.latest.slots) |slot| {
            if (slot.value) |header| {
                records[count] = header;
                count += 1;
            }
        }
        std.mem.sortUnstable(*align(8) record.Header, records, {}, before);
        return records;
    }

    fn before(_: void, a: *align(8) record.Header, b: *align(8) record.Header) bool {
        return order(a.id, b.id) == .lt;
    }
};

pub fn order(a: types.BlockId, b: types.BlockId) std.math.Order {
    return switch (std.math.order(a.hash(), b.hash())) {
        .eq => switch (std.math.order(a.high, b.high)) {
            .eq => std.math.order(a.low, b.low),
            else => |high| high,
        },
        else => |hashes| hashes,
    };
}

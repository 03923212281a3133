//! What the store should hold: every write in order, and the state after any prefix of them.

const std = @import("std");
const types = @import("../types.zig");

pub const ids = 24;

pub const Write = union(enum) {
    put: struct { id: u64, seed: u64 },
    delete: u64,
    put_edge: Edge,
    delete_edge: Edge,
};

pub const Edge = struct {
    source: u64,
    target: u64,
    type: types.EdgeType,

    pub fn real(self: Edge) types.Edge {
        return .{ .source = .fromU64(self.source), .target = .fromU64(self.target), .type = self.type };
    }
};

pub const Version = struct { sequence: u64, seed: u64 };

pub const State = struct {
    allocator: std.mem.Allocator,
    blocks: [ids]?Version = @splat(null),
    /// In order of insertion.
    edges: std.ArrayList(Edge) = .empty,
    sequence: u64 = 0,

    pub fn deinit(self: *State) void {
        self.edges.deinit(self.allocator);
    }

    pub fn has(self: *const State, edge: Edge) bool {
        return self.indexOf(edge) != null;
    }

    pub fn apply(self: *State, write: Write) !void {
        self.sequence += 1;
        switch (write) {
            .put => |put| self.blocks[put.id] = .{ .sequence = self.sequence, .seed = put.seed },
            .delete => |id| {
                self.blocks[id] = null;
                var index: usize = 0;
                while (index < self.edges.items.len) {
                    const edge = self.edges.items[index];
                    if (edge.source == id or edge.target == id) _ = self.edges.orderedRemove(index) else index += 1;
                }
            },
            .put_edge => |edge| try self.edges.append(self.allocator, edge),
            .delete_edge => |edge| _ = self.edges.orderedRemove(self.indexOf(edge).?),
        }
    }

    fn indexOf(self: *const State, wanted: Edge) ?usize {
        for (self.edges.items, 0..) |edge, index| {
            if (std.meta.eql(edge, wanted)) return index;
        }
        return null;
    }
};

/// A block's text is drawn from its seed, so that no text has to be kept.
pub fn textOf(buffer: []u8, seed: u64, longest: usize) []const u8 {
    var prng = std.Random.DefaultPrng.init(seed);
    const length = if (prng.random().uintLessThan(u8, 20) == 0) prng.random().uintLessThan(usize, longest) else prng.random().uintLessThan(usize, 200);
    prng.random().bytes(buffer[0..length]);
    return buffer[0..length];
}

//! All edges in memory, both ways: ids become small numbers, a node's neighbours one array in order of insertion.

const std = @import("std");
const types = @import("../types.zig");
const IdMap = @import("../id_map.zig").IdMap;
const Slab = @import("../slab.zig").Slab;

pub const NodeIndex = u32;
pub const no_node: NodeIndex = std.math.maxInt(NodeIndex);

pub const Neighbor = extern struct {
    node: NodeIndex,
    type: types.EdgeType,
    reserved: [3]u8 = @splat(0),
};

const Adjacency = Slab(Neighbor);
const EdgeKey = struct { source: NodeIndex, target: NodeIndex, type: types.EdgeType };

pub const Graph = struct {
    allocator: std.mem.Allocator,
    numbers: IdMap(NodeIndex, no_node),
    ids: std.ArrayList(types.BlockId) = .empty,
    outgoing: std.ArrayList(Adjacency.Span) = .empty,
    incoming: std.ArrayList(Adjacency.Span) = .empty,
    adjacency: Adjacency,
    present: std.AutoHashMapUnmanaged(EdgeKey, void) = .empty,
    /// Steps in which an edge that goes was looked for.
    looked_at: u64 = 0,

    pub fn init(allocator: std.mem.Allocator) !Graph {
        return .{ .allocator = allocator, .numbers = try .init(allocator, 1024), .adjacency = .init(allocator) };
    }

    pub fn deinit(self: *Graph) void {
        self.numbers.deinit(self.allocator);
        self.ids.deinit(self.allocator);
        self.outgoing.deinit(self.allocator);
        self.incoming.deinit(self.allocator);
        self.adjacency.deinit();
        self.present.deinit(self.allocator);
    }

    pub fn nodeCount(self: *const Graph) usize {
        return self.ids.items.len;
    }

    pub fn edgeCount(self: *const Graph) usize {
        return self.present.count();
    }

    /// The node of an id that was ever part of an edge.
    pub inline fn find(self: *const Graph, id: types.BlockId) ?NodeIndex {
        const node = self.numbers.get(id);
        return if (node == no_node) null else node;
    }

    pub inline fn idOf(self: *const Graph, node: NodeIndex) types.BlockId {
        return self.ids.items[node];
    }

    /// In order of insertion. Holds until the next change.
    pub inline fn neighbors(self: *const Graph, node: NodeIndex, direction: types.Direction) []const Neighbor {
        return switch (direction) {
            .outgoing => self.outgoing.items[node].items(),
            .incoming => self.incoming.items[node].items(),
        };
    }

    pub fn has(self: *const Graph, edge: types.Edge) bool {
        const key = EdgeKey{
            .source = self.find(edge.source) orelse return false,
            .target = self.find(edge.target) orelse return false,
            .type = edge.type,
        };
        return self.present.contains(key);
    }

    /// Puts the edge at the end of both lists; one that is there already moves to the end.
    pub fn put(self: *Graph, edge: types.Edge) !void {
        const source = try self.nodeFor(edge.source);
        const target = try self.nodeFor(edge.target);
        const entry = try self.present.getOrPut(self.allocator, .{ .source = source, .target = target, .type = edge.type });
        if (entry.found_existing) self.unlink(source, target, edge.type);
        errdefer _ = self.present.remove(.{ .source = source, .target = target, .type = edge.type });
        try self.adjacency.append(&self.outgoing.items[source], .{ .node = target, .type = edge.type });
        errdefer self.outgoing.items[source].length -= 1;
        try self.adjacency.append(&self.incoming.items[target], .{ .node = source, .type = edge.type });
    }

    pub fn remove(self: *Graph, edge: types.Edge) void {
        const source = self.find(edge.source) orelse return;
        const target = self.find(edge.target) orelse return;
        if (!self.present.remove(.{ .source = source, .target = target, .type = edge.type })) return;
        self.unlink(source, target, edge.type);
    }

    fn unlink(self: *Graph, source: NodeIndex, target: NodeIndex, edge_type: types.EdgeType) void {
        self.removeNeighbor(&self.outgoing.items[source], target, edge_type);
        self.removeNeighbor(&self.incoming.items[target], source, edge_type);
    }

    fn removeNeighbor(self: *Graph, span: *Adjacency.Span, other: NodeIndex, edge_type: types.EdgeType) void {
        // From both ends: who drops all edges of a node takes them from the end, who undoes what it did from the front.
        const list = span.items();
        for (0..(list.len + 1) / 2) |distance| {
            self.looked_at += 1;
            for ([2]usize{ list.len - 1 - distance, distance }) |index| {
                const neighbor = list[index];
                if (neighbor.node == other and neighbor.type == edge_type) return self.adjacency.removeAt(span, index);
            }
        }
    }

    fn nodeFor(self: *Graph, id: types.BlockId) !NodeIndex {
        try self.ids.ensureUnusedCapacity(self.allocator, 1);
        try self.outgoing.ensureUnusedCapacity(self.allocator, 1);
        try self.incoming.ensureUnusedCapacity(self.allocator, 1);
        const place = try self.numbers.place(self.allocator, id);
        if (place.* == no_node) {
            place.* = @intCast(self.ids.items.len);
            self.ids.appendAssumeCapacity(id);
            self.outgoing.appendAssumeCapacity(.{});
            self.incoming.appendAssumeCapacity(.{});
        }
        return place.*;
    }
};

test "edges both ways, in order, once" {
    var graph = try Graph.init(std.testing.allocator);
    defer graph.deinit();
    const a = types.BlockId.fromU64(1);
    const b = types.BlockId.fromU64(2);
    const c = types.BlockId.fromU64(3);
    try graph.put(.{ .source = a, .target = b, .type = .calls });
    try graph.put(.{ .source = a, .target = c, .type = .calls });
    try graph.put(.{ .source = a, .target = c, .type = .imports });
    try graph.put(.{ .source = a, .target = b, .type = .calls });
    try std.testing.expectEqual(3, graph.edgeCount());
    const out = graph.neighbors(graph.find(a).?, .outgoing);
    try std.testing.expectEqual(3, out.len);
    try std.testing.expect(graph.idOf(out[2].node).eql(b));
    try std.testing.expectEqual(1, graph.neighbors(graph.find(b).?, .incoming).len);
    graph.remove(.{ .source = a, .target = c, .type = .calls });
    try std.testing.expectEqual(types.EdgeType.imports, graph.neighbors(graph.find(a).?, .outgoing)[0].type);
    try std.testing.expectEqual(null, graph.find(types.BlockId.fromU64(9)));
}

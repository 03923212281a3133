//! Walks over the graph. The working memory is kept between walks: a walk allocates only when the graph has grown.

const std = @import("std");
const types = @import("../types.zig");
const graph_module = @import("graph.zig");
const Graph = graph_module.Graph;
const NodeIndex = graph_module.NodeIndex;

pub const Algorithm = enum { breadth_first, depth_first };

pub const Query = struct {
    start: types.BlockId,
    algorithm: Algorithm = .breadth_first,
    direction: types.Direction = .outgoing,
    depth: u16,
    /// Edges of other types are not there.
    types: types.EdgeTypes = .initFull(),
    results_max: u32 = std.math.maxInt(u32),
};

pub const Visit = struct {
    node: NodeIndex,
    /// The length of a shortest path (of one that was found, where `results_max` cut the walk).
    depth: u16,
    /// The place of the visit it was met from; the start's is its own.
    parent: u32,
};

pub const Hop = struct { direction: types.Direction = .outgoing, types: types.EdgeTypes = .initFull() };

const Frame = struct { visit: u32, next: u32, depth: u16 };

pub const Walker = struct {
    allocator: std.mem.Allocator,
    visits: std.ArrayList(Visit) = .empty,
    frames: std.ArrayList(Frame) = .empty,
    /// A node was met in this walk when its stamp is the walk's.
    stamps: std.ArrayList(Stamp) = .empty,
    walk: u32 = 0,
    nodes_visited: u64 = 0,

    const Stamp = struct { walk: u32 = 0, visit: u32 = 0, depth: u16 = 0 };

    pub fn deinit(self: *Walker) void {
        self.visits.deinit(self.allocator);
        self.frames.deinit(self.allocator);
        self.stamps.deinit(self.allocator);
    }

    /// Every node within `depth` of the start, once, the start first. Empty when the start has no edges at all.
    /// Both algorithms find the same set; they differ in order. Holds until the next walk.
    pub fn run(self: *Walker, graph: *const Graph, query: Query) ![]const Visit {
        try self.begin(graph);
        const start = graph.find(query.start) orelse return &.{};
        if (query.results_max == 0) return &.{};
        self.meet(start, 0, 0);
        switch (query.algorithm) {
            .breadth_first => self.breadthFirst(graph, query),
            .depth_first => self.depthFirst(graph, query),
        }
        self.nodes_visited += self.visits.items.len;
        return self.visits.items;
    }

    /// The nodes that are reached by exactly these hops in turn, each once for the last hop.
    pub fn hops(self: *Walker, graph: *const Graph, start: types.BlockId, steps: []const Hop) ![]const Visit {
        try self.begin(graph);
        const first = graph.find(start) orelse return &.{};
        self.meet(first, 0, 0);
        var front: usize = 0;
        for (steps, 1..) |step, depth| {
            const end = self.visits.items.len;
            self.nextWalk();
            const mask = maskOf(step.types);
            // A node may come again in a later hop, so that there can be one visit a node and a hop.
            try self.visits.ensureUnusedCapacity(self.allocator, graph.nodeCount());
            for (front..end) |place| {
                for (graph.neighbors(self.visits.items[place].node, step.direction)) |neighbor| {
                    if (mask & bit(neighbor.type) == 0 or self.stamps.items[neighbor.node].walk == self.walk) continue;
                    self.meet(neighbor.node, @intCast(depth), @intCast(place));
                }
            }
            front = end;
        }
        self.nodes_visited += self.visits.items.len;
        return self.visits.items[front..];
    }

    fn begin(self: *Walker, graph: *const Graph) !void {
        const nodes = graph.nodeCount();
        if (self.stamps.items.len < nodes) {
            const capacity = std.math.ceilPowerOfTwo(usize, nodes) catch return error.OutOfMemory;
            try self.stamps.appendNTimes(self.allocator, .{}, capacity - self.stamps.items.len);
            try self.visits.ensureTotalCapacity(self.allocator, capacity);
            try self.frames.ensureTotalCapacity(self.allocator, capacity);
        }
        self.visits.clearRetainingCapacity();
        self.frames.clearRetainingCapacity();
        self.nextWalk();
    }

    fn nextWalk(self: *Walker) void {
        self.walk +%= 1;
        if (self.walk == 0) {
            for (self.stamps.items) |*stamp| stamp.walk = 0;
            self.walk = 1;
        }
    }

    inline fn meet(self: *Walker, node: NodeIndex, depth: u16, parent: u32) void {
        self.stamps.items[node] = .{ .walk = self.walk, .visit = @intCast(self.visits.items.len), .depth = depth };
        self.visits.appendAssumeCapacity(.{ .node = node, .depth = depth, .parent = parent });
    }

    fn breadthFirst(self: *Walker, graph: *const Graph, query: Query) void {
        const mask = maskOf(query.types);
        var place: u32 = 0;
        while (place < self.visits.items.len) : (place += 1) {
            const visit = self.visits.items[place];
            if (visit.depth == query.depth) return;
            for (graph.neighbors(visit.node, query.direction)) |neighbor| {
                if (mask & bit(neighbor.type) == 0 or self.stamps.items[neighbor.node].walk == self.walk) continue;
                if (self.visits.items.len == query.results_max) return;
                self.meet(neighbor.node, visit.depth + 1, place);
            }
        }
    }

    /// A node that was first met on a long path is entered again when a shorter one is found,
    /// since more may lie within the depth from there; it is reported once.
    fn depthFirst(self: *Walker, graph: *const Graph, query: Query) void {
        const mask = maskOf(query.types);
        self.frames.appendAssumeCapacity(.{ .visit = 0, .next = 0, .depth = 0 });
        outer: while (self.frames.items.len > 0) {
            const frame = &self.frames.items[self.frames.items.len - 1];
            const list = graph.neighbors(self.visits.items[frame.visit].node, query.direction);
            while (frame.next < list.len and frame.depth < query.depth) {
                const neighbor = list[frame.next];
                frame.next += 1;
                if (mask & bit(neighbor.type) == 0) continue;
                const stamp = &self.stamps.items[neighbor.node];
                const depth = frame.depth + 1;
                const known = stamp.walk == self.walk;
                if (known and stamp.depth <= depth) continue;
                if (known) {
                    stamp.depth = depth;
                    const visit = &self.visits.items[stamp.visit];
                    visit.depth = depth;
                    visit.parent = frame.visit;
                } else {
                    if (self.visits.items.len == query.results_max) return;
                    self.meet(neighbor.node, depth, frame.visit);
                }
                // A path has no node twice, since depths fall along it: frames never outnumber nodes.
                if (depth < query.depth) {
                    self.frames.appendAssumeCapacity(.{ .visit = stamp.visit, .next = 0, .depth = depth });
                    continue :outer;
                }
            }
            _ = self.frames.pop();
        }
    }
};

inline fn bit(edge_type: types.EdgeType) u32 {
    return @as(u32, 1) << @intCast(@intFromEnum(edge_type));
}

fn maskOf(set: types.EdgeTypes) u32 {
    var mask: u32 = 0;
    var iterator = set.iterator();
    while (iterator.next()) |edge_type| mask |= bit(edge_type);
    return mask;
}

const testing = std.testing;

fn randomGraph(random: std.Random, nodes: u64, edges: usize) !Graph {
    var graph = try Graph.init(testing.allocator);
    errdefer graph.deinit();
    for (0..edges) |_| {
        try graph.put(.{
            .source = .fromU64(random.uintLessThan(u64, nodes)),
            .target = .fromU64(random.uintLessThan(u64, nodes)),
            .type = random.enumValue(types.EdgeType),
        });
    }
    return graph;
}

test "both algorithms find exactly what lies within the depth, by a definition that is neither" {
    var prng = std.Random.DefaultPrng.init(1);
    for (0..200) |_| {
        var graph = try randomGraph(prng.random(), 20, prng.random().uintLessThan(usize, 60));
        defer graph.deinit();
        var walker = Walker{ .allocator = testing.allocator };
        defer walker.deinit();
        const start = types.BlockId.fromU64(prng.random().uintLessThan(u64, 20));
        const depth = prng.random().uintLessThan(u16, 6);
        const wanted = types.EdgeTypes.initMany(&.{ .calls, .imports, .contains, .references, .names });

        // Bellman and Ford's relaxation over the edge list.
        var distance = [_]u16{std.math.maxInt(u16)} ** 20;
        if (graph.find(start)) |node| distance[node] = 0;
        for (0..20) |_| {
            for (0..graph.nodeCount()) |source| {
                if (distance[source] == std.math.maxInt(u16)) continue;
                for (graph.neighbors(@intCast(source), .outgoing)) |neighbor| {
                    if (wanted.contains(neighbor.type)) distance[neighbor.node] = @min(distance[neighbor.node], distance[source] + 1);
                }
            }
        }
        var expected: usize = 0;
        for (distance) |length| expected += @intFromBool(length <= depth);

        for ([_]Algorithm{ .breadth_first, .depth_first }) |algorithm| {
            const visits = try walker.run(&graph, .{ .start = start, .algorithm = algorithm, .depth = depth, .types = wanted });
            try testing.expectEqual(expected, visits.len);
            for (visits, 0..) |visit, place| {
                try testing.expectEqual(distance[visit.node], visit.depth);
                for (visits[0..place]) |earlier| try testing.expect(earlier.node != visit.node);
                if (place > 0) try testing.expectEqual(visits[visit.parent].depth + 1, visit.depth);
            }
        }
    }
}

test "a limit on the results cuts, a start without edges is empty" {
    var prng = std.Random.DefaultPrng.init(2);
    var graph = try randomGraph(prng.random(), 10, 80);
    defer graph.deinit();
    var walker = Walker{ .allocator = testing.allocator };
    defer walker.deinit();
    try testing.expectEqual(3, (try walker.run(&graph, .{ .start = .fromU64(1), .depth = 4, .results_max = 3 })).len);
    try testing.expectEqual(0, (try walker.run(&graph, .{ .start = .fromU64(99), .depth = 4 })).len);
}

test "hops follow their types and directions in turn" {
    var graph = try Graph.init(testing.allocator);
    defer graph.deinit();
    var walker = Walker{ .allocator = testing.allocator };
    defer walker.deinit();
    // 1 -calls-> 2, 1 -calls-> 3, 4 -imports-> 2, 4 -imports-> 3, 4 -calls-> 5
    for ([_][2]u64{ .{ 1, 2 }, .{ 1, 3 }, .{ 4, 5 } }) |pair| try graph.put(.{ .source = .fromU64(pair[0]), .target = .fromU64(pair[1]), .type = .calls });
    for ([_][2]u64{ .{ 4, 2 }, .{ 4, 3 } }) |pair| try graph.put(.{ .source = .fromU64(pair[0]), .target = .fromU64(pair[1]), .type = .imports });
    const importers = try walker.hops(&graph, .fromU64(1), &.{
        .{ .types = .initOne(.calls) },
        .{ .direction = .incoming, .types = .initOne(.imports) },
    });
    try testing.expectEqual(1, importers.len);
    try testing.expect(graph.idOf(importers[0].node).eql(.fromU64(4)));
    try testing.expectEqual(0, (try walker.hops(&graph, .fromU64(1), &.{.{ .types = .initOne(.extends) }})).len);
}

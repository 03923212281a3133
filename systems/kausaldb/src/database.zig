//! The store, with what is derived from it: walks, their cache, and the text index.

const std = @import("std");
const types = @import("types.zig");
const store_module = @import("storage/store.zig");
const Store = store_module.Store;
const Index = @import("search/index.zig").Index;
const Hit = @import("search/index.zig").Hit;
const Cache = @import("query/cache.zig").Cache;
const traverse = @import("graph/traverse.zig");
const vfs = @import("vfs.zig");

pub const Options = struct {
    store: store_module.Options = .{},
    /// Results of walks that are kept; 0 switches the cache off.
    cached_walks: usize = 1024,
    /// What they take together. One that takes more than a sixteenth of it is not kept.
    cached_bytes: usize = 16 << 20,
};

pub const Database = struct {
    allocator: std.mem.Allocator,
    store: Store,
    walker: traverse.Walker,
    cache: ?Cache,
    /// Made by the first search, kept up to date from then on.
    index: ?Index = null,

    pub fn open(allocator: std.mem.Allocator, disk: vfs.Vfs, options: Options, report: *store_module.Report) store_module.OpenError!Database {
        var cache: ?Cache = if (options.cached_walks == 0) null else try Cache.init(allocator, options.cached_walks, options.cached_bytes);
        errdefer if (cache) |*made| made.deinit();
        return .{
            .allocator = allocator,
            .store = try .open(allocator, disk, options.store, report),
            .walker = .{ .allocator = allocator },
            .cache = cache,
        };
    }

    pub fn close(self: *Database) void {
        if (self.index) |*index| index.deinit();
        if (self.cache) |*cache| cache.deinit();
        self.walker.deinit();
        self.store.close();
    }

    pub fn put(self: *Database, new: types.NewBlock) store_module.WriteError!u64 {
        const version = try self.store.put(new);
        if (self.index) |*index| index.put(new.id, new.content) catch self.dropIndex();
        return version;
    }

    pub fn delete(self: *Database, id: types.BlockId) store_module.WriteError!void {
        try self.store.delete(id);
        if (self.index) |*index| index.remove(id);
    }

    pub inline fn get(self: *Database, id: types.BlockId) store_module.ReadError!?types.Block {
        return self.store.get(id);
    }

    /// A block's neighbours in order of insertion; their ids are `store.graph.idOf`.
    pub inline fn edges(self: *const Database, id: types.BlockId, direction: types.Direction) []const @import("graph/graph.zig").Neighbor {
        const node = self.store.graph.find(id) orelse return &.{};
        return self.store.graph.neighbors(node, direction);
    }

    pub fn walk(self: *Database, query: traverse.Query) ![]const traverse.Visit {
        if (self.cache) |*cache| {
            if (cache.get(query, self.store.sequence)) |visits| return visits;
            const visits = try self.walker.run(&self.store.graph, query);
            cache.put(query, self.store.sequence, visits);
            return visits;
        }
        return self.walker.run(&self.store.graph, query);
    }

    pub fn hops(self: *Database, start: types.BlockId, steps: []const traverse.Hop) ![]const traverse.Visit {
        return self.walker.hops(&self.store.graph, start, steps);
    }

    pub fn search(self: *Database, query: []const u8, results_max: usize) ![]const Hit {
        if (self.index == null) try self.buildIndex();
        return self.index.?.find(query, results_max);
    }

    pub fn buildIndex(self: *Database) !void {
        self.dropIndex();
        var index = try Index.init(self.allocator);
        errdefer index.deinit();
        const Receiver = struct {
            index: *Index,
            pub fn block(receiver: @This(), found: types.Block) !void {
                try receiver.index.put(found.id, found.content);
            }
        };
        try self.store.scan(Receiver{ .index = &index });
        self.index = index;
    }

    /// Half an index would answer wrongly; where there is none, the next search builds it.
    fn dropIndex(self: *Database) void {
        if (self.index) |*index| index.deinit();
        self.index = null;
    }
};

test "a cached walk is the walk, until a write; without a cache the same" {
    const testing = std.testing;
    const FaultVfs = @import("vfs/fault.zig").FaultVfs;
    for ([_]usize{ 0, 16 }) |cached_walks| {
        var arena = std.heap.ArenaAllocator.init(testing.allocator);
        defer arena.deinit();
        var prng = std.Random.DefaultPrng.init(1);
        var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
        var report = store_module.Report{};
        var database = try Database.open(testing.allocator, disk.interface(), .{ .cached_walks = cached_walks }, &report);
        defer database.close();
        try database.store.putEdge(.{ .source = .fromU64(1), .target = .fromU64(2), .type = .calls });
        const query = traverse.Query{ .start = .fromU64(1), .depth = 3 };
        for (0..3) |_| try testing.expectEqual(2, (try database.walk(query)).len);
        try database.store.putEdge(.{ .source = .fromU64(2), .target = .fromU64(3), .type = .calls });
        try testing.expectEqual(3, (try database.walk(query)).len);
        if (database.cache) |cache| try testing.expectEqual(2, cache.hits);
        _ = try database.put(.{ .id = .fromU64(1), .uri = "", .metadata = "", .content = "first words" });
        try testing.expectEqual(1, (try database.search("words", 5)).len);
        _ = try database.put(.{ .id = .fromU64(1), .uri = "", .metadata = "", .content = "other" });
        try testing.expectEqual(0, (try database.search("words", 5)).len);
        try database.delete(.fromU64(1));
        try testing.expectEqual(0, (try database.search("other", 5)).len);
    }
}

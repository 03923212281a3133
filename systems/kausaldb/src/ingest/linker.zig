//! Turns source files into blocks and edges. A file that did not change is not written again; what vanished from a
//! file is deleted; calls are resolved when all files are in, by scope, by import, or by a name that only one thing has.
//!
//! A link may be cut off after any of its writes: the tree's block says that one is under way from its first write to
//! its last, and as long as it does, no file counts as unchanged. Until then everything stays reachable from the tree,
//! so that the next link finds what the cut one left: an edge to a block is written before the block, a block is
//! deleted after what it contains. And the next link's graph is that of a first one: when anything changed, the calls
//! of all files are resolved again, since a name that came or went may be what a call in any file means.

const std = @import("std");
const types = @import("../types.zig");
const BlockId = types.BlockId;
const Database = @import("../database.zig").Database;
const source_module = @import("zig_source.zig");
const Declaration = source_module.Declaration;

pub const Summary = struct {
    files: usize = 0,
    unchanged: usize = 0,
    removed: usize = 0,
    blocks: usize = 0,
    calls: usize = 0,
    calls_resolved: usize = 0,
    files_with_errors: usize = 0,
    /// That can't be read, are too large, or nest too deep to be parsed.
    skipped: usize = 0,
};

pub fn fileId(uri: []const u8) BlockId {
    return BlockId.fromName(uri, "");
}

pub fn declarationId(uri: []const u8, path: []const u8) BlockId {
    return BlockId.fromName(uri, path);
}

/// The block of a bare name: its `names` edges lead to everything that is called so.
pub fn nameId(name: []const u8) BlockId {
    return BlockId.fromName("name:", name);
}

/// The block of the tree: it contains the files. Its URI is the folder that was linked.
pub fn treeId() BlockId {
    return BlockId.fromName("tree:", "");
}

const linked = "{\"kind\":\"tree\",\"linked\":true}";
const under_way = "{\"kind\":\"tree\",\"linked\":false}";

const PendingCall = struct {
    caller: BlockId,
    /// Ids to try in turn: within the scopes, then in the imported file.
    candidates: [4]BlockId,
    candidate_count: u8,
    name: BlockId,
    anywhere: bool,
};

const Unchanged = struct { uri: []const u8, source: [:0]const u8 };

const EdgeSet = std.AutoHashMapUnmanaged(types.Edge, void);
const IdSet = std.AutoHashMapUnmanaged(BlockId, void);

pub const Linker = struct {
    allocator: std.mem.Allocator,
    /// What holds for one file.
    arena: std.heap.ArenaAllocator,
    /// What holds until the link is finished.
    kept: std.heap.ArenaAllocator,
    database: *Database,
    parser: source_module.Parser,
    pending: std.ArrayList(PendingCall) = .empty,
    imports: std.ArrayList(types.Edge) = .empty,
    seen: IdSet = .empty,
    /// Their calls are resolved again when anything else changed.
    unchanged: std.ArrayList(Unchanged) = .empty,
    /// Blocks that were there before this link: what they call is held against what they called.
    earlier: std.ArrayList(BlockId) = .empty,
    /// As it was given; null between links.
    root: ?[]const u8 = null,
    folder: []const u8 = "",
    /// The last link came to its end.
    trusted: bool = false,
    /// The tree's block says that a link is under way.
    changing: bool = false,
    summary: Summary = .{},

    pub fn init(allocator: std.mem.Allocator, database: *Database) Linker {
        return .{ .allocator = allocator, .arena = .init(allocator), .kept = .init(allocator), .database = database, .parser = .init(allocator) };
    }

    pub fn deinit(self: *Linker) void {
        self.arena.deinit();
        self.kept.deinit();
        self.parser.deinit();
        self.pending.deinit(self.allocator);
        self.imports.deinit(self.allocator);
        self.seen.deinit(self.allocator);
        self.unchanged.deinit(self.allocator);
        self.earlier.deinit(self.allocator);
    }

    /// One file. `uri` is relative to `root`, with slashes.
    pub fn addFile(self: *Linker, root: []const u8, uri: []const u8, source: [:0]const u8) !void {
        try self.begin(root);
        _ = self.arena.reset(.retain_capacity);
        const arena = self.arena.allocator();
        const file = fileId(uri);
        const hash = try std.fmt.allocPrint(arena, "{x:0>16}", .{std.hash.XxHash3.hash(0, source)});
        const metadata = try std.json.Stringify.valueAlloc(arena, .{ .kind = "file", .bytes = source.len, .hash = hash }, .{});
        const old = try self.database.get(file);
        if (self.trusted and old != null and std.mem.eql(u8, old.?.metadata, metadata)) {
            const kept = self.kept.allocator();
            try self.unchanged.append(self.allocator, .{ .uri = try kept.dupe(u8, uri), .source = try kept.dupeZ(u8, source) });
            try self.seen.put(self.allocator, file, {});
            self.summary.files += 1;
            self.summary.unchanged += 1;
            return;
        }
        const was_there = old != null;
        const parsed = try self.parser.parse(source);
        try self.seen.put(self.allocator, file, {});
        self.summary.files += 1;
        self.summary.files_with_errors += @intFromBool(parsed.errors > 0);
        const old_blocks = try self.below(file);
        try self.change();

        const store = &self.database.store;
        var fresh: IdSet = .empty;
        var wanted: EdgeSet = .empty;
        const replaced: ?*EdgeSet = if (was_there or old_blocks.len > 0) &wanted else null;
        try store.putEdge(.{ .source = treeId(), .target = file, .type = .contains });
        _ = try self.database.put(.{ .id = file, .uri = uri, .metadata = metadata, .content = moduleComment(source) });
        for (parsed.declarations, 0..) |declaration, index| {
            const id = declarationId(uri, declaration.path);
            // Two tests of one name, or a name in two branches: the first stands.
            if ((try fresh.getOrPut(arena, id)).found_existing) continue;
            const parent = if (declaration.parent == source_module.no_parent) file else declarationId(uri, parsed.declarations[declaration.parent].path);
            try self.putWanted(replaced, .{ .source = parent, .target = id, .type = .contains });
            _ = try self.database.put(.{
                .id = id,
                .uri = uri,
                .metadata = try std.json.Stringify.valueAlloc(arena, .{ .kind = @tagName(declaration.kind), .name = declaration.path, .offset = declaration.start }, .{}),
                .content = source[declaration.start..ownEnd(parsed.declarations, index)],
            });
            if (declaration.kind != .@"test") try self.putWanted(replaced, .{ .source = nameId(declaration.name), .target = id, .type = .names });
        }
        self.summary.blocks += fresh.count() + 1;
        const imports = try self.addUses(uri, parsed);
        if (replaced == null) return;

        // What contains comes before what it contains.
        var last = old_blocks.len;
        while (last > 0) : (last -= 1) {
            if (!fresh.contains(old_blocks[last - 1])) try self.database.delete(old_blocks[last - 1]);
        }
        for (imports) |edge| try wanted.put(arena, edge, {});
        try self.dropUnwanted(file, .outgoing, .initMany(&.{ .contains, .imports }), &wanted);
        try self.earlier.append(self.allocator, file);
        for (old_blocks) |id| {
            if (!fresh.contains(id)) continue;
            try self.dropUnwanted(id, .outgoing, .initOne(.contains), &wanted);
            try self.dropUnwanted(id, .incoming, .initOne(.names), &wanted);
            try self.earlier.append(self.allocator, id);
        }
    }

    /// All files are in: calls become edges, and files that are gone are forgotten. Nothing is acknowledged before `commit`.
    pub fn finish(self: *Linker, root: []const u8) !void {
        try self.begin(root);
        if (!self.trusted) try self.change();
        try self.removeGone();
        if (self.changing) {
            for (self.unchanged.items) |file| {
                _ = self.arena.reset(.retain_capacity);
                const parsed = self.parser.parse(file.source) catch |err| switch (err) {
                    // An earlier build took it. A first link would skip it.
                    error.NestedTooDeep => {
                        try self.forget(fileId(file.uri));
                        self.summary.files -= 1;
                        self.summary.unchanged -= 1;
                        self.summary.skipped += 1;
                        continue;
                    },
                    else => |other| return other,
                };
                _ = try self.addUses(file.uri, parsed);
                try self.earlier.append(self.allocator, fileId(file.uri));
                try self.earlier.appendSlice(self.allocator, try self.below(fileId(file.uri)));
            }
            // One to a file that is gone went with it, and is to be there as it would be after a first link.
            for (self.imports.items) |edge| try self.database.store.putEdge(edge);
            try self.resolveCalls();
            _ = try self.database.put(.{ .id = treeId(), .uri = self.folder, .metadata = linked, .content = "" });
        }
        self.pending.clearRetainingCapacity();
        self.imports.clearRetainingCapacity();
        self.seen.clearRetainingCapacity();
        self.unchanged.clearRetainingCapacity();
        self.earlier.clearRetainingCapacity();
        _ = self.kept.reset(.retain_capacity);
        self.root = null;
    }

    fn begin(self: *Linker, root: []const u8) !void {
        if (self.root) |under| return if (std.mem.eql(u8, under, root)) {} else error.OtherTree;
        const kept = self.kept.allocator();
        self.folder = std.fs.cwd().realpathAlloc(kept, root) catch |err| switch (err) {
            error.OutOfMemory => return error.OutOfMemory,
            else => try kept.dupe(u8, root), // no folder of this machine: a name
        };
        self.trusted = false;
        self.changing = false;
        if (try self.database.get(treeId())) |tree| {
            // Files are known by their paths in the tree: two trees would overwrite each other's.
            if (!std.mem.eql(u8, tree.uri, self.folder)) return error.OtherTree;
            self.trusted = std.mem.eql(u8, tree.metadata, linked);
            self.changing = !self.trusted;
        }
        self.root = try kept.dupe(u8, root);
    }

    fn change(self: *Linker) !void {
        if (self.changing) return;
        _ = try self.database.put(.{ .id = treeId(), .uri = self.folder, .metadata = under_way, .content = "" });
        self.changing = true;
    }

    fn removeGone(self: *Linker) !void {
        var gone: std.ArrayList(BlockId) = .empty;
        defer gone.deinit(self.allocator);
        for (self.database.edges(treeId(), .outgoing)) |neighbor| {
            const file = self.database.store.graph.idOf(neighbor.node);
            if (neighbor.type == .contains and !self.seen.contains(file)) try gone.append(self.allocator, file);
        }
        for (gone.items) |file| {
            try self.change();
            _ = self.arena.reset(.retain_capacity);
            try self.forget(file);
        }
    }

    fn forget(self: *Linker, file: BlockId) !void {
        const blocks = try self.below(file);
        var last = blocks.len;
        while (last > 0) : (last -= 1) try self.database.delete(blocks[last - 1]);
        try self.database.delete(file);
        self.summary.removed += 1;
    }

    fn resolveCalls(self: *Linker) !void {
        _ = self.arena.reset(.retain_capacity);
        var wanted: EdgeSet = .empty;
        const compares = self.earlier.items.len > 0;
        for (self.pending.items) |call| {
            self.summary.calls += 1;
            const target = self.resolve(call) orelse continue;
            self.summary.calls_resolved += 1;
            const edge = types.Edge{ .source = call.caller, .target = target, .type = .calls };
            if (compares) try wanted.put(self.arena.allocator(), edge, {});
            try self.database.store.putEdge(edge);
        }
        for (self.earlier.items) |id| try self.dropUnwanted(id, .outgoing, .initOne(.calls), &wanted);
    }

    /// What a file imports and calls waits for the end, when all names are there. Returns the imports, until the next file.
    fn addUses(self: *Linker, uri: []const u8, parsed: source_module.Parsed) ![]const types.Edge {
        const first = self.imports.items.len;
        for (parsed.imports) |import| {
            const target = try importTarget(self.arena.allocator(), uri, import.path);
            try self.imports.append(self.allocator, .{ .source = fileId(uri), .target = target, .type = .imports });
        }
        for (parsed.calls) |call| try self.addCall(uri, fileId(uri), parsed, call);
        return self.imports.items[first..];
    }

    fn putWanted(self: *Linker, wanted: ?*EdgeSet, edge: types.Edge) !void {
        if (wanted) |edges| try edges.put(self.arena.allocator(), edge, {});
        try self.database.store.putEdge(edge);
    }

    /// Deletes the block's edges of these types that are not wanted.
    fn dropUnwanted(self: *Linker, id: BlockId, direction: types.Direction, edge_types: types.EdgeTypes, wanted: *const EdgeSet) !void {
        const graph = &self.database.store.graph;
        const list = self.database.edges(id, direction);
        var index = list.len;
        while (index > 0) {
            index -= 1;
            // A deletion only moves what is behind it.
            const neighbor = self.database.edges(id, direction)[index];
            if (!edge_types.contains(neighbor.type)) continue;
            const other = graph.idOf(neighbor.node);
            const edge = switch (direction) {
                .outgoing => types.Edge{ .source = id, .target = other, .type = neighbor.type },
                .incoming => types.Edge{ .source = other, .target = id, .type = neighbor.type },
            };
            if (!wanted.contains(edge)) try self.database.store.deleteEdge(edge);
        }
    }

    fn addCall(self: *Linker, uri: []const u8, file: BlockId, parsed: source_module.Parsed, call: source_module.Call) !void {
        const arena = self.arena.allocator();
        const in_file = call.caller == source_module.no_parent;
        var pending = PendingCall{
            .caller = if (in_file) file else declarationId(uri, parsed.declarations[call.caller].path),
            .candidates = undefined,
            .candidate_count = 0,
            .name = nameId(call.name),
            .anywhere = true,
        };
        if (call.receiver) |receiver| {
            for (parsed.imports) |import| {
                if (!std.mem.eql(u8, import.alias, receiver)) continue;
                pending.anywhere = false;
                if (try importUri(arena, uri, import.path)) |target| {
                    add(&pending, declarationId(target, call.name));
                    add(&pending, declarationId(target, try std.fmt.allocPrint(arena, "{s}.{s}", .{ receiver, call.name })));
                }
            }
            if (receiver.len > 0) add(&pending, declarationId(uri, try std.fmt.allocPrint(arena, "{s}.{s}", .{ receiver, call.name })));
        }
        const is_own = if (call.receiver) |receiver| std.mem.eql(u8, receiver, "self") else true;
        if (is_own) {
            var scope = call.caller;
            while (scope != source_module.no_parent and pending.candidate_count + 1 < pending.candidates.len) {
                scope = parsed.declarations[scope].parent;
                if (scope != source_module.no_parent) {
                    add(&pending, declarationId(uri, try std.fmt.allocPrint(arena, "{s}.{s}", .{ parsed.declarations[scope].path, call.name })));
                }
            }
            add(&pending, declarationId(uri, call.name));
        }
        try self.pending.append(self.allocator, pending);
    }

    fn add(pending: *PendingCall, id: BlockId) void {
        if (pending.candidate_count == pending.candidates.len) return;
        pending.candidates[pending.candidate_count] = id;
        pending.candidate_count += 1;
    }

    fn resolve(self: *Linker, call: PendingCall) ?BlockId {
        const graph = &self.database.store.graph;
        for (call.candidates[0..call.candidate_count]) |id| {
            if (graph.has(.{ .source = call.name, .target = id, .type = .names })) return id;
        }
        if (!call.anywhere) return null;
        const named = self.database.edges(call.name, .outgoing);
        return if (named.len == 1) graph.idOf(named[0].node) else null;
    }

    /// Everything that the file contains, at any depth, without itself.
    fn below(self: *Linker, file: BlockId) ![]BlockId {
        const visits = try self.database.walk(.{ .start = file, .depth = std.math.maxInt(u16), .types = .initOne(.contains) });
        if (visits.len == 0) return &.{};
        const ids = try self.arena.allocator().alloc(BlockId, visits.len - 1);
        for (ids, visits[1..]) |*id, visit| id.* = self.database.store.graph.idOf(visit.node);
        return ids;
    }
};

/// A container's own text ends where the first declaration in it begins.
fn ownEnd(declarations: []const Declaration, index: usize) u32 {
    const declaration = declarations[index];
    if (declaration.kind != .container or index + 1 == declarations.len) return declaration.end;
    return @max(declaration.start, @min(declaration.end, declarations[index + 1].start));
}

fn moduleComment(source: []const u8) []const u8 {
    var end: usize = 0;
    while (std.mem.startsWith(u8, source[end..], "//!")) {
        end = if (std.mem.indexOfScalarPos(u8, source, end, '\n')) |newline| newline + 1 else source.len;
    }
    return source[0..end];
}

fn importTarget(arena: std.mem.Allocator, uri: []const u8, path: []const u8) !BlockId {
    return if (try importUri(arena, uri, path)) |target| fileId(target) else BlockId.fromName("module:", path);
}

/// The file that an import means; null for a module.
fn importUri(arena: std.mem.Allocator, uri: []const u8, path: []const u8) !?[]const u8 {
    if (!std.mem.endsWith(u8, path, ".zig")) return null;
    const folder = std.fs.path.dirnamePosix(uri) orelse "";
    return try std.fs.path.resolvePosix(arena, &.{ folder, path });
}

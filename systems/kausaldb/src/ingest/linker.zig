//! Turns source files into blocks and edges. A file that did not change is left alone; what vanished from a file
//! is deleted; calls are resolved when all files are in, by scope, by import, or by a name that only one thing has.

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

/// The block of a tree: it contains the files that were linked below that root.
pub fn treeId(root: []const u8) BlockId {
    return BlockId.fromName("tree:", root);
}

const PendingCall = struct {
    caller: BlockId,
    /// Ids to try in turn: within the scopes, then in the imported file.
    candidates: [4]BlockId,
    candidate_count: u8,
    name: BlockId,
    anywhere: bool,
};

pub const Linker = struct {
    allocator: std.mem.Allocator,
    arena: std.heap.ArenaAllocator,
    database: *Database,
    parser: source_module.Parser,
    pending: std.ArrayList(PendingCall) = .empty,
    seen: std.AutoHashMapUnmanaged(BlockId, void) = .empty,
    summary: Summary = .{},

    pub fn init(allocator: std.mem.Allocator, database: *Database) Linker {
        return .{ .allocator = allocator, .arena = .init(allocator), .database = database, .parser = .init(allocator) };
    }

    pub fn deinit(self: *Linker) void {
        self.arena.deinit();
        self.parser.deinit();
        self.pending.deinit(self.allocator);
        self.seen.deinit(self.allocator);
    }

    /// One file. `uri` is relative to `root`, with slashes.
    pub fn addFile(self: *Linker, root: []const u8, uri: []const u8, source: [:0]const u8) !void {
        _ = self.arena.reset(.retain_capacity);
        const arena = self.arena.allocator();
        const file = fileId(uri);
        try self.seen.put(self.allocator, file, {});
        self.summary.files += 1;
        const hash = try std.fmt.allocPrint(arena, "{x:0>16}", .{std.hash.XxHash3.hash(0, source)});
        const metadata = try std.json.Stringify.valueAlloc(arena, .{ .kind = "file", .bytes = source.len, .hash = hash }, .{});
        const tree = treeId(root);
        if (try self.database.get(file)) |old| {
            if (std.mem.eql(u8, old.metadata, metadata)) {
                self.summary.unchanged += 1;
                try self.database.store.putEdge(.{ .source = tree, .target = file, .type = .contains });
                return;
            }
        }
        const old_blocks = try self.below(file);
        const parsed = try self.parser.parse(source);
        self.summary.files_with_errors += @intFromBool(parsed.errors > 0);

        var fresh: std.AutoHashMapUnmanaged(BlockId, void) = .empty;
        try self.dropOutgoing(file);
        _ = try self.database.put(.{ .id = file, .uri = uri, .metadata = metadata, .content = moduleComment(source) });
        try self.database.store.putEdge(.{ .source = tree, .target = file, .type = .contains });
        for (parsed.declarations, 0..) |declaration, index| {
            const id = declarationId(uri, declaration.path);
            // Two tests of one name, or a name in two branches: the first stands.
            if ((try fresh.getOrPut(arena, id)).found_existing) continue;
            try self.dropOutgoing(id);
            _ = try self.database.put(.{
                .id = id,
                .uri = uri,
                .metadata = try std.json.Stringify.valueAlloc(arena, .{ .kind = @tagName(declaration.kind), .name = declaration.path, .offset = declaration.start }, .{}),
                .content = source[declaration.start..ownEnd(parsed.declarations, index)],
            });
            const parent = if (declaration.parent == source_module.no_parent) file else declarationId(uri, parsed.declarations[declaration.parent].path);
            try self.database.store.putEdge(.{ .source = parent, .target = id, .type = .contains });
            if (declaration.kind != .@"test") try self.database.store.putEdge(.{ .source = nameId(declaration.name), .target = id, .type = .names });
        }
        self.summary.blocks += fresh.count() + 1;
        for (old_blocks) |id| {
            if (!fresh.contains(id)) try self.database.delete(id);
        }
        for (parsed.imports) |import| {
            try self.database.store.putEdge(.{ .source = file, .target = try importTarget(arena, uri, import.path), .type = .imports });
        }
        for (parsed.calls) |call| try self.addCall(uri, file, parsed, call);
    }

    /// All files are in: calls become edges, and files that are gone are forgotten. Nothing is acknowledged before `commit`.
    pub fn finish(self: *Linker, root: []const u8) !void {
        for (self.pending.items) |call| {
            self.summary.calls += 1;
            const target = self.resolve(call) orelse continue;
            self.summary.calls_resolved += 1;
            try self.database.store.putEdge(.{ .source = call.caller, .target = target, .type = .calls });
        }
        self.pending.clearRetainingCapacity();
        _ = self.arena.reset(.retain_capacity);
        const tree = treeId(root);
        const files = try self.arena.allocator().dupe(Neighbor, self.database.edges(tree, .outgoing));
        for (files) |neighbor| {
            const file = self.database.store.graph.idOf(neighbor.node);
            if (neighbor.type != .contains or self.seen.contains(file)) continue;
            for (try self.below(file)) |id| try self.database.delete(id);
            try self.database.delete(file);
            self.summary.removed += 1;
        }
        self.seen.clearRetainingCapacity();
    }

    const Neighbor = @import("../graph/graph.zig").Neighbor;

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

    fn dropOutgoing(self: *Linker, id: BlockId) !void {
        const list = try self.arena.allocator().dupe(Neighbor, self.database.edges(id, .outgoing));
        for (list) |neighbor| {
            try self.database.store.deleteEdge(.{ .source = id, .target = self.database.store.graph.idOf(neighbor.node), .type = neighbor.type });
        }
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

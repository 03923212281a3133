//! `kausal`: link a folder of Zig source, then ask who calls what.

const std = @import("std");
const kausaldb = @import("kausaldb");
const linker = kausaldb.linker;

const usage =
    \\usage: kausal [--store FOLDER] COMMAND
    \\
    \\  link FOLDER      read all Zig files below FOLDER; again: only what changed
    \\  callers NAME     functions that call a function of this name
    \\  callees NAME     functions that are called by it
    \\  show NAME        its source text
    \\  search WORDS     the ten best blocks that have the words
    \\  stats            what the store holds
    \\
    \\NAME is a bare name (append) or a path (ArrayList.append). The store is .kausal where nothing else is said.
    \\
;

const Failure = error{Reported};

pub fn main() u8 {
    var debug = std.heap.DebugAllocator(.{}){};
    const checked = @import("builtin").mode == .Debug;
    const allocator = if (checked) debug.allocator() else std.heap.smp_allocator;
    defer _ = if (checked) debug.deinit();
    const arguments = std.process.argsAlloc(allocator) catch return 1;
    defer std.process.argsFree(allocator, arguments);
    var buffer: [64 << 10]u8 = undefined;
    var stdout = std.fs.File.stdout().writerStreaming(&buffer);
    run(allocator, arguments[1..], &stdout.interface) catch |err| {
        stdout.interface.flush() catch {};
        if (err != error.Reported) std.debug.print("kausal: {s}\n", .{@errorName(err)});
        return if (err == error.Reported) 2 else 1;
    };
    stdout.interface.flush() catch |err| {
        std.debug.print("kausal: the output can't be written: {s}\n", .{@errorName(err)});
        return 1;
    };
    return 0;
}

fn run(allocator: std.mem.Allocator, given: []const []const u8, out: *std.Io.Writer) !void {
    var arguments = given;
    var folder: []const u8 = ".kausal";
    if (arguments.len >= 2 and std.mem.eql(u8, arguments[0], "--store")) {
        folder = arguments[1];
        arguments = arguments[2..];
    }
    if (arguments.len == 1 and (std.mem.eql(u8, arguments[0], "--help") or std.mem.eql(u8, arguments[0], "-h"))) return out.writeAll(usage);
    const Command = enum { link, callers, callees, show, search, stats };
    const command = if (arguments.len == 0) null else std.meta.stringToEnum(Command, arguments[0]);
    const wanted: usize = if (command == .stats) 1 else 2;
    if (command == null or arguments.len != wanted) return fail("{s}", .{usage});

    var disk = kausaldb.RealVfs.open(folder) catch |err| switch (err) {
        error.Locked => return fail("kausal: {s} is in use by another process\n", .{folder}),
        else => return fail("kausal: {s} can't be opened: {s}\n", .{ folder, @errorName(err) }),
    };
    defer disk.close();
    var report = kausaldb.Report{};
    var database = kausaldb.Database.open(allocator, disk.interface(), .{}, &report) catch |err| switch (err) {
        error.Corrupt => return fail("kausal: {s} is damaged: {s}\nNothing was changed. Link into another --store, or restore it.\n", .{ folder, report.damageText() }),
        else => return err,
    };
    defer database.close();
    switch (command.?) {
        .link => try link(allocator, &database, arguments[1], out),
        .callers => try neighbors(&database, arguments[1], .incoming, out),
        .callees => try neighbors(&database, arguments[1], .outgoing, out),
        .show => try show(&database, arguments[1], out),
        .search => try search(&database, arguments[1], out),
        .stats => try stats(&database, &report, out),
    }
}

fn link(allocator: std.mem.Allocator, database: *kausaldb.Database, root: []const u8, out: *std.Io.Writer) !void {
    var timer = try std.time.Timer.start();
    var work = kausaldb.Linker.init(allocator, database);
    defer work.deinit();
    kausaldb.addFolder(allocator, &work, root) catch |err| switch (err) {
        error.FileNotFound, error.NotDir, error.AccessDenied => return fail("kausal: {s} can't be read: {s}\n", .{ root, @errorName(err) }),
        error.OtherTree => return otherTree(database, root),
        else => return err,
    };
    // In a folder without files nobody has met the other tree yet.
    work.finish(root) catch |err| return if (err == error.OtherTree) otherTree(database, root) else err;
    try database.store.commit();
    const seconds = @as(f64, @floatFromInt(timer.read())) / std.time.ns_per_s;
    const s = work.summary;
    try out.print("{d} files ({d} unchanged, {d} removed, {d} with syntax errors, {d} skipped), {d} blocks written, {d} of {d} calls resolved, {d:.2} s\n", .{ s.files, s.unchanged, s.removed, s.files_with_errors, s.skipped, s.blocks, s.calls_resolved, s.calls, seconds });
}

fn otherTree(database: *kausaldb.Database, root: []const u8) !void {
    const tree = if (try database.get(linker.treeId())) |block| block.uri else "another tree";
    return fail("kausal: this store holds {s}\nNothing was changed. Link {s} into another --store.\n", .{ tree, root });
}

/// All blocks of a name: `append`, or those of them whose path ends in `ArrayList.append`.
const Named = struct {
    database: *kausaldb.Database,
    edges: []const kausaldb.Neighbor,
    path: []const u8,
    at: usize = 0,

    fn of(database: *kausaldb.Database, path: []const u8) !Named {
        const bare = if (std.mem.lastIndexOfScalar(u8, path, '.')) |dot| path[dot + 1 ..] else path;
        return .{ .database = database, .edges = database.edges(linker.nameId(bare), .outgoing), .path = path };
    }

    fn next(self: *Named) !?kausaldb.BlockId {
        while (self.at < self.edges.len) {
            const id = self.database.store.graph.idOf(self.edges[self.at].node);
            self.at += 1;
            if (std.mem.indexOfScalar(u8, self.path, '.') == null) return id;
            const block = try self.database.get(id) orelse continue;
            var buffer: [512]u8 = undefined;
            const ending = std.fmt.bufPrint(&buffer, "{s}\"", .{self.path}) catch continue;
            if (std.mem.indexOf(u8, block.metadata, ending) != null) return id;
        }
        return null;
    }
};

fn neighbors(database: *kausaldb.Database, path: []const u8, direction: kausaldb.types.Direction, out: *std.Io.Writer) !void {
    var named = try Named.of(database, path);
    var found: usize = 0;
    while (try named.next()) |id| {
        found += 1;
        try describe(database, id, "", out);
        for (database.edges(id, direction)) |neighbor| {
            if (neighbor.type == .calls) try describe(database, database.store.graph.idOf(neighbor.node), "  ", out);
        }
    }
    if (found == 0) return fail("kausal: nothing is called {s}\n", .{path});
}

fn describe(database: *kausaldb.Database, id: kausaldb.BlockId, indent: []const u8, out: *std.Io.Writer) !void {
    const block = try database.get(id) orelse return;
    const Metadata = struct { kind: []const u8, name: []const u8 = "" };
    var buffer: [4096]u8 = undefined;
    var fixed = std.heap.FixedBufferAllocator.init(&buffer);
    const metadata = std.json.parseFromSliceLeaky(Metadata, fixed.allocator(), block.metadata, .{ .ignore_unknown_fields = true }) catch Metadata{ .kind = "block" };
    try out.print("{s}{s} {s} {s}\n", .{ indent, block.uri, metadata.kind, metadata.name });
}

fn show(database: *kausaldb.Database, path: []const u8, out: *std.Io.Writer) !void {
    var named = try Named.of(database, path);
    var found: usize = 0;
    while (try named.next()) |id| {
        found += 1;
        try describe(database, id, "// ", out);
        if (try database.get(id)) |block| try out.print("{s}\n\n", .{block.content});
    }
    if (found == 0) return fail("kausal: nothing is called {s}\n", .{path});
}

fn search(database: *kausaldb.Database, words: []const u8, out: *std.Io.Writer) !void {
    for (try database.search(words, 10)) |hit| {
        try out.print("{d:>7.2} ", .{hit.score});
        try describe(database, hit.id, "", out);
    }
}

fn stats(database: *kausaldb.Database, report: *const kausaldb.Report, out: *std.Io.Writer) !void {
    const store = &database.store;
    const Count = struct {
        blocks: usize = 0,
        bytes: usize = 0,
        pub fn block(self: *@This(), found: kausaldb.Block) !void {
            self.blocks += 1;
            self.bytes += found.content.len;
        }
    };
    var count = Count{};
    try store.scan(&count);
    try out.print("blocks {d}, content {d} B, nodes {d}, edges {d}, tables {d}, writes {d}\n", .{ count.blocks, count.bytes, store.graph.nodeCount(), store.graph.edgeCount(), store.tables.items.len, store.sequence });
    try out.print("recovered from the log {d} writes, cut off {d} torn bytes, healed {d} flipped bits\n", .{ report.recovered_writes, report.torn_bytes, store.counters.healed });
}

fn fail(comptime format: []const u8, arguments: anytype) Failure {
    std.debug.print(format, arguments);
    return error.Reported;
}

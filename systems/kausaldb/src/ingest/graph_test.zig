//! A tree that is linked again has the graph of a tree that is linked for the first time, whatever was edited in
//! between and wherever a link was cut off.

const std = @import("std");
const testing = std.testing;
const types = @import("../types.zig");
const linker_module = @import("linker.zig");
const Linker = linker_module.Linker;
const Database = @import("../database.zig").Database;
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Report = @import("../storage/store.zig").Report;

const File = struct { uri: []const u8, source: [:0]const u8 };

fn link(database: *Database, files: []const File) !void {
    var linker = Linker.init(testing.allocator, database);
    defer linker.deinit();
    for (files) |file| try linker.addFile("t", file.uri, file.source);
    try linker.finish("t");
    try database.store.commit();
}

/// All blocks and all edges, as sorted text: what a graph is, without the order and the versions of writes.
fn describe(arena: std.mem.Allocator, database: *Database) ![]const u8 {
    const Lines = struct {
        arena: std.mem.Allocator,
        list: std.ArrayList([]const u8) = .empty,

        pub fn block(self: *@This(), found: types.Block) !void {
            try self.list.append(self.arena, try std.fmt.allocPrint(self.arena, "{f} {s} {s} {s}", .{ found.id, found.uri, found.metadata, found.content }));
        }
    };
    var lines = Lines{ .arena = arena };
    try database.store.scan(&lines);
    const graph = &database.store.graph;
    for (0..graph.nodeCount()) |number| {
        const node: u32 = @intCast(number);
        for (graph.neighbors(node, .outgoing)) |neighbor| {
            try lines.list.append(arena, try std.fmt.allocPrint(arena, "{f} {s} {f}", .{ graph.idOf(node), @tagName(neighbor.type), graph.idOf(neighbor.node) }));
        }
    }
    std.mem.sortUnstable([]const u8, lines.list.items, {}, struct {
        fn before(_: void, a: []const u8, b: []const u8) bool {
            return std.mem.lessThan(u8, a, b);
        }
    }.before);
    return std.mem.join(arena, "\n", lines.list.items);
}

fn describeFresh(arena: std.mem.Allocator, files: []const File) ![]const u8 {
    var prng = std.Random.DefaultPrng.init(1);
    var disk = FaultVfs{ .arena = arena, .random = prng.random() };
    var report = Report{};
    var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
    defer database.close();
    try link(&database, files);
    return describe(arena, &database);
}

const uris = [_][]const u8{ "a.zig", "b.zig", "lib/c.zig", "lib/d.zig" };
const names = [_][]const u8{ "one", "two", "three", "four" };

/// A file of few names, so that they meet, go and come back, and become unique or ambiguous.
fn anySource(arena: std.mem.Allocator, random: std.Random) ![:0]const u8 {
    var text: std.Io.Writer.Allocating = .init(arena);
    const out = &text.writer;
    if (random.uintLessThan(u8, 4) == 0) try out.print("//! {d}\n", .{random.uintLessThan(u8, 3)});
    for ([_][]const u8{ "a.zig", "b.zig", "lib/c.zig", "d.zig", "../a.zig", "std" }) |path| {
        if (random.uintLessThan(u8, 3) == 0) try out.print("const {s} = @import(\"{s}\");\n", .{ names[random.uintLessThan(usize, names.len)], path });
    }
    for (0..random.uintLessThan(usize, 5)) |_| {
        const name = names[random.uintLessThan(usize, names.len)];
        switch (random.uintLessThan(u8, 5)) {
            0 => {
                try out.print("const {s} = struct {{\n", .{name});
                for (0..random.uintLessThan(usize, 3)) |_| try anyFunction(out, random);
                try out.writeAll("};\n");
            },
            // A name with a dot is also the path of something in a container.
            1 => try out.print("test \"{s}.{s}\" {{ {s}(); }}\n", .{ name, names[random.uintLessThan(usize, names.len)], names[random.uintLessThan(usize, names.len)] }),
            else => try anyFunction(out, random),
        }
    }
    return arena.dupeZ(u8, text.written());
}

fn anyFunction(out: *std.Io.Writer, random: std.Random) !void {
    try out.print("fn {s}() void {{ ", .{names[random.uintLessThan(usize, names.len)]});
    for (0..random.uintLessThan(usize, 4)) |_| {
        const name = names[random.uintLessThan(usize, names.len)];
        switch (random.uintLessThan(u8, 3)) {
            0 => try out.print("{s}(); ", .{name}),
            1 => try out.print("self.{s}(); ", .{name}),
            else => try out.print("{s}.{s}(); ", .{ names[random.uintLessThan(usize, names.len)], name }),
        }
    }
    try out.writeAll("}\n");
}

/// Some files are rewritten, some go, some come.
fn edit(arena: std.mem.Allocator, random: std.Random, sources: *[uris.len]?[:0]const u8) ![]const File {
    for (sources) |*source| switch (random.uintLessThan(u8, 8)) {
        0 => source.* = null,
        1, 2, 3 => source.* = try anySource(arena, random),
        else => {},
    };
    var files: std.ArrayList(File) = .empty;
    for (uris, sources) |uri, source| {
        if (source) |text| try files.append(arena, .{ .uri = uri, .source = text });
    }
    random.shuffle(File, files.items);
    return files.items;
}

test "after any edits the graph is that of a fresh link" {
    var calls: usize = 0;
    for (0..60) |seed| {
        var arena = std.heap.ArenaAllocator.init(testing.allocator);
        defer arena.deinit();
        var prng = std.Random.DefaultPrng.init(seed);
        var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
        var report = Report{};
        var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
        defer database.close();
        var sources: [uris.len]?[:0]const u8 = @splat(null);
        for (0..6) |step| {
            const files = try edit(arena.allocator(), prng.random(), &sources);
            try link(&database, files);
            const found = try describe(arena.allocator(), &database);
            const fresh = try describeFresh(arena.allocator(), files);
            testing.expectEqualStrings(fresh, found) catch |err| {
                std.debug.print("seed {d}, step {d}\n", .{ seed, step });
                return err;
            };
            calls += std.mem.count(u8, found, " calls ");
        }
    }
    // A graph without calls proves nothing.
    try testing.expect(calls > 300);
}

test "a link that is cut off anywhere is made good by the next" {
    const before = [_]File{
        .{ .uri = "a.zig", .source = "const b = @import(\"b.zig\"); fn one() void { b.two(); three(); } const S = struct { fn four() void { one(); } };" },
        .{ .uri = "b.zig", .source = "fn two() void {} fn three() void { four(); }" },
        .{ .uri = "gone.zig", .source = "const a = @import(\"a.zig\"); fn five() void { a.one(); }" },
    };
    const after = [_]File{
        .{ .uri = "a.zig", .source = before[0].source },
        .{ .uri = "b.zig", .source = "fn two() void { three(); } const T = struct { fn three() void { six(); } };" },
        .{ .uri = "c.zig", .source = "const a = @import(\"a.zig\"); fn six() void { a.one(); two(); }" },
    };
    var cut: usize = 0;
    var uncut: usize = 0;
    var stop: usize = 0;
    // Each of the first ones, then every seventh, which meets both of the cases below.
    while (uncut < 2) : (stop += if (stop < 60) 1 else 7) {
        var arena = std.heap.ArenaAllocator.init(testing.allocator);
        defer arena.deinit();
        var prng = std.Random.DefaultPrng.init(stop);
        var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
        var report = Report{};
        // So small a memtable that each write is on the device by itself.
        const options = @import("../database.zig").Options{ .store = .{ .memtable_bytes = 1, .wal_segment_bytes = 4096, .compact = false } };
        {
            var database = try Database.open(testing.allocator, disk.interface(), options, &report);
            defer database.close();
            if (stop % 2 == 0) try link(&database, &before);
            disk.changes = 0;
            disk.faults.power_lost_after = stop;
            if (link(&database, &after)) |_| {
                uncut += 1;
            } else |_| {
                cut += 1;
            }
        }
        if (stop % 3 == 0) disk.restart() else try disk.losePower();
        // The next finds the tree as it was, as it is, or without a file that the cut one had begun.
        const next: []const File = switch (prng.random().uintLessThan(u8, 3)) {
            0 => &before,
            1 => &after,
            else => after[0..1],
        };
        var database = try Database.open(testing.allocator, disk.interface(), options, &report);
        defer database.close();
        try link(&database, next);
        const found = try describe(arena.allocator(), &database);
        const fresh = try describeFresh(arena.allocator(), next);
        testing.expectEqualStrings(fresh, found) catch |err| {
            std.debug.print("cut off at change {d} of the disk\n", .{stop});
            return err;
        };
    }
    try testing.expect(cut > 50);
}

test "a file that an earlier build linked, and this one can't parse, is forgotten, and counted" {
    const deep = "fn deep() void { one(); } const a = " ++ "(" ** 500 ++ "1";
    var arena = std.heap.ArenaAllocator.init(testing.allocator);
    defer arena.deinit();
    var prng = std.Random.DefaultPrng.init(1);
    var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
    var report = Report{};
    var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
    defer database.close();
    try link(&database, &.{
        .{ .uri = "a.zig", .source = "fn one() void {}" },
        .{ .uri = "deep.zig", .source = "fn deep() void { one(); }" },
    });
    const metadata = try std.fmt.allocPrint(arena.allocator(), "{{\"kind\":\"file\",\"bytes\":{d},\"hash\":\"{x:0>16}\"}}", .{ deep.len, std.hash.XxHash3.hash(0, deep) });
    _ = try database.put(.{ .id = linker_module.fileId("deep.zig"), .uri = "deep.zig", .metadata = metadata, .content = "" });

    var linker = Linker.init(testing.allocator, &database);
    defer linker.deinit();
    const a = File{ .uri = "a.zig", .source = "fn one() void {} fn two() void { deep(); }" };
    try linker.addFile("t", "deep.zig", deep);
    try testing.expectEqual(1, linker.summary.unchanged);
    try linker.addFile("t", a.uri, a.source);
    try linker.finish("t");
    try testing.expectEqualStrings(try describeFresh(arena.allocator(), &.{a}), try describe(arena.allocator(), &database));
    try testing.expectEqual(1, linker.summary.skipped);
    try testing.expectEqual(1, linker.summary.files);
    try testing.expectEqual(0, linker.summary.unchanged);
}

test "a tree by any of its names is one tree; another one is refused and changes nothing" {
    var temporary = testing.tmpDir(.{});
    defer temporary.cleanup();
    try temporary.dir.makeDir("one");
    try temporary.dir.makeDir("two");
    var arena = std.heap.ArenaAllocator.init(testing.allocator);
    defer arena.deinit();
    const top = try temporary.dir.realpathAlloc(arena.allocator(), ".");
    const one = try std.fs.path.join(arena.allocator(), &.{ top, "one" });
    const also_one = try std.fs.path.join(arena.allocator(), &.{ top, "two", "..", "one" });
    const two = try std.fs.path.join(arena.allocator(), &.{ top, "two" });

    var prng = std.Random.DefaultPrng.init(1);
    var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
    var report = Report{};
    var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
    defer database.close();
    var linker = Linker.init(testing.allocator, &database);
    defer linker.deinit();
    try linker.addFile(one, "a.zig", "fn first() void {}");
    try linker.finish(one);
    const before = try describe(arena.allocator(), &database);
    const sequence = database.store.sequence;
    try testing.expectError(error.OtherTree, linker.addFile(two, "a.zig", "fn second() void {}"));
    try testing.expectError(error.OtherTree, linker.finish(two));
    try testing.expectEqual(sequence, database.store.sequence);
    try testing.expectEqualStrings(before, try describe(arena.allocator(), &database));
    try linker.addFile(also_one, "a.zig", "fn first() void {}");
    try testing.expectEqual(1, linker.summary.unchanged);
    // Half of one link is not another's.
    try testing.expectError(error.OtherTree, linker.addFile(one, "b.zig", ""));
    try linker.finish(also_one);
    try testing.expectEqual(sequence, database.store.sequence);
}

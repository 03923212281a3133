//! All Zig files below a folder, into the store.

const std = @import("std");
const Linker = @import("linker.zig").Linker;
const kind = @import("../vfs/kind.zig");

/// Larger files are left out, and counted, like those that can't be read and those that nest too deep to be parsed.
const file_bytes_max = 16 << 20;

/// `finish` and the commit are the caller's.
pub fn addFolder(allocator: std.mem.Allocator, linker: *Linker, root: []const u8) !void {
    try add(allocator, linker, root, kind.Kinds{});
}

fn add(allocator: std.mem.Allocator, linker: *Linker, root: []const u8, kinds: anytype) !void {
    var folder = try std.fs.cwd().openDir(root, .{ .iterate = true });
    defer folder.close();
    var walk = Walk(@TypeOf(kinds)){ .allocator = allocator, .kinds = kinds };
    defer walk.deinit();
    try walk.enter(folder, "");
    var buffer: std.ArrayList(u8) = .empty;
    defer buffer.deinit(allocator);
    while (try walk.next()) |entry| {
        if (!std.mem.endsWith(u8, entry.name, ".zig")) continue;
        const file = entry.folder.openFile(entry.name, .{}) catch {
            linker.summary.skipped += 1;
            continue;
        };
        defer file.close();
        const size = try file.getEndPos();
        if (size > file_bytes_max) {
            linker.summary.skipped += 1;
            continue;
        }
        try buffer.resize(allocator, @intCast(size + 1));
        const length = try file.readAll(buffer.items[0..@intCast(size)]);
        buffer.items[length] = 0;
        linker.addFile(root, entry.path, buffer.items[0..length :0]) catch |err| switch (err) {
            error.NestedTooDeep => linker.summary.skipped += 1,
            else => return err,
        };
    }
}

/// All files below a folder. The standard library's walk goes by what folders say of their entries, and some say nothing.
fn Walk(comptime Kinds: type) type {
    return struct {
        allocator: std.mem.Allocator,
        kinds: Kinds,
        stack: std.ArrayList(Level) = .empty,
        path: std.ArrayList(u8) = .empty,

        const Self = @This();
        const Level = struct { folder: std.fs.Dir, entries: std.fs.Dir.Iterator, path_length: usize };
        /// Holds until the next call.
        const File = struct { folder: std.fs.Dir, name: []const u8, path: []const u8 };

        fn deinit(self: *Self) void {
            while (self.stack.items.len > 0) self.leave();
            self.stack.deinit(self.allocator);
            self.path.deinit(self.allocator);
        }

        /// The first folder is the caller's.
        fn enter(self: *Self, folder: std.fs.Dir, path: []const u8) !void {
            try self.stack.append(self.allocator, .{ .folder = folder, .entries = folder.iterate(), .path_length = path.len });
        }

        fn leave(self: *Self) void {
            var level = self.stack.pop().?;
            if (self.stack.items.len > 0) level.folder.close();
        }

        fn next(self: *Self) !?File {
            while (self.stack.items.len > 0) {
                const level = &self.stack.items[self.stack.items.len - 1];
                const entry = try level.entries.next() orelse {
                    self.leave();
                    continue;
                };
                const is = try self.kinds.of(level.folder, entry.name, entry.kind) orelse continue;
                if (is != .file and is != .directory) continue;
                self.path.shrinkRetainingCapacity(level.path_length);
                if (level.path_length > 0) try self.path.append(self.allocator, std.fs.path.sep);
                try self.path.appendSlice(self.allocator, entry.name);
                if (is == .file) return .{ .folder = level.folder, .name = entry.name, .path = self.path.items };
                var folder = try level.folder.openDir(entry.name, .{ .iterate = true, .no_follow = true });
                errdefer folder.close();
                try self.enter(folder, self.path.items);
            }
            return null;
        }
    };
}

test "the same files are linked where folders don't say which of their entries are files or folders" {
    const testing = std.testing;
    const Database = @import("../database.zig").Database;
    const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
    const Report = @import("../storage/store.zig").Report;
    const linker_module = @import("linker.zig");
    var temporary = testing.tmpDir(.{});
    defer temporary.cleanup();
    try temporary.dir.makePath("lib/deep/er");
    try temporary.dir.makePath("folder.zig");
    for ([_][]const u8{ "main.zig", "lib/a.zig", "lib/deep/b.zig", "lib/deep/er/c.zig", "folder.zig/d.zig", "lib/text.txt" }) |name| {
        try temporary.dir.writeFile(.{ .sub_path = name, .data = "pub fn here() void {}" });
    }
    // A link is not followed: this one would never end.
    try temporary.dir.symLink("..", "lib/up", .{});
    try temporary.dir.symLink("main.zig", "link.zig", .{});
    var buffer: [std.fs.max_path_bytes]u8 = undefined;
    const root = try temporary.dir.realpath(".", &buffer);
    inline for (.{ kind.Kinds{}, kind.KindsUntold{} }) |kinds| {
        var arena = std.heap.ArenaAllocator.init(testing.allocator);
        defer arena.deinit();
        var prng = std.Random.DefaultPrng.init(1);
        var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
        var report = Report{};
        var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
        defer database.close();
        var linker = Linker.init(testing.allocator, &database);
        defer linker.deinit();
        try add(testing.allocator, &linker, root, kinds);
        try linker.finish(root);
        try testing.expectEqual(5, linker.summary.files);
        for ([_][]const u8{ "main.zig", "lib/a.zig", "lib/deep/b.zig", "lib/deep/er/c.zig", "folder.zig/d.zig" }) |name| {
            try testing.expect(try database.get(linker_module.declarationId(name, "here")) != null);
        }
    }
}

//! All Zig files below a folder, into the store.

const std = @import("std");
const Linker = @import("linker.zig").Linker;

/// Larger files are left out, and counted, like those that can't be read and those that nest too deep to be parsed.
const file_bytes_max = 16 << 20;

/// `finish` and the commit are the caller's.
pub fn addFolder(allocator: std.mem.Allocator, linker: *Linker, root: []const u8) !void {
    var folder = try std.fs.cwd().openDir(root, .{ .iterate = true });
    defer folder.close();
    var walker = try folder.walk(allocator);
    defer walker.deinit();
    var buffer: std.ArrayList(u8) = .empty;
    defer buffer.deinit(allocator);
    while (try walker.next()) |entry| {
        if (entry.kind != .file or !std.mem.endsWith(u8, entry.basename, ".zig")) continue;
        const file = entry.dir.openFile(entry.basename, .{}) catch {
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

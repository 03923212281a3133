//! Files of the operating system, below one folder that is held by a lock.

const std = @import("std");
const vfs = @import("../vfs.zig");
const kind = @import("kind.zig");
const posix = std.posix;
const linux = std.os.linux;
const on_linux = @import("builtin").os.tag == .linux;

pub const RealVfs = struct {
    folder: std.fs.Dir,
    lock: std.fs.File,

    /// Makes the folder if there is none; then its name is on the device. One process at a time: a second one gets `Locked`.
    pub fn open(path: []const u8) vfs.Error!RealVfs {
        makeFolder(Folders{}, path) catch |err| return translate(err);
        var folder = std.fs.cwd().openDir(path, .{ .iterate = true }) catch |err| return translate(err);
        errdefer folder.close();
        const lock = folder.createFile("lock", .{ .lock = .exclusive, .lock_nonblocking = true, .truncate = false }) catch |err| switch (err) {
            error.WouldBlock => return error.Locked,
            else => return translate(err),
        };
        return .{ .folder = folder, .lock = lock };
    }

    pub fn close(self: *RealVfs) void {
        self.lock.close();
        self.folder.close();
    }

    pub fn interface(self: *RealVfs) vfs.Vfs {
        return .{ .context = self, .vtable = &.{
            .open = openFile,
            .close = closeFile,
            .read = read,
            .write = write,
            .sync = sync,
            .size = size,
            .advise = advise,
            .remove = remove,
            .syncFolder = syncFolder,
            .list = list,
        } };
    }

    fn from(context: *anyopaque) *RealVfs {
        return @ptrCast(@alignCast(context));
    }

    fn descriptor(handle: vfs.Handle) posix.fd_t {
        return @intCast(handle);
    }

    fn openFile(context: *anyopaque, name: []const u8, mode: vfs.Mode) vfs.Error!vfs.Handle {
        const folder = from(context).folder;
        const file = switch (mode) {
            .read => folder.openFile(name, .{ .mode = .read_only }),
            .write => folder.openFile(name, .{ .mode = .read_write }),
            .create => folder.createFile(name, .{ .read = true, .exclusive = true }),
        } catch |err| return translate(err);
        return @intCast(file.handle);
    }

    fn closeFile(_: *anyopaque, handle: vfs.Handle) void {
        posix.close(descriptor(handle));
    }

    fn read(_: *anyopaque, handle: vfs.Handle, buffer: []u8, offset: u64) vfs.Error!usize {
        var done: usize = 0;
        while (done < buffer.len) {
            const count = posix.pread(descriptor(handle), buffer[done..], offset + done) catch |err| return translate(err);
            if (count == 0) break;
            done += count;
        }
        return done;
    }

    fn write(_: *anyopaque, handle: vfs.Handle, bytes: []const u8, offset: u64) vfs.Error!void {
        var done: usize = 0;
        while (done < bytes.len) {
            done += posix.pwrite(descriptor(handle), bytes[done..], offset + done) catch |err| return translate(err);
        }
    }

    fn sync(_: *anyopaque, handle: vfs.Handle) vfs.Error!void {
        // Not tried again: after a failed sync the kernel may have dropped the pages that it could not write.
        synced(posix.system.fdatasync(descriptor(handle))) catch |err| return translate(err);
    }

    fn size(_: *anyopaque, handle: vfs.Handle) vfs.Error!u64 {
        const stat = posix.fstat(descriptor(handle)) catch |err| return translate(err);
        return @intCast(stat.size);
    }

    fn advise(_: *anyopaque, handle: vfs.Handle, advice: vfs.Advice) void {
        if (!on_linux) return;
        const value: usize = switch (advice) {
            .random => linux.POSIX_FADV.RANDOM,
            .dont_need => linux.POSIX_FADV.DONTNEED,
        };
        _ = linux.fadvise(descriptor(handle), 0, 0, value);
    }

    fn remove(context: *anyopaque, name: []const u8) vfs.Error!void {
        from(context).folder.deleteFile(name) catch |err| return translate(err);
    }

    fn syncFolder(context: *anyopaque) vfs.Error!void {
        synced(posix.system.fsync(from(context).folder.fd)) catch |err| return translate(err);
    }

    fn list(context: *anyopaque, arena: std.mem.Allocator) vfs.Error![]const []const u8 {
        return files(from(context).folder, arena, kind.Kinds{}) catch |err| return translate(err);
    }

    fn files(folder: std.fs.Dir, arena: std.mem.Allocator, kinds: anytype) ![]const []const u8 {
        var names: std.ArrayList([]const u8) = .empty;
        var iterator = folder.iterate();
        while (try iterator.next()) |entry| {
            if (try kinds.of(folder, entry.name, entry.kind) == .file) try names.append(arena, try arena.dupe(u8, entry.name));
        }
        return names.items;
    }

    fn translate(err: anyerror) vfs.Error {
        return switch (err) {
            error.FileNotFound => error.NotFound,
            error.PathAlreadyExists => error.FileExists,
            error.NoSpaceLeft, error.DiskQuota, error.FileTooBig => error.NoSpaceLeft,
            error.AccessDenied, error.PermissionDenied, error.ReadOnlyFileSystem => error.AccessDenied,
            error.OutOfMemory, error.SystemResources => error.OutOfMemory,
            else => error.InputOutput,
        };
    }
};

/// What a sync came to. Not by the standard library, to which a file system that is read-only can't be: one that has
/// given up after an error says so, and a program without checks would go on as if all were well.
fn synced(result: anytype) !void {
    return switch (posix.errno(result)) {
        .SUCCESS => {},
        .ROFS => error.ReadOnlyFileSystem,
        .NOSPC, .DQUOT => error.NoSpaceLeft,
        else => error.InputOutput,
    };
}

/// Makes a folder and the ones it is in, from the top, and each one's name durable before it makes the next. So of the
/// folders that are there already only the last one's name may be unsynced: a process that was killed may have just made it.
fn makeFolder(folders: anytype, path: []const u8) !void {
    const parent = std.fs.path.dirname(path) orelse if (std.fs.path.isAbsolute(path)) return else ".";
    const there = try folders.exists(path);
    if (!there) {
        if (!std.mem.eql(u8, parent, ".")) try makeFolder(folders, parent);
        try folders.make(path);
    }
    folders.sync(parent) catch |err| switch (err) {
        // A parent that this process may not read or write is none that it made a folder in.
        error.AccessDenied, error.PermissionDenied, error.ReadOnlyFileSystem => if (!there) return err,
        else => return err,
    };
}

const Folders = struct {
    fn exists(_: Folders, path: []const u8) !bool {
        std.fs.cwd().access(path, .{}) catch |err| switch (err) {
            error.FileNotFound => return false,
            else => return err,
        };
        return true;
    }

    fn make(_: Folders, path: []const u8) !void {
        std.fs.cwd().makeDir(path) catch |err| switch (err) {
            error.PathAlreadyExists => {},
            else => return err,
        };
    }

    fn sync(_: Folders, path: []const u8) !void {
        var folder = try std.fs.cwd().openDir(path, .{ .iterate = true });
        defer folder.close();
        try synced(posix.system.fsync(folder.fd));
    }
};

/// Folders in memory: a process that is killed at a call, and a power cut that keeps a name if its folder was synced.
const FakeFolders = struct {
    made: std.BufSet,
    synced: std.BufSet,
    left: usize,

    fn step(self: *FakeFolders) !void {
        if (self.left == 0) return error.Killed;
        self.left -= 1;
    }

    fn exists(self: *FakeFolders, path: []const u8) !bool {
        return std.mem.eql(u8, path, "/") or self.made.contains(path);
    }

    fn make(self: *FakeFolders, path: []const u8) !void {
        try self.step();
        try std.testing.expect(try self.exists(std.fs.path.dirname(path).?));
        try self.made.insert(path);
    }

    fn sync(self: *FakeFolders, path: []const u8) error{ Killed, OutOfMemory, AccessDenied, PermissionDenied, ReadOnlyFileSystem }!void {
        try self.step();
        var names = self.made.iterator();
        while (names.next()) |name| {
            if (std.mem.eql(u8, std.fs.path.dirname(name.*).?, path)) try self.synced.insert(name.*);
        }
    }
};

test "a folder that is made survives the power, also after a kill between its making and its sync" {
    for (0..10) |kill| {
        var folders = FakeFolders{ .made = .init(std.testing.allocator), .synced = .init(std.testing.allocator), .left = kill };
        defer folders.made.deinit();
        defer folders.synced.deinit();
        makeFolder(&folders, "/srv/code/store") catch |err| if (err != error.Killed) return err;
        folders.left = 100;
        try makeFolder(&folders, "/srv/code/store");
        for ([_][]const u8{ "/srv", "/srv/code", "/srv/code/store" }) |name| {
            try std.testing.expect(folders.synced.contains(name));
        }
    }
}

test "a sync that is refused in any way is an error" {
    // A pipe refuses it as a file system does that has turned read-only after an error.
    const ends = try posix.pipe();
    defer for (ends) |end| posix.close(end);
    var disk = RealVfs{ .folder = .{ .fd = ends[1] }, .lock = .{ .handle = ends[1] } };
    const file = vfs.File{ .vfs = disk.interface(), .handle = @intCast(ends[1]) };
    try std.testing.expectError(error.InputOutput, file.sync());
    try std.testing.expectError(error.InputOutput, disk.interface().syncFolder());
}

test "all files are listed, also where the folder does not say what is one" {
    var arena = std.heap.ArenaAllocator.init(std.testing.allocator);
    defer arena.deinit();
    var temporary = std.testing.tmpDir(.{ .iterate = true });
    defer temporary.cleanup();
    const all = [_][]const u8{ "lock", "table-1", "wal-0" };
    for (all) |name| try temporary.dir.writeFile(.{ .sub_path = name, .data = "" });
    try temporary.dir.makeDir("wal-1");
    inline for (.{ kind.Kinds{}, kind.KindsUntold{} }) |kinds| {
        const names = try arena.allocator().dupe([]const u8, try RealVfs.files(temporary.dir, arena.allocator(), kinds));
        std.mem.sortUnstable([]const u8, names, {}, struct {
            fn before(_: void, a: []const u8, b: []const u8) bool {
                return std.mem.lessThan(u8, a, b);
            }
        }.before);
        try std.testing.expectEqualDeep(@as([]const []const u8, &all), names);
    }
}

test "a file that is there is not created anew" {
    var temporary = std.testing.tmpDir(.{ .iterate = true });
    defer temporary.cleanup();
    var disk = RealVfs{ .folder = temporary.dir, .lock = undefined };
    const file = try disk.interface().open("wal-0", .create);
    defer file.close();
    try file.write("acknowledged", 0);
    try std.testing.expectError(error.FileExists, disk.interface().open("wal-0", .create));
    try std.testing.expectEqual(12, try file.size());
}

test "a folder in folders that are not there, and one in a file" {
    var temporary = std.testing.tmpDir(.{});
    defer temporary.cleanup();
    var buffer: [std.fs.max_path_bytes]u8 = undefined;
    const top = try temporary.dir.realpath(".", &buffer);
    const path = try std.fs.path.join(std.testing.allocator, &.{ top, "a", "b" });
    defer std.testing.allocator.free(path);
    for (0..2) |_| {
        var disk = try RealVfs.open(path);
        try std.testing.expectError(error.Locked, RealVfs.open(path));
        disk.close();
    }
    try temporary.dir.writeFile(.{ .sub_path = "file", .data = "" });
    const inside = try std.fs.path.join(std.testing.allocator, &.{ top, "file", "b" });
    defer std.testing.allocator.free(inside);
    try std.testing.expectError(error.InputOutput, RealVfs.open(inside));
}

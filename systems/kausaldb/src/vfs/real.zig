//! Files of the operating system, below one folder that is held by a lock.

const std = @import("std");
const vfs = @import("../vfs.zig");
const posix = std.posix;
const linux = std.os.linux;
const on_linux = @import("builtin").os.tag == .linux;

pub const RealVfs = struct {
    folder: std.fs.Dir,
    lock: std.fs.File,

    /// Makes the folder if there is none. One process at a time: a second one gets `Locked`.
    pub fn open(path: []const u8) vfs.Error!RealVfs {
        std.fs.cwd().makePath(path) catch |err| return translate(err);
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
            .create => folder.createFile(name, .{ .read = true, .truncate = true }),
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
        posix.fdatasync(descriptor(handle)) catch |err| return translate(err);
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
        posix.fsync(from(context).folder.fd) catch |err| return translate(err);
    }

    fn list(context: *anyopaque, arena: std.mem.Allocator) vfs.Error![]const []const u8 {
        var names: std.ArrayList([]const u8) = .empty;
        var iterator = from(context).folder.iterate();
        while (iterator.next() catch |err| return translate(err)) |entry| {
            if (entry.kind == .file) try names.append(arena, try arena.dupe(u8, entry.name));
        }
        return names.items;
    }

    fn translate(err: anyerror) vfs.Error {
        return switch (err) {
            error.FileNotFound => error.NotFound,
            error.NoSpaceLeft, error.DiskQuota, error.FileTooBig => error.NoSpaceLeft,
            error.AccessDenied, error.PermissionDenied, error.ReadOnlyFileSystem => error.AccessDenied,
            error.OutOfMemory, error.SystemResources => error.OutOfMemory,
            else => error.InputOutput,
        };
    }
};

//! The store's only way to the disk: one flat folder of named files.
//! `vfs/real.zig` is the operating system, `vfs/fault.zig` a disk in memory that tears, loses, flips and fails.

const std = @import("std");

pub const Error = error{
    NotFound,
    NoSpaceLeft,
    /// The device failed, or the file ended where it must not.
    InputOutput,
    AccessDenied,
    /// Another process has the folder open.
    Locked,
    /// A file was to be created whose name is taken.
    FileExists,
    /// Only the fault-injecting form: the machine lost its power.
    PowerLost,
    OutOfMemory,
};

pub const Handle = u32;

pub const Mode = enum {
    read,
    write,
    /// A new file. One that is there already is an error and stays as it is.
    create,
};

pub const Advice = enum {
    /// Reads come in no order: no read-ahead.
    random,
    /// Forget what the page cache holds of this file.
    dont_need,
};

pub const Vfs = struct {
    context: *anyopaque,
    vtable: *const VTable,

    pub const VTable = struct {
        open: *const fn (*anyopaque, name: []const u8, mode: Mode) Error!Handle,
        close: *const fn (*anyopaque, Handle) void,
        read: *const fn (*anyopaque, Handle, buffer: []u8, offset: u64) Error!usize,
        write: *const fn (*anyopaque, Handle, bytes: []const u8, offset: u64) Error!void,
        sync: *const fn (*anyopaque, Handle) Error!void,
        size: *const fn (*anyopaque, Handle) Error!u64,
        advise: *const fn (*anyopaque, Handle, Advice) void,
        remove: *const fn (*anyopaque, name: []const u8) Error!void,
        syncFolder: *const fn (*anyopaque) Error!void,
        /// Names of all files; each and the list itself belong to the caller's allocator (use an arena).
        list: *const fn (*anyopaque, std.mem.Allocator) Error![]const []const u8,
    };

    pub fn open(self: Vfs, name: []const u8, mode: Mode) Error!File {
        return .{ .vfs = self, .handle = try self.vtable.open(self.context, name, mode) };
    }

    pub fn remove(self: Vfs, name: []const u8) Error!void {
        return self.vtable.remove(self.context, name);
    }

    /// Makes created and removed names durable.
    pub fn syncFolder(self: Vfs) Error!void {
        return self.vtable.syncFolder(self.context);
    }

    pub fn list(self: Vfs, arena: std.mem.Allocator) Error![]const []const u8 {
        return self.vtable.list(self.context, arena);
    }
};

pub const File = struct {
    vfs: Vfs,
    handle: Handle,

    pub fn close(self: File) void {
        self.vfs.vtable.close(self.vfs.context, self.handle);
    }

    /// Bytes read: fewer than asked for only at the end of the file.
    pub fn read(self: File, buffer: []u8, offset: u64) Error!usize {
        return self.vfs.vtable.read(self.vfs.context, self.handle, buffer, offset);
    }

    pub fn readAll(self: File, buffer: []u8, offset: u64) Error!void {
        if (try self.read(buffer, offset) != buffer.len) return error.InputOutput;
    }

    pub fn write(self: File, bytes: []const u8, offset: u64) Error!void {
        return self.vfs.vtable.write(self.vfs.context, self.handle, bytes, offset);
    }

    /// Contents, and the size where it changed, are on the device when this returns.
    pub fn sync(self: File) Error!void {
        return self.vfs.vtable.sync(self.vfs.context, self.handle);
    }

    /// Writes the first `length` bytes again, as they are, and syncs. After a sync that failed, the page cache may show
    /// bytes that are not on the device and that no later sync will write: only a new write makes them dirty again.
    pub fn rewrite(self: File, allocator: std.mem.Allocator, length: u64) Error!void {
        const piece = try allocator.alloc(u8, @intCast(@min(length, 1 << 20)));
        defer allocator.free(piece);
        var offset: u64 = 0;
        while (offset < length) : (offset += piece.len) {
            const part = piece[0..@intCast(@min(piece.len, length - offset))];
            try self.readAll(part, offset);
            try self.write(part, offset);
        }
        try self.sync();
    }

    pub fn size(self: File) Error!u64 {
        return self.vfs.vtable.size(self.vfs.context, self.handle);
    }

    pub fn advise(self: File, advice: Advice) void {
        self.vfs.vtable.advise(self.vfs.context, self.handle, advice);
    }
};

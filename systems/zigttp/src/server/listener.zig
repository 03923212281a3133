//! The socket that listens.

const std = @import("std");
const linux = std.os.linux;
const Address = @import("options.zig").Address;

pub const Error = error{ AddressInUse, AddressUnavailable, PermissionDenied, SocketFailed };

const backlog = 1024;

/// How long another's start in the same folder is waited for. Its own part takes microseconds.
const lock_wait_ms = 5000;

/// A non-blocking socket that listens. Accepted sockets inherit TCP_NODELAY.
pub fn open(address: Address) Error!i32 {
    // A socket that is bound and does not listen yet looks as one that was left, and two who find one that was left
    // would each replace it: one at a time.
    const folder: ?i32 = switch (address) {
        .tcp => null,
        .unix => |path| try lockFolder(path),
    };
    defer if (folder) |locked| {
        _ = linux.close(locked);
    };
    const family: u32 = switch (address) {
        .tcp => linux.AF.INET,
        .unix => linux.AF.UNIX,
    };
    const fd: i32 = @intCast(try check(linux.socket(family, linux.SOCK.STREAM | linux.SOCK.NONBLOCK | linux.SOCK.CLOEXEC, 0)));
    errdefer _ = linux.close(fd);
    switch (address) {
        .tcp => |tcp| {
            const one = std.mem.asBytes(&@as(c_int, 1));
            _ = try check(linux.setsockopt(fd, linux.SOL.SOCKET, linux.SO.REUSEADDR, one, one.len));
            _ = try check(linux.setsockopt(fd, linux.IPPROTO.TCP, linux.TCP.NODELAY, one, one.len));
            const name: linux.sockaddr.in = .{ .port = std.mem.nativeToBig(u16, tcp.port), .addr = @bitCast(tcp.host) };
            _ = try check(linux.bind(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.in)));
        },
        .unix => |path| {
            var name: linux.sockaddr.un = .{ .path = @splat(0) };
            @memcpy(name.path[0..path.len], path);
            const bound = linux.bind(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.un));
            if (linux.E.init(bound) == .ADDRINUSE and wasLeft(&name)) {
                _ = linux.unlink(@ptrCast(&name.path));
                _ = try check(linux.bind(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.un)));
            } else _ = try check(bound);
        },
    }
    _ = try check(linux.listen(fd, backlog));
    return fd;
}

/// Of a server that ends.
pub fn remove(address: Address) void {
    switch (address) {
        .unix => |path| _ = linux.unlink(path),
        .tcp => {},
    }
}

/// The folder of a path, locked until it is closed or this process ends.
fn lockFolder(path: []const u8) Error!i32 {
    var buffer: [@sizeOf(linux.sockaddr.un)]u8 = undefined;
    const name = std.fmt.bufPrintZ(&buffer, "{s}", .{std.fs.path.dirname(path) orelse "."}) catch return error.AddressUnavailable;
    const folder: i32 = @intCast(try check(linux.open(name, .{ .DIRECTORY = true, .CLOEXEC = true }, 0)));
    errdefer _ = linux.close(folder);
    for (0..lock_wait_ms) |_| switch (linux.E.init(linux.flock(folder, std.posix.LOCK.EX | std.posix.LOCK.NB))) {
        .AGAIN => _ = linux.nanosleep(&.{ .sec = 0, .nsec = std.time.ns_per_ms }, null),
        // A file system that has no locks has to do without.
        else => return folder,
    };
    return error.AddressInUse;
}

/// A server that was killed leaves its socket, and nobody takes a connection to it. To a file that is no socket
/// the kernel says the same.
fn wasLeft(name: *const linux.sockaddr.un) bool {
    var file: linux.Stat = undefined;
    if (linux.E.init(linux.fstatat(linux.AT.FDCWD, @ptrCast(&name.path), &file, linux.AT.SYMLINK_NOFOLLOW)) != .SUCCESS) return false;
    if (!linux.S.ISSOCK(file.mode)) return false;
    const result = linux.socket(linux.AF.UNIX, linux.SOCK.STREAM | linux.SOCK.NONBLOCK | linux.SOCK.CLOEXEC, 0);
    if (linux.E.init(result) != .SUCCESS) return false;
    defer _ = linux.close(@intCast(result));
    return linux.E.init(linux.connect(@intCast(result), @ptrCast(name), @sizeOf(linux.sockaddr.un))) == .CONNREFUSED;
}

fn check(result: usize) Error!usize {
    return switch (linux.E.init(result)) {
        .SUCCESS => result,
        .ADDRINUSE => error.AddressInUse,
        .ADDRNOTAVAIL, .NOENT, .NOTDIR => error.AddressUnavailable,
        .ACCES, .PERM, .ROFS => error.PermissionDenied,
        else => error.SocketFailed,
    };
}

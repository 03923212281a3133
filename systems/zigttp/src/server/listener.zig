//! The socket that listens.

const std = @import("std");
const linux = std.os.linux;
const Address = @import("options.zig").Address;

pub const Error = error{ AddressInUse, AddressUnavailable, PermissionDenied, SocketFailed };

const backlog = 1024;

/// A non-blocking socket that listens. Accepted sockets inherit TCP_NODELAY.
pub fn open(address: Address) Error!i32 {
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
            _ = try check(linux.bind(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.un)));
        },
    }
    _ = try check(linux.listen(fd, backlog));
    return fd;
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

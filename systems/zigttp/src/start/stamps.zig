//! When the start reached what, in monotonic nanoseconds. Kept in any case, since reading the clock costs
//! 30 ns; told to whoever started the server with ZIGTTP_STAMPS_FD=n, as native 64-bit integers, once the
//! first answer is on its way.

const std = @import("std");

pub const Stage = enum(u8) {
    /// The first instruction of ours.
    main,
    /// Options are read, the socket listens.
    bind,
    /// The program is there: embedded, from the cache, or compiled.
    source,
    /// The engine stands, with its built-in objects.
    engine,
    /// The handler is loaded.
    handler,
    /// The first connection is accepted.
    accept,
    /// The first answer is written.
    first_byte,
};

pub const count = @typeInfo(Stage).@"enum".fields.len;

var stamps: [count]u64 = @splat(0);
var descriptor: ?i32 = null;

pub fn now() u64 {
    var time: std.c.timespec = undefined;
    _ = std.c.clock_gettime(.MONOTONIC, &time);
    return @as(u64, @intCast(time.sec)) * std.time.ns_per_s + @as(u64, @intCast(time.nsec));
}

/// The first time counts.
pub fn mark(stage: Stage) void {
    const place = &stamps[@intFromEnum(stage)];
    if (place.* == 0) place.* = now();
}

pub fn at(stage: Stage) u64 {
    return stamps[@intFromEnum(stage)];
}

pub fn expectReader() void {
    const text = std.c.getenv("ZIGTTP_STAMPS_FD") orelse return;
    descriptor = std.fmt.parseInt(i32, std.mem.span(text), 10) catch null;
}

pub fn tell() void {
    const fd = descriptor orelse return;
    descriptor = null;
    const bytes = std.mem.asBytes(&stamps);
    _ = std.c.write(fd, bytes, bytes.len);
    _ = std.c.close(fd);
}

//! Monotonic time in nanoseconds, and short waits.

const std = @import("std");

pub fn now() u64 {
    var time: std.c.timespec = undefined;
    _ = std.c.clock_gettime(.MONOTONIC, &time);
    return @as(u64, @intCast(time.sec)) * std.time.ns_per_s + @as(u64, @intCast(time.nsec));
}

/// The default slack of 50 µs would make each wait of 50 µs one of 100.
pub fn wakeExactly() void {
    _ = std.os.linux.prctl(@intFromEnum(std.os.linux.PR.SET_TIMERSLACK), 1, 0, 0, 0);
}

pub fn sleep(ns: u64) void {
    const time: std.c.timespec = .{ .sec = @intCast(ns / std.time.ns_per_s), .nsec = @intCast(ns % std.time.ns_per_s) };
    _ = std.c.nanosleep(&time, null);
}

/// The least that a pair of readings shows, in nanoseconds.
pub fn floor() u64 {
    var least: u64 = std.math.maxInt(u64);
    for (0..10_000) |_| {
        const start = now();
        least = @min(least, now() - start);
    }
    return least;
}

const std = @import("std");
const events = @import("events.zig");
const programs = @import("programs.zig");
pub fn run(_: std.mem.Allocator, _: *events.Events, _: programs.Places) !void {
    return error.NotYet;
}

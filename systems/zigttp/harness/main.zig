//! zigttp-harness start | once PROGRAM | load

const std = @import("std");
const events = @import("events.zig");
const programs = @import("programs.zig");
const start = @import("start.zig");
const load = @import("load.zig");

pub fn main() !u8 {
    var arena: std.heap.ArenaAllocator = .init(std.heap.c_allocator);
    defer arena.deinit();
    const allocator = arena.allocator();
    const arguments = try std.process.argsAlloc(allocator);
    const places = try programs.Places.read(allocator);
    if (arguments.len == 3 and std.mem.eql(u8, arguments[1], "once")) {
        try start.once(allocator, places, arguments[2]);
        return 0;
    }
    const mode = if (arguments.len == 2) std.meta.stringToEnum(enum { start, load }, arguments[1]) else null;
    if (mode == null) {
        std.debug.print("zigttp-harness start | load | once PROGRAM\n", .{});
        return 2;
    }
    var out = try events.Events.open(allocator);
    switch (mode.?) {
        .start => try start.run(allocator, &out, places),
        .load => try load.run(allocator, &out, places),
    }
    try out.end();
    return 0;
}

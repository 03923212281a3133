//! `simulate [--histories N] [--seed N] [--first N]`: seeded fault histories until one is violated.

const std = @import("std");
const kausaldb = @import("kausaldb");
const history = kausaldb.simulation;

const usage = "usage: simulate [--histories N] [--first SEED] | --seed SEED\n";

pub fn main() !u8 {
    var gpa = std.heap.DebugAllocator(.{}){};
    defer _ = gpa.deinit();
    const allocator = std.heap.smp_allocator;
    const arguments = try std.process.argsAlloc(gpa.allocator());
    defer std.process.argsFree(gpa.allocator(), arguments);
    var first: u64 = 0;
    var count: u64 = 1000;
    var index: usize = 1;
    while (index < arguments.len) : (index += 2) {
        const value = if (index + 1 < arguments.len) std.fmt.parseInt(u64, arguments[index + 1], 10) catch null else null;
        const name = arguments[index];
        const number = value orelse return fail(usage, .{});
        if (std.mem.eql(u8, name, "--histories")) {
            count = number;
        } else if (std.mem.eql(u8, name, "--first")) {
            first = number;
        } else if (std.mem.eql(u8, name, "--seed")) {
            first = number;
            count = 1;
        } else return fail(usage, .{});
    }
    var total = history.Outcome{};
    for (first..first + count) |seed| {
        var violation = history.Violation{};
        const outcome = history.run(allocator, seed, &violation) catch |err| {
            return fail("seed {d} is violated: {s} ({s})\nagain: zig build simulate -- --seed {d}\n", .{ seed, violation.message(), @errorName(err), seed });
        };
        inline for (std.meta.fields(history.Outcome)) |field| @field(total, field.name) += @field(outcome, field.name);
    }
    var buffer: [1024]u8 = undefined;
    var stdout = std.fs.File.stdout().writerStreaming(&buffer);
    try stdout.interface.print("histories {d}, no violation\n", .{count});
    inline for (std.meta.fields(history.Outcome)) |field| try stdout.interface.print("  {s} {d}\n", .{ field.name, @field(total, field.name) });
    try stdout.interface.flush();
    return 0;
}

fn fail(comptime format: []const u8, arguments: anytype) u8 {
    std.debug.print(format, arguments);
    return 1;
}

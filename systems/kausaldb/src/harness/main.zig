//! `kausal-harness BENCHMARK` measures for the gate: memory, write, disk or ingest.
//! `kausal-harness report` measures all in one run, beside the published figures, the floors and, where it is given,
//! what its ancestor printed, and prints a table.

const std = @import("std");
const builtin = @import("builtin");
const plan_module = @import("plan.zig");
const Plan = plan_module.Plan;
const Ancestor = @import("ancestor.zig").Ancestor;
const clock = @import("clock.zig");
const events = @import("events.zig");
const table = @import("report.zig");

const Benchmark = enum { memory, write, disk, ingest };

pub fn main() u8 {
    run() catch |err| {
        std.debug.print("kausal-harness: {s}\n", .{@errorName(err)});
        return 1;
    };
    return 0;
}

fn run() !void {
    // The allocator of every scenario, declared in the manifest.
    const allocator = std.heap.smp_allocator;
    var arena = std.heap.ArenaAllocator.init(allocator);
    defer arena.deinit();
    const arguments = try std.process.argsAlloc(arena.allocator());
    if (arguments.len < 2) return error.BenchmarkNotNamed;
    var plan = Plan{ .arena = arena.allocator(), .seed = try seed(), .work_folder = "" };

    if (std.mem.eql(u8, arguments[1], "report")) return report(&plan, allocator, arguments[2..]);
    const benchmark = std.meta.stringToEnum(Benchmark, arguments[1]) orelse return error.UnknownBenchmark;
    plan.work_folder = try required("LATENCY_GATE_WORK_DIR");
    plan.selected = try plan_module.parseSelection(plan.arena, try required("LATENCY_GATE_SCENARIOS"));
    var out = try events.Writer.start(try required("LATENCY_GATE_OUT"), clock.floorNs());
    try measure(&plan, allocator, benchmark);
    try out.write(&plan);
    try out.end(&plan);
}

fn measure(plan: *Plan, allocator: std.mem.Allocator, benchmark: Benchmark) !void {
    switch (benchmark) {
        .memory => try @import("memory.zig").run(plan, allocator),
        .write => try @import("write.zig").run(plan, allocator),
        .disk => try @import("disk.zig").run(plan, allocator),
        .ingest => try @import("ingest.zig").run(plan, allocator),
    }
}

/// `report FOLDER [PRINTED]`: an empty folder on the disk that is to be measured, and a file with what the ancestor's
/// benchmark printed.
fn report(plan: *Plan, allocator: std.mem.Allocator, arguments: []const []const u8) !void {
    if (arguments.len < 1 or arguments.len > 2) return error.FolderNotNamed;
    const ancestor: ?Ancestor = if (arguments.len < 2) null else .{
        .printed = try std.fs.cwd().readFileAlloc(plan.arena, arguments[1], 1 << 20),
    };
    if (ancestor) |printed| try table.check(printed);
    plan.work_folder = arguments[0];
    try std.fs.cwd().makePath(arguments[0]);
    for (std.enums.values(Benchmark)) |benchmark| try measure(plan, allocator, benchmark);
    try table.print(plan, clock.floorNs(), ancestor);
}

fn required(name: []const u8) ![]const u8 {
    return std.posix.getenv(name) orelse {
        std.debug.print("kausal-harness: {s} is not set; this program is started by the gate\n", .{name});
        return error.NotStartedByTheGate;
    };
}

fn seed() !u64 {
    const text = std.posix.getenv("LATENCY_GATE_SEED") orelse return 1;
    return std.fmt.parseInt(u64, text, 0) catch std.hash.Wyhash.hash(0, text);
}

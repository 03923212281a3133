//! Reading Zig source: one file like the report's, parsed; and a tree of files, linked into a store and committed.

const std = @import("std");
const kausaldb = @import("kausaldb");
const clock = @import("clock.zig");
const data = @import("data.zig");
const median = @import("quantile.zig").median;
const Plan = @import("plan.zig").Plan;

/// As long as the report's sample, with the same kinds of things in it.
const sample =
    \\const std = @import("std");
    \\
    \\pub fn main() !void {
    \\    var debug = std.heap.DebugAllocator(.{}){};
    \\    defer _ = debug.deinit();
    \\    const allocator = debug.allocator();
    \\
    \\    const words = try std.process.argsAlloc(allocator);
    \\    defer std.process.argsFree(allocator, words);
    \\
    \\    for (words[1..]) |word| {
    \\        std.debug.print("Word: {s}\n", .{word});
    \\    }
    \\}
    \\
    \\fn twice_the_number(number: u32) u32 {
    \\    return number * 2;
    \\}
    \\
    \\test "twice the number" {
    \\    try std.testing.expectEqual(@as(u32, 4), twice_the_number(2));
    \\}
    \\
;

pub fn run(plan: *Plan, allocator: std.mem.Allocator) !void {
    if (plan.wants(.{ .id = "zig-parser", .samples = 400, .warmup = 500, .batch = 4 })) |scenario| {
        var work = Parse{ .parser = .init(allocator) };
        defer work.parser.deinit();
        try clock.measure(plan, scenario, &work);
    }
    for ([_][]const u8{ "tree-200", "tree-10k" }, [_]usize{ 200, 10_000 }) |id, files| {
        if (plan.wants(.{ .id = id, .samples = 3, .warmup = 0, .batch = files })) |scenario| try trees(plan, allocator, scenario);
    }
}

const Parse = struct {
    parser: kausaldb.Parser,

    pub inline fn operate(self: *Parse, _: usize) !u64 {
        const parsed = try self.parser.parse(sample);
        return parsed.declarations.len +% parsed.calls.len;
    }
};

/// Each sample links the whole tree into a new store: walk, read, parse, put, resolve, commit. A value is the time a file.
fn trees(plan: *Plan, allocator: std.mem.Allocator, scenario: @import("plan.zig").Scenario) !void {
    const root = try std.fs.path.join(plan.arena, &.{ plan.work_folder, "tree" });
    try generate(root, scenario.batch);
    defer std.fs.cwd().deleteTree(root) catch {};
    const values = try plan.arena.alloc(f64, scenario.samples);
    for (values, 0..) |*value, number| {
        const name = try std.fmt.allocPrint(plan.arena, "tree-store-{d}", .{number});
        const start = clock.now();
        var scratch = try data.Scratch.open(plan, allocator, name, .{});
        defer scratch.close();
        var linker = kausaldb.Linker.init(allocator, &scratch.database);
        defer linker.deinit();
        _ = try kausaldb.addFolder(allocator, &linker, root);
        try linker.finish(root);
        try scratch.database.store.commit();
        value.* = @as(f64, @floatFromInt(clock.now() - start)) / @as(f64, @floatFromInt(scenario.batch));
        if (linker.summary.files != scenario.batch or linker.summary.calls_resolved < scenario.batch) return error.TreeNotLinked;
        plan.see(linker.summary.blocks +% linker.summary.calls_resolved);
    }
    try plan.add(scenario, values);
    try plan.values.append(plan.arena, .{ .scenario = scenario.id, .metric = "throughput", .unit = "op/s", .better = "higher", .value = std.time.ns_per_s / median(try plan.arena.dupe(f64, values)) });
}

/// Folders of a hundred files, each of which imports its neighbour and calls into it.
fn generate(root: []const u8, files: usize) !void {
    try std.fs.cwd().makePath(root);
    var folder = try std.fs.cwd().openDir(root, .{});
    defer folder.close();
    var buffer: [2048]u8 = undefined;
    for (0..files) |number| {
        var name_buffer: [64]u8 = undefined;
        if (number % 100 == 0) try folder.makePath(try std.fmt.bufPrint(&name_buffer, "m{d}", .{number / 100}));
        const name = try std.fmt.bufPrint(&name_buffer, "m{d}/f{d}.zig", .{ number / 100, number });
        const neighbour = number / 100 * 100 + (number + 1) % 100 % (files - number / 100 * 100);
        const text = try std.fmt.bufPrint(&buffer, "const neighbour = @import(\"f{d}.zig\");\n\npub fn work{d}(value: u32) u32 {{\n    return neighbour.work{d}(value) + own{d}(value);\n}}\n\n{s}\nfn own{d}(value: u32) u32 {{\n    return value * {d};\n}}\n", .{ neighbour, number, neighbour, number, sample[28..], number, number });
        try folder.writeFile(.{ .sub_path = name, .data = text });
    }
}

//! The gate's protocol: what to run comes in variables, what was measured goes out as JSON lines.

const std = @import("std");
const clock = @import("clock.zig");

pub const Scenario = struct {
    id: []const u8,
    samples: ?usize = null,
    warmup: usize = 0,
    parameters: std.json.Value = .null,

    pub fn text(self: Scenario, name: []const u8) ?[]const u8 {
        if (self.parameters != .object) return null;
        const value = self.parameters.object.get(name) orelse return null;
        return if (value == .string) value.string else null;
    }
    pub fn number(self: Scenario, name: []const u8, default: u64) u64 {
        if (self.parameters != .object) return default;
        const value = self.parameters.object.get(name) orelse return default;
        return if (value == .integer and value.integer >= 0) @intCast(value.integer) else default;
    }
};

pub fn scenarios(allocator: std.mem.Allocator) ![]const Scenario {
    const text = std.posix.getenv("LATENCY_GATE_SCENARIOS") orelse return error.NoScenarios;
    return std.json.parseFromSliceLeaky([]const Scenario, allocator, text, .{ .ignore_unknown_fields = true });
}

pub const Events = struct {
    file: std.fs.File,
    list: std.ArrayList(u8) = .empty,
    allocator: std.mem.Allocator,
    operations: usize = 0,

    pub fn open(allocator: std.mem.Allocator) !Events {
        const path = std.posix.getenv("LATENCY_GATE_OUT") orelse "/dev/stdout";
        const file = try std.fs.cwd().createFile(path, .{ .truncate = false });
        file.seekFromEnd(0) catch {};
        var self: Events = .{ .file = file, .allocator = allocator };
        try self.line(.{ .type = "start", .protocol = 1, .harness = "zigttp-harness", .version = "1.0.0", .clock = "monotonic", .timerFloorNs = clock.floor() });
        return self;
    }

    fn line(self: *Events, event: anytype) !void {
        try self.list.print(self.allocator, "{f}\n", .{std.json.fmt(event, .{ .emit_null_optional_fields = false })});
    }

    pub fn samples(self: *Events, scenario: []const u8, phase: ?[]const u8, values: []const u64) !void {
        self.operations += if (phase == null) values.len else 0;
        try self.line(.{ .type = "samples", .scenario = scenario, .metric = "latency", .phase = phase, .unit = "ns", .values = values });
    }

    pub fn warmup(self: *Events, scenario: []const u8, values: []const u64) !void {
        try self.line(.{ .type = "samples", .scenario = scenario, .metric = "latency", .unit = "ns", .warmup = true, .values = values });
    }

    pub const Better = enum { lower, higher };

    pub fn value(self: *Events, scenario: ?[]const u8, metric: []const u8, unit: []const u8, better: Better, number: f64) !void {
        try self.line(.{ .type = "value", .scenario = scenario, .metric = metric, .unit = unit, .better = @tagName(better), .value = number });
    }

    pub fn failed(self: *Events, scenario: []const u8, kind: []const u8, message: []const u8) !void {
        try self.line(.{ .type = "error", .scenario = scenario, .kind = kind, .count = 1, .message = message });
    }

    pub fn caveat(self: *Events, scenario: []const u8, code: []const u8, message: []const u8) !void {
        try self.line(.{ .type = "caveat", .scenario = scenario, .code = code, .message = message });
    }

    pub fn end(self: *Events) !void {
        try self.line(.{ .type = "end", .operations = self.operations });
        try self.file.writeAll(self.list.items);
        self.file.close();
    }
};

pub fn median(values: []const u64, scratch: []u64) u64 {
    @memcpy(scratch[0..values.len], values);
    std.mem.sort(u64, scratch[0..values.len], {}, std.sort.asc(u64));
    return scratch[values.len / 2];
}

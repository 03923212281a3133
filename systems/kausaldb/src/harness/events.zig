//! The gate's events, one JSON object a line, appended to its file.

const std = @import("std");
const Plan = @import("plan.zig").Plan;

pub const Writer = struct {
    file: std.fs.File,
    buffer: [64 << 10]u8 = undefined,

    pub fn start(path: []const u8, timer_floor_ns: u64) !Writer {
        const file = try std.fs.cwd().createFile(path, .{ .truncate = false });
        try file.seekFromEnd(0);
        var self = Writer{ .file = file };
        try self.line(.{
            .type = "start",
            .protocol = 1,
            .harness = "kausal-harness",
            .version = "1.0.0",
            .clock = "monotonic",
            .timerFloorNs = timer_floor_ns,
            .@"x-allocator" = "std.heap.smp_allocator",
            .@"x-optimize" = @tagName(@import("builtin").mode),
        });
        return self;
    }

    pub fn write(self: *Writer, plan: *const Plan) !void {
        for (plan.results.items) |result| {
            if (result.scenario.batch == 1) {
                // Whole nanoseconds, written as the integers that they are.
                const whole = try plan.arena.alloc(u64, result.values.len);
                for (result.values, whole) |value, *number| number.* = @intFromFloat(value);
                try self.line(.{ .type = "samples", .scenario = result.scenario.id, .metric = "latency", .unit = "ns", .values = whole });
            } else {
                const scaled = try plan.arena.alloc(Thousandths, result.values.len);
                for (result.values, scaled) |value, *number| number.* = .{ .value = value };
                try self.line(.{ .type = "samples", .scenario = result.scenario.id, .metric = "latency", .unit = "ns", .batch = result.scenario.batch, .values = scaled });
            }
        }
        for (plan.values.items) |value| {
            try self.line(.{ .type = "value", .scenario = value.scenario orelse "", .metric = value.metric, .unit = value.unit, .better = value.better, .value = value.value });
        }
        for (plan.caveats.items) |caveat| {
            try self.line(.{ .type = "caveat", .scenario = caveat.scenario, .code = caveat.code, .message = caveat.message });
        }
    }

    pub fn end(self: *Writer, plan: *const Plan) !void {
        var checksum: [32]u8 = undefined;
        const text = try std.fmt.bufPrint(&checksum, "mix64:{x:0>16}", .{plan.checksum});
        try self.line(.{ .type = "end", .operations = plan.operations, .checksum = text });
        self.file.close();
    }

    fn line(self: *Writer, event: anytype) !void {
        var writer = self.file.writerStreaming(&self.buffer);
        try std.json.Stringify.value(event, .{}, &writer.interface);
        try writer.interface.writeByte('\n');
        try writer.interface.flush();
    }
};

const Thousandths = struct {
    value: f64,

    pub fn jsonStringify(self: Thousandths, json: anytype) !void {
        try json.print("{d:.3}", .{self.value});
    }
};

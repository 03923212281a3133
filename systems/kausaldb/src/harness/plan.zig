//! What one run of the harness is to do, read once from the environment that the gate gives (or from the defaults
//! of the report), and where the results go.

const std = @import("std");

pub const Scenario = struct {
    id: []const u8,
    /// Values that are reported; each is the mean of `batch` operations.
    samples: usize,
    /// Operations before them.
    warmup: usize,
    batch: usize = 1,
};

pub const Result = struct {
    scenario: Scenario,
    /// Nanoseconds an operation, in measured order.
    values: []const f64,
};

pub const Value = struct {
    scenario: ?[]const u8,
    metric: []const u8,
    unit: []const u8,
    better: []const u8 = "lower",
    value: f64,
};

pub const Caveat = struct { scenario: []const u8, code: []const u8, message: []const u8 };

pub const Plan = struct {
    arena: std.mem.Allocator,
    seed: u64,
    /// An empty folder of this run's own, on a real disk.
    work_folder: []const u8,
    /// Null: all, with their defaults.
    selected: ?[]const Selected = null,
    results: std.ArrayList(Result) = .empty,
    values: std.ArrayList(Value) = .empty,
    caveats: std.ArrayList(Caveat) = .empty,
    operations: u64 = 0,
    checksum: u64 = 0,

    pub const Selected = struct { id: []const u8, samples: ?usize, warmup: ?usize, parameters: std.json.Value };

    /// The scenario with what the gate asked of it; null when it is not selected.
    pub fn wants(self: *const Plan, defaults: Scenario) ?Scenario {
        const selected = self.selected orelse return defaults;
        for (selected) |one| {
            if (!std.mem.eql(u8, one.id, defaults.id)) continue;
            var scenario = defaults;
            if (one.samples) |samples| scenario.samples = samples;
            if (one.warmup) |warmup| scenario.warmup = warmup;
            return scenario;
        }
        return null;
    }

    /// A whole number among the scenario's parameters.
    pub fn parameter(self: *const Plan, id: []const u8, name: []const u8, default: usize) usize {
        for (self.selected orelse return default) |one| {
            if (!std.mem.eql(u8, one.id, id) or one.parameters != .object) continue;
            const value = one.parameters.object.get(name) orelse continue;
            if (value == .integer and value.integer >= 0) return @intCast(value.integer);
        }
        return default;
    }

    pub fn add(self: *Plan, scenario: Scenario, values: []const f64) !void {
        try self.results.append(self.arena, .{ .scenario = scenario, .values = values });
        self.operations += values.len * scenario.batch;
    }

    pub fn count(self: *Plan, scenario: []const u8, metric: []const u8, value: u64) !void {
        try self.values.append(self.arena, .{ .scenario = scenario, .metric = metric, .unit = "1", .value = @floatFromInt(value) });
    }

    pub fn see(self: *Plan, result: u64) void {
        self.checksum = (std.math.rotl(u64, self.checksum, 5) ^ result) *% 0x9e37_79b9_7f4a_7c15;
    }
};

/// `[{id, parameters, samples, warmup}]`; the warm-up is a number or `{operations}`.
pub fn parseSelection(arena: std.mem.Allocator, text: []const u8) ![]const Plan.Selected {
    const document = try std.json.parseFromSliceLeaky(std.json.Value, arena, text, .{});
    if (document != .array) return error.InvalidSelection;
    const list = try arena.alloc(Plan.Selected, document.array.items.len);
    for (document.array.items, list) |item, *selected| {
        if (item != .object) return error.InvalidSelection;
        const id = item.object.get("id") orelse return error.InvalidSelection;
        if (id != .string) return error.InvalidSelection;
        var warmup = item.object.get("warmup");
        if (warmup) |value| {
            if (value == .object) warmup = value.object.get("operations");
        }
        selected.* = .{
            .id = id.string,
            .samples = try wholeNumber(item.object.get("samples")),
            .warmup = try wholeNumber(warmup),
            .parameters = item.object.get("parameters") orelse .null,
        };
    }
    return list;
}

fn wholeNumber(value: ?std.json.Value) !?usize {
    return switch (value orelse return null) {
        .null => null,
        .integer => |number| std.math.cast(usize, number) orelse error.InvalidSelection,
        else => error.InvalidSelection,
    };
}

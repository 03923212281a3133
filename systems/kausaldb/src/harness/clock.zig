//! The monotonic clock, and what reading it costs.

const std = @import("std");
const plan_module = @import("plan.zig");
const Plan = plan_module.Plan;

pub inline fn now() u64 {
    const time = std.posix.clock_gettime(.MONOTONIC) catch unreachable;
    return @as(u64, @intCast(time.sec)) * std.time.ns_per_s + @as(u64, @intCast(time.nsec));
}

/// Median of an empty pair of reads, in nanoseconds.
pub fn floorNs() u64 {
    var pairs: [4096]u64 = undefined;
    for (&pairs) |*pair| {
        const start = now();
        pair.* = now() - start;
    }
    std.mem.sortUnstable(u64, &pairs, {}, std.sort.asc(u64));
    return pairs[pairs.len / 2];
}

/// Times `work.operate(i)` in batches; `i` counts on from the warm-up. What the operations return is the checksum.
pub fn measure(plan: *Plan, scenario: plan_module.Scenario, work: anytype) !void {
    var next: usize = 0;
    while (next < scenario.warmup) : (next += 1) std.mem.doNotOptimizeAway(try work.operate(next));
    const values = try plan.arena.alloc(f64, scenario.samples);
    var seen: u64 = 0;
    for (values) |*value| {
        const start = now();
        for (0..scenario.batch) |_| {
            seen +%= try work.operate(next);
            next += 1;
        }
        value.* = @as(f64, @floatFromInt(now() - start)) / @as(f64, @floatFromInt(scenario.batch));
    }
    plan.see(seen);
    try plan.add(scenario, values);
}

const std = @import("std");

/// R's type 7, as the gate computes it. `sorted` has at least one value.
pub fn quantile(sorted: []const f64, share: f64) f64 {
    const place = share * @as(f64, @floatFromInt(sorted.len - 1));
    const below: usize = @intFromFloat(place);
    if (below + 1 == sorted.len) return sorted[below];
    return sorted[below] + (place - @floor(place)) * (sorted[below + 1] - sorted[below]);
}

/// Of values in any order; they are sorted in place.
pub fn median(values: []f64) f64 {
    std.mem.sortUnstable(f64, values, {}, std.sort.asc(f64));
    return quantile(values, 0.5);
}

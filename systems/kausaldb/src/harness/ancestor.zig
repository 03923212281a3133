//! What the benchmark program of kausaldb/kausaldb printed in the same run: for each row its name, and below it
//! `Mean: 1.30μs` and so on, always in microseconds.

const std = @import("std");

pub const Ancestor = struct {
    printed: []const u8,

    /// A row's mean in nanoseconds.
    pub fn meanNs(ancestor: Ancestor, name: []const u8) !f64 {
        var lines = std.mem.tokenizeScalar(u8, ancestor.printed, '\n');
        while (lines.next()) |line| {
            const title = std.mem.trim(u8, line, " ");
            if (!std.mem.endsWith(u8, title, ":") or !std.mem.eql(u8, title[0 .. title.len - 1], name)) continue;
            return 1000 * try microseconds(lines.next() orelse "");
        }
        return error.NoRowOfTheAncestor;
    }
};

fn microseconds(line: []const u8) !f64 {
    const label = "Mean: ";
    const from = (std.mem.indexOf(u8, line, label) orelse return error.NoMeanOfTheAncestor) + label.len;
    const to = std.mem.indexOf(u8, line, "μs") orelse return error.NoMeanOfTheAncestor;
    return std.fmt.parseFloat(f64, line[from..@max(from, to)]);
}

test "a row's mean is read by its whole name, and what is missing is an error" {
    const ancestor = Ancestor{ .printed = 
        \\Benchmark Results:
        \\
        \\  storage_block_write_sync:
        \\    Mean: 263.71μs  Min: 210.18μs  Max: 4249.77μs
        \\
        \\  storage_block_write:
        \\    Mean: 1.30μs  Min: 0.46μs  Max: 98.92μs
        \\    P95: 3.00μs  P99: 7.02μs
        \\
        \\  query/cut_off:
    };
    try std.testing.expectApproxEqRel(1300, try ancestor.meanNs("storage_block_write"), 1e-9);
    try std.testing.expectError(error.NoMeanOfTheAncestor, ancestor.meanNs("query/cut_off"));
    try std.testing.expectError(error.NoRowOfTheAncestor, ancestor.meanNs("block_write"));
}

//! Blocked Bloom filter: a key sets 8 bits in one 64-byte line, so that asking costs one cache miss.
//! 12 bits a key give about 1 % false positives (Putze, Sanders and Singler, Cache-, Hash- and Space-Efficient
//! Bloom Filters, 2007).

const std = @import("std");

pub const Line = [8]u64;

pub fn lineCount(keys: usize) usize {
    return @max(1, (keys * 12 + 511) / 512);
}

/// The line is chosen by the hash's high half, the bits by its low 48, six bits for each of the line's words.
pub fn add(lines: []Line, hash: u64) void {
    const line = &lines[lineOf(lines.len, hash)];
    inline for (0..8) |word| line[word] |= bitOf(hash, word);
}

pub inline fn mayHave(lines: []const Line, hash: u64) bool {
    const line = &lines[lineOf(lines.len, hash)];
    var missing: u64 = 0;
    inline for (0..8) |word| missing |= ~line[word] & bitOf(hash, word);
    return missing == 0;
}

inline fn lineOf(count: usize, hash: u64) usize {
    return @intCast(@as(u128, hash) * count >> 64);
}

inline fn bitOf(hash: u64, comptime word: u6) u64 {
    const mixed = hash *% 0x9e37_79b9_7f4a_7c15;
    return @as(u64, 1) << @truncate(mixed >> (16 + word * 6));
}

test "no key is denied, few strangers are let in" {
    const BlockId = @import("../types.zig").BlockId;
    const keys = 20_000;
    const lines = try std.testing.allocator.alloc(Line, lineCount(keys));
    defer std.testing.allocator.free(lines);
    @memset(lines, @splat(0));
    for (0..keys) |i| add(lines, BlockId.fromU64(i).hash());
    for (0..keys) |i| try std.testing.expect(mayHave(lines, BlockId.fromU64(i).hash()));
    var strangers: usize = 0;
    for (keys..keys * 11) |i| strangers += @intFromBool(mayHave(lines, BlockId.fromU64(i).hash()));
    try std.testing.expect(strangers < keys * 10 / 40);
}

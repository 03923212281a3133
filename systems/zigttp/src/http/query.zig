//! `application/x-www-form-urlencoded` (WHATWG URL §5.1): pairs of a query, decoded. Pure.

const std = @import("std");

pub const Pairs = struct {
    rest: []const u8,

    pub const Pair = struct { name: []const u8, value: []const u8 };

    pub fn next(self: *Pairs) ?Pair {
        while (self.rest.len > 0) {
            const end = std.mem.indexOfScalar(u8, self.rest, '&') orelse self.rest.len;
            const piece = self.rest[0..end];
            self.rest = self.rest[@min(end + 1, self.rest.len)..];
            if (piece.len == 0) continue;
            const equals = std.mem.indexOfScalar(u8, piece, '=') orelse piece.len;
            return .{ .name = piece[0..equals], .value = piece[@min(equals + 1, piece.len)..] };
        }
        return null;
    }
};

/// Percent-decodes into `buffer`, which must be as long as `text`. A percent sign that is none stays.
pub fn decode(text: []const u8, buffer: []u8, plus_is_space: bool) []const u8 {
    var length: usize = 0;
    var at: usize = 0;
    while (at < text.len) : (length += 1) {
        buffer[length] = switch (text[at]) {
            '+' => if (plus_is_space) ' ' else '+',
            '%' => escape: {
                if (at + 2 < text.len) {
                    if (std.fmt.parseInt(u8, text[at + 1 .. at + 3], 16)) |byte| {
                        if (text[at + 1] != '+' and text[at + 1] != '-' and text[at + 2] != '_' and text[at + 1] != '_') {
                            at += 2;
                            break :escape byte;
                        }
                    } else |_| {}
                }
                break :escape '%';
            },
            else => |byte| byte,
        };
        at += 1;
    }
    return buffer[0..length];
}

test "pairs" {
    var pairs: Pairs = .{ .rest = "a=1&&b&c=&=d&a=2=3&" };
    const expected = [_][2][]const u8{ .{ "a", "1" }, .{ "b", "" }, .{ "c", "" }, .{ "", "d" }, .{ "a", "2=3" } };
    for (expected) |pair| {
        const read = pairs.next().?;
        try std.testing.expectEqualStrings(pair[0], read.name);
        try std.testing.expectEqualStrings(pair[1], read.value);
    }
    try std.testing.expectEqual(null, pairs.next());
}

test "percent signs" {
    const cases = [_][2][]const u8{ .{ "a%20b+c", "a b c" }, .{ "%", "%" }, .{ "%4", "%4" }, .{ "%zz%41", "%zzA" }, .{ "%+1", "% 1" }, .{ "%C3%A4", "ä" } };
    var buffer: [32]u8 = undefined;
    for (cases) |case| try std.testing.expectEqualStrings(case[1], decode(case[0], &buffer, true));
    try std.testing.expectEqualStrings("a+b", decode("a+b", &buffer, false));
}

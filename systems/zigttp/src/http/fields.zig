//! Header fields as they go over the wire: `name: value CRLF` lines with names in lower case, in one list of
//! bytes. Few fields are looked up and all are written, so that writing is one copy. Pure.

const std = @import("std");
const isToken = @import("head.zig").isToken;

pub const Line = struct { name: []const u8, value: []const u8, start: usize, end: usize };

pub const Iterator = struct {
    bytes: []const u8,
    at: usize = 0,

    pub fn next(self: *Iterator) ?Line {
        if (self.at == self.bytes.len) return null;
        const start = self.at;
        const end = std.mem.indexOfPos(u8, self.bytes, start, "\r\n").?;
        const colon = std.mem.indexOfScalarPos(u8, self.bytes, start, ':').?;
        self.at = end + 2;
        return .{ .name = self.bytes[start..colon], .value = self.bytes[colon + 2 .. end], .start = start, .end = end + 2 };
    }
};

/// Fields of the connection, which are the server's to write.
pub fn isReserved(name: []const u8) bool {
    const reserved = [_][]const u8{ "connection", "content-length", "date", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade" };
    for (reserved) |field| if (std.ascii.eqlIgnoreCase(name, field)) return true;
    return false;
}

pub fn isName(name: []const u8) bool {
    return name.len <= 256 and isToken(name);
}

/// No byte that would end the line or the head (response splitting).
pub fn isValue(value: []const u8) bool {
    for (value) |byte| if ((byte < 0x20 and byte != '\t') or byte == 0x7f) return false;
    return true;
}

pub const Fields = struct {
    bytes: std.ArrayList(u8) = .empty,

    pub fn iterator(self: *const Fields) Iterator {
        return .{ .bytes = self.bytes.items };
    }

    pub fn has(self: *const Fields, name: []const u8) bool {
        return self.find(name) != null;
    }

    fn find(self: *const Fields, name: []const u8) ?Line {
        var lines = self.iterator();
        while (lines.next()) |line| if (std.ascii.eqlIgnoreCase(line.name, name)) return line;
        return null;
    }

    /// All values of a name, joined by a comma, appended to `into`; false when there are none.
    pub fn join(self: *const Fields, allocator: std.mem.Allocator, name: []const u8, into: *std.ArrayList(u8)) !bool {
        var found = false;
        var lines = self.iterator();
        while (lines.next()) |line| {
            if (!std.ascii.eqlIgnoreCase(line.name, name)) continue;
            if (found) try into.appendSlice(allocator, ", ");
            try into.appendSlice(allocator, line.value);
            found = true;
        }
        return found;
    }

    /// `name` and `value` must have passed `isName` and `isValue`.
    pub fn append(self: *Fields, allocator: std.mem.Allocator, name: []const u8, value: []const u8) !void {
        const trimmed = std.mem.trim(u8, value, " \t");
        try self.bytes.ensureUnusedCapacity(allocator, name.len + trimmed.len + 4);
        for (name) |byte| self.bytes.appendAssumeCapacity(std.ascii.toLower(byte));
        self.bytes.appendSliceAssumeCapacity(": ");
        self.bytes.appendSliceAssumeCapacity(trimmed);
        self.bytes.appendSliceAssumeCapacity("\r\n");
    }

    pub fn set(self: *Fields, allocator: std.mem.Allocator, name: []const u8, value: []const u8) !void {
        self.remove(name);
        try self.append(allocator, name, value);
    }

    pub fn remove(self: *Fields, name: []const u8) void {
        while (self.find(name)) |line| {
            const rest = self.bytes.items[line.end..];
            std.mem.copyForwards(u8, self.bytes.items[line.start..], rest);
            self.bytes.shrinkRetainingCapacity(line.start + rest.len);
        }
    }
};

test "set, append, join, remove" {
    const allocator = std.testing.allocator;
    var fields: Fields = .{};
    defer fields.bytes.deinit(allocator);
    try fields.append(allocator, "X-A", " 1 ");
    try fields.append(allocator, "b", "2");
    try fields.append(allocator, "x-a", "3");
    try std.testing.expectEqualStrings("x-a: 1\r\nb: 2\r\nx-a: 3\r\n", fields.bytes.items);
    var joined: std.ArrayList(u8) = .empty;
    defer joined.deinit(allocator);
    try std.testing.expect(try fields.join(allocator, "X-a", &joined));
    try std.testing.expectEqualStrings("1, 3", joined.items);
    try fields.set(allocator, "X-A", "");
    try std.testing.expectEqualStrings("b: 2\r\nx-a: \r\n", fields.bytes.items);
    fields.remove("B");
    try std.testing.expectEqualStrings("x-a: \r\n", fields.bytes.items);
    try std.testing.expect(!try fields.join(allocator, "b", &joined));
}

test "what would split a response is no value and no name" {
    for ([_][]const u8{ "a\r\nb", "a\nb", "a\rb", "a\x00b", "\x7f" }) |value| try std.testing.expect(!isValue(value));
    for ([_][]const u8{ "a", "a\tb", "\xc3\xa4", "" }) |value| try std.testing.expect(isValue(value));
    for ([_][]const u8{ "", "a b", "a:", "\xc3\xa4", "a\r" }) |name| try std.testing.expect(!isName(name));
    try std.testing.expect(isReserved("Content-Length") and !isReserved("content-type"));
}

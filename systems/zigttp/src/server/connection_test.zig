//! After the first requests a connection needs no more memory: shown with an allocator that has none.

const std = @import("std");
const answers = @import("../http/answer.zig");
const Connection = @import("connection.zig").Connection;

const limits: @import("connection.zig").Limits = .{ .head = .{}, .body_bytes = 1 << 20 };

/// Answers each request with its body, as a worker does, out of `allocator`.
const Echo = struct {
    allocator: std.mem.Allocator,
    count: usize = 0,

    pub fn answer(self: *Echo, connection: *Connection, body: []const u8) !void {
        self.count += 1;
        const date: [29]u8 = @splat('-');
        try answers.write(.{ .status = 200, .content_type = "text/plain", .body = body, .keep_alive = true, .date = &date }, &connection.out, self.allocator);
    }
    pub fn refuse(_: *Echo, _: *Connection, _: u16) void {
        @panic("refused");
    }
    pub fn giveBack(_: *Echo, _: *std.ArrayList(u8)) void {
        @panic("a small buffer was given back");
    }
};

const requests = [_][]const u8{
    "GET /a?b=c HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n",
    "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
    "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
};

fn round(connection: *Connection, echo: *Echo, piece_bytes: usize) !void {
    for (requests) |text| {
        var rest = text;
        while (rest.len > 0) {
            const space = connection.space();
            const count = @min(@min(piece_bytes, space.len), rest.len);
            @memcpy(space[0..count], rest[0..count]);
            connection.received(count);
            rest = rest[count..];
            try connection.advance(echo.allocator, limits, echo);
        }
        connection.out.clearRetainingCapacity(); // as when it has been sent
    }
}

test "requests after the first ones allocate nothing" {
    const connection = try std.testing.allocator.create(Connection);
    defer std.testing.allocator.destroy(connection);
    connection.body = .empty;
    connection.out = .empty;
    defer connection.body.deinit(std.testing.allocator);
    defer connection.out.deinit(std.testing.allocator);
    connection.open(-1);

    var first: Echo = .{ .allocator = std.testing.allocator };
    for ([_]usize{ 4096, 1 }) |piece_bytes| try round(connection, &first, piece_bytes);
    var later: Echo = .{ .allocator = std.testing.failing_allocator };
    for (0..1000) |_| for ([_]usize{ 4096, 7, 1 }) |piece_bytes| try round(connection, &later, piece_bytes);
    try std.testing.expectEqual(@as(usize, 1000 * 3 * 5), later.count);
}

//! What goes back: status line, the server's own fields, the handler's, the body. Pure.

const std = @import("std");

pub const Answer = struct {
    status: u16,
    /// Lines of fields.zig, written as they are.
    fields: []const u8 = "",
    content_type: ?[]const u8 = null,
    body: []const u8 = "",
    keep_alive: bool,
    /// HTTP/1.0 clients are told explicitly that the connection lives on.
    minor: u8 = 1,
    /// A HEAD request: the length is said, the body not sent.
    head_only: bool = false,
    /// `Date`, as date.zig writes it.
    date: *const [29]u8,
};

/// RFC 9110 §6.4.1 and §15.3.6.
pub fn hasNoBody(status: u16) bool {
    return hasNoLength(status) or status == 205;
}

/// A client knows of these that they end with their head. Of a 205 it is told: its length is 0.
fn hasNoLength(status: u16) bool {
    return status < 200 or status == 204 or status == 304;
}

pub fn write(answer: Answer, out: *std.ArrayList(u8), allocator: std.mem.Allocator) !void {
    const fixed = 256;
    const bodiless = hasNoBody(answer.status);
    const body = if (bodiless or answer.head_only) "" else answer.body;
    const content_type = answer.content_type orelse "";
    try out.ensureUnusedCapacity(allocator, fixed + answer.fields.len + content_type.len + body.len);

    out.appendSliceAssumeCapacity("HTTP/1.1 ");
    appendNumber(out, answer.status);
    out.appendSliceAssumeCapacity(" ");
    out.appendSliceAssumeCapacity(reason(answer.status));
    out.appendSliceAssumeCapacity("\r\ndate: ");
    out.appendSliceAssumeCapacity(answer.date);
    if (content_type.len > 0 and !bodiless) {
        out.appendSliceAssumeCapacity("\r\ncontent-type: ");
        out.appendSliceAssumeCapacity(content_type);
    }
    if (!hasNoLength(answer.status)) {
        out.appendSliceAssumeCapacity("\r\ncontent-length: ");
        appendNumber(out, if (bodiless) 0 else answer.body.len);
    }
    if (!answer.keep_alive) {
        out.appendSliceAssumeCapacity("\r\nconnection: close");
    } else if (answer.minor == 0) {
        out.appendSliceAssumeCapacity("\r\nconnection: keep-alive");
    }
    out.appendSliceAssumeCapacity("\r\n");
    out.appendSliceAssumeCapacity(answer.fields);
    out.appendSliceAssumeCapacity("\r\n");
    out.appendSliceAssumeCapacity(body);
}

fn appendNumber(out: *std.ArrayList(u8), number: usize) void {
    var buffer: [20]u8 = undefined;
    out.appendSliceAssumeCapacity(std.fmt.bufPrint(&buffer, "{d}", .{number}) catch unreachable);
}

pub fn reason(status: u16) []const u8 {
    return switch (status) {
        200 => "OK",
        201 => "Created",
        202 => "Accepted",
        204 => "No Content",
        205 => "Reset Content",
        206 => "Partial Content",
        301 => "Moved Permanently",
        302 => "Found",
        303 => "See Other",
        304 => "Not Modified",
        307 => "Temporary Redirect",
        308 => "Permanent Redirect",
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "Length Required",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        417 => "Expectation Failed",
        418 => "I'm a teapot",
        422 => "Unprocessable Content",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        500 => "Internal Server Error",
        501 => "Not Implemented",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        505 => "HTTP Version Not Supported",
        else => "Status",
    };
}

const test_date = "Sun, 06 Nov 1994 08:49:37 GMT";

fn expectAnswer(expected: []const u8, answer: Answer) !void {
    var out: std.ArrayList(u8) = .empty;
    defer out.deinit(std.testing.allocator);
    try write(answer, &out, std.testing.allocator);
    try std.testing.expectEqualStrings(expected, out.items);
}

test "an answer, to HEAD too, and one without a body" {
    const start = "HTTP/1.1 200 OK\r\ndate: " ++ test_date ++ "\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n";
    var answer: Answer = .{ .status = 200, .content_type = "text/plain", .body = "hi", .fields = "a: b\r\n", .keep_alive = true, .date = test_date };
    try expectAnswer(start ++ "a: b\r\n\r\nhi", answer);
    answer.head_only = true;
    try expectAnswer(start ++ "a: b\r\n\r\n", answer);
    answer.minor = 0;
    answer.fields = "";
    try expectAnswer(start ++ "connection: keep-alive\r\n\r\n", answer);
    answer.keep_alive = false;
    answer.status = 204;
    try expectAnswer("HTTP/1.1 204 No Content\r\ndate: " ++ test_date ++ "\r\nconnection: close\r\n\r\n", answer);
    answer.status = 205;
    answer.head_only = false;
    try expectAnswer("HTTP/1.1 205 Reset Content\r\ndate: " ++ test_date ++ "\r\ncontent-length: 0\r\nconnection: close\r\n\r\n", answer);
}

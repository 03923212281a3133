//! The conformance table of the request head: what is read, and what is refused with which status.

const std = @import("std");
const head = @import("head.zig");
const expectEqual = std.testing.expectEqual;
const expectEqualStrings = std.testing.expectEqualStrings;

const host = "Host: a\r\n";

fn parseWith(input: []const u8, limits: head.Limits) !?head.Head {
    const Store = struct {
        var fields: [head.max_fields]head.Field = undefined;
    };
    return head.parse(input, limits, &Store.fields);
}
fn parse(input: []const u8) !?head.Head {
    return parseWith(input, .{});
}

const Refused = struct { what: []const u8, input: []const u8, status: u16 = 400 };

const refused = [_]Refused{
    .{ .what = "two lengths, different", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 5\r\nContent-Length: 6\r\n\r\n" },
    .{ .what = "two lengths, the same", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 5\r\nContent-Length: 5\r\n\r\n" },
    .{ .what = "a list of lengths", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 5, 5\r\n\r\n" },
    .{ .what = "a length and chunked", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n" },
    .{ .what = "chunked and a length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n" },
    .{ .what = "a signed length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: +5\r\n\r\n" },
    .{ .what = "a negative length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: -1\r\n\r\n" },
    .{ .what = "a hexadecimal length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 0x5\r\n\r\n" },
    .{ .what = "a length with a space inside", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 1 0\r\n\r\n" },
    .{ .what = "an empty length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length:\r\n\r\n" },
    .{ .what = "a length beyond 64 bits", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length: 99999999999999999999\r\n\r\n" },
    .{ .what = "chunked in HTTP/1.0", .input = "POST / HTTP/1.0\r\n" ++ host ++ "Transfer-Encoding: chunked\r\n\r\n" },
    .{ .what = "an unknown coding", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: gzip\r\n\r\n", .status = 501 },
    .{ .what = "two codings in a list", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: gzip, chunked\r\n\r\n", .status = 501 },
    .{ .what = "chunked twice", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", .status = 501 },
    .{ .what = "chunked in quotes", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: \"chunked\"\r\n\r\n", .status = 501 },
    .{ .what = "chunked after a vertical tab", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Transfer-Encoding: \x0bchunked\r\n\r\n" },
    .{ .what = "obs-fold", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\r\n c\r\n\r\n" },
    .{ .what = "obs-fold with a tab", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\r\n\tc\r\n\r\n" },
    .{ .what = "white space before the first field", .input = "GET / HTTP/1.1\r\n Host: a\r\n\r\n" },
    .{ .what = "bare LF after the request line", .input = "GET / HTTP/1.1\nHost: a\r\n\r\n" },
    .{ .what = "bare LF after a field", .input = "GET / HTTP/1.1\r\nHost: a\n\r\n" },
    .{ .what = "bare LF as the empty line", .input = "GET / HTTP/1.1\r\nHost: a\r\n\n" },
    .{ .what = "bare CR in a value", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\rc\r\n\r\n" },
    .{ .what = "bare CR in the target", .input = "GET /\rx HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "NUL in a value", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\x00c\r\n\r\n" },
    .{ .what = "a control byte in a value", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\x01c\r\n\r\n" },
    .{ .what = "DEL in a value", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\x7fc\r\n\r\n" },
    .{ .what = "white space before the colon", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A : b\r\n\r\n" },
    .{ .what = "white space before the colon of a length", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Content-Length : 5\r\n\r\n" },
    .{ .what = "an empty field name", .input = "GET / HTTP/1.1\r\n" ++ host ++ ": b\r\n\r\n" },
    .{ .what = "a field without a colon", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A b\r\n\r\n" },
    .{ .what = "a field name beyond ASCII", .input = "GET / HTTP/1.1\r\n" ++ host ++ "\xc3\xa4: b\r\n\r\n" },
    .{ .what = "no Host", .input = "GET / HTTP/1.1\r\n\r\n" },
    .{ .what = "two Hosts", .input = "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n" },
    .{ .what = "a Host with a slash", .input = "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n" },
    .{ .what = "a Host with user information", .input = "GET / HTTP/1.1\r\nHost: a@b\r\n\r\n" },
    .{ .what = "a Host with a space", .input = "GET / HTTP/1.1\r\nHost: a b\r\n\r\n" },
    .{ .what = "no version", .input = "GET /\r\n" ++ host ++ "\r\n" },
    .{ .what = "version in lower case", .input = "GET / http/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a version without a minor", .input = "GET / HTTP/1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a version with two digits", .input = "GET / HTTP/1.10\r\n" ++ host ++ "\r\n" },
    .{ .what = "HTTP/2.0", .input = "GET / HTTP/2.0\r\n" ++ host ++ "\r\n", .status = 505 },
    .{ .what = "HTTP/0.9", .input = "GET / HTTP/0.9\r\n" ++ host ++ "\r\n", .status = 505 },
    .{ .what = "the preface of HTTP/2", .input = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .status = 505 },
    .{ .what = "a TLS hello", .input = "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" },
    .{ .what = "two spaces after the method", .input = "GET  / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "two spaces before the version", .input = "GET /  HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a tab for a space", .input = "GET\t/\tHTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "white space after the version", .input = "GET / HTTP/1.1 \r\n" ++ host ++ "\r\n" },
    .{ .what = "white space before the method", .input = " GET / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "an empty method", .input = " / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a method that is no token", .input = "G[]T / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a target with a fragment", .input = "GET /a#b HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a target beyond ASCII", .input = "GET /\xc3\xa4 HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "a target without a slash", .input = "GET a HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "an asterisk without OPTIONS", .input = "GET * HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "CONNECT", .input = "CONNECT a:443 HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "an absolute target of another scheme", .input = "GET https://a/ HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "an absolute target without a host", .input = "GET http:///a HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "three empty lines first", .input = "\r\n\r\n\r\nGET / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "bare LF first", .input = "\nGET / HTTP/1.1\r\n" ++ host ++ "\r\n" },
    .{ .what = "an unknown expectation", .input = "POST / HTTP/1.1\r\n" ++ host ++ "Expect: 200-ok\r\nContent-Length: 1\r\n\r\n", .status = 417 },
    .{ .what = "a request line of 9 000 bytes", .input = "GET /" ++ "a" ** 9000 ++ " HTTP/1.1\r\n" ++ host ++ "\r\n", .status = 414 },
    .{ .what = "a request line without end", .input = "GET /" ++ "a" ** 9000, .status = 414 },
    .{ .what = "a giant field", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: " ++ "b" ** 17000 ++ "\r\n\r\n", .status = 431 },
    .{ .what = "a giant field without end", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: " ++ "b" ** 17000, .status = 431 },
    .{ .what = "101 fields", .input = "GET / HTTP/1.1\r\n" ++ host ++ "A: b\r\n" ** 100 ++ "\r\n", .status = 431 },
};

test "what is malformed is refused, with its status" {
    for (refused) |case| {
        if (parse(case.input)) |read| {
            std.debug.print("{s}: {s}\n", .{ case.what, if (read == null) "waits for more" else "was read" });
            return error.NotRefused;
        } else |err| expectEqual(case.status, head.status(err)) catch |mismatch| {
            std.debug.print("{s}\n", .{case.what});
            return mismatch;
        };
    }
}

test "every beginning of a good head waits for more, and the whole is read" {
    const input = "\r\nPOST /a/b?c=d HTTP/1.1\r\nHost: example.org:80\r\nContent-Length: 12\r\nX-Y:\t v \t\r\nEmpty:\r\n\r\nbody";
    const length = input.len - 4;
    for (0..length) |end| try expectEqual(null, try parse(input[0..end]));
    const read = (try parse(input)).?;
    try expectEqual(length, read.length);
    try expectEqualStrings("POST", read.method);
    try expectEqualStrings("/a/b", read.path());
    try expectEqualStrings("c=d", read.query());
    try expectEqualStrings("example.org:80", read.host);
    try expectEqual(head.Framing{ .length = 12 }, read.framing);
    try expectEqual(4, read.fields.len);
    try expectEqualStrings("v", read.fields[2].value);
    try expectEqualStrings("", read.fields[3].value);
    try std.testing.expect(read.keep_alive);
}

test "the connection lives on or not" {
    const Case = struct { version: []const u8, field: []const u8, keep_alive: bool };
    const cases = [_]Case{
        .{ .version = "1.1", .field = "", .keep_alive = true },
        .{ .version = "1.1", .field = "Connection: close\r\n", .keep_alive = false },
        .{ .version = "1.1", .field = "Connection: Upgrade, CLOSE\r\n", .keep_alive = false },
        .{ .version = "1.1", .field = "Connection: keep-alive\r\n", .keep_alive = true },
        .{ .version = "1.0", .field = "", .keep_alive = false },
        .{ .version = "1.0", .field = "Connection: Keep-Alive\r\n", .keep_alive = true },
        .{ .version = "1.0", .field = "Connection: keep-alive, close\r\n", .keep_alive = false },
        .{ .version = "1.9", .field = "", .keep_alive = true },
    };
    for (cases) |case| {
        var buffer: [200]u8 = undefined;
        const input = try std.fmt.bufPrint(&buffer, "GET / HTTP/{s}\r\nHost: a\r\n{s}\r\n", .{ case.version, case.field });
        try expectEqual(case.keep_alive, (try parse(input)).?.keep_alive);
    }
}

test "targets" {
    const absolute = (try parse("GET http://b:81/x?y HTTP/1.1\r\nHost: a\r\n\r\n")).?;
    try expectEqualStrings("/x?y", absolute.target);
    try expectEqualStrings("b:81", absolute.host);
    try expectEqualStrings("/", (try parse("GET HTTP://b HTTP/1.1\r\nHost: a\r\n\r\n")).?.target);
    try expectEqualStrings("*", (try parse("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n")).?.target);
    try expectEqualStrings("", (try parse("GET / HTTP/1.0\r\n\r\n")).?.host);
}

test "chunked and 100-continue" {
    const read = (try parse("PUT / HTTP/1.1\r\n" ++ host ++ "transfer-encoding: Chunked\r\nExpect: 100-Continue\r\n\r\n")).?;
    try expectEqual(head.Framing.chunked, read.framing);
    try std.testing.expect(read.expects_continue);
}

test "limits are exact" {
    const line = "GET /aaa HTTP/1.1";
    const input = line ++ "\r\nHost: a\r\n\r\n";
    try std.testing.expect(try parseWith(input, .{ .line_bytes = line.len, .head_bytes = input.len, .fields = 1 }) != null);
    try std.testing.expectError(error.TargetTooLong, parseWith(input, .{ .line_bytes = line.len - 1 }));
    try std.testing.expectError(error.HeadTooLarge, parseWith(input, .{ .head_bytes = input.len - 4 }));
    try std.testing.expectError(error.HeadTooLarge, parseWith(input, .{ .fields = 0 }));
}

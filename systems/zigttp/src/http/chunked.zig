//! The chunked coding (RFC 9112 §7.1), decoded as it comes. Pure. Strict: sizes are hexadecimal digits
//! only, lines end in CRLF. Extensions and trailer fields are read, bounded, and dropped.

const std = @import("std");

pub const Error = error{ BadRequest, TooLarge };

pub const Decoder = struct {
    state: State = .size,
    /// Bytes of the chunk that are still to come.
    remaining: u64 = 0,
    digits: u8 = 0,
    /// Bytes of extensions and trailers so far.
    overhead: usize = 0,
    /// What is in the trailer line before its CR.
    line_bytes: usize = 0,

    const State = enum { size, extension, size_lf, data, data_cr, data_lf, trailer, trailer_lf, done };
    const max_overhead = 8 * 1024;

    pub const Step = struct { consumed: usize, data: []const u8, done: bool };

    /// Reads a piece: at most one run of data. Call again with the rest until `consumed` is 0 or `done`.
    pub fn next(self: *Decoder, input: []const u8) Error!Step {
        var at: usize = 0;
        while (at < input.len) {
            const byte = input[at];
            switch (self.state) {
                .size => {
                    if (std.fmt.charToDigit(byte, 16)) |digit| {
                        if (self.digits == 15) return error.TooLarge;
                        self.remaining = self.remaining * 16 + digit;
                        self.digits += 1;
                    } else |_| {
                        if (self.digits == 0) return error.BadRequest;
                        self.state = switch (byte) {
                            '\r' => .size_lf,
                            ';' => .extension,
                            else => return error.BadRequest,
                        };
                    }
                    at += 1;
                },
                .extension => {
                    try self.countOverhead();
                    if (byte == '\r') {
                        self.state = .size_lf;
                    } else if ((byte < 0x20 and byte != '\t') or byte == 0x7f) return error.BadRequest;
                    at += 1;
                },
                .size_lf => {
                    if (byte != '\n') return error.BadRequest;
                    self.state = if (self.remaining == 0) .trailer else .data;
                    self.line_bytes = 0;
                    at += 1;
                },
                .data => {
                    const run = @min(self.remaining, input.len - at);
                    self.remaining -= run;
                    if (self.remaining == 0) self.state = .data_cr;
                    return .{ .consumed = at + run, .data = input[at..][0..run], .done = false };
                },
                .data_cr => {
                    if (byte != '\r') return error.BadRequest;
                    self.state = .data_lf;
                    at += 1;
                },
                .data_lf => {
                    if (byte != '\n') return error.BadRequest;
                    self.state = .size;
                    self.digits = 0;
                    at += 1;
                },
                .trailer => {
                    if (byte == '\r') {
                        self.state = .trailer_lf;
                    } else {
                        try self.countOverhead();
                        if ((byte < 0x20 and byte != '\t') or byte == 0x7f) return error.BadRequest;
                        self.line_bytes += 1;
                    }
                    at += 1;
                },
                .trailer_lf => {
                    if (byte != '\n') return error.BadRequest;
                    at += 1;
                    if (self.line_bytes == 0) {
                        self.state = .done;
                        return .{ .consumed = at, .data = "", .done = true };
                    }
                    self.line_bytes = 0;
                    self.state = .trailer;
                },
                .done => break,
            }
        }
        return .{ .consumed = at, .data = "", .done = self.state == .done };
    }

    fn countOverhead(self: *Decoder) Error!void {
        self.overhead += 1;
        if (self.overhead > max_overhead) return error.TooLarge;
    }
};

fn decode(input: []const u8, pieces: usize, into: *std.ArrayList(u8)) !usize {
    var decoder: Decoder = .{};
    var at: usize = 0;
    while (at < input.len) {
        const end = @min(input.len, at + pieces);
        const step = try decoder.next(input[at..end]);
        try into.appendSlice(std.testing.allocator, step.data);
        at += step.consumed;
        if (step.done) return at;
    }
    return error.Incomplete;
}

test "the same, however it is cut" {
    const input = "4\r\nWiki\r\n6;name=\"v\"\r\npedia \r\nE\r\nin \r\n\r\nchunks.\r\n0\r\nTrailer: x\r\n\r\nGET";
    for (1..input.len + 1) |pieces| {
        var body: std.ArrayList(u8) = .empty;
        defer body.deinit(std.testing.allocator);
        const consumed = try decode(input, pieces, &body);
        try std.testing.expectEqualStrings("Wikipedia in \r\n\r\nchunks.", body.items);
        try std.testing.expectEqualStrings("GET", input[consumed..]);
    }
}

test "what is malformed is refused" {
    const cases = [_][]const u8{
        "\r\n",            "x\r\n",             "+4\r\nWiki\r\n0\r\n\r\n", "0x4\r\nWiki\r\n", " 4\r\nWiki\r\n",
        "4 \r\nWiki\r\n",  "4\nWiki\r\n",       "4\r\nWikiX\r\n",          "4\r\nWiki\n0",    "4\r\rWiki",
        "0\r\nA: b\n\r\n", "0\r\nA\x00: b\r\n", "4;a\x01=b\r\nWiki\r\n",   "4;a\nWiki\r\n",   "-1\r\n\r\n",
        "0\r\n\rX",        "4\r\nWiki\r\r",     "0\r\n\n",                 "g\r\n",
    };
    for (cases) |case| {
        var body: std.ArrayList(u8) = .empty;
        defer body.deinit(std.testing.allocator);
        try std.testing.expectError(error.BadRequest, decode(case, 100, &body));
    }
}

test "sizes and trailers without end are refused" {
    var body: std.ArrayList(u8) = .empty;
    defer body.deinit(std.testing.allocator);
    try std.testing.expectError(error.TooLarge, decode("ffffffffffffffffffffffff\r\n", 100, &body));
    try std.testing.expectError(error.TooLarge, decode("0\r\n" ++ "A: b\r\n" ** 3000 ++ "\r\n", 100, &body));
    try std.testing.expectError(error.TooLarge, decode("4;" ++ "a" ** 9000 ++ "\r\nWiki\r\n", 100, &body));
}

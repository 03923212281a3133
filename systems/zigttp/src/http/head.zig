//! The head of an HTTP/1.x request: RFC 9112, strict. Pure: bytes in, slices of them or an error out.
//!
//! What other servers read in two ways is refused, because a proxy in front may read it in the other one
//! (request smuggling): bare LF and bare CR, white space before a colon, obs-fold, Content-Length twice or
//! beside Transfer-Encoding, any coding but a single chunked, two Hosts.

const std = @import("std");

pub const Limits = struct {
    /// Of the request line in bytes, without its CRLF.
    line_bytes: usize = 8 * 1024,
    /// Of the whole head in bytes, with the empty line.
    head_bytes: usize = 16 * 1024,
    fields: usize = max_fields,
};

pub const max_fields = 100;

pub const Field = struct { name: []const u8, value: []const u8 };

pub const Framing = union(enum) { none, length: u64, chunked };

pub const Head = struct {
    method: []const u8,
    /// Origin form, beginning with a slash, or `*`. The authority of an absolute form is in `host`.
    target: []const u8,
    host: []const u8,
    /// 0 or 1.
    minor: u8,
    keep_alive: bool,
    expects_continue: bool,
    framing: Framing,
    fields: []const Field,
    /// Bytes of the head in the input, up to and with the empty line.
    length: usize,

    pub fn path(self: Head) []const u8 {
        return self.target[0 .. std.mem.indexOfScalar(u8, self.target, '?') orelse self.target.len];
    }
    pub fn query(self: Head) []const u8 {
        const mark = std.mem.indexOfScalar(u8, self.target, '?') orelse return "";
        return self.target[mark + 1 ..];
    }
    pub fn isMethod(self: Head, method: []const u8) bool {
        return std.mem.eql(u8, self.method, method);
    }
};

pub const Error = error{
    /// 400
    BadRequest,
    /// 414
    TargetTooLong,
    /// 431
    HeadTooLarge,
    /// 501
    UnknownCoding,
    /// 505
    UnknownVersion,
    /// 417
    UnknownExpectation,
};

pub fn status(err: Error) u16 {
    return switch (err) {
        error.BadRequest => 400,
        error.TargetTooLong => 414,
        error.HeadTooLarge => 431,
        error.UnknownCoding => 501,
        error.UnknownVersion => 505,
        error.UnknownExpectation => 417,
    };
}

/// The head at the start of `input`; null when it is not complete yet. What can be refused before it is
/// complete is refused at once. `fields` must have `limits.fields` places and outlive the head.
pub fn parse(input: []const u8, limits: Limits, fields: []Field) Error!?Head {
    const start = try skipEmptyLines(input) orelse return null;
    const line_end = try lineEnd(input, start, start + limits.line_bytes, error.TargetTooLong) orelse return null;
    var head = try requestLine(input[start..line_end]);

    var seen: Seen = .{};
    var count: usize = 0;
    var at = line_end + 2;
    while (true) {
        const end = try lineEnd(input, at, start + limits.head_bytes, error.HeadTooLarge) orelse return null;
        if (end == at) break;
        if (count == @min(limits.fields, fields.len)) return error.HeadTooLarge;
        const field = try fieldLine(input[at..end]);
        try seen.note(field);
        fields[count] = field;
        count += 1;
        at = end + 2;
    }
    head.fields = fields[0..count];
    head.length = at + 2;
    try seen.conclude(&head);
    return head;
}

/// RFC 9112 §2.2: at least one empty line before the request line is to be ignored. Here at most two.
fn skipEmptyLines(input: []const u8) Error!?usize {
    var at: usize = 0;
    while (at < 4) {
        if (input.len == at) return null;
        if (input[at] != '\r') break;
        if (input.len == at + 1) return null;
        if (input[at + 1] != '\n') return error.BadRequest;
        at += 2;
    }
    return if (input.len == at) null else at;
}

/// Where the CR of the line's CRLF is. A CR or LF that stands alone is refused, as is NUL.
fn lineEnd(input: []const u8, from: usize, limit: usize, too_long: Error) Error!?usize {
    const Block = @Vector(16, u8);
    const last = @min(input.len, limit + 1);
    var at = from;
    while (at + 16 <= last) : (at += 16) {
        const block: Block = input[at..][0..16].*;
        const control = block < @as(Block, @splat(0x20));
        if (@reduce(.Or, control)) break;
    }
    while (at < last) : (at += 1) {
        switch (input[at]) {
            '\r' => {
                if (at + 1 == input.len) return null;
                return if (input[at + 1] == '\n') at else error.BadRequest;
            },
            '\n', 0 => return error.BadRequest,
            else => {},
        }
    }
    return if (input.len > limit) too_long else null;
}

fn requestLine(line: []const u8) Error!Head {
    const first = std.mem.indexOfScalar(u8, line, ' ') orelse return error.BadRequest;
    const second = std.mem.indexOfScalarPos(u8, line, first + 1, ' ') orelse return error.BadRequest;
    const method = line[0..first];
    const version = line[second + 1 ..];
    if (!isToken(method)) return error.BadRequest;
    if (version.len != 8 or !std.mem.startsWith(u8, version, "HTTP/") or version[6] != '.') return error.BadRequest;
    if (!std.ascii.isDigit(version[5]) or !std.ascii.isDigit(version[7])) return error.BadRequest;
    if (version[5] != '1') return error.UnknownVersion;
    const minor: u8 = if (version[7] == '0') 0 else 1;

    var head: Head = .{
        .method = method,
        .target = line[first + 1 .. second],
        .host = "",
        .minor = minor,
        .keep_alive = minor == 1,
        .expects_continue = false,
        .framing = .none,
        .fields = &.{},
        .length = 0,
    };
    for (head.target) |byte| if (byte <= 0x20 or byte >= 0x7f or byte == '#') return error.BadRequest;
    if (std.mem.startsWith(u8, head.target, "/")) return head;
    if (std.mem.eql(u8, head.target, "*")) return if (head.isMethod("OPTIONS")) head else error.BadRequest;
    if (std.ascii.startsWithIgnoreCase(head.target, "http://")) {
        const authority_end = std.mem.indexOfAnyPos(u8, head.target, 7, "/?") orelse head.target.len;
        head.host = head.target[7..authority_end];
        const rest = head.target[authority_end..];
        if (head.host.len == 0 or !isHost(head.host)) return error.BadRequest;
        if (rest.len > 0 and rest[0] == '?') return error.BadRequest;
        head.target = if (rest.len == 0) "/" else rest;
        return head;
    }
    return error.BadRequest; // authority form belongs to CONNECT, and this is no proxy
}

fn fieldLine(line: []const u8) Error!Field {
    const colon = std.mem.indexOfScalar(u8, line, ':') orelse return error.BadRequest;
    if (!isToken(line[0..colon])) return error.BadRequest; // obs-fold begins with a space, and ends here too
    const value = std.mem.trim(u8, line[colon + 1 ..], " \t");
    for (value) |byte| if ((byte < 0x20 and byte != '\t') or byte == 0x7f) return error.BadRequest;
    return .{ .name = line[0..colon], .value = value };
}

/// The fields that decide where the request ends, and whether the connection lives on.
const Seen = struct {
    host: ?[]const u8 = null,
    length: ?u64 = null,
    codings: usize = 0,
    chunked: bool = false,
    close: bool = false,
    keep_alive: bool = false,
    expects: ?[]const u8 = null,

    fn note(self: *Seen, field: Field) Error!void {
        const name = field.name;
        switch (name.len) {
            4 => if (is(name, "host")) {
                if (self.host != null or !isHost(field.value)) return error.BadRequest;
                self.host = field.value;
            },
            6 => if (is(name, "expect")) {
                self.expects = field.value;
            },
            10 => if (is(name, "connection")) {
                var options = std.mem.tokenizeAny(u8, field.value, ", \t");
                while (options.next()) |option| {
                    if (is(option, "close")) self.close = true;
                    if (is(option, "keep-alive")) self.keep_alive = true;
                }
            },
            14 => if (is(name, "content-length")) {
                if (self.length != null) return error.BadRequest;
                self.length = try decimal(field.value);
            },
            17 => if (is(name, "transfer-encoding")) {
                self.codings += 1;
                self.chunked = is(field.value, "chunked");
            },
            else => {},
        }
    }

    fn conclude(self: Seen, head: *Head) Error!void {
        if (head.minor == 1 and self.host == null) return error.BadRequest;
        if (head.host.len == 0) head.host = self.host orelse "";
        if (self.codings > 0) {
            // Not in HTTP/1.0, and never beside a length (RFC 9112 §6.1, §6.3).
            if (self.length != null or head.minor == 0) return error.BadRequest;
            if (self.codings > 1 or !self.chunked) return error.UnknownCoding;
            head.framing = .chunked;
        } else if (self.length) |length| head.framing = .{ .length = length };
        if (self.expects) |expectation| {
            if (!is(expectation, "100-continue")) return error.UnknownExpectation;
            head.expects_continue = head.minor == 1;
        }
        head.keep_alive = !self.close and (head.minor == 1 or self.keep_alive);
    }
};

fn is(text: []const u8, lower: []const u8) bool {
    return std.ascii.eqlIgnoreCase(text, lower);
}

/// Digits only: no sign, no list, no white space; at most 18 of them.
fn decimal(text: []const u8) Error!u64 {
    if (text.len == 0 or text.len > 18) return error.BadRequest;
    var number: u64 = 0;
    for (text) |byte| {
        if (!std.ascii.isDigit(byte)) return error.BadRequest;
        number = number * 10 + (byte - '0');
    }
    return number;
}

fn isHost(text: []const u8) bool {
    for (text) |byte| switch (byte) {
        'a'...'z', 'A'...'Z', '0'...'9', '.', '-', '_', '~', ':', '[', ']', '%', '!', '$', '&', '\'', '(', ')', '*', '+', ',', ';', '=' => {},
        else => return false,
    };
    return true;
}

const token_bytes: [256]bool = table: {
    var all: [256]bool = @splat(false);
    for ("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") |byte| all[byte] = true;
    break :table all;
};

/// RFC 9110 §5.6.2.
pub fn isToken(text: []const u8) bool {
    if (text.len == 0) return false;
    for (text) |byte| if (!token_bytes[byte]) return false;
    return true;
}

//! Fuzzing of everything that reads what clients send: head, body, chunks, pipelines.
//!
//!     zigttp-fuzz EXECUTIONS [SEED [CORPUS_DIR]]
//!
//! Each execution mutates an input of the corpus and lets a connection read it twice, once whole and once in
//! pieces. Both must see the same requests and refusals, the parser must stay within its input, and a
//! connection must never wait with a full buffer. Inputs that showed something new are kept in CORPUS_DIR.

const std = @import("std");
const http = @import("http/head.zig");
const Connection = @import("server/connection.zig").Connection;

const allocator = std.heap.c_allocator;
const largest = 40 * 1024;
const body_limit = 4 * 1024;

/// What a connection made of its input: a hash over requests and refusals, and their kinds.
const Seen = struct {
    hash: std.hash.Wyhash = .init(0),
    requests: usize = 0,
    refused: u16 = 0,
    signature: u64 = 0,

    pub fn answer(self: *Seen, connection: *Connection, body: []const u8) !void {
        const head = &connection.head;
        self.requests += 1;
        for ([_][]const u8{ head.method, head.target, head.host, body }) |text| {
            inside(connection, text);
            self.hash.update(std.mem.asBytes(&text.len));
            self.hash.update(text);
        }
        for (head.fields) |field| {
            inside(connection, field.name);
            inside(connection, field.value);
            self.hash.update(field.name);
            self.hash.update(field.value);
        }
        self.hash.update(&.{ head.minor, @intFromBool(head.keep_alive), @intFromBool(head.expects_continue) });
        const kind: u64 = @intFromEnum(head.framing);
        self.signature = self.signature *% 31 +% kind *% 1009 +% head.fields.len *% 17 +% std.math.log2_int(u64, body.len + 1) *% 5 +% @intFromBool(head.keep_alive);
        connection.out.clearRetainingCapacity();
        if (!head.keep_alive) connection.phase = .closing;
    }
    pub fn refuse(self: *Seen, connection: *Connection, status: u16) void {
        self.refused = status;
        self.hash.update(std.mem.asBytes(&status));
        self.signature = self.signature *% 31 +% status;
        connection.phase = .closing;
    }
    pub fn giveBack(_: *Seen, list: *std.ArrayList(u8)) void {
        list.clearAndFree(allocator);
    }
};

/// A text of the parser is a part of what was received, of the body that was put together from it, or the
/// path that an absolute target without one has.
fn inside(connection: *const Connection, text: []const u8) void {
    const received = connection.input[0..connection.end];
    if (text.len == 0 or within(received, text) or within(connection.body.items, text)) return;
    if (!std.mem.eql(u8, text, "/")) @panic("a text is outside of the input");
}

fn within(whole: []const u8, part: []const u8) bool {
    const from = @intFromPtr(whole.ptr);
    const at = @intFromPtr(part.ptr);
    return at >= from and at + part.len <= from + whole.len;
}

fn feed(connection: *Connection, input: []const u8, random: ?std.Random, seen: *Seen) !void {
    connection.open(-1);
    var rest = input;
    while (rest.len > 0 and connection.phase != .closing) {
        const space = connection.space();
        if (space.len == 0) @panic("a connection waits with a full buffer");
        const most = if (random) |r| 1 + r.uintLessThan(usize, if (r.boolean()) 8 else 600) else space.len;
        const piece = @min(@min(most, space.len), rest.len);
        @memcpy(space[0..piece], rest[0..piece]);
        connection.received(piece);
        rest = rest[piece..];
        try connection.advance(allocator, .{ .head = .{}, .body_bytes = body_limit }, seen);
    }
    if (connection.phase == .head and connection.start < connection.end) seen.hash.update("head");
    if (connection.phase == .body) seen.hash.update("body");
}

/// Runs one input; its signature.
pub fn execute(connection: *Connection, input: []const u8, random: std.Random) !u64 {
    var whole: Seen = .{};
    try feed(connection, input, null, &whole);
    var pieces: Seen = .{};
    try feed(connection, input, random, &pieces);
    if (whole.hash.final() != pieces.hash.final() or whole.requests != pieces.requests or whole.refused != pieces.refused) {
        std.debug.print("whole: {d} requests, refused {d}; in pieces: {d}, {d}\n{f}\n", .{ whole.requests, whole.refused, pieces.requests, pieces.refused, std.ascii.hexEscape(input, .lower) });
        return error.DependsOnPieces;
    }
    return whole.signature;
}

const tokens = [_][]const u8{
    "\r\n", "\r\n\r\n", "\n",    "\r",         " ",         "\t",          ":",                ": ",                    "\x00",                           "\x7f",                  "\xff",                     "0\r\n\r\n", "5\r\nhello\r\n",       "ffffffff\r\n", ";a=b",                              "HTTP/1.1", "HTTP/1.0", "HTTP/2.0",
    "GET ", "POST ",    "HEAD ", "OPTIONS * ", "http://a/", "Host: a\r\n", "Content-Length: ", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Connection: close\r\n", "Expect: 100-continue\r\n", "0",         "18446744073709551616", "-1",           "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
};

fn mutate(random: std.Random, from: []const u8, other: []const u8, buffer: *[largest]u8) []const u8 {
    var length: usize = @min(from.len, largest);
    @memcpy(buffer[0..length], from[0..length]);
    for (0..1 + random.uintLessThan(usize, 4)) |_| {
        const at = if (length == 0) 0 else random.uintLessThan(usize, length + 1);
        switch (random.uintLessThan(u8, 8)) {
            0 => if (at < length) {
                buffer[at] ^= @as(u8, 1) << random.int(u3);
            },
            1 => if (at < length) {
                buffer[at] = random.int(u8);
            },
            2 => { // take out
                const count = @min(length - at, 1 + random.uintLessThan(usize, 16));
                std.mem.copyForwards(u8, buffer[at..], buffer[at + count .. length]);
                length -= count;
            },
            3, 4 => length = insert(buffer, length, at, tokens[random.uintLessThan(usize, tokens.len)]),
            5 => { // twice
                const count = @min(length - at, random.uintLessThan(usize, 64));
                var copy: [64]u8 = undefined;
                @memcpy(copy[0..count], buffer[at..][0..count]);
                length = insert(buffer, length, at, copy[0..count]);
            },
            6 => { // the end of another
                const from_at = if (other.len == 0) 0 else random.uintLessThan(usize, other.len);
                const count = @min(other.len - from_at, largest - at);
                @memcpy(buffer[at..][0..count], other[from_at..][0..count]);
                length = at + count;
            },
            else => { // a long run
                const run: [512]u8 = @splat(if (random.boolean()) 'a' else "0 \r\n:;"[random.uintLessThan(usize, 6)]);
                length = insert(buffer, length, at, run[0..random.uintLessThan(usize, run.len)]);
            },
        }
    }
    return buffer[0..length];
}

fn insert(buffer: *[largest]u8, length: usize, at: usize, text: []const u8) usize {
    const count = @min(text.len, largest - length);
    std.mem.copyBackwards(u8, buffer[at + count .. length + count], buffer[at..length]);
    @memcpy(buffer[at..][0..count], text[0..count]);
    return length + count;
}

const seeds = [_][]const u8{
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /a?b=c HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "PUT /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n5;e=f\r\nhello\r\n0\r\nT: v\r\n\r\n",
    "HEAD http://b/ HTTP/1.0\r\nConnection: keep-alive\r\nAccept: */*\r\n\r\n",
};

pub const Campaign = struct {
    connection: *Connection,
    corpus: std.ArrayList([]const u8) = .empty,
    known: std.AutoHashMap(u64, void),
    random: std.Random.DefaultPrng,
    folder: ?std.fs.Dir,
    /// Files in the folder, and those of them that this campaign wrote.
    kept: usize = 0,
    written: usize = 0,

    /// The corpus of `folder` is read; what is found is written there by those who set `folder` afterwards.
    pub fn init(seed: u64, folder: ?std.fs.Dir) !Campaign {
        const connection = try allocator.create(Connection);
        connection.body = .empty;
        connection.out = .empty;
        var self: Campaign = .{ .connection = connection, .known = .init(allocator), .random = .init(seed), .folder = null };
        for (seeds) |input| try self.add(input);
        if (folder) |dir| {
            var files = dir.iterate();
            while (try files.next()) |entry| if (entry.kind == .file) {
                try self.add(try dir.readFileAlloc(allocator, entry.name, largest));
                self.kept += 1;
            };
        }
        return self;
    }

    fn add(self: *Campaign, input: []const u8) !void {
        const signature = try execute(self.connection, input, self.random.random());
        try self.known.put(signature, {});
        try self.corpus.append(allocator, input);
    }

    pub fn run(self: *Campaign, executions: usize) !void {
        const random = self.random.random();
        var buffer: [largest]u8 = undefined;
        for (0..executions) |_| {
            const from = self.corpus.items[random.uintLessThan(usize, self.corpus.items.len)];
            const other = self.corpus.items[random.uintLessThan(usize, self.corpus.items.len)];
            const input = mutate(random, from, other, &buffer);
            const signature = try execute(self.connection, input, random);
            // A corpus without bounds would be slow, not better.
            if (self.corpus.items.len >= 4096 or input.len > 2048) continue;
            if ((try self.known.getOrPut(signature)).found_existing) continue;
            try self.corpus.append(allocator, try allocator.dupe(u8, input));
            if (self.folder) |dir| try self.keep(dir, input);
        }
    }

    /// As many files in all as a repository bears.
    fn keep(self: *Campaign, dir: std.fs.Dir, input: []const u8) !void {
        if (self.kept >= 200) return;
        var name: [16]u8 = undefined;
        _ = try std.fmt.bufPrint(&name, "{x:0>16}", .{std.hash.Wyhash.hash(0, input)});
        try dir.writeFile(.{ .sub_path = &name, .data = input });
        self.kept += 1;
        self.written += 1;
    }
};

pub fn main() !u8 {
    const arguments = try std.process.argsAlloc(allocator);
    if (arguments.len < 2 or arguments.len > 4) {
        std.debug.print("zigttp-fuzz EXECUTIONS [SEED [CORPUS_DIR]]\n", .{});
        return 2;
    }
    const executions = try std.fmt.parseInt(usize, arguments[1], 10);
    const seed = if (arguments.len > 2) try std.fmt.parseInt(u64, arguments[2], 10) else 1;
    const folder = if (arguments.len > 3) try std.fs.cwd().openDir(arguments[3], .{ .iterate = true }) else null;
    var campaign = try Campaign.init(seed, folder);
    campaign.folder = folder;
    const known = campaign.corpus.items.len;
    const start = std.time.milliTimestamp();
    try campaign.run(executions);
    const seconds = @as(f64, @floatFromInt(std.time.milliTimestamp() - start)) / 1000;
    std.debug.print("{d} executions, seed {d}, {d:.1} s: nothing crashed, nothing depended on how the input was cut. Corpus: {d} at the start, {d} at the end, {d} written.\n", .{ executions, seed, seconds, known, campaign.corpus.items.len, campaign.written });
    return 0;
}

test "the corpus, and a short campaign" {
    var corpus = try std.fs.cwd().openDir("fuzz/corpus", .{ .iterate = true });
    defer corpus.close();
    var campaign = try Campaign.init(20261121, corpus);
    try std.testing.expect(campaign.corpus.items.len > 100);
    try campaign.run(100_000);
}

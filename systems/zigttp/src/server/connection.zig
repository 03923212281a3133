//! One client: bytes in, requests out of them, answers into one buffer. What a request is answered with is
//! the worker's business (`Dispatch`), when to read and write too; here is the order of things.

const std = @import("std");
const linux = std.os.linux;
const http = @import("../http/head.zig");
const chunked = @import("../http/chunked.zig");

/// A head at its limit and a piece of body.
const input_bytes = 32 * 1024;
/// With less room than this behind it, what is unread goes to the front of the buffer.
const least_room = 4096;
/// Beyond this, no further request of a pipeline is answered until the client has taken what there is.
const output_limit = 64 * 1024;
/// Buffers that have grown beyond this are given back.
const keep_bytes = 128 * 1024;

pub const Phase = enum {
    /// Between requests, or in the middle of a head.
    head,
    /// In the middle of a body.
    body,
    /// The last answer is in the buffer: nothing more is read as a request.
    closing,
    /// Our half is closed. What the client still sends is thrown away, so that it can read the answer.
    lingering,
};

pub const Result = enum { open, close };

pub const Connection = struct {
    fd: i32,
    phase: Phase,
    /// Unread bytes are input[start..end].
    start: usize,
    end: usize,
    head: http.Head,
    remaining: u64,
    decoder: chunked.Decoder,
    /// In the phase `body`: unread bytes are input[body_start..end], behind the head.
    body_start: usize,
    /// The phase `body` began, and its time has not begun yet.
    body_began: bool,
    body: std.ArrayList(u8),
    out: std.ArrayList(u8),
    sent: usize,
    /// Milliseconds of the worker's clock.
    deadline_ms: u64,
    /// What epoll waits for.
    interest: u32,
    /// The client's half is closed: nothing more comes, and what it asked for is still answered.
    ended: bool,
    /// Bytes that were thrown away while lingering.
    discarded: usize,
    next_free: ?*Connection,
    index: u32,
    fields: [http.max_fields]http.Field,
    input: [input_bytes]u8,

    pub fn open(self: *Connection, fd: i32) void {
        self.fd = fd;
        self.phase = .head;
        self.start = 0;
        self.end = 0;
        self.body.clearRetainingCapacity();
        self.out.clearRetainingCapacity();
        self.sent = 0;
        self.discarded = 0;
        self.ended = false;
        self.body_began = false;
        self.interest = 0;
    }

    pub fn pending(self: *const Connection) bool {
        return self.sent < self.out.items.len;
    }

    /// Nothing of a request has come, and nothing is owed.
    pub fn isIdle(self: *const Connection) bool {
        return self.phase == .head and self.start == self.end and !self.pending();
    }

    pub fn wantsInput(self: *const Connection) bool {
        if (self.ended) return false;
        return switch (self.phase) {
            .head, .body => self.out.items.len - self.sent < output_limit,
            .closing => false,
            .lingering => true,
        };
    }

    /// Where the next bytes go.
    pub fn space(self: *Connection) []u8 {
        if (self.start == self.end and self.phase == .head) {
            self.start = 0;
            self.end = 0;
        } else if (self.phase == .head and self.start > 0 and input_bytes - self.end < least_room) {
            self.toFront();
        } else if (self.phase == .body and self.body_start == self.end) {
            self.body_start = self.start + self.head.length;
            self.end = self.body_start;
        }
        return self.input[self.end..];
    }

    fn toFront(self: *Connection) void {
        std.mem.copyForwards(u8, &self.input, self.input[self.start..self.end]);
        self.end -= self.start;
        self.start = 0;
    }

    pub fn received(self: *Connection, count: usize) void {
        self.end += count;
    }

    /// Answers all requests that are complete. `dispatch.answer(connection, body)` must put an answer into
    /// `out`.
    pub fn advance(self: *Connection, allocator: std.mem.Allocator, limits: Limits, dispatch: anytype) !void {
        while (true) switch (self.phase) {
            .head => {
                if (self.out.items.len - self.sent >= output_limit) return;
                const parsed = http.parse(self.input[self.start..self.end], limits.head, &self.fields) catch |err| return dispatch.refuse(self, http.status(err));
                self.head = parsed orelse return;
                const rest = self.input[self.start + self.head.length .. self.end];
                switch (self.head.framing) {
                    .none => try self.finish(self.start + self.head.length, "", dispatch),
                    .length => |length| {
                        if (length > limits.body_bytes) return dispatch.refuse(self, 413);
                        if (rest.len >= length) {
                            try self.finish(self.start + self.head.length + length, rest[0..length], dispatch);
                        } else {
                            try self.body.ensureTotalCapacity(allocator, length);
                            self.remaining = length;
                            try self.beginBody(allocator, limits, rest.len);
                        }
                    },
                    .chunked => {
                        self.decoder = .{};
                        try self.beginBody(allocator, limits, rest.len);
                    },
                }
            },
            .body => {
                const bytes = self.input[self.body_start..self.end];
                if (bytes.len == 0) return;
                if (self.head.framing == .chunked) {
                    const step = self.decoder.next(bytes) catch |err| return dispatch.refuse(self, if (err == error.TooLarge) 413 else 400);
                    if (self.body.items.len + step.data.len > limits.body_bytes) return dispatch.refuse(self, 413);
                    try self.body.appendSlice(allocator, step.data);
                    self.body_start += step.consumed;
                    if (step.done) try self.finish(self.body_start, self.body.items, dispatch);
                } else {
                    const taken = @min(self.remaining, bytes.len);
                    self.body.appendSliceAssumeCapacity(bytes[0..taken]);
                    self.remaining -= taken;
                    self.body_start += taken;
                    if (self.remaining == 0) try self.finish(self.body_start, self.body.items, dispatch);
                }
            },
            .closing, .lingering => return,
        };
    }

    fn beginBody(self: *Connection, allocator: std.mem.Allocator, limits: Limits, available: usize) !void {
        self.phase = .body;
        self.body_began = true;
        // The body is read into what is behind the head. Where that is little or nothing, the head is in front of
        // it after others (a head alone leaves half of the buffer), and goes to the front.
        if (input_bytes - (self.start + self.head.length) < least_room) {
            self.toFront();
            // Its texts are slices of the input: the same ones, elsewhere.
            self.head = (http.parse(self.input[0..self.end], limits.head, &self.fields) catch unreachable).?;
        }
        // From here on the head stays where it is until the answer.
        self.body_start = self.start + self.head.length;
        self.body.clearRetainingCapacity();
        if (self.head.expects_continue and available == 0) try self.out.appendSlice(allocator, "HTTP/1.1 100 Continue\r\n\r\n");
    }

    fn finish(self: *Connection, next: usize, body: []const u8, dispatch: anytype) !void {
        self.phase = .head;
        try dispatch.answer(self, body);
        self.start = next;
        if (self.body.capacity > keep_bytes) dispatch.giveBack(&self.body);
    }

    /// Sends what there is. `close` when all is said and the client has to go.
    pub fn flush(self: *Connection, dispatch: anytype) Result {
        while (self.pending()) {
            const bytes = self.out.items[self.sent..];
            const result = linux.sendto(self.fd, bytes.ptr, bytes.len, linux.MSG.NOSIGNAL, null, 0);
            switch (linux.E.init(result)) {
                .SUCCESS => self.sent += result,
                .INTR => {},
                .AGAIN => return .open,
                else => return .close,
            }
        }
        self.sent = 0;
        if (self.out.capacity > keep_bytes) dispatch.giveBack(&self.out) else self.out.clearRetainingCapacity();
        if (self.phase == .closing) {
            self.phase = .lingering;
            if (linux.E.init(linux.shutdown(self.fd, linux.SHUT.WR)) != .SUCCESS) return .close;
        }
        return .open;
    }
};

pub const Limits = struct { head: http.Limits, body_bytes: usize };

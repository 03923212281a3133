//! One thread with one epoll, one engine, and its connections. The first worker is the main thread; the
//! engines of the others are made with their first connection.

const std = @import("std");
const linux = std.os.linux;
const Shared = @import("shared.zig").Shared;
const connections = @import("connection.zig");
const Connection = connections.Connection;
const Engine = @import("../engine/engine.zig").Engine;
const exchange = @import("../engine/exchange.zig");
const answers = @import("../http/answer.zig");
const dates = @import("../http/date.zig");
const error_page = @import("error_page.zig");
const output = @import("../output.zig");
const stamps = @import("../start/stamps.zig");

const allocator = std.heap.c_allocator;

const listener_tag = std.math.maxInt(u64);
const stop_tag = listener_tag - 1;
const accepts_a_turn = 16;
const linger_ms = 1000;
const linger_bytes = 256 * 1024;
/// How long a worker rests from accepting when there are no descriptors left.
const rest_ms = 100;

pub const Worker = struct {
    shared: *Shared,
    engine: *Engine,
    engine_ready: bool,
    epoll: i32 = -1,
    slots: std.ArrayList(*Connection) = .empty,
    free: ?*Connection = null,
    open_count: u32 = 0,
    listening: bool = false,
    resting_until_ms: u64 = 0,
    now_ms: u64 = 0,
    next_sweep_ms: u64 = 0,
    sweep_ms: u64 = 1000,
    date_second: u64 = 0,
    date: [29]u8 = undefined,
    page: std.ArrayList(u8) = .empty,
    stopping: bool = false,
    /// When all ends, once the server stops: no deadline is later.
    last_ms: u64 = std.math.maxInt(u64),

    pub fn init(shared: *Shared, engine: *Engine, engine_ready: bool) Worker {
        const options = shared.options;
        const shortest = @min(@min(options.head_ms, options.body_ms), @min(options.idle_ms, options.stop_ms));
        return .{ .shared = shared, .engine = engine, .engine_ready = engine_ready, .sweep_ms = std.math.clamp(shortest / 4, 5, 1000) };
    }

    /// Accepts what is already waiting, so that the first answer does not wait for what comes after it.
    pub fn serveWaiting(self: *Worker) error{SetupFailed}!void {
        const created = linux.epoll_create1(linux.EPOLL.CLOEXEC);
        if (linux.E.init(created) != .SUCCESS) return error.SetupFailed;
        self.epoll = @intCast(created);
        self.tick();
        self.accept(accepts_a_turn);
    }

    /// Until the server stops and all is answered.
    pub fn run(self: *Worker) error{SetupFailed}!void {
        try self.watch(self.shared.stop_event, linux.EPOLL.IN, stop_tag);
        try self.startListening();
        var events: [64]linux.epoll_event = undefined;
        while (!(self.stopping and self.open_count == 0)) {
            const timeout: i32 = if (self.open_count > 0 or self.resting_until_ms > 0) @intCast(self.sweep_ms) else -1;
            const result = linux.epoll_wait(self.epoll, &events, events.len, timeout);
            self.tick();
            const count: usize = switch (linux.E.init(result)) {
                .SUCCESS => result,
                .INTR => 0,
                else => return error.SetupFailed,
            };
            for (events[0..count]) |event| switch (event.data.u64) {
                listener_tag => self.accept(accepts_a_turn),
                stop_tag => self.beginStop(),
                else => |index| self.serve(self.slots.items[index], event.events),
            };
            if (self.now_ms >= self.next_sweep_ms) self.sweep();
        }
    }

    fn watch(self: *Worker, fd: i32, events: u32, tag: u64) error{SetupFailed}!void {
        var event: linux.epoll_event = .{ .events = events, .data = .{ .u64 = tag } };
        if (linux.E.init(linux.epoll_ctl(self.epoll, linux.EPOLL.CTL_ADD, fd, &event)) != .SUCCESS) return error.SetupFailed;
    }

    fn startListening(self: *Worker) error{SetupFailed}!void {
        if (self.listening or self.stopping) return;
        const exclusive: u32 = if (self.shared.options.workers > 1) linux.EPOLL.EXCLUSIVE else 0;
        try self.watch(self.shared.listener, linux.EPOLL.IN | exclusive, listener_tag);
        self.listening = true;
    }

    fn stopListening(self: *Worker) void {
        if (!self.listening) return;
        _ = linux.epoll_ctl(self.epoll, linux.EPOLL.CTL_DEL, self.shared.listener, null);
        self.listening = false;
    }

    fn tick(self: *Worker) void {
        var time: std.c.timespec = undefined;
        _ = std.c.clock_gettime(.MONOTONIC, &time);
        self.now_ms = @as(u64, @intCast(time.sec)) * 1000 + @as(u64, @intCast(time.nsec)) / 1_000_000;
        _ = std.c.clock_gettime(.REALTIME_COARSE, &time);
        const second: u64 = @intCast(time.sec);
        if (second != self.date_second) {
            self.date_second = second;
            dates.write(second, &self.date);
        }
    }

    fn accept(self: *Worker, most: usize) void {
        for (0..most) |_| {
            if (self.open_count >= self.shared.options.connections) return self.stopListening();
            const result = linux.accept4(self.shared.listener, null, null, linux.SOCK.NONBLOCK | linux.SOCK.CLOEXEC);
            switch (linux.E.init(result)) {
                .SUCCESS => {},
                .INTR, .CONNABORTED => continue,
                .AGAIN => return,
                else => { // no descriptors or no memory: later perhaps
                    self.resting_until_ms = self.now_ms + rest_ms;
                    return self.stopListening();
                },
            }
            stamps.mark(.accept);
            const fd: i32 = @intCast(result);
            const connection = self.acquire() catch {
                _ = linux.close(fd);
                return;
            };
            connection.open(fd);
            self.giveTime(connection, self.shared.options.head_ms);
            self.watch(fd, linux.EPOLL.IN, connection.index) catch {
                self.close(connection);
                return;
            };
            connection.interest = linux.EPOLL.IN;
            self.serve(connection, linux.EPOLL.IN);
        }
    }

    fn acquire(self: *Worker) error{OutOfMemory}!*Connection {
        const connection = self.free orelse made: {
            const fresh = try allocator.create(Connection);
            errdefer allocator.destroy(fresh);
            fresh.index = @intCast(self.slots.items.len);
            fresh.body = .empty;
            fresh.out = .empty;
            fresh.next_free = null;
            try self.slots.append(allocator, fresh);
            break :made fresh;
        };
        self.free = connection.next_free;
        self.open_count += 1;
        return connection;
    }

    fn close(self: *Worker, connection: *Connection) void {
        _ = linux.close(connection.fd);
        connection.fd = -1;
        connection.next_free = self.free;
        self.free = connection;
        self.open_count -= 1;
        if (!self.stopping and !self.listening and self.resting_until_ms == 0 and self.epoll >= 0) self.startListening() catch {};
    }

    fn serve(self: *Worker, connection: *Connection, events: u32) void {
        if (connection.fd < 0) return; // closed earlier in this turn
        if (events & linux.EPOLL.OUT != 0) {
            if (self.push(connection) == .close) return;
        }
        if (events & (linux.EPOLL.IN | linux.EPOLL.HUP | linux.EPOLL.ERR) != 0 and connection.wantsInput()) {
            if (self.pull(connection) == .close) return;
        }
        self.settle(connection);
    }

    fn pull(self: *Worker, connection: *Connection) connections.Result {
        if (connection.phase == .lingering) return self.discard(connection);
        while (true) {
            const space = connection.space();
            // Full of requests that were held back: there is room again once they are answered.
            if (space.len == 0) return self.push(connection);
            const result = linux.recvfrom(connection.fd, space.ptr, space.len, 0, null, null);
            switch (linux.E.init(result)) {
                .SUCCESS => {},
                .INTR => continue,
                .AGAIN => return .open,
                else => return self.closed(connection),
            }
            if (result == 0) {
                connection.ended = true;
                return self.push(connection);
            }
            const began = connection.phase == .head and connection.start == connection.end;
            connection.received(result);
            if (began) self.giveTime(connection, self.shared.options.head_ms);
            if (self.push(connection) == .close) return .close;
            if (result < space.len or !connection.wantsInput() or connection.phase == .lingering) return .open;
        }
    }

    /// Answers what is complete and sends it; again, while a full buffer held requests back.
    fn push(self: *Worker, connection: *Connection) connections.Result {
        while (true) {
            connection.advance(allocator, self.limits(), self) catch return self.closed(connection);
            if (connection.phase == .body and connection.body_began) {
                connection.body_began = false;
                self.giveTime(connection, self.shared.options.body_ms);
            }
            const held_back = connection.out.items.len - connection.sent >= 64 * 1024;
            if (connection.flush(self) == .close) return self.closed(connection);
            if (connection.pending()) return .open;
            if (held_back) continue;
            // The client's half is closed, and what it asked for is answered and sent.
            return if (connection.ended) self.closed(connection) else .open;
        }
    }

    fn limits(self: *Worker) connections.Limits {
        return .{ .head = .{}, .body_bytes = self.shared.options.body_bytes };
    }

    fn closed(self: *Worker, connection: *Connection) connections.Result {
        self.close(connection);
        return .close;
    }

    fn discard(self: *Worker, connection: *Connection) connections.Result {
        while (true) {
            const result = linux.recvfrom(connection.fd, &connection.input, connection.input.len, 0, null, null);
            switch (linux.E.init(result)) {
                .SUCCESS => {},
                .INTR => continue,
                .AGAIN => return .open,
                else => return self.closed(connection),
            }
            connection.discarded += result;
            if (result == 0 or connection.discarded > linger_bytes) return self.closed(connection);
        }
    }

    fn giveTime(self: *Worker, connection: *Connection, ms: u64) void {
        connection.deadline_ms = @min(self.now_ms + ms, self.last_ms);
    }

    /// Sets deadline and interest for what comes next.
    fn settle(self: *Worker, connection: *Connection) void {
        const options = self.shared.options;
        if (connection.pending()) {
            if (connection.interest & linux.EPOLL.OUT == 0) self.giveTime(connection, options.body_ms);
        } else if (connection.phase == .lingering) {
            if (connection.discarded == 0) self.giveTime(connection, linger_ms);
        } else if (connection.isIdle()) {
            if (self.stopping) return self.close(connection);
            self.giveTime(connection, options.idle_ms);
        }
        const in: u32 = if (connection.wantsInput()) linux.EPOLL.IN else 0;
        const out: u32 = if (connection.pending()) linux.EPOLL.OUT else 0;
        if (in | out == connection.interest) return;
        connection.interest = in | out;
        var event: linux.epoll_event = .{ .events = in | out, .data = .{ .u64 = connection.index } };
        if (linux.E.init(linux.epoll_ctl(self.epoll, linux.EPOLL.CTL_MOD, connection.fd, &event)) != .SUCCESS) self.close(connection);
    }

    /// Ends what took too long.
    fn sweep(self: *Worker) void {
        self.next_sweep_ms = self.now_ms + self.sweep_ms;
        for (self.slots.items) |connection| {
            if (connection.fd < 0 or self.now_ms < connection.deadline_ms) continue;
            const unfinished = (connection.phase == .head and connection.start < connection.end) or connection.phase == .body;
            if (unfinished and !connection.pending()) {
                self.refuse(connection, 408);
                if (connection.flush(self) == .close) self.close(connection) else self.settle(connection);
            } else self.close(connection);
        }
        if (self.resting_until_ms > 0 and self.now_ms >= self.resting_until_ms) {
            self.resting_until_ms = 0;
            self.startListening() catch {};
        }
    }

    fn beginStop(self: *Worker) void {
        if (self.stopping) return;
        // The name first: a socket that takes no connection looks to the next server as one that was left.
        self.shared.removeName();
        self.accept(self.shared.options.connections); // who is in the queue already is served
        self.stopping = true;
        self.stopListening();
        // Of all workers: who comes now is refused, and doesn't wait for nobody. Again it changes nothing.
        _ = linux.shutdown(self.shared.listener, linux.SHUT.RDWR);
        _ = linux.epoll_ctl(self.epoll, linux.EPOLL.CTL_DEL, self.shared.stop_event, null);
        self.last_ms = self.now_ms + self.shared.options.stop_ms;
        for (self.slots.items) |connection| {
            if (connection.fd < 0) continue;
            connection.deadline_ms = @min(connection.deadline_ms, self.last_ms);
            // What had arrived before the signal is read and answered; who asked for nothing is closed.
            if (connection.isIdle()) self.serve(connection, linux.EPOLL.IN);
        }
    }

    // What a connection asks of its worker.

    pub fn answer(self: *Worker, connection: *Connection, body: []const u8) !void {
        // What is behind this request is the beginning of the next one, which has its own time.
        self.giveTime(connection, self.shared.options.head_ms);
        if (!self.engine_ready and !try self.beginEngine(connection)) return;
        const shared = self.shared;
        const head = &connection.head;
        var subject: exchange.Exchange = .{
            .head = head,
            .path = head.path(),
            .body = body,
            .request_count = shared.requests.fetchAdd(1, .monotonic) + 1,
            .cold_start_ms = @as(f64, @floatFromInt(self.coldStart())) / 1e6,
        };
        if (self.stopping) head.keep_alive = false;
        switch (self.engine.handle(&subject)) {
            .response => |response| try self.write(connection, .{
                .status = response.status,
                .fields = response.fields,
                .content_type = response.content_type,
                .body = response.body,
                .keep_alive = head.keep_alive,
                .date = &self.date,
            }),
            .not_found => try self.write(connection, .{ .status = 404, .content_type = "text/plain", .body = "Not Found\n", .keep_alive = head.keep_alive, .date = &self.date }),
            .method_not_allowed => |allowed| {
                self.page.clearRetainingCapacity();
                try self.page.print(allocator, "allow: {s}\r\n", .{allowed});
                try self.write(connection, .{ .status = 405, .fields = self.page.items, .content_type = "text/plain", .body = "Method Not Allowed\n", .keep_alive = head.keep_alive, .date = &self.date });
            },
            .failure => |failure| try self.fail(connection, failure),
        }
        if (stamps.at(.first_byte) == 0) {
            if (connection.flush(self) == .close) return error.OutOfMemory;
            stamps.mark(.first_byte);
            stamps.tell();
        }
    }

    fn coldStart(self: *Worker) u64 {
        const known = self.shared.cold_start_ns.load(.monotonic);
        if (known > 0) return known;
        const since = stamps.now() - stamps.at(.main);
        self.shared.cold_start_ns.store(since, .monotonic);
        return since;
    }

    /// Before a request asks for it. Where there is no engine to be had, the first request tries again.
    pub fn prewarm(self: *Worker) void {
        _ = self.beginEngine(null) catch {};
    }

    /// False when there is no engine to be had: that is the answer, and the next request tries again.
    fn beginEngine(self: *Worker, asker: ?*Connection) !bool {
        self.startEngine() catch |err| {
            try self.explain(asker, self.engine.notStarted(err));
            return false;
        };
        self.engine.load() catch |err| {
            defer self.engine.stop();
            try self.explain(asker, self.engine.notStarted(err));
            return false;
        };
        self.engine_ready = true;
        return true;
    }

    fn startEngine(self: *Worker) Engine.StartError!void {
        try self.engine.start(.{
            .memory_bytes = @as(usize, self.shared.options.memory_mib) << 20,
            .time_ns = @as(u64, self.shared.options.handler_ms) * std.time.ns_per_ms,
            .start_ms = self.shared.start_ms,
        }, self.shared.program);
    }

    fn fail(self: *Worker, connection: *Connection, failure: exchange.Failure) !void {
        try self.explain(connection, failure);
        switch (failure.kind) {
            // The answer stands, whatever becomes of the engine: the next request tries again.
            .too_long, .too_large => self.engine.restart() catch |err| {
                defer self.engine.stop();
                self.engine_ready = false;
                try self.complain(connection, self.engine.notStarted(err));
            },
            .threw, .no_response, .not_started => {},
        }
    }

    fn complain(self: *Worker, asker: ?*Connection, failure: exchange.Failure) !void {
        self.page.clearRetainingCapacity();
        try self.page.appendSlice(allocator, "zigttp: ");
        if (asker) |connection| try self.page.print(allocator, "{s} {s}: ", .{ connection.head.method, connection.head.target });
        try self.page.print(allocator, "{s}: {s}\n{s}", .{ @tagName(failure.kind), failure.message, failure.stack });
        output.err.write(self.page.items);
    }

    /// Says what failed, and answers whoever asked for it.
    fn explain(self: *Worker, asker: ?*Connection, failure: exchange.Failure) !void {
        try self.complain(asker, failure);
        const connection = asker orelse return;
        const head = &connection.head;
        const development = self.shared.options.development;
        self.page.clearRetainingCapacity();
        if (development) try error_page.development(&self.page, allocator, head, failure);
        try self.write(connection, .{
            .status = error_page.status(failure.kind),
            .content_type = if (development) "text/html;charset=UTF-8" else "text/plain",
            .body = if (development) self.page.items else error_page.plain(failure.kind),
            .keep_alive = head.keep_alive,
            .date = &self.date,
        });
    }

    /// A request that can't be read: the answer, and the end of the connection.
    pub fn refuse(self: *Worker, connection: *Connection, status: u16) void {
        const reason = answers.reason(status);
        connection.phase = .closing;
        connection.head.minor = 1;
        answers.write(.{ .status = status, .content_type = "text/plain", .body = reason, .keep_alive = false, .date = &self.date }, &connection.out, allocator) catch {};
    }

    pub fn giveBack(_: *Worker, list: *std.ArrayList(u8)) void {
        list.clearAndFree(allocator);
    }

    fn write(self: *Worker, connection: *Connection, whole: answers.Answer) !void {
        _ = self;
        var copy = whole;
        copy.head_only = connection.head.isMethod("HEAD");
        copy.minor = connection.head.minor;
        try answers.write(copy, &connection.out, allocator);
        if (!whole.keep_alive) connection.phase = .closing;
    }
};

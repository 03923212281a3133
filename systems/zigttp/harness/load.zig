//! Requests over connections that stay open. Closed loop: each connection asks again when it has its
//! answer; the servers take turns in slices, and the bare server of bench/bare.c is the measure. Open loop:
//! requests are due at fixed times, whether or not the server keeps up, and are measured from then.

const std = @import("std");
const linux = std.os.linux;
const clock = @import("clock.zig");
const client = @import("client.zig");
const events = @import("events.zig");
const programs = @import("programs.zig");
const Process = @import("process.zig").Process;
const withMeasure = @import("start.zig").withMeasure;

const slice_ns = 60 * std.time.ns_per_ms;
const request = "GET /api/count HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
const none = [_:null]?[*:0]const u8{};

const Lane = struct { fd: i32, due_ns: u64 = 0, busy: bool = false };

const Target = struct {
    scenario: events.Scenario,
    process: Process,
    lanes: []Lane,
    poll: i32,
    is_bare: bool,
    latencies: std.ArrayList(u64) = .empty,
    /// Of what is measured: not of the warm-up.
    busy_ns: u64 = 0,
    cpu_ns: u64 = 0,
    measured: u64 = 0,
    /// All of them.
    answers: u64 = 0,
    /// Of the counters in the answers: each number must come once.
    counted: u64 = 0,

    fn throughput(self: Target) f64 {
        return @as(f64, @floatFromInt(self.measured)) / (@as(f64, @floatFromInt(self.busy_ns)) / 1e9);
    }
    fn cpuPerAnswer(self: Target) f64 {
        return @as(f64, @floatFromInt(self.cpu_ns)) / @as(f64, @floatFromInt(self.measured));
    }
};

pub fn run(allocator: std.mem.Allocator, out: *events.Events, places: programs.Places) !void {
    clock.wakeExactly();
    var targets: std.ArrayList(Target) = .empty;
    defer for (targets.items) |target| target.process.end();
    const selected = try events.scenarios(allocator);
    for (try withMeasure(allocator, selected, "bare")) |scenario| try targets.append(allocator, try open(allocator, scenario, places));

    try inTurns(allocator, targets.items, .warmup);
    for (targets.items) |*target| {
        target.busy_ns = 0;
        target.cpu_ns = 0;
        target.measured = 0;
    }
    try inTurns(allocator, targets.items, .measured);
    for (targets.items[0..selected.len]) |*target| try report(out, target);
    const bare = for (targets.items) |target| {
        if (target.is_bare) break target;
    } else return;
    for (targets.items) |target| {
        if (target.is_bare or target.scenario.number("ratePerSecond", 0) > 0) continue;
        try out.value(target.scenario.id, "of-bare", "ratio", .higher, target.throughput() / bare.throughput());
        try out.value(target.scenario.id, "cpu-of-bare", "ratio", .lower, target.cpuPerAnswer() / bare.cpuPerAnswer());
    }
}

fn inTurns(allocator: std.mem.Allocator, targets: []Target, part: enum { warmup, measured }) !void {
    var remaining = targets.len;
    while (remaining > 0) {
        remaining = 0;
        for (targets) |*target| {
            const scenario = target.scenario;
            const wanted = scenario.warmup + if (part == .measured) scenario.samples orelse 1000 else 0;
            if (target.latencies.items.len >= wanted) continue;
            remaining += 1;
            if (scenario.number("ratePerSecond", 0) > 0) try openLoop(allocator, target, wanted) else try closedLoop(allocator, target, wanted);
        }
    }
}

fn open(allocator: std.mem.Allocator, scenario: events.Scenario, places: programs.Places) !Target {
    const name = scenario.text("program") orelse scenario.id;
    const port = try client.freePort();
    const program = try programs.find(allocator, places, name) orelse return error.UnknownProgram;
    const process = try Process.spawn(try programs.vector(allocator, program.arguments, port), &none, null);
    errdefer process.end();
    const poll = linux.epoll_create1(linux.EPOLL.CLOEXEC);
    if (linux.E.init(poll) != .SUCCESS) return error.NoPoll;
    const lanes = try allocator.alloc(Lane, scenario.number("connections", 16));
    for (lanes, 0..) |*lane, i| {
        lane.* = .{ .fd = try client.connectWhenReady(port, clock.now() + program.timeout_ns) };
        var event: linux.epoll_event = .{ .events = linux.EPOLL.IN, .data = .{ .u64 = i } };
        _ = linux.epoll_ctl(@intCast(poll), linux.EPOLL.CTL_ADD, lane.fd, &event);
    }
    return .{ .scenario = scenario, .process = process, .lanes = lanes, .poll = @intCast(poll), .is_bare = std.mem.eql(u8, name, "bare") };
}

fn send(lane: *Lane, due_ns: u64) !void {
    lane.due_ns = due_ns;
    lane.busy = true;
    if (linux.sendto(lane.fd, request, request.len, linux.MSG.NOSIGNAL, null, 0) != request.len) return error.NotSent;
}

/// One answer is small enough to come in one piece.
fn receive(target: *Target, lane: *Lane) !void {
    var buffer: [1024]u8 = undefined;
    const length = linux.recvfrom(lane.fd, &buffer, buffer.len, 0, null, null);
    if (linux.E.init(length) != .SUCCESS or length == 0) return error.NotReceived;
    const text = buffer[0..length];
    if (!std.mem.startsWith(u8, text, "HTTP/1.1 200 ") or try client.answerLength(text) != length) return error.WrongAnswer;
    if (!target.is_bare) {
        const body = std.mem.lastIndexOf(u8, text, "\r\n\r\n").? + 4;
        target.counted += try std.fmt.parseInt(u64, text[body..], 10);
    }
    lane.busy = false;
    target.answers += 1;
    target.measured += 1;
}

fn closedLoop(allocator: std.mem.Allocator, target: *Target, wanted: usize) !void {
    const start = clock.now();
    const cpu = try target.process.cpuNs();
    const first = target.answers;
    var in_flight: usize = 0;
    for (target.lanes) |*lane| {
        if (target.latencies.items.len + in_flight >= wanted) break;
        try send(lane, clock.now());
        in_flight += 1;
    }
    var polled: [64]linux.epoll_event = undefined;
    while (in_flight > 0) {
        const ready = linux.epoll_wait(target.poll, &polled, polled.len, 2000);
        if (linux.E.init(ready) != .SUCCESS or ready == 0) return error.NoAnswer;
        for (polled[0..ready]) |event| {
            const lane = &target.lanes[event.data.u64];
            try receive(target, lane);
            const now = clock.now();
            try target.latencies.append(allocator, now - lane.due_ns);
            in_flight -= 1;
            if (now - start >= slice_ns or target.latencies.items.len + in_flight >= wanted) continue;
            try send(lane, now);
            in_flight += 1;
        }
    }
    target.busy_ns += clock.now() - start;
    target.cpu_ns += try target.process.cpuNs() - cpu;
    std.debug.assert(target.answers > first);
}

fn openLoop(allocator: std.mem.Allocator, target: *Target, wanted: usize) !void {
    const gap_ns = std.time.ns_per_s / target.scenario.number("ratePerSecond", 1);
    const start = clock.now();
    const cpu = try target.process.cpuNs();
    var due = start + gap_ns;
    var waiting: usize = 0;
    var sent: usize = target.latencies.items.len;
    var in_flight: usize = 0;
    var next_lane: usize = 0;
    var polled: [64]linux.epoll_event = undefined;
    while (target.latencies.items.len < wanted) {
        const now = clock.now();
        while (due <= now and sent + waiting < wanted) : (due += gap_ns) waiting += 1;
        // The oldest that is due goes first, on a connection that is free.
        while (waiting > 0 and in_flight < target.lanes.len) {
            while (target.lanes[next_lane].busy) next_lane = (next_lane + 1) % target.lanes.len;
            try send(&target.lanes[next_lane], due - waiting * gap_ns);
            waiting -= 1;
            in_flight += 1;
            sent += 1;
        }
        const ready = linux.epoll_wait(target.poll, &polled, polled.len, 0);
        if (linux.E.init(ready) != .SUCCESS) return error.NoAnswer;
        for (polled[0..ready]) |event| {
            const lane = &target.lanes[event.data.u64];
            try receive(target, lane);
            in_flight -= 1;
            try target.latencies.append(allocator, clock.now() - lane.due_ns);
        }
        if (now > due + 5 * std.time.ns_per_s) return error.NoAnswer;
    }
    target.busy_ns += clock.now() - start;
    target.cpu_ns += try target.process.cpuNs() - cpu;
}

fn report(out: *events.Events, target: *Target) !void {
    const id = target.scenario.id;
    const all = target.latencies.items;
    if (!target.is_bare and target.counted != target.answers * (target.answers + 1) / 2) return error.CounterSkipped;
    const warmup = @min(target.scenario.warmup, all.len);
    if (warmup > 0) try out.warmup(id, all[0..warmup]);
    try out.samples(id, null, all[warmup..]);
    try out.value(id, "throughput", "op/s", .higher, target.throughput());
    try out.value(id, "cpu-per-answer", "ns", .lower, target.cpuPerAnswer());
    try out.value(id, "rss", "B", .lower, @floatFromInt(try target.process.peakRss()));
}

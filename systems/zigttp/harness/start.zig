//! From the spawn of a process to its first answer. All selected programs take turns, so that each is
//! measured beside the others.

const std = @import("std");
const linux = std.os.linux;
const clock = @import("clock.zig");
const client = @import("client.zig");
const events = @import("events.zig");
const programs = @import("programs.zig");
const trace = @import("trace.zig");
const Process = @import("process.zig").Process;

/// src/start/stamps.zig: main, bind, source, engine, handler, accept, first byte.
const stamp_count = 7;
/// The time before each stamp, then that until the client has the answer. They add up to the latency.
const phases = [_][]const u8{ "exec", "bind", "source", "engine", "handler", "accept", "first-byte", "answer" };

pub const Launch = struct {
    latency_ns: u64,
    phases: ?[phases.len]u64 = null,
    rss_bytes: u64 = 0,
    faults: u64 = 0,
};

const Subject = struct {
    scenario: events.Scenario,
    program: programs.Program,
    port: u16,
    arguments: [*:null]const ?[*:0]const u8,
    /// Of a zygote or a daemon.
    resident: ?Process = null,
    channel: i32 = -1,
    /// False for a floor that was not asked for, and is needed for the ratio.
    reported: bool = true,
    launches: std.ArrayList(Launch) = .empty,
    warmups: std.ArrayList(u64) = .empty,
};

pub fn run(allocator: std.mem.Allocator, out: *events.Events, places: programs.Places) !void {
    clock.wakeExactly();
    var subjects: std.ArrayList(Subject) = .empty;
    defer for (subjects.items) |subject| if (subject.resident) |process| process.end();
    var most: usize = 0;
    const selected = try events.scenarios(allocator);
    for (try withMeasure(allocator, selected, "floor")) |scenario| {
        const name = scenario.text("program") orelse scenario.id;
        const program = try programs.find(allocator, places, name) orelse {
            try out.failed(scenario.id, "unknown-program", name);
            continue;
        };
        const port = try client.freePort();
        var subject: Subject = .{ .scenario = scenario, .program = program, .port = port, .arguments = try programs.vector(allocator, program.arguments, port) };
        subject.reported = for (selected) |one_of| {
            if (one_of.id.ptr == scenario.id.ptr) break true;
        } else false;
        try makeResident(&subject);
        try subjects.append(allocator, subject);
        most = @max(most, scenario.warmup + (scenario.samples orelse 1));
    }
    for (0..most) |turn| for (subjects.items) |*subject| {
        const warmups = subject.scenario.warmup;
        if (turn >= warmups + (subject.scenario.samples orelse 1)) continue;
        const launch = one(subject) catch |err| {
            try out.failed(subject.scenario.id, "no-answer", @errorName(err));
            continue;
        };
        if (turn < warmups) try subject.warmups.append(allocator, launch.latency_ns) else try subject.launches.append(allocator, launch);
    };
    for (subjects.items) |*subject| if (subject.reported) try report(allocator, out, subject);
    try ratios(allocator, out, subjects.items);
}

/// The scenarios, and the program by which they are measured where no scenario names it.
pub fn withMeasure(allocator: std.mem.Allocator, selected: []const events.Scenario, measure: []const u8) ![]const events.Scenario {
    var samples: usize = 1;
    var warmup: usize = 0;
    var wanted = false;
    for (selected) |scenario| {
        const name = scenario.text("program") orelse scenario.id;
        if (std.mem.eql(u8, name, measure)) return selected;
        if (std.mem.eql(u8, scenario.text("over") orelse "", measure)) {
            wanted = true;
            samples = @max(samples, scenario.samples orelse 1);
            warmup = @max(warmup, scenario.warmup);
        }
    }
    if (!wanted) return selected;
    var parameters: std.json.ObjectMap = .init(allocator);
    try parameters.put("program", .{ .string = measure });
    const own: events.Scenario = .{ .id = measure, .samples = samples, .warmup = warmup, .parameters = .{ .object = parameters } };
    return std.mem.concat(allocator, events.Scenario, &.{ selected, &.{own} });
}

fn makeResident(subject: *Subject) !void {
    switch (subject.program.kind) {
        .spawned => return,
        .zygote => {
            var pair: [2]i32 = undefined;
            if (linux.E.init(linux.socketpair(linux.AF.UNIX, linux.SOCK.STREAM | linux.SOCK.CLOEXEC, 0, &pair)) != .SUCCESS) return error.NoSocket;
            subject.resident = try Process.spawn(subject.arguments, environment(false), pair[1]);
            _ = linux.close(pair[1]);
            subject.channel = pair[0];
        },
        .daemon => {
            subject.resident = try Process.spawn(subject.arguments, environment(false), null);
            _ = linux.close(try client.connectWhenReady(subject.port, clock.now() + subject.program.timeout_ns));
        },
    }
}

const with_stamps = [_:null]?[*:0]const u8{"ZIGTTP_STAMPS_FD=3"};
const without_stamps = [_:null]?[*:0]const u8{"ZIGTTP_NO_STAMP_FD=3"};

fn environment(stamps: bool) [*:null]const ?[*:0]const u8 {
    return if (stamps) &with_stamps else &without_stamps;
}

fn one(subject: *Subject) !Launch {
    return switch (subject.program.kind) {
        .spawned => spawned(subject),
        .zygote => forked(subject),
        .daemon => asked(subject),
    };
}

fn spawned(subject: *Subject) !Launch {
    var pipe: [2]i32 = .{ -1, -1 };
    if (subject.program.stamps and linux.E.init(linux.pipe2(&pipe, .{ .CLOEXEC = true })) != .SUCCESS) return error.NoPipe;
    defer for (pipe) |fd| if (fd >= 0) {
        _ = linux.close(fd);
    };
    const start = clock.now();
    const process = try Process.spawn(subject.arguments, environment(subject.program.stamps), if (subject.program.stamps) pipe[1] else null);
    defer process.end();
    const fd = try client.connectWhenReady(subject.port, start + subject.program.timeout_ns);
    defer _ = linux.close(fd);
    try client.ask(fd, subject.program.path, subject.program.marker);
    const end = clock.now();

    var launch: Launch = .{ .latency_ns = end - start };
    launch.rss_bytes = try process.peakRss();
    launch.faults = (try process.usage()).faults;
    if (subject.program.stamps) {
        var stamps: [stamp_count]u64 = undefined;
        var poll = [_]linux.pollfd{.{ .fd = pipe[0], .events = linux.POLL.IN, .revents = 0 }};
        if (linux.poll(&poll, 1, 1000) != 1 or linux.read(pipe[0], std.mem.asBytes(&stamps), @sizeOf(@TypeOf(stamps))) != @sizeOf(@TypeOf(stamps))) return error.NoStamps;
        launch.phases = try between(start, stamps, end);
    }
    return launch;
}

fn between(start: u64, stamps: [stamp_count]u64, end: u64) ![phases.len]u64 {
    var result: [phases.len]u64 = undefined;
    var last = start;
    for (stamps, result[0..stamp_count]) |stamp, *phase| {
        // The server may be stopped between the write and its stamp, and the client be faster.
        const reached = @min(stamp, end);
        if (reached < last) return error.StampsOutOfOrder;
        phase.* = reached - last;
        last = reached;
    }
    result[stamp_count] = end - last;
    return result;
}

fn forked(subject: *Subject) !Launch {
    var pid: i32 = 0;
    const start = clock.now();
    if (linux.write(subject.channel, std.mem.asBytes(&subject.port), 2) != 2) return error.NoZygote;
    const fd = try client.connectWhenReady(subject.port, start + subject.program.timeout_ns);
    defer _ = linux.close(fd);
    try client.ask(fd, subject.program.path, subject.program.marker);
    const end = clock.now();
    if (linux.read(subject.channel, std.mem.asBytes(&pid), 4) != 4) return error.NoZygote;
    const child: Process = .{ .pid = pid };
    const rss = try child.peakRss();
    _ = linux.kill(pid, linux.SIG.KILL);
    // It is the zygote's child: wait until its port is free.
    while (try client.connect(subject.port)) |again| {
        _ = linux.close(again);
        clock.sleep(client.poll_ns);
    }
    return .{ .latency_ns = end - start, .rss_bytes = rss };
}

fn asked(subject: *Subject) !Launch {
    const start = clock.now();
    const fd = try client.connect(subject.port) orelse return error.NobodyListens;
    defer _ = linux.close(fd);
    try client.ask(fd, subject.program.path, subject.program.marker);
    return .{ .latency_ns = clock.now() - start, .rss_bytes = try subject.resident.?.peakRss() };
}

fn report(allocator: std.mem.Allocator, out: *events.Events, subject: *Subject) !void {
    const launches = subject.launches.items;
    if (launches.len == 0) return;
    const id = subject.scenario.id;
    const values = try allocator.alloc(u64, launches.len);
    const scratch = try allocator.alloc(u64, launches.len);
    if (subject.warmups.items.len > 0) try out.warmup(id, subject.warmups.items);
    for (launches, values) |launch, *value| value.* = launch.latency_ns;
    try out.samples(id, null, values);
    if (launches[0].phases != null) for (phases, 0..) |phase, i| {
        for (launches, values) |launch, *value| value.* = launch.phases.?[i];
        try out.samples(id, phase, values);
    };
    for (launches, values) |launch, *value| value.* = launch.rss_bytes;
    try out.value(id, "rss", "B", .lower, @floatFromInt(events.median(values, scratch)));
    if (subject.program.kind == .spawned) {
        for (launches, values) |launch, *value| value.* = launch.faults;
        try out.value(id, "page-faults", "1", .lower, @floatFromInt(events.median(values, scratch)));
    }
    var image: u64 = 0;
    for (subject.program.files, 0..) |file, i| {
        const size = (try std.fs.cwd().statFile(file)).size;
        image += size;
        if (i == 0) try out.value(id, "binary-size", "B", .lower, @floatFromInt(size));
    }
    try out.value(id, "image-size", "B", .lower, @floatFromInt(image));
    if (std.mem.eql(u8, subject.scenario.text("syscalls") orelse "", "count")) try countCalls(out, subject);
}

/// System calls from exec to the first answer, counted once in a launch of its own.
fn countCalls(out: *events.Events, subject: *Subject) !void {
    const calls = trace.countCalls(subject.arguments, environment(false), subject.port, subject.program.path, subject.program.marker) catch |err| {
        return out.caveat(subject.scenario.id, "syscalls-not-counted", @errorName(err));
    };
    try out.value(subject.scenario.id, "syscalls", "1", .lower, @floatFromInt(calls));
}

/// Each program's median over that of the floor in the same turns.
fn ratios(allocator: std.mem.Allocator, out: *events.Events, subjects: []const Subject) !void {
    const floor = for (subjects) |subject| {
        if (std.mem.eql(u8, subject.scenario.text("program") orelse "", "floor")) break subject;
    } else return;
    const floor_ns = try medianLatency(allocator, floor) orelse return;
    for (subjects) |subject| {
        const own = try medianLatency(allocator, subject) orelse continue;
        if (subject.scenario.id.ptr == floor.scenario.id.ptr or !subject.reported) continue;
        try out.value(subject.scenario.id, "of-floor", "ratio", .lower, @as(f64, @floatFromInt(own)) / @as(f64, @floatFromInt(floor_ns)));
    }
}

fn medianLatency(allocator: std.mem.Allocator, subject: Subject) !?u64 {
    const launches = subject.launches.items;
    if (launches.len == 0) return null;
    const values = try allocator.alloc(u64, launches.len);
    const scratch = try allocator.alloc(u64, launches.len);
    for (launches, values) |launch, *value| value.* = launch.latency_ns;
    return events.median(values, scratch);
}

/// The driver for hyperfine: one launch, one answer, the end.
pub fn once(allocator: std.mem.Allocator, places: programs.Places, name: []const u8) !void {
    clock.wakeExactly();
    const program = try programs.find(allocator, places, name) orelse return error.UnknownProgram;
    const port = try client.freePort();
    var subject: Subject = .{ .scenario = .{ .id = name }, .program = program, .port = port, .arguments = try programs.vector(allocator, program.arguments, port) };
    const process = try Process.spawn(subject.arguments, environment(false), null);
    defer process.end();
    const fd = try client.connectWhenReady(port, clock.now() + program.timeout_ns);
    try client.ask(fd, program.path, program.marker);
    subject.launches.deinit(allocator);
}

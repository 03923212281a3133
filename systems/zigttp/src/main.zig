//! From the first instruction to the first answer. The order is the product: the socket listens first, so
//! that a client's connection can be made by the kernel while the engine is being built.

const std = @import("std");
const linux = std.os.linux;
const build = @import("build");
const stamps = @import("start/stamps.zig");
const options_of = @import("server/options.zig");
const listener = @import("server/listener.zig");
const Options = options_of.Options;
const output = @import("output.zig");
const Shared = @import("server/shared.zig").Shared;
const Worker = @import("server/worker.zig").Worker;
const Engine = @import("engine/engine.zig").Engine;
const Program = @import("engine/program.zig").Program;

/// Without an embedded handler there is a compiler in the program, with one there is none.
const source_file = if (build.embedded) struct {} else @import("start/source_file.zig");
const embedded: []const u8 = if (build.embedded) @embedFile("embedded") else "";

const worker_stack_bytes = 2 << 20;

var engines: [options_of.max_workers]Engine = undefined;
var shared: Shared = undefined;

const Exit = enum(u8) { ok = 0, handler = 1, usage = 2, system = 3 };

pub export fn main(count: c_int, arguments: [*]const [*:0]const u8) c_int {
    stamps.mark(.main);
    return @intFromEnum(start(arguments[1..@intCast(@max(1, count))]));
}

fn start(arguments: []const [*:0]const u8) Exit {
    const options = switch (options_of.parse(arguments)) {
        .options => |parsed| parsed,
        .help => {
            say(1, &.{options_of.usage});
            return .ok;
        },
        .wrong => |wrong| {
            say(2, &.{ "zigttp: ", wrong.argument, ": ", wrong.why, ". See --help.\n" });
            return .usage;
        },
    };
    if (build.embedded == (options.file != null)) {
        say(2, &.{if (build.embedded) "zigttp: this build has its handler in it, and takes no FILE.\n" else "zigttp: which FILE is the handler? See --help.\n"});
        return .usage;
    }
    stamps.expectReader();
    shared = .{ .options = options, .program = undefined, .listener = -1, .stop_event = -1, .start_ms = wallClockMs() };
    if (options.zygote) |descriptor| return zygote(descriptor);
    if (listen(options.address)) |exit| return exit;
    defer shared.removeName();
    stamps.mark(.bind);
    if (prepare()) |exit| return exit;
    return serve();
}

fn listen(address: options_of.Address) ?Exit {
    shared.options.address = address;
    shared.listener = listener.open(address) catch |err| {
        say(2, &.{ "zigttp: can't listen: ", switch (err) {
            error.AddressInUse => "the address is in use. Is another server running there?\n",
            error.AddressUnavailable => "there is no such address or folder.\n",
            error.PermissionDenied => "permission denied.\n",
            error.SocketFailed => "the system refused a socket.\n",
        } });
        return .system;
    };
    return null;
}

/// The first engine with its handler.
fn prepare() ?Exit {
    if (build.embedded) {
        shared.program = Program.read(embedded) orelse unreachable; // the build wrote it
    } else {
        shared.program = source_file.load(shared.options) orelse return .handler;
    }
    stamps.mark(.source);
    const engine = &engines[0];
    engine.start(.{
        .memory_bytes = @as(usize, shared.options.memory_mib) << 20,
        .time_ns = @as(u64, shared.options.handler_ms) * std.time.ns_per_ms,
        .start_ms = shared.start_ms,
    }, shared.program) catch return failed("there is not enough memory for an engine");
    stamps.mark(.engine);
    engine.load() catch {
        const failure = engine.complaint(.threw);
        say(2, &.{ "zigttp: the handler can't be started: ", failure.message, "\n", failure.stack });
        return .handler;
    };
    stamps.mark(.handler);
    return null;
}

fn serve() Exit {
    catchSignals() catch return failed("signals can't be caught");
    const options = shared.options;
    const prewarmed = @min(options.prewarm, options.workers - 1);
    if (prewarmed > 0) {
        spawnNext(1) catch return failed("a thread can't be started");
        while (true) {
            const done = shared.prewarmed.load(.acquire);
            if (done >= prewarmed) break;
            std.Thread.Futex.wait(&shared.prewarmed, done);
        }
    }
    var worker = Worker.init(&shared, &engines[0], true);
    worker.serveWaiting() catch return failed("epoll is not to be had");
    if (options.workers > 1 and prewarmed == 0) spawnNext(1) catch return failed("a thread can't be started");
    worker.run() catch return failed("epoll failed");
    // The others end by themselves, as long as they need; with the process at the latest.
    while (true) {
        const left = live.load(.acquire);
        if (left == 0) return .ok;
        std.Thread.Futex.wait(&live, left);
    }
}

var live: std.atomic.Value(u32) = .init(0);

/// Each worker starts the next, so that the first is not held up by all of them.
fn spawnNext(index: u8) !void {
    if (index >= shared.options.workers) return;
    _ = live.fetchAdd(1, .acq_rel);
    errdefer _ = live.fetchSub(1, .acq_rel);
    const thread = try std.Thread.spawn(.{ .stack_size = worker_stack_bytes }, work, .{index});
    thread.detach();
}

fn work(index: u8) void {
    defer {
        _ = live.fetchSub(1, .acq_rel);
        std.Thread.Futex.wake(&live, 1);
    }
    const prewarm = shared.options.prewarm;
    spawnNext(index + 1) catch {
        output.err.write("zigttp: a worker can't be started\n");
        // Nor are those that it would have started.
        prewarmDone(prewarm -| index);
    };
    var worker = Worker.init(&shared, &engines[index], false);
    if (index <= prewarm) {
        worker.prewarm();
        prewarmDone(1);
    }
    worker.serveWaiting() catch return;
    worker.run() catch return;
}

fn prewarmDone(count: u32) void {
    _ = shared.prewarmed.fetchAdd(count, .acq_rel);
    std.Thread.Futex.wake(&shared.prewarmed, 1);
}

/// Studies of pre-forking: the engine is made once; for each port (16 bits) that comes over the descriptor, a
/// child listens there, and its process id (32 bits) is written back.
fn zygote(descriptor: i32) Exit {
    if (prepare()) |exit| return exit;
    const ignore: linux.Sigaction = .{ .handler = .{ .handler = linux.SIG.IGN }, .mask = linux.sigemptyset(), .flags = linux.SA.NOCLDWAIT };
    _ = linux.sigaction(linux.SIG.CHLD, &ignore, null);
    while (true) {
        var port: u16 = 0;
        if (std.c.read(descriptor, std.mem.asBytes(&port), 2) != 2) return .ok;
        const child = std.c.fork();
        if (child < 0) return failed("fork failed");
        if (child == 0) {
            _ = std.c.close(descriptor);
            if (listen(.{ .tcp = .{ .host = .{ 127, 0, 0, 1 }, .port = port } })) |exit| return exit;
            return serve();
        }
        const id: i32 = @intCast(child);
        if (std.c.write(descriptor, std.mem.asBytes(&id), 4) != 4) return .ok;
    }
}

fn catchSignals() !void {
    const event = linux.eventfd(0, linux.EFD.CLOEXEC | linux.EFD.NONBLOCK);
    if (linux.E.init(event) != .SUCCESS) return error.SetupFailed;
    shared.stop_event = @intCast(event);
    const stop: linux.Sigaction = .{ .handler = .{ .handler = onStop }, .mask = linux.sigemptyset(), .flags = linux.SA.RESTART };
    _ = linux.sigaction(linux.SIG.TERM, &stop, null);
    _ = linux.sigaction(linux.SIG.INT, &stop, null);
    const ignore: linux.Sigaction = .{ .handler = .{ .handler = linux.SIG.IGN }, .mask = linux.sigemptyset(), .flags = 0 };
    _ = linux.sigaction(linux.SIG.PIPE, &ignore, null);
}

/// Level-triggered and never read: every worker sees it.
fn onStop(_: i32) callconv(.c) void {
    const one: u64 = 1;
    _ = linux.write(shared.stop_event, std.mem.asBytes(&one), 8);
}

fn wallClockMs() f64 {
    var time: std.c.timespec = undefined;
    _ = std.c.clock_gettime(.REALTIME, &time);
    return @as(f64, @floatFromInt(time.sec)) * 1000 + @as(f64, @floatFromInt(@divTrunc(time.nsec, 1000))) / 1000;
}

fn failed(why: []const u8) Exit {
    say(2, &.{ "zigttp: ", why, ".\n" });
    return .system;
}

fn say(descriptor: i32, parts: []const []const u8) void {
    for (parts) |part| _ = linux.write(descriptor, part.ptr, part.len);
}

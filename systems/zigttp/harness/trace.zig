//! System calls of a server from its exec to its first answer, by ptrace(2). A seccomp profile may forbid it.

const std = @import("std");
const linux = std.os.linux;
const client = @import("client.zig");
const clock = @import("clock.zig");
const process = @import("process.zig");

pub fn countCalls(arguments: process.Arguments, environment: process.Arguments, port: u16, path: []const u8, marker: []const u8) !u64 {
    answered.store(false, .release);
    const child = std.c.fork();
    if (child < 0) return error.ForkFailed;
    if (child == 0) {
        _ = linux.ptrace(linux.PTRACE.TRACEME, 0, 0, 0, 0);
        _ = std.c.execve(arguments[0].?, arguments, environment);
        std.c._exit(127);
    }
    var status: c_int = 0;
    if (std.c.waitpid(child, &status, 0) != child or !stopped(status)) return error.NotTraceable;
    _ = linux.ptrace(linux.PTRACE.SETOPTIONS, child, 0, 1, 0); // PTRACE_O_TRACESYSGOOD
    const asker = try std.Thread.spawn(.{}, askOnce, .{ port, path, marker });
    defer asker.join();
    var calls: u64 = 0;
    var entering = true;
    const deadline = clock.now() + 5 * std.time.ns_per_s;
    while (!answered.load(.acquire) and clock.now() < deadline) {
        _ = linux.ptrace(linux.PTRACE.SYSCALL, child, 0, 0, 0);
        // The server comes to rest in epoll_wait once it has answered: don't wait for it forever.
        var waited: i32 = 0;
        while (true) {
            waited = std.c.waitpid(child, &status, 1);
            if (waited != 0 or answered.load(.acquire) or clock.now() > deadline) break;
            clock.sleep(20 * std.time.ns_per_us);
        }
        if (waited != child) break;
        if (!stopped(status)) return error.Ended;
        if (entering) calls += 1;
        entering = !entering;
    }
    _ = linux.kill(child, linux.SIG.KILL);
    _ = std.c.waitpid(child, null, 0);
    return if (answered.load(.acquire)) calls else error.NoAnswer;
}

var answered: std.atomic.Value(bool) = .init(false);

fn askOnce(port: u16, path: []const u8, marker: []const u8) void {
    const fd = client.connectWhenReady(port, clock.now() + 4 * std.time.ns_per_s) catch return;
    client.ask(fd, path, marker) catch return;
    answered.store(true, .release);
}

fn stopped(status: c_int) bool {
    return status & 0xff == 0x7f;
}

//! A server as a child process: started, looked at, ended.

const std = @import("std");
const linux = std.os.linux;
const clock = @import("clock.zig");

extern "c" fn posix_spawn(pid: *i32, path: [*:0]const u8, actions: ?*anyopaque, attributes: ?*anyopaque, arguments: [*:null]const ?[*:0]const u8, environment: [*:null]const ?[*:0]const u8) c_int;
extern "c" fn posix_spawn_file_actions_init(actions: *anyopaque) c_int;
extern "c" fn posix_spawn_file_actions_adddup2(actions: *anyopaque, from: c_int, to: c_int) c_int;
extern "c" fn posix_spawn_file_actions_addopen(actions: *anyopaque, fd: c_int, path: [*:0]const u8, flags: c_int, mode: c_uint) c_int;
extern "c" fn posix_spawn_file_actions_destroy(actions: *anyopaque) c_int;

pub const Arguments = [*:null]const ?[*:0]const u8;

/// Where the child finds what is handed on: stamps, or the zygote's orders.
pub const handed_fd = 3;

pub const Process = struct {
    pid: i32,

    /// `handed` becomes descriptor 3 of the child. Standard output is thrown away.
    pub fn spawn(arguments: Arguments, environment: Arguments, handed: ?i32) !Process {
        var actions: [256]u8 align(16) = undefined;
        _ = posix_spawn_file_actions_init(&actions);
        defer _ = posix_spawn_file_actions_destroy(&actions);
        _ = posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1, 0);
        if (handed) |fd| _ = posix_spawn_file_actions_adddup2(&actions, fd, handed_fd);
        var pid: i32 = 0;
        if (posix_spawn(&pid, arguments[0].?, &actions, null, arguments, environment) != 0) return error.CouldNotStart;
        return .{ .pid = pid };
    }

    pub fn end(self: Process) void {
        _ = linux.kill(self.pid, linux.SIG.KILL);
        _ = std.c.waitpid(self.pid, null, 0);
    }

    pub fn hasEnded(self: Process) bool {
        var status: c_int = 0;
        return std.c.waitpid(self.pid, &status, 1) == self.pid;
    }

    /// Minor page faults so far, CPU time in clock ticks.
    pub const Usage = struct { faults: u64, cpu_ticks: u64 };

    pub fn usage(self: Process) !Usage {
        var buffer: [1024]u8 = undefined;
        const text = try self.file("stat", &buffer);
        // The name may hold anything; fields are counted from behind it.
        const after = std.mem.lastIndexOfScalar(u8, text, ')') orelse return error.Unreadable;
        var fields = std.mem.tokenizeScalar(u8, text[after + 1 ..], ' ');
        var usage_: Usage = .{ .faults = 0, .cpu_ticks = 0 };
        var index: usize = 3;
        while (fields.next()) |field| : (index += 1) switch (index) {
            10 => usage_.faults = try std.fmt.parseInt(u64, field, 10),
            14, 15 => usage_.cpu_ticks += try std.fmt.parseInt(u64, field, 10),
            else => {},
        };
        return usage_;
    }

    /// CPU time in nanoseconds, of all threads.
    pub fn cpuNs(self: Process) !u64 {
        var clock_id: i32 = 0;
        if (clock_getcpuclockid(self.pid, &clock_id) != 0) return error.Unreadable;
        var time: std.c.timespec = undefined;
        if (std.c.clock_gettime(@enumFromInt(clock_id), &time) != 0) return error.Unreadable;
        return @as(u64, @intCast(time.sec)) * std.time.ns_per_s + @as(u64, @intCast(time.nsec));
    }

    /// The largest resident set so far, in bytes.
    pub fn peakRss(self: Process) !u64 {
        var buffer: [4096]u8 = undefined;
        const text = try self.file("status", &buffer);
        const at = std.mem.indexOf(u8, text, "VmHWM:") orelse return error.Unreadable;
        var words = std.mem.tokenizeAny(u8, text[at + 6 ..], " \t\n");
        return 1024 * try std.fmt.parseInt(u64, words.next() orelse return error.Unreadable, 10);
    }

    fn file(self: Process, name: []const u8, buffer: []u8) ![]const u8 {
        var path: [64]u8 = undefined;
        const opened = try std.fs.openFileAbsolute(try std.fmt.bufPrint(&path, "/proc/{d}/{s}", .{ self.pid, name }), .{});
        defer opened.close();
        return buffer[0..try opened.readAll(buffer)];
    }
};

extern "c" fn clock_getcpuclockid(pid: i32, clock_id: *i32) c_int;

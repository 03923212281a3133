//! A client on loopback: asks once, and checks the answer.

const std = @import("std");
const linux = std.os.linux;
const clock = @import("clock.zig");

pub const poll_ns = 50 * std.time.ns_per_us;

/// A port that was free a moment ago.
pub fn freePort() !u16 {
    const fd = try socket();
    defer _ = linux.close(fd);
    var name: linux.sockaddr.in = .{ .port = 0, .addr = loopback };
    if (linux.E.init(linux.bind(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.in))) != .SUCCESS) return error.NoPort;
    var length: linux.socklen_t = @sizeOf(linux.sockaddr.in);
    if (linux.E.init(linux.getsockname(fd, @ptrCast(&name), &length)) != .SUCCESS) return error.NoPort;
    return std.mem.bigToNative(u16, name.port);
}

const loopback: u32 = @bitCast([4]u8{ 127, 0, 0, 1 });

fn socket() !i32 {
    const result = linux.socket(linux.AF.INET, linux.SOCK.STREAM | linux.SOCK.CLOEXEC, 0);
    return if (linux.E.init(result) == .SUCCESS) @intCast(result) else error.NoSocket;
}

/// One attempt; null while nobody listens.
pub fn connect(port: u16) !?i32 {
    const fd = try socket();
    const name: linux.sockaddr.in = .{ .port = std.mem.nativeToBig(u16, port), .addr = loopback };
    switch (linux.E.init(linux.connect(fd, @ptrCast(&name), @sizeOf(linux.sockaddr.in)))) {
        .SUCCESS => {},
        // Reset: whoever listened is just being ended.
        .CONNREFUSED, .CONNRESET => {
            _ = linux.close(fd);
            return null;
        },
        else => {
            _ = linux.close(fd);
            return error.NotConnected;
        },
    }
    const one = std.mem.asBytes(&@as(c_int, 1));
    _ = linux.setsockopt(fd, linux.IPPROTO.TCP, linux.TCP.NODELAY, one, one.len);
    return fd;
}

/// Tries every 50 µs until somebody listens.
pub fn connectWhenReady(port: u16, deadline_ns: u64) !i32 {
    while (true) {
        if (try connect(port)) |fd| return fd;
        if (clock.now() > deadline_ns) return error.NobodyListens;
        clock.sleep(poll_ns);
    }
}

/// Sends a request and reads the whole answer. Anything but 200 with `marker` in it is an error.
pub fn ask(fd: i32, path: []const u8, marker: []const u8) !void {
    var buffer: [8192]u8 = undefined;
    const request = try std.fmt.bufPrint(&buffer, "GET {s} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", .{path});
    if (linux.sendto(fd, request.ptr, request.len, linux.MSG.NOSIGNAL, null, 0) != request.len) return error.NotSent;
    var length: usize = 0;
    while (true) {
        const result = linux.recvfrom(fd, buffer[length..].ptr, buffer.len - length, 0, null, null);
        if (linux.E.init(result) != .SUCCESS) return error.NotReceived;
        if (result == 0) return error.CutOff;
        length += result;
        if (try answerLength(buffer[0..length])) |whole| if (length >= whole) break;
        if (length == buffer.len) return error.AnswerTooLong;
    }
    const text = buffer[0..length];
    if (!std.mem.startsWith(u8, text, "HTTP/1.1 200 ") or std.mem.indexOf(u8, text, marker) == null) return error.WrongAnswer;
}

/// The length of head and body, when the head is complete.
pub fn answerLength(text: []const u8) !?usize {
    const head_end = (std.mem.indexOf(u8, text, "\r\n\r\n") orelse return null) + 4;
    var lines = std.mem.splitSequence(u8, text[0..head_end], "\r\n");
    while (lines.next()) |line| {
        if (line.len < 15 or !std.ascii.startsWithIgnoreCase(line, "content-length:")) continue;
        return head_end + try std.fmt.parseInt(usize, std.mem.trim(u8, line[15..], " "), 10);
    }
    // Bun and Deno answer small bodies in chunks in some versions.
    if (std.ascii.indexOfIgnoreCase(text[0..head_end], "transfer-encoding: chunked") != null) {
        const end = std.mem.indexOfPos(u8, text, head_end - 2, "\r\n0\r\n\r\n") orelse return std.math.maxInt(usize);
        return end + 7;
    }
    return error.NoLength;
}

//! What a server and its handlers say while they serve, on standard output and standard error. Nobody may be
//! reading there: what would wait is dropped and counted, and the count is told once something can be written again.

const std = @import("std");
const linux = std.os.linux;

pub var out: Output = .{ .descriptor = 1 };
pub var err: Output = .{ .descriptor = 2 };

/// A pipe that has any room takes so much (PIPE_BUF).
const piece_bytes = 4096;

pub const Output = struct {
    descriptor: i32,
    way: ?Way = null,
    /// Held for as long as a write takes that does not wait.
    lock: std.Thread.Mutex = .{},
    lost: u64 = 0,
    /// The last line that was written has no end.
    cut: bool = false,

    /// Never waits for a reader.
    pub fn write(self: *Output, text: []const u8) void {
        self.lock.lock();
        defer self.lock.unlock();
        if (self.cut) {
            if (self.put("\n") == 0) return self.lose();
            self.cut = false;
        }
        if (self.lost > 0) {
            var buffer: [96]u8 = undefined;
            const plural: []const u8 = if (self.lost == 1) " was" else "s were";
            const note = std.fmt.bufPrint(&buffer, "zigttp: {d} message{s} lost: nobody read them\n", .{ self.lost, plural }) catch unreachable;
            if (!self.putWhole(note)) return self.lose();
            self.lost = 0;
        }
        if (!self.putWhole(text)) self.lose();
    }

    fn lose(self: *Output) void {
        self.lost += 1;
    }

    fn putWhole(self: *Output, text: []const u8) bool {
        const written = self.put(text);
        self.cut = written > 0 and written < text.len;
        return written == text.len;
    }

    /// How much of it was written.
    fn put(self: *Output, text: []const u8) usize {
        if (self.way == null) self.way = Way.of(self.descriptor);
        return switch (self.way.?) {
            .socket => count(linux.sendto(self.descriptor, text.ptr, text.len, linux.MSG.DONTWAIT | linux.MSG.NOSIGNAL, null, 0)),
            .file => count(linux.write(self.descriptor, text.ptr, text.len)),
            .own => |own| count(linux.write(own, text.ptr, text.len)),
            .polled => self.putPolled(text),
        };
    }

    fn putPolled(self: *Output, text: []const u8) usize {
        var done: usize = 0;
        while (done < text.len) {
            var waits = [1]linux.pollfd{.{ .fd = self.descriptor, .events = linux.POLL.OUT, .revents = 0 }};
            const ready = linux.poll(&waits, 1, 0);
            if (linux.E.init(ready) != .SUCCESS or ready == 0 or waits[0].revents & linux.POLL.OUT == 0) break;
            const written = count(linux.write(self.descriptor, text.ptr + done, @min(text.len - done, piece_bytes)));
            if (written == 0) break;
            done += written;
        }
        return done;
    }
};

/// How a descriptor is written to without waiting. It is shared with others (a terminal, a log), so that it is not
/// made non-blocking itself.
const Way = union(enum) {
    socket,
    /// Nobody has to read it.
    file,
    /// The same pipe or terminal, opened once more and non-blocking.
    own: i32,
    /// It can't be opened again, as another user's.
    polled,

    fn of(descriptor: i32) Way {
        var found: linux.Stat = undefined;
        if (linux.E.init(linux.fstat(descriptor, &found)) != .SUCCESS) return .polled;
        if (linux.S.ISSOCK(found.mode)) return .socket;
        if (linux.S.ISREG(found.mode)) return .file;
        var buffer: [32]u8 = undefined;
        const path = std.fmt.bufPrintZ(&buffer, "/proc/self/fd/{d}", .{descriptor}) catch unreachable;
        const opened = linux.open(path, .{ .ACCMODE = .WRONLY, .NONBLOCK = true, .NOCTTY = true, .CLOEXEC = true }, 0);
        return if (linux.E.init(opened) == .SUCCESS) .{ .own = @intCast(opened) } else .polled;
    }
};

fn count(result: usize) usize {
    return if (linux.E.init(result) == .SUCCESS) result else 0;
}

//! What the server has to say of its handlers, on standard error. Nobody may be reading there: what would wait
//! is dropped and counted, and the count is told once something can be written again.

const std = @import("std");
const linux = std.os.linux;

/// A pipe that has any room takes so much (PIPE_BUF).
const piece_bytes = 4096;

var lost: std.atomic.Value(u64) = .init(0);
/// The last line that was written has no end.
var cut: std.atomic.Value(bool) = .init(false);

/// Never waits.
pub fn write(text: []const u8) void {
    if (cut.swap(false, .monotonic)) _ = put("\n");
    const count = lost.swap(0, .monotonic);
    if (count > 0) {
        var buffer: [96]u8 = undefined;
        const plural: []const u8 = if (count == 1) " was" else "s were";
        const note = std.fmt.bufPrint(&buffer, "zigttp: {d} message{s} lost: nobody read them\n", .{ count, plural }) catch unreachable;
        if (put(note) < note.len) _ = lost.fetchAdd(count, .monotonic);
    }
    const written = put(text);
    if (written == text.len) return;
    _ = lost.fetchAdd(1, .monotonic);
    if (written > 0) cut.store(true, .monotonic);
}

/// How much of it was written. The descriptor is shared with others (a terminal, a log), so that it is not made
/// non-blocking itself.
fn put(text: []const u8) usize {
    const descriptor = 2;
    const sent = linux.sendto(descriptor, text.ptr, text.len, linux.MSG.DONTWAIT | linux.MSG.NOSIGNAL, null, 0);
    switch (linux.E.init(sent)) {
        .SUCCESS => return sent,
        .NOTSOCK => {},
        else => return 0,
    }
    const vector = [1]std.posix.iovec_const{.{ .base = text.ptr, .len = text.len }};
    const written = linux.pwritev2(descriptor, &vector, 1, -1, linux.RWF.NOWAIT);
    if (linux.E.init(written) == .SUCCESS) return written;
    // A pipe that is full, or what knows of no such writing: a file, a terminal, an old kernel's pipe.
    var done: usize = 0;
    while (done < text.len) {
        var waits = [1]linux.pollfd{.{ .fd = descriptor, .events = linux.POLL.OUT, .revents = 0 }};
        const ready = linux.poll(&waits, 1, 0);
        if (linux.E.init(ready) != .SUCCESS or ready == 0 or waits[0].revents & linux.POLL.OUT == 0) break;
        const piece = linux.write(descriptor, text.ptr + done, @min(text.len - done, piece_bytes));
        if (linux.E.init(piece) != .SUCCESS) break;
        done += piece;
    }
    return done;
}

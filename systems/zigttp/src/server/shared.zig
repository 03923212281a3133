//! What all workers of a process share.

const std = @import("std");
const Options = @import("options.zig").Options;
const listener_file = @import("listener.zig");
const Program = @import("../engine/program.zig").Program;

pub const Shared = struct {
    options: Options,
    program: Program,
    listener: i32,
    /// Readable once the server is to stop.
    stop_event: i32,
    requests: std.atomic.Value(u64) = .init(0),
    cold_start_ns: std.atomic.Value(u64) = .init(0),
    /// Workers beyond the first that have made their engine or found that they can't, for `--prewarm`.
    prewarmed: std.atomic.Value(u32) = .init(0),
    start_ms: f64,
    name_removed: std.atomic.Value(bool) = .init(false),

    /// Of a Unix socket, once: soon after, it may be another server's.
    pub fn removeName(self: *Shared) void {
        if (!self.name_removed.swap(true, .acq_rel)) listener_file.remove(self.options.address);
    }
};

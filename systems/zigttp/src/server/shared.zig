//! What all workers of a process share.

const std = @import("std");
const Options = @import("options.zig").Options;
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
};

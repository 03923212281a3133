//! One request as a handler sees it, and what it answers. Slices belong to the caller, and are valid until
//! the next call.

const head = @import("../http/head.zig");
const router = @import("../http/router.zig");

pub const Exchange = struct {
    head: *const head.Head,
    /// Path of the target, without the query.
    path: []const u8,
    body: []const u8,
    /// Since the process started, this one included.
    request_count: u64,
    /// Milliseconds from the start of the process to its first request.
    cold_start_ms: f64,
    match: router.Match = .{},
};

pub const Response = struct {
    status: u16,
    fields: []const u8,
    content_type: ?[]const u8,
    body: []const u8,
};

pub const Failure = struct {
    pub const Kind = enum {
        /// An exception that nobody caught.
        threw,
        /// No Response came back, or a promise that can't settle.
        no_response,
        /// Longer than the time limit. The engine is begun anew.
        too_long,
        /// More than the memory limit. The engine is begun anew.
        too_large,
        /// There is no engine: its program can't be begun anew.
        not_started,
    };
    kind: Kind,
    message: []const u8,
    stack: []const u8 = "",
};

pub const Outcome = union(enum) {
    response: Response,
    /// The path has a route, its method has none: what goes into `allow`.
    method_not_allowed: []const u8,
    not_found,
    failure: Failure,
};

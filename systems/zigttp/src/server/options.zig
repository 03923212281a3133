//! The command line.

const std = @import("std");

pub const max_workers = 28;

pub const Address = union(enum) {
    tcp: struct { host: [4]u8, port: u16 },
    unix: [:0]const u8,
};

pub const Options = struct {
    /// A JavaScript file; null for the handler that the build embedded.
    file: ?[:0]const u8 = null,
    address: Address = .{ .tcp = .{ .host = .{ 127, 0, 0, 1 }, .port = 8080 } },
    workers: u8 = 1,
    /// Engines beyond the first that are made before the socket listens.
    prewarm: u8 = 0,
    development: bool = false,
    handler_ms: u32 = 1000,
    memory_mib: u32 = 64,
    body_bytes: usize = 1 << 20,
    connections: u32 = 1024,
    head_ms: u32 = 10_000,
    body_ms: u32 = 30_000,
    idle_ms: u32 = 60_000,
    stop_ms: u32 = 10_000,
    /// Where bytecode of files is kept. `no_cache` switches it off.
    cache: ?[:0]const u8 = null,
    no_cache: bool = false,
    /// A descriptor over which ports are asked for; a process is forked for each (studies of pre-forking).
    zygote: ?i32 = null,
};

pub const usage =
    \\zigttp: an HTTP server for a JavaScript handler
    \\
    \\  zigttp [options] [FILE]
    \\
    \\  FILE                 the handler; a build with -Dhandler has one in it
    \\  -p PORT              port on 127.0.0.1 (8080)
    \\  --listen ADDRESS     tcp:IPV4:PORT or unix:PATH
    \\  -w N                 workers, 1 to 28 (1); each has an engine of its own
    \\  --prewarm N          engines made before listening, beyond the first (0)
    \\  --dev                errors of the handler are shown to the client
    \\  --handler-ms N       time limit of the handler (1000)
    \\  --memory-mib N       memory limit of each engine (64)
    \\  --body-bytes N       limit of a request's body (1048576)
    \\  --connections N      at once, for each worker (1024)
    \\  --head-ms N          time for a request's head (10000)
    \\  --body-ms N          time for a request's body, or for taking an answer (30000)
    \\  --idle-ms N          time between requests (60000)
    \\  --stop-ms N          time for what is under way after SIGTERM (10000)
    \\  --cache DIR          keep compiled files here (XDG_CACHE_HOME/zigttp, else ~/.cache/zigttp)
    \\  --no-cache           compile at each start
    \\
;

pub const Parsed = union(enum) { options: Options, help, wrong: struct { argument: []const u8, why: []const u8 } };

pub fn parse(arguments: []const [*:0]const u8) Parsed {
    var options: Options = .{};
    var at: usize = 0;
    while (at < arguments.len) : (at += 1) {
        const name = std.mem.span(arguments[at]);
        if (name.len == 0 or name[0] != '-') {
            if (options.file != null) return wrong(name, "there is one handler");
            options.file = name;
            continue;
        }
        if (is(name, "--help") or is(name, "-h")) return .help;
        if (is(name, "--dev")) {
            options.development = true;
            continue;
        }
        if (is(name, "--no-cache")) {
            options.no_cache = true;
            continue;
        }
        at += 1;
        if (at == arguments.len) return wrong(name, "a value is missing, or this is no option");
        const value = std.mem.span(arguments[at]);
        const why = apply(&options, name, value) orelse continue;
        return wrong(if (std.mem.eql(u8, why, unknown)) name else value, why);
    }
    return .{ .options = options };
}

const unknown = "this is no option";

fn apply(options: *Options, name: []const u8, value: [:0]const u8) ?[]const u8 {
    if (is(name, "-p")) {
        options.address = .{ .tcp = .{ .host = .{ 127, 0, 0, 1 }, .port = number(u16, value, 1) orelse return "a port is 1 to 65535" } };
    } else if (is(name, "--listen")) {
        options.address = address(value) orelse return "an address is tcp:IPV4:PORT or unix:PATH";
    } else if (is(name, "-w")) {
        options.workers = number(u8, value, 1) orelse return "workers are 1 to 28";
        if (options.workers > max_workers) return "workers are 1 to 28";
    } else if (is(name, "--prewarm")) {
        options.prewarm = number(u8, value, 0) orelse return "0 to 27";
        if (options.prewarm >= max_workers) return "0 to 27";
    } else if (is(name, "--cache")) {
        options.cache = value;
    } else if (is(name, "--zygote-fd")) {
        options.zygote = number(i32, value, 0) orelse return "a descriptor";
    } else if (is(name, "--memory-mib")) {
        options.memory_mib = number(u32, value, 1) orelse return "1 to 65536";
        if (options.memory_mib > 65_536) return "1 to 65536";
    } else if (is(name, "--connections")) {
        options.connections = number(u32, value, 1) orelse return "1 to 100000";
        if (options.connections > 100_000) return "1 to 100000";
    } else if (is(name, "--body-bytes")) {
        options.body_bytes = number(u31, value, 0) orelse return "0 to 2147483647";
    } else if (is(name, "--handler-ms")) {
        options.handler_ms = number(u31, value, 1) orelse return milliseconds;
    } else if (is(name, "--head-ms")) {
        options.head_ms = number(u31, value, 1) orelse return milliseconds;
    } else if (is(name, "--body-ms")) {
        options.body_ms = number(u31, value, 1) orelse return milliseconds;
    } else if (is(name, "--idle-ms")) {
        options.idle_ms = number(u31, value, 1) orelse return milliseconds;
    } else if (is(name, "--stop-ms")) {
        options.stop_ms = number(u31, value, 1) orelse return milliseconds;
    } else return unknown;
    return null;
}

const milliseconds = "milliseconds, 1 or more";

fn is(a: []const u8, b: []const u8) bool {
    return std.mem.eql(u8, a, b);
}

fn wrong(argument: []const u8, why: []const u8) Parsed {
    return .{ .wrong = .{ .argument = argument, .why = why } };
}

fn number(comptime T: type, text: []const u8, least: T) ?T {
    for (text) |byte| if (!std.ascii.isDigit(byte)) return null;
    const value = std.fmt.parseInt(T, text, 10) catch return null;
    return if (value < least) null else value;
}

pub fn address(text: [:0]const u8) ?Address {
    if (std.mem.startsWith(u8, text, "unix:")) return if (text.len == 5 or text.len > 5 + 107) null else .{ .unix = text[5..] };
    if (!std.mem.startsWith(u8, text, "tcp:")) return null;
    const colon = std.mem.lastIndexOfScalar(u8, text, ':').?;
    if (colon < 4) return null;
    const port = number(u16, text[colon + 1 ..], 1) orelse return null;
    var host: [4]u8 = undefined;
    var parts = std.mem.splitScalar(u8, text[4..colon], '.');
    for (&host) |*byte| byte.* = number(u8, parts.next() orelse return null, 0) orelse return null;
    return if (parts.next() == null) .{ .tcp = .{ .host = host, .port = port } } else null;
}

test "what is meant, and what is wrong" {
    const good = parse(&.{ "-p", "81", "-w", "28", "--dev", "a.js" }).options;
    try std.testing.expectEqual(81, good.address.tcp.port);
    try std.testing.expectEqual(28, good.workers);
    try std.testing.expect(good.development);
    try std.testing.expectEqualStrings("a.js", good.file.?);
    const Case = struct { arguments: []const [*:0]const u8, argument: []const u8 };
    const cases = [_]Case{
        .{ .arguments = &.{ "-p", "0" }, .argument = "0" },
        .{ .arguments = &.{ "-p", "65536" }, .argument = "65536" },
        .{ .arguments = &.{ "-w", "29" }, .argument = "29" },
        .{ .arguments = &.{ "-w", "+1" }, .argument = "+1" },
        .{ .arguments = &.{"-x"}, .argument = "-x" },
        .{ .arguments = &.{ "--nothing", "1" }, .argument = "--nothing" },
        .{ .arguments = &.{ "a.js", "b.js" }, .argument = "b.js" },
        .{ .arguments = &.{ "--listen", "tcp:localhost:80" }, .argument = "tcp:localhost:80" },
        .{ .arguments = &.{ "--listen", "tcp:1.2.3.4.5:80" }, .argument = "tcp:1.2.3.4.5:80" },
        .{ .arguments = &.{ "--listen", "unix:" }, .argument = "unix:" },
        .{ .arguments = &.{ "--listen", "tcp:80" }, .argument = "tcp:80" },
    };
    for (cases) |case| try std.testing.expectEqualStrings(case.argument, parse(case.arguments).wrong.argument);
}

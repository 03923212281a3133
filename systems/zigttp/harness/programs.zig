//! What can be started, by the name that scenarios use for it.

const std = @import("std");
const process = @import("process.zig");

pub const Kind = enum {
    /// Spawned, asked once, killed.
    spawned,
    /// Forked by a process that has its engine already.
    zygote,
    /// Runs all the time: a new connection, one request.
    daemon,
};

pub const Program = struct {
    kind: Kind = .spawned,
    /// Files that go into an image of it, in the first place the program.
    files: []const []const u8,
    /// ${PORT} becomes the port.
    arguments: []const []const u8,
    stamps: bool = true,
    path: []const u8 = "/api/health",
    marker: []const u8 = "\"requestCount\":1",
    timeout_ns: u64 = 5 * std.time.ns_per_s,
};

pub const Places = struct {
    build: []const u8,
    source: []const u8,
    work: []const u8,

    pub fn read(allocator: std.mem.Allocator) !Places {
        const environment = std.posix.getenv;
        return .{
            .build = environment("LATENCY_GATE_BUILD_DIR") orelse "zig-out",
            .source = environment("LATENCY_GATE_SOURCE_DIR") orelse ".",
            .work = environment("LATENCY_GATE_WORK_DIR") orelse try allocator.dupe(u8, "/tmp"),
        };
    }
};

/// Null for a name that is none.
pub fn find(allocator: std.mem.Allocator, places: Places, name: []const u8) !?Program {
    const handler = try join(allocator, &.{ places.source, "/handlers/bench.js" });
    const cache = try join(allocator, &.{ places.work, "/bytecode" });
    const peer = try join(allocator, &.{ places.source, "/bench/peers/" });
    const Entry = struct { name: []const u8, binary: []const u8, more: []const []const u8 = &.{} };
    const own = [_]Entry{
        .{ .name = "embedded", .binary = "zigttp" },
        .{ .name = "embedded-dynamic", .binary = "zigttp-dynamic" },
        .{ .name = "embedded-symbols", .binary = "zigttp-symbols" },
        .{ .name = "file", .binary = "zigttp-file", .more = &.{ "--no-cache", handler } },
        .{ .name = "file-cached", .binary = "zigttp-file", .more = &.{ "--cache", cache, handler } },
        .{ .name = "file-dynamic", .binary = "zigttp-file-dynamic", .more = &.{ "--no-cache", handler } },
        .{ .name = "prewarm-0", .binary = "zigttp", .more = &.{ "-w", "4", "--prewarm", "0" } },
        .{ .name = "prewarm-2", .binary = "zigttp", .more = &.{ "-w", "4", "--prewarm", "2" } },
        .{ .name = "pool-1", .binary = "zigttp", .more = &.{ "-w", "1" } },
        .{ .name = "pool-2", .binary = "zigttp", .more = &.{ "-w", "2" } },
        .{ .name = "pool-4", .binary = "zigttp", .more = &.{ "-w", "4" } },
        .{ .name = "pool-8", .binary = "zigttp", .more = &.{ "-w", "8" } },
        .{ .name = "pool-16", .binary = "zigttp", .more = &.{ "-w", "16" } },
        .{ .name = "pool-28", .binary = "zigttp", .more = &.{ "-w", "28" } },
    };
    for (own) |entry| if (std.mem.eql(u8, entry.name, name)) {
        const binary = try join(allocator, &.{ places.build, "/bin/", entry.binary });
        const is_file = std.mem.startsWith(u8, entry.name, "file");
        const files = try allocator.dupe([]const u8, if (is_file) &.{ binary, handler } else &.{binary});
        return .{ .files = files, .arguments = try std.mem.concat(allocator, []const u8, &.{ &.{ binary, "-p", "${PORT}" }, entry.more }) };
    };
    const embedded = try join(allocator, &.{ places.build, "/bin/zigttp" });
    const one = try allocator.dupe([]const u8, &.{embedded});
    if (std.mem.eql(u8, name, "zygote")) return .{ .kind = .zygote, .files = one, .arguments = try allocator.dupe([]const u8, &.{ embedded, "--zygote-fd", "3" }), .stamps = false };
    if (std.mem.eql(u8, name, "daemon")) return .{ .kind = .daemon, .files = one, .arguments = try allocator.dupe([]const u8, &.{ embedded, "-p", "${PORT}" }), .stamps = false, .marker = "requestCount" };
    for ([_][]const u8{ "floor", "bare" }) |measure| if (std.mem.eql(u8, name, measure)) {
        const floor = try join(allocator, &.{ places.build, "/bin/", measure });
        return .{ .files = try allocator.dupe([]const u8, &.{floor}), .arguments = try allocator.dupe([]const u8, &.{ floor, "${PORT}" }), .stamps = false };
    };
    // A static build of the ancestor with a handler embedded, from a checkout of it.
    if (std.mem.eql(u8, name, "ancestor")) {
        const binary = std.posix.getenv("ZIGTTP_ANCESTOR") orelse return null;
        return .{ .files = try allocator.dupe([]const u8, &.{binary}), .arguments = try allocator.dupe([]const u8, &.{ binary, "-p", "${PORT}" }), .stamps = false, .marker = "{" };
    }
    const runtimes = [_]struct { name: []const u8, variable: []const u8, tool: []const u8 = "", within: []const u8 = "", more: []const []const u8 = &.{}, script: []const u8 }{
        .{ .name = "node", .variable = "ZIGTTP_NODE", .script = "node.mjs" },
        .{ .name = "bun", .variable = "ZIGTTP_BUN", .tool = "LATENCY_GATE_TOOL_BUN", .within = "/bin/bun", .script = "bun.js" },
        .{ .name = "deno", .variable = "ZIGTTP_DENO", .tool = "LATENCY_GATE_TOOL_DENO", .within = "/deno", .more = &.{ "run", "--allow-net", "--no-check", "--quiet" }, .script = "deno.js" },
    };
    for (runtimes) |runtime| if (std.mem.eql(u8, runtime.name, name)) {
        const binary = std.posix.getenv(runtime.variable) orelse if (std.posix.getenv(runtime.tool)) |folder|
            try join(allocator, &.{ folder, runtime.within })
        else
            try onPath(allocator, runtime.name) orelse return null;
        const script = try join(allocator, &.{ peer, runtime.script });
        return .{
            .files = try allocator.dupe([]const u8, &.{ binary, script }),
            .arguments = try std.mem.concat(allocator, []const u8, &.{ &.{binary}, runtime.more, &.{ script, "${PORT}" } }),
            .stamps = false,
            .timeout_ns = 20 * std.time.ns_per_s,
        };
    };
    return null;
}

fn onPath(allocator: std.mem.Allocator, name: []const u8) !?[]const u8 {
    var folders = std.mem.tokenizeScalar(u8, std.posix.getenv("PATH") orelse "", ':');
    while (folders.next()) |folder| {
        const path = try join(allocator, &.{ folder, "/", name });
        if (std.fs.cwd().access(path, .{ .mode = .read_only })) return path else |_| {}
    }
    return null;
}

fn join(allocator: std.mem.Allocator, parts: []const []const u8) ![]const u8 {
    return std.mem.concat(allocator, u8, parts);
}

/// The argument vector for execve, ${PORT} filled in.
pub fn vector(allocator: std.mem.Allocator, arguments: []const []const u8, port: u16) !process.Arguments {
    const list = try allocator.allocSentinel(?[*:0]const u8, arguments.len, null);
    for (arguments, list) |argument, *place| {
        place.* = if (std.mem.eql(u8, argument, "${PORT}")) try std.fmt.allocPrintSentinel(allocator, "{d}", .{port}, 0) else try allocator.dupeZ(u8, argument);
    }
    return list.ptr;
}

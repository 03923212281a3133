//! What a client sees when a handler fails: nothing but the status, or in development what happened and
//! where.

const std = @import("std");
const Failure = @import("../engine/exchange.zig").Failure;
const Head = @import("../http/head.zig").Head;

pub fn status(kind: Failure.Kind) u16 {
    return if (kind == .too_long) 504 else 500;
}

pub fn plain(kind: Failure.Kind) []const u8 {
    return if (kind == .too_long) "Gateway Timeout\n" else "Internal Server Error\n";
}

/// HTML; everything that a client or a handler wrote is escaped.
pub fn development(out: *std.ArrayList(u8), allocator: std.mem.Allocator, head: *const Head, failure: Failure) !void {
    const title = switch (failure.kind) {
        .threw => "The handler threw",
        .no_response => "The handler gave no Response",
        .too_long => "The handler took too long",
        .too_large => "The handler took too much memory",
        .not_started => "The handler can't be begun anew",
    };
    try out.appendSlice(allocator, "<!doctype html><meta charset=utf-8><title>");
    try out.appendSlice(allocator, title);
    try out.appendSlice(allocator, "</title><style>body{font:16px/1.5 system-ui;margin:2em auto;max-width:60em}pre{background:#eee;padding:1em;overflow:auto}</style><h1>");
    try out.appendSlice(allocator, title);
    try out.appendSlice(allocator, "</h1><p>");
    try escape(out, allocator, failure.message);
    if (failure.stack.len > 0) {
        try out.appendSlice(allocator, "</p><pre>");
        try escape(out, allocator, failure.stack);
        try out.appendSlice(allocator, "</pre><p>");
    }
    try out.appendSlice(allocator, "</p><p>While answering <code>");
    try escape(out, allocator, head.method);
    try out.appendSlice(allocator, " ");
    try escape(out, allocator, head.target);
    try out.appendSlice(allocator, "</code>. Shown because the server runs with <code>--dev</code>.</p>\n");
}

fn escape(out: *std.ArrayList(u8), allocator: std.mem.Allocator, text: []const u8) !void {
    for (text) |byte| switch (byte) {
        '<' => try out.appendSlice(allocator, "&lt;"),
        '>' => try out.appendSlice(allocator, "&gt;"),
        '&' => try out.appendSlice(allocator, "&amp;"),
        '"' => try out.appendSlice(allocator, "&quot;"),
        '\'' => try out.appendSlice(allocator, "&#39;"),
        else => try out.append(allocator, byte),
    };
}

test "nothing of the client's is markup" {
    var out: std.ArrayList(u8) = .empty;
    defer out.deinit(std.testing.allocator);
    const head: Head = .{ .method = "GET", .target = "/<script>'", .host = "", .minor = 1, .keep_alive = true, .expects_continue = false, .framing = .none, .fields = &.{}, .length = 0 };
    try development(&out, std.testing.allocator, &head, .{ .kind = .threw, .message = "<img src=\"x\">", .stack = "at f" });
    try std.testing.expect(std.mem.indexOf(u8, out.items, "<script") == null);
    try std.testing.expect(std.mem.indexOf(u8, out.items, "<img") == null);
    try std.testing.expect(std.mem.indexOf(u8, out.items, "&lt;script&gt;&#39;") != null);
}

//! Patterns of paths: `/users/:id` and `/files/*`. Pure. Segments are compared as they stand in the
//! request, before percent-decoding, so that `%2f` is never a slash. The first pattern that fits wins.

const std = @import("std");

pub const max_parameters = 8;

pub const Parameter = struct { name: []const u8, value: []const u8 };

pub const Match = struct {
    parameters: [max_parameters]Parameter = undefined,
    count: usize = 0,

    pub fn slice(self: *const Match) []const Parameter {
        return self.parameters[0..self.count];
    }
};

/// What is wrong with a pattern, or null.
pub fn complaint(pattern: []const u8) ?[:0]const u8 {
    if (!std.mem.startsWith(u8, pattern, "/")) return "a route begins with a slash";
    var parameters: usize = 0;
    var segments = std.mem.splitScalar(u8, pattern[1..], '/');
    while (segments.next()) |segment| {
        if (segment.len > 0 and segment[0] == ':') {
            parameters += 1;
            if (segment.len == 1) return "a parameter of a route has a name";
        }
        if (std.mem.eql(u8, segment, "*")) {
            parameters += 1;
            if (segments.peek() != null) return "a star is the last segment of a route";
        }
    }
    return if (parameters > max_parameters) "a route has at most 8 parameters" else null;
}

pub fn match(pattern: []const u8, path: []const u8, into: *Match) bool {
    into.count = 0;
    var expected = std.mem.splitScalar(u8, pattern[1..], '/');
    var rest = path[1..];
    var ended = false;
    while (expected.next()) |segment| {
        if (std.mem.eql(u8, segment, "*")) {
            add(into, "*", if (ended) "" else rest);
            return true;
        }
        if (ended) return false;
        const end = std.mem.indexOfScalar(u8, rest, '/');
        const actual = rest[0 .. end orelse rest.len];
        if (segment.len > 0 and segment[0] == ':') {
            if (actual.len == 0) return false;
            add(into, segment[1..], actual);
        } else if (!std.mem.eql(u8, segment, actual)) return false;
        if (end) |slash| rest = rest[slash + 1 ..] else ended = true;
    }
    return ended;
}

fn add(into: *Match, name: []const u8, value: []const u8) void {
    into.parameters[into.count] = .{ .name = name, .value = value };
    into.count += 1;
}

test "what fits and what does not" {
    const Case = struct { pattern: []const u8, path: []const u8, parameters: ?[]const u8 };
    const cases = [_]Case{
        .{ .pattern = "/", .path = "/", .parameters = "" },
        .{ .pattern = "/", .path = "/a", .parameters = null },
        .{ .pattern = "/a", .path = "/a", .parameters = "" },
        .{ .pattern = "/a", .path = "/a/", .parameters = null },
        .{ .pattern = "/a/", .path = "/a/", .parameters = "" },
        .{ .pattern = "/a", .path = "/ab", .parameters = null },
        .{ .pattern = "/a/b", .path = "/a", .parameters = null },
        .{ .pattern = "/users/:id", .path = "/users/7", .parameters = "id=7;" },
        .{ .pattern = "/users/:id", .path = "/users/", .parameters = null },
        .{ .pattern = "/users/:id", .path = "/users/7/x", .parameters = null },
        .{ .pattern = "/:a/x/:b", .path = "/1/x/2", .parameters = "a=1;b=2;" },
        .{ .pattern = "/:a", .path = "/a%2fb", .parameters = "a=a%2fb;" },
        .{ .pattern = "/files/*", .path = "/files/a/b", .parameters = "*=a/b;" },
        .{ .pattern = "/files/*", .path = "/files/", .parameters = "*=;" },
        .{ .pattern = "/files/*", .path = "/files", .parameters = "*=;" },
        .{ .pattern = "/files/*", .path = "/filesx", .parameters = null },
        .{ .pattern = "/*", .path = "/", .parameters = "*=;" },
    };
    for (cases) |case| {
        var found: Match = .{};
        var text: std.ArrayList(u8) = .empty;
        defer text.deinit(std.testing.allocator);
        const fits = match(case.pattern, case.path, &found);
        if (fits) for (found.slice()) |parameter| try text.print(std.testing.allocator, "{s}={s};", .{ parameter.name, parameter.value });
        std.testing.expectEqual(case.parameters != null, fits) catch |err| {
            std.debug.print("{s} {s}\n", .{ case.pattern, case.path });
            return err;
        };
        if (case.parameters) |expected| try std.testing.expectEqualStrings(expected, text.items);
    }
}

test "patterns that can't be meant" {
    for ([_][]const u8{ "", "a", "/:", "/*/a", "/:1/:2/:3/:4/:5/:6/:7/:8/:9" }) |pattern| try std.testing.expect(complaint(pattern) != null);
    for ([_][]const u8{ "/", "/a/:b/*", "/a*" }) |pattern| try std.testing.expectEqual(null, complaint(pattern));
}

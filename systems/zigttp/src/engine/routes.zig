//! The `routes` of a handler: `{"/users/:id": handler, "/items": {GET: handler, POST: handler}}`. Read once.

const std = @import("std");
const qjs = @import("qjs.zig");
const router = @import("../http/router.zig");
const Engine = @import("engine.zig").Engine;
const Value = qjs.Value;

pub const Routes = struct {
    list: std.ArrayList(Route) = .empty,

    const Route = struct {
        pattern: []const u8,
        /// For every method when it is the only one and has no name.
        methods: []const Method,
        /// What `allow` says.
        allowed: []const u8,
    };
    const Method = struct { name: []const u8, handler: Value };

    pub const Found = union(enum) { none, handler: Value, method_not_allowed: []const u8 };

    pub fn find(self: *const Routes, method: []const u8, path: []const u8, into: *router.Match) Found {
        if (path.len == 0 or path[0] != '/') return .none;
        for (self.list.items) |route| {
            if (!router.match(route.pattern, path, into)) continue;
            for (route.methods) |candidate| {
                if (candidate.name.len == 0 or std.mem.eql(u8, candidate.name, method)) return .{ .handler = candidate.handler };
            }
            if (std.mem.eql(u8, method, "HEAD")) for (route.methods) |candidate| {
                if (std.mem.eql(u8, candidate.name, "GET")) return .{ .handler = candidate.handler };
            };
            return .{ .method_not_allowed = route.allowed };
        }
        return .none;
    }

    /// An error leaves an exception in the context.
    pub fn read(self: *Routes, engine: *Engine, table: Value) error{Refused}!void {
        const context = engine.context;
        var names: ?[*]qjs.PropertyEnum = null;
        var count: u32 = 0;
        if (qjs.JS_GetOwnPropertyNames(context, &names, &count, table, qjs.gpn_string_mask | qjs.gpn_enum_only) < 0) return error.Refused;
        defer qjs.JS_FreePropertyEnum(context, names, count);
        for (0..count) |i| {
            const pattern = try keep(engine, names.?[i].atom);
            if (router.complaint(pattern)) |wrong| {
                _ = qjs.JS_ThrowTypeError(context, "routes: %s", wrong.ptr);
                return error.Refused;
            }
            const value = qjs.JS_GetProperty(context, table, names.?[i].atom);
            if (value.isException()) return error.Refused;
            const route = try readRoute(engine, pattern, value);
            self.list.append(engine.allocator(), route) catch return outOfMemory(context);
        }
    }

    fn readRoute(engine: *Engine, pattern: []const u8, value: Value) error{Refused}!Route {
        const context = engine.context;
        const allocator = engine.allocator();
        var methods: std.ArrayList(Method) = .empty;
        if (qjs.JS_IsFunction(context, value)) {
            methods.append(allocator, .{ .name = "", .handler = value }) catch return outOfMemory(context);
            return .{ .pattern = pattern, .methods = methods.items, .allowed = "" };
        }
        defer qjs.JS_FreeValue(context, value);
        var names: ?[*]qjs.PropertyEnum = null;
        var count: u32 = 0;
        if (!value.isObject()) return notAHandler(context);
        if (qjs.JS_GetOwnPropertyNames(context, &names, &count, value, qjs.gpn_string_mask | qjs.gpn_enum_only) < 0) return error.Refused;
        defer qjs.JS_FreePropertyEnum(context, names, count);
        var allowed: std.ArrayList(u8) = .empty;
        for (0..count) |i| {
            const name = try keep(engine, names.?[i].atom);
            const handler = qjs.JS_GetProperty(context, value, names.?[i].atom);
            if (handler.isException()) return error.Refused;
            if (!qjs.JS_IsFunction(context, handler)) return notAHandler(context);
            methods.append(allocator, .{ .name = name, .handler = handler }) catch return outOfMemory(context);
            if (i > 0) allowed.appendSlice(allocator, ", ") catch return outOfMemory(context);
            allowed.appendSlice(allocator, name) catch return outOfMemory(context);
            if (std.mem.eql(u8, name, "GET")) allowed.appendSlice(allocator, ", HEAD") catch return outOfMemory(context);
        }
        return .{ .pattern = pattern, .methods = methods.items, .allowed = allowed.items };
    }

    fn keep(engine: *Engine, atom: qjs.Atom) error{Refused}![]const u8 {
        const value = qjs.JS_AtomToString(engine.context, atom);
        defer qjs.JS_FreeValue(engine.context, value);
        const text = qjs.Text.of(engine.context, value) orelse return error.Refused;
        defer text.free();
        return engine.allocator().dupe(u8, text.bytes) catch return outOfMemory(engine.context);
    }

    fn outOfMemory(context: *qjs.Context) error{Refused} {
        _ = qjs.JS_ThrowOutOfMemory(context);
        return error.Refused;
    }
    fn notAHandler(context: *qjs.Context) error{Refused} {
        _ = qjs.JS_ThrowTypeError(context, "routes: each is a function, or an object of functions by method");
        return error.Refused;
    }
};

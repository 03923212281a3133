//! `Request`: what a handler is given. Its parts are made when they are asked for. After the answer they are
//! gone: a request that a handler kept throws.

const std = @import("std");
const qjs = @import("../qjs.zig");
const Engine = @import("../engine.zig").Engine;
const Exchange = @import("../exchange.zig").Exchange;
const headers = @import("headers.zig");
const queries = @import("../../http/query.zig");
const Value = qjs.Value;

pub var class_id: qjs.ClassId = 0;

const State = struct {
    /// Null once the answer is on its way.
    exchange: ?*const Exchange,
    headers: ?*headers.Block = null,
};

const class: qjs.ClassDef = .{ .name = "Request", .finalizer = &finalize };

const Part = enum(i16) { method, url, path, query, query_string, headers, params, meta, body };

const members = [_]qjs.Entry{
    .getter("method", &part, @intFromEnum(Part.method)),
    .getter("url", &part, @intFromEnum(Part.url)),
    .getter("path", &part, @intFromEnum(Part.path)),
    .getter("query", &part, @intFromEnum(Part.query)),
    .getter("queryString", &part, @intFromEnum(Part.query_string)),
    .getter("headers", &part, @intFromEnum(Part.headers)),
    .getter("params", &part, @intFromEnum(Part.params)),
    .getter("meta", &part, @intFromEnum(Part.meta)),
    .getter("body", &part, @intFromEnum(Part.body)),
    .method("text", 0, &text),
    .method("json", 0, &json),
};

pub fn register(engine: *Engine, global: Value) error{OutOfMemory}!void {
    try engine.registerClass(global, &class_id, &class, &members, &construct, 0);
}

fn construct(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = .{ this, count, arguments };
    return qjs.JS_ThrowTypeError(context, "the server makes requests, a handler can't");
}

fn finalize(runtime: *qjs.Runtime, this: Value) callconv(.c) void {
    _ = runtime;
    const state: *State = @ptrCast(@alignCast(qjs.JS_GetOpaque(this, class_id) orelse return));
    const engine = Engine.current();
    if (state.headers) |block| block.release(engine);
    engine.allocator().destroy(state);
}

pub fn create(engine: *Engine, exchange: *const Exchange) error{OutOfMemory}!Value {
    const object = qjs.JS_NewObjectClass(engine.context, class_id);
    if (object.isException()) return error.OutOfMemory;
    errdefer qjs.JS_FreeValue(engine.context, object);
    const state = try engine.allocator().create(State);
    state.* = .{ .exchange = exchange };
    _ = qjs.JS_SetOpaque(object, state);
    return object;
}

/// From here on the object has nothing to show.
pub fn detach(object: Value) void {
    const state: *State = @ptrCast(@alignCast(qjs.JS_GetOpaque(object, class_id) orelse return));
    state.exchange = null;
}

fn stateOrThrow(context: *qjs.Context, this: Value) ?*State {
    const state: *State = @ptrCast(@alignCast(qjs.JS_GetOpaque(this, class_id) orelse {
        _ = qjs.JS_ThrowTypeError(context, "this is no Request");
        return null;
    }));
    if (state.exchange == null) {
        _ = qjs.JS_ThrowTypeError(context, "this request has been answered");
        return null;
    }
    return state;
}

fn part(context: *qjs.Context, this: Value, magic: c_int) callconv(.c) Value {
    const state = stateOrThrow(context, this) orelse return Value.exception;
    const exchange = state.exchange.?;
    return switch (@as(Part, @enumFromInt(magic))) {
        .method => qjs.string(context, exchange.head.method),
        .path => qjs.string(context, exchange.path),
        .query_string => qjs.string(context, exchange.head.query()),
        .body => qjs.string(context, exchange.body),
        .url => url(context, exchange),
        .query => query(context, exchange),
        .headers => showHeaders(context, state),
        .params => parameters(context, exchange),
        .meta => meta(context, exchange),
    };
}

fn url(context: *qjs.Context, exchange: *const Exchange) Value {
    const allocator = Engine.of(context).allocator();
    const whole = std.mem.concat(allocator, u8, &.{ "http://", exchange.head.host, exchange.head.target }) catch return qjs.JS_ThrowOutOfMemory(context);
    defer allocator.free(whole);
    return qjs.string(context, whole);
}

/// An object without a prototype, so that `__proto__` is a name like any other. The first of equal names counts.
fn query(context: *qjs.Context, exchange: *const Exchange) Value {
    const object = qjs.JS_NewObjectProto(context, Value.null_value);
    var pairs: queries.Pairs = .{ .rest = exchange.head.query() };
    while (pairs.next()) |pair| {
        if (!defineDecoded(context, object, pair.name, pair.value, true)) {
            qjs.JS_FreeValue(context, object);
            return Value.exception;
        }
    }
    return object;
}

fn parameters(context: *qjs.Context, exchange: *const Exchange) Value {
    const object = qjs.JS_NewObjectProto(context, Value.null_value);
    for (exchange.match.slice()) |parameter| {
        if (!defineDecoded(context, object, parameter.name, parameter.value, false)) {
            qjs.JS_FreeValue(context, object);
            return Value.exception;
        }
    }
    return object;
}

fn defineDecoded(context: *qjs.Context, object: Value, name: []const u8, value: []const u8, form: bool) bool {
    if (object.isException()) return false;
    const allocator = Engine.of(context).allocator();
    const buffer = allocator.alloc(u8, name.len + value.len) catch {
        _ = qjs.JS_ThrowOutOfMemory(context);
        return false;
    };
    defer allocator.free(buffer);
    const key = if (form) queries.decode(name, buffer[0..name.len], true) else name;
    const decoded = queries.decode(value, buffer[name.len..], form);
    const atom = qjs.JS_NewAtomLen(context, key.ptr, key.len);
    if (atom == 0) return false;
    defer qjs.JS_FreeAtom(context, atom);
    const present = qjs.JS_GetProperty(context, object, atom);
    defer qjs.JS_FreeValue(context, present);
    if (!present.isUndefined()) return !present.isException();
    return qjs.JS_DefinePropertyValue(context, object, atom, qjs.string(context, decoded), 7) >= 0;
}

fn showHeaders(context: *qjs.Context, state: *State) Value {
    if (state.headers) |block| return headers.show(context, block);
    const engine = Engine.of(context);
    const block = headers.Block.create(engine) catch return qjs.JS_ThrowOutOfMemory(context);
    state.headers = block;
    for (state.exchange.?.head.fields) |field| {
        block.fields.append(engine.allocator(), field.name, field.value) catch return qjs.JS_ThrowOutOfMemory(context);
    }
    block.immutable = true;
    return headers.show(context, block);
}

/// What the report calls the metrics of a cold start.
fn meta(context: *qjs.Context, exchange: *const Exchange) Value {
    const object = qjs.JS_NewObject(context);
    if (object.isException()) return object;
    const cold = Value.float(exchange.cold_start_ms);
    const count = Value.number(exchange.request_count);
    if (qjs.JS_DefinePropertyValueStr(context, object, "coldStart", cold, 7) < 0 or
        qjs.JS_DefinePropertyValueStr(context, object, "requestCount", count, 7) < 0)
    {
        qjs.JS_FreeValue(context, object);
        return Value.exception;
    }
    return object;
}

fn text(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = .{ count, arguments };
    const state = stateOrThrow(context, this) orelse return Value.exception;
    return qjs.string(context, state.exchange.?.body);
}

fn json(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = .{ count, arguments };
    const state = stateOrThrow(context, this) orelse return Value.exception;
    // QuickJS wants a zero behind the text.
    const allocator = Engine.of(context).allocator();
    const body = allocator.dupeZ(u8, state.exchange.?.body) catch return qjs.JS_ThrowOutOfMemory(context);
    defer allocator.free(body);
    return qjs.JS_ParseJSON(context, body.ptr, body.len, "<request body>");
}

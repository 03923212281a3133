//! `Response`: what a handler gives back. `new Response(body, {status, headers})`, `Response.json`,
//! `.text`, `.html`, `.redirect`.

const std = @import("std");
const qjs = @import("../qjs.zig");
const Engine = @import("../engine.zig").Engine;
const headers = @import("headers.zig");
const answer = @import("../../http/answer.zig");
const exchange = @import("../exchange.zig");
const Value = qjs.Value;

pub var class_id: qjs.ClassId = 0;

const Kind = enum(i16) { text, json, html };

const State = struct {
    status: u16 = 200,
    kind: ?Kind = null,
    /// Made when a header is set or looked at.
    headers: ?*headers.Block = null,
    /// A string, or undefined.
    body: Value = Value.undefined_value,
};

const class: qjs.ClassDef = .{ .name = "Response", .finalizer = &finalize };

const Part = enum(i16) { status, ok, headers, body };

const members = [_]qjs.Entry{
    .getter("status", &part, @intFromEnum(Part.status)),
    .getter("ok", &part, @intFromEnum(Part.ok)),
    .getter("headers", &part, @intFromEnum(Part.headers)),
    .getter("body", &part, @intFromEnum(Part.body)),
    .method("text", 0, &text),
};

const statics = [_]qjs.Entry{
    .methodMagic("json", 2, &make, @intFromEnum(Kind.json)),
    .methodMagic("text", 2, &make, @intFromEnum(Kind.text)),
    .methodMagic("html", 2, &make, @intFromEnum(Kind.html)),
    .method("redirect", 2, &redirect),
};

pub fn register(engine: *Engine, global: Value) error{OutOfMemory}!void {
    try engine.registerClassWith(global, &class_id, &class, &members, &construct, 2, &statics);
}

fn finalize(runtime: *qjs.Runtime, this: Value) callconv(.c) void {
    const state: *State = @ptrCast(@alignCast(qjs.JS_GetOpaque(this, class_id) orelse return));
    destroy(runtime, state);
}

fn destroy(runtime: *qjs.Runtime, state: *State) void {
    const engine = Engine.current();
    if (state.headers) |block| block.release(engine);
    qjs.JS_FreeValueRT(runtime, state.body);
    engine.allocator().destroy(state);
}

fn stateOf(value: Value) ?*State {
    return @ptrCast(@alignCast(qjs.JS_GetOpaque(value, class_id) orelse return null));
}

/// What the server writes; null when the value is no Response. The body's text is the caller's to free.
pub fn read(value: Value, body: *?qjs.Text) ?exchange.Response {
    const state = stateOf(value) orelse return null;
    const context = Engine.current().context;
    body.* = if (state.body.isUndefined()) null else qjs.Text.of(context, state.body);
    const block = state.headers;
    const own_type = if (block) |set| set.fields.has("content-type") else false;
    return .{
        .status = state.status,
        .fields = if (block) |set| set.fields.bytes.items else "",
        .content_type = if (own_type) null else if (state.kind) |kind| switch (kind) {
            .text => "text/plain;charset=UTF-8",
            .json => "application/json",
            .html => "text/html;charset=UTF-8",
        } else null,
        .body = if (body.*) |held| held.bytes else "",
    };
}

fn construct(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = this;
    const body = if (count > 0 and !arguments[0].isNullish()) qjs.JS_ToString(context, arguments[0]) else Value.undefined_value;
    return build(context, body, .text, if (count > 1) arguments[1] else Value.undefined_value);
}

fn make(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value, magic: c_int) callconv(.c) Value {
    _ = this;
    const kind: Kind = @enumFromInt(magic);
    const given = if (count > 0) arguments[0] else Value.undefined_value;
    const body = if (kind == .json) qjs.JS_JSONStringify(context, given, Value.undefined_value, Value.undefined_value) else qjs.JS_ToString(context, given);
    if (body.isUndefined()) return qjs.JS_ThrowTypeError(context, "this has no form in JSON");
    return build(context, body, kind, if (count > 1) arguments[1] else Value.undefined_value);
}

fn redirect(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = this;
    if (count < 1) return qjs.JS_ThrowTypeError(context, "where to?");
    var status: u16 = 302;
    if (count > 1 and !arguments[1].isUndefined()) status = statusOf(context, arguments[1]) orelse return Value.exception;
    switch (status) {
        301, 302, 303, 307, 308 => {},
        else => return qjs.JS_ThrowRangeError(context, "%d is no status of a redirect", @as(c_int, status)),
    }
    const fields = qjs.JS_NewObject(context);
    defer qjs.JS_FreeValue(context, fields);
    if (qjs.JS_DefinePropertyValueStr(context, fields, "location", qjs.JS_DupValue(context, arguments[0]), 7) < 0) return Value.exception;
    const object = build(context, Value.undefined_value, null, Value.undefined_value);
    if (object.isException()) return object;
    const state = stateOf(object).?;
    state.status = status;
    const block = blockOf(context, state) orelse return failed(context, object);
    return if (headers.fill(context, block, fields)) object else failed(context, object);
}

fn failed(context: *qjs.Context, object: Value) Value {
    qjs.JS_FreeValue(context, object);
    return Value.exception;
}

/// Takes the body over.
fn build(context: *qjs.Context, body: Value, kind: ?Kind, init: Value) Value {
    if (body.isException()) return body;
    const engine = Engine.of(context);
    const state = engine.allocator().create(State) catch {
        qjs.JS_FreeValue(context, body);
        return qjs.JS_ThrowOutOfMemory(context);
    };
    state.* = .{ .body = body, .kind = if (body.isUndefined()) null else kind };
    const object = qjs.JS_NewObjectClass(context, class_id);
    if (object.isException()) {
        destroy(engine.runtime, state);
        return object;
    }
    _ = qjs.JS_SetOpaque(object, state);
    if (init.isNullish()) return object;
    if (!init.isObject()) {
        _ = qjs.JS_ThrowTypeError(context, "the second argument of a Response is an object");
        return failed(context, object);
    }
    return if (apply(context, state, init)) object else failed(context, object);
}

fn apply(context: *qjs.Context, state: *State, init: Value) bool {
    const status_value = qjs.JS_GetPropertyStr(context, init, "status");
    defer qjs.JS_FreeValue(context, status_value);
    if (status_value.isException()) return false;
    if (!status_value.isUndefined()) {
        state.status = statusOf(context, status_value) orelse return false;
    }
    if (answer.hasNoBody(state.status) and !state.body.isUndefined()) {
        _ = qjs.JS_ThrowTypeError(context, "a Response of this status has no body");
        return false;
    }
    const fields = qjs.JS_GetPropertyStr(context, init, "headers");
    defer qjs.JS_FreeValue(context, fields);
    if (fields.isException()) return false;
    if (fields.isNullish()) return true;
    const block = blockOf(context, state) orelse return false;
    return headers.fill(context, block, fields);
}

/// Null when it threw. Not by way of an integer of 32 bits, which would take 2**32 + 200 for 200.
fn statusOf(context: *qjs.Context, value: Value) ?u16 {
    var status: f64 = 0;
    if (qjs.JS_ToFloat64(context, &status, value) < 0) return null;
    if (status >= 200 and status < 600) return @intFromFloat(status);
    _ = qjs.JS_ThrowRangeError(context, "a status is 200 to 599");
    return null;
}

fn blockOf(context: *qjs.Context, state: *State) ?*headers.Block {
    if (state.headers == null) {
        state.headers = headers.Block.create(Engine.of(context)) catch {
            _ = qjs.JS_ThrowOutOfMemory(context);
            return null;
        };
    }
    return state.headers;
}

fn part(context: *qjs.Context, this: Value, magic: c_int) callconv(.c) Value {
    const state = stateOf(this) orelse return qjs.JS_ThrowTypeError(context, "this is no Response");
    return switch (@as(Part, @enumFromInt(magic))) {
        .status => Value.int(state.status),
        .ok => Value.boolean(state.status < 300),
        .body => qjs.JS_DupValue(context, state.body),
        .headers => headers.show(context, blockOf(context, state) orelse return Value.exception),
    };
}

fn text(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = .{ count, arguments };
    const state = stateOf(this) orelse return qjs.JS_ThrowTypeError(context, "this is no Response");
    return if (state.body.isUndefined()) qjs.string(context, "") else qjs.JS_DupValue(context, state.body);
}

//! `console.log` and its sisters: one line each, `log`, `info` and `debug` to standard output, `warn` and
//! `error` to standard error. Strings as they are, other values as JSON.

const std = @import("std");
const output = @import("../../output.zig");
const qjs = @import("../qjs.zig");
const Engine = @import("../engine.zig").Engine;
const Value = qjs.Value;

const methods = [_]qjs.Entry{
    .methodMagic("log", 1, &print, 1),
    .methodMagic("info", 1, &print, 1),
    .methodMagic("debug", 1, &print, 1),
    .methodMagic("warn", 1, &print, 2),
    .methodMagic("error", 1, &print, 2),
};

/// A line is cut here: a handler that logs a megabyte is no reason to hold others up.
const max_line = 16 * 1024;

pub fn register(engine: *Engine, global: Value) error{OutOfMemory}!void {
    const object = qjs.JS_NewObject(engine.context);
    if (object.isException()) return error.OutOfMemory;
    if (qjs.JS_SetPropertyFunctionList(engine.context, object, &methods, methods.len) < 0) return error.OutOfMemory;
    try qjs.define(engine.context, global, "console", object);
}

fn print(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value, descriptor: c_int) callconv(.c) Value {
    _ = this;
    var line: [max_line + 1]u8 = undefined;
    var length: usize = 0;
    for (arguments[0..@intCast(count)], 0..) |argument, i| {
        const plain = !argument.isObject() or qjs.JS_IsError(argument) or qjs.JS_IsFunction(context, argument);
        const shown = if (plain) qjs.JS_DupValue(context, argument) else qjs.JS_JSONStringify(context, argument, Value.undefined_value, Value.undefined_value);
        defer qjs.JS_FreeValue(context, shown);
        if (shown.isException()) return shown;
        const text = qjs.Text.of(context, shown) orelse return Value.exception;
        defer text.free();
        if (i > 0 and length < max_line) {
            line[length] = ' ';
            length += 1;
        }
        const fits = @min(text.bytes.len, max_line - length);
        @memcpy(line[length..][0..fits], text.bytes[0..fits]);
        length += fits;
    }
    line[length] = '\n';
    const heap = &Engine.of(context).heap;
    heap.enter();
    defer heap.leave();
    (if (descriptor == 1) &output.out else &output.err).write(line[0 .. length + 1]);
    return Value.undefined_value;
}

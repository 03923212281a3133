//! `Headers`: get, has, set, append, delete, forEach, entries, keys, values and iteration. Those of a
//! request can't be changed; of a response, those of the connection can't (fields.zig).

const std = @import("std");
const qjs = @import("../qjs.zig");
const Engine = @import("../engine.zig").Engine;
const wire = @import("../../http/fields.zig");
const Value = qjs.Value;

pub var class_id: qjs.ClassId = 0;

/// Shared by a Response and the Headers objects that show its fields.
pub const Block = struct {
    references: usize = 1,
    immutable: bool = false,
    fields: wire.Fields = .{},

    pub fn create(engine: *Engine) error{OutOfMemory}!*Block {
        const block = try engine.allocator().create(Block);
        block.* = .{};
        return block;
    }
    pub fn retain(self: *Block) *Block {
        self.references += 1;
        return self;
    }
    pub fn release(self: *Block, engine: *Engine) void {
        self.references -= 1;
        if (self.references > 0) return;
        self.fields.bytes.deinit(engine.allocator());
        engine.allocator().destroy(self);
    }
};

const class: qjs.ClassDef = .{ .name = "Headers", .finalizer = &finalize };

const methods = [_]qjs.Entry{
    .method("get", 1, &get),
    .method("has", 1, &has),
    .methodMagic("set", 2, &change, set_field),
    .methodMagic("append", 2, &change, append_field),
    .method("delete", 1, &delete),
    .method("forEach", 1, &forEach),
    .methodMagic("entries", 0, &iterate, pairs_of),
    .methodMagic("keys", 0, &iterate, names_of),
    .methodMagic("values", 0, &iterate, values_of),
    .methodMagic("[Symbol.iterator]", 0, &iterate, pairs_of),
};
const set_field = 0;
const append_field = 1;
const pairs_of = 0;
const names_of = 1;
const values_of = 2;

pub fn register(engine: *Engine, global: Value) error{OutOfMemory}!void {
    try engine.registerClass(global, &class_id, &class, &methods, &construct, 0);
}

fn finalize(runtime: *qjs.Runtime, this: Value) callconv(.c) void {
    _ = runtime;
    const block: *Block = @ptrCast(@alignCast(qjs.JS_GetOpaque(this, class_id) orelse return));
    block.release(Engine.current());
}

/// An object that shows the block; takes a reference of its own.
pub fn show(context: *qjs.Context, block: *Block) Value {
    const object = qjs.JS_NewObjectClass(context, class_id);
    if (!object.isException()) _ = qjs.JS_SetOpaque(object, block.retain());
    return object;
}

pub fn blockOf(value: Value) ?*Block {
    return @ptrCast(@alignCast(qjs.JS_GetOpaque(value, class_id) orelse return null));
}

fn blockOrThrow(context: *qjs.Context, this: Value) ?*Block {
    return blockOf(this) orelse {
        _ = qjs.JS_ThrowTypeError(context, "this is no Headers");
        return null;
    };
}

fn construct(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    _ = this;
    const engine = Engine.of(context);
    const block = Block.create(engine) catch return qjs.JS_ThrowOutOfMemory(context);
    defer block.release(engine);
    if (count > 0 and !fill(context, block, arguments[0])) return Value.exception;
    return show(context, block);
}

/// Adds what `init` holds: Headers, a list of pairs, or an object. False when it threw.
pub fn fill(context: *qjs.Context, block: *Block, init: Value) bool {
    if (init.isNullish()) return true;
    const engine = Engine.of(context);
    if (blockOf(init)) |other| {
        var lines = other.fields.iterator();
        while (lines.next()) |line| {
            if (wire.isReserved(line.name)) continue;
            block.fields.append(engine.allocator(), line.name, line.value) catch return outOfMemory(context);
        }
        return true;
    }
    if (!init.isObject()) return threw(qjs.JS_ThrowTypeError(context, "headers are an object, a list of pairs, or Headers"));
    if (qjs.JS_IsArray(init)) {
        var length: i64 = 0;
        if (qjs.JS_GetLength(context, init, &length) < 0) return false;
        for (0..@intCast(@max(0, length))) |i| {
            const couple = qjs.JS_GetPropertyUint32(context, init, @intCast(i));
            defer qjs.JS_FreeValue(context, couple);
            if (!couple.isObject()) return threw(qjs.JS_ThrowTypeError(context, "a header is a pair of name and value"));
            const name = qjs.JS_GetPropertyUint32(context, couple, 0);
            defer qjs.JS_FreeValue(context, name);
            const value = qjs.JS_GetPropertyUint32(context, couple, 1);
            defer qjs.JS_FreeValue(context, value);
            if (!put(context, block, name, value, append_field)) return false;
        }
        return true;
    }
    var names: ?[*]qjs.PropertyEnum = null;
    var length: u32 = 0;
    if (qjs.JS_GetOwnPropertyNames(context, &names, &length, init, qjs.gpn_string_mask | qjs.gpn_enum_only) < 0) return false;
    defer qjs.JS_FreePropertyEnum(context, names, length);
    for (0..length) |i| {
        const name = qjs.JS_AtomToString(context, names.?[i].atom);
        defer qjs.JS_FreeValue(context, name);
        const value = qjs.JS_GetProperty(context, init, names.?[i].atom);
        defer qjs.JS_FreeValue(context, value);
        if (!put(context, block, name, value, append_field)) return false;
    }
    return true;
}

fn outOfMemory(context: *qjs.Context) bool {
    return threw(qjs.JS_ThrowOutOfMemory(context));
}
fn threw(_: Value) bool {
    return false;
}

fn put(context: *qjs.Context, block: *Block, name_value: Value, value_value: Value, how: c_int) bool {
    if (name_value.isException() or value_value.isException()) return false;
    const name = qjs.Text.of(context, name_value) orelse return false;
    defer name.free();
    const value = qjs.Text.of(context, value_value) orelse return false;
    defer value.free();
    if (block.immutable) return threw(qjs.JS_ThrowTypeError(context, "the headers of a request can't be changed"));
    if (!wire.isName(name.bytes)) return threw(qjs.JS_ThrowTypeError(context, "this is no name of a header"));
    if (!wire.isValue(value.bytes)) return threw(qjs.JS_ThrowTypeError(context, "a header's value has a control character in it"));
    if (wire.isReserved(name.bytes)) return threw(qjs.JS_ThrowTypeError(context, "%s is the server's to write", name.bytes.ptr));
    const allocator = Engine.of(context).allocator();
    const done = if (how == set_field) block.fields.set(allocator, name.bytes, value.bytes) else block.fields.append(allocator, name.bytes, value.bytes);
    done catch return outOfMemory(context);
    return true;
}

fn change(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value, how: c_int) callconv(.c) Value {
    const block = blockOrThrow(context, this) orelse return Value.exception;
    if (count < 2) return qjs.JS_ThrowTypeError(context, "a name and a value are needed");
    return if (put(context, block, arguments[0], arguments[1], how)) Value.undefined_value else Value.exception;
}

fn get(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    const block = blockOrThrow(context, this) orelse return Value.exception;
    if (count < 1) return Value.null_value;
    const name = qjs.Text.of(context, arguments[0]) orelse return Value.exception;
    defer name.free();
    const allocator = Engine.of(context).allocator();
    var joined: std.ArrayList(u8) = .empty;
    defer joined.deinit(allocator);
    const found = block.fields.join(allocator, name.bytes, &joined) catch return qjs.JS_ThrowOutOfMemory(context);
    return if (found) qjs.string(context, joined.items) else Value.null_value;
}

fn has(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    const block = blockOrThrow(context, this) orelse return Value.exception;
    if (count < 1) return Value.boolean(false);
    const name = qjs.Text.of(context, arguments[0]) orelse return Value.exception;
    defer name.free();
    return Value.boolean(block.fields.has(name.bytes));
}

fn delete(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    const block = blockOrThrow(context, this) orelse return Value.exception;
    if (block.immutable) return qjs.JS_ThrowTypeError(context, "the headers of a request can't be changed");
    if (count < 1) return Value.undefined_value;
    const name = qjs.Text.of(context, arguments[0]) orelse return Value.exception;
    defer name.free();
    block.fields.remove(name.bytes);
    return Value.undefined_value;
}

fn forEach(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value) callconv(.c) Value {
    const block = blockOrThrow(context, this) orelse return Value.exception;
    if (count < 1 or !qjs.JS_IsFunction(context, arguments[0])) return qjs.JS_ThrowTypeError(context, "a function is needed");
    // The callback may change the block: work on a copy.
    const allocator = Engine.of(context).allocator();
    const copy = allocator.dupe(u8, block.fields.bytes.items) catch return qjs.JS_ThrowOutOfMemory(context);
    defer allocator.free(copy);
    var lines: wire.Iterator = .{ .bytes = copy };
    while (lines.next()) |line| {
        const given = [_]Value{ qjs.string(context, line.value), qjs.string(context, line.name), this };
        defer qjs.JS_FreeValue(context, given[0]);
        defer qjs.JS_FreeValue(context, given[1]);
        const answer = qjs.JS_Call(context, arguments[0], Value.undefined_value, given.len, &given);
        if (answer.isException()) return answer;
        qjs.JS_FreeValue(context, answer);
    }
    return Value.undefined_value;
}

/// An array of what is asked for, and its iterator.
fn iterate(context: *qjs.Context, this: Value, count: c_int, arguments: [*]Value, what: c_int) callconv(.c) Value {
    _ = count;
    _ = arguments;
    const block = blockOrThrow(context, this) orelse return Value.exception;
    const list = qjs.JS_NewArray(context);
    if (list.isException()) return list;
    defer qjs.JS_FreeValue(context, list);
    var lines = block.fields.iterator();
    var index: u32 = 0;
    while (lines.next()) |line| : (index += 1) {
        const element = switch (what) {
            names_of => qjs.string(context, line.name),
            values_of => qjs.string(context, line.value),
            else => pair(context, line),
        };
        if (element.isException()) return element;
        if (qjs.JS_DefinePropertyValueUint32(context, list, index, element, 7) < 0) return Value.exception;
    }
    const values = qjs.JS_GetPropertyStr(context, list, "values");
    defer qjs.JS_FreeValue(context, values);
    return qjs.JS_Call(context, values, list, 0, &[_]Value{});
}

fn pair(context: *qjs.Context, line: wire.Line) Value {
    const both = qjs.JS_NewArray(context);
    if (both.isException()) return both;
    const parts = [_][]const u8{ line.name, line.value };
    for (parts, 0..) |part, i| {
        if (qjs.JS_DefinePropertyValueUint32(context, both, @intCast(i), qjs.string(context, part), 7) < 0) {
            qjs.JS_FreeValue(context, both);
            return Value.exception;
        }
    }
    return both;
}

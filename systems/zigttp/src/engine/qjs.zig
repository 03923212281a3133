//! The part of quickjs.h (0.17.0) that is used, declared by hand: translating the whole header takes
//! longer than compiling this program. A value is two words and is passed in registers, as in C.

const std = @import("std");

pub const Runtime = opaque {};
pub const Context = opaque {};
pub const ModuleDef = opaque {};
pub const Atom = u32;
pub const ClassId = u32;

pub const Tag = struct {
    pub const string: i64 = -7;
    pub const string_rope: i64 = -6;
    pub const module: i64 = -3;
    pub const function_bytecode: i64 = -2;
    pub const object: i64 = -1;
    pub const int: i64 = 0;
    pub const boolean: i64 = 1;
    pub const nul: i64 = 2;
    pub const undef: i64 = 3;
    pub const exception: i64 = 6;
    pub const float64: i64 = 8;
};

pub const Value = extern struct {
    bits: u64,
    tag: i64,

    pub const undefined_value: Value = .{ .bits = 0, .tag = Tag.undef };
    pub const null_value: Value = .{ .bits = 0, .tag = Tag.nul };
    pub const exception: Value = .{ .bits = 0, .tag = Tag.exception };

    pub fn int(value: i32) Value {
        return .{ .bits = @as(u32, @bitCast(value)), .tag = Tag.int };
    }
    pub fn float(value: f64) Value {
        return .{ .bits = @bitCast(value), .tag = Tag.float64 };
    }
    pub fn boolean(truth: bool) Value {
        return .{ .bits = @intFromBool(truth), .tag = Tag.boolean };
    }
    pub fn number(n: u64) Value {
        return if (n <= 0x7fff_ffff) int(@intCast(n)) else float(@floatFromInt(n));
    }
    pub fn isException(self: Value) bool {
        return self.tag == Tag.exception;
    }
    pub fn isUndefined(self: Value) bool {
        return self.tag == Tag.undef;
    }
    pub fn isNullish(self: Value) bool {
        return self.tag == Tag.undef or self.tag == Tag.nul;
    }
    pub fn isObject(self: Value) bool {
        return self.tag == Tag.object;
    }
    pub fn isString(self: Value) bool {
        return self.tag == Tag.string or self.tag == Tag.string_rope;
    }
};

pub const MallocFunctions = extern struct {
    calloc: *const fn (?*anyopaque, usize, usize) callconv(.c) ?*anyopaque,
    malloc: *const fn (?*anyopaque, usize) callconv(.c) ?*anyopaque,
    free: *const fn (?*anyopaque, ?*anyopaque) callconv(.c) void,
    realloc: *const fn (?*anyopaque, ?*anyopaque, usize) callconv(.c) ?*anyopaque,
    usableSize: *const fn (?*const anyopaque) callconv(.c) usize,
};

pub const Function = fn (*Context, Value, c_int, [*]Value) callconv(.c) Value;
pub const FunctionMagic = fn (*Context, Value, c_int, [*]Value, c_int) callconv(.c) Value;
pub const Getter = fn (*Context, Value) callconv(.c) Value;
pub const Setter = fn (*Context, Value, Value) callconv(.c) Value;
pub const GetterMagic = fn (*Context, Value, c_int) callconv(.c) Value;
pub const InterruptHandler = fn (?*Runtime, ?*anyopaque) callconv(.c) c_int;
pub const Finalizer = fn (*Runtime, Value) callconv(.c) void;

pub const ClassDef = extern struct {
    name: [*:0]const u8,
    finalizer: ?*const Finalizer = null,
    gc_mark: ?*const anyopaque = null,
    call: ?*const anyopaque = null,
    exotic: ?*const anyopaque = null,
};

pub const PropertyEnum = extern struct { is_enumerable: bool, atom: Atom };

pub const FunctionKind = enum(c_int) { generic = 0, generic_magic = 1, constructor = 2 };

pub const prop_configurable: u8 = 1;
pub const prop_writable: u8 = 2;
pub const prop_enumerable: u8 = 4;
pub const gpn_string_mask: c_int = 1;
pub const gpn_enum_only: c_int = 1 << 4;

/// JSCFunctionListEntry. QuickJS makes the function objects when they are first looked at.
pub const Entry = extern struct {
    name: [*:0]const u8,
    flags: u8,
    kind: u8,
    magic: i16,
    content: extern union {
        function: extern struct { length: u8, kind: u8, pointer: *const anyopaque },
        accessor: extern struct { get: ?*const anyopaque, set: ?*const anyopaque },
    },

    pub fn method(name: [*:0]const u8, length: u8, function: *const Function) Entry {
        return .{ .name = name, .flags = prop_writable | prop_configurable, .kind = 0, .magic = 0, .content = .{ .function = .{ .length = length, .kind = 0, .pointer = function } } };
    }
    pub fn methodMagic(name: [*:0]const u8, length: u8, function: *const FunctionMagic, magic: i16) Entry {
        return .{ .name = name, .flags = prop_writable | prop_configurable, .kind = 0, .magic = magic, .content = .{ .function = .{ .length = length, .kind = 1, .pointer = function } } };
    }
    pub fn getter(name: [*:0]const u8, get: *const GetterMagic, magic: i16) Entry {
        return .{ .name = name, .flags = prop_configurable, .kind = 2, .magic = magic, .content = .{ .accessor = .{ .get = get, .set = null } } };
    }
};

pub const eval_type_global: c_int = 0;
pub const eval_type_module: c_int = 1;
pub const eval_flag_strict: c_int = 1 << 3;
pub const eval_flag_compile_only: c_int = 1 << 5;
pub const write_bytecode: c_int = 1;
pub const write_strip_source: c_int = 1 << 4;
pub const read_bytecode: c_int = 1;

pub const PromiseState = enum(c_int) { not_a_promise = -1, pending = 0, fulfilled = 1, rejected = 2, _ };

pub extern fn JS_NewRuntime2(functions: *const MallocFunctions, state: ?*anyopaque) ?*Runtime;
pub extern fn JS_FreeRuntime(*Runtime) void;
pub extern fn JS_SetMaxStackSize(*Runtime, usize) void;
pub extern fn JS_UpdateStackTop(*Runtime) void;
pub extern fn JS_SetGCThreshold(*Runtime, usize) void;
pub extern fn JS_SetInterruptHandler(*Runtime, ?*const InterruptHandler, ?*anyopaque) void;
pub extern fn JS_GetRuntime(*Context) *Runtime;
pub extern fn JS_NewContextRaw(*Runtime) ?*Context;
pub extern fn JS_FreeContext(*Context) void;
pub extern fn JS_SetContextOpaque(*Context, ?*anyopaque) void;
pub extern fn JS_GetContextOpaque(*Context) ?*anyopaque;
pub extern fn JS_AddIntrinsicBaseObjects(*Context) c_int;
pub extern fn JS_AddIntrinsicDate(*Context) c_int;
pub extern fn JS_AddIntrinsicEval(*Context) c_int;
pub extern fn JS_AddIntrinsicRegExp(*Context) c_int;
pub extern fn JS_AddIntrinsicJSON(*Context) c_int;
pub extern fn JS_AddIntrinsicProxy(*Context) c_int;
pub extern fn JS_AddIntrinsicMapSet(*Context) c_int;
pub extern fn JS_AddIntrinsicTypedArrays(*Context) c_int;
pub extern fn JS_AddIntrinsicPromise(*Context) c_int;
pub extern fn JS_AddIntrinsicWeakRef(*Context) c_int;
pub extern fn JS_AddIntrinsicBigInt(*Context) c_int;
pub extern fn JS_AddIntrinsicAToB(*Context) c_int;
pub extern fn JS_AddPerformance(*Context) c_int;
pub extern fn JS_NewClassID(*Runtime, *ClassId) ClassId;
pub extern fn JS_NewClass(*Runtime, ClassId, *const ClassDef) c_int;
pub extern fn JS_SetClassProto(*Context, ClassId, Value) void;
pub extern fn JS_NewObject(*Context) Value;
pub extern fn JS_NewObjectProto(*Context, Value) Value;
pub extern fn JS_NewObjectClass(*Context, ClassId) Value;
pub extern fn JS_NewArray(*Context) Value;
pub extern fn JS_SetOpaque(Value, ?*anyopaque) c_int;
pub extern fn JS_GetOpaque(Value, ClassId) ?*anyopaque;
pub extern fn JS_NewStringLen(*Context, [*]const u8, usize) Value;
pub extern fn JS_ToCStringLen2(*Context, ?*usize, Value, bool) ?[*]const u8;
pub extern fn JS_FreeCString(*Context, [*]const u8) void;
pub extern fn JS_ToFloat64(*Context, *f64, Value) c_int;
pub extern fn JS_ToString(*Context, Value) Value;
pub extern fn JS_FreeValue(*Context, Value) void;
pub extern fn JS_FreeValueRT(*Runtime, Value) void;
pub extern fn JS_DupValue(*Context, Value) Value;
pub extern fn JS_GetGlobalObject(*Context) Value;
pub extern fn JS_GetPropertyStr(*Context, Value, [*:0]const u8) Value;
pub extern fn JS_GetProperty(*Context, Value, Atom) Value;
pub extern fn JS_GetPropertyUint32(*Context, Value, u32) Value;
pub extern fn JS_DefinePropertyValueStr(*Context, Value, [*:0]const u8, Value, c_int) c_int;
pub extern fn JS_DefinePropertyValueUint32(*Context, Value, u32, Value, c_int) c_int;
pub extern fn JS_DefinePropertyValue(*Context, Value, Atom, Value, c_int) c_int;
pub extern fn JS_SetPropertyFunctionList(*Context, Value, [*]const Entry, c_int) c_int;
pub extern fn JS_NewCFunction2(*Context, *const anyopaque, [*:0]const u8, c_int, FunctionKind, c_int) Value;
pub extern fn JS_SetConstructor(*Context, Value, Value) c_int;
pub extern fn JS_GetOwnPropertyNames(*Context, *?[*]PropertyEnum, *u32, Value, c_int) c_int;
pub extern fn JS_FreePropertyEnum(*Context, ?[*]PropertyEnum, u32) void;
pub extern fn JS_NewAtomLen(*Context, [*]const u8, usize) Atom;
pub extern fn JS_FreeAtom(*Context, Atom) void;
pub extern fn JS_AtomToString(*Context, Atom) Value;
pub extern fn JS_GetLength(*Context, Value, *i64) c_int;
pub extern fn JS_IsArray(Value) bool;
pub extern fn JS_IsError(Value) bool;
pub extern fn JS_IsFunction(*Context, Value) bool;
pub extern fn JS_IsPromise(Value) bool;
pub extern fn JS_PromiseState(*Context, Value) PromiseState;
pub extern fn JS_PromiseResult(*Context, Value) Value;
pub extern fn JS_IsJobPending(*Runtime) bool;
pub extern fn JS_ExecutePendingJob(*Runtime, *?*Context) c_int;
pub extern fn JS_Call(*Context, Value, Value, c_int, [*]const Value) Value;
pub extern fn JS_Throw(*Context, Value) Value;
pub extern fn JS_GetException(*Context) Value;
pub extern fn JS_HasException(*Context) bool;
pub extern fn JS_IsUncatchableError(Value) bool;
pub extern fn JS_ThrowTypeError(*Context, [*:0]const u8, ...) Value;
pub extern fn JS_ThrowRangeError(*Context, [*:0]const u8, ...) Value;
pub extern fn JS_ThrowOutOfMemory(*Context) Value;
pub extern fn JS_ParseJSON(*Context, [*:0]const u8, usize, [*:0]const u8) Value;
pub extern fn JS_JSONStringify(*Context, Value, Value, Value) Value;
pub extern fn JS_Eval(*Context, [*:0]const u8, usize, [*:0]const u8, c_int) Value;
pub extern fn JS_EvalFunction(*Context, Value) Value;
pub extern fn JS_DetectModule([*]const u8, usize) bool;
pub extern fn JS_ResolveModule(*Context, Value) c_int;
pub extern fn JS_GetModuleNamespace(*Context, *ModuleDef) Value;
pub extern fn JS_WriteObject(*Context, *usize, Value, c_int) ?[*]u8;
pub extern fn JS_ReadObject(*Context, [*]const u8, usize, c_int) Value;
pub extern fn js_malloc_rt(*Runtime, usize) ?*anyopaque;
pub extern fn js_realloc_rt(*Runtime, ?*anyopaque, usize) ?*anyopaque;
pub extern fn js_free_rt(*Runtime, ?*anyopaque) void;
pub extern fn js_free(*Context, ?*anyopaque) void;

/// A string's bytes in UTF-8, half a surrogate pair as U+FFFD, to be freed by `free`; null when the conversion threw.
pub const Text = struct {
    context: *Context,
    bytes: []const u8,

    pub fn of(context: *Context, value: Value) ?Text {
        var length: usize = 0;
        const pointer = JS_ToCStringLen2(context, &length, value, false) orelse return null;
        return .{ .context = context, .bytes = wellFormed(@constCast(pointer[0..length])) };
    }
    /// QuickJS writes half a pair as if it were a character: ED, A0 to BF, 80 to BF. The bytes are a copy then: only
    /// those of a string that is all ASCII are its own.
    fn wellFormed(bytes: []u8) []const u8 {
        var from: usize = 0;
        while (std.mem.indexOfScalarPos(u8, bytes, from, 0xed)) |at| : (from = at + 3) {
            if (bytes[at + 1] >= 0xa0) @memcpy(bytes[at..][0..3], "\u{fffd}");
        }
        return bytes;
    }
    pub fn free(self: Text) void {
        JS_FreeCString(self.context, self.bytes.ptr);
    }
};

pub fn string(context: *Context, bytes: []const u8) Value {
    return JS_NewStringLen(context, bytes.ptr, bytes.len);
}

pub fn define(context: *Context, object: Value, name: [*:0]const u8, value: Value) error{OutOfMemory}!void {
    if (value.isException()) return error.OutOfMemory;
    if (JS_DefinePropertyValueStr(context, object, name, value, prop_writable | prop_configurable) < 0) return error.OutOfMemory;
}

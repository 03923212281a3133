//! From JavaScript source to a program. Only what compiles refers to this file, so that a server with an
//! embedded handler has no parser in it.

const std = @import("std");
const qjs = @import("qjs.zig");
const Heap = @import("heap.zig").Heap;
const intrinsics = @import("intrinsics.zig");
const Program = @import("program.zig").Program;

pub const Compiled = union(enum) {
    /// The bytecode is the allocator's.
    program: Program,
    /// Message and place of a syntax error.
    refused: []const u8,
};

/// `source` must end in a zero behind its length, `name` is what stack traces show.
pub fn compile(allocator: std.mem.Allocator, source: [:0]const u8, name: [*:0]const u8) error{OutOfMemory}!Compiled {
    var needed = intrinsics.neededBy(source, isModule(source));
    while (true) {
        const attempt = try compileWith(allocator, source, name, needed);
        // A regular expression's literal names nothing. Without their compiler it is a syntax error.
        switch (attempt) {
            .refused => |message| if (!needed.regexp and std.mem.indexOf(u8, message, "RegExp") != null) {
                allocator.free(message);
                needed.regexp = true;
                continue;
            },
            .program => {},
        }
        return attempt;
    }
}

fn compileWith(allocator: std.mem.Allocator, source: [:0]const u8, name: [*:0]const u8, needed: intrinsics.Intrinsics) error{OutOfMemory}!Compiled {
    const runtime = qjs.JS_NewRuntime2(&libc_functions, null) orelse return error.OutOfMemory;
    defer qjs.JS_FreeRuntime(runtime);
    const context = qjs.JS_NewContextRaw(runtime) orelse return error.OutOfMemory;
    defer qjs.JS_FreeContext(context);
    try needed.add(context);
    if (qjs.JS_AddIntrinsicEval(context) != 0) return error.OutOfMemory;

    const is_module = isModule(source);
    const kind = if (is_module) qjs.eval_type_module else qjs.eval_type_global | qjs.eval_flag_strict;
    const function = qjs.JS_Eval(context, source.ptr, source.len, name, kind | qjs.eval_flag_compile_only);
    if (function.isException()) return .{ .refused = try describe(allocator, context) };
    defer if (!is_module) qjs.JS_FreeValue(context, function);
    var length: usize = 0;
    const bytecode = qjs.JS_WriteObject(context, &length, function, qjs.write_bytecode | qjs.write_strip_source) orelse return error.OutOfMemory;
    defer qjs.js_free(context, bytecode);
    var program_intrinsics = needed;
    if (is_module) program_intrinsics.promise = true; // evaluating a module gives a promise
    return .{ .program = .{ .intrinsics = program_intrinsics, .is_module = is_module, .bytecode = try allocator.dupe(u8, bytecode[0..length]) } };
}

/// A source with `export` or `import` at the start of a line is a module.
fn isModule(source: []const u8) bool {
    var lines = std.mem.tokenizeAny(u8, source, "\r\n");
    while (lines.next()) |line| {
        const text = std.mem.trimLeft(u8, line, " \t");
        for ([_][]const u8{ "export ", "export{", "import ", "import{" }) |word| if (std.mem.startsWith(u8, text, word)) return true;
    }
    return false;
}

fn describe(allocator: std.mem.Allocator, context: *qjs.Context) error{OutOfMemory}![]const u8 {
    const exception = qjs.JS_GetException(context);
    defer qjs.JS_FreeValue(context, exception);
    const message = qjs.Text.of(context, exception) orelse return error.OutOfMemory;
    defer message.free();
    const stack = qjs.JS_GetPropertyStr(context, exception, "stack");
    defer qjs.JS_FreeValue(context, stack);
    const place = qjs.Text.of(context, stack) orelse return error.OutOfMemory;
    defer place.free();
    return std.fmt.allocPrint(allocator, "{s}\n{s}", .{ message.bytes, std.mem.trimRight(u8, place.bytes, "\n") });
}

/// Compiling has no limit and ends at once: libc's memory does.
const libc_functions: qjs.MallocFunctions = .{ .calloc = &calloc, .malloc = &malloc, .free = &free, .realloc = &realloc, .usableSize = &usableSize };

fn calloc(_: ?*anyopaque, count: usize, size: usize) callconv(.c) ?*anyopaque {
    return std.c.calloc(count, size);
}
fn malloc(_: ?*anyopaque, size: usize) callconv(.c) ?*anyopaque {
    return std.c.malloc(size);
}
fn free(_: ?*anyopaque, block: ?*anyopaque) callconv(.c) void {
    std.c.free(block);
}
fn realloc(_: ?*anyopaque, block: ?*anyopaque, size: usize) callconv(.c) ?*anyopaque {
    return std.c.realloc(block, size);
}
fn usableSize(block: ?*const anyopaque) callconv(.c) usize {
    return std.c.malloc_usable_size(block);
}

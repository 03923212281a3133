//! Which built-in objects a handler needs. Each that is left out makes the start shorter. A handler names
//! what it uses, so its words are looked at, comments and strings included: too many is only slow.
//! Who can reach a name that isn't written (eval, globalThis, `this` outside of modules) gets all of them.
//! Not seen is a method whose name is put together: "a"["mat" + "ch"]("a") has no regular expressions.

const std = @import("std");
const qjs = @import("qjs.zig");

pub const Intrinsics = packed struct(u16) {
    date: bool = false,
    regexp: bool = false,
    json: bool = false,
    proxy: bool = false,
    map_set: bool = false,
    typed_arrays: bool = false,
    promise: bool = false,
    weak_ref: bool = false,
    base64: bool = false,
    performance: bool = false,
    unused: u6 = 0,

    pub const all: Intrinsics = .{ .date = true, .regexp = true, .json = true, .proxy = true, .map_set = true, .typed_arrays = true, .promise = true, .weak_ref = true, .base64 = true, .performance = true };

    pub fn add(self: Intrinsics, context: *qjs.Context) error{OutOfMemory}!void {
        var failed: c_int = qjs.JS_AddIntrinsicBaseObjects(context);
        // Iterators over maps and typed arrays are of one kind with those of arrays: order as in JS_NewContext.
        if (self.date) failed |= qjs.JS_AddIntrinsicDate(context);
        if (self.regexp) failed |= qjs.JS_AddIntrinsicRegExp(context);
        if (self.json) failed |= qjs.JS_AddIntrinsicJSON(context);
        if (self.proxy) failed |= qjs.JS_AddIntrinsicProxy(context);
        if (self.map_set) failed |= qjs.JS_AddIntrinsicMapSet(context);
        if (self.typed_arrays) failed |= qjs.JS_AddIntrinsicTypedArrays(context);
        if (self.promise) failed |= qjs.JS_AddIntrinsicPromise(context);
        if (self.weak_ref) failed |= qjs.JS_AddIntrinsicWeakRef(context);
        if (self.base64) failed |= qjs.JS_AddIntrinsicAToB(context);
        if (self.performance) failed |= qjs.JS_AddPerformance(context);
        if (failed != 0) return error.OutOfMemory;
    }
};

const Need = struct { word: []const u8, of: Intrinsics };

const needs = [_]Need{
    .{ .word = "Date", .of = .{ .date = true } },
    .{ .word = "RegExp", .of = .{ .regexp = true } },
    .{ .word = "match", .of = .{ .regexp = true } },
    .{ .word = "matchAll", .of = .{ .regexp = true } },
    .{ .word = "search", .of = .{ .regexp = true } },
    .{ .word = "JSON", .of = .{ .json = true } },
    .{ .word = "Proxy", .of = .{ .proxy = true } },
    .{ .word = "Map", .of = .{ .map_set = true } },
    .{ .word = "Set", .of = .{ .map_set = true } },
    .{ .word = "WeakMap", .of = .{ .map_set = true } },
    .{ .word = "WeakSet", .of = .{ .map_set = true } },
    .{ .word = "groupBy", .of = .{ .map_set = true } },
    .{ .word = "WeakRef", .of = .{ .weak_ref = true } },
    .{ .word = "FinalizationRegistry", .of = .{ .weak_ref = true } },
    .{ .word = "ArrayBuffer", .of = .{ .typed_arrays = true } },
    .{ .word = "SharedArrayBuffer", .of = .{ .typed_arrays = true } },
    .{ .word = "DataView", .of = .{ .typed_arrays = true } },
    .{ .word = "Atomics", .of = .{ .typed_arrays = true } },
    .{ .word = "Promise", .of = .{ .promise = true } },
    .{ .word = "async", .of = .{ .promise = true } },
    .{ .word = "await", .of = .{ .promise = true } },
    .{ .word = "fromAsync", .of = .{ .promise = true } },
    .{ .word = "import", .of = .{ .promise = true } },
    .{ .word = "queueMicrotask", .of = .{ .promise = true } },
    .{ .word = "atob", .of = .{ .base64 = true } },
    .{ .word = "btoa", .of = .{ .base64 = true } },
    .{ .word = "performance", .of = .{ .performance = true } },
    .{ .word = "eval", .of = .all },
    .{ .word = "Function", .of = .all },
    .{ .word = "globalThis", .of = .all },
};

pub fn neededBy(source: []const u8, is_module: bool) Intrinsics {
    var found: u16 = 0;
    var words = std.mem.tokenizeAny(u8, source, separators);
    while (words.next()) |word| {
        // At the top of a script, and in what is called with it, that is globalThis.
        if (!is_module and std.mem.eql(u8, word, "this")) return .all;
        // An escaped name (\u0044ate) is none that can be looked up here.
        if (std.mem.indexOfScalar(u8, word, '\\') != null) {
            if (std.mem.indexOf(u8, word, "\\u") != null) return .all;
            var parts = std.mem.tokenizeScalar(u8, word, '\\');
            while (parts.next()) |part| found |= ofWord(if (part.len > 1 and parts.index > part.len) part[1..] else part);
        }
        found |= ofWord(word);
    }
    return @bitCast(found);
}

fn ofWord(word: []const u8) u16 {
    if (std.mem.endsWith(u8, word, "Array") and word.len > 5) {
        const typed: Intrinsics = .{ .typed_arrays = true };
        return @bitCast(typed);
    }
    for (needs) |need| if (std.mem.eql(u8, need.word, word)) return @bitCast(need.of);
    return 0;
}

const separators = " \t\r\n!\"#%&'()*+,-./:;<=>?@[]^`{|}~";

test "words, not parts of words" {
    const Case = struct { source: []const u8, needs: Intrinsics };
    const cases = [_]Case{
        .{ .source = "function handler(r) { return new Response('x'); }", .needs = .{} },
        .{ .source = "const start = Date.now();", .needs = .{ .date = true } },
        .{ .source = "UpDate; Mapper; isJSONish", .needs = .{} },
        .{ .source = "new Map([[1, JSON]])", .needs = .{ .map_set = true, .json = true } },
        .{ .source = "`${Date.now()}\\n${new Set}`", .needs = .{ .date = true, .map_set = true } },
        .{ .source = "new Float64Array(3)", .needs = .{ .typed_arrays = true } },
        .{ .source = "async()=>{}", .needs = .{ .promise = true } },
        .{ .source = "x.match('a')", .needs = .{ .regexp = true } },
        .{ .source = "(0,eval)('1')", .needs = .all },
        .{ .source = "\\u0044ate.now()", .needs = .all },
    };
    for (cases) |case| try std.testing.expectEqual(case.needs, neededBy(case.source, true));
    try std.testing.expectEqual(Intrinsics{}, neededBy("this['Da' + 'te']", true));
    try std.testing.expectEqual(Intrinsics.all, neededBy("this['Da' + 'te']", false));
}

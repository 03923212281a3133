//! One JavaScript engine: a heap, a QuickJS runtime and context, and the handler in it. One thread.
//!
//! A handler is contained: it has a time limit (QuickJS's interrupt handler, then guard.c), a memory limit
//! (the heap) and a stack limit. After a handler ran out of time or memory its engine is begun anew (`restart`), because
//! what it left half done is not to be trusted; what it kept in variables is lost with it.

const std = @import("std");
const qjs = @import("qjs.zig");
const Heap = @import("heap.zig").Heap;
const Intrinsics = @import("intrinsics.zig").Intrinsics;
const Program = @import("program.zig").Program;
const Exchange = @import("exchange.zig").Exchange;
const Failure = @import("exchange.zig").Failure;
const Outcome = @import("exchange.zig").Outcome;
const Routes = @import("routes.zig").Routes;
const headers = @import("classes/headers.zig");
const request = @import("classes/request.zig");
const response = @import("classes/response.zig");
const console = @import("classes/console.zig");
const Value = qjs.Value;

/// guard.c
extern fn zigttp_guarded(call: *const fn (*anyopaque) callconv(.c) void, state: *anyopaque, deadline_ns: u64, busy: *const volatile bool) bool;

pub const Options = struct {
    memory_bytes: usize = 64 << 20,
    stack_bytes: usize = 512 << 10,
    time_ns: u64 = std.time.ns_per_s,
    /// Milliseconds since 1970 at which the process started: the handler's `startTime`.
    start_ms: f64 = 0,
};

/// What an engine with a small handler has used when it is ready; made present at once (heap.zig).
const populate_bytes = 192 << 10;

threadlocal var running: ?*Engine = null;

pub const Engine = struct {
    heap: Heap,
    runtime: *qjs.Runtime,
    context: *qjs.Context,
    options: Options,
    program: Program,
    handler: Value = Value.undefined_value,
    routes: Routes = .{},
    /// Monotonic nanoseconds; beyond them the interrupt handler ends the handler.
    deadline_ns: u64 = 0,
    expired: bool = false,
    /// Kept from one outcome to the next call, whose texts are slices of them.
    held_value: Value = Value.undefined_value,
    held_texts: [2]?qjs.Text = .{ null, null },

    /// The engine of this thread.
    pub fn current() *Engine {
        return running.?;
    }
    pub fn of(context: *qjs.Context) *Engine {
        return @ptrCast(@alignCast(qjs.JS_GetContextOpaque(context).?));
    }

    pub const StartError = error{ OutOfMemory, HandlerRefused };

    /// An empty engine with what the program needs. `self` must not move.
    pub fn start(self: *Engine, options: Options, program: Program) StartError!void {
        self.* = .{ .heap = try Heap.init(options.memory_bytes, populate_bytes), .runtime = undefined, .context = undefined, .options = options, .program = program };
        errdefer self.heap.deinit();
        try self.begin();
    }

    fn begin(self: *Engine) error{OutOfMemory}!void {
        running = self;
        self.runtime = qjs.JS_NewRuntime2(&malloc_functions, &self.heap) orelse return error.OutOfMemory;
        qjs.JS_SetMaxStackSize(self.runtime, self.options.stack_bytes);
        qjs.JS_SetInterruptHandler(self.runtime, &interrupt, self);
        self.context = qjs.JS_NewContextRaw(self.runtime) orelse return error.OutOfMemory;
        qjs.JS_SetContextOpaque(self.context, self);
        try self.program.intrinsics.add(self.context);
        const global = qjs.JS_GetGlobalObject(self.context);
        defer qjs.JS_FreeValue(self.context, global);
        try headers.register(self, global);
        try request.register(self, global);
        try response.register(self, global);
        try console.register(self, global);
        try qjs.define(self.context, global, "startTime", Value.float(self.options.start_ms));
    }

    /// Runs the program's top level and finds its handler. What is wrong is in `complaint()`.
    pub fn load(self: *Engine) StartError!void {
        self.arm();
        const function = qjs.JS_ReadObject(self.context, self.program.bytecode.ptr, self.program.bytecode.len, qjs.read_bytecode);
        if (function.isException()) return error.HandlerRefused;
        if (self.program.is_module) {
            if (qjs.JS_ResolveModule(self.context, function) < 0) return error.HandlerRefused;
            const module: *qjs.ModuleDef = @ptrFromInt(function.bits);
            const result = qjs.JS_EvalFunction(self.context, function);
            const settled = self.settle(result) orelse return error.HandlerRefused;
            qjs.JS_FreeValue(self.context, settled);
            const namespace = qjs.JS_GetModuleNamespace(self.context, module);
            defer qjs.JS_FreeValue(self.context, namespace);
            const exported = qjs.JS_GetPropertyStr(self.context, namespace, "default");
            defer qjs.JS_FreeValue(self.context, exported);
            try self.adopt(exported, "fetch");
        } else {
            const result = qjs.JS_EvalFunction(self.context, function);
            if (result.isException()) return error.HandlerRefused;
            qjs.JS_FreeValue(self.context, result);
            const global = qjs.JS_GetGlobalObject(self.context);
            defer qjs.JS_FreeValue(self.context, global);
            try self.adopt(global, "handler");
        }
    }

    /// `export default` of a function or of `{fetch, routes}`; in a script the globals `handler`, `routes`.
    fn adopt(self: *Engine, object: Value, name: [*:0]const u8) StartError!void {
        const context = self.context;
        if (qjs.JS_IsFunction(context, object)) {
            self.handler = qjs.JS_DupValue(context, object);
            return;
        }
        if (!object.isObject()) {
            _ = qjs.JS_ThrowTypeError(context, "a handler is a function `handler(request)`, or `export default` of a function or of {fetch, routes}");
            return error.HandlerRefused;
        }
        const handler = qjs.JS_GetPropertyStr(context, object, name);
        if (qjs.JS_IsFunction(context, handler)) self.handler = handler else qjs.JS_FreeValue(context, handler);
        const table = qjs.JS_GetPropertyStr(context, object, "routes");
        defer qjs.JS_FreeValue(context, table);
        if (table.isObject()) {
            self.routes.read(self, table) catch return error.HandlerRefused;
        } else if (self.handler.isUndefined()) {
            _ = qjs.JS_ThrowTypeError(context, "there is neither a function `%s` nor `routes`", name);
            return error.HandlerRefused;
        }
    }

    /// Everything from the start again, in the same addresses.
    pub fn restart(self: *Engine) StartError!void {
        self.heap.reset();
        const heap = self.heap;
        self.* = .{ .heap = heap, .runtime = undefined, .context = undefined, .options = self.options, .program = self.program };
        try self.begin();
        try self.load();
    }

    /// Why `start`, `load` or `restart` failed.
    pub fn notStarted(self: *Engine, err: StartError) Failure {
        const what = switch (err) {
            error.OutOfMemory => return .{ .kind = .not_started, .message = "there is not enough memory for an engine" },
            error.HandlerRefused => self.complaint(.threw),
        };
        return .{ .kind = .not_started, .message = what.message, .stack = what.stack };
    }

    pub fn stop(self: *Engine) void {
        self.heap.deinit();
        running = null;
    }

    /// Calls the handler. Texts in the outcome are valid until the next call.
    pub fn handle(self: *Engine, exchange: *Exchange) Outcome {
        var call: Call = .{ .engine = self, .exchange = exchange };
        // The interrupt handler ends what it can at the limit; what it can't is left at twice the limit.
        const hard_ns = now() + 2 * self.options.time_ns;
        if (zigttp_guarded(&Call.run, &call, hard_ns, &self.heap.busy)) return call.outcome;
        return .{ .failure = .{ .kind = .too_long, .message = "the handler took longer than its time limit, in one operation" } };
    }

    const Call = struct {
        engine: *Engine,
        exchange: *Exchange,
        outcome: Outcome = .not_found,

        fn run(state: *anyopaque) callconv(.c) void {
            const self: *Call = @ptrCast(@alignCast(state));
            self.outcome = self.engine.handleUnguarded(self.exchange);
        }
    };

    fn handleUnguarded(self: *Engine, exchange: *Exchange) Outcome {
        self.drop();
        self.heap.exhausted = false;
        self.arm();
        const called = switch (self.routes.find(exchange.head.method, exchange.path, &exchange.match)) {
            .handler => |routed| routed,
            .method_not_allowed => |allowed| return .{ .method_not_allowed = allowed },
            .none => if (self.handler.isUndefined()) return .not_found else self.handler,
        };
        const object = request.create(self, exchange) catch return self.fail(.too_large);
        var arguments = [_]Value{object};
        const returned = qjs.JS_Call(self.context, called, Value.undefined_value, arguments.len, &arguments);
        const settled = if (returned.tag == qjs.Tag.object or returned.isException()) self.settle(returned) else returned;
        self.runJobs();
        request.detach(object);
        qjs.JS_FreeValue(self.context, object);

        self.held_value = settled orelse return self.fail(.threw);
        if (self.expired or self.heap.exhausted) return self.fail(.threw);
        if (response.read(self.held_value, &self.held_texts[0])) |answer| {
            if (self.heap.exhausted) return self.fail(.too_large);
            return .{ .response = answer };
        }
        _ = qjs.JS_ThrowTypeError(self.context, "the handler returned no Response");
        return self.fail(.no_response);
    }

    /// The fulfilled value of a promise, or what is no promise; null when it threw, or can't settle.
    fn settle(self: *Engine, value: Value) ?Value {
        if (value.isException()) return null;
        if (!qjs.JS_IsPromise(value)) return value;
        defer qjs.JS_FreeValue(self.context, value);
        while (true) switch (qjs.JS_PromiseState(self.context, value)) {
            .fulfilled => return qjs.JS_PromiseResult(self.context, value),
            .rejected => {
                _ = qjs.JS_Throw(self.context, qjs.JS_PromiseResult(self.context, value));
                return null;
            },
            else => {
                // Jobs that are short never meet the interrupt handler.
                if (interrupt(null, self) != 0) return null;
                var context: ?*qjs.Context = null;
                const ran = qjs.JS_ExecutePendingJob(self.runtime, &context);
                if (ran < 0) return null;
                if (ran == 0) {
                    _ = qjs.JS_ThrowTypeError(self.context, "the promise waits for what can't happen: there is nothing left to run");
                    return null;
                }
            },
        };
    }

    /// What the handler left in the queue, within its time.
    fn runJobs(self: *Engine) void {
        var context: ?*qjs.Context = null;
        while (qjs.JS_IsJobPending(self.runtime) and interrupt(null, self) == 0) {
            if (qjs.JS_ExecutePendingJob(self.runtime, &context) < 0) qjs.JS_FreeValue(self.context, qjs.JS_GetException(self.context));
        }
    }

    /// The pending exception as a failure.
    fn fail(self: *Engine, guess: Failure.Kind) Outcome {
        return .{ .failure = self.complaint(guess) };
    }

    pub fn complaint(self: *Engine, guess: Failure.Kind) Failure {
        if (self.expired) return .{ .kind = .too_long, .message = "the handler took longer than its time limit" };
        if (self.heap.exhausted) return .{ .kind = .too_large, .message = "the handler took more memory than its limit" };
        const exception = qjs.JS_GetException(self.context);
        defer qjs.JS_FreeValue(self.context, exception);
        self.arm();
        const message = qjs.Text.of(self.context, exception);
        const stack_value = if (qjs.JS_IsError(exception)) qjs.JS_GetPropertyStr(self.context, exception, "stack") else Value.undefined_value;
        defer qjs.JS_FreeValue(self.context, stack_value);
        const stack = if (stack_value.isString()) qjs.Text.of(self.context, stack_value) else null;
        if (message == null or self.expired) qjs.JS_FreeValue(self.context, qjs.JS_GetException(self.context));
        self.held_texts = .{ message, stack };
        return .{
            .kind = if (self.expired) .too_long else if (self.heap.exhausted) .too_large else guess,
            .message = if (message) |text| text.bytes else "an exception that can't be shown",
            .stack = if (stack) |text| text.bytes else "",
        };
    }

    /// Frees what the last outcome was made of.
    fn drop(self: *Engine) void {
        for (&self.held_texts) |*held| {
            if (held.*) |text| text.free();
            held.* = null;
        }
        qjs.JS_FreeValue(self.context, self.held_value);
        self.held_value = Value.undefined_value;
    }

    fn arm(self: *Engine) void {
        self.expired = false;
        self.deadline_ns = now() + self.options.time_ns;
    }

    fn now() u64 {
        var time: std.os.linux.timespec = undefined;
        _ = std.c.clock_gettime(.MONOTONIC, @ptrCast(&time));
        return @as(u64, @intCast(time.sec)) * std.time.ns_per_s + @as(u64, @intCast(time.nsec));
    }

    fn interrupt(_: ?*qjs.Runtime, state: ?*anyopaque) callconv(.c) c_int {
        const self: *Engine = @ptrCast(@alignCast(state.?));
        if (now() > self.deadline_ns) self.expired = true;
        return @intFromBool(self.expired);
    }

    pub fn registerClass(self: *Engine, global: Value, id: *qjs.ClassId, class: *const qjs.ClassDef, members: []const qjs.Entry, constructor: *const qjs.Function, length: c_int) error{OutOfMemory}!void {
        return self.registerClassWith(global, id, class, members, constructor, length, &.{});
    }

    pub fn registerClassWith(self: *Engine, global: Value, id: *qjs.ClassId, class: *const qjs.ClassDef, members: []const qjs.Entry, constructor: *const qjs.Function, length: c_int, statics: []const qjs.Entry) error{OutOfMemory}!void {
        const context = self.context;
        _ = qjs.JS_NewClassID(self.runtime, id);
        if (qjs.JS_NewClass(self.runtime, id.*, class) < 0) return error.OutOfMemory;
        const prototype = qjs.JS_NewObject(context);
        if (prototype.isException()) return error.OutOfMemory;
        if (qjs.JS_SetPropertyFunctionList(context, prototype, members.ptr, @intCast(members.len)) < 0) return error.OutOfMemory;
        const function = qjs.JS_NewCFunction2(context, constructor, class.name, length, .constructor, 0);
        if (function.isException()) return error.OutOfMemory;
        if (qjs.JS_SetConstructor(context, function, prototype) < 0) return error.OutOfMemory;
        if (statics.len > 0 and qjs.JS_SetPropertyFunctionList(context, function, statics.ptr, @intCast(statics.len)) < 0) return error.OutOfMemory;
        qjs.JS_SetClassProto(context, id.*, prototype);
        try qjs.define(context, global, class.name, function);
    }

    /// Memory of this engine: counted against its limit, gone with it.
    pub fn allocator(self: *Engine) std.mem.Allocator {
        return .{ .ptr = &self.heap, .vtable = &allocator_functions };
    }
};

const malloc_functions: qjs.MallocFunctions = .{ .calloc = &calloc, .malloc = &malloc, .free = &free, .realloc = &realloc, .usableSize = &usableSize };

fn heapOf(state: ?*anyopaque) *Heap {
    return @ptrCast(@alignCast(state.?));
}
fn calloc(state: ?*anyopaque, count: usize, size: usize) callconv(.c) ?*anyopaque {
    const bytes = std.math.mul(usize, count, size) catch return null;
    const block = heapOf(state).allocate(bytes) orelse return null;
    @memset(block[0..bytes], 0);
    return block;
}
fn malloc(state: ?*anyopaque, size: usize) callconv(.c) ?*anyopaque {
    return heapOf(state).allocate(size);
}
fn free(state: ?*anyopaque, block: ?*anyopaque) callconv(.c) void {
    if (block) |pointer| heapOf(state).release(@ptrCast(pointer));
}
fn realloc(state: ?*anyopaque, block: ?*anyopaque, size: usize) callconv(.c) ?*anyopaque {
    const pointer: [*]u8 = @ptrCast(block orelse return malloc(state, size));
    if (size == 0) {
        heapOf(state).release(pointer);
        return null;
    }
    return heapOf(state).resize(pointer, size);
}
fn usableSize(block: ?*const anyopaque) callconv(.c) usize {
    return if (block) |pointer| Heap.usable(@ptrCast(pointer)) else 0;
}

const allocator_functions: std.mem.Allocator.VTable = .{ .alloc = &zigAlloc, .resize = &zigResize, .remap = &zigRemap, .free = &zigFree };

fn zigAlloc(state: *anyopaque, size: usize, alignment: std.mem.Alignment, _: usize) ?[*]u8 {
    std.debug.assert(alignment.toByteUnits() <= 16);
    return heapOf(state).allocate(size);
}
fn zigResize(_: *anyopaque, memory: []u8, _: std.mem.Alignment, size: usize, _: usize) bool {
    return size <= Heap.usable(memory.ptr);
}
fn zigRemap(state: *anyopaque, memory: []u8, _: std.mem.Alignment, size: usize, _: usize) ?[*]u8 {
    return heapOf(state).resize(memory.ptr, size);
}
fn zigFree(state: *anyopaque, memory: []u8, _: std.mem.Alignment, _: usize) void {
    heapOf(state).release(memory.ptr);
}

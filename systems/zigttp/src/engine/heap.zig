//! The memory of one engine. One thread, one engine, one limit. The whole is dropped at once by `reset`, whatever state
//! QuickJS was in. Where a block comes from:
//!
//! - The list of its size: the last few that were freed, so that what comes and goes costs as little as it can.
//! - The first region: blocks of all sizes as they are asked for, so that an engine that starts touches few pages. One that
//!   is freed waits for the next of its size.
//! - Spans: each has blocks of one size, and is any size's again when its last block is freed.
//! - A mapping of its own, where it is too long for a span.
//!
//! What counts against the limit is the first region as far as it was used, spans and mappings: all pages that the engine can
//! have. Spans that are free keep their pages for the next ones, and lose them when other memory needs the room.
//!
//! Each block has eight bytes before it: its class and its span, if it is in one.

const std = @import("std");
const linux = std.os.linux;

const header_bytes = 8;
/// Payloads are 8, 24, 40 … 1016: with the header a multiple of 16.
const step = 16;
const fine_classes = 64;
/// Then four classes for each doubling, up to `largest`.
const coarse_classes = 20;
const class_count = fine_classes + coarse_classes;
const largest = 32 * 1024 - header_bytes;
const mapped: u32 = std.math.maxInt(u32);

const sizes: [class_count]u32 = table: {
    var all: [class_count]u32 = undefined;
    for (0..fine_classes) |i| all[i] = @intCast(step * (i + 1) - header_bytes);
    var size: u32 = step * fine_classes;
    for (0..coarse_classes) |i| {
        size += (@as(u32, 1024) << @intCast(i / 4)) / 4;
        all[fine_classes + i] = size - header_bytes;
    }
    break :table all;
};

fn classOf(size: usize) usize {
    const total = size + header_bytes;
    if (total <= step * fine_classes) return (total + step - 1) / step - 1;
    const doubling = std.math.log2_int(usize, total - 1);
    const quarter = ((total - 1) >> @intCast(doubling - 2)) & 3;
    return fine_classes + (@as(usize, doubling) - 10) * 4 + quarter;
}

const Header = extern struct {
    class: u32,
    /// Its number, from 1; 0 for a block of the first region and for a mapping.
    span: u32 = 0,
};
const Free = struct { next: ?*Free };
/// Freed blocks of one size, and how many more may come.
const List = struct { first: ?*Free = null, room: u32 };

const lists_empty: [class_count]List = table: {
    var all: [class_count]List = undefined;
    for (&all, sizes) |*list, size| list.* = .{ .room = roomOf(size) };
    break :table all;
};

fn roomOf(size: u32) u32 {
    return std.math.clamp((32 << 10) / size, 2, 64);
}

const Span = struct {
    free: ?*Free,
    /// Of the spans of its class that have room, or of those without a class.
    next: ?*Span,
    previous: ?*Span,
    class: u32,
    live: u32,
    /// Bytes at its start that were ever blocks.
    cut: u32,
    has_room: bool,
};

/// Stands at the start of a mapping of its own; the payload is `offset` behind it.
const Mapping = struct {
    next: ?*Mapping,
    previous: ?*Mapping,
    bytes: usize,
    const offset = 48;
};

pub const Heap = struct {
    /// Reserved addresses: the first region, the spans, and what is known of each span.
    base: [*]align(4096) u8,
    reserved: usize,
    /// In bytes: of all that `taken` counts.
    limit: usize,
    first_bytes: usize,
    first_used: usize = 0,
    span_bytes: u32,
    spans: [*]Span,
    /// Spans that were ever used, and what those take that have pages.
    spans_used: usize = 0,
    spans_bytes: usize = 0,
    mapped_bytes: usize = 0,
    mappings: ?*Mapping = null,
    lists: [class_count]List = lists_empty,
    /// Those of the first region that the lists had no room for.
    first_free: [class_count]?*Free = @splat(null),
    /// Spans that have room; the lists' blocks are none of it.
    open: [class_count]?*Span = @splat(null),
    /// Spans without a class: with pages, and without.
    warm: ?*Span = null,
    warm_bytes: usize = 0,
    cold: ?*Span = null,
    /// A request went beyond the limit since this was last set to false.
    exhausted: bool = false,
    /// The list of mappings and the system's are not of one mind, or a lock is held: guard.c must not leave the call now.
    busy: bool = false,

    /// More than an engine with a small handler takes until it is ready.
    const first_bytes_max = 256 << 10;
    /// At least 128 of them, so that a small heap is not used up by spans that have few blocks each. They are of four blocks
    /// at least where the limit allows it, and of two in any case: of what is left over at their ends there is little.
    const span_bytes_min = 8 << 10;
    const span_bytes_max = 4 * (largest + header_bytes);

    /// `populate` bytes at the start are made present by one system call instead of one page fault each.
    pub fn init(limit: usize, populate: usize) error{OutOfMemory}!Heap {
        const bytes = std.mem.alignForward(usize, limit, 4096);
        const span_bytes = std.math.clamp(std.math.floorPowerOfTwo(usize, bytes / 256), span_bytes_min, span_bytes_max);
        const span_count = bytes / span_bytes;
        const first_bytes = @min(first_bytes_max, std.mem.alignForward(usize, bytes / 4, 4096));
        const reserved = first_bytes + span_count * span_bytes + std.mem.alignForward(usize, span_count * @sizeOf(Span), 4096);
        const address = linux.mmap(null, reserved, linux.PROT.READ | linux.PROT.WRITE, .{ .TYPE = .PRIVATE, .ANONYMOUS = true, .NORESERVE = true }, -1, 0);
        if (linux.E.init(address) != .SUCCESS) return error.OutOfMemory;
        const base: [*]align(4096) u8 = @ptrFromInt(address);
        if (populate > 0) _ = linux.madvise(base, @min(populate, first_bytes), MADV_POPULATE_WRITE);
        return .{
            .base = base,
            .reserved = reserved,
            .limit = bytes,
            .first_bytes = first_bytes,
            .span_bytes = @intCast(span_bytes),
            .spans = @ptrCast(@alignCast(base + first_bytes + span_count * span_bytes)),
        };
    }

    pub fn deinit(self: *Heap) void {
        self.unmapAll();
        _ = linux.munmap(self.base, self.reserved);
        self.* = undefined;
    }

    /// Drops all blocks; the pages go back to the system.
    pub fn reset(self: *Heap) void {
        self.unmapAll();
        _ = linux.madvise(self.base, self.reserved, linux.MADV.DONTNEED);
        self.* = .{
            .base = self.base,
            .reserved = self.reserved,
            .limit = self.limit,
            .first_bytes = self.first_bytes,
            .span_bytes = self.span_bytes,
            .spans = self.spans,
        };
    }

    fn unmapAll(self: *Heap) void {
        var next = self.mappings;
        while (next) |mapping| {
            next = mapping.next;
            _ = linux.munmap(@ptrCast(mapping), mapping.bytes);
        }
        self.mappings = null;
        self.mapped_bytes = 0;
    }

    /// Never more than `limit`.
    pub fn taken(self: *const Heap) usize {
        return self.first_used + self.spans_bytes + self.mapped_bytes;
    }

    pub fn allocate(self: *Heap, size: usize) ?[*]u8 {
        if (size > largest) return self.map(size);
        const class = classOf(size);
        const list = &self.lists[class];
        const block = list.first orelse return self.find(class);
        list.first = block.next;
        list.room += 1;
        return @ptrCast(block);
    }

    pub fn release(self: *Heap, block: [*]u8) void {
        const header = headerOf(block);
        if (header.class == mapped) return self.unmap(mappingOf(block));
        const list = &self.lists[header.class];
        if (list.room == 0) self.shorten(header.class, roomOf(sizes[header.class]) / 2);
        const free: *Free = @ptrCast(@alignCast(block));
        free.next = list.first;
        list.first = free;
        list.room -= 1;
    }

    pub fn resize(self: *Heap, block: [*]u8, size: usize) ?[*]u8 {
        const old = usable(block);
        const is_mapped = headerOf(block).class == mapped;
        if (is_mapped and size > largest) {
            return if (size <= old and size >= old / 2) block else self.remap(mappingOf(block), size);
        }
        if (size <= old and !is_mapped) return block;
        const new = self.allocate(size) orelse return null;
        @memcpy(new[0..@min(old, size)], block[0..@min(old, size)]);
        self.release(block);
        return new;
    }

    pub fn usable(block: [*]const u8) usize {
        const header = headerOf(@constCast(block));
        return if (header.class == mapped) mappingOf(@constCast(block)).bytes - Mapping.offset else sizes[header.class];
    }

    fn refuse(self: *Heap) ?[*]u8 {
        self.exhausted = true;
        return null;
    }

    /// A block for an empty list, and some more for the list if there are any.
    noinline fn find(self: *Heap, class: usize) ?[*]u8 {
        if (self.first_free[class]) |block| {
            self.first_free[class] = block.next;
            return @ptrCast(block);
        }
        const total = sizes[class] + header_bytes;
        if (self.first_used + total <= self.first_bytes and self.makeRoom(total)) {
            const block = self.base + self.first_used + header_bytes;
            self.first_used += total;
            headerOf(block).* = .{ .class = @intCast(class) };
            return block;
        }
        while (self.open[class]) |span| {
            if (span.free) |block| return self.takeFrom(span, block);
            if (span.cut + total <= self.span_bytes) return self.cutFrom(span);
            self.unlink(span);
        }
        if (2 * total > self.span_bytes) return self.map(sizes[class]);
        const span = self.takeSpan() orelse return self.refuse();
        span.* = .{ .free = null, .next = null, .previous = null, .class = @intCast(class), .live = 0, .cut = 0, .has_room = false };
        self.openSpan(span);
        return self.cutFrom(span);
    }

    fn takeFrom(self: *Heap, span: *Span, block: *Free) [*]u8 {
        const list = &self.lists[span.class];
        const wanted = list.room / 2;
        list.first = block.next;
        var last = block;
        var more: u32 = 0;
        while (more < wanted) : (more += 1) last = last.next orelse break;
        span.free = last.next;
        last.next = null;
        if (more == 0) list.first = null;
        list.room -= more;
        span.live += more + 1;
        return @ptrCast(block);
    }

    /// The blocks that are freed longest go back to where they are from.
    noinline fn shorten(self: *Heap, class: usize, length: u32) void {
        const list = &self.lists[class];
        var place = &list.first;
        for (0..length) |_| place = &(place.* orelse return).next;
        var next = place.*;
        place.* = null;
        list.room = roomOf(sizes[class]) - length;
        while (next) |block| {
            next = block.next;
            const number = headerOf(@ptrCast(block)).span;
            if (number == 0) {
                block.next = self.first_free[class];
                self.first_free[class] = block;
            } else self.putBack(&self.spans[number - 1], block);
        }
    }

    fn putBack(self: *Heap, span: *Span, block: *Free) void {
        block.next = span.free;
        span.free = block;
        span.live -= 1;
        if (span.live == 0) return self.giveBack(span);
        if (!span.has_room) self.openSpan(span);
    }

    fn cutFrom(self: *Heap, span: *Span) [*]u8 {
        const number = span - self.spans;
        const block = self.base + self.first_bytes + number * self.span_bytes + span.cut + header_bytes;
        span.cut += sizes[span.class] + header_bytes;
        span.live += 1;
        headerOf(block).* = .{ .class = span.class, .span = @intCast(number + 1) };
        return block;
    }

    /// As the first: it is the fullest, and others may run empty meanwhile.
    fn openSpan(self: *Heap, span: *Span) void {
        const first = self.open[span.class];
        span.has_room = true;
        span.previous = null;
        span.next = first;
        if (first) |next| next.previous = span;
        self.open[span.class] = span;
    }

    fn unlink(self: *Heap, span: *Span) void {
        span.has_room = false;
        if (span.previous) |previous| previous.next = span.next else self.open[span.class] = span.next;
        if (span.next) |next| next.previous = span.previous;
    }

    fn giveBack(self: *Heap, span: *Span) void {
        self.unlink(span);
        span.next = self.warm;
        self.warm = span;
        self.warm_bytes += self.span_bytes;
    }

    fn takeSpan(self: *Heap) ?*Span {
        if (self.warm == null and self.taken() + self.span_bytes > self.limit) self.gather();
        if (self.warm) |span| {
            self.warm = span.next;
            self.warm_bytes -= self.span_bytes;
            return span;
        }
        if (self.taken() + self.span_bytes > self.limit) return null;
        self.spans_bytes += self.span_bytes;
        if (self.cold) |span| {
            self.cold = span.next;
            return span;
        }
        // Without cold ones all that were used have pages: there is always one more within the limit.
        self.spans_used += 1;
        return &self.spans[self.spans_used - 1];
    }

    /// Of spans whose blocks are all freed, none is held up by a list.
    fn gather(self: *Heap) void {
        for (0..class_count) |class| self.shorten(class, 0);
    }

    /// Whether so much more is within the limit, once pages of free spans are back with the system.
    fn makeRoom(self: *Heap, bytes: usize) bool {
        if (self.taken() + bytes <= self.limit) return true;
        self.gather();
        if (self.taken() - self.warm_bytes + bytes > self.limit) return false;
        while (self.taken() + bytes > self.limit) {
            const span = self.warm.?;
            self.warm = span.next;
            self.warm_bytes -= self.span_bytes;
            self.spans_bytes -= self.span_bytes;
            const start: [*]align(4096) u8 = @alignCast(self.base + self.first_bytes + (span - self.spans) * self.span_bytes);
            _ = linux.madvise(start, self.span_bytes, linux.MADV.DONTNEED);
            span.next = self.cold;
            self.cold = span;
        }
        return true;
    }

    noinline fn map(self: *Heap, size: usize) ?[*]u8 {
        if (size > self.limit) return self.refuse();
        const bytes = std.mem.alignForward(usize, size + Mapping.offset, 4096);
        if (!self.makeRoom(bytes)) return self.refuse();
        self.enter();
        defer self.leave();
        const address = linux.mmap(null, bytes, linux.PROT.READ | linux.PROT.WRITE, .{ .TYPE = .PRIVATE, .ANONYMOUS = true }, -1, 0);
        if (linux.E.init(address) != .SUCCESS) return self.refuse();
        const mapping: *Mapping = @ptrFromInt(address);
        mapping.* = .{ .next = self.mappings, .previous = null, .bytes = bytes };
        if (self.mappings) |first| first.previous = mapping;
        self.mappings = mapping;
        self.mapped_bytes += bytes;
        const block: [*]u8 = @ptrFromInt(address + Mapping.offset);
        headerOf(block).* = .{ .class = mapped };
        return block;
    }

    pub fn enter(self: *Heap) void {
        @as(*volatile bool, &self.busy).* = true;
    }
    pub fn leave(self: *Heap) void {
        @as(*volatile bool, &self.busy).* = false;
    }

    noinline fn unmap(self: *Heap, mapping: *Mapping) void {
        self.enter();
        defer self.leave();
        if (mapping.previous) |previous| previous.next = mapping.next else self.mappings = mapping.next;
        if (mapping.next) |next| next.previous = mapping.previous;
        self.mapped_bytes -= mapping.bytes;
        _ = linux.munmap(@ptrCast(mapping), mapping.bytes);
    }

    fn remap(self: *Heap, mapping: *Mapping, size: usize) ?[*]u8 {
        if (size > self.limit) return self.refuse();
        const bytes = std.mem.alignForward(usize, size + Mapping.offset, 4096);
        if (bytes > mapping.bytes and !self.makeRoom(bytes - mapping.bytes)) return self.refuse();
        self.enter();
        defer self.leave();
        const others = self.mapped_bytes - mapping.bytes;
        const address = linux.mremap(@ptrCast(mapping), mapping.bytes, bytes, .{ .MAYMOVE = true }, null);
        if (linux.E.init(address) != .SUCCESS) return self.refuse();
        const moved: *Mapping = @ptrFromInt(address);
        moved.bytes = bytes;
        self.mapped_bytes = others + bytes;
        if (moved.previous) |previous| previous.next = moved else self.mappings = moved;
        if (moved.next) |next| next.previous = moved;
        return @ptrFromInt(address + Mapping.offset);
    }
};

/// Linux 5.14 and later; where it is unknown, pages come by faults as ever.
const MADV_POPULATE_WRITE = 23;

fn headerOf(block: [*]u8) *Header {
    return @ptrCast(@alignCast(block - header_bytes));
}
fn mappingOf(block: [*]u8) *Mapping {
    return @ptrCast(@alignCast(block - Mapping.offset));
}

test "every size fits its class, and the class below would be too small" {
    for (1..largest + 1) |size| {
        const class = classOf(size);
        try std.testing.expect(sizes[class] >= size);
        if (class > 0) try std.testing.expect(sizes[class - 1] < size);
    }
}

/// A heap beside a list of what should be in it.
const Model = struct {
    heap: Heap,
    random: std.Random,
    live: std.ArrayList([]u8) = .empty,

    /// Each block has bytes of its own, from where it begins to where it ends.
    fn fill(bytes: []u8, mark: u8) void {
        for (bytes, 0..) |*byte, at| byte.* = mark +% @as(u8, @truncate(at));
    }

    fn expectWhole(bytes: []const u8) !void {
        for (bytes, 0..) |byte, at| try std.testing.expectEqual(bytes[0] +% @as(u8, @truncate(at)), byte);
    }

    /// Small ones, a few that spans have two of, and a few that are mapped.
    fn anySize(self: *Model) usize {
        return 1 + self.random.uintLessThan(usize, switch (self.random.uintLessThan(u8, 100)) {
            0 => 200_000,
            1...4 => largest,
            5...19 => 4000,
            else => 400,
        });
    }

    fn allocate(self: *Model, size: usize) !bool {
        const block = self.heap.allocate(size) orelse return false;
        try self.expectApart(block, Heap.usable(block), null);
        try std.testing.expect(Heap.usable(block) >= size);
        fill(block[0..size], self.random.int(u8));
        try self.live.append(std.testing.allocator, block[0..size]);
        return true;
    }

    fn resize(self: *Model, index: usize, size: usize) !void {
        const old = self.live.items[index];
        try expectWhole(old);
        const mark = old[0];
        const block = self.heap.resize(old.ptr, size) orelse return expectWhole(old);
        try self.expectApart(block, Heap.usable(block), index);
        try expectWhole(block[0..@min(size, old.len)]);
        fill(block[0..size], mark);
        self.live.items[index] = block[0..size];
    }

    fn release(self: *Model, index: usize) !void {
        const block = self.live.swapRemove(index);
        try expectWhole(block);
        self.heap.release(block.ptr);
    }

    fn expectApart(self: *Model, block: [*]u8, size: usize, except: ?usize) !void {
        const start = @intFromPtr(block) - header_bytes;
        for (self.live.items, 0..) |other, index| {
            if (index == except) continue;
            const other_start = @intFromPtr(other.ptr) - header_bytes;
            try std.testing.expect(start + header_bytes + size <= other_start or other_start + header_bytes + Heap.usable(other.ptr) <= start);
        }
    }
};

test "blocks don't overlap, and keep their bytes, whatever is allocated, resized and released" {
    for ([_]usize{ 1, 4, 16 }) |mib| {
        var prng = std.Random.DefaultPrng.init(mib);
        var model = Model{ .heap = try Heap.init(mib << 20, 64 << 10), .random = prng.random() };
        defer model.heap.deinit();
        defer model.live.deinit(std.testing.allocator);
        for (0..40_000) |round| {
            // More and more of them, then fewer and fewer.
            const wanted = if (round / 2000 % 2 == 0) round % 2000 / 4 else (2000 - round % 2000) / 4;
            const count = model.live.items.len;
            if (count > wanted or (count > 0 and model.random.uintLessThan(u8, 4) == 0)) {
                const index = model.random.uintLessThan(usize, count);
                if (model.random.boolean()) try model.release(index) else try model.resize(index, model.anySize());
            } else if (!try model.allocate(model.anySize())) {
                for (0..count / 2) |_| try model.release(model.random.uintLessThan(usize, model.live.items.len));
            }
            try std.testing.expect(model.heap.taken() <= model.heap.limit);
        }
        while (model.live.items.len > 0) try model.release(0);
        try std.testing.expectEqual(@as(usize, 0), model.heap.mapped_bytes);
        // Nothing is held any more but what the first region used.
        model.heap.gather();
        try std.testing.expectEqual(model.heap.spans_bytes, model.heap.warm_bytes);
        try std.testing.expect(model.heap.allocate((model.heap.limit - model.heap.first_used) * 9 / 10) != null);
    }
}

test "what is freed is there for every other size: rounds of one size after another never come to the limit" {
    const allocator = std.testing.allocator;
    for ([_]usize{ 1, 4, 16, 64 }) |mib| {
        var heap = try Heap.init(mib << 20, 0);
        defer heap.deinit();
        var prng = std.Random.DefaultPrng.init(mib);
        const random = prng.random();
        var blocks: std.ArrayList([*]u8) = .empty;
        defer blocks.deinit(allocator);
        for (0..60) |round| {
            const size = 24 + random.uintLessThan(usize, switch (round % 4) {
                0 => 1000,
                1 => 300,
                2 => 10_000,
                else => 3 * largest,
            });
            // As many as the limit has room for, in whole spans or pages, beside the first region.
            const total = sizes[classOf(@min(size, largest))] + header_bytes;
            const is_mapped = size > largest or 2 * total > heap.span_bytes;
            const room = heap.limit - heap.first_bytes;
            const count = if (is_mapped)
                room / std.mem.alignForward(usize, Mapping.offset + if (size > largest) size else total, 4096)
            else
                room / heap.span_bytes * (heap.span_bytes / total);
            for (0..count) |_| try blocks.append(allocator, heap.allocate(size) orelse return error.Exhausted);
            // First come first gone, last come first gone, or in no order.
            switch (round % 3) {
                0 => {},
                1 => std.mem.reverse([*]u8, blocks.items),
                else => random.shuffle([*]u8, blocks.items),
            }
            for (blocks.items) |block| heap.release(block);
            blocks.clearRetainingCapacity();
        }
        try std.testing.expect(!heap.exhausted);
    }
}

test "the system has back what the limit no longer counts" {
    const limit = 8 << 20;
    var heap = try Heap.init(limit, 0);
    defer heap.deinit();
    var blocks: [70_000][*]u8 = undefined;
    for (0..3) |_| {
        for (&blocks) |*block| block.* = heap.allocate(100) orelse return error.Exhausted;
        for (blocks) |block| heap.release(block);
        const large = heap.allocate(7 << 20) orelse return error.Exhausted;
        try std.testing.expect(heap.taken() <= limit);
        const own = std.mem.alignForward(usize, heap.spans_used * @sizeOf(Span), 4096);
        try std.testing.expect(try presentBytes(heap.base[0..heap.reserved]) <= heap.first_bytes + heap.spans_bytes + own);
        const smaller = heap.resize(large, 1 << 20).?;
        try std.testing.expect(heap.mapped_bytes < 2 << 20);
        heap.release(smaller);
    }
}

/// As the kernel has it.
fn presentBytes(memory: []align(4096) u8) !usize {
    const pages = try std.testing.allocator.alloc(u8, memory.len / 4096);
    defer std.testing.allocator.free(pages);
    const result = linux.syscall3(.mincore, @intFromPtr(memory.ptr), memory.len, @intFromPtr(pages.ptr));
    if (linux.E.init(result) != .SUCCESS) return error.Unexpected;
    var count: usize = 0;
    for (pages) |page| count += page & 1;
    return count * 4096;
}

test "blocks that come and go leave the spans alone" {
    var heap = try Heap.init(16 << 20, 0);
    defer heap.deinit();
    while (heap.first_used + 112 <= heap.first_bytes) _ = heap.allocate(100).?;
    var blocks: [60][*]u8 = undefined;
    for (&blocks) |*block| block.* = heap.allocate(100).?;
    const span = heap.open[classOf(100)].?.*;
    for (0..10) |_| {
        for (blocks) |block| heap.release(block);
        for (&blocks) |*block| block.* = heap.allocate(100).?;
        try std.testing.expectEqual(span, heap.open[classOf(100)].?.*);
    }
}

test "the limit holds for small and for mapped blocks, and is said" {
    var heap = try Heap.init(1 << 20, 0);
    defer heap.deinit();
    try std.testing.expect(heap.allocate(2 << 20) == null);
    try std.testing.expect(heap.exhausted);
    heap.reset();
    try std.testing.expect(!heap.exhausted);
    var count: usize = 0;
    while (heap.allocate(1000)) |_| count += 1;
    try std.testing.expect(count > 900 and count < 1049);
    heap.reset();
    try std.testing.expect(heap.allocate(900 << 10) != null);
    try std.testing.expect(heap.allocate(200 << 10) == null);
}

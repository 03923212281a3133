//! The memory of one engine: a reserved range of addresses that is handed out from its start, with free
//! lists by size; what is longer than `largest` has a mapping of its own. One thread, one engine, one
//! limit. The whole is dropped at once by `reset`, whatever state QuickJS was in.
//!
//! Each block has eight bytes before it: its class, or for a mapping its length.

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

const Header = extern struct { class: u32, length: u32 };
const Free = struct { next: ?*Free };
/// Stands at the start of a mapping of its own; the payload is `offset` behind it.
const Mapping = struct {
    next: ?*Mapping,
    previous: ?*Mapping,
    bytes: usize,
    const offset = 48;
};

pub const Heap = struct {
    base: [*]align(4096) u8,
    /// Reserved addresses in bytes: the limit of all blocks together.
    limit: usize,
    used: usize = 0,
    mapped_bytes: usize = 0,
    mappings: ?*Mapping = null,
    free: [class_count]?*Free = @splat(null),
    /// A request went beyond the limit since this was last set to false.
    exhausted: bool = false,
    /// The list of mappings and the system's are not of one mind, or a lock is held: guard.c must not leave the call now.
    busy: bool = false,

    /// `populate` bytes at the start are made present by one system call instead of one page fault each.
    pub fn init(limit: usize, populate: usize) error{OutOfMemory}!Heap {
        const bytes = std.mem.alignForward(usize, limit, 4096);
        const address = linux.mmap(null, bytes, linux.PROT.READ | linux.PROT.WRITE, .{ .TYPE = .PRIVATE, .ANONYMOUS = true, .NORESERVE = true }, -1, 0);
        if (linux.E.init(address) != .SUCCESS) return error.OutOfMemory;
        const base: [*]align(4096) u8 = @ptrFromInt(address);
        if (populate > 0) _ = linux.madvise(base, @min(populate, bytes), MADV_POPULATE_WRITE);
        return .{ .base = base, .limit = bytes };
    }

    pub fn deinit(self: *Heap) void {
        self.unmapAll();
        _ = linux.munmap(self.base, self.limit);
        self.* = undefined;
    }

    /// Drops all blocks; the pages go back to the system.
    pub fn reset(self: *Heap) void {
        self.unmapAll();
        _ = linux.madvise(self.base, self.limit, linux.MADV.DONTNEED);
        self.used = 0;
        self.free = @splat(null);
        self.exhausted = false;
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

    pub fn allocate(self: *Heap, size: usize) ?[*]u8 {
        if (size > largest) return self.map(size);
        const class = classOf(size);
        if (self.free[class]) |block| {
            self.free[class] = block.next;
            return @ptrCast(block);
        }
        const total = sizes[class] + header_bytes;
        if (self.used + total + self.mapped_bytes > self.limit) return self.refuse();
        const block = self.base + self.used + header_bytes;
        self.used += total;
        headerOf(block).* = .{ .class = @intCast(class), .length = sizes[class] };
        return block;
    }

    pub fn release(self: *Heap, block: [*]u8) void {
        const header = headerOf(block);
        if (header.class == mapped) return self.unmap(mappingOf(block));
        const free: *Free = @ptrCast(@alignCast(block));
        free.next = self.free[header.class];
        self.free[header.class] = free;
    }

    pub fn resize(self: *Heap, block: [*]u8, size: usize) ?[*]u8 {
        const old = usable(block);
        if (size <= old and (size > largest or headerOf(block).class != mapped)) return block;
        if (headerOf(block).class == mapped and size > largest) return self.remap(mappingOf(block), size);
        const new = self.allocate(size) orelse return null;
        @memcpy(new[0..@min(old, size)], block[0..@min(old, size)]);
        self.release(block);
        return new;
    }

    pub fn usable(block: [*]const u8) usize {
        const header = headerOf(@constCast(block));
        return if (header.class == mapped) mappingOf(@constCast(block)).bytes - Mapping.offset else header.length;
    }

    fn refuse(self: *Heap) ?[*]u8 {
        self.exhausted = true;
        return null;
    }

    fn map(self: *Heap, size: usize) ?[*]u8 {
        if (size > self.limit) return self.refuse();
        const bytes = std.mem.alignForward(usize, size + Mapping.offset, 4096);
        if (self.used + self.mapped_bytes + bytes > self.limit) return self.refuse();
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
        headerOf(block).* = .{ .class = mapped, .length = 0 };
        return block;
    }

    pub fn enter(self: *Heap) void {
        @as(*volatile bool, &self.busy).* = true;
    }
    pub fn leave(self: *Heap) void {
        @as(*volatile bool, &self.busy).* = false;
    }

    fn unmap(self: *Heap, mapping: *Mapping) void {
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
        const others = self.mapped_bytes - mapping.bytes;
        if (self.used + others + bytes > self.limit) return self.refuse();
        self.enter();
        defer self.leave();
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

test "blocks don't overlap, keep their bytes when resized, and are used again" {
    var heap = try Heap.init(8 << 20, 64 << 10);
    defer heap.deinit();
    var random = std.Random.DefaultPrng.init(7);
    const Block = struct { bytes: []u8, mark: u8 };
    var live: [200]?Block = @splat(null);
    for (0..50_000) |_| {
        const slot = &live[random.random().uintLessThan(usize, live.len)];
        const size = 1 + random.random().uintLessThan(usize, if (random.random().uintLessThan(u8, 50) == 0) 100_000 else 900);
        if (slot.*) |old| {
            for (old.bytes) |byte| try std.testing.expectEqual(old.mark, byte);
            if (random.random().boolean()) {
                heap.release(old.bytes.ptr);
                slot.* = null;
                continue;
            }
            const moved = heap.resize(old.bytes.ptr, size) orelse continue;
            for (moved[0..@min(size, old.bytes.len)]) |byte| try std.testing.expectEqual(old.mark, byte);
            @memset(moved[0..size], old.mark);
            slot.* = .{ .bytes = moved[0..size], .mark = old.mark };
        } else {
            const block = heap.allocate(size) orelse continue;
            try std.testing.expect(Heap.usable(block) >= size);
            const mark = random.random().int(u8);
            @memset(block[0..size], mark);
            slot.* = .{ .bytes = block[0..size], .mark = mark };
        }
    }
    for (&live) |*slot| if (slot.*) |block| heap.release(block.bytes.ptr);
    try std.testing.expectEqual(@as(usize, 0), heap.mapped_bytes);
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

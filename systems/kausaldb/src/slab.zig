//! Growing arrays by the hundred thousand: spans of power-of-two capacity, cut from large chunks;
//! a span that is outgrown goes to the free list of its size.

const std = @import("std");

pub fn Slab(comptime T: type) type {
    return struct {
        chunks: std.heap.ArenaAllocator,
        free: [32]?*Free = @splat(null),

        const Self = @This();
        const Free = struct { next: ?*Free };
        const smallest = std.math.ceilPowerOfTwoAssert(usize, @max(2, (@sizeOf(Free) + @sizeOf(T) - 1) / @sizeOf(T)));

        pub const Span = struct {
            pointer: [*]T = undefined,
            length: u32 = 0,
            capacity: u32 = 0,

            pub inline fn items(self: Span) []T {
                return self.pointer[0..self.length];
            }
        };

        pub fn init(allocator: std.mem.Allocator) Self {
            return .{ .chunks = .init(allocator) };
        }

        pub fn deinit(self: *Self) void {
            self.chunks.deinit();
        }

        pub fn append(self: *Self, span: *Span, item: T) !void {
            if (span.length == span.capacity) try self.grow(span);
            span.pointer[span.length] = item;
            span.length += 1;
        }

        /// Keeps the order of what stays.
        pub fn removeAt(_: *Self, span: *Span, index: usize) void {
            const list = span.items();
            std.mem.copyForwards(T, list[index .. list.len - 1], list[index + 1 ..]);
            span.length -= 1;
        }

        /// Gives back what is of no use, if it is much; where there is no smaller place, it stays.
        pub fn shrink(self: *Self, span: *Span) void {
            if (span.capacity == 0 or (span.length > 0 and (span.capacity == smallest or span.length > span.capacity / 4))) return;
            var smaller = Span{ .length = span.length };
            if (span.length > 0) {
                smaller.capacity = std.math.ceilPowerOfTwoAssert(u32, @max(span.length, smallest));
                smaller.pointer = self.take(smaller.capacity) catch return;
                @memcpy(smaller.pointer[0..span.length], span.items());
            }
            self.release(span.*);
            span.* = smaller;
        }

        fn grow(self: *Self, span: *Span) !void {
            const capacity: u32 = if (span.capacity == 0) smallest else span.capacity * 2;
            const memory = try self.take(capacity);
            if (span.capacity > 0) {
                @memcpy(memory[0..span.length], span.items());
                self.release(span.*);
            }
            span.pointer = memory;
            span.capacity = capacity;
        }

        fn release(self: *Self, span: Span) void {
            const free: *Free = @ptrCast(@alignCast(span.pointer));
            const class = std.math.log2_int(u32, span.capacity);
            free.* = .{ .next = self.free[class] };
            self.free[class] = free;
        }

        fn take(self: *Self, capacity: u32) ![*]T {
            const class = std.math.log2_int(u32, capacity);
            const head = self.free[class] orelse return (try self.chunks.allocator().alignedAlloc(T, .of(Free), capacity)).ptr;
            self.free[class] = head.next;
            return @ptrCast(@alignCast(head));
        }
    };
}

test "spans grow, keep their order, and reuse what was outgrown" {
    var slab = Slab(u32).init(std.testing.allocator);
    defer slab.deinit();
    var spans = [_]Slab(u32).Span{.{}} ** 10;
    for (0..1000) |i| try slab.append(&spans[i % 10], @intCast(i));
    slab.removeAt(&spans[3], 1);
    try std.testing.expectEqual(99, spans[3].length);
    try std.testing.expectEqualSlices(u32, &.{ 3, 23, 33 }, spans[3].items()[0..3]);
    try std.testing.expectEqual(994, spans[4].items()[99]);
}

test "spans that shrink keep their items, and what they give back is used again" {
    var slab = Slab(u32).init(std.testing.allocator);
    defer slab.deinit();
    var span = Slab(u32).Span{};
    for (0..1000) |i| try slab.append(&span, @intCast(i));
    const large = span.pointer;
    span.length = 500;
    slab.shrink(&span);
    try std.testing.expectEqual(large, span.pointer);
    span.length = 200;
    slab.shrink(&span);
    try std.testing.expectEqual(256, span.capacity);
    for (span.items(), 0..) |item, i| try std.testing.expectEqual(@as(u32, @intCast(i)), item);
    var other = Slab(u32).Span{};
    for (0..1000) |i| try slab.append(&other, @intCast(i));
    try std.testing.expectEqual(large, other.pointer);
    span.length = 0;
    slab.shrink(&span);
    try std.testing.expectEqual(0, span.capacity);
    try slab.append(&span, 7);
    try std.testing.expectEqual(7, span.items()[0]);
}

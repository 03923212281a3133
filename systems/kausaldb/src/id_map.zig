//! Flat hash map from block id to a word: open addressing, linear probing, at most half full, nothing removed.

const std = @import("std");
const BlockId = @import("types.zig").BlockId;

/// `absent` is the value that no key has.
pub fn IdMap(comptime Value: type, comptime absent: Value) type {
    return struct {
        slots: []Slot,
        count: usize = 0,

        const Self = @This();
        const Slot = struct { id: BlockId, value: Value };

        pub fn init(allocator: std.mem.Allocator, expected: usize) !Self {
            const capacity = std.math.ceilPowerOfTwo(usize, @max(expected * 2, 16)) catch return error.OutOfMemory;
            const slots = try allocator.alloc(Slot, capacity);
            for (slots) |*slot| slot.value = absent;
            return .{ .slots = slots };
        }

        pub fn deinit(self: *Self, allocator: std.mem.Allocator) void {
            allocator.free(self.slots);
        }

        pub fn clear(self: *Self) void {
            for (self.slots) |*slot| slot.value = absent;
            self.count = 0;
        }

        pub inline fn get(self: *const Self, id: BlockId) Value {
            return self.slots[self.find(id)].value;
        }

        /// The place of the key's value; `absent` stands in it when the key is new, and the caller fills it.
        pub fn place(self: *Self, allocator: std.mem.Allocator, id: BlockId) !*Value {
            if ((self.count + 1) * 2 > self.slots.len) try self.grow(allocator);
            const slot = &self.slots[self.find(id)];
            if (slot.value == absent) {
                slot.id = id;
                self.count += 1;
            }
            return &slot.value;
        }

        inline fn find(self: *const Self, id: BlockId) usize {
            const mask = self.slots.len - 1;
            var index = @as(usize, @truncate(id.hash())) & mask;
            while (self.slots[index].value != absent and !self.slots[index].id.eql(id)) index = (index + 1) & mask;
            return index;
        }

        fn grow(self: *Self, allocator: std.mem.Allocator) !void {
            var larger = try Self.init(allocator, self.slots.len);
            for (self.slots) |slot| {
                if (slot.value != absent) larger.slots[larger.find(slot.id)] = slot;
            }
            larger.count = self.count;
            allocator.free(self.slots);
            self.* = larger;
        }
    };
}

test "every key keeps its own value while the map grows" {
    const allocator = std.testing.allocator;
    var map = try IdMap(u32, std.math.maxInt(u32)).init(allocator, 4);
    defer map.deinit(allocator);
    for (0..5000) |i| (try map.place(allocator, BlockId.fromU64(i * 7))).* = @intCast(i);
    for (0..5000) |i| try std.testing.expectEqual(@as(u32, @intCast(i)), map.get(BlockId.fromU64(i * 7)));
    try std.testing.expectEqual(std.math.maxInt(u32), map.get(BlockId.fromU64(1)));
    try std.testing.expectEqual(5000, map.count);
}

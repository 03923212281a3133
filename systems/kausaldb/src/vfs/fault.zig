//! A disk in memory with the faults of real ones, all drawn from one seed.
//!
//! Contents reach the device by `sync` of the file, names by `syncFolder`. What was not synced when the power
//! goes is kept or lost sector by sector, in any order; a lost sector keeps its old bytes. An operation can fail
//! with EIO or ENOSPC; a write that fails may have happened in part; a sync that fails may have dropped what it had.

const std = @import("std");
const vfs = @import("../vfs.zig");

const sector = 512;

const Content = struct {
    /// What a reader sees now, and what is on the device.
    current: std.ArrayList(u8) = .empty,
    durable: std.ArrayList(u8) = .empty,
    dirty: std.AutoArrayHashMapUnmanaged(usize, void) = .empty,
};

pub const Faults = struct {
    /// Chance of EIO, for each kind of operation.
    read_error: f64 = 0,
    write_error: f64 = 0,
    sync_error: f64 = 0,
    /// Bytes of the device.
    capacity: usize = std.math.maxInt(usize),
    /// Operations that change something until the power goes.
    power_lost_after: usize = std.math.maxInt(usize),
};

pub const FaultVfs = struct {
    arena: std.mem.Allocator,
    random: std.Random,
    faults: Faults = .{},
    contents: std.ArrayList(*Content) = .empty,
    names: std.StringArrayHashMapUnmanaged(usize) = .empty,
    durable_names: std.StringArrayHashMapUnmanaged(usize) = .empty,
    handles: std.ArrayList(usize) = .empty,
    changes: usize = 0,
    power_lost: bool = false,
    /// Faults that happened.
    injected: usize = 0,

    pub fn interface(self: *FaultVfs) vfs.Vfs {
        return .{ .context = self, .vtable = &.{
            .open = open,
            .close = close,
            .read = read,
            .write = write,
            .sync = sync,
            .size = size,
            .advise = advise,
            .remove = remove,
            .syncFolder = syncFolder,
            .list = list,
        } };
    }

    /// The machine comes back: unsynced sectors and names are kept or lost, each by a coin.
    pub fn losePower(self: *FaultVfs) !void {
        for (self.contents.items) |content| {
            const old_length = content.durable.items.len;
            const keeps_size = content.current.items.len <= old_length or self.random.boolean();
            if (content.current.items.len > old_length and keeps_size) {
                try content.durable.appendNTimes(self.arena, 0, content.current.items.len - old_length);
            }
            const chance = self.random.float(f64);
            for (content.dirty.keys()) |number| {
                if (self.random.float(f64) < chance) copySector(content, number);
            }
            content.dirty.clearRetainingCapacity();
            content.current.clearRetainingCapacity();
            try content.current.appendSlice(self.arena, content.durable.items);
        }
        for (self.names.keys(), self.names.values()) |name, content| {
            if (self.durable_names.get(name) == null and self.random.boolean()) try self.durable_names.put(self.arena, name, content);
        }
        var index: usize = 0;
        while (index < self.durable_names.count()) {
            const gone = self.names.get(self.durable_names.keys()[index]) == null;
            if (gone and self.random.boolean()) self.durable_names.swapRemoveAt(index) else index += 1;
        }
        self.names.deinit(self.arena);
        self.names = try self.durable_names.clone(self.arena);
        self.restart();
    }

    /// The process died, the machine did not: all that was written is still seen, synced or not.
    pub fn restart(self: *FaultVfs) void {
        self.power_lost = false;
        self.changes = 0;
        self.faults = .{};
    }

    /// Flips one bit of what is on the device. Returns false when the file is empty.
    pub fn flipBit(self: *FaultVfs, name: []const u8, offset: usize, bit: u3) bool {
        const content = self.contents.items[self.names.get(name) orelse return false];
        if (offset >= content.durable.items.len or offset >= content.current.items.len) return false;
        content.durable.items[offset] ^= @as(u8, 1) << bit;
        content.current.items[offset] ^= @as(u8, 1) << bit;
        self.injected += 1;
        return true;
    }

    pub fn sizeOf(self: *FaultVfs, name: []const u8) usize {
        return self.contents.items[self.names.get(name) orelse return 0].current.items.len;
    }

    fn copySector(content: *Content, number: usize) void {
        const start = number * sector;
        const end = @min(start + sector, content.durable.items.len, content.current.items.len);
        if (start < end) @memcpy(content.durable.items[start..end], content.current.items[start..end]);
    }

    fn from(context: *anyopaque) *FaultVfs {
        return @ptrCast(@alignCast(context));
    }

    fn of(self: *FaultVfs, handle: vfs.Handle) *Content {
        return self.contents.items[self.handles.items[handle]];
    }

    fn change(self: *FaultVfs) vfs.Error!void {
        if (self.power_lost) return error.PowerLost;
        self.changes += 1;
        if (self.changes > self.faults.power_lost_after) {
            self.power_lost = true;
            self.injected += 1;
            return error.PowerLost;
        }
    }

    fn fails(self: *FaultVfs, chance: f64) bool {
        if (chance == 0 or self.random.float(f64) >= chance) return false;
        self.injected += 1;
        return true;
    }

    fn open(context: *anyopaque, name: []const u8, mode: vfs.Mode) vfs.Error!vfs.Handle {
        const self = from(context);
        if (self.power_lost) return error.PowerLost;
        if (mode == .create) {
            try self.change();
            if (self.names.contains(name)) return error.FileExists;
            const content = try self.arena.create(Content);
            content.* = .{};
            try self.contents.append(self.arena, content);
            try self.names.put(self.arena, try self.arena.dupe(u8, name), self.contents.items.len - 1);
        }
        const number = self.names.get(name) orelse return error.NotFound;
        try self.handles.append(self.arena, number);
        return @intCast(self.handles.items.len - 1);
    }

    fn close(_: *anyopaque, _: vfs.Handle) void {}

    fn read(context: *anyopaque, handle: vfs.Handle, buffer: []u8, offset: u64) vfs.Error!usize {
        const self = from(context);
        if (self.power_lost) return error.PowerLost;
        if (self.fails(self.faults.read_error)) return error.InputOutput;
        const bytes = self.of(handle).current.items;
        if (offset >= bytes.len) return 0;
        const count = @min(buffer.len, bytes.len - @as(usize, @intCast(offset)));
        @memcpy(buffer[0..count], bytes[@intCast(offset)..][0..count]);
        return count;
    }

    fn write(context: *anyopaque, handle: vfs.Handle, bytes: []const u8, offset: u64) vfs.Error!void {
        const self = from(context);
        if (self.power_lost) return error.PowerLost;
        const dies = if (self.change()) |_| false else |_| true;
        const content = self.of(handle);
        const start: usize = @intCast(offset);
        const fails_now = dies or self.fails(self.faults.write_error);
        const growth = (start + bytes.len) -| content.current.items.len;
        const is_full = self.used() + growth > self.faults.capacity;
        if (is_full) self.injected += 1;
        // In part: any number of the first bytes.
        const taken = if (fails_now or is_full) self.random.uintLessThan(usize, bytes.len + 1) else bytes.len;
        const fitting = if (is_full) @min(taken, content.current.items.len -| start) else taken;
        const end = start + fitting;
        if (end > content.current.items.len) try content.current.appendNTimes(self.arena, 0, end - content.current.items.len);
        @memcpy(content.current.items[start..end], bytes[0..fitting]);
        if (fitting > 0) {
            for (start / sector..(end - 1) / sector + 1) |number| try content.dirty.put(self.arena, number, {});
        }
        if (dies) return error.PowerLost;
        if (is_full) return error.NoSpaceLeft;
        if (fails_now) return error.InputOutput;
    }

    fn used(self: *FaultVfs) usize {
        if (self.faults.capacity == std.math.maxInt(usize)) return 0;
        var total: usize = 0;
        for (self.names.values()) |content| total += self.contents.items[content].current.items.len;
        return total;
    }

    fn sync(context: *anyopaque, handle: vfs.Handle) vfs.Error!void {
        const self = from(context);
        try self.change();
        const content = self.of(handle);
        if (self.fails(self.faults.sync_error)) {
            // The kernel has marked the pages clean: seen until the power goes, never written.
            var index: usize = 0;
            while (index < content.dirty.count()) {
                if (self.random.boolean()) content.dirty.swapRemoveAt(index) else index += 1;
            }
            return error.InputOutput;
        }
        const length = content.current.items.len;
        if (length > content.durable.items.len) try content.durable.appendNTimes(self.arena, 0, length - content.durable.items.len);
        for (content.dirty.keys()) |number| copySector(content, number);
        content.dirty.clearRetainingCapacity();
    }

    fn size(context: *anyopaque, handle: vfs.Handle) vfs.Error!u64 {
        return from(context).of(handle).current.items.len;
    }

    fn advise(_: *anyopaque, _: vfs.Handle, _: vfs.Advice) void {}

    fn remove(context: *anyopaque, name: []const u8) vfs.Error!void {
        const self = from(context);
        try self.change();
        if (self.fails(self.faults.write_error)) return error.InputOutput;
        if (!self.names.swapRemove(name)) return error.NotFound;
    }

    fn syncFolder(context: *anyopaque) vfs.Error!void {
        const self = from(context);
        try self.change();
        if (self.fails(self.faults.sync_error)) return error.InputOutput;
        self.durable_names.deinit(self.arena);
        self.durable_names = try self.names.clone(self.arena);
    }

    fn list(context: *anyopaque, arena: std.mem.Allocator) vfs.Error![]const []const u8 {
        const self = from(context);
        if (self.power_lost) return error.PowerLost;
        const names = try arena.alloc([]const u8, self.names.count());
        for (names, self.names.keys()) |*copy, name| copy.* = try arena.dupe(u8, name);
        return names;
    }
};

test "the power takes what was not synced, never what was" {
    var arena = std.heap.ArenaAllocator.init(std.testing.allocator);
    defer arena.deinit();
    var prng = std.Random.DefaultPrng.init(3);
    var torn: usize = 0;
    for (0..200) |_| {
        var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
        const file = try disk.interface().open("a", .create);
        try file.write(&@as([4 * sector]u8, @splat('s')), 0);
        try file.sync();
        try disk.interface().syncFolder();
        try file.write(&@as([2 * sector]u8, @splat('u')), sector);
        try disk.losePower();
        var bytes: [4 * sector]u8 = undefined;
        try (try disk.interface().open("a", .read)).readAll(&bytes, 0);
        try std.testing.expectEqual('s', bytes[0]);
        try std.testing.expectEqual('s', bytes[3 * sector]);
        torn += @intFromBool(bytes[sector] != bytes[2 * sector]);
    }
    try std.testing.expect(torn > 10);
}

//! The write-ahead log: preallocated segments, written in frames, synced in groups, used again when flushed.
//!
//!     segment | header | header again | frame | frame | … | what an earlier life left |
//!     frame   | checksum | salt | first sequence | synced up to | fold | length | count | record… |
//!
//! A segment draws a salt, which stands in its header and in each frame: what an earlier life left never counts,
//! not even that of a segment of the same number whose header was lost with the power.
//! `fold` mixes the checksums of the frame's records: a frame counts whole or not at all.
//! Recovery (`recovery.zig`) tells a torn end from damage by `synced up to`, and by the next segment's `previous_end`.
//! Closing writes a last frame without records, so that the last group too has something behind it that knows of it.

const std = @import("std");
const record = @import("record.zig");
const Counters = @import("counters.zig").Counters;
const vfs = @import("../vfs.zig");

pub const magic: u64 = 0x314c_4157_4c53_554b; // "KUSLWAL1"
pub const frames_start = 2 * header_stride;
pub const header_stride = 512;

pub const SegmentHeader = extern struct {
    checksum: u64 = 0,
    magic: u64 = magic,
    number: u64,
    salt: u64,
    first_sequence: u64,
    /// Where the frames of segment `number - 1` end. Nothing behind it counts.
    previous_end: u64,
};

pub const FrameHeader = extern struct {
    checksum: u64 = 0,
    salt: u64,
    first_sequence: u64,
    /// The offset in this segment before which all was on the device when this frame was written.
    synced_to: u64,
    fold: u64,
    length: u32,
    count: u32,
};

pub const Slot = struct {
    name: []const u8,
    file: vfs.File,
    capacity: u64,
    number: u64,
    last_sequence: u64,
    /// Nothing in it is needed any more.
    free: bool,
};

pub inline fn mixFold(fold: u64, checksum: u64) u64 {
    return (std.math.rotl(u64, fold, 23) ^ checksum) *% 0x9fb2_1c65_1e98_df25;
}

pub fn sealHeader(header: anytype) void {
    header.checksum = record.checksumOf(std.mem.asBytes(header)[8..]);
}

pub const Wal = struct {
    allocator: std.mem.Allocator,
    disk: vfs.Vfs,
    counters: *Counters,
    segment_bytes: u64,
    slots: std.ArrayList(Slot) = .empty,
    current: ?usize = null,
    /// Of the newest segment; and where its frames end, and how far they are synced.
    number: u64 = 0,
    salt: u64 = 0,
    write_offset: u64 = 0,
    synced_offset: u64 = 0,
    /// Its last frame is one of `seal`, and all before it was on the device then.
    sealed: bool = false,
    /// What was recovered may be in the page cache only, after a killed process.
    unsynced_recovery: bool = false,
    frame: []align(8) u8,
    frame_used: usize = @sizeOf(FrameHeader),
    frame_first: u64 = 0,
    frame_count: u32 = 0,
    frame_fold: u64 = 0,
    last_sequence: u64 = 0,
    /// After a failed write or sync nobody knows what is on the device: only opening again finds out.
    broken: bool = false,

    const frame_bytes = 64 << 10;
    const spare_slots_max = 2;

    pub const Error = vfs.Error || error{StoreFailed};

    pub fn init(allocator: std.mem.Allocator, disk: vfs.Vfs, counters: *Counters, segment_bytes: u64) !Wal {
        return .{
            .allocator = allocator,
            .disk = disk,
            .counters = counters,
            .segment_bytes = std.mem.alignForward(u64, @max(segment_bytes, 4096), 4096),
            .frame = try allocator.alignedAlloc(u8, .@"8", frame_bytes),
        };
    }

    pub fn deinit(self: *Wal) void {
        for (self.slots.items) |slot| {
            slot.file.close();
            self.allocator.free(slot.name);
        }
        self.slots.deinit(self.allocator);
        self.allocator.free(self.frame);
    }

    /// Takes a record into the group. It is durable after the next `commit`. On an error nothing was taken.
    pub fn append(self: *Wal, header: *align(8) const record.Header) Error!void {
        if (self.broken) return error.StoreFailed;
        const needed = record.padded(header.length);
        if (self.frame_count > 0 and !self.fits(self.frame_used + needed)) try self.writeFrame();
        if (self.frame_count == 0) try self.begin(needed, header.sequence);
        @memcpy(self.frame[self.frame_used..][0..header.length], header.bytes());
        @memset(self.frame[self.frame_used + header.length ..][0 .. needed - header.length], 0);
        self.frame_used += needed;
        self.frame_count += 1;
        self.frame_fold = mixFold(self.frame_fold, header.checksum);
        self.last_sequence = header.sequence;
    }

    /// The group is on the device when this returns: all that was appended is acknowledged.
    pub fn commit(self: *Wal) Error!void {
        if (self.broken) return error.StoreFailed;
        if (self.frame_count > 0) try self.writeFrame();
        if (self.unsynced_recovery) try self.syncRecovered();
        try self.syncCurrent();
    }

    /// A frame without records at the end: it knows how far all is on the device. Behind the last group nothing else
    /// does, and damage of that group would look like a torn write. Nothing is written where there is nothing to
    /// protect: all up to `flushed` is in tables, and what was recovered is only acknowledged by a commit.
    pub fn seal(self: *Wal, flushed: u64) Error!void {
        if (self.broken) return error.StoreFailed;
        if (self.sealed or self.unsynced_recovery) return;
        const slot = for (self.slots.items) |*slot| {
            if (slot.number == self.number and !slot.free) break slot;
        } else return;
        if (slot.last_sequence <= flushed) return;
        var header = FrameHeader{
            .salt = self.salt,
            .first_sequence = if (self.frame_count > 0) self.frame_first else slot.last_sequence + 1,
            .synced_to = self.synced_offset,
            .fold = self.salt,
            .length = 0,
            .count = 0,
        };
        // A log of before there were such frames has no room kept for one.
        if (self.write_offset + @sizeOf(FrameHeader) > slot.capacity) return;
        sealHeader(&header);
        errdefer self.broken = true;
        try slot.file.write(std.mem.asBytes(&header), self.write_offset);
        self.write_offset += @sizeOf(FrameHeader);
        try slot.file.sync();
        self.counters.syncs += 1;
        self.sealed = true;
    }

    /// All writes up to `sequence` are in tables that are on the device.
    pub fn release(self: *Wal, sequence: u64) void {
        var spare: usize = 0;
        var index: usize = 0;
        while (index < self.slots.items.len) {
            const slot = &self.slots.items[index];
            if (self.current != index and slot.last_sequence <= sequence) slot.free = true;
            if (slot.free) spare += 1;
            if (slot.free and spare > spare_slots_max and slot.number != self.number and self.discard(index)) continue;
            index += 1;
        }
    }

    fn fits(self: *const Wal, frame_length: usize) bool {
        const slot = self.slots.items[self.current.?];
        return frame_length <= self.frame.len and self.hasRoom(slot, frame_length);
    }

    /// With room behind it for the frame that closing writes.
    fn hasRoom(self: *const Wal, slot: Slot, frame_length: usize) bool {
        return self.write_offset + frame_length + @sizeOf(FrameHeader) <= slot.capacity;
    }

    fn begin(self: *Wal, needed: usize, sequence: u64) Error!void {
        const length = @sizeOf(FrameHeader) + needed;
        if (self.current == null or !self.hasRoom(self.slots.items[self.current.?], length)) try self.rotate(length, sequence);
        if (length > self.frame.len) {
            const larger = try self.allocator.alignedAlloc(u8, .@"8", length);
            self.allocator.free(self.frame);
            self.frame = larger;
        }
        self.frame_used = @sizeOf(FrameHeader);
        self.frame_first = sequence;
        self.frame_fold = self.salt;
    }

    fn writeFrame(self: *Wal) Error!void {
        const header: *FrameHeader = @ptrCast(self.frame.ptr);
        header.* = .{
            .salt = self.salt,
            .first_sequence = self.frame_first,
            .synced_to = self.synced_offset,
            .fold = self.frame_fold,
            .length = @intCast(self.frame_used - @sizeOf(FrameHeader)),
            .count = self.frame_count,
        };
        sealHeader(header);
        const slot = &self.slots.items[self.current.?];
        errdefer self.broken = true;
        try slot.file.write(self.frame[0..self.frame_used], self.write_offset);
        slot.last_sequence = self.last_sequence;
        self.counters.wal_bytes += self.frame_used;
        self.write_offset += self.frame_used;
        self.frame_count = 0;
    }

    fn syncCurrent(self: *Wal) Error!void {
        const index = self.current orelse return;
        if (self.synced_offset == self.write_offset) return;
        errdefer self.broken = true;
        try self.slots.items[index].file.sync();
        self.counters.syncs += 1;
        self.synced_offset = self.write_offset;
    }

    fn syncRecovered(self: *Wal) Error!void {
        errdefer self.broken = true;
        // Older segments were synced before this one was begun.
        for (self.slots.items) |slot| {
            if (slot.number == self.number and !slot.free) try slot.file.rewrite(self.allocator, self.write_offset);
        }
        try self.disk.syncFolder();
        self.counters.syncs += 1;
        self.synced_offset = self.write_offset;
        self.unsynced_recovery = false;
    }

    /// The old segment is on the device before anything of the new one can be.
    fn rotate(self: *Wal, frame_length: usize, sequence: u64) Error!void {
        if (self.unsynced_recovery) try self.syncRecovered();
        try self.syncCurrent();
        const needed = frames_start + frame_length + @sizeOf(FrameHeader);
        const index = self.freeSlot(needed) orelse try self.addSlot(@max(self.segment_bytes, std.mem.alignForward(u64, needed, 4096)));
        const slot = &self.slots.items[index];

        var header = SegmentHeader{ .number = self.number + 1, .salt = std.crypto.random.int(u64), .first_sequence = sequence, .previous_end = self.write_offset };
        sealHeader(&header);
        var start: [frames_start]u8 align(8) = @splat(0);
        @memcpy(start[0..@sizeOf(SegmentHeader)], std.mem.asBytes(&header));
        @memcpy(start[header_stride..][0..@sizeOf(SegmentHeader)], std.mem.asBytes(&header));
        errdefer self.broken = true;
        try slot.file.write(&start, 0);

        slot.free = false;
        slot.number = header.number;
        slot.last_sequence = sequence;
        self.current = index;
        self.number = header.number;
        self.salt = header.salt;
        self.write_offset = frames_start;
        self.synced_offset = 0;
        self.sealed = false;
    }

    fn freeSlot(self: *const Wal, needed: u64) ?usize {
        for (self.slots.items, 0..) |slot, index| {
            if (slot.free and slot.capacity >= needed) return index;
        }
        return null;
    }

    /// A segment of zeros, its blocks and its name on the device: later syncs then have no metadata to write.
    fn addSlot(self: *Wal, capacity: u64) Error!usize {
        try self.slots.ensureUnusedCapacity(self.allocator, 1);
        const name = try self.freshName();
        errdefer self.allocator.free(name);
        const file = try self.disk.open(name, .create);
        errdefer {
            file.close();
            // One that stays has a name that no other segment can have: the next opening finds it free.
            self.disk.remove(name) catch {
                self.broken = true;
            };
        }
        const zeros: [64 << 10]u8 = @splat(0);
        var offset: u64 = 0;
        while (offset < capacity) : (offset += zeros.len) {
            try file.write(zeros[0..@min(zeros.len, capacity - offset)], offset);
        }
        try file.sync();
        try self.disk.syncFolder();
        self.counters.syncs += 2;
        self.slots.appendAssumeCapacity(.{ .name = name, .file = file, .capacity = capacity, .number = 0, .last_sequence = 0, .free = true });
        return self.slots.items.len - 1;
    }

    fn freshName(self: *const Wal) Error![]const u8 {
        var candidate: usize = 0;
        while (true) : (candidate += 1) {
            var buffer: [32]u8 = undefined;
            const name = std.fmt.bufPrint(&buffer, "wal-{d}", .{candidate}) catch unreachable;
            for (self.slots.items) |slot| {
                if (std.mem.eql(u8, slot.name, name)) break;
            } else return self.allocator.dupe(u8, name);
        }
    }

    /// One that stays keeps its slot: its name is taken.
    fn discard(self: *Wal, index: usize) bool {
        self.disk.remove(self.slots.items[index].name) catch return false;
        const slot = self.slots.swapRemove(index);
        slot.file.close();
        self.allocator.free(slot.name);
        if (self.current == self.slots.items.len) self.current = index;
        return true;
    }
};

//! Reading the write-ahead log after a crash: what was acknowledged comes back, a torn end is cut off,
//! and damage that is neither is an error, never a shorter log.

const std = @import("std");
const record = @import("record.zig");
const wal_format = @import("wal.zig");
const Wal = wal_format.Wal;
const Slot = wal_format.Slot;
const vfs = @import("../vfs.zig");

pub const Error = vfs.Error || error{
    /// What was acknowledged can't be read any more. `Report` says where.
    Corrupt,
};

pub const Report = struct {
    /// Frames cut off at the end of the log: written, never synced, torn.
    torn_bytes: u64 = 0,
    recovered_writes: u64 = 0,
    damage: [96]u8 = undefined,
    damage_length: usize = 0,

    pub fn damaged(self: *Report, comptime format: []const u8, arguments: anytype) error{Corrupt} {
        self.damage_length = (std.fmt.bufPrint(&self.damage, format, arguments) catch self.damage[0..0]).len;
        return error.Corrupt;
    }

    pub fn damageText(self: *const Report) []const u8 {
        return self.damage[0..self.damage_length];
    }
};

/// Segments in order, numbers without a gap up to the newest. What is not among them is free.
pub const Chain = struct {
    segments: []Segment,

    pub const Segment = struct { slot: usize, header: wal_format.SegmentHeader };

    /// The first write that the log still holds; without a log none.
    pub fn firstSequence(self: Chain) ?u64 {
        return if (self.segments.len == 0) null else self.segments[0].header.first_sequence;
    }

    /// Without the segments whose writes are all in tables: nobody promised that those can still be read.
    fn after(self: Chain, flushed: u64) []Segment {
        var start: usize = 0;
        while (start + 1 < self.segments.len and self.segments[start + 1].header.first_sequence <= flushed + 1) start += 1;
        return self.segments[start..];
    }
};

/// Finds the segments on the disk and adds them to `wal`'s slots.
pub fn findChain(wal: *Wal, arena: std.mem.Allocator) Error!Chain {
    var found: std.ArrayList(Chain.Segment) = .empty;
    for (try wal.disk.list(arena)) |name| {
        if (!std.mem.startsWith(u8, name, "wal-")) continue;
        try wal.slots.ensureUnusedCapacity(wal.allocator, 1);
        const file = try wal.disk.open(name, .write);
        errdefer file.close();
        var slot = Slot{
            .name = try wal.allocator.dupe(u8, name),
            .file = file,
            .capacity = try file.size(),
            .number = 0,
            .last_sequence = 0,
            .free = true,
        };
        errdefer wal.allocator.free(slot.name);
        if (try readSegmentHeader(wal, file)) |header| {
            slot.number = header.number;
            try found.append(arena, .{ .slot = wal.slots.items.len, .header = header });
        }
        wal.slots.appendAssumeCapacity(slot);
    }
    std.mem.sortUnstable(Chain.Segment, found.items, {}, struct {
        fn before(_: void, a: Chain.Segment, b: Chain.Segment) bool {
            return a.header.number < b.header.number;
        }
    }.before);
    var start = found.items.len;
    while (start > 0 and (start == found.items.len or found.items[start - 1].header.number + 1 == found.items[start].header.number)) start -= 1;
    return .{ .segments = found.items[start..] };
}

fn readSegmentHeader(wal: *Wal, file: vfs.File) Error!?wal_format.SegmentHeader {
    var bytes: [wal_format.frames_start]u8 align(8) = undefined;
    if (try file.read(&bytes, 0) < bytes.len) return null;
    var best: ?wal_format.SegmentHeader = null;
    for ([2]usize{ 0, wal_format.header_stride }) |offset| {
        var header: wal_format.SegmentHeader = undefined;
        @memcpy(std.mem.asBytes(&header), bytes[offset..][0..@sizeOf(wal_format.SegmentHeader)]);
        if (!verifyHeader(wal, &header) or header.magic != wal_format.magic) continue;
        if (best == null or header.number > best.?.number) best = header;
    }
    return best;
}

fn verifyHeader(wal: *Wal, header: anytype) bool {
    const bytes = std.mem.asBytes(header);
    const actual = record.checksumOf(bytes[8..]);
    if (actual == header.checksum) return true;
    const healed = @popCount(actual ^ header.checksum) == 1 or record.healBit(bytes[8..], header.checksum);
    wal.counters.healed += @intFromBool(healed);
    return healed;
}

/// Hands every write after `flushed` to `receiver.replay(*Header)`, in order. Returns the last sequence of the log.
pub fn replay(wal: *Wal, chain: Chain, flushed: u64, receiver: anytype, report: *Report) !u64 {
    var reader = Reader{ .wal = wal, .report = report, .flushed = flushed, .end = 0 };
    const segments = chain.after(flushed);
    for (segments, 0..) |segment, index| {
        const header = segment.header;
        if (index == 0) reader.end = header.first_sequence - 1;
        if (header.first_sequence > @max(reader.end, flushed) + 1) {
            return report.damaged("writes {d} to {d} are in no table and no log", .{ @max(reader.end, flushed) + 1, header.first_sequence - 1 });
        }
        reader.end = header.first_sequence - 1;
        const is_last = index + 1 == segments.len;
        const limit: ?u64 = if (is_last) null else segments[index + 1].header.previous_end;
        wal.write_offset = try reader.segment(segment, limit, receiver);
        const slot = &wal.slots.items[segment.slot];
        slot.last_sequence = reader.end;
        slot.free = false;
        wal.number = header.number;
        wal.salt = header.salt;
        wal.sealed = reader.sealed;
    }
    // Even the name of an empty segment may be known to the page cache only.
    wal.unsynced_recovery = wal.slots.items.len > 0;
    return reader.end;
}

const Reader = struct {
    wal: *Wal,
    report: *Report,
    flushed: u64,
    end: u64,
    /// The last frame that was read is one of `Wal.seal`.
    sealed: bool = false,

    /// Returns where the segment's frames end.
    fn segment(self: *Reader, source: Chain.Segment, limit: ?u64, receiver: anytype) !u64 {
        const slot = self.wal.slots.items[source.slot];
        const bytes = try self.wal.allocator.alignedAlloc(u8, .@"8", @intCast(slot.capacity));
        defer self.wal.allocator.free(bytes);
        try slot.file.readAll(bytes, 0);
        const stop = @min(limit orelse slot.capacity, slot.capacity);
        var offset: u64 = wal_format.frames_start;
        self.sealed = false;
        const later = while (offset < stop) {
            if (self.frame(@alignCast(bytes[@intCast(offset)..@intCast(stop)]), source.header.salt)) |length| {
                try self.deliver(@alignCast(bytes[@intCast(offset)..][@sizeOf(wal_format.FrameHeader)..length]), receiver);
                offset += length;
                self.sealed = length == @sizeOf(wal_format.FrameHeader);
                continue;
            }
            const next = self.laterSync(bytes[0..@intCast(stop)], offset, source.header.salt) orelse break null;
            if (next.header.first_sequence > self.flushed + 1) break next.header.synced_to;
            // Tables have all that is damaged, as when a segment was about to be used again. What is behind it counts.
            self.end = next.header.first_sequence - 1;
            offset = next.offset;
        } else null;
        if (limit) |end| {
            if (offset != end) return self.report.damaged("{s} is damaged at {d}, its log goes on to {d}", .{ slot.name, offset, end });
        } else if (later) |synced_to| {
            return self.report.damaged("{s} is damaged at {d}, it was synced up to {d}", .{ slot.name, offset, synced_to });
        } else {
            self.report.torn_bytes += tornBytes(@alignCast(bytes[@intCast(offset)..]), source.header.salt);
        }
        return offset;
    }

    /// The length of the sound frame at the start of `bytes`, healed in place; null when there is none.
    fn frame(self: *Reader, bytes: []align(8) u8, salt: u64) ?usize {
        if (bytes.len < @sizeOf(wal_format.FrameHeader)) return null;
        const header: *wal_format.FrameHeader = @ptrCast(bytes.ptr);
        if (!verifyHeader(self.wal, header)) return null;
        if (header.salt != salt or header.first_sequence != self.end + 1) return null;
        const body: []align(8) u8 = @alignCast(bytes[@sizeOf(wal_format.FrameHeader)..]);
        if (header.length > body.len) return null;
        var fold = header.salt;
        var position: usize = 0;
        for (0..header.count) |index| {
            const rest: []align(8) u8 = @alignCast(body[position..header.length]);
            const condition = record.verify(rest);
            if (condition == .damaged) return null;
            self.wal.counters.healed += @intFromBool(condition == .healed);
            const item: *align(8) record.Header = @ptrCast(rest.ptr);
            if (item.sequence != header.first_sequence + index) return null;
            fold = wal_format.mixFold(fold, item.checksum);
            position += record.padded(item.length);
            if (position > header.length) return null;
        }
        if (fold != header.fold or position != header.length) return null;
        return @sizeOf(wal_format.FrameHeader) + header.length;
    }

    fn deliver(self: *Reader, body: []align(8) u8, receiver: anytype) !void {
        var position: usize = 0;
        while (position < body.len) {
            const item: *align(8) record.Header = @ptrCast(@alignCast(body[position..].ptr));
            position += record.padded(item.length);
            self.end = item.sequence;
            if (item.sequence <= self.flushed) continue;
            try receiver.replay(item);
            self.report.recovered_writes += 1;
        }
    }

    const Later = struct { offset: u64, header: *align(8) const wal_format.FrameHeader };

    /// A frame behind the damage that knows it was synced beyond it: then the damage was acknowledged.
    fn laterSync(self: *Reader, bytes: []align(8) const u8, damage: u64, salt: u64) ?Later {
        var offset: usize = @intCast(damage);
        while (offset + @sizeOf(wal_format.FrameHeader) <= bytes.len) : (offset += 8) {
            const header: *align(8) const wal_format.FrameHeader = @ptrCast(@alignCast(bytes[offset..].ptr));
            if (header.salt != salt or header.synced_to <= damage or header.first_sequence <= self.end) continue;
            if (header.checksum == record.checksumOf(std.mem.asBytes(header)[8..])) return .{ .offset = offset, .header = header };
        }
        return null;
    }
};

/// Only for the report: from the cut to where the last frame of this segment ends, of those whose beginning can be seen.
fn tornBytes(bytes: []align(8) const u8, salt: u64) u64 {
    var end: u64 = 0;
    var offset: usize = 0;
    while (offset + @sizeOf(wal_format.FrameHeader) <= bytes.len) : (offset += 8) {
        const header: *align(8) const wal_format.FrameHeader = @ptrCast(@alignCast(bytes[offset..].ptr));
        if (header.salt == salt) end = @max(end, offset + @sizeOf(wal_format.FrameHeader) + @as(u64, header.length));
    }
    return @min(end, bytes.len);
}

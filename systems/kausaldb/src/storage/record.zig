//! The one binary form of a write. The same bytes stand in the memtable, in the write-ahead log and in a table.
//!
//!     | checksum 8 | length 4 | kind 1 | edge 1 | 0 2 | sequence 8 | id 16 | uri 4 | metadata 4 | uri… metadata… content… |
//!
//! An edge has its target's id in the place of the text. Records start at multiples of 8; the gap is zero.
//! The checksum is XXH3-64 over all that follows it. A single flipped bit is found by trying and put right.

const std = @import("std");
const types = @import("../types.zig");
const BlockId = types.BlockId;

comptime {
    if (@import("builtin").cpu.arch.endian() != .little) @compileError("the file format is little-endian memory");
}

pub const Kind = enum(u8) { put = 1, delete = 2, put_edge = 3, delete_edge = 4, _ };

/// The largest block that is taken: 16 MiB of text.
pub const text_max = 16 << 20;

pub const Header = extern struct {
    checksum: u64,
    length: u32,
    kind: Kind,
    edge_type: u8 = 0,
    reserved: u16 = 0,
    sequence: u64,
    id: BlockId,
    uri_length: u32 = 0,
    metadata_length: u32 = 0,

    pub const size = @sizeOf(Header);

    pub inline fn bytes(self: *align(8) const Header) []align(8) const u8 {
        return @as([*]align(8) const u8, @ptrCast(self))[0..self.length];
    }

    /// Views into the record. Only of a record that was verified.
    pub inline fn block(self: *align(8) const Header) types.Block {
        const text = self.bytes()[size..];
        const content_start = self.uri_length + self.metadata_length;
        return .{
            .id = self.id,
            .version = self.sequence,
            .uri = text[0..self.uri_length],
            .metadata = text[self.uri_length..content_start],
            .content = text[content_start..],
        };
    }

    pub fn edge(self: *align(8) const Header) ?types.Edge {
        if (self.length != edge_size) return null;
        return .{
            .source = self.id,
            .target = @as(*align(8) const BlockId, @ptrCast(self.bytes()[size..].ptr)).*,
            .type = types.EdgeType.fromInt(self.edge_type) orelse return null,
        };
    }
};

pub const edge_size = Header.size + @sizeOf(BlockId);

pub inline fn padded(length: usize) usize {
    return std.mem.alignForward(usize, length, 8);
}

pub inline fn checksumOf(bytes: []const u8) u64 {
    return std.hash.XxHash3.hash(0, bytes);
}

pub fn putSize(block: types.NewBlock) error{BlockTooLarge}!usize {
    // Each is at most 16 MiB before they are added, so that the sum can't overflow.
    if (@max(block.uri.len, block.metadata.len, block.content.len) > text_max) return error.BlockTooLarge;
    const text = block.uri.len + block.metadata.len + block.content.len;
    return if (text > text_max) error.BlockTooLarge else Header.size + text;
}

/// Writes into `memory`, which is as long as `putSize` says, padded.
pub fn encodePut(memory: []align(8) u8, length: usize, sequence: u64, block: types.NewBlock) *align(8) Header {
    const header: *align(8) Header = @ptrCast(memory.ptr);
    header.* = .{
        .checksum = 0,
        .length = @intCast(length),
        .kind = .put,
        .sequence = sequence,
        .id = block.id,
        .uri_length = @intCast(block.uri.len),
        .metadata_length = @intCast(block.metadata.len),
    };
    const text = memory[Header.size..];
    @memcpy(text[0..block.uri.len], block.uri);
    @memcpy(text[block.uri.len..][0..block.metadata.len], block.metadata);
    @memcpy(text[block.uri.len + block.metadata.len ..][0..block.content.len], block.content);
    return seal(memory, length);
}

pub fn encodeDelete(memory: []align(8) u8, sequence: u64, id: BlockId) *align(8) Header {
    const header: *align(8) Header = @ptrCast(memory.ptr);
    header.* = .{ .checksum = 0, .length = Header.size, .kind = .delete, .sequence = sequence, .id = id };
    return seal(memory, Header.size);
}

pub fn encodeEdge(memory: []align(8) u8, kind: Kind, sequence: u64, edge: types.Edge) *align(8) Header {
    const header: *align(8) Header = @ptrCast(memory.ptr);
    header.* = .{ .checksum = 0, .length = edge_size, .kind = kind, .edge_type = @intFromEnum(edge.type), .sequence = sequence, .id = edge.source };
    @as(*align(8) BlockId, @ptrCast(memory[Header.size..].ptr)).* = edge.target;
    return seal(memory, edge_size);
}

fn seal(memory: []align(8) u8, length: usize) *align(8) Header {
    const header: *align(8) Header = @ptrCast(memory.ptr);
    @memset(memory[length..padded(length)], 0);
    header.checksum = checksumOf(memory[8..length]);
    return header;
}

pub const Condition = enum { sound, healed, damaged };

/// Checks the record that starts at `memory[0]`; puts a single flipped bit right, the length's own included.
/// After `.sound` or `.healed` every view of it is inside `memory`.
pub fn verify(memory: []align(8) u8) Condition {
    if (memory.len < Header.size) return .damaged;
    const header: *align(8) Header = @ptrCast(memory.ptr);
    if (fits(memory, header.length) and checksumOf(memory[8..header.length]) == header.checksum) return shape(header, .sound);
    for (0..32) |bit| {
        const flip = @as(u32, 1) << @intCast(bit);
        header.length ^= flip;
        if (fits(memory, header.length) and checksumOf(memory[8..header.length]) == header.checksum) return shape(header, .healed);
        header.length ^= flip;
    }
    if (!fits(memory, header.length)) return .damaged;
    if (healBit(memory[8..header.length], header.checksum)) return shape(header, .healed);
    const actual = checksumOf(memory[8..header.length]);
    if (@popCount(actual ^ header.checksum) != 1) return .damaged;
    header.checksum = actual;
    return shape(header, .healed);
}

fn fits(memory: []const u8, length: u32) bool {
    return length >= Header.size and length <= memory.len;
}

/// A checksum that holds over a shape that doesn't is a bug or an attack: refused like damage.
fn shape(header: *align(8) const Header, condition: Condition) Condition {
    const text = header.length - Header.size;
    const sane = switch (header.kind) {
        .put => header.uri_length <= text and header.metadata_length <= text - header.uri_length,
        .delete => text == 0,
        .put_edge, .delete_edge => text == @sizeOf(BlockId) and types.EdgeType.fromInt(header.edge_type) != null,
        _ => false,
    };
    return if (sane) condition else .damaged;
}

/// Trying takes a checksum a bit: up to 16 KiB that is well under a second.
const heal_bytes_max = 16 << 10;

/// Flips each bit in turn until the checksum holds.
pub fn healBit(bytes: []u8, checksum: u64) bool {
    if (bytes.len > heal_bytes_max) return false;
    for (0..bytes.len * 8) |bit| {
        const mask = @as(u8, 1) << @intCast(bit % 8);
        bytes[bit / 8] ^= mask;
        if (checksumOf(bytes) == checksum) return true;
        bytes[bit / 8] ^= mask;
    }
    return false;
}

test "every single flipped bit of a record is healed, two are damage" {
    var memory: [256]u8 align(8) = undefined;
    const block = types.NewBlock{ .id = .fromU64(7), .uri = "a.zig", .metadata = "{}", .content = "fn a() void {}" };
    const length = try putSize(block);
    _ = encodePut(memory[0..padded(length)], length, 42, block);
    const good = memory;
    for (0..length * 8) |bit| {
        memory = good;
        memory[bit / 8] ^= @as(u8, 1) << @intCast(bit % 8);
        try std.testing.expectEqual(Condition.healed, verify(memory[0..padded(length)]));
        try std.testing.expectEqualSlices(u8, good[0..length], memory[0..length]);
        memory[(bit + 9) % (length * 8) / 8] ^= @as(u8, 1) << @intCast((bit + 9) % 8);
        memory[bit / 8] ^= @as(u8, 1) << @intCast(bit % 8);
        try std.testing.expectEqual(Condition.damaged, verify(memory[0..padded(length)]));
    }
    memory = good;
    try std.testing.expectEqual(Condition.sound, verify(memory[0..padded(length)]));
    const header: *align(8) Header = @ptrCast(&memory);
    try std.testing.expectEqualStrings("fn a() void {}", header.block().content);
}

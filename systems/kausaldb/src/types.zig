//! The vocabulary of the store: block ids, blocks, typed edges.

const std = @import("std");

/// 128-bit name of a block. Ids that come from source code are hashes of a URI and a name (`fromName`).
pub const BlockId = extern struct {
    low: u64,
    high: u64,

    pub fn fromU64(value: u64) BlockId {
        return .{ .low = value, .high = 0 };
    }

    /// Two independent 64-bit hashes of the same text; equal texts have equal ids on every machine.
    pub fn fromName(namespace: []const u8, name: []const u8) BlockId {
        return .{ .low = hashName(0x6b61_7573_616c_0001, namespace, name), .high = hashName(0x6b61_7573_616c_0002, namespace, name) };
    }

    fn hashName(seed: u64, namespace: []const u8, name: []const u8) u64 {
        // The namespace's length goes into the seed, so that ("a", "bc") and ("ab", "c") differ.
        return std.hash.Wyhash.hash(std.hash.Wyhash.hash(seed +% namespace.len, namespace), name);
    }

    pub fn eql(self: BlockId, other: BlockId) bool {
        return self.low == other.low and self.high == other.high;
    }

    /// Spreads both halves over 64 bits by one wide multiplication, folded.
    pub inline fn hash(self: BlockId) u64 {
        const product = @as(u128, self.low ^ 0x9e37_79b9_7f4a_7c15) *% (self.high ^ 0xc2b2_ae3d_27d4_eb4f);
        const folded = @as(u64, @truncate(product)) ^ @as(u64, @truncate(product >> 64));
        return folded *% 0xff51_afd7_ed55_8ccd ^ folded >> 32;
    }

    pub fn format(self: BlockId, writer: *std.Io.Writer) std.Io.Writer.Error!void {
        try writer.print("{x:0>16}{x:0>16}", .{ self.high, self.low });
    }

    /// The inverse of `format`.
    pub fn parse(text: []const u8) error{InvalidId}!BlockId {
        if (text.len != 32) return error.InvalidId;
        return .{
            .high = std.fmt.parseInt(u64, text[0..16], 16) catch return error.InvalidId,
            .low = std.fmt.parseInt(u64, text[16..32], 16) catch return error.InvalidId,
        };
    }
};

/// What one block is to another. The numbers are part of the file format.
pub const EdgeType = enum(u8) {
    imports = 1,
    contains = 2,
    references = 3,
    calls = 4,
    extends = 5,
    implements = 6,
    depends_on = 7,
    defined_in = 8,
    /// From the block of a bare name to everything that is called so.
    names = 9,

    pub fn fromInt(value: u8) ?EdgeType {
        return std.enums.fromInt(EdgeType, value);
    }
};

pub const EdgeTypes = std.EnumSet(EdgeType);

pub const Direction = enum { outgoing, incoming };

pub const Edge = struct {
    source: BlockId,
    target: BlockId,
    type: EdgeType,
};

/// What a caller stores. All text is any bytes; `metadata` is JSON by convention.
pub const NewBlock = struct {
    id: BlockId,
    uri: []const u8,
    metadata: []const u8,
    content: []const u8,
};

/// What the store gives back. `version` is the sequence number of the write: larger is later.
/// The slices point into the store and hold until its next call.
pub const Block = struct {
    id: BlockId,
    version: u64,
    uri: []const u8,
    metadata: []const u8,
    content: []const u8,
};

test "an id survives its text form, and halves are not confused" {
    const id = BlockId.fromName("src/a.zig", "main");
    var buffer: [32]u8 = undefined;
    const text = try std.fmt.bufPrint(&buffer, "{f}", .{id});
    try std.testing.expect(id.eql(try BlockId.parse(text)));
    try std.testing.expect(!BlockId.fromName("a", "bc").eql(BlockId.fromName("ab", "c")));
    try std.testing.expectError(error.InvalidId, BlockId.parse("xyz"));
}

test "ids that are counters spread over the hash" {
    var buckets = [_]u32{0} ** 256;
    for (0..65536) |i| buckets[BlockId.fromU64(i).hash() >> 56] += 1;
    for (buckets) |count| try std.testing.expect(count > 128 and count < 512);
}

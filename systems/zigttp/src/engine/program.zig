//! A compiled handler: a header and QuickJS's bytecode. Embedded by the build, or kept in the cache on disk.
//! Bytecode is trusted: QuickJS does not check it, so that it comes from this program or not at all.

const std = @import("std");
const Intrinsics = @import("intrinsics.zig").Intrinsics;

/// Its last byte counts what changes, besides the engine, in what is kept: 2, `this` in a script.
const magic = "zigttp\x00\x02";
/// Bytecode of another version of the engine is not read.
pub const engine_version = "quickjs-ng 0.17.0";
const header_bytes = magic.len + 4;

pub const Program = struct {
    intrinsics: Intrinsics,
    is_module: bool,
    bytecode: []const u8,

    pub fn read(bytes: []const u8) ?Program {
        if (bytes.len <= header_bytes or !std.mem.startsWith(u8, bytes, magic)) return null;
        return .{
            .intrinsics = @bitCast(std.mem.readInt(u16, bytes[magic.len..][0..2], .little)),
            .is_module = bytes[magic.len + 2] == 1,
            .bytecode = bytes[header_bytes..],
        };
    }

    pub fn write(self: Program, allocator: std.mem.Allocator) ![]u8 {
        const bytes = try allocator.alloc(u8, header_bytes + self.bytecode.len);
        @memcpy(bytes[0..magic.len], magic);
        std.mem.writeInt(u16, bytes[magic.len..][0..2], @bitCast(self.intrinsics), .little);
        bytes[magic.len + 2] = @intFromBool(self.is_module);
        bytes[magic.len + 3] = 0;
        @memcpy(bytes[header_bytes..], self.bytecode);
        return bytes;
    }
};

test "what was written is read, and nothing else" {
    const program: Program = .{ .intrinsics = .{ .date = true, .promise = true }, .is_module = true, .bytecode = "code" };
    const bytes = try program.write(std.testing.allocator);
    defer std.testing.allocator.free(bytes);
    try std.testing.expectEqualDeep(program, Program.read(bytes).?);
    try std.testing.expectEqual(null, Program.read(bytes[0..header_bytes]));
    bytes[7] = 9;
    try std.testing.expectEqual(null, Program.read(bytes));
}

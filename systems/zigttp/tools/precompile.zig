//! The build's compiler of handlers: precompile SOURCE OUTPUT. Prints bytes of source and bytecode.

const std = @import("std");
const compiler = @import("compile");

pub fn main() !u8 {
    const allocator = std.heap.c_allocator;
    const arguments = try std.process.argsAlloc(allocator);
    if (arguments.len != 3) {
        std.debug.print("precompile SOURCE OUTPUT\n", .{});
        return 2;
    }
    const source = try std.fs.cwd().readFileAllocOptions(allocator, arguments[1], 8 << 20, null, .of(u8), 0);
    const name = try allocator.dupeZ(u8, std.fs.path.basename(arguments[1]));
    switch (try compiler.compile(allocator, source, name)) {
        .refused => |message| {
            std.debug.print("{s}: {s}\n", .{ arguments[1], message });
            return 1;
        },
        .program => |program| {
            const bytes = try program.write(allocator);
            try std.fs.cwd().writeFile(.{ .sub_path = arguments[2], .data = bytes });
            return 0;
        },
    }
}

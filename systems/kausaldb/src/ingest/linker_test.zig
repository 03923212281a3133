const std = @import("std");
const testing = std.testing;
const linker_module = @import("linker.zig");
const Linker = linker_module.Linker;
const Database = @import("../database.zig").Database;
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Report = @import("../storage/store.zig").Report;

fn callsOf(database: *Database, uri: []const u8, path: []const u8) usize {
    var count: usize = 0;
    for (database.edges(linker_module.declarationId(uri, path), .outgoing)) |neighbor| count += @intFromBool(neighbor.type == .calls);
    return count;
}

test "calls cross files by import, by scope and by a unique name; what vanishes is deleted" {
    var arena = std.heap.ArenaAllocator.init(testing.allocator);
    defer arena.deinit();
    var prng = std.Random.DefaultPrng.init(1);
    var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
    var report = Report{};
    var database = try Database.open(testing.allocator, disk.interface(), .{}, &report);
    defer database.close();
    var linker = Linker.init(testing.allocator, &database);
    defer linker.deinit();

    const main_source = "const util = @import(\"lib/util.zig\"); pub fn main() void { util.helper(); own(); only(); both(); } fn own() void {}";
    const util_source = "pub fn helper() void {} pub fn both() void {} fn gone() void {}";
    const other_source = "pub fn only() void {} pub fn both() void {}";
    try linker.addFile("t", "main.zig", main_source);
    try linker.addFile("t", "lib/util.zig", util_source);
    try linker.addFile("t", "lib/other.zig", other_source);
    try linker.finish("t");
    // helper by import, own by scope, only by its unique name; both is ambiguous.
    try testing.expectEqual(3, callsOf(&database, "main.zig", "main"));
    try testing.expectEqual(4, linker.summary.calls);
    const helper = linker_module.declarationId("lib/util.zig", "helper");
    try testing.expectEqualStrings("pub fn helper() void {}", (try database.get(helper)).?.content);
    try testing.expect((try database.get(linker_module.declarationId("lib/util.zig", "gone"))) != null);

    const before = database.store.sequence;
    try linker.addFile("t", "main.zig", main_source);
    try linker.addFile("t", "lib/util.zig", "pub fn helper() void { } pub fn both() void {}");
    try linker.finish("t");
    try testing.expectEqual(1, linker.summary.unchanged);
    try testing.expectEqual(1, linker.summary.removed);
    try testing.expect(database.store.sequence > before);
    try testing.expectEqual(null, try database.get(linker_module.declarationId("lib/util.zig", "gone")));
    try testing.expectEqual(null, try database.get(linker_module.declarationId("lib/other.zig", "only")));
    // The caller's file did not change, but what its calls mean: only is gone, and both has become unique.
    try testing.expectEqual(3, callsOf(&database, "main.zig", "main"));
}

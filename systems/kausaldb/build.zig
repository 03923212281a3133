const std = @import("std");

pub fn build(b: *std.Build) void {
    const target = b.standardTargetOptions(.{});
    const optimize = b.standardOptimizeOption(.{ .preferred_optimize_mode = .ReleaseFast });
    _ = optimize;
    const library = b.createModule(.{ .root_source_file = b.path("src/kausaldb.zig"), .target = target, .optimize = .ReleaseSafe, .single_threaded = true });
    const tests = b.addTest(.{ .root_module = library });
    const step = b.step("test", "Unit tests and a short simulation");
    step.dependOn(&b.addRunArtifact(tests).step);
}

const std = @import("std");

pub fn build(b: *std.Build) void {
    const target = b.standardTargetOptions(.{});
    const safe = module(b, target, .ReleaseSafe);
    const fast = module(b, target, .ReleaseFast);

    b.installArtifact(b.addExecutable(.{ .name = "kausal", .root_module = program(b, target, .ReleaseFast, "src/cli/main.zig", fast) }));

    const harness = b.addExecutable(.{ .name = "kausal-harness", .root_module = program(b, target, .ReleaseFast, "src/harness/main.zig", fast) });
    const debug = b.addExecutable(.{ .name = "kausal-harness-debug", .root_module = program(b, target, .Debug, "src/harness/main.zig", module(b, target, .Debug)) });
    b.step("harness", "What the gate measures").dependOn(&b.addInstallArtifact(harness, .{}).step);
    b.step("harness-debug", "The same with all checks, for the studies").dependOn(&b.addInstallArtifact(debug, .{}).step);
    const report = b.addRunArtifact(harness);
    report.addArg("report");
    if (b.args) |arguments| report.addArgs(arguments);
    b.step("report", "All rows of the report in one run: zig build report -- EMPTY_FOLDER").dependOn(&report.step);

    const simulate = b.addExecutable(.{ .name = "kausal-simulate", .root_module = program(b, target, .ReleaseSafe, "src/sim/main.zig", safe) });
    const run_simulate = b.addRunArtifact(simulate);
    if (b.args) |arguments| run_simulate.addArgs(arguments);
    b.step("simulate", "Seeded fault histories: zig build simulate -- --histories 10000").dependOn(&run_simulate.step);

    const tests = b.step("test", "Unit tests and 300 fault histories");
    tests.dependOn(&b.addRunArtifact(b.addTest(.{ .root_module = safe })).step);
    const of_harness = program(b, target, .ReleaseSafe, "src/harness/ancestor.zig", safe);
    tests.dependOn(&b.addRunArtifact(b.addTest(.{ .root_module = of_harness })).step);
}

fn module(b: *std.Build, target: std.Build.ResolvedTarget, optimize: std.builtin.OptimizeMode) *std.Build.Module {
    return b.createModule(.{ .root_source_file = b.path("src/kausaldb.zig"), .target = target, .optimize = optimize });
}

fn program(b: *std.Build, target: std.Build.ResolvedTarget, optimize: std.builtin.OptimizeMode, path: []const u8, library: *std.Build.Module) *std.Build.Module {
    return b.createModule(.{
        .root_source_file = b.path(path),
        .target = target,
        .optimize = optimize,
        .imports = &.{.{ .name = "kausaldb", .module = library }},
    });
}

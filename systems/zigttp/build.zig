const std = @import("std");
const Build = std.Build;

/// `zig build -Dquickjs=FOLDER [-Dtarget=x86_64-linux-musl] [-Dhandler=a.js -Dhandler=b.js]`
pub fn build(b: *Build) void {
    const quickjs = b.option([]const u8, "quickjs", "The C source of QuickJS-ng (setup/quickjs.py puts it into a folder)") orelse
        @panic("-Dquickjs=FOLDER is missing: python3 setup/quickjs.py CACHE puts it into CACHE/quickjs-ng-0.17.0");
    const handlers = b.option([]const []const u8, "handler", "A handler to embed; several give several binaries") orelse &.{};
    const target = b.standardTargetOptions(.{ .default_target = .{ .abi = .musl, .cpu_model = .baseline } });
    const strip = b.option(bool, "strip", "Without symbols (true)") orelse true;

    const own: Variant = .{ .b = b, .quickjs = .{ .cwd_relative = quickjs }, .target = target, .strip = strip };
    if (handlers.len == 0) b.installArtifact(own.server("zigttp", null));
    for (handlers) |handler| {
        const name = if (handlers.len == 1) "zigttp" else b.fmt("zigttp-{s}", .{std.fs.path.stem(handler)});
        b.installArtifact(own.server(name, .{ .cwd_relative = b.pathFromRoot(handler) }));
    }
    measured(b, own);

    var safe = own;
    safe.optimize = .ReleaseSafe;
    const tests = b.addTest(.{ .root_module = safe.module("src/tests.zig", &.{}) });
    b.step("test", "Unit tests, the conformance table and a short fuzzing").dependOn(&b.addRunArtifact(tests).step);
    const fuzz = b.addExecutable(.{ .name = "zigttp-fuzz", .root_module = safe.module("src/fuzz.zig", &.{}) });
    b.step("fuzz", "The fuzzer of everything that reads what clients send").dependOn(&b.addInstallArtifact(fuzz, .{}).step);
}

/// `zig build measured`: what the gate measures on every pull request, the floor, and the harness.
/// `zig build studied`: the variants that only studies compare; glibc's need the engine a second time.
fn measured(b: *Build, own: Variant) void {
    const handler = b.path("handlers/bench.js");
    var dynamic = own;
    dynamic.target = b.resolveTargetQuery(.{ .abi = .gnu, .cpu_model = .baseline });
    var symbols = own;
    symbols.strip = false;
    installedBy(b, b.step("measured", "The server, the floor and the harness, for the gate"), &.{
        own.server("zigttp", handler),
        own.server("zigttp-file", null),
        own.compiler(),
        own.measure("floor"),
        own.measure("bare"),
        b.addExecutable(.{ .name = "zigttp-harness", .root_module = own.module("harness/main.zig", &.{}) }),
    });
    installedBy(b, b.step("studied", "The variants that the studies compare"), &.{
        dynamic.server("zigttp-dynamic", handler),
        dynamic.server("zigttp-file-dynamic", null),
        symbols.server("zigttp-symbols", handler),
    });
}

fn installedBy(b: *Build, step: *Build.Step, artifacts: []const *Build.Step.Compile) void {
    for (artifacts) |artifact| step.dependOn(&b.addInstallArtifact(artifact, .{}).step);
}

const Variant = struct {
    b: *Build,
    quickjs: Build.LazyPath,
    target: Build.ResolvedTarget,
    strip: bool,
    optimize: std.builtin.OptimizeMode = .ReleaseFast,

    fn module(self: Variant, path: []const u8, imports: []const Build.Module.Import) *Build.Module {
        return self.b.createModule(.{
            .root_source_file = self.b.path(path),
            .target = self.target,
            .optimize = self.optimize,
            .strip = self.strip,
            .link_libc = true,
            .imports = imports,
        });
    }

    fn engine(self: Variant) *Build.Step.Compile {
        // Always stripped, so that the variants share it: it is what takes long.
        const root = self.b.createModule(.{ .target = self.target, .optimize = self.optimize, .strip = true, .link_libc = true });
        root.addCSourceFiles(.{
            .root = self.quickjs,
            .files = &.{ "quickjs.c", "libregexp.c", "libunicode.c", "dtoa.c" },
            .flags = &.{ "-std=c11", "-D_GNU_SOURCE", "-DNDEBUG", "-funsigned-char", "-fwrapv", "-fno-sanitize=undefined", "-ffunction-sections", "-fdata-sections", "-fno-unwind-tables", "-fno-asynchronous-unwind-tables" },
        });
        return self.b.addLibrary(.{ .name = "quickjs", .root_module = root, .linkage = .static });
    }

    fn program(self: Variant, name: []const u8, root: *Build.Module) *Build.Step.Compile {
        root.linkLibrary(self.engine());
        const executable = self.b.addExecutable(.{ .name = name, .root_module = root });
        executable.link_gc_sections = true;
        return executable;
    }

    /// A C program of bench/ that the server is measured by.
    fn measure(self: Variant, name: []const u8) *Build.Step.Compile {
        const root = self.b.createModule(.{ .target = self.target, .optimize = self.optimize, .strip = true, .link_libc = true });
        root.addCSourceFile(.{ .file = self.b.path(self.b.fmt("bench/{s}.c", .{name})), .flags = &.{ "-std=c11", "-D_GNU_SOURCE" } });
        return self.b.addExecutable(.{ .name = name, .root_module = root });
    }

    /// For the machine that builds, whatever the target is.
    fn compiler(self: Variant) *Build.Step.Compile {
        var host = self;
        host.target = self.b.resolveTargetQuery(.{ .abi = .musl, .cpu_model = .baseline });
        return host.program("zigttp-precompile", host.module("tools/precompile.zig", &.{
            .{ .name = "compile", .module = host.module("src/engine/compile.zig", &.{}) },
        }));
    }

    fn precompiled(self: Variant, handler: Build.LazyPath) Build.LazyPath {
        const run = self.b.addRunArtifact(self.compiler());
        run.addFileArg(handler);
        return run.addOutputFileArg("handler.zjsb");
    }

    fn server(self: Variant, name: []const u8, handler: ?Build.LazyPath) *Build.Step.Compile {
        const options = self.b.addOptions();
        options.addOption(bool, "embedded", handler != null);
        const root = self.module("src/main.zig", &.{.{ .name = "build", .module = options.createModule() }});
        root.addCSourceFile(.{ .file = self.b.path("src/engine/guard.c"), .flags = &.{ "-std=c11", "-D_GNU_SOURCE" } });
        if (handler) |file| root.addAnonymousImport("embedded", .{ .root_source_file = self.precompiled(file) });
        return self.program(name, root);
    }
};

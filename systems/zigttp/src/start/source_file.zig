//! A handler from a file: read, and compiled unless its bytecode is in the cache. The cache is by content:
//! SHA-256 over the engine's version, the name and the source. Bytecode is trusted, so that a cached file
//! counts only when the folder and the file are this user's and nobody else may write them.

const std = @import("std");
const linux = std.os.linux;
const Options = @import("../server/options.zig").Options;
const program_file = @import("../engine/program.zig");
const Program = program_file.Program;
const compiler = @import("../engine/compile.zig");

const allocator = std.heap.c_allocator;
const largest_source = 8 << 20;

/// Null when it was said on standard error why there is no program.
pub fn load(options: Options) ?Program {
    const path = options.file.?;
    const source = readAll(path, largest_source) orelse {
        complain(path, "can't be read, or is larger than 8 MiB");
        return null;
    };
    const name = std.fs.path.basename(path);
    var buffer: [4096]u8 = undefined;
    const cached = if (options.no_cache) null else cachePath(options, source, name, &buffer);
    if (cached) |file| if (readTrusted(file)) |bytes| if (Program.read(bytes)) |program| return program;

    const name_z = allocator.dupeZ(u8, name) catch return null;
    const compiled = compiler.compile(allocator, source, name_z) catch {
        complain(path, "there is not enough memory to compile it");
        return null;
    };
    switch (compiled) {
        .refused => |message| {
            complain(path, message);
            return null;
        },
        .program => |program| {
            if (cached) |file| keep(file, program);
            return program;
        },
    }
}

fn complain(path: []const u8, message: []const u8) void {
    const parts = [_][]const u8{ "zigttp: ", path, ": ", message, "\n" };
    for (parts) |part| _ = linux.write(2, part.ptr, part.len);
}

fn readAll(path: [:0]const u8, limit: usize) ?[:0]u8 {
    const opened = linux.open(path, .{ .ACCMODE = .RDONLY, .CLOEXEC = true }, 0);
    if (linux.E.init(opened) != .SUCCESS) return null;
    const fd: i32 = @intCast(opened);
    defer _ = linux.close(fd);
    return readDescriptor(fd, limit);
}

fn readDescriptor(fd: i32, limit: usize) ?[:0]u8 {
    var bytes: std.ArrayList(u8) = .empty;
    while (true) {
        bytes.ensureUnusedCapacity(allocator, 16 * 1024) catch return null;
        const space = bytes.unusedCapacitySlice();
        const result = linux.read(fd, space.ptr, space.len);
        switch (linux.E.init(result)) {
            .SUCCESS => {},
            .INTR => continue,
            else => return null,
        }
        if (result == 0) break;
        bytes.items.len += result;
        if (bytes.items.len > limit) return null;
    }
    return bytes.toOwnedSliceSentinel(allocator, 0) catch null;
}

/// `<folder>/<hash>.zjsb`; null where there is no folder for it.
fn cachePath(options: Options, source: []const u8, name: []const u8, buffer: *[4096]u8) ?[:0]const u8 {
    var hash = std.crypto.hash.sha2.Sha256.init(.{});
    hash.update(program_file.engine_version);
    hash.update("\x00");
    hash.update(name);
    hash.update("\x00");
    hash.update(source);
    const digest = std.fmt.bytesToHex(hash.finalResult(), .lower);
    if (options.cache) |folder| return std.fmt.bufPrintZ(buffer, "{s}/{s}.zjsb", .{ folder, digest }) catch null;
    if (environment("XDG_CACHE_HOME")) |folder| return std.fmt.bufPrintZ(buffer, "{s}/zigttp/{s}.zjsb", .{ folder, digest }) catch null;
    const home = environment("HOME") orelse return null;
    return std.fmt.bufPrintZ(buffer, "{s}/.cache/zigttp/{s}.zjsb", .{ home, digest }) catch null;
}

fn environment(name: [*:0]const u8) ?[]const u8 {
    const value = std.mem.span(std.c.getenv(name) orelse return null);
    return if (value.len == 0 or value[0] != '/') null else value;
}

/// Only what belongs to us and is writable by nobody else.
fn readTrusted(path: [:0]const u8) ?[]const u8 {
    const opened = linux.open(path, .{ .ACCMODE = .RDONLY, .CLOEXEC = true, .NOFOLLOW = true }, 0);
    if (linux.E.init(opened) != .SUCCESS) return null;
    const fd: i32 = @intCast(opened);
    defer _ = linux.close(fd);
    if (!isOurs(fd, linux.S.IFREG)) return null;
    const folder = std.fs.path.dirname(path) orelse return null;
    var folder_z: [4096]u8 = undefined;
    const folder_path = std.fmt.bufPrintZ(&folder_z, "{s}", .{folder}) catch return null;
    const folder_opened = linux.open(folder_path, .{ .ACCMODE = .RDONLY, .CLOEXEC = true, .DIRECTORY = true }, 0);
    if (linux.E.init(folder_opened) != .SUCCESS) return null;
    defer _ = linux.close(@intCast(folder_opened));
    if (!isOurs(@intCast(folder_opened), linux.S.IFDIR)) return null;
    const bytes = readDescriptor(fd, largest_source) orelse return null;
    // The last 32 bytes are the SHA-256 of the rest: a file that was cut off is no file.
    if (bytes.len < 32) return null;
    const content = bytes[0 .. bytes.len - 32];
    var digest: [32]u8 = undefined;
    std.crypto.hash.sha2.Sha256.hash(content, &digest, .{});
    return if (std.mem.eql(u8, &digest, bytes[content.len..])) content else null;
}

fn isOurs(fd: i32, kind: u32) bool {
    var status: linux.Stat = undefined;
    if (linux.E.init(linux.fstat(fd, &status)) != .SUCCESS) return false;
    return status.uid == linux.geteuid() and status.mode & linux.S.IFMT == kind and status.mode & 0o022 == 0;
}

/// Written aside and renamed. Where that fails there is no cache, and no harm.
fn keep(path: [:0]const u8, program: Program) void {
    const bytes = program.write(allocator) catch return;
    defer allocator.free(bytes);
    var digest: [32]u8 = undefined;
    std.crypto.hash.sha2.Sha256.hash(bytes, &digest, .{});
    makeFolder(std.fs.path.dirname(path) orelse return);
    var aside_buffer: [4200]u8 = undefined;
    const aside = std.fmt.bufPrintZ(&aside_buffer, "{s}.{d}", .{ path, linux.getpid() }) catch return;
    const opened = linux.open(aside, .{ .ACCMODE = .WRONLY, .CREAT = true, .EXCL = true, .CLOEXEC = true, .NOFOLLOW = true }, 0o600);
    if (linux.E.init(opened) != .SUCCESS) return;
    const fd: i32 = @intCast(opened);
    const whole = writeAll(fd, bytes) and writeAll(fd, &digest);
    _ = linux.close(fd);
    if (!whole or linux.E.init(linux.rename(aside, path)) != .SUCCESS) _ = linux.unlink(aside);
}

fn makeFolder(path: []const u8) void {
    var buffer: [4096]u8 = undefined;
    const parent = std.fs.path.dirname(path) orelse return;
    for ([_][]const u8{ parent, path }) |folder| {
        const name = std.fmt.bufPrintZ(&buffer, "{s}", .{folder}) catch return;
        _ = linux.mkdir(name, 0o700);
    }
}

fn writeAll(fd: i32, bytes: []const u8) bool {
    var rest = bytes;
    while (rest.len > 0) {
        const result = linux.write(fd, rest.ptr, rest.len);
        if (linux.E.init(result) != .SUCCESS) return false;
        rest = rest[result..];
    }
    return true;
}

//! What an entry of a folder is. A file system without that in its folders (ext2 without `filetype`, XFS with `ftype=0`,
//! some NFS and FUSE) says `unknown`: then the entry itself is asked. A link is never followed.

const std = @import("std");
const posix = std.posix;

pub const Kind = std.fs.File.Kind;

/// `told` is what the folder said; null when the entry is gone since.
pub fn kindOf(folder: std.fs.Dir, name: []const u8, told: Kind) !?Kind {
    if (told != .unknown) return told;
    const stat = posix.fstatat(folder.fd, name, posix.AT.SYMLINK_NOFOLLOW) catch |err| return if (err == error.FileNotFound) null else err;
    return std.fs.File.Stat.fromPosix(stat).kind;
}

/// What the folder says counts.
pub const Kinds = struct {
    pub fn of(_: Kinds, folder: std.fs.Dir, name: []const u8, told: Kind) !?Kind {
        return kindOf(folder, name, told);
    }
};

/// For tests: a file system that says nothing, on any other.
pub const KindsUntold = struct {
    pub fn of(_: KindsUntold, folder: std.fs.Dir, name: []const u8, _: Kind) !?Kind {
        return kindOf(folder, name, .unknown);
    }
};

test "what the folder does not say, the entry does" {
    var temporary = std.testing.tmpDir(.{ .iterate = true });
    defer temporary.cleanup();
    const folder = temporary.dir;
    try folder.writeFile(.{ .sub_path = "file", .data = "" });
    try folder.makeDir("folder");
    try folder.symLink("file", "link", .{});
    try folder.symLink("nothing", "broken", .{});
    const expect = std.testing.expectEqual;
    for ([_]Kind{ .file, .directory, .sym_link }, [_][]const u8{ "file", "folder", "link" }) |kind, name| {
        try expect(kind, try kindOf(folder, name, .unknown));
        try expect(kind, try kindOf(folder, name, kind));
    }
    try expect(Kind.sym_link, try kindOf(folder, "broken", .unknown));
    try expect(null, try kindOf(folder, "absent", .unknown));
    // What the folder says is not asked again.
    try expect(Kind.directory, try kindOf(folder, "absent", .directory));
}

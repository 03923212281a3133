//! Scenarios that reach the disk, each beside its floor, in turn, in the same loop: the same bytes by bare system calls.

const std = @import("std");
const kausaldb = @import("kausaldb");
const clock = @import("clock.zig");
const data = @import("data.zig");
const plan_module = @import("plan.zig");
const Plan = plan_module.Plan;
const Database = kausaldb.Database;
const median = @import("quantile.zig").median;
const posix = std.posix;

/// Ten times the memtable of the store that reads them.
const blocks = 10_000;
const content_bytes = 1024;
const tables_written = 3;

pub fn run(plan: *Plan, allocator: std.mem.Allocator) !void {
    try memtableReads(plan, allocator);
    try reads(plan, allocator);
    try syncedWrites(plan, allocator);
    try flushes(plan, allocator);
}

/// The hot end of hot, warm and cold: blocks of the same size, in the memtable.
fn memtableReads(plan: *Plan, allocator: std.mem.Allocator) !void {
    const scenario = plan.wants(.{ .id = "block-read-memtable", .samples = 300, .warmup = 40_000, .batch = 1024 }) orelse return;
    var scratch = try data.Scratch.open(plan, allocator, "memtable", .{ .store = .{ .memtable_bytes = 64 << 20 }, .cached_walks = 0 });
    defer scratch.close();
    try fill(&scratch.database, 0, blocks);
    var work = Read{ .database = &scratch.database, .keys = try data.shuffled(plan.arena, plan.seed, blocks) };
    try clock.measure(plan, scenario, &work);
}

/// Not of the run's seed: both sides read the same store.
fn fill(database: *Database, first: usize, end: usize) !void {
    var prng = std.Random.DefaultPrng.init(first);
    var content: [content_bytes]u8 = undefined;
    for (first..end) |id| {
        prng.random().bytes(&content);
        _ = try database.put(.{ .id = .fromU64(id), .uri = "bench://disk", .metadata = "{}", .content = &content });
    }
}

fn reads(plan: *Plan, allocator: std.mem.Allocator) !void {
    const warm = plan.wants(.{ .id = "block-read-warm", .samples = 300, .warmup = 40_000, .batch = 32 });
    const cold = plan.wants(.{ .id = "block-read-cold", .samples = 100, .warmup = 10 });
    if (warm == null and cold == null) return;
    // Made by each trial: what a `prepare` left would be in the format of its side, and no two sides comparable.
    {
        var made = try data.Scratch.open(plan, allocator, "stored", .{ .store = .{ .memtable_bytes = 64 << 20, .wal_segment_bytes = 16 << 20, .compact = false } });
        made.keep = true;
        defer made.close();
        for (0..tables_written) |part| {
            try fill(&made.database, part * blocks / tables_written, (part + 1) * blocks / tables_written);
            try made.database.store.flush();
        }
    }
    var scratch = try data.Scratch.open(plan, allocator, "stored", .{ .store = .{ .memtable_bytes = 1 << 20, .wal_segment_bytes = 1 << 20 }, .cached_walks = 0 });
    defer scratch.close();
    const database = &scratch.database;
    const keys = try data.shuffled(plan.arena, plan.seed, blocks);
    var tables = try TableFiles.open(plan.arena, database);
    // A page that is not written yet can't be dropped.
    try tables.sync();

    if (warm) |scenario| {
        var work = Read{ .database = database, .keys = keys };
        var floor = Pread{ .tables = &tables, .keys = keys };
        const before = database.store.counters.*;
        try inTurn(plan, scenario, "floor-pread-warm", &work, &floor);
        const after = database.store.counters.*;
        try plan.count(scenario.id, "bytes-read", after.bytes_read - before.bytes_read);
        try plan.count(scenario.id, "table-reads", after.table_reads - before.table_reads);
        try plan.count(scenario.id, "bloom-rejects", after.bloom_rejects - before.bloom_rejects);
    }
    if (cold) |scenario| {
        var work = Read{ .database = database, .keys = keys, .drop = &tables };
        var floor = Pread{ .tables = &tables, .keys = keys, .drop = &tables };
        const device_before = deviceBytesRead();
        try inTurn(plan, scenario, "floor-pread-cold", &work, &floor);
        if (device_before) |before| {
            const device = deviceBytesRead().? - before;
            try plan.values.append(plan.arena, .{ .scenario = scenario.id, .metric = "device-bytes-read", .unit = "B", .value = @floatFromInt(device) });
            if (device == 0) try plan.caveats.append(plan.arena, .{ .scenario = scenario.id, .code = "cache-not-dropped", .message = "no byte came from the device: the page cache kept the file" });
        }
    }
}

const Read = struct {
    database: *Database,
    keys: []const u64,
    drop: ?*TableFiles = null,

    pub fn before(self: *Read) void {
        if (self.drop) |tables| tables.dropCache();
    }

    pub inline fn operate(self: *Read, index: usize) !u64 {
        const block = try self.database.get(.fromU64(self.keys[index & (self.keys.len - 1)])) orelse return error.BlockMissing;
        return block.version +% block.content[0];
    }
};

/// A read of as many bytes as a record has, at a random place of the largest table.
const Pread = struct {
    tables: *TableFiles,
    keys: []const u64,
    drop: ?*TableFiles = null,
    buffer: [record_bytes]u8 = undefined,

    const record_bytes = kausaldb.record.padded(kausaldb.record.Header.size + "bench://disk".len + "{}".len + content_bytes);

    pub fn before(self: *Pread) void {
        if (self.drop) |tables| tables.dropCache();
    }

    pub inline fn operate(self: *Pread, index: usize) !u64 {
        const key = self.keys[(index + 7919) & (self.keys.len - 1)];
        const slots = self.tables.largest_bytes / record_bytes;
        if (try posix.pread(self.tables.largest, &self.buffer, key % slots * record_bytes) != record_bytes) return error.ShortRead;
        return self.buffer[0];
    }
};

const TableFiles = struct {
    files: std.ArrayList(posix.fd_t) = .empty,
    largest: posix.fd_t = 0,
    largest_bytes: u64 = 0,

    fn open(arena: std.mem.Allocator, database: *Database) !TableFiles {
        var self = TableFiles{};
        for (database.store.tables.items) |table| {
            // The store's own descriptors: the advice that reads are random is theirs.
            const descriptor: posix.fd_t = @intCast(table.file.handle);
            try self.files.append(arena, descriptor);
            if (table.footer.data_length > self.largest_bytes) {
                self.largest = descriptor;
                self.largest_bytes = table.footer.data_length;
            }
        }
        return self;
    }

    fn sync(self: *TableFiles) !void {
        for (self.files.items) |file| try posix.fdatasync(file);
    }

    fn dropCache(self: *TableFiles) void {
        for (self.files.items) |file| _ = std.os.linux.fadvise(file, 0, 0, std.os.linux.POSIX_FADV.DONTNEED);
    }
};

/// What the process had fetched from storage; null where the system doesn't tell.
fn deviceBytesRead() ?u64 {
    var buffer: [512]u8 = undefined;
    const text = std.fs.cwd().readFile("/proc/self/io", &buffer) catch return null;
    const start = std.mem.indexOf(u8, text, "\nread_bytes: ") orelse return null;
    const rest = text[start + "\nread_bytes: ".len ..];
    return std.fmt.parseInt(u64, rest[0 .. std.mem.indexOfScalar(u8, rest, '\n') orelse return null], 10) catch null;
}

/// The store's operation and its floor alternate, so that both meet the same moments of the machine.
fn inTurn(plan: *Plan, scenario: plan_module.Scenario, floor_id: []const u8, work: anytype, floor: anytype) !void {
    const values = try plan.arena.alloc(f64, scenario.samples);
    const floors = try plan.arena.alloc(f64, scenario.samples);
    var next: usize = 0;
    while (next < scenario.warmup) : (next += 1) {
        work.before();
        plan.see(try work.operate(next));
        floor.before();
        std.mem.doNotOptimizeAway(try floor.operate(next));
    }
    for (values, floors) |*value, *floor_value| {
        value.* = try timed(plan, scenario.batch, next, work);
        floor_value.* = try timed(null, scenario.batch, next, floor);
        next += scenario.batch;
    }
    try plan.add(scenario, values);
    var floor_scenario = scenario;
    floor_scenario.id = floor_id;
    if (plan.wants(floor_scenario)) |_| try plan.add(floor_scenario, floors);
    // Both met the same moments of the machine and of the disk, so that their ratio is steadier than either.
    const ratio = median(try plan.arena.dupe(f64, values)) / median(try plan.arena.dupe(f64, floors));
    try plan.values.append(plan.arena, .{ .scenario = scenario.id, .metric = "of-floor", .unit = "ratio", .value = ratio });
}

fn timed(plan: ?*Plan, batch: usize, first: usize, work: anytype) !f64 {
    work.before();
    var seen: u64 = 0;
    const start = clock.now();
    for (first..first + batch) |index| seen +%= try work.operate(index);
    const elapsed = clock.now() - start;
    if (plan) |known| known.see(seen) else std.mem.doNotOptimizeAway(seen);
    return @as(f64, @floatFromInt(elapsed)) / @as(f64, @floatFromInt(batch));
}

fn syncedWrites(plan: *Plan, allocator: std.mem.Allocator) !void {
    const scenario = plan.wants(.{ .id = "block-write-sync", .samples = 100, .warmup = 20 }) orelse return;
    var scratch = try data.Scratch.open(plan, allocator, "sync", .{ .store = .{ .wal_segment_bytes = 1 << 20 } });
    defer scratch.close();
    var work = SyncedWrite{ .database = &scratch.database };
    var floor = try SyncedPwrite.init(plan);
    defer floor.file.close();
    const before = scratch.database.store.counters.syncs;
    try inTurn(plan, scenario, "floor-fdatasync", &work, &floor);
    try plan.count(scenario.id, "syncs", scratch.database.store.counters.syncs - before);
}

const report_content = "fn benchmark_function() { return 42; }";

const SyncedWrite = struct {
    database: *Database,

    pub fn before(_: *SyncedWrite) void {}

    pub inline fn operate(self: *SyncedWrite, index: usize) !u64 {
        const version = try self.database.put(.{ .id = .fromU64(index), .uri = "bench://static", .metadata = "{}", .content = report_content });
        try self.database.store.commit();
        return version;
    }
};

/// As many bytes as a frame with one record, into a preallocated file of zeros, and `fdatasync`.
const SyncedPwrite = struct {
    file: std.fs.File,
    offset: u64 = 0,

    const frame_bytes = 48 + kausaldb.record.padded(kausaldb.record.Header.size + "bench://static".len + "{}".len + report_content.len);

    fn init(plan: *Plan) !SyncedPwrite {
        const path = try std.fs.path.join(plan.arena, &.{ plan.work_folder, "floor-sync" });
        const file = try std.fs.cwd().createFile(path, .{});
        const zeros: [64 << 10]u8 = @splat(0);
        for (0..16) |_| try file.writeAll(&zeros);
        try file.sync();
        return .{ .file = file };
    }

    pub fn before(_: *SyncedPwrite) void {}

    pub inline fn operate(self: *SyncedPwrite, _: usize) !u64 {
        const bytes: [frame_bytes]u8 = @splat('x');
        _ = try posix.pwrite(self.file.handle, &bytes, self.offset);
        try posix.fdatasync(self.file.handle);
        self.offset = (self.offset + frame_bytes) % (1 << 19);
        return self.offset;
    }
};

fn flushes(plan: *Plan, allocator: std.mem.Allocator) !void {
    const scenario = plan.wants(.{ .id = "memtable-flush", .samples = 30, .warmup = 3 }) orelse return;
    var scratch = try data.Scratch.open(plan, allocator, "flush", .{ .store = .{ .wal_segment_bytes = 1 << 20, .compact = false } });
    defer scratch.close();
    var work = Flush{ .database = &scratch.database };
    const folder_path = try std.fs.path.join(plan.arena, &.{ plan.work_folder, "floor-flush" });
    try std.fs.cwd().makePath(folder_path);
    var floor = NewFile{ .folder = try std.fs.cwd().openDir(folder_path, .{ .iterate = true }) };
    defer floor.folder.close();
    try inTurn(plan, scenario, "floor-durable-file", &work, &floor);
}

/// A hundred blocks, in the log and on the device, become a table.
const Flush = struct {
    database: *Database,
    next_id: u64 = 0,

    const per_flush = 100;

    pub fn before(self: *Flush) void {
        for (0..per_flush) |_| {
            _ = self.database.put(.{ .id = .fromU64(self.next_id), .uri = "bench://static", .metadata = "{}", .content = report_content }) catch unreachable;
            self.next_id += 1;
        }
        self.database.store.commit() catch unreachable;
    }

    pub inline fn operate(self: *Flush, _: usize) !u64 {
        try self.database.store.flush();
        return self.database.store.flushed;
    }
};

/// The least that makes as many bytes durable in a new file: create, write, `fdatasync`, `fsync` of the folder.
const NewFile = struct {
    folder: std.fs.Dir,
    number: usize = 0,

    const table_bytes = 100 * kausaldb.record.padded(kausaldb.record.Header.size + "bench://static".len + "{}".len + report_content.len) + 4096 + 1024;

    pub fn before(_: *NewFile) void {}

    pub inline fn operate(self: *NewFile, _: usize) !u64 {
        var buffer: [32]u8 = undefined;
        const name = try std.fmt.bufPrint(&buffer, "file-{d}", .{self.number});
        self.number += 1;
        const file = try self.folder.createFile(name, .{});
        defer file.close();
        const bytes: [table_bytes]u8 = @splat('x');
        _ = try posix.pwrite(file.handle, &bytes, 0);
        try posix.fdatasync(file.handle);
        try posix.fsync(self.folder.fd);
        return self.number;
    }
};

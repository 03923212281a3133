//! One seeded history: writes and reads on a faulty disk, the power going at any operation, and after each opening
//! the question whether the store holds a prefix of what was written that has all that was acknowledged.

const std = @import("std");
const model = @import("model.zig");
const types = @import("../types.zig");
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Store = @import("../storage/store.zig").Store;
const Report = @import("../storage/store.zig").Report;
const Options = @import("../storage/store.zig").Options;
const wal = @import("../storage/wal.zig");
const record = @import("../storage/record.zig");

pub const Outcome = struct {
    writes: usize = 0,
    commits: usize = 0,
    openings: usize = 0,
    power_losses: usize = 0,
    faults: usize = 0,
    healed: u64 = 0,
    torn_bytes: u64 = 0,
    lost_unacknowledged: u64 = 0,
    compactions: u64 = 0,
    clean_closings: usize = 0,
    detected_damage: usize = 0,
    detected_log_damage: usize = 0,
};

pub const Violation = struct {
    text: [256]u8 = undefined,
    length: usize = 0,

    pub fn message(self: *const Violation) []const u8 {
        return self.text[0..self.length];
    }
};

const text_max = 2000;
/// Records above 16 KiB, in which no flipped bit is healed.
const long_text_max = 40_000;

pub fn run(allocator: std.mem.Allocator, seed: u64, violation: *Violation) !Outcome {
    var arena = std.heap.ArenaAllocator.init(allocator);
    defer arena.deinit();
    var prng = std.Random.DefaultPrng.init(seed);
    var disk = FaultVfs{ .arena = arena.allocator(), .random = prng.random() };
    var history = History{
        .allocator = allocator,
        .arena = arena.allocator(),
        .random = prng.random(),
        .disk = &disk,
        .violation = violation,
        .options = .{
            .memtable_bytes = prng.random().intRangeAtMost(usize, 2 << 10, 24 << 10),
            .wal_segment_bytes = prng.random().intRangeAtMost(u64, 4 << 10, 32 << 10),
            // So that merges without the oldest table happen in a store this small.
            .smallest_tier_bytes = prng.random().intRangeAtMost(u64, 64, 4096),
        },
        .text_longest = if (prng.random().uintLessThan(u8, 6) == 0) long_text_max else text_max,
        .state = .{ .allocator = allocator },
    };
    defer history.state.deinit();
    const lives = prng.random().intRangeAtMost(usize, 2, 8);
    for (0..lives) |_| try history.live();
    if (prng.random().boolean()) try history.damage();
    history.outcome.faults = disk.injected;
    return history.outcome;
}

const History = struct {
    allocator: std.mem.Allocator,
    arena: std.mem.Allocator,
    random: std.Random,
    disk: *FaultVfs,
    options: Options,
    text_longest: usize,
    violation: *Violation,
    written: std.ArrayList(model.Write) = .empty,
    state: model.State,
    /// Writes that the store said are on the device.
    acknowledged: u64 = 0,
    /// The last life ended with a commit and a clean close: no part of the log may be taken for a torn write.
    closed: bool = false,
    flipped: std.StringHashMapUnmanaged(void) = .empty,
    outcome: Outcome = .{},

    /// From an opening to a closing, a kill or a loss of power.
    fn live(self: *History) !void {
        var store = try self.open() orelse return self.die();
        // A store that was not closed ends like its process.
        var is_open = true;
        defer if (is_open) store.drop();
        self.closed = false;
        try self.compare(&store);
        self.disk.faults = self.drawFaults();
        for (0..self.random.uintLessThan(usize, 250)) |_| {
            self.step(&store) catch |err| switch (err) {
                error.Violation, error.OutOfMemory => return err,
                // Whoever has met one of these opens the store again.
                error.PowerLost, error.StoreFailed => break,
                error.FileExists => return self.violated("a file that is there was to be created", .{}),
                // The write was not taken; the store goes on.
                error.NoSpaceLeft, error.InputOutput, error.BlockTooLarge, error.Corrupt, error.NotFound, error.AccessDenied, error.Locked => {},
            };
            self.acknowledged = @max(self.acknowledged, store.flushed);
        }
        self.outcome.healed += store.counters.healed;
        self.outcome.compactions += store.counters.compactions;
        if (self.random.uintLessThan(u8, 4) == 0) try self.commitBeforeClosing(&store);
        if (self.closed or self.random.uintLessThan(u8, 8) == 0) {
            // Also with faults, and with what was not committed.
            is_open = false;
            store.close();
        }
        try self.die();
    }

    fn commitBeforeClosing(self: *History, store: *Store) !void {
        if (self.disk.power_lost) return;
        self.disk.faults = .{};
        store.commit() catch |err| switch (err) {
            error.OutOfMemory => return error.OutOfMemory,
            // Something failed before.
            else => return,
        };
        self.acknowledged = store.sequence;
        self.closed = true;
        self.outcome.clean_closings += 1;
    }

    fn drawFaults(self: *History) @TypeOf(self.disk.faults) {
        var faults: @TypeOf(self.disk.faults) = .{};
        const random = self.random;
        if (random.boolean()) faults.power_lost_after = random.uintLessThan(usize, 200);
        switch (random.uintLessThan(u8, 8)) {
            0 => faults.sync_error = 0.05,
            1 => faults.write_error = 0.05,
            2 => faults.capacity = random.intRangeAtMost(usize, 8 << 10, 200 << 10),
            3 => faults.read_error = 0.02,
            else => {},
        }
        return faults;
    }

    /// Power lost twice as often as only the process killed. Then perhaps one bit decays.
    fn die(self: *History) !void {
        if (self.random.uintLessThan(u8, 3) > 0) {
            self.outcome.power_losses += 1;
            try self.disk.losePower();
        } else {
            // Of what was written before a kill, nothing may be missing but what the process still held.
            self.disk.restart();
        }
        if (self.random.uintLessThan(u8, 3) == 0) try self.decay();
    }

    /// One bit a file in all its life: two in one record are damage, which is another promise (see `damage`).
    fn decay(self: *History) !void {
        if (self.text_longest > text_max) return;
        if (self.disk.names.count() == 0) return;
        const name = self.disk.names.keys()[self.random.uintLessThan(usize, self.disk.names.count())];
        if ((try self.flipped.getOrPut(self.arena, name)).found_existing) return;
        const size = self.disk.sizeOf(name);
        if (size > 0) _ = self.disk.flipBit(name, self.random.uintLessThan(usize, size), self.random.int(u3));
    }

    /// Null when the disk failed during the opening, which must then have changed nothing.
    fn open(self: *History) !?Store {
        if (self.random.uintLessThan(u8, 4) == 0) self.disk.faults.power_lost_after = self.random.uintLessThan(usize, 6);
        if (self.random.uintLessThan(u8, 8) == 0) self.disk.faults.read_error = 0.05;
        self.outcome.openings += 1;
        var report = Report{};
        var store = Store.open(self.allocator, self.disk.interface(), self.options, &report) catch |err| switch (err) {
            error.OutOfMemory => return error.OutOfMemory,
            error.Corrupt => return self.violated("the store won't open: {s}", .{report.damageText()}),
            else => return null,
        };
        errdefer store.drop();
        if (self.disk.power_lost) {
            store.drop();
            return null;
        }
        self.outcome.torn_bytes += report.torn_bytes;
        if (store.sequence < self.acknowledged) return self.violated("acknowledged up to {d}, recovered up to {d}", .{ self.acknowledged, store.sequence });
        if (store.sequence > self.written.items.len) return self.violated("written up to {d}, recovered up to {d}", .{ self.written.items.len, store.sequence });
        self.outcome.lost_unacknowledged += self.written.items.len - store.sequence;
        self.written.shrinkRetainingCapacity(@intCast(store.sequence));
        const fresh = model.State{ .allocator = self.allocator };
        self.state.deinit();
        self.state = fresh;
        for (self.written.items) |write| try self.state.apply(write);
        self.disk.faults = .{};
        return store;
    }

    fn step(self: *History, store: *Store) !void {
        const random = self.random;
        switch (random.uintLessThan(u8, 100)) {
            0...39 => {
                const id = random.uintLessThan(u64, model.ids);
                const seed = random.int(u64);
                var buffer: [long_text_max]u8 = undefined;
                const text = model.textOf(&buffer, seed, self.text_longest);
                _ = try store.put(.{ .id = .fromU64(id), .uri = "sim", .metadata = "", .content = text });
                try self.wrote(store, .{ .put = .{ .id = id, .seed = seed } });
            },
            40...49 => {
                const id = random.uintLessThan(u64, model.ids);
                try store.delete(.fromU64(id));
                try self.wrote(store, .{ .delete = id });
            },
            50...69 => {
                const edge = self.anyEdge();
                if (self.state.has(edge)) {
                    try store.putEdge(edge.real());
                    if (store.sequence != self.written.items.len) return self.violated("an edge that was there was written again", .{});
                } else {
                    try store.putEdge(edge.real());
                    try self.wrote(store, .{ .put_edge = edge });
                }
            },
            70...79 => {
                const edge = if (self.state.edges.items.len > 0 and random.boolean())
                    self.state.edges.items[random.uintLessThan(usize, self.state.edges.items.len)]
                else
                    self.anyEdge();
                const present = self.state.has(edge);
                try store.deleteEdge(edge.real());
                if (present) try self.wrote(store, .{ .delete_edge = edge });
            },
            80...89 => {
                try store.commit();
                self.acknowledged = store.sequence;
                self.outcome.commits += 1;
            },
            90...91 => try store.flush(),
            else => try self.compareBlock(store, random.uintLessThan(u64, model.ids)),
        }
    }

    fn anyEdge(self: *History) model.Edge {
        return .{
            .source = self.random.uintLessThan(u64, model.ids),
            .target = self.random.uintLessThan(u64, model.ids),
            .type = if (self.random.boolean()) .calls else .imports,
        };
    }

    fn wrote(self: *History, store: *Store, write: model.Write) !void {
        try self.written.append(self.arena, write);
        try self.state.apply(write);
        self.outcome.writes += 1;
        if (store.sequence != self.written.items.len) return self.violated("write {d} has sequence {d}", .{ self.written.items.len, store.sequence });
    }

    fn compare(self: *History, store: *Store) !void {
        for (0..model.ids) |id| try self.compareBlock(store, id);
        try self.compareEdges(store);
    }

    fn compareBlock(self: *History, store: *Store, id: u64) !void {
        const expected = self.state.blocks[id];
        const block = try store.get(.fromU64(id)) orelse {
            if (expected) |version| return self.violated("block {d} of write {d} is missing", .{ id, version.sequence });
            return;
        };
        const version = expected orelse return self.violated("block {d} is back from the dead, of write {d}", .{ id, block.version });
        if (block.version != version.sequence) return self.violated("block {d} is of write {d}, not {d}", .{ id, block.version, version.sequence });
        var buffer: [long_text_max]u8 = undefined;
        if (!std.mem.eql(u8, block.content, model.textOf(&buffer, version.seed, self.text_longest))) return self.violated("block {d} has another content", .{id});
    }

    /// Each list must have the model's edges in the model's order.
    fn compareEdges(self: *History, store: *Store) !void {
        if (store.graph.edgeCount() != self.state.edges.items.len) {
            return self.violated("{d} edges, not {d}", .{ store.graph.edgeCount(), self.state.edges.items.len });
        }
        var outgoing: [model.ids]usize = @splat(0);
        var incoming: [model.ids]usize = @splat(0);
        for (self.state.edges.items) |edge| {
            const source = store.graph.find(.fromU64(edge.source)) orelse return self.violated("edges of {d} are missing", .{edge.source});
            const target = store.graph.find(.fromU64(edge.target)) orelse return self.violated("edges of {d} are missing", .{edge.target});
            const out = store.graph.neighbors(source, .outgoing)[outgoing[edge.source]];
            const in = store.graph.neighbors(target, .incoming)[incoming[edge.target]];
            outgoing[edge.source] += 1;
            incoming[edge.target] += 1;
            if (out.node != target or out.type != edge.type or in.node != source or in.type != edge.type) {
                return self.violated("the edge {d} -> {d} is not in its place", .{ edge.source, edge.target });
            }
        }
    }

    /// Flipped bits in a table, or in a part of the log that the log itself knows to be synced: the store may refuse,
    /// it may not tell something else.
    fn damage(self: *History) !void {
        const prefix = if (self.random.boolean()) "table-" else "wal-";
        const is_log = prefix[0] == 'w';
        for (self.disk.names.keys()) |name| {
            // One that has a flipped bit already would have more than are to be found.
            if (!std.mem.startsWith(u8, name, prefix) or (is_log and self.flipped.contains(name))) continue;
            const size = if (is_log) self.knownToBeSynced(name) else self.disk.sizeOf(name);
            const width = @min(64, size);
            if (size == 0) continue;
            const start = self.random.uintLessThan(usize, if (is_log) size - width + 1 else size);
            for (0..self.random.intRangeAtMost(usize, if (is_log) 1 else 2, 40)) |_| {
                _ = self.disk.flipBit(name, start + self.random.uintLessThan(usize, width), self.random.int(u3));
            }
            if (!is_log or self.random.boolean()) break;
        } else if (!is_log) return;
        var report = Report{};
        var store = Store.open(self.allocator, self.disk.interface(), self.options, &report) catch |err| switch (err) {
            error.Corrupt => {
                self.outcome.detected_damage += 1;
                self.outcome.detected_log_damage += @intFromBool(is_log);
                return;
            },
            else => return err,
        };
        defer store.drop();
        if (store.sequence < self.acknowledged) return self.violated("damage went unseen: acknowledged up to {d}, opened at {d}", .{ self.acknowledged, store.sequence });
        self.written.shrinkRetainingCapacity(@intCast(store.sequence));
        self.state.deinit();
        self.state = .{ .allocator = self.allocator };
        for (self.written.items) |write| try self.state.apply(write);
        for (0..model.ids) |id| {
            self.compareBlock(&store, id) catch |err| switch (err) {
                error.Corrupt => self.outcome.detected_damage += 1,
                else => return err,
            };
        }
        try self.compareEdges(&store);
    }

    /// Up to where a frame of this segment says that all is on the device; after a clean close up to the last record.
    fn knownToBeSynced(self: *History, name: []const u8) usize {
        const bytes = self.disk.contents.items[self.disk.names.get(name).?].durable.items;
        if (bytes.len < wal.frames_start) return 0;
        const salt = std.mem.bytesToValue(wal.SegmentHeader, bytes[0..@sizeOf(wal.SegmentHeader)]).salt;
        var offset: usize = wal.frames_start;
        var known: usize = 0;
        while (offset + @sizeOf(wal.FrameHeader) <= bytes.len) {
            const header = std.mem.bytesToValue(wal.FrameHeader, bytes[offset..][0..@sizeOf(wal.FrameHeader)]);
            if (header.salt != salt or header.checksum != record.checksumOf(std.mem.asBytes(&header)[8..])) break;
            offset += @sizeOf(wal.FrameHeader) + header.length;
            known = if (self.closed and header.length > 0) offset else @intCast(@max(known, header.synced_to));
        }
        return @min(known, bytes.len);
    }

    fn violated(self: *History, comptime format: []const u8, arguments: anytype) error{Violation} {
        self.violation.length = (std.fmt.bufPrint(&self.violation.text, format, arguments) catch self.violation.text[0..0]).len;
        return error.Violation;
    }
};

test "300 seeded histories: nothing acknowledged is lost, nothing comes back, the order is kept" {
    var total = Outcome{};
    for (0..300) |seed| {
        var violation = Violation{};
        const outcome = run(std.testing.allocator, seed, &violation) catch |err| {
            std.debug.print("seed {d}: {s}: {s}\n", .{ seed, @errorName(err), violation.message() });
            return err;
        };
        inline for (std.meta.fields(Outcome)) |field| @field(total, field.name) += @field(outcome, field.name);
    }
    // A simulation in which nothing happens proves nothing.
    inline for (std.meta.fields(Outcome)) |field| try std.testing.expect(@field(total, field.name) > 10);
}

//! One seeded history: writes and reads on a faulty disk, the power going at any operation, and after each opening
//! the question whether the store holds a prefix of what was written that has all that was acknowledged.

const std = @import("std");
const model = @import("model.zig");
const types = @import("../types.zig");
const FaultVfs = @import("../vfs/fault.zig").FaultVfs;
const Store = @import("../storage/store.zig").Store;
const Report = @import("../storage/store.zig").Report;
const Options = @import("../storage/store.zig").Options;

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
    detected_damage: usize = 0,
};

pub const Violation = struct {
    text: [256]u8 = undefined,
    length: usize = 0,

    pub fn message(self: *const Violation) []const u8 {
        return self.text[0..self.length];
    }
};

const text_max = 2000;

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
        .state = .{ .allocator = allocator },
    };
    defer history.state.deinit();
    const lives = prng.random().intRangeAtMost(usize, 2, 8);
    for (0..lives) |_| try history.live();
    if (prng.random().uintLessThan(u8, 4) == 0) try history.damage();
    history.outcome.faults = disk.injected;
    return history.outcome;
}

const History = struct {
    allocator: std.mem.Allocator,
    arena: std.mem.Allocator,
    random: std.Random,
    disk: *FaultVfs,
    options: Options,
    violation: *Violation,
    written: std.ArrayList(model.Write) = .empty,
    state: model.State,
    /// Writes that the store said are on the device.
    acknowledged: u64 = 0,
    flipped: std.StringHashMapUnmanaged(void) = .empty,
    outcome: Outcome = .{},

    /// From an opening to a closing, a kill or a loss of power.
    fn live(self: *History) !void {
        var store = try self.open() orelse return self.die();
        defer store.close();
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
        try self.die();
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
        errdefer store.close();
        if (self.disk.power_lost) {
            store.close();
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
                var buffer: [text_max]u8 = undefined;
                const text = model.textOf(&buffer, seed);
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
        var buffer: [text_max]u8 = undefined;
        if (!std.mem.eql(u8, block.content, model.textOf(&buffer, version.seed))) return self.violated("block {d} has another content", .{id});
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

    /// More than one flipped bit in a table: the store may refuse, it may not tell something else.
    fn damage(self: *History) !void {
        const names = self.disk.names.keys();
        for (names) |name| {
            if (!std.mem.startsWith(u8, name, "table-")) continue;
            const size = self.disk.sizeOf(name);
            if (size == 0) continue;
            const start = self.random.uintLessThan(usize, size);
            for (0..self.random.intRangeAtMost(usize, 2, 40)) |_| _ = self.disk.flipBit(name, start + self.random.uintLessThan(usize, 64), self.random.int(u3));
            break;
        } else return;
        var report = Report{};
        var store = Store.open(self.allocator, self.disk.interface(), self.options, &report) catch |err| switch (err) {
            error.Corrupt => {
                self.outcome.detected_damage += 1;
                return;
            },
            else => return err,
        };
        defer store.close();
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

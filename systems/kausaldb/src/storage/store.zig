//! The durable part: blocks in a memtable, a log and tables; edges in the same, and all of them in memory.
//!
//! One thread. A write is acknowledged by `commit`: then it is on the device. What was not committed
//! comes back after a crash up to some write, without gaps, or not at all.

const std = @import("std");
const types = @import("../types.zig");
const record = @import("record.zig");
const recovery = @import("recovery.zig");
const compaction = @import("compaction.zig");
const table_format = @import("table.zig");
const Memtable = @import("memtable.zig").Memtable;
const Table = table_format.Table;
const Wal = @import("wal.zig").Wal;
const Graph = @import("../graph/graph.zig").Graph;
const tables_on_disk = @import("tables_on_disk.zig");
const vfs = @import("../vfs.zig");

pub const Counters = @import("counters.zig").Counters;
pub const Report = recovery.Report;

pub const Options = struct {
    /// A memtable of this size is written out as a table.
    memtable_bytes: usize = 16 << 20,
    wal_segment_bytes: u64 = 4 << 20,
    compact: bool = true,
    /// Tables up to this size are of one tier.
    smallest_tier_bytes: u64 = 4096,
};

pub const OpenError = recovery.Error;
pub const WriteError = Wal.Error || error{BlockTooLarge};
pub const ReadError = table_format.Error;
pub const FlushError = table_format.Error || error{StoreFailed};

pub const Store = struct {
    allocator: std.mem.Allocator,
    disk: vfs.Vfs,
    options: Options,
    counters: *Counters,
    memtable: Memtable,
    wal: Wal,
    /// By their ranges of writes, oldest first.
    tables: std.ArrayList(Table) = .empty,
    graph: Graph,
    /// Of the last write.
    sequence: u64 = 0,
    /// Of the last write that is in a table.
    flushed: u64 = 0,
    next_table: u64 = 1,
    read_buffer: std.ArrayListAligned(u8, .@"8") = .empty,
    flush_at_bytes: usize,

    /// On `Corrupt`, `report.damageText()` says what is damaged; nothing on the disk was changed.
    pub fn open(allocator: std.mem.Allocator, disk: vfs.Vfs, options: Options, report: *Report) OpenError!Store {
        const counters = try allocator.create(Counters);
        errdefer allocator.destroy(counters);
        counters.* = .{};
        var memtable = try Memtable.init(allocator, @max(64, options.memtable_bytes / 512));
        errdefer memtable.deinit();
        var wal = try Wal.init(allocator, disk, counters, options.wal_segment_bytes);
        errdefer wal.deinit();
        var graph = try Graph.init(allocator);
        errdefer graph.deinit();
        var store = Store{
            .allocator = allocator,
            .disk = disk,
            .options = options,
            .counters = counters,
            .memtable = memtable,
            .wal = wal,
            .graph = graph,
            .flush_at_bytes = options.memtable_bytes,
        };
        errdefer store.deinitTables();
        store.recover(report) catch |err| {
            // The copies above own nothing that grew since.
            memtable = store.memtable;
            wal = store.wal;
            graph = store.graph;
            return err;
        };
        return store;
    }

    /// What was not committed may be lost. What was is on the device already, so that nothing is said of a disk that
    /// fails now: only the log's last group is then told from a torn write as little as after a crash.
    pub fn close(self: *Store) void {
        self.wal.seal(self.flushed) catch {};
        self.drop();
    }

    /// Gives the memory back and leaves the disk as it is: the end of a process that is killed.
    pub fn drop(self: *Store) void {
        self.deinitTables();
        self.memtable.deinit();
        self.wal.deinit();
        self.graph.deinit();
        self.allocator.destroy(self.counters);
    }

    fn deinitTables(self: *Store) void {
        for (self.tables.items) |*table| table.close();
        self.tables.deinit(self.allocator);
        self.read_buffer.deinit(self.allocator);
    }

    fn recover(self: *Store, report: *Report) OpenError!void {
        var arena = std.heap.ArenaAllocator.init(self.allocator);
        defer arena.deinit();
        const chain = try recovery.findChain(&self.wal, arena.allocator());
        const found = try tables_on_disk.load(self.allocator, arena.allocator(), self.disk, self.counters, chain.firstSequence(), report);
        self.tables = found.tables;
        self.next_table = found.next_number;
        if (self.tables.items.len > 0) self.flushed = self.tables.getLast().footer.last_sequence;
        for (self.tables.items) |*table| {
            const entries = table.readEdges(self.allocator) catch |err| switch (err) {
                error.Corrupt => return report.damaged("the edges of {s} are damaged", .{table.name}),
                else => |other| return other,
            };
            defer self.allocator.free(entries);
            for (entries) |entry| {
                const edge = types.Edge{ .source = entry.source, .target = entry.target, .type = types.EdgeType.fromInt(entry.type) orelse return error.Corrupt };
                if (entry.put != 0) try self.graph.put(edge) else self.graph.remove(edge);
            }
        }
        self.sequence = @max(self.flushed, try recovery.replay(&self.wal, chain, self.flushed, self, report));
        // Only now nothing stands against the opening: what is superseded goes.
        for (found.superseded) |name| try self.disk.remove(name);
        if (found.superseded.len > 0) try self.disk.syncFolder();
        self.wal.release(self.flushed);
    }

    /// Of recovery: what was written to the log and is in no table.
    pub fn replay(self: *Store, header: *align(8) const record.Header) !void {
        self.sequence = header.sequence;
        switch (header.kind) {
            .put, .delete => {
                const room = try self.memtable.reserve(header.length);
                @memcpy(room[0..header.length], header.bytes());
                @memset(room[header.length..], 0);
                if (header.kind == .delete) try self.dropEdgesOf(header.id);
                try self.memtable.insert(@ptrCast(room.ptr));
            },
            .put_edge => try self.applyEdge(header.edge().?, true),
            .delete_edge => try self.applyEdge(header.edge().?, false),
            _ => unreachable,
        }
    }

    /// Returns the block's version. On an error nothing was written.
    pub fn put(self: *Store, block: types.NewBlock) WriteError!u64 {
        const length = try record.putSize(block);
        const header = record.encodePut(try self.memtable.reserve(length), length, self.sequence + 1, block);
        try self.take(header);
        try self.insert(header);
        self.flushWhenFull();
        return self.sequence;
    }

    /// The block and every edge from and to it are gone. One that is not there is no error.
    pub fn delete(self: *Store, id: types.BlockId) WriteError!void {
        const header = record.encodeDelete(try self.memtable.reserve(record.Header.size), self.sequence + 1, id);
        try self.take(header);
        errdefer self.wal.broken = true;
        try self.dropEdgesOf(id);
        try self.insert(header);
        self.flushWhenFull();
    }

    /// An edge may come before its blocks do. One that is there already is no write.
    pub fn putEdge(self: *Store, edge: types.Edge) WriteError!void {
        if (!self.graph.has(edge)) try self.writeEdge(edge, .put_edge);
    }

    pub fn deleteEdge(self: *Store, edge: types.Edge) WriteError!void {
        if (self.graph.has(edge)) try self.writeEdge(edge, .delete_edge);
    }

    /// All writes before this are acknowledged: they are on the device.
    pub fn commit(self: *Store) Wal.Error!void {
        try self.wal.commit();
    }

    /// The latest version. The slices hold until the next call to the store.
    pub inline fn get(self: *Store, id: types.BlockId) ReadError!?types.Block {
        if (self.memtable.find(id)) |header| {
            self.counters.memtable_hits += 1;
            return if (header.kind == .put) header.block() else null;
        }
        return self.getFromTables(id);
    }

    fn getFromTables(self: *Store, id: types.BlockId) ReadError!?types.Block {
        const hash = id.hash();
        var index = self.tables.items.len;
        while (index > 0) {
            index -= 1;
            const table = &self.tables.items[index];
            if (!table.mayHave(hash)) {
                self.counters.bloom_rejects += 1;
                continue;
            }
            const header = try table.read(id, hash, &self.read_buffer) orelse {
                self.counters.bloom_false_positives += 1;
                continue;
            };
            return if (header.kind == .put) header.block() else null;
        }
        return null;
    }

    /// All writes are committed, the memtable becomes a table, like-sized tables are merged. On an error the memtable stays.
    pub fn flush(self: *Store) FlushError!void {
        // First the log, so that a new table that can't be read is always a torn one that the log still covers.
        try self.wal.commit();
        if (!self.memtable.isEmpty()) try self.writeMemtable();
        if (self.options.compact) try self.compact();
    }

    /// Every live block, in no order, each once.
    pub fn scan(self: *Store, receiver: anytype) !void {
        for (self.memtable.latest.slots) |slot| {
            if (slot.value) |header| {
                if (header.kind == .put) try receiver.block(header.block());
            }
        }
        var newer = self.tables.items.len;
        while (newer > 0) {
            newer -= 1;
            var cursor = try table_format.Cursor.init(&self.tables.items[newer], self.allocator);
            defer cursor.deinit();
            while (cursor.current) |header| : (try cursor.advance()) {
                if (header.kind == .put and !try self.hasNewer(header.id, newer)) try receiver.block(header.block());
            }
        }
    }

    fn hasNewer(self: *Store, id: types.BlockId, table: usize) !bool {
        if (self.memtable.find(id) != null) return true;
        for (self.tables.items[table + 1 ..]) |*newer| {
            if (newer.mayHave(id.hash()) and try newer.read(id, id.hash(), &self.read_buffer) != null) return true;
        }
        return false;
    }

    fn take(self: *Store, header: *align(8) const record.Header) Wal.Error!void {
        try self.wal.append(header);
        self.sequence += 1;
    }

    /// The log has the write: memory that can't take it is a store that must be opened again.
    fn insert(self: *Store, header: *align(8) record.Header) Wal.Error!void {
        errdefer self.wal.broken = true;
        try self.memtable.insert(header);
    }

    fn writeEdge(self: *Store, edge: types.Edge, kind: record.Kind) WriteError!void {
        var memory: [record.edge_size]u8 align(8) = undefined;
        try self.take(record.encodeEdge(&memory, kind, self.sequence + 1, edge));
        errdefer self.wal.broken = true;
        try self.applyEdge(edge, kind == .put_edge);
        self.flushWhenFull();
    }

    fn applyEdge(self: *Store, edge: types.Edge, put_it: bool) !void {
        if (put_it) try self.graph.put(edge) else self.graph.remove(edge);
        try self.memtable.insertEdge(.{ .sequence = self.sequence, .edge = edge, .put = put_it });
    }

    fn dropEdgesOf(self: *Store, id: types.BlockId) !void {
        const node = self.graph.find(id) orelse return;
        for ([_]types.Direction{ .outgoing, .incoming }) |direction| {
            while (true) {
                const list = self.graph.neighbors(node, direction);
                if (list.len == 0) break;
                const last = list[list.len - 1];
                const other = self.graph.idOf(last.node);
                try self.applyEdge(switch (direction) {
                    .outgoing => .{ .source = id, .target = other, .type = last.type },
                    .incoming => .{ .source = other, .target = id, .type = last.type },
                }, false);
            }
        }
    }

    /// A table that can't be written now is tried again when the memtable has grown by half:
    /// the writes are safe in the log, and the counter tells.
    fn flushWhenFull(self: *Store) void {
        if (self.memtable.bytes < self.flush_at_bytes) return;
        self.flush() catch {
            self.counters.flush_failures += 1;
            self.flush_at_bytes = self.memtable.bytes + self.options.memtable_bytes / 2;
        };
    }

    fn writeMemtable(self: *Store) FlushError!void {
        var arena = std.heap.ArenaAllocator.init(self.allocator);
        defer arena.deinit();
        const records = try self.memtable.sorted(arena.allocator());
        const edges = try arena.allocator().alloc(table_format.EdgeEntry, self.memtable.edges.items.len);
        for (self.memtable.edges.items, edges) |write, *entry| entry.* = .from(write);
        const Source = struct {
            records: []const *align(8) record.Header,
            edges: []const table_format.EdgeEntry,
            first: u64,
            last: u64,

            pub fn write(source: @This(), writer: *table_format.Writer) table_format.Error!void {
                for (source.records) |header| try writer.add(header);
                try writer.finish(source.edges, source.first, source.last);
            }
        };
        const table = try self.createTable(Source{ .records = records, .edges = edges, .first = self.flushed + 1, .last = self.sequence });
        self.tables.appendAssumeCapacity(table);
        self.flushed = self.sequence;
        self.flush_at_bytes = self.options.memtable_bytes;
        self.memtable.clear();
        self.wal.release(self.flushed);
        self.counters.flushes += 1;
    }

    fn compact(self: *Store) FlushError!void {
        // Before the parts are named: growing the list would move them.
        try self.tables.ensureUnusedCapacity(self.allocator, 1);
        while (compaction.pick(self.tables.items, self.options.smallest_tier_bytes)) |range| {
            const parts = self.tables.items[range.start..range.end];
            const Source = struct {
                store: *Store,
                parts: []const Table,
                is_oldest: bool,

                pub fn write(source: @This(), writer: *table_format.Writer) table_format.Error!void {
                    try compaction.merge(source.store.allocator, source.parts, source.is_oldest, writer);
                }
            };
            const merged = try self.createTable(Source{ .store = self, .parts = parts, .is_oldest = range.start == 0 });
            for (parts) |*part| {
                // One that stays is found superseded by the next opening.
                self.disk.remove(part.name) catch {};
                part.close();
            }
            self.tables.replaceRangeAssumeCapacity(range.start, parts.len, &.{merged});
            self.counters.compactions += 1;
        }
    }

    /// `source.write(*Writer)` fills it; a table that could not be finished is removed again.
    fn createTable(self: *Store, source: anytype) table_format.Error!Table {
        try self.tables.ensureUnusedCapacity(self.allocator, 1);
        var buffer: [32]u8 = undefined;
        const name = std.fmt.bufPrint(&buffer, "table-{d}", .{self.next_table}) catch unreachable;
        self.next_table += 1;
        const file = try self.disk.open(name, .create);
        // Half a table must not outlive the ranges that it was cut from.
        errdefer self.disk.remove(name) catch {
            self.wal.broken = true;
        };
        {
            defer file.close();
            var writer = table_format.Writer.init(self.allocator, file);
            defer writer.deinit();
            try source.write(&writer);
        }
        self.counters.syncs += 2;
        return Table.open(self.allocator, self.disk, name, self.counters);
    }
};

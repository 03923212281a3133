//! A sorted table: written once, synced, never changed.
//!
//!     | record… (by hash of the id) | index pages | edge pages | footer | footer again |
//!
//! Index: the hashes, the records' places, the Bloom filter. A page is 4088 bytes and their checksum.
//! Because the hashes are uniform, a record's place is computed (interpolation), not searched;
//! a read is one `pread` of just the record.

const std = @import("std");
const bloom = @import("bloom.zig");
const record = @import("record.zig");
const memtable = @import("memtable.zig");
const types = @import("../types.zig");
const vfs = @import("../vfs.zig");
const Counters = @import("counters.zig").Counters;

pub const magic: u64 = 0x314c_4254_4c53_554b; // "KUSLTBL1"
const page_data = 4088;
const page_size = page_data + 8;
const footer_stride = 512;
const footer_size = 2 * footer_stride;

pub const Footer = extern struct {
    checksum: u64 = 0,
    magic: u64 = magic,
    /// All writes of this range, and no others, are in this table (or were undone by later ones in it).
    first_sequence: u64,
    last_sequence: u64,
    record_count: u64,
    bloom_lines: u64,
    edge_count: u64,
    data_length: u64,
};

pub const EdgeEntry = extern struct {
    sequence: u64,
    source: types.BlockId,
    target: types.BlockId,
    type: u8,
    put: u8,
    reserved: [6]u8 = @splat(0),

    pub fn from(write: memtable.EdgeWrite) EdgeEntry {
        return .{ .sequence = write.sequence, .source = write.edge.source, .target = write.edge.target, .type = @intFromEnum(write.edge.type), .put = @intFromBool(write.put) };
    }
};

/// Offset and padded length of a record, both in units of 8 bytes.
const Place = packed struct(u64) {
    length: u28,
    offset: u36,

    fn start(self: Place) u64 {
        return @as(u64, self.offset) * 8;
    }

    fn bytes(self: Place) usize {
        return @as(usize, self.length) * 8;
    }
};

pub const Error = vfs.Error || error{Corrupt};

pub const Writer = struct {
    allocator: std.mem.Allocator,
    file: vfs.File,
    buffer: std.ArrayList(u8) = .empty,
    written: u64 = 0,
    hashes: std.ArrayList(u64) = .empty,
    places: std.ArrayList(Place) = .empty,

    const flush_bytes = 1 << 20;

    pub fn init(allocator: std.mem.Allocator, file: vfs.File) Writer {
        return .{ .allocator = allocator, .file = file };
    }

    pub fn deinit(self: *Writer) void {
        self.buffer.deinit(self.allocator);
        self.hashes.deinit(self.allocator);
        self.places.deinit(self.allocator);
    }

    /// Records come in order of (hash, id), each id once.
    pub fn add(self: *Writer, header: *align(8) const record.Header) Error!void {
        const length = record.padded(header.length);
        const place = Place{ .offset = @intCast(self.position() / 8), .length = @intCast(length / 8) };
        try self.hashes.append(self.allocator, header.id.hash());
        try self.places.append(self.allocator, place);
        try self.put(header.bytes());
        try self.buffer.appendNTimes(self.allocator, 0, length - header.length);
    }

    /// The table is on the device, under its name, when this returns.
    pub fn finish(self: *Writer, edges: []const EdgeEntry, first_sequence: u64, last_sequence: u64) Error!void {
        const data_length = self.position();
        const lines = try self.allocator.alloc(bloom.Line, bloom.lineCount(self.hashes.items.len));
        defer self.allocator.free(lines);
        @memset(lines, @splat(0));
        for (self.hashes.items) |hash| bloom.add(lines, hash);
        try self.putPages(&.{ std.mem.sliceAsBytes(self.hashes.items), std.mem.sliceAsBytes(self.places.items), std.mem.sliceAsBytes(lines) });
        try self.putPages(&.{std.mem.sliceAsBytes(edges)});
        var footer = Footer{
            .first_sequence = first_sequence,
            .last_sequence = last_sequence,
            .record_count = self.hashes.items.len,
            .bloom_lines = lines.len,
            .edge_count = edges.len,
            .data_length = data_length,
        };
        footer.checksum = record.checksumOf(std.mem.asBytes(&footer)[8..]);
        for (0..2) |_| {
            try self.put(std.mem.asBytes(&footer));
            try self.buffer.appendNTimes(self.allocator, 0, footer_stride - @sizeOf(Footer));
        }
        try self.drain();
        try self.file.sync();
        try self.file.vfs.syncFolder();
    }

    fn position(self: *const Writer) u64 {
        return self.written + self.buffer.items.len;
    }

    fn put(self: *Writer, bytes: []const u8) Error!void {
        if (self.buffer.items.len >= flush_bytes) try self.drain();
        try self.buffer.appendSlice(self.allocator, bytes);
    }

    fn drain(self: *Writer) Error!void {
        try self.file.write(self.buffer.items, self.written);
        self.written += self.buffer.items.len;
        self.buffer.clearRetainingCapacity();
    }

    fn putPages(self: *Writer, parts: []const []const u8) Error!void {
        var page: [page_size]u8 = undefined;
        var used: usize = 0;
        for (parts) |part| {
            var rest = part;
            while (rest.len > 0) {
                const count = @min(rest.len, page_data - used);
                @memcpy(page[used..][0..count], rest[0..count]);
                used += count;
                rest = rest[count..];
                if (used == page_data) {
                    try self.putPage(&page, used);
                    used = 0;
                }
            }
        }
        if (used > 0) try self.putPage(&page, used);
    }

    fn putPage(self: *Writer, page: *[page_size]u8, used: usize) Error!void {
        @memset(page[used..page_data], 0);
        std.mem.writeInt(u64, page[page_data..], record.checksumOf(page[0..page_data]), .little);
        try self.put(page);
    }
};

pub const Table = struct {
    allocator: std.mem.Allocator,
    /// Of the store's allocator, freed with the table.
    name: []const u8,
    file: vfs.File,
    footer: Footer,
    index: []align(8) u8,
    hashes: []const u64,
    places: []const Place,
    lines: []const bloom.Line,
    counters: *Counters,

    /// `Corrupt` when the footer or the index can't be read, torn tables included.
    pub fn open(allocator: std.mem.Allocator, disk: vfs.Vfs, name: []const u8, counters: *Counters) Error!Table {
        const file = try disk.open(name, .read);
        errdefer file.close();
        file.advise(.random);
        const footer = try readFooter(file, counters);
        const size = try file.size();
        const count = std.math.cast(usize, footer.record_count) orelse return error.Corrupt;
        if (footer.data_length > size or count > size / record.Header.size or footer.bloom_lines > size / 64 or footer.edge_count > size / @sizeOf(EdgeEntry)) return error.Corrupt;
        const index = try readPages(allocator, file, footer.data_length, count * 16 + @as(usize, @intCast(footer.bloom_lines)) * @sizeOf(bloom.Line), counters);
        errdefer allocator.free(index);
        const own_name = try allocator.dupe(u8, name);
        return .{
            .allocator = allocator,
            .name = own_name,
            .file = file,
            .footer = footer,
            .index = index,
            .hashes = @alignCast(std.mem.bytesAsSlice(u64, index[0 .. count * 8])),
            .places = @alignCast(std.mem.bytesAsSlice(Place, index[count * 8 .. count * 16])),
            .lines = @alignCast(std.mem.bytesAsSlice(bloom.Line, index[count * 16 ..])),
            .counters = counters,
        };
    }

    pub fn close(self: *Table) void {
        self.file.close();
        self.allocator.free(self.index);
        self.allocator.free(self.name);
    }

    pub fn bytes(self: *const Table) u64 {
        return self.footer.data_length + self.index.len;
    }

    pub fn mayHave(self: *const Table, hash: u64) bool {
        return bloom.mayHave(self.lines, hash);
    }

    /// The record of this id, read into `buffer` (which grows); null when the table has none.
    pub fn read(self: *const Table, id: types.BlockId, hash: u64, buffer: *std.ArrayListAligned(u8, .@"8")) Error!?*align(8) record.Header {
        var at = self.lowerBound(hash);
        while (at < self.hashes.len and self.hashes[at] == hash) : (at += 1) {
            const header = try self.readAt(at, buffer);
            if (header.id.eql(id)) return header;
        }
        return null;
    }

    pub fn readAt(self: *const Table, at: usize, buffer: *std.ArrayListAligned(u8, .@"8")) Error!*align(8) record.Header {
        const place = self.places[at];
        try buffer.resize(self.allocator, place.bytes());
        try self.file.readAll(buffer.items, place.start());
        self.counters.table_reads += 1;
        self.counters.bytes_read += place.bytes();
        return self.check(buffer.items, at);
    }

    fn check(self: *const Table, memory: []align(8) u8, at: usize) Error!*align(8) record.Header {
        const condition = record.verify(memory);
        if (condition == .damaged) return error.Corrupt;
        self.counters.healed += @intFromBool(condition == .healed);
        const header: *align(8) record.Header = @ptrCast(memory.ptr);
        if (header.id.hash() != self.hashes[at]) return error.Corrupt;
        return header;
    }

    /// The first place whose hash is not below `hash`: guessed, guessed again from the first miss, then walked.
    fn lowerBound(self: *const Table, hash: u64) usize {
        const count = self.hashes.len;
        if (count == 0) return 0;
        var at: usize = @intCast(@as(u128, hash) * count >> 64);
        const seen = self.hashes[at];
        if (hash >= seen) {
            at = @min(count - 1, at + @as(usize, @intCast(@as(u128, hash - seen) * count >> 64)));
        } else {
            at -|= @as(usize, @intCast(@as(u128, seen - hash) * count >> 64));
        }
        while (at < count and self.hashes[at] < hash) at += 1;
        while (at > 0 and self.hashes[at - 1] >= hash) at -= 1;
        return at;
    }

    /// Every record is read and checked: for a table whose sync may not have happened.
    pub fn verifyAll(self: *const Table) Error!void {
        var cursor = try Cursor.init(self, self.allocator);
        defer cursor.deinit();
        while (cursor.current != null) try cursor.advance();
        self.allocator.free(try self.readEdges(self.allocator));
    }

    pub fn readEdges(self: *const Table, allocator: std.mem.Allocator) Error![]align(8) EdgeEntry {
        const start = self.footer.data_length + pagesOf(self.index.len) * page_size;
        const entries = try readPages(allocator, self.file, start, @as(usize, @intCast(self.footer.edge_count)) * @sizeOf(EdgeEntry), self.counters);
        return @alignCast(std.mem.bytesAsSlice(EdgeEntry, entries));
    }
};

/// Walks a table's records in order, reading ahead in large pieces.
pub const Cursor = struct {
    table: *const Table,
    allocator: std.mem.Allocator,
    window: std.ArrayListAligned(u8, .@"8") = .empty,
    window_start: u64 = 0,
    at: usize = 0,
    current: ?*align(8) record.Header = null,

    const window_bytes = 256 << 10;

    pub fn init(table: *const Table, allocator: std.mem.Allocator) Error!Cursor {
        var cursor = Cursor{ .table = table, .allocator = allocator };
        errdefer cursor.deinit();
        try cursor.load();
        return cursor;
    }

    pub fn deinit(self: *Cursor) void {
        self.window.deinit(self.allocator);
    }

    pub fn advance(self: *Cursor) Error!void {
        self.at += 1;
        try self.load();
    }

    fn load(self: *Cursor) Error!void {
        if (self.at == self.table.places.len) {
            self.current = null;
            return;
        }
        const place = self.table.places[self.at];
        if (place.start() + place.bytes() > self.table.footer.data_length) return error.Corrupt;
        if (place.start() < self.window_start or place.start() + place.bytes() > self.window_start + self.window.items.len) {
            const wanted = @max(place.bytes(), @min(window_bytes, self.table.footer.data_length - place.start()));
            try self.window.resize(self.allocator, @intCast(wanted));
            try self.table.file.readAll(self.window.items, place.start());
            self.window_start = place.start();
            self.table.counters.bytes_read += wanted;
        }
        const start: usize = @intCast(place.start() - self.window_start);
        self.current = try self.table.check(@alignCast(self.window.items[start..][0..place.bytes()]), self.at);
    }
};

fn readFooter(file: vfs.File, counters: *Counters) Error!Footer {
    const size = try file.size();
    if (size < footer_size) return error.Corrupt;
    var memory: [footer_size]u8 = undefined;
    try file.readAll(&memory, size - footer_size);
    for ([2]usize{ 0, footer_stride }) |offset| {
        var footer: Footer = undefined;
        const view = std.mem.asBytes(&footer);
        @memcpy(view, memory[offset..][0..@sizeOf(Footer)]);
        if (record.checksumOf(view[8..]) == footer.checksum and footer.magic == magic) return footer;
        if (!record.healBit(view[8..], footer.checksum) or footer.magic != magic) continue;
        counters.healed += 1;
        return footer;
    }
    return error.Corrupt;
}

fn pagesOf(length: usize) u64 {
    return (length + page_data - 1) / page_data;
}

fn readPages(allocator: std.mem.Allocator, file: vfs.File, start: u64, length: usize, counters: *Counters) Error![]align(8) u8 {
    const memory = try allocator.alignedAlloc(u8, .@"8", length);
    errdefer allocator.free(memory);
    const raw = try allocator.alloc(u8, @intCast(pagesOf(length) * page_size));
    defer allocator.free(raw);
    try file.readAll(raw, start);
    counters.bytes_read += raw.len;
    for (0..@intCast(pagesOf(length))) |number| {
        const page = raw[number * page_size ..][0..page_size];
        const stored = std.mem.readInt(u64, page[page_data..], .little);
        const actual = record.checksumOf(page[0..page_data]);
        if (actual != stored) {
            if (@popCount(actual ^ stored) != 1 and !record.healBit(page[0..page_data], stored)) return error.Corrupt;
            counters.healed += 1;
        }
        const part = memory[number * page_data ..];
        const count = @min(part.len, page_data);
        @memcpy(part[0..count], page[0..count]);
    }
    return memory;
}

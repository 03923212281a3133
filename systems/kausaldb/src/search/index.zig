//! Inverted index over the content of blocks, ranked by BM25 (Robertson and Zaragoza, The Probabilistic Relevance
//! Framework, 2009; k1 = 1.2, b = 0.75). In memory; a block that changes or goes is forgotten at once for the
//! ranking, and swept when half of all is of such blocks: one that changes a million times takes no more memory than
//! one that is written twice. When few words are of any living block, the index is put together anew without the others.

const std = @import("std");
const types = @import("../types.zig");
const Tokens = @import("tokens.zig").Tokens;
const IdMap = @import("../id_map.zig").IdMap;
const Slab = @import("../slab.zig").Slab;

const k1 = 1.2;
const b = 0.75;

const Posting = struct { document: u32, count: u32 };
const Postings = Slab(Posting);
const no_document: u32 = std.math.maxInt(u32);

const Term = struct {
    postings: Postings.Span = .{},
    /// Documents that are alive and have the term.
    documents: u32 = 0,
    /// While one document is being read: where it stands, so that a repeated word is counted and not added.
    last_document: u32 = no_document,
};

const Document = struct {
    id: types.BlockId,
    /// The numbers of its terms.
    terms: Slab(u32).Span,
};

const dead: u32 = std.math.maxInt(u32);

pub const Hit = struct { id: types.BlockId, score: f32 };

pub const Index = struct {
    allocator: std.mem.Allocator,
    words: std.heap.ArenaAllocator,
    numbers: std.StringHashMapUnmanaged(u32) = .empty,
    terms: std.ArrayList(Term) = .empty,
    postings: Postings,
    document_terms: Slab(u32),
    documents: std.ArrayList(Document) = .empty,
    /// Words in each document, or `dead`. Apart from the documents, because ranking needs nothing else of them.
    lengths: std.ArrayList(u32) = .empty,
    latest: IdMap(u32, no_document),
    alive: u32 = 0,
    total_length: u64 = 0,
    /// Postings, and documents that count as some, because one without words takes memory, too.
    dead: usize = 0,
    all: usize = 0,
    scores: std.ArrayList(Score) = .empty,
    search: u32 = 0,
    touched: std.ArrayList(u32) = .empty,
    hits: std.ArrayList(Hit) = .empty,

    const Score = struct { search: u32 = 0, value: f32 = 0 };
    const sweep_min = 4096;
    const postings_a_document = 4;

    pub fn init(allocator: std.mem.Allocator) !Index {
        return .{
            .allocator = allocator,
            .words = .init(allocator),
            .postings = .init(allocator),
            .document_terms = .init(allocator),
            .latest = try .init(allocator, 1024),
        };
    }

    pub fn deinit(self: *Index) void {
        self.words.deinit();
        self.numbers.deinit(self.allocator);
        self.terms.deinit(self.allocator);
        self.postings.deinit();
        self.document_terms.deinit();
        self.documents.deinit(self.allocator);
        self.lengths.deinit(self.allocator);
        self.latest.deinit(self.allocator);
        self.scores.deinit(self.allocator);
        self.touched.deinit(self.allocator);
        self.hits.deinit(self.allocator);
    }

    pub fn put(self: *Index, id: types.BlockId, content: []const u8) !void {
        self.remove(id);
        try self.sweepWhenDead();
        const place = try self.latest.place(self.allocator, id);
        const number: u32 = @intCast(self.documents.items.len);
        try self.lengths.ensureUnusedCapacity(self.allocator, 1);
        try self.documents.append(self.allocator, .{ .id = id, .terms = .{} });
        self.lengths.appendAssumeCapacity(0);
        place.* = number;
        self.alive += 1;
        self.all += postings_a_document;
        // From here on the document is there, with the words that were read of it.
        const document = &self.documents.items[number];
        var tokens = Tokens.init(content);
        while (tokens.next()) |word| {
            try self.addWord(document, number, word);
            self.lengths.items[number] += 1;
            self.total_length += 1;
        }
    }

    pub fn remove(self: *Index, id: types.BlockId) void {
        const number = self.latest.get(id);
        if (number == no_document or self.lengths.items[number] == dead) return;
        const document = &self.documents.items[number];
        self.total_length -= self.lengths.items[number];
        self.lengths.items[number] = dead;
        self.alive -= 1;
        for (document.terms.items()) |term| self.terms.items[term].documents -= 1;
        self.dead += document.terms.length + postings_a_document;
    }

    /// The best blocks that have any of the query's words, best first; of equal score the one written first.
    /// Holds until the next search.
    pub fn find(self: *Index, query: []const u8, results_max: usize) ![]const Hit {
        self.hits.clearRetainingCapacity();
        self.touched.clearRetainingCapacity();
        if (results_max == 0 or self.alive == 0) return &.{};
        if (self.scores.items.len < self.documents.items.len) {
            try self.scores.appendNTimes(self.allocator, .{}, self.documents.items.len - self.scores.items.len);
            try self.touched.ensureTotalCapacity(self.allocator, self.documents.items.len);
        }
        try self.hits.ensureTotalCapacity(self.allocator, results_max);
        self.search +%= 1;
        if (self.search == 0) {
            for (self.scores.items) |*old| old.search = 0;
            self.search = 1;
        }
        const mean_length = @as(f32, @floatFromInt(self.total_length)) / @as(f32, @floatFromInt(self.alive));
        var tokens = Tokens.init(query);
        while (tokens.next()) |word| {
            if (self.numbers.get(word)) |term| self.score(&self.terms.items[term], mean_length);
        }
        for (self.touched.items) |number| self.offer(number, results_max);
        return self.hits.items;
    }

    fn addWord(self: *Index, document: *Document, number: u32, word: []const u8) !void {
        const entry = try self.numbers.getOrPut(self.allocator, word);
        if (!entry.found_existing) {
            errdefer _ = self.numbers.remove(word);
            entry.key_ptr.* = try self.words.allocator().dupe(u8, word);
            entry.value_ptr.* = @intCast(self.terms.items.len);
            try self.terms.append(self.allocator, .{});
        }
        const term = &self.terms.items[entry.value_ptr.*];
        if (term.last_document == number) {
            term.postings.pointer[term.postings.length - 1].count += 1;
            return;
        }
        try self.postings.append(&term.postings, .{ .document = number, .count = 1 });
        errdefer term.postings.length -= 1;
        try self.document_terms.append(&document.terms, entry.value_ptr.*);
        term.last_document = number;
        term.documents += 1;
        self.all += 1;
    }

    fn score(self: *Index, term: *const Term, mean_length: f32) void {
        const have: f32 = @floatFromInt(term.documents);
        const rest = @as(f32, @floatFromInt(self.alive)) - have;
        const weight = @log(1 + (rest + 0.5) / (have + 0.5)) * (k1 + 1);
        const length_weight = k1 * b / mean_length;
        for (term.postings.items()) |posting| {
            const length = self.lengths.items[posting.document];
            if (length == dead) continue;
            const count: f32 = @floatFromInt(posting.count);
            const value = weight * count / (count + k1 * (1 - b) + length_weight * @as(f32, @floatFromInt(length)));
            const total = &self.scores.items[posting.document];
            if (total.search == self.search) {
                total.value += value;
            } else {
                total.* = .{ .search = self.search, .value = value };
                self.touched.appendAssumeCapacity(posting.document);
            }
        }
    }

    /// Keeps the best few in order, by insertion: nearly all candidates fail the first comparison.
    inline fn offer(self: *Index, number: u32, results_max: usize) void {
        const value = self.scores.items[number].value;
        const hits = &self.hits;
        if (hits.items.len == results_max) {
            if (value <= hits.items[results_max - 1].score) return;
            hits.items.len -= 1;
        }
        var at = hits.items.len;
        hits.items.len += 1;
        while (at > 0 and hits.items[at - 1].score < value) : (at -= 1) hits.items[at] = hits.items[at - 1];
        hits.items[at] = .{ .id = self.documents.items[number].id, .score = value };
    }

    fn sweepWhenDead(self: *Index) !void {
        if (self.all < sweep_min or self.dead * 2 < self.all) return;
        var words: usize = 0;
        for (self.terms.items) |term| words += @intFromBool(term.documents > 0);
        const numbers = try self.allocator.alloc(u32, self.documents.items.len);
        defer self.allocator.free(numbers);
        var next: u32 = 0;
        for (self.lengths.items, numbers) |length, *number| {
            number.* = next;
            next += @intFromBool(length != dead);
        }
        if (self.terms.items.len < sweep_min or words * 4 > self.terms.items.len) {
            // A map that once had far more is not gone through each time.
            if (self.latest.slots.len > 16 * @max(self.alive, sweep_min)) {
                const smaller = try @TypeOf(self.latest).init(self.allocator, self.alive);
                self.latest.deinit(self.allocator);
                self.latest = smaller;
            }
            return self.sweep(numbers);
        }
        // Words come back, and to look all of them up again is most of the work: only when few are of any use.
        var fresh = try Index.init(self.allocator);
        errdefer fresh.deinit();
        try fresh.takeLiving(self, numbers, words);
        // Hits hold until the next search.
        std.mem.swap(std.ArrayList(Hit), &fresh.hits, &self.hits);
        self.deinit();
        self.* = fresh;
    }

    /// Dead documents and their postings go; those that live have new `numbers`, in the order that they had.
    fn sweep(self: *Index, numbers: []const u32) void {
        for (self.terms.items) |*term| {
            var kept: u32 = 0;
            for (term.postings.items()) |posting| {
                if (self.lengths.items[posting.document] == dead) continue;
                term.postings.pointer[kept] = .{ .document = numbers[posting.document], .count = posting.count };
                kept += 1;
            }
            term.postings.length = kept;
            self.postings.shrink(&term.postings);
            // Its place in the list moved; no document is being read now.
            term.last_document = no_document;
        }
        // As many as fit before.
        self.latest.clear();
        for (self.documents.items, self.lengths.items, numbers) |*document, length, number| {
            if (length == dead) {
                document.terms.length = 0;
                self.document_terms.shrink(&document.terms);
                continue;
            }
            self.documents.items[number] = document.*;
            self.lengths.items[number] = length;
            (self.latest.place(self.allocator, document.id) catch unreachable).* = number;
        }
        self.documents.shrinkRetainingCapacity(self.alive);
        self.lengths.shrinkRetainingCapacity(self.alive);
        self.all -= self.dead;
        self.dead = 0;
    }

    /// The same into an index that is empty, without the words that no living document has.
    fn takeLiving(self: *Index, old: *const Index, numbers: []const u32, words: usize) !void {
        const terms = try self.allocator.alloc(u32, old.terms.items.len);
        defer self.allocator.free(terms);
        try self.terms.ensureTotalCapacityPrecise(self.allocator, words);
        for (old.terms.items, terms) |term, *number| {
            if (term.documents == 0) continue;
            number.* = @intCast(self.terms.items.len);
            var own = Term{ .documents = term.documents };
            for (term.postings.items()) |posting| {
                if (old.lengths.items[posting.document] == dead) continue;
                try self.postings.append(&own.postings, .{ .document = numbers[posting.document], .count = posting.count });
            }
            self.terms.appendAssumeCapacity(own);
        }
        try self.numbers.ensureTotalCapacity(self.allocator, @intCast(words));
        var entries = old.numbers.iterator();
        while (entries.next()) |entry| {
            if (old.terms.items[entry.value_ptr.*].documents == 0) continue;
            self.numbers.putAssumeCapacityNoClobber(try self.words.allocator().dupe(u8, entry.key_ptr.*), terms[entry.value_ptr.*]);
        }
        for (old.documents.items, old.lengths.items, numbers) |document, length, number| {
            if (length == dead) continue;
            var own = Document{ .id = document.id, .terms = .{} };
            for (document.terms.items()) |term| try self.document_terms.append(&own.terms, terms[term]);
            try self.documents.append(self.allocator, own);
            try self.lengths.append(self.allocator, length);
            (try self.latest.place(self.allocator, document.id)).* = number;
        }
        self.alive = old.alive;
        self.total_length = old.total_length;
        self.all = old.all - old.dead;
    }
};

const testing = std.testing;

fn expectHits(index: *Index, query: []const u8, expected: []const u64) !void {
    const hits = try index.find(query, 10);
    try testing.expectEqual(expected.len, hits.len);
    for (expected, hits) |id, hit| try testing.expect(hit.id.eql(.fromU64(id)));
}

test "words are found, not letters that happen to follow each other" {
    var index = try Index.init(testing.allocator);
    defer index.deinit();
    try index.put(.fromU64(1), "the cat sat on the mat");
    try index.put(.fromU64(2), "concatenate two strings");
    try index.put(.fromU64(3), "pub fn readFile(path: []const u8) !void");
    try expectHits(&index, "cat", &.{1});
    try expectHits(&index, "cat sat", &.{1});
    // Words in another order, and not next to each other: no substring of the content.
    try expectHits(&index, "mat cat", &.{1});
    try expectHits(&index, "FILE", &.{3});
    try expectHits(&index, "on th", &.{1});
    try expectHits(&index, "t s", &.{});
}

test "rare words weigh more, repeated words more, long blocks less" {
    var index = try Index.init(testing.allocator);
    defer index.deinit();
    try index.put(.fromU64(1), "alpha alpha alpha beta");
    try index.put(.fromU64(2), "alpha beta beta gamma");
    try index.put(.fromU64(3), "beta beta beta beta");
    try index.put(.fromU64(4), "alpha and many other words that have nothing to do with what is looked for here at all");
    try expectHits(&index, "alpha", &.{ 1, 2, 4 });
    try expectHits(&index, "gamma beta", &.{ 2, 3, 1 });
    const best = try index.find("alpha", 1);
    try testing.expectEqual(1, best.len);
}

test "updates and deletes leave the ranking of an index that was built anew" {
    var prng = std.Random.DefaultPrng.init(5);
    const random = prng.random();
    var index = try Index.init(testing.allocator);
    defer index.deinit();
    var texts: [60]?[18]u8 = @splat(null);
    for (0..12_000) |round| {
        const id = random.uintLessThan(usize, texts.len);
        if (random.uintLessThan(u8, 4) == 0) {
            texts[id] = null;
            index.remove(.fromU64(id));
        } else {
            var text: [18]u8 = undefined;
            for (text[0..12], 0..) |*byte, at| byte.* = if (at % 2 == 1) ' ' else 'a' + random.uintLessThan(u8, 8);
            // A word that no other has, so that words go as well.
            _ = try std.fmt.bufPrint(text[12..], "w{d:0>5}", .{round});
            texts[id] = text;
            try index.put(.fromU64(id), &text);
        }
    }
    try testing.expect(index.terms.items.len < 6000);
    var fresh = try Index.init(testing.allocator);
    defer fresh.deinit();
    for (texts, 0..) |text, id| {
        if (text) |content| try fresh.put(.fromU64(id), &content);
    }
    for ([_][]const u8{ "a", "b c", "d e f", "h" }) |query| {
        const expected = try fresh.find(query, 100);
        const actual = try index.find(query, 100);
        try testing.expectEqual(expected.len, actual.len);
        for (expected, actual) |one, other| try testing.expectApproxEqRel(one.score, other.score, 1e-5);
    }
}

/// Of an index that is made by `fill`, and the bytes that it takes at last.
fn bytesOf(fill: anytype, rounds: usize) !struct { documents: usize, words: usize, bytes: usize } {
    var counting = testing.FailingAllocator.init(testing.allocator, .{});
    var index = try Index.init(counting.allocator());
    defer index.deinit();
    for (0..rounds) |round| try fill(&index, round);
    _ = try index.find("alpha", 10);
    return .{ .documents = index.documents.items.len, .words = index.terms.items.len, .bytes = counting.allocated_bytes - counting.freed_bytes };
}

test "an index takes memory for what it has, not for what it had" {
    const changes = struct {
        var buffer: [64]u8 = undefined;

        fn one(index: *Index, _: usize) !void {
            try index.put(.fromU64(1), "alpha beta gamma delta");
        }
        fn many(index: *Index, round: usize) !void {
            try index.put(.fromU64(round % 500), try std.fmt.bufPrint(&buffer, "alpha beta gamma number {d}", .{round % 500}));
        }
        fn newWords(index: *Index, round: usize) !void {
            try index.put(.fromU64(round % 500), try std.fmt.bufPrint(&buffer, "alpha beta gamma number {d}", .{round}));
        }
        fn newIds(index: *Index, round: usize) !void {
            try index.put(.fromU64(round), "alpha beta gamma delta");
            if (round >= 500) index.remove(.fromU64(round - 500));
        }
        /// Each word is of many blocks for a while, and then of one.
        fn fashions(index: *Index, round: usize) !void {
            const fashion = round / 1000 % 200;
            const id = round % 500;
            if (id != fashion) try index.put(.fromU64(id), try std.fmt.bufPrint(&buffer, "alpha fashion{d} gamma", .{fashion}));
        }
        fn withoutWords(index: *Index, round: usize) !void {
            try index.put(.fromU64(round % 500), "");
        }
    };
    inline for (.{ changes.one, changes.many, changes.newWords, changes.newIds, changes.fashions, changes.withoutWords }) |fill| {
        const early = try bytesOf(fill, 10_000);
        const late = try bytesOf(fill, 200_000);
        try testing.expect(late.documents <= 2000);
        try testing.expect(late.words <= 6000);
        try testing.expect(late.bytes <= 2 * early.bytes);
    }
}

test "an index that had many blocks is swept as one that has few" {
    var index = try Index.init(testing.allocator);
    defer index.deinit();
    for (0..100_000) |id| try index.put(.fromU64(id), "alpha");
    for (10..100_000) |id| index.remove(.fromU64(id));
    for (0..2000) |round| try index.put(.fromU64(round % 10), "alpha beta");
    try testing.expectEqual(10, index.alive);
    try testing.expect(index.documents.items.len <= 2000);
    try testing.expect(index.latest.slots.len <= 16 * 4096);
    try testing.expectEqual(10, (try index.find("alpha", 100)).len);
}

test "memory that runs out while an index is put together anew leaves it as it was" {
    var counting = testing.FailingAllocator.init(testing.allocator, .{});
    var index = try Index.init(counting.allocator());
    defer index.deinit();
    var buffer: [64]u8 = undefined;
    var round: usize = 0;
    while ((index.dead + 8) * 2 < index.all or index.all < Index.sweep_min or index.terms.items.len < Index.sweep_min) : (round += 1) {
        try index.put(.fromU64(round % 100), try std.fmt.bufPrint(&buffer, "alpha beta number {d}", .{round}));
    }
    const hits = try index.find("alpha", 3);
    const kept = hits[0..3].*;
    var failures: usize = 0;
    while (true) : (failures += 1) {
        counting.fail_index = counting.alloc_index + failures;
        counting.resize_fail_index = counting.resize_index;
        defer counting.fail_index = std.math.maxInt(usize);
        // Hits hold until the next search, whatever is put.
        defer testing.expectEqualSlices(Hit, &kept, hits) catch unreachable;
        index.put(.fromU64(0), "alpha beta") catch |err| {
            try testing.expectEqual(error.OutOfMemory, err);
            if (index.documents.items.len > 100) try testing.expectEqual(99, index.alive);
            continue;
        };
        break;
    }
    try testing.expect(failures > 10);
    try testing.expect(index.documents.items.len <= 102);
    try testing.expectEqual(100, index.alive);
    try testing.expectEqual(100, (try index.find("alpha", 1000)).len);
    try testing.expectEqual(99, (try index.find("number", 1000)).len);
}

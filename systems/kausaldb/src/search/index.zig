//! Inverted index over the content of blocks, ranked by BM25 (Robertson and Zaragoza, The Probabilistic Relevance
//! Framework, 2009; k1 = 1.2, b = 0.75). In memory; a block that changes or goes is forgotten at once for the
//! ranking, and its postings are swept when half of all are dead.

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
    dead_postings: usize = 0,
    all_postings: usize = 0,
    scores: std.ArrayList(Score) = .empty,
    search: u32 = 0,
    touched: std.ArrayList(u32) = .empty,
    hits: std.ArrayList(Hit) = .empty,

    const Score = struct { search: u32 = 0, value: f32 = 0 };
    const sweep_min = 4096;

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
        self.dead_postings += document.terms.length;
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
        self.all_postings += 1;
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
        if (self.all_postings < sweep_min or self.dead_postings * 2 < self.all_postings) return;
        for (self.terms.items) |*term| {
            var kept: u32 = 0;
            for (term.postings.items()) |posting| {
                if (self.lengths.items[posting.document] == dead) continue;
                term.postings.pointer[kept] = posting;
                kept += 1;
            }
            term.postings.length = kept;
            // Its place in the list moved; no document is being read now.
            term.last_document = no_document;
        }
        self.all_postings -= self.dead_postings;
        self.dead_postings = 0;
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
    var texts: [60]?[12]u8 = @splat(null);
    for (0..8000) |_| {
        const id = random.uintLessThan(usize, texts.len);
        if (random.uintLessThan(u8, 4) == 0) {
            texts[id] = null;
            index.remove(.fromU64(id));
        } else {
            var text: [12]u8 = undefined;
            for (&text, 0..) |*byte, at| byte.* = if (at % 2 == 1) ' ' else 'a' + random.uintLessThan(u8, 8);
            texts[id] = text;
            try index.put(.fromU64(id), &text);
        }
    }
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
    try testing.expect(index.all_postings < 5000);
}

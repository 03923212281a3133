//! Words of code and prose: runs of letters, digits and `_`, in lower case; a name also gives its parts
//! (`readFile` and `read_file` give `read` and `file`).

const std = @import("std");

/// Longer words are cut: nobody searches for the rest.
pub const length_max = 64;

pub const Tokens = struct {
    text: []const u8,
    position: usize = 0,
    /// The word whose parts are being given.
    word: []const u8 = &.{},
    part: usize = 0,
    lower: [length_max]u8 = undefined,

    pub fn init(text: []const u8) Tokens {
        return .{ .text = text };
    }

    /// Holds until the next call.
    pub fn next(self: *Tokens) ?[]const u8 {
        if (self.part < self.word.len) {
            if (self.nextPart()) |part| return self.lowered(part);
        }
        while (self.position < self.text.len and !isWord(self.text[self.position])) self.position += 1;
        if (self.position == self.text.len) return null;
        const start = self.position;
        while (self.position < self.text.len and isWord(self.text[self.position])) self.position += 1;
        self.word = self.text[start..self.position];
        self.part = 0;
        return self.lowered(self.word);
    }

    /// A part that is the whole word was given already.
    fn nextPart(self: *Tokens) ?[]const u8 {
        while (self.part < self.word.len) {
            while (self.part < self.word.len and self.word[self.part] == '_') self.part += 1;
            const start = self.part;
            if (start == self.word.len) return null;
            self.part += 1;
            while (self.part < self.word.len and !breaks(self.word, self.part)) self.part += 1;
            if (self.part - start < self.word.len) return self.word[start..self.part];
        }
        return null;
    }

    fn breaks(word: []const u8, at: usize) bool {
        if (word[at] == '_') return true;
        if (!std.ascii.isUpper(word[at])) return false;
        const after_lower = !std.ascii.isUpper(word[at - 1]);
        // The last capital of a run begins the next part: HTTPServer is HTTP and Server.
        const before_lower = at + 1 < word.len and std.ascii.isLower(word[at + 1]);
        return after_lower or before_lower;
    }

    fn lowered(self: *Tokens, word: []const u8) []const u8 {
        const cut = word[0..@min(word.len, length_max)];
        return std.ascii.lowerString(&self.lower, cut);
    }

    inline fn isWord(byte: u8) bool {
        // Bytes of other alphabets (UTF-8) are letters.
        return word_bytes[byte];
    }

    const word_bytes = blk: {
        var table: [256]bool = @splat(false);
        for (0..256) |byte| table[byte] = byte >= 0x80 or byte == '_' or std.ascii.isAlphanumeric(byte);
        break :blk table;
    };
};

test "words, names and their parts" {
    const cases = [_]struct { []const u8, []const []const u8 }{
        .{ "fn readFile() !u32", &.{ "fn", "readfile", "read", "file", "u32" } },
        .{ "read_file __x HTTPServer", &.{ "read_file", "read", "file", "__x", "x", "httpserver", "http", "server" } },
        .{ "", &.{} },
        .{ " .,;", &.{} },
        .{ "Straße", &.{"straße"} },
    };
    for (cases) |case| {
        var tokens = Tokens.init(case[0]);
        for (case[1]) |expected| try std.testing.expectEqualStrings(expected, tokens.next().?);
        try std.testing.expectEqual(null, tokens.next());
    }
}

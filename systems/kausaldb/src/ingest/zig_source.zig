//! What a Zig source file declares, imports and calls, from the language's own tokenizer and parser (`std.zig.Ast`).

const std = @import("std");
const Ast = std.zig.Ast;

pub const Kind = enum { function, container, @"test" };

pub const no_parent: u32 = std.math.maxInt(u32);

pub const Declaration = struct {
    kind: Kind,
    name: []const u8,
    /// With the names around it: `Parser.Cursor.next`.
    path: []const u8,
    parent: u32,
    first_token: u32,
    last_token: u32,
    /// Its text, with the doc comment above it.
    start: u32,
    end: u32,
};

pub const Import = struct { alias: []const u8, path: []const u8 };

pub const Call = struct {
    /// The declaration that calls; `no_parent` for the file itself.
    caller: u32,
    /// The name before the dot, where there is one name.
    receiver: ?[]const u8,
    name: []const u8,
};

/// All slices hold until the parser's next file, those of names also need the source.
pub const Parsed = struct {
    declarations: []const Declaration,
    imports: []const Import,
    calls: []const Call,
    errors: usize,
};

pub const Error = error{ OutOfMemory, NestedTooDeep };

pub const Parser = struct {
    arena: std.heap.ArenaAllocator,

    pub fn init(allocator: std.mem.Allocator) Parser {
        return .{ .arena = .init(allocator) };
    }

    pub fn deinit(self: *Parser) void {
        self.arena.deinit();
    }

    /// A file with syntax errors gives what could be understood, and their number; one that nests deeper than
    /// `nesting_max` is refused, since the language's parser would run out of stack.
    pub fn parse(self: *Parser, source: [:0]const u8) Error!Parsed {
        _ = self.arena.reset(.retain_capacity);
        const arena = self.arena.allocator();
        if (try nestsTooDeep(arena, source)) return error.NestedTooDeep;
        const tree = try Ast.parse(arena, source, .zig);
        var reader = Reader{ .arena = arena, .tree = &tree, .closing = try closingBraces(arena, &tree) };
        try reader.collect();
        try reader.nest();
        const calls = try arena.alloc(Call, reader.calls.items.len);
        for (calls, reader.calls.items) |*call, found| {
            call.* = .{ .caller = reader.enclosing(found.token), .receiver = found.receiver, .name = found.name };
        }
        return .{
            .declarations = reader.declarations.items,
            .imports = reader.imports.items,
            .calls = calls,
            .errors = tree.errors.len,
        };
    }
};

/// As deep as expressions, types and blocks may nest. The language's parser calls itself for each level, without a bound.
pub const nesting_max = 400;

/// Whether the parser could go deeper than that. Levels are brackets that are open, and what stands before an operand
/// or ends in one (`-`, `try`, `if`, `else if`, `?`, `[]`…) since the bracket or the last separator: never fewer than
/// the parser's, at most a few more.
fn nestsTooDeep(arena: std.mem.Allocator, source: [:0]const u8) !bool {
    if (levelsAtMost(source) <= nesting_max) return false;
    var tokens = std.zig.Tokenizer.init(source);
    const Outer = struct { level: u32, is_prefix: bool };
    var open: std.ArrayList(Outer) = .empty;
    var level: u32 = 0;
    var depth: u32 = 0;
    var after_operand = false;
    var closed_brace = false;
    while (true) {
        const tag = tokens.next().tag;
        // A block without an `else` ends its statement.
        if (closed_brace and tag != .keyword_else) {
            depth -= level;
            level = 0;
        }
        closed_brace = false;
        const levels: u32 = switch (tag) {
            .eof => return false,
            .l_paren, .l_brace, .l_bracket => {
                // `[]` before a type.
                const is_prefix = tag == .l_bracket and !after_operand;
                try open.append(arena, .{ .level = level + @intFromBool(is_prefix), .is_prefix = is_prefix });
                depth += 1 + @as(u32, @intFromBool(is_prefix));
                level = 0;
                after_operand = false;
                if (depth > nesting_max) return true;
                continue;
            },
            .r_paren, .r_brace, .r_bracket => {
                after_operand = true;
                if (open.pop()) |outer| {
                    depth -= level + 1;
                    level = outer.level;
                    after_operand = !outer.is_prefix;
                    closed_brace = tag == .r_brace;
                }
                continue;
            },
            .semicolon, .comma => {
                depth -= level;
                level = 0;
                after_operand = false;
                continue;
            },
            .identifier, .number_literal, .string_literal, .multiline_string_literal_line, .char_literal, .builtin, .period_asterisk, .keyword_unreachable => {
                after_operand = true;
                continue;
            },
            .minus, .minus_percent, .asterisk, .ampersand => @intFromBool(!after_operand),
            .asterisk_asterisk => if (after_operand) 0 else 2,
            .bang, .tilde, .question_mark, .arrow => 1,
            .keyword_try, .keyword_if, .keyword_while, .keyword_for, .keyword_switch, .keyword_fn, .keyword_return, .keyword_break, .keyword_continue, .keyword_comptime, .keyword_nosuspend, .keyword_suspend, .keyword_resume, .keyword_defer, .keyword_errdefer, .keyword_anyframe => 1,
            else => 0,
        };
        after_operand = false;
        level += levels;
        depth += levels;
        if (depth > nesting_max) return true;
    }
}

/// A level costs a symbol (`(`, `[`, `{`, `-`, `?`…) or a word of two letters: most small files need no closer look.
fn levelsAtMost(source: []const u8) usize {
    const Lanes = @Vector(32, u8);
    var symbols: usize = 0;
    var at: usize = 0;
    while (at + 32 <= source.len) : (at += 32) {
        const bytes: Lanes = source[at..][0..32].*;
        // From `!` to `/`, `?`, from `[` to `]`, from `{` to `~`.
        const low = bytes -% @as(Lanes, @splat('!')) < @as(Lanes, @splat(15));
        const question = bytes == @as(Lanes, @splat('?'));
        const square = bytes -% @as(Lanes, @splat('[')) < @as(Lanes, @splat(3));
        const curly = bytes -% @as(Lanes, @splat('{')) < @as(Lanes, @splat(4));
        symbols += @popCount(@as(u32, @bitCast(low)) | @as(u32, @bitCast(question)) | @as(u32, @bitCast(square)) | @as(u32, @bitCast(curly)));
    }
    symbols += source.len - at;
    return symbols + (source.len - symbols) / 2;
}

/// For each opening brace the token that closes it; else itself.
fn closingBraces(arena: std.mem.Allocator, tree: *const Ast) ![]u32 {
    const tags = tree.tokens.items(.tag);
    const closing = try arena.alloc(u32, tags.len);
    var open: std.ArrayList(u32) = .empty;
    for (tags, 0..) |tag, token| {
        closing[token] = @intCast(token);
        switch (tag) {
            .l_brace => try open.append(arena, @intCast(token)),
            .r_brace => if (open.pop()) |opening| {
                closing[opening] = @intCast(token);
            },
            else => {},
        }
    }
    return closing;
}

const FoundCall = struct { token: u32, receiver: ?[]const u8, name: []const u8 };

const Reader = struct {
    arena: std.mem.Allocator,
    tree: *const Ast,
    closing: []const u32,
    declarations: std.ArrayList(Declaration) = .empty,
    imports: std.ArrayList(Import) = .empty,
    calls: std.ArrayList(FoundCall) = .empty,

    fn collect(self: *Reader) !void {
        const tags = self.tree.nodes.items(.tag);
        for (tags, 0..) |tag, index| {
            const node: Ast.Node.Index = @enumFromInt(index);
            switch (tag) {
                .fn_decl => try self.function(node),
                .test_decl => try self.testBlock(node),
                .container_decl, .container_decl_trailing, .container_decl_two, .container_decl_two_trailing, .container_decl_arg, .container_decl_arg_trailing, .tagged_union, .tagged_union_trailing, .tagged_union_two, .tagged_union_two_trailing, .tagged_union_enum_tag, .tagged_union_enum_tag_trailing => try self.container(node),
                .call, .call_comma, .call_one, .call_one_comma => try self.call(node),
                .simple_var_decl => try self.import(node),
                else => {},
            }
        }
    }

    fn function(self: *Reader, node: Ast.Node.Index) !void {
        const prototype, const body = self.tree.nodeData(node).node_and_node;
        var buffer: [1]Ast.Node.Index = undefined;
        const full = self.tree.fullFnProto(&buffer, prototype) orelse return;
        const name = full.name_token orelse return;
        try self.declare(.function, self.tree.tokenSlice(name), full.firstToken(), self.closing[self.tree.nodeMainToken(body)]);
    }

    fn testBlock(self: *Reader, node: Ast.Node.Index) !void {
        const name, const body = self.tree.nodeData(node).opt_token_and_node;
        const text = if (name.unwrap()) |token| self.tree.tokenSlice(token) else "test";
        try self.declare(.@"test", std.mem.trim(u8, text, "\""), self.tree.nodeMainToken(node), self.closing[self.tree.nodeMainToken(body)]);
    }

    /// `const Name = struct {`; one without a name is part of what is around it.
    fn container(self: *Reader, node: Ast.Node.Index) !void {
        const tags = self.tree.tokens.items(.tag);
        const keyword = self.tree.nodeMainToken(node);
        var token = keyword;
        while (token > 0 and (tags[token - 1] == .keyword_extern or tags[token - 1] == .keyword_packed)) token -= 1;
        if (token < 3 or tags[token - 1] != .equal or tags[token - 2] != .identifier or tags[token - 3] != .keyword_const) return;
        const first = if (token >= 4 and tags[token - 4] == .keyword_pub) token - 4 else token - 3;
        var brace = keyword;
        while (brace < tags.len and tags[brace] != .l_brace) brace += 1;
        if (brace == tags.len) return;
        try self.declare(.container, self.tree.tokenSlice(token - 2), first, self.closing[brace]);
    }

    fn call(self: *Reader, node: Ast.Node.Index) !void {
        const callee = switch (self.tree.nodeTag(node)) {
            .call, .call_comma => self.tree.nodeData(node).node_and_extra[0],
            else => self.tree.nodeData(node).node_and_opt_node[0],
        };
        switch (self.tree.nodeTag(callee)) {
            .identifier => {
                const token = self.tree.nodeMainToken(callee);
                try self.calls.append(self.arena, .{ .token = token, .receiver = null, .name = self.tree.tokenSlice(token) });
            },
            .field_access => {
                const left, const name = self.tree.nodeData(callee).node_and_token;
                const receiver = if (self.tree.nodeTag(left) == .identifier) self.tree.tokenSlice(self.tree.nodeMainToken(left)) else "";
                try self.calls.append(self.arena, .{ .token = name, .receiver = receiver, .name = self.tree.tokenSlice(name) });
            },
            else => {},
        }
    }

    /// `const alias = @import("path")`, also with names behind it.
    fn import(self: *Reader, node: Ast.Node.Index) !void {
        var value = self.tree.nodeData(node).opt_node_and_opt_node[1].unwrap() orelse return;
        while (self.tree.nodeTag(value) == .field_access) value = self.tree.nodeData(value).node_and_token[0];
        switch (self.tree.nodeTag(value)) {
            .builtin_call_two, .builtin_call_two_comma => {},
            else => return,
        }
        const builtin = self.tree.nodeMainToken(value);
        if (!std.mem.eql(u8, self.tree.tokenSlice(builtin), "@import")) return;
        const argument = self.tree.nodeData(value).opt_node_and_opt_node[0].unwrap() orelse return;
        if (self.tree.nodeTag(argument) != .string_literal) return;
        try self.imports.append(self.arena, .{
            .alias = self.tree.tokenSlice(self.tree.nodeMainToken(node) + 1),
            .path = std.mem.trim(u8, self.tree.tokenSlice(self.tree.nodeMainToken(argument)), "\""),
        });
    }

    fn declare(self: *Reader, kind: Kind, name: []const u8, first: u32, last: u32) !void {
        const tags = self.tree.tokens.items(.tag);
        var documented = first;
        while (documented > 0 and tags[documented - 1] == .doc_comment) documented -= 1;
        try self.declarations.append(self.arena, .{
            .kind = kind,
            .name = name,
            .path = name,
            .parent = no_parent,
            .first_token = first,
            .last_token = last,
            .start = self.tree.tokenStart(documented),
            .end = self.tree.tokenStart(last) + 1,
        });
    }

    /// In order of the text, each inside the last one that is still open.
    fn nest(self: *Reader) !void {
        std.mem.sortUnstable(Declaration, self.declarations.items, {}, struct {
            fn before(_: void, a: Declaration, b: Declaration) bool {
                return a.first_token < b.first_token;
            }
        }.before);
        var open: u32 = no_parent;
        for (self.declarations.items, 0..) |*declaration, index| {
            while (open != no_parent and self.declarations.items[open].last_token < declaration.first_token) open = self.declarations.items[open].parent;
            declaration.parent = open;
            if (open != no_parent) {
                declaration.path = try std.fmt.allocPrint(self.arena, "{s}.{s}", .{ self.declarations.items[open].path, declaration.name });
            }
            open = @intCast(index);
        }
    }

    fn enclosing(self: *const Reader, token: u32) u32 {
        const list = self.declarations.items;
        var low: usize = 0;
        var high: usize = list.len;
        while (low < high) {
            const middle = (low + high) / 2;
            if (list[middle].first_token <= token) low = middle + 1 else high = middle;
        }
        var at: u32 = if (low == 0) no_parent else @intCast(low - 1);
        while (at != no_parent and list[at].last_token < token) at = list[at].parent;
        return at;
    }
};

test "declarations nest, calls belong to the innermost, imports are found" {
    const source =
        \\const std = @import("std");
        \\const Other = @import("dir/other.zig").Other;
        \\/// Says hello.
        \\pub fn hello(name: []const u8) void {
        \\    std.debug.print("fn not_a_function() {s}", .{name});
        \\    helper();
        \\}
        \\pub fn List(comptime T: type) type {
        \\    return struct {
        \\        items: []T,
        \\        // fn in_a_comment() void {}
        \\        pub fn append(self: *@This(), item: T) !void { try self.grow(); Other.log(item); }
        \\        fn grow(self: *@This()) !void { _ = self; }
        \\    };
        \\}
        \\const Point = extern struct { x: u32, fn norm(p: Point) u32 { return square(p.x); } };
        \\test "it works" { hello("you"); }
    ;
    var parser = Parser.init(std.testing.allocator);
    defer parser.deinit();
    for (0..2) |_| {
        const parsed = try parser.parse(source);
        try std.testing.expectEqual(0, parsed.errors);
        const paths = [_][]const u8{ "hello", "List", "List.append", "List.grow", "Point", "Point.norm", "it works" };
        try std.testing.expectEqual(paths.len, parsed.declarations.len);
        for (paths, parsed.declarations) |path, declaration| try std.testing.expectEqualStrings(path, declaration.path);
        const hello = parsed.declarations[0];
        try std.testing.expect(std.mem.startsWith(u8, source[hello.start..hello.end], "/// Says hello.\npub fn hello"));
        try std.testing.expect(std.mem.endsWith(u8, source[hello.start..hello.end], "helper();\n}"));
        const expected = [_]struct { []const u8, ?[]const u8, []const u8 }{
            .{ "hello", "", "print" },
            .{ "hello", null, "helper" },
            .{ "List.append", "self", "grow" },
            .{ "List.append", "Other", "log" },
            .{ "Point.norm", null, "square" },
            .{ "it works", null, "hello" },
        };
        try std.testing.expectEqual(expected.len, parsed.calls.len);
        for (expected, parsed.calls) |want, call| {
            try std.testing.expectEqualStrings(want[0], parsed.declarations[call.caller].path);
            try std.testing.expectEqualStrings(want[2], call.name);
            if (want[1]) |receiver| try std.testing.expectEqualStrings(receiver, call.receiver.?) else try std.testing.expectEqual(null, call.receiver);
        }
        try std.testing.expectEqual(2, parsed.imports.len);
        try std.testing.expectEqualStrings("dir/other.zig", parsed.imports[1].path);
    }
}

test "a broken file gives what can be understood" {
    var parser = Parser.init(std.testing.allocator);
    defer parser.deinit();
    const parsed = try parser.parse("fn good() void {} fn bad( { } } }");
    try std.testing.expect(parsed.errors > 0);
    _ = try parser.parse("");
    _ = try parser.parse("{{{{");
    _ = try parser.parse("test");
}

test "what nests too deep is refused, in every form; what is only long is not" {
    var parser = Parser.init(std.testing.allocator);
    defer parser.deinit();
    var text: std.ArrayList(u8) = .empty;
    defer text.deinit(std.testing.allocator);
    // What nests, repeated; what follows it once; and whether it nests at all.
    const forms = [_]struct { []const u8, []const u8, []const u8, bool }{
        .{ "const a = ", "(", "1", true },
        .{ "const a = ", ".{", "1", true },
        .{ "const a = b", "[c", "1", true },
        .{ "const a = ", "-", "1", true },
        .{ "const a = ", "~", "1", true },
        .{ "const a = ", "!", "b", true },
        .{ "const a = ", "&", "b", true },
        .{ "const a = ", "try ", "b", true },
        .{ "const a: ", "?", "b = 1", true },
        .{ "const a: ", "*", "b = 1", true },
        .{ "const a: ", "**", "b = 1", true },
        .{ "const a: ", "*const ", "b = 1", true },
        .{ "const a: ", "[]", "b = 1", true },
        .{ "const a: ", "[*:0]const ", "b = 1", true },
        .{ "const a: ", "[4]", "b = 1", true },
        .{ "const a: ", "b!", "b = 1", true },
        .{ "const a: ", "anyframe->", "b = 1", true },
        .{ "const a: ", "fn () ", "b = 1", true },
        .{ "const a = ", "if (b) ", "c", true },
        .{ "const a = ", "if (b) c else ", "d", true },
        .{ "fn a() void { ", "if (b) {} else ", "{} }", true },
        .{ "const a = ", "while (b) ", "c", true },
        .{ "const a = ", "for (b) |_| ", "c", true },
        .{ "const a = ", "switch (b) { else => ", "c", true },
        .{ "const a = ", "comptime ", "b", true },
        .{ "fn a() void { ", "return ", "b; }", true },
        .{ "fn a() void { ", "defer ", "b(); }", true },
        .{ "fn a() void { ", "b: {", "}", true },
        .{ "const a = ", "struct { const b = ", "1", true },
        .{ "const a = b", "(c", "1", true },
        .{ "const a = 1", " - 1", ";", false },
        .{ "const a = 1", " * 1", ";", false },
        .{ "const a = b", ".*", ";", false },
        .{ "const a = b", ".c()", ";", false },
        .{ "const a = b", "[0]", ";", false },
        .{ "const a = b", " ++ c", ";", false },
        .{ "const a = b", " orelse c", ";", false },
        .{ "const a = .{", " -1, try b, &c,", "};", false },
        .{ "fn a() void { ", "if (b) {} ", "}", false },
        .{ "fn a() void { ", "if (b) try c() else return; ", "}", false },
        .{ "fn a() void { ", "while (b) {} ", "}", false },
        .{ "", "fn a() void {} ", "", false },
        .{ "", "test { try a(); } ", "", false },
        .{ "", "// ((((\n", "", false },
        .{ "const a = \"", "(", "\";", false },
    };
    // The deepest that is parsed does not run out of stack.
    const deepest = "const a = " ++ "(" ** (nesting_max - 1) ++ "1";
    _ = try parser.parse(deepest);
    for (forms) |form| {
        const start, const repeated, const end, const nests = form;
        for ([_]usize{ nesting_max / 4, 200_000 }) |count| {
            text.clearRetainingCapacity();
            try text.appendSlice(std.testing.allocator, start);
            for (0..count) |_| try text.appendSlice(std.testing.allocator, repeated);
            try text.appendSlice(std.testing.allocator, end);
            try text.append(std.testing.allocator, 0);
            const source = text.items[0 .. text.items.len - 1 :0];
            if (parser.parse(source)) |_| {
                if (nests and count > nesting_max) {
                    std.debug.print("{s}: {d} of them were parsed\n", .{ repeated, count });
                    return error.TestUnexpectedResult;
                }
            } else |err| {
                if (err != error.NestedTooDeep) return err;
                if (!nests or count < nesting_max) {
                    std.debug.print("{s}: {d} of them were refused\n", .{ repeated, count });
                    return error.TestUnexpectedResult;
                }
            }
        }
    }
}

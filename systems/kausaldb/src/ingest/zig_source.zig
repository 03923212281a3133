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

pub const Parser = struct {
    arena: std.heap.ArenaAllocator,

    pub fn init(allocator: std.mem.Allocator) Parser {
        return .{ .arena = .init(allocator) };
    }

    pub fn deinit(self: *Parser) void {
        self.arena.deinit();
    }

    /// A file with syntax errors gives what could be understood, and their number.
    pub fn parse(self: *Parser, source: [:0]const u8) error{OutOfMemory}!Parsed {
        _ = self.arena.reset(.retain_capacity);
        const arena = self.arena.allocator();
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

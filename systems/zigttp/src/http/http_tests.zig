test {
    _ = @import("head_test.zig");
    _ = @import("chunked.zig");
    _ = @import("fields.zig");
    _ = @import("query.zig");
    _ = @import("answer.zig");
    _ = @import("date.zig");
    _ = @import("router.zig");
}

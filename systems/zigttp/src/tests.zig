test {
    _ = @import("http/http_tests.zig");
    _ = @import("engine/heap.zig");
    _ = @import("engine/intrinsics.zig");
    _ = @import("engine/program.zig");
    _ = @import("server/options.zig");
    _ = @import("server/connection_test.zig");
    _ = @import("server/error_page.zig");
    _ = @import("fuzz.zig");
}

//! KausalDB: a graph store for code. Blocks of text and typed edges between them, durable, walked and searched.

pub const types = @import("types.zig");
pub const BlockId = types.BlockId;
pub const Block = types.Block;
pub const NewBlock = types.NewBlock;
pub const Edge = types.Edge;
pub const EdgeType = types.EdgeType;
pub const EdgeTypes = types.EdgeTypes;
pub const Vfs = @import("vfs.zig").Vfs;
pub const RealVfs = @import("vfs/real.zig").RealVfs;
pub const FaultVfs = @import("vfs/fault.zig").FaultVfs;
pub const Store = @import("storage/store.zig").Store;
pub const record = @import("storage/record.zig");
pub const StoreOptions = @import("storage/store.zig").Options;
pub const Report = @import("storage/store.zig").Report;
pub const Counters = @import("storage/counters.zig").Counters;
pub const Database = @import("database.zig").Database;
pub const DatabaseOptions = @import("database.zig").Options;
pub const Index = @import("search/index.zig").Index;
pub const Tokens = @import("search/tokens.zig").Tokens;
pub const Parser = @import("ingest/zig_source.zig").Parser;
pub const linker = @import("ingest/linker.zig");
pub const Linker = linker.Linker;
pub const addFolder = @import("ingest/tree.zig").addFolder;
pub const Neighbor = @import("graph/graph.zig").Neighbor;
pub const Graph = @import("graph/graph.zig").Graph;
pub const simulation = @import("sim/history.zig");
pub const traverse = @import("graph/traverse.zig");

test {
    @import("std").testing.refAllDecls(@This());
    _ = @import("id_map.zig");
    _ = @import("slab.zig");
    _ = @import("vfs/kind.zig");
    _ = @import("storage/bloom.zig");
    _ = @import("storage/store_test.zig");
    _ = @import("ingest/linker_test.zig");
    _ = @import("ingest/graph_test.zig");
}

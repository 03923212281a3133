//! Which of the files that look like tables are the store. There is no list of them that could be lost:
//! each table says which writes it covers, and together with the log they must cover all, from the first on.

const std = @import("std");
const table_format = @import("table.zig");
const Table = table_format.Table;
const Counters = @import("counters.zig").Counters;
const recovery = @import("recovery.zig");
const vfs = @import("../vfs.zig");

pub const Found = struct {
    tables: std.ArrayList(Table),
    next_number: u64,
    /// Files to be removed once the store has opened: torn, or merged into another.
    superseded: []const []const u8,
};

/// `log_first` is the first write that the log still holds.
pub fn load(allocator: std.mem.Allocator, arena: std.mem.Allocator, disk: vfs.Vfs, counters: *Counters, log_first: ?u64, report: *recovery.Report) recovery.Error!Found {
    var tables: std.ArrayList(Table) = .empty;
    errdefer {
        for (tables.items) |*table| table.close();
        tables.deinit(allocator);
    }
    var superseded: std.ArrayList([]const u8) = .empty;
    var next_number: u64 = 1;
    for (try disk.list(arena)) |name| {
        if (!std.mem.startsWith(u8, name, "table-")) continue;
        const number = std.fmt.parseInt(u64, name["table-".len..], 10) catch continue;
        next_number = @max(next_number, number + 1);
        try tables.ensureUnusedCapacity(allocator, 1);
        const table = Table.open(allocator, disk, name, counters) catch |err| switch (err) {
            error.Corrupt => {
                try superseded.append(arena, name);
                continue;
            },
            else => |other| return other,
        };
        tables.appendAssumeCapacity(table);
    }
    std.mem.sortUnstable(Table, tables.items, {}, widestFirst);

    // A merged table stands for its parts, once it is known to be whole.
    var index: usize = 0;
    while (index < tables.items.len) {
        const table = &tables.items[index];
        const covered = if (index == 0) 0 else tables.items[index - 1].footer.last_sequence;
        const stays = table.footer.last_sequence > covered and
            (!hasSources(tables.items, index, log_first) or try secure(allocator, table, disk));
        if (!stays) {
            try superseded.append(arena, try arena.dupe(u8, table.name));
            table.close();
            _ = tables.orderedRemove(index);
            continue;
        }
        if (table.footer.first_sequence != covered + 1) return missing(report, covered, table.footer.first_sequence - 1, superseded.items);
        index += 1;
    }
    const end = if (tables.items.len == 0) 0 else tables.getLast().footer.last_sequence;
    // A store that ever wrote has a log. One that begins later than the tables end means that a table is lost,
    // and then an unreadable file was no torn newcomer.
    const first = log_first orelse end + 2;
    if (first > end + 1 and (log_first != null or end > 0 or superseded.items.len > 0)) {
        return missing(report, end, first - 1, superseded.items);
    }
    return .{ .tables = tables, .next_number = next_number, .superseded = superseded.items };
}

fn widestFirst(_: void, a: Table, b: Table) bool {
    if (a.footer.first_sequence != b.footer.first_sequence) return a.footer.first_sequence < b.footer.first_sequence;
    return a.footer.last_sequence > b.footer.last_sequence;
}

/// Whether all that the table holds is still elsewhere: in its parts, or in the log.
fn hasSources(tables: []const Table, index: usize, log_first: ?u64) bool {
    const footer = tables[index].footer;
    var next = footer.first_sequence;
    for (tables[index + 1 ..]) |part| {
        if (part.footer.first_sequence == next and part.footer.last_sequence <= footer.last_sequence) next = part.footer.last_sequence + 1;
    }
    return next > footer.last_sequence or (log_first != null and log_first.? <= next);
}

/// For a table whose sync may never have happened, or have failed under a process that was then killed:
/// false when it is torn, and when it is whole it is on the device now.
fn secure(allocator: std.mem.Allocator, table: *const Table, disk: vfs.Vfs) vfs.Error!bool {
    table.verifyAll() catch |err| switch (err) {
        error.Corrupt => return false,
        else => |other| return other,
    };
    const file = try disk.open(table.name, .write);
    defer file.close();
    try file.rewrite(allocator, try file.size());
    try disk.syncFolder();
    return true;
}

fn missing(report: *recovery.Report, covered: u64, until: u64, unreadable_names: []const []const u8) error{Corrupt} {
    const suspect = if (unreadable_names.len > 0) unreadable_names[0] else "no file";
    return report.damaged("writes {d} to {d} are in no table and no log; unreadable: {s}", .{ covered + 1, until, suspect });
}

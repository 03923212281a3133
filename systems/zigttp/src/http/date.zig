//! The Date field (RFC 9110 §5.6.7). Pure.

const std = @import("std");

const days = [_]*const [3]u8{ "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed" };
const months = [_]*const [3]u8{ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };

/// IMF-fixdate of seconds since 1970.
pub fn write(seconds: u64, into: *[29]u8) void {
    const epoch: std.time.epoch.EpochSeconds = .{ .secs = seconds };
    const day = epoch.getEpochDay();
    const time = epoch.getDaySeconds();
    const year = day.calculateYearDay();
    const month = year.calculateMonthDay();
    _ = std.fmt.bufPrint(into, "{s}, {d:0>2} {s} {d:0>4} {d:0>2}:{d:0>2}:{d:0>2} GMT", .{
        days[day.day % 7],      month.day_index + 1,       months[month.month.numeric() - 1], year.year,
        time.getHoursIntoDay(), time.getMinutesIntoHour(), time.getSecondsIntoMinute(),
    }) catch unreachable;
}

test "the RFC's own example, a leap day, the epoch" {
    var text: [29]u8 = undefined;
    write(784111777, &text);
    try std.testing.expectEqualStrings("Sun, 06 Nov 1994 08:49:37 GMT", &text);
    write(1709164799, &text);
    try std.testing.expectEqualStrings("Wed, 28 Feb 2024 23:59:59 GMT", &text);
    write(1709164800, &text);
    try std.testing.expectEqualStrings("Thu, 29 Feb 2024 00:00:00 GMT", &text);
    write(0, &text);
    try std.testing.expectEqualStrings("Thu, 01 Jan 1970 00:00:00 GMT", &text);
}

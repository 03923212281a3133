/** Something wrong in a file that was read: where it stands, what was expected, what to do. */
export interface Problem {
    readonly file: string;
    /** 1-based; absent where the whole file is meant. */
    readonly line: number | undefined;
    /** 1-based, in characters. */
    readonly column: number | undefined;
    /** JSON pointer (RFC 6901) into the document; empty for the document itself. */
    readonly pointer: string;
    readonly message: string;
    /** What would have been right, where that can be said. */
    readonly expected: string | undefined;
    /** What to do next. */
    readonly hint: string | undefined;
    /** The line of the file, for people. */
    readonly sourceLine: string | undefined;
}
/** RFC 6901. */
export declare function formatPointer(path: readonly (string | number)[]): string;
/**
 * Control characters would move the cursor, colour the terminal or forge lines of a log, and of two words that differ
 * in one of no width nobody sees what is wrong; a line that starts with
 * `::` or has `##[` in it is a command to the runner of a GitHub job. As long as before, so that a caret below still
 * points at its place: `plain` and `terminal` of report/text leave out or add.
 */
export declare function printable(text: string): string;
export declare function formatProblems(problems: readonly Problem[]): string;

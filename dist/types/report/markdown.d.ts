import type { Report, Row } from "../core/model/report.js";
/** GitHub takes 65 536 characters of a comment; the rest is room for a marker and a link. */
export declare const MOST_CHARACTERS = 60000;
/**
 * The report as the comment on a pull request. Everything that a harness, a ref or a log brought is
 * escaped. Where it is too long, whole rows, lines and at last sections are left out, from the least important
 * up, and it says so.
 *
 * @param mostCharacters UTF-16 code units; the default is below GitHub's limit of a comment, 65 536
 * @returns GitHub-flavoured Markdown
 */
export declare function renderMarkdown(report: Report, mostCharacters?: number): string;
export interface Fitted {
    readonly text: string;
    /** What did not pass and has a row in the text. */
    readonly news: readonly Row[];
}
/** The same, with what became of the rows. */
export declare function fitMarkdown(report: Report, mostCharacters: number): Fitted;

import type { Browser } from "playwright-core";

export declare const NO_BROWSER: string;
export declare function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | undefined;
export declare function launchBrowser(): Promise<Browser>;

export declare function renderComment(markdown: string): string;
export declare function commentPage(markdown: string): string;

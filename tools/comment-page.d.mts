/** A report in Markdown as GitHub shows it in a pull request. */
export declare function commentPage(markdown: string, tools: string): string;

/** What a person sees of a piece of Markdown or HTML: "<code>N/A</code>", "**5,000**" and "[a](b)" as N/A, 5,000 and a. */
export declare function visible(text: string): string;

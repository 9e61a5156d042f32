export interface HtmlTable {
    readonly caption: string;
    /** Rows of cells, each where its column is: a cell over several columns or rows stands in all of them. */
    readonly rows: readonly HtmlRow[];
    readonly end: number;
}
export interface HtmlRow {
    readonly offset: number;
    readonly cells: readonly string[];
    readonly isHead: boolean;
}
/** @param from where `<table` stands in the text */
export declare function htmlTable(text: string, from: number): HtmlTable;

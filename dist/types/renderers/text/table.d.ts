export interface Column {
    readonly head: string;
    readonly align: 'left' | 'right';
    /** May be wrapped onto several lines, down to so many columns. */
    readonly least?: number;
}
export type Paint = (text: string, row: number, column: number) => string;
/** An aligned table of at most so many columns; undefined when it cannot be made to fit. */
export declare function table(head: readonly Column[], rows: readonly (readonly string[])[], width: number, paint: Paint): readonly string[] | undefined;

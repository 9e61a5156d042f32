export interface Printer {
    readonly print: (text: string) => void;
    readonly isTerminal: boolean;
    /** Characters that a line of it holds; Infinity where it is no terminal. */
    readonly width: number;
}
/** Nothing that was printed waits for somebody to take it. */
export declare const isAllPrinted: () => boolean;
/** @param of 1 or 2, where it can be written to at once */
export declare function printer(stream: () => NodeJS.WriteStream, of: number): Printer;

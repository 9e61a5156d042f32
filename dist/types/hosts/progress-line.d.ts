import type { Printer } from './printer.js';
/** One line on a terminal, written over until something else is to be said. */
export declare function progressLine(on: Printer): {
    readonly show: (text: string) => void;
    readonly clear: () => void;
};

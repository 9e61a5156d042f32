import type { Row } from './rows.js';
/**
 * The text of a field. JMeter writes UTF-8, older versions the platform's encoding: what is not UTF-8 is read as
 * ISO 8859-1, so that two different names stay two.
 */
export declare const fieldText: ({ bytes, starts, ends, doubled }: Row, field: number) => string;
export declare function textOf(bytes: Uint8Array, isDoubled: boolean): string;
export declare const latin1Text: (bytes: Uint8Array) => string;

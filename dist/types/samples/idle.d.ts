/**
 * A long time within a result in which nothing was measured: JMeter without -f adds its rows to a result that is there, and two
 * tests are read as one. It is looked for in a few places and then by halves, so that it costs next to nothing whatever
 * the size; a result that is not a file, or is packed, is not asked.
 */
import type { Content } from '../model.js';
import type { Scanned } from './ledger.js';
import type { Ways } from './ways.js';
/** In milliseconds since 1970, to some rows. */
export interface Idle {
    readonly fromMs: number;
    readonly toMs: number;
}
/** The longest such time, if there is one worth a word. */
export declare function idleIn(content: Content, ways: Ways, { firstStartMs, lastEndMs }: Pick<Scanned, 'firstStartMs' | 'lastEndMs'>): Idle | undefined;

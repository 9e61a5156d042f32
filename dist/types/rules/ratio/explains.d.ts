import type { RunTable } from './series.js';
/**
 * Whether a case is worse itself, and not only because the others got better, which moves the shift: the raw change must be
 * worse too, and so must the change against all cases.
 */
export declare function explains({ excess, raw, overAll }: {
    readonly excess: number;
    readonly raw: number;
    readonly overAll: number;
}, tolerance: number, table: RunTable): boolean;

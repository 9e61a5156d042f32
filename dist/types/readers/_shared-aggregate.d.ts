/**
 * The heads of an aggregate of JMeter's, in JMeter's words, wherever they are known from; undefined where it is none.
 * Without a head, order is what vouches for the columns: min <= median <= 90 <= 95 <= 99 <= max.
 */
export declare function aggregateHeads(text: string): {
    readonly heads: readonly string[];
    readonly implied: boolean;
} | undefined;

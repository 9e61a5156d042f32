/**
 * Where the newest values begin to lie apart from all before them. The test needs some 18 runs; until then, and while a
 * regression is only a night or two old, nothing else would keep bad runs out of the level.
 *
 * @param starts of the stretches known so far
 */
export declare function endingOf(values: readonly number[], starts: readonly number[], tolerance: number): number | undefined;

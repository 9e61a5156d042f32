import type { Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { Measurer, Pair, Side, Version } from './measurer.js';
import { setAside } from './results-folder.js';

/** A measured pair: the folders of its results, and the side that was measured first. */
export interface MeasuredPair extends Readonly<Record<Side, string>> {
  readonly first: Side;
  /** The folders of the same pair when other programs disturbed it, which is not judged. */
  readonly disturbed?: Readonly<Record<Side, string>>;
}

/**
 * Measures both sides, one right after the other. Two pairs are a block: the first one is measured in random order, the second one
 * in the opposite order, so that a machine that warms up or drifts favours neither side.
 *
 * @param before the side that was measured first in the pair before, if there is one
 * @returns the pair, or why one side could not be measured
 */
export async function measurePair(
  measurer: Measurer,
  versions: Readonly<Record<Side, Version>>,
  pair: Pair,
  before: Side | undefined,
  host: Pick<Host, 'random' | 'moveFolder' | 'removeFolder'>,
): Promise<MeasuredPair | { readonly failed: Side; readonly problem: Problem }> {
  const isSecond = pair.number % 2 === 0 && before !== undefined;
  const first = isSecond ? other(before) : host.random() < 0.5 ? 'base' : 'head';
  const second = other(first);
  const one = await measurer.measure(versions[first], pair);
  if (typeof one !== 'string') return { failed: first, problem: one };
  const two = await measurer.measure(versions[second], pair);
  if (typeof two === 'string') return { base: first === 'base' ? one : two, head: first === 'head' ? one : two, first };
  // Half a pair is not judged with the others, whoever looks at them later.
  await setAside(one, 'unfinished', host);
  return { failed: second, problem: two };
}

const other = (side: Side): Side => (side === 'base' ? 'head' : 'base');

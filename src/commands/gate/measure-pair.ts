import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Measurer, Pair, Side, Version } from './measurer.js';

/**
 * Measures both sides in random order, so that a drift of the machine favours neither.
 *
 * @returns the folders of the results, or why one side could not be measured
 */
export async function measurePair(
  measurer: Measurer,
  versions: Readonly<Record<Side, Version>>,
  pair: Pair,
  { random }: Pick<Host, 'random'>,
): Promise<Readonly<Record<Side, string>> | { readonly failed: Side; readonly problem: Problem }> {
  const order: readonly Side[] = random() < 0.5 ? ['base', 'head'] : ['head', 'base'];
  const folders = { base: '', head: '' };
  for (const side of order) {
    const results = await measurer.measure(versions[side], pair);
    if (typeof results !== 'string') return { failed: side, problem: results };
    folders[side] = results;
  }
  return folders;
}

/** Finds results that are copies of others, as a script leaves them that measures one configuration and copies its files. */
import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import { caseKeyOf } from './located.js';
import type { Shard } from './merge-shards.js';
import { copiedResults } from '../problems/belonging.js';

/** The number of samples from which equal counts and times cannot be a coincidence. */
const minSamples = 100;

/**
 * Finds samples of a label that count for two cases, or as two repetitions of one. Different labels may have the same
 * times: a transaction with a single request has those of the request.
 */
export function findCopiedResults(measurements: readonly Shard[]): readonly Problem[] {
  const counted = measurements.filter(
    ({ measurement: { histogram, samples = 0 } }) => histogram !== undefined && samples >= minSamples,
  );
  const alike = groupBy(counted, ({ measurement: { label, histogram, samples } }) =>
    JSON.stringify([label, histogram?.firstStartMs, histogram?.lastEndMs, samples]),
  );
  const copies = [...alike.values()].flatMap(([original, ...others]) =>
    others.flatMap((copy) =>
      original !== undefined && isDeepStrictEqual(original.measurement.histogram, copy.measurement.histogram)
        ? [[original, copy] as const]
        : [],
    ),
  );
  const [first] = copies;
  if (first === undefined) return [];
  const [file = '', otherFile = ''] = first.map(({ sources }) => sources[0]?.file).toReversed();
  return [copiedResults(file, otherFile, [...new Set(copies.map(([, copy]) => caseKeyOf(copy)))])];
}

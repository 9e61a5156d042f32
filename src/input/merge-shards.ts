/**
 * A load test spread over many generators leaves many results of one case. Those that were made at the same time are parts
 * of one run and become one measurement, without loss: counts and sums are added, throughput is taken over the whole time,
 * percentiles anew. Those made one after the other are repetitions.
 */
import { nameCase, loadTestKey } from '../cases/names.js';
import { groupBy } from '../lang/group-by.js';
import type { Problem, Provenance, Shards } from '../model/documents.js';
import type { ReadOptions } from '../model/reading.js';
import { shardsApart, shardsMerged, shardsNotMerged, shardTwice } from '../problems/inputs.js';
import { fromHistogram, type CountedCase } from './samples/histogram.js';
import { remeasure } from './samples/measurement.js';
import { mergeCounted } from './samples/merge-counted.js';
import { findMisalignment, groupByOverlap, type Misalignment, type Timed } from './overlap.js';

/** A measurement that may be part of another. */
export interface Shard extends Timed {
  /** Of a history: what a run held was settled when it was recorded. */
  readonly run?: Provenance;
}

export interface Joined {
  readonly joined: readonly Shard[];
  readonly problems: readonly Problem[];
}

/** @param how overlap: what was made at the same time is merged. merge: everything is. repetitions: nothing is. */
export function mergeShards(found: readonly Shard[], how: Shards, { percentiles }: ReadOptions): Joined {
  if (how === 'repetitions') return { joined: found, problems: [] };
  const seen: Seen = { merged: [], summaries: [], repeated: [], apart: [] };
  const joined = new Map<Shard, Shard | undefined>();
  // All labels of a load test tell when its parts were made: one that is called once would not.
  for (const test of groupBy(found.filter(isUnrecorded), ({ measurement }) => loadTestKey(measurement)).values())
    for (const together of how === 'merge' ? [test] : groupByOverlap(test)) {
      if (new Set(together.flatMap(filesOf)).size === 1 && how !== 'merge') continue;
      const parts: Shard[] = [];
      for (const ofCase of groupBy(together, caseKeyOf).values())
        if (ofCase.length > 1) parts.push(...join(ofCase, percentiles, seen, joined));
      const apart = findMisalignment(parts);
      if (apart !== undefined) seen.apart.push(apart);
    }
  return {
    joined: found.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : each)),
    problems: problemsOf(seen),
  };
}

/** What there is to be told, whatever the number of cases. */
interface Seen {
  readonly merged: Shard[];
  readonly summaries: Shard[];
  readonly repeated: Shard[];
  readonly apart: Misalignment[];
}

export const isUnrecorded = ({ run }: Shard): boolean => run === undefined;
const filesOf = ({ sources }: Shard): readonly string[] => sources.map(({ file }) => file);
const caseKeyOf = ({ measurement }: Shard): string => nameCase(measurement).key;

/**
 * The parts of one case: the first gives way to the whole, the others to nothing.
 *
 * @returns what was merged
 */
function join(
  shards: readonly Shard[],
  percentiles: ReadOptions['percentiles'],
  seen: Seen,
  joined: Map<Shard, Shard | undefined>,
): readonly Shard[] {
  const distinct = withoutRepeated(shards, seen.repeated);
  const parts = distinct.flatMap(({ measurement }) => fromHistogram(measurement) ?? []);
  const [first] = distinct;
  const whole = parts.reduce<CountedCase | undefined>(
    (sum, part) => (sum === undefined ? part : mergeCounted(sum, part)),
    undefined,
  );
  if (first === undefined || whole === undefined || parts.length < distinct.length) {
    seen.summaries.push(...distinct);
    return [];
  }
  const told = { ...whole.told, ...(percentiles === undefined ? {} : { percentiles }) };
  for (const each of shards) joined.set(each, undefined);
  joined.set(first, {
    measurement: remeasure(first.measurement, { ...whole, told }),
    sources: distinct.flatMap(({ sources }) => sources),
  });
  if (distinct.length > 1) seen.merged.push(...distinct);
  return distinct;
}

/** So many samples do not by chance begin, end and take the same times to the millisecond. */
const tellingSamples = 100;

function withoutRepeated(shards: readonly Shard[], repeated: Shard[]): readonly Shard[] {
  const known = new Map<string, Shard>();
  return shards.filter((each) => {
    const { histogram, samples = 0 } = each.measurement;
    if (histogram === undefined || samples < tellingSamples) return true;
    const text = JSON.stringify(histogram);
    const same = known.get(text);
    if (same === undefined) known.set(text, each);
    else repeated.push(same, each);
    return same === undefined;
  });
}

function problemsOf({ merged, summaries, repeated, apart }: Seen): readonly Problem[] {
  const files = (of: readonly Shard[]): readonly string[] => [...new Set(of.flatMap(filesOf))];
  const [worst] = [...apart].sort((a, b) => b.lost - a.lost);
  return [
    ...(merged.length === 0 ? [] : [shardsMerged(files(merged))]),
    ...(summaries.length === 0 ? [] : [shardsNotMerged(files(summaries), [...new Set(summaries.map(caseKeyOf))])]),
    ...(repeated.length === 0 ? [] : [shardTwice(files(repeated))]),
    ...(worst === undefined ? [] : [shardsApart(worst.files, worst.offset, worst.lost, apart.length - 1)]),
  ];
}

/**
 * Merges the results of several load generators. A load test with several load generators leaves one result per generator,
 * and all of them measure the same cases. Results of the same time are shards of one run and are merged without loss:
 * counts and sums are added, throughput is computed over the whole time, percentiles are computed from the merged counts.
 * Results of different times are repetitions.
 */
import { loadTestKey } from '../cases/names.js';
import { groupBy, defined } from '../lang/objects.js';
import type { Problem, Provenance, Shards } from '../model/documents.js';
import type { ReadOptions } from '../model/reading.js';
import { fromHistogram } from './samples/histogram.js';
import { remeasure } from './samples/measurement.js';
import { mergeCounted } from './samples/merge-counted.js';
import { caseKeyOf, filesOf, type LocatedMeasurement } from './located.js';
import { findMisalignment, groupByOverlap, type Misalignment } from './overlap.js';
import { shardsApart, shardsMerged, shardsNotMerged, shardTwice } from '../problems/belonging.js';

/** A measurement that may be one of several shards. */
export interface Shard extends LocatedMeasurement {
  /** The recorded run it belongs to, if it comes from a history. Its shards were merged before they were recorded. */
  readonly run?: Provenance;
}

export const isUnrecorded = ({ run }: Shard): boolean => run === undefined;

/**
 * @param mode `overlap` merges results of the same time, `merge` all of them, `repetitions` none
 * @returns the measurements in their order; a merged one replaces its first shard
 */
export function mergeShards<Named extends Shard>(
  measurements: readonly Named[],
  mode: Shards,
  { percentiles }: ReadOptions,
): { readonly measurements: readonly Named[]; readonly problems: readonly Problem[] } {
  if (mode === 'repetitions') return { measurements, problems: [] };
  const groups = groupByRun(measurements.filter(isUnrecorded), mode).map((group) =>
    [...groupBy(group, caseKeyOf).values()]
      .filter((shards) => shards.length > 1)
      .map((shards) => mergeCase(shards, percentiles)),
  );
  const replacements = new Map(groups.flat().flatMap(({ replacements }) => replacements));
  return {
    measurements: measurements.flatMap((measurement) =>
      replacements.has(measurement) ? (replacements.get(measurement) ?? []) : measurement,
    ),
    problems: describeMerges(groups),
  };
}

/**
 * The shards of one run. The time span of a shard covers all labels of a load test, because a label that is called only
 * once cannot show whether two generators ran at the same time.
 */
function groupByRun<Named extends Shard>(shards: readonly Named[], mode: Shards): readonly (readonly Named[])[] {
  const loadTests = [...groupBy(shards, ({ measurement }) => loadTestKey(measurement)).values()];
  return mode === 'merge'
    ? loadTests
    : loadTests.flatMap(groupByOverlap).filter((group) => new Set(group.flatMap(filesOf)).size > 1);
}

/** How the shards of one case were merged. */
interface CaseMerge<Named extends Shard = Shard> {
  /** The replacement of each shard: the merged measurement for the first one, nothing for the others. */
  readonly replacements: readonly (readonly [shard: Named, replacement: Named | undefined])[];
  /** The distinct shards that were merged. */
  readonly parts: readonly Shard[];
  /** Shards that cannot be merged because they are summaries without counts. */
  readonly summaries: readonly Shard[];
  /** Shards whose content duplicates another shard. */
  readonly duplicates: readonly Shard[];
}

function mergeCase<Named extends Shard>(
  shards: readonly Named[],
  percentiles: ReadOptions['percentiles'],
): CaseMerge<Named> {
  const { distinct, duplicates } = splitDuplicates(shards);
  const counted = distinct.flatMap(({ measurement }) => fromHistogram(measurement) ?? []);
  const [first] = distinct;
  const [firstCounted, ...otherCounted] = counted;
  if (first === undefined || firstCounted === undefined || counted.length < distinct.length)
    return { replacements: [], parts: [], summaries: distinct, duplicates };
  const whole = otherCounted.reduce(mergeCounted, firstCounted);
  const merged: Named = {
    ...first,
    measurement: remeasure(first.measurement, { ...whole, context: { ...whole.context, ...defined({ percentiles }) } }),
    sources: distinct.flatMap(({ sources }) => sources),
  };
  return {
    replacements: shards.map((shard) => [shard, shard === first ? merged : undefined] as const),
    parts: distinct,
    summaries: [],
    duplicates,
  };
}

/** The number of samples from which identical histograms cannot be a coincidence: one file is a copy of the other. */
const minSamplesToCompare = 100;

function splitDuplicates<Named extends Shard>(
  shards: readonly Named[],
): Pick<CaseMerge, 'duplicates'> & { distinct: readonly Named[] } {
  const known = new Map<string, Shard>();
  const duplicates: Shard[] = [];
  const distinct = shards.filter((shard) => {
    const { histogram, samples = 0 } = shard.measurement;
    if (histogram === undefined || samples < minSamplesToCompare) return true;
    const content = JSON.stringify(histogram);
    const original = known.get(content);
    if (original === undefined) known.set(content, shard);
    else duplicates.push(original, shard);
    return original === undefined;
  });
  return { distinct, duplicates };
}

/** Reports one problem per kind, whatever the number of cases. */
function describeMerges(groups: readonly (readonly CaseMerge[])[]): readonly Problem[] {
  const merges = groups.flat();
  const distinctFiles = (shards: readonly Shard[]): readonly string[] => [...new Set(shards.flatMap(filesOf))];
  const merged = merges.flatMap(({ parts }) => (parts.length > 1 ? parts : []));
  const summaries = merges.flatMap((merge) => merge.summaries);
  const duplicates = merges.flatMap((merge) => merge.duplicates);
  const misalignments = groups
    .flatMap((group): Misalignment | readonly [] => findMisalignment(group.flatMap(({ parts }) => parts)) ?? [])
    .sort((a, b) => b.lostPercent - a.lostPercent);
  const [worst] = misalignments;
  return [
    ...(merged.length === 0 ? [] : [shardsMerged(distinctFiles(merged))]),
    ...(summaries.length === 0
      ? []
      : [shardsNotMerged(distinctFiles(summaries), [...new Set(summaries.map(caseKeyOf))])]),
    ...(duplicates.length === 0 ? [] : [shardTwice(distinctFiles(duplicates))]),
    ...(worst === undefined
      ? []
      : [shardsApart(worst.files, worst.offset, worst.lostPercent, misalignments.length - 1)]),
  ];
}

/**
 * Merges the shards of a run without loss: counts and sums are added, throughput is computed over the whole time, percentiles are
 * computed from the merged counts.
 */
import { loadTestKey } from '../../cases/names.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Problem, Shards } from '../../model/documents.js';
import type { ReadOptions } from '../../model/reading.js';
import { shardsApart, shardsMerged, shardsNotMerged, shardTwice } from '../../problems/belonging.js';
import { caseKeyOf, fileOf, filesOf } from '../located.js';
import type { NamedMeasurement } from '../name-case.js';
import { fromHistogram } from '../../samples/histogram.js';
import { remeasure } from '../../samples/measurement.js';
import { mergeCounted } from '../../samples/histogram.js';
import { findCopies, splitByTime, type Belonging } from './relation.js';
import { exactSpan, spanLength, unionOfSpans, type Span } from './spans.js';

/** @returns the measurements in their order; a merged one replaces its first shard */
export function mergeParts(
  measurements: readonly NamedMeasurement[],
  mode: Shards,
  { percentiles }: ReadOptions,
): Belonging {
  const runs = [...groupBy(measurements, ({ measurement }) => loadTestKey(measurement)).values()]
    .flatMap((loadTest) => splitByTime(loadTest, mode))
    .filter((run) => mode === 'merge' || new Set(run.flatMap(filesOf)).size > 1)
    .map((run) =>
      [...groupBy(run, caseKeyOf).values()]
        .filter((shards) => shards.length > 1)
        .map((shards) => mergeCase(shards, percentiles)),
    );
  const replacements = new Map(runs.flat().flatMap(({ replacements }) => replacements));
  return {
    measurements: measurements.flatMap((measurement) =>
      replacements.has(measurement) ? (replacements.get(measurement) ?? []) : measurement,
    ),
    problems: describeMerges(runs),
  };
}

/** How the shards of one case were merged. */
interface CaseMerge {
  /** The merged measurement for the first shard, nothing for the others. */
  readonly replacements: readonly (readonly [shard: NamedMeasurement, replacement: NamedMeasurement | undefined])[];
  readonly parts: readonly NamedMeasurement[];
  /** Shards that cannot be merged because they are summaries without counts. */
  readonly summaries: readonly NamedMeasurement[];
  /** Shards with the samples of another one, and those. */
  readonly duplicates: readonly NamedMeasurement[];
}

function mergeCase(shards: readonly NamedMeasurement[], percentiles: ReadOptions['percentiles']): CaseMerge {
  const copies = findCopies(shards);
  const duplicates = [...copies].flat();
  const parts = shards.filter((shard) => !copies.has(shard));
  const [first] = parts;
  const [counted, ...others] = parts.flatMap(({ measurement }) => fromHistogram(measurement) ?? []);
  if (first === undefined || counted === undefined || others.length + 1 < parts.length)
    return { replacements: [], parts: [], summaries: parts, duplicates };
  const whole = others.reduce(mergeCounted, counted);
  const merged: NamedMeasurement = {
    ...first,
    measurement: remeasure(first.measurement, { ...whole, context: { ...whole.context, ...defined({ percentiles }) } }),
    sources: parts.flatMap(({ sources }) => sources),
  };
  const replacements = shards.map((shard) => [shard, shard === first ? merged : undefined] as const);
  return { replacements, parts, summaries: [], duplicates };
}

/** Reports one problem per kind, whatever the number of cases. */
function describeMerges(runs: readonly (readonly CaseMerge[])[]): readonly Problem[] {
  const collect = (read: (merge: CaseMerge) => readonly NamedMeasurement[]): readonly NamedMeasurement[] =>
    runs.flat().flatMap(read);
  const distinctFiles = (shards: readonly NamedMeasurement[]): readonly string[] => [
    ...new Set(shards.flatMap(filesOf)),
  ];
  const merged = collect(({ parts }) => (parts.length > 1 ? parts : []));
  const [summaries, duplicates] = [collect((merge) => merge.summaries), collect((merge) => merge.duplicates)];
  const misalignments = runs.flatMap((run) => findMisalignment(run.flatMap(({ parts }) => parts)) ?? []);
  const [worst, ...more] = misalignments.sort((a, b) => b.lostPercent - a.lostPercent);
  return [
    ...(merged.length === 0 ? [] : [shardsMerged(distinctFiles(merged))]),
    ...(summaries.length === 0
      ? []
      : [shardsNotMerged(distinctFiles(summaries), [...new Set(summaries.map(caseKeyOf))])]),
    ...(duplicates.length === 0 ? [] : [shardTwice(distinctFiles(duplicates))]),
    ...(worst === undefined ? [] : [shardsApart(worst.files, worst.offset, worst.lostPercent, more.length)]),
  ];
}

/** Shards that did not run over the same time span. */
interface Misalignment {
  /** The most misaligned shard, and the longest one, with which it is compared. */
  readonly files: readonly [file: string, longest: string];
  /** The difference between the two shards' starts and ends, in milliseconds; positive if the first is later. */
  readonly offset: Span;
  /**
   * How far the throughput of the merged shards over their whole time span is below the sum of their throughputs, in
   * percent.
   */
  readonly lostPercent: number;
}

/** The default tolerance of throughput: a smaller loss alone cannot decide a verdict. */
const toleratedPercent = 5;

/** Undefined if the shards align well enough for their merged throughput to be right. */
function findMisalignment(parts: readonly NamedMeasurement[]): Misalignment | undefined {
  const files = [...groupBy(parts, fileOf)]
    .map(([file, members]) => ({
      file,
      samples: members.reduce((sum, { measurement: { samples = 0 } }) => sum + samples, 0),
      span: unionOfSpans(members.flatMap(({ measurement }) => exactSpan(measurement) ?? [])),
    }))
    .filter(({ span }) => spanLength(span) > 0); // an instant has no throughput
  const totalMs = spanLength(unionOfSpans(files.map(({ span }) => span)));
  const samples = files.reduce((sum, file) => sum + file.samples, 0);
  const sumOfRates = files.reduce((sum, file) => sum + file.samples / spanLength(file.span), 0);
  const lostPercent = 100 * (1 - samples / totalMs / sumOfRates);
  const [longest, ...others] = [...files].sort((a, b) => spanLength(b.span) - spanLength(a.span));
  if (longest === undefined || lostPercent <= toleratedPercent) return undefined;
  const misalignments = others.map(({ file, span }) => ({
    files: [file, longest.file] as const,
    offset: { startMs: span.startMs - longest.span.startMs, endMs: span.endMs - longest.span.endMs },
    lostPercent,
  }));
  const distance = ({ offset }: Misalignment): number => Math.abs(offset.startMs) + Math.abs(offset.endMs);
  return misalignments.sort((a, b) => distance(b) - distance(a))[0];
}

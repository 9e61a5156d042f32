/**
 * Merges the shards of a run without loss: counts and sums are added, throughput is computed over the whole time, percentiles are
 * computed from the merged counts.
 */
import { loadTestKey } from '../../cases/names.js';
import type { ReadRequest } from '../../config/settings.js';
import { addAll, defined, groupBy } from '../../lang/objects.js';
import { shardsApart, shardsMerged, shardsNotMerged, shardTwice } from '../../problems/belonging.js';
import { generator, type NamedMeasurement } from '../name-case.js';
import { caseKeyOf, fileOf, filesOf } from '../located.js';
import { fromHistogram, mergeCounted } from '../../samples/histogram.js';
import { remeasure } from '../../samples/measurement.js';
import type { Belonging, Relations } from './relation.js';
import { exactSpan, spanLength, unionOfSpans, type Span } from './spans.js';

/** @returns the measurements in their order; a merged one replaces its first shard */
export function mergeParts(
  measurements: readonly NamedMeasurement[],
  { shards: mode, options }: Pick<ReadRequest, 'shards' | 'options'>,
  relations: Relations,
): Belonging {
  const replacements = new Map<NamedMeasurement, NamedMeasurement | undefined>();
  const merged: NamedMeasurement[] = [];
  const summaries: NamedMeasurement[] = [];
  const duplicates: NamedMeasurement[] = [];
  const misalignments: Misalignment[] = [];
  const loadTests = groupBy(measurements, ({ measurement }) => loadTestKey(measurement));
  for (const run of [...loadTests.values()].flatMap((loadTest) => relations.split(loadTest, mode))) {
    if (mode !== 'merge' && new Set(run.flatMap(filesOf)).size < 2) continue;
    const parts: NamedMeasurement[] = [];
    for (const shards of groupBy(run, caseKeyOf).values()) {
      const copies = relations.copiesIn(shards);
      addAll(duplicates, [...copies].flat());
      const own = shards.filter((shard) => !copies.has(shard));
      const whole = shards.length > 1 ? mergeCase(own, options) : undefined;
      if (shards.length > 1 && whole === undefined) addAll(summaries, own);
      if (whole === undefined) continue;
      for (const shard of shards) replacements.set(shard, shard === own[0] ? whole : undefined);
      if (own.length > 1) addAll(merged, own);
      addAll(parts, own);
    }
    addAll(misalignments, findMisalignment(parts));
  }
  // Without times, the names of load generators show which summaries are shards.
  const undated = measurements.filter(({ measurement }) => exactSpan(measurement) === undefined);
  const parts = undated.filter((named) => fileOf(named).replaceAll('/', '.').search(generator) !== -1);
  for (const shards of groupBy(parts, caseKeyOf).values())
    if (mode === 'overlap' && new Set(shards.map(fileOf)).size > 1) addAll(summaries, shards);
  const [worst, ...more] = misalignments.sort((a, b) => b.lostPercent - a.lostPercent);
  const listFiles = (shards: readonly NamedMeasurement[]): readonly string[] => [...new Set(shards.flatMap(filesOf))];
  return {
    measurements: measurements.flatMap((measurement) =>
      replacements.has(measurement) ? (replacements.get(measurement) ?? []) : measurement,
    ),
    // One problem per kind, whatever the number of cases.
    problems: [
      ...(merged.length === 0 ? [] : [shardsMerged(listFiles(merged))]),
      ...(summaries.length === 0
        ? []
        : [shardsNotMerged(listFiles(summaries), [...new Set(summaries.map(caseKeyOf))])]),
      ...(duplicates.length === 0 ? [] : [shardTwice(listFiles(duplicates))]),
      ...(worst === undefined ? [] : [shardsApart(worst.files, worst.offset, worst.lostPercent, more.length)]),
    ],
  };
}

/** The merged shards of one case; undefined if one of them is a summary without counts. */
function mergeCase(
  shards: readonly NamedMeasurement[],
  { percentiles }: ReadRequest['options'],
): NamedMeasurement | undefined {
  const [first] = shards;
  const [counted, ...others] = shards.flatMap(({ measurement }) => fromHistogram(measurement) ?? []);
  if (first === undefined || counted === undefined || others.length + 1 < shards.length) return undefined;
  const whole = others.reduce(mergeCounted, counted);
  return {
    ...first,
    measurement: remeasure(first.measurement, { ...whole, context: { ...whole.context, ...defined({ percentiles }) } }),
    sources: shards.flatMap(({ sources }) => sources),
  };
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

/** None if the shards align well enough for their merged throughput to be right. */
function findMisalignment(parts: readonly NamedMeasurement[]): readonly Misalignment[] {
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
  if (longest === undefined || lostPercent <= toleratedPercent) return [];
  const misalignments = others.map(({ file, span }) => ({
    files: [file, longest.file] as const,
    offset: { startMs: span.startMs - longest.span.startMs, endMs: span.endMs - longest.span.endMs },
    lostPercent,
  }));
  const distance = ({ offset }: Misalignment): number => Math.abs(offset.startMs) + Math.abs(offset.endMs);
  return misalignments.sort((a, b) => distance(b) - distance(a)).slice(0, 1);
}

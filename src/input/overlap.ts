/** Determines which measurements were made at the same time, and how well the shards of a run align in time. */
import { groupBy } from '../lang/objects.js';
import { fileOf, type LocatedMeasurement } from './located.js';
import { exactSpan, spanLength, unionOfSpans, type Span } from './time-gaps.js';

/**
 * Groups measurements whose times overlap, directly or through others, so that the result does not depend on the order of
 * merging. Measurements without an exact time span are excluded.
 */
export function groupByOverlap<T extends LocatedMeasurement>(measurements: readonly T[]): readonly (readonly T[])[] {
  const dated = measurements.flatMap((member) => {
    const span = exactSpan(member.measurement);
    return span === undefined ? [] : [{ member, span }];
  });
  const groups: { span: Span; readonly members: T[] }[] = [];
  for (const { member, span } of dated.sort((a, b) => a.span.startMs - b.span.startMs)) {
    const last = groups.at(-1);
    if (last === undefined || span.startMs > last.span.endMs) groups.push({ span, members: [member] });
    else {
      last.span = unionOfSpans([last.span, span]);
      last.members.push(member);
    }
  }
  const position = new Map(measurements.map((member, index) => [member, index]));
  // Keeps the order of input, because the order of merging must not depend on clocks.
  return groups.map(({ members }) => members.sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)));
}

/** Shards that did not run over the same time span. */
export interface Misalignment {
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
export function findMisalignment(parts: readonly LocatedMeasurement[]): Misalignment | undefined {
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

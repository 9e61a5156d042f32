/** When the parts of a load test were made: which belong together, and whether they ran at the same time. */
import { groupBy } from '../lang/group-by.js';
import type { Measurement } from '../model/documents.js';
import type { Source } from '../model/reading.js';

export interface Timed {
  readonly measurement: Measurement;
  readonly sources: readonly Source[];
}

/** Epoch milliseconds, both included. */
interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

function spanOf({ measurement: { histogram, startedAt, durationMs } }: Timed): Span | undefined {
  if (histogram !== undefined) return { startMs: histogram.firstStartMs, endMs: histogram.lastEndMs };
  if (startedAt === undefined || durationMs === undefined) return undefined;
  const startMs = Date.parse(startedAt);
  return { startMs, endMs: startMs + durationMs };
}

const hull = (a: Span, b: Span): Span => ({
  startMs: Math.min(a.startMs, b.startMs),
  endMs: Math.max(a.endMs, b.endMs),
});

const hullOf = (spans: readonly Span[]): Span => spans.reduce(hull, { startMs: Infinity, endMs: -Infinity });
const lengthOf = ({ startMs, endMs }: Span): number => endMs - startMs;

/** Those whose times overlap, directly or by way of others: so it does not matter what was merged before. */
export function groupByOverlap<T extends Timed>(shards: readonly T[]): readonly (readonly T[])[] {
  const dated = shards.flatMap((shard) => {
    const span = spanOf(shard);
    return span === undefined ? [] : [{ shard, span }];
  });
  const clusters: { span: Span; readonly shards: T[] }[] = [];
  for (const { shard, span } of dated.sort((a, b) => a.span.startMs - b.span.startMs)) {
    const last = clusters.at(-1);
    if (last === undefined || span.startMs > last.span.endMs) clusters.push({ span, shards: [shard] });
    else {
      last.span = hull(last.span, span);
      last.shards.push(shard);
    }
  }
  const order = new Map(shards.map((shard, i) => [shard, i]));
  // As they were read, and not by time: what is merged first must not depend on clocks.
  return clusters.map((cluster) => cluster.shards.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}

export interface Misalignment {
  readonly files: readonly [file: string, other: string];
  /** Of the first against the other: how much later it begins and ends. */
  readonly offset: Span;
  /** Percent of the parts' own throughput. */
  readonly lost: number;
}

/** The usual tolerance band of throughput: what costs less cannot decide a verdict alone. */
const mindedPercent = 5;

/** Whether throughput over the whole time says less than the parts did by themselves, and which part is furthest off. */
export function findMisalignment(parts: readonly Timed[]): Misalignment | undefined {
  const files = [...groupBy(parts, ({ sources }) => sources[0]?.file ?? '')]
    .map(([file, of]) => ({
      file,
      samples: of.reduce((sum, { measurement: { samples = 0 } }) => sum + samples, 0),
      span: hullOf(of.flatMap((part) => spanOf(part) ?? [])),
    }))
    .filter(({ span }) => lengthOf(span) > 0); // an instant has no throughput of its own
  const whole = lengthOf(hullOf(files.map(({ span }) => span)));
  const samples = files.reduce((sum, each) => sum + each.samples, 0);
  const own = files.reduce((sum, each) => sum + each.samples / lengthOf(each.span), 0);
  const lost = 100 * (1 - samples / whole / own);
  const [longest, ...others] = [...files].sort((a, b) => lengthOf(b.span) - lengthOf(a.span));
  if (longest === undefined || lost <= mindedPercent) return undefined;
  const offsets = others.map(({ file, span }) => ({
    files: [file, longest.file] as const,
    offset: { startMs: span.startMs - longest.span.startMs, endMs: span.endMs - longest.span.endMs },
    lost,
  }));
  const distance = ({ offset }: Misalignment): number => Math.abs(offset.startMs) + Math.abs(offset.endMs);
  return offsets.sort((a, b) => distance(b) - distance(a))[0];
}

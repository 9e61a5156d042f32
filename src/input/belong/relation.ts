/** How two results of a run relate: by their rows, then by their times; and what becomes of them. This alone decides what belongs together. */
import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../lang/objects.js';
import type { Measurement, Problem, Shards } from '../../model/documents.js';
import type { NamedMeasurement } from '../name-case.js';
import { fromTimeline, widen } from '../../samples/timeline.js';
import { approximateSpans, exactSpan, splitSessions, type Span } from '../../model/spans.js';

/**
 * same rows: each sample of one is in the other. contains: the second has exactly the failed samples of the first, or exactly the
 * others. overlaps: they were measured at the same time. apart: in different sessions. follows: neither, as far as their times
 * are known.
 */
type Relation = 'same rows' | 'contains' | 'overlaps' | 'follows' | 'apart';

/** How the user combines results of one case, or that their values are unlike although nobody called them repetitions. */
type Known = Shards | 'unlike';

/** What becomes of two results of one case. */
type Decision = 'merge' | 'repetition' | 'copy' | 'refuse';

/** Rows that two results have count once, unless the user calls them repetitions. What overlaps but cannot be merged may be unlike. */
const decisions: Readonly<Record<Relation, Readonly<Record<Known, Decision>>>> = {
  'same rows': { overlap: 'copy', merge: 'copy', repetitions: 'repetition', unlike: 'copy' },
  contains: { overlap: 'copy', merge: 'copy', repetitions: 'copy', unlike: 'copy' },
  overlaps: { overlap: 'merge', merge: 'merge', repetitions: 'repetition', unlike: 'refuse' },
  follows: { overlap: 'repetition', merge: 'merge', repetitions: 'repetition', unlike: 'refuse' },
  apart: { overlap: 'repetition', merge: 'merge', repetitions: 'repetition', unlike: 'refuse' },
};

/** What was decided about results. */
export interface Belonging {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
}

interface Measured {
  readonly measurement: Measurement;
}

/** The relations of the results of a run, whose sessions no pair of them shows. */
export class Relations {
  private readonly sessions: readonly Span[];

  constructor(results: readonly Measured[]) {
    this.sessions = splitSessions(results.flatMap(({ measurement }) => approximateSpans(measurement)));
  }

  /** @param second a result of the same label */
  of({ measurement: a }: Measured, { measurement: b }: Measured): Relation {
    if (haveSameRows(a, b)) return 'same rows';
    if (contains(a, b)) return 'contains';
    const [first, second] = [exactSpan(a), exactSpan(b)];
    if (first && second && first.startMs <= second.endMs && second.startMs <= first.endMs) return 'overlaps';
    const [session, other] = [this.sessionOf(a), this.sessionOf(b)];
    return session !== undefined && other !== undefined && session !== other ? 'apart' : 'follows';
  }

  decide(a: Measured, b: Measured, known: Known): Decision {
    return decisions[this.of(a, b)][known];
  }

  private sessionOf(measurement: Measurement): Span | undefined {
    const [span] = approximateSpans(measurement);
    return span && this.sessions.findLast(({ startMs }) => startMs <= span.startMs);
  }

  /** The results whose samples an earlier one of the same label has, each with the earlier one. */
  copiesIn<T extends Measured>(members: readonly T[]): ReadonlyMap<T, T> {
    const alike = groupBy(members, ({ measurement: { label, histogram, samples = 0 } }) =>
      samples < fewestEqual
        ? undefined
        : JSON.stringify([label, histogram?.firstStartMs, histogram?.lastEndMs, samples]),
    );
    alike.delete(undefined);
    return new Map(
      [...alike.values()].flatMap(([original, ...others]) =>
        others.flatMap((copy) =>
          original !== undefined && this.of(original, copy) === 'same rows' ? [[copy, original] as const] : [],
        ),
      ),
    );
  }

  /**
   * Splits the results of one load test into those that were measured together, directly or through others, so that it does not
   * depend on the order of merging. A label that is called only once cannot show whether two generators ran at the same time, so
   * the times of all labels count.
   *
   * @returns oldest first, each in the order of input; those without exact times last and alone, unless all are merged
   */
  split<T extends Measured>(loadTest: readonly T[], mode: Shards): readonly (readonly T[])[] {
    const position = new Map(loadTest.map((member, index) => [member, index]));
    const dated = loadTest.map((member) => ({
      member,
      span: exactSpan(member.measurement) ?? { startMs: Infinity, endMs: Infinity },
    }));
    const groups: T[][] = [];
    let latest: (typeof dated)[number] | undefined;
    for (const next of dated.sort((a, b) => compareStarts(a.span, b.span))) {
      const group = groups.at(-1);
      const decision = latest && this.decide(latest.member, next.member, mode);
      if (group === undefined || decision === 'repetition') groups.push([next.member]);
      else group.push(next.member);
      if (latest === undefined || next.span.endMs > latest.span.endMs) latest = next;
    }
    return groups.map((members) => members.sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)));
  }
}

/** The number of samples from which equal counts and times cannot be a coincidence. */
const fewestEqual = 100;

function haveSameRows({ histogram, samples = 0 }: Measurement, other: Measurement): boolean {
  return (
    histogram !== undefined &&
    samples >= fewestEqual &&
    samples === other.samples &&
    histogram.firstStartMs === other.histogram?.firstStartMs &&
    isDeepStrictEqual(histogram, other.histogram)
  );
}

/**
 * The list of failures may lack some of them: its warm-up begins with the first failure. Only a result with failures and with
 * other samples has such a part.
 */
function contains(whole: Measurement, part: Measurement): boolean {
  const { histogram: all, timeline, samples = 0 } = whole;
  const own = part.histogram;
  if (all === undefined || own === undefined || timeline === undefined || part.timeline === undefined) return false;
  const isOfFailed = own.errors === part.samples;
  const failures = all.errors ?? 0;
  const others = samples - failures;
  if (failures === 0 || others <= 0 || (!isOfFailed && part.samples !== others)) return false;
  const [wide, narrow] = [fromTimeline(timeline), fromTimeline(part.timeline)];
  widen(wide, narrow.widthMs);
  widen(narrow, wide.widthMs);
  const counts = new Map(
    wide.intervals.map(({ number, requests, errors }) => [number, isOfFailed ? errors : requests - errors]),
  );
  const times = new Map(all.values.map((value, i) => [value, all.counts[i] ?? 0]));
  return (
    narrow.intervals.every(({ number, requests }) => requests <= (counts.get(number) ?? 0)) &&
    own.values.every((value, i) => (own.counts[i] ?? 0) <= (times.get(value) ?? 0))
  );
}

/** Keeps the order of those that start at once, also of those without a start. */
const compareStarts = (a: Span, b: Span): number => (a.startMs === b.startMs ? 0 : a.startMs - b.startMs);

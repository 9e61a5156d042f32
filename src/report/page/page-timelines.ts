/** The course of each case over the time of its load test, and the load tests that ran at the same time. */
import { loadTestKey } from '../../cases/names.js';
import { defined, groupBy } from '../../lang/objects.js';
import { printableLine } from '../../lang/printable.js';
import type { CaseName, CaseTimeline } from '../../model/documents.js';
import { shortCode } from '../errors.js';
import type { PageCounts, PageTimeline } from './report-types.js';

export const toTimeline = (entry: CaseTimeline, place = { test: 0, part: 0 }): PageTimeline => ({
  ...toCounts(entry),
  ...place,
  ...defined({ before: entry.before && toCounts(entry.before) }),
});

function toCounts(entry: Omit<CaseTimeline, 'case'>): PageCounts {
  const { startMs: start, widthMs: width, codes: raw, slowestMs: _, ...counts } = entry.timeline;
  const codes = raw?.map(({ code, counts }) => ({ code: printableLine(shortCode(code)) || 'no code', counts }));
  return { ...spanOf(entry), start, width, ...counts, ...defined({ codes }) };
}

/** Load tests with at least this share of the shorter one in common ran at the same time. */
const sharedShare = 0.5;

export function findLoadTests(timelines: readonly CaseTimeline[], cases: ReadonlyMap<string, CaseName>) {
  const repetitions = new Map<string, number>();
  const byTest = groupBy(timelines, (entry) => {
    const repetition = repetitions.get(entry.case) ?? 0;
    repetitions.set(entry.case, repetition + 1);
    const name = cases.get(entry.case);
    const test = name === undefined ? entry.case : loadTestKey(name);
    return `${test}${repetition === 0 ? '' : `, repetition ${String(repetition + 1)}`}`;
  });
  const parts = [...byTest].map(([name, own]) => {
    const spans = own.map(spanOf);
    const from = spans.reduce((least, span) => Math.min(least, span.from), Infinity);
    const to = spans.reduce((most, span) => Math.max(most, span.to), -Infinity);
    return { name: printableLine(name), timelines: own, from, to };
  });
  const tests: (typeof parts)[] = [];
  let end = -Infinity;
  for (const part of parts.sort((a, b) => a.from - b.from)) {
    const last = tests.at(-1);
    const shorter = Math.min(part.to - part.from, end - (last?.[0]?.from ?? 0));
    if (last !== undefined && Math.min(end, part.to) - part.from > sharedShare * shorter) last.push(part);
    else tests.push([part]);
    end = Math.max(end, part.to);
  }
  return {
    names: tests.map(([first, ...others]) =>
      others.length === 0 ? (first?.name ?? '') : `${first?.name ?? ''} and ${String(others.length)} more`,
    ),
    of: new Map(
      tests.flatMap((own, test) =>
        own.flatMap(({ timelines: entries }, part) => entries.map((entry) => [entry, { test, part }] as const)),
      ),
    ),
  };
}

/** When the requests of a timeline began and ended, in milliseconds since 1970. */
function spanOf({ startedAt, durationMs, timeline: { startMs, widthMs, requests } }: Omit<CaseTimeline, 'case'>) {
  const from = startedAt === undefined ? startMs : Date.parse(startedAt);
  return { from, to: durationMs === undefined ? startMs + widthMs * requests.length : from + durationMs };
}

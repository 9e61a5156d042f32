/** The heading of the trend on every surface: what changed since the day before, and what to look at next. */
import { runDay, nameRun } from '../phrases/compared-runs.js';
import { formatCount } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Trend, TrendChange, TrendDrift } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import type { Wording } from '../phrases/wording.js';
import { describeChanges, describeNames } from './cards.js';
import { measureNoise, seriesKey } from './page-data.js';
import { guardDeviations } from './page-types.js';
import { findLevel, findSeries, lossOf } from './shared.js';

export interface News {
  /** "Since 2026-03-27 (1 run): nothing got worse". */
  readonly heading: string;
  /** What it is about ("Got worse"), and the sentence. */
  readonly lines: readonly (readonly [subject: string, text: string])[];
}

const kinds = [
  ['new', 'Got worse', describeChanges],
  ['worse', 'Got worse again', describeChanges],
  ['recovered', 'Recovered', describeNames],
  ['better', 'Got better', describeChanges],
] as const;

/** @returns undefined if the history is shorter than a day */
export function describeNews(trend: Trend, wording: Wording): News | undefined {
  const { changes, runs, since, drifts = [], unknown = [] } = trend;
  if (since === undefined) return undefined;
  const newest = judgeNewestRun(trend, wording);
  const ofKind = (kind: TrendChange['news']) => changes.filter(({ news }) => news === kind);
  const isWorse = [newest.worse, unknown, ofKind('new'), ofKind('worse')].some(({ length }) => length > 0);
  const say = (subject: string, own: readonly TrendChange[], describe: typeof describeChanges): News['lines'] =>
    own.length === 0 ? [] : [[subject, describe(trend, own, wording)]];
  return {
    heading: `Since ${runDay(runs[since] ?? {})} (${formatCount(runs.length - 1 - since, 'run')})${isWorse ? '' : ': nothing got worse'}`,
    lines: [
      ...say('Worse in the newest run alone', newest.worse, describeChanges),
      ...kinds.flatMap(([kind, subject, describe]) => say(subject, ofKind(kind), describe)),
      ...say('Back to normal in the newest run alone', newest.normal, describeNames),
      ...describeWaivers(trend, wording),
      ...say(formatCount(drifts.length, 'slow loss', 'slow losses'), toChanges(trend, drifts), describeChanges),
    ],
  };
}

/** Waivers of one reason that end on one day, in one line. */
const describeWaivers = ({ waivers = [] }: Trend, wording: Wording): News['lines'] =>
  [...groupBy(waivers, ({ metric: _, ...rest }) => JSON.stringify(rest)).values()].flatMap((own) =>
    own.slice(0, 1).map(({ where, until, reason }): News['lines'][number] => {
      const cases = Object.values(where).map((value) => wording.name(String(value)));
      const metrics = own.map((waiver) => wording.title(waiver));
      return [
        `Waiver ends ${wording.name(until)}`,
        `${cases.join(', ') || 'all cases'}: ${metrics.join(', ')}; ${wording.name(reason)}`,
      ];
    }),
  );

/**
 * The changes of the newest run, which is not a level yet: those beyond the guard band, and open regressions of which it shows
 * nothing.
 */
function judgeNewestRun({ series, changes, runs, unknown = [] }: Trend, wording: Wording) {
  const named = new Set(unknown.map(seriesKey));
  const open = new Map(changes.filter(isUnresolved).map((change) => [seriesKey(change), change]));
  const [worse, normal]: [TrendChange[], TrendChange[]] = [[], []];
  const newest = runs.length - 1;
  for (const one of series) {
    const { run, value = 0 } = one.points.at(-1) ?? {};
    const known = open.get(seriesKey(one));
    const level = known?.level.before ?? findLevel(one, newest) ?? 0;
    if (run !== newest || one.tolerance === undefined || !(level > 0) || known?.run === newest) continue;
    const percent = 100 * (value / level - 1);
    const loss = wording.metric(one).better === 'higher' ? level / value - 1 : percent / 100;
    if (known === undefined && named.has(seriesKey(one))) continue;
    const guard = one.tolerance / 100 + guardDeviations * measureNoise(one.points, one.levels);
    const moved = { run, percent, level: { before: level, after: value }, runs: 1 };
    const found = lossOf({ runs }, { case: one.case, metric: one.metric, ...moved });
    if (known === undefined ? loss > guard : loss <= one.tolerance / 100)
      (known === undefined ? worse : normal).push(found);
  }
  return { worse, normal };
}

/** The level that a slow loss has reached. */
const levelWords: Readonly<Record<NonNullable<TrendDrift['level']>, string>> = {
  taken: '; it is within the tolerance band, so it became the usual level',
  refused: '; its steps add up to more than the tolerance band, so the earlier level stays the baseline',
};

/** "drifting since the run of 2026-10-03 04:12, commit 1a2b3c4d5e: GET /orders, all loads: p99 +5.8 to +6.1 % over 9 runs". */
export const describeDrifts = (trend: Trend, wording: Wording): readonly string[] =>
  [...groupBy(trend.drifts ?? [], ({ run, level = '' }) => `${String(run)} ${level}`).values()].map((drifts) => {
    const [first] = drifts;
    const { run = 0, runs = 0, level } = first ?? {};
    const verb = level === undefined ? 'drifting' : 'worse';
    const end = level === undefined ? '' : levelWords[level];
    return `${verb} since ${nameRun(trend.runs[run] ?? {}, wording)}: ${nameDrifts(trend, drifts, wording)} over ${formatCount(runs, 'run')}${end}`;
  });

/** What to say where no regression is open: nothing, or what is unknown about the newest run. */
export function describeNoneOpen(trend: Trend, wording: Wording): string {
  const unknown = nameUnknown(trend, wording);
  return unknown === undefined
    ? 'No open regression: every level that got worse was accepted or is back to normal.'
    : `Unknown: ${unknown} in the newest run, which cannot tell the machine from a change: measure base and head beside each other, or record further runs.`;
}

/** "all 6 cases: throughput −20 %"; undefined if nothing is unknown. */
export const nameUnknown = (trend: Trend, wording: Wording): string | undefined =>
  trend.unknown?.length ? nameDrifts(trend, trend.unknown, wording) : undefined;

/** "GET /orders, all loads: p99 +5.8 to +6.1 %". */
const nameDrifts = (trend: Trend, drifts: readonly TrendDrift[], wording: Wording): string =>
  describeChanges(trend, toChanges(trend, drifts), wording);

const toChanges = (trend: Trend, drifts: readonly TrendDrift[]): readonly TrendChange[] =>
  drifts.map(({ level: _, ...drift }) => {
    const own = findSeries(drift, trend.series);
    const after = (own && findLevel(own, trend.runs.length - 1)) ?? 1;
    return lossOf(trend, { ...drift, level: { before: after / (1 + drift.percent / 100), after } });
  });

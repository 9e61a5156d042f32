/** The heading of the trend on every surface: what changed since the day before, and what to look at next. */
import { runDay, nameRun } from '../phrases/compared-runs.js';
import { formatCount } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Trend, TrendChange, TrendDrift } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import type { Wording } from '../phrases/wording.js';
import { describeChanges, describeNames, findLevel, findSeries, lossOf } from './cards.js';

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

/** @returns undefined if the history is shorter than a day, and nothing was decided */
export function describeNews(trend: Trend, wording: Wording): News | undefined {
  const { changes, runs, since, drifts = [], failed = [], unknown = [], decisions = [] } = trend;
  if (since === undefined && decisions.length === 0) return undefined;
  const ofKind = (kind: TrendChange['news']) => changes.filter(({ news }) => news === kind);
  const isWorse = [failed, unknown, ofKind('new'), ofKind('worse')].some(({ length }) => length > 0);
  const say = (subject: string, own: readonly TrendChange[], describe: typeof describeChanges): News['lines'] =>
    own.length === 0 ? [] : [[subject, describe(trend, own, wording)]];
  return {
    heading:
      since === undefined
        ? 'Decisions'
        : `Since ${runDay(runs[since] ?? {})} (${formatCount(runs.length - 1 - since, 'run')})${isWorse ? '' : ': nothing got worse'}`,
    lines: [
      ...say('Fails in the newest run', toChanges(trend, failed), describeChanges),
      ...kinds.flatMap(([kind, subject, describe]) => say(subject, ofKind(kind), describe)),
      ...say('Back to normal in the newest run alone', findNormal(trend, wording), describeNames),
      // "Decided: the level of shop / cart from ... on is accepted: encrypted now."
      ...decisions.map((text) => [text.split(': ', 1)[0] ?? '', wording.name(text.replace(/^.*?: /, ''))] as const),
      ...say(formatCount(drifts.length, 'slow loss', 'slow losses'), toChanges(trend, drifts), describeChanges),
    ],
  };
}

/** The open regressions of which the newest run shows nothing. */
const findNormal = ({ series, changes, runs }: Trend, wording: Wording): readonly TrendChange[] =>
  changes.filter(isUnresolved).filter((change) => {
    const { tolerance = 0, points = [] } = findSeries(change, series) ?? {};
    const { run, value = NaN } = points.at(-1) ?? {};
    const ratio = value / change.level.before;
    const loss = wording.metric(change).better === 'higher' ? 1 / ratio - 1 : ratio - 1;
    return run === runs.length - 1 && change.run !== run && loss <= tolerance / 100;
  });

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
    return `${verb} since ${nameRun(trend.runs[run] ?? {}, wording)}: ${nameLosses(trend, drifts, wording) ?? ''} over ${formatCount(runs, 'run')}${end}`;
  });

/** What to say where no regression is open: nothing, or what the newest run fails, or what is unknown about it. */
export function describeNoneOpen(trend: Trend, wording: Wording): string {
  const [failed, unknown] = [trend.failed, trend.unknown].map((losses) => nameLosses(trend, losses, wording));
  if (failed !== undefined) return `None is open, but a check of the newest run fails: ${failed}.`;
  return unknown === undefined
    ? 'No open regression: every level that got worse was accepted or taken as given, or is back to normal.'
    : `Unknown: ${unknown} in the newest run, which cannot tell the machine from a change: measure base and head beside each other, or record further runs.`;
}

/** "all 6 cases: throughput −20 %"; undefined if there are none. */
export const nameLosses = (trend: Trend, losses: Trend['unknown'], wording: Wording): string | undefined =>
  losses?.length ? describeChanges(trend, toChanges(trend, losses), wording) : undefined;

const toChanges = (trend: Trend, drifts: readonly TrendDrift[]): readonly TrendChange[] =>
  drifts.map(({ level: _, ...drift }) => {
    const own = findSeries(drift, trend.series);
    const after = (own && findLevel(own, trend.runs.length - 1)) ?? 1;
    return lossOf(trend, { ...drift, level: { before: after / (1 + drift.percent / 100), after } });
  });

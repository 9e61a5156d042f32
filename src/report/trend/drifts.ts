/** Slow losses in words: one line for those that began with the same run. */
import { groupBy } from '../../lang/objects.js';
import { formatCount } from '../../lang/format.js';
import type { Trend, TrendChange, TrendDrift } from '../../model/trend.js';
import { nameRun } from '../phrases/compared-runs.js';
import type { Wording } from '../phrases/wording.js';
import { describeChanges } from './cards.js';
import { findLevel, lossOf } from './shared.js';

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

/** "GET /orders, all loads: p99 +5.8 to +6.1 %". */
export const nameDrifts = (trend: Trend, drifts: readonly TrendDrift[], wording: Wording): string =>
  describeChanges(
    trend,
    drifts.map((drift) => toChange(trend, drift)),
    wording,
  );

function toChange(trend: Trend, { level: _, ...drift }: TrendDrift): TrendChange {
  const own = trend.series.find((one) => one.case.key === drift.case.key && one.metric === drift.metric);
  const after = (own && findLevel(own, trend.runs.length - 1)) ?? 1;
  return lossOf(trend, { ...drift, level: { before: after / (1 + drift.percent / 100), after } });
}

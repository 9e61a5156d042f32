/** The heading of the trend on every surface: what changed since the day before, and what to look at next. */
import { formatSize } from '../../lang/format-number.js';
import { groupBy } from '../../lang/group-by.js';
import { formatCount } from '../../lang/list.js';
import type { Trend, TrendChange } from '../../model/trend.js';
import type { Wording } from '../phrases/wording.js';
import { describeWorst, formatName, nameCases } from './cards.js';
import { groupChanges } from './changed-groups.js';
import { measureNoise } from './page-data.js';
import { runDay } from './shared.js';

export interface News {
  /** "Since 2026-03-27 (1 run): nothing got worse". */
  readonly heading: string;
  /** What it is about ("Got worse"), and the sentence. */
  readonly lines: readonly (readonly [subject: string, text: string])[];
}

const kinds = [
  ['new', 'Got worse'],
  ['worse', 'Got worse again'],
  ['recovered', 'Recovered'],
  ['better', 'Got better'],
] as const;

/** @returns undefined if the history is shorter than a day */
export function describeNews(trend: Trend, wording: Wording): News | undefined {
  const { changes, runs, since, drifts = [] } = trend;
  if (since === undefined) return undefined;
  const isWorse = changes.some(({ news }) => news === 'new' || news === 'worse');
  const [largest] = drifts;
  return {
    heading: `Since ${runDay(runs[since] ?? {})} (${formatCount(runs.length - 1 - since, 'run')})${isWorse ? '' : ': nothing got worse'}`,
    lines: [
      ...kinds.flatMap(([kind, subject]) => {
        const own = changes.filter(({ news }) => news === kind);
        return own.length === 0 ? [] : [[subject, describeChanges(trend, own, wording)] as const];
      }),
      ...describeWaivers(trend, wording),
      ...(largest === undefined
        ? []
        : [
            [
              formatCount(drifts.length, 'slow loss', 'slow losses'),
              `${drifts.length === 1 ? '' : 'the largest is '}${wording.name(largest.case.key)}, ${wording.title(largest)} ${formatSize(largest.percent)}`,
            ] as const,
          ]),
      ...describeNoise(trend, wording),
    ],
  };
}

const maxNames = 5;

/** "GET /orders, all loads; POST /pay: throughput −19 %, p99 +33 %"; only the names of what recovered. */
function describeChanges(trend: Trend, changes: readonly TrendChange[], wording: Wording): string {
  const { groups, all } = groupChanges(trend, changes, wording);
  const names = groups.map((group) => formatName(nameCases(group, all, wording)));
  const shown =
    names.length > maxNames ? [...names.slice(0, maxNames), `${String(names.length - maxNames)} more`] : names;
  return changes[0]?.news === 'recovered' ? shown.join('; ') : `${shown.join('; ')}: ${describeWorst(groups, wording)}`;
}

/** Waivers of one reason that end on one day, in one line. */
const describeWaivers = ({ waivers = [] }: Trend, wording: Wording): News['lines'] =>
  [...groupBy(waivers, ({ metric: _, ...rest }) => JSON.stringify(rest)).values()].flatMap((own) =>
    own.slice(0, 1).map(({ where, until, reason }) => {
      const cases = Object.values(where).map((value) => wording.name(String(value)));
      const metrics = own.map((waiver) => wording.title(waiver));
      return [
        `Waiver ends ${wording.name(until)}`,
        `${cases.join(', ') || 'all cases'}: ${metrics.join(', ')}; ${wording.name(reason)}`,
      ] as const;
    }),
  );

const maxNoisy = 2;
const noisyRuns = 60;

/** The series of which a loss of twice the tolerance band is within the noise of a run. */
function describeNoise({ series }: Trend, wording: Wording): News['lines'] {
  const noisy = series
    .map(({ case: { key }, metric, points, levels, tolerance = Infinity }) => {
      const percent = 100 * measureNoise(points.slice(-noisyRuns), levels);
      return { key, metric, percent, share: percent / tolerance };
    })
    .filter(({ share }) => share > 0.5)
    .sort((a, b) => b.share - a.share)
    .slice(0, maxNoisy)
    .map((one) => `${wording.name(one.key)}, ${wording.title(one)} ±${formatSize(one.percent).replace('+', '')}`);
  return noisy.length === 0 ? [] : [['Noisiest', noisy.join('; ')]];
}

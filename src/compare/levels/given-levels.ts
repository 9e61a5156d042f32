/**
 * Levels that got worse before anyone judged a history. Whoever records it later cannot accept what happened years ago, so the newest
 * level that lasts is taken as given.
 */
import { addAll } from '../../lang/objects.js';
import type { Policy } from '../../config/policy.js';
import { fromLevel, toLevel, toPercent } from '../../metrics/values.js';
import type { Accept, CaseName, Provenance } from '../../model/documents.js';
import type { ComparedCase, PastMeasurement } from '../../model/run.js';
import { largest, median } from '../../stats/averages.js';
import { derivePast } from '../derived-metrics.js';
import { findLevels, findProvenance } from './assign-levels.js';
import { joinEnvironments, shortenHistories } from './long-histories.js';
import { improvement } from './recent-shift.js';
import type { SegmentedHistory } from './segment.js';

/** A level of a case in one metric, and the better one before it. */
interface GivenLevel {
  readonly case: CaseName;
  readonly metric: string;
  readonly first: Provenance;
  /** The number of runs since its first. */
  readonly runs: number;
  /** The change from the better level. */
  readonly percent: number;
  readonly level: { readonly before: number; readonly after: number };
  /** The first run of the better level. */
  readonly better: Provenance;
}

export interface GivenLevels {
  readonly levels: readonly GivenLevel[];
  /** Every case with every metric that has levels. */
  readonly series: readonly Pick<GivenLevel, 'case' | 'metric'>[];
}

/** What makes a level given in the history. */
export const toAccept = (
  { case: { key: _, ...name }, metric, first, runs }: GivenLevel,
  acceptedAt: string,
): Accept => ({
  case: name,
  metric,
  from: first.startedAt ?? '',
  reason: `taken as given: it had lasted for ${String(runs)} runs`,
  given: true,
  acceptedAt,
});

/** Levels inside an accepted one may show only after it was accepted. */
const rounds = 5;

/**
 * @param past a whole history, oldest run first
 * @param known the levels that were accepted
 * @param acceptedAt now
 */
export function findGivenLevels(
  past: readonly PastMeasurement[],
  known: readonly Accept[],
  policy: Policy,
  acceptedAt: string,
): GivenLevels {
  const [all, series] = [[] as GivenLevel[], new Map<string, GivenLevels['series'][number]>()];
  for (const { cases } of joinEnvironments(derivePast(past, policy), policy)) {
    const measured = cases.map((compared) => ({ ...compared, candidate: newestOf(compared) }));
    const histories = new Map(cases.map(({ case: { key }, history }) => [key, history]));
    // Histories are shortened where they are compared.
    const countSince = ({ key }: CaseName, first: number): number =>
      new Set(histories.get(key)?.flatMap(({ run }) => (run >= first ? [run] : []))).size;
    const levels = new Map<string, GivenLevel>();
    for (let round = 0; round < rounds; round++) {
      const accepts = [...known, ...[...levels.values()].map((level) => toAccept(level, acceptedAt))];
      const { segmented } = findLevels(shortenHistories(measured, accepts, policy), accepts, policy);
      for (const { history } of segmented)
        series.set(keyOf(history), { case: history.compared.case, metric: history.metric.id });
      const found = segmented.flatMap((one) => findLastingLoss(one, levels.get(keyOf(one.history)), countSince));
      for (const { key, level } of found) levels.set(key, level);
      if (found.length === 0) break;
    }
    addAll(all, levels.values());
  }
  return { levels: all, series: [...series.values()] };
}

const newestOf = ({ history }: ComparedCase): ComparedCase['candidate'] =>
  history.filter(({ run }) => run === history.at(-1)?.run).map(({ measurement }) => measurement);

const keyOf = ({ compared, metric }: SegmentedHistory['history']): string =>
  JSON.stringify([compared.case.key, metric.id]);

/** A level of fewer runs could be an outage. */
export const lastingRuns = improvement.runs;

/**
 * The newest level that is worse than the baseline and lasts. Of levels that are all shorter, the first begins it.
 *
 * @param earlier what was found before in the same history: its better level is still the better one
 */
function findLastingLoss(
  { history, starts, baseline, levels, best }: SegmentedHistory,
  earlier: GivenLevel | undefined,
  countSince: (name: CaseName, first: number) => number,
): readonly { readonly key: string; readonly level: GivenLevel }[] {
  const { compared, metric, runs, values } = history;
  const current = largest(baseline);
  const lengthOf = (i: number): number => (starts[i + 1] ?? runs.length) - (starts[i] ?? 0);
  const isWorse = (level: number): boolean => level - best.level > history.toleratedStep(best.level);
  const lasting = levels.findLastIndex((level, i) => i > current && lengthOf(i) >= lastingRuns && isWorse(level));
  const rest = starts[current + 1] ?? runs.length;
  const isRestWorse = runs.length - rest >= lastingRuns && isWorse(median(values.slice(rest)));
  const start = lasting > 0 ? starts[lasting] : isRestWorse ? rest : undefined;
  if (start === undefined) return [];
  const first = findProvenance(compared, runs[start]);
  const after = fromLevel(median(values.slice(start)), metric);
  const before = earlier?.level.before ?? fromLevel(levels[current] ?? NaN, metric);
  return [
    {
      key: keyOf(history),
      level: {
        case: compared.case,
        metric: metric.id,
        first,
        runs: countSince(compared.case, runs[start] ?? NaN),
        percent: toPercent(toLevel(after, metric) - toLevel(before, metric), metric),
        level: { before, after },
        better: earlier?.better ?? findProvenance(compared, runs[starts[current] ?? 0]),
      },
    },
  ];
}

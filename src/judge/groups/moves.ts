/** How far the metrics of a group moved. */
import { metrics } from '../../metrics/index.js';
import { groupBy } from '../../lang/group-by.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import type { Finding } from '../../model/documents.js';
import { median } from '../../stats/median.js';
import { findDrift } from './kinds.js';
import type { CaseState } from './case-states.js';

/** One metric of a group. The change of a slow loss is its size, not that of the run. Changes are in percent, or in the unit of the metric if no percentage is known. */
export interface Move {
  readonly metric: string;
  /** The findings of the cases in which it moved. */
  readonly findings: readonly Finding[];
  /** The median change and its range; undefined if no case has both values. */
  readonly change?: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly isPercent: boolean;
  };
  /**
   * The finding whose values represent the others: in a group that of one case for all metrics, if that case moved in
   * them; otherwise the one with the median change.
   */
  readonly typical: Finding;
  /** The median of the severities: the change as a multiple of the allowed change. */
  readonly severity: number;
}

/** The metrics in which cases moved, in the order of the registry. */
export function measureMoves(cases: readonly CaseState[]): readonly Move[] {
  const moved = groupBy(
    cases.flatMap((found) => found.moved),
    ({ metric }) => metric,
  );
  return withTypicalCase([...moved.values()].flatMap(measureMove).sort((a, b) => compareMetrics(a.metric, b.metric)));
}

/**
 * Chooses one case for all metrics, so that every number in a row is of the same case: of those that moved in most of the
 * metrics, the one closest to the median of each.
 */
function withTypicalCase(moves: readonly Move[]): readonly Move[] {
  const [main, ...others] = moves;
  if (main === undefined || others.length === 0) return moves;
  const distances = moves.map(measureDistances);
  const candidates = main.findings.map((finding) => {
    const known = distances.flatMap((own) => own.get(finding.case.key) ?? []);
    return { key: finding.case.key, metrics: known.length, distance: known.reduce((sum, each) => sum + each, 0) };
  });
  const [best] = candidates.sort(
    (a, b) => b.metrics - a.metrics || a.distance - b.distance || compareCodeUnits(a.key, b.key),
  );
  return moves.map((move) => ({
    ...move,
    typical: move.findings.find((finding) => finding.case.key === best?.key) ?? move.typical,
  }));
}

/** How far the change of each case is from the median, as a share of the range of changes, by the key of the case. */
function measureDistances({ findings, change }: Move): ReadonlyMap<string, number> {
  if (change === undefined) return new Map(findings.map((finding) => [finding.case.key, 0]));
  const range = Math.max(change.high - change.low, Number.MIN_VALUE);
  return new Map(
    sortBySize(findings, change.isPercent).map(({ finding, size }) => [
      finding.case.key,
      Math.abs(size - change.median) / range,
    ]),
  );
}

/** The cases of a group, and the metrics in which they moved. */
interface MovedCases {
  readonly cases: readonly CaseState[];
  readonly moves: readonly Move[];
}

/**
 * The metrics in which the cases of a group moved, and those in which one of them is a suspect too large to pass: if only
 * the former were accepted or waived, the run would be undecided.
 */
export function movesWithSuspects({ cases, moves }: MovedCases): readonly Move[] {
  const known = new Set(moves.map(({ metric }) => metric));
  const suspects = cases.flatMap(({ findings }) =>
    findings.filter(
      ({ verdict, metric, unresolved }) => verdict === 'suspect' && unresolved !== undefined && !known.has(metric),
    ),
  );
  const others = [...groupBy(suspects, ({ metric }) => metric).values()].flatMap(measureMove);
  return others.length === 0 ? moves : [...moves, ...others].sort((a, b) => compareMetrics(a.metric, b.metric));
}

/**
 * One metric of some cases, whether it moved or not; undefined if none of them has it.
 *
 * @param isApart findings to leave out unless all are such
 */
export function measureMetric(
  cases: readonly CaseState[],
  metric: string,
  isApart: (finding: Finding) => boolean = () => false,
): Move | undefined {
  const findings = cases.flatMap((found) =>
    found.findings.filter((finding) => finding.metric === metric && finding.objective === undefined),
  );
  const others = findings.filter((finding) => !isApart(finding));
  return measureMove(others.length > 0 ? others : findings)[0];
}

/** The change of a finding in percent, or in the unit of its metric. That of a slow loss is its size. */
export const readSize = (finding: Finding, isPercent: boolean): number | undefined =>
  isPercent ? (findDrift(finding)?.percent ?? finding.delta?.percent) : finding.delta?.absolute;

/** The findings with a known change, smallest first. */
const sortBySize = (
  findings: readonly Finding[],
  isPercent: boolean,
): readonly { readonly finding: Finding; readonly size: number }[] =>
  findings
    .flatMap((finding) => {
      const size = readSize(finding, isPercent);
      return size === undefined ? [] : [{ finding, size }];
    })
    .sort((a, b) => a.size - b.size);

function measureMove(findings: readonly Finding[]): readonly Move[] {
  const [first] = findings;
  if (first === undefined) return [];
  const isPercent = findings.some((finding) => readSize(finding, true) !== undefined);
  const sized = sortBySize(findings, isPercent);
  const severities = findings.flatMap(({ severity }) => severity ?? []);
  const common = {
    metric: first.metric,
    findings,
    typical: sized[Math.floor((sized.length - 1) / 2)]?.finding ?? first,
    severity: severities.length === 0 ? 0 : median(severities),
  };
  const [lowest, highest] = [sized[0], sized.at(-1)];
  if (lowest === undefined || highest === undefined) return [common];
  const middle = median(sized.map(({ size }) => size));
  return [{ ...common, change: { median: middle, low: lowest.size, high: highest.size, isPercent } }];
}

const builtInRanks = new Map<string, number>(metrics.map(({ id }, i) => [id, i]));

/** Compares metrics by their place in the registry; all others come last. */
export const compareMetrics = (a: string, b: string): number =>
  (builtInRanks.get(a) ?? builtInRanks.size) - (builtInRanks.get(b) ?? builtInRanks.size) || compareCodeUnits(a, b);

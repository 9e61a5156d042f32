/** How far the metrics of a group moved. */
import type { Finding } from '../../model/documents.js';
import { type CaseState, type State, findDrift } from './cases.js';
import { groupBy, compareCodeUnits } from '../../lang/objects.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import { largest, median } from '../../stats/averages.js';
import { midpoint } from '../../metrics/values.js';
import { metrics } from '../../metrics/index.js';

/** One metric of a group. The change of a slow loss is its size, not that of the run. Changes are in percent, or in the unit of the metric if no percentage is known. */
export interface Move {
  readonly metric: string;
  /** The findings that have the verdict of the group. */
  readonly findings: readonly Finding[];
  /**
   * These, and those of the other cases of the group that were measured as far beyond their band: what sizes and counts are of.
   */
  readonly alike: readonly Finding[];
  /** The number of cases that show it, and their changes, smallest first. */
  readonly count: number;
  readonly sizes: readonly number[];
  /** The median change and its range; undefined if no case has both values. */
  readonly change?: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly isPercent: boolean;
  };
  /** The finding that moved most: in a group that of its worst case, if that moved in this metric. */
  readonly largest: Finding;
  /** The median of the severities: the change as a multiple of the allowed change. */
  readonly severity: number;
}

/** The metrics in which cases moved, in the order of the registry. */
export function listMoves(cases: readonly CaseState[]): readonly Move[] {
  const moved = groupBy(
    cases.flatMap((found) => found.moved),
    ({ metric }) => metric,
  );
  const moves = [...moved.values()].flatMap((findings) =>
    measureMove(findings, [...findings, ...findAlike(findings, cases)]),
  );
  return withOneCase(moves.sort((a, b) => compareMetrics(a.metric, b.metric)));
}

/** What cases whose verdict is that of another metric show in this one, too. */
function findAlike([first, ...more]: readonly Finding[], cases: readonly CaseState[]): readonly Finding[] {
  const { metric, delta } = first ?? {};
  if (delta === undefined || delta.direction === 'same') return [];
  const known = new Set([first, ...more]);
  return cases
    .filter(({ state, kind }) => kind === 'moved' && withAlike.has(state))
    .flatMap(({ findings }) =>
      findings.filter(
        (one) =>
          one.metric === metric && one.band !== undefined && !known.has(one) && isBeyondBand(one, delta.direction),
      ),
    );
}

const withAlike: ReadonlySet<State> = new Set(['failing', 'tolerated', 'suspect', 'better']);

/** Every number in a row is of the worst case, as far as that moved in the metric. */
function withOneCase(moves: readonly Move[]): readonly Move[] {
  const { key } = findWorst(moves)?.case ?? {};
  return moves.map((move) => ({
    ...move,
    largest: move.alike.find((finding) => finding.case.key === key) ?? move.largest,
  }));
}

/** What moved most in the metric that is farthest beyond its limit, of those in which anything got worse. */
export function findWorst(moves: readonly Move[]): Finding | undefined {
  const worse = moves.filter(({ findings }) => findings.some(isWorse));
  const reach = ({ findings }: Move): number => largest(findings.map(({ severity = 0 }) => Math.abs(severity)));
  return (worse.length > 0 ? worse : moves).toSorted((a, b) => reach(b) - reach(a))[0]?.largest;
}

const isWorse = (finding: Finding): boolean => finding.delta?.direction === 'worse' || findDrift(finding) !== undefined;

/** The finding that got worse most; if none did, the one that moved most. */
function findLargest(findings: readonly Finding[], isPercent: boolean): Finding | undefined {
  const worse = findings.filter(isWorse);
  const over = ({ candidate, limit = NaN }: Finding): number => midpoint(candidate) - limit || 0;
  const size = (finding: Finding): number => Math.abs(readSize(finding, isPercent) ?? over(finding));
  return (worse.length > 0 ? worse : findings).toSorted((a, b) => size(b) - size(a))[0];
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

export function measureMove(findings: readonly Finding[], alike = findings): readonly Move[] {
  const [first] = findings;
  if (first === undefined) return [];
  const isPercent = findings.some((finding) => readSize(finding, true) !== undefined);
  const sizes = alike.flatMap((finding) => readSize(finding, isPercent) ?? []).sort((a, b) => a - b);
  const severities = findings.flatMap(({ severity }) => severity ?? []);
  const common = {
    metric: first.metric,
    findings,
    alike,
    count: new Set(alike.map((finding) => finding.case.key)).size,
    sizes,
    largest: findLargest(findings, isPercent) ?? first,
    severity: severities.length === 0 ? 0 : median(severities),
  };
  const [low, high] = [sizes[0], sizes.at(-1)];
  return low === undefined || high === undefined
    ? [common]
    : [{ ...common, change: { median: median(sizes), low, high, isPercent } }];
}

const builtInRanks = new Map<string, number>(metrics.map(({ id }, i) => [id, i]));

/** Compares metrics by their place in the registry; all others come last. */
export const compareMetrics = (a: string, b: string): number =>
  (builtInRanks.get(a) ?? builtInRanks.size) - (builtInRanks.get(b) ?? builtInRanks.size) || compareCodeUnits(a, b);

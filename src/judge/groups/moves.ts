/** How far the metrics of a group moved. */
import { metrics } from '../../metrics/index.js';
import { midpoint } from '../../metrics/values.js';
import { compareCodeUnits, groupBy } from '../../lang/objects.js';
import type { Finding } from '../../model/documents.js';
import { median } from '../../stats/averages.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import { findDrift, type CaseState, type State } from './case-states.js';
import type { Group } from './groups.js';

/** One metric of a group. The change of a slow loss is its size, not that of the run. Changes are in percent, or in the unit of the metric if no percentage is known. */
export interface Move {
  readonly metric: string;
  /** The findings that have the verdict of the group. */
  readonly findings: readonly Finding[];
  /**
   * These, and those of the other cases of the group that were measured as far beyond their band: what sizes and counts are of.
   */
  readonly alike: readonly Finding[];
  /** The median change and its range; undefined if no case has both values. */
  readonly change?: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly isPercent: boolean;
  };
  /** The finding that moved most: in a group that of one case for all metrics, if that case moved in them. */
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

/**
 * Chooses one case for all metrics, so that every number in a row is of the same case: of those that moved in most of the
 * metrics, the one that moved most in the first in which anything got worse.
 */
function withOneCase(moves: readonly Move[]): readonly Move[] {
  const main = moves.find(({ findings }) => findings.some(isWorse)) ?? moves[0];
  if (main === undefined || moves.length === 1) return moves;
  const movedIn = moves.map(({ alike }) => new Map(alike.map((finding) => [finding.case.key, finding])));
  const countMetrics = ({ case: { key } }: Finding): number => movedIn.filter((own) => own.has(key)).length;
  const most = main.findings.reduce((count, finding) => Math.max(count, countMetrics(finding)), 0);
  const worst = findLargest(
    main.findings.filter((finding) => countMetrics(finding) === most),
    main.change?.isPercent === true,
  );
  return moves.map((move, i) => ({ ...move, largest: movedIn[i]?.get(worst?.case.key ?? '') ?? move.largest }));
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
 * The metrics in which the cases of a group moved, and those in which one of them is suspect: if only
 * the former were accepted or waived, the run would be undecided.
 */
export function movesWithSuspects({ cases, moves }: Pick<Group, 'cases' | 'moves'>): readonly Move[] {
  const known = new Set(moves.map(({ metric }) => metric));
  const suspects = cases.flatMap(({ findings }) =>
    findings.filter(({ verdict, metric }) => verdict === 'suspect' && !known.has(metric)),
  );
  const others = [...groupBy(suspects, ({ metric }) => metric).values()].flatMap((findings) => measureMove(findings));
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

function measureMove(findings: readonly Finding[], alike = findings): readonly Move[] {
  const [first] = findings;
  if (first === undefined) return [];
  const isPercent = findings.some((finding) => readSize(finding, true) !== undefined);
  const sizes = alike.flatMap((finding) => readSize(finding, isPercent) ?? []).sort((a, b) => a - b);
  const severities = findings.flatMap(({ severity }) => severity ?? []);
  const common = {
    metric: first.metric,
    findings,
    alike,
    largest: findLargest(findings, isPercent) ?? first,
    severity: severities.length === 0 ? 0 : median(severities),
  };
  const [low, high] = [sizes[0], sizes.at(-1)];
  return low === undefined || high === undefined
    ? [common]
    : [{ ...common, change: { median: median(sizes), low, high, isPercent } }];
}

/** The number of cases that show it. */
export const countMoved = ({ alike }: Move): number => new Set(alike.map((finding) => finding.case.key)).size;

const builtInRanks = new Map<string, number>(metrics.map(({ id }, i) => [id, i]));

/** Compares metrics by their place in the registry; all others come last. */
export const compareMetrics = (a: string, b: string): number =>
  (builtInRanks.get(a) ?? builtInRanks.size) - (builtInRanks.get(b) ?? builtInRanks.size) || compareCodeUnits(a, b);

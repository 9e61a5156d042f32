/** How far the metrics of a group moved. */
import { metrics } from '../../metrics/index.js';
import { groupBy } from '../../lang/group-by.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import type { CaseName, Finding } from '../../model/documents.js';
import { median } from '../../stats/median.js';
import { driftOf } from '../phrases/failing.js';
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
  /** The case whose change is the median. */
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
  return [...moved.values()].flatMap(measureMove).sort((a, b) => compareMetrics(a.metric, b.metric));
}

/** One metric of some cases, whether it moved or not; undefined if none of them has it. */
export function measureMetric(cases: readonly CaseState[], metric: string): Move | undefined {
  const findings = cases.flatMap((found) =>
    found.findings.filter((finding) => finding.metric === metric && finding.objective === undefined),
  );
  return measureMove(findings)[0];
}

function measureMove(findings: readonly Finding[]): readonly Move[] {
  const [first] = findings;
  if (first === undefined) return [];
  const percentOf = (finding: Finding): number | undefined => driftOf(finding)?.percent ?? finding.delta?.percent;
  const isPercent = findings.some((finding) => percentOf(finding) !== undefined);
  const sizeOf = (finding: Finding): number | undefined => (isPercent ? percentOf(finding) : finding.delta?.absolute);
  const sized = findings
    .flatMap((finding) => {
      const size = sizeOf(finding);
      return size === undefined ? [] : [{ finding, size }];
    })
    .sort((a, b) => a.size - b.size);
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

/** The finding of one metric of a case in a list of findings. */
export const findingOf = (findings: readonly Finding[], { key }: CaseName): Finding | undefined =>
  findings.find((finding) => finding.case.key === key);

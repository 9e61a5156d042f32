/** Measures pairs until the judge knows, or until the time is spent. */
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { CheckedRun } from '../check/checked-run.js';
import { isSettled, isWorthAnotherPair, type JudgedPairs } from './judge-measured.js';
import { measurePair, type MeasuredPair } from './measure-pair.js';
import type { Measurer, Side, Version } from './measurer.js';

/** Whatever is open then would take more than further pairs. */
const mostPairs = 100;

interface PairsToMeasure {
  readonly measurer: Measurer;
  readonly versions: Readonly<Record<Side, Version>>;
  /** As long as the judge is open, at least so many pairs are measured. */
  readonly leastPairs: number;
  readonly judge: (pairs: readonly MeasuredPair[]) => Promise<JudgedPairs>;
}

/** @returns the judged pairs; with `isBudgetSpent`, another one was worth its time and there was none */
export async function measurePairs(
  { measurer, versions, leastPairs, judge }: PairsToMeasure,
  host: Host,
): Promise<
  { readonly checked: CheckedRun; readonly isBudgetSpent: boolean } | { readonly problems: readonly Problem[] }
> {
  const pairs: MeasuredPair[] = [];
  let checked: CheckedRun | undefined;
  while (checked === undefined || wantsPair(checked, pairs.length, leastPairs)) {
    if (checked !== undefined && (pairs.length === mostPairs || measurer.lacksTimeForPair())) return leaveOpen(checked);
    const pair = await measurePair(measurer, versions, { number: pairs.length + 1 }, pairs.at(-1)?.first, host);
    if ('failed' in pair)
      return checked !== undefined && pair.problem.code === 'budget-too-short'
        ? leaveOpen(checked)
        : { problems: [pair.problem] };
    pairs.push(pair);
    const judged = await judge(pairs);
    if ('problems' in judged) return judged;
    ({ checked } = judged);
  }
  return { checked, isBudgetSpent: false };
}

const wantsPair = ({ judged }: CheckedRun, measured: number, least: number): boolean =>
  !isSettled(judged) && (measured < least || isWorthAnotherPair(judged));

/** What another pair might have shown does not pass. */
const leaveOpen = (checked: CheckedRun): { readonly checked: CheckedRun; readonly isBudgetSpent: true } => ({
  checked: { ...checked, judged: withoutPass(checked.judged) },
  isBudgetSpent: true,
});

const withoutPass = (judged: CheckedRun['judged']): CheckedRun['judged'] =>
  judged.outcome === 'passed'
    ? { ...judged, outcome: 'undecided', reasons: ['budget-spent', ...judged.reasons] }
    : judged;

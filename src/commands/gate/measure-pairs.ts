/** Measures pairs until the judge knows, or until the time is spent. */
import type { CheckedRun } from '../../judge/checked-run.js';
import type { GateRun, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { describeMachine } from '../../measuring/describe-machine.js';
import { isSettled, isWorthAnotherPair, withoutPass, type JudgedPairs } from '../../measuring/judge-measured.js';
import type { MeasuredPair } from '../../measuring/measure-pair.js';
import { createPairMeasurer, type PairMeasurer } from '../../measuring/measure-undisturbed.js';
import { isCut, type Measurer, type Side, type Version } from '../../measuring/measurer.js';
import type { Works } from '../../judge/pairs/work.js';
import { pairCut } from '../../problems/gate.js';

/** Whatever is open then would take more than further pairs. */
const mostPairs = 100;

interface PairsToMeasure {
  readonly measurer: Measurer;
  readonly versions: Readonly<Record<Side, Version>>;
  /** As long as the judge is open, at least so many pairs are measured. */
  readonly leastPairs: number;
  /** The results of the head of the first pair, if it was measured already. */
  readonly head?: string;
  readonly judge: (pairs: readonly MeasuredPair[]) => Promise<JudgedPairs>;
}

interface Measured {
  readonly checked: CheckedRun;
  /** The side that was measured first in each pair. */
  readonly order: readonly Side[];
  /** Another pair was worth its time, and there was none. */
  readonly isBudgetSpent: boolean;
  /** What the machine did meanwhile. */
  readonly machine: Pick<GateRun, 'machine' | 'work' | 'isMachineUnknown'>;
}

export async function measurePairs(
  { measurer, versions, leastPairs, head, judge }: PairsToMeasure,
  host: Host,
): Promise<Measured | { readonly problems: readonly Problem[] }> {
  const measurePair = createPairMeasurer(measurer, host);
  const pairs: MeasuredPair[] = [];
  const end = async (checked: CheckedRun, work: Works, isBudgetSpent: boolean): Promise<Measured> => ({
    checked: isBudgetSpent ? withoutPass(checked) : checked,
    order: pairs.map(({ first }) => first),
    isBudgetSpent,
    machine: {
      ...(await describeMachine(pairs, work, host)),
      ...(measurer.isMachineUnknown() && { isMachineUnknown: true }),
    },
  });
  let last: { readonly checked: CheckedRun; readonly work: Works } | undefined;
  while (last === undefined || wantsPair(last.checked, pairs.length, leastPairs)) {
    if (last !== undefined && (pairs.length === mostPairs || measurer.lacksTimeForPair()))
      return await end(last.checked, last.work, true);
    const pair =
      last === undefined && head !== undefined
        ? await measureBaseBeside(head, measurer, versions)
        : await measurePair(versions, { number: pairs.length + 1 }, pairs.at(-1)?.first);
    if ('failed' in pair) {
      if (last === undefined || !isCut(pair.problem)) return { problems: [pair.problem] };
      const problems = [...last.checked.problems, pairCut(pair.problem)];
      return await end({ ...last.checked, problems }, last.work, true);
    }
    pairs.push(pair);
    const judged = await judge(pairs);
    if ('problems' in judged) return judged;
    last = judged;
  }
  return await end(last.checked, last.work, false);
}

async function measureBaseBeside(
  head: string,
  measurer: Measurer,
  versions: PairsToMeasure['versions'],
): ReturnType<PairMeasurer> {
  const base = await measurer.measure(versions.base, { number: 1 });
  return typeof base === 'string' ? { head, base, first: 'head' } : { failed: 'base', problem: base };
}

const wantsPair = (checked: CheckedRun, measured: number, least: number): boolean =>
  !isSettled(checked) && (measured < least || isWorthAnotherPair(checked.judged));

/** Judges one run with ever less knowledge, and lists where that made it green. */
import type { Policy } from '../../src/config/policy.js';
import { type JudgedRun } from '../../src/judge/judge-run.js';
import type { Finding } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { judgeAfter } from './_run.js';

const keyOf = ({ case: { key }, metric }: Finding): string => `${key} ${metric}`;
const isRed = ({ gated, verdict }: Finding): boolean => gated && (verdict === 'regression' || verdict === 'suspect');
const lossOf = ({ delta }: Finding): number => Math.abs(delta?.direction === 'worse' ? (delta.percent ?? 0) : 0);

/** What was red or unknown and is green with less knowledge, although a loss is as large as it was. */
function becameGreen(more: JudgedRun, less: JudgedRun): readonly string[] {
  if (more.outcome === 'passed' || less.outcome !== 'passed') return [];
  const before = new Map(more.findings.filter(isRed).map((finding) => [keyOf(finding), lossOf(finding)]));
  const isStill = (finding: Finding): boolean => lossOf(finding) >= 0.9 * (before.get(keyOf(finding)) ?? Infinity);
  return less.findings.some(isStill) ? [more.outcome] : [];
}

/**
 * @param history the runs of one level, oldest first
 * @param policy may declare controls, which are left out once
 * @returns the outcomes that became green, and how often less was known
 */
export function listGreener(candidate: Run, history: readonly Run[], policy: Policy) {
  let more = judgeAfter(history, candidate, policy);
  const uncontrolled = judgeAfter(history, candidate, { ...policy, controls: [] });
  const greener = [...becameGreen(more, uncontrolled)];
  const lengths = [8, 5, 4, 3, 2, 1].filter((runs) => runs < history.length);
  for (const length of lengths) {
    const less = judgeAfter(history.slice(-length), candidate, policy);
    greener.push(...becameGreen(more, less));
    more = less;
  }
  return { greener, steps: 1 + lengths.length };
}

/** Judges one run with ever less knowledge, and lists where that made a measured loss look better. */
import { isBeyondBand } from '../../src/compare/loss-start.js';
import { nameCase } from '../../src/cases/names.js';
import type { Policy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import { common } from '../../src/judge/model/settings.js';
import type { Finding } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';

const judge = (candidate: Run, history: readonly Run[], policy: Policy): JudgedRun =>
  judgeRun({
    candidate,
    past: { measurements: history.flatMap(toPastMeasurements), accepts: [], selection: 'history' },
    policy,
    today: '2026-11-22',
    isInputIncomplete: false,
  });

/** What was measured beyond its band, relative to the controls if there are any. A label that waits is named with the other. */
function losses({ findings }: JudgedRun): readonly Finding[] {
  const isControlled = findings.some(({ control }) => control === true);
  return findings.filter((finding) => {
    const { gated, reason, delta, adjusted, band } = finding;
    if (!gated || reason === 'coupled' || delta === undefined || !isBeyondBand(finding)) return false;
    if (!isControlled || adjusted === undefined) return true;
    return isBeyondBand({ delta: { ...delta, percent: adjusted.percent }, ...(band && { band }) });
  });
}

const isGreen = ({ verdict }: Finding): boolean => verdict === 'pass' || verdict === 'improvement';
const keyOf = ({ case: { key }, metric }: Finding): string => `${key} ${metric}`;

/** What fails, or keeps a run from passing. */
const isRed = ({ gated, verdict }: Finding): boolean => gated && (verdict === 'regression' || verdict === 'suspect');

/**
 * What was red and is still measured beyond its band stays red, or the run says that it is open: by noise that is only assumed, or
 * by noise that five past runs or more show.
 */
function findGreener(more: JudgedRun, less: JudgedRun, isWhole = true): readonly string[] {
  const failed = new Set(more.findings.filter(({ gated, verdict }) => gated && verdict === 'regression').map(keyOf));
  const red = new Set(more.findings.filter(isRed).map(keyOf));
  const still = losses(less).filter((finding) => red.has(keyOf(finding)));
  const isAssumed = still.some(({ noise }) => (noise?.runs ?? 0) < common.runsOfMachine);
  const isSaid = less.reasons.includes(isAssumed ? 'noise-assumed' : 'inconclusive');
  const isClean = less.outcome === 'passed' && !less.reasons.includes('inconclusive') && losses(less).length > 0;
  const isGreener = isClean || (less.outcome === 'passed' && still.length > 0 && !isSaid);
  return [
    ...still
      .filter((finding) => finding.verdict === 'pass' || (failed.has(keyOf(finding)) && isGreen(finding)))
      .map((finding) => `${keyOf(finding)}: ${finding.verdict} ${finding.reason}`),
    ...(isWhole && isGreener && more.outcome !== 'passed' ? [`${more.outcome} became passed`] : []),
  ];
}

/** Every second case of a run. */
const halve = (run: Run): Run => {
  const keys = [...new Set(run.measurements.map((measurement) => nameCase(measurement).key))].sort();
  const kept = new Set(keys.filter((_, i) => i % 2 === 0));
  return { ...run, measurements: run.measurements.filter((measurement) => kept.has(nameCase(measurement).key)) };
};

/**
 * @param history the runs of one level, oldest first
 * @param policy may declare controls, which are left out once
 * @returns what less knowledge made greener; empty if nothing
 */
export function listGreener(candidate: Run, history: readonly Run[], policy: Policy): readonly string[] {
  const all = judge(candidate, history, policy);
  let more = all;
  const greener: string[] = [];
  for (const length of [8, 5, 4, 3, 2, 1].filter((runs) => runs < history.length)) {
    const less = judge(candidate, history.slice(-length), policy);
    greener.push(...findGreener(more, less).map((found) => `${String(length)} runs: ${found}`));
    more = less;
  }
  const ofHalf = judge(halve(candidate), history.map(halve), policy);
  const uncontrolled = judge(candidate, history, { ...policy, controls: [] });
  return [
    ...greener,
    ...findGreener(all, ofHalf, false).map((found) => `half of the cases: ${found}`),
    ...findGreener(all, uncontrolled).map((found) => `no controls: ${found}`),
  ];
}

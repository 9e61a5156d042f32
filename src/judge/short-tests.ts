/** High percentiles of tests that were cut short: they depend on rare slow requests, so they fail nothing on their own. */
import { loadTestKey } from '../cases/names.js';
import { findShorterTests } from '../compare/test-length.js';
import type { Finding, RunShift } from '../model/documents.js';
import type { Pair } from '../model/run.js';

interface Judged {
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
}

/** Percentiles and the maximum that a test of another length moves. */
const tail = /^(?:p9[5-9]\d?|max)$/;

const isWorse = ({ gated, verdict, objective }: Finding): boolean =>
  gated && verdict === 'regression' && objective === undefined;

/** The change as a multiple of its noise, as far as both are known in percent. */
const countNoises = ({ delta, noise, severity = 1 }: Finding): number =>
  delta?.percent !== undefined && noise?.percent ? Math.abs(delta.percent) / noise.percent : severity;

/**
 * Makes a regression suspect, and too large to pass, if a high percentile alone shows it in a test that was much shorter than
 * usual. What throughput, p50 or errors show is not changed.
 */
export function distrustShortTails(pairs: readonly Pair[], judged: Judged): Judged {
  const short = new Set(findShorterTests(pairs).flatMap(({ key, isMuch }) => (isMuch ? [key] : [])));
  if (short.size === 0) return judged;
  const isShort = (name: Finding['case']): boolean => short.has(loadTestKey(name));
  const confirmed = new Set(
    judged.findings
      .filter((finding) => isWorse(finding) && !tail.test(finding.metric))
      .map((finding) => finding.case.key),
  );
  const findings = judged.findings.map((finding): Finding => {
    const isLone = isWorse(finding) && tail.test(finding.metric) && !confirmed.has(finding.case.key);
    return isLone && isShort(finding.case)
      ? { ...finding, verdict: 'suspect', unresolved: countNoises(finding) }
      : finding;
  });
  const areAllShort = pairs.every((pair) => pair.candidate.length === 0 || isShort(pair.case));
  const isShiftConfirmed = judged.runShifts.some(
    ({ metric, verdict }) => verdict === 'regression' && !tail.test(metric),
  );
  const runShifts = judged.runShifts.map((shift): RunShift =>
    areAllShort && !isShiftConfirmed && shift.verdict === 'regression' && tail.test(shift.metric)
      ? { ...shift, verdict: 'inconclusive', unresolved: true }
      : shift,
  );
  return { findings, runShifts };
}

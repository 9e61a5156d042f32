/**
 * Labels that make the iterations of their loop shorter although nothing became faster: their requests fail fast, or are no
 * longer sent.
 */
import type { Finding } from '../model/documents.js';
import { areEquallyFrequent } from './loops.js';

/** Findings of the throughput of such labels. */
export interface Relieving {
  readonly failing: readonly Finding[];
  readonly removed: readonly Finding[];
}

/**
 * @param gain a finding of the throughput of a label
 * @param findings all findings of its load test
 * @returns the labels that were requested as often until the newest run, and now fail or were not measured
 */
export function findRelieving(gain: Finding, findings: readonly Finding[]): Relieving {
  const failingKeys = new Set(findings.filter(failsMore).map((finding) => finding.case.key));
  const ofLoop = findings.filter(
    ({ case: { key, label }, metric, baseline }) =>
      metric === gain.metric &&
      key !== gain.case.key &&
      label !== undefined &&
      areEquallyFrequent(baseline?.value ?? NaN, gain.baseline?.value ?? NaN),
  );
  return {
    failing: ofLoop.filter((finding) => finding.candidate !== undefined && failingKeys.has(finding.case.key)),
    removed: ofLoop.filter((finding) => isMissing(finding) && finding.baseline?.runs === gain.baseline?.runs),
  };
}

const failsMore = ({ metric, verdict }: Finding): boolean =>
  metric === 'errorPercent' && (verdict === 'regression' || verdict === 'waived');

const isMissing = ({ candidate, reason }: Finding): boolean =>
  candidate === undefined && (reason === 'retired' || reason === 'no-candidate');

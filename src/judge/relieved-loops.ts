/** Gains of throughput that follow from a label of the loop that fails fast or was removed: they are no improvements. */
import { loadTestKey } from '../cases/names.js';
import { findRelieving } from '../compare/relieving-labels.js';
import { groupBy } from '../lang/group-by.js';
import type { Finding } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { explainsChange, measurePart, type Part } from './rules/relative/evidence/attribution.js';

/** Makes a gain a pass if the time of such labels explains it, and not the label's own time. */
export function excuseRelieved(pairs: readonly Pair[], findings: readonly Finding[]): readonly Finding[] {
  const gaining = new Set(findings.filter(isGain).map((finding) => loadTestKey(finding.case)));
  if (gaining.size === 0) return findings;
  const findingsByTest = groupBy(
    findings.filter((finding) => gaining.has(loadTestKey(finding.case))),
    (finding) => loadTestKey(finding.case),
  );
  const partByKey = new Map(
    pairs.filter((pair) => gaining.has(loadTestKey(pair.case))).map((pair) => [pair.case.key, partOf(pair)]),
  );
  return findings.map((finding): Finding => {
    if (!isGain(finding)) return finding;
    const { failing, removed } = findRelieving(finding, findingsByTest.get(loadTestKey(finding.case)) ?? []);
    const relieving = [...failing, ...removed];
    if (relieving.length === 0) return finding;
    const parts = [finding, ...relieving].flatMap((member) => partByKey.get(member.case.key) ?? []);
    const loss = -Math.log1p((finding.delta?.percent ?? 0) / 100);
    return explainsChange(parts, loss, -1)[0] === false ? { ...finding, verdict: 'pass', reason: 'coupled' } : finding;
  });
}

const isGain = ({ metric, verdict, case: { label } }: Finding): boolean =>
  metric === 'throughput' && verdict === 'improvement' && label !== undefined;

function partOf({ history, candidate }: Pair): Part {
  const part = measurePart({ past: { sources: history }, candidateMeasurements: candidate });
  return candidate.length > 0 ? part : { ...part, added: -part.usual };
}

/** The ways in which a finding can be worse. */
import type { Finding } from '../../model/documents.js';

/** Worst first. Cases of different kinds are never in one group. drift: a slow loss over several runs. */
export const kindOrder = ['errors', 'moved', 'drift', 'objective', 'missing', 'lacking', 'invalid'] as const;
export type Kind = (typeof kindOrder)[number];

/** The way in which a finding is worse. Not for findings that pass. */
export function classifyFinding(finding: Finding): Kind {
  if (findDrift(finding) !== undefined) return 'drift';
  if (finding.verdict === 'invalid') return 'invalid';
  if (finding.verdict === 'missing') return finding.reason === 'no-candidate' ? 'missing' : 'lacking';
  if (finding.objective !== undefined) return 'objective';
  if (finding.metric === 'errorPercent') return 'errors';
  return 'moved';
}

/** The slow loss that alone makes a finding a suspect. The change of its run says nothing about it. */
export const findDrift = ({ reason, drift }: Finding): Finding['drift'] => (reason === 'drift' ? drift : undefined);

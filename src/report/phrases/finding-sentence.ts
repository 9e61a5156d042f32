import type { Finding } from '../../model/documents.js';
import { classifyFinding } from '../../judge/groups/kinds.js';
import { formatAmount } from './amount.js';
import { formatOwn } from './numbers.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

/** One finding without the name of its case: "throughput −12 %", "errors 57 %", "p99 120 ms, to be < 100", "p99: the cell is blank". */
export function describeFinding(finding: Finding, wording: Wording): string {
  const { candidate, objective, verdict, reason } = finding;
  const kind = classifyFinding(finding);
  if (kind === 'missing') return reasonTexts[reason];
  const title = kind === 'errors' ? 'errors' : wording.title(finding);
  const amount = candidate === undefined ? '' : ` ${formatAmount(candidate, wording.metric(finding))}`;
  if (objective !== undefined) return `${title}${amount}, to be ${wording.name(objective)}`;
  if (verdict === 'invalid' || kind === 'lacking') return `${title}: ${reasonTexts[reason]}`;
  return kind === 'errors' ? title + amount : `${title} ${formatOwn(finding, wording)}`.trim();
}

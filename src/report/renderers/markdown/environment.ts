import { formatCount } from '../../../lang/list.js';
import type { Report } from '../../../model/documents.js';
import { compareEnvironments, environmentTable } from '../../phrases/environments.js';
import type { Wording } from '../../phrases/wording.js';
import { codeCell } from './inert.js';
import { fold } from './fold.js';
import { drawTable } from './table.js';

/** The environments of both sides and their differences. */
export function environment(report: Report, wording: Wording): readonly string[] {
  const axes = compareEnvironments(report);
  if (axes.length === 0) return [];
  const differing = axes.filter(({ differs }) => differs).length;
  const summary = differing === 0 ? '' : `: ${formatCount(differing, 'difference')}`;
  return fold(`Environment of both sides${summary}`, drawTable(environmentTable(report, wording.as(codeCell), ' ⚠️')));
}

import { formatCount } from '../../../lang/list.js';
import type { Report } from '../../../model/documents.js';
import { compareEnvironments, listPastValues } from '../../phrases/environments.js';
import { codeCell } from './inert.js';
import { fold } from './fold.js';
import { table } from './table.js';

const maxAxes = 30;

/** The environments of both sides and their differences. */
export function environment(report: Report): readonly string[] {
  const axes = compareEnvironments(report);
  if (axes.length === 0) return [];
  const differing = axes.filter(({ differs }) => differs);
  const rows = axes
    .slice(0, maxAxes)
    .map((axis) => [
      `${codeCell(axis.axis)}${axis.differs ? ' ⚠️' : ''}`,
      valueCell(axis.present),
      listPastValues(axis, valueCell) || '-',
    ]);
  const summary = differing.length > 0 ? `: ${formatCount(differing.length, 'difference')}` : '';
  return fold(`Environment of both sides${summary}`, table(['', 'candidate', 'baseline'], rows));
}

/** The value of an axis in a table. */
const valueCell = (value: string | undefined): string => (value === undefined ? 'unknown' : codeCell(value));

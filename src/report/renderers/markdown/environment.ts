import type { Report } from '../../../model/documents.js';
import { groupBy } from '../../../lang/group-by.js';
import { count } from '../../phrases/words.js';
import { codeCell } from './inert.js';
import { table } from './table.js';

const mostAxes = 30;
const mostValues = 4;

/** The environments of both sides and their differences. */
export function environment({ candidate, baseline }: Report): readonly string[] {
  const present = candidate.provenance.environment ?? {};
  const past = baseline.runs.map((run) => run.environment ?? {});
  const axes = [...new Set([...Object.keys(present), ...past.flatMap((item) => Object.keys(item))])].sort();
  if (axes.length === 0) return [];

  const differing = axes.filter((axis) =>
    past.some(
      (runEnvironment) =>
        Object.hasOwn(present, axis) && Object.hasOwn(runEnvironment, axis) && runEnvironment[axis] !== present[axis],
    ),
  );
  const rows = axes.slice(0, mostAxes).map((axis) => {
    const values = [
      ...groupBy(past, (pastEnvironment) => (Object.hasOwn(pastEnvironment, axis) ? pastEnvironment[axis] : undefined)),
    ];
    const texts = values.slice(0, mostValues).map(([value, runs]) => {
      const name = value === undefined ? 'unknown' : codeCell(value);
      return values.length === 1 ? name : `${name} in ${count(runs.length, 'run')}`;
    });
    const more = values.length > mostValues ? [`${values.length - mostValues} more`] : [];
    const own = Object.hasOwn(present, axis) ? present[axis] : undefined;
    const sign = differing.includes(axis) ? ' ⚠️' : '';
    return [
      `${codeCell(axis)}${sign}`,
      own === undefined ? 'unknown' : codeCell(own),
      [...texts, ...more].join(', ') || '-',
    ];
  });
  return [
    '<details>',
    `<summary>Environment of both sides${differing.length > 0 ? `: ${count(differing.length, 'difference')}` : ''}</summary>`,
    '',
    ...table(['', 'candidate', 'baseline'], rows),
    '',
    '</details>',
  ];
}

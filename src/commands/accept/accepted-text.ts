/** The output of `guardband accept`. */
import { allMetrics } from '../../compare/levels/accepted-levels.js';
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { formatCount } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Accept } from '../../model/documents.js';
import type { AcceptResult } from './accept.js';

/** More levels than this are listed by scenario. */
const maxLevels = 10;
const maxScenarios = 20;

export function describeAccepted({ accepted, waiting, files, uncommitted }: AcceptResult): string {
  const where = files.length === 0 ? '' : ` in ${files.join(', ')}`;
  const lines =
    accepted.length > maxLevels
      ? listScenarios(accepted)
      : accepted.map(({ case: name, ...mark }) => `${nameCase(name).key}: ${describeMark(mark)}`);
  const shared =
    waiting.length === 0
      ? ''
      : `The throughput of ${formatCount(waiting.length, 'label')} in the same load test fell with it and is accepted, too.\n`;
  const next =
    uncommitted === undefined
      ? ''
      : `Commit ${printableLine(uncommitted.replace(/\/*$/, '/'))}: ${accepted.length === 1 ? 'the accepted level counts' : 'the accepted levels count'} from then on.\n`;
  const list = lines.map((line) => `  ${printableLine(line)}\n`).join('');
  return `Accepted ${formatCount(accepted.length, 'level')}${where}.\n${list}${shared}${next}`;
}

/** One line for all levels of a scenario that have the same metric and start. */
function listScenarios(accepted: readonly Accept[]): readonly string[] {
  const groups = groupBy(accepted, ({ case: { scenario }, metric, from }) => JSON.stringify([scenario, metric, from]));
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [`${first.case.scenario}: ${formatCount(group.length, 'case')}, ${describeMark(first)}`];
  });
  const more = lines.length - maxScenarios;
  return more > 0 ? [...lines.slice(0, maxScenarios), `and ${String(more)} more`] : lines;
}

const describeMark = ({ metric, from }: Pick<Accept, 'metric' | 'from'>): string =>
  `${metric === allMetrics ? 'all metrics' : metric}, from ${from}`;

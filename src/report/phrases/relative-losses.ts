/** Explains rows that got worse only relative to the rest of the run, because the run as a whole was faster than usual. */
import { joinWithAnd } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { formatShare, formatSize } from '../../lang/format-number.js';
import type { Finding, Report } from '../../model/documents.js';
import { isOnlyRelative } from './numbers.js';
import { chooseRows } from './rows.js';
import { metricName, type FormatName } from './words.js';

/** More changes than this are not listed. */
const mostListed = 3;

/**
 * "Without a change, throughput would be 6 % higher than usual in this run, on a faster machine, so −2 % counts as −8.2 %."
 * One sentence for each metric: without it, a change within the tolerance band looks like a mistake of the gate.
 */
export function relativeLossLines(report: Report, named: FormatName): readonly string[] {
  const findings = chooseRows(report)
    .rows.filter(({ state }) => state === 'failing' || state === 'suspect' || state === 'tolerated')
    .flatMap(({ moves }) => moves.map(({ typical }) => typical))
    .filter(isOnlyRelative);
  return [...groupBy(findings, ({ metric }) => metric).values()].map((losses) => describe(losses, named));
}

function describe(losses: readonly Finding[], named: FormatName): string {
  const [first] = losses as readonly [Finding, ...Finding[]];
  const shifts = losses.flatMap(({ adjusted }) => adjusted?.shift ?? []);
  const shift = shifts.toSorted((a, b) => a - b)[shifts.length >> 1] ?? 0;
  const level = `${formatShare(shift)} ${shift > 0 ? 'higher' : 'lower'} than usual`;
  const listed = losses
    .slice(0, mostListed)
    .map(({ delta, adjusted }) => `${formatSize(delta?.percent ?? 0)} counts as ${formatSize(adjusted?.percent ?? 0)}`);
  const more = losses.length > mostListed ? [`${String(losses.length - mostListed)} more likewise`] : [];
  const cause = first.adjusted?.source === 'controls' ? 'as the controls show' : 'on a faster machine';
  return `Without a change, ${metricName(first, named)} would be ${level} in this run, ${cause}, so ${joinWithAnd([...listed, ...more])}.`;
}

/** How sure a group is, in words. */
import type { Report } from '../../model/documents.js';
import type { Group } from '../groups/groups.js';
import { formatFixed } from './numbers.js';
import { count, joinWithAnd } from './words.js';

/** open: one run cannot tell. */
export type Certainty = 'certain' | 'likely' | 'open';

/** Undefined where there is nothing to be unsure about: a missing case is missing. */
export function certaintyOf({ state, kind, cases, moves }: Group): Certainty | undefined {
  if (state === 'suspect' || state === 'unjudged') return 'open';
  if ((state !== 'failing' && state !== 'tolerated') || (kind !== 'moved' && kind !== 'errors')) return undefined;
  const findings = moves.flatMap((move) => move.findings);
  const assumed = findings.filter(({ noise }) => noise?.from === 'assumed').length;
  if (2 * assumed > findings.length) return 'likely';
  const severity = Math.max(0, ...moves.map((move) => move.severity));
  return severity >= clearSeverity || cases.length >= clearCases ? 'certain' : 'likely';
}

/** This many times the limit, or this many cases that agree, leave no doubt. */
const clearSeverity = 1.5;
const clearCases = 3;

const titles = { certain: 'Certain', likely: 'Likely', open: 'One run cannot tell' } as const satisfies Record<
  Certainty,
  string
>;

/**
 * "Certain: 2 to 9 times the limit; noise 1 to 7 % over 11 runs." Several groups are referred to by their row.
 *
 * @param groups as shown, worst first
 */
export function certaintyLine(groups: readonly Group[], report: Report): string {
  const rows = groups.map((group, i) => ({ group, row: i + 1, certainty: certaintyOf(group) }));
  const parts = (['certain', 'likely', 'open'] as const).flatMap((certainty) => {
    const of = rows.filter((row) => row.certainty === certainty);
    if (of.length === 0) return [];
    const isAll = of.length === rows.length;
    const where = isAll ? '' : ` for row${of.length === 1 ? '' : 's'} ${joinWithAnd(of.map(({ row }) => String(row)))}`;
    const why = describeWhy(
      of.map(({ group }) => group),
      certainty,
      report,
    );
    return [`${titles[certainty]}${where}${why === '' ? '' : `: ${why}`}.`];
  });
  return parts.join(' ');
}

function describeWhy(groups: readonly Group[], certainty: Certainty, report: Report): string {
  const findings = groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));
  const severities = findings.flatMap(({ severity }) => (severity !== undefined && severity > 1 ? [severity] : []));
  const noises = findings.flatMap(({ noise }) => (noise?.percent === undefined ? [] : [noise.percent]));
  const runs = Math.max(0, ...findings.map(({ noise, baseline }) => noise?.runs ?? baseline?.runs ?? 0));
  const what = report.baseline.repetitions === undefined ? 'run' : 'repetition';
  const over = runs === 0 ? '' : ` over ${count(runs, what)}`;
  const isAssumed = findings.length > 0 && findings.every(({ noise }) => noise?.from === 'assumed');
  const noise = isAssumed
    ? `${count(runs, `baseline ${what}`)} ${runs === 1 ? 'is' : 'are'} too few to know the noise`
    : noises.length === 0
      ? ''
      : `noise ${spanOf(noises)} %${over}`;
  return [severities.length === 0 || certainty === 'open' ? '' : `${spanOf(severities)} times the limit`, noise]
    .filter((part) => part !== '')
    .join('; ');
}

/** "2 to 9", "1.2". */
function spanOf(values: readonly number[]): string {
  const format = (value: number): string =>
    value >= 99 ? 'over 99' : formatFixed(value, value < 9.5 ? 1 : 0).replace(/\.0$/, '');
  const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
  return low === high ? low : `${low} to ${high}`;
}

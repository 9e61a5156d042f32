/** What can be done about a statement, and how large a change a waiver would have to allow. */
import { groupBy } from '../../lang/objects.js';
import type { MetricTable } from '../../metrics/index.js';
import type { Finding, Report, Statement } from '../../model/documents.js';
import { findDrift } from './cases.js';
import { isOlder } from './certainty.js';
import type { Group } from './groups.js';
import { measureMove, type Move, compareMetrics } from './moves.js';

export type Next = NonNullable<Statement['next']>[number];

type Metrics = Pick<MetricTable, 'byId'>;

const isWorse = ({ state }: Group): boolean => state === 'failing' || state === 'tolerated';
const isOpenDrift = ({ state, kind }: Group): boolean =>
  kind === 'drift' && (state === 'suspect' || state === 'failing');

/** What was as bad in earlier runs is as bad in both versions of a gate. */
const isLasting = (group: Group): boolean =>
  isWorse(group) || (group.state === 'suspect' && group.kind === 'moved' && isOlder(group));

/**
 * Whether accepting a group can help: a baseline does not change an objective, and a run above the cap of a metric never
 * becomes a baseline.
 */
const canBeAccepted = ({ kind, moves }: Group, { byId }: Metrics): boolean =>
  kind === 'moved' &&
  moves.every(({ metric, findings }) => {
    const { cap = Infinity } = byId.get(metric) ?? {};
    return findings.every(({ candidate }) => !(typeof candidate === 'number' && candidate > cap));
  });

/** When each step fits. */
const fits: Readonly<Record<Next, (group: Group, metrics: Metrics) => boolean>> = {
  'find-errors': (group) => group.kind === 'errors' && (isWorse(group) || group.state === 'suspect'),
  'look-back': (group) => (group.kind === 'moved' && isLasting(group) && isOlder(group)) || isOpenDrift(group),
  accept: (group, metrics) => (isLasting(group) && canBeAccepted(group, metrics)) || isOpenDrift(group),
  'correct-objective': ({ cases }) =>
    cases.some(({ findings }) => findings.some(({ fails, objective }) => fails === true && objective !== undefined)),
  // A case that fails in another metric is settled, and no single measurement settles a slow loss.
  measure: (group) =>
    (group.state === 'suspect' && group.kind !== 'drift' && !isOlder(group)) ||
    group.kind === 'unseen' ||
    group.says === 'carried',
  'find-values': (group) => (group.kind === 'lacking' || group.kind === 'invalid') && isWorse(group),
  retire: (group) => (group.kind === 'missing' && isWorse(group)) || group.kind === 'unseen',
  waive: (group, metrics) => isWorse(group) && (group.kind === 'drift' || canBeAccepted(group, metrics)),
  explain: (group) => isWorse(group) && (group.kind === 'moved' || group.kind === 'errors'),
};

/** The steps that fit a group, by what is in it; what the reader can do depends on where the report is read. */
export const listNext = (group: Group, metrics: Metrics): readonly Next[] =>
  (Object.keys(fits) as Next[]).filter((next) => fits[next](group, metrics));

/** A ceiling for a waiver, as it is written in a configuration. */
export type WaiverCeiling = readonly [metric: string, ceiling: string];

/** The ceilings of a waiver for a group, also in metrics in which one of its cases is suspect: otherwise the run would be undecided. */
export function findCeilings({ cases, moves }: Group, metrics: Metrics): readonly WaiverCeiling[] {
  const known = new Set(moves.map(({ metric }) => metric));
  const suspects = cases.flatMap(({ findings }) =>
    findings.filter(({ verdict, metric }) => verdict === 'suspect' && !known.has(metric)),
  );
  const others = [...groupBy(suspects, ({ metric }) => metric).values()].flatMap((findings) => measureMove(findings));
  const all = [...moves, ...others].sort((a, b) => compareMetrics(a.metric, b.metric));
  return all.flatMap((move) => suggestCeiling(move, metrics));
}

/** The ceilings of a waiver for every case in these metrics. */
export const ceilingsOfRun = (
  { findings }: Report,
  ids: readonly string[],
  metrics: Metrics,
): readonly WaiverCeiling[] =>
  ids.flatMap((metric) =>
    suggestCeiling(
      { metric, findings: findings.filter((finding) => finding.gated && finding.metric === metric) },
      metrics,
    ),
  );

/**
 * A ceiling above the largest change of a group, in steps of 5 % or of whole points. It leaves room for the noise of later
 * runs: otherwise about half of those without another change would exceed it.
 */
function suggestCeiling(
  { metric, findings }: Pick<Move, 'metric' | 'findings'>,
  { byId }: Metrics,
): readonly WaiverCeiling[] {
  const isPoints = byId.get(metric)?.scale === 'points';
  const sizes = findings.flatMap((finding) => ceilingFor(finding, isPoints) ?? []);
  if (sizes.length === 0) return [];
  const largest = Math.max(...sizes);
  return [[metric, isPoints ? `${Math.floor(largest) + 1} points` : `${5 * (Math.floor(largest / 5) + 1)}%`]];
}

/** Two standard deviations: one later run in forty exceeds that by noise. */
const roomForNoise = 2;

/** The size of a change with room for noise: in points, or in percent. */
function ceilingFor(finding: Finding, isPoints: boolean): number | undefined {
  const { delta, noise } = finding;
  const drift = findDrift(finding)?.percent;
  if (drift !== undefined) return Math.abs(drift); // the mean of many runs has little noise
  if (isPoints)
    return delta === undefined ? undefined : Math.abs(delta.absolute) + roomForNoise * (noise?.absolute ?? 0);
  if (delta?.percent === undefined) return undefined;
  const { percent } = delta;
  const factor = 1 + percent / 100;
  const room = (1 + (noise?.percent ?? 0) / 100) ** roomForNoise;
  // Pairs tell how far the change itself may be from the measured one.
  const { low = percent, high = percent } = finding.effect ?? {};
  return Math.max(
    100 * Math.abs((percent < 0 ? factor / room : factor * room) - 1),
    Math.abs(percent < 0 ? low : high),
  );
}

/** Waivers to copy, which allow the groups that got worse for a limited time. */
import type { Finding, Report } from '../../../model/documents.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { movesWithSuspects, type Move } from '../../../judge/groups/moves.js';
import { wheresFor } from '../../../judge/groups/patterns.js';
import { findDrift } from '../../../judge/groups/case-states.js';
import { configurationToEdit, namedConfiguration } from '../judged-by.js';
import type { Wording } from '../wording.js';
import { canBeAccepted, wholeMetrics } from './accept.js';
import { formatCeilings, formatWhere, ownersComment, yamlCode, type Step, type StepContext, say } from './step.js';

/** The maximum number of waivers that can reasonably be copied. */
const maxWaivers = 24;

export function waiveSteps(
  groups: readonly Group[],
  grouped: GroupedCases,
  { report, today, inputs, wording }: StepContext,
): readonly Step[] {
  const whole = wholeMetrics(
    report,
    groups.filter((group) => canBeAccepted(group, wording)),
  );
  const entries = [
    ...waiveWholeRun(whole, report, wording),
    ...groups
      .filter((group) => canBeWaived(group, wording))
      .slice(0, maxWaivers)
      .flatMap((group) => {
        const ceilings = movesWithSuspects(group)
          .filter(({ metric }) => !whole.includes(metric))
          .flatMap((move) => toCeiling(move, wording));
        return ceilings.length === 0 ? [] : wheresFor(group, grouped).map((where) => ({ where, ceilings }));
      }),
  ];
  if (entries.length === 0) return [];
  const lines = entries
    .slice(0, maxWaivers)
    .flatMap(({ where, ceilings }) => [
      `  - where: ${formatWhere(where)}`,
      ...formatCeilings(ceilings).map((line) => `    ${line}`),
      `    until: ${thirtyDaysAfter(today)}`,
      '    issue: "the issue that tracks it"',
      '    reason: "why it is allowed until then"',
    ]);
  // A second list of the same name would make the file invalid.
  const hasWaivers = report.waivers.length > 0;
  const place = `${hasWaivers ? '`waivers:` in ' : ''}${configurationToEdit({ report, inputs })}`;
  const end = entries.length > maxWaivers ? '. The most important waivers:' : ':';
  return say(
    `To allow it for a while, add this to ${place}${end}`,
    yamlCode(
      ...ownersComment(namedConfiguration({ report, inputs }) ?? 'guardband.yml', report.owners?.configuration),
      ...(hasWaivers ? [] : ['waivers:']),
      ...lines,
    ),
  );
}

/** A change of the whole run is permitted only where waivers cover every case, also those that moved no further than the rest. */
function waiveWholeRun(metrics: readonly string[], { findings }: Report, wording: Wording): readonly Entry[] {
  const ceilings = metrics.flatMap((metric) =>
    toCeiling({ metric, findings: findings.filter((finding) => finding.gated && finding.metric === metric) }, wording),
  );
  return ceilings.length === 0 ? [] : [{ where: { scenario: '*' }, ceilings }];
}

interface Entry {
  readonly where: Readonly<Record<string, string>>;
  readonly ceilings: readonly (readonly [metric: string, ceiling: string])[];
}

const toCeiling = (move: Pick<Move, 'metric' | 'findings'>, wording: Wording): Entry['ceilings'] => {
  const ceiling = suggestCeiling(move, wording);
  return ceiling === undefined ? [] : [[move.metric, ceiling]];
};

/** A waiver permits a change up to its ceiling, and a slow loss up to the size of the loss. */
const canBeWaived = (group: Group, wording: Wording): boolean =>
  group.kind === 'drift' || canBeAccepted(group, wording);

/**
 * A ceiling above the largest change of a group, in steps of 5 % or of whole points. It leaves room for the noise of later
 * runs: otherwise about half of those without another change would exceed it.
 */
function suggestCeiling({ metric, findings }: Pick<Move, 'metric' | 'findings'>, wording: Wording): string | undefined {
  const { scale } = wording.metric({ metric });
  const sizes = findings.flatMap((finding) => ceilingFor(finding, scale === 'points') ?? []);
  if (sizes.length === 0) return undefined;
  const largest = Math.max(...sizes);
  return scale === 'points' ? `${Math.floor(largest) + 1} points` : `${5 * (Math.floor(largest / 5) + 1)}%`;
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

/** A waiver ends 30 days after today, however old the run is. It is short by default. */
const thirtyDaysAfter = (today: string | undefined): string =>
  today === undefined ? 'YYYY-MM-DD' : new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);

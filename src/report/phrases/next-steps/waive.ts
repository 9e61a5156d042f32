/** Waivers to copy, which allow the groups that got worse for a limited time, and what to do about those there are. */
import type { Finding, WaiverUse } from '../../../model/documents.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { movesWithSuspects, type Move } from '../../../judge/groups/moves.js';
import { wheresFor } from '../../../judge/groups/patterns.js';
import { findDrift } from '../../../judge/groups/case-states.js';
import { configurationToEdit } from '../conditions.js';
import type { Wording } from '../wording.js';
import { canBeAccepted, wholeMetrics } from './accept.js';
import { formatWhere, quoteYaml, quoteYamlIfNeeded, say, yamlCode, type Step, type StepContext } from './step.js';
import { groupBy } from '../../../lang/objects.js';
import { formatCount } from '../../../lang/format.js';

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
  // A change of the whole run is permitted only where waivers cover every case, also those that moved no further than the rest.
  const ofRun = whole.flatMap((metric) =>
    suggestCeiling(
      { metric, findings: report.findings.filter((finding) => finding.gated && finding.metric === metric) },
      wording,
    ),
  );
  const entries = [
    ...(ofRun.length === 0 ? [] : [{ where: { scenario: '*' }, ceilings: ofRun }]),
    // A waiver permits a change up to its ceiling, and a slow loss up to the size of the loss.
    ...groups
      .filter((group) => group.kind === 'drift' || canBeAccepted(group, wording))
      .slice(0, maxWaivers)
      .flatMap((group) => {
        const ceilings = movesWithSuspects(group)
          .filter(({ metric }) => !whole.includes(metric))
          .flatMap((move) => suggestCeiling(move, wording));
        return ceilings.length === 0 ? [] : wheresFor(group, grouped).map((where) => ({ where, ceilings }));
      }),
  ];
  if (entries.length === 0) return [];
  // A waiver ends 30 days after today, however old the run is. It is short by default.
  const until =
    today === undefined ? 'YYYY-MM-DD' : new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  const [issue, reason] = ['the issue that tracks it', 'why it is allowed until then'];
  const lines = entries
    .slice(0, maxWaivers)
    .flatMap(({ where, ceilings }) => waiverLines({ where, until, issue, reason }, ceilings));
  // A second list of the same name would make the file invalid.
  const hasWaivers = report.waivers.length > 0;
  const place = `${hasWaivers ? '`waivers:` in ' : ''}${configurationToEdit({ report, inputs })}`;
  const end = entries.length > maxWaivers ? '. The most important waivers:' : ':';
  return say(
    `To allow it for a while, add this to ${place}${end}`,
    yamlCode(...(hasWaivers ? [] : ['waivers:']), ...lines),
  );
}

type Ceilings = readonly (readonly [metric: string, ceiling: string])[];

/**
 * A ceiling above the largest change of a group, in steps of 5 % or of whole points. It leaves room for the noise of later
 * runs: otherwise about half of those without another change would exceed it.
 */
function suggestCeiling({ metric, findings }: Pick<Move, 'metric' | 'findings'>, wording: Wording): Ceilings {
  const { scale } = wording.metric({ metric });
  const sizes = findings.flatMap((finding) => ceilingFor(finding, scale === 'points') ?? []);
  if (sizes.length === 0) return [];
  const largest = Math.max(...sizes);
  return [[metric, scale === 'points' ? `${Math.floor(largest) + 1} points` : `${5 * (Math.floor(largest / 5) + 1)}%`]];
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

const mostShown = 5;

/** A waiver in use warns so many days before its end: time to fix its cases in the next sprint. */
export const warnedDays = 14;

export function waiverSteps({ report, today }: StepContext): readonly Step[] {
  // A shift of the whole run is removed from every case, so a case within its limits does not prove that the regression is gone.
  const hasShift = report.runShifts.some(({ verdict }) => verdict !== 'pass');
  const uses = report.waivers.filter(({ state, until }) =>
    state === 'used' ? countDays(today, until) <= warnedDays : state !== 'stale' || !hasShift,
  );
  // The metrics of one waiver in the configuration.
  const waivers = groupBy(uses, ({ metric: _, ceiling: __, ...rest }) => JSON.stringify(rest));
  return [...waivers.values()].flatMap((own) => waiverStep(own, today)).slice(0, mostShown);
}

const countDays = (today: string | undefined, until: string): number =>
  today === undefined ? NaN : (Date.parse(until) - Date.parse(today)) / 86_400_000;

/** The states of a waiver that need an action. */
const waiverSentences = {
  expired: 'A waiver has expired: renew or remove it:',
  exceeded: 'This waiver no longer applies, because its case is worse than the ceiling:',
  stale: 'Remove the waiver that is no longer needed, because its case is within its limits again:',
  unused: 'Correct or remove the waiver that matches no case of this run:',
} as const satisfies Record<Exclude<WaiverUse['state'], 'used'>, string>;

function waiverStep(uses: readonly WaiverUse[], today: string | undefined): readonly Step[] {
  const [first] = uses;
  if (first === undefined) return [];
  const { state, until } = first;
  const sentence =
    state === 'used'
      ? `This waiver ends in ${formatCount(countDays(today, until), 'day')}: fix its cases before, or renew it:`
      : waiverSentences[state];
  const ceilings = uses.map(({ metric, ceiling }) => [metric, quoteYamlIfNeeded(ceiling)] as const);
  return say(sentence, yamlCode('waivers:', ...waiverLines(first, ceilings)));
}

/** A waiver as a member of the list in guardband.yml. */
const waiverLines = (
  { where, until, issue, reason }: Pick<WaiverUse, 'where' | 'until' | 'issue' | 'reason'>,
  ceilings: Ceilings,
): readonly string[] => [
  `  - where: ${formatWhere(where)}`,
  `    ceiling: {${ceilings.map(([metric, ceiling]) => `${quoteYamlIfNeeded(metric)}: ${ceiling}`).join(', ')}}`,
  `    until: ${/^[\dY]{4}-[\dM]{2}-[\dD]{2}$/.test(until) ? until : quoteYaml(until)}`,
  ...(issue === undefined ? [] : [`    issue: ${quoteYaml(issue)}`]),
  `    reason: ${quoteYaml(reason)}`,
];

/** Steps for waivers that expired, are exceeded or are no longer needed. */
import type { WaiverUse } from '../../../model/documents.js';
import { groupBy } from '../../../lang/objects.js';
import { formatCount } from '../../../lang/format.js';
import { formatCeilings, quoteYaml, quoteYamlIfNeeded, yamlCode, say, type Step, type StepContext } from './step.js';

const maxWaivers = 5;

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
  return [...waivers.values()].flatMap((own) => waiverStep(own, today)).slice(0, maxWaivers);
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
  const { state, where, until, reason, issue } = first;
  const sentence =
    state === 'used'
      ? `This waiver ends in ${formatCount(countDays(today, until), 'day')}: fix its cases before, or renew it:`
      : waiverSentences[state];
  const parts = Object.entries(where).map(
    ([name, value]) => `${quoteYamlIfNeeded(name)}: ${quoteYamlIfNeeded(String(value))}`,
  );
  const ceilings = formatCeilings(uses.map(({ metric, ceiling }) => [metric, quoteYamlIfNeeded(ceiling)]));
  const line = `{where: {${parts.join(', ')}}, ${ceilings.join(', ')}, until: ${quoteYamlIfNeeded(until)}, ${issue === undefined ? '' : `issue: ${quoteYaml(issue)}, `}reason: ${quoteYaml(reason)}}`;
  return say(sentence, yamlCode(`- ${line}`));
}

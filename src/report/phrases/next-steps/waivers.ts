/** Steps for waivers that expired, are exceeded or are no longer needed. */
import type { Report, WaiverUse } from '../../../model/documents.js';
import { quoteYaml, quoteYamlIfNeeded, yamlCode, type Step } from './step.js';

const mostWaivers = 5;

export const waiverSteps = (report: Report): readonly Step[] =>
  report.waivers
    .filter(({ state }) => state !== 'stale' || !hasShift(report))
    .flatMap(waiverStep)
    .slice(0, mostWaivers);

/**
 * A shift of the whole run is removed from every case, so a case within its limits does not prove that the regression is
 * gone.
 */
const hasShift = ({ runShifts }: Report): boolean => runShifts.some(({ verdict }) => verdict !== 'pass');

/** The states of a waiver that need an action. */
const waiverSentences = {
  expired: 'A waiver has expired: renew or remove it:',
  exceeded: 'This waiver no longer applies, because its case is worse than the ceiling:',
  stale: 'Remove the waiver that is no longer needed, because its case is within its limits again:',
  unused: 'Correct or remove the waiver that matches no case of this run:',
} as const satisfies Record<Exclude<WaiverUse['state'], 'used'>, string>;

function waiverStep({ state, where, metric, ceiling, until, reason }: WaiverUse): readonly Step[] {
  if (state === 'used') return [];
  const parts = Object.entries(where).map(
    ([name, value]) => `${quoteYamlIfNeeded(name)}: ${quoteYamlIfNeeded(String(value))}`,
  );
  const line = `{where: {${parts.join(', ')}}, metric: ${quoteYamlIfNeeded(metric)}, ceiling: ${quoteYamlIfNeeded(ceiling)}, until: ${quoteYamlIfNeeded(until)}, reason: ${quoteYaml(reason)}}`;
  return [{ sentence: waiverSentences[state], code: yamlCode(`- ${line}`) }];
}

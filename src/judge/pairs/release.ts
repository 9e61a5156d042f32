/** What pairs say about a release: it can be signed once no group of cases may have lost a tenth. */
import { classifyMetric } from '../model/settings.js';
import type { JudgedGroup, PairsDecision } from './decide-by-pairs.js';
import { excludedFrom } from './evidence.js';
import { pairSettings } from './settings.js';

/**
 * The number of pairs that show what a release needs, if further ones look like those so far: that each group lost less than its limit.
 * No more than were measured if they show it; infinite if a group looks worse.
 */
export const pairsToSign = ({ groups }: PairsDecision): number =>
  groups.length === 0 ? Infinity : Math.max(pairSettings.minPairs, ...groups.map(pairsOf));

function pairsOf(group: JudgedGroup): number {
  if (group.state === 'worse' || group.state === 'suspect') return Infinity;
  const { loss, exclusion } = pairSettings.release[classifyMetric(group.metric) === 'tail' ? 'tail' : 'other'];
  const limit = Math.max(loss, group.band);
  // What the machine did to all cases alike is excluded in relation to the others; all together have a group of their own.
  const { differences, noise } = group.beside;
  const { mean, count } = differences;
  const reach = excludedFrom(differences, noise, group.band, exclusion) - mean;
  // What is known to plus or minus so much is known to half of it by four times as many pairs.
  return mean + reach <= limit ? count : mean < limit ? Math.ceil(count * (reach / (limit - mean)) ** 2) : Infinity;
}

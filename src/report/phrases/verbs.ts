/** Describes the change of a group as a predicate, for one case and for several. */
import type { Group } from '../../judge/groups/groups.js';
import { isNoise } from './certainty.js';
import type { Wording } from './wording.js';

export interface GroupVerb {
  readonly singular: string;
  readonly plural: string;
}

const same = (text: string): GroupVerb => ({ singular: text, plural: text });

const slower = same('got slower');
const worse = same('got worse');
const verbs = {
  errors: { singular: 'fails more requests', plural: 'fail more requests' },
  objective: { singular: 'misses its objective', plural: 'miss their objective' },
  missing: { singular: 'was not measured', plural: 'were not measured' },
  lacking: { singular: 'lacks a value', plural: 'lack a value' },
  invalid: { singular: 'has an unusable value', plural: 'have an unusable value' },
} as const;

/** Suspects, and cases that could not be judged, only "look" worse. */
export function findVerb(group: Group | undefined, wording: Wording): GroupVerb {
  if (group === undefined) return worse;
  const { kind, state, moves } = group;
  const isSpeed = moves.every(wording.isSpeed);
  if (kind === 'drift') return same(`gradually ${isSpeed ? 'got slower' : 'got worse'}`);
  if (state === 'better') return same(isSpeed ? 'got faster' : 'got better');
  if (state === 'unjudged' && kind === 'moved' && moves.every(({ largest }) => largest.delta?.direction === 'better'))
    return { singular: `looks ${isSpeed ? 'faster' : 'better'}`, plural: `look ${isSpeed ? 'faster' : 'better'}` };
  // Nothing can be said about the speed of cases that could not be judged for another reason than the noise.
  const looksWorse = moves.every(({ largest }) => isNoise(largest) && largest.delta?.direction === 'worse');
  if (state === 'unjudged' && (kind === 'moved' || kind === 'errors') && !looksWorse)
    return same('could not be judged');
  const isDoubtful =
    state === 'unjudged' || moves.every(({ findings }) => findings.every(({ verdict }) => verdict === 'suspect'));
  if (isDoubtful && kind === 'errors') return same('may fail more requests');
  if (isDoubtful && kind === 'moved')
    return { singular: `looks ${isSpeed ? 'slower' : 'worse'}`, plural: `look ${isSpeed ? 'slower' : 'worse'}` };
  if (kind === 'moved') return isSpeed ? slower : worse;
  return verbs[kind];
}

/** Describes the change of a group as a predicate, for one case and for several. */
import type { Group } from '../groups/groups.js';
import { findMetric } from './words.js';

export interface GroupEvent {
  readonly one: string;
  readonly several: string;
}

const same = (text: string): GroupEvent => ({ one: text, several: text });

const slower = same('got slower');
const worse = same('got worse');
const events = {
  errors: { one: 'fails more requests', several: 'fail more requests' },
  objective: { one: 'misses its objective', several: 'miss their objective' },
  missing: { one: 'was not measured', several: 'were not measured' },
  lacking: { one: 'lacks a value', several: 'lack a value' },
  invalid: { one: 'has an unusable value', several: 'have an unusable value' },
} as const;

/** Suspects only "look" worse. */
export function findEvent(group: Group | undefined): GroupEvent {
  if (group === undefined) return worse;
  const { kind, state, moves } = group;
  const isSpeed = moves.every(({ metric }) => {
    const { id, unit } = findMetric({ metric });
    return id === 'throughput' || (unit === 'ms' && id !== 'standardDeviation');
  });
  if (state === 'better') return same(isSpeed ? 'got faster' : 'got better');
  const isDoubtful = moves.every(({ findings }) => findings.every(({ verdict }) => verdict === 'suspect'));
  if (isDoubtful && (kind === 'moved' || kind === 'errors'))
    return { one: `looks ${isSpeed ? 'slower' : 'worse'}`, several: `look ${isSpeed ? 'slower' : 'worse'}` };
  if (kind === 'moved') return isSpeed ? slower : worse;
  return events[kind];
}

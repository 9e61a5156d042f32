/** The step for cases whose requests fail. It comes first: accepting other cases does not help a run that fails on errors. */
import { joinWithAnd } from '../../../lang/list.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { nameBriefly } from '../../groups/names.js';
import { say, type Step, type StepContext } from './step.js';

/** More names than this are not listed. */
const maxNames = 2;

export function errorSteps(groups: readonly Group[], grouped: GroupedCases, { wording }: StepContext): readonly Step[] {
  const failing = groups.filter(({ kind }) => kind === 'errors');
  if (failing.length === 0) return [];
  const names = failing.length > maxNames ? [] : failing.map((group) => nameBriefly(group, grouped, wording));
  const what = names.length === 0 ? 'requests' : `requests of ${joinWithAnd(names)}`;
  return say(`Find out why ${what} fail, then measure again: a case whose requests fail cannot become a baseline.`);
}

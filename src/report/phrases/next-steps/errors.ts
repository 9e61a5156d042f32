/** Steps for cases whose requests fail. They come first, because accepting other cases does not help a run that fails on errors. */
import { joinWithAnd } from '../../../lang/list.js';
import type { Group, GroupedCases } from '../../../judge/groups/groups.js';
import { nameBriefly } from '../../groups/names.js';
import { acceptSteps } from './accept.js';
import type { Step, StepContext } from './step.js';

/** More names than this are not listed. */
const maxNames = 2;

/**
 * The step for errors, and the steps that accept other cases. If both exist, they are one step.
 *
 * @param isAcceptFirst whether no other step comes between them
 */
export function combineErrors(
  groups: readonly Group[],
  grouped: GroupedCases,
  context: StepContext,
  isAcceptFirst: boolean,
): readonly [errors: readonly Step[], accepts: readonly Step[]] {
  const failing = groups.filter(({ kind }) => kind === 'errors');
  const accepts = acceptSteps(groups, grouped, context);
  if (failing.length === 0) return [[], accepts];
  const cause = `Find out why ${nameFailing(failing, grouped, context)}`;
  const [first, ...others] = accepts;
  if (first === undefined || !isAcceptFirst) {
    const sentence = `${cause}, then measure again: a case whose requests fail cannot become a baseline.`;
    return [[{ sentence }], accepts];
  }
  const sentence = first.sentence.replace(/^Fix it; or, if it is meant to stay, accept it/, acceptOthers);
  return [[], [{ ...first, sentence: `${cause}. ${sentence}` }, ...others]];
}

const acceptOthers = 'Then fix the other cases, or, if their change is meant to stay, accept it';

/** "requests of cart / POST /order fail", or "requests fail" if there are too many names. */
function nameFailing(groups: readonly Group[], grouped: GroupedCases, { wording }: StepContext): string {
  if (groups.length > maxNames) return 'requests fail';
  return `requests of ${joinWithAnd(groups.map((group) => nameBriefly(group, grouped, wording)))} fail`;
}

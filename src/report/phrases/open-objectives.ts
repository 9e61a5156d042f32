/** Objectives that nobody can confirm, because a value is missing. */
import { formatCount } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import type { Wording } from './wording.js';

/**
 * "CPU of 12 cases was not measured, so its objective (< 80) could not be checked; the same is true of 1 other objective". Empty if
 * all objectives could be checked.
 */
export function describeOpenObjectives({ findings }: Pick<Report, 'findings'>, wording: Wording): string {
  const open = findings.filter((finding) => finding.gated && isOpenObjective(finding));
  const groups = groupBy(open, ({ metric, objective }) => JSON.stringify([metric, objective]));
  const [most, ...others] = [...groups.values()].sort((a, b) => b.length - a.length);
  const [first] = most ?? [];
  if (most === undefined || first === undefined) return '';
  const metric = wording.title(first);
  const objective = wording.name(first.objective ?? '');
  const cases = formatCount(most.length, 'case');
  const why =
    first.candidate === undefined
      ? `${metric} of ${cases} was not measured, so its objective (${objective}) could not be checked`
      : `the objective for ${metric} (${objective}) refers to a value that ${cases} ${most.length === 1 ? 'does' : 'do'} not have`;
  return others.length === 0 ? why : `${why}; the same is true of ${formatCount(others.length, 'other objective')}`;
}

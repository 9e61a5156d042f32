/** The axes in which the environment of a run differs from that of every run of its baseline. */
import type { Report } from '../../model/documents.js';
import { count, type FormatName } from './words.js';

/** "instance is m7.large, not c5.xlarge as in the baseline; 2 more axes differ"; empty if none is known to differ. */
export function describeEnvironments({ candidate, baseline }: Report, named: FormatName): string {
  const present = candidate.provenance.environment ?? {};
  const past = baseline.runs.map((run) => run.environment ?? {});
  const differing = Object.keys(present).flatMap((axis) => {
    const values = new Set(
      past.map((environment) => (Object.hasOwn(environment, axis) ? environment[axis] : undefined)),
    );
    const [only] = values;
    const value = present[axis];
    return values.size === 1 && only !== undefined && value !== undefined && only !== value
      ? [`${named(axis)} is ${named(value)}, not ${named(only)} as in the baseline`]
      : [];
  });
  const [first, ...others] = differing;
  if (first === undefined) return '';
  return others.length === 0
    ? first
    : `${first}; ${count(others.length, 'more axis', 'more axes')} ${others.length === 1 ? 'differs' : 'differ'}`;
}

/**
 * Commit statuses, for tokens that may not write check runs: only an app may. A status has no field for who wrote it, so the
 * fragment of its link states that.
 */
import { attempt } from '../../lang/attempt.js';
import { listProperty, readProperty } from '../../lang/objects.js';
import type { Check, CheckWriter, Forge } from '../../model/forge.js';
import type { GithubRepository } from './forge.js';

const states = {
  passed: 'success',
  failed: 'failure',
  undecided: 'error',
  unusable: 'error',
} as const satisfies Record<Check['outcome'], string>;
/** GitHub's limit. */
const mostDescription = 140;
const mark = '#guardband=';

/** A status has no neutral state, and what is neutral must not look like a success. */
const describeStatus = (
  { name, writer, outcome, isNeutral = false, title }: Check,
  link: string | undefined,
): object => ({
  context: name,
  state: isNeutral && outcome === 'passed' ? 'error' : states[outcome],
  description: title.length > mostDescription ? `${title.slice(0, mostDescription - 1)}…` : title,
  ...(link !== undefined && {
    target_url: writer === undefined ? link : `${link.replace(/#.*/, '')}${mark}${encodeURIComponent(writer)}`,
  }),
});

/** @param commit the commit under test */
export function commitStatuses(
  { api, repository, jobUrl }: GithubRepository,
  commit: string,
): Pick<Forge, 'check' | 'checkWriters'> {
  const statuses = `/repos/${repository}/statuses/${encodeURIComponent(commit)}`;
  return {
    check: (check) => api('POST', statuses, describeStatus(check, jobUrl)),
    checkWriters: async (name) => {
      const answer = await api(
        'GET',
        `/repos/${repository}/commits/${encodeURIComponent(commit)}/statuses?per_page=100`,
      );
      return 'refusal' in answer ? answer : { value: readWriters(answer.value, name) };
    },
  };
}

function readWriters(value: unknown, name: string): readonly CheckWriter[] {
  return listProperty(value).flatMap((status) => {
    if (readProperty(status, 'context') !== name) return [];
    const link = readProperty(status, 'target_url');
    const [, encoded = ''] = typeof link === 'string' ? link.split(mark) : [];
    return [
      {
        writer: attempt(() => decodeURIComponent(encoded)) ?? '',
        isGreen: readProperty(status, 'state') === 'success',
      },
    ];
  });
}

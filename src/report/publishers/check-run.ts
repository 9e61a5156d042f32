import type { Publisher, PublisherKind } from '../../model/rendering.js';
import type { CheckWriter, Forge } from '../../model/forge.js';
import { checkNameUnsure, notPublished, sharedCheckName } from '../../problems/publishing.js';
import { toWriter, foreignLead, markdownWithin, sendWithinLimit, type Writer } from './shared/publication.js';

/**
 * A check run with annotations, or a commit status, for readers of a commit rather than of a workflow run. Needs `checks: write`. It does not show
 * success where nothing shows whose rules had to judge, because a check of a commit counts for every pull request with it.
 *
 * @param isAlwaysNeutral whether it shows neither success nor failure, whatever the outcome
 */
export const checkRun =
  (key: string, isAlwaysNeutral = false): Publisher =>
  async (published, { forge, context }) => {
    if (forge === undefined) return [notWritten('there is no token, or no repository')];
    const { foreign } = forge;
    const lead = foreignLead(published, foreign);
    const isUntrusted = foreign === 'results' || context.change.kind === 'unknown';
    const own = toWriter(published, context);
    const wanted = key === '' ? 'Guardband' : `Guardband: ${key}`;
    const { name, problems } =
      own.run === undefined ? { name: wanted, problems: [] } : await findName(wanted, own, forge);
    const answer = await sendWithinLimit(markdownWithin(published), (summary) =>
      forge.check({
        name,
        writer: `${own.run ?? ''}.${String(own.attempt ?? 1)} ${own.gate}`,
        outcome: published.outcome,
        isNeutral: isAlwaysNeutral || foreign === 'report' || (isUntrusted && published.outcome === 'passed'),
        title: published.headline,
        summary: lead + summary,
        annotations: published.annotations(),
      }),
    );
    return [...('refusal' in answer ? [notWritten(answer.refusal.why, answer.refusal.advice)] : []), ...problems];
  };

const notWritten = (why: string, advice = 'Give the job `permissions: checks: write`, or omit `--check-run`.') =>
  notPublished('The check of the commit', why, advice);

const parseWriter = (writer: string): readonly string[] => /^(.*?)\.(\d+) (.*)$/.exec(writer) ?? [];

/** More gates of one key are unlikely. */
const maxNames = 20;

/**
 * A name that no other gate of this run has taken, and for a success none under which another run found something wrong about the
 * same commit: a later check of the same name would hide the other one.
 */
async function findName(wanted: string, own: Writer, forge: Forge) {
  for (let n = 1; n <= maxNames; n++) {
    const name = n === 1 ? wanted : `${wanted} (${String(n)})`;
    const writers = await forge.checkWriters(name);
    if ('refusal' in writers) return { name, problems: [checkNameUnsure(name, writers.refusal.why)] };
    if (!writers.value.some((check) => isHidden(check, writers.value, own)))
      return { name, problems: n === 1 ? [] : [sharedCheckName(wanted, name)] };
  }
  return { name: wanted, problems: [] };
}

function isHidden({ writer, isGreen }: CheckWriter, all: readonly CheckWriter[], own: Writer): boolean {
  const [, run = '', attempt, gate] = parseWriter(writer);
  if (run === own.run) return Number(attempt) === (own.attempt ?? 1) && gate !== own.gate;
  const isLast = !all.some((other) => {
    const [, otherRun, later, otherGate] = parseWriter(other.writer);
    return otherRun === run && otherGate === gate && Number(later) > Number(attempt);
  });
  return own.outcome === 'passed' && !isGreen && isLast;
}

export const checkRunKind: PublisherKind = {
  options: [
    {
      name: 'check-run',
      about: 'also write a check run with annotations on the commit; needs `checks: write`',
      choices: ['false', 'true'],
      isRare: true,
      frontEnd: 'action',
    },
    { name: 'commit-status', about: 'set a status of the commit on GitHub', isRare: true, frontEnd: 'command-line' },
  ],
  make: ({ get }) =>
    get('check-run') === 'true' || get('commit-status') === 'true'
      ? [checkRun(get('comment-key') ?? get('key') ?? '')]
      : [],
};

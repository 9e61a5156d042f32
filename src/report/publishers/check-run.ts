import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { noCheckRun } from '../../problems/publishing.js';
import { foreignLead } from './shared/foreign-lead.js';
import { parseAnnotations } from './shared/annotation-list.js';
import { markdownWithin, sendWithinLimit } from './shared/size-limit.js';

/**
 * A check run with annotations, for readers of a commit rather than of a workflow run. Needs `checks: write`.
 *
 * @param isAlwaysNeutral whether it shows neither success nor failure, whatever the outcome
 */
export const checkRun = (key: string, isAlwaysNeutral = false): Publisher => ({
  id: 'check-run',
  publish: async (published, { forge }) => {
    if (forge === undefined) return [noCheckRun('there is no token, or no repository')];
    const { foreign } = forge;
    const lead = foreignLead(published, foreign);
    const answer = await sendWithinLimit(markdownWithin(published), (summary) =>
      forge.check({
        name: `Guardband: ${key}`,
        outcome: published.report?.outcome ?? 'unusable',
        isNeutral:
          isAlwaysNeutral || foreign === 'report' || (foreign === 'results' && published.report?.outcome !== 'failed'),
        title: published.headline,
        summary: lead + summary,
        annotations: parseAnnotations(published),
      }),
    );
    return 'refusal' in answer ? [noCheckRun(answer.refusal.why)] : [];
  },
});

export const checkRunKind: PublisherKind = {
  id: 'check-run',
  options: [
    { name: 'check-run', about: 'also create a check on the commit', choices: ['false', 'true'], frontEnd: 'action' },
  ],
  make: ({ get }) => (get('check-run') === 'true' ? [checkRun(get('comment-key') ?? '')] : []),
};

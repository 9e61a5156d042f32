import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { findKnownChange } from '../../model/context.js';
import type { Problem, Report } from '../../model/documents.js';
import {
  toWriter,
  type Edit,
  foreignLead,
  markdownWithin,
  marker,
  overhead,
  putSection,
  readSections,
  type CommentSection,
  sendWithinLimit,
  upsertComment,
  type Writer,
  writeSections,
} from './shared/publication.js';
import { noComment, noCommitComment, nothingToCommentOn, outdatedRun, staleReport } from '../../problems/publishing.js';
import type { CommitComment } from '../../model/comparison.js';
import type { Forge } from '../../model/forge.js';

export interface CommentOptions {
  /** Comments with different keys are independent. Gates with the same key share one, each with its own section. */
  readonly key: string;
  /**
   * always: on every run. change: only if something is wrong, or if an existing comment must be corrected. worse: like always,
   * but as a new comment if the outcome got worse, because a changed comment notifies nobody.
   */
  readonly on: CommentOn;
}

const occasions = ['always', 'change', 'worse'] as const;
export type CommentOn = (typeof occasions)[number];

/** The value of the option `comment-on`. */
export const chooseOccasion = (wanted: string | undefined): CommentOn =>
  occasions.find((occasion) => occasion === wanted) ?? 'always';

/**
 * A comment on the pull request that every run updates, even if it judged nothing. A run of an older commit only writes its log.
 * Sets the output `comment-url`. A failure to post is only a warning.
 */
export const comment =
  ({ key, on }: CommentOptions): Publisher =>
  async (published, { forge, job, context }) => {
    const pullRequest = forge?.pullRequest;
    if (pullRequest === undefined) return [nothingToCommentOn(findKnownChange(context)?.name)];
    const { commit } = context.subject;
    const newest = await forge?.newest?.();
    if (newest !== undefined && commit !== undefined && newest !== commit)
      return [staleReport(pullRequest.name, commit, newest)];
    const first = marker(key);
    const lead = foreignLead(published, forge?.foreign);
    const writer = toWriter(published, context);
    const { report, outcome } = published;
    const isToBegin = on !== 'change' || report === undefined || outcome !== 'passed' || isDoubtful(report);
    const state = { isOutdated: false };
    const send = (text: string) =>
      upsertComment(
        first,
        (present) => {
          const edit = editSections({ ...writer, text: lead + text }, present, on, isToBegin, newest);
          state.isOutdated = edit === 'outdated';
          return edit === 'outdated' || edit === 'nothing' ? undefined : edit;
        },
        pullRequest,
      );
    const extraBytes = new TextEncoder().encode(`${first}\n${lead}`).length + overhead({ ...writer, text: '' });
    const answer = await sendWithinLimit(markdownWithin(published), send, extraBytes);
    if ('refusal' in answer) return [noComment(pullRequest.name, answer.refusal)];
    if (state.isOutdated) return [outdatedRun(`a later run of this gate has already commented on ${pullRequest.name}`)];
    if (answer.value !== undefined) job?.setOutput('comment-url', answer.value);
    return [];
  };

/** A comment is limited in size, and the section of this gate matters most here. */
const maxOtherBytes = 30_000;

function editSections(
  own: CommentSection,
  present: string | undefined,
  on: CommentOn,
  isToBegin: boolean,
  newest: string | undefined,
): Edit | 'outdated' | 'nothing' {
  if (present === undefined) return isToBegin ? { text: writeSections([own]) } : 'nothing';
  const before = readSections(present);
  // A run of another commit may be a later one, where a force push returned to this commit.
  const ofNewest = before.filter(({ commit }) => newest === undefined || commit === newest);
  const sections = putSection(own, ofNewest);
  if (sections === undefined) return 'outdated';
  const others = sections.filter((section) => section !== own);
  const previous = before.find(({ gate }) => gate === own.gate)?.outcome;
  const isWorse = isBad(own.outcome) && (previous === undefined || !isBad(previous));
  const isLong = others.reduce((bytes, { text }) => bytes + text.length, 0) > maxOtherBytes;
  // The heading, and a remark where the rest is.
  const shown = others.map((section) =>
    isLong
      ? { ...section, text: section.text.replace(/\n[^]*|$/, '\n\nThe rest is in the summary of its job.') }
      : section,
  );
  return {
    text: writeSections([...shown, own]),
    isNew: on === 'worse' && isWorse,
    isShared: others.length > 0 || before.some(({ gate }) => gate !== own.gate),
  };
}

const isBad = (outcome: Writer['outcome']): boolean => outcome !== 'passed';

const isDoubtful = ({ tallies, runShifts }: Report): boolean =>
  tallies.regression + tallies.suspect + tallies.missing + tallies.invalid > 0 ||
  runShifts.some(({ verdict }) => verdict === 'regression');

export const commentKind: PublisherKind = {
  options: [
    { name: 'comment', about: 'where to comment', choices: ['none', 'pull-request'], frontEnd: 'action' },
    {
      name: 'comment',
      value: 'WORD',
      about: 'where to comment: none (default), pull-request on GitHub, merge-request of the GitLab job',
      choices: ['none', 'pull-request', 'merge-request'],
      frontEnd: 'command-line',
    },
    {
      name: 'comment-on',
      value: 'WORD',
      about:
        'when to comment: always (default), change (only if something is wrong, or was), worse (a new comment, which notifies, if it got worse)',
      isRare: true,
      choices: occasions,
    },
    {
      name: 'comment-key',
      value: 'NAME',
      about: 'gates with the same key share one comment with a section for each (default: the workflow and job)',
      isRare: true,
      frontEnd: 'action',
    },
  ],
  make: ({ get }) => {
    if (!['pull-request', 'merge-request'].includes(get('comment') ?? '')) return [];
    return [comment({ key: get('comment-key') ?? get('key') ?? '', on: chooseOccasion(get('comment-on')) })];
  },
};

/**
 * One comment on every commit at which levels moved, posted once and corrected by later runs.
 * A failure to post is only a warning. Needs `contents: write`.
 *
 * @param key comments with different keys are independent
 */
export async function commentOnCommits(
  comments: readonly CommitComment[],
  key: string,
  forge: Forge | undefined,
): Promise<readonly Problem[]> {
  if (forge?.commit === undefined) return comments.some(({ isNews }) => isNews) ? [nothingToCommentOn('commits')] : [];
  const first = marker(`trend ${key}`);
  const extraBytes = new TextEncoder().encode(`${first}\n`).length;
  const problems: Problem[] = [];
  for (const [i, { commit, isNews, body }] of comments.entries()) {
    const conversation = forge.commit(commit);
    const answer = await sendWithinLimit(
      body,
      (text) =>
        upsertComment(first, (present) => (present === undefined && !isNews ? undefined : { text }), conversation),
      extraBytes,
    );
    if (!('refusal' in answer)) continue;
    const { kind } = answer.refusal;
    const isOfThisCommit = kind === 'gone' || kind === 'unacceptable';
    // A commit that no longer exists needs no correction.
    if (isOfThisCommit && !isNews) continue;
    problems.push(noCommitComment(conversation.name, answer.refusal, isOfThisCommit ? 0 : comments.length - i - 1));
    if (!isOfThisCommit) break;
  }
  return problems;
}
